//! A stairwell, looking straight down: at the bottom, the floor looks back.

use std::f64::consts::TAU;

use crate::colour::{Colour, mix, ramp};
use crate::line::{Stroke, between, blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::{CrouchingCat, GreatEye};
use crate::motifs::buildings::Stairwell;
use crate::motifs::figures::{FromAbove, Load, Reach};
use crate::motifs::things::Mitten;
use crate::random::Chance;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

const STAIR: Stairwell = Stairwell {
    middle: (412.0, 668.0),
    scale: 1480.0,
    eye: (-0.10, 0.10),
    inner: (0.98, 1.12),
    outer: (1.86, 2.0),
    pitch: 2.7,
    first: 62.0,
    top: 1.15,
    steps: 30.0,
};
/// How deep the floor is, in metres.
const FLOOR: f64 = 12.2;
/// The last step above it.
const LAST: usize = 122;
/// How many steps are drawn as one flight.
const FLIGHT: usize = 10;
/// How high the rail is above the steps, in metres.
const RAIL: f64 = 0.62;
/// How far above the slope the edge of the stair is.
const EDGE: f64 = -0.2 * 2.7 / 30.0;
const IVORY: &str = "#fffbe6";
const RED: &str = "#d6402f";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(120.0, -200.0).focused((420.0, 600.0), 270.0);
    scene.add(scene.card("#0d1a22"));
    eye(&scene);
    let flights = (0..=LAST).rev().step_by(FLIGHT);
    for flight in flights.map(Flight::from) {
        flight.draw(&scene);
    }
    cat(&scene);
    newel(&scene);
    let mitten = Mitten {
        spot: Spot::new(548.0, 546.0, 0.74).turned(205.0),
        colour: RED.into(),
        light: (200.0, 0.0),
    };
    scene.add(mitten.ink(&scene, 2));
    scene.finish(Finish {
        tooth: 0.42,
        vignette: 0.12,
        colour: "#1a2a30",
        middle: (400.0, 640.0),
        ..Finish::default()
    });
    scene
}

/// The middle of the floor.
fn bottom() -> At {
    let metre = STAIR.metre(FLOOR);
    (
        STAIR.middle.0 - metre * STAIR.eye.0,
        STAIR.middle.1 - metre * STAIR.eye.1,
    )
}

/// The floor: skin, and in it the eye.
fn eye(scene: &Scene) {
    let (x, y) = bottom();
    let stops = stops![0.4, "#2c4a3c"; 0.75, "#1c3530"; 1, "#0d1a22"];
    let skin = scene.radial((x, y), 240.0, &stops);
    scene.add(scene.fill(&ellipse((x, y), 240.0, 250.0), skin));
    scales(scene);
    let opening = blob(&knots![
        x - 142.0, y + 10.0, corner; x - 104.0, y - 56.0; x - 44.0, y - 94.0; x + 24.0, y - 96.0; x + 92.0, y - 62.0;
        x + 142.0, y - 4.0, corner; x + 96.0, y + 66.0; x + 30.0, y + 98.0; x - 40.0, y + 96.0; x - 100.0, y + 62.0
    ]);
    scene.add(scene.glow((x, y), 260.0, "#ffb84a", 0.55, 0.5));
    let lid = handcut(&opening.grown(9.0), 0.8, 24.0, 3);
    scene.add(scene.fill(&lid, "#12231f") + scene.fill(&opening, "#e9d9a0"));
    let eye = GreatEye {
        at: (x + 2.0, y - 2.0),
        r: 112.0,
    };
    scene.add(scene.clipped(&opening, eye.ink(scene, 5)));
    let lids = rect(0.0, 0.0, 800.0, 1200.0).minus(&opening);
    let shadow = scene.shadow(&lids, (6.0, 16.0), 12.0, "#2a0f14", 0.8);
    scene.add(scene.clipped(&opening, shadow));
}

