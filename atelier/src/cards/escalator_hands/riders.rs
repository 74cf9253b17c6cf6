//! Who rides: he in ultramarine, she in vermilion; those behind them, who bend like reeds; and his oranges.

use crate::colour::Colour;
use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::Tone;
use crate::motifs::people::{
    ArmPose, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Headwear, Kind, Mood,
    PaperStyle, Person, Pose, Reach, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{spots, stops};

use super::stairs::{DOWN, Stairs, UP};
use super::{CLASP, clasp};

/// How large a head is.
const HEAD: f64 = 118.0;

/// Where their hips are.
const HIM: At = (664.0, 330.0);
const HER: At = (706.0, 1074.0);

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
    Person {
        build: Build::Adult,
        at: (HIM.0, HIM.1 + 5.27 * HEAD - 1.99 * HEAD),
        height: Build::Adult.proportions().stature() * HEAD,
        facing: Some(-52.0),
        pose: Pose {
            lean: (66.0, 0.0),
            bow: 0.12,
            twist: 0.0,
            arms: [
                ArmPose::to(0.2, -0.9, 0.2)
                    .elbow(0.6, -0.2, -0.9)
                    .hand(Gesture::Grip)
                    .fingers(0.1, -0.95, 0.4),
                ArmPose::to(0.05, -0.9, 0.3)
                    .elbow(0.6, -0.4, -0.6)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of(clasp::HIS.into()),
        head: Head {
            features: Features {
                eye_fold: 1.0,
                wide: 1.03,
                cheeks: 1.04,
                ..Features::PLAIN
            },
            mood: Mood {
                smile: 0.0,
                open: 0.07,
                wide: 0.74,
                ..LONGING
            },
            turn: (14.0, 22.0, 0.0),
            gaze: Some((0.05, 0.95)),
            hair: Hair::Parted,
            hair_colour: "#1d1a22".into(),
            iris: "#2c1d18".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#2b4fb3".into(),
            bottom_colour: "#2c3246".into(),
            ..Clothes::default()
        },
        wrists: [
            Some((604.0, UP.rail(604.0) - 2.0)),
            Some((CLASP.0 + 2.0, CLASP.1 - 98.0)),
        ],
        ..Person::default()
    }
}

fn her() -> Person {
    Person {
        build: Build::Of(Build::Adult.proportions().shaped(0.08, 0.1)),
        at: (HER.0, HER.1 + 3.28 * HEAD),
        height: Build::Adult.proportions().stature() * HEAD,
        facing: Some(-34.0),
        pose: Pose {
            lean: (12.0, -10.0),
            shoulder_tilt: 22.0,
            arms: [
                ArmPose::to(0.25, -0.7, 0.2)
                    .elbow(0.9, 0.2, -0.6)
                    .hand(Gesture::Grip)
                    .fingers(-0.1, -0.5, 0.8),
                ArmPose::to(0.2, 0.95, 0.2)
                    .elbow(1.0, 0.0, -0.2)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of(clasp::HERS.into()),
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
        wrists: [
            Some((742.0, DOWN.rail(742.0) - 46.0)),
            Some((CLASP.0 - 2.0, CLASP.1 + 98.0)),
        ],
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

fn style() -> PaperStyle {
    PaperStyle {
        focal: true,
        ..PaperStyle::default()
    }
}

/// Those parts of somebody that are chosen.
fn some_of(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts.map(|part| part.paint(scene, style())).sum()
}

/// The arm that rests on the handrail; its hand comes out of the sleeve.
fn resting(scene: &Scene, cut: &CutPerson) -> Ink {
    some_of(scene, cut, |kind| kind == Kind::Hand(Side::Left))
        + some_of(scene, cut, |kind| kind == Kind::Arm(Side::Left))
}

/// The sleeve of her raised arm, which grows out of the coat: no ball at the shoulder.
fn raised(scene: &Scene, cut: &CutPerson) -> Ink {
    let colour = Colour::from("#d9452f");
    let own = cut.parts.iter().find(|part| is_holding(part.kind));
    let Some(mut sleeve) = own.cloned() else {
        return Ink::none();
    };
    sleeve.colour = colour;
    sleeve.shadow = Shape::nothing();
    sleeve.marks.retain(|mark| mark.tone == Tone::Line);
    let light = Some((660.0, 500.0));
    sleeve.paint(scene, PaperStyle { light, ..style() })
}

fn is_holding(kind: Kind) -> bool {
    kind == Kind::Arm(Side::Right)
}

fn on_rail(kind: Kind) -> bool {
    matches!(kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left))
}

/// He leans over the handrail; the sleeve that reaches down is given back, to be put before the hands.
pub fn he(scene: &Scene) -> [Ink; 2] {
    let cut = him().cut(scene.light);
    on_tiles(scene, &cut, &UP);
    let body = some_of(scene, &cut, |kind| !on_rail(kind));
    scene.add(scene.clipped(&UP.above(), body));
    {
        let sleeve = scene.clipped(
            &rect(300.0, 300.0, 560.0, 600.0),
            some_of(scene, &cut, is_holding),
        );
        [sleeve, resting(scene, &cut)]
    }
}

/// She stretches up to him.
pub fn she(scene: &Scene) -> [Ink; 2] {
    let cut = her().cut(scene.light);
    on_tiles(scene, &cut, &DOWN);
    let body =
        raised(scene, &cut) + some_of(scene, &cut, |kind| !on_rail(kind) && !is_holding(kind));
    scene.add(scene.clipped(&DOWN.above(), body));
    {
        let sleeve = scene.clipped(&rect(300.0, 500.0, 530.0, 800.0), raised(scene, &cut));
        [sleeve, resting(scene, &cut)]
    }
}

/// The paper bag that he has let go, with the oranges that fall out of it.
pub fn bag(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 1.15).turned(152.0);
    let bag = poly(
        &spots![-38, 52; -44, -36; -30, -44; -18, -36; -4, -46; 12, -38; 28, -47; 42, -38; 40, 54],
    );
    let bag = handcut(&spot.put(&bag), 0.8, 14.0, 5);
    scene.add(
        scene.multiplied(scene.blurred(scene.veil(&bag.moved(16.0, 22.0), "#6f8a86", 0.5), 9.0)),
    );
    for (dx, dy) in [(-20.0, -48.0), (10.0, -52.0)] {
        orange(scene, spot.point((dx, dy)), 19.0, dx);
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
        (604.0, 470.0, 19.0),
        (742.0, 640.0, 20.0),
        (650.0, 574.0, 19.0),
        (764.0, 790.0, 20.0),
        (352.0, 742.0, 19.0),
        (330.0, 1040.0, 20.0),
        (424.0, 1134.0, 21.0),
    ]) {
        let fall = ellipse((x + 10.0, y + 16.0), r, r * 0.9);
        scene.add(scene.multiplied(scene.blurred(scene.veil(&fall, "#6f8088", 0.6), 5.0)));
        orange(scene, (x, y), r, f64::from(i) * 19.0);
    }
}

/// Somebody who rides along: where, how large, and as what.
fn rider(scene: &Scene, stairs: &Stairs, x: f64, unit: f64, person: Person, lean: f64) -> Ink {
    let ((x, y), height) = on(stairs, x, unit, person.build);
    let at = (x, y + if person.build.young() { 34.0 } else { 8.0 });
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
    let cut = person.cut(scene.light);
    let hand = |kind: Kind| matches!(kind, Kind::Hand(_));
    let paint = |hands: bool| -> Ink {
        let parts = cut.parts.iter().filter(|part| hand(part.kind) == hands);
        parts.map(|part| part.paint(scene, style)).sum()
    };
    scene.add(scene.clipped(&stairs.above(), paint(false)));
    paint(true)
}

/// One hand on the handrail, flat along it, the other not seen.
fn rail_hands() -> [ArmPose; 2] {
    let arm = ArmPose::to(0.1, -0.1, 0.45)
        .from(Reach::Hips)
        .elbow(0.5, -0.6, -0.8);
    [
        arm.hand(Gesture::Hidden),
        arm.hand(Gesture::Drape)
            .fingers(0.1, -0.75, 0.7)
            .thumb(-0.8, 0.2, 0.4),
    ]
}

/// Those on the way down behind her, and one before her.
pub fn going_down(scene: &Scene) -> Ink {
    let base = Person {
        facing: Some(58.0),
        pose: Pose {
            arms: rail_hands(),
            ..UPRIGHT
        },
        ..Person::default()
    };
    let coat = |top, colour: &str| Clothes {
        top,
        top_colour: colour.into(),
        ..Clothes::default()
    };
    let woman = rider(
        scene,
        &DOWN,
        60.0,
        86.0,
        Person {
            wrists: [None, Some((118.0, DOWN.rail(118.0) - 26.0))],
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
    let child = rider(
        scene,
        &DOWN,
        214.0,
        80.0,
        Person {
            wrists: [None, Some((258.0, DOWN.rail(258.0) - 22.0))],
            build: Build::Child,
            skin: Skin::Umber,
            head: Head {
                hair: Hair::Puffs,
                mood: Mood::SURPRISE,
                turn: (6.0, -8.0, 0.0),
                gaze: Some((0.7, -0.3)),
                ..Head::default()
            },
            clothes: coat(Top::Jacket, "#c9b37a"),
            ..base
        },
        28.0,
    );
    woman + child
}
