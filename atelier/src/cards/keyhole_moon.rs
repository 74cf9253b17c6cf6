//! A staircase of piano keys leads to a keyhole in the moon; a girl carries the key up.

use crate::colour::{Colour, mix};
use crate::line::{Path, circle, curve, ellipse, handcut, handcut_finely, poly};
use crate::motifs::animals::{SittingCat, perched_bird};
use crate::motifs::figures::person::{Arm, Garment, Hair, Leg, Person, Pose};
use crate::motifs::sky::{Cloud, aperture};
use crate::motifs::things::{key, keyhole};
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{spots, stops};

/// The middle of the moon.
const MOON: At = (452.0, 318.0);
/// How large it is.
const RADIUS: f64 = 196.0;
const INK: &str = "#120f2b";
const STARLIGHT: &str = "#ffeecb";
/// The step the girl is on.
const GIRL: usize = 13;
/// The step the cat is on.
const CAT: usize = 5;

pub fn scene() -> Scene {
    let scene = Scene::lit_from(MOON.0, MOON.1).focused((500.0, 580.0), 250.0);
    sky(&scene);
    moon(&scene);
    clouds(&scene, &FAR_CLOUDS, 403, |cloud| Cloud {
        lit: 0.5,
        shade: 0.35,
        fades: true,
        rim_colour: Some("#ffe6cf".into()),
        ..cloud
    });
    birds_on_wires(&scene);
    stairs(&scene);
    clouds(&scene, &NEAR_CLOUDS, 431, |cloud| Cloud {
        lit: 0.25,
        fades: true,
        sheets: 3,
        rim_colour: Some("#e3b3ba".into()),
        ..cloud
    });
    // In front of the clouds: its tail hangs down before them.
    cat(&scene);
    clouds(&scene, &LOWEST_CLOUDS, 61, |cloud| Cloud {
        lit: 0.16,
        shadow: "#080618".into(),
        shadow_opacity: 0.6,
        rim_colour: Some("#b98fae".into()),
        ..cloud
    });
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.24,
        colour: "#0c0826",
        grain: 0.06,
        middle: (430.0, 480.0),
    });
    scene
}

