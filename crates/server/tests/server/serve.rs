//! The program as a host runs it: started, asked, stopped, backed up, and told wrong things.

use std::collections::BTreeSet;
use std::fs;
use std::io::{Cursor, Read};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::Command as Process;
use std::time::{Duration, Instant};

use fabula_deck::{Manifest, Picture};
use fabula_ids::{ContentHash, Language};
use fabula_room::{HostCommand, Move, TableSettingsChange};
use fabula_rules::PhaseName;
use fabula_server::protocol::Bye;
use image::{ImageFormat, ImageReader};
use reqwest::header::{CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH};
use serde_json::{Value, json};

use crate::support::program::{Home, PATIENCE, Program};
use crate::support::{Client, Ended, chance, secret};

/// What the program says when it refuses to do this. It must do so soon, with exit code 2.
fn refused(home: &Home, process: Process) -> String {
    let mut program = Program::start(home, process);
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

fn backup(home: &Home, data: &Path, file: &Path) -> Process {
    let mut process = home.fabula(&["backup", "--data"]);
    process.arg(data).arg(file);
    process
}

// Starting.

#[tokio::test]
async fn it_says_where_it_is_and_is_there() {
    let home = Home::new();
    let mut program = Program::start(&home, home.server(&[]));
    let greeting = program.listen();
    assert!(greeting.starts_with("Fabula is ready."), "{greeting}");
    // No terminal, no picture of the address.
    assert!(!greeting.contains('█'), "{greeting}");
    let health = program.get("/healthz").await;
    assert_eq!(health.status(), 200);
    assert_eq!(health.text().await.expect("a body"), "ok\n");
    assert_eq!(program.get("/").await.status(), 200);
    program.stop();

    // Everywhere, and for everybody.
    let args = ["--public-url", "https://play.example.org"];
    let mut everywhere = home.fabula(&["serve", "--listen", "0.0.0.0:0"]);
    everywhere.args(args).arg("--data").arg(home.data());
    let mut program = Program::start(&home, everywhere);
    let greeting = program.listen();
    assert!(greeting.contains("http://localhost:"), "{greeting}");
    let public = "For everybody      https://play.example.org";
    assert!(greeting.contains(public), "{greeting}");
    assert_eq!(program.get("/healthz").await.status(), 200);
    program.stop();
}

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
    let home = Home::new();
    for args in [&["--help"][..], &["serve", "--help"]] {
        let help = output(home.fabula(args));
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
        assert_eq!(named.len(), 33, "{named:?}");
    }
    let help = output(home.fabula(&["backup", "--help"]));
    assert!(help.contains("FABULA_DATA"), "{help}");
}

#[tokio::test]
async fn variables_do_what_options_do() {
    let home = Home::new();
    home.add_deck("owls", 3, (8, 12));
    let mut process = home.fabula(&[]);
    process
        .env("FABULA_LISTEN", "127.0.0.1:0")
        .env("FABULA_DATA", home.data())
        .env("FABULA_DECKS", home.path("decks"))
        .env("FABULA_PUBLIC_URL", "https://play.example.org")
        .env("FABULA_LOG", "debug")
        .env("FABULA_LOG_FORMAT", "json")
        .env("FABULA_TABLES_PER_HOUR", "1")
        .env("FABULA_MESSAGE_BYTES", "2000");
    let mut program = Program::start(&home, process);
    let greeting = program.listen();
    assert!(greeting.contains("https://play.example.org"), "{greeting}");
    assert!(home.database().exists());
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
    let mut process = home.server(&["--tables-per-hour", "2"]);
    process.env("FABULA_TABLES_PER_HOUR", "1");
    process.env("FABULA_LISTEN", "256.0.0.1:1");
    process.env("FABULA_DATA", "/dev/null");
    let mut program = Program::start(&home, process);
    program.listen();
    for expected in [201, 201, 429] {
        assert_eq!(program.open(&secret(1), &usual).await.0, expected);
    }
}

#[test]
fn a_wrong_value_is_refused_with_the_name_of_its_option() {
    let home = Home::new();
    let any = ["help", "version", "data", "decks", "log"];
    for (option, variable) in options(&output(home.fabula(&["--help"]))) {
        if any.contains(&option.as_str()) {
            continue;
        }
        let mut process = home.server(&[]);
        if option == "listen" {
            process = home.fabula(&["--data", "data"]);
        }
        if option.starts_with("bot-") {
            process = home.fabula(&["--data", "data", "--listen", "127.0.0.1:0"]);
        }
        process.env(variable.expect("a variable"), "nonsense");
        let said = refused(&home, process);
        assert!(said.contains(&format!("--{option}")), "{said}");
    }
    let said = refused(&home, home.server(&["--log", "info,fabula=loud"]));
    assert!(said.contains("--log"), "{said}");
    let said = refused(&home, home.server(&["--colour", "red"]));
    assert!(said.contains("--colour"), "{said}");
}

