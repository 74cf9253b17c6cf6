//! One process at a time.

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use fabula_journal::{Journal, JournalError, Sqlite};

use crate::support::{Place, fill, room};

/// Tells the other process which file to open.
const FILE: &str = "FABULA_TEST_FILE";
/// What the other process says when it has opened it.
const READY: &str = "the journal is open";

fn assert_in_use(file: &Path) {
    let error = Sqlite::open(file).err().expect("it is refused");
    assert!(matches!(error, JournalError::InUse(_)), "{error}");
    let words = error.to_string();
    assert!(words.contains("is in use by another Fabula"), "{words}");
}

#[tokio::test]
async fn a_journal_that_is_open_is_refused_and_goes_on_undisturbed() {
    let place = Place::new();
    let journal = place.open();
    assert_in_use(&place.file());
    assert_in_use(&place.file());
    fill(&journal, room(1), 2).await;
    assert_eq!(journal.read(room(1), 0).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_journal_that_was_closed_can_be_opened() {
    let place = Place::new();
    for n in 1..=3 {
        let journal = place.open();
        fill(&journal, room(n), 1).await;
    }
    // Listening on does not keep it closed to others.
    let journal = place.open();
    let _follower = journal.follow(room(1), 0).await.unwrap();
    drop(journal);
    let journal = place.open();
    assert_eq!(journal.read(room(3), 0).await.unwrap().len(), 1);
}

#[cfg(unix)]
#[test]
fn a_journal_by_another_name_is_the_same_one() {
    let place = Place::new();
    let link = place.beside("link.db");
    std::os::unix::fs::symlink(place.file(), &link).unwrap();
    let journal = place.open();
    assert_in_use(&link);
    drop(journal);
    let _journal = Sqlite::open(&link).unwrap();
    assert_in_use(&place.file());
}

#[test]
fn one_that_is_refused_leaves_no_lock_behind() {
    let place = Place::new();
    std::fs::write(place.file(), "dear diary, ".repeat(1_000)).unwrap();
    assert!(Sqlite::open(place.file()).is_err());
    assert!(!place.beside("fabula.db.lock").exists());
}

#[tokio::test]
async fn a_journal_in_use_can_be_backed_up() {
    let place = Place::new();
    let journal = place.open();
    fill(&journal, room(1), 5).await;
    let copy = place.beside("copy.db");
    Sqlite::backup(&place.file(), &copy).unwrap();
    let restored = Sqlite::open(&copy).unwrap();
    assert_eq!(restored.read(room(1), 0).await.unwrap().len(), 5);
}

#[tokio::test]
async fn a_killed_process_leaves_its_journal_to_the_next() {
    let place = Place::new();
    let mut other = Other::start(&place.file());
    assert_in_use(&place.file());
    let copy = place.beside("copy.db");
    Sqlite::backup(&place.file(), &copy).unwrap();
    other.kill();
    let journal = place.open();
    assert_eq!(journal.read(room(1), 0).await.unwrap().len(), 3);
}

/// Another process with the same journal; killed, at the latest, when it is no longer needed.
struct Other(Child);

impl Other {
    fn start(file: &Path) -> Other {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([
                "--exact",
                "lock::another_process",
                "--ignored",
                "--nocapture",
            ])
            .env(FILE, file)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let ready = lines.any(|line| line.unwrap().ends_with(READY));
        assert!(ready, "the other process opens the journal");
        Other(child)
    }

    fn kill(&mut self) {
        // If it has ended already there is nobody to kill.
        let _ = self.0.kill();
        self.0.wait().unwrap();
    }
}

impl Drop for Other {
    fn drop(&mut self) {
        self.kill();
    }
}

#[tokio::test]
#[ignore = "is started by another test, as a process of its own"]
async fn another_process() {
    let Some(file) = std::env::var_os(FILE) else {
        return;
    };
    let journal = Sqlite::open(file).unwrap();
    fill(&journal, room(1), 3).await;
    println!("{READY}");
    // Waits to be killed; if nobody does, until whoever started it is gone.
    let _ = std::io::stdin().lines().next();
    drop(journal);
}
