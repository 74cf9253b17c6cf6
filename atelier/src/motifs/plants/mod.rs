//! Trees, leaves, ferns, grass.

mod bare_tree;
mod birch;
mod broad_leaf;
mod crown;
mod fern;
mod field_tree;
mod grass;
mod ground;
mod leafy_tree;
mod onion;
mod pine;
mod plane_leaf;
mod reeds;
mod sprig;
mod wildflower;

pub use bare_tree::bare_tree;
pub use birch::Birch;
pub use broad_leaf::BroadLeaf;
pub use crown::Crown;
pub use fern::fern;
pub use field_tree::{FieldTree, FieldTreeKind, field_crown};
pub use grass::grass;
pub use ground::{grass_on, ground};
pub use leafy_tree::LeafyTree;
pub use onion::Onion;
pub use pine::pine;
pub use plane_leaf::plane_leaf;
pub use reeds::reeds;
pub use sprig::Sprig;
pub use wildflower::wildflower;
