//! Tables that differ in secrets look the same, to the byte, to those who may not know them.

use fabula_room::Move;
use fabula_rules::{ActionId, Card, Clue, PhaseName, Preset};
use fabula_server::protocol::Do;
use serde_json::Value;

use super::seeded_server;
use crate::support::{Client, TestServer, game_of, preset};

/// One round, in a world of its own: those of two servers have the same chance and the same people, and everybody
/// but the first player may choose otherwise. Gives what everybody heard since the first move, the
/// last one being a spectator.
async fn round(
    server: &TestServer,
    (game, players, tells): (Preset, u8, usize),
    cards: usize,
    votes: usize,
) -> Vec<Vec<String>> {
    let (code, mut clients) = game_of(server, players, preset(game)).await;
    let mut stranger = Client::dial(server, None).await.expect("a socket");
    stranger.hello(&code).await;
    stranger.until(|_| true).await;
    clients.push(stranger);
    let begun = clients[0].state().position;
    let mut names = 0;
    let mut moves = vec![(tells, Move::Claim)];
    loop {
        for (n, mover) in std::mem::take(&mut moves) {
            names += 1;
            let request = Do {
                id: ActionId(names),
                ..clients[n].request(mover)
            };
            let done = clients[n].ask_again(request).await;
            let position = done.unwrap_or_else(|refused| panic!("{refused:?}"));
            for client in &mut clients {
                client.until(|s| s.position > position).await;
            }
        }
        // One who is waited for: the first player after all others, and always with the same choice.
        let phase = clients[0].view().turn.phase;
        if phase == PhaseName::Review {
            break;
        }
        let awaited = clients[0].view().awaited.iter().last().expect("somebody");
        let n = awaited.index();
        let legal = &clients[n].view().legal;
        let nth = |choices: &[Card], other: usize| {
            let nth = if n == 0 { 0 } else { other };
            choices[nth % choices.len()]
        };
        let next = if let Some(tell) = &legal.tell {
            let card = (!tell.cards.is_empty()).then(|| nth(&tell.cards, cards));
            let clue = Clue::text("Where is happiness?");
            Move::Tell { card, clue }
        } else if let Some(give) = &legal.give {
            let first = nth(&give.cards, cards);
            let others = give.cards.iter().copied().filter(|&c| c != first);
            let chosen = std::iter::once(first).chain(others);
            let cards = chosen.take(give.count as usize).collect();
            Move::Give { cards }
        } else if let Some(vote) = &legal.vote {
            let first = nth(&vote.cards, votes);
            let red = vote.red.then(|| nth(&vote.cards, votes + 1));
            let cards = vec![first];
            Move::Vote { cards, red }
        } else {
            panic!("nothing to do in {phase}");
        };
        moves.push((n, next));
    }
    let since = |client: &Client| {
        let states = client.heard.iter().filter(|text| {
            let message: Value = serde_json::from_str(text).expect("JSON");
            let position = message["position"].as_u64();
            message["type"] == "state" && position.is_some_and(|p| p >= begun)
        });
        let mut states: Vec<String> = states.cloned().collect();
        // People come and go beside the events: what is compared begins with the first move.
        states.retain(|text| !text.contains("\"name\":\"race\""));
        states
    };
    clients.iter().map(since).collect()
}

fn before<'h>(heard: &'h [String], phase: &str) -> &'h [String] {
    let name = format!("\"name\":\"{phase}\"");
    let end = heard.iter().position(|text| text.contains(&name));
    &heard[..end.expect("such a phase")]
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_that_differ_in_secrets_look_the_same_to_the_byte() {
    let games = [
        (Preset::Classic, 3),
        (Preset::Classic, 4),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
        (Preset::FirstEditionTeams, 8),
    ];
    let worlds = [(0, 0), (1, 0), (0, 1)];
    let servers = worlds.map(|_| seeded_server(14));
    let servers = futures::future::join_all(servers).await;
    let told = |tells| games.map(|(game, players)| (game, players, tells));
    for table in told(0).into_iter().chain(told(1)) {
        let rounds = servers.iter().zip(worlds);
        let rounds = rounds.map(|(server, (cards, votes))| round(server, table, cards, votes));
        let heard = futures::future::join_all(rounds).await;
        let [here, cards, votes] = &heard[..] else {
            panic!("three worlds");
        };
        let stranger = here.len() - 1;
        for n in [0, stranger] {
            let so = before(&here[n], "vote");
            assert_eq!(so, before(&cards[n], "vote"), "cards: {table:?}");
            let so = before(&here[n], "review");
            assert_eq!(so, before(&votes[n], "review"), "votes: {table:?}");
        }
        // The worlds do differ, and those who made the difference see it.
        let differ = |other: &[Vec<String>], phase: &str| {
            (1..stranger).any(|n| before(&here[n], phase) != before(&other[n], phase))
        };
        assert!(differ(cards, "vote"), "cards: {table:?}");
        assert!(differ(votes, "review"), "votes: {table:?}");
    }
}
