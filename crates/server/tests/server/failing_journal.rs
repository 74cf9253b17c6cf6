//! A disk that is full for a while: nothing is shown that is not kept, nothing is lost, nothing spins.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, AtomicU64, Ordering};
use std::time::Duration;

use async_trait::async_trait;
use bytes::Bytes;
use fabula_ids::{ContentHash, EntryId, RoomId, Stamp};
use fabula_journal::{Append, Entry, Follower, Journal, JournalError, TalkEntry};
use fabula_room::{HostCommand, MemberCommand, Move};
use fabula_rules::{PhaseName, Preset};
use fabula_server::options::Span;

use crate::support::{TestServer, chance, preset, table_of};

/// How the disk is.
#[derive(Clone, Copy, PartialEq)]
#[repr(u8)]
enum Disk {
    Well,
    /// Writes are refused.
    Full,
    /// Writes get no answer, and did not happen.
    Silent,
    /// Writes get no answer, and did happen.
    Forgetful,
}

/// A journal whose disk has its days.
struct FlakyJournal {
    inner: Arc<dyn Journal>,
    disk: Arc<AtomicU8>,
    appends: Arc<AtomicU64>,
}

impl FlakyJournal {
    fn disk(&self) -> Disk {
        match self.disk.load(Ordering::SeqCst) {
            0 => Disk::Well,
            1 => Disk::Full,
            2 => Disk::Silent,
            _ => Disk::Forgetful,
        }
    }

    fn well(&self) -> Result<(), JournalError> {
        match self.disk() {
            Disk::Well => Ok(()),
            _ => Err(JournalError::Unavailable("the disk is full".into())),
        }
    }
}

#[async_trait]
impl Journal for FlakyJournal {
    async fn append(&self, room: RoomId, expected: u64, id: EntryId, bytes: Bytes) -> Append {
        self.appends.fetch_add(1, Ordering::SeqCst);
        match self.disk() {
            Disk::Well => self.inner.append(room, expected, id, bytes).await,
            Disk::Full => Append::Unavailable("the disk is full".into()),
            Disk::Silent => Append::Unknown,
            Disk::Forgetful => {
                self.inner.append(room, expected, id, bytes).await;
                Append::Unknown
            }
        }
    }

    async fn read(&self, room: RoomId, from: u64) -> Result<Vec<Entry>, JournalError> {
        self.inner.read(room, from).await
    }

    async fn follow(&self, room: RoomId, from: u64) -> Result<Follower, JournalError> {
        self.inner.follow(room, from).await
    }

    async fn say(&self, room: RoomId, bytes: Bytes) -> Result<TalkEntry, JournalError> {
        self.well()?;
        self.inner.say(room, bytes).await
    }

    async fn talk(&self, room: RoomId) -> Result<Vec<TalkEntry>, JournalError> {
        self.inner.talk(room).await
    }

    async fn claim_code(&self, room: RoomId, code: &str) -> Result<bool, JournalError> {
        self.well()?;
        self.inner.claim_code(room, code).await
    }

    async fn find_code(&self, code: &str) -> Result<Option<RoomId>, JournalError> {
        self.inner.find_code(code).await
    }

    async fn code_of(&self, room: RoomId) -> Result<Option<String>, JournalError> {
        self.inner.code_of(room).await
    }

    async fn codes_in_use(&self) -> Result<u64, JournalError> {
        self.inner.codes_in_use().await
    }

    async fn room_count(&self) -> Result<u64, JournalError> {
        self.inner.room_count().await
    }

    async fn announce(&self, room: RoomId, summary: Option<Bytes>) -> Result<(), JournalError> {
        self.well()?;
        self.inner.announce(room, summary).await
    }

    async fn announced(&self, most: u32) -> Result<Vec<(RoomId, Bytes)>, JournalError> {
        self.inner.announced(most).await
    }

    async fn touch(&self, room: RoomId) -> Result<(), JournalError> {
        self.well()?;
        self.inner.touch(room).await
    }

    async fn expire(&self, before: Stamp) -> Result<Vec<RoomId>, JournalError> {
        self.well()?;
        self.inner.expire(before).await
    }

    async fn put_blob(&self, room: RoomId, bytes: Bytes) -> Result<ContentHash, JournalError> {
        self.well()?;
        self.inner.put_blob(room, bytes).await
    }

    async fn blob(&self, room: RoomId, hash: ContentHash) -> Result<Option<Bytes>, JournalError> {
        self.inner.blob(room, hash).await
    }

