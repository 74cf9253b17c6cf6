//! Three generations before an open fridge, each in nightclothes, each caught.

use super::{DARK, father};
use crate::line::{blob, taper};
use crate::motifs::figures::{Age, View};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Light, Mass, Passes, PosedHand,
    Touch, Value,
};
use crate::{knots, spots};

pub fn skin() -> Complexion {
    Complexion::new(
        [DARK, "#4d2b20", "#935f41", "#cd9c70", "#f0dcb6"],
        "#bd5a3b",
        "#2f3d39",
    )
    .iris("#3a2018")
}

/// Cloth by the light of the fridge: as dark as the kitchen where that does not reach.
pub fn cloth(colours: [&str; 3], lit: Value) -> Field {
    let [dim, own, light] = colours;
    Field::ramp(&[DARK, dim, own, light], lit.broken(0.08, 90.0, 4))
}

/// The light that comes back from plate and shelf.
pub const BELOW: Light = (0.1, 0.55, 0.6);

pub fn paint(canvas: &Canvas) {
    father::paint(canvas);
    boy(canvas);
    grandmother(canvas);
}

const OCHRE: [&str; 3] = ["#3d2114", "#a06524", "#ecbf66"];
const ROSE: [&str; 3] = ["#3a1d28", "#96566a", "#e8b8b8"];

fn boy(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(578.0, 520.0, 0.84).turned(5.0).flipped(true),
        view: View::ThreeQuarter,
        skin: skin(),
        light: (-0.3, 0.15, 0.9),
        expression: Expression { open: 1.05, squint: 0.35, brow_inner: 10.0, brow_outer: 8.0, smile: 0.5, wide: 0.84, ..Expression::CALM },
        eyes: 1.16,
        gaze: (0.75, -0.1),
        lashes: 0.25,
        blush: 1.0,
        hair: Hair::None,
        hair_ramp: [DARK, "#1b1211", "#33211b", "#644432"].map(Into::into),
        patches: vec![((82.0, 72.0), (16.0, 20.0), "#f3dcb4".into(), 0.5), ((-20.0, 84.0), (26.0, 26.0), "#eecfa4".into(), 0.45)],
        contour: Some(
            knots![
                14, -145; 62, -129; 90, -90; 96, -50; 92, -24; 90, -2; 98, 22; 106, 48; 108, 76; 98, 102; 82, 120; 62, 134; 42, 144;
                18, 146; -18, 138; -56, 124; -82, 98; -86, 60; -106, 34; -128, -10; -134, -62; -114, -110; -68, -142; -18, -151
            ]
            .into(),
        ),
        ..Head::default()
    };
    head.paint(canvas);
    let hair = blob(&knots![
        -106, 50; -140, 4; -150, -58; -136, -104; -146, -136; -104, -140; -90, -178; -50, -164; -14, -194; 14, -170; 54, -184; 66, -156; 100, -142; 96, -110; 108, -84; 84, -92;
        66, -70; 48, -96; 24, -74; 6, -98; -18, -72; -36, -88; -50, -44; -56, -6; -64, 14; -74, -18; -94, -24; -106, 6
    ]);
    head.at(canvas).lay(
        head.hair_of(
            &hair,
            &[
                &spots![-60, 0; -110, -60; -140, -120],
                &spots![-30, -90; -70, -130; -90, -170],
                &spots![10, -90; 0, -150; -20, -190],
                &spots![50, -90; 60, -140; 54, -180],
                &spots![80, -90; 96, -120; 98, -140],
            ],
        )
        .passes(Passes::curls(1.0)),
    );
    let shape = blob(&knots![
        456, 770; 464, 716; 500, 650; 540, 646; 560, 656; 600, 660; 650, 640; 690, 652; 752, 720; 800, 900; 800, 1100; 470, 1100; 462, 860
    ]);
    let lit = Value::ball((560.0, 860.0), (170.0, 260.0), (-0.45, 0.0, 0.85)).times(0.85);
    canvas.lay(
        Mass::new(&shape, cloth(OCHRE, lit))
            .along(&[
                &spots![520, 680; 500, 860; 500, 1080],
                &spots![600, 660; 640, 860; 650, 1080],
                &spots![700, 700; 750, 860; 770, 1080],
            ])
            .passes(Passes::cloth())
            .under("#2e1a10"),
    );
}

fn grandmother(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(214.0, 500.0, 0.86).turned(9.0),
        view: View::ThreeQuarter,
        age: Age::Old,
        skin: skin().lip("#8a4a44"),
        light: (0.35, 0.15, 0.9),
        expression: Expression {
            open: 0.8,
            brow_inner: 13.0,
            brow_outer: -3.0,
            smile: -0.25,
            wide: 0.72,
            ..Expression::CALM
        },
        gaze: (-0.35, 0.9),
        blush: 1.1,
        hair_ramp: [DARK, "#4d4b4c", "#97958f", "#d6d8cc"].map(Into::into),
        brow: Some("#6a5a52".into()),
        ..Head::default()
    };
    head.paint(canvas);
    hair_net(canvas, &head);
    let shape = blob(&knots![
        30, 780; 80, 690; 136, 640; 176, 652; 216, 662; 252, 640; 284, 650; 336, 716; 372, 820; 388, 960; 390, 1100; 10, 1100
    ]);
    let lit = Value::ball((260.0, 860.0), (190.0, 260.0), (0.5, 0.0, 0.8)).times(0.9);
    canvas.lay(
        Mass::new(&shape, cloth(ROSE, lit))
            .along(&[
                &spots![60, 760; 60, 900; 50, 1080],
                &spots![160, 680; 170, 860; 170, 1080],
                &spots![280, 690; 340, 860; 360, 1080],
            ])
            .passes(Passes::cloth())
            .under("#301820"),
    );
}

