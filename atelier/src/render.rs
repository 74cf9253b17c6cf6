//! From a scene to a picture: drawn at twice the size, scaled down, encoded as WebP.

use std::io::Cursor;

use anyhow::{Context, Result, anyhow};
use image::codecs::png;
use image::imageops::{self, FilterType};
use image::{DynamicImage, ImageBuffer, ImageFormat, Pixel, RgbaImage};
use resvg::{tiny_skia, usvg};

/// How wide the large picture of a card is, in pixels.
pub const LARGE: u32 = 800;
/// How wide the small one is.
pub const SMALL: u32 = 400;

/// How many times larger than its largest picture a scene is drawn: at its own size the grain looks like leather.
const OVER: u32 = 2;

/// How finely transparency is encoded: nobody sees the steps in the edge of a shape, but losing nothing takes twice the room.
const ALPHA_QUALITY: i32 = 70;

/// A drawn picture. Where it is transparent, its colours are as faint as it is: so it can be scaled without fringes.
pub struct Picture(RgbaImage);

impl Picture {
    /// Draws a scene `width` pixels wide, as it is printed.
    pub fn print(svg: &str, width: u32) -> Result<Picture> {
        Ok(Picture::preview(svg, width * OVER)?.scaled(width))
    }

    /// Draws a scene while one works on it: rougher, in a moment.
    pub fn preview(svg: &str, width: u32) -> Result<Picture> {
        let tree =
            usvg::Tree::from_str(svg, &usvg::Options::default()).context("the scene is no SVG")?;
        let scale = width as f32 / tree.size().width();
        let height = (tree.size().height() * scale).round() as u32;
        let mut canvas = tiny_skia::Pixmap::new(width, height).context("no canvas of that size")?;
        let transform = tiny_skia::Transform::from_scale(scale, scale);
        resvg::render(&tree, transform, &mut canvas.as_mut());
        let picture = RgbaImage::from_raw(width, height, canvas.take());
        Ok(Picture(picture.context("no picture")?))
    }

    /// A smaller picture of the same.
    pub fn scaled(&self, width: u32) -> Picture {
        Picture(scaled(&self.0, width))
    }

    /// In its true colours.
    pub fn into_image(self) -> DynamicImage {
        let mut picture = self.0;
        if picture.pixels().all(|pixel| pixel[3] == u8::MAX) {
            return DynamicImage::ImageRgba8(picture).into_rgb8().into();
        }
        for pixel in picture.pixels_mut() {
            let alpha = u16::from(pixel[3]).max(1);
            let whole = |part: u8| (u16::from(part) * 255 / alpha).min(255) as u8;
            pixel.0 = [whole(pixel[0]), whole(pixel[1]), whole(pixel[2]), pixel[3]];
        }
        picture.into()
    }
}

/// A smaller picture of the same.
pub fn scaled<P>(picture: &ImageBuffer<P, Vec<u8>>, width: u32) -> ImageBuffer<P, Vec<u8>>
where
    P: Pixel<Subpixel = u8> + 'static,
{
    let (from, height) = picture.dimensions();
    let height = (f64::from(width) * f64::from(height) / f64::from(from)).round();
    imageops::resize(picture, width, height as u32, FilterType::Lanczos3)
}

/// Encoded as WebP, with a quality from 0 to 100. It takes its time: colours stay sharp, and files are a third smaller.
pub fn webp(picture: &DynamicImage, quality: f32) -> Result<Vec<u8>> {
    let (width, height) = (picture.width(), picture.height());
    let rgba;
    let encoder = match picture {
        DynamicImage::ImageRgb8(picture) => webp::Encoder::from_rgb(picture, width, height),
        other => {
            rgba = other.to_rgba8();
            webp::Encoder::from_rgba(&rgba, width, height)
        }
    };
    let config = webp::WebPConfig {
        quality,
        alpha_quality: ALPHA_QUALITY,
        method: 6,
        autofilter: 1,
        use_sharp_yuv: 1,
        ..webp::WebPConfig::new().map_err(|()| anyhow!("no such version of WebP"))?
    };
    let encoded = encoder.encode_advanced(&config);
    let encoded = encoded.map_err(|error| anyhow!("cannot encode as WebP: {error:?}"))?;
    Ok(encoded.to_vec())
}

/// Encoded in another format, which loses nothing.
pub fn encoded(picture: &DynamicImage, format: ImageFormat) -> Result<Vec<u8>> {
    let mut bytes = Cursor::new(Vec::new());
    match format {
        ImageFormat::Png => {
            let (tight, adaptive) = (png::CompressionType::Best, png::FilterType::Adaptive);
            let encoder = png::PngEncoder::new_with_quality(&mut bytes, tight, adaptive);
            picture.write_with_encoder(encoder)?;
        }
        _ => picture.write_to(&mut bytes, format)?,
    }
    Ok(bytes.into_inner())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_seen_through_keeps_its_colour() {
        let svg = r##"<svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><rect width="4" height="4" fill="#f08020" opacity=".5"/></svg>"##;
        let picture = Picture::preview(svg, 64).unwrap().scaled(16).into_image();
        let picture = picture.to_rgba8();
        assert_eq!(picture.dimensions(), (16, 8));
        let [r, g, b, alpha] = picture[(2, 4)].0;
        assert_eq!(alpha, 128);
        let near = |a: u8, b: u8| a.abs_diff(b) <= 2;
        assert!(
            near(r, 0xf0) && near(g, 0x80) && near(b, 0x20),
            "{r} {g} {b}"
        );
        assert_eq!(picture[(14, 4)][3], 0);
    }
}
