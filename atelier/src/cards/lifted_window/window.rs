//! The window itself, the only sharp thing: frame, reveal, curtain, plant and light.

use crate::line::{blob, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

use super::{LAMP, WINDOW};

const HALF: (f64, f64) = (78.0, 88.0);
/// How thick the wall was.
const DEEP: At = (-26.0, -9.0);

/// It has begun to swing.
fn spot() -> Spot {
    Spot::new(WINDOW.0, WINDOW.1, 1.0).turned(3.5)
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

/// The left side stands open: the wind of the journey has pulled the curtain out over the frame.
fn curtain(scene: &Scene) {
    let spot = spot();
    let cloth = blob(&knots![
        -74, -84, corner; -6, -84, corner; -8, -44; -14, -4; -30, 34; -62, 66; -104, 84; -146, 82; -184, 96; -222, 90;
        -246, 104, corner; -240, 78; -250, 56; -238, 34, corner; -206, 40; -172, 26; -136, 30; -108, 14; -88, -14; -77, -44
    ]);
    let cloth = handcut(&spot.put(&cloth), 0.6, 16.0, 9);
    scene.add(scene.shadow(&cloth, (4.0, 8.0), 6.0, "#2a3246", 0.45));
    let fill = stops![0, "#a8a098"; 0.42, "#e8c987"; 0.72, "#ffdf8c"; 1, "#ffefae"];
    scene.add(scene.fill(
        &cloth,
        scene.linear(
            (WINDOW.0 - 240.0, WINDOW.1 + 60.0),
            (WINDOW.0 - 30.0, WINDOW.1 - 40.0),
            &fill,
        ),
    ));
    let folds = all([
        taper(
            &spots![-64, -84; -66, -44; -78, 2; -112, 36; -170, 46; -240, 50],
            &[1.0, 4.0, 6.0, 6.0, 5.0, 1.0],
        ),
        taper(
            &spots![-48, -84; -50, -36; -64, 16; -104, 54; -160, 62; -242, 70],
            &[1.0, 5.0, 7.0, 6.0, 6.0, 1.0],
        ),
        taper(
            &spots![-32, -84; -34, -36; -48, 22; -94, 66; -150, 74; -236, 86],
            &[1.0, 4.0, 6.0, 6.0, 5.0, 1.0],
        ),
        taper(
            &spots![-18, -84; -20, -40; -30, 8; -60, 52],
            &[1.0, 4.0, 5.0, 1.0],
        ),
    ]);
    scene.add(scene.veil(&spot.put(&folds).within(&cloth), "#b98a4c", 0.36));
    // Somebody, or only a fold.
    let bulge = blob(
        &knots![-46, -60; -32, -62; -24, -50; -28, -36; -18, -22; -18, 6; -34, 30; -58, 34; -62, 6; -58, -22; -48, -36; -52, -50],
    );
    scene.add(scene.clipped(
        &cloth,
        scene.blurred(scene.veil(&spot.put(&bulge), "#a86a2c", 0.3), 4.5),
    ));
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
