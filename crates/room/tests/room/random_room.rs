//! A room where anything happens: persons ask for whatever comes to their mind, bots move, clocks run out.

use fabula_ids::{ContentHash, Language, PlayerId, RoomId, Stamp};
use fabula_room::{
    Colour, Command, DueAction, Environment, HostCommand, MemberCommand, Move, NewRoom, Request,
    Room, RoomEvent, RoomRefusal, SeatToken, TableDeck, TableSettingsChange,
};
use fabula_rules::{Action, ActionId, Card, Clue, Draw, Player, Preset, Seat, SeatSet, Seed, Turn};

/// How many persons come to the room: more than the smallest presets have places.
const PERSONS: u8 = 8;

/// So many seeds, or more if `PROPTEST_CASES` says so.
pub fn seeds(usual: u64) -> std::ops::Range<u64> {
    let asked = std::env::var("PROPTEST_CASES").ok();
    0..asked.map_or(usual, |n| usual.max(n.parse().expect("a number")))
}

pub fn persons() -> impl Iterator<Item = PlayerId> {
    (1..=PERSONS).map(|n| PlayerId([n; 16]))
}

pub fn preset(preset: Preset) -> TableSettingsChange {
    TableSettingsChange {
        preset: Some(preset),
        ..TableSettingsChange::default()
    }
}

/// The move that a legal action is asked for with.
pub fn as_move(action: Action) -> Move {
    Move::of(action).expect("players do that")
}

pub struct RandomRoom {
    pub room: Room,
    /// Everything that happened, and when.
    pub log: Vec<(RoomEvent, Stamp)>,
    pub chance: Draw,
    now: Stamp,
    requests: u128,
    decks: Vec<TableDeck>,
}

impl RandomRoom {
    /// A room that somebody has just opened.
    pub fn open(seed: u64) -> RandomRoom {
        let mut chance = Draw::new(&Seed([7; 32]), seed);
        let deck = |name: &str, cards| TableDeck {
            id: ContentHash::of(name.as_bytes()),
            name: name.to_owned(),
            cards,
        };
        let decks = vec![deck("Lanterns", 84), deck("Owls", 30)];
        let presets: Vec<Preset> = Preset::all().collect();
        let change = TableSettingsChange {
            late_joining: Some(chance.below(4) > 0),
            ..preset(presets[chance.below(presets.len())])
        };
        let new = NewRoom {
            change: &change,
            sit: (chance.below(4) > 0).then_some(("Person 1", None)),
            bots: chance.below(3) as u8,
            start: false,
        };
        let environment = Environment {
            now: 1,
            seed: Seed([0; 32]),
            decks: &decks,
        };
        let (id, first) = (RoomId([9; 16]), PlayerId([1; 16]));
        let opened = Room::create(id, first, ActionId(0), &new, &environment).expect("a room");
        RandomRoom {
            room: Room::open(id, &opened, 1).expect("it opens"),
            log: vec![(opened, 1)],
            chance,
            now: 1,
            requests: 0,
            decks,
        }
    }

    /// The same, going on in this room, with other things to come.
    pub fn continued(&self, room: Room, seed: u64) -> RandomRoom {
        RandomRoom {
            room,
            log: self.log.clone(),
            chance: Draw::new(&Seed([8; 32]), seed),
            now: self.now,
            requests: self.requests,
            decks: self.decks.clone(),
        }
    }

