//! What only the host does: choose what is played, by whom, and when it begins.

use fabula_ids::{Language, PlayerId, derive_id};
use fabula_rules::{Action, ActionId, Actor, Game, Player, Seat, Seed, Settings, Setup};

use crate::bot_names::bot_names;
use crate::decide::{Decided, unless_same};
use crate::{
    Colour, Member, Persona, Room, RoomChange, RoomRefusal, TableDeck, TableSettings,
    TableSettingsChange,
};

/// Bots speak; they cannot be recorded.
pub(crate) fn bots_can_tell(rules: &Settings) -> bool {
    rules.clues.text || rules.clues.performed
}

impl Room {
    pub(crate) fn configure(&self, change: &TableSettingsChange, offered: &[TableDeck]) -> Decided {
        if self.running().is_some() && change.is_about_the_game() {
            return Err(RoomRefusal::GameRunning);
        }
        let settings = self.settings.with(change, offered)?;
        // Who was ready was ready for another game.
        let other = settings.rules != self.settings.rules
            || settings.clocks != self.settings.clocks
            || settings.decks != self.settings.decks;
        let same = settings == self.settings;
        let mut changes = unless_same(
            same,
            RoomChange::SettingsChanged {
                settings: Box::new(settings),
            },
        )?;
        let unready = |m: &&Member| other && m.is_person() && m.ready;
        changes.extend(self.members.iter().filter(unready).map(|m| {
            let (player, ready) = (m.id, false);
            RoomChange::Readied { player, ready }
        }));
        Ok(changes)
    }

