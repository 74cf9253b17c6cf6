//! Plates: pictures of the page that are no cards, one file each.

mod audience;
mod card_back;
mod icon;

use crate::scene::Scene;

/// A picture of the page: how its scene is set, and the files it is printed to.
pub struct Plate {
    /// Its name.
    pub id: &'static str,
    /// The module that draws it.
    pub module: &'static str,
    /// Sets the scene.
    pub scene: fn() -> Scene,
    /// From the root of the repository, how wide, and, as WebP, of which quality.
    pub files: &'static [(&'static str, u32, f32)],
}

/// All plates.
pub const PLATES: &[Plate] = &[
    Plate {
        id: "audience",
        module: "audience",
        scene: audience::scene,
        files: &[("web/src/img/audience.webp", 1600, 80.0)],
    },
    Plate {
        id: "audience-phone",
        module: "audience",
        scene: audience::phone,
        files: &[("web/src/img/audience-phone.webp", 680, 68.0)],
    },
    Plate {
        id: "card-back",
        module: "card_back",
        scene: card_back::scene,
        files: &[("web/src/img/card-back.webp", 400, 76.0)],
    },
    Plate {
        id: "icon",
        module: "icon",
        scene: icon::scene,
        files: &[
            ("web/public/icons/icon-512.png", 512, 100.0),
            ("web/public/icons/icon-192.png", 192, 100.0),
            ("web/public/favicon.ico", 32, 100.0),
        ],
    },
    Plate {
        id: "icon-full",
        module: "icon",
        scene: icon::full,
        files: &[
            ("web/public/icons/maskable-512.png", 512, 100.0),
            ("web/public/icons/apple-touch-icon.png", 180, 100.0),
        ],
    },
];
