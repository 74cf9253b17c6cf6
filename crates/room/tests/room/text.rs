//! What people type: nothing hidden, nothing lost that can be seen.

use fabula_room::text::{
    MAX_LINE, MAX_NAME, MAX_NAME_BYTES, TextError, clean, clue, line, name, same_name,
};
use proptest::prelude::*;
use unicode_normalization::{UnicodeNormalization, is_nfc};
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};

#[test]
fn words_are_trimmed_and_stand_on_one_line() {
    assert_eq!(
        clean("  a\u{A0}\u{3000}dream \r\n\tof\u{2028}rain\u{85}"),
        "a dream of rain"
    );
    assert_eq!(clean("\u{1}a\u{0}b\u{7F}"), "ab");
}

#[test]
fn letters_are_composed_even_around_what_is_dropped() {
    assert_eq!(clean("e\u{301}"), "é");
    assert_eq!(clean("e\u{200B}\u{301}"), "é");
    assert_eq!(clean("\u{212B}"), "Å");
}

#[test]
fn markup_stays_what_it_was() {
    assert_eq!(clean("<b>&amp;\"'`"), "<b>&amp;\"'`");
}

#[test]
fn nothing_invisible_stays() {
    let hidden = [
        '\u{200B}',
        '\u{2060}',
        '\u{2061}',
        '\u{2064}',
        '\u{FEFF}',
        '\u{AD}',
        '\u{180E}',
        '\u{115F}',
        '\u{1160}',
        '\u{3164}',
        '\u{FFA0}',
        '\u{FFF9}',
        '\u{FFFA}',
        '\u{FFFB}',
        '\u{E0001}',
        '\u{E0041}',
        '\u{E007F}',
        '\u{202A}',
        '\u{202E}',
        '\u{2066}',
        '\u{2069}',
        '\u{200E}',
        '\u{200F}',
        '\u{61C}',
        '\u{E000}',
        '\u{F0000}',
        '\u{FFFE}',
        '\u{10FFFF}',
        '\u{378}',
        '\u{2800}',
        '\u{34F}',
    ];
    for c in hidden {
        assert_eq!(clean(&format!("a{c}b")), "ab", "{:?}", c);
        assert_eq!(name(&format!("{c}{c}")), Err(TextError::Empty), "{:?}", c);
    }
}

#[test]
fn joiners_stay_where_they_join() {
    for joined in ["👩‍👩‍👧", "می‌خواهم", "❤️‍🔥", "🏳️‍🌈", "র‍্য"]
    {
        assert_eq!(clean(joined), joined);
    }
    assert_eq!(
        clean("\u{200D}a\u{200D} \u{200C}b\u{200C}\u{200D}c\u{200D}"),
        "a b\u{200C}c"
    );
}

#[test]
fn selectors_stay_on_a_character() {
    assert_eq!(clean("☀\u{FE0F}"), "☀\u{FE0F}");
    assert_eq!(clean("1\u{FE0F}\u{20E3}"), "1\u{FE0F}\u{20E3}");
    assert_eq!(clean("\u{FE0F}a \u{FE0F}b\u{FE0F}\u{FE0F}"), "a b\u{FE0F}");
}

#[test]
fn emoji_and_flags_are_welcome() {
    for seen in ["🦊🌙", "👍🏽", "🇫🇷", "👁️‍🗨️"] {
        assert_eq!(clean(seen), seen);
    }
    // The flag of Scotland is a black flag followed by tags.
    assert_eq!(
        clean("🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}"),
        "🏴"
    );
}

#[test]
fn a_letter_bears_three_marks_at_most() {
    let tower = format!("a{}b", "\u{35C}".repeat(50));
    assert_eq!(clean(&tower), "a\u{35C}\u{35C}\u{35C}b");
    let hidden_tower = format!("a{}b", "\u{35C}\u{200D}\u{200B}".repeat(50));
    assert_eq!(
        clean(&hidden_tower)
            .chars()
            .filter(|c| *c == '\u{35C}')
            .count(),
        3
    );
    assert_eq!(clean("ᾧ ế שּׁ ṩ"), "ᾧ ế שּׁ ṩ".nfc().collect::<String>());
    assert_eq!(clean("\u{301}a \u{301}b"), "a b");
}

#[test]
fn a_name_has_one_to_twenty_four_characters_as_people_count_them() {
    assert_eq!(name(" Zoë "), Ok("Zoë".to_owned()));
    assert_eq!(name(" \n"), Err(TextError::Empty));
    assert!(name(&"я".repeat(MAX_NAME)).is_ok());
    let (max, got) = (MAX_NAME, MAX_NAME + 1);
    assert_eq!(name(&"я".repeat(got)), Err(TextError::TooLong { max, got }));
    // Four flags are four characters.
    assert!(name("🇫🇷🇩🇪🇯🇵🇧🇷").is_ok());
}

