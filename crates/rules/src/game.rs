//! The state of a game: all of it, secrets included. It never goes to anybody; views do.

use std::sync::Arc;

use tinyvec::ArrayVec;

use crate::phase::{Pauses, Phase, RoundSize, SeatState};
use crate::scoring::{RoundResult, Score};
use crate::seat::{MAX_SEATS, Standings};
use crate::{
    Card, Commitment, Kind, Laid, PhaseName, Seat, SeatSet, Seed, Settings, Setup, Side, Turn,
};

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
    /// Who would end the game here, and who asked. Empty: nobody has asked.
    pub(crate) agreed: SeatSet,
    pub(crate) end_asked_by: Option<Seat>,
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

    /// Whether the game is decided by rules in which a no ends the question whether to end it. Who had begun one by the first
    /// version ends it by that.
    pub(crate) fn one_no_decides(&self) -> bool {
        self.setup.rules >= 2
    }

    /// Who would end the game here. If nobody would, nobody is asked.
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

    /// Who asked whether to end the game here, if they still sit there.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor};
    /// # use fabula_rules::{Game, Preset, Seed, Setup};
    /// # let setup = Setup::new(Preset::Classic.settings(), 3, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// let [a, b, _] = *game.ring() else { panic!("three play") };
    /// for (seat, action) in [(a, Action::AgreeToEnd), (b, Action::AgreeToEnd)] {
    ///     game.apply(&game.decide(game.cause(Actor::Seat(seat), action))?);
    /// }
    /// assert_eq!((game.end_asked_by(), game.agreed().len()), (Some(a), 2));
    /// // One no, and nothing of it stays.
    /// game.apply(&game.decide(game.cause(Actor::Seat(b), Action::KeepPlaying))?);
    /// assert_eq!((game.end_asked_by(), game.agreed().len()), (None, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn end_asked_by(&self) -> Option<Seat> {
        self.end_asked_by
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
