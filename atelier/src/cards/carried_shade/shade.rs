//! The shade itself: a cloth with the outline of the tree. Its crown hangs between four hands, full of spots of light, with leaves for
//! a hem; its trunk trails over the ground.

use crate::colour::mix;
use crate::line::{Path, blob, curve, ellipse, handcut, taper, towards};
use crate::motifs::animals::Sparrow;
use crate::motifs::plants::plane_leaf;
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::VIOLET;

/// Where the first carrier holds it: the upper and the lower hand.
pub const FIRST: [At; 2] = [(228.0, 664.0), (206.0, 742.0)];
/// Where the second one does.
pub const SECOND: [At; 2] = [(572.0, 660.0), (596.0, 738.0)];

const DEEP: &str = "#3a1f78";
const LIT: &str = "#a98be0";

/// From the upper hand to the upper hand: it hangs through.
fn upper_edge() -> Vec<At> {
    curve(&[
        FIRST[0],
        (262.0, 706.0),
        (328.0, 750.0),
        (402.0, 764.0),
        (476.0, 748.0),
        (540.0, 702.0),
        SECOND[0],
    ])
}

/// From the lower hand of the second carrier around to that of the first.
fn hem() -> Vec<At> {
    curve(&[
        SECOND[1],
        (622.0, 806.0),
        (622.0, 872.0),
        (586.0, 918.0),
        (552.0, 964.0),
        (492.0, 982.0),
        (440.0, 1006.0),
        (372.0, 1008.0),
        (312.0, 984.0),
        (252.0, 972.0),
        (216.0, 920.0),
        (178.0, 874.0),
        (180.0, 808.0),
        FIRST[1],
    ])
}

/// The leaves of the hem: where each hangs, how it is turned, how large it is.
fn fringe() -> Vec<Spot> {
    let mut chance = Chance::of("carried shade fringe", 4);
    let path = Path::new(hem());
    let count: u32 = 23;
    let mut at_hem: Vec<Spot> = path
        .walk(count as usize)
        .zip(0..count)
        .map(|((at, along), i)| {
            let from_hand = f64::from(i.min(count - 1 - i));
            let size = chance.between(1.75, 2.15) * (0.42 + 0.2 * from_hand).min(1.0);
            let back = towards(at, along + 90.0, 8.0 * size);
            let at = if from_hand < 1.0 { at } else { back };
            Spot::new(at.0, at.1, size).turned(along + chance.between(-18.0, 18.0))
        })
        .collect();
    // Every other one lies above its neighbours.
    at_hem.rotate_left(1);
    let (above, below): (Vec<_>, Vec<_>) = at_hem
        .into_iter()
        .enumerate()
        .partition(|(i, _)| i % 2 == 0);
    below
        .into_iter()
        .chain(above)
        .map(|(_, spot)| spot)
        .collect()
}

/// The crown's cloth without its fringe.
fn crown() -> Shape {
    let body = Shape::within_ring(&[upper_edge(), hem()].concat());
    handcut(&body, 0.8, 16.0, 7)
}

/// The leaves, cut from the same cloth: each above the last.
fn leaves(scene: &Scene) -> Ink {
    let mut ink = scene.veil(&Shape::nothing(), DEEP, 0.0);
    for (i, spot) in fringe().into_iter().enumerate() {
        let leaf = handcut(&spot.put(&plane_leaf()), 0.6, 9.0, i as i64);
        let colour = ["#5c3a9a", "#7250b4", "#6643a6"][i % 3];
        let shadow = scene.blurred(scene.veil(&leaf.moved(1.0, 5.0), DEEP, 0.4), 3.0);
        let veins = [
            (spots![0, 2; 0, -36], 1.9),
            (spots![0, -6; -15, -18], 1.3),
            (spots![0, -6; 15, -18], 1.3),
        ]
        .map(|(line, wide)| spot.put(&taper(&line, &[wide, 0.5])));
        ink += shadow + scene.fill(&leaf, colour);
        ink += scene.veil(&all(veins), "#c9b4f2", 0.5);
        // Lit along its lobes, not where it is sewn on.
        let sewn = spot.put(&ellipse((0.0, -2.0), 15.0, 12.0));
        let lit = leaf.minus(&leaf.moved(-1.2, 2.6)).minus(&sewn);
        ink += scene.veil(&lit, "#d9c6ff", 0.5);
    }
    ink
}

