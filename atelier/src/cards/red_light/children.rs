//! The two behind: he has her slides in his hair, she has his cap on, and nobody looks.

use crate::knots;
use crate::line::{blob, handcut, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, Features, Gesture, Hair, Head, Headwear, Kind, Mood, Pattern, Person,
    Pose, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

use super::cars::Car;
use super::drivers::{outline, parts, placed, upper};

/// Not to laugh.
const SECRET: Mood = Mood {
    brow_in: 0.08,
    brow_out: 0.06,
    upper: 0.96,
    lower: 0.55,
    smile: 0.10,
    wide: 0.92,
    cheeks: 0.5,
    blush: 1.2,
    ..Mood::CALM
};

fn leaning(side: f64) -> Pose {
    let near = ArmPose::to(0.2, -0.6, 0.6)
        .elbow(0.7, -0.8, -0.3)
        .hand(Gesture::HoldHand)
        .fingers(-0.1, 0.1, 1.0)
        .thumb(-0.2, 1.0, 0.1);
    let far = ArmPose::to(0.1, -0.8, 0.3).hand(Gesture::Hidden);
    Pose {
        lean: (66.0, 0.0),
        head: (0.0, -3.0, 0.0),
        arms: if side < 0.0 { [far, near] } else { [near, far] },
        ..UPRIGHT
    }
}

fn boy() -> Person {
    Person {
        build: Build::Child,
        pose: leaning(-1.0),
        facing: Some(54.0),
        skin: Skin::Of("#f2c8ac".into()),
        head: Head {
            features: Features {
                ears: 1.2,
                upturned: 0.3,
                eyes: 1.05,
                ..Features::PLAIN
            },
            mood: SECRET,
            gaze: Some((0.4, 0.05)),
            hair: Hair::Tousled,
            hair_colour: "#dcae5c".into(),
            iris: "#3f6a86".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#f3e7d6".into(),
            top_pattern: Pattern::Hoops("#c8553c".into()),
            ..Clothes::default()
        },
        seed: 5,
        ..Person::default()
    }
}

fn girl() -> Person {
    Person {
        build: Build::Child,
        pose: leaning(1.0),
        facing: Some(-54.0),
        skin: Skin::Of("#ecbb92".into()),
        head: Head {
            features: Features {
                eye_fold: 1.0,
                eye_slant: 6.0,
                eyes: 1.05,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.13,
                upper: 0.82,
                ..SECRET
            },
            gaze: Some((-0.4, 0.05)),
            hair: Hair::Bob,
            hair_colour: "#1d1a24".into(),
            wears: Headwear::Cap("#7a5a3c".into()),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2f8a86".into(),
            ..Clothes::default()
        },
        seed: 6,
        ..Person::default()
    }
}

/// Both, and their hands.
pub fn draw(scene: &Scene, left: &Car, right: &Car) {
    let boy = placed(boy(), (326.0, 640.0), 216.0, [None, Some((390.0, 838.0))]);
    let girl = placed(girl(), (548.0, 638.0), 212.0, [Some((486.0, 836.0)), None]);
    let (boy, girl) = (boy.cut(scene.light), girl.cut(scene.light));
    for (cut, car, near) in [(&boy, left, Side::Right), (&girl, right, Side::Left)] {
        let arm = |kind: Kind| kind == Kind::Arm(near) || kind == Kind::Hand(near);
        let shown = car.above_rear_sill();
        let seen = |kind: Kind| upper(kind) && kind != Kind::Arm(near.other());
        let outline = outline(cut, |kind| seen(kind) && !arm(kind)).within(&shown);
        let fall = scene.veil(&outline.moved(0.0, 26.0), "#10132a", 0.55);
        scene.add(scene.multiplied(scene.blurred(fall, 14.0)));
        scene.add(scene.clipped(&shown, parts(scene, cut, |kind| seen(kind) && !arm(kind))));
        let crown = outline.minus(&outline.moved(car.side * 2.5, 4.0));
        let air = rect(140.0, 480.0, 740.0, 760.0);
        scene.add(scene.veil(&crown.within(&air), "#a6ffce", 0.6));
    }
    slides(scene, boy.landmarks.head, boy.landmarks.head_height);
    for (cut, near) in [(&boy, Side::Right), (&girl, Side::Left)] {
        let arm = |kind: Kind| kind == Kind::Arm(near) || kind == Kind::Hand(near);
        clasp_shadow(scene, &cut.of(Kind::Hand(near)));
        scene.add(parts(scene, cut, arm));
    }
    left.lip(scene, 0.6, 1.5);
    right.lip(scene, 0.6, 1.5);
}

fn clasp_shadow(scene: &Scene, hand: &Shape) {
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&hand.moved(0.0, 9.0), "#2a1830", 0.5), 6.0)),
    );
}

/// Three of them, each another colour, none quite straight.
fn slides(scene: &Scene, (x, y): At, tall: f64) {
    for (dx, dy, turn, colour) in [
        (0.17, -0.34, 30.0, "#ff4f7e"),
        (-0.01, -0.42, 2.0, "#ffd23e"),
        (-0.19, -0.33, -30.0, "#3fc8d8"),
    ] {
        let spot = Spot::new(x + dx * tall, y + dy * tall, 0.9).turned(turn);
        let bar = spot.put(&handcut(
            &taper(&[(-21.0, 0.0), (21.0, 0.0)], &[13.0, 13.0]),
            0.4,
            10.0,
            3,
        ));
        scene.add(scene.veil(&bar.moved(1.0, 5.0), "#7a5020", 0.6));
        scene.add(scene.fill(&bar, colour));
        scene.add(scene.veil(&bar.minus(&bar.moved(0.0, 4.0)), "#fff6ea", 0.8));
        let flower = spot.put(&blob(
            &knots![0, -15; 5, -6; 14, -6; 8, 2; 10, 12; 0, 7; -10, 12; -8, 2; -14, -6; -5, -6],
        ));
        scene.add(scene.fill(&flower, colour));
        scene.add(scene.veil(&flower.minus(&flower.moved(-2.0, 3.0)), "#fff6ea", 0.8));
    }
}
