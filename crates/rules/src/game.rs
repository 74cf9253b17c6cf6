//! The state of a game: all of it, secrets included. It never goes to anybody; views do.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::pile::Pile;
use crate::scoring::{RoundResult, Score};
use crate::seat::{MAX_SEATS, Standings};
use crate::{
    Ballot, Card, Clue, Commitment, Hand, Kind, Laid, PhaseName, Player, Seat, SeatSet, Seed,
    Settings, Setup, Side, Standing, Turn,
};

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

/// A game in progress, or over.
///
/// It changes only by [`Game::apply`]; what may happen next is decided by [`Game::decide`]. Copying
/// one is cheap: what is large (deck, discard, results) is shared until it changes.
#[derive(Clone, Debug)]
pub struct Game {
    /// What does not change during the game. The seed is in it.
    pub(crate) setup: Arc<Setup>,
    pub(crate) commitment: Commitment,
    /// The number of the next draw.
    pub(crate) draw: u64,
    pub(crate) round: u16,
    pub(crate) attempt: u32,
    pub(crate) size: RoundSize,
    /// All seats clockwise, closed ones too; newcomers from the moment they sit down.
    pub(crate) ring: ArrayVec<[Seat; MAX_SEATS]>,
    pub(crate) standings: Standings,
    /// The seats where a bot sits, or sat.
    pub(crate) bots: SeatSet,
    pub(crate) seats: [SeatState; MAX_SEATS],
    /// By side.
    pub(crate) scores: [u16; MAX_SEATS],
    /// The game's first storyteller: laps are counted from there.
    pub(crate) first: Option<Seat>,
    /// Storytellers skipped in a row.
    pub(crate) skips: u8,
    pub(crate) pauses: Pauses,
    pub(crate) agreed: SeatSet,
    /// The order of the last shuffle; the first `drawn` of it are in somebody's hands or beyond.
    pub(crate) deck: Arc<[Card]>,
    pub(crate) drawn: usize,
    pub(crate) discard: Arc<[Card]>,
    pub(crate) phase: Phase,
}

impl Game {
    /// The rules played.
    pub fn settings(&self) -> &Settings {
        &self.setup.settings
    }

    /// Whether newcomers may sit down during the game.
    pub fn late_joining(&self) -> bool {
        self.setup.late_joining
    }

    /// Where all chance comes from. A secret until the game is over.
    pub fn seed(&self) -> &Seed {
        &self.setup.seed
    }

