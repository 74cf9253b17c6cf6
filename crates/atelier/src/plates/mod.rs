//! Plates: pictures of the page that are no cards, one file each.

use crate::scene::Scene;

/// A picture of the page: how its scene is set, and the files it is printed to.
pub struct Plate {
    /// Its name.
    pub id: &'static str,
    /// Sets the scene.
    pub scene: fn() -> Scene,
    /// From the root of the repository, how wide, and, as WebP, of which quality.
    pub files: &'static [(&'static str, u32, f32)],
}

/// All plates.
pub const PLATES: &[Plate] = &[];
