//! *Lanterns*: the deck that comes with the program. Its pictures are drawn by the engine in `atelier/` (`make deck`) and checked
//! in; beside each is a file that says what is seen on it.

use std::borrow::Cow;
use std::collections::{BTreeMap, HashMap};
use std::io::Cursor;

use bytes::Bytes;
use fabula_ids::ContentHash;
use image::{ImageFormat, ImageReader};
use rust_embed::RustEmbed;
use serde::Deserialize;
use thiserror::Error;

use crate::deck_toml::About;
use crate::{CardInfo, Deck, Manifest, Picture, Size};

/// For each card its pictures, `fox.400.webp` and `fox.800.webp`, and `fox.toml`, which is an [`AboutLantern`].
#[derive(RustEmbed)]
#[folder = "lanterns"]
struct Files;

const ABOUT_DECK: &str = "deck.toml";

/// Why the deck cannot be had: something in it was left out or written wrong.
#[derive(Debug, Error)]
#[error("{file}: {why}")]
pub struct LanternsError {
    file: String,
    why: String,
}

/// What a card is about and what is seen on it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AboutLantern {
    lead: String,
    motifs: Vec<String>,
    setting: Vec<String>,
    action: Vec<String>,
    moods: Vec<String>,
    palette: Vec<String>,
    themes: Vec<String>,
    evokes: Vec<String>,
    #[serde(default)]
    gentle: bool,
    #[serde(default)]
    title: BTreeMap<String, String>,
    #[serde(default)]
    sentence: BTreeMap<String, String>,
    description: BTreeMap<String, String>,
}

impl AboutLantern {
    /// All that it is about, each with its kind: `mood:wonder`.
    fn tags(&self) -> Vec<String> {
        let lead = std::slice::from_ref(&self.lead);
        let kinds: [(&str, &[String]); 8] = [
            ("lead", lead),
            ("motif", &self.motifs),
            ("setting", &self.setting),
            ("action", &self.action),
            ("mood", &self.moods),
            ("palette", &self.palette),
            ("theme", &self.themes),
            ("evokes", &self.evokes),
        ];
        let tags = kinds.into_iter();
        tags.flat_map(|(kind, tags)| tags.iter().map(move |tag| format!("{kind}:{tag}")))
            .collect()
    }
}

/// The deck, its cards in the order of their names.
pub fn lanterns() -> Result<Deck, LanternsError> {
    let about: About = toml(ABOUT_DECK)?;
    let mut abouts: Vec<String> = Files::iter()
        .filter(|file| file.ends_with(".toml") && file != ABOUT_DECK)
        .map(|file| file.into_owned())
        .collect();
    abouts.sort();
    let mut cards = Vec::with_capacity(abouts.len());
    let mut pictures = HashMap::new();
    for file in abouts {
        let id = file.trim_end_matches(".toml");
        let about: AboutLantern = toml(&file)?;
        let mut take = |size: Size| {
            let (picture, bytes) = picture(id, size)?;
            pictures.insert(picture.hash, bytes);
            Ok(picture)
        };
        cards.push(CardInfo {
            id: id.to_owned(),
            small: take(Size::Small)?,
            large: take(Size::Large)?,
            tags: about.tags(),
            title: about.title,
            sentence: about.sentence,
            description: about.description,
            gentle: about.gentle,
        });
    }
    let manifest = Manifest {
        name: about.name.unwrap_or_default(),
        author: about.author,
        licence: about.licence,
        cards,
    };
    Ok(Deck { manifest, pictures })
}

fn picture(id: &str, size: Size) -> Result<(Picture, Bytes), LanternsError> {
    let file = format!("{id}.{}.webp", size.within().0);
    let bytes: Bytes = match bytes(&file)? {
        Cow::Borrowed(bytes) => Bytes::from_static(bytes),
        Cow::Owned(bytes) => bytes.into(),
    };
    let reader = ImageReader::with_format(Cursor::new(&bytes), ImageFormat::WebP);
    let (width, height) = reader.into_dimensions().map_err(wrong(&file))?;
    let hash = ContentHash::of(&bytes);
    Ok((
        Picture {
            hash,
            width,
            height,
        },
        bytes,
    ))
}

fn toml<T: for<'a> Deserialize<'a>>(file: &str) -> Result<T, LanternsError> {
    toml::from_slice(&bytes(file)?).map_err(wrong(file))
}

fn bytes(file: &str) -> Result<Cow<'static, [u8]>, LanternsError> {
    let found = Files::get(file).map(|found| found.data);
    found.ok_or_else(|| wrong(file)("it is missing"))
}

fn wrong<E: ToString>(file: &str) -> impl FnOnce(E) -> LanternsError {
    let file = file.to_owned();
    move |error| LanternsError {
        file,
        why: error.to_string(),
    }
}