/// The trunk's part: down from the crown, and over the ground to where it was torn off.
fn trunk() -> [Shape; 2] {
    let hanging = blob(&knots![
        352, 960, corner; 452, 960, corner; 444, 1010; 440, 1050; 450, 1084; 436, 1106; 404, 1112; 366, 1100; 360, 1060; 362, 1010
    ]);
    let lying = blob(&knots![
        362, 1074, corner; 380, 1098; 410, 1108; 440, 1096; 452, 1070, corner; 500, 1078; 560, 1100; 620, 1104; 674, 1094, corner;
        658, 1108, corner; 690, 1118, corner; 662, 1128, corner; 694, 1142, corner; 660, 1148, corner; 682, 1168, corner;
        610, 1172; 530, 1166; 450, 1148; 392, 1126
    ]);
    [
        handcut(&hanging, 1.0, 14.0, 5),
        handcut(&lying, 1.0, 14.0, 6),
    ]
}

/// Spots of sun between the leaves, as they lie under every tree: each is two or three that run into one another.
fn holes(cloth: &Shape) -> Shape {
    let mut chance = Chance::of("carried shade holes", 11);
    let mut spots: Vec<(At, f64)> = Vec::new();
    let safe = cloth.grown(-16.0);
    let mut tries = 0;
    while spots.len() < 30 && tries < 4000 {
        tries += 1;
        let at = (chance.between(200.0, 600.0), chance.between(700.0, 990.0));
        let r = chance.between(4.0, 8.0) + 9.0 * chance.unit().powi(2);
        let free = spots
            .iter()
            .all(|(other, far)| (other.0 - at.0).hypot(other.1 - at.1) > r + far + 14.0);
        let held = FIRST
            .iter()
            .chain(&SECOND)
            .any(|hand| (hand.0 - at.0).hypot(hand.1 - at.1) < 66.0);
        if free && !held && safe.contains(at) {
            spots.push((at, r));
        }
    }
    let holes = spots.iter().flat_map(|&(at, r)| {
        let lean = (at.0 - 400.0) * -0.2;
        (0..3)
            .map(|_| {
                let (dx, dy) = (chance.between(-0.9, 0.9) * r, chance.between(-0.5, 0.5) * r);
                let k = chance.between(0.5, 0.95);
                ellipse((at.0 + dx, at.1 + dy), r * k * 1.15, r * k * 0.8).turned(lean, at)
            })
            .collect::<Vec<_>>()
    });
    handcut(&all(holes.collect::<Vec<_>>()).fillet(2.0), 0.6, 7.0, 3)
}

/// A fold from hand to hand, so far below the straight line, its lowest place shifted aside.
fn swag(deep: f64, aside: f64, from: At, to: At) -> Vec<At> {
    let middle = ((from.0 + to.0) / 2.0 + aside, (from.1 + to.1) / 2.0 + deep);
    let near = |a: At, part: f64, down: f64| {
        (a.0 + (middle.0 - a.0) * part, a.1 + (middle.1 - a.1) * down)
    };
    curve(&[
        from,
        near(from, 0.16, 0.36),
        near(from, 0.42, 0.74),
        near(from, 0.74, 0.96),
        middle,
        near(to, 0.74, 0.96),
        near(to, 0.42, 0.74),
        near(to, 0.16, 0.36),
        to,
    ])
}

/// A fold: its valley dark, its crest lit above it.
fn fold(scene: &Scene, cloth: &Shape, line: &[At], widths: &[f64], strength: f64) -> Ink {
    let valley = taper(line, widths);
    let crest: Vec<f64> = widths.iter().map(|wide| wide * 0.55).collect();
    let lift = widths.iter().copied().fold(0.0, f64::max) * 0.62;
    let crest = taper(line, &crest).moved(0.0, -lift);
    scene.veil(&crest.within(cloth), LIT, 0.62 * strength)
        + scene.veil(&valley.within(cloth), DEEP, 0.5 * strength)
}

