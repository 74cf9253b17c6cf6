//! The figures of a simulation, for people and for programs.

use std::fmt::Write;

use anyhow::Result;
use serde::Serialize;

use super::stats::{Counts, Stats};
use crate::cli::Simulate;

#[derive(Serialize)]
struct Spread {
    min: usize,
    mean: f64,
    max: usize,
}

#[derive(Serialize)]
struct SeatReport {
    score: Spread,
    p10: usize,
    median: usize,
    p90: usize,
    wins: u64,
}

#[derive(Serialize)]
struct Reshuffles {
    /// The share of games with at least one.
    games_share: f64,
    per_game_mean: f64,
    /// The earliest round in whose refill it happened.
    #[serde(skip_serializing_if = "Option::is_none")]
    first_round_min: Option<usize>,
}

#[derive(Serialize)]
struct Report {
    preset: String,
    players: usize,
    cards: u16,
    seed: u64,
    games: u64,
    rounds: Spread,
    score: Spread,
    winners_mean: f64,
    seat_wins: Vec<u64>,
    seats: Vec<SeatReport>,
    storyteller_scores_share: f64,
    reshuffles: Reshuffles,
}

fn spread(counts: &Counts) -> Spread {
    Spread {
        min: counts.min(),
        mean: counts.mean(),
        max: counts.max(),
    }
}

/// One object.
pub fn json(args: &Simulate, players: usize, stats: &Stats) -> Result<String> {
    let seat = |(counts, &wins): (&Counts, &u64)| SeatReport {
        score: spread(counts),
        p10: counts.quantile(0.1),
        median: counts.quantile(0.5),
        p90: counts.quantile(0.9),
        wins,
    };
    let first = &stats.first_reshuffle;
    Ok(serde_json::to_string(&Report {
        preset: args.preset.to_string(),
        players,
        cards: args.cards,
        seed: args.seed,
        games: stats.games,
        rounds: spread(&stats.rounds),
        score: spread(&stats.scores()),
        winners_mean: stats.winners_mean(),
        seat_wins: stats.wins.clone(),
        seats: stats.seats.iter().zip(&stats.wins).map(seat).collect(),
        storyteller_scores_share: stats.told_well_share(),
        reshuffles: Reshuffles {
            games_share: stats.reshuffled_share(),
            per_game_mean: stats.reshuffles.mean(),
            first_round_min: (first.total() > 0).then(|| first.min()),
        },
    })?)
}

/// A page to read.
pub fn text(args: &Simulate, players: usize, stats: &Stats) -> String {
    let mut out = String::new();
    let mut line = |text: String| {
        let _ = writeln!(out, "{text}");
    };
    let (rounds, scores) = (&stats.rounds, stats.scores());
    line(format!(
        "{} games of {} with {players} {} and {} cards (seed {})",
        stats.games,
        args.preset,
        args.who(),
        args.cards,
        args.seed
    ));
    line(String::new());
    line(format!(
        "Rounds per game    {} to {}, {:.1} on average",
        rounds.min(),
        rounds.max(),
        rounds.mean()
    ));
    line(format!(
        "Final scores       {} to {}, {:.1} on average",
        scores.min(),
        scores.max(),
        scores.mean()
    ));
    line(format!(
        "Winners per game   {:.2} on average",
        stats.winners_mean()
    ));
    line(format!(
        "Storyteller scores in {:.1} % of rounds",
        100.0 * stats.told_well_share()
    ));
    let first = &stats.first_reshuffle;
    line(if first.total() == 0 {
        "The deck was never reshuffled".to_owned()
    } else {
        format!(
            "The deck was reshuffled in {:.1} % of games, {:.2} times a game, first in round {}",
            100.0 * stats.reshuffled_share(),
            stats.reshuffles.mean(),
            first.min()
        )
    });
    line(String::new());
    line("Seat   wins      score: min   10 %  median   90 %    max    mean".to_owned());
    for (seat, (counts, wins)) in stats.seats.iter().zip(&stats.wins).enumerate() {
        line(format!(
            "{seat:>4} {:>5.1} % {:>15} {:>6} {:>7} {:>6} {:>6} {:>7.1}",
            100.0 * *wins as f64 / stats.games.max(1) as f64,
            counts.min(),
            counts.quantile(0.1),
            counts.quantile(0.5),
            counts.quantile(0.9),
            counts.max(),
            counts.mean()
        ));
    }
    out
}
