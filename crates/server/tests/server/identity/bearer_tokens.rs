//! Which bearer tokens are somebody.

use fabula_rules::Preset;
use reqwest::Method;
use serde_json::json;

use super::{is, send};
use crate::support::{TestServer, fresh_id, preset, refusal_of, secret, table_of};

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
        assert_eq!(
            refusal_of(done).await,
            is(401, "identity-needed"),
            "{value:?}"
        );
    }
    // A wrong token is not made good by a cookie: who shows it must mean it.
    let cookie = format!("fabula={hex}");
    let both = [("authorization", "Bearer x"), ("cookie", cookie.as_str())];
    let done = send(&server, Method::POST, &path, &both, body()).await;
    assert_eq!(refusal_of(done).await, is(401, "identity-needed"));

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
