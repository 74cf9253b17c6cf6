//! Thirteen who look at us, each as well as they can, and their teacher.

use crate::line::{Knot, blob, circle, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Features, Fingers, Gesture, Hair, Hand, Head, Mood, PaperStyle,
    Pattern, Person, Pose, Side, Thumb, Top, UPRIGHT,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::pupils::{CREAM, GREEN, MUSTARD, NAVY, PUPIL, Pupil, TOLD, TOMATO, placed, put};

/// The two rows behind, and who stands with them.
pub fn behind(scene: &Scene) {
    // From the right: hair that flies to the left stays behind the next face.
    for pupil in back_row().iter().rev() {
        pupil.draw(scene, 0.14);
    }
    rabbit_ears(scene, (574.0, 540.0));
    teacher(scene);
    let row = middle_row();
    for (i, pupil) in row.iter().enumerate().rev() {
        pupil.draw(scene, 0.06);
        match i {
            1 => patka(scene, pupil.at, pupil.tall),
            4 => freckles(scene, pupil.at, pupil.tall),
            _ => {}
        }
    }
}

fn back_row() -> [Pupil; 5] {
    [
        Pupil {
            at: (92.0, 432.0),
            tall: 145.9,
            facing: 8.0,
            head: (0.0, -4.0, -6.0),
            skin: "#f0cbb0",
            hair: Hair::Tousled,
            hair_colour: "#c9963c",
            top_colour: GREEN,
            mood: Mood {
                open: 0.12,
                wide: 1.2,
                upper: 0.7,
                ..TOLD
            },
            features: Features {
                wide: 0.95,
                long: 1.08,
                ears: 1.3,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (236.0, 400.0),
            tall: 139.1,
            facing: -6.0,
            head: (0.0, -8.0, 4.0),
            skin: "#6b4230",
            hair: Hair::Puffs,
            hair_colour: "#231a1d",
            flies: 0.0,
            top_colour: TOMATO,
            mood: Mood {
                open: 0.0,
                smile: 0.09,
                pressed: 0.4,
                ..TOLD
            },
            features: Features {
                lips: 1.3,
                nose_wide: 1.15,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (372.0, 428.0),
            tall: 143.6,
            head: (4.0, 2.0, 3.0),
            skin: "#e6b98e",
            hair: Hair::Fringe,
            hair_colour: "#1f1a1e",
            flies: 0.3,
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                upper: -0.3,
                lower: 0.4,
                open: 0.03,
                ..TOLD
            },
            features: Features {
                eye_fold: 1.0,
                eye_slant: 6.0,
                wide: 1.06,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (508.0, 396.0),
            tall: 141.4,
            facing: 6.0,
            head: (-2.0, -2.0, 8.0),
            skin: "#e8bd9a",
            hair: Hair::Curls,
            hair_colour: "#a5482a",
            flies: 0.26,
            top_colour: GREEN,
            mood: Mood {
                open: 0.18,
                smile: 0.13,
                upper: 0.6,
                ..TOLD
            },
            features: Features {
                wide: 1.05,
                cheeks: 1.08,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (634.0, 436.0),
            tall: 136.8,
            facing: 2.0,
            skin: "#8a5636",
            hair: Hair::Cropped,
            hair_colour: "#241a1a",
            flies: 0.0,
            head: (0.0, 3.0, -5.0),
            top_colour: MUSTARD,
            mood: Mood {
                open: 0.0,
                smile: 0.07,
                crooked: 0.07,
                upper: 0.74,
                ..TOLD
            },
            features: Features {
                long: 1.05,
                lips: 1.2,
                ears: 1.15,
                ..Features::PLAIN
            },
            gaze: (-0.1, 0.0),
            ..PUPIL
        },
    ]
}

fn middle_row() -> [Pupil; 5] {
    [
        Pupil {
            at: (56.0, 596.0),
            tall: 159.6,
            facing: 10.0,
            skin: "#d7a06f",
            hair: Hair::Parted,
            hair_colour: "#5a3826",
            flies: 0.8,
            head: (0.0, -3.0, -7.0),
            top_colour: TOMATO,
            mood: Mood {
                open: 0.07,
                wide: 1.0,
                ..TOLD
            },
            ..PUPIL
        },
        Pupil {
            at: (196.0, 576.0),
            tall: 161.9,
            facing: 4.0,
            skin: "#b47a4c",
            flies: 0.0,
            head: (0.0, -5.0, 3.0),
            top_colour: MUSTARD,
            hair_colour: "#231a1d",
            hair: Hair::Cropped,
            mood: Mood {
                open: 0.0,
                smile: 0.10,
                brow_in: 0.05,
                ..TOLD
            },
            features: Features {
                brows: 1.4,
                nose_out: 1.1,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (452.0, 572.0),
            tall: 155.0,
            facing: -4.0,
            skin: "#4a3026",
            hair: Hair::Afro,
            hair_colour: "#1c1517",
            flies: 0.0,
            head: (0.0, -2.0, -4.0),
            top_colour: CREAM,
            pattern: Pattern::Hoops(NAVY.into()),
            mood: Mood {
                open: 0.13,
                smile: 0.13,
                wide: 1.2,
                upper: 0.66,
                ..TOLD
            },
            features: Features {
                lips: 1.35,
                nose_wide: 1.2,
                cheeks: 1.05,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (590.0, 596.0),
            tall: 161.9,
            facing: -8.0,
            skin: "#f0cbb0",
            hair: Hair::Parted,
            hair_colour: "#d9b25e",
            flies: 0.6,
            hearing_aid: Some("#2aa3c8"),
            head: (0.0, 2.0, 5.0),
            top_colour: GREEN,
            mood: Mood {
                open: 0.04,
                smile: 0.085,
                wide: 0.95,
                upper: 0.95,
                ..TOLD
            },
            features: Features {
                long: 1.06,
                wide: 0.96,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        Pupil {
            at: (728.0, 606.0),
            tall: 157.3,
            facing: -10.0,
            skin: "#f2d0b8",
            hair: Hair::Braids,
            hair_colour: "#b8562c",
            flies: 0.3,
            head: (0.0, -2.0, 10.0),
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                open: 0.10,
                smile: 0.14,
                wide: 1.2,
                upper: 0.55,
                lower: 0.2,
                ..TOLD
            },
            features: Features {
                wide: 1.08,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}

/// The three beside her.
pub fn beside(scene: &Scene) {
    let [rolling, turning, cut_off] = front_row();
    wheelchair(scene, rolling.at);
    let (x, y) = rolling.at;
    let mut person = rolling.person();
    person.pose.arms = [ArmPose::to(0.35, -0.8, 0.1)
        .elbow(1.0, -0.1, -0.6)
        .hand(Gesture::Grip)
        .fingers(0.0, -0.8, 0.6)
        .thumb(-0.8, 0.0, 0.6); 2];
    person.wrists = [Some((x + 116.0, y + 216.0)), Some((x - 116.0, y + 216.0))];
    wheels(scene, rolling.at);
    scene.add(put(scene, &person, rolling.flies, 0.0));
    cut_off.draw(scene, 0.0);
    turning.draw(scene, 0.0);
}

fn front_row() -> [Pupil; 3] {
    [
        Pupil {
            at: (112.0, 862.0),
            tall: 196.1,
            facing: 8.0,
            skin: "#e2b083",
            hair: Hair::Bob,
            hair_colour: "#241d22",
            flies: 0.5,
            head: (0.0, -4.0, -4.0),
            glasses: Some("#c8402e"),
            top: Top::Shirt,
            top_colour: CREAM,
            mood: Mood {
                open: 0.10,
                smile: 0.12,
                ..TOLD
            },
            features: Features {
                eye_fold: 1.0,
                eye_slant: 5.0,
                ..Features::PLAIN
            },
            ..PUPIL
        },
        // He has begun to turn his eyes.
        Pupil {
            at: (604.0, 832.0),
            tall: 202.9,
            facing: -6.0,
            skin: "#5a3a2a",
            hair: Hair::Short,
            hair_colour: "#1c1517",
            flies: 0.2,
            head: (6.0, 0.0, 3.0),
            top_colour: MUSTARD,
            mood: Mood {
                open: 0.05,
                smile: 0.05,
                wide: 1.0,
                upper: 1.0,
                brow_in: 0.06,
                brow_out: 0.03,
                uneven: 0.05,
                ..TOLD
            },
            features: Features {
                lips: 1.25,
                nose_wide: 1.15,
                ears: 1.2,
                ..Features::PLAIN
            },
            gaze: (0.95, -0.35),
            ..PUPIL
        },
        Pupil {
            at: (764.0, 848.0),
            tall: 193.8,
            facing: -12.0,
            skin: "#eec6a4",
            hair: Hair::Tousled,
            hair_colour: "#6e4226",
            flies: 0.36,
            head: (0.0, -6.0, 6.0),
            top_colour: GREEN,
            mood: Mood {
                open: 0.03,
                smile: 0.16,
                wide: 1.3,
                upper: 0.5,
                lower: 0.15,
                pinched: 0.03,
                ..TOLD
            },
            features: Features {
                wide: 1.1,
                cheeks: 1.1,
                ears: 1.1,
                ..Features::PLAIN
            },
            ..PUPIL
        },
    ]
}

/// She stands with them, and her glasses have caught something bright.
fn teacher(scene: &Scene) {
    let person = placed(
        Person {
            build: Build::Large,
            pose: Pose {
                arms: [ArmPose::to(0.1, -0.9, 0.1), ArmPose::to(0.1, -0.9, 0.1)],
                ..UPRIGHT
            }
            .looking(-2.0, -3.0, 4.0),
            facing: Some(-8.0),
            skin: Skin::Of("#54362a".into()),
            head: Head {
                age: Some(Age::Middle),
                features: Features {
                    lips: 1.3,
                    nose_wide: 1.2,
                    wide: 1.04,
                    ..Features::PLAIN
                },
                mood: Mood {
                    smile: 0.10,
                    open: 0.05,
                    ..TOLD
                },
                hair: Hair::Bun,
                hair_colour: "#77727c".into(),
                glasses: Some("#e8c25a".into()),
                ..Head::default()
            },
            clothes: Clothes {
                top: Top::Jacket,
                top_colour: "#6a3a4e".into(),
                shirt_colour: CREAM.into(),
                ..Clothes::default()
            },
            seed: 77,
            ..Person::default()
        },
        (748.0, 396.0),
        160.0,
    );
    scene.add(put(scene, &person, 0.34, 0.08));
    let cut = person.cut(scene.light);
    for (x, y) in cut.landmarks.eyes {
        let gleam = circle((x + 3.0, y - 2.0), 12.0).minus(&circle((x - 6.0, y + 4.0), 15.0));
        scene.add(scene.veil(&gleam, "#ffb25a", 0.95));
    }
}

/// Two fingers behind the head of the one in front.
fn rabbit_ears(scene: &Scene, (x, y): At) {
    let bent = [84.0, 98.0, 54.0, -1.0];
    let hand = Hand {
        gesture: Gesture::Of(Fingers {
            fingers: [[0.0, 4.0, 3.0, 13.0], [2.0, 6.0, 4.0, -10.0], bent, bent],
            thumb: Thumb::At([30.0, 66.0, 34.0, 52.0]),
        }),
        side: Side::Right,
        fingers: v(-0.12, -1.0, 0.1),
        thumb: v(-0.9, 0.1, 0.4),
        ..Hand::default()
    };
    let part = hand
        .part("#8a5636".into(), (0.7, -0.6), true)
        .put(&Spot::new(x, y, 96.0));
    scene.add(part.paint(scene, PaperStyle::default()));
}

/// A cloth tied over a knot of hair.
fn patka(scene: &Scene, (x, y): At, tall: f64) {
    let p = |dx: f64, dy: f64| (x + dx * tall, y + dy * tall);
    let at = |places: &[(f64, f64)]| {
        let knots: Vec<Knot> = places.iter().map(|&(dx, dy)| p(dx, dy).into()).collect();
        blob(&knots)
    };
    let knot = at(&[
        (-0.16, -0.50),
        (-0.15, -0.66),
        (-0.03, -0.73),
        (0.10, -0.66),
        (0.11, -0.50),
    ]);
    let cloth = at(&[
        (-0.40, 0.02),
        (-0.42, -0.20),
        (-0.33, -0.42),
        (-0.12, -0.56),
        (0.12, -0.55),
        (0.34, -0.40),
        (0.41, -0.18),
        (0.38, 0.02),
        (0.32, -0.11),
        (0.16, -0.21),
        (-0.02, -0.24),
        (-0.20, -0.20),
        (-0.34, -0.10),
    ]);
    for (shape, seed) in [(knot, 3), (cloth, 4)] {
        let shape = handcut(&shape, 0.6, 14.0, seed);
        scene.add(scene.fill(&shape, "#2f5f86"));
        scene.add(scene.veil(
            &shape.minus(&shape.moved(tall * 0.05, -tall * 0.03)),
            "#1d3f60",
            0.8,
        ));
        scene.add(scene.veil(&shape.minus(&shape.moved(-2.0, 2.5)), "#7fb0cc", 0.7));
    }
    for line in [
        [p(-0.36, -0.14), p(-0.16, -0.34), p(-0.02, -0.52)],
        [p(0.36, -0.13), p(0.16, -0.32), p(0.0, -0.52)],
    ] {
        scene.add(scene.thread(&line, "#173450", 2.0, 0.6));
    }
}

fn freckles(scene: &Scene, (x, y): At, tall: f64) {
    let mut chance = Chance::of("behind you freckles", 3);
    for side in [-1.0, 1.0] {
        for _ in 0..9 {
            let at = (
                x + side * tall * chance.between(0.07, 0.22) - 2.0,
                y + tall * chance.between(0.13, 0.22),
            );
            scene.add(scene.veil(&circle(at, chance.between(1.0, 1.7)), "#b8653c", 0.6));
        }
    }
}

/// The chair behind her: its back, its grips, and the far halves of its wheels.
fn wheelchair(scene: &Scene, (x, y): At) {
    for side in [-1.0, 1.0] {
        let post = taper(
            &[
                (x + side * 96.0, y + 320.0),
                (x + side * 94.0, y + 170.0),
                (x + side * 96.0, y + 132.0),
            ],
            &[12.0, 12.0, 12.0],
        );
        scene.add(scene.fill(&post, "#9aa7b4"));
        let grip = taper(
            &[(x + side * 96.0, y + 140.0), (x + side * 102.0, y + 118.0)],
            &[21.0, 23.0],
        );
        scene.add(scene.fill(&grip, "#23262f"));
        scene.add(scene.veil(&grip.minus(&grip.moved(-5.0, 4.0)), "#8d99a8", 0.8));
    }
}

/// Its wheels beside her, seen from the front, and her hand on one.
fn wheels(scene: &Scene, (x, y): At) {
    for side in [-1.0, 1.0] {
        let at = (x + side * 122.0, y + 400.0);
        let tyre = ellipse(at, 24.0, 176.0).turned(side * 4.0, at);
        let inner = ellipse(at, 11.0, 160.0).turned(side * 4.0, at);
        scene.add(
            scene.multiplied(
                scene.blurred(scene.veil(&tyre.moved(-10.0, 8.0), "#1c2a46", 0.5), 7.0),
            ),
        );
        scene.add(scene.fill(&tyre.minus(&inner), "#2a2c36"));
        scene.add(scene.veil(&tyre.minus(&tyre.moved(-3.5, 2.0)), "#a9b6c4", 0.75));
        let rim = ellipse((at.0 + side * 14.0, at.1), 13.0, 150.0).turned(side * 4.0, at);
        scene.add(scene.fill(&rim.minus(&rim.grown(-4.5)), "#dfe6ea"));
    }
}
