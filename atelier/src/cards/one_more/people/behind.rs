//! Those behind the horse: a man in a turban, and a courier with her box.

use crate::knots;
use crate::line::{Stroke, blob, handcut, poly, rect};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, Beard, Build, Clothes, Features, Hair, Head, Kind, Mood, PaperStyle, Person, Teeth, Top,
    UPRIGHT,
};
use crate::scene::Scene;
use crate::stops;
use crate::svg::Ink;

use super::{below_the_lamp, built, turban};

/// Those behind the horse.
pub fn behind(scene: &Scene) {
    let tall = Person {
        build: built(Build::Thin, 1.56),
        at: (204.0, 1010.0),
        height: 806.0,
        facing: Some(12.0),
        skin: Skin::Honey,
        pose: UPRIGHT.looking(0.0, 8.0, -3.0),
        head: Head {
            features: Features {
                nose_length: 1.1,
                eyes: 1.2,
                brows: 1.3,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: Mood {
                brow_in: 0.05,
                brow_out: 0.12,
                uneven: 0.06,
                upper: 0.74,
                lower: 0.6,
                smile: 0.06,
                open: 0.075,
                wide: 1.1,
                teeth: Teeth::Clenched,
                cheeks: 0.5,
                blush: 0.9,
                ..Mood::CALM
            },
            gaze: Some((0.95, 0.12)),
            hair_colour: "#33282a".into(),
            beard: Beard::Short,
            hair: Hair::Bald,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#34505c".into(),
            shirt_colour: "#e8efe6".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    half_hidden(scene, &tall);
    let landmarks = tall.cut(scene.light).landmarks;
    turban::draw(scene, &landmarks);
    newspaper(scene);
    let courier = Person {
        build: built(Build::Adult, 1.46),
        at: (634.0, 1010.0),
        height: 770.0,
        facing: Some(96.0),
        skin: Skin::Of("#e6bd94".into()),
        pose: UPRIGHT.looking(0.0, -14.0, 0.0),
        head: Head {
            features: Features {
                eye_fold: 1.0,
                nose_length: 0.86,
                wide: 1.04,
                eyes: 1.22,
                ..Features::PLAIN
            },
            mood: Mood {
                brow_in: 0.13,
                brow_out: -0.03,
                upper: 0.86,
                lower: 0.7,
                smile: -0.05,
                wide: 0.72,
                pressed: 1.0,
                crooked: 0.03,
                cheeks: 0.8,
                blush: 2.0,
                ..Mood::CALM
            },
            gaze: Some((0.6, -0.8)),
            hair: Hair::Bob,
            hair_colour: "#1f1a20".into(),
            lashes: true,
            ..Head::default()
        },
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: "#1d6f78".into(),
            shirt_colour: "#f0b43c".into(),
            ..Clothes::default()
        },
        ..Person::default()
    };
    satchel(scene);
    half_hidden(scene, &courier);
    let strap = Stroke::new(
        &[(620.0, 440.0), (636.0, 500.0), (618.0, 600.0)],
        &[13.0, 15.0, 13.0],
    )
    .blunt()
    .shape();
    scene.add(scene.veil(&strap.moved(2.0, 4.0), "#10353a", 0.5));
    scene.add(scene.fill(&strap, "#e0a02c"));
}

/// What she delivers is on her back, in a box.
fn satchel(scene: &Scene) {
    let bag = handcut(
        &poly(&[
            (530.0, 400.0),
            (636.0, 394.0),
            (636.0, 620.0),
            (530.0, 620.0),
        ]),
        1.0,
        30.0,
        4,
    )
    .softened(10.0);
    scene.add(scene.fill(
        &bag,
        scene.linear(
            (584.0, 0.0),
            (760.0, 0.0),
            &stops![0, "#f2bd4a"; 1, "#c8882a"],
        ),
    ));
    let lid = bag.minus(&bag.moved(0.0, 20.0));
    scene.add(scene.veil(&lid, "#ffe09a", 0.8));
}

/// All but the hands, which would hang below the horse's belly.
fn half_hidden(scene: &Scene, person: &Person) {
    let cut = person.cut(scene.light);
    let style = PaperStyle {
        air: Some(("#b9d2c9".into(), 0.08)),
        ..PaperStyle::default()
    };
    let parts = cut
        .parts
        .iter()
        .filter(|part| !matches!(part.kind, Kind::Hand(_)));
    let ink: Ink = parts
        .map(|part| part.paint(scene, style) + below_the_lamp(scene, part))
        .sum();
    scene.add(ink);
}

/// He reads it on the horse's back, as if there were nothing else there.
fn newspaper(scene: &Scene) {
    let left = blob(
        &knots![66, 338, corner; 120, 326; 196, 340, corner; 200, 480, corner; 70, 480, corner],
    );
    let right = blob(
        &knots![196, 340, corner; 262, 318; 318, 326, corner; 330, 480, corner; 200, 480, corner],
    );
    for (page, tones, seed) in [
        (left, stops![0, "#f6f0dc"; 1, "#a9ab98"], 3),
        (right, stops![0, "#fffbe8"; 1, "#c2c0a8"], 4),
    ] {
        let page = handcut(&page, 0.8, 24.0, seed);
        scene.add(scene.shadow(&page, (4.0, 10.0), 8.0, "#16282c", 0.6));
        scene.add(scene.fill(&page, scene.linear((0.0, 330.0), (0.0, 470.0), &tones)));
        let b = page.bounds();
        let picture = rect(b.x0 + 18.0, 366.0, b.x0 + 62.0, 412.0).turned(-3.0, b.middle());
        scene.add(scene.veil(&picture, "#6f7a74", 0.55));
        for row in 0..8 {
            let y = 364.0 + 11.0 * f64::from(row);
            let line = [(b.x0 + 70.0, y), (b.x1 - 14.0, y - 3.0)];
            scene.add(scene.stitched(&line, "#5c6662", 2.4, 0.4, None));
        }
        scene.add(scene.veil(&page.minus(&page.moved(0.0, 3.0)), "#ffffff", 0.85));
    }
    let fold = Stroke::new(&[(197.0, 342.0), (200.0, 470.0)], &[3.0, 20.0]).shape();
    scene.add(scene.blurred(scene.veil(&fold, "#55655f", 0.5), 5.0));
    for (x, side) in [(72.0, 1.0), (322.0, -1.0)] {
        for k in 0..4 {
            let y = 372.0 + 15.0 * f64::from(k);
            let finger = Stroke::new(
                &[
                    (x - side * 14.0, y - 5.0),
                    (x + side * 6.0, y - 3.0),
                    (x + side * 24.0, y + 3.0),
                ],
                &[14.0, 15.0, 11.0],
            )
            .shape();
            scene.add(scene.veil(&finger.moved(2.0, 5.0), "#4a4034", 0.4));
            scene.add(scene.fill(&finger, Skin::Honey.colour()));
            scene.add(scene.veil(&finger.minus(&finger.moved(0.0, -4.0)), "#7d4a30", 0.7));
            scene.add(scene.veil(&finger.minus(&finger.moved(0.0, 3.0)), "#efb98a", 0.7));
        }
    }
}
