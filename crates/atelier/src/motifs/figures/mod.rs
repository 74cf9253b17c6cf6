//! People.

mod from_above;
mod person;

pub use from_above::{FromAbove, Load, Reach};
pub use person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, Scarf, head_profile};
