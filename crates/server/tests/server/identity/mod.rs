//! Who somebody is: only a secret says so.

mod bearer_tokens;
mod cookies;
mod origins;
mod public_ids;
mod seat_links;
mod security_headers;
mod sent_away;

use fabula_room::Refused;
use fabula_server::identity::Secret;
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::support::{TestServer, fresh_id};

/// A request with headers of one's own.
async fn send(
    server: &TestServer,
    method: Method,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<Value>,
) -> Response {
    let mut request = reqwest::Client::new().request(method, server.url(path));
    for (name, value) in headers {
        request = request.header(*name, *value);
    }
    if let Some(body) = body {
        request = request.json(&body);
    }
    request.send().await.expect("an answer")
}

/// Asks over HTTP.
async fn ask(server: &TestServer, who: &Secret, code: &str, command: Value) -> Response {
    let body = json!({ "id": fresh_id(), "command": command });
    let path = format!("/api/tables/{code}/do");
    server.post(who, &path, body).await
}

fn is(status: u16, code: &str) -> (u16, String) {
    (status, code.to_owned())
}

pub fn code_of(refused: Result<u64, Refused>) -> String {
    refused.expect_err("refused").code
}
