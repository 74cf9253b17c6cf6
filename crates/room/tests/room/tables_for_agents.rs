//! A table for agents: its host may choose the seed, and nobody else's may.

use fabula_ids::{ContentHash, PlayerId, RoomId};
use fabula_room::{
    Command, Environment, HostCommand, NewRoom, Request, Room, RoomChange, RoomEvent, RoomRefusal,
    TableDeck, TableSettings, TableSettingsChange,
};
use fabula_rules::{Action, ActionId, Seed};

const HOST: PlayerId = PlayerId([1; 16]);
const DRAWN: Seed = Seed([7; 32]);
const CHOSEN: Seed = Seed([8; 32]);

fn decks() -> [TableDeck; 1] {
    [TableDeck {
        id: ContentHash::of(b"deck"),
        name: "Lanterns".to_owned(),
        cards: 84,
    }]
}

fn agents(agents: bool) -> TableSettingsChange {
    TableSettingsChange {
        agents: Some(agents),
        ..TableSettingsChange::default()
    }
}

/// A table of its host and three bots.
fn table(change: &TableSettingsChange) -> Room {
    let new = NewRoom {
        change,
        sit: Some(("Ada", None)),
        bots: 3,
        start: false,
    };
    let id = RoomId([9; 16]);
    let decks = decks();
    let opened = Room::create(id, HOST, ActionId(1), &new, &environment(&decks));
    Room::open(id, &opened.expect("a room"), 0).expect("it opens")
}

fn environment(decks: &[TableDeck]) -> Environment<'_> {
    Environment {
        now: 0,
        seed: DRAWN,
        decks,
    }
}

fn decide(room: &Room, by: PlayerId, command: HostCommand) -> Result<RoomEvent, RoomRefusal> {
    let request = Request {
        by,
        id: ActionId(2),
        turn: None,
        command: Command::from(command),
    };
    room.decide(&request, &environment(&decks()))
}

fn must(room: &mut Room, command: HostCommand) -> RoomEvent {
    let event = decide(room, HOST, command).expect("it may be done");
    room.apply(&event, 0).expect("it was decided");
    event
}

const WITH_SEED: HostCommand = HostCommand::StartWithSeed { seed: CHOSEN };

#[test]
fn a_game_with_a_chosen_seed_says_so_in_its_first_event() {
    for (command, seed, chosen) in [
        (WITH_SEED, CHOSEN, true),
        (HostCommand::Start, DRAWN, false),
    ] {
        let mut room = table(&agents(true));
        let event = must(&mut room, command);
        let [RoomChange::Began { event, .. }] = &event.changes[..] else {
            panic!("{event:?}");
        };
        let Action::Start { setup } = &event.cause.action else {
            panic!("{event:?}");
        };
        assert_eq!((setup.seed, setup.chosen), (seed, chosen));
        let view = room.view(None).game.expect("a game").view;
        assert_eq!(view.chosen, chosen);
    }
}

#[test]
fn elsewhere_nobody_chooses_the_seed() {
    for change in [agents(false), TableSettingsChange::default()] {
        let room = table(&change);
        let refusal = decide(&room, HOST, WITH_SEED).unwrap_err();
        assert_eq!(refusal, RoomRefusal::OnlyForAgents);
        assert_eq!(refusal.code(), "only-for-agents");
    }
    let stranger = PlayerId([2; 16]);
    let refusal = decide(&table(&agents(true)), stranger, WITH_SEED);
    assert_eq!(refusal.unwrap_err(), RoomRefusal::NotSeated);
}

#[test]
fn whether_a_table_is_for_agents_is_settled_before_the_game() {
    let configure = |is: bool| HostCommand::Configure {
        change: Box::new(agents(is)),
    };
    let mut room = table(&TableSettingsChange::default());
    must(&mut room, configure(true));
    assert!(room.settings().agents);
    must(&mut room, WITH_SEED);
    for is in [true, false] {
        let refusal = decide(&room, HOST, configure(is)).unwrap_err();
        assert_eq!(refusal, RoomRefusal::GameRunning);
    }
}

#[test]
fn no_bot_stands_in_at_a_table_for_agents_whatever_it_wants() {
    let usual = TableSettings::usual(&decks());
    assert!(usual.bots_may_stand_in());
    let change = TableSettingsChange {
        stand_ins: Some(true),
        ..agents(true)
    };
    let changed = usual.with(&change, &[]).expect("settings");
    assert!(changed.stand_ins && !changed.bots_may_stand_in());
}

#[test]
fn tables_as_usual_say_nothing_about_agents() {
    let usual = TableSettings::usual(&decks());
    let json = serde_json::to_string(&usual).expect("JSON");
    assert!(!json.contains("agents"), "{json}");
    let read: TableSettings = serde_json::from_str(&json).expect("settings");
    assert_eq!(read, usual);
}
