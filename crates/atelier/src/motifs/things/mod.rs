//! Things people make: ropes, keys, boats, chairs.

mod rope;
mod teacup;
mod umbrella;

pub use rope::Rope;
pub use teacup::Teacup;
pub use umbrella::Umbrella;
