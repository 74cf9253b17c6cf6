//! A cup of tea.

use std::f64::consts::PI;

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, handcut, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A cup on its saucer, seen a little from above, about 190 wide; the saucer stands on the origin.
#[derive(Clone, Copy)]
pub struct Teacup {
    /// Where.
    pub spot: Spot,
    /// The colour of what it stands on, in its shadow.
    pub shadow: Colour,
}

impl Teacup {
    const CHINA: &str = "#fbf4e6";
    const TRIM: &str = "#2f6f9a";
    const TEA: &str = "#b9682c";
    const DARK: &str = "#9a8aa0";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper::new(motif, Self::DARK);
        let cut = |shape: &Shape, part| handcut(&paper.put(shape), 0.4, 24.0, seed + part);
        let china = |shape: &Shape, lit, shade| {
            let sheet = scene.sheet(shape, Self::CHINA).dark(Self::DARK);
            sheet.lit(lit).shade(shade).rim(1.6).ink()
        };
        let ground = paper.put(&ellipse((16.0, 2.0), 118.0, 18.0));
        let mut ink = Smudge::of(self.shadow, 6.0).ink(scene, &ground);
        ink += china(&cut(&ellipse((0.0, -12.0), 104.0, 22.0), 1), 0.3, 0.5);
        let line = ellipse((0.0, -12.0), 98.0, 19.6).minus(&ellipse((0.0, -12.4), 90.0, 17.4));
        ink += paper.stain(&line, Self::TRIM, 0.85);
        let hollow = mix(Self::CHINA, Self::DARK, 0.35);
        ink += paper.stain(&ellipse((0.0, -15.0), 78.0, 14.0), hollow, 0.7);
        let handle = blob(&knots![
            68, -88; 92, -96; 112, -82; 108, -58; 84, -40; 58, -36; 60, -46; 80, -52; 96, -66; 96, -80; 84, -84; 68, -76
        ]);
        ink += china(&cut(&handle, 2), 0.25, 0.5);
        let cup = blob(&knots![
            -76, -104, corner; -74, -74; -58, -40; -34, -20; -30, -14, corner; 30, -14, corner; 34, -20; 58, -40;
            74, -74; 76, -104, corner
        ]);
        ink += scene.shadow(&paper.put(&cup), (5.0, 4.0), 5.0, Self::DARK, 0.4);
        ink += china(&cut(&cup, 3), 0.3, 0.6);
        ink += scene.clipped(&paper.put(&cup), pattern(&paper));
        let rim = cut(&ellipse((0.0, -104.0), 77.0, 15.0), 4);
        let rim = scene
            .sheet(&rim, mix(Self::CHINA, Colour::WHITE, 0.3))
            .dark(Self::DARK);
        ink += rim.lit(0.2).shade(0.2).rim(1.2).ink();
        let (left, right) = (self.spot.point((-60.0, 0.0)), self.spot.point((60.0, 0.0)));
        let deep = Colour::from(Self::TEA).lighter(-0.1);
        let stops = stops![0, deep; 0.6, Self::TEA; 1, mix(Self::TEA, "#ffd08a", 0.5)];
        ink += paper.mark(
            &ellipse((0.0, -101.0), 68.0, 11.5),
            scene.linear(left, right, &stops),
        );
        ink + paper.stain(&ellipse((20.0, -100.0), 22.0, 3.4), "#ffe2b0", 0.6)
    }
}

/// Lozenges between two lines.
fn pattern(paper: &Paper) -> Ink {
    let count = 9;
    let lozenges = (0..count).map(|i| {
        let part = (f64::from(i) + 0.5) / f64::from(count);
        let (x, wide) = (-72.0 + 144.0 * part, 7.0 * (PI * part).sin() + 1.0);
        let sag = 12.0 * (PI * part).sin();
        blob(&knots![
            x, -87.0 + sag; x + wide, -79.0 + sag; x, -69.0 + sag; x - wide, -79.0 + sag
        ])
    });
    let widths = [2.4, 2.4, 2.4];
    let lines = [
        taper(&spots![-78, -92; 0, -80; 78, -92], &widths),
        taper(&spots![-70, -66; 0, -55; 70, -66], &widths),
    ];
    lozenges
        .chain(lines)
        .map(|shape| paper.stain(&shape, Teacup::TRIM, 0.9))
        .sum()
}
