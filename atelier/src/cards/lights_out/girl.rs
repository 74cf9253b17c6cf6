//! The girl: cheeks still round, brows up, and a hand on its way to her mouth.

use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, View};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hand, Head, Light, Mass, Passes,
    Touch, Value,
};
use crate::{knots, spots};

use super::FLAME;

/// From the flame, for what is not very near.
const CANDLE: Light = (0.62, 0.5, 0.6);
/// From the window behind her, as she sees it.
const NIGHT: Light = (-0.75, -0.35, 0.3);
const HEAD: Spot = Spot {
    at: (344.0, 480.0),
    size: 1.5,
    turn: 4.0,
    flip: false,
};

const WARM: [&str; 6] = [
    "#1a1220", "#3a1d27", "#6a3428", "#a05c2b", "#d08f3e", "#f8cd7c",
];
const COOL: [&str; 4] = ["#181526", "#2a2136", "#453349", "#665264"];

fn skin() -> Complexion {
    Complexion {
        white: "#f3dcae".into(),
        ..Complexion::new(
            ["#2a1722", "#5c2c2a", "#9a5a30", "#d6913f", "#ffd488"],
            "#c2552c",
            "#2c2440",
        )
        .lip("#96402f")
    }
}

/// Lit by the flame, cheeks full of air.
fn face(head: &Head) -> Field {
    let relief = head.relief().bump((-16.0, 80.0), (40.0, 34.0), 22.0).bump(
        (80.0, 74.0),
        (20.0, 30.0),
        16.0,
    );
    let (x, y) = HEAD.back(FLAME);
    let warm = relief.lamp((x, y, 190.0), 420.0).times(1.42).lifted(0.05);
    let cool = relief.lit(NIGHT).times(0.7).broken(0.04, 60.0, 4);
    Field::lit_twice((&WARM, warm.broken(0.03, 40.0, 3)), (&COOL, cool))
        .patch((-14.0, 76.0), (34.0, 26.0), "#c0562c", 0.35)
        .patch((82.0, 70.0), (16.0, 24.0), "#d8682f", 0.3)
        .patch((51.0, 54.0), (15.0, 10.0), "#c8602c", 0.3)
}

pub(super) fn paint(canvas: &Canvas, night: &Field) {
    jumper(canvas, night);
    let mut head = Head {
        spot: HEAD,
        view: View::ThreeQuarter,
        age: Age::Child,
        skin: skin(),
        light: CANDLE,
        expression: Expression {
            open: 1.16,
            brow_inner: 11.0,
            brow_outer: 6.0,
            smile: -0.15,
            parted: 0.26,
            wide: 0.56,
            ..Expression::CALM
        },
        gaze: (0.62, 0.62),
        lashes: 0.3,
        hair_ramp: ["#0f0d18", "#1d1620", "#3f2622", "#8a5230"].map(Into::into),
        brushes: 0.66,
        neck: false,
        ears: false,
        contour: Some(
            knots![
                14, -140; 66, -124; 98, -82; 104, -40; 98, -10; 94, 14; 104, 38; 112, 64; 106, 92; 88, 112; 66, 126; 46, 137; 18, 141;
                -24, 136; -66, 122; -94, 92; -100, 56; -116, 36; -138, -12; -140, -62; -116, -108; -70, -136; -20, -145
            ]
            .into(),
        ),
        ..Head::default()
    };
    head.paint = Some(face(&head));
    puff(canvas, &head, (96.0, -128.0), 62.0, 5);
    head.paint(canvas);
    hair(canvas, &head);
    puff(canvas, &head, (-148.0, -104.0), 84.0, 6);
    let at = head.at(canvas);
    // The crease behind a cheek that is full of air.
    at.lay(Brush::line(&spots![8, 84; 0, 98; 6, 112], 4.0, "#4a2020").opacity(0.35));
    at.lay(Brush::line(&spots![70, 86; 76, 97; 72, 108], 3.2, "#6a3020").opacity(0.35));
    glasses(canvas, &head);
}

/// Combed from the parting to the puffs.
fn hair(canvas: &Canvas, head: &Head) {
    let shape = blob(&knots![
        -104, 30; -136, -6; -146, -64; -124, -120; -70, -156; 4, -166; 62, -148; 98, -110; 102, -74; 84, -92; 40, -106; -10, -98;
        -52, -70; -72, -30; -84, -14; -96, -4
    ]);
    let lines: [&[At]; 4] = [
        &spots![30, -104; 20, -130; 4, -164],
        &spots![60, -104; 70, -120; 96, -116],
        &spots![0, -100; -60, -110; -136, -96],
        &spots![-60, -60; -100, -70; -140, -84],
    ];
    head.at(canvas).lay(
        head.hair_of(&shape, &lines)
            .passes(Passes::hair(0.7))
            .lost((-180.0, 30.0), 70.0)
            .bleed(8.0),
    );
    head.at(canvas)
        .lay(Brush::line(&spots![34, -104; 24, -132; 12, -160], 3.0, "#7c4a34").opacity(0.6));
}

