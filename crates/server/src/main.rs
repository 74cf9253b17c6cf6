//! The program `fabula`.

mod cli;
mod commands;

use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::read();
    let outcome = match cli.command {
        None => commands::serve::run(&cli.serve),
        Some(cli::Command::Serve(args)) => commands::serve::run(&args),
        Some(cli::Command::Backup(args)) => commands::backup::run(&args),
        Some(cli::Command::Simulate(args)) => commands::simulate::run(&args),
        Some(cli::Command::Verify(args)) => commands::verify::run(&args),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("fabula: {error:#}");
        ExitCode::from(2)
    })
}
