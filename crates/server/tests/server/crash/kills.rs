//! When and how often the program is killed.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use fabula_rules::Draw;
use tokio::time::sleep;

use super::checks::inspect;
use super::record::Run;
use crate::support::program::{PATIENCE, Program, Sandbox};

/// The program, with what such a load needs.
pub fn start(sandbox: &Sandbox) -> Program {
    let limits = [
        "--messages-per-second",
        "1000",
        "--requests-per-second",
        "10000",
    ];
    let mut process = sandbox.server(&["--log", "info"]);
    process.args(limits);
    process.args(["--tables-per-hour", "1000000", "--decks"]);
    process.arg(sandbox.decks());
    Program::start(sandbox, process)
}

/// Waits until it says where it is.
pub fn address(program: &mut Program) -> SocketAddr {
    program.listen();
    program.address()
}

/// When the program is killed.
#[derive(Clone, Copy, Debug)]
pub enum KillMoment {
    /// While it starts.
    Starting,
    /// As soon as it is ready: everybody is coming back.
    Ready,
    /// While it imports a deck.
    Importing,
    /// After so many more requests, and perhaps in the middle of the next.
    Playing,
    /// Some time after the first request.
    Later,
}

pub const KILL_MOMENTS: [KillMoment; 8] = [
    KillMoment::Starting,
    KillMoment::Playing,
    KillMoment::Importing,
    KillMoment::Later,
    KillMoment::Ready,
    KillMoment::Playing,
    KillMoment::Later,
    KillMoment::Playing,
];

/// Kills the program so many times, and lets it run at last.
pub async fn kill_often(sandbox: &Sandbox, run: &Run, chance: &mut Draw, kills: usize) -> Program {
    let micros = |chance: &mut Draw, most: usize| Duration::from_micros(chance.below(most) as u64);
    for kill in 1..=kills {
        let moment = KILL_MOMENTS[kill % KILL_MOMENTS.len()];
        if let KillMoment::Importing = moment {
            sandbox.add_deck(&format!("deck {kill}"), 8, (500, 750));
        }
        let mut program = start(sandbox);
        match moment {
            KillMoment::Starting => sleep(micros(chance, 60_000)).await,
            KillMoment::Importing => {
                let begun = Instant::now();
                while !program.errors().contains("importing a deck") {
                    assert!(
                        begun.elapsed() < PATIENCE,
                        "no import:\n{}",
                        program.errors()
                    );
                    sleep(Duration::from_millis(1)).await;
                }
                sleep(micros(chance, 300_000)).await;
            }
            KillMoment::Ready => {
                run.address.send_replace(Some(address(&mut program)));
                sleep(micros(chance, 20_000)).await;
            }
            KillMoment::Playing => {
                run.address.send_replace(Some(address(&mut program)));
                run.more_done(1 + chance.below(300) as u64).await;
                // Nobody listens in this time, so what is done now is done though nobody is told.
                std::thread::sleep(micros(chance, 3_000));
            }
            KillMoment::Later => {
                run.address.send_replace(Some(address(&mut program)));
                run.more_done(1).await;
                sleep(Duration::from_millis(5) + micros(chance, 395_000)).await;
            }
        }
        program.kill();
        run.address.send_replace(None);
        let said = program.errors();
        assert!(!said.contains("ERROR") && !said.contains("WARN"), "{said}");
        inspect(sandbox, run).await;
    }
    let mut program = start(sandbox);
    run.address.send_replace(Some(address(&mut program)));
    program
}
