//! What comes of a request: one event, or a refusal. The room itself is not touched.

use fabula_ids::{PlayerId, RoomId, Stamp};
use fabula_rules::{Action, ActionId, Actor, Event, Refusal, Seed};

use crate::{
    Colour, Command, HostCommand, Member, MemberCommand, Request, Room, RoomChange, RoomEvent,
    RoomRefusal, TableDeck, TableSettings, TableSettingsChange,
};

/// The most recordings of one player that a room keeps: more than one for every clue of a long evening.
const MAX_SOUNDS: usize = 40;

/// What a decision needs to know beside the room: given to it, never fetched by it.
pub struct Environment<'e> {
    /// The time.
    pub now: Stamp,
    /// Fresh chance, for a game that begins.
    pub seed: Seed,
    /// The decks on offer, in the order they are shown; the first is the usual one.
    pub decks: &'e [TableDeck],
}

/// How a room is opened.
pub struct NewRoom<'n> {
    /// What it plays, where that is not as usual.
    pub change: &'n TableSettingsChange,
    /// Whoever opens it sits down with this name and colour, and is the host.
    pub sit: Option<(&'n str, Option<Colour>)>,
    /// So many bots sit down too.
    pub bots: u8,
    /// The game begins at once.
    pub start: bool,
}

pub(crate) type Decided = Result<Vec<RoomChange>, RoomRefusal>;

/// Nothing would change: that is no event.
pub(crate) fn unless_same(same: bool, change: RoomChange) -> Decided {
    match same {
        true => Err(Refusal::AlreadySaid.into()),
        false => Ok(vec![change]),
    }
}

impl Room {
    /// The first event of a room.
    ///
    /// ```
    /// use fabula_room::{NewRoom, Room, TableSettingsChange};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// // A refused name opens no room, not even an empty one.
    /// let usual = TableSettingsChange::default();
    /// let nameless = NewRoom { change: &usual, sit: Some(("  ", None)), bots: 3, start: false };
    /// let refusal = Room::create(id, ada, ActionId(1), &nameless, &environment);
    /// assert_eq!(refusal.unwrap_err().code(), "name-empty");
    /// ```
    pub fn create(
        room: RoomId,
        by: PlayerId,
        id: ActionId,
        new: &NewRoom<'_>,
        environment: &Environment<'_>,
    ) -> Result<RoomEvent, RoomRefusal> {
        let decks = environment.decks;
        let settings = TableSettings::usual(decks).with(new.change, decks)?;
        let mut changes = vec![RoomChange::SettingsChanged {
            settings: Box::new(settings.clone()),
        }];
        // What follows is decided in the room as it is by then.
        let mut room = Room::empty(room, settings);
        let mut then = |room: &mut Room, decided: Vec<RoomChange>| {
            room.apply_decided(&decided, environment.now);
            changes.extend(decided);
        };
        if let Some((name, colour)) = new.sit {
            let sat = room.sit(by, name, colour)?;
            then(&mut room, sat);
        }
        for n in 0..new.bots {
            let bot = room.add_bot(ActionId(id.0.wrapping_add(n.into())), None, None)?;
            then(&mut room, bot);
        }
        if new.start {
            let started = room.start(environment.seed, false)?;
            then(&mut room, started);
        }
        Ok(RoomEvent::new(Some(by), id, changes))
    }

