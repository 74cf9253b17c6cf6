//! Who somebody is: only a secret says so. Public ids and codes open nothing, being sent away is for good, a
//! seat link moves a seat once, and only our own pages speak for their users.

use std::collections::BTreeSet;
use std::time::Duration;

use fabula_ids::PlayerId;
use fabula_room::Refused;
use fabula_room::{Command, HostCommand, MemberCommand, Move, SeatToken, TableSettingsChange};
use fabula_rules::{Card, Clue, Player, Preset, Seat};
use fabula_server::identity::Secret;
use fabula_server::protocol::{Bye, PresenceOf, TableState};
use fabula_server::table::Presence;
use reqwest::header::{AUTHORIZATION, COOKIE, HeaderMap, ORIGIN, SET_COOKIE};
use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error as WsError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::support::{Client, Ended, TestServer, fresh_id, game_of, preset, secret, table_of};

const SECOND: Duration = Duration::from_secs(1);
const MINUTE: Duration = Duration::from_secs(60);

/// A request with headers of one's own.
async fn send(
    server: &TestServer,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<Value>,
) -> Response {
    let mut request = reqwest::Client::new().request(method, server.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if let Some(body) = body {
        request = request.json(&body);
    }
    request.send().await.expect("an answer")
}

/// The status of an answer, and the code of the refusal in it.
async fn refusal(response: Response) -> (u16, String) {
    let status = response.status().as_u16();
    let text = response.text().await.expect("a body");
    let refused: Refused = serde_json::from_str(&text).unwrap_or_else(|e| panic!("{e}: {text}"));
    (status, refused.code)
}

/// Asks over HTTP.
async fn ask(server: &TestServer, who: &Secret, code: &str, command: Value) -> Response {
    let body = json!({ "id": fresh_id(), "command": command });
    let path = format!("/api/tables/{code}/do");
    server.post(who, &path, body).await
}

/// Lets so much time pass that no table is in memory any more: the next request reads it from the journal.
async fn forget(server: &TestServer) {
    loop {
        let metrics = server.get(&secret(0), "/metrics").await;
        let metrics = metrics.text().await.expect("figures");
        if metrics.lines().any(|line| line == "fabula_rooms 0") {
            return;
        }
        server.advance(6 * MINUTE);
        tokio::task::yield_now().await;
    }
}

fn is(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

fn code_of(refused: Result<u64, Refused>) -> String {
    refused.expect_err("refused").code
}

// Public names open nothing.

#[tokio::test(flavor = "multi_thread")]
async fn a_public_id_opens_nothing_in_whatever_form_it_is_shown() {
    let server = TestServer::start().await;
    let (code, clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let host = clients[0].you.expect("an id");
    let id = host.to_string();
    let hand = clients[0].view().hand.clone().expect("a hand");
    let forms = [
        id.clone(),
        id.to_uppercase(),
        id.repeat(2),
        format!("{id:0<64}"),
        format!("{id:0>64}"),
        format!("0x{id}"),
        id.chars().rev().collect(),
    ];
    let table = format!("/api/tables/{code}");
    for form in forms {
        let shown = [
            (AUTHORIZATION.as_str(), format!("Bearer {form}")),
            (AUTHORIZATION.as_str(), format!("Bearer  {form} ")),
            (COOKIE.as_str(), format!("fabula={form}")),
            (COOKIE.as_str(), format!("a=b; fabula={form}; c=d")),
        ];
        for (name, value) in &shown {
            let headers = [(*name, value.as_str())];
            let seen = send(&server, Method::GET, &table, &headers, None).await;
            assert_eq!(seen.status(), 200, "everybody with the code may watch");
            let seen: Value = seen.json().await.expect("JSON");
            assert_eq!(seen["table"]["you"], Value::Null, "{name}: {value}");
            assert_eq!(seen["table"]["game"]["view"]["hand"], Value::Null);

            let path = format!("{table}/do");
            let body = json!({ "id": fresh_id(), "command": { "type": "pause" } });
            let done = send(&server, Method::POST, &path, &headers, Some(body)).await;
            let (status, refused) = refusal(done).await;
            let nobody = (status, refused.as_str()) == (401, "identity-needed");
            let other = (status, refused.as_str()) == (409, "not-seated");
            assert!(nobody || other, "{name}: {value}: {status} {refused}");
        }
    }

    // In a hello there is no place for it, and as a table's code it is none.
    let mut client = Client::dial(&server, None).await.expect("a socket");
    client.hello(&id).await;
    let ended = Ended {
        bye: Some(Bye::NoSuchTable),
        code: Some(4004),
    };
    assert_eq!(client.end().await, &ended);
    assert_eq!(clients[0].view().hand.as_ref(), Some(&hand));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_say_who_they_are_can_watch_and_do_nothing() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    let table = format!("/api/tables/{code}");
    let needed = is(401, "identity-needed");
    let do_it = json!({ "id": fresh_id(), "command": { "type": "sit", "name": "Nobody" } });
    let posts = [
        ("/api/tables".to_owned(), json!({ "name": "Nobody" })),
        (format!("{table}/do"), do_it),
        (format!("{table}/talk"), json!({ "text": "Hello" })),
        (format!("{table}/reactions"), json!({ "reaction": "heart" })),
        (format!("{table}/sounds"), json!("")),
    ];
    for (path, body) in posts {
        let post = send(&server, Method::POST, &path, &[], Some(body)).await;
        assert_eq!(refusal(post).await, needed, "{path}");
    }
    let sound = format!("{table}/sounds/{}", "0".repeat(64));
    let get = send(&server, Method::GET, &sound, &[], None).await;
    assert_eq!(refusal(get).await, needed);

    let mut client = Client::dial(&server, None).await.expect("a socket");
    client.hello(&code).await;
    client.until(|_| true).await;
    assert_eq!(client.you, None);
    for command in [
        Command::from(HostCommand::Start),
        Command::from(MemberCommand::Sit {
            name: "Nobody".to_owned(),
            colour: None,
        }),
        Command::from(MemberCommand::TakeSeat {
            token: SeatToken([1; 32]),
        }),
    ] {
        assert_eq!(code_of(client.ask(command).await), "identity-needed");
    }
    assert_eq!(client.table().players.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_whole_secret_is_a_bearer_token() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let path = format!("/api/tables/{code}/do");
    let hex = secret(1).reveal();
    let body = || Some(json!({ "id": fresh_id(), "command": { "type": "ready", "ready": true } }));
    let wrong = [
        String::new(),
        "Bearer".to_owned(),
        "Bearer ".to_owned(),
        hex.clone(),
        format!("Basic {hex}"),
        format!("Token {hex}"),
        format!("Bearer {}", &hex[1..]),
        format!("Bearer {hex}0"),
        format!("Bearer {hex}00"),
        format!("Bearer {hex}, {hex}"),
        format!("Bearer \"{hex}\""),
        format!("Bearer fabula={hex}"),
        format!("Bearer {}", hex.replace('1', "g")),
        format!("Bearer {}é", &hex[1..]),
    ];
    for value in &wrong {
        let headers = [("authorization", value.as_str())];
        let done = send(&server, Method::POST, &path, &headers, body()).await;
        assert_eq!(refusal(done).await, is(401, "identity-needed"), "{value:?}");
    }
    // A wrong token is not made good by a cookie: who shows it must mean it.
    let cookie = format!("fabula={hex}");
    let both = [("authorization", "Bearer x"), ("cookie", cookie.as_str())];
    let done = send(&server, Method::POST, &path, &both, body()).await;
    assert_eq!(refusal(done).await, is(401, "identity-needed"));

    // The same secret is the same person, as a token and as a cookie among others.
    let token = format!("Bearer {hex}");
    let among = format!("theme=dark; fabula={hex}; fabula2=x");
    let small = format!("bearer {hex}");
    for header in [
        ("authorization", token.as_str()),
        ("authorization", &small),
        ("cookie", &among),
    ] {
        let done = send(&server, Method::POST, &path, &[header], body()).await;
        assert_eq!(done.status(), 200, "{header:?}");
        let undone = json!({ "id": fresh_id(), "command": { "type": "ready", "ready": false } });
        send(&server, Method::POST, &path, &[header], Some(undone)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_never_opens_somebodys_seat() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let hand = clients[1].view().hand.clone().expect("a hand");
    let mut other = Client::join(&server, &secret(9), &code).await;
    assert_eq!(other.table().you, None);
    assert_eq!(other.view().you, None);
    assert_eq!(other.view().hand, None);
    let card = Some(hand[0]);
    let clue = Clue::text("mine");
    for command in [
        Command::from(Move::Claim),
        Command::from(Move::Tell { card, clue }),
        Command::from(Move::Give {
            cards: vec![hand[0]],
        }),
        Command::from(MemberCommand::Leave),
        Command::from(MemberCommand::OfferSeat {
            token: SeatToken([1; 32]),
        }),
        Command::from(MemberCommand::Dress {
            name: Some("x".to_owned()),
            colour: None,
        }),
    ] {
        assert_eq!(code_of(other.ask(command).await), "not-seated");
    }
    // Not even under the same name.
    let same = MemberCommand::Sit {
        name: "Player 2".to_owned(),
        colour: None,
    };
    assert_eq!(code_of(other.ask(same).await), "name-taken");
    // With a name of their own they get a seat of their own, and never the hand of somebody who is here.
    let sit = MemberCommand::Sit {
        name: "Newcomer".to_owned(),
        colour: None,
    };
    other.must(sit).await;
    let seat = other.view().you.expect("a seat");
    assert!(seat.index() > 2);
    assert_eq!(other.view().hand.as_deref(), Some(&[] as &[Card]));
    // Nor when somebody has only lost the connection.
    drop(clients.remove(1));
    server.advance(30 * SECOND);
    let another = Client::sit(&server, &secret(10), &code, "Another").await;
    assert_ne!(another.view().hand.as_deref(), Some(&hand[..]));
    let back = Client::join(&server, &secret(2), &code).await;
    assert_eq!(back.view().hand.as_deref(), Some(&hand[..]));
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_be_followed_from_one_room_to_another() {
    let server = TestServer::start().await;
    let (_, here) = table_of(&server, 3, preset(Preset::Classic)).await;
    let (_, there) = table_of(&server, 3, preset(Preset::Classic)).await;
    let ids: BTreeSet<String> = here.iter().chain(&there).flat_map(all_ids).collect();
    assert_eq!(ids.len(), 6);
    // In one room the same secret is the same person, also when the table comes back from the journal.
    let code = here[0].state().code.clone();
    let id = here[1].you;
    drop((here, there));
    forget(&server).await;
    assert_eq!(Client::join(&server, &secret(2), &code).await.you, id);
}

fn all_ids(client: &Client) -> Vec<String> {
    let players = client.table().players.iter();
    players.map(|p| p.id.to_string()).collect()
}

// Sent away.

#[tokio::test(flavor = "multi_thread")]
async fn who_is_sent_away_is_out_by_every_door() {
    let server = TestServer::start().await;
    let kicked = is(403, "kicked");
    let mut tables = Vec::new();
    for playing in [false, true] {
        let (code, mut clients) = match playing {
            true => game_of(&server, 4, preset(Preset::Classic)).await,
            false => table_of(&server, 4, preset(Preset::Classic)).await,
        };
        let mut out = clients.pop().expect("the fourth");
        let player = out.you.expect("an id");
        // A link offered to them before is of no use afterwards.
        let token = SeatToken([5; 32]);
        let offer = MemberCommand::OfferSeat {
            token: token.clone(),
        };
        clients[1].must(offer).await;
        clients[0].must(HostCommand::Kick { player }).await;
        let ended = Ended {
            bye: Some(Bye::Kicked),
            code: Some(4003),
        };
        assert_eq!(out.end().await, &ended);

        let mut again = Client::dial(&server, Some(&secret(4))).await.expect("one");
        again.hello(&code).await;
        assert_eq!(again.end().await, &ended);
        assert!(again.state.is_none(), "not a single view");
        assert!(again.heard.iter().any(|text| text.contains("\"kicked\"")));

        let table = format!("/api/tables/{code}");
        for path in [
            table.clone(),
            format!("{table}?after=0"),
            format!("{table}/album"),
            format!("{table}/log"),
            format!("{table}/talk"),
            format!("{table}/qr.svg"),
            format!("{table}/sounds/{}", "0".repeat(64)),
        ] {
            let get = server.get(&secret(4), &path).await;
            assert_eq!(refusal(get).await, kicked, "{path}");
        }
        let name = "Somebody new";
        for command in [
            json!({ "type": "sit", "name": name }),
            json!({ "type": "take_seat", "token": token }),
            json!({ "type": "leave" }),
            json!({ "type": "start" }),
        ] {
            let done = ask(&server, &secret(4), &code, command.clone()).await;
            assert_eq!(refusal(done).await, kicked, "{command}");
        }
        for (path, body) in [
            (format!("{table}/talk"), json!({ "text": "Hello" })),
            (format!("{table}/reactions"), json!({ "reaction": "sad" })),
            (format!("{table}/sounds"), json!("")),
        ] {
            let post = server.post(&secret(4), &path, body).await;
            assert_eq!(refusal(post).await, kicked, "{path}");
        }

        tables.push(table);
    }
    // It holds when the table comes back from the journal, and at these tables only.
    forget(&server).await;
    for table in tables {
        let get = server.get(&secret(4), &table).await;
        assert_eq!(refusal(get).await, kicked);
    }
    server
        .create(&secret(4), "Elsewhere", preset(Preset::Classic))
        .await;
}

// FAILS: a request that waited with `after` while its sender was sent away is answered with 200 and what a
// spectator sees, since whether somebody is banned is looked at only before the waiting.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_for_news_is_sent_away_too() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    let (player, who) = (clients[1].you.expect("an id"), secret(2));
    lose(&mut clients, 1).await;
    let position = clients[0].state().position;
    let path = format!("/api/tables/{code}?after={position}");
    let waiting = server.get(&who, &path);
    let kick = async {
        // The request has arrived when its sender counts as being there again.
        let host = &mut clients[0];
        host.until(|s| s.presence.contains(&here(player))).await;
        host.must(HostCommand::Kick { player }).await;
    };
    let (answer, ()) = futures::join!(waiting, kick);
    assert_eq!(refusal(answer).await, is(403, "kicked"));
}

// Seat links.

/// Offers a seat over a socket.
async fn offer(client: &mut Client, token: u8) -> SeatToken {
    let token = SeatToken([token; 32]);
    let offer = MemberCommand::OfferSeat {
        token: token.clone(),
    };
    client.must(offer).await;
    token
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_moves_a_seat_with_all_that_belongs_to_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let hand = clients[0].view().hand.clone().expect("a hand").to_vec();
    let old = clients[0].you.expect("an id");
    let token = offer(&mut clients[0], 1).await;

    let mut device = Client::join(&server, &secret(20), &code).await;
    assert_eq!(device.view().hand, None, "not before the link is used");
    let take = MemberCommand::TakeSeat {
        token: token.clone(),
    };
    device.must(take.clone()).await;
    let new = device.you.expect("an id");
    assert_ne!(new, old);

    // The new device has the seat, the hand and the host's role.
    assert_eq!(device.table().you, Some(new));
    assert_eq!(device.seat(), Seat::new(0).expect("a seat"));
    assert_eq!(device.view().hand.as_deref(), Some(&hand[..]));
    assert_eq!(device.table().host, Some(new));
    assert!(device.table().may.manage);
    device.must(HostCommand::Pause).await;
    device.must(Move::Resume).await;
    device.must(Move::Claim).await;

    // The old one watches.
    let left = &mut clients[0];
    let position = device.state().position;
    left.until(|s| s.position >= position).await;
    assert_eq!(left.table().you, None);
    assert_eq!(left.view().you, None);
    assert_eq!(left.view().hand, None);
    assert_eq!(left.view().legal, Default::default());
    assert!(!left.table().may.manage);
    assert_eq!(code_of(left.ask(HostCommand::Pause).await), "not-seated");
    assert_eq!(code_of(left.ask(Move::Withdraw).await), "not-seated");
    let seen = server
        .json(&secret(1), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(seen["table"]["game"]["view"]["hand"], Value::Null);

    // The others see one player as before, under a new id.
    let third = &mut clients[2];
    third.until(|s| s.position >= position).await;
    let players = &third.table().players;
    assert_eq!(players.len(), 3);
    assert_eq!((players[0].id, players[0].name.as_str()), (new, "Player 1"));

    // It works once: not for the old device, nor for a third one.
    assert_eq!(code_of(clients[0].ask(take.clone()).await), "link-unknown");
    let mut other = Client::join(&server, &secret(21), &code).await;
    assert_eq!(code_of(other.ask(take).await), "link-unknown");

    // And back again with another link.
    let token = offer(&mut device, 2).await;
    clients[0].must(MemberCommand::TakeSeat { token }).await;
    assert_eq!(clients[0].view().hand.as_deref(), Some(&hand[..]));
    let position = clients[0].state().position;
    device.until(|s| s.position >= position).await;
    assert_eq!(device.view().hand, None);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_lasts_ten_minutes_and_no_longer() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let mut device = Client::join(&server, &secret(20), &code).await;

    let token = offer(&mut clients[0], 1).await;
    server.advance(10 * MINUTE);
    let late = MemberCommand::TakeSeat { token };
    assert_eq!(code_of(device.ask(late).await), "link-unknown");

    let token = offer(&mut clients[0], 2).await;
    server.advance(10 * MINUTE - Duration::from_millis(1));
    device.must(MemberCommand::TakeSeat { token }).await;
    assert_eq!(device.table().players[0].id, device.you.expect("an id"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_link_is_refused_and_a_new_one_replaces_the_old() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let mut device = Client::join(&server, &secret(20), &code).await;
    let first = offer(&mut clients[1], 1).await;
    let second = offer(&mut clients[1], 2).await;
    let mut near = second.clone();
    near.0[31] ^= 1;
    // What the log keeps of it, in case somebody reads it there.
    let mut hash = SeatToken([0; 32]);
    hash.0
        .copy_from_slice(&<sha2::Sha256 as sha2::Digest>::digest(second.0));
    for token in [first, near, hash, SeatToken([0; 32])] {
        let take = MemberCommand::TakeSeat { token };
        assert_eq!(code_of(device.ask(take).await), "link-unknown");
    }
    // Who has a place has one.
    let take = MemberCommand::TakeSeat {
        token: second.clone(),
    };
    assert_eq!(
        code_of(clients[2].ask(take.clone()).await),
        "already-seated"
    );
    assert_eq!(
        code_of(clients[1].ask(take.clone()).await),
        "already-seated"
    );
    device.must(take).await;

    // A link to the seat of somebody who has left, or was sent away, leads nowhere.
    let mut other = Client::join(&server, &secret(21), &code).await;
    let token = offer(&mut clients[2], 3).await;
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(
        code_of(other.ask(MemberCommand::TakeSeat { token }).await),
        "link-unknown"
    );
    let token = offer(&mut device, 4).await;
    let player = device.you.expect("an id");
    clients[0].must(HostCommand::Kick { player }).await;
    assert_eq!(
        code_of(other.ask(MemberCommand::TakeSeat { token }).await),
        "link-unknown"
    );

    // Something that is no token at all.
    let short = json!({ "type": "take_seat", "token": "00" });
    let done = ask(&server, &secret(21), &code, short).await;
    assert_eq!(refusal(done).await, is(400, "bad-request"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_link_is_for_its_own_table() {
    let server = TestServer::start().await;
    let (_, mut here) = table_of(&server, 2, preset(Preset::Classic)).await;
    let (there, _others) = table_of(&server, 2, preset(Preset::Classic)).await;
    let token = offer(&mut here[0], 1).await;
    let mut device = Client::join(&server, &secret(20), &there).await;
    let take = MemberCommand::TakeSeat { token };
    assert_eq!(code_of(device.ask(take).await), "link-unknown");
}

// Cookies.

fn cookie(response: &Response) -> String {
    let value = response.headers().get(SET_COOKIE).expect("a cookie");
    value.to_str().expect("text").to_owned()
}

fn parts(cookie: &str) -> Vec<&str> {
    cookie.split("; ").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_gets_a_cookie_that_scripts_cannot_read() {
    let server = TestServer::start().await;
    let first = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert_eq!(first.status(), 204);
    let first = cookie(&first);
    let flags = parts(&first);
    assert!(flags.contains(&"HttpOnly"), "{first}");
    assert!(flags.contains(&"SameSite=Lax"), "{first}");
    assert!(flags.contains(&"Path=/"), "{first}");
    assert!(flags.iter().any(|f| f.starts_with("Max-Age=")), "{first}");
    assert!(!flags.iter().any(|f| f.starts_with("Domain")), "{first}");
    assert!(!flags.contains(&"Secure"), "phones come over plain HTTP");
    let value = flags[0].strip_prefix("fabula=").expect("its name");
    assert_eq!(value.len(), 64);

    // Everybody gets another one; who has one keeps it.
    let second = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert_ne!(parts(&cookie(&second))[0], flags[0]);
    let mine = [("cookie", flags[0])];
    let again = send(&server, Method::POST, "/api/identity", &mine, None).await;
    assert_eq!(parts(&cookie(&again))[0], flags[0]);

    // An agent's token comes in the body, and works.
    let token = send(&server, Method::POST, "/api/tokens", &[], None).await;
    assert_eq!(token.status(), 201);
    assert!(token.headers().get(SET_COOKIE).is_none());
    let token: Value = token.json().await.expect("JSON");
    let token = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let bearer = [("authorization", token.as_str())];
    let body = Some(json!({ "name": "Agent" }));
    let opened = send(&server, Method::POST, "/api/tables", &bearer, body).await;
    assert_eq!(opened.status(), 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_the_cookie_is_for_tls_only() {
    let server = TestServer::with(|options| {
        let url = "https://play.example.org".parse();
        options.public_url = Some(url.expect("an address"));
    })
    .await;
    let host = [("host", "play.example.org")];
    let response = send(&server, Method::POST, "/api/identity", &host, None).await;
    let tls = response.headers().get("strict-transport-security");
    assert!(tls.is_some());
    let given = cookie(&response);
    assert!(parts(&given).contains(&"Secure"), "{given}");
    assert!(parts(&given).contains(&"HttpOnly"), "{given}");
    // In the local network the same server is reached without TLS: there the cookie must work too.
    let response = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert!(
        response
            .headers()
            .get("strict-transport-security")
            .is_none()
    );
    let given = cookie(&response);
    assert!(!parts(&given).contains(&"Secure"), "{given}");
}

// Whose page speaks.

async fn dial_from(server: &TestServer, origin: &str) -> Result<(), u16> {
    match Client::dial_with(server, Some(&secret(1)), Some(origin)).await {
        Ok(_) => Ok(()),
        Err(WsError::Http(response)) => Err(response.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_elsewhere_does_not_speak_for_its_visitors() {
    let server = TestServer::with(|options| {
        let url = "https://play.example.org".parse();
        options.public_url = Some(url.expect("an address"));
    })
    .await;
    let (code, _clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let own = format!("http://{}", server.address);
    let port = server.address.port();
    let ours = [own.as_str(), "https://play.example.org"];
    let foreign = [
        "https://evil.example".to_owned(),
        "null".to_owned(),
        String::new(),
        format!("http://127.0.0.1:{}", port ^ 1),
        "http://127.0.0.1".to_owned(),
        format!("http://{}.evil.example", server.address),
        "https://play.example.org.evil.example".to_owned(),
        "https://play.example.org:444".to_owned(),
        "http://play.example.org".to_owned(),
        format!("http://user@{}", server.address),
    ];
    let table = format!("/api/tables/{code}");
    let bearer = format!("Bearer {}", secret(1).reveal());
    let posts = [
        ("/api/identity".to_owned(), None),
        ("/api/tokens".to_owned(), None),
        ("/api/tables".to_owned(), Some(json!({ "name": "x" }))),
        (
            format!("{table}/do"),
            Some(json!({ "id": fresh_id(), "command": { "type": "ready", "ready": true } })),
        ),
        (format!("{table}/talk"), Some(json!({ "text": "Hello" }))),
        (
            format!("{table}/reactions"),
            Some(json!({ "reaction": "wow" })),
        ),
        (format!("{table}/sounds"), Some(json!(""))),
    ];
    for origin in &foreign {
        assert_eq!(dial_from(&server, origin).await, Err(403), "{origin}");
        for (path, body) in &posts {
            let headers = [
                (ORIGIN.as_str(), origin.as_str()),
                (AUTHORIZATION.as_str(), bearer.as_str()),
            ];
            let post = send(&server, Method::POST, path, &headers, body.clone()).await;
            assert!(post.headers().get(SET_COOKIE).is_none());
            assert_eq!(
                refusal(post).await,
                is(403, "wrong-origin"),
                "{path} from {origin}"
            );
        }
    }
    for origin in ours {
        assert_eq!(dial_from(&server, origin).await, Ok(()), "{origin}");
        let headers = [
            (ORIGIN.as_str(), origin),
            (AUTHORIZATION.as_str(), bearer.as_str()),
        ];
        for (path, body) in &posts[..5] {
            let post = send(&server, Method::POST, path, &headers, body.clone()).await;
            assert!(post.status().is_success(), "{path} from {origin}");
        }
    }
    // From no page at all: an agent.
    assert!(Client::dial(&server, Some(&secret(1))).await.is_ok());
    // Reading is no harm: browsers keep the answer from other pages.
    let headers = [(ORIGIN.as_str(), "https://evil.example")];
    let get = send(&server, Method::GET, &table, &headers, None).await;
    assert_eq!(get.status(), 200);
    assert!(get.headers().get("access-control-allow-origin").is_none());
    // Other methods are not a way around.
    for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::OPTIONS] {
        let other = send(&server, method, &table, &headers, None).await;
        assert_eq!(other.status(), 403);
        assert!(other.headers().get("access-control-allow-origin").is_none());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_origins_are_as_bad_as_a_foreign_one() {
    let server = TestServer::start().await;
    let url = format!("ws://{}/api/socket", server.address);
    let mut request = url.into_client_request().expect("a request");
    let own = format!("http://{}", server.address);
    let headers = request.headers_mut();
    headers.append("origin", "https://evil.example".parse().expect("a value"));
    headers.append("origin", own.parse().expect("a value"));
    let Err(WsError::Http(response)) = connect_async(request).await else {
        panic!("it was let in");
    };
    assert_eq!(response.status(), 403);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_answer_has_the_security_headers() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let player = clients[2].you.expect("an id");
    clients[0].must(HostCommand::Kick { player }).await;
    let decks = server.json(&secret(1), "/api/decks").await;
    let deck = decks["decks"][0]["id"].as_str().expect("an id");
    let sample = &decks["decks"][0]["samples"][0];
    let sample = sample.as_str().or(sample["hash"].as_str());
    let sample = sample.expect("a picture").to_owned();
    let table = format!("/api/tables/{code}");

    let mut answers = Vec::new();
    for (who, path, status) in [
        (1, "/", 200),
        (1, "/r/123456", 200),
        (1, &table, 200),
        (1, &format!("{table}/album"), 200),
        (1, &format!("{table}/qr.svg"), 200),
        (1, &format!("{table}/log"), 404),
        (3, &table, 403),
        (1, "/api/tables/000", 404),
        (1, "/api/nothing", 404),
        (1, "/nothing", 404),
        (1, "/api/openapi.json", 200),
        (1, "/api/docs/", 200),
        (1, &format!("/api/decks/{deck}"), 200),
        (1, &format!("/p/{sample}"), 200),
        (1, &format!("/p/{}", "0".repeat(64)), 404),
        (1, "/healthz", 200),
        (1, "/metrics", 200),
        (1, "/api/socket", 400),
    ] {
        let answer = server.get(&secret(who), path).await;
        assert_eq!(answer.status(), status, "{path}");
        answers.push((path.to_owned(), answer));
    }
    let not_host = ask(&server, &secret(2), &code, json!({ "type": "start" })).await;
    assert_eq!(not_host.status(), 409);
    answers.push(("409".to_owned(), not_host));
    let wrong_method = send(&server, Method::DELETE, &table, &[], None).await;
    assert_eq!(wrong_method.status(), 405);
    answers.push(("405".to_owned(), wrong_method));
    let large = json!({ "name": "x".repeat(100_000) });
    let large = server.post(&secret(1), "/api/tables", large).await;
    assert_eq!(large.status(), 413);
    answers.push(("413".to_owned(), large));
    let foreign = [(ORIGIN.as_str(), "https://evil.example")];
    let foreign = send(&server, Method::POST, "/api/identity", &foreign, None).await;
    assert_eq!(foreign.status(), 403);
    answers.push(("403".to_owned(), foreign));
    let same = format!("\"{sample}\"");
    let headers = [("if-none-match", same.as_str())];
    let path = format!("/p/{sample}");
    let same = send(&server, Method::GET, &path, &headers, None).await;
    assert_eq!(same.status(), 304);
    answers.push(("304".to_owned(), same));

    for (what, answer) in &answers {
        check_headers(what, answer.headers());
    }
    // What one person may see is not kept for the next.
    for (what, answer) in answers.iter().filter(|(what, _)| what.contains("tables")) {
        let kept = &answer.headers()["cache-control"];
        assert_eq!(kept, "no-store", "{what}");
    }
}

fn check_headers(what: &str, headers: &HeaderMap) {
    let value = |name: &str| {
        let value = headers.get(name);
        let value = value.unwrap_or_else(|| panic!("{what} has no {name}"));
        value.to_str().expect("text")
    };
    let policy = value("content-security-policy");
    for part in [
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    ] {
        assert!(policy.contains(part), "{what}: {policy}");
    }
    let scripts = policy.split(';').find(|p| p.contains("script-src"));
    assert!(scripts.is_none_or(|s| !s.contains("unsafe")), "{policy}");
    assert_eq!(value("x-content-type-options"), "nosniff", "{what}");
    assert_eq!(value("x-frame-options"), "DENY", "{what}");
    assert_eq!(value("referrer-policy"), "no-referrer", "{what}");
    assert_eq!(value("cross-origin-resource-policy"), "same-origin");
    assert_eq!(value("cross-origin-opener-policy"), "same-origin");
    assert!(value("permissions-policy").contains("camera=()"), "{what}");
    assert!(headers.contains_key("cache-control"), "{what}");
}

// The host.

fn host_commands(someone: PlayerId, everyone: Vec<PlayerId>) -> Vec<HostCommand> {
    vec![
        HostCommand::Configure {
            change: Box::new(TableSettingsChange::default()),
        },
        HostCommand::Arrange { order: everyone },
        HostCommand::AddBot { name: None },
        HostCommand::Start,
        HostCommand::Kick { player: someone },
        HostCommand::HandOver { player: someone },
        HostCommand::Mute {
            player: someone,
            muted: true,
        },
        HostCommand::Pause,
        HostCommand::MoveOn,
        HostCommand::Close {
            seat: Seat::new(0).expect("a seat"),
        },
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_has_the_hosts_powers() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let ids: Vec<PlayerId> = clients.iter().filter_map(|c| c.you).collect();
    let mut watcher = Client::join(&server, &secret(9), &code).await;
    for playing in [false, true] {
        if playing {
            clients[0].must(HostCommand::Start).await;
            clients[1].until(|s| s.table.game.is_some()).await;
        }
        let path = format!("/api/tables/{code}");
        let before = server.json(&secret(1), &path).await["position"].clone();
        for someone in &ids {
            for command in host_commands(*someone, ids.clone()) {
                let refused = code_of(clients[1].ask(command.clone()).await);
                assert_eq!(refused, "not-host", "{command:?}");
                let refused = code_of(watcher.ask(command.clone()).await);
                assert_eq!(refused, "not-seated", "{command:?}");
            }
        }
        let after = server.json(&secret(1), &path).await["position"].clone();
        assert_eq!(after, before, "nothing has changed");
        let may = &clients[1].table().may;
        assert!(!(may.start || may.configure || may.add_bot || may.manage));
        assert!(!(may.pause || may.move_on || may.resume) && may.close.is_empty());
    }
    // A pause of the host's is the host's to end.
    clients[0].must(HostCommand::Pause).await;
    let position = clients[0].state().position;
    clients[1].until(|s| s.position >= position).await;
    assert!(!clients[1].table().may.resume);
    let refused = code_of(clients[1].ask(Move::Resume).await);
    assert_eq!(refused, "not-yours");
    clients[0].must(Move::Resume).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_hand_the_role_over_to_a_person_at_the_table() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    let bot = clients[0].table().players[3].id;
    let watcher = Client::join(&server, &secret(9), &code).await;
    let hand_over = |player| HostCommand::HandOver { player };
    let refused = clients[0].ask(hand_over(bot)).await;
    assert_eq!(code_of(refused), "bots-cannot");
    let stranger = watcher.you.expect("an id");
    let refused = clients[0].ask(hand_over(stranger)).await;
    assert_eq!(code_of(refused), "unknown-player");

    let heir = clients[2].you.expect("an id");
    clients[0].must(hand_over(heir)).await;
    assert_eq!(clients[0].table().host, Some(heir));
    assert_eq!(
        code_of(clients[0].ask(HostCommand::Start).await),
        "not-host"
    );
    clients[2].must(HostCommand::Start).await;
}

fn here(player: PlayerId) -> PresenceOf {
    let presence = Presence::Connected;
    PresenceOf { player, presence }
}

/// Waits until everybody else has seen that somebody is not connected any more.
async fn lose(clients: &mut Vec<Client>, n: usize) {
    let lost = clients.remove(n).you.expect("an id");
    for client in clients {
        let away = |p: &PresenceOf| p.player == lost && p.presence != Presence::Connected;
        client.until(|s| s.presence.iter().any(away)).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_gone_for_a_minute_passes_the_role_to_the_next_person_there() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 4, preset(Preset::Classic)).await;
    let bot = HostCommand::AddBot { name: None };
    clients[0].must(bot).await;
    // The bot sits next to the host, then somebody absent, then two who are there.
    let host = clients[0].you.expect("an id");
    let ids: Vec<PlayerId> = clients[0].table().players.iter().map(|p| p.id).collect();
    let order = vec![ids[0], ids[4], ids[1], ids[2], ids[3]];
    clients[0].must(HostCommand::Arrange { order }).await;
    assert_eq!(clients[0].table().players[1].kind, Player::Bot);
    // The time in which nothing is held against anybody is over.
    server.advance(16 * SECOND);
    lose(&mut clients, 1).await;
    lose(&mut clients, 0).await;

    server.advance(59 * SECOND);
    let still = server
        .json(&secret(3), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(still["table"]["host"], json!(host));
    server.advance(SECOND);
    let heir = clients[0].you.expect("an id");
    clients[0].until(|s| s.table.host != Some(host)).await;
    assert_eq!(clients[0].table().host, Some(heir));

    // Who comes back is a player as any other.
    let mut back = Client::join(&server, &secret(1), &code).await;
    assert_eq!(back.table().host, Some(heir));
    assert_eq!(code_of(back.ask(HostCommand::Start).await), "not-host");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_is_back_in_time_stays_the_host() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    let host = clients[0].you.expect("an id");
    server.advance(16 * SECOND);
    for _ in 0..2 {
        lose(&mut clients, 0).await;
        server.advance(59 * SECOND);
        let back = Client::join(&server, &secret(1), &code).await;
        clients.insert(0, back);
        clients[1].until(|s| s.presence.contains(&here(host))).await;
    }
    server.advance(10 * MINUTE);
    // The answer comes after whatever was due.
    clients[1].must(MemberCommand::Ready { ready: true }).await;
    assert_eq!(clients[1].table().host, Some(host));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_role_waits_while_nobody_is_there_to_take_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    let host = clients[0].you.expect("an id");
    clients.push(Client::join(&server, &secret(9), &code).await);
    server.advance(16 * SECOND);
    lose(&mut clients, 0).await;
    lose(&mut clients, 0).await;
    let gone = |s: &TableState<'_>| {
        let gone = |p: &&PresenceOf| p.presence == Presence::Gone;
        s.presence.iter().filter(gone).count() == 2
    };
    server.advance(MINUTE);
    clients[0].until(gone).await;
    server.advance(10 * MINUTE);
    let seen = server
        .json(&secret(9), &format!("/api/tables/{code}"))
        .await;
    assert_eq!(
        seen["table"]["host"],
        json!(host),
        "neither a bot nor a spectator"
    );
    // The first who is back gets it at once: it is long due.
    let mut second = Client::join(&server, &secret(2), &code).await;
    let heir = second.you;
    second.until(|s| s.table.host == heir).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_is_followed_by_the_next_person() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    clients[0].must(HostCommand::AddBot { name: None }).await;
    let ids: Vec<PlayerId> = clients[0].table().players.iter().map(|p| p.id).collect();
    let order = vec![ids[0], ids[3], ids[1], ids[2]];
    clients[0].must(HostCommand::Arrange { order }).await;
    clients[0].must(MemberCommand::Leave).await;
    assert_eq!(clients[0].table().host, Some(ids[1]));
    assert_eq!(clients[0].table().you, None);
    assert_eq!(
        code_of(clients[0].ask(HostCommand::Start).await),
        "not-seated"
    );
    // When the last person has left nobody is host; the next to sit down is.
    clients[1].must(MemberCommand::Leave).await;
    clients[2].must(MemberCommand::Leave).await;
    assert_eq!(clients[2].table().host, None);
    let sit = MemberCommand::Sit {
        name: "Back".to_owned(),
        colour: None,
    };
    clients[0].must(sit).await;
    assert_eq!(clients[0].table().host, clients[0].you);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_is_not_followed_for_long_by_somebody_absent() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let third = clients[2].you;
    server.advance(16 * SECOND);
    lose(&mut clients, 1).await;
    server.advance(MINUTE);
    clients[0].must(MemberCommand::Leave).await;
    clients[1].until(|s| s.table.host == third).await;
}
