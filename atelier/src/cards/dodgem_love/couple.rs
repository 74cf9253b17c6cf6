//! The two who laugh.

use crate::knots;
use crate::line::{blob, ellipse, handcut, handcut_finely, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Features, Fingers, Gesture, Hair, Head, Kind, Mood,
    PaperStyle, Person, Pose, Side, Thumb, Tone, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

use super::cars::{self, Car};
use super::hands::{self, HERS};

/// Laughter with the mouth wide open, not told by the head: the poses do that.
const ROAR: Mood = Mood {
    tilt: (0.0, 0.0),
    upper: 0.5,
    smile: 0.12,
    open: 0.31,
    wide: 1.12,
    ..Mood::LAUGHTER
};

/// The index finger straight, the thumb up, the others closed.
const POINTING: Fingers = Fingers {
    fingers: [
        [-2.0, 4.0, 3.0, 0.0],
        [70.0, 92.0, 46.0, 0.0],
        [74.0, 94.0, 48.0, -1.0],
        [74.0, 92.0, 48.0, -3.0],
    ],
    thumb: Thumb::At([44.0, 30.0, 8.0, 10.0]),
};

fn woman(car: &Car) -> Person {
    Person {
        build: Build::Old,
        at: (136.0, 1622.0),
        height: 1130.0,
        facing: Some(52.0),
        pose: Pose {
            lean: (-4.0, 4.0),
            head: (-4.0, -10.0, -8.0),
            arms: [
                ArmPose::to(0.1, -0.9, 0.1).hand(Gesture::Hidden),
                ArmPose::to(0.1, -0.35, 0.6)
                    .elbow(0.7, -0.9, -0.4)
                    .hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of(HERS.into()),
        head: Head {
            features: Features {
                nose_out: 1.05,
                cheeks: 1.04,
                lips: 1.7,
                ..Features::PLAIN
            },
            mood: Mood { open: 0.24, ..ROAR },
            age: Some(Age::Old),
            hair: Hair::Curls,
            hair_colour: "#f6f0ee".into(),
            glasses: Some("#2440c8".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#2f9a92".into(),
            scarf: Some("#f26a3c".into()),
            wind: (-0.55, -0.25),
            ..Clothes::default()
        },
        wrists: [None, Some(hands::near_wrist(car))],
        seed: 3,
        ..Person::default()
    }
}

fn man() -> Person {
    Person {
        build: Build::Old,
        at: (668.0, 1532.0),
        height: 1130.0,
        facing: Some(-50.0),
        pose: Pose {
            lean: (6.0, 0.0),
            head: (4.0, -6.0, 10.0),
            arms: [
                ArmPose::to(0.0, 0.0, 0.8)
                    .elbow(0.7, -1.0, -0.2)
                    .hand(Gesture::Of(POINTING))
                    .fingers(-0.64, 0.14, 0.77)
                    .thumb(0.0, 1.0, 0.0),
                ArmPose::to(0.1, -0.9, 0.1).hand(Gesture::Hidden),
            ],
            ..UPRIGHT
        },
        skin: Skin::Of("#b98656".into()),
        head: Head {
            features: Features {
                nose_out: 1.2,
                nose_wide: 1.15,
                ears: 1.1,
                jaw: 1.05,
                ..Features::PLAIN
            },
            mood: ROAR,
            age: Some(Age::Old),
            hair: Hair::Bald,
            hair_colour: "#ece6e4".into(),
            hearing_aid: Some("#e8e0f0".into()),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Shirt,
            top_colour: "#fff1dc".into(),
            ..Clothes::default()
        },
        wrists: [Some((474.0, 706.0)), None],
        seed: 5,
        ..Person::default()
    }
}

pub fn her(scene: &Scene) {
    let car = cars::hers();
    let mut cut = woman(&car).cut(scene.light);
    painted_lips(&mut cut);
    let fingers = hands::near_sleeve(scene, &car) + hands::fingers(scene, &car);
    let far = hands::far_arm(scene, &car);
    seated(scene, &car, &cut, Side::Right, 11, far, fingers);
}

/// Lipstick, and no more of the upper teeth than a laugh shows.
fn painted_lips(cut: &mut CutPerson) {
    for part in cut.parts.iter_mut().filter(|part| part.kind == Kind::Head) {
        let mut lips = Shape::nothing();
        for mark in &mut part.marks {
            if mark.tone == Tone::Own("#fbf1df".into()) {
                let high = mark.shape.bounds().height();
                mark.shape = mark.shape.minus(&mark.shape.moved(0.0, high * 0.34));
            } else if mark.tone == Tone::Own("#3d1620".into()) {
                let round = mark.shape.moved(0.0, 6.0).and(&mark.shape.moved(0.0, -5.5));
                lips = round.minus(&mark.shape).within(&part.shape);
            }
        }
        part.mark_over(&lips, Tone::Own("#c2344e".into()), 0.95);
    }
}

pub fn him(scene: &Scene) {
    let car = cars::his();
    let mut cut = man().cut(scene.light);
    // A knitted waistcoat: the sleeves are those of the shirt.
    for part in &mut cut.parts {
        if part.kind == Kind::Trunk {
            part.colour = "#6a2f9a".into();
        }
    }
    let cut = cut;
    let own = moustache(scene, cut.landmarks.mouth)
        + collar(scene, cut.landmarks.neck)
        + shine(scene, cut.landmarks.head);
    let sleeve = cut.of(Kind::Arm(Side::Left));
    let over = armhole(scene, &sleeve, cut.landmarks.neck)
        + wing(scene, cut.landmarks.neck, 1)
        + bow_tie(scene, cut.landmarks.neck);
    seated(scene, &car, &cut, Side::Left, 12, own, over);
}

/// A bushy one, that laughs too.
fn moustache(scene: &Scene, (x, y): At) -> Ink {
    let bush = blob(
        &knots![-21, -2; -14, -16; 2, -17; 18, -15; 34, -4; 44, 11; 30, 9; 16, 1; 0, -2; -10, 2; -20, 8],
    );
    let bush = handcut_finely(&bush.moved(x, y), 1.1, 5.0, 4, 3.0);
    let mut ink = scene.fill(&bush, "#f6f0ee");
    ink += scene.veil(&bush.minus(&bush.moved(-1.0, -5.0)), "#bfb2bc", 0.9);
    for (dx, dy, to) in [
        (-8.0, -12.0, -15.0),
        (6.0, -13.0, 8.0),
        (16.0, -12.0, 27.0),
        (0.0, -13.0, -3.0),
    ] {
        let hair = taper(
            &[
                (x + dx, y + dy),
                (x + (dx + to) / 2.0, y - 8.0),
                (x + to, y - 1.0),
            ],
            &[0.6, 1.6, 0.6],
        );
        ink += scene.veil(&hair.within(&bush), "#a898a4", 0.8);
    }
    ink
}

/// The shirt's collar, and what the waistcoat leaves open of the shirt.
fn collar(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x - 19.0, y + 52.0, 1.0).turned(-8.0);
    let front = spot.put(&blob(
        &knots![-44, -30, corner; 0, 2; 52, -30, corner; 40, 14; 4, 78, corner; -26, 26],
    ));
    let mut ink = scene.fill(&front, "#fff1dc");
    ink += scene.veil(&front.minus(&front.moved(-7.0, -3.0)), "#c9a9a8", 0.6);
    for i in 0..2 {
        ink += wing(scene, (x, y), i);
    }
    ink
}

/// One wing of the collar.
fn wing(scene: &Scene, (x, y): At, i: usize) -> Ink {
    let spot = Spot::new(x - 19.0, y + 52.0, 1.0).turned(-8.0);
    let wing = [
        knots![-6, -2, corner; -40, -46, corner; -58, -20; -34, 18, corner],
        knots![6, -2, corner; 56, -46, corner; 72, -18; 34, 18, corner],
    ][i];
    let wing = handcut(&spot.put(&blob(&wing)), 0.6, 12.0, 2);
    let mut ink = scene.veil(&wing.moved(2.0, 5.0), "#4a1a5a", 0.4);
    ink += scene.fill(&wing, "#fffaf0");
    ink + scene.veil(&wing.minus(&wing.moved(-3.0, -4.0)), "#c9a9a8", 0.8)
}

/// The waistcoat lies over the shoulder; out of its armhole comes the sleeve.
fn armhole(scene: &Scene, sleeve: &Shape, (x, y): At) -> Ink {
    let spot = Spot::new(x, y, 1.0);
    let cloth = blob(&knots![
        10, -10, corner; 60, 16, corner; 84, 34, corner; 62, 54; 30, 78; -6, 100; -34, 110, corner; -60, 60, corner
    ]);
    let cloth = spot.put(&cloth).within(&sleeve.grown(0.6));
    let dark = scene.blurred(scene.veil(&cloth.moved(7.0, 9.0), "#6a3a5a", 0.55), 5.0);
    let mut ink = scene.clipped(sleeve, dark);
    ink += scene.sheet(&cloth, "#6a2f9a").ink();
    let hem = cloth
        .minus(&cloth.moved(-3.0, -3.0))
        .within(&sleeve.grown(-4.0));
    ink + scene.veil(&hem, "#b98ae0", 0.8)
}

fn bow_tie(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x - 19.0, y + 52.0, 1.0).turned(-8.0);
    let bow = blob(
        &knots![0, -5; -30, -20, corner; -34, 0; -29, 19, corner; 0, 6; 26, 18, corner; 29, 0; 27, -19, corner],
    );
    let bow = handcut(&spot.put(&bow), 0.6, 10.0, 3);
    let knot = spot.put(&ellipse((-1.0, 0.0), 8.0, 10.0));
    let mut ink = scene.fill(&bow, "#e0207c")
        + scene.veil(&bow.minus(&bow.moved(-2.0, -6.0)), "#8a0f5c", 0.8);
    ink += scene.fill(&knot, "#b8146a");
    ink + scene.veil(&bow.minus(&bow.moved(0.0, 2.4)), "#ffc0d8", 0.7)
}

/// The bulbs on his head.
fn shine(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x + 6.0, y - 84.0, 1.0).turned(3.0);
    let bow = blob(&knots![-44, 10; -20, -8; 20, -10; 44, 4; 20, 4; -16, 6]);
    scene.blurred(scene.veil(&spot.put(&bow), "#fff0cc", 0.55), 2.0)
}

/// Somebody in a car: the near arm goes over the wheel. What is `own` lies on the face and the shirt, what is
/// `last` on the arm.
fn seated(scene: &Scene, car: &Car, cut: &CutPerson, near: Side, seed: i64, own: Ink, last: Ink) {
    let low = |kind: Kind| matches!(kind, Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt);
    let over = |kind: Kind| kind == Kind::Arm(near) || kind == Kind::Hand(near);
    let paint = |chosen: &dyn Fn(Kind) -> bool| -> Ink {
        let parts = cut.parts.iter().filter(|part| chosen(part.kind));
        parts
            .map(|part| part.paint(scene, PaperStyle::default()))
            .sum()
    };
    scene.add(car.back(scene));
    scene.add(scene.clipped(&car.above(), paint(&|kind| !low(kind) && !over(kind))));
    let outline = cut.outline().within(&car.above());
    scene.add(scene.veil(&outline.minus(&outline.moved(0.0, 3.2)), "#fff2c8", 0.55));
    scene.add(own);
    scene.add(car.wheel(scene));
    scene.add(paint(&over));
    scene.add(last);
    scene.add(car.front(scene, seed));
}
