//! Decisions: the event an action makes. The game itself is not touched.

use crate::event::EVENT_VERSION;
use crate::event_builder::EventBuilder;
use crate::game::Game;
use crate::phase::{Ending, Pauses};
use crate::{Action, Actor, Cause, Change, Event, PhaseName, Refusal, Seat, SeatSet, Setup, Turn};

impl Game {
    /// The first event of a game.
    ///
    /// ```
    /// use fabula_rules::{Game, Preset, Seed, Setup};
    /// let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let event = Game::start(setup).unwrap();
    /// let game = Game::begin(&event).unwrap();
    /// assert_eq!(game.deck_len(), 84 - 4 * 6);
    /// ```
    pub fn start(setup: Setup) -> Result<Event, Refusal> {
        setup.check()?;
        let mut builder = EventBuilder::new(Game::empty_table(&setup));
        builder.deal();
        Ok(Event {
            version: EVENT_VERSION,
            cause: Cause {
                actor: Actor::Server,
                turn: Turn {
                    game: setup.game,
                    round: 1,
                    phase: PhaseName::Race,
                    attempt: 0,
                },
                id: None,
                action: Action::Start {
                    setup: Box::new(setup),
                },
            },
            changes: builder.changes,
        })
    }

    /// The set-up of a rematch: the same rules, cards and seats, as many as are still taken. With it,
    /// for each seat of the new game, the seat its player has in this one.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let [a, b, c, d] = *game.ring() else { panic!("four play") };
    /// let leave = game.decide(game.cause(Actor::Seat(b), Action::Leave))?;
    /// game.apply(&leave);
    /// // Those who are left move up, and the room's next game begins with a seed of its own.
    /// let (setup, seats) = game.rematch(Seed([2; 32]));
    /// assert_eq!((setup.game, setup.seats.len()), (1, 3));
    /// assert_eq!(seats, [a, c, d]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rematch(&self, seed: crate::Seed) -> (Setup, Vec<Seat>) {
        let ring = self.ring.iter().copied();
        let mut seats: Vec<Seat> = ring.filter(|&s| self.is_taken(s)).collect();
        seats.extend(self.standings.waiting.iter());
        let setup = Setup {
            rules: crate::RULES_VERSION,
            game: self.setup.game + 1,
            seats: seats.iter().map(|&s| self.player(s)).collect(),
            seed,
            chosen: false,
            ..(*self.setup).clone()
        };
        (setup, seats)
    }

    /// The event an action makes now, or why it cannot be taken.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Game, Refusal};
    /// # use fabula_rules::{Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// // Two have an idea in the same moment. Whoever is decided first tells.
    /// let one = game.cause(Actor::Seat(game.ring()[0]), Action::Claim);
    /// let other = game.cause(Actor::Seat(game.ring()[1]), Action::Claim);
    /// let event = game.decide(one)?;
    /// game.apply(&event);
    /// assert_eq!(game.decide(other), Err(Refusal::Stale { now: game.turn() }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide(&self, cause: Cause) -> Result<Event, Refusal> {
        self.may(&cause)?;
        let changes = match self.own_change(&cause) {
            // Most moves leave others to be waited for: nothing follows from them yet.
            Some(change) if self.nothing_follows(&cause) => vec![change],
            change => {
                let mut builder = EventBuilder::new(self.clone());
                match change {
                    Some(change) => builder.make(change),
                    None if matches!(cause.action, Action::Conclude { .. }) => {
                        builder.end(Ending::Agreement);
                    }
                    None => builder.move_on(),
                }
                builder.settle();
                builder.changes
            }
        };
        Ok(Event {
            version: EVENT_VERSION,
            cause,
            changes,
        })
    }

    /// A cause for this very turn.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let game = Game::begin(&Game::start(setup)?)?;
    /// let cause = game.cause(Actor::Host, Action::Pause);
    /// assert_eq!(
    ///     serde_json::to_value(&cause)?,
    ///     serde_json::json!({
    ///         "actor": "host",
    ///         "turn": { "game": 0, "round": 1, "phase": "race", "attempt": 1 },
    ///         "action": { "type": "pause" },
    ///     })
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cause(&self, actor: Actor, action: Action) -> Cause {
        Cause {
            actor,
            turn: self.turn(),
            id: None,
            action,
        }
    }

    /// What comes first of an action that may be taken; nothing if it only makes other things happen.
    fn own_change(&self, cause: &Cause) -> Option<Change> {
        let held = |pauses| Change::Held { pauses };
        let change = match (&cause.action, cause.actor) {
            (Action::Claim, Actor::Seat(seat)) => Change::Claimed { seat },
            (Action::Withdraw, _) => Change::Reopened,
            (Action::Tell { card, clue }, _) => Change::Told {
                card: *card,
                clue: clue.clone(),
            },
            (Action::Give { cards }, Actor::Seat(seat)) => Change::Gave {
                seat,
                cards: *cards,
                draw: None,
            },
            (Action::TakeBack, Actor::Seat(seat)) => Change::TookBack { seat },
            (Action::Vote { cards, red }, Actor::Seat(seat)) => Change::Voted {
                seat,
                cards: *cards,
                red: *red,
            },
            (Action::Ready, Actor::Seat(seat)) => Change::Readied { seat },
            (Action::AgreeToEnd, Actor::Seat(seat)) => Change::Agreed { seat, end: true },
            (Action::KeepPlaying, Actor::Seat(seat)) if !self.one_no_decides() => {
                Change::Agreed { seat, end: false }
            }
            (Action::KeepPlaying | Action::EndLapsed, _) => Change::EndDropped,
            (Action::Leave, Actor::Seat(seat)) => Change::Left { seat },
            // Somebody is back; a host's pause and too few seats still hold.
            (Action::Resume, Actor::Seat(_)) => held(Pauses {
                all_skipped: false,
                ..self.pauses
            }),
            (Action::Resume, _) => held(Pauses {
                too_few: self.pauses.too_few,
                ..Pauses::default()
            }),
            (Action::Pause, _) => held(Pauses {
                host: true,
                ..self.pauses
            }),
            (&Action::Kick { seat }, _) => Change::Left { seat },
            (&Action::Close { seat }, _) => Change::Closed {
                seat,
                discarded: self.seats[seat.index()].hand,
            },
            (&Action::Take { seat, by }, _) => Change::Took { seat, by },
            (&Action::Join { by }, _) => Change::Joined {
                seat: self.free_seat()?,
                by,
            },
            _ => return None,
        };
        Some(change)
    }

    /// Whether an allowed action is one of several that the phase waits for, so that only its own change
    /// comes of it.
    fn nothing_follows(&self, cause: &Cause) -> bool {
        let Actor::Seat(seat) = cause.actor else {
            return false;
        };
        match cause.action {
            Action::Vote { .. } | Action::Give { .. } => {
                let mut others = self.awaited();
                others.remove(seat);
                if let Some(partner) = self.partner(seat) {
                    others.remove(partner);
                }
                !others.is_empty()
            }
            // The clue is out: whoever has a card can give one.
            Action::Tell { .. } => {
                let others = self.in_play().without(SeatSet::only(seat));
                let has_cards = |s: Seat| !self.seats[s.index()].hand.is_empty();
                others.iter().any(has_cards)
            }
            Action::Claim | Action::TakeBack => true,
            _ => false,
        }
    }
}
