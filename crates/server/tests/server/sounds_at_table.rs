//! Recorded clues at a table: who may bring one, who may use it, and who may hear it when.

use std::path::PathBuf;

use fabula_room::{HostCommand, MemberCommand, Move, SeatToken, TableSettingsChange};
use fabula_rules::{Clue, PhaseName, Preset};
use fabula_server::identity::Secret;
use fabula_server::sound_format::MAX_BYTES;
use reqwest::Response;
use serde_json::Value;

use crate::support::{Client, TestServer, game_of, preset, refusal_of, secret, table_of};

fn sample(name: &str) -> Vec<u8> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/sounds")
        .join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Brings a recording, saying it is something.
async fn bring(
    server: &TestServer,
    who: &Secret,
    code: &str,
    content_type: &str,
    bytes: Vec<u8>,
) -> Response {
    let request = reqwest::Client::new().post(server.url(&format!("/api/tables/{code}/sounds")));
    let request = request.bearer_auth(who.reveal());
    let request = request.header("content-type", content_type).body(bytes);
    request.send().await.expect("an answer")
}

/// Brings a recording that is taken, and gives its name.
async fn record(server: &TestServer, who: &Secret, code: &str, name: &str) -> String {
    let kind = "application/octet-stream";
    let taken = bring(server, who, code, kind, sample(name)).await;
    assert_eq!(taken.status(), 201, "{name}");
    let taken: Value = taken.json().await.expect("JSON");
    taken["sound"].as_str().expect("a name").to_owned()
}

/// Fetches a recording.
async fn fetch(server: &TestServer, who: &Secret, code: &str, sound: &str) -> Response {
    let path = format!("/api/tables/{code}/sounds/{sound}");
    server.get(who, &path).await
}

/// Whether somebody may hear it; whoever may not is told that there is no such thing.
async fn hears(server: &TestServer, who: &Secret, code: &str, sound: &str) -> bool {
    let response = fetch(server, who, code, sound).await;
    if response.status() == 200 {
        return true;
    }
    let refused = refusal_of(response).await;
    assert_eq!(refused, (404, "no-such-sound".to_owned()));
    false
}

fn clue(sound: &str) -> Clue {
    let sound = sound.into();
    Clue::Sound { sound }
}

