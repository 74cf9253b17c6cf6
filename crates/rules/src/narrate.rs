//! What happened, in plain English sentences: for golden playthroughs and for whoever reads a log.

use crate::phase::Pauses;
use crate::scoring::{Outcome, Reason, RoundResult};
use crate::{Action, Actor, Card, Change, Clue, Ending, Event, Player, Seat, Side};

/// An event as lines of text: who did what, and what came of it.
///
/// ```
/// use fabula_rules::{Action, Actor, Clue, narrate};
/// # use fabula_rules::{Game, Preset, Seed, Setup};
/// # let setup = Setup::new(Preset::OdysseyParty.settings(), 6, 84, Seed([1; 32]));
/// # let mut game = Game::begin(&Game::start(setup)?)?;
/// # let seat = game.ring()[2];
/// let claim = game.decide(game.cause(Actor::Seat(seat), Action::Claim))?;
/// assert_eq!(narrate(&claim), ["seat 2 claims the clue"]);
/// # game.apply(&claim);
/// let phrase = Action::Tell { card: None, clue: Clue::text("Where is happiness?") };
/// let tell = game.decide(game.cause(Actor::Seat(seat), phrase))?;
/// assert_eq!(narrate(&tell), ["seat 2 says “Where is happiness?”"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn narrate(event: &Event) -> Vec<String> {
    let mut lines = vec![cause(event.cause.actor, &event.cause.action)];
    let mut drew: Vec<String> = Vec::new();
    for change in &event.changes {
        if let Change::Drew { seat, cards } = change {
            drew.push(format!("{} {}", number(*seat), list(cards)));
            continue;
        }
        draws(&mut lines, &mut drew);
        for line in outcome(change) {
            lines.push(format!("  {line}"));
        }
    }
    draws(&mut lines, &mut drew);
    lines
}

/// Everybody's draws on one line.
fn draws(lines: &mut Vec<String>, drew: &mut Vec<String>) {
    if !drew.is_empty() {
        lines.push(format!("  draws: {}", drew.join(", ")));
        drew.clear();
    }
}

fn cause(actor: Actor, action: &Action) -> String {
    let who = match actor {
        Actor::Seat(seat) => name(seat),
        Actor::Host => "the host".into(),
        Actor::Clock => "the clock".into(),
        Actor::Server => "the server".into(),
    };
    let what = match action {
        Action::Start { setup } => format!(
            "starts game {} of {} with {} players and {} cards",
            setup.game,
            setup.settings.preset,
            setup.seats.len(),
            setup.cards
        ),
        Action::Claim => "claims the clue".into(),
        Action::Withdraw => "withdraws the claim".into(),
        Action::Tell { card, clue: c } => match card {
            Some(card) => format!("tells {} for {}", clue(c), list(&[*card])),
            None => format!("says {}", clue(c)),
        },
        Action::Give { cards } => format!("gives {}", list(cards)),
        Action::TakeBack => "takes it back".into(),
        Action::Vote { cards, red: None } => format!("votes {}", list(cards)),
        Action::Vote {
            cards,
            red: Some(red),
        } => format!("votes {} and marks {} red", list(cards), list(&[*red])),
        Action::Ready => "is ready".into(),
        Action::AgreeToEnd => "would end the game here".into(),
        Action::KeepPlaying => "would rather play on".into(),
        Action::EndLapsed => "ends the question whether to end it".into(),
        Action::Leave => "leaves".into(),
        Action::Resume => "goes on".into(),
        Action::MoveOn => "waits no longer".into(),
        Action::Pause => "pauses".into(),
        Action::Kick { seat } => format!("sends {} away", name(*seat)),
        Action::Close { seat } => format!("closes {}", name(*seat)),
        Action::Take { seat, by } => format!("gives {} to {}", name(*seat), player(*by)),
        Action::Join { by } => format!("lets {} join", player(*by)),
        Action::Conclude { .. } => "ends the game, as all agreed".into(),
    };
    format!("{who} {what}")
}

