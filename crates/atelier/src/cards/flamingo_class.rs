//! Noon in a lime lagoon: rows of flamingos, each on one leg, and a gentleman with a briefcase who nearly manages it too.

use crate::chance::{Chance, noise};
use crate::colour::{Colour, mix, ramp};
use crate::line::{arc, blob, circle, curve, ellipse, handcut, handcut_finely, poly, taper};
use crate::motifs::figures::{
    Beard, Figure, Garment, Gesture, Hair, Hat, Head, Pose, Shoes, Skin, View,
};
use crate::scene::{Finish, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Each row: where its feet are, how large its birds are, where they stand.
const ROWS: [(f64, f64, &[f64]); 5] = [
    (
        304.0,
        0.68,
        &[64.0, 166.0, 264.0, 366.0, 468.0, 570.0, 672.0, 772.0],
    ),
    (
        444.0,
        0.86,
        &[40.0, 152.0, 268.0, 384.0, 500.0, 614.0, 724.0],
    ),
    (616.0, 1.08, &[78.0, 212.0, 348.0, 486.0, 622.0, 756.0]),
    (832.0, 1.36, &[92.0, 250.0, 408.0, 620.0, 764.0]),
    (1132.0, 1.68, &[78.0, 238.0, 750.0]),
];
const HORIZON: f64 = 132.0;
const WATER: [&str; 4] = ["#f1f5a6", "#d3e66c", "#a9d048", "#7db233"];
const DEEP: &str = "#2f5a24";
const PINKS: [&str; 3] = ["#f7b9bd", "#f48a9a", "#ec5f7c"];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(330.0, -300.0);
    shore(&scene);
    ripples(&scene);
    let mut which = 0;
    for (row, (y, size, places)) in ROWS.into_iter().enumerate() {
        let near = row as f64 / 4.0;
        for (i, x) in places.iter().enumerate() {
            let lift = 9.0 * size * noise(i as f64 * 1.7, row as i64, None);
            let bird = Flamingo {
                spot: Spot::new(*x, y + lift, size).flipped(FACING[row].as_bytes()[i] == b'<'),
                neck: &NECKS[ORDER[which] % NECKS.len()],
                sway: noise(which as f64 * 2.3, 8, None),
                pink: ramp(&PINKS, near + 0.14 * noise(which as f64 * 1.9, 4, None)),
                near,
            };
            bird.draw(&scene, 100 + 17 * which as i64);
            which += 1;
        }
        if row < 4 {
            let mist = 0.28 - 0.06 * row as f64;
            scene.add(scene.fog(y - 150.0 * size, y + 20.0, "#eaf3a0", mist));
            scene.add(scene.fog(y + 120.0, y + 20.0, "#eaf3a0", mist));
        }
    }
    gentleman(&scene);
    chick(&scene, Spot::new(604.0, 1160.0, 1.12));
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.2,
        colour: "#3a5a1a",
        ..Finish::default()
    });
    scene
}

/// Which way the birds of each row look.
const FACING: [&str; 5] = ["<<<<<<<<", ">>>>>>>", "<<<<<<", ">>>>>", ">><"];
/// Whose neck goes where: never the same twice in one row.
const ORDER: [usize; 29] = [
    0, 7, 1, 9, 4, 5, 10, 8, 6, 2, 11, 0, 3, 9, 4, 8, 7, 2, 1, 10, 5, 11, 4, 0, 9, 2, 1, 8, 11,
];

/// How a neck goes from the breast to the head, and where the head looks.
struct Neck {
    line: &'static [At],
    /// Clockwise, in degrees; 0 is straight on.
    nod: f64,
    /// Whether it looks back.
    back: bool,
}

const fn neck(line: &'static [At], nod: f64, back: bool) -> Neck {
    Neck { line, nod, back }
}

