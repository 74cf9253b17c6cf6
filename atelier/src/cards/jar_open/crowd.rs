//! The rest of the street: at the windows, and far below the one they carry.

use crate::knots;
use crate::line::{blob, handcut, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Build, Clothes, Gesture, Hair, Head, Headwear, Kind, Mood, PaperStyle, Pattern,
    Person, Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::street::window;

/// Somebody from the waist up whose neck is there, so large.
fn somebody(neck: At, unit: f64, build: Build) -> Person {
    let height = build.proportions().stature() * unit;
    Person {
        build,
        at: (neck.0, neck.1 + height - unit * 1.3),
        height,
        above: -14.0,
        ..Person::default()
    }
}

const CHEER: Mood = Mood {
    tilt: (0.0, 0.0),
    upper: 0.8,
    lower: 0.4,
    ..Mood::LAUGHTER
};

pub fn at_windows(scene: &Scene) {
    at_the_left(scene);
    waving(scene);
    strong_man(scene);
}

/// Only what is seen of them through a window and above its sill.
fn leaning(scene: &Scene, hole: &Shape, people: &[Person], spill: f64) {
    let above = hole
        .and(&hole.moved(0.0, -spill))
        .and(&hole.moved(spill * 0.4, -spill * 0.3));
    scene.add(scene.fill(hole, "#6a123e"));
    for person in people {
        let ink = person.paint(scene, PaperStyle::default());
        scene.add(scene.clipped(&above, ink));
    }
}

fn at_the_left(scene: &Scene) {
    let hole = window(false, 1, 1);
    let granddad = Person {
        facing: Some(30.0),
        skin: Skin::Sand,
        head: Head {
            mood: CHEER,
            hair: Hair::Receding,
            hair_colour: "#f3e6e6".into(),
            beard: Beard::Moustache,
            gaze: Some((0.9, 0.2)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#ffeef0".into(),
            ..Clothes::default()
        },
        pose: Pose {
            arms: [
                ArmPose::to(0.5, 0.5, 0.4)
                    .elbow(1.0, -0.5, 0.0)
                    .hand(Gesture::Open),
                ArmPose::to(0.2, -0.4, 0.5),
            ],
            ..UPRIGHT
        },
        ..somebody((30.0, 340.0), 52.0, Build::Old)
    };
    leaning(scene, &hole, &[granddad], 24.0);
}

fn waving(scene: &Scene) {
    let hole = window(true, 2, 1);
    let girl = Person {
        facing: Some(-30.0),
        skin: Skin::Umber,
        head: Head {
            mood: CHEER,
            hair: Hair::Puffs,
            hair_colour: "#2c1420".into(),
            gaze: Some((-0.9, 0.3)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#fff0ea".into(),
            ..Clothes::default()
        },
        pose: Pose {
            arms: [
                ArmPose::to(0.3, -0.5, 0.4),
                ArmPose::to(0.4, 0.7, 0.3)
                    .elbow(1.0, -0.5, 0.0)
                    .hand(Gesture::Wave),
            ],
            ..UPRIGHT
        },
        ..somebody((778.0, 246.0), 34.0, Build::Child)
    };
    leaning(scene, &hole, &[girl], 20.0);
}

/// The strong man, a dishcloth over his shoulder, who draws the curtain.
fn strong_man(scene: &Scene) {
    let hole = window(true, 1, 2);
    scene.add(scene.fill(&hole, "#7c1546"));
    let man = Person {
        facing: Some(-22.0),
        above: -6.0,
        skin: Skin::Sand,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                crooked: 0.06,
                ..Mood::ANGER
            },
            turn: (-6.0, 6.0, 0.0),
            hair: Hair::Cropped,
            hair_colour: "#2a1218".into(),
            gaze: Some((-0.9, 0.3)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#fff4f0".into(),
            ..Clothes::default()
        },
        pose: Pose {
            arms: [
                ArmPose::to(-0.1, 0.1, 0.6)
                    .elbow(1.0, -0.6, 0.0)
                    .hand(Gesture::Fist),
                ArmPose::to(0.2, -0.8, 0.2),
            ],
            ..UPRIGHT
        },
        wrists: [Some((722.0, 540.0)), None],
        ..somebody((698.0, 546.0), 42.0, Build::Strong)
    };
    let cut = man.cut(scene.light);
    scene.add(scene.clipped(&hole, cut.paint(scene, PaperStyle::default())));
    let (x, y) = cut.landmarks.neck;
    let cloth = blob(&knots![-20, 4; -10, -4; 2, 6; 4, 40; -6, 60; -22, 52; -26, 24])
        .moved(x - 4.0, y + 6.0);
    scene.add(scene.clipped(&hole, scene.fill(&cloth, "#ffd0da")));
    for dy in [14.0, 24.0, 34.0] {
        let stripe = taper(&[(x - 32.0, y + dy), (x + 4.0, y + dy + 6.0)], &[3.0, 3.0]);
        scene.add(scene.clipped(&hole, scene.fill(&stripe.within(&cloth), "#e8264f")));
    }
    // The curtain, half drawn, and the fist that draws it.
    let (x, _) = cut.landmarks.hands[0];
    let curtain = poly(&[
        (x + 2.0, 420.0),
        (800.0, 400.0),
        (800.0, 640.0),
        (x + 4.0, 640.0),
    ]);
    let curtain = handcut(&curtain, 2.0, 30.0, 5).within(&hole);
    scene.add(scene.fill(&curtain, "#ffb9c6"));
    for i in 0..5 {
        let x = x + 4.0 + 10.0 * f64::from(i);
        let fold = taper(
            &[(x, 430.0), (x + 3.0, 530.0), (x + 6.0, 640.0)],
            &[2.0, 4.0, 5.0],
        );
        scene.add(scene.veil(&fold.within(&curtain), "#d9557f", 0.7));
    }
    let fist = cut
        .parts
        .iter()
        .filter(|part| matches!(part.kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left)));
    for part in fist {
        scene.add(scene.clipped(&hole, part.paint(scene, PaperStyle::default())));
    }
}

pub fn in_the_street(scene: &Scene) {
    let dark = scene.linear(
        (400.0, 820.0),
        (400.0, 1200.0),
        &stops![0, "#ff9ab0", 0.0; 0.4, "#e8608c", 0.85; 1, "#b02a66"],
    );
    scene.add(scene.band(800.0, 1200.0, dark));
    let air = PaperStyle {
        air: Some(("#d8487c".into(), 0.34)),
        ..PaperStyle::default()
    };
    let up = |side: f64| {
        ArmPose::to(0.25, 0.85, 0.2)
            .elbow(1.0, side, 0.0)
            .hand(Gesture::Wave)
    };
    let crowd = [
        (
            344.0,
            1108.0,
            36.0,
            Build::Thin,
            Skin::Sand,
            Hair::Parted,
            Headwear::Nothing,
            18.0,
        ),
        (
            448.0,
            1112.0,
            38.0,
            Build::Large,
            Skin::Honey,
            Hair::Curls,
            Headwear::Nothing,
            -16.0,
        ),
        (
            396.0,
            1150.0,
            42.0,
            Build::Adult,
            Skin::Porcelain,
            Hair::Bun,
            Headwear::Nothing,
            6.0,
        ),
    ];
    for (i, (x, y, unit, build, skin, hair, wears, facing)) in crowd.into_iter().enumerate() {
        let person = Person {
            facing: Some(facing),
            skin,
            pose: Pose {
                head: (0.0, -14.0, facing * 0.3),
                arms: [up(-0.4), up(-0.2)],
                ..UPRIGHT
            },
            head: Head {
                mood: CHEER,
                hair,
                wears,
                hair_colour: if i == 1 { "#3a1424" } else { "#a8482a" }.into(),
                gaze: Some((0.1, -0.9)),
                ..Head::default()
            },
            clothes: Clothes {
                top: Top::Tee,
                top_colour: ["#fff0ea", "#e8264f", "#c21a58"][i].into(),
                top_pattern: if i == 0 {
                    Pattern::Hoops("#e8264f".into())
                } else {
                    Pattern::Plain
                },
                ..Clothes::default()
            },
            seed: 1 + i as u64,
            ..somebody((x, y), unit, build)
        };
        scene.add(person.paint(scene, air));
    }
}
