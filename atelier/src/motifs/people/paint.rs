//! People of lit paper: flat planes, the shadow of a near limb on what lies behind it, a lit edge only on whom the eye should find.

use super::part::{Part, shade};
use super::person::{CutPerson, Person};
use crate::colour::{Colour, mix};
use crate::scene::{LAMPLIGHT, Scene};
use crate::shape::At;
use crate::svg::Ink;

/// How people are painted as lit paper.
#[derive(Clone, Copy, Debug, Default)]
pub struct PaperStyle {
    /// Where the light is; the scene's, if nothing is said.
    pub light: Option<At>,
    /// A lit edge, for the one the eye should find.
    pub focal: bool,
    /// A colour of the air between us and them, and how much of it.
    pub air: Option<(Colour, f64)>,
}

impl Person {
    /// Draws the person as lit paper.
    pub fn draw(&self, scene: &Scene) -> Ink {
        self.paint(scene, PaperStyle::default())
    }

    /// Draws the person as lit paper with a lit edge.
    pub fn draw_focal(&self, scene: &Scene) -> Ink {
        self.paint(
            scene,
            PaperStyle {
                focal: true,
                ..PaperStyle::default()
            },
        )
    }

    /// Draws the person as lit paper of a style.
    pub fn paint(&self, scene: &Scene, style: PaperStyle) -> Ink {
        self.cut(style.light.unwrap_or(scene.light))
            .paint(scene, style)
    }

    /// The parts, lit from a place, for whoever draws them otherwise.
    pub fn parts(&self, light: At) -> Vec<Part> {
        self.cut(light).parts
    }
}

impl CutPerson {
    /// Draws the parts as lit paper.
    pub fn paint(&self, scene: &Scene, style: PaperStyle) -> Ink {
        let mut ink: Ink = self.parts.iter().map(|part| part.paint(scene, style)).sum();
        if style.focal {
            let light = style.light.unwrap_or(scene.light);
            let (x, y) = crate::line::step(self.landmarks.head, light);
            let wide = (self.landmarks.head_height * 0.022).clamp(1.0, 3.0);
            let edge = mix(LAMPLIGHT, self.parts[0].colour, 0.1);
            ink += scene.rim(
                &self.outline(),
                (-x * wide, -y * wide),
                edge,
                0.6,
                light,
                520.0,
            );
        }
        ink
    }
}

impl Part {
    /// Draws the part as lit paper.
    pub fn paint(&self, scene: &Scene, style: PaperStyle) -> Ink {
        let through = |colour: Colour| match style.air {
            Some((air, much)) => mix(colour, air, much),
            None => colour,
        };
        let mut ink = Ink::none();
        if !self.shadow.is_empty() {
            let dark = mix(shade(self.colour, 2.0), "#2a1838", 0.6);
            ink += scene.veil(&self.shadow, through(dark), 0.34);
        }
        ink += scene.fill(&self.shape, through(self.colour));
        for mark in &self.marks {
            let colour = through(mark.tone.on(self.colour));
            let plain = scene.veil(&mark.shape, colour, mark.opacity);
            ink += match mark.soft > 0.2 {
                true => scene.clipped(&self.shape, scene.blurred(plain, mark.soft)),
                false => plain,
            };
        }
        ink
    }
}
