//! The decks a server offers.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use fabula_deck::Manifest;
use fabula_journal::Hash;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::room::TableDeck;

/// A deck's name for ever: SHA-256 of its manifest.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, TS, ToSchema,
)]
#[serde(transparent)]
#[schema(value_type = String, pattern = "^[0-9a-f]{64}$")]
pub struct DeckId(
    #[serde(with = "hex::serde")]
    #[ts(type = "string")]
    pub [u8; 32],
);

impl DeckId {
    /// The name of this manifest.
    pub fn of(manifest: &Manifest) -> DeckId {
        DeckId(Hash::of(&manifest.to_json()).0)
    }
}

impl fmt::Display for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

impl fmt::Debug for DeckId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "DeckId({self})")
    }
}

impl FromStr for DeckId {
    type Err = hex::FromHexError;

    fn from_str(text: &str) -> Result<DeckId, hex::FromHexError> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes)?;
        Ok(DeckId(bytes))
    }
}

/// A deck on offer. Its pictures are in the journal.
#[derive(Clone, Debug)]
pub struct ShelfDeck {
    /// Its name for ever.
    pub id: DeckId,
    /// What there is in it.
    pub manifest: Arc<Manifest>,
}

/// All decks on offer, in the order they are shown; the first is the usual one.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    decks: Vec<ShelfDeck>,
}

impl Shelf {
    /// A shelf with these decks. The same one twice is there once.
    pub fn new(manifests: impl IntoIterator<Item = Manifest>) -> Shelf {
        let mut shelf = Shelf::default();
        for manifest in manifests {
            let id = DeckId::of(&manifest);
            if shelf.deck(id).is_none() {
                let manifest = Arc::new(manifest);
                shelf.decks.push(ShelfDeck { id, manifest });
            }
        }
        shelf
    }

    /// What is there.
    pub fn decks(&self) -> impl Iterator<Item = &ShelfDeck> {
        self.decks.iter()
    }

    /// One of them.
    pub fn deck(&self, id: DeckId) -> Option<&ShelfDeck> {
        self.decks.iter().find(|d| d.id == id)
    }
}

impl TableDeck {
    /// What a table notes of a deck.
    pub fn of(deck: &ShelfDeck) -> TableDeck {
        TableDeck {
            id: deck.id,
            name: deck.manifest.name.clone(),
            cards: deck.manifest.cards.len() as u16,
        }
    }
}