    pub(crate) fn arrange(&self, order: &[PlayerId]) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let seated = self.seated().map(|m| m.id);
        let complete =
            seated.clone().count() == order.len() && seated.clone().all(|id| order.contains(&id));
        if !complete {
            return Err(RoomRefusal::OrderIncomplete);
        }
        let same = seated.eq(order.iter().copied());
        let order = order.to_vec();
        unless_same(same, RoomChange::Arranged { order })
    }

    pub(crate) fn add_bot(
        &self,
        id: ActionId,
        name: Option<&str>,
        persona: Option<Persona>,
    ) -> Decided {
        let rules = self.running().map_or(&self.settings.rules, Game::settings);
        if !bots_can_tell(rules) {
            return Err(RoomRefusal::BotsNeedWords);
        }
        // Decided again, it is the same bot.
        let parts: [&[u8]; 2] = [&self.id.0, &id.0.to_be_bytes()];
        let bot = PlayerId(derive_id("fabula bot", &parts));
        // Whether there is a place comes first: a name for nothing helps nobody.
        self.find_place(&Member::bot(bot, String::new(), Colour::Snow))?;
        let persona = persona.unwrap_or_else(|| self.other_persona(bot));
        let name = match name {
            Some(name) => self.free_name(name, bot)?,
            None => self.bot_name(bot, persona)?,
        };
        let colour = self.free_colour(None, bot)?;
        let member = Member::bot(bot, name, colour);
        self.place(Member {
            persona: Some(persona),
            ..member
        })
    }

    pub(crate) fn change_bot(
        &self,
        id: ActionId,
        player: PlayerId,
        persona: Option<Persona>,
    ) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let bot = self.member(player).ok_or(RoomRefusal::UnknownPlayer)?;
        if bot.kind != Player::Bot {
            return Err(RoomRefusal::OnlyBots);
        }
        let chance = PlayerId(derive_id("fabula persona", &[&id.0.to_be_bytes()]));
        let persona = persona.unwrap_or_else(|| self.other_persona(chance));
        let same = bot.persona == Some(persona);
        // A name that the host gave it stays.
        let own = bot_names(self.settings.language).contains(&bot.name.as_str())
            || Language::ALL
                .into_iter()
                .any(|l| bot.persona().name(l) == bot.name);
        let name = match own {
            true => self.bot_name(player, persona)?,
            false => bot.name.clone(),
        };
        unless_same(
            same,
            RoomChange::CharacterChanged {
                player,
                persona,
                name,
            },
        )
    }

    /// A persona that is not at the table yet, if there is one; which one, the id decides.
    fn other_persona(&self, id: PlayerId) -> Persona {
        let here = |persona: &Persona| self.seated().any(|m| m.persona == Some(*persona));
        let free: Vec<Persona> = Persona::all().filter(|p| !here(p)).collect();
        match free.len() {
            0 => Persona::by_chance(&id),
            n => free[id.0[0] as usize % n],
        }
    }

    /// What a bot is called: as its persona is, or, if somebody is called that already, like a plant.
    fn bot_name(&self, bot: PlayerId, persona: Persona) -> Result<String, RoomRefusal> {
        let language = self.settings.language;
        let mut names = [persona.name(language)]
            .into_iter()
            .chain(bot_names(language).iter().copied());
        let free = names.find_map(|name| self.free_name(name, bot).ok());
        free.ok_or(RoomRefusal::NameTaken)
    }

    /// How a game would be set up now.
    fn setup(&self, seed: Seed, chosen: bool) -> Setup {
        Setup {
            rules: fabula_rules::RULES_VERSION,
            game: self.game().map_or(0, |g| g.turn().game + 1),
            settings: self.settings.rules,
            clocks: self.settings.clocks,
            late_joining: self.settings.late_joining,
            seats: self.seated().map(|m| m.kind).collect(),
            cards: self.settings.cards().min(u16::MAX as usize) as u16,
            seed,
            chosen,
        }
    }

    /// Why a game cannot begin now, if it cannot.
    ///
    /// ```
    /// use fabula_rules::Refusal;
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 1, start: false };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let refusal = room.start_refusal();
    /// assert_eq!(refusal, Some(Refusal::TooFewPlayers { min: 3, got: 2 }.into()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start_refusal(&self) -> Option<RoomRefusal> {
        if self.running().is_some() {
            return Some(RoomRefusal::GameRunning);
        }
        let bots = self.seated().any(|m| m.kind == Player::Bot);
        if bots && !bots_can_tell(&self.settings.rules) {
            return Some(RoomRefusal::BotsNeedWords);
        }
        self.setup(Seed([0; 32]), false)
            .check()
            .err()
            .map(Into::into)
    }

    /// A game with a seed that the host knows: for programs, which then can play the same cards again.
    pub(crate) fn start_with_seed(&self, seed: Seed) -> Decided {
        match self.settings.agents {
            true => self.start(seed, true),
            false => Err(RoomRefusal::OnlyForAgents),
        }
    }

    pub(crate) fn start(&self, seed: Seed, chosen: bool) -> Decided {
        if let Some(refusal) = self.start_refusal() {
            return Err(refusal);
        }
        Ok(vec![RoomChange::Began {
            decks: self.settings.decks.clone(),
            seats: self.seated().map(|m| m.id).zip(Seat::all()).collect(),
            event: Box::new(Game::start(self.setup(seed, chosen))?),
        }])
    }

    pub(crate) fn kick(&self, player: PlayerId, id: ActionId) -> Decided {
        if self.host == Some(player) {
            return Err(RoomRefusal::NotYourself);
        }
        let member = self.member(player).ok_or(RoomRefusal::UnknownPlayer)?;
        let kick = |seat| Action::Kick { seat };
        let action = member.seat.map_or(Action::Leave, kick);
        let mut changes = self.depart(member, |_| Actor::Host, action, id)?;
        if member.kind == Player::Person {
            changes.push(RoomChange::Banned { player });
        }
        Ok(changes)
    }

    pub(crate) fn hand_over(&self, player: PlayerId) -> Decided {
        let player = Some(self.person(player)?.id);
        unless_same(self.host == player, RoomChange::Host { player })
    }

    pub(crate) fn mute(&self, player: PlayerId, muted: bool) -> Decided {
        self.person(player)?;
        let same = self.is_muted(player) == muted;
        unless_same(same, RoomChange::Muted { player, muted })
    }
}

impl TableSettings {
    /// Whether a bot may play for somebody at this table.
    ///
    /// ```
    /// use fabula_room::TableSettings;
    /// use fabula_rules::Forms;
    /// let mut table = TableSettings::usual(&[]);
    /// assert!(table.bots_may_stand_in());
    /// // A bot cannot be recorded.
    /// table.rules.clues = Forms { text: false, sound: true, performed: false };
    /// assert!(!table.bots_may_stand_in());
    /// ```
    pub fn bots_may_stand_in(&self) -> bool {
        self.stand_ins && !self.agents && bots_can_tell(&self.rules)
    }
}
