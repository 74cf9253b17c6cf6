//! A folder of pictures becomes a deck, whatever kinds of pictures they are, or is refused with the reason.

use std::path::Path;

use fabula_deck::{DeckError, import, plain};
use fabula_ids::ContentHash;
use image::{DynamicImage, ImageFormat, Rgb, RgbImage};

fn picture(width: u32, height: u32, red: u8) -> DynamicImage {
    let fade = |x, y| Rgb([red, (x * 255 / width) as u8, (y * 255 / height) as u8]);
    DynamicImage::ImageRgb8(RgbImage::from_fn(width, height, fade))
}

fn save(folder: &Path, name: &str, picture: &DynamicImage, format: ImageFormat) {
    picture
        .save_with_format(folder.join(name), format)
        .expect("saved");
}

fn folder() -> tempfile::TempDir {
    tempfile::tempdir().expect("a folder")
}

#[test]
fn pictures_of_all_three_kinds_become_cards_in_the_order_of_their_names() {
    let dir = folder();
    save(
        dir.path(),
        "c.png",
        &picture(1000, 1500, 10),
        ImageFormat::Png,
    );
    save(
        dir.path(),
        "a.jpg",
        &picture(1600, 900, 200),
        ImageFormat::Jpeg,
    );
    save(
        dir.path(),
        "B.webp",
        &picture(100, 150, 90),
        ImageFormat::WebP,
    );
    std::fs::write(dir.path().join("notes.txt"), "not a picture").unwrap();
    std::fs::write(dir.path().join(".hidden.png"), "not a picture").unwrap();
    let deck = import(dir.path()).unwrap();
    let cards = &deck.manifest.cards;
    let ids: Vec<&str> = cards.iter().map(|c| c.id.as_str()).collect();
    assert_eq!(ids, ["B", "a", "c"]);
    // Fitted into the box, in their own proportions, never enlarged.
    let size = |p: fabula_deck::Picture| (p.width, p.height);
    assert_eq!(
        (size(cards[0].small), size(cards[0].large)),
        ((100, 150), (100, 150))
    );
    assert_eq!(
        (size(cards[1].small), size(cards[1].large)),
        ((400, 225), (800, 450))
    );
    assert_eq!(
        (size(cards[2].small), size(cards[2].large)),
        ((400, 600), (800, 1200))
    );
    for card in cards {
        for picture in [card.small, card.large] {
            let bytes = &deck.pictures[&picture.hash];
            assert_eq!(ContentHash::of(bytes), picture.hash);
            let read = image::load_from_memory_with_format(bytes, ImageFormat::WebP).unwrap();
            assert_eq!((read.width(), read.height()), size(picture));
        }
    }
}

#[test]
fn a_folder_says_more_about_itself_in_deck_toml() {
    let dir = folder();
    save(
        dir.path(),
        "moon.png",
        &picture(40, 60, 1),
        ImageFormat::Png,
    );
    save(dir.path(), "sun.png", &picture(40, 60, 2), ImageFormat::Png);
    let about = r#"
        name = "Sky"
        author = "Ana"
        licence = "CC BY 4.0"
        [cards.moon]
        tags = ["night", "light"]
        description.en = "A moon."
        description.hr = "Mjesec."
    "#;
    std::fs::write(dir.path().join("deck.toml"), about).unwrap();
    let manifest = import(dir.path()).unwrap().manifest;
    assert_eq!(manifest.name, "Sky");
    assert_eq!(manifest.author.as_deref(), Some("Ana"));
    assert_eq!(manifest.licence.as_deref(), Some("CC BY 4.0"));
    assert_eq!(manifest.cards[0].description["hr"], "Mjesec.");
    assert_eq!(manifest.cards[0].tags, ["night", "light"]);
    assert!(manifest.cards[1].description.is_empty());
    let json = manifest.to_json();
    assert_eq!(
        serde_json::from_slice::<fabula_deck::Manifest>(&json).unwrap(),
        manifest
    );
}

#[test]
fn without_deck_toml_a_deck_is_called_like_its_folder() {
    let dir = folder();
    let cats = dir.path().join("Our cats");
    std::fs::create_dir(&cats).unwrap();
    save(&cats, "tom.png", &picture(40, 60, 1), ImageFormat::Png);
    assert_eq!(import(&cats).unwrap().manifest.name, "Our cats");
}

