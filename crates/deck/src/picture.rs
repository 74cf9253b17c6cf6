//! One picture: read whatever it is, put upright, scaled, and written as WebP without anything that told
//! where and by whom it was taken.

use std::io::Cursor;

use bytes::Bytes;
use fabula_ids::ContentHash;
use image::imageops::FilterType;
use image::{DynamicImage, ImageDecoder, ImageFormat, ImageReader, Limits};
use thiserror::Error;

use crate::Picture;

/// The largest file taken, in bytes: a photograph straight from a camera.
const MAX_BYTES: usize = 30 << 20;

/// The longest side taken, in pixels.
const MAX_SIDE: u32 = 12_000;

/// The memory one picture may take while it is read.
const MAX_MEMORY: u64 = 512 << 20;

/// Quality of the pictures written: above it files grow faster than anybody sees.
const QUALITY: f32 = 82.0;

/// The sizes in which a picture is kept. It is made to fit, keeps its proportions, and is never enlarged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// 400 × 600: a card in a hand or on a table.
    Small,
    /// 800 × 1200: a card held close.
    Large,
}

impl Size {
    /// Width and height of the box it fits into.
    pub const fn within(self) -> (u32, u32) {
        match self {
            Size::Small => (400, 600),
            Size::Large => (800, 1200),
        }
    }
}

/// Why a picture cannot be used.
#[derive(Debug, Error)]
pub enum PictureError {
    /// The file is too large.
    #[error("it has {got} bytes; at most {MAX_BYTES} are taken")]
    TooLarge {
        /// Its bytes.
        got: usize,
    },
    /// It is neither WebP nor JPEG nor PNG.
    #[error("it is neither WebP nor JPEG nor PNG")]
    OtherFormat,
    /// It is broken, or too many pixels.
    #[error("it cannot be read: {0}")]
    Broken(#[from] image::ImageError),
    /// It cannot be written.
    #[error("it cannot be written as WebP: {0}")]
    Encoding(String),
}

/// Reads a picture by its content, whatever its name says.
pub fn read(bytes: &[u8]) -> Result<DynamicImage, PictureError> {
    if bytes.len() > MAX_BYTES {
        return Err(PictureError::TooLarge { got: bytes.len() });
    }
    let format = image::guess_format(bytes).map_err(|_| PictureError::OtherFormat)?;
    if !matches!(
        format,
        ImageFormat::WebP | ImageFormat::Jpeg | ImageFormat::Png
    ) {
        return Err(PictureError::OtherFormat);
    }
    let mut limits = Limits::default();
    limits.max_image_width = Some(MAX_SIDE);
    limits.max_image_height = Some(MAX_SIDE);
    limits.max_alloc = Some(MAX_MEMORY);
    let mut reader = ImageReader::with_format(Cursor::new(bytes), format);
    reader.limits(limits);
    let mut decoder = reader.into_decoder()?;
    // A camera held sideways says so beside the picture; that note will be gone.
    let orientation = decoder.orientation()?;
    let mut picture = DynamicImage::from_decoder(decoder)?;
    picture.apply_orientation(orientation);
    Ok(picture)
}

/// A picture in one size, and its bytes.
pub fn write(picture: &DynamicImage, size: Size) -> Result<(Picture, Bytes), PictureError> {
    let (width, height) = size.within();
    let fits = picture.width() <= width && picture.height() <= height;
    let scaled = if fits {
        picture.to_rgb8()
    } else {
        picture
            .resize(width, height, FilterType::Lanczos3)
            .to_rgb8()
    };
    let encoder = webp::Encoder::from_rgb(&scaled, scaled.width(), scaled.height());
    let webp = encoder
        .encode_simple(false, QUALITY)
        .map_err(|e| PictureError::Encoding(format!("{e:?}")))?;
    let bytes = Bytes::copy_from_slice(&webp);
    let picture = Picture {
        hash: ContentHash::of(&bytes),
        width: scaled.width(),
        height: scaled.height(),
    };
    Ok((picture, bytes))
}

/// A picture as JPEG, which everybody can read.
pub fn to_jpeg(bytes: &[u8]) -> Result<Vec<u8>, PictureError> {
    let picture = read(bytes)?.to_rgb8();
    let mut jpeg = Cursor::new(Vec::new());
    picture.write_to(&mut jpeg, ImageFormat::Jpeg)?;
    Ok(jpeg.into_inner())
}
