//! What minds reach: the figures of `docs/minds.md`. `make bench-minds` runs it; `-- reading` or `-- arena` runs a part.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Instant;

use fabula_bots::arena::{Arena, Contestant, Estimate, OutsiderMind, RoundRecord, Summary};
use fabula_bots::bank::phrase_said;
use fabula_bots::{Budget, DeckSense, HeardClue, Luck, Mind, PersonaMind, Seen, Thought, fits};
use fabula_deck::{CardInfo, Manifest, lanterns};
use fabula_ids::Language;
use fabula_room::{Persona, Strength};
use fabula_rules::{Action, Card, Clue, Draw, PhaseView, Preset, Seed};
use rayon::iter::{IntoParallelIterator, ParallelIterator};

fn main() {
    let wanted: Vec<String> = std::env::args()
        .skip(1)
        .filter(|a| !a.starts_with('-'))
        .collect();
    let wants = |part: &str| wanted.is_empty() || wanted.iter().any(|w| w == part);
    let manifest = lanterns().expect("Lanterns").manifest;
    let cards = DeckSense::new(&manifest.cards);
    println!("Lanterns: {} cards\n", manifest.cards.len());
    if wants("reading") {
        reading(&manifest, &cards);
    }
    if wants("people") {
        people(&manifest, &cards);
    }
    if wants("arena") {
        arena(&manifest);
    }
    if wants("alone") {
        alone(&manifest);
    }
    if wants("strengths") {
        strengths(&manifest);
    }
    if wants("listeners") {
        listeners(&manifest);
    }
    if wants("speed") {
        speed(&manifest);
    }
}

/// How often the right card has the highest score among six, the other five being any of the deck. Of equal ones, any.
fn among_six(scores: &[f32], right: usize) -> f64 {
    let others = scores.iter().enumerate().filter(|(n, _)| *n != right);
    let lower = others.clone().filter(|(_, s)| **s < scores[right]).count();
    let equal = others.filter(|(_, s)| **s == scores[right]).count();
    // Draw the five others one after the other: each is lower, equal or higher.
    let rest = (scores.len() - 1) as f64;
    let mut all = 0.0;
    let choose =
        |n: usize, k: usize| (0..k).fold(1.0, |p, i| p * (n as f64 - i as f64) / (i as f64 + 1.0));
    for ties in 0..=5usize.min(equal) {
        if 5 - ties <= lower {
            all += choose(equal, ties) * choose(lower, 5 - ties) / (ties + 1) as f64;
        }
    }
    all / (0..5).fold(1.0, |p, i| p * (rest - f64::from(i)) / f64::from(i + 1))
}

