//! Those who carry her, and two boys before them.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, handcut, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    Pattern, Person, Pose, Proportions, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::grip::{self, Flesh};
use super::view::{outline, painted, straight, tapered};

/// The wrists of those who hold her shins, from the left.
const WRISTS: [At; 2] = [(160.0, 1012.0), (630.0, 1014.0)];

const ROSY: Flesh = Flesh {
    skin: "#f0c4ae",
    light: "#ffe4d4",
    shade: "#c98a80",
    nail: "#ffdcd4",
};
const HONEY: Flesh = Flesh {
    skin: "#c08a56",
    light: "#e0b078",
    shade: "#8c5a3c",
    nail: "#eac8a4",
};

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

fn baker() -> Person {
    let build = Build::Of(Proportions {
        throat: 0.19,
        neck: 0.26,
        ..Build::Strong.proportions()
    });
    Person {
        build,
        at: (178.0, 1552.0),
        height: build.proportions().stature() * 148.0,
        facing: Some(14.0),
        above: -18.0,
        pose: Pose {
            head: (14.0, -14.0, -4.0),
            arms: [
                ArmPose::to(0.1, -0.9, 0.0),
                ArmPose::to(-0.3, -0.6, 0.5)
                    .elbow(0.8, -0.8, 0.0)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Porcelain,
        head: Head {
            features: Features {
                nose_out: 1.2,
                nose_wide: 1.2,
                jaw: 1.02,
                chin: 1.25,
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
        wrists: [None, Some(straight(WRISTS[0]))],
        seed: 2,
        ..Person::default()
    }
}

fn neighbour() -> Person {
    let build = Build::Of(Proportions {
        throat: 0.19,
        neck: 0.24,
        ..Build::Large.proportions()
    });
    Person {
        build,
        at: (634.0, 1540.0),
        height: build.proportions().stature() * 148.0,
        facing: Some(-18.0),
        above: -18.0,
        pose: Pose {
            head: (-12.0, -12.0, 4.0),
            arms: [
                ArmPose::to(-0.3, -0.6, 0.5)
                    .elbow(0.8, -0.8, 0.0)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.1, -0.9, 0.0),
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
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.7,
                ..Mood::JOY
            },
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
        wrists: [Some(straight(WRISTS[1])), None],
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
                    ArmPose::to(0.1, -0.9, 0.1),
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
            ..boy(140.0, 1440.0, 112.0)
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

fn holding(kind: Kind, side: Side) -> bool {
    kind == Kind::Arm(side) || kind == Kind::Hand(side)
}

fn bearers() -> [(Person, Side); 2] {
    [(neighbour(), Side::Left), (baker(), Side::Right)]
}

pub fn behind(scene: &Scene) {
    for (person, side) in bearers() {
        let cut = person.cut(scene.light);
        scene.add(painted(scene, &cut, |kind| !holding(kind, side)));
        lit_edge(scene, &cut);
    }
    cap(scene, &bearers()[1].0.cut(scene.light));
}

pub fn before(scene: &Scene) {
    for (i, (person, side)) in bearers().into_iter().enumerate() {
        let cut = person.cut(scene.light);
        let arm = cut.of(Kind::Arm(side)).bent(tapered);
        scene.add(scene.shadow(&arm, (6.0, 12.0), 9.0, "#4a0826", 0.4));
        scene.add(painted(scene, &cut, |kind| kind == Kind::Arm(side)));
        let (flesh, at, flip) = if i == 0 {
            (HONEY, (WRISTS[1].0 - 34.0, WRISTS[1].1 - 6.0), true)
        } else {
            (ROSY, (WRISTS[0].0 + 36.0, WRISTS[0].1 - 6.0), false)
        };
        let turn = if flip { 8.0 } else { -8.0 };
        grip::around(
            scene,
            flesh,
            &Spot::new(at.0, at.1, 1.0).turned(turn).flipped(flip),
        );
        cuff(scene, at, WRISTS[1 - i], person.clothes.top_colour);
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

/// The ribbed end of the sleeve that holds her ankle.
fn cuff(scene: &Scene, hand: At, wrist: At, colour: Colour) {
    let (x, y) = step(hand, wrist);
    let (x0, y0) = (wrist.0 + x * 8.0, wrist.1 + y * 8.0);
    let across = |by: f64| {
        (
            x0 - y * by + x * by.abs() * 0.16,
            y0 + x * by + y * by.abs() * 0.16,
        )
    };
    let band = taper(
        &[across(-32.0), across(0.0), across(32.0)],
        &[34.0, 40.0, 34.0],
    );
    let band = handcut(&band, 0.6, 20.0, 3);
    scene.add(scene.shadow(&band, (4.0, 6.0), 5.0, "#4a0826", 0.4));
    scene.add(scene.fill(&band, colour.lighter(0.02)));
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
