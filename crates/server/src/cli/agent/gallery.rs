//! The cards as a program is shown them: each once, as a file or in base64, with words if there are any.

use std::collections::HashSet;
use std::path::PathBuf;

use anyhow::{Context, Result};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use clap::ValueEnum;
use fabula_deck::{CardInfo, Picture};
use fabula_ids::ContentHash;
use serde_json::{Value, json};
use tempfile::TempDir;

/// How a program is shown pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pictures {
    /// As files of at most 800 × 1200 pixels
    Files,
    /// As files of at most 400 × 600 pixels
    SmallFiles,
    /// Inside the message, at most 400 × 600 pixels
    Base64,
    /// Not at all
    None,
}

/// Where pictures come from.
pub type Fetch = Box<dyn Fn(ContentHash) -> Result<Vec<u8>> + Send>;

/// All cards, and which of them a program has seen.
pub struct Gallery {
    cards: Vec<CardInfo>,
    fetch: Fetch,
    pictures: Pictures,
    /// Whether words about the cards are told, too.
    described: bool,
    folder: TempDir,
    seen: HashSet<u16>,
}

impl Gallery {
    /// These cards, by their numbers.
    pub fn new(
        cards: Vec<CardInfo>,
        fetch: Fetch,
        pictures: Pictures,
        described: bool,
    ) -> Result<Gallery> {
        Ok(Gallery {
            cards,
            fetch,
            pictures,
            described,
            folder: tempfile::tempdir().context("a folder for the pictures")?,
            seen: HashSet::new(),
        })
    }

    /// A message that shows those of these cards that were not shown before; nothing if all were.
    pub fn look(&mut self, cards: &[u16]) -> Result<Option<Value>> {
        let new: Vec<u16> = cards
            .iter()
            .copied()
            .filter(|&card| self.seen.insert(card))
            .collect();
        if new.is_empty() {
            return Ok(None);
        }
        let shown: Vec<Value> = new
            .into_iter()
            .map(|card| self.show(card))
            .collect::<Result<_>>()?;
        Ok(Some(json!({ "type": "look", "cards": shown })))
    }

    fn show(&self, card: u16) -> Result<Value> {
        let mut shown = json!({ "card": card });
        let Some(info) = self.cards.get(usize::from(card)) else {
            return Ok(shown);
        };
        match self.pictures {
            Pictures::Files => shown["picture"] = json!(self.file(&info.large)?),
            Pictures::SmallFiles => shown["picture"] = json!(self.file(&info.small)?),
            Pictures::Base64 => {
                let bytes = (self.fetch)(info.small.hash)?;
                shown["picture"] =
                    json!(format!("data:image/webp;base64,{}", STANDARD.encode(bytes)));
            }
            Pictures::None => {}
        }
        if self.described {
            shown["description"] = json!(info.description);
            shown["tags"] = json!(info.tags);
        }
        Ok(shown)
    }

    fn file(&self, picture: &Picture) -> Result<PathBuf> {
        let path = self.folder.path().join(format!("{}.webp", picture.hash));
        if !path.exists() {
            std::fs::write(&path, (self.fetch)(picture.hash)?)
                .context("a picture cannot be written")?;
        }
        Ok(path)
    }
}
