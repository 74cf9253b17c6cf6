//! The two in the car: the woman who has braked, and a sleeping child in striped pyjamas.

use crate::line::{circle, ellipse, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Headwear, Kind,
    Mood, PaperStyle, Person, Pose, Proportions, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;
use crate::svg::Ink;

use super::{cabin, grip, scarf};

pub const SKIN: &str = "#e9b48c";
const RED: &str = "#c8373a";
const CREAM: &str = "#fff2dc";
/// Where the light comes in.
const LAMPS: At = (430.0, 620.0);

/// Pyjama cloth: stripes across a direction.
pub fn striped(scene: &Scene, shape: &Shape, along: At, apart: f64) {
    scene.add(scene.fill(shape, CREAM));
    let (ux, uy) = step((0.0, 0.0), along);
    let (x, y) = shape.bounds().middle();
    let count = (shape.bounds().width().hypot(shape.bounds().height()) / apart) as i32 / 2 + 1;
    let stripes: Ink = (-count..=count)
        .map(|k| {
            let k = f64::from(k) * apart * 2.0;
            let (x, y) = (x + ux * k, y + uy * k);
            let long = 400.0;
            let stripe = taper(
                &[
                    (x - uy * long, y + ux * long),
                    (x, y),
                    (x + uy * long, y - ux * long),
                ],
                &[apart; 2],
            );
            scene.fill(&stripe, RED)
        })
        .sum();
    scene.add(scene.clipped(shape, stripes));
    let lee = shape.minus(&shape.moved(-6.0, 2.0));
    scene.add(scene.clipped(shape, scene.blurred(scene.veil(&lee, "#4a1a30", 0.5), 3.0)));
}

/// Somebody whose head is put at a place on the card.
fn seated(person: Person, head: At) -> Person {
    let there = Person {
        at: (0.0, 0.0),
        wrists: [None; 2],
        ..person
    }
    .cut(LAMPS)
    .landmarks
    .head;
    Person {
        at: (head.0 - there.0, head.1 - there.1),
        ..person
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) {
    for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
}

/// The dark of the car on somebody, except on the side of the windscreen.
pub fn dusk(scene: &Scene, shape: &Shape, from: At, reach: f64, much: f64) {
    let stops = stops![0, "#ffffff"; 0.35, "#d8cfa8"; 0.75, "#5d7d70"; 1, "#35584f"];
    scene.add(scene.multiplied(scene.veil(shape, scene.radial(from, reach, &stops), much)));
}

pub fn driver(scene: &Scene) {
    let person = Person {
        height: 1130.0,
        facing: Some(128.0),
        skin: Skin::Of("#cf9670".into()),
        pose: Pose {
            lean: (2.0, 0.0),
            arms: [
                ArmPose::to(0.2, -0.5, 0.7).hand(Gesture::Grip),
                ArmPose::to(0.2, -0.5, 0.7)
                    .elbow(0.5, -1.0, 0.0)
                    .hand(Gesture::Grip)
                    .fingers(0.0, 0.35, 1.0)
                    .thumb(-0.6, 1.0, -0.2),
            ],
            ..UPRIGHT
        },
        head: driver_head((-38.0, -8.0, 0.0), (0.35, -0.25)),
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#4d7480".into(),
            bottom: Bottom::Trousers,
            ..Clothes::default()
        },
        wrists: [None, Some((350.0, 976.0))],
        ..Person::default()
    };
    let cut = seated(person, (172.0, 876.0)).cut(LAMPS);
    paint(scene, &cut, |kind| kind == Kind::Trunk);
    paint(scene, &cut, |kind| {
        !matches!(
            kind,
            Kind::Trunk | Kind::Arm(_) | Kind::Hand(_) | Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt
        )
    });
    let body = cut.of(Kind::Trunk).and(&cut.of(Kind::Head));
    dusk(scene, &body, (350.0, 800.0), 350.0, 0.7);
    glasses(scene, cut.landmarks.eyes[1]);
    scarf::draw(scene);
    grip::hand(scene);
    paint(scene, &cut, |kind| kind == Kind::Arm(Side::Right));
    dusk(
        scene,
        &cut.of(Kind::Arm(Side::Right)),
        (350.0, 860.0),
        330.0,
        0.7,
    );
}

/// Her glasses from the side; the road shines in them.
fn glasses(scene: &Scene, (x, y): At) {
    // In strict profile the eye needs its iris put in by hand: she looks aside, at the child.
    scene.add(scene.fill(&ellipse((x + 1.0, y - 2.5), 3.4, 6.4), "#2a1812"));
    scene.add(scene.fill(&circle((x + 2.0, y - 4.5), 1.3), "#fff6d8"));
    let lens = ellipse((x + 27.0, y + 6.0), 9.0, 25.0).turned(-5.0, (x + 27.0, y + 6.0));
    scene.add(scene.veil(&lens, "#f6dfa0", 0.5));
    scene.add(scene.fill(&lens.grown(1.6).minus(&lens.grown(-2.2)), "#2a1a16"));
    let temple = taper(
        &[
            (x + 21.0, y - 10.0),
            (x + 4.0, y - 12.0),
            (x - 14.0, y - 14.0),
        ],
        &[4.4, 4.0, 3.6],
    );
    scene.add(scene.fill(&temple, "#2a1a16"));
}

fn driver_head(turn: (f64, f64, f64), gaze: At) -> Head {
    Head {
        features: Features {
            lips: 0.9,
            ..Features::PLAIN
        },
        age: Some(Age::Adult),
        mood: Mood {
            upper: 1.12,
            open: 0.03,
            brow_in: 0.1,
            brow_out: 0.08,
            ..Mood::CALM
        },
        turn,
        gaze: Some(gaze),
        wears: Headwear::Headscarf("#c9a55c".into()),
        lashes: true,
        ..Head::default()
    }
}

/// The child of the car and the sleeper of the wood have one head.
fn child_head(turn: (f64, f64, f64)) -> Head {
    Head {
        features: Features {
            lips: 0.72,
            ..Features::PLAIN
        },
        age: Some(Age::Child),
        mood: Mood {
            brow_in: 0.07,
            brow_out: 0.01,
            ..Mood::ASLEEP
        },
        turn,
        hair: Hair::Fringe,
        hair_colour: "#7d4a2c".into(),
        ..Head::default()
    }
}

const HEAD_PARTS: fn(Kind) -> bool = |kind| {
    matches!(
        kind,
        Kind::Neck | Kind::HairBehind | Kind::Head | Kind::Hair | Kind::Ear(_)
    )
};

fn sleeper(height: f64, facing: f64, turn: (f64, f64, f64), lean: f64) -> Person {
    Person {
        build: Build::Of(Proportions {
            neck: 0.12,
            ..Build::Child.proportions()
        }),
        height,
        facing: Some(facing),
        skin: Skin::Of(SKIN.into()),
        pose: Pose {
            lean: (6.0, lean),
            shoulder_tilt: 4.0,
            arms: [
                ArmPose::to(0.3, -0.9, 0.2),
                ArmPose::to(-0.2, -0.62, 0.4).elbow(1.0, -0.6, 0.1),
            ],
            ..UPRIGHT
        },
        head: child_head(turn),
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: CREAM.into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

/// The head in the hammock.
pub fn same_head(scene: &Scene, at: At) {
    let cut = seated(sleeper(290.0, -24.0, (0.0, 0.0, 62.0), -34.0), at).cut(LAMPS);
    paint(scene, &cut, |kind| kind != Kind::Neck && HEAD_PARTS(kind));
}

pub fn child(scene: &Scene) {
    let cut = seated(
        Person {
            wrists: [None, Some((648.0, 1128.0))],
            ..sleeper(560.0, -34.0, (0.0, 14.0, -12.0), -12.0)
        },
        (576.0, 906.0),
    )
    .cut(LAMPS);
    let (x, y) = cut.landmarks.hips;
    let lap = taper(
        &[
            (x + 20.0, y - 70.0),
            (x + 8.0, y + 30.0),
            (x - 6.0, y + 120.0),
        ],
        &[96.0, 110.0, 90.0],
    );
    striped(scene, &lap, (0.3, 1.0), 11.0);
    striped(scene, &cut.of(Kind::Trunk), (0.2, 1.0), 11.0);
    let belt = taper(
        &[(660.0, 930.0), (622.0, 1020.0), (600.0, 1090.0)],
        &[26.0, 26.0, 26.0],
    )
    .within(&cut.of(Kind::Trunk));
    scene.add(scene.fill(&belt, "#23342f"));
    scene.add(scene.veil(&belt.minus(&belt.moved(2.0, 1.0)), "#8fa48a", 0.8));
    paint(scene, &cut, HEAD_PARTS);
    dusk(scene, &cut.outline().and(&lap), (450.0, 830.0), 360.0, 0.6);
    let side = Side::Right;
    let arm = cut.of(Kind::Arm(side));
    scene.add(scene.blurred(scene.veil(&arm.moved(3.0, 9.0), "#1a1418", 0.4), 5.0));
    striped(scene, &arm, (0.25, 1.0), 11.0);
    dusk(scene, &arm, (430.0, 960.0), 300.0, 0.5);
    cabin::child_seat(scene);
}
