//! Those who carry her, and two boys before them.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, handcut, poly, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    Pattern, Person, Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::heroine;
use super::view::{outline, painted, tapered};

/// Laughter with open eyes.
const ROAR: Mood = Mood {
    tilt: (0.0, 0.0),
    upper: 0.74,
    lower: 0.3,
    arched: 0.06,
    open: 0.24,
    brow_in: 0.1,
    brow_out: 0.08,
    ..Mood::LAUGHTER
};

fn baker(ankle: At) -> Person {
    let build = Build::Strong;
    Person {
        build,
        at: (178.0, 1552.0),
        height: build.proportions().stature() * 148.0,
        facing: Some(14.0),
        above: -18.0,
        pose: Pose {
            head: (14.0, -14.0, -4.0),
            arms: [
                ArmPose::to(0.0, -0.6, 0.3)
                    .elbow(-0.6, -1.0, 0.0)
                    .hand(Gesture::Wrap),
                ArmPose::to(0.2, -0.9, 0.1),
            ],
            ..UPRIGHT
        },
        skin: Skin::Porcelain,
        head: Head {
            features: Features {
                nose_out: 1.2,
                nose_wide: 1.2,
                jaw: 1.12,
                ..Features::PLAIN
            },
            mood: Mood { blush: 1.5, ..ROAR },
            gaze: Some((0.8, -0.7)),
            hair: Hair::Cropped,
            hair_colour: "#8a3a2a".into(),
            beard: Beard::Stubble,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#f9ccd3".into(),
            apron: Some("#fff6f2".into()),
            ..Clothes::default()
        },
        wrists: [Some((ankle.0 - 34.0, ankle.1 - 10.0)), None],
        seed: 2,
        ..Person::default()
    }
}

fn neighbour(ankle: At) -> Person {
    let build = Build::Large;
    Person {
        build,
        at: (634.0, 1540.0),
        height: build.proportions().stature() * 148.0,
        facing: Some(-18.0),
        above: -18.0,
        pose: Pose {
            head: (-12.0, -12.0, 4.0),
            arms: [
                ArmPose::to(0.2, -0.9, 0.1),
                ArmPose::to(0.0, -0.6, 0.3)
                    .elbow(-0.6, -1.0, 0.0)
                    .hand(Gesture::Grip),
            ],
            ..UPRIGHT
        },
        skin: Skin::Honey,
        head: Head {
            features: Features {
                cheeks: 1.1,
                jaw: 1.12,
                lips: 1.4,
                upturned: 0.4,
                ..Features::PLAIN
            },
            mood: ROAR,
            gaze: Some((-0.8, -0.7)),
            hair: Hair::Bun,
            hair_colour: "#3a1424".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#961447".into(),
            ..Clothes::default()
        },
        wrists: [None, Some((ankle.0 + 48.0, ankle.1 + 14.0))],
        seed: 3,
        ..Person::default()
    }
}

fn boys() -> [Person; 2] {
    let build = Build::Child;
    let boy = |x: f64, y: f64, unit: f64| Person {
        build,
        at: (x, y),
        height: build.proportions().stature() * unit,
        above: -14.0,
        ..Person::default()
    };
    [
        Person {
            facing: Some(24.0),
            pose: Pose {
                head: (16.0, -16.0, -8.0),
                arms: [
                    ArmPose::to(0.2, 0.8, 0.4)
                        .elbow(1.0, -0.3, 0.0)
                        .hand(Gesture::Wave),
                    ArmPose::to(0.4, 0.5, 0.4)
                        .elbow(1.0, -0.3, 0.0)
                        .hand(Gesture::Fist),
                ],
                ..UPRIGHT
            },
            skin: Skin::Porcelain,
            head: Head {
                mood: Mood { open: 0.18, ..ROAR },
                gaze: Some((0.7, -0.9)),
                hair: Hair::Tousled,
                hair_colour: "#d8622a".into(),
                ..Head::default()
            },
            clothes: Clothes {
                top: Top::Tee,
                top_colour: "#fff0ea".into(),
                top_pattern: Pattern::Hoops("#d81e4a".into()),
                bottom: Bottom::Shorts,
                ..Clothes::default()
            },
            seed: 8,
            ..boy(150.0, 1440.0, 112.0)
        },
        Person {
            facing: Some(-8.0),
            pose: Pose {
                head: (0.0, -18.0, 6.0),
                arms: [
                    ArmPose::to(0.1, 0.9, 0.3)
                        .elbow(1.0, -0.3, 0.0)
                        .hand(Gesture::Wave)
                        .fingers(-0.1, 1.0, 0.2)
                        .thumb(-1.0, 0.0, 0.2),
                    ArmPose::to(0.2, -0.5, 0.5),
                ],
                ..UPRIGHT
            },
            skin: Skin::Umber,
            head: Head {
                mood: Mood {
                    tilt: (0.0, 0.0),
                    ..Mood::SURPRISE
                },
                gaze: Some((0.4, -1.0)),
                hair: Hair::Cropped,
                hair_colour: "#2a1620".into(),
                ..Head::default()
            },
            clothes: Clothes {
                top: Top::Tee,
                top_colour: "#ff6f91".into(),
                ..Clothes::default()
            },
            seed: 9,
            ..boy(584.0, 1444.0, 110.0)
        },
    ]
}

