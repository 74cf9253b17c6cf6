//! The cookie a browser gets.

use reqwest::header::SET_COOKIE;
use reqwest::{Method, Response};
use serde_json::{Value, json};

use super::send;
use crate::support::TestServer;

fn cookie(response: &Response) -> String {
    let value = response.headers().get(SET_COOKIE).expect("a cookie");
    value.to_str().expect("text").to_owned()
}

fn parts(cookie: &str) -> Vec<&str> {
    cookie.split("; ").collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_gets_a_cookie_that_scripts_cannot_read() {
    let server = TestServer::start().await;
    let first = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert_eq!(first.status(), 204);
    let first = cookie(&first);
    let flags = parts(&first);
    assert!(flags.contains(&"HttpOnly"), "{first}");
    assert!(flags.contains(&"SameSite=Lax"), "{first}");
    assert!(flags.contains(&"Path=/"), "{first}");
    assert!(flags.iter().any(|f| f.starts_with("Max-Age=")), "{first}");
    assert!(!flags.iter().any(|f| f.starts_with("Domain")), "{first}");
    assert!(!flags.contains(&"Secure"), "phones come over plain HTTP");
    let value = flags[0].strip_prefix("fabula=").expect("its name");
    assert_eq!(value.len(), 64);

    // Everybody gets another one; who has one keeps it.
    let second = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert_ne!(parts(&cookie(&second))[0], flags[0]);
    let mine = [("cookie", flags[0])];
    let again = send(&server, Method::POST, "/api/identity", &mine, None).await;
    assert_eq!(parts(&cookie(&again))[0], flags[0]);

    // An agent's token comes in the body, and works.
    let token = send(&server, Method::POST, "/api/tokens", &[], None).await;
    assert_eq!(token.status(), 201);
    assert!(token.headers().get(SET_COOKIE).is_none());
    let token: Value = token.json().await.expect("JSON");
    let token = format!("Bearer {}", token["token"].as_str().expect("a token"));
    let bearer = [("authorization", token.as_str())];
    let body = Some(json!({ "name": "Agent" }));
    let opened = send(&server, Method::POST, "/api/tables", &bearer, body).await;
    assert_eq!(opened.status(), 201);
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_tls_the_cookie_is_for_tls_only() {
    let server = TestServer::with(|options| {
        let url = "https://play.example.org".parse();
        options.public_url = Some(url.expect("an address"));
    })
    .await;
    let host = [("host", "play.example.org")];
    let response = send(&server, Method::POST, "/api/identity", &host, None).await;
    let tls = response.headers().get("strict-transport-security");
    assert!(tls.is_some());
    let given = cookie(&response);
    assert!(parts(&given).contains(&"Secure"), "{given}");
    assert!(parts(&given).contains(&"HttpOnly"), "{given}");
    // In the local network the same server is reached without TLS: there the cookie must work too.
    let response = send(&server, Method::POST, "/api/identity", &[], None).await;
    assert!(
        response
            .headers()
            .get("strict-transport-security")
            .is_none()
    );
    let given = cookie(&response);
    assert!(!parts(&given).contains(&"Secure"), "{given}");
}
