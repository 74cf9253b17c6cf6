//! Animals.

mod birds;
mod sheep;

pub use birds::swallow;
pub use sheep::{SheepHead, WolfInWool};
