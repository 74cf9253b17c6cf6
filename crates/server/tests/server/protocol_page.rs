//! The commands in docs/protocol.md work, just as they stand there, and its lists are complete.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;
use std::{env, fs};

use fabula_room::{HostCommand, MemberCommand, Move, RoomRefusalCode};
use fabula_rules::RefusalCode;
use fabula_server::problem::ProblemCode;
use fabula_server::typescript::refusal_codes;
use strum::{IntoEnumIterator, VariantNames};

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

const BEGIN: &str = "<!-- The refusals, generated from the program. -->\n";
const END: &str = "<!-- Until here. -->\n";

/// What the program says with each code, and the facts beside it, as its source has them.
fn sentences(source: &str) -> BTreeMap<String, (String, Vec<String>)> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(source);
    let text = fs::read_to_string(path).expect("the source");
    let mut sentences = BTreeMap::new();
    for rest in text.split("#[error(").skip(1) {
        let Some((sentence, rest)) = rest
            .trim_start()
            .strip_prefix('"')
            .and_then(|rest| rest.split_once('"'))
        else {
            // It passes another one on.
            continue;
        };
        let (_, variant) = rest.split_once(")]").expect("an attribute");
        let variant = variant.trim_start();
        let end = variant.find([',', ' ']).expect("a variant");
        let (name, rest) = variant.split_at(end);
        let fields = rest
            .strip_prefix(" {")
            .and_then(|rest| rest.split_once('}'));
        let fields = fields.map_or("", |(fields, _)| fields).split(',');
        let names = fields.filter_map(|field| field.split_once(':'));
        let facts = names.map(|(name, _)| name.trim().to_owned()).collect();
        sentences.insert(kebab(name), (sentence.to_owned(), facts));
    }
    sentences
}

fn kebab(name: &str) -> String {
    let mut code = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !code.is_empty() {
            code.push('-');
        }
        code.push(c.to_ascii_lowercase());
    }
    code
}

/// All codes as tables, one for each place where they come from.
fn refusals() -> String {
    let game: Vec<&str> = RefusalCode::iter().map(<&str>::from).collect();
    let table: Vec<&str> = RoomRefusalCode::iter().map(<&str>::from).collect();
    let server: Vec<&str> = ProblemCode::iter().map(<&str>::from).collect();
    let mut text = String::new();
    for (heading, mut codes, source) in [
        ("The game says no", game, "../rules/src/refusal.rs"),
        ("The table says no", table, "../room/src/refusal.rs"),
        ("The server says no", server, "src/problem.rs"),
    ] {
        let sentences = sentences(source);
        let _ = write!(text, "\n### {heading}\n\n");
        text.push_str("| code | | facts |\n|---|---|---|\n");
        codes.retain(|code| refusal_codes().contains(code));
        codes.sort_unstable();
        for code in codes {
            let sentence = sentences.get(code);
            let (sentence, facts) = sentence.unwrap_or_else(|| panic!("what does {code} say?"));
            let facts: Vec<String> = facts.iter().map(|fact| format!("`{fact}`")).collect();
            let _ = writeln!(text, "| `{code}` | {sentence} | {} |", facts.join(", "));
        }
    }
    text.push('\n');
    text
}

#[test]
fn the_page_lists_every_refusal_with_its_sentence() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = fs::read_to_string(&path).expect("the page");
    let (before, rest) = page.split_once(BEGIN).expect("where they begin");
    let (_, after) = rest.split_once(END).expect("where they end");
    let right = format!("{before}{BEGIN}{}{END}{after}", refusals());
    if env::var_os("FABULA_BLESS").is_some() {
        fs::write(&path, &right).expect("the page is written");
    }
    assert!(
        page == right || env::var_os("FABULA_BLESS").is_some(),
        "docs/protocol.md is stale; run FABULA_BLESS=1 cargo test -p fabula protocol_page::"
    );
}

#[test]
fn no_code_is_missing_on_the_page_or_in_the_program() {
    let text = refusals();
    let listed = text.lines().filter_map(|line| line.strip_prefix("| `"));
    let mut listed: Vec<&str> = listed.filter_map(|line| line.split('`').next()).collect();
    listed.sort_unstable();
    assert_eq!(listed, refusal_codes());
}

#[test]
fn the_page_names_every_command() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let page = fs::read_to_string(path).expect("the page");
    let (_, rest) = page.split_once("## Commands\n").expect("the commands");
    let section = rest.split("\n## ").next().expect("a section");
    for command in [
        Move::VARIANTS,
        MemberCommand::VARIANTS,
        HostCommand::VARIANTS,
    ]
    .concat()
    {
        assert!(section.contains(&format!("`{command}`")), "{command}");
    }
}