#[test]
fn a_port_in_use_is_refused() {
    let home = Home::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let mut process = home.fabula(&["--listen", &address, "--data"]);
    process.arg(home.data());
    let said = refused(&home, process);
    let expected = format!("fabula: cannot listen on {address}: Address already in use");
    assert!(said.contains(&expected), "{said}");
}

#[tokio::test]
async fn a_second_server_on_the_same_data_is_refused() {
    let home = Home::new();
    let first = home.serve(&[]);
    let errors = first.errors();
    let said = refused(&home, home.server(&[]));
    assert!(
        said.contains("fabula.db is in use by another Fabula"),
        "{said}"
    );
    assert_eq!(errors, "", "nothing to say about a first start");
    assert_eq!(first.get("/healthz").await.status(), 200);
    first.stop();
    // Once it has stopped, the next may start.
    home.serve(&[]).stop();
}

#[test]
fn data_that_cannot_be_used_is_refused_and_left_alone() {
    let home = Home::new();
    home.serve(&[]).stop();
    let change = |sql: &str| {
        let database = rusqlite::Connection::open(home.database()).expect("a database");
        database.execute_batch(sql).expect("changed");
    };
    let start = || refused(&home, home.server(&[]));

    // From a newer build.
    change("PRAGMA user_version = 999");
    let before = fs::read(home.database()).expect("a database");
    let said = start();
    assert!(said.contains("this database has version 999"), "{said}");
    assert!(said.contains("Run the newer build"), "{said}");
    let said = refused(&home, backup(&home, &home.data(), &home.path("copy.db")));
    assert!(said.contains("this database has version 999"), "{said}");
    assert!(!home.path("copy.db").exists());
    let after = fs::read(home.database()).expect("a database");
    assert!(before == after, "it was changed");

    // Somebody else's.
    fs::remove_file(home.database()).expect("removed");
    change("CREATE TABLE recipe (title TEXT)");
    let said = start();
    assert!(said.contains("but not one of Fabula's"), "{said}");

    // None at all.
    fs::write(home.database(), "Dear diary, ".repeat(1_000)).expect("written");
    let said = start();
    assert!(said.contains("fabula.db: file is not a database"), "{said}");
    let diary = fs::read_to_string(home.database()).expect("a diary");
    assert_eq!(diary.len(), 12_000);

    // A file where the folder should be.
    let mut process = home.fabula(&["--listen", "127.0.0.1:0", "--data"]);
    process.arg(home.database());
    let said = refused(&home, process);
    assert!(said.contains("cannot make"), "{said}");
}

// Stopping.

#[tokio::test]
async fn a_signal_stops_it_and_everybody_is_told() {
    for signal in ["TERM", "INT"] {
        let home = Home::new();
        let mut program = home.serve(&["--log", "info"]);
        let (code, mut ana) = program.game(&TableSettingsChange::default()).await;
        let position = ana.state().position;
        // Somebody waits for news, somebody does not speak, and somebody has asked and stays connected.
        let at = program.address();
        let far = u64::MAX / 4;
        let url = format!("http://{at}/api/tables/{code}?after={far}");
        let waiting = tokio::spawn(async move { reqwest::get(url).await });
        let mut silent = TcpStream::connect(at).expect("a connection");
        let client = reqwest::Client::new();
        let asked = client.get(format!("http://{at}/healthz")).send().await;
        assert_eq!(asked.expect("an answer").status(), 200);
        tokio::time::sleep(Duration::from_millis(100)).await;

        let begun = Instant::now();
        program.signal(signal);
        let (bye, close) = (Some(Bye::Stopping), Some(1001));
        assert_eq!(ana.end().await, &Ended { bye, code: close });
        let waited = waiting.await.expect("a task").expect("an answer");
        assert_eq!(waited.status(), 200);
        assert_eq!(program.wait().code(), Some(0), "{}", program.errors());
        let took = begun.elapsed();
        assert!(took < Duration::from_secs(5), "{signal}: {took:?}");
        assert!(program.errors().contains("stopped"), "{}", program.errors());
        assert!(matches!(silent.read(&mut [0; 8]), Ok(0) | Err(_)));

        // Everything is in one file, and goes on.
        assert!(!home.data().join("fabula.db-wal").exists());
        let program = home.serve(&[]);
        let mut ana = Client::join(&program.address(), &secret(1), &code).await;
        assert!(ana.state().position >= position);
        ana.play_to_the_end(chance(3, 0)).await;
        program.stop();
    }
}

