//! Hair: what grows on the skull beyond a hairline, and masses that hang or are tied up.

use super::hairline::{FRINGE, Hairline, PARTED, SHORT, SWEPT, WREATH};
use super::part::{Kind, Part, Tone, light as lit, shade};
use super::skull::Skull;
use super::solids::{Ends, ball, fillet, ink, join, lee, sausage, soften, swell, tight};
use super::space::{V3, read, v};
use crate::colour::Colour;
use crate::shape::{At, Shape};

/// How somebody's hair is worn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hair {
    /// None.
    Bald,
    /// Shorn to the skin.
    Cropped,
    /// Short all around.
    #[default]
    Short,
    /// Short, combed over from a parting.
    Parted,
    /// Short and untidy.
    Tousled,
    /// A wreath around a bald crown.
    Receding,
    /// Short with a straight fringe.
    Fringe,
    /// To the chin, with a fringe.
    Bob,
    /// Down to the shoulders and beyond.
    Long,
    /// Tied up on the crown.
    Bun,
    /// Tied in the neck.
    LowBun,
    /// A tail from the back of the head.
    Ponytail,
    /// One braid over a shoulder.
    Braid,
    /// Two braids.
    Braids,
    /// Curls around the head.
    Curls,
    /// A round cloud of hair.
    Afro,
    /// Two puffs on the sides of the crown.
    Puffs,
}

/// Hair as it is drawn: behind the head, and before it.
pub(super) struct Locks {
    pub behind: Shape,
    pub before: Shape,
    /// Lines along the hair.
    pub strands: Vec<Vec<At>>,
    /// Middles and radii of curls that are seen.
    pub curls: Vec<(At, f64)>,
    pub covers_ears: bool,
}

impl Hair {
    fn lines(self) -> (Hairline, Hairline) {
        match self {
            Hair::Receding => (WREATH, WREATH),
            Hair::Fringe | Hair::Bob => (FRINGE, FRINGE),
            Hair::Parted | Hair::Long | Hair::LowBun | Hair::Ponytail => (SWEPT, PARTED),
            Hair::Tousled => (SHORT, SHORT),
            _ => (SHORT, SHORT),
        }
    }

    fn growth(self) -> f64 {
        match self {
            Hair::Cropped => 0.032,
            Hair::Receding => 0.045,
            Hair::Bun | Hair::Braids | Hair::Braid | Hair::Puffs => 0.065,
            Hair::Tousled => 0.13,
            Hair::Curls => 0.10,
            Hair::Afro => 0.22,
            _ => 0.10,
        }
    }

    /// Cut for a head.
    pub(super) fn cut(self, skull: &Skull, seed: u64) -> Locks {
        let mut locks = Locks {
            behind: Shape::nothing(),
            before: Shape::nothing(),
            strands: Vec::new(),
            curls: Vec::new(),
            covers_ears: matches!(self, Hair::Bob | Hair::Long | Hair::Afro),
        };
        if self == Hair::Bald {
            return locks;
        }
        let (left, right) = self.lines();
        let cap = Cap {
            skull,
            left,
            right,
            grow: self.growth(),
            low: if skull.turn.nod() < -5.0 { 0.3 } else { 0.66 },
        };
        locks.before = cap.shape();
        locks.strands = cap.strands();
        self.masses(skull, &mut locks);
        if matches!(self, Hair::Curls | Hair::Afro) {
            super::curls::curl(&mut locks, &cap, self == Hair::Afro, seed);
        }
        if self == Hair::Tousled {
            super::curls::tousle(&mut locks, skull, seed);
        }
        locks
    }

