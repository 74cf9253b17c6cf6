//! Checking a finished game: every cause is decided again and must have had these outcomes.

use serde::Serialize;
use thiserror::Error;

use crate::scoring::RoundResult;
use crate::{
    Action, Card, Change, Commitment, Event, Game, Log, RULES_VERSION, Refusal, ReplayError, Score,
    Seat, Seed, Side,
};

/// Findings that are reported: who needs more has a log of something else.
const MOST_FINDINGS: usize = 100;

/// Cards that a finding lists: a deck and a half.
const MOST_NUMBERS: usize = 120;

/// Something in a log that does not fit.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize)]
#[serde(tag = "finding", rename_all = "snake_case")]
#[allow(missing_docs)] // the messages say what the facts mean
pub enum Finding {
    #[error("the log has no game in it: {reason}")]
    NoGame { reason: String },
    #[error("the seed does not fit its commitment: SHA-256 of the seed is {}", hex::encode(.seed_gives.0))]
    Commitment { seed_gives: Commitment },
    #[error("event {event}: this could not have happened: {reason} ({code})")]
    Impossible {
        event: usize,
        code: &'static str,
        reason: String,
    },
    #[error("event {event}: draw {draw}: the seed gives {seed_gives}, the log says {logged}")]
    Chance {
        event: usize,
        draw: u64,
        logged: String,
        seed_gives: String,
    },
    #[error(
        "event {event}: round {round}: seat {} should get {should}, the log says {logged}",
        .seat.index()
    )]
    Points {
        event: usize,
        round: u16,
        seat: Seat,
        logged: u16,
        should: u16,
    },
    #[error(
        "event {event}: after round {round} the scores should be {should}, the log says {logged}"
    )]
    Scores {
        event: usize,
        round: u16,
        logged: String,
        should: String,
    },
    #[error("event {event}: the log says {logged}, but it should be {should}")]
    Outcome {
        event: usize,
        logged: String,
        should: String,
    },
    #[error("event {event}: cards are missing or doubled: {}", numbers(.cards))]
    Cards { event: usize, cards: Vec<Card> },
    #[error("the log ends before the game does")]
    NotOver,
}

/// What a check looked at, and what it found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Report {
    /// Events decided again.
    pub events: usize,
    /// Rounds scored.
    pub rounds: usize,
    /// Random decisions made again from the seed.
    pub draws: usize,
    /// Points counted again.
    pub points: usize,
    /// The final scores.
    pub scores: Vec<Score>,
    /// Who won.
    pub winners: Vec<Side>,
    /// Whether the seed was chosen by somebody, not drawn: they knew all cards.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub chosen: bool,
    /// The version of the rules the game was decided by, if this build has another. Then only the seed, the
    /// cards and the end were checked: today's rules would decide some things otherwise.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other_rules: Option<u32>,
    /// What does not fit.
    pub findings: Vec<Finding>,
}

impl Report {
    /// Whether everything fits.
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}

impl Log {
    /// Replays the game and checks every shuffle and every score.
    ///
    /// ```
    /// # use fabula_rules::{Clue, Draw, Game, Preset, Seed, Setup};
    /// use fabula_rules::{Finding, Log};
    /// # let start = Game::start(Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32])))?;
    /// # let mut game = Game::begin(&start)?;
    /// # let mut events = vec![start];
    /// # let mut chance = Draw::new(&Seed([2; 32]), 0);
    /// # while let Some(event) = game.play_randomly(&mut chance, &Clue::text("…")) {
    /// #     events.push(event?);
    /// # }
    /// let log = Log::export(&events)?;
    /// let report = log.verify();
    /// assert!(report.is_sound());
    /// assert_eq!(report.winners, game.winners());
    /// // Somebody helps themselves to a point.
    /// let forged = log.to_json().replacen(r#""points":3"#, r#""points":4"#, 1);
    /// let report = Log::from_json(forged.as_bytes())?.verify();
    /// assert!(matches!(report.findings[..], [Finding::Points { .. }]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn verify(&self) -> Report {
        let mut report = Report::default();
        let Some(first) = self.events().first() else {
            report.no_game(ReplayError::Empty);
            return report;
        };
        let mut game = match Game::begin(first) {
            Ok(game) => game,
            Err(error) => {
                report.no_game(error);
                return report;
            }
        };
        if let Action::Start { setup } = &first.cause.action {
            report.check_commitment(&game, setup.seed);
            report.chosen = setup.chosen;
            if (1..=RULES_VERSION).contains(&setup.rules) {
                let start = Game::start((**setup).clone());
                let playable = start.is_ok();
                report.compare(0, first, start);
                if !playable {
                    return report;
                }
            } else {
                report.other_rules = Some(setup.rules);
            }
        }
        report.audit_cards(0, &game);
        for (index, event) in self.events().iter().enumerate().skip(1) {
            if report.other_rules.is_none() {
                report.compare(index, event, game.decide(event.cause.clone()));
            }
            // The log is followed as it is written, so that one wrong entry is reported once.
            game.apply(event);
            report.audit_cards(index, &game);
        }
        if !game.is_over() {
            report.find(Finding::NotOver);
        }
        report.scores = game.scores();
        report.winners = game.winners().to_vec();
        report
    }
}

