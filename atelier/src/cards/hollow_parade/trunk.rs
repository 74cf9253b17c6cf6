//! Breastplate, skirt, collar and helm.

use super::plate::Part;
use crate::line::{blob, ellipse};
use crate::{knots, spots};

/// The skirt of lames, and the tassets that hang from it by straps.
pub fn skirt() -> Vec<Part> {
    vec![
        // The inside of the skirt's back.
        Part::hollow(&knots![398, 520; 500, 480; 604, 514; 612, 552; 560, 574; 500, 580; 440, 574; 392, 556]),
        Part::strap(&spots![424, 500; 420, 524; 418, 546], 9.0),
        Part::strap(&spots![466, 492; 464, 514; 463, 536], 9.0),
        Part::strap(&spots![536, 492; 540, 514; 542, 536], 9.0),
        Part::strap(&spots![580, 500; 584, 524; 587, 546], 9.0),
        Part::plate(
            0.02,
            &knots![390, 552, corner; 440, 528; 492, 532, corner; 500, 572; 488, 618; 440, 652, corner; 398, 626; 376, 584],
        )
        .ridged(&spots![444, 524; 436, 590; 440, 656])
        .bordered(6.0),
        Part::plate(
            0.0,
            &knots![514, 532, corner; 566, 528; 618, 552, corner; 632, 590; 618, 630; 574, 654, corner; 528, 620; 512, 572],
        )
        .ridged(&spots![564, 524; 562, 590; 574, 656])
        .bordered(6.0),
        Part::rivet((418.0, 552.0), 3.6),
        Part::rivet((464.0, 544.0), 3.6),
        Part::rivet((541.0, 544.0), 3.6),
        Part::rivet((588.0, 552.0), 3.6),
        Part::plate(
            -0.02,
            &knots![386, 544, corner; 394, 506; 440, 486; 500, 478; 560, 486; 604, 502; 618, 540, corner; 566, 516; 500, 504, corner; 438, 516],
        ),
        Part::plate(
            0.0,
            &knots![394, 514, corner; 402, 480; 444, 460; 498, 452; 554, 460; 594, 476; 606, 510, corner; 558, 488; 498, 476, corner; 442, 488],
        ),
        Part::plate(
            0.02,
            &knots![402, 484, corner; 410, 448; 448, 430; 498, 424; 548, 430; 586, 444; 596, 480, corner; 550, 460; 498, 448, corner; 446, 460],
        ),
    ]
}

/// The breastplate with its plackart, and the collar.
pub fn breast() -> Vec<Part> {
    let mut parts = vec![
        Part::plate(
            0.03,
            &knots![402, 456, corner; 390, 408; 380, 350; 386, 300; 408, 268, corner; 416, 240; 440, 222, corner; 486, 226; 544, 220, corner; 572, 240; 584, 268, corner; 604, 316; 606, 384; 594, 452, corner; 548, 436; 498, 428; 448, 438],
        )
        .ridged(&spots![482, 218; 452, 300; 446, 370; 468, 440])
        .bordered(7.0),
        Part::plate(
            0.05,
            &knots![400, 458, corner; 388, 416; 392, 396, corner; 424, 372; 446, 330, corner; 488, 372; 548, 388; 606, 388, corner; 606, 420; 596, 454, corner; 548, 436; 498, 428; 448, 438],
        )
        .ridged(&spots![446, 330; 446, 380; 468, 440])
        .bordered(5.0),
    ];
    let flutes = [
        spots![436, 438; 424, 412; 416, 392],
        spots![418, 446; 408, 424; 400, 406],
        spots![500, 424; 502, 404; 500, 386],
        spots![532, 428; 540, 412; 544, 396],
        spots![564, 436; 574, 418; 580, 400],
    ];
    parts.extend(flutes.iter().map(|flute| Part::groove(flute, 3.0)));
    // The collar, and nothing above it.
    parts.extend([
        Part::plate(
            -0.03,
            &knots![424, 252, corner; 436, 222; 486, 204; 540, 218; 558, 246, corner; 528, 234; 488, 226; 452, 238],
        )
        .bordered(4.0),
        Part::plate(
            0.0,
            &knots![440, 226, corner; 446, 202; 486, 190; 530, 200; 542, 222, corner; 516, 212; 488, 208; 460, 214],
        )
        .bordered(3.0),
    ]);
    parts
}

/// Discs that hang before the armpits.
pub fn besagews() -> Vec<Part> {
    let disc = |x: f64, y: f64, r: f64| {
        vec![
            Part::plate(
                0.06,
                &knots![
                    x - r, y; x - r * 0.8, y - r * 0.76; x - r * 0.1, y - r * 1.12; x + r * 0.66, y - r * 0.86; x + r * 0.94, y;
                    x + r * 0.7, y + r * 0.8; x, y + r * 1.08; x - r * 0.76, y + r * 0.78
                ],
            )
            .ridged(&[(x - r * 0.1, y - r * 1.2), (x - r * 0.2, y), (x, y + r * 1.2)])
            .bordered(4.0),
            Part::rivet((x - 1.0, y), 5.0),
        ]
    };
    let mut parts = disc(412.0, 306.0, 25.0);
    parts.extend(disc(588.0, 300.0, 21.0));
    parts
}