#[test]
fn a_signal_right_after_the_greeting_is_heard() {
    let home = Home::new();
    for _ in 0..20 {
        let mut program = Program::start(&home, home.server(&[]));
        program.listen();
        program.stop();
    }
}

#[test]
fn it_stops_also_when_nobody_reads_its_log() {
    let home = Home::new();
    let process = home.server(&["--log", "info"]);
    let (reader, writer) = std::io::pipe().expect("a pipe");
    let mut program = Program::start_logging(&home, process, writer);
    program.listen();
    program.settle();
    drop(reader);
    program.stop();
}

#[tokio::test]
async fn somebody_who_does_not_listen_cannot_hold_it_up() {
    let home = Home::new();
    let mut program = home.serve(&[]);
    // Connected to a table, but deaf from now on: no goodbye is ever answered.
    let (_code, ana) = program.game(&TableSettingsChange::default()).await;
    let begun = Instant::now();
    program.signal("TERM");
    assert_eq!(program.wait().code(), Some(0), "{}", program.errors());
    assert!(begun.elapsed() < Duration::from_secs(8));
    drop(ana);
}

// Backups.

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_made_in_the_middle_of_games_goes_on_elsewhere() {
    let home = Home::new();
    let program = home.serve(&["--messages-per-second", "1000"]);
    let (code, mut ana) = program.game(&TableSettingsChange::default()).await;
    let mut quiet = Vec::new();
    for _ in 0..3 {
        let (_, opened) = program
            .open(&secret(2), &TableSettingsChange::default())
            .await;
        quiet.push(opened["code"].as_str().expect("a code").to_owned());
    }
    let position = ana.state().position;

    // Game after game, while it is copied.
    let stop = tokio::sync::watch::Sender::new(false);
    let mut stopped = stop.subscribe();
    let playing = tokio::spawn(async move {
        let mut games = 0;
        while !*stopped.borrow_and_update() {
            ana.play_to_the_end(chance(5, games)).await;
            ana.must(HostCommand::Start).await;
            games += 1;
        }
        (ana.state().position, games)
    });
    let copy = home.path("elsewhere/fabula.db");
    fs::create_dir(home.path("elsewhere")).expect("a folder");
    let made = backup(&home, &home.data(), &copy);
    let said = tokio::task::spawn_blocking(|| output(made)).await;
    let said = said.expect("a task");
    assert!(said.starts_with("Everything is in "), "{said}");
    let files = fs::read_dir(home.path("elsewhere")).expect("a folder");
    assert_eq!(files.count(), 1, "one file, and no remains");
    stop.send_replace(true);
    let (later, games) = playing.await.expect("played");
    assert!(games > 0);

    let mut process = home.fabula(&["--listen", "127.0.0.1:0", "--bot-think", "0"]);
    process.args(["--data", "elsewhere", "--bot-claim", "0"]);
    process.args(["--messages-per-second", "1000"]);
    let mut other = Program::start(&home, process);
    other.listen();
    let mut ana = Client::join(&other.address(), &secret(1), &code).await;
    let copied = ana.state().position;
    assert!((position..=later).contains(&copied), "{copied}");
    ana.play_to_the_end(chance(6, 0)).await;
    assert_eq!(ana.view().turn.phase, PhaseName::Over);
    for code in quiet {
        let path = format!("/api/tables/{code}");
        assert_eq!(other.get(&path).await.status(), 200);
    }
    let log = other.get(&format!("/api/tables/{code}/log")).await;
    fs::write(home.path("log.json"), log.bytes().await.expect("a log")).expect("written");
    let verified = output(home.fabula(&["verify", "log.json"]));
    assert!(verified.contains("Everything fits"), "{verified}");
}

