//! A database of an older build is brought to this one's version, with all it keeps.

use fabula_ids::ContentHash;
use fabula_journal::{Append, Entry, Journal, Sqlite, TalkEntry};
use rusqlite::{Connection, params};

use crate::support::{Place, id, room, text};

/// The tables as version 1 had them.
const VERSION_1: &str = "
    CREATE TABLE room (
        id BLOB PRIMARY KEY,
        code TEXT UNIQUE,
        summary BLOB,
        touched INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE entry (
        room BLOB NOT NULL,
        position INTEGER NOT NULL,
        id BLOB NOT NULL,
        at INTEGER NOT NULL,
        bytes BLOB NOT NULL,
        PRIMARY KEY (room, position)
    ) WITHOUT ROWID;
    CREATE UNIQUE INDEX entry_id ON entry (room, id);
    CREATE TABLE talk (
        number INTEGER PRIMARY KEY AUTOINCREMENT,
        room BLOB NOT NULL,
        at INTEGER NOT NULL,
        bytes BLOB NOT NULL
    );
    CREATE INDEX talk_room ON talk (room, number);
    CREATE TABLE blob (
        hash BLOB PRIMARY KEY,
        bytes BLOB NOT NULL
    );
    CREATE TABLE keeps (
        room BLOB NOT NULL,
        hash BLOB NOT NULL,
        PRIMARY KEY (room, hash)
    ) WITHOUT ROWID;
    CREATE INDEX keeps_hash ON keeps (hash);
    PRAGMA application_id = 0x46616275;
    PRAGMA user_version = 1;
";

fn version(place: &Place) -> i64 {
    let conn = Connection::open(place.file()).unwrap();
    conn.pragma_query_value(None, "user_version", |row| row.get(0))
        .unwrap()
}

/// Two rooms with an entry each; the first has all else that a room can have.
fn make_version_1(place: &Place) {
    let conn = Connection::open(place.file()).unwrap();
    conn.execute_batch(VERSION_1).unwrap();
    let (one, two) = (room(1).0, room(2).0);
    for (sql, params) in [
        (
            "INSERT INTO room VALUES (?1, '111', CAST('a table' AS BLOB), 1000), (?2, '222', NULL, 2000)",
            params![one, two],
        ),
        (
            "INSERT INTO entry VALUES (?1, 0, ?3, 900, CAST('first' AS BLOB)), (?2, 0, ?3, 800, x'00')",
            params![one, two, id(7).0],
        ),
        (
            "INSERT INTO talk (room, at, bytes) VALUES (?1, 950, CAST('hello' AS BLOB))",
            params![one],
        ),
        (
            "INSERT INTO blob VALUES (?1, CAST('sound' AS BLOB))",
            params![ContentHash::of(b"sound").0],
        ),
        (
            "INSERT INTO keeps VALUES (?1, ?2)",
            params![one, ContentHash::of(b"sound").0],
        ),
    ] {
        conn.execute(sql, params).unwrap();
    }
}

#[tokio::test]
async fn a_database_of_version_1_is_migrated_with_all_it_keeps() {
    let place = Place::new();
    make_version_1(&place);
    assert_eq!(version(&place), 1);
    let journal = place.open();
    assert!(version(&place) > 1);

    let entry = Entry {
        position: 0,
        id: id(7),
        at: 900,
        bytes: text("first"),
    };
    assert_eq!(journal.read(room(1), 0).await, Ok(vec![entry]));
    let line = TalkEntry {
        number: 1,
        at: 950,
        bytes: text("hello"),
    };
    assert_eq!(journal.talk(room(1)).await, Ok(vec![line]));
    assert_eq!(journal.find_code("111").await, Ok(Some(room(1))));
    assert_eq!(journal.codes_in_use().await, Ok(2));
    let sound = ContentHash::of(b"sound");
    assert_eq!(journal.blob(room(1), sound).await, Ok(Some(text("sound"))));
    assert_eq!(
        journal.announced(10).await,
        Ok(vec![(room(1), text("a table"))])
    );
    // And it goes on from there.
    let append = journal.append(room(1), 1, id(8), text("next")).await;
    assert_eq!(append, Append::Appended { at: 1_000 });
    assert_eq!(
        journal.expire(i64::MAX).await,
        Ok(vec![room(1), room(2)]),
        "the oldest first"
    );
}

#[tokio::test]
async fn a_migrated_database_has_the_same_tables_as_a_new_one() {
    let tables = |place: &Place| -> Vec<(String, String)> {
        let conn = Connection::open(place.file()).unwrap();
        let mut all = conn
            .prepare("SELECT name, coalesce(sql, '') FROM sqlite_schema ORDER BY name")
            .unwrap();
        let spaceless = |sql: String| sql.split_whitespace().collect();
        all.query_map([], |row| Ok((row.get(0)?, spaceless(row.get(1)?))))
            .unwrap()
            .collect::<rusqlite::Result<_>>()
            .unwrap()
    };
    let (old, new) = (Place::new(), Place::new());
    make_version_1(&old);
    drop((old.open(), new.open()));
    assert_eq!(tables(&old), tables(&new));
    assert_eq!(version(&old), version(&new));
}

#[test]
fn a_backup_of_an_older_database_stays_as_old() {
    let place = Place::new();
    make_version_1(&place);
    let copy = place.beside("copy.db");
    Sqlite::backup(&place.file(), &copy).unwrap();
    let conn = Connection::open(copy).unwrap();
    let version = conn.pragma_query_value(None, "user_version", |row| row.get::<_, i64>(0));
    assert_eq!(version, Ok(1));
}
