//! The man: broad, in slippers, the hammer in his back pocket, his head on one side.

use super::DAY;
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Fingers, Gesture, Hair, Head, LegPose, Person, Pose, Shoes,
    Thumb, Top,
};
use crate::shape::Spot;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, paint_person};

/// A fist with its thumb up.
const THUMB_UP: Gesture = Gesture::Of(Fingers {
    fingers: [
        [78.0, 96.0, 50.0, 0.0],
        [82.0, 98.0, 52.0, 0.0],
        [84.0, 98.0, 54.0, 0.0],
        [86.0, 96.0, 54.0, 0.0],
    ],
    thumb: Thumb::At([62.0, 0.0, 0.0, -6.0]),
});

pub fn paint(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![226, 1016; 300, 1008; 400, 990], 24.0, "#7a6670")
            .profile(&[0.8, 1.0, 0.25])
            .dry(0.25)
            .opacity(0.7),
    );
    let man = Person {
        build: Build::Large,
        pose: Pose {
            lean: (-6.0, 0.0),
            bow: 0.16,
            legs: [
                LegPose::to(0.2, 0.0, 0.1).toe(0.5, 0.0, 1.0),
                LegPose::to(0.22, 0.0, 0.0).toe(0.5, 0.0, 1.0),
            ],
            ..Pose::STAND
        }
        .right(
            ArmPose::to(0.46, 0.15, 0.8)
                .elbow(0.6, -1.0, 0.0)
                .hand(THUMB_UP)
                .fingers(-0.5, 0.1, 1.0)
                .thumb(0.0, 1.0, 0.0),
        )
        .looking(0.0, -2.0, 16.0),
        at: (236.0, 1018.0),
        height: 304.0,
        facing: Some(147.0),
        skin: Skin::Sand,
        head: Head {
            age: Some(Age::Old),
            hair: Hair::Receding,
            hair_colour: "#e6ddd2".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#4d3a44".into(),
            bottom_colour: "#3a3542".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#8a4a42".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    let cut = paint_person(canvas, &man, DAY);
    let (x, y) = cut.landmarks.hips;
    let hammer = canvas.at(Spot::new(x - 16.0, y + 6.0, 1.0).turned(-14.0));
    hammer
        .lay(Brush::new(&spots![0, 16; 0, -14; 1, -34], 7.0, "#b98a52").profile(&[1.0, 0.9, 0.8]));
    hammer.lay(
        Brush::new(&spots![-13, -33; 0, -37; 14, -35], 11.0, "#5d6068").profile(&[0.4, 1.0, 1.0]),
    );
    hammer
        .lay(Brush::new(&spots![-12, 8; 0, 10; 12, 8], 22.0, "#2f2a36").profile(&[0.9, 1.0, 0.9]));
}
