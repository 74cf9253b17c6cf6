//! How a server behaves: every limit and every grace period is a setting, and time and chance come from
//! outside.

use std::sync::Arc;
use std::time::Duration;

use crate::origin::PublicUrl;
use crate::time::{RealTime, Time};

/// Fills bytes with chance.
pub type Entropy = Arc<dyn Fn(&mut [u8]) + Send + Sync>;

/// What one address, one connection or one message may ask for.
#[derive(Clone, Debug)]
pub struct Limits {
    /// The largest message or request, in bytes; recordings have a limit of their own.
    pub message_bytes: usize,
    /// Messages a second, per connection, in the long run.
    pub messages_per_second: u32,
    /// Messages at once, per connection.
    pub message_burst: u32,
    /// New tables an hour, per address.
    pub tables_per_hour: u32,
    /// Requests a second, per address, in the long run; pictures are not counted.
    pub requests_per_second: u32,
    /// Requests at once, per address.
    pub request_burst: u32,
    /// Sockets at once, per address.
    pub sockets: usize,
    /// Connections at once, per table.
    pub visits: usize,
    /// Wrong codes a minute, per address, in the long run.
    pub guesses_per_minute: u32,
    /// Wrong codes at once, per address: a whole class may mistype.
    pub guess_burst: u32,
    /// Lines of talk and reactions a minute, per player, in the long run.
    pub talk_per_minute: u32,
    /// Lines of talk and reactions at once, per player.
    pub talk_burst: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            message_bytes: 64 << 10,
            messages_per_second: 20,
            message_burst: 60,
            tables_per_hour: 60,
            requests_per_second: 50,
            request_burst: 500,
            sockets: 500,
            visits: 200,
            guesses_per_minute: 10,
            guess_burst: 100,
            talk_per_minute: 40,
            talk_burst: 10,
        }
    }
}

/// How long the server waits before it draws a conclusion.
#[derive(Clone, Debug)]
pub struct Patience {
    /// A connection that is lost counts as away for so long, then as gone.
    pub away: Duration,
    /// An agent without a socket is there for so long after a request.
    pub request: Duration,
    /// A host who is gone for so long passes the role on.
    pub host: Duration,
    /// A bot plays for somebody who is gone for so long, where the table wants it.
    pub stand_in: Duration,
    /// After a restart nothing is held against anybody for so long.
    pub restart: Duration,
    /// A room without visitors leaves memory after so long.
    pub idle: Duration,
    /// How often a connection is asked whether it is there.
    pub ping: Duration,
    /// A connection that says nothing for so long is dead.
    pub silence: Duration,
    /// A client that does not take a message for so long is dropped.
    pub write: Duration,
    /// The longest a request waits for news.
    pub poll: Duration,
    /// A room that nobody used for so long is forgotten.
    pub expiry: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        let seconds = Duration::from_secs;
        Patience {
            away: seconds(20),
            request: seconds(60),
            host: seconds(60),
            stand_in: seconds(40),
            restart: seconds(15),
            idle: seconds(5 * 60),
            ping: seconds(4),
            silence: seconds(10),
            write: seconds(10),
            poll: seconds(25),
            expiry: seconds(30 * 24 * 60 * 60),
        }
    }
}

/// How fast bots are: the shortest and the longest time they take.
#[derive(Clone, Debug)]
pub struct Pace {
    /// To tell, to give and to vote.
    pub think: (Duration, Duration),
    /// To claim the first clue: persons should have their chance.
    pub claim: (Duration, Duration),
}

impl Default for Pace {
    fn default() -> Pace {
        let millis = Duration::from_millis;
        Pace {
            think: (millis(1_500), millis(5_000)),
            claim: (millis(20_000), millis(30_000)),
        }
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
    /// What may be asked for.
    pub limits: Limits,
    /// How long to wait.
    pub patience: Patience,
    /// How fast bots are.
    pub pace: Pace,
    /// The time.
    pub time: Arc<dyn Time>,
    /// Chance.
    pub entropy: Entropy,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            public_url: None,
            network_url: None,
            behind_proxy: false,
            limits: Limits::default(),
            patience: Patience::default(),
            pace: Pace::default(),
            time: Arc::new(RealTime::default()),
            entropy: Arc::new(|bytes| {
                // Without chance there are no secrets, and nothing may go on.
                getrandom::fill(bytes).expect("the system gives random bytes");
            }),
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
