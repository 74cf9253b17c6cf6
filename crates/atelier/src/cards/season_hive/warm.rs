//! Rooms for warm days: the garden of spring, the beach, a midsummer night, the kitchen at harvest, the pool of honey.

use super::{comb, cut, paper};
use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::animals::Bee;
use crate::motifs::plants::LeafyTree;
use crate::motifs::sky::{Crescent, cloud_shape};
use crate::motifs::water::Ripple;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::{knots, spots, stops};

/// Blossom, tulips and a watering can.
pub fn garden(scene: &Scene) -> Ink {
    let light = (430.0, 40.0);
    let stops = stops![0, "#fdf6d0"; 0.5, "#d6ecc8"; 1, "#a8d6b4"];
    let mut ink = scene.fill(
        &rect(340.0, -40.0, 750.0, 340.0),
        scene.linear((420.0, 0.0), (560.0, 280.0), &stops),
    );
    for (hill, colour) in [
        (
            blob(
                &knots![340, 190; 420, 160; 500, 176; 600, 140; 700, 160; 760, 150; 760, 340, corner; 340, 340, corner],
            ),
            "#a6d08c",
        ),
        (
            blob(
                &knots![340, 214; 440, 200; 540, 206; 650, 186; 760, 196; 760, 340, corner; 340, 340, corner],
            ),
            "#84bc6c",
        ),
    ] {
        ink += cut(scene, &hill, colour, light, 1);
    }
    // A fence.
    for i in 0..15_i32 {
        let x = 366.0 + f64::from(i) * 25.0;
        let y = 196.0 + if i % 3 == 0 { 2.0 } else { 0.0 };
        let pale = poly(&[
            (x, y + 52.0),
            (x + 1.0, y + 6.0),
            (x + 6.0, y - 3.0),
            (x + 11.0, y + 6.0),
            (x + 11.0, y + 52.0),
        ]);
        ink += cut(scene, &pale, "#fbf6e8", light, i.into());
    }
    for y in [210.0, 232.0] {
        ink += paper(
            scene,
            &taper(
                &[(350.0, y), (540.0, y + 1.0), (750.0, y - 1.0)],
                &[5.0, 5.0, 5.0],
            ),
            "#f2ead4",
            light,
            2,
        );
    }
    let cloud = cloud_shape((414.0, 104.0), 84.0, 28.0, 3);
    ink += cut(scene, &cloud, "#fffdf2", light, 6);
    let tree = LeafyTree {
        spot: Spot::new(642.0, 258.0, 1.85),
        wood: "#7a4a38".into(),
        leaves: ["#e88aa4".into(), "#f6b4c2".into(), "#ffdfe2".into()],
        light: Some(light),
        lean: -6.0,
        leaf_size: 1.15,
    };
    ink += tree.ink(scene, 4);
    // A swing hangs from the ceiling.
    for line in [
        spots![474, -30; 478, 60; 494, 160],
        spots![486, -30; 492, 60; 514, 156],
    ] {
        ink += scene.fill(&taper(&line, &[2.2, 2.2, 2.2]), "#8a5a3c");
    }
    let child = Bee {
        hands: [(22.0, -62.0), (26.0, -70.0)],
        feet: [(30.0, -10.0), (36.0, -16.0)],
        bow: -6.0,
        ..Bee::standing(Spot::new(492.0, 172.0, 0.56).turned(-16.0), light)
    };
    ink += child.ink(scene, 5);
    ink += cut(
        scene,
        &taper(&spots![482, 164; 520, 156], &[5.0, 5.0]),
        "#b4743c",
        light,
        7,
    );
    let lawn = blob(&knots![
        340, 250, corner; 440, 244; 560, 252; 660, 244; 760, 250, corner; 760, 350, corner; 340, 350, corner
    ]);
    ink += cut(scene, &lawn, "#5fa052", light, 3);
    let bee = Bee {
        hands: [(30.0, -48.0), (34.0, -54.0)],
        bow: 6.0,
        ..Bee::standing(Spot::new(432.0, 268.0, 0.95), light)
    };
    ink += comb::contact(scene, (436.0, 268.0), 30.0);
    ink += bee.ink(scene, 2);
    let (x, y) = bee.spot.point((31.0, -46.0));
    let can = all([
        poly(&[
            (x - 2.0, y + 2.0),
            (x + 26.0, y + 2.0),
            (x + 28.0, y + 26.0),
            (x - 4.0, y + 26.0),
        ]),
        taper(
            &[
                (x + 26.0, y + 20.0),
                (x + 40.0, y + 6.0),
                (x + 48.0, y - 4.0),
            ],
            &[8.0, 5.0, 4.0],
        ),
        taper(&[(x + 43.0, y - 8.0), (x + 53.0, y + 1.0)], &[5.0, 5.0]),
    ]);
    let handle = taper(
        &[
            (x, y + 4.0),
            (x + 2.0, y - 6.0),
            (x + 12.0, y - 9.0),
            (x + 22.0, y - 5.0),
            (x + 24.0, y + 4.0),
        ],
        &[3.4, 3.0, 3.4],
    );
    ink += cut(scene, &can.and(&handle), "#4f8fb4", light, 5);
    for i in 0..7 {
        let i = f64::from(i);
        let drop = taper(
            &[
                (x + 47.0 + i * 1.2, y - 3.0 + i * 0.6),
                (x + 58.0 + i * 3.0, y + 6.0),
                (x + 62.0 + i * 4.6, y + 34.0),
            ],
            &[0.8, 1.4, 0.8],
        );
        ink += scene.veil(&drop, "#e8f6fc", 0.8);
    }
    let mut chance = Chance::of("tulips", 3);
    let colours = ["#e8485a", "#f6b83c", "#f08ab0", "#fff0f0", "#d84a8a"];
    for i in 0..21_i32 {
        let x = 500.0 + f64::from(i % 11) * 20.0 + chance.between(-5.0, 5.0);
        let y = if i < 11 { 266.0 } else { 282.0 } + chance.between(-3.0, 3.0);
        let high = chance.between(18.0, 28.0);
        ink += scene.fill(
            &taper(&[(x, y + 8.0), (x + 1.0, y - high)], &[2.4, 1.8]),
            "#3c7a3a",
        );
        let leaf = blob(
            &knots![x, y + 8.0, corner; x - 6.0, y - 4.0; x - 9.0, y - 14.0, corner; x - 2.0, y - 6.0],
        );
        ink += scene.fill(&leaf, "#4a8c44");
        let (cx, cy) = (x + 1.0, y - high);
        let cup = blob(&knots![
            cx - 6.0, cy - 10.0, corner; cx - 3.0, cy - 6.0; cx, cy - 12.0, corner; cx + 3.0, cy - 6.0;
            cx + 6.0, cy - 10.0, corner; cx + 6.0, cy - 1.0; cx, cy + 4.0; cx - 6.0, cy - 1.0
        ]);
        ink += paper(scene, &cup, *chance.pick(&colours), light, i.into());
    }
    for _ in 0..22 {
        let at = (chance.between(500.0, 730.0), chance.between(150.0, 300.0));
        let petal = ellipse((0.0, 0.0), 3.2, 1.8).turned(chance.between(0.0, 180.0), (0.0, 0.0));
        ink += scene.veil(&petal.moved(at.0, at.1), "#ffe0e6", 0.9);
    }
    ink
}

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

