//! Nobody is told what they may not know: every byte that arrives is held against the secret state.
//!
//! Random games of every preset are played over sockets, with bots, spectators, people who change their
//! minds and people who try what they may not. When a game is over its log is replayed by the
//! small model below, which shares no code with the views, and every message that any client ever heard
//! is looked at again with the knowledge of what was secret when it came.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, LazyLock};

use fabula_room::Refused;
use fabula_room::{Command, HostCommand, MemberCommand, Move, SeatToken, TableSettingsChange};
use fabula_rules::{
    Action, ActionId, Card, Change, Clue, Draw, Event, Kind, Laid, Log, PhaseName, Player, Preset,
    Seat, Seed, Settings,
};
use fabula_server::Options;
use fabula_server::protocol::{Do, ToServer};
use fabula_server::table::Reaction;
use serde_json::{Value, json};

use crate::support::{Client, TestServer, chance, command, game_of, preset, secret, table_of};

// What may be said at all.

/// Every field that a message may have: where it stands, then its names. A new one fails here until somebody
/// has asked: who may know this?
const ALLOWED: &str = "
welcome: type version program you
welcome.talk[]: number at player name text
said: type
said.line: number at player name text
reacted: type player reaction
done: type id position
bye: type bye

refused: type id
refused.refused: code message
refused.refused.facts: card phase storyteller needed got min max partner
refused.refused.facts.now: game round phase attempt

state: type code link position clock watching
state.clock: left total running
state.presence[]: player presence
state.table: host you moved game start_refused sit_refused pairs[][]
state.table.charter: language late_joining listed locked stand_ins
state.table.charter.clocks: race clue give vote review
state.table.charter.decks[]: id name cards
state.table.game.settings: preset kind target laps reshuffle victory
state.table.game.settings.seats: min max
state.table.game.settings.hand: three few many
state.table.game.settings.gives: three few many
state.table.game.settings.votes: three few many
state.table.game.settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
state.table.game.settings.points.all_or_none: storyteller finder other
state.table.game.settings.points.some: storyteller finder other
state.table.game.settings.clues: text sound performed
state.table.charter.settings: preset kind target laps reshuffle victory
state.table.charter.settings.seats: min max
state.table.charter.settings.hand: three few many
state.table.charter.settings.gives: three few many
state.table.charter.settings.votes: three few many
state.table.charter.settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
state.table.charter.settings.points.all_or_none: storyteller finder other
state.table.charter.settings.points.some: storyteller finder other
state.table.charter.settings.clues: text sound performed
state.table.house_rules[]: rule preset table
state.table.deck_advice: advice
state.table.players[]: id kind name colour ready seat muted stand_in gone
state.table.may: sit ready start configure add_bot manage pause resume move_on close[]
state.table.start_refused: code message
state.table.sit_refused: code message
state.table.sit_refused.facts: min max got needed
state.table.start_refused.facts: min max got
state.table.game.decks[]: id name cards
state.table.game.view: you preset clock deck commitment hand hand[] discard[] awaited[] agreed[]
state.table.game.view.turn: game round phase attempt
state.table.game.view.seats[]: seat standing player side score turns cards gave
state.table.game.view.pauses: host too_few all_skipped
state.table.game.view.size: hand gives votes
state.table.game.view.phase: name storyteller claimed yours[] table[] ballot[] red ready[]
state.table.game.view.phase: ending winners[] seed
state.table.game.view.phase.clue: form text
state.table.game.view.phase.result: round storyteller red outcome
state.table.game.view.phase.result.clue: form text
state.table.game.view.phase.result.table[]: card owner
state.table.game.view.phase.result.ballots[]: seat cards[]
state.table.game.view.phase.result.lines[]: seat why points votes voters capped
state.table.game.view.phase.result.scores[]: side score
state.table.game.view.legal: claim withdraw take_back seen agree_to_end keep_playing leave resume
state.table.game.view.legal.tell: cards[] max_chars
state.table.game.view.legal.tell.forms: text sound performed
state.table.game.view.legal.give: cards[] count
state.table.game.view.legal.vote: cards[] min max red

album.games[]: game over winners[]
album.games[].settings: preset kind target laps reshuffle victory
album.games[].settings.seats: min max
album.games[].settings.hand: three few many
album.games[].settings.gives: three few many
album.games[].settings.votes: three few many
album.games[].settings.points: bonus bonus_cap crowd_cap lone_finder single_vote
album.games[].settings.points.all_or_none: storyteller finder other
album.games[].settings.points.some: storyteller finder other
album.games[].settings.clues: text sound performed
album.games[].decks[]: id name cards
album.games[].scores[]: side score
album.games[].rounds[].players[]: seat name colour kind side
album.games[].rounds[].result: round storyteller red outcome
album.games[].rounds[].result.clue: form text
album.games[].rounds[].result.table[]: card owner
album.games[].rounds[].result.ballots[]: seat cards[]
album.games[].rounds[].result.lines[]: seat why points votes voters capped
album.games[].rounds[].result.scores[]: side score

talk.lines[]: number at player name text
list.tables[]: code host preset house_rules language players max_players playing open
";

/// Fields that hold cards. Whoever reads them must be allowed to know every one.
const CARDS: [&str; 11] = [
    "state.table.game.view.hand[]",
    "state.table.game.view.discard[]",
    "state.table.game.view.phase.yours[]",
    "state.table.game.view.phase.table[]",
    "state.table.game.view.phase.ballot[]",
    "state.table.game.view.phase.red",
    "state.table.game.view.phase.result.table[].card",
    "state.table.game.view.phase.result.ballots[].cards[]",
    "state.table.game.view.legal.tell.cards[]",
    "state.table.game.view.legal.give.cards[]",
    "state.table.game.view.legal.vote.cards[]",
];

