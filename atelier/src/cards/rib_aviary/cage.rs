//! The ribs: four on each side, a door between two of them, and the dark in which the others live.

use super::{WOOL, birds, woman};
use crate::line::{poly, taper};
use crate::random::Chance;
use crate::shape::At;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};

/// The paint of bone, from the shadow to the light.
const BONE: [&str; 4] = ["#6a4640", "#b98c6c", "#ecd2a4", "#fff4d6"];

pub fn paint(canvas: &Canvas) {
    let value = Value::glow((330.0, 930.0), (170.0, 200.0))
        .times(0.8)
        .broken(0.08, 90.0, 4);
    let dark = Field::ramp(&["#0f0a14", "#2a1420", "#5c2a28", "#a65a34"], value);
    canvas.lay(
        Mass::new(&woman::opening(), dark)
            .flow(Flow::along(&[
                &spots![220, 700; 330, 640; 450, 700][..],
                &spots![210, 860; 330, 830; 460, 860],
                &spots![240, 1000; 330, 1010; 430, 1000],
            ]))
            .passes(Passes::cloth()),
    );
    for y in [700.0, 790.0, 880.0, 960.0] {
        let line = [
            (216.0, y - 10.0),
            (300.0, y + 26.0),
            (380.0, y + 26.0),
            (452.0, y - 16.0),
        ];
        canvas.lay(
            Brush::new(&line, 11.0, "#4a2a2c")
                .profile(&[0.5, 1.0, 0.5])
                .dry(0.2)
                .opacity(0.7),
        );
    }
    straw(canvas);
    perch(canvas);
    birds::inside(canvas);
    let left: [&[At]; 2] = [
        &spots![362, 676; 310, 642; 254, 652; 206, 730],
        &spots![370, 940; 306, 916; 248, 930; 216, 972],
    ];
    let right: [&[At]; 4] = [
        &spots![366, 676; 400, 646; 432, 664; 452, 716],
        &spots![376, 764; 414, 732; 446, 752; 464, 800],
        &spots![382, 852; 418, 824; 450, 844; 466, 884],
        &spots![376, 936; 412, 914; 440, 928; 454, 960],
    ];
    for line in left {
        bone(canvas, line, 22.0);
    }
    for line in right {
        bone(canvas, line, 21.0);
    }
    // What the door left: two posts and the stumps of a rib.
    bone(canvas, &spots![228, 690; 216, 800; 222, 950], 17.0);
    bone(canvas, &spots![330, 654; 340, 790; 332, 922], 15.0);
    bone(canvas, &spots![340, 742; 356, 748; 374, 764], 18.0);
    bone(canvas, &spots![340, 832; 358, 838; 378, 852], 18.0);
    bone(
        canvas,
        &spots![362, 622; 374, 720; 380, 830; 374, 930; 368, 966],
        30.0,
    );
}

/// At the bottom some straw, and a feather of the one that has left.
fn straw(canvas: &Canvas) {
    let mut chance = Chance::of("straw", 73);
    for _ in 0..90 {
        let (x, turn) = (chance.between(226.0, 440.0), chance.between(-0.6, 0.6));
        let low = 1016.0 - ((x - 334.0) / 112.0_f64).powi(2) * 52.0;
        let y = chance.between(low - 62.0, low - 8.0);
        let long = chance.between(16.0, 40.0);
        let line = [
            (x - long, y - long * turn),
            (x, y + 3.0),
            (x + long, y + long * turn),
        ];
        let colour = *chance.pick(&["#5c3220", "#8a5a2c", "#b98440", "#dcae62", "#6e3f26"]);
        canvas.lay(
            Brush::new(&line, chance.between(3.0, 6.0), colour)
                .profile(&[0.3, 1.0, 0.2])
                .dry(0.2),
        );
    }
    let quill = spots![300, 1000; 330, 984; 362, 982; 392, 966];
    canvas.lay(
        Brush::new(&quill, 15.0, "#f2bc34")
            .profile(&[0.3, 0.8, 1.0, 0.2])
            .dry(0.1),
    );
    canvas.lay(Brush::line(
        &spots![288, 1008; 330, 987; 384, 970],
        2.6,
        "#fff0b0",
    ));
}

/// A stick from side to side.
fn perch(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![214, 922; 330, 912; 460, 918], 12.0, "#7c5236").profile(&[1.0, 1.0]),
    );
    canvas.lay(
        Brush::new(&spots![220, 918; 330, 908; 456, 914], 4.0, "#d69a5c")
            .profile(&[0.6, 1.0, 0.6])
            .dry(0.2),
    );
}

/// One rounded bone along a line, lit from the window.
fn bone(canvas: &Canvas, line: &[At], width: f64) {
    let shape = taper(line, &[width, width * 0.86, width * 0.9, width * 0.8]);
    let bounds = shape.bounds();
    let value = Value::along(
        (bounds.x0 - 40.0, bounds.y1 + 14.0),
        (bounds.x1 + 30.0, bounds.y0),
    )
    .broken(0.1, 40.0, 3);
    canvas.lay(
        Mass::new(&shape.moved(-3.0, 8.0).within(&woman::opening()), "#0f0a14")
            .passes(Passes::thing().scaled(0.6))
            .bare(),
    );
    canvas.lay(
        Mass::new(&shape, Field::ramp(&BONE, value))
            .flow(Flow::along(&[line]).stray(0.12))
            .passes(Passes::thing().scaled(0.55))
            .found(0.06),
    );
}

/// The door, swung open towards us on its hinges, with its two ends of ribs.
pub fn door(canvas: &Canvas) {
    let shade = poly(&spots![214, 730; 120, 742; 112, 1030; 216, 966]);
    canvas.lay(Touch::new(&shade.softened(20.0), WOOL[0]).opacity(0.45));
    bone(canvas, &spots![216, 716; 164, 682; 110, 690], 18.0);
    bone(canvas, &spots![218, 786; 160, 758; 104, 776], 19.0);
    bone(canvas, &spots![220, 862; 158, 848; 98, 882], 19.0);
    bone(canvas, &spots![222, 938; 160, 948; 98, 1000], 19.0);
    bone(canvas, &spots![112, 688; 98, 840; 96, 1004], 21.0);
    bone(canvas, &spots![218, 700; 220, 820; 222, 934], 15.0);
}
