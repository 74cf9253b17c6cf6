//! A mountain that is quietly a giant: it turns its back to the storm and bends an arm around a hut, where the smoke rises
//! straight and the washing hangs still.

mod arm;
mod giant;
mod hut;

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, handcut, poly, spread, taper};
use crate::motifs::plants::pine;
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Where the clouds are thin.
const LIGHT: At = (720.0, 150.0);
/// The window of the hut.
const WINDOW: At = (468.0, 922.0);
const DEEP: &str = "#070d1c";
const ROCK: &str = "#24365a";
const SNOW: &str = "#c8dae8";
const BRIGHT: &str = "#f4fafd";
const BLUE: &str = "#6f8fb6";
const EMBER: &str = "#ff9a3e";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1).focused((440.0, 680.0), 300.0);
    sky(&scene);
    far_peaks(&scene);
    gusts(&scene);
    driven(&scene, 420, (0.015, 1.0), 21);
    giant::body(&scene);
    lap(&scene);
    giant::head(&scene);
    giant::beard(&scene);
    hut::draw(&scene);
    calm(&scene);
    arm::draw(&scene);
    foreground(&scene);
    powder(&scene);
    on_the_back(&scene);
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.2,
        colour: DEEP,
        grain: 0.05,
        middle: (440.0, 620.0),
    });
    scene
}

/// What lies on a ridge: along it smooth, below it torn into teeth that run down the gullies. `deep` is how far down it lies,
/// spread along the ridge.
fn mantle(ridge: &[At], deep: &[f64], fall: At, seed: u64) -> Shape {
    let mut chance = Chance::of("mantle", seed);
    let path = Path::new(curve(ridge));
    let length = path.length();
    let mut ring = curve(ridge);
    let mut torn = Vec::new();
    let mut far = 0.0;
    while far < length {
        let deep = |far: f64| spread(deep, (far / length).min(1.0));
        let lean = chance.near(0.0, 0.1);
        let down = |far: f64, part: f64| {
            let (x, y) = path.at(far);
            let deep = deep(far) * part;
            (x + (fall.0 + lean) * deep, y + fall.1 * deep)
        };
        let wide = (deep(far) * chance.between(0.3, 0.85)).clamp(8.0, 64.0);
        let tongue = chance.between(0.7, 1.35);
        torn.push(down(far, chance.between(0.2, 0.5)));
        torn.push(down(far + wide * 0.2, chance.between(0.45, 0.62)));
        torn.push(down(far + wide * 0.34, tongue * chance.between(0.5, 0.7)));
        torn.push(down(far + wide * chance.between(0.42, 0.6), tongue));
        torn.push(down(far + wide * 0.66, tongue * chance.between(0.72, 0.9)));
        torn.push(down(far + wide * 0.84, chance.between(0.35, 0.6)));
        far += wide;
    }
    ring.extend(torn.into_iter().rev());
    handcut(&poly(&ring), 0.5, 18.0, seed as i64)
}

/// A sheet of snow with the shadow of its edge.
fn snow(scene: &Scene, shape: &Shape, seed: i64) -> Ink {
    let sheet = scene.sheet(shape, SNOW).lit(0.75).lit_colour(BRIGHT);
    scene.shadow(shape, (-1.0, 4.0), 5.0, DEEP, 0.55)
        + sheet
            .shade(0.5)
            .dark(BLUE)
            .rim(1.4)
            .rim_colour("#ffffff")
            .seed(seed)
            .ink()
}

