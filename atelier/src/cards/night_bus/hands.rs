//! Two hands on a lap: that of the young woman lies on the old one's.

use crate::colour::mix;
use crate::line::taper;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Fingers, Gesture, Side, Thumb};
use crate::shape::Spot;
use crate::spots;
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Field, Mass, Passes, PosedHand, Touch, Value,
};

/// Her hand on the old one's.
pub fn paint(canvas: &Canvas, coat: &Field) {
    let light = (0.5, -0.75, 0.45);
    let sleeve = taper(
        &spots![-60, 1090; 50, 1112; 150, 1122],
        &[150.0, 118.0, 84.0],
    );
    let value = Value::ball((70.0, 1100.0), (150.0, 62.0), light).broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(&["#22121f", "#45203a", "#6e3350", "#985068"], value),
        )
        .along(&[
            &spots![-40, 1050; 60, 1080; 180, 1106],
            &spots![-40, 1130; 60, 1140; 180, 1140],
        ])
        .passes(Passes::cloth().scaled(0.7))
        .lost((-30.0, 1090.0), 130.0),
    );
    let bare = Complexion::from(Skin::Porcelain);
    let in_shade = Complexion {
        ramp: bare.ramp.map(|tone| mix(tone, "#9a6468", 0.2)),
        ..bare
    };
    let lower = PosedHand {
        spot: Spot::new(160.0, 1124.0, 184.0),
        hand: people::Hand {
            gesture: Gesture::Of(Fingers {
                fingers: [
                    [20.0, 30.0, 16.0, 3.0],
                    [24.0, 32.0, 18.0, 0.0],
                    [28.0, 34.0, 20.0, -3.0],
                    [30.0, 36.0, 22.0, -7.0],
                ],
                thumb: Thumb::At([34.0, 20.0, 10.0, 12.0]),
            }),
            side: Side::Right,
            fingers: v(1.0, 0.1, 0.1),
            thumb: v(0.1, -1.0, 0.0),
            arm: 0.1,
            forearm: Some(v(-1.0, -0.06, 0.0)),
            plump: 0.94,
        },
        skin: in_shade,
        light,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![142, 1080; 148, 1120; 140, 1164], 50.0, "#7e4160")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.06),
    );
    let shade = "#4a1a17";
    canvas.lay(
        Brush::new(&spots![520, 1168; 430, 1160; 360, 1130], 44.0, shade)
            .profile(&[0.3, 1.0, 0.3])
            .dry(0.2)
            .opacity(0.8),
    );
    let sleeve = taper(
        &spots![486, 960; 506, 1030; 502, 1080; 456, 1100; 402, 1096],
        &[90.0, 96.0, 108.0, 100.0, 86.0],
    );
    let value = Value::ball((470.0, 1070.0), (120.0, 90.0), light)
        .lifted(0.1)
        .broken(0.08, 70.0, 4);
    canvas.lay(
        Mass::new(
            &sleeve,
            Field::ramp(
                &["#3a1216", "#7a2a18", "#bd531d", "#e58a33", "#f6b862"],
                value,
            ),
        )
        .along(&[
            &spots![470, 950; 478, 1030; 440, 1076; 376, 1080],
            &spots![516, 960; 546, 1060; 500, 1136; 380, 1124],
        ])
        .passes(Passes::cloth().scaled(0.75))
        .lost((490.0, 930.0), 84.0)
        .into(coat)
        .found(0.3),
    );
    for fold in [
        spots![470, 1040; 484, 1062; 478, 1092],
        spots![446, 1050; 456, 1076; 446, 1104],
        spots![520, 1040; 520, 1066; 506, 1088],
    ] {
        canvas.lay(
            Brush::new(&fold, 8.0, "#7a2a18")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.6),
        );
    }
    let upper = PosedHand {
        spot: Spot::new(388.0, 1092.0, 166.0),
        hand: people::Hand {
            gesture: Gesture::Of(Fingers {
                fingers: [
                    [6.0, 20.0, 14.0, 8.0],
                    [8.0, 22.0, 16.0, 2.0],
                    [12.0, 24.0, 18.0, -6.0],
                    [16.0, 26.0, 20.0, -15.0],
                ],
                thumb: Thumb::At([40.0, 14.0, 12.0, 14.0]),
            }),
            side: Side::Left,
            fingers: v(-0.97, 0.24, 0.1),
            thumb: v(-0.24, -0.97, 0.0),
            arm: 0.1,
            forearm: Some(v(1.0, 0.04, 0.0)),
            plump: 1.04,
        },
        skin: Skin::Sand.into(),
        light: (-0.1, -0.7, 0.7),
    };
    // Its shadow on the lower one.
    let over = upper.hand.part(upper.skin.ramp[2], (0.0, -1.0), false);
    let over = over.put(&upper.spot).shape;
    let shade = over.grown(2.0).moved(-4.0, 6.0).within(&lower);
    canvas.lay(Touch::new(&shade, "#8a4a48").opacity(0.5));
    canvas
        .lay(Touch::new(&over.grown(1.0).moved(-1.0, 2.0).within(&lower), "#5a2428").opacity(0.6));
    upper.paint(canvas);
    canvas.lay(
        Brush::new(&spots![394, 1048; 404, 1094; 398, 1142], 42.0, "#d8772c")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.06),
    );
}
