//! What a journal is given from outside: its time, and somebody who watches it work.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use fabula_ids::Stamp;

/// Where the time comes from: real, or driven by a test.
pub type Clock = Arc<dyn Fn() -> Stamp + Send + Sync>;

/// Told of each transaction when it has ended, and before anybody hears that their write is durable. The
/// writer itself calls it, so it must be quick and must not panic: count, and let others do the rest.
pub type Observer = Arc<dyn Fn(Commit) + Send + Sync>;

/// A transaction that has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Commit {
    /// The writes that shared it.
    pub jobs: usize,
    /// How long it took, with the sync to the disk, and without the time that writes waited for it to begin.
    pub took: Duration,
    /// Whether it is durable; if not, its authors have no answer.
    pub ok: bool,
}

/// How a journal is opened.
#[derive(Clone)]
pub struct Settings {
    /// Where the time comes from.
    pub clock: Clock,
    /// Who is told how long commits take.
    pub observer: Option<Observer>,
}

impl Default for Settings {
    /// The real time, and nobody who watches.
    fn default() -> Settings {
        Settings {
            clock: Arc::new(real_time),
            observer: None,
        }
    }
}

fn real_time() -> Stamp {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |d| d.as_millis() as Stamp)
}
