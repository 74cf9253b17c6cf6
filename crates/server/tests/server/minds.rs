//! Bots think beside the table, and whatever becomes of a thought, the table goes on.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use fabula_bots::{Budget, Mind, PersonaMind, Seen, Thought};
use fabula_room::{BotAct, HostCommand};
use fabula_rules::{Action, Card, PhaseName, PhaseView, Preset, Seed};
use fabula_server::minds::{BackgroundMinds, InlineMind};

use fabula_server::options::Span;

use crate::support::{Client, DAY, TestServer, chance, phase, preset, secret, table_of};

/// A mind that does what it was made to do.
struct Odd<F>(F);

impl<F: Fn(&Seen<'_>) -> Option<Thought> + Send + Sync> Mind for Odd<F> {
    fn think(&self, seen: &Seen<'_>, _: &Seed, _: Budget) -> Option<Thought> {
        (self.0)(seen)
    }
}

/// A whole game of a person and three bots with such a mind, at a table without clocks.
async fn play_with(
    mind: impl Fn(&Seen<'_>) -> Option<Thought> + Send + Sync + 'static,
    patience: Duration,
) -> TestServer {
    let minds = BackgroundMinds::new(Arc::new(Odd(mind)), patience);
    let server = TestServer::seeded(31, |o| o.minds = Arc::new(minds)).await;
    let (_, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    for _ in 0..3 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    clients[0].play_to_the_end(chance(31, 0)).await;
    server
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_that_fails_is_replaced_by_a_random_move() {
    let server = play_with(|_| panic!("out of its mind"), Duration::from_secs(60)).await;
    assert!(server.metric("fabula_bot_random_moves_total").await > 0.0);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_that_has_no_idea_is_replaced_by_a_random_move() {
    play_with(|_| None, Duration::from_secs(60)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_that_answers_something_illegal_is_replaced_by_a_random_move() {
    let illegal = |_: &Seen<'_>| {
        let cards = [Card(999)].into_iter().collect();
        let action = Action::Give { cards };
        Some(Thought {
            action,
            reason: None,
        })
    };
    play_with(illegal, Duration::from_secs(60)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mind_that_never_comes_to_an_end_is_not_waited_for() {
    // Its first thoughts take both places, for good; what comes after them waits in vain, and not for long.
    let stuck = |_: &Seen<'_>| {
        std::thread::sleep(Duration::from_secs(3));
        None
    };
    play_with(stuck, Duration::from_millis(20)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_are_answered_while_bots_think() {
    let (begun, let_go) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (counter, gate) = (begun.clone(), let_go.clone());
    let slow = Odd(move |seen: &Seen<'_>| {
        counter.fetch_add(1, Ordering::SeqCst);
        while gate.load(Ordering::SeqCst) == 0 {
            std::thread::yield_now();
        }
        PersonaMind.think(seen, &Seed([1; 32]), Budget::default())
    });
    let minds = BackgroundMinds::new(Arc::new(slow), Duration::from_secs(600));
    let server = TestServer::seeded(32, |o| o.minds = Arc::new(minds)).await;
    let (code, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    for _ in 0..3 {
        clients[0].must(HostCommand::ADD_ANY_BOT).await;
    }
    clients[0].must(HostCommand::Start).await;
    while begun.load(Ordering::SeqCst) == 0 {
        tokio::task::yield_now().await;
    }
    // A bot is deep in thought; somebody comes, and the host holds the game and lets it go on.
    Client::sit(&server, &secret(9), &code, "Vera").await;
    clients[0].must(HostCommand::Pause).await;
    clients[0].must(fabula_room::Move::Resume).await;
    let_go.store(1, Ordering::SeqCst);
    clients[0]
        .until(|s| {
            s.table
                .game
                .as_ref()
                .is_some_and(|g| g.view.turn.phase != PhaseName::Race)
        })
        .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_say_why_when_the_round_is_revealed_and_not_before() {
    let minds = InlineMind(Arc::new(PersonaMind));
    let server = TestServer::seeded(33, |o| {
        o.minds = Arc::new(minds);
        // The first story is mine.
        o.pace.claim = Span::between(DAY, DAY);
    })
    .await;
    let (code, mut clients) = table_of(&server, 1, preset(Preset::Classic)).await;
    let me = &mut clients[0];
    for _ in 0..3 {
        me.must(HostCommand::ADD_ANY_BOT).await;
    }
    me.must(HostCommand::Start).await;
    let mut chance = chance(33, 0);
    while phase(me) != PhaseName::Review {
        assert!(me.table().game.as_ref().expect("a game").reasons.is_empty());
        match me.random_move(&mut chance) {
            Some(mine) => {
                me.must(mine).await;
            }
            None => {
                let position = me.state().position;
                me.until(|s| s.position > position).await;
            }
        }
    }
    let game = me.table().game.clone().expect("a game");
    let PhaseView::Review { result, .. } = &game.view.phase else {
        panic!("revealed");
    };
    let acts = |act| game.reasons.iter().filter(|r| r.act == act).count();
    let told = usize::from(result.storyteller != me.seat());
    assert_eq!(acts(BotAct::Told), told);
    assert_eq!(acts(BotAct::Gave), 3 - told);
    assert_eq!(acts(BotAct::Voted), 3 - told);
    for reason in game.reasons.iter().filter(|r| r.act == BotAct::Voted) {
        let cast = result.ballots.iter().find(|cast| cast.seat == reason.seat);
        assert!(cast.is_some_and(|cast| cast.cards.contains(&reason.card)));
    }
    // The album remembers.
    let album = server
        .json(&secret(1), &format!("/api/tables/{code}/album"))
        .await;
    let kept = &album["games"][0]["rounds"][0]["reasons"];
    assert_eq!(*kept, serde_json::to_value(&game.reasons).expect("JSON"));
}
