//! The two in front, out of their windows to the waist.

use crate::line::ellipse;
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Beard, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Side, Teeth, Tone, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

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
            lean: (46.0, 0.0),
            head: (-13.0, -16.0, 0.0),
            crane: 0.1,
            arms: [
                ArmPose::to(0.15, -0.8, 0.1).hand(Gesture::Hidden),
                ArmPose {
                    shrug: 0.2,
                    ..ArmPose::to(0.3, 1.0, 0.2)
                }
                .elbow(0.8, -0.3, -0.6)
                .hand(Gesture::Fist)
                .fingers(0.1, 1.0, 0.3)
                .thumb(-0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        facing: Some(62.0),
        above: 24.0,
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
            gaze: Some((0.4, 0.05)),
            hair: Hair::Bald,
            hair_colour: "#b9782e".into(),
            beard: Beard::Short,
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
        build: Build::Adult,
        pose: Pose {
            lean: (46.0, 0.0),
            head: (16.0, -16.0, 0.0),
            crane: 0.1,
            arms: [
                ArmPose::to(0.1, -0.1, 0.8)
                    .elbow(0.6, -1.0, -0.2)
                    .hand(Gesture::Point)
                    .fingers(-0.1, 0.1, 1.0)
                    .thumb(0.0, 1.0, 0.1),
                ArmPose::to(0.15, -0.8, 0.1).hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        facing: Some(-62.0),
        above: 24.0,
        skin: Skin::Of("#c98a62".into()),
        head: Head {
            age: Some(Age::Adult),
            features: Features {
                eye_slant: 6.0,
                nose_out: 1.05,
                long: 1.05,
                ..Features::PLAIN
            },
            mood: Mood {
                open: 0.13,
                teeth: Teeth::Clenched,
                wide: 1.15,
                ..SHOUT
            },
            gaze: Some((-0.4, 0.05)),
            hair: Hair::Bun,
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

fn both(scene: &Scene) -> [CutPerson; 2] {
    let his = placed(man(), (312.0, 424.0), 132.0, [None, Some((192.0, 262.0))]);
    let hers = placed(woman(), (490.0, 424.0), 128.0, [Some((486.0, 560.0)), None]);
    [his.cut(scene.light), hers.cut(scene.light)]
}

fn shaking(kind: Kind, side: Side) -> bool {
    kind == Kind::Arm(side) || kind == Kind::Hand(side)
}

/// Both, and what flies between them.
pub fn draw(scene: &Scene) {
    let [his, hers] = both(scene);
    for (cut, near) in [(&his, Side::Right), (&hers, Side::Left)] {
        let seen =
            |kind: Kind| upper(kind) && kind != Kind::Arm(near.other()) && !shaking(kind, near);
        let fall = scene.veil(&outline(cut, seen).moved(0.0, 26.0), "#10132a", 0.36);
        scene.add(scene.multiplied(scene.blurred(fall, 12.0)));
        scene.add(parts(scene, cut, seen));
        let heads = cut.of(Kind::Head).and(&cut.of(Kind::Ear(near)));
        scene.add(scene.multiplied(scene.veil(&heads, "#ff6a4a", 0.16)));
    }
    scene.add(parts(scene, &hers, |kind| shaking(kind, Side::Left)));
    spit(scene, his.landmarks.mouth, hers.landmarks.mouth);
}

/// How large it is against a hand of the kit.
const FIST: f64 = 0.86;

/// The fist over the roof.
pub fn arms(scene: &Scene) {
    let [his, _] = both(scene);
    // A fist that is shaken is small.
    let (x, y) = his.landmarks.wrists[Side::Right.index()];
    let spot = Spot::new(x * (1.0 - FIST), y * (1.0 - FIST), FIST);
    let hand = his
        .parts
        .iter()
        .find(|part| part.kind == Kind::Hand(Side::Right));
    if let Some(hand) = hand {
        scene.add(hand.clone().put(&spot).paint(scene, PaperStyle::default()));
    }
    let sleeve = his
        .parts
        .iter()
        .find(|part| part.kind == Kind::Arm(Side::Right));
    if let Some(mut sleeve) = sleeve.cloned() {
        // It grows out of the shirt: lit where it leaves it.
        sleeve.marks.retain(|mark| mark.tone == Tone::Line);
        sleeve.shadow = Shape::nothing();
        let light = Some((420.0, 640.0));
        scene.add(sleeve.paint(
            scene,
            PaperStyle {
                light,
                ..PaperStyle::default()
            },
        ));
    }
    scene.add(parts(scene, &his, |kind| {
        matches!(
            kind,
            Kind::Head | Kind::Hair | Kind::HairBehind | Kind::Ear(_)
        )
    }));
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
