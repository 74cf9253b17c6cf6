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
    /// The deck of its gentle cards only, if some of its cards are not.
    pub gentle: Option<DeckId>,
}

impl CatalogueDeck {
    fn new(manifest: Manifest, gentle: Option<DeckId>) -> CatalogueDeck {
        CatalogueDeck {
            id: manifest.id(),
            manifest: Arc::new(manifest),
            gentle,
        }
    }

    /// As tables note it.
    fn noted(&self) -> TableDeck {
        TableDeck {
            id: self.id,
            name: self.manifest.name.clone(),
            cards: self.manifest.cards.len() as u16,
        }
    }
}

/// All decks on offer, in the order they are shown; the first is the usual one.
#[derive(Clone, Debug, Default)]
pub struct DeckCatalogue {
    decks: Vec<CatalogueDeck>,
    /// Decks that have only the gentle cards of others.
    gentle: Vec<CatalogueDeck>,
    /// All of them, as tables note them.
    offered: Vec<TableDeck>,
}

impl DeckCatalogue {
    /// A catalogue of these decks. The same one twice is there once.
    pub fn new(manifests: impl IntoIterator<Item = Manifest>) -> DeckCatalogue {
        let mut catalogue = DeckCatalogue::default();
        for manifest in manifests {
            let gentle = manifest
                .gentle()
                .map(|gentle| CatalogueDeck::new(gentle, None));
            let deck = CatalogueDeck::new(manifest, gentle.as_ref().map(|gentle| gentle.id));
            if catalogue.deck(deck.id).is_none() {
                catalogue.decks.push(deck);
                catalogue.gentle.extend(gentle);
            }
        }
        // The whole decks come first.
        catalogue.offered = (catalogue.decks.iter())
            .chain(&catalogue.gentle)
            .map(CatalogueDeck::noted)
            .collect();
        catalogue
    }

    /// What is there; decks of gentle cards are part of the whole ones.
    pub fn decks(&self) -> impl Iterator<Item = &CatalogueDeck> {
        self.decks.iter()
    }

    /// What is there, as tables note it.
    pub fn offered(&self) -> &[TableDeck] {
        &self.offered
    }

    /// One of them.
    pub fn deck(&self, id: DeckId) -> Option<&CatalogueDeck> {
        let mut all = self.decks.iter().chain(&self.gentle);
        all.find(|deck| deck.id == id)
    }
}