const NECKS: [Neck; 12] = [
    neck(
        &[
            (46.0, -138.0),
            (45.0, -162.0),
            (26.0, -178.0),
            (22.0, -202.0),
            (38.0, -216.0),
        ],
        4.0,
        false,
    ),
    neck(
        &[
            (43.0, -142.0),
            (48.0, -172.0),
            (44.0, -206.0),
            (46.0, -232.0),
            (58.0, -240.0),
        ],
        -4.0,
        false,
    ),
    neck(
        &[
            (46.0, -142.0),
            (48.0, -170.0),
            (36.0, -196.0),
            (20.0, -208.0),
            (4.0, -202.0),
        ],
        -12.0,
        true,
    ),
    neck(
        &[
            (54.0, -136.0),
            (72.0, -124.0),
            (80.0, -98.0),
            (74.0, -70.0),
            (80.0, -48.0),
        ],
        74.0,
        false,
    ),
    neck(
        &[
            (54.0, -134.0),
            (60.0, -158.0),
            (40.0, -174.0),
            (16.0, -188.0),
            (20.0, -212.0),
            (40.0, -222.0),
        ],
        10.0,
        false,
    ),
    neck(
        &[
            (40.0, -148.0),
            (30.0, -174.0),
            (32.0, -206.0),
            (54.0, -220.0),
            (72.0, -208.0),
        ],
        40.0,
        false,
    ),
    neck(
        &[
            (54.0, -140.0),
            (74.0, -160.0),
            (76.0, -186.0),
            (72.0, -208.0),
            (84.0, -220.0),
        ],
        -8.0,
        false,
    ),
    neck(
        &[
            (44.0, -148.0),
            (42.0, -184.0),
            (54.0, -212.0),
            (78.0, -212.0),
            (86.0, -190.0),
        ],
        76.0,
        false,
    ),
    neck(
        &[
            (38.0, -148.0),
            (16.0, -166.0),
            (4.0, -192.0),
            (14.0, -216.0),
            (34.0, -220.0),
        ],
        6.0,
        false,
    ),
    neck(
        &[
            (42.0, -144.0),
            (50.0, -174.0),
            (42.0, -204.0),
            (48.0, -228.0),
        ],
        -62.0,
        false,
    ),
    neck(
        &[
            (48.0, -146.0),
            (44.0, -172.0),
            (20.0, -182.0),
            (-6.0, -170.0),
            (-20.0, -150.0),
        ],
        -66.0,
        true,
    ),
    neck(
        &[
            (50.0, -142.0),
            (56.0, -170.0),
            (36.0, -190.0),
            (36.0, -216.0),
            (54.0, -226.0),
        ],
        16.0,
        false,
    ),
];

struct Flamingo {
    spot: Spot,
    neck: &'static Neck,
    /// From -1 to 1: how it leans.
    sway: f64,
    pink: Colour,
    /// 0 in the last row, 1 in the first.
    near: f64,
}

