//! What holds in every game of every preset, however the evening goes.

use fabula_rules::{
    Action, Actor, BySize, Draw, Event, Game, Log, PhaseName, Refusal, Seat, Settings, View,
};
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

use crate::random_games::{Evening, arbitrary_action, cases, clue, seed, setup, tables};

/// A table, a seed, how much trouble there is, and whether the deck is the smallest allowed.
fn evening() -> impl Strategy<Value = Evening> {
    (select(tables()), any::<u64>(), 0usize..60, any::<bool>()).prop_map(
        |((preset, players), n, trouble, small)| {
            let least = preset.settings().cards_needed(players) as u16;
            let cards = if small { least } else { 84 };
            let chance = Draw::new(&seed(!n), 1);
            Evening::new(setup(preset, players, cards, n), chance, trouble)
        },
    )
}

/// A preset with any of its numbers changed, whether that makes sense or not.
fn house_rules() -> impl Strategy<Value = Settings> {
    let size = |max: u8| {
        // One of twenty is out of any range.
        let one =
            move || prop_oneof![19 => 1..=max, 1 => prop_oneof![Just(0), Just(13), Just(255)]];
        (one(), one(), one()).prop_map(|(three, few, many)| BySize { three, few, many })
    };
    let points = (
        0u8..6,
        0u8..6,
        0u8..3,
        option::of(0u8..4),
        option::of(0u8..6),
        0u8..3,
    );
    let numbers = (size(12), size(3), size(3), points);
    let ends = (option::of(1u16..40), option::of(1u8..4), any::<bool>());
    (select(tables()), numbers, ends, 3u8..=6).prop_map(
        |((preset, _), (hand, gives, votes, points), (target, laps, reshuffle), min)| {
            let mut settings = preset.settings();
            settings.hand = hand;
            settings.gives = gives;
            settings.votes = votes;
            settings.points.some.finder = points.0;
            settings.points.all_or_none.other = points.1;
            settings.points.bonus = points.2;
            settings.points.bonus_cap = points.3;
            settings.points.lone_finder = points.4;
            settings.points.single_vote = points.5;
            settings.target = target;
            settings.laps = laps;
            settings.reshuffle = reshuffle;
            settings.seats.min = min.min(settings.seats.max);
            settings
        },
    )
}

/// Everything about a game, to compare.
fn whole(game: &Game) -> String {
    format!("{game:?}")
}

