//! How those on the far side stand, whatever they do.

use super::guests::Act;
use crate::motifs::figures::{Gesture, Pose, View};
use crate::shape::At;
use crate::spots;

/// Where the joints go, how the body and the head are seen, and what the hands do.
pub struct Stance {
    pub pose: Pose,
    pub view: View,
    pub looks: View,
    pub hands: [Gesture; 2],
    pub fingers: [Option<f64>; 2],
}

/// The weight on one leg, the other knee loose.
pub const SWAY: Pose = Pose {
    hip: (-3.0, -50.0),
    neck: (0.6, -82.6),
    head: (2.8, -91.6),
    knees: [(-4.2, -26.0), (6.6, -28.0)],
    feet: [(-3.2, -2.0), (9.6, -2.0)],
    hips: 8.0,
    shoulders: -7.0,
    ..Pose::STAND
};

/// The feet apart.
pub const WIDE: Pose = Pose {
    hip: (0.6, -49.0),
    neck: (-0.6, -82.0),
    head: (0.0, -91.4),
    knees: [(-6.6, -25.6), (7.0, -26.4)],
    feet: [(-9.0, -2.0), (9.4, -2.0)],
    hips: -3.0,
    shoulders: 5.0,
    ..Pose::STAND
};

/// Leaning forward to see more, from the side.
const CRANE: Pose = Pose {
    hip: (-2.0, -50.0),
    neck: (5.0, -82.0),
    head: (9.6, -90.4),
    knees: [(6.0, -27.0), (-2.0, -26.0)],
    feet: [(9.6, -2.0), (-5.0, -3.0)],
    toes: [0.0, 14.0],
    ..Pose::WAIT
};

