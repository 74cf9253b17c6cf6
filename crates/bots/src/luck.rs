//! Chance for minds: numbers drawn from a seed, so that the same seed thinks the same thoughts.

use fabula_rules::{Chance, Draw, Seed};

/// Steps between 0 and 1.
const STEPS: usize = 1 << 24;

/// A mind's luck.
pub struct Luck(Draw);

impl Luck {
    /// The luck of a seed.
    pub fn new(seed: &Seed) -> Luck {
        Luck(Draw::new(seed, 0))
    }

    /// A seed for luck that can be had again.
    pub fn seed(&mut self) -> Seed {
        Seed(std::array::from_fn(|_| self.0.below(256) as u8))
    }

    /// A number between 0 and 1, neither of them.
    pub fn fraction(&mut self) -> f32 {
        (self.0.below(STEPS) as f32 + 0.5) / STEPS as f32
    }

    /// Noise of Gumbel's kind: whoever takes the largest of some scores with it chooses by their softmax.
    pub fn gumbel(&mut self) -> f32 {
        -(-self.fraction().ln()).ln()
    }

    /// Noise with mean 0 and deviation 1, near enough to normal.
    pub fn normal(&mut self) -> f32 {
        let sum: f32 = (0..4).map(|_| self.fraction()).sum();
        (sum - 2.0) * 3.0f32.sqrt()
    }
}

impl Chance for Luck {
    fn below(&mut self, n: usize) -> usize {
        self.0.below(n)
    }
}

/// The same as [`Luck::normal`], but fixed for ever by what it is about.
pub(crate) fn fixed_normal(about: u64) -> f32 {
    let bits = mix(about);
    let part = |n: u32| f32::from((bits >> (16 * n)) as u16) / f32::from(u16::MAX);
    ((0..4).map(part).sum::<f32>() - 2.0) * 3.0f32.sqrt()
}

/// Spreads the bits of a number (SplitMix64).
pub(crate) fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A number for a text, the same on every machine (FNV-1a).
pub(crate) fn number_of(text: &str) -> u64 {
    let hash = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
    text.bytes().fold(0xCBF2_9CE4_8422_2325, hash)
}
