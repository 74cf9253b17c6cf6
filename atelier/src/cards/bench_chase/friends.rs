//! The two: a very large one ahead, and a small one behind; both have their arms up, and the bench on their hands.

use crate::knots;
use crate::line::{blob, ellipse, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Teeth, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;

use super::bench;

/// The middle of the near edge of the bench's seat.
const SEAT: At = (392.0, 410.0);
const TILT: f64 = -6.0;

fn seat() -> Spot {
    Spot::new(SEAT.0, SEAT.1, 1.0).turned(TILT)
}

/// Out of breath, and glad.
const EAGER: Mood = Mood {
    smile: 0.13,
    open: 0.13,
    wide: 1.15,
    teeth: Teeth::Upper,
    upper: 0.95,
    lower: 0.55,
    brow_in: 0.09,
    brow_out: 0.07,
    cheeks: 0.8,
    blush: 1.0,
    ..Mood::CALM
};

/// An arm that bears the bench.
fn bearing() -> ArmPose {
    ArmPose::to(0.16, 0.8, 0.2)
        .elbow(1.0, -0.1, 0.5)
        .hand(Gesture::Grip)
        .fingers(0.0, 1.0, 0.1)
        .thumb(-0.9, 0.1, 0.3)
}

fn leader() -> Person {
    Person {
        build: Build::Of(Proportions {
            trunk: 1.6,
            limb: 1.4,
            belly: 0.26,
            bust: 0.12,
            ..Build::Large.proportions()
        }),
        at: (506.0, 1006.0),
        height: 572.0,
        facing: Some(68.0),
        pose: Pose {
            lean: (13.0, 0.0),
            twist: 0.0,
            arms: [bearing(); 2],
            head: (-30.0, -10.0, 0.0),
            lift: 0.0,
            ..Pose::RUN
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                nose_out: 0.86,
                nose_wide: 1.15,
                upturned: 0.2,
                cheeks: 1.1,
                lips: 1.15,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: EAGER,
            gaze: Some((0.7, -0.1)),
            hair: Hair::Bun,
            hair_colour: "#5a4a58".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#3c2f66".into(),
            bottom: Bottom::Skirt,
            bottom_colour: "#8e2f4e".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#3a2746".into(),
            wind: (-0.4, 0.0),
            ..Clothes::default()
        },
        wrists: [
            Some(seat().point((182.0, 46.0))),
            Some(seat().point((78.0, 26.0))),
        ],
        ..Person::default()
    }
}

fn follower() -> Person {
    Person {
        build: Build::Old,
        at: (226.0, 1016.0),
        height: 532.0,
        facing: Some(62.0),
        pose: Pose {
            lean: (13.0, 0.0),
            twist: 0.0,
            arms: [bearing(); 2],
            head: (-26.0, -12.0, 0.0),
            lift: 0.0,
            ..Pose::RUN
        },
        skin: Skin::Porcelain,
        head: Head {
            age: Some(Age::Old),
            mood: EAGER,
            gaze: Some((0.7, -0.2)),
            features: Features {
                nose_out: 0.86,
                lips: 1.4,
                ..Features::PLAIN
            },
            hair: Hair::Curls,
            hair_colour: "#cfc2cc".into(),
            glasses: Some("#3a2746".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2f5f68".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#54406b".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#8e2f4e".into(),
            ..Clothes::default()
        },
        wrists: [
            Some(seat().point((-96.0, 46.0))),
            Some(seat().point((-190.0, 26.0))),
        ],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let (ahead, behind) = (leader().cut(scene.light), follower().cut(scene.light));
    for (x, y, wide, much) in [
        (380.0, 1002.0, 170.0, 0.5),
        (90.0, 1012.0, 150.0, 0.5),
        (230.0, 1010.0, 250.0, 0.28),
    ] {
        let under = ellipse((x, y), wide, 12.0);
        scene.add(scene.blurred(scene.veil(&under, "#43264f", much), 7.0));
    }
    dust(scene);
    let far = |kind: Kind| kind == Kind::Arm(Side::Left) || kind == Kind::Hand(Side::Left);
    let near = |kind: Kind| kind == Kind::Arm(Side::Right) || kind == Kind::Hand(Side::Right);
    scene.add(bench::behind(scene, &seat()));
    scene.add(bench::plaid(scene, &seat()));
    for cut in [&ahead, &behind] {
        scene.add(paint(scene, cut, far));
        scene.add(lit_edge(scene, cut, far));
    }
    scene.add(bench::before(scene, &seat()));
    for cut in [&ahead, &behind] {
        scene.add(paint(scene, cut, |kind| !far(kind) && !near(kind)));
        scene.add(paint(scene, cut, near));
        scene.add(lit_edge(scene, cut, |kind| !far(kind)));
    }
}

/// Parts in the colours of dusk.
fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let style = PaperStyle {
        air: Some(("#41244f".into(), 0.12)),
        ..PaperStyle::default()
    };
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts.map(|part| part.paint(scene, style)).sum()
}

/// The last light along the side that faces it.
fn lit_edge(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    let outline = all(parts.map(|part| part.shape.clone()));
    scene.veil(&outline.minus(&outline.moved(-3.2, 1.0)), "#ffc489", 0.8)
}

/// Sand that their feet throw up.
fn dust(scene: &Scene) {
    for (x, y, r, much) in [
        (360.0, 1000.0, 22.0, 0.4),
        (330.0, 984.0, 14.0, 0.35),
        (84.0, 1012.0, 20.0, 0.4),
        (54.0, 994.0, 12.0, 0.35),
        (390.0, 1012.0, 16.0, 0.4),
    ] {
        let puff = handcut(
            &blob(&knots![-30, 4; -16, -18; 10, -20; 30, 2; 8, 10])
                .scaled(r / 20.0)
                .moved(x, y),
            2.0,
            10.0,
            x as i64,
        );
        scene.add(scene.blurred(scene.veil(&puff, "#f3b98a", much), 3.0));
    }
}
