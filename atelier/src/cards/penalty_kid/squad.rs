//! Who hides in the goal, from the furthest to the nearest.

use crate::motifs::figures::Skin;
use crate::motifs::people::{Bottom, Build, Clothes, Pattern, Person, Shoes, Top};
use crate::shape::At;

use super::hiding;

/// What makes somebody different from the others.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Role {
    Player,
    Keeper,
    Referee,
}

/// Somebody who hides, and how near to us: 0 is at the line, 1 is at the net.
pub struct Hiding {
    pub person: Person,
    pub near: f64,
    pub role: Role,
}

pub fn hoops() -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: "#f2f4ee".into(),
        top_pattern: Pattern::Hoops("#1a2a2e".into()),
        bottom: Bottom::Shorts,
        bottom_colour: "#16242a".into(),
        stockings: Some("#f2f4ee".into()),
        shoes: Shoes::Trainers,
        shoe_colour: "#1a2a2e".into(),
        ..Clothes::default()
    }
}

pub fn mint() -> Clothes {
    Clothes {
        top: Top::Tee,
        top_colour: "#7fd0a8".into(),
        bottom: Bottom::Shorts,
        bottom_colour: "#f2f4ee".into(),
        stockings: Some("#7fd0a8".into()),
        shoes: Shoes::Trainers,
        shoe_colour: "#f2f4ee".into(),
        ..Clothes::default()
    }
}

pub fn black() -> Clothes {
    Clothes {
        top: Top::Shirt,
        top_colour: "#2a3c42".into(),
        bottom: Bottom::Shorts,
        bottom_colour: "#182428".into(),
        stockings: Some("#182428".into()),
        ..Clothes::default()
    }
}

/// Somebody of a build, a head so high, turned so, of a skin.
pub fn of(build: Build, unit: f64, facing: f64, skin: Skin) -> Person {
    Person {
        build,
        height: build.proportions().stature() * unit,
        facing: Some(facing),
        skin,
        at: (0.0, 0.0),
        ..Person::default()
    }
}

/// Put so that the middle of the head is there.
fn with_head(person: Person, head: At) -> Person {
    let (x, y) = person.skeleton().head.flat();
    let k = person.scale();
    Person {
        at: (head.0 - x * k, head.1 - y * k),
        ..person
    }
}

/// All of them.
pub fn all() -> Vec<Hiding> {
    let player = |person: Person, head: At, near: f64| Hiding {
        person: with_head(person, head),
        near,
        role: Role::Player,
    };
    vec![
        player(hiding::hanging(), (648.0, 206.0), 0.1),
        player(hiding::behind_post(), (104.0, 466.0), 0.15),
        player(hiding::held(), (676.0, 604.0), 0.2),
        player(hiding::holding(), (636.0, 588.0), 0.25),
        Hiding {
            role: Role::Keeper,
            ..player(hiding::keeper(), (236.0, 760.0), 0.4)
        },
        Hiding {
            role: Role::Referee,
            ..player(hiding::referee(), (610.0, 950.0), 0.75)
        },
        player(hiding::gripping(), (168.0, 930.0), 0.9),
    ]
}
