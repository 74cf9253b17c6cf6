//! `fabula verify`: is a finished game's log what the seed and the rules make of it?

use std::fmt::{self, Write};
use std::fs;
use std::io::{self, Read};
use std::path::Path;
use std::process::ExitCode;

use anyhow::{Context, Result};
use fabula_rules::{Log, Report, narrate};

use crate::cli::Verify;
use crate::cli::print::print;

/// Exit codes: 0 if all fits, 1 if something does not, 2 if the log cannot be read at all.
pub fn run(args: &Verify) -> Result<ExitCode> {
    let name = args.log.display();
    let bytes = read(&args.log).with_context(|| format!("cannot read {name}"))?;
    let log = Log::from_json(&bytes).with_context(|| format!("cannot check {name}"))?;
    let report = log.verify();
    let mut text = String::new();
    if args.json {
        text.push_str(&serde_json::to_string(&report)?);
        text.push('\n');
    } else {
        if args.story {
            tell(&log, &mut text)?;
        }
        sum_up(&report, &mut text)?;
    }
    print(&text)?;
    Ok(ExitCode::from(u8::from(!report.is_sound())))
}

fn read(path: &Path) -> io::Result<Vec<u8>> {
    if path == Path::new("-") {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        Ok(bytes)
    } else {
        fs::read(path)
    }
}

fn tell(log: &Log, out: &mut String) -> fmt::Result {
    for (index, event) in log.events().iter().enumerate() {
        for (i, line) in narrate(event).iter().enumerate() {
            match i {
                0 => writeln!(out, "{index:>5}  {line}")?,
                _ => writeln!(out, "       {line}")?,
            }
        }
    }
    writeln!(out)
}

fn sum_up(report: &Report, out: &mut String) -> fmt::Result {
    writeln!(
        out,
        "Checked {} events, {} draws of chance, {} rounds and {} scores in them.",
        report.events, report.draws, report.rounds, report.points
    )?;
    let scores: Vec<String> = report
        .scores
        .iter()
        .map(|s| {
            let won = report.winners.contains(&s.side);
            let star = if won { "*" } else { "" };
            format!("{}: {}{star}", s.side.index(), s.score)
        })
        .collect();
    writeln!(out, "Scores (* won): {}.", scores.join(", "))?;
    if report.chosen {
        writeln!(
            out,
            "The seed was chosen by somebody, not drawn by the server: they could know all cards."
        )?;
    }
    if let Some(rules) = report.other_rules {
        writeln!(
            out,
            "The game was decided by version {rules} of the rules. Only its seed, its cards and its end were checked."
        )?;
    }
    if report.is_sound() && report.other_rules.is_some() {
        return writeln!(out, "Those fit.");
    }
    if report.is_sound() {
        return writeln!(
            out,
            "Everything fits: the seed was the one committed to, and the rules were kept."
        );
    }
    match report.findings.len() {
        1 => writeln!(out, "One thing does not fit:")?,
        n => writeln!(out, "{n} things do not fit:")?,
    }
    for finding in &report.findings {
        writeln!(out, "- {finding}")?;
    }
    Ok(())
}
