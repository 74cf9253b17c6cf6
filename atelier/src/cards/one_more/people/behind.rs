//! Those behind the horse: a man in a turban, and a courier with her box.

use crate::line::{Stroke, handcut, poly};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, Beard, Build, Clothes, Features, Hair, Head, Kind, Mood, PaperStyle, Person, Teeth, Top,
    UPRIGHT,
};
use crate::scene::Scene;
use crate::stops;
use crate::svg::Ink;

use super::{built, turban};

/// Those behind the horse.
pub fn behind(scene: &Scene) {
    let tall = Person {
        build: built(Build::Thin, 1.56),
        at: (204.0, 1010.0),
        height: 806.0,
        facing: Some(12.0),
        skin: Skin::Honey,
        pose: UPRIGHT.looking(-4.0, 4.0, -6.0),
        head: Head {
            features: Features {
                nose_length: 1.1,
                eyes: 1.2,
                brows: 1.3,
                ..Features::PLAIN
            },
            age: Some(Age::Middle),
            mood: Mood {
                brow_in: 0.15,
                brow_out: 0.07,
                upper: 1.0,
                lower: 0.75,
                smile: 0.06,
                open: 0.075,
                wide: 1.1,
                teeth: Teeth::Clenched,
                cheeks: 0.5,
                blush: 0.9,
                ..Mood::CALM
            },
            gaze: Some((0.12, 0.1)),
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
    turban::beard(scene, &landmarks);
    turban::draw(scene, &landmarks);
    let courier = Person {
        build: built(Build::Adult, 1.62),
        at: (668.0, 1010.0),
        height: 742.0,
        facing: Some(-10.0),
        skin: Skin::Of("#e6bd94".into()),
        pose: UPRIGHT.looking(0.0, 2.0, -4.0),
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
            gaze: Some((-0.12, 0.1)),
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
    for (x, lean) in [(626.0, -4.0), (716.0, 4.0)] {
        let strap = Stroke::new(
            &[(x, 462.0), (x + lean, 520.0), (x + lean * 0.5, 640.0)],
            &[13.0, 14.0, 13.0],
        )
        .blunt()
        .shape();
        scene.add(scene.veil(&strap.moved(2.0, 3.0), "#10353a", 0.5));
        scene.add(scene.fill(&strap, "#e0a02c"));
    }
}

/// What she delivers is on her back, in a box.
fn satchel(scene: &Scene) {
    let bag = handcut(
        &poly(&[
            (584.0, 424.0),
            (770.0, 410.0),
            (770.0, 640.0),
            (584.0, 640.0),
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
    let ink: Ink = parts.map(|part| part.paint(scene, style)).sum();
    scene.add(ink);
}
