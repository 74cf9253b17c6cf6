//! The cards, one file each.

mod flood_parlour;
mod onion_pond;
mod print_maze;
mod sun_to_bed;
mod keyhole_moon;
mod well_flock;
mod whale_wood;
mod wolf_wood;

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
        id: "flood-parlour",
        scene: flood_parlour::scene,
    },
    Card {
        id: "onion-pond",
        scene: onion_pond::scene,
    },
    Card {
        id: "print-maze",
        scene: print_maze::scene,
    },
    Card {
        id: "sun-to-bed",
        scene: sun_to_bed::scene,
        id: "keyhole-moon",
        scene: keyhole_moon::scene,
    },
    Card {
        id: "well-flock",
        scene: well_flock::scene,
    },
    Card {
        id: "whale-wood",
        scene: whale_wood::scene,
    },
    Card {
        id: "wolf-wood",
        scene: wolf_wood::scene,
    },
];