/// The helm, open or shut, and its plume.
pub fn helm(open: bool) -> Vec<Part> {
    let mut parts = vec![
        Part::feather(&spots![498, 58; 520, 14; 566, 2; 612, 26; 632, 70], 24.0),
        Part::feather(&spots![500, 60; 534, 30; 576, 34; 610, 66; 618, 108], 21.0),
        Part::feather(&spots![500, 64; 532, 52; 562, 66; 582, 100; 584, 136], 17.0),
        // Up into the helm from below.
        Part::hollow(&knots![440, 160; 490, 146; 540, 156; 548, 174; 530, 190; 490, 196; 450, 192; 432, 178]),
        Part::plate(
            0.02,
            &knots![440, 178, corner; 430, 130; 436, 88; 462, 58; 496, 46, corner; 530, 58; 550, 92; 556, 136; 552, 176, corner; 524, 162; 490, 158],
        )
        .ridged(&spots![496, 40; 470, 70; 458, 110; 460, 180]),
    ];
    if open {
        // Nobody: one sees the lining of the skull.
        parts.push(Part::hollow(&knots![424, 150, corner; 422, 112; 432, 84, corner; 468, 74; 516, 104, corner; 506, 134; 470, 156]));
        parts.push(Part::cut(
            -0.2,
            blob(&knots![512, 106, corner; 504, 132; 482, 150, corner; 492, 122; 484, 96; 466, 80, corner; 492, 86]),
        ));
        for rib in [
            spots![462, 148; 474, 118; 458, 82],
            spots![446, 150; 454, 118; 444, 84],
        ] {
            parts.push(Part::groove(&rib, 2.6));
        }
    }
    parts.extend([
        // Chin.
        Part::plate(
            0.04,
            &knots![404, 152, corner; 428, 138; 462, 146; 494, 138; 520, 112, corner; 546, 122; 556, 146; 554, 180, corner; 520, 164; 484, 164; 446, 182, corner; 420, 172],
        )
        .ridged(&spots![440, 136; 436, 156; 446, 184])
        .bordered(4.0),
        Part::groove(&spots![470, 162; 474, 154; 484, 150], 2.4),
        Part::groove(&spots![484, 160; 490, 151; 500, 146], 2.4),
        Part::groove(&spots![498, 158; 506, 147; 516, 140], 2.4),
    ]);
    parts.push(visor(open));
    if !open {
        parts.push(Part::hollow(&knots![420, 108, corner; 446, 96; 496, 98, corner; 496, 105; 448, 106; 416, 116, corner]));
        for (x, y) in [
            (430.0, 134.0),
            (444.0, 138.0),
            (458.0, 139.0),
            (472.0, 137.0),
        ] {
            parts.push(Part::groove(
                &[(x, y - 7.0), (x + 1.0, y), (x, y + 7.0)],
                3.4,
            ));
        }
    }
    parts.extend([
        Part::rivet((528.0, 108.0), 8.0),
        Part::rivet((528.0, 108.0), 3.6),
    ]);
    parts
}

/// A halberd, carried upright.
pub fn halberd() -> Vec<Part> {
    let blade = blob(&knots![
        340, 96, corner; 318, 104; 292, 130, corner; 284, 96; 286, 50; 298, 22, corner; 316, 44; 342, 50, corner; 344, 8; 352, -50, corner; 358, 8; 360, 50, corner;
        378, 46; 404, 58, corner; 386, 74; 358, 92, corner
    ]);
    vec![
        Part::shaft(&spots![284, 880; 312, 505; 350, 60], &[17.0, 14.0, 9.0]),
        Part::cut(0.08, blade).ridged(&spots![352, -60; 316, 60; 300, 140]),
        Part::cut(0.0, ellipse((344.0, 106.0), 9.0, 14.0)),
        Part::cut(
            0.0,
            blob(&knots![274, 862, corner; 296, 864, corner; 290, 890; 280, 916, corner; 274, 890]),
        ),
    ]
}

/// The visor, thrown up or shut.
pub fn visor(open: bool) -> Part {
    if open {
        // Thrown up over the brow.
        Part::plate(
            0.08,
            &knots![524, 108, corner; 496, 78; 456, 62; 418, 50; 386, 26, corner; 398, 12; 440, 22; 488, 34; 526, 60; 540, 92, corner],
        )
        .ridged(&spots![386, 26; 440, 36; 500, 60; 534, 96])
        .bordered(4.0)
    } else {
        Part::plate(
            0.08,
            &knots![528, 104, corner; 498, 80; 456, 78; 424, 96; 394, 134, corner; 418, 150; 458, 156; 500, 146; 532, 122, corner],
        )
        .ridged(&spots![394, 134; 440, 116; 530, 114])
        .bordered(4.0)
    }
}