    /// What hangs down or is tied up.
    fn masses(self, skull: &Skull, locks: &mut Locks) {
        let b = |x: f64, y: f64, z: f64, r: f64| ball(skull.turn.of(v(x, y, z)), r);
        let faces_away = skull.turn.0[2].z < 0.0;
        let mut put = |shape: Shape, before: bool| {
            let to = if before {
                &mut locks.before
            } else {
                &mut locks.behind
            };
            *to = to.and(&shape);
        };
        match self {
            Hair::Bob | Hair::Long => {
                let end = if self == Hair::Bob { 0.66 } else { 1.7 };
                let rows: Vec<Vec<_>> = [
                    (-0.55, 0.52, 0.30),
                    (0.1, 0.60, 0.22),
                    (end - 0.12, 0.60, 0.17),
                ]
                .iter()
                .map(|&(y, x, r)| {
                    vec![
                        b(-x, y, -0.25, r),
                        b(x, y, -0.25, r),
                        b(0.0, y, -0.72, r * 1.1),
                    ]
                })
                .collect();
                put(super::solids::loft(&rows), faces_away);
                for s in [-1.0, 1.0] {
                    if skull.faces(s, 0.0, 0.25) < -0.2 {
                        continue;
                    }
                    let lock = sausage(&[
                        b(s * 0.40, -0.66, 0.26, 0.13),
                        b(s * 0.62, -0.26, 0.14, 0.115),
                        b(s * 0.69, 0.2, 0.0, 0.12),
                        b(s * 0.67, end - 0.22, -0.06, 0.13),
                        b(s * 0.58, end, 0.0, 0.05),
                    ]);
                    put(soften(&fillet(&lock, 0.08), 0.02), true);
                }
            }
            Hair::Bun => put(
                sausage(&[b(0.0, -1.0, -0.52, 0.24), b(0.02, -1.22, -0.55, 0.27)]),
                faces_away,
            ),
            Hair::LowBun => put(
                sausage(&[b(0.0, 0.28, -0.95, 0.24), b(0.0, 0.36, -1.1, 0.27)]),
                faces_away,
            ),
            Hair::Ponytail => put(
                sausage(&[
                    b(0.0, -0.48, -0.95, 0.13),
                    b(0.0, -0.42, -1.25, 0.22),
                    b(0.0, 0.1, -1.45, 0.24),
                    b(0.03, 0.7, -1.38, 0.17),
                    b(0.0, 1.05, -1.22, 0.03),
                ]),
                faces_away,
            ),
            Hair::Braid | Hair::Braids => {
                let one = if skull.turn.heading() <= 0.0 {
                    1.0
                } else {
                    -1.0
                };
                let sides: &[f64] = if self == Hair::Braid {
                    &[one]
                } else {
                    &[-1.0, 1.0]
                };
                for &s in sides {
                    let knots = (0..7).map(|i| {
                        let (t, step) = (f64::from(i), f64::from(i % 2));
                        let (x, y) = (s * (0.56 + 0.05 * step), 0.50 + t * 0.2);
                        tight_ball(b(x, y, -0.30 + t * 0.05, 0.165 - t * 0.011))
                    });
                    let end = sausage(&[
                        b(s * 0.58, 1.86, 0.04, 0.06),
                        b(s * 0.58, 2.06, 0.06, 0.085),
                    ]);
                    let braid = fillet(&join(knots.chain([end])), 0.02);
                    let hidden = skull.faces(s, 0.0, 0.1) < -0.3 || self == Hair::Braids;
                    put(braid, !hidden || faces_away);
                }
            }
            Hair::Puffs => {
                for s in [-1.0, 1.0] {
                    put(
                        sausage(&[
                            b(s * 0.55, -0.85, -0.3, 0.22),
                            b(s * 0.72, -1.0, -0.34, 0.34),
                        ]),
                        faces_away,
                    );
                }
            }
            _ => {}
        }
    }
}

fn tight_ball(one: super::solids::Ball) -> Shape {
    super::solids::hull(&[one])
}

/// Hair that covers the skull beyond a hairline.
pub(super) struct Cap<'a> {
    pub skull: &'a Skull,
    /// Where it begins on our right when the face looks at us.
    pub left: Hairline,
    /// Where it begins on our left.
    pub right: Hairline,
    /// How far it stands off where it is thickest.
    pub grow: f64,
    /// How far down it goes.
    pub low: f64,
}