/// Calls `leaf` for everything in a value that is not itself made of others, with the path to it.
fn walk<'v>(path: &str, value: &'v Value, leaf: &mut impl FnMut(&str, &'v Value)) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                walk(&format!("{path}.{name}"), field, leaf);
            }
        }
        Value::Array(items) => {
            for item in items {
                walk(&format!("{path}[]"), item, leaf);
            }
        }
        other => leaf(path, other),
    }
}

/// The fields of a value that nobody has looked at yet.
fn unknown_fields(kind: &str, value: &Value) -> Vec<String> {
    static KNOWN: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
        let lines = ALLOWED.lines().filter_map(|line| line.split_once(':'));
        let paths = lines.flat_map(|(place, names)| {
            let names = names.split_whitespace();
            names.map(move |name| format!("{place}.{name}"))
        });
        paths.collect()
    });
    let mut unknown = BTreeSet::new();
    walk(kind, value, &mut |path, _| {
        if !KNOWN.contains(path) {
            unknown.insert(path.to_owned());
        }
    });
    unknown.into_iter().collect()
}

// What is secret.

/// A game with all its secrets, followed change by change.
#[derive(Clone, Debug)]
struct Secrets {
    party: bool,
    seed: String,
    cards: u16,
    phase: PhaseName,
    round: u16,
    storyteller: Option<Seat>,
    hands: BTreeMap<Seat, Vec<Card>>,
    /// Given, and not yet laid.
    given: Vec<Laid>,
    /// Laid face up.
    table: Vec<Laid>,
    ballots: BTreeMap<Seat, Vec<Card>>,
    red: Option<Card>,
    deck: Vec<Card>,
    discard: Vec<Card>,
    /// All rounds that were revealed.
    results: Vec<Value>,
}

impl Secrets {
    /// The secrets after each event.
    fn of(events: &[Event]) -> Vec<Secrets> {
        let Action::Start { setup } = &events[0].cause.action else {
            panic!("a log begins with a start");
        };
        let mut now = Secrets {
            party: setup.settings.kind == Kind::Party,
            seed: hex::encode(setup.seed.0),
            cards: setup.cards,
            phase: PhaseName::Race,
            round: 1,
            storyteller: None,
            hands: BTreeMap::new(),
            given: Vec::new(),
            table: Vec::new(),
            ballots: BTreeMap::new(),
            red: None,
            deck: Vec::new(),
            discard: Vec::new(),
            results: Vec::new(),
        };
        let follow = |event: &Event| {
            event.changes.iter().for_each(|change| now.follow(change));
            now.check_cards();
            now.clone()
        };
        events.iter().map(follow).collect()
    }

    fn hand(&mut self, seat: Seat) -> &mut Vec<Card> {
        self.hands.entry(seat).or_default()
    }

    fn give(&mut self, owner: Seat, card: Card) {
        self.hand(owner).retain(|&c| c != card);
        self.given.push(Laid { card, owner });
    }

    fn return_given(&mut self, seat: Seat) {
        let (back, rest) = self.given.iter().partition(|l| l.owner == seat);
        self.given = rest;
        let back: Vec<Laid> = back;
        self.hand(seat).extend(back.iter().map(|l| l.card));
    }

    fn vote(&mut self, seat: Seat, cards: &[Card], red: Option<Card>) {
        self.ballots.insert(seat, cards.to_vec());
        if self.storyteller == Some(seat) {
            self.red = red;
        }
    }

    fn follow(&mut self, change: &Change) {
        match change {
            Change::Started { deck, .. } => self.deck = deck.to_vec(),
            Change::Claimed { seat } | Change::Appointed { seat, .. } => {
                (self.phase, self.storyteller) = (PhaseName::Clue, Some(*seat));
            }
            Change::Reopened => (self.phase, self.storyteller) = (PhaseName::Race, None),
            Change::Told { card, .. } => {
                self.phase = PhaseName::Give;
                if let Some(card) = card {
                    self.give(self.storyteller.expect("who told"), *card);
                }
            }
            Change::Gave { seat, cards, .. } => {
                self.return_given(*seat);
                cards.iter().for_each(|&card| self.give(*seat, card));
            }
            Change::TookBack { seat } => {
                self.return_given(*seat);
                self.vote(*seat, &[], None);
            }
            Change::Laid { table, .. } => {
                self.phase = PhaseName::Vote;
                self.given.clear();
                self.table = table.to_vec();
                self.ballots.clear();
                self.red = None;
            }
            Change::Voted { seat, cards, red } => self.vote(*seat, cards, *red),
            Change::Scored { result } => {
                self.phase = PhaseName::Review;
                self.results.push(json!(result));
            }
            Change::Discarded => {
                let table = self.table.drain(..);
                self.discard.extend(table.map(|l| l.card));
            }
            Change::Voided {
                returned,
                discarded,
            } => {
                self.given.clear();
                self.table.clear();
                for laid in returned {
                    self.hand(laid.owner).push(laid.card);
                }
                self.discard.extend(discarded);
            }
            Change::Reshuffled { deck, .. } => {
                self.deck = deck.to_vec();
                self.discard.clear();
            }
            Change::Drew { seat, cards } => {
                let drawn: Vec<Card> = self.deck.drain(..cards.len()).collect();
                assert_eq!(drawn[..], cards[..], "drawn from the top");
                self.hand(*seat).extend(drawn);
            }
            Change::Passed { hands } => {
                let before = self.hands.clone();
                for pass in hands {
                    *self.hand(pass.to) = before[&pass.from].clone();
                }
            }
            Change::Round {
                number,
                storyteller,
                ..
            } => {
                self.phase = PhaseName::Clue;
                self.round = *number;
                self.storyteller = Some(*storyteller);
            }
            Change::Closed { seat, discarded } => {
                self.hand(*seat).clear();
                self.discard.extend(discarded);
                self.vote(*seat, &[], None);
            }
            Change::Ended { .. } => self.phase = PhaseName::Over,
            _ => {}
        }
    }

