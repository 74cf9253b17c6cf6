//! What follows from a move: cards are laid, rounds scored, the role passed on, the game held.

use std::sync::Arc;

use crate::action::Given;
use crate::card::take_card;
use crate::event_builder::EventBuilder;
use crate::phase::{Ending, Pauses, Phase};
use crate::scoring::{Cast, Count, RoundResult, Score};
use crate::seat::MAX_SEATS;
use crate::{Change, Kind, Laid, Seat, Standing};

/// Things that can follow from one move: far more than ever do. A state that no game can get into, as a log
/// that was tampered with may describe, must not keep us busy for ever.
const MOST_STEPS: usize = 64;

/// Why the role passes on.
#[derive(PartialEq)]
enum After {
    Scored,
    Void,
    Skipped { everybody: bool },
}

impl EventBuilder {
    /// Everything that the rules make happen by themselves, until somebody has to act again.
    pub fn settle(&mut self) {
        for _ in 0..MOST_STEPS {
            if self.game.is_over() || !self.step() {
                return;
            }
        }
    }

    /// One such thing. False if there is none.
    fn step(&mut self) -> bool {
        if self.game.in_play().is_empty() && self.game.too_few() {
            self.hold_for_too_few(true);
            return false;
        }
        // A pair is closed as a whole.
        if let Some(seat) = self.left_behind() {
            let discarded = self.game.seats[seat.index()].hand;
            self.make(Change::Closed { seat, discarded });
            return true;
        }
        match self.game.phase {
            Phase::Clue {
                storyteller,
                claimed: true,
            } if !self.game.is_taken(storyteller) => {
                self.make(Change::Reopened);
                return true;
            }
            Phase::Clue { storyteller, .. } | Phase::Give { storyteller, .. }
                if !self.game.is_taken(storyteller) =>
            {
                self.void(storyteller);
                return true;
            }
            _ => {}
        }
        let short = self.game.voters_left() < 2;
        if self.game.too_few() {
            // The round is finished first, if that is possible. Pairs cannot.
            let at_once = self.game.kind().pairs()
                || matches!(self.game.phase, Phase::Review { .. })
                || short;
            self.hold_for_too_few(at_once || self.game.pauses.too_few);
        } else {
            self.hold_for_too_few(false);
            match self.game.phase {
                // Nothing is at stake yet: newcomers need not wait if they are needed.
                Phase::Race | Phase::Clue { .. } if self.needs_newcomers() => {
                    self.seat_newcomers();
                    let storyteller = self.game.storyteller();
                    let from = storyteller.unwrap_or(self.game.ring[self.game.ring.len() - 1]);
                    let size = self.refill(from);
                    self.make(Change::Resized { size });
                    self.end_with_deck();
                    return true;
                }
                Phase::Give { storyteller, .. } | Phase::Vote { storyteller, .. } if short => {
                    self.void(storyteller);
                    return true;
                }
                _ => {}
            }
        }
        if self.game.pauses.any() || !self.game.awaited().is_empty() {
            return false;
        }
        match &self.game.phase {
            Phase::Give { .. } => self.lay(),
            Phase::Vote { .. } => self.score(),
            // With no person at the table nobody says when to go on: the clock or the host does, or a
            // person who waits for a seat.
            Phase::Review { ready, .. } if !ready.is_empty() || self.person_waits() => {
                self.pass_on(After::Scored);
            }
            _ => return false,
        }
        true
    }

    fn person_waits(&self) -> bool {
        let waiting = self.game.standings.waiting;
        !waiting.without(self.game.bots).is_empty()
    }

    /// An open seat of a pair whose other seat is closed.
    fn left_behind(&self) -> Option<Seat> {
        let closed = |p: Seat| self.game.standings.closed.contains(p);
        let mut open = self.game.standings.open.iter();
        open.find(|&s| self.game.partner(s).is_some_and(closed))
    }

    fn needs_newcomers(&self) -> bool {
        let waiting = !self.game.standings.waiting.is_empty();
        let taken = self.game.in_play().len();
        waiting && taken < self.settings().seats.min as usize
    }

