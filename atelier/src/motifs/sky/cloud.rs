//! Clouds.

use crate::colour::{Colour, mix};
use crate::line::{ellipse, handcut, poly, step, taper, towards};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::{Ink, Stop};

/// The outline of a cloud: lobes of many sizes along a dome that leans to one side, small ones below.
pub fn cloud_shape(at: At, width: f64, height: f64, seed: u64) -> Shape {
    let (x, y) = at;
    let mut chance = Chance::of("cloud", seed);
    let peak = chance.between(0.35, 0.65);
    let lobes = 9;
    let (mut shapes, mut core) = (Vec::new(), vec![(x - width * 0.46, y)]);
    for i in 0..lobes {
        let part = (f64::from(i) + 0.5 + chance.between(-0.25, 0.25)) / f64::from(lobes);
        let dome = match part < peak {
            true => (part / peak).powf(0.8),
            false => ((1.0 - part) / (1.0 - peak)).powf(0.9),
        };
        let r = height * (0.13 + 0.2 * chance.unit() + 0.1 * dome);
        let lobe = (
            x - width / 2.0 + width * part,
            y - (height * dome * chance.between(0.78, 1.05) - r).max(0.0),
        );
        shapes.push(ellipse(lobe, r * chance.between(1.05, 1.35), r));
        core.push(lobe);
    }
    for i in 0..4 {
        let part = (f64::from(i) + 0.5) / 4.0;
        let lobe = (
            x - width * 0.46 + width * 0.92 * part,
            y + chance.between(-0.02, 0.04) * height,
        );
        let (rx, ry) = (
            width * 0.11 * chance.between(0.8, 1.3),
            height * 0.16 * chance.between(0.7, 1.2),
        );
        shapes.push(ellipse(lobe, rx, ry));
    }
    core.push((x + width * 0.46, y));
    shapes.push(poly(&core));
    all(shapes).fillet(height * 0.025).softened(height * 0.015)
}

/// A cloud of paper, a few sheets deep.
#[derive(Clone, Copy)]
pub struct Cloud {
    /// The middle of its base.
    pub at: At,
    /// How wide.
    pub width: f64,
    /// How high.
    pub height: f64,
    /// Of which paper.
    pub colour: Colour,
    /// Which of all clouds.
    pub seed: u64,
    /// How much lighter its top is.
    pub lit: f64,
    /// In which light.
    pub lit_colour: Colour,
    /// How dense the grain of its base is.
    pub shade: f64,
    /// The colour of its shadow.
    pub shadow: Colour,
    /// How much of its shadow is seen.
    pub shadow_opacity: f64,
    /// Whether its base dissolves into the air.
    pub fades: bool,
    /// How many sheets deep it is.
    pub sheets: u32,
    /// The colour of its lit edge, if it has one of its own.
    pub rim_colour: Option<Colour>,
}

impl Cloud {
    /// A cloud as most are.
    pub fn new(at: At, width: f64, height: f64, colour: impl Into<Colour>, seed: u64) -> Cloud {
        Cloud {
            at,
            width,
            height,
            colour: colour.into(),
            seed,
            lit: 0.3,
            lit_colour: "#fff0cf".into(),
            shade: 0.5,
            shadow: "#1a1440".into(),
            shadow_opacity: 0.35,
            fades: false,
            sheets: 2,
            rim_colour: None,
        }
    }

    /// Drawn.
    pub fn ink(self, scene: &Scene) -> Ink {
        let mut chance = Chance::of("cloud sheets", self.seed);
        let mut ink = Ink::none();
        for sheet in 0..self.sheets {
            let deep = f64::from(sheet);
            let at = (
                self.at.0 + deep * chance.between(-0.12, 0.12) * self.width,
                self.at.1 + deep * self.height * 0.16,
            );
            let (width, height) = (
                self.width * (1.0 - deep * 0.12),
                self.height * (1.0 - deep * 0.26),
            );
            let shape = cloud_shape(at, width, height, self.seed + u64::from(sheet) * 50);
            let shape = handcut(&shape, 0.8, 34.0, (self.seed + u64::from(sheet)) as i64);
            ink += self.sheet(scene, &shape, self.colour.lighter(-0.035 * deep), sheet);
        }
        ink
    }

    fn sheet(&self, scene: &Scene, shape: &Shape, colour: Colour, sheet: u32) -> Ink {
        let bounds = shape.bounds();
        let (top, base) = ((0.0, bounds.y0), (0.0, bounds.y1 - 2.0));
        let (body, foot) = if self.fades { (0.72, 0.0) } else { (1.0, 1.0) };
        let mut ink = Ink::none();
        if !self.fades {
            let opacity = self.shadow_opacity * if sheet == 0 { 1.0 } else { 0.7 };
            ink += scene.shadow(shape, (0.0, -1.0), self.height * 0.09, self.shadow, opacity);
        }
        let lit = mix(colour, self.lit_colour, self.lit);
        let stops = crate::stops![
            0, lit; 0.38, colour; 0.66, colour, body; 0.97, colour.lighter(-0.03), foot;
        ];
        ink += scene.fill(shape, scene.linear(top, base, &stops));
        if self.shade > 0.0 {
            let from = (0.0, bounds.y0 + (base.1 - bounds.y0) * 0.2);
            let end = if self.fades { 0.0 } else { self.shade };
            let density = crate::stops![
                0, Colour::BLACK, 0.0; 0.45, Colour::BLACK, self.shade; 0.9, Colour::BLACK, end;
            ];
            let spray = Spray::new(self.seed as i64 + i64::from(sheet), 0.7);
            ink += scene.grain(
                shape,
                scene.linear(from, base, &density),
                colour.lighter(-0.09),
                spray,
            );
        }
        let (vx, vy) = step(bounds.middle(), scene.light);
        let edge = shape.minus(&shape.moved(-vx * 2.0, -vy * 2.0));
        let bright = self.rim_colour.unwrap_or(mix(colour, self.lit_colour, 0.8));
        let stops: [Stop; 3] =
            crate::stops![0, bright, 0.75; 0.6, bright, 0.35; 1, self.colour, 0.0];
        ink + scene.fill(&edge, scene.linear(top, base, &stops))
    }
}

/// A spiral stroke, for the insides of clouds, waves, smoke and wool. It turns clockwise if `side` is 1.
pub fn curl(at: At, r: f64, degrees: f64, side: f64, width: f64) -> Shape {
    let points: Vec<At> = (0..15)
        .map(|i| {
            let part = f64::from(i) / 14.0;
            towards(at, degrees + side * 470.0 * part, r * (1.0 - 0.82 * part))
        })
        .collect();
    taper(&points, &[0.3, width, width, width * 0.8, 0.4])
}
