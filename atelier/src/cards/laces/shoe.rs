//! His near shoe, as large as a van.

use super::SUN;
use super::lace::{lace, stitches};
use crate::line::{blob, ellipse, taper};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const RED: [&str; 5] = ["#4a1428", "#8a2230", "#c23a36", "#e5654a", "#f79a72"];
const RUBBER: [&str; 4] = ["#8f7890", "#cbb2b2", "#f2dfca", "#fff8ea"];

/// Holes for the lace on the near side, from the ankle down.
const EYELETS: [At; 4] = spots![352, 860; 374, 896; 404, 928; 440, 954];
/// Where the lace goes under on the far side.
const BEYOND: [At; 4] = spots![404, 838; 434, 874; 468, 904; 502, 928];

pub fn paint(canvas: &Canvas) {
    inside(canvas);
    sock(canvas);
    upper(canvas);
    heel(canvas);
    tongue(canvas);
    facing(canvas);
    toe(canvas);
    sole(canvas);
    laces(canvas);
}

/// The dark behind the sock.
fn inside(canvas: &Canvas) {
    let shape = blob(
        &knots![126, 830; 170, 806; 250, 798; 330, 800; 352, 830; 330, 870; 240, 890; 150, 876],
    );
    canvas.lay(
        Mass::new(&shape, "#4a1a30")
            .flow(Flow::straight(4.0))
            .passes(Passes::thing()),
    );
}

fn sock(canvas: &Canvas) {
    let shape = blob(
        &knots![150, 740; 240, 764; 340, 744; 340, 800; 328, 872; 240, 892; 160, 872; 146, 800],
    );
    let value = Value::ball((258.0, 810.0), (112.0, 160.0), SUN)
        .lifted(0.1)
        .broken(0.06, 40.0, 3);
    let paint = Field::ramp(&["#9a8698", "#cbb4b4", "#eedcca", "#fff4e2"], value).patch(
        (240.0, 774.0),
        (120.0, 16.0),
        "#8d7a90",
        0.7,
    );
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(
                Flow::along(&[
                    &spots![160, 770; 162, 870],
                    &spots![240, 780; 240, 880],
                    &spots![330, 770; 322, 870],
                ])
                .stray(0.06),
            )
            .passes(Passes::thing()),
    );
    for y in [802.0, 828.0] {
        canvas.lay(
            Brush::new(
                &[
                    (148.0, y - 8.0),
                    (190.0, y + 4.0),
                    (240.0, y + 9.0),
                    (290.0, y + 3.0),
                    (340.0, y - 10.0),
                ],
                11.0,
                "#c8574a",
            )
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.1),
        );
    }
    let cuff = blob(
        &knots![118, 716; 240, 742; 360, 718; 364, 756; 352, 778; 240, 800; 126, 774; 112, 744],
    );
    let value = Value::ball((280.0, 752.0), (150.0, 56.0), (0.65, -0.5, 0.4))
        .lifted(0.05)
        .broken(0.07, 50.0, 5);
    canvas.lay(
        Mass::new(
            &cuff,
            Field::ramp(&["#465573", "#7389a0", "#a9bcc0", "#dfe0d0"], value),
        )
        .flow(Flow::along(&[&spots![122, 744; 240, 772; 358, 744]]).stray(0.12))
        .passes(Passes::thing())
        .found(0.2),
    );
}

