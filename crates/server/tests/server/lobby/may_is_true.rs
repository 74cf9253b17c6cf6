//! What the view says one may do can be done, and nothing else: over sockets, as a client would find it out. The room
//! itself is asked far more in `crates/room/tests/room/may_is_true.rs`.

use std::collections::BTreeMap;

use fabula_ids::PlayerId;
use fabula_room::{
    Command, HostCommand, MemberCommand, Move, PlayerView, Refused, SeatToken, TableSettingsChange,
};
use fabula_rules::{Chance, Player, Preset, Seat, Standing};
use serde_json::{Value, json};

use super::{BOT, configure, players, quiet_server, refused, sit};
use crate::support::{Client, TestServer, chance, game_of, preset, secret};

/// A table with everybody who sits there or only looks.
struct BusyTable {
    server: TestServer,
    code: String,
    clients: Vec<Client>,
    /// The next one to come is this person.
    next: u8,
    http: reqwest::Client,
}

impl BusyTable {
    async fn come(&mut self) {
        let client = Client::join(&self.server, &secret(self.next), &self.code).await;
        self.next += 1;
        self.clients.push(client);
    }

    /// Everybody sees the table as it is when everything that was due is done.
    async fn settle(&mut self) {
        // Answered after all that came before, and never granted.
        let token = SeatToken([255; 32]);
        let nothing = MemberCommand::TakeSeat { token };
        refused(&mut self.clients[0], nothing).await;
        let url = self.server.url(&format!("/api/tables/{}", self.code));
        let state = self.http.get(url).send().await.expect("an answer");
        let state: Value = state.json().await.expect("JSON");
        let position = state["position"].as_u64().expect("a position");
        for client in &mut self.clients {
            client.until(|s| s.position >= position).await;
        }
    }
}

fn one_of<T: Copy>(items: &[T], chance: &mut impl Chance) -> Option<T> {
    items.get(chance.below(items.len())).copied()
}

/// A command, and whether the view says that it can be done.
fn random_command(me: &Client, chance: &mut impl Chance) -> Option<(Command, bool)> {
    let table = me.table();
    let may = &table.may;
    let seated = table.you.is_some();
    let view = table.game.as_ref().map(|g| &g.view);
    let legal = view.map(|v| v.legal).unwrap_or_default();
    let running = view.is_some_and(|v| v.turn.phase != fabula_rules::PhaseName::Over);
    let here = players(me);
    let others: Vec<&PlayerView> = here
        .iter()
        .copied()
        .filter(|p| Some(p.id) != me.you)
        .collect();
    let persons: Vec<&PlayerView> = others
        .iter()
        .copied()
        .filter(|p| p.kind == Player::Person)
        .collect();
    let kind = match chance.below(20) {
        // Nothing happens at an empty table.
        _ if !seated && chance.below(2) == 0 => 0,
        9 if chance.below(2) > 0 => 16,
        kind => kind,
    };
    Some(match kind {
        0 | 1 => {
            let name = format!("P{}", hex(me.you?));
            (sit(&name), may.sit)
        }
        2 => (
            MemberCommand::Ready {
                ready: chance.below(2) == 1,
            }
            .into(),
            may.ready,
        ),
        3 | 4 => (HostCommand::Start.into(), may.start),
        5 => {
            let presets: Vec<Preset> = Preset::all().collect();
            (configure(preset(one_of(&presets, chance)?)), may.configure)
        }
        6 => {
            let mut order: Vec<PlayerId> = here.iter().map(|p| p.id).collect();
            if order.len() > 1 {
                let last = order.len() - 1;
                order.swap(chance.below(last), last);
            }
            (HostCommand::Arrange { order }.into(), may.configure)
        }
        7 | 8 => (BOT.into(), may.add_bot),
        9 => {
            let player = one_of(&others, chance)?.id;
            (HostCommand::Kick { player }.into(), may.manage)
        }
        10 => {
            let player = one_of(&persons, chance)?.id;
            (HostCommand::HandOver { player }.into(), may.manage)
        }
        11 => {
            let (player, muted) = (one_of(&persons, chance)?.id, chance.below(2) == 1);
            (HostCommand::Mute { player, muted }.into(), may.manage)
        }
        12 => (HostCommand::Pause.into(), may.pause),
        13 => {
            // See `whoever_may_resume_can` below.
            let waits = |s: &fabula_rules::SeatView| {
                Some(s.seat) == view.and_then(|v| v.you) && s.standing == Standing::Waiting
            };
            if view.is_some_and(|v| v.seats.iter().any(waits)) {
                return None;
            }
            (Move::Resume.into(), may.resume)
        }
        14 | 15 => (HostCommand::MoveOn.into(), may.move_on),
        16 => {
            let any = Seat::new(chance.below(8))?;
            let seat = one_of(&may.close, chance).unwrap_or(any);
            (
                HostCommand::Close { seat }.into(),
                may.close.contains(&seat),
            )
        }
        17 => (
            MemberCommand::Leave.into(),
            seated && (!running || legal.leave),
        ),
        18 => (Move::AgreeToEnd.into(), legal.agree_to_end),
        _ => match legal.pick(chance, &fabula_rules::Clue::text("…")) {
            Some(action) => (crate::support::command(action).into(), true),
            None => (Move::Claim.into(), false),
        },
    })
}

