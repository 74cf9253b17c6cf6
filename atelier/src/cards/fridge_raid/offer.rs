//! What is on our side of the opening: a shelf, a jar, and somebody's hand with the last slice.

use crate::line::{blob, ellipse, poly, taper};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Field, Flow, Glaze, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

/// The middle of the plate.
const PLATE: At = (392.0, 936.0);

/// A glass shelf, bright, with its near edge dark; and a jar on it, cropped by the card.
pub fn shelf(canvas: &Canvas) {
    let glass = poly(&spots![78, 1008; 728, 998; 860, 1140; -60, 1152]);
    let value = Value::glow((400.0, 1000.0), (360.0, 150.0)).lifted(0.1);
    canvas.lay(
        Mass::new(
            &glass,
            Field::ramp(
                &["#4d766d", "#7db0a0", "#b5ddca", "#e6f8ea"],
                value.broken(0.06, 120.0, 2),
            ),
        )
        .flow(Flow::straight(-1.0).stray(0.06))
        .passes(
            Passes::of(&[(26.0, 150.0, 1.8, 0.0), (14.0, 90.0, 0.9, 0.2)])
                .uneven(0.012, 0.005, 0.03),
        ),
    );
    canvas.lay(Glaze::mist((396.0, 1050.0), (230.0, 52.0), "#2f5a50", 0.7));
    let edge = poly(&spots![-40, 1150; 840, 1136; 840, 1240; -40, 1240]);
    let value = Value::along((0.0, 1240.0), (0.0, 1140.0));
    canvas.lay(
        Mass::new(
            &edge,
            Field::ramp(&["#0d1917", "#16302b", "#24483f"], value),
        )
        .flow(Flow::straight(-1.0).stray(0.05))
        .passes(Passes::ground()),
    );
    canvas.lay(
        Brush::line(&spots![-20, 1150; 400, 1144; 820, 1137], 6.0, "#e9fff2")
            .profile(&[0.6, 1.0, 0.5])
            .opacity(0.8),
    );
}

pub fn paint(canvas: &Canvas) {
    jar(canvas);
    hand_below(canvas);
    plate(canvas);
    slice(canvas);
    thumb(canvas);
}

fn jar(canvas: &Canvas) {
    let glass = blob(
        &knots![-40, 880; 60, 878; 112, 890; 128, 930; 132, 1080; 120, 1172; 60, 1190; -40, 1190],
    );
    let value = Value::along((-40.0, 1000.0), (170.0, 960.0)).times(0.8);
    canvas.lay(
        Mass::new(
            &glass,
            Field::ramp(
                &["#0e1b16", "#1b3226", "#2f5238", "#58804e"],
                value.broken(0.1, 60.0, 3),
            ),
        )
        .along(&[&spots![20, 900; 24, 1170], &spots![100, 900; 116, 1160]])
        .passes(Passes::thing())
        .found(0.2),
    );
    let lid = blob(&knots![-40, 838; 40, 834; 104, 840; 112, 860; 106, 884; 40, 892; -40, 890]);
    canvas.lay(
        Mass::new(
            &lid,
            Field::ramp(
                &["#151918", "#2a3533", "#6d8a80"],
                Value::along((-40.0, 870.0), (150.0, 850.0)),
            ),
        )
        .flow(Flow::straight(2.0))
        .passes(Passes::thing().scaled(0.8))
        .found(0.15),
    );
    for (x, bow) in [(30.0, -10.0), (76.0, 8.0)] {
        let gherkin = taper(
            &[(x, 950.0), (x + bow, 1020.0), (x, 1100.0)],
            &[26.0, 40.0, 28.0],
        );
        canvas.lay(
            Mass::new(
                &gherkin,
                Field::ramp(
                    &["#16281a", "#3a5a2c", "#7d9a4a"],
                    Value::along((x - 30.0, 0.0), (x + 30.0, 0.0)),
                ),
            )
            .passes(Passes::thing().scaled(0.7)),
        );
    }
    canvas.lay(
        Brush::line(&spots![114, 920; 122, 1000; 120, 1120], 7.0, "#d8f6e2")
            .profile(&[0.3, 1.0, 0.2])
            .opacity(0.75),
    );
}

/// Paints of the one who lives here: the same family, but colder.
fn cold() -> Complexion {
    Complexion::new(
        ["#3a2b2a", "#7a5a4c", "#b48d72", "#dcc09c", "#f7ecd0"],
        "#c07a60",
        "#5c7a72",
    )
}

