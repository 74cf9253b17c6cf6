//! The arms: one holds its halberd upright or swings, the other swings behind.

use super::plate::{Part, band, beside, lames};
use crate::line::{blob, towards};
use crate::{knots, spots};

/// The arm in front, as far as the wrist; its pauldron comes later, over the breastplate.
pub fn front() -> Vec<Part> {
    let mut parts = vec![Part::cut(
        -0.04,
        band(((380.0, 270.0), (334.0, 366.0)), (66.0, 52.0), (6.0, 10.0)),
    )];
    // Forearm, hollow where the cuff ends.
    parts.extend([
        Part::plate(
            0.0,
            &knots![304, 398, corner; 294, 430; 298, 474, corner; 318, 462; 346, 470, corner; 356, 434; 354, 396, corner; 328, 384],
        )
        .ridged(&spots![320, 384; 312, 430; 316, 470])
        .bordered(4.0),
        Part::groove(&spots![340, 404; 342, 440; 336, 462], 2.8),
        // Elbow: a fan and a pointed cap.
        Part::plate(
            0.02,
            &knots![316, 366, corner; 290, 344; 262, 346, corner; 270, 366; 258, 384, corner; 272, 398; 266, 420, corner; 294, 420; 318, 404, corner],
        )
        .bordered(4.0),
        Part::groove(&spots![310, 384; 286, 383; 264, 384], 2.6),
        Part::groove(&spots![310, 372; 290, 360; 272, 353], 2.2),
        Part::groove(&spots![310, 396; 290, 405; 274, 412], 2.2),
        Part::plate(
            0.06,
            &knots![298, 370, corner; 322, 350; 352, 352; 368, 372, corner; 368, 392; 350, 410; 324, 422, corner; 304, 404],
        )
        .ridged(&spots![336, 346; 318, 384; 324, 424])
        .bordered(4.5),
        Part::rivet((352.0, 380.0), 3.2),
    ]);
    parts
}

/// The hand in front, around the shaft: cuff, back, and four fingers of three plates each.
pub fn fist() -> Vec<Part> {
    let mut parts = vec![Part::plate(
        0.0,
        &knots![292, 494, corner; 318, 484; 346, 494, corner; 356, 522; 352, 552; 334, 566, corner; 300, 560; 288, 530],
    )];
    for i in 0..4 {
        let y = 506.0 + f64::from(i) * 14.5;
        let (a, b) = (
            (352.0 - f64::from(i) * 2.0, y + 2.0),
            (288.0 + f64::from(i) * 2.0, y + 6.0),
        );
        for (from, to, tone) in [(0.62, 1.0, -0.02), (0.28, 0.68, 0.02), (0.0, 0.36, 0.06)] {
            let (w0, w1) = (7.6, 7.0);
            let ring = [
                beside(a, b, from, -w0),
                beside(a, b, to, -w1),
                beside(a, b, to + 0.06, 0.0),
                beside(a, b, to, w1),
                beside(a, b, from, w0),
            ];
            parts.push(Part::cut(tone, crate::line::poly(&ring)));
        }
    }
    parts.extend([
        // Thumb.
        Part::plate(0.04, &knots![292, 506, corner; 282, 520; 288, 540, corner; 306, 548; 318, 536, corner; 308, 516]),
        // The cuff, a bell that opens towards the elbow.
        Part::plate(
            0.05,
            &knots![276, 456, corner; 318, 438; 366, 454, corner; 356, 480; 346, 506, corner; 318, 498; 294, 508, corner; 290, 482],
        )
        .ridged(&spots![312, 436; 312, 470; 316, 504])
        .bordered(5.0),
    ]);
    parts
}

