//! What a table plays, as its host wants it.

use fabula_deck::Language;
use fabula_rules::{Clocks, Preset, Settings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::RoomRefusal;
use crate::shelf::{DeckId, Shelf};

/// A deck a table plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct TableDeck {
    /// Its name for ever.
    pub id: DeckId,
    /// What it is called.
    pub name: String,
    /// How many cards it has.
    pub cards: u16,
}

/// Everything a host can choose. It holds for the next game; the one being played keeps its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Charter {
    /// The rules in full.
    pub settings: Settings,
    /// Seconds for each phase.
    pub clocks: Clocks,
    /// The pictures. Card numbers run through them in this order.
    pub decks: Vec<TableDeck>,
    /// The table's language: what bots speak.
    pub language: Language,
    /// Whether the table is on the public list.
    pub listed: bool,
    /// Whether newcomers may sit down during a game.
    pub late_joining: bool,
    /// Whether a bot plays for those who are away.
    pub stand_ins: bool,
    /// Whether nobody new may take a place.
    pub locked: bool,
}

/// What somebody wants of a table. What is not said stays as it is; at a new table, as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Wish {
    /// A preset: its rules, without any house rule.
    pub preset: Option<Preset>,
    /// The rules in full, house rules included. If a preset is named too, it must be theirs.
    pub settings: Option<Settings>,
    /// Seconds for each phase.
    pub clocks: Option<Clocks>,
    /// The decks to mix.
    pub decks: Option<Vec<DeckId>>,
    /// The table's language.
    pub language: Option<Language>,
    /// Whether the table is on the public list.
    pub listed: Option<bool>,
    /// Whether newcomers may sit down during a game.
    pub late_joining: Option<bool>,
    /// Whether a bot plays for those who are away.
    pub stand_ins: Option<bool>,
    /// Whether nobody new may take a place.
    pub locked: Option<bool>,
}

/// The most decks one table may mix.
pub const MAX_DECKS: usize = 12;

impl Charter {
    /// A table as usual: classic, no clocks, the first deck on the shelf.
    pub fn usual(shelf: &Shelf) -> Charter {
        Charter {
            settings: Preset::Classic.settings(),
            clocks: Clocks::default(),
            decks: shelf.decks().take(1).map(TableDeck::of).collect(),
            language: Language::default(),
            listed: false,
            late_joining: true,
            stand_ins: true,
            locked: false,
        }
    }

    /// The same with what somebody wants changed.
    pub fn with(&self, wish: &Wish, shelf: &Shelf) -> Result<Charter, RoomRefusal> {
        let mut charter = self.clone();
        match (wish.settings, wish.preset) {
            (Some(settings), Some(preset)) if settings.preset != preset => {
                return Err(RoomRefusal::PresetsDiffer);
            }
            (Some(settings), _) => charter.settings = settings,
            (None, Some(preset)) => charter.settings = preset.settings(),
            (None, None) => {}
        }
        if let Some(ids) = &wish.decks {
            charter.decks = chosen(ids, &self.decks, shelf)?;
        }
        charter.clocks = wish.clocks.unwrap_or(charter.clocks);
        charter.language = wish.language.unwrap_or(charter.language);
        charter.listed = wish.listed.unwrap_or(charter.listed);
        charter.late_joining = wish.late_joining.unwrap_or(charter.late_joining);
        charter.stand_ins = wish.stand_ins.unwrap_or(charter.stand_ins);
        charter.locked = wish.locked.unwrap_or(charter.locked);
        charter.settings.check()?;
        charter.clocks.check()?;
        Ok(charter)
    }

    /// How many cards there are.
    pub fn cards(&self) -> usize {
        self.decks.iter().map(|d| d.cards as usize).sum()
    }
}

/// Decks by their names. One that left the shelf can be kept, but not chosen anew.
fn chosen(ids: &[DeckId], had: &[TableDeck], shelf: &Shelf) -> Result<Vec<TableDeck>, RoomRefusal> {
    if ids.is_empty() || ids.len() > MAX_DECKS {
        return Err(RoomRefusal::WrongNumberOfDecks {
            max: MAX_DECKS,
            got: ids.len(),
        });
    }
    let mut decks: Vec<TableDeck> = Vec::with_capacity(ids.len());
    for &id in ids {
        if decks.iter().any(|d| d.id == id) {
            return Err(RoomRefusal::SameDeckTwice { deck: id });
        }
        let on_shelf = shelf.deck(id).map(TableDeck::of);
        let kept = || had.iter().find(|d| d.id == id).cloned();
        let deck = on_shelf.or_else(kept);
        decks.push(deck.ok_or(RoomRefusal::UnknownDeck { deck: id })?);
    }
    Ok(decks)
}
