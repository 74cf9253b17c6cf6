//! The page in the program.

use reqwest::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, VARY,
};

use crate::support::{TestServer, secret};

#[tokio::test]
async fn every_address_of_the_page_is_the_page() {
    let server = TestServer::start().await;
    let home = reqwest::get(server.url("/")).await.expect("an answer");
    let home = home.text().await.expect("the page");
    assert!(home.contains("<title>Fabula</title>"), "{home}");
    for path in ["/r/123456", "/r/123456/tv", "/r/123456/album"] {
        let response = reqwest::get(server.url(path)).await.expect("an answer");
        assert_eq!(response.status(), 200, "{path}");
        assert_eq!(response.headers()[CONTENT_TYPE], "text/html", "{path}");
        assert_eq!(response.text().await.expect("the page"), home, "{path}");
    }
}

#[tokio::test]
async fn the_page_is_asked_for_anew_and_sent_only_if_it_changed() {
    let server = TestServer::start().await;
    let first = reqwest::get(server.url("/")).await.expect("an answer");
    let policy = first.headers()[CONTENT_SECURITY_POLICY].to_str();
    assert!(policy.expect("a policy").starts_with("default-src 'self'"));
    assert_eq!(first.headers()[CACHE_CONTROL], "no-cache");
    let tag = first.headers()[ETAG].clone();
    let again = reqwest::Client::new().get(server.url("/"));
    let again = again.header(IF_NONE_MATCH, tag.clone()).send().await;
    let again = again.expect("an answer");
    assert_eq!(again.status(), 304);
    assert_eq!(again.headers()[ETAG], tag);
    let other = reqwest::Client::new().get(server.url("/"));
    let other = other.header(IF_NONE_MATCH, "\"another\"").send().await;
    assert_eq!(other.expect("an answer").status(), 200);
}

#[tokio::test]
async fn what_all_may_read_is_compressed_for_those_who_can_open_it() {
    let server = TestServer::start().await;
    let decks: serde_json::Value = server.json(&secret(1), "/api/decks").await;
    let manifest = format!(
        "/api/decks/{}",
        decks["decks"][0]["id"].as_str().expect("a deck")
    );
    let answer = async |accepts: &str| {
        let request = reqwest::Client::new().get(server.url(&manifest));
        let answer = request.header(ACCEPT_ENCODING, accepts).send().await;
        answer.expect("an answer")
    };
    let plain = answer("identity").await;
    assert!(!plain.headers().contains_key(CONTENT_ENCODING));
    let plain = plain.bytes().await.expect("the manifest");
    let small = answer("gzip").await;
    assert_eq!(small.headers()[CONTENT_ENCODING], "gzip");
    assert_eq!(small.headers()[VARY], "accept-encoding");
    let small = small.bytes().await.expect("the manifest");
    assert!(
        small.len() * 2 < plain.len(),
        "{} of {}",
        small.len(),
        plain.len()
    );
}

#[tokio::test]
async fn what_is_no_file_of_the_page_is_not_found() {
    let server = TestServer::start().await;
    for path in [
        "/assets/nothing.js",
        "/assets/..%2findex.html",
        "/assets/%2e%2e%2f%2e%2e%2fCargo.toml",
        "/nothing",
        "/r/123456/tv/more",
    ] {
        let response = reqwest::get(server.url(path)).await.expect("an answer");
        assert_eq!(response.status(), 404, "{path}");
        let refused: serde_json::Value = response.json().await.expect("a refusal");
        assert_eq!(refused["code"], "not-found", "{path}");
    }
}
