//! The night nurse: on a chair at the desk, shoes off, beating time on a kidney dish.

use super::LAMP;
use crate::line::{blob, ellipse};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, Gesture, Hair, Head, Mood, Person, Pose, Shoes, Top,
};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Light, Mass, Passes, Touch, Value, paint_person,
};
use crate::{knots, spots};

/// What the floor throws back: by this he is seen.
const FLOOR: Light = (-0.35, -0.7, 0.6);

pub fn paint(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![610, 860; 710, 874; 820, 856], 34.0, "#0c2627")
            .profile(&[0.2, 1.0, 0.8])
            .sleek()
            .opacity(0.5),
    );
    chair(canvas);
    let nurse = Person {
        build: Build::Adult,
        pose: Pose {
            lean: (-2.0, 0.0),
            bow: 0.22,
            ..Pose::SIT
        }
        .left(
            ArmPose::to(-0.1, -0.06, -0.02)
                .elbow(0.5, -1.0, -0.3)
                .hand(Gesture::Open)
                .fingers(-0.4, 0.2, 1.0),
        )
        .right(
            ArmPose::to(-0.06, 0.14, -0.08)
                .elbow(0.4, -1.0, -0.2)
                .hand(Gesture::Fist)
                .fingers(-0.2, -0.3, 1.0),
        )
        .looking(-10.0, -24.0, 4.0),
        wrists: [Some((694.0, 716.0)), Some((672.0, 678.0))],
        at: (716.0, 872.0),
        height: 430.0,
        facing: Some(-60.0),
        skin: Skin::Ebony,
        head: Head {
            mood: Mood::TENDERNESS,
            gaze: Some((-0.7, -0.5)),
            hair: Hair::Cropped,
            hair_colour: "#181014".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#3d8f94".into(),
            bottom_colour: "#2a6a74".into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        ..Person::default()
    };
    let cut = paint_person(canvas, &nurse, FLOOR);
    dish(canvas, cut.landmarks.hands[0], cut.landmarks.hands[1]);
    shoes(canvas);
}

/// A plain one, from the side: its back is to the right.
fn chair(canvas: &Canvas) {
    const WOOD: [&str; 3] = ["#241c1a", "#5a4630", "#a98a52"];
    for (line, width) in [
        (spots![786, 610; 782, 700; 776, 760], 11.0),
        (spots![778, 760; 784, 810; 790, 868], 11.0),
        (spots![706, 766; 702, 810; 698, 856], 10.0),
        (spots![742, 772; 742, 830; 742, 884], 11.0),
        (spots![694, 760; 740, 768; 790, 758], 16.0),
    ] {
        canvas.lay(Brush::new(&line, width, WOOD[0]).profile(&[1.0, 1.0, 1.0]));
        let lit = line.map(|(x, y)| (x - 2.0, y - 2.0));
        canvas.lay(
            Brush::new(&lit, 0.5 * width, WOOD[1])
                .profile(&[1.0, 1.0, 0.8])
                .dry(0.2),
        );
    }
}

/// Bright steel, bent like a bean; and the spoon.
fn dish(canvas: &Canvas, under: (f64, f64), spoon: (f64, f64)) {
    let at = canvas.at(Spot::new(under.0 - 8.0, under.1 - 8.0, 0.8).turned(-10.0));
    let shape =
        blob(&knots![-44, -8; -20, -16; 4, -8; 26, -16; 46, -8; 42, 10; 14, 20; -18, 20; -42, 10]);
    at.lay(
        Mass::new(
            &shape,
            Field::ramp(
                &["#4d6a6a", "#a9bcae", "#fff8d8"],
                Value::along((-40.0, 20.0), (40.0, -14.0)),
            ),
        )
        .passes(Passes::of(&[(9.0, 26.0, 1.8, 0.0)]))
        .found(0.05),
    );
    at.lay(Touch::new(&ellipse((0.0, -4.0), 36.0, 7.0), "#5d7c78").opacity(0.8));
    let end = (under.0 - 26.0, under.1 - 16.0);
    canvas.lay(
        Brush::new(
            &[(spoon.0 + 5.0, spoon.1 - 16.0), spoon, end],
            5.0,
            "#5f726c",
        )
        .sleek()
        .profile(&[1.0, 1.0, 1.0]),
    );
}

/// Clogs, kicked off.
fn shoes(canvas: &Canvas) {
    for (x, y, turn) in [(652.0, 1052.0, -8.0), (706.0, 1092.0, 24.0)] {
        let at = canvas.at(Spot::new(x, y, 0.9).turned(turn));
        at.lay(
            Brush::new(&spots![-36, 12; 0, 18; 40, 14], 16.0, "#0c2526")
                .profile(&[0.3, 1.0, 0.4])
                .opacity(0.7),
        );
        let shoe =
            blob(&knots![-40, 8; -36, -8; -8, -10; 10, -24; 34, -18; 46, 4; 30, 14; -20, 14]);
        let value = Value::ball((6.0, -2.0), (44.0, 24.0), LAMP).lifted(0.15);
        at.lay(
            Mass::new(
                &shoe,
                Field::ramp(&["#7d8a80", "#c6cdb6", "#fbf4d8"], value),
            )
            .passes(Passes::of(&[(9.0, 26.0, 1.8, 0.0)]))
            .found(0.1),
        );
        at.lay(Touch::new(&ellipse((-20.0, -6.0), 16.0, 5.0), "#3d524e"));
    }
}
