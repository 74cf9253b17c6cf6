//! Options and variables of the program.

use std::collections::BTreeSet;

use fabula_room::TableSettingsChange;
use serde_json::{Value, json};

use super::{output, refused};
use crate::support::program::{Program, Sandbox};
use crate::support::secret;

/// The options of the program's help, with the variable each one names.
fn options(help: &str) -> Vec<(String, Option<String>)> {
    let mut options: Vec<(String, Option<String>)> = Vec::new();
    for line in help.lines().map(str::trim) {
        if let Some(at) = line.find("--").filter(|_| line.starts_with('-')) {
            let name = line[at + 2..].split([' ', '<']).next().unwrap_or_default();
            options.push((name.to_owned(), None));
        }
        if let Some((_, variable)) = line.split_once("[env: ")
            && let Some((_, named)) = options.last_mut()
        {
            let end = variable.find(['=', ']']).unwrap_or(variable.len());
            *named = Some(variable[..end].to_owned());
        }
    }
    options
}

#[test]
fn the_help_names_every_option_with_its_variable() {
    let sandbox = Sandbox::new();
    for args in [&["--help"][..], &["serve", "--help"]] {
        let help = output(sandbox.fabula(args));
        let mut named = BTreeSet::new();
        for (option, variable) in options(&help) {
            if ["help", "version"].contains(&option.as_str()) {
                continue;
            }
            let expected = format!("FABULA_{}", option.to_uppercase().replace('-', "_"));
            assert_eq!(variable, Some(expected), "--{option} in {args:?}");
            named.insert(option);
        }
        let some = ["listen", "data", "decks", "log-format", "talk-per-minute"];
        assert!(some.iter().all(|o| named.contains(*o)), "{named:?}");
        assert_eq!(named.len(), 39, "{named:?}");
    }
    let help = output(sandbox.fabula(&["backup", "--help"]));
    assert!(help.contains("FABULA_DATA"), "{help}");
}

#[tokio::test]
async fn variables_do_what_options_do() {
    let sandbox = Sandbox::new();
    sandbox.add_deck("owls", 3, (8, 12));
    let mut process = sandbox.fabula(&[]);
    process
        .env("FABULA_LISTEN", "127.0.0.1:0")
        .env("FABULA_DATA", sandbox.data())
        .env("FABULA_DECKS", sandbox.path("decks"))
        .env("FABULA_PUBLIC_URL", "https://play.example.org")
        .env("FABULA_LOG", "debug")
        .env("FABULA_LOG_FORMAT", "json")
        .env("FABULA_TABLES_PER_HOUR", "1")
        .env("FABULA_MESSAGE_BYTES", "2000");
    let mut program = Program::start(&sandbox, process);
    let greeting = program.listen();
    assert!(greeting.contains("https://play.example.org"), "{greeting}");
    assert!(sandbox.database().exists());
    assert_eq!(program.json("/api/decks").await["decks"][1]["name"], "owls");
    let usual = TableSettingsChange::default();
    assert_eq!(program.open(&secret(1), &usual).await.0, 201);
    let (status, refused) = program.open(&secret(1), &usual).await;
    assert_eq!((status, &refused["code"]), (429, &json!("too-many-tables")));
    let first = program.errors();
    let first: Value = serde_json::from_str(first.lines().next().expect("a line")).expect("JSON");
    assert!(first["level"].is_string(), "{first}");
    program.stop();

    // What is said on the command line counts more.
    let mut process = sandbox.server(&["--tables-per-hour", "2"]);
    process.env("FABULA_TABLES_PER_HOUR", "1");
    process.env("FABULA_LISTEN", "256.0.0.1:1");
    process.env("FABULA_DATA", "/dev/null");
    let mut program = Program::start(&sandbox, process);
    program.listen();
    for expected in [201, 201, 429] {
        assert_eq!(program.open(&secret(1), &usual).await.0, expected);
    }
}

#[test]
fn a_wrong_value_is_refused_with_the_name_of_its_option() {
    let sandbox = Sandbox::new();
    let any = [
        "help",
        "version",
        "data",
        "decks",
        "log",
        "vision-model",
        "vision-key",
    ];
    for (option, variable) in options(&output(sandbox.fabula(&["--help"]))) {
        if any.contains(&option.as_str()) {
            continue;
        }
        let mut process = sandbox.server(&[]);
        if option == "listen" {
            process = sandbox.fabula(&["--data", "data"]);
        }
        if option.starts_with("bot-") {
            process = sandbox.fabula(&["--data", "data", "--listen", "127.0.0.1:0"]);
        }
        process.env(variable.expect("a variable"), "nonsense");
        let said = refused(&sandbox, process);
        assert!(said.contains(&format!("--{option}")), "{said}");
    }
    let said = refused(&sandbox, sandbox.server(&["--log", "info,fabula=loud"]));
    assert!(said.contains("--log"), "{said}");
    let said = refused(&sandbox, sandbox.server(&["--colour", "red"]));
    assert!(said.contains("--colour"), "{said}");
}
