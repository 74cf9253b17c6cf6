//! What all tables of a server share.

use std::sync::Arc;

use fabula_journal::Journal;
use fabula_room::TableSettingsChange;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::decks::DeckCatalogue;
use crate::metrics::Metrics;
use crate::minds::DeckSenses;
use crate::options::Options;
use crate::problem::Problem;

/// What all tables of a server share.
pub struct Services {
    /// Where events are stored.
    pub journal: Arc<dyn Journal>,
    /// The decks on offer.
    pub catalogue: Arc<DeckCatalogue>,
    /// What minds know of the decks.
    pub senses: Arc<DeckSenses>,
    /// How to behave.
    pub options: Options,
    /// What is counted.
    pub metrics: Metrics,
    /// Cancelled when tables have to leave memory.
    pub closing: CancellationToken,
    /// The tables' tasks.
    pub tasks: TaskTracker,
}

impl Services {
    /// Whether a table may have these settings here.
    pub fn check(&self, change: &TableSettingsChange) -> Result<(), Problem> {
        match change.vision == Some(true) && self.options.vision.is_none() {
            true => Err(Problem::NoVision),
            false => Ok(()),
        }
    }
}
