//! The cloth where all beams cross: four cups that steam, a cake in quarters, one gone, and a spoon that still rocks.

use crate::line::{blob, circle, ellipse, handcut, poly, rect, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::{CARS, MIDDLE};

/// Where the cups stand, and where their handles point.
const CUPS: [(At, f64); 4] = [
    ((-62.0, -54.0), 205.0),
    ((60.0, -58.0), -40.0),
    ((62.0, 56.0), 62.0),
    ((-54.0, 62.0), 140.0),
];

fn spot() -> Spot {
    Spot::new(MIDDLE.0, MIDDLE.1, 1.0).turned(13.0)
}

/// Low light from four sides throws four shadows.
fn shadows(scene: &Scene, thing: &Shape, long: f64, on: &Shape) {
    let middle = thing.bounds().middle();
    for car in &CARS {
        let [a, b] = car.lamps();
        let from = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
        let (x, y) = step(from, middle);
        let fallen = thing.swept(x * long, y * long, 10).minus(thing).within(on);
        let stops = stops![0, "#3a3f6a", 0.5; 1, "#3a3f6a", 0.02];
        let fill = scene.linear(
            middle,
            (middle.0 + x * (long + 12.0), middle.1 + y * (long + 12.0)),
            &stops,
        );
        scene.add(scene.multiplied(scene.fill(&fallen, fill)));
    }
}

pub fn draw(scene: &Scene) {
    let cloth = cloth(scene);
    for (at, turn) in CUPS {
        cup(scene, at, turn, &cloth);
    }
    cake(scene, &cloth);
    spoon(scene, &cloth);
    for (i, (at, _)) in (0..).zip(CUPS) {
        scene.add(steam(scene, spot().point(at), i));
    }
}

/// The cloth, with a woven edge; one corner is folded over.
fn cloth(scene: &Scene) -> Shape {
    let sheet = blob(
        &knots![-112, -108, corner; 0, -114; 110, -106, corner; 116, 0; 112, 70, corner; 78, 112, corner; 0, 110; -108, 114, corner; -116, 0],
    );
    let sheet = handcut(&spot().put(&sheet), 1.6, 26.0, 7);
    scene.add(scene.blurred(scene.veil(&sheet.grown(5.0), "#1b2444", 0.55), 6.0));
    scene.add(scene.fill(
        &sheet,
        scene.radial(
            MIDDLE,
            170.0,
            &stops![0, "#fffdf2"; 0.7, "#fbf1d8"; 1, "#ecdcbc"],
        ),
    ));
    for far in [96.0, 88.0] {
        let band =
            rect(-far, -far, far, far).minus(&rect(-far + 4.0, -far + 4.0, far - 4.0, far - 4.0));
        scene.add(scene.clipped(&sheet, scene.veil(&spot().put(&band), "#c8574a", 0.75)));
    }
    for fold in [
        spots![-112, -34; 0, -38; 112, -34],
        spots![-110, 36; 0, 38; 108, 35],
    ] {
        scene.add(scene.clipped(
            &sheet,
            scene.thread(&spot().points(fold), "#c9b795", 1.6, 0.7),
        ));
    }
    for fold in [
        spots![-36, -112; -38, 0; -36, 110],
        spots![38, -110; 40, 0; 38, 110],
    ] {
        scene.add(scene.clipped(
            &sheet,
            scene.thread(&spot().points(fold), "#c9b795", 1.6, 0.7),
        ));
    }
    let corner = spot().put(&poly(&spots![112, 70; 78, 112; 74, 74]));
    scene.add(scene.veil(&corner.moved(-3.0, -4.0), "#3a3f6a", 0.4));
    scene.add(scene.fill(&corner, "#e2d2b4"));
    sheet
}

fn cup(scene: &Scene, at: At, turn: f64, cloth: &Shape) {
    let put = |shape: &Shape| spot().put(&shape.turned(turn, (0.0, 0.0)).moved(at.0, at.1));
    let rim = put(&circle((0.0, 0.0), 15.0));
    shadows(scene, &rim, 46.0, cloth);
    scene.add(scene.veil(&put(&circle((2.0, 3.0), 25.0)), "#3a3f6a", 0.35));
    scene.add(scene.fill(&put(&circle((0.0, 0.0), 24.5)), "#f6f4ee"));
    scene.add(scene.fill(
        &put(&circle((0.0, 0.0), 22.0).minus(&circle((0.0, 0.0), 20.0))),
        "#6f8fb4",
    ));
    let handle = taper(&spots![12, 5; 24, 8; 22, -4; 13, -5], &[4.5, 5.0, 4.5]);
    scene.add(scene.veil(&put(&handle.moved(1.5, 2.5)), "#3a3f6a", 0.4));
    scene.add(scene.fill(&put(&handle), "#ffffff"));
    scene.add(scene.veil(&put(&circle((1.5, 2.0), 16.5)), "#3a3f6a", 0.35));
    scene.add(scene.fill(&rim, "#ffffff"));
    scene.add(scene.fill(&put(&circle((0.0, 0.0), 12.0)), "#8a4f2c"));
    scene.add(scene.veil(&put(&ellipse((-3.0, -3.0), 6.0, 4.0)), "#c98a55", 0.9));
}

/// A cake cut crosswise; of the fourth quarter only crumbs are left.
fn cake(scene: &Scene, cloth: &Shape) {
    let put = |shape: &Shape| spot().put(shape);
    let plate = put(&circle((2.0, 2.0), 46.0));
    scene.add(scene.veil(&plate.moved(3.0, 4.0), "#3a3f6a", 0.4));
    scene.add(scene.fill(&plate, "#dfe7ea"));
    scene.add(scene.veil(
        &put(&circle((2.0, 2.0), 43.0).minus(&circle((2.0, 2.0), 41.0))),
        "#6f8fb4",
        0.8,
    ));
    let quarters: Vec<Shape> = [(-1.0, -1.0), (-1.0, 1.0), (1.0, -1.0)]
        .into_iter()
        .map(|(x, y): At| {
            let wedge = circle((2.0, 2.0), 36.0).within(
                &rect(0.0, 0.0, 60.0, 60.0)
                    .stretched(x, y, (0.0, 0.0))
                    .moved(2.0 + x * 1.8, 2.0 + y * 1.8),
            );
            put(&wedge)
        })
        .collect();
    shadows(scene, &all(quarters.iter().cloned()), 34.0, cloth);
    for quarter in &quarters {
        scene.add(scene.veil(&quarter.moved(2.0, 3.0), "#5a3a3a", 0.6));
        scene.add(scene.fill(quarter, "#7a3f2e"));
        scene.add(scene.fill(&quarter.grown(-3.4), "#f3c9c0"));
        scene.add(scene.fill(&quarter.grown(-8.0), "#f8dcd2"));
    }
    for (x, y) in spots![-10, -18; -20, 4; -8, 22; 16, -14; 22, -24; -24, -10] {
        scene.add(scene.fill(&put(&circle((x, y), 4.6)), "#c2293a"));
        scene.add(scene.fill(&put(&circle((x - 1.3, y - 1.3), 1.4)), "#ffd9d0"));
    }
    for (x, y, r) in [
        (12.0, 14.0, 2.2),
        (20.0, 10.0, 1.6),
        (16.0, 24.0, 1.8),
        (28.0, 18.0, 1.3),
        (9.0, 26.0, 1.4),
    ] {
        scene.add(scene.fill(&put(&circle((x, y), r)), "#7a3f2e"));
    }
}

/// The spoon lies on its bowl, and has not come to rest.
fn spoon(scene: &Scene, cloth: &Shape) {
    let bowl =
        ellipse((0.0, 0.0), 10.0, 7.0).and(&taper(&spots![8, 0; 26, 1; 44, 0], &[4.0, 3.4, 5.0]));
    let place = |turn: f64| {
        spot().put(
            &bowl
                .scaled(1.15)
                .turned(turn + 84.0, (0.0, 0.0))
                .moved(-84.0, -18.0),
        )
    };
    for (turn, much) in [(-24.0, 0.3), (-16.0, 0.4), (9.0, 0.3)] {
        scene.add(scene.veil(&place(turn), "#8b93a6", much));
    }
    let spoon = place(-8.0);
    shadows(scene, &spoon, 12.0, cloth);
    scene.add(scene.fill(&spoon, "#aab4c0"));
    scene.add(scene.fill(&spot().put(&ellipse((-84.0, -18.0), 5.0, 7.0)), "#f4f6f6"));
}

fn steam(scene: &Scene, at: At, i: i64) -> Ink {
    let sway = 8.0 - 5.0 * i as f64;
    let (x, y) = at;
    let wisps = [
        taper(
            &[
                (x - 2.0, y),
                (x + 10.0, y - 18.0),
                (x + 2.0 + sway * 0.4, y - 38.0),
                (x + 18.0 + sway, y - 62.0),
                (x + 12.0 + sway, y - 84.0),
            ],
            &[3.0, 9.0, 8.0, 11.0, 3.0],
        ),
        taper(
            &[
                (x + 4.0, y - 2.0),
                (x - 4.0, y - 20.0),
                (x + 12.0, y - 40.0),
                (x + 4.0 + sway, y - 60.0),
            ],
            &[2.0, 6.0, 7.0, 2.0],
        ),
    ];
    wisps
        .iter()
        .map(|wisp| scene.blurred(scene.veil(wisp, "#ffffff", 0.5), 2.2))
        .sum()
}