/// The arm behind, with an open hand.
pub fn back() -> Vec<Part> {
    let mut parts = vec![
        Part::cut(-0.05, band(((620.0, 272.0), (664.0, 366.0)), (62.0, 50.0), (6.0, 8.0))),
        Part::hollow(&knots![660, 470; 686, 462; 710, 470; 712, 486; 688, 494; 664, 488]),
        Part::plate(
            -0.02,
            &knots![642, 396, corner; 644, 436; 656, 478, corner; 682, 466; 708, 474, corner; 710, 434; 694, 392, corner; 668, 382],
        )
        .ridged(&spots![660, 384; 666, 430; 676, 474])
        .bordered(4.0),
        Part::plate(
            0.0,
            &knots![678, 366, corner; 704, 344; 730, 350, corner; 722, 368; 734, 386, corner; 720, 400; 726, 420, corner; 700, 420; 680, 404, corner],
        )
        .bordered(4.0),
        Part::groove(&spots![688, 384; 710, 384; 728, 386], 2.4),
        Part::plate(
            0.04,
            &knots![632, 372, corner; 648, 352; 676, 348; 700, 366, corner; 702, 392; 690, 412; 668, 424, corner; 644, 404],
        )
        .ridged(&spots![662, 344; 656, 384; 668, 426])
        .bordered(4.5),
        Part::rivet((690.0, 382.0), 3.0),
    ];
    // Fingers, from the little one to the first.
    for (i, (x, turn)) in [(716.0, 78.0), (704.0, 84.0), (691.0, 90.0), (678.0, 96.0)]
        .into_iter()
        .enumerate()
    {
        let mut at = (x, 556.0 + i as f64 * 2.0);
        let mut plates = Vec::new();
        for (k, long) in [24.0, 19.0, 16.0].into_iter().enumerate() {
            let to = towards(at, turn + k as f64 * 16.0, long);
            let wide = 14.0 - k as f64 * 1.6;
            plates.push(Part::cut(
                0.03 * (2 - k) as f64,
                band(
                    (at, towards(to, turn, 3.0)),
                    (wide, wide * 0.86),
                    (-2.0, -4.0),
                ),
            ));
            at = to;
        }
        parts.extend(plates.into_iter().rev());
    }
    parts.extend([
        Part::cut(0.02, band(((668.0, 528.0), (654.0, 576.0)), (17.0, 12.0), (0.0, -4.0))),
        Part::plate(
            0.02,
            &knots![668, 508, corner; 694, 500; 718, 508, corner; 726, 534; 724, 562, corner; 698, 552; 668, 562, corner; 664, 534],
        )
        .ridged(&spots![686, 500; 688, 530; 690, 556]),
        Part::plate(
            0.05,
            &knots![646, 468, corner; 686, 450; 724, 464, corner; 722, 494; 720, 518, corner; 694, 508; 668, 518, corner; 660, 494],
        )
        .ridged(&spots![680, 448; 686, 480; 690, 514])
        .bordered(5.0),
    ]);
    parts
}

/// Both shoulders: lames down the arm, a cap over them, and a haute-piece that guards the neck.
pub fn pauldrons() -> Vec<Part> {
    let mut parts = lames(((626.0, 262.0), (656.0, 346.0)), (86.0, 66.0), 4, 9.0);
    parts.push(
        Part::cut(
            0.04,
            blob(&knots![546, 238, corner; 572, 214; 618, 212; 656, 238; 680, 288, corner; 640, 270; 606, 272; 584, 292, corner; 568, 266]),
        )
        .ridged(&spots![560, 210; 606, 232; 622, 290])
        .bordered(5.0),
    );
    parts.push(
        Part::plate(
            0.06,
            &knots![556, 234, corner; 558, 204; 578, 176, corner; 592, 198; 592, 222, corner],
        )
        .bordered(3.0),
    );
    parts.extend(lames(
        ((384.0, 264.0), (344.0, 350.0)),
        (92.0, 70.0),
        4,
        10.0,
    ));
    parts.push(
        Part::cut(
            0.06,
            blob(&knots![440, 242, corner; 418, 216; 374, 214; 336, 244; 320, 298, corner; 354, 278; 392, 278; 414, 300, corner; 424, 270]),
        )
        .ridged(&spots![424, 212; 388, 236; 370, 294])
        .bordered(5.0),
    );
    parts.push(
        Part::plate(
            0.06,
            &knots![432, 240, corner; 428, 206; 404, 176, corner; 394, 200; 398, 226, corner],
        )
        .bordered(3.0),
    );
    parts
}
