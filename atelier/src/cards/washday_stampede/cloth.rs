//! Linen that is on its way to becoming a horse: planes, folds, hems and pegs.

use super::NIGHT;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Linen of a colour, at a place.
pub struct Cloth<'a> {
    pub scene: &'a Scene,
    pub spot: Spot,
    pub base: Colour,
    /// The colour of its shade, and of its deepest folds.
    pub shade: Colour,
    pub deep: Colour,
}

impl Cloth<'_> {
    /// Cut by hand and put where it belongs.
    pub fn cut(&self, shape: &Shape, seed: i64) -> Shape {
        handcut(&self.spot.put(shape), 0.5, 26.0, seed)
    }

    pub fn stroke(&self, points: &[At], widths: &[f64]) -> Shape {
        let widths: Vec<f64> = widths.iter().map(|width| width * self.spot.size).collect();
        taper(&self.spot.points(points.iter().copied()), &widths)
    }

    /// A piece of it: lit from above, in shade below; `far` is how much of it lies in the shade.
    pub fn lay(&self, shape: &Shape, far: f64) {
        let scene = self.scene;
        let bounds = shape.bounds();
        let stops = stops![
            0, mix(mix(self.base, Colour::WHITE, 0.5), self.shade, far);
            0.5, mix(self.base, self.shade, far);
            1, mix(self.base, self.shade, 0.45 + far * 0.5)
        ];
        let fill = scene.linear(
            (bounds.x0, bounds.y0),
            (bounds.x0 + bounds.width() * 0.3, bounds.y1),
            &stops,
        );
        scene.add(scene.fill(shape, fill));
        let lee = shape.minus(&shape.moved(-9.0, -20.0));
        let lee = scene.blurred(scene.veil(&lee, self.shade, 0.75), 6.0);
        scene.add(scene.clipped(shape, lee));
        let edge = shape.minus(&shape.moved(1.6, 2.6));
        scene.add(scene.veil(&edge, Colour::WHITE, 0.8 * (1.0 - far)));
    }

    /// The shadow it throws on the air behind it.
    pub fn fall(&self, shape: &Shape) {
        self.scene
            .add(self.scene.shadow(shape, (-8.0, 16.0), 18.0, NIGHT, 0.3));
    }

    /// A fold: a crisp edge towards the light, lost on the other side.
    pub fn fold(&self, on: &Shape, points: &[At], wide: f64) {
        let scene = self.scene;
        let soft = self.stroke(points, &[wide * 0.2, wide, wide * 0.9, wide * 0.15]);
        let soft = soft.moved(wide * 0.34, wide * 0.12);
        let crease = self.stroke(points, &[0.3, 3.0, 2.6, 0.3]);
        let light = self.stroke(points, &[0.3, wide * 0.36, wide * 0.3, 0.3]);
        let light = light.moved(-wide * 0.26, 0.0);
        let ink = scene.blurred(scene.veil(&soft, self.shade, 0.85), 5.0)
            + scene.blurred(scene.veil(&light, Colour::WHITE, 0.6), 3.0)
            + scene.veil(&crease, self.deep, 0.6);
        scene.add(scene.clipped(on, ink));
    }

    /// A soft plane of shade.
    pub fn plane(&self, on: &Shape, points: &[At], widths: &[f64], opacity: f64) {
        let scene = self.scene;
        let plane = self.stroke(points, widths);
        let plane = scene.blurred(
            scene.veil(&plane, self.shade, opacity),
            5.0 * self.spot.size,
        );
        scene.add(scene.clipped(on, plane));
    }

    /// A line on a form, thin at both ends.
    pub fn line(&self, on: &Shape, points: &[At], wide: f64) {
        let line = self
            .stroke(points, &[0.3, wide, wide * 0.9, 0.3])
            .within(on);
        self.scene.add(self.scene.veil(&line, self.deep, 0.75));
    }

    /// The seam along the edge, within a part of it.
    pub fn hem(&self, shape: &Shape, within: &Shape) {
        let scene = self.scene;
        let inside = shape.grown(-7.0);
        let seams = inside.pieces().iter().map(|piece| {
            let line: Vec<At> = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
            scene.stitched(&line, self.deep, 1.5, 0.65, Some("5 4"))
        });
        scene.add(scene.clipped(&self.spot.put(within), seams.sum::<Ink>()));
    }

    pub fn mark(&self, shape: &Shape, colour: impl Into<Colour>, opacity: f64) {
        self.scene.add(
            self.scene
                .veil(&self.spot.put(shape), colour.into(), opacity),
        );
    }

    /// Strands that fly back, the far ones darker.
    pub fn strands(&self, strands: &[(&[At], f64)], far: f64, seed: i64) {
        let hair = strands.iter().map(|(points, wide)| {
            self.stroke(points, &[wide * 0.45, *wide, wide * 0.8, wide * 0.4, 0.4])
        });
        let hair = handcut(&all(hair).fillet(3.0), 0.4, 14.0, seed);
        self.lay(&hair, far);
        for (points, wide) in strands {
            let along = self
                .stroke(points, &[0.3, 2.0, 2.0, 0.3])
                .moved(wide * 0.14, wide * 0.16);
            self.scene
                .add(self.scene.veil(&along.within(&hair), self.deep, 0.5));
        }
    }

    /// A clothes peg.
    pub fn peg(&self, at: At, turn: f64) {
        let scene = self.scene;
        let peg = all([
            poly(&spots![-4.4, -16; -0.6, -16; -1, 15; -5, 15]),
            poly(&spots![4.4, -16; 0.6, -16; 1, 15; 5, 15]),
            poly(&spots![-5, -5; 5, -5; 5, -1; -5, -1]),
        ]);
        let peg = Spot::new(at.0, at.1, 1.1).turned(turn).put(&peg);
        scene.add(scene.shadow(&peg, (-2.0, 3.0), 3.0, NIGHT, 0.4));
        scene.add(scene.sheet(&peg, "#c9893f").lit(0.3).shade(0.2).rim(0.8));
    }

    /// A hoof at the end of a leg.
    pub fn hoof(&self, x: f64, y: f64, turn: f64, far: f64) {
        let horn = blob(&knots![
            -8, -2, corner; 0, -4; 9, -2, corner; 13, 6; 16, 15, corner; 3, 17; -10, 15, corner; -10, 6
        ]);
        let horn = self
            .spot
            .put(&Spot::new(x, y, 0.92).turned(turn).put(&horn));
        let scene = self.scene;
        scene.add(scene.fill(
            &horn,
            mix(mix("#24305c", self.deep, 0.35), self.shade, far * 0.4),
        ));
        scene.add(scene.veil(&horn.minus(&horn.moved(2.0, 2.0)), "#9fb4e0", 0.7));
    }

    /// An open eye that looks to one side; `ahead` is -1 for a head that faces left.
    pub fn eye(&self, x: f64, y: f64, ahead: f64, size: f64) {
        let scene = self.scene;
        let there = |shape: &Shape| {
            let shape = shape.scaled(size);
            let shape = if ahead < 0.0 {
                shape.mirrored(0.0)
            } else {
                shape
            };
            self.spot.put(&shape.moved(x, y))
        };
        // A horse's eye is dark from lid to lid, with the sky in it.
        let socket = there(&blob(&knots![-15, 2; -6, -10; 5, -12; 15, -2; 6, 9; -6, 9]));
        scene.add(scene.blurred(scene.veil(&socket, self.deep, 0.45), 3.0));
        let ball = there(&blob(
            &knots![-11, 2, corner; -5, -6; 4, -8; 12, 1, corner; 5, 6; -4, 6],
        ));
        scene.add(scene.fill(&ball, "#1a1a2e"));
        let sky = there(&blob(&knots![-6, -3; 1, -6; 7, -3; 1, -2]));
        scene.add(scene.veil(&sky, "#9fc4f0", 0.8));
        scene.add(scene.fill(&there(&circle((4.4, -3.2), 1.6)), "#ffffff"));
        let lid = there(&taper(
            &spots![-15, 3; -6, -8; 5, -11; 15, -1],
            &[0.6, 4.0, 4.2, 0.8],
        ));
        scene.add(scene.fill(&lid, "#2c3c6c"));
    }
}
