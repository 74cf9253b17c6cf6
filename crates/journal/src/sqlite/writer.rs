//! The one thread that writes: it commits what all rooms have waiting in one transaction, and only then
//! lets anybody know.

use std::thread::JoinHandle;
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};
use tokio::sync::mpsc;

use super::settings::{Commit, Observer};

/// Jobs that go into one transaction at most: enough to share the cost of a sync, few enough that the
/// first does not wait long for the last.
const MOST_JOBS: usize = 512;

/// Jobs that may wait; whoever comes later waits to hand theirs in.
const QUEUE: usize = 4_096;

/// What happens once a job is durable: somebody is answered.
pub type After = Box<dyn FnOnce() + Send>;

/// A write. If it fails, or its transaction does, what should come after never happens, and whoever waits
/// for it learns that their answer is lost.
pub type Job = Box<dyn FnOnce(&Connection) -> rusqlite::Result<After> + Send>;

/// The writer. It ends, after all jobs handed in, when the last sender is gone.
pub struct Writer {
    jobs: Option<mpsc::Sender<Job>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub fn start(conn: Connection, observer: Option<Observer>) -> std::io::Result<Writer> {
        let (jobs, queue) = mpsc::channel(QUEUE);
        let thread = std::thread::Builder::new()
            .name("journal".into())
            .spawn(move || run(conn, queue, observer))?;
        Ok(Writer {
            jobs: Some(jobs),
            thread: Some(thread),
        })
    }

    /// Hands a job in. False if the writer has ended.
    pub async fn submit(&self, job: Job) -> bool {
        match &self.jobs {
            Some(jobs) => jobs.send(job).await.is_ok(),
            None => false,
        }
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take()
            && thread.join().is_err()
        {
            tracing::error!("the journal's writer panicked");
        }
    }
}

fn run(mut conn: Connection, mut queue: mpsc::Receiver<Job>, observer: Option<Observer>) {
    let mut batch = Vec::new();
    while queue.blocking_recv_many(&mut batch, MOST_JOBS) > 0 {
        let (jobs, begun) = (batch.len(), Instant::now());
        let committed = commit(&mut conn, batch.drain(..));
        if let Some(observer) = &observer {
            let (took, ok) = (begun.elapsed(), committed.is_ok());
            observer(Commit { jobs, took, ok });
        }
        match committed {
            Ok(done) => done.into_iter().for_each(|after| after()),
            Err(error) => tracing::error!(%error, "the journal could not commit"),
        }
    }
    // Leaves one tidy file behind.
    if let Err(error) = conn.pragma_update(None, "wal_checkpoint", "TRUNCATE") {
        tracing::warn!(%error, "the journal could not fold its log away");
    }
}

fn commit(conn: &mut Connection, jobs: impl Iterator<Item = Job>) -> rusqlite::Result<Vec<After>> {
    let mut tx = conn.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut done = Vec::new();
    for job in jobs {
        // One that fails takes nothing else down with it.
        let point = tx.savepoint()?;
        match job(&point) {
            Ok(after) => {
                point.commit()?;
                done.push(after);
            }
            Err(error) => {
                tracing::error!(%error, "a write failed");
                drop(point);
                // A full disk, say, may have ended the whole transaction: then nothing of the batch is there,
                // and what is left of it must not be written on its own.
                if tx.is_autocommit() {
                    return Err(error);
                }
            }
        }
    }
    tx.commit()?;
    Ok(done)
}
