//! A mind with a persona: it reads clues, looks at cards through its own lens, and imagines the others.

use fabula_room::{BotAct, Strength};
use fabula_rules::{Action, Card, Clue, PhaseView, Seed};

use crate::explain::{Grounds, explain};
use crate::heard::HeardClue;
use crate::luck::Luck;
use crate::people::ways_to_look;
use crate::{Budget, Mind, Seen, Thought, party, tell};

/// Plays as a persona would.
#[derive(Clone, Copy, Debug, Default)]
pub struct PersonaMind;

impl Mind for PersonaMind {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, budget: Budget) -> Option<Thought> {
        let view = seen.view;
        if !view.awaited.contains(view.you?) {
            return None;
        }
        let mut luck = Luck::new(luck);
        let legal = &view.legal;
        if let Some(choice) = &legal.vote {
            return match choice.red || party::is_party(view) {
                true => party::vote(seen, choice, &mut luck),
                false => vote(seen, choice, &mut luck),
            };
        }
        if let Some(choice) = &legal.give {
            return give(seen, choice, &mut luck);
        }
        if let Some(choice) = &legal.tell {
            return tell::tell(seen, choice, &mut luck, budget);
        }
        let nothing_said = Clue::text("…");
        let action = legal.pick(&mut luck, &nothing_said)?;
        Some(Thought {
            action,
            reason: None,
        })
    }
}

/// How widely a mind's choices are spread around what it thinks best.
pub(crate) const fn spread(strength: Strength) -> f32 {
    match strength {
        Strength::Gentle => 1.5,
        Strength::Even => 0.8,
        Strength::Keen => 0.3,
    }
}

/// How much a voter goes by the way the storyteller sees things, not by its own: who is keen asks what was meant.
pub(crate) const fn empathy(strength: Strength) -> f32 {
    match strength {
        Strength::Gentle => 0.1,
        Strength::Even => 0.35,
        Strength::Keen => 0.6,
    }
}

/// How much less sure a voter is of what a person said, if it names nothing that is seen: so often a mind reads them wrongly, and all
/// minds in the same way.
const DOUBT: f32 = 2.0;

/// The clue on the table.
pub(crate) fn clue<'v>(seen: &'v Seen<'_>) -> Option<&'v Clue> {
    match &seen.view.phase {
        PhaseView::Give { clue, .. } | PhaseView::Vote { clue, .. } => Some(clue),
        _ => None,
    }
}

/// The cards with a score each, the best first. Of equal ones chance decides.
pub(crate) fn ranked(
    cards: &[Card],
    score: impl Fn(Card) -> f32,
    spread: f32,
    luck: &mut Luck,
) -> Vec<(Card, f32)> {
    let mut ranked: Vec<(Card, f32)> = (cards.iter())
        .map(|&card| (card, score(card) + spread * luck.gumbel()))
        .collect();
    ranked.sort_by(|a, b| b.1.total_cmp(&a.1));
    ranked
}

fn give(seen: &Seen<'_>, choice: &fabula_rules::GiveChoice, luck: &mut Luck) -> Option<Thought> {
    let heard = HeardClue::new(clue(seen)?, seen.language);
    let score = |card| {
        let heard = heard.as_ref();
        heard.map_or(0.0, |heard| {
            heard.score(seen.cards, Some(seen.persona), card)
        })
    };
    let ranked = ranked(&choice.cards, score, spread(seen.strength) / 2.0, luck);
    let cards = ranked.iter().take(usize::from(choice.count));
    let best = ranked.first()?.0;
    Some(Thought {
        action: Action::Give {
            cards: cards.map(|(card, _)| *card).collect(),
        },
        reason: explain(seen, BotAct::Gave, best, heard.as_ref().map(Grounds::Heard)),
    })
}

fn vote(seen: &Seen<'_>, choice: &fabula_rules::VoteChoice, luck: &mut Luck) -> Option<Thought> {
    let PhaseView::Vote {
        storyteller, clue, ..
    } = &seen.view.phase
    else {
        return None;
    };
    let heard = HeardClue::new(clue, seen.language);
    let ways = ways_to_look(seen, *storyteller);
    let empathy = empathy(seen.strength);
    let score = |card| {
        let Some(heard) = &heard else { return 0.0 };
        let mine = heard.score(seen.cards, Some(seen.persona), card);
        let theirs = ways
            .iter()
            .map(|&(persona, share)| share * heard.score(seen.cards, Some(persona), card));
        (1.0 - empathy) * mine + empathy * theirs.sum::<f32>()
    };
    let is_clear = heard.as_ref().is_some_and(|clue| {
        let mut cards = choice.cards.iter();
        clue.is_of_a_bot() || cards.any(|card| clue.names(seen.cards, usize::from(card.0)))
    });
    let doubt = if is_clear { 1.0 } else { DOUBT };
    let ranked = ranked(&choice.cards, score, doubt * spread(seen.strength), luck);
    let best = ranked.first()?.0;
    let votes = match ranked.get(1) {
        // One vote alone is worth a point more if it is right: worth it when the second choice is hardly one.
        Some(second) if choice.max > 1 && ranked[0].1 - second.1 < 3.0f32.ln() => 2,
        _ => 1,
    };
    let votes = votes.clamp(usize::from(choice.min), usize::from(choice.max));
    let cards = ranked.iter().take(votes).map(|(card, _)| *card).collect();
    Some(Thought {
        action: Action::Vote { cards, red: None },
        reason: explain(
            seen,
            BotAct::Voted,
            best,
            heard.as_ref().map(Grounds::Heard),
        ),
    })
}
