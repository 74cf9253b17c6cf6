//! On the beach a father is buried to the neck. A wave as high as a house has come; his daughter has raised one palm, and it has
//! stopped.

mod daughter;
mod father;
mod wave;

use crate::line::{blob, poly};
use crate::random::Chance;
use crate::scene::Scene;
use crate::techniques::gouache::{Brush, Canvas, Field, Finish, Glaze, Light, Mass, Passes, Value};
use crate::{knots, spots};

/// A pale sun, high on the right.
const SUN: Light = (0.5, -0.6, 0.6);

pub fn scene() -> Scene {
    let canvas = Canvas::new(11, "#efe6cf");
    wave::paint(&canvas);
    sand(&canvas);
    daughter::paint(&canvas);
    father::toes(&canvas);
    collar(&canvas);
    father::paint(&canvas);
    near_sand(&canvas);
    spade(&canvas);
    canvas.finish(Finish {
        relief: 1.35,
        vignette: 0.06,
        colour: "#3a3550",
        ..Finish::default()
    })
}

/// Pale and dry near us, wet and violet where the sea has just been.
fn sand(canvas: &Canvas) {
    let shape = blob(&knots![
        -60, 812; 60, 800; 190, 816; 320, 800; 460, 812; 600, 796; 720, 808; 860, 792; 860, 1260, corner; -60, 1260, corner
    ]);
    let value = Value::along((420.0, 800.0), (400.0, 1010.0)).broken(0.1, 140.0, 5);
    let paint = Field::ramp(
        &["#7c7690", "#a298a4", "#cdbda9", "#e6d5ac", "#f0e2bb"],
        value,
    )
    .patch((560.0, 826.0), (240.0, 26.0), "#7fae9c", 0.5)
    .patch((150.0, 830.0), (160.0, 24.0), "#7fae9c", 0.4)
    .patch((60.0, 900.0), (300.0, 70.0), "#8f93a0", 0.45);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![-40, 830; 400, 836; 840, 820],
                &spots![-40, 960; 400, 930; 840, 950],
                &spots![-40, 1180; 400, 1160; 840, 1190],
            ])
            .passes(Passes::ground().uneven(0.012, 0.006, 0.03))
            .under("#b9ac9c"),
    );
    // Foam that came with it, and stays.
    for (line, width) in [
        (
            spots![-40, 812; 60, 802; 190, 818; 320, 802; 420, 812],
            17.0,
        ),
        (
            spots![400, 812; 520, 800; 600, 798; 720, 812; 850, 794],
            15.0,
        ),
        (spots![-40, 838; 40, 846; 130, 838; 220, 850; 300, 842], 7.0),
        (
            spots![470, 834; 560, 840; 660, 830; 760, 842; 850, 832],
            7.0,
        ),
    ] {
        canvas.lay(
            Brush::new(&line, width, "#f7f8ee")
                .profile(&[0.7, 1.0, 0.5, 1.0, 0.6])
                .dry(0.3)
                .vary(0.03),
        );
    }
    // The heap under which he lies, on its way to his toes.
    let heap = blob(&knots![
        380, 990; 440, 930; 520, 896; 610, 872; 690, 866; 740, 876; 752, 896; 700, 916; 620, 950; 560, 1010; 520, 1080; 400, 1080
    ]);
    let value = Value::along((560.0, 1060.0), (520.0, 880.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(
            &heap,
            Field::ramp(&["#b5a08c", "#dcc79c", "#eedcae", "#faefcb"], value),
        )
        .along(&[
            &spots![400, 1000; 520, 920; 720, 876],
            &spots![440, 1060; 560, 980; 740, 896],
        ])
        .passes(Passes::ground().scaled(0.7).uneven(0.014, 0.006, 0.03))
        .lost((470.0, 1110.0), 110.0)
        .lost((600.0, 1000.0), 90.0),
    );
    canvas.lay(
        Brush::new(
            &spots![560, 1020; 620, 962; 700, 922; 756, 902],
            16.0,
            "#a8957f",
        )
        .profile(&[0.2, 1.0, 0.7, 0.2])
        .dry(0.3)
        .opacity(0.5),
    );
}

