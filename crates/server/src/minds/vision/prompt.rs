//! What a model is asked, and what its answer means.

use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use fabula_deck::to_jpeg;
use fabula_ids::Language;
use fabula_room::Persona;
use fabula_rules::{Action, Card, Clue, PhaseView, View};
use serde::Deserialize;
use serde_json::{Value, json};

/// A card with its picture, in WebP.
pub struct Shown {
    pub card: Card,
    pub picture: Vec<u8>,
}

const RULES: &str = "You play a game of pictures and clues. A storyteller gives a short clue for one of their pictures; the others \
     each add a picture that fits the clue; everybody guesses which was the storyteller's. If all or none guess right, the \
     storyteller gets nothing, so a clue should be evocative: a title, a saying, a feeling, a question, of one to eight words, \
     never a description of what is seen. Answer with one JSON object and nothing else.";

const fn character(persona: Persona) -> &'static str {
    match persona {
        Persona::Poet => "a poet: moods, light, images",
        Persona::Joker => "a jester: what is odd, with cheek",
        Persona::Child => "a small child: simple words, blunt questions, noises",
        Persona::Scholar => "a scholar: learned allusions, dry precision",
        Persona::Grandmother => "a grandmother: household wisdom, turned proverbs",
        Persona::Sailor => "a sailor: sea, weather, departures, tall tales",
        Persona::Detective => "a detective: suspicion, evidence, few words",
        Persona::Clockmaker => "a clockmaker: exact, mechanisms, very few words",
    }
}

const fn name(language: Language) -> &'static str {
    match language {
        Language::English => "English",
        Language::Bulgarian => "Bulgarian",
        Language::Russian => "Russian",
        Language::Croatian => "Croatian",
        Language::Czech => "Czech",
        Language::French => "French",
    }
}

/// So many of the last clues a model is reminded of.
const REMINDED: usize = 60;

/// The question of a turn, with its pictures numbered from 1; nothing if there is none. `said` are the clues of the evening.
pub fn prompt(
    view: &View<'_>,
    persona: Option<Persona>,
    language: Language,
    said: &[Arc<str>],
    shown: &[Shown],
    model: &str,
) -> Option<Value> {
    let clue = match &view.phase {
        PhaseView::Give { clue, .. } | PhaseView::Vote { clue, .. } => match clue.as_ref() {
            Clue::Text { text, .. } => Some(text.clone()),
            Clue::Performed { note, .. } => note.clone(),
            Clue::Sound { .. } => None,
        },
        _ => None,
    };
    let legal = &view.legal;
    let task = if let Some(vote) = &legal.vote {
        let clue = clue?;
        let party = if vote.red {
            " Also mark one card that many others will choose: {\"cards\": [n], \"red\": m}."
        } else {
            ""
        };
        format!(
            "The clue is: “{clue}”. Which of these pictures is the storyteller's? Answer {{\"cards\": [n]}} with its number.{party}"
        )
    } else if let Some(give) = &legal.give {
        let clue = clue?;
        let count = give.count;
        format!(
            "The clue is: “{clue}”. These pictures are your hand. Which {count} would others take for the storyteller's? Answer \
             {{\"cards\": [n]}} with {count} number(s)."
        )
    } else {
        let character = character(persona?);
        let language = name(language);
        format!(
            "These pictures are your hand. You are {character}. Choose one and give a clue for it in {language}. Answer \
             {{\"card\": n, \"clue\": \"…\"}}.{}",
            already(said)
        )
    };
    let mut content = vec![json!({ "type": "text", "text": task })];
    for (n, shown) in shown.iter().enumerate() {
        let jpeg = STANDARD.encode(to_jpeg(&shown.picture).ok()?);
        content.push(json!({ "type": "text", "text": format!("Picture {}:", n + 1) }));
        content.push(json!({ "type": "image_url", "image_url": { "url": format!("data:image/jpeg;base64,{jpeg}") } }));
    }
    Some(json!({
        "model": model,
        "max_tokens": 200,
        "messages": [
            { "role": "system", "content": RULES },
            { "role": "user", "content": content },
        ],
    }))
}

/// Nobody likes to hear a clue twice in an evening.
fn already(said: &[Arc<str>]) -> String {
    let last = &said[said.len().saturating_sub(REMINDED)..];
    match last.is_empty() {
        true => String::new(),
        false => format!(
            " Already said this evening, so not again: {}.",
            last.join("; ")
        ),
    }
}

/// An answer as it comes: numbers of pictures from 1.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Answer {
    card: Option<usize>,
    cards: Vec<usize>,
    clue: Option<String>,
    red: Option<usize>,
}

/// The move that an answer means, or why it means none.
pub fn understand(view: &View<'_>, answer: &str, shown: &[Shown]) -> Result<Action, String> {
    // Models like to talk around what they were asked for.
    let (Some(begin), Some(end)) = (answer.find('{'), answer.rfind('}')) else {
        return Err("there is no JSON in the answer".into());
    };
    let object = answer.get(begin..=end).unwrap_or_default();
    let answer: Answer = serde_json::from_str(object).map_err(|e| e.to_string())?;
    let card = |n: &usize| shown.get(n.wrapping_sub(1)).map(|shown| shown.card);
    let cards = answer.cards.iter().chain(&answer.card).filter_map(card);
    let legal = &view.legal;
    let action = if let Some(vote) = &legal.vote {
        Action::Vote {
            cards: cards.take(usize::from(vote.max)).collect(),
            red: answer.red.as_ref().and_then(card),
        }
    } else if let Some(give) = &legal.give {
        Action::Give {
            cards: cards.take(usize::from(give.count)).collect(),
        }
    } else {
        let text = answer.clue.as_deref().map(fabula_room::text::clue);
        let text = text
            .filter(|text| !text.is_empty())
            .ok_or("there is no clue in the answer")?;
        Action::Tell {
            card: answer.card.as_ref().and_then(card),
            clue: Clue::text(text),
        }
    };
    match legal.permits(&action) {
        true => Ok(action),
        false => Err("the answer is no legal move".into()),
    }
}
