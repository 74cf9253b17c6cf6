//! Fingers around things.

use crate::line::{Stroke, between, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

/// The colours of one skin.
#[derive(Clone, Copy)]
pub struct Flesh {
    pub skin: &'static str,
    pub light: &'static str,
    pub shade: &'static str,
    pub nail: &'static str,
}

/// One finger along a line, its tip last, so thick; on what it lies on falls its shadow.
pub fn finger(scene: &Scene, flesh: Flesh, line: &[At], wide: f64, nail: bool) -> Ink {
    let shape = Stroke::new(line, &[wide * 0.94, wide, wide * 0.96, wide * 0.84]).shape();
    let fall = |k: f64| shape.moved(2.0 * k, 3.0 * k);
    let mut ink = scene.shadow(&fall(1.0), (2.0, 3.0), 3.0, "#4a0826", 0.4);
    ink += scene.fill(&shape, flesh.skin);
    ink += scene.veil(
        &shape.minus(&shape.moved(-wide * 0.1, -wide * 0.2)),
        flesh.shade,
        0.8,
    );
    ink += scene.veil(
        &shape.minus(&shape.moved(wide * 0.07, wide * 0.13)),
        flesh.light,
        0.8,
    );
    let n = line.len();
    if nail {
        let (tip, from) = (line[n - 1], line[n - 2]);
        let way = step(from, tip);
        let a = (tip.0 - way.0 * wide * 0.2, tip.1 - way.1 * wide * 0.2);
        let b = (tip.0 + way.0 * wide * 0.22, tip.1 + way.1 * wide * 0.22);
        let nail = taper(&[a, b], &[wide * 0.5, wide * 0.56]);
        ink += scene.fill(&nail, flesh.nail);
        ink += scene.veil(&nail.minus(&nail.moved(1.2, 1.6)), flesh.light, 0.8);
    }
    // The creases of the joint.
    if n > 2 {
        let (a, b) = (line[n - 3], line[n - 2]);
        let (middle, way) = (between(a, b, 0.9), step(a, b));
        for by in [-0.16, 0.12] {
            let (x, y) = (middle.0 + way.0 * wide * by, middle.1 + way.1 * wide * by);
            let k = wide * 0.26;
            let crease = taper(
                &[
                    (x - way.1 * k, y + way.0 * k),
                    (x + way.1 * k, y - way.0 * k),
                ],
                &[0.8, 1.8, 0.8],
            );
            ink += scene.veil(&crease, flesh.shade, 0.9);
        }
    }
    ink
}

/// A palm or a back of a hand; no edge is seen where the arm goes on.
pub fn palm(scene: &Scene, flesh: Flesh, shape: &Shape, arm: &Shape) -> Ink {
    let edge = |x: f64, y: f64| shape.minus(&shape.moved(x, y)).minus(arm);
    let sheet = scene.sheet(shape, flesh.skin);
    let mut ink = sheet.lit(0.03).shade(0.3).rim(0.0).grain(1.05).ink();
    ink += scene.veil(&edge(-4.0, -6.0), flesh.shade, 0.7);
    ink + scene.veil(&edge(3.0, 4.0), flesh.light, 0.7)
}
