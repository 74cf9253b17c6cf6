//! People of lit paper: flat planes, the shadow of a near limb on what lies behind it, a lit edge only on whom the eye should find.

use super::part::{Kind, Mark, Part, Tone, shade};
use super::person::{CutPerson, Person};
use crate::colour::{Colour, mix};
use crate::scene::{LAMPLIGHT, Scene, Spray};
use crate::shape::At;
use crate::svg::Ink;

/// From this size on a piece shows its light and its grain, in pixels of the card.
const LARGE: f64 = 30.0;

/// A plane smaller than that keeps its edge, in pixels of the card: a fold, a crease, the side of a finger.
const SMALL_PLANE: f64 = 9.0;

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

impl Mark {
    /// Whether it is a whole side of something, and not a line or a crease.
    fn is_plane(&self) -> bool {
        let bounds = self.shape.bounds();
        let large = bounds.width().min(bounds.height()) > SMALL_PLANE;
        large && matches!(self.tone, Tone::Shade(_) | Tone::Light(_))
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
        let light = style.light.unwrap_or(scene.light);
        ink += self.paper(scene, light, through(self.colour));
        for mark in &self.marks {
            let colour = through(mark.tone.on(self.colour));
            let plain = scene.veil(&mark.shape, colour, mark.opacity);
            ink += if mark.soft > 0.2 {
                scene.clipped(&self.shape, scene.blurred(plain, mark.soft))
            } else if mark.is_plane() {
                self.plane(scene, mark, colour)
            } else {
                plain
            };
        }
        ink
    }

    /// The piece itself: what is large is lighter towards the light, and grained on the far side; skin only a little.
    fn paper(&self, scene: &Scene, light: At, colour: Colour) -> Ink {
        if self
            .shape
            .bounds()
            .width()
            .max(self.shape.bounds().height())
            < LARGE
        {
            return scene.fill(&self.shape, colour);
        }
        let (lit, shade) = match self.kind {
            Kind::Head | Kind::Neck | Kind::Hand(_) | Kind::Ear(_) => (0.07, 0.16),
            Kind::Hair | Kind::HairBehind => (0.1, 0.3),
            // It must not part from the trunk at the shoulder.
            Kind::Arm(_) => (0.03, 0.3),
            _ => (0.06, 0.42),
        };
        let sheet = scene.sheet(&self.shape, colour).light(light);
        sheet.lit(lit).shade(shade).rim(0.0).grain(1.05).ink()
    }

    /// A plane away from the light or towards it: its edge is lost in grain.
    fn plane(&self, scene: &Scene, mark: &Mark, colour: Colour) -> Ink {
        let bounds = mark.shape.bounds();
        let soft = (bounds.width().min(bounds.height()) * 0.14).clamp(1.2, 7.0);
        let veil = scene.veil(&mark.shape, colour, 0.75 * mark.opacity);
        let spray = Spray {
            grain: 1.05,
            ..Spray::default()
        };
        let grain = scene.smudge(&mark.shape, 0.6 * mark.opacity, soft, colour, spray);
        scene.clipped(&self.shape, scene.blurred(veil, soft) + grain)
    }
}