fn scales(scene: &Scene) {
    let middle = bottom();
    let mut chance = Chance::of("scales", 4);
    let scale = blob(&knots![-7, -4; 0, -7; 7, -4; 6, 5; 0, 8; -6, 5]);
    for ring in 0..7 {
        let (r, count) = (118.0 + f64::from(ring) * 12.0, 34 + ring * 3);
        for i in 0..count {
            let turn = TAU * (f64::from(i) + f64::from(ring) * 0.5) / f64::from(count);
            let spot = Spot::new(
                middle.0 + r * 1.06 * turn.cos(),
                middle.1 + r * 0.84 * turn.sin(),
                1.05,
            );
            let spot = spot.turned(turn.to_degrees() + 90.0);
            let scale = handcut(&spot.put(&scale), 0.5, 6.0, i64::from(i));
            let colour = *chance.pick(&["#3a5f49", "#2f5040", "#456b50"]);
            let sheet = scene.sheet(&scale, colour).light(middle).lit(0.35);
            scene.add(sheet.rim(0.8).lit_colour("#ffcf6a").grain(1.05));
        }
    }
}

/// How far into the dark a depth is, between 0 and 1.
fn gloom(depth: f64) -> f64 {
    ((depth - 2.2) / 8.6).clamp(0.0, 1.0)
}

/// The colour of the stair at a depth.
fn tone(depth: f64) -> Colour {
    let tones = [
        "#f6efd8", "#dfe0c6", "#a9c0ae", "#5f8c88", "#2f5a60", "#10262e",
    ];
    ramp(&tones, gloom(depth).powf(0.84))
}

/// Some steps that are drawn together, the deepest first.
struct Flight {
    lowest: usize,
}

impl From<usize> for Flight {
    fn from(lowest: usize) -> Flight {
        Flight { lowest }
    }
}

impl Flight {
    /// Its steps, the lowest first.
    fn steps(&self) -> impl Iterator<Item = usize> + Clone + use<> {
        let lowest = self.lowest;
        (0..FLIGHT).map_while(move |up| lowest.checked_sub(up))
    }

    fn highest(&self) -> usize {
        (self.lowest + 1).saturating_sub(FLIGHT)
    }

    /// From a little before the highest step to a little behind the lowest.
    fn reach(&self) -> (f64, f64) {
        (self.highest() as f64 - 0.1, self.lowest as f64 + 1.1)
    }

    /// The steps we can see.
    fn treads(&self) -> Vec<(usize, Shape)> {
        let treads = self.steps().map(|step| {
            let i = step as f64;
            let tread = STAIR.level((0.0, 1.02), (i - 0.04, i + 1.04), STAIR.depth(i));
            (step, tread)
        });
        treads
            .filter(|(_, tread)| {
                let seen = tread.bounds();
                seen.x1 > -60.0 && seen.x0 < 860.0 && seen.y1 > -60.0 && seen.y0 < 1260.0
            })
            .collect()
    }

    fn draw(&self, scene: &Scene) {
        let treads = self.treads();
        if treads.is_empty() {
            return;
        }
        let face = STAIR.ribbon(self.reach(), (0.0, EDGE), (0.0, 0.36));
        let shapes = treads.iter().map(|(_, tread)| tread.clone());
        let whole = all(shapes.chain([face.clone()]));
        let middle = STAIR.depth((self.lowest - self.steps().count() / 2) as f64);
        let metre = STAIR.metre(middle);
        let shadow = scene.shadow(
            &whole,
            (-3.0, 7.0),
            (0.06 * metre).max(6.0),
            "#050d14",
            0.68,
        );
        scene.add(scene.clipped(&self.out_of_the_next(), shadow));
        for (step, tread) in &treads {
            scene.add(self::step(scene, *step as f64, tread));
        }
        scene.add(self.stringer(scene, &face));
        let density =
            stops![0, Colour::BLACK, 0.12; 0.5, Colour::BLACK, 0.3; 1, Colour::BLACK, 0.05];
        let density = scene.radial(bottom(), 0.5 * metre + 420.0, &density);
        let spray = Spray {
            seed: self.lowest as i64 % 7,
            opacity: 0.5,
            ..Spray::default()
        };
        let dark = mix(tone(middle), "#0d2028", 0.6);
        scene.add(scene.grain(&whole, density, dark, spray));
        for step in self.steps() {
            for neighbour in NEIGHBOURS.iter().filter(|who| who.step == step) {
                scene.add(neighbour.ink(scene));
            }
        }
        scene.add(self.rail(scene));
        for step in self.steps() {
            for neighbour in NEIGHBOURS.iter().filter(|who| who.step == step) {
                scene.add(neighbour.who().grasp(scene, step as i64));
            }
        }
    }