#[test]
fn a_backup_that_cannot_be_made_says_why_and_leaves_nothing_behind() {
    let home = Home::new();
    let (nowhere, file) = (home.path("nowhere"), home.path("copy.db"));
    let said = refused(&home, backup(&home, &nowhere, &file));
    assert!(said.contains("there is no database"), "{said}");
    assert!(!nowhere.exists() && !file.exists());

    home.serve(&[]).stop();
    fs::write(&file, "precious").expect("written");
    let said = refused(&home, backup(&home, &home.data(), &file));
    assert!(said.contains("copy.db is there already"), "{said}");
    assert_eq!(fs::read_to_string(&file).expect("a file"), "precious");

    let far = home.path("no/such/folder/copy.db");
    let said = refused(&home, backup(&home, &home.data(), &far));
    assert!(said.contains("No such file or directory"), "{said}");
    assert!(!home.path("no").exists());
}

#[test]
fn a_backup_leaves_other_files_alone() {
    let home = Home::new();
    home.serve(&[]).stop();
    fs::write(home.path("copy.part"), "precious").expect("written");
    // Whether it can be made under these circumstances is another question.
    let _ = backup(&home, &home.data(), &home.path("copy.db")).status();
    let kept = fs::read_to_string(home.path("copy.part"));
    assert_eq!(kept.ok().as_deref(), Some("precious"));
}

// Decks.

/// A deck's catalogue and all its pictures are there, each by its hash and for ever. Gives the pictures.
async fn served(program: &Program, offered: &Value) -> Vec<Picture> {
    const FOR_EVER: &str = "public, max-age=31536000, immutable";
    let id = offered["id"].as_str().expect("an id");
    let response = program.get(&format!("/api/decks/{id}")).await;
    assert_eq!(response.headers()[CACHE_CONTROL], FOR_EVER);
    let manifest: Manifest = response.json().await.expect("a catalogue");
    assert_eq!(offered["name"], manifest.name);
    assert_eq!(offered["cards"], manifest.cards.len());
    let pictures = manifest.cards.iter().flat_map(|c| [c.small, c.large]);
    let pictures: Vec<Picture> = pictures.collect();
    for picture in &pictures {
        let path = format!("/p/{}", picture.hash);
        let response = program.get(&path).await;
        assert_eq!(response.status(), 200);
        let headers = response.headers().clone();
        assert_eq!(headers[CONTENT_TYPE], "image/webp");
        assert_eq!(headers[CACHE_CONTROL], FOR_EVER);
        let bytes = response.bytes().await.expect("a picture");
        assert_eq!(ContentHash::of(&bytes), picture.hash);
        let reader = ImageReader::with_format(Cursor::new(&bytes), ImageFormat::WebP);
        let size = reader.into_dimensions().expect("WebP");
        assert_eq!(size, (picture.width, picture.height));
        // Whoever has it need not get it again.
        let url = format!("http://{}{path}", program.address());
        let again = reqwest::Client::new().get(url);
        let again = again.header(IF_NONE_MATCH, &headers[ETAG]).send().await;
        assert_eq!(again.expect("an answer").status(), 304);
    }
    pictures
}

#[tokio::test]
async fn lanterns_come_with_the_program() {
    let home = Home::new();
    let program = home.serve(&[]);
    let offered = program.json("/api/decks").await;
    let [lanterns] = &offered["decks"].as_array().expect("decks")[..] else {
        panic!("{offered}");
    };
    assert_eq!(lanterns["name"], "Lanterns");
    assert_eq!(lanterns["licence"], "CC-BY-4.0");
    let cards = fabula_deck::lanterns().expect("the deck").manifest.cards;
    assert_eq!(served(&program, lanterns).await.len(), 2 * cards.len());
    let (_, ana) = program.game(&TableSettingsChange::default()).await;
    let game = ana.table().game.as_ref().expect("a game");
    assert_eq!(game.decks[0].name, "Lanterns");
    drop(ana);
    program.stop();

    // For trying things out with more players than they are enough for.
    let program = home.serve(&["--plain-deck"]);
    let again = program.json("/api/decks").await;
    assert_eq!(again["decks"][0], *lanterns);
    assert_eq!(again["decks"][1]["cards"], 84);
    assert_eq!(served(&program, &again["decks"][1]).await.len(), 2 * 84);
}

