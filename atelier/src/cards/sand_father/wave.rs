//! The wave: a wall of jade that leans over the beach, its top lost in the sky. A crab looks out of it.

use crate::line::{Path, blob, curve, ellipse, poly, taper};
use crate::random::Chance;
use crate::shape::{At, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// The lip, from which foam hangs: from the broken water on the left up and over us.
const LIP: [At; 9] = [
    (-70.0, 640.0),
    (-10.0, 500.0),
    (60.0, 376.0),
    (150.0, 276.0),
    (262.0, 210.0),
    (390.0, 176.0),
    (530.0, 158.0),
    (690.0, 120.0),
    (870.0, 40.0),
];

/// The ways the water rose, from the foot of the wave up and over to its lip.
const RISING: [[At; 4]; 6] = [
    [(20.0, 830.0), (0.0, 740.0), (-20.0, 660.0), (-50.0, 600.0)],
    [
        (170.0, 820.0),
        (160.0, 660.0),
        (120.0, 500.0),
        (40.0, 400.0),
    ],
    [
        (340.0, 820.0),
        (350.0, 620.0),
        (290.0, 410.0),
        (170.0, 270.0),
    ],
    [
        (520.0, 820.0),
        (550.0, 600.0),
        (500.0, 380.0),
        (360.0, 190.0),
    ],
    [
        (690.0, 820.0),
        (740.0, 580.0),
        (700.0, 340.0),
        (560.0, 160.0),
    ],
    [
        (860.0, 820.0),
        (940.0, 540.0),
        (900.0, 260.0),
        (760.0, 90.0),
    ],
];

fn jade() -> Field {
    // Dark below the lip and at the foot, and light where the sun comes through.
    let through = Value::glow((570.0, 480.0), (270.0, 250.0)).times(0.92);
    let value = through.plus(&Value::even(0.06)).broken(0.09, 150.0, 7);
    Field::ramp(
        &["#1d4a50", "#2b6f6c", "#4b9c86", "#86cba6", "#d4efc4"],
        value,
    )
    .patch((400.0, 810.0), (560.0, 70.0), "#5c6a86", 0.7)
    .patch_turned((200.0, 430.0), (240.0, 90.0), -52.0, "#1e565c", 0.6)
    .patch((620.0, 350.0), (60.0, 150.0), "#eaf6cf", 0.3)
}

pub fn paint(canvas: &Canvas) {
    let paint = jade();
    sky(canvas);
    let face = poly(
        &spots![-60, 560; 20, 400; 110, 280; 250, 170; 400, 130; 600, 100; 860, 0; 860, 850; -60, 850],
    );
    canvas.lay(
        Mass::new(&face, &paint)
            .flow(Flow::along(&RISING).soft(50.0).stray(0.12).wave(160.0, 3))
            .passes(
                Passes::of(&[
                    (36.0, 190.0, 2.0, 0.0),
                    (20.0, 130.0, 1.2, 0.1),
                    (10.0, 90.0, 0.5, 0.4),
                ])
                .uneven(0.02, 0.008, 0.045),
            )
            .under(paint.darker(0.08)),
    );
    streaks(canvas);
    crab(canvas, &paint);
    crest(canvas);
}

/// Pale haze: nobody can say where the foam ends.
fn sky(canvas: &Canvas) {
    let value = Value::along((0.0, 260.0), (300.0, -40.0));
    canvas.lay(
        Mass::new(
            &poly(&spots![-60, -60; 860, -60; 860, 320; 200, 400; -60, 760]),
            Field::ramp(&["#e4eadb", "#f1efdc", "#faf4df"], value),
        )
        .flow(Flow::straight(-8.0).stray(0.2))
        .passes(Passes::sky()),
    );
}

/// Foam that was drawn up the wall and hangs in it.
fn streaks(canvas: &Canvas) {
    let mut chance = Chance::of("streaks", 11);
    for _ in 0..54 {
        let i = chance.below(5) as usize;
        let across = chance.unit();
        let between = |k: usize| -> At {
            let (a, b) = (RISING[i][k], RISING[i + 1][k]);
            (a.0 + (b.0 - a.0) * across, a.1 + (b.1 - a.1) * across)
        };
        let path = Path::new(curve(&[0, 1, 2, 3].map(between)));
        let from = chance.between(0.03, 0.8);
        let long = chance.between(0.06, 0.2);
        let line: Vec<At> = (0..5)
            .map(|k| path.at(path.length() * (from + long * f64::from(k) / 4.0)))
            .collect();
        let pale = chance.happens(0.62);
        let (colour, seen) = if pale {
            ("#e6f5dc", 0.5)
        } else {
            ("#1f565a", 0.4)
        };
        canvas.lay(
            Brush::new(&line, chance.between(3.0, 9.0), colour)
                .profile(&[0.1, 1.0, 0.6, 0.1])
                .dry(0.2)
                .opacity(seen),
        );
    }
}

/// The lip: shade below it, foam that hangs down in fingers and does not fall, spray that goes over into the sky.
fn crest(canvas: &Canvas) {
    for (x, y) in LIP {
        canvas.lay(Glaze::mist(
            (x + 50.0, y + 70.0),
            (120.0, 90.0),
            "#1b4c52",
            0.5,
        ));
    }
    let mut ring: Vec<At> =
        spots![-70, 420; -20, 300; 60, 190; 170, 100; 300, 50; 460, 30; 640, 0; 870, -60].to_vec();
    ring.extend(LIP.iter().rev());
    let foam = blob(&ring.into_iter().map(Into::into).collect::<Vec<_>>());
    let value = Value::along((330.0, 260.0), (250.0, 60.0)).broken(0.16, 60.0, 5);
    canvas.lay(
        Mass::new(
            &foam,
            Field::ramp(&["#a5cfba", "#cfe6d2", "#eef3e0", "#f8f4e2"], value),
        )
        .flow(Flow::along(&[&LIP]).soft(40.0).stray(0.7).wave(70.0, 5))
        .passes(
            Passes::of(&[
                (30.0, 80.0, 1.8, 0.0),
                (16.0, 44.0, 1.3, 0.1),
                (8.0, 24.0, 0.8, 0.3),
            ])
            .uneven(0.016, 0.005, 0.03),
        )
        .under("#cfe3d2")
        .lost((-60.0, 300.0), 150.0)
        .lost((80.0, 110.0), 150.0)
        .lost((260.0, -20.0), 150.0)
        .lost((460.0, -50.0), 150.0)
        .lost((700.0, -90.0), 150.0)
        .bleed(28.0),
    );
    hanging(canvas);
}

/// What hangs from the lip: foam in claws of all sizes, which curl back towards the wave, and drops that have let go and wait.
fn hanging(canvas: &Canvas) {
    let path = Path::new(curve(&LIP));
    let mut chance = Chance::of("claws", 4);
    let mut far = 20.0;
    while far < path.length() {
        let (x, y) = path.at(far);
        let large = chance.happens(0.3);
        let long = if large {
            chance.between(50.0, 86.0)
        } else {
            chance.between(8.0, 30.0)
        };
        let wide = if large {
            chance.between(34.0, 46.0)
        } else {
            chance.between(26.0, 44.0)
        };
        // Out from the lip, then down, then back.
        let claw = [
            (x - 12.0, y - 14.0),
            (x + long * 0.16, y + long * 0.3),
            (x + long * 0.3, y + long * 0.66),
            (x + long * 0.66, y + long),
        ];
        let shape = taper(&claw, &[wide * 1.1, wide * 0.86, wide * 0.6, wide * 0.3]);
        let value =
            Value::along((x + wide * 0.7, y + long), (x - wide * 0.5, y)).broken(0.1, 30.0, 3);
        canvas.lay(
            Mass::new(
                &shape,
                Field::ramp(&["#8fc0aa", "#d5ead4", "#fbfaec"], value),
            )
            .flow(Flow::along(&[&claw]).stray(0.25))
            .passes(Passes::thing().scaled(0.5).uneven(0.014, 0.005, 0.03))
            .found(0.12),
        );
        for _ in 0..(if large { 2 } else { 1 }) {
            if chance.happens(0.6) {
                let r = chance.between(3.0, 7.5);
                let (dx, dy) = (chance.between(0.0, 50.0), long + chance.between(12.0, 50.0));
                drop(canvas, (x + dx, y + dy), r);
            }
        }
        far += wide * chance.between(0.55, 0.9);
    }
}

fn drop(canvas: &Canvas, at: At, r: f64) {
    canvas.lay(Touch::new(&ellipse(at, r * 0.85, r * 1.15), "#e9f6e4"));
    canvas.lay(
        Touch::new(
            &ellipse((at.0 + r * 0.3, at.1 + r * 0.4), r * 0.35, r * 0.45),
            "#7ab89c",
        )
        .opacity(0.8),
    );
}

/// It has stopped too, half out of the water.
fn crab(canvas: &Canvas, water: &Field) {
    let at = canvas.at(Spot::new(676.0, 440.0, 0.98).turned(-10.0));
    let ramp = ["#7a2418", "#c14a26", "#ef8440", "#fcc487"];
    for (line, flip) in [
        (spots![-44, 2; -70, -16; -66, -40], -1.0),
        (spots![44, 2; 72, -12; 74, -36], 1.0),
    ] {
        at.lay(
            Brush::new(&line, 13.0, "#c14a26")
                .profile(&[1.0, 0.7, 0.9])
                .dry(0.05),
        );
        let claw = blob(
            &knots![-6, -30; -20, -46; -16, -72; 2, -82; -2, -62; 8, -58; 20, -76; 24, -56; 12, -34],
        );
        let spot = Spot::new(line[2].0, -4.0, 0.9).flipped(flip < 0.0);
        at.lay(
            Mass::new(
                &spot.put(&claw),
                Field::ramp(
                    &ramp,
                    Value::along((line[2].0 - 20.0, -30.0), (line[2].0 + 20.0, -80.0)),
                ),
            )
            .passes(Passes::thing().scaled(0.4))
            .found(0.05),
        );
    }
    let shell = blob(
        &knots![-50, 8; -46, -14; -24, -30; 0, -34; 24, -30; 46, -14; 50, 8; 30, 30; 0, 38; -30, 30],
    );
    at.lay(
        Mass::new(
            &shell,
            Field::ramp(
                &ramp,
                Value::ball((4.0, -2.0), (54.0, 40.0), (0.4, -0.7, 0.5)).lifted(0.15),
            ),
        )
        .passes(Passes::thing().scaled(0.5))
        .lost((0.0, 64.0), 46.0)
        .into(water)
        .found(0.06),
    );
    for side in [-1.0, 1.0] {
        at.lay(Brush::new(
            &[(side * 14.0, -30.0), (side * 17.0, -46.0)],
            7.0,
            "#c14a26",
        ));
        at.lay(Touch::new(
            &ellipse((side * 18.0, -52.0), 8.0, 9.0),
            "#2a181a",
        ));
        at.lay(Touch::new(
            &ellipse((side * 18.0 + 2.0, -55.0), 2.6, 2.8),
            "#fff8ea",
        ));
    }
    at.lay(Brush::line(&spots![-11, 4; 0, 1; 11, 4], 3.4, "#5a1812"));
    // The water goes up before its belly and its arms, and breaks white around it.
    for (line, width, colour, much) in [
        (spots![-66, 60; -58, 30; -54, 2], 15.0, "#7cc4a0", 0.9),
        (spots![-36, 74; -30, 44; -34, 14], 17.0, "#a5d8b2", 0.95),
        (spots![-6, 80; 0, 52; -4, 26], 18.0, "#8bcaa8", 0.95),
        (spots![22, 76; 30, 46; 26, 18], 17.0, "#b4dfba", 0.95),
        (spots![48, 66; 58, 38; 54, 4], 16.0, "#7cc4a0", 0.9),
        (spots![68, 56; 76, 26; 74, 2], 10.0, "#a5d8b2", 0.7),
        (spots![-78, 46; -76, 20; -72, 0], 9.0, "#a5d8b2", 0.7),
        (spots![10, 70; 12, 44; 12, 34], 9.0, "#dff3d6", 0.8),
        (spots![-22, 68; -18, 40; -20, 30], 8.0, "#dff3d6", 0.8),
    ] {
        at.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.4, 1.0, 0.15])
                .dry(0.2)
                .opacity(much),
        );
    }
    for (line, width) in [
        (spots![-62, 10; -40, 22; -14, 24], 8.0),
        (spots![-8, 28; 16, 24; 40, 20], 8.0),
        (spots![36, 22; 56, 12; 70, 14], 7.0),
    ] {
        at.lay(
            Brush::new(&line, width, "#f4fbec")
                .profile(&[0.1, 1.0, 0.2])
                .dry(0.3),
        );
    }
}
