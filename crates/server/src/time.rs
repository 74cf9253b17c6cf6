//! Where the time comes from: real, or driven by a test.

use std::sync::Arc;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use fabula_ids::Stamp;
use futures::future::BoxFuture;
use tokio::sync::watch;

/// A source of time.
pub trait Time: Send + Sync {
    /// Milliseconds since 1970. It never runs backwards.
    fn now(&self) -> Stamp;

    /// Waits until this moment.
    fn sleep_until(&self, at: Stamp) -> BoxFuture<'static, ()>;
}

/// The real time: the wall clock when the program began, and a steady one since, so that nobody's clock runs
/// out because somebody set the computer's.
pub struct RealTime {
    began: Stamp,
    since: Instant,
}

impl Default for RealTime {
    fn default() -> RealTime {
        let since_1970 = SystemTime::now().duration_since(UNIX_EPOCH);
        RealTime {
            began: since_1970.map_or(0, |d| d.as_millis() as Stamp),
            since: Instant::now(),
        }
    }
}

impl Time for RealTime {
    fn now(&self) -> Stamp {
        self.began + self.since.elapsed().as_millis() as Stamp
    }

    fn sleep_until(&self, at: Stamp) -> BoxFuture<'static, ()> {
        let left = (at - self.now()).max(0) as u64;
        // Rounded up, so that the moment has come when the sleep is over.
        Box::pin(tokio::time::sleep(Duration::from_millis(left + 1)))
    }
}

/// A time that stands still until somebody moves it on.
#[derive(Clone)]
pub struct DrivenTime(Arc<watch::Sender<Stamp>>);

impl Default for DrivenTime {
    fn default() -> DrivenTime {
        // Some day in 2026.
        DrivenTime(Arc::new(watch::Sender::new(1_790_000_000_000)))
    }
}

impl DrivenTime {
    /// Lets time pass.
    pub fn advance(&self, by: Duration) {
        self.0.send_modify(|now| *now += by.as_millis() as Stamp);
    }
}

impl Time for DrivenTime {
    fn now(&self) -> Stamp {
        *self.0.borrow()
    }

    fn sleep_until(&self, at: Stamp) -> BoxFuture<'static, ()> {
        let mut now = self.0.subscribe();
        Box::pin(async move {
            if now.wait_for(|now| *now >= at).await.is_err() {
                // Whoever drove the time is gone: it will never come.
                std::future::pending::<()>().await;
            }
        })
    }
}
