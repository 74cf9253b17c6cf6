//! Clients that send rubbish, too much, or nothing, that do not read, that guess: each gets a clear answer or a
//! clear end, and nobody else at the table notices.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fabula_ids::PlayerId;
use fabula_room::Refused;
use fabula_room::{HostCommand, MemberCommand, Move, TableSettingsChange};
use fabula_rules::{Clue, PhaseName, PhaseView, Preset};
use fabula_server::identity::Secret;
use fabula_server::protocol::{Bye, PROTOCOL, TableState, ToClient, ToServer};
use fabula_server::table::{Presence, Reaction, TalkLine};
use futures::future::join_all;
use reqwest::Method;
use reqwest::header::CONTENT_TYPE;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Client, Ended, TestServer, chance, game_of, preset, secret, table_of};

fn presence(state: &TableState<'_>, player: PlayerId) -> Option<Presence> {
    let of = state.presence.iter().find(|p| p.player == player);
    of.map(|p| p.presence)
}

/// Shows that the connection and the table go on.
async fn all_is_well(clients: &mut [Client]) {
    for n in 0..clients.len() {
        let me = clients[n].table().you;
        let mut players = clients[n].table().players.iter();
        let ready = players.any(|p| Some(p.id) == me && p.ready);
        let ready = MemberCommand::Ready { ready: !ready };
        let position = clients[n].ask(ready).await.expect("done");
        for client in &mut *clients {
            client.until(|s| s.position > position).await;
        }
    }
}

/// The next refusal.
async fn refusal(client: &mut Client) -> Refused {
    loop {
        match client.next().await {
            Some(ToClient::Refused { refused, .. }) => return refused,
            Some(_) => {}
            None => panic!("the connection ended: {:?}", client.ended),
        }
    }
}

fn ended(bye: Bye) -> Ended {
    let code = Some(bye.close_code());
    let bye = Some(bye);
    Ended { bye, code }
}

