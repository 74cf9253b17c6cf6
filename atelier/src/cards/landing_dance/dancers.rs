//! The two who dance.

use super::house::{DARK, LOWER_FLOOR, SOFFIT, UPPER_FLOOR};
use super::{LOWER, UPPER};
use crate::line::{blob, curve, ellipse, handcut_finely, rect, step, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Kind, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Shoes, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

/// Very large, fifty-five, in vest and braces.
fn man() -> Person {
    Person {
        build: Build::Of(Proportions {
            belly: 0.66,
            trunk: 1.7,
            limb: 1.5,
            waist: -0.14,
            throat: 0.34,
            neck: 0.1,
            ..Build::Large.proportions()
        }),
        pose: Pose {
            hips: v(0.0, 0.93, 0.05),
            lean: (7.0, 0.0),
            bow: -0.05,
            head: (-8.0, 0.0, 6.0),
            arms: [
                ArmPose::to(0.3, 0.3, 0.5)
                    .elbow(0.8, -0.8, 0.5)
                    .hand(Gesture::Open)
                    .fingers(0.0, 0.9, 0.5)
                    .thumb(-1.0, 0.1, -0.2),
                ArmPose::to(-0.42, -0.24, 0.5)
                    .elbow(0.5, -1.0, 0.0)
                    .hand(Gesture::Relaxed)
                    .fingers(-0.7, 0.25, 0.6)
                    .thumb(0.1, 1.0, 0.1),
            ],
            legs: [
                LegPose::to(0.10, 0.0, 0.30).toe(0.2, 0.0, 1.0),
                LegPose::to(0.12, 0.08, -0.46).toe(0.2, -0.8, 1.0),
            ],
            ..UPRIGHT
        },
        at: (262.0, 566.0),
        height: 544.0,
        facing: Some(50.0),
        skin: Skin::Honey,
        head: Head {
            features: Features {
                wide: 1.16,
                long: 0.92,
                jaw: 1.22,
                chin: 1.1,
                cheeks: 1.08,
                nose_out: 1.1,
                nose_wide: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.09,
                upper: -0.3,
                smile: 0.1,
                cheeks: 0.7,
                blush: 1.2,
                ..Mood::TENDERNESS
            },
            age: Some(Age::Middle),
            hair: Hair::Receding,
            hair_colour: "#3a2c2c".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Vest,
            top_colour: "#f7ecd6".into(),
            bottom: Bottom::Trousers,
            bottom_colour: "#1d4152".into(),
            shoes: Shoes::Leather,
            shoe_colour: "#2a1a20".into(),
            ..Clothes::default()
        },
        wrists: [Some((446.0, 108.0)), Some((402.0, 236.0))],
        seed: 5,
        ..Person::default()
    }
}

/// Thin, sixty, a white bun and a rose in it.
fn woman() -> Person {
    Person {
        build: Build::Of(Proportions {
            hip: 0.32,
            ..Build::Thin.proportions().shaped(0.09, 0.2)
        }),
        pose: Pose {
            hips: v(0.0, 0.985, 0.0),
            lean: (-7.0, 5.0),
            bow: -0.2,
            sway: -0.1,
            twist: -8.0,
            hip_tilt: 10.0,
            shoulder_tilt: -6.0,
            head: (8.0, -10.0, -8.0),
            arms: [
                ArmPose::to(-0.3, -0.2, 0.5)
                    .elbow(0.5, -1.0, 0.0)
                    .hand(Gesture::Flat)
                    .fingers(-0.3, -0.35, 1.0)
                    .thumb(-0.9, -0.1, 0.2),
                ArmPose::to(0.3, 0.34, 0.5)
                    .elbow(0.8, -0.7, 0.5)
                    .hand(Gesture::Cup)
                    .fingers(0.0, 0.9, 0.5)
                    .thumb(-1.0, 0.1, -0.2),
            ],
            legs: [
                LegPose::to(0.08, 0.42, -0.34)
                    .knee(0.1, 0.0, 1.0)
                    .toe(0.1, -1.0, -0.3),
                LegPose::to(0.06, 0.0, 0.0).knee(0.2, 0.2, 1.0),
            ],
            ..UPRIGHT
        },
        at: (478.0, 1150.0),
        height: 504.0,
        facing: Some(-48.0),
        skin: Skin::Umber,
        head: Head {
            features: Features {
                gaunt: 0.4,
                nose_length: 1.1,
                nose_out: 1.1,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.08,
                brow_out: 0.04,
                upper: -0.3,
                smile: 0.12,
                ..Mood::TENDERNESS
            },
            age: Some(Age::Middle),
            hair: Hair::LowBun,
            hair_colour: "#dcd8d6".into(),
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Dress,
            top_colour: "#b3263e".into(),
            top_pattern: Pattern::Dots("#f3dcb4".into()),
            bottom: Bottom::Bare,
            shoes: Shoes::Slippers,
            shoe_colour: "#c8402f".into(),
            wind: (0.9, 0.0),
            ..Clothes::default()
        },
        wrists: [Some((366.0, 792.0)), Some((392.0, 684.0))],
        seed: 3,
        ..Person::default()
    }
}

pub fn above(scene: &Scene) {
    let cut = man().cut(UPPER);
    on_wall(scene, &cut, (-64.0, 26.0));
    let style = lit(UPPER);
    for part in &cut.parts {
        scene.add(part.paint(scene, style));
        if part.kind == Kind::Trunk {
            braces(scene, &part.shape, cut.landmarks.neck, cut.landmarks.hips);
        }
    }
    scene.add(moustache(scene, cut.landmarks.mouth));
    belt(scene, &cut);
    edge(scene, &cut.outline(), cut.landmarks.hips, UPPER);
}

pub fn below(scene: &Scene) {
    let cut = woman().cut(LOWER);
    on_wall(scene, &cut, (58.0, 18.0));
    let style = lit(LOWER);
    for part in &cut.parts {
        scene.add(part.paint(scene, style));
        if part.kind == Kind::Trunk {
            super::skirt::draw(scene);
        }
    }
    edge(
        scene,
        &cut.outline().and(&super::skirt::cloth()),
        cut.landmarks.hips,
        LOWER,
    );
    rose(scene, cut.landmarks.head);
}

fn lit(light: At) -> PaperStyle {
    PaperStyle {
        light: Some(light),
        focal: false,
        air: None,
    }
}

/// The lit edge.
fn edge(scene: &Scene, outline: &Shape, hips: At, light: At) {
    let (x, y) = step(hips, light);
    let edge = outline.minus(&outline.moved(-x * 2.4, -y * 2.4));
    scene.add(scene.veil(&edge, "#fff0c4", 0.5));
}

/// The shadow on the wall behind.
fn on_wall(scene: &Scene, cut: &CutPerson, (dx, dy): At) {
    let fall = cut.outline().moved(dx, dy);
    let fall = scene.blurred(scene.veil(&fall, "#c08070", 0.5), 3.0);
    let room = rect(-20.0, -20.0, 820.0, UPPER_FLOOR).and(&rect(-20.0, SOFFIT, 820.0, LOWER_FLOOR));
    scene.add(scene.multiplied(scene.clipped(&room, fall)));
}

/// His braces, over the shoulder to the waistband.
fn braces(scene: &Scene, trunk: &Shape, (nx, ny): At, (hx, hy): At) {
    for line in [
        [
            (nx + 6.0, ny - 4.0),
            (nx + 44.0, ny + 40.0),
            (nx + 66.0, ny + 90.0),
            (hx + 66.0, hy + 20.0),
        ],
        [
            (nx - 24.0, ny - 4.0),
            (nx - 20.0, ny + 60.0),
            (hx - 6.0, hy - 40.0),
            (hx - 10.0, hy + 30.0),
        ],
    ] {
        let band = taper(&line, &[11.0, 12.0, 12.0, 11.0]).within(trunk);
        scene.add(scene.veil(&band.moved(-3.0, 4.0).within(trunk), "#a08070", 0.5));
        scene.add(scene.fill(&band, "#d2432f"));
        scene.add(scene.veil(&band.minus(&band.moved(-3.0, 1.0)), "#f58a5c", 0.7));
    }
}

/// His belt, below the belly.
fn belt(scene: &Scene, cut: &CutPerson) {
    let line = curve(&spots![214, 297; 240, 311; 270, 319; 312, 321; 362, 314]);
    let belt = taper(&line, &[15.0, 16.0, 15.0]).within(&cut.outline());
    scene.add(scene.sheet(&belt, "#3a2430").lit(0.2).rim(0.0).ink());
    let buckle = handcut_finely(&rect(316.0, 311.0, 334.0, 330.0), 0.5, 6.0, 4, 1.0);
    let hole = rect(320.0, 315.0, 330.0, 326.0);
    scene.add(scene.fill(&buckle.minus(&hole), "#e9b95a"));
}

/// A thick one.
fn moustache(scene: &Scene, (x, y): At) -> Ink {
    let bush = blob(
        &knots![-22, 9; -17, -3; -8, -10; 2, -9; 8, -10; 14, -4; 15, 6; 10, 5; 5, -1; 1, -2; -8, 0; -15, 7],
    );
    let bush = handcut_finely(&bush.moved(x + 1.0, y - 4.0), 0.7, 4.0, 4, 2.0);
    scene.fill(&bush, "#3a2c2c") + scene.veil(&bush.minus(&bush.moved(-1.0, 2.6)), "#8a6a5a", 0.7)
}

/// A rose in her hair.
fn rose(scene: &Scene, (x, y): At) {
    let at = (x + 30.0, y - 14.0);
    for turn in [40.0, 150.0] {
        let leaf = blob(&knots![4, 0, corner; 14, -9; 28, -8, corner; 18, 4]);
        let leaf = Spot::new(at.0, at.1, 1.0).turned(turn).put(&leaf);
        scene.add(scene.fill(&leaf, "#3f8a4a"));
    }
    let bloom = blob(&knots![-16, -2; -12, -13; -2, -16; 8, -14; 14, -4; 12, 8; 2, 14; -10, 12]);
    let bloom = handcut_finely(&bloom.moved(at.0, at.1), 0.8, 6.0, 3, 1.5);
    scene.add(scene.shadow(&bloom, (2.0, 3.0), 3.0, DARK, 0.4));
    scene.add(scene.fill(&bloom, "#d42f3c"));
    scene.add(scene.veil(&bloom.minus(&bloom.moved(-3.0, -4.0)), "#8a1430", 0.8));
    for (dx, dy, r, colour) in [
        (-3.0, -3.0, 8.0, "#ef5a58"),
        (-2.0, -2.0, 5.4, "#b01c34"),
        (-1.0, -2.0, 2.6, "#f07a6a"),
    ] {
        scene.add(scene.fill(&ellipse((at.0 + dx, at.1 + dy), r, r * 0.86), colour));
    }
}
