//! Things people make: ropes, keys, boats, chairs.

mod chair;
mod galleon;
mod gear;
mod gramophone;
mod rope;

pub use chair::Chair;
pub use galleon::Galleon;
pub use gear::gear;
pub use gramophone::Gramophone;
pub use rope::Rope;
