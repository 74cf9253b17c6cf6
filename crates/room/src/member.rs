//! Who belongs to a room: persons and bots, with a name and a colour.

use fabula_ids::PlayerId;
use fabula_rules::{Player, Seat};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use crate::Persona;

/// The colour of a player's rabbit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // colours explain themselves
pub enum Colour {
    Snow,
    Poppy,
    Honey,
    Moss,
    Teal,
    Sky,
    Iris,
    Plum,
    Rose,
    Cocoa,
    Soot,
    Mint,
}

impl Colour {
    /// All twelve.
    ///
    /// ```
    /// use fabula_room::Colour;
    /// // One for everybody at the largest table.
    /// assert_eq!(Colour::all().count(), fabula_rules::MAX_PLAYERS);
    /// ```
    pub fn all() -> impl Iterator<Item = Colour> {
        Colour::iter()
    }
}

/// Somebody who has a place at the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Member {
    /// Who.
    pub id: PlayerId,
    /// A person or a bot.
    pub kind: Player,
    /// What they are called here; no two are called the same.
    pub name: String,
    /// The colour of their rabbit.
    pub colour: Colour,
    /// Whether they want the next game to begin.
    pub ready: bool,
    /// Their seat in the game, if they have one.
    pub seat: Option<Seat>,
    /// Whether a bot plays for them while they are away.
    pub stand_in: bool,
    /// They left, or were sent away, during the game; the entry stays as the label of their seat.
    pub gone: bool,
    /// What a bot is like. Bots of former versions do not say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
}

impl Member {
    /// A person who has just come.
    pub fn person(id: PlayerId, name: String, colour: Colour) -> Member {
        Member {
            id,
            kind: Player::Person,
            name,
            colour,
            ready: false,
            seat: None,
            stand_in: false,
            gone: false,
            persona: None,
        }
    }

    /// A bot that has just come. It is always ready.
    pub fn bot(id: PlayerId, name: String, colour: Colour) -> Member {
        Member {
            kind: Player::Bot,
            ready: true,
            ..Member::person(id, name, colour)
        }
    }

    /// Who plays when a bot plays here: the bot itself, or whoever stands in; always the same one.
    pub fn persona(&self) -> Persona {
        self.persona.unwrap_or_else(|| Persona::by_chance(&self.id))
    }

    /// Whether they are a person who has not left.
    ///
    /// ```
    /// use fabula_ids::PlayerId;
    /// use fabula_room::{Colour, Member};
    /// let mut ada = Member::person(PlayerId([1; 16]), "Ada".into(), Colour::Sky);
    /// assert!(ada.is_person());
    /// // In the middle of a game her entry stays as the label of her seat.
    /// ada.gone = true;
    /// assert!(!ada.is_person());
    /// ```
    pub fn is_person(&self) -> bool {
        self.kind == Player::Person && !self.gone
    }
}