impl Flamingo {
    fn draw(&self, scene: &Scene, seed: i64) {
        let (spot, pink) = (self.spot, self.pink);
        let hot = mix(pink, "#d8285a", 0.42);
        let dark = mix(pink, "#7a1440", 0.62);
        let cut = |shape: &Shape, part: i64| {
            let shape = spot.put(shape);
            handcut_finely(&shape, 0.25 + 0.35 * self.near, 14.0, seed + part, 0.16)
        };
        let sheet = |shape: &Shape, colour: Colour, part: i64| {
            let shape = cut(shape, part);
            scene
                .sheet(&shape, colour)
                .lit(0.3)
                .shade(0.55)
                .dark(mix(colour, "#a01850", 0.5))
                .rim(0.8 + 0.8 * self.near)
                .grain(0.95)
                .seed(seed + part)
                .ink()
        };
        reflection(scene, spot, pink, seed);
        let s = self.sway * 4.0;
        let leg = taper(
            &spots![-4.0 + s * 0.4, -94; -6.0 + s, -72; -5.0 + s, -53; -1, -26; 0, -3],
            &[9.0, 6.0, 5.0, 3.8, 3.6],
        );
        let joint = ellipse((-5.0 + s, -52.0), 4.2, 5.2);
        let foot = blob(
            &knots![-5, -5; 0, -7; 7, -4; 15, 1, corner; 8, 1; 5, 3, corner; 0, 1; -6, 2, corner],
        );
        let standing = all([leg, joint, foot]).fillet(1.5);
        let bent = all([
            taper(&spots![8, -94; 18, -80; 25.0 + s, -66], &[9.0, 6.0, 4.6]),
            ellipse((25.0 + s, -64.0), 4.4, 4.4),
            taper(
                &spots![25.0 + s, -64; 8, -56; -12.0 + s, -50],
                &[4.4, 3.8, 3.4],
            ),
            blob(
                &knots![-10.0 + s, -53; -19.0 + s, -50; -27.0 + s, -41, corner; -19.0 + s, -43; -14.0 + s, -40, corner; -10.0 + s, -47],
            ),
        ]);
        scene.add(sheet(&bent.fillet(1.5), mix(hot, dark, 0.2), 1));
        scene.add(sheet(&standing, hot, 2));
        // Body and neck are one piece.
        let body = blob(&knots![
            36, -122; 35, -108; 26, -95; 8, -87; -14, -88; -34, -94; -52, -99; -66, -94, corner; -58, -104; -62, -108, corner;
            -46, -113; -28, -126; -8, -136; 14, -138; 28, -134
        ]);
        let mut line = vec![(20.0, -112.0), (34.0, -124.0)];
        line.extend(
            self.neck
                .line
                .iter()
                .enumerate()
                .map(|(i, (x, y))| (x + self.sway * 1.3 * i as f64, *y)),
        );
        let head_at = line[line.len() - 1];
        let throat = taper(&line, &[26.0, 20.0, 14.0, 12.0, 11.0, 10.6, 11.0, 13.0]);
        let bird = body.and(&throat).fillet(5.0);
        let outline = cut(&bird, 3);
        scene.add(scene.shadow(
            &outline,
            (0.0, 5.0 * spot.size),
            5.0 * spot.size,
            mix(dark, DEEP, 0.3),
            0.28,
        ));
        let paper = scene
            .sheet(&outline, pink)
            .lit(0.36)
            .shade(0.6)
            .dark(mix(pink, "#c02a60", 0.5));
        scene.add(
            paper
                .rim(1.0 + 0.9 * self.near)
                .grain(0.95)
                .seed(seed)
                .ink(),
        );
        // The breast is paler, the belly lies in shade.
        let belly = blob(&knots![30, -100; 10, -86; -16, -87; -46, -96; -20, -98; 8, -98]);
        scene.add(scene.clipped(
            &outline,
            scene.smudge(
                &spot.put(&belly),
                0.6,
                5.0 * spot.size,
                dark,
                Spray {
                    grain: 0.95,
                    seed,
                    opacity: 0.55,
                    ..Spray::default()
                },
            ),
        ));
        self.wing(scene, seed, hot, dark);
        self.head(scene, seed, head_at);
    }

    fn wing(&self, scene: &Scene, seed: i64, hot: Colour, dark: Colour) {
        let spot = self.spot;
        let quills = blob(
            &knots![-30, -100; -48, -101; -68, -96, corner; -60, -103; -66, -107, corner; -44, -111; -28, -108],
        );
        scene.add(scene.fill(
            &handcut_finely(&spot.put(&quills), 0.3, 9.0, seed, 0.15),
            mix("#2a1630", dark, 0.35 * (1.0 - self.near)),
        ));
        let lays = [
            (
                blob(
                    &knots![16, -118; 6, -100; -14, -95; -38, -98; -58, -104, corner; -44, -110; -26, -120; -6, -128; 10, -128],
                ),
                0.0,
            ),
            (
                blob(
                    &knots![17, -120; 8, -106; -10, -102; -30, -105; -46, -110, corner; -30, -116; -14, -126; 4, -130],
                ),
                0.45,
            ),
            (
                blob(
                    &knots![18, -122; 10, -113; -4, -110; -20, -112; -32, -117, corner; -16, -124; 2, -131],
                ),
                0.9,
            ),
        ];
        for (i, (lay, pale)) in lays.iter().enumerate() {
            let lay = handcut_finely(&spot.put(lay), 0.4, 9.0, seed + 5 + i as i64, 0.15);
            let colour = mix(mix(hot, dark, 0.12), self.pink.lighter(0.1), *pale);
            scene.add(
                scene
                    .sheet(&lay, colour)
                    .lit(0.25)
                    .shade(0.5)
                    .dark(mix(hot, dark, 0.5))
                    .rim(0.9 + 0.5 * self.near)
                    .grain(0.95)
                    .ink(),
            );
        }
        let feathers = (0..5).map(|i| {
            let x = 2.0 - 9.0 * f64::from(i);
            let y = -103.0 + 0.5 * f64::from(i);
            taper(
                &spots![x, y; x - 8.0, y + 3.6; x - 17.0, y + 2.6],
                &[0.4, 1.5, 0.3],
            )
        });
        scene.add(scene.veil(&spot.put(&all(feathers.collect::<Vec<_>>())), dark, 0.6));
        // Down on breast and neck, seen only from near by.
        let down = [
            (26.0, -116.0),
            (22.0, -106.0),
            (31.0, -108.0),
            (16.0, -99.0),
            (26.0, -100.0),
            (6.0, -94.0),
            (-8.0, -92.0),
            (30.0, -124.0),
        ];
        let down = down.map(|(x, y)| {
            taper(
                &spots![x - 3.6, y - 1.0; x, y + 2.0; x + 3.0, y - 1.6],
                &[0.3, 1.2, 0.3],
            )
        });
        scene.add(scene.veil(&spot.put(&all(down)), dark, 0.45 * self.near));
    }

