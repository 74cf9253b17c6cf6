//! A table to play at in few words: who tells, who gives, who votes for whose card.
//!
//! Votes are written as the players would say them: `"1>0 2>0+3"`: seat 1 votes for the card of seat
//! 0, seat 2 for those of 0 and 3. With two cards each, `2a` and `2b` are seat 2's. In party the
//! storyteller's `"0>3!2"` has the red mark on the card of seat 2.

use fabula_rules::{
    Action, Actor, Ballot, Card, Change, Clocks, Clue, Ending, Event, Game, Given, Laid, PhaseName,
    PhaseView, Player, Preset, Reason, RoundResult, Seat, SeatSet, Seed, Settings, Setup, Standing,
};

/// The presets in which everybody plays alone and looks for the storyteller's card.
pub const SINGLES: [Preset; 4] = [
    Preset::Classic,
    Preset::Disney,
    Preset::FirstEdition,
    Preset::Odyssey,
];

pub fn seat(number: usize) -> Seat {
    Seat::new(number).expect("a seat")
}

pub fn seats(numbers: &[usize]) -> SeatSet {
    numbers.iter().map(|&n| seat(n)).collect()
}

/// A set-up with 84 cards, a fixed seed and a clock in every phase.
pub fn setup(settings: Settings, players: usize) -> Setup {
    let minute = Some(60);
    Setup {
        clocks: Clocks {
            race: minute,
            clue: minute,
            give: minute,
            vote: minute,
            review: minute,
        },
        ..Setup::new(settings, players, 84, Seed([7; 32]))
    }
}

pub struct Table {
    pub game: Game,
    /// What happened last.
    pub last: Event,
    /// The cards on the table, and whose they are.
    pub laid: Vec<Laid>,
    cards: usize,
}

impl Table {
    pub fn of(preset: Preset, players: usize) -> Table {
        Table::with(preset.settings(), players)
    }

    pub fn with(settings: Settings, players: usize) -> Table {
        Table::start(setup(settings, players))
    }

    pub fn start(setup: Setup) -> Table {
        let cards = setup.cards as usize;
        let last = Game::start(setup).expect("a set-up that can be played");
        let game = Game::begin(&last).expect("a start");
        Table {
            game,
            last,
            laid: Vec::new(),
            cards,
        }
    }

    // Acting, and being refused.

    pub fn act(&mut self, actor: Actor, action: Action) -> &mut Self {
        if let Actor::Seat(seat) = actor {
            let legal = self.game.legal(seat);
            assert!(legal.permits(&action), "not legal: {actor:?} {action:?}");
        }
        let cause = self.game.cause(actor, action);
        let event = self.game.decide(cause.clone());
        let event = event.unwrap_or_else(|r| panic!("refused: {r} ({cause:?})"));
        self.game.apply(&event);
        for change in &event.changes {
            if let Change::Laid { table, .. } = change {
                self.laid = table.to_vec();
            }
        }
        self.last = event;
        self.no_card_is_lost();
        self
    }

