//! Plates: what a suit of armour is made of, each cut, faceted and lit on its own.

use super::suit::Suit;
use super::{DEEP, FLAME, WARM};
use crate::colour::{Colour, mix, ramp};
use crate::line::{Knot, between, blob, curve, curve_of, handcut, step, taper, towards};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape};
use crate::stops;
use crate::svg::Ink;

const STEEL: &str = "#9db9e2";
const NIGHT: &str = "#435d92";

/// One piece of a suit, in the measure of the nearest one.
pub struct Part {
    /// Its outline.
    pub shape: Shape,
    made: Made,
}

enum Made {
    /// Steel: how much lighter than the rest, the ridge it is bent along, and how wide its turned edge is.
    Plate {
        tone: f64,
        ridge: Vec<At>,
        border: f64,
    },
    /// The inside of a plate, seen from below: nobody is in it.
    Hollow,
    /// Leather.
    Strap,
    /// Wood.
    Shaft,
    /// A line cut into the plate below it.
    Groove,
    /// A rivet, or the boss of a disc.
    Rivet,
    /// A feather of the plume, and its quill.
    Feather { quill: Vec<At> },
}

impl Part {
    /// A plate within a line through these places.
    pub fn plate(tone: f64, knots: &[Knot]) -> Part {
        Part::cut(tone, blob(knots))
    }

    /// A plate of a shape that is there already.
    pub fn cut(tone: f64, shape: Shape) -> Part {
        let made = Made::Plate {
            tone,
            ridge: Vec::new(),
            border: 0.0,
        };
        Part { shape, made }
    }

    /// Bent along a ridge, from top to bottom.
    pub fn ridged(mut self, line: &[At]) -> Part {
        if let Made::Plate { ridge, .. } = &mut self.made {
            *ridge = curve(line);
        }
        self
    }

    /// With its edge turned over.
    pub fn bordered(mut self, wide: f64) -> Part {
        if let Made::Plate { border, .. } = &mut self.made {
            *border = wide;
        }
        self
    }

    /// The inside of something.
    pub fn hollow(knots: &[Knot]) -> Part {
        Part {
            shape: blob(knots),
            made: Made::Hollow,
        }
    }

    /// A strap along these places.
    pub fn strap(points: &[At], wide: f64) -> Part {
        Part {
            shape: taper(points, &[wide, wide * 0.86, wide]),
            made: Made::Strap,
        }
    }

    /// A shaft from one place to another.
    pub fn shaft(points: &[At], widths: &[f64]) -> Part {
        Part {
            shape: taper(points, widths),
            made: Made::Shaft,
        }
    }

    /// A groove along these places.
    pub fn groove(points: &[At], wide: f64) -> Part {
        Part {
            shape: taper(points, &[wide * 0.4, wide, wide * 0.4]),
            made: Made::Groove,
        }
    }

    /// A rivet.
    pub fn rivet(at: At, r: f64) -> Part {
        let turn = |degrees| towards(at, degrees, r);
        let ring: Vec<At> = (0..7).map(|i| turn(f64::from(i) * 51.4 + 10.0)).collect();
        Part {
            shape: Shape::within_ring(&ring),
            made: Made::Rivet,
        }
    }

    /// A feather along a quill: full on the outer side, torn on the inner.
    pub fn feather(quill: &[At], wide: f64) -> Part {
        let quill = curve(quill);
        let path = crate::line::Path::new(quill.clone());
        let (mut outer, mut inner) = (Vec::new(), Vec::new());
        for i in 0..=26 {
            let part = f64::from(i) / 26.0;
            let far = path.length() * part;
            let (at, along) = (path.at(far), path.direction(far));
            let swell = (part.powf(0.7) * std::f64::consts::PI * 0.94)
                .sin()
                .max(0.06)
                * wide;
            let torn = if i % 3 == 1 { 0.72 } else { 1.08 };
            outer.push(towards(at, along - 90.0, swell * 0.75));
            inner.push(towards(at, along + 80.0, swell * torn));
        }
        inner.reverse();
        outer.extend(inner);
        Part {
            shape: Shape::within_ring(&outer),
            made: Made::Feather { quill },
        }
    }

