//! Plain pictures for tests and for trying things out: a colour of its own for each, and dots to count.

use std::collections::{BTreeMap, HashMap};

use image::{DynamicImage, Rgb, RgbImage};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::manifest::NewCard;
use crate::{Deck, Manifest, PictureError};

/// A deck of so many plain pictures. The same number always gives the same deck.
pub fn plain(cards: usize) -> Result<Deck, PictureError> {
    let made: Vec<NewCard> = (0..cards)
        .into_par_iter()
        .map(|n| {
            let mut card = NewCard::new(format!("plain-{n:03}"), &draw(n))?;
            let says = format!("A plain card, number {}.", n + 1);
            card.info.description = BTreeMap::from([("en".into(), says)]);
            card.info.tags = vec!["plain".into()];
            Ok(card)
        })
        .collect::<Result<_, PictureError>>()?;
    let mut pictures = HashMap::new();
    let mut infos = Vec::with_capacity(cards);
    for card in made {
        infos.push(card.info);
        pictures.extend(card.pictures);
    }
    Ok(Deck {
        manifest: Manifest {
            name: "Plain".into(),
            author: None,
            licence: Some("CC0-1.0".into()),
            cards: infos,
        },
        pictures,
    })
}

/// The number in binary, as dots on a grid of two by four, over a shade that no other number has.
fn draw(n: usize) -> DynamicImage {
    let shade = |channel: usize| (40 + (n * [37, 101, 59][channel] + 90 * channel) % 150) as u8;
    let paper = Rgb([shade(0), shade(1), shade(2)]);
    let dot = Rgb([250, 238, 210]);
    let picture = RgbImage::from_fn(200, 300, |x, y| {
        let (column, row) = (x / 100, y / 75);
        let bit = column * 4 + row;
        let (dx, dy) = ((x % 100) as i32 - 50, (y % 75) as i32 - 37);
        let lit = (n + 1) >> bit & 1 == 1 && dx * dx + dy * dy < 26 * 26;
        if lit { dot } else { paper }
    });
    DynamicImage::ImageRgb8(picture)
}
