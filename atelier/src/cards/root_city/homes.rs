//! Homes of many kinds: some stand on roots, some hang from them, some are in them.

use super::LAMP;
use super::home::Home;
use super::home::Kind::{self, Acorn, Cafe, Dome, Mill, Mushroom, Pot, Shell, Tower, Town};
use super::roots::Roots;
use crate::line::taper;
use crate::motifs::buildings::Roof;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};

const WALLS: [&str; 6] = [
    "#b9703f", "#8f4a34", "#d19a56", "#7a5a40", "#a85c3a", "#4f6a60",
];
const TILES: [&str; 5] = ["#5a2c24", "#3f2a26", "#6e3a26", "#2f4a4a", "#7a4428"];

/// On which street, where, how large, and what.
const HOMES: [(usize, f64, f64, Kind); 36] = [
    (0, 24.0, 0.8, Mushroom),
    (0, 336.0, 0.62, Acorn),
    (1, 560.0, 0.7, Pot),
    (1, 614.0, 1.0, Town(40.0, 70.0, 26.0, Roof::Mansard)),
    (1, 662.0, 0.74, Dome),
    (1, 710.0, 1.0, Town(32.0, 52.0, 34.0, Roof::Onion)),
    (1, 762.0, 0.7, Mushroom),
    (2, 716.0, 0.72, Shell),
    (2, 770.0, 0.86, Acorn),
    (3, 18.0, 0.9, Tower),
    (3, 66.0, 0.9, Pot),
    (3, 122.0, 1.0, Town(46.0, 92.0, 34.0, Roof::Gable)),
    (3, 168.0, 1.0, Town(34.0, 64.0, 34.0, Roof::Onion)),
    (3, 244.0, 0.9, Cafe),
    (3, 302.0, 0.86, Mushroom),
    (3, 350.0, 0.6, Acorn),
    (4, 22.0, 0.86, Dome),
    (4, 74.0, 0.76, Acorn),
    (5, 556.0, 0.84, Acorn),
    (5, 612.0, 1.0, Town(44.0, 78.0, 30.0, Roof::Steps)),
    (5, 690.0, 0.62, Pot),
    (5, 732.0, 0.86, Tower),
    (5, 782.0, 0.84, Shell),
    (6, 660.0, 0.66, Pot),
    (6, 722.0, 1.0, Town(34.0, 56.0, 26.0, Roof::Gable)),
    (6, 776.0, 0.8, Mushroom),
    (7, 24.0, 1.0, Shell),
    (7, 84.0, 1.0, Town(46.0, 66.0, 30.0, Roof::Mansard)),
    (7, 136.0, 0.86, Mill),
    (7, 196.0, 0.8, Mushroom),
    (8, 24.0, 0.7, Acorn),
    (8, 78.0, 1.0, Town(34.0, 48.0, 26.0, Roof::Gable)),
    (8, 132.0, 0.74, Pot),
    (9, 632.0, 0.86, Cafe),
    (9, 718.0, 0.88, Mill),
    (9, 774.0, 1.0, Town(42.0, 84.0, 32.0, Roof::Gable)),
];

/// Draws those that stand.
pub fn standing(scene: &Scene, roots: &Roots) {
    for (i, &(street, x, size, kind)) in HOMES.iter().enumerate() {
        let foot = roots
            .floor(street, x - 14.0)
            .max(roots.floor(street, x + 14.0))
            + 5.0;
        let mut chance = Chance::of("root home", i as u64);
        let home = Home {
            scene,
            spot: Spot::new(x, foot, size).turned(chance.between(-3.0, 3.0)),
            seed: i as i64 * 20,
            wall: WALLS[(i * 5 + 1) % 6].into(),
            tiles: TILES[(i * 3) % 5].into(),
        };
        scene.add(home.ink(kind));
    }
}

/// Draws those that hang, with the ropes or roots they hang from.
pub fn hanging(scene: &Scene) {
    let gourds: [(At, f64, f64, usize); 6] = [
        ((300.0, 690.0), 54.0, 0.94, 1),
        ((364.0, 640.0), 90.0, 0.76, 4),
        ((188.0, 780.0), 20.0, 0.56, 5),
        ((548.0, 756.0), 26.0, 0.64, 3),
        ((320.0, 920.0), 66.0, 0.96, 0),
        ((430.0, 820.0), 168.0, 0.84, 2),
    ];
    for (i, (at, rope, size, which)) in gourds.into_iter().enumerate() {
        let foot = (at.0, at.1 + rope);
        let line = [at, (at.0 + 3.0, at.1 + rope * 0.5), (foot.0, foot.1 + 4.0)];
        scene.add(scene.fill(
            &taper(&line, &[6.0 * size, 3.0 * size, 3.6 * size]),
            "#3a2018",
        ));
        let home = Home {
            scene,
            spot: Spot::new(foot.0, foot.1, size).turned(if i % 2 == 0 { -4.0 } else { 5.0 }),
            seed: 900 + i as i64 * 20,
            wall: WALLS[which % 6].into(),
            tiles: TILES[(i * 2 + 1) % 5].into(),
        };
        scene.add(home.gourd());
    }
}

/// Draws the doors and windows in the great root itself.
pub fn burrows(scene: &Scene) {
    for (k, (x, y, r, life)) in [
        (430.0, 474.0, 12.0, 1),
        (460.0, 572.0, 11.0, 2),
        (450.0, 728.0, 12.0, 3),
        (474.0, 884.0, 10.0, 4),
        (436.0, 800.0, 8.0, 1),
        (548.0, 988.0, 8.0, 2),
        (240.0, 696.0, 7.0, 3),
        (352.0, 868.0, 8.0, 0),
    ]
    .into_iter()
    .enumerate()
    {
        let home = Home {
            scene,
            spot: Spot::new(x, y, 1.0),
            seed: 700 + k as i64,
            wall: "#3a1f16".into(),
            tiles: "#3a1f16".into(),
        };
        scene.add(scene.glow((x, y), r * 5.0, LAMP, 0.4, 0.3));
        scene.add(home.pane((0.0, 0.0), r, r * 1.5, life, true));
    }
}