impl Act {
    /// How somebody stands who does it; of two the second stands otherwise.
    pub fn stance(self, second: bool) -> Stance {
        let base = if second { WIDE } else { SWAY };
        let with = |elbows: [At; 2], hands: [At; 2]| Pose {
            elbows,
            hands,
            ..base
        };
        let stance = |pose: Pose, hands: [Gesture; 2], fingers: [Option<f64>; 2]| Stance {
            pose,
            view: View::Front,
            looks: View::ThreeQuarter,
            hands,
            fingers,
        };
        use Gesture::{Edge, Fist, Flat, Hidden, Holding, Open, Pointing, Relaxed};
        match self {
            Act::Clap if second => {
                let pose = Pose {
                    elbows: spots![8, -66; 2, -65],
                    hands: spots![17, -72; 14, -70],
                    ..CRANE
                };
                Stance {
                    view: View::Profile,
                    looks: View::Profile,
                    ..stance(pose, [Flat; 2], [Some(-70.0), Some(-40.0)])
                }
            }
            Act::Clap => stance(
                with(spots![-12, -66; 14.4, -67], spots![0, -67; 9, -68]),
                [Flat; 2],
                [Some(-48.0), Some(-112.0)],
            ),
            Act::ClapHigh => stance(
                with(spots![-15.6, -89; 17.6, -90], spots![-3, -104; 8, -105]),
                [Flat; 2],
                [Some(-58.0), Some(-116.0)],
            ),
            Act::Cheer if second => stance(
                with(spots![-17, -86; 16, -92], spots![-23, -100; 17, -108]),
                [Open; 2],
                [None; 2],
            ),
            Act::Cheer => Stance {
                view: View::ThreeQuarter,
                ..stance(
                    with(spots![-13, -91; 17, -85], spots![-11, -106; 25, -97]),
                    [Open, Fist],
                    [None; 2],
                )
            },
            Act::Wave => stance(
                with(spots![-15, -67; 16, -86], spots![-9, -56; 19, -102]),
                [Fist, Holding],
                [Some(30.0), None],
            ),
            Act::Point => Stance {
                view: View::ThreeQuarter,
                ..stance(
                    with(spots![-10.6, -65; 15, -70], spots![-5, -55; 27, -66]),
                    [Relaxed, Pointing],
                    [Some(30.0), Some(14.0)],
                )
            },
            Act::Call => Stance {
                looks: View::Profile,
                ..stance(
                    with(spots![-16, -68; 17, -74], spots![-10, -57; 10.6, -85]),
                    [Fist, Edge],
                    [Some(20.0), Some(-120.0)],
                )
            },
            Act::Fold => stance(
                with(spots![-11.6, -66; 12.4, -67], spots![4, -65.6; -3.6, -63]),
                [Flat, Hidden],
                [Some(-8.0), None],
            ),
            Act::Hips => Stance {
                view: View::ThreeQuarter,
                ..stance(
                    with(spots![-18.6, -67; 13, -66], spots![-10, -56; 10, -52]),
                    [Fist, Relaxed],
                    [Some(10.0), None],
                )
            },
            Act::Chin => stance(
                with(spots![-9.6, -64; 12.4, -65.4], spots![2.6, -76; 1, -61.6]),
                [Edge, Relaxed],
                [Some(-80.0), Some(170.0)],
            ),
            Act::Drum => stance(
                Pose {
                    elbows: spots![-16, -67; 18, -69],
                    hands: spots![-9.6, -59.4; 11, -70],
                    ..WIDE
                },
                [Flat; 2],
                [Some(40.0), Some(150.0)],
            ),
            Act::Tambourine => stance(
                with(spots![-15, -87; 12, -80], spots![-12, -102; -1, -93]),
                [Holding, Flat],
                [None, Some(200.0)],
            ),
            Act::Stick => Stance {
                view: View::Profile,
                looks: View::Profile,
                ..stance(
                    Pose {
                        elbows: spots![8, -58; 10, -58],
                        hands: spots![19, -50; 20, -51],
                        nod: -8.0,
                        ..Pose::STOOP
                    },
                    [Hidden, Fist],
                    [None, Some(40.0)],
                )
            },
            Act::Ride(_) => stance(
                Pose {
                    elbows: spots![-14.6, -67; 15.4, -67],
                    hands: spots![-10, -67; 12, -67],
                    ..WIDE
                },
                [Fist; 2],
                [Some(-14.0), Some(194.0)],
            ),
            Act::Lift(_) => Stance {
                view: View::Profile,
                looks: View::Profile,
                ..stance(
                    Pose {
                        elbows: spots![13, -78; 10, -76],
                        hands: spots![23, -90; 20, -89],
                        nod: -12.0,
                        ..CRANE
                    },
                    [Hidden, Flat],
                    [None, Some(-30.0)],
                )
            },
            Act::Embrace(..) if second => stance(
                Pose {
                    neck: (-3.0, -82.0),
                    head: (-5.6, -91.0),
                    elbows: spots![-9, -66; 13, -66],
                    hands: spots![-2, -54; 4, -60],
                    nod: -7.0,
                    ..WIDE
                },
                [Relaxed; 2],
                [None, Some(200.0)],
            ),
            Act::Embrace(..) => stance(
                Pose {
                    neck: (1.4, -82.4),
                    head: (4.4, -91.2),
                    elbows: spots![-10.6, -65; 16, -72],
                    hands: spots![-6, -53; 26, -74],
                    nod: 8.0,
                    ..SWAY
                },
                [Relaxed, Hidden],
                [None; 2],
            ),
            Act::Twirl => stance(
                Pose {
                    hip: (-1.0, -50.0),
                    neck: (2.4, -82.0),
                    head: (4.0, -91.4),
                    knees: spots![-3, -26; 9, -30],
                    feet: spots![-1, -3; 17, -14],
                    elbows: spots![-15, -75; 13, -93],
                    hands: spots![-25, -84; 15, -110],
                    hips: 7.0,
                    shoulders: -10.0,
                    toes: [30.0, 50.0],
                    nod: 8.0,
                },
                [Relaxed, Open],
                [None; 2],
            ),
            Act::Sit => Stance {
                view: View::Profile,
                looks: View::Profile,
                ..stance(Pose::HUDDLE, [Hidden, Relaxed], [None; 2])
            },
        }
    }
}