const DRY: [&str; 4] = ["#b39a84", "#dcc596", "#f0e0b2", "#fdf5d8"];

/// The sand that is patted around his neck: behind the head.
fn collar(canvas: &Canvas) {
    let shape = blob(
        &knots![20, 1180; 60, 1110; 130, 1064; 220, 1040; 360, 1036; 450, 1060; 520, 1108; 560, 1180],
    );
    let value = Value::along((200.0, 1200.0), (330.0, 1040.0)).broken(0.1, 60.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&DRY, value))
            .along(&[&spots![40, 1150; 140, 1070; 280, 1044; 430, 1060; 540, 1150]])
            .passes(Passes::ground().scaled(0.7).uneven(0.014, 0.006, 0.03))
            .lost((20.0, 1200.0), 120.0)
            .lost((570.0, 1190.0), 120.0),
    );
    canvas.lay(Glaze::mist((288.0, 1110.0), (190.0, 70.0), "#7a6070", 0.55));
}

/// And before it, up to the chin, and what lies at our nose.
fn near_sand(canvas: &Canvas) {
    let shape = poly(&spots![-60, 1150; 40, 1122; 90, 1096; 140, 1084; 180, 1106; 224, 1134; 290, 1146; 350, 1132; 396, 1098; 430, 1080; 480, 1092; 560, 1128; 700, 1146; 860, 1150; 860, 1260; -60, 1260]).softened(8.0);
    let value = Value::along((300.0, 1240.0), (330.0, 1090.0)).broken(0.12, 60.0, 3);
    canvas.lay(
        Mass::new(&shape, Field::ramp(&DRY, value))
            .along(&[
                &spots![-40, 1150; 130, 1106; 230, 1146; 340, 1146; 430, 1100; 840, 1160],
                &spots![-40, 1220; 400, 1200; 840, 1220],
            ])
            .passes(Passes::ground().scaled(0.75).uneven(0.014, 0.006, 0.03))
            .lost((-60.0, 1130.0), 120.0)
            .lost((820.0, 1110.0), 180.0)
            .found(0.35),
    );
    let mut chance = Chance::of("grains", 3);
    for _ in 0..70 {
        let (x, y) = (chance.between(0.0, 800.0), chance.between(1130.0, 1196.0));
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

/// The toy spade that did it.
fn spade(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![650, 1140; 710, 1126; 770, 1130], 20.0, "#a8957f")
            .profile(&[0.8, 0.6, 0.1])
            .dry(0.3)
            .opacity(0.6),
    );
    canvas.lay(
        Brush::new(&spots![646, 1000; 636, 1060; 626, 1104], 15.0, "#a5763f")
            .profile(&[1.0, 0.9, 1.0])
            .dry(0.05),
    );
    canvas.lay(Brush::line(&spots![650, 1004; 641, 1060; 632, 1096], 4.0, "#e6c184").opacity(0.8));
    let grip = spots![648, 1006; 624, 996; 616, 972; 628, 950; 652, 943; 676, 951; 686, 974; 676, 996; 650, 1006];
    canvas.lay(
        Brush::new(&grip, 17.0, "#c23a2b")
            .profile(&[1.0, 0.95, 1.0, 0.95, 1.0])
            .dry(0.05)
            .vary(0.07),
    );
    canvas.lay(
        Brush::line(
            &spots![622, 966; 634, 950; 656, 945; 674, 954],
            4.0,
            "#f59a76",
        )
        .opacity(0.8),
    );
    let blade =
        blob(&knots![584, 1140; 590, 1104; 600, 1092; 628, 1096; 658, 1104; 666, 1118; 664, 1140]);
    let value = Value::along((600.0, 1140.0), (650.0, 1080.0)).broken(0.1, 30.0, 3);
    canvas.lay(
        Mass::new(
            &blade,
            Field::ramp(&["#8a241f", "#c23a2b", "#ea6a48"], value),
        )
        .passes(Passes::thing().scaled(0.5))
        .found(0.04),
    );
    canvas.lay(
        Brush::new(
            &spots![566, 1146; 600, 1138; 650, 1142; 690, 1148],
            30.0,
            "#efdfb0",
        )
        .profile(&[0.3, 1.0, 0.9, 0.3])
        .dry(0.15),
    );
}
