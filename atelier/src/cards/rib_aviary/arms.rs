//! Her arms: the near one goes into a pocket, the far one holds up a finger to perch on.

use super::{DAY, WOOL};
use crate::line::{blob, taper};
use crate::motifs::figures::Age;
use crate::shape::{Spot, all};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Grasp, Hand, Mass, Passes, Value};
use crate::{knots, spots};

/// Hanging from the shoulder, bent, its hand in the pocket.
pub fn near(canvas: &Canvas, wool: &Field) {
    let upper = taper(
        &spots![136, 660; 92, 780; 66, 900; 72, 1000],
        &[132.0, 128.0, 118.0, 108.0],
    );
    let fore = taper(
        &spots![76, 990; 130, 1086; 214, 1150; 268, 1176],
        &[112.0, 112.0, 96.0, 84.0],
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
    // The pocket it goes into.
    let pocket =
        blob(&knots![214, 1108, corner; 330, 1138, corner; 352, 1260, corner; 226, 1260, corner]);
    let value = Value::along((220.0, 1240.0), (350.0, 1130.0)).broken(0.08, 60.0, 4);
    canvas.lay(
        Mass::new(
            &pocket,
            Field::ramp(&["#3a1224", "#702737", "#a5443f"], value),
        )
        .passes(Passes::cloth().scaled(0.7))
        .found(0.15),
    );
    canvas.lay(
        Brush::new(&spots![216, 1114; 270, 1132; 330, 1144], 15.0, "#c06a58")
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.1),
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
        &spots![644, 964; 690, 880; 712, 770; 712, 676],
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
    Hand {
        spot: Spot::new(706.0, 640.0, 1.12).turned(34.0).flipped(true),
        grasp: Grasp::Pointing,
        age: Age::Old,
        skin: super::woman::skin(),
        light: DAY,
    }
    .paint(canvas);
    canvas.lay(
        Brush::new(&spots![677, 682; 711, 692; 747, 680], 28.0, "#c25e54")
            .profile(&[0.8, 1.0, 0.8])
            .dry(0.1),
    );
}
