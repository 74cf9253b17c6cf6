//! The two friends: she in the wheelchair, a hand in the air; he on the step behind it, both hands on its handles.

use crate::line::{Stroke, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Pattern, Person, Pose, Shoes, Side, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

use super::chair::{self, AT, FACING, UNIT, handle, place};
use super::ramp::{road, way_up};
use super::shadows::COLOUR;

pub fn her() -> Person {
    let build = Build::Adult;
    Person {
        build,
        at: AT,
        height: build.proportions().stature() * UNIT,
        facing: Some(FACING),
        above: 10.0,
        pose: Pose {
            lean: (-6.0, 0.0),
            arms: [
                ArmPose::to(0.42, 0.74, 0.36)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Wave)
                    .fingers(0.1, 1.0, 0.1)
                    .thumb(-0.56, 0.1, -0.83),
                Pose::WHEELCHAIR.arms[1],
            ],
            ..Pose::WHEELCHAIR
        },
        skin: Skin::Ebony,
        head: Head {
            features: Features {
                lips: 1.2,
                nose_wide: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.14,
                brow_out: 0.09,
                upper: 0.74,
                lower: 0.3,
                wide: 1.1,
                open: 0.24,
                ..Mood::LAUGHTER
            },
            turn: (-16.0, 4.0, 0.0),
            hair: Hair::Puffs,
            hair_colour: "#21151c".into(),
            iris: "#3a2418".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#f8f1de".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#1c9aa0".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#f2f0e6".into(),
            ..Clothes::default()
        },
        ..Person::default()
    }
}

pub fn him() -> Person {
    let build = Build::Thin;
    let foot = place((0.0, 0.44, -2.7));
    Person {
        build,
        at: foot,
        height: build.proportions().stature() * UNIT,
        facing: Some(FACING),
        above: 10.0,
        pose: Pose {
            hips: v(0.0, 0.9, -0.06),
            lean: (22.0, 0.0),
            bow: 0.1,
            arms: [
                ArmPose::to(0.0, -0.8, 0.3)
                    .elbow(0.8, -0.2, -1.0)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, -0.6, 0.8)
                    .thumb(-1.0, 0.1, 0.2),
                ArmPose::to(0.0, -0.8, 0.3)
                    .elbow(0.8, -0.2, -1.0)
                    .hand(Gesture::Grip)
                    .fingers(-0.2, -0.6, 0.8)
                    .thumb(-1.0, 0.1, 0.2),
            ],
            // One foot on the step, the other in the wind.
            legs: [
                LegPose::to(0.16, 0.30, -0.52)
                    .knee(0.2, -0.2, 1.0)
                    .toe(0.2, -0.9, -0.3),
                LegPose::to(0.06, 0.0, 0.0).knee(0.5, 0.2, 1.0),
            ],
            head: (-34.0, -10.0, 4.0),
            ..Pose::STAND
        },
        skin: Skin::Porcelain,
        head: Head {
            features: Features {
                nose_out: 1.2,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                brow_in: 0.1,
                brow_out: 0.08,
                upper: 0.78,
                lower: 0.34,
                arched: 0.04,
                wide: 1.15,
                open: 0.22,
                ..Mood::LAUGHTER
            },
            gaze: Some((0.5, 0.3)),
            hair: Hair::Tousled,
            hair_colour: "#5b2a22".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2f6fd0".into(),
            top_pattern: Pattern::Hoops("#eaf2ee".into()),
            bottom: Bottom::Trousers,
            bottom_colour: "#a9c9e2".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#d8343f".into(),
            ..Clothes::default()
        },
        wrists: [Some(wrist(1.0)), Some(wrist(-1.0))],
        ..Person::default()
    }
}

/// Where his wrist is when the palm lies on a handle.
fn wrist(side: f64) -> At {
    let (x, y) = handle(side);
    (x - (0.08 - 0.1 * side) * UNIT, y - 0.3 * UNIT)
}

pub fn draw(scene: &Scene) {
    let hers = her().cut(scene.light);
    let his = him().cut(scene.light);
    let arm_of = |side: Side| move |kind: Kind| kind == Kind::Arm(side) || kind == Kind::Hand(side);
    let far_arm = arm_of(Side::Left);
    let near_arm = arm_of(Side::Right);
    scene.add(chair::touch(scene, COLOUR));
    scene.add(chair::far(scene));
    scarf(scene, his.landmarks.neck);
    blown_hair(scene, his.landmarks.head);
    scene.add(chair::far_handle(scene));
    scene.add(paint(scene, &his, far_arm));
    let head = |kind: Kind| matches!(kind, Kind::Head | Kind::Hair | Kind::Ear(_));
    scene.add(paint(scene, &his, |kind| {
        !near_arm(kind) && !far_arm(kind) && !head(kind)
    }));
    scene.add(lit_edge(scene, &his));
    scarf_band(scene, his.landmarks.neck);
    scene.add(paint(scene, &his, head));
    scene.add(chair::near_handle(scene));
    scene.add(paint(scene, &his, near_arm));
    scene.add(chair::seat(scene));
    scene.add(chair::footrests(scene));
    scene.add(paint(scene, &hers, |kind| !near_arm(kind)));
    scene.add(lit_edge(scene, &hers));
    scene.add(chair::near_frame(scene));
    scene.add(chair::near_wheel(scene));
    scene.add(paint(scene, &hers, near_arm));
}

