//! The two who carry her, from behind: a baker and a neighbour, arm in arm, their heads turned up to her.

use crate::knots;
use crate::line::{blob, ellipse, handcut, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Build, Clothes, CutPerson, Features, Hair, Head, Kind, Mood, PaperStyle, Person, Pose, Top,
    UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

use super::{SHADE, backlit, soft};

const BAKER: Skin = Skin::Porcelain;
const NEIGHBOUR: Skin = Skin::Honey;
/// Their cloth.
pub const SHIRT: &str = "#ffdfe2";
pub const WOOL: &str = "#a30f4c";

pub fn draw(scene: &Scene) {
    neighbour(scene);
    baker(scene);
}

/// Somebody's head from behind, its neck there; only head and neck are shown.
fn head(neck: At, unit: f64, turn: (f64, f64, f64), skin: Skin, head: Head) -> Person {
    let build = Build::Strong;
    let height = build.proportions().stature() * unit;
    Person {
        build,
        at: (neck.0, neck.1 + height - unit * 1.4),
        height,
        facing: Some(180.0),
        above: -8.0,
        skin,
        pose: Pose {
            head: turn,
            ..UPRIGHT
        },
        head,
        clothes: Clothes {
            top: Top::Vest,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn of_head(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Head | Kind::Hair | Kind::HairBehind | Kind::Ear(_) | Kind::Neck
    )
}

fn paint_head(scene: &Scene, cut: &CutPerson) -> Shape {
    let parts = || cut.parts.iter().filter(|part| of_head(part.kind));
    let ink: Ink = parts()
        .map(|part| part.paint(scene, PaperStyle::default()))
        .sum();
    scene.add(ink);
    all(parts().map(|part| part.shape.clone()))
}

fn back(scene: &Scene, shape: &Shape, colour: &str) {
    scene.add(scene.shadow(shape, (-10.0, 14.0), 14.0, SHADE, 0.5));
    let sheet = scene.sheet(shape, colour);
    scene.add(
        sheet
            .lit(0.12)
            .shade(0.2)
            .rim(0.0)
            .grain(1.05)
            .dark("#8a2058"),
    );
}

fn folds(scene: &Scene, within: &Shape, lines: &[([At; 3], f64)], colour: &str, much: f64) {
    for (line, wide) in lines {
        let fold = taper(line, &[1.0, *wide, 1.0]);
        scene.add(soft(scene, within, &fold, colour, much, wide * 0.3));
    }
}

fn baker(scene: &Scene) {
    let (at, high) = bakers_head(scene);
    let torso = blob(&knots![
        110, 812; 66, 846; 4, 872; -40, 900; -80, 1010; -80, 1240, corner; 316, 1240, corner; 306, 1140; 322, 1050; 344, 980; 346, 920;
        316, 874; 270, 850; 226, 812; 168, 826
    ]);
    let torso = handcut(&torso, 1.0, 40.0, 3);
    back(scene, &torso, SHIRT);
    let lee = "#c04a80";
    let spine = taper(
        &[(176.0, 850.0), (150.0, 1000.0), (152.0, 1220.0)],
        &[6.0, 44.0, 40.0],
    );
    scene.add(soft(scene, &torso, &spine, lee, 0.42, 16.0));
    let blade = blob(&knots![210, 880; 280, 880; 316, 930; 290, 1010; 230, 1000; 206, 940]);
    scene.add(soft(scene, &torso, &blade, "#ffffff", 0.55, 20.0));
    let blade = blob(&knots![20, 900; 90, 890; 120, 940; 100, 1020; 40, 1010]);
    scene.add(soft(scene, &torso, &blade, "#fff4f4", 0.35, 20.0));
    folds(
        scene,
        &torso,
        &[
            ([(330.0, 960.0), (270.0, 1030.0), (196.0, 1050.0)], 16.0),
            ([(318.0, 1000.0), (262.0, 1070.0), (214.0, 1092.0)], 11.0),
            ([(24.0, 1010.0), (70.0, 1060.0), (130.0, 1080.0)], 13.0),
            ([(-20.0, 940.0), (24.0, 986.0), (40.0, 1040.0)], 14.0),
        ],
        lee,
        0.6,
    );
    scene.add(backlit(scene, &torso, 66.0, 3.4));
    apron(scene, &torso);
    collar(scene);
    cap(scene, at, high);
}

fn bakers_head(scene: &Scene) -> (At, f64) {
    let head = head(
        (168.0, 840.0),
        112.0,
        (-48.0, -18.0, 4.0),
        BAKER,
        Head {
            features: Features {
                nose_out: 0.95,
                cheeks: 1.4,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                ..Mood::JOY
            },
            hair: Hair::Short,
            hair_colour: "#b0562e".into(),
            ..Head::default()
        },
    );
    let cut = head.cut(scene.light);
    let whole = paint_head(scene, &cut);
    scene.add(backlit(scene, &whole, 30.0, 2.6));
    (cut.landmarks.head, cut.landmarks.head_height)
}

fn collar(scene: &Scene) {
    let collar = blob(
        &knots![100, 822, corner; 128, 812; 168, 818; 210, 808; 240, 816, corner; 236, 846; 200, 858; 168, 862; 132, 860; 106, 850],
    );
    let collar = handcut(&collar, 0.7, 20.0, 5);
    scene.add(scene.shadow(&collar, (-3.0, 6.0), 5.0, SHADE, 0.4));
    scene.add(scene.fill(&collar, "#ffe9ea"));
    scene.add(backlit(scene, &collar, 12.0, 2.4));
}

/// The straps of his apron and their bow.
fn apron(scene: &Scene, torso: &Shape) {
    let strap = |line: &[At], wide: f64| {
        let strap = taper(line, &[wide, wide]).within(torso);
        scene.add(scene.veil(&strap.moved(-3.0, 5.0).within(torso), SHADE, 0.4));
        scene.add(scene.fill(&strap, "#fff6f4"));
        scene.add(scene.veil(&strap.minus(&strap.moved(2.0, -3.0)), "#c04a80", 0.4));
    };
    strap(&[(128.0, 856.0), (150.0, 960.0), (140.0, 1120.0)], 15.0);
    strap(&[(210.0, 854.0), (200.0, 960.0), (164.0, 1120.0)], 15.0);
    strap(&[(-60.0, 1126.0), (60.0, 1140.0), (150.0, 1134.0)], 17.0);
    strap(&[(150.0, 1134.0), (240.0, 1126.0), (330.0, 1096.0)], 17.0);
    for (line, wide) in [
        ([(150.0, 1134.0), (126.0, 1180.0), (112.0, 1240.0)], 19.0),
        ([(156.0, 1134.0), (184.0, 1176.0), (190.0, 1236.0)], 19.0),
    ] {
        strap(&line, wide);
    }
    for loop_ in [
        blob(&knots![150, 1134; 110, 1098; 74, 1104; 72, 1138; 110, 1150]),
        blob(&knots![152, 1134; 190, 1092; 232, 1092; 236, 1126; 196, 1148]),
        ellipse((151.0, 1134.0), 17.0, 19.0),
    ] {
        scene.add(scene.shadow(&loop_, (-4.0, 7.0), 5.0, SHADE, 0.5));
        scene.add(scene.fill(&loop_, "#fff6f4"));
        scene.add(soft(
            scene,
            &loop_,
            &loop_.minus(&loop_.moved(8.0, -10.0)),
            "#c04a80",
            0.55,
            5.0,
        ));
        scene.add(scene.veil(&loop_.minus(&loop_.moved(-1.6, 2.4)), "#ffffff", 0.9));
    }
}

/// A soft white cap.
fn cap(scene: &Scene, (x, y): At, high: f64) {
    let k = high / 150.0;
    let put = |shape: &Shape| shape.scaled(k).moved(x, y);
    let crown = put(&blob(
        &knots![-78, -20, corner; -98, -54; -92, -100; -48, -126; 8, -128; 62, -122; 96, -88; 90, -50; 66, -34, corner; 0, -14],
    ));
    let crown = handcut(&crown, 0.9, 30.0, 4);
    scene.add(scene.shadow(&crown, (-6.0, 12.0), 9.0, SHADE, 0.5));
    scene.add(scene.fill(&crown, "#ffe9ea"));
    for (line, wide) in [
        ([(-66.0, -24.0), (-70.0, -64.0), (-46.0, -104.0)], 9.0),
        ([(-30.0, -16.0), (-30.0, -60.0), (-10.0, -100.0)], 11.0),
        ([(14.0, -18.0), (22.0, -60.0), (30.0, -96.0)], 9.0),
        ([(46.0, -28.0), (62.0, -60.0), (58.0, -88.0)], 7.0),
    ] {
        let fold = put(&taper(&line, &[wide * 1.3, wide, 1.0]));
        scene.add(soft(scene, &crown, &fold, "#c04a80", 0.55, 4.0));
    }
    scene.add(backlit(scene, &crown, 40.0, 3.0));
    let band = put(&blob(
        &knots![-78, -32, corner; -40, -16; 10, -16; 68, -44, corner; 72, -24; 12, 6; -40, 6; -80, -8, corner],
    ));
    scene.add(scene.shadow(&band, (-3.0, 6.0), 4.0, SHADE, 0.4));
    scene.add(scene.fill(&band, "#ffdfe4"));
    scene.add(backlit(scene, &band, 18.0, 2.2));
}

fn neighbour(scene: &Scene) {
    neighbours_head(scene);
    let torso = blob(&knots![
        588, 816; 540, 846; 488, 884; 466, 930; 470, 1000; 486, 1070; 484, 1150; 470, 1240, corner; 880, 1240, corner; 880, 1000;
        850, 910; 800, 872; 744, 846; 704, 812; 646, 830
    ]);
    let torso = handcut(&torso, 1.0, 40.0, 6);
    back(scene, &torso, WOOL);
    let blade = blob(&knots![500, 920; 560, 890; 604, 930; 600, 1000; 540, 1010]);
    scene.add(soft(scene, &torso, &blade, "#e8406c", 0.5, 20.0));
    let blade = blob(&knots![690, 900; 760, 890; 810, 940; 780, 1010; 710, 1000]);
    scene.add(soft(scene, &torso, &blade, "#e8406c", 0.5, 20.0));
    folds(
        scene,
        &torso,
        &[
            ([(476.0, 990.0), (540.0, 1050.0), (620.0, 1070.0)], 18.0),
            ([(486.0, 1040.0), (548.0, 1096.0), (610.0, 1110.0)], 12.0),
            ([(812.0, 990.0), (760.0, 1050.0), (690.0, 1076.0)], 16.0),
        ],
        "#4c0430",
        0.7,
    );
    knit(scene, &torso);
    scene.add(backlit(scene, &torso, 70.0, 3.4));
}

fn neighbours_head(scene: &Scene) {
    let head = head(
        (644.0, 828.0),
        116.0,
        (66.0, -20.0, -6.0),
        NEIGHBOUR,
        Head {
            features: Features {
                nose_out: 0.9,
                cheeks: 1.2,
                ..Features::PLAIN
            },
            mood: Mood {
                tilt: (0.0, 0.0),
                ..Mood::LAUGHTER
            },
            hair: Hair::LowBun,
            hair_colour: "#35161f".into(),
            ..Head::default()
        },
    );
    let cut = head.cut(scene.light);
    let whole = paint_head(scene, &cut);
    scene.add(backlit(scene, &whole, 30.0, 2.6));
}

/// A band of stitches across a back of wool.
fn knit(scene: &Scene, torso: &Shape) {
    for (row, colour) in [(0.0, "#ff9ab4"), (1.0, "#ffd6dc"), (2.0, "#ff9ab4")] {
        for i in 0..26 {
            let x = 474.0 + 14.0 * f64::from(i);
            let sag = ((x - 650.0) / 170.0).powi(2);
            let y = 1096.0 + 17.0 * row - 16.0 * sag;
            let stitch = taper(
                &[(x - 6.0, y - 7.0), (x, y), (x + 6.0, y - 7.0)],
                &[4.0, 5.0, 4.0],
            );
            scene.add(scene.veil(&stitch.within(torso), colour, 0.5));
        }
    }
}
