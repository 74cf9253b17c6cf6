//! How a mind finds a clue: phrases that suit it, for each card in its hand, and imagined tables to choose between them.

use std::collections::HashSet;

use fabula_ids::Language;
use fabula_room::BotAct;
use fabula_rules::{Action, Card, Chance, Preset, SeatView, Standing, TellChoice};

use crate::bank::{Phrase, phrase_said, phrases};
use crate::explain::{Grounds, explain};
use crate::imagine::{Hearing, Listener, imagine};
use crate::luck::Luck;
use crate::people::{found_by_people, spread_of_people};
use crate::persona_mind::{empathy, spread};
use crate::random::clue;
use crate::{Budget, Seen, Thought};

/// The fewest phrases of its own that a persona chooses from; below that it borrows from others.
const FEW: usize = 24;

/// The most ideas that fit by eye that come to mind at once.
const FITTEST: usize = 16;

/// How far chance decides which of them come to mind: or the same few would be heard every evening.
const SURPRISE: f32 = 5.0;

/// How far chance decides which come to mind of those that words alone bring together.
const CHANCE: f32 = 0.35;

/// For how many of the cards that a phrase fits it comes to mind: one that fits many would be heard every evening.
const REMEMBERED: f32 = 2.0;

/// The most likely that what fits by eye comes to mind: or the best would be heard with its card each evening.
const CLEAREST: f32 = 0.8;

/// With so many ideas that fit by eye no others are weighed.
const ENOUGH: usize = 6;

/// How much a storyteller goes by its own associations, not by what everybody thinks of.
const OWN_SENSE: f32 = 0.35;

/// What it is worth, where people listen, that a clue is close to what the description says: people have more ways to find a card than
/// bots have, and who plays by ear has the description only. For people who find few cards it is worth this, for those who find
/// nearly all nothing.
const PLAIN: f32 = 0.4;

/// Who finds so many of the bots' cards needs no plainer clues; who finds so few, the plainest.
const KEEN_EYED: f32 = 0.75;
const LOST: f32 = 0.25;

/// How far chance decides between ideas that do equally well.
const WHIM: f32 = 0.02;

/// A clue for a card.
struct Idea {
    phrase: usize,
    card: Card,
}

pub(crate) fn tell(
    seen: &Seen<'_>,
    choice: &TellChoice,
    luck: &mut Luck,
    budget: Budget,
) -> Option<Thought> {
    let own = own_phrases(seen);
    if choice.cards.is_empty() {
        // Party: about no card in particular.
        let phrase = &phrases()[own[luck.below(own.len())]];
        let clue = clue(seen.view, phrase, seen.language);
        return Some(Thought {
            action: Action::Tell { card: None, clue },
            reason: None,
        });
    }
    let listeners = listeners(seen);
    let ideas = ideas(seen, &choice.cards, &own, budget.clues, luck);
    let best = best_idea(seen, choice, &ideas, &listeners, budget, luck)?;
    let clue = clue(seen.view, &phrases()[best.phrase], seen.language);
    let grounds = Some(Grounds::Meant(best.phrase));
    let reason = explain(seen, BotAct::Told, best.card, grounds);
    let card = Some(best.card);
    Some(Thought {
        action: Action::Tell { card, clue },
        reason,
    })
}

/// The phrases in this persona's voice that nobody has said or been shown this evening; if they run out, those of others; at last, all.
fn own_phrases(seen: &Seen<'_>) -> Vec<usize> {
    let told: HashSet<usize> = seen
        .told
        .iter()
        .filter_map(|text| phrase_said(text))
        .chain(seen.kept.iter().copied())
        .collect();
    let all = phrases().iter().enumerate();
    let fresh = all.filter(|(n, _)| !told.contains(n));
    let own = |(_, phrase): &(usize, &Phrase)| phrase.voices.contains(&seen.persona);
    let mut found: Vec<usize> = fresh.clone().filter(own).map(|(n, _)| n).collect();
    if found.len() < FEW {
        found = fresh.map(|(n, _)| n).collect();
    }
    match found.is_empty() {
        true => (0..phrases().len()).collect(),
        false => found,
    }
}

/// The most promising pairs of a phrase and a card: close to the mind itself, and to people in general. None that names what
/// is on the card, in any language, as long as there are others.
fn ideas(seen: &Seen<'_>, hand: &[Card], own: &[usize], most: usize, luck: &mut Luck) -> Vec<Idea> {
    let mut ideas: Vec<(Idea, f32)> = Vec::with_capacity(own.len() * hand.len());
    for &phrase in own {
        for &card in hand {
            let at = usize::from(card.0);
            let mine = seen.cards.phrase_score(Some(seen.persona), phrase, at);
            let meant = seen.cards.phrase_score(None, phrase, at);
            let to_people = to_people(seen, phrase, at);
            let spread = match seen.cards.fit(None, phrase, at) > 0.0 {
                true => SURPRISE,
                false => CHANCE,
            };
            let rank = OWN_SENSE * mine
                + (1.0 - OWN_SENSE) * (meant + to_people) / 2.0
                + spread * luck.gumbel();
            ideas.push((Idea { phrase, card }, rank));
        }
    }
    ideas.sort_by(|a, b| b.1.total_cmp(&a.1));
    // What fits by eye comes before whatever words alone bring together.
    let (fitting, others): (Vec<_>, Vec<_>) = (ideas.into_iter())
        .map(|(idea, _)| idea)
        .partition(|idea| is_fitting(seen, idea));
    let likely = fitting.into_iter().chain(others).take(4 * most);
    let (oblique, literal): (Vec<_>, Vec<_>) = likely.partition(|idea| !is_literal(seen, idea));
    let mut chosen = if oblique.is_empty() { literal } else { oblique };
    let fitting = chosen.iter().filter(|idea| is_fitting(seen, idea)).count();
    if fitting < ENOUGH {
        chosen.truncate(most);
        return chosen;
    }
    chosen.truncate(fitting);
    let mut spare = fitting - ENOUGH;
    chosen.retain(|idea| {
        let fitting = seen.cards.fitting_cards(idea.phrase) as f32;
        let forgotten = spare > 0 && luck.fraction() > (REMEMBERED / fitting).min(CLEAREST);
        spare -= usize::from(forgotten);
        !forgotten
    });
    chosen.truncate(FITTEST);
    chosen
}

