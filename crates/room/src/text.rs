//! What people type becomes what others may see.
//!
//! The page shows text as text, so nothing is escaped: `<b>` stays `<b>`. What is taken out is what would
//! be invisible, turn the line around, or cover its neighbours.

use thiserror::Error;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeGeneralCategory};
use unicode_segmentation::UnicodeSegmentation;

/// What is read of an input, in bytes. Every text within the limits below fits, even taken apart.
const MAX_READ: usize = 4_000;

/// Accents and the like on one character: ᾧ has three; towers of them cover the lines above and below.
const MAX_MARKS: usize = 3;

/// A name, in user-perceived characters: what fits under a seat.
pub const MAX_NAME: usize = 24;

/// A name, in bytes: one perceived character may be a family of emoji.
pub const MAX_NAME_BYTES: usize = 120;

/// A line of table talk, in characters.
pub const MAX_LINE: usize = 300;

/// Why a text is not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum TextError {
    /// Nothing to be seen is left of it.
    #[error("the text is empty")]
    Empty,
    /// There is too much of it, in the measure that was exceeded.
    #[error("the text is too long: {got}, where at most {max} are taken")]
    TooLong {
        /// What is allowed.
        max: usize,
        /// What there is.
        got: usize,
    },
}

impl TextError {
    /// Its stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            TextError::Empty => "text-empty",
            TextError::TooLong { .. } => "text-too-long",
        }
    }
}

/// A player's or table's name.
///
/// ```
/// use fabula_room::text::{TextError, name};
///
/// assert_eq!(name(" Ada\n"), Ok("Ada".into()));
/// assert_eq!(name("\u{200B}"), Err(TextError::Empty));
/// // A family is one character to the eye.
/// assert!(name(&"👩‍👩‍👧".repeat(6)).is_ok());
/// assert_eq!(name(&"a".repeat(25)), Err(TextError::TooLong { max: 24, got: 25 }));
/// ```
pub fn name(raw: &str) -> Result<String, TextError> {
    let name = clean(raw);
    within(MAX_NAME, name.graphemes(true).count())?;
    within(MAX_NAME_BYTES, name.len())?;
    Ok(name)
}

/// A line of table talk.
pub fn line(raw: &str) -> Result<String, TextError> {
    let line = clean(raw);
    within(MAX_LINE, line.chars().count())?;
    Ok(line)
}

/// A clue in words. The rules judge whether it is empty or too long.
///
/// ```
/// use fabula_room::text::clue;
///
/// assert_eq!(clue("Where is\n happiness?"), "Where is happiness?");
/// assert_eq!(clue(" \u{200B} "), "");
/// ```
pub fn clue(raw: &str) -> String {
    clean(raw)
}

/// Whether two names would be taken for one: case, width, spaces and joiners make no difference.
///
/// ```
/// use fabula_room::text::same_name;
///
/// assert!(same_name("Аня", "аНЯ"));
/// assert!(same_name("Rose Mary", "ROSEMARY"));
/// assert!(!same_name("Ada", "Adam"));
/// ```
pub fn same_name(a: &str, b: &str) -> bool {
    fold(a) == fold(b)
}

/// Cleans a text: one line, normalised (NFC), of characters that can be seen.
///
/// ```
/// use fabula_room::text::clean;
///
/// assert_eq!(clean("  two\n\tlines "), "two lines");
/// assert_eq!(clean("\u{202E}evil"), "evil");
/// assert_eq!(clean("<b>"), "<b>");
/// ```
pub fn clean(raw: &str) -> String {
    let mut text = Sieve::default();
    // Taken apart (NFD), a letter and its accents are counted the same however they were typed; put
    // together only at the end, what is left is normalised although something between was dropped.
    for c in cut(raw).nfd() {
        if text.full {
            break;
        }
        text.take(c);
    }
    text.kept.nfc().collect()
}

