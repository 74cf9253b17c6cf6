//! Animals.

mod birds;
mod cat;
mod dog;
mod fur;
mod koi;
mod portrait_cat;
mod sheep;
mod whale;

pub use birds::{perched_bird, swallow};
pub use cat::SittingCat;
pub use dog::SittingDog;
pub use fur::tufts;
pub use koi::Koi;
pub use portrait_cat::{Collar, PortraitCat};
pub use sheep::{SheepHead, WolfInWool};
pub use whale::Whale;
