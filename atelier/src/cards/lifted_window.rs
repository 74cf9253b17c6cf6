//! At dusk a crane lifts one lit window out of a block of flats, with its curtain and its plant, and swings it over waste ground to the
//! bare frame of a house. Its square of light travels with it, over puddles and a sleeping digger.

mod block;
mod crane;
mod waste;
mod window;

use crate::line::{curve, handcut};
use crate::motifs::plants::ground;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape};
use crate::{spots, stops};

/// The middle of the window that hangs.
pub const WINDOW: At = (468.0, 548.0);
/// The light in it.
pub const LAMP: &str = "#ffd45c";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(WINDOW.0, WINDOW.1);
    sky(&scene);
    crane::draw(&scene);
    waste::town(&scene);
    waste::ground(&scene);
    block::draw(&scene);
    waste::house(&scene);
    waste::light(&scene);
    waste::digger(&scene);
    waste::near(&scene);
    crane::cable(&scene);
    window::draw(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.1,
        colour: "#1c2838",
        grain: 0.06,
        ..Finish::default()
    });
    scene
}

/// Blue-grey, a last rose above the roofs, long banks of cloud without an edge.
fn sky(scene: &Scene) {
    let dusk =
        stops![0, "#56697f"; 0.35, "#7c8da3"; 0.6, "#9aa4ae"; 0.74, "#c4b3ac"; 0.84, "#d8b8a2"];
    scene.sky(scene.linear((500.0, 0.0), (420.0, 1200.0), &dusk), 8, 0.05);
    let banks: [(&[At], &[At], &str, f64); 4] = [
        (
            &spots![-60, 150; 120, 118; 320, 140; 560, 96; 860, 124],
            &spots![860, 170; 520, 190; 200, 176; -60, 200],
            "#8b9bb0",
            0.4,
        ),
        (
            &spots![-60, 330; 200, 296; 420, 322; 640, 280; 860, 300],
            &spots![860, 344; 560, 372; 260, 352; -60, 380],
            "#41526a",
            0.35,
        ),
        (
            &spots![-60, 560; 260, 540; 520, 566; 860, 520],
            &spots![860, 572; 480, 604; 160, 580; -60, 600],
            "#b3b0b4",
            0.5,
        ),
        (
            &spots![-60, 726; 240, 700; 560, 724; 860, 690],
            &spots![860, 736; 500, 760; 200, 744; -60, 764],
            "#7d8698",
            0.45,
        ),
    ];
    for (i, (upper, lower, colour, much)) in (0..).zip(banks) {
        let mut ring = curve(upper);
        ring.extend(curve(lower));
        let bank = handcut(&Shape::within_ring(&ring), 3.0, 40.0, i);
        scene.add(scene.blurred(scene.veil(&bank, colour, much), 12.0));
    }
    let far = ground(&spots![-40, 838; 160, 826; 420, 842; 640, 828; 840, 836]);
    scene.add(scene.blurred(scene.veil(&far, "#8d8792", 0.8), 4.0));
}
