//! How a server behaves. Each setting stands here once: its option, its variable, its default and its explanation.
//! `docs/hosting.md` lists them from here.

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use clap::builder::{Resettable, TypedValueParser};
use clap::{Args, Command};

use crate::http::PublicUrl;
use crate::minds::{BackgroundMinds, Thinker, VisionOffer};
use crate::time::{RealTime, Time};

/// Fills bytes with chance.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// What one address, one connection or one message may ask for.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Limits")]
pub struct Limits {
    /// The largest message or request, in bytes; recordings may have 1 MB
    #[arg(long, env = "FABULA_MESSAGE_BYTES", value_name = "BYTES", default_value_t = 65_536, value_parser = at_least_one())]
    pub message_bytes: u32,
    /// Messages a second for each connection
    #[arg(
        long,
        env = "FABULA_MESSAGES_PER_SECOND",
        value_name = "N",
        default_value_t = 20
    )]
    pub messages_per_second: u32,
    /// Messages at once for each connection
    #[arg(
        long,
        env = "FABULA_MESSAGE_BURST",
        value_name = "N",
        default_value_t = 60
    )]
    pub message_burst: u32,
    /// Requests to the API a second for each address
    #[arg(
        long,
        env = "FABULA_REQUESTS_PER_SECOND",
        value_name = "N",
        default_value_t = 50
    )]
    pub requests_per_second: u32,
    /// Requests to the API at once for each address
    #[arg(
        long,
        env = "FABULA_REQUEST_BURST",
        value_name = "N",
        default_value_t = 500
    )]
    pub request_burst: u32,
    /// Sockets at once for each address: several classes may share one
    #[arg(long, env = "FABULA_SOCKETS", value_name = "N", default_value_t = 500)]
    pub sockets: u32,
    /// Connections at once for each table
    #[arg(
        long = "visits",
        env = "FABULA_VISITS",
        value_name = "N",
        default_value_t = 200
    )]
    pub connections_per_table: u32,
    /// New tables an hour for each address
    #[arg(
        long,
        env = "FABULA_TABLES_PER_HOUR",
        value_name = "N",
        default_value_t = 60
    )]
    pub tables_per_hour: u32,
    /// Wrong codes at once for each address: a whole class may mistype
    #[arg(
        long = "guesses",
        env = "FABULA_GUESSES",
        value_name = "N",
        default_value_t = 100
    )]
    pub guess_burst: u32,
    /// Wrong codes a minute for each address, when those are used up
    #[arg(
        long,
        env = "FABULA_GUESSES_PER_MINUTE",
        value_name = "N",
        default_value_t = 10
    )]
    pub guesses_per_minute: u32,
    /// Lines of talk and reactions a minute for each player
    #[arg(
        long,
        env = "FABULA_TALK_PER_MINUTE",
        value_name = "N",
        default_value_t = 40
    )]
    pub talk_per_minute: u32,
    /// Lines of talk and reactions at once for each player
    #[arg(
        long,
        env = "FABULA_TALK_BURST",
        value_name = "N",
        default_value_t = 10
    )]
    pub talk_burst: u32,
}

/// How long the server waits before it draws a conclusion.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Timeouts")]
pub struct Timeouts {
    /// Forget rooms that nobody used for so many days
    #[arg(long = "expire-days", env = "FABULA_EXPIRE_DAYS", value_name = "DAYS", default_value = "30", value_parser = days())]
    pub expiry: Duration,
    /// A room without visitors leaves memory after so many seconds
    #[arg(long = "idle-after", env = "FABULA_IDLE_AFTER", value_name = "SECONDS", default_value = "300", value_parser = some_seconds())]
    pub idle: Duration,
    /// A player whose connection is lost counts as away for so long, then as gone
    #[arg(long = "away-after", env = "FABULA_AWAY_AFTER", value_name = "SECONDS", default_value = "20", value_parser = seconds())]
    pub away: Duration,
    /// A host who is gone for so long passes the role on
    #[arg(long = "host-after", env = "FABULA_HOST_AFTER", value_name = "SECONDS", default_value = "60", value_parser = seconds())]
    pub host: Duration,
    /// A bot plays for somebody who is gone for so long, where the table wants it
    #[arg(long = "stand-in-after", env = "FABULA_STAND_IN_AFTER", value_name = "SECONDS", default_value = "40", value_parser = seconds())]
    pub stand_in: Duration,
    /// After a restart nobody's time runs out for so long
    #[arg(long = "restart-grace", env = "FABULA_RESTART_GRACE", value_name = "SECONDS", default_value = "15", value_parser = seconds())]
    pub restart: Duration,
    /// A program without a socket counts as there for so long after a request
    #[arg(long = "agent-after", env = "FABULA_AGENT_AFTER", value_name = "SECONDS", default_value = "60", value_parser = seconds())]
    pub request: Duration,
    /// How often a connection is asked whether it is there
    #[arg(long = "ping-every", env = "FABULA_PING_EVERY", value_name = "SECONDS", default_value = "4", value_parser = some_seconds())]
    pub ping: Duration,
    /// A connection that says nothing for so long is dead
    #[arg(long = "dead-after", env = "FABULA_DEAD_AFTER", value_name = "SECONDS", default_value = "10", value_parser = some_seconds())]
    pub silence: Duration,
    /// A client that does not read for so long is dropped
    #[arg(long = "slow-after", env = "FABULA_SLOW_AFTER", value_name = "SECONDS", default_value = "10", value_parser = some_seconds())]
    pub write: Duration,
    /// The longest a request waits for news
    #[arg(long = "poll-wait", env = "FABULA_POLL_WAIT", value_name = "SECONDS", default_value = "25", value_parser = seconds())]
    pub poll: Duration,
}

