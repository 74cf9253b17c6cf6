//! What one person may know, by allow-list: nothing gets here that was not put here.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::action::Given;
use crate::game::Game;
use crate::legal::{Legal, TableCards};
use crate::phase::{Ending, Pauses, Phase, RoundSize};
use crate::scoring::RoundResult;
use crate::seat::MAX_SEATS;
use crate::{
    Ballot, Card, Clue, Commitment, Laid, Player, Preset, Seat, SeatSet, Seed, Side, Standing, Turn,
};

/// What everybody sees of a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct SeatView {
    /// Which.
    pub seat: Seat,
    /// How it stands.
    pub standing: Standing,
    /// Who sits there.
    pub player: Player,
    /// Whose score it adds to.
    pub side: Side,
    /// That score.
    pub score: u16,
    /// How often it has been storyteller.
    pub turns: u16,
    /// Cards in hand.
    pub cards: u8,
    /// Cards given in this round, while they are being given.
    pub gave: u8,
}

/// What a person may know of the phase.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(tag = "name", rename_all = "snake_case")]
pub enum PhaseView<'g> {
    /// Whoever has an idea first.
    Race,
    /// The storyteller thinks.
    Clue {
        /// Who.
        storyteller: Seat,
        /// Whether the role was claimed and can be given up.
        claimed: bool,
    },
    /// Cards are being given.
    Give {
        /// Who told.
        storyteller: Seat,
        /// What.
        clue: Cow<'g, Clue>,
        /// One's own cards among those given.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
        yours: Given,
    },
    /// Votes are being cast.
    Vote {
        /// Who told.
        storyteller: Seat,
        /// What.
        clue: Cow<'g, Clue>,
        /// The cards, numbered from 1 in this order.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
        table: TableCards,
        /// One's own among them.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
        yours: Given,
        /// One's own ballot; empty if it is not in.
        #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
        ballot: Ballot,
        /// The card one marked in red.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
        red: Option<Card>,
    },
    /// All is revealed and scored.
    Review {
        /// The round.
        result: Cow<'g, RoundResult>,
        /// Who has seen enough.
        ready: SeatSet,
        /// Who tells next, if nobody comes or goes.
        next: Seat,
    },
    /// The game is over.
    Over {
        /// Why.
        ending: Ending,
        /// Who won.
        winners: Cow<'g, [Side]>,
        /// The last round, if the game ended with it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
        result: Option<Cow<'g, RoundResult>>,
        /// Now it may be known.
        seed: Seed,
    },
}

/// What one person may know, and what they may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "GameView"), schema(as = GameView))]
pub struct View<'g> {
    /// The seat it is for; none for spectators and the table's screen.
    #[cfg_attr(feature = "wire", schema(required))]
    pub you: Option<Seat>,
    /// The moment it shows.
    pub turn: Turn,
    /// The preset played.
    pub preset: Preset,
    /// The seats, clockwise; after them newcomers who wait.
    #[cfg_attr(feature = "wire", ts(as = "Vec<SeatView>"), schema(value_type = Vec<SeatView>))]
    pub seats: ArrayVec<[SeatView; MAX_SEATS]>,
    /// The phase.
    pub phase: PhaseView<'g>,
    /// The seats being waited for.
    pub awaited: SeatSet,
    /// What holds the game.
    pub pauses: Pauses,
    /// Who would end the game here. If anybody would, all others are asked.
    pub agreed: SeatSet,
    /// Who asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub end_asked_by: Option<Seat>,
    /// The numbers of this round.
    pub size: RoundSize,
    /// The clock of this phase, in seconds.
    #[cfg_attr(feature = "wire", schema(required))]
    pub clock: Option<u16>,
    /// One's own hand; nothing for spectators, and while it may not be looked at.
    #[cfg_attr(feature = "wire", schema(required))]
    pub hand: Option<Cow<'g, [Card]>>,
    /// Cards left to draw.
    pub deck: u16,
    /// The discard, face up.
    pub discard: Cow<'g, [Card]>,
    /// SHA-256 of the seed that all chance comes from.
    pub commitment: Commitment,
    /// Whether the seed was chosen by somebody, not drawn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "wire", ts(optional, as = "Option<bool>"))]
    pub chosen: bool,
    /// What you may do now.
    pub legal: Legal,
}

