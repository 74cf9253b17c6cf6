//! `fabula simulate`: players play many games, at random or with minds.

mod plot;
mod report;
mod stats;

use std::fs;
use std::process::ExitCode;

use anyhow::{Context, Result, anyhow, bail};
use fabula_bots::arena::{Contestant, MindTable, seating};
use fabula_bots::{Budget, DeckSense};
use fabula_ids::Language;
use fabula_rules::{Clue, Draw, Event, Game, Log, Seed, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};
use stats::{OneGame, Stats};

use crate::cli::Simulate;
use crate::cli::contestants::contestants;
use crate::cli::print::print;
use crate::cli::progress::progress;

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
    let minds = match args.minds.as_slice() {
        [] => None,
        [usual] if usual == "personas" => Some(Vec::new()),
        named => Some(contestants(named, &|_| {
            bail!("programs play in `fabula arena`")
        })?),
    };
    let table = Table {
        setup: Setup::new(args.preset.settings(), players, args.cards, Seed([0; 32])),
        seed: args.seed,
        minds: match minds {
            Some(contestants) => Some(Minds {
                contestants,
                cards: cards(args.cards)?,
            }),
            None => None,
        },
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

/// What minds know of a deck with so many cards: of Lanterns, again and again.
fn cards(count: u16) -> Result<DeckSense> {
    let manifest = fabula_deck::lanterns()?.manifest;
    let cards = manifest.cards.iter().cycle().take(usize::from(count));
    Ok(DeckSense::new(cards))
}

/// Who plays, if not everybody plays at random.
struct Minds {
    contestants: Vec<Contestant>,
    cards: DeckSense,
}

/// What is played, again and again.
struct Table {
    setup: Setup,
    seed: u64,
    minds: Option<Minds>,
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
        let mut minds = self.minds.as_ref().map(|minds| {
            let seats = seating(&minds.contestants, game.ring().len(), &mut chance);
            let (language, budget) = (Language::English, Budget::default());
            MindTable::new(
                game.clone(),
                seats,
                &minds.cards,
                language,
                budget,
                Seed(bytes),
            )
        });
        for _ in 0..MOST_MOVES {
            let decided = match &mut minds {
                Some(table) => table.next_move(),
                None => game.play_randomly(&mut chance, &clue),
            };
            let Some(decided) = decided else {
                break;
            };
            let event = decided.map_err(refused)?;
            keep(&event);
            record.follow(minds.as_ref().map_or(&game, |table| &table.game), &event);
        }
        let game = minds.as_ref().map_or(&game, |table| &table.game);
        if !game.is_over() {
            bail!("game {number} does not end");
        }
        Ok(record.over(game))
    }
}
