//! A program that answers nonsense, something illegal, too late or nothing at all does not hold the others up.

use fabula_room::{HostCommand, Persona};
use serde_json::{Value, json};

use super::for_agents_to;
use super::seated_program::{ProgramTable, python};

/// Answers what nobody understands, and what is no answer to the question.
const NONSENSE: &str = r#"
import sys

for line in sys.stdin:
    for answer in ["Hm?", "", "{", "7", "null", "[]", '{"cards": [1]}', '{"id": "1"}', '{"id": -1}']:
        print(answer, flush=True)
"#;

/// Answers what is not allowed: a card that nobody has. Writes down what it is told.
const ILLEGAL: &str = r#"
import json, sys

log = open(sys.argv[1], "a")
for line in sys.stdin:
    log.write(line)
    log.flush()
    message = json.loads(line)
    if "id" in message:
        print(json.dumps({"id": message["id"], "card": 9999, "clue": "?", "cards": [9999]}), flush=True)
"#;

/// Answers when nobody waits for it any more.
const LATE: &str = r#"
import json, sys, time

for line in sys.stdin:
    message = json.loads(line)
    if "id" in message:
        time.sleep(1.1)
        cards = message.get("choices", message.get("hand"))
        print(json.dumps({"id": message["id"], "card": cards[0], "clue": "Late", "cards": cards[:1]}), flush=True)
"#;

/// Hears everything and says nothing.
const SILENT: &str = "import sys\nfor line in sys.stdin: pass\n";

/// Does not even hear; ends when nobody is there to speak to it.
const DEAF: &str = "
import os, time

parent = os.getppid()
while os.getppid() == parent:
    time.sleep(0.1)
";

#[tokio::test(flavor = "multi_thread")]
async fn no_program_holds_a_table_up() {
    let table = ProgramTable::open(&for_agents_to(3)).await;
    let log = table.sandbox.path("illegal.jsonl");
    let log = log.to_str().expect("UTF-8").to_owned();
    let programs = [
        ("Nonsense", NONSENSE, "the program wrote no JSON"),
        ("Illegal", ILLEGAL, "a random move instead"),
        ("Late", LATE, "the program took longer than 1 s"),
        ("Silent", SILENT, "the program took longer than 1 s"),
        // It ends at once.
        ("Gone", "", "a random move instead"),
    ];
    let mut seated = Vec::new();
    for (n, (name, program, says)) in (1..).zip(programs) {
        let program = table.write(&format!("{name}.py"), program);
        let command = python(&program, &log);
        let quick = ["--deadline", "1", "--pictures", "none"];
        let program = table.seat(n, name, &command, &quick).await;
        seated.push((program, says));
    }
    table.host(HostCommand::Start).await;
    let over = table.over().await;
    assert_eq!(over["table"]["game"]["view"]["phase"]["ending"], "target");
    for (program, says) in seated {
        let said = program.end();
        assert!(said.contains(says), "{said}");
        assert!(said.contains("a random move instead"), "{said}");
        // What is done instead is always allowed.
        assert!(!said.contains("refused:"), "{said}");
    }
    for round in table.rounds().await {
        let result = &round["result"];
        assert_eq!(result["table"].as_array().expect("cards").len(), 5);
        assert_eq!(result["ballots"].as_array().expect("votes").len(), 4);
        assert_ne!(result["clue"]["text"], "Late");
    }
    only_twice(&log);
}

/// What is not allowed is refused with the reason and asked for once more, then no longer.
fn only_twice(log: &str) {
    let text = std::fs::read_to_string(log).expect("a record");
    let told: Vec<Value> = text
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .filter(|told: &Value| told["id"].is_u64() || told["type"] == "refused")
        .collect();
    assert!(told.len() >= 8, "{text}");
    for (n, four) in told.chunks(4).enumerate() {
        let [asked, refused, again, once_more] = four else {
            panic!("{four:?}");
        };
        for refused in [refused, once_more] {
            assert_eq!(refused["type"], "refused");
            let why = refused["why"].as_str().expect("a reason");
            assert!(why.contains("9999"), "{why}");
        }
        let mut same = again.clone();
        assert_eq!(same["id"], json!(2 * n + 2));
        same["id"] = json!(2 * n + 1);
        assert_eq!(*asked, same, "the same question with another number");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_does_not_even_listen_does_not_hold_a_table_up() {
    let table = ProgramTable::open(&for_agents_to(3)).await;
    // Pictures in base64 are more than a pipe holds.
    let args = ["--deadline", "1", "--pictures", "base64"];
    let command = python(&table.write("Deaf.py", DEAF), "");
    let deaf = table.seat(1, "Deaf", &command, &args).await;
    for persona in [Persona::Poet, Persona::Child, Persona::Sailor] {
        table.add_bot(persona).await;
    }
    table.host(HostCommand::Start).await;
    table.over().await;
    deaf.end();
}
