//! The record of a finished game: who held what, who did what, and when.

use fabula_ids::{ContentHash, PlayerId, RoomId, Stamp};
use fabula_room::{
    Command, DueAction, Environment, GameRecord, HostCommand, MemberCommand, Move, NewRoom,
    ROOM_VERSION, Request, Room, RoomChange, RoomEvent, TableDeck, TableSettingsChange,
};
use fabula_rules::{
    Action, ActionId, Card, Clue, Draw, Ending, Player, Preset, Seat, Seed, Settings,
};
use serde_json::Value;

const ROOM: RoomId = RoomId([9; 16]);

fn person(n: usize) -> PlayerId {
    PlayerId([n as u8 + 1; 16])
}

fn seat(n: usize) -> Seat {
    Seat::new(n).expect("a seat")
}

/// A room of four persons, and all that happened there.
struct Evening {
    room: Room,
    log: Vec<(RoomEvent, Stamp)>,
    decks: [TableDeck; 1],
    requests: u128,
}

impl Evening {
    /// The first to get so many points wins.
    fn open(target: u16, agents: bool) -> Evening {
        let rules = Settings {
            target: Some(target),
            ..Preset::Classic.settings()
        };
        let change = TableSettingsChange {
            rules: Some(rules),
            agents: Some(agents),
            ..TableSettingsChange::default()
        };
        let mut evening = Evening::of(&change, 0);
        for n in 1..4 {
            let (name, colour) = (format!("Person {n}"), None);
            evening.ask(1, n, MemberCommand::Sit { name, colour });
        }
        evening
    }

    fn of(change: &TableSettingsChange, bots: u8) -> Evening {
        let decks = [TableDeck {
            id: ContentHash::of(b"deck"),
            name: "Lanterns".to_owned(),
            cards: 84,
        }];
        let new = NewRoom {
            change,
            sit: Some(("Person 0", None)),
            bots,
            start: false,
        };
        let environment = Environment {
            now: 1,
            seed: Seed([7; 32]),
            decks: &decks,
        };
        let opened = Room::create(ROOM, person(0), ActionId(0), &new, &environment);
        let opened = opened.expect("a room");
        Evening {
            room: Room::open(ROOM, &opened, 1).expect("it opens"),
            log: vec![(opened, 1)],
            decks,
            requests: 0,
        }
    }

    fn apply(&mut self, now: Stamp, event: RoomEvent) {
        self.room.apply(&event, now).expect("it was decided");
        self.log.push((event, now));
    }

    fn ask(&mut self, now: Stamp, n: usize, command: impl Into<Command>) {
        self.requests += 1;
        let request = Request {
            by: person(n),
            id: ActionId(self.requests),
            turn: self.room.game().map(|game| game.turn()),
            command: command.into(),
        };
        let environment = Environment {
            now,
            seed: Seed([self.requests as u8; 32]),
            decks: &self.decks,
        };
        let event = self.room.decide(&request, &environment);
        self.apply(now, event.expect("it may be done"));
    }

    fn due(&mut self, now: Stamp, due: &DueAction) {
        let event = self.room.decide_due(due).expect("it may be done");
        self.apply(now, event);
    }

    fn hand(&self, n: usize) -> Vec<Card> {
        let view = self.room.view(Some(person(n)));
        let hand = view.game.expect("a game").view.hand.expect("a hand");
        hand.to_vec()
    }

    fn gives(&mut self, now: Stamp, n: usize) {
        let cards = vec![self.hand(n)[0]];
        self.ask(now, n, Move::Give { cards });
    }

    fn votes(&mut self, now: Stamp, n: usize, card: Card) {
        let (cards, red) = (vec![card], None);
        self.ask(now, n, Move::Vote { cards, red });
    }

    fn tells(&mut self, now: Stamp, n: usize) -> Card {
        let card = self.hand(n)[0];
        let clue = Clue::text("Where is happiness?");
        self.ask(
            now,
            n,
            Move::Tell {
                card: Some(card),
                clue,
            },
        );
        card
    }

