//! What is counted over many games.

use fabula_rules::{Change, Event, Game, Seat};

/// One game, boiled down.
#[derive(Default)]
pub struct OneGame {
    /// By round: everybody's score after it, by seat.
    pub scores: Vec<Vec<u16>>,
    /// By seat.
    pub won: Vec<bool>,
    /// Rounds in which the storyteller's own part brought points.
    pub told_well: u64,
    pub reshuffles: u64,
    /// The round of the first one.
    pub first_reshuffle: Option<usize>,
}

impl OneGame {
    /// Takes note of an event just applied.
    pub fn follow(&mut self, game: &Game, event: &Event) {
        for change in &event.changes {
            match change {
                Change::Scored { result } => {
                    self.told_well += (result.points(result.storyteller) > 0) as u64;
                    let seats = game.ring().iter();
                    self.scores
                        .push(seats.map(|&s| game.score(game.side(s))).collect());
                }
                Change::Reshuffled { .. } => {
                    self.reshuffles += 1;
                    self.first_reshuffle.get_or_insert(self.scores.len());
                }
                _ => {}
            }
        }
    }

    /// The game is over.
    pub fn over(mut self, game: &Game) -> OneGame {
        let won = |s: &Seat| game.winners().contains(&game.side(*s));
        self.won = game.ring().iter().map(won).collect();
        self
    }
}

/// How often each number came up.
#[derive(Clone, Default)]
pub struct Counts {
    counts: Vec<u64>,
}

impl Counts {
    pub fn add(&mut self, n: usize) {
        if self.counts.len() <= n {
            self.counts.resize(n + 1, 0);
        }
        self.counts[n] += 1;
    }

    fn merge(&mut self, other: &Counts) {
        let longer = self.counts.len().max(other.counts.len());
        self.counts.resize(longer, 0);
        for (mine, theirs) in self.counts.iter_mut().zip(&other.counts) {
            *mine += theirs;
        }
    }

    /// Each number that came up, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (usize, u64)> {
        let all = self.counts.iter().copied().enumerate();
        all.filter(|&(_, count)| count > 0)
    }

    pub fn total(&self) -> u64 {
        self.counts.iter().sum()
    }

    pub fn min(&self) -> usize {
        self.iter().next().map_or(0, |(n, _)| n)
    }

    pub fn max(&self) -> usize {
        self.iter().last().map_or(0, |(n, _)| n)
    }

    pub fn mean(&self) -> f64 {
        let sum: u64 = self.iter().map(|(n, count)| n as u64 * count).sum();
        sum as f64 / self.total().max(1) as f64
    }

    /// The smallest number that this share of all is not above.
    pub fn quantile(&self, share: f64) -> usize {
        let wanted = (share * self.total() as f64).ceil() as u64;
        let mut seen = 0;
        for (n, count) in self.iter() {
            seen += count;
            if seen >= wanted {
                return n;
            }
        }
        self.max()
    }
}

/// Many games.
pub struct Stats {
    pub games: u64,
    /// Lengths of games, in rounds.
    pub rounds: Counts,
    /// Final scores by seat.
    pub seats: Vec<Counts>,
    /// Games won, alone or shared, by seat.
    pub wins: Vec<u64>,
    /// By round: scores of all seats after it, in the games that came so far.
    pub after_round: Vec<Counts>,
    /// By round and seat: the sum of scores after it.
    pub sums: Vec<Vec<u64>>,
    pub told_well: u64,
    /// Reshuffles in a game.
    pub reshuffles: Counts,
    /// The round of a game's first reshuffle, where there was one.
    pub first_reshuffle: Counts,
}

impl Stats {
    pub fn new(players: usize) -> Stats {
        Stats {
            games: 0,
            rounds: Counts::default(),
            seats: vec![Counts::default(); players],
            wins: vec![0; players],
            after_round: Vec::new(),
            sums: Vec::new(),
            told_well: 0,
            reshuffles: Counts::default(),
            first_reshuffle: Counts::default(),
        }
    }

    pub fn add(&mut self, game: &OneGame) {
        self.games += 1;
        self.rounds.add(game.scores.len());
        self.grow(game.scores.len());
        for (round, scores) in game.scores.iter().enumerate() {
            for (seat, &score) in scores.iter().enumerate() {
                self.after_round[round].add(score as usize);
                self.sums[round][seat] += score as u64;
            }
        }
        for (seat, &score) in game.scores.last().into_iter().flatten().enumerate() {
            self.seats[seat].add(score as usize);
            self.wins[seat] += game.won[seat] as u64;
        }
        self.told_well += game.told_well;
        self.reshuffles.add(game.reshuffles as usize);
        if let Some(round) = game.first_reshuffle {
            self.first_reshuffle.add(round);
        }
    }

    fn grow(&mut self, rounds: usize) {
        if self.after_round.len() < rounds {
            self.after_round.resize(rounds, Counts::default());
            self.sums.resize(rounds, vec![0; self.seats.len()]);
        }
    }

    pub fn merge(mut self, other: Stats) -> Stats {
        self.games += other.games;
        self.rounds.merge(&other.rounds);
        self.grow(other.after_round.len());
        for (mine, theirs) in self.after_round.iter_mut().zip(&other.after_round) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.sums.iter_mut().zip(&other.sums) {
            for (mine, theirs) in mine.iter_mut().zip(theirs) {
                *mine += theirs;
            }
        }
        for (mine, theirs) in self.seats.iter_mut().zip(&other.seats) {
            mine.merge(theirs);
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        self.told_well += other.told_well;
        self.reshuffles.merge(&other.reshuffles);
        self.first_reshuffle.merge(&other.first_reshuffle);
        self
    }

    /// Final scores of all seats.
    pub fn scores(&self) -> Counts {
        let mut all = Counts::default();
        self.seats.iter().for_each(|seat| all.merge(seat));
        all
    }

    /// The share of rounds in which the storyteller scored.
    pub fn told_well_share(&self) -> f64 {
        let rounds: u64 = self.rounds.iter().map(|(n, count)| n as u64 * count).sum();
        self.told_well as f64 / rounds.max(1) as f64
    }

    /// How many won a game, on average: more than one where victories are shared.
    pub fn winners_mean(&self) -> f64 {
        self.wins.iter().sum::<u64>() as f64 / self.games.max(1) as f64
    }

    /// The share of games that reshuffled.
    pub fn reshuffled_share(&self) -> f64 {
        self.first_reshuffle.total() as f64 / self.games.max(1) as f64
    }
}
