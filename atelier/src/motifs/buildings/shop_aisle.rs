//! The aisle of a supermarket at a child's height: two walls of packets without print, tubes above, tiles below.

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, poly, rect};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, stops};

/// The point that all shelves run to; a child's eyes are as high.
const FAR: At = (130.0, 500.0);
/// How large something is that is one step away.
const LENS: f64 = 900.0;
/// How high the eye is above the floor, in centimetres.
const EYE: f64 = 78.0;
/// Where the walls of packets are, left and right of the eye.
const WALLS: [f64; 2] = [-62.0, 140.0];
/// Where the aisle ends.
const END: f64 = 1500.0;
/// How high the boards are.
const BOARDS: [f64; 5] = [12.0, 48.0, 84.0, 120.0, 156.0];
/// How high the shelves are.
const TOP: f64 = 192.0;

const AIR: &str = "#eef1ee";
const DEEP: &str = "#5a6478";

/// Where on the card a place is: to the right, above the floor, away from us.
pub fn in_aisle(x: f64, up: f64, far: f64) -> At {
    let k = LENS / far;
    (FAR.0 + x * k, FAR.1 + (EYE - up) * k)
}

/// How many pixels a centimetre is at a distance.
pub fn aisle_scale(far: f64) -> f64 {
    LENS / far
}

/// How much of the air one sees at a distance.
fn airy(colour: impl Into<Colour>, far: f64) -> Colour {
    let part = ((far - 330.0) / 1170.0).clamp(0.0, 1.0).powf(0.8) * 0.66;
    mix(colour, AIR, part)
}

/// All of it, without people: it fills the card.
pub fn shop_aisle(scene: &Scene) {
    scene.add(scene.card("#e9ece8"));
    ceiling(scene);
    floor(scene);
    end(scene);
    for (wall, seed) in WALLS.into_iter().zip([11, 23]) {
        shelves(scene, wall, seed);
    }
}

/// A flat piece on a wall, told by how far away and how high it is.
fn on_wall(wall: f64, piece: &Shape) -> Shape {
    piece.bent(|(far, up)| in_aisle(wall, up, far))
}

fn ceiling(scene: &Scene) {
    let up = 265.0;
    let sheet = poly(&[
        (-20.0, -20.0),
        (820.0, -20.0),
        (820.0, 200.0),
        FAR,
        (-20.0, 420.0),
    ]);
    let stops = stops![0, "#c9d3d4"; 1, "#eff2ee"];
    scene.add(scene.fill(&sheet, scene.linear((500.0, 0.0), FAR, &stops)));
    // Panels, and two rows of tubes that run away from us.
    for far in (1..16).map(|i| 180.0 + 90.0 * f64::from(i)) {
        let line = [in_aisle(-400.0, up, far), in_aisle(500.0, up, far)];
        scene.add(scene.stitched(
            &line,
            "#b9c5c8",
            (aisle_scale(far) * 1.2).min(2.2),
            0.5,
            None,
        ));
    }
    for (x0, x1) in [(-24.0, -4.0), (84.0, 104.0)] {
        for i in 0..9 {
            let near = 330.0 + 140.0 * f64::from(i);
            let tube = poly(&[
                in_aisle(x0, up, near),
                in_aisle(x1, up, near),
                in_aisle(x1, up, near + 110.0),
                in_aisle(x0, up, near + 110.0),
            ]);
            scene.add(scene.blurred(scene.veil(&tube.grown(6.0), "#ffffff", 0.7), 9.0));
            scene.add(scene.fill(&tube, "#ffffff"));
        }
    }
}

