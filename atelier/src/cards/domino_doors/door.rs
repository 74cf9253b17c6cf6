//! One door in its frame, standing or falling.

use super::DEEP;
use super::eye::{self, Place};
use super::kinds::Look;
use crate::colour::{Colour, mix};
use crate::line::{handcut_finely, poly};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

/// How thick a frame is, in metres.
const THICK: f64 = 0.14;
/// How far the ground on which doors lie is tilted towards us: from a bird's height they would be lines.
const SLOPE: f64 = 0.54;
/// How deep the leaf lies in it.
const RECESS: f64 = 0.055;

/// A door that stands somewhere.
pub struct Door {
    /// The middle of its threshold.
    pub foot: At,
    /// Where it will fall: a step of one metre.
    pub way: At,
    /// How far it has fallen, in degrees.
    pub tilt: f64,
    /// How it looks.
    pub look: Look,
    /// Whose chance it has.
    pub seed: i64,
}

impl Door {
    /// The place so far to the right, so high, and so far out of its front, in metres.
    pub fn place(&self, right: f64, high: f64, out: f64) -> Place {
        let (sin, cos) = self.tilt.to_radians().sin_cos();
        let along = out * cos + high * sin;
        let ((x, y), (tx, ty)) = (self.foot, self.way);
        let away = tx * right + ty * along;
        (
            x - ty * right + tx * along,
            y + away,
            (high * cos - out * sin).max(0.0) + away * self.slope(),
        )
    }

    /// How far it has come to lie: 1 is altogether.
    fn lies(&self) -> f64 {
        ((self.tilt - 58.0) / 22.0).clamp(0.0, 1.0)
    }

    /// How far the ground is tilted below it: the nearer, the less it has to be.
    fn slope(&self) -> f64 {
        let deep = eye::depth((self.foot.0, self.foot.1, 0.0));
        SLOPE * self.lies() * ((deep - 10.0) / 34.0).clamp(0.3, 1.0)
    }

    /// How much larger one that lies far away is drawn, so that it can be told from a plank.
    fn grown(&self) -> f64 {
        let deep = eye::depth((self.foot.0, self.foot.1, 0.0));
        1.0 + 0.5 * self.lies() * ((deep - 14.0) / 26.0).clamp(0.0, 1.0)
    }

    /// How thick it looks; what lies flat looks heavier than it is.
    fn thick(&self) -> f64 {
        THICK * (1.0 - 0.4 * self.lies())
    }

    /// A shape drawn in centimetres on its face, seen so far out of it.
    pub fn put(&self, shape: &Shape, out: f64) -> Shape {
        let k = self.grown() / 100.0;
        shape.bent(|(x, y)| eye::seen(self.place(x * k, -y * k, out)))
    }

    /// How many units a metre is here.
    pub fn metre(&self) -> f64 {
        eye::metre(self.foot)
    }

    /// The direction its front looks.
    fn normal(&self) -> Place {
        let (sin, cos) = self.tilt.to_radians().sin_cos();
        (self.way.0 * cos, self.way.1 * cos, -sin)
    }

    /// The direction of that of its two sides that is seen.
    fn side(&self) -> Place {
        let (x, y) = (-self.way.1, self.way.0);
        let (at, eye) = (self.foot, eye::eye());
        match x * (eye.0 - at.0) + y * (eye.1 - at.1) > 0.0 {
            true => (x, y, 0.0),
            false => (-x, -y, 0.0),
        }
    }

    /// Whether the front is seen, or else the back.
    pub fn shows_front(&self) -> bool {
        let (n, at, eye) = (self.normal(), self.place(0.0, 1.0, 0.0), eye::eye());
        n.0 * (eye.0 - at.0) + n.1 * (eye.1 - at.1) + n.2 * (eye.2 - at.2) > 0.0
    }

    /// What of the ground it shades.
    pub fn shadow(&self) -> Shape {
        if self.lies() > 0.4 {
            let size = self.metre();
            return self.outline().swept(size * 0.5, size * 0.26, 4);
        }
        let cast = |out: f64| {
            let frame = &self.look.frame;
            frame.bent(|(x, y)| eye::shadow(self.place(x / 100.0, -y / 100.0, out)))
        };
        cast(0.0).and(&cast(-self.thick())).hull()
    }

