//! Things people make: ropes, keys, boats, chairs.

mod armchair;
mod chair;
mod curtain;
mod damask;
mod floor_lamp;
mod galleon;
mod gear;
mod gramophone;
mod key;
mod lantern;
mod picture_frame;
mod rope;
mod rowboat;
mod teacup;

pub use armchair::Armchair;
pub use chair::Chair;
pub use curtain::Curtain;
pub use damask::damask;
pub use floor_lamp::FloorLamp;
pub use galleon::Galleon;
pub use gear::gear;
pub use gramophone::Gramophone;
pub use key::{key, keyhole};
pub use lantern::Lantern;
pub use picture_frame::PictureFrame;
pub use rope::Rope;
pub use rowboat::Rowboat;
pub use teacup::teacup_afloat;
