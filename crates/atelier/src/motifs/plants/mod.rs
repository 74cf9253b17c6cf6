//! Trees, leaves, ferns, grass.

mod fern;
mod grass;

pub use fern::fern;
pub use grass::grass;