#[test]
fn a_name_has_at_most_120_bytes() {
    let family = "👩‍👩‍👧";
    assert!(name(&family.repeat(6)).is_ok());
    let (max, got) = (MAX_NAME_BYTES, 7 * family.len());
    assert_eq!(
        name(&family.repeat(7)),
        Err(TextError::TooLong { max, got })
    );
}

#[test]
fn a_line_has_one_to_three_hundred_characters() {
    assert_eq!(line(""), Err(TextError::Empty));
    for widest in ["a", "한", "ᾧ", "🦊", "\u{1D163}", "\u{958}"] {
        let kept = widest.nfc().count();
        assert!(line(&widest.repeat(MAX_LINE / kept)).is_ok(), "{widest}");
    }
    let (max, got) = (MAX_LINE, MAX_LINE + 1);
    assert_eq!(line(&"ж".repeat(got)), Err(TextError::TooLong { max, got }));
}

#[test]
fn a_very_long_text_is_still_too_long() {
    for c in ["a", "한", "🦊", "e\u{301}"] {
        assert!(matches!(
            line(&c.repeat(1_000_000)),
            Err(TextError::TooLong { .. })
        ));
    }
}

#[test]
fn a_clue_is_cleaned_and_not_judged() {
    assert_eq!(clue(" \u{200B} "), "");
    assert_eq!(clue(&"a".repeat(500)), "a".repeat(500));
}

#[test]
fn names_are_the_same_whatever_their_case_width_or_spaces() {
    for (a, b) in [
        ("Аня", "аНЯ"),
        ("Straße", "STRASSE"),
        ("ΟΔΥΣΣΕΥΣ", "οδυσσευς"),
        ("Ｆｏｘ", "fox"),
        ("e\u{301}va", "ÉVA"),
        ("Rose Mary", "rosemary"),
        ("A\u{200D}da", "Ada"),
    ] {
        assert!(same_name(a, b) && same_name(b, a), "{a} {b}");
    }
    assert!(!same_name("Ada", "Adam"));
    assert!(!same_name("Eva", "Éva"));
}

#[test]
fn errors_have_stable_codes() {
    assert_eq!(TextError::Empty.code(), "text-empty");
    assert_eq!(
        TextError::TooLong { max: 1, got: 2 }.code(),
        "text-too-long"
    );
}

/// Texts with much of what is hard: marks, joiners, selectors, fillers, spaces, jamo, any character.
fn text() -> impl Strategy<Value = String> {
    let hard = prop_oneof![
        proptest::char::range('\u{300}', '\u{36F}'),
        proptest::char::range('\u{1100}', '\u{11FF}'),
        proptest::char::range('\u{2000}', '\u{206F}'),
        proptest::char::range('\u{980}', '\u{D7F}'),
        proptest::sample::select(
            "ae한 \u{200D}\u{FE0F}\u{1F82}\u{958}👩\u{E0041}\u{1D163}"
                .chars()
                .collect::<Vec<_>>()
        ),
        any::<char>(),
    ];
    proptest::collection::vec(hard, 0..60).prop_map(String::from_iter)
}

fn is_forbidden(c: char) -> bool {
    let joiner = matches!(c, '\u{200C}' | '\u{200D}');
    let category = matches!(
        c.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Unassigned
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
    );
    (category && !joiner) || (c.is_whitespace() && c != ' ')
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4_000))]

    #[test]
    fn cleaning_twice_is_cleaning_once(raw in text()) {
        let once = clean(&raw);
        prop_assert_eq!(clean(&once), once);
    }

    #[test]
    fn what_is_clean_holds_nothing_forbidden(raw in text()) {
        let clean = clean(&raw);
        prop_assert!(!clean.chars().any(is_forbidden), "{clean:?}");
        prop_assert!(!clean.contains("  ") && clean.trim() == clean);
        prop_assert!(is_nfc(&clean));
    }

    #[test]
    fn cleaning_adds_nothing(raw in text()) {
        let mut parts: Vec<char> = raw.nfd().collect();
        for c in clean(&raw).nfd().filter(|c| *c != ' ') {
            let at = parts.iter().position(|part| *part == c);
            prop_assert!(at.is_some(), "{c:?}");
            parts.swap_remove(at.unwrap());
        }
    }

    #[test]
    fn cleaning_makes_nothing_longer(raw in text()) {
        prop_assert!(clean(&raw).nfd().count() <= raw.nfd().count());
    }

    #[test]
    fn a_name_taken_is_a_name_and_the_same(raw in text()) {
        if let Ok(taken) = name(&raw) {
            prop_assert_eq!(name(&taken), Ok(taken.clone()));
            let spaced = format!(" {taken}\t");
            prop_assert!(same_name(&taken, &spaced));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn cleaning_a_long_text_twice_is_cleaning_it_once(part in text(), times in 1_usize..500) {
        let once = clean(&part.repeat(times));
        prop_assert!(once.len() <= 4_000);
        prop_assert_eq!(clean(&once), once);
    }
}
