//! Before, between and beside the games: opening a table, sitting down, choosing what is played, beginning,
//! coming late, leaving and coming back.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use fabula_ids::Language;
use fabula_ids::PlayerId;
use fabula_room::Refused;
use fabula_room::{
    Colour, Command, HostCommand, MemberCommand, Move, PlayerView, SeatToken, TableSettings,
    TableSettingsChange,
};
use fabula_rules::{
    BySize, Chance, Clocks, Forms, Player, Preset, Seat, SeatLimits, Settings, Standing,
};
use fabula_server::Options;
use fabula_server::options::{BotPace, Span};
use serde_json::{Value, json};

use crate::support::{Client, TestServer, chance, game_of, preset, secret, table_of};

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A server whose chance is the same in every run, with bots that only sit there. No connection counts as
/// dead because a test is slow.
async fn server_with(seed: u8, change: impl FnOnce(&mut Options)) -> TestServer {
    let next = AtomicU64::new(0);
    TestServer::with(|options| {
        options.entropy = Arc::new(move |bytes| {
            let mut draw = chance(seed, next.fetch_add(1, Ordering::Relaxed));
            bytes.fill_with(|| draw.below(256) as u8);
        });
        options.pace = BotPace {
            think: Span::between(DAY, DAY),
            claim: Span::between(DAY, DAY),
        };
        options.timeouts.silence = Duration::from_secs(600);
        options.limits.messages_per_second = 10_000;
        options.limits.message_burst = 10_000;
        options.limits.tables_per_hour = 10_000;
        change(options);
    })
    .await
}

async fn server(seed: u8) -> TestServer {
    server_with(seed, |_| {}).await
}

async fn refused(client: &mut Client, command: impl Into<Command>) -> Refused {
    let command = command.into();
    match client.ask(command.clone()).await {
        Ok(position) => panic!("{command:?} was done at {position}"),
        Err(refused) => refused,
    }
}

async fn code_of_refusal(client: &mut Client, command: impl Into<Command>) -> String {
    refused(client, command).await.code
}

/// Opens a table as it should not be.
async fn not_opened(server: &TestServer, body: Value) -> (u16, String) {
    let response = server.post(&secret(1), "/api/tables", body).await;
    let status = response.status().as_u16();
    let refused: Refused = response.json().await.expect("a refusal");
    (status, refused.code)
}

fn sit(name: &str) -> Command {
    let (name, colour) = (name.to_owned(), None);
    MemberCommand::Sit { name, colour }.into()
}

fn configure(change: TableSettingsChange) -> Command {
    let change = Box::new(change);
    HostCommand::Configure { change }.into()
}

const BOT: HostCommand = HostCommand::AddBot { name: None };

fn players(client: &Client) -> Vec<&PlayerView> {
    let here = client.table().players.iter().filter(|p| !p.gone);
    here.collect()
}

fn names(client: &Client) -> Vec<&str> {
    players(client).iter().map(|p| p.name.as_str()).collect()
}

async fn catch_up(clients: &mut [Client]) {
    let newest = clients.iter().map(|c| c.state().position).max();
    for client in clients {
        client.until(|s| Some(s.position) >= newest).await;
    }
}

