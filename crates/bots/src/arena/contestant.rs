//! Who takes part: a mind under a name.

use std::str::FromStr;
use std::sync::Arc;

use fabula_room::{Persona, Strength};
use fabula_rules::Draw;
use thiserror::Error;

use crate::{Mind, PersonaMind, RandomMind};

/// A mind that takes part.
#[derive(Clone)]
pub struct Contestant {
    /// What it is called in the results.
    pub name: String,
    /// The mind.
    pub mind: Arc<dyn Mind>,
    /// What it is like, if it is one of ours.
    pub persona: Option<Persona>,
    /// How well it plays.
    pub strength: Strength,
    /// Whether its own stories count in the results: those of a mind that only listens do not.
    pub tells: bool,
    /// Whether it is a program of somebody's, which must not be asked what might have been.
    pub outside: bool,
}

/// A name that no mind has.
#[derive(Clone, Debug, Error, PartialEq, Eq)]
#[error(
    "there is no mind {0:?}: take random, poet, joker, child, scholar, grandmother, sailor, detective or clockmaker, and if you like :gentle, :even or :keen behind it"
)]
pub struct UnknownContestant(String);

impl Contestant {
    /// A persona.
    pub fn persona(persona: Persona, strength: Strength) -> Contestant {
        Contestant {
            name: persona.code().to_owned(),
            mind: Arc::new(PersonaMind),
            persona: Some(persona),
            strength,
            tells: true,
            outside: false,
        }
    }

    /// A mind from elsewhere.
    pub fn other(name: &str, mind: Arc<dyn Mind>) -> Contestant {
        Contestant {
            name: name.to_owned(),
            mind,
            persona: None,
            strength: Strength::default(),
            tells: true,
            outside: false,
        }
    }
}

/// A table of so many: these contestants in turn, or, if there are none, the personas as chance mixes them; and chance says who
/// sits where.
pub fn seating(contestants: &[Contestant], players: usize, draw: &mut Draw) -> Vec<Contestant> {
    let mut seats: Vec<Contestant> = match contestants.is_empty() {
        true => {
            let mut personas: Vec<Persona> = Persona::all().collect();
            draw.shuffle(&mut personas);
            let usual = |persona| Contestant::persona(persona, Strength::default());
            personas
                .into_iter()
                .cycle()
                .take(players)
                .map(usual)
                .collect()
        }
        false => contestants.iter().cycle().take(players).cloned().collect(),
    };
    draw.shuffle(&mut seats);
    seats
}

/// `poet`, `poet:keen` or `random`.
///
/// ```
/// use fabula_bots::arena::Contestant;
/// use fabula_room::{Persona, Strength};
/// let poet: Contestant = "poet:keen".parse()?;
/// assert_eq!((poet.persona, poet.strength), (Some(Persona::Poet), Strength::Keen));
/// assert!("oracle".parse::<Contestant>().is_err());
/// # Ok::<(), fabula_bots::arena::UnknownContestant>(())
/// ```
impl FromStr for Contestant {
    type Err = UnknownContestant;

    fn from_str(name: &str) -> Result<Contestant, UnknownContestant> {
        let unknown = || UnknownContestant(name.to_owned());
        let (who, strength) = match name.split_once(':') {
            Some((who, strength)) => (who, strength.parse().map_err(|_| unknown())?),
            None => (name, Strength::default()),
        };
        if who == "random" {
            return Ok(Contestant::other(name, Arc::new(RandomMind)));
        }
        let persona: Persona = who.parse().map_err(|_| unknown())?;
        Ok(Contestant {
            name: name.to_owned(),
            ..Contestant::persona(persona, strength)
        })
    }
}
