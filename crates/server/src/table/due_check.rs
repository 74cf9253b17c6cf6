//! What is due at a table: what it has to do by itself now, and when it should look again.

use fabula_bots::{Mind, RandomMind};
use fabula_ids::{PlayerId, Stamp};
use fabula_room::{DueAction, Member, Room};
use fabula_rules::{Draw, Game, PhaseName, Player, Seat, SeatSet, Seed, Turn};
use sha2::{Digest, Sha256};

use super::presence::{Presence, PresenceTracker};
use super::turn_clock::TurnClock;
use crate::options::{BotPace, Options, Span};

/// What a table knows when it looks for something to do.
pub struct DueCheck<'t> {
    pub room: &'t Room,
    pub tracker: &'t PresenceTracker,
    pub clock: Option<&'t TurnClock>,
    pub options: &'t Options,
    pub now: Stamp,
    /// Until then nothing is held against anybody.
    pub quiet_until: Stamp,
    /// Since when any person who has a place has been connected. If nobody is, the table stands still: nobody is
    /// missed then.
    pub awake_since: Option<Stamp>,
}

/// What is to be done: something now, or nothing until then.
#[derive(Debug, PartialEq, Eq)]
pub enum Next {
    Now(DueAction),
    At(Option<Stamp>),
}

impl DueCheck<'_> {
    /// The first thing to do that was not refused already.
    pub fn next(&self, refused: &[DueAction]) -> Next {
        let mut wake: Option<Stamp> = None;
        let all = (self.someone_returned().into_iter())
            .chain(self.host_is_gone())
            .chain(self.those_gone())
            .chain(self.all_agree())
            .chain(self.time_is_up())
            .chain(self.bots_to_move());
        for due in all {
            match due {
                Next::Now(action) if !refused.contains(&action) => return Next::Now(action),
                Next::Now(_) => {}
                Next::At(at) => wake = earlier(wake, at),
            }
        }
        let persons = self.persons().map(|m| m.id);
        let presence = persons.filter_map(|p| self.tracker.next_change(p, self.now));
        Next::At(earlier(wake, presence.min()))
    }

    fn persons(&self) -> impl Iterator<Item = &Member> {
        self.room.members().iter().filter(|m| m.is_person())
    }

    /// Something to do at a certain time: now, or then.
    fn at(&self, time: Stamp, action: DueAction) -> Next {
        if time <= self.now {
            Next::Now(action)
        } else {
            Next::At(Some(time))
        }
    }

    fn someone_returned(&self) -> Option<Next> {
        self.room.running()?;
        let back = |m: &&Member| m.stand_in && self.tracker.connected(m.id, self.now);
        let player = self.persons().find(back)?.id;
        Some(Next::Now(DueAction::Return { player }))
    }

    fn host_is_gone(&self) -> Option<Next> {
        let host = self.room.host()?;
        let since = self.tracker.absent_since(host, self.now)?;
        let connected = |p: &PlayerId| self.tracker.connected(*p, self.now);
        let to = self.room.persons_after(host).find(connected)?;
        let timeouts = self.options.timeouts.host.as_millis() as Stamp;
        let at = (since + timeouts).max(self.quiet_until);
        Some(self.at(at, DueAction::PassHost { to }))
    }

    fn those_gone(&self) -> impl Iterator<Item = Next> {
        let wanted = self.room.settings().bots_may_stand_in();
        let game = self.room.running().filter(|_| wanted);
        let timeouts = self.options.timeouts.stand_in.as_millis() as Stamp;
        self.persons().filter_map(move |m| {
            let plays = game?.in_play().contains(m.seat?) && !m.stand_in;
            let since = self
                .tracker
                .absent_since(m.id, self.now)
                .filter(|_| plays)?;
            let at = (since.max(self.awake_since?) + timeouts).max(self.quiet_until);
            Some(self.at(at, DueAction::StandIn { player: m.id }))
        })
    }

    fn all_agree(&self) -> Option<Next> {
        let game = self.room.running().filter(|_| self.awake_since.is_some())?;
        let present = |m: &&Member| self.tracker.presence(m.id, self.now) != Presence::Gone;
        let present: SeatSet = self
            .persons()
            .filter(present)
            .filter_map(|m| m.seat)
            .collect();
        let asked = present.and(game.in_play());
        let asked: SeatSet = asked
            .iter()
            .filter(|&s| game.player(s) == Player::Person)
            .collect();
        let agreed = game.agreed();
        (!asked.is_empty() && asked.without(agreed).is_empty())
            .then_some(Next::Now(DueAction::Conclude { present }))
    }

    fn time_is_up(&self) -> Option<Next> {
        let clock = self.clock?;
        let turn = clock.turn;
        let at = clock.end()?.max(self.quiet_until);
        Some(self.at(at, DueAction::TimeUp { turn }))
    }

    fn bots_to_move(&self) -> impl Iterator<Item = Next> {
        let clock = self.clock.filter(|w| w.is_running());
        let game = self.room.running().zip(clock);
        let awaited = game.map_or(SeatSet::EMPTY, |(game, _)| game.awaited());
        awaited.iter().filter_map(move |seat| {
            let (game, clock) = game.filter(|(g, _)| g.player(seat) == Player::Bot)?;
            let turn = game.turn();
            let bot_seed = self.bot_seed(game, turn, seat, "pace");
            let at = clock.since + thinking_time(&self.options.pace, &bot_seed, turn);
            if at > self.now {
                return Some(Next::At(Some(at)));
            }
            let mut chance = Draw::new(&self.bot_seed(game, turn, seat, "move"), 0);
            let view = game.view(Some(seat));
            let action = RandomMind.act(&view, self.room.settings().language, &mut chance)?;
            Some(Next::Now(DueAction::BotMoves { seat, turn, action }))
        })
    }

    /// The seed of a bot's choices: the same wherever it is thought of, and a secret as long as the game's own seed is.
    fn bot_seed(&self, game: &Game, turn: Turn, seat: Seat, what: &str) -> Seed {
        let hash = Sha256::new()
            .chain_update(b"fabula luck")
            .chain_update(game.seed().0)
            .chain_update(format!(
                "{what} {} {} {}",
                turn.round,
                turn.attempt,
                seat.index()
            ))
            .finalize();
        Seed(hash.into())
    }
}

fn thinking_time(pace: &BotPace, bot_seed: &Seed, turn: Turn) -> Stamp {
    let Span { least, most } = match turn.phase {
        PhaseName::Race => pace.claim,
        _ => pace.think,
    };
    let spread = most.saturating_sub(least).as_millis() as usize;
    let extra = Draw::new(bot_seed, 0).below(spread + 1);
    least.as_millis() as Stamp + extra as Stamp
}

fn earlier(a: Option<Stamp>, b: Option<Stamp>) -> Option<Stamp> {
    [a, b].into_iter().flatten().min()
}
