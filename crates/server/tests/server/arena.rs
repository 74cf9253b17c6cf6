//! `fabula arena`: minds against each other, and what is counted.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::process::Output;

use serde_json::Value;

use crate::agents::seated_program::example;
use crate::support::program::Sandbox;

fn arena(sandbox: &Sandbox, args: &[&str]) -> Output {
    let all = [&["arena"], args].concat();
    sandbox.fabula(&all).output().expect("the program runs")
}

fn json(sandbox: &Sandbox, args: &[&str]) -> Value {
    let output = arena(sandbox, &[&["--json"], args].concat());
    assert!(output.status.success(), "{output:?}");
    serde_json::from_slice(&output.stdout).expect("one object")
}

/// The figures, and all rounds, as `--rounds` keeps them.
fn with_rounds(sandbox: &Sandbox, args: &[&str]) -> (Value, Vec<Value>) {
    let figures = json(sandbox, &[&["--rounds", "rounds.jsonl"], args].concat());
    let text = fs::read_to_string(sandbox.path("rounds.jsonl")).expect("rounds");
    let read = |line| serde_json::from_str(line).expect("an object a line");
    (figures, text.lines().map(read).collect())
}

fn number(value: &Value) -> u64 {
    value.as_u64().unwrap_or_else(|| panic!("{value}"))
}

#[test]
fn the_same_seed_gives_the_same_figures_and_another_one_others() {
    let sandbox = Sandbox::new();
    let figures = |seed: &str| {
        json(
            &sandbox,
            &["--games", "2", "--players", "4", "--seed", seed],
        )
    };
    let mut first = figures("11");
    assert_eq!(first, figures("11"));
    let mut other = figures("12");
    for figures in [&mut first, &mut other] {
        figures["seed"].take();
    }
    assert_ne!(first, other);
}

#[test]
fn every_figure_has_its_standard_error_and_fits_the_rounds() {
    let sandbox = Sandbox::new();
    let args = ["--games", "4", "--players", "5", "--minds", "poet,child"];
    let (figures, rounds) = with_rounds(&sandbox, &args);
    assert_eq!(number(&figures["rounds"]), rounds.len() as u64);
    let value = |name: &str| {
        let figure = figures[name].as_object().expect(name);
        assert_eq!(figure.keys().collect::<Vec<_>>(), ["se", "value"], "{name}");
        assert!(figure["se"].as_f64().expect("a number") >= 0.0);
        figure["value"].as_f64().expect("a number")
    };
    let share = |count: &dyn Fn(&Value) -> usize, of: usize| {
        let sum: usize = rounds.iter().map(count).sum();
        sum as f64 / of as f64
    };
    let len = |list: &Value| list.as_array().expect("a list").len();
    let n = rounds.len();
    let same = |one: f64, other: f64| assert!((one - other).abs() < 1e-9, "{one} {other}");
    let success = share(&|r| usize::from(r["success"] == true), n);
    same(value("success"), success);
    same(
        value("all"),
        share(&|r| usize::from(len(&r["found"]) == 4), n),
    );
    same(
        value("none"),
        share(&|r| usize::from(len(&r["found"]) == 0), n),
    );
    same(value("success") + value("all") + value("none"), 1.0);
    let accuracy = share(&|r| len(&r["found"]), 4 * n);
    same(value("accuracy"), accuracy);
    let literal = share(&|r| usize::from(r["literal"] == true), n);
    same(value("literal"), literal);
    let among_random = share(&|r| number(&r["found_among_random"]) as usize, 4 * n);
    same(value("decoy_lift"), among_random - accuracy);
    assert!((-1.0..=1.0).contains(&value("correlation")));

    // Each mind's figures come from the same rounds.
    for name in ["poet", "child"] {
        let mind = &figures["minds"][name];
        let told = |r: &&Value| r["seats"][number(&r["storyteller"]) as usize] == name;
        assert_eq!(
            number(&mind["told"]),
            rounds.iter().filter(told).count() as u64
        );
        let mut points = Vec::new();
        for round in &rounds {
            let seats = round["seats"].as_array().expect("seats").iter();
            let own = seats.zip(round["points"].as_array().expect("points"));
            points.extend(
                own.filter(|(seat, _)| **seat == name)
                    .map(|(_, p)| number(p)),
            );
        }
        let mean = points.iter().sum::<u64>() as f64 / points.len() as f64;
        same(mind["points"]["value"].as_f64().expect("a number"), mean);
    }
}

#[test]
fn the_standard_error_comes_from_leaving_out_one_deal_at_a_time() {
    let sandbox = Sandbox::new();
    let args = ["--games", "8", "--players", "4", "--duplicate"];
    let (figures, rounds) = with_rounds(&sandbox, &args);
    let mut deals: BTreeMap<u64, (f64, f64)> = BTreeMap::new();
    for round in &rounds {
        let (n, good) = deals.entry(number(&round["deal"])).or_default();
        *n += 1.0;
        *good += f64::from(u8::from(round["success"] == true));
    }
    assert_eq!(deals.len(), 2, "eight games of four are two deals");
    let sum = |out: Option<u64>| {
        let kept = deals.iter().filter(|(deal, _)| Some(**deal) != out);
        let (n, good) = kept.fold((0.0, 0.0), |(n, good), (_, d)| (n + d.0, good + d.1));
        good / n
    };
    let all = sum(None);
    let squares: f64 = deals.keys().map(|d| (sum(Some(*d)) - all).powi(2)).sum();
    let k = deals.len() as f64;
    let se = ((k - 1.0) / k * squares).sqrt();
    let told = figures["success"]["se"].as_f64().expect("a number");
    assert!((told - se).abs() < 1e-9, "{told} {se}");
}

