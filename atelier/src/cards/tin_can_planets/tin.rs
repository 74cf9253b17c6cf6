//! A tin with a label, and the string that is knotted through its bottom.

use super::DEEP;
use crate::colour::mix;
use crate::line::{blob, curve, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A tin, 30 long and 23 wide; its open end is at the origin, its bottom to the right.
pub struct Tin {
    /// Where.
    pub spot: Spot,
    /// The colour of its label.
    pub label: &'static str,
}

impl Tin {
    /// Where the string comes out.
    pub fn knot(&self) -> At {
        self.spot.point((31.0, 0.0))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let put = |shape: &Shape| self.spot.put(shape);
        let size = self.spot.size;
        let cut =
            |shape: &Shape, part: i64| handcut_finely(&put(shape), 0.3, 8.0, seed + part, 0.1);
        let body = cut(
            &blob(&knots![
                0, -11.5, corner; 14, -11; 29, -11.2, corner; 31, -6; 31.4, 0; 31, 6; 29, 11.2, corner; 14, 11;
                0, 11.5, corner; -1.6, 6; -2, 0; -1.6, -6
            ]),
            0,
        );
        let (top, bottom) = (
            self.spot.point((14.0, -12.0)),
            self.spot.point((14.0, 12.0)),
        );
        let steel =
            stops![0, "#8f9cb8"; 0.2, "#f4f2ee"; 0.38, "#cfd6e2"; 0.75, "#8490ac"; 1, "#565f86"];
        let mut ink = scene.shadow(&body, (1.0, 2.0), 4.0 * size, DEEP, 0.5);
        ink += scene.fill(&body, scene.linear(top, bottom, &steel));
        let label = cut(
            &blob(&knots![
                6, -11.6, corner; 15, -11.4; 24, -11.6, corner; 24.8, -4; 24.2, 4; 24.6, 11.6, corner; 15, 11.4;
                6.4, 11.6, corner; 7, 4; 6.2, -4
            ]),
            3,
        )
        .within(&body);
        let light = mix(self.label, "#fff0d8", 0.45);
        let dark = mix(self.label, "#2a1440", 0.5);
        let paper = stops![0, self.label; 0.22, light; 0.5, self.label; 1, dark];
        ink += scene.fill(&label, scene.linear(top, bottom, &paper));
        let stripe =
            put(&taper(&spots![15, -11; 16.6, 0; 15, 11], &[3.4, 3.4, 3.4])).within(&label);
        ink += scene.veil(&stripe, "#fff4e0", 0.75);
        for x in [2.4, 4.4, 27.0] {
            let rib = put(&taper(&spots![x, -11; x + 1.5, 0; x, 11], &[0.8, 0.9, 0.8]));
            ink += scene.veil(&rib, "#3c4468", 0.6);
        }
        let lip = put(&taper(&spots![0, -12; -1.6, 0; 0, 12], &[1.8, 1.6, 1.8]));
        ink += scene.veil(&lip, "#f6f4ee", 0.85);
        let knot = put(&blob(&knots![29, -2; 32, -3; 35, -1; 34, 2; 31, 3]));
        ink + scene.fill(&knot, "#f6e2b6")
    }
}

/// The string, twisted of two threads.
pub fn string(scene: &Scene, along: &[At]) -> Ink {
    let line = curve(along);
    let below: Vec<At> = line.iter().map(|&(x, y)| (x + 1.2, y + 1.6)).collect();
    scene.stitched(&below, DEEP, 8.0, 0.5, None)
        + scene.stitched(&line, "#d9ac70", 6.4, 1.0, None)
        + scene.stitched(&line, "#fff6dc", 4.8, 1.0, Some("9 2.6"))
}
