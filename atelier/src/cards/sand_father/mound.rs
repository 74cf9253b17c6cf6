//! The sand he lies under: a pillow behind the head, one long heap from the chin over chest, belly and shins to the feet, and what lies
//! at our nose; and the spade that did it.

use crate::line::{blob, poly};
use crate::random::Chance;
use crate::shape::Spot;
use crate::techniques::gouache::{Brush, Canvas, Field, Glaze, Mass, Passes, Value};
use crate::{knots, spots};

const DRY: [&str; 4] = ["#b39a84", "#dcc596", "#f0e0b2", "#fdf5d8"];

/// Patted up behind his head.
pub fn pillow(canvas: &Canvas) {
    let shape = blob(
        &knots![-40, 1180; 0, 1080; 60, 1020; 140, 984; 280, 970; 420, 976; 500, 1010; 560, 1080; 600, 1180],
    );
    let value = Value::along((240.0, 1140.0), (320.0, 985.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&DRY, value))
            .along(&[&spots![-20, 1120; 80, 1020; 280, 978; 430, 990; 560, 1100]])
            .passes(Passes::ground().scaled(0.7).uneven(0.014, 0.006, 0.03))
            .lost((-20.0, 1190.0), 120.0),
    );
    canvas.lay(Glaze::mist((270.0, 1080.0), (210.0, 80.0), "#7a6070", 0.5));
}

/// From the chin to the feet: shoulder and chest, belly, and two legs side by side.
pub fn body(canvas: &Canvas) {
    // What it throws on the sand behind it.
    canvas.lay(
        Brush::new(
            &spots![430, 990; 520, 950; 600, 978; 690, 1030],
            26.0,
            "#a8957f",
        )
        .profile(&[0.2, 0.8, 0.8, 0.3])
        .dry(0.3)
        .opacity(0.35),
    );
    // On the neck and the jaw, where the sand begins, it is dark.
    canvas.lay(
        Brush::new(&spots![140, 1036; 164, 1052; 186, 1084; 208, 1116; 250, 1128; 310, 1122; 344, 1096; 368, 1056; 382, 1012], 14.0, "#4f2a2c")
            .profile(&[0.6, 1.0, 0.9, 1.0, 0.6])
            .dry(0.1)
            .opacity(0.5),
    );
    let whole = poly(
        &spots![-60, 1240; -60, 1150; 40, 1116; 92, 1080; 126, 1050; 152, 1052; 176, 1080; 198, 1116; 240, 1133; 300, 1128; 338, 1112; 362, 1078; 380, 1026; 424, 978; 474, 952; 526, 948; 566, 966; 592, 990; 618, 996; 644, 1014; 672, 1036; 700, 1046; 736, 1048; 770, 1058; 800, 1078; 830, 1110; 840, 1240],
    )
    .softened(9.0);
    let value = Value::along((460.0, 1210.0), (560.0, 966.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(
            &whole,
            Field::ramp(&["#a58c7c", "#cdb38a", "#e9d6a6", "#f8ecc8"], value)
                .patch((488.0, 976.0), (90.0, 34.0), "#fffae2", 0.7)
                .patch((626.0, 1014.0), (44.0, 20.0), "#fffae2", 0.6)
                .patch((400.0, 1110.0), (46.0, 60.0), "#c4a684", 0.5)
                .patch((572.0, 1070.0), (34.0, 50.0), "#b89a7e", 0.5),
        )
        .along(&[
            &spots![-40, 1180; 180, 1130; 330, 1130; 420, 1040; 510, 1000; 580, 1028; 640, 1034; 720, 1090; 820, 1140],
            &spots![-40, 1230; 250, 1180; 420, 1120; 520, 1080; 640, 1100; 820, 1180],
        ])
        .passes(Passes::ground().scaled(0.7).uneven(0.014, 0.006, 0.03))
        .found(0.3),
    );
    // Light along the top, and the hollows between chest, belly and legs.
    for (line, width, colour, much) in [
        (
            &spots![390, 1022; 428, 983; 478, 958; 528, 955; 564, 972][..],
            13.0,
            "#fffbe8",
            0.85,
        ),
        (
            &spots![596, 999; 620, 1003; 646, 1022; 680, 1052][..],
            11.0,
            "#fffbe8",
            0.8,
        ),
        (
            &spots![588, 992; 584, 1034; 566, 1086; 534, 1130][..],
            20.0,
            "#b2957a",
            0.55,
        ),
        (
            &spots![638, 1020; 662, 1066; 694, 1104; 736, 1128][..],
            14.0,
            "#a98c74",
            0.6,
        ),
        (
            &spots![652, 1030; 680, 1068; 714, 1092; 756, 1106][..],
            8.0,
            "#fff6da",
            0.7,
        ),
        (
            &spots![360, 1084; 392, 1108; 404, 1150][..],
            22.0,
            "#b99c80",
            0.45,
        ),
    ] {
        canvas.lay(
            Brush::new(line, width, colour)
                .profile(&[0.2, 1.0, 0.8, 0.15])
                .dry(0.25)
                .opacity(much),
        );
    }
    // Where the flat of the spade has patted it.
    for (x, y, turn) in [
        (452.0, 1034.0, -28.0),
        (528.0, 1050.0, 4.0),
        (622.0, 1066.0, 24.0),
        (106.0, 1122.0, -20.0),
    ] {
        let at = canvas.at(Spot::new(x, y, 1.0).turned(turn));
        at.lay(
            Brush::new(&spots![-24, 10; 0, 13; 24, 8], 5.0, "#a98c74")
                .profile(&[0.2, 1.0, 0.2])
                .opacity(0.6),
        );
        at.lay(
            Brush::new(&spots![-24, -10; 0, -12; 24, -12], 4.0, "#fffbe8")
                .profile(&[0.2, 1.0, 0.2])
                .opacity(0.7),
        );
    }
    buttons(canvas);
}

/// Three shells down his front, like buttons.
fn buttons(canvas: &Canvas) {
    for (x, y, turn, size) in [
        (402.0, 1064.0, -34.0, 1.05),
        (472.0, 1000.0, -14.0, 1.0),
        (548.0, 1000.0, 16.0, 0.95),
    ] {
        let at = canvas.at(Spot::new(x, y, size).turned(turn));
        at.lay(
            Brush::new(&spots![-16, 15; 4, 18; 22, 13], 8.0, "#9a7f6c")
                .profile(&[0.3, 1.0, 0.3])
                .opacity(0.6),
        );
        let shell = blob(
            &knots![-4, 14, corner; -17, 2; -16, -10; -7, -15; 0, -17; 8, -15; 17, -9; 17, 3; 4, 14, corner],
        );
        let value = Value::along((-6.0, 16.0), (6.0, -16.0));
        at.lay(
            Mass::new(
                &shell,
                Field::ramp(&["#c47a6a", "#f0b49c", "#fff0e0"], value),
            )
            .passes(Passes::thing().scaled(0.35))
            .found(0.03),
        );
        for x in [-10.0, -4.0, 3.0, 10.0] {
            at.lay(Brush::line(&[(x * 0.2, 12.0), (x, -11.0)], 2.0, "#b0685c").opacity(0.7));
        }
    }
}

/// What lies at our nose.
pub fn near(canvas: &Canvas) {
    let shape = poly(
        &spots![-60, 1180; 80, 1158; 200, 1150; 320, 1164; 460, 1176; 600, 1164; 720, 1150; 860, 1160; 860, 1260; -60, 1260],
    )
    .softened(8.0);
    let value = Value::along((300.0, 1250.0), (330.0, 1140.0)).broken(0.12, 60.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&DRY, value))
            .along(&[
                &spots![-40, 1176; 200, 1158; 400, 1176; 600, 1170; 840, 1166],
                &spots![-40, 1220; 400, 1200; 840, 1220],
            ])
            .passes(Passes::ground().scaled(0.75).uneven(0.014, 0.006, 0.03))
            .lost((120.0, 1150.0), 90.0)
            .lost((460.0, 1160.0), 120.0)
            .found(0.35),
    );
    let mut chance = Chance::of("grains", 3);
    for _ in 0..70 {
        let (x, y) = (chance.between(0.0, 800.0), chance.between(1140.0, 1196.0));
        let long = chance.between(4.0, 13.0);
        let colour = *chance.pick(&["#b59f80", "#fff8e2", "#a28d84", "#d8b98c"]);
        canvas.lay(
            Brush::new(
                &[(x, y), (x + long, y + chance.between(-2.0, 2.0))],
                chance.between(3.0, 6.0),
                colour,
            )
            .sleek()
            .opacity(0.7),
        );
    }
}

