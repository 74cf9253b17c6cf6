//! Room events as earlier builds wrote them are still read, and written the same: logs are for ever.

use std::fs;
use std::path::PathBuf;

use fabula_ids::{Language, PlayerId, RoomId};
use fabula_room::{Colour, Room, RoomChange, RoomEvent};
use fabula_rules::Preset;
use serde_json::{Value, json};

const ADA: PlayerId = PlayerId([0xad; 16]);
const BEA: PlayerId = PlayerId([0xbe; 16]);

/// The first event of a room, as the first build wrote it.
const OPENED: &str = r#"{"v":1,"by":"adadadadadadadadadadadadadadadad","id":"00000000000000000000000000000001","changes":[
{"type":"chartered","charter":{"settings":{"preset":"classic","kind":"single","seats":{"min":3,"max":8},"hand":{"three":7,"few":6,"many":6},"gives":{"three":2,"few":1,"many":1},"votes":{"three":1,"few":1,"many":1},"points":{"all_or_none":{"storyteller":0,"finder":2,"other":2},"some":{"storyteller":3,"finder":3,"other":0},"bonus":1,"bonus_cap":null,"lone_finder":null,"single_vote":0,"crowd_cap":5},"target":30,"laps":null,"reshuffle":true,"victory":"highest","clues":{"text":true,"sound":true,"performed":true}},"clocks":{"race":null,"clue":60,"give":null,"vote":45,"review":null},"decks":[{"id":"1111111111111111111111111111111111111111111111111111111111111111","name":"Lanterns","cards":84}],"language":"fr","listed":true,"late_joining":true,"stand_ins":false,"locked":false}},
{"type":"seated","member":{"id":"adadadadadadadadadadadadadadadad","kind":"person","name":"Ada","colour":"plum","ready":false,"seat":null,"stand_in":false,"gone":false}},
{"type":"host","player":"adadadadadadadadadadadadadadadad"}]}"#;

/// Every change that has no game in it, as the first build wrote it.
const CHANGES: [&str; 15] = [
    r#"{"type":"seated","member":{"id":"bebebebebebebebebebebebebebebebe","kind":"person","name":"Bea","colour":"teal","ready":false,"seat":null,"stand_in":false,"gone":false}}"#,
    r#"{"type":"seated","member":{"id":"b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0","kind":"bot","name":"Clover","colour":"moss","ready":true,"seat":2,"stand_in":false,"gone":false}}"#,
    r#"{"type":"dressed","player":"bebebebebebebebebebebebebebebebe","name":"Beatrix","colour":"sky"}"#,
    r#"{"type":"readied","player":"bebebebebebebebebebebebebebebebe","ready":true}"#,
    r#"{"type":"muted","player":"bebebebebebebebebebebebebebebebe","muted":true}"#,
    r#"{"type":"arranged","order":["bebebebebebebebebebebebebebebebe","adadadadadadadadadadadadadadadad","b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0"]}"#,
    r#"{"type":"sound_kept","player":"bebebebebebebebebebebebebebebebe","sound":"0123"}"#,
    r#"{"type":"stood_in","player":"bebebebebebebebebebebebebebebebe","bot":true}"#,
    r#"{"type":"clock_kept","left":12345}"#,
    r#"{"type":"offered","player":"bebebebebebebebebebebebebebebebe","token":"2222222222222222222222222222222222222222222222222222222222222222","until":600000}"#,
    r#"{"type":"moved","from":"bebebebebebebebebebebebebebebebe","to":"b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2"}"#,
    r#"{"type":"left","player":"b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0"}"#,
    r#"{"type":"gone","player":"b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2"}"#,
    r#"{"type":"banned","player":"b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2"}"#,
    r#"{"type":"host","player":null}"#,
];

fn opened() -> Room {
    let event: RoomEvent = serde_json::from_str(OPENED).expect("the first event");
    Room::open(RoomId([9; 16]), &event, 1_000).expect("a room")
}

/// An event of the room's own with this one change.
fn event(n: usize, change: &Value) -> RoomEvent {
    let json = json!({ "v": 1, "id": format!("{:032x}", n + 2), "changes": [change] });
    serde_json::from_value(json).expect("an event")
}

