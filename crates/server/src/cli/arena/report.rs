//! The figures of an arena, for people and for programs.

use std::fmt::Write;

use anyhow::Result;
use fabula_bots::arena::{Estimate, Summary};
use serde::Serialize;

use crate::cli::Arena;

#[derive(Serialize)]
struct Report<'s> {
    players: u8,
    hand: u8,
    games: u64,
    seed: u64,
    cards: usize,
    #[serde(flatten)]
    summary: &'s Summary,
}

/// One object.
pub fn json(args: &Arena, cards: usize, summary: &Summary) -> Result<String> {
    Ok(serde_json::to_string(&Report {
        players: args.players,
        hand: args.hand,
        games: args.games,
        seed: args.seed,
        cards,
        summary,
    })?)
}

/// A page to read.
pub fn text(args: &Arena, cards: usize, summary: &Summary) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    line(format!(
        "{} rounds in {} games of {} players with {} of {cards} cards each (seed {})\n",
        summary.rounds, args.games, args.players, args.hand, args.seed
    ));
    // 95 % of such intervals hold the true figure.
    let percent = |e: Estimate| format!("{:5.1} %   ± {:.1}", 100.0 * e.value, 196.0 * e.se);
    for (name, figure) in [
        ("Storytellers succeed in", summary.success),
        ("All found the card in", summary.all),
        ("Nobody found it in", summary.none),
        ("A voter finds it in", summary.accuracy),
        ("More often among random decoys", summary.decoy_lift),
        ("Clues that name what is seen", summary.literal),
    ] {
        line(format!("{name:32} {}", percent(figure)));
    }
    let correlation = summary.correlation;
    line(format!(
        "{:32} {:6.2}   ± {:.2}",
        "Correlation of voters",
        correlation.value,
        1.96 * correlation.se
    ));
    line(format!(
        "{:32} {:5.1} %",
        "The commonest clue",
        100.0 * summary.most_frequent_clue
    ));
    line(String::new());
    line("Mind              told   succeeds   finds   fooled a round   points a round".to_owned());
    for (name, mind) in &summary.minds {
        line(format!(
            "{name:16} {:>5} {:>8.1} % {:>5.1} % {:>16.2} {:>9.2} ± {:.2}",
            mind.told,
            100.0 * mind.success,
            100.0 * mind.accuracy,
            mind.fooled,
            mind.points.value,
            1.96 * mind.points.se
        ));
    }
    out
}
