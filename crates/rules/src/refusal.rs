//! Why something cannot be done: a stable code, and the facts a page needs to explain it.

use serde::Serialize;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use thiserror::Error;

use crate::{Actor, Card, Forms, Pauses, PhaseName, Preset, Seat, SeatSet, Turn};

/// A refusal. The game is as it was before.
///
/// It serialises to an object with its `code` and its facts.
///
/// ```
/// use fabula_rules::Preset;
/// let refusal = Preset::Classic.settings().check_for(9, 84).unwrap_err();
/// assert_eq!(refusal.code(), "too-many-players");
/// assert_eq!(
///     serde_json::to_string(&refusal).unwrap(),
///     r#"{"code":"too-many-players","max":8,"got":9}"#
/// );
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, IntoStaticStr, EnumDiscriminants)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(RefusalCode),
    derive(EnumIter, IntoStaticStr, Hash),
    allow(missing_docs),
    strum(serialize_all = "kebab-case"),
    doc = "The code of a [`Refusal`], without its facts."
)]
#[allow(missing_docs)] // the facts are named; the messages say what they mean
pub enum Refusal {
    // Settings and set-up.
    #[error("{setting} must be between {min} and {max}, not {got}")]
    SettingOutOfRange {
        setting: &'static str,
        min: usize,
        max: usize,
        got: usize,
    },
    #[error("how {preset} is played cannot be changed; choose another preset")]
    KindIsThePresets { preset: Preset },
    #[error("the game would never end: set a target, laps, or no reshuffle")]
    NoEnd,
    #[error("everyone at the target wins: so there must be a target")]
    VictoryNeedsTarget,
    #[error("at least one form of clue must be allowed")]
    NoClueForm,
    #[error("at least {min} players are needed, not {got}")]
    TooFewPlayers { min: usize, got: usize },
    #[error("at most {max} players can play, not {got}")]
    TooManyPlayers { max: usize, got: usize },
    #[error("pairs need an even number of players, not {got}")]
    OddPlayersInPairs { got: usize },
    #[error("at least {needed} cards are needed, not {got}")]
    DeckTooSmall { needed: usize, got: usize },
    #[error("at most {max} cards can be used, not {got}")]
    DeckTooLarge { max: usize, got: usize },
    #[error("the game has already started")]
    AlreadyStarted,

    // Any action.
    #[error("that was meant for another turn")]
    Stale { now: Turn },
    #[error("the game is over")]
    GameOver,
    #[error("the game is paused")]
    Paused { pauses: Pauses },
    #[error("that is not yours to do")]
    NotYours { actor: Actor },
    #[error("that cannot be done now")]
    WrongPhase { phase: PhaseName },
    #[error("that seat is not in play")]
    NotInPlay { seat: Seat },

    // Telling.
    #[error("somebody else is the storyteller")]
    NotStoryteller { storyteller: Seat },
    #[error("there is no claim to give up")]
    NotClaimed,
    #[error("choose the card the clue is for")]
    CardNeeded,
    #[error("in party the phrase is for no card in particular")]
    NoCardWithPhrase,
    #[error("this form of clue is not allowed at this table")]
    ClueFormNotAllowed { forms: Forms },
    #[error("the clue is empty")]
    ClueEmpty,
    #[error("the clue may have {max} characters, not {got}")]
    ClueTooLong { max: usize, got: usize },
    #[error("that recording is not known")]
    SoundUnknown,

    // Giving.
    #[error("the storyteller gives no further card")]
    StorytellerGivesNone,
    #[error("your partner gives the card")]
    PartnerGives { partner: Seat },
    #[error("give {needed} cards, not {got}")]
    WrongNumberOfCards { needed: usize, got: usize },
    #[error("the same card twice")]
    SameCardTwice { card: Card },
    #[error("that card is not in your hand")]
    CardNotInHand { card: Card },
    #[error("there is nothing to take back")]
    NothingToTakeBack,

    // Voting.
    #[error("you do not vote in this round")]
    NoVoteThisRound,
    #[error("vote for {min} to {max} cards, not {got}")]
    WrongNumberOfVotes { min: usize, max: usize, got: usize },
    #[error("that card is not on the table")]
    CardNotOnTable { card: Card },
    #[error("that is your own card")]
    OwnCard { card: Card },
    #[error("the storyteller marks a card in red")]
    RedNeeded,
    #[error("only the storyteller of a party marks a card in red")]
    RedNotYours,

    // Going on.
    #[error("you said so already")]
    AlreadySaid,
    #[error("there is no clock in this phase")]
    NoClock,
    #[error("bots have no say in this")]
    BotsHaveNoSay,
    #[error("the game is paused already")]
    AlreadyPaused,
    #[error("the game is not paused")]
    NotPaused,
    #[error("too few seats are taken to go on")]
    StillTooFew { pauses: Pauses },
    #[error("not everyone agrees to end the game")]
    NotAllAgree { missing: SeatSet },
    #[error("nobody is there to agree")]
    NobodyToAgree,
    #[error("nobody has asked whether to end the game")]
    NobodyAsked,

    // Seats.
    #[error("that seat is not open")]
    SeatNotOpen { seat: Seat },
    #[error("there is an open seat to take over")]
    TakeOpenSeat { seat: Seat },
    #[error("this table takes no newcomers during a game")]
    NoLateJoining,
    #[error("pairs are fixed; only an open seat can be taken over")]
    PairsAreFixed,
    #[error("the table is full: at most {max} can play")]
    TableFull { max: usize },
    #[error("the partner still plays")]
    PartnerStillPlays { partner: Seat },
}

impl Refusal {
    /// Its stable code.
    ///
    /// ```
    /// use fabula_rules::Refusal;
    /// let refusal = Refusal::TableFull { max: 12 };
    /// assert_eq!(refusal.code(), "table-full");
    /// assert_eq!(refusal.to_string(), "the table is full: at most 12 can play");
    /// ```
    pub fn code(&self) -> &'static str {
        self.into()
    }
}