    /// Every card is in one place: so what is in one of them is in no other.
    fn check_cards(&self) {
        let laid = self.given.iter().chain(&self.table).map(|l| l.card);
        let mut all: Vec<Card> = self.hands.values().flatten().copied().collect();
        all.extend(laid.chain(self.deck.iter().copied()));
        all.extend(&self.discard);
        all.sort();
        let whole: Vec<Card> = (0..self.cards).map(Card).collect();
        assert_eq!(all, whole, "the model has lost a card");
    }

    /// In party the phrase comes before the look; in the first round nobody knows whose it will be.
    fn sees_hand(&self, seat: Seat) -> bool {
        let hidden = match self.phase {
            PhaseName::Race => true,
            PhaseName::Clue => self.round == 1 || self.storyteller == Some(seat),
            _ => false,
        };
        !(self.party && hidden)
    }

    fn is_revealed(&self) -> bool {
        matches!(self.phase, PhaseName::Review | PhaseName::Over)
    }

    /// One's own cards in a pile.
    fn own(pile: &[Laid], you: Option<Seat>) -> Vec<Card> {
        let own = pile.iter().filter(|l| Some(l.owner) == you);
        own.map(|l| l.card).collect()
    }

    /// The cards somebody may know where they are.
    fn known_to(&self, you: Option<Seat>) -> BTreeSet<Card> {
        let mut known: BTreeSet<Card> = self.discard.iter().copied().collect();
        known.extend(self.table.iter().map(|l| l.card));
        known.extend(Secrets::own(&self.given, you));
        if let Some(seat) = you.filter(|&seat| self.sees_hand(seat)) {
            known.extend(self.hands.get(&seat).into_iter().flatten());
        }
        known
    }

    /// What is wrong with telling somebody this state.
    fn complaints(&self, you: Option<Seat>, state: &Value) -> Vec<String> {
        let mut wrong = Vec::new();
        let view = &state["table"]["game"]["view"];
        let mut must_be = |what: &str, told: &Value, truth: Value| {
            if *told != truth {
                wrong.push(format!("{what} is {told}, not {truth}"));
            }
        };
        must_be("you", &view["you"], json!(you));
        must_be("phase", &view["phase"]["name"], json!(self.phase));
        must_be("discard", &view["discard"], json!(self.discard));
        let hand = you.filter(|&seat| self.sees_hand(seat));
        let hand = hand.map(|seat| self.hands.get(&seat).cloned().unwrap_or_default());
        must_be("hand", &view["hand"], json!(hand));

        // Everything a phase may tell, and nothing else.
        let phase = &view["phase"];
        let nothing = Value::Null;
        let (mut yours, mut table, mut ballot, mut red) = (
            nothing.clone(),
            nothing.clone(),
            nothing.clone(),
            nothing.clone(),
        );
        match self.phase {
            PhaseName::Give => yours = json!(Secrets::own(&self.given, you)),
            PhaseName::Vote => {
                yours = json!(Secrets::own(&self.table, you));
                table = self.table.iter().map(|l| json!(l.card)).collect();
                let own = you.and_then(|seat| self.ballots.get(&seat));
                ballot = json!(own.cloned().unwrap_or_default());
                red = json!(self.red.filter(|_| you == self.storyteller));
            }
            _ => {}
        }
        must_be("yours", &phase["yours"], yours);
        must_be("table", &phase["table"], table);
        must_be("ballot", &phase["ballot"], ballot);
        must_be("red", &phase["red"], red);
        if self.is_revealed() {
            // A game that is ended in the middle of a round does not reveal that round.
            let told = &phase["result"];
            let revealed = told.is_null() || Some(told) == self.results.last();
            must_be("result", &json!(revealed), json!(true));
        } else {
            must_be("result", &phase["result"], Value::Null);
        }
        let seed = (self.phase == PhaseName::Over).then_some(&self.seed);
        must_be("seed", &phase["seed"], json!(seed));

        let mut known = self.known_to(you);
        if self.is_revealed() {
            let last = self.results.last().map(|r| &r["table"]);
            let laid = last.and_then(Value::as_array).into_iter().flatten();
            known.extend(laid.filter_map(|l| Some(Card(l["card"].as_u64()? as u16))));
        }
        let text = state.to_string();
        if self.phase != PhaseName::Over && text.contains(&self.seed) {
            wrong.push("the seed before the end".to_owned());
        }
        walk("state", state, &mut |path, leaf| {
            let card = leaf.as_u64().map(|n| Card(n as u16));
            if CARDS.contains(&path) && card.is_some_and(|card| !known.contains(&card)) {
                wrong.push(format!("{path} tells of {card:?}"));
            }
            let revealed = path.starts_with("state.table.game.view.phase.result.");
            if path.ends_with(".owner") && !(revealed && self.is_revealed()) {
                wrong.push(format!("{path} tells an owner"));
            }
        });
        wrong
    }
}

// Who plays.

/// Chance for a server, the same in every run.
fn seeded(n: u8) -> impl FnOnce(&mut Options) {
    move |options| {
        let calls = AtomicU64::new(0);
        options.entropy = Arc::new(move |bytes| {
            let call = calls.fetch_add(1, Ordering::SeqCst);
            let mut draw = Draw::new(&Seed([n; 32]), call);
            bytes.fill_with(|| draw.below(256) as u8);
        });
        // The same link whatever the port.
        options.public_url = Some("http://play.example.org".parse().expect("an address"));
        // Tests are in a hurry.
        options.limits.messages_per_second = 10_000;
        options.limits.message_burst = 10_000;
        options.limits.talk_burst = 1_000;
    }
}

