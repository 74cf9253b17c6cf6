//! What one person may know of a room, by allow-list.

use std::borrow::Cow;

use fabula_ids::PlayerId;
use fabula_rules::{Action, Actor, DeckAdvice, HouseRule, PhaseName, Player, Seat, Settings, View};
use serde::{Deserialize, Serialize};

use crate::host_commands::bots_can_tell;
use crate::{BotReason, Colour, Member, Persona, Refused, Room, TableDeck, TableSettings};

/// What everybody sees of a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct PlayerView {
    /// Who, in this room.
    pub id: PlayerId,
    /// A person or a bot.
    pub kind: Player,
    /// What they are called.
    pub name: String,
    /// The colour of their rabbit.
    pub colour: Colour,
    /// Whether they want the next game to begin.
    pub ready: bool,
    /// Their seat in the game.
    pub seat: Option<Seat>,
    /// Whether the host has silenced them.
    pub muted: bool,
    /// Whether a bot plays for them while they are away.
    pub stand_in: bool,
    /// They have left; this is only the label of their seat.
    pub gone: bool,
    /// What a bot is like.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub persona: Option<Persona>,
}

/// What you may do with the table; what you may do in the game is in the game's own `legal`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct May {
    /// Take a place.
    pub sit: bool,
    /// Say that you are ready.
    pub ready: bool,
    /// Host: begin.
    pub start: bool,
    /// Host: change what is played, and the order of seats.
    pub configure: bool,
    /// Host: let a bot sit down.
    pub add_bot: bool,
    /// Host: send players away, silence them, or make them host.
    pub manage: bool,
    /// Host: hold the game.
    pub pause: bool,
    /// Go on after a pause.
    pub resume: bool,
    /// Host: do not wait any longer.
    pub move_on: bool,
    /// Host: play on without these open seats.
    pub close: Vec<Seat>,
}

/// The game on the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GameTable<'r> {
    /// Its rules, whatever the table plays next.
    pub settings: Settings,
    /// Its pictures: card numbers run through them in this order.
    pub decks: Cow<'r, [TableDeck]>,
    /// What you may know of it.
    pub view: View<'r>,
    /// When a round is revealed: why bots did what they did in it.
    #[serde(default, skip_serializing_if = "<[BotReason]>::is_empty")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<Vec<BotReason>>"), schema(value_type = Vec<BotReason>))]
    pub reasons: Cow<'r, [BotReason]>,
}

/// What you may know of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TableView<'r> {
    /// What it plays next.
    #[serde(rename = "charter")]
    pub settings: Cow<'r, TableSettings>,
    /// How its rules differ from the preset.
    pub house_rules: Vec<HouseRule>,
    /// What to say about the number of cards.
    pub deck_advice: DeckAdvice,
    /// Everybody at the table, in the order they sit.
    pub players: Vec<PlayerView>,
    /// In pairs, before a game: who will be partners, if everybody has one.
    pub pairs: Vec<[PlayerId; 2]>,
    /// The host.
    pub host: Option<PlayerId>,
    /// You, if you have a place.
    pub you: Option<PlayerId>,
    /// Your seat is on another device now.
    pub moved: bool,
    /// What you may do.
    pub may: May,
    /// Why the next game cannot begin, if it cannot.
    pub start_refused: Option<Refused>,
    /// Why you cannot take a place, if you have none and cannot.
    pub sit_refused: Option<Refused>,
    /// The game, being played or over.
    pub game: Option<GameTable<'r>>,
}

impl Room {
    fn player_view(&self, member: &Member) -> PlayerView {
        PlayerView {
            id: member.id,
            kind: member.kind,
            name: member.name.clone(),
            colour: member.colour,
            ready: member.ready,
            seat: member.seat,
            muted: self.is_muted(member.id),
            stand_in: member.stand_in,
            gone: member.gone,
            persona: member.persona,
        }
    }

