//! Kites.

use crate::colour::Colour;
use crate::line::{Path, curve, poly, taper};
use crate::motifs::Motif;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::Spot;
use crate::spots;
use crate::svg::Ink;

/// A kite with a tail of bows, about 56 wide and 190 long; its string is tied at the origin.
pub struct Kite {
    /// Where.
    pub spot: Spot,
    /// Its colours: the sail, and two of its fields.
    pub colours: [Colour; 3],
    /// The colour of its spar and its shadow.
    pub dark: Colour,
    /// The colour of its string.
    pub string: Colour,
}

impl Kite {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let [sail, right, left] = self.colours;
        let cloth = poly(&spots![0, -46; 30, -6; 6, 42; -26, -2]);
        let cloth = motif.cut_over(&cloth, 0, 0.6, 20.0);
        let mut ink = scene.shadow(&cloth, (2.0, 5.0), 7.0, self.dark, 0.3);
        ink += scene.sheet(&cloth, sail).lit(0.3).shade(0.4).rim(1.2).ink();
        let fields = [
            (poly(&spots![0, -46; 30, -6; 2, -3]), right),
            (poly(&spots![-26, -2; 2, -3; 6, 42]), left),
        ];
        for (field, colour) in fields {
            ink += scene.fill(&motif.put(&field), colour);
        }
        let spar = taper(&spots![0, -46; 6, 42], &[1.2, 1.2]);
        ink += scene.veil(&motif.put(&spar), self.dark, 0.6);
        let tail = motif
            .spot
            .points(spots![6, 42; 22, 66; 10, 92; 30, 116; 22, 140]);
        ink += scene.thread(&tail, self.string, 1.2, 1.0);
        let mut chance = Chance::of("kite", seed as u64);
        let bow = poly(&spots![0, 0; -9, -5; -9, 5]).and(&poly(&spots![0, 0; 9, -5; 9, 5]));
        for ((x, y), direction) in Path::new(curve(&tail)).walk(5) {
            let spot = Spot::new(x, y, 0.8 * self.spot.size).turned(direction + 90.0);
            ink += scene.fill(&spot.put(&bow), *chance.pick(&self.colours));
        }
        ink
    }
}
