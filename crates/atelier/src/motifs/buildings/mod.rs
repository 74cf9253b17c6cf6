//! Houses, doors, windows.
//! Houses, towers, stairs.

mod cottage;
mod facade;
mod stairwell;

pub use cottage::Cottage;
pub use facade::{Facade, OpenWindow};
pub use stairwell::Stairwell;
