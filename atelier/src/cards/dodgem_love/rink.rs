//! The rink: a floor of steel plates that shines yellow, and at its far end the others, who have stopped.

use crate::colour::mix;
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Build, Clothes, Hair, Head, Headwear, Kind, Mood, PaperStyle, Person, Pose, STANDING, Top,
    UPRIGHT,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::Spot;
use crate::svg::Ink;
use crate::{knots, stops};

/// The far edge of the floor: the whole card is tipped with it.
fn edge() -> Spot {
    Spot::new(400.0, 262.0, 1.0).turned(-10.0)
}

pub fn draw(scene: &Scene) {
    let dusk = stops![0, "#251a5a"; 0.6, "#4a2374"; 1, "#8a2d7c"];
    scene.sky(scene.linear((330.0, 0.0), (400.0, 300.0), &dusk), 6, 0.04);
    bulbs(scene);
    floor(scene);
    for (i, driver) in (0..).zip(drivers()) {
        waiting(scene, i, driver);
    }
}

/// Two garlands of bulbs, and the mesh that gives the current.
fn bulbs(scene: &Scene) {
    let edge = edge();
    for i in -9..=9 {
        let x = f64::from(i) * 62.0;
        let line = [edge.point((x * 0.8, -86.0)), edge.point((x * 2.2, -420.0))];
        scene.add(scene.thread(&line, "#7a4a9a", 1.4, 0.5));
    }
    for (y, gap, r) in [(-90.0, 34.0, 4.6), (-136.0, 46.0, 6.2)] {
        let beam = edge.put(&rect(-600.0, y - 3.0, 600.0, y + 5.0));
        scene.add(scene.fill(&beam, "#2a1758"));
        let mut x = -500.0;
        while x < 500.0 {
            let at = edge.point((x, y + 8.0));
            scene.add(scene.glow(at, r * 5.0, "#ffcf5a", 0.5, 0.3));
            scene.add(scene.fill(&circle(at, r), "#fff3c0"));
            x += gap;
        }
    }
}

fn floor(scene: &Scene) {
    let edge = edge();
    let ground = edge.put(&rect(-700.0, 0.0, 700.0, 1300.0));
    let steel = stops![0, "#f29a24"; 0.1, "#ffc832"; 0.34, "#ffd94a"; 0.6, "#fbb62c"; 0.82, "#e2741f"; 1, "#a83a3c"];
    let paint = scene.linear(edge.point((0.0, 0.0)), edge.point((0.0, 960.0)), &steel);
    scene.add(scene.washed(scene.fill(&ground, paint), 3, 0.03));
    // The seams of the plates run to one place far behind.
    let seam = |from, to, wide: [f64; 2]| taper(&[edge.point(from), edge.point(to)], &wide);
    for i in -11..=11 {
        let x = f64::from(i);
        let line = seam((x * 62.0, 0.0), (x * 330.0, 1200.0), [0.8, 5.0]);
        scene.add(scene.veil(&line, "#a8521a", 0.17));
        scene.add(scene.veil(&line.moved(2.0, 0.0), "#fff2b0", 0.3));
    }
    for y in [34.0, 92.0, 188.0, 340.0, 570.0, 880.0] {
        let line = seam((-700.0, y), (700.0, y), [1.0 + y / 250.0; 2]);
        scene.add(scene.veil(&line, "#a8521a", 0.15));
        scene.add(scene.veil(&line.moved(0.0, 2.0), "#fff2b0", 0.28));
    }
    // The bulbs lie on it as streaks.
    let mut chance = Chance::of("shine", 4);
    for _ in 0..9 {
        let (x, y) = (chance.between(-420.0, 420.0), chance.between(70.0, 330.0));
        let streak = edge.put(&ellipse((x, y), 9.0, chance.between(60.0, 120.0)));
        scene.add(scene.blurred(scene.veil(&streak, "#fffbe0", 0.34), 9.0));
    }
}

/// Somebody who waits: build, skin, hair, its colour, what is worn, mood.
type Driver = (Build, &'static str, Hair, &'static str, Headwear, Mood);

