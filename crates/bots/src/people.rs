//! What the rounds so far tell about the others: how people at this table read clues, and who sees things how.

use std::sync::Arc;

use fabula_room::{AlbumRound, Persona};
use fabula_rules::{Card, Seat};

use crate::Seen;
use crate::heard::HeardClue;

/// How far people are from what a mind expects of them, before anything is known: they read more in a picture than its words say.
const PEOPLE: f32 = 1.0;

/// Values that are weighed for it.
const SCALE: [f32; 7] = [0.35, 0.5, 0.7, 1.0, 1.4, 2.0, 3.0];

/// How sure that first guess is: as if so many votes had been seen.
const TRUST: f32 = 4.0;

/// A clue of a former round, with the scores of its cards for one way to look.
fn scores(seen: &Seen<'_>, clue: &HeardClue<'_>, eye: Option<Persona>, cards: &[Card]) -> Vec<f32> {
    let score = |&card: &Card| clue.score(seen.cards, eye, card);
    cards.iter().map(score).collect()
}

/// The logarithm of how likely a choice was, by scores and how widely they are spread.
fn likelihood(scores: &[f32], chosen: usize, spread: f32) -> f32 {
    let most = scores.iter().copied().fold(f32::MIN, f32::max);
    let weight = |score: f32| ((score - most) / spread).exp();
    let all: f32 = scores.iter().copied().map(weight).sum();
    (weight(scores[chosen]) / all).max(1e-6).ln()
}

/// The cards one could have voted for, and the place among them of the one voted for.
fn choice(round: &AlbumRound, seat: Seat, card: Card) -> Option<(Vec<Card>, usize)> {
    let others = round.result.table.iter().filter(|laid| laid.owner != seat);
    let cards: Vec<Card> = others.map(|laid| laid.card).collect();
    let chosen = cards.iter().position(|&c| c == card)?;
    Some((cards, chosen))
}

/// How widely people's votes at this table are spread around what minds expect: little if they read clues alike.
pub(crate) fn spread_of_people(seen: &Seen<'_>) -> f32 {
    let mut fits = SCALE.map(|spread| {
        let off = (spread / PEOPLE).ln();
        -TRUST * off * off
    });
    for round in seen.rounds {
        let Some(clue) = HeardClue::new(&round.result.clue, seen.language) else {
            continue;
        };
        let persons = (round.result.ballots.iter()).filter(|cast| {
            seen.persona_of(cast.seat).is_none() && Some(cast.seat) != seen.view.you
        });
        for cast in persons {
            let Some((cards, chosen)) = cast
                .cards
                .first()
                .and_then(|&c| choice(round, cast.seat, c))
            else {
                continue;
            };
            let scores = scores(seen, &clue, None, &cards);
            for (fit, spread) in fits.iter_mut().zip(SCALE) {
                *fit += likelihood(&scores, chosen, spread);
            }
        }
    }
    let best = fits.iter().zip(SCALE).max_by(|a, b| a.0.total_cmp(b.0));
    best.map_or(PEOPLE, |(_, spread)| spread)
}

/// How many of bots' cards people find who sit down at a table, before anything is known of them, and how sure that guess is: as if
/// so many votes had been seen.
const FOUND: (f32, f32) = (0.45, 4.0);

/// How many of the bots' cards the people at this table have found, from 0 to 1.
pub(crate) fn found_by_people(seen: &Seen<'_>) -> f32 {
    let (share, votes) = FOUND;
    let (mut found, mut all) = (share * votes, votes);
    for result in seen.rounds.iter().map(|round| &round.result) {
        if seen.persona_of(result.storyteller).is_none() {
            continue;
        }
        let of_storyteller = |card: &Card| {
            let mut laid = result.table.iter();
            laid.any(|laid| laid.card == *card && laid.owner == result.storyteller)
        };
        let people = (result.ballots.iter()).filter(|cast| seen.persona_of(cast.seat).is_none());
        for cast in people {
            found += f32::from(u8::from(cast.cards.iter().any(of_storyteller)));
            all += 1.0;
        }
    }
    found / all
}

/// How somebody seems to look at cards: for each persona how far it fits what they told and voted so far. What a bot is like
/// everybody knows.
pub(crate) fn ways_to_look(seen: &Seen<'_>, seat: Seat) -> Vec<(Persona, f32)> {
    if let Some(persona) = seen.persona_of(seat) {
        return vec![(persona, 1.0)];
    }
    let mut fits: Vec<(Persona, f32)> = Persona::all().map(|persona| (persona, 0.0)).collect();
    for round in seen.rounds.iter().map(Arc::as_ref) {
        let Some((cards, chosen)) = chosen_by(round, seat) else {
            continue;
        };
        let Some(clue) = HeardClue::new(&round.result.clue, seen.language) else {
            continue;
        };
        for (persona, fit) in &mut fits {
            let scores = scores(seen, &clue, Some(*persona), &cards);
            *fit += likelihood(&scores, chosen, PEOPLE);
        }
    }
    let most = fits.iter().map(|(_, fit)| *fit).fold(f32::MIN, f32::max);
    let all: f32 = fits.iter().map(|(_, fit)| (fit - most).exp()).sum();
    for (_, fit) in &mut fits {
        *fit = (*fit - most).exp() / all;
    }
    fits
}

/// What somebody chose in a round: the card they told of, or the one they voted for.
fn chosen_by(round: &AlbumRound, seat: Seat) -> Option<(Vec<Card>, usize)> {
    let result = &round.result;
    if result.storyteller == seat {
        let cards: Vec<Card> = result.table.iter().map(|laid| laid.card).collect();
        let told = result.table.iter().position(|laid| laid.owner == seat)?;
        return Some((cards, told));
    }
    let cast = result.ballots.iter().find(|cast| cast.seat == seat)?;
    choice(round, seat, *cast.cards.first()?)
}
