//! Necks of flamingos: no other bird has so many.

use crate::shape::At;

/// How a neck goes from the breast to the head, and where the head looks.
pub struct Neck {
    /// From the breast to the head.
    pub line: &'static [At],
    /// Clockwise, in degrees; 0 is straight on.
    pub nod: f64,
    /// Whether it looks back.
    pub back: bool,
}

const fn neck(line: &'static [At], nod: f64, back: bool) -> Neck {
    Neck { line, nod, back }
}

/// Necks of all kinds.
pub const NECKS: [Neck; 14] = [
    // 0: the letter every flamingo is proud of.
    neck(
        &[
            (50.0, -134.0),
            (54.0, -156.0),
            (36.0, -174.0),
            (22.0, -194.0),
            (26.0, -218.0),
            (44.0, -226.0),
        ],
        8.0,
        false,
    ),
    // 1: upright.
    neck(
        &[
            (46.0, -140.0),
            (52.0, -168.0),
            (47.0, -204.0),
            (45.0, -238.0),
            (58.0, -252.0),
        ],
        0.0,
        false,
    ),
    // 2: it looks back over its wing.
    neck(
        &[
            (48.0, -140.0),
            (54.0, -168.0),
            (44.0, -200.0),
            (22.0, -214.0),
            (2.0, -206.0),
        ],
        -2.0,
        true,
    ),
    // 3: it drinks.
    neck(
        &[
            (56.0, -134.0),
            (78.0, -126.0),
            (90.0, -98.0),
            (84.0, -66.0),
            (76.0, -38.0),
            (78.0, -18.0),
        ],
        96.0,
        false,
    ),
    // 4: drawn in.
    neck(
        &[
            (54.0, -128.0),
            (62.0, -148.0),
            (44.0, -164.0),
            (18.0, -172.0),
            (10.0, -192.0),
            (24.0, -208.0),
            (42.0, -206.0),
        ],
        16.0,
        false,
    ),
    // 5: a question mark.
    neck(
        &[
            (44.0, -146.0),
            (34.0, -176.0),
            (32.0, -212.0),
            (52.0, -234.0),
            (74.0, -224.0),
            (80.0, -204.0),
        ],
        52.0,
        false,
    ),
    // 6: thrust forward.
    neck(
        &[
            (54.0, -136.0),
            (76.0, -152.0),
            (82.0, -182.0),
            (78.0, -210.0),
            (90.0, -222.0),
        ],
        6.0,
        false,
    ),
    // 7: it bends down to see better.
    neck(
        &[
            (46.0, -146.0),
            (44.0, -180.0),
            (54.0, -212.0),
            (78.0, -218.0),
            (92.0, -200.0),
            (92.0, -182.0),
        ],
        58.0,
        false,
    ),
    // 8: thrown back.
    neck(
        &[
            (42.0, -146.0),
            (22.0, -166.0),
            (10.0, -194.0),
            (20.0, -222.0),
            (42.0, -230.0),
        ],
        10.0,
        false,
    ),
    // 9: it calls.
    neck(
        &[
            (46.0, -140.0),
            (56.0, -170.0),
            (50.0, -206.0),
            (52.0, -236.0),
            (60.0, -246.0),
        ],
        -46.0,
        false,
    ),
    // 10: it sleeps, the head on its back.
    neck(
        &[
            (52.0, -134.0),
            (58.0, -158.0),
            (38.0, -172.0),
            (12.0, -164.0),
            (-4.0, -148.0),
        ],
        12.0,
        true,
    ),
    // 11: tall and doubtful.
    neck(
        &[
            (52.0, -138.0),
            (60.0, -164.0),
            (42.0, -190.0),
            (36.0, -220.0),
            (48.0, -240.0),
            (64.0, -238.0),
        ],
        20.0,
        false,
    ),
    // 12: half of a heart.
    neck(
        &[
            (50.0, -138.0),
            (44.0, -166.0),
            (34.0, -196.0),
            (46.0, -224.0),
            (70.0, -222.0),
            (80.0, -204.0),
        ],
        64.0,
        false,
    ),
    // 13: it preens.
    neck(
        &[
            (52.0, -140.0),
            (58.0, -170.0),
            (40.0, -194.0),
            (12.0, -188.0),
            (2.0, -162.0),
            (0.0, -146.0),
        ],
        66.0,
        true,
    ),
];
