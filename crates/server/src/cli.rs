//! What can be asked for on the command line.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

use clap::builder::{BoolishValueParser, PossibleValuesParser, Resettable, TypedValueParser};
use clap::{Arg, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use fabula_rules::Preset;
use fabula_server::origin::PublicUrl;

/// Where everything is kept, if nobody says otherwise.
const DATA: &str = "fabula-data";

/// Fabula: the table where people play the Dixit family of games.
///
/// Without a command it serves.
#[derive(Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// What to do; without it: serve.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// How to serve.
    #[command(flatten)]
    pub serve: Serve,
}

impl Cli {
    /// What was asked for. A variable that is set to nothing says nothing.
    pub fn read() -> Cli {
        fn without_empty(arg: Arg) -> Arg {
            let value = arg.get_env().and_then(std::env::var_os);
            match value.is_some_and(|value| value.is_empty()) {
                true => arg.env(Resettable::Reset),
                false => arg,
            }
        }
        let command = Cli::command()
            .mut_args(without_empty)
            .mut_subcommands(|command| command.mut_args(without_empty));
        Cli::from_arg_matches(&command.get_matches()).unwrap_or_else(|error| error.exit())
    }
}

/// The commands.
#[derive(Subcommand)]
pub enum Command {
    /// Host tables: the page, the API, the rooms (this is what happens without a command)
    Serve(Box<Serve>),
    /// Copy the whole database into a new file, also while the server runs
    Backup(Backup),
    /// Let random players play many games, and tell how they went
    Simulate(Simulate),
    /// Check the log of a finished game: every shuffle and every score
    Verify(Verify),
}

