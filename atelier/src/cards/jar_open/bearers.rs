//! Those who carry her.

use crate::knots;
use crate::line::{blob, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Build, Clothes, CutPerson, Features, Fingers, Gesture, Hair, Head, Kind, Mood,
    Person, Pose, Proportions, Side, Thumb, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::view::{outline, painted, straight, tapered};

/// The wrists of those who hold her shins, from the left.
const WRISTS: [At; 2] = [(130.0, 1004.0), (668.0, 1004.0)];

/// Fingers around a shin.
const AROUND: Fingers = Fingers {
    fingers: [
        [12.0, 34.0, 26.0, 5.0],
        [14.0, 36.0, 28.0, 1.0],
        [16.0, 38.0, 28.0, -3.0],
        [18.0, 40.0, 30.0, -8.0],
    ],
    thumb: Thumb::At([46.0, 20.0, 10.0, 14.0]),
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
                    .elbow(0.9, -0.7, 0.0)
                    .hand(Gesture::Of(AROUND))
                    .fingers(-1.0, 0.1, 0.3)
                    .thumb(0.1, 1.0, 0.1),
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
                    .elbow(0.9, -0.7, 0.0)
                    .hand(Gesture::Of(AROUND))
                    .fingers(-1.0, 0.1, 0.3)
                    .thumb(0.1, 1.0, 0.1),
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
    }
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
    for (person, side) in bearers() {
        let cut = person.cut(scene.light);
        let arm = cut.of(Kind::Arm(side)).and(&cut.of(Kind::Hand(side)));
        let arm = arm.bent(tapered);
        scene.add(scene.shadow(&arm, (6.0, 12.0), 9.0, "#4a0826", 0.45));
        scene.add(painted(scene, &cut, |kind| holding(kind, side)));
        scene.add(scene.veil(&arm.minus(&arm.moved(2.0, 3.0)), "#ffe0d4", 0.4));
    }
}

fn lit_edge(scene: &Scene, cut: &CutPerson) {
    let whole = outline(cut);
    scene.add(scene.veil(&whole.minus(&whole.moved(2.4, 3.4)), "#ffe0d4", 0.6));
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
