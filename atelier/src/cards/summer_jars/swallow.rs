//! Swallows: blue-black above, cream below, with a red throat and long streamers.

use super::{DEEP, HONEY};
use crate::knots;
use crate::line::{blob, circle, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::spots;
use crate::svg::Ink;

const BACK: &str = "#26395c";

/// How a swallow holds itself.
#[derive(Clone, Copy, PartialEq)]
enum Flight {
    /// Seen from below on the turn, both wings spread like a bow.
    Turning,
    /// Seen from the side, the wings thrown up.
    Rising,
}

pub(super) fn flock(scene: &Scene) {
    for (i, (x, y, size, turn, flip, flight)) in [
        (612.0, 640.0, 0.42, -64.0, false, Flight::Turning),
        (742.0, 420.0, 0.56, -118.0, false, Flight::Turning),
        (560.0, 318.0, 0.74, -8.0, true, Flight::Rising),
        (352.0, 268.0, 1.0, 20.0, true, Flight::Turning),
        (112.0, 316.0, 1.24, 8.0, true, Flight::Rising),
        (520.0, 560.0, 0.6, 20.0, true, Flight::Rising),
    ]
    .into_iter()
    .enumerate()
    {
        let spot = Spot::new(x, y, size).turned(turn).flipped(flip);
        scene.add(swallow(scene, spot, flight, i as i64));
    }
}

/// About 130 long, looks to the right.
fn swallow(scene: &Scene, spot: Spot, flight: Flight, seed: i64) -> Ink {
    let cut = |shape: &Shape| handcut_finely(&spot.put(shape), 0.4, 12.0, seed, 0.1);
    let tail = all([
        blob(
            &knots![-22, -5, corner; -44, -9; -70, -20; -92, -32, corner; -66, -10; -40, -1; -22, 2, corner],
        ),
        blob(
            &knots![-22, -2, corner; -42, 1; -68, 8; -96, 10, corner; -66, 14; -40, 10; -20, 6, corner],
        ),
    ]);
    let body = blob(&knots![
        47, 1, corner; 39, -5; 30, -10; 18, -11; 2, -10; -14, -8; -32, -4, corner; -26, 4; -10, 10; 8, 12; 24, 10; 34, 6
    ]);
    let (far, near) = match flight {
        Flight::Turning => (
            blob(&knots![
                20, -8, corner; 22, -24; 16, -46; 0, -68; -20, -86; -40, -98, corner; -30, -78; -20, -56; -14, -34;
                -12, -8, corner
            ]),
            blob(&knots![
                22, 8, corner; 26, 24; 20, 46; 4, 66; -18, 82; -42, 92, corner; -28, 72; -18, 50; -12, 30; -12, 8, corner
            ]),
        ),
        Flight::Rising => (
            blob(&knots![
                20, -8, corner; 30, -24; 34, -46; 28, -70; 14, -96, corner; 12, -72; 4, -48; -6, -28; -10, -8, corner
            ]),
            blob(&knots![
                16, -4, corner; 10, -26; -6, -50; -28, -70; -58, -84, corner; -44, -64; -34, -44; -26, -22; -16, -2, corner
            ]),
        ),
    };
    let (tail, body) = (cut(&tail), cut(&body));
    let (far, near) = (cut(&far), cut(&near));
    let whole = all([tail.clone(), body.clone(), far.clone(), near.clone()]);
    let mut ink = scene.shadow(&whole, (3.0, 9.0 * spot.size), 8.0 * spot.size, DEEP, 0.4);
    let sheet = |shape: &Shape, colour: &str| {
        scene
            .sheet(shape, colour)
            .lit(0.3)
            .shade(0.5)
            .dark("#101a30")
            .rim(1.4 * spot.size)
            .rim_colour(HONEY)
            .grain(1.05)
            .ink()
    };
    ink += sheet(&far, "#1d2c4a");
    ink += sheet(&tail, "#1d2c4a");
    if flight == Flight::Turning {
        ink += sheet(&near, BACK);
    }
    ink += sheet(&body, BACK);
    let belly = blob(&knots![
        34, 6; 26, 3; 12, 3; -6, 3; -30, -1; -26, 6; -8, 12; 10, 14; 26, 12
    ]);
    let throat = blob(&knots![44, 2; 36, -2; 29, 0; 25, 5; 30, 9; 38, 7]);
    let mut marks = scene.fill(&spot.put(&belly), "#fbe9c6");
    marks += scene.fill(&spot.put(&throat), "#c8503a");
    let eye = spot.point((36.0, -4.0));
    marks += scene.fill(&circle(eye, 2.4 * spot.size), "#0c1222");
    marks += scene.fill(
        &circle((eye.0 - 0.6, eye.1 - 0.8), 0.8 * spot.size),
        "#fff6dc",
    );
    ink += scene.clipped(&body, marks);
    if flight == Flight::Rising {
        ink += scene.clipped(&whole, scene.shadow(&near, (2.0, 4.0), 4.0, "#0c1222", 0.5))
            + sheet(&near, BACK);
    }
    // Feathers along the wing.
    let feathers: Vec<Shape> = match flight {
        Flight::Turning => (0..5)
            .flat_map(|i| {
                let k = f64::from(i);
                let up = taper(&spots![12.0 - k * 5.0, -16.0 - k * 6.0; -2.0 - k * 4.0, -36.0 - k * 9.0; -12.0 - k * 5.4, -46.0 - k * 10.0], &[0.4, 1.6, 0.4]);
                let down = taper(&spots![14.0 - k * 5.0, 16.0 + k * 6.0; 0.0 - k * 4.0, 34.0 + k * 9.0; -10.0 - k * 5.8, 44.0 + k * 9.0], &[0.4, 1.6, 0.4]);
                [up, down]
            })
            .collect(),
        Flight::Rising => (0..5)
            .map(|i| {
                let k = f64::from(i);
                taper(&spots![4.0 - k * 5.0, -14.0 - k * 8.0; -10.0 - k * 6.0, -28.0 - k * 9.0; -26.0 - k * 6.0, -36.0 - k * 9.6], &[0.4, 1.6, 0.4])
            })
            .collect(),
    };
    ink + scene.clipped(
        &near.and(&far),
        scene.veil(&spot.put(&all(feathers)), "#5d79a8", 0.6),
    )
}
