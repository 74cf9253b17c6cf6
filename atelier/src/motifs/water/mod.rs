//! Water: its ripples and waves, what it mirrors, and what is seen in it.

mod breakers;
mod bubble;
mod reflection;
mod ripple;
mod sunbeams;

pub use breakers::Breakers;
pub use bubble::Bubble;
pub use reflection::{mirrored, wavering};
pub use ripple::{Ripple, swell};
pub use sunbeams::Sunbeams;