    fn head(&self, scene: &Scene, seed: i64, at: At) {
        let at = self.spot.point(at);
        let flip = self.spot.flip != self.neck.back;
        let nod = if flip { -self.neck.nod } else { self.neck.nod };
        let spot = Spot::new(at.0, at.1, self.spot.size * 1.06)
            .turned(nod)
            .flipped(flip);
        let cut = |shape: &Shape, part: i64| {
            handcut_finely(&spot.put(shape), 0.25, 8.0, seed + part, 0.12)
        };
        let bill = cut(
            &blob(
                &knots![8, -8, corner; 17, -7; 25, -1; 28, 8; 24, 19, corner; 20, 12; 15, 8; 7, 6, corner],
            ),
            20,
        );
        let tip = blob(&knots![26, 1; 28, 8; 24, 19, corner; 20, 12; 18, 9; 22, 6]);
        let skull = cut(
            &blob(&knots![-9, 4; -9, -6; -2, -11; 6, -10; 12, -5; 12, 3; 8, 8; -2, 9]),
            21,
        );
        scene.add(
            scene
                .sheet(&bill, "#f9ecd9")
                .lit(0.2)
                .rim(0.8)
                .grain(1.0)
                .ink(),
        );
        scene.add(scene.fill(
            &spot.put(&tip).within(&bill),
            mix("#2a1630", self.pink, 0.22 * (1.0 - self.near)),
        ));
        scene.add(scene.veil(
            &spot.put(&taper(&spots![8, 0; 16, 1; 22, 7], &[0.5, 1.0, 0.5])),
            "#9a5a5a",
            0.7,
        ));
        scene.add(
            scene
                .sheet(&skull, self.pink)
                .lit(0.36)
                .shade(0.3)
                .rim(0.9)
                .grain(1.0)
                .ink(),
        );
        scene.add(scene.fill(&spot.put(&circle((4.4, -3.0), 3.1)), "#fbf0c0"));
        scene.add(scene.fill(&spot.put(&circle((5.2, -2.8), 1.7)), "#2a1630"));
        scene.add(scene.veil(
            &spot.put(&taper(&spots![0.4, -6; 4, -7; 8, -5], &[0.4, 1.3, 0.4])),
            mix(self.pink, "#7a1440", 0.6),
            0.9,
        ));
    }
}

/// Under a foot: its noon shadow, its rings, and the bird once more, broken by the water.
fn reflection(scene: &Scene, spot: Spot, pink: Colour, seed: i64) {
    let (x, y) = spot.at;
    let k = spot.size;
    let mut bits = Vec::new();
    for i in 0..9 {
        let part = f64::from(i) / 8.0;
        let wide = k * if i < 4 {
            3.0 + 4.0 * part
        } else {
            26.0 - 22.0 * (part - 0.7).abs()
        };
        let cx = x + k * 5.0 * noise(f64::from(i) * 1.3, seed, None);
        let cy = y + k * (5.0 + 6.4 * f64::from(i));
        bits.push(taper(
            &[
                (cx - wide, cy),
                (cx, cy + k * 0.8),
                (cx + wide, cy - k * 0.3),
            ],
            &[0.3, k * 3.2, 0.3],
        ));
    }
    scene.add(scene.veil(&all(bits), mix(pink, "#e8507a", 0.3), 0.5));
    let shade = ellipse((x - 6.0 * k, y + 1.0), 40.0 * k, 6.5 * k);
    scene.add(scene.smudge(
        &shade,
        0.62,
        4.0 * k,
        "#5a8a24",
        Spray {
            grain: 0.8,
            seed,
            opacity: 0.6,
            ..Spray::default()
        },
    ));
    for (r, strength) in [(13.0, 0.8), (25.0, 0.5)] {
        let ring = handcut(&ellipse((x + k, y), r * k, r * 0.3 * k), 0.7, 14.0, seed);
        let inner = ellipse(
            (x + 1.4 * k, y + 0.5 * k),
            (r - 1.3) * k,
            (r * 0.3 - 0.9) * k,
        );
        scene.add(scene.veil(&ring.minus(&inner), "#fbffe0", strength));
    }
}

