//! Those who fly: a large woman of sixty in a cardigan, a lanky man of twenty-five in dungarees, level for a moment.

/// The middle of the rim of the pot.
const RIM: At = (400.0, 302.0);
use crate::line::{Knot, blob, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Pattern, Person, Pose, Proportions, Shoes, Side, Teeth, Top,
};
use crate::motifs::things::SoupPot;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};

use super::flying;
use super::holding::{self, HERS, HIS};

fn arm() -> ArmPose {
    ArmPose::to(-0.06, -0.24, 0.86)
        .elbow(0.5, -1.0, -0.2)
        .hand(Gesture::Hidden)
}

/// The pot is so much larger than it is made.
const POT: f64 = 1.12;

/// Where a far and a near hand hold the pot, on the left if `side` is -1.
fn grips(side: f64) -> [At; 2] {
    let at = |x: f64, y: f64| (RIM.0 + side * x * POT, RIM.1 + y * POT);
    [at(122.0, 34.0), at(88.0, 84.0)]
}

fn woman() -> Person {
    let [far, near] = grips(-1.0);
    Person {
        build: Build::Of(Proportions {
            head: 1.42,
            upper_arm: 1.04,
            forearm: 0.92,
            ..Build::Large.proportions()
        }),
        pose: Pose {
            hips: v(0.0, 0.9, 0.0),
            lean: (-12.0, 0.0),
            bow: 0.04,
            head: (-16.0, 2.0, -4.0),
            arms: [arm(), arm()],
            legs: [
                LegPose::to(0.1, 0.42, 0.52)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.7, -1.0, 0.4),
                LegPose::to(0.12, 0.28, 0.10)
                    .knee(0.3, 0.3, 1.0)
                    .toe(0.2, -1.0, 0.2),
            ],
            ..Pose::STAND
        },
        at: (136.0, 774.0),
        height: 624.0,
        facing: Some(62.0),
        skin: Skin::Umber,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.72,
                open: 0.14,
                wide: 1.3,
                teeth: Teeth::Upper,
                ..Mood::JOY
            },
            age: Some(Age::Middle),
            hair: Hair::Bun,
            hair_colour: "#8d8a92".into(),
            gaze: Some((0.25, 0.35)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#ee7d2e".into(),
            shirt_colour: "#f6ead2".into(),
            bottom: Bottom::Skirt,
            bottom_colour: "#8a4a5c".into(),
            bottom_pattern: Pattern::Dots("#e8b8a0".into()),
            shoes: Shoes::Barefoot,
            wind: (-0.3, -0.3),
            ..Clothes::default()
        },
        wrists: [Some(far), Some(near)],
        seed: 3,
        ..Person::default()
    }
}

fn man() -> Person {
    let [far, near] = grips(1.0);
    Person {
        build: Build::Of(Proportions {
            head: 1.42,
            upper_arm: 1.08,
            forearm: 0.94,
            ..Build::Thin.proportions()
        }),
        pose: Pose {
            hips: v(0.0, 0.9, 0.0),
            lean: (-12.0, 0.0),
            bow: 0.06,
            head: (16.0, 2.0, 4.0),
            arms: [arm(), arm()],
            legs: [
                LegPose::to(0.12, 0.34, 0.12)
                    .knee(0.3, 0.3, 1.0)
                    .toe(0.2, -0.6, 1.0),
                LegPose::to(0.1, 0.46, 0.48)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.2, -0.5, 1.0),
            ],
            ..Pose::STAND
        },
        at: (664.0, 778.0),
        height: 652.0,
        facing: Some(-62.0),
        skin: Skin::Porcelain,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.9,
                open: 0.17,
                wide: 1.25,
                brow_in: 0.1,
                brow_out: 0.08,
                teeth: Teeth::Upper,
                ..Mood::JOY
            },
            hair: Hair::Tousled,
            hair_colour: "#b3542a".into(),
            gaze: Some((-0.25, 0.35)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#f4ecd8".into(),
            top_pattern: Pattern::Hoops("#8fb0a8".into()),
            bottom: Bottom::Trousers,
            bottom_colour: "#2b55b0".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#d94f3a".into(),
            ..Clothes::default()
        },
        wrists: [Some(near), Some(far)],
        seed: 5,
        ..Person::default()
    }
}

fn is(side: Side) -> impl Fn(Kind) -> bool {
    move |kind| kind == Kind::Arm(side) || kind == Kind::Hand(side)
}

