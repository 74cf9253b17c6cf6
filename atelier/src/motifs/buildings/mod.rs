//! Houses, stairs, walls, windows.

mod cottage;
mod facade;
mod field_house;
mod shop_aisle;
mod stairwell;
mod timber_frame;
mod townhouse;

pub use cottage::Cottage;
pub use facade::{Facade, OpenWindow};
pub use field_house::{FieldChapel, FieldHouse};
pub use shop_aisle::{aisle_scale, in_aisle, shop_aisle};
pub use stairwell::Stairwell;
pub use timber_frame::TimberFrame;
pub use townhouse::{Roof, TownHouse};
