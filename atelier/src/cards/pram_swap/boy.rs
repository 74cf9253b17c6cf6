//! The boy of five: a bonnet, a dummy, knees to his chin; triumphant and wretched.

use crate::line::{Stroke, arc, blob, circle, ellipse, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::shade;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Reach, Shoes, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

pub const SKIN: &str = "#c98d62";

fn person() -> Person {
    let build = Build::Of(Proportions {
        head: 1.3,
        ..Build::Child.proportions()
    });
    Person {
        build,
        at: (250.0, 872.0),
        height: build.proportions().stature() * 168.0,
        facing: Some(44.0),
        pose: Pose {
            lean: (6.0, 0.0),
            bow: 0.2,
            crane: 0.1,
            head: (-22.0, 4.0, 5.0),
            arms: [
                ArmPose::to(-0.1, -0.1, 0.14)
                    .from(Reach::Knee)
                    .elbow(1.0, -0.4, 0.0)
                    .hand(Gesture::Drape)
                    .fingers(-0.7, -0.5, 0.3)
                    .thumb(-0.2, 0.9, 0.3),
                ArmPose::to(-0.08, -0.1, 0.14)
                    .from(Reach::Knee)
                    .elbow(1.0, -0.4, 0.0)
                    .hand(Gesture::Drape)
                    .fingers(-0.7, -0.5, 0.3)
                    .thumb(-0.2, 0.9, 0.3),
            ],
            legs: [
                LegPose::to(0.12, 0.50, 0.60)
                    .knee(0.2, 1.0, 0.3)
                    .toe(0.2, 1.0, 0.5),
                LegPose::to(0.20, 0.40, 0.68)
                    .knee(0.2, 1.0, 0.3)
                    .toe(0.4, 1.0, 0.5),
            ],
            ..Pose::SIT_ON_GROUND
        },
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                eyes: 1.14,
                cheeks: 1.05,
                ears: 1.1,
                brows: 1.2,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                brow_in: 0.12,
                brow_out: -0.02,
                upper: 0.86,
                lower: 0.7,
                wide: 0.6,
                blush: 1.1,
                cheeks: 0.3,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((0.0, -0.05)),
            hair: Hair::Short,
            hair_colour: "#33201e".into(),
            iris: "#4a2a18".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#e8b23a".into(),
            top_pattern: Pattern::Plain,
            bottom: Bottom::Trousers,
            bottom_colour: "#57694a".into(),
            shoes: Shoes::Barefoot,
            stockings: Some("#f3ece0".into()),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    scene.add(feet(scene, &cut));
    scene.add(paint(scene, &cut, |kind| !matches!(kind, Kind::Foot(_))));
    bonnet(scene, cut.landmarks.head);
    dummy(scene, cut.landmarks.mouth);
}

/// Bare, since somebody else has the boots.
fn feet(scene: &Scene, cut: &CutPerson) -> Ink {
    let feet = cut
        .parts
        .iter()
        .filter(|part| matches!(part.kind, Kind::Foot(_)));
    feet.map(|part| {
        let lee = part.shape.minus(&part.shape.moved(-6.0, -2.0));
        scene.fill(&part.shape, SKIN) + scene.veil(&lee, shade(SKIN.into(), 1.2), 0.9)
    })
    .sum()
}

/// White, frilled, too small, tied below the chin.
fn bonnet(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x, y, 1.0);
    let cap = blob(&knots![
        -100, 60; -124, 0; -116, -70; -70, -124; 0, -140; 62, -126; 100, -78; 104, -10, corner; 84, -40; 60, -92; 0, -92; -48, -60; -66, 0; -60, 70, corner; -74, 84
    ]);
    let around = |r: f64, from: f64, to: f64| arc((8.0, 4.0), 84.0 * r, 100.0 * r, from, to, 26);
    let band = Stroke::along(around(0.94, 152.0, 384.0), &[20.0, 22.0, 16.0]).shape();
    let under = Stroke::along(around(1.0, 150.0, 380.0), &[40.0, 52.0, 34.0]).shape();
    let ruffles = around(1.02, 152.0, 384.0);
    let frill = ruffles.iter().map(|&at| circle(at, 10.5));
    let frill = all(frill.chain([band]));
    let cap = handcut(&spot.put(&cap.and(&under)), 0.8, 24.0, 2);
    let frill = spot.put(&frill);
    let white = stops![0, "#ffffff"; 0.5, "#fbf2e6"; 1, "#cdbcc8"];
    scene.add(scene.fill(
        &cap,
        scene.linear((x - 90.0, y - 120.0), (x + 60.0, y + 80.0), &white),
    ));
    scene.add(scene.shadow(&frill, (5.0, 7.0), 5.0, "#5a2a2a", 0.45));
    scene.add(scene.fill(
        &frill,
        scene.linear((x - 90.0, y - 120.0), (x + 100.0, y + 20.0), &white),
    ));
    scene.add(scene.veil(&frill.minus(&frill.moved(-2.0, -4.0)), "#b9a6b8", 0.8));
    let ribbon = Stroke::new(
        &[
            (x - 78.0, y + 44.0),
            (x - 56.0, y + 96.0),
            (x - 8.0, y + 128.0),
        ],
        &[12.0, 12.0, 11.0],
    )
    .shape();
    scene.add(scene.fill(&ribbon, "#9fc2ff"));
}

/// A dummy that would do for his sister.
fn dummy(scene: &Scene, (x, y): At) {
    let shield = ellipse((x + 2.0, y + 2.0), 38.0, 25.0);
    scene.add(scene.shadow(&shield, (3.0, 6.0), 4.0, "#5a2a2a", 0.5));
    scene.add(scene.fill(&shield, "#ff9fb4"));
    scene.add(scene.veil(&shield.minus(&shield.moved(-3.0, -5.0)), "#c85a80", 0.8));
    let ring = circle((x + 8.0, y + 16.0), 20.0).minus(&circle((x + 8.0, y + 16.0), 13.0));
    scene.add(scene.fill(&ring, "#fff3d8"));
    scene.add(scene.veil(&ring.minus(&ring.moved(-2.0, -2.0)), "#d0a878", 0.9));
    let knob = ellipse((x + 4.0, y + 2.0), 12.0, 9.0);
    scene.add(scene.fill(&knob, "#e0708f"));
}
