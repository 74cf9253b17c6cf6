//! The shadows: from four shoes over the floor to the wall, up it, and over the ceiling. They are young, and she flies.

use super::{ceiling_at, foot_at};
use crate::line::{blob, taper};
use crate::shape::{At, Shape, all};
use crate::techniques::gouache::{Canvas, Field, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// How high the wall is before it is bent, and where its foot is.
const FLAT: (f64, f64) = (636.0, 900.0);

pub fn paint(canvas: &Canvas) {
    let value = Value::along((330.0, 960.0), (330.0, 120.0)).broken(0.12, 110.0, 4);
    let paint = Field::ramp(&["#10211d", "#1a342b", "#2a4837", "#466043"], value);
    for shape in [him(), her()] {
        let shape = shape.bent(|(x, y)| on_the_wall((x * 0.88 + 8.0, y)));
        canvas.lay(Touch::new(&shape.grown(1.6), "#1c362c"));
        canvas.lay(
            Mass::new(&shape, &paint)
                .along(&[
                    &spots![300, 900; 260, 700; 240, 520],
                    &spots![420, 900; 440, 700; 470, 400],
                    &spots![220, 440; 214, 330; 230, 240],
                    &spots![230, 300; 290, 210; 350, 80],
                    &spots![430, 240; 390, 180; 362, 80],
                    &spots![240, 330; 310, 310; 390, 264],
                    &spots![230, 380; 320, 394; 390, 340],
                    &spots![60, 110; 130, 140; 220, 150],
                    &spots![60, 600; 160, 560; 240, 540],
                    &spots![30, 660; 110, 690; 190, 720],
                ])
                .passes(Passes::cloth().scaled(0.62))
                .under(paint.darker(0.02))
                .found(0.04),
        );
    }
    // Over the floor they come from the chairs.
    for (shape, far) in [
        (
            blob(&knots![
                246, 906, corner; 268, 894; 290, 898, corner; 280, 960; 262, 1040; 236, 1136, corner; 190, 1144; 176, 1124, corner;
                214, 1020; 238, 950
            ]),
            (256.0, 900.0),
        ),
        (
            blob(&knots![
                466, 880, corner; 490, 866; 516, 868, corner; 540, 930; 574, 1000; 640, 1080; 660, 1220, corner; 600, 1230;
                566, 1100; 514, 1000; 478, 930
            ]),
            (480.0, 870.0),
        ),
        (
            blob(&knots![
                542, 850, corner; 562, 838; 592, 846, corner; 604, 910; 620, 980; 660, 1080, corner; 610, 1090; 576, 990; 548, 920
            ]),
            (550.0, 855.0),
        ),
    ] {
        let value = Value::along((far.0 + 60.0, far.1 + 330.0), far).broken(0.1, 60.0, 3);
        canvas.lay(
            Mass::new(
                &shape,
                Field::ramp(&["#1a0c1c", "#24152a", "#1f2d2c"], value),
            )
            .along(&[&[far, (far.0 + 30.0, far.1 + 120.0)]])
            .passes(Passes::cloth().scaled(0.6))
            .found(0.03),
        );
    }
}

/// A place of the flat drawing on the left wall, or beyond its upper edge on the ceiling.
fn on_the_wall((x, y): At) -> At {
    let (high, foot) = FLAT;
    let up = (foot - y) / high;
    let on = |up: f64| (x, foot_at(x) + (ceiling_at(x) - foot_at(x)) * up);
    if up <= 1.0 {
        return on(up);
    }
    let (px, py) = on(1.0);
    let far = (up - 1.0) * high;
    (px + far * 0.5, py - far * 0.86)
}

/// An arm or a leg, from joint to joint.
fn limb(line: &[At], widths: &[f64]) -> Shape {
    taper(line, widths)
}

/// She stands on the toes of one foot, the other flies out behind her, and so do skirt and hair.
fn her() -> Shape {
    let head = blob(&knots![
        262, 200; 284, 178; 312, 180; 326, 198; 328, 206; 350, 214, corner; 338, 224; 340, 234; 333, 240; 334, 256; 308, 268; 296, 278;
        268, 268; 252, 240
    ]);
    let hair = blob(&knots![
        300, 172; 262, 176; 232, 204; 196, 212; 156, 190; 104, 202, corner; 140, 226; 176, 250; 222, 258; 190, 286, corner; 240, 276;
        268, 256; 290, 210
    ]);
    let torso = blob(&knots![
        266, 262; 292, 268; 300, 304; 322, 352; 314, 400; 292, 452; 300, 520; 250, 540; 226, 500; 238, 440; 228, 380; 236, 320; 262, 296
    ]);
    let skirt = blob(&knots![
        238, 446; 292, 448; 316, 520; 350, 592; 360, 640, corner; 330, 632; 304, 664; 270, 636; 236, 660; 202, 612; 160, 622; 132, 566;
        88, 566; 76, 520; 26, 502, corner; 84, 474; 150, 482; 206, 470
    ]);
    all([
        head,
        hair,
        torso,
        skirt,
        limb(
            &spots![272, 560; 284, 700; 292, 800; 296, 866],
            &[80.0, 56.0, 42.0, 20.0],
        ),
        limb(&spots![294, 860; 304, 886; 326, 900], &[20.0, 20.0, 10.0]),
        limb(&spots![250, 560; 226, 640; 186, 704], &[80.0, 62.0, 46.0]),
        // The shin flies up behind her, in a shoe with a heel.
        limb(&spots![186, 706; 134, 690; 84, 654], &[50.0, 46.0, 19.0]),
        blob(&knots![
            98, 668; 82, 674; 62, 676; 36, 672; 22, 664; 28, 655; 48, 654; 64, 650; 76, 643; 88, 644; 98, 652
        ]),
        limb(&spots![276, 320; 322, 312; 364, 290], &[38.0, 31.0, 25.0]),
        limb(&spots![363, 292; 384, 216; 399, 142], &[27.0, 23.0, 14.0]),
        limb(
            &spots![272, 350; 340, 388; 410, 362; 492, 330],
            &[36.0, 28.0, 22.0, 16.0],
        ),
    ])
    .fillet(5.0)
    .turned(-6.0, (300.0, 900.0))
}

/// He stands firmly, one foot far back, turns her with a raised hand and looks down at her.
fn him() -> Shape {
    let head = blob(&knots![
        426, 162; 446, 138; 482, 134; 510, 152; 516, 190; 500, 222; 476, 238; 450, 240; 440, 234; 441, 226; 430, 224; 430, 214; 412, 208, corner;
        424, 190
    ]);
    let torso = blob(&knots![
        462, 226; 492, 230; 500, 256; 540, 286; 550, 350; 538, 430; 542, 510; 556, 570; 500, 590; 452, 560; 458, 470; 448, 390; 440, 310;
        456, 270
    ]);
    let tail = blob(&knots![530, 440; 560, 520; 610, 584, corner; 570, 600; 520, 570]);
    all([
        head,
        torso,
        tail,
        limb(&spots![486, 550; 474, 650; 482, 722], &[88.0, 70.0, 56.0]),
        limb(&spots![482, 716; 518, 800; 556, 886], &[57.0, 46.0, 32.0]),
        limb(&spots![520, 550; 566, 650; 590, 716], &[84.0, 68.0, 56.0]),
        limb(&spots![589, 710; 620, 800; 644, 880], &[56.0, 46.0, 28.0]),
        limb(&spots![644, 872; 630, 892; 602, 900], &[28.0, 24.0, 14.0]),
        limb(&spots![476, 292; 430, 272; 386, 240], &[54.0, 42.0, 32.0]),
        limb(&spots![388, 244; 356, 184; 328, 128], &[35.0, 29.0, 15.0]),
        // Two hands, palm to palm.
        blob(&knots![314, 138; 310, 118; 318, 98; 326, 92; 330, 100; 337, 94; 342, 104; 341, 124; 336, 140]),
        limb(&spots![472, 304; 434, 368; 392, 426], &[56.0, 46.0, 34.0]),
        limb(&spots![390, 426; 310, 428; 196, 408], &[38.0, 32.0, 14.0]),
    ])
    .fillet(4.0)
}
