//! The shade itself: a cloth with the outline of the tree. Its crown hangs between four hands, full of spots of light; its trunk still
//! lies on the ground and is fast at the tree's foot.

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
        (612.0, 800.0),
        (610.0, 870.0),
        (580.0, 936.0),
        (530.0, 974.0),
        (468.0, 1000.0),
        (400.0, 1010.0),
        (332.0, 1000.0),
        (270.0, 974.0),
        (222.0, 936.0),
        (190.0, 870.0),
        (190.0, 802.0),
        FIRST[1],
    ])
}

/// The clumps of the crown's outline: their middles, how large they are, and where they point, in degrees.
fn clumps() -> Vec<(At, f64, f64)> {
    let mut chance = Chance::of("carried shade clumps", 5);
    let count: u32 = 10;
    Path::new(hem())
        .walk(count as usize)
        .zip(0..count)
        .filter(|(_, i)| *i > 0 && *i < count - 1)
        .map(|((at, _), i)| {
            let from_hand = f64::from(i.min(count - 1 - i));
            let r = chance.between(52.0, 74.0) * (0.62 + 0.2 * from_hand).min(1.0);
            let out = (at.1 - 860.0).atan2(at.0 - 400.0).to_degrees();
            (towards(at, out, r * 0.05 - 14.0), r, out)
        })
        .collect()
}

/// The leaves around the clumps.
fn fringe() -> Vec<Spot> {
    let mut chance = Chance::of("carried shade fringe", 4);
    let mut leaves = Vec::new();
    for (at, r, out) in clumps() {
        for i in -2..=2 {
            let angle = out + f64::from(i) * 36.0 + chance.between(-6.0, 6.0);
            let size = chance.between(0.8, 1.1) * (r / 62.0);
            let foot = towards(at, angle, r - 20.0 * size);
            let turn = angle + 90.0 + chance.between(-16.0, 16.0);
            leaves.push(Spot::new(foot.0, foot.1, size).turned(turn));
        }
    }
    leaves
}

/// The crown's cloth without its leaves.
fn crown() -> Shape {
    let body = Shape::within_ring(&[upper_edge(), hem()].concat());
    let clumps = clumps()
        .into_iter()
        .map(|(at, r, _)| ellipse(at, r, r * 0.94));
    handcut(
        &all([body].into_iter().chain(clumps)).fillet(5.0),
        0.8,
        16.0,
        7,
    )
}

/// The clumps and some of the leaves, as light and dark within the cloth.
fn leaves(scene: &Scene, whole: &Shape) -> Ink {
    let mut ink = Ink::none();
    for (at, r, _) in clumps() {
        let clump = ellipse(at, r, r * 0.94);
        let lit = clump.minus(&clump.moved(3.0, 7.0)).within(whole);
        ink += scene.veil(&lit, LIT, 0.28);
        let low = clump.minus(&clump.moved(-2.0, -10.0)).within(whole);
        ink += scene.veil(&low, DEEP, 0.2);
    }
    for (i, spot) in fringe().into_iter().enumerate() {
        if i % 3 == 1 {
            continue;
        }
        let leaf = handcut(&spot.put(&plane_leaf()), 0.5, 9.0, i as i64);
        let colour = ["#5c3a9a", "#7d5bc0", "#6643a6"][i % 3];
        let vein = spot.put(&taper(&spots![0, 2; 0, -34], &[1.9, 0.5]));
        ink += scene.fill(&leaf, colour);
        ink += scene.veil(&vein, "#c9b4f2", 0.5);
    }
    ink
}

/// The branches, from where the trunk comes over the edge.
fn branches() -> Shape {
    let lines: [(&[At], f64); 8] = [
        (&spots![392, 786; 356, 836; 306, 866; 240, 876], 27.0),
        (&spots![410, 790; 452, 836; 506, 858; 566, 862], 25.0),
        (&spots![394, 826; 366, 888; 328, 938; 298, 1004], 24.0),
        (&spots![404, 832; 436, 892; 478, 934; 508, 996], 24.0),
        (&spots![326, 854; 284, 846; 244, 822], 10.0),
        (&spots![482, 846; 520, 834; 560, 806], 10.0),
        (&spots![352, 906; 300, 924; 252, 936], 11.0),
        (&spots![450, 908; 506, 918; 556, 926], 11.0),
    ];
    let stem = taper(
        &curve(&spots![402, 690; 401, 740; 400, 790; 398, 850; 402, 910; 396, 986]),
        &[84.0, 92.0, 58.0, 30.0, 17.0, 3.0],
    );
    let lines =
        lines.map(|(line, wide)| taper(&curve(line), &[wide, wide * 0.6, wide * 0.34, 3.0]));
    handcut(&all(lines).and(&stem).fillet(9.0), 0.8, 12.0, 3)
}

