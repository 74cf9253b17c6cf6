//! Who takes part in a game: who sits where, plays with whom, votes, and is waited for.

use crate::game::Game;
use crate::phase::{Ballots, Phase};
use crate::seat::Standings;
use crate::{Kind, Laid, Player, Seat, SeatSet, Standing};

impl Game {
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

    /// The ring once around, beginning on the left of this seat and ending with it.
    pub(crate) fn around_from_left_of(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let ring = self.ring;
        let at = ring.iter().position(|&s| s == seat).unwrap_or(0);
        (1..=ring.len()).map(move |step| ring[(at + step) % ring.len()])
    }

    /// Who tells after this one: the next on the left who is there.
    pub(crate) fn after(&self, storyteller: Seat) -> Seat {
        let mut others = self.around_from_left_of(storyteller);
        let there = |&seat: &Seat| self.standing(seat) == Standing::Taken;
        others.find(there).unwrap_or(storyteller)
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
}
