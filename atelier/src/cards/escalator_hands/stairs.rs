//! The two escalators from the side, one behind the other: a black handrail, panels of bottle green, a steel edge, and the pale side below. Near the two
//! who hold hands they bend towards each other.

use crate::line::{poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// An escalator.
pub struct Stairs {
    /// Where the handrail crosses the left edge.
    start: f64,
    /// How steeply it falls to the right.
    fall: f64,
    /// How far it bends towards the two.
    bend: f64,
    /// How far back it is: 0 is in front.
    back: f64,
}

/// The one that goes up, behind.
pub const FAR: Stairs = Stairs {
    start: 566.0,
    fall: -0.62,
    bend: 96.0,
    back: 0.4,
};
/// The one that goes down, in front.
pub const NEAR: Stairs = Stairs {
    start: 1226.0,
    fall: -0.62,
    bend: -128.0,
    back: 0.0,
};

impl Stairs {
    /// The height of the handrail.
    pub fn rail(&self, x: f64) -> f64 {
        let near = ((x - 410.0) / 185.0).powi(2);
        self.start + self.fall * x + self.bend * (-near).exp()
    }

    /// A strip along it, between two depths below the handrail.
    fn strip(&self, from: f64, to: f64) -> Shape {
        let xs = || (0..=45).map(|i| -40.0 + 20.0 * f64::from(i));
        let upper = xs().map(|x| (x, self.rail(x) + from));
        let lower = xs().rev().map(|x| (x, self.rail(x) + to));
        poly(&upper.chain(lower).collect::<Vec<At>>())
    }

    /// All that is above its handrail, where its riders are seen.
    pub fn above(&self) -> Shape {
        self.strip(-1400.0, 6.0)
    }

    pub fn draw(&self, scene: &Scene) {
        let whole = self.strip(0.0, 236.0);
        scene.add(scene.multiplied(
            scene.blurred(scene.veil(&whole.moved(14.0, 30.0), "#71818a", 0.62), 16.0),
        ));
        let dim = |colour: &str| crate::colour::mix(colour, "#c9d6d3", self.back * 0.5);
        // The pale side below, with ribs.
        let side = self.strip(150.0, 236.0);
        let (a, b) = (
            (300.0, self.rail(300.0) + 150.0),
            (340.0, self.rail(300.0) + 250.0),
        );
        let pale = stops![0, dim("#c9d2cf"); 1, dim("#8b9a9c")];
        scene.add(scene.fill(&side, scene.linear(a, b, &pale)));
        // Panels of enamel with joints.
        let panel = self.strip(14.0, 136.0);
        let green = stops![0, dim("#2f7a62"); 0.5, dim("#1f5f4d"); 1, dim("#164a3e")];
        scene.add(scene.fill(
            &panel,
            scene.linear((260.0, 0.0), (260.0 - 60.0 * self.fall, 1100.0), &green),
        ));
        for i in 0..9 {
            let x = -10.0 + 104.0 * f64::from(i) + 40.0 * self.back;
            let joint = rect(x, -200.0, x + 3.0, 1500.0).within(&panel);
            scene.add(scene.fill(&joint, dim("#123a32")));
            scene.add(scene.fill(&joint.moved(3.0, 0.0).within(&panel), dim("#4c9a80")));
            let gleam = poly(&[
                (x + 26.0, -200.0),
                (x + 54.0, -200.0),
                (x + 30.0, 1500.0),
                (x + 2.0, 1500.0),
            ])
            .within(&panel);
            scene.add(scene.veil(&gleam, "#ffffff", 0.07));
            let rib = rect(x + 50.0, -200.0, x + 53.0, 1500.0).within(&side);
            scene.add(scene.veil(&rib, "#6f8085", 0.6));
        }
        scene.add(scene.veil(&self.strip(14.0, 34.0), "#0c2a26", 0.4));
        // Steel edges.
        let steel = stops![0, "#f4f7f5"; 0.5, dim("#b4c0c2"); 1, dim("#7d8c92")];
        for (from, to) in [(10.0, 18.0), (132.0, 152.0)] {
            let strip = self.strip(from, to);
            scene.add(scene.fill(
                &strip,
                scene.linear(
                    (400.0, self.rail(400.0) + from),
                    (400.0, self.rail(400.0) + to + 6.0),
                    &steel,
                ),
            ));
            scene.add(scene.veil(&self.strip(to - 2.0, to), "#4a585e", 0.6));
        }
        for i in 0..34 {
            let x = 8.0 + 24.0 * f64::from(i);
            let at = (x, self.rail(x) + 142.0);
            scene.add(scene.fill(&crate::line::circle(at, 2.2), "#6d7c82"));
        }
        // The handrail, and the light on it.
        scene.add(scene.fill(&self.strip(-12.0, 12.0), "#20242c"));
        scene.add(scene.veil(&self.strip(-9.5, -5.0), "#aebac4", 0.75));
        scene.add(scene.veil(&self.strip(6.0, 12.0), "#090b10", 0.6));
    }
}

/// The steel slope between the two.
pub fn between(scene: &Scene) {
    let xs = || (0..=45).map(|i| -40.0 + 20.0 * f64::from(i));
    let upper = xs().map(|x| (x, FAR.rail(x) + 200.0));
    let lower = xs().rev().map(|x| (x, NEAR.rail(x) + 20.0));
    let slope = poly(&upper.chain(lower).collect::<Vec<At>>());
    let steel = stops![0, "#8fa3a4"; 0.4, "#d3dedb"; 0.75, "#a3b4b5"; 1, "#5f757b"];
    scene.add(scene.fill(&slope, scene.linear((330.0, 430.0), (560.0, 900.0), &steel)));
    // Brushed along the slope, and bent with it.
    for i in 0..26 {
        let part = f64::from(i) / 26.0;
        let line: Vec<At> = xs()
            .map(|x| {
                let (a, b) = (FAR.rail(x) + 200.0, NEAR.rail(x) - 20.0);
                (x, a + (b - a) * part)
            })
            .collect();
        let (colour, much) = if i % 3 == 0 {
            ("#ffffff", 0.4)
        } else {
            ("#587076", 0.22)
        };
        let wide = if i % 5 == 0 { 2.6 } else { 1.2 };
        scene.add(scene.clipped(&slope, scene.stitched(&line, colour, wide, much, None)));
    }
    for x in [-10.0, 170.0, 640.0, 790.0] {
        let joint = [(x, FAR.rail(x) + 190.0), (x + 30.0, NEAR.rail(x))];
        scene.add(scene.clipped(&slope, scene.stitched(&joint, "#4a6066", 2.4, 0.55, None)));
    }
    let dark = xs().map(|x| (x, FAR.rail(x) + 232.0)).collect::<Vec<At>>();
    let dark = scene.blurred(scene.stitched(&dark, "#22383e", 40.0, 0.55, None), 14.0);
    scene.add(scene.clipped(&slope, dark));
}