/// Spots of sun between the leaves, as they lie under every tree: each is two or three that run into one another.
fn holes(cloth: &Shape) -> Shape {
    let mut chance = Chance::of("carried shade holes", 11);
    let mut spots: Vec<(At, f64)> = Vec::new();
    let safe = cloth.grown(-16.0);
    let mut tries = 0;
    while spots.len() < 34 && tries < 4000 {
        tries += 1;
        let at = (chance.between(200.0, 600.0), chance.between(700.0, 1030.0));
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

/// The trunk's part: it lies on the ground, still fast at the foot of the tree, and rises to the edge that is carried.
pub fn trunk(scene: &Scene) {
    let lying = blob(&knots![
        334, 405, corner; 354, 412; 384, 425; 406, 415; 430, 425; 450, 412; 470, 405, corner; 458, 440; 446, 500; 440, 570; 444, 640;
        456, 700; 486, 762, corner; 400, 790; 322, 764, corner; 358, 700; 368, 640; 364, 570; 356, 500; 346, 440
    ]);
    let lying = handcut(&lying, 1.0, 16.0, 9);
    scene.add(scene.veil(&lying, VIOLET, 0.9));
    // On the ground it is shade; towards the hands it becomes cloth.
    let cloth = stops![0, VIOLET, 0.0; 0.5, VIOLET, 0.6; 0.8, "#5c3a9a"; 1, "#4b2c8a"];
    scene.add(scene.fill(&lying, scene.linear((400.0, 430.0), (400.0, 760.0), &cloth)));
    let mut ink = Ink::none();
    for (line, wide) in [
        (spots![372, 590; 380, 680; 362, 762], 9.0),
        (spots![396, 540; 402, 650; 398, 764], 11.0),
        (spots![428, 580; 428, 680; 446, 762], 9.0),
    ] {
        let valley = taper(&curve(&line), &[0.4, wide * 0.6, wide]).within(&lying);
        ink += scene.veil(&valley, DEEP, 0.5);
        ink += scene.veil(&valley.moved(-wide * 0.8, 0.0).within(&lying), LIT, 0.3);
    }
    // Leaves of it have come off.
    for (x, y, size, turn) in [
        (300.0, 1150.0, 1.0, 40.0),
        (548.0, 1128.0, 0.8, -70.0),
        (470.0, 1168.0, 0.6, 160.0),
    ] {
        let leaf = Spot::new(x, y, size)
            .turned(turn)
            .put(&plane_leaf().stretched(1.0, 0.8, (0.0, 0.0)));
        ink += scene.veil(&handcut(&leaf, 0.6, 9.0, 3), VIOLET, 0.9);
    }
    scene.add(ink);
}

/// The sheet, hanging between four hands.
pub fn sheet(scene: &Scene) {
    let body = crown();
    let leafy = fringe().into_iter().enumerate();
    let leafy = leafy.map(|(i, spot)| handcut(&spot.put(&plane_leaf()), 0.5, 9.0, i as i64));
    let cloth = all([body.clone()].into_iter().chain(leafy));
    let branches = branches();
    let holes = holes(&body).minus(&branches.grown(3.0));
    let mut ink = scene.shadow(&cloth, (10.0, 12.0), 9.0, "#7a5a50", 0.35);
    ink += scene
        .sheet(&cloth, "#6643a6")
        .lit(0.16)
        .shade(0.5)
        .rim(0.0)
        .dark(DEEP)
        .ink();
    ink += leaves(scene, &cloth);
    let cloth = body;
    ink += scene.clipped(
        &cloth,
        scene.blurred(scene.veil(&branches.moved(3.0, 4.0), DEEP, 0.4), 4.0),
    );
    let bark = stops![0, "#4b2c8a", 0.0; 0.5, "#4b2c8a"; 1, "#40258a"];
    let bark = scene.fill(
        &branches,
        scene.linear((400.0, 700.0), (400.0, 830.0), &bark),
    );
    let belly = ellipse((402.0, 900.0), 150.0, 70.0);
    ink += scene.clipped(&cloth, scene.blurred(scene.veil(&belly, DEEP, 0.4), 26.0));
    ink += folds(scene, &cloth);
    ink += upper_hem(scene);
    ink += bark;
    // Light that came through between the leaves; a rim of cloth around it.
    ink += scene.veil(&holes.moved(0.0, -1.6), DEEP, 0.5);
    ink += scene.fill(&holes, "#fff3d0");
    ink += scene.veil(&holes.minus(&holes.moved(1.0, 2.4)), "#d7a63a", 0.75);
    scene.add(ink);
    sparrows(scene);
}

/// Swags from hand to hand, folds that fan out from the fists, and folds that hang into the hem.
fn folds(scene: &Scene, cloth: &Shape) -> Ink {
    let mut ink = Ink::none();
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
            0.55,
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
    ink
}

/// The upper edge is rolled in, as a wet sheet's is.
fn upper_hem(scene: &Scene) -> Ink {
    let line = upper_edge();
    // It ends where the trunk comes over it.
    let (left, right): (Vec<At>, Vec<At>) = (
        line.iter().copied().filter(|at| at.0 < 366.0).collect(),
        line.iter().copied().filter(|at| at.0 > 438.0).collect(),
    );
    let roll = taper(&left, &[12.0, 17.0, 20.0, 3.0]).and(&taper(&right, &[3.0, 20.0, 17.0, 12.0]));
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
        ((306.0, 736.0), 1.5, false, "#c98d55"),
        ((494.0, 734.0), 1.6, true, "#b97a48"),
    ];
    for (at, size, flip, colour) in flock {
        let spot = Spot::new(at.0, at.1, size).flipped(flip);
        let colour = colour.into();
        scene.add(Sparrow { spot, colour }.ink(scene));
    }
}
