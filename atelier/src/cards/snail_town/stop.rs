//! The bus stop, and those who wait there.

use crate::colour::Colour;
use crate::line::{Path, Stroke, blob, circle, curve, handcut, rect, taper, towards};
use crate::motifs::animals::perched_bird;
use crate::motifs::figures::person::{Arm, Garment, Hair, Leg, Person, Pose};
use crate::motifs::plants::{grass_on, ground, wildflower};
use crate::motifs::things::Suitcase;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Bounds, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::{AUBERGINE, CREAM, RED, YELLOW};

/// Where the sign stands.
const SIGN: f64 = 58.0;

pub fn meadow(scene: &Scene) {
    let edge = spots![-40, 1096; 120, 1090; 280, 1100; 420, 1116; 600, 1110; 840, 1086];
    let meadow = ground(&edge).and(&grass_on(&edge, 26.0, 0.35, 8));
    let meadow = handcut(&meadow, 0.8, 36.0, 5);
    scene.add(scene.shadow(&meadow, (0.0, -4.0), 12.0, "#24402f", 0.4));
    let stops = stops![0, "#8f9a58"; 1, "#3f6450"];
    let fill = scene.linear((0.0, 1080.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&meadow, fill), 13, 0.08));
}

/// The sign of the line; ivy has had the time to climb it.
pub fn sign(scene: &Scene) {
    let pole = taper(&[(SIGN, 1104.0), (SIGN, 880.0)], &[9.0, 8.0]);
    let pole = handcut(&pole, 0.4, 20.0, 2);
    scene.add(scene.shadow(&pole, (3.0, 2.0), 4.0, AUBERGINE, 0.4));
    scene.add(scene.sheet(&pole, "#5a4668").lit(0.2).shade(0.4).rim(1.0));
    let middle = (SIGN, 856.0);
    let disc = handcut(&circle(middle, 38.0), 0.8, 20.0, 3);
    scene.add(scene.shadow(&disc, (2.0, 4.0), 6.0, AUBERGINE, 0.4));
    scene.add(scene.sheet(&disc, RED).rim(1.6));
    scene.add(scene.fill(&handcut(&circle(middle, 29.0), 0.6, 20.0, 4), CREAM));
    let spiral: Vec<At> = (0..20)
        .map(f64::from)
        .map(|i| towards(middle, (i * 0.62).to_degrees(), 21.0 - i))
        .collect();
    let spiral = taper(&spiral, &[5.4, 5.0, 4.2, 3.0, 1.6]);
    scene.add(scene.fill(&spiral, AUBERGINE));
    let stem = spots![
        SIGN - 2.0, 1104; SIGN + 8.0, 1050; SIGN - 8.0, 1000; SIGN + 8.0, 950; SIGN - 6.0, 914; SIGN + 6.0, 884
    ];
    let leaf = blob(&knots![0, 0, corner; 5, -6; 12, -5; 15, 0, corner; 12, 5; 5, 6]);
    let mut chance = Chance::of("ivy", 7);
    let path = Path::new(curve(&stem));
    let leaves = path.walk(28).map(|((x, y), _)| {
        let side = if chance.happens(0.5) { 0.0 } else { 180.0 };
        let spot = Spot::new(x, y, chance.between(0.7, 1.15));
        spot.turned(side + chance.between(-40.0, 40.0)).put(&leaf)
    });
    let leaves = handcut(&all(leaves), 0.3, 8.0, 3);
    let stem = taper(&stem, &[3.0, 2.6, 2.2, 2.0, 1.6, 0.6]);
    scene.add(scene.sheet(&stem, "#3f6f4a").lit(0.2).shade(0.3).rim(0.6));
    let sheet = scene.sheet(&leaves, "#4f8a54").lit(0.35).rim(1.0);
    scene.add(sheet.dark("#24503f"));
}

