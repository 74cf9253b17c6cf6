//! Value fields: how light it is at each place, from 0, the darkest paint of a ramp, to 1, the lightest.

use std::f64::consts::TAU;
use std::rc::Rc;

use crate::random::Chance;
use crate::shape::At;

/// Towards the light: to the right, down, and out of the picture to us.
pub type Light = (f64, f64, f64);

/// How light it is at each place.
#[derive(Clone)]
pub struct Value {
    at: Rc<dyn Fn(At) -> f64>,
    /// How much it wavers, so that no shadow has a ruled edge.
    waver: Waver,
}

impl Value {
    /// Whatever a function says.
    pub fn of(at: impl Fn(At) -> f64 + 'static) -> Value {
        Value {
            at: Rc::new(at),
            waver: Waver::new(0.05, 90.0, 1),
        }
    }

    /// The same everywhere.
    pub fn even(value: f64) -> Value {
        Value::of(move |_| value)
    }

    /// From dark at one place to light at another.
    pub fn along(dark: At, light: At) -> Value {
        let (dx, dy) = (light.0 - dark.0, light.1 - dark.1);
        let square = (dx * dx + dy * dy).max(1e-9);
        Value::of(move |(x, y)| ((x - dark.0) * dx + (y - dark.1) * dy) / square)
    }

    /// A round form, lit from one side: for heads, cheeks, knees and folds.
    pub fn ball(at: At, (rx, ry): (f64, f64), light: Light) -> Value {
        let length = (light.0 * light.0 + light.1 * light.1 + light.2 * light.2).sqrt();
        let (lx, ly, lz) = (light.0 / length, light.1 / length, light.2 / length);
        Value::of(move |(x, y)| {
            let (u, v) = ((x - at.0) / rx, (y - at.1) / ry);
            let beyond = u.hypot(v).max(1.0);
            let (u, v) = (u / beyond, v / beyond);
            let z = (1.0 - u * u - v * v).max(0.0).sqrt();
            (u * lx + v * ly + z * lz).clamp(0.0, 1.0)
        })
    }

    /// Light around a place, which fades.
    pub fn glow(at: At, (rx, ry): (f64, f64)) -> Value {
        Value::of(move |(x, y)| {
            let (u, v) = ((x - at.0) / rx, (y - at.1) / ry);
            (-(u * u + v * v)).exp()
        })
    }

    /// 0 to the left of whoever goes from one place to another, 1 to the right; `soft` is how wide the border is. Never harder
    /// than a brush is wide: a hard border shows as a seam.
    pub fn beside(from: At, to: At, soft: f64) -> Value {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(1e-9);
        Value::of(move |(x, y)| {
            let far = (dx * (y - from.1) - dy * (x - from.0)) / length;
            1.0 / (1.0 + (-far * 4.0 / soft).exp())
        })
    }

    /// With some light from everywhere: what was 0 is `least`.
    pub fn lifted(self, least: f64) -> Value {
        self.changed(move |value| least + (1.0 - least) * value)
    }

    /// So many times as light.
    pub fn times(self, k: f64) -> Value {
        self.changed(move |value| k * value)
    }

    /// Both lights together.
    pub fn plus(self, other: &Value) -> Value {
        let (one, other) = (self.at, other.at.clone());
        Value {
            at: Rc::new(move |at| one(at) + other(at)),
            waver: self.waver,
        }
    }

    /// This where `by` is 0, another where it is 1.
    pub fn mixed(self, other: &Value, by: &Value) -> Value {
        let (one, other, by) = (self.at, other.at.clone(), by.at.clone());
        Value {
            at: Rc::new(move |at| {
                let part = by(at).clamp(0.0, 1.0);
                one(at) * (1.0 - part) + other(at) * part
            }),
            waver: self.waver,
        }
    }

    /// Wavering by so much over such a distance; 0.05 over 90 if nobody says so.
    pub fn broken(self, amount: f64, wave: f64, seed: u64) -> Value {
        Value {
            waver: Waver::new(amount, wave, seed),
            ..self
        }
    }

    fn changed(self, to: impl Fn(f64) -> f64 + 'static) -> Value {
        let at = self.at;
        Value {
            at: Rc::new(move |place| to(at(place))),
            waver: self.waver,
        }
    }

    /// What it is at a place, between 0 and 1.
    pub fn at(&self, at: At) -> f64 {
        ((self.at)(at) + self.waver.at(at)).clamp(0.0, 1.0)
    }
}

/// Smooth noise over the card: five waves that cross each other.
#[derive(Clone, Copy, Debug)]
pub(super) struct Waver {
    amount: f64,
    waves: [(f64, f64, f64); 5],
}

impl Waver {
    pub(super) fn new(amount: f64, wave: f64, seed: u64) -> Waver {
        let mut chance = Chance::of("waver", seed);
        let waves = [(); 5].map(|()| {
            let (sin, cos) = chance.between(0.0, TAU).sin_cos();
            let phase = chance.between(0.0, TAU);
            let often = TAU * chance.between(0.6, 1.7) / wave;
            (cos * often, sin * often, phase)
        });
        Waver { amount, waves }
    }

    /// Between minus and plus its amount, or hardly more.
    pub(super) fn at(&self, (x, y): At) -> f64 {
        let sum: f64 = self
            .waves
            .iter()
            .map(|(kx, ky, phase)| (x * kx + y * ky + phase).sin())
            .sum();
        self.amount * sum / 3.2
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ball_is_lightest_towards_the_light() {
        let ball = Value::ball((0.0, 0.0), (50.0, 50.0), (1.0, 0.0, 0.3)).broken(0.0, 1.0, 1);
        assert!(ball.at((45.0, 0.0)) > 0.9 && ball.at((-45.0, 0.0)) == 0.0);
        assert!(ball.lifted(0.2).at((-45.0, 0.0)) > 0.19);
    }

    #[test]
    fn a_border_has_two_sides() {
        let down = Value::beside((100.0, 0.0), (100.0, 50.0), 20.0).broken(0.0, 1.0, 1);
        assert!(down.at((60.0, 20.0)) > 0.99 && down.at((140.0, 20.0)) < 0.01);
        assert!((down.at((100.0, 700.0)) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn a_waver_is_small_and_the_same_every_time() {
        let (one, again) = (Waver::new(0.1, 40.0, 7), Waver::new(0.1, 40.0, 7));
        for i in 0..500 {
            let at = (f64::from(i) * 3.7, f64::from(i % 31) * 11.0);
            assert_eq!(one.at(at), again.at(at));
            assert!(one.at(at).abs() < 0.16);
        }
    }
}
