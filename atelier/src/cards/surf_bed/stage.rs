//! The stage behind it all: the band has stopped, lamps still burn.

use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::motifs::figures::Skin;
use crate::motifs::people::part::Part;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    ArmPose, Bottom, Build, Clothes, Gesture, Hair, Head, Kind, LegPose, Mood, PaperStyle, Person,
    Pose, Shoes, Side, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::{knots, stops};

/// The height of the stage's edge at its left and right end.
const EDGE: [f64; 2] = [452.0, 372.0];

fn edge(x: f64) -> f64 {
    EDGE[0] + (EDGE[1] - EDGE[0]) * x / 800.0
}

pub fn draw(scene: &Scene) {
    let air = stops![0, "#2b0c5c"; 0.16, "#5a1a92"; 0.34, "#c0259a"; 0.46, "#f0439c"; 0.62, "#8a2296"; 0.8, "#3d1168"; 1, "#200a44"];
    scene.sky(scene.linear((470.0, 0.0), (380.0, 1200.0), &air), 5, 0.05);
    scene.add(scene.glow((560.0, 330.0), 460.0, "#ff5fb4", 0.75, 0.4));
    beams(scene);
    truss(scene);
    band(scene);
    floor(scene);
    singer(scene);
}

fn beam(scene: &Scene, from: At, to: [At; 2], colour: &str, much: f64) {
    let cone = poly(&[(from.0 - 9.0, from.1), (from.0 + 9.0, from.1), to[1], to[0]]);
    let end = ((to[0].0 + to[1].0) / 2.0, (to[0].1 + to[1].1) / 2.0);
    let light = stops![0, colour, much; 0.5, colour, much * 0.5; 1, colour, 0];
    let ink = scene.blurred(scene.fill(&cone, scene.linear(from, end, &light)), 5.0);
    scene.add(scene.shining(ink));
}

fn beams(scene: &Scene) {
    beam(
        scene,
        (96.0, 64.0),
        [(-160.0, 560.0), (40.0, 620.0)],
        "#ff4fa8",
        0.6,
    );
    beam(
        scene,
        (230.0, 52.0),
        [(250.0, 640.0), (420.0, 600.0)],
        "#9a5cff",
        0.65,
    );
    beam(
        scene,
        (372.0, 42.0),
        [(20.0, 620.0), (170.0, 640.0)],
        "#ff7ac4",
        0.5,
    );
    beam(
        scene,
        (520.0, 32.0),
        [(640.0, 560.0), (860.0, 520.0)],
        "#9a5cff",
        0.6,
    );
}

/// The beam that has found the bed.
pub fn spot(scene: &Scene) {
    beam(
        scene,
        (668.0, 24.0),
        [(60.0, 640.0), (560.0, 620.0)],
        "#fff2fb",
        0.42,
    );
    scene.add(scene.glow((668.0, 26.0), 70.0, "#ffffff", 0.95, 0.35));
}

/// A bridge of steel with lamps.
fn truss(scene: &Scene) {
    let at = |x: f64, low: f64| (x, 44.0 - 0.06 * x + low);
    let mut bars = vec![
        taper(&[at(-20.0, -30.0), at(820.0, -30.0)], &[7.0, 7.0]),
        taper(&[at(-20.0, 8.0), at(820.0, 8.0)], &[7.0, 7.0]),
    ];
    for i in 0..14 {
        let x = -20.0 + 62.0 * f64::from(i);
        bars.push(taper(&[at(x, 8.0), at(x + 31.0, -30.0)], &[4.0, 4.0]));
        bars.push(taper(
            &[at(x + 31.0, -30.0), at(x + 62.0, 8.0)],
            &[4.0, 4.0],
        ));
    }
    scene.add(scene.fill(&all(bars), "#22083f"));
    for (x, aim, colour) in [
        (96.0, 24.0, "#ff7ac4"),
        (230.0, -12.0, "#b98aff"),
        (372.0, 30.0, "#ff9ad6"),
        (520.0, -22.0, "#b98aff"),
        (668.0, 34.0, "#ffffff"),
    ] {
        let (x, y) = at(x, 22.0);
        let can = rect(x - 13.0, y - 16.0, x + 13.0, y + 18.0).turned(aim, (x, y));
        scene.add(scene.fill(&handcut(&can, 0.6, 9.0, 2), "#2e0d52"));
        let lens = ellipse((x, y + 18.0), 12.0, 5.0).turned(aim, (x, y));
        scene.add(scene.fill(&lens, colour));
    }
}

