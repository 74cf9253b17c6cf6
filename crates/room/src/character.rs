//! Who a bot is: a persona that people can tell apart, and how well it plays.

use fabula_ids::{Language, PlayerId};
use serde::{Deserialize, Serialize};
use strum::{EnumIter, EnumString, IntoEnumIterator, IntoStaticStr};

/// What a bot is like: its tastes, its way to talk, its pace.
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Persona {
    /// Moods, light, images.
    Poet,
    /// What is odd in a picture; cheek.
    Joker,
    /// Who is there and what they do; blunt questions, noises.
    Child,
    /// What it all means; learned allusions.
    Scholar,
    /// People, home, memories; turned proverbs.
    Grandmother,
    /// Places, weather, journeys.
    Sailor,
    /// Details that others overlook; suspicion.
    Detective,
    /// Things and how they work; few words.
    Clockmaker,
}

impl Persona {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Persona> {
        Persona::iter()
    }

    /// One of them, given by somebody's id.
    pub(crate) fn by_chance(id: &PlayerId) -> Persona {
        let all: Vec<Persona> = Persona::all().collect();
        all[id.0[0] as usize % all.len()]
    }

    /// Its name on the command line.
    pub fn code(self) -> &'static str {
        self.into()
    }

    /// What it is called at a table that speaks this language.
    ///
    /// ```
    /// use fabula_ids::Language;
    /// use fabula_room::Persona;
    /// assert_eq!(Persona::Grandmother.name(Language::Czech), "Babička Božena");
    /// ```
    pub const fn name(self, language: Language) -> &'static str {
        let names = match language {
            Language::English => [
                "Poet Rowan",
                "Jester Tumble",
                "Little Pip",
                "Professor Quill",
                "Granny Maud",
                "Captain Barnaby",
                "Inspector Moss",
                "Clockmaker Finch",
            ],
            Language::Bulgarian => [
                "Поет Явор",
                "Шут Врабчо",
                "Малката Мими",
                "Професор Мастилов",
                "Баба Рада",
                "Капитан Стойчо",
                "Инспектор Мъглев",
                "Часовникар Тичко",
            ],
            Language::Russian => [
                "Поэт Ясень",
                "Шут Горошек",
                "Малышка Тоня",
                "Профессор Чернилов",
                "Бабушка Глаша",
                "Капитан Бушлат",
                "Инспектор Мохов",
                "Часовщик Тиктакин",
            ],
            Language::Croatian => [
                "Pjesnik Jasen",
                "Šaljivac Krešo",
                "Mala Mia",
                "Profesor Tintić",
                "Baka Ljuba",
                "Kapetan Šime",
                "Inspektor Mrak",
                "Urar Tikić",
            ],
            Language::Czech => [
                "Básník Jasan",
                "Šašek Kašpar",
                "Malá Anežka",
                "Profesor Kalamář",
                "Babička Božena",
                "Kapitán Racek",
                "Inspektor Mlha",
                "Hodinář Ťuk",
            ],
            Language::French => [
                "Florian le poète",
                "Gaspard le bouffon",
                "Petite Lulu",
                "Maître Encrier",
                "Mamie Odette",
                "Goémon le marin",
                "Brume l’inspecteur",
                "Tictac l’horloger",
            ],
        };
        names[self as usize]
    }
}

/// How well bots play.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    EnumIter,
    EnumString,
    IntoStaticStr,
)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[strum(serialize_all = "snake_case")]
pub enum Strength {
    /// They are easily fooled.
    Gentle,
    /// As people at a table are.
    #[default]
    Even,
    /// They find what can be found.
    Keen,
}
