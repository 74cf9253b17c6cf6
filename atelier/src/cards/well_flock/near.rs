//! The one that is down here already, up to its neck, and looks at whoever has come.

use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::{knots, spots, stops};

use super::soft;
use super::wool::{Eye, fleece, wool};

pub fn draw(scene: &Scene) {
    let neck = fleece(
        &knots![-90, 820; -40, 760; 60, 760; 150, 830; 196, 930; 214, 1040; 226, 1140; 120, 1190; -90, 1190],
        40.0,
        31,
    );
    scene.add(scene.shadow(&neck, (10.0, 10.0), 22.0, "#05040a", 0.7));
    scene.add(wool(scene, &neck, "#b9ac9c", "#3a2f46", 46.0, 31));
    let gloom = scene.linear(
        (200.0, 900.0),
        (-40.0, 1180.0),
        &stops![0, "#171222", 0; 1, "#171222", 0.85],
    );
    scene.add(scene.clipped(&neck, scene.card(gloom)));
    let lee = neck.minus(&neck.moved(40.0, -60.0));
    scene.add(scene.multiplied(soft(scene, &neck, &lee, "#3a3050", 0.7, 34.0)));
    ear(
        scene,
        &blob(&knots![206, 800; 244, 770; 300, 762; 340, 780; 330, 806; 280, 826; 226, 836]),
        true,
    );
    face(scene);
    ear(
        scene,
        &blob(&knots![66, 806; 24, 800; -40, 834; -80, 890; -40, 900; 20, 880; 68, 850]),
        false,
    );
    let cap = fleece(
        &knots![46, 790; 54, 730; 110, 700; 176, 706; 222, 744; 226, 790; 186, 776; 150, 800; 112, 772; 80, 806],
        26.0,
        33,
    );
    scene.add(scene.shadow(&cap, (2.0, 10.0), 9.0, "#1a0f20", 0.6));
    scene.add(wool(scene, &cap, "#d9ccb6", "#54465c", 36.0, 33));
    let sky = cap.minus(&cap.moved(-5.0, 7.0));
    scene.add(soft(scene, &cap, &sky, "#bff2e6", 0.7, 2.5));
    sunk(scene);
}

fn ear(scene: &Scene, shape: &Shape, far: bool) {
    let shape = handcut(shape, 1.0, 24.0, 5);
    scene.add(scene.shadow(&shape, (3.0, 9.0), 9.0, "#120a18", 0.6));
    let colour = if far { "#a98d80" } else { "#c4a894" };
    scene.add(
        scene
            .sheet(&shape, colour)
            .lit(0.2)
            .rim(2.2)
            .rim_colour("#c8f4e8")
            .dark("#3a2030")
            .ink(),
    );
    let (x, y) = shape.bounds().middle();
    scene.add(soft(
        scene,
        &shape,
        &shape.stretched(0.62, 0.42, (x, y + 6.0)),
        "#7a4450",
        0.8,
        7.0,
    ));
}

fn face(scene: &Scene) {
    let face = handcut(
        &blob(&knots![
            70, 800; 112, 752; 172, 748; 218, 784; 238, 836; 262, 896; 290, 950; 306, 990; 298, 1026; 268, 1048; 226, 1050; 182, 1030; 140, 986;
            100, 930; 72, 866
        ]),
        1.0,
        30.0,
        7,
    );
    scene.add(scene.shadow(&face, (6.0, 12.0), 14.0, "#120a18", 0.6));
    let tones = stops![0, "#fbeeda"; 0.45, "#dcc3aa"; 1, "#7a5a60"];
    scene.add(scene.fill(&face, scene.linear((270.0, 780.0), (90.0, 1010.0), &tones)));
    for (line, widths, colour, much, r) in [
        (
            &spots![190, 780; 224, 880; 276, 980][..],
            &[20.0, 26.0, 18.0][..],
            "#fff6e4",
            0.7,
            12.0,
        ),
        (
            &spots![90, 860; 130, 950; 190, 1030][..],
            &[30.0, 40.0, 30.0][..],
            "#6e4c5a",
            0.6,
            16.0,
        ),
        (
            &spots![176, 850; 190, 920; 226, 990][..],
            &[6.0, 20.0, 12.0][..],
            "#a5827c",
            0.55,
            9.0,
        ),
    ] {
        scene.add(soft(scene, &face, &taper(line, widths), colour, much, r));
    }
    scene.add(soft(
        scene,
        &face,
        &ellipse((272.0, 1010.0), 46.0, 36.0),
        "#c98a86",
        0.85,
        14.0,
    ));
    for line in [
        spots![250, 982; 262, 994; 268, 1008],
        spots![298, 974; 294, 990; 286, 1006],
    ] {
        scene.add(scene.fill(&taper(&line, &[3.0, 9.0, 3.0]), "#4a2630"));
    }
    scene.add(scene.fill(
        &taper(&spots![276, 1010; 274, 1024], &[5.0, 3.4]),
        "#4a2630",
    ));
    scene.add(scene.fill(
        &taper(
            &spots![216, 1020; 240, 1034; 272, 1026; 294, 1020],
            &[1.6, 4.6, 5.0, 2.0],
        ),
        "#4a2630",
    ));
    scene.add(
        Eye {
            spot: Spot::new(148.0, 852.0, 2.5).turned(14.0),
            open: 0.5,
            look: (2.4, 1.8),
            lid: "#cfb29c".into(),
        }
        .ink(scene),
    );
    scene.add(
        scene.clipped(
            &face,
            Eye {
                spot: Spot::new(228.0, 836.0, 1.9).turned(30.0),
                open: 0.5,
                look: (1.0, 1.8),
                lid: "#d9bfa8".into(),
            }
            .ink(scene),
        ),
    );
    let rim = face.minus(&face.moved(-3.0, 3.0));
    scene.add(scene.veil(&rim, "#e6fff4", 0.6));
    for (x, y, r) in [(286.0, 1052.0, 6.0), (300.0, 1034.0, 4.0)] {
        scene.add(scene.fill(
            &circle((x, y), r).and(&taper(&[(x, y - r * 2.4), (x, y)], &[0.6, r])),
            "#d6f6ee",
        ));
    }
}

/// Water around the neck.
fn sunk(scene: &Scene) {
    let level =
        blob(&knots![-60, 1130; 60, 1118; 160, 1124; 250, 1140; 300, 1160; 300, 1240; -60, 1240]);
    let tones = stops![0, "#123039", 0.92; 1, "#10303b", 1];
    scene.add(scene.fill(
        &handcut(&level, 3.0, 40.0, 5),
        scene.linear((0.0, 1120.0), (0.0, 1170.0), &tones),
    ));
    for (line, much) in [
        (spots![-40, 1128; 60, 1116; 160, 1122; 262, 1142], 0.9),
        (spots![-40, 1152; 80, 1142; 190, 1148; 320, 1172], 0.55),
        (spots![-40, 1182; 90, 1170; 220, 1178; 380, 1200], 0.4),
    ] {
        scene.add(scene.veil(&taper(&line, &[1.0, 5.0, 4.0, 0.6]), "#a8ece0", much));
    }
}
