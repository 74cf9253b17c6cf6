//! Why a request fails before, or instead of, reaching a room.

use fabula_room::{Refused, RoomRefusal};
use serde::Serialize;
use strum::{EnumDiscriminants, EnumIter, IntoStaticStr};
use thiserror::Error;

/// Why a request fails before, or instead of, reaching a room.
#[derive(Clone, Debug, Error, PartialEq, Eq, Serialize, IntoStaticStr, EnumDiscriminants)]
#[serde(tag = "code", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(ProblemCode),
    derive(EnumIter, IntoStaticStr, Hash),
    allow(missing_docs),
    strum(serialize_all = "kebab-case"),
    doc = "The code of a [`Problem`], without its facts."
)]
#[allow(missing_docs)] // the facts are named; the messages say what they mean
pub enum Problem {
    #[error("this cannot be understood: {why}")]
    BadRequest { why: String },
    #[error("say who you are: with a cookie from /api/identity, or a token from /api/tokens")]
    IdentityNeeded,
    #[error("this page may not speak for you")]
    WrongOrigin,
    #[error("there is nothing here")]
    NotFound,
    #[error("this cannot be done here")]
    MethodNotAllowed,
    #[error("at most {max} bytes can be sent here")]
    TooLarge { max: usize },
    #[error("there is no such table")]
    NoSuchTable,
    #[error("there is no such deck")]
    NoSuchDeck,
    #[error("this server has no model that sees")]
    NoVision,
    #[error("there is no such game at this table")]
    NoSuchGame,
    #[error("its log can be had when the game is over")]
    NotOver,
    #[error("there is no such recording for you")]
    NoSuchSound,
    #[error("this is not a recording of webm, ogg, mp4 or wav")]
    SoundNotRecognised,
    #[error("there is nothing in this recording")]
    SoundEmpty,
    #[error("this is a video; only its sound is wanted")]
    SoundHasPicture,
    #[error("a recording may have {max} bytes, not {got}")]
    SoundTooLarge { max: usize, got: usize },
    #[error("a recording may last {max} seconds, not {got}")]
    SoundTooLong { max: u64, got: u64 },
    #[error("too many wrong codes from your address; wait a little")]
    TooManyGuesses,
    #[error("too many new tables from your address; wait a little")]
    TooManyTables,
    #[error("too many messages; wait a little")]
    TooManyMessages,
    #[error("too many requests from your address; wait a little")]
    TooManyRequests,
    #[error("too many connections")]
    TooManyConnections,
    #[error("you talk too fast; wait a little")]
    TalkTooFast,
    #[error("you cannot hold the points now")]
    NothingToHold,
    #[error("there is nobody to agree with on who gives")]
    NothingToAgree,
    #[error("this server speaks version {known} of the protocol, not {got}")]
    OtherVersion { known: u32, got: u32 },
    #[error("say hello first")]
    HelloExpected,
    #[error("this table cannot be read by this version of the program")]
    TableUnreadable,
    #[error("nothing can be kept at the moment; try again")]
    Unavailable,

    /// The room says no; the code is its own.
    #[error(transparent)]
    #[serde(untagged)]
    Room(#[from] RoomRefusal),
}

impl Problem {
    /// Its stable code.
    pub fn code(&self) -> &'static str {
        match self {
            Problem::Room(refusal) => refusal.code(),
            other => other.into(),
        }
    }

    /// A request that cannot be understood.
    pub fn bad(why: impl ToString) -> Problem {
        let why = why.to_string();
        Problem::BadRequest { why }
    }
}

impl From<&Problem> for Refused {
    fn from(problem: &Problem) -> Refused {
        Refused::new(problem.code(), problem.to_string(), problem)
    }
}
