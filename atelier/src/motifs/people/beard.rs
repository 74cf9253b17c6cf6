//! Beards and moustaches.

use super::mood::Mood;
use super::part::{Kind, Part, Tone};
use super::skull::Skull;
use super::solids::{Ends, ball, fillet, hull, join, lee, soften, stroke, swell};
use super::space::{V3, read, v};
use crate::colour::Colour;
use crate::shape::{At, Shape};

/// What grows on a chin.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beard {
    /// Nothing.
    #[default]
    Shaven,
    /// The shadow of some days.
    Stubble,
    /// On the upper lip.
    Moustache,
    /// Cheeks, chin and lip, cut short.
    Short,
    /// Down to the chest.
    Long,
}

impl Beard {
    /// The beard as a part, if there is one.
    pub(super) fn part(
        self,
        skull: &Skull,
        mood: &Mood,
        colour: Colour,
        light: At,
    ) -> Option<Part> {
        if self == Beard::Shaven || skull.faces(0.0, 0.0, 1.0) < -0.6 {
            return None;
        }
        let mut pieces = Vec::new();
        if self != Beard::Moustache {
            pieces.push(jaw(
                skull,
                mood,
                if self == Beard::Stubble { 0.0 } else { 0.05 },
            ));
        }
        if self == Beard::Long {
            let b =
                |x: f64, y: f64, z: f64, r: f64| ball(skull.turn.of(v(x, y + skull.drop, z)), r);
            let fall = hull(&[
                b(-0.2, 0.86, 0.40, 0.2),
                b(0.2, 0.86, 0.40, 0.2),
                b(0.0, 1.15, 0.46, 0.26),
            ])
            .and(&hull(&[
                b(0.0, 1.15, 0.46, 0.26),
                b(0.05, 1.52, 0.46, 0.06),
            ]));
            pieces.push(fall.minus(&mouth(skull, mood)));
        }
        if self != Beard::Stubble {
            pieces.push(moustache(skull));
        }
        let shape = soften(&fillet(&join(pieces), 0.03), 0.02);
        let mut part = Part::new(Kind::Hair, shape.clone(), colour);
        part.mark_over(&lee(&shape, light, 0.12), Tone::Shade(0.9), 1.0);
        for x in [-0.3, -0.16, 0.0, 0.15, 0.29] {
            let y = 0.72 + skull.drop - x * x;
            let line = skull.line(&[(x, y), (x * 0.9, y + 0.12), (x * 0.75, y + 0.24)], 0.06);
            part.mark(&stroke(&line, 0.022, Ends::Both), Tone::Shade(1.2), 0.6);
        }
        Some(part)
    }
}

/// The mouth with its lips, where no beard grows.
fn mouth(skull: &Skull, mood: &Mood) -> Shape {
    let (y, low) = (skull.mouth, skull.mouth + mood.open * 0.95 + 0.09);
    let half = 0.22 * mood.wide;
    let ring = [
        (-half, y - 0.03),
        (0.0, y - 0.1),
        (half, y - 0.03),
        (half * 0.7, low - 0.02),
        (0.0, low + 0.01),
        (-half * 0.7, low - 0.02),
    ];
    swell(
        &Shape::within_ring(&crate::line::curve_of(
            &skull
                .line(&ring, 0.05)
                .into_iter()
                .map(Into::into)
                .collect::<Vec<_>>(),
            true,
            8,
        )),
        0.004,
    )
}

fn jaw(skull: &Skull, mood: &Mood, grow: f64) -> Shape {
    let (y, low) = (skull.mouth, skull.mouth + mood.open * 0.95 + 0.10);
    let line = [
        (0.12, 74.0),
        (0.3, 62.0),
        (y - 0.16, 46.0),
        (y - 0.10, 26.0),
        (low - 0.03, 22.0),
        (low + 0.03, 0.0),
        (2.0, 0.0),
    ];
    let rows: Vec<Vec<V3>> = (0..18)
        .map(|i| {
            let y = 0.12 + (0.9 + skull.drop) * f64::from(i) / 17.0;
            let from = read(&line, y);
            (0..=12)
                .map(|j| {
                    skull.ring(
                        y,
                        from + (94.0 - from) * f64::from(j) / 12.0,
                        if y > 0.35 { grow + 0.011 } else { 0.02 },
                    )
                })
                .collect()
        })
        .collect();
    let mut quads = Vec::new();
    for side in [1.0, -1.0] {
        let at = |p: V3| skull.turn.of(v(p.x * side, p.y, p.z));
        for pair in rows.windows(2) {
            for j in 0..12 {
                let (a, b, c, d) = (
                    at(pair[0][j]),
                    at(pair[0][j + 1]),
                    at(pair[1][j + 1]),
                    at(pair[1][j]),
                );
                if (c - a).cross(d - b).z * side > 0.0 {
                    quads.push(Shape::within_ring(&[a, b, c, d].map(V3::flat)));
                }
            }
        }
    }
    let under = [(-0.2, 0.2), (0.2, 0.2)]
        .map(|(x, r)| ball(skull.turn.of(v(x, 0.86 + skull.drop, 0.40)), r));
    let chin = hull(&under).minus(&mouth(skull, mood));
    let grown = swell(&join(quads), 0.006);
    if grow > 0.0 { grown.and(&chin) } else { grown }
}

fn moustache(skull: &Skull) -> Shape {
    let y = skull.mouth;
    let ring = [
        (-0.27, y + 0.02),
        (-0.14, y - 0.12),
        (0.0, y - 0.10),
        (0.14, y - 0.12),
        (0.27, y + 0.02),
        (0.12, y - 0.03),
        (0.0, y - 0.035),
        (-0.12, y - 0.03),
    ];
    let line: Vec<_> = skull
        .line(&ring, 0.06)
        .into_iter()
        .map(Into::into)
        .collect();
    Shape::within_ring(&crate::line::curve_of(&line, true, 8))
}
