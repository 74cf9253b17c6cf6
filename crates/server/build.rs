//! The page is built before this program (`make page`). Where it is not, a page that says so takes its place, so that
//! `cargo test` works on a fresh clone.

use std::path::Path;
use std::{fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new("../../web/dist");
    println!("cargo::rerun-if-changed={}", dist.display());
    let index = dist.join("index.html");
    if !index.exists() {
        fs::create_dir_all(dist)?;
        fs::write(index, include_str!("src/http/stub.html"))?;
    }
    Ok(())
}
