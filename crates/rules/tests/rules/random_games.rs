//! Games as they are on a bad evening: people leave, come back, join late, run out of time, change
//! their minds. Shared by the property tests and by the tests of secrecy inside the crate.

#![allow(dead_code)] // the tests inside the crate use a part of this

use fabula_rules::{
    Action, Actor, Ballot, Card, Clocks, Clue, Draw, Event, Game, Given, Legal, Player, Preset,
    Seat, SeatSet, Seed, Setup, Standing,
};
use proptest::test_runner::{Config as ProptestConfig, RngSeed};

/// So many cases, the same ones every time. `PROPTEST_CASES` and `PROPTEST_RNG_SEED` ask for others:
/// `make test-tough` does.
pub fn cases(cases: u32) -> ProptestConfig {
    let default = ProptestConfig::default();
    let asked = std::env::var_os("PROPTEST_CASES").is_some();
    ProptestConfig {
        cases: if asked { default.cases } else { cases },
        rng_seed: match default.rng_seed {
            RngSeed::Random => RngSeed::Fixed(0x0fab_01a0),
            fixed => fixed,
        },
        failure_persistence: None,
        ..default
    }
}

/// Every preset with every number of players it is made for.
pub fn tables() -> Vec<(Preset, usize)> {
    Preset::all()
        .flat_map(|preset| preset.player_counts().map(move |n| (preset, n)))
        .collect()
}

/// A seed from a number.
pub fn seed(n: u64) -> Seed {
    let mut bytes = [0x5a; 32];
    bytes[..8].copy_from_slice(&n.to_le_bytes());
    Seed(bytes)
}

/// A table with all clocks on, some bots, and open to newcomers.
pub fn setup(preset: Preset, players: usize, cards: u16, n: u64) -> Setup {
    let mut setup = Setup::new(preset.settings(), players, cards, seed(n));
    setup.clocks = Clocks {
        race: Some(30),
        clue: Some(60),
        give: Some(60),
        vote: Some(60),
        review: Some(30),
    };
    for (i, player) in setup.seats.iter_mut().enumerate() {
        if (n >> (i % 60)) & 3 == 3 {
            *player = Player::Bot;
        }
    }
    setup
}

/// A game and everything that happened in it.
pub struct Evening {
    pub game: Game,
    pub events: Vec<Event>,
    pub chance: Draw,
    /// Out of 100 things that happen, so many are no ordinary move.
    pub trouble: usize,
}

/// A failing test should tell the evening as a story.
impl std::fmt::Debug for Evening {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "an evening with {}% trouble:", self.trouble)?;
        let lines = self.events.iter().flat_map(fabula_rules::narrate);
        lines.into_iter().try_for_each(|line| writeln!(f, "{line}"))
    }
}

impl Evening {
    pub fn new(setup: Setup, chance: Draw, trouble: usize) -> Evening {
        let start = Game::start(setup).expect("a playable set-up");
        Evening {
            game: Game::begin(&start).expect("a start"),
            events: vec![start],
            chance,
            trouble,
        }
    }

    /// Something happens. False once the game is over.
    pub fn step(&mut self) -> bool {
        if self.game.is_over() {
            return false;
        }
        let (actor, action) = self.next();
        self.happens(actor, action);
        true
    }

    /// This happens, if it may.
    pub fn happens(&mut self, actor: Actor, action: Action) {
        if let Ok(event) = self.game.decide(self.game.cause(actor, action)) {
            self.game.apply(&event);
            self.events.push(event);
        }
    }

    fn next(&mut self) -> (Actor, Action) {
        let stuck = self.game.pauses().any() || self.game.awaited().is_empty();
        if !stuck && self.chance.below(100) >= self.trouble {
            let awaited = self.game.awaited();
            let pick = self.chance.below(awaited.len());
            if let Some(seat) = awaited.iter().nth(pick)
                && let Some(action) = self.game.legal(seat).pick(&mut self.chance, &clue())
            {
                return (Actor::Seat(seat), action);
            }
        }
        self.trouble()
    }

