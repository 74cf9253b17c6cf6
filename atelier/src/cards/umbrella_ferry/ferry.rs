//! The ferry and its passengers, who are umbrellas.

use super::{DEEP, PALE, leaning};
use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, circle, distance, handcut, handcut_finely, rect, taper};
use crate::motifs::things::{OpenUmbrella, Print};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// The place on deck that nobody has taken.
const FREE: At = (-46.0, 236.0);
const FUNNEL: At = (4.0, -46.0);

/// From the bow along one side to the stern.
const SIDE: [At; 11] = [
    (0.0, -338.0),
    (34.0, -322.0),
    (74.0, -276.0),
    (110.0, -206.0),
    (134.0, -120.0),
    (145.0, -20.0),
    (147.0, 90.0),
    (141.0, 200.0),
    (126.0, 268.0),
    (92.0, 306.0),
    (0.0, 318.0),
];

fn flat() -> Shape {
    let mut knots: Vec<Knot> = SIDE.iter().map(|&at| at.into()).collect();
    knots[0].corner = true;
    let other = SIDE[1..SIDE.len() - 1].iter().rev();
    knots.extend(other.map(|&(x, y)| Knot::from((-x, y))));
    blob(&knots)
}

pub fn hull(ship: &Spot) -> Shape {
    ship.put(&flat())
}

pub fn ferry(scene: &Scene, ship: &Spot) {
    let whole = flat();
    let hull = handcut(&ship.put(&whole.grown(5.0)), 0.8, 40.0, 3);
    let foam = handcut(&ship.put(&whole.grown(13.0)), 4.0, 22.0, 8);
    scene.add(scene.shadow(&hull, (26.0, 38.0), 20.0, DEEP, 0.62));
    scene.add(scene.veil(&foam, PALE, 0.6));
    scene.add(scene.sheet(&hull, "#24374f").rim(2.0).ink());
    let belt = handcut(&ship.put(&whole.grown(1.0)), 0.6, 40.0, 4);
    scene.add(scene.sheet(&belt, "#d8553f").shade(0.4).rim(1.2).ink());
    let rail = handcut(&ship.put(&whole.grown(-3.0)), 0.6, 40.0, 5);
    scene.add(scene.sheet(&rail, "#f4ead6").shade(0.5).rim(1.6).ink());
    let inside = ship.put(&whole.grown(-14.0));
    deck(scene, ship, &inside);
    tyres(scene, ship);
    passengers(scene, ship);
    wheelhouse(scene, ship);
}

fn deck(scene: &Scene, ship: &Spot, inside: &Shape) {
    scene.add(scene.sheet(inside, "#a9744c").shade(0.4).rim(0.0).ink());
    let seams = (-9..=9).map(|i| {
        let x = f64::from(i) * 15.0;
        ship.put(&taper(
            &spots![x, -330; x + 0.6, 0; x, 320],
            &[1.0, 1.3, 1.0],
        ))
    });
    let joints = (-9..9).flat_map(|i| {
        (0..5).map(move |j| {
            let (x, y) = (
                f64::from(i) * 15.0,
                -300.0 + f64::from(j) * 128.0 + f64::from((i * 37 + 400) % 90),
            );
            ship.put(&rect(x, y, x + 15.0, y + 1.2))
        })
    });
    let seams = all(seams.chain(joints));
    scene.add(scene.clipped(inside, scene.veil(&seams, "#4a2a24", 0.6)));
    // The bulwark's shadow, and wet boards that hold the sky.
    let lee = inside.minus(&inside.moved(9.0, 12.0));
    scene.add(scene.veil(&lee, "#3a2028", 0.42));
    let wet = stops![0, PALE, 0.1; 0.6, PALE, 0.0; 1, DEEP, 0.3];
    scene.add(scene.fill(inside, scene.linear((300.0, 150.0), (620.0, 700.0), &wet)));
}

/// Tyres, so that she may touch the pier.
fn tyres(scene: &Scene, ship: &Spot) {
    for (x, y) in [
        (150.0, -10.0),
        (152.0, 90.0),
        (144.0, 196.0),
        (-150.0, -10.0),
        (-152.0, 90.0),
        (-144.0, 196.0),
    ] {
        let at = ship.point((x, y));
        let tyre = handcut(&ship.put(&blob(&knots![x - 5.0, y - 14.0; x + 5.0, y - 13.0; x + 6.5, y; x + 5.0, y + 13.0; x - 5.0, y + 14.0; x - 6.0, y])), 0.5, 8.0, y as i64);
        scene.add(scene.shadow(&tyre, (3.0, 4.0), 3.0, DEEP, 0.5));
        scene.add(scene.sheet(&tyre, "#2a2c38").rim(1.0).ink());
        let groove = circle(at, 3.0).stretched(0.6, 1.4, at);
        scene.add(scene.veil(&groove, "#0f1420", 0.7));
    }
}