/// Slivers of rock that look out of the snow.
fn ribs(scene: &Scene, snow: &Shape, places: &[(f64, f64, f64)], lean: f64) -> Ink {
    let ink = places.iter().zip(0..).map(|(&(x, y, long), part)| {
        let side = if part % 2 == 0 { 1.0 } else { -1.0 };
        let rib = poly(&[
            (x, y),
            (x + side * long * 0.07, y + long * 0.2),
            (x + side * long * 0.2, y + long * 0.3),
            (x + side * long * 0.12 + lean * long * 0.5, y + long * 0.55),
            (x + side * long * 0.18 + lean * long * 0.8, y + long * 0.72),
            (x + lean * long, y + long),
            (x - side * long * 0.04 + lean * long * 0.7, y + long * 0.66),
            (x - side * long * 0.13 + lean * long * 0.5, y + long * 0.5),
            (x - side * long * 0.06, y + long * 0.28),
        ]);
        let rib = handcut(&rib, 1.0, 8.0, part);
        scene.fill(&rib.stretched(0.7, 1.0, (x, y)), "#2b4069")
    });
    scene.clipped(snow, ink.sum::<Ink>())
}

/// A sheet of rock.
fn rock(scene: &Scene, shape: &Shape, colour: impl Into<Colour>, seed: i64) -> Ink {
    let colour = colour.into();
    let sheet = scene.sheet(shape, colour).lit(0.3).lit_colour("#86a6ca");
    let ink = sheet
        .shade(0.85)
        .dark(mix(colour, DEEP, 0.75))
        .rim(2.0)
        .seed(seed)
        .ink();
    scene.washed(ink, seed + 40, 0.1)
}

/// Planes of a rock that turn to the light or away from it.
fn facets(scene: &Scene, within: &Shape, planes: &[(&[At], f64)], seed: i64) -> Ink {
    let mut ink = Ink::none();
    for ((points, light), part) in planes.iter().zip(0..) {
        let plane = handcut(&poly(points), 1.2, 24.0, seed + part);
        ink += match *light > 0.0 {
            true => {
                let bounds = plane.bounds();
                let (from, to) = ((bounds.x1, bounds.y0), (bounds.x0, bounds.y1));
                let fade = stops![0, "#86a6cc", light * 0.5; 0.75, "#86a6cc", 0.0];
                let density = stops![0, Colour::BLACK, *light; 0.7, Colour::BLACK, 0.0];
                let density = scene.linear(from, to, &density);
                scene.fill(&plane, scene.linear(from, to, &fade))
                    + scene.grain(&plane, density, "#a9c5e2", Spray::new(seed + part, 0.55))
            }
            false => scene.veil(&plane, DEEP, -light * 0.6),
        };
    }
    scene.clipped(within, ink)
}

/// A buttress of rock: its right side is lit, its left side is not, and both are lost further down.
struct Buttress {
    top: At,
    wide: f64,
    high: f64,
    lean: f64,
}

impl Buttress {
    fn ink(&self, scene: &Scene, light: f64, seed: u64) -> Ink {
        let Buttress {
            top: (x, y),
            wide,
            high,
            lean,
        } = *self;
        let mut chance = Chance::of("buttress", seed);
        let mut edge = |side: f64| -> Vec<At> {
            let mut points = Vec::new();
            let mut part: f64 = 0.0;
            while part < 0.94 {
                let out = side * wide * 0.5 * part.powf(0.8) * chance.between(0.75, 1.1);
                points.push((x + out + lean * part, y + high * part));
                let ledge = part + chance.between(0.02, 0.05);
                let out = out * chance.between(1.05, 1.3);
                points.push((x + out + lean * ledge, y + high * ledge));
                part += chance.between(0.14, 0.28);
            }
            points
        };
        let ridge: Vec<At> = vec![
            (x, y),
            (x + lean * 0.3 + wide * 0.06, y + high * 0.3),
            (x + lean * 0.62 - wide * 0.05, y + high * 0.62),
            (x + lean, y + high),
        ];
        let plane = |mut edge: Vec<At>| {
            edge.extend(ridge.iter().rev());
            handcut(&poly(&edge), 0.8, 12.0, seed as i64)
        };
        let (lit, dark) = (plane(edge(1.0)), plane(edge(-1.0)));
        let (from, to) = ((x + wide * 0.3, y), (x, y + high));
        let bright = stops![0, "#8fb0d6", light; 0.5, "#6384b2", light * 0.55; 1, "#3d5a8a", 0.0];
        let shade = stops![0, DEEP, 0.75; 0.5, DEEP, 0.5; 1, DEEP, 0.0];
        let density = stops![0, Colour::BLACK, light * 0.7; 0.8, Colour::BLACK, 0.0];
        let spray = Spray::new(seed as i64, 0.6);
        let crest = taper(&ridge, &[0.5, 1.6, 1.0, 0.3]);
        scene.fill(&dark, scene.linear(from, to, &shade))
            + scene.fill(&lit, scene.linear(from, to, &bright))
            + scene.grain(&lit, scene.linear(from, to, &density), "#b7d0e8", spray)
            + scene.veil(&crest, "#cfe2f2", light * 0.8)
    }
}