/// Parts of somebody.
fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum()
}

fn lit_edge(scene: &Scene, cut: &CutPerson) -> Ink {
    let outline = cut.outline();
    scene.veil(&outline.minus(&outline.moved(-2.6, 1.4)), "#ffe7b0", 0.75)
}

/// The end of his scarf, in the wind of their own making; a head is 110 high where `k` is 1.
pub fn scarf_tail((x, y): At, k: f64) -> Shape {
    let line = [
        (6.0, 2.0),
        (-46.0, -26.0),
        (-76.0, -20.0),
        (-104.0, -52.0),
        (-138.0, -50.0),
    ]
    .map(|at| (x + at.0 * k, y + at.1 * k));
    Stroke::new(&line, &[24.0, 26.0, 30.0, 31.0, 34.0].map(|wide| wide * k))
        .blunt()
        .shape()
}

/// Locks of his that the wind takes along.
pub fn blown_locks((x, y): At, k: f64) -> Vec<Shape> {
    [
        ((12.0, -50.0), (-40.0, -84.0)),
        ((-8.0, -48.0), (-66.0, -66.0)),
        ((-22.0, -34.0), (-84.0, -38.0)),
        ((-26.0, -14.0), (-78.0, -8.0)),
        ((-26.0, 4.0), (-66.0, 20.0)),
    ]
    .map(|(a, b): (At, At)| {
        let bend = ((a.0 + b.0) / 2.0 - 2.0, (a.1 + b.1) / 2.0 - 8.0);
        let lock = [a, bend, b].map(|at| (x + at.0 * k, y + at.1 * k));
        Stroke::new(&lock, &[32.0 * k, 22.0 * k, 1.0]).shape()
    })
    .to_vec()
}

fn scarf(scene: &Scene, neck: At) {
    let tail = scarf_tail((neck.0 - 8.0, neck.1 - 2.0), UNIT * 0.76 / 110.0);
    scene.add(scene.fill(&tail, "#d8343f"));
    scene.add(scene.veil(&tail.minus(&tail.moved(0.0, -9.0)), "#6e1640", 0.5));
    scene.add(scene.veil(&tail.minus(&tail.moved(0.0, 2.6)), "#ffd0a0", 0.75));
}

/// The scarf around his neck, and its knot at the nape.
fn scarf_band(scene: &Scene, (x, y): At) {
    let k = UNIT / 90.0;
    let at = |dx: f64, dy: f64| (x - 6.0 + dx * k, y + 10.0 + dy * k);
    for (line, wide, seed) in [
        ([at(-38.0, -4.0), at(-4.0, 22.0), at(40.0, 0.0)], 32.0, 3),
        ([at(-34.0, -18.0), at(0.0, 2.0), at(38.0, -20.0)], 24.0, 4),
    ] {
        let band = Stroke::new(&line, &[wide * 0.8, wide, wide * 0.8].map(|w| w * k)).shape();
        let band = handcut(&band, 0.8, 16.0, seed);
        scene.add(scene.shadow(&band, (-3.0, 6.0), 4.0, "#24123c", 0.45));
        let sheet = scene.sheet(&band, "#d8343f");
        scene.add(sheet.lit(0.12).shade(0.4).rim(0.0).grain(1.0));
        let low = band.minus(&band.moved(0.0, -8.0));
        scene.add(scene.veil(&low, "#6e1640", 0.5));
        for by in [-5.0, 5.0] {
            let fold = line.map(|(x, y)| (x, y + by));
            let fold = Stroke::new(&fold, &[0.6, 2.2, 0.6]).shape();
            scene.add(scene.veil(&fold.within(&band), "#8e1c3c", 0.6));
        }
        scene.add(scene.veil(&band.minus(&band.moved(-2.0, 2.0)), "#ffd0a0", 0.7));
    }
}

fn blown_hair(scene: &Scene, head: At) {
    for lock in blown_locks(head, UNIT * 1.24 / 110.0) {
        scene.add(scene.fill(&lock, "#5b2a22"));
        scene.add(scene.veil(&lock.minus(&lock.moved(0.4, 2.4)), "#c07a4a", 0.8));
    }
}

/// Two lines that the tyres have left, all the way down.
pub fn tracks(scene: &Scene) {
    for side in [-0.86, 0.86] {
        let way = way_up(place((side, 0.0, -0.8)));
        let (line, metres): (Vec<At>, Vec<f64>) = way.into_iter().unzip();
        let widths: Vec<f64> = metres.into_iter().map(|metre| metre * 0.035).collect();
        let track = Stroke::along(line, &widths).shape();
        scene.add(scene.blurred(scene.veil(&track.within(&road()), "#fff0c4", 0.5), 0.8));
    }
}
