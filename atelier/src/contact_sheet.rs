//! Contact sheets: many pictures on one page.

use image::{Rgb, RgbImage, imageops};

use crate::render;

/// Between two pictures, and around all of them.
const GAP: u32 = 10;
/// The page.
const PAGE: Rgb<u8> = Rgb([24, 18, 32]);

/// Pictures of one shape side by side, `columns` in a row, each `width` pixels wide.
pub fn sheet(pictures: &[RgbImage], columns: u32, width: u32) -> RgbImage {
    let small: Vec<RgbImage> = pictures.iter().map(|p| render::scaled(p, width)).collect();
    let height = small.iter().map(RgbImage::height).max().unwrap_or(0);
    let columns = columns.clamp(1, small.len().max(1) as u32);
    let rows = (small.len() as u32).div_ceil(columns);
    let (across, down) = (width + GAP, height + GAP);
    let mut page = RgbImage::from_pixel(columns * across + GAP, rows * down + GAP, PAGE);
    for (i, picture) in (0..).zip(&small) {
        let (column, row) = (i % columns, i / columns);
        let (x, y) = (GAP + column * across, GAP + row * down);
        imageops::replace(&mut page, picture, x.into(), y.into());
    }
    page
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_has_its_place() {
        let shade = |i: u8| RgbImage::from_pixel(20, 30, Rgb([i * 40; 3]));
        let page = sheet(&[shade(1), shade(2), shade(3), shade(4)], 3, 20);
        assert_eq!(page.dimensions(), (3 * 30 + 10, 2 * 40 + 10));
        let middle = |column: u32, row: u32| page.get_pixel(20 + column * 30, 25 + row * 40).0[0];
        assert_eq!([middle(0, 0), middle(2, 0), middle(0, 1)], [40, 120, 160]);
        assert_eq!(page.get_pixel(50, 65), &PAGE);
    }
}
