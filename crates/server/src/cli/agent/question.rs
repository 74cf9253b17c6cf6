//! What a program is asked, and what its answer means: from a seat's view to JSON, and from JSON to a move.

use fabula_rules::PhaseView;
use fabula_rules::{Action, Ballot, Card, Clue, Given, View};
use serde::Deserialize;
use serde_json::{Value, json};

/// A question to a program, without its number and its deadline. Nothing if its seat has nothing to decide.
pub fn question(view: &View<'_>) -> Option<Value> {
    if !view.awaited.contains(view.you?) {
        return None;
    }
    let legal = &view.legal;
    let round = view.turn.round;
    let (storyteller, clue) = match &view.phase {
        PhaseView::Give {
            storyteller, clue, ..
        }
        | PhaseView::Vote {
            storyteller, clue, ..
        } => (Some(storyteller), Some(said(clue))),
        _ => (None, None),
    };
    let mut question = if let Some(vote) = &legal.vote {
        let PhaseView::Vote { table, yours, .. } = &view.phase else {
            return None;
        };
        json!({
            "type": "vote", "table": table.as_slice(), "yours": yours.as_slice(),
            "choices": vote.cards.as_slice(), "min": vote.min, "max": vote.max, "red": vote.red,
        })
    } else if let Some(give) = &legal.give {
        json!({ "type": "give", "hand": give.cards.as_slice(), "count": give.count })
    } else if let Some(tell) = &legal.tell {
        json!({ "type": "clue", "hand": tell.cards.as_slice(), "max_chars": tell.max_chars })
    } else {
        return None;
    };
    question["round"] = json!(round);
    question["you"] = json!(view.you);
    if let (Some(storyteller), Some(clue)) = (storyteller, clue) {
        question["storyteller"] = json!(storyteller);
        question["clue"] = clue;
    }
    Some(question)
}

/// A clue as a program reads it: the words, or nothing for a sound or a song without a note.
fn said(clue: &Clue) -> Value {
    match clue {
        Clue::Text { text, .. } => json!(text),
        Clue::Performed { note, .. } => json!(note),
        Clue::Sound { .. } => Value::Null,
    }
}

/// An answer as it comes.
#[derive(Deserialize)]
#[serde(default)]
#[derive(Default)]
struct Answer {
    card: Option<u16>,
    clue: Option<String>,
    cards: Vec<u16>,
    red: Option<u16>,
}

/// The move that an answer asks for, or what is wrong with it.
pub fn action(view: &View<'_>, answer: &Value) -> Result<Action, String> {
    let answer: Answer = serde_json::from_value(answer.clone()).map_err(|e| e.to_string())?;
    let legal = &view.legal;
    let action = if legal.vote.is_some() {
        Action::Vote {
            cards: few(&answer.cards, Ballot::new())?,
            red: answer.red.map(Card),
        }
    } else if legal.give.is_some() {
        Action::Give {
            cards: few(&answer.cards, Given::new())?,
        }
    } else if let Some(tell) = &legal.tell {
        let text = answer.clue.filter(|clue| !clue.trim().is_empty());
        let text = text.ok_or("a clue is needed")?;
        let clue = match tell.forms.text {
            true => Clue::text(text),
            false => Clue::performed(Some(text.into())),
        };
        let card = answer.card.map(Card);
        Action::Tell { card, clue }
    } else {
        return Err("nothing was asked".into());
    };
    match legal.permits(&action) {
        true => Ok(action),
        false => Err(format!("not allowed now: {action:?}")),
    }
}

fn few<A: tinyvec::Array<Item = Card>>(
    cards: &[u16],
    mut into: tinyvec::ArrayVec<A>,
) -> Result<tinyvec::ArrayVec<A>, String> {
    if cards.len() > A::CAPACITY {
        return Err(format!("{} cards are too many", cards.len()));
    }
    into.extend(cards.iter().copied().map(Card));
    Ok(into)
}

/// All cards that a question speaks of.
pub fn cards_in(question: &Value) -> Vec<u16> {
    let fields = ["hand", "table"]
        .into_iter()
        .filter_map(|field| question[field].as_array());
    let numbers = fields.flatten().filter_map(Value::as_u64);
    numbers.filter_map(|n| u16::try_from(n).ok()).collect()
}
