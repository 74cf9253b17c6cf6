//! The program `fabula`.

mod cli;
mod print;
mod simulate;
mod verify;

use std::process::ExitCode;

use clap::Parser;

fn main() -> ExitCode {
    let outcome = match cli::Cli::parse().command {
        cli::Command::Simulate(args) => simulate::run(&args),
        cli::Command::Verify(args) => verify::run(&args),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("fabula: {error:#}");
        ExitCode::from(2)
    })
}