    /// Drawn as part of a suit.
    pub fn ink(&self, scene: &Scene, suit: &Suit, seed: i64) -> Ink {
        let put = suit.put(&self.shape);
        let size = suit.size;
        let cold = mix("#86a9dc", NIGHT, suit.far * 0.7);
        match &self.made {
            Made::Plate {
                tone,
                ridge,
                border,
            } => plate(scene, suit, &put, *tone, ridge, *border, seed),
            Made::Hollow => hollow(scene, suit, &put),
            Made::Strap => {
                scene.shadow(&put, (1.0, 2.0), 3.0 * size, DEEP, 0.6)
                    + scene
                        .sheet(&put, mix("#6e4c42", NIGHT, suit.far))
                        .lit(0.3)
                        .lit_colour(WARM)
                        .dark(DEEP)
                        .shade(0.4)
                        .rim(1.4 * size)
                        .seed(seed)
                        .ink()
            }
            Made::Shaft => {
                scene.shadow(&put, (4.0 * size, -2.0), 6.0 * size, DEEP, 0.6)
                    + scene
                        .sheet(&put, mix("#6a6478", NIGHT, suit.far))
                        .lit(0.2)
                        .lit_colour(WARM)
                        .dark(DEEP)
                        .shade(0.5)
                        .rim(0.0)
                        .seed(seed)
                        .ink()
                    + edge(scene, suit, &put, 2.2)
            }
            Made::Groove => {
                let warm = suit.reached(put.bounds().middle());
                scene.veil(&put, DEEP, 0.75)
                    + scene.veil(
                        &put.moved(1.2 * size, -1.8 * size),
                        mix(cold, WARM, (warm * 1.4).min(1.0)),
                        0.2 + 0.3 * warm,
                    )
            }
            Made::Rivet => {
                let warm = suit.reached(put.bounds().middle());
                scene.veil(&put.moved(1.6 * size, -2.0 * size), DEEP, 0.8)
                    + scene.fill(
                        &put,
                        mix(
                            mix(STEEL, NIGHT, suit.far),
                            "#ffe2a6",
                            0.15 + 0.8 * warm.min(1.0),
                        ),
                    )
            }
            Made::Feather { quill } => {
                let cut = handcut(&put, 0.8 * size, 9.0, seed);
                let quill: Vec<At> = quill.iter().map(|at| suit.seen(*at)).collect();
                scene.shadow(&cut, (3.0 * size, 5.0 * size), 6.0 * size, DEEP, 0.5)
                    + scene
                        .sheet(&cut, mix(suit.plume, NIGHT, suit.far * 0.7))
                        .lit(0.25)
                        .lit_colour("#f4f2ea")
                        .dark("#5670a4")
                        .shade(0.6)
                        .seed(seed)
                        .rim(1.6 * size)
                        .ink()
                    + scene.stitched(&quill, "#33456c", 1.3 * size, 0.7, None)
            }
        }
    }
}

/// The edge that faces the flame. It is warm and broad near it, and gone far away.
fn edge(scene: &Scene, suit: &Suit, shape: &Shape, wide: f64) -> Ink {
    let warm = suit.reached(shape.bounds().middle());
    let (vx, vy) = step(shape.bounds().middle(), FLAME);
    let by = wide * suit.size * (0.5 + 0.9 * warm);
    let lit = shape.minus(&shape.moved(-vx * by, -vy * by));
    let strong = 1.0 - suit.far * 0.6;
    let fill = scene.radial(
        FLAME,
        1080.0,
        &stops![0, "#fff0c0", strong; 0.25, "#ffdc92", strong * 0.95; 0.5, "#f5b96c", strong * 0.62; 0.8, "#c99a80", strong * 0.3; 1, "#8fa4c8", strong * 0.22],
    );
    scene.fill(&lit, fill)
}

fn hollow(scene: &Scene, suit: &Suit, shape: &Shape) -> Ink {
    let bounds = shape.bounds();
    let warm = suit.reached(bounds.middle());
    let wall = mix(
        mix("#2c3c68", "#b8744a", (warm * 0.9).min(0.6)),
        NIGHT,
        suit.far * 0.8,
    );
    // Black right under the front plate, a little light further down where the far wall comes out.
    let fill = scene.linear(
        (bounds.middle().0, bounds.y0),
        (bounds.middle().0, bounds.y1),
        &stops![0, "#0a1024"; 0.55, "#101a36"; 1, wall],
    );
    scene.shadow(
        shape,
        (2.0 * suit.size, -2.0 * suit.size),
        5.0 * suit.size,
        DEEP,
        0.5,
    ) + scene.fill(shape, fill)
        + edge(scene, suit, shape, 1.6)
}

