//! What all tables of a server share.

use std::sync::Arc;

use fabula_journal::Journal;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::decks::DeckCatalogue;
use crate::metrics::Metrics;
use crate::options::Options;

/// What all tables of a server share.
pub struct Services {
    /// Where events are stored.
    pub journal: Arc<dyn Journal>,
    /// The decks on offer.
    pub catalogue: Arc<DeckCatalogue>,
    /// How to behave.
    pub options: Options,
    /// What is counted.
    pub metrics: Metrics,
    /// Cancelled when tables have to leave memory.
    pub closing: CancellationToken,
    /// The tables' tasks.
    pub tasks: TaskTracker,
}
