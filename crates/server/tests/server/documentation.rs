//! Every file that the documentation names is there.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// What stands between two marks.
fn between<'t>(text: &'t str, open: &'t str, close: &'t str) -> impl Iterator<Item = &'t str> {
    let rests = text.split(open).skip(1);
    rests.filter_map(move |rest| rest.split(close).next())
}

/// Whether something in code type is a path of ours, and no placeholder or command.
fn is_path(text: &str) -> bool {
    let folders = ["crates/", "web/", "e2e/", "atelier/", "docs/"];
    let plain = |c: char| c.is_ascii_alphanumeric() || "/._-".contains(c);
    folders.iter().any(|f| text.starts_with(f)) && text.chars().all(plain)
}

#[test]
fn the_files_it_names_are_there() {
    for page in [
        "README.md",
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/performance.md",
    ] {
        let text = read(page);
        let paths: Vec<&str> = between(&text, "`", "`").filter(|p| is_path(p)).collect();
        for path in paths {
            assert!(root().join(path).exists(), "{page} names {path}");
        }
    }
}

#[test]
fn the_stations_of_a_move_are_files() {
    for picture in ["vote", "bot-move", "picture"] {
        let text = read(&format!("docs/pictures/architecture/{picture}.svg"));
        let stations = between(&text, "class=\"file\"", "</text>");
        let mut named = 0;
        for station in stations {
            let path = station.rsplit('>').next().expect("a path");
            let below = [root(), root().join("crates")];
            assert!(
                below.iter().any(|b| b.join(path).exists()),
                "{picture}: {path}"
            );
            named += 1;
        }
        assert!(named > 5, "{picture} names {named} files");
    }
}

#[test]
fn links_between_pages_lead_somewhere() {
    for page in [
        "README.md",
        "CONTRIBUTING.md",
        "docs/architecture.md",
        "docs/hosting.md",
    ] {
        let folder = root().join(page).parent().expect("a folder").to_owned();
        for link in between(&read(page), "](", ")") {
            let path = link.split('#').next().unwrap_or_default();
            if !path.is_empty() && !path.contains(':') {
                assert!(folder.join(path).exists(), "{page} links to {link}");
            }
        }
    }
}
