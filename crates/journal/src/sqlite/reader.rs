//! Reading beside the writer: a few connections, each used by one reader at a time.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use rusqlite::Connection;
use tokio::sync::Semaphore;

use super::{connect_to_read, unavailable};
use crate::JournalError;

/// Those who read at once; the rest wait. More would only take each other's processor and memory.
const AT_ONCE: usize = 8;

pub struct Readers {
    path: PathBuf,
    free: Arc<Semaphore>,
    idle: Mutex<Vec<Connection>>,
}

impl Readers {
    pub fn new(path: PathBuf) -> Readers {
        Readers {
            path,
            free: Arc::new(Semaphore::new(AT_ONCE)),
            idle: Mutex::default(),
        }
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Connection>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Runs a query on a thread of its own, when it is its turn.
    pub async fn read<T: Send + 'static>(
        self: &Arc<Self>,
        query: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, JournalError> {
        let readers = self.clone();
        let place = self.free.clone().acquire_owned();
        let place = place.await.map_err(unavailable)?;
        let work = move || {
            // Given up when the query has ended, also if nobody waits for it any more.
            let _place = place;
            let idle = readers.idle().pop();
            let conn = match idle {
                Some(conn) => conn,
                None => connect_to_read(&readers.path)?,
            };
            let value = query(&conn)?;
            readers.idle().push(conn);
            Ok(value)
        };
        tokio::task::spawn_blocking(work)
            .await
            .map_err(unavailable)?
            .map_err(|e: rusqlite::Error| unavailable(e))
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;
    use std::sync::atomic::{AtomicUsize, Ordering};

    use futures::future::join_all;

    use super::*;

    fn readers() -> (tempfile::TempDir, Arc<Readers>) {
        let dir = tempfile::tempdir().expect("a folder");
        let path = dir.path().join("some.db");
        let conn = Connection::open(&path).expect("a database");
        conn.execute_batch("CREATE TABLE some (thing TEXT)")
            .expect("a table");
        (dir, Arc::new(Readers::new(path)))
    }

    #[tokio::test]
    async fn so_many_read_at_once_and_the_rest_wait() {
        let (_dir, readers) = readers();
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        // Nobody goes on before so many are there together.
        let together = Arc::new(Barrier::new(AT_ONCE));
        let reads = (0..5 * AT_ONCE).map(|_| {
            let (now, most, together) = (now.clone(), most.clone(), together.clone());
            readers.read(move |_| {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                together.wait();
                now.fetch_sub(1, Ordering::SeqCst);
                Ok(())
            })
        });
        for read in join_all(reads).await {
            assert_eq!(read, Ok(()));
        }
        assert_eq!(most.load(Ordering::SeqCst), AT_ONCE);
        assert_eq!(readers.idle().len(), AT_ONCE);
    }

    #[tokio::test]
    async fn a_query_that_fails_or_panics_leaves_its_place_to_others() {
        let (_dir, readers) = readers();
        for _ in 0..AT_ONCE {
            let failed = readers.read(|_| Err::<(), _>(rusqlite::Error::InvalidQuery));
            assert!(failed.await.is_err());
            let panicked = readers.read(|_| -> rusqlite::Result<()> { panic!("as it should") });
            assert!(panicked.await.is_err());
        }
        assert_eq!(readers.free.available_permits(), AT_ONCE);
        assert_eq!(readers.read(|_| Ok(7)).await, Ok(7));
    }
}