/// Clouds: the middle of the base, the width, the height, the colour.
type Clouds = [(f64, f64, f64, f64, &'static str)];
const FAR_CLOUDS: [(f64, f64, f64, f64, &str); 4] = [
    (120.0, 590.0, 470.0, 120.0, "#b583a6"),
    (730.0, 560.0, 400.0, 120.0, "#a87cab"),
    (640.0, 700.0, 520.0, 120.0, "#8263a0"),
    (110.0, 740.0, 470.0, 130.0, "#74589a"),
];
const NEAR_CLOUDS: [(f64, f64, f64, f64, &str); 4] = [
    (20.0, 940.0, 380.0, 150.0, "#4d3c7c"),
    (885.0, 850.0, 360.0, 140.0, "#574484"),
    (824.0, 1080.0, 430.0, 170.0, "#382d66"),
    (-75.0, 1120.0, 400.0, 170.0, "#2f265a"),
];
const LOWEST_CLOUDS: [(f64, f64, f64, f64, &str); 2] = [
    (740.0, 1225.0, 520.0, 120.0, "#1e1942"),
    (60.0, 1235.0, 520.0, 110.0, "#1a153a"),
];

fn clouds(scene: &Scene, clouds: &Clouds, seed: u64, kind: impl Fn(Cloud) -> Cloud) {
    for (&(x, y, width, height, colour), seed) in clouds.iter().zip(seed..) {
        let cloud = Cloud::new((x, y), width, height, colour, seed);
        scene.add(kind(cloud).ink(scene));
    }
}

/// Rings of paper around the moon, with stars on them.
fn sky(scene: &Scene) {
    let stops = stops![0, "#ffe3c0"; 0.2, "#e9a9a2"; 0.3, "#c4829d"; 0.62, "#7a5796"; 1, "#3a2d68"];
    scene.sky(scene.radial(MOON, 960.0, &stops), 6, 0.1);
    scene.add(scene.glow(MOON, 380.0, "#ffdcae", 0.8, 0.5));
    let mut chance = Chance::of("stars", 14);
    let rings = [
        (262.0, "#b8748f", 0.035),
        (348.0, "#8b5a8c", 0.05),
        (448.0, "#62477f", 0.055),
        (572.0, "#403269", 0.06),
        (700.0, "#2a2353", 0.06),
    ];
    for ((r, colour, uneven), i) in rings.into_iter().zip(0_i64..) {
        let out = i as f64;
        let middle = (MOON.0, MOON.1 + out * 26.0);
        let ring = aperture(middle, r, r * (1.0 + 0.05 * out), uneven, i * 5 + 2);
        let ring = handcut(&ring, 1.4, 50.0, i);
        scene.add(scene.shadow(&ring, (0.0, 4.0), 15.0, "#2a1a52", 0.42));
        let colour = Colour::from(colour);
        let stops =
            stops![0.4, mix(colour, "#ffd9b0", 0.22); 0.62, colour; 1, colour.lighter(-0.06)];
        let fill = scene.radial(MOON, r * 1.9, &stops);
        scene.add(scene.washed(scene.fill(&ring, fill), 30 + i, 0.1));
        let lip = ring.minus(&ring.moved(0.0, -2.2));
        scene.add(scene.veil(&lip, "#ffe6cf", 0.28));
        let inside = ring.grown(-8.0);
        for _ in 0..26 + i * 14 {
            let at = (chance.between(8.0, 792.0), chance.between(8.0, 560.0));
            let r = *chance.pick(&[0.9, 1.0, 1.4, 2.1]);
            let opacity = chance.between(0.35, 0.95);
            if inside.contains(at) {
                scene.add(scene.veil(&circle(at, r), STARLIGHT, opacity));
            }
        }
    }
}

fn moon(scene: &Scene) {
    let (x, y) = MOON;
    let disc = handcut(&circle(MOON, RADIUS), 1.6, 70.0, 3);
    let hole = handcut(&keyhole(47.0).moved(x, y - 46.0), 0.8, 30.0, 5);
    let moon = disc.minus(&hole);
    scene.add(other_sky(scene, &hole.grown(2.0)));
    let shadow = scene.shadow(&moon, (5.0, 10.0), 9.0, "#05041a", 0.75);
    scene.add(scene.clipped(&hole.grown(1.0), shadow));
    let stops = stops![0, "#fffbea"; 0.55, "#ffefc9"; 1, "#efc690"];
    let mut face = scene.fill(&moon, scene.radial((x - 50.0, y - 70.0), 300.0, &stops));
    let seas = scene.blurred(seas(scene), 13.0);
    let spray = Spray {
        grain: 0.7,
        seed: 6,
        ..Spray::default()
    };
    face += scene.clipped(&moon, scene.sprayed(seas, "#dfab85", spray));
    face += scene.clipped(&moon, craters(scene));
    scene.add(scene.washed(face, 17, 0.12));
    let density = stops![0.45, Colour::BLACK, 0; 1, Colour::BLACK, 0.75];
    let density = scene.radial((x - 60.0, y - 80.0), 290.0, &density);
    let spray = Spray::new(4, 0.75);
    scene.add(scene.grain(&moon, density, "#cf8f78", spray));
    // The thickness of the paper.
    let bevel = hole.grown(4.0).minus(&hole).within(&disc);
    scene.add(scene.veil(&bevel, "#c8895f", 0.55));
    let sill = hole.minus(&hole.moved(0.0, -5.0));
    scene.add(scene.veil(&sill, "#fff6da", 0.75));
}

/// Another night behind the keyhole.
fn other_sky(scene: &Scene, hole: &Shape) -> Ink {
    let (x, y) = MOON;
    let stops = stops![0, "#0d0b26"; 0.5, "#1b1b4a"; 0.8, "#5a3a72"; 1, "#f0a95e"];
    let fill = scene.linear((0.0, y - 100.0), (0.0, y + 90.0), &stops);
    let mut ink = scene.fill(hole, fill);
    let mut chance = Chance::of("other stars", 14);
    for _ in 0..26 {
        let star = (
            chance.between(x - 50.0, x + 50.0),
            chance.between(y - 100.0, y + 60.0),
        );
        let r = *chance.pick(&[0.8, 1.1, 1.6]);
        ink += scene.veil(&circle(star, r), STARLIGHT, 0.9);
    }
    scene.clipped(hole, ink)
}

fn seas(scene: &Scene) -> Ink {
    let seas = [
        (-96.0, -58.0, 62.0, 40.0, 30.0),
        (-70.0, 70.0, 54.0, 74.0, -20.0),
        (96.0, -84.0, 54.0, 36.0, 20.0),
        (112.0, 40.0, 44.0, 66.0, 10.0),
        (10.0, 140.0, 70.0, 26.0, 0.0),
        (-10.0, -150.0, 50.0, 18.0, 0.0),
        (140.0, -20.0, 26.0, 40.0, 0.0),
    ];
    let seas = seas.into_iter().map(|(dx, dy, rx, ry, turn)| {
        let at = (MOON.0 + dx, MOON.1 + dy);
        let sea = ellipse(at, rx, ry).turned(turn, at);
        scene.veil(
            &handcut(&sea, 9.0, 46.0, dx as i64 + 300),
            Colour::BLACK,
            0.42,
        )
    });
    seas.sum()
}

fn craters(scene: &Scene) -> Ink {
    let craters = [
        (-84.0, -96.0, 13.0),
        (-116.0, 64.0, 7.0),
        (-128.0, -30.0, 8.0),
        (70.0, -128.0, 8.0),
        (128.0, -64.0, 11.0),
        (132.0, 66.0, 15.0),
        (86.0, 122.0, 8.0),
        (-30.0, -166.0, 6.0),
        (160.0, 10.0, 5.0),
        (-154.0, 20.0, 5.0),
        (88.0, 20.0, 5.0),
        (-74.0, 14.0, 5.0),
        (110.0, -20.0, 4.0),
        (-100.0, 110.0, 5.0),
    ];
    let craters = craters.into_iter().map(|(dx, dy, r)| {
        let crater = ellipse((MOON.0 + dx, MOON.1 + dy), r, r * 0.9);
        let crater = handcut(&crater, r * 0.08, r, dx as i64 + 200);
        let shade = crater.minus(&crater.moved(r * 0.22, r * 0.26));
        let light = crater.moved(r * 0.14, r * 0.16).minus(&crater);
        scene.veil(&crater, "#e0b08a", 0.4)
            + scene.veil(&shade, "#c08a70", 0.4)
            + scene.veil(&light, "#fffdf0", 0.75)
    });
    craters.sum()
}

/// Five wires like the lines of a stave, and birds as its notes.
fn birds_on_wires(scene: &Scene) {
    let wires: [Path; 5] = std::array::from_fn(|i| {
        let i = i as f64;
        let wire = curve(&spots![
            -20, 596.0 + i * 21.0; 180, 622.0 + i * 20.0; 400, 606.0 + i * 19.0; 620, 556.0 + i * 19.0;
            820, 478.0 + i * 20.0
        ]);
        scene.add(scene.stitched(&wire, "#2b2356", 1.5, 0.85, None));
        Path::new(wire)
    });
    let birds = [
        (44.0, 3, false),
        (98.0, 1, true),
        (150.0, 2, false),
        (204.0, 0, true),
        (560.0, 0, false),
        (678.0, 0, true),
        (706.0, 4, true),
        (726.0, 1, false),
        (766.0, 2, true),
    ];
    for ((x, wire, flip), seed) in birds.into_iter().zip(0..) {
        let spot = Spot::new(x, wires[wire].y_at(x), 1.12);
        let bird = spot.turned(-4.0).flipped(flip).put(&perched_bird());
        let bird = handcut(&bird, 0.25, 8.0, seed);
        let sheet = scene.sheet(&bird, "#2a2152").shade(0.4).rim(1.0);
        scene.add(sheet.rim_colour("#ffd9b4"));
    }
}

/// One key of the staircase.
struct Step {
    /// The middle of its front edge.
    x: f64,
    y: f64,
    /// How large it is; the nearest is 1.
    size: f64,
    /// How far its right end is above its middle.
    tilt: f64,
    /// How far its back edge is to the right.
    aside: f64,
    number: usize,
    /// How far up it is: from 0 to 1.
    far: f64,
}

/// The steps, the nearest first. They get lower and narrower with the distance.
fn steps() -> Vec<Step> {
    let line = curve(&spots![
        262, 1250; 330, 1120; 470, 1010; 560, 905; 528, 800; 412, 722; 338, 640; 356, 560; 418, 480; 452, 396
    ]);
    let line = Path::new(line.into_iter().rev().map(|(x, y)| (y, x)).collect());
    let (mut y, mut height) = (1240.0, 47.0_f64);
    let mut heights = Vec::new();
    while y > 402.0 {
        heights.push(y);
        y -= height;
        height = (height * 0.952).max(6.4);
    }
    let middle = |i: usize| line.y_at(heights[i.min(heights.len() - 1)]);
    (0..heights.len())
        .map(|number| {
            let (x, y) = (middle(number), heights[number]);
            let next = middle(number + 1);
            Step {
                x,
                y,
                size: 0.085 + 0.915 * ((y - 360.0) / 880.0_f64).max(0.1).powf(1.15),
                tilt: (next - middle(number.saturating_sub(1))) * 0.045,
                aside: (next - x) * 0.35,
                number,
                far: number as f64 / heights.len() as f64,
            }
        })
        .collect()
}

fn stairs(scene: &Scene) {
    let steps = steps();
    for step in steps.iter().rev() {
        scene.add(step.ivory(scene));
        if [true, true, false, true, true, true, false][step.number % 7] {
            scene.add(step.ebony(scene));
        }
        if step.number == GIRL {
            let at = (step.x + step.width() * 0.3, step.y - step.depth() * 0.45);
            scene.add(girl(scene, at));
        }
    }
}

fn cat(scene: &Scene) {
    let Step { x, y, size, .. } = steps()[CAT];
    let contact = ellipse((x + 130.0 * size, y - 6.0), 40.0, 7.0);
    scene.add(scene.shadow(&contact, (0.0, 2.0), 5.0, "#140f33", 0.6));
    let spot = Spot::new(x + 134.0 * size, y - 7.0, 0.98).flipped(true);
    let cat = SittingCat {
        light: Some((300.0, 500.0)),
        ..SittingCat::new(spot, "#191331")
    };
    scene.add(cat.ink(scene, 2));
}

impl Step {
    /// From its middle to an end.
    fn width(&self) -> f64 {
        200.0 * self.size
    }

    fn depth(&self) -> f64 {
        25.0 * self.size
    }

    fn cut(&self, shape: &Shape, amount: f64, wave: f64, seed: i64) -> Shape {
        let seed = self.number as i64 + seed;
        handcut_finely(shape, amount * self.size, wave, seed, 0.2)
    }

    fn top(&self) -> Shape {
        let (x, y, width, tilt) = (self.x, self.y, self.width(), self.tilt);
        let (back, far) = (x + self.aside, y - self.depth());
        let top = poly(&spots![
            x - width, y + tilt; x + width, y - tilt; back + width * 0.955, far - tilt;
            back - width * 0.955, far + tilt
        ]);
        top.softened(1.5 * self.size)
    }

    fn front(&self) -> Shape {
        let (x, y, width, tilt) = (self.x, self.y, self.width(), self.tilt);
        let (size, below) = (self.size, y + 24.0 * self.size);
        poly(&spots![
            x - width, y + tilt; x + width, y - tilt; x + width - size, below - tilt; x - width + size, below + tilt
        ])
    }

    /// A white key.
    fn ivory(&self, scene: &Scene) -> Ink {
        let (x, y, size, width) = (self.x, self.y, self.size, self.width());
        let both = self.top().and(&self.front());
        let top = self.cut(&self.top(), 0.7, 40.0, 0);
        let front = self.cut(&self.front(), 0.7, 40.0, 70);
        let ivory = mix("#f6e7cf", "#ffe3b8", self.far);
        let shade = mix("#6e5688", "#b9819a", self.far);
        // Brightest towards the moon.
        let bright = 0.5 + 0.3 * (MOON.0 - x) / 400.0;
        let across = |stops: &[_]| scene.linear((x - width, y), (x + width, y), stops);
        let fall = (0.0, 12.0 * size + 2.0);
        let mut ink = scene.shadow(&both, fall, 10.0 * size + 1.5, "#140f33", 0.5);
        let stops = stops![
            0, mix(shade, INK, 0.35); bright, mix(shade, "#d9a6a0", 0.35); 1, mix(shade, INK, 0.3)
        ];
        ink += scene.fill(&front, across(&stops));
        let stops = stops![
            0, mix(ivory, "#8b6fa0", 0.42); bright, ivory; 1, mix(ivory, "#8b6fa0", 0.35)
        ];
        ink += scene.fill(&top, across(&stops));
        if size > 0.2 {
            let density = stops![
                0, Colour::BLACK, 0.05; 0.45, Colour::BLACK, 0.12; 1, Colour::BLACK, 0.75
            ];
            let (from, to) = ((0.0, y - self.depth()), (0.0, y + 24.0 * size));
            let spray = Spray::new(self.number as i64, 0.75);
            let dark = mix(shade, INK, 0.55);
            ink += scene.grain(&both, scene.linear(from, to, &density), dark, spray);
        }
        let edge = top.minus(&top.moved(0.0, -(1.6 * size).max(0.7)));
        ink + scene.veil(&edge, "#fffaf0", 0.8)
    }

    /// A black key on its left part, at the back.
    fn ebony(&self, scene: &Scene) -> Ink {
        let (size, depth) = (self.size, self.depth());
        let (left, right) = (self.x - self.width() * 0.93, self.x + self.width() * 0.16);
        let tilt = |x: f64| -(x - self.x) / self.width() * self.tilt;
        let foot = self.y - depth * 0.62;
        let (foot_left, foot_right) = (foot + tilt(left), foot + tilt(right));
        let high = 13.0 * size;
        let back = depth * 0.72 + high;
        let top = poly(&spots![
            left + 4.0 * size, foot_left - back; right - 6.0 * size, foot_right - back; right, foot_right - high;
            left, foot_left - high
        ]);
        let front = poly(&spots![
            left, foot_left - high; right, foot_right - high; right + 3.0 * size, foot_right; left, foot_left
        ]);
        let end = poly(&spots![
            right, foot_right - high; right - 6.0 * size, foot_right - back;
            right + 5.0 * size, foot_right - depth * 0.5; right + 3.0 * size, foot_right
        ]);
        let fall = (5.0 * size, 5.0 * size);
        let shadow = scene.shadow(&front.and(&end), fall, 4.0 * size + 0.5, "#2a1a3a", 0.6);
        let mut ink = scene.clipped(&self.top(), shadow);
        ink += scene.fill(&self.cut(&front, 0.4, 30.0, 0), "#17122f");
        ink += scene.fill(&self.cut(&end, 0.3, 20.0, 0), "#2c2350");
        let stops = stops![0, "#2a2150"; 0.7, "#4b3d78"; 1, "#6f5a94"];
        let fill = scene.linear((left, 0.0), (right, 0.0), &stops);
        ink += scene.fill(&self.cut(&top, 0.4, 30.0, 5), fill);
        let edge = top.minus(&top.moved(0.0, (1.3 * size).max(0.6)));
        ink + scene.veil(&edge, "#cda6b8", 0.6)
    }
}

fn girl(scene: &Scene, at: At) -> Ink {
    let girl = Person {
        spot: Spot::new(at.0, at.1, 1.76).flipped(true),
        pose: Pose {
            hip: (0.0, -46.0),
            neck: (4.0, -79.0),
            head: (6.5, -89.5),
            tilt: -14.0,
            far_leg: Leg::new((-4.0, -25.0), (-13.0, -6.0)).toes(0.8, 0.6),
            near_leg: Leg::new((10.0, -33.0), (11.0, -14.0)),
            far_arm: Some(Arm::new((11.0, -64.0), (15.0, -72.0))),
            near_arm: Some(Arm::new((12.0, -60.0), (17.0, -70.0))),
        },
        garment: Garment::Dress,
        coat: "#3d6f86".into(),
        legs: "#e4b08c".into(),
        shoes: "#2a1a2e".into(),
        skin: "#e4b08c".into(),
        dark: "#17122f".into(),
        hem: -24.0,
        flare: 13.0,
        hem_at: Some(1.0),
        head_size: 7.4,
        hair: Some((Hair::Bob, "#5a2436".into())),
        ..Person::default()
    };
    let key = Spot::new(-58.0, -102.0, 0.92).turned(20.0).put(&key());
    let key = girl.spot.put(&key);
    let shadow = scene.shadow(&key, (1.0, 3.0), 4.0, INK, 0.45);
    let key = handcut_finely(&key, 0.3, 12.0, 2, 0.15);
    let sheet = scene.sheet(&key, "#e9a93c").lit(0.45).shade(0.45).rim(1.1);
    shadow + sheet.dark("#8a4a2e").ink() + girl.ink(scene, 3)
}
