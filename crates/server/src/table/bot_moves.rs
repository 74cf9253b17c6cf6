//! When a bot moves, and what it does.

use fabula_bots::{Mind, RandomMind};
use fabula_ids::Stamp;
use fabula_room::DueAction;
use fabula_rules::{Draw, Game, PhaseName, Player, Seat, SeatSet, Seed, Turn};
use sha2::{Digest, Sha256};

use super::due_check::{DueCheck, Next};
use crate::options::{BotPace, Span};

impl DueCheck<'_> {
    /// The bots that are waited for.
    pub(super) fn bots_to_move(&self) -> impl Iterator<Item = Next> {
        let clock = self.clock.filter(|w| w.is_running());
        let game = self.room.running().zip(clock);
        let awaited = game.map_or(SeatSet::EMPTY, |(game, _)| game.awaited());
        awaited.iter().filter_map(move |seat| {
            let (game, clock) = game.filter(|(g, _)| g.player(seat) == Player::Bot)?;
            let turn = game.turn();
            let bot_seed = self.bot_seed(game, turn, seat, "pace");
            let at = clock.since + thinking_time(&self.options.pace, &bot_seed, turn);
            if at > self.now {
                return Some(Next::At(Some(at)));
            }
            let mut chance = Draw::new(&self.bot_seed(game, turn, seat, "move"), 0);
            let view = game.view(Some(seat));
            let action = RandomMind.act(&view, self.room.settings().language, &mut chance)?;
            Some(Next::Now(DueAction::BotMoves { seat, turn, action }))
        })
    }

    /// The seed of a bot's choices: the same wherever it is thought of, and a secret as long as the game's own seed is.
    fn bot_seed(&self, game: &Game, turn: Turn, seat: Seat, what: &str) -> Seed {
        let hash = Sha256::new()
            .chain_update(b"fabula luck")
            .chain_update(game.seed().0)
            .chain_update(format!(
                "{what} {} {} {}",
                turn.round,
                turn.attempt,
                seat.index()
            ))
            .finalize();
        Seed(hash.into())
    }
}

fn thinking_time(pace: &BotPace, bot_seed: &Seed, turn: Turn) -> Stamp {
    let Span { least, most } = match turn.phase {
        PhaseName::Race => pace.claim,
        _ => pace.think,
    };
    let spread = most.saturating_sub(least).as_millis() as usize;
    let extra = Draw::new(bot_seed, 0).below(spread + 1);
    least.as_millis() as Stamp + extra as Stamp
}
