//! A seed that somebody chose deals as any other does, but everybody is told.

use fabula_rules::{Clue, Draw, Event, Game, Log, Preset, Seat, Seed, Setup};
use serde_json::Value;

use crate::support::{Table, setup};

fn chosen(chosen: bool) -> Setup {
    Setup {
        chosen,
        ..setup(Preset::Classic.settings(), 4)
    }
}

/// A whole game of random players.
fn played(setup: Setup) -> Vec<Event> {
    let mut events = vec![Game::start(setup).expect("playable")];
    let mut game = Game::begin(&events[0]).expect("a start");
    let mut chance = Draw::new(&Seed([3; 32]), 0);
    while let Some(event) = game.play_randomly(&mut chance, &Clue::text("a clue")) {
        events.push(event.expect("a legal move"));
    }
    events
}

#[test]
fn every_view_says_that_the_seed_was_chosen_and_nothing_if_it_was_not() {
    for is_chosen in [true, false] {
        let table = Table::start(chosen(is_chosen));
        let seats = table.game.ring().iter().copied().map(Some);
        for seat in seats.chain([None]) {
            let view = table.game.view(seat);
            assert_eq!(view.chosen, is_chosen);
            // Clients of old are not told anything new about games as usual.
            let json = serde_json::to_value(&view).expect("JSON");
            assert_eq!(json.get("chosen").is_some(), is_chosen);
        }
    }
}

#[test]
fn it_deals_the_same_cards_as_if_it_had_been_drawn() {
    let (drawn, chosen) = (played(chosen(false)), played(chosen(true)));
    assert_eq!(drawn.len(), chosen.len());
    for (one, other) in drawn.iter().zip(&chosen) {
        assert_eq!(one.changes, other.changes);
    }
    let hands = |events: &[Event]| {
        let game = Game::begin(&events[0]).expect("a start");
        let hand = |seat: Seat| game.view(Some(seat)).hand.map(|hand| hand.to_vec());
        game.ring().iter().map(|&s| hand(s)).collect::<Vec<_>>()
    };
    assert_eq!(hands(&drawn), hands(&chosen));
}

#[test]
fn the_check_of_a_log_says_that_the_seed_was_chosen() {
    for is_chosen in [true, false] {
        let log = Log::export(&played(chosen(is_chosen))).expect("an ended game");
        // Also of a log that was written and read.
        let read = Log::from_json(log.to_json().as_bytes()).expect("a log");
        for log in [log, read] {
            let report = log.verify();
            assert!(report.is_sound(), "{:?}", report.findings);
            assert_eq!(report.chosen, is_chosen);
            let json = serde_json::to_value(&report).expect("JSON");
            assert_eq!(json.get("chosen"), is_chosen.then_some(&Value::Bool(true)));
        }
    }
}
