//! The toddler: dungarees, a jumper, and a face full of held breath, far up.

use super::{SUN, joined};
use crate::line::{blob, ellipse, taper};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Grasp, Hair, Hand, Head, Mass, Passes,
    Touch, Value,
};
use crate::{knots, spots};

const DENIM: [&str; 5] = ["#3d4a68", "#566a86", "#7a90a2", "#a4b3b4", "#d3cdbc"];

fn skin() -> Complexion {
    Skin::Umber.into()
}

pub fn paint(canvas: &Canvas, air: &Field) {
    let denim = dungarees(canvas, air);
    jumper(canvas);
    bib(canvas, &denim);
    roof_hand(canvas);
    strap_hand(canvas);
    head(canvas);
}

/// One contour from hem to hem. The far leg is lost in the air.
fn dungarees(canvas: &Canvas, air: &Field) -> Field {
    let shape = blob(&knots![
        124, 756, corner; 122, 650; 146, 540; 196, 440; 250, 360; 300, 300; 380, 270; 462, 290; 510, 350; 536, 430; 566, 560; 588, 680;
        600, 800; 604, 946, corner; 490, 950, corner; 476, 800; 456, 680; 430, 580; 404, 540; 384, 570; 366, 660; 354, 762, corner; 240, 780
    ]);
    let near = Value::ball((262.0, 520.0), (152.0, 420.0), SUN)
        .lifted(0.05)
        .times(0.62);
    let far = Value::ball((505.0, 620.0), (130.0, 480.0), SUN)
        .lifted(0.1)
        .times(0.62);
    let value = near.mixed(&far, &Value::beside((402.0, 600.0), (402.0, 200.0), 90.0));
    let paint = Field::ramp(&DENIM, value.broken(0.07, 110.0, 5))
        .patch((545.0, 860.0), (120.0, 130.0), "#d8b9b8", 0.85)
        .patch((402.0, 545.0), (34.0, 64.0), "#3f4666", 0.65)
        .patch((146.0, 640.0), (46.0, 150.0), "#8a7f9d", 0.6)
        .patch((480.0, 400.0), (70.0, 80.0), "#a9b4b0", 0.5)
        .patch((300.0, 500.0), (40.0, 120.0), DENIM[3], 0.25);
    canvas.lay(
        Mass::new(&shape, &paint)
            .along(&[
                &spots![146, 740; 150, 560; 230, 380],
                &spots![250, 760; 250, 580; 320, 420],
                &spots![340, 740; 350, 640; 390, 540],
                &spots![300, 320; 400, 400; 520, 380],
                &spots![430, 560; 500, 600; 540, 700; 550, 940],
                &spots![520, 440; 580, 620; 594, 900],
                &spots![330, 470; 420, 510; 500, 470],
            ])
            .passes(Passes::cloth())
            .lost((560.0, 960.0), 210.0)
            .lost((620.0, 590.0), 84.0)
            .bleed(2.0)
            .into(air),
    );
    // Knees, seams, the slack where cloth has too much room.
    for (fold, width, colour) in [
        (&spots![160, 604; 214, 622; 268, 606][..], 11.0, "#4a5a7a"),
        (&spots![150, 690; 200, 706; 262, 696], 10.0, "#485778"),
        (&spots![270, 690; 320, 700; 350, 690], 9.0, "#485778"),
        (&spots![300, 590; 340, 596; 370, 584], 9.0, "#485778"),
        (&spots![342, 470; 366, 510; 372, 560], 11.0, "#465674"),
        (&spots![440, 560; 462, 520; 510, 490], 11.0, "#566a86"),
        (&spots![440, 600; 480, 620; 506, 664], 9.0, "#4e5d7c"),
        (&spots![528, 520; 552, 600; 566, 690], 8.0, "#b5bfbb"),
        (&spots![206, 470; 250, 452; 290, 462], 8.0, "#3f4c6a"),
    ] {
        canvas.lay(
            Brush::new(fold, width, colour)
                .profile(&[0.1, 1.0, 0.7, 0.1])
                .dry(0.15)
                .opacity(0.5),
        );
    }
    paint
}

