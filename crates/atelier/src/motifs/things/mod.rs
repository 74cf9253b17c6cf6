//! Things people make: ropes, keys, boats, chairs.

mod basket;
mod gear;
mod mitten;
mod rope;
mod teacup;
mod umbrella;

pub use basket::Basket;
pub use gear::gear;
pub use mitten::Mitten;
pub use rope::Rope;
pub use teacup::Teacup;
pub use umbrella::Umbrella;