#[test]
fn a_deal_that_is_begun_in_duplicate_is_played_to_its_end() {
    let sandbox = Sandbox::new();
    let args = [
        "--minds",
        "random",
        "--games",
        "5",
        "--players",
        "4",
        "--duplicate",
    ];
    let (figures, rounds) = with_rounds(&sandbox, &args);
    assert_eq!(figures["games"], 8);
    let games: BTreeSet<u64> = rounds.iter().map(|round| number(&round["game"])).collect();
    assert_eq!(games.len(), 8);
}

#[test]
fn in_duplicate_everybody_plays_every_seat_of_the_same_deal() {
    let sandbox = Sandbox::new();
    // Who plays does not matter here, so they are quick.
    let minds = "random,random:keen,random:even,random:gentle";
    // Of a hand of two, four games can show no more than those two.
    let args = [
        "--players",
        "4",
        "--hand",
        "2",
        "--games",
        "8",
        "--minds",
        minds,
    ];
    let first_round = |args: &[&str]| -> Vec<Value> {
        let (_, rounds) = with_rounds(&sandbox, args);
        let rounds = rounds.into_iter();
        rounds.filter(|round| round["round"] == 1).collect()
    };
    let duplicate = first_round(&[&args[..], &["--duplicate"]].concat());
    assert_eq!(duplicate.len(), 8);
    for (deal, games) in duplicate.chunks(4).enumerate() {
        let mut laid: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
        let mut sat: BTreeSet<(usize, String)> = BTreeSet::new();
        for game in games {
            assert_eq!(number(&game["deal"]), deal as u64);
            for card in game["table"].as_array().expect("cards") {
                let (card, owner) = (number(&card[0]), number(&card[1]));
                laid.entry(owner).or_default().insert(card);
            }
            for (seat, name) in game["seats"].as_array().expect("seats").iter().enumerate() {
                sat.insert((seat, name.as_str().expect("a name").to_owned()));
            }
        }
        assert_eq!(sat.len(), 16, "four minds on four seats");
        assert!(laid.values().all(|cards| cards.len() <= 2), "{laid:?}");
        let all: BTreeSet<u64> = laid.values().flatten().copied().collect();
        let sum: usize = laid.values().map(BTreeSet::len).sum();
        assert_eq!(all.len(), sum, "no card is in two hands");
    }
    // Otherwise every game has a deal of its own.
    let single = first_round(&args);
    let deals: BTreeSet<u64> = single.iter().map(|game| number(&game["deal"])).collect();
    assert_eq!(deals.len(), 8);
    let mut laid: BTreeMap<u64, BTreeSet<u64>> = BTreeMap::new();
    for card in single
        .iter()
        .flat_map(|g| g["table"].as_array().expect("cards"))
    {
        laid.entry(number(&card[1]))
            .or_default()
            .insert(number(&card[0]));
    }
    assert!(laid.values().all(|cards| cards.len() > 2), "{laid:?}");
}

#[test]
fn what_cannot_be_played_is_refused_with_a_clear_sentence() {
    let sandbox = Sandbox::new();
    let cases = [
        (
            &["--minds", "oracle"][..],
            "there is no mind \"oracle\": take random, poet",
        ),
        (
            &["--minds", "poet:great"],
            "there is no mind \"poet:great\"",
        ),
        (
            &["--minds", "poet,command:no-such-program"],
            "cannot start no-such-program",
        ),
        (&["--minds", "poet,command:"], "which program?"),
        (
            &["--minds", "listener:nowhere.json"],
            "cannot read nowhere.json",
        ),
        (&["--players", "3"], "3 is not in 4..=8"),
    ];
    for (args, says) in cases {
        let output = arena(&sandbox, args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        let said = String::from_utf8_lossy(&output.stderr);
        assert!(said.contains(says), "{args:?}: {said}");
    }
}

#[test]
fn a_program_takes_part_among_the_minds() {
    let sandbox = Sandbox::new();
    let name = format!("python3 '{}'", example().display());
    let minds = format!("poet,joker,child,command:{name}");
    let args = [
        "--players",
        "4",
        "--games",
        "2",
        "--minds",
        &minds,
        "--pictures",
        "none",
    ];
    let (figures, rounds) = with_rounds(&sandbox, &args);
    let minds = figures["minds"].as_object().expect("minds");
    assert_eq!(minds.len(), 4);
    assert!(number(&minds[&name]["told"]) > 0);
    for round in &rounds {
        let teller = &round["seats"][number(&round["storyteller"]) as usize];
        let clue = round["clue"].as_str().expect("a clue");
        assert_eq!(
            *teller == name.as_str(),
            clue.starts_with("Not quite "),
            "{round}"
        );
        // A program must not be asked what might have been.
        assert!(round["found_among_random"].is_null());
    }
}

#[test]
fn the_report_and_the_plot_are_made() {
    let sandbox = Sandbox::new();
    let output = arena(
        &sandbox,
        &["--games", "2", "--players", "4", "--plot", "arena.svg"],
    );
    assert!(output.status.success(), "{output:?}");
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    for part in [
        "Storytellers succeed in",
        "A voter finds it in",
        "Correlation of voters",
        "points a round",
    ] {
        assert!(text.contains(part), "{text}");
    }
    let svg = fs::read_to_string(sandbox.path("arena.svg")).expect("a plot");
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    assert!(svg.contains("Points a round") && svg.contains("voters"));
}
