//! Ids that are computed from others, so that whoever computes them again gets the same.

use sha2::{Digest, Sha256};

/// The first 16 bytes of a SHA-256 over a purpose and parts of fixed length: an id that nobody can make up for another
/// purpose, and that does not tell what it was made from.
///
/// ```
/// use fabula_ids::derive_id;
///
/// let id = derive_id("example player", &[b"room 1", b"Ada"]);
/// assert_eq!(id, derive_id("example player", &[b"room 1", b"Ada"]));
/// assert_ne!(id, derive_id("example player", &[b"room 2", b"Ada"]));
/// ```
pub fn derive_id(purpose: &str, parts: &[&[u8]]) -> [u8; 16] {
    let mut hash = Sha256::new();
    hash.update(purpose);
    for part in parts {
        hash.update(part);
    }
    let mut id = [0; 16];
    id.copy_from_slice(&hash.finalize()[..16]);
    id
}
