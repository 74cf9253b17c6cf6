//! The elk: a head like a wall. It stands as still as a wardrobe, and only its eye goes to the girl.

use super::LIGHT;
use crate::line::{blob, ellipse, taper};
use crate::techniques::gouache::{Brush, Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

const FUR: [&str; 5] = ["#2b1c17", "#4a3123", "#745038", "#a17650", "#cda578"];

pub fn paint(canvas: &Canvas, air: &Field) {
    antler(canvas);
    neck(canvas, air);
    ear(canvas);
    head(canvas);
    eye(canvas);
    muzzle(canvas);
}

/// A palm of horn with its tines, cut by the upper edge of the card.
fn antler(canvas: &Canvas) {
    let beam = taper(
        &spots![158, 240; 166, 178; 206, 118; 290, 84],
        &[62.0, 52.0, 62.0, 84.0],
    );
    let palm = blob(&knots![
        196, 140; 190, 84; 206, 20, corner; 222, -40; 300, -60; 450, -60; 440, -16; 404, 8; 440, 20; 462, 44; 424, 44; 396, 50; 418, 78; 420, 110; 390, 92; 366, 88;
        378, 112; 384, 138; 352, 116; 326, 110; 290, 128; 250, 148
    ]);
    let value = Value::along((190.0, 240.0), (350.0, -20.0))
        .lifted(0.12)
        .broken(0.1, 60.0, 3);
    let horn = Field::ramp(&["#6e5a44", "#a08a68", "#cbb48c", "#efe0ba"], value);
    let far = blob(
        &knots![60, 236; 52, 170; 20, 110; -30, 60; -60, 40; -60, -60; 110, -60; 96, -10; 104, 40; 84, 20; 70, 70; 92, 150; 104, 226],
    );
    canvas.lay(
        Mass::new(&far, horn.darker(0.16))
            .along(&[
                &spots![90, 230; 60, 120; -20, 20],
                &spots![80, 200; 60, 60; 40, -40],
            ])
            .passes(Passes::thing())
            .found(0.2),
    );
    let shape = beam.and(&palm).fillet(14.0);
    canvas.lay(
        Mass::new(&shape, &horn)
            .along(&[
                &spots![160, 230; 176, 150; 280, 70; 380, -20],
                &spots![250, 110; 350, 60; 440, 36],
                &spots![270, 116; 340, 100; 400, 106],
            ])
            .passes(Passes::thing())
            .found(0.1),
    );
    // The burr, where it grows out of the skull.
    for (x, y, r) in [
        (134.0, 224.0, 13.0),
        (150.0, 214.0, 14.0),
        (168.0, 212.0, 15.0),
        (186.0, 220.0, 13.0),
    ] {
        canvas.lay(
            Mass::new(&ellipse((x, y), r, r * 0.8), horn.darker(0.1))
                .passes(Passes::thing().scaled(0.4))
                .found(0.05),
        );
    }
    for line in [
        spots![160, 200; 172, 150; 214, 104],
        spots![178, 200; 192, 152; 236, 116],
    ] {
        canvas.lay(Brush::line(&line, 5.0, "#7c6144").opacity(0.6));
    }
    for line in [
        spots![240, 104; 300, 44; 370, -16],
        spots![256, 112; 330, 72; 410, 34],
        spots![270, 118; 330, 98; 386, 98],
    ] {
        canvas.lay(Brush::line(&line, 6.0, "#7c6144").opacity(0.5));
    }
}

/// Neck and chest. The back goes over into trunks and shade.
fn neck(canvas: &Canvas, air: &Field) {
    let shape = blob(&knots![
        -60, 150; 20, 190; 100, 240; 200, 420; 262, 640; 280, 760; 268, 860; 300, 1000; 330, 1260; -60, 1260
    ]);
    let value = Value::ball((60.0, 760.0), (330.0, 560.0), LIGHT)
        .times(0.55)
        .broken(0.1, 120.0, 4);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&FUR, value)
                .patch((250.0, 800.0), (110.0, 190.0), FUR[0], 0.7)
                .patch_turned((140.0, 770.0), (190.0, 62.0), 34.0, "#1d1411", 0.85)
                .patch_turned((90.0, 1000.0), (60.0, 150.0), -28.0, FUR[3], 0.45)
                .patch_turned((270.0, 1150.0), (26.0, 130.0), -6.0, FUR[2], 0.6),
        )
        .along(&[
            &spots![0, 200; 60, 520; 40, 900; 30, 1240],
            &spots![160, 420; 200, 700; 190, 960; 220, 1240],
            &spots![100, 300; 140, 640; 110, 1240],
        ])
        .passes(
            Passes::of(&[
                (30.0, 100.0, 1.8, 0.0),
                (16.0, 70.0, 1.3, 0.1),
                (8.0, 46.0, 0.7, 0.4),
            ])
            .uneven(0.022, 0.008, 0.06),
        )
        .under(FUR[0])
        .lost((-70.0, 330.0), 260.0)
        .lost((-90.0, 700.0), 200.0)
        .lost((20.0, 160.0), 90.0)
        .bleed(30.0)
        .into(air),
    );
    // The bell of hair below the throat.
    let bell = blob(
        &knots![196, 720; 270, 740; 316, 800; 312, 880; 286, 960; 262, 1010; 240, 960; 220, 880; 190, 800],
    );
    let value = Value::along((190.0, 960.0), (320.0, 780.0))
        .times(0.6)
        .broken(0.1, 50.0, 2);
    canvas.lay(
        Mass::new(&bell, Field::ramp(&FUR, value))
            .along(&[
                &spots![220, 740; 240, 860; 256, 990],
                &spots![290, 770; 296, 870; 268, 990],
            ])
            .passes(Passes::hair(1.0))
            .found(0.4),
    );
}

