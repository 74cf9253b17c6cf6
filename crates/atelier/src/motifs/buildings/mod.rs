//! Houses, doors, windows.

mod cottage;

pub use cottage::Cottage;
