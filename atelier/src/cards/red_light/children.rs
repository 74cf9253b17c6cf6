//! The two who lean out behind: he has her slides in his hair, she has his cap on, and nobody looks.

use crate::line::{Path, blob, circle, handcut, taper, towards};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, Features, Gesture, Hair, Head, Headwear, Kind, Mood, PaperStyle, Part,
    Pattern, Person, Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, stops};

use super::END;

const SUN: &str = "#ffe0b0";
/// His cap is of his colour, her slides are of hers.
const HIS: &str = "#e0a032";
const HERS: &str = "#e8566a";

/// Not to laugh.
const SECRET: Mood = Mood {
    brow_in: 0.08,
    brow_out: 0.06,
    upper: 0.8,
    lower: 0.4,
    smile: 0.13,
    wide: 1.0,
    cheeks: 0.6,
    blush: 1.0,
    ..Mood::CALM
};

fn boy() -> Person {
    let person = Person {
        build: Build::Child,
        pose: Pose {
            lean: (30.0, 0.0),
            bow: 0.1,
            crane: 0.1,
            head: (0.0, -2.0, 0.0),
            arms: [
                ArmPose::to(0.2, -0.7, 0.2),
                ArmPose::to(0.1, -0.6, 0.6)
                    .elbow(0.4, -1.0, -0.2)
                    .hand(Gesture::Cup)
                    .fingers(0.1, 0.0, 1.0)
                    .thumb(1.0, 0.5, 0.3),
            ],
            ..UPRIGHT
        },
        facing: Some(80.0),
        skin: Skin::Of("#eab592".into()),
        head: Head {
            features: Features {
                ears: 1.2,
                brows: 1.6,
                jaw: 1.08,
                ..Features::PLAIN
            },
            mood: SECRET,
            hair: Hair::Curls,
            hair_colour: "#b07a38".into(),
            iris: "#33241e".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: HIS.into(),
            top_pattern: Pattern::Hoops("#f3e0c0".into()),
            ..Clothes::default()
        },
        wrists: [None, Some((326.0, 846.0))],
        seed: 5,
        ..Person::default()
    };
    placed(person, (196.0, 556.0), 206.0)
}

fn girl() -> Person {
    let person = Person {
        build: Build::Child,
        pose: Pose {
            lean: (28.0, 0.0),
            bow: 0.1,
            crane: 0.1,
            head: (0.0, 4.0, 0.0),
            arms: [
                ArmPose::to(0.1, -0.6, 0.6)
                    .elbow(0.4, -1.0, -0.2)
                    .hand(Gesture::Pinch),
                ArmPose::to(0.2, -0.7, 0.2),
            ],
            ..UPRIGHT
        },
        facing: Some(-80.0),
        skin: Skin::Of("#a8714c".into()),
        head: Head {
            features: Features {
                lips: 1.15,
                ..Features::PLAIN
            },
            mood: SECRET,
            hair: Hair::Braids,
            hair_colour: "#2a1c22".into(),
            wears: Headwear::Cap(HIS.into()),
            iris: "#241612".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: HERS.into(),
            ..Clothes::default()
        },
        wrists: [Some((458.0, 792.0)), None],
        seed: 6,
        ..Person::default()
    };
    placed(person, (612.0, 530.0), 202.0)
}

/// Somebody whose head is there and so high.
fn placed(person: Person, head: At, tall: f64) -> Person {
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
        ..person
    }
}

/// What is cut off at the sill: they lean out from behind it.
fn upper(kind: Kind) -> bool {
    !matches!(kind, Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt)
}

pub fn draw(scene: &Scene) {
    for (person, side, near) in [(boy(), -1.0, Side::Right), (girl(), 1.0, Side::Left)] {
        let mut cut = person.cut(scene.light);
        cut.parts.retain(|part| {
            upper(part.kind)
                && part.kind != Kind::Arm(near.other())
                && part.kind != Kind::Hand(near.other())
        });
        let reaches = |part: &&Part| matches!(part.kind, Kind::Arm(_) | Kind::Hand(_));
        let (arm, body): (Vec<&Part>, Vec<&Part>) = cut.parts.iter().partition(reaches);
        against(scene, &body, side, &Shape::nothing());
        if side < 0.0 {
            slides(scene, cut.landmarks.head, cut.landmarks.head_height);
        }
        super::cars::door(scene, side);
        let whole = all(arm.iter().map(|part| part.shape.clone()));
        let fall = scene.veil(&whole.moved(side * 12.0, 26.0), "#14132c", 0.5);
        scene.add(scene.multiplied(scene.blurred(fall, 9.0)));
        // Where a sleeve begins there is no edge.
        let root = arm.iter().find_map(|part| part.guide.first());
        let root = root.map_or_else(Shape::nothing, |&at| circle(at, 62.0));
        against(scene, &arm, side, &root);
        folds(scene, &arm, side);
        if side > 0.0 {
            // The last one is still on its way.
            let (wrist, hand) = (cut.landmarks.wrists[0], cut.landmarks.hands[0]);
            let (x, y) = (2.0 * hand.0 - wrist.0, hand.1 + (hand.1 - wrist.1) * 0.9);
            slide(scene, Spot::new(x, y, 0.86).turned(-14.0), "#ffd23e");
        }
    }
}

