//! Skull, jaw and nose as solids. Everything on a face lies on their surface, so that it turns and nods with them.
//!
//! The unit is half a head: the crown is at y = -1.09, the chin at 1.03.

use super::features::{Age, Features};
use super::mood::Mood;
use super::solids::{ball, filled, fillet, hull, join, soften, swell, tight};
use super::space::{Turn, V3, v};
use crate::shape::{At, Shape};

/// Slices of a head: height, how far it goes to the front and to the back, half its width.
const SLICES: [[f64; 4]; 18] = [
    [-1.09, -0.06, -0.20, 0.04],
    [-1.06, 0.12, -0.38, 0.18],
    [-1.00, 0.29, -0.56, 0.34],
    [-0.89, 0.46, -0.75, 0.49],
    [-0.72, 0.61, -0.90, 0.605],
    [-0.50, 0.70, -0.985, 0.662],
    [-0.36, 0.735, -1.00, 0.675],
    [-0.16, 0.75, -0.98, 0.668],
    [0.00, 0.69, -0.93, 0.652],
    [0.16, 0.685, -0.85, 0.648],
    [0.32, 0.69, -0.66, 0.612],
    [0.48, 0.69, -0.42, 0.558],
    [0.62, 0.675, -0.26, 0.492],
    [0.76, 0.64, -0.10, 0.405],
    [0.88, 0.645, 0.05, 0.305],
    [0.96, 0.61, 0.25, 0.212],
    [1.005, 0.56, 0.40, 0.12],
    [1.025, 0.52, 0.45, 0.05],
];

/// How square a slice is: 2 is an ellipse.
const SQUARE: f64 = 2.3;

/// The solid head of somebody, turned.
#[derive(Clone, Debug)]
pub struct Skull {
    slices: Vec<[f64; 4]>,
    /// What somebody's face is like.
    pub features: Features,
    /// How old.
    pub age: Age,
    /// How the head is turned.
    pub turn: Turn,
    /// How far the jaw drops.
    pub drop: f64,
    /// The height of the mouth.
    pub mouth: f64,
    flare: f64,
}

fn bell(x: f64, y: f64, wide: f64, high: f64) -> f64 {
    (-(x / wide).powi(2) - (y / high).powi(2)).exp()
}

impl Skull {
    /// The head of somebody in a mood.
    pub fn new(features: Features, age: Age, mood: &Mood, turn: Turn) -> Skull {
        let drop = mood.open * 0.5;
        let slices = fine(&SLICES, 3)
            .into_iter()
            .map(|[y, front, back, half]| {
                let low = ((y - 0.25) / 0.45).clamp(0.0, 1.0);
                let cheek = bell(0.0, y - 0.2, 1.0, 0.25);
                let mut half = half * (1.0 + (features.jaw - 1.0) * low);
                half *= 1.0 + (features.cheeks - 1.0) * cheek;
                half *= features.wide;
                let chin = ((y - 0.7) / 0.2).clamp(0.0, 1.0);
                let front = front + (features.chin - 1.0) * 0.3 * chin;
                let y = y + drop * ((y - 0.5) / 0.45).clamp(0.0, 1.0).powf(1.2);
                let long = ((y + 0.1) / 1.1).clamp(0.0, 1.0) * (features.long - 1.0);
                [y + long, front, back, half]
            })
            .collect();
        Skull {
            slices,
            features,
            age,
            turn,
            drop,
            mouth: features.mouth_height + drop * 0.12 + (features.long - 1.0) * 0.5,
            flare: mood.flare,
        }
    }

    /// Front, back and half-width of the slice at a height.
    fn slice(&self, y: f64) -> [f64; 3] {
        let s = &self.slices;
        let y = y.clamp(s[0][0], s[s.len() - 1][0]);
        let i = s.partition_point(|row| row[0] < y).clamp(1, s.len() - 1);
        let (a, b) = (s[i - 1], s[i]);
        let t = (y - a[0]) / (b[0] - a[0]).max(1e-9);
        [1, 2, 3].map(|j| a[j] + (b[j] - a[j]) * t)
    }

    fn middle(&self, y: f64, front: f64, back: f64) -> f64 {
        let plain = if y < 0.3 {
            -0.06
        } else {
            -0.06 + (y - 0.3) * 0.28
        };
        if y > 0.5 {
            plain.max(back + 0.3 * (front - back))
        } else {
            plain
        }
    }

