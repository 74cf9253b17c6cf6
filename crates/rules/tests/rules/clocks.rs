//! Time runs out, everybody is skipped, an action comes too late, the same table plays again.

use std::collections::BTreeSet;

use fabula_rules::{Action, Actor, Card, Ending, Game, PhaseName, Player, Preset, Seed, Setup};

use crate::support::{SINGLES, Table, give, seat, setup};

fn sorted(cards: impl IntoIterator<Item = Card>) -> BTreeSet<Card> {
    cards.into_iter().collect()
}

#[test]
fn clocks_are_optional_per_phase() {
    let mut setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([7; 32]));
    setup.clocks.vote = Some(30);
    let mut table = Table::start(setup);
    for step in 0..3 {
        assert_eq!(table.refused(Actor::Clock, Action::MoveOn), "no-clock");
        match step {
            0 => table.says(0, Action::Claim),
            1 => table.tells(0),
            _ => table.all_give(),
        };
    }
    assert_eq!(table.game.clock(), Some(30));
    table.time_up();
    assert_eq!(table.refused(Actor::Clock, Action::MoveOn), "no-clock");
    // The host may always wait no longer.
    table.next();
}

#[test]
fn a_storyteller_without_a_clue_is_skipped_and_that_counts_as_a_turn() {
    for preset in Preset::all().filter(|&p| p != Preset::OdysseyParty) {
        let players = preset.player_counts().next().expect("a size");
        let mut table = Table::of(preset, players);
        table.round(0, "").next();
        let hands: Vec<_> = (0..players).map(|s| table.hand(s)).collect();
        table.time_up();
        assert_eq!(
            (table.phase(), table.storyteller()),
            (PhaseName::Clue, Some(2))
        );
        assert_eq!(table.turns(1), 1);
        let now: Vec<_> = (0..players).map(|s| table.hand(s)).collect();
        assert_eq!(now, hands, "{preset}");
    }
}

#[test]
fn a_skipped_turn_counts_in_a_lap() {
    for preset in [Preset::OdysseyParty, Preset::OdysseyTeams] {
        let mut table = Table::of(preset, 6);
        table.round(0, "").next().time_up();
        assert_eq!(table.storyteller(), Some(2));
        for _ in 2..5 {
            table.round_without_points().next();
        }
        assert_eq!(table.ending(), None);
        // The last one of the lap is skipped as well: everyone has had their turn.
        table.time_up();
        assert_eq!(table.ending().map(|e| e.0), Some(Ending::Laps));
    }
}

#[test]
fn an_appointed_storyteller_can_be_skipped() {
    let mut table = Table::of(Preset::Classic, 4);
    table.time_up();
    let first = table.storyteller().expect("somebody");
    table.time_up();
    assert_eq!(table.storyteller(), Some((first + 1) % 4));
}

#[test]
fn if_everybody_in_turn_is_skipped_the_game_pauses() {
    for preset in Preset::all() {
        let players = preset.player_counts().next().expect("a size");
        for by_host in [false, true] {
            let mut table = Table::of(preset, players);
            table.time_up();
            for skipped in 1..=players {
                assert!(!table.game.pauses().any());
                table.time_up();
                let all = skipped == players;
                assert_eq!(table.game.pauses().all_skipped, all, "{preset}");
            }
            assert_eq!(table.ending(), None, "a pause, not the end");
            assert_eq!(table.refused(Actor::Clock, Action::MoveOn), "paused");
            if by_host {
                table.host(Action::Resume);
            } else {
                table.says(1, Action::Resume);
            }
            assert!(!table.game.pauses().any());
            let storyteller = table.storyteller().expect("one");
            table.tells(storyteller);
        }
    }
}

#[test]
fn a_clue_between_the_skips_means_somebody_is_there() {
    let mut table = Table::of(Preset::Classic, 4);
    table.time_up();
    for _ in 0..3 {
        table.time_up();
    }
    table.round_without_points().next();
    for _ in 0..3 {
        table.time_up();
        assert!(!table.game.pauses().any());
    }
    table.time_up();
    assert!(table.game.pauses().all_skipped);
}

#[test]
fn in_party_hands_pass_left_after_a_skipped_storyteller() {
    let mut table = Table::of(Preset::OdysseyParty, 6);
    table.round(0, "").next();
    let hands: Vec<_> = (0..6)
        .map(|s| table.seen_hand(s).map(sorted).unwrap_or_default())
        .collect();
    table.time_up();
    assert_eq!(table.storyteller(), Some(2));
    assert_eq!(table.seen_hand(2), None);
    for (from, to) in [(2, 3), (3, 4), (4, 5), (5, 0), (0, 1)] {
        assert_eq!(sorted(table.hand(to)), hands[from], "{from} to {to}");
    }
}

