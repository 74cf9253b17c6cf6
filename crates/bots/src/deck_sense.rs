//! What minds know of the cards in play: the public words of each, and how close each is to each phrase of the bank.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use fabula_deck::{CardInfo, Manifest, Picture};
use fabula_ids::Language;
use fabula_room::Persona;

use crate::bank::{Phrase, phrases};
use crate::example::best_examples;
use crate::fits::fits;
use crate::heard::{FITTING, NAMED};
use crate::lens::{FacetKind, Lens};
use crate::luck::number_of;
use crate::words::{Heard, Part, Reading, Vector, embed, likeness, same_stem, words_of};

/// How much more the closest words of a card count than the others.
const SHARPNESS: f32 = 8.0;

/// Something on a card, in a word or two.
#[derive(Clone, Debug)]
pub struct Facet {
    /// As the deck says it.
    pub words: Arc<str>,
    /// What it means; its length is one.
    vector: Vector,
    /// Its number for ever.
    key: u64,
}

/// A word for something on a card.
#[derive(Clone, Debug)]
struct Name {
    word: String,
    /// How rare it is among the cards in play.
    rarity: f32,
    /// Whether it tells this card from most others.
    telling: bool,
}

/// One card.
#[derive(Clone, Debug, Default)]
struct CardSense {
    /// Its number for ever.
    key: u64,
    /// What is on it: numbers of facets, and what they are about.
    facets: Vec<(usize, FacetKind)>,
    /// Its description against the mean of all; nothing if it has none.
    description: Option<Vector>,
    /// The words for what is on it, in the order of [`Language::ALL`].
    names: [Vec<Name>; 6],
}

/// How cards look through a lens.
struct Outlook {
    lens: Lens,
    /// How close each card is to what people say in general: to be taken off.
    usual: Vec<f32>,
    /// How far cards are apart then, typically.
    spread: f32,
    /// For each phrase, for each card: how close they are by what the phrase is meant to say.
    meant: Vec<f32>,
    /// The same by its words alone.
    said: Vec<f32>,
}

impl CardSense {
    /// What a word names on it, as it is or in English: of several things the rarest.
    fn name_for(&self, said: &str, language: Language) -> Option<&Name> {
        rarest(&self.names[place(language)], said).or_else(|| {
            let names = &self.names[place(Language::English)];
            let english = crate::words::glosses(said, language);
            let english = english.into_iter().flat_map(|(_, glosses)| glosses);
            let names = english.filter_map(|gloss| rarest(names, gloss));
            names.max_by(|a, b| a.rarity.total_cmp(&b.rarity))
        })
    }
}

/// All cards in play.
pub struct DeckSense {
    cards: Vec<CardSense>,
    facets: Vec<Facet>,
    /// For each part of the phrases, for each facet: how alike they are.
    alike: OnceLock<HashMap<u64, Vec<f32>>>,
    /// For each phrase, for each card: how far it names what is on it, in English.
    named: Vec<OnceLock<Vec<f32>>>,
    /// For each phrase, for each card: how well they fit by eye.
    fits: Vec<f32>,
    common: OnceLock<Outlook>,
    personas: [OnceLock<Outlook>; 8],
    /// For each phrase, for each card: how close its words are to the description alone.
    described: OnceLock<Vec<f32>>,
    /// For each card: the phrases that may be shown as examples of clues.
    examples: OnceLock<Vec<Vec<usize>>>,
}

