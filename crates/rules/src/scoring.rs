//! Points, each with its reason. The numbers are settings; this file is the table that uses them.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::{EnumDiscriminants, EnumIter};

use crate::phase::Ballots;
use crate::seat::MAX_SEATS;
use crate::{Ballot, Card, Clue, Kind, Laid, Points, Seat, SeatSet, Side};

/// How the round went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Every voter found the storyteller's card: too easy.
    AllFound,
    /// No voter did: too hard.
    NoneFound,
    /// Some did, not all.
    SomeFound,
    /// Not a single ballot came in: nobody scores.
    NobodyVoted,
    /// Party: there was no card to find.
    Party,
}

/// Why a line of the score is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, EnumDiscriminants)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "ScoreReason"), schema(as = ScoreReason))]
#[serde(tag = "why", rename_all = "snake_case")]
#[strum_discriminants(
    name(ReasonName),
    derive(EnumIter, Hash),
    allow(missing_docs),
    doc = "The name of a [`Reason`], without its facts."
)]
pub enum Reason {
    /// Storyteller: some found the card, not all.
    ToldWell,
    /// Storyteller: exactly one found it, where that is worth more.
    ToldForOne,
    /// Storyteller: everybody found it.
    ToldTooEasy,
    /// Storyteller: nobody found it.
    ToldTooHard,
    /// Voter: found the storyteller's card.
    FoundIt,
    /// Voter: was the only one to find it, where that is worth more.
    FoundItAlone,
    /// Voter: found it, as everybody did.
    AllFoundIt,
    /// Voter: missed it, as everybody did.
    NobodyFoundIt,
    /// Voter: missed it.
    MissedIt,
    /// Voter: found it with one vote where several were allowed.
    OneVoteWasEnough,
    /// Giver: so many votes were fooled by one's own cards.
    Fooled {
        /// The votes.
        votes: u8,
        /// Whether they were worth less than usual, because of the cap.
        capped: bool,
    },
    /// Party: voted with so many, oneself included.
    WithTheCrowd {
        /// Voters on that card.
        voters: u8,
        /// Whether they were worth less than usual, because of the cap.
        capped: bool,
    },
    /// Party: the storyteller had marked that card in red.
    RedCard,
    /// Party: nobody else voted for that card.
    AloneOnCard,
    /// No ballot came in from this voter.
    NoBallot,
}

/// One reason for a player's points in a round; it may be worth nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct ScoreLine {
    /// Whose.
    pub seat: Seat,
    /// Why.
    #[serde(flatten)]
    pub reason: Reason,
    /// How much.
    pub points: u16,
}

/// A ballot with its voter's name on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Cast {
    /// Who voted.
    pub seat: Seat,
    /// For these cards.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
    pub cards: Ballot,
}

/// A side's score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Score {
    /// The side.
    pub side: Side,
    /// Its score.
    pub score: u16,
}

/// A round when all is revealed. Nothing in it is secret any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct RoundResult {
    /// The round.
    pub round: u16,
    /// Who told.
    pub storyteller: Seat,
    /// The clue.
    pub clue: Clue,
    /// The cards as they lay, with their owners.
    pub table: Arc<[Laid]>,
    /// All ballots that count.
    pub ballots: Vec<Cast>,
    /// Party: the card marked in red.
    #[cfg_attr(feature = "wire", schema(required))]
    pub red: Option<Card>,
    /// How it went.
    pub outcome: Outcome,
    /// Every player's points with the reason.
    pub lines: Vec<ScoreLine>,
    /// All scores after the round.
    pub scores: Vec<Score>,
}

impl RoundResult {
    /// What a seat's reasons add up to.
    ///
    /// ```
    /// # use fabula_rules::{Action, Actor, Card, Clue, Game, Preset, Seat, Seed, Setup};
    /// use fabula_rules::Outcome;
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// # let act = |game: &mut Game, seat: Seat, action: Action| {
    /// #     let event = game.decide(game.cause(Actor::Seat(seat), action))?;
    /// #     game.apply(&event);
    /// #     Ok::<(), fabula_rules::Refusal>(())
    /// # };
    /// # let [ada, bob, cy, dee] = *game.ring() else { panic!("four play") };
    /// # act(&mut game, ada, Action::Claim)?;
    /// # let card = game.legal(ada).tell.expect("ada may tell").cards[0];
    /// # act(&mut game, ada, Action::Tell { card: Some(card), clue: Clue::text("…") })?;
    /// # for seat in [bob, cy, dee] {
    /// #     let cards = game.legal(seat).give.expect("the others give").cards;
    /// #     act(&mut game, seat, Action::Give { cards: cards.into_iter().take(1).collect() })?;
    /// # }
    /// # let vote = |card: Card| Action::Vote { cards: [card].into_iter().collect(), red: None };
    /// // All three find Ada's card. That was too easy.
    /// for seat in [bob, cy, dee] {
    ///     act(&mut game, seat, vote(card))?;
    /// }
    /// let result = game.result().expect("all ballots are in");
    /// assert_eq!(result.outcome, Outcome::AllFound);
    /// assert_eq!([ada, bob, cy, dee].map(|seat| result.points(seat)), [0, 2, 2, 2]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn points(&self, seat: Seat) -> u16 {
        let own = self.lines.iter().filter(|l| l.seat == seat);
        own.fold(0, |sum, l| sum.saturating_add(l.points))
    }
}

