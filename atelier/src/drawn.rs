//! The record of what was drawn, `drawn.toml`: which pictures are no longer what their scenes say, and how they are drawn again.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};

use anyhow::{Context, Result};
use image::ImageFormat;
use rayon::prelude::*;

use crate::cards::{CARDS, Card};
use crate::fingerprint::{fingerprint, fingerprint_of_sources};
use crate::plates::{PLATES, Plate};
use crate::render::{self, LARGE, Picture, SMALL};
use crate::scene::Scene;

/// The root of the repository. All other paths here begin there.
pub const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/..");

/// Where the cards of the deck are.
pub const DECK: &str = "crates/deck/lanterns";

/// Where the record is.
const RECORD: &str = "atelier/drawn.toml";

const HEADER: &str = "# Written by `make deck`: of every picture the fingerprints of its own sources, of its scene as SVG and of its files.\n\n";

/// The section that says what all pictures were drawn from: every line of the engine, of every card, and of all it is built on.
/// When two branches each draw something, this is where they disagree, and nobody has yet drawn the pictures of both together.
const EVERY_PICTURE: &str = "every-picture";
const ALL_SOURCES: [&str; 3] = ["atelier/Cargo.lock", "atelier/Cargo.toml", "atelier/src"];

/// What the fingerprint of a scene is called in the section of a picture. Whatever else is there is a path.
const SCENE: &str = "scene";

/// The sizes in which a card is printed, and how finely each is encoded.
pub const SIZES: [(u32, f32); 2] = [(LARGE, 78.0), (SMALL, 82.0)];

/// A card or a plate: a scene, and the files it is printed to.
pub struct Illustration {
    /// What it is called in the record.
    pub id: &'static str,
    scene: fn() -> Scene,
    /// Its own module: what a path without `.rs` stands for, and the folder beside it.
    source: String,
    files: Vec<File>,
}

/// A picture of it.
#[derive(Clone, Debug)]
struct File {
    path: String,
    width: u32,
    /// As WebP from 0 to 100; other formats lose nothing.
    quality: f32,
}

impl Illustration {
    /// All there are.
    pub fn all() -> Vec<Illustration> {
        let cards = CARDS.iter().map(Illustration::card);
        cards
            .chain(PLATES.iter().map(Illustration::plate))
            .collect()
    }

    /// A card of the deck.
    pub fn card(card: &Card) -> Illustration {
        let files = SIZES.map(|(width, quality)| File {
            path: Self::file_of_card(card.id, width),
            width,
            quality,
        });
        Illustration {
            id: card.id,
            scene: card.scene,
            source: format!("atelier/src/cards/{}", card.id.replace('-', "_")),
            files: files.into(),
        }
    }

    /// A plate.
    pub fn plate(plate: &Plate) -> Illustration {
        let files = plate.files.iter().map(|&(path, width, quality)| File {
            path: path.to_owned(),
            width,
            quality,
        });
        Illustration {
            id: plate.id,
            scene: plate.scene,
            source: format!("atelier/src/plates/{}", plate.module),
            files: files.collect(),
        }
    }

    /// The picture of a card, so many pixels wide.
    pub fn file_of_card(id: &str, width: u32) -> String {
        format!("{DECK}/{id}.{width}.webp")
    }

    /// Its scene, written out.
    pub fn svg(&self) -> String {
        (self.scene)().on_paper_of(self.id).svg()
    }

    /// Says in few letters what it should look like.
    fn scene_fingerprint(&self, svg: &str) -> String {
        let sizes: Vec<(u32, f32)> = self.files.iter().map(|f| (f.width, f.quality)).collect();
        fingerprint(format!("{svg}{sizes:?}"))
    }
}

/// What is recorded of one picture: a fingerprint for each path, and that of its scene. They stand together and each on a line
/// of its own: so the records of two branches can be merged, and what does not fit is drawn again.
type Section = BTreeMap<String, String>;

/// The illustrations of a repository, and the record of what they were drawn from.
pub struct Drawn {
    repository: PathBuf,
    illustrations: Vec<Illustration>,
    /// The fingerprints of all sources as they were when this was opened: whoever goes on editing while pictures are drawn has
    /// not drawn what was edited.
    sources: BTreeMap<String, String>,
    sections: Mutex<BTreeMap<String, Section>>,
}

