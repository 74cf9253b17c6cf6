//! The shade itself: a cloth with the outline of the tree. Its crown hangs between the two and drags on the ground, full of spots of
//! light; its trunk is still fast at the tree's foot.

use crate::line::{Path, blob, curve, ellipse, handcut, taper, towards};
use crate::motifs::plants::plane_leaf;
use crate::random::Chance;
use crate::shape::{At, Shape, Spot, all};
use crate::techniques::print::{Chisel, Flow, Marks};
use crate::{knots, spots};

use super::Plates;

/// From her shoulder to the arms of the other one: it sags.
fn upper_edge() -> Vec<At> {
    curve(&spots![236, 590; 290, 596; 352, 622; 420, 640; 492, 628; 556, 586; 622, 532])
}

/// Along the ground, and back to the shoulder.
fn hem() -> Vec<At> {
    curve(
        &spots![622, 532; 644, 580; 632, 650; 620, 730; 592, 816; 546, 880; 480, 916; 396, 930; 322, 912; 274, 862; 254, 790; 246, 700; 236, 590],
    )
}

/// The clumps of the crown's outline: their middles, how large they are, and where they point, in degrees.
fn clumps() -> Vec<(At, f64, f64)> {
    let mut chance = Chance::of("carried shade clumps", 5);
    Path::new(hem())
        .walk(13)
        .enumerate()
        .filter(|(i, _)| (2..11).contains(i))
        .map(|(_, (at, _))| {
            let r = chance.between(44.0, 66.0);
            let out = (at.1 - 740.0).atan2(at.0 - 440.0).to_degrees();
            (towards(at, out, -10.0), r, out)
        })
        .collect()
}

fn fringe() -> Vec<Shape> {
    let mut chance = Chance::of("carried shade fringe", 4);
    let mut leaves = Vec::new();
    for (at, r, out) in clumps() {
        for i in -2..=2 {
            let angle = out + f64::from(i) * 34.0 + chance.between(-8.0, 8.0);
            let size = chance.between(0.7, 1.0) * (r / 58.0);
            let foot = towards(at, angle, r - 18.0 * size);
            let spot =
                Spot::new(foot.0, foot.1, size).turned(angle + 90.0 + chance.between(-18.0, 18.0));
            leaves.push(handcut(
                &spot.put(&plane_leaf()),
                0.5,
                9.0,
                leaves.len() as i64,
            ));
        }
    }
    leaves
}

fn body() -> Shape {
    let within = Shape::within_ring(&[upper_edge(), hem()].concat());
    let clumps = clumps()
        .into_iter()
        .map(|(at, r, _)| ellipse(at, r, 0.94 * r));
    handcut(
        &all([within].into_iter().chain(clumps)).fillet(5.0),
        0.8,
        16.0,
        7,
    )
}

/// The branches in it: a shade within the shade.
fn branches() -> Shape {
    let lines: [(&[At], f64); 7] = [
        (
            &spots![440, 630; 436, 700; 430, 760; 438, 820; 424, 890],
            44.0,
        ),
        (&spots![434, 700; 390, 760; 336, 800; 290, 812], 26.0),
        (&spots![436, 712; 490, 760; 548, 780; 610, 776], 26.0),
        (&spots![432, 770; 390, 830; 350, 884], 20.0),
        (&spots![434, 780; 480, 836; 520, 880], 20.0),
        (&spots![360, 784; 330, 760; 290, 736], 10.0),
        (&spots![540, 778; 580, 740; 614, 700], 10.0),
    ];
    let lines =
        lines.map(|(line, wide)| taper(&curve(line), &[wide, 0.6 * wide, 0.34 * wide, 3.0]));
    handcut(&all(lines).fillet(8.0), 0.8, 12.0, 3)
}