/// What is left of it at the foot of the tree.
pub fn shred(scene: &Scene) {
    let shred = blob(&knots![
        372, 398, corner; 404, 408; 436, 398, corner; 462, 420; 484, 446, corner; 466, 443, corner; 466, 470, corner;
        446, 450, corner; 430, 476, corner; 420, 450, corner; 400, 460, corner; 392, 430
    ]);
    scene.add(scene.veil(&handcut(&shred, 0.8, 10.0, 9), VIOLET, 0.92));
}

/// The sheet, hanging between four hands.
pub fn sheet(scene: &Scene) {
    let [hanging, lying] = trunk();
    let cloth = crown();
    let holes = holes(&cloth);
    // What lies on the ground.
    let flat = stops![0, mix(VIOLET, DEEP, 0.5); 0.4, VIOLET; 1, "#7a55b8"];
    let mut ink = scene.fill(
        &lying,
        scene.linear((380.0, 1100.0), (690.0, 1140.0), &flat),
    );
    for (line, wide) in [
        (spots![400, 1112; 480, 1124; 580, 1132; 660, 1128], 7.0),
        (spots![440, 1092; 510, 1098; 580, 1116; 640, 1116], 6.0),
        (spots![420, 1128; 520, 1150; 610, 1154; 662, 1158], 6.0),
    ] {
        ink += fold(
            scene,
            &lying,
            &curve(&line),
            &[wide, wide, wide * 0.6, 0.6],
            0.9,
        );
    }
    let edge = lying.minus(&lying.moved(-1.0, 3.0));
    ink += scene.veil(&edge, "#d9c6ff", 0.55);
    // What hangs down from the crown.
    let down = stops![0, DEEP; 0.35, mix(VIOLET, DEEP, 0.4); 0.8, VIOLET; 1, "#7a55b8"];
    ink += scene.fill(
        &hanging,
        scene.linear((400.0, 980.0), (400.0, 1110.0), &down),
    );
    for (x, wide) in [(376.0, 8.0), (398.0, 10.0), (422.0, 9.0), (438.0, 5.0)] {
        let line = [
            (x + 2.0, 990.0),
            (x - 1.0, 1030.0),
            (x + 1.0, 1070.0),
            (x + 8.0, 1112.0),
        ];
        let valley = taper(&line, &[wide, wide * 0.8, wide * 0.7, 1.0]).within(&hanging);
        ink += scene.veil(&valley, DEEP, 0.5);
        let crest = taper(&line, &[1.0, wide * 0.4, wide * 0.5, 1.0]).moved(-wide, 0.0);
        ink += scene.veil(&crest.within(&hanging), LIT, 0.55);
    }
    // The crown.
    let fill = stops![0, "#8d6bcc"; 0.35, "#7450b2"; 0.75, "#5c3a9a"; 1, "#6b48aa"];
    ink += scene.fill(&cloth, scene.linear((360.0, 700.0), (430.0, 1010.0), &fill));
    let belly = ellipse((402.0, 900.0), 150.0, 70.0);
    ink += scene.clipped(&cloth, scene.blurred(scene.veil(&belly, DEEP, 0.4), 26.0));
    ink += folds(scene, &cloth);
    // Light that came through between the leaves; a rim of cloth around it.
    ink += scene.veil(&holes.moved(0.0, -1.6), DEEP, 0.5);
    ink += scene.fill(&holes, "#fff0a0");
    ink += scene.veil(&holes.minus(&holes.moved(1.0, 2.4)), "#d7a63a", 0.75);
    let lit = cloth.minus(&cloth.moved(-1.4, 3.0));
    ink += scene.veil(&lit, "#d9c6ff", 0.6);
    ink += leaves(scene);
    ink += upper_hem(scene);
    scene.add(ink);
    sparrows(scene);
}

