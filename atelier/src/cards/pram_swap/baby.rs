//! The baby: one step, and another.

use crate::line::{Stroke, circle, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Proportions, Shoes, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::At;

use super::boy::SKIN;

const CLOTH: &str = "#7fd0c0";
const HAIR: &str = "#33201e";

fn person() -> Person {
    Person {
        build: Build::Of(Proportions {
            head: 1.52,
            neck: 0.13,
            throat: 0.2,
            limb: 0.92,
            trunk: 0.92,
            spine: 1.12,
            belly: 0.14,
            hip: 0.2,
            thigh: 0.6,
            shin: 0.52,
            foot: 0.66,
            upper_arm: 0.6,
            forearm: 0.52,
            hand: 0.42,
            shoulder: 0.42,
            ..Build::Toddler.proportions()
        }),
        at: (664.0, 1150.0),
        height: 420.0,
        facing: Some(-38.0),
        pose: Pose {
            hips: v(0.02, 0.94, 0.06),
            lean: (0.0, 0.0),
            twist: 20.0,
            head: (-8.0, -2.0, 5.0),
            arms: [
                ArmPose::to(0.8, 0.36, 0.3)
                    .elbow(0.6, -1.0, 0.0)
                    .hand(Gesture::Wave)
                    .fingers(0.3, 1.0, 0.1)
                    .thumb(-1.0, 0.2, 0.0),
                ArmPose::to(0.62, 0.36, 0.3)
                    .elbow(0.6, -1.0, 0.0)
                    .hand(Gesture::Wave)
                    .fingers(0.4, 1.0, 0.1)
                    .thumb(-1.0, 0.4, 0.0),
            ],
            legs: [
                LegPose::to(0.14, 0.0, -0.16).toe(0.2, 0.0, 1.0),
                LegPose::to(0.14, 0.2, 0.62)
                    .knee(0.2, 0.4, 1.0)
                    .toe(0.1, 0.35, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                wide: 1.1,
                long: 0.86,
                jaw: 1.12,
                chin: 0.7,
                cheeks: 1.12,
                nose_length: 0.72,
                nose_out: 0.7,
                nose_wide: 0.9,
                eyes: 1.3,
                brows: 0.6,
                eye_height: 0.04,
                ears: 1.0,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                upper: 0.9,
                lower: 0.5,
                smile: 0.12,
                open: 0.12,
                wide: 1.0,
                cheeks: 0.6,
                blush: 1.2,
                brow_in: 0.08,
                brow_out: -0.01,
                fold: 0.0,
                teeth: Teeth::Upper,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((-0.3, 0.0)),
            hair: Hair::Bald,
            hair_colour: HAIR.into(),
            iris: "#4a2a18".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: CLOTH.into(),
            bottom: Bottom::Shorts,
            bottom_colour: CLOTH.into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let under = circle((0.0, 0.0), 80.0)
        .stretched(1.0, 0.14, (0.0, 0.0))
        .moved(700.0, 1146.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#8a5a5a", 0.7), 5.0)));
    scene.add(cut.paint(scene, PaperStyle::default()));
    romper(scene, &cut);
    curl(scene, &cut);
}

/// One piece: no hem at the waist, buttons down the front.
fn romper(scene: &Scene, cut: &CutPerson) {
    let ((x, y), (hx, hy)) = (cut.landmarks.neck, cut.landmarks.hips);
    let waist = Stroke::new(
        &[(hx - 70.0, hy - 3.0), (hx, hy + 2.0), (hx + 70.0, hy - 5.0)],
        &[34.0; 3],
    )
    .shape()
    .within(&cut.of(Kind::Trunk).grown(0.6));
    let sheet = scene.sheet(&waist, CLOTH).lit(0.0).shade(0.3);
    scene.add(sheet.grain(1.05).rim(0.0).ink());
    for part in [0.3, 0.55, 0.8] {
        let at = (x + (hx - x) * part - 16.0, y + (hy - y) * part);
        scene.add(scene.veil(&circle((at.0 + 1.0, at.1 + 2.0), 6.0), "#2f7a78", 0.6));
        scene.add(scene.fill(&circle(at, 5.6), "#fff3dc"));
        scene.add(scene.fill(&circle(at, 1.6), "#4fa79f"));
    }
}

/// One curl on the crown.
fn curl(scene: &Scene, cut: &CutPerson) {
    let ((x, y), k) = (cut.landmarks.head, cut.landmarks.head_height);
    let at = |a: f64, b: f64| -> At { (x + a * k, y + b * k) };
    let line = [
        at(0.04, -0.44),
        at(-0.05, -0.52),
        at(-0.06, -0.62),
        at(0.04, -0.66),
        at(0.08, -0.59),
        at(0.03, -0.56),
    ];
    let curl = taper(&line, &[12.0, 11.0, 10.0, 9.0, 7.0, 2.0]);
    scene.add(scene.sheet(&curl, HAIR).grain(1.05).rim(0.0).ink());
}
