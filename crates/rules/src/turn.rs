//! Which moment of which game an action is meant for.

use serde::{Deserialize, Serialize};
use strum::{Display, IntoStaticStr};

/// The phases of a round, by name.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, Display, IntoStaticStr,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum PhaseName {
    /// First round: whoever has an idea first may claim the role.
    Race,
    /// The storyteller thinks.
    Clue,
    /// The others give cards.
    Give,
    /// The cards lie on the table; votes are cast.
    Vote,
    /// The round is scored; everybody looks.
    Review,
    /// The game has ended.
    Over,
}

/// One moment at which somebody may act. An action for another turn is stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Turn {
    /// The room's game, from 0; a rematch is the next.
    pub game: u32,
    /// The round, from 1. A void or skipped round is played again under its number.
    pub round: u16,
    /// The phase.
    pub phase: PhaseName,
    /// Which phase of this round it is, from 1: it tells two turns apart when a phase comes again. The start
    /// of a game has 0.
    pub attempt: u32,
}