/// Several buttresses on a rock: where their tops are, how wide and how high they are, how they lean, and how lit they are.
fn buttresses(scene: &Scene, within: &Shape, all: &[[f64; 6]], seed: u64) -> Ink {
    let ink = all
        .iter()
        .zip(seed..)
        .map(|(&[x, y, wide, high, lean, light], seed)| {
            let buttress = Buttress {
                top: (x, y),
                wide,
                high,
                lean,
            };
            buttress.ink(scene, light, seed)
        });
    scene.clipped(within, ink.sum::<Ink>())
}

/// Cracks and strata.
fn cracks(scene: &Scene, within: &Shape, lines: &[(&[At], f64)]) -> Ink {
    let ink = lines.iter().map(|(points, width)| {
        let crack = handcut(
            &taper(points, &[0.4, *width, width * 0.7, 0.3]),
            0.7,
            14.0,
            5,
        );
        scene.veil(&crack.moved(1.4, 0.8), "#9dbbdb", 0.3) + scene.veil(&crack, DEEP, 0.75)
    });
    scene.clipped(within, ink.sum::<Ink>())
}

/// A fir with snow on it, standing at a place.
fn fir(scene: &Scene, at: At, height: f64, colour: impl Into<Colour>, seed: u64) -> Ink {
    let tree = handcut(&pine(height, 0.46, 7, seed), 0.3, 10.0, seed as i64).moved(at.0, at.1);
    let laden = tree.minus(&tree.moved(-height * 0.012, height * 0.045));
    scene.fill(&tree, colour.into()) + scene.veil(&laden, "#dfebf3", 0.85)
}

fn sky(scene: &Scene) {
    let stops =
        stops![0, "#8fabc4"; 0.25, "#6685a5"; 0.55, "#31486c"; 0.8, "#16233f"; 1, "#0b1429"];
    scene.sky(scene.radial((700.0, 470.0), 900.0, &stops), 7, 0.12);
    // Torn banks of cloud that are driven over everything.
    let banks: [(&[At], &[f64], &str); 5] = [
        (
            &spots![-60, 250; 140, 170; 380, 130; 620, 200; 860, 260],
            &[130.0, 150.0, 120.0, 100.0, 50.0],
            "#3a5478",
        ),
        (
            &spots![-60, 380; 100, 250; 300, 110; 560, 90; 860, 170],
            &[170.0, 140.0, 130.0, 90.0, 70.0],
            "#2a4064",
        ),
        (
            &spots![-60, 140; 160, 90; 400, 40; 640, 60; 860, 110],
            &[150.0, 150.0, 120.0, 110.0, 70.0],
            "#1e3153",
        ),
        (
            &spots![-60, 500; 60, 380; 160, 270; 250, 190],
            &[170.0, 150.0, 90.0, 20.0],
            "#1b2c4c",
        ),
        (
            &spots![-60, 10; 200, 0; 440, -20; 700, 10; 860, 30],
            &[140.0, 130.0, 120.0, 120.0, 120.0],
            "#121f3c",
        ),
    ];
    for ((line, widths, colour), part) in banks.into_iter().zip(0_i64..) {
        let bank = handcut(&taper(line, widths), 9.0, 120.0, part + 3);
        scene.add(scene.shadow(&bank, (4.0, 9.0), 16.0, DEEP, 0.4));
        let sheet = scene.sheet(&bank, colour).lit(0.2).lit_colour("#9db9d3");
        scene.add(
            sheet
                .shade(0.6)
                .dark("#0c162e")
                .rim(1.6)
                .rim_opacity(0.3)
                .seed(part),
        );
    }
}

