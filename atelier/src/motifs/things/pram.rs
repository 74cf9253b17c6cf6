//! Prams.

use crate::colour::Colour;
use crate::line::{blob, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

const IRON: &str = "#3b2450";

/// A pram with its hood up, seen a little from above, about 190 wide and 160 high; its origin is on the ground below it. A child lies in
/// it and has kicked the blanket away.
#[derive(Clone, Copy, Debug)]
pub struct Pram {
    /// Where it stands.
    pub spot: Spot,
    /// The colour of its body.
    pub colour: Colour,
    /// The colour of the blanket.
    pub blanket: Colour,
    /// The colour of the child.
    pub skin: Colour,
}

/// Where the wheels are: the near ones first.
const WHEELS: [At; 4] = [(-44.0, -2.0), (38.0, 6.0), (-30.0, -26.0), (50.0, -20.0)];

impl Pram {
    /// Where its wheels are on the card.
    pub fn wheels(&self) -> [At; 4] {
        WHEELS.map(|at| self.spot.point(at))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let mut ink = Ink::none();
        let put = |shape: &Shape| self.spot.put(shape);
        let body = blob(&knots![
            -66, -92, corner; -62, -60; -40, -36; 0, -28; 42, -32; 64, -54; 72, -84, corner; 30, -70; -20, -72
        ]);
        let hood = blob(&knots![
            8, -84, corner; 14, -118; 34, -140; 62, -138; 80, -114; 74, -82, corner; 44, -70; 20, -74
        ]);
        for (x, y) in [WHEELS[2], WHEELS[3]] {
            ink += self.wheel(scene, (x, y), 17.0);
        }
        ink += scene.fill(
            &put(&taper(
                &spots![-44, -2; -30, -40; 38, -40; 38, 6],
                &[5.0, 5.0, 5.0, 5.0],
            )),
            IRON,
        );
        ink += scene.fill(
            &put(&taper(
                &spots![-58, -84; -92, -108; -104, -104],
                &[6.0, 6.0, 7.0],
            )),
            IRON,
        );
        let inside = blob(&knots![-66, -92; -30, -108; 20, -108; 72, -86; 40, -70; -20, -70]);
        ink += scene.fill(&put(&inside), "#fff6e2");
        // The child: a cheek on the pillow, a foot in the air.
        ink += scene.fill(&put(&ellipse((26.0, -92.0), 17.0, 14.0)), self.skin);
        ink += scene.fill(
            &put(&taper(
                &spots![-14, -84; -22, -104; -26, -116],
                &[13.0, 11.0, 8.0],
            )),
            self.skin,
        );
        ink += scene.fill(
            &put(&taper(&spots![-26, -114; -33, -122], &[9.0, 6.0])),
            self.skin,
        );
        let blanket =
            blob(&knots![-62, -88; -44, -98; -20, -92; 4, -96; 14, -84; 4, -70; -30, -68]);
        ink += scene.fill(&put(&blanket), self.blanket);
        ink += scene
            .sheet(&handcut(&put(&body), 0.6, 16.0, 4), self.colour)
            .lit(0.35)
            .shade(0.3)
            .rim(0.0)
            .ink();
        ink += scene
            .sheet(
                &handcut(&put(&hood), 0.6, 16.0, 6),
                self.colour.lighter(-0.07),
            )
            .lit(0.4)
            .shade(0.3)
            .rim(0.0)
            .ink();
        let ribs = all([
            taper(&spots![24, -76; 30, -106; 42, -136], &[1.0, 2.0, 1.0]),
            taper(&spots![44, -72; 58, -104; 66, -136], &[1.0, 2.0, 1.0]),
        ]);
        ink += scene.veil(&put(&ribs), self.colour.lighter(-0.22), 0.8);
        for (x, y) in [WHEELS[0], WHEELS[1]] {
            ink += self.wheel(scene, (x, y), 21.0);
        }
        ink
    }

    fn wheel(&self, scene: &Scene, at: At, r: f64) -> Ink {
        let mut ink = Ink::none();
        let put = |shape: &Shape| self.spot.put(shape);
        let tyre = ellipse(at, r * 0.86, r);
        ink += scene.fill(
            &put(&tyre.minus(&ellipse(at, r * 0.86 - 4.0, r - 4.0))),
            IRON,
        );
        let spokes = (0..4).map(|i| {
            let (s, c) = (f64::from(i) * 45.0f64).to_radians().sin_cos();
            let (x, y) = (c * (r * 0.86 - 3.0), s * (r - 3.0));
            taper(&[(at.0 - x, at.1 - y), (at.0 + x, at.1 + y)], &[1.4, 1.4])
        });
        ink += scene.fill(&put(&all(spokes.collect::<Vec<_>>())), "#6a4f86");
        ink += scene.fill(&put(&ellipse(at, 4.0, 4.0)), IRON);
        ink
    }
}
