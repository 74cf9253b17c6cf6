//! What is worn on heads: scarves, turbans, hats, glasses, hearing aids.

use super::part::{Kind, Part, Tone};
use super::skull::Skull;
use super::solids::{Ends, ball, fillet, hull, join, lee, loft, soften, stroke, swell, tight};
use super::space::{V3, read, v};
use crate::colour::Colour;
use crate::line::curve_of;
use crate::shape::{At, Shape};

/// What is worn on a head.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Headwear {
    /// Nothing.
    #[default]
    Nothing,
    /// A scarf around head and neck.
    Headscarf(Colour),
    /// A turban.
    Turban(Colour),
    /// A knitted cap.
    Beanie(Colour),
    /// A flat cap with a visor.
    Cap(Colour),
    /// A hat with a brim.
    Hat(Colour),
    /// A wide hat of straw.
    Straw(Colour),
}

/// Headwear that was cut.
pub(super) struct CutCloth {
    pub colour: Colour,
    pub behind: Shape,
    /// All of it that lies before the face.
    pub before: Shape,
    /// What hangs over the shoulders.
    drape: Shape,
    /// A band, a hem, or a brim: something with a shade of its own.
    band: Shape,
    folds: Vec<Vec<At>>,
}

/// The edge of a headscarf around the face: height, and angle from the front.
const AROUND_FACE: [(f64, f64); 11] = [
    (-1.1, 0.0),
    (-0.62, 0.0),
    (-0.57, 20.0),
    (-0.42, 38.0),
    (-0.1, 50.0),
    (0.2, 56.0),
    (0.5, 58.0),
    (0.7, 55.0),
    (0.84, 46.0),
    (0.95, 30.0),
    (1.05, 0.0),
];

impl Headwear {
    pub(super) fn covers_ears(self) -> bool {
        matches!(
            self,
            Headwear::Headscarf(_) | Headwear::Turban(_) | Headwear::Beanie(_)
        )
    }

    fn colour(self) -> Colour {
        match self {
            Headwear::Nothing => Colour::WHITE,
            Headwear::Headscarf(c) | Headwear::Turban(c) | Headwear::Beanie(c) => c,
            Headwear::Cap(c) | Headwear::Hat(c) | Headwear::Straw(c) => c,
        }
    }

    pub(super) fn cut(self, skull: &Skull, neck: At) -> CutCloth {
        let mut cut = CutCloth {
            colour: self.colour(),
            behind: Shape::nothing(),
            before: Shape::nothing(),
            drape: Shape::nothing(),
            band: Shape::nothing(),
            folds: Vec::new(),
        };
        match self {
            Headwear::Nothing => {}
            Headwear::Headscarf(_) => headscarf(&mut cut, skull, neck),
            Headwear::Turban(_) => turban(&mut cut, skull),
            Headwear::Beanie(_) => {
                cut.before = crown(skull, -0.36, 0.10, 0.16, 0.0);
                cut.band = crown_band(skull, -0.36, -0.58, 0.13);
            }
            Headwear::Cap(_) => {
                cut.before = crown(skull, -0.44, 0.10, 0.10, 0.0);
                let f = |x: f64, y: f64, z: f64| skull.page(v(x, y, z));
                let visor: Vec<At> = [
                    (-0.62, 0.30),
                    (-0.5, 0.86),
                    (-0.25, 1.14),
                    (0.25, 1.14),
                    (0.5, 0.86),
                    (0.62, 0.30),
                ]
                .iter()
                .map(|&(x, z)| f(x, -0.44 + 0.05 * z, z))
                .collect();
                let visor = Shape::within_ring(&curve_of(
                    &visor.into_iter().map(Into::into).collect::<Vec<_>>(),
                    true,
                    8,
                ));
                cut.band = swell(&visor, 0.03);
                cut.before = cut.before.and(&cut.band);
            }
            Headwear::Hat(_) => brimmed(&mut cut, skull, 1.18, 0.42),
            Headwear::Straw(_) => brimmed(&mut cut, skull, 1.55, 0.30),
        }
        cut
    }
}

/// Cloth over the crown down to a height at the front; the back is lower.
fn crown(skull: &Skull, front: f64, grow: f64, high: f64, tilt: f64) -> Shape {
    let row = |t: f64| {
        (0..40).map(move |i| {
            let angle = f64::from(i) * 9.0;
            let c = angle.to_radians().cos();
            let low = front + (1.0 - c) * (0.14 + tilt);
            let y = -1.09 + (low + 1.09) * t;
            // Towards the crown it rounds off.
            let p = skull.ring(y, angle, grow * (t / 0.3).min(1.0).sqrt());
            skull.page(v(p.x, p.y - high * (1.0 - t), p.z))
        })
    };
    let steps: Vec<Vec<At>> = (0..=8).map(|i| row(f64::from(i) / 8.0).collect()).collect();
    let pieces = steps
        .windows(2)
        .map(|pair| tight(pair.iter().flatten().copied()));
    soften(&fillet(&join(pieces), 0.05), 0.015)
}

