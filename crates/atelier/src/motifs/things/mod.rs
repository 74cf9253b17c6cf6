//! Things people make: ropes, keys, boats, chairs.

mod gear;
mod rope;
mod teacup;
mod umbrella;

pub use gear::gear;
pub use rope::Rope;
pub use teacup::Teacup;
pub use umbrella::Umbrella;
