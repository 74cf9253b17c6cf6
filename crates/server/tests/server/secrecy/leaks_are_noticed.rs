//! The checks of this folder notice every kind of leak.

use fabula_rules::{PhaseName, Preset};
use serde_json::{Value, json};

use super::allow_list::unknown_fields;
use super::seeded_server;
use super::watched_table::WatchedTable;
use crate::support::{preset, secret};

#[tokio::test(flavor = "multi_thread")]
async fn the_checks_notice_every_kind_of_leak() {
    let server = seeded_server(12).await;
    let mut table = WatchedTable::new(&server, preset(Preset::OdysseyParty), 6, 0).await;
    table.start().await;
    table.play(usize::MAX).await;
    let secrets = table.secrets().await;

    // A moment when the red mark is set, and a voter who does not tell and has voted too.
    let moment = secrets.iter().find_map(|(position, now)| {
        let tells = now.storyteller?;
        now.red.filter(|_| now.phase == PhaseName::Vote)?;
        let voted = now
            .ballots
            .iter()
            .find(|(s, b)| **s != tells && !b.is_empty());
        Some((*position, now, *voted?.0))
    });
    let (position, now, seat) = moment.expect("such a moment");
    let watcher = &table.watchers[seat.index()];
    let heard = watcher.client.heard.iter();
    let states = heard.filter_map(|text| serde_json::from_str::<Value>(text).ok());
    let mut states = states.filter(|m| m["type"] == "state");
    let state = states.find(|s| s["position"] == position);
    let state = state.expect("everybody sees every position here");
    let complains = |state: &Value| {
        let fields = unknown_fields("state", state);
        let told = now.complaints(Some(seat), state);
        !fields.is_empty() || !told.is_empty()
    };
    assert!(!complains(&state), "the truth is fine");

    let foreign = now.hands.iter().find(|(s, _)| **s != seat);
    let foreign = json!(foreign.expect("another hand").1[0]);
    let deck = json!(now.deck[0]);
    let owner = now.table.iter().find(|l| l.owner != seat).expect("a card");
    let other = now.ballots.iter().find(|(s, _)| **s != seat);
    let other = json!(other.expect("another ballot").1);
    let view = "/table/game/view";
    let leaks = [
        (format!("{view}/hand/0"), foreign.clone()),
        (format!("{view}/discard"), json!([foreign])),
        (format!("{view}/phase/yours"), json!([owner.card])),
        (format!("{view}/phase/table/0"), json!(owner)),
        (format!("{view}/phase/ballot"), json!([other, foreign])),
        (format!("{view}/legal/vote/cards/0"), deck.clone()),
        (format!("{view}/legal/vote/cards/0"), foreign),
        (format!("{view}/commitment"), json!(now.seed)),
        (format!("{view}/you"), json!(now.storyteller)),
        ("/code".to_owned(), json!(now.seed)),
        ("/watching".to_owned(), json!({ "deck": now.deck })),
    ];
    for (place, leak) in leaks {
        let mut told = state.clone();
        *told.pointer_mut(&place).expect("a place") = leak;
        assert!(complains(&told), "nobody notices {place}");
    }
    let additions = [
        ("", "seed", json!(now.seed)),
        (view, "next", deck),
        ("/table/game/view/phase", "red", json!(now.red)),
        (
            "/table/game/view/phase",
            "result",
            now.results.last().cloned().unwrap_or(json!({})),
        ),
        ("/table/game/view/phase", "owners", json!(now.table)),
        ("/table/game/view/seats/0", "ballot", other.clone()),
        ("/table/players/0", "secret", json!(secret(1).reveal())),
    ];
    for (place, name, leak) in additions {
        let mut told = state.clone();
        told.pointer_mut(place).expect("a place")[name] = leak;
        assert!(complains(&told), "nobody notices {name} in {place}");
    }

    // And what goes through the whole check.
    for leak in [secret(3).reveal(), now.seed.clone()] {
        let said = json!({ "type": "said", "line": {
            "number": 1, "at": 1, "player": "x", "name": "x", "text": leak,
        }});
        table.watchers[0].client.heard.push(said.to_string());
        assert_eq!(table.check().await.wrong.len(), 1);
        table.watchers[0].client.heard.pop();
    }
    table.check().await.must_be_clean(100);
}
