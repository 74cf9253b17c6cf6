//! The server's doors: the API, the socket, the pictures.

mod api_docs;
mod app;
mod decks;
mod extract;
mod house;
mod page;
mod socket;
mod sounds;
mod state;
mod tables;
mod talk;

pub use api_docs::openapi;
pub use app::{App, router};

/// The types of the API that no message of the socket refers to.
pub struct ApiTypes;

impl ApiTypes {
    /// Shows them to a visitor.
    pub fn visit(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<decks::Decks>();
        visitor.visit::<house::Presets>();
        visitor.visit::<house::Token>();
        visitor.visit::<sounds::Recording>();
        visitor.visit::<tables::Done>();
        visitor.visit::<tables::Fragment>();
        visitor.visit::<tables::Listed>();
        visitor.visit::<tables::NewTable>();
        visitor.visit::<tables::Opened>();
        visitor.visit::<talk::React>();
        visitor.visit::<talk::Said>();
        visitor.visit::<talk::Say>();
        visitor.visit::<talk::Talk>();
        visitor.visit::<crate::room::Album>();
    }
}
