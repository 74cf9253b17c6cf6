//! The host of a table: powers that nobody else has, and who is next.

mod powers;
mod succession;
