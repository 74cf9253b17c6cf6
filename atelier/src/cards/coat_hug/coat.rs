//! The coat: a big camel mass on its hook, drawn in where she holds it, and one sleeve that has risen.

use crate::line::{blob, circle, ellipse, poly, rect, taper};
use crate::shape::At;
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Glaze, Mass, Passes, Relief, Touch, Value,
};
use crate::{knots, spots};

use super::LIGHT;

pub(super) const CAMEL: [&str; 6] = [
    "#5c3822", "#8a5a32", "#b37f45", "#d6a460", "#edc486", "#fce2b2",
];

/// A fold: its middle, its radii, how far it is turned, how high it stands.
type Fold = (At, At, f64, f64);

/// From the shoulders down, and to where her arm holds the cloth together.
const FOLDS: [Fold; 15] = [
    ((300.0, 300.0), (29.0, 190.0), 6.0, 20.0),
    ((350.0, 380.0), (23.0, 200.0), 2.0, -16.0),
    ((452.0, 330.0), (32.0, 230.0), -5.0, 21.0),
    ((506.0, 400.0), (22.0, 190.0), 2.0, -17.0),
    ((556.0, 360.0), (29.0, 220.0), 6.0, 17.0),
    ((470.0, 540.0), (17.0, 90.0), 24.0, 13.0),
    ((560.0, 570.0), (17.0, 80.0), 40.0, 13.0),
    ((420.0, 760.0), (29.0, 120.0), 8.0, 21.0),
    ((480.0, 780.0), (32.0, 140.0), -4.0, 24.0),
    ((450.0, 790.0), (17.0, 130.0), 2.0, -17.0),
    ((540.0, 780.0), (35.0, 140.0), -12.0, 24.0),
    ((512.0, 800.0), (17.0, 130.0), -8.0, -18.0),
    ((602.0, 790.0), (32.0, 130.0), -20.0, 21.0),
    ((574.0, 810.0), (17.0, 110.0), -15.0, -17.0),
    ((360.0, 790.0), (29.0, 120.0), 14.0, 17.0),
];

/// Thick and smooth.
fn wool() -> Passes {
    Passes::cloth().uneven(0.011, 0.004, 0.03)
}

/// Paints it on its hook. Its paint comes back.
pub(super) fn paint(canvas: &Canvas, wall: &Field) -> Field {
    let mut relief = Relief::dome((420.0, 470.0), (330.0, 620.0), 170.0);
    for (at, radii, turn, high) in FOLDS {
        relief = relief.bump_turned(at, radii, turn, high);
    }
    let value = relief
        .lit(LIGHT)
        .times(0.84)
        .lifted(0.02)
        .broken(0.04, 90.0, 4);
    let cloth = Field::ramp(&CAMEL, value)
        .patch((430.0, 690.0), (130.0, 26.0), "#4a2e22", 0.6)
        .patch((420.0, 60.0), (70.0, 60.0), "#4a2e22", 0.55)
        .patch((640.0, 700.0), (90.0, 300.0), "#4a3026", 0.6)
        .patch_turned((628.0, 866.0), (54.0, 22.0), -14.0, "#948e7c", 0.4);
    let shape = blob(&knots![
        372, 22; 330, 54; 262, 84; 226, 130; 222, 240; 236, 420; 252, 560; 250, 650; 230, 760; 214, 880; 330, 902; 470, 906; 600, 896;
        668, 876; 650, 760; 618, 650; 620, 540; 634, 400; 640, 240; 622, 130; 580, 84; 510, 54; 466, 22; 420, 34
    ]);
    shadow(canvas);
    hook(canvas);
    canvas.lay(
        Mass::new(&shape, &cloth)
            .flow(
                Flow::along(&[
                    &spots![260, 110; 250, 400; 256, 640; 230, 880][..],
                    &spots![340, 80; 350, 400; 370, 640; 340, 890],
                    &spots![430, 80; 440, 400; 440, 640; 450, 900],
                    &spots![520, 80; 520, 400; 490, 640; 540, 900],
                    &spots![600, 110; 610, 400; 590, 620; 650, 880],
                ])
                .soft(40.0)
                .stray(0.14),
            )
            .passes(wool().scaled(0.85))
            .lost((700.0, 300.0), 120.0)
            .lost((230.0, 940.0), 100.0)
            .into(wall)
            .bleed(8.0)
            .found(0.15),
    );
    hanging_sleeve(canvas, wall);
    buttons(canvas);
    let hem = spots![330, 884; 400, 890; 470, 890; 560, 884; 640, 866];
    canvas.lay(Brush::line(&hem, 7.0, "#4a2e20").opacity(0.5));
    cloth
}

