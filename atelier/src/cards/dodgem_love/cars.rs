//! The two dodgems. Each is drawn in its own measure with its nose at the origin and its tail to the left, on a floor at 0.

use crate::line::{blob, circle, ellipse, handcut, poly, taper, towards};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::CRASH;

/// A car: where it is, and its paints: light, plain, dark, reflected.
pub struct Car {
    pub spot: Spot,
    paints: [&'static str; 4],
    stripe: &'static str,
}

pub fn hers() -> Car {
    Car {
        spot: Spot::new(CRASH.0 + 4.0, CRASH.1 + 26.0, 1.16).turned(-16.0),
        paints: ["#ff7fb4", "#e0207c", "#8a0f5c", "#ffb04a"],
        stripe: "#fff1dc",
    }
}

pub fn his() -> Car {
    Car {
        spot: Spot::new(CRASH.0 - 4.0, CRASH.1 - 2.0, 1.06)
            .turned(-9.0)
            .flipped(true),
        paints: ["#6f9bff", "#2440c8", "#141f7a", "#ff9a4a"],
        stripe: "#ffd23a",
    }
}

fn body() -> Shape {
    blob(&knots![
        -10, -66; -6, -104; -22, -150; -58, -188; -104, -206; -140, -222, corner; -168, -192; -230, -184; -300, -190; -340, -214, corner;
        -372, -262; -410, -276; -452, -240; -476, -160; -480, -66
    ])
}

fn rubber() -> Shape {
    blob(
        &knots![6, -70; 12, -44; 4, -14; -40, -4; -240, 0; -440, -4; -486, -20; -492, -50; -480, -78; -240, -84; -30, -84],
    )
}

impl Car {
    /// What is behind the driver: the inside, the back of the seat, and the pole to the mesh.
    pub fn back(&self, scene: &Scene) -> Ink {
        let put = |shape: &Shape| handcut(&self.spot.put(shape), 0.8, 24.0, 3);
        let pole = taper(
            &[(-420.0, -240.0), (-440.0, -600.0), (-452.0, -1100.0)],
            &[12.0, 10.0, 8.0],
        );
        let pole = self.spot.put(&pole);
        let mut ink = scene.fill(&pole, "#3b2a6a");
        ink += scene.veil(&pole.minus(&pole.moved(3.0, 0.0)), "#ffd98a", 0.6);
        let inside = blob(
            &knots![-120, -230; -150, -262; -230, -268; -310, -266; -352, -300; -392, -312; -400, -240; -330, -170; -180, -160],
        );
        ink += scene.fill(&put(&inside), self.paints[2]);
        let seat =
            blob(&knots![-300, -190; -318, -300; -340, -336; -376, -332; -392, -270; -380, -190]);
        ink += scene.fill(&put(&seat), "#3a1a4a");
        let seam = put(&seat).minus(&put(&seat).moved(4.0, 5.0));
        ink + scene.veil(&seam, "#ffb8a0", 0.5)
    }

    /// All of the card that is above its floor.
    pub fn above(&self) -> Shape {
        self.spot
            .put(&poly(&spots![900, -90; 900, -1300; -900, -1300; -900, -90]))
    }

    /// The wheel, before the driver and behind the hands.
    pub fn wheel(&self, scene: &Scene) -> Ink {
        let at = WHEEL;
        let put = |shape: &Shape| self.spot.put(&shape.turned(24.0, at));
        let ring = ellipse(at, 62.0, 84.0);
        let ring = put(&ring.minus(&ellipse(at, 50.0, 71.0)));
        let column = taper(
            &[self.spot.point(at), self.spot.point((-96.0, -204.0))],
            &[12.0, 16.0],
        );
        let spoke = put(&taper(
            &[(at.0, at.1 - 74.0), (at.0 + 4.0, at.1), (at.0, at.1 + 74.0)],
            &[9.0, 20.0, 9.0],
        ));
        let mut ink = scene.fill(&column.and(&spoke), "#8d86a8");
        ink += scene.fill(&ring, "#2a1838");
        ink + scene.veil(&ring.minus(&ring.moved(2.0, 3.0)), "#ffe2b0", 0.7)
    }

    /// Where a hand goes on the wheel, by its angle.
    pub fn grip(&self, degrees: f64) -> At {
        let (s, c) = degrees.to_radians().sin_cos();
        let ring = ellipse((WHEEL.0 + 58.0 * c, WHEEL.1 + 80.0 * s), 1.0, 1.0).turned(24.0, WHEEL);
        self.spot.point(ring.bounds().middle())
    }

