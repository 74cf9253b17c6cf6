//! Those who fly: a large woman of sixty in a cardigan, a lanky man of twenty-five in dungarees, level for a moment.

/// The middle of the rim of the pot.
const RIM: At = (404.0, 404.0);
use crate::line::{Knot, blob, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Pattern, Person, Pose, Shoes, Side, Top,
};
use crate::motifs::things::SoupPot;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};

fn arm() -> ArmPose {
    ArmPose::to(-0.06, -0.24, 0.74)
        .elbow(0.8, -0.8, -0.2)
        .hand(Gesture::Wrap)
        .fingers(-0.2, 0.1, 1.0)
        .thumb(-0.2, 1.0, 0.4)
}

fn woman() -> Person {
    Person {
        build: Build::Large,
        pose: Pose {
            hips: v(0.0, 0.9, -0.1),
            lean: (16.0, 0.0),
            bow: 0.08,
            head: (6.0, -14.0, 0.0),
            arms: [arm().hand(Gesture::Fist), arm()],
            legs: [
                LegPose::to(0.46, 0.34, -0.36)
                    .knee(0.8, 0.0, 1.0)
                    .toe(0.6, -0.8, 0.2),
                LegPose::to(0.52, 0.14, -0.06)
                    .knee(0.8, 0.1, 1.0)
                    .toe(0.6, -0.8, 0.4),
            ],
            tip: (12.0, 0.0),
            ..Pose::STAND
        },
        at: (158.0, 752.0),
        height: 540.0,
        facing: Some(52.0),
        skin: Skin::Umber,
        head: Head {
            mood: Mood::CALM,
            age: Some(Age::Middle),
            hair: Hair::Bun,
            hair_colour: "#8d8a92".into(),
            gaze: Some((0.9, 0.05)),
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
        wrists: [
            Some((RIM.0 - 93.0, RIM.1 + 37.0)),
            Some((RIM.0 - 66.0, RIM.1 + 92.0)),
        ],
        seed: 3,
        ..Person::default()
    }
}

fn man() -> Person {
    Person {
        build: Build::Thin,
        pose: Pose {
            hips: v(0.0, 0.9, -0.1),
            lean: (16.0, 0.0),
            bow: 0.10,
            head: (-4.0, -6.0, 0.0),
            arms: [arm(), arm().hand(Gesture::Fist)],
            legs: [
                LegPose::to(0.50, 0.12, 0.0)
                    .knee(0.8, 0.2, 1.0)
                    .toe(0.6, -0.7, 0.4),
                LegPose::to(0.44, 0.36, -0.52)
                    .knee(0.5, 0.0, 1.0)
                    .toe(0.4, -0.9, 0.0),
            ],
            tip: (12.0, 0.0),
            ..Pose::STAND
        },
        at: (658.0, 756.0),
        height: 560.0,
        facing: Some(-54.0),
        skin: Skin::Porcelain,
        head: Head {
            mood: Mood::CALM,
            hair: Hair::Tousled,
            hair_colour: "#b3542a".into(),
            gaze: Some((-0.9, 0.05)),
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
        wrists: [
            Some((RIM.0 + 68.0, RIM.1 + 90.0)),
            Some((RIM.0 + 92.0, RIM.1 + 37.0)),
        ],
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
    let (she, he) = (woman().cut(scene.light), man().cut(scene.light));
    scene.add(she.paint(scene, style));
    scene.add(he.paint(scene, style));
    bib(scene, &he);
    loose_hair(scene, &he);
    let pot = SoupPot {
        spot: Spot::new(RIM.0, RIM.1, 1.0),
        lifted: 74.0,
        tilt: -9.0,
    };
    scene.add(pot.ink(scene));
    for (cut, far) in [(&she, Side::Left), (&he, Side::Right)] {
        for part in cut.parts.iter().filter(|part| part.kind == Kind::Hand(far)) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
    }
    // The near arms lie before the pot.
    for (cut, near) in [(&she, Side::Right), (&he, Side::Left)] {
        for part in cut.parts.iter().filter(|part| is(near)(part.kind)) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
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
        taper(&[root, bend, tip], &[k * 0.2, k * 0.13, 1.0])
    });
    scene.add(scene.fill(&all(locks).fillet(3.0), "#b3542a"));
}