fn crown_band(skull: &Skull, low: f64, high: f64, grow: f64) -> Shape {
    let ring = |at: f64| {
        (0..40).map(move |i| {
            let angle = f64::from(i) * 9.0;
            let c = angle.to_radians().cos();
            skull.page(skull.ring(at + (1.0 - c) * 0.14, angle, grow))
        })
    };
    tight(ring(low).chain(ring(high)))
}

fn headscarf(cut: &mut CutCloth, skull: &Skull, neck: At) {
    let b = |x: f64, y: f64, z: f64, r: f64| ball(skull.turn.of(v(x, y, z)), r);
    cut.behind = loft(&[
        vec![b(0.0, -0.5, -0.35, 0.70)],
        vec![b(0.0, 0.2, -0.35, 0.68)],
        vec![b(0.0, 0.9, -0.2, 0.50)],
    ]);
    let (rows, columns) = (36, 48);
    let mut quads = Vec::new();
    let row = |y: f64| -> Vec<V3> {
        let from = read(&AROUND_FACE, y);
        (0..=columns)
            .map(|j| {
                let angle = from + (360.0 - 2.0 * from) * f64::from(j) / f64::from(columns);
                let behind = (angle.min(360.0 - angle) - from) / 40.0;
                let p = skull.ring(y, angle, 0.03 + 0.09 * behind.clamp(0.0, 1.0));
                skull.turn.of(v(p.x, p.y - 0.10 * (-y - 0.3).max(0.0), p.z))
            })
            .collect()
    };
    let end = 1.04 + skull.drop;
    let mut above = row(-1.09);
    for i in 1..=rows {
        let y = -1.09 + (end + 1.09) * f64::from(i) / f64::from(rows);
        let below = row(y);
        if read(&AROUND_FACE, y) == 0.0 && y < 0.0 {
            quads.push(tight(above.iter().chain(&below).map(|p| p.flat())));
        } else {
            for j in 0..columns as usize {
                let (a, b, c, d) = (above[j], above[j + 1], below[j + 1], below[j]);
                if (c - a).cross(d - b).z > 0.0 {
                    quads.push(Shape::within_ring(&[a, b, c, d].map(V3::flat)));
                }
            }
        }
        above = below;
    }
    cut.before = soften(&fillet(&swell(&join(quads), 0.004), 0.06), 0.012);
    let (nx, ny) = neck;
    let chin = |x: f64, y: f64| skull.page(v(x, y + skull.drop, 0.42));
    let places = [
        skull.page(v(-0.60, 0.55, -0.1)),
        (nx - 0.66, ny - 0.16),
        (nx - 0.98, ny + 0.24),
        (nx - 0.30, ny + 0.62),
        (nx + 0.30, ny + 0.60),
        (nx + 0.98, ny + 0.22),
        (nx + 0.66, ny - 0.18),
        skull.page(v(0.60, 0.55, -0.1)),
        chin(0.34, 0.92),
        chin(0.0, 1.04),
        chin(-0.34, 0.92),
    ];
    let knots: Vec<_> = places.into_iter().map(Into::into).collect();
    cut.drape =
        Shape::within_ring(&curve_of(&knots, true, 8)).minus(&swell(&skull.outline(), -0.02));
    let c = chin(0.0, 1.05);
    cut.folds = vec![
        vec![
            (c.0 + 0.2, c.1 - 0.02),
            (nx - 0.1, ny + 0.02),
            (nx - 0.62, ny + 0.10),
        ],
        vec![
            (c.0 + 0.26, c.1 + 0.04),
            (nx + 0.05, ny + 0.2),
            (nx - 0.35, ny + 0.38),
        ],
        vec![
            (c.0 + 0.36, c.1 - 0.12),
            (nx + 0.42, ny - 0.05),
            (nx + 0.34, ny + 0.3),
        ],
        skull.line(&[(0.1, -0.72), (-0.3, -0.55), (-0.5, -0.2)], 0.1),
    ];
}

