//! Folders become decks, and their pictures are stored where everybody can be given them.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use fabula_deck::{Deck, DeckError, Manifest};
use fabula_ids::ContentHash;
use fabula_journal::{Journal, JournalError};
use sha2::{Digest, Sha256};
use thiserror::Error;

/// Why the decks cannot be had.
#[derive(Debug, Error)]
pub enum ImportError {
    /// The folder of decks cannot be read.
    #[error("cannot read {path}: {error}")]
    Unreadable {
        /// Which.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// One of the decks cannot be used.
    #[error(transparent)]
    Deck(#[from] DeckError),
    /// The pictures cannot be stored.
    #[error(transparent)]
    Journal(#[from] JournalError),
}

/// Stores a deck's pictures and its manifest, in one commit; what is there already stays.
pub async fn store(journal: &dyn Journal, deck: Deck) -> Result<Manifest, JournalError> {
    let mut blobs = deck.pictures;
    // Games with the gentle cards only remember that deck.
    for manifest in deck.manifest.gentle().iter().chain([&deck.manifest]) {
        blobs.insert(manifest.id(), manifest.to_json().into());
    }
    let hashes: Vec<ContentHash> = blobs.keys().copied().collect();
    let missing = journal.missing_public(&hashes).await?;
    if !missing.is_empty() {
        let missing = missing.iter().filter_map(|hash| blobs.remove(hash));
        journal.put_public(missing.collect()).await?;
    }
    Ok(deck.manifest)
}

/// The decks in a folder of folders, by name. What was imported before is not imported again.
pub async fn import_all(
    journal: &dyn Journal,
    decks: &Path,
    cache: &Path,
) -> Result<Vec<Manifest>, ImportError> {
    let unreadable = |error| ImportError::Unreadable {
        path: decks.to_owned(),
        error,
    };
    let mut folders = Vec::new();
    for entry in fs::read_dir(decks).map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let hidden = path
            .file_name()
            .is_some_and(|name| name.to_string_lossy().starts_with('.'));
        if path.is_dir() && !hidden {
            folders.push(path);
        }
    }
    folders.sort();
    let mut manifests = Vec::new();
    for folder in folders {
        manifests.push(import_one(journal, &folder, cache).await?);
    }
    Ok(manifests)
}

async fn import_one(
    journal: &dyn Journal,
    folder: &Path,
    cache: &Path,
) -> Result<Manifest, ImportError> {
    let unreadable = |error| ImportError::Unreadable {
        path: folder.to_owned(),
        error,
    };
    let print = fingerprint(folder).map_err(unreadable)?;
    let note = cache.join(format!("{print}.json"));
    if let Some(manifest) = known(journal, &note).await? {
        return Ok(manifest);
    }
    tracing::info!(folder = %folder.display(), "importing a deck");
    let path = folder.to_owned();
    let imported = tokio::task::spawn_blocking(move || fabula_deck::import(&path)).await;
    let deck = imported.map_err(|e| unreadable(io::Error::other(e)))??;
    let manifest = store(journal, deck).await?;
    // Only a note that saves time: without it the deck is imported again.
    let noted = fs::create_dir_all(cache).and_then(|()| fs::write(&note, manifest.to_json()));
    if let Err(error) = noted {
        tracing::warn!(%error, "an import could not be noted");
    }
    Ok(manifest)
}

/// What an earlier import made of the same files, if all of it is still there.
async fn known(journal: &dyn Journal, note: &Path) -> Result<Option<Manifest>, JournalError> {
    let Some(manifest) = fs::read(note)
        .ok()
        .and_then(|json| serde_json::from_slice::<Manifest>(&json).ok())
    else {
        return Ok(None);
    };
    let pictures = manifest.cards.iter().flat_map(|c| [c.small, c.large]);
    let mut hashes: Vec<ContentHash> = pictures.map(|p| p.hash).collect();
    hashes.push(manifest.id());
    let missing = journal.missing_public(&hashes).await?;
    Ok(missing.is_empty().then_some(manifest))
}

/// A name for a folder's content: every file's name and bytes, and the version of the import.
fn fingerprint(folder: &Path) -> io::Result<String> {
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|e| e.path()))
        .collect::<io::Result<_>>()?;
    files.retain(|path| path.is_file());
    files.sort();
    let mut all = Sha256::new();
    all.update(concat!("fabula import ", env!("CARGO_PKG_VERSION")));
    // A deck that says nothing about itself is called like its folder.
    all.update(folder.as_os_str().as_encoded_bytes());
    let mut buffer = vec![0; 1 << 16];
    for path in files {
        let mut one = Sha256::new();
        let mut file = fs::File::open(&path)?;
        loop {
            let read = file.read(&mut buffer)?;
            if read == 0 {
                break;
            }
            one.update(&buffer[..read]);
        }
        let name = path.file_name().unwrap_or_default();
        all.update(name.as_encoded_bytes());
        all.update([0]);
        all.update(one.finalize());
    }
    Ok(hex::encode(all.finalize()))
}
