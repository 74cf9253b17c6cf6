//! Twelve who look at us, each as well as they can, and their teacher.

use crate::line::{Knot, blob, circle, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, Features, Fingers, Gesture, Hair, Hand, Head, Mood, PaperStyle,
    Person, Pose, Side, Thumb, Top, UPRIGHT,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};

use super::pupils::{CREAM, TOLD, placed, put};
use super::reflection;
use super::rows::{back_row, front_row, middle_row};

/// The two rows behind, and who stands with them.
pub fn behind(scene: &Scene) {
    // From the right: hair that flies to the left stays behind the next face.
    for pupil in back_row().iter().rev() {
        pupil.draw(scene, 0.26);
    }
    teacher(scene);
    rabbit_ears(scene, (676.0, 552.0));
    let row = middle_row();
    for (i, pupil) in row.iter().enumerate().rev() {
        pupil.draw(scene, 0.17);
        match i {
            1 => patka(scene, pupil.at, pupil.tall),
            4 => freckles(scene, pupil.at, pupil.tall),
            _ => {}
        }
    }
}

/// The two beside her.
pub fn beside(scene: &Scene) {
    let [rolling, turning] = front_row();
    wheelchair(scene, rolling.at);
    let mut person = rolling.person();
    person.pose.arms = [ArmPose::to(0.1, -0.85, 0.4)
        .elbow(1.0, -0.1, -0.2)
        .hand(Gesture::Relaxed); 2];
    scene.add(put(scene, &person, rolling.flies, 0.06));
    reflection::on_glasses(scene, &person);
    wheels(scene, rolling.at);
    turning.draw(scene, 0.04);
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
        (724.0, 378.0),
        190.0,
    );
    scene.add(put(scene, &person, 0.5, 0.2));
    reflection::on_glasses(scene, &person);
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
        .part("#dcae8c".into(), (0.7, -0.6), true)
        .put(&Spot::new(x, y, 96.0));
    let style = PaperStyle {
        air: Some(("#8aa4b6".into(), 0.2)),
        ..PaperStyle::default()
    };
    scene.add(part.paint(scene, style));
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
                (x + side * 108.0, y + 320.0),
                (x + side * 106.0, y + 170.0),
                (x + side * 108.0, y + 146.0),
            ],
            &[12.0, 12.0, 12.0],
        );
        scene.add(scene.fill(&post, "#9aa7b4"));
        let grip = taper(
            &[(x + side * 108.0, y + 152.0), (x + side * 114.0, y + 128.0)],
            &[21.0, 23.0],
        );
        scene.add(scene.fill(&grip, "#23262f"));
        scene.add(scene.veil(&grip.minus(&grip.moved(-5.0, 4.0)), "#8d99a8", 0.8));
    }
}

/// Its wheels beside her, seen from the front, and her hand on one.
fn wheels(scene: &Scene, (x, y): At) {
    for side in [-1.0, 1.0] {
        let at = (x + side * 148.0, y + 384.0);
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
