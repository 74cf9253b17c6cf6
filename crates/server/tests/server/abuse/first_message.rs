//! The first message on a socket: a hello in time, in our version, to a table there is.

use std::time::Duration;

use fabula_room::{MemberCommand, TableSettingsChange};
use fabula_server::protocol::{Bye, PROTOCOL, ToServer};
use fabula_server::table::Reaction;
use serde_json::json;
use tokio_tungstenite::tungstenite::Message;

use super::{all_is_well, ended, refusal};
use crate::support::{Client, TestServer, secret, table_of};

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