/// How fast bots are.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Bots")]
pub struct BotPace {
    /// How long bots take to give a card or to vote: shortest and longest; a clue takes twice as long
    #[arg(
        long = "bot-think",
        env = "FABULA_BOT_THINK",
        value_name = "SECONDS",
        default_value = "1.5-5"
    )]
    pub think: Span,
    /// How long bots wait before they claim the first clue: persons should have their chance
    #[arg(
        long = "bot-claim",
        env = "FABULA_BOT_CLAIM",
        value_name = "SECONDS",
        default_value = "20-30"
    )]
    pub claim: Span,
    /// How long a bot lets the person it is paired with say who of the two gives
    #[arg(
        long = "bot-partner",
        env = "FABULA_BOT_PARTNER",
        value_name = "SECONDS",
        default_value = "20"
    )]
    pub partner: Span,
}

/// A time between two others: `1.5-5`, or simply `3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The shortest.
    pub least: Duration,
    /// The longest.
    pub most: Duration,
}

impl Span {
    /// A time between these two.
    pub const fn between(least: Duration, most: Duration) -> Span {
        Span { least, most }
    }
}

impl Span {
    /// The same, so many times as long.
    pub fn times(self, n: u32) -> Span {
        Span::between(self.least * n, self.most * n)
    }
}

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
        Ok(Span::between(least, most))
    }
}

fn at_least_one() -> impl TypedValueParser<Value = u32> {
    clap::value_parser!(u32).range(1..)
}

fn seconds() -> impl TypedValueParser<Value = Duration> {
    clap::value_parser!(u32).map(|n| Duration::from_secs(n.into()))
}

fn some_seconds() -> impl TypedValueParser<Value = Duration> {
    at_least_one().map(|n| Duration::from_secs(n.into()))
}

fn days() -> impl TypedValueParser<Value = Duration> {
    at_least_one().map(|n| Duration::from_secs(u64::from(n) * 24 * 60 * 60))
}

/// What holds when nothing is said, on the command line or by variables.
fn defaults<A: Args>() -> A {
    let command = A::augment_args(Command::new("fabula").no_binary_name(true));
    let silent = command.mut_args(|arg| arg.env(Resettable::Reset));
    let matches = silent.get_matches_from([] as [&str; 0]);
    // Every option above has a default.
    A::from_arg_matches(&matches).expect("options that have defaults")
}

impl Default for Limits {
    fn default() -> Limits {
        defaults()
    }
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        defaults()
    }
}

impl Default for BotPace {
    fn default() -> BotPace {
        defaults()
    }
}

/// Everything a server can be told.
#[derive(Clone)]
pub struct Options {
    /// The address people use, if it is not simply where the server listens.
    pub public_url: Option<PublicUrl>,
    /// The address in the local network, where links lead that were asked for on this very computer.
    pub network_url: Option<PublicUrl>,
    /// Whether the server stands behind a proxy that says whose request it is.
    pub behind_proxy: bool,
    /// Whether nobody is told what is seen on the cards.
    pub withhold_descriptions: bool,
    /// What may be asked for.
    pub limits: Limits,
    /// How long to wait.
    pub timeouts: Timeouts,
    /// How fast bots are.
    pub pace: BotPace,
    /// The time.
    pub time: Arc<dyn Time>,
    /// Chance.
    pub entropy: Entropy,
    /// Where bots think.
    pub minds: Arc<dyn Thinker>,
    /// What tables may choose to let bots see with.
    pub vision: Option<VisionOffer>,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            public_url: None,
            network_url: None,
            behind_proxy: false,
            withhold_descriptions: false,
            limits: Limits::default(),
            timeouts: Timeouts::default(),
            pace: BotPace::default(),
            time: Arc::new(RealTime::default()),
            entropy: Arc::new(|bytes| {
                // Without chance there are no secrets, and nothing may go on.
                getrandom::fill(bytes).expect("the system gives random bytes");
            }),
            minds: Arc::new(BackgroundMinds::default()),
            vision: None,
        }
    }
}

impl Options {
    /// Fresh chance.
    pub fn random<const N: usize>(&self) -> [u8; N] {
        let mut bytes = [0; N];
        (self.entropy)(&mut bytes);
        bytes
    }
}
