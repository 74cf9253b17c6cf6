//! The server's doors: the page, the API, the socket, the pictures.

mod api_docs;
mod app;
mod conditional;
mod decks;
mod example_clue;
mod extract;
mod health;
mod identity;
mod metrics;
mod origin;
mod page;
mod presets;
mod problem_response;
mod qr_codes;
mod rate_limits;
mod router;
mod security_headers;
mod socket;
mod sounds;
mod tables;
mod talk;

pub use api_docs::openapi;
pub use app::App;
pub use origin::PublicUrl;
pub use rate_limits::RateLimits;
pub use router::router;

/// The types of the API that no message of the socket refers to.
pub struct ApiTypes;

impl ApiTypes {
    /// Shows them to a visitor.
    pub fn visit(visitor: &mut impl ts_rs::TypeVisitor) {
        visitor.visit::<decks::Decks>();
        visitor.visit::<example_clue::ExampleAnswer>();
        visitor.visit::<identity::Token>();
        visitor.visit::<presets::Presets>();
        visitor.visit::<qr_codes::Fragment>();
        visitor.visit::<sounds::Recording>();
        visitor.visit::<tables::Done>();
        visitor.visit::<tables::Listed>();
        visitor.visit::<tables::NewTable>();
        visitor.visit::<tables::Opened>();
        visitor.visit::<talk::React>();
        visitor.visit::<talk::Said>();
        visitor.visit::<talk::Say>();
        visitor.visit::<talk::Talk>();
        visitor.visit::<fabula_room::Album>();
    }
}
