//! Where bots think: beside the tables' tasks, under a limit, from what their seat may know.

mod background;
mod deck_senses;
mod inline;
mod vision;

use std::sync::Arc;

use fabula_bots::{Budget, DeckSense, Mind, Seen, Thought, examples};
use fabula_room::{Persona, Room};
use fabula_rules::{Player, Seat, Seed};
use futures::future::BoxFuture;

pub use background::BackgroundMinds;
pub use deck_senses::DeckSenses;
pub use inline::InlineMind;
pub use vision::{VisionMinds, VisionModel, VisionOffer};

/// Something that thinks for bots.
pub trait Thinker: Send + Sync {
    /// What a bot does; nothing if it came to no end. It always comes to one, sooner or later.
    fn think(&self, question: Question) -> BoxFuture<'static, Option<Thought>>;
}

/// What a bot thinks about: its turn, in the room as it is.
#[derive(Clone)]
pub struct Question {
    /// The room.
    pub room: Arc<Room>,
    /// The bot's seat.
    pub seat: Seat,
    /// The bot's chance.
    pub luck: Seed,
    /// Where the words of the cards are found.
    pub senses: Arc<DeckSenses>,
}

impl Question {
    /// What a mind makes of it. Of the room it is shown what its seat may know, and what everybody may.
    pub fn put_to(&self, mind: &dyn Mind, cards: &DeckSense, budget: Budget) -> Option<Thought> {
        let (room, seat) = (&self.room, self.seat);
        let game = room.running()?;
        let playing = |m: &fabula_room::Member| Some((m.seat?, m.persona()));
        let playing: Vec<(Seat, Persona)> = room.members().iter().filter_map(playing).collect();
        let (_, persona) = *playing.iter().find(|(s, _)| *s == seat)?;
        let bots = playing.into_iter();
        let bots: Vec<_> = bots
            .filter(|(seat, _)| game.player(*seat) == Player::Bot)
            .collect();
        let view = game.view(Some(seat));
        // Nobody is shown any where programs play, and there the same seed is the same game.
        let kept = match room.settings().agents {
            true => Vec::new(),
            false => examples(cards, &room.id().to_string()),
        };
        let seen = Seen {
            view: &view,
            cards,
            rounds: room.rounds(),
            told: room.told_words(),
            kept: &kept,
            personas: &bots,
            language: room.settings().language,
            persona,
            strength: room.settings().bot_strength,
        };
        mind.think(&seen, &self.luck, budget)
    }
}
