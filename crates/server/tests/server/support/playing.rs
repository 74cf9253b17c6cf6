//! Persons who play at random.

use fabula_room::Move;
use fabula_rules::{Action, Chance, Clue, Draw, PhaseName, Seed, Turn};

use super::{Client, catch_up};

/// Chance for a test.
pub fn chance(seed: u8, n: u64) -> Draw {
    Draw::new(&Seed([seed; 32]), n)
}

pub fn turn(client: &Client) -> Turn {
    client.view().turn
}

pub fn phase(client: &Client) -> PhaseName {
    turn(client).phase
}

/// Lets one of those who are waited for make a move, if any of them is here.
pub async fn step(clients: &mut [Client], chance: &mut impl Chance) -> bool {
    catch_up(clients).await;
    for n in 0..clients.len() {
        if let Some(command) = clients[n].random_move(chance) {
            clients[n].must(command).await;
            catch_up(clients).await;
            return true;
        }
    }
    false
}

pub async fn play_to(clients: &mut [Client], chance: &mut impl Chance, wanted: PhaseName) {
    while phase(&clients[0]) != wanted {
        assert!(step(clients, chance).await, "nobody can do anything");
    }
}

impl Client {
    /// The move a random player makes now, if they are waited for.
    pub fn random_move(&self, chance: &mut impl Chance) -> Option<Move> {
        let view = self.view();
        let waited_for = view.awaited.contains(view.you?);
        if view.pauses.any() || !waited_for {
            return None;
        }
        let words = ["Where is happiness?", "Домът", "Čaj o páté", "…"];
        let clue = Clue::text(words[chance.below(words.len())]);
        view.legal.pick(chance, &clue).map(command)
    }

    /// Plays at random until the game is over.
    pub async fn play_to_the_end(&mut self, mut chance: Draw) {
        loop {
            if self.view().turn.phase == fabula_rules::PhaseName::Over {
                return;
            }
            match self.random_move(&mut chance) {
                Some(command) => match self.ask(command).await {
                    Ok(position) => {
                        self.until(|s| s.position > position).await;
                    }
                    // Somebody else was faster.
                    Err(refused) => {
                        let slow = ["stale", "partner-gives", "wrong-phase"];
                        assert!(slow.contains(&refused.code.as_str()), "{refused:?}");
                        if refused.code == "stale" {
                            let now = refused.facts["now"].clone();
                            self.until(|s| {
                                let game = s.table.game.as_ref().expect("a game");
                                serde_json::to_value(game.view.turn).expect("JSON") == now
                            })
                            .await;
                        } else {
                            let position = self.state().position;
                            self.until(|s| s.position > position).await;
                        }
                    }
                },
                None => {
                    let position = self.state().position;
                    self.until(|s| s.position > position).await;
                }
            }
        }
    }
}

/// The rules' action as a command.
pub fn command(action: Action) -> Move {
    Move::of(action).expect("players do that")
}
