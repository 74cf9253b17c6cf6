//! Posed people, small enough to be painted part by part: for whoever is too far away for a [`Head`](super::Head) of their own.

use super::{Canvas, Field, Flow, Light, Mass, Passes, Touch, Value};
use crate::colour::Colour;
use crate::line::towards;
use crate::motifs::people::part::{self, Kind, Part};
use crate::motifs::people::{CutPerson, Person};

/// Paints somebody from the back to the front. What was cut comes back, with where eyes, hands and feet are.
pub fn paint_person(canvas: &Canvas, person: &Person, light: Light) -> CutPerson {
    let way = light.1.atan2(light.0).to_degrees();
    let cut = person.cut(towards(person.at, way, 4000.0));
    for part in &cut.parts {
        paint_part(canvas, part, cut.landmarks.head_height, light);
    }
    cut
}

/// Paints one part of somebody whose head is so high.
pub fn paint_part(canvas: &Canvas, part: &Part, head: f64, light: Light) {
    if !part.shadow.is_empty() {
        canvas.lay(Touch::new(&part.shadow, part::shade(part.colour, 4.0)).opacity(0.3));
    }
    let radii = (part.shape.bounds().width(), part.shape.bounds().height());
    let value = Value::ball(
        part.shape.bounds().middle(),
        (0.56 * radii.0, 0.56 * radii.1),
        light,
    )
    .lifted(0.12)
    .broken(0.06, head, 3);
    let mut flow = Flow::around(&part.shape);
    if part.guide.len() > 1 {
        flow = flow.and(Flow::along(&[&part.guide]));
    }
    let fine = head.min(0.7 * radii.0.min(radii.1)).max(4.0);
    // A face is small, and read.
    let fine = if part.kind == Kind::Head {
        0.6 * fine
    } else {
        fine
    };
    let brushes = Passes::of(&[
        (0.26 * fine, 0.8 * fine, 1.8, 0.0),
        (0.14 * fine, 0.5 * fine, 1.4, 0.1),
    ]);
    canvas.lay(
        Mass::new(&part.shape, Field::ramp(&ramp(part.colour), value))
            .flow(flow.soft(0.3 * head).stray(0.15))
            .passes(brushes.uneven(0.016, 0.006, 0.04))
            .found(0.1),
    );
    for mark in &part.marks {
        let seen = if mark.soft > 0.0 { 0.6 } else { 1.0 };
        canvas.lay(Touch::new(&mark.shape, mark.tone.on(part.colour)).opacity(seen * mark.opacity));
    }
}

/// The paints of a colour from dark to light.
fn ramp(colour: Colour) -> [Colour; 4] {
    [
        part::shade(colour, 2.6),
        part::shade(colour, 1.1),
        colour,
        part::light(colour, 1.7),
    ]
}
