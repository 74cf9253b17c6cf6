//! The eye of something very large.

use crate::line::{Stroke, blob, circle, ellipse, handcut, towards};
use crate::motifs::Smudge;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// A giant iris with fibres, a dark edge and a slit of a pupil. It has no lids: clip it to their opening.
#[derive(Clone, Copy)]
pub struct GreatEye {
    /// Its middle.
    pub at: At,
    /// How far its iris reaches.
    pub r: f64,
}

impl GreatEye {
    const IRIS: [&str; 4] = ["#fff2a0", "#f2b233", "#c9641f", "#5a1f1c"];
    const PUPIL: &str = "#0d0a14";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let ((x, y), r) = (self.at, self.r);
        let [core, gold, amber, rust] = Self::IRIS;
        let stops = stops![0, core; 0.38, gold; 0.74, amber; 0.93, rust; 1, Self::PUPIL];
        let mut ink = scene.fill(&circle(self.at, r), scene.radial(self.at, r, &stops));
        let (light, dark) = self.fibres(seed);
        ink += scene.veil(&light, core, 0.55) + scene.veil(&dark, rust, 0.5);
        let edge = Smudge {
            density: 0.9,
            seed: 4,
            opacity: 0.75,
            ..Smudge::of(Self::PUPIL, r * 0.05)
        };
        ink += edge.ink(scene, &circle(self.at, r).minus(&circle(self.at, r * 0.86)));
        let (high, wide) = (r * 0.74, r * 0.2);
        let pupil = blob(&knots![
            x, y - high, corner; x + wide * 0.55, y - high * 0.55; x + wide, y; x + wide * 0.55, y + high * 0.55;
            x, y + high, corner; x - wide * 0.55, y + high * 0.55; x - wide, y; x - wide * 0.55, y - high * 0.55
        ]);
        ink += scene.veil(&pupil.grown(r * 0.02), core, 0.45);
        ink += scene.fill(&handcut(&pupil, 0.6, 30.0, seed), Self::PUPIL);
        let glint = (x - r * 0.3, y - r * 0.4);
        let window = ellipse(glint, r * 0.13, r * 0.2).turned(32.0, glint);
        ink += scene.veil(&window, "#fffdf0", 0.9);
        let small = ellipse((x + r * 0.3, y + r * 0.36), r * 0.05, r * 0.07);
        ink + scene.veil(&small, "#fffdf0", 0.5)
    }

    /// Light ones and dark ones.
    fn fibres(&self, seed: i64) -> (Shape, Shape) {
        let mut chance = Chance::of("great eye", seed as u64);
        let (mut light, mut dark) = (Vec::new(), Vec::new());
        for i in 0..150 {
            let turn = chance.between(0.0, 360.0);
            let (from, to) = (
                self.r * chance.between(0.24, 0.55),
                self.r * chance.between(0.66, 0.93),
            );
            let points = [
                towards(self.at, turn, from),
                towards(self.at, turn + chance.near(0.0, 1.1), (from + to) / 2.0),
                towards(self.at, turn + chance.near(0.0, 2.8), to),
            ];
            let width = self.r * chance.between(0.006, 0.02);
            let fibre = Stroke::new(&points, &[0.3, width, 0.3]).blunt().shape();
            if i % 2 == 0 { &mut light } else { &mut dark }.push(fibre);
        }
        (all(light), all(dark))
    }
}