/// Somebody who looks at the table, with or without a place.
struct Watcher {
    client: Client,
    /// Their number as a person; nothing without an identity.
    who: Option<u8>,
    /// From which position on they had which seat.
    seats: Vec<(u64, Option<Seat>)>,
    /// Whether they are still connected.
    there: bool,
}

impl Watcher {
    fn new(client: Client, who: Option<u8>) -> Watcher {
        Watcher {
            client,
            who,
            seats: Vec::new(),
            there: true,
        }
    }

    fn seat_at(&self, position: u64) -> Option<Seat> {
        let mut known = self.seats.iter().rev();
        known.find(|(from, _)| *from <= position)?.1
    }
}

/// An answer over HTTP.
struct Answer {
    watcher: usize,
    position: u64,
    what: &'static str,
    status: u16,
    body: String,
}

/// A table on one evening.
struct Evening<'s> {
    server: &'s TestServer,
    http: reqwest::Client,
    code: String,
    watchers: Vec<Watcher>,
    /// How many events all watchers have seen.
    position: u64,
    /// Where each game began.
    began: Vec<u64>,
    /// Events that are not part of a game.
    beside: BTreeSet<u64>,
    answers: Vec<Answer>,
    /// Secrets of the page itself: never in any message.
    tokens: Vec<String>,
    chance: Draw,
}

