//! The window itself, the only sharp thing: frame, reveal, curtain, plant and light.

use crate::line::{between, blob, curve, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

use super::{LAMP, WINDOW};

const HALF: (f64, f64) = (78.0, 88.0);
/// How thick the wall was.
const DEEP: At = (-26.0, -9.0);

/// It has begun to swing.
fn spot() -> Spot {
    Spot::new(WINDOW.0, WINDOW.1, 0.94).turned(3.5)
}

/// The corners of what was cut out of the wall, where the slings are.
pub fn corners() -> [At; 4] {
    let (x, y) = (HALF.0 + 14.0, HALF.1 + 14.0);
    [
        (-x, -y),
        (x, -y),
        (-x + DEEP.0, -y + DEEP.1),
        (x + DEEP.0, -y + DEEP.1),
    ]
    .map(|at| spot().point(at))
}

fn rect(x: f64, y: f64) -> Shape {
    poly(&[(-x, -y), (x, -y), (x, y), (-x, y)])
}

pub fn draw(scene: &Scene) {
    let spot = spot();
    let put = |shape: &Shape| handcut(&spot.put(shape), 0.4, 20.0, 3);
    scene.add(scene.glow(WINDOW, 300.0, LAMP, 0.62, 0.3));
    // The piece of wall it is set in, with its thickness.
    let slab = rect(HALF.0 + 15.0, HALF.1 + 15.0);
    let slab = handcut(&spot.put(&slab), 2.6, 26.0, 7);
    let thick = slab.swept(DEEP.0, DEEP.1, 6);
    scene.add(scene.fill(&thick, "#596273"));
    scene.add(scene.veil(&thick.minus(&slab), "#2f3a4e", 0.5));
    scene.add(
        scene
            .sheet(&slab, "#9aa0a8")
            .lit(0.2)
            .shade(0.5)
            .rim(1.2)
            .rim_colour("#ffe9b0")
            .ink(),
    );
    let frame = put(&rect(HALF.0 + 3.0, HALF.1 + 3.0));
    scene.add(scene.fill(&frame, "#f4ead6"));
    let pane = put(&rect(HALF.0 - 6.0, HALF.1 - 6.0));
    let lamp = stops![0, "#fff6cf"; 0.35, "#ffdc70"; 0.8, "#fdbd38"; 1, "#f09a24"];
    scene.add(scene.fill(
        &pane,
        scene.radial((WINDOW.0 + 24.0, WINDOW.1 - 30.0), 130.0, &lamp),
    ));
    room(scene, &pane);
    plant(scene);
    let bars = all([
        taper(&spots![0, -84; 0, 84], &[7.0, 7.0]),
        taper(&spots![0, -34; 74, -34], &[5.0, 5.0]),
    ]);
    scene.add(scene.fill(&put(&bars), "#f4ead6"));
    scene.add(scene.veil(
        &put(&taper(&spots![2.6, -84; 2.6, 84], &[1.6, 1.6])),
        "#b98f5a",
        0.8,
    ));
    curtain(scene);
    let sill = put(&poly(&spots![-92, 88; 92, 88; 98, 100; -98, 100]));
    scene.add(scene.fill(&sill, "#fff3dc"));
    scene.add(scene.veil(
        &put(&poly(&spots![-98, 100; 98, 100; 96, 104; -96, 104])),
        "#7d6f66",
        0.9,
    ));
}

/// What is seen of the room: a picture, a shelf, and a lamp that hangs aslant, as the window has begun to swing.
fn room(scene: &Scene, pane: &Shape) {
    let spot = spot();
    let put = |shape: &Shape| spot.put(shape).within(pane);
    let shelf = all([
        taper(&spots![30, 14; 74, 14], &[3.0, 3.0]),
        poly(&spots![36, 12; 36, -8; 42, -8; 42, 12]),
        poly(&spots![43, 12; 43, -12; 49, -12; 49, 12]),
        poly(&spots![51, 12; 55, -7; 60, -6; 57, 12]),
    ]);
    scene.add(scene.veil(&put(&shelf), "#c07a2c", 0.75));
    let shade = blob(&knots![18, -46, corner; 24, -64; 36, -66; 44, -50, corner; 31, -45]);
    let flex = taper(&spots![26, -86; 29, -64], &[1.4, 1.4]);
    scene.add(scene.fill(&put(&flex), "#a8641c"));
    scene.add(scene.fill(&put(&shade), "#f28a3a"));
    scene.add(scene.fill(&put(&ellipse((31.0, -46.0), 12.0, 3.4)), "#fffbe4"));
}

/// A thread of the curtain: it hangs from the rail, and the wind of the journey pulls it out over the frame. From the left edge of
/// the cloth, 0, to the right one, 1.
fn thread(part: f64, ripple: f64) -> [At; 6] {
    const LEFT: [At; 6] = [
        (-76.0, -84.0),
        (-84.0, -58.0),
        (-108.0, -44.0),
        (-140.0, -46.0),
        (-172.0, -34.0),
        (-206.0, -42.0),
    ];
    const RIGHT: [At; 6] = [
        (-4.0, -84.0),
        (-9.0, -36.0),
        (-26.0, 18.0),
        (-62.0, 56.0),
        (-104.0, 74.0),
        (-146.0, 104.0),
    ];
    std::array::from_fn(|i| {
        let (x, y) = between(LEFT[i], RIGHT[i], part);
        let far = i as f64 / 5.0;
        (x + ripple * 9.0 * far, y - ripple * 6.0 * far)
    })
}

/// The left side stands open: a thin pleated curtain has blown out of it.
fn curtain(scene: &Scene) {
    let spot = spot();
    const FOLDS: usize = 12;
    let edge = |i: usize| {
        let ripple = [0.0, 1.0, 0.2, -1.0][i % 4];
        let line = thread(i as f64 / FOLDS as f64, ripple);
        curve(&spot.points(line))
    };
    let strip = |i: usize| {
        let mut ring = edge(i);
        ring.extend(edge(i + 1).into_iter().rev());
        Shape::within_ring(&ring)
    };
    let cloth = all((0..FOLDS).map(|i| strip(i).grown(0.4)));
    scene.add(scene.shadow(&cloth, (5.0, 9.0), 6.0, "#2a3246", 0.45));
    let from = spot.point((-30.0, -40.0));
    let lit = stops![0, "#fff3bd"; 0.5, "#fbe0a0"; 1, "#d9cdb4"];
    let dim = stops![0, "#f2c56a"; 0.5, "#d3a868"; 1, "#9c968f"];
    for i in 0..FOLDS {
        let tone = if i % 4 < 2 { &lit } else { &dim };
        let fold = strip(i).grown(0.4);
        scene.add(scene.fill(&fold, scene.radial(from, 200.0, tone)));
        // Each fold turns away from the light at one of its sides.
        let turn = taper(&edge(i), &[0.6, 2.0, 5.0, 5.0]);
        let soft = scene.blurred(scene.veil(&turn, "#8a5f30", 0.34), 1.6);
        scene.add(scene.clipped(&cloth, soft));
    }
    // The hem, and the rail it hangs from.
    for i in 0..FOLDS {
        let hem = [edge(i), edge(i + 1)].map(|line| {
            let k = line.len() - 1;
            (line[k], line[k - 3])
        });
        let band = poly(&[hem[0].0, hem[1].0, hem[1].1, hem[0].1]);
        scene.add(scene.veil(&band, "#a9743a", 0.3));
    }
    let rail = taper(&spots![-79, -85; 0, -85], &[5.0, 5.0]);
    scene.add(scene.fill(&spot.put(&rail), "#8c5a2c"));
    for i in 0..7 {
        let at = spot.point((-73.0 + 11.2 * f64::from(i), -83.0));
        scene.add(scene.fill(&ellipse(at, 2.6, 3.6), "#b5813f"));
    }
}

/// A plant in a pot on the sill; the journey pulls all its leaves to one side.
fn plant(scene: &Scene) {
    let spot = spot();
    let put = |shape: &Shape| spot.put(shape);
    let pot = blob(&knots![34, 62, corner; 66, 62, corner; 62, 88, corner; 39, 88, corner]);
    let stems = all([
        taper(&spots![50, 62; 47, 40; 36, 20], &[2.4, 2.0, 1.2]),
        taper(&spots![50, 62; 51, 38; 46, 8], &[2.4, 2.0, 1.2]),
        taper(&spots![50, 62; 58, 44; 58, 26], &[2.4, 2.0, 1.2]),
        taper(&spots![50, 62; 38, 52; 24, 46], &[2.4, 2.0, 1.2]),
    ]);
    let leaves = [
        (36.0, 20.0, -50.0),
        (46.0, 8.0, -30.0),
        (58.0, 26.0, -16.0),
        (24.0, 46.0, -74.0),
        (44.0, 36.0, -60.0),
        (54.0, 42.0, 24.0),
        (48.0, 24.0, 14.0),
        (34.0, 38.0, -100.0),
    ]
    .map(|(x, y, turn)| {
        let leaf = blob(&knots![0, 4, corner; -8, -6; -5, -20; 0, -27, corner; 6, -18; 8, -6]);
        Spot::new(x, y, 0.95).turned(turn).put(&leaf)
    });
    scene.add(scene.fill(&put(&all(leaves).and(&stems)), "#2f5a46"));
    scene.add(scene.fill(&put(&pot), "#b8552f"));
    scene.add(scene.veil(
        &put(&poly(&spots![33, 62; 67, 62; 66, 69; 34, 69])),
        "#7e3420",
        0.9,
    ));
}