    /// All of the card but the flight below: a flight throws no shadow on the one it continues.
    fn out_of_the_next(&self) -> Shape {
        let next = (self.lowest + 1..self.lowest + 8).flat_map(|step| {
            let i = step as f64;
            let (steps, depth) = ((i, i + 1.02), STAIR.depth(i));
            [
                STAIR.level((-0.1, 1.1), steps, depth),
                STAIR.between(steps, (0.0, depth - 0.12), (0.0, depth + 0.42)),
                STAIR.level((-0.1, 1.1), steps, depth - RAIL),
            ]
        });
        rect(-40.0, -40.0, 840.0, 1240.0).minus(&all(next))
    }

    /// The smooth underside towards the well, with raised panels.
    fn stringer(&self, scene: &Scene, face: &Shape) -> Ink {
        let depth = STAIR.depth(self.lowest as f64);
        // Far down it glows in the light of the eye.
        let warm = ((gloom(depth) - 0.55) / 0.45).max(0.0);
        let tone = tone(depth);
        let lip = STAIR.ribbon(self.reach(), (0.0, EDGE), (0.028, EDGE));
        let bead = STAIR.ribbon(self.reach(), (0.0, 0.27), (0.0, 0.31));
        let mut ink = scene.fill(
            &face.grown(0.3),
            mix(tone.lighter(-0.07), "#e08a2a", 0.5 * warm),
        );
        let gilt = mix(tone.lighter(0.06), "#ffc860", 0.7 * warm);
        ink += scene.veil(&bead, gilt, 0.8) + scene.fill(&lip, mix(tone, IVORY, 0.65));
        for step in self.steps() {
            let at = |part: f64, below| STAIR.slope(0.0, step as f64 + part, below);
            let upper = [0.14, 0.5, 0.86].map(|part| at(part, 0.07));
            let lower = [0.86, 0.5, 0.14].map(|part| at(part, 0.2));
            let panel = poly(&[upper, lower].concat());
            let inner = mix(tone.lighter(-0.13), "#c9742a", 0.4 * warm);
            ink += scene.veil(&panel, inner, 0.75);
            let edge = panel.minus(&panel.moved(0.0, -1.6));
            ink += scene.veil(&edge, mix(tone, IVORY, 0.6), 0.7);
        }
        ink
    }

    /// Balusters, and on them the rail.
    fn rail(&self, scene: &Scene) -> Ink {
        let balusters: Ink = self.steps().map(|step| balusters(scene, step as f64)).sum();
        if STAIR.depth(self.highest() as f64) - RAIL <= 0.6 {
            return balusters;
        }
        let depth = STAIR.depth(self.lowest as f64);
        let (tone, gloom) = (tone(depth), gloom(depth));
        let rail = STAIR
            .ribbon(self.reach(), (-0.012, -RAIL), (0.07, -RAIL))
            .grown(0.3);
        let shine = STAIR.ribbon(self.reach(), (0.004, -RAIL), (0.022, -RAIL));
        let around = rect(-40.0, -40.0, 840.0, 1240.0).minus(&rail);
        let shadow = scene.shadow(&rail, (-2.0, 6.0), 4.0, "#0a161c", 0.4);
        scene.clipped(&around, shadow)
            + balusters
            + scene.fill(&rail, mix("#82402c", tone, 0.12 + 0.35 * gloom))
            + scene.veil(&shine, mix("#f0b488", tone, 0.1 + 0.4 * gloom), 0.9)
    }
}

