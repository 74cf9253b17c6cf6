//! The command line: what can be asked for, and a file for each command that does it.

pub mod agent;
pub mod arena;
pub mod backup;
mod contestants;
pub mod export;
mod plot_style;
mod print;
mod progress;
pub mod serve;
pub mod simulate;
pub mod verify;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::builder::{BoolishValueParser, PossibleValuesParser, Resettable, TypedValueParser};
use clap::{Arg, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use fabula_ids::Language;
use fabula_rules::Preset;
use fabula_server::http::PublicUrl;
use fabula_server::minds::VisionModel;
use fabula_server::options::{BotPace, Limits, Timeouts};

use self::agent::gallery::Pictures;

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
    /// Write all finished games, a JSON object a line: settings, decks, hands, clues, votes, times
    Export(Export),
    /// Let players play many games, at random or with minds, and tell how they went
    Simulate(Simulate),
    /// Let minds play against each other, and tell how well they do
    Arena(Arena),
    /// Seat a program at a table: it hears and answers in lines of JSON (docs/agents.md)
    Agent(Agent),
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
    /// Tells nobody what is seen on the cards, so that programs have to look: neither descriptions nor tags
    #[arg(long, env = "FABULA_WITHHOLD_DESCRIPTIONS", value_parser = BoolishValueParser::new())]
    pub withhold_descriptions: bool,
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
    #[command(flatten)]
    pub vision: Vision,
    #[command(flatten)]
    pub timeouts: Timeouts,
    #[command(flatten)]
    pub pace: BotPace,
    #[command(flatten)]
    pub limits: Limits,
}

/// A vision-language model that bots may ask.
#[derive(Args)]
#[command(next_help_heading = "Bots that see")]
pub struct Vision {
    /// Lets hosts choose bots that look at the pictures: the address of a model, as OpenAI's clients want it
    /// (`http://localhost:11434/v1` for Ollama). Pictures and clues of such tables are sent there
    #[arg(
        long,
        env = "FABULA_VISION_URL",
        value_name = "URL",
        value_parser = web_address,
        requires = "vision_model"
    )]
    pub vision_url: Option<String>,
    /// Which model
    #[arg(
        long,
        env = "FABULA_VISION_MODEL",
        value_name = "NAME",
        requires = "vision_url"
    )]
    pub vision_model: Option<String>,
    /// What the address wants to be shown
    #[arg(
        long,
        env = "FABULA_VISION_KEY",
        value_name = "KEY",
        hide_env_values = true
    )]
    pub vision_key: Option<String>,
    /// How long an answer may take before the bot thinks for itself
    #[arg(
        long,
        env = "FABULA_VISION_TIMEOUT",
        value_name = "SECONDS",
        default_value_t = 60
    )]
    pub vision_timeout: u32,
}

impl Vision {
    /// The model, if there is one.
    pub fn model(&self) -> Option<VisionModel> {
        let (url, model) = self.vision_url.clone().zip(self.vision_model.clone())?;
        Some(VisionModel {
            url,
            model,
            key: self.vision_key.clone(),
            timeout: Duration::from_secs(self.vision_timeout.into()),
        })
    }
}

/// How to log.
#[derive(Clone, Copy, clap::ValueEnum)]
pub enum LogFormat {
    /// For people
    Text,
    /// One JSON object a line, for machines
    Json,
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

/// Write finished games.
#[derive(Args)]
pub struct Export {
    /// Where everything is kept
    #[arg(long, env = "FABULA_DATA", value_name = "DIR", default_value = DATA)]
    pub data: PathBuf,
    /// Only games at tables for agents
    #[arg(long)]
    pub agents: bool,
    /// With the names of persons, not only of bots and agents
    #[arg(long)]
    pub names: bool,
}

/// Seat a program at a table.
#[derive(Args)]
pub struct Agent {
    /// The table's code
    #[arg(long, value_name = "CODE")]
    pub table: String,
    /// The program, with its arguments: "python my_agent.py"
    #[arg(long, value_name = "COMMAND")]
    pub command: String,
    /// Where the table is
    #[arg(long, value_name = "URL", default_value = "http://localhost:8420")]
    pub server: String,
    /// What the program is called at the table
    #[arg(long, default_value = "Agent")]
    pub name: String,
    /// Who the program is: a token of the server's, to come back to its seat [default: somebody new]
    #[arg(long, env = "FABULA_TOKEN", value_name = "TOKEN")]
    pub token: Option<String>,
    /// Seconds it may think before a random move is made for it
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub deadline: u32,
    /// How it is shown pictures
    #[arg(long, value_enum, default_value_t = Pictures::Files)]
    pub pictures: Pictures,
    /// Do not tell it what is seen on the cards
    #[arg(long)]
    pub no_descriptions: bool,
    /// Stay for the next game
    #[arg(long)]
    pub stay: bool,
}

/// Let minds play against each other.
#[derive(Args, Clone)]
pub struct Arena {
    /// Who takes part, with commas between: poet, joker, child, scholar, grandmother, sailor, detective, clockmaker (`poet:keen`
    /// plays better, `poet:gentle` worse), random, `command:python my_agent.py`, `listener:scores.json` [default: the personas,
    /// as chance mixes them]
    #[arg(long, value_name = "MINDS", value_delimiter = ',')]
    pub minds: Vec<String>,
    /// How many play
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(4..=8))]
    pub players: u8,
    /// How many cards everybody holds
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(2..=8))]
    pub hand: u8,
    /// How many games
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: u64,
    /// The same seed gives the same games
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Play each deal as often as there are players, everybody moving on by a seat: all have had the same hands in the end
    #[arg(long)]
    pub duplicate: bool,
    /// The language of the clues
    #[arg(long, default_value_t = Language::English)]
    pub language: Language,
    /// A folder of pictures to play with instead of Lanterns
    #[arg(long, value_name = "DIR")]
    pub deck: Option<PathBuf>,
    /// Seconds that a program outside may think
    #[arg(long, value_name = "SECONDS", default_value_t = 60)]
    pub deadline: u32,
    /// How a program outside is shown pictures
    #[arg(long, value_enum, default_value_t = Pictures::Files)]
    pub pictures: Pictures,
    /// Do not tell a program outside what is seen on the cards
    #[arg(long)]
    pub no_descriptions: bool,
    /// Print one JSON object instead of a table
    #[arg(long)]
    pub json: bool,
    /// Keep all rounds, a JSON object a line
    #[arg(long, value_name = "FILE.jsonl")]
    pub rounds: Option<PathBuf>,
    /// Draw how the minds did
    #[arg(long, value_name = "FILE.svg")]
    pub plot: Option<PathBuf>,
}

