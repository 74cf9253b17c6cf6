//! A server: made from a journal, a catalogue of decks and options; it serves until it is told to stop.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use fabula_journal::Journal;
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::decks::DeckCatalogue;
use crate::http::{App, RateLimits, router};
use crate::metrics::Metrics;
use crate::minds::DeckSenses;
use crate::options::Options;
use crate::table::{Services, TableRegistry};

/// How long a server that stops waits for its last answers.
const LAST_ANSWERS: Duration = Duration::from_secs(10);

/// How often allowances and old rooms are looked through.
const TIDY_EVERY: Duration = Duration::from_secs(60 * 60);

/// Recordings that are checked at once: one core is left for the tables.
const SOUND_CHECKS: usize = 2;

/// A server.
pub struct Server {
    app: Arc<App>,
}

/// Tells a server to stop.
#[derive(Clone)]
pub struct Stop(CancellationToken);

impl Stop {
    /// Stop: connections are told, what is under way is answered.
    pub fn now(&self) {
        self.0.cancel();
    }
}

impl Server {
    /// A server that keeps its rooms in this journal. The pictures of its decks are there already, see
    /// [`crate::decks`].
    pub fn new(
        journal: Arc<dyn Journal>,
        catalogue: DeckCatalogue,
        options: Options,
        metrics: Metrics,
    ) -> Server {
        let rate_limits = Arc::new(RateLimits::new(&options.limits, options.time.clone()));
        let catalogue = Arc::new(catalogue);
        let services = Arc::new(Services {
            senses: Arc::new(DeckSenses::new(journal.clone(), catalogue.clone())),
            journal,
            catalogue,
            options,
            metrics,
            closing: CancellationToken::new(),
            tasks: TaskTracker::new(),
        });
        Server {
            app: Arc::new(App {
                tables: TableRegistry::new(services.clone()),
                rate_limits,
                stopping: CancellationToken::new(),
                sockets: TaskTracker::new(),
                sound_checks: Semaphore::new(SOUND_CHECKS),
                services,
            }),
        }
    }

    /// Something to stop it with.
    pub fn stop(&self) -> Stop {
        Stop(self.app.stopping.clone())
    }

    /// Serves until it is told to stop.
    pub async fn serve(self, listener: TcpListener) -> io::Result<()> {
        let app = self.app;
        let tidying = tokio::spawn(tidy(app.clone()));
        let service = router(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let stopping = app.stopping.clone();
        let serving = axum::serve(listener, service)
            .with_graceful_shutdown(stopping.clone().cancelled_owned());
        // A client that keeps its connection open and silent cannot hold the server up.
        let patience = async {
            stopping.cancelled().await;
            tokio::time::sleep(LAST_ANSWERS).await;
        };
        let served = tokio::select! {
            served = serving => served,
            () = patience => Ok(()),
        };
        tidying.abort();
        // It holds the journal, which is closed when nobody does.
        let _ = tidying.await;
        // First the connections, then the tables they were at.
        app.sockets.close();
        let told = tokio::time::timeout(LAST_ANSWERS, app.sockets.wait()).await;
        app.services.closing.cancel();
        app.services.tasks.close();
        let kept = tokio::time::timeout(LAST_ANSWERS, app.services.tasks.wait()).await;
        if told.is_err() || kept.is_err() {
            tracing::warn!("not everybody said goodbye in time");
        }
        served
    }
}

/// Now and then forgets what nobody needs any more.
async fn tidy(app: Arc<App>) {
    let options = &app.services.options;
    loop {
        app.rate_limits.tidy();
        let now = options.time.now();
        // Whatever is in memory is in use, even if nothing has happened there for long.
        app.tables.touch_all().await;
        let before = now - options.timeouts.expiry.as_millis() as i64;
        match app.services.journal.expire(before).await {
            Ok(rooms) if rooms.is_empty() => {}
            Ok(rooms) => tracing::info!(rooms = rooms.len(), "old rooms were forgotten"),
            Err(error) => tracing::warn!(%error, "old rooms could not be forgotten"),
        }
        let next = now + TIDY_EVERY.as_millis() as i64;
        options.time.sleep_until(next).await;
    }
}
