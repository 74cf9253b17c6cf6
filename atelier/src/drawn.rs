//! What is printed: which pictures are no longer what their scenes say, and how they are drawn again.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};
use image::ImageFormat;
use rayon::prelude::*;
use sha2::{Digest, Sha256};

use crate::cards::Card;
use crate::plates::Plate;
use crate::render::{self, LARGE, Picture, SMALL};
use crate::scene::Scene;

/// The sizes in which a card is printed, and how finely each is encoded.
pub const SIZES: [(u32, f32); 2] = [(LARGE, 84.0), (SMALL, 88.0)];

/// A scene that is printed, and the files it is printed to.
pub struct Print {
    /// What it is called in the note.
    pub id: &'static str,
    scene: fn() -> Scene,
    files: Vec<File>,
}

/// A picture of it.
#[derive(Clone, Debug)]
struct File {
    path: PathBuf,
    width: u32,
    /// As WebP from 0 to 100; other formats lose nothing.
    quality: f32,
}

impl Print {
    /// A card, in the folder of the deck.
    pub fn card(card: &Card, folder: &Path) -> Print {
        let files = SIZES.map(|(width, quality)| File {
            path: Self::file(folder, card.id, width),
            width,
            quality,
        });
        Print {
            id: card.id,
            scene: card.scene,
            files: files.into(),
        }
    }

    /// A plate, somewhere under the root of the repository.
    pub fn plate(plate: &Plate, root: &Path) -> Print {
        let files = plate.files.iter().map(|&(path, width, quality)| File {
            path: root.join(path),
            width,
            quality,
        });
        Print {
            id: plate.id,
            scene: plate.scene,
            files: files.collect(),
        }
    }

    /// A card's picture in the folder of the deck, so many pixels wide.
    pub fn file(folder: &Path, id: &str, width: u32) -> PathBuf {
        folder.join(format!("{id}.{width}.webp"))
    }

    /// Its scene, written out.
    pub fn svg(&self) -> String {
        (self.scene)().svg()
    }

    /// Says in few letters what it should look like.
    fn scene_fingerprint(&self, svg: &str) -> String {
        let sizes: Vec<(u32, f32)> = self.files.iter().map(|f| (f.width, f.quality)).collect();
        fingerprint(format!("{svg}{sizes:?}"))
    }

    /// Says in few letters what is in its files.
    fn file_fingerprints(&self) -> io::Result<String> {
        let files = self.files.iter();
        let files = files.map(|file| fs::read(&file.path).map(fingerprint));
        Ok(files.collect::<io::Result<Vec<_>>>()?.join(" "))
    }
}

/// A note of the scenes from which pictures were printed, and of these pictures.
pub struct Printed {
    note: PathBuf,
    /// By what was printed, the fingerprint of its scene and those of its files, on one line: so lines of two branches can
    /// be mixed, and what does not fit is drawn again.
    drawn: Mutex<BTreeMap<String, String>>,
}

impl Printed {
    /// What is noted there. Without a note nothing was printed.
    pub fn open(note: &Path) -> Result<Printed> {
        let drawn = match note.exists() {
            true => toml::from_str(&fs::read_to_string(note)?)
                .with_context(|| format!("{} is no note of ours", note.display()))?,
            false => BTreeMap::new(),
        };
        Ok(Printed {
            note: note.to_owned(),
            drawn: Mutex::new(drawn),
        })
    }

    /// Whether its pictures show this scene.
    fn shows(&self, print: &Print, svg: &str) -> bool {
        let scene = print.scene_fingerprint(svg);
        self.untouched(print) && self.noted(print).is_some_and(|(noted, _)| noted == scene)
    }

    /// Whether its pictures are still those that were printed, whatever they show.
    pub fn untouched(&self, print: &Print) -> bool {
        let files = print.file_fingerprints();
        files.is_ok_and(|files| self.noted(print).is_some_and(|(_, noted)| noted == files))
    }

    /// The fingerprint of its scene, and those of its files.
    fn noted(&self, print: &Print) -> Option<(String, String)> {
        let drawn = self.drawn();
        let (scene, files) = drawn.get(print.id)?.split_once(' ')?;
        Some((scene.to_owned(), files.to_owned()))
    }

    /// Those whose pictures show something else than their scenes, with these scenes.
    pub fn stale<'a>(&self, prints: &'a [Print]) -> Vec<(&'a Print, String)> {
        let scenes = prints.par_iter().map(|print| (print, print.svg()));
        scenes
            .filter(|(print, svg)| !self.shows(print, svg))
            .collect()
    }

    /// Draws all its pictures. It is noted at once: whoever is interrupted goes on from there.
    pub fn print(&self, print: &Print, svg: &str) -> Result<()> {
        let widest = print.files.iter().map(|file| file.width).max();
        let picture = Picture::print(svg, widest.context("printed to nowhere")?)?;
        for file in &print.files {
            write(&file.path, file.encoded(&picture)?)?;
        }
        let noted = format!(
            "{} {}",
            print.scene_fingerprint(svg),
            print.file_fingerprints()?
        );
        let mut drawn = self.drawn();
        drawn.insert(print.id.to_owned(), noted);
        write(&self.note, toml::to_string(&*drawn)?)
    }

    fn drawn(&self) -> MutexGuard<'_, BTreeMap<String, String>> {
        // Whatever happened to another thread, the note is whole.
        self.drawn.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl File {
    fn encoded(&self, picture: &Picture) -> Result<Vec<u8>> {
        let picture = picture.scaled(self.width).into_image();
        match ImageFormat::from_path(&self.path)? {
            ImageFormat::WebP => Ok(render::webp(&picture, self.quality)),
            format => render::encoded(&picture, format),
        }
    }
}

fn fingerprint(what: impl AsRef<[u8]>) -> String {
    hex::encode(&Sha256::digest(what)[..12])
}

fn write(path: &Path, what: impl AsRef<[u8]>) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(path, what).with_context(|| format!("cannot write {}", path.display()))
}
