//! The child, running, and the ball.

use crate::line::{circle, ellipse, poly};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, Features, Gesture, Hair, Head, LegPose, Mood, Person,
    Pose, Proportions, Shoes, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::svg::Ink;

use super::BALL;

const FEET: (f64, f64) = (404.0, 732.0);

fn kid() -> Person {
    let build = Build::Of(Proportions {
        thigh: 0.76,
        shin: 0.82,
        upper_arm: 0.62,
        forearm: 0.54,
        hand: 0.44,
        foot: 0.6,
        head: 1.62,
        belly: 0.14,
        shoulder: 0.38,
        ..Build::Toddler.proportions()
    });
    Person {
        build,
        at: FEET,
        height: 412.0,
        facing: Some(-44.0),
        above: 2.0,
        pose: Pose {
            hips: v(0.0, 0.92, 0.0),
            lean: (12.0, -4.0),
            twist: -14.0,
            head: (6.0, 0.0, -4.0),
            arms: [
                ArmPose::to(0.72, -0.1, -0.2)
                    .elbow(0.4, -0.6, -1.0)
                    .hand(Gesture::Open),
                ArmPose::to(0.62, -0.35, 0.62)
                    .elbow(0.8, -0.6, -0.4)
                    .hand(Gesture::Open),
            ],
            legs: [
                LegPose::to(0.2, 0.5, -0.86)
                    .knee(0.3, -0.2, 1.0)
                    .toe(0.1, -0.9, -0.4),
                LegPose::to(0.1, 0.0, 0.16)
                    .knee(0.15, 0.2, 1.0)
                    .toe(0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                cheeks: 1.12,
                long: 0.8,
                eyes: 1.3,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (4.0, 0.0),
                upper: 0.95,
                brow_in: 0.02,
                frown: 0.0,
                fold: 0.0,
                pinched: 0.0,
                pressed: 0.5,
                smile: 0.0,
                ..Mood::EFFORT
            },
            age: Some(Age::Child),
            hair: Hair::Puffs,
            hair_colour: "#24141a".into(),
            gaze: Some((-0.45, 0.5)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#ffffff".into(),
            bottom: Bottom::Shorts,
            bottom_colour: "#ffffff".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#f4462e".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = kid().cut((300.0, 100.0));
    let whole = cut.outline();
    // Lamps on both sides, a shadow for each.
    for (dx, dy, much) in [
        (-1.15, 0.42, 0.5),
        (1.15, 0.38, 0.5),
        (-0.35, 0.72, 0.26),
        (0.42, 0.7, 0.26),
    ] {
        let shadow = whole.bent(|(x, y)| {
            let up = FEET.1 - y;
            (x + up * dx, FEET.1 + up * dy)
        });
        scene.add(scene.blurred(scene.veil(&shadow, "#05382e", much), 1.6));
    }
    scene.add(scene.glow((FEET.0, FEET.1 - 150.0), 250.0, "#f4ffe8", 0.42, 0.4));
    scene.add(cut.paint(scene, Default::default()));
    let rim = whole.minus(&whole.moved(2.0, 4.0));
    scene.add(scene.veil(&rim, "#ffffff", 0.6));
    scene.add(ball(scene));
}

fn ball(scene: &Scene) -> Ink {
    let (x, y) = (BALL.0, BALL.1 - 14.0);
    let whole = circle((x, y), 33.0);
    let mut ink = scene.blurred(
        scene.veil(&ellipse((x, y + 31.0), 44.0, 9.0), "#05382e", 0.8),
        3.0,
    );
    ink += scene.fill(&whole, "#ffffff");
    ink += scene.veil(&whole.minus(&whole.moved(-3.0, -11.0)), "#8fc4b0", 0.9);
    for (dx, dy, r) in [
        (-1.0, -2.0, 11.0),
        (-27.0, 6.0, 9.0),
        (25.0, 9.0, 9.0),
        (-14.0, -29.0, 9.0),
        (16.0, -28.0, 9.0),
        (1.0, 29.0, 9.0),
    ] {
        let patch: Vec<_> = (0..5)
            .map(|i| crate::line::towards((x + dx, y + dy), f64::from(i) * 72.0 - 90.0, r))
            .collect();
        ink += scene.fill(&poly(&patch).within(&whole), "#12242a");
    }
    ink
}