impl Drawn {
    /// What is recorded in a repository. Without a record nothing was drawn.
    pub fn open(repository: &Path, illustrations: Vec<Illustration>) -> Result<Drawn> {
        let record = repository.join(RECORD);
        let sections = match record.exists() {
            true => toml::from_str(&fs::read_to_string(&record)?)
                .with_context(|| format!("{} is not written by `make deck`", record.display()))?,
            false => BTreeMap::new(),
        };
        let paths = illustrations.iter().map(|it| it.source.as_str());
        let sources = paths.chain(ALL_SOURCES).map(|path| {
            let fingerprint = fingerprint_of_sources(repository, path);
            let fingerprint = fingerprint.with_context(|| format!("cannot read {path}"))?;
            Ok((path.to_owned(), fingerprint))
        });
        Ok(Drawn {
            repository: repository.to_owned(),
            sources: sources.collect::<Result<_>>()?,
            illustrations,
            sections: Mutex::new(sections),
        })
    }

    /// Those whose pictures show something else than their scenes, with these scenes.
    pub fn stale(&self) -> Vec<(&Illustration, String)> {
        let scenes = self.illustrations.par_iter().map(|it| (it, it.svg()));
        scenes.filter(|(it, svg)| !self.shows(it, svg)).collect()
    }

    /// Those whose pictures are not the ones that were printed, whatever they show.
    pub fn touched(&self) -> Vec<&Illustration> {
        let illustrations = self.illustrations.iter();
        illustrations.filter(|it| !self.untouched(it)).collect()
    }

    /// Whether its pictures show this scene.
    fn shows(&self, illustration: &Illustration, svg: &str) -> bool {
        let scene = illustration.scene_fingerprint(svg);
        self.recorded(illustration, SCENE) == Some(scene) && self.untouched(illustration)
    }

    fn untouched(&self, illustration: &Illustration) -> bool {
        illustration.files.iter().all(|file| {
            let now = self.file_fingerprint(file).ok();
            now.is_some() && now == self.recorded(illustration, &file.path)
        })
    }

    fn file_fingerprint(&self, file: &File) -> io::Result<String> {
        fs::read(self.repository.join(&file.path)).map(fingerprint)
    }

    fn recorded(&self, illustration: &Illustration, what: &str) -> Option<String> {
        self.sections().get(illustration.id)?.get(what).cloned()
    }

    /// Draws all its pictures. It is recorded at once: whoever is interrupted goes on from there.
    pub fn print(&self, illustration: &Illustration, svg: &str) -> Result<()> {
        let widest = illustration.files.iter().map(|file| file.width).max();
        let picture = Picture::print(svg, widest.context("printed to nowhere")?)?;
        let mut section = Section::new();
        section.insert(SCENE.into(), illustration.scene_fingerprint(svg));
        for file in &illustration.files {
            write(&self.repository.join(&file.path), file.encoded(&picture)?)?;
            section.insert(file.path.clone(), self.file_fingerprint(file)?);
        }
        let mut sections = self.sections();
        sections.insert(illustration.id.to_owned(), section);
        self.write(&sections)
    }

    /// Records that all pictures show what these sources draw. To be said when none is stale any more.
    pub fn record_sources(&self) -> Result<()> {
        let source = |path: &str| (path.to_owned(), self.sources[path].clone());
        let mut sections = self.sections();
        let mut recorded = BTreeMap::new();
        for it in &self.illustrations {
            let mut section = sections.remove(it.id).unwrap_or_default();
            let is_file = |path: &str| it.files.iter().any(|file| file.path == path);
            section.retain(|what, _| what == SCENE || is_file(what));
            section.extend([source(&it.source)]);
            recorded.insert(it.id.to_owned(), section);
        }
        let all = ALL_SOURCES.map(source);
        recorded.insert(EVERY_PICTURE.to_owned(), all.into());
        *sections = recorded;
        self.write(&sections)
    }

    fn write(&self, sections: &BTreeMap<String, Section>) -> Result<()> {
        let sections = toml::to_string(sections)?;
        write(&self.repository.join(RECORD), format!("{HEADER}{sections}"))
    }

    fn sections(&self) -> MutexGuard<'_, BTreeMap<String, Section>> {
        // Whatever happened to another thread, the record is whole.
        self.sections.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl File {
    fn encoded(&self, picture: &Picture) -> Result<Vec<u8>> {
        let picture = picture.scaled(self.width).into_image();
        match ImageFormat::from_path(&self.path)? {
            ImageFormat::WebP => render::webp(&picture, self.quality),
            format => render::encoded(&picture, format),
        }
    }
}

fn write(path: &Path, what: impl AsRef<[u8]>) -> Result<()> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder).with_context(|| format!("cannot make {}", folder.display()))?;
    fs::write(path, what).with_context(|| format!("cannot write {}", path.display()))
}
