//! `fabula export`: finished games, a JSON object a line, also while the server runs.

use std::io::{self, BufWriter, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Result, anyhow};
use fabula_ids::Stamp;
use fabula_journal::{Entry, Sqlite};
use fabula_room::{GameRecord, RoomEvent};

use crate::cli::Export;
use crate::cli::serve::DATABASE;

/// Writes all finished games to standard output.
pub fn run(args: &Export) -> Result<ExitCode> {
    let mut out = BufWriter::new(io::stdout().lock());
    let mut unreadable = 0;
    let read = Sqlite::read_all(&args.data.join(DATABASE), |room, entries| {
        let log: Result<Vec<(RoomEvent, Stamp)>, _> = entries.iter().map(read_event).collect();
        let games = log.map_err(anyhow::Error::from).and_then(|log| {
            GameRecord::all(room, &log, args.names).map_err(|error| anyhow!("{error}"))
        });
        match games {
            Ok(games) => {
                for game in games.iter().filter(|game| game.agents || !args.agents) {
                    serde_json::to_writer(&mut out, game)?;
                    writeln!(out)?;
                }
            }
            // One room that a newer build wrote keeps nobody from the others.
            Err(error) => {
                eprintln!("a room cannot be read: {error:#}");
                unreadable += 1;
            }
        }
        Ok::<(), io::Error>(())
    })?;
    match read.and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(error.into()),
        _ => Ok(ExitCode::from(u8::from(unreadable > 0))),
    }
}

fn read_event(entry: &Entry) -> serde_json::Result<(RoomEvent, Stamp)> {
    Ok((serde_json::from_slice(&entry.bytes)?, entry.at))
}