/// Other mountains, which are only mountains.
fn far_peaks(scene: &Scene) {
    let far = blob(&knots![
        440, 640; 520, 560; 560, 590, corner; 606, 512; 640, 470, corner; 668, 520; 690, 504, corner; 740, 580;
        780, 556, corner; 840, 620; 840, 900, corner; 440, 900, corner
    ]);
    let far = handcut(&far, 2.0, 22.0, 3);
    scene.add(scene.fill(
        &far,
        scene.linear(
            (0.0, 480.0),
            (0.0, 760.0),
            &stops![0, "#4f6f97"; 1, "#86a3bf"],
        ),
    ));
    let caps = [
        mantle(
            &spots![606, 512; 640, 470; 668, 520],
            &[10.0, 64.0, 16.0],
            (0.1, 1.0),
            3,
        ),
        mantle(
            &spots![676, 516; 690, 504; 722, 552],
            &[10.0, 36.0, 12.0],
            (0.1, 1.0),
            4,
        ),
        mantle(
            &spots![764, 568; 780, 556; 812, 588],
            &[8.0, 34.0, 12.0],
            (0.1, 1.0),
            5,
        ),
    ];
    for cap in caps {
        scene.add(scene.veil(&cap, "#dde9f2", 0.75));
    }
    let near = blob(&knots![
        470, 720; 560, 660; 620, 690, corner; 676, 622; 706, 596, corner; 742, 650; 770, 640, corner; 840, 700;
        840, 900, corner; 470, 900, corner
    ]);
    let near = handcut(&near, 2.0, 22.0, 4);
    scene.add(scene.shadow(&near, (0.0, -3.0), 12.0, "#2b4468", 0.4));
    scene.add(scene.fill(
        &near,
        scene.linear(
            (0.0, 600.0),
            (0.0, 820.0),
            &stops![0, "#34537f"; 1, "#7d9cba"],
        ),
    ));
    for cap in [
        mantle(
            &spots![672, 626; 706, 596; 738, 644],
            &[12.0, 56.0, 16.0],
            (0.1, 1.0),
            7,
        ),
        mantle(
            &spots![752, 652; 770, 640; 820, 684],
            &[8.0, 34.0, 14.0],
            (0.1, 1.0),
            8,
        ),
    ] {
        scene.add(scene.veil(&cap, "#dde9f2", 0.8));
    }
    scene.add(scene.fog(640.0, 820.0, "#9db6cb", 0.5));
}

/// The way the wind takes over the giant's back: at 0 it touches him, at 1 it is above everything.
fn wind(x: f64, high: f64) -> At {
    let back = [
        600.0, 520.0, 420.0, 230.0, 120.0, 76.0, 40.0, 40.0, 62.0, 86.0, 104.0, 120.0, 134.0,
    ];
    let y = spread(&back, (x + 60.0) / 920.0);
    (x, y + (-150.0 - y) * high)
}

/// Snow in the wind.
fn driven(scene: &Scene, count: u32, high: (f64, f64), seed: u64) {
    let mut chance = Chance::of("driven snow", seed);
    let mut streaks = [Vec::new(), Vec::new(), Vec::new()];
    for _ in 0..count {
        let near = chance.unit();
        let high = high.0 + (high.1 - high.0) * near;
        let from = chance.between(-80.0, if high < 0.0 { 40.0 } else { 780.0 });
        let long = chance.between(26.0, 120.0) * if chance.happens(0.12) { 2.0 } else { 1.0 };
        let line: Vec<At> = (0..6)
            .map(|i| wind(from + long * f64::from(i) / 5.0, high))
            .collect();
        let width = chance.between(0.7, 3.0);
        streaks[chance.below(3) as usize].push(taper(&line, &[0.3, width * 0.6, width, 0.5]));
    }
    for (streaks, opacity) in streaks.into_iter().zip([0.22, 0.5, 0.85]) {
        for streak in streaks {
            scene.add(scene.veil(&streak, "#e6f0f7", opacity));
        }
    }
}