/// Tufts of grass all over the meadow.
pub fn blades(scene: &Scene) {
    let mut chance = Chance::of("meadow", 7);
    for _ in 0..150 {
        let (x, y) = (chance.between(0.0, 800.0), chance.between(1024.0, 1200.0));
        let high = chance.between(5.0, 12.0);
        let tuft = [-1.0, 0.0, 1.0_f64].map(|side| {
            let tip = (x + side * 3.4, y - high * (1.0 - 0.2 * side.abs()));
            Stroke::new(&[(x + side * 2.0, y), tip], &[1.3, 0.3])
                .blunt()
                .shape()
        });
        let colour = *chance.pick(&["#d3cf86", "#4f7048", "#b3b868"]);
        scene.add(scene.veil(&all(tuft), colour, 0.55));
    }
}

/// What they sit on.
pub fn luggage(scene: &Scene) {
    for (seed, (x0, y0, x1, y1, colour)) in [
        (112.0, 1064.0, 186.0, 1116.0, "#8a4a3c"),
        (278.0, 1088.0, 346.0, 1116.0, "#3f6f72"),
        (272.0, 1062.0, 340.0, 1090.0, "#b98a3f"),
    ]
    .into_iter()
    .enumerate()
    {
        let case = Suitcase {
            edges: Bounds { x0, y0, x1, y1 },
            colour: colour.into(),
            dark: AUBERGINE.into(),
        };
        scene.add(case.ink(scene, seed as i64 + 3));
    }
}

/// His beard has grown to the ground, and a bird has nested on his hat.
pub fn old_man(scene: &Scene) {
    let man = Person {
        spot: Spot::new(150.0, 1112.0, 2.12),
        pose: Pose {
            hip: (0.0, -30.0),
            neck: (0.0, -63.0),
            head: (2.0, -74.0),
            tilt: 6.0,
            far_leg: Leg::new((17.0, -32.0), (19.0, -4.0)),
            near_leg: Leg::new((18.0, -30.0), (22.0, -3.0)),
            far_arm: Some(Arm::new((9.0, -47.0), (18.0, -39.0))),
            near_arm: Some(Arm::new((8.0, -45.0), (18.0, -37.0))),
        },
        garment: Garment::Jumper,
        coat: "#56668a".into(),
        legs: "#4a3a4a".into(),
        shoes: "#2a1c2a".into(),
        skin: "#e6b896".into(),
        dark: "#2a1c3a".into(),
        head_size: 7.4,
        ..Person::default()
    };
    scene.add(man.ink(scene, 6));
    let spot = Spot {
        at: man.spot.point((0.0, 3.0)),
        ..man.spot
    };
    beard(scene, spot);
    arm(scene, man.spot);
    hat(scene, spot);
}

/// He strokes his beard.
fn arm(scene: &Scene, spot: Spot) {
    let hand = blob(&knots![
        13, -41.4; 17, -43; 21, -41.6; 24.6, -38.6; 23.6, -36.8; 20, -37.6; 23, -35.2; 21.6, -33.6; 17, -34.4; 12.6, -36
    ]);
    let hand = handcut(&spot.put(&hand), 0.3, 8.0, 7);
    scene.add(scene.shadow(&hand, (1.0, 3.0), 3.0, AUBERGINE, 0.4));
    scene.add(scene.sheet(&hand, "#e6b896").lit(0.2).rim(0.9).grain(1.05));
    let sleeve = taper(
        &spots![-0.6, -56; -2.4, -48; -1.4, -40.6; 6, -37.6; 13.6, -39],
        &[9.6, 9.4, 9.0, 7.8, 6.4],
    );
    let sleeve = handcut(&spot.put(&sleeve), 0.4, 14.0, 8);
    scene.add(scene.shadow(&sleeve, (1.0, 4.0), 4.0, AUBERGINE, 0.45));
    let sheet = scene
        .sheet(&sleeve, "#5f7096")
        .lit(0.25)
        .shade(0.5)
        .rim(1.2);
    scene.add(sheet.dark("#2f3a6a").grain(1.05));
    let folds = [
        spots![-5.6, -42; -2, -42.6; 1.4, -41.4],
        spots![-4.4, -38.4; -1, -40; 1.6, -40.4],
    ];
    let folds = all(folds.map(|fold| taper(&spot.points(fold), &[0.3, 1.5, 0.3])));
    scene.add(scene.veil(&folds, "#2a2c50", 0.6));
    let cuff = spot.points(spots![12.2, -42.2; 13.4, -36]);
    scene.add(scene.veil(&taper(&cuff, &[2.4, 2.4]), "#3f4c74", 0.9));
}

