//! Animals.

mod birds;
mod cat;
mod dog;
mod fur;
mod sheep;

pub use birds::{perched_bird, swallow};
pub use cat::SittingCat;
pub use dog::SittingDog;
pub use fur::tufts;
pub use sheep::{SheepHead, WolfInWool};
