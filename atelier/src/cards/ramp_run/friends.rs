//! The two friends: she in the wheelchair, her hands in the air; he on the axle behind her, his arms around her shoulders.

use crate::line::Stroke;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Pattern, Person, Pose, Shoes, Side, Top,
};
use crate::motifs::things::Wheelchair;
use crate::scene::Scene;
use crate::shape::At;
use crate::svg::Ink;

use super::ramp::{road, way_up};

/// The ground below the chair.
const AT: At = (516.0, 884.0);
/// How large a head is.
const UNIT: f64 = 73.0;
const FACING: f64 = 40.0;

fn chair() -> Wheelchair {
    Wheelchair {
        at: AT,
        unit: UNIT,
        facing: FACING,
    }
}

fn her() -> Person {
    let build = Build::Adult;
    Person {
        build,
        at: AT,
        height: build.proportions().stature() * UNIT,
        facing: Some(FACING),
        pose: Pose {
            lean: (-4.0, 0.0),
            arms: [
                ArmPose::to(0.4, 0.72, 0.42)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.0, 0.2),
                ArmPose::to(0.62, 0.62, 0.12)
                    .elbow(1.0, -0.6, -0.2)
                    .hand(Gesture::Wave)
                    .thumb(-1.0, 0.2, 0.0),
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
                ..Mood::LAUGHTER
            },
            turn: (-6.0, 4.0, 0.0),
            hair: Hair::Cropped,
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

fn him(hers: &CutPerson) -> Person {
    let build = Build::Thin;
    let foot = chair().place((0.0, 0.5, -1.75));
    let (x, y) = hers.landmarks.neck;
    Person {
        build,
        at: foot,
        height: build.proportions().stature() * UNIT,
        facing: Some(FACING),
        pose: Pose {
            hips: v(0.0, 0.86, -0.2),
            lean: (44.0, -14.0),
            bow: 0.26,
            crane: 0.1,
            arms: [
                ArmPose::to(-0.1, -0.5, 0.7)
                    .elbow(1.0, -0.2, 0.1)
                    .hand(Gesture::Hidden),
                ArmPose::to(-0.1, -0.5, 0.7)
                    .elbow(1.0, -0.2, 0.1)
                    .hand(Gesture::Flat)
                    .fingers(-0.9, 0.25, 0.5)
                    .thumb(0.0, 1.0, 0.2),
            ],
            legs: [
                LegPose::to(0.09, 0.0, 0.0).knee(0.3, 0.2, 1.0),
                LegPose::to(0.09, 0.0, 0.0).knee(0.3, 0.2, 1.0),
            ],
            head: (-4.0, -38.0, 0.0),
            ..Pose::STAND
        },
        skin: Skin::Porcelain,
        head: Head {
            features: Features {
                nose_out: 1.2,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (-4.0, 6.0),
                ..Mood::LAUGHTER
            },
            turn: (-14.0, 0.0, 0.0),
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
            scarf: Some("#d8343f".into()),
            wind: (-0.25, 0.0),
            ..Clothes::default()
        },
        wrists: [
            Some((x + 0.5 * UNIT, y + 0.5 * UNIT)),
            Some((x - 0.34 * UNIT, y + 0.8 * UNIT)),
        ],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let hers = her().cut(scene.light);
    let his = him(&hers).cut(scene.light);
    let chair = chair();
    let near_arm = |kind: Kind| kind == Kind::Arm(Side::Right) || kind == Kind::Hand(Side::Right);
    let head = |kind: Kind| {
        matches!(
            kind,
            Kind::HairBehind | Kind::Head | Kind::Hair | Kind::Ear(_)
        )
    };
    scarf(scene, his.landmarks.neck);
    blown_hair(scene, his.landmarks.head);
    scene.add(chair.back(scene, -1.0));
    scene.add(paint(scene, &his, |kind| !near_arm(kind)));
    scene.add(lit_edge(scene, &his));
    scene.add(chair.plate(scene));
    scene.add(paint(scene, &hers, |kind| !near_arm(kind) && !head(kind)));
    scene.add(lit_edge(scene, &hers));
    scene.add(paint(scene, &his, near_arm));
    scene.add(paint(scene, &hers, head));
    scene.add(paint(scene, &hers, near_arm));
    scene.add(chair.front(scene, -1.0));
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

/// The end of his scarf, in the wind of their own making.
fn scarf(scene: &Scene, (x, y): At) {
    let line = [
        (x + 6.0, y),
        (x - 40.0, y - 26.0),
        (x - 74.0, y - 20.0),
        (x - 98.0, y - 52.0),
        (x - 126.0, y - 52.0),
    ];
    let tail = Stroke::new(&line, &[20.0, 21.0, 24.0, 25.0, 27.0])
        .blunt()
        .shape();
    scene.add(scene.fill(&tail, "#d8343f"));
    scene.add(scene.veil(&tail.minus(&tail.moved(0.0, -8.0)), "#6e1640", 0.5));
    scene.add(scene.veil(&tail.minus(&tail.moved(0.0, 2.6)), "#ffd0a0", 0.75));
}

/// Locks of his that the wind takes along.
fn blown_hair(scene: &Scene, (x, y): At) {
    for (from, to) in [
        ((10.0, -34.0), (-34.0, -58.0)),
        ((-6.0, -34.0), (-54.0, -44.0)),
        ((-14.0, -24.0), (-62.0, -24.0)),
        ((-16.0, -10.0), (-56.0, -4.0)),
        ((-16.0, 4.0), (-48.0, 14.0)),
    ] {
        let (a, b): (At, At) = (from, to);
        let bend = ((a.0 + b.0) / 2.0 - 2.0, (a.1 + b.1) / 2.0 - 6.0);
        let lock = [a, bend, b].map(|at| (x + at.0, y + at.1));
        let lock = Stroke::new(&lock, &[24.0, 17.0, 1.0]).shape();
        scene.add(scene.fill(&lock, "#5b2a22"));
        scene.add(scene.veil(&lock.minus(&lock.moved(0.4, 2.2)), "#c07a4a", 0.8));
    }
}

/// Two lines that the tyres have left, all the way down.
pub fn tracks(scene: &Scene) {
    let chair = chair();
    for side in [-0.95, 0.95] {
        let way = way_up(chair.place((side, 0.0, -0.8)));
        let (line, metres): (Vec<At>, Vec<f64>) = way.into_iter().unzip();
        let widths: Vec<f64> = metres.into_iter().map(|metre| metre * 0.035).collect();
        let track = Stroke::along(line, &widths).shape();
        scene.add(scene.blurred(scene.veil(&track.within(&road()), "#fff0c4", 0.5), 0.8));
    }
}