fn beard(scene: &Scene, spot: Spot) {
    let beard = blob(&knots![
        -1.6, -79; 1, -73.5; 5, -70.6; 9.6, -70.4; 12.6, -66; 12, -58; 15.6, -50; 22, -42; 26.4, -30; 28, -16;
        33, -6; 42, -4; 49, -7; 56, -4; 60, -9; 62, -3; 54, 1.4; 44, 1; 32, 1.6; 24, -5; 20.4, -18; 14, -28; 7, -38;
        3.6, -50; -0.6, -60; -3, -70
    ]);
    let beard = handcut(&spot.put(&beard), 0.5, 14.0, 3);
    scene.add(scene.shadow(&beard, (2.0, 4.0), 5.0, AUBERGINE, 0.4));
    let sheet = scene.sheet(&beard, "#f3ece0").lit(0.2).shade(0.55).rim(1.2);
    scene.add(sheet.dark("#a398ac"));
    for t in [0.1, 0.35, 0.6, 0.85] {
        let strand = spots![
            0.6 + 9.0 * t, -67; 2.4 + 9.0 * t, -55; 9.0 + 10.0 * t, -41; 19.0 + 7.0 * t, -26; 24.0 + 5.0 * t, -8;
            36.0 + 8.0 * t, -2
        ];
        let strand = taper(&spot.points(strand), &[0.3, 1.7, 2.0, 1.7, 1.3, 0.3]);
        scene.add(scene.veil(&strand, "#b3a8b8", 0.8));
    }
    let moustache = spot.points(spots![2.6, -69.6; 6, -71; 10, -71.6; 13, -69.4]);
    scene.add(scene.fill(&taper(&moustache, &[0.6, 5.0, 5.0, 0.8]), "#fffaf0"));
}

/// The hat, the nest on it, and the bird in the nest.
fn hat(scene: &Scene, spot: Spot) {
    let crown = blob(&knots![-8, -81; -7, -88; 0, -91; 7, -89; 9, -81]);
    let brim = spot.points(spots![-13, -80; 0, -82.4; 14, -81]);
    let hat = spot.put(&crown).and(&taper(&brim, &[4.0, 6.0, 4.0]));
    let hat = handcut(&hat, 0.4, 12.0, 4);
    scene.add(scene.sheet(&hat, "#3f4a5a").rim(1.2));
    let band = spot.points(spots![-8, -83.4; 0, -85; 8.6, -83.8]);
    scene.add(scene.fill(&taper(&band, &[4.0, 4.6, 4.0]), "#b94f3a"));
    let nest = blob(&knots![-7.4, -90; -8.6, -95; 0, -94; 8.4, -95.4; 7.4, -90; 0, -88.4]);
    let nest = handcut(&spot.put(&nest), 0.9, 5.0, 5);
    scene.add(scene.sheet(&nest, "#9a6a3f").lit(0.3).rim(1.0));
    let mut chance = Chance::of("nest", 7);
    for _ in 0..16 {
        let (x, y) = (chance.between(-8.0, 8.0), -91.0 + chance.between(-2.4, 2.0));
        let straw = spot.points([(x - 4.0, y), (x + 4.0, y - 1.4)]);
        let colour = *chance.pick(&["#6b4428", "#c99a5a", "#7d5230"]);
        scene.add(scene.fill(&taper(&straw, &[1.0, 0.6]), colour));
    }
    let (x, y) = spot.point((-1.0, -93.0));
    let perch = Spot::new(x, y, 1.3);
    let bird = handcut(&perch.put(&perched_bird()), 0.3, 8.0, 3);
    scene.add(scene.sheet(&bird, RED).rim(1.0));
    scene.add(scene.fill(&circle((x + 11.0, y - 23.0), 1.5), AUBERGINE));
    let wing = blob(&knots![-4, -10; 4, -9; -2, -3; -10, 2; -8, -4]);
    scene.add(scene.veil(&perch.put(&wing), "#8a2f34", 0.8));
}