/// What scoring looks at.
pub(crate) struct Count<'a> {
    pub kind: Kind,
    pub points: &'a Points,
    /// The most cards a ballot could have named.
    pub votes: u8,
    pub storyteller: Seat,
    pub table: &'a [Laid],
    pub ballots: &'a Ballots,
    pub red: Option<Card>,
    /// Those who must vote in this round and are still in the game.
    pub voters: SeatSet,
    /// Seats that tell or own cards, but get nothing for it: closed, or a storyteller who is gone.
    pub barred: SeatSet,
    pub side: &'a dyn Fn(Seat) -> Side,
}

impl Count<'_> {
    /// The round's outcome and everybody's points.
    pub fn score(&self) -> (Outcome, Vec<ScoreLine>) {
        if self.voters.and(self.ballots.cast).is_empty() {
            return (Outcome::NobodyVoted, Vec::new());
        }
        match self.kind {
            Kind::Party => (Outcome::Party, self.crowd()),
            _ => self.search(),
        }
    }

    fn ballot(&self, seat: Seat) -> &Ballot {
        self.ballots.of(seat)
    }

    /// The base game: find the storyteller's card.
    fn search(&self) -> (Outcome, Vec<ScoreLine>) {
        let sought = self.table.iter().find(|l| l.owner == self.storyteller);
        let sought = sought.map(|l| l.card);
        let found = |seat: Seat| self.ballot(seat).iter().any(|&c| Some(c) == sought);
        let finders = self.voters.iter().filter(|&s| found(s)).count();
        let outcome = match finders {
            0 => Outcome::NoneFound,
            n if n == self.voters.len() => Outcome::AllFound,
            _ => Outcome::SomeFound,
        };
        let some = outcome == Outcome::SomeFound;
        let column = if some {
            &self.points.some
        } else {
            &self.points.all_or_none
        };
        let alone = self.points.lone_finder.filter(|_| some && finders == 1);

        let mut lines = Vec::with_capacity(2 * self.voters.len() + 1);
        let mut line = |seat, reason, points: u8| {
            lines.push(ScoreLine {
                seat,
                reason,
                points: points.into(),
            });
        };
        if !self.barred.contains(self.storyteller) {
            let reason = match outcome {
                Outcome::AllFound => Reason::ToldTooEasy,
                Outcome::NoneFound => Reason::ToldTooHard,
                _ if alone.is_some() => Reason::ToldForOne,
                _ => Reason::ToldWell,
            };
            let points = alone.unwrap_or(column.storyteller);
            line(self.storyteller, reason, points);
        }
        for seat in self.voters.iter() {
            let ballot = self.ballot(seat);
            if ballot.is_empty() {
                line(seat, Reason::NoBallot, 0);
            } else if found(seat) {
                let reason = match outcome {
                    Outcome::AllFound => Reason::AllFoundIt,
                    _ if alone.is_some() => Reason::FoundItAlone,
                    _ => Reason::FoundIt,
                };
                line(seat, reason, alone.unwrap_or(column.finder));
                let single = ballot.len() == 1 && self.votes > 1;
                if single && self.points.single_vote > 0 {
                    line(seat, Reason::OneVoteWasEnough, self.points.single_vote);
                }
            } else {
                let reason = match outcome {
                    Outcome::NoneFound => Reason::NobodyFoundIt,
                    _ => Reason::MissedIt,
                };
                line(seat, reason, column.other);
            }
        }
        self.bonus(&mut lines);
        (outcome, lines)
    }

    /// Votes on decoys, for whoever gave them.
    fn bonus(&self, lines: &mut Vec<ScoreLine>) {
        let mut votes = [0u8; MAX_SEATS];
        for seat in self.voters.iter() {
            for card in self.ballot(seat) {
                if let Some(laid) = self.table.iter().find(|l| l.card == *card) {
                    votes[laid.owner.index()] += 1;
                }
            }
        }
        let mut paid = [0u16; MAX_SEATS];
        for seat in Seat::all() {
            let votes = votes[seat.index()];
            if votes == 0 || seat == self.storyteller || self.barred.contains(seat) {
                continue;
            }
            let paid = &mut paid[(self.side)(seat).index()];
            let full = votes as u16 * self.points.bonus as u16;
            let cap = self.points.bonus_cap.map_or(u16::MAX, u16::from);
            let points = full.min(cap - *paid);
            *paid += points;
            let capped = points < full;
            lines.push(ScoreLine {
                seat,
                reason: Reason::Fooled { votes, capped },
                points,
            });
        }
    }

    /// Party: points for voting with the crowd.
    fn crowd(&self) -> Vec<ScoreLine> {
        let line = |seat: Seat| {
            let Some(&card) = self.ballot(seat).first() else {
                return (Reason::NoBallot, 0);
            };
            let with = |&s: &Seat| self.ballot(s).first() == Some(&card);
            let voters = self.voters.iter().filter(with).count() as u8;
            if self.red == Some(card) {
                (Reason::RedCard, 0)
            } else if voters == 1 {
                (Reason::AloneOnCard, 0)
            } else {
                let points = voters.min(self.points.crowd_cap);
                let capped = points < voters;
                (Reason::WithTheCrowd { voters, capped }, points)
            }
        };
        self.voters
            .without(self.barred)
            .iter()
            .map(|seat| {
                let (reason, points) = line(seat);
                ScoreLine {
                    seat,
                    reason,
                    points: points.into(),
                }
            })
            .collect()
    }
}
