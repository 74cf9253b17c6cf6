//! The shell: a spiral street with windows, and a town on its rim.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix, ramp};
use crate::line::{Knot, blob, circle, handcut, poly, taper};
use crate::motifs::buildings::{Roof, TownHouse};
use crate::motifs::figures::PasserBy;
use crate::motifs::things::LineAcross;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::{AUBERGINE, TEAL, YELLOW};

/// The middle of the shell.
const MIDDLE: At = (478.0, 560.0);
/// How far its lip is from the middle.
const LIP: f64 = 352.0;
/// How fast it narrows.
const NARROWS: f64 = 0.086;
/// The direction of its lip, in degrees.
const FIRST: f64 = 138.0;
/// How far it winds, in radians.
const WINDS: f64 = 4.6 * TAU;
/// Its colours from the lip to the middle.
const BANDS: [&str; 13] = [
    "#f0dcb6", "#edcf9c", "#e8b07c", "#dc8a66", "#b9776a", "#7fa59c", "#5f9f9a", "#86b08c",
    "#e0b65c", "#e2a24a", "#cf6a4e", "#a8473c", "#7a3a52",
];
/// The colour of what is engraved in it.
const UMBER: &str = "#6a3f4a";
const GLASS: &str = "#4d4260";
/// Walls and tiles that go together.
const PAINTS: [(&str, &str); 8] = [
    ("#f6e6c6", "#b94f3a"),
    ("#e39a74", "#44737c"),
    ("#8dbab0", "#9c4238"),
    ("#efc970", "#554266"),
    ("#f4e8d2", "#3a7678"),
    ("#d77460", "#46385a"),
    ("#b5cba8", "#b94f3a"),
    ("#f0d6a4", "#833c42"),
];
const ROOFS: [Roof; 16] = [
    Roof::Gable,
    Roof::Steps,
    Roof::Mansard,
    Roof::Gable,
    Roof::Onion,
    Roof::Gable,
    Roof::Shed,
    Roof::Steps,
    Roof::Gable,
    Roof::Mansard,
    Roof::Onion,
    Roof::Gable,
    Roof::Steps,
    Roof::Gable,
    Roof::Shed,
    Roof::Gable,
];

/// How far the spiral is from the middle, after it has wound so far.
fn radius(wound: f64) -> f64 {
    LIP * (-NARROWS * wound).exp()
}

/// The direction from the middle, after it has wound so far, in radians.
fn direction(wound: f64) -> f64 {
    FIRST.to_radians() - wound
}

/// A place on the spiral, or on one `part` as far from the middle.
fn spiral(wound: f64, part: f64) -> At {
    let (sin, cos) = direction(wound).sin_cos();
    let r = radius(wound) * part;
    (MIDDLE.0 + r * cos, MIDDLE.1 + r * sin)
}

/// A spot there whose up is away from the middle.
fn upright(wound: f64, part: f64, size: f64) -> Spot {
    let (x, y) = spiral(wound, part);
    Spot::new(x, y, size).turned(direction(wound).to_degrees() + 90.0)
}

/// The line of a spiral, with so many steps from one place to another.
fn wound_line(from: f64, to: f64, part: f64, steps: usize) -> Vec<At> {
    (0..=steps)
        .map(|i| spiral(from + (to - from) * i as f64 / steps as f64, part))
        .collect()
}

/// A row of houses along the rim.
struct Row {
    /// Where it begins and ends on the spiral, in degrees.
    from: f64,
    to: f64,
    /// How far out its houses stand.
    out: f64,
    /// How high they are at least, and how much higher those on top.
    height: f64,
    higher: f64,
    /// How wide they are.
    widths: (f64, f64),
    /// How much of the air is between them and us.
    haze: f64,
    seed: u64,
}

