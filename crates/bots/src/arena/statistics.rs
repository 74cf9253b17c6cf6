//! What many rounds come to, with the error of each figure.

use std::collections::BTreeMap;

use serde::Serialize;

use super::RoundRecord;

/// A figure and its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Estimate {
    /// The figure.
    pub value: f64,
    /// How far off it may well be.
    pub se: f64,
}

impl Estimate {
    /// A figure that is a ratio of sums over games, with its error by leaving out one game at a time: rounds of one game
    /// have hands and voters in common.
    fn of(groups: &[Sums], figure: impl Fn(&Sums) -> f64) -> Estimate {
        let all = groups
            .iter()
            .fold(Sums::default(), |all, group| all.plus(group, 1.0));
        let value = figure(&all);
        let n = groups.len() as f64;
        let without = |group| figure(&all.plus(group, -1.0));
        let squares: f64 = groups.iter().map(|g| (without(g) - value).powi(2)).sum();
        let se = ((n - 1.0).max(0.0) / n.max(1.0) * squares).sqrt();
        Estimate { value, se }
    }
}

/// Sums over the rounds of a game.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    rounds: f64,
    success: f64,
    all: f64,
    none: f64,
    literal: f64,
    votes: f64,
    found: f64,
    found_squared: f64,
    voters_squared: f64,
    among_random: f64,
}

impl Sums {
    fn plus(&self, other: &Sums, times: f64) -> Sums {
        Sums {
            rounds: self.rounds + times * other.rounds,
            success: self.success + times * other.success,
            all: self.all + times * other.all,
            none: self.none + times * other.none,
            literal: self.literal + times * other.literal,
            votes: self.votes + times * other.votes,
            found: self.found + times * other.found,
            found_squared: self.found_squared + times * other.found_squared,
            voters_squared: self.voters_squared + times * other.voters_squared,
            among_random: self.among_random + times * other.among_random,
        }
    }

    fn add(&mut self, round: &RoundRecord) {
        let (voters, found) = (round.votes.len() as f64, round.found.len() as f64);
        self.rounds += 1.0;
        self.success += f64::from(u8::from(round.success));
        self.all += f64::from(u8::from(found == voters));
        self.none += f64::from(u8::from(found == 0.0));
        self.literal += f64::from(u8::from(round.literal));
        self.votes += voters;
        self.found += found;
        self.found_squared += found * found;
        self.voters_squared += voters * voters;
        self.among_random += round.found_among_random.unwrap_or(round.found.len()) as f64;
    }

    fn a_round(&self, sum: f64) -> f64 {
        sum / self.rounds.max(1.0)
    }

    fn a_vote(&self, sum: f64) -> f64 {
        sum / self.votes.max(1.0)
    }

    /// How alike voters are: of two voters of a round, the correlation of whether they found the card. From how far the
    /// number of finders varies beyond what independent voters would give.
    fn correlation(&self) -> f64 {
        let p = self.a_vote(self.found);
        let pairs = self.voters_squared - self.votes;
        let both = self.found_squared - self.found;
        let variance = p * (1.0 - p);
        match pairs > 0.0 && variance > 0.0 {
            true => (both / pairs - p * p) / variance,
            false => 0.0,
        }
    }
}

/// How one mind did.
#[derive(Clone, Debug, Default, Serialize)]
pub struct MindSummary {
    /// Rounds it told.
    pub told: usize,
    /// How often it succeeded as storyteller.
    pub success: f64,
    /// How often it found the card.
    pub accuracy: f64,
    /// Votes its decoys drew, a round.
    pub fooled: f64,
    /// Points a round.
    pub points: Estimate,
}

/// What many rounds come to.
#[derive(Clone, Debug, Serialize)]
pub struct Summary {
    /// How many rounds.
    pub rounds: usize,
    /// How often storytellers succeed.
    pub success: Estimate,
    /// How often everybody found the card.
    pub all: Estimate,
    /// How often nobody did.
    pub none: Estimate,
    /// How often a voter finds the card.
    pub accuracy: Estimate,
    /// How alike voters are.
    pub correlation: Estimate,
    /// How often a clue names what is on the card.
    pub literal: Estimate,
    /// How much oftener a voter would find the card among cards given at random.
    pub decoy_lift: Estimate,
    /// The phrase given most often: its share of all clues.
    pub most_frequent_clue: f64,
    /// Each mind.
    pub minds: BTreeMap<String, MindSummary>,
}

impl Summary {
    /// What these rounds come to.
    pub fn of(records: &[RoundRecord]) -> Summary {
        let counted: Vec<&RoundRecord> = records.iter().filter(|round| round.counts).collect();
        let mut games: BTreeMap<u64, Sums> = BTreeMap::new();
        let mut clues: BTreeMap<&str, usize> = BTreeMap::new();
        for round in &counted {
            games.entry(round.deal).or_default().add(round);
            *clues.entry(&round.clue).or_default() += 1;
        }
        let groups: Vec<Sums> = games.into_values().collect();
        let figure = |f: fn(&Sums) -> f64| Estimate::of(&groups, f);
        let most = clues.values().copied().max().unwrap_or(0);
        Summary {
            rounds: counted.len(),
            success: figure(|s| s.a_round(s.success)),
            all: figure(|s| s.a_round(s.all)),
            none: figure(|s| s.a_round(s.none)),
            accuracy: figure(|s| s.a_vote(s.found)),
            correlation: figure(Sums::correlation),
            literal: figure(|s| s.a_round(s.literal)),
            decoy_lift: figure(|s| s.a_vote(s.among_random) - s.a_vote(s.found)),
            most_frequent_clue: most as f64 / counted.len().max(1) as f64,
            minds: minds(&counted),
        }
    }
}

fn minds(records: &[&RoundRecord]) -> BTreeMap<String, MindSummary> {
    #[derive(Default)]
    struct Count {
        told: usize,
        succeeded: usize,
        voted: usize,
        found: usize,
        fooled: usize,
        points: Vec<f64>,
    }
    let mut counts: BTreeMap<String, Count> = BTreeMap::new();
    for round in records {
        for (place, name) in round.seats.iter().enumerate() {
            let count = counts.entry(name.clone()).or_default();
            count.points.push(f64::from(round.points[place]));
            if place == round.storyteller {
                count.told += 1;
                count.succeeded += usize::from(round.success);
                continue;
            }
            count.voted += 1;
            count.found += usize::from(round.found.contains(&place));
            let own = round.table.iter().filter(|(_, owner)| *owner == place);
            for (card, _) in own {
                let votes = round.votes.iter().filter(|(_, cards)| cards.contains(card));
                count.fooled += votes.count();
            }
        }
    }
    let share = |part: usize, of: usize| part as f64 / of.max(1) as f64;
    let summary = |count: Count| {
        let n = count.points.len() as f64;
        let mean = count.points.iter().sum::<f64>() / n;
        let variance =
            count.points.iter().map(|p| (p - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        MindSummary {
            told: count.told,
            success: share(count.succeeded, count.told),
            accuracy: share(count.found, count.voted),
            fooled: share(count.fooled, count.voted),
            points: Estimate {
                value: mean,
                se: (variance / n).sqrt(),
            },
        }
    };
    counts
        .into_iter()
        .map(|(name, count)| (name, summary(count)))
        .collect()
}