/// Sky, far bushes, and the lagoon.
fn shore(scene: &Scene) {
    let stops = stops![0, "#bfe6d2"; 0.06, "#e4f3c8"; 0.108, "#fbf8cf"; 0.112, WATER[0]; 0.36, WATER[1]; 0.7, WATER[2]; 1, WATER[3]];
    scene.sky(scene.linear((0.0, 0.0), (60.0, 1200.0), &stops), 5, 0.05);
    for (i, (base, rise, colour, step)) in [
        (HORIZON - 26.0, 76.0, "#b9da86", 44.0),
        (HORIZON - 6.0, 46.0, "#8fc158", 32.0),
    ]
    .into_iter()
    .enumerate()
    {
        let seed = 20 + i as i64;
        let mut chance = Chance::of("flamingo shore", seed as u64);
        let mut x = -40.0;
        let mut crowns = vec![poly(
            &spots![-20, base; WIDTH + 20.0, base; WIDTH + 20.0, HORIZON; -20, HORIZON],
        )];
        while x < WIDTH + 60.0 {
            let r = step * chance.between(0.5, 0.95);
            let y = base - rise * (0.25 + 0.4 * noise(x * 0.006, seed, None))
                + chance.between(-6.0, 6.0);
            crowns.push(handcut(
                &ellipse((x, y + r * 0.5), r, r * 0.86),
                3.4,
                13.0,
                seed + x as i64,
            ));
            crowns.push(poly(&spots![x - r * 0.9, y + r * 0.5; x + r * 0.9, y + r * 0.5; x + r, HORIZON; x - r, HORIZON]));
            x += r * chance.between(0.9, 1.3);
        }
        let bush = handcut(
            &all(crowns).within(&poly(&spots![-20, 0; 820, 0; 820, HORIZON; -20, HORIZON])),
            1.0,
            11.0,
            seed,
        );
        scene.add(scene.shadow(&bush, (0.0, -3.0), 8.0, DEEP, 0.2));
        scene.add(
            scene
                .sheet(&bush, colour)
                .lit(0.3)
                .shade(0.3)
                .dark("#5f9a3c")
                .rim(1.8)
                .ink(),
        );
    }
    let edge: Vec<At> = (0..=16)
        .map(|i| {
            (
                f64::from(i) * 50.0,
                HORIZON + 2.0 * noise(f64::from(i), 3, None),
            )
        })
        .collect();
    scene.add(scene.veil(&taper(&edge, &[3.0, 5.0, 3.0]), "#fdfde0", 0.9));
}

/// The nearer, the longer and the further apart.
fn ripples(scene: &Scene) {
    let mut chance = Chance::of("flamingo ripples", 3);
    let (mut light, mut dark) = (Vec::new(), Vec::new());
    for _ in 0..260 {
        let part = chance.unit().powf(0.8);
        let (x, y) = (
            chance.between(-30.0, WIDTH + 30.0),
            HORIZON + 10.0 + part * 1060.0,
        );
        let (long, thick) = (
            (14.0 + 54.0 * part) * chance.between(0.5, 1.3),
            0.9 + 2.6 * part,
        );
        let line = [
            (x - long, y),
            (x - long * 0.3, y + thick * 1.2),
            (x + long * 0.3, y - thick * 0.4),
            (x + long, y + thick * 0.5),
        ];
        let ripple = taper(&line, &[0.2, thick, thick * 0.8, 0.2]);
        if chance.happens(0.5) {
            light.push(ripple)
        } else {
            dark.push(ripple)
        }
    }
    scene.add(scene.veil(&all(dark), "#5f9a24", 0.34));
    scene.add(scene.veil(&all(light), "#fbffd8", 0.6));
}

