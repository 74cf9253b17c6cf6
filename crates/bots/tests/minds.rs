//! Minds play whole games from what their seat sees, in every preset and every language.

use std::collections::HashSet;

use fabula_bots::{Mind, RandomMind, clues};
use fabula_ids::Language;
use fabula_rules::{
    Action, Actor, Clue, Draw, Game, MAX_CLUE_CHARS, PhaseName, Preset, Seed, Setup, View,
};

fn start(preset: Preset, players: usize, seed: u8) -> Game {
    let setup = Setup::new(preset.settings(), players, 84, Seed([seed; 32]));
    Game::begin(&Game::start(setup).expect("a table")).expect("a start")
}

/// A move of whoever is waited for first, from a view that went over the wire.
fn next(game: &Game, mind: &dyn Mind, chance: &mut Draw) -> Option<(Actor, Action)> {
    if game.phase_name() == PhaseName::Review {
        return Some((Actor::Host, Action::MoveOn));
    }
    let seat = game.awaited().iter().next()?;
    let wire = serde_json::to_string(&game.view(Some(seat))).expect("JSON");
    let view: View = serde_json::from_str(&wire).expect("a view");
    let action = mind.act(&view, Language::Czech, chance)?;
    Some((Actor::Seat(seat), action))
}

#[test]
fn random_minds_play_whole_games_of_every_preset() {
    for preset in Preset::all() {
        for players in preset.player_counts() {
            let mut game = start(preset, players, 5);
            let mut chance = Draw::new(&Seed([6; 32]), players as u64);
            for _ in 0..5_000 {
                let Some((actor, action)) = next(&game, &RandomMind, &mut chance) else {
                    break;
                };
                let event = game.decide(game.cause(actor, action)).expect("legal");
                game.apply(&event);
            }
            assert!(game.is_over(), "{preset} with {players}");
        }
    }
}

#[test]
fn the_same_luck_makes_the_same_move() {
    let game = start(Preset::Classic, 4, 1);
    let view = game.view(Some(game.ring()[2]));
    let luck = || Draw::new(&Seed([9; 32]), 4);
    let act = |mut chance: Draw| RandomMind.act(&view, Language::French, &mut chance);
    assert_eq!(act(luck()), act(luck()));
    assert_eq!(act(luck()), Some(Action::Claim));
}

#[test]
fn a_mind_that_nobody_waits_for_does_nothing() {
    let mut game = start(Preset::Classic, 4, 1);
    let mut chance = Draw::new(&Seed([9; 32]), 0);
    let (actor, claim) = next(&game, &RandomMind, &mut chance).expect("a claim");
    let event = game.decide(game.cause(actor, claim)).expect("legal");
    game.apply(&event);
    for &seat in &game.ring()[1..] {
        let view = game.view(Some(seat));
        assert_eq!(RandomMind.act(&view, Language::English, &mut chance), None);
    }
    let everybodys = game.view(None);
    assert_eq!(
        RandomMind.act(&everybodys, Language::English, &mut chance),
        None
    );
}

#[test]
fn every_language_has_clues_of_its_own_that_can_be_given() {
    for language in Language::ALL {
        let list = clues(language);
        let different: HashSet<&str> = list.iter().copied().collect();
        assert!(different.len() >= 30 && different.len() == list.len());
        for clue in list {
            assert!(!clue.trim().is_empty() && clue.chars().count() <= MAX_CLUE_CHARS);
            let cyrillic = clue.chars().any(|c| ('а'..='я').contains(&c));
            let wanted = matches!(language, Language::Bulgarian | Language::Russian);
            assert_eq!(cyrillic, wanted, "{clue}");
        }
    }
}

#[test]
fn clues_are_given_in_the_language_of_the_table() {
    let mut game = start(Preset::Odyssey, 5, 2);
    let mut chance = Draw::new(&Seed([3; 32]), 0);
    for _ in 0..2 {
        let (actor, action) = next(&game, &RandomMind, &mut chance).expect("a move");
        if let Action::Tell {
            clue: Clue::Text { text },
            ..
        } = &action
        {
            assert!(clues(Language::Czech).contains(&&**text));
        }
        let event = game.decide(game.cause(actor, action)).expect("legal");
        game.apply(&event);
    }
    assert_eq!(game.phase_name(), PhaseName::Give);
}
