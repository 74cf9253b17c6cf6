//! Minds, and what they are made of.

mod bank;
mod example;
mod minds;
mod reading;
mod support;
