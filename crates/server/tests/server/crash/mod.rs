//! `kill -9` at random moments under load: what was acknowledged or shown is there afterwards, nothing has
//! happened twice, and every game goes on to its end.
//!
//! The real program hosts several tables; persons play there at random, over sockets and over plain HTTP,
//! and come back whenever it is killed and started again. `FABULA_KILLS` says how often that is, and
//! `FABULA_SEED` picks other moments.

mod checks;
mod connection;
mod kills;
mod player;
mod record;
mod tables;

use std::cell::{Cell, RefCell};
use std::time::{Duration, Instant};

use checks::{inspect, look_at_decks, verify};
use futures::future::join_all;
use kills::{address, kill_often, start};
use record::{Run, TableRecord};
use tables::{TABLES, open_tables, seat_players};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::support::chance;
use crate::support::program::Sandbox;

fn number(name: &str, usual: usize) -> usize {
    let said = std::env::var(name).ok();
    said.map_or(usual, |n| n.parse().expect("a number"))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_acknowledged_survives_kill_9() {
    let (kills, seed) = (number("FABULA_KILLS", 8), number("FABULA_SEED", 1));
    let begun = Instant::now();
    let sandbox = Sandbox::new();
    sandbox.add_deck("a usual one", 84, (20, 30));
    let run = Run {
        address: watch::Sender::new(None),
        done: watch::Sender::new(0),
        found: Cell::new(0),
        not_found: Cell::new(0),
        refusals: RefCell::default(),
        finishing: Cell::new(false),
        tables: RefCell::default(),
        opened: RefCell::default(),
    };
    let mut kill_chance = chance(seed as u8, 0);

    // Also where there is nothing yet.
    let mut program = start(&sandbox);
    sleep(Duration::from_millis(kill_chance.below(60) as u64)).await;
    program.kill();
    inspect(&sandbox, &run).await;

    let mut program = start(&sandbox);
    run.address.send_replace(Some(address(&mut program)));
    let players = seat_players(&run, seed as u8).await;
    program.kill();
    run.address.send_replace(None);

    let persons = players.len();
    let playing = async {
        let playing = join_all(players.into_iter().map(|player| player.play(&run)));
        playing.await;
    };
    let killing = async {
        let program = kill_often(&sandbox, &run, &mut kill_chance, kills).await;
        run.finishing.set(true);
        program
    };
    let (mut program, (), ()) = tokio::join!(killing, playing, open_tables(&run));

    let at = run.address().await;
    look_at_decks(&sandbox, at).await;
    let games = |record: &TableRecord| record.game + 1;
    let tables: Vec<(String, u32)> = {
        let tables = run.tables.borrow();
        let tables = tables.iter();
        tables
            .map(|(code, record)| (code.clone(), games(record)))
            .collect()
    };
    for (code, games) in &tables {
        verify(&sandbox, at, code, *games).await;
    }
    program.kill();
    inspect(&sandbox, &run).await;

    let games: u32 = tables.iter().map(|(_, games)| games).sum();
    let tables = run.tables.borrow();
    let events: usize = tables.values().map(|record| record.log.len()).sum();
    println!(
        "{} kills in {:.1} s: {persons} persons at {} tables played {games} games; {} requests were \
         acknowledged, {events} events kept, {} more tables opened.",
        kills + 3,
        begun.elapsed().as_secs_f64(),
        TABLES.len(),
        *run.done.borrow(),
        run.opened.borrow().len(),
    );
    println!(
        "Asked again after a crash: {} were there though nobody had been told, {} were not. Refused: {:?}.",
        run.found.get(),
        run.not_found.get(),
        run.refusals.borrow(),
    );
}
