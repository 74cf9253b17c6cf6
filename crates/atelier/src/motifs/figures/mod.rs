//! People: heads, hands and jointed bodies, seen from four sides.

mod beard;
mod body;
mod clothes;
mod eyes;
mod face;
mod figure;
mod foot;
mod hair;
mod hand;
mod hat;
mod head;
pub mod person;
mod pose;
mod sheet;
mod skin;
mod view;

pub use beard::Beard;
pub use body::Build;
pub use clothes::Garment;
pub use eyes::Eyes;
pub use face::Mouth;
pub use figure::{DrawnFigure, Figure};
pub use foot::Shoes;
pub use hair::Hair;
pub use hand::{DrawnHand, Gesture, Hand};
pub use hat::Hat;
pub use head::{Age, DrawnHead, Head, Neck, head_contour};
pub use pose::Pose;
pub use sheet::SHEETS;
pub use skin::{Skin, Tones};
pub use view::View;
