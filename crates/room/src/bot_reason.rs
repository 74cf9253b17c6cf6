//! Why a bot did what it did: noted with its move, shown when the round is revealed.

use std::sync::Arc;

use fabula_rules::{Card, Seat, Translations};
use serde::{Deserialize, Serialize};

/// What a bot did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotAct {
    /// It told.
    Told,
    /// It gave a card.
    Gave,
    /// It voted.
    Voted,
}

/// How a bot came to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum BotGround {
    /// The clue names what is on the card.
    Named,
    /// Something on the card is close to something in the clue.
    Alike,
    /// The clue fits the card as a whole: by what it is about, and something on the card that goes with that, or by neither.
    Fitting,
    /// Nothing was close; this was the least far.
    Faint,
    /// It could make nothing of the clue, or of the card.
    Blind,
}

/// Words as they are shown to readers of several languages.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Words {
    /// In the language they come from.
    pub text: Arc<str>,
    /// In others.
    #[serde(default, skip_serializing_if = "Translations::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Translations>"))]
    pub translations: Translations,
}

/// Why a bot did what it did.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct BotReason {
    /// Whose seat.
    pub seat: Seat,
    /// What it did.
    pub act: BotAct,
    /// With which card.
    pub card: Card,
    /// How it came to it.
    pub ground: BotGround,
    /// What it saw on the card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub seen: Option<Words>,
    /// What it heard in the clue, or took it to be about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub heard: Option<Words>,
}
