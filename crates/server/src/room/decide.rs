//! What comes of a request: one event, or a refusal. The room itself is not touched.

use fabula_journal::{RoomId, Stamp};
use fabula_rules::{
    Action, ActionId, Actor, Change, Event, Game, MAX_PLAYERS, Player, Refusal, Seat, Seed, Setup,
    Standing,
};
use sha2::{Digest, Sha256};

use super::bot_names::bot_names;
use super::{
    Ask, Charter, Colour, Command, Deed, Member, PlayerId, ROOM_VERSION, Room, RoomChange,
    RoomEvent, RoomRefusal, SeatToken, Wish,
};
use crate::shelf::Shelf;
use crate::text;

/// How long a seat link can be used, in milliseconds: time to find the other device.
const LINK_LASTS: Stamp = 10 * 60 * 1_000;

/// The most recordings a room keeps: two each for a long evening of twelve.
const MAX_SOUNDS: usize = 500;

/// What a decision needs to know beside the room: given to it, never fetched by it.
pub struct Facts<'f> {
    /// The time.
    pub now: Stamp,
    /// Fresh chance, for a game that begins.
    pub seed: Seed,
    /// The decks on offer.
    pub shelf: &'f Shelf,
}

type Decided = Result<Vec<RoomChange>, RoomRefusal>;

impl Room {
    /// The first event of a room. Whoever opens it may sit down at once, and is the host then.
    pub fn create(
        by: PlayerId,
        id: ActionId,
        wish: &Wish,
        sit: Option<(&str, Option<Colour>)>,
        shelf: &Shelf,
    ) -> Result<RoomEvent, RoomRefusal> {
        let charter = Charter::usual(shelf).with(wish, shelf)?;
        let opened = RoomChange::Chartered {
            charter: Box::new(charter),
        };
        let mut event = RoomEvent {
            version: ROOM_VERSION,
            by: Some(by),
            id,
            changes: vec![opened],
        };
        if let Some((name, colour)) = sit {
            // An empty room to sit down in; its name and the time play no part in that.
            if let Ok(room) = Room::open(RoomId([0; 16]), &event, 0) {
                event.changes.extend(room.sit(by, name, colour)?);
            }
        }
        Ok(event)
    }

    /// What comes of a request.
    pub fn decide(&self, ask: &Ask, facts: &Facts<'_>) -> Result<RoomEvent, RoomRefusal> {
        let changes = match &ask.deed {
            Deed::Command(command) => self.obey(ask, command, facts)?,
            Deed::KeepSound { sound } => self.keep_sound(ask.by, sound)?,
        };
        Ok(RoomEvent {
            version: ROOM_VERSION,
            by: Some(ask.by),
            id: ask.id,
            changes,
        })
    }

