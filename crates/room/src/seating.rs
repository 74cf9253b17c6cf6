//! Coming to a table, sitting there under a name, moving to another device, and going.

use fabula_ids::{PlayerId, Stamp};
use fabula_rules::{
    Action, ActionId, Actor, Change, Event, MAX_PLAYERS, Player, Refusal, Seat, Standing,
};
use sha2::{Digest, Sha256};

use crate::decide::{Decided, game_change, unless_same};
use crate::{Colour, Member, Room, RoomChange, RoomRefusal, SeatToken, text};

/// How long a seat link can be used, in milliseconds: time to find the other device.
const LINK_LASTS: Stamp = 10 * 60 * 1_000;

impl Room {
    pub(crate) fn sit(&self, by: PlayerId, name: &str, colour: Option<Colour>) -> Decided {
        // Whether there is a place comes first: a name for nothing helps nobody.
        if let Some(refusal) = self.place_refusal(Some(by)) {
            return Err(refusal);
        }
        let name = self.free_name(name, by)?;
        let colour = self.free_colour(colour, by)?;
        let mut changes = self.place(Member::person(by, name, colour))?;
        if self.host.is_none() {
            changes.push(RoomChange::Host { player: Some(by) });
        }
        Ok(changes)
    }

    fn may_come(&self, by: PlayerId) -> Result<(), RoomRefusal> {
        if self.is_banned(by) {
            return Err(RoomRefusal::Kicked);
        }
        match self.member(by) {
            Some(_) => Err(RoomRefusal::AlreadySeated),
            None => Ok(()),
        }
    }

    /// Whether a newcomer would find a place now.
    ///
    /// ```
    /// use fabula_room::{HostCommand, Request};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// assert!(room.has_place());
    /// let lock = TableSettingsChange { locked: Some(true), ..Default::default() };
    /// let lock = HostCommand::Configure { change: Box::new(lock) }.into();
    /// let lock = Request { by: ada, id: ActionId(2), turn: None, command: lock };
    /// let event = room.decide(&lock, &environment)?;
    /// room.apply(&event, 0)?;
    /// assert!(!room.has_place());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn has_place(&self) -> bool {
        self.place_refusal(None).is_none()
    }

    /// Why a newcomer, or this one coming back, would find no place now.
    pub(crate) fn place_refusal(&self, who: Option<PlayerId>) -> Option<RoomRefusal> {
        let who = who.unwrap_or(PlayerId([0; 16]));
        let member = Member::person(who, String::new(), Colour::Snow);
        let found = self.may_come(who).and_then(|()| self.find_place(&member));
        found.err()
    }

    /// Finds a place for somebody who comes: in the lobby, on the seat they left, on another open one, or on
    /// a new one.
    pub(crate) fn find_place(&self, member: &Member) -> Result<Place, RoomRefusal> {
        let label = self.members.iter().find(|m| m.gone && m.id == member.id);
        let newcomer = member.kind == Player::Person && label.is_none();
        // A table that everybody left is nobody's to lock.
        if newcomer && self.settings.locked && self.host.is_some() {
            return Err(RoomRefusal::Locked);
        }
        let Some(game) = self.running() else {
            if self.seated().count() >= MAX_PLAYERS {
                let max = MAX_PLAYERS;
                return Err(Refusal::TableFull { max }.into());
            }
            let seat = label.and_then(|l| l.seat);
            return Ok(Place::Lobby { seat });
        };
        let open = |seat: &Seat| game.standing(*seat) == Standing::Open;
        let own = label.and_then(|l| l.seat).filter(open);
        let person = member.kind == Player::Person;
        if person && own.is_none() && !game.late_joining() {
            return Err(Refusal::NoLateJoining.into());
        }
        let by = member.kind;
        let action = match own.or_else(|| game.ring().iter().copied().find(open)) {
            Some(seat) => Action::Take { seat, by },
            None => Action::Join { by },
        };
        game.may(&game.cause(Actor::Server, action.clone()))?;
        Ok(Place::Game { action })
    }

    /// Lets somebody who comes sit down where there is a place.
    pub(crate) fn place(&self, mut member: Member) -> Decided {
        match (self.find_place(&member)?, self.running()) {
            (Place::Game { action }, Some(game)) => {
                let event = game.decide(game.cause(Actor::Server, action))?;
                member.seat = seat_given(&event);
                Ok(vec![game_change(event), RoomChange::Seated { member }])
            }
            (Place::Game { .. }, None) => Err(RoomRefusal::NoGame),
            (Place::Lobby { seat }, _) => {
                member.seat = seat;
                Ok(vec![RoomChange::Seated { member }])
            }
        }
    }

    pub(crate) fn dress(&self, me: &Member, name: Option<&str>, colour: Option<Colour>) -> Decided {
        let name = match name {
            Some(name) => self.free_name(name, me.id)?,
            None => me.name.clone(),
        };
        let colour = match colour {
            Some(_) => self.free_colour(colour, me.id)?,
            None => me.colour,
        };
        let same = name == me.name && colour == me.colour;
        let player = me.id;
        unless_same(
            same,
            RoomChange::Dressed {
                player,
                name,
                colour,
            },
        )
    }

    pub(crate) fn say_ready(&self, me: &Member, ready: bool) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let player = me.id;
        unless_same(me.ready == ready, RoomChange::Readied { player, ready })
    }

    pub(crate) fn free_name(&self, name: &str, by: PlayerId) -> Result<String, RoomRefusal> {
        let name = text::name(name).map_err(RoomRefusal::of_name)?;
        let taken = |m: &Member| m.id != by && text::same_name(&m.name, &name);
        match self.seated().any(taken) {
            true => Err(RoomRefusal::NameTaken),
            false => Ok(name),
        }
    }

    pub(crate) fn free_colour(
        &self,
        wanted: Option<Colour>,
        by: PlayerId,
    ) -> Result<Colour, RoomRefusal> {
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
    pub(crate) fn depart(
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
            // Who never sat down leaves no empty seat.
            label = game.standing(seat) != Standing::Waiting;
            changes.push(game_change(game.decide(cause)?));
        }
        changes.push(match label {
            true => RoomChange::Gone { player },
            false => RoomChange::Left { player },
        });
        if self.host == Some(player) {
            let player = self.persons_after(player).next();
            changes.push(RoomChange::Host { player });
        }
        Ok(changes)
    }

    pub(crate) fn offer_seat(
        &self,
        player: PlayerId,
        token: &SeatToken,
        now: Stamp,
    ) -> Vec<RoomChange> {
        vec![RoomChange::Offered {
            player,
            token: Sha256::digest(token.0).into(),
            until: now + LINK_LASTS,
        }]
    }

    pub(crate) fn take_seat(&self, by: PlayerId, token: &SeatToken, now: Stamp) -> Decided {
        self.may_come(by)?;
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
}

/// Where somebody who comes may sit down.
pub(crate) enum Place {
    /// Before or after a game; their label there keeps its seat.
    Lobby { seat: Option<Seat> },
    /// In the game, by this action.
    Game { action: Action },
}

/// The seat that somebody took or got.
fn seat_given(event: &Event) -> Option<Seat> {
    event.changes.iter().find_map(|change| match change {
        Change::Took { seat, .. } | Change::Joined { seat, .. } => Some(*seat),
        _ => None,
    })
}