/// The sea is as wide as the room.
pub fn beach(scene: &Scene) -> Ink {
    let light = (690.0, 300.0);
    let stops = stops![0, "#8fdcdc"; 0.7, "#c8f0e0"; 1, "#fdf4cc"];
    let mut ink = scene.fill(
        &rect(540.0, 220.0, 830.0, 680.0),
        scene.linear((0.0, 250.0), (0.0, 440.0), &stops),
    );
    let sun = handcut(&circle((636.0, 342.0), 28.0), 1.2, 24.0, 2);
    ink += scene.glow((636.0, 342.0), 120.0, "#fff4b0", 0.8, 0.35);
    ink += scene.fill(&sun, "#ffee9a");
    for turn in 0..12 {
        let ray = taper(&spots![36, 0; 43, 1; 51, 0], &[4.0, 4.8, 0.6]);
        let ray = ray.turned(f64::from(turn) * 30.0 + 8.0, (0.0, 0.0));
        ink += scene.fill(&handcut(&ray.moved(636.0, 342.0), 0.8, 8.0, 3), "#ffe680");
    }
    let cloud = cloud_shape((760.0, 340.0), 80.0, 30.0, 5);
    ink += cut(scene, &cloud, "#fbfdf6", light, 13);
    for (y, colour) in [(430.0, "#3fb4c0"), (452.0, "#2c9cb4"), (474.0, "#4cc0c4")] {
        let wave = blob(&knots![
            540, y + 4.0; 580, y - 3.0; 620, y + 4.0; 660, y - 4.0; 700, y + 4.0; 740, y - 3.0; 780, y + 4.0; 830, y - 2.0;
            830, y + 120.0, corner; 540, y + 120.0, corner
        ]);
        ink += cut(scene, &wave, colour, light, y as i64);
    }
    let sail = poly(&spots![642, 424; 640, 402; 656, 423])
        .and(&poly(&spots![638, 424; 638, 408; 628, 424]));
    ink += cut(scene, &sail, "#fffaf0", light, 2);
    ink += cut(
        scene,
        &blob(&knots![623, 426, corner; 659, 426, corner; 653, 434; 629, 434]),
        "#d9542e",
        light,
        3,
    );
    let foam = blob(&knots![
        540, 506; 600, 498; 660, 506; 720, 496; 780, 504; 830, 496; 830, 560, corner; 540, 560, corner
    ]);
    ink += cut(scene, &foam, "#f4fbf8", light, 4);
    let sand = blob(&knots![
        540, 516; 600, 512; 660, 518; 720, 508; 780, 516; 830, 508; 830, 690, corner; 540, 690, corner
    ]);
    ink += cut(scene, &sand, "#f4d894", light, 5);
    // Winter comes in where the door is open.
    let melt = blob(
        &knots![540, 546; 590, 544; 630, 550; 648, 560; 630, 568; 650, 578; 612, 584; 560, 588],
    );
    ink += scene.fill(&handcut(&melt.grown(5.0), 1.0, 14.0, 2), "#b8d4d4");
    ink += cut(scene, &melt, "#f8fbfd", light, 6);
    // The parasol.
    ink += cut(
        scene,
        &taper(&spots![716, 600; 726, 520; 734, 440], &[4.6, 4.2, 4.0]),
        "#8a5a34",
        light,
        7,
    );
    let parasol = blob(&knots![
        660, 466, corner; 676, 432; 706, 412; 740, 408; 776, 420; 800, 448; 808, 480, corner; 784, 466; 760, 474; 734, 456;
        710, 470; 684, 456
    ]);
    ink += cut(scene, &parasol, "#e8503c", light, 8);
    let mut panels = Ink::none();
    for panel in [
        blob(&knots![738, 404, corner; 704, 426; 684, 458, corner; 710, 472, corner; 722, 440]),
        blob(&knots![738, 404, corner; 752, 432; 760, 476, corner; 786, 468, corner; 772, 430]),
    ] {
        panels += scene.fill(&panel, "#fff4dc");
    }
    ink += scene.clipped(&handcut(&parasol, 0.8, 16.0, 8), panels);
    // Somebody in a deckchair.
    let cloth = blob(
        &knots![690, 590, corner; 716, 606; 748, 590; 776, 530, corner; 784, 534; 758, 598; 722, 618; 690, 602, corner],
    );
    for line in [spots![686, 632; 784, 524], spots![698, 584; 770, 636]] {
        ink += cut(scene, &taper(&line, &[5.0, 5.0]), "#a8703c", light, 9);
    }
    let bee = Bee {
        hands: [(22.0, -40.0), (34.0, -52.0)],
        feet: [(26.0, -8.0), (32.0, -14.0)],
        bow: 12.0,
        ..Bee::standing(
            Spot::new(722.0, 612.0, 0.84).flipped(true).turned(24.0),
            light,
        )
    };
    ink += bee.ink(scene, 6);
    let glasses = all([
        ellipse((18.0, -88.0), 6.4, 5.2),
        ellipse((27.0, -86.0), 3.6, 4.6),
        taper(
            &[(-2.0, -88.0), (14.0, -90.0), (28.0, -87.0)],
            &[1.6, 1.8, 1.6],
        ),
    ]);
    ink += scene.fill(
        &bee.spot.put(&glasses.turned(12.0, (6.0, -74.0))),
        "#20304a",
    );
    ink += cut(scene, &cloth, "#3f8fb4", light, 10);
    // A bucket and a star.
    let bucket = poly(&spots![664, 562; 686, 562; 682, 586; 668, 586]);
    ink += cut(scene, &bucket, "#d9542e", light, 11);
    let star: Vec<At> = (0..10)
        .map(|i| {
            let r = if i % 2 == 0 { 11.0 } else { 4.6 };
            let (sin, cos) = (f64::from(i) * std::f64::consts::PI / 5.0).sin_cos();
            (650.0 + cos * r, 592.0 + sin * r * 0.7)
        })
        .collect();
    ink += cut(scene, &poly(&star).softened(1.0), "#e8884a", light, 12);
    ink
}

