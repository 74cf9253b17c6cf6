//! People.

mod person;

pub use person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, Scarf, head_profile};