proptest! {
    #![proptest_config(cases(1_000))]

    #[test]
    fn every_card_is_in_exactly_one_place_and_hands_are_full(mut evening in evening()) {
        for _ in 0..300 {
            if !evening.step() {
                break;
            }
            prop_assert_eq!(evening.game.misplaced(), vec![]);
            prop_assert!(evening.game.short_hands().is_empty());
        }
    }

    #[test]
    fn a_replayed_log_gives_the_same_game_also_after_serialisation(mut evening in evening()) {
        for _ in 0..300 {
            if !evening.step() {
                break;
            }
        }
        let replayed = Game::replay(&evening.events).unwrap();
        prop_assert_eq!(whole(&replayed), whole(&evening.game));
        let json = serde_json::to_string(&evening.events).unwrap();
        let read: Vec<Event> = serde_json::from_str(&json).unwrap();
        prop_assert_eq!(&read, &evening.events);
        match Log::export(&read) {
            Ok(log) => {
                let read = Log::from_json(log.to_json().as_bytes()).unwrap();
                prop_assert_eq!(read.verify().findings, vec![]);
            }
            Err(_) => prop_assert!(!evening.game.is_over()),
        }
    }

    #[test]
    fn a_view_read_back_from_json_is_the_same_view(mut evening in evening()) {
        // One look at each step: over so many games everybody looks at everything.
        let everybody: Vec<_> = Seat::all().map(Some).chain([None]).collect();
        for you in everybody.into_iter().cycle().take(60) {
            evening.step();
            let view = evening.game.view(you);
            let json = serde_json::to_string(&view).unwrap();
            let read: View = serde_json::from_str(&json).unwrap();
            prop_assert_eq!(read, view);
        }
    }

    #[test]
    fn legal_and_decide_agree_in_both_directions(mut evening in evening()) {
        for _ in 0..120 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            for seat in Seat::all() {
                let legal = game.legal(seat);
                for _ in 0..4 {
                    let action = arbitrary_action(game, &mut evening.chance);
                    let decided = game.decide(game.cause(Actor::Seat(seat), action.clone()));
                    prop_assert_eq!(legal.permits(&action), decided.is_ok(), "{:?}: {:?}", action, decided);
                }
                if let Some(action) = legal.pick(&mut evening.chance, &clue()) {
                    prop_assert!(legal.permits(&action));
                    let decided = game.decide(game.cause(Actor::Seat(seat), action.clone()));
                    prop_assert!(decided.is_ok(), "{:?}: {:?}", action, decided);
                }
                let small = [
                    Action::Claim, Action::Withdraw, Action::TakeBack, Action::Ready, Action::AgreeToEnd,
                    Action::KeepPlaying, Action::Leave, Action::Resume, Action::MoveOn, Action::Pause,
                ];
                for action in small {
                    let permitted = legal.permits(&action);
                    let decided = game.decide(game.cause(Actor::Seat(seat), action.clone()));
                    prop_assert_eq!(permitted, decided.is_ok(), "{:?}: {:?}", action, decided);
                }
            }
        }
    }

    #[test]
    fn arbitrary_requests_never_panic_and_a_refused_one_changes_nothing(mut evening in evening()) {
        for _ in 0..150 {
            if !evening.step() {
                break;
            }
            let chance = &mut evening.chance;
            let actor = match chance.below(6) {
                0 => Actor::Host,
                1 => Actor::Clock,
                2 => Actor::Server,
                _ => Actor::Seat(Seat::new(chance.below(16)).unwrap()),
            };
            let action = arbitrary_action(&evening.game, chance);
            let mut cause = evening.game.cause(actor, action);
            if chance.below(8) == 0 {
                cause.turn.attempt += 1;
            }
            let before = whole(&evening.game);
            match evening.game.decide(cause) {
                Err(refusal) => {
                    prop_assert_eq!(whole(&evening.game), before);
                    prop_assert!(!refusal.code().is_empty() && !refusal.to_string().is_empty());
                }
                Ok(event) => evening.game.apply(&event),
            }
        }
    }

    #[test]
    fn a_game_never_stands_still_while_anybody_is_waited_for(mut evening in evening()) {
        for _ in 0..200 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            if game.pauses().any() || game.is_over() {
                continue;
            }
            // Somebody can bring it on, and if nobody does, the clock can.
            let mover = game.awaited().iter().any(|s| {
                game.legal(s).pick(&mut evening.chance, &clue()).is_some()
            });
            prop_assert!(mover || game.phase_name() == PhaseName::Review);
            let clock = game.decide(game.cause(Actor::Clock, Action::MoveOn));
            prop_assert!(clock.is_ok());
        }
    }

    #[test]
    fn without_trouble_every_game_comes_to_its_end((preset, players) in select(tables()), n in any::<u64>()) {
        let mut evening = Evening::new(setup(preset, players, 84, n), Draw::new(&seed(!n), 2), 0);
        let mut steps = 0;
        while evening.step() {
            steps += 1;
            prop_assert!(steps < 5_000);
        }
        prop_assert!(!evening.game.winners().is_empty());
    }

    #[test]
    fn house_rules_are_refused_or_can_be_played(
        settings in house_rules(), players in 3usize..=12, n in any::<u64>(), spare in 0u16..30
    ) {
        let cards = settings.cards_needed(players) as u16 + spare;
        let mut setup = setup(settings.preset, players, cards, n);
        setup.settings = settings;
        if let Err(refusal) = setup.check() {
            prop_assert_eq!(Game::start(setup).unwrap_err(), refusal);
            return Ok(());
        }
        let mut evening = Evening::new(setup, Draw::new(&seed(!n), 7), 15);
        for _ in 0..150 {
            if !evening.step() {
                break;
            }
            let game = &evening.game;
            prop_assert_eq!(game.misplaced(), vec![]);
            let clock = game.decide(game.cause(Actor::Clock, Action::MoveOn));
            prop_assert!(clock.is_ok() || game.pauses().any() || game.is_over());
        }
        prop_assert_eq!(whole(&Game::replay(&evening.events).unwrap()), whole(&evening.game));
    }

    #[test]
    fn an_action_for_another_turn_is_stale(mut evening in evening(), steps in 0usize..100) {
        for _ in 0..steps {
            evening.step();
        }
        let game = &evening.game;
        let mut cause = game.cause(Actor::Clock, Action::MoveOn);
        cause.turn.attempt = cause.turn.attempt.wrapping_sub(1);
        let stale = Refusal::Stale { now: game.turn() };
        prop_assert_eq!(game.decide(cause).unwrap_err(), stale);
        let mut other_game = game.cause(Actor::Seat(Seat::new(0).unwrap()), Action::Leave);
        other_game.turn.game += 1;
        prop_assert_eq!(game.decide(other_game).unwrap_err(), stale);
    }
}

/// The test of house rules would hold if all of them were refused.
#[test]
fn enough_of_the_house_rules_tried_can_be_played() {
    let mut runner = TestRunner::new(cases(1));
    let playable = |_: &i32| {
        let settings = house_rules().new_tree(&mut runner).unwrap().current();
        (3..=12).any(|n| settings.check_for(n, 500).is_ok())
    };
    let playable = (0..1_000).filter(playable).count();
    assert!((100..900).contains(&playable), "{playable} of 1,000");
}
