//! Things people make: ropes, keys, boats, chairs.

mod gear;
mod rope;

pub use gear::gear;
pub use rope::Rope;
