//! The tiny old woman, the lid in one fist, the jar in the other.

use crate::line::circle;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, Pattern, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::all;

use super::grip::Flesh;
use super::view::{painted, tapered};
use super::{face, holding, seat};

/// Her skin.
pub const FLESH: Flesh = Flesh {
    skin: "#84503a",
    light: "#b47654",
    shade: "#5a302c",
    nail: "#d09484",
};

fn her() -> Person {
    let build = Build::Of(Proportions {
        hand: 1.0,
        head: 1.36,
        neck: 0.34,
        limb: 1.06,
        spine: 1.62,
        ..Build::Old.proportions()
    });
    Person {
        build,
        at: (398.0, 1000.0),
        height: build.proportions().stature() * 162.0,
        facing: Some(-8.0),
        above: -26.0,
        pose: Pose {
            hips: v(0.0, 0.62, -0.3),
            lean: (-8.0, -3.0),
            head: (6.0, 24.0, 7.0),
            arms: [
                ArmPose::to(0.5, 0.7, 0.36)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.55, 0.68, 0.3)
                    .elbow(1.0, -0.4, -0.2)
                    .hand(Gesture::Hidden),
            ],
            legs: [
                LegPose::to(0.15, 0.05, 0.16)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.5, 0.25, 1.0),
                LegPose::to(0.13, 0.0, 0.06)
                    .knee(0.2, 0.6, 1.0)
                    .toe(0.4, -0.1, 1.0),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of(FLESH.skin.into()),
        head: Head {
            features: Features {
                lips: 1.9,
                nose_wide: 1.15,
                cheeks: 1.05,
                eyes: 1.3,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                upper: 0.6,
                lower: 0.1,
                arched: 0.1,
                brow_in: 0.07,
                brow_out: 0.05,
                open: 0.06,
                wide: 1.2,
                ..Mood::LAUGHTER
            },
            age: Some(Age::Old),
            gaze: Some((0.25, 0.5)),
            hair: Hair::Curls,
            hair_colour: "#fdf6f4".into(),
            iris: "#2a1612".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#fff3ee".into(),
            top_pattern: Pattern::Dots("#e8264f".into()),
            bottom: Bottom::Skirt,
            bottom_colour: "#cf1748".into(),
            stockings: Some("#ffd9d2".into()),
            shoes: Shoes::Slippers,
            shoe_colour: "#f2365c".into(),
            ..Clothes::default()
        },
        seed: 4,
        ..Person::default()
    }
}

/// She, cut out as she was drawn.
pub fn cut(scene: &Scene) -> CutPerson {
    her().cut(scene.light)
}

pub fn draw(scene: &Scene) {
    let mut cut = cut(scene);
    face::calmer_eyes(&mut cut);
    face::without_mouth(&mut cut);
    let wrist = |side: Side| tapered(cut.landmarks.wrists[side.index()]);
    let arm = |kind: Kind| matches!(kind, Kind::Arm(_));
    let body = |kind: Kind| matches!(kind, Kind::Trunk | Kind::Neck | Kind::HairBehind);
    let rest = |kind: Kind| {
        !body(kind)
            && !matches!(
                kind,
                Kind::Arm(_) | Kind::Hand(_) | Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt
            )
    };
    scene.add(painted(scene, &cut, arm));
    holding::lid(scene, wrist(Side::Right));
    holding::jar(scene, wrist(Side::Left));
    scene.add(painted(scene, &cut, body));
    scene.add(painted(scene, &cut, rest));
    face::draw(scene, &cut);
    let above = cut.parts.iter().filter(|part| {
        !matches!(
            part.kind,
            Kind::Hand(_) | Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt
        )
    });
    let whole = all(above.map(|part| part.shape.clone())).bent(tapered);
    let mut lit = whole.minus(&whole.moved(3.0, 4.0));
    for side in Side::BOTH {
        lit = lit.minus(&circle(wrist(side), 42.0));
    }
    scene.add(scene.veil(&lit, "#ffd6d0", 0.5));
    seat::legs(scene);
    seat::draw_skirt(scene);
}
