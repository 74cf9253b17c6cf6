//! The gentleman himself: on one leg, the other drawn up like theirs, trousers rolled above the knee, and very pleased.

use super::DEEP;
use super::flamingo::{reflection, ring};
use super::gentleman::{SUIT, briefcase};
use crate::colour::mix;
use crate::line::{Knot, between, blob, handcut_finely, poly, rect, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Bottom, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots};

/// Where his leg goes into the water.
const WATER: f64 = 1132.0;

fn man() -> Person {
    Person {
        at: (462.0, 1158.0),
        height: 560.0,
        facing: Some(-4.0),
        skin: Skin::Umber,
        pose: Pose {
            hips: crate::motifs::people::space::v(-0.04, 0.995, 0.0),
            lean: (0.0, -5.0),
            hip_tilt: -7.0,
            shoulder_tilt: 7.0,
            arms: [
                ArmPose::to(0.80, -0.38, 0.1)
                    .elbow(0.2, -1.0, -0.3)
                    .hand(Gesture::Grip)
                    .fingers(0.35, -1.0, 0.1)
                    .thumb(-0.5, -0.2, 1.0),
                ArmPose::to(0.46, 0.49, 0.25)
                    .elbow(0.8, -0.6, -0.2)
                    .hand(Gesture::Wave)
                    .fingers(0.45, 1.0, 0.0)
                    .thumb(-1.0, 0.4, 0.1),
            ],
            legs: [
                LegPose::to(0.20, 0.47, -0.05)
                    .knee(1.0, 0.25, 0.35)
                    .toe(0.0, -1.0, 0.3),
                LegPose::to(0.03, 0.0, 0.0).toe(0.2, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        head: Head {
            features: Features::PLAIN,
            mood: Mood {
                brow_in: 0.03,
                brow_out: 0.06,
                upper: 0.74,
                lower: 0.34,
                smile: 0.16,
                wide: 1.22,
                cheeks: 0.6,
                fold: 0.25,
                ..Mood::CALM
            },
            turn: (-24.0, -9.0, 7.0),
            gaze: Some((-0.55, -0.05)),
            hair: Hair::Short,
            hair_colour: "#2b2028".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: SUIT.into(),
            shirt_colour: "#fbf3e2".into(),
            bottom: Bottom::Shorts,
            bottom_colour: mix(SUIT, "#0e1640", 0.15),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let man = man();
    let cut = man.cut(scene.light);
    let air = rect(-30.0, -30.0, 830.0, WATER);
    let outline = cut.outline().within(&air);
    let foot = (cut.landmarks.ankles[1].0, WATER);
    reflection(
        scene,
        Spot::new(foot.0, foot.1, 1.9),
        &outline,
        SUIT.into(),
        77,
    );
    scene.add(scene.shadow(&outline, (0.0, 7.0), 9.0, DEEP, 0.4));
    let paint = |chosen: &dyn Fn(Kind) -> bool| {
        for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
            scene.add(scene.clipped(&air, part.paint(scene, PaperStyle::default())));
        }
    };
    let hand = Kind::Hand(Side::Left);
    paint(&|kind| matches!(kind, Kind::Leg(_) | Kind::Foot(_)));
    rolls(scene, &cut);
    paint(&|kind| !matches!(kind, Kind::Leg(_) | Kind::Foot(_)) && kind != hand);
    briefcase(scene, cut.landmarks.hands[0]);
    paint(&|kind| kind == hand);
    cuffs(scene, &cut);
    tie(scene, cut.landmarks.neck);
    scene.add(ring(scene, Spot::new(foot.0, WATER - 4.0, 2.2), 6));
}

/// A band around a limb, across the way from one place to another.
fn band(from: At, to: At, part: f64, half: f64, wide: f64) -> Shape {
    let (x, y) = between(from, to, part);
    let (dx, dy) = step(from, to);
    let (ax, ay) = (dx * wide / 2.0, dy * wide / 2.0);
    let at = |side: f64, along: f64| Knot {
        at: (x + dy * side + ax * along, y - dx * side + ay * along),
        corner: side != 0.0,
    };
    blob(&[
        at(half, -1.0),
        at(0.0, -0.8),
        at(-half, -1.0),
        at(-half, 1.0),
        at(0.0, 1.25),
        at(half, 1.0),
    ])
}

/// The rolled hems of his trousers.
fn rolls(scene: &Scene, cut: &CutPerson) {
    let (hx, hy) = cut.landmarks.hips;
    for (side, hip) in [(1, (hx - 42.0, hy)), (0, (hx + 26.0, hy + 4.0))] {
        let knee = cut.landmarks.knees[side];
        let roll = band(hip, knee, 0.8, 28.0, 24.0);
        let roll = handcut_finely(&roll.softened(3.0), 0.4, 12.0, 5, 0.15);
        scene.add(scene.shadow(&roll, (0.0, 4.0), 3.0, "#10183a", 0.5));
        let colour = mix(SUIT, "#8fa4d8", 0.28);
        scene.add(
            scene
                .sheet(&roll, colour)
                .lit(0.2)
                .shade(0.5)
                .rim(1.2)
                .ink(),
        );
    }
}

/// White cuffs at both wrists.
fn cuffs(scene: &Scene, cut: &CutPerson) {
    for side in 0..2 {
        let (elbow, wrist) = (cut.landmarks.elbows[side], cut.landmarks.wrists[side]);
        let cuff = band(elbow, wrist, 0.97, 15.0, 10.0);
        scene.add(
            scene
                .sheet(&cuff, "#fbf3e2")
                .lit(0.1)
                .shade(0.5)
                .rim(0.8)
                .ink(),
        );
    }
}

/// The striped tie flies up over his shoulder.
fn tie(scene: &Scene, (x, y): At) {
    let line = spots![x, y + 34.0; x + 10.0, y + 56.0; x + 40.0, y + 58.0; x + 68.0, y + 26.0; x + 84.0, y - 14.0; x + 118.0, y - 44.0];
    let blade = taper(&line, &[9.0, 13.0, 18.0, 22.0, 26.0, 29.0]);
    // Its end is a point.
    let end = poly(
        &spots![x + 104.0, y - 50.0; x + 140.0, y - 68.0; x + 127.0, y - 30.0; x + 112.0, y - 34.0],
    );
    let tie = blade.and(&end).fillet(2.0);
    let tie = handcut_finely(&tie, 0.4, 12.0, 5, 0.15);
    scene.add(scene.shadow(&tie, (1.0, 5.0), 4.0, "#10183a", 0.45));
    scene.add(
        scene
            .sheet(&tie, "#f0567c")
            .lit(0.3)
            .shade(0.4)
            .rim(1.2)
            .ink(),
    );
    for (a, b) in [
        ((30.0, 40.0), (50.0, 74.0)),
        ((52.0, 20.0), (86.0, 48.0)),
        ((62.0, -6.0), (106.0, 14.0)),
        ((86.0, -44.0), (122.0, -6.0)),
    ] {
        let stripe = taper(&[(x + a.0, y + a.1), (x + b.0, y + b.1)], &[7.0, 7.0]);
        scene.add(scene.clipped(&tie, scene.veil(&stripe, "#fff0e0", 0.85)));
    }
    let knot = blob(&knots![
        x - 10.0, y + 18.0, corner; x + 10.0, y + 18.0, corner; x + 7.0, y + 36.0, corner; x - 5.0, y + 36.0, corner
    ]);
    scene.add(scene.shadow(&knot, (1.0, 2.0), 2.0, "#10183a", 0.5));
    scene.add(scene.sheet(&knot.softened(2.0), "#d8446a").rim(0.8).ink());
}