pub fn both(scene: &Scene) {
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let (mut she, he) = (woman().cut(scene.light), man().cut(scene.light));
    she.parts.retain(|part| part.kind != Kind::Skirt);
    scene.add(she.paint(scene, style));
    flying::skirt(scene, &she);
    scene.add(he.paint(scene, style));
    bib(scene, &he);
    loose_hair(scene, &he);
    let pot = SoupPot {
        spot: Spot::new(RIM.0, RIM.1, POT),
        lifted: 84.0,
        tilt: -9.0,
    };
    handles(scene);
    scene.add(pot.ink(scene));
    flying::drops(scene, RIM);
    // The near arms lie before the pot; of the far ones only the hands do.
    for (cut, flesh, near) in [(&she, HERS, Side::Right), (&he, HIS, Side::Left)] {
        let flip = near == Side::Left;
        let side = if flip { 1.0 } else { -1.0 };
        let handle = (RIM.0 + side * 84.0 * POT, RIM.1 + 31.0 * POT);
        let wrist = cut.landmarks.wrists[1 - near.index()];
        let spot = Spot::new(handle.0, handle.1, 0.9)
            .turned(-side * bearing(wrist, handle, side))
            .flipped(flip);
        holding::around_handle(scene, flesh, &spot);
        for part in cut.parts.iter().filter(|part| is(near)(part.kind)) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
        let (wrist, elbow) = (
            cut.landmarks.wrists[near.index()],
            cut.landmarks.elbows[near.index()],
        );
        let way = bearing(elbow, wrist, side);
        let spot = Spot::new(wrist.0, wrist.1, 0.82)
            .turned(-side * way * 0.35)
            .flipped(flip);
        holding::against_side(scene, flesh, &spot);
    }
}

/// How far the way from one place to another goes down, in degrees.
fn bearing(from: At, to: At, side: f64) -> f64 {
    (to.1 - from.1).atan2((to.0 - from.0) * -side).to_degrees()
}

/// Handles that leave room for a fist.
fn handles(scene: &Scene) {
    for side in [-1.0, 1.0] {
        let at = |x: f64, y: f64| (RIM.0 + side * x * POT, RIM.1 + y * POT);
        let line = [
            at(62.0, 10.0),
            at(84.0, 6.0),
            at(91.0, 30.0),
            at(84.0, 60.0),
            at(62.0, 58.0),
        ];
        scene.add(scene.fill(&taper(&line, &[10.0, 9.0, 9.0, 9.0, 10.0]), "#1d3340"));
        let gleam = taper(
            &[at(70.0, 5.0), at(83.0, 3.0), at(89.0, 14.0)],
            &[1.0, 2.4, 1.0],
        );
        scene.add(scene.veil(&gleam, "#6a9aa0", 0.8));
    }
}

/// The upper part of his dungarees: a bib and its straps.
fn bib(scene: &Scene, he: &CutPerson) {
    let marks = &he.landmarks;
    let (neck, hips) = (marks.neck, marks.hips);
    let on = |across: f64, down: f64| -> At {
        let (dx, dy) = (hips.0 - neck.0, hips.1 - neck.1);
        let long = dx.hypot(dy);
        let (ux, uy) = (dx / long, dy / long);
        (
            neck.0 + ux * down * long - uy * across,
            neck.1 + uy * down * long + ux * across,
        )
    };
    let trunk = he.of(Kind::Trunk);
    let bib = blob(&[
        Knot {
            at: on(-4.0, 0.42),
            corner: true,
        },
        Knot {
            at: on(58.0, 0.40),
            corner: true,
        },
        Knot {
            at: on(70.0, 1.2),
            corner: true,
        },
        Knot {
            at: on(-50.0, 1.2),
            corner: true,
        },
    ]);
    let straps = taper(
        &[on(52.0, 0.44), on(46.0, 0.2), on(26.0, -0.04)],
        &[13.0, 13.0, 13.0],
    )
    .and(&taper(
        &[on(4.0, 0.44), on(-8.0, 0.2), on(-24.0, 0.0)],
        &[13.0, 13.0, 13.0],
    ));
    scene.add(scene.fill(&bib.and(&straps).within(&trunk), "#2b55b0"));
}

/// At the top of a bounce hair weighs nothing.
fn loose_hair(scene: &Scene, he: &CutPerson) {
    let (x, y) = he.landmarks.head;
    let k = he.landmarks.head_height;
    let locks = [
        (-0.34, -20.0, 0.30),
        (-0.2, -10.0, 0.4),
        (-0.02, 4.0, 0.44),
        (0.16, 12.0, 0.38),
        (0.3, 26.0, 0.4),
        (0.42, 40.0, 0.3),
    ];
    let locks = locks.map(|(across, lean, long): (f64, f64, f64)| {
        let root = (x + across * k, y - k * (0.30 - across.abs() * 0.18));
        let (s, c) = lean.to_radians().sin_cos();
        let tip = (root.0 + s * long * k, root.1 - c * long * k);
        let bend = (
            root.0 + s * long * k * 0.4 - 5.0,
            root.1 - c * long * k * 0.55,
        );
        taper(&[root, bend, tip], &[k * 0.26, k * 0.19, k * 0.03])
    });
    scene.add(scene.fill(&all(locks).fillet(3.0), "#b3542a"));
}
