//! A game with all its secrets, followed change by change; it shares no code with the views.

use std::collections::{BTreeMap, BTreeSet};

use fabula_rules::{Action, Card, Change, Event, Kind, Laid, PhaseName, Seat};
use serde_json::{Value, json};

use super::allow_list::{CARDS, walk};

/// A game with all its secrets, followed change by change.
#[derive(Clone, Debug)]
pub struct Secrets {
    pub party: bool,
    pub seed: String,
    pub cards: u16,
    pub phase: PhaseName,
    pub round: u16,
    pub storyteller: Option<Seat>,
    pub hands: BTreeMap<Seat, Vec<Card>>,
    /// Given, and not yet laid.
    pub given: Vec<Laid>,
    /// Laid face up.
    pub table: Vec<Laid>,
    pub ballots: BTreeMap<Seat, Vec<Card>>,
    pub red: Option<Card>,
    pub deck: Vec<Card>,
    pub discard: Vec<Card>,
    /// All rounds that were revealed.
    pub results: Vec<Value>,
}

impl Secrets {
    /// The secrets after each event.
    pub fn of(events: &[Event]) -> Vec<Secrets> {
        let Action::Start { setup } = &events[0].cause.action else {
            panic!("a log begins with a start");
        };
        let mut now = Secrets {
            party: setup.settings.kind == Kind::Party,
            seed: hex::encode(setup.seed.0),
            cards: setup.cards,
            phase: PhaseName::Race,
            round: 1,
            storyteller: None,
            hands: BTreeMap::new(),
            given: Vec::new(),
            table: Vec::new(),
            ballots: BTreeMap::new(),
            red: None,
            deck: Vec::new(),
            discard: Vec::new(),
            results: Vec::new(),
        };
        let follow = |event: &Event| {
            event.changes.iter().for_each(|change| now.follow(change));
            now.check_cards();
            now.clone()
        };
        events.iter().map(follow).collect()
    }

    pub fn hand(&mut self, seat: Seat) -> &mut Vec<Card> {
        self.hands.entry(seat).or_default()
    }

    pub fn give(&mut self, owner: Seat, card: Card) {
        self.hand(owner).retain(|&c| c != card);
        self.given.push(Laid { card, owner });
    }

    pub fn return_given(&mut self, seat: Seat) {
        let (back, rest) = self.given.iter().partition(|l| l.owner == seat);
        self.given = rest;
        let back: Vec<Laid> = back;
        self.hand(seat).extend(back.iter().map(|l| l.card));
    }

    pub fn vote(&mut self, seat: Seat, cards: &[Card], red: Option<Card>) {
        self.ballots.insert(seat, cards.to_vec());
        if self.storyteller == Some(seat) {
            self.red = red;
        }
    }

    pub fn follow(&mut self, change: &Change) {
        match change {
            Change::Started { deck, .. } => self.deck = deck.to_vec(),
            Change::Claimed { seat } | Change::Appointed { seat, .. } => {
                (self.phase, self.storyteller) = (PhaseName::Clue, Some(*seat));
            }
            Change::Reopened => (self.phase, self.storyteller) = (PhaseName::Race, None),
            Change::Told { card, .. } => {
                self.phase = PhaseName::Give;
                if let Some(card) = card {
                    self.give(self.storyteller.expect("who told"), *card);
                }
            }
            Change::Gave { seat, cards, .. } => {
                self.return_given(*seat);
                cards.iter().for_each(|&card| self.give(*seat, card));
            }
            Change::TookBack { seat } => {
                self.return_given(*seat);
                self.vote(*seat, &[], None);
            }
            Change::Laid { table, .. } => {
                self.phase = PhaseName::Vote;
                self.given.clear();
                self.table = table.to_vec();
                self.ballots.clear();
                self.red = None;
            }
            Change::Voted { seat, cards, red } => self.vote(*seat, cards, *red),
            Change::Scored { result } => {
                self.phase = PhaseName::Review;
                self.results.push(json!(result));
            }
            Change::Discarded => {
                let table = self.table.drain(..);
                self.discard.extend(table.map(|l| l.card));
            }
            Change::Voided {
                returned,
                discarded,
            } => {
                self.given.clear();
                self.table.clear();
                for laid in returned {
                    self.hand(laid.owner).push(laid.card);
                }
                self.discard.extend(discarded);
            }
            Change::Reshuffled { deck, .. } => {
                self.deck = deck.to_vec();
                self.discard.clear();
            }
            Change::Drew { seat, cards } => {
                let drawn: Vec<Card> = self.deck.drain(..cards.len()).collect();
                assert_eq!(drawn[..], cards[..], "drawn from the top");
                self.hand(*seat).extend(drawn);
            }
            Change::Passed { hands } => {
                let before = self.hands.clone();
                for pass in hands {
                    *self.hand(pass.to) = before[&pass.from].clone();
                }
            }
            Change::Round {
                number,
                storyteller,
                ..
            } => {
                self.phase = PhaseName::Clue;
                self.round = *number;
                self.storyteller = Some(*storyteller);
            }
            Change::Closed { seat, discarded } => {
                self.hand(*seat).clear();
                self.discard.extend(discarded);
                self.vote(*seat, &[], None);
            }
            Change::Ended { .. } => self.phase = PhaseName::Over,
            _ => {}
        }
    }

