//! The park in autumn, seen from the height of a wheel: an alley, a low sun, shadows that run across the path.

use crate::line::{blob, circle, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Stop;
use crate::{knots, stops};

use super::wood::{canopy, hedge, leaf, leaves, tree};

/// The height of the horizon: that of the near wheel's rim.
pub const HORIZON: f64 = 812.0;

pub fn draw(scene: &Scene) {
    let sky = stops![0, "#a9d4e4"; 0.3, "#e6ecd8"; 0.7, "#fff0c0"; 1, "#ffd68c"];
    scene.sky(scene.linear((520.0, 0.0), (300.0, HORIZON), &sky), 9, 0.025);
    scene.add(scene.glow((40.0, 560.0), 640.0, "#fff0b8", 0.95, 0.45));
    hedge(scene);
    for (x, size, seed, air) in [
        (600.0, 0.3, 3, 0.66),
        (690.0, 0.36, 4, 0.56),
        (20.0, 0.5, 6, 0.5),
        (770.0, 0.62, 5, 0.34),
        (310.0, 0.42, 8, 0.56),
    ] {
        tree(scene, x, size, seed, air);
    }
    ground(scene);
    canopy_shade(scene);
    shadows(scene);
    canopy(scene);
}

fn ground(scene: &Scene) {
    let grass = poly(&[
        (-20.0, HORIZON),
        (820.0, HORIZON),
        (820.0, 1220.0),
        (-20.0, 1220.0),
    ]);
    let fill = scene.linear(
        (0.0, HORIZON),
        (0.0, 1200.0),
        &stops![0, "#f0b765"; 0.4, "#cf7c38"; 1, "#8a4030"],
    );
    scene.add(scene.washed(scene.fill(&grass, fill), 3, 0.05));
    let path = blob(&knots![
        622, HORIZON, corner; 656, HORIZON, corner; 760, 880; 880, 950, corner; 880, 1230, corner; -60, 1230, corner; -60, 1000, corner; 240, 940; 500, 868
    ]);
    let path = handcut(&path, 2.0, 40.0, 5);
    let fill = scene.linear(
        (560.0, HORIZON),
        (420.0, 1220.0),
        &stops![0, "#fff3d2"; 0.5, "#ffe2b0"; 1, "#f2c48c"],
    );
    scene.add(scene.fill(&path, fill));
    let mut chance = Chance::of("fallen", 2);
    for (y0, y1, size, count) in [
        (820.0, 868.0, 5.0, 90),
        (868.0, 950.0, 8.0, 60),
        (950.0, 1060.0, 12.0, 44),
        (1060.0, 1150.0, 17.0, 24),
    ] {
        for colour in ["#c2511f", "#e28a35", "#8e3426"] {
            let some = leaves(&mut chance, (-10.0, y0, 810.0, y1), count / 2, size);
            let flat = some.stretched(1.0, 0.55, (0.0, (y0 + y1) / 2.0));
            let fallen = scene.shadow(&flat, (0.5 * size, 2.0), 2.0, "#7a3a5a", 0.4);
            scene.add(fallen + scene.fill(&flat, colour));
        }
    }
}

/// They run away from the sun, across the path: of trees we do not see, of a pram, of somebody who walks.
fn shadows(scene: &Scene) {
    let trunks = all([
        poly(&[
            (-20.0, 946.0),
            (820.0, 902.0),
            (820.0, 920.0),
            (-20.0, 984.0),
        ]),
        poly(&[
            (-20.0, 884.0),
            (820.0, 858.0),
            (820.0, 864.0),
            (-20.0, 898.0),
        ]),
    ]);
    let trunks = handcut(&trunks, 3.0, 60.0, 4);
    let spokes = (0..12).map(|i| {
        let (dx, dy) = crate::line::towards((0.0, 0.0), f64::from(i) * 30.0, 80.0);
        taper(&[(0.0, 0.0), (dx, dy)], &[5.0, 6.0])
    });
    let wheel = all(spokes.chain([circle((0.0, 0.0), 88.0).minus(&circle((0.0, 0.0), 74.0))]));
    let lying = |x: f64, y: f64| {
        wheel
            .stretched(1.5, 0.2, (0.0, 0.0))
            .slanted(-0.9, 0.0)
            .moved(x, y)
    };
    let pram = blob(
        &knots![60, 1062, corner; 240, 1020; 420, 1000; 640, 984; 760, 990; 700, 1014; 560, 1036; 420, 1060; 360, 1084, corner; 200, 1082],
    );
    let all = all([trunks, pram, lying(240.0, 1086.0), lying(440.0, 1090.0)]);
    let ink = scene.blurred(scene.veil(&all, "#8a5a86", 0.62), 2.5);
    scene.add(scene.multiplied(ink));
}

/// All but the baby lies in the shade of trees that we do not see; here and there the sun comes through their leaves.
pub fn shade(scene: &Scene) {
    let stops = [(0.0, 0.0), (0.4, 0.03), (0.8, 0.12), (1.0, 0.24)].map(|(at, opacity)| Stop {
        at,
        colour: "#8a5a86".into(),
        opacity,
    });
    scene.add(scene.multiplied(scene.card(scene.radial((640.0, 860.0), 860.0, &stops))));
}

/// The shade on the path has an edge, and the baby is beyond it.
fn canopy_shade(scene: &Scene) {
    let mut chance = Chance::of("dapples", 11);
    let shade = blob(&knots![
        -40, 900, corner; 300, 862; 560, 850; 600, 880; 500, 930; 470, 990; 500, 1050; 460, 1110; 500, 1160; 560, 1230, corner; -40, 1230, corner
    ]);
    let dapples = (0..46).map(|_| {
        let at = (chance.between(-10.0, 540.0), chance.between(890.0, 1200.0));
        let near = 0.35 + (at.1 - 880.0) / 300.0;
        let spots = (0..3).map(|_| {
            let by = (chance.near(0.0, 14.0) * near, chance.near(0.0, 4.0) * near);
            let r = chance.between(7.0, 20.0) * near;
            ellipse((at.0 + by.0, at.1 + by.1), 1.5 * r, 0.5 * r)
        });
        all(spots.collect::<Vec<_>>())
    });
    let shade = handcut(&shade, 9.0, 34.0, 6).minus(&all(dapples.collect::<Vec<_>>()));
    scene.add(scene.multiplied(scene.blurred(scene.veil(&shade, "#9a6690", 0.62), 2.5)));
}

/// Leaves right before us.
pub fn near(scene: &Scene) {
    let mut chance = Chance::of("near leaves", 4);
    let leaf = leaf();
    for (colour, count) in [
        ("#4e1f24", 70),
        ("#7a2f22", 60),
        ("#b5532a", 46),
        ("#e08a3a", 22),
    ] {
        let some = (0..count).map(|_| {
            let x = chance.between(-20.0, 820.0);
            // More of them in the corners.
            let high = 18.0 + 70.0 * ((430.0 - x).max(0.0) / 430.0).powf(1.7);
            let y = 1216.0 - high * chance.unit();
            Spot::new(x, y, chance.between(20.0, 36.0))
                .turned(chance.near(0.0, 60.0))
                .put(&leaf)
                .stretched(1.0, 0.72, (x, y))
        });
        let some = all(some.collect::<Vec<_>>());
        scene.add(scene.fill(&some, colour));
    }
}
