//! Gramophones.

use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, ellipse, handcut_finely, poly, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const BRASS: &str = "#e2aa45";
const GLINT: &str = "#fff0b8";

/// A gramophone with a flower horn that shines from within; it stands on the origin, 200 high.
pub struct Gramophone {
    /// Where it stands.
    pub spot: Spot,
    /// Where the light is.
    pub light: At,
}

impl Gramophone {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        self.case(scene) + self.horn(scene)
    }

    fn cut(&self, shape: &Shape, part: i64) -> Shape {
        handcut_finely(&self.spot.put(shape), 0.4, 20.0, 3 + part, 0.15)
    }

    fn sheet(
        &self,
        scene: &Scene,
        shape: &Shape,
        colour: impl Into<Colour>,
        shade: f64,
        rim: (f64, &str),
    ) -> Ink {
        scene
            .sheet(shape, colour)
            .light(self.light)
            .lit(0.3)
            .shade(shade)
            .rim(rim.0)
            .rim_colour(rim.1)
            .ink()
    }

    fn case(&self, scene: &Scene) -> Ink {
        let board = |knots: &[Knot]| self.cut(&blob(knots), 0);
        let case = board(&knots![-62, 0, corner; 62, 0, corner; 58, -44, corner; -58, -44, corner]);
        let foot = board(&knots![-66, 3, corner; 66, 3, corner; 66, -5, corner; -66, -5, corner]);
        let front =
            board(&knots![-44, -10, corner; 44, -10, corner; 42, -36, corner; -42, -36, corner]);
        let mut ink = scene.shadow(&case, (0.0, 3.0), 8.0, "#1a1018", 0.5);
        ink += self.sheet(scene, &case, "#6e3a30", 0.6, (1.6, "#ffdc96"));
        ink += self.sheet(scene, &foot, "#5a2c2a", 0.4, (1.2, "#ffdc96"));
        ink += scene.veil(&front, "#8a4e3a", 0.8);
        for i in -4..=4 {
            let x = f64::from(i) * 9.0;
            let slat = taper(&[(x, -34.0), (x * 1.04, -12.0)], &[1.6, 1.6]);
            ink += scene.veil(&self.cut(&slat, 0), "#4a2424", 0.7);
        }
        let disc = self.cut(&ellipse((-4.0, -47.0), 52.0, 9.0), 0);
        ink += self.sheet(scene, &disc, "#241620", 0.4, (1.0, "#c8a070"));
        ink += scene.fill(&self.cut(&ellipse((-4.0, -47.0), 14.0, 3.0), 0), "#c8503e");
        let crank = taper(&spots![62, -22; 82, -22; 82, -8], &[4.0, 4.0, 4.0]);
        ink + scene.fill(&self.cut(&crank, 0), BRASS)
    }

    /// A scalloped bell, seen from slightly below.
    fn horn(&self, scene: &Scene) -> Ink {
        let neck = taper(
            &spots![44, -50; 62, -64; 48, -84; 14, -92; 0, -110],
            &[10.0, 11.0, 13.0, 18.0, 34.0],
        );
        let neck = self.cut(&neck, 0);
        let mut ink = scene.shadow(&neck, (0.0, 3.0), 6.0, "#1a1018", 0.5);
        let brass = mix(BRASS, "#8a5420", 0.25);
        ink += self.sheet(scene, &neck, brass, 0.5, (1.4, GLINT));
        let cone = self.cut(
            &blob(&knots![
                -98, -150; -70, -122; -34, -104; -16, -90; 16, -90; 34, -104; 70, -122; 98, -150; 0, -140
            ]),
            0,
        );
        ink += scene.shadow(&cone, (0.0, 4.0), 8.0, "#1a1018", 0.5);
        ink += self.sheet(scene, &cone, BRASS, 0.6, (1.6, GLINT));
        for aside in [-0.75, -0.45, -0.15, 0.15, 0.45, 0.75] {
            let rib = [
                (aside * 14.0, -92.0),
                (aside * 46.0, -112.0),
                (aside * 92.0, -148.0),
            ];
            let rib = self.cut(&taper(&rib, &[1.0, 1.8, 1.0]), 0);
            ink += scene.veil(&rib, "#8a4e1e", 0.7);
        }
        ink + self.mouth(scene)
    }

    fn mouth(&self, scene: &Scene) -> Ink {
        let flat = |degrees: f64, r: f64| {
            let (x, y) = towards((0.0, 0.0), degrees, r);
            (x, -150.0 + y * 52.0 / 98.0)
        };
        let bell: Vec<At> = (0..64)
            .map(|i| {
                let degrees = f64::from(i) * 360.0 / 64.0;
                flat(
                    degrees,
                    98.0 * (1.0 + 0.055 * (degrees * 10.0).to_radians().cos()),
                )
            })
            .collect();
        let bell = self.cut(&poly(&bell), 2);
        let mut ink = scene
            .sheet(&bell, "#f4c860")
            .light(self.light)
            .lit(0.3)
            .shade(0.3)
            .rim(2.0)
            .dark("#b87428")
            .rim_colour("#fffbe0")
            .ink();
        let shine = stops![0, "#fffef0"; 0.35, "#fff2b4"; 0.8, "#f8cc62"; 1, "#d99a3a"];
        let middle = self.spot.point((0.0, -150.0));
        let inside = self.cut(&ellipse((0.0, -150.0), 84.0, 42.0), 0);
        ink += scene.fill(&inside, scene.radial(middle, 90.0 * self.spot.size, &shine));
        for i in 0..20 {
            let degrees = f64::from(i) * 18.0;
            let petal = [
                flat(degrees, 22.0),
                flat(degrees, 60.0),
                flat(degrees, 92.0),
            ];
            let petal = self.cut(&taper(&petal, &[0.4, 1.4, 1.0]), 0);
            ink += scene.veil(&petal, "#c8842e", 0.5);
        }
        ink
    }
}