    /// Sets or lifts the pause for too few seats.
    fn hold_for_too_few(&mut self, too_few: bool) {
        if self.game.pauses.too_few != too_few {
            let pauses = Pauses {
                too_few,
                ..self.game.pauses
            };
            self.make(Change::Held { pauses });
        }
    }

    /// Time is up, or the host waits no longer.
    pub fn move_on(&mut self) {
        match &self.game.phase {
            Phase::Race => {
                let taken = self.players();
                let (mut chance, draw) = self.draw();
                if let Some(&seat) = taken.get(chance.below(taken.len())) {
                    self.make(Change::Appointed { seat, draw });
                }
            }
            Phase::Clue { claimed: true, .. } => self.make(Change::Reopened),
            &Phase::Clue { storyteller, .. } => {
                let in_a_row = self.game.skips.saturating_add(1);
                let everybody = in_a_row as usize >= self.game.in_play().len();
                self.make(Change::Skipped {
                    seat: storyteller,
                    in_a_row: if everybody { 0 } else { in_a_row },
                });
                self.count_turn(storyteller);
                self.pass_on(After::Skipped { everybody });
            }
            &Phase::Give { storyteller, .. } => {
                self.give_at_random(storyteller);
                self.lay();
            }
            Phase::Vote { .. } => self.score(),
            Phase::Review { .. } => self.pass_on(After::Scored),
            Phase::Over { .. } => {}
        }
    }

    /// Whoever gave nothing gives random cards; of a pair that gave nothing, one at random does.
    fn give_at_random(&mut self, storyteller: Seat) {
        for seat in self.game.around_from_left_of(storyteller) {
            // Asked anew each time: once one of a pair has given, the other owes nothing.
            let awaited = self.game.awaited();
            if !awaited.contains(seat) {
                continue;
            }
            let (mut chance, draw) = self.draw();
            let partner = self.game.partner(seat).filter(|&p| awaited.contains(p));
            let giver = match partner {
                Some(partner) if chance.below(2) == 1 => partner,
                _ => seat,
            };
            let mut hand = self.game.seats[giver.index()].hand;
            let count = self.game.gives(giver).unwrap_or(0);
            let mut cards = Given::new();
            for _ in 0..count {
                let card = hand[chance.below(hand.len())];
                take_card(&mut hand, card);
                cards.push(card);
            }
            self.make(Change::Gave {
                seat: giver,
                cards,
                draw: Some(draw),
            });
        }
    }

    /// All cards are in: shuffle and lay them.
    fn lay(&mut self) {
        let Phase::Give { given, .. } = &self.game.phase else {
            return;
        };
        let mut table = given.cards();
        // From a known order, whoever was quicker, so that a shuffle can be checked by itself.
        table.sort_by_key(|l| (l.owner, l.card));
        let (mut chance, draw) = self.draw();
        chance.shuffle(&mut table);
        self.make(Change::Laid {
            draw,
            table: table[..].into(),
        });
    }

    /// All ballots are in, or time is up: points for everybody, and perhaps the end.
    fn score(&mut self) {
        let Phase::Vote {
            storyteller,
            clue,
            table,
            ballots,
            red,
        } = &self.game.phase
        else {
            return;
        };
        let storyteller = *storyteller;
        let voters = self.game.voters(storyteller, table, ballots);
        let mut barred = self.game.standings.closed.or(self.game.standings.waiting);
        if !self.game.is_taken(storyteller) {
            barred.insert(storyteller);
        }
        let count = Count {
            kind: self.game.kind(),
            points: &self.settings().points,
            votes: self.game.size.votes,
            storyteller,
            table,
            ballots,
            red: *red,
            voters,
            barred,
            side: &|seat| self.game.side(seat),
        };
        let (outcome, lines) = count.score();
        let mut gained = [0u16; MAX_SEATS];
        for line in &lines {
            gained[self.game.side(line.seat).index()] += line.points;
        }
        let mut scores = self.game.scores();
        for Score { side, score } in &mut scores {
            *score = score.saturating_add(gained[side.index()]);
        }
        let cast = |seat: Seat| Cast {
            seat,
            cards: *ballots.of(seat),
        };
        let result = RoundResult {
            round: self.game.round,
            storyteller,
            clue: clue.clone(),
            table: table.clone(),
            ballots: voters.and(ballots.cast).iter().map(cast).collect(),
            red: *red,
            outcome,
            lines,
            scores,
        };
        self.make(Change::Scored {
            result: Arc::new(result),
        });
        self.count_turn(storyteller);
        let reached = |target: u16| {
            let eligible = self.eligible();
            eligible.iter().any(|side| self.game.score(side) >= target)
        };
        if self.settings().target.is_some_and(reached) {
            self.end(Ending::Target);
        } else if self.laps_done() {
            self.end(Ending::Laps);
        }
    }

