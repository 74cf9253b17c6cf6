//! Events become state. Outcomes are copied, no rule is computed, nothing can fail: a log replays the
//! same for ever, also after a rule was mended.

use std::sync::Arc;

use thiserror::Error;
use tinyvec::ArrayVec;

use crate::card::take_card;
use crate::game::Game;
use crate::pairs::pair_of;
use crate::phase::{Ballots, Pauses, Phase, RoundSize, SeatState};
use crate::pile::Pile;
use crate::seat::{MAX_SEATS, Standings};
use crate::{
    Action, Ballot, Card, Change, Commitment, Event, Laid, Player, Seat, SeatSet, Setup, Standing,
};

/// Why a list of events is not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum ReplayError {
    /// There are none.
    #[error("there are no events")]
    Empty,
    /// A game begins with its set-up.
    #[error("the first event does not start a game")]
    NoStart,
}

impl Game {
    /// The game that a log of events describes.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Game, Preset, Seed, Setup};
    /// let start = Game::start(Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32])))?;
    /// let game = Game::begin(&start)?;
    /// let seat = game.ring()[2];
    /// let claim = game.decide(game.cause(Actor::Seat(seat), Action::Claim))?;
    /// assert_eq!(Game::replay([&start, &claim])?.storyteller(), Some(seat));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn replay<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Game, ReplayError> {
        let mut events = events.into_iter();
        let mut game = Game::begin(events.next().ok_or(ReplayError::Empty)?)?;
        for event in events {
            game.apply(event);
        }
        Ok(game)
    }

    /// The game after its first event.
    ///
    /// ```
    /// # use fabula_rules::{Action, Actor, Preset, Seed, Setup};
    /// use fabula_rules::{Game, ReplayError};
    /// # let start = Game::start(Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32])))?;
    /// let game = Game::begin(&start)?;
    /// let claim = game.decide(game.cause(Actor::Seat(game.ring()[2]), Action::Claim))?;
    /// assert_eq!(Game::begin(&claim).unwrap_err(), ReplayError::NoStart);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn begin(event: &Event) -> Result<Game, ReplayError> {
        let Action::Start { setup } = &event.cause.action else {
            return Err(ReplayError::NoStart);
        };
        let mut game = Game::empty_table(setup);
        game.apply(event);
        Ok(game)
    }

    /// Everybody sits, nothing is dealt.
    pub(crate) fn empty_table(setup: &Setup) -> Game {
        let players = setup.seats.len().min(MAX_SEATS);
        let pairs = setup.settings.kind.pairs();
        let mut seats = [SeatState::default(); MAX_SEATS];
        let mut standings = Standings::default();
        let mut bots = SeatSet::EMPTY;
        let mut ring = ArrayVec::new();
        for (seat, &player) in Seat::all().zip(&setup.seats) {
            seats[seat.index()] = SeatState {
                side: if pairs { pair_of(seat, players) } else { seat },
                ..SeatState::default()
            };
            standings.set(seat, Standing::Taken);
            if player == Player::Bot {
                bots.insert(seat);
            }
            ring.push(seat);
        }
        Game {
            setup: Arc::new(setup.clone()),
            commitment: Commitment([0; 32]),
            draw: 0,
            round: 1,
            attempt: 0,
            size: RoundSize::default(),
            ring,
            standings,
            bots,
            seats,
            scores: [0; MAX_SEATS],
            first: None,
            skips: 0,
            pauses: Pauses::default(),
            agreed: SeatSet::EMPTY,
            end_asked_by: None,
            deck: Arc::new([]),
            drawn: 0,
            discard: Arc::new([]),
            phase: Phase::Race,
        }
    }

    /// Follows an event that was decided, here or elsewhere, now or years ago.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, PhaseName};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// // Deciding changes nothing; following what was decided does.
    /// let claim = game.decide(game.cause(Actor::Seat(game.ring()[2]), Action::Claim))?;
    /// assert_eq!(game.phase_name(), PhaseName::Race);
    /// game.apply(&claim);
    /// assert_eq!(game.phase_name(), PhaseName::Clue);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, event: &Event) {
        for change in &event.changes {
            self.apply_change(change);
        }
    }

    fn enter(&mut self, phase: Phase) {
        self.phase = phase;
        self.attempt = self.attempt.saturating_add(1);
    }

    fn sit(&mut self, seat: Seat, standing: Standing, player: Player) {
        self.standings.set(seat, standing);
        match player {
            Player::Person => self.bots.remove(seat),
            Player::Bot => self.bots.insert(seat),
        }
    }

    fn drew(&mut self, draw: u64) {
        self.draw = draw.saturating_add(1);
    }

    fn hold(&mut self, seat: Seat, card: Card) {
        // A full hand takes no more: a sound log never gets there.
        let _ = self.seats[seat.index()].hand.try_push(card);
    }

    fn discard_cards(&mut self, cards: impl IntoIterator<Item = Card>) {
        self.discard = self.discard.iter().copied().chain(cards).collect();
    }

    pub(crate) fn apply_change(&mut self, change: &Change) {
        match change {
            Change::Started {
                commitment,
                draw,
                deck,
            } => {
                self.commitment = *commitment;
                self.drew(*draw);
                self.deck = deck.clone();
                self.drawn = 0;
                self.enter(Phase::Race);
            }
            Change::Claimed { seat } => self.enter(Phase::Clue {
                storyteller: *seat,
                claimed: true,
            }),
            Change::Reopened => self.enter(Phase::Race),
            Change::Appointed { seat, draw } => {
                self.drew(*draw);
                self.first = self.first.or(Some(*seat));
                self.enter(Phase::Clue {
                    storyteller: *seat,
                    claimed: false,
                });
            }
            Change::Told { card, clue } => {
                let Some(storyteller) = self.storyteller() else {
                    return;
                };
                let mut given = Pile::default();
                if let Some(card) = *card {
                    take_card(&mut self.seats[storyteller.index()].hand, card);
                    given.push(Laid {
                        card,
                        owner: storyteller,
                    });
                }
                self.skips = 0;
                self.first = self.first.or(Some(storyteller));
                self.enter(Phase::Give {
                    storyteller,
                    clue: clue.clone(),
                    given,
                });
            }
            Change::Gave { seat, cards, draw } => {
                if let Some(draw) = draw {
                    self.drew(*draw);
                }
                self.return_cards(*seat);
                for &card in cards {
                    take_card(&mut self.seats[seat.index()].hand, card);
                    if let Phase::Give { given, .. } = &mut self.phase {
                        given.push(Laid { card, owner: *seat });
                    }
                }
            }
            Change::TookBack { seat } => {
                self.return_cards(*seat);
                self.set_ballot(*seat, Ballot::new(), None);
            }
            Change::Laid { draw, table } => {
                self.drew(*draw);
                if let Phase::Give {
                    storyteller, clue, ..
                } = &self.phase
                {
                    let phase = Phase::Vote {
                        storyteller: *storyteller,
                        clue: clue.clone(),
                        table: table.clone(),
                        ballots: Ballots::default(),
                        red: None,
                    };
                    self.enter(phase);
                }
            }
            Change::Voted { seat, cards, red } => self.set_ballot(*seat, *cards, *red),
            Change::Scored { result } => {
                for score in &result.scores {
                    self.scores[score.side.index()] = score.score;
                }
                self.enter(Phase::Review {
                    result: result.clone(),
                    cleared: false,
                    ready: SeatSet::EMPTY,
                });
            }
            Change::Counted { seat, turns } => self.seats[seat.index()].turns = *turns,
            Change::Readied { seat } => {
                if let Phase::Review { ready, .. } = &mut self.phase {
                    ready.insert(*seat);
                }
            }
            Change::Discarded => {
                if let Phase::Review {
                    result, cleared, ..
                } = &mut self.phase
                    && !std::mem::replace(cleared, true)
                {
                    let result = result.clone();
                    self.discard_cards(result.table.iter().map(|l| l.card));
                }
            }
            Change::Voided {
                returned,
                discarded,
            } => {
                for laid in returned {
                    self.hold(laid.owner, laid.card);
                }
                self.discard_cards(discarded.iter().copied());
                match &mut self.phase {
                    Phase::Give { given, .. } => *given = Pile::default(),
                    Phase::Vote { table, .. } => *table = Arc::new([]),
                    _ => {}
                }
            }
            Change::Skipped { in_a_row, .. } => self.skips = *in_a_row,
            Change::Reshuffled { draw, deck } => {
                self.drew(*draw);
                self.deck = deck.clone();
                self.drawn = 0;
                self.discard = Arc::new([]);
            }
            Change::Seated {
                seat,
                place,
                score,
                turns,
            } => {
                let state = &mut self.seats[seat.index()];
                state.side = *seat;
                state.turns = *turns;
                self.scores[seat.index()] = *score;
                self.standings.set(*seat, Standing::Taken);
                if self.ring.len() < MAX_SEATS && !self.ring.contains(seat) {
                    self.ring
                        .insert((*place as usize).min(self.ring.len()), *seat);
                }
            }
            Change::Drew { seat, cards } => {
                self.drawn = (self.drawn + cards.len()).min(self.deck.len());
                for &card in cards {
                    self.hold(*seat, card);
                }
            }
            Change::Passed { hands } => {
                let before = self.seats;
                for pass in hands {
                    self.seats[pass.to.index()].hand = before[pass.from.index()].hand;
                }
            }
            Change::Resized { size } => self.size = *size,
            Change::Round {
                number,
                storyteller,
                size,
            } => {
                if *number != self.round {
                    self.round = *number;
                    self.attempt = 0;
                }
                self.size = *size;
                self.drop_end();
                self.enter(Phase::Clue {
                    storyteller: *storyteller,
                    claimed: false,
                });
            }
            Change::Left { seat } => {
                self.no_longer_agrees(*seat);
                let standing = match self.standing(*seat) {
                    Standing::Waiting => Standing::Unused,
                    _ => Standing::Open,
                };
                self.standings.set(*seat, standing);
            }
            // Nobody can sit where there is no chair: a sound log never says so.
            Change::Took { seat, .. } if !self.ring.contains(seat) => {}
            Change::Took { seat, by } => {
                self.no_longer_agrees(*seat);
                self.sit(*seat, Standing::Taken, *by);
            }
            Change::Closed { seat, discarded } => {
                self.standings.set(*seat, Standing::Closed);
                self.seats[seat.index()].hand.clear();
                self.discard_cards(*discarded);
                self.set_ballot(*seat, Ballot::new(), None);
            }
            Change::Joined { seat, by } => {
                // It may have been closed before.
                self.ring.retain(|s| s != seat);
                self.seats[seat.index()] = SeatState {
                    side: *seat,
                    ..SeatState::default()
                };
                self.scores[seat.index()] = 0;
                self.sit(*seat, Standing::Waiting, *by);
            }
            Change::Held { pauses } => self.pauses = *pauses,
            Change::Agreed { seat, end } => {
                if !*end {
                    self.no_longer_agrees(*seat);
                } else {
                    if self.agreed.is_empty() {
                        self.end_asked_by = Some(*seat);
                    }
                    self.agreed.insert(*seat);
                }
            }
            Change::EndDropped => self.drop_end(),
            Change::Ended { ending, winners } => {
                let table = match &self.phase {
                    Phase::Vote { table, .. } => table.clone(),
                    _ => self.table().into(),
                };
                let result = self.result().cloned();
                self.pauses = Pauses::default();
                self.enter(Phase::Over {
                    ending: *ending,
                    winners: winners.clone(),
                    result,
                    table,
                });
            }
        }
    }

    /// Whoever sat there until now has said nothing on whether to end the game.
    fn no_longer_agrees(&mut self, seat: Seat) {
        self.agreed.remove(seat);
        if self.end_asked_by == Some(seat) {
            self.end_asked_by = None;
        }
    }

    /// Nobody is asked any more whether to end the game.
    fn drop_end(&mut self) {
        self.agreed = SeatSet::EMPTY;
        self.end_asked_by = None;
    }

    /// A seat's ballot, and with the storyteller's its red mark; an empty one takes it back.
    fn set_ballot(&mut self, seat: Seat, ballot: Ballot, mark: Option<Card>) {
        if let Phase::Vote {
            storyteller,
            ballots,
            red,
            ..
        } = &mut self.phase
        {
            ballots.put(seat, ballot);
            if seat == *storyteller {
                *red = mark;
            }
        }
    }

    /// What a seat has given in this round goes back to its hand.
    fn return_cards(&mut self, seat: Seat) {
        if let Phase::Give { given, .. } = &mut self.phase
            && given.owners().contains(seat)
        {
            for laid in given.remove_of(seat) {
                self.hold(seat, laid.card);
            }
        }
    }
}
