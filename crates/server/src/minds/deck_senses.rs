//! What minds know of decks: made once for each mixture of decks, and kept as long as it is in use or lately was.

use std::sync::Arc;

use bytes::Bytes;
use fabula_bots::DeckSense;
use fabula_deck::Manifest;
use fabula_ids::{ContentHash, DeckId};
use fabula_journal::Journal;
use tokio::sync::Mutex;

use crate::decks::DeckCatalogue;

/// Mixtures that are kept: a server has few decks, and tables mostly play with the usual one.
const KEPT: usize = 8;

/// What minds know of decks.
pub struct DeckSenses {
    journal: Arc<dyn Journal>,
    catalogue: Arc<DeckCatalogue>,
    /// The latest used last.
    known: Mutex<Vec<(Vec<DeckId>, Arc<DeckSense>)>>,
}

impl DeckSenses {
    /// Of the decks in a catalogue, and of those that were there once.
    pub fn new(journal: Arc<dyn Journal>, catalogue: Arc<DeckCatalogue>) -> DeckSenses {
        DeckSenses {
            journal,
            catalogue,
            known: Mutex::default(),
        }
    }

    /// What is known of the cards of these decks, numbered through. Of a deck that cannot be found nothing is.
    pub async fn of(&self, decks: &[(DeckId, u16)]) -> Arc<DeckSense> {
        let ids: Vec<DeckId> = decks.iter().map(|(id, _)| *id).collect();
        let mut known = self.known.lock().await;
        if let Some(at) = known.iter().position(|(of, _)| *of == ids) {
            let found = known.remove(at);
            let sense = found.1.clone();
            known.push(found);
            return sense;
        }
        let mut manifests = Vec::with_capacity(decks.len());
        for &(id, cards) in decks {
            let manifest = self.manifest(id).await;
            // Card numbers run on through the decks, whatever is known of them.
            let complete = manifest.filter(|m| m.cards.len() == usize::from(cards));
            let complete = match complete {
                Some(manifest) => Some(self.with_impressions(manifest).await),
                None => None,
            };
            manifests.push(complete.ok_or(usize::from(cards)));
        }
        let made = tokio::task::spawn_blocking(move || DeckSense::of_decks(&manifests)).await;
        let sense = Arc::new(made.unwrap_or_else(|_| DeckSense::new([])));
        if known.len() == KEPT {
            known.remove(0);
        }
        known.push((ids, sense.clone()));
        sense
    }

    /// The same deck; cards that say nothing about themselves have what their colours say.
    async fn with_impressions(&self, manifest: Arc<Manifest>) -> Arc<Manifest> {
        if manifest.cards.iter().all(DeckSense::has_words) {
            return manifest;
        }
        let mut manifest = Manifest::clone(&manifest);
        for card in manifest
            .cards
            .iter_mut()
            .filter(|card| !DeckSense::has_words(card))
        {
            let Some(picture) = self.public(card.small.hash).await else {
                continue;
            };
            let tags = tokio::task::spawn_blocking(move || fabula_deck::impression(&picture)).await;
            if let Ok(Ok(tags)) = tags {
                card.tags = tags.into_iter().map(str::to_owned).collect();
            }
        }
        Arc::new(manifest)
    }

    pub(super) async fn manifest(&self, id: DeckId) -> Option<Arc<Manifest>> {
        if let Some(deck) = self.catalogue.deck(id) {
            return Some(deck.manifest.clone());
        }
        let bytes = self.public(id).await?;
        serde_json::from_slice(&bytes).ok().map(Arc::new)
    }

    /// Something that is stored for everybody.
    pub(super) async fn public(&self, hash: ContentHash) -> Option<Bytes> {
        self.journal.public(hash).await.ok()?
    }
}
