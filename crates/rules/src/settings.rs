//! Every number of the game as a setting, and whether a set of them can be played.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::card::{MAX_GIVES, MAX_HAND, MAX_VOTES};
use crate::{Forms, MAX_PLAYERS, Preset, Refusal};

/// The fewest players any game makes sense with.
pub const MIN_PLAYERS: usize = 3;

/// The fewest players a game of pairs makes sense with: two voters for every clue.
pub const MIN_PLAYERS_IN_PAIRS: usize = 6;

/// The most cards a game may be set up with.
pub const MAX_CARDS: usize = 10_000;

/// How the players play: this is what a preset is about, and no house rule changes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "GameKind"), schema(as = GameKind))]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// Each for themselves.
    Single,
    /// A phrase before the hand is seen, everybody votes, a red marker, hands pass left.
    Party,
    /// Pairs; in the teams that guess, one partner gives and the other votes.
    PairsOneVotes,
    /// Pairs; everybody but the storyteller votes.
    PairsAllVote,
}

impl Kind {
    /// Whether two players share a rabbit.
    pub const fn pairs(self) -> bool {
        matches!(self, Kind::PairsOneVotes | Kind::PairsAllVote)
    }
}

/// A number that depends on how many play: with three (or fewer left), four to six, seven or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BySize {
    /// With three players.
    pub three: u8,
    /// With four to six players.
    pub few: u8,
    /// With seven players or more.
    pub many: u8,
}

impl BySize {
    /// The same number at every size.
    pub const fn always(n: u8) -> BySize {
        BySize {
            three: n,
            few: n,
            many: n,
        }
    }

    /// The number for this many players.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// let hand = Preset::Classic.settings().hand;
    /// assert_eq!([3, 4, 8].map(|players| hand.at(players)), [7, 6, 6]);
    /// let votes = Preset::Odyssey.settings().votes;
    /// assert_eq!([3, 6, 7].map(|players| votes.at(players)), [1, 1, 2]);
    /// ```
    pub const fn at(self, players: usize) -> u8 {
        match players {
            0..=3 => self.three,
            4..=6 => self.few,
            _ => self.many,
        }
    }
}

/// One column of the scoring table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "PointsColumn"), schema(as = PointsColumn))]
#[serde(deny_unknown_fields)]
pub struct Column {
    /// For the storyteller.
    pub storyteller: u8,
    /// For each voter who found the storyteller's card.
    pub finder: u8,
    /// For each voter who did not.
    pub other: u8,
}

/// What everything is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// When all voters found it, or none did.
    pub all_or_none: Column,
    /// When some did, not all.
    pub some: Column,
    /// For each vote on one's own card.
    pub bonus: u8,
    /// The most that bonus may bring a side in a round.
    #[cfg_attr(feature = "wire", schema(required))]
    pub bonus_cap: Option<u8>,
    /// When exactly one voter found it: what finder and storyteller get instead.
    #[cfg_attr(feature = "wire", schema(required))]
    pub lone_finder: Option<u8>,
    /// For a finder who used only one of several votes.
    pub single_vote: u8,
    /// Party: the most that voting with the crowd may bring.
    pub crowd_cap: u8,
}

/// Who wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Victory {
    /// The highest score; a tie is shared.
    Highest,
    /// Everyone who has reached the target.
    EveryoneAtTarget,
}

/// How many may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct SeatLimits {
    /// At least.
    pub min: u8,
    /// At most.
    pub max: u8,
}

/// The rules of one table. A preset is a named set of these; a changed one is a house rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Settings {
    /// The preset these started from.
    pub preset: Preset,
    /// How the players play.
    pub kind: Kind,
    /// How many may play.
    pub seats: SeatLimits,
    /// Cards in a full hand.
    pub hand: BySize,
    /// Cards each giver gives.
    pub gives: BySize,
    /// The most cards a ballot may name.
    pub votes: BySize,
    /// What everything is worth.
    pub points: Points,
    /// A round that ends with a side at this score ends the game.
    #[cfg_attr(feature = "wire", schema(required))]
    pub target: Option<u16>,
    /// The game ends when everyone has been storyteller this often.
    #[cfg_attr(feature = "wire", schema(required))]
    pub laps: Option<u8>,
    /// Whether a deck that runs short is made anew from the discard. If not, its last card ends the game.
    pub reshuffle: bool,
    /// Who wins.
    pub victory: Victory,
    /// What forms a clue may take.
    pub clues: Forms,
}

/// One difference between a table's rules and its preset.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct HouseRule {
    /// The setting, as a path: `points.some.finder`.
    pub rule: String,
    /// What the preset says.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub preset: Value,
    /// What this table plays.
    #[cfg_attr(feature = "wire", ts(type = "unknown"))]
    pub table: Value,
}