    /// What somebody may know; nobody in particular sees what everybody may see.
    ///
    /// ```
    /// # use {fabula_ids::*, fabula_room::*, fabula_rules::{ActionId, Seed}};
    /// # let decks = [TableDeck { id: ContentHash::of(b"deck"), name: "Lanterns".into(), cards: 84 }];
    /// # let environment = Environment { now: 0, seed: Seed([7; 32]), decks: &decks };
    /// # let (ada, bob, id) = (PlayerId([1; 16]), PlayerId([2; 16]), RoomId([9; 16]));
    /// # let new = NewRoom { change: &Default::default(), sit: Some(("Ada", None)), bots: 3, start: true };
    /// # let opened = Room::create(id, ada, ActionId(1), &new, &environment)?;
    /// # let mut room = Room::open(id, &opened, 0)?;
    /// let hand = |who| room.view(who).game.and_then(|game| game.view.hand.map(|h| h.len()));
    /// assert_eq!(hand(Some(ada)), Some(6));
    /// // Bob has no place: he sees what the screen on the wall shows.
    /// assert_eq!(hand(Some(bob)), None);
    /// assert_eq!(room.view(Some(bob)), room.view(None));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self, who: Option<PlayerId>) -> TableView<'_> {
        let me = who.and_then(|player| self.member(player));
        let rules = &self.settings.rules;
        let seats = rules.seats.min as usize..=rules.seats.max as usize;
        let players = self.seated().count().clamp(*seats.start(), *seats.end());
        let sit_refused = match me {
            Some(_) => None,
            None => self.place_refusal(who),
        };
        TableView {
            settings: Cow::Borrowed(&self.settings),
            house_rules: rules.house_rules(),
            deck_advice: rules.deck_advice(players, self.settings.cards()),
            players: self.members.iter().map(|m| self.player_view(m)).collect(),
            pairs: self.pairs(),
            host: self.host,
            you: me.map(|m| m.id),
            moved: who.is_some_and(|p| self.has_moved(p)),
            may: match me {
                Some(me) => self.may(me),
                None => May {
                    sit: sit_refused.is_none(),
                    ..May::default()
                },
            },
            start_refused: self.start_refusal().as_ref().map(Refused::from),
            sit_refused: sit_refused.as_ref().map(Refused::from),
            game: self.current.as_ref().map(|current| GameTable {
                settings: *current.game.settings(),
                decks: Cow::Borrowed(&current.decks),
                view: current.game.view(me.and_then(|m| m.seat)),
                reasons: Cow::Borrowed(match current.game.phase_name() {
                    PhaseName::Review | PhaseName::Over => &current.reasons,
                    _ => &[],
                }),
            }),
        }
    }

    /// Partners sit opposite each other: with n pairs, n seats apart.
    fn pairs(&self) -> Vec<[PlayerId; 2]> {
        let players: Vec<PlayerId> = self.seated().map(|m| m.id).collect();
        let in_pairs = self.settings.rules.kind.pairs() && players.len().is_multiple_of(2);
        if !in_pairs || self.running().is_some() {
            return Vec::new();
        }
        let (first, second) = players.split_at(players.len() / 2);
        let pairs = first.iter().zip(second);
        pairs.map(|(one, other)| [*one, *other]).collect()
    }

    fn may(&self, me: &Member) -> May {
        let running = self.running();
        let host = self.host == Some(me.id);
        let game_may = |action: Action| {
            host && running.is_some_and(|g| g.may(&g.cause(Actor::Host, action)).is_ok())
        };
        let open = |seat: &&Seat| game_may(Action::Close { seat: **seat });
        let seats = running.map(|g| g.ring()).unwrap_or_default();
        let may_resume = running.zip(me.seat).is_some_and(|(g, s)| g.legal(s).resume);
        let bot = Member::bot(PlayerId([0; 16]), String::new(), Colour::Snow);
        let rules = running.map_or(&self.settings.rules, |g| g.settings());
        May {
            sit: false,
            ready: running.is_none(),
            start: host && self.start_refusal().is_none(),
            configure: host && running.is_none(),
            add_bot: host && bots_can_tell(rules) && self.find_place(&bot).is_ok(),
            manage: host,
            pause: game_may(Action::Pause),
            resume: may_resume || game_may(Action::Resume),
            move_on: game_may(Action::MoveOn),
            close: seats.iter().filter(open).copied().collect(),
        }
    }
}
