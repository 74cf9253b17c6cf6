//! Chance that can be checked: the seed is fixed and promised before, shown after, and decides all.

use fabula_rules::{Action, Clue, Draw, Event, Game, PhaseView, Preset, Seed, Setup};
use sha2::{Digest, Sha256};

use crate::support::{Table, seats, setup};

/// A whole game of random players.
fn random_game(setup: Setup) -> (Game, Vec<Event>) {
    let mut events = vec![Game::start(setup).expect("playable")];
    let mut game = Game::begin(&events[0]).expect("a start");
    let mut chance = Draw::new(&Seed([3; 32]), 0);
    while let Some(event) = game.play_randomly(&mut chance, &Clue::text("a clue")) {
        events.push(event.expect("a legal move"));
    }
    assert!(game.is_over());
    (game, events)
}

#[test]
fn the_commitment_is_shown_from_the_start_and_the_seed_only_after_the_end() {
    let secret = Seed([7; 32]);
    let mut table = Table::of(Preset::Classic, 4);
    let sha256: [u8; 32] = Sha256::digest(secret.0).into();
    let seed_in_hex = "07".repeat(32);
    for _ in 0..3 {
        assert_eq!(table.game.view(None).commitment.0, sha256);
        assert!(table.views().iter().all(|v| !v.contains(&seed_in_hex)));
        table.round_without_points().next();
    }
    for s in 0..4 {
        table.says(s, Action::AgreeToEnd);
    }
    let present = seats(&[0, 1, 2, 3]);
    table.server(Action::Conclude { present });
    let PhaseView::Over { seed, .. } = table.game.view(None).phase else {
        panic!("the game is over");
    };
    assert_eq!(seed, secret);
    assert!(table.views().iter().all(|v| v.contains(&seed_in_hex)));
}

#[test]
fn the_same_seed_and_the_same_requests_give_the_same_game() {
    for preset in Preset::all() {
        let players = preset.player_counts().last().expect("a size");
        let (game, events) = random_game(setup(preset.settings(), players));
        // Ask for the same again, request by request: chance falls the same way.
        let mut again = Game::begin(&events[0]).expect("a start");
        for event in &events[1..] {
            let decided = again.decide(event.cause.clone()).expect("as before");
            assert_eq!(decided, *event, "{preset}");
            again.apply(&decided);
        }
        assert_eq!(again.scores(), game.scores());
        assert_eq!(again.winners(), game.winners());
    }
}

#[test]
fn another_seed_gives_another_deal() {
    let hand = |seed| {
        let mut setup = setup(Preset::Classic.settings(), 4);
        setup.seed = Seed([seed; 32]);
        Table::start(setup).hand(0)
    };
    assert_eq!(hand(1), hand(1));
    assert_ne!(hand(1), hand(2));
}