#[test]
fn the_same_folder_gives_the_same_deck() {
    let dir = folder();
    save(
        dir.path(),
        "a.png",
        &picture(900, 1200, 1),
        ImageFormat::Png,
    );
    let (one, two) = (import(dir.path()).unwrap(), import(dir.path()).unwrap());
    assert_eq!(one.manifest.to_json(), two.manifest.to_json());
}

#[test]
fn a_photograph_is_put_upright_and_tells_nothing_about_its_maker() {
    let dir = folder();
    let mut jpeg = Vec::new();
    let photo = picture(120, 80, 7);
    let mut writer = std::io::Cursor::new(&mut jpeg);
    photo.write_to(&mut writer, ImageFormat::Jpeg).unwrap();
    // An Exif block: one entry, orientation 6 (turn right), and a word nobody should find again.
    let mut exif =
        b"Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0".to_vec();
    exif.extend(b"SECRET PLACE");
    let length = (exif.len() as u16 + 2).to_be_bytes();
    let block = [&[0xff, 0xe1], &length[..], &exif[..]].concat();
    jpeg.splice(2..2, block);
    std::fs::write(dir.path().join("photo.jpeg"), &jpeg).unwrap();
    let deck = import(dir.path()).unwrap();
    let large = deck.manifest.cards[0].large;
    assert_eq!((large.width, large.height), (80, 120));
    for bytes in deck.pictures.values() {
        assert!(!bytes.windows(6).any(|w| w == b"SECRET"));
    }
}

#[test]
fn what_is_no_deck_is_refused_with_the_reason() {
    let dir = folder();
    let path = dir.path();
    let nowhere = import(&path.join("nowhere")).unwrap_err();
    assert!(matches!(nowhere, DeckError::Unreadable { .. }), "{nowhere}");
    let empty = import(path).unwrap_err();
    assert!(matches!(empty, DeckError::Empty(_)), "{empty}");

    save(path, "a.png", &picture(40, 60, 1), ImageFormat::Png);
    save(path, "a.jpg", &picture(40, 60, 1), ImageFormat::Jpeg);
    let twice = import(path).unwrap_err();
    assert!(
        matches!(&twice, DeckError::Twice { id, .. } if id == "a"),
        "{twice}"
    );
    std::fs::remove_file(path.join("a.jpg")).unwrap();

    for (about, reason) in [
        ("name = ", "deck.toml"),
        ("nmae = \"x\"", "nmae"),
        ("[cards.zebra]\ntags = []", "zebra"),
    ] {
        std::fs::write(path.join("deck.toml"), about).unwrap();
        let said = import(path).unwrap_err().to_string();
        assert!(said.contains(reason), "{said}");
    }
    std::fs::remove_file(path.join("deck.toml")).unwrap();

    let gif = b"GIF89a\x01\0\x01\0\0\0\0;".to_vec();
    let mut cut = std::fs::read(path.join("a.png")).unwrap();
    cut.truncate(60);
    for (name, bytes) in [("b.png", b"hello".to_vec()), ("b.png", gif), ("b.png", cut)] {
        std::fs::write(path.join(name), bytes).unwrap();
        let error = import(path).unwrap_err();
        assert!(matches!(&error, DeckError::Picture { .. }), "{error}");
        assert!(error.to_string().contains("b.png"), "{error}");
    }
}

#[test]
fn a_picture_that_would_fill_the_memory_is_refused() {
    let dir = folder();
    // A PNG that claims to be 60,000 pixels wide and high.
    let mut png = Vec::new();
    let mut writer = std::io::Cursor::new(&mut png);
    picture(8, 8, 1)
        .write_to(&mut writer, ImageFormat::Png)
        .unwrap();
    png[16..20].copy_from_slice(&60_000u32.to_be_bytes());
    png[20..24].copy_from_slice(&60_000u32.to_be_bytes());
    std::fs::write(dir.path().join("bomb.png"), png).unwrap();
    let error = import(dir.path()).unwrap_err();
    assert!(matches!(error, DeckError::Picture { .. }), "{error}");
}

#[test]
fn plain_decks_have_as_many_different_pictures_as_asked_for() {
    let deck = plain(84).unwrap();
    assert_eq!(deck.manifest.cards.len(), 84);
    let small: std::collections::HashSet<_> =
        deck.manifest.cards.iter().map(|c| c.small.hash).collect();
    assert_eq!(small.len(), 84);
    assert_eq!(
        deck.manifest.to_json(),
        plain(84).unwrap().manifest.to_json()
    );
}
