//! The ribs: five on each side, a door in them, and the dark in which the others live.

use super::{WOOL, birds, woman};
use crate::knots;
use crate::line::{blob, taper};
use crate::random::Chance;
use crate::shape::{At, Shape};
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
    // From the breastbone up and out, then down around the side, below the knitting.
    for (i, y) in [672.0, 736.0, 800.0, 864.0, 928.0].into_iter().enumerate() {
        let wide = 21.0 - i as f64;
        let right = [
            (378.0, y),
            (406.0, y - 27.0),
            (444.0, y - 20.0),
            (if i == 4 { 464.0 } else { 480.0 }, y + 42.0),
        ];
        rib(canvas, &right, wide);
        let left = [
            (376.0, y),
            (326.0, y - 33.0),
            (256.0, y - 26.0),
            (202.0, y + 38.0),
        ];
        match i {
            0 | 4 => rib(canvas, &left, wide + 1.0),
            // What the door left: the stumps of three ribs.
            _ => rib(
                canvas,
                &[(378.0, y), (360.0, y - 14.0), (342.0, y - 22.0)],
                wide,
            ),
        }
    }
    // The last ones hang from those above.
    rib(
        canvas,
        &spots![380, 966; 404, 962; 424, 976; 440, 1000],
        16.0,
    );
    rib(
        canvas,
        &spots![372, 968; 326, 962; 284, 970; 250, 998],
        17.0,
    );
    // The breastbone, broad above, pointed below.
    let breastbone = taper(
        &spots![366, 630; 376, 700; 381, 800; 380, 900; 376, 988],
        &[44.0, 28.0, 32.0, 28.0, 10.0],
    );
    solid(canvas, &breastbone, &spots![366, 630; 381, 800; 374, 984]);
    birds::on_a_rib(canvas);
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

/// One rib along a line, from the breastbone to the side: it grows thinner where it goes round.
fn rib(canvas: &Canvas, line: &[At], width: f64) {
    let shape = taper(line, &[width, width * 0.94, width * 0.86, width * 0.6]);
    solid(canvas, &shape, line);
}

/// A round bone, lit from the window, its shadow below it.
fn solid(canvas: &Canvas, shape: &Shape, line: &[At]) {
    let bounds = shape.bounds();
    let value = Value::along(
        (bounds.x0 - 30.0, bounds.y1 + 10.0),
        (bounds.x1 + 24.0, bounds.y0),
    )
    .broken(0.1, 40.0, 3);
    canvas.lay(
        Mass::new(&shape.moved(-4.0, 9.0).within(&woman::opening()), "#0f0a14")
            .passes(Passes::thing().scaled(0.6))
            .bare(),
    );
    canvas.lay(
        Mass::new(shape, Field::ramp(&BONE, value))
            .flow(Flow::along(&[line]).stray(0.12))
            .passes(Passes::thing().scaled(0.5))
            .found(0.05),
    );
    // Round: dark below, light above.
    let (low, high) = (
        shape.minus(&shape.moved(1.0, -7.0)),
        shape.minus(&shape.moved(-2.0, 6.0)),
    );
    canvas.lay(Touch::new(&low.softened(1.0), "#6a4038").opacity(0.5));
    canvas.lay(Touch::new(&high.softened(1.0), "#fffbe8").opacity(0.4));
}

/// The door: four ribs, swung open towards us, held together by one that goes down.
pub fn door(canvas: &Canvas) {
    let shade = blob(&knots![214, 740; 176, 716; 128, 740; 104, 820; 112, 920; 150, 968; 200, 930]);
    canvas.lay(Touch::new(&shade.moved(-6.0, 16.0).softened(16.0), WOOL[0]).opacity(0.55));
    let hinge = spots![224, 684; 208, 760; 204, 840; 214, 914];
    solid(canvas, &taper(&hinge, &[12.0, 17.0, 17.0, 12.0]), &hinge);
    for (y, out) in [
        (714.0, 134.0),
        (778.0, 118.0),
        (842.0, 112.0),
        (900.0, 122.0),
    ] {
        let line = [
            (210.0, y),
            (190.0, y - 26.0),
            (158.0, y - 24.0),
            (out, y + 12.0),
        ];
        rib(canvas, &line, 19.0);
    }
    let stile = spots![146, 692; 122, 750; 109, 830; 114, 890; 134, 936];
    solid(
        canvas,
        &taper(&stile, &[12.0, 19.0, 22.0, 19.0, 10.0]),
        &stile,
    );
    // Its two hinges.
    for (x, y) in [(217.0, 722.0), (208.0, 876.0)] {
        let ring = spots![x - 10.0, y - 8.0; x + 2.0, y + 2.0; x + 10.0, y + 12.0];
        canvas.lay(Brush::new(&ring, 9.0, "#8a5a2c").profile(&[0.6, 1.0, 0.6]));
        canvas.lay(Brush::new(&ring, 3.5, "#f0c46a").profile(&[0.2, 1.0, 0.2]));
    }
}
