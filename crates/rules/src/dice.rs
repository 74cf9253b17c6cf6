//! Chance that anybody can check: ChaCha20 from a seed, one numbered draw per random decision.
//!
//! Draw `k` of a game is the ChaCha20 keystream (RFC 8439, block counter from 0) with the game's seed
//! as key and `k` as nonce (96 bits, little-endian), read as little-endian 32-bit words. A number
//! below `n` is a word modulo `n`; words in the last, incomplete multiple of `n` below 2³² are thrown
//! away, so that every number is equally likely. A shuffle is Fisher–Yates from the end: for `i` from
//! the last index down to 1, the item at `i` changes places with the one at a number below `i + 1`.
//! `docs/fair-shuffle.md` says the same for other languages.

use chacha20::ChaCha20;
use chacha20::cipher::{KeyIvInit, StreamCipher};
use fabula_ids::hex_id;
use sha2::{Digest, Sha256};

hex_id! {
    /// 256 random bits from which all chance of one game comes. A secret until the game is over.
    Seed, 32, "^[0-9a-f]{64}$", secret
}

hex_id! {
    /// SHA-256 of a seed, shown from the start. It proves that the seed was not changed later.
    Commitment, 32, "^[0-9a-f]{64}$"
}

impl Seed {
    /// What is shown of the seed while the game runs.
    ///
    /// ```
    /// use fabula_rules::Seed;
    /// let seed = Seed([0; 32]);
    /// assert!(seed.commitment().to_string().starts_with("66687aadf862bd77"));
    /// // The seed itself stays out of log lines.
    /// assert_eq!(format!("{seed:?}"), "Seed(…)");
    /// ```
    pub fn commitment(&self) -> Commitment {
        Commitment(Sha256::digest(self.0).into())
    }
}

/// The words of one block.
const WORDS: usize = 16;

/// The words of one draw.
pub struct Draw {
    cipher: ChaCha20,
    /// One block of the keystream.
    words: [u32; WORDS],
    /// How many of them are used up.
    used: usize,
}

impl Draw {
    /// Draw number `k` of the game with this seed.
    ///
    /// ```
    /// use fabula_rules::{Draw, Seed};
    /// let numbers = |k| -> [usize; 4] {
    ///     let mut draw = Draw::new(&Seed([1; 32]), k);
    ///     std::array::from_fn(|_| draw.below(84))
    /// };
    /// assert_eq!(numbers(0), numbers(0));
    /// assert_ne!(numbers(0), numbers(1));
    /// ```
    pub fn new(seed: &Seed, k: u64) -> Draw {
        let mut nonce = [0; 12];
        nonce[..8].copy_from_slice(&k.to_le_bytes());
        Draw {
            cipher: ChaCha20::new(&seed.0.into(), &nonce.into()),
            words: [0; WORDS],
            used: WORDS,
        }
    }

    fn word(&mut self) -> u32 {
        if self.used == WORDS {
            self.next_block();
        }
        self.used += 1;
        self.words[self.used - 1]
    }

    fn next_block(&mut self) {
        let mut block = [0; 4 * WORDS];
        self.cipher.apply_keystream(&mut block);
        for (word, bytes) in self.words.iter_mut().zip(block.chunks_exact(4)) {
            *word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]);
        }
        self.used = 0;
    }

    /// A number below `n`, each equally likely; 0 if there is no choice.
    ///
    /// ```
    /// use fabula_rules::{Draw, Seed};
    /// // The first word of this keystream is in RFC 8439, appendix A.1: 76 b8 e0 ad.
    /// let mut draw = Draw::new(&Seed([0; 32]), 0);
    /// assert_eq!(draw.below(84), 0xade0_b876 % 84);
    /// ```
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u32;
        if n < 2 {
            return 0;
        }
        loop {
            let word = self.word();
            // 2³² mod n words are left over at the top. They are fewer than n, so most words need no look.
            if word <= u32::MAX - n || word <= u32::MAX - (u32::MAX - n + 1) % n {
                return (word % n) as usize;
            }
        }
    }

    /// Shuffles in place.
    ///
    /// ```
    /// use fabula_rules::{Card, Change, Draw, Game, Preset, Seed, Setup};
    /// // Whoever knows the seed can shuffle a game's deck again: it is draw 0.
    /// let seed = Seed([1; 32]);
    /// let mut cards: Vec<Card> = (0..84).map(Card).collect();
    /// Draw::new(&seed, 0).shuffle(&mut cards);
    /// let start = Game::start(Setup::new(Preset::Classic.settings(), 4, 84, seed))?;
    /// assert!(matches!(&start.changes[0], Change::Started { deck, .. } if **deck == *cards));
    /// # Ok::<(), fabula_rules::Refusal>(())
    /// ```
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            let j = self.below(i + 1);
            items.swap(i, j);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keystream_is_that_of_rfc_8439() {
        // RFC 8439, appendix A.1, test vector 1: key, nonce and counter zero.
        let mut draw = Draw::new(&Seed([0; 32]), 0);
        assert_eq!(draw.word().to_le_bytes(), [0x76, 0xb8, 0xe0, 0xad]);
        assert_eq!(draw.word().to_le_bytes(), [0xa0, 0xf1, 0x3d, 0x90]);
        // Vector 2 is the next block: counter 1.
        let mut second = Draw::new(&Seed([0; 32]), 0);
        for _ in 0..16 {
            second.word();
        }
        assert_eq!(second.word().to_le_bytes(), [0x9f, 0x07, 0xe7, 0xbe]);
        // Vector 5 has nonce …02 in its last byte; ours stands in the first ones.
        assert_ne!(
            Draw::new(&Seed([0; 32]), 2).word(),
            Draw::new(&Seed([0; 32]), 0).word()
        );
    }

    #[test]
    fn the_commitment_is_plain_sha_256() {
        assert_eq!(
            hex::encode(Seed([0; 32]).commitment().0),
            "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"
        );
    }

    #[test]
    fn numbers_are_below_their_limit_and_even() {
        let mut draw = Draw::new(&Seed([7; 32]), 3);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[draw.below(6)] += 1;
        }
        for n in seen {
            assert!((9_600..10_400).contains(&n), "{seen:?}");
        }
        assert_eq!(draw.below(0), 0);
        assert_eq!(draw.below(1), 0);
    }

    #[test]
    fn a_shuffle_reaches_every_order_about_equally_often() {
        let mut seen = std::collections::BTreeMap::new();
        for k in 0..24_000 {
            let mut items = [0, 1, 2, 3];
            Draw::new(&Seed([9; 32]), k).shuffle(&mut items);
            *seen.entry(items).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 24);
        assert!(seen.values().all(|n| (850..1150).contains(n)), "{seen:?}");
    }
}