    /// Every card is in one place: so what is in one of them is in no other.
    pub fn check_cards(&self) {
        let laid = self.given.iter().chain(&self.table).map(|l| l.card);
        let mut all: Vec<Card> = self.hands.values().flatten().copied().collect();
        all.extend(laid.chain(self.deck.iter().copied()));
        all.extend(&self.discard);
        all.sort();
        let whole: Vec<Card> = (0..self.cards).map(Card).collect();
        assert_eq!(all, whole, "the model has lost a card");
    }

    /// In party the phrase comes before the look; in the first round nobody knows whose it will be.
    pub fn sees_hand(&self, seat: Seat) -> bool {
        let hidden = match self.phase {
            PhaseName::Race => true,
            PhaseName::Clue => self.round == 1 || self.storyteller == Some(seat),
            _ => false,
        };
        !(self.party && hidden)
    }

    pub fn is_revealed(&self) -> bool {
        matches!(self.phase, PhaseName::Review | PhaseName::Over)
    }

    /// One's own cards in a pile.
    pub fn own(pile: &[Laid], you: Option<Seat>) -> Vec<Card> {
        let own = pile.iter().filter(|l| Some(l.owner) == you);
        own.map(|l| l.card).collect()
    }

    /// The cards somebody may know where they are.
    pub fn known_to(&self, you: Option<Seat>) -> BTreeSet<Card> {
        let mut known: BTreeSet<Card> = self.discard.iter().copied().collect();
        known.extend(self.table.iter().map(|l| l.card));
        known.extend(Secrets::own(&self.given, you));
        if let Some(seat) = you.filter(|&seat| self.sees_hand(seat)) {
            known.extend(self.hands.get(&seat).into_iter().flatten());
        }
        known
    }

    /// What is wrong with telling somebody this state.
    pub fn complaints(&self, you: Option<Seat>, state: &Value) -> Vec<String> {
        let mut wrong = Vec::new();
        let view = &state["table"]["game"]["view"];
        let mut must_be = |what: &str, told: &Value, truth: Value| {
            if *told != truth {
                wrong.push(format!("{what} is {told}, not {truth}"));
            }
        };
        must_be("you", &view["you"], json!(you));
        must_be("phase", &view["phase"]["name"], json!(self.phase));
        must_be("discard", &view["discard"], json!(self.discard));
        let hand = you.filter(|&seat| self.sees_hand(seat));
        let hand = hand.map(|seat| self.hands.get(&seat).cloned().unwrap_or_default());
        must_be("hand", &view["hand"], json!(hand));

        // Everything a phase may tell, and nothing else.
        let phase = &view["phase"];
        let nothing = Value::Null;
        let (mut yours, mut table, mut ballot, mut red) = (
            nothing.clone(),
            nothing.clone(),
            nothing.clone(),
            nothing.clone(),
        );
        match self.phase {
            PhaseName::Give => yours = json!(Secrets::own(&self.given, you)),
            PhaseName::Vote => {
                yours = json!(Secrets::own(&self.table, you));
                table = self.table.iter().map(|l| json!(l.card)).collect();
                let own = you.and_then(|seat| self.ballots.get(&seat));
                ballot = json!(own.cloned().unwrap_or_default());
                red = json!(self.red.filter(|_| you == self.storyteller));
            }
            _ => {}
        }
        must_be("yours", &phase["yours"], yours);
        must_be("table", &phase["table"], table);
        must_be("ballot", &phase["ballot"], ballot);
        must_be("red", &phase["red"], red);
        if self.is_revealed() {
            // A game that is ended in the middle of a round does not reveal that round.
            let told = &phase["result"];
            let revealed = told.is_null() || Some(told) == self.results.last();
            must_be("result", &json!(revealed), json!(true));
        } else {
            must_be("result", &phase["result"], Value::Null);
        }
        let seed = (self.phase == PhaseName::Over).then_some(&self.seed);
        must_be("seed", &phase["seed"], json!(seed));

        let mut known = self.known_to(you);
        if self.is_revealed() {
            let last = self.results.last().map(|r| &r["table"]);
            let laid = last.and_then(Value::as_array).into_iter().flatten();
            known.extend(laid.filter_map(|l| Some(Card(l["card"].as_u64()? as u16))));
        }
        let text = state.to_string();
        if self.phase != PhaseName::Over && text.contains(&self.seed) {
            wrong.push("the seed before the end".to_owned());
        }
        walk("state", state, &mut |path, leaf| {
            let card = leaf.as_u64().map(|n| Card(n as u16));
            if CARDS.contains(&path) && card.is_some_and(|card| !known.contains(&card)) {
                wrong.push(format!("{path} tells of {card:?}"));
            }
            let revealed = path.starts_with("state.table.game.view.phase.result.");
            if path.ends_with(".owner") && !(revealed && self.is_revealed()) {
                wrong.push(format!("{path} tells an owner"));
            }
        });
        wrong
    }
}
