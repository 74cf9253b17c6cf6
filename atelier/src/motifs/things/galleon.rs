//! Ships under sail.

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, ellipse, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

const WOOD: &str = "#7d3328";
const SPAR: &str = "#4a2a26";
const RED: &str = "#cf4630";
const EDGE: &str = "#ffd090";

/// A small galleon with lit windows and a lantern at its stern; it sails to the right, about 180 long.
pub struct Galleon {
    /// Where its waterline is.
    pub spot: Spot,
    /// Where the light is.
    pub light: At,
}

impl Galleon {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let (x, y) = self.spot.at;
        let size = self.spot.size;
        let glow = scene.glow((x, y - 30.0 * size), 150.0 * size, "#ffcf70", 0.75, 0.35);
        glow + self.masts(scene) + self.sails(scene) + self.hull(scene) + self.lantern(scene)
    }

    fn cut(&self, shape: &Shape, part: i64, amount: f64) -> Shape {
        handcut_finely(&self.spot.put(shape), amount, 16.0, 3 + part, 0.12)
    }

    fn sheet(&self, scene: &Scene, shape: &Shape, colour: impl Into<Colour>, rim: f64) -> Ink {
        scene
            .sheet(shape, colour)
            .light(self.light)
            .lit(0.2)
            .rim(rim)
            .rim_colour(EDGE)
            .ink()
    }

    fn masts(&self, scene: &Scene) -> Ink {
        let mut ink = Ink::none();
        for (x, foot, top, width) in [
            (-30.0, -6.0, -96.0, 4.0),
            (14.0, -6.0, -118.0, 4.6),
            (50.0, -8.0, -82.0, 3.6),
        ] {
            let mast = taper(&[(x, foot), (x + 1.5, top)], &[width, width * 0.6]);
            ink += self.sheet(scene, &self.cut(&mast, 0, 0.4), SPAR, 0.8);
        }
        let bowsprit = taper(&spots![66, -20; 104, -42], &[3.4, 1.6]);
        ink + scene.fill(&self.cut(&bowsprit, 0, 0.4), SPAR)
    }

    fn sails(&self, scene: &Scene) -> Ink {
        let sails: [&[Knot]; 4] = [
            &knots![
                -52, -84, corner; -30, -88; -10, -84, corner; -1, -62; -8, -38, corner; -30, -42; -50, -38, corner;
                -42, -62
            ],
            &knots![
                -10, -106, corner; 14, -110; 38, -106, corner; 50, -84; 42, -64, corner; 14, -68; -10, -64, corner;
                0, -84
            ],
            &knots![
                -14, -60, corner; 14, -63; 44, -60, corner; 58, -38; 48, -16, corner; 16, -20; -14, -16, corner;
                -2, -38
            ],
            &knots![54, -76, corner; 72, -58; 98, -40, corner; 74, -36; 54, -26, corner; 60, -50],
        ];
        let mut ink = Ink::none();
        for (i, knots) in sails.into_iter().enumerate() {
            let sail = self.cut(&blob(knots), i as i64, 0.4);
            ink += scene.shadow(&sail, (1.0, 2.0), 4.0, "#1a1020", 0.4);
            ink += scene
                .sheet(&sail, "#f6e7c4")
                .light(self.light)
                .lit(0.3)
                .rim(1.2)
                .dark("#c98a52")
                .rim_colour("#fffbe8")
                .grain(1.05)
                .ink();
            if i == 3 {
                continue;
            }
            let ((left, top), (right, _), (_, foot)) = (knots[0].at, knots[2].at, knots[4].at);
            let seams = [0.3, 0.62].map(|part| {
                let x = left + (right - left) * part;
                let seam = [(x, top), (x + 9.0, (top + foot) / 2.0), (x, foot)];
                let seam = self.spot.put(&taper(&seam, &[0.5, 1.0, 0.5]));
                scene.veil(&seam, "#b98a5a", 0.6)
            });
            ink += scene.clipped(&sail, seams.into_iter().sum::<Ink>());
        }
        ink
    }

    fn hull(&self, scene: &Scene) -> Ink {
        let hull = blob(&knots![
            -76, -26, corner; -56, -22; -20, -12; 40, -12; 74, -22, corner; 64, 6; 46, 22; -50, 22; -68, 4
        ]);
        let hull = self.cut(&hull, 0, 0.4);
        let castle =
            blob(&knots![-80, -44, corner; -42, -36, corner; -40, -12, corner; -72, -16, corner]);
        let castle = self.cut(&castle, 4, 0.2);
        let mut ink = scene.shadow(&hull, (0.0, 3.0), 6.0, "#06101f", 0.5);
        ink += self.sheet(scene, &hull, WOOD, 1.5);
        ink += self.sheet(scene, &castle, mix(WOOD, "#2a1018", 0.2), 1.0);
        for (x, y) in spots![-66, -30; -54, -27; -30, -2; -12, 0; 6, 1; 24, 0; 42, -3] {
            let window = blob(&knots![
                x - 3.6, y + 4.0, corner; x - 3.6, y - 3.0; x, y - 5.0; x + 3.6, y - 3.0; x + 3.6, y + 4.0, corner
            ]);
            ink += scene.fill(&self.cut(&window, 0, 0.1), "#ffe08a");
        }
        let wale = taper(
            &spots![-76, -22; -20, -8; 40, -8; 74, -18],
            &[2.0, 3.0, 3.0, 2.0],
        );
        let flags = [
            wale,
            blob(&knots![15, -118, corner; 34, -122; 52, -114; 34, -110; 15, -108, corner]),
            blob(&knots![-29, -96, corner; -16, -99; -4, -93; -16, -90; -29, -88, corner]),
        ];
        for flag in flags {
            ink += scene.fill(&self.cut(&flag, 0, 0.4), RED);
        }
        ink
    }

    fn lantern(&self, scene: &Scene) -> Ink {
        let (at, size) = (self.spot.point((-84.0, -52.0)), self.spot.size);
        let post = taper(&spots![-78, -42; -84, -56], &[1.6, 1.2]);
        scene.fill(&self.cut(&post, 0, 0.4), "#3a2020")
            + scene.glow(at, 46.0 * size, "#ffd060", 0.9, 0.35)
            + scene.fill(&ellipse(at, 5.0 * size, 6.0 * size), "#fff0b0")
    }
}
