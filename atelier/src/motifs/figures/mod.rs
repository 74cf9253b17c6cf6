//! People: heads, hands and jointed bodies, seen from four sides.
//!
//! A [`Figure`] is written like a stage direction: a [`Pose`], a [`View`], a [`Build`], a [`Garment`], a [`Head`], two [`Gesture`]s.
//! Its joints are public, so a card starts from a stock pose and moves what it needs. `fabula-atelier figures` draws sheets of all of
//! them; the folder `sheet` says where on them each is.
//!
//! ```
//! use fabula_atelier::motifs::figures::{Figure, Garment, Gesture, Hair, Head, Pose, Shoes, Skin, View};
//! use fabula_atelier::scene::Scene;
//!
//! let scene = Scene::lit_from(400.0, 200.0);
//! let climber = Figure {
//!     at: (300.0, 900.0),
//!     height: 260.0,
//!     flip: true,
//!     view: View::Profile,
//!     pose: Pose::CLIMB,
//!     hands: [Gesture::Grip; 2],
//!     garment: Garment::Trousers,
//!     top: "#c8503a".into(),
//!     shoes: Shoes::Boots,
//!     skin: Skin::Umber,
//!     head: Head { hair: Hair::Curly, gaze: (0.0, -1.0), ..Head::default() },
//!     ..Figure::default()
//! };
//! let drawn = climber.drawn(&scene, 3);
//! scene.add(scene.shadow(&drawn.outline, (0.0, 4.0), 8.0, "#2a1830", 0.4));
//! scene.add(drawn.ink());
//! ```
//!
//! What somebody holds goes between [`DrawnFigure::body`] and [`DrawnFigure::near`]; [`Figure::spot`] says where a joint is on the card.
//! A large hand takes a bar or a stem with [`Hand::drawn_around`]. The older, smaller figure is in [`person`].

mod beard;
mod body;
mod bystander;
mod clothes;
mod eyes;
mod face;
mod figure;
mod foot;
mod from_above;
mod hair;
mod hand;
mod hat;
mod head;
mod passer_by;
pub mod person;
mod pose;
mod sheet;
mod skin;
mod snowman;
mod straw_hat;
mod view;

pub use beard::Beard;
pub use body::Build;
pub use bystander::{Bystander, Prop, Stance};
pub use clothes::{Garment, Sleeves};
pub use eyes::Eyes;
pub use face::Mouth;
pub use figure::{DrawnFigure, Figure};
pub use foot::Shoes;
pub use from_above::{FromAbove, Load, Reach};
pub use hair::Hair;
pub use hand::{DrawnHand, Gesture, Hand};
pub use hat::Hat;
pub use head::{Age, DrawnHead, Head, Neck, head_contour};
pub use passer_by::PasserBy;
pub use pose::Pose;
pub use sheet::SHEETS;
pub use skin::{Skin, Tones};
pub use snowman::Snowman;
pub use straw_hat::StrawHat;
pub use view::View;