    fn obey(&self, ask: &Ask, command: &Command, facts: &Facts<'_>) -> Decided {
        let by = ask.by;
        match command {
            Command::Sit { name, colour } => return self.sit(by, name, *colour),
            Command::TakeSeat { token } => return self.take_seat(by, token, facts.now),
            _ => {}
        }
        let me = self.member(by).ok_or(if self.is_banned(by) {
            RoomRefusal::Kicked
        } else {
            RoomRefusal::NotSeated
        })?;
        let as_host = || match self.host == Some(by) {
            true => Ok(()),
            false => Err(RoomRefusal::NotHost),
        };
        match command {
            Command::Sit { .. } | Command::TakeSeat { .. } => Err(RoomRefusal::AlreadySeated),
            Command::Dress { name, colour } => self.dress(me, name.as_deref(), *colour),
            Command::Ready { ready } => match self.running() {
                Some(_) => Err(RoomRefusal::GameRunning),
                None => Ok(vec![RoomChange::Readied {
                    player: by,
                    ready: *ready,
                }]),
            },
            Command::Leave => self.depart(me, Actor::Seat, Action::Leave, ask.id),
            Command::OfferSeat { token } => Ok(vec![RoomChange::Offered {
                player: by,
                token: Sha256::digest(token.0).into(),
                until: facts.now + LINK_LASTS,
            }]),
            Command::Claim
            | Command::Withdraw
            | Command::Tell { .. }
            | Command::Give { .. }
            | Command::TakeBack
            | Command::Vote { .. }
            | Command::Seen
            | Command::AgreeToEnd
            | Command::KeepPlaying => self.play(me, ask, command),
            Command::Resume if self.host != Some(by) => self.play(me, ask, command),

            Command::Configure { wish } => as_host().and_then(|()| self.configure(wish, facts)),
            Command::Arrange { order } => as_host().and_then(|()| self.arrange(order)),
            Command::AddBot { name } => {
                as_host().and_then(|()| self.add_bot(ask.id, name.as_deref()))
            }
            Command::Start => as_host().and_then(|()| self.start(facts.seed)),
            Command::Kick { player } => as_host().and_then(|()| self.kick(*player, ask.id)),
            Command::HandOver { player } => {
                as_host()?;
                let player = Some(self.person(*player)?.id);
                Ok(vec![RoomChange::Host { player }])
            }
            Command::Mute { player, muted } => {
                as_host()?;
                let (player, muted) = (self.person(*player)?.id, *muted);
                Ok(vec![RoomChange::Muted { player, muted }])
            }
            Command::Resume | Command::Pause | Command::MoveOn | Command::Close { .. } => {
                as_host().and_then(|()| self.direct(ask, command))
            }
        }
    }

    // Coming and going.

    fn sit(&self, by: PlayerId, name: &str, colour: Option<Colour>) -> Decided {
        if self.is_banned(by) {
            return Err(RoomRefusal::Kicked);
        }
        if self.member(by).is_some() {
            return Err(RoomRefusal::AlreadySeated);
        }
        let name = self.free_name(name, by)?;
        let colour = self.free_colour(colour, by)?;
        let mut changes = self.place(Member::person(by, name, colour))?;
        if self.host.is_none() {
            changes.push(RoomChange::Host { player: Some(by) });
        }
        Ok(changes)
    }

    /// Finds a place for a newcomer: in the lobby, on the seat they left, on another open one, or on a new
    /// one.
    fn place(&self, mut member: Member) -> Decided {
        let label = self.members.iter().find(|m| m.gone && m.id == member.id);
        let Some(game) = self.running() else {
            let here = self.members.iter().filter(|m| !m.gone).count();
            if here >= MAX_PLAYERS {
                let max = MAX_PLAYERS;
                return Err(Refusal::TableFull { max }.into());
            }
            member.seat = label.and_then(|l| l.seat);
            let instead_of = label.map(|l| l.id);
            return Ok(vec![RoomChange::Seated { member, instead_of }]);
        };
        let open = |seat: &Seat| game.standing(*seat) == Standing::Open;
        let own = label.and_then(|l| l.seat).filter(open);
        if own.is_none() && !game.late_joining() {
            return Err(Refusal::NoLateJoining.into());
        }
        let by = member.kind;
        let seat = own.or_else(|| game.ring().iter().copied().find(open));
        let action = match seat {
            Some(seat) => Action::Take { seat, by },
            None => Action::Join { by },
        };
        let event = game.decide(game.cause(Actor::Server, action))?;
        member.seat = seat.or_else(|| joined(&event));
        let instead_of = seat.and_then(|s| self.member_at(s)).map(|m| m.id);
        let seated = RoomChange::Seated { member, instead_of };
        Ok(vec![game_change(event), seated])
    }

    /// Whether a newcomer, or this one coming back, would find a place now.
    pub(super) fn has_place_for(&self, who: Option<PlayerId>) -> bool {
        let nobody = PlayerId([0; 16]);
        self.place(Member::person(
            who.unwrap_or(nobody),
            String::new(),
            Colour::Snow,
        ))
        .is_ok()
    }

