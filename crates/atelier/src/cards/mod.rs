//! The cards, one file each.

mod high_dive;
mod midsummer_queue;
mod stairwell_eye;
mod washday_stampede;
mod well_flock;

use crate::scene::Scene;

/// A card: its id, and how its scene is set.
pub struct Card {
    /// Its name in the deck, and of its pictures.
    pub id: &'static str,
    /// Sets the scene.
    pub scene: fn() -> Scene,
}

/// All cards of the deck, in its order.
pub const CARDS: &[Card] = &[
    Card {
        id: "high-dive",
        scene: high_dive::scene,
    },
    Card {
        id: "midsummer-queue",
        scene: midsummer_queue::scene,
    },
    Card {
        id: "stairwell-eye",
        scene: stairwell_eye::scene,
    },
    Card {
        id: "washday-stampede",
        scene: washday_stampede::scene,
    },
    Card {
        id: "well-flock",
        scene: well_flock::scene,
    },
];
