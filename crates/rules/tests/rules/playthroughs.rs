//! One whole game of each preset as text, committed and reviewed: what changes there changed in the
//! rules. `FABULA_BLESS=1 cargo test -p fabula-rules playthroughs::` writes them anew.

use std::path::PathBuf;

use fabula_rules::{Draw, Preset, narrate};

use crate::random_games::{Evening, seed, setup};

fn story(preset: Preset, players: usize, trouble: usize) -> String {
    let setup = setup(preset, players, 84, 2);
    let mut evening = Evening::new(setup, Draw::new(&seed(2026), players as u64), trouble);
    while evening.step() {}
    let lines = evening.events.iter().flat_map(narrate);
    lines.map(|line| line + "\n").collect()
}

fn check(name: &str, story: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("tests/playthroughs")
        .join(format!("{name}.txt"));
    if std::env::var_os("FABULA_BLESS").is_some() {
        std::fs::write(&path, story).expect("written");
    }
    let golden = std::fs::read_to_string(&path).expect("a committed playthrough");
    for (number, (is, was)) in story.lines().zip(golden.lines()).enumerate() {
        assert_eq!(is, was, "{name}, line {}", number + 1);
    }
    assert_eq!(story.lines().count(), golden.lines().count(), "{name}");
}

#[test]
fn a_quiet_game_of_each_preset_goes_as_it_always_went() {
    let tables = [
        (Preset::Classic, 4),
        (Preset::Disney, 3),
        (Preset::FirstEdition, 6),
        (Preset::FirstEditionTeams, 8),
        (Preset::Odyssey, 7),
        (Preset::OdysseyParty, 6),
        (Preset::OdysseyTeams, 6),
    ];
    for (preset, players) in tables {
        check(&format!("{preset}-{players}"), &story(preset, players, 0));
    }
}

#[test]
fn an_evening_full_of_trouble_goes_as_it_always_went() {
    check("classic-6-trouble", &story(Preset::Classic, 6, 25));
    check(
        "odyssey-party-8-trouble",
        &story(Preset::OdysseyParty, 8, 25),
    );
    check(
        "odyssey-teams-8-trouble",
        &story(Preset::OdysseyTeams, 8, 12),
    );
}
