//! Feet: bare ones with toes, and shoes with a sole, a heel and an opening.

use super::clothes::Shoes;
use super::limbs::{Dressing, NEAR};
use super::part::{Kind, Part, Tone};
use super::skeleton::{LegBones, Side};
use super::solids::{Ball, Ends, along, ball, chain, edge_within, fillet, hull, join, stroke};
use super::space::V3;
use crate::colour::{Colour, mix};
use crate::shape::Shape;

/// A foot's own axes: along the toes, out to the little toe, down to the sole.
struct Foot<'a> {
    leg: &'a LegBones,
    out: V3,
    /// From heel to toe.
    length: f64,
    /// From the ankle down to the sole.
    high: f64,
}

impl Foot<'_> {
    fn at(&self, on: f64, out: f64, up: f64) -> V3 {
        let l = self.length;
        self.leg.ankle + self.leg.toe * (on * l) + self.out * (out * l)
            - self.leg.instep * (self.high - up * l)
    }

    /// A ball that touches the sole, or is held above it.
    fn ball(&self, on: f64, out: f64, r: f64, up: f64) -> Ball {
        ball(self.at(on, out, r + up), r * self.length)
    }

    /// The foot as a solid: `full` is how thick leather makes it.
    fn solid(&self, full: f64) -> Shape {
        let b = |on: f64, out: f64, r: f64, up: f64| self.ball(on, out, r + full * 0.5, up);
        let heel = b(-0.13, 0.0, 0.118, 0.0);
        let (inner, outer) = (b(0.46, -0.06, 0.085, 0.0), b(0.42, 0.075, 0.075, 0.0));
        let shank = b(0.16, 0.0, 0.125, 0.08);
        let toes = [
            b(0.64, -0.05, 0.058 + full, 0.0),
            b(0.58, 0.06, 0.05 + full, 0.0),
        ];
        let ankle = ball(self.leg.ankle, self.length * (0.125 + full * 0.4));
        let pieces = [
            hull(&[ankle, heel]),
            hull(&[ankle, shank, heel]),
            hull(&[shank, inner, outer, heel]),
            hull(&[inner, outer, toes[0], toes[1]]),
        ];
        fillet(&join(pieces), 0.07 * self.length)
    }

    /// The sole: a thin slab below it.
    fn sole(&self, thick: f64) -> Shape {
        let b = |on: f64, out: f64| self.ball(on, out, thick, -thick * 0.4);
        hull(&[
            b(-0.235, 0.0),
            b(-0.19, 0.08),
            b(-0.19, -0.08),
            b(0.42, 0.145),
            b(0.46, -0.14),
            b(0.70, -0.06),
            b(0.63, 0.09),
        ])
    }
}

/// The foot of a side, in what is worn on it.
pub(super) fn foot(dressing: &Dressing, side: Side) -> Vec<Part> {
    let leg = &dressing.bones.legs[side.index()];
    let build = &dressing.bones.build;
    let out = leg.toe.cross(leg.instep).unit();
    // The little toe is on the outer side.
    let outer = dressing.bones.hips * side.sign();
    let foot = Foot {
        leg,
        out: if out.dot(outer) < 0.0 { -out } else { out },
        length: build.foot,
        high: build.ankle(),
    };
    let clothes = dressing.clothes;
    let guide = vec![
        foot.at(-0.2, 0.0, 0.05).flat(),
        foot.at(0.7, 0.0, 0.05).flat(),
    ];
    let depth = foot.at(0.3, 0.0, 0.0).z;
    let part = |shape: Shape, colour: Colour| {
        let mut part = Part::new(Kind::Foot(side), shape, colour).along(guide.clone(), depth);
        part.lee(dressing.light, 0.055);
        part
    };
    let stocking = clothes.stockings.unwrap_or(dressing.skin);
    match clothes.shoes {
        Shoes::Barefoot => vec![bare(dressing, &foot, part(foot.solid(0.0), dressing.skin))],
        Shoes::Slippers => {
            let skin = part(foot.solid(0.0), stocking);
            let shoe = foot.solid(0.02);
            let b =
                |on: f64, out: f64, up: f64, r: f64| ball(foot.at(on, out, up), r * foot.length);
            let open = hull(&[
                b(-0.06, 0.0, 0.30, 0.13),
                b(0.24, 0.0, 0.22, 0.12),
                b(0.0, 0.0, 0.6, 0.2),
            ]);
            let mut worn = part(shoe.minus(&open), clothes.shoe_colour);
            worn.mark(&foot.sole(0.022), Tone::Shade(1.6), 1.0);
            vec![skin, worn]
        }
        shoes => {
            let full = if shoes == Shoes::Trainers { 0.03 } else { 0.02 };
            let mut shape = foot.solid(full).and(&foot.sole(0.032));
            if shoes == Shoes::Boots {
                let k = build.limb;
                let top = leg.knee.to(leg.ankle, 0.42);
                let profile = [
                    (0.0, 0.205 * k, -0.04),
                    (0.5, 0.175 * k, -0.03),
                    (1.0, 0.145 * k, 0.0),
                ];
                let shaft = chain(&along(top, leg.ankle, &profile, leg.front, NEAR));
                let cut = super::cloth::hem_cut(
                    &shaft,
                    leg.knee.to(leg.ankle, 0.44).flat(),
                    (leg.knee - leg.ankle).flat(),
                    -0.05,
                );
                shape = fillet(&shape.and(&cut), 0.10);
            }
            let mut worn = part(shape, clothes.shoe_colour);
            lace(dressing, &foot, &mut worn, shoes);
            vec![worn]
        }
    }
}