    /// A round from the clue to the last vote; one of three finds the card.
    fn round(&mut self, now: Stamp, storyteller: usize) {
        let card = self.tells(now, storyteller);
        let others: Vec<usize> = (0..4).filter(|&n| n != storyteller).collect();
        let decoys: Vec<Card> = others.iter().map(|&n| self.hand(n)[0]).collect();
        for &n in &others {
            self.gives(now, n);
        }
        for (place, &n) in others.iter().enumerate() {
            let card = match place {
                0 => card,
                // Each for the one before them.
                _ => decoys[place - 1],
            };
            self.votes(now, n, card);
        }
    }

    fn records(&self) -> Vec<GameRecord> {
        GameRecord::all(ROOM, &self.log, false).expect("a sound log")
    }
}

#[test]
fn a_record_tells_who_held_what_and_when_everything_was_done() {
    let mut evening = Evening::open(3, false);
    evening.ask(100, 0, HostCommand::Start);
    evening.ask(200, 2, Move::Claim);
    let hands: Vec<Vec<Card>> = (0..4).map(|n| evening.hand(n)).collect();
    let card = evening.tells(300, 2);
    evening.gives(410, 0);
    evening.gives(420, 3);
    // Another one; the last counts.
    let cards = vec![evening.hand(0)[1]];
    evening.ask(430, 0, Move::Give { cards });
    let decoy = evening.hand(1)[0];
    evening.gives(440, 1);
    evening.votes(510, 0, card);
    evening.votes(520, 1, card);
    evening.votes(530, 0, decoy);
    assert!(evening.records().is_empty(), "it is not over yet");
    evening.votes(540, 3, decoy);

    let [record] = &evening.records()[..] else {
        panic!("one game");
    };
    assert_eq!((record.format, record.version), ("fabula-game", 1));
    assert_eq!((record.began, record.ended), (100, 540));
    assert_eq!(record.decks[0].id, ContentHash::of(b"deck"));
    assert_eq!((record.chosen, record.agents), (false, false));
    assert_eq!(record.ending, Some(Ending::Target));
    let game = evening.room.game().expect("a game");
    assert_eq!(record.scores, game.scores());
    assert_eq!(record.winners, game.winners());
    assert_eq!(record.seed, *game.seed());
    let [round] = &record.rounds[..] else {
        panic!("one round");
    };
    assert_eq!(round.began, 200, "who claimed has the turn from then on");
    assert_eq!(round.told, 300);
    let times = |of: &[(usize, Stamp)]| of.iter().copied().collect();
    assert_eq!(round.gave, times(&[(0, 430), (1, 440), (3, 420)]));
    assert_eq!(round.voted, times(&[(0, 530), (1, 520), (3, 540)]));
    assert_eq!(round.scored, 540);
    let held: Vec<Vec<Card>> = round.hands.values().cloned().collect();
    assert_eq!(held, hands, "as they were before the clue");
    let result = round.result.as_ref().expect("a result");
    assert_eq!(result.storyteller, seat(2));
    assert_eq!(result.ballots.len(), 3);
    assert!(round.stand_ins.is_empty() && round.reasons.is_empty());
}

#[test]
fn each_round_begins_when_the_one_before_was_left() {
    let mut evening = Evening::open(30, false);
    evening.ask(100, 0, HostCommand::Start);
    evening.ask(200, 0, Move::Claim);
    evening.round(300, 0);
    for n in 0..4 {
        evening.ask(400 + n as Stamp, n, Move::Seen);
    }
    evening.round(500, 1);
    for n in 0..4 {
        evening.ask(600, n, Move::AgreeToEnd);
    }
    let present = (0..4).map(seat).collect();
    evening.due(700, &DueAction::Conclude { present });
    let [record] = &evening.records()[..] else {
        panic!("one game");
    };
    assert_eq!(record.ending, Some(Ending::Agreement));
    assert_eq!(record.ended, 700);
    let times = record.rounds.iter().map(|r| (r.began, r.told, r.scored));
    let times: Vec<_> = times.collect();
    assert_eq!(times, [(200, 300, 300), (403, 500, 500)]);
}

#[test]
fn a_turn_began_when_it_began_whatever_others_do_meanwhile() {
    let mut evening = Evening::open(3, false);
    evening.ask(100, 0, HostCommand::Start);
    evening.ask(200, 0, Move::Claim);
    let name = Some("Somebody else".to_owned());
    evening.ask(250, 1, MemberCommand::Dress { name, colour: None });
    evening.round(300, 0);
    assert_eq!(evening.records()[0].rounds[0].began, 200);
}