    /// How far the front of the face stands out or is hollowed there.
    fn relief(&self, x: f64, y: f64) -> f64 {
        let f = &self.features;
        let (ax, e) = (x.abs(), f.eye_height);
        let mut out = -0.07 * bell(ax - f.eyes_apart, y - e - 0.0, 0.15, 0.11);
        out += 0.04 * bell(ax - 0.40, y - e - 0.27, 0.15, 0.13);
        out += 0.03 * bell(ax - 0.26, y - e + 0.25, 0.22, 0.08);
        out += 0.045 * bell(x, y - self.mouth, 0.20, 0.13);
        out += 0.035 * bell(x, y - 0.87 - self.drop, 0.16, 0.10);
        out -= 0.03 * bell(x, y - self.mouth - 0.17 - self.drop * 0.4, 0.2, 0.05);
        out -= f.gaunt * 0.07 * bell(ax - 0.43, y - 0.52, 0.12, 0.18);
        out
    }

    /// The surface at an angle of a slice: 0 is the front, 90 our right when it faces us. `grow` is how far above the skin.
    pub fn ring(&self, y: f64, angle: f64, grow: f64) -> V3 {
        let [front, back, half] = self.slice(y);
        let middle = self.middle(y, front, back);
        let (s, c) = angle.to_radians().sin_cos();
        let q = (c.abs().powf(SQUARE) + s.abs().powf(SQUARE)).powf(-1.0 / SQUARE);
        let x = s * q * (half + grow);
        let deep = if c > 0.0 {
            front - middle + grow
        } else {
            middle - back + grow
        };
        let relief = if c > 0.0 && grow < 0.01 {
            self.relief(x, y) * c
        } else {
            0.0
        };
        v(x, y, middle + c * q * deep + relief)
    }

    /// The surface of the face at a place seen from the front, `up` above the skin.
    pub fn skin(&self, x: f64, y: f64, up: f64) -> V3 {
        let [front, back, half] = self.slice(y);
        let middle = self.middle(y, front, back);
        let t = (x.abs() / half.max(0.05)).min(0.995);
        let z = middle + (front - middle) * (1.0 - t.powf(SQUARE)).powf(1.0 / SQUARE);
        v(x, y, z + self.relief(x, y) + up)
    }

    /// A place on the page.
    pub fn page(&self, p: V3) -> At {
        self.turn.of(p).flat()
    }

    /// Places of the face on the page.
    pub fn line(&self, places: &[At], up: f64) -> Vec<At> {
        places
            .iter()
            .map(|&(x, y)| self.page(self.skin(x, y, up)))
            .collect()
    }

    /// How much a direction faces us.
    pub fn faces(&self, x: f64, y: f64, z: f64) -> f64 {
        self.turn.of(v(x, y, z).unit()).z
    }

    fn hull(&self, balls: &[(f64, f64, f64, f64)]) -> Shape {
        let balls: Vec<_> = balls
            .iter()
            .map(|&(x, y, z, r)| ball(self.turn.of(v(x, y, z)), r))
            .collect();
        hull(&balls)
    }

    /// The head as one contour, with nose and lips.
    pub fn outline(&self) -> Shape {
        let rings: Vec<Vec<At>> = self
            .slices
            .iter()
            .map(|slice| {
                (0..48)
                    .map(|i| self.page(self.ring(slice[0], f64::from(i) * 7.5, 0.0)))
                    .collect()
            })
            .collect();
        let mut pieces: Vec<Shape> = rings
            .windows(2)
            .map(|pair| tight(pair.iter().flatten().copied()))
            .collect();
        let (m, f) = (self.mouth, &self.features);
        let z = self.slice(m)[0];
        if self.drop < 0.1 {
            let lip = 0.042 * f.lips.clamp(0.6, 1.4);
            pieces.push(self.hull(&[
                (0.0, m - 0.05, z + 0.022, lip),
                (0.17, m, z - 0.10, 0.03),
                (-0.17, m, z - 0.10, 0.03),
            ]));
            pieces.push(self.hull(&[
                (0.0, m + 0.055, z + 0.004, lip * 1.1),
                (0.15, m + 0.03, z - 0.12, 0.03),
                (-0.15, m + 0.03, z - 0.12, 0.03),
            ]));
        }
        pieces.push(self.nose());
        filled(&soften(&fillet(&join(pieces), 0.04), 0.012))
    }

    /// The tip of the nose.
    pub fn nose_tip(&self) -> V3 {
        let f = &self.features;
        v(
            0.0,
            f.eye_height + 0.37 * f.nose_length,
            0.69 + 0.235 * f.nose_out,
        )
    }

    /// Half the width of the nose at its wings.
    pub fn nose_half(&self) -> f64 {
        0.112 * self.features.nose_wide * (1.0 + 0.12 * self.flare)
    }

