//! A plate: one ink, and what is left standing to print it.

use super::marks::Marks;
use crate::colour::Colour;
use crate::random::Chance;
use crate::shape::{At, Shape};
use crate::svg::fine;

/// One plate of a print. It is painted like a picture, in order: [`ink`](Plate::ink) leaves something standing,
/// [`cut`](Plate::cut) takes it away, and what comes later wins.
#[derive(Clone, Debug)]
pub struct Plate {
    pub(super) colour: Colour,
    /// Where it lies beside its place.
    shift: At,
    /// How much it is turned, in degrees.
    turn: f64,
    pub(super) salt: f64,
    pub(super) dry: f64,
    pub(super) film: f64,
    /// What was inked and cut, as outlines.
    steps: Vec<(bool, String)>,
}

impl Plate {
    /// The plate that is printed first: a light ink, visibly out of register. The seed says where to.
    pub fn light(colour: impl Into<Colour>, seed: u64) -> Plate {
        Plate::new(colour.into(), 2.6, 0.13, seed)
    }

    /// The plate that is printed last and holds the drawing: a dark ink, nearly in register.
    pub fn dark(colour: impl Into<Colour>, seed: u64) -> Plate {
        // Unevenness is seen in a dark ink much more than in a light one.
        Plate::new(colour.into(), 1.1, 0.055, seed).film(0.3)
    }

    fn new(colour: Colour, shift: f64, turn: f64, seed: u64) -> Plate {
        let mut chance = Chance::of("register", seed);
        Plate {
            colour,
            shift: (
                shift * chance.side() * chance.between(0.8, 1.0),
                shift * chance.side() * chance.between(0.6, 0.9),
            ),
            turn: turn * chance.side(),
            salt: 1.0,
            dry: 1.0,
            film: 1.0,
            steps: Vec::new(),
        }
    }

    /// Lies just there beside its place, and turned by so many degrees.
    pub fn shifted(self, shift: At, turn: f64) -> Plate {
        Plate {
            shift,
            turn,
            ..self
        }
    }

    /// More or less salt: specks that took no ink. 1 unless told.
    pub fn salt(self, salt: f64) -> Plate {
        Plate { salt, ..self }
    }

    /// More or less of the patches where the roller ran dry. 1 unless told.
    pub fn dry(self, dry: f64) -> Plate {
        Plate { dry, ..self }
    }

    /// A film of ink that is more or less uneven. 1 unless told.
    pub fn film(self, film: f64) -> Plate {
        Plate { film, ..self }
    }

    /// Leaves this standing: it takes ink.
    pub fn ink(&mut self, marks: impl Into<Marks>) {
        self.paint(true, marks.into());
    }

    /// Cuts this away: it stays as it was before.
    pub fn cut(&mut self, marks: impl Into<Marks>) {
        self.paint(false, marks.into());
    }

    /// Leaves a line standing that is drawn by hand: smoothly through places, its widths spread evenly along it.
    pub fn draw(&mut self, points: &[At], widths: &[f64]) {
        self.ink(Marks::stroke(points, widths, 3));
    }

    /// Cuts away such a line.
    pub fn scratch(&mut self, points: &[At], widths: &[f64]) {
        self.cut(Marks::stroke(points, widths, 3));
    }

    /// A pale thing: paper, with a line of ink around it.
    pub fn pale(&mut self, shape: &Shape, line: f64) {
        self.ink(shape.grown(line));
        self.cut(shape);
    }

    fn paint(&mut self, inked: bool, marks: Marks) {
        let written = marks.written();
        match self.steps.last_mut() {
            _ if written.is_empty() => {}
            Some((before, path)) if *before == inked => path.push_str(&written),
            _ => self.steps.push((inked, written)),
        }
    }

    /// The plate as it lies on the paper, inked in a colour on black.
    pub(super) fn painted(&self, ink: &str, middle: At) -> String {
        let mut svg = format!(
            r#"<g style="mix-blend-mode:screen" transform="translate({} {}) rotate({} {} {})">"#,
            fine(self.shift.0),
            fine(self.shift.1),
            fine(self.turn),
            middle.0,
            middle.1,
        );
        for (inked, path) in &self.steps {
            let fill = if *inked { ink } else { "#000" };
            svg.push_str(&format!(r#"<path fill="{fill}" d="{path}"/>"#));
        }
        svg.push_str("</g>");
        svg
    }
}