fn ear(canvas: &Canvas) {
    let shape = blob(
        &knots![120, 250; 70, 232; 20, 180; -14, 110; -20, 60; 30, 80; 86, 130; 130, 190; 150, 236],
    );
    let value = Value::along((0.0, 200.0), (110.0, 110.0)).broken(0.1, 40.0, 3);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&FUR, value).patch_turned(
                (60.0, 150.0),
                (70.0, 18.0),
                48.0,
                "#b98f78",
                0.6,
            ),
        )
        .along(&[
            &spots![130, 230; 60, 160; -10, 70],
            &spots![110, 240; 40, 190; -10, 100],
        ])
        .passes(Passes::hair(0.9))
        .found(0.3),
    );
}

fn head(canvas: &Canvas) {
    let shape = blob(&knots![
        80, 250; 130, 206; 190, 216; 240, 262; 290, 340; 338, 430; 378, 500; 424, 536; 480, 560; 526, 602; 552, 668; 556, 742; 540, 806; 510, 846;
        474, 858; 462, 872; 436, 892; 400, 894; 356, 872; 314, 836; 262, 796; 190, 752; 120, 690; 74, 600; 48, 500; 44, 380; 54, 300
    ]);
    let ball = Value::ball((280.0, 520.0), (330.0, 360.0), LIGHT).lifted(0.12);
    let paint = Field::ramp(&FUR, ball.broken(0.07, 80.0, 4))
        .patch_turned((330.0, 470.0), (230.0, 36.0), 55.0, FUR[3], 0.55)
        .patch_turned((250.0, 560.0), (190.0, 44.0), 58.0, FUR[1], 0.45)
        .patch((500.0, 680.0), (64.0, 96.0), "#c2a58a", 0.65)
        .patch((440.0, 790.0), (80.0, 36.0), "#a98a72", 0.5)
        .patch((190.0, 330.0), (50.0, 36.0), FUR[0], 0.6)
        .patch((150.0, 640.0), (90.0, 60.0), FUR[3], 0.3)
        .patch((410.0, 868.0), (64.0, 24.0), "#b59a80", 0.5);
    canvas.lay(
        Mass::new(&shape, paint)
            .along(&[
                &spots![120, 220; 230, 300; 340, 470; 460, 610],
                &spots![90, 300; 180, 430; 300, 580; 420, 690; 500, 700],
                &spots![60, 420; 130, 580; 260, 720; 400, 800],
                &spots![80, 560; 180, 720; 320, 810],
                &spots![430, 550; 500, 590; 540, 680; 530, 790],
            ])
            .passes(
                Passes::of(&[
                    (26.0, 84.0, 1.8, 0.0),
                    (14.0, 56.0, 1.5, 0.1),
                    (7.0, 34.0, 0.9, 0.35),
                ])
                .uneven(0.022, 0.008, 0.06),
            )
            .under(FUR[1])
            .lost((40.0, 470.0), 100.0)
            .lost((90.0, 720.0), 100.0)
            .bleed(18.0)
            .found(0.14),
    );
}

