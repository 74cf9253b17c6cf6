//! The legs: one stands, the other is raised and comes towards us.

use super::plate::Part;
use crate::line::{Knot, between, blob};
use crate::shape::At;
use crate::{knots, spots};

/// A foot of steel, from the toe to the ankle: between the line of its back and that of its sole each lame lies over the next
/// one towards the toe.
fn sabaton(back: &[At], sole: &[At]) -> Vec<Part> {
    let corner = |at: At| Knot { at, corner: true };
    let last = back.len() - 2;
    (0..=last)
        .rev()
        .map(|i| {
            let (top, bottom) = (back[i], sole[i]);
            let (front, foot) = (back[i + 1], sole[i + 1]);
            // The lip of a lame reaches over the next one and comes to a point on its ridge.
            let over = |a: At, b: At, far: f64| between(a, b, 1.0 + far);
            let knots = if i == last {
                vec![
                    corner(top),
                    between(top, front, 0.5).into(),
                    corner(front),
                    corner(foot),
                    between(bottom, foot, 0.5).into(),
                    corner(bottom),
                ]
            } else {
                let tip = over(top, front, 0.22);
                let toe = over(bottom, foot, 0.1);
                let belly = between(tip, toe, 0.42);
                let belly = (belly.0 - (foot.1 - front.1).abs() * 0.16, belly.1);
                vec![
                    corner(top),
                    corner((tip.0, tip.1 - 3.0)),
                    belly.into(),
                    corner(toe),
                    corner(bottom),
                ]
            };
            Part::cut(0.02 * (i % 2) as f64, blob(&knots)).ridged(&[
                between(top, bottom, 0.34),
                between(front, foot, 0.36),
                between(between(top, bottom, 0.4), between(front, foot, 0.4), 1.3),
            ])
        })
        .collect()
}

/// The leg that stands.
pub fn standing() -> Vec<Part> {
    let mut parts = vec![
        Part::hollow(&knots![566, 752; 606, 740; 652, 748; 656, 772; 640, 792; 606, 800; 574, 794; 556, 778]),
        Part::plate(
            -0.02,
            &knots![524, 550, corner; 528, 620; 540, 700; 552, 766, corner; 578, 752; 608, 746; 660, 760, corner; 672, 690; 662, 610; 644, 545, corner],
        )
        .ridged(&spots![574, 540; 582, 640; 598, 760])
        .bordered(7.0),
        Part::groove(&spots![544, 690; 600, 672; 664, 684], 3.0),
        // Greave.
        Part::plate(
            0.0,
            &knots![562, 866, corner; 556, 920; 562, 990; 580, 1050; 592, 1096, corner; 618, 1084; 650, 1080; 684, 1088, corner; 696, 1044; 712, 980; 708, 914; 676, 858, corner; 614, 890],
        )
        .ridged(&spots![598, 860; 592, 960; 622, 1090])
        .bordered(5.0),
        Part::groove(&spots![668, 880; 684, 960; 664, 1080], 3.4),
        Part::plate(0.06, &knots![664, 924, corner; 690, 920, corner; 692, 938, corner; 668, 942, corner]),
        Part::rivet((684.0, 930.0), 3.2),
        Part::plate(0.06, &knots![660, 1018, corner; 686, 1014, corner; 684, 1032, corner; 660, 1036, corner]),
        Part::rivet((678.0, 1024.0), 3.2),
    ];
    parts.extend(sabaton(
        &spots![614, 1076; 580, 1096; 550, 1116; 522, 1132; 496, 1144; 438, 1166],
        &spots![690, 1158; 640, 1162; 594, 1166; 552, 1168; 512, 1169; 438, 1168],
    ));
    parts.extend([
        // The cup of the heel.
        Part::plate(
            0.0,
            &knots![600, 1084, corner; 640, 1070; 686, 1078, corner; 704, 1112; 712, 1158, corner; 660, 1164, corner; 636, 1124],
        )
        .bordered(5.0),
        Part::strap(&spots![622, 1112; 660, 1118; 702, 1108], 8.0),
        Part::plate(0.1, &knots![652, 1108, corner; 668, 1107, corner; 670, 1124, corner; 654, 1126, corner]).bordered(3.0),
        // Spur.
        Part::plate(0.06, &knots![706, 1100, corner; 736, 1092; 752, 1078, corner; 746, 1096; 762, 1108, corner; 740, 1106; 710, 1114, corner]),
        // Knee: a wing, lames above and below, the cap over all.
        Part::plate(
            0.02,
            &knots![648, 792, corner; 680, 768; 712, 770, corner; 708, 790; 722, 814, corner; 708, 834; 714, 860, corner; 682, 864; 648, 850, corner],
        )
        .bordered(4.0),
        Part::groove(&spots![656, 812; 684, 812; 716, 814], 3.0),
        Part::groove(&spots![658, 838; 684, 844; 706, 854], 2.6),
        Part::groove(&spots![658, 794; 684, 784; 706, 778], 2.6),
        Part::plate(
            -0.02,
            &knots![550, 846, corner; 578, 866; 612, 884, corner; 648, 866; 674, 846, corner; 680, 878, corner; 650, 894; 616, 912, corner; 580, 896; 550, 878, corner],
        ),
        Part::plate(
            0.0,
            &knots![548, 820, corner; 580, 846; 610, 866, corner; 646, 844; 672, 818, corner; 678, 854, corner; 648, 872; 613, 890, corner; 578, 874; 548, 854, corner],
        ),
        Part::plate(
            -0.01,
            &knots![552, 796, corner; 560, 772; 604, 750, corner; 650, 768; 664, 792, corner; 640, 780; 606, 770; 574, 782],
        ),
        Part::plate(
            0.06,
            &knots![542, 800, corner; 570, 778; 606, 766, corner; 644, 776; 670, 798, corner; 674, 822; 656, 848; 612, 872, corner; 570, 852; 546, 828],
        )
        .ridged(&spots![606, 762; 596, 816; 612, 876])
        .bordered(6.0),
        Part::rivet((556.0, 812.0), 3.4),
        Part::rivet((660.0, 808.0), 3.4),
    ]);
    parts
}

