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
    head(canvas);
    jumper(canvas);
    bib(canvas, &denim);
    roof_hand(canvas);
    strap_hand(canvas);
}

/// One contour from hem to hem; the far leg is paler.
fn dungarees(canvas: &Canvas, air: &Field) -> Field {
    let shape = blob(&knots![
        124, 756, corner; 124, 650; 148, 556; 194, 474; 252, 396; 300, 326; 380, 300; 462, 310; 512, 360; 540, 440; 576, 530; 602, 630;
        614, 700; 618, 748, corner; 540, 766; 458, 748, corner; 450, 690; 436, 620; 420, 574; 402, 552; 384, 574; 366, 660; 354, 762, corner; 240, 780
    ]);
    let near = Value::ball((262.0, 520.0), (152.0, 420.0), SUN)
        .lifted(0.05)
        .times(0.62);
    let far = Value::ball((505.0, 620.0), (130.0, 480.0), SUN)
        .lifted(0.1)
        .times(0.62);
    let value = near.mixed(&far, &Value::beside((402.0, 600.0), (402.0, 200.0), 90.0));
    let paint = Field::ramp(&DENIM, value.broken(0.07, 110.0, 5))
        .patch((540.0, 700.0), (110.0, 170.0), "#a3a5b6", 0.4)
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
                &spots![300, 350; 400, 410; 520, 390],
                &spots![440, 570; 480, 640; 500, 740],
                &spots![520, 440; 580, 600; 600, 740],
                &spots![330, 470; 420, 510; 500, 470],
            ])
            .passes(Passes::cloth())
            .found(0.3)
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
    // The far hem, turned up like the near one.
    let cuff = blob(
        &knots![452, 716; 540, 738; 620, 716; 626, 744; 618, 764; 540, 786; 458, 766; 448, 742],
    );
    let value = Value::ball((560.0, 746.0), (110.0, 44.0), (0.65, -0.5, 0.4))
        .lifted(0.05)
        .broken(0.07, 50.0, 5);
    canvas.lay(
        Mass::new(
            &cuff,
            Field::ramp(&["#6f7690", "#949fb2", "#b9c0c6", "#dfdcd4"], value),
        )
        .flow(Flow::along(&[&spots![454, 742; 540, 764; 620, 742]]).stray(0.12))
        .passes(Passes::thing())
        .found(0.2),
    );
    paint
}

/// The jumper: one arm to the roof, one back to his own strap.
fn jumper(canvas: &Canvas) {
    let trunk = blob(
        &knots![304, 330; 326, 300; 366, 284; 400, 290; 440, 294; 476, 284; 512, 298; 528, 340; 500, 390; 400, 392; 330, 388; 302, 366],
    );
    let reaching = taper(
        &spots![492, 322; 556, 350; 616, 376; 672, 396],
        &[78.0, 72.0, 58.0, 44.0],
    );
    let value = Value::along((230.0, 430.0), (560.0, 270.0)).broken(0.09, 50.0, 6);
    let paint = Field::ramp(&["#8a5230", "#bd7a33", "#e0a648", "#f4cf84"], value)
        .patch((424.0, 300.0), (70.0, 34.0), "#6e3d33", 0.7)
        .patch_turned((590.0, 392.0), (110.0, 12.0), 23.0, "#9a6238", 0.7)
        .patch_turned((596.0, 346.0), (90.0, 12.0), 23.0, "#fbe0a0", 0.5);
    let whole = joined([trunk, reaching]);
    canvas.lay(
        Mass::new(&whole, &paint)
            .flow(
                Flow::along(&[
                    &spots![490, 320; 580, 362; 680, 400],
                    &spots![340, 330; 420, 300; 500, 320],
                ])
                .soft(20.0)
                .stray(0.2),
            )
            .passes(wool())
            .under("#7a4a38")
            .found(0.2),
    );
    // A ribbed collar, and the shade of a chin on it.
    canvas.lay(
        Brush::new(
            &spots![372, 290; 396, 304; 424, 309; 450, 305; 474, 291],
            24.0,
            "#d29a42",
        )
        .profile(&[0.6, 1.0, 1.0, 1.0, 0.6])
        .vary(0.06),
    );
    for (x, y) in spots![384, 297; 398, 304; 412, 307; 426, 309; 440, 307; 454, 303; 466, 296] {
        canvas.lay(
            Brush::line(&[(x - 1.0, y - 9.0), (x + 1.0, y + 10.0)], 3.0, "#8a5230").opacity(0.5),
        );
    }
    for fold in [
        spots![536, 318; 546, 346; 538, 374],
        spots![580, 340; 590, 364; 582, 388],
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
        spots![356, 294; 358, 336; 366, 384],
        spots![478, 292; 474, 336; 470, 384],
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
        Brush::new(&spots![676, 440; 730, 444; 790, 434], 13.0, "#5f4260")
            .profile(&[0.2, 1.0, 0.2])
            .opacity(0.6),
    );
    let hand = Hand {
        spot: Spot::new(670.0, 392.0, 0.86).turned(14.0),
        age: Age::Child,
        skin: skin(),
        light: SUN,
        ..Hand::default()
    };
    hand.paint(canvas);
    cuff(canvas, &spots![668, 370; 672, 392; 660, 416]);
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
        taper(&spots![332, 322; 286, 362; 248, 422], &[74.0, 66.0, 56.0]),
        taper(&spots![248, 426; 298, 418; 350, 400], &[56.0, 52.0, 42.0]),
    ]);
    let value = Value::along((190.0, 440.0), (350.0, 300.0)).broken(0.09, 50.0, 6);
    let paint = Field::ramp(&["#7a4630", "#a8682f", "#d3953e", "#f0c676"], value)
        .patch((340.0, 308.0), (50.0, 24.0), "#7a4a38", 0.6)
        .patch_turned((286.0, 446.0), (80.0, 13.0), -14.0, "#7d5260", 0.7)
        .patch_turned((296.0, 400.0), (60.0, 9.0), -20.0, "#f6d48c", 0.5)
        .patch_turned((270.0, 392.0), (14.0, 42.0), 24.0, "#8a5230", 0.7);
    canvas.lay(
        Mass::new(&sleeve, paint)
            .flow(
                Flow::along(&[
                    &spots![316, 306; 260, 356; 226, 430],
                    &spots![346, 330; 300, 376; 276, 404],
                    &spots![236, 446; 300, 438; 352, 416],
                    &spots![262, 416; 304, 404; 346, 384],
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
        spot: Spot::new(424.0, 152.0, 0.86).turned(7.0),
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
        neck: true,
        patches: vec![
            ((92.0, 66.0), (20.0, 16.0), "#fbdcae".into(), 0.6),
            ((-84.0, 68.0), (24.0, 17.0), "#dc8a5c".into(), 0.45),
            ((-112.0, 60.0), (24.0, 60.0), "#7a5a78".into(), 0.45),
        ],
        contour: Some(
            knots![
                0, -124; 60, -113; 98, -74; 108, -20; 106, 16; 115, 44; 121, 72; 108, 99; 76, 119; 44, 133; 18, 138; -18, 138; -44, 133; -76, 119; -108, 99;
                -121, 72; -115, 44; -106, 16; -108, -20; -98, -74; -60, -113
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
