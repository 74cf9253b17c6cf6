//! His far foot: sock and shoe, paler than the near one, but all there.

use super::SUN;
use crate::line::{blob, ellipse};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    sock(canvas);
    let shape = blob(&knots![
        440, 1040; 436, 960; 450, 890; 466, 846; 500, 858; 552, 862; 598, 846; 622, 838; 646, 868; 676, 912; 720, 950; 764, 980; 786, 1020; 780, 1046;
        600, 1056
    ]);
    let value = Value::ball((610.0, 960.0), (190.0, 120.0), (0.5, -0.65, 0.45))
        .lifted(0.08)
        .broken(0.06, 60.0, 4);
    let paint = Field::ramp(&["#8f4f66", "#b5616c", "#d48078", "#eda48c"], value)
        .patch((470.0, 960.0), (60.0, 90.0), "#94607a", 0.6)
        .patch((620.0, 1044.0), (170.0, 16.0), "#8a4f68", 0.6);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![450, 1030; 452, 950; 474, 866],
                &spots![540, 1040; 560, 960; 590, 870],
                &spots![640, 1040; 660, 980; 650, 890],
                &spots![650, 890; 720, 956; 780, 1016],
            ])
            .passes(Passes::thing())
            .found(0.2),
    );
    canvas.lay(
        Brush::new(
            &spots![464, 850; 500, 868; 552, 872; 600, 854; 622, 842],
            14.0,
            "#dd8f84",
        )
        .profile(&[0.5, 1.0, 1.0, 0.9, 0.6])
        .vary(0.05),
    );
    sole(canvas);
}

fn sock(canvas: &Canvas) {
    let shape = blob(
        &knots![466, 730; 540, 750; 612, 730; 614, 800; 606, 862; 540, 880; 474, 864; 464, 800],
    );
    let value = Value::ball((556.0, 800.0), (90.0, 140.0), SUN)
        .lifted(0.05)
        .times(0.7)
        .broken(0.06, 40.0, 3);
    let paint = Field::ramp(&["#9a829a", "#bda3b0", "#dcc4bf", "#f3e0d0"], value).patch(
        (540.0, 776.0),
        (90.0, 16.0),
        "#8d7898",
        0.7,
    );
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(
                Flow::along(&[
                    &spots![474, 770; 476, 860],
                    &spots![540, 780; 540, 870],
                    &spots![606, 770; 602, 860],
                ])
                .stray(0.06),
            )
            .passes(Passes::thing()),
    );
    for y in [796.0, 818.0] {
        canvas.lay(
            Brush::new(
                &[
                    (466.0, y - 6.0),
                    (500.0, y + 4.0),
                    (540.0, y + 8.0),
                    (578.0, y + 3.0),
                    (613.0, y - 8.0),
                ],
                9.0,
                "#c07a7c",
            )
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.1),
        );
    }
}

/// White rubber, so that it is the other of a pair.
fn sole(canvas: &Canvas) {
    let toe = blob(
        &knots![686, 1044; 690, 1006; 708, 972; 736, 958; 768, 980; 788, 1018; 786, 1048; 740, 1054],
    );
    let value = Value::ball((736.0, 1010.0), (56.0, 56.0), (0.45, -0.75, 0.45)).lifted(0.2);
    let rubber = ["#b596a6", "#dcc0ba", "#f2dccb", "#fbecd8"];
    canvas.lay(
        Mass::new(&toe, Field::ramp(&rubber, value))
            .passes(Passes::thing().scaled(0.8))
            .found(0.15),
    );
    canvas.lay(
        Brush::line(
            &spots![682, 1040; 687, 1002; 706, 968; 736, 953],
            4.0,
            "#8a4f68",
        )
        .opacity(0.6),
    );
    let strip =
        blob(&knots![430, 1030; 600, 1040; 788, 1026; 798, 1042; 786, 1060; 600, 1070; 430, 1062]);
    let value = Value::along((600.0, 1076.0), (610.0, 1026.0)).broken(0.06, 60.0, 2);
    canvas.lay(
        Mass::new(&strip, Field::ramp(&rubber, value))
            .flow(Flow::straight(0.0))
            .passes(Passes::thing().scaled(0.7))
            .found(0.2),
    );
    canvas.lay(
        Brush::new(&spots![600, 1056; 700, 1052; 794, 1044], 5.0, "#c4767c")
            .profile(&[1.0, 0.9, 0.6])
            .opacity(0.8),
    );
    for (x, y) in spots![640, 890; 664, 924; 694, 950] {
        canvas.lay(Touch::new(
            &ellipse((x - 8.0, y + 6.0), 6.0, 5.0),
            "#f3dcc8",
        ));
        canvas.lay(
            Brush::new(
                &[(x - 10.0, y + 4.0), (x, y - 6.0), (x + 8.0, y - 4.0)],
                9.0,
                "#fbecd8",
            )
            .profile(&[0.9, 1.0, 0.8]),
        );
    }
}