/// What the coat keeps from the wall.
fn shadow(canvas: &Canvas) {
    canvas.lay(Glaze::mist((560.0, 500.0), (250.0, 560.0), "#1a1012", 0.8));
    canvas.lay(Glaze::mist((470.0, 930.0), (330.0, 60.0), "#1a1012", 0.8));
}

/// A rail with a peg.
fn hook(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![-40, 40; 400, 34; 612, 30], 44.0, "#4a3022").profile(&[1.0, 1.0, 0.95]),
    );
    canvas.lay(Brush::line(&spots![-40, 20; 300, 14; 608, 10], 5.0, "#8a6848").opacity(0.7));
    canvas.lay(Brush::line(&spots![-40, 64; 300, 58; 608, 54], 7.0, "#20130f").opacity(0.7));
    canvas.lay(
        Brush::new(&spots![92, 30; 92, 44; 96, 62], 17.0, "#6d5230").profile(&[1.0, 1.0, 0.8]),
    );
    canvas.lay(Brush::line(&spots![88, 34; 88, 46; 91, 58], 4.0, "#d9b36c").opacity(0.8));
    canvas.lay(
        Brush::new(&spots![418, -40; 420, 10; 424, 30], 20.0, "#6d5230").profile(&[1.0, 1.0, 0.8]),
    );
    canvas.lay(Brush::line(&spots![414, -30; 415, 10; 418, 26], 5.0, "#d9b36c").opacity(0.8));
}

/// The other sleeve hangs as sleeves do.
fn hanging_sleeve(canvas: &Canvas, wall: &Field) {
    let shape = taper(
        &spots![590, 116; 634, 260; 652, 420; 640, 560; 634, 650],
        &[110.0, 118.0, 108.0, 96.0, 92.0],
    )
    .minus(&rect(560.0, 655.0, 740.0, 760.0));
    let relief = Relief::dome((638.0, 390.0), (66.0, 330.0), 60.0)
        .bump_turned((630.0, 420.0), (10.0, 46.0), 50.0, 9.0)
        .bump_turned((654.0, 470.0), (9.0, 40.0), 62.0, -8.0)
        .bump_turned((624.0, 250.0), (10.0, 80.0), 10.0, 9.0);
    let paint = Field::ramp(
        &CAMEL,
        relief
            .lit(LIGHT)
            .times(0.62)
            .lifted(0.02)
            .broken(0.05, 50.0, 5),
    );
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![570, 120; 600, 270; 612, 430; 600, 640],
                &spots![620, 120; 670, 280; 690, 430; 676, 640],
            ])
            .passes(wool().scaled(0.68))
            .lost((740.0, 400.0), 100.0)
            .into(wall)
            .bleed(6.0),
    );
    canvas.lay(
        Brush::line(
            &spots![588, 190; 594, 330; 598, 480; 592, 640],
            9.0,
            "#432a1f",
        )
        .opacity(0.6),
    );
    canvas.lay(Touch::new(&ellipse((634.0, 652.0), 42.0, 10.0), "#5a2c20").opacity(0.9));
}

/// Collar and lapels, and the dark between them.
pub(super) fn paint_lapels(canvas: &Canvas) {
    let inside = blob(&knots![376, 30; 420, 40; 466, 30; 452, 90; 430, 190; 416, 190; 396, 90]);
    canvas.lay(
        Mass::new(
            &inside,
            Field::ramp(
                &["#5a2c20", "#8a4a30", "#b56e44"],
                Value::along((400.0, 190.0), (420.0, 30.0)),
            ),
        )
        .passes(Passes::thing())
        .found(0.1),
    );
    for (shape, line) in [
        (
            blob(
                &knots![372, 18; 340, 50; 312, 110; 330, 150; 318, 176; 372, 270; 424, 390, corner; 426, 200; 404, 110],
            ),
            spots![352, 60; 350, 160; 410, 340],
        ),
        (
            blob(
                &knots![470, 18; 502, 52; 530, 112; 510, 150; 524, 178; 470, 280; 426, 396, corner; 430, 200; 446, 110],
            ),
            spots![492, 60; 496, 160; 440, 340],
        ),
    ] {
        let value = Value::ball((400.0, 190.0), (130.0, 200.0), LIGHT)
            .lifted(0.2)
            .broken(0.06, 60.0, 3);
        canvas.lay(
            Mass::new(&shape, Field::ramp(&CAMEL[1..], value))
                .along(&[&line])
                .passes(Passes::thing().scaled(1.1))
                .found(0.06),
        );
    }
    for line in [
        spots![330, 150; 352, 160; 372, 156],
        spots![510, 150; 490, 162; 470, 158],
    ] {
        canvas.lay(Brush::line(&line, 5.0, "#4a2e20").opacity(0.8));
    }
}

