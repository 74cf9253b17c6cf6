//! What is thin: a transparent veil of colour, and dry paint dragged over the paper's tooth.

use super::canvas::{Canvas, Layer};
use super::mass::Mass;
use crate::colour::Colour;
use crate::shape::{At, Spot};
use crate::svg::{Ink, fine, short};

/// A thin veil over what is there, strongest in its middle.
#[derive(Clone, Copy, Debug)]
pub struct Glaze {
    at: At,
    radii: (f64, f64),
    turn: f64,
    colour: Colour,
    opacity: f64,
    opaque: bool,
}

impl Glaze {
    /// Light of a colour that falls on what is there.
    pub fn new(at: At, radii: (f64, f64), colour: impl Into<Colour>, opacity: f64) -> Glaze {
        Glaze {
            at,
            radii,
            turn: 0.0,
            colour: colour.into(),
            opacity,
            opaque: false,
        }
    }

    /// Mist of a colour that hides what is there.
    pub fn mist(at: At, radii: (f64, f64), colour: impl Into<Colour>, opacity: f64) -> Glaze {
        Glaze {
            opaque: true,
            ..Glaze::new(at, radii, colour, opacity)
        }
    }

    /// Turned clockwise, in degrees.
    pub fn turned(self, degrees: f64) -> Glaze {
        Glaze {
            turn: self.turn + degrees,
            ..self
        }
    }
}

impl Layer for Glaze {
    fn put(self, spot: Spot) -> Glaze {
        let side = if spot.flip { -1.0 } else { 1.0 };
        Glaze {
            at: spot.point(self.at),
            radii: (self.radii.0 * spot.size, self.radii.1 * spot.size),
            turn: side * self.turn + spot.turn,
            ..self
        }
    }

    fn ink(self, canvas: &Canvas) -> Ink {
        let colour = self.colour;
        let gradient = canvas.scene.define(format!(
            r#"<radialGradient id="ID"><stop offset="0" stop-color="{colour}" stop-opacity="{}"/><stop offset=".5" stop-color="{colour}" stop-opacity="{}"/><stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>"#,
            fine(self.opacity),
            fine(self.opacity * 0.45),
        ));
        let (x, y) = (short(self.at.0), short(self.at.1));
        let (rx, ry, turn) = (short(self.radii.0), short(self.radii.1), short(self.turn));
        let blend = if self.opaque { "normal" } else { "soft-light" };
        Ink::svg(format!(
            r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" transform="rotate({turn} {x} {y})" fill="url(#{gradient})" style="mix-blend-mode:{blend}"/>"#
        ))
    }
}

/// A mass of which only what catches on the paper's tooth is left: pale mist over pale ground, at most 0.3 of it.
#[derive(Clone)]
pub struct Scumble {
    mass: Mass,
    opacity: f64,
    cut: f64,
}

impl Scumble {
    /// A mass, dragged so dryly; of it is seen so much.
    pub fn new(mass: Mass, opacity: f64) -> Scumble {
        Scumble {
            mass: mass.bare(),
            opacity,
            cut: 0.47,
        }
    }
}

impl Layer for Scumble {
    fn put(self, spot: Spot) -> Scumble {
        Scumble {
            mass: self.mass.put(spot),
            ..self
        }
    }

    fn ink(self, canvas: &Canvas) -> Ink {
        let (width, height) = canvas.scene.size;
        let (w, h) = (width + 40.0, height + 40.0);
        let filter = canvas.scene.define(format!(
            r#"<filter id="ID" filterUnits="userSpaceOnUse" x="-20" y="-20" width="{w}" height="{h}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".42" numOctaves="3" seed="{}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 9 0 0 0 {}" result="n"/><feComposite in="SourceGraphic" in2="n" operator="in"/></filter>"#,
            canvas.seed + 23,
            fine(-9.0 * self.cut),
        ));
        let paint = self.mass.ink(canvas);
        canvas
            .scene
            .faint(canvas.scene.filtered(&filter, paint), self.opacity)
    }
}
