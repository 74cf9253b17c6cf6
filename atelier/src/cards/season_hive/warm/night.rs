//! A midsummer night.

use crate::cards::season_hive::cut;
use crate::line::{blob, circle, handcut, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::sky::Crescent;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// Fireflies, a hammock and somebody in it.
pub fn night(scene: &Scene) -> Ink {
    let light = (90.0, 560.0);
    let stops = stops![0, "#1c1c48"; 0.5, "#2c3068"; 1, "#27506a"];
    let mut ink = scene.fill(
        &rect(-30.0, 280.0, 200.0, 680.0),
        scene.linear((0.0, 320.0), (0.0, 640.0), &stops),
    );
    let moon = Crescent {
        at: (122.0, 400.0),
        r: 24.0,
        bite: (10.0, -6.0),
        bite_r: 21.0,
    };
    ink += scene.glow((112.0, 406.0), 70.0, "#f6e6b0", 0.4, 0.3);
    ink += cut(
        scene,
        &handcut(&moon.shape(), 0.8, 12.0, 2),
        "#f6e6b0",
        light,
        2,
    );
    let mut chance = Chance::of("midsummer", 4);
    for _ in 0..26 {
        let at = (chance.between(6.0, 170.0), chance.between(330.0, 480.0));
        ink += scene.veil(&circle(at, chance.between(0.7, 1.5)), "#f4f0d8", 0.8);
    }
    let wood = blob(&knots![
        -30, 560; 10, 530; 30, 548; 56, 516; 84, 540; 112, 522; 140, 546; 170, 520; 200, 530; 200, 690, corner; -30, 690, corner
    ]);
    ink += cut(scene, &handcut(&wood, 3.0, 14.0, 5), "#1c3a4c", light, 3);
    let bed = blob(&knots![
        -20, 496, corner; 20, 530; 70, 552; 110, 548; 146, 524; 172, 486, corner; 160, 540; 120, 578; 70, 584; 14, 562
    ]);
    let bee = Bee {
        hands: [(14.0, -44.0), (22.0, -50.0)],
        feet: [(8.0, -4.0), (16.0, -8.0)],
        asleep: true,
        bow: 8.0,
        ..Bee::standing(Spot::new(50.0, 566.0, 0.82).turned(56.0), light)
    };
    ink += bee.ink(scene, 4);
    ink += cut(scene, &bed, "#d9744a", light, 4);
    let mut stripes = Ink::none();
    for i in 0..8 {
        let x = -6.0 + f64::from(i) * 24.0;
        stripes += scene.veil(
            &taper(
                &[(x, 480.0), (x + 8.0, 540.0), (x + 4.0, 600.0)],
                &[7.0, 7.0, 7.0],
            ),
            "#f2d9a0",
            0.75,
        );
    }
    ink += scene.clipped(&bed, stripes);
    let grass = all((0..26).map(|i| {
        let x = -6.0 + f64::from(i) * 7.4;
        let lean = f64::from((i * 5) % 7) - 3.0;
        taper(
            &[
                (x, 690.0),
                (x + lean, 640.0),
                (x + lean * 3.0, 604.0 + f64::from((i * 11) % 17)),
            ],
            &[5.0, 3.4, 0.4],
        )
    }));
    ink += cut(scene, &grass, "#122c38", light, 6);
    for (x, y) in [
        (30.0, 470.0),
        (64.0, 446.0),
        (120.0, 476.0),
        (150.0, 456.0),
        (96.0, 610.0),
        (40.0, 616.0),
        (136.0, 596.0),
        (20.0, 420.0),
    ] {
        ink += scene.glow((x, y), 18.0, "#e8f07a", 0.9, 0.25);
        ink += scene.fill(&circle((x, y), 1.9), "#fbffc8");
    }
    ink
}