/// The town: a hazy row behind, trees, a row in front.
pub fn town(scene: &Scene) {
    let behind = Row {
        from: 178.0,
        to: 276.0,
        out: 1.0,
        height: 70.0,
        higher: 96.0,
        widths: (30.0, 44.0),
        haze: 0.42,
        seed: 5,
    };
    scene.add(behind.ink(scene));
    let mut chance = Chance::of("town trees", 7);
    for (seed, (degrees, out)) in [(196.0, 1.02), (258.0, 1.02), (292.0, 1.0), (166.0, 1.0_f64)]
        .into_iter()
        .enumerate()
    {
        let spot = upright(f64::to_radians(degrees), out, 1.0);
        let trunk = spot.put(&taper(&spots![0, 0; 2, -30; 0, -60], &[8.0, 6.0, 4.0]));
        let crown = all((0..9).map(|_| {
            let at = (chance.near(0.0, 11.0), -66.0 + chance.near(0.0, 11.0));
            circle(at, chance.between(9.0, 14.0))
        }));
        let crown = handcut(&spot.put(&crown), 1.2, 9.0, seed as i64 + 1);
        let trunk = handcut(&trunk, 0.4, 10.0, seed as i64 + 1);
        scene.add(scene.sheet(&trunk, "#6a4a3a"));
        let sheet = scene.sheet(&crown, "#6f935a").lit(0.35).shade(0.6);
        scene.add(sheet.dark("#33604f"));
    }
    let front = Row {
        from: 142.0,
        to: 302.0,
        out: 0.985,
        height: 26.0,
        higher: 62.0,
        widths: (34.0, 52.0),
        haze: 0.0,
        seed: 3,
    };
    scene.add(front.ink(scene));
}

impl Row {
    fn houses(&self) -> Vec<TownHouse> {
        let mut chance = Chance::of("row of houses", self.seed);
        let mut wound = self.from.to_radians();
        let mut houses = Vec::new();
        while wound < self.to.to_radians() {
            let width = chance.between(self.widths.0, self.widths.1);
            let long = (width - 1.0) / radius(wound);
            let middle = wound + long / 2.0;
            let on_top = (-direction(middle).sin()).max(0.0).powf(1.3);
            let i = houses.len();
            let (wall, tiles) = PAINTS[(i * 3 + chance.below(3) as usize) % PAINTS.len()];
            let hazy = |colour, air| mix(colour, air, self.haze);
            houses.push(TownHouse {
                spot: upright(middle, self.out, 1.0),
                width: width + 3.0,
                height: self.height + self.higher * on_top * chance.between(0.55, 1.25),
                roof_height: (width + 3.0) * chance.between(0.6, 1.0),
                roof: ROOFS[(i + self.seed as usize) % ROOFS.len()],
                wall: hazy(wall, "#e6dcc4"),
                tiles: hazy(tiles, "#cfcdb8"),
                dark: hazy(AUBERGINE, "#a09a90"),
                window: hazy("#5a4a66", "#cfcdb8"),
                ..TownHouse::default()
            });
            wound += long;
        }
        houses
    }

    /// Drawn from both ends to the top, so that those on top stand in front.
    fn ink(&self, scene: &Scene) -> Ink {
        let mut houses: Vec<_> = self.houses().into_iter().enumerate().collect();
        houses.sort_by(|a, b| b.1.spot.turn.abs().total_cmp(&a.1.spot.turn.abs()));
        houses
            .into_iter()
            .map(|(i, house)| {
                let shadow = scene.shadow(&house.silhouette(), (1.0, 3.0), 7.0, AUBERGINE, 0.34);
                shadow + house.ink(scene, i as i64 * 7 + self.seed as i64)
            })
            .sum()
    }
}

/// The shell itself: coloured along the spiral, rounded by grain, with its windows and doors.
pub fn shell(scene: &Scene) {
    let ring: Vec<Knot> = wound_line(0.0, TAU, 1.0, 60)
        .into_iter()
        .map(Knot::from)
        .collect();
    let outer = handcut(&blob(&ring).fillet(30.0), 1.0, 40.0, 3);
    scene.add(scene.shadow(&outer, (4.0, 8.0), 14.0, AUBERGINE, 0.5));
    scene.add(scene.fill(&outer, BANDS[0]));
    let middle = scene.fill(&circle(MIDDLE, radius(WINDS) * 1.02), BANDS[12]);
    scene.add(scene.washed(wedges(scene) + middle, 30, 0.12));
    scene.add(scene.clipped(&outer, rounding(scene)));
    let density = stops![0.35, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.85];
    let density = scene.linear((300.0, 300.0), (660.0, 860.0), &density);
    let spray = Spray {
        seed: 9,
        opacity: 0.7,
        ..Spray::default()
    };
    scene.add(scene.grain(&outer, density, UMBER, spray));
    let (from, steps) = (TAU, 160);
    let suture = wound_line(from, WINDS + 0.4, 1.0, steps);
    let widths = along_whorl(from, WINDS + 0.4, steps, |r| (r * 0.014).max(1.0));
    scene.add(scene.veil(&taper(&suture, &widths), "#5a3340", 0.8));
    scene.add(scene.rim(&outer, (2.2, 2.6), "#fffaf0", 0.7, (250.0, 250.0), 500.0));
    let line = |part| wound_line(0.0, WINDS, part, 600);
    let cornice = scene.stitched(&line(0.955), "#fffaf0", 3.0, 0.8, Some("0.1 8.3"))
        + scene.stitched(&line(0.92), UMBER, 1.3, 0.45, None)
        + scene.stitched(&line(0.665), UMBER, 1.2, 0.4, None);
    scene.add(scene.clipped(&outer, cornice));
    windows(scene);
}

