//! What a seat may do now: choices described, never combinations listed.

use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

use crate::card::MAX_TABLE;
use crate::game::Game;
use crate::phase::Phase;
use crate::{Action, Card, Clue, Forms, Hand, Kind, MAX_CLUE_CHARS, Player, Seat, Standing};

/// Cards of the table, as a choice.
pub type TableCards = ArrayVec<[Card; MAX_TABLE]>;

/// The storyteller may tell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct TellChoice {
    /// The clue is for one of these; for none in particular if there are none.
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
    pub cards: Hand,
    /// In one of these forms.
    pub forms: Forms,
    /// A text, or a note, has at most this many characters.
    pub max_chars: u16,
}

/// A seat may give cards, or other cards than it gave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct GiveChoice {
    /// From these,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
    pub cards: Hand,
    /// exactly so many.
    pub count: u8,
}

/// A seat may vote, or vote anew.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct VoteChoice {
    /// For these cards,
    #[cfg_attr(feature = "wire", ts(as = "Vec<Card>"), schema(value_type = Vec<Card>))]
    pub cards: TableCards,
    /// at least so many,
    pub min: u8,
    /// at most so many.
    pub max: u8,
    /// Whether one of them must be marked in red too. Otherwise none may be.
    #[serde(default, skip_serializing_if = "is_false")]
    pub red: bool,
}

/// Everything a seat may do now. What is not here is refused.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
pub struct Legal {
    /// Claim the first clue.
    #[serde(default, skip_serializing_if = "is_false")]
    pub claim: bool,
    /// Give the claim up.
    #[serde(default, skip_serializing_if = "is_false")]
    pub withdraw: bool,
    /// Tell.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub tell: Option<TellChoice>,
    /// Give cards.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub give: Option<GiveChoice>,
    /// Take the cards given, or the ballot, back.
    #[serde(default, skip_serializing_if = "is_false")]
    pub take_back: bool,
    /// Vote.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "wire", ts(optional), schema(nullable = false))]
    pub vote: Option<VoteChoice>,
    /// Say that one has seen enough of the scored round.
    #[serde(default, skip_serializing_if = "is_false")]
    pub seen: bool,
    /// Ask whether to end the game here; or, if somebody has asked, say yes.
    #[serde(default, skip_serializing_if = "is_false")]
    pub agree_to_end: bool,
    /// Say no to whoever asks whether to end the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub keep_playing: bool,
    /// Leave the game.
    #[serde(default, skip_serializing_if = "is_false")]
    pub leave: bool,
    /// Go on after everybody was skipped.
    #[serde(default, skip_serializing_if = "is_false")]
    pub resume: bool,
}

fn is_false(b: &bool) -> bool {
    !b
}

impl Game {
    /// What a seat may do now.
    ///
    /// ```
    /// use fabula_rules::{Game, Preset, Seat, Seed, Setup};
    /// let setup = Setup::new(Preset::Classic.settings(), 4, 84, Seed([1; 32]));
    /// let game = Game::begin(&Game::start(setup).unwrap()).unwrap();
    /// let legal = game.legal(Seat::new(0).unwrap());
    /// assert!(legal.claim && legal.leave && legal.tell.is_none());
    /// ```
    pub fn legal(&self, seat: Seat) -> Legal {
        let mut legal = Legal::default();
        let taken = self.is_taken(seat);
        if self.is_over() || !(taken || self.standing(seat) == Standing::Waiting) {
            return legal;
        }
        legal.leave = true;
        if !taken {
            return legal;
        }
        if self.player(seat) == Player::Person {
            legal.agree_to_end = !self.agreed.contains(seat);
            legal.keep_playing = match self.one_no_decides() {
                true => !self.agreed.is_empty(),
                false => self.agreed.contains(seat),
            };
        }
        if self.pauses.any() {
            legal.resume = self.pauses.all_skipped;
            return legal;
        }
        match &self.phase {
            Phase::Race => legal.claim = true,
            Phase::Clue {
                storyteller,
                claimed,
            } if *storyteller == seat => {
                legal.withdraw = *claimed;
                legal.tell = self.tell_choice(seat);
            }
            Phase::Give { .. } => {
                legal.give = self.give_choice(seat);
                legal.take_back = self.can_take_back(seat);
            }
            Phase::Vote { .. } => {
                legal.vote = self.vote_choice(seat);
                legal.take_back = self.can_take_back(seat);
            }
            Phase::Review { ready, .. } => legal.seen = !ready.contains(seat),
            Phase::Clue { .. } | Phase::Over { .. } => {}
        }
        legal
    }

