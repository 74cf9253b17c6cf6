//! Small people, painted part by part from the solids of [`people`](crate::motifs::people): whole bodies in any pose, from any side.

use super::canvas::Canvas;
use super::{Field, Flow, Light, Mass, Passes, Touch, Value};
use crate::colour::{Colour, mix};
use crate::motifs::people::{CutPerson, Part};

/// Paints somebody who was cut out. All paint goes part of the way to the colour of the air.
pub fn paint_person(canvas: &Canvas, person: &CutPerson, light: Light, air: (Colour, f64)) {
    let size = person.landmarks.head_height / 280.0;
    for part in &person.parts {
        paint_part(canvas, part, size, light, air);
    }
}

/// Paints one part of somebody whose head is so large; 1 is 280 high.
pub fn paint_part(canvas: &Canvas, part: &Part, size: f64, light: Light, air: (Colour, f64)) {
    if part.shape.is_empty() {
        return;
    }
    let in_air = |colour: Colour| colour.mix(air.0, air.1);
    let own = part.colour;
    let ramp = [
        mix(own.lighter(-0.24), "#251a34", 0.4),
        mix(own.lighter(-0.11), "#33223c", 0.16),
        own,
        mix(own.lighter(0.09), "#ffe9c4", 0.22),
    ]
    .map(in_air);
    let bounds = part.shape.bounds();
    let radii = (bounds.width() / 2.0, bounds.height() / 2.0);
    let value = Value::ball(bounds.middle(), radii, light).lifted(0.2);
    let flow = Flow::around(&part.shape);
    let flow = match part.guide.len() {
        0 | 1 => flow,
        _ => Flow::along(&[&part.guide]).and(flow),
    };
    canvas.lay(
        Mass::new(
            &part.shape,
            Field::ramp(&ramp, value.broken(0.06, 60.0 * size, 3)),
        )
        .flow(flow.soft(18.0 * size).stray(0.18))
        .passes(Passes::thing().scaled(size.max(0.22)))
        .found(0.1),
    );
    for mark in &part.marks {
        let colour = in_air(mark.tone.on(own));
        canvas.lay(Touch::new(&mark.shape, colour).opacity(mark.opacity));
    }
}
