//! Her arms: the hand of the near one lies below her ribs, the far one holds up a finger to perch on.

use super::{DAY, WOOL};
use crate::line::{Knot, blob, taper};
use crate::motifs::people::space::v;
use crate::motifs::people::{self, Gesture, Side};
use crate::shape::{Spot, all};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Flow, Mass, Passes, PosedHand, Touch, Value,
};
use crate::{knots, spots};

/// Hanging from the shoulder, bent, its hand flat on the belly.
pub fn near(canvas: &Canvas, wool: &Field) {
    let upper = taper(
        &spots![136, 660; 92, 780; 66, 900; 72, 1000],
        &[132.0, 128.0, 118.0, 108.0],
    );
    let fore = taper(
        &spots![76, 990; 116, 1070; 170, 1110; 206, 1126],
        &[112.0, 112.0, 92.0, 80.0],
    );
    let shape = all([upper, fore]).fillet(16.0);
    let value = Value::ball((100.0, 900.0), (120.0, 330.0), DAY)
        .lifted(0.1)
        .broken(0.1, 80.0, 4);
    let sleeve = Field::ramp(&WOOL, value).patch((110.0, 1130.0), (80.0, 40.0), WOOL[0], 0.6);
    let paint = Field::blend(wool, sleeve, Value::along((140.0, 600.0), (110.0, 730.0)));
    canvas.lay(
        Brush::new(
            &spots![200, 700; 176, 830; 150, 960; 190, 1060],
            44.0,
            WOOL[0],
        )
        .profile(&[0.1, 1.0, 1.0, 0.3])
        .dry(0.2)
        .opacity(0.7),
    );
    canvas.lay(
        Mass::new(&shape, paint)
            .flow(Flow::along(&[
                &spots![130, 620; 70, 760; 30, 900; 40, 1020][..],
                &spots![180, 660; 140, 800; 116, 920; 140, 1030; 270, 1140],
                &spots![60, 1040; 140, 1130; 260, 1200],
            ]))
            .passes(Passes::cloth().scaled(0.9))
            .lost((-40.0, 900.0), 130.0)
            .bleed(18.0)
            .into(wool)
            .found(0.2),
    );
    for (fold, width) in [
        (spots![130, 930; 96, 968; 60, 976].to_vec(), 13.0),
        (spots![146, 962; 108, 1000; 72, 1010].to_vec(), 11.0),
        (spots![150, 1004; 122, 1030; 92, 1036].to_vec(), 9.0),
        (spots![170, 690; 150, 760; 134, 850].to_vec(), 16.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, WOOL[0])
                .profile(&[0.2, 1.0, 0.1])
                .dry(0.15)
                .opacity(0.75),
        );
    }
}

/// Its hand, over the edges of the cardigan.
pub fn near_hand(canvas: &Canvas) {
    let hand = PosedHand {
        spot: Spot::new(246.0, 1132.0, 160.0),
        hand: people::Hand {
            gesture: Gesture::Flat,
            side: Side::Right,
            fingers: v(0.99, -0.1, 0.1),
            thumb: v(0.1, -1.0, 0.35),
            forearm: Some(v(-0.94, -0.1, 0.0)),
            arm: 0.24,
            ..people::Hand::default()
        },
        skin: super::woman::skin(),
        light: DAY,
    };
    let shade = hand.spot.put(&hand.hand.posed().outline).moved(2.0, 14.0);
    canvas.lay(Touch::new(&shade.softened(5.0), WOOL[0]).opacity(0.6));
    hand.paint(canvas);
    cuff(
        canvas,
        &knots![190, 1074, corner; 214, 1078; 238, 1086, corner; 240, 1122; 226, 1180, corner; 202, 1176; 178, 1168, corner; 186, 1120],
    );
}

