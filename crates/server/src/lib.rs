//! The server behind the program `fabula`.

pub mod sound;
pub mod text;
