//! The sky, the roofs of the fair far below, those who look up, and what is seen of the booth.

use crate::line::{blob, ellipse, handcut, poly, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    ArmPose, Build, Clothes, Gesture, Hair, Head, Headwear, Mood, PaperStyle, Person, Pose, Top,
    UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots, stops};

pub fn draw(scene: &Scene) {
    let sky =
        stops![0, "#ff86ac"; 0.26, "#ffb3b6"; 0.5, "#ffdfc2"; 0.66, "#fff2d4"; 0.8, "#e6f4dc"];
    scene.sky(scene.linear((560.0, 0.0), (380.0, 1060.0), &sky), 4, 0.022);
    clouds(scene);
    roofs(scene);
}

/// Candy floss.
fn clouds(scene: &Scene) {
    let cloud = blob(&knots![
        -90, 10, corner; -96, -14; -70, -30, corner; -62, -58; -24, -62; -8, -44, corner; 6, -76; 50, -72; 56, -40, corner; 82, -46; 100, -16; 92, 10, corner; 0, 16
    ]);
    for (x, y, size, flip, much) in [
        (560.0, 640.0, 1.1, false, 0.85),
        (90.0, 560.0, 0.8, true, 0.7),
        (660.0, 482.0, 0.5, true, 0.5),
    ] {
        let cloud = handcut(
            &Spot::new(x, y, size).flipped(flip).put(&cloud),
            1.2,
            18.0,
            7,
        );
        let fade = stops![0, "#ffffff", much; 0.6, "#ffe1e4", much; 1, "#ffd2d6", 0];
        let fill = scene.linear((x + 20.0, y - 80.0 * size), (x, y + 18.0 * size), &fade);
        scene.add(scene.fill(&cloud, fill));
    }
}

/// Tents and their pennants, pale with distance.
fn roofs(scene: &Scene) {
    let tent = |x: f64, y: f64, w: f64, h: f64| -> Shape {
        blob(&knots![
            x - w, y, corner; x - w * 0.5, y - h * 0.3; x, y - h, corner; x + w * 0.5, y - h * 0.3; x + w, y, corner; x + w * 0.92, y + 260.0, corner; x - w * 0.92, y + 260.0, corner
        ])
    };
    for (x, y, w, h, colour) in [
        (468.0, 830.0, 64.0, 74.0, "#f7b3a8"),
        (704.0, 826.0, 90.0, 100.0, "#f2a4a0"),
        (588.0, 836.0, 74.0, 84.0, "#a9d8c0"),
        (800.0, 840.0, 60.0, 70.0, "#a9d8c0"),
        (90.0, 836.0, 80.0, 90.0, "#f7b3a8"),
    ] {
        let shape = handcut(&tent(x, y, w, h), 0.8, 20.0, x as i64);
        scene.add(scene.fill(&shape, colour));
        let stripes = all((-2..=2).map(|i| {
            let a = f64::from(i) * w * 0.42;
            poly(&[
                (x, y - h),
                (x + a, y),
                (x + a, y + 300.0),
                (x + a + w * 0.2, y + 300.0),
                (x + a + w * 0.2, y),
            ])
        }));
        scene.add(scene.veil(&stripes.within(&shape), "#fff4e4", 0.7));
        let pole = taper(&[(x, y - h + 3.0), (x, y - h - 26.0)], &[2.4, 2.0]);
        let flag = poly(&[
            (x, y - h - 26.0),
            (x + 24.0, y - h - 20.0),
            (x, y - h - 12.0),
        ]);
        scene.add(scene.fill(&pole.and(&flag), "#d9705f"));
    }
    scene.add(scene.fog(790.0, 985.0, "#fff2d8", 0.95));
    gapers(scene);
}

/// They look up, point, and film it.
fn gapers(scene: &Scene) {
    let up = Pose {
        head: (0.0, -30.0, 0.0),
        ..UPRIGHT
    };
    // Beside the head, not across the face.
    let pointing = ArmPose::to(0.42, 0.74, 0.1)
        .elbow(1.0, -0.3, 0.0)
        .hand(Gesture::Point);
    let people = [
        (
            466.0,
            866.0,
            -40.0,
            up.left(pointing),
            Hair::Short,
            Skin::Umber,
            "#d96a5a",
            Headwear::Nothing,
        ),
        (
            660.0,
            870.0,
            40.0,
            up,
            Hair::Short,
            Skin::Honey,
            "#5a9a8c",
            Headwear::Cap("#c8583e".into()),
        ),
        (
            600.0,
            886.0,
            -35.0,
            up,
            Hair::Ponytail,
            Skin::Ebony,
            "#e8b04a",
            Headwear::Nothing,
        ),
    ];
    for (x, y, facing, pose, hair, skin, cloth, wears) in people {
        let person = Person {
            build: Build::Adult,
            at: (x, y + 330.0),
            height: 380.0,
            facing: Some(facing),
            pose,
            skin,
            head: Head {
                hair,
                wears,
                mood: Mood::SURPRISE,
                hair_colour: "#4a2c2a".into(),
                ..Head::default()
            },
            clothes: Clothes {
                top: Top::Tee,
                top_colour: cloth.into(),
                ..Clothes::default()
            },
            ..Person::default()
        };
        let air = Some(("#ffe9d4".into(), 0.44));
        scene.add(person.paint(
            scene,
            PaperStyle {
                air,
                ..PaperStyle::default()
            },
        ));
    }
}

/// The jamb of the hatch, near us, with a lamp.
pub fn booth(scene: &Scene) {
    let post = handcut(
        &poly(&spots![-20, -20; 50, -20; 40, 1220; -20, 1220]),
        1.0,
        40.0,
        2,
    );
    let fill = scene.linear(
        (0.0, 0.0),
        (50.0, 0.0),
        &stops![0, "#1b6460"; 0.7, "#2f8f80"; 1, "#63c3a8"],
    );
    scene.add(scene.shadow(&post, (-2.0, 4.0), 10.0, super::DEEP, 0.3));
    scene.add(scene.fill(&post, fill));
    scene.add(scene.veil(&post.minus(&post.moved(-4.0, 0.0)), "#d8ffe8", 0.8));
    let groove = poly(&spots![22, -20; 28, -20; 23, 1220; 17, 1220]);
    scene.add(scene.veil(&groove, "#123f44", 0.7));
    for y in [70.0, 330.0, 590.0, 850.0] {
        scene.add(scene.fill(&ellipse((37.0, y), 4.5, 5.0), "#1b6460"));
        scene.add(scene.fill(&ellipse((38.0, y - 1.5), 3.4, 3.6), "#a6ecd0"));
    }
}