impl Cap<'_> {
    /// Where hair begins at a height on a side.
    pub(super) fn begins(&self, y: f64, right: bool) -> f64 {
        read(if right { self.right } else { self.left }, y)
    }

    /// A place on the hair. It lies close at the hairline and swells behind it.
    pub(super) fn on(&self, y: f64, angle: f64) -> V3 {
        let (left, right) = (self.begins(y + 0.14, false), self.begins(y + 0.14, true));
        let behind = (angle - left).min(360.0 - right - angle) + 12.0;
        let whole = if left <= -right { 40.0 } else { 0.0 };
        let part = 0.18 + 0.82 * ((behind + whole) / 45.0).clamp(0.0, 1.0).powf(0.8);
        let grow = self.grow * part;
        // Towards the crown it grows upwards instead of outwards.
        let round = ((1.09 + y) / 0.34).clamp(0.0, 1.0).sqrt();
        let p = self.skull.ring(y, angle, grow * round);
        v(p.x, p.y - grow * 1.25 * (-y - 0.25).max(0.0), p.z)
    }

    /// Its outline, as far as it faces us.
    pub(super) fn shape(&self) -> Shape {
        let (rows, columns) = (34, 56);
        let top = -1.09;
        let mut pieces = Vec::new();
        let height = |i: usize| top + (self.low - top) * (i as f64 / rows as f64).powf(1.35);
        let row = |y: f64| -> Vec<(f64, V3)> {
            let (l, r) = (self.begins(y, false), self.begins(y, true));
            (0..=columns)
                .map(|j| {
                    let angle = l + (360.0 - r - l) * j as f64 / columns as f64;
                    (angle, self.skull.turn.of(self.on(y, angle)))
                })
                .collect()
        };
        let turned = self.skull.turn.heading().abs() > 8.0;
        let mut above = row(height(0));
        for i in 1..=rows {
            let y = height(i);
            let below = row(y);
            let whole = self.begins(y, false) <= -self.begins(y, true);
            if whole && self.skull.turn.nod() > -20.0 {
                let ring = above.iter().chain(&below).map(|(_, p)| p.flat());
                pieces.push(tight(ring));
                above = below;
                continue;
            }
            for j in 0..columns {
                let (a, b, c, d) = (above[j].1, above[j + 1].1, below[j + 1].1, below[j].1);
                let normal = (c - a).cross(d - b).unit();
                let angle = above[j].0.abs().min(360.0 - above[j].0);
                let sliver = turned && y > -0.3 && normal.z < 0.4 && angle < 100.0;
                if normal.z > 0.0 && !sliver {
                    pieces.push(Shape::within_ring(&[a, b, c, d].map(V3::flat)));
                }
            }
            above = below;
        }
        let shape = swell(&join(pieces), 0.004);
        soften(&fillet(&shape, 0.06), 0.012)
    }

    /// Lines from the crown down.
    fn strands(&self) -> Vec<Vec<At>> {
        let mut out = Vec::new();
        for k in 0..20 {
            let angle = 8.0 + f64::from(k) * 18.0;
            let (from_front, right) = (angle.min(360.0 - angle), angle > 180.0);
            let mut line = Vec::new();
            for i in 0..15 {
                let y = -1.0 + f64::from(i) * 0.11;
                // Hair is combed away from the front, so a strand drifts back on its way down.
                let drift = angle + (180.0 - angle) * 0.10 * f64::from(i) / 14.0;
                if from_front < self.begins(y, right) || y > self.low - 0.12 {
                    break;
                }
                let p = self.skull.turn.of(self.on(y, drift));
                let (s, c) = drift.to_radians().sin_cos();
                if self.skull.turn.of(v(s, -0.3, c)).z > 0.15 {
                    line.push(p.flat());
                } else if !line.is_empty() {
                    break;
                }
            }
            if line.len() > 3 {
                out.push(line);
            }
        }
        out
    }
}

/// A part of hair or cloth on a head with its planes and strands.
pub(super) fn hair_part(
    kind: Kind,
    shape: &Shape,
    colour: Colour,
    towards: At,
    locks: Option<&Locks>,
) -> Part {
    let mut part = Part::new(kind, shape.clone(), colour);
    part.mark_over(&lee(shape, towards, 0.16), Tone::Shade(0.8), 1.0);
    let Some(locks) = locks else {
        return part;
    };
    if locks.curls.is_empty() {
        for (i, strand) in locks.strands.iter().enumerate() {
            let from = strand.len() / 5;
            let to = strand.len() - (i * 7 % 3);
            let width = if i % 3 == 0 { 0.03 } else { 0.02 };
            let tone = match i % 2 {
                0 => Tone::Own(shade(colour, 1.0)),
                _ => Tone::Own(lit(colour, 0.9)),
            };
            part.mark(
                &ink(&strand[from..to.max(from + 2)], width, Ends::Both),
                tone,
                0.6,
            );
            // Broken light where the hair turns over.
            let (a, b) = (strand.len() / 6, strand.len() / 2);
            if i % 2 == 1 && b > a + 1 {
                part.mark(
                    &ink(&strand[a..=b], 0.055, Ends::Both),
                    Tone::Light(0.8),
                    0.5,
                );
            }
        }
    }
    for (i, &(at, r)) in locks.curls.iter().enumerate() {
        let curl = super::solids::hull(&[ball(v(at.0, at.1, 0.0), r * 0.86)]);
        let below = curl.minus(&curl.moved(towards.0 * r * 0.55, towards.1 * r * 0.55));
        part.mark(&below, Tone::Shade(0.9), 0.75);
        if i % 2 == 0 {
            let above = curl.minus(&curl.moved(-towards.0 * r * 0.28, -towards.1 * r * 0.28));
            part.mark(&above, Tone::Light(0.75), 0.55);
        }
    }
    part
}