const WHEELHOUSE: At = (0.0, -196.0);

fn wheelhouse(scene: &Scene, ship: &Spot) {
    let (x, y) = WHEELHOUSE;
    let walls = blob(&knots![
        x - 62.0, y + 34.0, corner; x - 64.0, y - 8.0; x - 44.0, y - 38.0; x, y - 50.0; x + 44.0, y - 38.0; x + 64.0, y - 8.0;
        x + 62.0, y + 34.0, corner; x, y + 38.0
    ]);
    let foot = ship.put(&walls);
    let middle = foot.bounds().middle();
    let lean = leaning(middle, 0.075);
    let (dx, dy) = (lean.0 - middle.0, lean.1 - middle.1);
    let roof = handcut(&foot.moved(dx, dy), 0.6, 26.0, 5);
    let house = foot.swept(dx, dy, 8);
    scene.add(scene.shadow(&house, (14.0, 20.0), 12.0, DEEP, 0.6));
    scene.add(scene.sheet(&house, "#6f8aa0").shade(0.6).rim(0.0).ink());
    let glass = house.minus(&roof.grown(5.0));
    scene.add(scene.veil(&glass, "#22344a", 0.75));
    scene.add(scene.shadow(&roof, (2.0, 3.0), 4.0, DEEP, 0.5));
    scene.add(scene.sheet(&roof, "#f6efdf").shade(0.55).rim(1.8).ink());
    let inset = roof.grown(-8.0);
    scene.add(scene.veil(&inset.minus(&inset.moved(1.4, 1.8)), "#8a8a90", 0.6));
    scene.add(
        scene
            .sheet(&inset.grown(-3.0), "#e9dfc9")
            .shade(0.4)
            .rim(0.8)
            .ink(),
    );
    let top = Spot {
        at: (ship.at.0 + dx, ship.at.1 + dy),
        ..*ship
    };
    // Radar, horn, and a hatch.
    let hatch = handcut(
        &top.put(&rect(x - 38.0, y - 8.0, x - 12.0, y + 16.0).softened(3.0)),
        0.4,
        10.0,
        2,
    );
    scene.add(scene.shadow(&hatch, (2.0, 3.0), 3.0, DEEP, 0.4));
    scene.add(scene.sheet(&hatch, "#3f6f7c").rim(1.0).ink());
    let mast = top.point((x + 18.0, y - 4.0));
    let high = leaning(mast, 0.05);
    let bar = taper(
        &[(high.0 - 30.0, high.1 + 6.0), (high.0 + 30.0, high.1 - 8.0)],
        &[7.0, 7.0],
    );
    scene.add(scene.shadow(&bar, (8.0, 12.0), 4.0, DEEP, 0.5));
    scene.add(scene.fill(&taper(&[mast, high], &[9.0, 7.0]), "#7d8791"));
    scene.add(
        scene
            .sheet(&handcut_finely(&bar, 0.4, 9.0, 4, 0.2), "#d8553f")
            .rim(1.2)
            .ink(),
    );
    scene.add(scene.fill(&circle(high, 4.4), "#3a2430"));
}

fn funnel(scene: &Scene, ship: &Spot) {
    let at = ship.point(FUNNEL);
    let top = leaning(at, 0.12);
    let body = handcut(&circle(at, 29.0), 0.6, 16.0, 4);
    let (dx, dy) = (top.0 - at.0, top.1 - at.1);
    let tube = body.swept(dx, dy, 6);
    scene.add(scene.shadow(&tube, (14.0, 20.0), 10.0, DEEP, 0.6));
    scene.add(scene.sheet(&tube, "#d8553f").rim(1.4).ink());
    let lip = handcut(&circle(top, 29.0), 0.5, 16.0, 5);
    scene.add(scene.sheet(&lip, "#2a3348").rim(1.8).ink());
    let mouth = handcut(&circle(top, 20.0), 0.5, 16.0, 6);
    let soot = stops![0, "#05070e"; 0.7, "#131722"; 1, "#3d4558"];
    scene.add(scene.fill(
        &mouth,
        scene.radial_from(top, 22.0, (top.0 - 7.0, top.1 - 8.0), &soot),
    ));
}

const PAPERS: [(&str, &str); 15] = [
    ("#e5533d", "#f8e3c0"),
    ("#f2b53a", "#c8452f"),
    ("#2f8f8a", "#f4dc9a"),
    ("#3c5fa8", "#f5e9d4"),
    ("#e88aa0", "#8a2f56"),
    ("#7fb04a", "#f7efc4"),
    ("#f4ead0", "#d8452f"),
    ("#7a4c94", "#f0b6c4"),
    ("#f08a4a", "#7a2a3a"),
    ("#5fb4cc", "#fbf3e0"),
    ("#c23a62", "#f6c64a"),
    ("#2a3f6a", "#e8a83a"),
    ("#f6d76a", "#3f7f6a"),
    ("#e9e3d8", "#3c5fa8"),
    ("#b8d8a8", "#2f6f5a"),
];