impl DeckSense {
    /// What is publicly known of these cards, in the order of their numbers.
    pub fn new<'c>(cards: impl IntoIterator<Item = &'c CardInfo>) -> DeckSense {
        let infos: Vec<&CardInfo> = cards.into_iter().collect();
        let mut facets: Vec<Facet> = Vec::new();
        let mut numbers: HashMap<String, usize> = HashMap::new();
        let mut cards: Vec<CardSense> = Vec::with_capacity(infos.len());
        for info in &infos {
            let mut card = CardSense {
                key: number_of(&info.id),
                ..CardSense::default()
            };
            for (kind, words) in words_on(info) {
                let known = numbers.get(&words).copied().or_else(|| {
                    let vector = whole(&words, Language::English)?;
                    let key = number_of(&words);
                    facets.push(Facet {
                        words: words.as_str().into(),
                        vector,
                        key,
                    });
                    numbers.insert(words, facets.len() - 1);
                    Some(facets.len() - 1)
                });
                card.facets.extend(known.map(|number| (number, kind)));
            }
            card.description = describe(info);
            cards.push(card);
        }
        centre(&mut cards);
        name(&mut cards, &infos);
        let mut by_eye = vec![0.0; phrases().len() * cards.len()];
        for (card, info) in infos.iter().enumerate() {
            for &(phrase, fit) in fits(&info.id) {
                by_eye[phrase * cards.len() + card] = fit;
            }
        }
        DeckSense {
            cards,
            facets,
            alike: OnceLock::new(),
            named: vec![OnceLock::new(); phrases().len()],
            fits: by_eye,
            common: OnceLock::new(),
            personas: Default::default(),
            described: OnceLock::new(),
            examples: OnceLock::new(),
        }
    }

    /// The same for several decks, one after the other. Of a deck that is not known only the number of its cards is.
    pub fn of_decks(decks: &[Result<Arc<Manifest>, usize>]) -> DeckSense {
        let unknown = CardInfo::wordless(String::new(), Picture::NONE, Picture::NONE);
        let cards = decks.iter().flat_map(|deck| match deck {
            Ok(manifest) => manifest.cards.iter().collect(),
            Err(count) => vec![&unknown; *count],
        });
        DeckSense::new(cards)
    }

    /// Whether anything is known of a card in words.
    pub fn has_words(card: &CardInfo) -> bool {
        let mut words = words_on(card).into_iter();
        describe(card).is_some() || words.any(|(_, word)| whole(&word, Language::English).is_some())
    }

    /// How many cards there are.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// How close a card is to what a phrase of the bank is meant to say, as a persona sees it, or as people in general do.
    /// 0 is usual, 1 is close.
    pub fn phrase_score(&self, eye: Option<Persona>, phrase: usize, card: usize) -> f32 {
        let meant = self.of_pair(&self.outlook(eye).meant, phrase, card);
        meant + FITTING * self.fit(eye, phrase, card)
    }

    /// How well a phrase fits a card by eye, as a persona sees it, or as people in general do: from 0 to 1. Not everybody gets
    /// every joke.
    pub fn fit(&self, eye: Option<Persona>, phrase: usize, card: usize) -> f32 {
        let fit = self.of_pair(&self.fits, phrase, card);
        match eye {
            Some(persona) if fit > 0.0 => {
                let said = number_of(&phrases()[phrase].id);
                fit * Lens::of(persona).insight(said, self.cards[card].key)
            }
            _ => fit,
        }
    }

    /// How many cards a phrase fits by eye.
    pub fn fitting_cards(&self, phrase: usize) -> usize {
        let count = self.cards.len();
        let fits = &self.fits[phrase * count..(phrase + 1) * count];
        fits.iter().filter(|fit| **fit > 0.0).count()
    }

    /// The phrases that may be shown as examples of clues for a card.
    pub(crate) fn examples(&self, card: usize) -> &[usize] {
        let all = self.examples.get_or_init(|| {
            let cards = 0..self.len();
            cards.map(|card| best_examples(self, card)).collect()
        });
        all.get(card).map_or(&[], Vec::as_slice)
    }

    /// How close a card is to the words of a phrase, as a persona hears them, or as minds in general do: as a [`HeardClue`] is
    /// scored.
    ///
    /// [`HeardClue`]: crate::HeardClue
    pub fn heard_score(&self, eye: Option<Persona>, phrase: usize, card: usize) -> f32 {
        let named = self.named[phrase].get_or_init(|| {
            let text = phrases()[phrase].text(Language::English);
            let cards = 0..self.cards.len();
            cards
                .map(|card| self.named(text, Language::English, card))
                .collect()
        });
        let said = self.of_pair(&self.outlook(eye).said, phrase, card);
        let named = named.get(card).copied().unwrap_or(0.0);
        said + NAMED * named + FITTING * self.fit(eye, phrase, card)
    }

    /// How close a card is to the words of a phrase for somebody who knows nothing but its description. 0 is usual, 1 is close.
    pub fn described_score(&self, phrase: usize, card: usize) -> f32 {
        let described = self.described.get_or_init(|| self.descriptions());
        self.of_pair(described, phrase, card)
    }

    /// What a list for each phrase and each card has for these two; 0 for cards that nothing is known of.
    fn of_pair(&self, list: &[f32], phrase: usize, card: usize) -> f32 {
        match card < self.cards.len() {
            true => list[phrase * self.cards.len() + card],
            false => 0.0,
        }
    }

    /// How close a card is to a clue, in the same measure.
    pub fn score(&self, eye: Option<Persona>, reading: &Reading, card: usize) -> f32 {
        let outlook = self.outlook(eye);
        let Some(sense) = self.cards.get(card).filter(|_| !reading.parts.is_empty()) else {
            return 0.0;
        };
        let parts = reading.parts.iter().map(|part| {
            let alike = |facet: usize| likeness(&part.vector, &self.facets[facet].vector);
            Some(part.share * self.raw(&outlook.lens, sense, part, alike)?)
        });
        let raw: Option<f32> = parts.sum();
        raw.map_or(0.0, |raw| (raw - outlook.usual[card]) / outlook.spread)
    }

    /// How far a clue names what is on a card: 0 not at all, 1 with every word that says something.
    pub fn named(&self, text: &str, language: Language, card: usize) -> f32 {
        let Some(sense) = self.cards.get(card) else {
            return 0.0;
        };
        let (mut named, mut all) = (0.0, 0.0);
        for said in words_of(text).filter(|word| says_something(word, language)) {
            if let Some(name) = sense.name_for(&said, language) {
                all += name.rarity;
                named += name.rarity;
                continue;
            }
            // Words that no lexicon has are little ones, mostly.
            let known =
                language == Language::English || crate::words::glosses(&said, language).is_some();
            // A word that is on no card at all is as rare as can be.
            let rare = (self.cards.len().max(2) as f32).ln();
            all += if known { rare } else { 0.2 * rare };
        }
        if all > 0.0 { named / all } else { 0.0 }
    }

    /// The word of a clue that names what is on a card best, and what it names: in the words of its tags, or else as it was said.
    pub fn naming(&self, text: &str, language: Language, card: usize) -> Option<(String, String)> {
        let sense = self.cards.get(card)?;
        let words = words_of(text).filter(|word| says_something(word, language));
        let named = words.filter_map(|said| Some((sense.name_for(&said, language)?, said)));
        let (name, said) = named.max_by(|a, b| a.0.rarity.total_cmp(&b.0.rarity))?;
        let facets = sense
            .facets
            .iter()
            .filter(|(_, kind)| *kind != FacetKind::Evoked);
        let mut tags = facets.map(|&(facet, _)| &*self.facets[facet].words);
        let tag = tags.find(|tag| words_of(tag).any(|word| word == name.word));
        let seen = tag.map_or_else(|| said.clone(), str::to_owned);
        Some((said, seen))
    }

    /// Whether any word of a clue, as it is or in English, is a word for what is on a card, be it on many others, too.
    pub fn is_literal(&self, text: &str, language: Language, card: usize) -> bool {
        let Some(sense) = self.cards.get(card) else {
            return false;
        };
        let on_card = |word: &str, language| {
            let names = &sense.names[place(language)];
            names.iter().any(|name| same_stem(&name.word, word))
        };
        let mut words = words_of(text).filter(|word| says_something(word, language));
        words.any(|said| {
            let english = crate::words::glosses(&said, language);
            let mut english = english.into_iter().flat_map(|(_, glosses)| glosses);
            on_card(&said, language) || english.any(|gloss| on_card(gloss, Language::English))
        })
    }

    /// What on a card moved a persona most, and the word of the clue that goes with it: the number of the word heard, what is
    /// seen, and how alike the two are.
    pub fn closest(
        &self,
        eye: Persona,
        reading: &Reading,
        card: usize,
    ) -> Option<(usize, &Facet, f32)> {
        let lens = Lens::of(eye);
        let sense = self.cards.get(card)?;
        // As in `raw`: what counts for this persona, and how close it finds the two.
        let pairs = reading.parts.iter().flat_map(|part| {
            sense.facets.iter().map(move |&(facet, kind)| {
                let facet = &self.facets[facet];
                let alike = likeness(&part.vector, &facet.vector) + lens.own(part.key, facet.key);
                let moved = part.share * lens.weight(kind) * (SHARPNESS * alike).exp();
                (part, facet, moved)
            })
        });
        let (part, facet, _) = pairs.max_by(|a, b| a.2.total_cmp(&b.2))?;
        // The part is a word, or the whole; then the word counts that is closest to what is seen.
        let words = reading.words.iter().enumerate();
        let said = words.max_by(|(_, a), (_, b)| {
            let of = |word: &Heard| {
                likeness(&word.vector, &part.vector) + likeness(&word.vector, &facet.vector)
            };
            of(a).total_cmp(&of(b))
        });
        let (said, word) = said?;
        Some((said, facet, likeness(&word.vector, &facet.vector)))
    }

    fn outlook(&self, eye: Option<Persona>) -> &Outlook {
        match eye {
            None => self.common.get_or_init(|| self.look(Lens::COMMON)),
            Some(persona) => {
                self.personas[persona as usize].get_or_init(|| self.look(Lens::of(persona)))
            }
        }
    }

    /// How alike the parts of the bank's phrases and the facets of these cards are.
    fn alike(&self) -> &HashMap<u64, Vec<f32>> {
        self.alike.get_or_init(|| {
            let mut alike = HashMap::new();
            for part in phrases().iter().flat_map(|phrase| &phrase.reading.parts) {
                alike.entry(part.key).or_insert_with(|| {
                    let facets = self.facets.iter();
                    facets
                        .map(|facet| likeness(&part.vector, &facet.vector))
                        .collect()
                });
            }
            alike
        })
    }

    /// How close a card is to a part of a clue, before it is put into proportion; nothing if nothing is known of the card.
    fn raw(
        &self,
        lens: &Lens,
        card: &CardSense,
        part: &Part,
        alike: impl Fn(usize) -> f32,
    ) -> Option<f32> {
        let (mut sum, mut weights) = (0.0, 0.0);
        for &(facet, kind) in &card.facets {
            let weight = lens.weight(kind);
            let alike = alike(facet) + lens.own(part.key, self.facets[facet].key);
            sum += weight * (SHARPNESS * alike).exp();
            weights += weight;
        }
        let facets = (weights > 0.0).then(|| (sum / weights).ln() / SHARPNESS);
        let description = card.description.as_ref();
        let description =
            description.map(|d| part.described * lens.description * likeness(&part.vector, d));
        match (facets, description) {
            (None, None) => None,
            (facets, description) => Some(facets.unwrap_or(0.0) + description.unwrap_or(0.0)),
        }
    }

    fn descriptions(&self) -> Vec<f32> {
        let words = |phrase: &'static Phrase| phrase.reading.parts.last();
        let close = |phrase: &'static Phrase| {
            let described = self.cards.iter().map(move |card| {
                let (words, card) = (words(phrase)?, card.description.as_ref()?);
                Some(likeness(&words.vector, card))
            });
            described.map(Option::unwrap_or_default)
        };
        let mut scores: Vec<f32> = phrases().iter().flat_map(close).collect();
        put_into_proportion(&mut scores, self.cards.len());
        scores
    }

    fn look(&self, lens: Lens) -> Outlook {
        let (alike, count) = (self.alike(), self.cards.len());
        // Many phrases are about the same.
        let mut of_parts: HashMap<u64, Vec<f32>> = HashMap::new();
        let mut meant: Vec<f32> = vec![0.0; phrases().len() * count];
        for (phrase, row) in phrases().iter().zip(meant.chunks_exact_mut(count.max(1))) {
            for part in &phrase.reading.parts {
                let of_part = of_parts.entry(part.key).or_insert_with(|| {
                    let alike = &alike[&part.key];
                    let raw = |card| self.raw(&lens, card, part, |facet| alike[facet]);
                    self.cards
                        .iter()
                        .map(|card| raw(card).unwrap_or(0.0))
                        .collect()
                });
                let shares = of_part.iter().map(|raw| part.share * raw);
                row.iter_mut()
                    .zip(shares)
                    .for_each(|(score, share)| *score += share);
            }
        }
        put_into_proportion(&mut meant, count);
        // What people say is found in descriptions less than what the bank says: it is measured by itself.
        let mut said: Vec<f32> = Vec::with_capacity(meant.len());
        for phrase in phrases() {
            // The last part of a phrase is its words; a test asks that every phrase has some.
            let Some(words) = phrase.reading.parts.last() else {
                continue;
            };
            let alike = &alike[&words.key];
            let part = Part {
                described: Reading::DESCRIBED,
                ..words.clone()
            };
            let raw = |card| self.raw(&lens, card, &part, |facet| alike[facet]);
            said.extend(self.cards.iter().map(|card| raw(card).unwrap_or(0.0)));
        }
        let (usual, spread) = put_into_proportion(&mut said, count);
        Outlook {
            lens,
            usual,
            spread,
            meant,
            said,
        }
    }
}

