//! The joiner: broad, fifty-five, spectacles, a pencil behind the ear, the tongue between her teeth.

use crate::line::{between, ellipse, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Top,
};
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::stops;

/// Where the saw goes into the wood, and where its handle is.
const CUT: At = (549.0, 744.0);
const HANDLE: At = (640.0, 572.0);

pub fn somebody() -> Person {
    let resting = ArmPose::to(0.3, -0.7, 0.5).elbow(1.0, -0.1, -0.3);
    Person {
        build: Build::Large,
        pose: Pose {
            hips: v(0.0, 0.97, -0.1),
            lean: (14.0, 0.0),
            bow: 0.12,
            head: (-8.0, 16.0, 6.0),
            arms: [
                resting.hand(Gesture::Fist),
                resting
                    .hand(Gesture::Flat)
                    .fingers(-0.8, -0.35, 0.6)
                    .thumb(-0.5, 0.3, 1.0),
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
            Some((HANDLE.0 + 46.0, HANDLE.1 - 40.0)),
            Some((104.0, 604.0)),
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
        (-20.0, 524.0),
        (820.0, 572.0),
        (820.0, 890.0),
        (-20.0, 820.0),
    ]);
    let fallen = arms.moved(26.0, 30.0).within(&plank);
    scene.add(scene.blurred(scene.veil(&fallen, "#8a5222", 0.4), 8.0));
}

/// Her hands, and between them and the wood the saw, which rests.
pub fn before(scene: &Scene, she: &CutPerson) {
    saw(scene);
    for part in she.parts.iter().filter(|part| of_arms(part.kind)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
}

/// A compass saw: a narrow blade that can follow a curve.
fn saw(scene: &Scene) {
    let (dx, dy) = (CUT.0 - HANDLE.0, CUT.1 - HANDLE.1);
    let long = dx.hypot(dy);
    let (nx, ny) = (-dy / long, dx / long);
    let at = |part: f64, off: f64| {
        let p = between(HANDLE, CUT, part);
        (p.0 + nx * off, p.1 + ny * off)
    };
    let blade = poly(&[
        at(0.0, -26.0),
        at(0.0, 22.0),
        at(1.0, 12.0),
        at(1.03, -10.0),
    ]);
    scene.add(scene.blurred(scene.veil(&blade.moved(26.0, 12.0), "#8a5222", 0.4), 5.0));
    scene.add(scene.fill(&blade, "#b9cdd2"));
    let bright = poly(&[at(0.0, 22.0), at(0.0, 4.0), at(1.0, 2.0), at(1.0, 12.0)]);
    scene.add(scene.veil(&bright, "#f2f8f6", 0.9));
    let teeth = (0..15).map(|i| {
        let part = 0.14 + 0.056 * f64::from(i);
        let edge = -26.0 + 16.0 * part;
        poly(&[
            at(part, edge),
            at(part + 0.05, edge + 0.8),
            at(part + 0.045, edge - 6.5),
        ])
    });
    scene.add(scene.fill(&all(teeth.collect::<Vec<_>>()), "#7f979e"));
    // The end is in the wood already.
    let sunk = poly(&[
        at(0.86, -13.0),
        at(0.86, 15.0),
        at(1.0, 12.0),
        at(1.03, -10.0),
    ]);
    let dark = stops![0, "#0a3a58", 0.0; 1, "#0a3a58", 0.95];
    scene.add(scene.fill(&sunk, scene.linear(at(0.86, 0.0), at(1.0, 0.0), &dark)));
    let grip = taper(
        &[at(0.1, -4.0), at(-0.14, -6.0), at(-0.42, -2.0)],
        &[54.0, 44.0, 50.0],
    );
    scene.add(
        scene
            .sheet(&grip, "#8a3f1e")
            .lit(0.3)
            .shade(0.4)
            .rim(0.0)
            .ink(),
    );
}
