//! The phases of a round, each with what it holds, and what holds them up.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::pile::Pile;
use crate::scoring::RoundResult;
use crate::seat::MAX_SEATS;
use crate::{Ballot, Card, Clue, Hand, Laid, Seat, SeatSet, Side};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A side reached the target.
    Target,
    /// Everyone has been storyteller often enough.
    Laps,
    /// The last card of the deck was drawn.
    DeckEnd,
    /// The persons present agreed to end it.
    Agreement,
}

/// What holds the game. Any one of them does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Pauses {
    /// The host wants it so.
    pub host: bool,
    /// Too few seats are taken.
    pub too_few: bool,
    /// Every storyteller in turn ran out of time.
    pub all_skipped: bool,
}

impl Pauses {
    /// Whether anything holds the game.
    pub const fn any(self) -> bool {
        self.host || self.too_few || self.all_skipped
    }
}

/// The numbers that hold for one round; they follow the seats in play at its start.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RoundSize {
    /// Cards in a full hand.
    pub hand: u8,
    /// Cards each giver gives.
    pub gives: u8,
    /// The most cards a ballot names.
    pub votes: u8,
}

/// One seat's part of the state.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SeatState {
    /// Whose score it adds to.
    pub side: Side,
    /// How often it has been storyteller, skipped turns included.
    pub turns: u16,
    pub hand: Hand,
}

/// Ballots by seat.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Ballots {
    /// The seats whose ballot is in.
    pub cast: SeatSet,
    of: [Ballot; MAX_SEATS],
}

impl Ballots {
    /// A seat's ballot; empty if it is not in.
    pub const fn of(&self, seat: Seat) -> &Ballot {
        &self.of[seat.index()]
    }

    pub fn put(&mut self, seat: Seat, ballot: Ballot) {
        self.of[seat.index()] = ballot;
        if ballot.is_empty() {
            self.cast.remove(seat);
        } else {
            self.cast.insert(seat);
        }
    }
}

/// The phase, with what that phase has.
#[derive(Clone, Debug)]
pub(crate) enum Phase {
    Race,
    Clue {
        storyteller: Seat,
        /// Won in the race: it can be given up, and the race opens again when time runs out.
        claimed: bool,
    },
    Give {
        storyteller: Seat,
        clue: Clue,
        /// The storyteller's card first (but in party), then in the order given.
        given: Pile,
    },
    Vote {
        storyteller: Seat,
        clue: Clue,
        table: Arc<[Laid]>,
        ballots: Ballots,
        red: Option<Card>,
    },
    Review {
        result: Arc<RoundResult>,
        /// Whether the round's cards have gone to the discard.
        cleared: bool,
        ready: SeatSet,
    },
    Over {
        ending: Ending,
        winners: Vec<Side>,
        /// The last round, if it was scored at the end.
        result: Option<Arc<RoundResult>>,
        /// Cards that still lay on the table, or had been given.
        table: Arc<[Laid]>,
    },
}