/// Let players play many games.
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
    /// Who plays: personas with commas between, as in `fabula arena`, or `personas` for a mixture [default: everybody plays at
    /// random]
    #[arg(long, value_name = "MINDS", value_delimiter = ',')]
    pub minds: Vec<String>,
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

impl Simulate {
    /// Who plays, in a word or two.
    fn who(&self) -> &'static str {
        if self.minds.is_empty() {
            "random players"
        } else {
            "minds"
        }
    }
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

/// An address that can be asked over HTTP.
fn web_address(text: &str) -> Result<String, String> {
    match text.starts_with("http://") || text.starts_with("https://") {
        true => Ok(text.to_owned()),
        false => Err("it begins with http:// or https://".into()),
    }
}

fn preset() -> impl TypedValueParser<Value = Preset> {
    let names = Preset::all().map(<&'static str>::from);
    PossibleValuesParser::new(names).try_map(|name| name.parse::<Preset>())
}

#[cfg(test)]
mod tests {
    use std::fmt::Write;
    use std::{env, fs};

    use super::*;

    const HOSTING: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/hosting.md");
    const BEGIN: &str = "<!-- The options, generated from the program. -->\n";
    const END: &str = "<!-- Until here. -->\n";

    /// All options of `fabula serve` as tables, one for each heading.
    fn tables() -> String {
        let command = Cli::command();
        let mut text = String::new();
        let mut heading = None;
        for arg in command.get_arguments() {
            let Some((long, variable)) = arg.get_long().zip(arg.get_env()) else {
                continue;
            };
            if text.is_empty() || arg.get_help_heading() != heading {
                heading = arg.get_help_heading();
                let heading = heading.unwrap_or("The server");
                let _ = write!(text, "\n### {heading}\n\n");
                text.push_str("| option | variable | if nothing is said | |\n|---|---|---|---|\n");
            }
            let takes_value = arg.get_action().takes_values();
            let value = arg.get_value_names().filter(|_| takes_value);
            let value = value.map_or(String::new(), |names| format!(" {}", names[0]));
            let default = arg.get_default_values().first();
            let default = default.map(|d| format!("`{}`", d.to_string_lossy()));
            let help = arg.get_help().map(ToString::to_string);
            let _ = writeln!(
                text,
                "| `--{long}{value}` | `{}` | {} | {} |",
                variable.to_string_lossy(),
                default.filter(|_| takes_value).unwrap_or_default(),
                help.unwrap_or_default(),
            );
        }
        text.push('\n');
        text
    }

    #[test]
    fn the_hosting_page_lists_every_option_as_it_is() {
        let page = fs::read_to_string(HOSTING).expect("the page");
        let (before, rest) = page.split_once(BEGIN).expect("where they begin");
        let (_, after) = rest.split_once(END).expect("where they end");
        let right = format!("{before}{BEGIN}{}{END}{after}", tables());
        if env::var_os("FABULA_BLESS").is_some() {
            fs::write(HOSTING, &right).expect("the page is written");
        }
        assert!(
            page == right || env::var_os("FABULA_BLESS").is_some(),
            "docs/hosting.md is stale; run FABULA_BLESS=1 cargo test -p fabula --bin fabula"
        );
    }

    #[test]
    fn every_option_has_a_variable_named_after_it() {
        for arg in Cli::command().get_arguments() {
            let (Some(long), Some(variable)) = (arg.get_long(), arg.get_env()) else {
                assert!(
                    ["help", "version"].contains(&arg.get_id().as_str()),
                    "{arg}"
                );
                continue;
            };
            let expected = format!("FABULA_{}", long.replace('-', "_").to_uppercase());
            assert_eq!(variable.to_string_lossy(), expected);
        }
    }
}
