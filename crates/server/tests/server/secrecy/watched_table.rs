//! A table whose every message is kept: players, bots, spectators, and people who try what they may not.

use std::collections::BTreeSet;

use fabula_room::{Command, HostCommand, Move, Refused, TableSettingsChange};
use fabula_rules::{Card, Clue, Draw, PhaseName, Player, Seat};

use crate::support::{Client, TestServer, chance, command, secret};

/// Somebody who looks at the table, with or without a place.
pub struct Watcher {
    pub client: Client,
    /// Their number as a person; nothing without an identity.
    pub who: Option<u8>,
    /// From which position on they had which seat.
    pub seats: Vec<(u64, Option<Seat>)>,
    /// Whether they are still connected.
    pub there: bool,
}

impl Watcher {
    pub fn new(client: Client, who: Option<u8>) -> Watcher {
        Watcher {
            client,
            who,
            seats: Vec::new(),
            there: true,
        }
    }

    pub fn seat_at(&self, position: u64) -> Option<Seat> {
        let mut known = self.seats.iter().rev();
        known.find(|(from, _)| *from <= position)?.1
    }
}

/// An answer over HTTP.
pub struct Answer {
    pub watcher: usize,
    pub position: u64,
    pub what: &'static str,
    pub status: u16,
    pub body: String,
}

/// A table, with everybody who looks at it and all that they are told.
pub struct WatchedTable<'s> {
    pub server: &'s TestServer,
    pub http: reqwest::Client,
    pub code: String,
    pub watchers: Vec<Watcher>,
    /// How many events all watchers have seen.
    pub position: u64,
    /// Where each game began.
    pub began: Vec<u64>,
    /// Events that are not part of a game.
    pub beside: BTreeSet<u64>,
    pub answers: Vec<Answer>,
    /// Secrets of the page itself: never in any message.
    pub tokens: Vec<String>,
    pub chance: Draw,
}