/// A wooden spade, stuck into the sand: a cross-piece to hold, a shaft, a blade of which half is seen.
pub fn spade(canvas: &Canvas) {
    let at = canvas.at(Spot::new(78.0, 1084.0, 1.0).turned(-9.0));
    at.lay(
        Brush::new(&spots![10, 4; -40, 12; -100, 10], 20.0, "#a8957f")
            .profile(&[0.8, 0.6, 0.1])
            .dry(0.3)
            .opacity(0.6),
    );
    let wood = ["#6e4526", "#a5703c", "#cf9a5c", "#f0cc92"];
    let shaft = blob(&knots![-7, -190; 8, -190; 9, -60, corner; -8, -60, corner]);
    let grip = blob(&knots![-40, -204; -34, -214; 36, -214; 42, -204; 36, -190; -34, -190]);
    let blade = blob(
        &knots![-9, -84, corner; -32, -72; -38, -40; -38, 20, corner; 38, 20, corner; 39, -40; 33, -72; 10, -84, corner],
    );
    for (shape, light) in [
        (&blade, ((-40.0, 0.0), (40.0, -60.0))),
        (&shaft, ((-8.0, -100.0), (8.0, -110.0))),
        (&grip, ((-30.0, -190.0), (10.0, -214.0))),
    ] {
        let value = Value::along(light.0, light.1).broken(0.12, 30.0, 3);
        at.lay(
            Mass::new(shape, Field::ramp(&wood, value))
                .along(&[&spots![0, -214; 1, 20]])
                .passes(Passes::thing().scaled(0.45))
                .found(0.04),
        );
    }
    for line in [
        spots![-20, -66; -22, -30; -20, 10],
        spots![12, -70; 10, -30; 13, 10],
        spots![26, -60; 27, -30; 26, 10],
    ] {
        at.lay(Brush::line(&line, 2.4, "#7a4c28").opacity(0.6));
    }
    at.lay(Brush::line(&spots![-10, -82; 0, -88; 11, -82], 4.0, "#5a3820").opacity(0.7));
    at.lay(Brush::line(&spots![5, -186; 6, -120; 5, -92], 3.0, "#ffe6b8").opacity(0.8));
    canvas.lay(
        Brush::new(
            &spots![10, 1100; 50, 1090; 100, 1092; 140, 1104],
            34.0,
            "#efdfb0",
        )
        .profile(&[0.3, 1.0, 0.9, 0.3])
        .dry(0.15),
    );
}
