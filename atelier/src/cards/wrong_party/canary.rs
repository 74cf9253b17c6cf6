//! She who has come as a canary: head high, ears burning, the bird's head under her arm.

use crate::line::{blob, ellipse, handcut, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose, Mood,
    PaperStyle, Person, Pose, Proportions, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;
use crate::{knots, stops};

use super::{costume, feathers};

/// Where she stands.
pub const FEET: At = (388.0, 985.0);

/// Where she holds the head of the bird.
const HELD: At = (FEET.0 + 98.0, FEET.1 - 292.0);

/// She would like to be elsewhere, and stays.
const BRAVE: Mood = Mood {
    brow_in: 0.12,
    brow_out: -0.01,
    pinched: 0.02,
    upper: 0.94,
    lower: 0.72,
    smile: -0.03,
    wide: 0.86,
    pressed: 0.7,
    blush: 1.0,
    ..Mood::CALM
};

fn person() -> Person {
    let build = Proportions {
        head: 1.3,
        ..Build::Adult.proportions()
    };
    Person {
        build: Build::Of(build),
        pose: Pose {
            lean: (-2.0, 0.0),
            head: (-4.0, -7.0, 3.0),
            shoulder_tilt: 4.0,
            arms: [
                ArmPose::to(0.5, -0.5, 0.3)
                    .elbow(1.0, -0.3, -0.2)
                    .hand(Gesture::Drape)
                    .fingers(-0.7, -0.7, 0.1)
                    .thumb(-0.3, 0.9, 0.2),
                ArmPose::to(0.4, -0.7, 0.3)
                    .elbow(1.0, -0.4, -0.2)
                    .hand(Gesture::Pinch)
                    .fingers(-0.5, -0.8, 0.3)
                    .thumb(0.4, 0.3, 0.8),
            ],
            legs: [
                LegPose::to(0.19, 0.0, 0.0).toe(0.3, 0.0, 1.0),
                LegPose::to(0.19, 0.0, 0.0).toe(0.3, 0.0, 1.0),
            ],
            ..UPRIGHT
        },
        at: (FEET.0, FEET.1 - 6.0),
        height: 580.0,
        facing: Some(6.0),
        skin: Skin::Of("#6b4230".into()),
        head: Head {
            features: Features {
                lips: 1.3,
                nose_wide: 1.15,
                eyes: 1.12,
                ears: 1.12,
                long: 1.02,
                ..Features::PLAIN
            },
            mood: BRAVE,
            gaze: Some((0.75, 0.35)),
            hair: Hair::Bun,
            hair_colour: "#231a1d".into(),
            iris: "#38231a".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jumper,
            top_colour: feathers::YELLOW.into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#ef7b2a".into(),
            shoes: Shoes::Barefoot,
            ..Clothes::default()
        },
        wrists: [
            Some((HELD.0 + 50.0, HELD.1 + 40.0)),
            Some((FEET.0 - 112.0, FEET.1 - 268.0)),
        ],
        seed: 4,
        ..Person::default()
    }
}

/// Her, from the tail to the arm that holds the head.
pub fn draw(scene: &Scene) {
    let cut = person().cut((300.0, 100.0));
    let under = ellipse((FEET.0 + 26.0, FEET.1 + 2.0), 168.0, 24.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#5b6170", 0.75), 11.0)));
    let (x, y) = cut.landmarks.hips;
    scene.add(feathers::fan(
        scene,
        Spot::new(x + 66.0, y + 86.0, 1.25).turned(-24.0),
    ));
    legs(scene, &cut);
    costume::body(scene, cut.landmarks.neck);
    scene.add(paint(scene, &cut, |kind| {
        matches!(
            kind,
            Kind::HairBehind | Kind::Neck | Kind::Head | Kind::Hair | Kind::Ear(_) | Kind::Small
        )
    }));
    burning(scene, &cut);
    costume::bird_head(scene, HELD);
    for side in Side::BOTH {
        costume::wing(scene, &cut, side);
        scene.add(paint(scene, &cut, |kind| kind == Kind::Arm(side)));
        costume::sleeve(scene, &cut, side);
        if side == Side::Right {
            invitation(scene, cut.landmarks.hands[1]);
        }
        scene.add(paint(scene, &cut, |kind| kind == Kind::Hand(side)));
    }
    costume::collar(scene, cut.landmarks.neck);
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let style = PaperStyle {
        light: Some((300.0, 100.0)),
        ..PaperStyle::default()
    };
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts.map(|part| part.paint(scene, style)).sum()
}

/// Orange tights, and slippers with three toes each.
fn legs(scene: &Scene, cut: &CutPerson) {
    scene.add(paint(scene, cut, |kind| matches!(kind, Kind::Leg(_))));
    for (i, turn) in [(1, 8.0), (0, -8.0)] {
        let (x, y) = cut.landmarks.ankles[i];
        let spot = Spot::new(x, y, 1.0).turned(turn * 0.2);
        for (dx, dy) in [(-38.0, 13.0), (37.0, 12.0), (turn * 0.6, 24.0)] {
            let toe = spot.put(&taper(
                &[(0.0, -2.0), (dx * 0.6, dy * 0.7), (dx, dy)],
                &[27.0, 26.0, 23.0],
            ));
            let toe = handcut(&toe, 0.6, 14.0, i as i64);
            let lee = toe.minus(&toe.moved(-3.0, -6.0));
            scene.add(scene.fill(&toe, "#f28634"));
            scene.add(scene.veil(&lee, "#b64c12", 0.8));
            let claw = spot.put(&ellipse((dx * 1.08, dy + 5.0), 5.0, 3.6));
            scene.add(scene.veil(&claw, "#7a2f0c", 0.8));
        }
        let cuff = spot.put(&blob(
            &knots![-21, -24, corner; 21, -24, corner; 23, 4; 0, 9; -23, 4],
        ));
        scene.add(scene.fill(
            &cuff,
            scene.linear(
                (x - 22.0, 0.0),
                (x + 22.0, 0.0),
                &stops![0, "#f99a48"; 1, "#d1601c"],
            ),
        ));
    }
}

/// The card that asked her to come, between two fingers.
fn invitation(scene: &Scene, hand: At) {
    let spot = Spot::new(hand.0 + 4.0, hand.1 + 26.0, 1.0).turned(-14.0);
    let card = spot.put(&rect(-27.0, -18.0, 27.0, 20.0));
    scene.add(scene.veil(&card.moved(4.0, 6.0), "#8a560a", 0.5));
    scene.add(scene.fill(&card, "#fbf8ef"));
    let flap = spot.points([(-27.0, -18.0), (0.0, 5.0), (27.0, -18.0)]);
    scene.add(scene.stitched(&flap, "#9b9890", 1.6, 0.8, None));
}

/// Both ears burn.
fn burning(scene: &Scene, cut: &CutPerson) {
    for side in Side::BOTH {
        let ear = cut.of(Kind::Ear(side));
        scene.add(scene.veil(&ear, "#d8432e", 0.6));
    }
}
