//! What is counted, for Prometheus.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use fabula_room::{RoomChange, RoomEvent};
use fabula_rules::Actor;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::{Histogram, exponential_buckets};
use prometheus_client::registry::{Registry, Unit};

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Code {
    code: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Kind {
    kind: &'static str,
}

/// All counters of a server.
#[derive(Clone)]
pub struct Metrics {
    registry: Arc<Registry>,
    /// Rooms in memory.
    pub rooms: Gauge,
    /// Rooms in the journal.
    pub rooms_kept: Gauge,
    /// Connections.
    pub connections: Gauge,
    seats: Family<Kind, Gauge>,
    actions: Family<Kind, Counter>,
    refusals: Family<Code, Counter>,
    /// Bots' moves that were made at random because no thought, or no legal one, came.
    pub random_moves: Counter,
    journal_commits: Histogram,
    journal_jobs: Counter<u64, AtomicU64>,
    journal_failures: Counter,
    failed_last: Arc<AtomicBool>,
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut registry = Registry::with_prefix("fabula");
        // From a tenth of a millisecond to about three seconds.
        let commits = || Histogram::new(exponential_buckets(0.000_1, 2.0, 16));
        let metrics = Metrics {
            registry: Arc::default(),
            rooms: Gauge::default(),
            rooms_kept: Gauge::default(),
            connections: Gauge::default(),
            seats: Family::default(),
            actions: Family::default(),
            refusals: Family::default(),
            random_moves: Counter::default(),
            journal_commits: commits(),
            journal_jobs: Counter::default(),
            journal_failures: Counter::default(),
            failed_last: Arc::default(),
        };
        registry.register("rooms", "Rooms in memory", metrics.rooms.clone());
        registry.register(
            "rooms_kept",
            "Rooms in the journal",
            metrics.rooms_kept.clone(),
        );
        registry.register("connections", "Open sockets", metrics.connections.clone());
        registry.register(
            "seats",
            "Places taken in rooms in memory",
            metrics.seats.clone(),
        );
        registry.register(
            "actions",
            "Events appended to rooms: what players, hosts, clocks and bots did",
            metrics.actions.clone(),
        );
        registry.register(
            "refusals",
            "Requests that were refused, by code",
            metrics.refusals.clone(),
        );
        registry.register(
            "bot_random_moves",
            "Moves of bots that were made at random because no thought came, or none that is legal",
            metrics.random_moves.clone(),
        );
        registry.register_with_unit(
            "journal_commit",
            "Time to make a batch of entries durable",
            Unit::Seconds,
            metrics.journal_commits.clone(),
        );
        registry.register(
            "journal_writes",
            "Writes the journal committed",
            metrics.journal_jobs.clone(),
        );
        registry.register(
            "journal_failures",
            "Commits that failed",
            metrics.journal_failures.clone(),
        );
        Metrics {
            registry: Arc::new(registry),
            ..metrics
        }
    }
}

impl Metrics {
    /// Counts an event.
    pub fn appended(&self, event: &RoomEvent) {
        let kind = event.changes.iter().find_map(|change| match change {
            RoomChange::Began { .. } => Some("start"),
            RoomChange::Game { event: moved } => Some(match moved.cause.actor {
                Actor::Seat(_) if event.by.is_none() => "bot",
                Actor::Seat(_) => "player",
                Actor::Host => "host",
                Actor::Clock => "clock",
                Actor::Server => "server",
            }),
            _ => None,
        });
        let kind = kind.unwrap_or("lobby");
        self.actions.get_or_create(&Kind { kind }).inc();
    }

    /// Counts a refusal.
    pub fn refused(&self, code: &str) {
        let code = code.to_owned();
        self.refusals.get_or_create(&Code { code }).inc();
    }

    /// Notes that so many more places, or fewer, are taken.
    pub fn seated(&self, persons: i64, bots: i64) {
        self.seats
            .get_or_create(&Kind { kind: "person" })
            .inc_by(persons);
        self.seats.get_or_create(&Kind { kind: "bot" }).inc_by(bots);
    }

    /// Notes a commit of the journal.
    pub fn committed(&self, jobs: usize, took: Duration, ok: bool) {
        self.journal_commits.observe(took.as_secs_f64());
        self.failed_last.store(!ok, Ordering::Relaxed);
        if ok {
            self.journal_jobs.inc_by(jobs as u64);
        } else {
            self.journal_failures.inc();
        }
    }

    /// Whether the journal could not keep what it was last given.
    pub fn last_commit_failed(&self) -> bool {
        self.failed_last.load(Ordering::Relaxed)
    }

    /// As Prometheus reads it.
    pub fn text(&self) -> String {
        let mut text = String::new();
        if let Err(error) = encode(&mut text, &self.registry) {
            tracing::error!(%error, "the metrics cannot be written");
        }
        text
    }
}
