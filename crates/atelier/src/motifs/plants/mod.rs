//! Trees, leaves, ferns, grass.

mod crown;
mod fern;
mod grass;
mod onion;

pub use crown::Crown;
pub use fern::fern;
pub use grass::grass;
pub use onion::Onion;
