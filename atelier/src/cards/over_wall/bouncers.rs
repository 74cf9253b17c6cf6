//! Those who fly: a large woman of sixty in a cardigan, a lanky man of twenty-five in dungarees, level for a moment.

use crate::knots;
use crate::line::{Knot, blob, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Shoes, Side, Teeth, Top,
};
use crate::motifs::things::SoupPot;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Spot};

use super::flying;
use super::holding::{self, HERS, HIS};

/// The middle of the rim of the pot.
const RIM: At = (400.0, 316.0);

fn arm() -> ArmPose {
    ArmPose::to(-0.06, -0.2, 0.8)
        .elbow(0.3, -1.0, -0.1)
        .hand(Gesture::Hidden)
}

/// The pot is so much larger than it is made.
const POT: f64 = 1.3;

/// How large a fist is.
const FIST: f64 = 1.12;

/// Where the near fist is around a handle, on the left if `side` is -1.
fn handle(side: f64) -> At {
    (RIM.0 + side * 87.0 * POT, RIM.1 + 33.0 * POT)
}

/// Where a far and a near wrist are: the far one is behind the pot.
fn grips(side: f64) -> [At; 2] {
    let (x, y) = handle(side);
    [
        (RIM.0 + side * 34.0 * POT, RIM.1 + 86.0 * POT),
        (x + side * 50.0 * FIST, y + 12.0),
    ]
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
            lean: (-4.0, 0.0),
            bow: 0.04,
            head: (-16.0, 2.0, -4.0),
            arms: [arm(), arm()],
            legs: [
                LegPose::to(0.08, 0.42, -0.34)
                    .knee(0.1, 0.0, 1.0)
                    .toe(0.05, -0.8, -0.6),
                LegPose::to(0.1, 0.14, -0.26)
                    .knee(0.1, 0.1, 1.0)
                    .toe(0.05, -1.0, -0.25),
            ],
            ..Pose::STAND
        },
        at: (156.0, 796.0),
        height: 690.0,
        facing: Some(64.0),
        skin: Skin::Umber,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                open: 0.0,
                smile: 0.16,
                wide: 1.3,
                upper: 0.5,
                lower: 0.1,
                arched: 0.1,
                teeth: Teeth::Hidden,
                ..Mood::LAUGHTER
            },
            age: Some(Age::Middle),
            features: Features {
                brows: 0.75,
                lips: 1.1,
                ..Features::PLAIN
            },
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
            wind: (-0.8, -0.5),
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
            lean: (-4.0, 0.0),
            bow: 0.06,
            head: (16.0, 2.0, 4.0),
            arms: [arm(), arm()],
            legs: [
                LegPose::to(0.1, 0.16, -0.26)
                    .knee(0.1, 0.1, 1.0)
                    .toe(0.05, -1.0, -0.2),
                LegPose::to(0.08, 0.46, -0.30)
                    .knee(0.1, 0.0, 1.0)
                    .toe(0.05, -0.8, -0.6),
            ],
            ..Pose::STAND
        },
        at: (644.0, 796.0),
        height: 720.0,
        facing: Some(-64.0),
        skin: Skin::Porcelain,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.9,
                open: 0.15,
                wide: 0.95,
                smile: 0.1,
                brow_in: 0.08,
                brow_out: 0.04,
                teeth: Teeth::Upper,
                ..Mood::JOY
            },
            hair: Hair::Curls,
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

pub fn both(scene: &Scene) {
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let (she, he) = (woman().cut(scene.light), man().cut(scene.light));
    scene.add(she.paint(scene, style));
    scene.add(he.paint(scene, style));
    bib(scene, &he);
    let pot = SoupPot {
        spot: Spot::new(RIM.0, RIM.1, POT),
        lifted: 84.0,
        tilt: -9.0,
    };
    handles(scene);
    scene.add(pot.ink(scene));
    grain(scene);
    flying::drops(scene, RIM);
    // The near hands are around the handles, the far ones behind the pot.
    for (cut, flesh, near) in [(&she, HERS, Side::Right), (&he, HIS, Side::Left)] {
        let flip = near == Side::Left;
        let side = if flip { 1.0 } else { -1.0 };
        let wrist = cut.landmarks.wrists[near.index()];
        let at = handle(side);
        let spot = Spot::new(at.0, at.1, FIST)
            .turned(-side * bearing(wrist, at, side))
            .flipped(flip);
        holding::around_handle(scene, flesh, &spot);
    }
}

/// The grain of paper on the far side of the pot.
fn grain(scene: &Scene) {
    let body = blob(&knots![
        -68, 12, corner; -68, 50; -64, 96; -50, 112; 0, 118; 30, 114, corner; -10, 90; -30, 50; -34, 22, corner; -50, 18
    ]);
    let spot = Spot::new(RIM.0, RIM.1, POT);
    let far = spot.put(&body.moved(-8.0, 0.0));
    let pot = blob(&knots![
        -67, 14, corner; -67, 50; -63, 95; -50, 111; 0, 117; 50, 111; 63, 95; 67, 50; 67, 14, corner; 40, 22; 0, 26; -40, 22
    ]);
    let grain = scene.smudge(&far, 0.85, 20.0, "#0c1c26", Spray::new(3, 0.8));
    scene.add(scene.clipped(&spot.put(&pot), grain));
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
    let before = he.of(Kind::Arm(Side::Left)).and(&he.of(Kind::Head));
    let bib = bib.and(&straps).within(&trunk).minus(&before);
    let sheet = scene.sheet(&bib, "#2b55b0").lit(0.12).shade(0.3);
    scene.add(sheet.grain(1.05).rim(0.0).ink());
}
