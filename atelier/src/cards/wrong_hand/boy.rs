//! The boy: yellow anorak, hood up, one arm raised; he looks along it.

use crate::line::{Knot, blob, circle, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Person, Pose, Proportions, Shoes, Side, Tone, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::mitten::knitted;
use super::{BROWN, CLASP};

const YELLOW: &str = "#f5bd34";
const LIT: &str = "#ffd968";
const SHADE: &str = "#d08c22";
const LINE: &str = "#9a5c18";
/// Where he looks; from there his face is lit.
const UP_THERE: At = (760.0, 120.0);
/// Where he stands.
const FEET: At = (362.0, 1150.0);

/// He has just seen whose hand it is not.
const DOUBT: Mood = Mood {
    brow_in: 0.13,
    brow_out: 0.05,
    upper: 1.0,
    lower: 0.9,
    smile: -0.02,
    open: 0.05,
    wide: 0.64,
    ..Mood::CALM
};

fn person() -> Person {
    let five = Proportions {
        head: 1.28,
        spine: 1.28,
        thigh: 0.86,
        shin: 0.84,
        upper_arm: 0.64,
        forearm: 0.58,
        shoulder: 0.42,
        limb: 0.88,
        ..Build::Child.proportions()
    };
    let pose = Pose {
        lean: (-2.0, -3.0),
        shoulder_tilt: -10.0,
        hip_tilt: 5.0,
        arms: [
            ArmPose::to(0.6, 0.5, 0.3)
                .elbow(0.6, -1.0, 0.0)
                .hand(Gesture::Hidden),
            ArmPose::to(0.30, -0.86, 0.16).hand(Gesture::Hidden),
        ],
        legs: [
            LegPose::to(0.16, 0.0, 0.0).toe(0.4, 0.0, 1.0),
            LegPose::to(0.16, 0.0, 0.0).toe(0.4, 0.0, 1.0),
        ],
        ..UPRIGHT
    };
    Person {
        build: Build::Of(five),
        pose,
        at: FEET,
        height: 792.0,
        facing: Some(0.0),
        skin: Skin::Of(BROWN.into()),
        head: Head {
            features: Features {
                lips: 1.1,
                nose_wide: 1.1,
                eyes: 1.2,
                wide: 1.08,
                cheeks: 1.12,
                jaw: 0.96,
                ..Features::PLAIN
            },
            age: Some(Age::Child),
            mood: DOUBT,
            turn: (24.0, -10.0, -8.0),
            gaze: Some((0.7, -0.7)),
            hair: Hair::Cropped,
            hair_colour: "#2b1c1a".into(),
            iris: "#3a2418".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: YELLOW.into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#50668a".into(),
            shoes: Shoes::Boots,
            shoe_colour: "#b4503f".into(),
            ..Clothes::default()
        },
        wrists: [Some((CLASP.0 - 98.0, CLASP.1 + 40.0)), None],
        ..Person::default()
    }
}

pub fn draw(scene: &Scene) {
    let cut = person().cut(scene.light);
    let under = circle((0.0, 0.0), 135.0)
        .stretched(1.0, 0.15, (0.0, 0.0))
        .moved(FEET.0 + 16.0, FEET.1 - 2.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#6b6f86", 0.6), 13.0)));
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Leg(_) | Kind::Foot(_))
    }));
    anorak(scene, &cut);
    scene.add(paint(scene, &cut, |kind| {
        matches!(kind, Kind::Arm(Side::Right) | Kind::Hand(_))
    }));
    cuff(scene, &cut, 1);
    mitten(scene, &cut);
    hood(scene, &person().cut(UP_THERE));
}

/// The sleeve of the raised arm, before the hand.
pub fn sleeve(scene: &Scene) {
    let cut = person().cut(scene.light);
    let arm = cut.of(Kind::Arm(Side::Left));
    let fall = arm.moved(2.0, 12.0);
    let body = circle((430.0, 700.0), 90.0);
    scene.add(scene.clipped(&body, scene.blurred(scene.veil(&fall, LINE, 0.3), 6.0)));
    scene.add(paint(scene, &cut, |kind| kind == Kind::Arm(Side::Left)));
    cuff(scene, &cut, 0);
    dangling(scene, &cut);
    hood(scene, &person().cut(UP_THERE));
}

fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    parts
        .map(|part| {
            let mut part = part.clone();
            if matches!(part.kind, Kind::Head) {
                // A child's face has no edges.
                for mark in &mut part.marks {
                    if matches!(mark.tone, Tone::Shade(_)) {
                        mark.opacity *= 0.35;
                    }
                }
            }
            part.paint(scene, PaperStyle::default())
        })
        .sum()
}

/// A soft fold on cloth.
fn fold(
    scene: &Scene,
    cloth: &Shape,
    points: &[At],
    widths: &[f64],
    colour: &str,
    much: f64,
) -> Ink {
    let fold = scene.veil(&taper(points, widths), colour, much);
    scene.clipped(cloth, scene.blurred(fold, 2.4))
}

