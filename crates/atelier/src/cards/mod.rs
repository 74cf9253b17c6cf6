//! The cards, one file each.

mod cupped_storm;
mod gramophone_shadows;
mod rib_aviary;
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
        id: "cupped-storm",
        scene: cupped_storm::scene,
    },
    Card {
        id: "gramophone-shadows",
        scene: gramophone_shadows::scene,
    },
    Card {
        id: "rib-aviary",
        scene: rib_aviary::scene,
    },
    Card {
        id: "well-flock",
        scene: well_flock::scene,
    },
];
