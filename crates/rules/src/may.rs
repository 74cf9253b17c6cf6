//! Whether an action may be taken now, and if not, why.

use crate::action::Given;
use crate::card::{MAX_GIVES, MAX_VOTES};
use crate::game::Game;
use crate::phase::Phase;
use crate::{
    Action, Actor, Ballot, Card, Cause, Clue, Kind, Player, Refusal, Seat, SeatSet, Standing,
};

/// A condition, and what is said if it does not hold.
fn ensure(holds: bool, refusal: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(refusal) }
}

fn all_different(cards: &[Card]) -> Result<(), Refusal> {
    for (i, &card) in cards.iter().enumerate() {
        ensure(!cards[..i].contains(&card), Refusal::SameCardTwice { card })?;
    }
    Ok(())
}

impl Game {
    /// Whether an action may be taken now, or why not: the verdict of [`decide`](Game::decide) without the event.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Game, Preset, Refusal, Seat, Seed, Setup};
    /// let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup)?).expect("a start");
    /// let seat = Seat::new(0).expect("a small number");
    /// assert_eq!(game.may(&game.cause(Actor::Seat(seat), Action::Claim)), Ok(()));
    /// let pause = game.may(&game.cause(Actor::Seat(seat), Action::Pause));
    /// assert!(matches!(pause, Err(Refusal::NotYours { .. })));
    /// # Ok::<(), Refusal>(())
    /// ```
    pub fn may(&self, cause: &Cause) -> Result<(), Refusal> {
        let action = &cause.action;
        if matches!(action, Action::Start { .. }) {
            return Err(Refusal::AlreadyStarted);
        }
        let bound = action.is_bound_to_turn();
        let in_time = cause.turn.game == self.setup.game && (!bound || cause.turn == self.turn());
        ensure(in_time, Refusal::Stale { now: self.turn() })?;
        ensure(!self.is_over(), Refusal::GameOver)?;
        let pauses = self.pauses;
        ensure(!bound || !pauses.any(), Refusal::Paused { pauses })?;
        match cause.actor {
            Actor::Seat(seat) => self.validate_seat(seat, action),
            Actor::Host => self.validate_host(action),
            Actor::Clock => match action {
                Action::MoveOn => ensure(self.clock().is_some(), Refusal::NoClock),
                _ => Err(Refusal::NotYours { actor: cause.actor }),
            },
            Actor::Server => self.validate_server(action),
        }
    }

    fn validate_seat(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let leaving = matches!(action, Action::Leave) && self.standings.waiting.contains(seat);
        ensure(self.is_taken(seat) || leaving, Refusal::NotInPlay { seat })?;
        let not_yours = Refusal::NotYours {
            actor: Actor::Seat(seat),
        };
        match (action, &self.phase) {
            (Action::Claim, Phase::Race) | (Action::Leave, _) => Ok(()),
            (
                Action::Withdraw,
                &Phase::Clue {
                    storyteller,
                    claimed,
                },
            ) => {
                ensure(storyteller == seat, Refusal::NotStoryteller { storyteller })?;
                ensure(claimed, Refusal::NotClaimed)
            }
            (Action::Tell { card, clue }, &Phase::Clue { storyteller, .. }) => {
                ensure(storyteller == seat, Refusal::NotStoryteller { storyteller })?;
                self.validate_tell(seat, *card, clue)
            }
            (Action::Give { cards }, Phase::Give { .. }) => self.validate_give(seat, cards),
            (Action::TakeBack, Phase::Give { .. } | Phase::Vote { .. }) => {
                ensure(self.can_take_back(seat), Refusal::NothingToTakeBack)
            }
            (Action::Vote { cards, red }, Phase::Vote { .. }) => {
                self.validate_vote(seat, cards, *red)
            }
            (Action::Ready, Phase::Review { ready, .. }) => {
                ensure(!ready.contains(seat), Refusal::AlreadySaid)
            }
            (Action::AgreeToEnd, _) => {
                ensure(self.player(seat) == Player::Person, Refusal::BotsHaveNoSay)?;
                ensure(!self.agreed.contains(seat), Refusal::AlreadySaid)
            }
            (Action::KeepPlaying, _) => {
                ensure(self.player(seat) == Player::Person, Refusal::BotsHaveNoSay)?;
                if self.one_no_decides() {
                    ensure(!self.agreed.is_empty(), Refusal::NobodyAsked)
                } else {
                    ensure(self.agreed.contains(seat), Refusal::AlreadySaid)
                }
            }
            (Action::Resume, _) => {
                ensure(self.pauses.any(), Refusal::NotPaused)?;
                ensure(self.pauses.all_skipped, not_yours)
            }
            (Action::MoveOn, _) => Err(not_yours),
            _ if action.is_bound_to_turn() => Err(Refusal::WrongPhase {
                phase: self.phase_name(),
            }),
            _ => Err(not_yours),
        }
    }