/// The arm from our side, and the fingers that go under the plate.
fn hand_below(canvas: &Canvas) {
    let sleeve = taper(
        &spots![700, 1260; 650, 1160; 596, 1074],
        &[190.0, 160.0, 116.0],
    );
    let value = Value::along((760.0, 1180.0), (560.0, 1090.0)).broken(0.06, 60.0, 2);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#8aa79d", "#c2dccd", "#f4fbee"], value),
        )
        .flow(Flow::along(&[&spots![700, 1250; 650, 1160; 596, 1074]]).stray(0.1))
        .passes(Passes::cloth().scaled(0.7))
        .found(0.2),
    );
    let (a, b) = ((598.0, 1078.0), (716.0, 1290.0));
    for i in 0..7 {
        let t = f64::from(i) / 6.5 + 0.06;
        let (x, y) = (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
        let half = 50.0 + 40.0 * t;
        let p = |k: f64, up: f64| (x + k * half * 0.88 + up * 0.5, y - k * half * 0.5 + up);
        canvas.lay(
            Brush::new(
                &[p(-1.0, 0.0), p(-0.4, -9.0), p(0.4, -9.0), p(1.0, 0.0)],
                17.0,
                if i % 2 == 0 { "#23406b" } else { "#27456f" },
            )
            .profile(&[0.8, 1.0, 1.0, 0.8])
            .dry(0.1),
        );
    }
    let skin = cold();
    let palm = blob(&knots![
        566, 1102; 540, 1082; 524, 1050; 520, 1010; 540, 980; 600, 984; 640, 1046; 636, 1086
    ]);
    let value = Value::ball((590.0, 1010.0), (100.0, 100.0), (-0.3, -0.5, 0.7)).lifted(0.2);
    canvas.lay(
        Mass::new(
            &palm,
            Field::ramp(&skin.ramp, value.times(0.6).broken(0.05, 40.0, 2)),
        )
        .along(&[
            &spots![620, 1070; 580, 1010; 530, 990],
            &spots![580, 1096; 550, 1050; 530, 1020],
        ])
        .passes(Passes::face(0.8))
        .found(0.06),
    );
    // Little finger first: each lies over the next.
    for (line, widths) in [
        (spots![574, 1082; 530, 1080; 490, 1062], [34.0, 32.0, 24.0]),
        (spots![572, 1060; 518, 1058; 462, 1036], [38.0, 36.0, 27.0]),
        (spots![570, 1034; 510, 1032; 440, 1010], [40.0, 38.0, 29.0]),
        (spots![572, 1006; 512, 1004; 440, 984], [42.0, 39.0, 30.0]),
    ] {
        let finger = taper(&line, &widths);
        let middle = finger.bounds().middle();
        let value = Value::along(
            (middle.0, middle.1 + 26.0),
            (middle.0 - 10.0, middle.1 - 22.0),
        )
        .times(0.62)
        .plus(&Value::even(0.1));
        canvas.lay(Touch::new(&finger.grown(2.5), skin.ramp[0]).opacity(0.5));
        canvas.lay(
            Mass::new(
                &finger,
                Field::ramp(&skin.ramp, value.broken(0.05, 40.0, 2)),
            )
            .flow(Flow::along(&[&line]).soft(8.0))
            .passes(Passes::face(0.55))
            .found(0.05),
        );
        let (x, y) = line[1];
        for dx in [-3.0, 4.0] {
            canvas.lay(
                Brush::line(
                    &[(x + dx, y - 13.0), (x + dx - 3.0, y), (x + dx, y + 12.0)],
                    2.6,
                    skin.ramp[1],
                )
                .opacity(0.5),
            );
        }
    }
}

fn plate(canvas: &Canvas) {
    let (x, y) = PLATE;
    let under = ellipse((x, y + 13.0), 178.0, 46.0);
    canvas.lay(
        Mass::new(
            &under,
            Field::ramp(
                &["#47665f", "#86a89b", "#b9d4c6"],
                Value::along((x + 160.0, y + 60.0), (x - 120.0, y)),
            ),
        )
        .flow(Flow::around(&under))
        .passes(Passes::thing().scaled(0.6))
        .found(0.05),
    );
    let top = ellipse(PLATE, 180.0, 45.0);
    let value = Value::along((x + 60.0, y + 60.0), (x - 60.0, y - 50.0)).lifted(0.3);
    canvas.lay(
        Mass::new(&top, Field::ramp(&["#a9c8ba", "#e1f2e5", "#ffffff"], value))
            .flow(Flow::around(&top))
            .passes(Passes::thing().scaled(0.6).uneven(0.008, 0.004, 0.02))
            .found(0.02),
    );
    let well = ellipse((x, y + 2.0), 128.0, 29.0);
    let ring = well.minus(&ellipse((x, y + 5.0), 126.0, 28.0));
    canvas.lay(Touch::new(&ring, "#8fb3a5").opacity(0.8));
}

