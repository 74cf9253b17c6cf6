//! Starting the program: what it says, and what it refuses to start on.

use std::fs;
use std::net::TcpListener;

use super::{backup, refused};
use crate::support::program::{Program, Sandbox};

#[tokio::test]
async fn it_says_where_it_is_and_is_there() {
    let sandbox = Sandbox::new();
    let mut program = Program::start(&sandbox, sandbox.server(&[]));
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
    let mut everywhere = sandbox.fabula(&["serve", "--listen", "0.0.0.0:0"]);
    everywhere.args(args).arg("--data").arg(sandbox.data());
    let mut program = Program::start(&sandbox, everywhere);
    let greeting = program.listen();
    assert!(greeting.contains("http://localhost:"), "{greeting}");
    let public = "For everybody      https://play.example.org";
    assert!(greeting.contains(public), "{greeting}");
    assert_eq!(program.get("/healthz").await.status(), 200);
    program.stop();
}

#[test]
fn a_port_in_use_is_refused() {
    let sandbox = Sandbox::new();
    let taken = TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = taken.local_addr().expect("an address").to_string();
    let mut process = sandbox.fabula(&["--listen", &address, "--data"]);
    process.arg(sandbox.data());
    let said = refused(&sandbox, process);
    let expected = format!("fabula: cannot listen on {address}: Address already in use");
    assert!(said.contains(&expected), "{said}");
}

#[tokio::test]
async fn a_second_server_on_the_same_data_is_refused() {
    let sandbox = Sandbox::new();
    let first = sandbox.serve(&[]);
    let errors = first.errors();
    let said = refused(&sandbox, sandbox.server(&[]));
    assert!(
        said.contains("fabula.db is in use by another Fabula"),
        "{said}"
    );
    assert_eq!(errors, "", "nothing to say about a first start");
    assert_eq!(first.get("/healthz").await.status(), 200);
    first.stop();
    // Once it has stopped, the next may start.
    sandbox.serve(&[]).stop();
}

#[test]
fn data_that_cannot_be_used_is_refused_and_left_alone() {
    let sandbox = Sandbox::new();
    sandbox.serve(&[]).stop();
    let change = |sql: &str| {
        let database = rusqlite::Connection::open(sandbox.database()).expect("a database");
        database.execute_batch(sql).expect("changed");
    };
    let start = || refused(&sandbox, sandbox.server(&[]));

    // From a newer build.
    change("PRAGMA user_version = 999");
    let before = fs::read(sandbox.database()).expect("a database");
    let said = start();
    assert!(said.contains("this database has version 999"), "{said}");
    assert!(said.contains("Run the newer build"), "{said}");
    let said = refused(
        &sandbox,
        backup(&sandbox, &sandbox.data(), &sandbox.path("copy.db")),
    );
    assert!(said.contains("this database has version 999"), "{said}");
    assert!(!sandbox.path("copy.db").exists());
    let after = fs::read(sandbox.database()).expect("a database");
    assert!(before == after, "it was changed");

    // Somebody else's.
    fs::remove_file(sandbox.database()).expect("removed");
    change("CREATE TABLE recipe (title TEXT)");
    let said = start();
    assert!(said.contains("but not one of Fabula's"), "{said}");

    // None at all.
    fs::write(sandbox.database(), "Dear diary, ".repeat(1_000)).expect("written");
    let said = start();
    assert!(said.contains("fabula.db: file is not a database"), "{said}");
    let diary = fs::read_to_string(sandbox.database()).expect("a diary");
    assert_eq!(diary.len(), 12_000);

    // A file where the folder should be.
    let mut process = sandbox.fabula(&["--listen", "127.0.0.1:0", "--data"]);
    process.arg(sandbox.database());
    let said = refused(&sandbox, process);
    assert!(said.contains("cannot make"), "{said}");
}