    fn trouble(&mut self) -> (Actor, Action) {
        let open = (Seat::all()).find(|&s| self.game.standing(s) == Standing::Open);
        let chance = &mut self.chance;
        let seat = Seat::new(chance.below(16)).expect("one of sixteen");
        let by = [Player::Person, Player::Bot][chance.below(2)];
        // Somebody who could do it, if there is one.
        let who = |could: fn(&Legal) -> bool| {
            let can = |&s: &Seat| could(&self.game.legal(s));
            Actor::Seat(Seat::all().find(can).unwrap_or(seat))
        };
        match chance.below(24) {
            0..=2 => (Actor::Clock, Action::MoveOn),
            3 => (Actor::Host, Action::MoveOn),
            4 => (Actor::Seat(seat), Action::Leave),
            5 => (Actor::Host, Action::Kick { seat }),
            6 => {
                let seat = open.unwrap_or(seat);
                (Actor::Host, Action::Close { seat })
            }
            7..=10 => {
                let seat = open.unwrap_or(seat);
                (Actor::Server, Action::Take { seat, by })
            }
            11..=12 => (Actor::Server, Action::Join { by }),
            13 => (Actor::Host, Action::Pause),
            14..=15 => (Actor::Host, Action::Resume),
            16 => (who(|l| l.resume), Action::Resume),
            17 => (who(|l| l.withdraw), Action::Withdraw),
            18..=19 => (who(|l| l.take_back), Action::TakeBack),
            20 => {
                let again = self.game.legal(seat).pick(chance, &clue());
                (Actor::Seat(seat), again.unwrap_or(Action::AgreeToEnd))
            }
            21 if chance.below(3) == 0 => (Actor::Server, Action::EndLapsed),
            21 => (who(|l| l.keep_playing), Action::KeepPlaying),
            22 => (Actor::Seat(seat), Action::AgreeToEnd),
            _ => {
                let agreed = self.game.view(None).agreed;
                // Seldom are those who agreed the only ones there.
                let present = match chance.below(8) {
                    0 => agreed,
                    _ => self.game.in_play(),
                };
                (Actor::Server, Action::Conclude { present })
            }
        }
    }
}

/// A clue like any other.
pub fn clue() -> Clue {
    Clue::text("Where is happiness?")
}

/// Something a client might send, sensible or not.
pub fn arbitrary_action(game: &Game, chance: &mut Draw) -> Action {
    let card = |chance: &mut Draw| Card(chance.below(90) as u16);
    let seat = |chance: &mut Draw| Seat::new(chance.below(16)).expect("one of sixteen");
    let by = [Player::Person, Player::Bot][chance.below(2)];
    let text = ["", " ", "a word", "…", &"long ".repeat(60)][chance.below(5)].to_owned();
    let clue = match chance.below(4) {
        0 => Clue::Sound { sound: text.into() },
        1 => Clue::performed(None),
        2 => Clue::performed(Some(text.into())),
        _ => Clue::text(text),
    };
    // Half of the cards come from where they could be right.
    let mut near: Vec<Card> = Vec::new();
    if chance.below(2) == 0 {
        let seat = seat(chance);
        let legal = game.legal(seat);
        near.extend(legal.give.iter().flat_map(|g| g.cards));
        near.extend(legal.tell.iter().flat_map(|t| t.cards));
        near.extend(legal.vote.iter().flat_map(|v| v.cards));
    }
    let some = |chance: &mut Draw| match near.get(chance.below(near.len())) {
        Some(&near) => near,
        None => card(chance),
    };
    match chance.below(20) {
        0 => Action::Claim,
        1 => Action::Withdraw,
        2 | 3 => Action::Tell {
            card: (chance.below(3) > 0).then(|| some(chance)),
            clue,
        },
        4..=6 => Action::Give {
            cards: (0..chance.below(4))
                .map(|_| some(chance))
                .collect::<Given>(),
        },
        7 => Action::TakeBack,
        8..=10 => Action::Vote {
            cards: (0..chance.below(4))
                .map(|_| some(chance))
                .collect::<Ballot>(),
            red: (chance.below(2) > 0).then(|| some(chance)),
        },
        11 => Action::Ready,
        12 => Action::AgreeToEnd,
        13 => [Action::KeepPlaying, Action::EndLapsed][chance.below(2)].clone(),
        14 => Action::Leave,
        15 => Action::Resume,
        16 => [Action::MoveOn, Action::Pause][chance.below(2)].clone(),
        17 => Action::Kick { seat: seat(chance) },
        18 => Action::Close { seat: seat(chance) },
        _ => [
            Action::Take {
                seat: seat(chance),
                by,
            },
            Action::Join { by },
            Action::Conclude {
                present: SeatSet::EMPTY,
            },
            Action::Start {
                setup: Box::new(setup(Preset::Classic, 3, 84, 1)),
            },
        ][chance.below(4)]
        .clone(),
    }
}