/// Squalls in the air.
fn gusts(scene: &Scene) {
    let squalls = [
        (0.08, -80.0, 500.0, 44.0, 0.5),
        (0.3, -80.0, 330.0, 60.0, 0.42),
        (0.55, 0.0, 620.0, 40.0, 0.3),
        (0.2, 420.0, 880.0, 40.0, 0.4),
        (0.02, 420.0, 880.0, 60.0, 0.5),
    ];
    for ((high, from, to, width, density), part) in squalls.into_iter().zip(0..) {
        let line: Vec<At> = (0..9)
            .map(|i| wind(from + (to - from) * f64::from(i) / 8.0, high))
            .collect();
        let squall = taper(&line, &[width * 0.5, width, width * 0.8, width * 0.2]);
        let spray = Spray::new(80 + part, 0.75);
        scene.add(scene.smudge(&squall, density, 16.0, "#cfe0ee", spray));
    }
}

/// Loose snow blown from the crown and the shoulder.
fn powder(scene: &Scene) {
    let plumes: [(&[At], &[f64], f64); 4] = [
        (
            &spots![404, 70; 470, 54; 560, 70; 680, 108; 820, 136],
            &[6.0, 20.0, 36.0, 54.0, 50.0],
            0.66,
        ),
        (
            &spots![190, 196; 250, 126; 330, 76; 420, 40],
            &[14.0, 30.0, 30.0, 8.0],
            0.5,
        ),
        (
            &spots![-40, 560; 40, 480; 110, 372; 160, 262],
            &[70.0, 60.0, 44.0, 16.0],
            0.55,
        ),
        (
            &spots![-40, 920; 10, 800; 50, 690; 80, 600],
            &[70.0, 60.0, 40.0, 10.0],
            0.5,
        ),
    ];
    for ((line, widths, density), part) in plumes.into_iter().zip(0..) {
        let plume = taper(line, widths);
        let spray = Spray::new(60 + part, 0.9);
        scene.add(scene.smudge(&plume, density, 14.0, "#f2f8fc", spray));
    }
}

/// Snow that is driven against him.
fn on_the_back(scene: &Scene) {
    let mut chance = Chance::of("against him", 9);
    for _ in 0..70 {
        let (x, y) = (chance.between(-30.0, 150.0), chance.between(300.0, 960.0));
        let long = chance.between(16.0, 62.0);
        let up = chance.between(0.7, 1.0);
        let streak = taper(
            &[
                (x, y),
                (x + long * 0.5, y - long * up * 0.42),
                (x + long, y - long * up),
            ],
            &[0.3, chance.between(1.2, 2.8), 0.4],
        );
        // The further from the edge, the less of it.
        let opacity = (0.85 - x.max(0.0) / 190.0).max(0.1) * chance.between(0.5, 1.0);
        scene.add(scene.veil(&streak, "#eaf3f9", opacity));
    }
}

