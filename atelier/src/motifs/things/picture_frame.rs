//! Picture frames.

use crate::colour::{Colour, mix};
use crate::line::{Path, arc, circle, ellipse, handcut, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::stops;
use crate::svg::Ink;

/// A picture frame with a gilt lip and a row of beads. Between its back and its front there is room for a picture.
pub struct PictureFrame {
    /// The middle of the picture.
    pub at: At,
    /// How wide the picture is.
    pub width: f64,
    /// How high the picture is.
    pub height: f64,
    /// Whether it is oval.
    pub oval: bool,
    /// How broad its wood is.
    pub border: f64,
    /// The colour of its wood.
    pub wood: Colour,
    /// The colour of its lip and beads.
    pub gilt: Colour,
    /// The colour behind the picture.
    pub ground: Colour,
    /// The colour of its shadow.
    pub shadow: Colour,
}

impl Default for PictureFrame {
    fn default() -> Self {
        PictureFrame {
            at: (0.0, 0.0),
            width: 140.0,
            height: 180.0,
            oval: false,
            border: 24.0,
            wood: "#4a1a2a".into(),
            gilt: "#e9c878".into(),
            ground: "#1f3c46".into(),
            shadow: "#5a3410".into(),
        }
    }
}

impl PictureFrame {
    /// The picture and so much around it.
    fn around(&self, by: f64) -> Shape {
        let ((x, y), w, h) = (self.at, self.width / 2.0 + by, self.height / 2.0 + by);
        match self.oval {
            true => ellipse(self.at, w, h),
            false => rect(x - w, y - h, x + w, y + h),
        }
    }

    /// Where the picture is seen.
    pub fn opening(&self) -> Shape {
        self.around(0.0)
    }

    fn outline(&self, seed: i64) -> Shape {
        let mut shape = self.around(self.border);
        if !self.oval {
            let (w, h) = (
                self.width / 2.0 + self.border * 0.8,
                self.height / 2.0 + self.border * 0.8,
            );
            let knobs = [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)];
            let knobs = knobs.map(|(x, y)| {
                let at = (self.at.0 + x * w, self.at.1 + y * h);
                circle(at, self.border * 0.62)
            });
            shape = all([shape].into_iter().chain(knobs)).softened(3.0);
        }
        handcut(&shape, 0.9, 40.0, seed)
    }

    /// Its shadow on the wall, and the ground of the picture.
    pub fn back(&self, scene: &Scene, seed: i64) -> Ink {
        let (x, y) = self.at;
        let stops =
            stops![0, mix(self.ground, "#fff0c8", 0.18); 1, mix(self.ground, "#0a0812", 0.45)];
        let r = self.width.max(self.height) * 0.7;
        let ground = scene.radial((x, y - self.height * 0.1), r, &stops);
        scene.shadow(&self.outline(seed), (8.0, 14.0), 12.0, self.shadow, 0.5)
            + scene.fill(&self.around(2.0), ground)
    }

    /// The frame itself, and its shadow on the picture.
    pub fn front(&self, scene: &Scene, seed: i64) -> Ink {
        let (outline, opening) = (self.outline(seed), self.opening());
        let lip = self.around(self.border * 0.42);
        let mut ink = scene
            .sheet(&outline.minus(&opening), self.wood)
            .lit(0.22)
            .rim(1.8)
            .rim_colour(mix(self.wood, "#ffe9c0", 0.7))
            .dark(mix(self.wood, "#0a0612", 0.6))
            .seed(seed)
            .ink();
        ink += scene.fill(&lip.minus(&opening), self.gilt);
        let dim = lip.minus(&lip.moved(-1.4, -1.8));
        ink += scene.veil(&dim, mix(self.gilt, "#3a1410", 0.6), 0.8);
        let bright = lip.minus(&lip.moved(1.2, 1.6)).minus(&opening);
        ink += scene.veil(&bright, "#fff6da", 0.8);
        for bead in self.beads() {
            ink += scene.veil(&circle(bead, 2.7), self.gilt, 0.9);
            let shine = circle((bead.0 - 0.7, bead.1 - 0.8), 1.0);
            ink += scene.veil(&shine, "#fffbe6", 0.9);
        }
        let cast = outline.grown(20.0).minus(&opening);
        ink + scene.clipped(
            &opening,
            scene.shadow(&cast, (4.0, 9.0), 8.0, "#05040a", 0.7),
        )
    }

    fn beads(&self) -> Vec<At> {
        let by = self.border * 0.7;
        let ((x, y), w, h) = (self.at, self.width / 2.0 + by, self.height / 2.0 + by);
        let ring = match self.oval {
            true => arc(self.at, w, h, 0.0, 360.0, 120),
            false => vec![
                (x - w, y - h),
                (x + w, y - h),
                (x + w, y + h),
                (x - w, y + h),
                (x - w, y - h),
            ],
        };
        let ring = Path::new(ring);
        let count = (ring.length() / 13.0) as usize;
        let gap = ring.length() / count as f64;
        (0..count).map(|i| ring.at(gap * i as f64)).collect()
    }
}