/// The body of the anorak, wide and stiff, with a zip and two pockets.
fn anorak(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.neck;
    let body = blob(&knots![
        x - 50.0, y + 4.0; x - 92.0, y + 46.0; x - 112.0, y + 150.0; x - 132.0, y + 290.0; x - 134.0, y + 326.0, corner;
        x - 20.0, y + 346.0; x + 124.0, y + 324.0, corner; x + 114.0, y + 180.0; x + 92.0, y + 30.0; x + 40.0, y
    ]);
    let body = handcut(&body, 1.2, 26.0, 3);
    let shadow = scene.blurred(scene.veil(&body.moved(6.0, 14.0), "#2b2a40", 0.4), 8.0);
    let legs = cut
        .of(Kind::Leg(crate::motifs::people::Side::Left))
        .and(&cut.of(Kind::Leg(crate::motifs::people::Side::Right)));
    scene.add(scene.clipped(&legs, shadow));
    let across = stops![0, LIT; 0.3, YELLOW; 0.75, "#eaac2b"; 1, SHADE];
    scene.add(scene.fill(
        &body,
        scene.linear((x - 130.0, y + 60.0), (x + 130.0, y + 190.0), &across),
    ));
    scene.add(scene.grain(
        &body,
        scene.linear(
            (x - 60.0, y),
            (x + 120.0, y + 330.0),
            &stops![0.3, "#000000", 0; 1, "#000000", 0.35],
        ),
        SHADE,
        Default::default(),
    ));
    for (points, widths) in [
        (
            spots![x + 84.0, y + 60.0; x + 60.0, y + 110.0; x + 66.0, y + 170.0],
            [3.0, 16.0, 3.0],
        ),
        (
            spots![x - 88.0, y + 90.0; x - 74.0, y + 170.0; x - 88.0, y + 300.0],
            [3.0, 14.0, 20.0],
        ),
        (
            spots![x + 96.0, y + 180.0; x + 88.0, y + 250.0; x + 98.0, y + 330.0],
            [3.0, 14.0, 22.0],
        ),
        (
            spots![x - 30.0, y + 190.0; x - 34.0, y + 260.0; x - 40.0, y + 340.0],
            [2.0, 8.0, 16.0],
        ),
    ] {
        scene.add(fold(scene, &body, &points, &widths, SHADE, 0.6));
    }
    let zip = taper(
        &spots![x + 14.0, y + 40.0; x + 18.0, y + 180.0; x + 14.0, y + 342.0],
        &[17.0, 18.0, 19.0],
    )
    .within(&body);
    scene.add(scene.veil(&zip.moved(4.0, 3.0).within(&body), SHADE, 0.8));
    scene.add(scene.fill(&zip, "#f7c544"));
    for dy in [90.0, 170.0, 250.0, 320.0] {
        scene.add(scene.fill(&circle((x + 17.0, y + dy), 5.5), LINE));
        scene.add(scene.fill(&circle((x + 16.0, y + dy - 1.5), 4.6), "#fff0c4"));
    }
    for (px, wide) in [(x - 92.0, 74.0), (x + 40.0, 60.0)] {
        let flap = blob(
            &knots![px, y + 226.0, corner; px + wide, y + 230.0, corner; px + wide - 1.0, y + 250.0; px + wide * 0.5, y + 260.0; px + 1.0, y + 248.0],
        );
        scene.add(scene.veil(&flap.moved(2.0, 5.0), SHADE, 0.9));
        scene.add(scene.fill(&flap, "#f7c544"));
        scene.add(scene.stitched(
            &[
                (px + 3.0, y + 245.0),
                (px + wide * 0.5, y + 255.0),
                (px + wide - 4.0, y + 246.0),
            ],
            LINE,
            1.2,
            0.6,
            Some("5 3"),
        ));
    }
    let hem = [
        (x - 132.0, y + 308.0),
        (x - 20.0, y + 328.0),
        (x + 122.0, y + 306.0),
    ];
    scene.add(scene.clipped(
        &body,
        scene.stitched(&crate::line::curve(&hem), LINE, 1.3, 0.6, Some("6 4")),
    ));
}

/// The elastic at a wrist.
fn cuff(scene: &Scene, cut: &CutPerson, i: usize) {
    let (wrist, elbow) = (cut.landmarks.wrists[i], cut.landmarks.elbows[i]);
    let (ux, uy) = crate::line::step(wrist, elbow);
    let at = |along: f64, aside: f64| {
        (
            wrist.0 + ux * along - uy * aside,
            wrist.1 + uy * along + ux * aside,
        )
    };
    let cuff = blob(&[
        corner(at(0.0, -28.0)),
        corner(at(0.0, 28.0)),
        corner(at(26.0, 33.0)),
        corner(at(26.0, -33.0)),
    ]);
    scene.add(scene.fill(&cuff, SHADE));
    for k in -3..=3 {
        let aside = f64::from(k) * 8.0;
        scene.add(scene.thread(&[at(3.0, aside), at(24.0, aside * 1.12)], LINE, 1.4, 0.6));
    }
}

