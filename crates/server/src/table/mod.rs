//! A table as it lives: a room in memory, the people connected to it, its clock and its bots.
//!
//! Each table is one task (`task/`); others talk to it through a [`TableHandle`], which the [`TableRegistry`] finds by the
//! table's code. What it shows is a [`Snapshot`]: whoever wants to see makes their own view of the newest one, as fast
//! as they can, so a slow reader holds up nobody.

mod bot_moves;
mod due_check;
mod handle;
mod listing;
mod pair_wishes;
mod presence;
mod registry;
mod services;
mod snapshot;
mod stand_ins;
mod talk;
mod task;
mod turn_clock;

pub use handle::{TableConnection, TableHandle};
pub use listing::ListedTable;
pub use pair_wishes::PairWishes;
pub use presence::{ConnectionId, Presence};
pub use registry::{LONGEST_CODE, TableRegistry, unavailable};
pub use services::Services;
pub use snapshot::Snapshot;
pub use talk::{Broadcast, Reaction, TalkLine};
pub use turn_clock::{ClockFace, HoldFace, REVEAL};
