//! What a table plays and how open it is, as its host wants it.
//!
//! ```
//! use fabula_room::TableSettingsChange;
//!
//! let change: TableSettingsChange = serde_json::from_str(r#"{ "locked": true }"#)?;
//! assert_eq!(change, TableSettingsChange { locked: Some(true), ..Default::default() });
//! // What cannot be understood is not passed over.
//! assert!(serde_json::from_str::<TableSettingsChange>(r#"{ "lokced": true }"#).is_err());
//! # Ok::<(), serde_json::Error>(())
//! ```

use fabula_ids::{DeckId, Language};
use fabula_rules::{ClockPreset, Clocks, Preset, Settings};
use serde::{Deserialize, Serialize};

use crate::{RoomRefusal, Strength};

/// A deck a table plays with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableDeck {
    /// Its name for ever.
    pub id: DeckId,
    /// What it is called.
    pub name: String,
    /// How many cards it has.
    pub cards: u16,
}

/// Everything a host can choose. It holds for the next game; the one being played keeps its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableSettings {
    /// The rules in full.
    #[serde(rename = "settings")]
    pub rules: Settings,
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
    /// How well bots play.
    #[serde(default)]
    pub bot_strength: Strength,
    /// Whether bots ask a vision-language model, where the server offers one: pictures and clues are sent there.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub vision: bool,
    /// Whether it is a table for programs: nobody stands in for a player, nobody counts as gone, and the host may choose the seed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub agents: bool,
}

/// A change of a table's settings. What is not said stays as it is; at a new table, as usual.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(default, deny_unknown_fields)]
#[cfg_attr(feature = "wire", ts(optional_fields))]
pub struct TableSettingsChange {
    /// A preset: its rules, without any house rule.
    pub preset: Option<Preset>,
    /// The rules in full, house rules included. If a preset is named too, it must be theirs.
    #[serde(rename = "settings")]
    pub rules: Option<Settings>,
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
    /// How well bots play.
    pub bot_strength: Option<Strength>,
    /// Whether bots ask a vision-language model.
    pub vision: Option<bool>,
    /// Whether it is a table for programs.
    pub agents: Option<bool>,
}

/// The most decks one table may mix.
pub const MAX_DECKS: usize = 12;

impl TableSettings {
    /// A table as usual: classic, without hurry, the first of the decks on offer.
    pub fn usual(offered: &[TableDeck]) -> TableSettings {
        TableSettings {
            rules: Preset::Classic.settings(),
            clocks: ClockPreset::None.clocks(),
            decks: offered.iter().take(1).cloned().collect(),
            language: Language::default(),
            listed: false,
            late_joining: true,
            stand_ins: true,
            locked: false,
            bot_strength: Strength::default(),
            vision: false,
            agents: false,
        }
    }

    /// The same with a change, of the decks it has and those on offer.
    ///
    /// ```
    /// use fabula_room::{RoomRefusal, TableSettings, TableSettingsChange};
    /// use fabula_rules::Preset;
    ///
    /// let usual = TableSettings::usual(&[]);
    /// let odyssey = TableSettingsChange { preset: Some(Preset::Odyssey), ..Default::default() };
    /// let changed = usual.with(&odyssey, &[])?;
    /// assert_eq!(changed.rules, Preset::Odyssey.settings());
    /// assert_eq!(changed.language, usual.language);
    /// # Ok::<(), RoomRefusal>(())
    /// ```
    pub fn with(
        &self,
        change: &TableSettingsChange,
        offered: &[TableDeck],
    ) -> Result<TableSettings, RoomRefusal> {
        let mut settings = self.clone();
        match (change.rules, change.preset) {
            (Some(rules), Some(preset)) if rules.preset != preset => {
                return Err(RoomRefusal::PresetsDiffer);
            }
            (Some(rules), _) => settings.rules = rules,
            (None, Some(preset)) => settings.rules = preset.settings(),
            (None, None) => {}
        }
        if let Some(ids) = &change.decks {
            settings.decks = chosen(ids, &self.decks, offered)?;
        }
        settings.language = change.language.unwrap_or(settings.language);
        settings.listed = change.listed.unwrap_or(settings.listed);
        settings.late_joining = change.late_joining.unwrap_or(settings.late_joining);
        settings.stand_ins = change.stand_ins.unwrap_or(settings.stand_ins);
        settings.locked = change.locked.unwrap_or(settings.locked);
        settings.vision = change.vision.unwrap_or(settings.vision);
        if change.agents == Some(true) && !settings.agents {
            // Programs are waited for, unless somebody wants it otherwise.
            settings.clocks = Clocks::default();
        }
        settings.agents = change.agents.unwrap_or(settings.agents);
        settings.clocks = change.clocks.unwrap_or(settings.clocks);
        settings.bot_strength = change.bot_strength.unwrap_or(settings.bot_strength);
        settings.rules.check()?;
        settings.clocks.check()?;
        Ok(settings)
    }

    /// How many cards there are.
    ///
    /// ```
    /// use fabula_ids::ContentHash;
    /// use fabula_room::{TableDeck, TableSettings};
    /// let deck = |name: &str, cards| TableDeck {
    ///     id: ContentHash::of(name.as_bytes()),
    ///     name: name.into(),
    ///     cards,
    /// };
    /// let mut table = TableSettings::usual(&[deck("Lanterns", 84), deck("Tides", 60)]);
    /// // Only the first of those on offer is in play, until the host mixes another in.
    /// assert_eq!(table.cards(), 84);
    /// table.decks.push(deck("Tides", 60));
    /// assert_eq!(table.cards(), 144);
    /// ```
    pub fn cards(&self) -> usize {
        self.decks.iter().map(|d| d.cards as usize).sum()
    }
}

impl TableSettingsChange {
    /// Whether it would change what is being played.
    pub(crate) fn is_about_the_game(&self) -> bool {
        self.preset.is_some()
            || self.rules.is_some()
            || self.clocks.is_some()
            || self.decks.is_some()
            || self.late_joining.is_some()
            || self.agents.is_some()
    }
}

/// Decks by their ids. One that is no longer on offer can be kept, but not chosen anew.
fn chosen(
    ids: &[DeckId],
    present: &[TableDeck],
    offered: &[TableDeck],
) -> Result<Vec<TableDeck>, RoomRefusal> {
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
        let deck = offered.iter().chain(present).find(|d| d.id == id);
        let deck = deck.ok_or(RoomRefusal::UnknownDeck { deck: id })?;
        decks.push(deck.clone());
    }
    Ok(decks)
}
