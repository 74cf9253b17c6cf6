//! The park in autumn, seen from the height of a wheel: an alley, a pale sky, leaves.

use crate::colour::{mix, ramp};
use crate::line::{blob, circle, handcut, poly};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, stops};

/// The height of the horizon: that of the hubs.
pub const HORIZON: f64 = 946.0;

pub fn draw(scene: &Scene) {
    let sky = stops![0, "#cfe3ea"; 0.45, "#eef0e6"; 0.8, "#fbead0"; 1, "#f7d9b4"];
    scene.sky(scene.linear((420.0, 0.0), (400.0, HORIZON), &sky), 9, 0.025);
    hedge(scene);
    for (x, size, seed, air) in [
        (560.0, 0.34, 3, 0.62),
        (380.0, 0.4, 4, 0.56),
        (690.0, 0.5, 5, 0.44),
        (20.0, 0.62, 6, 0.36),
        (800.0, 0.85, 7, 0.18),
    ] {
        tree(scene, x, size, seed, air);
    }
    ground(scene);
    canopy(scene);
}

fn hedge(scene: &Scene) {
    let far = blob(&knots![
        -20, 960, corner; -20, 880; 60, 868; 130, 884; 220, 872; 320, 890; 420, 876; 520, 892; 640, 878; 740, 892; 820, 880; 820, 960, corner
    ]);
    scene.add(scene.fill(&handcut(&far, 2.0, 22.0, 3), "#d9b795"));
    scene.add(scene.fog(860.0, 950.0, "#fbe6c8", 0.7));
}

/// A tree whose crown is cut out of leaves, its foot on the ground.
fn tree(scene: &Scene, x: f64, size: f64, seed: u64, air: f64) {
    let mut chance = Chance::of("alley", seed);
    let foot = HORIZON + 110.0 * (size - 0.25);
    let spot = Spot::new(x, foot, size);
    let trunk = blob(&knots![
        -34, 6, corner; -20, -60; -22, -260; -50, -420, corner; -20, -400; 0, -440; 20, -390; 56, -430, corner; 24, -260; 22, -70; 40, 6, corner
    ]);
    let wood = mix("#6b3d33", "#fbe6c8", air);
    scene.add(scene.fill(&handcut(&spot.put(&trunk), 1.0, 20.0, seed as i64), wood));
    let lit = spot.put(&trunk.minus(&trunk.moved(12.0, 0.0)));
    scene.add(scene.veil(&lit, mix("#d98a52", "#fbe6c8", air), 0.8));
    let lumps: Vec<(At, f64)> = (0..15)
        .map(|i| {
            let a = f64::from(i) * 2.4;
            let far = 26.0 * f64::from(i).sqrt() * 1.9;
            (
                (a.cos() * far, -560.0 + a.sin() * far * 0.8),
                chance.between(70.0, 112.0),
            )
        })
        .collect();
    let crown = all(lumps.iter().map(|&(at, r)| circle(at, r)));
    let crown = handcut(&spot.put(&crown), 5.0 * size, 22.0 * size, seed as i64 + 3);
    let base = mix(
        ramp(&["#a8401f", "#c4632a", "#b5532a"], chance.unit()),
        "#fbe6c8",
        air,
    );
    let b = crown.bounds();
    let shade = base.mix("#6a2530", 0.45 * (1.0 - air));
    let light = base.mix("#f6b24e", 0.55);
    scene.add(scene.fill(
        &crown,
        scene.linear(
            (b.x0, b.y0),
            (b.x1, b.y1),
            &stops![0, light; 0.5, base; 1, shade],
        ),
    ));
    let leaves = leaves(&mut chance, (b.x0, b.y0, b.x1, b.y1), 150, 15.0 * size);
    scene.add(scene.veil(&leaves.within(&crown.grown(10.0 * size)), light, 0.55));
    let dark = self::leaves(
        &mut chance,
        (b.x0, b.y0 + 60.0 * size, b.x1, b.y1),
        110,
        15.0 * size,
    );
    scene.add(scene.veil(&dark.within(&crown), shade, 0.6));
}