#[tokio::test]
async fn a_deck_is_described_in_the_reader_s_language() {
    let home = Home::new();
    let program = home.serve(&["--plain-deck"]);
    let decks = program.json("/api/decks").await;
    let read = async |deck: usize, query: &str| -> Manifest {
        let id = decks["decks"][deck]["id"].as_str().expect("an id");
        let manifest = program.json(&format!("/api/decks/{id}{query}")).await;
        serde_json::from_value(manifest).expect("a manifest")
    };
    let (all, russian) = (read(0, "").await, read(0, "?language=ru").await);
    for (card, in_russian) in all.cards.iter().zip(&russian.cards) {
        assert_eq!(card.description.len(), Language::ALL.len(), "{}", card.id);
        assert_eq!(in_russian.description.len(), 1, "{}", card.id);
        assert_eq!(in_russian.description["ru"], card.description["ru"]);
        assert_eq!(in_russian.small, card.small);
    }
    // Plain cards are described in English only.
    assert_eq!(read(1, "?language=cs").await, read(1, "").await);
    let id = decks["decks"][0]["id"].as_str().expect("an id");
    let refused = program.get(&format!("/api/decks/{id}?language=xx")).await;
    assert_eq!(refused.status(), 400);
    let refused: Value = refused.json().await.expect("a refusal");
    assert_eq!(refused["code"], "bad-request");
}

#[tokio::test]
async fn folders_of_pictures_are_decks() {
    let home = Home::new();
    home.add_deck("foxes", 40, (8, 12));
    let owls = home.add_deck("owls", 44, (8, 12));
    let about = "name = \"Owls at night\"\nauthor = \"Ana\"\nlicence = \"CC0-1.0\"\n";
    fs::write(owls.join("deck.toml"), about).expect("written");
    fs::create_dir(home.path("decks/.hidden")).expect("a folder");
    fs::write(home.path("decks/readme.txt"), "two decks").expect("written");
    let decks = ["--decks", "decks", "--log", "info"];
    let program = home.serve(&decks);
    assert_eq!(program.errors().matches("importing a deck").count(), 2);

    let offered = program.json("/api/decks").await;
    let offered = offered["decks"].as_array().expect("decks").clone();
    let names: Vec<_> = offered.iter().map(|deck| &deck["name"]).collect();
    assert_eq!(names, ["Lanterns", "foxes", "Owls at night"]);
    let offered = &offered[1..];
    assert_eq!(
        (&offered[0]["cards"], &offered[1]["cards"]),
        (&json!(40), &json!(44))
    );
    assert_eq!(offered[1]["author"], "Ana");

    let mut ids = Vec::new();
    for deck in offered {
        for card in served(&program, deck).await {
            assert_eq!((card.width, card.height), (8, 12));
        }
        ids.push(serde_json::from_value(deck["id"].clone()).expect("an id"));
    }
    for nothing in ["/p/00", "/p/zz", "/api/decks/00", "/api/decks/zz"] {
        assert_eq!(program.get(nothing).await.status(), 404, "{nothing}");
    }

    // One alone is too small for four; both together are enough.
    let wish = |decks| TableSettingsChange {
        decks: Some(decks),
        ..TableSettingsChange::default()
    };
    let (code, mut ana) = program.game(&wish(ids.clone())).await;
    let table = ana.table().game.as_ref().expect("a game");
    let mixed: Vec<_> = table.decks.iter().map(|deck| deck.id).collect();
    assert_eq!(mixed, ids);
    ana.play_to_the_end(chance(4, 0)).await;
    drop(ana);
    program.stop();

    // The second time they are known; what has changed is imported again.
    let program = home.serve(&decks);
    assert!(
        !program.errors().contains("importing"),
        "{}",
        program.errors()
    );
    let again = program.json("/api/decks").await;
    assert_eq!(again["decks"].as_array().expect("decks")[1..], *offered);
    program.stop();
    home.add_deck("owls", 45, (8, 12));
    let program = home.serve(&decks);
    let errors = program.errors();
    assert_eq!(errors.matches("importing a deck").count(), 1, "{errors}");
    assert_eq!(program.json("/api/decks").await["decks"][2]["cards"], 45);

    // A game of the past keeps its pictures.
    let old = offered[1]["id"].as_str().expect("an id");
    assert_eq!(
        program.get(&format!("/api/decks/{old}")).await.status(),
        200
    );
    let ana = Client::join(&program.address(), &secret(1), &code).await;
    assert_eq!(ana.table().game.as_ref().expect("a game").decks.len(), 2);
}

