//! Relief: a form of soft bumps and hollows, and how light falls on it. For what is so near that a ball says too little: a face
//! that fills half the card, a cushion, a heap of snow.

use super::value::{Light, Value};
use crate::shape::At;

/// Steeper than this nothing gets: the edge of a dome would be a cliff.
const STEEPEST: f64 = 0.94;

/// A form that stands out of the card towards us.
#[derive(Clone, Debug)]
pub struct Relief {
    middle: At,
    radii: At,
    depth: f64,
    bumps: Vec<Bump>,
}

#[derive(Clone, Copy, Debug)]
struct Bump {
    at: At,
    radii: At,
    sin: f64,
    cos: f64,
    height: f64,
}

impl Relief {
    /// A dome of these radii that comes so far towards us.
    pub fn dome(middle: At, radii: At, depth: f64) -> Relief {
        Relief {
            middle,
            radii,
            depth,
            bumps: Vec::new(),
        }
    }

    /// With a bump on it, or with a negative height a hollow.
    pub fn bump(self, at: At, radii: At, height: f64) -> Relief {
        self.bump_turned(at, radii, 0.0, height)
    }

    /// With a bump turned clockwise, in degrees.
    pub fn bump_turned(mut self, at: At, radii: At, degrees: f64, height: f64) -> Relief {
        let (sin, cos) = degrees.to_radians().sin_cos();
        self.bumps.push(Bump {
            at,
            radii,
            sin,
            cos,
            height,
        });
        self
    }

    /// With a bump on the right and its mirror image on the left of the middle.
    pub fn pair(self, at: At, radii: At, degrees: f64, height: f64) -> Relief {
        let left = (2.0 * self.middle.0 - at.0, at.1);
        self.bump_turned(at, radii, degrees, height)
            .bump_turned(left, radii, -degrees, height)
    }

    /// How light it is under a light from far away.
    pub fn lit(&self, light: Light) -> Value {
        let relief = self.clone();
        let light = unit(light);
        Value::of(move |at| dot(relief.normal(at), light).max(0.0))
    }

    /// How light it is beside a lamp at this place, which is so far in front of the card; it fades over `reach`.
    pub fn lamp(&self, lamp: Light, reach: f64) -> Value {
        let relief = self.clone();
        Value::of(move |at| {
            let way = (lamp.0 - at.0, lamp.1 - at.1, lamp.2 - relief.height(at));
            let far = dot(way, way).sqrt();
            dot(relief.normal(at), unit(way)).max(0.0) / (1.0 + (far / reach).powi(2))
        })
    }

    fn height(&self, at: At) -> f64 {
        let (u, v) = self.on_dome(at);
        let dome = self.depth * (1.0 - u * u - v * v).max(0.0).sqrt();
        dome + self
            .bumps
            .iter()
            .map(|bump| bump.height_at(at))
            .sum::<f64>()
    }

    /// Which way the surface looks.
    fn normal(&self, at: At) -> Light {
        let (u, v) = self.on_dome(at);
        let rise = self.depth / (1.0 - u * u - v * v).sqrt();
        let (mut dx, mut dy) = (rise * u / self.radii.0, rise * v / self.radii.1);
        for bump in &self.bumps {
            let (x, y) = bump.fall(at);
            dx += x;
            dy += y;
        }
        unit((dx, dy, 1.0))
    }

    /// Where a place is on the dome, in radii, and never quite at its edge.
    fn on_dome(&self, at: At) -> At {
        let (u, v) = (
            (at.0 - self.middle.0) / self.radii.0,
            (at.1 - self.middle.1) / self.radii.1,
        );
        let within = (STEEPEST / u.hypot(v).max(1e-9)).min(1.0);
        (u * within, v * within)
    }
}

impl Bump {
    fn on(&self, at: At) -> At {
        let (x, y) = (at.0 - self.at.0, at.1 - self.at.1);
        (
            (x * self.cos + y * self.sin) / self.radii.0,
            (y * self.cos - x * self.sin) / self.radii.1,
        )
    }

    fn height_at(&self, at: At) -> f64 {
        let (u, v) = self.on(at);
        self.height * (-(u * u + v * v)).exp()
    }

    /// How steeply it falls to the right and downwards.
    fn fall(&self, at: At) -> At {
        let (u, v) = self.on(at);
        let steep = 2.0 * self.height * (-(u * u + v * v)).exp();
        let (u, v) = (steep * u / self.radii.0, steep * v / self.radii.1);
        (u * self.cos - v * self.sin, u * self.sin + v * self.cos)
    }
}

fn dot(a: Light, b: Light) -> f64 {
    a.0 * b.0 + a.1 * b.1 + a.2 * b.2
}

fn unit(a: Light) -> Light {
    let length = dot(a, a).sqrt().max(1e-9);
    (a.0 / length, a.1 / length, a.2 / length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bump_is_light_on_the_side_of_the_light_and_a_hollow_on_the_other() {
        let flat = || Relief::dome((0.0, 0.0), (1000.0, 1000.0), 1.0);
        let light = (1.0, 0.0, 1.0);
        let bump = flat().bump((0.0, 0.0), (20.0, 20.0), 12.0).lit(light);
        let hollow = flat().bump((0.0, 0.0), (20.0, 20.0), -12.0).lit(light);
        assert!(bump.at((14.0, 0.0)) > bump.at((-14.0, 0.0)) + 0.3);
        assert!(hollow.at((14.0, 0.0)) < hollow.at((-14.0, 0.0)) - 0.3);
    }

    #[test]
    fn a_lamp_lights_what_is_near_and_faces_it() {
        let dome = Relief::dome((0.0, 0.0), (100.0, 100.0), 80.0);
        let value = dome.lamp((0.0, 160.0, 160.0), 200.0);
        assert!(value.at((0.0, 70.0)) > value.at((0.0, 0.0)));
        assert!(value.at((0.0, 0.0)) > value.at((0.0, -70.0)));
    }
}
