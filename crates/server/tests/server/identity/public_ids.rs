//! What everybody can see, an id or a code, opens nothing.

use std::collections::BTreeSet;

use fabula_room::{Command, HostCommand, MemberCommand, Move, SeatToken};
use fabula_rules::{Card, Clue, Preset};
use fabula_server::protocol::Bye;
use reqwest::Method;
use reqwest::header::{AUTHORIZATION, COOKIE};
use serde_json::{Value, json};

use super::{code_of, is, send};
use crate::support::{
    Client, Ended, SECOND, TestServer, fresh_id, game_of, preset, refusal_of, secret, table_of,
};

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
            let (status, refused) = refusal_of(done).await;
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
        assert_eq!(refusal_of(post).await, needed, "{path}");
    }
    let sound = format!("{table}/sounds/{}", "0".repeat(64));
    let get = send(&server, Method::GET, &sound, &[], None).await;
    assert_eq!(refusal_of(get).await, needed);

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
    server.forget_tables().await;
    assert_eq!(Client::join(&server, &secret(2), &code).await.you, id);
}

fn all_ids(client: &Client) -> Vec<String> {
    let players = client.table().players.iter();
    players.map(|p| p.id.to_string()).collect()
}
