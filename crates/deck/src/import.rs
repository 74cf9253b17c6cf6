//! A folder of pictures becomes a deck.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use rayon::iter::{IntoParallelRefIterator, ParallelIterator};
use thiserror::Error;

use crate::deck_toml::About;
use crate::manifest::NewCard;
use crate::picture::{self, PictureError};
use crate::{Deck, Manifest};

/// The most cards a deck may have.
pub const MAX_CARDS: usize = 1_000;

/// Endings of files that are taken for pictures.
const ENDINGS: [&str; 4] = ["webp", "jpg", "jpeg", "png"];

/// Why a folder is no deck.
#[derive(Debug, Error)]
pub enum DeckError {
    /// The folder, or a file in it, cannot be read.
    #[error("cannot read {path}: {error}")]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// There is no picture in it.
    #[error("there is no picture in {0}: put WebP, JPEG or PNG files there")]
    Empty(PathBuf),
    /// There are too many.
    #[error("{path} has {got} pictures; a deck has at most {MAX_CARDS}")]
    TooMany {
        /// The folder.
        path: PathBuf,
        /// How many.
        got: usize,
    },
    /// Two files are the same card.
    #[error("{path} has two pictures called {id}")]
    Twice {
        /// The folder.
        path: PathBuf,
        /// The name they share.
        id: String,
    },
    /// `deck.toml` is wrong.
    #[error("{path}: {error}")]
    About {
        /// The file.
        path: PathBuf,
        /// Why.
        error: toml::de::Error,
    },
    /// `deck.toml` speaks of a card that is not there.
    #[error("{path} describes {id}, but there is no such picture")]
    NoSuchCard {
        /// The file.
        path: PathBuf,
        /// The card.
        id: String,
    },
    /// A picture cannot be used.
    #[error("{path} cannot be used: {error}")]
    Picture {
        /// The file.
        path: PathBuf,
        /// Why.
        error: PictureError,
    },
}

/// Makes a deck of all pictures in a folder, in the order of their names.
pub fn import(folder: &Path) -> Result<Deck, DeckError> {
    let files = pictures_in(folder)?;
    let about_path = folder.join("deck.toml");
    let mut about = read_about(&about_path)?;
    let made: Vec<NewCard> = files
        .par_iter()
        .map(|(id, path)| make_card(id, path))
        .collect::<Result<_, _>>()?;
    let mut cards = Vec::with_capacity(made.len());
    let mut pictures = HashMap::new();
    for mut card in made {
        let about = about.cards.remove(&card.info.id).unwrap_or_default();
        card.info.title = about.title;
        card.info.sentence = about.sentence;
        card.info.description = about.description;
        card.info.tags = about.tags;
        card.info.gentle = about.gentle;
        cards.push(card.info);
        pictures.extend(card.pictures);
    }
    if let Some((id, _)) = about.cards.pop_first() {
        let path = about_path;
        return Err(DeckError::NoSuchCard { path, id });
    }
    let folder_name = folder.file_name().unwrap_or(folder.as_os_str());
    Ok(Deck {
        manifest: Manifest {
            name: (about.name).unwrap_or_else(|| folder_name.to_string_lossy().into_owned()),
            author: about.author,
            licence: about.licence,
            cards,
        },
        pictures,
    })
}

/// The pictures of a folder: name and file.
fn pictures_in(folder: &Path) -> Result<Vec<(String, PathBuf)>, DeckError> {
    let unreadable = |error| DeckError::Unreadable {
        path: folder.to_owned(),
        error,
    };
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let ending = path.extension().map(|e| e.to_string_lossy().to_lowercase());
        let hidden = |name: &str| name.starts_with('.');
        let name = path.file_stem().map(|s| s.to_string_lossy().into_owned());
        if let (Some(id), Some(ending)) = (name, ending)
            && ENDINGS.contains(&ending.as_str())
            && !hidden(&id)
            && path.is_file()
        {
            files.push((id, path));
        }
    }
    files.sort();
    let path = folder.to_owned();
    if files.is_empty() {
        return Err(DeckError::Empty(path));
    }
    if files.len() > MAX_CARDS {
        let got = files.len();
        return Err(DeckError::TooMany { path, got });
    }
    if let Some(pair) = files.windows(2).find(|w| w[0].0 == w[1].0) {
        let id = pair[0].0.clone();
        return Err(DeckError::Twice { path, id });
    }
    Ok(files)
}

fn read_about(path: &Path) -> Result<About, DeckError> {
    let path = path.to_owned();
    match fs::read_to_string(&path) {
        Ok(text) => toml::from_str(&text).map_err(|error| DeckError::About { path, error }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(About::default()),
        Err(error) => Err(DeckError::Unreadable { path, error }),
    }
}

fn make_card(id: &str, path: &Path) -> Result<NewCard, DeckError> {
    let bytes = fs::read(path).map_err(|error| DeckError::Unreadable {
        path: path.to_owned(),
        error,
    })?;
    picture::read(&bytes)
        .and_then(|picture| NewCard::new(id.to_owned(), &picture))
        .map_err(|error| DeckError::Picture {
            path: path.to_owned(),
            error,
        })
}