fn plate(
    scene: &Scene,
    suit: &Suit,
    put: &Shape,
    tone: f64,
    ridge: &[At],
    border: f64,
    seed: i64,
) -> Ink {
    let size = suit.size;
    let near = suit.far < 0.6;
    let shape = handcut(put, 0.7 * size, 30.0, seed);
    let bounds = shape.bounds();
    let middle = bounds.middle();
    let warm = suit.reached(middle);
    let steel = mix(Colour::from(STEEL).lighter(tone), NIGHT, suit.far);
    let colour = mix(steel, "#4d6da6", 0.8 * (1.0 - warm));
    let (vx, vy) = step(middle, FLAME);
    let mut ink = scene.shadow(
        &shape,
        (3.0 * size, -5.0 * size),
        8.0 * size,
        DEEP,
        if near { 0.7 } else { 0.45 },
    );
    ink += scene
        .sheet(&shape, colour)
        .lit(0.12 + 0.42 * warm)
        .lit_colour(WARM)
        .dark("#2a4072")
        .shade(if near { 0.4 } else { 0.24 })
        .seed(seed)
        .rim(0.0)
        .ink();
    let bright = mix("#8fb2e2", "#ffcf84", (warm * 1.9).min(1.0));
    let small = bounds.width().min(bounds.height());
    if !ridge.is_empty() {
        let line: Vec<At> = ridge.iter().map(|at| suit.seen(*at)).collect();
        let mut ring = line.clone();
        ring.extend(line.iter().rev().map(|at| (at.0 - 600.0, at.1)));
        let lit = shape.within(&Shape::within_ring(&ring));
        let far = shape.minus(&lit);
        ink += scene.veil(&far, DEEP, 0.34);
        // What faces the flame goes from slate to gold, and never through the grey between blue and yellow.
        let face = mix(
            ramp(
                &["#7c9ccf", "#93a2c6", "#cfab9c", "#f6c688", "#ffe6ac"],
                warm * 1.6,
            ),
            NIGHT,
            suit.far * 0.8,
        );
        let reach = (
            middle.0 - bounds.width() * 0.5,
            middle.1 + bounds.height() * 0.3,
        );
        ink += scene.fill(
            &lit,
            scene.linear(
                middle,
                reach,
                &stops![0, face, 0.6 + 0.3 * warm; 1, face, 0.3 + 0.5 * warm],
            ),
        );
        let grit = stops![0, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.42];
        let grit = scene.linear((middle.0, bounds.y1), (middle.0, bounds.y0), &grit);
        ink += scene.grain(&lit, grit, mix(face, DEEP, 0.4), Spray::new(seed, 0.4));
        ink += scene.clipped(
            &shape,
            scene.stitched(&line, bright, 1.8 * size, 0.3 + 0.6 * warm, None),
        );
    } else if near {
        // Polished: a dark far side and a streak that follows the light.
        let dark = shape.minus(&shape.moved(vx * small * 0.22, vy * small * 0.22));
        let streak = shape
            .grown(-small * 0.32)
            .moved(vx * small * 0.12, vy * small * 0.12);
        ink += scene.clipped(
            &shape,
            scene.blurred(scene.veil(&dark, DEEP, 0.4), (small * 0.06).max(1.0))
                + scene.blurred(
                    scene.veil(&streak, bright, 0.2 + 0.4 * warm),
                    (small * 0.08).max(1.0),
                ),
        );
    }
    if border > 0.0 && near {
        let inner = shape.grown(-border * size);
        let line = inner.minus(&inner.grown(-1.5 * size));
        ink += scene.veil(&shape.minus(&inner), bright, 0.04 + 0.16 * warm);
        ink += scene.veil(&line, DEEP, 0.6);
    }
    if near {
        let cold = shape.minus(&shape.moved(vx * 1.4 * size, vy * 1.4 * size));
        ink += scene.veil(&cold, "#d8e8ff", 0.62);
    }
    ink + edge(scene, suit, &shape, 3.2)
}

/// A band around a limb: its axis, how wide it is at both ends, and how far its ends bow up, as all does that is seen from
/// below.
pub fn band(axis: (At, At), wide: (f64, f64), bow: (f64, f64)) -> Shape {
    let (a, b) = axis;
    let (tx, ty) = step(a, b);
    let side = |at: At, by: f64| (at.0 - ty * by, at.1 + tx * by);
    let up = |at: At, by: f64| (at.0 - tx * by, at.1 - ty * by);
    let middle = between(a, b, 0.5);
    let swell = (wide.0 + wide.1) * 0.26;
    let corner = |at: At| Knot { at, corner: true };
    let knots = [
        corner(side(a, -wide.0 / 2.0)),
        up(a, bow.0).into(),
        corner(side(a, wide.0 / 2.0)),
        side(middle, swell).into(),
        corner(side(b, wide.1 / 2.0)),
        up(b, bow.1).into(),
        corner(side(b, -wide.1 / 2.0)),
        side(middle, -swell).into(),
    ];
    Shape::within_ring(&curve_of(&knots, true, 8))
}

/// Lames along an axis, from the last to the first: each lies over the end of the one below it.
pub fn lames(axis: (At, At), wide: (f64, f64), count: usize, bow: f64) -> Vec<Part> {
    let n = count as f64;
    (0..count)
        .rev()
        .map(|i| {
            let part = |i: f64| (i / n).clamp(0.0, 1.0);
            let (from, to) = (part(i as f64 - 0.2), part(i as f64 + 1.0));
            let wide = |part: f64| wide.0 + (wide.1 - wide.0) * part;
            let ends = (between(axis.0, axis.1, from), between(axis.0, axis.1, to));
            Part::cut(
                0.03 * (i % 2) as f64,
                band(ends, (wide(from) * 0.97, wide(to) * 1.04), (bow, bow)),
            )
        })
        .collect()
}

/// How far along a limb a place is; for hands and hinges.
pub fn beside(a: At, b: At, part: f64, across: f64) -> At {
    let (tx, ty) = step(a, b);
    let at = between(a, b, part);
    (at.0 - ty * across, at.1 + tx * across)
}
