//! Minds on threads of their own: a table never waits for them.

use std::sync::Arc;
use std::time::Duration;

use fabula_bots::{Budget, Mind, PersonaMind, Thought};
use futures::future::BoxFuture;
use tokio::sync::Semaphore;

use super::{Question, Thinker};

/// Thoughts at once: one core is left for the tables.
const AT_ONCE: usize = 2;

/// How long a thought may take, waiting for its turn included. It takes some twenty milliseconds.
const PATIENCE: Duration = Duration::from_secs(10);

/// Thinks in the background.
pub struct BackgroundMinds {
    mind: Arc<dyn Mind>,
    places: Arc<Semaphore>,
    patience: Duration,
}

impl Default for BackgroundMinds {
    fn default() -> BackgroundMinds {
        BackgroundMinds::new(Arc::new(PersonaMind), PATIENCE)
    }
}

impl BackgroundMinds {
    /// A mind that thinks in the background, for so long at most.
    pub fn new(mind: Arc<dyn Mind>, patience: Duration) -> BackgroundMinds {
        BackgroundMinds {
            mind,
            places: Arc::new(Semaphore::new(AT_ONCE)),
            patience,
        }
    }
}

impl Thinker for BackgroundMinds {
    fn think(&self, question: Question) -> BoxFuture<'static, Option<Thought>> {
        let (mind, places, patience) = (self.mind.clone(), self.places.clone(), self.patience);
        Box::pin(async move {
            let thinking = async {
                let decks = question.room.decks_in_play()?;
                let decks: Vec<_> = decks.iter().map(|d| (d.id, d.cards)).collect();
                let cards = question.senses.of(&decks).await;
                // The place is given back when the thought has ended, also one that nobody waits for any more.
                let place = places.acquire_owned().await.ok()?;
                let thought = tokio::task::spawn_blocking(move || {
                    let _place = place;
                    question.put_to(&*mind, &cards, Budget::default())
                });
                match thought.await {
                    Ok(thought) => thought,
                    Err(error) => {
                        tracing::error!(%error, "a mind failed");
                        None
                    }
                }
            };
            let thought = tokio::time::timeout(patience, thinking).await;
            thought.unwrap_or_else(|_| {
                tracing::warn!("a mind took too long");
                None
            })
        })
    }
}
