//! The deck that comes with the program: everything is said about every card, and no two look alike.

use std::collections::{BTreeSet, HashMap};
use std::ops::RangeInclusive;

use fabula_deck::{Deck, Picture, lanterns};
use fabula_ids::Language;
use image::imageops::FilterType;
use image::{DynamicImage, ImageFormat, RgbImage};
use image_hasher::{HashAlg, HasherConfig, ImageHash};

/// How many of the 256 bits of two cards' fingerprints differ at least: a quarter. Two unrelated pictures differ in about half of
/// them.
const APART: u32 = 64;

/// How far the pixels of one card's two pictures are apart at most, of 255 on average. Those of two cards are 35 and more.
const SAME: f64 = 5.0;

/// Moods a card may have.
const MOODS: [&str; 8] = [
    "wonder",
    "menace",
    "melancholy",
    "comedy",
    "tenderness",
    "solitude",
    "triumph",
    "mystery",
];

/// How many characters a description has. The page is laid out, and tested, for the longest.
const LENGTH: RangeInclusive<usize> = 120..=390;

/// How many words a title has, articles included, and how many characters the sentence.
const TITLE_WORDS: RangeInclusive<usize> = 2..=6;
const SENTENCE: RangeInclusive<usize> = 40..=120;

/// How bright a card is on average, from black to white, and how far at least from that its pixels are.
const BRIGHTNESS: RangeInclusive<f64> = 0.22..=0.86;
const CONTRAST: f64 = 0.10;

/// The average size of all pictures, in bytes, and the largest that one may have: 84 cards add at most 16 MB to the program.
const SMALL_BYTES: (usize, usize) = (45_000, 80_000);
const LARGE_BYTES: (usize, usize) = (125_000, 230_000);

fn deck() -> Deck {
    lanterns().expect("the deck is whole")
}

fn picture(deck: &Deck, picture: &Picture) -> DynamicImage {
    let bytes = &deck.pictures[&picture.hash];
    image::load_from_memory_with_format(bytes, ImageFormat::WebP).expect("a picture")
}

/// As small as a card gets on a phone.
fn thumbnail(deck: &Deck, of: &Picture) -> RgbImage {
    let picture = picture(deck, of);
    picture.resize(120, 180, FilterType::Triangle).into_rgb8()
}

/// How many sentences there are: no description has an abbreviation with a full stop.
fn sentences(text: &str) -> usize {
    let words = text.split_whitespace();
    words.filter(|w| w.ends_with(['.', '…', '!', '?'])).count()
}

#[test]
fn every_card_says_what_is_seen_in_every_language() {
    for card in deck().manifest.cards {
        let told: BTreeSet<&str> = card.description.keys().map(String::as_str).collect();
        assert_eq!(
            told,
            Language::ALL.iter().map(|l| l.code()).collect(),
            "{}",
            card.id
        );
        for (language, text) in &card.description {
            let length = text.chars().count();
            assert!(
                LENGTH.contains(&length),
                "{} in {language}: {length}",
                card.id
            );
            let sentences = sentences(text);
            assert!(
                (2..=3).contains(&sentences),
                "{} in {language}: {sentences} sentences",
                card.id
            );
            assert!(
                text.ends_with(['.', '…']),
                "{} in {language} is cut off",
                card.id
            );
        }
        let distinct: BTreeSet<&String> = card.description.values().collect();
        assert_eq!(
            distinct.len(),
            Language::ALL.len(),
            "{} repeats itself",
            card.id
        );
    }
}

/// A title is what people say afterwards; the sentence is for who listens, six times a round.
#[test]
fn every_card_has_a_title_and_one_sentence_in_every_language() {
    let mut titles = HashMap::new();
    for card in deck().manifest.cards {
        for language in Language::ALL.iter().map(|l| l.code()) {
            let title = card.title.get(language).map_or("", String::as_str);
            let words = title.split_whitespace().count();
            assert!(
                TITLE_WORDS.contains(&words) && !title.ends_with('.'),
                "{} in {language}: {title:?}",
                card.id
            );
            let other = titles.insert((language, title.to_lowercase()), card.id.clone());
            assert_eq!(other, None, "{} has the same title", card.id);

            let sentence = card.sentence.get(language).map_or("", String::as_str);
            assert!(
                sentences(sentence) == 1 && SENTENCE.contains(&sentence.chars().count()),
                "{} in {language}: {sentence:?}",
                card.id
            );
        }
    }
}

