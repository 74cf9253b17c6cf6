//! What a table has to do by itself now, and when it should look again.

use fabula_bots::{Mind, RandomMind};
use fabula_journal::Stamp;
use fabula_rules::{Draw, Game, PhaseName, Player, Seat, SeatSet, Seed, Turn};
use sha2::{Digest, Sha256};

use super::crowd::{Crowd, Presence};
use super::wick::Wick;
use crate::options::{Options, Pace};
use crate::room::{Chore, Member, PlayerId, Room};

/// What a table knows when it looks for something to do.
pub struct Duty<'t> {
    pub room: &'t Room,
    pub crowd: &'t Crowd,
    pub wick: Option<&'t Wick>,
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
pub enum Due {
    Now(Chore),
    At(Option<Stamp>),
}

impl Duty<'_> {
    /// The first thing to do that is not among those tried in vain.
    pub fn due(&self, in_vain: &[Chore]) -> Due {
        let mut wake: Option<Stamp> = None;
        let chores = (self.someone_returned().into_iter())
            .chain(self.host_is_gone())
            .chain(self.those_gone())
            .chain(self.all_agree())
            .chain(self.time_is_up())
            .chain(self.bots_to_move());
        for chore in chores {
            match chore {
                Due::Now(chore) if !in_vain.contains(&chore) => return Due::Now(chore),
                Due::Now(_) => {}
                Due::At(at) => wake = earlier(wake, at),
            }
        }
        let persons = self.persons().map(|m| m.id);
        let presence = persons.filter_map(|p| self.crowd.next_change(p, self.now));
        Due::At(earlier(wake, presence.min()))
    }

    fn persons(&self) -> impl Iterator<Item = &Member> {
        self.room.members().iter().filter(|m| m.is_person())
    }

    /// Something to do at a certain time: now, or then.
    fn at(&self, time: Stamp, chore: Chore) -> Due {
        if time <= self.now {
            Due::Now(chore)
        } else {
            Due::At(Some(time))
        }
    }

    fn someone_returned(&self) -> Option<Due> {
        self.room.running()?;
        let back = |m: &&Member| m.stand_in && self.crowd.connected(m.id, self.now);
        let player = self.persons().find(back)?.id;
        Some(Due::Now(Chore::Return { player }))
    }

    fn host_is_gone(&self) -> Option<Due> {
        let host = self.room.host()?;
        let since = self.crowd.absent_since(host, self.now)?;
        let connected = |p: &PlayerId| self.crowd.connected(*p, self.now);
        let to = self.room.persons_after(host).find(connected)?;
        let patience = self.options.patience.host.as_millis() as Stamp;
        let at = (since + patience).max(self.quiet_until);
        Some(self.at(at, Chore::PassHost { to }))
    }

    fn those_gone(&self) -> impl Iterator<Item = Due> {
        let wanted = self.room.charter().bots_may_stand_in();
        let game = self.room.running().filter(|_| wanted);
        let patience = self.options.patience.stand_in.as_millis() as Stamp;
        self.persons().filter_map(move |m| {
            let plays = game?.in_play().contains(m.seat?) && !m.stand_in;
            let since = self.crowd.absent_since(m.id, self.now).filter(|_| plays)?;
            let at = (since.max(self.awake_since?) + patience).max(self.quiet_until);
            Some(self.at(at, Chore::StandIn { player: m.id }))
        })
    }

    fn all_agree(&self) -> Option<Due> {
        let game = self.room.running().filter(|_| self.awake_since.is_some())?;
        let present = |m: &&Member| self.crowd.presence(m.id, self.now) != Presence::Gone;
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
            .then_some(Due::Now(Chore::Conclude { present }))
    }

    fn time_is_up(&self) -> Option<Due> {
        let wick = self.wick?;
        let turn = wick.turn;
        let at = wick.end()?.max(self.quiet_until);
        Some(self.at(at, Chore::TimeUp { turn }))
    }

    fn bots_to_move(&self) -> impl Iterator<Item = Due> {
        let wick = self.wick.filter(|w| w.burns());
        let game = self.room.running().zip(wick);
        let awaited = game.map_or(SeatSet::EMPTY, |(game, _)| game.awaited());
        awaited.iter().filter_map(move |seat| {
            let (game, wick) = game.filter(|(g, _)| g.player(seat) == Player::Bot)?;
            let turn = game.turn();
            let luck = self.luck(game, turn, seat, "pace");
            let at = wick.since + thinking_time(&self.options.pace, &luck, turn);
            if at > self.now {
                return Some(Due::At(Some(at)));
            }
            let mut chance = Draw::new(&self.luck(game, turn, seat, "move"), 0);
            let view = game.view(Some(seat));
            let action = RandomMind.act(&view, self.room.charter().language, &mut chance)?;
            Some(Due::Now(Chore::BotPlays { seat, turn, action }))
        })
    }

    /// A bot's luck: the same wherever it is thought of, and a secret as long as the game's own seed is.
    fn luck(&self, game: &Game, turn: Turn, seat: Seat, what: &str) -> Seed {
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

fn thinking_time(pace: &Pace, luck: &Seed, turn: Turn) -> Stamp {
    let (least, most) = match turn.phase {
        PhaseName::Race => pace.claim,
        _ => pace.think,
    };
    let spread = most.saturating_sub(least).as_millis() as usize;
    let extra = Draw::new(luck, 0).below(spread + 1);
    least.as_millis() as Stamp + extra as Stamp
}

fn earlier(a: Option<Stamp>, b: Option<Stamp>) -> Option<Stamp> {
    [a, b].into_iter().flatten().min()
}
