//! What goes on in the streets: stairs, lamps, people, washing, strings of lights.

use super::roots::Roots;
use super::{DEEP, LAMP};
use crate::line::{Path, blob, curve, ellipse, handcut, taper, towards};
use crate::motifs::figures::PasserBy;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::{knots, spots};

/// Roots that lead from street to street, cut into steps: from which, where, to which, where, how wide.
const FLIGHTS: [(usize, f64, usize, f64, f64); 5] = [
    (0, 184.0, 3, 196.0, 28.0),
    (1, 800.0, 2, 800.0, 22.0),
    (2, 690.0, 5, 648.0, 24.0),
    (4, 118.0, 7, 110.0, 24.0),
    (6, 690.0, 9, 672.0, 24.0),
];

/// Draws the stairs.
pub fn stairs(scene: &Scene, roots: &Roots) {
    for ((a, from, b, to, wide), k) in FLIGHTS.into_iter().zip(0_i64..) {
        let from = (from, roots.floor(a, from) + 10.0);
        let to = (to, roots.floor(b, to) + 8.0);
        let side = if k % 2 == 0 { 1.0 } else { -1.0 };
        let long = to.1 - from.1;
        let line = [
            from,
            (from.0 - side * 12.0, from.1 + long * 0.3),
            (to.0 + side * 14.0, from.1 + long * 0.68),
            to,
        ];
        let flight = handcut(
            &taper(&line, &[wide, wide * 0.7, wide * 0.76, wide]),
            1.0,
            22.0,
            20 + k,
        );
        scene.add(scene.shadow(&flight, (0.0, 8.0), 8.0, DEEP, 0.6));
        scene.add(
            scene
                .sheet(&flight, "#563640")
                .lit(0.2)
                .shade(0.6)
                .dark("#22121e")
                .rim(1.6)
                .rim_colour("#f0c07a"),
        );
        let path = Path::new(curve(&line));
        let count = (path.length() / 9.0) as usize;
        for (at, direction) in path.walk(count) {
            let half = wide * 0.36;
            let (a, b) = (
                towards(at, direction + 84.0, half),
                towards(at, direction - 84.0, half),
            );
            let tread = taper(&[a, b], &[3.0, 3.0]);
            scene.add(scene.veil(&tread.moved(0.0, 3.0), "#2c1612", 0.7));
            scene.add(scene.veil(&tread, "#e3b06c", 0.9));
        }
    }
}

/// Draws all else.
pub fn draw(scene: &Scene, roots: &Roots) {
    lamps(scene, roots);
    people(scene, roots);
    washing(scene);
    for (a, b, sag) in [
        ((16.0, 590.0), (394.0, 566.0), 46.0),
        ((506.0, 640.0), (790.0, 690.0), 34.0),
        ((560.0, 896.0), (800.0, 960.0), 34.0),
    ] {
        festoon(scene, a, b, sag);
    }
}

fn lamps(scene: &Scene, roots: &Roots) {
    for (street, x) in [
        (0, 78.0),
        (0, 352.0),
        (1, 536.0),
        (1, 640.0),
        (2, 744.0),
        (3, 94.0),
        (3, 274.0),
        (4, 48.0),
        (5, 584.0),
        (5, 712.0),
        (6, 750.0),
        (7, 54.0),
        (7, 166.0),
        (8, 104.0),
        (9, 744.0),
    ] {
        let y = roots.floor(street, x) + 3.0;
        let post = taper(
            &spots![x, y; x + 0.6, y - 20.0; x - 0.4, y - 36.0],
            &[3.2, 2.0, 1.8],
        );
        scene.add(scene.fill(&post, "#1d2a2c"));
        let globe = blob(&knots![-4, 4; -5, -2; 0, -7; 5, -2; 4, 4; 0, 6]).moved(x, y - 41.0);
        scene.add(scene.glow((x, y - 41.0), 44.0, LAMP, 0.75, 0.28));
        scene.add(scene.fill(&globe, "#fff2c8"));
        let cap = blob(&knots![-6, 1, corner; 0, -6; 6, 1, corner]).moved(x, y - 45.0);
        scene.add(scene.fill(&cap, "#1d2a2c"));
        scene.add(scene.veil(&ellipse((x, y + 2.0), 26.0, 3.0), LAMP, 0.3));
    }
}

fn people(scene: &Scene, roots: &Roots) {
    let people = [
        (0, 60.0, "#3f7a78"),
        (0, 338.0, "#c2452f"),
        (1, 588.0, "#c2452f"),
        (1, 738.0, "#3f7a78"),
        (3, 148.0, "#e0b45c"),
        (3, 214.0, "#3f7a78"),
        (3, 330.0, "#c2452f"),
        (4, 140.0, "#e0b45c"),
        (5, 640.0, "#e0b45c"),
        (5, 742.0, "#c2452f"),
        (6, 698.0, "#3f7a78"),
        (7, 60.0, "#c2452f"),
        (7, 160.0, "#e0b45c"),
        (7, 236.0, "#3f7a78"),
        (8, 54.0, "#e0b45c"),
        (9, 600.0, "#e0b45c"),
        (9, 690.0, "#c2452f"),
        (10, 462.0, "#3f7a78"),
    ];
    let skins = ["#7a4a32", "#e4b08c", "#c98f62", "#4a2c22"];
    for ((street, x, coat), k) in people.into_iter().zip(0_usize..) {
        let y = roots.floor(street, x) + 4.0;
        scene.add(scene.veil(&ellipse((x, y), 9.0, 2.0), DEEP, 0.5));
        let passer = PasserBy {
            spot: Spot::new(x, y, 0.82).flipped(k % 2 == 0),
            coat: coat.into(),
            skin: skins[k % 4].into(),
            dark: "#22161a".into(),
        };
        scene.add(passer.ink(scene));
    }
}

/// Washing between the houses.
fn washing(scene: &Scene) {
    for (a, b) in [
        ((626.0, 690.0), (706.0, 676.0)),
        ((344.0, 1020.0), (424.0, 1030.0)),
    ] {
        let (a, b): (At, At) = (a, b);
        let line = curve(&[a, ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + 9.0), b]);
        scene.add(scene.stitched(&line, "#2a1a18", 1.1, 0.9, None));
        let path = Path::new(line);
        let count = (path.length() / 16.0) as usize;
        for ((at, _), k) in path.walk(count).zip(0_usize..) {
            let cloth = blob(
                &knots![-5, 0, corner; 5, 0, corner; 4.4, 8; 5.4, 15, corner; 0, 13.6; -5, 15, corner; -4.4, 8],
            );
            let colour = ["#e9d8b0", "#c2452f", "#7fb0a6", "#e0b45c", "#e9d8b0"][k % 5];
            scene.add(
                scene
                    .sheet(&cloth.moved(at.0, at.1), colour)
                    .rim(0.7)
                    .shade(0.3),
            );
        }
    }
}

/// A string of lights that sags.
fn festoon(scene: &Scene, a: At, b: At, sag: f64) {
    let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0 + sag);
    let line = curve(&[a, middle, b]);
    scene.add(scene.stitched(&line, "#2a1a18", 1.0, 0.8, None));
    let path = Path::new(line);
    let count = (path.length() / 26.0) as usize;
    for (at, _) in path.walk(count) {
        let at = (at.0, at.1 + 4.0);
        scene.add(scene.glow(at, 15.0, LAMP, 0.7, 0.3));
        scene.add(scene.fill(&ellipse(at, 2.0, 2.7), "#fff2c8"));
    }
}
