//! `deck.toml`: what a folder of pictures says about itself.

use std::collections::BTreeMap;

use serde::Deserialize;

/// The file. Everything in it is optional.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct About {
    pub name: Option<String>,
    pub author: Option<String>,
    pub licence: Option<String>,
    /// By the picture's file name, without its ending.
    pub cards: BTreeMap<String, AboutCard>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct AboutCard {
    /// By language: `title.en = "…"`.
    pub title: BTreeMap<String, String>,
    pub sentence: BTreeMap<String, String>,
    pub description: BTreeMap<String, String>,
    pub tags: Vec<String>,
    pub gentle: bool,
}
