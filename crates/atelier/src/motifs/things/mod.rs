//! Things people make: ropes, keys, boats, chairs.

mod basket;
mod bunting;
mod gear;
mod ice_cream_cart;
mod mitten;
mod rope;
mod teacup;
mod umbrella;

pub use basket::Basket;
pub use bunting::bunting;
pub use gear::gear;
pub use ice_cream_cart::IceCreamCart;
pub use mitten::Mitten;
pub use rope::Rope;
pub use teacup::Teacup;
pub use umbrella::Umbrella;