/// A number for each step along the spiral, by the radius there.
fn along_whorl(from: f64, to: f64, steps: usize, number: impl Fn(f64) -> f64) -> Vec<f64> {
    (0..=steps)
        .map(|i| number(radius(from + (to - from) * i as f64 / steps as f64)))
        .collect()
}

fn wedges(scene: &Scene) -> Ink {
    let each_turn = 64.0;
    let count = (WINDS / TAU * each_turn) as u32;
    (0..count)
        .map(|i| {
            // They overlap, so that no seam shows.
            let (from, to) = (f64::from(i), f64::from(i) + 1.15);
            let [from, to] = [from, to].map(|at| at / each_turn * TAU);
            let middle = (from + to) / 2.0;
            let outer = [from, middle, to].map(|wound| spiral(wound, 1.0));
            let inner = [to, middle, from].map(|wound| spiral(wound + TAU, 1.0));
            let wedge = poly(&[outer, inner].concat()).grown(0.3);
            scene.fill(&wedge, ramp(&BANDS, f64::from(i) / f64::from(count)))
        })
        .sum()
}

/// Each whorl rounds away towards its suture, and is lit along its back.
fn rounding(scene: &Scene) -> Ink {
    let (from, to, steps) = (TAU, WINDS + 0.4, 160);
    let hollow = taper(
        &wound_line(from, to, 1.07, steps),
        &along_whorl(from, to, steps, |r| r * 0.2),
    );
    let back = taper(
        &wound_line(0.0, WINDS * 0.9, 0.86, 90),
        &along_whorl(0.0, WINDS * 0.9, 90, |r| r * 0.1),
    );
    let soft = |shape: &Shape, opacity: f64, r: f64| {
        scene.blurred(scene.veil(shape, Colour::BLACK, opacity), r)
    };
    let spray = |seed, opacity| Spray {
        seed,
        opacity,
        ..Spray::default()
    };
    scene.sprayed(soft(&hollow, 0.85, 7.0), "#6a3a48", spray(6, 0.75))
        + scene.sprayed(soft(&back, 0.5, 8.0), "#fffbe6", spray(7, 0.6))
}

/// Windows and doors at even distances, smaller and smaller, and the lit one in the middle.
fn windows(scene: &Scene) {
    let mut wound = 34_f64.to_radians();
    let mut i = 0;
    while wound < WINDS - 4.2 {
        let size = radius(wound) / 352.0 * 1.32;
        let opening = Opening {
            spot: upright(wound, 0.785, size),
            wall: ramp(&BANDS, wound / WINDS),
            number: i,
        };
        scene.add(match i % 5 {
            1 => opening.door(scene),
            4 => opening.porthole(scene),
            _ => opening.window(scene),
        });
        wound += 46.0 * size / (radius(wound) * 0.785);
        i += 1;
    }
    let (x, y) = MIDDLE;
    scene.add(scene.fill(&circle(MIDDLE, 17.0), "#fff0c0"));
    let stops = stops![0, "#fffbe0"; 1, "#f3b456"];
    let lamp = scene.radial(MIDDLE, 13.0, &stops);
    scene.add(scene.fill(&circle(MIDDLE, 12.0), lamp));
    scene.add(scene.fill(&bars(12.0, 12.0).moved(x, y), BANDS[12]));
}

/// The bars of a window around the origin.
fn bars(wide: f64, high: f64) -> Shape {
    taper(&[(0.0, -high), (0.0, high)], &[1.5, 1.5])
        .and(&taper(&[(-wide, 0.0), (wide, 0.0)], &[1.5, 1.5]))
}

/// A window or a door in the shell.
struct Opening {
    spot: Spot,
    /// The colour of the shell around it.
    wall: Colour,
    number: usize,
}

impl Opening {
    fn lit(&self) -> bool {
        self.number.is_multiple_of(3)
    }

    fn frame(&self) -> Colour {
        mix(self.wall, "#fffaf0", 0.78)
    }