    /// The side towards us, the rubber, and the lamp.
    pub fn front(&self, scene: &Scene, seed: i64) -> Ink {
        let put = |shape: &Shape| handcut(&self.spot.put(shape), 0.8, 30.0, seed);
        let at = |x: f64, y: f64| self.spot.point((x, y));
        let [light, plain, dark, warm] = self.paints;
        let whole = put(&body());
        let shine = stops![0, light; 0.3, plain; 0.66, plain; 1, dark];
        let mut ink = scene.fill(
            &whole,
            scene.linear(at(-150.0, -260.0), at(-190.0, -60.0), &shine),
        );
        // What the floor throws back, and a hard gloss that follows the hood.
        let low = put(&poly(&spots![10, -96; -480, -96; -480, -60; 10, -60]));
        ink += scene.clipped(&whole, scene.blurred(scene.veil(&low, warm, 0.75), 8.0));
        let gloss = blob(
            &knots![-20, -138; -58, -178; -108, -206; -136, -220; -130, -200; -92, -180; -50, -150; -26, -118],
        );
        ink += scene.veil(&put(&gloss), "#fff4ea", 0.85);
        let side = blob(
            &knots![-176, -178; -236, -170; -310, -174; -350, -196; -356, -184; -310, -160; -236, -156; -180, -164],
        );
        ink += scene.veil(&put(&side), "#ffe6e0", 0.5);
        let wing =
            blob(&knots![-366, -244; -408, -262; -442, -236; -456, -196; -440, -214; -408, -240]);
        ink += scene.veil(&put(&wing), "#fff4ea", 0.7);
        // A flash along the side.
        let flash = poly(
            &spots![-36, -112; -210, -150; -196, -126; -330, -148; -466, -150; -330, -118; -216, -104; -226, -122],
        );
        ink += scene.clipped(&whole, scene.fill(&put(&flash), self.stripe));
        ink += scene.veil(&whole.minus(&whole.moved(0.0, 3.4)), "#fff0d8", 0.6);
        ink += self.lamp(scene);
        ink + self.rubber(scene, seed)
    }

    fn lamp(&self, scene: &Scene) -> Ink {
        let at = self.spot.point((-40.0, -128.0));
        let k = self.spot.size;
        let chrome = scene.linear(
            (at.0, at.1 - 30.0 * k),
            (at.0, at.1 + 30.0 * k),
            &stops![0, "#ffffff"; 0.45, "#b8aed0"; 0.55, "#5a4a80"; 1, "#f6c878"],
        );
        let mut ink = scene.fill(&circle(at, 31.0 * k), chrome);
        ink += scene.fill(
            &circle(at, 22.0 * k),
            scene.radial(
                (at.0 - 6.0, at.1 - 6.0),
                26.0 * k,
                &stops![0, "#fffdf0"; 0.6, "#ffe9a0"; 1, "#ffb84a"],
            ),
        );
        ink + scene.glow(at, 90.0, "#fff0b0", 0.5, 0.3)
    }

    fn rubber(&self, scene: &Scene, seed: i64) -> Ink {
        let rubber = handcut(&self.spot.put(&rubber()), 0.8, 30.0, seed + 1);
        let at = |x: f64, y: f64| self.spot.point((x, y));
        let black = stops![0, "#5a3a6c"; 0.25, "#2a1636"; 0.8, "#180c24"; 1, "#6a2e2e"];
        let mut ink = scene.fill(
            &rubber,
            scene.linear(at(-240.0, -86.0), at(-240.0, 2.0), &black),
        );
        let trim = taper(
            &self
                .spot
                .points(spots![2, -84; -30, -90; -240, -92; -480, -86]),
            &[7.0, 9.0, 9.0, 9.0],
        );
        ink += scene.fill(&trim, "#efe6f4");
        ink += scene.veil(&trim.moved(0.0, 3.0).within(&trim), "#8a7aa8", 0.7);
        let line = taper(
            &self
                .spot
                .points(spots![-4, -54; -40, -60; -240, -62; -480, -58]),
            &[2.0, 5.0, 5.0, 4.0],
        );
        ink + scene.veil(&line, "#c898c8", 0.55)
    }
}

const WHEEL: At = (-150.0, -240.0);

/// What the cars throw on the floor: their shadow, and their colours upside down.
pub fn shadows(scene: &Scene) {
    for car in [his(), hers()] {
        let mirror = car
            .spot
            .put(&body().and(&rubber()).stretched(1.0, -0.8, (0.0, 0.0)));
        scene.add(scene.blurred(scene.veil(&mirror, car.paints[1], 0.5), 18.0));
        let under = car.spot.put(&ellipse((-235.0, 8.0), 262.0, 26.0));
        scene.add(scene.blurred(scene.veil(&under, "#3a0f3c", 0.8), 10.0));
    }
}

/// What flashes where rubber meets rubber.
pub fn flash(scene: &Scene) {
    let at = (CRASH.0 - 2.0, CRASH.1 - 50.0);
    scene.add(scene.glow(at, 260.0, "#fff0b0", 0.8, 0.3));
    for (long, wide, colour) in [(1.0, 1.0, "#fff8e0"), (0.62, 0.8, "#ffb02e")] {
        let ray = |(degrees, far): (f64, f64)| {
            taper(&[at, towards(at, degrees, far * long)], &[46.0 * wide, 1.0])
        };
        let star = all(RAYS.map(ray));
        scene.add(scene.fill(&handcut(&star, 0.8, 14.0, 2), colour));
    }
}

/// The rays of the flash: where to, how far.
const RAYS: [At; 12] = [
    (-98.0, 236.0),
    (-124.0, 170.0),
    (-72.0, 190.0),
    (-150.0, 190.0),
    (-48.0, 150.0),
    (-20.0, 200.0),
    (24.0, 130.0),
    (52.0, 180.0),
    (84.0, 160.0),
    (112.0, 210.0),
    (140.0, 140.0),
    (172.0, 170.0),
];
