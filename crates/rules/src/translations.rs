//! The same words in several languages.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use fabula_ids::Language;
use serde::{Deserialize, Serialize};

/// Words in other languages than the one they were said in.
///
/// ```
/// use fabula_ids::Language;
/// use fabula_rules::{Clue, Translations};
/// let translations: Translations = [(Language::French, "Patience".into())].into_iter().collect();
/// let clue = Clue::Text { text: "Търпение".into(), translations };
/// assert_eq!(serde_json::to_value(&clue)?["translations"]["fr"], "Patience");
/// assert_eq!(clue.translations().get(Language::Czech), None);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(
    feature = "wire",
    derive(ts_rs::TS, utoipa::ToSchema),
    ts(type = "Partial<Record<Language, string>>")
)]
#[cfg_attr(feature = "wire", schema(value_type = BTreeMap<String, String>))]
pub struct Translations(Arc<BTreeMap<Language, Arc<str>>>);

impl Translations {
    /// None.
    pub(crate) fn none() -> &'static Translations {
        static NONE: LazyLock<Translations> = LazyLock::new(Translations::default);
        &NONE
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The words in a language.
    pub fn get(&self, language: Language) -> Option<&Arc<str>> {
        self.0.get(&language)
    }

    /// The words in each language.
    pub fn texts(&self) -> impl Iterator<Item = &Arc<str>> {
        self.0.values()
    }
}

impl FromIterator<(Language, Arc<str>)> for Translations {
    fn from_iter<I: IntoIterator<Item = (Language, Arc<str>)>>(translations: I) -> Translations {
        Translations(Arc::new(translations.into_iter().collect()))
    }
}
