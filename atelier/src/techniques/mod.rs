//! Techniques: ways of making a card other than from cut paper. The scene, its shapes and its colours are the same.

pub mod gouache;
pub mod print;