/// Swags from hand to hand, folds that fan out from the fists, and folds that hang into the hem.
fn folds(scene: &Scene, cloth: &Shape) -> Ink {
    let mut ink = scene.veil(&Shape::nothing(), DEEP, 0.0);
    let swags = [
        (150.0, -14.0, 0, 12.0),
        (214.0, 22.0, 0, 15.0),
        (206.0, -30.0, 1, 15.0),
        (266.0, 16.0, 1, 16.0),
    ];
    for (deep, aside, hand, wide) in swags {
        let line = swag(deep, aside, FIRST[hand], SECOND[hand]);
        ink += fold(
            scene,
            cloth,
            &line,
            &[2.0, wide, wide * 0.5, wide * 0.32, wide * 0.55, wide, 2.0],
            1.0,
        );
    }
    // From each fist.
    let left: [(&[At], f64); 4] = [
        (&spots![228, 668; 258, 726; 300, 772; 340, 790], 11.0),
        (&spots![207, 746; 222, 800; 252, 850; 290, 884], 13.0),
        (&spots![206, 748; 206, 812; 222, 872; 240, 926], 14.0),
        (&spots![204, 748; 190, 806; 190, 850; 200, 884], 10.0),
    ];
    let right: [(&[At], f64); 4] = [
        (&spots![572, 664; 548, 722; 508, 766; 470, 784], 11.0),
        (&spots![595, 742; 582, 796; 552, 846; 512, 880], 13.0),
        (&spots![596, 744; 598, 808; 580, 872; 560, 922], 14.0),
        (&spots![598, 744; 612, 800; 612, 846; 602, 880], 10.0),
    ];
    for (line, wide) in left.iter().chain(&right) {
        ink += fold(
            scene,
            cloth,
            &curve(line),
            &[2.0, *wide, wide * 0.8, 0.5],
            0.9,
        );
    }
    // Into the hem.
    for (x, y, slant, wide) in [
        (282.0, 990.0, -20.0, 13.0),
        (332.0, 1004.0, -8.0, 15.0),
        (386.0, 1022.0, 0.0, 14.0),
        (442.0, 1018.0, 8.0, 15.0),
        (498.0, 996.0, 20.0, 14.0),
        (548.0, 976.0, 26.0, 11.0),
    ] {
        let line = [
            (x - slant * 1.6, y - 96.0),
            (x - slant * 0.6, y - 46.0),
            (x, y),
        ];
        let valley = taper(&line, &[0.4, wide * 0.8, wide]).within(cloth);
        ink += scene.veil(&valley, DEEP, 0.46);
        let crest = taper(&line, &[0.4, wide * 0.6, wide * 0.9]).moved(-wide * 0.9, 0.0);
        ink += scene.veil(&crest.within(cloth), LIT, 0.14);
    }
    ink
}

/// The upper edge is rolled in, as a wet sheet's is.
fn upper_hem(scene: &Scene) -> Ink {
    let line = upper_edge();
    let roll = taper(&line, &[12.0, 17.0, 22.0, 24.0, 22.0, 17.0, 12.0]);
    let shade = scene.blurred(scene.veil(&roll.moved(2.0, 12.0), DEEP, 0.45), 4.0);
    let lit = roll.minus(&roll.moved(0.0, 6.0));
    let low = roll.minus(&roll.moved(0.0, -8.0));
    shade
        + scene.fill(&roll, "#8d6bcc")
        + scene.veil(&lit, "#d9c6ff", 0.75)
        + scene.veil(&low, DEEP, 0.4)
}

fn sparrows(scene: &Scene) {
    let flock = [
        ((352.0, 748.0), 1.5, false, "#c98d55"),
        ((408.0, 754.0), 1.6, true, "#b97a48"),
    ];
    for (at, size, flip, colour) in flock {
        let spot = Spot::new(at.0, at.1, size).flipped(flip);
        let colour = colour.into();
        scene.add(Sparrow { spot, colour }.ink(scene));
    }
}
