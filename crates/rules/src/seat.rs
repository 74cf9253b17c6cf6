//! Seats around the table, and sets of them.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// The most players at once: as many as there are colours and fields for cards.
pub const MAX_PLAYERS: usize = 12;

/// The most seats in one game, those that were closed included, so that a newcomer can still sit
/// down after somebody's seat was closed.
pub const MAX_SEATS: usize = 16;

/// A place at the table. It keeps its number for the whole game, whoever sits there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", schema(maximum = 15))]
#[serde(transparent)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this number, if a game can have it.
    ///
    /// ```
    /// use fabula_rules::Seat;
    /// assert_eq!(Seat::new(2).map(|s| s.index()), Some(2));
    /// assert_eq!(Seat::new(200), None);
    /// ```
    pub const fn new(index: usize) -> Option<Seat> {
        if index < MAX_SEATS {
            Some(Seat(index as u8))
        } else {
            None
        }
    }

    /// Its number, from 0; always below [`MAX_SEATS`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every seat a game can have.
    pub fn all() -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..MAX_SEATS as u8).map(Seat)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        let n = u8::deserialize(d)?;
        Seat::new(n as usize).ok_or_else(|| de::Error::custom(format!("no seat has number {n}")))
    }
}

/// What has a rabbit and a score: a player, or in team games a pair. In individual games a seat's
/// side has the seat's own number; in team games it is the team's.
pub type Side = Seat;

/// Who sits on a seat. Public: everybody may know who is a bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", ts(rename = "PlayerKind"), schema(as = PlayerKind))]
#[serde(rename_all = "snake_case")]
pub enum Player {
    /// A human being, or an agent that joined like one.
    #[default]
    Person,
    /// A mind of the server's own.
    Bot,
}

/// How a seat stands to the game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// No such seat (yet).
    #[default]
    Unused,
    /// A newcomer who sits down before the next refill.
    Waiting,
    /// In play.
    Taken,
    /// Its player is gone; it keeps hand, cards given and score until somebody takes it over.
    Open,
    /// Out for good.
    Closed,
}

/// A set of seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "wire", derive(ts_rs::TS, utoipa::ToSchema))]
#[cfg_attr(feature = "wire", schema(value_type = Vec<Seat>))]
pub struct SeatSet(#[cfg_attr(feature = "wire", ts(as = "Vec<Seat>"))] u16);

impl SeatSet {
    /// The empty set.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// The set of one seat.
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Adds a seat.
    pub fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// Whether the seat is in it.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// How many there are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those of this set that are not in the other.
    ///
    /// ```
    /// use fabula_rules::{Seat, SeatSet};
    /// let four: SeatSet = Seat::all().take(4).collect();
    /// let storyteller = Seat::new(2).expect("a small number");
    /// let voters = four.without(SeatSet::only(storyteller));
    /// assert_eq!(voters.len(), 3);
    /// assert!(!voters.contains(storyteller));
    /// ```
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    /// Those that are in both.
    pub const fn and(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & other.0)
    }

    /// Those that are in either.
    pub const fn or(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 | other.0)
    }

    /// The seats, by number.
    ///
    /// ```
    /// use fabula_rules::{Seat, SeatSet};
    /// let mut set = SeatSet::EMPTY;
    /// for n in [5, 0, 5] {
    ///     set.extend(Seat::new(n));
    /// }
    /// assert!(set.iter().map(Seat::index).eq([0, 5]));
    /// ```
    pub const fn iter(self) -> Seats {
        Seats(self)
    }
}

/// The seats of a set, by number.
#[derive(Clone, Debug)]
pub struct Seats(SeatSet);

impl Iterator for Seats {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        let bits = self.0.0;
        self.0 = SeatSet(bits & bits.wrapping_sub(1));
        Seat::new(bits.trailing_zeros() as usize)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for Seats {}

/// How all seats stand. A seat is in one set at most.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Standings {
    pub waiting: SeatSet,
    pub taken: SeatSet,
    pub open: SeatSet,
    pub closed: SeatSet,
}

impl Standings {
    pub const fn of(&self, seat: Seat) -> Standing {
        if self.taken.contains(seat) {
            Standing::Taken
        } else if self.open.contains(seat) {
            Standing::Open
        } else if self.closed.contains(seat) {
            Standing::Closed
        } else if self.waiting.contains(seat) {
            Standing::Waiting
        } else {
            Standing::Unused
        }
    }

    pub fn set(&mut self, seat: Seat, standing: Standing) {
        for set in [
            &mut self.waiting,
            &mut self.taken,
            &mut self.open,
            &mut self.closed,
        ] {
            set.remove(seat);
        }
        match standing {
            Standing::Unused => {}
            Standing::Waiting => self.waiting.insert(seat),
            Standing::Taken => self.taken.insert(seat),
            Standing::Open => self.open.insert(seat),
            Standing::Closed => self.closed.insert(seat),
        }
    }
}

impl Extend<Seat> for SeatSet {
    fn extend<I: IntoIterator<Item = Seat>>(&mut self, seats: I) {
        for seat in seats {
            self.insert(seat);
        }
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = SeatSet::EMPTY;
        set.extend(seats);
        set
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, s: S) -> Result<S::Ok, S::Error> {
        s.collect_seq(self.iter())
    }
}

/// From a list of seats, in any order.
///
/// ```
/// use fabula_rules::SeatSet;
/// let set: SeatSet = serde_json::from_str("[5, 0]")?;
/// assert_eq!(serde_json::to_string(&set)?, "[0,5]");
/// assert!(serde_json::from_str::<SeatSet>("[16]").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
impl<'de> Deserialize<'de> for SeatSet {
    fn deserialize<D: Deserializer<'de>>(d: D) -> Result<Self, D::Error> {
        Ok(Vec::<Seat>::deserialize(d)?.into_iter().collect())
    }
}
