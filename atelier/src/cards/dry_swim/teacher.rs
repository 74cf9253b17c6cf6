//! The teacher, nine years old. One arm still beats time.

use crate::knots;
use crate::line::{Stroke, blob, circle, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Reach, Shoes, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::far::INK;
use super::{FALL, above, ground, metre, shade};

const AT: At = (0.79, 4.02);

fn girl() -> Person {
    Person {
        build: Build::Child,
        pose: Pose {
            hips: v(-0.05, 0.985, 0.0),
            lean: (-3.0, 4.0),
            sway: 0.05,
            twist: 26.0,
            hip_tilt: -5.0,
            shoulder_tilt: 6.0,
            head: (98.0, -12.0, 0.0),
            arms: [
                ArmPose::to(0.25, 0.13, 0.02)
                    .from(Reach::Hips)
                    .elbow(1.0, 0.2, -0.3)
                    .hand(Gesture::Fist)
                    .fingers(-0.5, -0.7, 0.4),
                ArmPose::to(0.36, 0.62, 0.2)
                    .elbow(1.0, -0.5, -0.2)
                    .hand(Gesture::Point)
                    .fingers(0.1, 1.0, 0.1)
                    .thumb(-1.0, 0.2, 0.2),
            ],
            legs: [
                LegPose::to(0.16, 0.0, 0.04).toe(0.32, 0.0, 1.0),
                LegPose::to(0.12, 0.0, 0.0).toe(0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        at: ground(AT.0, AT.1),
        height: 1.36 * metre(AT.1),
        facing: Some(-34.0),
        above: above(AT.1) * 0.5,
        skin: Skin::Ebony,
        head: Head {
            features: Features {
                lips: 1.25,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                brow_in: 0.12,
                brow_out: 0.1,
                upper: 1.12,
                lower: 0.95,
                open: 0.1,
                wide: 0.7,
                ..Mood::CALM
            },
            gaze: Some((0.45, -0.35)),
            hair: Hair::Puffs,
            hair_colour: "#231722".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: INK.into(),
            bottom: Bottom::Shorts,
            bottom_colour: INK.into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#f0614f".into(),
            stockings: None,
            ..Clothes::default()
        },
        wrists: [Some((724.0, 884.0)), None],
        seed: 4,
    }
}

pub fn draw(scene: &Scene) {
    let girl = girl();
    let cut = girl.cut(scene.light);
    let k = metre(AT.1);
    let (x0, y0) = girl.at;
    let fallen = cut.outline().bent(|(x, y)| {
        let (aside, up) = ((x - x0) / k, (y0 - y) / k);
        ground(AT.0 + aside + FALL.0 * up, AT.1 + FALL.1 * up)
    });
    shade(scene, &fallen, AT.1);
    scene.add(cut.paint(
        scene,
        PaperStyle {
            focal: true,
            ..PaperStyle::default()
        },
    ));
    for part in cut
        .parts
        .iter()
        .filter(|part| matches!(part.kind, Kind::Arm(_)))
    {
        let stripe = scene.stitched(&part.guide, "#f4efe2", 6.0, 0.9, None);
        scene.add(scene.clipped(&part.shape, stripe));
    }
    whistle(scene, cut.landmarks.neck);
}

/// It has dropped from her lips and swings on its cord.
fn whistle(scene: &Scene, (x, y): At) {
    let end = (x - 14.0, y + 98.0);
    for (from, bend) in [(-24.0, -26.0), (20.0, 14.0)] {
        let cord = [(x + from, y + 10.0), (x + bend, y + 60.0), end];
        let cord = Stroke::new(&cord, &[2.6, 2.6, 2.6]).shape();
        scene.add(scene.fill(&cord, "#f7ecd2"));
    }
    let spot = Spot::new(end.0, end.1 + 6.0, 0.95).turned(24.0);
    let body = blob(
        &knots![-10, -6; 2, -10; 26, -10, corner; 26, -2, corner; 11, 0; 8, 10; -4, 14; -13, 7],
    );
    let body = handcut(&spot.put(&body), 0.3, 8.0, 2);
    scene.add(scene.fill(&body, "#f2b53c"));
    scene.add(scene.veil(&body.minus(&body.moved(-2.0, -4.0)), "#8a4a1c", 0.6));
    scene.add(scene.fill(&spot.put(&circle((-1.0, 2.0), 3.4)), "#5a2f1c"));
}