impl Evening<'_> {
    /// A table of persons and bots, with two who only watch: a stranger, and somebody with an identity.
    async fn new(
        server: &TestServer,
        wish: TableSettingsChange,
        persons: u8,
        bots: u8,
    ) -> Evening<'_> {
        let code = server.create(&secret(1), "Player 1", wish).await;
        let mut watchers = Vec::new();
        for who in 1..=persons + 1 {
            let client = match who {
                1 => Client::join(server, &secret(1), &code).await,
                n if n > persons => Client::join(server, &secret(n), &code).await,
                n => Client::sit(server, &secret(n), &code, &format!("Player {n}")).await,
            };
            watchers.push(Watcher::new(client, Some(who)));
        }
        let mut stranger = Client::dial(server, None).await.expect("a socket");
        stranger.hello(&code).await;
        stranger.until(|_| true).await;
        watchers.push(Watcher::new(stranger, None));
        for _ in 0..bots {
            let bot = HostCommand::AddBot { name: None };
            watchers[0].client.must(bot).await;
        }
        Evening {
            server,
            http: reqwest::Client::new(),
            code,
            watchers,
            position: 0,
            began: Vec::new(),
            beside: BTreeSet::new(),
            answers: Vec::new(),
            tokens: Vec::new(),
            chance: chance(persons, bots.into()),
        }
    }

    async fn start(&mut self) {
        let began = self.watchers[0].client.ask(HostCommand::Start).await;
        let began = began.expect("a game");
        self.began.push(began);
        self.position = began + 1;
        self.settle().await;
        for watcher in self.watchers.iter_mut().filter(|w| w.there) {
            // Everybody plays where they sit.
            let players = watcher.client.table().players.iter();
            let mut here = players.filter(|p| !p.gone);
            let place = here.position(|p| Some(p.id) == watcher.client.you);
            watcher.seats.push((began + 1, place.and_then(Seat::new)));
        }
    }

    fn is_over(&self) -> bool {
        self.watchers[0].client.view().turn.phase == PhaseName::Over
    }

    /// Waits until everybody has seen everything, and no bot has anything left to do.
    async fn settle(&mut self) {
        let position = self.position;
        let (first, others) = self.watchers.split_first_mut().expect("a host");
        let still = first.client.until(|s| {
            let Some(game) = s.table.game.as_ref().filter(|_| s.position >= position) else {
                return false;
            };
            let is_bot = |s: Seat| {
                let seat = game.view.seats.iter().find(|v| v.seat == s);
                seat.is_some_and(|v| v.player == Player::Bot)
            };
            !game.view.awaited.iter().any(is_bot)
        });
        self.position = still.await.position;
        for watcher in others.iter_mut().filter(|w| w.there) {
            let position = self.position;
            watcher.client.until(|s| s.position >= position).await;
        }
    }

    /// Somebody asks for a move in the game.
    async fn ask(&mut self, watcher: usize, command: impl Into<Command>) -> Result<(), Refused> {
        let position = self.watchers[watcher].client.ask(command).await?;
        self.position = self.position.max(position + 1);
        self.settle().await;
        Ok(())
    }

    /// Somebody does something at the table that is not part of the game.
    async fn do_beside(&mut self, watcher: usize, command: impl Into<Command>) -> u64 {
        let done = self.watchers[watcher].client.ask(command).await;
        let position = done.expect("done");
        self.beside.insert(position);
        self.position = self.position.max(position + 1);
        self.settle().await;
        position
    }

    /// One of those who are waited for makes a random move.
    async fn step(&mut self) {
        let mut moves = Vec::new();
        for (n, watcher) in self.watchers.iter().enumerate().filter(|(_, w)| w.there) {
            let found = watcher.client.random_move(&mut self.chance);
            moves.extend(found.map(|command| (n, command)));
        }
        assert!(!moves.is_empty(), "the table waits for nobody");
        let (n, command) = moves.swap_remove(self.chance.below(moves.len()));
        let done = self.ask(n, command).await;
        done.unwrap_or_else(|refused| panic!("{refused:?}"));
    }

    /// Somebody changes their mind, or tries what they may not.
    async fn meddle(&mut self) {
        let n = self.chance.below(self.watchers.len());
        if !self.watchers[n].there {
            return;
        }
        let card = Card(self.chance.below(84) as u16);
        let view = self.watchers[n].client.view();
        let again = view.legal.pick(&mut self.chance, &Clue::text("again"));
        let tried = match self.chance.below(6) {
            0 if view.legal.take_back => Move::TakeBack,
            0 | 1 if view.turn.phase != PhaseName::Review => match again {
                Some(action) => command(action),
                None => Move::TakeBack,
            },
            2 => Move::Give { cards: vec![card] },
            3 => Move::Tell {
                card: Some(card),
                clue: Clue::text("wrong"),
            },
            4 => Move::Vote {
                cards: vec![card, card],
                red: Some(card),
            },
            _ => Move::Vote {
                cards: vec![card],
                red: None,
            },
        };
        // Whatever comes of it.
        let _ = self.ask(n, tried).await;
    }

    /// Everything that can be had over HTTP, as each watcher gets it.
    async fn fetch(&mut self) {
        let table = format!("/api/tables/{}", self.code);
        let asked = [
            ("state", table.clone()),
            ("album", format!("{table}/album")),
            ("talk", format!("{table}/talk")),
            ("latest log", format!("{table}/log")),
            ("log", format!("{table}/log?game={}", self.began.len() - 1)),
            ("list", "/api/tables".to_owned()),
            ("metrics", "/metrics".to_owned()),
        ];
        for watcher in 0..self.watchers.len() {
            if !self.watchers[watcher].there {
                continue;
            }
            for (what, path) in &asked {
                let mut request = self.http.get(self.server.url(path));
                if let Some(who) = self.watchers[watcher].who {
                    request = request.bearer_auth(secret(who).reveal());
                }
                let response = request.send().await.expect("an answer");
                self.answers.push(Answer {
                    watcher,
                    position: self.position,
                    what,
                    status: response.status().as_u16(),
                    body: response.text().await.expect("a body"),
                });
            }
        }
    }

    /// What has nothing to do with the table, and must not know of it.
    async fn fetch_elsewhere(&mut self) {
        for path in [
            "/api/openapi.json",
            "/api/presets",
            "/api/decks",
            "/healthz",
            "/",
        ] {
            let response = self.server.get(&secret(1), path).await;
            self.answers.push(Answer {
                watcher: 0,
                position: self.position,
                what: "elsewhere",
                status: response.status().as_u16(),
                body: response.text().await.expect("a body"),
            });
        }
    }

    /// Plays on at random, for so many moves or to the end.
    async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            match self.chance.below(3) {
                _ if self.is_over() => return,
                0 => self.meddle().await,
                _ => self.step().await,
            }
        }
    }

    /// The secrets at every position: those of the latest game that had begun there.
    async fn secrets(&self) -> BTreeMap<u64, Secrets> {
        let mut at = BTreeMap::new();
        for (game, &began) in self.began.iter().enumerate() {
            let path = format!("/api/tables/{}/log?game={game}", self.code);
            let log = self.server.get(&secret(1), &path).await;
            assert_eq!(log.status(), 200);
            let log = Log::from_json(&log.bytes().await.expect("a body")).expect("a log");
            let mut worlds = Secrets::of(log.events()).into_iter();
            let mut now = worlds.next().expect("a start");
            at.insert(began + 1, now.clone());
            for position in began + 1..self.position {
                if !self.beside.contains(&position)
                    && let Some(next) = worlds.next()
                {
                    now = next;
                }
                at.insert(position + 1, now.clone());
            }
            let missed = worlds.next().is_some();
            assert!(!missed, "every event of the game has its position");
        }
        at
    }

    /// Holds everything that anybody heard against the secrets.
    async fn judge(&self) -> Judged {
        let secrets = self.secrets().await;
        let mut judged = Judged::default();
        let people = self.watchers.iter().filter_map(|w| w.who);
        let people = people.map(|who| secret(who).reveal());
        let never: Vec<String> = people.chain(self.tokens.iter().cloned()).collect();
        let seeds: Vec<String> = secrets.values().map(|s| s.seed.clone()).collect();
        for (n, watcher) in self.watchers.iter().enumerate() {
            for text in &watcher.client.heard {
                let message: Value = serde_json::from_str(text).expect("JSON");
                let kind = message["type"].as_str().expect("a type").to_owned();
                let mut wrong = unknown_fields(&kind, &message);
                let secret = never.iter().any(|secret| text.contains(secret));
                wrong.extend(secret.then(|| "somebody's secret".to_owned()));
                if kind == "state" {
                    wrong.extend(judge_state(&secrets, watcher, &message));
                    judged.states += 1;
                } else if seeds.iter().any(|seed| text.contains(seed)) {
                    wrong.push("a seed".to_owned());
                }
                judged.messages += 1;
                judged.note(n, text, wrong);
            }
        }
        for answer in &self.answers {
            let wrong = self.judge_answer(&secrets, &never, answer);
            judged.note(answer.watcher, &answer.body, wrong);
        }
        judged
    }

    fn judge_answer(
        &self,
        secrets: &BTreeMap<u64, Secrets>,
        never: &[String],
        answer: &Answer,
    ) -> Vec<String> {
        let Answer { status, body, .. } = answer;
        let mut wrong = Vec::new();
        let now = &secrets[&answer.position];
        let over = now.phase == PhaseName::Over;
        let told = never.iter().any(|secret| body.contains(secret));
        wrong.extend(told.then(|| "somebody's secret".to_owned()));
        let seed = !over && body.contains(&now.seed);
        wrong.extend(seed.then(|| "the seed before the end".to_owned()));
        let value = serde_json::from_str(body).unwrap_or(Value::Null);
        let first = self.began.iter().filter(|b| **b < answer.position).count() == 1;
        match answer.what {
            "latest log" if !first => {
                let former = *status == 200 && !body.contains(&now.seed);
                wrong.extend((!former && !over).then(|| "not the former log".to_owned()));
            }
            "log" | "latest log" if over => {
                wrong.extend((*status != 200).then(|| "no log".to_owned()))
            }
            "log" | "latest log" => {
                let refused = (*status, value["code"].as_str()) == (409, Some("not-over"));
                wrong.extend((!refused).then(|| format!("a log: {status}")));
            }
            "metrics" | "elsewhere" => {}
            _ if *status != 200 => wrong.push(format!("{} is {status}", answer.what)),
            what => {
                wrong.extend(unknown_fields(what, &value));
                if what == "state" {
                    let watcher = &self.watchers[answer.watcher];
                    wrong.extend(judge_state(secrets, watcher, &value));
                }
                if what == "album" {
                    let rounds = value["games"].as_array().expect("games").iter().last();
                    let rounds = rounds.expect("a game")["rounds"].as_array();
                    let told = rounds.expect("rounds").iter().map(|r| &r["result"]);
                    if !told.eq(&now.results) {
                        wrong.push("the album tells more than the rounds revealed".to_owned());
                    }
                }
            }
        }
        wrong
    }
}

