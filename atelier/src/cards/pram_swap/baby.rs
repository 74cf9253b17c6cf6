//! The baby: one step, and another.

use crate::line::{circle, ellipse};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Proportions, Shoes, Top, UPRIGHT,
};
use crate::scene::Scene;

use super::face;

const CLOTH: &str = "#7fd0c0";

fn person() -> Person {
    Person {
        build: Build::Of(Proportions {
            head: 1.62,
            throat: 0.15,
            limb: 0.92,
            trunk: 0.86,
            belly: 0.2,
            thigh: 0.52,
            shin: 0.46,
            foot: 0.56,
            upper_arm: 0.6,
            forearm: 0.52,
            shoulder: 0.4,
            ..Build::Toddler.proportions()
        }),
        at: (640.0, 1134.0),
        height: 440.0,
        facing: Some(-30.0),
        pose: Pose {
            lean: (6.0, 0.0),
            head: (20.0, 0.0, 5.0),
            arms: [
                ArmPose::to(0.86, 0.4, 0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.2, 0.0),
                ArmPose::to(0.86, 0.4, 0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.4, 0.0),
            ],
            legs: [
                LegPose::to(0.24, 0.0, -0.2).toe(0.4, 0.0, 1.0),
                LegPose::to(0.26, 0.16, 0.5).toe(0.3, 0.4, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#c98d62".into()),
        head: Head {
            features: Features {
                wide: 1.1,
                long: 0.88,
                jaw: 1.1,
                chin: 0.7,
                cheeks: 1.12,
                nose_length: 0.72,
                nose_out: 0.7,
                nose_wide: 0.9,
                eyes: 1.36,
                brows: 0.6,
                eye_height: 0.04,
                ears: 1.0,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                upper: 0.95,
                lower: 0.6,
                smile: 0.16,
                open: 0.13,
                wide: 1.05,
                cheeks: 0.5,
                blush: 1.2,
                tilt: (0.0, 0.0),
                ..Mood::CALM
            },
            gaze: Some((-0.3, 0.1)),
            hair: Hair::Bald,
            hair_colour: "#33201e".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: CLOTH.into(),
            bottom: Bottom::Trousers,
            bottom_colour: CLOTH.into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let marks = cut.landmarks;
    let under = circle((0.0, 0.0), 96.0)
        .stretched(1.0, 0.12, (0.0, 0.0))
        .moved(650.0, 1134.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#8a5a5a", 0.7), 5.0)));
    let paint = |chosen: &dyn Fn(Kind) -> bool| {
        let parts = cut.parts.iter().filter(|part| chosen(part.kind));
        parts
            .map(|part| part.paint(scene, PaperStyle::default()))
            .sum::<crate::svg::Ink>()
    };
    let above = |kind: Kind| {
        matches!(
            kind,
            Kind::Arm(_) | Kind::Hand(_) | Kind::Head | Kind::Ear(_)
        )
    };
    scene.add(paint(&|kind| !above(kind)));
    romper(scene, &cut);
    scene.add(paint(&|kind| matches!(kind, Kind::Arm(_) | Kind::Hand(_))));
    face::draw(scene, marks.head);
}

/// One piece from the neck to the ankles, round behind where the nappy is.
fn romper(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.hips;
    let seat = ellipse((x, y + 6.0), 66.0, 52.0);
    scene.add(scene.fill(&seat, CLOTH));
    let lee = seat.minus(&seat.moved(-12.0, -10.0));
    scene.add(scene.veil(&lee, "#4fa79f", 0.8));
}
