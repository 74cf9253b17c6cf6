//! The atelier: draws Fabula's cards out of cut paper, light and grain.
//!
//! A card is a function that sets a [`scene::Scene`]: planes of paper from back to front, motifs on them, and at the end the
//! finish. Everything is drawn with [`shape::Shape`]s, which are cut and joined like paper, and [lines](mod@line) drawn by hand. The
//! scene is written as [`svg`], [`render`] makes a picture of it, and [`drawn::Drawn`] keeps the deck up to date. The same source
//! always gives the same picture.

pub mod cards;
pub mod colour;
pub mod contact_sheet;
pub mod drawn;
pub mod fingerprint;
pub mod line;
pub mod motifs;
pub mod plates;
pub mod random;
pub mod render;
pub mod scalar_field;
pub mod scene;
pub mod shape;
pub mod svg;
pub mod techniques;
