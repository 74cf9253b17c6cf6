//! Animals.

mod birds;
mod canary;
mod cat;
mod dog;
mod fur;
mod gull;
mod koi;
mod portrait_cat;
mod sheep;
mod whale;

pub use birds::{perched_bird, swallow};
pub use canary::Canary;
pub use cat::SittingCat;
pub use dog::SittingDog;
pub use fur::tufts;
pub use gull::gull;
pub use koi::Koi;
pub use portrait_cat::{Collar, PortraitCat};
pub use sheep::{SheepHead, WolfInWool};
pub use whale::Whale;