/// Whether a deck suits a number of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "advice", rename_all = "snake_case")]
pub enum DeckAdvice {
    /// It does.
    Enough,
    /// It cannot be dealt: a game with it is refused.
    TooFew {
        /// So many cards are needed.
        needed: usize,
    },
    /// It can be dealt, but the same cards come back every round.
    ARoundMore {
        /// From this many cards on they do not.
        recommended: usize,
    },
    /// It is reshuffled almost at once: a second deck would do the game good.
    SecondDeck {
        /// The round whose refill reshuffles first.
        first_reshuffle: usize,
    },
    /// The game ends with it.
    Ends {
        /// After about so many rounds.
        rounds: usize,
        /// So many it takes for everybody to tell once.
        lap: usize,
    },
}

impl Settings {
    /// Cards on the table in a round with this many players.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert_eq!(Preset::Classic.settings().laid(6), 6);
    /// assert_eq!(Preset::Classic.settings().laid(3), 5);
    /// assert_eq!(Preset::OdysseyTeams.settings().laid(12), 7);
    /// ```
    pub const fn laid(&self, players: usize) -> usize {
        let gives = self.gives.at(players) as usize;
        match self.kind {
            Kind::Single => 1 + players.saturating_sub(1) * gives,
            Kind::Party => players * gives,
            // The storyteller's, their partner's, and one team's after the other's.
            Kind::PairsOneVotes | Kind::PairsAllVote => 1 + players / 2 * gives,
        }
    }

    /// The fewest cards this many players can start with.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert_eq!(Preset::Classic.settings().cards_needed(6), 36);
    /// // Without a reshuffle there must be a full round more.
    /// assert_eq!(Preset::FirstEdition.settings().cards_needed(6), 42);
    /// ```
    pub const fn cards_needed(&self, players: usize) -> usize {
        let dealt = players * self.hand.at(players) as usize;
        if self.reshuffle {
            dealt
        } else {
            dealt + self.laid(players)
        }
    }

    /// The round whose refill is the first to find too few cards in the deck.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert_eq!(Preset::Classic.settings().first_short_round(3, 84), 13);
    /// assert_eq!(Preset::Odyssey.settings().first_short_round(12, 84), 2);
    /// assert_eq!(Preset::OdysseyTeams.settings().first_short_round(12, 84), 6);
    /// ```
    pub const fn first_short_round(&self, players: usize, cards: usize) -> usize {
        let left = cards.saturating_sub(players * self.hand.at(players) as usize);
        left / self.laid(players) + 1
    }

    /// How many rounds can be played until the last card is drawn, if nothing is reshuffled.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// assert_eq!(Preset::FirstEdition.settings().rounds_of(4, 36), 3);
    /// assert_eq!(Preset::FirstEdition.settings().rounds_of(6, 84), 8);
    /// ```
    pub const fn rounds_of(&self, players: usize, cards: usize) -> usize {
        let left = cards.saturating_sub(players * self.hand.at(players) as usize);
        left.div_ceil(self.laid(players))
    }

    /// What to tell a host about a deck.
    ///
    /// ```
    /// use fabula_rules::{DeckAdvice, Preset};
    /// let odyssey = Preset::Odyssey.settings();
    /// assert_eq!(odyssey.deck_advice(12, 84), DeckAdvice::SecondDeck { first_reshuffle: 2 });
    /// assert_eq!(odyssey.deck_advice(6, 36), DeckAdvice::ARoundMore { recommended: 42 });
    /// assert_eq!(odyssey.deck_advice(6, 84), DeckAdvice::Enough);
    /// assert_eq!(odyssey.deck_advice(7, 36), DeckAdvice::TooFew { needed: 42 });
    /// let first_edition = Preset::FirstEdition.settings();
    /// assert_eq!(first_edition.deck_advice(5, 36), DeckAdvice::Ends { rounds: 2, lap: 5 });
    /// ```
    pub const fn deck_advice(&self, players: usize, cards: usize) -> DeckAdvice {
        let (needed, short) = (
            self.cards_needed(players),
            self.first_short_round(players, cards),
        );
        if cards < needed {
            DeckAdvice::TooFew { needed }
        } else if !self.reshuffle {
            DeckAdvice::Ends {
                rounds: self.rounds_of(players, cards),
                lap: players,
            }
        } else if short > 2 {
            DeckAdvice::Enough
        } else if short == 1 {
            DeckAdvice::ARoundMore {
                recommended: needed + self.laid(players),
            }
        } else {
            DeckAdvice::SecondDeck {
                first_reshuffle: short,
            }
        }
    }