/// He has seen how it is done.
fn gentleman(scene: &Scene) {
    let suit: Colour = "#2c3f7a".into();
    let man = Figure {
        at: (478.0, 1134.0),
        height: 416.0,
        turn: 9.0,
        view: View::Front,
        pose: Pose {
            hip: (0.6, -50.0),
            neck: (-1.6, -82.6),
            head: (-2.8, -92.0),
            knees: [(-1.6, -26.6), (15.4, -36.0)],
            feet: [(0.0, -2.0), (2.6, -27.0)],
            elbows: [(-16.6, -71.6), (14.6, -69.0)],
            hands: [(-31.0, -76.0), (24.0, -59.0)],
            hips: 6.0,
            shoulders: 6.0,
            toes: [0.0, 24.0],
            nod: -6.0,
        },
        skin: Skin::Umber,
        garment: Garment::Trousers,
        top: suit,
        low: suit.lighter(-0.05),
        trim: "#f4ead6".into(),
        trimmed_cuffs: true,
        shoes: Shoes::Low,
        shoe_colour: "#2a1a2a".into(),
        hands: [Gesture::Open, Gesture::Grip],
        head: Head {
            hair: Hair::Short,
            hair_colour: "#2b2028".into(),
            beard: Beard::Moustache,
            hat: Hat::Brim,
            hat_colour: "#24325f".into(),
            gaze: (-1.0, 0.1),
            brow: 1.0,
            ..Head::default()
        },
        ..Figure::default()
    };
    let spot = man.spot();
    reflection(scene, Spot::new(478.0, 1132.0, 1.7), suit, 77);
    let drawn = man.drawn(scene, 5);
    scene.add(scene.shadow(&drawn.outline, (0.0, 7.0), 9.0, DEEP, 0.4));
    scene.add(drawn.body);
    // The skirts of the jacket, then shirt, lapels, tie.
    let put = |shape: &Shape| spot.put(&shape.scaled(0.1));
    let skirts = blob(&knots![
        -60, -600, corner; -66, -530; -80, -462, corner; -46, -446; -14, -447; 2, -462; 8, -500; 16, -462; 32, -446;
        62, -446; 94, -464, corner; 82, -530; 70, -600, corner; 4, -590
    ]);
    let skirts = handcut_finely(&put(&skirts), 0.4, 16.0, 6, 0.15);
    scene.add(scene.shadow(&skirts, (0.0, 4.0), 4.0, "#10183a", 0.5));
    scene.add(
        scene
            .sheet(&skirts, suit.lighter(-0.01))
            .lit(0.1)
            .shade(0.4)
            .rim(0.0)
            .grain(1.0)
            .ink(),
    );
    let pockets = all([
        taper(&spots![-62, -530; -44, -526; -24, -528], &[7.0, 9.0, 7.0]),
        taper(&spots![32, -528; 52, -526; 72, -532], &[7.0, 9.0, 7.0]),
    ]);
    scene.add(scene.veil(&put(&pockets), "#131c44", 0.6));
    let shirt = blob(
        &knots![-58, -812, corner; -14, -818; 28, -812, corner; 12, -740; -4, -668, corner; -30, -740],
    );
    let tie = blob(
        &knots![-22, -806, corner; -4, -806, corner; -6, -792; 6, -720; -2, -676, corner; -22, -716; -20, -792],
    );
    scene.add(
        scene
            .sheet(&put(&shirt), "#fbf3e2")
            .shade(0.3)
            .rim(0.0)
            .ink(),
    );
    scene.add(scene.sheet(&put(&tie), "#f0567c").rim(1.0).ink());
    let lapels = [
        blob(
            &knots![-62, -814, corner; -46, -760; -6, -664, corner; -44, -704; -58, -726, corner; -72, -730; -78, -790],
        ),
        blob(
            &knots![30, -814, corner; 22, -752; -4, -664, corner; 34, -708; 46, -732, corner; 58, -738; 52, -792],
        ),
    ];
    for lapel in &lapels {
        let lapel = handcut_finely(&put(lapel), 0.3, 9.0, 4, 0.15);
        scene.add(scene.shadow(&lapel, (1.0, 2.0), 2.0, "#10183a", 0.5));
        scene.add(
            scene
                .sheet(&lapel, suit.lighter(0.04))
                .rim(1.2)
                .grain(1.0)
                .ink(),
        );
    }
    let seam = taper(
        &spots![-4, -664; 0, -600; 8, -520],
        &[1.0, 2.4, 1.0].map(|w: f64| w * 3.0),
    );
    scene.add(scene.veil(&put(&seam), "#131c44", 0.7));
    for y in [-640.0, -596.0] {
        scene.add(scene.fill(&put(&circle((10.0, y), 7.0)), "#e8c26a"));
    }
    briefcase(scene, spot.point((24.6, -58.0)));
    scene.add(drawn.near);
}

