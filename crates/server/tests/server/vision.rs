//! Bots that see: a model is asked only where the host of the table wants it, and whatever it answers, the table goes on.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::post;
use axum::{Json, Router};
use fabula_bots::PersonaMind;
use fabula_room::{HostCommand, TableSettingsChange};
use fabula_rules::{Clue, PhaseView, Preset};
use fabula_server::minds::{InlineMind, VisionMinds, VisionModel};
use serde_json::{Value, json};
use tokio::net::TcpListener;

use crate::support::{Client, TestServer, chance, preset, table_of};

/// What a stand-in for a model does with a question.
type Manner = fn(&Value) -> Option<Value>;

/// A stand-in for a model: it keeps all questions, and answers in its manner, or never.
struct Model {
    address: SocketAddr,
    asked: Arc<Mutex<Vec<(HeaderMap, Value)>>>,
}

#[derive(Clone)]
struct Asked(Arc<Mutex<Vec<(HeaderMap, Value)>>>, Manner);

impl Model {
    async fn start(manner: Manner) -> Model {
        let asked = Asked(Arc::default(), manner);
        let kept = asked.0.clone();
        let answer =
            async |State(asked): State<Asked>, headers: HeaderMap, Json(question): Json<Value>| {
                asked
                    .0
                    .lock()
                    .expect("a list")
                    .push((headers, question.clone()));
                match (asked.1)(&question) {
                    Some(answer) => Json(answer),
                    None => std::future::pending().await,
                }
            };
        let router = Router::new()
            .route("/v1/chat/completions", post(answer))
            .with_state(asked);
        let router = router.layer(axum::extract::DefaultBodyLimit::disable());
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        // It ends with the test's runtime.
        tokio::spawn(async move { axum::serve(listener, router).await.expect("served") });
        Model {
            address,
            asked: kept,
        }
    }

    fn asked(&self) -> Vec<(HeaderMap, Value)> {
        self.asked.lock().expect("a list").clone()
    }

    async fn server(&self, timeout: Duration) -> TestServer {
        let model = VisionModel {
            url: format!("http://{}/v1", self.address),
            model: "looker".into(),
            key: Some("open sesame".into()),
            timeout,
        };
        TestServer::seeded(41, |o| {
            o.vision = Some(model.offer());
            o.minds = Arc::new(VisionMinds::new(
                model,
                Arc::new(InlineMind(Arc::new(PersonaMind))),
            ));
        })
        .await
    }
}

/// An answer in the envelope that such servers use.
fn says(text: &str) -> Option<Value> {
    Some(json!({ "choices": [{ "message": { "role": "assistant", "content": text } }] }))
}

fn task(question: &Value) -> &str {
    question["messages"][1]["content"][0]["text"]
        .as_str()
        .expect("a task")
}

fn with_vision() -> TableSettingsChange {
    TableSettingsChange {
        vision: Some(true),
        ..preset(Preset::Classic)
    }
}

/// A table of a person and three bots, and a whole game at it.
async fn play(server: &TestServer, change: TableSettingsChange) -> Vec<Client> {
    let (_, mut clients) = table_of(server, 1, change).await;
    for _ in 0..3 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    clients[0].play_to_the_end(chance(41, 0)).await;
    clients
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_is_asked_with_the_pictures_of_its_seat_and_its_clue_is_given() {
    let model = Model::start(|question| match task(question).contains("give a clue") {
        true => {
            says("Gladly! {\"card\": 2, \"clue\": \"What the looker saw\"} I hope you like it.")
        }
        false => says("{\"cards\": [1]}"),
    })
    .await;
    let server = model.server(Duration::from_secs(60)).await;
    let clients = play(&server, with_vision()).await;
    let PhaseView::Over {
        result: Some(result),
        ..
    } = &clients[0].view().phase
    else {
        panic!("the game is over with a round");
    };
    let told = Clue::text("What the looker saw");
    assert!(result.storyteller == clients[0].seat() || result.clue == told);
    let asked = model.asked();
    assert!(
        asked
            .iter()
            .any(|(_, question)| task(question).contains("give a clue"))
    );
    assert!(
        asked
            .iter()
            .any(|(_, question)| task(question).contains("What the looker saw"))
    );
    let reminded = |(_, question): &(HeaderMap, Value)| {
        let task = task(question);
        task.contains("give a clue") && task.ends_with("not again: What the looker saw.")
    };
    assert!(
        asked.iter().any(reminded),
        "what was said is not to be said again"
    );
    for (headers, question) in &asked {
        assert_eq!(headers["authorization"], "Bearer open sesame");
        assert_eq!(question["model"], "looker");
        let content = question["messages"][1]["content"]
            .as_array()
            .expect("content");
        let pictures = content.iter().filter(|part| part["type"] == "image_url");
        // A hand of six; on the table four cards, one of them its own.
        assert!([3, 6].contains(&pictures.clone().count()));
        for picture in pictures {
            let url = picture["image_url"]["url"].as_str().expect("a picture");
            assert!(
                url.starts_with("data:image/jpeg;base64,/9j/"),
                "{}",
                &url[..40]
            );
        }
    }
    assert_eq!(server.metric("fabula_bot_random_moves_total").await, 0.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_for_a_table_that_did_not_ask_for_it() {
    let model = Model::start(|_| says("{}")).await;
    let server = model.server(Duration::from_secs(60)).await;
    play(&server, preset(Preset::Classic)).await;
    assert_eq!(model.asked().len(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_are_no_moves_let_the_persona_think() {
    let manners: [Manner; 5] = [
        |_| says("I am sorry, I cannot look at pictures."),
        |_| says("{\"card\": 99, \"cards\": [99], \"clue\": \"Far\"}"),
        |_| says("{\"cards\": \"one\""),
        |_| Some(json!({ "error": { "message": "no such model" } })),
        |_| Some(json!([1, 2, 3])),
    ];
    for manner in manners {
        let model = Model::start(manner).await;
        let server = model.server(Duration::from_secs(60)).await;
        play(&server, with_vision()).await;
        assert!(!model.asked().is_empty());
        assert_eq!(server.metric("fabula_bot_random_moves_total").await, 0.0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_model_that_never_answers_is_not_waited_for() {
    let model = Model::start(|_| None).await;
    let server = model.server(Duration::from_millis(50)).await;
    play(&server, with_vision()).await;
    assert!(!model.asked().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_at_the_table_can_see_where_pictures_would_go() {
    let model = Model::start(|_| None).await;
    let server = model.server(Duration::from_secs(60)).await;
    let (_, clients) = table_of(&server, 2, preset(Preset::Classic)).await;
    let offer = clients[1].state().vision.clone().expect("an offer");
    assert_eq!(
        (offer.model.as_str(), offer.host),
        ("looker", model.address.to_string())
    );
    assert!(
        !clients[1].table().settings.vision,
        "off, unless the host wants it"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_model_is_offered_none_can_be_chosen() {
    let server = TestServer::start().await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    assert_eq!(clients[0].state().vision, None);
    let change = Box::new(with_vision());
    let refused = clients[0].ask(HostCommand::Configure { change }).await;
    assert_eq!(refused.expect_err("refused").code, "no-vision");
}