/// The jumper: one arm to the roof, one back to his own strap.
fn jumper(canvas: &Canvas) {
    let trunk = blob(
        &knots![306, 290; 352, 236; 440, 230; 506, 262; 520, 330; 470, 372; 400, 376; 330, 370; 300, 340],
    );
    let reaching = taper(
        &spots![478, 282; 548, 330; 612, 376; 676, 414],
        &[86.0, 78.0, 62.0, 46.0],
    );
    let value = Value::along((230.0, 430.0), (560.0, 270.0)).broken(0.09, 50.0, 6);
    let paint = Field::ramp(&["#8a5230", "#bd7a33", "#e0a648", "#f4cf84"], value)
        .patch((400.0, 290.0), (110.0, 44.0), "#6e3d33", 0.7)
        .patch_turned((580.0, 386.0), (110.0, 14.0), 34.0, "#9a6238", 0.7)
        .patch_turned((596.0, 344.0), (90.0, 12.0), 34.0, "#fbe0a0", 0.5);
    let whole = joined([trunk, reaching]);
    canvas.lay(
        Mass::new(&whole, &paint)
            .flow(
                Flow::along(&[
                    &spots![480, 290; 580, 360; 680, 420],
                    &spots![340, 330; 420, 300; 500, 320],
                ])
                .soft(20.0)
                .stray(0.2),
            )
            .passes(wool())
            .under("#7a4a38")
            .found(0.2),
    );
    for fold in [
        spots![520, 300; 534, 330; 526, 356],
        spots![560, 326; 572, 352; 564, 376],
    ] {
        canvas.lay(
            Brush::new(&fold, 8.0, "#a8702f")
                .profile(&[0.1, 1.0, 0.1])
                .opacity(0.6),
        );
    }
}

fn wool() -> Passes {
    Passes::of(&[
        (22.0, 60.0, 1.6, 0.0),
        (12.0, 40.0, 1.3, 0.1),
        (6.0, 30.0, 0.6, 0.4),
    ])
    .uneven(0.024, 0.008, 0.06)
}

/// The ribbed end of a sleeve.
fn cuff(canvas: &Canvas, line: &[At]) {
    canvas.lay(
        Brush::new(line, 24.0, "#c98c3a")
            .profile(&[0.8, 1.0, 0.8])
            .vary(0.09),
    );
}

fn bib(canvas: &Canvas, denim: &Field) {
    for strap in [
        spots![352, 262; 356, 320; 366, 380],
        spots![466, 262; 464, 320; 468, 380],
    ] {
        canvas.lay(
            Brush::new(&strap, 28.0, "#6d8298")
                .profile(&[0.7, 1.0, 1.0])
                .dry(0.05)
                .vary(0.06),
        );
    }
    let shape = blob(&knots![342, 356; 410, 348; 482, 356; 494, 424; 420, 444; 332, 424]);
    canvas.lay(
        Mass::new(&shape, denim)
            .flow(Flow::straight(95.0))
            .passes(Passes::thing())
            .lost((420.0, 470.0), 90.0)
            .into(denim)
            .found(0.3),
    );
    canvas.lay(
        Brush::new(&spots![344, 366; 410, 358; 480, 366], 3.4, "#c7cfc9")
            .profile(&[0.4, 1.0, 0.4])
            .opacity(0.6),
    );
    canvas.lay(Touch::new(&ellipse((466.0, 373.0), 7.5, 7.5), "#f2d9a0"));
    canvas.lay(Touch::new(&ellipse((467.0, 374.0), 3.0, 3.0), "#b98a4a"));
}

/// On the ridge of a roof, as on the edge of a table.
fn roof_hand(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![680, 446; 730, 456; 776, 448], 12.0, "#5f4260")
            .profile(&[0.2, 1.0, 0.2])
            .opacity(0.6),
    );
    let hand = Hand {
        spot: Spot::new(674.0, 416.0, 0.86).turned(8.0),
        age: Age::Child,
        skin: skin(),
        light: SUN,
        ..Hand::default()
    };
    hand.paint(canvas);
    cuff(canvas, &spots![664, 393; 672, 414; 664, 439]);
}

