//! What a picture says without words: its light and its colours, and the moods that go with them. It is little, but better than nothing
//! for cards of which nothing else is known.

use image::imageops::FilterType;

use crate::picture::{self, PictureError};

/// The side of the small copy that is looked at, in pixels.
const SIDE: u32 = 32;

/// From this saturation on a pixel has a colour.
const COLOURED: f32 = 0.22;

/// A few tags for a picture, like those of *Lanterns*: `palette:blue`, `mood:calm`.
///
/// ```
/// let deck = fabula_deck::plain(1)?;
/// let picture = &deck.pictures[&deck.manifest.cards[0].small.hash];
/// let tags = fabula_deck::impression(picture)?;
/// assert!(tags.iter().any(|tag| tag.starts_with("palette:")));
/// # Ok::<(), fabula_deck::PictureError>(())
/// ```
pub fn impression(bytes: &[u8]) -> Result<Vec<&'static str>, PictureError> {
    let picture = picture::read(bytes)?;
    let small = picture
        .resize_exact(SIDE, SIDE, FilterType::Triangle)
        .to_rgb8();
    let mut brightness: Vec<f32> = Vec::with_capacity(small.len());
    let mut hues = [0.0f32; 6];
    let mut coloured = 0.0;
    for pixel in small.pixels() {
        let [red, green, blue] = pixel.0.map(|channel| f32::from(channel) / 255.0);
        let (most, least) = (red.max(green).max(blue), red.min(green).min(blue));
        brightness.push(0.3 * red + 0.59 * green + 0.11 * blue);
        let chroma = most - least;
        if most > 0.0 && chroma / most >= COLOURED {
            let sixth = match most {
                most if most == red => ((green - blue) / chroma).rem_euclid(6.0),
                most if most == green => (blue - red) / chroma + 2.0,
                _ => (red - green) / chroma + 4.0,
            };
            hues[(sixth.round() as usize) % 6] += chroma;
            coloured += 1.0;
        }
    }
    let count = brightness.len().max(1) as f32;
    let mean = brightness.iter().sum::<f32>() / count;
    let spread = (brightness.iter().map(|b| (b - mean).powi(2)).sum::<f32>() / count).sqrt();
    let mut tags: Vec<&'static str> = Vec::new();
    tags.extend(match mean {
        mean if mean < 0.3 => ["palette:dark", "mood:mystery", "setting:night"].as_slice(),
        mean if mean > 0.7 => &["palette:bright", "mood:joy", "setting:day"],
        _ => &[],
    });
    tags.extend(match spread {
        spread if spread > 0.28 => ["mood:drama", "mood:tension"].as_slice(),
        spread if spread < 0.12 => &["mood:calm", "mood:silence"],
        _ => &[],
    });
    let hue = (0..6).max_by(|&a, &b| hues[a].total_cmp(&hues[b]));
    tags.extend(match hue.filter(|_| coloured / count > 0.15) {
        Some(0) => ["palette:red", "mood:passion"].as_slice(),
        Some(1) => &["palette:yellow", "mood:warmth"],
        Some(2) => &["palette:green", "mood:growth"],
        Some(3) => &["palette:turquoise", "mood:freshness"],
        Some(4) => &["palette:blue", "mood:longing"],
        Some(_) => &["palette:purple", "mood:magic"],
        None => &["palette:grey", "mood:nostalgia"],
    });
    Ok(tags)
}
