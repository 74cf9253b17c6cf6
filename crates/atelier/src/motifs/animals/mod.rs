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
mod cat;
mod dog;
mod fur;
mod sheep;

pub use birds::{perched_bird, swallow};
pub use cat::SittingCat;
pub use dog::SittingDog;
pub use fur::tufts;
pub use sheep::{SheepHead, WolfInWool};
