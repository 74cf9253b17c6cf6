//! Hands on the pot: the near one of each is around a handle; the far ones are behind it.

use crate::knots;
use crate::line::{Stroke, blob, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

/// The colours of one skin.
#[derive(Clone, Copy)]
pub struct Flesh {
    pub skin: &'static str,
    pub light: &'static str,
    pub shade: &'static str,
    pub nail: &'static str,
}

pub const HERS: Flesh = Flesh {
    skin: "#8a5638",
    light: "#b07a52",
    shade: "#5c342a",
    nail: "#c9927c",
};
pub const HIS: Flesh = Flesh {
    skin: "#f0cdb4",
    light: "#fff0de",
    shade: "#c9917e",
    nail: "#ffe2d4",
};

fn edged(scene: &Scene, flesh: Flesh, shape: &Shape, but: &Shape) -> Ink {
    // The light comes from the upper right.
    let edge = |x: f64, y: f64| shape.minus(&shape.moved(x, y)).minus(but);
    scene.fill(shape, flesh.skin)
        + scene.veil(&edge(2.6, -3.0), flesh.shade, 0.75)
        + scene.veil(&edge(-1.4, 2.2), flesh.light, 0.8)
}

fn finger(scene: &Scene, flesh: Flesh, line: &[At], wide: f64, nail: bool) -> Ink {
    let shape = Stroke::new(line, &[wide * 0.96, wide, wide * 0.96, wide * 0.82]).shape();
    let mut ink = scene.shadow(&shape, (-2.0, 3.0), 2.5, "#14232c", 0.24);
    ink += edged(scene, flesh, &shape, &Shape::nothing());
    let n = line.len();
    let (from, tip) = (line[n - 2], line[n - 1]);
    let way = step(from, tip);
    if nail {
        let on = |k: f64| (tip.0 + way.0 * wide * k, tip.1 + way.1 * wide * k);
        let nail = taper(&[on(-0.16), on(0.24)], &[wide * 0.5, wide * 0.54]);
        ink += scene.fill(&nail, flesh.nail);
        ink += scene.veil(&nail.minus(&nail.moved(-1.0, 1.4)), flesh.light, 0.8);
    }
    let k = wide * 0.27;
    for by in [-0.1, 0.16] {
        let (x, y) = (from.0 + way.0 * wide * by, from.1 + way.1 * wide * by);
        let crease = taper(
            &[
                (x - way.1 * k, y + way.0 * k),
                (x + way.1 * k, y - way.0 * k),
            ],
            &[0.6, 1.5, 0.6],
        );
        ink += scene.veil(&crease, flesh.shade, 0.8);
    }
    ink
}

/// A fist around a handle that is at the origin; the arm comes from our left.
pub fn around_handle(scene: &Scene, flesh: Flesh, spot: &Spot) {
    let palm = spot.put(&blob(
        &knots![-48, -13; -26, -18; -8, -28; 8, -26; 12, 0; 8, 26; -8, 27; -26, 16; -48, 13],
    ));
    let wrist = spot.put(&taper(&[(-70.0, 0.0), (-42.0, 0.0)], &[30.0, 30.0]));
    scene.add(edged(scene, flesh, &palm, &wrist));
    for (line, wide) in [
        ([(-2.0, -19.0), (15.0, -20.0), (10.0, -16.0)], 13.5),
        ([(0.0, -6.0), (19.0, -7.0), (13.0, -4.0)], 14.0),
        ([(0.0, 7.0), (18.0, 7.0), (12.0, 8.0)], 14.0),
        ([(-3.0, 19.0), (14.0, 20.0), (9.0, 20.0)], 12.5),
    ] {
        scene.add(finger(scene, flesh, &spot.points(line), wide, false));
    }
    let thumb = spot.points([(-22.0, -12.0), (-6.0, -27.0), (14.0, -29.0)]);
    scene.add(finger(scene, flesh, &thumb, 13.0, true));
}
