//! Decks of pictures.
//!
//! A deck is a [`Manifest`], which says what cards there are, and its pictures, each in two sizes and
//! named by its content. Once made it never changes. [`lanterns`] is the one that comes with the program;
//! [`import`] makes one from a folder of pictures; [`plain`] draws one for tests and for trying things out.

mod deck_toml;
mod import;
mod impression;
mod lanterns;
mod manifest;
mod picture;
mod plain_deck;

pub use import::{DeckError, MAX_CARDS, import};
pub use impression::impression;
pub use lanterns::{LanternsError, lanterns};
pub use manifest::{CardInfo, Deck, Manifest, Picture};
pub use picture::{PictureError, Size, to_jpeg};
pub use plain_deck::plain;
