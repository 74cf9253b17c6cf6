//! The two: a very large one ahead, and a small one behind with a thermos under her arm.

use crate::line::{blob, ellipse, handcut, rect};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, stops};

use super::bench::bench;

/// The middle of the bench's seat.
const SEAT: At = (404.0, 792.0);
const TILT: f64 = -5.0;

fn seat() -> Spot {
    Spot::new(SEAT.0, SEAT.1, 1.0).turned(TILT)
}

fn leader() -> Person {
    let back = ArmPose::to(0.16, -0.72, -0.5)
        .elbow(0.4, 0.2, -1.0)
        .hand(Gesture::Grip);
    Person {
        build: Build::Of(Proportions {
            trunk: 1.66,
            limb: 1.46,
            belly: 0.26,
            bust: 0.12,
            ..Build::Large.proportions()
        }),
        at: (612.0, 984.0),
        height: 468.0,
        facing: Some(106.0),
        pose: Pose {
            lean: (20.0, 0.0),
            arms: [back; 2],
            head: (-30.0, -6.0, 0.0),
            ..Pose::RUN
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                chin: 1.1,
                nose_out: 1.1,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: Mood::EFFORT,
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
            Some(seat().point((128.0, -14.0))),
            Some(seat().point((124.0, 12.0))),
        ],
        ..Person::default()
    }
}

fn follower() -> Person {
    Person {
        build: Build::Old,
        at: (186.0, 992.0),
        height: 384.0,
        facing: Some(98.0),
        pose: Pose {
            lean: (22.0, 0.0),
            arms: [
                ArmPose::to(0.1, -0.3, 0.8)
                    .elbow(0.4, -1.0, -0.2)
                    .hand(Gesture::Grip),
                ArmPose::to(0.1, -0.35, 0.8)
                    .elbow(0.5, -1.0, -0.4)
                    .hand(Gesture::Grip),
            ],
            head: (-28.0, -10.0, 0.0),
            ..Pose::RUN
        },
        skin: Skin::Porcelain,
        head: Head {
            age: Some(Age::Old),
            mood: Mood::JOY,
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
            Some(seat().point((-140.0, -10.0))),
            Some(seat().point((-144.0, 14.0))),
        ],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let (ahead, behind) = (leader().cut(scene.light), follower().cut(scene.light));
    for (x, y, wide, much) in [
        (520.0, 1000.0, 170.0, 0.55),
        (100.0, 1010.0, 140.0, 0.55),
        (300.0, 1004.0, 170.0, 0.35),
    ] {
        let under = ellipse((x, y), wide, 10.0);
        scene.add(scene.blurred(scene.veil(&under, "#43264f", much), 7.0));
    }
    dust(scene);
    let near = |kind: Kind| kind == Kind::Arm(Side::Right) || kind == Kind::Hand(Side::Right);
    scene.add(paint(scene, &ahead, |kind| !near(kind)));
    scene.add(paint(scene, &behind, |kind| !near(kind)));
    scene.add(lit_edge(scene, &ahead));
    scene.add(lit_edge(scene, &behind));
    scene.add(bench(scene, &seat()));
    thermos(scene, &behind);
    scene.add(paint(scene, &ahead, near));
    scene.add(paint(scene, &behind, near));
}

/// Parts in the colours of dusk.
fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let style = PaperStyle {
        air: Some(("#41244f".into(), 0.16)),
        ..PaperStyle::default()
    };
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts.map(|part| part.paint(scene, style)).sum()
}

/// The last light along the side that faces it.
fn lit_edge(scene: &Scene, cut: &CutPerson) -> Ink {
    let outline = cut.outline();
    scene.veil(&outline.minus(&outline.moved(-3.2, 1.0)), "#ffc489", 0.8)
}

/// The thermos, clamped under her arm.
fn thermos(scene: &Scene, behind: &CutPerson) {
    let (neck, elbow) = (behind.landmarks.neck, behind.landmarks.elbows[1]);
    let spot = Spot::new(
        (neck.0 + elbow.0) / 2.0 - 14.0,
        (neck.1 + elbow.1) / 2.0 + 22.0,
        1.0,
    )
    .turned(-24.0);
    let body = spot.put(&rect(-46.0, -15.0, 34.0, 15.0));
    let cup = spot.put(&rect(34.0, -16.5, 60.0, 16.5));
    let metal = stops![0, "#f2d9c0"; 0.4, "#7fa0a0"; 1, "#38506a"];
    scene.add(scene.fill(
        &body.and(&cup),
        scene.linear(spot.point((0.0, -15.0)), spot.point((0.0, 16.0)), &metal),
    ));
    scene.add(scene.veil(&cup, "#c8463c", 0.85));
    scene.add(scene.fill(&spot.put(&rect(-50.0, -14.0, -42.0, 14.0)), "#2c2440"));
}

/// Sand that their feet throw up.
fn dust(scene: &Scene) {
    for (x, y, r, much) in [
        (470.0, 980.0, 22.0, 0.4),
        (440.0, 966.0, 14.0, 0.35),
        (70.0, 992.0, 20.0, 0.4),
        (40.0, 976.0, 12.0, 0.35),
        (500.0, 992.0, 16.0, 0.4),
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
