//! Our side: the steel frame of the door, the sill, wet hoof prints, and the tip of our own shoe.

use crate::line::{blob, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::{knots, stops};

use super::soft;

const LEFT: f64 = 62.0;
const RIGHT: f64 = 742.0;
const TOP: f64 = 96.0;
const SILL: f64 = 1062.0;

pub fn draw(scene: &Scene) {
    frame(scene);
    ground(scene);
    for (at, size, turn) in [
        ((74.0, 1166.0), 1.0, 14.0),
        ((206.0, 1160.0), 0.96, 12.0),
        ((298.0, 1118.0), 0.76, 10.0),
        ((398.0, 1112.0), 0.72, 8.0),
    ] {
        print(scene, at, size, turn);
    }
}

fn frame(scene: &Scene) {
    let opening = rect(LEFT, TOP, RIGHT, 1300.0);
    let wall = rect(-20.0, -20.0, 820.0, 1220.0).minus(&opening);
    // The frame keeps the light of the cabin off its outer side.
    let within = rect(LEFT, TOP, RIGHT, SILL);
    let shade = within.minus(&within.moved(9.0, 14.0));
    scene.add(soft(scene, &within, &shade, "#1d2a30", 0.55, 7.0));
    let tones =
        stops![0, "#4e5c66"; 0.08, "#3a4751"; 0.5, "#4a5761"; 0.92, "#333f49"; 1, "#4a5761"];
    scene.add(scene.fill(&wall, scene.linear((0.0, 0.0), (800.0, 0.0), &tones)));
    let mut chance = Chance::of("one more frame", 3);
    for i in 0..70 {
        let y = chance.between(0.0, 1080.0);
        let x = if i % 2 == 0 {
            chance.between(0.0, 56.0)
        } else {
            chance.between(748.0, 800.0)
        };
        let colour = if i % 3 == 0 { "#2e3841" } else { "#dfe7ea" };
        scene.add(scene.stitched(
            &[(x, y), (x, y + chance.between(60.0, 240.0))],
            colour,
            1.0,
            0.14,
            None,
        ));
    }
    let lip = opening.grown(7.0).minus(&opening);
    scene.add(scene.fill(
        &lip,
        scene.linear((0.0, TOP), (0.0, SILL), &stops![0, "#dfe9e6"; 1, "#93a1a8"]),
    ));
    scene.add(scene.veil(
        &opening.grown(9.0).minus(&opening.grown(7.0)),
        "#27313a",
        0.8,
    ));
    for x in [LEFT - 24.0, RIGHT + 24.0] {
        scene.add(scene.veil(&rect(x, -10.0, x + 2.0, SILL), "#27313a", 0.5));
        scene.add(scene.veil(&rect(x + 2.0, -10.0, x + 4.0, SILL), "#cdd7db", 0.5));
    }
    lamp(scene);
    let plate = handcut(&rect(760.0, 566.0, 792.0, 640.0), 0.6, 20.0, 2).softened(6.0);
    scene.add(scene.veil(&plate.moved(2.0, 4.0), "#27313a", 0.6));
    scene.add(scene.fill(&plate, "#b9c5c8"));
    let knob = ellipse((776.0, 603.0), 10.0, 10.5);
    scene.add(scene.fill(&knob.grown(3.5), "#c8fbe4"));
    scene.add(scene.fill(&knob, "#5c6b73"));
    scene.add(scene.glow((776.0, 603.0), 40.0, "#8fffd8", 0.6, 0.3));
}

/// Above the door: a dark slit in which a red arrow points down.
fn lamp(scene: &Scene) {
    let slit = handcut(&rect(340.0, 26.0, 460.0, 68.0), 0.8, 20.0, 5).softened(8.0);
    scene.add(scene.fill(&slit.grown(5.0), "#9eabb1"));
    scene.add(scene.fill(&slit, "#161c22"));
    let arrow = poly(&[(384.0, 36.0), (416.0, 36.0), (400.0, 60.0)]).softened(2.0);
    scene.add(scene.blurred(scene.veil(&arrow.grown(6.0), "#ff4a3a", 0.8), 8.0));
    scene.add(scene.fill(&arrow, "#ff6a50"));
    scene.add(scene.glow((400.0, 50.0), 190.0, "#ff4a3a", 0.55, 0.3));
}

fn ground(scene: &Scene) {
    let floor = rect(-20.0, SILL, 820.0, 1220.0);
    let tones = stops![0, "#7d898c"; 0.4, "#56636a"; 1, "#323d45"];
    scene.add(scene.fill(&floor, scene.linear((0.0, SILL), (0.0, 1200.0), &tones)));
    let spill = poly(&[(LEFT, SILL), (RIGHT, SILL), (790.0, 1220.0), (10.0, 1220.0)]);
    scene.add(soft(scene, &floor, &spill, "#dcefe2", 0.5, 16.0));
    let mut chance = Chance::of("one more terrazzo", 8);
    for i in 0..170 {
        let at = (chance.between(0.0, 800.0), chance.between(1092.0, 1200.0));
        let r = chance.between(1.5, 4.0) * (at.1 - 900.0) / 260.0;
        let chip = handcut(&ellipse(at, r * 1.3, r * 0.7), 0.8, 5.0, i);
        let colour = ["#eef4ec", "#3d4950", "#b9d3c6"][(i % 3) as usize];
        scene.add(scene.veil(&chip, colour, 0.5));
    }
    let sill = rect(-20.0, SILL, 820.0, SILL + 28.0);
    scene.add(scene.fill(
        &sill,
        scene.linear(
            (0.0, SILL),
            (0.0, SILL + 28.0),
            &stops![0, "#f4f8f4"; 0.16, "#b3bfc1"; 1, "#77858a"],
        ),
    ));
    for y in [8.0, 14.0, 20.0] {
        scene.add(scene.veil(
            &rect(-20.0, SILL + y, 820.0, SILL + y + 2.4),
            "#39454b",
            0.75,
        ));
        scene.add(scene.veil(
            &rect(-20.0, SILL + y + 2.4, 820.0, SILL + y + 3.6),
            "#ffffff",
            0.6,
        ));
    }
    scene.add(scene.veil(
        &rect(-20.0, SILL + 28.0, 820.0, SILL + 33.0),
        "#2a343a",
        0.55,
    ));
}

/// A wet print of a horseshoe with its nail holes, seen aslant; the water around it shines.
fn print(scene: &Scene, (x, y): (f64, f64), size: f64, turn: f64) {
    let spot = Spot::new(x, y, size);
    let lay = |shape: &Shape| {
        spot.put(
            &shape
                .turned(turn, (0.0, 0.0))
                .stretched(1.0, 0.62, (0.0, 0.0)),
        )
    };
    let pool = handcut(&ellipse((0.0, 2.0), 58.0, 56.0), 5.0, 26.0, x as i64);
    let pool = lay(&pool);
    scene.add(scene.veil(&pool, "#31424a", 0.3));
    scene.add(scene.veil(&pool.minus(&pool.moved(0.0, -2.0)), "#f2fffa", 0.55));
    let outer = blob(
        &knots![-24, 44, corner; -40, 20; -43, -8; -30, -36; 0, -47; 30, -36; 43, -8; 40, 20; 24, 44, corner; 11, 40, corner; 22, 16; 23, -8; 15, -24; 0, -30; -15, -24; -23, -8; -22, 16; -11, 40, corner],
    );
    let mut holes = Shape::nothing();
    for (hx, hy) in [
        (-31.0, 14.0),
        (-33.0, -8.0),
        (-23.0, -28.0),
        (31.0, 14.0),
        (33.0, -8.0),
        (23.0, -28.0),
    ] {
        holes = holes.and(&ellipse((hx, hy), 3.2, 4.4));
    }
    let shoe = lay(&handcut(&outer, 0.8, 14.0, 2).minus(&holes));
    scene.add(scene.fill(&shoe, "#1d2a31"));
    scene.add(scene.veil(&shoe.minus(&shoe.moved(0.0, 2.6)), "#dff5ee", 0.55));
}

/// Our shoe, which was about to step in.
pub fn shoe(scene: &Scene) {
    let spot = Spot::new(588.0, 1158.0, 1.0).turned(-7.0);
    let sole = blob(
        &knots![-66, 110; -72, 10; -60, -56; -34, -94; 2, -106; 36, -94; 58, -54; 66, 10; 62, 110],
    );
    let sole = spot.put(&handcut(&sole, 0.8, 20.0, 3));
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&sole.moved(14.0, 20.0), "#1b2529", 0.7), 10.0)),
    );
    scene.add(scene.fill(&sole, "#0d0d12"));
    let upper = spot.put(&blob(
        &knots![-58, 110; -64, 10; -52, -52; -30, -86; 2, -97; 30, -86; 50, -52; 58, 10; 56, 110],
    ));
    let tones = stops![0, "#4a4c57"; 0.35, "#23242c"; 1, "#101016"];
    scene.add(scene.fill(
        &upper,
        scene.radial(spot.point((-14.0, -64.0)), 130.0, &tones),
    ));
    let gleam = spot.put(&taper(
        &[(-38.0, -40.0), (-22.0, -70.0), (4.0, -80.0)],
        &[6.0, 15.0, 5.0],
    ));
    scene.add(scene.blurred(scene.veil(&gleam, "#f4fbf6", 0.85), 2.2));
    let cap = [
        spot.point((-60.0, -14.0)),
        spot.point((-30.0, -26.0)),
        spot.point((0.0, -29.0)),
        spot.point((28.0, -26.0)),
        spot.point((55.0, -14.0)),
    ];
    scene.add(scene.thread(&cap, "#060609", 3.0, 1.0));
    scene.add(scene.thread(&cap.map(|(x, y)| (x, y + 3.0)), "#6a6d79", 1.4, 0.8));
    for (i, y) in [14.0, 36.0].into_iter().enumerate() {
        let lace = spot.put(&taper(
            &[(-22.0, y), (0.0, y + 5.0), (22.0, y)],
            &[6.0, 7.0, 6.0],
        ));
        scene.add(scene.veil(&lace.moved(0.0, 3.0), "#000000", 0.6));
        scene.add(scene.fill(&lace, if i == 0 { "#3d3f4a" } else { "#373943" }));
    }
    let leg = spot.put(&blob(
        &knots![-78, 120; -72, 72; -40, 56; 0, 52; 42, 56; 74, 74; 80, 120],
    ));
    scene.add(scene.veil(&leg.moved(0.0, -6.0), "#000000", 0.5));
    scene.add(scene.fill(
        &leg,
        scene.linear(
            spot.point((-70.0, 0.0)),
            spot.point((70.0, 0.0)),
            &stops![0, "#56657a"; 0.5, "#3d4a5e"; 1, "#2a3446"],
        ),
    ));
    scene.add(scene.thread(
        &[
            spot.point((-70.0, 82.0)),
            spot.point((0.0, 62.0)),
            spot.point((72.0, 84.0)),
        ],
        "#8d9cb0",
        1.6,
        0.7,
    ));
}