#[test]
fn persons_are_named_only_if_asked_for_or_at_a_table_for_agents() {
    for agents in [true, false] {
        let mut evening = Evening::open(3, agents);
        evening.ask(100, 0, HostCommand::Start);
        evening.ask(200, 0, Move::Claim);
        evening.round(300, 0);
        for names in [true, false] {
            let records = GameRecord::all(ROOM, &evening.log, names).expect("a sound log");
            assert_eq!(records[0].agents, agents);
            for (n, player) in records[0].players.iter().enumerate() {
                assert_eq!((player.seat, player.kind), (seat(n), Player::Person));
                let name = (agents || names).then(|| format!("Person {n}"));
                assert_eq!(player.name, name);
            }
            // Nor is anybody's name anywhere else in it.
            let json = serde_json::to_string(&records).expect("JSON");
            assert_eq!(json.contains("Person "), agents || names);
        }
    }
}

/// A round in which a bot plays for the last of the four.
fn with_a_stand_in(target: u16) -> Evening {
    let mut evening = Evening::open(target, false);
    evening.ask(100, 0, HostCommand::Start);
    evening.ask(200, 0, Move::Claim);
    let player = person(3);
    evening.due(250, &DueAction::StandIn { player });
    let card = evening.tells(300, 0);
    let decoy = evening.hand(1)[0];
    let bot = |evening: &mut Evening, now: Stamp, action: Action| {
        let turn = evening.room.running().expect("a game").turn();
        let moves = DueAction::BotMoves {
            seat: seat(3),
            turn,
            action,
            reason: None,
        };
        evening.due(now, &moves);
    };
    evening.gives(400, 1);
    evening.gives(410, 2);
    let cards = [evening.hand(3)[0]].into_iter().collect();
    bot(&mut evening, 420, Action::Give { cards });
    evening.votes(500, 1, card);
    evening.votes(510, 2, decoy);
    let cards = [decoy].into_iter().collect();
    bot(&mut evening, 520, Action::Vote { cards, red: None });
    evening
}

/// The record and the album say for whom a bot played.
fn is_marked(evening: &Evening) {
    let records = evening.records();
    let round = &records[0].rounds[0];
    assert_eq!(round.stand_ins, [seat(3)]);
    assert_eq!((round.gave[&3], round.voted[&3]), (420, 520));
    assert_eq!(records[0].players[3].kind, Player::Person);
    let album = evening.room.rounds().first().expect("a round");
    let marked: Vec<bool> = album.players.iter().map(|p| p.stand_in).collect();
    assert_eq!(marked, [false, false, false, true]);
}

#[test]
fn seats_for_which_a_bot_played_are_marked() {
    let mut evening = with_a_stand_in(30);
    for n in 0..3 {
        evening.ask(600, n, Move::AgreeToEnd);
    }
    let present = (0..3).map(seat).collect();
    evening.due(700, &DueAction::Conclude { present });
    is_marked(&evening);
}

#[test]
fn seats_for_which_a_bot_played_are_marked_in_the_last_round_too() {
    is_marked(&with_a_stand_in(3));
}

#[test]
fn games_that_are_not_over_are_not_told_and_each_game_has_a_name_of_its_own() {
    let mut evening = Evening::open(3, true);
    let mut ids = Vec::new();
    for game in 0..3 {
        let now = 1_000 * (game as Stamp + 1);
        let seed = Seed([game as u8; 32]);
        evening.ask(now, 0, HostCommand::StartWithSeed { seed });
        evening.ask(now + 100, 0, Move::Claim);
        assert_eq!(evening.records().len(), game, "the last is not over");
        evening.round(now + 200, 0);
        let records = evening.records();
        assert_eq!(records.len(), game + 1);
        let last = records.last().expect("a game");
        assert_eq!((last.game, last.began), (game as u32, now));
        assert_eq!((last.seed, last.chosen), (seed, true));
        ids.push(last.id.clone());
        let told: Vec<&String> = records.iter().map(|record| &record.id).collect();
        assert_eq!(told, ids.iter().collect::<Vec<_>>(), "names stay");
    }
    ids.sort();
    ids.dedup();
    assert_eq!(ids.len(), 3);
    // The name does not tell the room's.
    assert!(ids.iter().all(|id| !id.contains(&"09".repeat(4))));
}

