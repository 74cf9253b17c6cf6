//! Minds, and what they are made of.

mod bank;
mod minds;
mod reading;
mod support;