/// The snow within the arm: his lap, with firs behind the hut.
fn lap(scene: &Scene) {
    let slope = blob(&knots![
        200, 860, corner; 300, 812; 420, 790; 520, 760; 610, 742; 700, 752; 840, 726; 840, 1230, corner;
        200, 1230, corner
    ]);
    let slope = handcut(&slope, 1.6, 50.0, 8);
    scene.add(scene.shadow(&slope, (0.0, -5.0), 16.0, "#1a2c4e", 0.5));
    let stops = stops![0, "#a9c2d8"; 0.3, "#bed1e0"; 0.7, "#8ea9c6"; 1, "#5f7da4"];
    let fill = scene.linear((700.0, 740.0), (420.0, 1120.0), &stops);
    scene.add(scene.washed(scene.fill(&slope, fill), 9, 0.07));
    scene.add(scene.rim(&slope, (0.0, 2.4), BRIGHT, 0.9, LIGHT, 900.0));
    let drifts: [(&[At], f64); 4] = [
        (
            &spots![300, 850; 400, 826; 520, 806; 640, 786; 800, 790],
            16.0,
        ),
        (&spots![560, 850; 650, 824; 730, 830; 820, 812], 20.0),
        (&spots![280, 960; 360, 930; 470, 952; 600, 936], 24.0),
        (&spots![540, 900; 640, 880; 720, 890; 820, 868], 22.0),
    ];
    for ((line, width), part) in drifts.into_iter().zip(0..) {
        let drift = taper(line, &[1.0, width, width * 0.7, 2.0]);
        let spray = Spray::new(30 + part, 0.55);
        let shade = scene.smudge(&drift, 0.6, 7.0, "#54749f", spray);
        scene.add(scene.clipped(&slope, shade));
    }
    let firs = [
        (596.0, 770.0, 44.0),
        (616.0, 774.0, 58.0),
        (640.0, 768.0, 40.0),
        (560.0, 786.0, 52.0),
        (536.0, 792.0, 36.0),
        (700.0, 776.0, 46.0),
        (722.0, 782.0, 62.0),
        (748.0, 776.0, 50.0),
        (778.0, 784.0, 58.0),
        (578.0, 800.0, 64.0),
        (668.0, 790.0, 54.0),
    ];
    for ((x, y, height), seed) in firs.into_iter().zip(11..) {
        let foot = circle((x, y + 1.0), height * 0.16).stretched(1.5, 0.4, (x, y));
        scene.add(scene.smudge(&foot, 0.8, 3.0, "#3c5a86", Spray::new(4, 0.7)));
        scene.add(fir(scene, (x, y), height, "#2c4468", seed));
    }
}

/// Within the arm it only snows.
fn calm(scene: &Scene) {
    let mut chance = Chance::of("calm snow", 4);
    for _ in 0..70 {
        let at = (chance.between(500.0, 790.0), chance.between(230.0, 900.0));
        let r = chance.between(0.9, 2.4);
        let opacity = chance.between(0.4, 0.9);
        let flake = handcut(&circle(at, r), 0.3, 3.0, 2);
        scene.add(scene.veil(&flake, "#f4fafd", opacity));
    }
}

/// Drifts at the foot of everything, and the tops of dark firs.
fn foreground(scene: &Scene) {
    let drift = blob(&knots![
        -30, 1150, corner; 60, 1142; 170, 1176; 330, 1186; 470, 1168; 620, 1178; 740, 1158; 830, 1120;
        830, 1240, corner; -30, 1240, corner
    ]);
    let drift = handcut(&drift, 1.4, 40.0, 6);
    scene.add(scene.shadow(&drift, (0.0, -6.0), 14.0, DEEP, 0.7));
    let stops = stops![0, "#6d8db3"; 0.5, "#48668f"; 1, "#2a4269"];
    let fill = scene.linear((760.0, 1120.0), (200.0, 1210.0), &stops);
    scene.add(scene.fill(&drift, fill));
    scene.add(scene.rim(&drift, (0.0, 1.8), "#dfecf5", 0.7, LIGHT, 1200.0));
    let firs = [
        (26.0, 1236.0, 190.0),
        (-8.0, 1230.0, 150.0),
        (78.0, 1240.0, 130.0),
        (118.0, 1236.0, 84.0),
        (790.0, 1240.0, 150.0),
        (752.0, 1238.0, 104.0),
        (716.0, 1236.0, 70.0),
    ];
    for ((x, y, height), seed) in firs.into_iter().zip(51..) {
        scene.add(fir(scene, (x, y), height, "#0d1830", seed));
    }
}
