//! Why a room does not do what it is asked.

use fabula_ids::DeckId;
use fabula_rules::Refusal;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use thiserror::Error;

use crate::text::TextError;

/// A refusal. The room is as it was before.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, IntoStaticStr, EnumDiscriminants)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(RoomRefusalCode),
    derive(EnumIter, IntoStaticStr, Hash),
    allow(missing_docs),
    strum(serialize_all = "kebab-case"),
    doc = "The code of a [`RoomRefusal`], without its facts."
)]
#[allow(missing_docs)] // the facts are named; the messages say what they mean
pub enum RoomRefusal {
    #[error("you have no place at this table")]
    NotSeated,
    #[error("you have a place at this table already")]
    AlreadySeated,
    #[error("only the host can do that")]
    NotHost,
    #[error("you were sent away from this table")]
    Kicked,
    #[error("the host has locked this table")]
    Locked,
    #[error("not to yourself")]
    NotYourself,
    #[error("nobody here has that name")]
    UnknownPlayer,
    #[error("a bot cannot do that")]
    BotsCannot,
    #[error("only at a table for agents")]
    OnlyForAgents,
    #[error("that is no bot")]
    OnlyBots,
    #[error("bots cannot record a clue: allow words or a performance")]
    BotsNeedWords,

    #[error("a name is needed")]
    NameEmpty,
    #[error("a name may have {max} characters, not {got}")]
    NameTooLong { max: usize, got: usize },
    #[error("somebody at this table is already called that")]
    NameTaken,
    #[error("somebody at this table already has that colour")]
    ColourTaken,

    #[error("the game must end first")]
    GameRunning,
    #[error("there is no game now")]
    NoGame,
    #[error("say which turn this is for")]
    TurnNeeded,
    #[error("name everybody at the table once")]
    OrderIncomplete,
    #[error("the preset and the settings name different games")]
    PresetsDiffer,
    #[error("choose 1 to {max} decks, not {got}")]
    WrongNumberOfDecks { max: usize, got: usize },
    #[error("the same deck twice")]
    SameDeckTwice { deck: DeckId },
    #[error("there is no such deck here")]
    UnknownDeck { deck: DeckId },

    #[error("this seat link is used up, too old, or wrong")]
    LinkUnknown,
    #[error("too many recordings at this table; at most {max}")]
    TooManySounds { max: usize },

    #[error("say something")]
    TalkEmpty,
    #[error("a line may have {max} characters, not {got}")]
    TalkTooLong { max: usize, got: usize },
    #[error("the host has silenced you")]
    Muted,

    /// The rules of the game say no; the code is theirs.
    #[error(transparent)]
    #[serde(untagged)]
    Game(#[from] Refusal),
}

impl RoomRefusal {
    /// Its stable code.
    ///
    /// ```
    /// use fabula_room::RoomRefusal;
    /// use fabula_rules::Refusal;
    /// assert_eq!(RoomRefusal::NotHost.code(), "not-host");
    /// assert_eq!(RoomRefusal::from(Refusal::GameOver).code(), "game-over");
    /// ```
    pub fn code(&self) -> &'static str {
        match self {
            RoomRefusal::Game(refusal) => refusal.code(),
            other => other.into(),
        }
    }

    /// For a name that cannot be used.
    ///
    /// ```
    /// use fabula_room::{RoomRefusal, text};
    /// let refusal = text::name("\u{200B}").map_err(RoomRefusal::of_name);
    /// assert_eq!(refusal, Err(RoomRefusal::NameEmpty));
    /// ```
    pub fn of_name(error: TextError) -> RoomRefusal {
        match error {
            TextError::Empty => RoomRefusal::NameEmpty,
            TextError::TooLong { max, got } => RoomRefusal::NameTooLong { max, got },
        }
    }

    /// For a line of talk that cannot be said.
    pub fn of_talk(error: TextError) -> RoomRefusal {
        match error {
            TextError::Empty => RoomRefusal::TalkEmpty,
            TextError::TooLong { max, got } => RoomRefusal::TalkTooLong { max, got },
        }
    }
}

/// A refusal as it travels: a stable code, a sentence in English, and the facts to say it in any language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Refused {
    /// Stable: translations go by it.
    pub code: String,
    /// In English, for logs and for those who write clients.
    pub message: String,
    /// What the sentence speaks of.
    #[cfg_attr(feature = "wire", ts(type = "Record<string, unknown>"))]
    pub facts: Map<String, Value>,
}

impl Refused {
    /// From a refusal's own serialisation, with the code apart from the facts.
    pub fn new(code: &str, message: String, facts: &impl Serialize) -> Refused {
        let mut facts = match serde_json::to_value(facts) {
            Ok(Value::Object(facts)) => facts,
            _ => Map::new(),
        };
        facts.remove("code");
        Refused {
            code: code.to_owned(),
            message,
            facts,
        }
    }
}

/// A room's refusal, ready to travel.
///
/// ```
/// use fabula_room::{Refused, RoomRefusal};
/// let refused = Refused::from(&RoomRefusal::NameTooLong { max: 24, got: 30 });
/// assert_eq!(refused.code, "name-too-long");
/// assert_eq!(refused.message, "a name may have 24 characters, not 30");
/// assert_eq!(serde_json::Value::from(refused.facts), serde_json::json!({ "max": 24, "got": 30 }));
/// ```
impl From<&RoomRefusal> for Refused {
    fn from(refusal: &RoomRefusal) -> Refused {
        Refused::new(refusal.code(), refusal.to_string(), refusal)
    }
}
