//! Skirts, and the skirts of dresses and coats: they hang from the hips, follow the legs, and swing.

use super::cloth::{fold, print};
use super::clothes::{Pattern, Top};
use super::limbs::Dressing;
use super::part::{Kind, Part, Tone};
use super::solids::{Ball, Ends, ball, fillet, hull, join, stroke};
use super::space::{V3, v};
use super::trunk::Trunk;
use crate::colour::Colour;
use crate::line::curve;
use crate::shape::{At, Shape};

/// How a skirt is cut.
struct Cut {
    colour: Colour,
    pattern: Pattern,
    /// How far down: 1 is the knee, 2 the ankle.
    to: f64,
    /// How far it widens at the hem.
    flare: f64,
    ease: f64,
    /// Whether it is open in front.
    open: bool,
}

impl Dressing<'_> {
    /// What hangs from the waist, if anything does.
    pub fn skirt(&self) -> Option<Part> {
        let c = self.clothes;
        let cut = match (c.top, c.bottom.skirt()) {
            (Top::Coat, _) => Cut {
                colour: c.top_colour,
                pattern: c.top_pattern,
                to: 0.98,
                flare: 0.12,
                ease: 0.12,
                open: true,
            },
            (Top::Dress, _) => Cut {
                colour: c.top_colour,
                pattern: c.top_pattern,
                to: 1.12,
                flare: 0.26,
                ease: 0.06,
                open: false,
            },
            (_, Some(to)) => Cut {
                colour: c.bottom_colour,
                pattern: c.bottom_pattern,
                to,
                flare: if to > 1.5 { 0.24 } else { 0.2 },
                ease: 0.05,
                open: false,
            },
            _ => return None,
        };
        Some(self.hang(&cut))
    }

    /// A place on a leg: 0 at the hip, 1 at the knee, 2 at the ankle. Cloth hangs straight where the leg goes back.
    fn on_leg(&self, side: usize, t: f64) -> V3 {
        let leg = &self.bones.legs[side];
        if t < 1.0 {
            return leg.hip.to(leg.knee, t);
        }
        let shin = leg.ankle - leg.knee;
        let hanging = v(shin.x * 0.55, shin.length() * 0.97, shin.z * 0.55);
        let down = if shin.y > 0.2 {
            shin * 0.6 + hanging * 0.4
        } else {
            shin
        };
        leg.knee + down.unit() * (shin.length() * (t - 1.0))
    }

    fn hang(&self, cut: &Cut) -> Part {
        let trunk = Trunk {
            bones: self.bones,
            ease: cut.ease,
        };
        let k = self.bones.build.limb;
        let (wx, wy) = self.clothes.wind;
        let steps = 6;
        let mut rows: Vec<Vec<Ball>> = Vec::new();
        let mut middles: Vec<V3> = Vec::new();
        for t in [0.22, -0.02, -0.17 * self.bones.upright()] {
            rows.push(trunk.row(t));
            middles.push(self.bones.spine(t));
        }
        for i in 1..=steps {
            let part = f64::from(i) / f64::from(steps);
            let t = cut.to * part;
            let legs = [0, 1].map(|side| self.on_leg(side, t));
            let middle = legs[0].to(legs[1], 0.5);
            let out = cut.flare * part.powf(1.4);
            let swing = v(wx, wy, 0.0) * (0.55 * part * part);
            let r = (0.262 - 0.05 * t.min(1.3)) * k + cut.ease;
            let mut row: Vec<Ball> = legs
                .iter()
                .enumerate()
                .map(|(i, p)| {
                    let side = self.bones.hips * if i == 0 { 1.0 } else { -1.0 };
                    ball(*p + side * out + swing, r)
                })
                .collect();
            // Wind does not bare the leg it blows against.
            row.extend(
                legs.iter()
                    .filter(|_| part < 0.95)
                    .map(|p| ball(*p, r * 0.9)),
            );
            let front = self.bones.front * (out + 0.04);
            row.push(ball(middle + front + swing, r));
            row.push(ball(
                middle - self.bones.front * (out + 0.02) + swing * 1.15,
                r * 0.95,
            ));
            rows.push(row);
            middles.push(middle + swing);
        }
        let pieces = rows.windows(2).map(|pair| hull(&pair.concat()));
        let solid = fillet(&join(pieces), 0.14);
        let shape = self.hem(&solid, &rows, &middles);
        let guide: Vec<At> = middles.iter().map(|p| p.flat()).collect();
        let depth = middles[middles.len() / 2].z + 0.1;
        let mut part = Part::new(Kind::Skirt, shape, cut.colour).along(guide, depth);
        print(&mut part, cut.pattern);
        part.lee(self.light, 0.17);
        self.pleats(&mut part, &rows, &middles, cut);
        part
    }

    /// The hem: a cut across the form that waves a little.
    fn hem(&self, solid: &Shape, rows: &[Vec<Ball>], middles: &[V3]) -> Shape {
        let n = rows.len();
        let (Some(last), Some(&c)) = (rows.last(), middles.last()) else {
            return solid.clone();
        };
        let down = (c - middles[n - 3]).flat();
        let far = down.0.hypot(down.1);
        if far < 0.15 {
            return solid.clone();
        }
        let (dx, dy) = (down.0 / far, down.1 / far);
        let half = last
            .iter()
            .map(|b| ((b.at.x - c.x) * -dy + (b.at.y - c.y) * dx).abs() + b.r)
            .fold(0.1, f64::max);
        let at = |on: f64, across: f64| (c.x + dx * on - dy * across, c.y + dy * on + dx * across);
        let waves = [0.0, 0.035, 0.085, 0.05, 0.105, 0.055, 0.08, 0.03, 0.0];
        let mut line = vec![at(-0.02, -half * 2.5)];
        for (i, wave) in waves.iter().enumerate() {
            let u = (i as f64 / 4.0 - 1.0) * half;
            line.push(at(*wave, u));
        }
        line.push(at(-0.02, half * 2.5));
        let mut ring = curve(&line);
        ring.push(at(-9.0, half * 2.5));
        ring.push(at(-9.0, -half * 2.5));
        solid.within(&Shape::within_ring(&ring))
    }

    /// Folds from the waist to the hem, and the front edge of a coat.
    fn pleats(&self, part: &mut Part, rows: &[Vec<Ball>], middles: &[V3], cut: &Cut) {
        let n = middles.len();
        let width = |i: usize| {
            let row = &rows[i];
            let c = middles[i];
            let reach = |s: f64| {
                row.iter()
                    .map(|b| (b.at.x - c.x) * s + b.r)
                    .fold(0.05, f64::max)
            };
            (-reach(-1.0), reach(1.0))
        };
        let on = |i: usize, u: f64| {
            let (l, r) = width(i);
            (
                middles[i].x + if u < 0.0 { -u * l } else { u * r },
                middles[i].y,
            )
        };
        let start = 3.min(n - 1);
        let few = if cut.open { 2 } else { 4 };
        for (u, from, wide) in [
            (-0.62, start + 1, 0.07),
            (-0.2, start + 2, 0.09),
            (0.3, start, 0.10),
            (0.7, start + 1, 0.07),
        ]
        .into_iter()
        .skip(4 - few)
        {
            let from = from.min(n - 2);
            let line: Vec<At> = (from..n)
                .map(|i| on(i, u * (0.8 + 0.2 * i as f64 / n as f64)))
                .collect();
            if line.len() > 1 {
                let mut line = line;
                let (a, b) = (line[line.len() - 2], line[line.len() - 1]);
                line.push((b.0 + (b.0 - a.0) * 0.5, b.1 + (b.1 - a.1) * 0.5 + 0.12));
                fold(part, &line, wide * (1.0 + cut.flare));
            }
        }
        if cut.open && self.fine && self.bones.front.z > 0.1 {
            let front: Vec<At> = (0..n)
                .map(|i| {
                    let p = middles[i] + self.bones.front * 0.3 + self.bones.hips * 0.08;
                    p.flat()
                })
                .collect();
            part.mark(&stroke(&front, 0.024, Ends::Blunt), Tone::Line, 0.5);
        }
    }
}