    /// All of it as one shape.
    pub fn outline(&self) -> Shape {
        let frame = &self.look.frame;
        self.put(frame, 0.0)
            .and(&self.put(frame, -self.thick()))
            .hull()
    }

    /// A colour in the light that falls on a side.
    fn lit(&self, colour: Colour, normal: Place) -> Colour {
        let sun = eye::SUN;
        let light = normal.0 * sun.0 + normal.1 * sun.1 + normal.2 * sun.2;
        // What lies must not be lost on a bright meadow.
        let lies = self.lies();
        let colour = colour.vivid(1.0 + 0.5 * lies).lighter(-0.09 * lies);
        let haze = ((eye::depth((self.foot.0, self.foot.1, 0.0)) - 18.0) / 160.0).clamp(0.0, 0.14);
        let colour = match light > 0.0 {
            true => mix(colour.mix(DEEP, 0.1), super::SUN, light * 0.36),
            false => colour.mix("#3a3270", 0.46),
        };
        colour.mix("#b796b4", haze)
    }

    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let (look, front) = (&self.look, self.shows_front());
        let size = self.metre();
        let large = size > 22.0;
        let normal = match front {
            true => self.normal(),
            false => {
                let (x, y, z) = self.normal();
                (-x, -y, -z)
            }
        };
        let (face, leaf) = match front {
            true => (0.0, -RECESS),
            false => (-self.thick(), RECESS - self.thick()),
        };
        let cut = |shape: &Shape, part: i64| match large {
            true => handcut_finely(shape, size * 0.004, size * 0.16, self.seed + part, 0.12),
            false => shape.clone(),
        };
        let paper = |shape: &Shape, colour: Colour, part: i64| match large {
            true => scene
                .sheet(shape, colour)
                .lit(0.16)
                .lit_colour(super::SUN)
                .dark(colour.mix(DEEP, 0.42))
                .shade(0.42)
                .rim((size * 0.012).min(1.6))
                .seed(self.seed + part)
                .grain(1.0)
                .ink(),
            false => scene.fill(shape, colour),
        };
        // The thickness: what of the frame is seen from the side and from above.
        let whole = cut(&self.outline(), 1);
        let side = self.lit(look.edge, self.side());
        let mut ink = paper(&whole, side.mix(DEEP, 0.1), 2);
        if let Some(high) = look.flat {
            let half = look.frame.bounds().x1 / 100.0 * self.grown();
            let corner = |right: f64, out: f64| {
                eye::seen(self.place(right, high / 100.0 * self.grown(), out))
            };
            let top = poly(&[
                corner(-half, 0.0),
                corner(half, 0.0),
                corner(half, -self.thick()),
                corner(-half, -self.thick()),
            ]);
            let (sin, cos) = self.tilt.to_radians().sin_cos();
            let up = (self.way.0 * sin, self.way.1 * sin, cos);
            ink += scene.fill(&top.within(&whole), self.lit(look.edge, up));
        }
        let frame = cut(&self.put(&look.frame, face), 3).within(&whole);
        ink += paper(&frame, self.lit(look.edge, normal), 4);
        let opening = cut(&self.put(&look.leaf, face), 5);
        ink += scene.fill(&opening, self.lit(look.edge, normal).mix(DEEP, 0.66));
        let board = self.put(&look.leaf, leaf).within(&opening);
        ink += paper(&board, self.lit(look.colour, normal), 6);
        if size < 9.0 {
            return ink;
        }
        for (i, (shape, colour, opacity)) in look.marks.iter().enumerate() {
            let mark = self.put(shape, leaf).within(&opening);
            ink += match look.glass == Some(i) && self.lies() > 0.6 {
                // Panes that lie flat hold what is left of the sky.
                true => scene.veil(&mark, "#ffe0a4", 0.95),
                false => scene.veil(&mark, self.lit(*colour, normal), *opacity),
            };
        }
        ink
    }
}