fn floor(scene: &Scene) {
    let sheet = poly(&[
        FAR,
        (820.0, 700.0),
        (820.0, 1220.0),
        (-20.0, 1220.0),
        (-20.0, 560.0),
    ]);
    let stops = stops![0, "#f3f4ef"; 0.5, "#dfe3df"; 1, "#c6ccd0"];
    scene.add(scene.fill(&sheet, scene.linear(FAR, (420.0, 1200.0), &stops)));
    // What stands on the shelves is mirrored in the polish.
    for (wall, colours) in WALLS
        .into_iter()
        .zip([["#e9b9b4", "#bfd6cf"], ["#e8c9a6", "#b9cfdd"]])
    {
        for (i, colour) in (0..).zip(colours) {
            let inner = wall * (0.62 - 0.25 * f64::from(i));
            let strip = poly(&[
                in_aisle(wall, 0.0, 90.0),
                in_aisle(wall, 0.0, END),
                in_aisle(inner, 0.0, END),
                in_aisle(inner, 0.0, 90.0),
            ]);
            let strip = scene.clipped(
                &sheet,
                scene.blurred(scene.veil(&strip, colour, 0.32), 24.0),
            );
            scene.add(scene.multiplied(strip));
        }
    }
    let joint =
        |a: At, b: At, wide: f64, much: f64| scene.stitched(&[a, b], "#a9b4bb", wide, much, None);
    for i in -2..5 {
        let x = -62.0 + 50.5 * f64::from(i);
        scene.add(scene.clipped(
            &sheet,
            joint(in_aisle(x, 0.0, 70.0), in_aisle(x, 0.0, END), 1.6, 0.55),
        ));
    }
    for i in 0..28 {
        let far = 88.0 + 50.5 * f64::from(i);
        let wide = (aisle_scale(far) * 0.35).clamp(0.4, 2.6);
        scene.add(scene.clipped(
            &sheet,
            joint(
                in_aisle(-200.0, 0.0, far),
                in_aisle(300.0, 0.0, far),
                wide,
                0.55,
            ),
        ));
    }
    // The tubes shine back.
    for x in [-14.0, 94.0] {
        let streak = poly(&[
            in_aisle(x - 9.0, 0.0, 92.0),
            in_aisle(x + 9.0, 0.0, 92.0),
            in_aisle(x + 6.0, 0.0, END),
            in_aisle(x - 6.0, 0.0, END),
        ]);
        scene.add(scene.blurred(scene.veil(&streak, "#ffffff", 0.55), 12.0));
    }
}

/// Where the aisle ends: a cold cabinet with doors of glass.
fn end(scene: &Scene) {
    let at = |x: f64, up: f64| in_aisle(x, up, END);
    let wall = poly(&[
        at(-90.0, 0.0),
        at(-90.0, 230.0),
        at(170.0, 230.0),
        at(170.0, 0.0),
    ]);
    scene.add(scene.fill(&wall, "#e3ebe8"));
    for i in 0..4 {
        let x = -58.0 + 50.0 * f64::from(i);
        let door = poly(&[
            at(x, 14.0),
            at(x, 186.0),
            at(x + 44.0, 186.0),
            at(x + 44.0, 14.0),
        ]);
        scene.add(scene.fill(&door, "#bfd8d8"));
    }
}

/// What is sold in a stretch of shelf: one kind, one colour, in a row.
#[derive(Clone, Copy)]
enum Kind {
    Box,
    Tin,
    Bottle,
    Bag,
}

const PASTELS: [&str; 9] = [
    "#e08f8a", "#eeb98a", "#f2dca0", "#a5cda2", "#8fc6c2", "#93b6d8", "#b3a2d6", "#e0a6c4",
    "#f4efe2",
];

fn shelves(scene: &Scene, wall: f64, seed: u64) {
    let mut chance = Chance::of("shelves", seed);
    let near = if wall < 0.0 { 360.0 } else { 150.0 };
    let back = on_wall(wall, &rect(near, 0.0, END, TOP));
    let stops = stops![0, "#8d9aa6"; 0.6, "#c3cccf"; 1, "#dde3e0"];
    let fill = scene.linear(
        in_aisle(wall, 90.0, near),
        in_aisle(wall, 90.0, END),
        &stops,
    );
    scene.add(scene.fill(&back, fill));
    for board in BOARDS {
        let mut far = near + chance.between(0.0, 20.0);
        let mut last = PASTELS.len();
        while far < END - 40.0 {
            let kind = [Kind::Box, Kind::Tin, Kind::Bottle, Kind::Bag][chance.below(4) as usize];
            let (wide, high) = match kind {
                Kind::Box => (chance.between(13.0, 20.0), chance.between(22.0, 31.0)),
                Kind::Tin => (chance.between(8.0, 10.5), chance.between(11.0, 14.0)),
                Kind::Bottle => (chance.between(7.5, 9.5), chance.between(24.0, 30.0)),
                Kind::Bag => (chance.between(13.0, 17.0), chance.between(20.0, 27.0)),
            };
            let mut tint = chance.below(PASTELS.len() as u64) as usize;
            if tint == last {
                tint = (tint + 4) % PASTELS.len();
            }
            last = tint;
            let other = PASTELS[(tint + 2 + chance.below(5) as usize) % PASTELS.len()];
            let look = chance.below(3);
            for _ in 0..(3 + chance.below(4)) {
                if far > END - 30.0 {
                    break;
                }
                let ware = Ware {
                    kind,
                    wide,
                    high,
                    colour: PASTELS[tint],
                    band: other,
                    look,
                };
                let stacked = if matches!(kind, Kind::Tin) { 2 } else { 1 };
                for level in 0..stacked {
                    let up = board + high * f64::from(level);
                    scene.add(ware.ink(scene, wall, far, up + chance.near(0.0, 0.15)));
                }
                far += wide + chance.between(0.6, 1.4);
            }
            far += chance.between(1.0, 4.0);
        }
        edge_of_board(scene, wall, near, board, &mut chance);
    }
    let cap = on_wall(wall, &rect(near, TOP - 5.0, END, TOP));
    scene.add(scene.fill(&cap, "#f2f4f0"));
}

