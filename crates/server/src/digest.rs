//! Short names made from longer ones.

use sha2::{Digest, Sha256};

/// The first 16 bytes of a SHA-256 over a purpose and parts of fixed length: a name that nobody can
/// make up for another purpose, or find what it was made from.
pub fn short(purpose: &str, parts: &[&[u8]]) -> [u8; 16] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    for part in parts {
        hash.update(part);
    }
    let mut name = [0; 16];
    name.copy_from_slice(&hash.finalize()[..16]);
    name
}
