//! The pram, and a baby in it who wants the shade.

use crate::colour::mix;
use crate::line::{blob, curve, ellipse, handcut, handcut_finely, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, Gesture, Kind, PaperStyle, Person, Pose, Top, UPRIGHT,
};
use crate::motifs::things::Pram;
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots};

use super::square::shaded;

const PAINT: &str = "#3f9c9a";

pub fn draw(scene: &Scene) {
    let pram = Pram {
        spot: Spot::new(664.0, 500.0, 1.36),
        colour: PAINT.into(),
        blanket: "#f0805a".into(),
        skin: "#fff6e2".into(),
    };
    let middle = pram.spot.point((36.0, 16.0));
    let mut shadow = vec![ellipse(middle, 104.0, 24.0).turned(6.0, middle)];
    for (x, y) in pram.wheels() {
        shadow.push(taper(&[(x, y + 21.0), (x + 32.0, y + 30.0)], &[12.0, 12.0]));
    }
    shaded(scene, &all(shadow));
    scene.add(pram.ink(scene));
    baby(scene);
    // The side towards us again, before the child.
    let put = |shape: &Shape| handcut(&pram.spot.put(shape), 0.6, 16.0, 4);
    let blanket = blob(&knots![-60, -88; -40, -92; -14, -86; 10, -88; 24, -80; 8, -66; -30, -66]);
    scene.add(
        scene
            .sheet(&put(&blanket), pram.blanket)
            .lit(0.2)
            .shade(0.3)
            .rim(0.0)
            .ink(),
    );
    let body = blob(&knots![
        -66, -92, corner; -62, -60; -40, -36; 0, -28; 42, -32; 64, -54; 72, -84, corner; 30, -70; -20, -72
    ]);
    let body = put(&body);
    scene.add(scene.shadow(&body, (0.0, -3.0), 3.0, "#3b2450", 0.3));
    scene.add(
        scene
            .sheet(&body, PAINT)
            .lit(0.35)
            .shade(0.3)
            .rim(0.0)
            .ink(),
    );
    scene.add(scene.veil(&body.minus(&body.moved(0.0, 3.0)), "#c4ece0", 0.7));
}

/// Both arms stretched out for it.
fn baby(scene: &Scene) {
    let reach = ArmPose::to(0.34, 0.34, 0.6)
        .elbow(0.8, -0.6, 0.0)
        .hand(Gesture::Wave)
        .fingers(0.2, 1.0, 0.1)
        .thumb(-1.0, 0.1, 0.1);
    let person = Person {
        build: Build::Toddler,
        pose: Pose {
            head: (0.0, 4.0, -8.0),
            arms: [
                ArmPose::to(0.62, -0.12, 0.5)
                    .elbow(0.8, -0.6, 0.0)
                    .hand(Gesture::Open),
                reach,
            ],
            ..UPRIGHT
        },
        at: (650.0, 492.0),
        height: 200.0,
        facing: Some(-20.0),
        skin: Skin::Honey,
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#fff3dc".into(),
            ..Clothes::default()
        },
        seed: 6,
        ..Person::default()
    };
    let cut = person.cut(scene.light);
    for part in &cut.parts {
        if matches!(part.kind, Kind::Trunk | Kind::Arm(_) | Kind::Hand(_)) {
            scene.add(part.paint(scene, PaperStyle::default()));
        }
    }
    let (x, y) = cut.landmarks.head;
    face(scene, &Spot::new(x - 1.0, y + 4.0, 1.0).turned(-7.0));
}

/// A round face that looks down to our left, at what is carried.
fn face(scene: &Scene, spot: &Spot) {
    let put = |shape: &Shape| handcut_finely(&spot.put(shape), 0.4, 6.0, 3, 1.0);
    let skin = Skin::Honey.colour();
    let ears = ellipse((30.0, 6.0), 7.0, 9.0).and(&ellipse((-33.0, 7.0), 4.5, 8.0));
    scene.add(scene.fill(&put(&ears), mix(skin, "#7a3a30", 0.22)));
    let head = blob(&knots![
        -33, 2; -29, -20; -10, -34; 12, -34; 29, -20; 32, 4; 30, 18; 17, 31; -4, 35; -24, 29; -34, 16
    ]);
    let head = put(&head);
    scene.add(scene.shadow(&head, (1.0, 5.0), 3.0, "#6a3a2a", 0.4));
    scene.add(scene.sheet(&head, skin).lit(0.12).shade(0.3).rim(0.0).ink());
    // A little hair, and one curl.
    let hair = blob(&knots![
        -22, -27; -6, -37; 14, -36; 30, -22; 33, -2, corner; 26, -10; 22, -20, corner; 12, -23; 4, -27, corner; -8, -24
    ]);
    let curl = taper(
        &curve(&spots![-2, -32; -10, -41; -3, -48; 4, -43; -1, -39]),
        &[6.0, 4.6, 4.0, 3.0, 1.0],
    );
    scene.add(scene.fill(&put(&hair.and(&curl)), "#4a2c22"));
    let blush = ellipse((-23.0, 14.0), 7.0, 5.4).and(&ellipse((13.0, 16.0), 8.0, 5.6));
    scene.add(scene.blurred(scene.veil(&put(&blush), "#e06a50", 0.6), 2.0));
    for (ex, wide) in [(-19.0, 5.2), (5.0, 5.8)] {
        scene.add(scene.fill(&spot.put(&ellipse((ex, 0.0), wide, 6.2)), "#fff8ea"));
        scene.add(scene.fill(
            &spot.put(&ellipse((ex - 1.2, 1.4), wide * 0.86, 5.2)),
            "#2c1a1c",
        ));
        scene.add(scene.fill(&spot.put(&ellipse((ex - 2.4, -0.8), 1.3, 1.5)), "#ffffff"));
        let lid = taper(
            &curve(&[(ex - wide - 0.6, -1.6), (ex, -6.6), (ex + wide + 0.8, -1.4)]),
            &[1.2, 2.4, 1.2],
        );
        scene.add(scene.fill(&spot.put(&lid), "#3a1e1c"));
        let brow = taper(
            &curve(&[(ex - 5.0, -12.4), (ex, -14.6), (ex + 5.4, -12.6)]),
            &[1.0, 2.2, 1.0],
        );
        scene.add(scene.veil(&spot.put(&brow), "#4a2c22", 0.8));
    }
    let nose = taper(&curve(&spots![-12, 9; -9, 12; -5, 9]), &[1.0, 2.4, 1.0]);
    scene.add(scene.veil(&spot.put(&nose), "#7a3f2c", 0.8));
    let mouth = blob(&knots![-18, 17, corner; -8, 19; 3, 17, corner; 0, 24; -8, 28; -15, 24]);
    scene.add(scene.fill(&spot.put(&mouth), "#7a2430"));
    let tongue = ellipse((-7.5, 26.0), 5.0, 3.4).within(&mouth);
    scene.add(scene.fill(&spot.put(&tongue), "#e8787a"));
}