    /// How this table's rules differ from their preset.
    ///
    /// ```
    /// use fabula_rules::Preset;
    /// let mut table = Preset::Classic.settings();
    /// assert!(table.house_rules().is_empty());
    /// table.points.lone_finder = Some(4);
    /// let rules = table.house_rules();
    /// assert_eq!(rules[0].rule, "points.lone_finder");
    /// assert_eq!((rules[0].preset.as_u64(), rules[0].table.as_u64()), (None, Some(4)));
    /// ```
    pub fn house_rules(&self) -> Vec<HouseRule> {
        fn compare(path: &str, preset: &Value, table: &Value, out: &mut Vec<HouseRule>) {
            match (preset, table) {
                (Value::Object(a), Value::Object(b)) => {
                    for (key, left) in a {
                        let dot = if path.is_empty() { "" } else { "." };
                        let right = b.get(key).unwrap_or(&Value::Null);
                        compare(&format!("{path}{dot}{key}"), left, right, out);
                    }
                }
                _ if preset == table => {}
                _ => out.push(HouseRule {
                    rule: path.to_owned(),
                    preset: preset.clone(),
                    table: table.clone(),
                }),
            }
        }
        // Through serialisation, so that no setting can be forgotten here.
        let json = |s: &Settings| serde_json::to_value(s).unwrap_or_default();
        let mut out = Vec::new();
        compare("", &json(&self.preset.settings()), &json(self), &mut out);
        out
    }

    /// Whether these settings can be played at all.
    ///
    /// ```
    /// use fabula_rules::{Preset, Refusal};
    /// let mut table = Preset::Classic.settings();
    /// table.target = None;
    /// assert_eq!(table.check(), Err(Refusal::NoEnd));
    /// table.laps = Some(2);
    /// assert_eq!(table.check(), Ok(()));
    /// ```
    pub fn check(&self) -> Result<(), Refusal> {
        if self.kind != self.preset.settings().kind {
            return Err(Refusal::KindIsThePresets {
                preset: self.preset,
            });
        }
        let fewest = if self.kind.pairs() {
            MIN_PLAYERS_IN_PAIRS
        } else {
            MIN_PLAYERS
        };
        let (min, max) = (self.seats.min as usize, self.seats.max as usize);
        range("seats.min", min, fewest, MAX_PLAYERS)?;
        range("seats.max", max, min, MAX_PLAYERS)?;
        // All three: a game may shrink below its minimum before it pauses.
        for players in [3, 4, 7] {
            let hand = self.hand.at(players) as usize;
            let gives = self.gives.at(players) as usize;
            range("hand", hand, 1, MAX_HAND)?;
            range("gives", gives, 1, MAX_GIVES.min(hand))?;
            range("votes", self.votes.at(players) as usize, 1, MAX_VOTES)?;
        }
        for players in min..=max {
            let gives = self.gives.at(players) as usize;
            let votes = self.votes.at(players) as usize;
            // One's own cards cannot be voted for; in party they can, but there a vote is one card.
            let votable = match self.kind {
                Kind::Party => 1,
                _ => self.laid(players) - gives,
            };
            range("votes", votes, 1, MAX_VOTES.min(votable))?;
        }
        if let Some(target) = self.target {
            range("target", target as usize, 1, 1_000)?;
        }
        if let Some(laps) = self.laps {
            range("laps", laps as usize, 1, 20)?;
        }
        if self.target.is_none() && self.laps.is_none() && self.reshuffle {
            return Err(Refusal::NoEnd);
        }
        if self.victory == Victory::EveryoneAtTarget && self.target.is_none() {
            return Err(Refusal::VictoryNeedsTarget);
        }
        if !(self.clues.text || self.clues.sound || self.clues.performed) {
            return Err(Refusal::NoClueForm);
        }
        Ok(())
    }

    /// Whether this many players can play by these settings with this many cards.
    ///
    /// ```
    /// use fabula_rules::{Preset, Refusal};
    /// let pairs = Preset::OdysseyTeams.settings();
    /// assert_eq!(pairs.check_for(8, 84), Ok(()));
    /// assert_eq!(pairs.check_for(7, 84), Err(Refusal::OddPlayersInPairs { got: 7 }));
    /// let first = Preset::FirstEdition.settings();
    /// assert_eq!(first.check_for(6, 40), Err(Refusal::DeckTooSmall { needed: 42, got: 40 }));
    /// ```
    pub fn check_for(&self, players: usize, cards: usize) -> Result<(), Refusal> {
        self.check()?;
        let (min, max) = (self.seats.min as usize, self.seats.max as usize);
        if players < min {
            return Err(Refusal::TooFewPlayers { min, got: players });
        }
        if players > max {
            return Err(Refusal::TooManyPlayers { max, got: players });
        }
        if self.kind.pairs() && !players.is_multiple_of(2) {
            return Err(Refusal::OddPlayersInPairs { got: players });
        }
        let needed = self.cards_needed(players);
        if cards < needed {
            return Err(Refusal::DeckTooSmall { needed, got: cards });
        }
        if cards > MAX_CARDS {
            return Err(Refusal::DeckTooLarge {
                max: MAX_CARDS,
                got: cards,
            });
        }
        Ok(())
    }
}

fn range(setting: &'static str, got: usize, min: usize, max: usize) -> Result<(), Refusal> {
    if (min..=max).contains(&got) {
        Ok(())
    } else {
        Err(Refusal::SettingOutOfRange {
            setting,
            min,
            max,
            got,
        })
    }
}
