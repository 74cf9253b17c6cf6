//! `fabula agent`: seats a program at a table. It hears and answers in lines of JSON; `docs/agents.md` says which.

pub mod gallery;
pub mod player;
mod process;
mod question;
mod table;

use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use fabula_bots::random_move;
use fabula_deck::CardInfo;
use fabula_room::{Command, MemberCommand, Move, TableDeck};
use fabula_rules::{PhaseView, Seed, Turn, View};
use serde_json::{Value, json};

use self::gallery::Gallery;
use self::player::AgentPlayer;
use self::table::{Outcome, TableClient};
use crate::cli::Agent;

/// Plays until the game is over.
pub fn run(args: &Agent) -> Result<ExitCode> {
    let table = TableClient::new(&args.server, &args.table, args.token.clone())?;
    let mut state = table.state(None)?;
    if state.table.you.is_none() {
        let sit = MemberCommand::Sit {
            name: args.name.clone(),
            colour: None,
        };
        match table.act(None, &sit.into())? {
            Outcome::Done => eprintln!("{} sits at table {}", args.name, args.table),
            Outcome::Refused(refused) => bail!("{} ({})", refused.message, refused.code),
        }
        state = table.state(None)?;
    }
    let mut player: Option<AgentPlayer> = None;
    // The round that was told last, and the game that we play in.
    let mut learned: Option<(u32, u16)> = None;
    let mut playing: Option<u32> = None;
    // The decks that the program knows.
    let mut shown: Vec<TableDeck> = Vec::new();
    loop {
        let position = state.position;
        if let Some(game) = &state.table.game {
            let language = state.table.settings.language;
            let player = match &mut player {
                Some(player) => player,
                None => {
                    let gallery = gallery(args, &table, &game.decks)?;
                    let deadline = Duration::from_secs(args.deadline.into());
                    let started = AgentPlayer::start(
                        &args.command,
                        &args.name,
                        language.code(),
                        gallery,
                        deadline,
                    )?;
                    player.insert(started)
                }
            };
            if shown != *game.decks {
                if !shown.is_empty() {
                    player.change_cards(gallery(args, &table, &game.decks)?);
                }
                shown = game.decks.to_vec();
            }
            let view = &game.view;
            let number = view.turn.game;
            let result = match &view.phase {
                PhaseView::Review { result, .. } => Some(result),
                PhaseView::Over { result, .. } => result.as_ref(),
                _ => None,
            };
            // A game that was over before we came is not ours.
            let over = matches!(view.phase, PhaseView::Over { .. });
            if !over {
                playing = Some(number);
            }
            let ours = playing == Some(number);
            if let (Some(result), Some(you)) = (result.filter(|_| ours), view.you) {
                let round = (number, result.round);
                if learned.replace(round) != Some(round) {
                    player.learn(you, result);
                }
            }
            if let PhaseView::Over { winners, .. } = &view.phase
                && ours
            {
                playing = None;
                player.end(&scores(view), &json!(winners));
                if !args.stay {
                    return Ok(ExitCode::SUCCESS);
                }
            }
            if let Some(command) = next_move(view, player) {
                act(&table, view.turn, &command)?;
            }
        }
        state = table.state(Some(position))?;
    }
}

/// Everybody's score.
fn scores(view: &View<'_>) -> Value {
    let scores = view
        .seats
        .iter()
        .map(|s| json!({ "seat": s.seat, "score": s.score }));
    scores.collect()
}

/// What is to be done now: what the program says, or what needs no thinking.
fn next_move(view: &View<'_>, player: &mut AgentPlayer) -> Option<Command> {
    let you = view.you?;
    if !view.awaited.contains(you) {
        return None;
    }
    if view.legal.seen {
        return Some(Move::Seen.into());
    }
    if view.legal.claim {
        // One after the other, so that the same seats and the same seed make the same game.
        let first = view.awaited.iter().next() == Some(you);
        return first.then(|| Move::Claim.into());
    }
    let action = player.act(view).or_else(|| {
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).ok()?;
        random_move(view, Default::default(), &Seed(seed))
    });
    action.and_then(Move::of).map(Into::into)
}

fn act(table: &TableClient, turn: Turn, command: &Command) -> Result<()> {
    if let Outcome::Refused(refused) = table.act(Some(turn), command)? {
        // The table may have moved on meanwhile; the next view tells.
        if refused.code != "stale" {
            eprintln!("refused: {} ({})", refused.message, refused.code);
        }
    }
    Ok(())
}

/// The cards of the decks in play.
fn gallery(args: &Agent, table: &TableClient, decks: &[TableDeck]) -> Result<Gallery> {
    let mut cards: Vec<CardInfo> = Vec::new();
    for deck in decks {
        let manifest = table.manifest(deck.id);
        cards.extend(
            manifest
                .with_context(|| format!("the deck {}", deck.name))?
                .cards,
        );
    }
    let fetched = table.clone();
    let fetch = Box::new(move |hash| fetched.picture(hash));
    Gallery::new(cards, fetch, args.pictures, !args.no_descriptions)
}
