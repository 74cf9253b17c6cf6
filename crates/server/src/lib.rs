//! The server behind the program `fabula`.

pub mod text;
