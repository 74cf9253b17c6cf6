//! People.

mod bystander;
mod from_above;
mod person;
mod snowman;
mod straw_hat;

pub use bystander::{Bystander, Prop, Stance};
pub use from_above::{FromAbove, Load, Reach};
pub use person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, Scarf, head_profile};
pub use snowman::Snowman;
pub use straw_hat::StrawHat;
