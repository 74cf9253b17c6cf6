//! Things people make: ropes, keys, boats, chairs.

mod armchair;
mod curtain;
mod damask;
mod floor_lamp;
mod gear;
mod picture_frame;
mod key;
mod lantern;
mod rope;
mod rowboat;
mod teacup;

pub use armchair::Armchair;
pub use curtain::Curtain;
pub use damask::damask;
pub use floor_lamp::FloorLamp;
pub use gear::gear;
pub use picture_frame::PictureFrame;
pub use key::{key, keyhole};
pub use lantern::Lantern;
pub use rope::Rope;
pub use rowboat::Rowboat;
pub use teacup::teacup_afloat;