    /// What comes of a request.
    ///
    /// ```
    /// use fabula_room::{HostCommand, Request, RoomRefusal};
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// # let sit = MemberCommand::Sit { name: "Bob".into(), colour: None }.into();
    /// # let sit = Request { by: bob, id: ActionId(2), turn: None, command: sit };
    /// # let event = room.decide(&sit, &environment)?;
    /// # room.apply(&event, 0)?;
    /// let start = |by| Request { by, id: ActionId(3), turn: None, command: HostCommand::Start.into() };
    /// assert_eq!(room.decide(&start(bob), &environment), Err(RoomRefusal::NotHost));
    /// let started = room.decide(&start(ada), &environment)?;
    /// // Decided is not done.
    /// assert!(room.running().is_none());
    /// room.apply(&started, 0)?;
    /// assert!(room.running().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide(
        &self,
        request: &Request,
        environment: &Environment<'_>,
    ) -> Result<RoomEvent, RoomRefusal> {
        let changes = match &request.command {
            Command::Member(command) => self.decide_member(request, command, environment.now)?,
            Command::Move(command) => {
                let me = self.asking_member(request.by)?;
                self.decide_move(me, request, command)?
            }
            Command::Host(command) => {
                self.asking_member(request.by)?;
                if self.host != Some(request.by) {
                    return Err(RoomRefusal::NotHost);
                }
                self.decide_host(request, command, environment)?
            }
        };
        Ok(RoomEvent::new(Some(request.by), request.id, changes))
    }

    /// Whoever asks, if they have a place here.
    fn asking_member(&self, by: PlayerId) -> Result<&Member, RoomRefusal> {
        self.member(by).ok_or(match self.is_banned(by) {
            true => RoomRefusal::Kicked,
            false => RoomRefusal::NotSeated,
        })
    }

    fn decide_member(&self, request: &Request, command: &MemberCommand, now: Stamp) -> Decided {
        let by = request.by;
        match command {
            // These two are for those who have no place yet.
            MemberCommand::Sit { name, colour } => self.sit(by, name, *colour),
            MemberCommand::TakeSeat { token } => self.take_seat(by, token, now),
            MemberCommand::Dress { name, colour } => {
                self.dress(self.asking_member(by)?, name.as_deref(), *colour)
            }
            MemberCommand::Ready { ready } => self.say_ready(self.asking_member(by)?, *ready),
            MemberCommand::Leave => {
                let me = self.asking_member(by)?;
                self.depart(me, Actor::Seat, Action::Leave, request.id)
            }
            MemberCommand::OfferSeat { token } => {
                self.asking_member(by)?;
                Ok(self.offer_seat(by, token, now))
            }
        }
    }

    fn decide_host(
        &self,
        request: &Request,
        command: &HostCommand,
        environment: &Environment<'_>,
    ) -> Decided {
        match command {
            HostCommand::Configure { change } => self.configure(change, environment.decks),
            HostCommand::Arrange { order } => self.arrange(order),
            HostCommand::AddBot { name, persona } => {
                self.add_bot(request.id, name.as_deref(), *persona)
            }
            HostCommand::ChangeBot { player, persona } => {
                self.change_bot(request.id, *player, *persona)
            }
            HostCommand::Start => self.start(environment.seed, false),
            HostCommand::StartWithSeed { seed } => self.start_with_seed(*seed),
            HostCommand::Kick { player } => self.kick(*player, request.id),
            HostCommand::HandOver { player } => self.hand_over(*player),
            HostCommand::Mute { player, muted } => self.mute(*player, *muted),
            HostCommand::Pause => self.act_as_host(request, Action::Pause),
            HostCommand::MoveOn => self.act_as_host(request, Action::MoveOn),
            HostCommand::Close { seat } => self.act_as_host(request, Action::Close { seat: *seat }),
        }
    }

    /// Whether a recording of somebody's is known already; or why it cannot be added.
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

    /// What comes of a recording that was uploaded and stored: its owner may use it as a clue.
    ///
    /// ```
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let song = ContentHash::of(b"a song").to_string();
    /// let event = room.decide_sound(ada, ActionId(2), &song)?;
    /// room.apply(&event, 0)?;
    /// assert_eq!(room.knows_sound(ada, &song), Ok(true));
    /// // Sent again, it changes nothing.
    /// let again = room.decide_sound(ada, ActionId(3), &song);
    /// assert_eq!(again.unwrap_err().code(), "already-said");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn decide_sound(
        &self,
        player: PlayerId,
        id: ActionId,
        sound: &str,
    ) -> Result<RoomEvent, RoomRefusal> {
        let known = self.knows_sound(player, sound)?;
        let sound = sound.to_owned();
        let changes = unless_same(known, RoomChange::SoundAdded { player, sound })?;
        Ok(RoomEvent::new(Some(player), id, changes))
    }
}

/// The change that carries an event of the game.
pub(crate) fn game_change(event: Event) -> RoomChange {
    let event = Box::new(event);
    RoomChange::Game { event }
}
