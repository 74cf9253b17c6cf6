//! The trunk as a solid: rows of balls along the spine, and places on its surface.

use super::skeleton::Skeleton;
use super::solids::{Ball, DOWN, ball, fillet, loft};
use super::space::{V3, v};
use crate::line::curve_of;
use crate::shape::{At, Shape};

/// Height on the spine, half the width between outer balls, their radius, and how far they are pushed to the front.
const ROWS: [(f64, f64, f64, f64); 10] = [
    (-0.20, 0.21, 0.285, -0.03),
    (0.04, 0.24, 0.295, -0.03),
    (0.32, 0.18, 0.262, 0.03),
    (0.56, 0.225, 0.29, 0.05),
    (0.70, 0.32, 0.26, 0.045),
    (0.80, 0.46, 0.18, 0.0),
    (0.865, 0.40, 0.155, -0.03),
    (0.93, 0.25, 0.15, -0.05),
    (0.99, 0.11, 0.16, -0.06),
    (1.06, 0.04, 0.16, -0.05),
];

/// A trunk in what is worn on it.
pub(super) struct Trunk<'a> {
    pub bones: &'a Skeleton,
    /// How far cloth stands off.
    pub ease: f64,
}

impl Trunk<'_> {
    /// Half the width, the depth before the spine, and the radius at a height.
    fn measures(&self, t: f64) -> (f64, f64, f64) {
        let b = &self.bones.build;
        let row = |i: usize| {
            let (t, mut half, mut r, mut push) = ROWS[i];
            let upper = t > 0.75;
            if upper {
                half *= b.shoulder / 0.66;
                r *= 0.62 + 0.38 * b.trunk;
            } else {
                let wide = if b.trunk < 1.2 {
                    b.trunk
                } else {
                    1.0 + (b.trunk - 1.0) * 0.62
                };
                half *= wide * if t < 0.2 { b.hip / 0.30 } else { 1.0 };
                r *= b.trunk * 0.97;
                if (0.2..0.5).contains(&t) {
                    half -= b.waist * 0.8;
                    r -= b.waist * 0.35;
                }
                push = push * b.trunk
                    + if t < 0.6 {
                        b.belly * if t > 0.2 { 1.2 } else { 0.8 }
                    } else {
                        0.0
                    };
            }
            if (0.5..0.75).contains(&t) {
                push += b.bust * 0.8;
            }
            if t > 1.0 {
                r = b.throat * 0.96;
            }
            let ease = if t > 0.95 {
                self.ease * 0.25
            } else {
                self.ease * 0.85
            };
            (t, half, push, r + ease)
        };
        let last = ROWS.len() - 1;
        let i = ROWS.partition_point(|r| r.0 < t).clamp(1, last);
        let (a, c) = (row(i - 1), row(i));
        let p = ((t - a.0) / (c.0 - a.0)).clamp(0.0, 1.0);
        let mid = |x: f64, y: f64| x + (y - x) * p;
        (mid(a.1, c.1), mid(a.2, c.2), mid(a.3, c.3))
    }

    /// The balls at a height.
    pub fn row(&self, t: f64) -> Vec<Ball> {
        let (half, push, r) = self.measures(t);
        let (side, front) = (self.bones.sideways(t), self.bones.forwards(t));
        let c = self.bones.spine(t);
        let mut row = vec![
            ball(c + side * half + front * push * 0.6, r),
            ball(c - side * half + front * push * 0.6, r),
        ];
        if t < 0.82 {
            // A trunk is deeper than its sides are thick: belly and breast before, back and seat behind.
            let (before, behind) = if t < 0.2 { (0.05, 0.13) } else { (0.09, 0.08) };
            row.push(ball(c + front * (push + before), r));
            row.push(ball(c + front * (push - behind), r));
        }
        row
    }

    /// The solid from a height to another.
    pub fn solid(&self, from: f64, to: f64) -> Shape {
        let mut heights: Vec<f64> = vec![from];
        heights.extend(
            ROWS.iter()
                .map(|r| r.0)
                .filter(|t| *t > from + 0.02 && *t < to - 0.02),
        );
        heights.push(to);
        let rows: Vec<Vec<Ball>> = heights.into_iter().map(|t| self.row(t)).collect();
        fillet(&loft(&rows), 0.12)
    }

    /// A place on the front of the trunk: its height, and how far to its left, from -1 to 1. Also how much it faces us.
    pub fn on(&self, t: f64, across: f64) -> (At, f64) {
        let (half, push, r) = self.measures(t);
        let (side, front) = (self.bones.sideways(t), self.bones.forwards(t));
        let u = across.clamp(-1.0, 1.0);
        let deep = (1.0 - u * u).sqrt();
        let p = self.bones.spine(t) + side * (u * (half + r)) + front * (push + 0.06 + deep * r);
        (p.flat(), (side * u + front * deep).z)
    }

    /// A line on the front, as far as it faces us.
    pub fn line(&self, places: &[(f64, f64)]) -> Vec<At> {
        places
            .iter()
            .map(|&(t, u)| self.on(t, u))
            .filter(|(_, facing)| *facing > 0.0)
            .map(|(at, _)| at)
            .collect()
    }

    /// A line around the trunk at a height, on the side we see.
    pub fn around(&self, t: f64) -> Vec<At> {
        let (half, push, r) = self.measures(t);
        let (side, front) = (self.bones.sideways(t), self.bones.forwards(t));
        let c = self.bones.spine(t) + front * (push * 0.6);
        let up = self.bones.upwards(t);
        // The half of the ring that faces us, from left to right on the page.
        let ring = |angle: f64| {
            let (s, co) = angle.to_radians().sin_cos();
            c + side * (s * (half + r)) + front * (co * (r + 0.03))
        };
        let mut line: Vec<V3> = (0..72).map(|i| ring(f64::from(i) * 5.0)).collect();
        let seen = |p: &V3| (*p - c).z > -0.02;
        let start = (0..72)
            .find(|&i| seen(&line[i]) && !seen(&line[(i + 71) % 72]))
            .unwrap_or(0);
        line.rotate_left(start);
        let sag = up * -(0.5 * r * up.z.abs().min(0.3)) + DOWN * 0.05;
        let n = line.iter().take_while(|p| seen(p)).count().max(2);
        line[..n]
            .iter()
            .enumerate()
            .map(|(i, p)| {
                let bow = 1.0 - (2.0 * i as f64 / (n - 1) as f64 - 1.0).powi(2);
                (*p + sag * bow).flat()
            })
            .collect()
    }

    /// What of a shape lies above a line around the trunk at a height.
    pub fn above(&self, shape: &Shape, t: f64) -> Shape {
        let line = self.around(t);
        let (Some(&first), Some(&last)) = (line.first(), line.last()) else {
            return shape.clone();
        };
        let up = self.bones.upwards(t).flat();
        let (dx, dy) = (last.0 - first.0, last.1 - first.1);
        let far = (dx.hypot(dy)).max(1e-6);
        let (wx, wy) = (dx / far * 3.0, dy / far * 3.0);
        let mut ring = vec![(first.0 - wx, first.1 - wy)];
        ring.extend(line);
        ring.push((last.0 + wx, last.1 + wy));
        ring.push((last.0 + wx + up.0 * 8.0, last.1 + wy + up.1 * 8.0));
        ring.push((first.0 - wx + up.0 * 8.0, first.1 - wy + up.1 * 8.0));
        shape.within(&Shape::within_ring(&ring))
    }

    /// The neck, from the trunk into the skull.
    pub fn neck(&self) -> Shape {
        let bones = self.bones;
        let b = &bones.build;
        let base = bones.spine(0.95) - bones.chest * 0.02;
        let skull = bones.head + bones.head_turn.of(v(0.0, 0.28, -0.22)) * (b.head * 0.5);
        let middle = base.to(skull, 0.5);
        loft(&[
            vec![
                ball(base + bones.shoulders * 0.10, b.throat * 1.02),
                ball(base - bones.shoulders * 0.10, b.throat * 1.02),
            ],
            vec![ball(middle, b.throat)],
            vec![ball(skull, b.throat * 0.98)],
        ])
    }
}

/// A patch on the front of the trunk within places told as height and side.
pub(super) fn patch(trunk: &Trunk, places: &[(f64, f64)]) -> Shape {
    let knots: Vec<_> = places
        .iter()
        .map(|&(t, u)| trunk.on(t, u).0.into())
        .collect();
    Shape::within_ring(&curve_of(&knots, true, 6))
}