    fn validate_tell(&self, seat: Seat, card: Option<Card>, clue: &Clue) -> Result<(), Refusal> {
        match (self.kind(), card) {
            (Kind::Party, Some(_)) => return Err(Refusal::NoCardWithPhrase),
            (Kind::Party, None) => {}
            (_, None) => return Err(Refusal::CardNeeded),
            (_, Some(card)) => {
                let hand = &self.seats[seat.index()].hand;
                ensure(hand.contains(&card), Refusal::CardNotInHand { card })?;
            }
        }
        clue.check(self.settings().clues)
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

    fn validate_give(&self, seat: Seat, cards: &Given) -> Result<(), Refusal> {
        let needed = self.gives(seat)?;
        let got = cards.len();
        ensure(
            got == needed && got > 0,
            Refusal::WrongNumberOfCards { needed, got },
        )?;
        all_different(cards)?;
        let hand = &self.seats[seat.index()].hand;
        for &card in cards {
            let gave = || {
                self.table()
                    .iter()
                    .any(|l| l.owner == seat && l.card == card)
            };
            ensure(
                hand.contains(&card) || gave(),
                Refusal::CardNotInHand { card },
            )?;
        }
        Ok(())
    }

    pub(crate) fn can_take_back(&self, seat: Seat) -> bool {
        match &self.phase {
            Phase::Give {
                storyteller, given, ..
            } => {
                let is_final = seat == *storyteller && self.kind() != Kind::Party;
                !is_final && given.owners().contains(seat)
            }
            Phase::Vote { ballots, .. } => ballots.cast.contains(seat),
            _ => false,
        }
    }

    fn validate_vote(&self, seat: Seat, cards: &Ballot, red: Option<Card>) -> Result<(), Refusal> {
        let Phase::Vote {
            storyteller, table, ..
        } = &self.phase
        else {
            return Err(Refusal::WrongPhase {
                phase: self.phase_name(),
            });
        };
        let votes = self.electorate(*storyteller, table).contains(seat);
        ensure(votes, Refusal::NoVoteThisRound)?;
        for &card in cards.iter().chain(&red) {
            let laid = table.iter().any(|l| l.card == card);
            ensure(laid, Refusal::CardNotOnTable { card })?;
        }
        if self.kind() != Kind::Party {
            for &card in cards {
                let own = table.iter().any(|l| l.card == card && l.owner == seat);
                ensure(!own, Refusal::OwnCard { card })?;
            }
        }
        all_different(cards)?;
        let (min, max, got) = (1, self.most_votes(seat), cards.len());
        ensure(
            (min..=max).contains(&got),
            Refusal::WrongNumberOfVotes { min, max, got },
        )?;
        if self.marks_red(seat) {
            ensure(red.is_some(), Refusal::RedNeeded)
        } else {
            ensure(red.is_none(), Refusal::RedNotYours)
        }
    }

    /// The most cards a seat's ballot may name: never more than it may vote for.
    pub(crate) fn most_votes(&self, seat: Seat) -> usize {
        let Phase::Vote { table, .. } = &self.phase else {
            return 0;
        };
        let votable = match self.kind() {
            Kind::Party => table.len(),
            _ => table.iter().filter(|l| l.owner != seat).count(),
        };
        votable.min(self.size.votes as usize).min(MAX_VOTES)
    }

    /// Whether a seat's ballot has a red mark.
    pub(crate) fn marks_red(&self, seat: Seat) -> bool {
        self.kind() == Kind::Party && self.storyteller() == Some(seat)
    }

    fn validate_host(&self, action: &Action) -> Result<(), Refusal> {
        let pauses = self.pauses;
        match *action {
            Action::MoveOn => Ok(()),
            Action::Pause => ensure(!pauses.host, Refusal::AlreadyPaused),
            Action::Resume => {
                ensure(pauses.any(), Refusal::NotPaused)?;
                let can = pauses.host || pauses.all_skipped;
                ensure(can, Refusal::StillTooFew { pauses })
            }
            Action::Kick { seat } => {
                let there = self.in_play().or(self.standings.waiting).contains(seat);
                ensure(there, Refusal::NotInPlay { seat })
            }
            Action::Close { seat } => {
                let open = self.standings.open.contains(seat);
                ensure(open, Refusal::SeatNotOpen { seat })?;
                // A pair goes as a whole: one alone could not both give and guess.
                match self.partner(seat).filter(|&p| self.is_taken(p)) {
                    Some(partner) => Err(Refusal::PartnerStillPlays { partner }),
                    None => Ok(()),
                }
            }
            _ => Err(Refusal::NotYours { actor: Actor::Host }),
        }
    }

    fn validate_server(&self, action: &Action) -> Result<(), Refusal> {
        match *action {
            Action::Take { seat, by } => {
                let swap = self.is_taken(seat) && self.player(seat) != by;
                let open = self.standings.open.contains(seat);
                ensure(open || swap, Refusal::SeatNotOpen { seat })
            }
            Action::Join { .. } => self.validate_join(),
            Action::Conclude { present } => {
                let mut asked = present.and(self.in_play());
                if !self.one_no_decides() {
                    asked = asked.without(self.bots);
                }
                ensure(!asked.is_empty(), Refusal::NobodyToAgree)?;
                let missing = asked.without(self.agreed);
                ensure(missing.is_empty(), Refusal::NotAllAgree { missing })
            }
            Action::EndLapsed => ensure(!self.agreed.is_empty(), Refusal::NobodyAsked),
            _ => Err(Refusal::NotYours {
                actor: Actor::Server,
            }),
        }
    }

    /// Whether a newcomer can have a new seat.
    fn validate_join(&self) -> Result<(), Refusal> {
        ensure(self.setup.late_joining, Refusal::NoLateJoining)?;
        if let Some(seat) = self.standings.open.iter().next() {
            return Err(Refusal::TakeOpenSeat { seat });
        }
        ensure(!self.kind().pairs(), Refusal::PairsAreFixed)?;
        let settings = self.settings();
        let waiting = self.standings.waiting.len();
        let seated = self.in_play().len();
        let players = seated + waiting + 1;
        let max = settings.seats.max as usize;
        let room = players <= max && self.free_seat().is_some();
        ensure(room, Refusal::TableFull { max })?;
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
        ensure(got >= needed, Refusal::DeckTooSmall { needed, got })
    }

    /// A seat for a newcomer: one that never was, or one that was closed and that nothing in this round
    /// and no lap refers to.
    pub(crate) fn free_seat(&self) -> Option<Seat> {
        let unused = Seat::all().find(|&s| self.standing(s) == Standing::Unused);
        unused.or_else(|| {
            let mut named: SeatSet = self.table().iter().map(|l| l.owner).collect();
            named.extend(self.storyteller());
            named.extend(self.first);
            self.standings.closed.without(named).iter().next()
        })
    }

    /// How many cards the seats in play will hold between them when this round's are all given.
    fn held_after_round(&self) -> usize {
        let held = |s: Seat| self.seats[s.index()].hand.len();
        let now: usize = self.in_play().iter().map(held).sum();
        match self.phase {
            Phase::Race | Phase::Clue { .. } | Phase::Give { .. } => {
                let laid = self.settings().laid(self.in_play().len());
                (now + self.table().len()).saturating_sub(laid)
            }
            _ => now,
        }
    }
}