fn hex(id: PlayerId) -> String {
    id.to_string()[..8].to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_view_says_one_may_do_can_be_done_and_nothing_else() {
    let server = quiet_server(25).await;
    let mut dice = chance(26, 0);
    // How often each command was refused, and how often it was done.
    let mut counts: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let kinds_of_table = [
        preset(Preset::Classic),
        TableSettingsChange {
            late_joining: Some(false),
            ..preset(Preset::Classic)
        },
        preset(Preset::OdysseyTeams),
    ];
    let mut table = BusyTable {
        code: String::new(),
        clients: Vec::new(),
        next: 0,
        http: reqwest::Client::new(),
        server,
    };
    for (nth, change) in kinds_of_table.into_iter().enumerate() {
        table.clients.clear();
        table.next = 1;
        let change = json!({ "wish": change });
        let opened = table.server.post(&secret(1), "/api/tables", change).await;
        let opened: Value = opened.json().await.expect("JSON");
        table.code = opened["code"].as_str().expect("a code").to_owned();
        for step in 0..300 {
            while table.clients.len() < 7 {
                table.come().await;
            }
            table.settle().await;
            // The host, every other time, for there is more that a host may do.
            let host = |c: &Client| c.you.is_some() && c.you == c.table().host;
            let host = table.clients.iter().position(host);
            let n = match host.filter(|_| dice.below(2) == 0) {
                Some(host) => host,
                None => dice.below(table.clients.len()),
            };
            let me = &mut table.clients[n];
            let Some((command, may)) = random_command(me, &mut dice) else {
                continue;
            };
            let kicked = match &command {
                Command::Host(HostCommand::Kick { player }) => Some(*player),
                _ => None,
            };
            let outcome = me.ask(command.clone()).await;
            // What is so already may be asked for all the same; only nothing comes of it.
            let said = |refused: &Refused| refused.code == "already-said";
            assert_eq!(
                outcome.is_ok() || may && outcome.as_ref().is_err_and(said),
                may,
                "table {nth}, step {step}: {command:?} gave {outcome:?}, seen: {:?}",
                me.table()
            );
            if let (Command::Host(HostCommand::Start), Err(refused)) = (&command, &outcome)
                && me.you == me.table().host
            {
                assert_eq!(me.table().start_refused.as_ref(), Some(refused));
            }
            let json = serde_json::to_value(&command).expect("JSON");
            let name = json["type"].as_str().expect("a name");
            let count = counts.entry(name.to_owned()).or_default();
            count[usize::from(outcome.is_ok())] += 1;
            if let (Some(kicked), Ok(_)) = (kicked, outcome) {
                table.clients.retain(|c| c.you != Some(kicked));
            }
        }
    }
    // Both came often enough, for everything that can be asked for, to mean something.
    for command in [
        "sit",
        "ready",
        "start",
        "configure",
        "arrange",
        "add_bot",
        "kick",
        "hand_over",
        "mute",
        "pause",
        "resume",
        "move_on",
        "close",
        "leave",
        "agree_to_end",
    ] {
        let [refused, done] = counts.get(command).copied().unwrap_or_default();
        assert!(refused > 0 && done > 0, "{command}: {counts:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_resume_can() {
    let server = quiet_server(27).await;
    let (code, mut clients) = game_of(&server, 3, preset(Preset::Classic)).await;
    for _ in 0..4 {
        clients[0].must(HostCommand::MoveOn).await;
    }
    assert!(clients[0].view().pauses.all_skipped);
    let mut late = Client::sit(&server, &secret(9), &code, "Late").await;
    assert_eq!(late.view().seats[3].standing, Standing::Waiting);
    let may = late.table().may.resume;
    assert_eq!(late.ask(Move::Resume).await.is_ok(), may);
}
