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