/// The leg that is raised: the thigh is short, for it points at us, and the toe hangs down.
pub fn raised() -> Vec<Part> {
    let mut parts = vec![
        Part::hollow(&knots![360, 676; 410, 656; 462, 680; 480, 708; 462, 732; 410, 728; 362, 716; 346, 696]),
        Part::plate(
            0.0,
            &knots![424, 540, corner; 396, 590; 366, 640; 346, 690, corner; 376, 668; 416, 656; 452, 670; 482, 706, corner; 512, 650; 530, 600; 534, 550, corner],
        )
        .ridged(&spots![470, 540; 436, 600; 404, 670])
        .bordered(7.0),
        Part::groove(&spots![374, 640; 420, 614; 500, 644], 3.0),
        // Greave.
        Part::hollow(&knots![386, 976; 430, 958; 474, 966; 478, 984; 462, 1002; 424, 1008; 396, 1000]),
        Part::plate(
            0.02,
            &knots![346, 800, corner; 338, 850; 344, 910; 366, 956; 384, 988, corner; 406, 972; 432, 964; 478, 974, corner; 494, 920; 500, 860; 478, 800, corner; 402, 838],
        )
        .ridged(&spots![388, 800; 372, 890; 404, 982])
        .bordered(5.0),
        Part::groove(&spots![458, 820; 474, 890; 456, 964], 3.4),
        Part::plate(0.08, &knots![454, 856, corner; 482, 852, corner; 484, 870, corner; 458, 874, corner]),
        Part::rivet((475.0, 862.0), 3.2),
        Part::plate(0.08, &knots![454, 922, corner; 480, 918, corner; 477, 936, corner; 452, 938, corner]),
        Part::rivet((470.0, 928.0), 3.2),
    ];
    parts.extend(sabaton(
        &spots![396, 976; 366, 1000; 340, 1024; 316, 1046; 292, 1066; 242, 1110],
        &spots![472, 1040; 436, 1062; 398, 1076; 358, 1086; 318, 1096; 242, 1112],
    ));
    parts.extend([
        Part::plate(
            0.02,
            &knots![386, 986, corner; 426, 964; 472, 974, corner; 488, 1004; 490, 1044, corner; 446, 1066, corner; 424, 1018],
        )
        .bordered(5.0),
        Part::strap(&spots![410, 1008; 446, 1012; 486, 998], 8.0),
        Part::plate(0.1, &knots![438, 1004, corner; 454, 1002, corner; 457, 1019, corner; 441, 1022, corner]).bordered(3.0),
        // Knee.
        Part::plate(
            0.04,
            &knots![348, 712, corner; 314, 682; 276, 682, corner; 284, 704; 264, 732, corner; 282, 752; 272, 786, corner; 312, 792; 350, 780, corner],
        )
        .bordered(4.5),
        Part::groove(&spots![340, 734; 306, 732; 272, 733], 3.2),
        Part::groove(&spots![340, 716; 312, 702; 284, 692], 2.8),
        Part::groove(&spots![340, 760; 312, 768; 282, 778], 2.8),
        Part::plate(
            -0.02,
            &knots![336, 786, corner; 368, 812; 402, 836, corner; 444, 812; 484, 782, corner; 488, 818, corner; 448, 840; 402, 866, corner; 362, 842; 336, 820, corner],
        ),
        Part::plate(
            0.0,
            &knots![332, 752, corner; 366, 786; 400, 812, corner; 446, 784; 484, 750, corner; 488, 792, corner; 448, 818; 401, 842, corner; 362, 820; 332, 794, corner],
        ),
        Part::plate(
            -0.01,
            &knots![336, 716, corner; 350, 684; 404, 654, corner; 460, 678; 480, 714, corner; 446, 694; 404, 684; 362, 696],
        ),
        Part::plate(
            0.08,
            &knots![324, 722, corner; 358, 692; 404, 676, corner; 452, 692; 486, 722, corner; 492, 752; 466, 788; 400, 822, corner; 350, 792; 328, 758],
        )
        .ridged(&spots![404, 670; 384, 742; 400, 826])
        .bordered(7.0),
        Part::rivet((342.0, 738.0), 4.0),
        Part::rivet((472.0, 734.0), 4.0),
    ]);
    parts
}
