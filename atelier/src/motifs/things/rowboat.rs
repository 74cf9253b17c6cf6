//! Rowing boats.

use crate::colour::{Colour, mix};
use crate::line::{between, blob, ellipse, poly, rect};
use crate::motifs::Motif;
use crate::scene::{Scene, WIDTH};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// An empty rowing boat on still water, about 130 long: its oars are shipped, a lantern burns at its bow.
pub struct Rowboat {
    /// Where it lies.
    pub spot: Spot,
    /// Where its light comes from.
    pub light: At,
    /// Its wood.
    pub wood: Colour,
    /// The deep hue of its wood.
    pub dark: Colour,
    /// The colour of its reflection.
    pub water: Colour,
}

impl Rowboat {
    /// Where its lantern is.
    pub fn lantern(&self) -> At {
        self.spot.point((-52.0, -38.0))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let hull = blob(&knots![
            -68, -16, corner; -60, 2; -44, 16; -16, 23; 20, 22; 46, 13; 60, -8, corner; 30, 0; 0, 3; -36, 0
        ]);
        let inside = blob(&knots![
            -68, -16, corner; -40, -17; 0, -15; 40, -14; 60, -8, corner; 34, 2; 0, 5; -38, 1
        ]);
        let mut ink = self.reflection(&motif, &hull.and(&inside));
        let inside = motif.cut(&inside, 1, 0.3);
        let sheet = scene.sheet(&inside, mix(self.wood, self.dark, 0.62));
        let sheet = sheet.light(self.light).lit(0.1).rim(0.0);
        ink += sheet.dark(self.dark).ink();
        for (left, right) in [(-30.0, -22.0), (8.0, 16.0)] {
            let thwart = spots![left - 3.0, -16; right - 3.0, -16; right + 2.0, 4; left + 2.0, 4];
            let thwart = motif.put(&poly(&thwart));
            let sheet = scene.sheet(&thwart, mix(self.wood, "#fff0d0", 0.3));
            ink += sheet.light(self.light).lit(0.2).shade(0.4).rim(1.0).ink();
        }
        ink + self.hull(&motif, &hull) + self.oars(&motif) + self.lamp(&motif)
    }

    fn reflection(&self, motif: &Motif, boat: &Shape) -> Ink {
        let (scene, (_, y)) = (motif.scene, self.spot.at);
        let mirrored = motif.put(&boat.stretched(1.0, -0.9, (0.0, 20.0)));
        let below = rect(0.0, y, WIDTH, y + 90.0 * self.spot.size);
        let dim = scene.blurred(scene.veil(&mirrored, self.water, 0.6), 1.6);
        scene.clipped(&below, dim)
    }

    fn hull(&self, motif: &Motif, hull: &Shape) -> Ink {
        let scene = motif.scene;
        let hull = motif.cut(hull, 0, 0.4);
        let sheet = scene.sheet(&hull, self.wood).light(self.light).lit(0.35);
        let sheet = sheet.shade(0.55).rim(1.6).seed(motif.seed);
        let mut ink = sheet.dark(mix(self.wood, self.dark, 0.55)).ink();
        for down in [7.0, 14.0] {
            let plank = spots![
                -66, -16.0 + down; -40, down; 0, 3.0 + down; 36, down; 62, -10.0 + down
            ];
            let plank = motif.taper(&plank, &[1.0, 1.5, 1.5, 1.5, 1.0]);
            let plank = scene.veil(&plank, mix(self.wood, self.dark, 0.6), 0.7);
            ink += scene.clipped(&hull, plank);
        }
        let near = spots![-68, -16; -38, 0; 0, 4.4; 32, 1; 60, -8];
        let near = motif.taper(&near, &[2.4, 3.2, 3.2, 3.2, 2.4]);
        let far = spots![-68, -16; -40, -18; 0, -16; 40, -15; 60, -8];
        let far = motif.taper(&far, &[2.0, 2.2, 2.2, 2.2, 2.0]);
        ink += scene.fill(&near, mix(self.wood, "#fff6e0", 0.6));
        ink + scene.fill(&far, mix(self.wood, "#fff6e0", 0.35))
    }

    fn oars(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let mut ink = Ink::none();
        for (grip, neck) in [
            ((-48.0, -8.0), (34.0, -22.0)),
            ((-40.0, 0.0), (46.0, -10.0)),
        ] {
            let (x, y) = between(grip, neck, 0.5);
            let shaft = motif.taper(&[grip, (x, y - 1.0), neck], &[2.6, 2.4, 2.4]);
            let blade = ellipse((neck.0 + 7.0, neck.1 - 1.0), 10.0, 3.6).turned(-9.0, neck);
            ink += scene.fill(&shaft.and(&motif.put(&blade)), "#e9d0a8");
        }
        ink
    }

    fn lamp(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let post = motif.taper(&spots![-60, -14; -62, -34; -54, -46], &[3.0, 2.4, 2.0]);
        let glass = blob(&knots![-57, -46; -52, -50; -47, -46; -46, -33; -58, -33]);
        let foot = poly(&spots![-58, -33; -46, -33; -45, -30; -59, -30]);
        let cap = blob(&knots![-58, -46; -52, -52; -46, -46]);
        let mut ink = scene.fill(&post, mix(self.wood, self.dark, 0.7));
        ink += scene.fill(&motif.put(&glass), "#fff3c4");
        ink + scene.fill(&motif.put(&foot.and(&cap)), self.dark)
    }
}
