//! Things people make: ropes, keys, boats, chairs.

mod rope;

pub use rope::Rope;
