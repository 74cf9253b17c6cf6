//! Those in the lift besides the horse: behind it a man in a turban and a courier, before it a woman in a wheelchair and a boy.

mod behind;
mod turban;

pub use behind::behind;

use crate::line::{ellipse, handcut, poly, rect};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Part, Pattern, Person, Pose, Proportions, Shoes, Side, Teeth, Top, UPRIGHT,
};
use crate::motifs::things::Wheelchair;
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::stops;
use crate::svg::Ink;

use super::soft;

/// Somebody with a large head on a short body.
fn built(build: Build, head: f64) -> Build {
    let usual = build.proportions();
    Build::Of(Proportions {
        head,
        thigh: usual.thigh * 0.84,
        shin: usual.shin * 0.84,
        ..usual
    })
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| part.paint(scene, PaperStyle::default()) + below_the_lamp(scene, part))
        .sum()
}

/// The lamp hangs above: what faces up is bright, what faces down lies in a cool shade.
fn below_the_lamp(scene: &Scene, part: &Part) -> Ink {
    let shape = &part.shape;
    let bounds = shape.bounds();
    if bounds.width().min(bounds.height()) < 14.0 {
        return Ink::none();
    }
    let deep = (0.3 * bounds.width().min(bounds.height())).min(34.0);
    let low = shape.minus(&shape.moved(-0.3 * deep, -deep));
    let mut ink = soft(scene, shape, &low, "#1c2a4a", 0.42, 0.4 * deep);
    let high = shape.minus(&shape.moved(0.0, 0.5 * deep));
    ink += soft(scene, shape, &high, "#fff2c8", 0.3, 0.3 * deep);
    ink
}

/// Those before it.
pub fn before(scene: &Scene) {
    seated(scene);
    boy(scene);
}

fn under(scene: &Scene, x: f64, y: f64, wide: f64) {
    let shade = ellipse((x, y), wide, 14.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&shade, "#2f4a48", 0.6), 8.0)));
}

