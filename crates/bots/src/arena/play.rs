//! One game of the arena, round by round.

use fabula_ids::Language;
use fabula_rules::{
    Action, Card, Draw, Game, Outcome, PhaseName, Refusal, RoundResult, Seat, Seed, Settings, Setup,
};
use serde::Serialize;
use sha2::{Digest, Sha256};

use super::table::{MindTable, scored, words};
use super::{Contestant, seating};
use crate::{Budget, DeckSense, Mind, RandomMind};

/// Where minds meet.
pub struct Arena {
    /// The cards.
    pub cards: DeckSense,
    /// The rules.
    pub settings: Settings,
    /// How many sit at a table.
    pub players: usize,
    /// Who takes part; nobody in particular: the personas, as chance mixes them.
    pub contestants: Vec<Contestant>,
    /// Where all chance comes from.
    pub seed: u64,
    /// Whether each deal is played as often as there are players, everybody moving on by a seat each time.
    pub duplicate: bool,
    /// The language of the tables.
    pub language: Language,
    /// How long minds may think.
    pub budget: Budget,
}

/// A round as it went.
#[derive(Clone, Debug, Serialize)]
pub struct RoundRecord {
    /// Which game.
    pub game: u64,
    /// Which deal: games with the same one have the same hands.
    pub deal: u64,
    /// Which round of it.
    pub round: u16,
    /// Who sat where.
    pub seats: Vec<String>,
    /// The storyteller's place.
    pub storyteller: usize,
    /// The clue.
    pub clue: String,
    /// The storyteller's card.
    pub card: u16,
    /// All cards on the table with the places of their owners.
    pub table: Vec<(u16, usize)>,
    /// Who voted for what.
    pub votes: Vec<(usize, Vec<u16>)>,
    /// The voters who found the card.
    pub found: Vec<usize>,
    /// Whether some found it, not all.
    pub success: bool,
    /// Whether the clue names what is on the card.
    pub literal: bool,
    /// Every place's points.
    pub points: Vec<u16>,
    /// How many would have found the card among cards given at random; nothing if a program outside takes part.
    pub found_among_random: Option<usize>,
    /// Whether the storyteller is one whose stories count.
    pub counts: bool,
}

impl Arena {
    /// How many games a deal has.
    pub fn games_a_deal(&self) -> u64 {
        if self.duplicate {
            self.players as u64
        } else {
            1
        }
    }

    fn seed(&self, of: &str) -> Seed {
        let hash = Sha256::new().chain_update(b"fabula arena");
        let hash = hash.chain_update(self.seed.to_be_bytes());
        Seed(hash.chain_update(of).finalize().into())
    }

    /// Who sits where in a game.
    fn seating(&self, deal: u64, turn: u64) -> Vec<Contestant> {
        let mut draw = Draw::new(&self.seed(&format!("seats {deal}")), 0);
        let mut seats = seating(&self.contestants, self.players, &mut draw);
        seats.rotate_left(turn as usize % self.players);
        seats
    }

    /// Plays a game.
    pub fn play(&self, game: u64) -> Result<Vec<RoundRecord>, Refusal> {
        let deal = game / self.games_a_deal();
        let mut table = self.table(game)?;
        let mut records = Vec::new();
        let mut among_random = None;
        while let Some(event) = table.next_move() {
            let event = event?;
            if let Some(result) = scored(&event) {
                records.push(self.record(&table, game, deal, result, among_random));
            }
            // Just told: how would it go if the others gave anything?
            let only_ours = table.seats.iter().all(|contestant| !contestant.outside);
            if only_ours && matches!(event.cause.action, Action::Tell { .. }) {
                among_random = Some(found_among_random(&table)?);
            }
        }
        Ok(records)
    }

    /// A game as it begins.
    fn table(&self, game: u64) -> Result<MindTable<'_>, Refusal> {
        let deal = game / self.games_a_deal();
        let seats = self.seating(deal, game % self.games_a_deal());
        let cards = self.cards.len().min(usize::from(u16::MAX)) as u16;
        let dealt = self.seed(&format!("deal {deal}"));
        let start = Game::start(Setup::new(self.settings, self.players, cards, dealt))?;
        let began = Game::begin(&start).map_err(|_| Refusal::GameOver)?;
        let luck = self.seed(&format!("luck {game}"));
        let (language, budget) = (self.language, self.budget);
        Ok(MindTable::new(
            began,
            seats,
            &self.cards,
            language,
            budget,
            luck,
        ))
    }

    fn record(
        &self,
        table: &MindTable<'_>,
        game: u64,
        deal: u64,
        result: &RoundResult,
        among_random: Option<usize>,
    ) -> RoundRecord {
        let card = told_card(result).unwrap_or_default();
        let clue = words(&result.clue).map_or("", |text| text);
        let storyteller = result.storyteller.index();
        let points = Seat::all().take(table.seats.len());
        RoundRecord {
            game,
            deal,
            round: result.round,
            seats: table.seats.iter().map(|c| c.name.clone()).collect(),
            storyteller,
            clue: clue.to_owned(),
            card: card.0,
            table: (result.table.iter())
                .map(|laid| (laid.card.0, laid.owner.index()))
                .collect(),
            votes: (result.ballots.iter())
                .map(|cast| (cast.seat.index(), cast.cards.iter().map(|c| c.0).collect()))
                .collect(),
            found: found(result),
            success: result.outcome == Outcome::SomeFound,
            literal: (self.cards).is_literal(clue, self.language, usize::from(card.0)),
            points: points.map(|seat| result.points(seat)).collect(),
            found_among_random: among_random,
            counts: table.seats[storyteller].tells,
        }
    }
}

/// How many would find the card if the others gave cards at random.
fn found_among_random(table: &MindTable<'_>) -> Result<usize, Refusal> {
    let mut other = table.clone();
    loop {
        let giving = other.game.phase_name() == PhaseName::Give;
        let mind: Option<&dyn Mind> = if giving { Some(&RandomMind) } else { None };
        let Some(event) = other.next_move_by(mind) else {
            return Ok(0);
        };
        if let Some(result) = scored(&event?) {
            return Ok(found(result).len());
        }
    }
}

/// The storyteller's card.
fn told_card(result: &RoundResult) -> Option<Card> {
    let told = (result.table.iter()).find(|laid| laid.owner == result.storyteller);
    told.map(|laid| laid.card)
}

/// The places of those who found it.
fn found(result: &RoundResult) -> Vec<usize> {
    let Some(card) = told_card(result) else {
        return Vec::new();
    };
    let finders = result
        .ballots
        .iter()
        .filter(|cast| cast.cards.contains(&card));
    finders.map(|cast| cast.seat.index()).collect()
}
