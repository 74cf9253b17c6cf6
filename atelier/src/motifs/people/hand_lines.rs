//! What is drawn on a hand: fingers before others, seams, nails, creases.

use super::hand::{Piece, PosedHand, THUMB};
use super::part::{Part, Tone};
use super::solids::{Ends, ball, edge_within, hull, ink, join, stroke, swell};
use super::space::{V3, v};
use crate::colour::mix;
use crate::line::distance;
use crate::shape::{At, Shape};

/// The width of lines on a hand.
const LINE: f64 = 0.0125;

fn union(pieces: &[&Piece]) -> Shape {
    join(pieces.iter().map(|p| p.shape.clone()))
}

/// Whether two pieces are joined and hardly bent, so that there is no line between them.
fn joined(a: &Piece, b: &Piece) -> bool {
    match (a.finger, b.finger) {
        (Some(x), Some(y)) if x == y => {
            let outer = if a.bone > b.bone { a } else { b };
            a.bone.abs_diff(b.bone) == 1 && outer.is.is_none_or(|bone| bone.bend.abs() < 62.0)
        }
        (None, Some(f)) | (Some(f), None) => {
            let finger = if a.finger.is_none() { b } else { a };
            let flat = finger.is.is_none_or(|bone| bone.bend.abs() < 50.0);
            finger.bone == 0 && (f == THUMB || flat)
        }
        _ => false,
    }
}

impl PosedHand {
    /// Draws on a part that has the hand's outline. `only` says which pieces: those before a depth, or those behind it.
    pub(super) fn draw(&self, part: &mut Part, light: At, fine: bool, only: Option<(f64, bool)>) {
        part.lee(light, 0.045);
        let chosen = |p: &&Piece| only.is_none_or(|(depth, before)| (p.depth >= depth) == before);
        let pieces: Vec<&Piece> = self.pieces.iter().filter(chosen).collect();
        let mut done: Vec<&Piece> = Vec::new();
        for piece in &pieces {
            let (near, under): (Vec<&Piece>, Vec<&Piece>) =
                done.iter().partition(|other| joined(piece, other));
            if !under.is_empty() {
                self.before(part, piece, &union(&under), &union(&near), light);
            }
            done.push(piece);
        }
        if fine {
            self.seams(part, &pieces);
            self.details(part, &pieces);
        }
    }

    fn before(&self, part: &mut Part, piece: &Piece, under: &Shape, near: &Shape, light: At) {
        let shape = &piece.shape;
        let cast = shape.moved(-light.0 * 0.035, -light.1 * 0.04).within(under);
        part.mark(&cast.minus(shape).minus(near), Tone::Shade(0.95), 1.0);
        part.mark(shape, Tone::Base, 1.0);
        let lee = shape.minus(&shape.moved(light.0 * 0.016, light.1 * 0.022));
        part.mark(&lee.within(&swell(under, 0.01)), Tone::Shade(0.95), 0.75);
        let root = match piece.is {
            Some(bone) if piece.bone < 2 => hull(&[ball(
                self.turn.of(bone.from),
                bone.radii.1 * 1.45 * self.plump,
            )]),
            _ => Shape::nothing(),
        };
        let region = under.minus(&swell(near, -0.012)).minus(&root);
        let line = edge_within(shape, &region, LINE, 0.03, Ends::Both);
        part.mark_over(&line, Tone::Line, 0.85);
    }

    /// Where fingers lie side by side: one line from the web to the end joint of the shorter one.
    fn seams(&self, part: &mut Part, pieces: &[&Piece]) {
        let knuckles = self.turn.of(v(0.0, 0.5, 0.0)).z + 0.02;
        let thumb: Vec<&Piece> = pieces
            .iter()
            .filter(|p| p.finger == Some(THUMB) && p.depth > knuckles)
            .copied()
            .collect();
        let cover = union(&thumb);
        for (f, g) in [(0, 1), (1, 2), (2, 3)] {
            if self.bones[f][0].bend.abs() > 45.0 || pieces.iter().all(|p| p.finger != Some(f)) {
                continue;
            }
            let (short, long) = if f == 0 { (f, g) } else { (g, f) };
            let long: Vec<At> = (0..=24)
                .map(|i| self.on_finger(long, f64::from(i) * 2.99 / 24.0).0)
                .collect();
            let mut seam: Vec<At> = Vec::new();
            for i in 0..14 {
                let (at, r) = self.on_finger(short, 0.48 + f64::from(i) * 2.27 / 13.0);
                let nearest = long
                    .iter()
                    .copied()
                    .min_by(|a, b| distance(at, *a).total_cmp(&distance(at, *b)))
                    .unwrap_or(at);
                let far = distance(at, nearest);
                if far > r * 2.05 * self.plump + 0.042 || far < r * 0.9 {
                    if seam.len() > 2 {
                        break;
                    }
                    seam.clear();
                    continue;
                }
                let t = (r * 1.02 * self.plump / far).min(0.62);
                seam.push((at.0 + (nearest.0 - at.0) * t, at.1 + (nearest.1 - at.1) * t));
            }
            if seam.len() > 3 {
                let line = ink(&seam, LINE * 1.25, Ends::Both).minus(&cover);
                part.mark(&line, Tone::Line, 0.8);
            }
        }
    }

