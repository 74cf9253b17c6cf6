//! The program as a host runs it: started, asked, stopped, backed up, and told wrong things.

mod backups;
mod decks;
mod logs_and_metrics;
mod options;
mod starting;
mod stopping;

use std::path::Path;
use std::process::Command as Process;

use crate::support::program::{Program, Sandbox};

/// What the program says when it refuses to do this. It must do so soon, with exit code 2.
fn refused(sandbox: &Sandbox, process: Process) -> String {
    let mut program = Program::start(sandbox, process);
    let status = program.wait();
    let said = program.errors();
    assert_eq!(status.code(), Some(2), "{said}");
    assert!(!said.contains("panicked"), "{said}");
    said
}

fn output(mut process: Process) -> String {
    let output = process.output().expect("the program runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn backup(sandbox: &Sandbox, data: &Path, file: &Path) -> Process {
    let mut process = sandbox.fabula(&["backup", "--data"]);
    process.arg(data).arg(file);
    process
}