/// The knitted end of a sleeve.
fn cuff(canvas: &Canvas, knots: &[Knot]) {
    let shape = blob(knots);
    let bounds = shape.bounds();
    let value = Value::along((bounds.x0, bounds.y1), (bounds.x1, bounds.y0)).broken(0.1, 40.0, 3);
    canvas.lay(
        Mass::new(
            &shape,
            Field::ramp(&["#702737", "#a8484a", "#d97d64"], value),
        )
        .passes(Passes::cloth().scaled(0.5))
        .found(0.06),
    );
}

/// Raised before the window, a forefinger stretched out to her.
pub fn far(canvas: &Canvas, wool: &Field) {
    let upper = taper(
        &spots![496, 690; 536, 780; 590, 890; 640, 966],
        &[96.0, 112.0, 112.0, 104.0],
    );
    let value = Value::beside((640.0, 920.0), (516.0, 650.0), 110.0).broken(0.09, 80.0, 4);
    let sleeve = Field::ramp(&WOOL, value).patch((600.0, 980.0), (90.0, 60.0), WOOL[0], 0.6);
    let paint = Field::blend(wool, sleeve, Value::along((486.0, 640.0), (536.0, 780.0)));
    canvas.lay(
        Mass::new(&upper, paint)
            .flow(Flow::along(&[
                &spots![440, 620; 500, 740; 560, 880; 620, 990][..],
                &spots![520, 650; 580, 760; 640, 880],
            ]))
            .passes(Passes::cloth().scaled(0.8))
            .found(0.12),
    );
    // No seam at the shoulder.
    for (line, width, colour) in [
        (spots![452, 604; 486, 656; 520, 730], 30.0, "#c8705f"),
        (spots![474, 600; 512, 660; 546, 744], 22.0, "#dd8c70"),
        (spots![440, 622; 470, 690; 500, 760], 24.0, "#a8504c"),
    ] {
        canvas.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.5, 1.0, 0.1])
                .dry(0.25)
                .opacity(0.8),
        );
    }
    let fore = taper(
        &spots![644, 964; 688, 880; 706, 770; 702, 704],
        &[108.0, 106.0, 88.0, 70.0],
    );
    let value = Value::ball((680.0, 820.0), (90.0, 220.0), DAY)
        .lifted(0.08)
        .broken(0.09, 80.0, 4);
    let paint = Field::ramp(&WOOL, value).patch((630.0, 1000.0), (90.0, 40.0), WOOL[0], 0.6);
    canvas.lay(
        Mass::new(&fore, paint)
            .flow(Flow::along(&[
                &spots![690, 980; 740, 880; 750, 690][..],
                &spots![620, 960; 660, 820; 684, 690],
            ]))
            .passes(Passes::cloth().scaled(0.8))
            .found(0.1),
    );
    for (fold, width) in [
        (spots![600, 850; 626, 880; 634, 930].to_vec(), 12.0),
        (spots![640, 880; 654, 916; 648, 960].to_vec(), 9.0),
        (spots![662, 860; 676, 900; 674, 940].to_vec(), 8.0),
        (spots![520, 700; 548, 770; 572, 830].to_vec(), 12.0),
    ] {
        canvas.lay(
            Brush::new(&fold, width, WOOL[1])
                .profile(&[0.2, 1.0, 0.1])
                .dry(0.15)
                .opacity(0.8),
        );
    }
    PosedHand {
        spot: Spot::new(698.0, 646.0, 156.0),
        hand: people::Hand {
            gesture: Gesture::Point,
            side: Side::Left,
            fingers: v(-0.86, -0.5, 0.1),
            thumb: v(-0.45, -0.8, -0.25),
            forearm: Some(v(0.05, 1.0, 0.0)),
            ..people::Hand::default()
        },
        skin: super::woman::skin(),
        light: DAY,
    }
    .paint(canvas);
    cuff(
        canvas,
        &knots![660, 672, corner; 696, 682; 734, 672, corner; 744, 700; 742, 720, corner; 706, 730; 664, 718, corner; 658, 696],
    );
}