fn outcome(change: &Change) -> Vec<String> {
    let line = match change {
        // Said by the cause already.
        Change::Claimed { .. }
        | Change::Told { .. }
        | Change::Gave { draw: None, .. }
        | Change::TookBack { .. }
        | Change::Voted { .. }
        | Change::Readied { .. }
        | Change::Left { .. }
        | Change::Took { .. }
        | Change::Agreed { .. }
        | Change::EndDropped
        | Change::Discarded
        | Change::Counted { .. }
        | Change::Drew { .. } => return Vec::new(),
        Change::Scored { result } => return scored(result),
        Change::Started { deck, .. } => format!("deck: {}", list(deck)),
        Change::Reopened => "the race is open again".into(),
        Change::Appointed { seat, .. } => format!("by lot: {} is storyteller", name(*seat)),
        Change::Gave { seat, cards, .. } => {
            format!("by lot: {} gives {}", name(*seat), list(cards))
        }
        Change::Laid { table, .. } => {
            let card = |l: &crate::Laid| format!("{}({})", l.card.0, number(l.owner));
            let cards: Vec<String> = table.iter().map(card).collect();
            format!("table: {}", cards.join(" "))
        }
        Change::Voided {
            returned,
            discarded,
        } => format!(
            "the round is void: {} cards go back, {} to the discard",
            returned.len(),
            discarded.len()
        ),
        Change::Skipped { seat, .. } => format!("{} is skipped", name(*seat)),
        Change::Reshuffled { deck, .. } => format!("reshuffled: {}", list(deck)),
        Change::Seated { seat, score, .. } => {
            format!("{} sits down with {score} points", name(*seat))
        }
        Change::Passed { .. } => "hands pass left".into(),
        Change::Resized { size } => format!("hands of {} cards", size.hand),
        Change::Round {
            number,
            storyteller,
            ..
        } => format!("round {number}: {} tells", name(*storyteller)),
        Change::Closed { discarded, .. } => format!("{} cards to the discard", discarded.len()),
        Change::Joined { seat, .. } => format!("{} waits", name(*seat)),
        Change::Held { pauses } => held(*pauses),
        Change::Ended { ending, winners } => format!("over, {}: {}", why(*ending), won(winners)),
    };
    vec![line]
}

fn scored(result: &RoundResult) -> Vec<String> {
    let how = match result.outcome {
        Outcome::AllFound => "all found it",
        Outcome::NoneFound => "nobody found it",
        Outcome::SomeFound => "some found it",
        Outcome::NobodyVoted => "nobody voted",
        Outcome::Party => "the crowd voted",
    };
    let mut lines = vec![how.to_owned()];
    for line in &result.lines {
        let why = match line.reason {
            Reason::ToldWell => "told it well".into(),
            Reason::ToldForOne => "told it for one".into(),
            Reason::ToldTooEasy => "told it too plainly".into(),
            Reason::ToldTooHard => "told it too darkly".into(),
            Reason::FoundIt => "found it".into(),
            Reason::FoundItAlone => "alone found it".into(),
            Reason::AllFoundIt => "found it like all".into(),
            Reason::NobodyFoundIt => "missed it like all".into(),
            Reason::MissedIt => "missed it".into(),
            Reason::OneVoteWasEnough => "needed only one vote".into(),
            Reason::Fooled { votes, capped } => format!("fooled {votes}{}", cap(capped)),
            Reason::WithTheCrowd { voters, capped } => {
                format!("voted with {voters}{}", cap(capped))
            }
            Reason::RedCard => "voted for the red card".into(),
            Reason::AloneOnCard => "was alone on the card".into(),
            Reason::NoBallot => "did not vote".into(),
        };
        lines.push(format!("{} {why}: {}", name(line.seat), line.points));
    }
    let score = |s: &crate::Score| format!("{}:{}", s.side.index(), s.score);
    let scores: Vec<String> = result.scores.iter().map(score).collect();
    lines.push(format!("scores {}", scores.join(" ")));
    lines
}

fn held(pauses: Pauses) -> String {
    let reasons = [
        (pauses.host, "the host wants it"),
        (pauses.too_few, "too few seats are taken"),
        (pauses.all_skipped, "everybody was skipped"),
    ];
    let reasons: Vec<&str> = reasons.iter().filter(|r| r.0).map(|r| r.1).collect();
    if reasons.is_empty() {
        "the game goes on".into()
    } else {
        format!("the game is held: {}", reasons.join(", "))
    }
}

fn why(ending: Ending) -> &'static str {
    match ending {
        Ending::Target => "the target is reached",
        Ending::Laps => "everyone has told",
        Ending::DeckEnd => "the deck is used up",
        Ending::Agreement => "by agreement",
    }
}

fn won(winners: &[Side]) -> String {
    let sides: Vec<String> = winners.iter().map(|s| number(*s)).collect();
    match winners.len() {
        0 => "nobody wins".into(),
        1 => format!("{} wins", sides[0]),
        _ => format!("{} win", sides.join(" and ")),
    }
}

fn clue(clue: &Clue) -> String {
    match clue {
        Clue::Text { text, .. } => format!("“{text}”"),
        Clue::Sound { .. } => "a sound".into(),
        Clue::Performed { .. } => "something performed".into(),
    }
}

fn player(player: Player) -> &'static str {
    match player {
        Player::Person => "a person",
        Player::Bot => "a bot",
    }
}

fn cap(capped: bool) -> &'static str {
    if capped { " (capped)" } else { "" }
}

fn number(seat: Seat) -> String {
    seat.index().to_string()
}

fn name(seat: Seat) -> String {
    format!("seat {}", seat.index())
}

fn list(cards: &[Card]) -> String {
    let cards: Vec<String> = cards.iter().map(|c| c.0.to_string()).collect();
    format!("[{}]", cards.join(" "))
}