#[test]
fn every_card_has_all_kinds_of_tags() {
    let mut leads = HashMap::new();
    for card in deck().manifest.cards {
        for kind in [
            "lead", "motif", "setting", "action", "mood", "palette", "theme", "evokes",
        ] {
            let there = card
                .tags
                .iter()
                .any(|tag| tag.starts_with(&format!("{kind}:")));
            assert!(there, "{} has no {kind}", card.id);
        }
        for tag in &card.tags {
            let (kind, name) = tag.split_once(':').expect("a kind");
            assert!(
                !name.is_empty() && name == name.trim().to_lowercase(),
                "{}: {tag}",
                card.id
            );
            assert!(
                kind != "mood" || MOODS.contains(&name),
                "{}: {tag}",
                card.id
            );
            if kind == "lead" {
                let other = leads.insert(name.to_owned(), card.id.clone());
                assert_eq!(other, None, "{} has the same lead", card.id);
            }
        }
    }
}

#[test]
fn pictures_have_their_sizes() {
    let deck = deck();
    let of = |large: bool| {
        let cards = deck.manifest.cards.iter();
        cards.map(move |card| if large { card.large } else { card.small })
    };
    for (large, size, (average, most)) in [
        (false, (400, 600), SMALL_BYTES),
        (true, (800, 1200), LARGE_BYTES),
    ] {
        let bytes: Vec<usize> = of(large).map(|p| deck.pictures[&p.hash].len()).collect();
        assert!(of(large).all(|p| (p.width, p.height) == size));
        assert!(
            bytes.iter().all(|b| (10_000..=most).contains(b)),
            "{bytes:?}"
        );
        let mean = bytes.iter().sum::<usize>() / bytes.len();
        assert!(mean <= average, "{mean} bytes on average");
    }
    assert_eq!(
        deck.pictures.len(),
        2 * deck.manifest.cards.len(),
        "no picture twice"
    );
}

/// They are printed from one drawing.
#[test]
fn both_pictures_of_a_card_show_the_same() {
    let deck = deck();
    for card in &deck.manifest.cards {
        let [small, large] = [&card.small, &card.large].map(|of| thumbnail(&deck, of).into_raw());
        let apart: u64 = small
            .iter()
            .zip(&large)
            .map(|(a, b)| u64::from(a.abs_diff(*b)))
            .sum();
        let apart = apart as f64 / small.len() as f64;
        assert!(apart < SAME, "{}: {apart:.1} of 255 apart", card.id);
    }
}

#[test]
fn no_two_cards_look_alike() {
    let deck = deck();
    let hasher = HasherConfig::new()
        .hash_size(16, 16)
        .hash_alg(HashAlg::Gradient)
        .to_hasher();
    let hashes: Vec<(&str, ImageHash)> = deck
        .manifest
        .cards
        .iter()
        .map(|card| {
            (
                card.id.as_str(),
                hasher.hash_image(&thumbnail(&deck, &card.small)),
            )
        })
        .collect();
    let (apart, id, other) = hashes
        .iter()
        .enumerate()
        .flat_map(|(i, (id, hash))| {
            let others = hashes[..i].iter();
            others.map(move |(other, other_hash)| (hash.dist(other_hash), id, other))
        })
        .min()
        .expect("two cards");
    println!("nearest: {id} and {other} differ in {apart} of 256 bits");
    assert!(
        apart >= APART,
        "{id} and {other} differ in {apart} of 256 bits"
    );
}

/// Neither so dark nor so flat that a phone in the sun shows nothing.
#[test]
fn cards_are_bright_and_rich_enough() {
    let deck = deck();
    for card in &deck.manifest.cards {
        let light: Vec<f64> = thumbnail(&deck, &card.small)
            .pixels()
            .map(|p| {
                (0.2126 * f64::from(p[0]) + 0.7152 * f64::from(p[1]) + 0.0722 * f64::from(p[2]))
                    / 255.0
            })
            .collect();
        let mean = light.iter().sum::<f64>() / light.len() as f64;
        let spread =
            (light.iter().map(|l| (l - mean).powi(2)).sum::<f64>() / light.len() as f64).sqrt();
        assert!(
            BRIGHTNESS.contains(&mean),
            "{} has brightness {mean:.2}",
            card.id
        );
        assert!(spread >= CONTRAST, "{} has contrast {spread:.2}", card.id);
    }
}