    /// The code of the refusal; the table is as it was.
    pub fn refused(&self, actor: Actor, action: Action) -> &'static str {
        if let Actor::Seat(seat) = actor {
            let legal = self.game.legal(seat);
            assert!(!legal.permits(&action), "legal: {actor:?} {action:?}");
        }
        let before = self.views();
        let cause = self.game.cause(actor, action);
        let decided = self.game.decide(cause.clone());
        let refusal = decided.expect_err(&format!("must be refused: {cause:?}"));
        assert_eq!(before, self.views(), "a refusal changes nothing");
        refusal.code()
    }

    pub fn says(&mut self, s: usize, action: Action) -> &mut Self {
        self.act(Actor::Seat(seat(s)), action)
    }

    pub fn refuses(&self, s: usize, action: Action) -> &'static str {
        self.refused(Actor::Seat(seat(s)), action)
    }

    pub fn host(&mut self, action: Action) -> &mut Self {
        self.act(Actor::Host, action)
    }

    pub fn server(&mut self, action: Action) -> &mut Self {
        self.act(Actor::Server, action)
    }

    pub fn time_up(&mut self) -> &mut Self {
        self.act(Actor::Clock, Action::MoveOn)
    }

    // A round.

    /// The seat tells with the first card of its hand, after a claim if nobody is storyteller yet.
    pub fn tells(&mut self, s: usize) -> &mut Self {
        if self.phase() == PhaseName::Race {
            self.says(s, Action::Claim);
        }
        let tell = self.telling(s, Clue::text("Where is happiness?"));
        self.says(s, tell)
    }

    /// What a storyteller says, with the first card of the hand where one belongs to it.
    pub fn telling(&self, s: usize, clue: Clue) -> Action {
        let party = self.game.settings().preset == Preset::OdysseyParty;
        let card = if party { None } else { Some(self.hand(s)[0]) };
        Action::Tell { card, clue }
    }

    /// The seat gives the first cards of its hand.
    pub fn gives(&mut self, s: usize) -> &mut Self {
        let count = self.game.view(None).size.gives as usize;
        let cards = self.hand(s)[..count].to_vec();
        self.says(s, give(&cards))
    }

    /// Everybody who still has to gives; of a pair the one with the lower seat.
    pub fn all_give(&mut self) -> &mut Self {
        while self.phase() == PhaseName::Give {
            let next = self.game.awaited().iter().next().expect("somebody to give");
            self.gives(next.index());
        }
        self
    }

    /// These ballots, in this order.
    pub fn votes(&mut self, ballots: &str) -> &mut Self {
        for ballot in ballots.split_whitespace() {
            let (voter, vote) = self.voting(ballot);
            self.says(voter, vote);
        }
        self
    }

    /// A ballot in words as an action.
    pub fn voting(&self, ballot: &str) -> (usize, Action) {
        let (voter, names) = ballot.split_once('>').expect("voter>owner");
        let (names, red) = match names.split_once('!') {
            Some((names, red)) => (names, Some(self.card(red))),
            None => (names, None),
        };
        let cards: Ballot = names.split('+').map(|name| self.card(name)).collect();
        (number(voter), Action::Vote { cards, red })
    }

    pub fn refuses_vote(&self, ballot: &str) -> &'static str {
        let (voter, vote) = self.voting(ballot);
        self.refuses(voter, vote)
    }

    /// A card on the table by its owner's name.
    pub fn card(&self, name: &str) -> Card {
        let (owner, nth) = match name.strip_suffix(['a', 'b']) {
            Some(owner) => (owner, usize::from(name.ends_with('b'))),
            None => (name, 0),
        };
        self.laid_by(number(owner))[nth]
    }

    /// The cards a seat has on the table.
    pub fn laid_by(&self, s: usize) -> Vec<Card> {
        let own = self.laid.iter().filter(|l| l.owner == seat(s));
        own.map(|l| l.card).collect()
    }

    /// Telling, giving, these votes; whoever has no vote there runs out of time.
    pub fn round(&mut self, storyteller: usize, ballots: &str) -> &mut Self {
        self.tells(storyteller).all_give().votes(ballots);
        if self.phase() == PhaseName::Vote {
            self.time_up();
        }
        self
    }

    /// On to the next round.
    pub fn next(&mut self) -> &mut Self {
        assert_eq!(self.phase(), PhaseName::Review);
        self.host(Action::MoveOn)
    }

    /// A whole round in which nobody votes, so nobody scores. In the first one seat 0 tells.
    pub fn round_without_points(&mut self) -> &mut Self {
        let storyteller = self.storyteller().unwrap_or(0);
        self.round(storyteller, "")
    }

    // Coming and going.

    pub fn leaves(&mut self, s: usize) -> &mut Self {
        self.says(s, Action::Leave)
    }

    pub fn closes(&mut self, s: usize) -> &mut Self {
        self.host(Action::Close { seat: seat(s) })
    }

    pub fn takes(&mut self, s: usize, by: Player) -> &mut Self {
        self.server(Action::Take { seat: seat(s), by })
    }

    /// The seat the newcomer gets.
    pub fn joins(&mut self) -> usize {
        let by = Player::Person;
        self.server(Action::Join { by });
        let joined = self.last.changes.iter().find_map(|change| match change {
            Change::Joined { seat, .. } => Some(seat.index()),
            _ => None,
        });
        joined.expect("a seat for the newcomer")
    }

    pub fn refuses_newcomer(&self) -> &'static str {
        let by = Player::Person;
        self.refused(Actor::Server, Action::Join { by })
    }

    // Looking.

    pub fn phase(&self) -> PhaseName {
        self.game.phase_name()
    }

    pub fn storyteller(&self) -> Option<usize> {
        self.game.storyteller().map(Seat::index)
    }

    pub fn standing(&self, s: usize) -> Standing {
        self.game.standing(seat(s))
    }

    pub fn hand(&self, s: usize) -> Vec<Card> {
        self.seen_hand(s).expect("a hand that may be looked at")
    }

    /// What the seat sees of its own hand.
    pub fn seen_hand(&self, s: usize) -> Option<Vec<Card>> {
        self.game.view(Some(seat(s))).hand.map(|h| h.to_vec())
    }

    /// The numbers of cards in all hands.
    pub fn hand_sizes(&self) -> Vec<u8> {
        let view = self.game.view(None);
        view.seats.iter().map(|s| s.cards).collect()
    }

    pub fn turns(&self, s: usize) -> u16 {
        let view = self.game.view(None);
        let state = view.seats.iter().find(|v| v.seat == seat(s));
        state.expect("the seat").turns
    }

    pub fn discard(&self) -> Vec<Card> {
        self.game.view(None).discard.to_vec()
    }

    pub fn result(&self) -> &RoundResult {
        self.game.result().expect("a scored round")
    }

    /// Points of the last round by seat.
    pub fn points(&self) -> Vec<u16> {
        let ring = self.game.ring().iter();
        ring.map(|&s| self.result().points(s)).collect()
    }

    /// The reasons a seat got points for (or none) in the last round.
    pub fn reasons(&self, s: usize) -> Vec<(Reason, u16)> {
        let own = self.result().lines.iter().filter(|l| l.seat == seat(s));
        own.map(|l| (l.reason, l.points)).collect()
    }

    /// All scores by side.
    pub fn scores(&self) -> Vec<u16> {
        self.game.scores().iter().map(|s| s.score).collect()
    }

    /// How the game ended, and who won.
    pub fn ending(&self) -> Option<(Ending, Vec<usize>)> {
        match self.game.view(None).phase {
            PhaseView::Over {
                ending, winners, ..
            } => Some((ending, winners.iter().map(|w| w.index()).collect())),
            _ => None,
        }
    }

    /// What everybody sees: all seats and a spectator.
    pub fn views(&self) -> Vec<String> {
        let all = Seat::all().map(Some).chain([None]);
        let view = |you| serde_json::to_string(&self.game.view(you)).expect("JSON");
        all.map(view).collect()
    }

    /// Every card is in one place.
    fn no_card_is_lost(&self) {
        let view = self.game.view(None);
        let table = match &view.phase {
            PhaseView::Vote { table, .. } => table.len(),
            PhaseView::Review { result, .. } => result.table.len(),
            PhaseView::Over { .. } => return, // the last round's cards stay where they are
            _ => 0,
        };
        let hands = view.seats.iter().map(|s| (s.cards + s.gave) as usize);
        let all = hands.sum::<usize>() + table + view.deck as usize + view.discard.len();
        assert_eq!(all, self.cards, "after {:?}", self.last.cause);
    }
}

pub fn give(cards: &[Card]) -> Action {
    Action::Give {
        cards: cards.iter().copied().collect::<Given>(),
    }
}

fn number(text: &str) -> usize {
    text.parse().expect("a seat's number")
}
