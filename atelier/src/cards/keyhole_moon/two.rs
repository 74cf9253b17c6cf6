//! The two with the huge key: she hauls it up on a rope, he sits on it with folded arms.

use crate::line::{Stroke, between, circle, distance, ellipse, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind,
    LegPose, Mood, PaperStyle, Person, Pose, Shoes, Side, Top, UPRIGHT,
};
use crate::motifs::things::key;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

use super::stair::on_tread;

/// Where the middle of the key's bow is; it lies along the steps.
const BOW: At = (414.0, 498.0);
const SIZE: f64 = 2.75;
/// Down the stair.
const DOWN: At = (-0.919, 0.394);

/// A place of the key on the card: along it, 0 to 100, and across.
fn on_key(along: f64, across: f64) -> At {
    (
        BOW.0 + SIZE * (DOWN.0 * along + DOWN.1 * across),
        BOW.1 + SIZE * (DOWN.1 * along - DOWN.0 * across),
    )
}

fn she() -> Person {
    Person {
        build: Build::Strong,
        pose: Pose {
            hips: v(0.0, 0.80, 0.10),
            lean: (40.0, 0.0),
            bow: 0.12,
            twist: 10.0,
            head: (-16.0, -20.0, 0.0),
            arms: [
                ArmPose::to(0.0, -0.3, 0.5)
                    .elbow(0.6, -1.0, -0.2)
                    .hand(Gesture::Fist)
                    .fingers(-0.4, 0.6, 0.6)
                    .thumb(-0.4, 0.8, -0.4),
                ArmPose::to(-0.1, -0.3, 0.4)
                    .elbow(0.6, -1.0, -0.3)
                    .hand(Gesture::Fist)
                    .fingers(-0.4, 0.6, 0.6)
                    .thumb(-0.4, 0.8, -0.4),
            ],
            legs: [
                LegPose::to(0.08, 0.36, 0.46).toe(0.1, 0.0, 1.0),
                LegPose::to(0.10, 0.0, -0.42).toe(0.15, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        at: on_tread(8.62, 0.42),
        height: 340.0,
        facing: Some(72.0),
        skin: Skin::Honey,
        head: Head {
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.8,
                ..Mood::EFFORT
            },
            hair: Hair::Bun,
            hair_colour: "#3a1c2c".into(),
            gaze: Some((0.5, -0.1)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#17797f".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#33245f".into(),
            shoes: Shoes::Boots,
            shoe_colour: "#7a2f3a".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn he() -> Person {
    Person {
        build: Build::Adult,
        pose: Pose {
            head: (-8.0, -6.0, -4.0),
            arms: Pose::ARMS_CROSSED.arms,
            lean: (-8.0, 0.0),
            ..Pose::SIT
        },
        height: 338.0,
        facing: Some(-36.0),
        skin: Skin::Sand,
        head: Head {
            mood: Mood {
                tilt: (-6.0, 0.0),
                upper: 0.6,
                smile: -0.09,
                brow_in: -0.08,
                ..Mood::BOREDOM
            },
            age: Some(Age::Middle),
            features: Features::PLAIN,
            hair: Hair::Parted,
            hair_colour: "#6a3a2c".into(),
            beard: Beard::Moustache,
            gaze: Some((-0.8, -0.2)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#d2452f".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#2f3c74".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        seed: 7,
        ..Person::default()
    }
}

/// Moved so that the middle of the hips is there.
fn seated(person: Person, hips: At, light: At) -> Person {
    let now = person.cut(light).landmarks.hips;
    Person {
        at: (person.at.0 + hips.0 - now.0, person.at.1 + hips.1 - now.1),
        ..person
    }
}

fn huge_key(scene: &Scene) {
    let shape: Shape = key().bent(|(along, across)| on_key(along, across));
    let thick = shape.swept(-7.0, -7.0, 5);
    let lower = shape.moved(-16.0, 14.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&lower, "#3a2470", 0.5), 6.0)));
    scene.add(scene.fill(&thick, "#8a4f1e"));
    let gold = stops![0, "#fff0b0"; 0.3, "#ffd058"; 0.75, "#f2ae34"; 1, "#cf8428"];
    scene.add(scene.fill(
        &shape,
        scene.linear(on_key(0.0, -20.0), on_key(40.0, 26.0), &gold),
    ));
    scene.add(scene.veil(&shape.minus(&shape.moved(1.5, 3.0)), "#fff8dc", 0.95));
    let (a, b) = (on_key(26.0, -1.0), on_key(94.0, -0.8));
    scene.add(scene.fill(
        &Stroke::new(&[a, b], &[4.0, 2.0]).shape().within(&shape),
        "#fff6d0",
    ));
}

/// The rope, taut, with its twist.
fn rope(scene: &Scene, line: &[At]) {
    for pair in line.windows(2) {
        let (a, b) = (pair[0], pair[1]);
        let rope = Stroke::new(&[a, b], &[9.0, 9.0]).shape();
        scene.add(scene.fill(&rope, "#f6e6c6"));
        scene.add(scene.veil(&rope.minus(&rope.moved(-1.0, -3.4)), "#8a5a6a", 0.8));
        let count = (distance(a, b) / 9.0) as i32;
        let (ux, uy) = step(a, b);
        for i in 1..count {
            let (x, y) = between(a, b, f64::from(i) / f64::from(count));
            let (dx, dy) = (ux * 3.0 - uy * 4.4, uy * 3.0 + ux * 4.4);
            let twist = taper(&[(x - dx, y - dy), (x + dx, y + dy)], &[1.6, 1.6]);
            scene.add(scene.veil(&twist.within(&rope), "#8a5a6a", 0.7));
        }
    }
}

/// Where the rope goes through a ring of the key, and is tied.
fn knot(scene: &Scene, (x, y): At) {
    let turns = [
        [(x - 12.0, y + 2.0), (x - 1.0, y - 9.0), (x + 8.0, y - 6.0)],
        [(x - 9.0, y + 9.0), (x + 4.0, y - 2.0), (x + 10.0, y + 1.0)],
    ];
    for turn in turns {
        let turn = Stroke::new(&turn, &[9.0, 9.5, 9.0]).shape();
        scene.add(scene.fill(&turn, "#f3e2c0"));
        scene.add(scene.veil(&turn.minus(&turn.moved(0.0, -3.6)), "#8a5a6a", 0.8));
    }
    let end = Stroke::new(
        &[
            (x + 6.0, y - 2.0),
            (x + 14.0, y + 14.0),
            (x + 8.0, y + 30.0),
        ],
        &[8.0, 7.0, 9.0],
    )
    .shape();
    scene.add(scene.fill(&end, "#f3e2c0"));
    scene.add(scene.veil(&end.minus(&end.moved(-3.0, 0.0)), "#8a5a6a", 0.7));
    scene.add(scene.fill(&circle((x + 6.0, y - 2.0), 8.0), "#fbeed0"));
    scene.add(scene.veil(
        &circle((x + 6.0, y - 2.0), 8.0).minus(&circle((x + 5.0, y - 4.0), 7.5)),
        "#8a5a6a",
        0.8,
    ));
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) {
    for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
}

pub fn draw(scene: &Scene) {
    let light = scene.light;
    let seat = on_key(50.0, -3.0);
    let him = seated(he(), (seat.0, seat.1 - 16.0), light);
    let her = she();
    let marks = her.cut(light).landmarks;
    let near = (marks.neck.0 - 24.0, marks.neck.1 + 9.0);
    let her = Person {
        wrists: [
            Some((marks.neck.0 + 44.0, marks.neck.1 + 66.0)),
            Some((marks.neck.0 + 26.0, marks.neck.1 + 58.0)),
        ],
        ..her
    };
    let (her_cut, his_cut) = (her.cut(light), him.cut(light));
    for ankle in her_cut.landmarks.ankles {
        let under = ellipse((ankle.0 + 8.0, ankle.1 + 14.0), 44.0, 11.0);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#3a2470", 0.6), 5.0)));
    }
    huge_key(scene);
    let fall = his_cut.outline().moved(-6.0, 12.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#3a2470", 0.35), 8.0)));
    scene.add(his_cut.paint(scene, PaperStyle::default()));
    // Through the ring nearest to her, and tied.
    let ring = on_key(-15.5, 0.0);
    let hands = |kind: Kind| matches!(kind, Kind::Hand(_));
    paint(scene, &her_cut, |_| true);
    let fists = between(her_cut.landmarks.hands[0], her_cut.landmarks.hands[1], 0.5);
    let shade = Stroke::new(&[near, fists], &[9.0, 9.0]).shape();
    let trunk = her_cut
        .of(Kind::Trunk)
        .and(&her_cut.of(Kind::Arm(Side::Right)));
    scene.add(scene.veil(&shade.moved(2.0, 7.0).within(&trunk), "#0d3a4a", 0.5));
    rope(scene, &[ring, near, fists]);
    knot(scene, ring);
    paint(scene, &her_cut, hands);
}
