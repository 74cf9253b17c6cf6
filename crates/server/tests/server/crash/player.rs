//! Somebody who plays at random, and comes back after every crash.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::time::Duration;

use fabula_room::{Command, HostCommand, MemberCommand, Move, TableView};
use fabula_rules::{Clue, Draw, PhaseName, PhaseView, Player as Kind, View};
use fabula_server::identity::Secret;
use fabula_server::protocol::Do;
use tokio::time::sleep;

use super::connection::{Answer, Connection, Lost};
use super::record::Run;
use crate::support::{command, fresh_id};

/// Requests of each player that are asked for again after a crash: fewer than a room remembers.
pub const ASKED_AGAIN: usize = 4;

/// Somebody who plays at random, and comes back after every crash.
pub struct Player {
    pub name: String,
    pub secret: Secret,
    pub code: String,
    pub over_http: bool,
    /// What the table should have before its host begins: persons, and all.
    pub persons: usize,
    pub places: usize,
    pub chance: Draw,
    /// The position of the newest state.
    pub seen: u64,
    /// The newest line of talk.
    pub heard: u64,
    /// Asked for and not answered yet.
    pub pending: Option<Do>,
    /// Done lately.
    pub lately: VecDeque<(Do, u64)>,
}

impl Player {
    pub async fn play(mut self, run: &Run) {
        loop {
            let at = run.address().await;
            match self.stay(at, run).await {
                Ok(()) => return,
                // It may not be up again, or its end not yet known.
                Err(Lost) => sleep(Duration::from_millis(2)).await,
            }
        }
    }

    /// Plays until the last game is over, or the connection is.
    pub async fn stay(&mut self, at: SocketAddr, run: &Run) -> Result<(), Lost> {
        let mut connection = Connection::open(self, at).await?;
        let back_at = connection.state().position;
        self.look(&connection, run);
        if let Connection::Socket(client) = &connection
            && self.heard > 0
        {
            let there = client.talk.iter().any(|said| said.number == self.heard);
            assert!(there, "{}: what was said is gone", self.name);
        }
        for (request, position) in &self.lately {
            let again = connection.ask(request, false).await?;
            assert_eq!(again, Ok(*position), "{}: {request:?}", self.name);
        }
        let mut retried = self.pending.is_some();
        loop {
            if self.pending.is_none() {
                self.pending = self.next_request(&connection, run);
            }
            if let Some(request) = self.pending.clone() {
                let twice = self.chance.below(10) == 0;
                let answer = connection.ask(&request, twice).await?;
                if std::mem::take(&mut retried) {
                    let found = matches!(answer, Ok(position) if position < back_at);
                    let count = if found { &run.found } else { &run.not_found };
                    count.set(count.get() + 1);
                }
                self.pending = None;
                let done = answer.as_ref().ok().copied();
                self.note(request, answer, run);
                match done {
                    Some(position) => connection.catch_up(position).await?,
                    None => connection.news().await?,
                }
            } else if self.is_over(&connection, run) {
                return Ok(());
            } else {
                connection.news().await?;
            }
            self.look(&connection, run);
        }
    }

    /// Notes what is shown. Nobody is ever shown less than before.
    pub fn look(&mut self, connection: &Connection, run: &Run) {
        let position = connection.state().position;
        assert!(
            position >= self.seen,
            "{} saw {} events, and now {position}",
            self.name,
            self.seen
        );
        self.seen = position;
        if let Connection::Socket(client) = connection {
            let newest = client.talk.last().map_or(0, |said| said.number);
            self.heard = self.heard.max(newest);
        }
        run.record(&self.code, |record| record.seen = record.seen.max(position));
    }

    pub fn note(&mut self, request: Do, answer: Answer, run: &Run) {
        match answer {
            Ok(position) => {
                run.record(&self.code, |record| {
                    let before = record.done.insert(request.id, position);
                    assert_eq!(before, None);
                });
                self.lately.push_back((request, position));
                if self.lately.len() > ASKED_AGAIN {
                    self.lately.pop_front();
                }
                run.done.send_modify(|done| *done += 1);
            }
            Err(refused) => {
                // Somebody else was faster, as happens at a table; anything else would be a surprise.
                let usual = [
                    "stale",
                    "partner-gives",
                    "wrong-phase",
                    "game-running",
                    "already-said",
                ];
                let code = refused.code.as_str();
                assert!(usual.contains(&code), "{request:?}: {refused:?}");
                *run.refusals.borrow_mut().entry(code.into()).or_default() += 1;
                run.record(&self.code, |record| record.refused.insert(request.id));
            }
        }
    }

    pub fn next_request(&mut self, connection: &Connection, run: &Run) -> Option<Do> {
        let state = connection.state();
        let table = &state.table;
        let command = match &table.game {
            _ if table.you.is_none() => Some(Command::from(MemberCommand::Sit {
                name: self.name.clone(),
                colour: None,
            })),
            Some(game) if game.view.turn.phase != PhaseName::Over => self
                .next_move(&game.view)
                .or_else(|| self.next_while_waiting(&game.view)),
            _ => self.next_as_host(table, run),
        };
        Some(Do {
            id: fresh_id(),
            turn: table.game.as_ref().map(|g| g.view.turn),
            command: command?,
        })
    }

    pub fn next_move(&mut self, view: &View<'_>) -> Option<Command> {
        if view.pauses.any() || !view.awaited.contains(view.you?) {
            return None;
        }
        let clue = Clue::text("Where does the river sleep?");
        let action = view.legal.pick(&mut self.chance, &clue)?;
        Some(command(action).into())
    }

    /// What players do while they wait; it is kept like any move.
    pub fn next_while_waiting(&mut self, view: &View<'_>) -> Option<Command> {
        match self.chance.below(8) {
            0 => {
                let name = format!("{} {}", self.name, self.chance.below(100));
                let (name, colour) = (Some(name), None);
                Some(MemberCommand::Dress { name, colour }.into())
            }
            1 if view.legal.take_back => Some(Move::TakeBack.into()),
            _ => None,
        }
    }

    /// What a host does between games.
    pub fn next_as_host(&self, table: &TableView<'_>, run: &Run) -> Option<Command> {
        if table.host != table.you {
            return None;
        }
        let is_person = |kind: Kind| kind == Kind::Person;
        let persons = table.players.iter().filter(|p| is_person(p.kind)).count();
        if persons < self.persons {
            return None;
        }
        if table.players.len() < self.places {
            return Some(HostCommand::ADD_ANY_BOT.into());
        }
        let go_on = table.game.is_none() || !run.finishing.get();
        go_on.then(|| HostCommand::Start.into())
    }

    /// Whether the last game has been played to its end.
    pub fn is_over(&self, connection: &Connection, run: &Run) -> bool {
        let table = &connection.state().table;
        let Some(game) = &table.game else {
            return false;
        };
        let PhaseView::Over { winners, .. } = &game.view.phase else {
            return false;
        };
        assert!(!winners.is_empty(), "somebody is on the podium");
        run.record(&self.code, |record| {
            if run.finishing.get() && table.host == table.you {
                record.ended = true;
                record.game = game.view.turn.game;
            }
            record.ended
        })
    }
}