    fn environment(&self) -> Environment<'_> {
        Environment {
            now: self.now,
            seed: Seed([self.requests as u8; 32]),
            decks: &self.decks,
        }
    }

    /// A request of the present turn that nobody has made before.
    pub fn request(&mut self, by: PlayerId, command: impl Into<Command>) -> Request {
        self.requests += 1;
        Request {
            by,
            id: ActionId(self.requests),
            turn: self.room.game().map(|g| g.turn()),
            command: command.into(),
        }
    }

    /// What would come of a request. Nothing comes of it yet.
    pub fn decide(&self, request: &Request) -> Result<RoomEvent, RoomRefusal> {
        self.room.decide(request, &self.environment())
    }

    pub fn apply(&mut self, event: RoomEvent) {
        self.room.apply(&event, self.now).expect("it was decided");
        self.log.push((event, self.now));
    }

    /// Time passes, and something happens or is refused. Gives the request if it was one.
    pub fn step(&mut self) -> Option<(Request, Result<(), RoomRefusal>)> {
        self.now += self.chance.below(60_000) as Stamp;
        if self.chance.below(4) == 0 {
            let due = self.random_due()?;
            if let Ok(event) = self.room.decide_due(&due) {
                self.apply(event);
            }
            return None;
        }
        let by = self.somebody();
        if self.chance.below(30) == 0 {
            let (sound, id) = (format!("sound {}", self.chance.below(3)), self.fresh_id());
            if let Ok(event) = self.room.decide_sound(by, id, &sound) {
                self.apply(event);
            }
            return None;
        }
        let command = self.random_command(by);
        let mut request = self.request(by, command);
        if self.chance.below(20) == 0 {
            request.turn = self.random_turn();
        }
        let outcome = self.decide(&request);
        let outcome = outcome.map(|event| self.apply(event));
        Some((request, outcome))
    }

    fn fresh_id(&mut self) -> ActionId {
        self.requests += 1;
        ActionId(self.requests)
    }

    /// Often the host, for there is more that a host may do.
    pub fn somebody(&mut self) -> PlayerId {
        match self.room.host() {
            Some(host) if self.chance.below(3) == 0 => host,
            _ => PlayerId([1 + self.chance.below(PERSONS.into()) as u8; 16]),
        }
    }

    /// Anybody at the table, or somebody who is not there.
    fn anybody(&mut self) -> PlayerId {
        let members = self.room.members();
        match members.get(self.chance.below(members.len() + 1)) {
            Some(member) => member.id,
            None => self.somebody(),
        }
    }

    fn random_turn(&mut self) -> Option<Turn> {
        let mut turn = self.room.game()?.turn();
        match self.chance.below(3) {
            0 => return None,
            1 => turn.attempt += 1,
            _ => turn.game += 1,
        }
        Some(turn)
    }

    fn one_of<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.chance.below(items.len())].clone()
    }

    fn random_change(&mut self) -> TableSettingsChange {
        let presets: Vec<Preset> = Preset::all().collect();
        let decks: Vec<_> = self.decks.iter().map(|d| d.id).collect();
        match self.chance.below(5) {
            0 => preset(self.one_of(&presets)),
            1 => TableSettingsChange {
                language: Some(self.one_of(&Language::ALL)),
                listed: Some(self.chance.below(2) == 0),
                ..TableSettingsChange::default()
            },
            2 => TableSettingsChange {
                decks: Some(vec![self.one_of(&decks), self.one_of(&decks)]),
                ..TableSettingsChange::default()
            },
            3 => TableSettingsChange {
                late_joining: Some(self.chance.below(2) == 0),
                locked: Some(self.chance.below(3) == 0),
                ..TableSettingsChange::default()
            },
            _ => TableSettingsChange {
                preset: Some(self.one_of(&presets)),
                rules: Some(self.one_of(&presets).settings()),
                ..TableSettingsChange::default()
            },
        }
    }

    fn random_command(&mut self, by: PlayerId) -> Command {
        let card = Card(self.chance.below(84) as u16);
        let token = SeatToken([self.chance.below(3) as u8; 32]);
        let name = format!("Person {}", 1 + self.chance.below(20));
        let colours: Vec<Colour> = Colour::all().collect();
        let colour = (self.chance.below(2) == 0).then(|| self.one_of(&colours));
        let member = |command: MemberCommand| Command::from(command);
        let host = |command: HostCommand| Command::from(command);
        // Nothing happens at an empty table, nor at one that everybody leaves.
        let kind = match self.chance.below(48) {
            _ if self.room.member(by).is_none() && self.chance.below(2) == 0 => 0,
            4 | 14 if self.chance.below(2) > 0 => 47,
            kind => kind,
        };
        match kind {
            0 | 1 => member(MemberCommand::Sit { name, colour }),
            2 => member(MemberCommand::Dress {
                name: Some(name),
                colour,
            }),
            3 => member(MemberCommand::Ready {
                ready: self.chance.below(2) == 0,
            }),
            4 => member(MemberCommand::Leave),
            5 => member(MemberCommand::OfferSeat { token }),
            6 => member(MemberCommand::TakeSeat { token }),
            7 => {
                let change = Box::new(self.random_change());
                host(HostCommand::Configure { change })
            }
            8 => {
                let mut order: Vec<_> = self.room.seated().map(|m| m.id).collect();
                order.reverse();
                host(HostCommand::Arrange { order })
            }
            9 | 10 => host(HostCommand::ADD_ANY_BOT),
            11..=13 => host(HostCommand::Start),
            14 => host(HostCommand::Kick {
                player: self.anybody(),
            }),
            15 => host(HostCommand::HandOver {
                player: self.anybody(),
            }),
            16 => host(HostCommand::Mute {
                player: self.anybody(),
                muted: self.chance.below(2) == 0,
            }),
            17 => host(HostCommand::Pause),
            18 | 19 => host(HostCommand::MoveOn),
            20 => host(HostCommand::Close {
                seat: Seat::new(self.chance.below(8)).expect("a seat"),
            }),
            21 => Move::Resume.into(),
            22 => Move::AgreeToEnd.into(),
            23 => Move::KeepPlaying.into(),
            24 => Move::TakeBack.into(),
            25 => Move::Withdraw.into(),
            26 => Move::Give { cards: vec![card] }.into(),
            27 => Move::Tell {
                card: Some(card),
                clue: Clue::Sound {
                    sound: "sound 1".into(),
                },
            }
            .into(),
            _ => self.legal_move(by),
        }
    }

    /// What somebody may do in the game, if there is anything.
    fn legal_move(&mut self, by: PlayerId) -> Command {
        let view = self.room.view(Some(by));
        let legal = view.game.map(|g| g.view.legal).unwrap_or_default();
        let picked = legal.pick(&mut self.chance, &Clue::text("Where is happiness?"));
        picked.map_or(Move::Claim, as_move).into()
    }

    /// What a server might notice: who is away or back, a clock, a bot's turn.
    fn random_due(&mut self) -> Option<DueAction> {
        let game = self.room.running()?.clone();
        let (turn, player) = (game.turn(), self.anybody());
        Some(match self.chance.below(12) {
            0 => DueAction::PassHost { to: player },
            1 => DueAction::StandIn { player },
            2 => DueAction::Return { player },
            3 => {
                let persons = self.room.seated().filter(|m| m.kind == Player::Person);
                let seats = persons.filter_map(|m| m.seat);
                let mut present = SeatSet::default();
                seats.for_each(|seat| {
                    present.insert(seat);
                });
                DueAction::Conclude { present }
            }
            4 => DueAction::TimeUp { turn },
            5 => DueAction::NoteClock {
                turn,
                left: self.chance.below(60_000) as i64,
            },
            _ => {
                let awaited: Vec<Seat> = game.awaited().iter().collect();
                let mut bots = awaited
                    .into_iter()
                    .filter(|s| game.player(*s) == Player::Bot);
                let seat = bots.next_back()?;
                let legal = game.legal(seat);
                let action = legal.pick(&mut self.chance, &Clue::text("…"))?;
                DueAction::BotMoves {
                    seat,
                    turn,
                    action,
                    reason: None,
                }
            }
        })
    }
}
