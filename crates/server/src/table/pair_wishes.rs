//! Which of two partners gives, as the two say to each other before a card lies. Like presence it is not logged, and it is
//! no rule: whoever of them gives, gives.

use fabula_ids::Stamp;
use fabula_rules::{Game, PhaseName, Seat, Turn};

/// Somebody said which of the two gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PairWish {
    /// Who of the two is to give.
    pub gives: Seat,
    /// Who said so last.
    pub said_by: Seat,
    /// When.
    pub at: Stamp,
}

/// What partners have said in this turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairWishes {
    turn: Option<Turn>,
    wishes: Vec<PairWish>,
}

impl PairWishes {
    /// Forgets what was said in other turns, and where a card lies by now.
    pub fn follow(&mut self, game: Option<&Game>) {
        let turn = game.map(Game::turn);
        if self.turn != turn {
            self.turn = turn;
            self.wishes.clear();
        }
        let open = |wish: &PairWish| game.is_some_and(|game| partner(game, wish.gives).is_some());
        self.wishes.retain(open);
    }

    /// Somebody says which of the two gives; the last word holds. Says whether there is anything to say.
    pub fn say(&mut self, game: &Game, by: Seat, gives: Seat, at: Stamp) -> bool {
        let partner = partner(game, by);
        if partner.is_none() || (gives != by && Some(gives) != partner) {
            return false;
        }
        let other = |wish: &PairWish| wish.gives != by && Some(wish.gives) != partner;
        self.wishes.retain(other);
        self.wishes.push(PairWish {
            gives,
            said_by: by,
            at,
        });
        true
    }

    /// What the two said of whom this seat is one.
    pub fn of(&self, game: &Game, seat: Seat) -> Option<PairWish> {
        let partner = partner(game, seat)?;
        let of_pair = |wish: &&PairWish| wish.gives == seat || wish.gives == partner;
        self.wishes.iter().find(of_pair).copied()
    }
}

/// Who may give in this seat's place: the partner, as long as neither has given.
pub fn partner(game: &Game, seat: Seat) -> Option<Seat> {
    if game.phase_name() != PhaseName::Give {
        return None;
    }
    let awaited = game.awaited();
    let side = game.side(seat);
    let partner = |&other: &Seat| other != seat && game.side(other) == side;
    let found = game.ring().iter().copied().find(partner)?;
    (awaited.contains(seat) && awaited.contains(found)).then_some(found)
}