/// One mitten is on.
fn mitten(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.wrists[1];
    knitted(scene, (x, y + 8.0), 0.84, 6.0, false);
    cuff(scene, cut, 1);
}

/// The other hangs from its string.
fn dangling(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.wrists[0];
    let from = (x - 4.0, y + 26.0);
    let to = (x - 10.0, y + 74.0);
    scene.add(scene.thread(&[from, (x - 14.0, y + 50.0), to], "#f5ead6", 3.4, 1.0));
    knitted(scene, (to.0, to.1 + 8.0), 0.7, 8.0, false);
}

fn corner(at: At) -> Knot {
    Knot { at, corner: true }
}

/// The hood, up: its lining, the face in it, and its edge before the hair.
fn hood(scene: &Scene, cut: &CutPerson) {
    let (x, y) = cut.landmarks.head;
    let outer = blob(&knots![
        x - 34.0, y - 138.0; x + 40.0, y - 142.0; x + 92.0, y - 104.0; x + 116.0, y - 44.0; x + 112.0, y + 40.0; x + 84.0, y + 106.0; x + 26.0, y + 146.0;
        x - 50.0, y + 140.0; x - 112.0, y + 92.0; x - 138.0, y + 10.0; x - 134.0, y - 62.0; x - 96.0, y - 118.0
    ]);
    let opening = blob(&knots![
        x + 30.0, y - 116.0; x + 78.0, y - 86.0; x + 100.0, y - 30.0; x + 97.0, y + 44.0; x + 66.0, y + 104.0; x + 18.0, y + 124.0; x - 40.0, y + 104.0;
        x - 76.0, y + 40.0; x - 80.0, y - 36.0; x - 50.0, y - 96.0; x - 8.0, y - 116.0
    ]);
    let outer = handcut(&outer, 1.0, 26.0, 8);
    scene.add(scene.blurred(scene.veil(&outer.moved(4.0, 16.0), "#8a4f12", 0.45), 7.0));
    scene.add(scene.fill(&outer, "#8f5718"));
    let face = paint(scene, cut, |kind| {
        matches!(kind, Kind::Neck | Kind::Head | Kind::Hair | Kind::Ear(_))
    });
    scene.add(scene.clipped(&outer, face));
    // The hood keeps the light of the tubes from his brow.
    let brow = scene.blurred(
        scene.veil(&outer.minus(&opening).moved(8.0, 14.0), "#2a0f1c", 0.34),
        7.0,
    );
    scene.add(scene.clipped(&opening, brow));
    let ring = outer.minus(&opening);
    let across = stops![0, LIT; 0.35, YELLOW; 0.8, "#e8a62a"; 1, SHADE];
    scene.add(scene.fill(
        &ring,
        scene.linear((x - 110.0, y - 120.0), (x + 70.0, y + 150.0), &across),
    ));
    for (points, widths) in [
        (
            spots![x - 60.0, y + 116.0; x - 96.0, y + 60.0; x - 112.0, y - 10.0],
            [14.0, 12.0, 2.0],
        ),
        (
            spots![x - 30.0, y + 138.0; x - 66.0, y + 96.0; x - 86.0, y + 50.0],
            [10.0, 8.0, 2.0],
        ),
        (
            spots![x + 74.0, y + 116.0; x + 40.0, y + 134.0; x - 10.0, y + 136.0],
            [10.0, 12.0, 2.0],
        ),
        (
            spots![x - 70.0, y - 130.0; x - 108.0, y - 60.0; x - 120.0, y + 20.0],
            [2.0, 7.0, 2.0],
        ),
    ] {
        scene.add(fold(scene, &ring, &points, &widths, SHADE, 0.65));
    }
    let edge = opening.grown(13.0).minus(&opening).within(&outer);
    scene.add(scene.fill(&edge, "#f9cb4e"));
    scene.add(
        scene.veil(
            &opening
                .grown(14.6)
                .minus(&opening.grown(13.0))
                .within(&outer),
            LINE,
            0.55,
        ),
    );
    scene.add(scene.veil(&opening.grown(1.6).minus(&opening), LINE, 0.7));
    let rim = outer.minus(&outer.moved(2.0, 3.0));
    scene.add(scene.veil(&rim, "#fff3c8", 0.75));
    for (dx, swing) in [(-22.0, -8.0), (44.0, 6.0)] {
        let from = (x + dx, y + 132.0);
        let to = (x + dx + swing, y + 196.0);
        scene.add(scene.thread(
            &[from, (x + dx + swing * 1.6, y + 164.0), to],
            "#fff3d6",
            4.0,
            1.0,
        ));
        scene.add(scene.fill(&ellipse((to.0, to.1 + 4.0), 6.0, 10.0), "#7a4a22"));
    }
}