/// Somebody fills jars while the sunflowers watch.
pub fn kitchen(scene: &Scene) -> Ink {
    let light = (120.0, 700.0);
    let stops = stops![0, "#fff0c0"; 0.5, "#f0d08a"; 1, "#c8985a"];
    let mut ink = scene.fill(
        &rect(10.0, 580.0, 400.0, 980.0),
        scene.radial(light, 300.0, &stops),
    );
    // Tiles.
    for row in 0..3 {
        for i in 0..13 {
            let (x, y) = (26.0 + f64::from(i) * 28.0, 792.0 + f64::from(row) * 26.0);
            let tile = rect(x, y, x + 25.0, y + 23.0);
            let colour = if (i + row) % 2 == 0 {
                "#f6ead0"
            } else {
                "#7ab0a4"
            };
            ink += scene.veil(&handcut(&tile, 0.6, 9.0, i64::from(i + row)), colour, 0.9);
        }
    }
    // The window and the field before it.
    let window = blob(
        &knots![62, 772, corner; 62, 712; 80, 694; 104, 690; 128, 694; 146, 712; 146, 772, corner],
    );
    ink += cut(scene, &window.grown(6.0), "#8a5a34", light, 1);
    let sky = stops![0, "#9ad4e4"; 1, "#f6ecc0"];
    let mut view = scene.fill(&window, scene.linear((0.0, 690.0), (0.0, 750.0), &sky));
    view += scene.fill(
        &blob(&knots![50, 750; 90, 738; 130, 746; 160, 736; 160, 790, corner; 50, 790, corner]),
        "#d9a838",
    );
    for (x, y) in [(80.0, 742.0), (104.0, 736.0), (128.0, 744.0)] {
        view += sunflower(scene, (x, y), 9.0, light);
    }
    ink += scene.clipped(&window, view);
    ink += paper(
        scene,
        &rect(102.6, 690.0, 105.8, 772.0).and(&rect(62.0, 728.0, 146.0, 731.0)),
        "#8a5a34",
        light,
        2,
    );
    // A shelf of honey.
    ink += cut(
        scene,
        &taper(&spots![196, 752; 290, 750; 376, 753], &[7.0, 7.0, 7.0]),
        "#8a5a34",
        light,
        3,
    );
    for (x, wide, high, colour) in [
        (206.0, 26.0, 34.0, "#f0a426"),
        (238.0, 22.0, 28.0, "#d97a1c"),
        (266.0, 28.0, 36.0, "#f6bc48"),
        (300.0, 22.0, 30.0, "#c86418"),
        (328.0, 28.0, 34.0, "#eca02c"),
    ] {
        ink += jar(scene, (x, 748.0), wide, high, colour, light);
    }
    // Spoons on a rail.
    ink += cut(
        scene,
        &taper(&spots![222, 668; 290, 666; 352, 668], &[3.6, 3.6, 3.6]),
        "#7a4624",
        light,
        14,
    );
    for (x, long, r, colour) in [
        (234.0, 20.0, 6.0, "#b87a44"),
        (260.0, 14.0, 7.0, "#8a9a9c"),
        (288.0, 18.0, 5.0, "#c89858"),
        (314.0, 16.0, 7.0, "#c86a3c"),
        (340.0, 20.0, 5.0, "#8a9a9c"),
    ] {
        let stem = taper(
            &[(x, 664.0), (x + 1.0, 668.0 + long * 0.5), (x, 668.0 + long)],
            &[2.6, 2.6, 3.0],
        );
        let bowl = ellipse((x, 668.0 + long + r * 0.6), r * 0.86, r);
        ink += cut(scene, &stem.and(&bowl), colour, light, 15);
        let hollow = ellipse((x + 1.0, 669.0 + long + r * 0.6), r * 0.5, r * 0.6);
        ink += scene.veil(&hollow, "#5a3018", 0.35);
    }
    // Peppers and garlic.
    for (x, long, colour) in [
        (170.0, 36.0, "#c8352e"),
        (182.0, 44.0, "#d9482c"),
        (194.0, 34.0, "#f4e8d0"),
    ] {
        ink += scene.fill(&taper(&[(x, 626.0), (x, 650.0)], &[1.4, 1.4]), "#6a4424");
        let hung = blob(
            &knots![x - 6.0, 650.0; x, 646.0; x + 6.0, 650.0; x + 5.0, 650.0 + long * 0.5; x + 1.0, 650.0 + long; x - 4.0, 650.0 + long * 0.6],
        );
        ink += cut(scene, &hung, colour, light, 4);
    }
    let floor = poly(&spots![0, 866; 410, 866; 410, 990; 0, 990]);
    ink += cut(scene, &floor, "#a8542c", light, 5);
    for i in 0..9 {
        let x = 10.0 + f64::from(i) * 48.0;
        let joint = taper(
            &[(200.0 + (x - 200.0) * 0.8, 866.0), (x, 970.0)],
            &[1.2, 2.0],
        );
        ink += scene.veil(&joint, "#6a2c18", 0.6);
    }
    // The stove and the pot.
    let stove = poly(&spots![244, 894; 246, 818; 366, 816; 368, 892]);
    ink += cut(scene, &stove, "#3f5a5c", light, 6);
    let fire = blob(&knots![276, 880, corner; 276, 850; 306, 842; 336, 850; 336, 880, corner]);
    ink += scene.fill(&fire, "#2a1a18");
    let flame = blob(
        &knots![284, 880, corner; 288, 864; 296, 870; 304, 852; 312, 868; 320, 860; 328, 880, corner],
    );
    ink += scene.fill(&flame, "#ff9a3c") + scene.glow((306.0, 868.0), 60.0, "#ff9a3c", 0.6, 0.3);
    let pot = blob(
        &knots![262, 780, corner; 340, 778, corner; 342, 802; 332, 820, corner; 270, 820, corner; 260, 802],
    );
    ink += cut(scene, &pot, "#c87a3c", light, 7);
    ink += scene.fill(&ellipse((301.0, 780.0), 40.0, 6.0), "#7a3c14");
    ink += scene.fill(&ellipse((301.0, 781.0), 35.0, 4.0), "#f6b83c");
    for (x, y) in [(290.0, 760.0), (314.0, 764.0)] {
        let steam = taper(
            &[
                (x, y + 12.0),
                (x + 5.0, y),
                (x - 3.0, y - 14.0),
                (x + 3.0, y - 28.0),
            ],
            &[1.0, 4.0, 3.0, 0.5],
        );
        ink += scene.veil(&steam, "#fffaf0", 0.6);
    }
    let bee = Bee {
        hands: [(52.0, -84.0), (48.0, -80.0)],
        bow: 2.0,
        ..Bee::standing(Spot::new(216.0, 902.0, 1.0), light)
    };
    ink += comb::contact(scene, (220.0, 902.0), 34.0);
    ink += cut(
        scene,
        &taper(&spots![262, 826; 274, 796; 284, 776], &[3.6, 3.6]),
        "#8a5a34",
        light,
        8,
    );
    ink += bee.ink(scene, 8);
    let apron =
        blob(&knots![222, 846, corner; 234, 850; 240, 866; 236, 886; 218, 892, corner; 214, 868]);
    ink += cut(scene, &apron, "#f8f0e0", light, 9);
    let toque = blob(
        &knots![212, 806, corner; 206, 796; 210, 784; 222, 780; 234, 784; 238, 796; 234, 805, corner; 222, 809],
    );
    ink += cut(scene, &toque, "#fffaf0", light, 10);
    // The table and the flowers.
    let table = poly(&spots![52, 852; 176, 850; 178, 862; 50, 864]);
    for x in [66.0, 162.0] {
        ink += cut(
            scene,
            &taper(&[(x, 862.0), (x, 920.0)], &[9.0, 7.0]),
            "#7a4624",
            light,
            11,
        );
    }
    ink += cut(scene, &table, "#a86a34", light, 12);
    for (x, y, bend) in [
        (92.0, 778.0, -8.0),
        (118.0, 764.0, 2.0),
        (140.0, 786.0, 10.0),
    ] {
        ink += scene.fill(
            &taper(
                &[(116.0, 838.0), (116.0 + bend, 812.0), (x, y)],
                &[3.0, 3.0, 2.6],
            ),
            "#5a7a34",
        );
        ink += sunflower(scene, (x, y), 17.0, light);
    }
    let vase = blob(
        &knots![104, 852, corner; 100, 836; 108, 822, corner; 126, 822, corner; 134, 836; 130, 852, corner],
    );
    ink += cut(scene, &vase, "#4f8fb4", light, 13);
    ink += jar(scene, (62.0, 850.0), 22.0, 28.0, "#f0a426", light);
    ink + jar(scene, (148.0, 850.0), 20.0, 26.0, "#d97a1c", light)
}

