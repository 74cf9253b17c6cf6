//! Those who ride along behind, and bend like reeds.

use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Beard, Build, Clothes, Gesture, Hair, Head, Headwear, Kind, Mood, PaperStyle, Person,
    Pose, Reach, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

use super::stairs::{FAR, Stairs};

/// Whose hips are a little below the handrail at `x`.
fn on(stairs: &Stairs, x: f64, unit: f64, build: Build) -> (At, f64) {
    let stature = build.proportions().stature();
    let legs = stature - 2.0 - 1.45;
    ((x, stairs.rail(x) + 10.0 + legs * unit), stature * unit)
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
        air: Some(("#9fb3b2".into(), 0.2)),
        ..PaperStyle::default()
    };
    let cut = person.cut(scene.light);
    let thrown = scene.veil(&cut.outline().moved(46.0, 34.0), "#6f888c", 0.55);
    let thrown = scene.multiplied(scene.blurred(thrown, 12.0));
    scene.add(scene.clipped(&stairs.above(), thrown));
    let hand = |kind: Kind| matches!(kind, Kind::Hand(_));
    let paint = |hands: bool| -> Ink {
        let parts = cut.parts.iter().filter(|part| hand(part.kind) == hands);
        parts
            .map(|part| part.paint(scene, style) + in_shade(scene, &part.shape))
            .sum()
    };
    // They are further away than we look.
    scene.add(scene.clipped(&stairs.above(), scene.blurred(paint(false), 0.7)));
    scene.blurred(paint(true), 0.7)
}

/// The side of something that turns away from the lamp at the upper left.
fn in_shade(scene: &Scene, shape: &Shape) -> Ink {
    let bounds = shape.bounds();
    let round = (0.28 * bounds.width().min(bounds.height())).min(26.0);
    if round < 4.0 {
        return Ink::none();
    }
    let soft = |part: &Shape, colour: &str, much: f64| {
        scene.clipped(
            shape,
            scene.blurred(scene.veil(part, colour, much), 0.45 * round),
        )
    };
    soft(
        &shape.minus(&shape.moved(-round, -0.8 * round)),
        "#1f3440",
        0.55,
    ) + soft(
        &shape.minus(&shape.moved(0.5 * round, 0.6 * round)),
        "#fff8e4",
        0.4,
    )
}

/// One hand on the handrail, flat along it, the other not seen.
fn rail_hands() -> [ArmPose; 2] {
    let arm = ArmPose::to(0.1, -0.1, 0.45)
        .from(Reach::Hips)
        .elbow(0.5, -0.6, -0.8);
    [
        ArmPose::to(0.02, -0.92, -0.1).hand(Gesture::Hidden),
        arm.hand(Gesture::Drape)
            .fingers(0.1, -0.75, 0.7)
            .thumb(-0.8, 0.2, 0.4),
    ]
}

/// A woman and a girl below the two, a man above them.
pub fn draw(scene: &Scene) -> Ink {
    let base = Person {
        facing: Some(62.0),
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
        &FAR,
        64.0,
        84.0,
        Person {
            wrists: [None, Some((132.0, FAR.rail(132.0) - 24.0))],
            build: Build::Thin,
            skin: Skin::Honey,
            head: Head {
                wears: Headwear::Headscarf("#9fb0a6".into()),
                mood: Mood::SURPRISE,
                turn: (10.0, 12.0, 0.0),
                gaze: Some((0.5, 0.4)),
                ..Head::default()
            },
            clothes: coat(Top::Coat, "#6a7b84"),
            ..base
        },
        26.0,
    );
    let child = rider(
        scene,
        &FAR,
        222.0,
        80.0,
        Person {
            wrists: [None, Some((276.0, FAR.rail(276.0) - 20.0))],
            build: Build::Child,
            skin: Skin::Umber,
            head: Head {
                hair: Hair::Puffs,
                mood: Mood::JOY,
                turn: (8.0, 16.0, 0.0),
                gaze: Some((0.45, 0.5)),
                ..Head::default()
            },
            clothes: coat(Top::Jacket, "#c9b37a"),
            ..base
        },
        24.0,
    );
    let man = rider(
        scene,
        &FAR,
        476.0,
        82.0,
        Person {
            facing: Some(-64.0),
            wrists: [Some((420.0, FAR.rail(420.0) - 22.0)), None],
            build: Build::Old,
            skin: Skin::Sand,
            pose: base.pose.mirrored(),
            head: Head {
                wears: Headwear::Cap("#6d6a5c".into()),
                beard: Beard::Moustache,
                hair: Hair::Short,
                hair_colour: "#d9d5cc".into(),
                mood: Mood::CALM,
                turn: (-8.0, 18.0, 0.0),
                gaze: Some((-0.4, 0.5)),
                ..Head::default()
            },
            clothes: coat(Top::Coat, "#8a7a66"),
            ..base
        },
        22.0,
    );
    woman + child + man
}
