//! The host's part: what is played, by whom, and when it begins.

use fabula_rules::{Action, ActionId, Actor, Game, Player, Seat, Seed, Settings, Setup};

use super::bot_names::bot_names;
use super::decide::{Decided, unless_same};
use super::{Charter, Colour, Member, PlayerId, Room, RoomChange, RoomRefusal, Wish};
use crate::digest;
use crate::shelf::Shelf;

/// Bots speak; they cannot be recorded.
pub(super) fn bots_can_tell(settings: &Settings) -> bool {
    settings.clues.text || settings.clues.performed
}

impl Room {
    pub(super) fn configure(&self, wish: &Wish, shelf: &Shelf) -> Decided {
        if self.running().is_some() && wish.is_about_the_game() {
            return Err(RoomRefusal::GameRunning);
        }
        let charter = self.charter.with(wish, shelf)?;
        // Who was ready was ready for another game.
        let other = charter.settings != self.charter.settings
            || charter.clocks != self.charter.clocks
            || charter.decks != self.charter.decks;
        let same = charter == self.charter;
        let mut changes = unless_same(
            same,
            RoomChange::Chartered {
                charter: Box::new(charter),
            },
        )?;
        let unready = |m: &&Member| other && m.is_person() && m.ready;
        changes.extend(self.members.iter().filter(unready).map(|m| {
            let (player, ready) = (m.id, false);
            RoomChange::Readied { player, ready }
        }));
        Ok(changes)
    }

    pub(super) fn arrange(&self, order: &[PlayerId]) -> Decided {
        if self.running().is_some() {
            return Err(RoomRefusal::GameRunning);
        }
        let here = self.here().map(|m| m.id);
        let complete =
            here.clone().count() == order.len() && here.clone().all(|id| order.contains(&id));
        if !complete {
            return Err(RoomRefusal::OrderIncomplete);
        }
        let same = here.eq(order.iter().copied());
        let order = order.to_vec();
        unless_same(same, RoomChange::Arranged { order })
    }

    pub(super) fn add_bot(&self, id: ActionId, name: Option<&str>) -> Decided {
        let settings = self
            .running()
            .map_or(&self.charter.settings, Game::settings);
        if !bots_can_tell(settings) {
            return Err(RoomRefusal::BotsNeedWords);
        }
        // Decided again, it is the same bot.
        let parts: [&[u8]; 2] = [&self.id.0, &id.0.to_be_bytes()];
        let bot = PlayerId(digest::short("fabula bot", &parts));
        self.place(Member::bot(bot, String::new(), Colour::Snow))?;
        let name = match name {
            Some(name) => self.free_name(name, bot)?,
            None => {
                let names = bot_names(self.charter.language);
                let free = names.iter().find_map(|n| self.free_name(n, bot).ok());
                free.ok_or(RoomRefusal::NameTaken)?
            }
        };
        let colour = self.free_colour(None, bot)?;
        self.place(Member::bot(bot, name, colour))
    }

    /// How a game would be set up now.
    fn setup(&self, seed: Seed) -> Setup {
        Setup {
            rules: fabula_rules::RULES_VERSION,
            game: self.game().map_or(0, |g| g.turn().game + 1),
            settings: self.charter.settings,
            clocks: self.charter.clocks,
            late_joining: self.charter.late_joining,
            seats: self.here().map(|m| m.kind).collect(),
            cards: self.charter.cards().min(u16::MAX as usize) as u16,
            seed,
        }
    }

    /// Why a game cannot begin now, if it cannot.
    pub fn start_refusal(&self) -> Option<RoomRefusal> {
        if self.running().is_some() {
            return Some(RoomRefusal::GameRunning);
        }
        let bots = self.here().any(|m| m.kind == Player::Bot);
        if bots && !bots_can_tell(&self.charter.settings) {
            return Some(RoomRefusal::BotsNeedWords);
        }
        self.setup(Seed([0; 32])).check().err().map(Into::into)
    }

    pub(super) fn start(&self, seed: Seed) -> Decided {
        if let Some(refusal) = self.start_refusal() {
            return Err(refusal);
        }
        Ok(vec![RoomChange::Began {
            decks: self.charter.decks.clone(),
            seats: self.here().map(|m| m.id).zip(Seat::all()).collect(),
            event: Box::new(Game::start(self.setup(seed))?),
        }])
    }

    pub(super) fn kick(&self, player: PlayerId, id: ActionId) -> Decided {
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

    pub(super) fn hand_over(&self, player: PlayerId) -> Decided {
        let player = Some(self.person(player)?.id);
        unless_same(self.host == player, RoomChange::Host { player })
    }

    pub(super) fn mute(&self, player: PlayerId, muted: bool) -> Decided {
        self.person(player)?;
        let same = self.is_muted(player) == muted;
        unless_same(same, RoomChange::Muted { player, muted })
    }
}

impl Wish {
    /// Whether it would change what is being played.
    fn is_about_the_game(&self) -> bool {
        self.preset.is_some()
            || self.settings.is_some()
            || self.clocks.is_some()
            || self.decks.is_some()
            || self.late_joining.is_some()
    }
}

impl Charter {
    /// Whether a bot may play for somebody at this table.
    pub fn bots_may_stand_in(&self) -> bool {
        self.stand_ins && bots_can_tell(&self.settings)
    }
}