fn turban(cut: &mut CutCloth, skull: &Skull) {
    let row = |t: f64, front: f64, grow: f64, lift: f64| {
        (0..40)
            .map(|i| {
                let angle = f64::from(i) * 9.0;
                let c = angle.to_radians().cos();
                let y = front + (1.0 - c) * 0.28 * (1.0 - t);
                let p = skull.ring(y, angle, grow);
                skull.page(v(p.x, p.y - lift, p.z))
            })
            .collect::<Vec<At>>()
    };
    let rows = [
        row(0.0, -0.50, 0.04, 0.0),
        row(0.2, -0.58, 0.12, 0.0),
        row(0.5, -0.74, 0.20, 0.04),
        row(0.8, -0.92, 0.18, 0.12),
        row(1.0, -1.05, 0.08, 0.20),
        row(1.0, -1.09, 0.02, 0.26),
    ];
    let pieces = rows
        .windows(2)
        .map(|pair| tight(pair.iter().flatten().copied()));
    cut.before = soften(&fillet(&join(pieces), 0.1), 0.03);
    let on = |x: f64, y: f64, z: f64| skull.page(v(x, y, z));
    cut.folds = vec![
        vec![
            on(0.0, -0.46, 0.85),
            on(-0.4, -0.72, 0.72),
            on(-0.66, -0.86, 0.30),
            on(-0.62, -1.1, -0.1),
        ],
        vec![
            on(0.0, -0.46, 0.85),
            on(0.4, -0.72, 0.72),
            on(0.68, -0.80, 0.30),
            on(0.7, -0.95, -0.1),
        ],
        vec![
            on(0.05, -0.60, 0.88),
            on(-0.25, -0.9, 0.72),
            on(-0.45, -1.12, 0.30),
        ],
        vec![
            on(-0.02, -0.66, 0.88),
            on(0.25, -0.95, 0.70),
            on(0.40, -1.2, 0.25),
        ],
        vec![
            on(-0.08, -0.78, 0.86),
            on(0.02, -1.1, 0.60),
            on(0.1, -1.32, 0.15),
        ],
    ];
}

fn brimmed(cut: &mut CutCloth, skull: &Skull, reach: f64, high: f64) {
    let ring = |r: f64, y: f64| {
        (0..48)
            .map(|i| {
                let (s, c) = (f64::from(i) * 7.5).to_radians().sin_cos();
                let dip = 0.05 * (2.0 * f64::from(i) * 7.5).to_radians().cos();
                skull.page(v(s * r * 0.92, y + dip * r - 0.10 * c, c * r - 0.1))
            })
            .collect::<Vec<At>>()
    };
    let brim = swell(&tight(ring(reach, -0.50)), 0.022);
    let b = |x: f64, y: f64, z: f64, r: f64| ball(skull.turn.of(v(x, y, z)), r);
    let rows: Vec<Vec<_>> = [
        (-0.52, 0.56, 0.22),
        (-0.9, 0.52, 0.22),
        (-1.0 - high, 0.40, 0.20),
    ]
    .iter()
    .map(|&(y, r, ball)| {
        vec![
            b(-r, y, -0.1, ball),
            b(r, y, -0.1, ball),
            b(0.0, y, 0.5 * r, ball),
            b(0.0, y, -0.2 - r, ball),
        ]
    })
    .collect();
    let crown = fillet(&loft(&rows), 0.06);
    let ribbon = hull(
        &[
            rows[0].clone(),
            rows[0]
                .iter()
                .map(|one| ball(one.at + skull.turn.of(v(0.0, -0.16, 0.0)), one.r))
                .collect(),
        ]
        .concat(),
    );
    cut.band = ribbon.within(&crown);
    let near = skull.turn.0[1].z;
    // Seen from below the brim hides the crown's foot; from above the crown stands before the brim.
    cut.before = if near > 0.0 {
        brim.and(&crown)
    } else {
        crown.and(&brim)
    };
    cut.behind = Shape::nothing();
    cut.folds = vec![];
}

impl CutCloth {
    pub(super) fn parts(&self, towards: At) -> Vec<Part> {
        let mut parts = Vec::new();
        for (shape, depth) in [(&self.drape, 0.14), (&self.before, 0.17)] {
            if shape.is_empty() {
                continue;
            }
            let mut part = Part::new(Kind::Worn, shape.clone(), self.colour);
            part.mark_over(&lee(shape, towards, depth), Tone::Shade(0.95), 1.0);
            part.mark(&self.band, Tone::Shade(1.2), 0.8);
            for fold in &self.folds {
                part.mark(&stroke(fold, 0.036, Ends::Both), Tone::Line, 0.4);
            }
            parts.push(part);
        }
        parts
    }
}