    fn count_turn(&mut self, seat: Seat) {
        let turns = self.game.seats[seat.index()].turns.saturating_add(1);
        self.make(Change::Counted { seat, turns });
    }

    /// The round cannot be played to its end. Cards that nobody has seen go back to their hands; those
    /// that lay on the table, and those of closed seats, to the discard.
    fn void(&mut self, storyteller: Seat) {
        let (cards, seen) = match &self.game.phase {
            Phase::Give { given, .. } => (given.to_vec(), false),
            Phase::Vote { table, .. } => (table.to_vec(), true),
            _ => (Vec::new(), false),
        };
        let back = |l: &Laid| !seen && self.game.standing(l.owner) != Standing::Closed;
        let (returned, lost): (Vec<Laid>, Vec<Laid>) = cards.into_iter().partition(back);
        let discarded = lost.into_iter().map(|l| l.card).collect();
        self.make(Change::Voided {
            returned,
            discarded,
        });
        self.count_turn(storyteller);
        self.pass_on(After::Void);
    }

    /// The round is over: refill, and the role passes to the left.
    fn pass_on(&mut self, after: After) {
        let Some(from) = self.game.storyteller() else {
            return;
        };
        // If everybody was skipped in turn the table is deserted: that is a pause, not the end.
        if self.laps_done() && after != (After::Skipped { everybody: true }) {
            return self.end(Ending::Laps);
        }
        if after == After::Scored {
            self.make(Change::Discarded);
        }
        let storyteller = self.next_storyteller(from);
        self.seat_newcomers();
        let size = self.refill(from);
        if self.end_with_deck() {
            return;
        }
        if self.game.kind() == Kind::Party {
            self.pass_hands();
        }
        let number = (self.game.round).saturating_add((after == After::Scored) as u16);
        self.make(Change::Round {
            number,
            storyteller,
            size,
        });
        let too_few = self.game.pauses.too_few || self.game.too_few();
        let everybody = after == (After::Skipped { everybody: true });
        let pauses = Pauses {
            too_few,
            all_skipped: everybody || self.game.pauses.all_skipped,
            ..self.game.pauses
        };
        if pauses != self.game.pauses {
            self.make(Change::Held { pauses });
        }
    }

    /// The next seat in play on the left. An open seat is passed over, and that counts as its turn.
    fn next_storyteller(&mut self, from: Seat) -> Seat {
        for seat in self.game.around_from_left_of(from) {
            match self.game.standing(seat) {
                Standing::Taken => return seat,
                Standing::Open => self.count_turn(seat),
                _ => {}
            }
        }
        from
    }

    /// Newcomers sit down where they come last in the lap, with the lowest score and as many turns as
    /// whoever has had the fewest.
    fn seat_newcomers(&mut self) {
        let taken = self.game.in_play();
        let score = taken.iter().map(|s| self.game.scores[s.index()]).min();
        let turns = taken.iter().map(|s| self.game.seats[s.index()].turns).min();
        for seat in self.game.standings.waiting.iter() {
            let ring = &self.game.ring;
            let first = ring.iter().position(|&s| Some(s) == self.game.first);
            self.make(Change::Seated {
                seat,
                place: first.filter(|&at| at > 0).unwrap_or(ring.len()) as u8,
                score: score.unwrap_or(0),
                turns: turns.unwrap_or(0),
            });
        }
    }
}