/// The edge of a board with blank tickets on it, and the shadow under it.
fn edge_of_board(scene: &Scene, wall: f64, near: f64, board: f64, chance: &mut Chance) {
    let under = on_wall(wall, &rect(near, board - 12.0, END, board - 4.0));
    scene.add(scene.veil(&under, DEEP, 0.2));
    let edge = on_wall(wall, &rect(near, board - 4.5, END, board));
    let stops = stops![0, "#fbfbf6"; 1, "#eceeea"];
    scene.add(scene.fill(
        &edge,
        scene.linear(
            in_aisle(wall, board, near),
            in_aisle(wall, board, END),
            &stops,
        ),
    ));
    let mut far = near;
    while far < 900.0 {
        far += chance.between(24.0, 46.0);
        let ticket = on_wall(wall, &rect(far, board - 4.2, far + 6.5, board - 0.3));
        scene.add(scene.fill(&ticket, airy("#e8d9a8", far)));
    }
}

/// Something for sale.
struct Ware {
    kind: Kind,
    wide: f64,
    high: f64,
    colour: &'static str,
    band: &'static str,
    look: u64,
}

impl Ware {
    fn ink(&self, scene: &Scene, wall: f64, far: f64, up: f64) -> Ink {
        let (w, h) = (self.wide, self.high);
        let put = |piece: &Shape| on_wall(wall, &piece.moved(far, up));
        let colour = airy(self.colour, far);
        let body = match self.kind {
            Kind::Box => rect(0.0, 0.0, w, h),
            Kind::Tin => rect(0.0, 0.3, w, h - 0.5),
            Kind::Bottle => blob(&knots![
                0.3, 0, corner; 0.1, h * 0.3; 0.3, h * 0.62; w * 0.33, h * 0.8; w * 0.34, h * 0.98, corner;
                w * 0.66, h * 0.98, corner; w * 0.67, h * 0.8; w - 0.3, h * 0.62; w - 0.1, h * 0.3; w - 0.3, 0, corner
            ]),
            Kind::Bag => blob(&knots![
                0.4, 0.4, corner; -0.2, h * 0.5; 0.8, h * 0.86; 0.3, h, corner; w - 0.3, h, corner; w - 0.8, h * 0.86;
                w + 0.2, h * 0.5; w - 0.4, 0.4, corner
            ]),
        };
        let placed = put(&body);
        let mut ink = scene.fill(&placed, colour);
        if far > 900.0 {
            return ink;
        }
        let band = airy(self.band, far);
        let mark = match (self.kind, self.look) {
            (Kind::Tin, _) => rect(0.0, h * 0.28, w, h * 0.72),
            (_, 0) => ellipse((w / 2.0, h * 0.45), w * 0.27, w * 0.3),
            (_, 1) => rect(0.0, h * 0.16, w, h * 0.42),
            _ => blob(
                &knots![0, h * 0.1, corner; w * 0.5, h * 0.34; w, h * 0.55, corner; w, h * 0.74, corner; w * 0.45, h * 0.5; 0, h * 0.3, corner],
            ),
        };
        ink += scene.fill(&put(&mark.within(&body)), band);
        // The side that turns away from the tubes, and a light edge above.
        let lee = rect(w * 0.8, 0.0, w, h).within(&body);
        ink += scene.veil(&put(&lee), DEEP, 0.13);
        if matches!(self.kind, Kind::Tin | Kind::Bottle) {
            let shine = rect(w * 0.2, h * 0.05, w * 0.32, h * 0.62).within(&body);
            ink += scene.veil(&put(&shine), "#ffffff", 0.4);
        }
        let top = rect(0.0, h * 0.965, w, h).within(&body);
        ink + scene.veil(&put(&top), "#ffffff", 0.45)
    }
}
