//! What a deck says about itself.

use std::collections::{BTreeMap, HashMap};

use bytes::Bytes;
use fabula_ids::{ContentHash, DeckId, Language};
use image::DynamicImage;
use serde::{Deserialize, Serialize};

use crate::picture::{self, PictureError, Size};

/// A picture in one size: WebP.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Picture {
    /// Its name.
    pub hash: ContentHash,
    /// In pixels.
    pub width: u32,
    /// In pixels.
    pub height: u32,
}

impl Picture {
    /// No picture at all.
    pub const NONE: Picture = Picture {
        hash: ContentHash([0; 32]),
        width: 0,
        height: 0,
    };
}

/// A card of a deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct CardInfo {
    /// Its name in the deck.
    pub id: String,
    /// The picture for a phone's hand.
    pub small: Picture,
    /// The picture to look at closely.
    pub large: Picture,
    /// What people call it, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub title: BTreeMap<String, String>,
    /// What is seen on it in one sentence, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub sentence: BTreeMap<String, String>,
    /// What is seen on it, by language.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub description: BTreeMap<String, String>,
    /// What it is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tags: Vec<String>,
    /// Whether it suits small children and delicate groups.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub gentle: bool,
}

impl CardInfo {
    /// A card of which nothing is said.
    pub fn wordless(id: String, small: Picture, large: Picture) -> CardInfo {
        CardInfo {
            id,
            small,
            large,
            title: BTreeMap::new(),
            sentence: BTreeMap::new(),
            description: BTreeMap::new(),
            tags: Vec::new(),
            gentle: false,
        }
    }

    /// Everything that is told in languages.
    fn told(&mut self) -> [&mut BTreeMap<String, String>; 3] {
        [&mut self.title, &mut self.sentence, &mut self.description]
    }
}

/// Everything about a deck but the pictures' bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Manifest {
    /// What it is called.
    pub name: String,
    /// Who made it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub author: Option<String>,
    /// Under what terms.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub licence: Option<String>,
    /// The cards, always in this order.
    pub cards: Vec<CardInfo>,
}

/// A card just made: its pictures are not in a deck yet.
pub(crate) struct NewCard {
    pub info: CardInfo,
    pub pictures: [(ContentHash, Bytes); 2],
}

impl NewCard {
    /// A card that shows this picture and says nothing about it.
    pub fn new(id: String, picture: &DynamicImage) -> Result<NewCard, PictureError> {
        let (small, small_bytes) = picture::write(picture, Size::Small)?;
        let (large, large_bytes) = picture::write(picture, Size::Large)?;
        Ok(NewCard {
            info: CardInfo::wordless(id, small, large),
            pictures: [(small.hash, small_bytes), (large.hash, large_bytes)],
        })
    }
}

/// A deck with its pictures.
#[derive(Clone, Debug)]
pub struct Deck {
    /// What there is.
    pub manifest: Manifest,
    /// The pictures by name.
    pub pictures: HashMap<ContentHash, Bytes>,
}

impl Manifest {
    /// Its deck's name for ever.
    pub fn id(&self) -> DeckId {
        ContentHash::of(&self.to_json())
    }

    /// As it is stored: the same manifest is always the same bytes.
    pub fn to_json(&self) -> Vec<u8> {
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// For somebody who is to look for themselves: nothing is said about the cards, and they are named by their numbers.
    pub fn without_words(mut self) -> Manifest {
        for (number, card) in self.cards.iter_mut().enumerate() {
            *card = CardInfo::wordless(format!("card-{number}"), card.small, card.large);
        }
        self
    }

    /// For a person who reads this language: what is seen is said only in it, or, where it is not, in English. Tags are for
    /// programs.
    pub fn read_in(mut self, language: Language) -> Manifest {
        for card in &mut self.cards {
            for told in card.told() {
                let read = match told.contains_key(language.code()) {
                    true => language,
                    false => Language::English,
                };
                told.retain(|told, _| told == read.code());
            }
            card.tags.clear();
        }
        self
    }

    /// The same deck with its gentle cards only; none if that would be all or no cards.
    pub fn gentle(&self) -> Option<Manifest> {
        let gentle = self.cards.iter().filter(|card| card.gentle);
        let cards: Vec<CardInfo> = gentle.cloned().collect();
        let differs = !cards.is_empty() && cards.len() < self.cards.len();
        differs.then(|| Manifest {
            cards,
            ..self.clone()
        })
    }
}