/// A whole game of a person and bots who play at random.
fn random_game(preset: Preset) -> GameRecord {
    let change = TableSettingsChange {
        preset: Some(preset),
        ..TableSettingsChange::default()
    };
    let players = preset.player_counts().next().expect("a size");
    let mut evening = Evening::of(&change, players as u8 - 1);
    evening.ask(10, 0, HostCommand::Start);
    let mut game = evening.room.running().cloned().expect("a game");
    let mut chance = Draw::new(&Seed([2; 32]), 0);
    let mut now: Stamp = 10;
    while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
        now += 1;
        let event = Box::new(event.expect("a legal move"));
        let event = RoomEvent {
            version: ROOM_VERSION,
            by: None,
            id: ActionId(u128::from(now.unsigned_abs())),
            changes: vec![RoomChange::Game { event }],
        };
        evening.apply(now, event);
    }
    let mut records = evening.records();
    assert_eq!(records.len(), 1, "{preset}");
    let record = records.remove(0);
    assert_eq!(record.rounds.len(), usize::from(game.round()), "{preset}");
    assert_eq!(record.players.len(), players);
    record
}

/// Everybody's hand is told in every round, and what they laid was in it.
fn all_hands_are_told(record: &GameRecord) {
    for round in &record.rounds {
        let told: Vec<usize> = round.hands.keys().copied().collect();
        let all: Vec<usize> = (0..record.players.len()).collect();
        assert_eq!(told, all, "{round:?}");
        for laid in &*round.result.as_ref().expect("a result").table {
            let hand = &round.hands[&laid.owner.index()];
            assert!(hand.contains(&laid.card), "{laid:?}: {round:?}");
        }
    }
}

#[test]
fn in_every_preset_all_rounds_are_told_with_their_times() {
    for preset in Preset::all() {
        let record = random_game(preset);
        let bots = record.players.iter().filter(|player| player.name.is_some());
        assert_eq!(bots.count(), record.players.len() - 1, "{preset}");
        let mut before = record.began;
        for round in &record.rounds {
            let result = round.result.as_ref().expect("a result");
            let mut times = vec![before, round.began, round.told];
            for acts in [&round.gave, &round.voted] {
                times.extend(acts.values().min().copied());
                times.extend(acts.values().max().copied());
            }
            times.push(round.scored);
            assert!(times.is_sorted(), "{preset}: {times:?}");
            let voters: Vec<usize> = result.ballots.iter().map(|b| b.seat.index()).collect();
            assert!(round.voted.keys().eq(&voters), "{preset}: {round:?}");
            before = round.scored;
        }
        assert!(before <= record.ended);
    }
}

#[test]
fn all_hands_are_told_but_in_party() {
    for preset in Preset::all().filter(|preset| *preset != Preset::OdysseyParty) {
        all_hands_are_told(&random_game(preset));
    }
}

#[test]
fn all_hands_are_told_in_party_too() {
    all_hands_are_told(&random_game(Preset::OdysseyParty));
}

#[test]
fn a_record_is_one_flat_line_of_json() {
    let mut evening = Evening::open(3, false);
    evening.ask(100, 0, HostCommand::Start);
    evening.ask(200, 0, Move::Claim);
    evening.round(300, 0);
    let json = serde_json::to_string(&evening.records()[0]).expect("JSON");
    assert!(!json.contains('\n'));
    let value: Value = serde_json::from_str(&json).expect("JSON");
    let keys: Vec<&String> = value.as_object().expect("an object").keys().collect();
    let known = [
        "agents", "began", "chosen", "decks", "ended", "ending", "format", "game", "id", "players",
        "rounds", "scores", "seed", "settings", "version", "winners",
    ];
    assert_eq!(keys, known, "docs/agents.md says what each is");
    let round = value["rounds"][0].as_object().expect("an object");
    let keys: Vec<&String> = round.keys().collect();
    let known = [
        "began", "gave", "hands", "result", "scored", "told", "voted",
    ];
    assert_eq!(
        keys, known,
        "stand_ins and reasons only where there are some"
    );
}
