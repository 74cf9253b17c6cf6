//! The child, running, and the ball.

use crate::line::{circle, ellipse, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, Features, Gesture, Hair, Head, LegPose, Mood, Person, Pose,
    Shoes, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::svg::Ink;

use super::BALL;

const FEET: (f64, f64) = (352.0, 564.0);

fn kid() -> Person {
    Person {
        build: Build::Toddler,
        at: FEET,
        height: 196.0,
        facing: Some(-24.0),
        above: 4.0,
        pose: Pose {
            hips: v(0.0, 0.94, 0.0),
            lean: (16.0, -4.0),
            twist: -16.0,
            head: (0.0, -4.0, 0.0),
            arms: [
                ArmPose::to(0.5, -0.3, -0.3)
                    .elbow(1.0, 0.1, -0.6)
                    .hand(Gesture::Fist),
                ArmPose::to(0.3, -0.35, 0.5)
                    .elbow(1.0, -0.6, -0.2)
                    .hand(Gesture::Fist),
            ],
            legs: [
                LegPose::to(0.1, 0.34, 0.02)
                    .knee(0.3, 0.3, 1.0)
                    .toe(0.2, -0.5, 1.0),
                LegPose::to(0.12, 0.0, -0.12).toe(0.2, -0.4, 1.0),
            ],
            lift: 0.03,
            ..UPRIGHT
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                cheeks: 1.12,
                long: 0.86,
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
            hair: Hair::Puffs,
            hair_colour: "#24141a".into(),
            gaze: Some((-0.1, 0.4)),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#ffffff".into(),
            bottom: Bottom::Shorts,
            bottom_colour: "#ffffff".into(),
            stockings: Some("#ffffff".into()),
            shoes: Shoes::Boots,
            shoe_colour: "#f4462e".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = kid().cut((352.0, 100.0));
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
    scene.add(scene.glow((FEET.0, FEET.1 - 70.0), 170.0, "#f4ffe8", 0.42, 0.4));
    scene.add(cut.paint(scene, Default::default()));
    let rims = whole
        .minus(&whole.moved(2.0, 1.0))
        .and(&whole.minus(&whole.moved(-2.0, 1.0)));
    scene.add(scene.veil(&rims, "#ffffff", 0.75));
    lace(scene, cut.landmarks.ankles[1]);
    scene.add(ball(scene));
}

/// A lace that has come undone.
fn lace(scene: &Scene, (x, y): (f64, f64)) {
    for line in [
        [(x, y + 6.0), (x + 16.0, y + 4.0), (x + 32.0, y + 22.0)],
        [(x, y + 6.0), (x + 10.0, y + 16.0), (x + 15.0, y + 26.0)],
    ] {
        scene.add(scene.fill(&taper(&line, &[3.0, 3.0, 3.6]), "#ffffff"));
    }
}

fn ball(scene: &Scene) -> Ink {
    let (x, y) = (BALL.0, BALL.1 - 10.0);
    let whole = circle((x, y), 19.0);
    let mut ink = scene.blurred(
        scene.veil(&ellipse((x, y + 18.0), 26.0, 6.0), "#05382e", 0.7),
        2.0,
    );
    ink += scene.fill(&whole, "#ffffff");
    ink += scene.veil(&whole.minus(&whole.moved(0.0, -7.0)), "#8fc4b0", 0.9);
    for (dx, dy, r) in [
        (0.0, -2.0, 6.0),
        (-15.0, 4.0, 5.0),
        (14.0, 5.0, 5.0),
        (-8.0, -17.0, 5.0),
        (9.0, -16.0, 5.0),
        (1.0, 16.0, 5.0),
    ] {
        let patch: Vec<_> = (0..5)
            .map(|i| crate::line::towards((x + dx, y + dy), f64::from(i) * 72.0 - 90.0, r))
            .collect();
        ink += scene.fill(&poly(&patch).within(&whole), "#12242a");
    }
    ink
}
