//! Rooms for warm days: the garden of spring, the beach, a midsummer night, the kitchen at harvest, the pool of honey.

mod beach;
mod garden;
mod kitchen;
mod night;
mod pool;

pub use beach::beach;
pub use garden::garden;
pub use kitchen::kitchen;
pub use night::night;
pub use pool::pool;
