//! People in three inks: a lit side and a shaded one, with a hard edge between them; and what they throw on the ground.

use crate::motifs::people::part::{Kind, Part, Tone};
use crate::motifs::people::{CutPerson, Person};
use crate::shape::{At, Shape, all};
use crate::techniques::print::{Chisel, Flow};

use super::Plates;

/// What something is printed with; paper, if with nothing.
#[derive(Clone, Copy, Default)]
pub struct Inks {
    pub sun: bool,
    pub leaf: bool,
    pub shade: bool,
    /// Lines of shade all over the sun's ink: dark skin.
    pub hatched: bool,
}

pub const PAPER: Inks = Inks {
    sun: false,
    leaf: false,
    shade: false,
    hatched: false,
};
pub const SUN: Inks = Inks { sun: true, ..PAPER };
pub const LEAF: Inks = Inks {
    leaf: true,
    ..PAPER
};
pub const SHADE: Inks = Inks {
    shade: true,
    ..PAPER
};
pub const BROWN: Inks = Inks { shade: true, ..SUN };
pub const DARK: Inks = Inks {
    hatched: true,
    ..SUN
};

/// The sun is behind them, on our right.
const AWAY: At = (-0.8, 0.6);

/// Somebody cut, in a light that casts no shadows of its own.
pub fn cut(person: &Person) -> CutPerson {
    person.cut((1200.0, -400.0))
}

/// One part, as it is printed.
pub fn part(plates: &mut Plates, part: &Part, inks: Inks) {
    let shape = &part.shape;
    plates.pale(shape, 2.0);
    if inks.sun {
        plates.sun.ink(shape);
    }
    if inks.leaf {
        plates.leaf.ink(shape);
    }
    let bounds = shape.bounds();
    let deep = 0.34 * bounds.width().min(bounds.height());
    let away = |k: f64| shape.within(&shape.moved(AWAY.0 * k * deep, AWAY.1 * k * deep));
    if inks.shade {
        // All dark: only its lit edge is ink of another colour, or paper.
        plates.shade.ink(shape.within(&shape.moved(-2.6, 2.2)));
    } else {
        let k = if part.kind == Kind::Head { 1.7 } else { 1.0 };
        plates.shade.ink(away(k).fillet(2.0));
    }
    if inks.hatched {
        let flow = Flow::straight(-52.0);
        let lines = Chisel::FACE.gap(4.6).fill(0.5).length(14.0, 50.0);
        let kept = part.marks.iter().map(|mark| mark.shape.grown(1.6));
        let skin = if part.kind == Kind::Head {
            shape.minus(&all(kept))
        } else {
            shape.clone()
        };
        plates.shade.ink(lines.carve(&skin, &flow, &0.9, 3));
    }
    features(plates, part, &away(1.7), inks);
}

/// Lines and eyes: dark in the light, and light in the dark.
fn features(plates: &mut Plates, part: &Part, dark: &Shape, inks: Inks) {
    for mark in &part.marks {
        let shape = mark.shape.within(&part.shape.grown(2.0));
        match mark.tone {
            Tone::Line if part.kind == Kind::Head => {
                plates.shade.ink(shape.minus(dark));
                plates.shade.cut(shape.grown(0.3).within(dark));
            }
            Tone::Line if !inks.shade => plates.shade.ink(&shape),
            Tone::Own(colour) if part.kind == Kind::Head && colour.lightness() > 0.8 => {
                plates.shade.cut(&shape);
                plates.sun.cut(&shape);
            }
            Tone::Own(colour) if part.kind == Kind::Head && colour.lightness() < 0.45 => {
                plates.shade.ink(&shape);
            }
            _ => {}
        }
    }
}

/// Where the shadow of something lies that stands at a place.
pub fn fallen(outline: &Shape, (x, y): At) -> Shape {
    let flat = outline.moved(-x, -y).stretched(1.0, -0.36, (0.0, 0.0));
    flat.slanted(-0.85, 0.0).moved(x, y)
}
