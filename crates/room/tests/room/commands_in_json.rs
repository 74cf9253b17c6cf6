//! Commands as they travel: one flat object with a `type`, and a clear word about what is wrong with it.

use std::collections::BTreeSet;

use fabula_ids::PlayerId;
use fabula_room::{
    Colour, Command, HostCommand, MemberCommand, Move, Persona, SeatToken, TableSettingsChange,
};
use fabula_rules::{Card, Clue, Preset, Seat, Seed};
use serde_json::Value;
use strum::VariantNames;

/// Every command, and what it looks like. What stands here was sent by pages and agents that are still in use.
fn commands() -> Vec<(Command, &'static str)> {
    let player = PlayerId([0xab; 16]);
    let token = SeatToken([0x11; 32]);
    let moves = [
        (Move::Claim, r#"{"type":"claim"}"#),
        (Move::Withdraw, r#"{"type":"withdraw"}"#),
        (
            Move::Tell {
                card: Some(Card(7)),
                clue: Clue::text("A boat"),
            },
            r#"{"type":"tell","card":7,"clue":{"form":"text","text":"A boat"}}"#,
        ),
        (
            Move::Tell {
                card: None,
                clue: Clue::text("A boat"),
            },
            r#"{"type":"tell","clue":{"form":"text","text":"A boat"}}"#,
        ),
        (
            Move::Give {
                cards: vec![Card(1), Card(2)],
            },
            r#"{"type":"give","cards":[1,2]}"#,
        ),
        (Move::TakeBack, r#"{"type":"take_back"}"#),
        (
            Move::Vote {
                cards: vec![Card(3)],
                red: None,
            },
            r#"{"type":"vote","cards":[3]}"#,
        ),
        (
            Move::Vote {
                cards: vec![Card(3)],
                red: Some(Card(4)),
            },
            r#"{"type":"vote","cards":[3],"red":4}"#,
        ),
        (Move::Seen, r#"{"type":"seen"}"#),
        (Move::AgreeToEnd, r#"{"type":"agree_to_end"}"#),
        (Move::KeepPlaying, r#"{"type":"keep_playing"}"#),
        (Move::Resume, r#"{"type":"resume"}"#),
    ];
    let members = [
        (
            MemberCommand::Sit {
                name: "Ada".to_owned(),
                colour: Some(Colour::Plum),
            },
            r#"{"type":"sit","name":"Ada","colour":"plum"}"#,
        ),
        (
            MemberCommand::Sit {
                name: "Ada".to_owned(),
                colour: None,
            },
            r#"{"type":"sit","name":"Ada"}"#,
        ),
        (
            MemberCommand::Dress {
                name: None,
                colour: Some(Colour::Snow),
            },
            r#"{"type":"dress","colour":"snow"}"#,
        ),
        (
            MemberCommand::Ready { ready: true },
            r#"{"type":"ready","ready":true}"#,
        ),
        (MemberCommand::Leave, r#"{"type":"leave"}"#),
        (
            MemberCommand::OfferSeat { token },
            r#"{"type":"offer_seat","token":"1111111111111111111111111111111111111111111111111111111111111111"}"#,
        ),
        (
            MemberCommand::TakeSeat { token },
            r#"{"type":"take_seat","token":"1111111111111111111111111111111111111111111111111111111111111111"}"#,
        ),
    ];
    let change = TableSettingsChange {
        preset: Some(Preset::Odyssey),
        ..TableSettingsChange::default()
    };
    let hosts = [
        (
            HostCommand::Configure {
                change: Box::new(change),
            },
            r#"{"type":"configure","wish":{"preset":"odyssey","settings":null,"clocks":null,"decks":null,"language":null,"listed":null,"late_joining":null,"stand_ins":null,"locked":null,"bot_strength":null,"vision":null,"agents":null}}"#,
        ),
        (
            HostCommand::Arrange {
                order: vec![player],
            },
            r#"{"type":"arrange","order":["abababababababababababababababab"]}"#,
        ),
        (HostCommand::ADD_ANY_BOT, r#"{"type":"add_bot"}"#),
        (
            HostCommand::ChangeBot {
                player,
                persona: Some(Persona::Poet),
            },
            r#"{"type":"change_bot","player":"abababababababababababababababab","persona":"poet"}"#,
        ),
        (HostCommand::Start, r#"{"type":"start"}"#),
        (
            HostCommand::StartWithSeed {
                seed: Seed([7; 32]),
            },
            r#"{"type":"start_with_seed","seed":"0707070707070707070707070707070707070707070707070707070707070707"}"#,
        ),
        (
            HostCommand::Kick { player },
            r#"{"type":"kick","player":"abababababababababababababababab"}"#,
        ),
        (
            HostCommand::HandOver { player },
            r#"{"type":"hand_over","player":"abababababababababababababababab"}"#,
        ),
        (
            HostCommand::Mute {
                player,
                muted: true,
            },
            r#"{"type":"mute","player":"abababababababababababababababab","muted":true}"#,
        ),
        (HostCommand::Pause, r#"{"type":"pause"}"#),
        (HostCommand::MoveOn, r#"{"type":"move_on"}"#),
        (
            HostCommand::Close {
                seat: Seat::new(3).expect("a seat"),
            },
            r#"{"type":"close","seat":3}"#,
        ),
    ];
    let moves = moves.into_iter().map(|(c, json)| (Command::from(c), json));
    let members = members
        .into_iter()
        .map(|(c, json)| (Command::from(c), json));
    let hosts = hosts.into_iter().map(|(c, json)| (Command::from(c), json));
    moves.chain(members).chain(hosts).collect()
}

fn error(json: &str) -> String {
    match serde_json::from_str::<Command>(json) {
        Ok(command) => panic!("{json} was read as {command:?}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn every_command_is_one_flat_object_and_reads_back_equal() {
    for (command, json) in commands() {
        assert_eq!(serde_json::to_string(&command).expect("JSON"), json);
        let read: Command = serde_json::from_str(json).expect(json);
        assert_eq!(read, command);
        // Also when the order of fields is another one, or somebody has parsed it before.
        let value: Value = serde_json::from_str(json).expect("JSON");
        assert!(value["type"].is_string(), "{json}");
        let read: Command = serde_json::from_value(value).expect(json);
        assert_eq!(read, command);
    }
}

#[test]
fn no_command_is_forgotten_here_and_no_two_have_one_name() {
    let all = commands();
    let tried: BTreeSet<String> = all
        .iter()
        .map(|(command, _)| {
            let json = serde_json::to_value(command).expect("JSON");
            json["type"].as_str().expect("a name").to_owned()
        })
        .collect();
    let kinds = [
        Move::VARIANTS,
        MemberCommand::VARIANTS,
        HostCommand::VARIANTS,
    ];
    let known: BTreeSet<String> = kinds.concat().iter().map(|n| n.to_string()).collect();
    assert_eq!(tried, known);
    assert_eq!(
        known.len(),
        kinds.iter().map(|names| names.len()).sum::<usize>()
    );
}

#[test]
fn a_field_that_need_not_be_said_may_be_null_or_missing() {
    let same = [
        (r#"{"type":"add_bot"}"#, r#"{"type":"add_bot","name":null}"#),
        (
            r#"{"type":"vote","cards":[3]}"#,
            r#"{"type":"vote","red":null,"cards":[3]}"#,
        ),
        (
            r#"{"type":"configure","wish":{}}"#,
            r#"{"wish":{"preset":null},"type":"configure"}"#,
        ),
    ];
    for (one, other) in same {
        let read = |json| serde_json::from_str::<Command>(json).expect(json);
        assert_eq!(read(one), read(other));
    }
}

#[test]
fn what_is_no_command_is_refused_with_the_reason() {
    let wrong = [
        (r#"{"type":"fly"}"#, "unknown variant `fly`"),
        (r#"{"type":"Claim"}"#, "unknown variant `Claim`"),
        (r#"{"type":7}"#, "unknown variant"),
        (r#"{"type":null}"#, "unknown variant"),
        (r#"{}"#, "missing field `type`"),
        (r#"{"cards":[1]}"#, "missing field `type`"),
        (r#"{"type":"give"}"#, "missing field `cards`"),
        (r#"{"type":"tell","card":1}"#, "missing field `clue`"),
        (
            r#"{"type":"ready","ready":true,"steady":true}"#,
            "unknown field `steady`",
        ),
        (
            r#"{"type":"configure","wish":{"presets":"odyssey"}}"#,
            "unknown field `presets`",
        ),
        (
            r#"{"type":"give","cards":[1],"cards":[2]}"#,
            "duplicate field `cards`",
        ),
        (
            r#"{"type":"claim","type":"start"}"#,
            "duplicate field `type`",
        ),
        (r#"{"type":"ready","ready":1}"#, "expected a boolean"),
        (r#"{"type":"give","cards":[65536]}"#, "expected u16"),
        ("null", "a command: an object with a `type`"),
        ("[]", "a command: an object with a `type`"),
        (r#""claim""#, "a command: an object with a `type`"),
    ];
    for (json, reason) in wrong {
        let error = error(json);
        assert!(error.contains(reason), "{json}: {error}");
    }
    // Whoever asks for the unknown is told what there is.
    let error = error(r#"{"type":"fly"}"#);
    for known in ["claim", "sit", "configure"] {
        assert!(error.contains(&format!("`{known}`")), "{error}");
    }
}