    fn dress(&self, me: &Member, name: Option<&str>, colour: Option<Colour>) -> Decided {
        let name = match name {
            Some(name) => self.free_name(name, me.id)?,
            None => me.name.clone(),
        };
        let colour = match colour {
            Some(_) => self.free_colour(colour, me.id)?,
            None => me.colour,
        };
        let player = me.id;
        Ok(vec![RoomChange::Dressed {
            player,
            name,
            colour,
        }])
    }

    fn free_name(&self, name: &str, by: PlayerId) -> Result<String, RoomRefusal> {
        let name = text::name(name).map_err(RoomRefusal::of_name)?;
        let taken = |m: &Member| m.id != by && !m.gone && text::same_name(&m.name, &name);
        match self.members.iter().any(taken) {
            true => Err(RoomRefusal::NameTaken),
            false => Ok(name),
        }
    }

    fn free_colour(&self, wanted: Option<Colour>, by: PlayerId) -> Result<Colour, RoomRefusal> {
        let worn = |colour: Colour, gone: bool| {
            let wears = |m: &Member| m.id != by && m.colour == colour && (gone || !m.gone);
            self.members.iter().any(wears)
        };
        match wanted {
            Some(colour) if worn(colour, false) => Err(RoomRefusal::ColourTaken),
            Some(colour) => Ok(colour),
            None => {
                let unworn = Colour::all().find(|&c| !worn(c, true));
                // Those who left leave their colour too, if need be.
                let left = || Colour::all().find(|&c| !worn(c, false));
                unworn.or_else(left).ok_or(RoomRefusal::ColourTaken)
            }
        }
    }

    /// Somebody goes: by themselves, or sent away.
    fn depart(
        &self,
        member: &Member,
        actor: impl Fn(Seat) -> Actor,
        action: Action,
        id: ActionId,
    ) -> Decided {
        let player = member.id;
        let mut changes = Vec::new();
        let mut label = member.seat.is_some();
        if let (Some(game), Some(seat)) = (self.running(), member.seat) {
            let mut cause = game.cause(actor(seat), action);
            cause.id = Some(id);
            let waiting = game.standing(seat) == Standing::Waiting;
            changes.push(game_change(game.decide(cause)?));
            // Who never sat down leaves no empty seat.
            label = !waiting;
        }
        changes.push(match label {
            true => RoomChange::Gone { player },
            false => RoomChange::Left { player },
        });
        if self.host == Some(player) {
            let player = self.next_person(player);
            changes.push(RoomChange::Host { player });
        }
        Ok(changes)
    }

    fn kick(&self, player: PlayerId, id: ActionId) -> Decided {
        let member = self.member(player).ok_or(RoomRefusal::UnknownPlayer)?;
        let kick = |seat| Action::Kick { seat };
        let action = member.seat.map_or(Action::Leave, kick);
        let mut changes = self.depart(member, |_| Actor::Host, action, id)?;
        if member.kind == Player::Person {
            changes.push(RoomChange::Banned { player });
        }
        Ok(changes)
    }

    fn take_seat(&self, by: PlayerId, token: &SeatToken, now: Stamp) -> Decided {
        if self.is_banned(by) {
            return Err(RoomRefusal::Kicked);
        }
        if self.member(by).is_some() {
            return Err(RoomRefusal::AlreadySeated);
        }
        let hash: [u8; 32] = Sha256::digest(token.0).into();
        let offer = self
            .offers
            .iter()
            .find(|o| o.token == hash && now < o.until);
        let from = offer
            .map(|o| o.player)
            .filter(|&p| self.member(p).is_some());
        let from = from.ok_or(RoomRefusal::LinkUnknown)?;
        Ok(vec![RoomChange::Moved { from, to: by }])
    }

    // The host's part.

