//! What the program does, a file for each command.

pub mod backup;
mod print;
pub mod serve;
pub mod simulate;
pub mod verify;
