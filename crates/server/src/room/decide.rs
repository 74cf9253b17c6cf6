//! What comes of a request: one event, or a refusal. The room itself is not touched.

use fabula_journal::{RoomId, Stamp};
use fabula_rules::{ActionId, Actor, Event, Refusal, Seed};

use super::{
    Ask, Charter, Colour, Command, Deed, PlayerId, ROOM_VERSION, Room, RoomChange, RoomEvent,
    RoomRefusal, Wish,
};
use crate::shelf::Shelf;

/// The most recordings of one player that a room keeps: more than one for every clue of a long evening.
const MAX_SOUNDS: usize = 40;

/// What a decision needs to know beside the room: given to it, never fetched by it.
pub struct Facts<'f> {
    /// The time.
    pub now: Stamp,
    /// Fresh chance, for a game that begins.
    pub seed: Seed,
    /// The decks on offer.
    pub shelf: &'f Shelf,
}

/// How a room is opened.
pub struct Opening<'o> {
    /// What it plays.
    pub wish: &'o Wish,
    /// Whoever opens it sits down with this name and colour, and is the host.
    pub sit: Option<(&'o str, Option<Colour>)>,
    /// So many bots sit down too.
    pub bots: u8,
    /// The game begins at once.
    pub start: bool,
}

pub(super) type Decided = Result<Vec<RoomChange>, RoomRefusal>;

/// Nothing would change: that is no event.
pub(super) fn unless_same(same: bool, change: RoomChange) -> Decided {
    match same {
        true => Err(Refusal::AlreadySaid.into()),
        false => Ok(vec![change]),
    }
}

impl Room {
    /// The first event of a room.
    pub fn create(
        room: RoomId,
        by: PlayerId,
        id: ActionId,
        opening: &Opening<'_>,
        facts: &Facts<'_>,
    ) -> Result<RoomEvent, RoomRefusal> {
        let charter = Charter::usual(facts.shelf).with(opening.wish, facts.shelf)?;
        let mut changes = vec![RoomChange::Chartered {
            charter: Box::new(charter.clone()),
        }];
        // What follows is decided in the room as it is by then.
        let mut room = Room::empty(room, charter);
        let mut then = |room: &mut Room, decided: Vec<RoomChange>| {
            room.make_all(&decided, facts.now);
            changes.extend(decided);
        };
        if let Some((name, colour)) = opening.sit {
            let sat = room.sit(by, name, colour)?;
            then(&mut room, sat);
        }
        for n in 0..opening.bots {
            let bot = room.add_bot(ActionId(id.0.wrapping_add(n.into())), None)?;
            then(&mut room, bot);
        }
        if opening.start {
            let started = room.start(facts.seed)?;
            then(&mut room, started);
        }
        Ok(RoomEvent {
            version: ROOM_VERSION,
            by: Some(by),
            id,
            changes,
        })
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
        // These two are for those who have no place yet.
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
        let hosts = self.host == Some(by);
        match command {
            Command::Sit { .. } | Command::TakeSeat { .. } => Err(RoomRefusal::AlreadySeated),
            Command::Dress { name, colour } => self.dress(me, name.as_deref(), *colour),
            Command::Ready { ready } => self.say_ready(me, *ready),
            Command::Leave => self.depart(me, Actor::Seat, fabula_rules::Action::Leave, ask.id),
            Command::OfferSeat { token } => Ok(self.offer_seat(by, token, facts.now)),

            Command::Claim
            | Command::Withdraw
            | Command::Tell { .. }
            | Command::Give { .. }
            | Command::TakeBack
            | Command::Vote { .. }
            | Command::Seen
            | Command::AgreeToEnd
            | Command::KeepPlaying => self.play(me, ask, command),
            // A pause that nobody in particular made can be ended by anybody.
            Command::Resume if !hosts => self.play(me, ask, command),

            _ if !hosts => Err(RoomRefusal::NotHost),
            Command::Configure { wish } => self.configure(wish, facts.shelf),
            Command::Arrange { order } => self.arrange(order),
            Command::AddBot { name } => self.add_bot(ask.id, name.as_deref()),
            Command::Start => self.start(facts.seed),
            Command::Kick { player } => self.kick(*player, ask.id),
            Command::HandOver { player } => self.hand_over(*player),
            Command::Mute { player, muted } => self.mute(*player, *muted),
            Command::Resume | Command::Pause | Command::MoveOn | Command::Close { .. } => {
                self.direct(ask, command)
            }
        }
    }

    /// Whether a recording of somebody's is known already; or why it cannot be kept.
    pub fn knows_sound(&self, by: PlayerId, sound: &str) -> Result<bool, RoomRefusal> {
        self.member(by).ok_or(RoomRefusal::NotSeated)?;
        let mut mine = self.sounds.iter().filter(|(player, _)| *player == by);
        if mine.clone().any(|(_, known)| known == sound) {
            return Ok(true);
        }
        match mine.nth(MAX_SOUNDS - 1) {
            Some(_) => Err(RoomRefusal::TooManySounds { max: MAX_SOUNDS }),
            None => Ok(false),
        }
    }

    fn keep_sound(&self, player: PlayerId, sound: &str) -> Decided {
        let known = self.knows_sound(player, sound)?;
        let sound = sound.to_owned();
        unless_same(known, RoomChange::SoundKept { player, sound })
    }
}

/// The change that carries an event of the game.
pub(super) fn game_change(event: Event) -> RoomChange {
    let event = Box::new(event);
    RoomChange::Game { event }
}
