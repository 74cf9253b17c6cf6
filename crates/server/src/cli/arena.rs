//! `fabula arena`: minds against each other.

mod plot;
mod report;

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, anyhow, bail};
use fabula_bots::arena::{Arena, RoundRecord, Summary};
use fabula_bots::{Budget, DeckSense};
use fabula_deck::{CardInfo, Deck};
use fabula_rules::{Preset, Refusal, Seed, Setup};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::cli;
use crate::cli::agent::gallery::Gallery;
use crate::cli::agent::player::AgentPlayer;
use crate::cli::contestants::contestants;
use crate::cli::print::print;
use crate::cli::progress::progress;

/// Plays, then prints, draws and keeps what was asked for.
pub fn run(args: &cli::Arena) -> Result<ExitCode> {
    let args = &whole_deals(args);
    let deck = deck(args)?;
    let manifest = &deck.manifest;
    let mut settings = Preset::Classic.settings();
    settings.hand.few = args.hand;
    settings.hand.many = args.hand;
    let cards = manifest.cards.len();
    let players = usize::from(args.players);
    let setup = Setup::new(settings, players, cards as u16, Seed([0; 32]));
    if let Err(refusal) = setup.check() {
        bail!("{refusal} ({})", refusal.code());
    }
    let arena = Arena {
        cards: DeckSense::new(&with_impressions(&deck)),
        settings,
        players,
        contestants: contestants(&args.minds, &|command| start(args, &deck, command))?,
        seed: args.seed,
        duplicate: args.duplicate,
        language: args.language,
        budget: Budget::default(),
    };
    let records = play(&arena, args.games).map_err(|refusal| anyhow!("{refusal}"))?;
    let summary = Summary::of(&records);
    if let Some(path) = &args.rounds {
        let written = write_rounds(path, &records);
        written.with_context(|| format!("cannot write {}", path.display()))?;
    }
    if let Some(path) = &args.plot {
        let svg = plot::draw(args, &summary, &records)?;
        fs::write(path, svg).with_context(|| format!("cannot write {}", path.display()))?;
    }
    if args.json {
        print(&format!("{}\n", report::json(args, cards, &summary)?))?;
    } else {
        print(&report::text(args, cards, &summary))?;
    }
    Ok(ExitCode::SUCCESS)
}

/// In duplicate each deal is played to its end, or somebody would never have had some of its hands.
fn whole_deals(args: &cli::Arena) -> cli::Arena {
    let mut args = args.clone();
    let a_deal = if args.duplicate {
        args.players.max(1)
    } else {
        1
    };
    let games = args.games.next_multiple_of(a_deal.into());
    if games != args.games {
        eprintln!("{games} games: each deal is played {a_deal} times");
        args.games = games;
    }
    args
}

fn deck(args: &cli::Arena) -> Result<Deck> {
    Ok(match &args.deck {
        Some(folder) => fabula_deck::import(folder)?,
        None => fabula_deck::lanterns()?,
    })
}

/// The cards as bots know them: those that say nothing about themselves have what their colours say.
fn with_impressions(deck: &Deck) -> Vec<CardInfo> {
    let mut cards = deck.manifest.cards.clone();
    for card in cards.iter_mut().filter(|card| !DeckSense::has_words(card)) {
        let picture = deck.pictures.get(&card.small.hash);
        let tags = picture.and_then(|picture| fabula_deck::impression(picture).ok());
        card.tags = (tags.into_iter().flatten()).map(str::to_owned).collect();
    }
    cards
}

/// Starts a program that takes part.
fn start(args: &cli::Arena, deck: &Deck, command: &str) -> Result<AgentPlayer> {
    let pictures = deck.pictures.clone();
    let fetch = Box::new(move |hash| {
        let bytes = pictures.get(&hash).context("there is no such picture")?;
        Ok(bytes.to_vec())
    });
    let cards = deck.manifest.cards.clone();
    let gallery = Gallery::new(cards, fetch, args.pictures, !args.no_descriptions)?;
    let deadline = Duration::from_secs(args.deadline.into());
    AgentPlayer::start(command, "Agent", args.language.code(), gallery, deadline)
}

/// All games, several at once; with a program outside one after the other, so that it can follow.
fn play(arena: &Arena, games: u64) -> Result<Vec<RoundRecord>, Refusal> {
    let bar = progress(games);
    let play = |game| {
        let records = arena.play(game);
        bar.inc(1);
        records
    };
    let outside = arena
        .contestants
        .iter()
        .any(|contestant| contestant.outside);
    let played: Vec<Vec<RoundRecord>> = match outside {
        true => (0..games).map(play).collect::<Result<_, _>>()?,
        false => (0..games)
            .into_par_iter()
            .map(play)
            .collect::<Result<_, _>>()?,
    };
    bar.finish_and_clear();
    Ok(played.into_iter().flatten().collect())
}

fn write_rounds(path: &std::path::Path, records: &[RoundRecord]) -> Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    for record in records {
        serde_json::to_writer(&mut file, record)?;
        writeln!(file)?;
    }
    Ok(file.flush()?)
}
