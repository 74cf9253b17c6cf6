//! The commands in docs/protocol.md work, just as they stand there.

use std::fs;
use std::path::Path;
use std::process::Command;

use crate::support::program::Sandbox;

/// The page's commands, in order.
fn commands() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = fs::read_to_string(page).expect("the page");
    let blocks = page.split("```sh\n").skip(1);
    let blocks = blocks.filter_map(|rest| rest.split("```").next());
    format!("set -euo pipefail\n{}", blocks.collect::<String>())
}

#[test]
fn the_round_with_curl_can_be_played() {
    let sandbox = Sandbox::new();
    let server = sandbox.serve(&["--bot-claim", "20"]);
    let output = Command::new("bash")
        .args(["-c", &commands()])
        .env("FABULA", format!("http://{}", server.address()))
        .current_dir(sandbox.path("."))
        .output()
        .expect("bash runs");
    let said = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{output:?}");
    assert!(said.contains("Where is happiness?"), "{said}");
    let verified = sandbox
        .fabula(&["verify", "game.json"])
        .output()
        .expect("the program runs");
    assert!(verified.status.success(), "{verified:?}");
}
