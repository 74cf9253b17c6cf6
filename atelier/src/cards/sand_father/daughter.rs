//! The daughter, five, from behind: one hand at the hip, the other up.

use super::SUN;
use crate::line::{blob, ellipse, handcut};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, Gesture, Hair, Head, LegPose, Pattern, Person, Pose,
    Proportions, Shoes, Top,
};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value, paint_person};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![520, 868; 560, 866; 620, 872], 22.0, "#6d647c")
            .profile(&[0.4, 1.0, 0.2])
            .dry(0.2)
            .opacity(0.7),
    );
    let stop = ArmPose::to(0.62, 0.62, 0.3)
        .elbow(0.6, -1.0, 0.0)
        .hand(Gesture::Wave)
        .fingers(0.15, 1.0, 0.05)
        .thumb(-1.0, 0.1, 0.1);
    let pose = Pose {
        legs: [
            LegPose::to(0.24, 0.0, 0.0).toe(0.6, 0.0, 1.0),
            LegPose::to(0.24, 0.0, 0.06).toe(0.5, 0.0, 1.0),
        ],
        ..Pose::PROUD
    }
    .left(stop)
    .looking(62.0, -16.0, 0.0);
    let five = Proportions {
        head: 1.34,
        thigh: 0.88,
        shin: 0.82,
        hand: 0.64,
        limb: 1.02,
        ..Build::Child.proportions()
    };
    let person = Person {
        build: Build::Of(five),
        pose,
        at: (560.0, 870.0),
        height: 268.0,
        facing: Some(190.0),
        skin: Skin::Umber,
        head: Head {
            age: Some(Age::Child),
            hair: Hair::Short,
            hair_colour: "#2a1a1c".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#34466e".into(),
            top_pattern: Pattern::Hoops("#c9d4d8".into()),
            bottom: Bottom::Shorts,
            bottom_colour: "#2c3a60".into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        ..Person::default()
    };
    let cut = paint_person(canvas, &person, SUN);
    head(
        canvas,
        cut.landmarks.head,
        cut.landmarks.head_height / 100.0,
    );
}

/// Two puffs of hair with ties, and sunglasses, of which one side is seen.
fn head(canvas: &Canvas, (x, y): At, size: f64) {
    let at = canvas.at(Spot::new(x, y, size));
    for (x, y, r) in [(-25.0, -58.0, 22.0), (42.0, -48.0, 23.0)] {
        let puff = ellipse((x, y), r, r * 0.92);
        let round = Value::ball((x, y), (r, r), SUN).lifted(0.1);
        at.lay(
            Mass::new(
                &handcut(&puff, 3.0, 14.0, 5),
                Field::ramp(&["#1c1420", "#2c2028", "#553c38"], round),
            )
            .passes(Passes::curls(0.5)),
        );
        let (tie, turn) = ((x * 0.72 + 3.0, y * 0.7), if x < 0.0 { -1.0 } else { 1.0 });
        at.lay(Brush::new(
            &[
                (tie.0 - 8.0, tie.1 - turn * 5.0),
                tie,
                (tie.0 + 8.0, tie.1 + turn * 5.0),
            ],
            7.0,
            "#e2583c",
        ));
    }
    at.lay(Brush::new(&spots![14, -4; -18, -2; -44, 1], 6.0, "#fbf3e0").sleek());
    let lens = blob(&knots![-34, -9; -46, -10; -55, -4; -56, 7; -48, 13; -37, 10]);
    at.lay(Touch::new(&lens.grown(3.0), "#fbf3e0"));
    at.lay(Touch::new(&lens, "#1d2433"));
    at.lay(Brush::line(
        &spots![-50, -5; -44, -6; -39, -4],
        3.0,
        "#9fd8c0",
    ));
}
