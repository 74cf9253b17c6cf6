//! Only our own pages speak for their visitors.

use fabula_room::TableSettingsChange;
use fabula_rules::Preset;
use reqwest::Method;
use reqwest::header::{AUTHORIZATION, ORIGIN, SET_COOKIE};
use serde_json::json;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error as WsError;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use super::{is, send};
use crate::support::{Client, TestServer, fresh_id, preset, refusal_of, secret, table_of};

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
                refusal_of(post).await,
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
    let refused = refusal_of(response).await;
    assert_eq!(refused, (403, "wrong-origin".to_owned()));
}