/// Grey hair, flat under a net with a band.
fn hair_net(canvas: &Canvas, head: &Head) {
    let hair = blob(&knots![
        -98, 44; -138, -4; -152, -64; -132, -128; -78, -172; 0, -186; 62, -162; 98, -112; 98, -78; 70, -98; 28, -108; -22, -92;
        -52, -56; -60, -10; -70, -14; -92, -24; -102, 8
    ]);
    let at = head.at(canvas);
    at.lay(head.hair_of(
        &hair,
        &[
            &spots![-60, -10; -90, -90; -40, -160],
            &spots![-20, -92; -20, -140; 0, -176],
            &spots![60, -100; 60, -130; 40, -160],
            &spots![-100, 30; -136, -40; -120, -130],
        ],
    ));
    let thread = |line: &[At]| {
        Touch::new(
            &taper(line, &[2.2, 2.8, 2.2]).within(&hair.grown(-3.0)),
            "#2b1b1e",
        )
        .opacity(0.5)
    };
    for i in 0..9 {
        let t = f64::from(i) / 8.0;
        let foot = (-120.0 + 240.0 * t, 20.0 - 120.0 * t);
        at.lay(thread(&[
            foot,
            (-60.0 + 130.0 * t * t - 60.0 * (1.0 - t), -110.0 - 30.0 * t),
            (-40.0 + 40.0 * t, -190.0),
        ]));
    }
    for i in 0..5 {
        let up = 26.0 * f64::from(i);
        at.lay(thread(&[
            (-150.0, -10.0 - up),
            (-70.0, -66.0 - up * 0.9),
            (30.0, -126.0 - up * 0.5),
            (110.0, -110.0 - up * 0.7),
        ]));
    }
    at.lay(
        Brush::new(
            &spots![-104, 10; -64, -14; -54, -58; -22, -94; 28, -110; 70, -100; 99, -80],
            8.0,
            "#6b4a5a",
        )
        .profile(&[0.7, 1.0, 0.8]),
    );
}

/// The hands of the two in front have stopped short of the plate.
pub fn reach(canvas: &Canvas) {
    arm(
        canvas,
        &spots![706, 970; 690, 896; 640, 816],
        [120.0, 108.0, 70.0],
        OCHRE,
    );
    hand(
        canvas,
        Spot::new(640.0, 814.0, 152.0),
        (
            v(-0.8, 0.3, 0.45),
            v(-0.3, -0.7, 0.1),
            Side::Left,
            Gesture::Reach,
        ),
        BELOW,
    );
    arm(
        canvas,
        &spots![100, 990; 122, 900; 184, 814],
        [140.0, 112.0, 70.0],
        ROSE,
    );
    hand(
        canvas,
        Spot::new(186.0, 810.0, 150.0),
        (
            v(0.8, 0.34, 0.4),
            v(0.3, -0.7, 0.1),
            Side::Right,
            Gesture::Drape,
        ),
        BELOW,
    );
}

fn arm(canvas: &Canvas, line: &[At], widths: [f64; 3], colours: [&str; 3]) {
    let shape = taper(line, &widths);
    let (from, to) = (line[0], line[line.len() - 1]);
    let lit = Value::along(from, to).times(0.5).plus(&Value::even(0.42));
    canvas.lay(
        Mass::new(&shape, cloth(colours, lit))
            .flow(
                Flow::along(&[line])
                    .and(Flow::around(&shape))
                    .soft(14.0)
                    .stray(0.2),
            )
            .passes(Passes::cloth().scaled(0.7))
            .found(0.3),
    );
    let before = line[line.len() - 2];
    let (dx, dy) = (to.0 - before.0, to.1 - before.1);
    let long = dx.hypot(dy);
    let across = |k: f64| {
        (
            to.0 - dy / long * widths[2] * k,
            to.1 + dx / long * widths[2] * k,
        )
    };
    canvas.lay(
        Brush::new(&[across(-0.52), to, across(0.52)], 18.0, colours[2])
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.08),
    );
}

pub fn hand(
    canvas: &Canvas,
    spot: Spot,
    (fingers, thumb, side, gesture): (people::space::V3, people::space::V3, Side, Gesture),
    light: Light,
) {
    PosedHand {
        spot,
        hand: people::Hand {
            gesture,
            side,
            fingers,
            thumb,
            arm: 0.1,
            ..people::Hand::default()
        },
        skin: skin(),
        light,
    }
    .paint(canvas);
}
