//! Animals.

mod birds;
mod koi;
mod portrait_cat;
mod sheep;

pub use birds::swallow;
pub use koi::Koi;
pub use portrait_cat::{Collar, PortraitCat};
pub use sheep::{SheepHead, WolfInWool};
