//! The atelier: draws Fabula's cards out of cut paper, light and grain.
//!
//! A card is a function that sets a [`scene::Scene`]: planes of paper from back to front, motifs on them, and at the end the
//! finish. Everything is drawn with [`shape::Shape`]s, which are cut and joined like paper, and [lines](mod@line) drawn by hand. The
//! [`press`] makes a picture of it, and [`printed::Printed`] keeps the deck up to date. The same source always gives the same picture.

pub mod cards;
pub mod chance;
pub mod colour;
pub mod contact;
pub mod field;
pub mod ink;
pub mod line;
pub mod motifs;
pub mod plates;
pub mod press;
pub mod printed;
pub mod scene;
pub mod shape;
