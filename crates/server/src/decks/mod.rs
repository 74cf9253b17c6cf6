//! The decks a server offers: imported from folders, their pictures stored in the journal.

mod catalogue;
mod import;

pub use catalogue::{CatalogueDeck, DeckCatalogue};
pub use import::{ImportError, import_all, store};
