//! Being sent away is for good.

use fabula_room::{HostCommand, MemberCommand, Refused, SeatToken, TableSettingsChange};
use fabula_rules::Preset;
use fabula_server::protocol::Bye;
use serde_json::json;

use super::{ask, is};
use crate::support::{
    Client, Ended, TestServer, game_of, here, lose, preset, refusal_of, secret, table_of,
};

#[tokio::test(flavor = "multi_thread")]
async fn who_was_sent_away_cannot_come_back() {
    let server = TestServer::seeded(20, |_| {}).await;
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
    let players = clients[0].table().players.iter();
    let names: Vec<_> = players.map(|p| p.name.as_str()).collect();
    assert_eq!(names, ["Player 1", "Player 3"]);
}

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
        let offer = MemberCommand::OfferSeat { token };
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
            assert_eq!(refusal_of(get).await, kicked, "{path}");
        }
        let name = "Somebody new";
        for command in [
            json!({ "type": "sit", "name": name }),
            json!({ "type": "take_seat", "token": token }),
            json!({ "type": "leave" }),
            json!({ "type": "start" }),
        ] {
            let done = ask(&server, &secret(4), &code, command.clone()).await;
            assert_eq!(refusal_of(done).await, kicked, "{command}");
        }
        for (path, body) in [
            (format!("{table}/talk"), json!({ "text": "Hello" })),
            (format!("{table}/reactions"), json!({ "reaction": "sad" })),
            (format!("{table}/sounds"), json!("")),
        ] {
            let post = server.post(&secret(4), &path, body).await;
            assert_eq!(refusal_of(post).await, kicked, "{path}");
        }

        tables.push(table);
    }
    // It holds when the table comes back from the journal, and at these tables only.
    server.forget_tables().await;
    for table in tables {
        let get = server.get(&secret(4), &table).await;
        assert_eq!(refusal_of(get).await, kicked);
    }
    server
        .create(&secret(4), "Elsewhere", preset(Preset::Classic))
        .await;
}

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
    assert_eq!(refusal_of(answer).await, is(403, "kicked"));
}
