//! The page in the program.

use fabula_room::HostCommand;
use fabula_rules::Preset;
use reqwest::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_SECURITY_POLICY, CONTENT_TYPE, ETAG,
    IF_NONE_MATCH, LINK, VARY,
};

use crate::support::{TestServer, preset, secret, table_of};

#[tokio::test]
async fn every_address_of_the_page_is_the_page() {
    let server = TestServer::start().await;
    let home = reqwest::get(server.url("/")).await.expect("an answer");
    let home = home.text().await.expect("the page");
    assert!(home.contains("<title>Fabula</title>"), "{home}");
    for path in [
        "/r/123456",
        "/r/123456/tv",
        "/r/123456/album",
        "/rules",
        "/rules/odyssey",
        "/rules/first-edition-teams",
    ] {
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

/// A proxy that compresses marks tags as weak; a cache may ask for several at once, or for anything.
#[tokio::test]
async fn a_tag_is_known_also_if_it_is_weak_or_one_of_many() {
    let server = TestServer::start().await;
    let first = reqwest::get(server.url("/")).await.expect("an answer");
    let tag = first.headers()[ETAG].to_str().expect("a tag").to_owned();
    for known in [
        format!("W/{tag}"),
        format!("\"another\", {tag}"),
        format!("W/\"another\",W/{tag}"),
        "*".to_owned(),
    ] {
        let again = reqwest::Client::new().get(server.url("/"));
        let again = again.header(IF_NONE_MATCH, &known).send().await;
        assert_eq!(again.expect("an answer").status(), 304, "{known}");
    }
    let other = reqwest::Client::new().get(server.url("/"));
    let other = other.header(IF_NONE_MATCH, "W/\"another\"").send().await;
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

#[tokio::test(flavor = "multi_thread")]
async fn only_a_player_is_told_with_the_page_what_the_game_needs() {
    let server = TestServer::start().await;
    let announced = async |who: u8, code: &str| -> Vec<String> {
        let page = server.get(&secret(who), &format!("/r/{code}")).await;
        assert_eq!(page.status(), 200);
        let links = page.headers().get_all(LINK).into_iter();
        links
            .map(|v| v.to_str().expect("a link").to_owned())
            .collect()
    };
    let (code, mut clients) = table_of(&server, 3, preset(Preset::Classic)).await;
    let nothing = announced(1, "000000").await;
    assert_eq!(announced(1, &code).await, nothing, "nobody plays yet");
    clients[0].must(HostCommand::Start).await;
    let deck = &clients[0].table().settings.decks[0].id;
    let game = announced(1, &code).await;
    let cards = format!("</api/decks/{deck}?language=en>; rel=preload; as=fetch; crossorigin");
    assert!(game.contains(&cards), "{game:?}");
    assert_eq!(announced(2, &code).await, game);
    // Whoever only guesses at codes learns nothing from it.
    assert_eq!(announced(99, &code).await, nothing);
}

#[tokio::test]
async fn a_browser_that_mistyped_an_address_gets_the_page_that_says_so() {
    let server = TestServer::start().await;
    let client = reqwest::Client::new();
    for path in [
        "/nonsense",
        "/tv/768656",
        "/r/123456/tv/more",
        "/rules/chess",
    ] {
        let request = client
            .get(server.url(path))
            .header("accept", "text/html,*/*");
        let response = request.send().await.expect("an answer");
        assert_eq!(response.status(), 404, "{path}");
        let type_ = response.headers()["content-type"].to_str().expect("text");
        assert!(type_.starts_with("text/html"), "{path}: {type_}");
    }
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
