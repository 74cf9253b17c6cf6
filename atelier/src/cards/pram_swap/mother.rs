//! The mother: a headscarf, a trench coat, one hand on the bar; the other points out the leaves above them.

use crate::line::{Stroke, blob, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Head, Headwear, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, spots};

use super::boy::SKIN;
use super::pram::GRIP;

fn person() -> Person {
    Person {
        build: Build::Adult,
        at: (588.0, 1104.0),
        height: 990.0,
        facing: Some(-40.0),
        pose: Pose {
            lean: (4.0, 0.0),
            twist: 0.0,
            head: (8.0, -6.0, 4.0),
            arms: [
                ArmPose::to(0.1, -0.62, 0.5)
                    .elbow(0.6, -1.0, -0.9)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, -0.3, 1.0),
                ArmPose::to(0.3, 0.36, 0.86)
                    .elbow(0.6, -1.0, -0.2)
                    .hand(Gesture::Point)
                    .thumb(-0.6, 0.7, 0.3),
            ],
            legs: [
                LegPose::to(0.05, 0.02, 0.20).toe(0.05, 0.20, 1.0),
                LegPose::to(0.06, 0.04, -0.16).toe(0.05, -0.5, 1.0),
            ],
            ..Pose::WALK
        },
        skin: Skin::Of(SKIN.into()),
        head: Head {
            features: Features {
                lips: 1.15,
                nose_out: 0.95,
                eyes: 1.1,
                cheeks: 1.04,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.13,
                open: 0.0,
                brow_in: 0.05,
                brow_out: 0.05,
                upper: 0.72,
                fold: 0.0,
                tilt: (0.0, 0.0),
                ..Mood::JOY
            },
            gaze: Some((-0.6, -0.3)),
            wears: Headwear::Headscarf("#d8577a".into()),
            hair_colour: "#2a1a1a".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#e6cfa4".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3a3550".into(),
            shoes: Shoes::Leather,
            shoe_colour: "#5a2a2c".into(),
            ..Clothes::default()
        },
        wrists: [Some((GRIP.0 + 44.0, GRIP.1 - 20.0)), None],
        seed: 2,
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
    let (x, y) = cut.landmarks.neck;
    let cloth = ellipse((x - 4.0, y - 26.0), 44.0, 40.0);
    // The far edge of the scarf, around cheek and chin.
    let far = cut.of(Kind::Head).grown(9.0).fillet(12.0);
    scene.add(scene.fill(&cloth.and(&far), "#b23562"));
    // The arm that points comes from behind the chest.
    let right = |kind| matches!(kind, Kind::Arm(Side::Right) | Kind::Hand(Side::Right));
    scene.add(paint(scene, &cut, right));
    scene.add(paint(scene, &cut, |kind| {
        kind != Kind::Neck && !right(kind)
    }));
    chin(scene, &cut);
    belt(scene, &cut);
    scene.add(paint(scene, &cut, |kind| kind == Kind::Arm(Side::Left)));
    drape(scene, &cut);
}

/// Her chin is smooth: no shadow of the neck lies on it.
fn chin(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.mouth;
    let smooth = ellipse((x - 3.0, y + 25.0), 12.0, 13.0);
    let skin = scene.blurred(scene.veil(&smooth, SKIN, 1.0), 2.5);
    scene.add(scene.clipped(&cut.of(Kind::Head), skin));
}

/// The end of the scarf, over both shoulders.
fn drape(scene: &Scene, cut: &CutPerson) {
    let spot = Spot::new(cut.landmarks.neck.0, cut.landmarks.neck.1, 1.0);
    let cloth = blob(&knots![
        -88, -16; -62, -16; -14, -12; 26, -30; 54, -66; 84, -30; 120, -4; 138, 30; 124, 58, corner; 70, 64; 10, 82; -50, 72; -92, 42, corner; -102, 14
    ]);
    let cloth = handcut(&spot.put(&cloth), 0.8, 30.0, 5);
    scene.add(scene.shadow(&cloth, (4.0, 8.0), 5.0, "#6a4a3a", 0.45));
    let sheet = scene.sheet(&cloth, "#d8577a").lit(0.08).shade(0.6);
    scene.add(sheet.grain(1.05).rim(0.0).ink());
    for (line, widths) in [
        (
            spots![50, -50; 22, -4; -40, 22; -92, 22],
            [2.0, 8.0, 7.0, 1.0],
        ),
        (
            spots![64, -46; 60, -2; 20, 42; -30, 60],
            [2.0, 7.0, 6.0, 1.0],
        ),
        (spots![76, -40; 92, 0; 84, 36; 70, 58], [2.0, 6.0, 5.0, 1.0]),
    ] {
        let fold = spot.put(&taper(&line, &widths)).within(&cloth);
        scene.add(scene.veil(&fold, "#a32f5c", 0.6));
    }
}

/// The belt of the trench coat.
fn belt(scene: &Scene, cut: &CutPerson) {
    let trunk = cut.of(Kind::Trunk).minus(&cut.of(Kind::Arm(Side::Left)));
    let (x, y) = cut.landmarks.hips;
    let belt = Stroke::new(
        &[
            (x - 140.0, y - 70.0),
            (x - 20.0, y - 58.0),
            (x + 130.0, y - 76.0),
        ],
        &[30.0, 30.0, 30.0],
    )
    .shape()
    .within(&trunk);
    scene.add(scene.veil(&belt.moved(0.0, 7.0).within(&trunk), "#8a6a4a", 0.5));
    scene.add(scene.fill(&belt, "#cfb07e"));
    scene.add(scene.veil(&belt.minus(&belt.moved(0.0, -5.0)), "#8a6a4a", 0.6));
    scene.add(scene.veil(&belt.minus(&belt.moved(0.0, 3.0)), "#fff0d0", 0.7));
}

/// The fingers around the bar.
pub fn hand(scene: &Scene) {
    let cut = person().cut(scene.light);
    scene.add(paint(scene, &cut, |kind| kind == Kind::Hand(Side::Left)));
}