/// Takes off what is usual for each card, and brings all to the same spread. Gives both.
fn put_into_proportion(scores: &mut [f32], cards: usize) -> (Vec<f32>, f32) {
    let cards = cards.max(1);
    let rows = (scores.len() / cards).max(1) as f32;
    let mut usual = vec![0.0; cards];
    for row in scores.chunks_exact(cards) {
        (usual.iter_mut().zip(row)).for_each(|(usual, score)| *usual += score / rows);
    }
    let mut squares = 0.0;
    for row in scores.chunks_exact_mut(cards) {
        for (score, usual) in row.iter_mut().zip(&usual) {
            *score -= usual;
            squares += *score * *score;
        }
    }
    let spread = (squares / scores.len().max(1) as f32).sqrt().max(1e-6);
    scores.iter_mut().for_each(|score| *score /= spread);
    (usual, spread)
}

fn place(language: Language) -> usize {
    let place = Language::ALL.iter().position(|&l| l == language);
    place.unwrap_or(0)
}

/// Whether a word can name something.
fn says_something(word: &str, language: Language) -> bool {
    match language {
        Language::English => {
            let vector = embed([word]);
            vector.is_none_or(|v| likeness(&v, &v).sqrt() >= 20.0)
        }
        _ => word.chars().count() > 2,
    }
}

