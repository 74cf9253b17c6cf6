//! `fabula backup`: a copy of everything, also while the server runs.

use std::process::ExitCode;

use anyhow::Result;
use fabula_journal::Sqlite;

use crate::cli::Backup;
use crate::cli::print::print;
use crate::cli::serve::DATABASE;

/// Copies the database.
pub fn run(args: &Backup) -> Result<ExitCode> {
    Sqlite::backup(&args.data.join(DATABASE), &args.file)?;
    print(&format!("Everything is in {}.\n", args.file.display()))?;
    Ok(ExitCode::SUCCESS)
}
