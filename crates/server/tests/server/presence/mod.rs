//! Who is there, and what follows from it: nobody who is absent ever blocks a table.

mod agreeing_to_end;
mod dead_connections;
mod stand_ins;
mod who_is_there;

use fabula_rules::{Ending, PhaseView};

use crate::support::Client;

/// How the game ended, if it is over.
fn ending(client: &Client) -> Option<Ending> {
    match client.view().phase {
        PhaseView::Over { ending, .. } => Some(ending),
        _ => None,
    }
}