/// One skin of canvas: it swells at the heel, narrows above it, sinks along the instep and swells again over the toes.
fn upper(canvas: &Canvas) {
    let shape = blob(&knots![
        116, 836; 140, 852; 180, 874; 240, 884; 300, 866; 334, 836; 352, 812; 384, 812; 410, 850; 448, 894; 500, 926; 560, 950; 606, 990;
        628, 1046; 622, 1100; 440, 1112; 240, 1114; 90, 1106; 66, 1070; 66, 1010; 82, 950; 100, 900; 102, 858
    ]);
    let heel = Value::ball((170.0, 990.0), (130.0, 170.0), SUN).lifted(0.06);
    let toe = Value::ball((500.0, 1040.0), (170.0, 130.0), (0.45, -0.75, 0.45)).lifted(0.06);
    let value = heel
        .times(0.72)
        .mixed(&toe, &Value::beside((330.0, 1200.0), (330.0, 700.0), 240.0));
    let paint = Field::ramp(&RED, value.broken(0.06, 90.0, 5))
        .patch((86.0, 1010.0), (60.0, 130.0), "#5d1f48", 0.7)
        .patch((330.0, 1082.0), (290.0, 34.0), "#54182f", 0.75)
        .patch_turned((330.0, 960.0), (40.0, 110.0), 14.0, "#7a2036", 0.4)
        .patch_turned((478.0, 950.0), (110.0, 22.0), 30.0, RED[4], 0.5)
        .patch((240.0, 884.0), (110.0, 14.0), RED[3], 0.35);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![84, 1080; 84, 980; 116, 870],
                &spots![160, 1090; 170, 980; 190, 884],
                &spots![250, 1090; 270, 990; 300, 880],
                &spots![340, 1090; 370, 1000; 400, 930],
                &spots![430, 1090; 470, 1000; 540, 960],
                &spots![440, 900; 520, 946; 600, 1000],
                &spots![110, 850; 240, 892; 340, 838],
                &spots![120, 1100; 440, 1104; 610, 1090],
            ])
            .passes(
                Passes::of(&[
                    (30.0, 90.0, 1.7, 0.0),
                    (17.0, 60.0, 1.5, 0.1),
                    (9.0, 40.0, 0.8, 0.4),
                ])
                .uneven(0.02, 0.008, 0.055),
            )
            .under("#5a1830")
            .found(0.12),
    );
    // The padded edge around the ankle.
    canvas.lay(
        Brush::new(
            &spots![108, 844; 140, 866; 190, 888; 240, 894; 296, 880; 336, 846],
            20.0,
            "#d64a40",
        )
        .profile(&[0.5, 1.0, 1.0, 0.9, 0.6])
        .vary(0.06),
    );
    canvas.lay(
        Brush::new(
            &spots![150, 864; 200, 882; 250, 885; 300, 868],
            5.0,
            "#f7a582",
        )
        .profile(&[0.1, 1.0, 1.0, 0.2])
        .opacity(0.8),
    );
    stitches(
        canvas,
        &spots![112, 874; 150, 892; 200, 908; 250, 910; 300, 896; 336, 870],
        20,
        "#f0a07c",
    );
    // Where it bends when he walks; he has not walked much.
    for (crease, colour) in [
        (spots![404, 1000; 424, 968; 458, 948], "#7a1e30"),
        (spots![424, 1020; 446, 986; 482, 964], "#9a2a34"),
    ] {
        canvas.lay(
            Brush::new(&crease, 9.0, colour)
                .profile(&[0.1, 1.0, 0.2])
                .opacity(0.6),
        );
    }
}

/// The patch that holds the heel.
fn heel(canvas: &Canvas) {
    let shape = blob(
        &knots![78, 1100; 66, 1060; 68, 1004; 84, 950; 101, 898; 106, 880; 140, 900; 170, 950; 186, 1020; 190, 1102],
    );
    let value = Value::ball((150.0, 1000.0), (100.0, 150.0), SUN)
        .lifted(0.04)
        .times(0.7)
        .broken(0.06, 60.0, 3);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#3a1026", "#661a30", "#982a34", "#c8463c"], value),
        )
        .along(&[
            &spots![80, 1090; 76, 1000; 104, 900],
            &spots![150, 1096; 146, 1000; 122, 910],
            &spots![184, 1090; 176, 1000; 150, 930],
        ])
        .passes(Passes::thing().scaled(1.2))
        .found(0.2),
    );
    stitches(
        canvas,
        &spots![134, 906; 160, 952; 176, 1020; 180, 1094],
        20,
        "#e08a70",
    );
}

/// The tongue, thick and curling.
fn tongue(canvas: &Canvas) {
    let shape = blob(
        &knots![338, 812; 352, 782; 386, 774; 416, 792; 428, 826; 470, 880; 512, 922; 500, 940; 440, 922; 388, 876],
    );
    let value = Value::along((372.0, 900.0), (440.0, 810.0)).broken(0.07, 40.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#6a1a2c", "#a52e36", "#d9534a", "#f08a6a"], value).patch_turned(
                (398.0, 880.0),
                (90.0, 18.0),
                45.0,
                "#5a1428",
                0.6,
            ),
        )
        .along(&[
            &spots![350, 800; 400, 860; 490, 930],
            &spots![400, 784; 440, 850; 508, 922],
        ])
        .passes(Passes::thing().scaled(0.9))
        .found(0.1),
    );
    canvas.lay(
        Brush::new(
            &spots![346, 806; 358, 786; 386, 779; 412, 794],
            7.0,
            "#fbb592",
        )
        .profile(&[0.2, 1.0, 0.9, 0.2])
        .opacity(0.8),
    );
}