/// Her scarf has grown out of the picture.
pub fn knitter(scene: &Scene) {
    let along = spots![
        362, 1004; 392, 1040; 398, 1086; 440, 1118; 510, 1108; 576, 1130; 650, 1116; 730, 1132; 830, 1116
    ];
    let widths = [22.0, 26.0, 30.0, 32.0, 34.0, 34.0, 36.0, 36.0, 38.0];
    let scarf = handcut(&taper(&along, &widths), 0.6, 24.0, 4);
    scene.add(scene.shadow(&scarf, (2.0, 5.0), 6.0, AUBERGINE, 0.45));
    let woman = Person {
        spot: Spot::new(308.0, 1112.0, 2.04),
        pose: Pose {
            hip: (0.0, -30.0),
            neck: (1.0, -63.0),
            head: (3.0, -74.0),
            tilt: 12.0,
            far_leg: Leg::new((17.0, -32.0), (17.0, -4.0)),
            near_leg: Leg::new((18.0, -30.0), (20.0, -3.0)),
            far_arm: Some(Arm::new((9.0, -47.0), (19.0, -51.0))),
            near_arm: Some(Arm::new((9.0, -45.0), (20.0, -47.0))),
        },
        garment: Garment::Jumper,
        coat: "#c9803b".into(),
        legs: "#5a3a4a".into(),
        shoes: AUBERGINE.into(),
        skin: "#a86a4c".into(),
        dark: "#2a1c3a".into(),
        hair: Some((Hair::Bun, "#3b2030".into())),
        ..Person::default()
    };
    scene.add(woman.ink(scene, 8));
    let colours = [YELLOW, CREAM, "#4f9a94", RED];
    let stripe = rect(-5.0, -24.0, 5.0, 24.0);
    let path = Path::new(curve(&along));
    let stripes = path.walk(44).enumerate().map(|(i, ((x, y), direction))| {
        let stripe = Spot::new(x, y, 1.0).turned(direction).put(&stripe);
        scene.fill(&stripe, colours[i % 4])
    });
    let sheet = scene.sheet(&scarf, "#e2725b").lit(0.2).shade(0.0).rim(0.0);
    scene.add(sheet.ink() + scene.clipped(&scarf, stripes.sum::<Ink>()));
    let density = stops![0.2, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.8];
    let density = scene.linear((0.0, 1080.0), (0.0, 1140.0), &density);
    let spray = Spray {
        opacity: 0.75,
        ..Spray::default()
    };
    scene.add(scene.grain(&scarf, density, "#6a3448", spray));
    scene.add(scene.rim(&scarf, (0.0, 1.8), "#fff6e0", 0.6, scene.light, 520.0));
    for needle in [spots![336, 992; 384, 1012], spots![372, 984; 340, 1018]] {
        scene.add(scene.fill(&taper(&needle, &[2.6, 1.6]), "#f6ead4"));
    }
}

pub fn flowers(scene: &Scene) {
    let mut chance = Chance::of("wildflowers", 7);
    for _ in 0..46 {
        let x = chance.between(0.0, 800.0);
        let y = match chance.happens(0.6) {
            true => chance.between(1120.0, 1190.0),
            false => chance.between(1030.0, 1080.0),
        };
        let high = chance.between(10.0, 22.0);
        let colour = *chance.pick(&[RED, YELLOW, CREAM, "#e2936a"]);
        // None before those who wait, nor before the sign.
        if !(30.0..480.0).contains(&x) || y >= 1146.0 {
            scene.add(wildflower(scene, (x, y), high, colour));
        }
    }
}
