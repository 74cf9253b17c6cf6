//! The journal, from outside.

mod append;
mod blobs;
mod commits;
mod database;
mod directory;
mod expire;
mod follow;
mod lock;
mod migration;
mod read_all;
mod rooms;
mod support;
