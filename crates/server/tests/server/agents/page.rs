//! The commands in docs/agents.md work, just as they stand there, and its messages are those that programs are told.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::what_programs_are_told::fields;
use crate::support::program::Sandbox;

/// What stands on the page in a language, block by block.
fn blocks(language: &str) -> Vec<String> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/agents.md");
    let page = fs::read_to_string(page).expect("the page");
    let open = format!("```{language}\n");
    let blocks = page.split(&open).skip(1);
    let blocks = blocks.filter_map(|rest| rest.split("```").next());
    blocks.map(str::to_owned).collect()
}

/// The page's commands, in order.
fn commands() -> String {
    format!("set -euo pipefail\n{}", blocks("sh").concat())
}

#[test]
fn the_messages_on_the_page_have_the_fields_that_programs_are_told() {
    let mut kinds = BTreeSet::new();
    for block in blocks("json") {
        let message: Value = serde_json::from_str(&block).expect(&block);
        let Some(kind) = message["type"].as_str() else {
            continue;
        };
        let keys = message.as_object().expect("an object").keys();
        let keys: BTreeSet<&str> = keys.map(String::as_str).collect();
        assert_eq!(keys, fields(kind), "{kind}");
        assert!(kinds.insert(kind.to_owned()), "{kind} stands there twice");
    }
    let all = [
        "clue", "end", "give", "hello", "look", "refused", "result", "vote",
    ];
    assert_eq!(kinds, all.map(str::to_owned).into());
}

#[test]
fn the_commands_of_the_page_can_be_run() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&[]);
    let example = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/agent.py");
    fs::create_dir(sandbox.path("examples")).expect("a folder");
    fs::copy(example, sandbox.path("examples/agent.py")).expect("the example");
    let program = Path::new(env!("CARGO_BIN_EXE_fabula"));
    let path = std::env::var("PATH").expect("a path");
    let folder = program.parent().expect("a folder").display();
    let output = Command::new("bash")
        .args(["-c", &commands()])
        .env("PATH", format!("{folder}:{path}"))
        .env("FABULA", format!("http://{}", server.address()))
        .env("FABULA_DATA", sandbox.data())
        .current_dir(sandbox.path("."))
        .output()
        .expect("bash runs");
    assert!(output.status.success(), "{output:?}");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(said.contains("python3 examples/agent.py"), "{said}");
    assert!(said.contains("[\"fabula-game\",1,"), "{said}");
    // One deal, four times: another player has the same hand each time.
    let hands = said.lines().filter_map(|line| line.split_once(",["));
    let (names, hands): (BTreeSet<&str>, BTreeSet<&str>) = hands.unzip();
    assert_eq!((names.len(), hands.len()), (4, 1), "{said}");
}