/// Around his own strap.
fn strap_hand(canvas: &Canvas) {
    canvas.lay(
        Brush::new(&spots![226, 470; 290, 462; 352, 430], 26.0, "#3a4663")
            .profile(&[0.2, 1.0, 0.3])
            .dry(0.2)
            .opacity(0.6),
    );
    let sleeve = joined([
        taper(&spots![326, 276; 262, 346; 222, 430], &[84.0, 74.0, 62.0]),
        taper(&spots![222, 434; 286, 420; 350, 396], &[62.0, 56.0, 44.0]),
    ]);
    let value = Value::along((190.0, 440.0), (350.0, 300.0)).broken(0.09, 50.0, 6);
    let paint = Field::ramp(&["#7a4630", "#a8682f", "#d3953e", "#f0c676"], value)
        .patch((330.0, 280.0), (60.0, 36.0), "#7a4a38", 0.6)
        .patch_turned((286.0, 446.0), (80.0, 13.0), -14.0, "#7d5260", 0.7)
        .patch_turned((296.0, 400.0), (60.0, 9.0), -20.0, "#f6d48c", 0.5)
        .patch_turned((270.0, 392.0), (14.0, 42.0), 24.0, "#8a5230", 0.7);
    canvas.lay(
        Mass::new(&sleeve, paint)
            .flow(
                Flow::along(&[
                    &spots![316, 270; 240, 350; 200, 430],
                    &spots![346, 300; 290, 360; 262, 400],
                    &spots![216, 450; 290, 440; 352, 412],
                    &spots![250, 416; 300, 404; 346, 380],
                ])
                .soft(18.0)
                .stray(0.2),
            )
            .passes(wool())
            .under("#7a4a38")
            .found(0.2),
    );
    let hand = Hand {
        spot: Spot::new(346.0, 398.0, 0.7).turned(-24.0),
        grasp: Grasp::Holding,
        age: Age::Child,
        skin: skin(),
        light: SUN,
    };
    hand.paint(canvas);
    cuff(canvas, &spots![332, 380; 343, 399; 343, 422]);
}

fn head(canvas: &Canvas) {
    let head = Head {
        spot: Spot::new(430.0, 158.0, 0.95).turned(9.0),
        view: View::Front,
        age: Age::Child,
        skin: skin(),
        light: (0.55, -0.3, 0.75),
        expression: Expression { open: 1.0, brow_inner: 10.0, brow_outer: -1.0, smile: -0.25, wide: 0.9, ..Expression::CALM },
        gaze: (0.45, 0.75),
        eyes: 1.2,
        lashes: 0.1,
        blush: 1.25,
        hair: Hair::None,
        hair_ramp: ["#1c1018", "#35202a", "#5a3436", "#8f5a48"].map(Into::into),
        neck: false,
        patches: vec![
            ((108.0, 66.0), (20.0, 15.0), "#fbdcae".into(), 0.6),
            ((-94.0, 70.0), (24.0, 16.0), "#dc8a5c".into(), 0.45),
            ((-112.0, 60.0), (24.0, 60.0), "#7a5a78".into(), 0.45),
        ],
        contour: Some(
            knots![
                0, -116; 58, -106; 92, -66; 101, -16; 105, 18; 122, 48; 132, 84; 118, 120; 74, 136; 30, 146; -30, 146; -74, 136; -118, 120;
                -132, 84; -122, 48; -105, 18; -101, -16; -92, -66; -58, -106

            ]
            .into(),
        ),
        ..Head::default()
    };
    head.paint(canvas);
    let at = head.at(canvas);
    // Cheeks: what he does not dare to breathe out.
    for side in [-1.0, 1.0] {
        let crease = [
            (side * 33.0, 90.0),
            (side * 43.0, 103.0),
            (side * 38.0, 120.0),
        ];
        at.lay(Brush::line(&crease, 4.4, "#6a2e30").opacity(0.5));
    }
    let hair = blob(&knots![
        -108, 10; -128, -20; -120, -60; -128, -92; -96, -112; -82, -144; -42, -140; -12, -162; 24, -146; 62, -152; 84, -122; 118, -104;
        118, -62; 128, -22; 108, 10; 100, -8; 90, -44; 62, -62; 28, -52; -4, -68; -38, -54; -72, -62; -92, -40; -100, -6

    ]);
    let flow = Flow::along(&[
        &spots![-116, 0; -130, -40; -116, -80],
        &spots![-100, -50; -110, -100; -70, -130],
        &spots![-50, -60; -60, -110; -20, -140],
        &spots![0, -66; 10, -120; 50, -140],
        &spots![50, -60; 60, -110; 100, -110],
        &spots![100, -40; 124, -60; 120, -10],
    ]);
    at.lay(
        head.hair_of(&hair, &[])
            .flow(flow.soft(12.0).stray(0.6).wave(44.0, 6))
            .passes(Passes::curls(1.05)),
    );
}
