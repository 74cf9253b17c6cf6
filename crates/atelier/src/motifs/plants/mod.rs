//! Trees, leaves, ferns, grass.

mod bare_tree;
mod birch;
mod fern;
mod grass;
mod ground;
mod leafy_tree;
mod pine;

pub use bare_tree::bare_tree;
pub use birch::Birch;
pub use fern::fern;
pub use grass::grass;
pub use ground::{grass_on, ground};
pub use leafy_tree::LeafyTree;
pub use pine::pine;
