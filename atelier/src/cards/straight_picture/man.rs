//! The man: broad, in slippers, the hammer still in his hand, his head on one side.

use super::DAY;
use super::picture::corner;
use crate::line::towards;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Gesture, Hair, Hand, Head, Kind, LegPose, Person, Pose, Shoes,
    Side, Top,
};
use crate::shape::Spot;
use crate::spots;
use crate::techniques::gouache::{Brush, Canvas, PosedHand, paint_part};

pub fn paint(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![152, 1026; 246, 1018; 376, 998], 30.0, "#5d4a58")
            .profile(&[0.8, 1.0, 0.25])
            .dry(0.15)
            .opacity(0.7),
    );
    let (x, y) = corner();
    let wrist = (x - 30.0, y - 40.0);
    let man = Person {
        build: Build::Large,
        pose: Pose {
            lean: (2.0, 0.0),
            bow: 0.1,
            legs: [
                LegPose::to(0.16, 0.0, 0.1).toe(0.4, 0.0, 1.0),
                LegPose::to(0.16, 0.0, 0.0).toe(0.4, 0.0, 1.0),
            ],
            ..Pose::STAND
        }
        .right(
            ArmPose::to(0.36, 0.0, 0.7)
                .elbow(0.6, -1.0, 0.0)
                .hand(Gesture::Hidden),
        )
        .left(
            ArmPose::to(0.16, -0.93, 0.1)
                .elbow(0.6, 0.0, -1.0)
                .hand(Gesture::Fist)
                .fingers(0.1, -1.0, 0.1)
                .thumb(-0.2, 0.0, 1.0),
        )
        .looking(-4.0, -6.0, 12.0),
        at: (172.0, 1026.0),
        height: 424.0,
        facing: Some(138.0),
        wrists: [None, Some(wrist)],
        skin: Skin::Sand,
        head: Head {
            age: Some(Age::Old),
            hair: Hair::Receding,
            hair_colour: "#f2ece2".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: "#33262f".into(),
            bottom_colour: "#262536".into(),
            shoes: Shoes::Slippers,
            shoe_colour: "#8a3a32".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    let cut = man.cut(towards(man.at, DAY.1.atan2(DAY.0).to_degrees(), 4000.0));
    let hammer = || {
        let (x, y) = cut.landmarks.hands[Side::Left.index()];
        let at = canvas.at(Spot::new(x, y, 1.0).turned(16.0));
        at.lay(
            Brush::new(&spots![-2, -26; 0, 10; 0, 58], 9.0, "#9a6a3a").profile(&[1.0, 0.9, 0.9]),
        );
        at.lay(
            Brush::new(&spots![-22, 60; 0, 64; 24, 62], 17.0, "#4d5058").profile(&[0.5, 1.0, 1.0]),
        );
        at.lay(Brush::line(&spots![-16, 56; 2, 58; 20, 56], 3.0, "#aab0b8"));
    };
    // Back of the hand to us, two fingers' breadth of it on the frame.
    let hand = PosedHand {
        spot: Spot::new(wrist.0, wrist.1, 52.0),
        hand: Hand {
            gesture: Gesture::Drape,
            side: Side::Right,
            fingers: v(1.0, -0.12, -0.1),
            thumb: v(0.1, -1.0, 0.2),
            arm: 0.25,
            ..Hand::default()
        },
        skin: Skin::Sand.into(),
        light: DAY,
    };
    for part in &cut.parts {
        if part.kind == Kind::Arm(Side::Right) {
            hand.paint(canvas);
        }
        if part.kind == Kind::Hand(Side::Left) {
            hammer();
        }
        paint_part(canvas, part, cut.landmarks.head_height, DAY);
    }
}
