//! `fabula simulate`: random players play many games.

mod plot;
mod report;
mod stats;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use fabula_rules::{Clue, Draw, Event, Game, Log, Seed, Setup};
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use stats::{OneGame, Stats};

use crate::cli::Simulate;
use crate::cli::print::print;

/// A game that has not ended after so many moves never will: more than a hundred times the usual.
const MOST_MOVES: usize = 50_000;

/// Games between two ticks of the progress bar.
const TICK: u64 = 64;

/// Plays, then prints, draws and keeps what was asked for.
pub fn run(args: &Simulate) -> Result<ExitCode> {
    let players = args.players.unwrap_or_else(|| {
        let counts = args.preset.player_counts();
        counts.take_while(|&n| n <= 6).last().unwrap_or(8)
    });
    let table = Table {
        setup: Setup::new(args.preset.settings(), players, args.cards, Seed([0; 32])),
        seed: args.seed,
    };
    if let Err(refusal) = table.setup.check() {
        bail!("{}: {refusal} ({})", args.preset, refusal.code());
    }
    if let Some(path) = &args.log {
        let mut events = Vec::new();
        table.play(0, |event| events.push(event.clone()))?;
        fs::write(path, Log::export(&events)?.to_json())
            .with_context(|| format!("cannot write {}", path.display()))?;
    }
    let bar = progress(args.games);
    let stats = (0..args.games.div_ceil(TICK))
        .into_par_iter()
        .map(|tick| {
            let mut stats = Stats::new(players);
            let games = tick * TICK..((tick + 1) * TICK).min(args.games);
            bar.inc(games.end - games.start);
            for game in games {
                stats.add(&table.play(game, |_| {})?);
            }
            Ok(stats)
        })
        .try_reduce(|| Stats::new(players), |a, b| Ok(a.merge(b)))
        .map_err(|error: anyhow::Error| error.context("this is a fault in the rules"))?;
    bar.finish_and_clear();
    if let Some(path) = &args.plot {
        let svg = plot::draw(args, players, &stats)?;
        fs::write(path, svg).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.json {
        print(&format!("{}\n", report::json(args, players, &stats)?))?;
    } else {
        print(&report::text(args, players, &stats))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// A bar on a terminal, nothing elsewhere.
fn progress(games: u64) -> ProgressBar {
    let bar = ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr());
    let style = "{bar:32} {pos}/{len} games, {per_sec}, {eta} left";
    bar.with_style(ProgressStyle::with_template(style).unwrap_or(ProgressStyle::default_bar()))
}

/// What is played, again and again.
struct Table {
    setup: Setup,
    seed: u64,
}

impl Table {
    /// Plays one game. Its number and the seed decide everything in it.
    fn play(&self, number: u64, mut keep: impl FnMut(&Event)) -> Result<OneGame> {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&number.to_le_bytes());
        let seed = Seed(bytes);
        // The players' chance is not the game's: another key.
        bytes[16] = 1;
        let mut chance = Draw::new(&Seed(bytes), 0);
        let clue = Clue::text("…");
        let mut setup = self.setup.clone();
        setup.seed = seed;
        let refused = |refusal| anyhow!("game {number}: {refusal}");
        let start = Game::start(setup).map_err(refused)?;
        keep(&start);
        let mut game = Game::begin(&start)?;
        let mut record = OneGame::default();
        for _ in 0..MOST_MOVES {
            let Some(decided) = game.play_randomly(&mut chance, &clue) else {
                break;
            };
            let event = decided.map_err(refused)?;
            keep(&event);
            record.follow(&game, &event);
        }
        if !game.is_over() {
            bail!("game {number} does not end");
        }
        Ok(record.over(&game))
    }
}