#[test]
fn a_broken_deck_is_refused_with_its_name() {
    let cases: [(&str, &str, &str); 4] = [
        ("000.png", "no picture at all", "000.png cannot be used"),
        ("999.jpg", "", "999.jpg cannot be used"),
        ("deck.toml", "name = ", "deck.toml"),
        ("deck.toml", "[cards.unknown]\ntags = []\n", "unknown"),
    ];
    for (file, content, reason) in cases {
        let home = Home::new();
        home.add_deck("a good one", 3, (8, 12));
        let folder = home.add_deck("owls", 3, (8, 12));
        fs::write(folder.join(file), content).expect("written");
        let said = refused(&home, home.server(&["--decks", "decks"]));
        assert!(said.contains("owls") && said.contains(reason), "{said}");
        // Mended, it is taken.
        fs::remove_file(folder.join(file)).expect("removed");
        home.serve(&["--decks", "decks"]).stop();
    }
    let home = Home::new();
    fs::create_dir_all(home.path("decks/nothing")).expect("a folder");
    let said = refused(&home, home.server(&["--decks", "decks"]));
    assert!(
        said.contains("there is no picture in decks/nothing"),
        "{said}"
    );
    let said = refused(&home, home.server(&["--decks", "nowhere"]));
    assert!(said.contains("cannot read nowhere"), "{said}");
}

// Looking after it.

#[tokio::test]
async fn logs_are_json_if_wanted() {
    let home = Home::new();
    home.add_deck("owls", 3, (8, 12));
    let args = ["--log", "debug", "--log-format", "json", "--decks", "decks"];
    let mut program = home.serve(&args);
    program.get("/api/tables/1").await;
    program.signal("TERM");
    program.wait();
    let errors = program.errors();
    let read = |line| serde_json::from_str::<Value>(line).unwrap_or_else(|e| panic!("{e}: {line}"));
    let lines: Vec<Value> = errors.lines().map(read).collect();
    let said: Vec<_> = lines.iter().map(|l| &l["fields"]["message"]).collect();
    for message in ["importing a deck", "stopped"] {
        assert!(said.contains(&&json!(message)), "{said:?}");
    }
    assert!(lines.iter().all(|l| l["timestamp"].is_string()));
}

/// The value of a metric, if it is there.
fn value(metrics: &str, name: &str) -> Option<f64> {
    let line = metrics.lines().find_map(|l| l.strip_prefix(name))?;
    line.trim().parse().ok()
}

#[tokio::test]
async fn the_metrics_count_what_happens() {
    let home = Home::new();
    let program = home.serve(&[]);
    let metrics = async || {
        let response = program.get("/metrics").await;
        assert_eq!(response.status(), 200);
        let kind = response.headers()[CONTENT_TYPE].to_str().expect("text");
        assert!(kind.starts_with("application/openmetrics-text"), "{kind}");
        response.text().await.expect("a body")
    };
    let fresh = metrics().await;
    assert_eq!(value(&fresh, "fabula_rooms "), Some(0.0), "{fresh}");
    assert!(fresh.ends_with("# EOF\n"), "{fresh}");

    let (_code, mut ana) = program.game(&TableSettingsChange::default()).await;
    ana.play_to_the_end(chance(8, 0)).await;
    let late = ana.ask(Move::Claim).await;
    assert_eq!(late.expect_err("a refusal").code, "game-over");
    assert_eq!(program.get("/api/tables/1").await.status(), 404);
    let played = metrics().await;
    let is = |name: &str| value(&played, name).unwrap_or_else(|| panic!("{name}: {played}"));
    assert_eq!(is("fabula_rooms "), 1.0);
    assert_eq!(is("fabula_connections "), 1.0);
    assert_eq!(is("fabula_seats{kind=\"person\"} "), 1.0);
    assert_eq!(is("fabula_seats{kind=\"bot\"} "), 3.0);
    // The table, three bots.
    assert_eq!(is("fabula_actions_total{kind=\"lobby\"} "), 4.0);
    assert_eq!(is("fabula_actions_total{kind=\"start\"} "), 1.0);
    let moves: f64 = ["player", "bot"]
        .map(|kind| is(&format!("fabula_actions_total{{kind=\"{kind}\"}} ")))
        .iter()
        .sum();
    assert_eq!(moves + 5.0, ana.state().position as f64);
    assert_eq!(is("fabula_refusals_total{code=\"game-over\"} "), 1.0);
    assert_eq!(is("fabula_refusals_total{code=\"no-such-table\"} "), 1.0);
    let commits = is("fabula_journal_commit_seconds_count ");
    assert!(commits > 0.0 && is("fabula_journal_commit_seconds_sum ") > 0.0);
    assert!(is("fabula_journal_writes_total ") >= commits);
    assert_eq!(is("fabula_journal_failures_total "), 0.0);

    drop(ana);
    let begun = Instant::now();
    while value(&metrics().await, "fabula_connections ") != Some(0.0) {
        assert!(begun.elapsed() < PATIENCE);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}