// Opening.

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_as_usual_if_nothing_else_is_said() {
    let server = server(1).await;
    let response = server
        .post(&secret(1), "/api/tables", json!({ "name": "Anna" }))
        .await;
    assert_eq!(response.status(), 201);
    let opened: Value = response.json().await.expect("JSON");
    let code = opened["code"].as_str().expect("a code");
    let client = Client::join(&server, &secret(1), code).await;
    let table = client.table();
    assert_eq!(table.settings.rules, Preset::Classic.settings());
    assert_eq!(table.settings.clocks, Clocks::default());
    assert_eq!(table.settings.language, Language::English);
    let TableSettings {
        listed,
        late_joining,
        stand_ins,
        ..
    } = *table.settings;
    assert_eq!((listed, late_joining, stand_ins), (false, true, true));
    assert_eq!(table.settings.decks.len(), 1);
    assert_eq!(table.settings.decks[0].cards, 84);
    assert!(table.house_rules.is_empty());
    assert_eq!(table.host, client.you);
    assert_eq!(names(&client), ["Anna"]);
    assert_eq!(table.players[0].colour, Colour::Snow);
    assert_eq!(
        table.start_refused.as_ref().expect("alone").code,
        "too-few-players"
    );
    assert!(table.game.is_none());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_is_opened_with_every_option() {
    let server = server(2).await;
    let deck = {
        let code = server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
        let client = Client::join(&server, &secret(1), &code).await;
        client.table().settings.decks[0].clone()
    };
    for (n, game) in Preset::all().enumerate() {
        let settings = Settings {
            clues: Forms {
                text: true,
                sound: false,
                performed: n % 2 == 0,
            },
            ..game.settings()
        };
        let clocks = Clocks {
            race: Some(5),
            clue: Some(120),
            give: None,
            vote: Some(u16::MAX),
            review: Some(10),
        };
        let language = Language::ALL[n % Language::ALL.len()];
        let wish = TableSettingsChange {
            preset: Some(game),
            rules: Some(settings),
            clocks: Some(clocks),
            decks: Some(vec![deck.id]),
            language: Some(language),
            listed: Some(n % 2 == 0),
            late_joining: Some(n % 3 == 0),
            stand_ins: Some(n % 2 == 1),
            locked: Some(n % 5 == 4),
        };
        let body = json!({ "name": "Anna", "colour": "plum", "wish": wish });
        let response = server.post(&secret(1), "/api/tables", body).await;
        assert_eq!(response.status(), 201, "{game}");
        let opened: Value = response.json().await.expect("JSON");
        let code = opened["code"].as_str().expect("a code");
        let client = Client::join(&server, &secret(1), code).await;
        let settings = TableSettings {
            rules: settings,
            clocks,
            decks: vec![deck.clone()],
            language,
            listed: n % 2 == 0,
            late_joining: n % 3 == 0,
            stand_ins: n % 2 == 1,
            locked: n % 5 == 4,
        };
        assert_eq!(*client.table().settings, settings);
        assert_eq!(client.table().house_rules, settings.rules.house_rules());
        assert_eq!(client.table().players[0].colour, Colour::Plum);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_played_at_is_not_opened() {
    let server = server(3).await;
    let classic = Preset::Classic.settings();
    let wishes = [
        (
            json!({ "preset": "odyssey", "settings": classic }),
            "presets-differ",
        ),
        (
            json!({ "settings": Settings { kind: fabula_rules::Kind::Party, ..classic } }),
            "kind-is-the-presets",
        ),
        (
            json!({ "settings": Settings { target: None, ..classic } }),
            "no-end",
        ),
        (json!({ "clocks": { "clue": 4 } }), "setting-out-of-range"),
        (json!({ "decks": [] }), "wrong-number-of-decks"),
        (
            json!({ "decks": vec!["00".repeat(32); 13] }),
            "wrong-number-of-decks",
        ),
        (json!({ "decks": ["00".repeat(32)] }), "unknown-deck"),
    ];
    for (wish, code) in wishes {
        let got = not_opened(&server, json!({ "name": "Anna", "wish": wish })).await;
        assert_eq!(got, (409, code.to_owned()));
    }
    let bodies = [
        json!({ "name": "Anna", "wish": { "presets": "classic" } }),
        json!({ "name": "Anna", "wish": { "preset": "chess" } }),
        json!({ "name": "Anna", "wish": { "language": "xx" } }),
        json!({ "name": "Anna", "wish": { "clocks": { "race": 70_000 } } }),
        json!({ "name": "Anna", "wish": { "clocks": { "lunch": 70 } } }),
        json!({ "name": "Anna", "colour": "beige" }),
        json!({ "nom": "Anna" }),
        json!({ "name": 7 }),
        json!("a table, please"),
    ];
    for body in bodies {
        let got = not_opened(&server, body.clone()).await;
        assert_eq!(got, (400, "bad-request".to_owned()), "{body}");
    }
    let names = [("", "name-empty"), (" \u{202e}\u{200b} ", "name-empty")];
    for (name, code) in names {
        let got = not_opened(&server, json!({ "name": name })).await;
        assert_eq!(got, (409, code.to_owned()));
    }
    let got = not_opened(&server, json!({ "name": "x".repeat(25) })).await;
    assert_eq!(got.1, "name-too-long");
    // Nobody in particular opens no table.
    let nobody = reqwest::Client::new().post(server.url("/api/tables"));
    let response = nobody.json(&json!({})).send().await.expect("an answer");
    assert_eq!(response.status(), 401);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_list_is_no_table() {
    let server = server(29).await;
    for body in [json!([]), json!(["Anna"])] {
        let response = server.post(&secret(1), "/api/tables", body.clone()).await;
        assert_eq!(response.status(), 400, "{body}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_to_sit_down_at_an_empty_table_is_the_host() {
    let server = server(4).await;
    let response = server.post(&secret(1), "/api/tables", json!({})).await;
    let opened: Value = response.json().await.expect("JSON");
    let code = opened["code"].as_str().expect("a code");
    let mut opener = Client::join(&server, &secret(1), code).await;
    assert_eq!(opener.table().host, None);
    assert!(opener.table().players.is_empty());
    let first = Client::sit(&server, &secret(2), code, "Boris").await;
    assert_eq!(first.table().host, first.you);
    opener.must(sit("Anna")).await;
    assert_eq!(opener.table().host, first.you);
    assert_eq!(
        code_of_refusal(&mut opener, HostCommand::Start).await,
        "not-host"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn codes_have_six_digits_and_more_when_there_are_many_tables() {
    let server = server(5).await;
    let mut codes = BTreeSet::new();
    for n in 0..101 {
        let code = server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
        let digits = if n < 100 { 6 } else { 7 };
        assert_eq!(code.len(), digits, "table {n}");
        assert!(code.bytes().all(|b| b.is_ascii_digit()));
        assert!(codes.insert(code), "no code is given twice");
    }
    // Spread over all there are: every leading digit comes.
    let leading: BTreeSet<_> = codes.iter().map(|c| c.as_bytes()[0]).collect();
    assert_eq!(leading.len(), 10);
}

// Sitting down.

#[tokio::test(flavor = "multi_thread")]
async fn twelve_sit_down_in_twelve_colours_and_a_thirteenth_cannot() {
    let server = server(6).await;
    let (code, mut clients) = table_of(&server, 12, preset(Preset::Odyssey)).await;
    catch_up(&mut clients).await;
    let colours: Vec<_> = players(&clients[0]).iter().map(|p| p.colour).collect();
    assert_eq!(colours, Colour::all().collect::<Vec<_>>());
    let mut late = Client::join(&server, &secret(13), &code).await;
    assert!(!late.table().may.sit);
    refused(&mut late, sit("Late")).await;
    assert!(!clients[0].table().may.add_bot);
    refused(&mut clients[0], BOT).await;
    // One goes, one comes, in the colour that is free.
    clients[4].must(MemberCommand::Leave).await;
    late.until(|s| s.table.may.sit).await;
    late.must(sit("Late")).await;
    let newest = players(&late)[11];
    assert_eq!(
        (newest.name.as_str(), newest.colour),
        ("Late", Colour::Teal)
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_table_says_that_it_is_full() {
    let server = server(30).await;
    let (code, mut clients) = table_of(&server, 12, preset(Preset::Odyssey)).await;
    let mut late = Client::join(&server, &secret(13), &code).await;
    assert_eq!(code_of_refusal(&mut late, sit("Late")).await, "table-full");
    assert_eq!(code_of_refusal(&mut clients[0], BOT).await, "table-full");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_colour_or_a_name_that_somebody_has_is_taken() {
    let server = server(7).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut third = Client::join(&server, &secret(3), &code).await;
    let snow = MemberCommand::Sit {
        name: "Third".to_owned(),
        colour: Some(Colour::Snow),
    };
    assert_eq!(code_of_refusal(&mut third, snow).await, "colour-taken");
    for name in [
        "Player 1",
        "PLAYER 1",
        "player1",
        "Ｐｌａｙｅｒ 1",
        " Player\u{200b} 1 ",
    ] {
        assert_eq!(
            code_of_refusal(&mut third, sit(name)).await,
            "name-taken",
            "{name}"
        );
    }
    let mint = MemberCommand::Sit {
        name: "Third".to_owned(),
        colour: Some(Colour::Mint),
    };
    third.must(mint).await;
    assert_eq!(
        code_of_refusal(&mut third, sit("Again")).await,
        "already-seated"
    );

    let dress = |name: Option<&str>, colour| MemberCommand::Dress {
        name: name.map(str::to_owned),
        colour,
    };
    let taken = dress(None, Some(Colour::Poppy));
    assert_eq!(code_of_refusal(&mut third, taken).await, "colour-taken");
    let taken = dress(Some("player 2"), None);
    assert_eq!(code_of_refusal(&mut third, taken).await, "name-taken");
    // One's own are not taken by oneself.
    third.must(dress(Some("THIRD"), Some(Colour::Mint))).await;
    third.must(dress(None, Some(Colour::Soot))).await;
    third.must(dress(Some("Vesna"), None)).await;
    let me = players(&third)[2];
    assert_eq!((me.name.as_str(), me.colour), ("Vesna", Colour::Soot));
    // What was given up is free again.
    let old = dress(Some("Third"), Some(Colour::Mint));
    clients[1].must(old).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_a_name_stays_text_and_what_turns_lines_around_goes() {
    let server = server(8).await;
    let name = "<b>\u{202e}Ann\u{200f}a</b>";
    let code = server
        .create(&secret(1), name, TableSettingsChange::default())
        .await;
    let client = Client::join(&server, &secret(1), &code).await;
    assert_eq!(names(&client), ["<b>Anna</b>"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_says_for_themselves_whether_they_are_ready() {
    let server = server(9).await;
    let (_, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(BOT).await;
    clients[1].must(MemberCommand::Ready { ready: true }).await;
    let ready: Vec<_> = players(&clients[1]).iter().map(|p| p.ready).collect();
    assert_eq!(ready, [false, true, true], "bots always are");
    clients[1].must(MemberCommand::Ready { ready: false }).await;
    assert!(!players(&clients[1])[1].ready);
    // The host need not wait for it.
    clients[0].must(HostCommand::Start).await;
    let ready = MemberCommand::Ready { ready: true };
    assert_eq!(
        code_of_refusal(&mut clients[1], ready).await,
        "game-running"
    );
}

// What is played.

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_chooses_what_is_played_and_only_between_games() {
    let server = server(10).await;
    let (code, mut clients) = table_of(&server, 4, TableSettingsChange::default()).await;
    let odyssey = || configure(preset(Preset::Odyssey));
    assert_eq!(
        code_of_refusal(&mut clients[1], odyssey()).await,
        "not-host"
    );
    let mut stranger = Client::join(&server, &secret(9), &code).await;
    assert_eq!(
        code_of_refusal(&mut stranger, odyssey()).await,
        "not-seated"
    );
    clients[0].must(odyssey()).await;
    assert_eq!(
        clients[0].table().settings.rules,
        Preset::Odyssey.settings()
    );
    // What is not said stays as it is.
    let wish = TableSettingsChange {
        listed: Some(true),
        ..TableSettingsChange::default()
    };
    clients[0].must(configure(wish)).await;
    assert_eq!(
        clients[0].table().settings.rules,
        Preset::Odyssey.settings()
    );
    assert!(clients[0].table().settings.listed);
    // A wish that cannot be is refused as a whole.
    let wish = TableSettingsChange {
        listed: Some(false),
        clocks: Some(Clocks {
            vote: Some(1),
            ..Clocks::default()
        }),
        ..TableSettingsChange::default()
    };
    let code = code_of_refusal(&mut clients[0], configure(wish)).await;
    assert_eq!(code, "setting-out-of-range");
    assert!(clients[0].table().settings.listed);

    clients[0].must(HostCommand::Start).await;
    assert!(!clients[0].table().may.configure);
    assert_eq!(
        code_of_refusal(&mut clients[0], odyssey()).await,
        "game-running"
    );
    catch_up(&mut clients).await;
    for client in &mut clients {
        client.ask(Move::AgreeToEnd).await.expect("agreed");
    }
    clients[0].until(|s| s.table.may.configure).await;
    clients[0].must(configure(preset(Preset::Disney))).await;
    // The game on the table is still the one that was played.
    assert_eq!(clients[0].view().preset, Preset::Odyssey);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_ready_for_another_game_is_no_longer_ready() {
    let server = server(11).await;
    let (_, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    clients[0].must(BOT).await;
    let ready = |c: &Client| players(c).iter().map(|p| p.ready).collect::<Vec<_>>();
    let wishes = [
        (preset(Preset::Disney), false),
        (
            TableSettingsChange {
                clocks: Some(Clocks {
                    clue: Some(60),
                    ..Clocks::default()
                }),
                ..TableSettingsChange::default()
            },
            false,
        ),
        (
            TableSettingsChange {
                listed: Some(true),
                language: Some(Language::Czech),
                stand_ins: Some(false),
                ..TableSettingsChange::default()
            },
            true,
        ),
    ];
    for (wish, still) in wishes {
        clients[1].must(MemberCommand::Ready { ready: true }).await;
        clients[0].must(configure(wish)).await;
        assert_eq!(ready(&clients[0]), [false, still, true]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_begin_does_not_and_says_why() {
    let server = server(12).await;
    let (_, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let host = &mut clients[0];
    async fn is_refused(host: &mut Client, code: &str) {
        let shown = host.table().start_refused.clone().expect("a reason");
        assert_eq!(shown.code, code);
        assert!(!host.table().may.start);
        assert_eq!(refused(host, HostCommand::Start).await, shown);
    }
    is_refused(host, "too-few-players").await;
    for _ in 0..2 {
        host.must(BOT).await;
    }
    assert!(host.table().may.start && host.table().start_refused.is_none());
    for _ in 0..6 {
        host.must(BOT).await;
    }
    is_refused(host, "too-many-players").await;
    host.must(configure(preset(Preset::Odyssey))).await;
    assert!(host.table().may.start);
    host.must(configure(preset(Preset::OdysseyTeams))).await;
    is_refused(host, "odd-players-in-pairs").await;
    for _ in 0..3 {
        host.must(BOT).await;
    }
    assert!(host.table().may.start);
    host.must(configure(preset(Preset::FirstEditionTeams)))
        .await;
    is_refused(host, "too-many-players").await;
    // Twelve hands of eight are more than 84 cards.
    let greedy = Settings {
        hand: BySize::always(8),
        ..Preset::Odyssey.settings()
    };
    let wish = TableSettingsChange {
        rules: Some(greedy),
        ..TableSettingsChange::default()
    };
    host.must(configure(wish)).await;
    is_refused(host, "deck-too-small").await;
    let facts = host.table().start_refused.clone().expect("a reason").facts;
    assert_eq!(Value::Object(facts), json!({ "needed": 96, "got": 84 }));
    host.must(configure(preset(Preset::Odyssey))).await;
    host.must(HostCommand::Start).await;
    is_refused(host, "game-running").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_seats_the_players_and_so_makes_the_pairs() {
    let server = server(13).await;
    let (_, mut clients) = table_of(&server, 6, preset(Preset::OdysseyTeams)).await;
    let ids: Vec<PlayerId> = clients.iter().map(|c| c.you.expect("somebody")).collect();
    let order = vec![ids[5], ids[0], ids[3], ids[1], ids[4], ids[2]];
    let arrange = |order: &[PlayerId]| HostCommand::Arrange {
        order: order.to_vec(),
    };
    assert_eq!(
        code_of_refusal(&mut clients[1], arrange(&order)).await,
        "not-host"
    );
    let wrong = [
        vec![],
        order[..5].to_vec(),
        [&order[..], &[ids[0]]].concat(),
        [&order[..5], &[ids[5]]].concat(),
        [&order[..5], &[PlayerId([7; 16])]].concat(),
    ];
    for order in wrong {
        let code = code_of_refusal(&mut clients[0], arrange(&order)).await;
        assert_eq!(code, "order-incomplete");
    }
    clients[0].must(arrange(&order)).await;
    clients[0].must(HostCommand::Start).await;
    catch_up(&mut clients).await;
    for (place, id) in order.iter().enumerate() {
        let client = clients.iter().find(|c| c.you == Some(*id));
        let client = client.expect("a client");
        assert_eq!(client.seat().index(), place);
        let side = client.view().seats[place].side;
        assert_eq!(client.view().seats[(place + 3) % 6].side, side, "opposite");
    }
    let code = code_of_refusal(&mut clients[0], arrange(&order)).await;
    assert_eq!(code, "game-running");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_have_names_in_the_tables_language() {
    let server = server(14).await;
    let languages = [
        (Language::French, "Trèfle"),
        (Language::Bulgarian, "Детелина"),
        (Language::Russian, "Клевер"),
        (Language::Croatian, "Djetelina"),
        (Language::Czech, "Jetelík"),
        (Language::English, "Clover"),
    ];
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Odyssey)).await;
    let host = &mut clients[0];
    for (n, (language, name)) in languages.into_iter().enumerate() {
        let wish = TableSettingsChange {
            language: Some(language),
            ..TableSettingsChange::default()
        };
        host.must(configure(wish)).await;
        host.must(BOT).await;
        assert_eq!(names(host)[n + 1], name);
        assert_eq!(players(host)[n + 1].kind, Player::Bot);
    }
    // A full table of bots finds a name for each.
    for _ in 0..5 {
        host.must(BOT).await;
    }
    let all: BTreeSet<_> = names(host).into_iter().collect();
    assert_eq!(all.len(), 12);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_come_by_the_hosts_wish_and_go_by_it() {
    let server = server(15).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    assert_eq!(code_of_refusal(&mut clients[1], BOT).await, "not-host");
    let named = |name: &str| HostCommand::AddBot {
        name: Some(name.to_owned()),
    };
    let taken = code_of_refusal(&mut clients[0], named("player 2")).await;
    assert_eq!(taken, "name-taken");
    clients[0].must(named("Golem")).await;
    // A person may be called like a bot; the next bot finds another name.
    let mut clover = Client::sit(&server, &secret(3), &code, "Clover").await;
    clients[0].must(BOT).await;
    let all = ["Player 1", "Player 2", "Golem", "Clover", "Bramble"];
    assert_eq!(names(&clients[0]), all);
    let golem = players(&clients[0])[2].id;
    let hand_over = HostCommand::HandOver { player: golem };
    assert_eq!(
        code_of_refusal(&mut clients[0], hand_over).await,
        "bots-cannot"
    );
    let mute = HostCommand::Mute {
        player: golem,
        muted: true,
    };
    assert_eq!(code_of_refusal(&mut clients[0], mute).await, "bots-cannot");
    let kick = || HostCommand::Kick { player: golem };
    assert_eq!(code_of_refusal(&mut clover, kick()).await, "not-host");
    clients[0].must(kick()).await;
    assert_eq!(
        names(&clients[0]),
        ["Player 1", "Player 2", "Clover", "Bramble"]
    );
    assert_eq!(
        code_of_refusal(&mut clients[0], kick()).await,
        "unknown-player"
    );
    clients[0].must(named("Golem")).await;
}

// Coming late, leaving, coming back.

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_takes_over_an_open_seat_with_all_it_has() {
    let server = server(16).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let hand = clients[2].view().hand.clone();
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(clients[2].view().you, None);
    assert_eq!(clients[2].view().hand, None);
    catch_up(&mut clients).await;
    // The label stays, so that everybody knows whose seat it was.
    let label = &clients[0].table().players[2];
    assert!(label.gone && label.name == "Player 3");
    let late = Client::sit(&server, &secret(9), &code, "Late").await;
    assert_eq!(late.seat().index(), 2);
    assert_eq!(late.view().hand, hand);
    let labels: Vec<_> = late.table().players.iter().map(|p| &p.name[..]).collect();
    assert_eq!(labels, ["Player 1", "Player 2", "Late", "Player 4"]);
    // Who left is a newcomer now, and gets a new seat.
    assert!(
        clients[2]
            .until(|s| s.table.players[2].name == "Late")
            .await
            .table
            .may
            .sit
    );
    clients[2].must(sit("Player 3")).await;
    assert_eq!(clients[2].seat().index(), 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_comes_late_gets_a_new_seat_before_the_next_refill() {
    let server = server(17).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let mut late = Client::sit(&server, &secret(9), &code, "Late").await;
    let standing = |c: &Client| c.view().seats[4].standing;
    assert_eq!(standing(&late), Standing::Waiting);
    assert!(late.view().hand.as_deref().is_none_or(|h| h.is_empty()));
    // The host moves on: race, clue.
    for _ in 0..2 {
        clients[0].must(HostCommand::MoveOn).await;
    }
    let position = clients[0].state().position;
    late.until(|s| s.position >= position).await;
    assert_eq!(standing(&late), Standing::Taken);
    assert_eq!(late.view().hand.as_deref().map(<[_]>::len), Some(6));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_takes_no_newcomers_takes_only_those_who_were_there() {
    let server = server(18).await;
    let wish = TableSettingsChange {
        late_joining: Some(false),
        ..preset(Preset::Classic)
    };
    let (code, mut clients) = game_of(&server, 4, wish).await;
    let mut late = Client::join(&server, &secret(9), &code).await;
    assert!(!late.table().may.sit);
    assert_eq!(
        code_of_refusal(&mut late, sit("Late")).await,
        "no-late-joining"
    );
    assert!(!clients[0].table().may.add_bot);
    assert_eq!(
        code_of_refusal(&mut clients[0], BOT).await,
        "no-late-joining"
    );

    clients[3].must(MemberCommand::Leave).await;
    let position = clients[3].state().position;
    late.until(|s| s.position >= position).await;
    assert!(!late.table().may.sit, "not even an open seat");
    assert_eq!(
        code_of_refusal(&mut late, sit("Late")).await,
        "no-late-joining"
    );
    assert!(clients[3].table().may.sit, "their own");
    clients[3].must(sit("Player 4")).await;
    assert_eq!(clients[3].seat().index(), 3);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_comes_back_to_the_own_seat() {
    let server = server(19).await;
    let (code, mut clients) = game_of(&server, 5, preset(Preset::Classic)).await;
    let hand = clients[3].view().hand.clone();
    for n in [1, 3] {
        clients[n].must(MemberCommand::Leave).await;
    }
    // Another seat is open too, and comes first.
    let mut back = Client::join(&server, &secret(4), &code).await;
    assert_eq!(back.table().you, None);
    assert!(back.table().may.sit);
    back.must(sit("Renamed")).await;
    assert_eq!(back.seat().index(), 3);
    assert_eq!(back.view().hand, hand);
    assert_eq!(back.table().players[3].name, "Renamed");
    // A host who left is no longer the host.
    clients[0].must(MemberCommand::Leave).await;
    let host = Client::sit(&server, &secret(1), &code, "Player 1").await;
    assert_eq!(host.seat().index(), 0);
    assert_ne!(host.table().host, host.you);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_cannot_come_back() {
    let server = server(20).await;
    let (code, mut clients) = table_of(&server, 3, TableSettingsChange::default()).await;
    let mut second = clients.remove(1);
    let player = second.you.expect("somebody");
    clients[0].must(HostCommand::Kick { player }).await;
    assert_eq!(second.end().await.code, Some(4003));
    for path in ["", "/talk", "/album"] {
        let path = format!("/api/tables/{code}{path}");
        let response = server.get(&secret(2), &path).await;
        assert_eq!(response.status(), 403, "{path}");
        let refused: Refused = response.json().await.expect("a refusal");
        assert_eq!(refused.code, "kicked");
    }
    assert_eq!(names(&clients[0]), ["Player 1", "Player 3"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_keeps_the_seats_and_takes_in_who_sat_down_meanwhile() {
    let server = server(21).await;
    let (code, mut clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    for client in &mut clients {
        client.ask(Move::AgreeToEnd).await.expect("agreed");
    }
    clients[0].until(|s| s.table.may.start).await;
    clients[1].must(MemberCommand::Leave).await;
    let mut fifth = Client::sit(&server, &secret(5), &code, "Player 5").await;
    // The one who left may still change their mind, and sits where they sat.
    clients[1].must(sit("Player 2")).await;
    clients[3].must(MemberCommand::Leave).await;
    clients[0].must(HostCommand::Start).await;
    let position = clients[0].state().position;
    fifth.until(|s| s.position >= position).await;
    assert_eq!(fifth.view().turn.game, 1);
    let all: Vec<_> = fifth.table().players.iter().map(|p| &p.name[..]).collect();
    assert_eq!(all, ["Player 1", "Player 2", "Player 3", "Player 5"]);
    let seats: Vec<_> = fifth.table().players.iter().map(|p| p.seat).collect();
    assert_eq!(seats, [0, 1, 2, 3].map(Seat::new));
    assert!(fifth.view().seats.iter().all(|s| s.score == 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_moves_to_another_device_by_a_link_that_works_once_and_not_for_ever() {
    let server = server(22).await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let token = |n: u8| SeatToken([n; 32]);
    let offer = |n| MemberCommand::OfferSeat { token: token(n) };
    let take = |n| MemberCommand::TakeSeat { token: token(n) };
    let hand = clients[0].view().hand.clone();
    clients[0].must(offer(1)).await;
    let mut phone = Client::join(&server, &secret(9), &code).await;
    assert_eq!(code_of_refusal(&mut phone, take(2)).await, "link-unknown");
    assert_eq!(
        code_of_refusal(&mut clients[1], take(1)).await,
        "already-seated"
    );
    phone.must(take(1)).await;
    assert_eq!(phone.seat().index(), 0);
    assert_eq!(phone.view().hand, hand);
    assert_eq!(phone.table().host, phone.you);
    clients[0].until(|s| s.table.you.is_none()).await;
    assert_eq!(clients[0].view().hand, None);
    assert_eq!(
        code_of_refusal(&mut clients[0], take(1)).await,
        "link-unknown"
    );

    phone.must(offer(3)).await;
    server.advance(Duration::from_secs(10 * 60));
    assert_eq!(
        code_of_refusal(&mut clients[0], take(3)).await,
        "link-unknown"
    );
    // A later offer replaces the earlier one.
    phone.must(offer(4)).await;
    phone.must(offer(5)).await;
    assert_eq!(
        code_of_refusal(&mut clients[0], take(4)).await,
        "link-unknown"
    );
    clients[0].must(take(5)).await;
    assert_eq!(clients[0].view().hand, hand);
}

// The public list.

async fn listed(server: &TestServer) -> Vec<Value> {
    let json = server.json(&secret(200), "/api/tables").await;
    json["tables"].as_array().expect("a list").clone()
}

async fn listed_until(server: &TestServer, so: impl Fn(&[Value]) -> bool) {
    let waiting = async {
        while !so(&listed(server).await) {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };
    let timeouts = Duration::from_secs(20);
    tokio::time::timeout(timeouts, waiting)
        .await
        .expect("the list is so in time");
}

#[tokio::test(flavor = "multi_thread")]
async fn listed_tables_are_on_the_list_while_somebody_is_there_and_private_ones_never() {
    let server = server(23).await;
    let (private, _others) = table_of(&server, 2, TableSettingsChange::default()).await;
    let wish = TableSettingsChange {
        listed: Some(true),
        language: Some(Language::Croatian),
        ..preset(Preset::Disney)
    };
    let (code, mut clients) = table_of(&server, 3, wish).await;
    listed_until(&server, |l| l.len() == 1 && l[0]["players"] == 3).await;
    let table = listed(&server).await.remove(0);
    let expected = json!({
        "code": code, "host": "Player 1", "preset": "disney", "house_rules": false, "language": "hr",
        "players": 3, "max_players": 6, "playing": false, "open": true,
    });
    assert_eq!(table, expected);
    assert_ne!(private, code);

    clients[0].must(HostCommand::Start).await;
    listed_until(&server, |l| l.len() == 1 && l[0]["playing"] == true).await;
    clients.clear();
    listed_until(&server, |l| l.is_empty()).await;
    // It is back when somebody is, until the host makes it private.
    let mut host = Client::join(&server, &secret(1), &code).await;
    listed_until(&server, |l| l.len() == 1).await;
    host.ask(Move::AgreeToEnd).await.expect("agreed");
    server.advance(Duration::from_secs(20));
    host.until(|s| s.table.may.configure).await;
    let wish = TableSettingsChange {
        listed: Some(false),
        ..TableSettingsChange::default()
    };
    host.must(configure(wish)).await;
    listed_until(&server, |l| l.is_empty()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_listed_table_stays_listed_for_hours_and_says_when_it_is_full() {
    let server = server(24).await;
    let wish = TableSettingsChange {
        listed: Some(true),
        late_joining: Some(false),
        ..preset(Preset::Classic)
    };
    let (_, mut clients) = table_of(&server, 3, wish).await;
    listed_until(&server, |l| l.len() == 1).await;
    for hour in 0..10 {
        server.advance(Duration::from_secs(14 * 60));
        // Announced anew, not merely believed still: a little later it would not be.
        let ready = hour % 2 == 0;
        clients[0].must(MemberCommand::Ready { ready }).await;
        server.advance(Duration::from_secs(2 * 60));
        listed_until(&server, |l| l.len() == 1).await;
    }
    clients[0].must(HostCommand::Start).await;
    listed_until(&server, |l| l[0]["open"] == false).await;
}

// What one may do, and what one can.

/// Everybody at a table, and those who only look.
struct Evening {
    server: TestServer,
    code: String,
    clients: Vec<Client>,
    /// The next one to come is this person.
    next: u8,
    http: reqwest::Client,
}

impl Evening {
    async fn come(&mut self) {
        let client = Client::join(&self.server, &secret(self.next), &self.code).await;
        self.next += 1;
        self.clients.push(client);
    }

    /// Everybody sees the table as it is when everything that was due is done.
    async fn settle(&mut self) {
        // Answered after all that came before, and never granted.
        let token = SeatToken([255; 32]);
        let nothing = MemberCommand::TakeSeat { token };
        refused(&mut self.clients[0], nothing).await;
        let url = self.server.url(&format!("/api/tables/{}", self.code));
        let state = self.http.get(url).send().await.expect("an answer");
        let state: Value = state.json().await.expect("JSON");
        let position = state["position"].as_u64().expect("a position");
        for client in &mut self.clients {
            client.until(|s| s.position >= position).await;
        }
    }
}

fn one_of<T: Copy>(items: &[T], chance: &mut impl Chance) -> Option<T> {
    items.get(chance.below(items.len())).copied()
}

/// A command, and whether the view says that it can be done.
fn random_command(me: &Client, chance: &mut impl Chance) -> Option<(Command, bool)> {
    let table = me.table();
    let may = &table.may;
    let seated = table.you.is_some();
    let view = table.game.as_ref().map(|g| &g.view);
    let legal = view.map(|v| v.legal).unwrap_or_default();
    let running = view.is_some_and(|v| v.turn.phase != fabula_rules::PhaseName::Over);
    let here = players(me);
    let others: Vec<&PlayerView> = here
        .iter()
        .copied()
        .filter(|p| Some(p.id) != me.you)
        .collect();
    let persons: Vec<&PlayerView> = others
        .iter()
        .copied()
        .filter(|p| p.kind == Player::Person)
        .collect();
    let kind = match chance.below(20) {
        // Nothing happens at an empty table.
        _ if !seated && chance.below(2) == 0 => 0,
        9 if chance.below(2) > 0 => 16,
        kind => kind,
    };
    Some(match kind {
        0 | 1 => {
            let name = format!("P{}", hex(me.you?));
            (sit(&name), may.sit)
        }
        2 => (
            MemberCommand::Ready {
                ready: chance.below(2) == 1,
            }
            .into(),
            may.ready,
        ),
        3 | 4 => (HostCommand::Start.into(), may.start),
        5 => {
            let presets: Vec<Preset> = Preset::all().collect();
            (configure(preset(one_of(&presets, chance)?)), may.configure)
        }
        6 => {
            let mut order: Vec<PlayerId> = here.iter().map(|p| p.id).collect();
            if order.len() > 1 {
                let last = order.len() - 1;
                order.swap(chance.below(last), last);
            }
            (HostCommand::Arrange { order }.into(), may.configure)
        }
        7 | 8 => (BOT.into(), may.add_bot),
        9 => {
            let player = one_of(&others, chance)?.id;
            (HostCommand::Kick { player }.into(), may.manage)
        }
        10 => {
            let player = one_of(&persons, chance)?.id;
            (HostCommand::HandOver { player }.into(), may.manage)
        }
        11 => {
            let (player, muted) = (one_of(&persons, chance)?.id, chance.below(2) == 1);
            (HostCommand::Mute { player, muted }.into(), may.manage)
        }
        12 => (HostCommand::Pause.into(), may.pause),
        13 => {
            // See `whoever_may_resume_can` below.
            let waits = |s: &fabula_rules::SeatView| {
                Some(s.seat) == view.and_then(|v| v.you) && s.standing == Standing::Waiting
            };
            if view.is_some_and(|v| v.seats.iter().any(waits)) {
                return None;
            }
            (Move::Resume.into(), may.resume)
        }
        14 | 15 => (HostCommand::MoveOn.into(), may.move_on),
        16 => {
            let any = Seat::new(chance.below(8))?;
            let seat = one_of(&may.close, chance).unwrap_or(any);
            (
                HostCommand::Close { seat }.into(),
                may.close.contains(&seat),
            )
        }
        17 => (
            MemberCommand::Leave.into(),
            seated && (!running || legal.leave),
        ),
        18 => (Move::AgreeToEnd.into(), legal.agree_to_end),
        _ => match legal.pick(chance, &fabula_rules::Clue::text("…")) {
            Some(action) => (crate::support::command(action).into(), true),
            None => (Move::Claim.into(), false),
        },
    })
}

fn hex(id: PlayerId) -> String {
    id.to_string()[..8].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_view_says_one_may_do_can_be_done_and_nothing_else() {
    let server = server(25).await;
    let mut dice = chance(26, 0);
    // How often each command was refused, and how often it was done.
    let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let evenings = [
        preset(Preset::Classic),
        TableSettingsChange {
            late_joining: Some(false),
            ..preset(Preset::Classic)
        },
        preset(Preset::OdysseyTeams),
    ];
    let mut evening = Evening {
        code: String::new(),
        clients: Vec::new(),
        next: 0,
        http: reqwest::Client::new(),
        server,
    };
    for (nth, wish) in evenings.into_iter().enumerate() {
        evening.clients.clear();
        evening.next = 1;
        let wish = json!({ "wish": wish });
        let opened = evening.server.post(&secret(1), "/api/tables", wish).await;
        let opened: Value = opened.json().await.expect("JSON");
        evening.code = opened["code"].as_str().expect("a code").to_owned();
        for step in 0..300 {
            while evening.clients.len() < 7 {
                evening.come().await;
            }
            evening.settle().await;
            // The host, every other time, for there is more that a host may do.
            let host = |c: &Client| c.you.is_some() && c.you == c.table().host;
            let host = evening.clients.iter().position(host);
            let n = match host.filter(|_| dice.below(2) == 0) {
                Some(host) => host,
                None => dice.below(evening.clients.len()),
            };
            let me = &mut evening.clients[n];
            let Some((command, may)) = random_command(me, &mut dice) else {
                continue;
            };
            let kicked = match &command {
                Command::Host(HostCommand::Kick { player }) => Some(*player),
                _ => None,
            };
            let outcome = me.ask(command.clone()).await;
            // What is so already may be asked for all the same; only nothing comes of it.
            let said = |refused: &Refused| refused.code == "already-said";
            assert_eq!(
                outcome.is_ok() || may && outcome.as_ref().is_err_and(said),
                may,
                "evening {nth}, step {step}: {command:?} gave {outcome:?}, seen: {:?}",
                me.table()
            );
            if let (Command::Host(HostCommand::Start), Err(refused)) = (&command, &outcome)
                && me.you == me.table().host
            {
                assert_eq!(me.table().start_refused.as_ref(), Some(refused));
            }
            let json = serde_json::to_value(&command).expect("JSON");
            let name = json["type"].as_str().expect("a name");
            let count = counts.entry(name.to_owned()).or_default();
            count[usize::from(outcome.is_ok())] += 1;
            if let (Some(kicked), Ok(_)) = (kicked, outcome) {
                evening.clients.retain(|c| c.you != Some(kicked));
            }
        }
    }
    // Both came often enough, for everything that can be asked for, to mean something.
    for command in [
        "sit",
        "ready",
        "start",
        "configure",
        "arrange",
        "add_bot",
        "kick",
        "hand_over",
        "mute",
        "pause",
        "resume",
        "move_on",
        "close",
        "leave",
        "agree_to_end",
    ] {
        let [refused, done] = counts.get(command).copied().unwrap_or_default();
        assert!(refused > 0 && done > 0, "{command}: {counts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_resume_can() {
    let server = server(27).await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    for _ in 0..4 {
        clients[0].must(HostCommand::MoveOn).await;
    }
    assert!(clients[0].view().pauses.all_skipped);
    let mut late = Client::sit(&server, &secret(9), &code, "Late").await;
    assert_eq!(late.view().seats[3].standing, Standing::Waiting);
    let may = late.table().may.resume;
    assert_eq!(late.ask(Move::Resume).await.is_ok(), may);
}

#[tokio::test(flavor = "multi_thread")]
async fn fewer_seats_by_house_rule_are_kept_to() {
    let server = server(28).await;
    let settings = Settings {
        seats: SeatLimits { min: 4, max: 5 },
        ..Preset::Classic.settings()
    };
    let wish = TableSettingsChange {
        rules: Some(settings),
        ..TableSettingsChange::default()
    };
    let (code, mut clients) = table_of(&server, 3, wish).await;
    assert_eq!(
        code_of_refusal(&mut clients[0], HostCommand::Start).await,
        "too-few-players"
    );
    clients[0].must(BOT).await;
    assert_eq!(clients[0].table().house_rules.len(), 2);
    clients[0].must(HostCommand::Start).await;
    let _fifth = Client::sit(&server, &secret(5), &code, "Fifth").await;
    let mut sixth = Client::join(&server, &secret(6), &code).await;
    assert!(!sixth.table().may.sit);
    assert_eq!(
        code_of_refusal(&mut sixth, sit("Sixth")).await,
        "table-full"
    );
}
