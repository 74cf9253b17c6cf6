//! A mind that sees: it asks a vision-language model at an address that the server's host gave, for tables whose host wants it.
//!
//! Nothing is sent anywhere else, and nothing for other tables. Whatever goes wrong (no answer in time, an answer that is no move, a
//! refusal), the persona that sits there thinks for itself.

mod prompt;
mod request;

use std::sync::Arc;
use std::time::Duration;

use fabula_bots::Thought;
use fabula_room::Member;
use fabula_rules::{Action, Card, View};
use futures::future::BoxFuture;
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;
use ts_rs::TS;
use utoipa::ToSchema;

use self::prompt::{Shown, prompt, understand};
use super::{DeckSenses, Question, Thinker};

/// Questions at once: most models answer one after the other anyway.
const AT_ONCE: usize = 2;

/// Where to ask, and for what.
#[derive(Clone, Debug)]
pub struct VisionModel {
    /// The address of the API, as OpenAI's clients want it: `http://localhost:11434/v1`.
    pub url: String,
    /// The model.
    pub model: String,
    /// What the address wants to be shown, if anything.
    pub key: Option<String>,
    /// How long an answer may take.
    pub timeout: Duration,
}

/// What everybody at a table may know of it: where pictures and clues would be sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct VisionOffer {
    /// The model.
    pub model: String,
    /// The computer it runs on.
    pub host: String,
}

impl VisionModel {
    /// What is told about it.
    pub fn offer(&self) -> VisionOffer {
        let rest = self
            .url
            .split_once("://")
            .map_or(self.url.as_str(), |(_, rest)| rest);
        let host = rest.split(['/', '?']).next().unwrap_or_default();
        // A name and a password before the host are nobody's business.
        let host = host.rsplit('@').next().unwrap_or_default();
        VisionOffer {
            model: self.model.clone(),
            host: host.to_owned(),
        }
    }
}

/// Asks a model for tables that want it, and others for all others.
pub struct VisionMinds {
    model: Arc<VisionModel>,
    places: Arc<Semaphore>,
    /// Who thinks where nobody is to be asked, or where asking came to nothing.
    otherwise: Arc<dyn Thinker>,
}

impl VisionMinds {
    /// Asks this model, or lets these think.
    pub fn new(model: VisionModel, otherwise: Arc<dyn Thinker>) -> VisionMinds {
        VisionMinds {
            model: Arc::new(model),
            places: Arc::new(Semaphore::new(AT_ONCE)),
            otherwise,
        }
    }
}

impl Thinker for VisionMinds {
    fn think(&self, question: Question) -> BoxFuture<'static, Option<Thought>> {
        if !question.room.settings().vision {
            return self.otherwise.think(question);
        }
        let (model, places) = (self.model.clone(), self.places.clone());
        let otherwise = self.otherwise.clone();
        Box::pin(async move {
            let timeout = model.timeout;
            let asking = ask(model, places, &question);
            match tokio::time::timeout(timeout, asking).await {
                Ok(Ok(Some(action))) => {
                    return Some(Thought {
                        action,
                        reason: None,
                    });
                }
                // Nothing to see: a claim.
                Ok(Ok(None)) => {}
                Ok(Err(error)) => tracing::warn!(error, "the vision model was of no help"),
                Err(_) => tracing::warn!("the vision model took too long"),
            }
            otherwise.think(question).await
        })
    }
}

/// What the model does in a bot's place; nothing if there is nothing to look at.
async fn ask(
    model: Arc<VisionModel>,
    places: Arc<Semaphore>,
    question: &Question,
) -> Result<Option<Action>, String> {
    let room = &question.room;
    let game = room.running().ok_or("there is no game")?;
    let view = game.view(Some(question.seat));
    let Some(cards) = cards_to_see(&view) else {
        return Ok(None);
    };
    let decks: Vec<_> = room.decks_in_play().unwrap_or_default().to_vec();
    let mut shown = Vec::with_capacity(cards.len());
    for card in cards {
        let picture = question.senses.picture(&decks, card).await;
        let picture = picture.ok_or("a picture cannot be found")?;
        shown.push(Shown { card, picture });
    }
    let at_seat = |m: &&Member| m.seat == Some(question.seat);
    let persona = room.members().iter().find(at_seat).map(|m| m.persona());
    let asked = prompt(
        &view,
        persona,
        room.settings().language,
        room.told_words(),
        &shown,
        &model.model,
    );
    let asked = asked.ok_or("there is nothing to ask")?;
    let _place = places.acquire_owned().await.map_err(|e| e.to_string())?;
    let answer = tokio::task::spawn_blocking(move || request::send(&model, asked));
    let answer = answer.await.map_err(|e| e.to_string())??;
    let action = understand(&view, &answer, &shown)?;
    Ok(Some(action))
}

/// The cards that a seat has to choose from; nothing if it has no choice that needs eyes.
fn cards_to_see(view: &View<'_>) -> Option<Vec<Card>> {
    let legal = &view.legal;
    if let Some(vote) = &legal.vote {
        return Some(vote.cards.to_vec());
    }
    if let Some(give) = &legal.give {
        return Some(give.cards.to_vec());
    }
    let tell = legal.tell.as_ref()?;
    // In party the phrase comes before the cards.
    (!tell.cards.is_empty()).then(|| tell.cards.to_vec())
}

/// Where pictures are found.
impl DeckSenses {
    async fn picture(&self, decks: &[fabula_room::TableDeck], card: Card) -> Option<Vec<u8>> {
        let mut number = usize::from(card.0);
        for deck in decks {
            if number < usize::from(deck.cards) {
                let manifest = self.manifest(deck.id).await?;
                let hash = manifest.cards.get(number)?.small.hash;
                return self.public(hash).await.map(|bytes| bytes.to_vec());
            }
            number -= usize::from(deck.cards);
        }
        None
    }
}