    fn tell_choice(&self, seat: Seat) -> Option<TellChoice> {
        let party = self.kind() == Kind::Party;
        let hand = &self.seats[seat.index()].hand;
        if !party && hand.is_empty() {
            return None;
        }
        Some(TellChoice {
            cards: if party { Hand::new() } else { *hand },
            forms: self.settings().clues,
            max_chars: MAX_CLUE_CHARS as u16,
        })
    }

    fn give_choice(&self, seat: Seat) -> Option<GiveChoice> {
        let count = self.gives(seat).ok().filter(|&n| n > 0)? as u8;
        let mut cards = self.seats[seat.index()].hand;
        if let Phase::Give { given, .. } = &self.phase {
            cards.extend(given.iter().filter(|l| l.owner == seat).map(|l| l.card));
        }
        Some(GiveChoice { cards, count })
    }

    fn vote_choice(&self, seat: Seat) -> Option<VoteChoice> {
        let Phase::Vote {
            storyteller, table, ..
        } = &self.phase
        else {
            return None;
        };
        let max = self.most_votes(seat) as u8;
        let electorate = self.electorate(*storyteller, table);
        if max == 0 || !electorate.contains(seat) {
            return None;
        }
        let party = self.kind() == Kind::Party;
        let mine = |owner: Seat| owner == seat && !party;
        Some(VoteChoice {
            cards: table
                .iter()
                .filter(|l| !mine(l.owner))
                .map(|l| l.card)
                .collect(),
            min: 1,
            max,
            red: self.marks_red(seat),
        })
    }
}

impl Legal {
    /// Whether an action is one of those described.
    ///
    /// ```
    /// use fabula_rules::{Action, Actor, Clue, Game, Preset};
    /// # use fabula_rules::{Seed, Setup};
    /// // In the first edition, singing is a variant that a table has to choose.
    /// # let setup = Setup::new(Preset::FirstEdition.settings(), 4, 84, Seed([1; 32]));
    /// # let mut game = Game::begin(&Game::start(setup)?)?;
    /// # let seat = game.ring()[0];
    /// # let claim = game.decide(game.cause(Actor::Seat(seat), Action::Claim))?;
    /// # game.apply(&claim);
    /// let legal = game.legal(seat);
    /// let card = legal.tell.map(|tell| tell.cards[0]);
    /// let tell = |clue| Action::Tell { card, clue };
    /// assert!(legal.permits(&tell(Clue::text("A lullaby"))));
    /// assert!(!legal.permits(&tell(Clue::performed(None))));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn permits(&self, action: &Action) -> bool {
        let distinct = |cards: &[Card]| (1..cards.len()).all(|i| !cards[..i].contains(&cards[i]));
        match action {
            Action::Claim => self.claim,
            Action::Withdraw => self.withdraw,
            Action::Tell { card, clue } => self.tell.as_ref().is_some_and(|tell| {
                let card_fits = match card {
                    Some(card) => tell.cards.contains(card),
                    None => tell.cards.is_empty(),
                };
                card_fits && tell.permits_clue(clue)
            }),
            Action::Give { cards } => self.give.as_ref().is_some_and(|give| {
                cards.len() == give.count as usize
                    && distinct(cards)
                    && cards.iter().all(|c| give.cards.contains(c))
            }),
            Action::TakeBack => self.take_back,
            Action::Vote { cards, red } => self.vote.as_ref().is_some_and(|vote| {
                (vote.min as usize..=vote.max as usize).contains(&cards.len())
                    && distinct(cards)
                    && cards.iter().all(|c| vote.cards.contains(c))
                    && match red {
                        Some(red) => vote.red && vote.cards.contains(red),
                        None => !vote.red,
                    }
            }),
            Action::Ready => self.seen,
            Action::AgreeToEnd => self.agree_to_end,
            Action::KeepPlaying => self.keep_playing,
            Action::Leave => self.leave,
            Action::Resume => self.resume,
            _ => false,
        }
    }
}

impl TellChoice {
    fn permits_clue(&self, clue: &Clue) -> bool {
        let fits = |words: &str| {
            !words.trim().is_empty() && words.chars().count() <= self.max_chars as usize
        };
        let translated = clue.translations().texts().all(|words| fits(words));
        translated
            && match clue {
                Clue::Text { text, .. } => self.forms.text && fits(text),
                Clue::Performed { note, .. } => {
                    self.forms.performed && note.as_deref().is_none_or(fits)
                }
                // Whether a recording is known is for its keeper to say; here it must only be a name.
                Clue::Sound { .. } => self.forms.sound && clue.check(self.forms).is_ok(),
            }
    }
}