fn inner_arm(kind: Kind, side: Side) -> bool {
    kind == Kind::Arm(side) || kind == Kind::Hand(side)
}

fn bearers(scene: &Scene) -> [(Person, Side); 2] {
    let [left, right] = heroine::cut(scene).landmarks.ankles;
    [(neighbour(left), Side::Right), (baker(right), Side::Left)]
}

pub fn behind(scene: &Scene) {
    for (person, side) in bearers(scene) {
        let cut = person.cut(scene.light);
        scene.add(painted(scene, &cut, |kind| !inner_arm(kind, side)));
        lit_edge(scene, &cut);
    }
    cap(scene, &bearers(scene)[1].0.cut(scene.light));
}

pub fn before(scene: &Scene) {
    for (person, side) in bearers(scene) {
        let cut = person.cut(scene.light);
        scene.add(painted(scene, &cut, |kind| kind == Kind::Arm(side)));
        let hand = painted(scene, &cut, |kind| kind == Kind::Hand(side));
        scene.add(scene.clipped(&beyond_cuff(&cut, side), hand));
        cuff(scene, &cut, side, person.clothes.top_colour);
    }
    for person in boys() {
        let cut = person.cut(scene.light);
        scene.add(scene.shadow(&outline(&cut), (6.0, 10.0), 14.0, "#4a0826", 0.5));
        scene.add(painted(scene, &cut, |_| true));
        lit_edge(scene, &cut);
    }
}

fn lit_edge(scene: &Scene, cut: &CutPerson) {
    let whole = outline(cut);
    scene.add(scene.veil(&whole.minus(&whole.moved(2.4, 3.4)), "#ffe0d4", 0.6));
}

/// All that is further out than a cuff.
fn beyond_cuff(cut: &CutPerson, side: Side) -> Shape {
    let wrist = tapered(cut.landmarks.wrists[side.index()]);
    let (x, y) = step(tapered(cut.landmarks.hands[side.index()]), wrist);
    let far = |on: f64, by: f64| (wrist.0 - x * on - y * by, wrist.1 - y * on + x * by);
    poly(&[
        far(2.0, -90.0),
        far(2.0, 90.0),
        far(190.0, 90.0),
        far(190.0, -90.0),
    ])
}

/// The ribbed end of the sleeve that holds her ankle.
fn cuff(scene: &Scene, cut: &CutPerson, side: Side, colour: Colour) {
    let wrist = tapered(cut.landmarks.wrists[side.index()]);
    let hand = tapered(cut.landmarks.hands[side.index()]);
    let (x, y) = step(hand, wrist);
    let (x0, y0) = (wrist.0 - x * 2.0, wrist.1 - y * 2.0);
    let across = |by: f64| {
        (
            x0 - y * by + x * by.abs() * 0.16,
            y0 + x * by + y * by.abs() * 0.16,
        )
    };
    let band = taper(
        &[across(-34.0), across(0.0), across(34.0)],
        &[30.0, 34.0, 30.0],
    );
    let band = handcut(&band, 0.6, 20.0, 3);
    scene.add(scene.shadow(&band, (4.0, 6.0), 5.0, "#4a0826", 0.4));
    scene.add(scene.fill(&band, colour.lighter(-0.02)));
    for i in -3..=3 {
        let (a, b) = across(f64::from(i) * 9.0);
        let rib = taper(
            &[(a - x * 14.0, b - y * 14.0), (a + x * 14.0, b + y * 14.0)],
            &[2.0, 2.0],
        );
        scene.add(scene.veil(&rib, colour.lighter(-0.14), 0.5));
    }
    scene.add(scene.veil(&band.minus(&band.moved(2.0, 3.0)), "#ffe0d4", 0.5));
}

/// A baker's soft cap.
fn cap(scene: &Scene, cut: &CutPerson) {
    let (x, y) = tapered(cut.landmarks.head);
    let spot = Spot::new(x - 12.0, y - 98.0, 1.02).turned(-12.0);
    let crown = blob(
        &knots![-92, 10; -104, -34; -76, -74; -20, -84; 30, -70; 66, -84; 92, -44; 82, 8; 0, 26],
    );
    let crown = handcut(&spot.put(&crown), 0.8, 24.0, 4);
    let band = handcut(
        &spot.put(&taper(
            &[(-92.0, 6.0), (-10.0, 30.0), (84.0, 4.0)],
            &[34.0, 38.0, 32.0],
        )),
        0.6,
        24.0,
        5,
    );
    scene.add(scene.fill(&crown, "#fff4f0"));
    scene.add(scene.veil(&crown.minus(&crown.moved(-14.0, -16.0)), "#e3a2b4", 0.7));
    for (a, b, c) in [
        ((-40.0, 10.0), (-50.0, -24.0), (-46.0, -56.0)),
        ((14.0, 16.0), (18.0, -20.0), (10.0, -50.0)),
        ((56.0, 8.0), (62.0, -20.0), (60.0, -52.0)),
    ] {
        scene.add(scene.veil(
            &spot.put(&taper(&[a, b, c], &[6.0, 4.0, 0.8])),
            "#d98aa2",
            0.6,
        ));
    }
    scene.add(scene.fill(&band, "#ffe6e2"));
    scene.add(scene.veil(&band.minus(&band.moved(-2.0, -10.0)), "#d98aa2", 0.6));
}