fn drivers() -> [Driver; 10] {
    let none = Headwear::Nothing;
    [
        (
            Build::Adult,
            "#a8683f",
            Hair::Bob,
            "#2a1c26",
            none,
            Mood::TENDERNESS,
        ),
        (
            Build::Child,
            "#e8bc98",
            Hair::Tousled,
            "#b4582c",
            none,
            Mood::SURPRISE,
        ),
        (
            Build::Large,
            "#6a4030",
            Hair::Cropped,
            "#201820",
            none,
            Mood::CALM,
        ),
        (
            Build::Thin,
            "#d8a27a",
            Hair::Ponytail,
            "#4a2a22",
            none,
            Mood::JOY,
        ),
        (
            Build::Old,
            "#e6b896",
            Hair::Receding,
            "#d8d0d4",
            none,
            Mood::PRIDE,
        ),
        (
            Build::Child,
            "#7a4a34",
            Hair::Puffs,
            "#22161e",
            none,
            Mood::CALM,
        ),
        (
            Build::Adult,
            "#c68a5e",
            Hair::Short,
            "#2e2026",
            Headwear::Headscarf("#3f8a86".into()),
            Mood::TENDERNESS,
        ),
        (
            Build::Strong,
            "#e0ae86",
            Hair::Short,
            "#7a4a2a",
            none,
            Mood::BOREDOM,
        ),
        (
            Build::Large,
            "#b87850",
            Hair::Bun,
            "#3a2430",
            none,
            Mood::JOY,
        ),
        (
            Build::Child,
            "#dca880",
            Hair::Fringe,
            "#2a1a20",
            none,
            Mood::CALM,
        ),
    ]
}

const PAINT: [&str; 5] = ["#3c7f8c", "#c4472f", "#6a4a98", "#2f7a55", "#b8632a"];

/// One of the cars that queue, seen from in front.
fn waiting(scene: &Scene, i: usize, driver: Driver) {
    let far = i as f64 - 4.5;
    let spot = edge();
    let (x, y) = spot.point((far * 91.0, 58.0 + 0.9 * far * far));
    let spot = Spot::new(x, y, 0.92 + 0.012 * far * far).turned(-10.0);
    let k = spot.size;
    let air = |colour: &str| mix(colour, "#f29a3a", 0.22);
    let under = spot.put(&ellipse((0.0, 4.0), 50.0, 10.0));
    scene.add(scene.blurred(scene.veil(&under, "#6a2a3a", 0.7), 5.0));
    let pole = taper(
        &[spot.point((18.0, -60.0)), spot.point((34.0, -170.0))],
        &[3.0, 2.0],
    );
    scene.add(scene.fill(&pole, "#3a2358"));
    let (build, skin, hair, colour, wears, mood) = driver;
    let tall = build.proportions().stature();
    let head = if build == Build::Child { 27.0 } else { 30.0 } * k;
    let (sx, sy) = spot.point((0.0, -98.0));
    let person = Person {
        build,
        at: (sx, sy + head * (tall - 0.5)),
        height: head * tall,
        facing: Some(-far * 9.0),
        pose: Pose {
            legs: [STANDING; 2],
            ..UPRIGHT
        },
        skin: Skin::Of(skin.into()),
        head: Head {
            hair,
            hair_colour: colour.into(),
            wears,
            mood,
            ..Head::default()
        },
        clothes: Clothes {
            top: [Top::Tee, Top::Jumper, Top::Shirt][i % 3],
            top_colour: ["#e8dcc8", "#7a3a6a", "#2f5a8a", "#d8a03a"][i % 4].into(),
            ..Clothes::default()
        },
        seed: i as u64,
        ..Person::default()
    };
    let cut = person.cut(scene.light);
    let style = PaperStyle {
        air: Some(("#f29a3a".into(), 0.16)),
        ..PaperStyle::default()
    };
    let low = |kind: Kind| matches!(kind, Kind::Leg(_) | Kind::Foot(_));
    let bust = cut.parts.iter().filter(|part| !low(part.kind));
    let seen = spot.put(&rect(-60.0, -140.0, 60.0, -20.0));
    scene.add(scene.clipped(
        &seen,
        bust.map(|part| part.paint(scene, style)).sum::<Ink>(),
    ));
    let body = blob(&knots![-36, -8; -38, -38; -30, -58; 0, -64; 30, -58; 38, -38; 36, -8; 0, -2]);
    let body = handcut(&spot.put(&body), 0.6, 12.0, i as i64);
    let colour = air(PAINT[i % 5]);
    scene.add(scene.fill(&body, colour));
    scene.add(scene.veil(&body.minus(&body.moved(0.0, 4.0)), "#ffe9a8", 0.7));
    let nose = spot.put(&poly(&[
        (-7.0, -62.0),
        (7.0, -62.0),
        (9.0, -18.0),
        (-9.0, -18.0),
    ]));
    scene.add(scene.veil(&nose, "#fff0c8", 0.55));
    let rubber = blob(&knots![-43, -2; -45, -14; -30, -19; 0, -21; 30, -19; 45, -14; 43, -2; 0, 3]);
    scene.add(scene.fill(&spot.put(&rubber), "#3b2048"));
    for x in [-22.0, 22.0] {
        let lamp = spot.point((x, -40.0));
        scene.add(scene.fill(&circle(lamp, 6.5 * k), "#fff6d0"));
    }
}