impl WatchedTable<'_> {
    /// A table of persons and bots, with two who only watch: a stranger, and somebody with an identity.
    pub async fn new(
        server: &TestServer,
        change: TableSettingsChange,
        persons: u8,
        bots: u8,
    ) -> WatchedTable<'_> {
        let code = server.create(&secret(1), "Player 1", change).await;
        let mut watchers = Vec::new();
        for who in 1..=persons + 1 {
            let client = match who {
                1 => Client::join(server, &secret(1), &code).await,
                n if n > persons => Client::join(server, &secret(n), &code).await,
                n => Client::sit(server, &secret(n), &code, &format!("Player {n}")).await,
            };
            watchers.push(Watcher::new(client, Some(who)));
        }
        let mut stranger = Client::dial(server, None).await.expect("a socket");
        stranger.hello(&code).await;
        stranger.until(|_| true).await;
        watchers.push(Watcher::new(stranger, None));
        for _ in 0..bots {
            let bot = HostCommand::ADD_ANY_BOT;
            watchers[0].client.must(bot).await;
        }
        WatchedTable {
            server,
            http: reqwest::Client::new(),
            code,
            watchers,
            position: 0,
            began: Vec::new(),
            beside: BTreeSet::new(),
            answers: Vec::new(),
            tokens: Vec::new(),
            chance: chance(persons, bots.into()),
        }
    }

    pub async fn start(&mut self) {
        let began = self.watchers[0].client.ask(HostCommand::Start).await;
        let began = began.expect("a game");
        self.began.push(began);
        self.position = began + 1;
        self.settle().await;
        for watcher in self.watchers.iter_mut().filter(|w| w.there) {
            // Everybody plays where they sit.
            let players = watcher.client.table().players.iter();
            let mut here = players.filter(|p| !p.gone);
            let place = here.position(|p| Some(p.id) == watcher.client.you);
            watcher.seats.push((began + 1, place.and_then(Seat::new)));
        }
    }

    pub fn is_over(&self) -> bool {
        self.watchers[0].client.view().turn.phase == PhaseName::Over
    }

    /// Waits until everybody has seen everything, and no bot has anything left to do.
    pub async fn settle(&mut self) {
        let position = self.position;
        let (first, others) = self.watchers.split_first_mut().expect("a host");
        let still = first.client.until(|s| {
            let Some(game) = s.table.game.as_ref().filter(|_| s.position >= position) else {
                return false;
            };
            let is_bot = |s: Seat| {
                let seat = game.view.seats.iter().find(|v| v.seat == s);
                seat.is_some_and(|v| v.player == Player::Bot)
            };
            !game.view.awaited.iter().any(is_bot)
        });
        self.position = still.await.position;
        for watcher in others.iter_mut().filter(|w| w.there) {
            let position = self.position;
            watcher.client.until(|s| s.position >= position).await;
        }
    }

    /// Somebody asks for a move in the game.
    pub async fn ask(
        &mut self,
        watcher: usize,
        command: impl Into<Command>,
    ) -> Result<(), Refused> {
        let position = self.watchers[watcher].client.ask(command).await?;
        self.position = self.position.max(position + 1);
        self.settle().await;
        Ok(())
    }

    /// Somebody does something at the table that is not part of the game.
    pub async fn do_beside(&mut self, watcher: usize, command: impl Into<Command>) -> u64 {
        let done = self.watchers[watcher].client.ask(command).await;
        let position = done.expect("done");
        self.beside.insert(position);
        self.position = self.position.max(position + 1);
        self.settle().await;
        position
    }

    /// One of those who are waited for makes a random move.
    pub async fn step(&mut self) {
        let mut moves = Vec::new();
        for (n, watcher) in self.watchers.iter().enumerate().filter(|(_, w)| w.there) {
            let found = watcher.client.random_move(&mut self.chance);
            moves.extend(found.map(|command| (n, command)));
        }
        assert!(!moves.is_empty(), "the table waits for nobody");
        let (n, command) = moves.swap_remove(self.chance.below(moves.len()));
        let done = self.ask(n, command).await;
        done.unwrap_or_else(|refused| panic!("{refused:?}"));
    }

    /// Somebody changes their mind, or tries what they may not.
    pub async fn meddle(&mut self) {
        let n = self.chance.below(self.watchers.len());
        if !self.watchers[n].there {
            return;
        }
        let card = Card(self.chance.below(84) as u16);
        let view = self.watchers[n].client.view();
        let again = view.legal.pick(&mut self.chance, &Clue::text("again"));
        let tried = match self.chance.below(6) {
            0 if view.legal.take_back => Move::TakeBack,
            0 | 1 if view.turn.phase != PhaseName::Review => match again {
                Some(action) => command(action),
                None => Move::TakeBack,
            },
            2 => Move::Give { cards: vec![card] },
            3 => Move::Tell {
                card: Some(card),
                clue: Clue::text("wrong"),
            },
            4 => Move::Vote {
                cards: vec![card, card],
                red: Some(card),
            },
            _ => Move::Vote {
                cards: vec![card],
                red: None,
            },
        };
        // Whatever comes of it.
        let _ = self.ask(n, tried).await;
    }

    /// Everything that can be had over HTTP, as each watcher gets it.
    pub async fn fetch(&mut self) {
        let table = format!("/api/tables/{}", self.code);
        let asked = [
            ("state", table.clone()),
            ("album", format!("{table}/album")),
            ("talk", format!("{table}/talk")),
            ("latest log", format!("{table}/log")),
            ("log", format!("{table}/log?game={}", self.began.len() - 1)),
            ("list", "/api/tables".to_owned()),
            ("metrics", "/metrics".to_owned()),
        ];
        for watcher in 0..self.watchers.len() {
            if !self.watchers[watcher].there {
                continue;
            }
            for (what, path) in &asked {
                let mut request = self.http.get(self.server.url(path));
                if let Some(who) = self.watchers[watcher].who {
                    request = request.bearer_auth(secret(who).reveal());
                }
                let response = request.send().await.expect("an answer");
                self.answers.push(Answer {
                    watcher,
                    position: self.position,
                    what,
                    status: response.status().as_u16(),
                    body: response.text().await.expect("a body"),
                });
            }
        }
    }

    /// What has nothing to do with the table, and must not know of it.
    pub async fn fetch_elsewhere(&mut self) {
        for path in [
            "/api/openapi.json",
            "/api/presets",
            "/api/decks",
            "/healthz",
            "/",
        ] {
            let response = self.server.get(&secret(1), path).await;
            self.answers.push(Answer {
                watcher: 0,
                position: self.position,
                what: "elsewhere",
                status: response.status().as_u16(),
                body: response.text().await.expect("a body"),
            });
        }
    }

    /// Plays on at random, for so many moves or to the end.
    pub async fn play(&mut self, moves: usize) {
        for _ in 0..moves {
            match self.chance.below(3) {
                _ if self.is_over() => return,
                0 => self.meddle().await,
                _ => self.step().await,
            }
        }
    }
}