/// The sun is behind them: what faces us is in the shade, what faces the street is lit.
fn against(scene: &Scene, parts: &[&Part], side: f64, root: &Shape) {
    for part in parts {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
    let whole = all(parts.iter().map(|part| part.shape.clone())).fillet(3.0);
    let shade = stops![0, "#b49ab8", 0.3; 0.35, "#8a74a6", 0.62; 1, "#443c78", 0.9];
    let shade = scene.linear(
        (END.0 + side * 90.0, END.1),
        (END.0 + side * 330.0, END.1 + 120.0),
        &shade,
    );
    scene.add(scene.multiplied(scene.fill(&whole, shade)));
    // The plane that faces the sun, and its edge.
    let near = |r: f64| {
        let tones = stops![0, "#ffc890", 1; 0.55, "#ffb080", 0.8; 1, "#ff9a7a", 0];
        scene.radial((END.0, END.1 + 30.0), r, &tones)
    };
    let plane = whole.minus(&whole.moved(side * 26.0, 6.0)).minus(root);
    let plane = scene.blurred(scene.veil(&plane, near(360.0), 0.8), 7.0);
    scene.add(scene.clipped(&whole, scene.shining(plane)));
    let edge = whole.minus(&whole.moved(side * 2.6, 2.2)).minus(root);
    let tones = stops![0, SUN, 1; 0.5, SUN, 0.9; 1, SUN, 0];
    scene.add(scene.fill(&edge, scene.radial((END.0, END.1), 420.0, &tones)));
}

/// Where a sleeve is bent it wrinkles.
fn folds(scene: &Scene, arm: &[&Part], side: f64) {
    for part in arm.iter().filter(|part| matches!(part.kind, Kind::Arm(_))) {
        let path = Path::new(part.guide.clone());
        let turned = path.direction(path.length() * 0.5);
        for (along, bend, long, wide) in [
            (0.16, 62.0, 46.0, 9.0),
            (0.22, 70.0, 34.0, 7.0),
            (0.46, 104.0, 42.0, 9.0),
            (0.53, 88.0, 36.0, 8.0),
            (0.60, 72.0, 28.0, 6.0),
        ] {
            let at = path.at(path.length() * along);
            let low = towards(at, turned - side * 90.0, -34.0);
            let mid = towards(low, turned - side * bend, long * 0.6);
            let end = towards(mid, turned - side * (bend + 26.0), long * 0.5);
            let fold = taper(&[low, mid, end], &[wide, wide * 0.7, 1.0]).within(&part.shape);
            let soft = scene.blurred(scene.veil(&fold, "#2a1a3c", 0.42), 1.6);
            scene.add(scene.multiplied(soft));
            let lit = fold
                .moved(side * -4.0, -3.0)
                .minus(&fold)
                .within(&part.shape);
            scene.add(scene.blurred(scene.veil(&lit, "#ffd0a8", 0.22), 1.2));
        }
    }
}

/// Hers, in his hair.
fn slides(scene: &Scene, (x, y): At, tall: f64) {
    for (dx, dy, turn, colour) in [
        (0.22, -0.26, 20.0, "#ff5f7e"),
        (0.02, -0.30, -6.0, "#3fd0d8"),
    ] {
        let spot = Spot::new(x + dx * tall, y + dy * tall, 1.0).turned(turn);
        slide(scene, spot, colour);
    }
}

/// A slide with a flower on it.
fn slide(scene: &Scene, spot: Spot, colour: &str) {
    let bar = taper(&[(-30.0, 0.0), (0.0, -2.0), (30.0, 0.0)], &[9.0, 13.0, 9.0]);
    let bar = spot.put(&handcut(&bar, 0.4, 10.0, 3));
    let flower = spot.put(&blob(
        &knots![0, -19; 7, -8; 18, -8; 11, 3; 13, 16; 0, 9; -13, 16; -11, 3; -18, -8; -7, -8],
    ));
    let whole = bar.and(&flower);
    scene.add(scene.veil(&whole.moved(-2.0, 5.0), "#4a2a40", 0.6));
    scene.add(scene.fill(&bar, colour));
    scene.add(scene.fill(&flower, colour));
    scene.add(scene.veil(&whole.minus(&whole.moved(-3.0, 3.0)), "#fff0d8", 0.9));
    scene.add(scene.fill(&spot.put(&circle((0.0, 0.0), 5.0)), "#fff0c0"));
}