/// The strip with the holes.
fn facing(canvas: &Canvas) {
    let shape = blob(
        &knots![330, 838; 352, 834; 388, 876; 424, 914; 466, 944; 492, 962; 470, 982; 424, 968; 380, 936; 346, 892; 326, 862],
    );
    let value = Value::along((340.0, 930.0), (420.0, 890.0)).broken(0.06, 40.0, 2);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#7a1c2e", "#a82c34", "#cf4640", "#ee7a5c"], value),
        )
        .along(&[&spots![334, 850; 384, 910; 480, 970]])
        .passes(Passes::thing().scaled(0.8))
        .found(0.05),
    );
    stitches(
        canvas,
        &spots![334, 874; 362, 918; 404, 954; 456, 978],
        16,
        "#f6ad8a",
    );
    for (x, y) in EYELETS {
        canvas.lay(Touch::new(&ellipse((x, y), 8.0, 7.5), "#f3dcc0"));
        canvas.lay(Touch::new(
            &ellipse((x + 0.8, y + 0.8), 4.4, 4.0),
            "#4a1428",
        ));
    }
}

fn toe(canvas: &Canvas) {
    let shape = blob(
        &knots![462, 1102; 466, 1054; 488, 1008; 530, 974; 566, 962; 604, 990; 628, 1046; 624, 1102; 560, 1110],
    );
    let value = Value::ball((556.0, 1048.0), (92.0, 92.0), (0.45, -0.75, 0.45))
        .lifted(0.1)
        .broken(0.05, 40.0, 3);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&RUBBER, value).patch((480.0, 1070.0), (26.0, 50.0), "#9a7f92", 0.5),
        )
        .along(&[
            &spots![470, 1090; 486, 1024; 560, 974],
            &spots![510, 1096; 530, 1020; 590, 1000],
            &spots![560, 1100; 590, 1050; 616, 1040],
            &spots![480, 1100; 620, 1094],
        ])
        .passes(Passes::thing())
        .found(0.08),
    );
    canvas.lay(
        Brush::line(
            &spots![458, 1098; 462, 1052; 486, 1004; 530, 970; 562, 957],
            5.0,
            "#6a1c30",
        )
        .profile(&[0.4, 1.0, 1.0, 0.2])
        .opacity(0.7),
    );
}

fn sole(canvas: &Canvas) {
    let shape = blob(
        &knots![56, 1088; 120, 1098; 300, 1106; 480, 1106; 628, 1084; 640, 1108; 622, 1138; 440, 1154; 240, 1157; 90, 1150; 54, 1124],
    );
    let value = Value::along((60.0, 1180.0), (600.0, 1070.0)).broken(0.07, 60.0, 2);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&RUBBER, value).patch((300.0, 1152.0), (330.0, 12.0), "#8d7890", 0.6),
        )
        .flow(Flow::along(&[&spots![60, 1110; 300, 1130; 630, 1100]]).stray(0.06))
        .passes(Passes::of(&[(16.0, 90.0, 1.7, 0.0), (8.0, 60.0, 1.0, 0.3)]))
        .found(0.2),
    );
    canvas.lay(
        Brush::new(
            &spots![60, 1116; 200, 1130; 420, 1130; 634, 1108],
            8.0,
            "#b9444a",
        )
        .profile(&[0.7, 1.0, 0.9, 1.0, 0.6])
        .dry(0.1)
        .opacity(0.9),
    );
    canvas.lay(
        Brush::new(
            &spots![64, 1092; 200, 1103; 440, 1106; 624, 1090],
            4.0,
            "#5d1a30",
        )
        .profile(&[0.6, 1.0, 1.0, 0.5])
        .opacity(0.65),
    );
}

/// Over and under, and one end that nobody holds.
fn laces(canvas: &Canvas) {
    for (i, (near, far)) in EYELETS.iter().zip(BEYOND).enumerate().rev() {
        let middle = ((near.0 + far.0) / 2.0 - 2.0, (near.1 + far.1) / 2.0 - 8.0);
        lace(canvas, &[*near, middle, far], 15.0, true);
        if let Some(next) = i.checked_sub(1).map(|i| BEYOND[i]) {
            let middle = ((near.0 + next.0) / 2.0 + 6.0, (near.1 + next.1) / 2.0 - 2.0);
            lace(canvas, &[*near, middle, next], 15.0, true);
        }
    }
    lace(
        canvas,
        &spots![352, 860; 318, 872; 280, 906; 262, 962; 274, 1024; 252, 1082; 196, 1128; 122, 1150; 58, 1170],
        14.0,
        true,
    );
    canvas.lay(Touch::new(
        &taper(&spots![64, 1168; 38, 1177], &[10.0, 7.0]),
        "#8a6a72",
    ));
}
