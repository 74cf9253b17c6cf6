//! The two: a very large one ahead, and a small one behind; both have their arms up, and the bench on their hands.

use crate::knots;
use crate::line::{blob, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Proportions, Shoes, Side, Teeth, Top,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;

use super::bench;

/// The middle of the near edge of the bench's seat.
const SEAT: At = (404.0, 332.0);
const TILT: f64 = -6.0;
/// How high on the card the ground below them is.
pub const GROUND: f64 = 944.0;

pub fn seat() -> Spot {
    Spot::new(SEAT.0, SEAT.1, 1.04).turned(TILT)
}

/// Out of breath, and glad.
const EAGER: Mood = Mood {
    smile: 0.18,
    open: 0.22,
    wide: 1.25,
    teeth: Teeth::Upper,
    upper: 0.95,
    lower: 0.55,
    brow_in: 0.09,
    brow_out: 0.07,
    cheeks: 0.8,
    blush: 1.0,
    ..Mood::CALM
};

/// An arm that bears the bench.
fn bearing() -> ArmPose {
    ArmPose::to(0.16, 0.8, 0.2)
        .elbow(1.0, -0.1, 0.5)
        .hand(Gesture::Grip)
        .fingers(0.0, 1.0, 0.1)
        .thumb(-0.9, 0.1, 0.3)
}

fn leader() -> Person {
    Person {
        build: Build::Of(Proportions {
            trunk: 1.6,
            limb: 1.4,
            belly: 0.26,
            bust: 0.12,
            ..Build::Large.proportions()
        }),
        at: (536.0, 936.0),
        height: 590.0,
        facing: Some(106.0),
        pose: Pose {
            lean: (13.0, 0.0),
            twist: 0.0,
            arms: [bearing(); 2],
            head: (-46.0, -8.0, 4.0),
            lift: 0.0,
            ..Pose::RUN
        },
        skin: Skin::Umber,
        head: Head {
            features: Features {
                nose_out: 0.86,
                nose_wide: 1.15,
                upturned: 0.2,
                cheeks: 1.1,
                lips: 1.15,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: EAGER,
            gaze: Some((0.7, -0.1)),
            hair: Hair::Bun,
            hair_colour: "#5a4a58".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#3c2f66".into(),
            bottom: Bottom::Skirt,
            bottom_colour: "#8e2f4e".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#3a2746".into(),
            wind: (-0.4, 0.0),
            ..Clothes::default()
        },
        wrists: [
            Some(seat().point((182.0, 46.0))),
            Some(seat().point((78.0, 26.0))),
        ],
        ..Person::default()
    }
}

fn follower() -> Person {
    Person {
        build: Build::Old,
        at: (194.0, 944.0),
        height: 556.0,
        facing: Some(100.0),
        pose: Pose {
            lean: (20.0, 0.0),
            twist: 0.0,
            // She lands while the other leaps.
            legs: [
                LegPose::to(0.04, 0.46, -0.36).toe(0.0, -1.0, -0.5),
                LegPose::to(0.03, 0.08, 0.44).toe(0.0, 0.3, 1.0),
            ],
            arms: [bearing(); 2],
            head: (-34.0, -14.0, -2.0),
            lift: 0.0,
            ..Pose::RUN
        },
        skin: Skin::Porcelain,
        head: Head {
            age: Some(Age::Old),
            mood: EAGER,
            gaze: Some((0.7, -0.2)),
            features: Features {
                nose_out: 0.86,
                lips: 1.4,
                ..Features::PLAIN
            },
            hair: Hair::Curls,
            hair_colour: "#cfc2cc".into(),
            glasses: Some("#3a2746".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2f5f68".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#54406b".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#8e2f4e".into(),
            ..Clothes::default()
        },
        wrists: [
            Some(seat().point((-96.0, 46.0))),
            Some(seat().point((-190.0, 26.0))),
        ],
        ..Person::default()
    }
}

/// Both, cut: she ahead, and she behind.
pub fn cut(scene: &Scene) -> [CutPerson; 2] {
    [leader().cut(scene.light), follower().cut(scene.light)]
}

pub fn draw(scene: &Scene, friends: &[CutPerson; 2]) {
    dust(scene);
    scene.add(bench::cup(scene, (104.0, 470.0)));
    let far = |kind: Kind| kind == Kind::Arm(Side::Left) || kind == Kind::Hand(Side::Left);
    let near = |kind: Kind| kind == Kind::Arm(Side::Right) || kind == Kind::Hand(Side::Right);
    scene.add(bench::behind(scene, &seat()));
    scene.add(bench::plaid(scene, &seat()));
    for cut in friends {
        scene.add(against_the_sun(scene, cut, far));
    }
    scene.add(bench::before(scene, &seat()));
    for cut in friends {
        scene.add(against_the_sun(scene, cut, |kind| {
            !far(kind) && !near(kind)
        }));
        folds(scene, cut);
        scene.add(against_the_sun(scene, cut, near));
    }
}

/// Parts that stand against the sun: plum, rounder towards the edge that burns.
fn against_the_sun(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let style = PaperStyle {
        air: Some(("#2c174a".into(), 0.42)),
        ..PaperStyle::default()
    };
    let mut ink = Ink::none();
    let trunk = cut.of(Kind::Trunk).grown(-3.0);
    for part in cut.parts.iter().filter(|part| chosen(part.kind)) {
        ink += part.paint(scene, style);
        // A shoulder goes on in the trunk without an edge.
        let shape = &match part.kind {
            Kind::Arm(Side::Right) => part.shape.minus(&trunk),
            _ => part.shape.clone(),
        };
        if part.kind == Kind::Arm(Side::Right) {
            let shoulder = part.shape.within(&trunk);
            let dark = scene.blurred(scene.veil(&shoulder.grown(3.0), "#1d0e38", 0.42), 5.0);
            ink += scene.clipped(&part.shape, dark);
        }
        let bounds = shape.bounds();
        let round = (0.3 * bounds.width().min(bounds.height())).clamp(4.0, 34.0);
        let soft = |part: &Shape, colour: &str, much: f64, by: f64| {
            scene.clipped(shape, scene.blurred(scene.veil(part, colour, much), by))
        };
        ink += soft(
            &shape.minus(&shape.moved(round, -0.2 * round)),
            "#1d0e38",
            0.6,
            0.4 * round,
        );
        ink += soft(
            &shape.minus(&shape.moved(-round, -0.3 * round)),
            "#f0785a",
            0.5,
            0.45 * round,
        );
    }
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    let outline = all(parts.map(|part| part.shape.clone()));
    let mut edge = outline.minus(&outline.moved(-4.0, -0.6));
    if chosen(Kind::Arm(Side::Right)) {
        edge = edge.minus(&trunk);
    }
    ink + scene.veil(&edge, "#ffd59a", 0.95)
}

/// Cloth that is drawn up by the arms and out by the knees.
fn folds(scene: &Scene, cut: &CutPerson) {
    let (neck, hips, k) = (
        cut.landmarks.neck,
        cut.landmarks.hips,
        cut.landmarks.head_height,
    );
    let cloth = cut.of(Kind::Trunk).and(&cut.of(Kind::Skirt));
    let [_, arm] = cut.landmarks.elbows;
    let knees = cut.landmarks.knees;
    let pit = (arm.0 * 0.35 + neck.0 * 0.65, neck.1 + 0.5 * k);
    let lines = [
        [
            pit,
            (pit.0 - 0.2 * k, pit.1 + 0.5 * k),
            (pit.0 - 0.6 * k, pit.1 + 0.9 * k),
        ],
        [
            (pit.0 + 0.2 * k, pit.1 + 0.1 * k),
            (pit.0 + 0.2 * k, pit.1 + 0.6 * k),
            (pit.0 + 0.04 * k, pit.1 + 1.1 * k),
        ],
        [
            (hips.0 - 0.3 * k, hips.1),
            (hips.0 + 0.2 * k, hips.1 + 0.16 * k),
            (knees[0].0 - 0.3 * k, knees[0].1),
        ],
        [
            (hips.0 - 0.4 * k, hips.1 + 0.1 * k),
            (hips.0 - 0.1 * k, hips.1 + 0.5 * k),
            (knees[1].0 + 0.3 * k, knees[1].1),
        ],
    ];
    for line in lines {
        let fold = taper(&line, &[1.0, 0.11 * k, 1.0]);
        let dark = scene.blurred(scene.veil(&fold, "#150828", 0.42), 3.0);
        let lit = fold.moved(0.07 * k, 0.0).minus(&fold);
        let lit = scene.blurred(scene.veil(&lit, "#f08a66", 0.34), 2.4);
        scene.add(scene.clipped(&cloth, dark + lit));
    }
}

/// Sand that their feet throw up, lit from behind.
fn dust(scene: &Scene) {
    for (x, y, r, much) in [
        (376.0, 934.0, 24.0, 0.5),
        (346.0, 914.0, 15.0, 0.4),
        (258.0, 948.0, 20.0, 0.5),
        (232.0, 934.0, 12.0, 0.4),
        (420.0, 944.0, 18.0, 0.45),
    ] {
        let puff = handcut(
            &blob(&knots![-30, 4; -16, -18; 10, -20; 30, 2; 8, 10])
                .scaled(r / 20.0)
                .moved(x, y),
            2.0,
            10.0,
            x as i64,
        );
        scene.add(scene.blurred(scene.veil(&puff, "#ffd09a", much), 3.0));
    }
}
