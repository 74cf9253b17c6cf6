//! Fingerprints: whether bytes, or sources, are still the same. `check_drawn.py` takes them in the same way, without this program.

use std::fs;
use std::io;
use std::path::Path;

use sha2::{Digest, Sha256};

/// The first 12 bytes of a SHA-256.
pub fn fingerprint(what: impl AsRef<[u8]>) -> String {
    hex::encode(&Sha256::digest(what)[..12])
}

/// The fingerprint of the sources at a path of the repository. Of a file that is the one of its bytes. Of a module, whose path has
/// no `.rs`, it is the one of a list: the file with `.rs` and all files in the folder, in the order of their paths, each as its path,
/// a zero, its fingerprint and the end of the line. Hidden files are left out: they belong to editors.
pub fn fingerprint_of_sources(repository: &Path, path: &str) -> io::Result<String> {
    if repository.join(path).is_file() {
        return fs::read(repository.join(path)).map(fingerprint);
    }
    let mut files = Vec::new();
    let module = format!("{path}.rs");
    if repository.join(&module).is_file() {
        files.push(module);
    }
    if repository.join(path).is_dir() {
        find(repository, path, &mut files)?;
    }
    files.sort();
    let lines = files.into_iter().map(|file| {
        let bytes = fs::read(repository.join(&file))?;
        Ok(format!("{file}\0{}\n", fingerprint(bytes)))
    });
    Ok(fingerprint(lines.collect::<io::Result<String>>()?))
}

fn find(repository: &Path, folder: &str, files: &mut Vec<String>) -> io::Result<()> {
    for entry in fs::read_dir(repository.join(folder))? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        let path = format!("{folder}/{name}");
        if name.starts_with('.') {
            continue;
        } else if entry.file_type()?.is_dir() {
            find(repository, &path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
