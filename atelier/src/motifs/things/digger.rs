//! Diggers.

use crate::colour::Colour;
use crate::line::{blob, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A digger with its arm laid down before it, as a dog lays down its head: about 290 wide and 135 high, it looks to the right; the ground
/// below it is the origin.
#[derive(Clone, Copy, Debug)]
pub struct Digger {
    /// Where it stands.
    pub spot: Spot,
    /// Its colour.
    pub colour: Colour,
}

/// What it is cut from.
struct Pieces {
    track: Shape,
    body: Shape,
    cab: Shape,
    pane: Shape,
    boom: Shape,
    bucket: Shape,
}

impl Digger {
    fn put(&self, shape: &Shape) -> Shape {
        handcut(&self.spot.put(shape), 0.7, 14.0, 5)
    }

    fn pieces(&self) -> Pieces {
        let track = blob(
            &knots![-96, -16; -84, -34; -50, -38; 30, -38; 62, -34; 74, -16; 62, 0; 20, 4; -60, 4; -88, 0],
        );
        let body = blob(
            &knots![-98, -44, corner; -102, -84; -84, -96; -30, -98, corner; -26, -42, corner],
        );
        let cab = blob(
            &knots![-26, -42, corner; -24, -132, corner; 22, -134; 38, -96, corner; 40, -42, corner],
        );
        let pane = blob(
            &knots![-14, -82, corner; -13, -122, corner; 14, -123; 28, -92, corner; 28, -82, corner],
        );
        let boom = taper(&spots![24, -64; 70, -112; 118, -112], &[24.0, 22.0, 16.0]).and(&taper(
            &spots![112, -116; 146, -70; 158, -26],
            &[18.0, 15.0, 12.0],
        ));
        let bucket = blob(
            &knots![142, -34, corner; 176, -30; 186, -12; 176, 2, corner; 150, 4; 134, 0, corner; 146, -14],
        );
        Pieces {
            track,
            body,
            cab,
            pane,
            boom,
            bucket,
        }
    }

    /// Cab, arm and bucket, where light may fall on them.
    pub fn raised(&self) -> Shape {
        let Pieces {
            cab, boom, bucket, ..
        } = self.pieces();
        self.put(&all([boom, bucket, cab]))
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let put = |shape: &Shape| self.put(shape);
        let Pieces {
            track,
            body,
            cab,
            pane,
            boom,
            bucket,
        } = self.pieces();
        let ram = taper(&spots![44, -70; 92, -96], &[7.0, 5.0]);
        let mut ink =
            scene.fill(&put(&boom), self.colour.lighter(-0.03)) + scene.fill(&put(&ram), "#565a68");
        ink += scene.fill(&put(&track), "#333a4a");
        ink += scene.fill(&put(&body), self.colour)
            + scene.fill(&put(&cab), self.colour.lighter(0.03));
        ink += scene.fill(&put(&pane), "#2c364a") + scene.fill(&put(&bucket), "#4a4a54");
        let wheels = [-72.0, -40.0, -8.0, 24.0, 52.0].map(|x| ellipse((x, -16.0), 11.0, 12.0));
        ink += scene.fill(&put(&all(wheels)), "#4a5162");
        let vents = [-84.0, -76.0, -68.0].map(|x| taper(&[(x, -80.0), (x, -60.0)], &[2.4, 2.4]));
        ink += scene.veil(&put(&all(vents)), "#4a3f38", 0.8);
        ink
    }
}