/// Spots of sun between the leaves, as they lie under every tree.
fn holes(cloth: &Shape) -> Shape {
    let mut chance = Chance::of("carried shade holes", 12);
    let mut found: Vec<(At, f64)> = Vec::new();
    let safe = cloth.grown(-16.0);
    for _ in 0..3000 {
        let at = (chance.between(250.0, 650.0), chance.between(690.0, 950.0));
        let r = chance.between(5.0, 8.0) + 8.0 * chance.unit().powi(2);
        let free = found
            .iter()
            .all(|(other, far)| crate::line::distance(*other, at) > r + far + 15.0);
        if found.len() < 44 && free && safe.contains(at) {
            found.push((at, r));
        }
    }
    let holes = found.iter().flat_map(|&(at, r)| {
        (0..3)
            .map(|_| {
                let by = (chance.between(-0.9, 0.9) * r, chance.between(-0.5, 0.5) * r);
                let k = chance.between(0.55, 0.95);
                ellipse((at.0 + by.0, at.1 + by.1), 1.15 * r * k, 0.8 * r * k)
            })
            .collect::<Vec<_>>()
    });
    handcut(&all(holes.collect::<Vec<_>>()).fillet(2.0), 0.6, 7.0, 3)
}

/// Valleys of the folds, from the two who hold it: the leaves' ink below makes them deep.
fn valleys() -> Vec<(Vec<At>, f64)> {
    [
        (
            &spots![240, 600; 300, 664; 380, 708; 470, 704; 560, 640; 624, 548][..],
            12.0,
        ),
        (
            &spots![240, 606; 280, 700; 370, 778; 470, 786; 560, 700; 628, 552],
            14.0,
        ),
        (&spots![238, 610; 262, 720; 310, 820; 360, 880], 13.0),
        (&spots![238, 620; 250, 720; 266, 800; 286, 860], 10.0),
        (&spots![630, 552; 612, 680; 570, 790; 520, 850], 13.0),
        (&spots![636, 560; 630, 660; 604, 760; 584, 810], 10.0),
        (&spots![626, 550; 580, 660; 530, 740; 480, 790], 9.0),
    ]
    .into_iter()
    .map(|(line, wide)| (curve(line), wide))
    .collect()
}

/// The trunk's part: on the ground it is shade; where it rises it is cloth.
pub fn trunk(plates: &mut Plates) {
    let strip = blob(&knots![
        560, 300, corner; 576, 312; 600, 306; 624, 300, corner; 600, 350; 560, 420; 530, 490; 508, 560; 500, 640, corner; 440, 670; 380, 640, corner;
        412, 560; 452, 480; 502, 400; 540, 350
    ]);
    let strip = handcut(&strip, 1.0, 16.0, 9);
    plates.sun.cut(&strip);
    plates.shade.ink(&strip);
    let folds = [
        (&spots![520, 430; 470, 540; 414, 636][..], 8.0),
        (&spots![528, 440; 486, 540; 448, 644], 9.0),
        (&spots![524, 470; 500, 540; 486, 626], 7.0),
    ];
    for (line, wide) in folds {
        plates
            .leaf
            .ink(taper(&curve(line), &[0.5, wide, 1.4 * wide]).within(&strip));
        plates.shade.scratch(
            &curve(line)
                .iter()
                .map(|at| (at.0 + wide, at.1))
                .collect::<Vec<_>>(),
            &[0.1, 2.0, 3.4, 0.1],
        );
    }
    let core = taper(
        &curve(&spots![540, 400; 506, 480; 470, 560; 442, 640]),
        &[0.5, 8.0, 22.0, 40.0],
    );
    plates.leaf.ink(handcut(&core.within(&strip), 0.8, 12.0, 3));
    // It drips.
    let mut chance = Chance::of("carried shade drops", 3);
    for _ in 0..26 {
        let t = chance.unit();
        let at = (
            470.0 - 60.0 * t + chance.near(0.0, 60.0),
            960.0 + 46.0 * chance.unit(),
        );
        let r = chance.between(2.0, 7.0);
        plates.shade.ink(ellipse(at, 1.5 * r, 0.8 * r));
    }
}