/// Sole, heel and laces.
fn lace(dressing: &Dressing, foot: &Foot, part: &mut Part, shoes: Shoes) {
    let colour = part.colour;
    let sole = match shoes {
        Shoes::Trainers => Tone::Own(mix("#f3ead8", colour, 0.12)),
        _ => Tone::Shade(2.2),
    };
    part.mark(
        &foot.sole(if shoes == Shoes::Trainers {
            0.042
        } else {
            0.028
        }),
        sole,
        1.0,
    );
    if shoes != Shoes::Trainers {
        let b = |on: f64, out: f64, up: f64| ball(foot.at(on, out, up), 0.028 * foot.length);
        let heel = hull(&[
            b(-0.24, 0.08, 0.05),
            b(-0.24, -0.08, 0.05),
            b(-0.04, 0.09, 0.05),
            b(-0.04, -0.09, 0.05),
            b(-0.22, 0.0, 0.0),
            b(-0.05, 0.0, 0.0),
        ]);
        part.mark(&heel, Tone::Shade(2.2), 1.0);
    }
    if !dressing.fine || shoes == Shoes::Boots {
        return;
    }
    for i in 0..3 {
        let on = 0.19 + 0.085 * f64::from(i);
        let up = 0.285 - 0.055 * f64::from(i);
        let line = [
            foot.at(on, -0.085, up - 0.02),
            foot.at(on + 0.01, 0.0, up + 0.012),
            foot.at(on, 0.085, up - 0.02),
        ];
        let tone = if shoes == Shoes::Trainers {
            Tone::Own("#f6efe2".into())
        } else {
            Tone::Light(0.9)
        };
        part.mark(&stroke(&line.map(V3::flat), 0.026, Ends::Blunt), tone, 0.85);
    }
    let cap = [
        foot.at(0.52, -0.15, 0.03),
        foot.at(0.485, 0.0, 0.17),
        foot.at(0.45, 0.15, 0.03),
    ];
    part.mark(
        &stroke(&cap.map(V3::flat), 0.018, Ends::Both),
        Tone::Line,
        0.5,
    );
}

/// Toes and the bone of the ankle.
fn bare(dressing: &Dressing, foot: &Foot, mut part: Part) -> Part {
    let toes = [
        (0.66, -0.10, 0.058),
        (0.685, -0.025, 0.04),
        (0.66, 0.035, 0.037),
        (0.625, 0.085, 0.034),
        (0.575, 0.13, 0.032),
    ];
    let roots = [
        (0.50, -0.085),
        (0.52, -0.02),
        (0.50, 0.03),
        (0.47, 0.075),
        (0.43, 0.115),
    ];
    let shapes: Vec<Shape> = toes
        .iter()
        .zip(roots)
        .map(|(&(on, out, r), (from, side))| {
            hull(&[
                foot.ball(on, out, r, 0.0),
                foot.ball(from, side, r * 1.15, 0.03),
            ])
        })
        .collect();
    part.shape = fillet(&part.shape.and(&join(shapes.clone())), 0.012);
    if !dressing.fine {
        return part;
    }
    for (i, toe) in shapes.iter().enumerate().rev() {
        let others = join(
            shapes
                .iter()
                .enumerate()
                .filter(|(j, _)| *j != i)
                .map(|(_, s)| s.clone()),
        );
        let line = edge_within(toe, &others, 0.014, 0.03, Ends::Both);
        part.mark(&line, Tone::Line, 0.6);
    }
    let bone = [
        foot.at(-0.03, 0.11, 0.27),
        foot.at(0.03, 0.12, 0.24),
        foot.at(0.06, 0.11, 0.28),
    ];
    part.mark(
        &stroke(&bone.map(V3::flat), 0.016, Ends::Both),
        Tone::Line,
        0.4,
    );
    part
}
