//! What a game is made of before the first card is dealt.

use serde::{Deserialize, Serialize};
use strum::{EnumIter, IntoEnumIterator};

use crate::{Player, Refusal, Seed, Settings};

/// Seconds a phase may take before its clock runs out; none: no clock.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(optional_fields = nullable))]
#[serde(default, deny_unknown_fields)]
pub struct Clocks {
    /// To claim the first clue.
    pub race: Option<u16>,
    /// For the storyteller.
    pub clue: Option<u16>,
    /// To give cards.
    pub give: Option<u16>,
    /// To vote.
    pub vote: Option<u16>,
    /// To look at the points, when all has been revealed. Without it the story goes on when all have looked.
    pub review: Option<u16>,
}

/// Clocks that a host can choose by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumIter)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum ClockPreset {
    /// No clocks; only the next story begins by itself.
    None,
    /// A minute and a half.
    Calm,
    /// Half of that.
    Brisk,
}

impl ClockPreset {
    /// All of them, the most patient first.
    pub fn all() -> impl Iterator<Item = ClockPreset> {
        ClockPreset::iter()
    }

    /// Its clocks.
    ///
    /// ```
    /// use fabula_rules::{ClockPreset, Clocks};
    /// assert_eq!(ClockPreset::None.clocks().vote, None);
    /// assert!(ClockPreset::Brisk.clocks().vote < ClockPreset::Calm.clocks().vote);
    /// ```
    pub fn clocks(self) -> Clocks {
        let of = |act: Option<u16>| Clocks {
            race: act,
            clue: act,
            give: act,
            vote: act,
            review: Some(10),
        };
        match self {
            ClockPreset::None => of(None),
            ClockPreset::Calm => of(Some(90)),
            ClockPreset::Brisk => of(Some(45)),
        }
    }
}

impl Clocks {
    /// The shortest clock, in seconds: enough to tap twice.
    pub const SHORTEST: u16 = 5;

    /// Whether nobody would be rushed.
    ///
    /// ```
    /// use fabula_rules::{ClockPreset, Clocks};
    /// assert!(ClockPreset::Brisk.clocks().check().is_ok());
    /// let hasty = Clocks { vote: Some(3), ..Clocks::default() };
    /// let refusal = hasty.check().unwrap_err();
    /// assert_eq!(refusal.to_string(), "clocks.vote must be between 5 and 65535, not 3");
    /// ```
    pub fn check(&self) -> Result<(), Refusal> {
        let all = [
            ("clocks.race", self.race),
            ("clocks.clue", self.clue),
            ("clocks.give", self.give),
            ("clocks.vote", self.vote),
            ("clocks.review", self.review),
        ];
        for (setting, seconds) in all {
            if let Some(got) = seconds.filter(|&s| s < Self::SHORTEST) {
                return Err(Refusal::SettingOutOfRange {
                    setting,
                    min: Self::SHORTEST as usize,
                    max: u16::MAX as usize,
                    got: got as usize,
                });
            }
        }
        Ok(())
    }
}

/// Everything a game starts from. It is stored whole in the first event, so that a log needs nothing
/// else to be replayed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The version of the rules the game is decided by.
    pub rules: u32,
    /// Which game of the room it is, from 0.
    pub game: u32,
    /// The rules in full, never only a preset's name.
    pub settings: Settings,
    /// The clocks.
    pub clocks: Clocks,
    /// Whether newcomers may sit down during the game.
    pub late_joining: bool,
    /// Who sits at the table, clockwise. In pairs A1 B1 C1 … A2 B2 C2 …
    pub seats: Vec<Player>,
    /// How many cards there are.
    pub cards: u16,
    /// Where all chance comes from.
    pub seed: Seed,
    /// Whether the seed was chosen by somebody, not drawn: they know all cards. Only games of agents are played so.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
}

impl Setup {
    /// A first game of this many persons, without clocks.
    ///
    /// ```
    /// use fabula_rules::{Clocks, Game, Player, Preset, Seed, Setup};
    /// let mut setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// assert_eq!(setup.clocks, Clocks::default());
    /// // What is not as usual is set afterwards: here a bot on the last seat.
    /// setup.seats[3] = Player::Bot;
    /// let game = Game::begin(&Game::start(setup)?)?;
    /// assert_eq!(game.player(game.ring()[3]), Player::Bot);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn new(settings: Settings, players: usize, cards: u16, seed: Seed) -> Setup {
        Setup {
            rules: crate::RULES_VERSION,
            game: 0,
            settings,
            clocks: Clocks::default(),
            late_joining: true,
            seats: vec![Player::Person; players],
            cards,
            seed,
            chosen: false,
        }
    }

    /// Whether it can be played.
    pub fn check(&self) -> Result<(), Refusal> {
        self.settings
            .check_for(self.seats.len(), self.cards as usize)?;
        self.clocks.check()
    }
}