/// A puff of curls, lost in the night on the far side of the light.
fn puff(canvas: &Canvas, head: &Head, (x, y): At, r: f64, seed: u64) {
    let bumps = 13;
    let ring: Vec<_> = (0..bumps)
        .map(|i| {
            let turn = std::f64::consts::TAU * f64::from(i) / f64::from(bumps);
            let far = r * if i % 2 == 0 { 1.07 } else { 0.94 };
            (x + turn.cos() * far, y + turn.sin() * far * 0.96).into()
        })
        .collect();
    let shape = blob(&ring);
    let value = Value::ball((x, y), (r, r), head.local_light())
        .times(0.9)
        .broken(0.14, 26.0, seed);
    let paint = Field::ramp(&head.hair_ramp, value);
    let flow = Flow::around(&shape).soft(10.0).stray(0.9).wave(24.0, seed);
    head.at(canvas).lay(
        Mass::new(&shape, &paint)
            .flow(flow)
            .passes(Passes::curls(0.6))
            .under(paint.darker(0.06))
            .lost((x - r * 1.2, y - r * 0.9), r * 0.9)
            .bleed(9.0),
    );
}

/// Round ones; the flame is in both, and the night.
fn glasses(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    for ((x, y), (rx, ry)) in head.paint_glasses(canvas, "#2a1620", "#f2b25a") {
        let (x, y) = (x + rx * 0.74, y + ry * 0.3);
        let flame = blob(&knots![x + 1.0, y - 12.0; x + 4.0, y; x, y + 5.0; x - 4.0, y]);
        at.lay(Touch::new(&flame, "#ff9a34"));
        at.lay(Touch::new(&ellipse((x, y), 1.8, 3.2), "#fff0b8"));
    }
}

/// A jumper, warm in front, its back lost in the dark.
fn jumper(canvas: &Canvas, night: &Field) {
    let shape = blob(&knots![
        300, 676; 226, 706; 150, 762; 104, 860; 90, 1000; 90, 1250; 720, 1250; 700, 960; 640, 800; 560, 730; 460, 690; 400, 676
    ]);
    let value = Value::ball((400.0, 980.0), (330.0, 320.0), CANDLE)
        .lifted(0.03)
        .broken(0.08, 90.0, 5);
    let paint = Field::ramp(
        &["#131a30", "#1d2a45", "#35405a", "#6d5a56", "#b57c48"],
        value,
    );
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![300, 690; 160, 740; 60, 860],
                &spots![420, 690; 560, 740; 680, 900],
                &spots![300, 720; 340, 900; 340, 1100],
            ])
            .passes(Passes::cloth())
            .lost((60.0, 760.0), 110.0)
            .into(night)
            .bleed(8.0),
    );
    let neck = taper(&spots![352, 620; 356, 720], &[118.0, 132.0]);
    let value = Value::along((280.0, 690.0), (430.0, 720.0))
        .times(0.62)
        .broken(0.06, 50.0, 4);
    canvas.lay(Mass::new(&neck, Field::ramp(&WARM, value)).passes(Passes::thing()));
    let collar = blob(
        &knots![272, 692; 350, 716; 440, 690; 458, 712; 430, 744; 350, 762; 276, 742; 258, 714],
    );
    canvas.lay(
        Mass::new(&collar, paint.darker(-0.04))
            .flow(Flow::straight(90.0).stray(0.15))
            .passes(Passes::thing().scaled(0.8))
            .found(0.2),
    );
}

/// On its way up.
pub(super) fn paint_hand(canvas: &Canvas) {
    let sleeve = taper(
        &spots![-70, 1150; 64, 1000; 196, 850; 220, 820],
        &[150.0, 124.0, 86.0, 74.0],
    );
    let value = Value::along((40.0, 900.0), (190.0, 960.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(
                &["#131a30", "#1f2b46", "#3f465a", "#80685a", "#c08a50"],
                value,
            ),
        )
        .along(&[&spots![-60, 1080; 160, 850], &spots![20, 1110; 220, 870]])
        .passes(Passes::thing().scaled(1.2))
        .lost((20.0, 1000.0), 130.0)
        .found(0.2),
    );
    Hand {
        spot: Spot::new(224.0, 812.0, 1.08).turned(-52.0),
        grasp: Grasp::Spread,
        age: Age::Child,
        skin: skin(),
        light: (0.8, 0.25, 0.5),
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![184, 800; 222, 826; 254, 854], 26.0, "#4e4a56")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.07),
    );
}
