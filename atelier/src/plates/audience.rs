//! The audience of the front page: rabbits and other guests on a meadow at night, seen from behind, before a stage.
//!
//! Above it there is nothing, so that the stage is seen; below it is as dark as the page, which goes on there.

mod guests;
mod meadow;
mod parties;

use crate::scene::Scene;
use meadow::Meadow;
use parties::{Party, Row};

/// For wide screens. Its sides fit to each other.
pub fn scene() -> Scene {
    let meadow = Meadow {
        size: (1600.0, 420.0),
        back: 226.0,
        middle: 262.0,
        front: 298.0,
        dark: 336.0,
        swell: 1.0,
    };
    drawn(&meadow, &WIDE)
}

/// For phones: fewer of them.
pub fn phone() -> Scene {
    let meadow = Meadow {
        size: (680.0, 334.0),
        back: 184.0,
        middle: 214.0,
        front: 240.0,
        dark: 268.0,
        swell: 0.75,
    };
    drawn(&meadow, &PHONE)
}

/// Who sits where, and how large.
type Seats = [(Party, Row, f64, f64)];

const WIDE: [(Party, Row, f64, f64); 17] = [
    (Party::Owl, Row::Back, 78.0, 0.92),
    (Party::Grandmother, Row::Back, 196.0, 0.94),
    (Party::Bearer, Row::Back, 424.0, 0.9),
    (Party::Whisperers, Row::Back, 528.0, 0.92),
    (Party::Parent, Row::Back, 788.0, 1.0),
    (Party::Scarf, Row::Back, 906.0, 0.88),
    (Party::Fox, Row::Back, 1052.0, 0.96),
    (Party::Pair, Row::Back, 1270.0, 0.92),
    (Party::Stout, Row::Back, 1478.0, 1.0),
    (Party::Light, Row::Middle, 342.0, 1.0),
    (Party::Hedgehog, Row::Middle, 612.0, 0.84),
    (Party::Pointer, Row::Middle, 980.0, 0.58),
    (Party::Light, Row::Middle, 1346.0, 0.94),
    (Party::Mushroom, Row::Middle, 1414.0, 0.86),
    (Party::Curious, Row::Middle, 300.0, 0.56),
    (Party::Light, Row::Middle, 680.0, 0.72),
    (Party::Nap, Row::Middle, 1180.0, 0.7),
];

const PHONE: [(Party, Row, f64, f64); 9] = [
    (Party::Owl, Row::Back, 24.0, 0.74),
    (Party::Grandmother, Row::Back, 116.0, 0.74),
    (Party::Whisperers, Row::Back, 236.0, 0.74),
    (Party::Parent, Row::Back, 376.0, 0.8),
    (Party::Fox, Row::Back, 474.0, 0.78),
    (Party::Stout, Row::Back, 650.0, 0.74),
    (Party::Light, Row::Middle, 182.0, 0.74),
    (Party::Hedgehog, Row::Middle, 306.0, 0.66),
    (Party::Mushroom, Row::Middle, 600.0, 0.66),
];

fn drawn(meadow: &Meadow, seats: &Seats) -> Scene {
    let (width, _) = meadow.size;
    let scene = Scene::sized(meadow.size, (width / 2.0, -260.0));
    for row in [Row::Back, Row::Middle] {
        meadow.land(&scene, row);
        let seated = seats.iter().zip(0_i64..).filter(|(seat, _)| seat.1 == row);
        for (&(party, _, x, size), i) in seated {
            let at = (x, meadow.height(row, x) + 9.0);
            party.draw(&scene, meadow, row, at, size, 40 + i * 10);
        }
    }
    meadow.foreground(&scene);
    scene
}
