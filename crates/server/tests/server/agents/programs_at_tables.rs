//! `fabula agent`: programs play whole games, among themselves and with bots.

use std::fs;

use fabula_room::{HostCommand, Persona};
use fabula_rules::Seed;
use serde_json::Value;

use super::seated_program::{ProgramTable, example, python};
use super::{for_agents, for_agents_to};

#[tokio::test(flavor = "multi_thread")]
async fn the_example_plays_a_whole_game_with_bots_and_another_program() {
    let table = ProgramTable::open(&for_agents()).await;
    let example = table.seat(1, "Example", &python(&example(), ""), &[]).await;
    let other = table.seat_recorder(2, "Other", &[]).await;
    table.host(HostCommand::ADD_ANY_BOT).await;
    table.host(HostCommand::ADD_ANY_BOT).await;
    table.host(HostCommand::Start).await;
    let over = table.over().await;
    assert_eq!(over["table"]["game"]["view"]["phase"]["ending"], "target");
    for program in [example, other] {
        let said = program.end();
        assert!(said.contains("sits at table"), "{said}");
        assert!(!said.contains("random move"), "{said}");
        assert!(!said.contains("refused"), "{said}");
    }
    // Everybody took part, and the stories of both programs were told.
    let rounds = table.rounds().await;
    let clue = |round: &Value| round["result"]["clue"]["text"].as_str().map(str::to_owned);
    let clues: Vec<String> = rounds.iter().filter_map(clue).collect();
    assert!(
        clues.iter().any(|clue| clue.starts_with("Not quite ")),
        "{clues:?}"
    );
    assert!(
        clues.iter().any(|clue| clue == "The first of mine"),
        "{clues:?}"
    );
    for round in &rounds {
        let ballots = round["result"]["ballots"].as_array().expect("a list");
        assert_eq!(ballots.len(), 3);
    }
    let log = format!("/api/tables/{}/log", table.code);
    let log = table.server.get(&log).await.bytes().await.expect("a log");
    fs::write(table.sandbox.path("game.json"), log).expect("written");
    let verified = table.sandbox.fabula(&["verify", "game.json"]).output();
    assert!(verified.expect("the program runs").status.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_seats_and_the_same_seed_make_the_same_game() {
    let change = for_agents_to(12);
    let mut table = ProgramTable::open(&change).await;
    let mut games = Vec::new();
    for seed in [3, 3, 4] {
        table.move_to_another(&change).await;
        let first = table.seat(1, "First", &python(&example(), ""), &[]).await;
        let second = table.seat_recorder(2, "Second", &[]).await;
        table.add_bot(Persona::Poet).await;
        table.add_bot(Persona::Detective).await;
        let seed = Seed([seed; 32]);
        table.host(HostCommand::StartWithSeed { seed }).await;
        table.over().await;
        first.end();
        second.end();
        let rounds = table.rounds().await;
        let results = rounds.iter().map(|round| round["result"].clone());
        games.push(results.collect::<Vec<Value>>());
    }
    assert_eq!(games[0], games[1]);
    assert_ne!(games[0], games[2]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_finds_no_place_is_refused_with_the_reason() {
    let table = ProgramTable::open(&for_agents()).await;
    let _first = table.seat(1, "Ada", "true", &[]).await;
    let wrong = match table.code.as_str() {
        "000000" => "111111",
        _ => "000000",
    };
    for (code, says) in [
        (wrong, "there is no such table (no-such-table)"),
        (&table.code, "already called that (name-taken)"),
    ] {
        let said = table.refused(code, "Ada", "true");
        assert!(said.contains(says), "{said}");
    }
    // A program that cannot be started is noticed when the game begins.
    let second = table.seat(2, "Bob", "no-such-program", &[]).await;
    table.host(HostCommand::ADD_ANY_BOT).await;
    table.host(HostCommand::Start).await;
    let said = second.fail();
    assert!(said.contains("cannot start no-such-program"), "{said}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_comes_between_two_games_plays_the_next_one() {
    let table = ProgramTable::open(&for_agents_to(3)).await;
    let _host = table.seat_recorder(1, "Host", &["--stay"]).await;
    for _ in 0..3 {
        table.host(HostCommand::ADD_ANY_BOT).await;
    }
    table.host(HostCommand::Start).await;
    table.over().await;
    let late = table.seat_recorder(2, "Late", &[]).await;
    table.host(HostCommand::Start).await;
    let second = |state: &Value| state["table"]["game"]["view"]["turn"]["game"] == 1;
    table.until(second).await;
    table.over().await;
    late.end();
    let told = table.record("Late");
    assert!(told.iter().any(|message| message["type"] == "vote"));
}