fn rarest<'n>(names: &'n [Name], said: &str) -> Option<&'n Name> {
    let telling = names.iter().filter(|name| name.telling);
    let found = telling.filter(|name| same_stem(&name.word, said));
    found.max_by(|a, b| a.rarity.total_cmp(&b.rarity))
}

/// What is known of a card in a word or two each: its tags, or else its name, if that has words.
fn words_on(info: &CardInfo) -> Vec<(FacetKind, String)> {
    let tags = info.tags.iter().map(|tag| FacetKind::of(tag));
    let mut words: Vec<(FacetKind, String)> = tags
        .map(|(kind, words)| (kind, words.to_lowercase()))
        .collect();
    if words.is_empty() {
        // A file's name often is a title: "the-last-ferry", "IMG_2041".
        let title = words_of(&info.id).filter(|w| w.chars().count() > 2);
        words.extend(title.map(|word| (FacetKind::Plain, word)));
    }
    words
}

/// The description in English, or in whatever language there is one.
fn describe(info: &CardInfo) -> Option<Vector> {
    let languages = Language::ALL.into_iter();
    let mut told = languages.filter_map(|l| Some((l, info.description.get(l.code())?)));
    let (language, text) = told.next()?;
    whole(text, language)
}

/// What the words of a text mean together.
fn whole(text: &str, language: Language) -> Option<Vector> {
    let reading = Reading::of(text, language)?;
    reading.parts.last().map(|part| part.vector)
}

