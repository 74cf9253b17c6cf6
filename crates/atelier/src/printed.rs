//! The deck as it is printed: which pictures are no longer what their scenes say, and how they are drawn again.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::cards::Card;
use crate::press::{self, LARGE, SMALL};

/// The sizes in which a card is printed, and how finely each is encoded.
pub const SIZES: [(u32, f32); 2] = [(LARGE, 84.0), (SMALL, 88.0)];

/// A folder of printed cards, and a note of the scenes they were printed from.
pub struct Printed {
    folder: PathBuf,
    note: PathBuf,
    /// By card, the fingerprint of its scene.
    drawn: Mutex<BTreeMap<String, String>>,
}

impl Printed {
    /// What is there. A folder without a note has nothing printed in it.
    pub fn open(folder: &Path, note: &Path) -> Result<Printed> {
        let drawn = match note.exists() {
            true => toml::from_str(&fs::read_to_string(note)?)
                .with_context(|| format!("{} is no note of ours", note.display()))?,
            false => BTreeMap::new(),
        };
        fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
        Ok(Printed {
            folder: folder.to_owned(),
            note: note.to_owned(),
            drawn: Mutex::new(drawn),
        })
    }

    /// A card's picture in such a folder, so many pixels wide.
    pub fn file(folder: &Path, id: &str, width: u32) -> PathBuf {
        folder.join(format!("{id}.{width}.webp"))
    }

    /// Whether its pictures show this scene.
    pub fn shows(&self, id: &str, svg: &str) -> bool {
        let mut files = SIZES
            .iter()
            .map(|(width, _)| Self::file(&self.folder, id, *width));
        files.all(|file| file.exists()) && self.drawn().get(id) == Some(&fingerprint(svg))
    }

    /// The cards whose pictures show something else than their scenes, with these scenes.
    pub fn stale<'a>(&self, cards: &'a [Card]) -> Vec<(&'a Card, String)> {
        let scenes = cards.par_iter().map(|card| (card, (card.scene)().svg()));
        scenes
            .filter(|(card, svg)| !self.shows(card.id, svg))
            .collect()
    }

    /// Draws a card in all sizes. It is noted at once: whoever is interrupted goes on from there.
    pub fn print(&self, id: &str, svg: &str) -> Result<()> {
        let picture = press::print(svg)?;
        for (width, quality) in SIZES {
            let sized = press::scaled(&picture, width);
            write(
                &Self::file(&self.folder, id, width),
                press::webp(&sized, quality),
            )?;
        }
        let mut drawn = self.drawn();
        drawn.insert(id.to_owned(), fingerprint(svg));
        write(&self.note, toml::to_string(&*drawn)?)
    }

    fn drawn(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        // Whatever happened to another thread, the note is whole.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn write(path: &Path, what: impl AsRef<[u8]>) -> Result<()> {
    fs::write(path, what).with_context(|| format!("cannot write {}", path.display()))
}

/// Says in few letters what a scene looks like in print.
fn fingerprint(svg: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(svg);
    hash.update(format!("{SIZES:?}"));
    hex::encode(&hash.finalize()[..12])
}