    /// The moment the game is at: actions must name it.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let before = game.turn();
    /// for action in [Action::Claim, Action::Withdraw] {
    ///     let event = game.decide(game.cause(Actor::Seat(game.ring()[0]), action))?;
    ///     game.apply(&event);
    /// }
    /// // The race is open again, and yet it is another turn.
    /// assert_eq!(game.turn().phase, before.phase);
    /// assert_eq!((before.attempt, game.turn().attempt), (1, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turn(&self) -> Turn {
        Turn {
            game: self.setup.game,
            round: self.round,
            phase: self.phase_name(),
            attempt: self.attempt,
        }
    }

    /// The phase's name.
    pub fn phase_name(&self) -> PhaseName {
        match self.phase {
            Phase::Race => PhaseName::Race,
            Phase::Clue { .. } => PhaseName::Clue,
            Phase::Give { .. } => PhaseName::Give,
            Phase::Vote { .. } => PhaseName::Vote,
            Phase::Review { .. } => PhaseName::Review,
            Phase::Over { .. } => PhaseName::Over,
        }
    }

    /// Whether the game has ended.
    ///
    /// ```
    /// use fabula_rules::{Clue, Draw, Legal, Seed};
    /// # use fabula_rules::{Game, Preset, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    ///     event?;
    /// }
    /// assert!(game.is_over());
    /// // Nothing can be done any more, not even leave.
    /// assert_eq!(game.legal(game.ring()[0]), Legal::default());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// The round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// The numbers that hold for this round.
    ///
    /// ```
    /// use fabula_rules::{Game, Preset, RoundSize, Seed, Setup};
    /// // Three players hold a card more, and give two.
    /// let setup = Setup::new(Preset::Classic.settings(), 3, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup)?)?;
    /// assert_eq!(game.size(), RoundSize { hand: 7, gives: 2, votes: 1 });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn size(&self) -> RoundSize {
        self.size
    }

    /// Who would end the game here.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Refusal, SeatSet};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 3, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// for &seat in &game.ring().to_vec()[..2] {
    ///     let agree = game.decide(game.cause(Actor::Seat(seat), Action::AgreeToEnd))?;
    ///     game.apply(&agree);
    /// }
    /// assert_eq!(game.agreed().len(), 2);
    /// // One of the three persons present has not said yes.
    /// let end = game.cause(Actor::Server, Action::Conclude { present: game.in_play() });
    /// let missing = SeatSet::only(game.ring()[2]);
    /// assert_eq!(game.decide(end), Err(Refusal::NotAllAgree { missing }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn agreed(&self) -> SeatSet {
        self.agreed
    }

    /// What holds the game.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let pause = game.decide(game.cause(Actor::Host, Action::Pause))?;
    /// game.apply(&pause);
    /// assert!(game.pauses().host && !game.pauses().too_few);
    /// // Nobody can move meanwhile.
    /// assert!(!game.legal(game.ring()[0]).claim);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pauses(&self) -> Pauses {
        self.pauses
    }

    /// How many cards are left to draw.
    pub fn deck_len(&self) -> usize {
        self.deck.len() - self.drawn
    }

    /// The score of a side.
    pub fn score(&self, side: Side) -> u16 {
        self.scores[side.index()]
    }

    /// The scores of all sides that ever played, as they stand.
    pub fn scores(&self) -> Vec<Score> {
        let sides: SeatSet = self.ring.iter().map(|&s| self.side(s)).collect();
        let score = |side| Score {
            side,
            score: self.score(side),
        };
        sides.iter().map(score).collect()
    }

    /// The sides that won, once the game is over.
    ///
    /// ```
    /// # use fabula_rules::{Clue, Draw, Game, Preset, Seed, Setup};
    /// use fabula_rules::Side;
    /// // In disney everybody wins who has reached 30 when the game ends.
    /// # let setup = Setup::new(Preset::Disney.settings(), 6, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// # assert!(game.winners().is_empty());
    /// # let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// # while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    /// #     event?;
    /// # }
    /// let reached = game.scores().into_iter().filter(|s| s.score >= 30);
    /// let reached: Vec<Side> = reached.map(|s| s.side).collect();
    /// assert_eq!(game.winners(), reached);
    /// # assert!(!reached.is_empty());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn winners(&self) -> &[Side] {
        match &self.phase {
            Phase::Over { winners, .. } => winners,
            _ => &[],
        }
    }

    /// The last round's result, while it is looked at and after the end.
    ///
    /// ```
    /// use fabula_rules::{Clue, Draw, PhaseName, Seed};
    /// # use fabula_rules::{Game, Preset, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// while game.phase_name() != PhaseName::Review {
    ///     game.play_randomly(&mut chance, &Clue::text("…")).expect("the game goes on")?;
    /// }
    /// let result = game.result().expect("the round is scored");
    /// assert_eq!(result.clue, Clue::text("…"));
    /// assert_eq!(result.scores, game.scores());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn result(&self) -> Option<&Arc<RoundResult>> {
        match &self.phase {
            Phase::Review { result, .. } => Some(result),
            Phase::Over { result, .. } => result.as_ref(),
            _ => None,
        }
    }

    /// Who tells in this round, once that is known.
    pub fn storyteller(&self) -> Option<Seat> {
        match &self.phase {
            Phase::Clue { storyteller, .. }
            | Phase::Give { storyteller, .. }
            | Phase::Vote { storyteller, .. } => Some(*storyteller),
            Phase::Review { result, .. } => Some(result.storyteller),
            Phase::Race | Phase::Over { .. } => None,
        }
    }

    /// The cards of this round, given or laid.
    pub(crate) fn table(&self) -> &[Laid] {
        match &self.phase {
            Phase::Race | Phase::Clue { .. } => &[],
            Phase::Give { given, .. } => given,
            Phase::Vote { table, .. } | Phase::Over { table, .. } => table,
            Phase::Review { cleared: true, .. } => &[],
            Phase::Review { result, .. } => &result.table,
        }
    }

    /// How a seat stands.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Standing};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 5, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let seat = game.ring()[1];
    /// let leave = game.decide(game.cause(Actor::Seat(seat), Action::Leave))?;
    /// game.apply(&leave);
    /// assert_eq!(game.standing(seat), Standing::Open);
    /// // Somebody else could take it over, until the host closes it.
    /// let close = game.decide(game.cause(Actor::Host, Action::Close { seat }))?;
    /// game.apply(&close);
    /// assert_eq!(game.standing(seat), Standing::Closed);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn standing(&self, seat: Seat) -> Standing {
        self.standings.of(seat)
    }

    /// Who sits, or sat, on a seat.
    pub fn player(&self, seat: Seat) -> Player {
        if self.bots.contains(seat) {
            Player::Bot
        } else {
            Player::Person
        }
    }

    /// Whose score a seat adds to.
    ///
    /// ```
    /// use fabula_rules::{Game, Preset, Seed, Setup};
    /// // Partners sit opposite each other, and have one score.
    /// let setup = Setup::new(Preset::OdysseyTeams.settings(), 6, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup)?)?;
    /// let sides: Vec<usize> = game.ring().iter().map(|&s| game.side(s).index()).collect();
    /// assert_eq!(sides, [0, 1, 2, 0, 1, 2]);
    /// assert_eq!(game.scores().len(), 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn side(&self, seat: Seat) -> Side {
        self.seats[seat.index()].side
    }

    /// The seats that have a place at the table, clockwise, closed ones too.
    pub fn ring(&self) -> &[Seat] {
        &self.ring
    }

    /// The seats in play.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 5, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let seat = game.ring()[1];
    /// let kick = game.decide(game.cause(Actor::Host, Action::Kick { seat }))?;
    /// game.apply(&kick);
    /// // Nobody waits for an open seat, but it keeps its place.
    /// assert!(!game.in_play().contains(seat));
    /// assert!(game.ring().contains(&seat));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn in_play(&self) -> SeatSet {
        self.standings.taken
    }

    pub(crate) fn kind(&self) -> Kind {
        self.setup.settings.kind
    }

    pub(crate) fn is_taken(&self, seat: Seat) -> bool {
        self.standings.taken.contains(seat)
    }

    /// The other one of the pair.
    pub(crate) fn partner(&self, seat: Seat) -> Option<Seat> {
        if !self.kind().pairs() {
            return None;
        }
        let side = self.side(seat);
        self.ring
            .iter()
            .copied()
            .find(|&s| s != seat && self.side(s) == side)
    }

    /// The ring once around, beginning on the left of this seat and ending with it.
    pub(crate) fn around_from_left_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let ring = self.ring;
        let at = ring.iter().position(|&s| s == seat).unwrap_or(0);
        (1..=ring.len()).map(move |step| ring[(at + step) % ring.len()])
    }

    /// The seats that must still act before the phase is over.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, SeatSet};
    /// # use fabula_rules::{Clue, Draw, Game, PhaseName, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::OdysseyTeams.settings(), 6, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// # let [a1, b1, c1, a2, b2, c2] = *game.ring() else { panic!("six play") };
    /// # let claim = game.decide(game.cause(Actor::Seat(a1), Action::Claim))?;
    /// # game.apply(&claim);
    /// # let card = game.legal(a1).tell.map(|tell| tell.cards[0]);
    /// # let tell = Action::Tell { card, clue: Clue::text("…") };
    /// # let tell = game.decide(game.cause(Actor::Seat(a1), tell))?;
    /// # game.apply(&tell);
    /// // Three pairs; a1 has told. When one of a pair has given, the other need not.
    /// assert_eq!(game.awaited(), SeatSet::from_iter([a2, b1, b2, c1, c2]));
    /// let cards = game.legal(b1).give.expect("b1 may give").cards;
    /// let give = Action::Give { cards: cards.into_iter().take(1).collect() };
    /// let event = game.decide(game.cause(Actor::Seat(b1), give))?;
    /// game.apply(&event);
    /// assert_eq!(game.awaited(), SeatSet::from_iter([a2, c1, c2]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn awaited(&self) -> SeatSet {
        let taken = self.in_play();
        match &self.phase {
            Phase::Race => taken,
            Phase::Clue { storyteller, .. } => SeatSet::only(*storyteller),
            Phase::Give {
                storyteller, given, ..
            } => self.owing(*storyteller, given.owners()),
            Phase::Vote {
                storyteller,
                table,
                ballots,
                ..
            } => taken
                .and(self.electorate(*storyteller, table))
                .without(ballots.cast),
            Phase::Review { ready, .. } => taken.without(self.bots).without(*ready),
            Phase::Over { .. } => SeatSet::EMPTY,
        }
    }

    /// The seats that have yet to give. `gave`: those with cards among the ones given.
    fn owing(&self, storyteller: Seat, gave: SeatSet) -> SeatSet {
        let owing = self.in_play().without(gave);
        let tells = SeatSet::only(storyteller);
        let owing = match self.kind() {
            Kind::Party => owing,
            Kind::Single => owing.without(tells),
            // The storyteller's partner always; in the other pairs both, until one has given.
            Kind::PairsOneVotes | Kind::PairsAllVote => {
                let others = gave.without(tells);
                let free = |&s: &Seat| self.partner(s).is_none_or(|p| !others.contains(p));
                owing.without(tells).iter().filter(free).collect()
            }
        };
        let has_cards = |&s: &Seat| !self.seats[s.index()].hand.is_empty();
        owing.iter().filter(has_cards).collect()
    }

    /// The seats that vote in a round, whoever sits there.
    pub(crate) fn electorate(&self, storyteller: Seat, table: &[Laid]) -> SeatSet {
        let Standings { taken, open, .. } = self.standings;
        let all = taken.or(open);
        match self.kind() {
            Kind::Party => all,
            Kind::Single | Kind::PairsAllVote => all.without(SeatSet::only(storyteller)),
            Kind::PairsOneVotes => {
                let gave: SeatSet = table.iter().map(|l| l.owner).collect();
                let opposing = |&s: &Seat| self.side(s) != self.side(storyteller);
                all.without(gave).iter().filter(opposing).collect()
            }
        }
    }

    /// Those who must vote in this round and are still in the game: seats in play, and open ones whose
    /// ballot was in before their player left.
    pub(crate) fn voters(&self, storyteller: Seat, table: &[Laid], ballots: &Ballots) -> SeatSet {
        self.electorate(storyteller, table)
            .and(self.in_play().or(ballots.cast))
    }

    /// How many could vote if the round went on as it stands.
    pub(crate) fn voters_left(&self) -> usize {
        let taken = self.in_play();
        let storyteller = match &self.phase {
            Phase::Vote {
                storyteller,
                table,
                ballots,
                ..
            } => return self.voters(*storyteller, table, ballots).len(),
            Phase::Clue { storyteller, .. } | Phase::Give { storyteller, .. } => Some(*storyteller),
            Phase::Race | Phase::Review { .. } | Phase::Over { .. } => None,
        };
        let tells = match (self.kind(), storyteller) {
            (Kind::Party, _) => 0,
            (_, Some(seat)) => taken.contains(seat) as usize,
            (_, None) => 1,
        };
        taken.len().saturating_sub(tells)
    }

    /// Whether the next round could not be played with the seats there are.
    pub(crate) fn too_few(&self) -> bool {
        let Standings {
            taken,
            waiting,
            open,
            ..
        } = self.standings;
        let pair_broken = self.kind().pairs() && !open.is_empty();
        pair_broken || taken.or(waiting).len() < self.settings().seats.min as usize
    }

    /// Whether a seat's own cards are hidden from it: in party the phrase comes before the look, and in
    /// the first round nobody knows yet who will say it.
    pub(crate) fn hand_hidden(&self, seat: Seat) -> bool {
        self.kind() == Kind::Party
            && match &self.phase {
                Phase::Race => true,
                Phase::Clue { storyteller, .. } => self.round == 1 || *storyteller == seat,
                _ => false,
            }
    }

    /// The clock of this phase, in seconds.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, ClockPreset, Game, Preset, Seed, Setup};
    /// let mut setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// setup.clocks = ClockPreset::Calm.clocks();
    /// let mut game = Game::begin(&Game::start(setup)?)?;
    /// assert_eq!(game.clock(), Some(90));
    /// // Nobody had an idea in time: one of them tells, by lot.
    /// let time_up = game.decide(game.cause(Actor::Clock, Action::MoveOn))?;
    /// game.apply(&time_up);
    /// assert!(game.storyteller().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clock(&self) -> Option<u16> {
        let clocks = &self.setup.clocks;
        match self.phase {
            Phase::Race => clocks.race,
            Phase::Clue { .. } => clocks.clue,
            Phase::Give { .. } => clocks.give,
            Phase::Vote { .. } => clocks.vote,
            Phase::Review { .. } => clocks.review,
            Phase::Over { .. } => None,
        }
    }
}
