//! The two in front, out of their windows to the waist.

use crate::colour::Colour;
use crate::line::{ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Beard, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Side, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::spots;
use crate::svg::Ink;

use super::cars::Car;

/// Shouting, with everything that has.
const SHOUT: Mood = Mood {
    open: 0.30,
    wide: 1.05,
    smile: -0.03,
    teeth: Teeth::Upper,
    upper: 1.0,
    lower: 0.7,
    tilt: (0.0, 0.0),
    blush: 1.8,
    ..Mood::ANGER
};

fn man() -> Person {
    Person {
        build: Build::Large,
        pose: Pose {
            lean: (20.0, 0.0),
            head: (-4.0, -8.0, 0.0),
            crane: 0.1,
            arms: [
                ArmPose::to(0.15, -0.8, 0.1)
                    .elbow(1.0, 0.0, 0.1)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.4, 0.5, 0.4)
                    .elbow(0.8, -0.8, -0.2)
                    .hand(Gesture::Fist)
                    .fingers(0.1, 1.0, 0.3)
                    .thumb(-0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        facing: Some(60.0),
        skin: Skin::Of("#e79a80".into()),
        head: Head {
            age: Some(Age::Middle),
            features: Features {
                nose_out: 1.2,
                nose_wide: 1.2,
                jaw: 1.1,
                ears: 1.15,
                wide: 1.05,
                ..Features::PLAIN
            },
            mood: SHOUT,
            gaze: Some((0.35, 0.05)),
            hair: Hair::Receding,
            hair_colour: "#d8a050".into(),
            beard: Beard::Moustache,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#f0e6dc".into(),
            ..Clothes::default()
        },
        seed: 3,
        ..Person::default()
    }
}

fn woman() -> Person {
    Person {
        build: Build::Thin,
        pose: Pose {
            lean: (22.0, 0.0),
            head: (4.0, -10.0, 0.0),
            crane: 0.1,
            arms: [
                ArmPose::to(0.3, 0.6, 0.4)
                    .elbow(0.8, -0.8, -0.2)
                    .hand(Gesture::Wave)
                    .fingers(0.2, 1.0, -0.1)
                    .thumb(0.2, 0.2, 1.0),
                ArmPose::to(0.15, -0.8, 0.1)
                    .elbow(1.0, 0.0, 0.1)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        facing: Some(-60.0),
        skin: Skin::Of("#e3a884".into()),
        head: Head {
            age: Some(Age::Adult),
            features: Features {
                eye_fold: 1.0,
                eye_slant: 6.0,
                nose_out: 0.85,
                long: 1.05,
                ..Features::PLAIN
            },
            mood: SHOUT,
            gaze: Some((-0.35, 0.05)),
            hair: Hair::Parted,
            hair_colour: "#1f1a26".into(),
            glasses: Some("#e2384a".into()),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#b03a5a".into(),
            shirt_colour: "#f6e6dc".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

/// Somebody whose head is there and so high, with a wrist somewhere.
pub fn placed(person: Person, head: At, tall: f64, wrists: [Option<At>; 2]) -> Person {
    let build = person.build.proportions();
    let person = Person {
        height: tall / build.head * build.stature(),
        at: (0.0, 0.0),
        ..person
    };
    let (x, y) = person.skeleton().head.flat();
    let k = person.scale();
    Person {
        at: (head.0 - x * k, head.1 - y * k),
        wrists,
        ..person
    }
}

/// All of somebody but the legs.
pub fn upper(kind: Kind) -> bool {
    !matches!(kind, Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt)
}

/// The contour of some of somebody's parts.
pub fn outline(cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Shape {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    all(parts.map(|part| part.shape.clone()))
}

/// Some of somebody's parts.
pub fn parts(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

/// Both, and what flies between them.
pub fn draw(scene: &Scene, left: &Car, right: &Car) {
    let her = placed(
        woman(),
        (560.0, 318.0),
        156.0,
        [Some((678.0, 196.0)), Some((566.0, 610.0))],
    );
    let his = placed(
        man(),
        (300.0, 326.0),
        166.0,
        [Some((310.0, 614.0)), Some((172.0, 214.0))],
    );
    let (hers, his) = (her.cut(scene.light), his.cut(scene.light));
    flying_hair(scene, hers.landmarks.head);
    for (cut, car) in [(&hers, right), (&his, left)] {
        let shown = upper;
        scene.add(scene.clipped(&car.above_front_sill(), parts(scene, cut, shown)));
        let whole = outline(cut, shown);
        let near = whole.minus(&whole.moved(0.0, 4.0));
        scene.add(scene.clipped(&car.above_front_sill(), scene.veil(&near, "#8ff5bd", 0.6)));
        let heads = cut.of(Kind::Head).and(&cut.of(Kind::Ear(Side::Left)));
        scene.add(scene.multiplied(scene.veil(&heads, "#ff6a4a", 0.22)));
    }
    tie(scene, his.landmarks.neck);
    veins(scene, his.landmarks.head);
    moustache(scene, his.landmarks.mouth);
    spit(scene, his.landmarks.mouth, hers.landmarks.mouth);
}

/// Her hair, straight back.
fn flying_hair(scene: &Scene, (x, y): At) {
    let black: Colour = "#1f1a26".into();
    for (dx, dy, ex, ey, wide) in [
        (10.0, -60.0, 120.0, -128.0, 30.0),
        (30.0, -40.0, 158.0, -86.0, 38.0),
        (40.0, -10.0, 170.0, -30.0, 40.0),
        (40.0, 20.0, 160.0, 34.0, 38.0),
        (34.0, 44.0, 130.0, 88.0, 30.0),
    ] {
        let lock = taper(
            &[
                (x + dx, y + dy),
                (x + (dx + ex) * 0.5, y + (dy + ey) * 0.5 - 16.0),
                (x + ex, y + ey),
            ],
            &[wide, wide * 0.8, 1.0],
        );
        let lock = handcut(&lock, 1.0, 14.0, wide as i64);
        scene.add(scene.fill(&lock, black));
        scene.add(scene.veil(&lock.minus(&lock.moved(0.0, 3.0)), "#7a6a8c", 0.7));
    }
}

/// His tie, over his shoulder.
fn tie(scene: &Scene, (x, y): At) {
    let line = spots![x + 22.0, y + 40.0; x - 14.0, y + 22.0; x - 66.0, y + 26.0; x - 120.0, y - 6.0; x - 150.0, y - 10.0];
    let tie = handcut(&taper(&line, &[11.0, 14.0, 20.0, 28.0, 22.0]), 0.6, 16.0, 3);
    scene.add(scene.veil(&tie.moved(3.0, 10.0), "#8a6a72", 0.5));
    scene.add(scene.fill(&tie, "#2f6f8e"));
    scene.add(scene.veil(&tie.minus(&tie.moved(0.0, 3.0)), "#a9dbe6", 0.7));
    let knot = ellipse((x + 24.0, y + 42.0), 10.0, 12.0);
    scene.add(scene.fill(&knot, "#235870"));
}

/// It bristles.
fn moustache(scene: &Scene, (x, y): At) {
    let bush = taper(
        &[
            (x - 30.0, y + 2.0),
            (x - 12.0, y - 16.0),
            (x + 6.0, y - 19.0),
            (x + 14.0, y - 12.0),
        ],
        &[5.0, 17.0, 18.0, 8.0],
    );
    let bush = handcut(&bush, 1.4, 6.0, 4);
    scene.add(scene.veil(&bush.moved(-1.0, 4.0), "#8e4a34", 0.5));
    scene.add(scene.fill(&bush, "#d39a48"));
    scene.add(scene.veil(&bush.minus(&bush.moved(-1.0, 4.0)), "#ffe0a0", 0.8));
}

/// What stands out at his temple.
fn veins(scene: &Scene, (x, y): At) {
    for line in [
        spots![x - 8.0, y - 26.0; x - 2.0, y - 40.0; x - 10.0, y - 52.0],
        spots![x - 2.0, y - 40.0; x + 8.0, y - 48.0; x + 4.0, y - 58.0],
    ] {
        scene.add(scene.thread(&line, "#8e3a3a", 2.2, 0.8));
    }
}

/// Words have no shape; what comes with them has.
fn spit(scene: &Scene, his: At, hers: At) {
    for (from, way, seed) in [(his, 1.0, 0.0), (hers, -1.0, 1.0)] {
        for (dx, dy, long) in [
            (26.0, -14.0, 14.0),
            (40.0, 4.0, 18.0),
            (30.0, 22.0, 13.0),
            (60.0, -20.0, 10.0),
            (56.0, 20.0, 9.0),
            (76.0, 0.0, 8.0),
        ] {
            let at = (from.0 + way * dx, from.1 + dy + seed * 6.0);
            let drop = ellipse(at, long * 0.34, 2.2).turned(way * dy, at);
            scene.add(scene.veil(&drop, "#fff4e6", 0.85));
        }
    }
}
