//! What a storyteller gives: a text, a recorded sound, or something performed.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::{Refusal, Translations};

/// The longest clue or note, in characters: room for a stanza, not for a story.
pub const MAX_CLUE_CHARS: usize = 200;

/// The longest reference to a recording, in bytes: a SHA-256 in hexadecimal.
pub const MAX_SOUND_BYTES: usize = 64;

/// A clue.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "form", rename_all = "snake_case")]
pub enum Clue {
    /// A word, a sentence, a quotation.
    Text {
        /// The words.
        text: Arc<str>,
        /// The same in other languages: a bot speaks to everybody in their own.
        #[serde(default, skip_serializing_if = "Translations::is_empty")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Translations>"))]
        translations: Translations,
    },
    /// A recording, kept elsewhere.
    Sound {
        /// Its name there: a hash.
        sound: Arc<str>,
    },
    /// Sung, hummed or mimed, at the table or on a call.
    Performed {
        /// A note for those who look at the album later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        note: Option<Arc<str>>,
        /// The note in other languages.
        #[serde(default, skip_serializing_if = "Translations::is_empty")]
        #[cfg_attr(feature = "wire", ts(optional, as = "Option<Translations>"))]
        translations: Translations,
    },
}

/// The forms a clue may take at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "ClueForms"), schema(as = ClueForms))]
#[serde(deny_unknown_fields)]
pub struct Forms {
    /// Written words.
    pub text: bool,
    /// A recorded sound.
    pub sound: bool,
    /// A song or a mime, done aloud.
    pub performed: bool,
}

impl Clue {
    /// A clue in words.
    ///
    /// ```
    /// use fabula_rules::Clue;
    /// let clue = serde_json::to_value(Clue::text("Where is happiness?"))?;
    /// assert_eq!(clue, serde_json::json!({ "form": "text", "text": "Where is happiness?" }));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn text(words: impl Into<Arc<str>>) -> Clue {
        Clue::Text {
            text: words.into(),
            translations: Translations::default(),
        }
    }

    /// Something performed, with a note or without.
    pub fn performed(note: Option<Arc<str>>) -> Clue {
        Clue::Performed {
            note,
            translations: Translations::default(),
        }
    }

    /// Its words in other languages.
    pub fn translations(&self) -> &Translations {
        match self {
            Clue::Text { translations, .. } | Clue::Performed { translations, .. } => translations,
            Clue::Sound { .. } => Translations::none(),
        }
    }

    /// Whether a table that allows these forms takes this clue.
    pub(crate) fn check(&self, forms: Forms) -> Result<(), Refusal> {
        let (allowed, words) = match self {
            Clue::Text { text, .. } => (forms.text, Some(text)),
            Clue::Sound { .. } => (forms.sound, None),
            Clue::Performed { note, .. } => (forms.performed, note.as_ref()),
        };
        if !allowed {
            return Err(Refusal::ClueFormNotAllowed { forms });
        }
        for words in words.into_iter().chain(self.translations().texts()) {
            if words.trim().is_empty() {
                return Err(Refusal::ClueEmpty);
            }
            // Bytes first: most clues are short, and counting characters is not free.
            if words.len() > MAX_CLUE_CHARS {
                let chars = words.chars().count();
                if chars > MAX_CLUE_CHARS {
                    return Err(Refusal::ClueTooLong {
                        max: MAX_CLUE_CHARS,
                        got: chars,
                    });
                }
            }
        }
        if let Clue::Sound { sound } = self {
            let named = (1..=MAX_SOUND_BYTES).contains(&sound.len())
                && sound.bytes().all(|b| b.is_ascii_alphanumeric());
            if !named {
                return Err(Refusal::SoundUnknown);
            }
        }
        Ok(())
    }
}