fn is_fitting(seen: &Seen<'_>, idea: &Idea) -> bool {
    seen.cards.fit(None, idea.phrase, usize::from(idea.card.0)) > 0.0
}

/// How close a card is to a phrase for people, who know what is meant.
fn to_people(seen: &Seen<'_>, phrase: usize, card: usize) -> f32 {
    let heard = seen.cards.heard_score(None, phrase, card);
    let meant = seen.cards.phrase_score(None, phrase, card);
    (meant + heard) / 2.0
}

/// How close a card is to a phrase for a listener. Who sits at a table with bots knows how each of them sees things, and so do they
/// of the storyteller.
fn heard_by(seen: &Seen<'_>, listener: &Listener, phrase: usize, card: usize) -> f32 {
    let Some(persona) = listener.persona else {
        return to_people(seen, phrase, card);
    };
    let by = |eye| seen.cards.heard_score(Some(eye), phrase, card);
    let empathy = empathy(seen.strength);
    (1.0 - empathy) * by(persona) + empathy * by(seen.persona)
}

/// Whether a phrase names what is on the card, for readers of any language.
fn is_literal(seen: &Seen<'_>, idea: &Idea) -> bool {
    let phrase = &phrases()[idea.phrase];
    let card = usize::from(idea.card.0);
    let mut languages = Language::ALL.into_iter();
    languages.any(|l| seen.cards.is_literal(phrase.text(l), l, card))
}

/// The idea with which some would find the card, and not all.
fn best_idea<'i>(
    seen: &Seen<'_>,
    choice: &TellChoice,
    ideas: &'i [Idea],
    listeners: &[Listener],
    budget: Budget,
    luck: &mut Luck,
) -> Option<&'i Idea> {
    let gone = |card: &usize| {
        let card = Card(*card as u16);
        choice.cards.contains(&card) || seen.view.discard.contains(&card)
    };
    let unseen: Vec<usize> = (0..seen.cards.len()).filter(|card| !gone(card)).collect();
    let people_listen = (listeners.iter()).any(|l| l.votes && l.persona.is_none());
    let lost = (KEEN_EYED - found_by_people(seen)) / (KEEN_EYED - LOST);
    let plainness = if people_listen {
        PLAIN * lost.clamp(0.0, 1.0)
    } else {
        0.0
    };
    let plain = |idea: &Idea| match plainness > 0.0 {
        true => plainness * (seen.cards).described_score(idea.phrase, usize::from(idea.card.0)),
        false => 0.0,
    };
    // Many listeners take longer to imagine.
    let tables = (budget.tables * 5 / listeners.len().max(5)).max(8);
    let seed = luck.seed();
    let mut best: Option<(&Idea, f32)> = None;
    for idea in ideas {
        let heard = |listener: &Listener| {
            let by = |card| heard_by(seen, listener, idea.phrase, card);
            Hearing {
                told: by(usize::from(idea.card.0)),
                unseen: unseen.iter().map(|&card| by(card)).collect(),
            }
        };
        let hearings: Vec<(Listener, Hearing)> = (listeners.iter())
            .map(|listener| (*listener, heard(listener)))
            .collect();
        // All ideas are tried at the same tables: what differs is the idea.
        let success = imagine(&hearings, tables, &mut Luck::new(&seed));
        let value = success + plain(idea) + WHIM * luck.gumbel();
        if best.is_none_or(|(_, most)| value > most) {
            best = Some((idea, value));
        }
    }
    best.map(|(idea, _)| idea)
}

/// The others in the game.
fn listeners(seen: &Seen<'_>) -> Vec<Listener> {
    let people = spread_of_people(seen);
    let view = seen.view;
    let playing = |seat: &&SeatView| seat.standing == Standing::Taken;
    let others = (view.seats.iter().filter(playing)).filter(|s| Some(s.seat) != view.you);
    let my_side = view
        .seats
        .iter()
        .find(|s| Some(s.seat) == view.you)
        .map(|s| s.side);
    let mut sides = Vec::new();
    others
        .map(|other| {
            let (gives, votes) = match view.preset {
                Preset::OdysseyTeams | Preset::FirstEditionTeams => {
                    // One of each pair gives. In the first edition both vote, and one's own partner, too.
                    let all_vote = view.preset == Preset::FirstEditionTeams;
                    let partner = Some(other.side) == my_side;
                    let second = sides.contains(&other.side);
                    sides.push(other.side);
                    let gives = if second && !partner { 0 } else { 1 };
                    (gives, all_vote || (second && !partner))
                }
                _ => (usize::from(view.size.gives), true),
            };
            let persona = seen.persona_of(other.seat);
            Listener {
                hand: usize::from(other.cards.max(1)),
                gives,
                votes,
                spread: persona.map_or(people, |_| spread(seen.strength)),
                persona,
            }
        })
        .collect()
}
