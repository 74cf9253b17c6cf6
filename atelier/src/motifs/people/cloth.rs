//! What cloth does: hems, folds where limbs bend, and what is printed on it.

use super::clothes::Pattern;
use super::part::{Part, Tone};
use super::solids::{Ends, ink, stroke};
use super::space::V3;
use crate::line::{Path, curve, distance, step};
use crate::shape::{At, Shape};

/// What of a shape lies before a hem: a cut across the form at a place, bowed like the near side of a ring.
pub(super) fn hem_cut(shape: &Shape, at: At, along: At, bow: f64) -> Shape {
    let far = along.0.hypot(along.1);
    if far < 0.2 {
        return shape.clone();
    }
    let (dx, dy) = (along.0 / far, along.1 / far);
    let to = |on: f64, across: f64| (at.0 + dx * on - dy * across, at.1 + dy * on + dx * across);
    let mut ring = curve(&[
        to(0.0, -3.0),
        to(bow * 0.3, -0.5),
        to(bow, 0.0),
        to(bow * 0.3, 0.5),
        to(0.0, 3.0),
    ]);
    ring.push(to(-9.0, 3.0));
    ring.push(to(-9.0, -3.0));
    shape.within(&Shape::within_ring(&ring))
}

/// Folds at a bend: they begin on the inner edge and die within the limb. A limb that is hardly bent has none.
pub(super) fn folds_at(part: &mut Part, a: V3, joint: V3, b: V3) {
    let (ua, ub) = ((a - joint).unit(), (b - joint).unit());
    let angle = ua.dot(ub).clamp(-1.0, 1.0).acos().to_degrees();
    let flat = |v: V3| v.x.hypot(v.y);
    if angle > 150.0 || flat(a - joint).min(flat(b - joint)) < 0.35 {
        return;
    }
    let j = joint.flat();
    let (u, w) = (step(j, a.flat()), step(j, b.flat()));
    let inner = step((0.0, 0.0), (u.0 + w.0, u.1 + w.1));
    // Where the inner edge is.
    let edge = (1..60)
        .map(|i| f64::from(i) * 0.015)
        .find(|d| !part.shape.contains((j.0 + inner.0 * d, j.1 + inner.1 * d)));
    let Some(r) = edge else { return };
    let q = (j.0 + inner.0 * r, j.1 + inner.1 * r);
    let deep = ((150.0 - angle) / 60.0).clamp(0.25, 1.0);
    for (way, long, spread) in [
        (u, 1.25, 0.20),
        (w, 1.05, 0.22),
        (u, 0.8, 0.42),
        (w, 0.62, 0.40),
    ] {
        let at = |back: f64, on: f64| {
            (
                q.0 - inner.0 * r * back + way.0 * on,
                q.1 - inner.1 * r * back + way.1 * on,
            )
        };
        let line = [
            at(-0.1, spread * 0.35),
            at(0.45 * long, spread * 0.5),
            at(long, spread),
        ];
        let wide = 0.075 * deep * long;
        part.mark(&stroke(&line, wide, Ends::Last), Tone::Shade(1.35), 0.75);
    }
}

/// A long fold that widens from one place to another.
pub(super) fn fold(part: &mut Part, line: &[At], wide: f64) {
    let line = curve(line);
    part.mark(&ink(&line, wide, Ends::First), Tone::Shade(1.1), 0.8);
}

/// Prints a pattern along a part's guide.
pub(super) fn print(part: &mut Part, pattern: Pattern) {
    if part.guide.len() < 2 {
        return;
    }
    let guide = curve(&part.guide);
    let path = Path::new(guide);
    let length = path.length();
    let (x0, x1) = (part.guide[0], part.guide[part.guide.len() - 1]);
    if distance(x0, x1) < 0.2 || length < 0.3 {
        return;
    }
    // Beyond both ends the cloth goes on.
    let on = |s: f64, across: f64| {
        let at = path.at(s);
        let way = path
            .direction(s.clamp(0.51, (length - 0.51).max(0.51)))
            .to_radians();
        let over = s - s.clamp(0.0, length);
        let (sin, cos) = way.sin_cos();
        (
            at.0 + cos * over - sin * across,
            at.1 + sin * over + cos * across,
        )
    };
    let steps = |from: f64, to: f64, by: f64| {
        let n = ((to - from) / by).ceil().max(0.0) as usize;
        (0..=n).map(move |i| from + by * i as f64)
    };
    match pattern {
        Pattern::Plain => {}
        Pattern::Hoops(colour) => {
            for s in steps(-0.5, length + 0.5, 0.2) {
                let line = [
                    on(s, -0.95),
                    on(s + 0.05, -0.4),
                    on(s + 0.07, 0.0),
                    on(s + 0.05, 0.4),
                    on(s, 0.95),
                ];
                part.mark(&stroke(&line, 0.085, Ends::Blunt), Tone::Own(colour), 1.0);
            }
        }
        Pattern::Stripes(colour) => {
            for across in steps(-0.98, 0.98, 0.14) {
                let line: Vec<At> = steps(-0.6, length + 0.6, 0.3)
                    .map(|s| on(s, across))
                    .collect();
                part.mark(&stroke(&line, 0.035, Ends::Blunt), Tone::Own(colour), 1.0);
            }
        }
        Pattern::Dots(colour) => {
            for (i, s) in steps(-0.5, length + 0.5, 0.17).enumerate() {
                for across in steps(-0.95, 0.95, 0.2) {
                    let at = on(s, across + if i % 2 == 0 { 0.0 } else { 0.1 });
                    let dot = super::solids::hull(&[super::solids::ball(
                        super::space::v(at.0, at.1, 0.0),
                        0.035,
                    )]);
                    part.mark(&dot, Tone::Own(colour), 1.0);
                }
            }
        }
        Pattern::Check(colour) => {
            for s in steps(-0.5, length + 0.5, 0.26) {
                let line = [on(s, -0.95), on(s + 0.05, 0.0), on(s, 0.95)];
                part.mark(&stroke(&line, 0.06, Ends::Blunt), Tone::Own(colour), 0.6);
            }
            for across in steps(-0.91, 0.91, 0.26) {
                let line: Vec<At> = steps(-0.6, length + 0.6, 0.3)
                    .map(|s| on(s, across))
                    .collect();
                part.mark(&stroke(&line, 0.06, Ends::Blunt), Tone::Own(colour), 0.6);
            }
        }
    }
}