    /// A place on the page along a finger, and how thick it is there: 0 at the knuckle, 3 at the tip.
    fn on_finger(&self, finger: usize, t: f64) -> (At, f64) {
        let i = (t as usize).min(2);
        let bone = self.bones[finger][i];
        let part = t - i as f64;
        let r = bone.radii.0 + (bone.radii.1 - bone.radii.0) * part;
        (self.turn.of(bone.from.to(bone.to, part)).flat(), r)
    }

    fn flat(&self, places: &[V3]) -> Vec<At> {
        places.iter().map(|p| self.turn.of(*p).flat()).collect()
    }

    fn details(&self, part: &mut Part, pieces: &[&Piece]) {
        for (i, piece) in pieces.iter().enumerate() {
            let (Some(bone), Some(finger)) = (piece.is, piece.finger) else {
                continue;
            };
            let facing = self.turn.of(bone.pad).z;
            let across = bone.pad.cross(bone.way);
            if piece.bone == 2 && facing < -0.15 {
                let hidden = union(&pieces[i + 1..]);
                let c = bone.to - bone.way * 0.022 - bone.pad * (bone.radii.1 * 0.8);
                let r = bone.radii.1 * 0.64;
                let rim = [
                    (-1.0, -0.028),
                    (-0.95, 0.012),
                    (-0.6, 0.036),
                    (0.0, 0.042),
                    (0.6, 0.036),
                    (0.95, 0.012),
                    (1.0, -0.028),
                    (0.0, -0.036),
                ];
                let rim = rim.map(|(u, w)| c + across * (r * u) + bone.way * w);
                let nail = Shape::within_ring(&self.flat(&rim)).minus(&hidden);
                let colour = mix(part.colour, "#ffd9cf", 0.4);
                part.mark(&nail, Tone::Own(colour), 1.0);
                let edge = edge_within(&nail, &swell(&nail, 0.1), LINE * 0.5, 0.0, Ends::Both);
                part.mark(&edge, Tone::Line, 0.35);
            }
            if piece.bone > 0 && finger != THUMB && bone.bend < 60.0 && facing.abs() > 0.3 {
                let others: Vec<&Piece> = pieces[i + 1..]
                    .iter()
                    .filter(|p| p.finger != piece.finger)
                    .copied()
                    .collect();
                let c = bone.from + bone.pad * (0.03 * facing.signum());
                let r = bone.radii.1 * 0.72;
                let crease = [c - across * r, c + bone.way * 0.007, c + across * r];
                let line = stroke(&self.flat(&crease), LINE * 0.62, Ends::Both);
                part.mark(&line.minus(&union(&others)), Tone::Line, 0.5);
            }
        }
        self.palm(part, pieces);
    }

    /// The lines of a palm, or the knuckles on the back of a hand.
    fn palm(&self, part: &mut Part, pieces: &[&Piece]) {
        let facing = self.turn.0[2].z;
        if !pieces.iter().any(|p| p.finger.is_none()) || facing.abs() < 0.35 {
            return;
        }
        let covers = |p: &&&Piece| match p.finger {
            Some(THUMB) => facing < 0.0 || p.bone > 0,
            Some(_) => facing > 0.0 || p.bone > 0,
            None => false,
        };
        let hidden = union(&pieces.iter().filter(covers).copied().collect::<Vec<_>>());
        if facing > 0.0 {
            let lines: [&[(f64, f64)]; 3] = [
                &[(0.125, 0.40), (0.055, 0.33), (0.02, 0.2), (0.03, 0.07)],
                &[(-0.17, 0.37), (-0.06, 0.385), (0.03, 0.43), (0.055, 0.475)],
                &[(0.12, 0.385), (0.0, 0.33), (-0.12, 0.24)],
            ];
            for line in lines {
                let places: Vec<V3> = line.iter().map(|&(x, y)| v(x, y, 0.05)).collect();
                let line = stroke(&self.flat(&places), LINE * 0.9, Ends::Both);
                part.mark(&line.minus(&hidden), Tone::Line, 0.5);
            }
            return;
        }
        for bones in &self.bones[..4] {
            let root = bones[0].from;
            let arc = [(-0.022, -0.012), (0.0, 0.004), (0.024, -0.010)];
            let arc = arc.map(|(x, y)| root + v(x, y, -0.05));
            let line = stroke(&self.flat(&arc), LINE * 0.8, Ends::Both);
            part.mark(&line.minus(&hidden), Tone::Line, 0.45);
        }
    }
}
