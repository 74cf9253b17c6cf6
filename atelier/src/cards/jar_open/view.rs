//! How things look from the paving.

use crate::colour::mix;
use crate::motifs::people::{CutPerson, Kind, PaperStyle, Part, Tone};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

/// Where all that is upright meets, far above.
const ZENITH: At = (430.0, -900.0);
/// The height at which a thing is as large as it was drawn.
const LEVEL: f64 = 420.0;

/// A place drawn from straight ahead, as it looks from the paving: the lower, the larger.
pub fn tapered((x, y): At) -> At {
    let (far, level) = (y - ZENITH.1, LEVEL - ZENITH.1);
    let wide = far / level;
    let y = LEVEL + (far * far - level * level) / (2.0 * level);
    (ZENITH.0 + (x - ZENITH.0) * wide, y)
}

/// Where a place on the card was drawn, straight ahead.
pub fn straight((x, y): At) -> At {
    let level = LEVEL - ZENITH.1;
    let far = (level * level + 2.0 * level * (y - LEVEL)).sqrt();
    (ZENITH.0 + (x - ZENITH.0) * level / far, ZENITH.1 + far)
}

/// A part of somebody from the paving.
fn part_from_below(part: &Part) -> Part {
    let mut part = part.clone();
    part.shape = part.shape.bent(tapered);
    part.shadow = part.shadow.bent(tapered);
    let [red, _, blue] = part.colour.channels();
    if part.colour.lightness() > 0.7 && matches!(part.kind, Kind::Arm(_)) && red - blue < 0.07 {
        part.colour = "#fbd3d8".into();
    }
    for mark in &mut part.marks {
        mark.shape = mark.shape.bent(tapered);
        // What is white lies in a rosy shade here.
        if let (true, Tone::Shade(k)) = (part.colour.lightness() > 0.9, mark.tone) {
            mark.tone = Tone::Own(mix(part.colour, "#ee86a8", 0.42 * k.min(1.3)));
        }
        // Teeth are no brighter than light on a cheek.
        if mark.tone == Tone::Own("#fbf1df".into()) {
            mark.tone = Tone::Own("#efdccb".into());
        }
    }
    part
}

/// Chosen parts of somebody, painted as they look from the paving.
pub fn painted(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part_from_below(part).paint(scene, PaperStyle::default()))
        .sum()
}

/// The outline of somebody from the paving.
pub fn outline(cut: &CutPerson) -> Shape {
    cut.outline().bent(tapered)
}

/// A place in the street, in metres: to the right, up, ahead.
pub type Metres = (f64, f64, f64);

/// Where a place in the street is on the card: we look up at it from the ground.
pub fn place((x, up, ahead): Metres) -> At {
    let (sin, cos) = 36.0_f64.to_radians().sin_cos();
    let (far, high) = (ahead * cos + up * sin, up * cos - ahead * sin);
    let (x, y) = (700.0 * x / far, -700.0 * high / far);
    let (sin, cos) = 4.0_f64.to_radians().sin_cos();
    (430.0 + x * cos - y * sin, 520.0 + x * sin + y * cos)
}
