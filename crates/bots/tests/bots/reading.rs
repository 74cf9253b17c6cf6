//! How clues are read.

use fabula_bots::words::{Reading, glosses};
use fabula_ids::Language;

#[test]
fn a_clue_is_read_in_the_language_it_is_in_whatever_the_table_speaks() {
    let clues = [
        (Language::English, "The patience of a lighthouse"),
        (Language::Bulgarian, "Търпението на фара"),
        (Language::Russian, "Терпение маяка"),
        (Language::French, "La patience du phare"),
    ];
    for (language, clue) in clues {
        let reading = Reading::of(clue, language).expect("words");
        assert_eq!(reading.language, language, "{clue}");
    }
}

#[test]
fn inflected_words_are_found_by_their_stem() {
    let english = |word, language| -> Vec<&str> {
        let (_, glosses) = glosses(word, language).unwrap_or_else(|| panic!("{word}"));
        glosses.collect()
    };
    assert!(english("ветром", Language::Russian).contains(&"wind"));
    assert!(english("rybami", Language::Czech).contains(&"fish"));
    assert!(english("птиците", Language::Bulgarian).contains(&"bird"));
}

#[test]
fn a_saying_is_known_as_a_whole_and_by_its_beginning() {
    let known = [
        (Language::English, "With friends like these…", "betrayal"),
        (Language::English, "Time flies!", "passing time"),
        (Language::Croatian, "Tko drugome jamu kopa", "trap"),
        (Language::French, "Prendre la clef des champs", "escape"),
    ];
    for (language, said, sense) in known {
        let reading = Reading::of(said, language).expect("a clue");
        let senses: Vec<&String> = reading.words.iter().flat_map(|w| &w.english).collect();
        assert!(senses.iter().any(|s| *s == sense), "{said}: {senses:?}");
        let shares: f32 = reading.parts.iter().map(|part| part.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "{said}: {shares}");
    }
    let plain = Reading::of("Friends like apples", Language::English).expect("a clue");
    assert_eq!(plain.parts.len(), 1, "no saying");
}

#[test]
fn little_words_are_passed_over() {
    let reading = Reading::of("Ô temps, suspends ton vol", Language::French).expect("a clue");
    assert!(reading.words.iter().all(|word| word.said != "ton"));
}