fn sunflower(scene: &Scene, at: At, r: f64, light: At) -> Ink {
    let ring: Vec<At> = (0..32)
        .map(|i| {
            let (sin, cos) = (f64::from(i) * std::f64::consts::TAU / 32.0).sin_cos();
            let r = if i % 2 == 0 { r } else { r * 0.66 };
            (at.0 + cos * r, at.1 + sin * r * 0.96)
        })
        .collect();
    cut(scene, &poly(&ring), "#f6bc2c", light, 3)
        + paper(scene, &circle(at, r * 0.46), "#6a3818", light, 4)
}

fn jar(scene: &Scene, at: At, wide: f64, high: f64, colour: &str, light: At) -> Ink {
    let (x, y) = at;
    let glass = blob(&knots![
        x, y, corner; x - 1.0, y - high * 0.6; x + 3.0, y - high * 0.84, corner; x + wide - 3.0, y - high * 0.84, corner;
        x + wide + 1.0, y - high * 0.6; x + wide, y, corner
    ]);
    let lid = poly(&[
        (x + 1.0, y - high * 0.82),
        (x + 2.0, y - high),
        (x + wide - 2.0, y - high),
        (x + wide - 1.0, y - high * 0.82),
    ]);
    let gleam = taper(
        &[(x + 4.0, y - high * 0.7), (x + 4.0, y - high * 0.2)],
        &[2.0, 1.4],
    );
    cut(scene, &glass, colour, light, 5)
        + cut(scene, &lid, "#f6ead0", light, 6)
        + scene.veil(&gleam, Colour::WHITE, 0.7)
}