/// The mean, and its standard error.
fn mean(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let variance = values.iter().map(|v| (v - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
    (mean, (variance / n).sqrt())
}

fn find(
    cards: &DeckSense,
    clue: &str,
    language: Language,
    right: usize,
    eye: Option<Persona>,
) -> f64 {
    let clue = Clue::text(clue);
    let heard = HeardClue::new(&clue, language);
    let score = |card: usize| {
        let heard = heard.as_ref();
        heard.map_or(0.0, |heard| heard.score(cards, eye, Card(card as u16)))
    };
    let scores: Vec<f32> = (0..cards.len()).map(score).collect();
    among_six(&scores, right)
}

/// The clues of people in a language that are open, or shut: the number of the card, and the clue.
fn clues(manifest: &Manifest, half: &str, language: Language) -> Vec<(usize, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("clues");
    let path = folder.join(half).join(format!("{language}.tsv"));
    let text = fs::read_to_string(&path).unwrap_or_default();
    let line = |line: &str| {
        let (card, clue) = line.split_once('\t')?;
        let card = manifest.cards.iter().position(|c| c.id == card)?;
        Some((card, clue.to_owned()))
    };
    text.lines().filter_map(line).collect()
}

/// A person tells, and three bots give and vote, as at a table alone with bots: how often all find it, some, or none.
fn people(manifest: &Manifest, cards: &DeckSense) {
    println!("A person tells, three even bots listen: all, some, none, votes that found it");
    let (mut luck, mut draw) = (Luck::new(&Seed([5; 32])), Draw::new(&Seed([5; 32]), 1));
    for language in Language::ALL {
        let (mut outcomes, mut found, mut tables) = ([0; 3], 0, 0);
        for (card, text) in clues(manifest, "open", language) {
            let clue = Clue::text(text);
            let heard = HeardClue::new(&clue, language);
            for _ in 0..20 {
                let mut pack: Vec<usize> = (0..cards.len()).filter(|c| *c != card).collect();
                draw.shuffle(&mut pack);
                let mut personas: Vec<Persona> = Persona::all().collect();
                draw.shuffle(&mut personas);
                let score = |eye: Option<Persona>, card: usize| {
                    let heard = heard.as_ref();
                    heard.map_or(0.0, |h| h.score(cards, eye, Card(card as u16)))
                };
                let best = |choices: &[usize], eye: Persona, spread: f32, luck: &mut Luck| {
                    let with_luck = |card: &usize| {
                        let others =
                            Persona::all().map(|p| score(Some(p), *card)).sum::<f32>() / 8.0;
                        0.65 * score(Some(eye), *card) + 0.35 * others
                    };
                    let ranked = choices
                        .iter()
                        .map(|c| (*c, with_luck(c) + spread * luck.gumbel()));
                    ranked.max_by(|a, b| a.1.total_cmp(&b.1)).expect("cards").0
                };
                let laid: Vec<usize> = (0..3)
                    .map(|n| best(&pack[6 * n..6 * n + 6], personas[n], 0.4, &mut luck))
                    .collect();
                let votes = (0..3).filter(|&n| {
                    let others = laid.iter().enumerate().filter(|(of, _)| *of != n);
                    let choices: Vec<usize> = others.map(|(_, c)| *c).chain([card]).collect();
                    best(&choices, personas[n], 1.6, &mut luck) == card
                });
                let votes = votes.count();
                outcomes[match votes {
                    3 => 0,
                    0 => 2,
                    _ => 1,
                }] += 1;
                found += votes;
                tables += 1;
            }
        }
        let share = |n: usize| n as f64 / tables as f64;
        println!(
            "{language}        {:.2} {:.2} {:.2}, {:.2}",
            share(outcomes[0]),
            share(outcomes[1]),
            share(outcomes[2]),
            share(found) / 3.0
        );
    }
    println!();
}

fn reading(manifest: &Manifest, cards: &DeckSense) {
    println!("Clues of people, right card among six (chance .17):");
    println!("language  open        shut        personas, open");
    for language in Language::ALL {
        let half = |half: &str| clues(manifest, half, language);
        let by = |half: &[(usize, String)], eye| {
            let found = half
                .iter()
                .map(|(card, clue)| find(cards, clue, language, *card, eye));
            mean(&found.collect::<Vec<f64>>())
        };
        let open = half("open");
        let (open_mean, open_se) = by(&open, None);
        let shut = match std::env::var_os("SHUT") {
            Some(_) => {
                let (mean, se) = by(&half("shut"), None);
                format!("{mean:.3} ± {se:.3}")
            }
            None => "(SHUT=1)".into(),
        };
        let personas: Vec<String> = Persona::all()
            .map(|p| format!("{:.2}", by(&open, Some(p)).0))
            .collect();
        println!(
            "{language}        {open_mean:.3} ± {open_se:.3} {shut:11} {}",
            personas.join(" ")
        );
    }
    println!("\nWords of the description as a clue, and nonsense:");
    let mut draw = Draw::new(&Seed([4; 32]), 0);
    for language in Language::ALL {
        let mut named = Vec::new();
        let mut nonsense = Vec::new();
        for (right, card) in manifest.cards.iter().enumerate() {
            for _ in 0..4 {
                let own = own_words(card, language, &mut draw);
                named.push(find(cards, &own, language, right, None));
                nonsense.push(find(
                    cards,
                    &gibberish(language, &mut draw),
                    language,
                    right,
                    None,
                ));
            }
        }
        println!(
            "{language}        {:.3}       {:.3}",
            mean(&named).0,
            mean(&nonsense).0
        );
    }
    println!();
}

/// Six words in a row of a card's description.
fn own_words(card: &CardInfo, language: Language, draw: &mut Draw) -> String {
    let text = &card.description[language.code()];
    let words: Vec<&str> = text.split_whitespace().collect();
    let at = draw.below(words.len().saturating_sub(6));
    words[at..(at + 6).min(words.len())].join(" ")
}

fn gibberish(language: Language, draw: &mut Draw) -> String {
    let cyrillic = matches!(language, Language::Bulgarian | Language::Russian);
    let letters: Vec<char> = match cyrillic {
        true => "бвгджзклмнпрстфхчш".chars().collect(),
        false => "bcdfghjklmnpqrstvwxz".chars().collect(),
    };
    let mut word = || -> String { (0..6).map(|_| letters[draw.below(letters.len())]).collect() };
    format!("{} {}", word(), word())
}

/// Rounds of each run; `ROUNDS=200` for a quick look.
fn rounds() -> usize {
    let wanted = std::env::var("ROUNDS").ok().and_then(|n| n.parse().ok());
    wanted.unwrap_or(1_000)
}

/// All rounds of enough games; a game has some ten rounds.
fn play(arena: &Arena) -> Vec<RoundRecord> {
    let games = (rounds() / 9) as u64;
    (0..games)
        .into_par_iter()
        .flat_map_iter(|game| arena.play(game).expect("a game"))
        .collect()
}

/// Somebody with eyes, alone with bots: they see what fits by eye, though not always, and tell as people do.
struct Visitor {
    /// Clues of people, by the number of their card.
    clues: Vec<(usize, String)>,
}

/// How often a person sees something else than people in general do.
const OTHER_EYES: f32 = 1.0;

/// How much more than words it counts for a person that a phrase fits a picture: with it they find as many cards as newcomers did
/// (23 of 30).
const EYES: f32 = 4.0;

impl Mind for Visitor {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, _: Budget) -> Option<Thought> {
        let mut luck = Luck::new(luck);
        let (legal, phase) = (&seen.view.legal, &seen.view.phase);
        let heard = match phase {
            PhaseView::Give { clue, .. } | PhaseView::Vote { clue, .. } => {
                HeardClue::new(clue, seen.language)
            }
            _ => None,
        };
        let mut best = |cards: &[Card]| {
            let scored = cards.iter().map(|&card| {
                let score = heard.as_ref().map_or(0.0, |heard| {
                    let fit = heard.fit(seen.cards, None, usize::from(card.0));
                    heard.score(seen.cards, None, card) + EYES * fit
                });
                (card, score + OTHER_EYES * luck.gumbel())
            });
            scored
                .max_by(|a, b| a.1.total_cmp(&b.1))
                .map(|(card, _)| card)
        };
        let action = if let Some(choice) = &legal.vote {
            let cards = [best(&choice.cards)?].into_iter().collect();
            Action::Vote { cards, red: None }
        } else if let Some(choice) = &legal.give {
            let cards = [best(&choice.cards)?].into_iter().collect();
            Action::Give { cards }
        } else {
            let hand = &legal.tell.as_ref()?.cards;
            let known = |(card, _): &&(usize, String)| hand.contains(&Card(*card as u16));
            let fresh =
                |(_, clue): &&(usize, String)| seen.told.iter().all(|told| **told != **clue);
            let (card, clue) = self.clues.iter().filter(known).find(fresh)?;
            Action::Tell {
                card: Some(Card(*card as u16)),
                clue: Clue::text(clue.as_str()),
            }
        };
        Some(Thought {
            action,
            reason: None,
        })
    }
}

/// One person and bots: how bots' stories go when somebody with eyes is among those who listen.
fn alone(manifest: &Manifest) {
    println!(
        "A person and bots: success, all, none, accuracy, correlation, the person's accuracy, commonest clue"
    );
    let clues = clues(manifest, "open", Language::English);
    let visitor: Arc<dyn Mind> = Arc::new(Visitor { clues });
    for (players, hand) in [(6, 6), (4, 6)] {
        for seed in 1..=3 {
            let person = Contestant {
                tells: false,
                ..Contestant::other("person", visitor.clone())
            };
            let all: Vec<Persona> = Persona::all().collect();
            let bots = (1..players)
                .map(|n| Contestant::persona(all[(n + 3 * seed as usize) % 8], Strength::Even));
            let arena = Arena {
                contestants: [person].into_iter().chain(bots).collect(),
                ..usual(manifest, players, hand, seed)
            };
            let s = Summary::of(&play(&arena));
            println!(
                "{players} players, seed {seed}, {} rounds: {}, {:.3}, {:.3}",
                s.rounds,
                [s.success, s.all, s.none, s.accuracy, s.correlation]
                    .map(show)
                    .join(", "),
                s.minds["person"].accuracy,
                s.most_frequent_clue,
            );
        }
    }
    println!();
}

/// Two of each strength at one table: how many cards they find, how many are fooled by theirs, how their own stories go.
fn strengths(manifest: &Manifest) {
    println!("Two of each strength among six: accuracy, points a round");
    let each = [Strength::Gentle, Strength::Even, Strength::Keen];
    for seed in 1..=3 {
        let all: Vec<Persona> = Persona::all().collect();
        let contestants = (0..6).map(|n| Contestant {
            name: <&str>::from(each[n % 3]).to_owned(),
            ..Contestant::persona(all[(n + 3 * seed as usize) % 8], each[n % 3])
        });
        let arena = Arena {
            contestants: contestants.collect(),
            ..usual(manifest, 6, 6, seed)
        };
        let summary = Summary::of(&play(&arena));
        let of = |strength: Strength| {
            let name: &str = strength.into();
            let mind = &summary.minds[name];
            format!("{name} {:.3}, {}", mind.accuracy, show(mind.points))
        };
        println!(
            "seed {seed}, {} rounds: {}",
            summary.rounds,
            each.map(of).join("; ")
        );
    }
    println!();
}

/// Four of ours, and two who go by another model on the descriptions alone.
fn listeners(manifest: &Manifest) {
    let Ok(scores) =
        std::env::var("LISTENERS").map(|path| fs::read_to_string(path).expect("scores"))
    else {
        println!("Two outsiders: LISTENERS=scores.json (see benches/listeners.py)");
        return;
    };
    let mind: Arc<dyn Mind> =
        Arc::new(serde_json::from_str::<OutsiderMind>(&scores).expect("scores"));
    println!("Two outsiders among six: success, their accuracy, accuracy of all");
    for seed in 1..=3 {
        let all: Vec<Persona> = Persona::all().collect();
        let ours =
            (0..4).map(|n| Contestant::persona(all[(n + 3 * seed as usize) % 8], Strength::Even));
        let outsider = || Contestant {
            tells: false,
            ..Contestant::other("outsider", mind.clone())
        };
        let arena = Arena {
            contestants: ours.chain([outsider(), outsider()]).collect(),
            ..usual(manifest, 6, 6, seed)
        };
        let summary = Summary::of(&play(&arena));
        println!(
            "seed {seed}, {} rounds: {}, {:.3}, {}",
            summary.rounds,
            show(summary.success),
            summary.minds["outsider"].accuracy,
            show(summary.accuracy)
        );
    }
}

fn show(e: Estimate) -> String {
    format!("{:.3} ± {:.3}", e.value, e.se)
}

fn usual(manifest: &Manifest, players: usize, hand: u8, seed: u64) -> Arena {
    let mut settings = Preset::Classic.settings();
    settings.hand.few = hand;
    settings.hand.many = hand;
    Arena {
        cards: DeckSense::new(&manifest.cards),
        settings,
        players,
        contestants: Vec::new(),
        seed,
        duplicate: false,
        language: Language::English,
        budget: Budget::default(),
    }
}

fn arena(manifest: &Manifest) {
    for (players, hand) in [(6, 6), (4, 4)] {
        println!(
            "{players} players, hand {hand}: success, all, none, accuracy, correlation, literal, decoy lift, commonest clue, fitting by eye"
        );
        for seed in 1..=3 {
            let arena = usual(manifest, players, hand, seed);
            let began = Instant::now();
            let records = play(&arena);
            let took = began.elapsed();
            let s = Summary::of(&records);
            let figures = [
                s.success,
                s.all,
                s.none,
                s.accuracy,
                s.correlation,
                s.literal,
                s.decoy_lift,
            ]
            .map(show);
            println!(
                "seed {seed}, {} rounds: {}, {:.3}, {:.2}; {:.1} ms a round",
                s.rounds,
                figures.join(", "),
                s.most_frequent_clue,
                fitting(manifest, &records),
                1e3 * took.as_secs_f64() / s.rounds as f64
            );
            for record in records.iter().take(if seed == 1 { 14 } else { 0 }) {
                let id = &manifest.cards[record.card as usize].id;
                println!(
                    "    {:12} {:20} {} of {}: {}",
                    record.seats[record.storyteller],
                    id,
                    record.found.len(),
                    record.votes.len(),
                    record.clue
                );
            }
        }
    }
}

/// The share of clues that fit their card by eye.
fn fitting(manifest: &Manifest, records: &[RoundRecord]) -> f64 {
    let fitting = records.iter().filter(|record| {
        let card = &manifest.cards[record.card as usize].id;
        phrase_said(&record.clue).is_some_and(|said| fits(card).iter().any(|(n, _)| *n == said))
    });
    fitting.count() as f64 / records.len() as f64
}

/// A mind whose thoughts are timed.
struct Timed(Mutex<Vec<(&'static str, f64)>>);

impl Mind for Timed {
    fn think(&self, seen: &Seen<'_>, luck: &Seed, budget: Budget) -> Option<Thought> {
        let began = Instant::now();
        let thought = PersonaMind.think(seen, luck, budget);
        let took = 1e3 * began.elapsed().as_secs_f64();
        let what = match thought.as_ref().map(|thought| &thought.action) {
            Some(Action::Tell { .. }) => "tell",
            Some(Action::Give { .. }) => "give",
            Some(Action::Vote { .. }) => "vote",
            _ => return thought,
        };
        self.0.lock().expect("a list").push((what, took));
        thought
    }
}

/// How long decisions take, on one core.
fn speed(manifest: &Manifest) {
    println!("\nMilliseconds for a decision on one core: median, longest");
    let began = Instant::now();
    let cards = DeckSense::new(&manifest.cards);
    for eye in Persona::all().map(Some).chain([None]) {
        cards.phrase_score(eye, 0, 0);
    }
    println!(
        "a deck, once: {:.0} ms",
        1e3 * began.elapsed().as_secs_f64()
    );
    for players in [6, 8] {
        let timed = Arc::new(Timed(Mutex::default()));
        let contestant = |persona| Contestant {
            mind: timed.clone(),
            ..Contestant::persona(persona, Strength::Even)
        };
        let arena = Arena {
            contestants: Persona::all().map(contestant).collect(),
            ..usual(manifest, players, (36 / players) as u8, 1)
        };
        // The first game makes what is kept for the others.
        arena.play(0).expect("a game");
        timed.0.lock().expect("a list").clear();
        (1..10).for_each(|game| drop(arena.play(game).expect("a game")));
        let times = timed.0.lock().expect("a list");
        for what in ["tell", "give", "vote"] {
            let mut of: Vec<f64> = times
                .iter()
                .filter(|(w, _)| *w == what)
                .map(|(_, t)| *t)
                .collect();
            of.sort_by(f64::total_cmp);
            let (Some(median), Some(longest)) = (of.get(of.len() / 2), of.last()) else {
                continue;
            };
            println!(
                "{players} players, {what}: {median:.2}, {longest:.2} ({} times)",
                of.len()
            );
        }
    }
}