fn seated(scene: &Scene) {
    let build = Build::Of(Proportions {
        limb: 1.08,
        ..built(Build::Large, 1.8).proportions()
    });
    let unit = 88.0;
    let at = (214.0, 1056.0);
    let chair = Wheelchair {
        at,
        unit,
        facing: 14.0,
    };
    let person = Person {
        build,
        at,
        height: build.proportions().stature() * unit,
        facing: Some(14.0),
        skin: Skin::Umber,
        pose: Pose {
            head: (10.0, 30.0, -4.0),
            arms: [
                ArmPose::to(0.1, -0.6, 0.5)
                    .elbow(0.5, -0.6, -1.0)
                    .hand(Gesture::Flat)
                    .fingers(-1.0, -0.1, 0.3)
                    .thumb(0.0, 1.0, 0.2),
                ArmPose::to(0.1, -0.6, 0.5)
                    .elbow(0.5, -0.6, -1.0)
                    .hand(Gesture::Flat)
                    .fingers(-1.0, -0.1, 0.3)
                    .thumb(0.0, 1.0, 0.2),
            ],
            ..Pose::WHEELCHAIR
        },
        head: Head {
            features: Features {
                lips: 1.2,
                nose_wide: 1.15,
                eyes: 1.36,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: Mood {
                brow_in: 0.12,
                brow_out: 0.06,
                uneven: 0.04,
                upper: 0.86,
                lower: 0.62,
                smile: -0.05,
                crooked: 0.08,
                pressed: 0.7,
                fold: 0.3,
                ..Mood::CALM
            },
            gaze: Some((0.1, 0.9)),
            glasses: Some("#26323a".into()),
            hair: Hair::Bun,
            hair_colour: "#453c42".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#e9e2cf".into(),
            shirt_colour: "#2c8a80".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#3b4656".into(),
            ..Clothes::default()
        },
        wrists: [
            Some((at.0 + 108.0, at.1 - 166.0)),
            Some((at.0 - 92.0, at.1 - 168.0)),
        ],
        ..Person::default()
    };
    let cut = person.cut(scene.light);
    under(scene, at.0, at.1 - 12.0, 130.0);
    scene.add(chair.back(scene, -1.0));
    let arms = |kind: Kind| matches!(kind, Kind::Hand(_) | Kind::Arm(_));
    scene.add(paint(scene, &cut, |kind| !arms(kind)));
    scene.add(chair.front(scene, -1.0));
    files(scene, (at.0 + 12.0, at.1 - 156.0));
    scene.add(paint(scene, &cut, arms));
}

/// Files in a heap on her lap.
fn files(scene: &Scene, (x, y): (f64, f64)) {
    for (i, colour) in ["#d8b98a", "#7fb7a4", "#e6d6ae", "#c98f78", "#f1ead6"]
        .into_iter()
        .enumerate()
    {
        let k = i as f64;
        let spot =
            Spot::new(x + 5.0 * (k * 2.1).sin(), y - k * 15.0, 1.0).turned(3.0 * (k * 1.9).sin());
        let file = spot.put(&handcut(&rect(-80.0, -8.0, 66.0, 8.0), 0.8, 20.0, i as i64));
        scene.add(scene.veil(&file.moved(0.0, 4.0), "#2a2430", 0.4));
        scene.add(scene.fill(&file, colour));
        scene.add(scene.veil(&file.minus(&file.moved(0.0, 3.0)), "#ffffff", 0.6));
    }
}

/// How large the boy is drawn.
const K: f64 = 1.06;

fn boy(scene: &Scene) {
    let build = Build::Of(Proportions {
        head: 1.66,
        neck: 0.06,
        ..Build::Child.proportions()
    });
    let at = (654.0, 1046.0);
    let person = Person {
        build,
        at,
        height: 400.0 * K,
        facing: Some(-118.0),
        skin: Skin::Sand,
        pose: Pose {
            head: (0.0, -34.0, 0.0),
            arms: [
                ArmPose::to(0.1, -0.6, 0.6)
                    .elbow(0.6, -0.6, -1.0)
                    .hand(Gesture::Cup)
                    .fingers(0.1, 0.1, 1.0)
                    .thumb(0.1, 1.0, 0.1),
                ArmPose::to(0.1, -0.6, 0.6).hand(Gesture::Hidden),
            ],
            legs: [LegPose {
                to: v(0.12, 0.0, 0.0),
                ..LegPose::to(0.12, 0.0, 0.0)
            }; 2],
            ..UPRIGHT
        },
        head: Head {
            features: Features {
                eyes: 1.22,
                wide: 1.05,
                ears: 1.2,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: Mood {
                brow_in: 0.04,
                brow_out: 0.05,
                upper: 1.0,
                lower: 0.55,
                smile: 0.17,
                wide: 1.15,
                open: 0.1,
                teeth: Teeth::Upper,
                cheeks: 1.0,
                blush: 1.0,
                ..Mood::CALM
            },
            gaze: Some((-0.5, -0.9)),
            hair: Hair::Tousled,
            hair_colour: "#c46a2e".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#f0efe2".into(),
            top_pattern: Pattern::Hoops("#2c8a80".into()),
            bottom: Bottom::Shorts,
            bottom_colour: "#39506a".into(),
            shoes: Shoes::Trainers,
            shoe_colour: "#f2f0e6".into(),
            ..Clothes::default()
        },
        wrists: [Some((at.0 - 34.0, at.1 - 176.0)), None],
        ..Person::default()
    };
    let cut = person.cut(scene.light);
    under(scene, at.0, at.1 - 6.0, 80.0);
    let arm = |kind: Kind| matches!(kind, Kind::Arm(_) | Kind::Hand(_));
    ball(scene, (at.0 - 48.0, at.1 - 172.0));
    scene.add(paint(scene, &cut, |kind| !arm(kind)));
    scene.add(paint(scene, &cut, |kind| {
        kind == Kind::Arm(Side::Left) || kind == Kind::Hand(Side::Left)
    }));
}

fn ball(scene: &Scene, (x, y): (f64, f64)) {
    let ball: Shape = handcut(&ellipse((x, y), 50.0 * K, 49.0 * K), 0.8, 20.0, 2);
    let tones = stops![0, "#ff8a68"; 0.5, "#e0402f"; 1, "#8e1f24"];
    scene.add(scene.fill(&ball, scene.radial((x - 4.0, y - 28.0), 76.0, &tones)));
    let band = poly(&[
        (x - 60.0, y - 2.0),
        (x + 60.0, y - 22.0),
        (x + 60.0, y),
        (x - 60.0, y + 20.0),
    ])
    .within(&ball);
    scene.add(scene.veil(&band, "#fff4e2", 0.9));
}
