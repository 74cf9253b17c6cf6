//! The library of poses: each is written once, can be seen from every side and worn by every build.

mod moving;
mod resting;
mod standing;
mod working;

use super::pose::Pose;

impl Pose {
    /// All of them, by their names.
    pub const ALL: &[(&str, Pose)] = &[
        ("stand", Pose::STAND),
        ("proud", Pose::PROUD),
        ("arms-crossed", Pose::ARMS_CROSSED),
        ("walk", Pose::WALK),
        ("run", Pose::RUN),
        ("pull", Pose::PULL),
        ("push", Pose::PUSH),
        ("carry", Pose::CARRY),
        ("lift", Pose::LIFT),
        ("reach-up", Pose::REACH_UP),
        ("sit", Pose::SIT),
        ("sit-on-ground", Pose::SIT_ON_GROUND),
        ("kneel", Pose::KNEEL),
        ("crouch", Pose::CROUCH),
        ("sleep", Pose::SLEEP),
        ("lean-on-rail", Pose::LEAN_ON_RAIL),
        ("embrace", Pose::EMBRACE),
        ("embraced", Pose::EMBRACED),
        ("hand-out", Pose::HAND_OUT),
        ("dance", Pose::DANCE),
        ("fall", Pose::FALL),
        ("wheelchair", Pose::WHEELCHAIR),
        ("cane", Pose::CANE),
        ("bicycle", Pose::BICYCLE),
        ("look-at-phone", Pose::LOOK_AT_PHONE),
        ("greet", Pose::GREET),
        ("think", Pose::THINK),
        ("cover-mouth", Pose::COVER_MOUTH),
        ("point-ahead", Pose::POINT_AHEAD),
        ("pray", Pose::PRAY),
        ("slump", Pose::SLUMP),
    ];
}
