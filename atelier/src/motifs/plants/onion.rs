//! Onions.

use std::f64::consts::FRAC_PI_2;

use crate::colour::{Colour, mix};
use crate::line::{blob, taper};
use crate::motifs::Motif;
use crate::scene::{Scene, Spray};
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A whole red onion that stands on the origin, about 200 wide and 250 high without its stalk.
pub struct Onion {
    /// Where it stands.
    pub spot: Spot,
    /// Its skin.
    pub skin: Colour,
    /// The deep hue of its skin.
    pub dark: Colour,
    /// Its dry stalk.
    pub stalk: Colour,
}

impl Default for Onion {
    fn default() -> Self {
        Onion {
            spot: Spot::new(0.0, 0.0, 1.0),
            skin: "#8f2560".into(),
            dark: "#3a0a34".into(),
            stalk: "#d9b48a".into(),
        }
    }
}

impl Onion {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let body = blob(&knots![
            -8, -234, corner; -14, -222; -34, -204; -74, -176; -102, -126; -104, -74; -78, -26; -36, -4; 0, 2; 36, -4;
            78, -26; 104, -74; 102, -126; 74, -176; 34, -204; 14, -222; 8, -234, corner
        ]);
        let body = motif.cut_over(&body, 0, 0.9, 40.0);
        let sheet = scene.sheet(&body, self.skin).lit(0.3).shade(0.6).rim(2.0);
        let mut ink = sheet.rim_colour("#ffd9d0").dark(self.dark).seed(seed).ink();
        ink += scene.clipped(&body, self.veins(&motif));
        let shine = motif.put(&blob(&knots![
            -60, -150; -76, -112; -72, -78; -58, -84; -54, -112; -48, -140
        ]));
        let spray = Spray::finer(5, 0.85, 0.85);
        let shine = scene.smudge(&shine, 0.8, 7.0 * self.spot.size, "#ffe9ee", spray);
        ink + scene.clipped(&body, shine) + self.stalk(&motif)
    }

    fn veins(&self, motif: &Motif) -> Ink {
        let count = 13;
        let veins = (0..count).map(|i| {
            let part = -1.0 + 2.0 * (f64::from(i) + 0.5) / f64::from(count);
            let round = (part * FRAC_PI_2).sin();
            let points = spots![
                round * 12.0, -240; round * 34.0, -204; round * 88.0, -160; round * 104.0, -92; round * 72.0, -24;
                round * 20.0, 0
            ];
            let vein = motif.taper(&points, &[0.5, 1.6, 2.2, 2.0, 1.4, 0.4]);
            let colour = if i % 2 == 1 {
                self.dark
            } else {
                mix(self.skin, "#ffd9d0", 0.5)
            };
            motif.scene.veil(&vein, colour, 0.42)
        });
        veins.sum()
    }

    fn stalk(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let stalk = all([
            blob(&knots![-17, -218; -15, -240; -10, -262; 6, -262; 13, -240; 16, -218; 0, -212]),
            taper(
                &spots![-6, -250; -12, -276; -26, -298; -44, -304],
                &[12.0, 9.0, 6.0, 1.5],
            ),
            taper(
                &spots![0, -252; -2, -284; 4, -306; 0, -326],
                &[12.0, 9.0, 6.0, 1.5],
            ),
            taper(
                &spots![5, -252; 12, -274; 26, -284; 36, -300],
                &[10.0, 7.0, 4.0, 1.0],
            ),
        ]);
        let stalk = motif.cut_over(&stalk.fillet(4.0), 3, 0.6, 12.0);
        let dark = mix(self.stalk, self.dark, 0.5);
        let mut ink = scene.sheet(&stalk, self.stalk).lit(0.3).dark(dark).ink();
        for x in [-8.0, 0.0, 7.0] {
            let fibre = spots![x, -226; x * 1.2, -254; x * 1.6, -276];
            ink += scene.veil(&motif.taper(&fibre, &[1.6, 1.4, 0.4]), dark, 0.7);
        }
        ink
    }
}
