//! People with a body: a posed skeleton, solids along its bones, and one contour; seen from every side.
//!
//! A [`Person`] is written like a stage direction: a [`Build`], a [`Pose`], a [`Head`] in a [`Mood`], [`Clothes`]. It draws itself as
//! lit paper, or gives its [`Part`]s in painting order, each with its own colour, marks on it, a line along it and a depth, for
//! whoever draws otherwise. `fabula-atelier figures` draws sheets of all of them; the folder `sheet` says where on them each is.
//!
//! ```
//! use fabula_atelier::motifs::figures::Skin;
//! use fabula_atelier::motifs::people::{Build, Clothes, Hair, Head, Mood, Person, Pose, Shoes, Top};
//! use fabula_atelier::scene::Scene;
//!
//! let scene = Scene::lit_from(200.0, 100.0);
//! let child = Person {
//!     build: Build::Child,
//!     pose: Pose::REACH_UP,
//!     at: (400.0, 1000.0),
//!     height: 320.0,
//!     facing: Some(30.0),
//!     skin: Skin::Umber,
//!     head: Head { mood: Mood::JOY, hair: Hair::Braids, ..Head::default() },
//!     clothes: Clothes { top: Top::Tee, shoes: Shoes::Barefoot, ..Clothes::default() },
//!     ..Person::default()
//! };
//! scene.add(child.draw_focal(&scene));
//!
//! let cut = child.cut(scene.light);
//! let (shadow, hand) = (cut.outline(), cut.landmarks.hands[0]);
//! for part in &cut.parts {
//!     let _brush = (&part.shape, part.colour, &part.guide, part.depth);
//! }
//! # let _ = (shadow, hand);
//! ```
//!
//! Every joint of a pose is public: take the nearest one and move an elbow, or say where on the card a wrist goes
//! ([`Person::wrists`]). Two people who touch are woven from their parts.

mod accessories;
mod assembly;
mod beard;
mod build;
mod cloth;
mod clothes;
mod curls;
mod eyes;
mod face;
mod features;
mod foot;
mod garment;
mod gesture;
mod glasses;
mod hair;
mod hairline;
mod hand;
mod hand_lines;
mod head;
mod headwear;
mod library;
mod limbs;
mod mood;
mod mouth;
mod paint;
pub mod part;
mod person;
mod pose;
mod sheet;
mod skeleton;
mod skirt;
mod skull;
pub mod solids;
pub mod space;
mod trunk;

pub use beard::Beard;
pub use build::{Build, Proportions};
pub use clothes::{Bottom, Clothes, Pattern, Shoes, Top};
pub use features::{Age, Features};
pub use gesture::{Fingers, Gesture, Thumb};
pub use hair::Hair;
pub use hand::{Hand, PosedHand};
pub use head::Head;
pub use headwear::Headwear;
pub use mood::{Mood, Teeth};
pub use paint::PaperStyle;
pub use part::{Kind, Mark, Part, Tone};
pub use person::{CutPerson, Landmarks, Person};
pub use pose::{ArmPose, HANGING, LegPose, Pose, Reach, STANDING, UPRIGHT};
pub use sheet::SHEETS;
pub use skeleton::{ArmBones, LegBones, Side, Skeleton, two_bones};