/// The edge of the front, and three buttons.
fn buttons(canvas: &Canvas) {
    canvas.lay(
        Brush::line(
            &spots![428, 392; 438, 480; 444, 600; 452, 760; 456, 900],
            6.0,
            "#4a2e20",
        )
        .opacity(0.65),
    );
    for at in [(474.0, 450.0), (482.0, 568.0), (494.0, 780.0)] {
        canvas.lay(
            Mass::new(&circle(at, 15.0), "#3a231c")
                .passes(Passes::thing().scaled(0.4))
                .found(0.0),
        );
        canvas.lay(
            Brush::line(
                &[
                    (at.0 - 9.0, at.1 - 6.0),
                    (at.0 - 1.0, at.1 - 11.0),
                    (at.0 + 8.0, at.1 - 7.0),
                ],
                3.4,
                "#a5794c",
            )
            .opacity(0.9),
        );
    }
}

/// The sleeve that has risen: shoulder, elbow, and a cuff laid on her hair.
pub(super) fn paint_sleeve(canvas: &Canvas, cloth: &Field) {
    let line =
        spots![276, 148; 200, 196; 134, 270; 116, 340; 158, 384; 226, 384; 292, 374; 330, 376];
    let shape = taper(
        &line,
        &[124.0, 130.0, 120.0, 106.0, 102.0, 98.0, 100.0, 104.0],
    )
    .minus(&poly(&spots![316, 300; 420, 300; 420, 460; 304, 460]));
    let relief = Relief::dome((196.0, 250.0), (150.0, 190.0), 80.0)
        .bump_turned((150.0, 210.0), (14.0, 90.0), 40.0, 12.0)
        .bump_turned((180.0, 290.0), (10.0, 44.0), -30.0, -12.0)
        .bump_turned((150.0, 306.0), (10.0, 40.0), -62.0, 10.0)
        .bump_turned((220.0, 340.0), (70.0, 24.0), -6.0, 20.0)
        .bump_turned((206.0, 282.0), (60.0, 12.0), -30.0, -16.0)
        .bump_turned((250.0, 170.0), (50.0, 40.0), -40.0, 12.0);
    let paint = Field::ramp(
        &CAMEL,
        relief
            .lit(LIGHT)
            .times(0.96)
            .lifted(0.04)
            .broken(0.04, 60.0, 6),
    );
    canvas.lay(
        Mass::new(&shape, &paint)
            .flow(
                Flow::along(&[
                    &spots![270, 90; 180, 146; 100, 230; 66, 320][..],
                    &spots![300, 170; 240, 220; 190, 280],
                    &spots![74, 360; 126, 420; 220, 426; 300, 416],
                    &spots![180, 330; 240, 334; 300, 326],
                ])
                .soft(20.0)
                .stray(0.14),
            )
            .passes(wool().scaled(0.68))
            .lost((330.0, 150.0), 90.0)
            .into(cloth)
            .bleed(8.0)
            .found(0.12),
    );
    // A turned cuff; of its inside a sliver of lining.
    let mouth = ellipse((0.0, 0.0), 9.0, 47.0)
        .turned(5.0, (0.0, 0.0))
        .moved(311.0, 374.0);
    canvas.lay(Touch::new(&mouth, "#8a4a30"));
    canvas.lay(Brush::line(&spots![314, 330; 319, 372; 310, 420], 5.0, "#fbe3b4").opacity(0.85));
    for line in [
        spots![276, 326; 268, 356; 266, 390; 272, 424],
        spots![204, 336; 190, 342; 176, 342; 162, 334],
    ] {
        canvas.lay(Brush::line(&line, 5.0, "#7a5030").opacity(0.7));
    }
    // Its weight on her hair.
    canvas.lay(
        Brush::new(&spots![220, 436; 262, 434; 306, 424], 13.0, "#180d0f")
            .profile(&[0.2, 1.0, 0.3])
            .sleek()
            .opacity(0.5),
    );
}
