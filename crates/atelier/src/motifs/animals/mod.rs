//! Animals.

mod birds;
mod duck;
mod hippo;
mod penguin;
mod sheep;

pub use birds::swallow;
pub use duck::Duck;
pub use hippo::HippoDiver;
pub use penguin::{ClimbingPenguin, Penguin};
pub use sheep::{SheepHead, WolfInWool};
