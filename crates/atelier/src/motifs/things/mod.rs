//! Things people make: ropes, keys, boats, chairs.

mod gear;
mod key;
mod lantern;
mod rope;

pub use gear::gear;
pub use key::{key, keyhole};
pub use lantern::Lantern;
pub use rope::Rope;