    fn configure(&self, wish: &Wish, facts: &Facts<'_>) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let charter = self.charter.with(wish, facts.shelf)?;
        // Who was ready was ready for another game.
        let other = charter.settings != self.charter.settings
            || charter.clocks != self.charter.clocks
            || charter.decks != self.charter.decks;
        let unready = self
            .members
            .iter()
            .filter(|m| m.is_person() && m.ready && other);
        let unready = unready.map(|m| RoomChange::Readied {
            player: m.id,
            ready: false,
        });
        let mut changes: Vec<RoomChange> = unready.collect();
        changes.push(RoomChange::Chartered {
            charter: Box::new(charter),
        });
        Ok(changes)
    }

    fn arrange(&self, order: &[PlayerId]) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let here = self.members.iter().filter(|m| !m.gone);
        let complete =
            here.clone().count() == order.len() && here.clone().all(|m| order.contains(&m.id));
        if !complete {
            return Err(RoomRefusal::OrderIncomplete);
        }
        let order = order.to_vec();
        Ok(vec![RoomChange::Arranged { order }])
    }

    fn add_bot(&self, id: ActionId, name: Option<&str>) -> Decided {
        // Decided again, it is the same bot.
        let hash = Sha256::new()
            .chain_update(b"fabula bot")
            .chain_update(self.id.0)
            .chain_update(id.0.to_be_bytes())
            .finalize();
        let mut bot = PlayerId([0; 16]);
        bot.0.copy_from_slice(&hash[..16]);
        let name = match name {
            Some(name) => self.free_name(name, bot)?,
            None => {
                let names = bot_names(self.charter.language);
                let free = names.iter().find_map(|n| self.free_name(n, bot).ok());
                free.ok_or(RoomRefusal::NameTaken)?
            }
        };
        let colour = self.free_colour(None, bot)?;
        self.place(Member {
            kind: Player::Bot,
            ready: true,
            ..Member::person(bot, name, colour)
        })
    }

    /// How a game would be set up now.
    fn setup(&self, seed: Seed) -> Setup {
        let here = self.members.iter().filter(|m| !m.gone);
        Setup {
            rules: fabula_rules::RULES_VERSION,
            game: self.game().map_or(0, |g| g.turn().game + 1),
            settings: self.charter.settings,
            clocks: self.charter.clocks,
            late_joining: self.charter.late_joining,
            seats: here.map(|m| m.kind).collect(),
            cards: self.charter.cards().min(u16::MAX as usize) as u16,
            seed,
        }
    }

    /// Why a game cannot begin now, if it cannot.
    pub fn start_refusal(&self) -> Option<RoomRefusal> {
        if self.running().is_some() {
            return Some(RoomRefusal::GameRunning);
        }
        self.setup(Seed([0; 32])).check().err().map(Into::into)
    }

    fn start(&self, seed: Seed) -> Decided {
        if let Some(refusal) = self.start_refusal() {
            return Err(refusal);
        }
        let here = self.members.iter().filter(|m| !m.gone).map(|m| m.id);
        Ok(vec![RoomChange::Began {
            decks: self.charter.decks.clone(),
            seats: here.zip(Seat::all()).collect(),
            event: Box::new(Game::start(self.setup(seed))?),
        }])
    }

    fn keep_sound(&self, by: PlayerId, sound: &str) -> Decided {
        let player = self.member(by).ok_or(RoomRefusal::NotSeated)?.id;
        if self.sounds.len() >= MAX_SOUNDS {
            return Err(RoomRefusal::TooManySounds { max: MAX_SOUNDS });
        }
        let sound = sound.to_owned();
        Ok(vec![RoomChange::SoundKept { player, sound }])
    }
}

/// The change that carries an event of the game.
pub(super) fn game_change(event: Event) -> RoomChange {
    let event = Box::new(event);
    RoomChange::Game { event }
}

/// The seat a newcomer got.
fn joined(event: &Event) -> Option<Seat> {
    event.changes.iter().find_map(|change| match change {
        Change::Joined { seat, .. } => Some(*seat),
        _ => None,
    })
}