fn judge_state(secrets: &BTreeMap<u64, Secrets>, watcher: &Watcher, state: &Value) -> Vec<String> {
    let position = state["position"].as_u64().expect("a position");
    match secrets.range(..=position).next_back() {
        Some((_, now)) => now.complaints(watcher.seat_at(position), state),
        None if state["table"]["game"].is_null() => Vec::new(),
        None => vec!["a game that has not begun".to_owned()],
    }
}

/// What came of looking at everything.
#[derive(Default)]
struct Judged {
    messages: usize,
    states: usize,
    wrong: Vec<String>,
}

impl Judged {
    fn note(&mut self, watcher: usize, text: &str, wrong: Vec<String>) {
        let note = |wrong| format!("watcher {watcher} was told: {wrong}, in {text}");
        self.wrong.extend(wrong.into_iter().map(note));
    }

    fn must_be_clean(&self, least: usize) {
        let all = self.wrong.len();
        let few = self.wrong.iter().take(5).cloned().collect::<Vec<_>>();
        assert!(self.wrong.is_empty(), "{all} leaks:\n{}", few.join("\n"));
        let states = self.states;
        assert!(states >= least, "only {states} states were looked at");
    }
}

async fn play_and_judge(server: &TestServer, game: Preset, persons: u8, bots: u8) {
    let mut evening = Evening::new(server, preset(game), persons, bots).await;
    evening.start().await;
    let mut turns = BTreeSet::new();
    while !evening.is_over() {
        // Once in each phase of the first rounds, and sometimes later.
        let turn = evening.watchers[0].client.view().turn;
        if turn.round <= 2 && turns.insert((turn.round, turn.attempt)) {
            evening.fetch().await;
        }
        if evening.chance.below(3) == 0 {
            evening.meddle().await;
        } else {
            evening.step().await;
        }
    }
    evening.fetch().await;
    evening.judge().await.must_be_clean(150);
}

#[tokio::test(flavor = "multi_thread")]
async fn in_no_preset_is_anybody_told_what_they_may_not_know() {
    let games = [
        (Preset::Classic, 3, 0),
        (Preset::Classic, 3, 2),
        (Preset::Disney, 4, 0),
        (Preset::FirstEdition, 5, 1),
        (Preset::FirstEditionTeams, 6, 2),
        (Preset::Odyssey, 7, 0),
        (Preset::OdysseyParty, 5, 1),
        (Preset::OdysseyTeams, 4, 2),
    ];
    // One after the other on each server, so that chance is the same in every run.
    let halves = games.chunks(4).enumerate().map(async |(n, games)| {
        let server = TestServer::with(seeded(n as u8)).await;
        for &(game, persons, bots) in games {
            play_and_judge(&server, game, persons, bots).await;
        }
    });
    futures::future::join_all(halves).await;
}

/// A host who opens the table's screen in the browser they play in does not show their hand to the room.
#[tokio::test(flavor = "multi_thread")]
async fn a_screen_is_told_what_everybody_may_know_whoever_opens_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 4, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::Start).await;
    let host = &mut clients[0];
    host.until(|state| state.table.game.is_some()).await;
    assert!(host.view().hand.is_some());
    let mut screen = Client::screen(&server, &secret(1), &code).await;
    let mut stranger = Client::join(&server, &secret(99), &code).await;
    // Both are counted as watching, and the host is where they were.
    let told = screen.until(|state| state.watching == 2).await.clone();
    let stranger = stranger.until(|state| state.watching == 2).await;
    assert_eq!(json!(told.table), json!(stranger.table));
    assert_eq!(json!(told.presence), json!(stranger.presence));
    assert!(told.table.you.is_none());
    // It cannot do anything either.
    let refused = screen.ask(Move::Claim).await.expect_err("refused");
    assert_eq!(refused.code, "identity-needed");
}