    async fn put_public(&self, blobs: Vec<Bytes>) -> Result<Vec<ContentHash>, JournalError> {
        self.well()?;
        self.inner.put_public(blobs).await
    }

    async fn public(&self, hash: ContentHash) -> Result<Option<Bytes>, JournalError> {
        self.inner.public(hash).await
    }

    async fn missing_public(
        &self,
        hashes: &[ContentHash],
    ) -> Result<Vec<ContentHash>, JournalError> {
        self.inner.missing_public(hashes).await
    }

    fn now(&self) -> Stamp {
        self.inner.now()
    }
}

struct FlakyServer {
    server: TestServer,
    disk: Arc<AtomicU8>,
    appends: Arc<AtomicU64>,
}

impl FlakyServer {
    async fn open() -> FlakyServer {
        let (disk, appends) = (Arc::<AtomicU8>::default(), Arc::<AtomicU64>::default());
        let shared = (disk.clone(), appends.clone());
        let server = TestServer::with_journal(
            |options| {
                options.pace.think = Span::between(Duration::from_secs(2), Duration::from_secs(2));
                options.pace.claim =
                    Span::between(Duration::from_secs(60), Duration::from_secs(60));
            },
            move |inner| {
                let (disk, appends) = shared;
                Arc::new(FlakyJournal {
                    inner,
                    disk,
                    appends,
                })
            },
        );
        FlakyServer {
            server: server.await,
            disk,
            appends,
        }
    }

    fn disk_is(&self, disk: Disk) {
        self.disk.store(disk as u8, Ordering::SeqCst);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_kept_is_not_done_and_can_be_tried_again() {
    for disk in [Disk::Full, Disk::Silent] {
        let flaky = FlakyServer::open().await;
        let (_, mut clients) = table_of(&flaky.server, 2, preset(Preset::Classic)).await;
        let before = clients[1].state().position;
        flaky.disk_is(disk);
        let request = clients[0].request(HostCommand::ADD_ANY_BOT);
        let refused = clients[0].ask_again(request.clone()).await;
        assert_eq!(refused.expect_err("no").code, "unavailable");
        let said = clients[1].ask(MemberCommand::Ready { ready: true }).await;
        assert_eq!(said.expect_err("no").code, "unavailable");
        flaky.disk_is(Disk::Well);
        let done = clients[0].ask_again(request).await.expect("done");
        assert_eq!(done, before);
        let seen = clients[1].until(|s| s.position > before).await;
        assert_eq!(seen.table.players.len(), 3);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_kept_without_an_answer_is_found_and_done_once() {
    let flaky = FlakyServer::open().await;
    let (_, mut clients) = table_of(&flaky.server, 2, preset(Preset::Classic)).await;
    let before = clients[1].state().position;
    flaky.disk_is(Disk::Forgetful);
    let request = clients[0].request(HostCommand::ADD_ANY_BOT);
    // Whatever the answer is, it is true: if it says done, it is there.
    let answer = clients[0].ask_again(request.clone()).await;
    flaky.disk_is(Disk::Well);
    let again = clients[0].ask_again(request).await.expect("done");
    assert_eq!(again, before);
    assert!(answer.is_ok_and(|position| position == before));
    clients[1].must(MemberCommand::Ready { ready: true }).await;
    assert_eq!(clients[1].table().players.len(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_waits_for_the_disk_without_wearing_it_out() {
    let flaky = FlakyServer::open().await;
    let (_, mut clients) = table_of(&flaky.server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..2 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    me.must(HostCommand::Start).await;
    me.must(Move::Claim).await;
    let tell = me.random_move(&mut chance(3, 0)).expect("a clue");
    me.must(tell).await;
    for disk in [Disk::Full, Disk::Silent] {
        flaky.disk_is(disk);
        let before = flaky.appends.load(Ordering::SeqCst);
        for _ in 0..10 {
            flaky.server.advance(Duration::from_secs(2));
            // The table answers all the while.
            let refused = me.ask(HostCommand::Start).await.expect_err("a game is on");
            assert_eq!(refused.code, "game-running");
        }
        let tried = flaky.appends.load(Ordering::SeqCst) - before;
        assert!((1..=20).contains(&tried), "{tried} tries in 20 seconds");
    }
    flaky.disk_is(Disk::Well);
    flaky.server.advance(Duration::from_secs(2));
    me.until(|s| {
        let game = s.table.game.as_ref().expect("a game");
        game.view.turn.phase == PhaseName::Vote
    })
    .await;
}
