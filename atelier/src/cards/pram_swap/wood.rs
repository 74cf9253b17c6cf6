//! The trees of the park: an alley in the haze, and a bough right above us.

use crate::colour::{mix, ramp};
use crate::knots;
use crate::line::{blob, circle, handcut};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::stops;

use super::park::HORIZON;

/// A leaf, as long as two.
pub fn leaf() -> Shape {
    blob(&knots![-1.0, 0, corner; -0.3, -0.5; 0.4, -0.42; 1.0, 0, corner; 0.4, 0.42; -0.3, 0.5])
}

pub fn hedge(scene: &Scene) {
    let far = blob(&knots![
        -20, 960, corner; -20, 880; 60, 868; 130, 884; 220, 872; 320, 890; 420, 876; 520, 892; 640, 878; 740, 892; 820, 880; 820, 960, corner
    ]);
    scene.add(scene.fill(&handcut(&far, 2.0, 22.0, 3), "#d9b795"));
    scene.add(scene.fog(860.0, 950.0, "#fbe6c8", 0.7));
}

/// A tree whose crown is cut out of leaves, its foot on the ground.
pub fn tree(scene: &Scene, x: f64, size: f64, seed: u64, air: f64) {
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
pub fn leaves(
    chance: &mut Chance,
    (x0, y0, x1, y1): (f64, f64, f64, f64),
    count: u32,
    size: f64,
) -> Shape {
    let leaf = leaf();
    all((0..count).map(|_| {
        let (x, y) = (chance.between(x0, x1), chance.between(y0, y1));
        Spot::new(x, y, size * chance.between(0.6, 1.2))
            .turned(chance.between(0.0, 360.0))
            .put(&leaf)
    }))
}

/// A bough right above us, and leaves on their way down.
pub fn canopy(scene: &Scene) {
    let mut chance = Chance::of("canopy", 8);
    let mass = blob(&knots![
        -40, -40, corner; 420, -40, corner; 400, 20; 320, 40; 290, 84; 200, 92; 150, 150; 70, 160; 30, 220; -40, 230, corner
    ]);
    let leaf = leaf();
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
        scene.add(scene.fill(&Spot::new(x, y, size).turned(turn).put(&leaf), colour));
    }
}
