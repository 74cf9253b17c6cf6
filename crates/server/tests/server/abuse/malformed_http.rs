//! HTTP requests that cannot be understood are refused in JSON.

use fabula_room::TableSettingsChange;
use reqwest::Method;
use reqwest::header::CONTENT_TYPE;

use super::all_is_well;
use crate::support::{TestServer, refusal_of, secret, table_of};

#[tokio::test(flavor = "multi_thread")]
async fn requests_that_cannot_be_understood_are_refused_in_json() {
    let server = TestServer::start().await;
    let (code, mut clients) = table_of(&server, 2, TableSettingsChange::default()).await;
    let http = reqwest::Client::new();
    let send = async |method: Method, path: &str, kind: &str, body: Vec<u8>| {
        let request = http.request(method, server.url(path));
        let request = request.bearer_auth(secret(1).reveal()).body(body);
        let request = request.header(CONTENT_TYPE, kind);
        refusal_of(request.send().await.expect("an answer")).await
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
        let got = refusal_of(server.get(&secret(1), path).await).await;
        assert_eq!(got, (404, "not-found".to_owned()), "{path}");
    }
}
