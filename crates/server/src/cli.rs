//! What can be asked for on the command line.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand};
use fabula_rules::Preset;

/// Fabula: the table where people play the Dixit family of games.
#[derive(Parser)]
#[command(version, about, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Let random players play many games, and tell how they went
    Simulate(Simulate),
    /// Check the log of a finished game: every shuffle and every score
    Verify(Verify),
}

/// Let random players play many games.
#[derive(Args)]
pub struct Simulate {
    /// The game to play
    #[arg(long, default_value = "classic", value_parser = preset())]
    pub preset: Preset,
    /// How many play [default: as many as the preset takes, up to six]
    #[arg(long)]
    pub players: Option<usize>,
    /// How many games
    #[arg(long, default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    pub games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many cards the deck has
    #[arg(long, default_value_t = 84)]
    pub cards: u16,
    /// Print one JSON object instead of a report
    #[arg(long)]
    pub json: bool,
    /// Draw scores over rounds and the lengths of the games
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
    /// Keep the log of the first game, for `fabula verify`
    #[arg(long, value_name = "FILE.json")]
    pub log: Option<PathBuf>,
}

/// Check a log.
#[derive(Args)]
pub struct Verify {
    /// The log; `-` for standard input
    #[arg(value_name = "LOG.json")]
    pub log: PathBuf,
    /// Print one JSON object instead of a report
    #[arg(long)]
    pub json: bool,
    /// Tell the game move by move
    #[arg(long, conflicts_with = "json")]
    pub story: bool,
}

fn preset() -> impl TypedValueParser<Value = Preset> {
    let names = Preset::all().map(<&'static str>::from);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Preset>())
}
