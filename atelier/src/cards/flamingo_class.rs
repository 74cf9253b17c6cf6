//! Noon in a lime lagoon: rows of flamingos, each on one leg, and a gentleman with a briefcase who nearly manages it too.

mod flamingo;
mod gentleman;
mod lagoon;
mod man;
mod necks;

use crate::colour::ramp;
use crate::random::noise;
use crate::scene::{Finish, Scene};
use crate::shape::Spot;
use flamingo::Flamingo;
use necks::NECKS;

const DEEP: &str = "#24512e";
const PINKS: [&str; 3] = ["#f9c3c2", "#f58c9b", "#ea557a"];

/// A row: where its feet are, how large its birds are, and for each where it stands, which way it looks, and whose neck it has.
type Row = (f64, f64, &'static [(f64, char, usize)]);
const ROWS: [Row; 5] = [
    (
        306.0,
        0.62,
        &[
            (38.0, '>', 0),
            (126.0, '<', 1),
            (207.0, '>', 0),
            (318.0, '<', 4),
            (404.0, '<', 2),
            (496.0, '>', 9),
            (586.0, '<', 0),
            (676.0, '>', 0),
            (764.0, '<', 2),
        ],
    ),
    (
        436.0,
        0.82,
        &[
            (20.0, '>', 6),
            (138.0, '>', 10),
            (256.0, '<', 3),
            (370.0, '>', 4),
            (482.0, '<', 2),
            (606.0, '<', 8),
            (716.0, '<', 4),
            (812.0, '<', 0),
        ],
    ),
    (
        604.0,
        1.06,
        &[
            (76.0, '>', 4),
            (214.0, '>', 9),
            (356.0, '>', 0),
            (508.0, '<', 13),
            (640.0, '<', 11),
            (764.0, '<', 1),
        ],
    ),
    (
        826.0,
        1.34,
        &[
            (20.0, '>', 2),
            (166.0, '>', 0),
            (690.0, '<', 5),
            (838.0, '<', 1),
        ],
    ),
    (
        1130.0,
        1.66,
        &[(48.0, '>', 11), (206.0, '>', 8), (802.0, '<', 8)],
    ),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(330.0, -300.0).focused((470.0, 860.0), 260.0);
    lagoon::sky(&scene);
    let mut which = 0;
    for (row, (y, size, birds)) in ROWS.into_iter().enumerate() {
        let near = row as f64 / 4.0;
        lagoon::water(&scene, row);
        if row == 4 {
            lagoon::clearing(&scene, (452.0, 1136.0));
        }
        for (i, &(x, looks, neck)) in birds.iter().enumerate() {
            let lift = 8.0 * size * noise(i as f64 * 1.7, row as i64, None);
            let bird = Flamingo {
                spot: Spot::new(x, y + lift, size).flipped(looks == '<'),
                neck: &NECKS[neck],
                sway: noise(f64::from(which) * 2.3, 8, None),
                pink: ramp(&PINKS, near + 0.12 * noise(f64::from(which) * 1.9, 4, None)),
                near,
            };
            bird.draw(&scene, 100 + 17 * i64::from(which));
            which += 1;
        }
        lagoon::plants(&scene, row);
    }
    gentleman::draw(&scene);
    lagoon::shore(&scene);
    scene.finish(Finish {
        tooth: 0.34,
        vignette: 0.06,
        colour: "#2a5a2a",
        middle: (430.0, 700.0),
        ..Finish::default()
    });
    scene
}