/// One step: wall, tread, carpet with two golden lines, nosing.
fn step(scene: &Scene, i: f64, tread: &Shape) -> Ink {
    let depth = STAIR.depth(i);
    let turn = STAIR.turn(i + 0.5);
    let lit = 0.5 + 0.5 * (turn + 70.0).to_radians().cos();
    let tone = tone(depth).lighter(0.1 * (lit - 0.6));
    let around = (i - 0.04, i + 1.04);
    let wall = STAIR.between(around, (1.0, depth), (1.0, (depth - 1.7).max(0.6)));
    let mut ink = scene.fill(&wall.grown(0.5), tone.lighter(-0.05));
    ink += scene.fill(&tread.grown(0.5), tone);
    let stops = stops![
        0.2, mix(tone.lighter(-0.06), "#3f8a80", 0.4); 0.8, mix(tone.lighter(-0.2), "#23565a", 0.5)
    ];
    let (inner, outer) = (STAIR.point(0.0, turn, depth), STAIR.point(1.0, turn, depth));
    let carpet = STAIR.level((0.26, 0.8), (i - 0.02, i + 1.02), depth);
    ink += scene.fill(&carpet, scene.linear(inner, outer, &stops));
    let gold = mix(tone, "#e6c878", 0.45);
    for out in [(0.3, 0.316), (0.744, 0.76)] {
        ink += scene.fill(&STAIR.level(out, (i, i + 1.0), depth), gold);
    }
    let back = STAIR.level((0.0, 1.02), (i, i + 0.24), depth);
    let nosing = STAIR.level((0.0, 1.02), (i + 0.93, i + 1.03), depth);
    ink + scene.veil(&back, tone.lighter(-0.14), 0.7)
        + scene.veil(&nosing, mix(tone, IVORY, 0.6), 0.9)
}

/// The two balusters of a step, turned like vases.
fn balusters(scene: &Scene, i: f64) -> Ink {
    let colour = {
        let depth = STAIR.depth(i);
        mix("#14222a", tone(depth), 0.1 + 0.3 * gloom(depth))
    };
    let one = |part: f64| {
        let top = STAIR.depth(i + part) - RAIL;
        if top < 0.6 {
            return Shape::nothing();
        }
        let foot = STAIR.slope(0.03, i + part, EDGE);
        let head = STAIR.slope(0.03, i + part, -RAIL);
        let line = [0.0, 0.25, 0.42, 0.6, 1.0].map(|up| between(foot, head, up));
        let (low, high) = (STAIR.metre(STAIR.depth(i)), STAIR.metre(top));
        let widths = [
            0.02 * low,
            0.02 * low,
            0.05 * low,
            0.024 * high,
            0.02 * high,
        ];
        Stroke::new(&line, &widths).blunt().shape()
    };
    scene.fill(&one(0.25), colour) + scene.fill(&one(0.75), colour)
}

/// Somebody who lives here.
struct Neighbour {
    step: usize,
    /// How far from the well: 1 is at the wall.
    out: f64,
    coat: &'static str,
    skin: &'static str,
    hair: &'static str,
    hat: Option<&'static str>,
    mitten: Option<&'static str>,
    knot: bool,
    reach: Reach,
    load: Load,
}

impl Neighbour {
    const fn on(step: usize, out: f64, coat: &'static str, skin: &'static str) -> Neighbour {
        Neighbour {
            step,
            out,
            coat,
            skin,
            hair: "#2a2026",
            hat: None,
            mitten: None,
            knot: false,
            reach: Reach::Down,
            load: Load::Nothing,
        }
    }

    /// Where the hands are that hold the rail, or reach out over it.
    fn grip(&self) -> Option<[At; 2]> {
        let i = self.step as f64 + 0.5;
        let hold = |aside: f64| STAIR.slope(0.05, i + aside, -RAIL);
        match self.reach {
            Reach::Rail => Some([hold(-0.6), hold(0.6)]),
            Reach::Over => Some([STAIR.slope(-0.2, i - 0.4, -RAIL - 0.1), hold(0.8)]),
            _ => None,
        }
    }

