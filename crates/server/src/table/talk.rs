//! What goes around the table beside the game: talk and reactions.

use std::sync::Arc;

use fabula_ids::{PlayerId, Stamp};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Something short to say or to show at the table. It is not stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // they explain themselves
pub enum Reaction {
    Heart,
    Laugh,
    Wow,
    Clap,
    Think,
    Sad,
    Hurry,
    Cheers,
}

/// A line of table talk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TalkLine {
    /// Later lines have larger numbers.
    pub number: u64,
    /// When: milliseconds since 1970.
    pub at: Stamp,
    /// Who said it.
    pub player: PlayerId,
    /// What they were called then.
    pub name: String,
    /// What they said.
    pub text: String,
}

/// A message to everybody at the table that is not part of its state.
#[derive(Clone, Debug)]
pub enum Broadcast {
    /// Somebody said something.
    Said(Arc<TalkLine>),
    /// Somebody reacted.
    Reacted {
        /// Who.
        player: PlayerId,
        /// How.
        reaction: Reaction,
    },
}
