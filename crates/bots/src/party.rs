//! Party's own sense: to vote with the crowd, and to know where the crowd goes.

use fabula_room::BotAct;
use fabula_rules::{Action, Ballot, Chance, Preset, View, VoteChoice};

use crate::explain::{Grounds, explain};
use crate::heard::HeardClue;
use crate::luck::Luck;
use crate::persona_mind::{clue, ranked, spread};
use crate::{Seen, Thought};

/// Whether the game asks for the crowd's favourite, not for the storyteller's card.
pub(crate) fn is_party(view: &View<'_>) -> bool {
    view.preset == Preset::OdysseyParty
}

/// Votes for what most others will like. The storyteller marks in red what the others will like, and votes beside it.
pub(crate) fn vote(seen: &Seen<'_>, choice: &VoteChoice, luck: &mut Luck) -> Option<Thought> {
    let heard = HeardClue::new(clue(seen)?, seen.language);
    let liked = |card| {
        let heard = heard.as_ref();
        heard.map_or(0.0, |heard| heard.score(seen.cards, None, card))
    };
    let ranked = ranked(&choice.cards, liked, spread(seen.strength) / 2.0, luck);
    let (first, second) = (ranked.first()?.0, ranked.get(1).map(|(card, _)| *card));
    let (green, red) = match (choice.red, second) {
        (false, _) => (first, None),
        (true, None) => (first, Some(first)),
        // Who always did the same would be found out.
        (true, Some(second)) => match luck.below(3) {
            0 => (first, Some(second)),
            _ => (second, Some(first)),
        },
    };
    let mut cards = Ballot::new();
    cards.push(green);
    Some(Thought {
        action: Action::Vote { cards, red },
        reason: explain(
            seen,
            BotAct::Voted,
            green,
            heard.as_ref().map(Grounds::Heard),
        ),
    })
}
