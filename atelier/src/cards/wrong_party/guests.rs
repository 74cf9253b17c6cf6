//! The other guests, all in black, who have turned around.

use crate::line::{circle, ellipse, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Kind, Mood, PaperStyle,
    Person, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{spots, stops};

/// The blacks of their clothes.
pub const BLACK: &str = "#1d1e27";
const COAL: &str = "#25262f";

/// A guest in the depth of the room; the floor says how tall.
fn guest(at: At, tall: f64, facing: f64) -> Person {
    Person {
        at,
        height: (at.1 - 720.0) * 2.2 * tall,
        facing: Some(facing),
        pose: UPRIGHT,
        clothes: Clothes {
            top: Top::Jacket,
            top_colour: BLACK.into(),
            shirt_colour: "#f2efe6".into(),
            bottom_colour: COAL.into(),
            shoe_colour: "#15151c".into(),
            shoes: Shoes::Leather,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn stare(hair: Hair, colour: &str, gaze: f64) -> Head {
    Head {
        hair,
        hair_colour: colour.into(),
        mood: Mood {
            brow_in: 0.04,
            brow_out: 0.07,
            upper: 0.98,
            lower: 0.9,
            smile: -0.02,
            wide: 0.86,
            ..Mood::CALM
        },
        gaze: Some((gaze, 0.0)),
        ..Head::default()
    }
}

fn put(scene: &Scene, person: &Person) {
    let (x, y) = person.at;
    let k = person.height / 600.0;
    let under = ellipse((x + 20.0 * k, y), 110.0 * k, 17.0 * k);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#5b6170", 0.7), 9.0)));
    let cut = person.cut(scene.light);
    scene.add(paint(scene, &cut, |_| true));
}

/// Some of their parts. A hand casts no shadow: on black it would be lighter than the cloth.
fn paint(scene: &Scene, cut: &CutPerson, chosen: impl Fn(Kind) -> bool) -> Ink {
    let parts = cut.parts.iter().filter(|part| chosen(part.kind));
    let paint = |part: &Part| match part.kind {
        Kind::Hand(_) => Part {
            shadow: Shape::nothing(),
            ..part.clone()
        }
        .paint(scene, PaperStyle::default()),
        _ => part.paint(scene, PaperStyle::default()),
    };
    parts.map(paint).sum()
}

/// Those beside the door.
pub fn far(scene: &Scene) {
    let mut tall = guest((236.0, 962.0), 1.1, 60.0);
    tall.build = Build::Thin;
    tall.skin = Skin::Umber;
    tall.head = Head {
        age: Some(Age::Middle),
        ..stare(Hair::Curls, "#2c2426", 0.8)
    };
    put(scene, &tall);
    let mut young = guest((572.0, 958.0), 1.0, -56.0);
    young.skin = Skin::Honey;
    young.head = stare(Hair::Long, "#2a2023", -0.8);
    young.clothes.top = Top::Jumper;
    // Hands behind the back.
    young.pose.arms = [ArmPose::to(0.06, -0.88, -0.3).hand(Gesture::Hidden); 2];
    young.clothes.bottom = Bottom::LongSkirt;
    young.clothes.bottom_colour = BLACK.into();
    put(scene, &young);
}

/// Those between her and us.
pub fn near(scene: &Scene) {
    let mut lady = guest((190.0, 1020.0), 0.86, 78.0);
    lady.build = Build::Old;
    lady.skin = Skin::Porcelain;
    lady.head = Head {
        age: Some(Age::Old),
        glasses: Some("#3a3a44".into()),
        ..stare(Hair::Bun, "#e9e6e2", 0.9)
    };
    // A hand has gone to her heart.
    lady.pose.arms = [
        ArmPose::to(0.0, -0.7, 0.2).hand(Gesture::Hidden),
        ArmPose::to(-0.12, -0.24, 0.42)
            .elbow(0.5, -1.0, -0.3)
            .hand(Gesture::Flat)
            .fingers(-0.5, 0.8, 0.2)
            .thumb(-0.2, 0.5, -0.8),
    ];
    lady.clothes.top = Top::Jumper;
    lady.clothes.bottom = Bottom::LongSkirt;
    lady.clothes.bottom_colour = BLACK.into();
    put(scene, &lady);
    let mut back = guest((-14.0, 1300.0), 0.98, 158.0);
    back.skin = Skin::Sand;
    back.head = stare(Hair::Curls, "#7b3d28", 0.8);
    back.clothes.top = Top::Jumper;
    back.clothes.bottom = Bottom::LongSkirt;
    back.clothes.bottom_colour = BLACK.into();
    put(scene, &back);
    let cut = back.cut(scene.light);
    let sleeve = cut.of(Kind::Arm(Side::Right));
    let cloth = cut.parts.iter().filter(|part| {
        matches!(
            part.kind,
            Kind::Arm(Side::Left)
                | Kind::Hand(Side::Left)
                | Kind::Leg(_)
                | Kind::Trunk
                | Kind::Skirt
        )
    });
    dress(scene, &cut, &all(cloth.map(|part| part.shape.clone())));
    scene.add(paint(scene, &cut, |kind| kind == Kind::Hand(Side::Right)));
    dress(scene, &cut, &sleeve);
    pearls(scene, cut.landmarks.neck);
}

/// What little of the light her black dress keeps: on the side of the door, and in the folds.
fn dress(scene: &Scene, cut: &CutPerson, whole: &Shape) {
    let (x, y) = cut.landmarks.neck;
    let tones = stops![0, "#1a1b23"; 0.6, "#22232d"; 1, "#474a58"];
    scene.add(scene.fill(
        whole,
        scene.linear((x - 20.0, y + 200.0), (x + 190.0, y + 170.0), &tones),
    ));
    for (line, widths) in [
        (
            spots![x + 96.0, y + 80.0; x + 92.0, y + 240.0; x + 74.0, y + 420.0],
            [2.0, 20.0, 4.0],
        ),
        (
            spots![x + 80.0, y + 470.0; x + 96.0, y + 700.0; x + 110.0, y + 1100.0],
            [2.0, 22.0, 40.0],
        ),
        (
            spots![x + 20.0, y + 500.0; x + 24.0, y + 700.0; x + 28.0, y + 1100.0],
            [2.0, 18.0, 36.0],
        ),
    ] {
        let fold = scene.blurred(scene.veil(&taper(&line, &widths), "#0b0b10", 0.65), 6.0);
        scene.add(scene.clipped(whole, fold));
    }
    let zip = [
        (x + 2.0, y + 16.0),
        (x + 6.0, y + 240.0),
        (x + 2.0, y + 470.0),
    ];
    scene.add(scene.clipped(whole, scene.thread(&zip, "#0b0b10", 3.0, 0.9)));
    let rim = whole.minus(&whole.moved(-2.2, 2.0));
    scene.add(scene.veil(&rim, "#7d818f", 0.5));
}

/// A string of pearls, seen from behind.
fn pearls(scene: &Scene, neck: At) {
    for i in -5..=5 {
        let part = f64::from(i) / 5.0;
        let at = (
            neck.0 + part * 56.0,
            neck.1 - 14.0 + (1.0 - part * part) * 26.0,
        );
        let bead = circle(at, 8.5);
        scene.add(scene.veil(&bead.moved(1.5, 4.0), "#5a3a2c", 0.5));
        scene.add(scene.fill(
            &bead,
            scene.radial(
                (at.0 - 2.0, at.1 - 3.0),
                10.0,
                &stops![0, "#ffffff"; 0.5, "#ece6dc"; 1, "#a9a29c"],
            ),
        ));
    }
}