/// Host tables.
#[derive(Args)]
pub struct Serve {
    /// Where to listen
    #[arg(
        long,
        env = "FABULA_LISTEN",
        value_name = "ADDR",
        default_value = "0.0.0.0:8420"
    )]
    pub listen: SocketAddr,
    /// Where everything is kept
    #[arg(long, env = "FABULA_DATA", value_name = "DIR", default_value = DATA)]
    pub data: PathBuf,
    /// The address people use, if a proxy stands before the server: `https://play.example.org`
    #[arg(long, env = "FABULA_PUBLIC_URL", value_name = "URL")]
    pub public_url: Option<PublicUrl>,
    /// A folder of decks: each folder in it with pictures (WebP, JPEG, PNG) is one
    #[arg(long, env = "FABULA_DECKS", value_name = "DIR")]
    pub decks: Option<PathBuf>,
    /// Also offers 84 plain pictures, for trying things out with many players
    #[arg(long, env = "FABULA_PLAIN_DECK", value_parser = BoolishValueParser::new())]
    pub plain_deck: bool,
    /// A proxy stands before the server and says in X-Forwarded-For whose request it is
    #[arg(long, env = "FABULA_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,
    /// What to log, as in RUST_LOG
    #[arg(
        long,
        env = "FABULA_LOG",
        value_name = "FILTER",
        default_value = "info"
    )]
    pub log: String,
    /// How to log
    #[arg(
        long,
        env = "FABULA_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "text"
    )]
    pub log_format: LogFormat,
    /// Forget rooms that nobody used for so many days
    #[arg(
        long,
        env = "FABULA_EXPIRE_DAYS",
        value_name = "DAYS",
        default_value_t = 30,
        help_heading = "Patience",
        value_parser = at_least_one()
    )]
    pub expire_days: u32,
    /// A room without visitors leaves memory after so many seconds
    #[arg(
        long,
        env = "FABULA_IDLE_AFTER",
        value_name = "SECONDS",
        default_value_t = 300,
        help_heading = "Patience",
        value_parser = at_least_one()
    )]
    pub idle_after: u32,
    /// A player whose connection is lost counts as away for so long, then as gone
    #[arg(
        long,
        env = "FABULA_AWAY_AFTER",
        value_name = "SECONDS",
        default_value_t = 20,
        help_heading = "Patience"
    )]
    pub away_after: u32,
    /// A host who is gone for so long passes the role on
    #[arg(
        long,
        env = "FABULA_HOST_AFTER",
        value_name = "SECONDS",
        default_value_t = 60,
        help_heading = "Patience"
    )]
    pub host_after: u32,
    /// A bot plays for somebody who is gone for so long, where the table wants it
    #[arg(
        long,
        env = "FABULA_STAND_IN_AFTER",
        value_name = "SECONDS",
        default_value_t = 40,
        help_heading = "Patience"
    )]
    pub stand_in_after: u32,
    /// After a restart nobody's time runs out for so long
    #[arg(
        long,
        env = "FABULA_RESTART_GRACE",
        value_name = "SECONDS",
        default_value_t = 15,
        help_heading = "Patience"
    )]
    pub restart_grace: u32,
    /// A program without a socket counts as there for so long after a request
    #[arg(
        long,
        env = "FABULA_AGENT_AFTER",
        value_name = "SECONDS",
        default_value_t = 60,
        help_heading = "Patience"
    )]
    pub agent_after: u32,
    /// How often a connection is asked whether it is there
    #[arg(long, env = "FABULA_PING_EVERY", value_name = "SECONDS", default_value_t = 4, help_heading = "Patience",
        value_parser = at_least_one()
    )]
    pub ping_every: u32,
    /// A connection that says nothing for so long is dead
    #[arg(long, env = "FABULA_DEAD_AFTER", value_name = "SECONDS", default_value_t = 10, help_heading = "Patience",
        value_parser = at_least_one()
    )]
    pub dead_after: u32,
    /// A client that does not read for so long is dropped
    #[arg(long, env = "FABULA_SLOW_AFTER", value_name = "SECONDS", default_value_t = 10, help_heading = "Patience",
        value_parser = at_least_one()
    )]
    pub slow_after: u32,
    /// The longest a request waits for news
    #[arg(
        long,
        env = "FABULA_POLL_WAIT",
        value_name = "SECONDS",
        default_value_t = 25,
        help_heading = "Patience"
    )]
    pub poll_wait: u32,
    /// How long bots think: shortest and longest
    #[arg(
        long,
        env = "FABULA_BOT_THINK",
        value_name = "SECONDS",
        default_value = "1.5-5",
        help_heading = "Patience"
    )]
    pub bot_think: Span,
    /// How long bots wait before they claim the first clue
    #[arg(
        long,
        env = "FABULA_BOT_CLAIM",
        value_name = "SECONDS",
        default_value = "20-30",
        help_heading = "Patience"
    )]
    pub bot_claim: Span,
    /// The largest message or request; recordings may have 1 MB
    #[arg(
        long,
        env = "FABULA_MESSAGE_BYTES",
        value_name = "BYTES",
        default_value_t = 65_536,
        help_heading = "Limits",
        value_parser = at_least_one()
    )]
    pub message_bytes: u32,
    /// Messages a second for each connection
    #[arg(
        long,
        env = "FABULA_MESSAGES_PER_SECOND",
        value_name = "N",
        default_value_t = 20,
        help_heading = "Limits"
    )]
    pub messages_per_second: u32,
    /// Messages at once for each connection
    #[arg(
        long,
        env = "FABULA_MESSAGE_BURST",
        value_name = "N",
        default_value_t = 60,
        help_heading = "Limits"
    )]
    pub message_burst: u32,
    /// Requests to the API a second for each address
    #[arg(
        long,
        env = "FABULA_REQUESTS_PER_SECOND",
        value_name = "N",
        default_value_t = 50,
        help_heading = "Limits"
    )]
    pub requests_per_second: u32,
    /// Requests to the API at once for each address
    #[arg(
        long,
        env = "FABULA_REQUEST_BURST",
        value_name = "N",
        default_value_t = 500,
        help_heading = "Limits"
    )]
    pub request_burst: u32,
    /// Sockets at once for each address: several classes may share one
    #[arg(
        long,
        env = "FABULA_SOCKETS",
        value_name = "N",
        default_value_t = 500,
        help_heading = "Limits"
    )]
    pub sockets: u32,
    /// Connections at once for each table
    #[arg(
        long,
        env = "FABULA_VISITS",
        value_name = "N",
        default_value_t = 200,
        help_heading = "Limits"
    )]
    pub visits: u32,
    /// New tables an hour for each address
    #[arg(
        long,
        env = "FABULA_TABLES_PER_HOUR",
        value_name = "N",
        default_value_t = 60,
        help_heading = "Limits"
    )]
    pub tables_per_hour: u32,
    /// Wrong codes at once for each address: a whole class may mistype
    #[arg(
        long,
        env = "FABULA_GUESSES",
        value_name = "N",
        default_value_t = 100,
        help_heading = "Limits"
    )]
    pub guesses: u32,
    /// Wrong codes a minute for each address, when those are used up
    #[arg(
        long,
        env = "FABULA_GUESSES_PER_MINUTE",
        value_name = "N",
        default_value_t = 10,
        help_heading = "Limits"
    )]
    pub guesses_per_minute: u32,
    /// Lines of talk and reactions a minute for each player
    #[arg(
        long,
        env = "FABULA_TALK_PER_MINUTE",
        value_name = "N",
        default_value_t = 40,
        help_heading = "Limits"
    )]
    pub talk_per_minute: u32,
    /// Lines of talk and reactions at once for each player
    #[arg(
        long,
        env = "FABULA_TALK_BURST",
        value_name = "N",
        default_value_t = 10,
        help_heading = "Limits"
    )]
    pub talk_burst: u32,
}

/// How to log.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line, for machines
    Json,
}

/// From so many seconds to so many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Span(pub Duration, pub Duration);

impl FromStr for Span {
    type Err = String;

    fn from_str(text: &str) -> Result<Span, String> {
        let seconds = |text: &str| {
            let number: f64 = text
                .trim()
                .parse()
                .map_err(|_| format!("{text:?} is no number"))?;
            Duration::try_from_secs_f64(number).map_err(|e| e.to_string())
        };
        let (least, most) = text.split_once('-').unwrap_or((text, text));
        let (least, most) = (seconds(least)?, seconds(most)?);
        if least > most {
            return Err("the shortest time comes first: 1.5-5".into());
        }
        Ok(Span(least, most))
    }
}

/// Copy the database.
#[derive(Args)]
pub struct Backup {
    /// The new file
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
    /// Where everything is kept
    #[arg(long, env = "FABULA_DATA", value_name = "DIR", default_value = DATA)]
    pub data: PathBuf,
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

fn at_least_one() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(1..)
}

fn preset() -> impl TypedValueParser<Value = Preset> {
    let names = Preset::all().map(<&'static str>::from);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Preset>())
}