/// So many leaves, scattered.
fn leaves(
    chance: &mut Chance,
    (x0, y0, x1, y1): (f64, f64, f64, f64),
    count: u32,
    size: f64,
) -> Shape {
    let leaf = blob(
        &knots![-1.0, 0, corner; -0.3, -0.5; 0.4, -0.42; 1.0, 0, corner; 0.4, 0.42; -0.3, 0.5],
    );
    all((0..count).map(|_| {
        let (x, y) = (chance.between(x0, x1), chance.between(y0, y1));
        Spot::new(x, y, size * chance.between(0.6, 1.2))
            .turned(chance.between(0.0, 360.0))
            .put(&leaf)
    }))
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
        &stops![0, "#e2a55e"; 0.4, "#b96a34"; 1, "#7a3a2a"],
    );
    scene.add(scene.washed(scene.fill(&grass, fill), 3, 0.05));
    let path = blob(&knots![
        612, HORIZON, corner; 668, HORIZON, corner; 760, 990; 860, 1040, corner; 860, 1230, corner; -60, 1230, corner; -60, 1060, corner; 300, 1010; 540, 968
    ]);
    let path = handcut(&path, 2.0, 40.0, 5);
    let fill = scene.linear(
        (620.0, HORIZON),
        (300.0, 1220.0),
        &stops![0, "#fff0d4"; 0.5, "#f3d9b4"; 1, "#d3a884"],
    );
    scene.add(scene.fill(&path, fill));
    let mut chance = Chance::of("fallen", 2);
    for (y0, y1, size, count) in [
        (952.0, 985.0, 5.0, 70),
        (985.0, 1040.0, 8.0, 46),
        (1040.0, 1120.0, 13.0, 34),
    ] {
        for colour in ["#c2511f", "#e28a35", "#8e3426"] {
            let some = leaves(&mut chance, (-10.0, y0, 810.0, y1), count / 2, size);
            let flat = some.stretched(1.0, 0.55, (0.0, (y0 + y1) / 2.0));
            scene.add(scene.veil(&flat, colour, 0.85));
        }
    }
}

/// A bough right above us, and leaves on their way down.
fn canopy(scene: &Scene) {
    let mut chance = Chance::of("canopy", 8);
    let mass = blob(&knots![
        -40, -40, corner; 420, -40, corner; 400, 20; 320, 40; 290, 84; 200, 92; 150, 150; 70, 160; 30, 220; -40, 230, corner
    ]);
    let leaf = blob(
        &knots![-1.0, 0, corner; -0.3, -0.5; 0.4, -0.42; 1.0, 0, corner; 0.4, 0.42; -0.3, 0.5],
    );
    for (i, colour) in ["#8e3426", "#b5532a", "#d9782e", "#f0a648"]
        .into_iter()
        .enumerate()
    {
        let inner = mass.grown(14.0 - 20.0 * i as f64);
        let count = [520, 420, 260, 120][i];
        let mut some = Vec::new();
        for _ in 0..count {
            let at = (chance.between(-30.0, 420.0), chance.between(-30.0, 250.0));
            let spot = Spot::new(at.0, at.1, chance.between(14.0, 25.0));
            let spot = spot.turned(chance.between(0.0, 360.0));
            if inner.contains(at) {
                some.push(spot.put(&leaf));
            }
        }
        scene.add(scene.fill(&all(some), colour));
    }
    for (x, y, size, turn, colour) in [
        (352.0, 190.0, 15.0, 30.0, "#c55a26"),
        (432.0, 300.0, 13.0, 110.0, "#e5923a"),
        (300.0, 300.0, 10.0, 60.0, "#b5532a"),
        (720.0, 560.0, 13.0, 20.0, "#c55a26"),
        (766.0, 700.0, 11.0, 140.0, "#e5923a"),
        (60.0, 330.0, 12.0, 80.0, "#c55a26"),
    ] {
        let leaf = blob(
            &knots![-1.0, 0, corner; -0.3, -0.5; 0.4, -0.42; 1.0, 0, corner; 0.4, 0.42; -0.3, 0.5],
        );
        scene.add(scene.fill(&Spot::new(x, y, size).turned(turn).put(&leaf), colour));
    }
}

/// What wheels and feet darken.
pub fn shadows(scene: &Scene) {
    for (x, y, rx, ry, much) in [
        (300.0, 1120.0, 270.0, 16.0, 0.6),
        (620.0, 1108.0, 120.0, 13.0, 0.6),
    ] {
        let under = circle((0.0, 0.0), rx)
            .stretched(1.0, ry / rx, (0.0, 0.0))
            .moved(x + 40.0, y);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#8a5a5a", much), 8.0)));
    }
}

/// Leaves right before us.
pub fn near(scene: &Scene) {
    let mut chance = Chance::of("near leaves", 4);
    let leaf = blob(
        &knots![-1.0, 0, corner; -0.3, -0.5; 0.4, -0.42; 1.0, 0, corner; 0.4, 0.42; -0.3, 0.5],
    );
    for (colour, count) in [
        ("#4e1f24", 70),
        ("#7a2f22", 60),
        ("#b5532a", 46),
        ("#e08a3a", 22),
    ] {
        let some = (0..count).map(|_| {
            let x = chance.between(-20.0, 820.0);
            // More of them in the corners.
            let high = 20.0 + 84.0 * ((x - 430.0).abs() / 430.0).powf(1.7);
            let y = 1214.0 - high * chance.unit();
            Spot::new(x, y, chance.between(20.0, 36.0))
                .turned(chance.near(0.0, 60.0))
                .put(&leaf)
                .stretched(1.0, 0.72, (x, y))
        });
        let some = all(some.collect::<Vec<_>>());
        scene.add(scene.fill(&some, colour));
    }
}
