//! What a mind is shown: what a person on its seat would know, and nothing else.

use std::sync::Arc;

use fabula_ids::Language;
use fabula_room::{AlbumRound, Persona, Strength};
use fabula_rules::{Seat, View};

use crate::DeckSense;

/// What a mind is shown when it is its turn.
pub struct Seen<'s> {
    /// What its seat may know of the game.
    pub view: &'s View<'s>,
    /// The public words of the cards in play.
    pub cards: &'s DeckSense,
    /// The rounds so far, as they were revealed.
    pub rounds: &'s [Arc<AlbumRound>],
    /// The clues of the evening, so that none is given twice.
    pub told: &'s [Arc<str>],
    /// Phrases of the bank that people may have been shown as examples: not to be said either.
    pub kept: &'s [usize],
    /// Which seats are bots, and what they are like: everybody at the table can see it.
    pub personas: &'s [(Seat, Persona)],
    /// The table's language.
    pub language: Language,
    /// Who the mind is.
    pub persona: Persona,
    /// How well it plays.
    pub strength: Strength,
}

impl Seen<'_> {
    /// What a bot on another seat is like; nothing for a person.
    pub(crate) fn persona_of(&self, seat: Seat) -> Option<Persona> {
        let bot = self.personas.iter().find(|(bot, _)| *bot == seat);
        bot.map(|(_, persona)| *persona)
    }
}
