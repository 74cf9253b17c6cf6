//! The father: braced on the toe, leaning back with all he weighs, the lace taut.

use super::lace::lace;
use super::{SUN, joined};
use crate::line::{blob, taper};
use crate::motifs::figures::{Skin, View};
use crate::shape::Spot;
use crate::techniques::gouache::{
    Brush, Canvas, Expression, Field, Flow, Grasp, Hair, Hand, Head, Mass, Passes, Value,
};
use crate::{knots, spots};

pub fn paint(canvas: &Canvas) {
    let at = Spot::new(548.0, 950.0, 1.2).turned(17.0);
    let hands = at.point((-47.0, -141.0));
    lace(
        canvas,
        &[
            (404.0, 838.0),
            ((404.0 + hands.0) / 2.0, (838.0 + hands.1) / 2.0 + 2.0),
            hands,
        ],
        10.0,
        false,
    );
    let put = canvas.at(at);
    let fine = |k: f64| {
        Passes::of(&[(11.0, 34.0, 1.8, 0.0), (6.0, 20.0, 1.4, 0.1)])
            .uneven(0.018, 0.006, 0.05)
            .scaled(k)
    };
    // Both legs and boots: the front one straight, the back one bent.
    let legs = joined([
        taper(&spots![22, -64; -4, -36; -22, -6], &[34.0, 26.0, 19.0]),
        taper(&spots![28, -62; 46, -30; 38, 2], &[34.0, 27.0, 19.0]),
    ]);
    let value = Value::ball((14.0, -36.0), (40.0, 60.0), SUN).broken(0.06, 30.0, 3);
    put.lay(
        Mass::new(
            &legs,
            Field::ramp(&["#2c1f2a", "#4a3434", "#6e5040", "#9a7656"], value),
        )
        .flow(Flow::along(&[
            &spots![16, -60; -20, -6],
            &spots![32, -60; 40, 0],
        ]))
        .passes(fine(0.9))
        .found(0.1),
    );
    for boot in [
        knots![-16, -14; -14, 4; -38, 4; -42, -4; -30, -10],
        knots![50, -4; 48, 13; 12, -2; 12, -9; 26, -9],
    ] {
        put.lay(Mass::new(&blob(&boot), "#241a22").passes(fine(0.6)));
    }
    let head = Head {
        spot: Spot::new(
            at.point((20.0, -170.0)).0,
            at.point((20.0, -170.0)).1,
            0.235,
        )
        .turned(10.0)
        .flipped(true),
        view: View::Profile,
        skin: Skin::Umber.into(),
        light: SUN,
        expression: Expression {
            open: 0.8,
            brow_inner: -6.0,
            brow_outer: 4.0,
            smile: -0.5,
            ..Expression::CALM
        },
        gaze: (0.3, 0.2),
        hair: Hair::Short,
        hair_ramp: ["#120b10", "#1f1218", "#33202a", "#5a3a3c"].map(Into::into),
        ..Head::default()
    };
    head.paint(canvas);
    let face = head.at(canvas);
    let beard = blob(
        &knots![14, 30; 34, 74; 66, 100; 84, 104; 108, 112; 108, 140; 92, 166; 54, 172; 10, 150; -14, 90; -6, 40],
    );
    face.lay(head.hair_of(
        &beard,
        &[
            &spots![6, 40; 20, 110; 70, 160],
            &spots![40, 90; 70, 120; 100, 130],
        ],
    ));
    let coat = joined([
        blob(
            &knots![4, -58; 2, -96; 8, -124; 24, -142; 42, -136; 52, -108; 50, -76; 46, -54; 24, -48],
        ),
        taper(&spots![26, -128; -8, -126; -40, -140], &[27.0, 21.0, 15.0]),
    ]);
    let value = Value::ball((26.0, -96.0), (40.0, 64.0), SUN)
        .lifted(0.05)
        .broken(0.06, 30.0, 3);
    put.lay(
        Mass::new(
            &coat,
            Field::ramp(&["#1c2038", "#2f3654", "#566080", "#96909c"], value),
        )
        .flow(
            Flow::along(&[
                &spots![8, -56; 12, -100; 26, -136],
                &spots![44, -56; 48, -90; 40, -130],
                &spots![-40, -138; -6, -126; 24, -130],
            ])
            .soft(10.0),
        )
        .passes(fine(1.0))
        .found(0.1),
    );
    put.lay(
        Brush::new(&spots![-34, -132; -6, -117; 16, -116], 4.0, "#141830")
            .profile(&[0.2, 1.0, 0.2])
            .opacity(0.7),
    );
    // Scarf, fist, and the end of the lace that he has already won.
    let scarf = blob(&knots![4, -144; 26, -146; 46, -138; 49, -127; 28, -120; 6, -128]);
    put.lay(Mass::new(&scarf, "#e8a63e").passes(fine(0.7)).found(0.1));
    Hand {
        spot: Spot::new(
            at.point((-38.0, -139.0)).0,
            at.point((-38.0, -139.0)).1,
            0.26,
        )
        .turned(20.0)
        .flipped(true),
        grasp: Grasp::Holding,
        skin: Skin::Umber.into(),
        light: SUN,
        ..Hand::default()
    }
    .paint(canvas);
    lace(
        canvas,
        &spots![-46, -136; -34, -104; -48, -72; -40, -46].map(|place| at.point(place)),
        8.0,
        false,
    );
}