/// The clue of somebody who tells, for their first card.
fn tell(client: &Client, clue: Clue) -> Move {
    let card = client.view().hand.as_ref().expect("a hand")[0];
    let card = Some(card);
    Move::Tell { card, clue }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_recording_of_a_browser_is_taken_and_comes_back_as_it_was() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    for (name, content_type) in [
        ("opus.webm", "audio/webm"),
        ("opus-live.webm", "audio/webm"),
        ("opus.ogg", "audio/ogg"),
        ("vorbis.ogg", "audio/ogg"),
        ("aac.mp4", "audio/mp4"),
        ("aac-fragmented.mp4", "audio/mp4"),
        ("aac.m4a", "audio/mp4"),
        ("pcm.wav", "audio/wav"),
        ("pcm-streamed.wav", "audio/wav"),
    ] {
        // What it says it is, is of no account.
        let lie = "text/html";
        let taken = bring(&server, &secret(1), &code, lie, sample(name)).await;
        assert_eq!(taken.status(), 201, "{name}");
        let taken: Value = taken.json().await.expect("JSON");
        let length = taken["length"].as_u64().expect("a length");
        assert!(length.abs_diff(1_000) < 30, "{name}: {length}");
        let sound = taken["sound"].as_str().expect("a name");

        let kept = fetch(&server, &secret(1), &code, sound).await;
        assert_eq!(kept.status(), 200, "{name}");
        let headers = kept.headers().clone();
        assert_eq!(headers["content-type"], content_type, "{name}");
        let cache = headers["cache-control"].to_str().expect("text");
        assert!(cache.contains("private"), "{name}: {cache}");
        assert!(cache.contains("immutable"), "{name}: {cache}");
        assert!(!cache.contains("public"), "{name}: {cache}");
        assert_eq!(headers["x-content-type-options"], "nosniff");
        let bytes = kept.bytes().await.expect("a body");
        assert!(bytes == sample(name), "{name} has changed");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_recording_is_refused_whatever_it_says_it_is() {
    let server = TestServer::start().await;
    let (code, clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let mut large = sample("pcm.wav");
    large.resize(MAX_BYTES, 0);
    let fits = bring(&server, &secret(1), &code, "audio/wav", large.clone()).await;
    assert_eq!(fits.status(), 201);
    let path = format!("/api/tables/{code}");
    let before = server.json(&secret(1), &path).await["position"].clone();
    large.push(0);
    // No more than that: who is refused while still sending may find the line closed before the answer.
    let larger = vec![0; MAX_BYTES + 2];

    for (what, bytes, status, refused) in [
        ("a byte too much", large, 413, "sound-too-large"),
        ("far too much", larger, 413, "too-large"),
        (
            "webm of 40 s",
            sample("forty-seconds.webm"),
            400,
            "sound-too-long",
        ),
        (
            "ogg of 40 s",
            sample("forty-seconds.ogg"),
            400,
            "sound-too-long",
        ),
        (
            "mp4 of 40 s",
            sample("forty-seconds.mp4"),
            400,
            "sound-too-long",
        ),
        (
            "a film in webm",
            sample("picture.webm"),
            400,
            "sound-has-picture",
        ),
        (
            "a film in mp4",
            sample("picture.mp4"),
            400,
            "sound-has-picture",
        ),
        (
            "a film in ogg",
            sample("picture.ogg"),
            400,
            "sound-has-picture",
        ),
        ("mp3", sample("tone.mp3"), 400, "sound-not-recognised"),
        ("a text", sample("README.md"), 400, "sound-not-recognised"),
        (
            "a page",
            b"<script>alert(1)</script>".to_vec(),
            400,
            "sound-not-recognised",
        ),
        ("nothing", Vec::new(), 400, "sound-empty"),
    ] {
        for content_type in ["audio/webm", "audio/ogg"] {
            let answer = bring(&server, &secret(1), &code, content_type, bytes.clone()).await;
            assert_eq!(
                refusal_of(answer).await,
                (status, refused.to_owned()),
                "{what}"
            );
        }
    }
    let after = server.json(&secret(1), &path).await["position"].clone();
    assert_eq!(after, before, "nothing was noted");
    drop(clients);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_has_a_place_brings_a_recording() {
    let server = TestServer::start().await;
    let (code, _clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let _watcher = Client::join(&server, &secret(9), &code).await;
    let kind = "audio/ogg";
    let watcher = bring(&server, &secret(9), &code, kind, sample("opus.ogg")).await;
    assert_eq!(refusal_of(watcher).await, (409, "not-seated".to_owned()));
    let nowhere = bring(&server, &secret(1), "000", kind, sample("opus.ogg")).await;
    assert_eq!(refusal_of(nowhere).await, (404, "no-such-table".to_owned()));
    let url = server.url(&format!("/api/tables/{code}/sounds"));
    let nobody = reqwest::Client::new().post(url).body(sample("opus.ogg"));
    let nobody = nobody.send().await.expect("an answer");
    assert_eq!(
        refusal_of(nobody).await,
        (401, "identity-needed".to_owned())
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recording_is_heard_by_its_maker_first_and_by_the_others_once_it_is_told() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let mut watcher = Client::join(&server, &secret(9), &code).await;
    let sound = record(&server, &secret(2), &code, "opus.webm").await;
    let spare = record(&server, &secret(2), &code, "opus.ogg").await;
    let stranger = || async {
        let path = format!("/api/tables/{code}/sounds/{sound}");
        let get = reqwest::Client::new().get(server.url(&path)).send().await;
        refusal_of(get.expect("an answer")).await
    };

    clients[1].must(Move::Claim).await;
    assert!(hears(&server, &secret(2), &code, &sound).await);
    for other in [1, 3, 9, 10] {
        assert!(!hears(&server, &secret(other), &code, &sound).await);
    }
    assert_eq!(stranger().await, (401, "identity-needed".to_owned()));

    // Until it is told, nobody is told even its name.
    let told = tell(&clients[1], clue(&sound));
    clients[1].must(told).await;
    let position = clients[1].state().position;
    for client in clients.iter_mut().chain([&mut watcher]) {
        client.until(|s| s.position >= position).await;
        let before = client.heard.iter().filter(|text| {
            let given = |name: &str| text.contains(&format!("\"name\":\"{name}\""));
            given("race") || given("clue") || text.contains("\"game\":null")
        });
        assert!(before.clone().count() > 0);
        for text in before {
            assert!(!text.contains(&sound), "it was named before: {text}");
        }
        let named = client.heard.iter().any(|text| text.contains(&sound));
        assert!(named, "now everybody knows its name");
        let spare_named = client.heard.iter().any(|text| text.contains(&spare));
        assert!(!spare_named, "a recording that is not told stays unknown");
    }

    // Those who have a place hear it, and a spectator who is connected.
    for other in [1, 2, 3, 9] {
        assert!(hears(&server, &secret(other), &code, &sound).await);
    }
    // What was not told is still its maker's own.
    assert!(hears(&server, &secret(2), &code, &spare).await);
    for other in [1, 3, 9] {
        assert!(!hears(&server, &secret(other), &code, &spare).await);
    }
    // Somebody who is neither at the table nor connected does not, nor anybody without an identity.
    assert!(!hears(&server, &secret(10), &code, &sound).await);
    assert_eq!(stranger().await, (401, "identity-needed".to_owned()));
    // It is a recording of this table, not a picture or a deck of the house.
    for path in [format!("/p/{sound}"), format!("/api/decks/{sound}")] {
        assert_eq!(server.get(&secret(2), &path).await.status(), 404);
    }
    // Who has a place hears it also without a connection, and when the table comes back from the journal.
    drop((clients, watcher));
    server.forget_tables().await;
    assert!(hears(&server, &secret(3), &code, &sound).await);
    assert!(!hears(&server, &secret(9), &code, &sound).await);
    assert!(!hears(&server, &secret(3), &code, &spare).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_who_goes_hears_nothing_more() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let sound = record(&server, &secret(1), &code, "opus.ogg").await;
    clients[0].must(Move::Claim).await;
    let told = tell(&clients[0], clue(&sound));
    clients[0].must(told).await;
    let watcher = Client::join(&server, &secret(9), &code).await;
    assert!(hears(&server, &secret(9), &code, &sound).await);
    clients[0].until(|s| s.watching == 1).await;
    drop(watcher);
    clients[0].until(|s| s.watching == 0).await;
    assert!(!hears(&server, &secret(9), &code, &sound).await);
    // Nor does one who was sent away, whatever they heard before.
    let player = clients[2].you.expect("an id");
    clients[0].must(HostCommand::Kick { player }).await;
    let kicked = fetch(&server, &secret(3), &code, &sound).await;
    assert_eq!(refusal_of(kicked).await, (403, "kicked".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recording_is_told_only_by_who_brought_it() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let sound = record(&server, &secret(2), &code, "opus.webm").await;
    let own = record(&server, &secret(1), &code, "opus.ogg").await;

    let teller = &mut clients[0];
    teller.must(Move::Claim).await;
    let before = teller.state().position;
    for name in [
        sound.as_str(),
        &own.to_uppercase(),
        &own[1..],
        &format!("{own}0"),
        &"0".repeat(64),
        "",
        "../../etc/passwd",
    ] {
        let wrong = tell(teller, clue(name));
        let refused = teller.ask(wrong).await.expect_err("not theirs");
        assert_eq!(refused.code, "sound-unknown", "{name}");
    }
    assert_eq!(teller.state().position, before);
    let right = tell(teller, clue(&own));
    teller.must(right).await;
    assert_eq!(teller.view().turn.phase, PhaseName::Give);
    // To have heard it is not to have brought it: who brings the same sound may tell it.
    let same = record(&server, &secret(3), &code, "opus.webm").await;
    assert_eq!(same, sound);
    assert!(hears(&server, &secret(3), &code, &sound).await);
    assert!(!hears(&server, &secret(1), &code, &sound).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_recording_belongs_to_its_table() {
    let server = TestServer::start().await;
    let (here, _clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let (there, mut others) = game_of(&server, 3, preset(Preset::Classic)).await;
    let sound = record(&server, &secret(1), &here, "opus.ogg").await;
    assert!(hears(&server, &secret(1), &here, &sound).await);
    // The same person at another table: another player.
    assert!(!hears(&server, &secret(1), &there, &sound).await);
    others[0].must(Move::Claim).await;
    let told = tell(&others[0], clue(&sound));
    let refused = others[0].ask(told).await.expect_err("not here");
    assert_eq!(refused.code, "sound-unknown");
    // Brought there too, each table has its own.
    record(&server, &secret(2), &there, "opus.ogg").await;
    assert!(hears(&server, &secret(2), &there, &sound).await);
    assert!(!hears(&server, &secret(1), &there, &sound).await);
    assert!(!hears(&server, &secret(2), &here, &sound).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn recordings_move_with_the_seat_to_another_device() {
    let server = TestServer::start().await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    let sound = record(&server, &secret(1), &code, "aac.mp4").await;
    clients[0].must(Move::Claim).await;
    let token = SeatToken([3; 32]);
    let offer = MemberCommand::OfferSeat { token };
    clients[0].must(offer).await;
    let mut device = Client::join(&server, &secret(20), &code).await;
    device.must(MemberCommand::TakeSeat { token }).await;
    assert!(hears(&server, &secret(20), &code, &sound).await);
    assert!(!hears(&server, &secret(1), &code, &sound).await);
    let told = tell(&device, clue(&sound));
    device.must(told).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_sounds_takes_none_as_a_clue() {
    let server = TestServer::start().await;
    let mut settings = Preset::Classic.settings();
    settings.clues.sound = false;
    let change = TableSettingsChange {
        rules: Some(settings),
        ..Default::default()
    };
    let (code, mut clients) = game_of(&server, 3, change).await;
    let sound = record(&server, &secret(1), &code, "opus.ogg").await;
    clients[0].must(Move::Claim).await;
    let told = tell(&clients[0], clue(&sound));
    let refused = clients[0].ask(told).await.expect_err("not allowed");
    assert_eq!(refused.code, "clue-form-not-allowed");
}
