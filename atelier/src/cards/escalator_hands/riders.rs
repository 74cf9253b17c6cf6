//! Who rides: he in ultramarine, she in vermilion; those behind them, who bend like reeds; and his oranges.

use crate::line::{circle, ellipse, handcut, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Headwear, Kind, Mood,
    PaperStyle, Person, Pose, Reach, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{spots, stops};

use super::CLASP;
use super::stairs::{DOWN, Stairs, UP};

/// How large a head is.
const HEAD: f64 = 100.0;

/// Whose hips are a little below the handrail at `x`.
fn on(stairs: &Stairs, x: f64, unit: f64, build: Build) -> (At, f64) {
    let stature = build.proportions().stature();
    let legs = stature - 2.0 - 1.45;
    ((x, stairs.rail(x) + 10.0 + legs * unit), stature * unit)
}

const LONGING: Mood = Mood {
    brow_in: 0.12,
    brow_out: 0.01,
    upper: 0.92,
    lower: 0.7,
    smile: 0.03,
    open: 0.06,
    wide: 0.8,
    blush: 0.8,
    ..Mood::CALM
};

fn him() -> Person {
    let (at, height) = on(&UP, 640.0, HEAD, Build::Adult);
    Person {
        build: Build::Adult,
        at,
        height,
        facing: Some(-52.0),
        pose: Pose {
            lean: (56.0, 0.0),
            bow: 0.1,
            twist: -14.0,
            arms: [
                ArmPose::to(0.2, -0.95, 0.3)
                    .elbow(0.6, -0.4, -0.6)
                    .hand(Gesture::Hidden),
                ArmPose::to(0.05, -0.5, 0.5)
                    .elbow(0.6, -1.0, -0.1)
                    .hand(Gesture::Drape)
                    .fingers(-1.0, 0.2, 0.2),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#e3b48c".into()),
        head: Head {
            features: Features {
                eye_fold: 1.0,
                wide: 1.03,
                cheeks: 1.04,
                ..Features::PLAIN
            },
            mood: LONGING,
            turn: (14.0, 20.0, 0.0),
            gaze: Some((0.05, 0.95)),
            hair: Hair::Parted,
            hair_colour: "#1d1a22".into(),
            iris: "#2c1d18".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#2b4fb3".into(),
            shirt_colour: "#f0e6d2".into(),
            scarf: Some("#d9dde4".into()),
            bottom_colour: "#2c3246".into(),
            ..Clothes::default()
        },
        wrists: [Some((CLASP.0 + 16.0, CLASP.1 - 72.0)), None],
        ..Person::default()
    }
}

fn her() -> Person {
    let ((x, y), height) = on(&DOWN, 676.0, HEAD, Build::Adult);
    // She has got up on her toes.
    let at = (x, y - 44.0);
    Person {
        build: Build::Of(Build::Adult.proportions().shaped(0.08, 0.1)),
        at,
        height,
        facing: Some(-34.0),
        pose: Pose {
            lean: (12.0, -10.0),
            shoulder_tilt: 30.0,
            arms: [
                ArmPose::to(0.28, -0.62, 0.35)
                    .elbow(0.7, -1.0, -0.3)
                    .hand(Gesture::Open)
                    .fingers(0.6, -0.1, 0.7),
                ArmPose::to(0.2, 0.95, 0.2)
                    .elbow(1.0, 0.0, -0.2)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Ebony,
        head: Head {
            features: Features {
                lips: 1.25,
                nose_wide: 1.12,
                cheeks: 1.04,
                ..Features::PLAIN
            },
            mood: LONGING,
            turn: (6.0, -24.0, 4.0),
            gaze: Some((-0.15, -0.9)),
            hair: Hair::Afro,
            hair_colour: "#241a1c".into(),
            iris: "#3a2418".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Coat,
            top_colour: "#d9452f".into(),
            shirt_colour: "#f3dcb4".into(),
            bottom_colour: "#3a2c34".into(),
            ..Clothes::default()
        },
        wrists: [None, Some((CLASP.0 + 24.0, CLASP.1 + 70.0))],
        ..Person::default()
    }
}

/// The shadow of somebody on the tiles.
fn on_tiles(scene: &Scene, cut: &CutPerson, stairs: &Stairs) {
    let fall = scene.blurred(
        scene.veil(&cut.outline().moved(14.0, 16.0), "#8d9aa2", 0.5),
        10.0,
    );
    scene.add(scene.clipped(&stairs.above(), scene.multiplied(fall)));
}

/// He leans over the handrail; the arm that holds on is given back, to be put before everything.
pub fn he(scene: &Scene) -> Ink {
    let cut = him().cut(scene.light);
    on_tiles(scene, &cut, &UP);
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    let (arm, body): (Vec<_>, Vec<_>) = cut
        .parts
        .iter()
        .partition(|part| part.kind == Kind::Arm(Side::Left));
    let body: Ink = body.into_iter().map(|part| part.paint(scene, style)).sum();
    scene.add(scene.clipped(&UP.above(), body));
    bag(scene, cut.landmarks.hands[1]);
    arm.into_iter().map(|part| part.paint(scene, style)).sum()
}

/// She stretches up to him.
pub fn she(scene: &Scene) {
    let cut = her().cut(scene.light);
    on_tiles(scene, &cut, &DOWN);
    let style = PaperStyle {
        focal: true,
        ..PaperStyle::default()
    };
    scene.add(scene.clipped(&DOWN.above(), cut.paint(scene, style)));
}

/// The paper bag in his other arm, from which the oranges hop.
fn bag(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x + 14.0, y - 16.0, 1.0).turned(-30.0);
    let bag = poly(
        &spots![-38, 52; -44, -36; -30, -44; -18, -36; -4, -46; 12, -38; 28, -47; 42, -38; 40, 54],
    );
    let bag = handcut(&spot.put(&bag), 0.8, 14.0, 5);
    for (dx, dy) in [(-22.0, -40.0), (8.0, -46.0), (26.0, -40.0)] {
        orange(scene, spot.point((dx, dy)), 17.0, dx);
    }
    let paper = stops![0, "#d9b384"; 1, "#a97c4e"];
    scene.add(scene.fill(
        &bag,
        scene.linear(spot.point((-40.0, 0.0)), spot.point((44.0, 0.0)), &paper),
    ));
    for fold in [
        spots![-26, -30; -20, 10; -28, 48],
        spots![16, -30; 20, 10; 12, 50],
    ] {
        scene.add(scene.thread(&spot.points(fold), "#8a6238", 1.8, 0.6));
    }
}

fn orange(scene: &Scene, at: At, r: f64, turn: f64) {
    let skin = handcut(&circle(at, r), 0.5, 9.0, turn as i64);
    let light = stops![0, "#ffc765"; 0.5, "#f28c22"; 1, "#c65f12"];
    scene.add(scene.fill(
        &skin,
        scene.radial_from(at, r * 1.25, (at.0 - r * 0.4, at.1 - r * 0.45), &light),
    ));
    let spot = Spot::new(at.0, at.1, r / 17.0).turned(turn * 3.0);
    scene.add(scene.fill(&spot.put(&ellipse((4.0, -10.0), 2.2, 1.6)), "#6a4a1a"));
    if (turn as i64) % 2 == 0 {
        let leaf = taper(&spots![5, -11; 12, -19; 22, -20], &[1.0, 8.0, 1.0]);
        scene.add(scene.fill(&spot.put(&leaf), "#3f7a3a"));
    }
}

/// The oranges on their way down.
pub fn oranges(scene: &Scene) {
    for (i, (x, y, r)) in (0..).zip([
        (574.0, 262.0, 17.0),
        (640.0, 372.0, 18.0),
        (566.0, 436.0, 18.0),
        (742.0, 560.0, 19.0),
        (646.0, 470.0, 18.0),
        (372.0, 660.0, 18.0),
        (330.0, 1016.0, 19.0),
        (414.0, 1120.0, 20.0),
    ]) {
        let fall = ellipse((x + 10.0, y + 16.0), r, r * 0.9);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#9aa6aa", 0.5), 5.0)));
        orange(scene, (x, y), r, f64::from(i) * 19.0);
    }
}

/// Somebody who rides along: where, how large, and as what.
fn rider(scene: &Scene, stairs: &Stairs, x: f64, unit: f64, person: Person, lean: f64) {
    let (at, height) = on(stairs, x, unit, person.build);
    let person = Person {
        at,
        height,
        pose: Pose {
            lean: (lean, person.pose.lean.1),
            bow: lean.abs() * 0.006,
            ..person.pose
        },
        ..person
    };
    let style = PaperStyle {
        air: Some(("#d5dedb".into(), 0.08)),
        ..PaperStyle::default()
    };
    scene.add(scene.clipped(&stairs.above(), person.paint(scene, style)));
}

fn rail_hand() -> ArmPose {
    ArmPose::to(0.1, -0.1, 0.45)
        .from(Reach::Hips)
        .elbow(0.5, -0.6, -0.8)
        .hand(Gesture::Grip)
}

/// Those on the way up behind him, and one before him.
pub fn going_up(scene: &Scene) {
    let base = Person {
        facing: Some(62.0),
        pose: Pose {
            arms: [rail_hand(); 2],
            ..UPRIGHT
        },
        ..Person::default()
    };
    let coat = |top, colour: &str| Clothes {
        top,
        top_colour: colour.into(),
        ..Clothes::default()
    };
    rider(
        scene,
        &UP,
        246.0,
        86.0,
        Person {
            build: Build::Old,
            skin: Skin::Porcelain,
            head: Head {
                wears: Headwear::Cap("#6b7468".into()),
                hair_colour: "#e8e4da".into(),
                age: Some(Age::Old),
                turn: (0.0, -14.0, 0.0),
                gaze: Some((0.6, -0.6)),
                ..Head::default()
            },
            clothes: coat(Top::Coat, "#7c8580"),
            ..base
        },
        34.0,
    );
}

/// Those on the way down behind her, and one before her.
pub fn going_down(scene: &Scene) {
    let base = Person {
        facing: Some(58.0),
        pose: Pose {
            arms: [rail_hand(); 2],
            ..UPRIGHT
        },
        ..Person::default()
    };
    let coat = |top, colour: &str| Clothes {
        top,
        top_colour: colour.into(),
        ..Clothes::default()
    };
    rider(
        scene,
        &DOWN,
        60.0,
        86.0,
        Person {
            build: Build::Thin,
            skin: Skin::Honey,
            head: Head {
                wears: Headwear::Headscarf("#a9b8ae".into()),
                mood: Mood::SURPRISE,
                turn: (6.0, 6.0, 0.0),
                gaze: Some((0.6, 0.3)),
                ..Head::default()
            },
            clothes: coat(Top::Coat, "#6f7f86"),
            ..base
        },
        30.0,
    );
    rider(
        scene,
        &DOWN,
        214.0,
        70.0,
        Person {
            build: Build::Child,
            skin: Skin::Umber,
            head: Head {
                hair: Hair::Puffs,
                mood: Mood::JOY,
                turn: (6.0, -8.0, 0.0),
                gaze: Some((0.7, -0.3)),
                ..Head::default()
            },
            clothes: coat(Top::Jacket, "#c9b37a"),
            ..base
        },
        36.0,
    );
}
