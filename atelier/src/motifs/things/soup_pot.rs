//! Pots of soup.

use crate::line::{blob, ellipse, handcut, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// A large enamelled pot, 136 wide and 118 high, full of soup; the middle of its rim is the origin. Nothing weighs anything there: the
/// lid is above it, and the soup has risen to a dome.
#[derive(Clone, Copy, Debug)]
pub struct SoupPot {
    /// Where.
    pub spot: Spot,
    /// How far the lid is above it.
    pub lifted: f64,
    /// How far the lid is turned, in degrees.
    pub tilt: f64,
}

impl SoupPot {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let at = |at: At| self.spot.point(at);
        let mut ink = Ink::none();
        let put = |shape: &Shape| handcut(&self.spot.put(shape), 0.4, 14.0, 3);
        for side in [-1.0, 1.0] {
            let handle = taper(
                &[
                    (side * 66.0, 22.0),
                    (side * 84.0, 22.0),
                    (side * 88.0, 38.0),
                    (side * 66.0, 42.0),
                ],
                &[8.0, 8.0, 8.0, 8.0],
            );
            ink += scene.fill(&put(&handle), "#1d3340");
        }
        let body = blob(&knots![
            -68, 0, corner; -68, 50; -64, 96; -50, 112; 0, 118; 50, 112; 64, 96; 68, 50; 68, 0, corner; 40, 16; 0, 20; -40, 16
        ]);
        let side = stops![0, "#1f3a48"; 0.55, "#2a5060"; 0.82, "#5d8c94"; 1, "#2f5866"];
        ink += scene.fill(
            &put(&body),
            scene.linear(at((-68.0, 0.0)), at((68.0, 0.0)), &side),
        );
        let chips = all([
            ellipse((-30.0, 92.0), 5.0, 3.0),
            ellipse((24.0, 60.0), 3.0, 2.4),
            ellipse((44.0, 102.0), 4.0, 2.0),
        ]);
        ink += scene.veil(&put(&chips), "#0f1e28", 0.8);
        let glint = taper(&spots![46, 28; 49, 60; 45, 92], &[2.0, 7.0, 2.0]);
        ink += scene.veil(&put(&glint), "#d9efe6", 0.6);
        ink += scene.fill(&put(&ellipse((0.0, 0.0), 70.0, 19.0)), "#16262f");
        let soup = blob(
            &knots![-62, 2; -50, -12; -20, -22; 16, -23; 48, -14; 62, 2; 36, 13; 0, 16; -36, 13],
        );
        let gold = stops![0, "#ffcf63"; 0.6, "#f08a2c"; 1, "#c9601c"];
        ink += scene.fill(
            &put(&soup),
            scene.linear(at((0.0, -24.0)), at((0.0, 16.0)), &gold),
        );
        let carrots = all([
            ellipse((-26.0, -6.0), 9.0, 5.0),
            ellipse((20.0, -10.0), 8.0, 4.4),
            ellipse((4.0, 5.0), 8.0, 4.0),
        ]);
        ink += scene.fill(&put(&carrots), "#ffb03a");
        let parsley = all([
            ellipse((-4.0, -14.0), 4.0, 2.0),
            ellipse((36.0, -2.0), 4.0, 2.0),
            ellipse((-40.0, 2.0), 4.0, 2.0),
        ]);
        ink += scene.fill(&put(&parsley), "#4c7a3a");
        let shine = taper(&spots![-36, -12; -16, -18; 4, -19], &[1.0, 3.4, 1.0]);
        ink += scene.veil(&put(&shine), "#fff6d8", 0.8);
        let rim = ellipse((0.0, 0.0), 72.0, 21.0).minus(&ellipse((0.0, -1.0), 66.0, 17.0));
        let front = rim.minus(&soup.moved(0.0, -1.0).within(&rect(-80.0, -40.0, 80.0, 0.0)));
        ink += scene.fill(&put(&front), "#3f6c78");
        ink += self.lid(scene);
        ink
    }

    fn lid(&self, scene: &Scene) -> Ink {
        let mut ink = Ink::none();
        let above = self.spot.point((self.tilt * -0.9, -self.lifted));
        let spot = Spot::new(above.0, above.1, self.spot.size).turned(self.tilt);
        let put = |shape: &Shape| handcut(&spot.put(shape), 0.4, 14.0, 5);
        ink += scene.fill(&put(&ellipse((0.0, 6.0), 72.0, 17.0)), "#14232c");
        let dome = blob(
            &knots![-73, 2, corner; -54, -14; -18, -24; 18, -24; 54, -14; 73, 2, corner; 40, 14; 0, 17; -40, 14],
        );
        let side = stops![0, "#213e4c"; 0.6, "#2f5866"; 0.85, "#6a9aa0"; 1, "#2f5866"];
        ink += scene.fill(
            &put(&dome),
            scene.linear(spot.point((-78.0, 0.0)), spot.point((76.0, 0.0)), &side),
        );
        let knob =
            ellipse((0.0, -30.0), 13.0, 8.0).and(&taper(&spots![0, -22; 0, -30], &[9.0, 9.0]));
        ink += scene.fill(&put(&knob), "#1a2f3a");
        ink += scene.veil(&put(&ellipse((4.0, -33.0), 5.0, 2.4)), "#d9efe6", 0.7);
        let glint = taper(&spots![28, -16; 46, -9; 58, -3], &[1.0, 4.0, 1.0]);
        ink += scene.veil(&put(&glint), "#d9efe6", 0.6);
        ink
    }
}