/// A lake of honey, a nutshell on it, and lanterns for a feast.
pub fn pool(scene: &Scene) -> Ink {
    let light = (400.0, 980.0);
    let stops = stops![0, "#4a3a78"; 0.5, "#a8608a"; 1, "#f6b88a"];
    let sky = scene.linear((0.0, 890.0), (0.0, 1070.0), &stops);
    let mut ink = scene.fill(&rect(200.0, 850.0, 620.0, 1240.0), sky);
    let shore = blob(&knots![
        190, 1050; 240, 1030; 280, 1040; 330, 1056; 420, 1062; 500, 1052; 550, 1036; 630, 1044; 630, 1090, corner;
        190, 1090, corner
    ]);
    ink += cut(scene, &shore, "#6a4068", light, 5);
    for (x, high) in [(232.0, 40.0), (248.0, 54.0), (560.0, 48.0), (580.0, 60.0)] {
        let reed = taper(
            &[
                (x, 1074.0),
                (x + 2.0, 1074.0 - high),
                (x + 5.0, 1060.0 - high),
            ],
            &[2.4, 2.0, 1.4],
        );
        let head = taper(
            &[(x + 2.0, 1074.0 - high), (x + 4.0, 1060.0 - high)],
            &[5.0, 5.0],
        );
        ink += scene.fill(&reed.and(&head), "#4a2a4c");
    }
    // Lanterns hang from the ceiling.
    let lamps = [
        (276.0, 1000.0, 1.0, "#f0583c"),
        (314.0, 966.0, 1.2, "#ffd25a"),
        (354.0, 942.0, 0.9, "#5fb8a8"),
        (446.0, 950.0, 1.25, "#f08ab0"),
        (496.0, 1000.0, 1.05, "#ffb03c"),
        (544.0, 992.0, 1.2, "#7aa8e0"),
    ];
    for (x, y, size, colour) in lamps {
        ink += scene.thread(&[(x, 880.0), (x, y - 16.0 * size)], "#2c1838", 1.4, 0.9);
        let at = Spot::new(x, y, size);
        let lamp = blob(&knots![
            -7, -14, corner; 7, -14, corner; 14, -7; 15, 2; 13, 9; 7, 15, corner; -7, 15, corner; -13, 9; -15, 2; -14, -7
        ]);
        ink += scene.glow((x, y), 64.0 * size, colour, 0.8, 0.3);
        ink += cut(scene, &at.put(&lamp), colour, (x, y), 6);
        let flame = ellipse((0.0, 3.0), 8.0, 9.0);
        ink += scene.blurred(scene.veil(&at.put(&flame), "#fff8dc", 0.6), 3.0);
        for bend in [-8.0, 0.0, 8.0] {
            let rib = taper(
                &at.points([(bend * 0.5, -13.0), (bend, 1.0), (bend * 0.5, 14.0)]),
                &[0.8, 1.2, 0.8],
            );
            ink += scene.veil(&rib, "#fff4d8", 0.6);
        }
        let caps = poly(&spots![-8, -18; 8, -18; 7, -13; -7, -13])
            .and(&poly(&spots![-7, 14; 7, 14; 6, 18; -6, 18]));
        ink += scene.fill(&at.put(&caps), "#3a1c3c");
    }
    for (y, colour) in [
        (1066.0, "#f8bc3c"),
        (1092.0, "#f2a62c"),
        (1128.0, "#e08c1c"),
    ] {
        let wave = blob(&knots![
            190, y + 3.0; 260, y - 4.0; 330, y + 4.0; 400, y - 3.0; 470, y + 4.0; 540, y - 4.0; 630, y + 3.0;
            630, 1260, corner; 190, 1260, corner
        ]);
        if y == 1092.0 {
            let bee = Bee {
                hands: [(32.0, -36.0), (24.0, -42.0)],
                feet: [(20.0, -8.0), (28.0, -10.0)],
                ..Bee::standing(Spot::new(390.0, 1096.0, 0.92), light)
            };
            ink += bee.ink(scene, 9);
            let shell = blob(&knots![
                330, 1058, corner; 362, 1068; 400, 1071; 440, 1067; 474, 1056, corner; 466, 1086; 440, 1108; 400, 1114;
                362, 1106; 338, 1084
            ]);
            ink += cut(scene, &shell, "#a8663a", light, 7);
            let mut wrinkles = Ink::none();
            for (x, bend) in [
                (352.0, 6.0),
                (374.0, 4.0),
                (398.0, -2.0),
                (422.0, -4.0),
                (446.0, -7.0),
            ] {
                let groove = taper(
                    &[
                        (x, 1066.0),
                        (x + bend, 1080.0),
                        (x + bend * 0.4, 1094.0),
                        (x + bend * 1.6, 1110.0),
                    ],
                    &[0.6, 3.0, 2.0, 0.6],
                );
                wrinkles += scene.veil(&groove, "#5a2c18", 0.6);
                wrinkles += scene.veil(&groove.moved(3.0, 0.0), "#e8b480", 0.4);
            }
            ink += scene.clipped(&shell, wrinkles);
            ink += cut(
                scene,
                &taper(&spots![420, 1058; 470, 1088; 498, 1112], &[3.6, 3.6, 10.0]),
                "#e8c080",
                light,
                8,
            );
        }
        let wave = handcut(&wave, 0.8, 30.0, y as i64);
        ink += scene.shadow(&wave, (0.0, -2.0), 5.0, "#6a2c14", 0.45);
        let clear =
            stops![0, mix(colour, "#fff0b0", 0.55); 0.25, colour; 1, mix(colour, "#a8540c", 0.6)];
        ink += scene.fill(&wave, scene.linear((0.0, y), (0.0, y + 110.0), &clear));
        ink += scene.rim(&wave, (0.0, 2.0), "#fff8d8", 0.9, light, 900.0);
        // What the lanterns throw on it.
        for (x, _, size, colour) in lamps {
            for (wide, down, aside) in [(22.0, 7.0, -2.0), (16.0, 13.0, 3.0), (10.0, 19.0, -1.0)] {
                let glint = Ripple {
                    rise: -0.8,
                    ..Ripple::new((x + aside, y + down), wide * size, 3.6)
                };
                ink += scene.veil(&glint.shape(), mix(colour, "#fff4d0", 0.35), 0.75);
            }
        }
    }
    ink
}
