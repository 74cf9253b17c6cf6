//! Houses, towers, stairs.

mod facade;
mod stairwell;

pub use facade::{Facade, OpenWindow};
pub use stairwell::Stairwell;
