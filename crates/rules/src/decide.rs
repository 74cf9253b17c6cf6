//! Whether an action may be taken, and the event it makes. The game itself is not touched.

use crate::action::Given;
use crate::card::{MAX_GIVES, MAX_VOTES};
use crate::event::EVENT_VERSION;
use crate::flow::Draft;
use crate::game::{Game, Pauses, Phase};
use crate::{
    Action, Actor, Ballot, Card, Cause, Change, Clue, Event, Kind, PhaseName, Player, Refusal,
    Seat, SeatSet, Setup, Standing, Turn,
};

/// An action found to be allowed.
enum Allowed {
    /// This comes of it first.
    Change(Change),
    /// Nobody is waited for any longer.
    MoveOn,
    /// The persons present end the game.
    Conclude,
}

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
        let mut draft = Draft::new(Game::empty_table(&setup));
        draft.deal();
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
            changes: draft.changes,
        })
    }

    /// The set-up of a rematch: the same rules, cards and seats, as many as are still taken. With it,
    /// for each seat of the new game, the seat its player has in this one.
    pub fn rematch(&self, seed: crate::Seed) -> (Setup, Vec<Seat>) {
        let ring = self.ring.iter().copied();
        let mut seats: Vec<Seat> = ring.filter(|&s| self.is_taken(s)).collect();
        seats.extend(self.standings.waiting.iter());
        let setup = Setup {
            rules: crate::RULES_VERSION,
            game: self.setup.game + 1,
            seats: seats.iter().map(|&s| self.player(s)).collect(),
            seed,
            ..(*self.setup).clone()
        };
        (setup, seats)
    }

    /// The event an action makes now, or why it cannot be taken.
    pub fn decide(&self, cause: Cause) -> Result<Event, Refusal> {
        let allowed = self.judge(&cause)?;
        let changes = match allowed {
            // Most moves leave others to be waited for: nothing follows from them yet.
            Allowed::Change(change) if self.changes_nothing_else(&cause) => vec![change],
            allowed => {
                let mut draft = Draft::new(self.clone());
                match allowed {
                    Allowed::Change(change) => draft.make(change),
                    Allowed::MoveOn => draft.move_on(),
                    Allowed::Conclude => draft.end(crate::Ending::Agreement),
                }
                draft.settle();
                draft.changes
            }
        };
        Ok(Event {
            version: EVENT_VERSION,
            cause,
            changes,
        })
    }

    /// A cause for this very turn.
    pub fn cause(&self, actor: Actor, action: Action) -> Cause {
        Cause {
            actor,
            turn: self.turn(),
            id: None,
            action,
        }
    }

    /// Whether an allowed action is one of several that the phase waits for, so that only its own change
    /// comes of it.
    fn changes_nothing_else(&self, cause: &Cause) -> bool {
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

    fn judge(&self, cause: &Cause) -> Result<Allowed, Refusal> {
        let action = &cause.action;
        if matches!(action, Action::Start { .. }) {
            return Err(Refusal::AlreadyStarted);
        }
        if cause.turn.game != self.setup.game
            || (action.is_bound_to_turn() && cause.turn != self.turn())
        {
            return Err(Refusal::Stale { now: self.turn() });
        }
        if self.is_over() {
            return Err(Refusal::GameOver);
        }
        if action.is_bound_to_turn() && self.pauses.any() {
            return Err(Refusal::Paused {
                pauses: self.pauses,
            });
        }
        match cause.actor {
            Actor::Seat(seat) => self.judge_seat(seat, action),
            Actor::Host => self.judge_host(action),
            Actor::Clock => match action {
                Action::MoveOn if self.clock().is_none() => Err(Refusal::NoClock),
                Action::MoveOn => Ok(Allowed::MoveOn),
                _ => Err(Refusal::NotYours { actor: cause.actor }),
            },
            Actor::Server => self.judge_server(action),
        }
    }

    fn judge_seat(&self, seat: Seat, action: &Action) -> Result<Allowed, Refusal> {
        let waiting = self.standing(seat) == Standing::Waiting;
        let leaving = waiting && matches!(action, Action::Leave);
        if !self.is_taken(seat) && !leaving {
            return Err(Refusal::NotInPlay { seat });
        }
        let wrong_phase = Refusal::WrongPhase {
            phase: self.phase_name(),
        };
        let change = match (action, &self.phase) {
            (Action::Claim, Phase::Race) => Change::Claimed { seat },
            (
                Action::Withdraw,
                &Phase::Clue {
                    storyteller,
                    claimed,
                },
            ) => {
                if storyteller != seat {
                    return Err(Refusal::NotStoryteller { storyteller });
                }
                if !claimed {
                    return Err(Refusal::NotClaimed);
                }
                Change::Reopened
            }
            (Action::Tell { card, clue }, &Phase::Clue { storyteller, .. }) => {
                if storyteller != seat {
                    return Err(Refusal::NotStoryteller { storyteller });
                }
                self.judge_tell(seat, *card, clue)?
            }
            (Action::Give { cards }, Phase::Give { .. }) => self.judge_give(seat, *cards)?,
            (Action::TakeBack, Phase::Give { .. } | Phase::Vote { .. }) => {
                if !self.can_take_back(seat) {
                    return Err(Refusal::NothingToTakeBack);
                }
                Change::TookBack { seat }
            }
            (Action::Vote { cards, red }, Phase::Vote { .. }) => {
                self.judge_vote(seat, *cards, *red)?
            }
            (Action::Ready, Phase::Review { ready, .. }) => {
                if ready.contains(seat) {
                    return Err(Refusal::AlreadySaid);
                }
                Change::Readied { seat }
            }
            (Action::AgreeToEnd | Action::KeepPlaying, _) => {
                if self.player(seat) == Player::Bot {
                    return Err(Refusal::BotsHaveNoSay);
                }
                let end = *action == Action::AgreeToEnd;
                if self.agreed.contains(seat) == end {
                    return Err(Refusal::AlreadySaid);
                }
                Change::Agreed { seat, end }
            }
            (Action::Leave, _) => Change::Left { seat },
            (Action::Resume, _) => {
                if !self.pauses.any() {
                    return Err(Refusal::NotPaused);
                }
                if !self.pauses.all_skipped {
                    return Err(Refusal::NotYours {
                        actor: Actor::Seat(seat),
                    });
                }
                // Somebody is back; a host's pause and too few seats still hold.
                Change::Held {
                    pauses: Pauses {
                        all_skipped: false,
                        ..self.pauses
                    },
                }
            }
            (
                Action::Claim
                | Action::Withdraw
                | Action::Tell { .. }
                | Action::Give { .. }
                | Action::TakeBack
                | Action::Vote { .. }
                | Action::Ready,
                _,
            ) => return Err(wrong_phase),
            _ => {
                return Err(Refusal::NotYours {
                    actor: Actor::Seat(seat),
                });
            }
        };
        Ok(Allowed::Change(change))
    }

    fn judge_tell(&self, seat: Seat, card: Option<Card>, clue: &Clue) -> Result<Change, Refusal> {
        match (self.kind(), card) {
            (Kind::Party, Some(_)) => return Err(Refusal::NoCardWithPhrase),
            (Kind::Party, None) => {}
            (_, None) => return Err(Refusal::CardNeeded),
            (_, Some(card)) => {
                if !self.seats[seat.index()].hand.contains(&card) {
                    return Err(Refusal::CardNotInHand { card });
                }
            }
        }
        clue.check(self.settings().clues)?;
        Ok(Change::Told {
            card,
            clue: clue.clone(),
        })
    }

    /// How many cards a seat has to give, from hand and from what it has given already; or why it has
    /// nothing to give.
    pub(crate) fn gives(&self, seat: Seat) -> Result<usize, Refusal> {
        let Phase::Give {
            storyteller, given, ..
        } = &self.phase
        else {
            return Err(Refusal::WrongPhase {
                phase: self.phase_name(),
            });
        };
        if seat == *storyteller && self.kind() != Kind::Party {
            return Err(Refusal::StorytellerGivesNone);
        }
        if let Some(partner) = self.partner(seat).filter(|p| p != storyteller)
            && given.owners().contains(partner)
        {
            return Err(Refusal::PartnerGives { partner });
        }
        let own = given.iter().filter(|l| l.owner == seat).count();
        let held = self.seats[seat.index()].hand.len() + own;
        Ok(held.min(self.size.gives as usize).min(MAX_GIVES))
    }

    fn judge_give(&self, seat: Seat, cards: Given) -> Result<Change, Refusal> {
        let needed = self.gives(seat)?;
        if cards.len() != needed || needed == 0 {
            let got = cards.len();
            return Err(Refusal::WrongNumberOfCards { needed, got });
        }
        twice(&cards)?;
        for &card in &cards {
            if !self.holds_or_gave(seat, card) {
                return Err(Refusal::CardNotInHand { card });
            }
        }
        Ok(Change::Gave {
            seat,
            cards,
            draw: None,
        })
    }

    fn holds_or_gave(&self, seat: Seat, card: Card) -> bool {
        self.seats[seat.index()].hand.contains(&card)
            || matches!(&self.phase, Phase::Give { given, .. }
                if given.iter().any(|l| l.owner == seat && l.card == card))
    }

    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Give {
                storyteller, given, ..
            } => {
                let final_card = seat == *storyteller && self.kind() != Kind::Party;
                !final_card && given.owners().contains(seat)
            }
            Phase::Vote { ballots, .. } => ballots.cast.contains(seat),
            _ => false,
        }
    }

    fn judge_vote(&self, seat: Seat, cards: Ballot, red: Option<Card>) -> Result<Change, Refusal> {
        let Phase::Vote {
            storyteller, table, ..
        } = &self.phase
        else {
            return Err(Refusal::WrongPhase {
                phase: self.phase_name(),
            });
        };
        if !self.electorate(*storyteller, table.owners()).contains(seat) {
            return Err(Refusal::NoVoteThisRound);
        }
        for &card in cards.iter().chain(&red) {
            if !table.iter().any(|l| l.card == card) {
                return Err(Refusal::CardNotOnTable { card });
            }
        }
        let own_allowed = self.kind() == Kind::Party;
        let own = |card: Card| table.iter().any(|l| l.card == card && l.owner == seat);
        if let Some(&card) = cards.iter().find(|&&c| !own_allowed && own(c)) {
            return Err(Refusal::OwnCard { card });
        }
        twice(&cards)?;
        let (min, max) = (1, self.most_votes(seat));
        if !(min..=max).contains(&cards.len()) {
            let got = cards.len();
            return Err(Refusal::WrongNumberOfVotes { min, max, got });
        }
        match (self.marks_red(seat), red) {
            (true, None) => return Err(Refusal::RedNeeded),
            (false, Some(_)) => return Err(Refusal::RedNotYours),
            _ => {}
        }
        Ok(Change::Voted { seat, cards, red })
    }

    /// The most cards a seat's ballot may name: never more than it may vote for.
    pub(crate) fn most_votes(&self, seat: Seat) -> usize {
        let votable = match &self.phase {
            Phase::Vote { table, .. } if self.kind() != Kind::Party => {
                table.iter().filter(|l| l.owner != seat).count()
            }
            Phase::Vote { table, .. } => table.len(),
            _ => 0,
        };
        votable.min(self.size.votes as usize).min(MAX_VOTES)
    }

    /// Whether a seat's ballot has a red mark.
    pub(crate) fn marks_red(&self, seat: Seat) -> bool {
        self.kind() == Kind::Party && self.storyteller() == Some(seat)
    }

    fn judge_host(&self, action: &Action) -> Result<Allowed, Refusal> {
        let change = match action {
            Action::MoveOn => return Ok(Allowed::MoveOn),
            Action::Pause => {
                if self.pauses.host {
                    return Err(Refusal::AlreadyPaused);
                }
                Change::Held {
                    pauses: Pauses {
                        host: true,
                        ..self.pauses
                    },
                }
            }
            Action::Resume => {
                if !self.pauses.any() {
                    return Err(Refusal::NotPaused);
                }
                if !self.pauses.host && !self.pauses.all_skipped {
                    return Err(Refusal::StillTooFew {
                        pauses: self.pauses,
                    });
                }
                Change::Held {
                    pauses: Pauses {
                        too_few: self.pauses.too_few,
                        ..Pauses::default()
                    },
                }
            }
            Action::Kick { seat } => match self.standing(*seat) {
                Standing::Taken | Standing::Waiting => Change::Left { seat: *seat },
                _ => return Err(Refusal::NotInPlay { seat: *seat }),
            },
            Action::Close { seat } => {
                if self.standing(*seat) != Standing::Open {
                    return Err(Refusal::SeatNotOpen { seat: *seat });
                }
                // A pair goes as a whole: one alone could not both give and guess.
                if let Some(partner) = self.partner(*seat).filter(|&p| self.is_taken(p)) {
                    return Err(Refusal::PartnerStillPlays { partner });
                }
                Change::Closed {
                    seat: *seat,
                    discarded: self.seats[seat.index()].hand,
                }
            }
            _ => return Err(Refusal::NotYours { actor: Actor::Host }),
        };
        Ok(Allowed::Change(change))
    }

    fn judge_server(&self, action: &Action) -> Result<Allowed, Refusal> {
        let change = match action {
            &Action::Take { seat, by } => match self.standing(seat) {
                Standing::Open => Change::Took { seat, by },
                Standing::Taken if self.player(seat) != by => Change::Took { seat, by },
                _ => return Err(Refusal::SeatNotOpen { seat }),
            },
            &Action::Join { by } => Change::Joined {
                seat: self.judge_join()?,
                by,
            },
            Action::Conclude { present } => {
                let asked = present.and(self.in_play()).without(self.bots);
                if asked.is_empty() {
                    return Err(Refusal::NobodyToAgree);
                }
                let missing = asked.without(self.agreed);
                if !missing.is_empty() {
                    return Err(Refusal::NotAllAgree { missing });
                }
                return Ok(Allowed::Conclude);
            }
            _ => {
                return Err(Refusal::NotYours {
                    actor: Actor::Server,
                });
            }
        };
        Ok(Allowed::Change(change))
    }

    /// The seat a newcomer would get.
    fn judge_join(&self) -> Result<Seat, Refusal> {
        if !self.setup.late_joining {
            return Err(Refusal::NoLateJoining);
        }
        if let Some(seat) = self.standings.open.iter().next() {
            return Err(Refusal::TakeOpenSeat { seat });
        }
        if self.kind().pairs() {
            return Err(Refusal::PairsAreFixed);
        }
        let settings = self.settings();
        let waiting = self.standings.waiting.len();
        let seated = self.in_play().len();
        let players = seated + waiting + 1;
        let max = settings.seats.max as usize;
        let Some(seat) = self.free_seat().filter(|_| players <= max) else {
            return Err(Refusal::TableFull { max });
        };
        let hand = settings.hand.at(players) as usize;
        let (needed, got) = if settings.reshuffle {
            (players * hand, self.setup.cards as usize)
        } else {
            // Only the deck is left to draw from: this round's refill, the newcomers' hands, and one full
            // round more.
            let refill = (seated * hand).saturating_sub(self.held_after_round());
            let newcomers = (waiting + 1) * hand;
            (refill + newcomers + settings.laid(players), self.deck_len())
        };
        if got < needed {
            return Err(Refusal::DeckTooSmall { needed, got });
        }
        Ok(seat)
    }

    /// A seat for a newcomer: one that never was, or one that was closed and that nothing in this round
    /// and no lap refers to.
    fn free_seat(&self) -> Option<Seat> {
        let mut seats = Seat::all();
        let unused = seats.find(|&s| self.standing(s) == Standing::Unused);
        unused.or_else(|| {
            let still_named = |s: Seat| {
                self.storyteller() == Some(s)
                    || self.first == Some(s)
                    || self.table().iter().any(|l| l.owner == s)
            };
            self.standings.closed.iter().find(|&s| !still_named(s))
        })
    }

    /// How many cards the seats in play will hold between them when this round's are all given.
    fn held_after_round(&self) -> usize {
        let held = |s: Seat| self.seats[s.index()].hand.len();
        let now: usize = self.in_play().iter().map(held).sum();
        match self.phase {
            Phase::Race | Phase::Clue { .. } | Phase::Give { .. } => (now + self.table().len())
                .saturating_sub(self.settings().laid(self.in_play().len())),
            _ => now,
        }
    }
}

fn twice(cards: &[Card]) -> Result<(), Refusal> {
    for (i, card) in cards.iter().enumerate() {
        if cards[..i].contains(card) {
            return Err(Refusal::SameCardTwice { card: *card });
        }
    }
    Ok(())
}
