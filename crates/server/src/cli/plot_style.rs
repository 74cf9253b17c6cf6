//! How our plots look: the colours of the page, and its type.

use anyhow::anyhow;
use plotters::coord::Shift;
use plotters::prelude::*;

pub const SIZE: (u32, u32) = (1120, 480);
pub const PAPER: RGBColor = RGBColor(0xfc, 0xf4, 0xe1);
pub const INK: RGBColor = RGBColor(0x2a, 0x1b, 0x2e);
pub const GRID: RGBColor = RGBColor(0xea, 0xd8, 0xb6);
pub const LIGHT: RGBColor = RGBColor(0xe3, 0xa8, 0x42);
pub const FONT: &str = "Gill Sans, Segoe UI, sans-serif";

/// The colours of the first twelve rabbits, a shade darker where paper would swallow them.
pub const RABBITS: [RGBColor; 12] = [
    RGBColor(0xcf, 0x54, 0x40),
    RGBColor(0x3c, 0x96, 0x90),
    RGBColor(0x6a, 0x70, 0xcc),
    RGBColor(0xb8, 0x6f, 0x33),
    RGBColor(0x7d, 0x9a, 0x49),
    RGBColor(0x9d, 0x57, 0xa6),
    RGBColor(0x56, 0x8d, 0xb0),
    RGBColor(0xd0, 0x6f, 0x88),
    RGBColor(0x8d, 0x5f, 0x45),
    RGBColor(0x5a, 0x54, 0x68),
    RGBColor(0x7f, 0xa8, 0x77),
    RGBColor(0xa8, 0x97, 0x70),
];

/// A part of a picture.
pub type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;

/// A picture that could not be drawn.
pub fn broken<E: std::error::Error + Send + Sync>(error: DrawingAreaErrorKind<E>) -> anyhow::Error {
    anyhow!("cannot draw: {error}")
}
