//! Over a wall without end two people have reached the top of their bounce at the same moment. They hold a soup pot by its handles, its lid floats,
//! and far below on both sides people wait with bowls.

mod bouncers;
mod flying;
mod holding;
mod land;
mod waiting;

use crate::line::handcut;
use crate::motifs::plants::ground;
use crate::scene::{Finish, Scene};
use crate::shape::At;
use crate::{spots, stops};

pub fn scene() -> Scene {
    let scene = Scene::lit_from(1000.0, 60.0);
    sky(&scene);
    land::fields(&scene);
    land::wall(&scene);
    waiting::everybody(&scene);
    bouncers::both(&scene);
    scene.finish(Finish {
        tooth: 0.3,
        vignette: 0.08,
        colour: "#5a7a7a",
        grain: 0.05,
        ..Finish::default()
    });
    scene
}

/// A celadon morning; the banks of cloud are below those who fly.
fn sky(scene: &Scene) {
    let morning = stops![0, "#9fc7b8"; 0.35, "#bfdcca"; 0.62, "#e6ecd2"; 0.7, "#fbe6c4"];
    scene.sky(
        scene.linear((200.0, 0.0), (120.0, 1200.0), &morning),
        4,
        0.04,
    );
    let banks: [(&[At], &str, f64); 3] = [
        (
            &spots![-40, 700; 90, 676; 180, 690; 300, 668; 420, 700; 560, 712; 700, 690; 840, 712],
            "#d3e4d2",
            0.55,
        ),
        (
            &spots![-40, 770; 140, 752; 260, 772; 420, 748; 560, 760; 700, 736; 840, 756],
            "#e9ecd6",
            0.6,
        ),
        (
            &spots![-40, 812; 120, 806; 300, 818; 520, 802; 700, 812; 840, 800],
            "#f6e9cf",
            0.8,
        ),
    ];
    for (i, (line, colour, much)) in (0..).zip(banks) {
        scene.add(scene.veil(&handcut(&ground(line), 1.6, 30.0, i), colour, much));
    }
}