#[test]
fn who_gave_nothing_gives_random_cards_of_their_hand() {
    for preset in SINGLES.into_iter().chain([Preset::OdysseyParty]) {
        for players in preset.player_counts() {
            let mut table = Table::of(preset, players);
            table.tells(0);
            let hands: Vec<_> = (0..players).map(|s| sorted(table.hand(s))).collect();
            let chosen = table.hand(1)[..if players == 3 { 2 } else { 1 }].to_vec();
            table.gives(1).time_up();
            assert_eq!(table.phase(), PhaseName::Vote);
            assert_eq!(sorted(table.laid_by(1)), sorted(chosen.clone()));
            for (s, hand) in hands.iter().enumerate().skip(2) {
                let given = sorted(table.laid_by(s));
                assert_eq!(given.len(), chosen.len());
                assert!(given.is_subset(hand));
            }
        }
    }
}

#[test]
fn random_cards_are_really_random() {
    let mut places = BTreeSet::new();
    for seed in 0..60 {
        let mut setup = setup(Preset::Classic.settings(), 4);
        setup.seed = Seed([seed; 32]);
        let mut table = Table::start(setup);
        let hand = table.tells(0).hand(1);
        table.time_up();
        places.insert(hand.iter().position(|&c| c == table.laid_by(1)[0]));
    }
    assert_eq!(places.len(), 6);
}

#[test]
fn the_vote_and_the_review_end_with_their_clocks() {
    let mut table = Table::of(Preset::Classic, 4);
    table.tells(0).all_give().votes("1>0").time_up();
    assert_eq!(table.phase(), PhaseName::Review);
    assert_eq!(table.points(), [3, 3, 0, 0]);
    table.time_up();
    assert_eq!((table.phase(), table.game.round()), (PhaseName::Clue, 2));
}

#[test]
fn an_action_for_another_turn_is_refused() {
    let mut table = Table::of(Preset::Classic, 4);
    let mut stale = Vec::new();
    let note =
        |table: &Table, actor, action: Action| (table.game.cause(actor, action), table.phase());
    stale.push(note(&table, Actor::Seat(seat(0)), Action::Claim));
    stale.push(note(&table, Actor::Clock, Action::MoveOn));
    table.says(0, Action::Claim);
    stale.push(note(&table, Actor::Clock, Action::MoveOn));
    // The race opens and is won again: not the turn it was.
    table
        .says(0, Action::Withdraw)
        .says(0, Action::Claim)
        .tells(0);
    let give = give(&table.hand(1)[..1]);
    stale.push(note(&table, Actor::Seat(seat(1)), give));
    table.all_give();
    let (_, vote) = table.voting("1>0");
    stale.push(note(&table, Actor::Seat(seat(1)), vote));
    stale.push(note(&table, Actor::Host, Action::MoveOn));
    table.time_up().next().tells(1).all_give();
    let before = table.views();
    for (cause, phase) in stale {
        let refusal = table.game.decide(cause).expect_err("too late");
        assert_eq!(refusal.code(), "stale", "{phase}");
    }
    assert_eq!(table.views(), before);
}

#[test]
fn a_claim_for_the_race_before_it_opened_again_is_stale() {
    let mut table = Table::of(Preset::Classic, 4);
    let early = table.game.cause(Actor::Seat(seat(3)), Action::Claim);
    table.says(0, Action::Claim).says(0, Action::Withdraw);
    assert_eq!(table.phase(), PhaseName::Race);
    let refusal = table.game.decide(early).expect_err("another race");
    assert_eq!(refusal.code(), "stale");
}

#[test]
fn a_rematch_has_the_same_rules_cards_and_seats() {
    let mut setup = setup(Preset::Odyssey.settings(), 6);
    setup.seats[4] = Player::Bot;
    let mut table = Table::start(setup.clone());
    table.round(0, "1>0 2>0").leaves(2).closes(2);
    let old_vote = table.game.cause(Actor::Host, Action::Pause);
    let (rematch, from) = table.game.rematch(Seed([9; 32]));
    assert_eq!(from, [0, 1, 3, 4, 5].map(seat), "who is still there");
    assert_eq!(rematch.settings, setup.settings);
    assert_eq!((rematch.cards, rematch.clocks), (setup.cards, setup.clocks));
    let mut players = [Player::Person; 5];
    players[3] = Player::Bot;
    assert_eq!(rematch.seats, players);
    assert_eq!(rematch.game, setup.game + 1);

    let game = Game::begin(&Game::start(rematch).expect("playable")).expect("a start");
    assert!(game.scores().iter().all(|s| s.score == 0));
    assert_eq!(game.phase_name(), PhaseName::Race);
    let refusal = game
        .decide(old_vote)
        .expect_err("meant for the former game");
    assert_eq!(refusal.code(), "stale");
}
