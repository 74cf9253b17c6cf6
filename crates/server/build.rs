//! The page is built before this program (`make page`). Where it is not, a page that says so takes its place, so that
//! `cargo test` works on a fresh clone.

use std::path::Path;
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let dist = Path::new("../../web/dist");
    let stub = "src/http/stub.html";
    // A program to play with has the page inside. One to test with reads it when it runs, whenever it was built.
    let has_page_inside = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    println!("cargo::rerun-if-changed={stub}");
    if has_page_inside {
        println!("cargo::rerun-if-changed={}", dist.display());
    }
    let index = dist.join("index.html");
    if !index.exists() {
        fs::create_dir_all(dist)?;
        fs::copy(stub, index)?;
    }
    Ok(())
}