impl Report {
    fn find(&mut self, finding: Finding) {
        if self.findings.len() < MOST_FINDINGS {
            self.findings.push(finding);
        }
    }

    fn check_commitment(&mut self, game: &Game, seed: Seed) {
        let seed_gives = seed.commitment();
        if game.commitment != seed_gives {
            self.find(Finding::Commitment { seed_gives });
        }
    }

    fn no_game(&mut self, error: ReplayError) {
        let reason = error.to_string();
        self.find(Finding::NoGame { reason });
    }

    fn audit_cards(&mut self, event: usize, game: &Game) {
        let cards = game.misplaced();
        let known = self
            .findings
            .iter()
            .any(|f| matches!(f, Finding::Cards { cards: c, .. } if *c == cards));
        if !cards.is_empty() && !known {
            self.find(Finding::Cards { event, cards });
        }
    }

    fn compare(&mut self, index: usize, logged: &Event, decided: Result<Event, Refusal>) {
        self.events += 1;
        let decided = match decided {
            Ok(decided) => decided.changes,
            Err(refusal) => {
                self.find(Finding::Impossible {
                    event: index,
                    code: refusal.code(),
                    reason: refusal.to_string(),
                });
                return;
            }
        };
        for i in 0..decided.len().max(logged.changes.len()) {
            match (logged.changes.get(i), decided.get(i)) {
                (Some(a), Some(b)) => self.compare_change(index, a, b),
                (a, b) => self.find(Finding::Outcome {
                    event: index,
                    logged: a.map_or("nothing more".into(), brief),
                    should: b.map_or("nothing more".into(), brief),
                }),
            }
        }
    }

    fn compare_change(&mut self, event: usize, logged: &Change, decided: &Change) {
        if let Some(draw) = draw_of(decided) {
            self.draws += 1;
            if chance_of(logged) != chance_of(decided) {
                self.find(Finding::Chance {
                    event,
                    draw,
                    logged: chance_of(logged).unwrap_or_else(|| brief(logged)),
                    seed_gives: chance_of(decided).unwrap_or_default(),
                });
            }
        } else if let (Change::Scored { result: a }, Change::Scored { result: b }) =
            (logged, decided)
        {
            self.compare_results(event, a, b);
        } else if logged != decided {
            self.find(Finding::Outcome {
                event,
                logged: brief(logged),
                should: brief(decided),
            });
        }
    }

    fn compare_results(&mut self, event: usize, logged: &RoundResult, decided: &RoundResult) {
        self.rounds += 1;
        let mut found = false;
        for seat in Seat::all() {
            let (a, b) = (logged.points(seat), decided.points(seat));
            self.points += decided.lines.iter().any(|l| l.seat == seat) as usize;
            if a != b {
                found = true;
                self.find(Finding::Points {
                    event,
                    round: decided.round,
                    seat,
                    logged: a,
                    should: b,
                });
            }
        }
        if logged.scores != decided.scores {
            found = true;
            self.find(Finding::Scores {
                event,
                round: decided.round,
                logged: scores(&logged.scores),
                should: scores(&decided.scores),
            });
        }
        if !found && logged != decided {
            self.find(Finding::Outcome {
                event,
                logged: json(logged),
                should: json(decided),
            });
        }
    }
}

/// The number of the draw that a change used.
fn draw_of(change: &Change) -> Option<u64> {
    match change {
        Change::Started { draw, .. }
        | Change::Appointed { draw, .. }
        | Change::Laid { draw, .. }
        | Change::Reshuffled { draw, .. } => Some(*draw),
        Change::Gave { draw, .. } => *draw,
        _ => None,
    }
}

/// What chance decided in a change.
fn chance_of(change: &Change) -> Option<String> {
    let draw = draw_of(change)?;
    let what = match change {
        Change::Started { deck, .. } | Change::Reshuffled { deck, .. } => numbers(deck),
        Change::Appointed { seat, .. } => format!("seat {}", seat.index()),
        Change::Laid { table, .. } => {
            let cards: Vec<Card> = table.iter().map(|l| l.card).collect();
            let owners: Vec<usize> = table.iter().map(|l| l.owner.index()).collect();
            format!("{} of seats {owners:?}", numbers(&cards))
        }
        Change::Gave { seat, cards, .. } => {
            format!("{} from seat {}", numbers(cards), seat.index())
        }
        _ => return None,
    };
    Some(format!("{what} (draw {draw})"))
}

fn numbers(cards: &[Card]) -> String {
    let some: Vec<u16> = cards.iter().map(|c| c.0).take(MOST_NUMBERS).collect();
    match cards.len() - some.len() {
        0 => format!("{some:?}"),
        more => format!("{some:?} and {more} more"),
    }
}

fn scores(scores: &[Score]) -> String {
    let scores: Vec<u16> = scores.iter().map(|s| s.score).collect();
    format!("{scores:?}")
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}

fn brief(change: &Change) -> String {
    json(change)
}
