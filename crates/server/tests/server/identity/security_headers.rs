//! Every kind of answer has the headers that browsers are told to be careful by.

use fabula_room::HostCommand;
use fabula_rules::Preset;
use reqwest::Method;
use reqwest::header::{HeaderMap, ORIGIN};
use serde_json::json;

use super::{ask, send};
use crate::support::{TestServer, preset, secret, table_of};

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
