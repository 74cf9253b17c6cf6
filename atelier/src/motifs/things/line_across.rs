//! Lines from house to house, with washing or with flags.

use crate::colour::Colour;
use crate::knots;
use crate::line::{Path, between, blob, curve, handcut_finely, poly};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::svg::Ink;

/// A line that sags between two places.
#[derive(Clone, Copy)]
pub struct LineAcross {
    /// Where it is tied.
    pub from: At,
    /// Where it is tied on the other side.
    pub to: At,
    /// How far its middle hangs down.
    pub sag: f64,
    /// The colour of the line, and of the shadows below.
    pub dark: Colour,
}

impl LineAcross {
    fn points(&self) -> [At; 3] {
        let (x, y) = between(self.from, self.to, 0.5);
        [self.from, (x, y + self.sag), self.to]
    }

    /// So many pieces of washing on it, about 20 high at size 1.
    pub fn washing(&self, scene: &Scene, count: usize, size: f64) -> Ink {
        let clothes = [
            blob(&knots![
                -7, 0, corner; 7, 0, corner; 11, 5, corner; 7, 8, corner; 6, 20, corner; -6, 20, corner;
                -7, 8, corner; -11, 5, corner
            ]),
            poly(&spots![-6, 0; 6, 0; 7, 24; 1.4, 24; 0, 9; -1.4, 24; -7, 24]),
            poly(&spots![-8, 0; 8, 0; 7.4, 17; -7.4, 16]),
            blob(&knots![-3, 0, corner; 3, 0, corner; 3, 12; 7, 16; 2, 18; -3, 14]),
        ];
        let colours = [
            "#f6ead4", "#d9553f", "#4f9a94", "#f2c84b", "#f6ead4", "#8a6a94",
        ];
        let points = self.points();
        let mut ink = scene.thread(&points, self.dark, 1.3, 0.8);
        for (i, ((x, y), direction)) in Path::new(curve(&points)).walk(count).enumerate() {
            let spot = Spot::new(x, y, size).turned(direction * 0.3);
            let cloth: Shape = spot.put(&clothes[i % clothes.len()]);
            let cloth = handcut_finely(&cloth, 0.4, 8.0, i as i64, 0.15);
            ink += scene.shadow(&cloth, (2.0, 3.0), 3.0, self.dark, 0.35);
            let sheet = scene.sheet(&cloth, colours[i % colours.len()]);
            ink += sheet.lit(0.2).shade(0.45).rim(0.9).ink();
        }
        ink
    }

    /// So many little flags on it.
    pub fn bunting(&self, scene: &Scene, count: usize, colours: &[Colour]) -> Ink {
        let flag = poly(&spots![-5, 0; 5, 0; 0, 11]);
        let points = self.points();
        let mut ink = scene.thread(&points, self.dark, 1.0, 0.8);
        for (i, ((x, y), direction)) in Path::new(curve(&points)).walk(count).enumerate() {
            let spot = Spot::new(x, y, 1.0).turned(direction);
            ink += scene.fill(&spot.put(&flag), colours[i % colours.len()]);
        }
        ink
    }
}