/// Lets through what may be seen, and remembers what that depends on.
#[derive(Default)]
struct Sieve {
    kept: String,
    last: Last,
    /// Marks since the last character that bears them.
    marks: usize,
    /// Whitespace that becomes one space if anything follows.
    space: bool,
    /// A joiner that is kept if it joins.
    joiner: Option<char>,
    /// No more is kept: taken apart, a text may be three times as long, and its cleaning must be cut no
    /// shorter when it is cleaned again.
    full: bool,
}

/// What stands at the end of the text kept so far.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Last {
    /// Nothing.
    #[default]
    Start,
    /// A character that stands for itself and may bear marks.
    Base,
    /// A mark or a selector on a base.
    Mark,
}

impl Sieve {
    fn take(&mut self, c: char) {
        if c.is_whitespace() {
            self.space = self.last != Last::Start;
            self.joiner = None;
            return;
        }
        // Nothing to join, bear a mark or be varied at the start of a word.
        let inside = self.last != Last::Start && !self.space;
        match Kind::of(c) {
            Kind::Dropped => {}
            Kind::Joiner if inside && self.joiner.is_none() => self.joiner = Some(c),
            Kind::Selector if inside && self.last == Last::Base && self.joiner.is_none() => {
                self.keep(c, Last::Mark);
            }
            Kind::Mark if inside && self.marks < MAX_MARKS => {
                self.marks += 1;
                self.keep(c, Last::Mark);
            }
            Kind::Joiner | Kind::Selector | Kind::Mark => {}
            Kind::Base => {
                self.marks = 0;
                self.keep(c, Last::Base);
            }
        }
    }

    fn keep(&mut self, c: char, last: Last) {
        let before = if self.space { Some(' ') } else { self.joiner };
        let size = before.map_or(0, char::len_utf8) + c.len_utf8();
        if self.kept.len() + size > MAX_READ {
            self.full = true;
            return;
        }
        self.kept.extend(before);
        self.kept.push(c);
        self.last = last;
        self.space = false;
        self.joiner = None;
    }
}

/// What a character is to a reader's eye.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Never seen, or never meant for it.
    Dropped,
    /// Joins or parts its neighbours: families of emoji, Persian.
    Joiner,
    /// Chooses how the character before it looks.
    Selector,
    /// Stands on the character before it.
    Mark,
    /// All others.
    Base,
}

impl Kind {
    fn of(c: char) -> Kind {
        match c {
            '\u{200C}' | '\u{200D}' => return Kind::Joiner,
            '\u{FE00}'..='\u{FE0F}'
            | '\u{E0100}'..='\u{E01EF}'
            | '\u{180B}'..='\u{180D}'
            | '\u{180F}' => return Kind::Selector,
            // Letters, marks and symbols by their category, and yet nothing to be seen: the grapheme
            // joiner, fillers of Hangul, inherent vowels of Khmer, the empty Braille cell and note head,
            // the place of an object.
            '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{3164}' | '\u{FFA0}' | '\u{17B4}'
            | '\u{17B5}' | '\u{2800}' | '\u{1D159}' | '\u{FFFC}' => return Kind::Dropped,
            _ => {}
        }
        match c.general_category() {
            // Format characters are all the controls of direction, zero widths, annotations and tags.
            GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::PrivateUse
            | GeneralCategory::Surrogate
            | GeneralCategory::Unassigned => Kind::Dropped,
            GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark => Kind::Mark,
            _ => Kind::Base,
        }
    }
}

fn within(max: usize, got: usize) -> Result<(), TextError> {
    match got {
        0 => Err(TextError::Empty),
        _ if got > max => Err(TextError::TooLong { max, got }),
        _ => Ok(()),
    }
}

/// The beginning of an input, as much as is read of it.
fn cut(raw: &str) -> &str {
    let mut end = raw.len().min(MAX_READ);
    while !raw.is_char_boundary(end) {
        end -= 1;
    }
    &raw[..end]
}

fn fold(name: &str) -> String {
    // Up and down again: ς and σ, ß and ss fall together.
    cut(name)
        .nfkc()
        .flat_map(char::to_uppercase)
        .flat_map(char::to_lowercase)
        .nfkc()
        .filter(|c| !c.is_whitespace() && !matches!(Kind::of(*c), Kind::Joiner | Kind::Selector))
        .collect()
}
