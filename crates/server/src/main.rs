//! The program `fabula`.

mod backup;
mod cli;
mod print;
mod serve;
mod simulate;
mod verify;

use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::read();
    let outcome = match cli.command {
        None => serve::run(&cli.serve),
        Some(cli::Command::Serve(args)) => serve::run(&args),
        Some(cli::Command::Backup(args)) => backup::run(&args),
        Some(cli::Command::Simulate(args)) => simulate::run(&args),
        Some(cli::Command::Verify(args)) => verify::run(&args),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("fabula: {error:#}");
        ExitCode::from(2)
    })
}
