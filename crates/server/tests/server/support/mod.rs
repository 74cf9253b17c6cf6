//! What the stories share: servers, clients that keep their own model of a table, and the real program.

mod client;
mod playing;
mod presence;
pub mod program;
mod server;
mod table;
mod time;

pub use client::{Client, Ended, fresh_id, secret};
pub use playing::{chance, command, phase, play_to, step, turn};
pub use presence::{all_vanish, here, lose, pass, presence, settle, settle_watching, vanish};
pub use server::{IDLE_BOTS, Reachable, TestServer, refusal_of};
pub use table::{catch_up, game_of, preset, short_game, table_of};
pub use time::{DAY, MILLISECOND, MINUTE, SECOND, seconds};