/// Takes off what all descriptions have in common.
fn centre(cards: &mut [CardSense]) {
    let described = cards.iter().filter_map(|card| card.description.as_ref());
    let count = described.clone().count() as f32;
    let mut mean = [0.0; crate::words::DIMENSIONS];
    for vector in described {
        mean.iter_mut()
            .zip(vector)
            .for_each(|(mean, n)| *mean += n / count);
    }
    if count < 2.0 {
        return;
    }
    for vector in cards
        .iter_mut()
        .filter_map(|card| card.description.as_mut())
    {
        vector
            .iter_mut()
            .zip(&mean)
            .for_each(|(n, mean)| *n -= mean);
    }
}

/// Finds the words for what is on each card, in its tags and descriptions.
fn name(cards: &mut [CardSense], infos: &[&CardInfo]) {
    for language in Language::ALL {
        let said = |info: &&CardInfo| -> Vec<String> {
            let described = info.description.get(language.code()).map(String::as_str);
            let tags = words_on(info).into_iter().filter(|(kind, _)| {
                // What a card calls to mind is not on it. Tags are mostly English; whatever else they are, they name the card.
                *kind != FacetKind::Evoked && (language == Language::English || described.is_none())
            });
            let words = words_of(described.unwrap_or_default())
                .chain(tags.flat_map(|(_, tag)| words_of(&tag).collect::<Vec<_>>()));
            let mut words: Vec<String> = words
                .filter(|word| says_something(word, language))
                .collect();
            words.sort_unstable();
            words.dedup();
            words
        };
        let all: Vec<Vec<String>> = infos.iter().map(said).collect();
        let mut on_cards: HashMap<&str, usize> = HashMap::new();
        for word in all.iter().flatten() {
            *on_cards.entry(word).or_default() += 1;
        }
        let count = infos.len() as f32;
        for (card, words) in cards.iter_mut().zip(&all) {
            let names = words.iter().map(|word| {
                let rarity = (count.max(2.0) / on_cards[word.as_str()] as f32).ln();
                Name {
                    word: word.clone(),
                    rarity,
                    // What is on many cards tells none of them from the others.
                    telling: count < 10.0 || rarity > (1.0f32 / 0.15).ln(),
                }
            });
            card.names[place(language)] = names.collect();
        }
    }
}
