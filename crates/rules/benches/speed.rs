//! How fast the rules are: whole games, and views. `cargo bench -p fabula-rules`.

use std::hint::black_box;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use fabula_rules::{Chance, Clue, Game, PhaseName, Preset, Seat, Seed, Setup};

const PLAYERS: usize = 6;

fn seed(game: u64) -> Seed {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&game.to_le_bytes());
    Seed(bytes)
}

fn start(game: u64) -> Game {
    let setup = Setup::new(Preset::Classic.settings(), PLAYERS, 84, seed(game));
    let event = Game::start(setup).expect("six can play classic with 84 cards");
    Game::begin(&event).expect("a start")
}

/// What the players' choices come from: quick and good enough (SplitMix64, upper bits).
struct Quick(u64);

impl Chance for Quick {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (((z >> 32) * n as u64) >> 32) as usize
    }
}

/// Plays to the end, or until `stop` says so; how many moves that took.
fn play(game: &mut Game, chance: &mut Quick, clue: &Clue, stop: impl Fn(&Game) -> bool) -> usize {
    let mut moves = 0;
    while !stop(game) {
        match game.play_randomly(chance, clue) {
            Some(decided) => black_box(decided.expect("legal moves are accepted")),
            None => break,
        };
        moves += 1;
    }
    moves
}

/// A complete game of six at classic: every move decided and applied.
fn games(c: &mut Criterion) {
    let clue = Clue::text("Where is happiness?");
    let mut chance = Quick(0);
    let mut number = 0;
    let mut group = c.benchmark_group("classic, six random players");
    group.throughput(Throughput::Elements(1));
    group.bench_function("whole games", |b| {
        b.iter(|| {
            number += 1;
            let mut game = start(number);
            play(&mut game, &mut chance, &clue, |_| false)
        });
    });
    let sample = 2_000;
    let moves: usize = (0..sample)
        .map(|n| play(&mut start(n), &mut chance, &clue, |_| false))
        .sum();
    println!("moves per game, mean: {:.1}", moves as f64 / sample as f64);
    group.finish();
}

/// Views of a table in the middle of its fifth round, for every seat in turn.
fn views(c: &mut Criterion) {
    let clue = Clue::text("Where is happiness?");
    let mut group = c.benchmark_group("view of a six-player table");
    group.throughput(Throughput::Elements(1));
    for phase in [
        PhaseName::Clue,
        PhaseName::Give,
        PhaseName::Vote,
        PhaseName::Review,
    ] {
        let mut chance = Quick(1);
        let mut game = start(1);
        play(&mut game, &mut chance, &clue, |g| {
            g.round() == 5 && g.phase_name() == phase
        });
        assert_eq!(game.phase_name(), phase);
        let seats: Vec<Seat> = game.ring().to_vec();
        let mut next = seats.iter().copied().cycle();
        group.bench_function(phase.to_string(), |b| {
            b.iter(|| black_box(game.view(next.next())));
        });
    }
    group.finish();
}

criterion_group!(benches, games, views);
criterion_main!(benches);