/// A short game by house rules.
fn short(game: Preset, target: u16) -> TableSettingsChange {
    let settings = Settings {
        target: Some(target),
        ..game.settings()
    };
    TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_leaks_while_people_talk_come_go_and_change_devices() {
    let wish = TableSettingsChange {
        listed: Some(true),
        ..short(Preset::Classic, 25)
    };
    let server = TestServer::with(seeded(11)).await;
    let mut evening = Evening::new(&server, wish, 4, 1).await;
    evening.start().await;
    evening.play(4).await;

    // Talk, reactions, another name.
    for text in ["Hello!", "It is the one with the boat, is it not?"] {
        let text = text.to_owned();
        let say = ToServer::Say { text };
        evening.watchers[1].client.send(&say).await;
        let reaction = Reaction::Wow;
        let react = ToServer::React { reaction };
        evening.watchers[2].client.send(&react).await;
    }
    let dress = MemberCommand::Dress {
        name: Some("Somebody else".to_owned()),
        colour: None,
    };
    evening.do_beside(1, dress).await;
    evening.play(10).await;

    // The second player goes on with another device.
    let token = SeatToken([77; 32]);
    evening.tokens.push(hex::encode(token.0));
    let offer = MemberCommand::OfferSeat {
        token: token.clone(),
    };
    evening.do_beside(1, offer).await;
    let device = Client::join(&server, &secret(50), &evening.code).await;
    evening.watchers.push(Watcher::new(device, Some(50)));
    let device = evening.watchers.len() - 1;
    let moved = evening
        .do_beside(device, MemberCommand::TakeSeat { token })
        .await
        + 1;
    let seat = Seat::new(1);
    evening.watchers[1].seats.push((moved, None));
    evening.watchers[device].seats.push((moved, seat));
    evening.fetch().await;
    evening.play(10).await;

    // The third leaves, and somebody who has only watched takes the seat over.
    evening.ask(2, MemberCommand::Leave).await.expect("gone");
    let left = evening.watchers[2].client.state().position;
    evening.watchers[2].seats.push((left, None));
    let sit = MemberCommand::Sit {
        name: "Newcomer".to_owned(),
        colour: None,
    };
    let sat = evening.watchers[4].client.ask(sit).await.expect("a seat") + 1;
    evening.watchers[4].seats.push((sat, Seat::new(2)));
    evening.position = evening.position.max(sat);
    evening.settle().await;
    evening.fetch().await;
    evening.play(10).await;

    // The fourth is sent away.
    let player = evening.watchers[3].client.you.expect("an id");
    evening.watchers[3].there = false;
    evening
        .ask(0, HostCommand::Kick { player })
        .await
        .expect("gone");
    evening.watchers[3].client.end().await;
    evening.play(usize::MAX).await;
    evening.fetch().await;

    // And once more: the first game's log can be had, the second's cannot.
    evening.start().await;
    evening.play(15).await;
    assert!(!evening.is_over(), "this game should still run");
    evening.fetch().await;
    evening.fetch_elsewhere().await;
    evening.play(usize::MAX).await;

    let spoke = |kind: &str| {
        let heard = evening.watchers[0].client.heard.iter();
        heard.filter(|text| text.contains(kind)).count()
    };
    assert_eq!(spoke("\"type\":\"said\""), 2);
    assert_eq!(spoke("\"type\":\"reacted\""), 2);
    evening.judge().await.must_be_clean(300);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_checks_notice_every_kind_of_leak() {
    let server = TestServer::with(seeded(12)).await;
    let mut evening = Evening::new(&server, preset(Preset::OdysseyParty), 6, 0).await;
    evening.start().await;
    evening.play(usize::MAX).await;
    let secrets = evening.secrets().await;

    // A moment when the red mark is set, and a voter who does not tell and has voted too.
    let snapshot = secrets.iter().find_map(|(position, now)| {
        let tells = now.storyteller?;
        now.red.filter(|_| now.phase == PhaseName::Vote)?;
        let voted = now
            .ballots
            .iter()
            .find(|(s, b)| **s != tells && !b.is_empty());
        Some((*position, now, *voted?.0))
    });
    let (position, now, seat) = snapshot.expect("such a moment");
    let watcher = &evening.watchers[seat.index()];
    let heard = watcher.client.heard.iter();
    let states = heard.filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let mut states = states.filter(|m| m["type"] == "state");
    let state = states.find(|s| s["position"] == position);
    let state = state.expect("everybody sees every position here");
    let complains = |state: &Value| {
        let fields = unknown_fields("state", state);
        let told = now.complaints(Some(seat), state);
        !fields.is_empty() || !told.is_empty()
    };
    assert!(!complains(&state), "the truth is fine");

    let foreign = now.hands.iter().find(|(s, _)| **s != seat);
    let foreign = json!(foreign.expect("another hand").1[0]);
    let deck = json!(now.deck[0]);
    let owner = now.table.iter().find(|l| l.owner != seat).expect("a card");
    let other = now.ballots.iter().find(|(s, _)| **s != seat);
    let other = json!(other.expect("another ballot").1);
    let view = "/table/game/view";
    let leaks = [
        (format!("{view}/hand/0"), foreign.clone()),
        (format!("{view}/discard"), json!([foreign])),
        (format!("{view}/phase/yours"), json!([owner.card])),
        (format!("{view}/phase/table/0"), json!(owner)),
        (format!("{view}/phase/ballot"), json!([other, foreign])),
        (format!("{view}/legal/vote/cards/0"), deck.clone()),
        (format!("{view}/legal/vote/cards/0"), foreign),
        (format!("{view}/commitment"), json!(now.seed)),
        (format!("{view}/you"), json!(now.storyteller)),
        ("/code".to_owned(), json!(now.seed)),
        ("/watching".to_owned(), json!({ "deck": now.deck })),
    ];
    for (place, leak) in leaks {
        let mut told = state.clone();
        *told.pointer_mut(&place).expect("a place") = leak;
        assert!(complains(&told), "nobody notices {place}");
    }
    let additions = [
        ("", "seed", json!(now.seed)),
        (view, "next", deck),
        ("/table/game/view/phase", "red", json!(now.red)),
        (
            "/table/game/view/phase",
            "result",
            now.results.last().cloned().unwrap_or(json!({})),
        ),
        ("/table/game/view/phase", "owners", json!(now.table)),
        ("/table/game/view/seats/0", "ballot", other.clone()),
        ("/table/players/0", "secret", json!(secret(1).reveal())),
    ];
    for (place, name, leak) in additions {
        let mut told = state.clone();
        told.pointer_mut(place).expect("a place")[name] = leak;
        assert!(complains(&told), "nobody notices {name} in {place}");
    }

    // And what goes through the whole evening's court.
    for leak in [secret(3).reveal(), now.seed.clone()] {
        let said = json!({ "type": "said", "line": {
            "number": 1, "at": 1, "player": "x", "name": "x", "text": leak,
        }});
        evening.watchers[0].client.heard.push(said.to_string());
        assert_eq!(evening.judge().await.wrong.len(), 1);
        evening.watchers[0].client.heard.pop();
    }
    evening.judge().await.must_be_clean(100);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_says_the_same_of_every_card_that_one_does_not_hold() {
    let server = TestServer::with(seeded(13)).await;
    let (_, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    clients[1].must(Move::Claim).await;
    let card = clients[1].view().hand.as_ref().expect("a hand")[0];
    let clue = Clue::text("Where is happiness?");
    clients[1]
        .must(Move::Tell {
            card: Some(card),
            clue,
        })
        .await;

    let me = &mut clients[0];
    me.until(|s| s.table.game.as_ref().expect("a game").view.turn.phase == PhaseName::Give)
        .await;
    let hand = me.view().hand.clone().expect("a hand").to_vec();
    let mut said = BTreeSet::new();
    for card in (0..84).map(Card).filter(|card| !hand.contains(card)) {
        let refused = me.ask(Move::Give { cards: vec![card] }).await;
        let mut refused = refused.expect_err("not my card");
        assert_eq!(
            refused.facts.insert("card".into(), Value::Null),
            Some(json!(card))
        );
        said.insert(json!(refused).to_string());
    }
    assert_eq!(said.len(), 1, "{said:?}");
}

// Two worlds.

/// One round, in a world of its own: those of two servers have the same chance and the same people, and everybody
/// but the first player may choose otherwise. Gives what everybody heard since the first move, the
/// last one being a spectator.
async fn round(
    server: &TestServer,
    (game, players, tells): (Preset, u8, usize),
    cards: usize,
    votes: usize,
) -> Vec<Vec<String>> {
    let (code, mut clients) = game_of(server, players, preset(game)).await;
    let mut stranger = Client::dial(server, None).await.expect("a socket");
    stranger.hello(&code).await;
    stranger.until(|_| true).await;
    clients.push(stranger);
    let begun = clients[0].state().position;
    let mut names = 0;
    let mut moves = vec![(tells, Move::Claim)];
    loop {
        for (n, mover) in std::mem::take(&mut moves) {
            names += 1;
            let request = Do {
                id: ActionId(names),
                ..clients[n].request(mover)
            };
            let done = clients[n].ask_again(request).await;
            let position = done.unwrap_or_else(|refused| panic!("{refused:?}"));
            for client in &mut clients {
                client.until(|s| s.position > position).await;
            }
        }
        // One who is waited for: the first player after all others, and always with the same choice.
        let phase = clients[0].view().turn.phase;
        if phase == PhaseName::Review {
            break;
        }
        let awaited = clients[0].view().awaited.iter().last().expect("somebody");
        let n = awaited.index();
        let legal = &clients[n].view().legal;
        let nth = |choices: &[Card], other: usize| {
            let nth = if n == 0 { 0 } else { other };
            choices[nth % choices.len()]
        };
        let next = if let Some(tell) = &legal.tell {
            let card = (!tell.cards.is_empty()).then(|| nth(&tell.cards, cards));
            let clue = Clue::text("Where is happiness?");
            Move::Tell { card, clue }
        } else if let Some(give) = &legal.give {
            let first = nth(&give.cards, cards);
            let others = give.cards.iter().copied().filter(|&c| c != first);
            let chosen = std::iter::once(first).chain(others);
            let cards = chosen.take(give.count as usize).collect();
            Move::Give { cards }
        } else if let Some(vote) = &legal.vote {
            let first = nth(&vote.cards, votes);
            let red = vote.red.then(|| nth(&vote.cards, votes + 1));
            let cards = vec![first];
            Move::Vote { cards, red }
        } else {
            panic!("nothing to do in {phase}");
        };
        moves.push((n, next));
    }
    let since = |client: &Client| {
        let states = client.heard.iter().filter(|text| {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let position = message["position"].as_u64();
            message["type"] == "state" && position.is_some_and(|p| p >= begun)
        });
        let mut states: Vec<String> = states.cloned().collect();
        // People come and go beside the events: what is compared begins with the first move.
        states.retain(|text| !text.contains("\"name\":\"race\""));
        states
    };
    clients.iter().map(since).collect()
}

fn before<'h>(heard: &'h [String], phase: &str) -> &'h [String] {
    let name = format!("\"name\":\"{phase}\"");
    let end = heard.iter().position(|text| text.contains(&name));
    &heard[..end.expect("such a phase")]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_in_secrets_look_the_same_to_the_byte() {
    let games = [
        (Preset::Classic, 3),
        (Preset::Classic, 4),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
        (Preset::FirstEditionTeams, 8),
    ];
    let worlds = [(0, 0), (1, 0), (0, 1)];
    let servers = worlds.map(|_| TestServer::with(seeded(14)));
    let servers = futures::future::join_all(servers).await;
    let told = |tells| games.map(|(game, players)| (game, players, tells));
    for table in told(0).into_iter().chain(told(1)) {
        let rounds = servers.iter().zip(worlds);
        let rounds = rounds.map(|(server, (cards, votes))| round(server, table, cards, votes));
        let heard = futures::future::join_all(rounds).await;
        let [here, cards, votes] = &heard[..] else {
            panic!("three worlds");
        };
        let stranger = here.len() - 1;
        for n in [0, stranger] {
            let so = before(&here[n], "vote");
            assert_eq!(so, before(&cards[n], "vote"), "cards: {table:?}");
            let so = before(&here[n], "review");
            assert_eq!(so, before(&votes[n], "review"), "votes: {table:?}");
        }
        // The worlds do differ, and those who made the difference see it.
        let differ = |other: &[Vec<String>], phase: &str| {
            (1..stranger).any(|n| before(&here[n], phase) != before(&other[n], phase))
        };
        assert!(differ(cards, "vote"), "cards: {table:?}");
        assert!(differ(votes, "review"), "votes: {table:?}");
    }
}
