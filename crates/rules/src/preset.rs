//! The seven ways to play, as data to be read beside the rulebooks.

use serde::{Deserialize, Serialize};
use strum::{Display, EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

use crate::settings::{BySize, Column, Kind, Points, SeatLimits, Settings, Victory};
use crate::{Forms, MAX_PLAYERS};

/// A named set of rules.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    Hash,
    Serialize,
    Deserialize,
    Display,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// The game in its present form, for up to eight.
    Classic,
    /// As classic, but everyone who reaches the target wins.
    Disney,
    /// The first edition: the deck's end is the game's.
    FirstEdition,
    /// The first edition's variant for four pairs.
    FirstEditionTeams,
    /// Up to twelve players, with a second vote from seven on.
    Odyssey,
    /// A phrase for no card in particular, votes for the most popular, a red marker.
    OdysseyParty,
    /// Odyssey in pairs.
    OdysseyTeams,
}

/// The table that all rulebooks share.
const POINTS: Points = Points {
    all_or_none: Column {
        storyteller: 0,
        finder: 2,
        other: 2,
    },
    some: Column {
        storyteller: 3,
        finder: 3,
        other: 0,
    },
    bonus: 1,
    bonus_cap: None,
    lone_finder: None,
    single_vote: 0,
    crowd_cap: 5,
};

const CLASSIC: Settings = Settings {
    preset: Preset::Classic,
    kind: Kind::Single,
    seats: SeatLimits { min: 3, max: 8 },
    hand: BySize {
        three: 7,
        few: 6,
        many: 6,
    },
    gives: BySize {
        three: 2,
        few: 1,
        many: 1,
    },
    votes: BySize::always(1),
    points: POINTS,
    target: Some(30),
    laps: None,
    reshuffle: true,
    victory: Victory::Highest,
    clues: Forms {
        text: true,
        sound: true,
        performed: true,
    },
};

const DISNEY: Settings = Settings {
    preset: Preset::Disney,
    seats: SeatLimits { min: 3, max: 6 },
    victory: Victory::EveryoneAtTarget,
    ..CLASSIC
};

const FIRST_EDITION: Settings = Settings {
    preset: Preset::FirstEdition,
    seats: SeatLimits { min: 3, max: 6 },
    target: None,
    reshuffle: false,
    // Songs and mime are a variant there.
    clues: Forms {
        performed: false,
        ..CLASSIC.clues
    },
    ..CLASSIC
};

const FIRST_EDITION_TEAMS: Settings = Settings {
    preset: Preset::FirstEditionTeams,
    kind: Kind::PairsAllVote,
    seats: SeatLimits { min: 8, max: 8 },
    hand: BySize::always(4),
    gives: BySize::always(1),
    target: Some(30),
    reshuffle: true,
    ..FIRST_EDITION
};

const ODYSSEY: Settings = Settings {
    preset: Preset::Odyssey,
    seats: SeatLimits {
        min: 3,
        max: MAX_PLAYERS as u8,
    },
    votes: BySize {
        three: 1,
        few: 1,
        many: 2,
    },
    points: Points {
        bonus_cap: Some(3),
        single_vote: 1,
        ..POINTS
    },
    ..CLASSIC
};

const ODYSSEY_PARTY: Settings = Settings {
    preset: Preset::OdysseyParty,
    kind: Kind::Party,
    seats: SeatLimits {
        min: 6,
        max: MAX_PLAYERS as u8,
    },
    hand: BySize::always(5),
    gives: BySize::always(1),
    votes: BySize::always(1),
    points: POINTS,
    target: None,
    laps: Some(1),
    ..ODYSSEY
};

const ODYSSEY_TEAMS: Settings = Settings {
    preset: Preset::OdysseyTeams,
    kind: Kind::PairsOneVotes,
    hand: BySize::always(4),
    points: Points {
        single_vote: 0,
        ..ODYSSEY.points
    },
    ..ODYSSEY_PARTY
};

impl Preset {
    /// All seven.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert_eq!(Preset::all().count(), 7);
    /// for preset in Preset::all() {
    ///     assert_eq!(preset.to_string().parse(), Ok(preset));
    /// }
    /// ```
    pub fn all() -> impl Iterator<Item = Preset> {
        Preset::iter()
    }

    /// Its rules.
    ///
    /// ```
    /// use fabula_rules::{Preset, Victory};
    /// assert_eq!(Preset::Disney.settings().victory, Victory::EveryoneAtTarget);
    /// assert_eq!("odyssey-party".parse(), Ok(Preset::OdysseyParty));
    /// ```
    pub const fn settings(self) -> Settings {
        match self {
            Preset::Classic => CLASSIC,
            Preset::Disney => DISNEY,
            Preset::FirstEdition => FIRST_EDITION,
            Preset::FirstEditionTeams => FIRST_EDITION_TEAMS,
            Preset::Odyssey => ODYSSEY,
            Preset::OdysseyParty => ODYSSEY_PARTY,
            Preset::OdysseyTeams => ODYSSEY_TEAMS,
        }
    }

    /// The numbers of players it is meant for.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert!(Preset::Classic.player_counts().eq(3..=8));
    /// assert!(Preset::OdysseyTeams.player_counts().eq([6, 8, 10, 12]));
    /// ```
    pub fn player_counts(self) -> impl Iterator<Item = usize> {
        let settings = self.settings();
        let step = if settings.kind.pairs() { 2 } else { 1 };
        (settings.seats.min as usize..=settings.seats.max as usize).step_by(step)
    }
}
