//! The joiner: broad, fifty-five, spectacles, a pencil behind the ear, the tongue between her teeth.

use crate::line::{between, ellipse, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Proportions, Top,
};
use crate::scene::Scene;
use crate::shape::all;

use super::saw;

pub fn somebody() -> Person {
    let resting = ArmPose::to(0.3, -0.4, 0.64).elbow(1.0, -0.5, -0.2);
    let broad = Proportions {
        shoulder: 0.62,
        trunk: 1.18,
        limb: 1.12,
        belly: 0.14,
        bust: 0.06,
        ..Build::Adult.proportions()
    };
    Person {
        build: Build::Of(broad),
        pose: Pose {
            hips: v(0.0, 0.97, -0.1),
            lean: (14.0, 0.0),
            bow: 0.12,
            head: (-8.0, 16.0, 6.0),
            arms: [
                ArmPose::to(0.3, -0.3, 0.8)
                    .elbow(1.0, -0.5, -0.2)
                    .hand(Gesture::Fist)
                    .fingers(0.1, -0.75, 0.65)
                    .thumb(-0.9, 0.3, 0.3),
                resting
                    .hand(Gesture::Wave)
                    .fingers(0.05, -0.9, 0.4)
                    .thumb(-1.0, -0.1, 0.2),
            ],
            ..Pose::STAND
        },
        at: (430.0, 1330.0),
        height: 1200.0,
        facing: Some(-8.0),
        skin: Skin::Sand,
        head: Head {
            features: Features {
                wide: 1.1,
                cheeks: 1.08,
                chin: 0.85,
                nose_length: 0.9,
                nose_out: 0.85,
                lips: 1.25,
                ..Features::PLAIN
            },
            lashes: true,
            mood: Mood {
                brow_in: 0.05,
                upper: 0.6,
                crooked: 0.04,
                ..Mood::CALM
            },
            age: Some(Age::Middle),
            hair: Hair::Curls,
            hair_colour: "#8f7a70".into(),
            gaze: Some((-0.35, 0.9)),
            glasses: Some("#20323c".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#1f6f9e".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#20424e".into(),
            ..Clothes::default()
        },
        wrists: [
            Some((saw::GRIP.0 + 34.0, saw::GRIP.1 - 44.0)),
            Some((116.0, 606.0)),
        ],
        seed: 4,
        ..Person::default()
    }
}

fn of_arms(kind: Kind) -> bool {
    matches!(kind, Kind::Arm(_) | Kind::Hand(_))
}

/// All of her but the arms: the plank hides the rest.
pub fn behind(scene: &Scene, she: &CutPerson) {
    let outline = she.outline();
    scene.add(scene.blurred(scene.veil(&outline.moved(26.0, 20.0), "#3d6a74", 0.4), 16.0));
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    scene.add(she.paint(scene, style));
    tongue(scene, she);
    pencil(scene, she);
}

fn tongue(scene: &Scene, she: &CutPerson) {
    let (x, y) = she.landmarks.mouth;
    let k = she.landmarks.head_height;
    let tip = ellipse((x + k * 0.05, y + k * 0.022), k * 0.036, k * 0.032);
    scene.add(scene.fill(&tip, "#d8616a"));
    let fold = taper(
        &[(x + k * 0.05, y + k * 0.002), (x + k * 0.052, y + k * 0.03)],
        &[1.2, 2.0],
    );
    scene.add(scene.veil(&fold, "#9c3440", 0.8));
}

/// Behind the ear on our right.
fn pencil(scene: &Scene, she: &CutPerson) {
    let (x, y) = she.landmarks.head;
    let k = she.landmarks.head_height;
    let (tip, end) = ((x + k * 0.16, y - k * 0.11), (x + k * 0.56, y + k * 0.01));
    let wood = taper(&[tip, between(tip, end, 0.2)], &[1.0, k * 0.05]);
    scene.add(scene.fill(&wood, "#f4d9a4"));
    let lead = taper(&[tip, between(tip, end, 0.08)], &[1.0, k * 0.02]);
    scene.add(scene.fill(&lead, "#2a2430"));
    let stick = taper(&[between(tip, end, 0.22), end], &[k * 0.05, k * 0.05]);
    scene.add(scene.fill(&stick, "#e0442c"));
}

/// The shadow of her arms on the plank.
pub fn shadow(scene: &Scene, she: &CutPerson) {
    let arms = all(she
        .parts
        .iter()
        .filter(|part| of_arms(part.kind))
        .map(|part| part.shape.clone()));
    let plank = poly(&[
        (-20.0, 528.0),
        (820.0, 530.0),
        (820.0, 884.0),
        (-20.0, 884.0),
    ]);
    let fallen = arms.moved(26.0, 30.0).within(&plank);
    scene.add(scene.blurred(scene.veil(&fallen, "#8a5222", 0.4), 8.0));
}

/// Her hands, and between them and the wood the saw, which rests.
pub fn before(scene: &Scene, she: &CutPerson) {
    saw::draw(scene);
    for part in she.parts.iter().filter(|part| of_arms(part.kind)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
}