/// The sheet between the two.
pub fn cloth(plates: &mut Plates) {
    let body = body();
    let leaves = fringe();
    let whole = all([body.clone()].into_iter().chain(leaves.clone()));
    // What it throws itself: hardly anything, it is nearly on the ground.
    plates.shade.ink(whole.moved(-16.0, 12.0));
    plates.sun.cut(whole.grown(2.0));
    plates.leaf.cut(whole.grown(2.0));
    plates.shade.cut(whole.grown(3.0));
    plates.shade.ink(&whole);
    for (i, leaf) in leaves.iter().enumerate() {
        if i % 3 == 0 {
            plates
                .shade
                .cut(leaf.minus(&leaf.grown(-1.6)).within(&whole));
        }
    }
    // Leaves in it, as far as their edges catch the light.
    let mut chance = Chance::of("carried shade leaves", 9);
    let low = body.grown(-10.0);
    for _ in 0..90 {
        let at = (chance.between(240.0, 670.0), chance.between(700.0, 960.0));
        let spot = Spot::new(at.0, at.1, chance.between(0.6, 0.95))
            .turned(180.0 + 0.4 * (440.0 - at.0) + chance.near(0.0, 40.0));
        let leaf = handcut(&spot.put(&plane_leaf()), 0.5, 9.0, 3);
        if low.contains(at) {
            plates.shade.ink(leaf.within(&low));
            let edge = leaf.minus(&leaf.moved(-1.8, 1.8)).within(&low);
            plates.shade.cut(edge);
        }
    }
    let branches = branches().within(&body);
    plates.leaf.ink(&branches);
    let ridges = Flow::along(valleys().into_iter().map(|(line, _)| line));
    for (line, wide) in valleys() {
        let valley = taper(&line, &[1.0, 0.3 * wide, 0.2 * wide, 0.3 * wide, 1.0]).within(&body);
        plates.leaf.ink(&valley);
        let crest =
            taper(&line, &[1.0, wide, 0.7 * wide, wide, 1.0]).moved(0.5 * wide, -1.1 * wide);
        let crest = crest.within(&body.grown(-5.0)).minus(&valley);
        let chisel = Chisel::CLOTH.gap(5.4).fill(0.6).length(16.0, 60.0);
        plates
            .shade
            .cut(chisel.carve(&crest, &ridges, &0.8, wide as u64));
    }
    let holes = holes(&body).minus(&branches.grown(3.0));
    plates.leaf.cut(holes.grown(1.5));
    plates.shade.cut(&holes);
    // The upper edge is rolled in, as that of a wet sheet.
    let roll = taper(&upper_edge(), &[20.0, 24.0, 18.0, 22.0, 20.0]);
    plates.shade.cut(roll.grown(2.0));
    plates.shade.ink(&roll);
    let twist = crate::techniques::print::across(&upper_edge(), 6.0, 17.0, 8.0, 38.0);
    let twist: Marks = twist
        .iter()
        .map(|line| Marks::stroke(line, &[0.6, 3.0, 0.6], 5))
        .collect();
    plates.shade.cut(twist);
}

/// Twisted like a rope over her shoulder, through both fists.
pub fn over_shoulder(plates: &mut Plates) {
    let rope = taper(
        &curve(
            &spots![312, 618; 262, 580; 214, 556; 170, 566; 140, 610; 124, 656; 112, 706; 122, 744],
        ),
        &[64.0, 58.0, 50.0, 42.0, 38.0, 36.0, 40.0, 30.0],
    );
    let end = blob(
        &knots![104, 700, corner; 134, 704, corner; 146, 752; 132, 748; 122, 772; 112, 750; 96, 756],
    );
    let rope = handcut(&rope.and(&end), 0.8, 16.0, 3);
    plates.pale(&rope, 3.0);
    plates.shade.ink(&rope);
    for line in [
        &spots![312, 600; 262, 566; 214, 546; 184, 552][..],
        &spots![306, 626; 258, 592; 214, 572; 178, 580],
        &spots![160, 584; 140, 618; 128, 650],
        &spots![148, 586; 128, 620; 116, 654],
        &spots![124, 690; 118, 720; 124, 752],
        &spots![112, 694; 106, 720; 108, 744],
    ] {
        plates.shade.scratch(line, &[0.2, 3.4, 2.6, 0.4]);
    }
    for (x, y, size, flip) in [(352.0, 612.0, 1.25, false), (506.0, 602.0, 1.35, true)] {
        let bird = Spot::new(x, y, size)
            .flipped(flip)
            .put(&super::square::sparrow());
        plates.sunny(&bird, 2.0);
        plates.shade.ink(bird.within(&bird.moved(-5.0, 4.0)));
    }
}