    fn cut(&self, shape: &Shape, amount: f64) -> Shape {
        handcut(&self.spot.put(shape), amount, 12.0, self.number as i64)
    }

    fn window(&self, scene: &Scene) -> Ink {
        let pane = blob(&knots![
            -10, 18, corner; -10, -6; 0, -19; 10, -6; 10, 18, corner
        ]);
        let glass = match self.lit() {
            true => {
                let stops = stops![0, "#fff0b8"; 1, "#f3b456"];
                let (top, sill) = ((0.0, -18.0), (0.0, 18.0));
                scene.linear(self.spot.point(top), self.spot.point(sill), &stops)
            }
            false => GLASS.into(),
        };
        let mut ink = scene.fill(&self.cut(&pane.grown(3.6), 0.4), self.frame());
        ink += scene.fill(&self.cut(&pane, 0.3), glass);
        ink += scene.fill(&self.spot.put(&bars(10.0, 18.0)), self.frame());
        let kind = self.number % 5;
        if kind == 0 && self.spot.size > 0.5 {
            let head = circle((0.0, 2.0), 5.5);
            let shoulders = blob(&knots![-9, 18; -7, 10; 0, 7; 7, 10; 9, 18]);
            let somebody = head.and(&shoulders).within(&pane);
            ink += scene.fill(&self.spot.put(&somebody), "#6a3a3f");
        }
        if kind != 3 {
            let trough = poly(&spots![-13, 19; 13, 19; 12, 25; -12, 25]);
            let flowers = all((-4..5_i32).map(|i| {
                let up = f64::from(i.rem_euclid(2));
                circle((f64::from(i) * 3.2, 17.5 - up), 2.8)
            }));
            let colour = ["#6f9a5b", "#d9553f", YELLOW][self.number % 3];
            ink += scene.fill(&self.spot.put(&trough), "#8a4a3a");
            ink += scene.fill(&self.spot.put(&flowers), colour);
        }
        ink
    }

    fn door(&self, scene: &Scene) -> Ink {
        let door = blob(&knots![
            -11, 30, corner; -11, -2; 0, -15; 11, -2; 11, 30, corner
        ]);
        let wood = self.cut(&door, 0.4);
        let colour = ["#3f7f80", "#a8473c", "#5a4668"][self.number % 3];
        let sheet = scene.sheet(&wood, colour).lit(0.2).shade(0.4).rim(1.0);
        let gap = taper(&spots![0, -13; 0, 30], &[1.0, 1.0]);
        let frame = mix(self.wall, AUBERGINE, 0.4);
        scene.fill(&self.cut(&door.grown(3.6), 0.5), frame)
            + sheet.ink()
            + scene.fill(&self.spot.put(&circle((6.0, 12.0), 1.8)), YELLOW)
            + scene.veil(&self.spot.put(&gap), AUBERGINE, 0.5)
    }

    fn porthole(&self, scene: &Scene) -> Ink {
        let pane = circle((0.0, 0.0), 11.0);
        let glass = if self.lit() { "#ffdf8e" } else { GLASS };
        scene.fill(&self.cut(&pane.grown(3.6), 0.4), self.frame())
            + scene.fill(&self.spot.put(&pane), glass)
            + scene.fill(&self.spot.put(&bars(11.0, 11.0)), self.frame())
    }
}

/// People on the ledge, washing, and flags from roof to roof.
pub fn street_life(scene: &Scene) {
    for (degrees, coat, skin) in [
        (186.0, "#d9553f", "#e6b896"),
        (206.0, "#3f7f80", "#8a573f"),
        (262.0, "#efc970", "#b9785a"),
        (300.0, "#5a4668", "#e6b896"),
    ] {
        let somebody = PasserBy {
            spot: upright(f64::to_radians(degrees), 0.668, 0.82),
            coat: coat.into(),
            skin: skin.into(),
            dark: AUBERGINE.into(),
        };
        scene.add(somebody.ink(scene));
    }
    let washing = LineAcross {
        from: spiral(96_f64.to_radians(), 0.93),
        to: spiral(132_f64.to_radians(), 0.93),
        sag: 26.0,
        dark: AUBERGINE.into(),
    };
    scene.add(washing.washing(scene, 6, 1.15));
    let flags = LineAcross {
        from: (318.0, 330.0),
        to: (430.0, 240.0),
        sag: 26.0,
        dark: AUBERGINE.into(),
    };
    let colours = ["#d9553f", YELLOW, TEAL].map(Colour::from);
    scene.add(flags.bunting(scene, 9, &colours));
}
