//! The valley, far below.

use super::NIGHT;
use crate::colour::{Colour, mix};
use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::plants::ground;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{spots, stops};

/// The valley, far below.
pub fn valley(scene: &Scene) {
    let far = spots![-40, 990; 120, 960; 300, 984; 470, 950; 640, 978; 840, 940];
    let middle = spots![-40, 1040; 200, 1010; 400, 1034; 600, 1000; 840, 1020];
    let near = spots![-40, 1090; 260, 1076; 480, 1092; 700, 1060; 840, 1072];
    let hills = [
        (ground(&far), "#a9cdd0"),
        (ground(&middle), "#9cc3a0"),
        (ground(&near), "#a9bf6a"),
    ];
    for (i, (hill, colour)) in hills.iter().enumerate() {
        let (hill, i) = (handcut(hill, 1.0, 40.0, i as i64), i as i64);
        let dark = Colour::from(*colour).lighter(-0.04);
        let stops = stops![0, mix(*colour, "#f6f3d0", 0.45); 1, dark];
        let fill = scene.linear((0.0, 940.0), (0.0, 1200.0), &stops);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 9.0, "#3a6a7a", 0.25));
        scene.add(scene.washed(scene.fill(&hill, fill), 5 + i, 0.06));
        scene.add(scene.rim(&hill, (0.0, 1.6), "#fffbe0", 0.6, scene.light, 520.0));
    }
    fields(scene, &handcut(&hills[2].0, 1.0, 40.0, 2));
    village(scene);
    let river = river(scene);
    trees(scene, &river);
    let church =
        rect(646.0, 1052.0, 658.0, 1096.0).and(&poly(&spots![643, 1054; 652, 1018; 661, 1054]));
    let church = handcut(&church, 0.4, 8.0, 3);
    scene.add(scene.sheet(&church, "#e3cfae").lit(0.2).shade(0.4).rim(0.8));
}

fn fields(scene: &Scene, land: &Shape) {
    for (seed, (x, y, wide, high, colour)) in [
        (330.0, 1180.0, 180.0, 60.0, "#d9c65a"),
        (500.0, 1150.0, 170.0, 46.0, "#7ea65a"),
        (640.0, 1120.0, 170.0, 40.0, "#e0cf74"),
        (560.0, 1200.0, 240.0, 50.0, "#8fb060"),
        (730.0, 1170.0, 160.0, 50.0, "#c9a94a"),
    ]
    .into_iter()
    .enumerate()
    {
        let field = poly(&[
            (x - wide / 2.0, y + high / 2.0),
            (x - wide * 0.3, y - high / 2.0),
            (x + wide / 2.0, y - high * 0.62),
            (x + wide * 0.42, y + high * 0.4),
        ]);
        let field = handcut(&field, 1.0, 20.0, seed as i64).within(land);
        scene.add(scene.sheet(&field, colour).shade(0.4).rim(1.0));
        let furrows = (0..6).map(|i| {
            let up = f64::from(i) * high / 6.0;
            let ends = [
                (x - wide / 2.0, y + high / 2.0 - up),
                (x + wide / 2.0, y + high * 0.4 - up),
            ];
            taper(&ends, &[1.2, 1.2])
        });
        let furrows = all(furrows).within(&field);
        scene.add(scene.veil(&furrows, Colour::from(colour).lighter(-0.1), 0.5));
    }
}

fn village(scene: &Scene) {
    let mut chance = Chance::of("village", 8);
    let houses = spots![560, 1086; 588, 1092; 612, 1084; 574, 1104; 640, 1096; 602, 1106];
    for (seed, (x, y)) in houses.into_iter().enumerate() {
        let cut = |shape: Shape| handcut(&shape, 0.4, 8.0, seed as i64);
        let wall = cut(rect(x - 10.0, y - 13.0, x + 10.0, y));
        let colour = *chance.pick(&["#f6ead2", "#e9d9b8", "#f3e3c6"]);
        scene.add(scene.sheet(&wall, colour).lit(0.2).shade(0.4).rim(0.6));
        let roof = cut(poly(&[
            (x - 13.0, y - 12.0),
            (x - 2.0, y - 25.0),
            (x + 8.0, y - 24.0),
            (x + 13.0, y - 12.0),
        ]));
        let colour = *chance.pick(&["#b9523a", "#a3443a", "#c4663f"]);
        scene.add(scene.sheet(&roof, colour).lit(0.3).shade(0.4).rim(0.8));
        let windows = [x - 6.0, x + 2.0].map(|left| rect(left, y - 9.0, left + 3.0, y - 4.0));
        scene.add(scene.veil(&all(windows), NIGHT, 0.7));
    }
}

fn river(scene: &Scene) -> Shape {
    let river = taper(
        &spots![430, 1092; 500, 1112; 470, 1140; 560, 1160; 690, 1146; 820, 1190],
        &[2.0, 5.0, 8.0, 12.0, 15.0, 22.0],
    );
    let river = handcut(&river, 0.6, 20.0, 2);
    let stops = stops![0, "#e6f3f2"; 1, "#8fc3dc"];
    scene.add(scene.fill(&river, scene.linear((430.0, 0.0), (800.0, 0.0), &stops)));
    scene.add(scene.rim(&river, (0.0, -1.2), "#5f8a6a", 0.6, scene.light, 520.0));
    river
}

fn trees(scene: &Scene, river: &Shape) {
    let mut chance = Chance::of("valley trees", 8);
    for seed in 0..34 {
        let (x, y) = (chance.between(380.0, 800.0), chance.between(1088.0, 1196.0));
        let size = 0.5 + (y - 1080.0) / 150.0;
        let crown = (0..4).map(|_| {
            let at = (chance.near(0.0, 4.0), -9.0 + chance.near(0.0, 3.0));
            circle(at, chance.between(4.0, 6.0))
        });
        let crown = Spot::new(x, y, size).put(&all(crown));
        let colour = *chance.pick(&["#5f8f4f", "#4f7f4a", "#7a9f54"]);
        if !river.within(&crown).is_empty() {
            continue;
        }
        let crown = handcut(&crown, 0.6, 6.0, seed);
        let below = ellipse((x - 3.0, y), 8.0 * size, 2.0 * size);
        scene.add(scene.veil(&below, "#3f6a3c", 0.4));
        scene.add(scene.sheet(&crown, colour).lit(0.3).rim(0.7).grain(1.05));
    }
}
