//! Houses, towers, stairs.

mod stairwell;

pub use stairwell::Stairwell;
