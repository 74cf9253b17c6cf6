//! Why a mind did what it did, from what really moved it.

use std::collections::HashMap;
use std::sync::LazyLock;

use fabula_ids::Language;
use fabula_room::{BotAct, BotGround, BotReason, Words};
use fabula_rules::{Card, Translations};

use crate::Seen;
use crate::heard::HeardClue;

/// From this on two things are alike.
const ALIKE: f32 = 0.3;

/// From this on a clue names what is on a card.
const NAMED: f32 = 0.3;

/// Why a card was chosen for a clue.
pub(crate) fn explain(
    seen: &Seen<'_>,
    act: BotAct,
    card: Card,
    heard: Option<&HeardClue<'_>>,
) -> Option<BotReason> {
    let seat = seen.view.you?;
    let at = usize::from(card.0);
    let found = heard.and_then(|clue| {
        let (word, facet, alike) = seen.cards.closest(seen.persona, &clue.reading, at)?;
        Some((
            &clue.reading.words[word],
            facet,
            alike,
            clue.named(seen.cards, at),
        ))
    });
    let Some((word, facet, alike, named)) = found else {
        return Some(BotReason {
            seat,
            act,
            card,
            ground: BotGround::Blind,
            seen: None,
            heard: None,
        });
    };
    let ground = match (named, alike) {
        (named, _) if named >= NAMED => BotGround::Named,
        (_, alike) if alike >= ALIKE => BotGround::Alike,
        _ => BotGround::Faint,
    };
    Some(BotReason {
        seat,
        act,
        card,
        ground,
        seen: Some(words(&facet.words)),
        heard: Some(words(&word.said)),
    })
}

/// Words with their translations, if they are known.
fn words(english: &str) -> Words {
    static GLOSSARY: LazyLock<HashMap<&str, Translations>> = LazyLock::new(|| {
        let lines = include_str!("../bank/words.tsv").lines();
        lines.filter_map(read_line).collect()
    });
    Words {
        text: english.into(),
        translations: GLOSSARY.get(english).cloned().unwrap_or_default(),
    }
}

fn read_line(line: &'static str) -> Option<(&'static str, Translations)> {
    let (english, others) = line.split_once('\t')?;
    let others = others.split('\t').map(Into::into);
    // The columns are in the order of the languages, English first.
    Some((
        english,
        Language::ALL.into_iter().skip(1).zip(others).collect(),
    ))
}
