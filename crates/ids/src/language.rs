//! The languages Fabula speaks.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A language of the page, of built-in descriptions, and of bots.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub enum Language {
    /// English.
    #[default]
    #[serde(rename = "en")]
    English,
    /// Български.
    #[serde(rename = "bg")]
    Bulgarian,
    /// Русский.
    #[serde(rename = "ru")]
    Russian,
    /// Hrvatski.
    #[serde(rename = "hr")]
    Croatian,
    /// Čeština.
    #[serde(rename = "cs")]
    Czech,
    /// Français.
    #[serde(rename = "fr")]
    French,
}

/// A language that Fabula does not speak.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error("there is no language {0:?}; there are en, bg, ru, hr, cs and fr")]
pub struct UnknownLanguage(String);

impl Language {
    /// All of them.
    pub const ALL: [Language; 6] = [
        Language::English,
        Language::Bulgarian,
        Language::Russian,
        Language::Croatian,
        Language::Czech,
        Language::French,
    ];

    /// Its code (ISO 639-1).
    ///
    /// ```
    /// use fabula_ids::Language;
    /// assert_eq!(Language::Czech.code(), "cs");
    /// assert_eq!("hr".parse(), Ok(Language::Croatian));
    /// assert!("xx".parse::<Language>().is_err());
    /// ```
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Bulgarian => "bg",
            Language::Russian => "ru",
            Language::Croatian => "hr",
            Language::Czech => "cs",
            Language::French => "fr",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Self, Self::Err> {
        let known = Language::ALL.into_iter().find(|l| l.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.to_owned()))
    }
}
