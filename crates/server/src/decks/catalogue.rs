//! The decks on offer.

use std::sync::Arc;

use fabula_deck::Manifest;
use fabula_ids::DeckId;
use fabula_room::TableDeck;

/// A deck on offer. Its pictures are in the journal.
#[derive(Clone, Debug)]
pub struct CatalogueDeck {
    /// Its name for ever.
    pub id: DeckId,
    /// What there is in it.
    pub manifest: Arc<Manifest>,
}

/// All decks on offer, in the order they are shown; the first is the usual one.
#[derive(Clone, Debug, Default)]
pub struct DeckCatalogue {
    decks: Vec<CatalogueDeck>,
    /// The same, as tables note them.
    offered: Vec<TableDeck>,
}

impl DeckCatalogue {
    /// A catalogue of these decks. The same one twice is there once.
    pub fn new(manifests: impl IntoIterator<Item = Manifest>) -> DeckCatalogue {
        let mut catalogue = DeckCatalogue::default();
        for manifest in manifests {
            let id = manifest.id();
            if catalogue.deck(id).is_none() {
                catalogue.offered.push(TableDeck {
                    id,
                    name: manifest.name.clone(),
                    cards: manifest.cards.len() as u16,
                });
                let manifest = Arc::new(manifest);
                catalogue.decks.push(CatalogueDeck { id, manifest });
            }
        }
        catalogue
    }

    /// What is there.
    pub fn decks(&self) -> impl Iterator<Item = &CatalogueDeck> {
        self.decks.iter()
    }

    /// What is there, as tables note it.
    pub fn offered(&self) -> &[TableDeck] {
        &self.offered
    }

    /// One of them.
    pub fn deck(&self, id: DeckId) -> Option<&CatalogueDeck> {
        self.decks.iter().find(|d| d.id == id)
    }
}