    /// The nose: bridge, tip and wings.
    pub fn nose(&self) -> Shape {
        let f = &self.features;
        let (e, tip, z) = (f.eye_height, self.nose_tip(), 0.69);
        let (length, w) = (tip.y - e, self.nose_half());
        let hook = f.hook * 0.06;
        let bridge = (
            0.0,
            e + length * 0.5,
            (z + tip.z) / 2.0 + 0.005 + hook,
            0.047,
        );
        let up = f.upturned * 0.05;
        let end = (0.0, tip.y - up, tip.z - 0.075, 0.08 * f.nose_wide.sqrt());
        let mut pieces = vec![
            self.hull(&[(0.0, e - 0.07, z - 0.035, 0.048), bridge]),
            self.hull(&[bridge, end]),
            self.hull(&[
                (0.0, tip.y - up, tip.z - 0.08, 0.07),
                (0.0, tip.y + 0.05, z - 0.08, 0.06),
                (0.0, e + length * 0.4, z - 0.08, 0.05),
            ]),
        ];
        for side in [-1.0, 1.0] {
            pieces.push(self.hull(&[
                (0.0, tip.y - up * 0.5, tip.z - 0.085, 0.07),
                (side * w, tip.y + 0.035, z + 0.015, 0.06),
            ]));
        }
        fillet(&join(pieces), 0.05)
    }

    /// Those places of the surface between two heights where a measure of place and normal is below 0, as a shape.
    pub fn where_below(&self, from: f64, to: f64, measure: impl Fn(V3, V3) -> f64) -> Shape {
        let (rows, columns) = (46_usize, 72_usize);
        let at = |i: f64, j: f64| {
            let y = from + (to - from) * i / rows as f64;
            self.ring(y, j * 360.0 / columns as f64, 0.0)
        };
        let corner = |i: usize, j: usize| {
            let (i, j) = (i as f64, (j % columns) as f64);
            let (e, p) = (0.35, at(i, j));
            let across = at(i, j + e) - at(i, j - e);
            let normal = self
                .turn
                .of(across.cross(at(i + e, j) - at(i - e, j)))
                .unit();
            (self.turn.of(p), measure(p, normal))
        };
        let grid: Vec<Vec<(V3, f64)>> = (0..=rows)
            .map(|i| (0..=columns).map(|j| corner(i, j)).collect())
            .collect();
        let mut pieces = Vec::new();
        for pair in grid.windows(2) {
            for j in 0..columns {
                let quad = [pair[0][j], pair[0][j + 1], pair[1][j + 1], pair[1][j]];
                let faces = (quad[2].0 - quad[0].0).cross(quad[3].0 - quad[1].0).z;
                if faces > 0.0 {
                    pieces.push(Shape::within_ring(&below(&quad)));
                }
            }
        }
        swell(&join(pieces), 0.004)
    }
}

/// What of a quad lies where its measure is below 0.
fn below(quad: &[(V3, f64); 4]) -> Vec<At> {
    let mut ring = Vec::new();
    for (i, &(p, m)) in quad.iter().enumerate() {
        let (q, n) = quad[(i + 1) % 4];
        if m < 0.0 {
            ring.push(p.flat());
        }
        if (m < 0.0) != (n < 0.0) {
            ring.push(p.to(q, m / (m - n)).flat());
        }
    }
    ring
}

/// Slices between slices, on a smooth curve.
fn fine(rows: &[[f64; 4]], steps: usize) -> Vec<[f64; 4]> {
    let last = rows.len() - 1;
    let mut out = Vec::new();
    for i in 0..last {
        let (a, b, c, d) = (
            rows[i.saturating_sub(1)],
            rows[i],
            rows[i + 1],
            rows[(i + 2).min(last)],
        );
        for j in 0..steps {
            let t = j as f64 / steps as f64;
            out.push(std::array::from_fn(|k| {
                if k == 0 {
                    return b[0] + (c[0] - b[0]) * t;
                }
                // Hermite with slopes per height, so that uneven slices make no waves.
                let h = c[0] - b[0];
                let slope = |p: [f64; 4], q: [f64; 4]| {
                    if q[0] > p[0] {
                        (q[k] - p[k]) / (q[0] - p[0])
                    } else {
                        0.0
                    }
                };
                let (m0, m1) = (slope(a, c) * h, slope(b, d) * h);
                let (t2, t3) = (t * t, t * t * t);
                (2.0 * t3 - 3.0 * t2 + 1.0) * b[k]
                    + (t3 - 2.0 * t2 + t) * m0
                    + (-2.0 * t3 + 3.0 * t2) * c[k]
                    + (t3 - t2) * m1
            }));
        }
    }
    out.push(rows[last]);
    out
}