// Rubbish.

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_understood_is_refused_and_the_connection_goes_on() {
    let server = TestServer::with(|options| options.limits.message_burst = 1_000).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let id = "00112233445566778899aabbccddeeff";
    let deep = format!(
        r#"{{"type":"do","id":"{id}","command":{}{}}}"#,
        r#"{"a":"#.repeat(5_000),
        "}".repeat(5_000)
    );
    let command = |command: &str| format!(r#"{{"type":"do","id":"{id}","command":{command}}}"#);
    let turn = |turn: &str| {
        format!(r#"{{"type":"do","id":"{id}","turn":{turn},"command":{{"type":"claim"}}}}"#)
    };
    let rubbish: Vec<String> = [
        "",
        " ",
        "hello",
        "{",
        "}",
        "null",
        "true",
        "0",
        "1e400",
        "-",
        "\"",
        "[]",
        "[[[[",
        "{}",
        "\u{0}",
        "\u{feff}{\"type\":\"ping\"}",
        "{\"type\":\"ping\"} {\"type\":\"ping\"}",
        "{'type':'ping'}",
        "{\"type\":null}",
        "{\"type\":7}",
        "{\"type\":[\"ping\"]}",
        "{\"type\":\"Ping\"}",
        "{\"type\":\"welcome\"}",
        "{\"type\":\"fly\"}",
        "{\"type\":\"say\"}",
        "{\"type\":\"say\",\"text\":7}",
        "{\"type\":\"say\",\"text\":\"\\ud800\"}",
        "{\"type\":\"react\",\"reaction\":\"yawn\"}",
        "{\"type\":\"away\",\"away\":\"yes\"}",
        "{\"type\":\"do\"}",
        "{\"type\":\"do\",\"id\":7,\"command\":{\"type\":\"start\"}}",
        "{\"type\":\"do\",\"id\":\"00\",\"command\":{\"type\":\"start\"}}",
        "{\"type\":\"do\",\"id\":\"zz112233445566778899aabbccddeeff\",\"command\":{\"type\":\"start\"}}",
    ]
    .into_iter()
    .map(str::to_owned)
    .chain(
        [
            "null",
            "[]",
            "{}",
            "\"start\"",
            r#"{"type":"fly"}"#,
            r#"{"type":"ready"}"#,
            r#"{"type":"ready","ready":1}"#,
            r#"{"type":"ready","ready":true,"steady":true}"#,
            r#"{"type":"give","cards":7}"#,
            r#"{"type":"give","cards":[-1]}"#,
            r#"{"type":"give","cards":[1e99]}"#,
            r#"{"type":"give","cards":[99999999999999999999999]}"#,
            r#"{"type":"give","cards":[65536]}"#,
            r#"{"type":"close","seat":16}"#,
            r#"{"type":"close","seat":-1}"#,
            r#"{"type":"kick","player":"me"}"#,
            r#"{"type":"sit","name":"x","colour":"beige"}"#,
            r#"{"type":"tell","clue":{"form":"smell","text":"x"}}"#,
            r#"{"type":"configure","wish":{"rules":"mine"}}"#,
            r#"{"type":"configure","wish":{"clocks":{"vote":-5}}}"#,
            r#"{"type":"offer_seat","token":"short"}"#,
        ]
        .map(command),
    )
    .chain(
        [
            "7",
            "{}",
            r#"{"game":0,"round":1,"phase":"lunch","attempt":0}"#,
            r#"{"game":-1,"round":1,"phase":"race","attempt":0}"#,
            r#"{"game":0,"round":65536,"phase":"race","attempt":0}"#,
        ]
        .map(turn),
    )
    .chain([deep, "[".repeat(60_000), "9".repeat(60_000)])
    .collect();
    for text in rubbish {
        let shown: String = text.chars().take(100).collect();
        clients[1].send_raw(Message::text(text)).await;
        let refused = refusal(&mut clients[1]).await;
        assert_eq!(refused.code, "bad-request", "{shown}");
        assert!(refused.facts.contains_key("why"));
    }
    for bytes in [vec![], vec![0xFF; 100], b"{\"type\":\"ping\"}".to_vec()] {
        clients[1].send_raw(Message::binary(bytes)).await;
        assert_eq!(refusal(&mut clients[1]).await.code, "bad-request");
    }
    // Once is enough.
    clients[1].hello(&code).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "bad-request");
    assert_eq!(clients[1].state().position, 2, "nothing has changed");
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_fields_are_refused_in_every_message_that_has_fields() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let id = "00112233445566778899aabbccddeeff";
    let ready = r#"{"type":"ready","ready":true,"now":true}"#;
    let ready = format!(r#"{{"type":"do","id":"{id}","command":{ready}}}"#);
    let later = format!(r#"{{"type":"do","id":"{id}","command":{{"type":"start"}},"later":1}}"#);
    let messages = [
        ready.as_str(),
        later.as_str(),
        r#"{"type":"say","text":"x","to":"everybody"}"#,
    ];
    for text in messages {
        clients[0].send_raw(Message::text(text)).await;
        match clients[0].next().await {
            Some(ToClient::Refused { refused, .. }) => {
                assert_eq!(refused.code, "bad-request", "{text}");
            }
            other => panic!("{text} gave {other:?}"),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn numbers_out_of_any_range_are_refused_by_the_rules() {
    let server = TestServer::start().await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(Move::Claim).await;
    let turn = serde_json::to_value(clients[0].view().turn).expect("JSON");
    let before = clients[0].state().position;
    let commands = [
        (
            json!({ "type": "tell", "card": 65535, "clue": { "form": "text", "text": "x" } }),
            "card-not-in-hand",
        ),
        (
            json!({ "type": "tell", "clue": { "form": "text", "text": "x" } }),
            "card-needed",
        ),
        (
            json!({ "type": "give", "cards": vec![1; 10_000] }),
            "wrong-number-of-cards",
        ),
        (
            json!({ "type": "vote", "cards": vec![1; 10_000] }),
            "wrong-number-of-votes",
        ),
        (json!({ "type": "close", "seat": 15 }), "seat-not-open"),
        (
            json!({ "type": "kick", "player": "00".repeat(16) }),
            "unknown-player",
        ),
    ];
    for (n, (command, code)) in commands.into_iter().enumerate() {
        let id = format!("{n:032x}");
        let message = json!({ "type": "do", "id": id, "turn": turn, "command": command });
        clients[0]
            .send_raw(Message::text(message.to_string()))
            .await;
        assert_eq!(refusal(&mut clients[0]).await.code, code, "{command}");
    }
    clients[0].must(Move::Withdraw).await;
    assert_eq!(clients[0].state().position, before + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_large_ends_the_connection_and_nothing_else() {
    let server = TestServer::with(|options| options.limits.message_bytes = 2_000).await;
    let (code, mut clients) = table_of(&server, 3, TableSettingsChange::default()).await;
    // As large as is allowed.
    clients[2].send_raw(Message::text("x".repeat(2_000))).await;
    assert_eq!(refusal(&mut clients[2]).await.code, "bad-request");
    for size in [2_001, 100_000, 5_000_000] {
        let mut large = Client::join(&server, &secret(3), &code).await;
        large.send_raw(Message::text("x".repeat(size))).await;
        large.end().await;
        let code = large.ended.as_ref().and_then(|e| e.code);
        // A connection that is cut in the middle of a message may not see its close code.
        assert!(
            matches!(code, None | Some(4029 | 1009)),
            "{size}: {:?}",
            large.ended
        );
        all_is_well(&mut clients).await;
    }
    // Before the hello too.
    let mut early = Client::dial(&server, None).await.expect("a socket");
    early.send_raw(Message::text("x".repeat(3_000))).await;
    early.end().await;
    all_is_well(&mut clients).await;
}

// The first message.

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_without_a_hello_ends() {
    let server = TestServer::with(|options| {
        options.timeouts.silence = Duration::from_millis(300);
    })
    .await;
    let mut silent = Client::dial(&server, None).await.expect("a socket");
    assert_eq!(*silent.end().await, ended(Bye::NoHello));
    assert_eq!(Bye::NoHello.close_code(), 4001);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_message_must_be_a_hello_in_our_version_to_a_table_there_is() {
    let server = TestServer::start().await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let hello = |version: u32, table: &str| {
        json!({ "type": "hello", "version": version, "table": table }).to_string()
    };
    let wrong = if code == "000000" { "000001" } else { "000000" };
    let first = [
        (
            r#"{"type":"ping"}"#.to_owned(),
            "hello-expected",
            Bye::NoHello,
        ),
        (
            r#"{"type":"say","text":"hello"}"#.to_owned(),
            "hello-expected",
            Bye::NoHello,
        ),
        ("hello".to_owned(), "bad-request", Bye::NoHello),
        (String::new(), "bad-request", Bye::NoHello),
        (
            format!(r#"{{"type":"hello","version":-1,"table":"{code}"}}"#),
            "bad-request",
            Bye::NoHello,
        ),
        (hello(0, &code), "other-version", Bye::OtherVersion),
        (
            hello(PROTOCOL + 1, &code),
            "other-version",
            Bye::OtherVersion,
        ),
        (hello(PROTOCOL, wrong), "no-such-table", Bye::NoSuchTable),
        (hello(PROTOCOL, ""), "no-such-table", Bye::NoSuchTable),
        (
            hello(PROTOCOL, &format!("{code}0")),
            "no-such-table",
            Bye::NoSuchTable,
        ),
        (
            hello(PROTOCOL, &"9".repeat(10_000)),
            "no-such-table",
            Bye::NoSuchTable,
        ),
        (
            hello(PROTOCOL, "' OR 1=1 --"),
            "no-such-table",
            Bye::NoSuchTable,
        ),
    ];
    for (text, refused, bye) in first {
        let mut client = Client::dial(&server, Some(&secret(1)))
            .await
            .expect("a socket");
        client.send_raw(Message::text(text.clone())).await;
        assert_eq!(refusal(&mut client).await.code, refused, "{text}");
        assert_eq!(*client.end().await, ended(bye), "{text}");
    }
    let mut binary = Client::dial(&server, Some(&secret(1)))
        .await
        .expect("a socket");
    binary.send_raw(Message::binary(vec![1, 2, 3])).await;
    assert_eq!(refusal(&mut binary).await.code, "bad-request");
    assert_eq!(*binary.end().await, ended(Bye::NoHello));
    assert_eq!(Bye::OtherVersion.close_code(), 4000);
    assert_eq!(Bye::NoSuchTable.close_code(), 4004);
}

#[tokio::test(flavor = "multi_thread")]
async fn somebody_without_an_identity_sees_the_table_and_can_do_nothing() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut nobody = Client::dial(&server, None).await.expect("a socket");
    nobody.hello(&code).await;
    nobody.until(|_| true).await;
    let sit = MemberCommand::Sit {
        name: "Nobody".to_owned(),
        colour: None,
    };
    let refused = nobody.ask(sit).await.unwrap_err();
    assert_eq!(refused.code, "identity-needed");
    let text = "Boo".to_owned();
    nobody.send(&ToServer::Say { text }).await;
    assert_eq!(refusal(&mut nobody).await.code, "identity-needed");
    let reaction = Reaction::Wow;
    nobody.send(&ToServer::React { reaction }).await;
    assert_eq!(refusal(&mut nobody).await.code, "identity-needed");
    all_is_well(&mut clients).await;
}

// Too much.

#[tokio::test(flavor = "multi_thread")]
async fn who_sends_too_many_messages_is_cut_off_and_may_come_back() {
    let server = TestServer::with(|options| options.limits.message_burst = 60).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let mut loud = Client::join(&server, &secret(2), &code).await;
    for _ in 0..300 {
        loud.send(&ToServer::Ping).await;
    }
    assert_eq!(*loud.end().await, ended(Bye::TooMuch));
    assert_eq!(Bye::TooMuch.close_code(), 4029);
    let pongs = loud.heard.iter().filter(|m| m.contains("\"pong\"")).count();
    assert_eq!(pongs, 60);
    all_is_well(&mut clients).await;
    Client::join(&server, &secret(2), &code).await;
}

// Not reading, not answering.

/// A connection by hand, which does only what a test tells it to.
struct RawBody {
    stream: TcpStream,
}

impl RawBody {
    async fn dial(server: &TestServer, who: &Secret) -> RawBody {
        let socket = TcpSocket::new_v4().expect("a socket");
        // Little is read ahead by the system.
        socket.set_recv_buffer_size(4_096).expect("a size");
        let address: SocketAddr = server.address;
        let mut stream = socket.connect(address).await.expect("a connection");
        let request = format!(
            "GET /api/socket HTTP/1.1\r\nHost: {address}\r\nConnection: Upgrade\r\n\
             Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
             Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: fabula={}\r\n\r\n",
            who.reveal()
        );
        stream.write_all(request.as_bytes()).await.expect("sent");
        let mut answer = Vec::new();
        while !answer.ends_with(b"\r\n\r\n") {
            answer.push(stream.read_u8().await.expect("an answer"));
        }
        let answer = String::from_utf8(answer).expect("text");
        assert!(answer.starts_with("HTTP/1.1 101 "), "{answer}");
        RawBody { stream }
    }

    /// Sends a frame, whole and masked with nothing.
    async fn send(&mut self, opcode: u8, payload: &[u8]) {
        let mut frame = vec![0x80 | opcode];
        match payload.len() {
            n if n < 126 => frame.push(0x80 | n as u8),
            n => {
                frame.push(0x80 | 126);
                frame.extend((n as u16).to_be_bytes());
            }
        }
        frame.extend([0; 4]);
        frame.extend(payload);
        // A connection that has ended shows when it is read from.
        let _ = self.stream.write_all(&frame).await;
    }

    async fn hello(server: &TestServer, who: &Secret, code: &str) -> RawBody {
        let mut raw = RawBody::dial(server, who).await;
        let hello = json!({ "type": "hello", "version": PROTOCOL, "table": code });
        raw.send(1, hello.to_string().as_bytes()).await;
        raw
    }

    /// Reads whatever comes, until the connection has ended.
    async fn read_to_the_end(&mut self) -> usize {
        let (mut buffer, mut read) = ([0; 65_536], 0);
        let reading = async {
            while let Ok(n @ 1..) = self.stream.read(&mut buffer).await {
                read += n;
            }
        };
        tokio::time::timeout(Duration::from_secs(20), reading)
            .await
            .expect("it ends in time");
        read
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_that_does_not_read_delays_nobody_and_is_dropped() {
    let timeouts = Duration::from_secs(3);
    let server = TestServer::with(|options| {
        options.timeouts.write = timeouts;
        options.timeouts.silence = Duration::from_secs(600);
        options.timeouts.ping = Duration::from_secs(600);
        options.limits.messages_per_second = 1_000_000;
        options.limits.message_burst = 1_000_000;
    })
    .await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Odyssey)).await;
    for _ in 0..9 {
        clients[0].must(HostCommand::AddBot { name: None }).await;
    }
    let mut slow_one = clients.pop().expect("three");
    let slow = slow_one.you.expect("somebody");
    slow_one.send_raw(Message::Close(None)).await;
    slow_one.end().await;
    clients[0]
        .until(|s| presence(s, slow) == Some(Presence::Away))
        .await;
    let mut raw = RawBody::hello(&server, &secret(3), &code).await;
    clients[0]
        .until(|s| presence(s, slow) == Some(Presence::Connected))
        .await;

    // The others look away and back, and each time everybody is shown the table anew.
    let busy = clients[1].you.expect("somebody");
    let (mut slowest, mut shown) = (Duration::ZERO, 0);
    let begun = Instant::now();
    while presence(clients[0].state(), slow) == Some(Presence::Connected) {
        assert!(begun.elapsed() < Duration::from_secs(25), "after {shown}");
        let away = shown % 2 == 0;
        let (asked, look) = (
            Instant::now(),
            if away {
                Presence::Away
            } else {
                Presence::Connected
            },
        );
        clients[1].send(&ToServer::Away { away }).await;
        for client in &mut clients {
            client.until(|s| presence(s, busy) == Some(look)).await;
        }
        slowest = slowest.max(asked.elapsed());
        shown += 1;
    }
    assert!(slowest < timeouts, "somebody waited for {slowest:?}");
    assert!(shown > 50, "it had its chance");
    // Whatever it would read now, it finds the end.
    raw.read_to_the_end().await;
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connection_that_answers_no_ping_is_noticed() {
    let server = TestServer::with(|options| {
        options.timeouts.ping = Duration::from_millis(300);
        options.timeouts.silence = Duration::from_secs(1);
    })
    .await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let mut anna = Client::join(&server, &secret(1), &code).await;
    let mut raw = RawBody::hello(&server, &secret(2), &code).await;
    anna.until(|s| s.watching == 1).await;
    let sit = json!({
        "type": "do", "id": "00".repeat(16), "command": { "type": "sit", "name": "Boris" },
    });
    raw.send(1, sit.to_string().as_bytes()).await;
    let begun = Instant::now();
    anna.until(|s| s.table.players.len() == 2).await;
    let boris = anna.table().players[1].id;
    assert_eq!(anna.presence_of(boris), Some(Presence::Connected));
    // Who reads, answers, and stays; who only reads does not.
    anna.until(|s| presence(s, boris) == Some(Presence::Away))
        .await;
    assert!(begun.elapsed() > Duration::from_millis(700));
    raw.read_to_the_end().await;
    server.advance(Duration::from_secs(20));
    anna.until(|s| presence(s, boris) == Some(Presence::Gone))
        .await;
    all_is_well(&mut [anna]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn frames_that_no_client_may_send_end_only_their_own_connection() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let frames: [(u8, &[u8]); 5] = [
        (1, &[0xFF, 0xFE, 0xC0]),
        (0, b"a continuation of nothing"),
        (3, b"no such opcode"),
        (8, &[0xFF]),
        (9, &[0; 200]),
    ];
    for (opcode, payload) in frames {
        let mut raw = RawBody::hello(&server, &secret(2), &code).await;
        raw.send(opcode, payload).await;
        raw.read_to_the_end().await;
        all_is_well(&mut clients).await;
    }
    // Cut off in the middle of a frame.
    let mut raw = RawBody::hello(&server, &secret(2), &code).await;
    raw.stream.write_all(&[0x81, 0xFE]).await.expect("sent");
    drop(raw);
    all_is_well(&mut clients).await;
}

// Guessing.

fn six_digits(n: usize, but: &str) -> String {
    let code = format!("{n:06}");
    match code == but {
        true => "999999".to_owned(),
        false => code,
    }
}

async fn refused_over_http(response: reqwest::Response) -> (u16, String) {
    let status = response.status().as_u16();
    let text = response.text().await.expect("a body");
    let refused: Refused =
        serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {status} {text}"));
    (status, refused.code)
}

#[tokio::test(flavor = "multi_thread")]
async fn after_too_many_guesses_even_the_right_code_opens_nothing_but_to_members() {
    let server = TestServer::with(|options| {
        options.limits.guesses_per_minute = 1;
        // Nobody listens while all that guessing goes on.
        options.timeouts.silence = Duration::from_secs(3600);
    })
    .await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let http = reqwest::Client::new();
    let guess = async |n: usize| {
        let path = format!("/api/tables/{}", six_digits(n, &code));
        let request = http.get(server.url(&path)).bearer_auth(secret(9).reveal());
        request.send().await.expect("an answer").status().as_u16()
    };
    let mut wrong = 0;
    let mut shut = 0;
    for batch in 0..1_000 {
        for status in join_all((0..10).map(|n| guess(batch * 10 + n))).await {
            match status {
                404 => wrong += 1,
                429 => shut += 1,
                other => panic!("{other}"),
            }
        }
    }
    assert_eq!(wrong + shut, 10_000);
    // The burst, and what was under way with it.
    assert!((100..115).contains(&wrong), "{wrong} codes could be tried");

    let path = format!("/api/tables/{code}");
    let too_many = (429, "too-many-guesses".to_owned());
    let stranger = server.get(&secret(9), &path).await;
    assert_eq!(refused_over_http(stranger).await, too_many);
    let wrong = server.get(&secret(9), "/api/tables/123456789").await;
    assert_eq!(refused_over_http(wrong).await, too_many, "no telling apart");
    let mut stranger = Client::dial(&server, Some(&secret(9)))
        .await
        .expect("a socket");
    stranger.hello(&code).await;
    assert_eq!(refusal(&mut stranger).await.code, "too-many-guesses");
    assert_eq!(*stranger.end().await, ended(Bye::TooMuch));

    // Who has a place is not kept out by somebody else in the house.
    assert_eq!(server.get(&secret(2), &path).await.status(), 200);
    clients[1] = Client::join(&server, &secret(2), &code).await;
    all_is_well(&mut clients).await;
    // And there is no harm in a wrong code for them: they are told as little as others.
    let wrong = server.get(&secret(2), "/api/tables/123456789").await;
    assert_eq!(refused_over_http(wrong).await, too_many);

    // A minute later there is one more guess.
    server.advance(Duration::from_secs(60));
    assert_eq!(guess(0).await, 404);
    assert_eq!(guess(1).await, 404, "the one too many");
    assert_eq!(guess(2).await, 429);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_class_of_thirty_may_mistype() {
    let server = TestServer::start().await;
    let code = server
        .create(&secret(1), "Teacher", TableSettingsChange::default())
        .await;
    for n in 2..32 {
        let mut client = Client::dial(&server, Some(&secret(n)))
            .await
            .expect("a socket");
        client.hello(&six_digits(n as usize, &code)).await;
        assert_eq!(*client.end().await, ended(Bye::NoSuchTable), "pupil {n}");
        Client::join(&server, &secret(n), &code).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_only_what_the_proxy_says_counts() {
    for behind_proxy in [false, true] {
        let server = TestServer::with(|options| {
            options.behind_proxy = behind_proxy;
            options.limits.guess_burst = 3;
            options.limits.guesses_per_minute = 1;
        })
        .await;
        let http = reqwest::Client::new();
        let guess = async |forwarded: &str| {
            let request = http.get(server.url("/api/tables/000000"));
            let request = request.header("x-forwarded-for", forwarded);
            request.send().await.expect("an answer").status().as_u16()
        };
        // What a client writes itself stands before what the proxy adds.
        for n in 0..4 {
            assert_eq!(guess(&format!("10.0.0.{n}, 203.0.113.7")).await, 404);
        }
        assert_eq!(guess("10.0.0.9, 203.0.113.7").await, 429);
        let another = guess("203.0.113.7, 198.51.100.1").await;
        assert_eq!(another, if behind_proxy { 404 } else { 429 });
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_opens_only_so_many_tables_an_hour() {
    let server = TestServer::with(|options| options.limits.tables_per_hour = 3).await;
    for _ in 0..3 {
        server
            .create(&secret(1), "Anna", TableSettingsChange::default())
            .await;
    }
    // Somebody else at the same address is the same address.
    for n in [1, 2] {
        let response = server.post(&secret(n), "/api/tables", json!({})).await;
        let refused = refused_over_http(response).await;
        assert_eq!(refused, (429, "too-many-tables".to_owned()));
    }
    server.advance(Duration::from_secs(20 * 60));
    server
        .create(&secret(2), "Boris", TableSettingsChange::default())
        .await;
}

// Talk.

async fn say(server: &TestServer, who: u8, code: &str, text: &str) -> Result<u64, (u16, String)> {
    let path = format!("/api/tables/{code}/talk");
    let body = json!({ "text": text });
    let response = server.post(&secret(who), &path, body).await;
    if response.status() == 200 {
        let said: Value = response.json().await.expect("JSON");
        return Ok(said["number"].as_u64().expect("a number"));
    }
    Err(refused_over_http(response).await)
}

async fn lines(server: &TestServer, code: &str) -> Vec<TalkLine> {
    let path = format!("/api/tables/{code}/talk");
    let talk = server.json(&secret(1), &path).await;
    serde_json::from_value(talk["lines"].clone()).expect("lines")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_talks_too_fast_is_asked_to_wait() {
    let server = TestServer::with(|options| options.limits.talk_per_minute = 1).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    for n in 0..5 {
        let text = format!("Line {n}");
        clients[1].send(&ToServer::Say { text }).await;
        let reaction = Reaction::Hurry;
        clients[1].send(&ToServer::React { reaction }).await;
    }
    let text = "One too many".to_owned();
    clients[1].send(&ToServer::Say { text }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "talk-too-fast");
    let reaction = Reaction::Hurry;
    clients[1].send(&ToServer::React { reaction }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "talk-too-fast");
    let refused = say(&server, 2, &code, "Through the back door").await;
    assert_eq!(refused, Err((429, "talk-too-fast".to_owned())));
    // Others may still talk.
    say(&server, 1, &code, "Calm down").await.expect("said");
    assert_eq!(lines(&server, &code).await.len(), 6);
    server.advance(Duration::from_secs(60));
    say(&server, 2, &code, "I am calm").await.expect("said");
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_that_cannot_be_said_is_refused() {
    let server = TestServer::with(|options| options.limits.talk_burst = 100).await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let refused = |code: &str| Err((409, code.to_owned()));
    for empty in ["", "  \n\t ", "\u{202e}\u{200b}\u{7}"] {
        assert_eq!(say(&server, 2, &code, empty).await, refused("talk-empty"));
    }
    let long = "ж".repeat(301);
    assert_eq!(
        say(&server, 2, &code, &long).await,
        refused("talk-too-long")
    );
    assert_eq!(say(&server, 2, &code, &long[2..]).await, Ok(1));
    assert_eq!(say(&server, 9, &code, "Psst").await, refused("not-seated"));
    let player = clients[1].you.expect("somebody");
    let mute = |muted| HostCommand::Mute { player, muted };
    assert_eq!(
        clients[1].ask(mute(false)).await.unwrap_err().code,
        "not-host"
    );
    clients[0].must(mute(true)).await;
    assert_eq!(say(&server, 2, &code, "Mmm").await, refused("muted"));
    let reaction = Reaction::Sad;
    clients[1].send(&ToServer::React { reaction }).await;
    assert_eq!(refusal(&mut clients[1]).await.code, "muted");
    clients[0].must(mute(false)).await;
    assert_eq!(say(&server, 2, &code, "Thank you").await, Ok(2));
    let all = lines(&server, &code).await;
    assert_eq!(all.len(), 2);
    assert_eq!((all[1].player, all[1].name.as_str()), (player, "Player 2"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_was_silenced_is_so_after_leaving_and_coming_back() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let (player, muted) = (clients[1].you.expect("somebody"), true);
    clients[0].must(HostCommand::Mute { player, muted }).await;
    clients[1].must(MemberCommand::Leave).await;
    let sit = MemberCommand::Sit {
        name: "Player 2".to_owned(),
        colour: None,
    };
    clients[1].must(sit).await;
    let said = say(&server, 2, &code, "Here I am again").await;
    assert_eq!(said, Err((409, "muted".to_owned())));
}

#[tokio::test(flavor = "multi_thread")]
async fn talk_stays_text_on_one_line_that_nothing_turns_around() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 1, TableSettingsChange::default()).await;
    let said = [
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("\u{202e}evil\u{2066} \u{200f}text\u{202c}", "evil text"),
        ("two\r\nlines\u{7}\u{0}", "two lines"),
        ("שלום עולם", "שלום עולם"),
    ];
    for (raw, _) in said {
        say(&server, 1, &code, raw).await.expect("said");
    }
    let kept: Vec<_> = lines(&server, &code).await;
    let kept: Vec<_> = kept.iter().map(|l| l.text.as_str()).collect();
    assert_eq!(kept, said.map(|(_, clean)| clean));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_last_200_lines_are_kept_and_reactions_are_not() {
    let server = TestServer::with(|options| {
        options.limits.talk_burst = 10_000;
        options.limits.message_burst = 10_000;
    })
    .await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    for n in 1..=230 {
        let text = format!("Line {n}");
        clients[0].send(&ToServer::Say { text }).await;
        if n % 50 == 0 {
            let reaction = Reaction::Clap;
            clients[0].send(&ToServer::React { reaction }).await;
        }
    }
    let mut reactions = 0;
    while clients[1].talk.last().is_none_or(|l| l.number < 230) {
        if let Some(ToClient::Reacted { player, reaction }) = clients[1].next().await {
            assert_eq!(Some(player), clients[0].you);
            assert_eq!(reaction, Reaction::Clap);
            reactions += 1;
        }
    }
    assert!(reactions <= 4);
    // Nothing was lost on the way, and nothing came twice.
    let numbers: Vec<_> = clients[1].talk.iter().map(|l| l.number).collect();
    assert_eq!(numbers, (1..=230).collect::<Vec<_>>());
    let kept = lines(&server, &code).await;
    assert_eq!(kept.len(), 200);
    assert_eq!(kept[0].text, "Line 31");
    assert_eq!(kept[199].text, "Line 230");
    let late = Client::join(&server, &secret(9), &code).await;
    assert_eq!(late.talk, kept);
}

#[tokio::test(flavor = "multi_thread")]
async fn reactions_are_seen_by_all_and_come_over_http_too() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let path = format!("/api/tables/{code}/reactions");
    let body = json!({ "reaction": "cheers" });
    assert_eq!(server.post(&secret(1), &path, body).await.status(), 204);
    for client in &mut clients {
        loop {
            if let Some(ToClient::Reacted { reaction, .. }) = client.next().await {
                assert_eq!(reaction, Reaction::Cheers);
                break;
            }
        }
    }
    assert!(lines(&server, &code).await.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn markup_in_a_clue_stays_text_and_what_turns_lines_around_goes() {
    let server = TestServer::start().await;
    let (_, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(Move::Claim).await;
    let card = clients[0].view().legal.tell.expect("a choice").cards[0];
    let tell = |text: &str| Move::Tell {
        card: Some(card),
        clue: Clue::text(text),
    };
    for empty in ["", " \n", "\u{202e}\u{2066}"] {
        let refused = clients[0].ask(tell(empty)).await.unwrap_err();
        assert_eq!(refused.code, "clue-empty");
    }
    let refused = clients[0].ask(tell(&"x".repeat(201))).await.unwrap_err();
    assert_eq!(refused.code, "clue-too-long");
    clients[0]
        .must(tell("<img src=x onerror=alert(1)>\u{202e}\n& co"))
        .await;
    clients[1]
        .until(|s| {
            let game = s.table.game.as_ref().expect("a game");
            game.view.turn.phase == PhaseName::Give
        })
        .await;
    let PhaseView::Give { clue, .. } = &clients[1].view().phase else {
        panic!("cards are given");
    };
    assert_eq!(**clue, Clue::text("<img src=x onerror=alert(1)> & co"));
}

// Plain HTTP.

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cannot_be_understood_are_refused_in_json() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let http = reqwest::Client::new();
    let send = async |method: Method, path: &str, kind: &str, body: Vec<u8>| {
        let request = http.request(method, server.url(path));
        let request = request.bearer_auth(secret(1).reveal()).body(body);
        let request = request.header(CONTENT_TYPE, kind);
        refused_over_http(request.send().await.expect("an answer")).await
    };
    let act = format!("/api/tables/{code}/do");
    let talk = format!("/api/tables/{code}/talk");
    let bad = (400, "bad-request".to_owned());
    let good =
        br#"{"id":"00112233445566778899aabbccddeeff","command":{"type":"ready","ready":true}}"#;
    for kind in ["text/plain", "application/x-www-form-urlencoded", ""] {
        let got = send(Method::POST, &act, kind, good.to_vec()).await;
        assert_eq!(got, bad, "{kind}");
    }
    let rubbish: [&[u8]; 9] = [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xFF\xFE",
        b"{\"id\":\"00112233445566778899aabbccddeeff\"}",
        b"{\"id\":\"00112233445566778899aabbccddeeff\",\"command\":{\"type\":\"fly\"}}",
        b"{\"id\":\"00112233445566778899aabbccddeeff\",\"command\":{\"type\":\"start\"},\"extra\":1}",
        &[b'['; 50_000],
    ];
    for body in rubbish {
        for path in [&act, &talk] {
            let got = send(Method::POST, path, "application/json", body.to_vec()).await;
            assert_eq!(got, bad, "{path} {:?}", String::from_utf8_lossy(body));
        }
    }
    let large = vec![b' '; (64 << 10) + 1];
    for path in ["/api/tables", &act, &talk] {
        let got = send(Method::POST, path, "application/json", large.clone()).await;
        assert_eq!(got, (413, "too-large".to_owned()));
    }
    for path in [
        "/nothing",
        "/r/",
        "/metrics/more",
        "/p/nothing",
        "/../etc/passwd",
    ] {
        let got = send(Method::GET, path, "application/json", vec![]).await;
        assert_eq!(got, (404, "not-found".to_owned()), "{path}");
    }
    let not_allowed = (405, "method-not-allowed".to_owned());
    for (method, path) in [
        (Method::GET, act.as_str()),
        (Method::DELETE, "/api/tables"),
        (Method::PUT, talk.as_str()),
        (Method::POST, "/metrics"),
    ] {
        let got = send(method, path, "application/json", vec![]).await;
        assert_eq!(got, not_allowed, "{path}");
    }
    for query in [
        "after=x",
        "after=-1",
        "after=1e9",
        "after=0&wait=-1",
        "wait=70000",
    ] {
        let path = format!("/api/tables/{code}?{query}");
        let got = send(Method::GET, &path, "application/json", vec![]).await;
        assert_eq!(got, bad, "{query}");
    }
    let got = send(Method::GET, "/api/socket", "", vec![]).await;
    assert_eq!(got, bad);
    for odd in ["%00", "12345a", "%F0%9F%90%B0", "1".repeat(5_000).as_str()] {
        let path = format!("/api/tables/{odd}");
        let got = send(Method::GET, &path, "", vec![]).await;
        assert_eq!(got, (404, "no-such-table".to_owned()), "{odd}");
    }
    assert_eq!(clients[1].state().position, 2, "nothing has changed");
    all_is_well(&mut clients).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_routes_of_the_api_are_refused_in_json() {
    let server = TestServer::start().await;
    for path in [
        "/api/nothing",
        "/api/tables/000000/nothing",
        "/api/tables/1/2/3",
    ] {
        let got = refused_over_http(server.get(&secret(1), path).await).await;
        assert_eq!(got, (404, "not-found".to_owned()), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_waits_for_news_is_answered_as_soon_as_there_is_some() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let look = async |query: &str| {
        let begun = Instant::now();
        let path = format!("/api/tables/{code}?{query}");
        let state = server.json(&secret(1), &path).await;
        let position = state["position"].as_u64().expect("a position");
        (position, begun.elapsed())
    };
    let (second, quick) = (Duration::from_secs(1), Duration::from_secs(10));
    // Behind: at once.
    for query in ["after=0", "after=1&wait=25", "wait=25", ""] {
        let (position, took) = look(query).await;
        assert_eq!(position, 2);
        assert!(took < quick, "{query} took {took:?}");
    }
    // Nothing new: when the time is up.
    for after in [2, 3, u64::MAX] {
        let (position, took) = look(&format!("after={after}&wait=1")).await;
        assert_eq!(position, 2);
        assert!(took >= second && took < quick, "{took:?}");
    }
    assert!(look("after=2&wait=0").await.1 < quick);
    // Something happens: then.
    let (mut host, mut waiting) = (clients.remove(0), std::pin::pin!(look("after=2")));
    let early = tokio::time::timeout(Duration::from_millis(300), &mut waiting).await;
    assert!(early.is_err(), "nothing has happened yet");
    host.must(MemberCommand::Ready { ready: true }).await;
    let (position, took) = waiting.await;
    assert_eq!(position, 3);
    assert!(took < quick);
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_waits_longer_than_the_server_wants() {
    let server = TestServer::with(|o| o.timeouts.poll = Duration::from_millis(200)).await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let begun = Instant::now();
    for query in ["after=1", "after=1&wait=3600"] {
        let path = format!("/api/tables/{code}?{query}");
        assert_eq!(server.json(&secret(1), &path).await["position"], 1);
    }
    assert!(begun.elapsed() >= Duration::from_millis(400));
    assert!(begun.elapsed() < Duration::from_secs(15));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_look_at_a_table_shows_all_of_it() {
    let server = TestServer::start().await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let state = server
        .json(&secret(1), &format!("/api/tables/{code}"))
        .await;
    let presence = state["presence"].as_array().expect("a list");
    assert_eq!(presence.len(), 1);
    assert_eq!(presence[0]["presence"], "connected");
}

#[tokio::test(flavor = "multi_thread")]
async fn another_page_cannot_act_for_its_visitors() {
    let server = TestServer::start().await;
    let code = server
        .create(&secret(1), "Anna", TableSettingsChange::default())
        .await;
    let evil = Some("https://evil.example");
    let dialled = Client::dial_with(&server, Some(&secret(1)), evil).await;
    assert!(dialled.is_err());
    let ours = format!("http://{}", server.address);
    let dialled = Client::dial_with(&server, Some(&secret(1)), Some(&ours)).await;
    let mut client = dialled.expect("a socket");
    client.hello(&code).await;
    client.until(|_| true).await;
    let request = reqwest::Client::new().post(server.url("/api/tables"));
    let request = request.header("origin", "https://evil.example");
    let request = request.header("cookie", format!("fabula={}", secret(1).reveal()));
    let response = request.json(&json!({})).send().await.expect("an answer");
    let refused = refused_over_http(response).await;
    assert_eq!(refused, (403, "wrong-origin".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_from_many_at_once_leaves_a_game_alone() {
    let server = TestServer::start().await;
    let (code, clients) = game_of(&server, 4, preset(Preset::Classic)).await;
    let noise = (0..8u64).map(|n| {
        let (server, code) = (&server, &code);
        async move {
            let mut dice = chance(7, n);
            for _ in 0..20 {
                let mut client = Client::dial(server, Some(&secret(100 + n as u8)))
                    .await
                    .expect("a socket");
                client.hello(code).await;
                for _ in 0..10 {
                    let bytes: Vec<u8> = (0..dice.below(200))
                        .map(|_| dice.below(128) as u8)
                        .collect();
                    let text = String::from_utf8(bytes).expect("ASCII");
                    client.send_raw(Message::text(text)).await;
                }
            }
        }
    });
    let play = clients
        .into_iter()
        .enumerate()
        .map(|(n, mut client)| async move {
            client.play_to_the_end(chance(8, n as u64)).await;
            client
        });
    let (clients, _) = tokio::join!(join_all(play), join_all(noise));
    assert_eq!(clients[0].view().phase, clients[3].view().phase);
}