/// It swings out on the side to which he does not fall.
fn briefcase(scene: &Scene, hand: At) {
    let spot = Spot::new(hand.0, hand.1, 1.0).turned(-16.0);
    let case = blob(&knots![-46, 16, corner; 0, 13; 46, 16, corner; 49, 44; 47, 74, corner; 0, 77; -47, 74, corner; -49, 44]).softened(5.0);
    let handle = taper(
        &arc((0.0, 15.0), 17.0, 16.0, 180.0, 360.0, 9),
        &[5.0, 6.0, 5.0],
    );
    let flap = blob(
        &knots![-46, 16, corner; 0, 13; 46, 16, corner; 48, 38; 26, 48; 0, 51; -26, 48; -48, 38],
    );
    let lock = blob(&knots![-7, 44, corner; 7, 44, corner; 7, 58; 0, 61; -7, 58]);
    let cut = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.4, 14.0, seed, 0.15);
    let whole = cut(&case, 2);
    scene.add(scene.sheet(&cut(&handle, 1), "#5a2a1c").rim(1.0).ink());
    scene.add(scene.shadow(&whole, (2.0, 6.0), 6.0, DEEP, 0.4));
    scene.add(scene.sheet(&whole, "#a8562c").shade(0.6).rim(1.6).ink());
    let flap = cut(&flap, 3).within(&whole);
    scene.add(scene.shadow(&flap, (0.0, 2.0), 3.0, "#3a140c", 0.5));
    scene.add(scene.sheet(&flap, "#bd6a36").rim(1.2).ink());
    let stitches = curve(&spot.points(spots![-43, 38; -25, 44; 0, 47; 25, 44; 43, 38]));
    scene.add(scene.stitched(&stitches, "#f4d8a0", 1.0, 0.8, Some("3 3")));
    scene.add(scene.sheet(&cut(&lock, 4), "#f0cf72").rim(0.8).ink());
}

/// A grey ball of down: one leg, no effort, and a look upwards.
fn chick(scene: &Scene, spot: Spot) {
    reflection(scene, Spot { size: 0.7, ..spot }, "#b9b4b0".into(), 91);
    let leg = all([
        taper(&spots![2, -24; 3, -12; 1, -2], &[4.0, 3.4, 3.0]),
        blob(&knots![-5, -2; 1, -4; 9, 1, corner; 3, 1; -6, 2, corner]),
        taper(&spots![6, -24; 13, -15; 4, -11], &[4.0, 3.2, 2.4]),
    ]);
    scene.add(scene.sheet(&spot.put(&leg), "#c9707a").rim(0.8).ink());
    let body = all([
        blob(
            &knots![-26, -36; -24, -50; -8, -58; 12, -54; 22, -40; 16, -26; 0, -21; -18, -24; -34, -30, corner],
        ),
        taper(
            &spots![-12, -48; -20, -62; -16, -78; -12, -86],
            &[16.0, 12.0, 11.0, 13.0],
        ),
        ellipse((-13.0, -88.0), 11.0, 10.0),
    ]);
    let body = handcut(&spot.put(&body.fillet(4.0)), 2.0, 5.0, 7);
    scene.add(scene.shadow(&body, (0.0, 4.0), 5.0, DEEP, 0.3));
    scene.add(
        scene
            .sheet(&body, "#d9d3cc")
            .lit(0.3)
            .shade(0.6)
            .dark("#7a6a7a")
            .rim(1.6)
            .ink(),
    );
    let wing = blob(&knots![4, -50; 14, -42; 8, -32; -6, -32; -2, -42]);
    scene.add(
        scene
            .sheet(&handcut(&spot.put(&wing), 1.2, 5.0, 8), "#bdb4b2")
            .dark("#6a5a6a")
            .rim(1.0)
            .ink(),
    );
    let bill = blob(
        &knots![-20, -95, corner; -30, -98; -36, -92; -34, -86, corner; -28, -89; -21, -86, corner],
    );
    scene.add(scene.sheet(&spot.put(&bill), "#5a4a58").rim(0.8).ink());
    scene.add(scene.fill(&spot.put(&circle((-16.0, -91.0), 2.6)), "#2a1630"));
    scene.add(scene.fill(&spot.put(&circle((-16.8, -92.0), 0.9)), "#ffffff"));
}
