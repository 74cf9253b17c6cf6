//! Animals.

mod birds;
mod canary;
mod cat;
mod dog;
mod fur;
mod gull;
mod sheep;

pub use birds::{perched_bird, swallow};
pub use canary::Canary;
pub use cat::SittingCat;
pub use dog::SittingDog;
pub use fur::tufts;
pub use gull::gull;
pub use sheep::{SheepHead, WolfInWool};
