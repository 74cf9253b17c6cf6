//! The program `fabula`.

mod cli;

use std::process::ExitCode;

fn main() -> ExitCode {
    let cli = cli::Cli::read();
    let outcome = match cli.command {
        None => cli::serve::run(&cli.serve),
        Some(cli::Command::Serve(args)) => cli::serve::run(&args),
        Some(cli::Command::Backup(args)) => cli::backup::run(&args),
        Some(cli::Command::Agent(args)) => cli::agent::run(&args),
        Some(cli::Command::Arena(args)) => cli::arena::run(&args),
        Some(cli::Command::Export(args)) => cli::export::run(&args),
        Some(cli::Command::Simulate(args)) => cli::simulate::run(&args),
        Some(cli::Command::Verify(args)) => cli::verify::run(&args),
    };
    outcome.unwrap_or_else(|error| {
        eprintln!("fabula: {error:#}");
        ExitCode::from(2)
    })
}
