//! What is named by what is in it.

use sha2::{Digest, Sha256};

crate::hex_id! {
    /// SHA-256 of some bytes: the name of a picture, a recording, or a deck's manifest, wherever it is stored.
    ContentHash, 32, "^[0-9a-f]{64}$"
}

/// A deck's name for ever: the hash of its manifest.
pub type DeckId = ContentHash;

impl ContentHash {
    /// The name of these bytes.
    ///
    /// ```
    /// use fabula_ids::ContentHash;
    ///
    /// let hash = ContentHash::of(b"a picture");
    /// assert_eq!(hash, ContentHash::of(b"a picture"));
    /// assert_ne!(hash, ContentHash::of(b"another"));
    /// assert_eq!(hash.to_string().len(), 64);
    /// ```
    pub fn of(bytes: &[u8]) -> ContentHash {
        ContentHash(Sha256::digest(bytes).into())
    }
}