impl Game {
    /// What a seat may know; or, for no seat, what everybody may.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Clue, Game, Preset, Seed, Setup};
    /// // In party the phrase comes before anybody has looked at their cards.
    /// let setup = Setup::new(Preset::OdysseyParty.settings(), 6, 84, Seed([1; 32]));
    /// let mut game = Game::begin(&Game::start(setup)?)?;
    /// let seat = game.ring()[0];
    /// assert_eq!(game.view(Some(seat)).hand, None);
    /// # let phrase = Action::Tell { card: None, clue: Clue::text("…") };
    /// for action in [Action::Claim, phrase] {
    ///     let event = game.decide(game.cause(Actor::Seat(seat), action))?;
    ///     game.apply(&event);
    /// }
    /// assert_eq!(game.view(Some(seat)).hand.map(|hand| hand.len()), Some(5));
    /// assert_eq!(game.view(None).hand, None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn view(&self, you: Option<Seat>) -> View<'_> {
        View {
            you,
            turn: self.turn(),
            preset: self.settings().preset,
            seats: self.seat_views(),
            phase: self.phase_view(you),
            awaited: self.awaited(),
            pauses: self.pauses,
            agreed: self.agreed,
            end_asked_by: self.end_asked_by,
            size: self.size,
            clock: self.clock(),
            hand: you
                .filter(|&seat| !self.hand_hidden(seat))
                .map(|seat| Cow::Borrowed(&self.seats[seat.index()].hand[..])),
            deck: self.deck_len() as u16,
            discard: Cow::Borrowed(&self.discard),
            commitment: self.commitment,
            chosen: self.setup.chosen,
            legal: you.map(|seat| self.legal(seat)).unwrap_or_default(),
        }
    }

    fn seat_views(&self) -> ArrayVec<[SeatView; MAX_SEATS]> {
        let mut gave = [0; MAX_SEATS];
        if let Phase::Give { given, .. } = &self.phase {
            for laid in given.iter() {
                gave[laid.owner.index()] += 1;
            }
        }
        let ring = self.ring.iter().copied();
        ring.chain(self.standings.waiting.iter())
            .map(|seat| {
                let state = &self.seats[seat.index()];
                SeatView {
                    seat,
                    standing: self.standing(seat),
                    player: self.player(seat),
                    side: state.side,
                    score: self.score(state.side),
                    turns: state.turns,
                    cards: state.hand.len() as u8,
                    gave: gave[seat.index()],
                }
            })
            .collect()
    }

    fn phase_view(&self, you: Option<Seat>) -> PhaseView<'_> {
        let own = |pile: &[Laid]| -> Given {
            let own = pile.iter().filter(|l| Some(l.owner) == you);
            own.map(|l| l.card).collect()
        };
        match &self.phase {
            Phase::Race => PhaseView::Race,
            &Phase::Clue {
                storyteller,
                claimed,
            } => PhaseView::Clue {
                storyteller,
                claimed,
            },
            Phase::Give {
                storyteller,
                clue,
                given,
            } => PhaseView::Give {
                storyteller: *storyteller,
                clue: Cow::Borrowed(clue),
                yours: own(given),
            },
            Phase::Vote {
                storyteller,
                clue,
                table,
                ballots,
                red,
            } => PhaseView::Vote {
                storyteller: *storyteller,
                clue: Cow::Borrowed(clue),
                table: table.iter().map(|l| l.card).collect(),
                yours: own(table),
                ballot: you.map(|s| *ballots.of(s)).unwrap_or_default(),
                red: red.filter(|_| you == Some(*storyteller)),
            },
            Phase::Review { result, ready, .. } => PhaseView::Review {
                result: Cow::Borrowed(result),
                ready: *ready,
                next: self.after(result.storyteller),
            },
            Phase::Over {
                ending,
                winners,
                result,
                ..
            } => PhaseView::Over {
                ending: *ending,
                winners: Cow::Borrowed(winners),
                result: result.as_deref().map(Cow::Borrowed),
                seed: self.setup.seed,
            },
        }
    }
}
