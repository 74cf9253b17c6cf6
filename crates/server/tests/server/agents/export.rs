//! `fabula export`: finished games as research reads them, also while the server runs.

use fabula_ids::{EntryId, Language, RoomId};
use fabula_journal::{Append, Journal, Sqlite};
use fabula_room::{HostCommand, Persona, TableSettingsChange};
use fabula_rules::{Preset, Seed};
use serde_json::{Value, json};

use super::for_agents_to;
use crate::support::program::{Program, Sandbox};
use crate::support::{Client, chance, secret, short_game};

/// The first clue is the person's; so many messages are no abuse.
const SERVER: [&str; 4] = ["--bot-claim", "30", "--messages-per-second", "1000"];

const BOTS: [Persona; 3] = [Persona::Poet, Persona::Joker, Persona::Child];

/// What is exported, line by line.
fn export(sandbox: &Sandbox, args: &[&str]) -> Vec<Value> {
    let mut process = sandbox.fabula(&["export", "--data"]);
    let output = process.arg(sandbox.data()).args(args).output();
    let output = output.expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    let read = |line| serde_json::from_str(line).expect("an object a line");
    text.lines().map(read).collect()
}

/// A table of one person and three bots that we know, with a game that has begun.
async fn begun(server: &Program, n: u8, change: &TableSettingsChange) -> (String, Client) {
    let (status, opened) = server.open(&secret(n), change).await;
    assert_eq!(status, 201, "{opened}");
    let code = opened["code"].as_str().expect("a code").to_owned();
    let mut ana = Client::join(&server.address(), &secret(n), &code).await;
    for persona in BOTS {
        let persona = Some(persona);
        ana.must(HostCommand::AddBot {
            name: None,
            persona,
        })
        .await;
    }
    let start = match change.agents {
        Some(true) => HostCommand::StartWithSeed {
            seed: Seed([8; 32]),
        },
        _ => HostCommand::Start,
    };
    ana.must(start).await;
    (code, ana)
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value}"))
}

/// What a map from seats has, seat by seat.
fn by_seat(map: &Value) -> Vec<(String, Value)> {
    let map = map.as_object().expect("an object");
    map.iter().map(|(s, v)| (s.clone(), v.clone())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_game_is_one_line_with_all_that_happened() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&SERVER);
    let (code, mut ana) = begun(&server, 1, &short_game(Preset::Classic, 8)).await;
    ana.play_to_the_end(chance(51, 0)).await;

    // The server still runs.
    let games = export(&sandbox, &[]);
    let [game] = &games[..] else {
        panic!("{games:?}");
    };
    assert_eq!(game["format"], "fabula-game");
    assert_eq!(game["version"], 1);
    assert_eq!(game["id"].as_str().map(str::len), Some(32));
    assert_eq!(game["game"], 0);
    assert_eq!(
        (&game["chosen"], &game["agents"]),
        (&json!(false), &json!(false))
    );
    assert_eq!(game["settings"]["target"], 8);
    let offered = server.json("/api/decks").await;
    assert_eq!(game["decks"][0]["id"], offered["decks"][0]["id"]);
    assert_eq!(game["decks"][0]["cards"], offered["decks"][0]["cards"]);
    assert_eq!(game["ending"], "target");

    // As the page, the log and the album have it.
    let over = serde_json::to_value(ana.view()).expect("JSON");
    assert_eq!(game["seed"], over["phase"]["seed"]);
    assert_eq!(game["winners"], over["phase"]["winners"]);
    let album = server.json(&format!("/api/tables/{code}/album")).await;
    assert_eq!(game["scores"], album["games"][0]["scores"]);
    let told = album["games"][0]["rounds"].as_array().expect("rounds");
    let rounds = game["rounds"].as_array().expect("rounds");
    assert_eq!(rounds.len(), told.len());
    let mut before = number(&game["began"]);
    for (round, told) in rounds.iter().zip(told) {
        assert_eq!(round["result"], told["result"]);
        let reasons = told["reasons"].as_array().expect("reasons");
        assert_eq!(round["reasons"].as_array(), Some(reasons));
        assert_eq!(round.get("stand_ins"), None);
        before = one_round(round, before);
    }
    assert!(before <= number(&game["ended"]));
    let log = server.json(&format!("/api/tables/{code}/log")).await;
    let setup = &log["events"][0]["cause"]["action"]["setup"];
    assert_eq!(
        (&game["seed"], &game["settings"]),
        (&setup["seed"], &setup["settings"])
    );
    server.stop();
    assert_eq!(export(&sandbox, &[]), games, "afterwards it is the same");
}

