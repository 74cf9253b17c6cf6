//! Random play: for simulations, for tests, and for the simplest of bots.

use tinyvec::{Array, ArrayVec};

use crate::{Action, Actor, Card, Clue, Draw, Event, Game, Legal, PhaseName, Refusal};

/// Where random players take their choices from. The game's own chance is always a [`Draw`].
///
/// ```
/// use fabula_rules::{Action, Chance, Clue, Game, Preset, Seed, Setup};
///
/// /// Takes one after the other.
/// struct InTurn(usize);
///
/// impl Chance for InTurn {
///     fn below(&mut self, n: usize) -> usize {
///         self.0 += 1;
///         self.0 % n.max(1)
///     }
/// }
///
/// let setup = Setup::new(Preset::Classic.settings(), 3, 84, Seed([1; 32]));
/// let mut game = Game::begin(&Game::start(setup)?)?;
/// let event = game.play_randomly(&mut InTurn(0), &Clue::text("…")).expect("a move")?;
/// assert_eq!(event.cause.action, Action::Claim);
/// assert_eq!(game.storyteller(), Some(game.ring()[1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Chance {
    /// A number below `n`, each equally likely; 0 if there is no choice.
    fn below(&mut self, n: usize) -> usize;
}

impl Chance for Draw {
    fn below(&mut self, n: usize) -> usize {
        Draw::below(self, n)
    }
}

impl Legal {
    /// A random move that brings the game on, if there is one; every choice is equally likely. It never
    /// takes anything back, agrees to end, or leaves.
    ///
    /// ```
    /// use fabula_rules::{Action, Clue, Draw, Game, Preset, Seat, Seed, Setup};
    /// let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup).unwrap()).unwrap();
    /// let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// let legal = game.legal(Seat::new(0).unwrap());
    /// assert_eq!(legal.pick(&mut chance, &Clue::text("…")), Some(Action::Claim));
    /// ```
    pub fn pick(&self, chance: &mut (impl Chance + ?Sized), clue: &Clue) -> Option<Action> {
        if let Some(vote) = &self.vote {
            let spread = (vote.max - vote.min) as usize;
            let count = vote.min as usize + chance.below(spread + 1);
            Some(Action::Vote {
                cards: some_of(&vote.cards, count, chance),
                red: if vote.red {
                    one_of(&vote.cards, chance)
                } else {
                    None
                },
            })
        } else if let Some(give) = &self.give {
            Some(Action::Give {
                cards: some_of(&give.cards, give.count as usize, chance),
            })
        } else if let Some(tell) = &self.tell {
            Some(Action::Tell {
                card: one_of(&tell.cards, chance),
                clue: clue.clone(),
            })
        } else if self.claim {
            Some(Action::Claim)
        } else if self.seen {
            Some(Action::Ready)
        } else {
            None
        }
    }
}

fn one_of(cards: &[Card], chance: &mut (impl Chance + ?Sized)) -> Option<Card> {
    cards.get(chance.below(cards.len())).copied()
}

fn some_of<A: Array<Item = Card>>(
    cards: &[Card],
    count: usize,
    chance: &mut (impl Chance + ?Sized),
) -> ArrayVec<A> {
    let mut picked = ArrayVec::new();
    while picked.len() < count.min(cards.len()) {
        let card = cards[chance.below(cards.len())];
        if !picked.contains(&card) {
            picked.push(card);
        }
    }
    picked
}

impl Game {
    /// Lets random players, and a host who never waits, make the next move, and applies it.
    ///
    /// Nothing is left to do when the game is over or held: then there is no event.
    ///
    /// ```
    /// use fabula_rules::{Clue, Draw, Game, Preset, Seed, Setup};
    /// // The first edition ends with its deck: after 15 rounds of four players with 84 cards.
    /// let setup = Setup::new(Preset::FirstEdition.settings(), 4, 84, Seed([1; 32]));
    /// let mut game = Game::begin(&Game::start(setup)?)?;
    /// let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    ///     event?;
    /// }
    /// assert_eq!((game.round(), game.deck_len()), (15, 0));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn play_randomly(
        &mut self,
        chance: &mut impl Chance,
        clue: &Clue,
    ) -> Option<Result<Event, Refusal>> {
        if self.is_over() || self.pauses().any() {
            return None;
        }
        let awaited = self.awaited();
        let cause = if self.phase_name() == PhaseName::Review {
            self.cause(Actor::Host, Action::MoveOn)
        } else {
            let seat = awaited.iter().nth(chance.below(awaited.len()))?;
            let action = self.legal(seat).pick(chance, clue)?;
            self.cause(Actor::Seat(seat), action)
        };
        let decided = self.decide(cause);
        if let Ok(event) = &decided {
            self.apply(event);
        }
        Some(decided)
    }
}