#[test]
fn the_first_event_of_an_old_log_opens_its_room() {
    let room = opened();
    let settings = room.settings();
    assert_eq!(settings.rules, Preset::Classic.settings());
    assert_eq!(
        (settings.clocks.clue, settings.clocks.vote),
        (Some(60), Some(45))
    );
    assert_eq!(settings.language, Language::French);
    assert_eq!((settings.listed, settings.stand_ins), (true, false));
    assert_eq!(settings.decks[0].name, "Lanterns");
    assert_eq!(room.host(), Some(ADA));
    let ada = room.member(ADA).expect("Ada");
    assert_eq!((ada.name.as_str(), ada.colour), ("Ada", Colour::Plum));
    assert_eq!(room.position(), 1);
}

#[test]
fn every_old_change_is_read_and_written_as_it_was() {
    let first: RoomEvent = serde_json::from_str(OPENED).expect("the first event");
    let written = serde_json::to_string(&first).expect("JSON");
    // Settings that came later are written with what holds where nothing was said.
    let written = written.replace(r#","bot_strength":"even""#, "");
    assert_eq!(written, OPENED.replace('\n', ""));
    for json in CHANGES {
        let change: RoomChange = serde_json::from_str(json).expect(json);
        assert_eq!(serde_json::to_string(&change).expect("JSON"), json);
    }
}

#[test]
fn an_old_log_makes_the_room_it_made() {
    let mut room = opened();
    let mut follow = |n: usize| {
        let change: Value = serde_json::from_str(CHANGES[n]).expect("JSON");
        room.apply(&event(n, &change), 2_000).expect("followed");
        room.clone()
    };
    (0..2).for_each(|n| drop(follow(n)));
    let room = (2..9).map(&mut follow).last().expect("a room");
    let names: Vec<_> = room.members().iter().map(|m| m.name.as_str()).collect();
    assert_eq!(names, ["Beatrix", "Ada", "Clover"]);
    let bea = room.member(BEA).expect("Bea");
    assert_eq!(
        (bea.colour, bea.ready, bea.stand_in),
        (Colour::Sky, true, true)
    );
    assert!(room.is_muted(BEA) && room.may_hear(BEA, "0123"));

    // What was hers is hers on another device; then she is gone, and sent away on both.
    let room = (9..11).map(&mut follow).last().expect("a room");
    let moved = PlayerId([0xb2; 16]);
    assert!(room.has_moved(BEA) && room.is_muted(moved));
    assert!(room.may_hear(moved, "0123") && !room.may_hear(BEA, "0123"));
    let room = (11..CHANGES.len()).map(&mut follow).last().expect("a room");
    assert_eq!(room.seated().count(), 1);
    assert!(room.is_banned(moved) && room.is_banned(BEA));
    assert_eq!(room.host(), None);
    assert_eq!(room.position(), 1 + CHANGES.len() as u64);
}

/// The game is one of those that the rules keep from the first build.
#[test]
fn an_old_game_in_an_old_log_comes_to_its_old_end() {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../rules/tests/logs/v1");
    let read = |name: &str| fs::read_to_string(folder.join(name)).expect("an old log");
    let log: Value = serde_json::from_str(&read("classic.json")).expect("JSON");
    let events = log["events"].as_array().expect("events");
    let decks = json!([{ "id": "11".repeat(32), "name": "Lanterns", "cards": 84 }]);

    let mut room = opened();
    for (n, game) in events.iter().enumerate() {
        let change = match n {
            0 => json!({ "type": "began", "decks": decks, "seats": [[ADA, 0]], "event": game }),
            _ => json!({ "type": "game", "event": game }),
        };
        room.apply(&event(n, &change), 2_000).expect("followed");
        assert_eq!(
            room.member(ADA).and_then(|m| m.seat).map(|s| s.index()),
            Some(0)
        );
    }
    let game = room.game().expect("a game");
    assert!(game.is_over());
    let scores: Vec<String> = (game.scores().iter())
        .map(|s| format!("{}:{}", s.side.index(), s.score))
        .collect();
    assert!(read("classic.end.txt").starts_with(&scores.join(" ")));
    assert_eq!(room.decks_in_play().map(|d| d.len()), Some(1));
}

#[test]
fn an_event_of_a_newer_build_is_refused_with_both_versions() {
    let newer = OPENED.replacen("\"v\":1", "\"v\":2", 1);
    let error = serde_json::from_str::<RoomEvent>(&newer).expect_err("unknown");
    let said = error.to_string();
    assert!(
        said.contains("version 2") && said.contains("version 1"),
        "{said}"
    );
    let unknown = r#"{"type":"painted","player":"bebebebebebebebebebebebebebebebe"}"#;
    let error = serde_json::from_str::<RoomChange>(unknown).expect_err("unknown");
    assert!(error.to_string().contains("painted"), "{error}");
}