/// The boards, and what stands at the side.
fn floor(scene: &Scene) {
    let lip = poly(&[
        (-20.0, edge(-20.0)),
        (820.0, edge(820.0)),
        (820.0, edge(820.0) + 46.0),
        (-20.0, edge(-20.0) + 46.0),
    ]);
    scene.add(scene.fill(&lip, "#4d1270"));
    scene.add(scene.veil(&lip.minus(&lip.moved(0.0, 4.0)), "#ffb0dc", 0.9));
    let below = poly(&[
        (-20.0, edge(-20.0) + 46.0),
        (820.0, edge(820.0) + 46.0),
        (820.0, 640.0),
        (-20.0, 720.0),
    ]);
    scene.add(scene.veil(&below, "#3a0f66", 0.85));
    scene.add(scene.fog(560.0, 760.0, "#2a0a52", 0.95));
    scene.add(scene.band(760.0, 1200.0, "#2a0a52"));
}

fn silhouette(scene: &Scene, person: &Person) {
    let cut = person.cut((560.0, 0.0));
    scene.add(cut.paint(
        scene,
        PaperStyle {
            air: Some(("#6a1a8c".into(), 0.62)),
            ..PaperStyle::default()
        },
    ));
    let whole = cut.outline();
    scene.add(scene.veil(&whole.minus(&whole.moved(-1.6, 1.6)), "#ffa8dc", 0.85));
}

fn band(scene: &Scene) {
    // Two towers of loudspeakers.
    for (x, wide, top) in [(-30.0, 110.0, 214.0), (716.0, 120.0, 150.0)] {
        for i in 0..3 {
            let y = top + 78.0 * f64::from(i);
            let case = handcut(&rect(x, y, x + wide, y + 74.0), 0.8, 20.0, 3 + i64::from(i));
            scene.add(scene.fill(&case, "#3a1168"));
            scene.add(scene.veil(&case.minus(&case.moved(2.0, 3.0)), "#ff7ac4", 0.5));
            for part in [0.3, 0.7] {
                let cone = ellipse((x + wide * part, y + 38.0), 20.0, 24.0);
                scene.add(scene.fill(&cone, "#250845"));
                scene.add(scene.veil(&cone.minus(&cone.moved(1.5, 2.0)), "#c04fd0", 0.6));
            }
        }
    }
    drummer(scene);
    guitarist(scene);
}

fn musician(at: At, height: f64, facing: f64) -> Person {
    Person {
        at,
        height,
        facing: Some(facing),
        pose: UPRIGHT,
        clothes: Clothes {
            top: Top::Tee,
            top_colour: "#35104f".into(),
            bottom_colour: "#2a0c42".into(),
            shoes: Shoes::Boots,
            ..Clothes::default()
        },
        ..Person::default()
    }
}

fn drummer(scene: &Scene) {
    let mut person = musician((388.0, 424.0), 250.0, 14.0);
    person.skin = Skin::Umber;
    person.head.hair = Hair::Afro;
    person.pose = Pose {
        arms: [
            ArmPose::to(0.4, 0.3, 0.4)
                .elbow(1.0, -0.5, 0.0)
                .hand(Gesture::Fist),
            ArmPose::to(0.3, 0.5, 0.4)
                .elbow(1.0, -0.5, 0.0)
                .hand(Gesture::Fist),
        ],
        ..Pose::SIT
    };
    silhouette(scene, &person);
    let cut = person.cut((560.0, 0.0));
    for (side, lean) in [(0, -6.0), (1, -22.0)] {
        let (x, y) = cut.landmarks.hands[side];
        let stick = taper(
            &[(x - lean * 0.4, y + 10.0), (x + lean, y - 44.0)],
            &[3.4, 2.4],
        );
        scene.add(scene.fill(&stick, "#ffd0ea"));
    }
    let drum = |at: At, rx: f64, deep: f64, colour: &str| {
        let top = ellipse(at, rx, rx * 0.26);
        let body = top.and(&top.moved(0.0, deep)).hull();
        scene.add(scene.fill(&body, colour));
        scene.add(scene.veil(&body.minus(&body.moved(-5.0, 0.0)), "#ffb0e0", 0.5));
        scene.add(scene.fill(&top, "#f7c4e8"));
    };
    drum((344.0, 380.0), 28.0, 22.0, "#a01a86");
    drum((424.0, 376.0), 30.0, 24.0, "#a01a86");
    for (x, y, tilt) in [(300.0, 322.0, -14.0), (470.0, 312.0, 12.0)] {
        let stand = taper(&[(x, y), (x + 2.0, 430.0)], &[3.0, 3.0]);
        scene.add(scene.fill(&stand, "#4a1470"));
        let brass = ellipse((x, y), 36.0, 7.0).turned(tilt, (x, y));
        scene.add(scene.fill(&brass, "#ffd27a"));
    }
}