/// Hands, votes and times of a round of four. Gives when it was scored.
fn one_round(round: &Value, before: u64) -> u64 {
    let result = &round["result"];
    let storyteller = number(&result["storyteller"]).to_string();
    let hands = by_seat(&round["hands"]);
    assert_eq!(hands.len(), 4);
    for (seat, hand) in &hands {
        let hand = hand.as_array().expect("a hand");
        assert_eq!(hand.len(), 6, "seat {seat}");
        let laid = result["table"].as_array().expect("cards").iter();
        let mut own = laid.filter(|laid| number(&laid["owner"]).to_string() == *seat);
        let own = &own.next().expect("a card of theirs")["card"];
        assert!(hand.contains(own), "seat {seat} laid {own}");
    }
    let (began, told) = (number(&round["began"]), number(&round["told"]));
    assert!(before <= began && began <= told);
    let mut last = told;
    for times in ["gave", "voted"] {
        let times = by_seat(&round[times]);
        let seats: Vec<&String> = times.iter().map(|(seat, _)| seat).collect();
        let others: Vec<&String> = hands.iter().map(|(seat, _)| seat).collect();
        let others: Vec<&String> = others.into_iter().filter(|s| **s != storyteller).collect();
        assert_eq!(seats, others, "all but the storyteller");
        let times: Vec<u64> = times.iter().map(|(_, time)| number(time)).collect();
        assert!(times.iter().all(|time| *time >= last), "{round}");
        last = times.into_iter().max().expect("times");
    }
    assert!(last <= number(&round["scored"]));
    number(&round["scored"])
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_agents_are_named_and_persons_only_if_asked_for() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&SERVER);
    let (_, mut person) = begun(&server, 1, &short_game(Preset::Classic, 4)).await;
    let (_, mut agent) = begun(&server, 2, &for_agents_to(4)).await;
    let (_, unfinished) = begun(&server, 3, &short_game(Preset::Classic, 4)).await;
    assert!(unfinished.table().game.is_some());
    assert_eq!(
        export(&sandbox, &[]),
        Vec::<Value>::new(),
        "nothing is over"
    );
    person.play_to_the_end(chance(52, 0)).await;
    agent.play_to_the_end(chance(53, 0)).await;

    let names = |game: &Value| {
        let players = game["players"].as_array().expect("players");
        let name = |player: &Value| {
            let bot = player["kind"] == "bot";
            assert_eq!(player["persona"].is_string(), bot, "{player}");
            player["name"].as_str().map(str::to_owned)
        };
        players.iter().map(name).collect::<Vec<_>>()
    };
    let bots = BOTS.map(|persona| Some(persona.name(Language::English).to_owned()));
    let with = |first: Option<&str>| {
        let first = first.map(str::to_owned);
        [&[first][..], &bots[..]].concat()
    };
    for (args, person, agent) in [
        (&[][..], Some(None), Some("Ana")),
        (&["--names"], Some(Some("Ana")), Some("Ana")),
        (&["--agents"], None, Some("Ana")),
    ] {
        let games = export(&sandbox, args);
        let of = |agents: bool| games.iter().find(|game| game["agents"] == agents);
        assert_eq!(of(false).map(names), person.map(with), "{args:?}");
        assert_eq!(of(true).map(names), Some(with(agent)), "{args:?}");
        let all = usize::from(person.is_some()) + 1;
        assert_eq!(games.len(), all, "a game that is not over is not there");
    }
    let games = export(&sandbox, &["--agents"]);
    assert_eq!(games[0]["chosen"], true);
    assert_eq!(games[0]["seed"], "08".repeat(32));
    drop((person, agent, unfinished));
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
async fn each_game_of_a_table_has_a_line_and_a_name_for_ever() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&SERVER);
    let (_, mut ana) = begun(&server, 1, &short_game(Preset::Classic, 4)).await;
    ana.play_to_the_end(chance(54, 0)).await;
    let first = export(&sandbox, &[]);
    ana.must(HostCommand::Start).await;
    assert_eq!(export(&sandbox, &[]), first, "the second is not over");
    ana.play_to_the_end(chance(55, 0)).await;
    let both = export(&sandbox, &[]);
    assert_eq!(both.len(), 2);
    assert_eq!(both[0], first[0]);
    assert_eq!((&both[0]["game"], &both[1]["game"]), (&json!(0), &json!(1)));
    assert_ne!(both[0]["id"], both[1]["id"]);
    assert_ne!(both[0]["seed"], both[1]["seed"]);
    assert!(number(&both[0]["ended"]) <= number(&both[1]["began"]));
}

#[test]
fn without_a_database_there_is_nothing_to_export() {
    let sandbox = Sandbox::new();
    let output = sandbox.fabula(&["export"]).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("there is no database"), "{said}");
    assert!(!sandbox.path("fabula-data").exists(), "nothing was made");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_that_cannot_be_read_keeps_nobody_from_the_others() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&SERVER);
    let (_, mut ana) = begun(&server, 1, &short_game(Preset::Classic, 4)).await;
    ana.play_to_the_end(chance(56, 0)).await;
    drop(ana);
    server.stop();
    let games = export(&sandbox, &[]);
    let journal = Sqlite::open(sandbox.database()).expect("a journal");
    for n in [1, 255] {
        // Among the first and among the last.
        let (room, entry) = (RoomId([n; 16]), EntryId([n; 16]));
        let newer = br#"{"v":99,"changes":[]}"#.as_slice().into();
        let append = journal.append(room, 0, entry, newer).await;
        assert!(matches!(append, Append::Appended { .. }), "{append:?}");
    }
    drop(journal);
    let mut process = sandbox.fabula(&["export", "--data"]);
    let output = process.arg(sandbox.data()).output();
    let output = output.expect("the program runs");
    assert_eq!(output.status.code(), Some(1));
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(said.matches("a room cannot be read").count(), 2, "{said}");
    let game: Value = serde_json::from_slice(&output.stdout).expect("one line");
    assert_eq!([game], games[..]);
}
