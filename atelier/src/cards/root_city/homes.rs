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
    "#b84a34", "#2f6a70", "#8a3a44", "#3a4a66", "#c8703a", "#4a7a6a",
];
const TILES: [&str; 5] = ["#4a1e2a", "#22343e", "#6a2a2c", "#1e4448", "#5a2a30"];

/// On which street, where, how large, and what.
const HOMES: [(usize, f64, f64, Kind); 21] = [
    (0, 24.0, 0.8, Mushroom),
    (1, 614.0, 1.0, Town(40.0, 70.0, 26.0, Roof::Mansard)),
    (1, 662.0, 0.74, Dome),
    (1, 710.0, 1.0, Town(32.0, 52.0, 34.0, Roof::Onion)),
    (2, 716.0, 0.72, Shell),
    (3, 18.0, 0.9, Tower),
    (3, 122.0, 1.0, Town(46.0, 92.0, 34.0, Roof::Gable)),
    (3, 168.0, 1.0, Town(34.0, 64.0, 34.0, Roof::Onion)),
    (3, 244.0, 0.9, Cafe),
    (3, 302.0, 0.86, Mushroom),
    (4, 22.0, 0.86, Acorn),
    (5, 612.0, 1.0, Town(44.0, 78.0, 30.0, Roof::Steps)),
    (5, 732.0, 0.86, Tower),
    (6, 722.0, 1.0, Town(34.0, 56.0, 26.0, Roof::Gable)),
    (6, 776.0, 0.8, Pot),
    (7, 24.0, 1.0, Shell),
    (7, 84.0, 1.0, Town(46.0, 66.0, 30.0, Roof::Mansard)),
    (7, 136.0, 0.86, Mill),
    (8, 78.0, 0.8, Acorn),
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
            spot: Spot::new(x, foot, size * 1.14).turned(chance.between(-3.0, 3.0)),
            seed: i as i64 * 20,
            wall: WALLS[(i * 5 + 1) % 6].into(),
            tiles: TILES[(i * 3) % 5].into(),
        };
        scene.add(home.ink(kind));
    }
}

/// Draws those that hang, with the ropes or roots they hang from.
pub fn hanging(scene: &Scene) {
    let gourds: [(At, f64, f64, usize); 4] = [
        ((300.0, 690.0), 54.0, 0.94, 1),
        ((364.0, 640.0), 90.0, 0.76, 4),
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
