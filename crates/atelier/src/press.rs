//! From a scene to a picture: drawn at twice the size, scaled down, encoded as WebP.

use anyhow::{Context, Result};
use image::imageops::{self, FilterType};
use image::{DynamicImage, RgbImage};
use resvg::{tiny_skia, usvg};

use crate::scene::{HEIGHT, WIDTH};

/// How wide the large picture of a card is, in pixels.
pub const LARGE: u32 = 800;
/// How wide the small one is.
pub const SMALL: u32 = 400;

/// How many times larger than the large picture a card is drawn: at its own size the grain looks like leather.
const OVER: u32 = 2;

/// Draws a card `width` pixels wide, `over` times larger first.
pub fn draw(svg: &str, width: u32, over: u32) -> Result<RgbImage> {
    let tree =
        usvg::Tree::from_str(svg, &usvg::Options::default()).context("the scene is no SVG")?;
    let drawn = width * over;
    let scale = drawn as f32 / WIDTH as f32;
    let height = (drawn as f64 * HEIGHT / WIDTH).round() as u32;
    let mut canvas = tiny_skia::Pixmap::new(drawn, height).context("no canvas of that size")?;
    let transform = tiny_skia::Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut canvas.as_mut());
    let picture = image::RgbaImage::from_raw(drawn, height, canvas.take()).context("no picture")?;
    let picture = DynamicImage::ImageRgba8(picture).into_rgb8();
    Ok(match over {
        1 => picture,
        _ => scaled(&picture, width),
    })
}

/// A card as it is printed: the large picture.
pub fn print(svg: &str) -> Result<RgbImage> {
    draw(svg, LARGE, OVER)
}

/// A card while one works on it: smaller and rougher, in a moment.
pub fn preview(svg: &str) -> Result<RgbImage> {
    draw(svg, LARGE, 1)
}

/// A smaller picture of the same.
pub fn scaled(picture: &RgbImage, width: u32) -> RgbImage {
    let height =
        (f64::from(width) * f64::from(picture.height()) / f64::from(picture.width())).round();
    imageops::resize(picture, width, height as u32, FilterType::Lanczos3)
}

/// Encoded as WebP, with a quality from 0 to 100.
pub fn webp(picture: &RgbImage, quality: f32) -> Vec<u8> {
    webp::Encoder::from_rgb(picture, picture.width(), picture.height())
        .encode(quality)
        .to_vec()
}