fn guitarist(scene: &Scene) {
    let mut person = musician((176.0, 446.0), 268.0, 40.0);
    person.build = Build::Thin;
    person.skin = Skin::Honey;
    person.head.hair = Hair::Long;
    person.head.turn = (0.0, 24.0, 0.0);
    person.pose = Pose {
        arms: [
            ArmPose::to(0.1, -0.3, 0.66)
                .elbow(0.6, -1.0, 0.0)
                .hand(Gesture::Grip),
            ArmPose::to(0.34, -0.62, 0.34)
                .elbow(1.0, -0.3, -0.6)
                .hand(Gesture::Open),
        ],
        ..Pose::STAND
    };
    silhouette(scene, &person);
    let (x, y) = person.cut((560.0, 0.0)).landmarks.hips;
    let neck = taper(&[(x, y - 22.0), (x + 92.0, y - 66.0)], &[7.0, 6.0]);
    let body = blob(
        &knots![x - 40.0, y - 18.0; x - 18.0, y - 36.0; x + 4.0, y - 26.0; x + 22.0, y - 32.0; x + 24.0, y - 12.0; x + 6.0, y - 2.0; x - 16.0, y + 8.0; x - 36.0, y + 4.0],
    );
    scene.add(scene.fill(&neck, "#57197a"));
    scene.add(scene.fill(&body, "#ff4fa0"));
    scene.add(scene.veil(&body.minus(&body.moved(-3.0, -5.0)), "#5a0f5c", 0.6));
}

/// Come down on one knee to look, the microphone lowered.
fn singer(scene: &Scene) {
    let mut person = musician((560.0, edge(560.0) - 18.0), 356.0, -42.0);
    person.skin = Skin::Ebony;
    person.head = Head {
        hair: Hair::Cropped,
        hair_colour: "#ffe08a".into(),
        mood: Mood {
            brow_in: 0.12,
            brow_out: 0.05,
            upper: 0.9,
            open: 0.03,
            ..Mood::TENDERNESS
        },
        turn: (-12.0, 12.0, -6.0),
        gaze: Some((-0.7, 0.7)),
        lashes: true,
        ..Head::default()
    };
    person.clothes = Clothes {
        top: Top::Jacket,
        top_colour: "#ffd23e".into(),
        shirt_colour: "#fff4e0".into(),
        bottom: Bottom::Trousers,
        bottom_colour: "#ffd23e".into(),
        shoes: Shoes::Boots,
        shoe_colour: "#f7f0ff".into(),
        ..Clothes::default()
    };
    person.pose = Pose {
        hips: v(0.0, 0.5, -0.06),
        lean: (22.0, 0.0),
        bow: 0.14,
        arms: [
            ArmPose::to(0.16, -0.84, 0.18)
                .elbow(0.5, 0.0, -1.0)
                .hand(Gesture::Fist)
                .fingers(0.0, -0.8, 0.6)
                .thumb(-0.4, 0.4, 0.8),
            ArmPose::to(-0.06, -0.52, 0.62)
                .elbow(0.8, -0.6, -0.4)
                .hand(Gesture::Flat)
                .fingers(0.1, -0.3, 1.0)
                .thumb(-1.0, 0.2, 0.0),
        ],
        legs: [
            LegPose::to(0.12, 0.0, -0.46)
                .knee(0.1, 0.0, 1.0)
                .toe(0.0, -0.4, -1.0),
            LegPose::to(0.12, 0.0, 0.32).knee(0.2, 1.0, 0.6),
        ],
        ..UPRIGHT
    };
    person.wrists[Side::Right.index()] = Some((520.0, 272.0));
    let under = ellipse((560.0, edge(560.0) - 14.0), 84.0, 8.0);
    scene.add(scene.blurred(scene.veil(&under, "#6a1a8c", 0.6), 5.0));
    let cut = person.cut(scene.light);
    let (x, y) = cut.landmarks.hands[Side::Left.index()];
    let mike = taper(&[(x + 22.0, y - 16.0), (x - 20.0, y + 14.0)], &[9.0, 12.0]);
    let hand = |part: &&Part| matches!(part.kind, Kind::Hand(_));
    for part in cut.parts.iter().filter(|part| !hand(part)) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
    scene.add(scene.fill(&mike, "#2a0c42"));
    scene.add(scene.fill(&circle((x - 24.0, y + 17.0), 11.0), "#d9c4ea"));
    for part in cut.parts.iter().filter(hand) {
        scene.add(part.paint(scene, PaperStyle::default()));
    }
    let whole = cut.outline();
    scene.add(scene.veil(&whole.minus(&whole.moved(-2.2, 2.2)), "#fff4d0", 0.9));
}
