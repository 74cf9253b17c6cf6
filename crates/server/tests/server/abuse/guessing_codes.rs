//! Guessing the codes of tables.

use std::time::Duration;

use fabula_room::TableSettingsChange;
use fabula_server::protocol::Bye;
use futures::future::join_all;

use super::{all_is_well, ended, refusal};
use crate::support::{Client, TestServer, refusal_of, secret, table_of};

fn six_digits(n: usize, but: &str) -> String {
    let code = format!("{n:06}");
    match code == but {
        true => "999999".to_owned(),
        false => code,
    }
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
    assert_eq!(refusal_of(stranger).await, too_many);
    let wrong = server.get(&secret(9), "/api/tables/123456789").await;
    assert_eq!(refusal_of(wrong).await, too_many, "no telling apart");
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
    assert_eq!(refusal_of(wrong).await, too_many);

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
