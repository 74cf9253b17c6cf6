//! Animals.

mod bear;
mod birds;
mod cat;
mod crouching_cat;
mod dog;
mod duck;
mod flamingo;
mod fur;
mod goat;
mod great_eye;
mod hippo;
mod penguin;
mod sheep;
mod sheet_horse;
mod tortoise;

pub use bear::BathingBear;
pub use birds::{perched_bird, swallow};
pub use cat::SittingCat;
pub use crouching_cat::CrouchingCat;
pub use dog::SittingDog;
pub use duck::Duck;
pub use flamingo::Flamingo;
pub use fur::tufts;
pub use goat::Goat;
pub use great_eye::GreatEye;
pub use hippo::HippoDiver;
pub use penguin::{ClimbingPenguin, Penguin};
pub use sheep::{SheepHead, WolfInWool};
pub use sheet_horse::{Gallop, SheetHorse};
pub use tortoise::Tortoise;