/// The last slice: sponge, cream, sponge, and red jelly on top.
fn slice(canvas: &Canvas) {
    let (x, y) = PLATE;
    let spot = Spot::new(x - 4.0, y + 6.0, 1.0);
    let at = canvas.at(spot);
    at.lay(Touch::new(&ellipse((14.0, 4.0), 108.0, 17.0), "#7d9d90").opacity(0.7));
    // The cut side towards us, the top, and the round back beyond it.
    let side = poly(&spots![-92, -2; 96, -10; 96, -86; -92, -76]);
    let layers = [
        (
            poly(&spots![-92, 2; 98, -8; 98, -34; -92, -26]),
            ["#8a5a2c", "#d9a45a", "#f6d79a"],
        ),
        (
            poly(&spots![-92, -25; 98, -33; 98, -46; -92, -39]),
            ["#b9c9b8", "#f2f4e2", "#ffffff"],
        ),
        (
            poly(&spots![-92, -38; 98, -45; 98, -68; -92, -62]),
            ["#8a5a2c", "#d9a45a", "#f6d79a"],
        ),
        (
            poly(&spots![-92, -61; 98, -67; 98, -104; -92, -96]),
            ["#6a0d18", "#c01f2c", "#f0563f"],
        ),
    ];
    canvas.lay(Touch::new(&spot.put(&side), "#8a5a2c"));
    for (shape, colours) in layers {
        let value = Value::along((110.0, 0.0), (-70.0, -30.0)).broken(0.08, 30.0, 3);
        at.lay(
            Mass::new(&shape, Field::ramp(&colours, value))
                .flow(Flow::straight(-3.0).stray(0.2))
                .passes(Passes::thing().scaled(0.5))
                .found(0.1),
        );
    }
    let top = poly(&spots![-92, -96; 98, -104; 30, -136]).softened(3.0);
    at.lay(
        Mass::new(
            &top,
            Field::ramp(
                &["#a81624", "#e23a35", "#ff8a62"],
                Value::along((90.0, -100.0), (-20.0, -130.0)),
            ),
        )
        .flow(Flow::straight(-4.0))
        .passes(Passes::thing().scaled(0.5))
        .found(0.03),
    );
    for (line, width, colour) in [
        (spots![-70, -99; -20, -103; 30, -106], 4.0, "#ffd9c4"),
        (spots![-80, -88; -78, -80; -79, -70], 5.0, "#ff9a7a"),
        (spots![8, -120; 24, -127; 34, -128], 5.0, "#ffe9dc"),
    ] {
        at.lay(Brush::line(&line, width, colour).opacity(0.9));
    }
}

/// The thumb over the rim: ball, knuckle, nail.
fn thumb(canvas: &Canvas) {
    let skin = cold();
    let shape = blob(&knots![
        540, 1092; 528, 1052; 530, 1010; 540, 984; 520, 962; 496, 950; 472, 938; 456, 922; 454, 904; 468, 893; 490, 895; 516, 906; 540, 914; 562, 930;
        596, 954; 628, 990; 646, 1034; 648, 1068; 634, 1088; 590, 1102
    ]);
    let value = Value::ball((566.0, 990.0), (110.0, 120.0), (-0.3, -0.5, 0.7)).lifted(0.2);
    let paint = Field::ramp(&skin.ramp, value.broken(0.05, 40.0, 2))
        .patch((524.0, 930.0), (24.0, 20.0), skin.warm, 0.4)
        .patch((590.0, 1000.0), (34.0, 40.0), skin.ramp[4], 0.3)
        .patch((560.0, 1060.0), (50.0, 40.0), skin.cool, 0.25);
    canvas.lay(Brush::line(&spots![456, 932; 486, 956; 530, 984], 14.0, "#55756b").opacity(0.55));
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![462, 904; 530, 928; 610, 990; 640, 1060],
                &spots![466, 926; 520, 952; 550, 1010; 560, 1090],
            ])
            .passes(Passes::face(0.6))
            .found(0.04),
    );
    let nail = blob(&knots![459, 912; 462, 900; 474, 896; 490, 901; 496, 911; 486, 918; 470, 919]);
    canvas.lay(Touch::new(&nail.grown(2.0), skin.ramp[2]).opacity(0.7));
    canvas.lay(Touch::new(&nail, "#fbe6cf"));
    canvas.lay(Touch::new(
        &blob(&knots![459, 911; 461, 901; 470, 898; 466, 906; 466, 916]),
        "#fffdf2",
    ));
    // Over the knuckle the skin has more than it needs.
    for crease in [
        spots![522, 912; 516, 926; 518, 940],
        spots![531, 914; 526, 928; 528, 944],
        spots![540, 920; 537, 930; 538, 942],
    ] {
        canvas.lay(Brush::line(&crease, 3.2, skin.ramp[1]).opacity(0.55));
    }
    canvas.lay(
        Brush::line(&spots![542, 986; 566, 1006; 572, 1046], 8.0, skin.ramp[1])
            .profile(&[0.3, 1.0, 0.2])
            .opacity(0.35),
    );
    // The cuff lies over the wrist.
    canvas.lay(
        Brush::new(&spots![536, 1100; 594, 1078; 654, 1054], 26.0, "#eef6ea")
            .profile(&[0.9, 1.0, 0.9])
            .vary(0.06),
    );
}