const PRINTS: [Print; 9] = [
    Print::Gores,
    Print::Dots,
    Print::Rings,
    Print::Plain,
    Print::Border,
    Print::Swirl,
    Print::Petals,
    Print::Tartan,
    Print::Gores,
];

fn passengers(scene: &Scene, ship: &Spot) {
    let mut chance = Chance::of("ferry passengers", 23);
    let deck = flat().grown(-14.0);
    let (wx, wy) = WHEELHOUSE;
    let house = rect(wx - 66.0, wy - 54.0, wx + 66.0, wy + 40.0);
    // Three that must be there, then whoever finds room, the broad ones first.
    let mut put: Vec<(At, f64, Option<Print>)> = vec![
        ((58.0, 214.0), 42.0, Some(Print::Clear)),
        ((-78.0, 60.0), 42.0, Some(Print::Melon)),
        ((74.0, -36.0), 38.0, Some(Print::Clear)),
    ];
    let inner = |r: f64| deck.grown(-r * 0.52);
    for (r, tries) in [
        (45.0, 400),
        (40.0, 900),
        (36.0, 2500),
        (31.0, 3500),
        (26.0, 5000),
        (21.0, 6000),
        (17.0, 4000),
    ] {
        let room = inner(r);
        for _ in 0..tries {
            let at = (chance.between(-140.0, 140.0), chance.between(-330.0, 310.0));
            let r = r * chance.between(0.95, 1.06);
            let near = put
                .iter()
                .any(|(other, r2, _)| distance(*other, at) < (r + r2) * 0.79);
            let blocked = distance(at, FREE) < r + 16.0
                || distance(at, FUNNEL) < r + 14.0
                || house.grown(r * 0.45).contains(at);
            if !near && !blocked && room.contains(at) {
                put.push((at, r, None));
            }
        }
    }
    let mut worn: Vec<(At, usize, usize)> = Vec::new();
    let mut umbrellas: Vec<(f64, OpenUmbrella)> = Vec::new();
    for (at, r, print) in put {
        // Nobody next to somebody with the same umbrella.
        let close = |limit: f64| {
            worn.iter()
                .filter(move |(other, ..)| distance(*other, at) < limit)
        };
        let paper = (0..60)
            .map(|_| chance.below(PAPERS.len() as u64) as usize)
            .find(|paper| close(105.0).all(|(_, worn, _)| worn != paper))
            .unwrap_or(0);
        let pattern = (0..60)
            .map(|_| chance.below(PRINTS.len() as u64) as usize)
            .find(|print| close(66.0).all(|(.., worn)| PRINTS[*worn] != PRINTS[*print]))
            .unwrap_or(3);
        worn.push((at, paper, pattern));
        let (mut colour, mut second): (Colour, Colour) =
            (PAPERS[paper].0.into(), PAPERS[paper].1.into());
        let print = print.unwrap_or(PRINTS[pattern]);
        if print == Print::Melon {
            (colour, second) = ("#e8503f".into(), "#4f8a3f".into());
        } else if print == Print::Clear {
            colour = "#d4e8ee".into();
        }
        let at = ship.point(at);
        let r = r * ship.size;
        let ribs = if print == Print::Plain && chance.happens(0.4) {
            12
        } else {
            8
        };
        let umbrella = OpenUmbrella {
            at,
            tip: leaning(at, 0.02 + 0.0006 * r),
            r,
            turn: chance.between(0.0, 45.0),
            ribs,
            colour: mix(colour, "#8fa6b4", 0.06),
            second,
            print,
        };
        let height = if print == Print::Clear {
            2.0
        } else {
            chance.unit()
        };
        umbrellas.push((height, umbrella));
    }
    umbrellas.sort_by(|a, b| a.0.total_cmp(&b.0));
    for (i, (_, umbrella)) in umbrellas.iter().enumerate() {
        scene.add(umbrella.ink(scene, "#20182c", 10 + i as i64));
    }
    funnel(scene, ship);
    // The far side of the ship lies in a thinner light.
    let dusk = stops![0, Colour::BLACK, 0.0; 0.6, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.34];
    let dusk = scene.linear((330.0, 180.0), (640.0, 640.0), &dusk);
    scene.add(scene.grain(&ship.put(&deck), dusk, DEEP, Spray::finer(7, 0.8, 0.5)));
}