/// It looks at her out of the corner, without moving.
fn eye(canvas: &Canvas) {
    let slit = blob(
        &knots![150, 338; 166, 318; 190, 310; 214, 318; 232, 344; 214, 356; 186, 358; 164, 350],
    );
    canvas.lay(
        Brush::new(
            &spots![130, 352; 152, 308; 192, 292; 232, 312; 252, 356],
            24.0,
            FUR[0],
        )
        .profile(&[0.3, 1.0, 1.0, 0.4])
        .opacity(0.55),
    );
    canvas.lay(
        Brush::new(&spots![150, 372; 190, 382; 236, 368], 14.0, FUR[3])
            .profile(&[0.2, 1.0, 0.2])
            .opacity(0.5),
    );
    canvas.lay(Touch::new(&slit.grown(4.5), "#140c0b"));
    canvas.lay(Touch::new(&slit, "#d8c6ac"));
    let iris = ellipse((203.0, 336.0), 33.0, 30.0).within(&slit);
    canvas.lay(Touch::new(&iris, "#24130f"));
    canvas
        .lay(Touch::new(&ellipse((198.0, 348.0), 22.0, 9.0).within(&slit), "#6b3c22").opacity(0.8));
    canvas.lay(Touch::new(
        &ellipse((208.0, 336.0), 18.0, 8.0).within(&slit),
        "#080505",
    ));
    canvas.lay(Touch::new(&ellipse((212.0, 325.0), 6.5, 5.0), "#f4f6ec"));
    canvas.lay(Touch::new(&slit.minus(&slit.moved(0.0, 7.0)), "#140c0b").opacity(0.55));
    canvas.lay(
        Brush::line(
            &spots![136, 350; 158, 318; 190, 304; 220, 312; 246, 354],
            9.0,
            "#140c0b",
        )
        .profile(&[0.4, 1.0, 1.0, 0.8, 0.4]),
    );
    canvas.lay(
        Brush::line(&spots![146, 304; 172, 286; 206, 284; 238, 302], 7.0, FUR[3]).opacity(0.6),
    );
    // The corner where deer smell each other's mood.
    canvas.lay(
        Brush::line(&spots![240, 354; 258, 374; 266, 396], 7.0, FUR[0])
            .profile(&[1.0, 0.7, 0.1])
            .opacity(0.8),
    );
}

/// Nostril, lips and the whiskers about them.
fn muzzle(canvas: &Canvas) {
    let nostril =
        blob(&knots![476, 622; 500, 610; 522, 624; 530, 652; 520, 672; 508, 650; 488, 640]);
    canvas.lay(
        Brush::new(
            &spots![458, 634; 480, 602; 516, 598; 542, 632],
            16.0,
            FUR[3],
        )
        .profile(&[0.2, 1.0, 0.8, 0.2])
        .opacity(0.7),
    );
    canvas.lay(Touch::new(&nostril, "#1a0f0e"));
    let lips = spots![542, 806; 506, 838; 462, 838; 416, 824; 372, 810; 340, 806];
    canvas.lay(Brush::line(&lips, 10.0, "#22140f").profile(&[0.3, 1.0, 0.9, 0.6, 0.1]));

    canvas.lay(
        Brush::line(&spots![440, 560; 420, 600; 430, 640], 12.0, FUR[1])
            .profile(&[0.1, 1.0, 0.1])
            .opacity(0.5),
    );
    for (x, y) in [
        (430.0, 720.0),
        (450.0, 740.0),
        (420.0, 756.0),
        (466.0, 760.0),
        (404.0, 730.0),
        (440.0, 770.0),
    ] {
        canvas.lay(Touch::new(&ellipse((x, y), 3.0, 2.6), "#3a251c").opacity(0.7));
    }
}
