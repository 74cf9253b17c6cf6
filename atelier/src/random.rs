//! Seeded chance: each motif has a stream of its own, so that an edit of one changes no other.

use rand::distr::{Distribution, Uniform};
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A stream of chance.
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// The stream of a motif. Another name or another seed is another stream.
    pub fn of(name: &str, seed: u64) -> Chance {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        // FNV-1a: the name only has to tell streams apart.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        key[8..16].copy_from_slice(&hash.to_le_bytes());
        Chance(ChaCha8Rng::from_seed(key))
    }

    /// Between 0 and 1.
    pub fn unit(&mut self) -> f64 {
        self.0.random()
    }

    /// Evenly between two numbers.
    pub fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.unit()
    }

    /// Around a number, rarely far from it.
    pub fn near(&mut self, mean: f64, deviation: f64) -> f64 {
        // Box and Muller.
        let (u, v) = (1.0 - self.unit(), self.unit());
        mean + deviation * (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
    }

    /// A whole number below another.
    pub fn below(&mut self, bound: u64) -> u64 {
        match Uniform::new(0, bound) {
            Ok(uniform) => uniform.sample(&mut self.0),
            Err(_) => 0,
        }
    }

    /// True so often.
    pub fn happens(&mut self, often: f64) -> bool {
        self.unit() < often
    }

    /// To one side or the other: -1 or 1.
    pub fn side(&mut self) -> f64 {
        if self.happens(0.5) { -1.0 } else { 1.0 }
    }

    /// One of several. There must be one.
    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        things.choose(&mut self.0).unwrap_or(&things[0])
    }
}

fn hash(i: i64, seed: i64) -> f64 {
    let mixed = i
        .wrapping_mul(374_761_393)
        .wrapping_add(seed.wrapping_mul(668_265_263))
        .wrapping_add(12_345);
    let x = mixed as u32;
    let x = (x ^ (x >> 13)).wrapping_mul(1_274_126_177);
    f64::from((x ^ (x >> 16)) & 0xffff) / 32_767.5 - 1.0
}

/// Smooth noise along a line, between -1 and 1. With a period it closes on itself.
pub fn noise(x: f64, seed: i64, period: Option<i64>) -> f64 {
    let floor = x.floor();
    let part = x - floor;
    let eased = part * part * (3.0 - 2.0 * part);
    let i = floor as i64;
    let wrap = |i: i64| period.map_or(i, |period| i.rem_euclid(period.max(1)));
    hash(wrap(i), seed) * (1.0 - eased) + hash(wrap(i + 1), seed) * eased
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stream_is_the_same_every_time_and_differs_from_others() {
        let draw = |name, seed| {
            let mut chance = Chance::of(name, seed);
            [0; 4].map(|_| chance.unit())
        };
        assert_eq!(draw("birch", 3), draw("birch", 3));
        assert_ne!(draw("birch", 3), draw("birch", 4));
        assert_ne!(draw("birch", 3), draw("fern", 3));
    }

    #[test]
    fn chance_keeps_its_bounds() {
        let mut chance = Chance::of("test", 1);
        let mut sum = 0.0;
        for _ in 0..2000 {
            assert!((-2.0..3.0).contains(&chance.between(-2.0, 3.0)));
            assert!(chance.below(5) < 5);
            sum += chance.near(10.0, 2.0);
        }
        assert!((sum / 2000.0 - 10.0).abs() < 0.2);
        assert_eq!(chance.below(0), 0);
    }

    #[test]
    fn noise_is_smooth_and_closes_on_itself() {
        for i in 0..200 {
            let x = f64::from(i) * 0.05;
            assert!((noise(x, 7, None) - noise(x + 0.001, 7, None)).abs() < 0.01);
            assert!((noise(x, 7, Some(5)) - noise(x + 5.0, 7, Some(5))).abs() < 1e-9);
        }
    }
}