    fn who(&self) -> FromAbove {
        let i = self.step as f64;
        let depth = STAIR.depth(i);
        let turn = STAIR.turn(i + 0.5);
        let dimmed = |colour: &str, part: f64| mix(colour, tone(depth), part * gloom(depth));
        FromAbove {
            foot: STAIR.point(self.out, turn, depth),
            head: STAIR.point(self.out, turn, depth - 1.0),
            shoulders: 0.25 * STAIR.metre(depth - 0.7),
            coat: dimmed(self.coat, 0.35),
            skin: dimmed(self.skin, 0.35),
            hair: dimmed(self.hair, 0.35),
            legs: dimmed("#2a2a38", 0.3),
            hat: self.hat.map(Colour::from),
            mitten: self.mitten.map(Colour::from),
            knot: self.knot,
            reach: self.reach,
            grip: self.grip(),
            load: self.load,
            light: (400.0, -400.0),
        }
    }

    fn ink(&self, scene: &Scene) -> Ink {
        let who = self.who();
        let (foot, head) = (who.foot, who.head);
        let metre = STAIR.metre(STAIR.depth(self.step as f64));
        let shadow = taper(
            &[
                foot,
                (
                    foot.0 + (head.0 - foot.0) * 0.5 - 0.1 * metre,
                    foot.1 + (head.1 - foot.1) * 0.3 + 0.2 * metre,
                ),
                (foot.0 - 0.22 * metre, foot.1 + 0.34 * metre),
            ],
            &[0.16 * metre, 0.26 * metre, 0.2 * metre],
        );
        scene.blurred(scene.veil(&shadow, "#0a1a20", 0.45), 3.0) + who.ink(scene, self.step as i64)
    }
}

const NEIGHBOURS: [Neighbour; 8] = [
    Neighbour {
        hair: "#3a2a2a",
        reach: Reach::Rail,
        knot: true,
        ..Neighbour::on(35, 0.17, "#3a5a76", "#b9785a")
    },
    Neighbour {
        hair: "#d9d2c6",
        hat: Some("#3d4a55"),
        load: Load::Post,
        ..Neighbour::on(45, 0.3, "#c9a24a", "#e6b896")
    },
    Neighbour {
        hair: "#1f1820",
        reach: Reach::Carry,
        load: Load::Cello,
        ..Neighbour::on(51, 0.2, "#8a4a58", "#8a573f")
    },
    Neighbour {
        hair: "#a0522d",
        reach: Reach::Over,
        mitten: Some(RED),
        ..Neighbour::on(66, 0.2, "#e6dfc6", "#e6b896")
    },
    Neighbour {
        reach: Reach::Carry,
        load: Load::Parcel,
        ..Neighbour::on(74, 0.1, "#4f6a8a", "#b9785a")
    },
    Neighbour {
        hair: "#e0c080",
        reach: Reach::Rail,
        ..Neighbour::on(80, 0.1, "#b06a5a", "#e6b896")
    },
    Neighbour {
        hair: "#5a4030",
        hat: Some("#6a5a48"),
        ..Neighbour::on(86, 0.1, "#c4b48a", "#e6b896")
    },
    Neighbour {
        hair: "#1a1418",
        reach: Reach::Rail,
        ..Neighbour::on(97, 0.06, "#a8b49a", "#8a573f")
    },
];

/// On the near rail, watching.
fn cat(scene: &Scene) {
    let (x, y) = STAIR.slope(0.02, 33.2, -RAIL);
    let cat = CrouchingCat {
        spot: Spot::new(x, y + 4.0, 1.25),
        colour: "#2b2a36".into(),
        rim: "#f6c878".into(),
        light: (500.0, 500.0),
    };
    scene.add(cat.ink(scene, 3));
}

/// The post at the foot of the stair.
fn newel(scene: &Scene) {
    let (turn, depth) = (
        STAIR.turn(LAST as f64 + 1.1),
        STAIR.depth(LAST as f64 + 1.0),
    );
    let (foot, head) = (
        STAIR.point(0.03, turn, depth),
        STAIR.point(0.03, turn, depth - RAIL),
    );
    let knob = handcut(&circle(head, 9.0), 0.4, 8.0, 2);
    scene.add(scene.fill(&taper(&[foot, head], &[9.0, 12.0]), "#5a2f26"));
    let sheet = scene.sheet(&knob, "#a85a3a").light(bottom());
    scene.add(sheet.lit(0.4).rim(1.2));
}
