//! The girl: cheeks still round, brows up, and a hand on its way to her mouth.

use crate::colour::mix;
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Fingers, Gesture, Side, Thumb};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Head, Light, Mass, Passes, PosedHand,
    Touch, Value,
};
use crate::{knots, spots};

use super::FLAME;

/// From the flame, for what is not very near.
const CANDLE: Light = (0.62, 0.5, 0.6);
/// From the window behind her, as she sees it.
const NIGHT: Light = (-0.75, -0.35, 0.3);
const HEAD: Spot = Spot {
    at: (344.0, 462.0),
    size: 1.42,
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
        .lip("#a4603c")
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
            parted: 0.3,
            wide: 0.6,
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
                14, -140; 66, -124; 98, -82; 104, -40; 98, -10; 94, 14; 102, 38; 108, 62; 102, 86; 84, 106; 66, 122; 48, 134; 24, 139;
                -8, 134; -46, 118; -82, 90; -98, 56; -116, 36; -138, -12; -140, -62; -116, -108; -70, -136; -20, -145
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
    nose(canvas, &head);
    glasses(canvas, &head);
}

/// A button, in the light from below: the stock one would throw a moustache.
fn nose(canvas: &Canvas, head: &Head) {
    let at = head.at(canvas);
    let field = face(head);
    let patch =
        blob(&knots![20, 36; 36, 32; 60, 34; 72, 46; 74, 60; 62, 72; 40, 74; 22, 70; 14, 54]);
    at.lay(
        Mass::new(&patch, field.clone())
            .flow(Flow::around(&patch).stray(0.3))
            .passes(Passes::face(0.6))
            .lost((2.0, 52.0), 24.0)
            .lost((48.0, 92.0), 24.0)
            .bleed(3.0),
    );
    let shade = mix(field.at((30.0, 40.0)), "#5a2418", 0.5);
    at.lay(
        Brush::line(&spots![58, 10; 63, 30; 70, 46; 68, 56; 58, 61], 3.6, shade)
            .profile(&[0.1, 0.6, 1.0, 0.9, 0.4])
            .opacity(0.55),
    );
    at.lay(Brush::line(&spots![30, 46; 25, 54; 29, 61], 3.2, shade).opacity(0.5));
    at.lay(Brush::line(&spots![36, 61; 43, 63; 49, 62], 3.6, "#6a2c1c").opacity(0.6));
    at.lay(Touch::new(&ellipse((54.0, 53.0), 7.0, 4.6), "#ffe0a4").opacity(0.5));
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
        290, 712; 226, 732; 150, 774; 100, 862; 80, 1000; 84, 1250; 690, 1250; 684, 970; 636, 826; 566, 764; 484, 728; 410, 712
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
                &spots![300, 756; 170, 800; 80, 900],
                &spots![420, 756; 560, 800; 660, 920],
                &spots![300, 790; 340, 900; 340, 1100],
            ])
            .passes(Passes::cloth())
            .lost((60.0, 760.0), 110.0)
            .into(night)
            .bleed(8.0),
    );
    let neck = blob(
        &knots![280, 590; 434, 590; 428, 670; 434, 724; 448, 756; 264, 756; 276, 724; 288, 670],
    );
    let value = Value::along((270.0, 700.0), (450.0, 740.0))
        .times(0.8)
        .broken(0.05, 50.0, 4);
    let throat = Field::ramp(&WARM, value).patch((350.0, 664.0), (110.0, 34.0), WARM[1], 0.75);
    canvas.lay(
        Mass::new(&neck, throat)
            .along(&[&spots![290, 640; 288, 770], &spots![424, 640; 430, 770]])
            .passes(Passes::thing())
            .found(0.15),
    );
    let collar = blob(
        &knots![250, 724; 282, 716; 350, 736; 430, 716; 464, 722; 472, 754; 438, 780; 350, 794; 270, 780; 242, 756],
    );
    canvas.lay(
        Mass::new(&collar, paint.darker(-0.05))
            .flow(Flow::straight(90.0).stray(0.15))
            .passes(Passes::thing().scaled(0.8))
            .found(0.2),
    );
}

/// On its way up to her mouth: the elbow is low beside her, the back of the hand towards us.
pub(super) fn paint_hand(canvas: &Canvas) {
    let sleeve = taper(
        &spots![70, 1290; 96, 1150; 148, 1010; 194, 906],
        &[190.0, 168.0, 128.0, 88.0],
    );
    let value = Value::along((40.0, 960.0), (210.0, 1040.0)).broken(0.08, 60.0, 5);
    canvas.lay(
        Brush::new(&spots![250, 930; 206, 1040; 190, 1160], 50.0, "#141a2e")
            .profile(&[0.4, 1.0, 0.8])
            .dry(0.2)
            .opacity(0.7),
    );
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(
                &["#131a30", "#1f2b46", "#3f465a", "#80685a", "#c08a50"],
                value,
            ),
        )
        .along(&[
            &spots![10, 1180; 60, 1060; 160, 890],
            &spots![150, 1200; 190, 1060; 250, 910],
        ])
        .passes(Passes::thing().scaled(1.2))
        .lost((-20.0, 1120.0), 130.0)
        .found(0.2),
    );
    PosedHand {
        spot: Spot::new(206.0, 874.0, 208.0),
        hand: people::Hand {
            gesture: Gesture::Of(Fingers {
                fingers: [
                    [4.0, 10.0, 8.0, 9.0],
                    [6.0, 12.0, 8.0, 2.0],
                    [10.0, 16.0, 10.0, -4.0],
                    [14.0, 20.0, 12.0, -13.0],
                ],
                thumb: Thumb::At([56.0, 8.0, 4.0, 4.0]),
            }),
            side: Side::Right,
            fingers: v(0.42, -0.9, 0.12),
            thumb: v(-0.9, -0.42, 0.0),
            arm: 0.2,
            forearm: Some(v(-0.35, 0.94, 0.0)),
            plump: 1.14,
        },
        skin: skin(),
        light: (0.8, 0.25, 0.5),
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![138, 884; 196, 902; 250, 924], 40.0, "#5e535a")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.07),
    );
}
