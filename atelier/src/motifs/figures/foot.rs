//! Feet: shoes with a sole and a heel, boots, and bare feet with toes.
//!
//! A foot is drawn with its ankle at the origin, two above the ground, the toes to the right.

use super::figure::Stage;
use super::view::View;
use crate::colour::mix;
use crate::line::{Stroke, between, blob, ellipse, poly, step, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// What is worn on feet.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shoes {
    /// Low shoes with a small heel.
    #[default]
    Low,
    /// Boots halfway to the knee.
    Boots,
    /// Slippers without a heel.
    Slippers,
    /// Nothing; below a skirt the legs are bare too.
    Bare,
}

/// The pieces of a foot, in its own measure.
struct Foot {
    upper: Shape,
    sole: Shape,
    /// Seams, or the gaps between toes.
    lines: Vec<Vec<At>>,
}

impl Shoes {
    /// Drawn on an ankle, and its shape.
    pub(super) fn ink(self, stage: &Stage, leg: usize, far: bool) -> (Ink, Shape) {
        let foot = self.foot(stage, leg);
        let place = |shape: &Shape| placed(stage, leg, shape);
        let colour = match self {
            Shoes::Bare => stage.tones.base,
            _ => stage.figure.shoe_colour,
        };
        let colour = mix(colour, "#160e1c", if far { 0.22 } else { 0.0 });
        let mut upper = place(&foot.upper);
        let mut edge = Shape::nothing();
        if self == Shoes::Boots {
            let (shaft, top) = shaft(stage, leg);
            upper = upper.and(&shaft).fillet(1.0);
            edge = stage.cut(&top, 17 + leg as i64);
        }
        let upper = stage.cut(&upper, 3 + leg as i64);
        let mut ink = Ink::none();
        let mut outline = vec![upper.clone()];
        if self != Shoes::Bare {
            let sole = stage.cut(&place(&foot.sole), 5 + leg as i64);
            ink += stage.scene.fill(&sole, mix(colour, "#0c0810", 0.55));
            outline.push(sole);
        }
        // A bare foot is drawn with the leg, unless trousers hide that.
        if self != Shoes::Bare || stage.figure.garment.covers_shins() {
            ink += stage.paper(&upper, colour, self == Shoes::Bare);
        }
        let dark = match self {
            Shoes::Bare => mix(stage.tones.shade, stage.tones.line, 0.5),
            _ => mix(colour, "#0c0810", 0.5),
        };
        let lines = foot.lines.iter().map(|line| {
            let thin = if self == Shoes::Bare { 0.6 } else { 1.0 };
            let line = place(&taper(line, &[0.2 * thin, 0.5 * thin, 0.2 * thin]));
            stage.scene.veil(&stage.put(&line), dark, 0.7)
        });
        ink += lines.sum::<Ink>();
        ink += stage.paper(&edge, mix(colour, "#fff0d0", 0.14), false);
        outline.push(edge);
        (ink, all(outline))
    }

    /// A bare foot, to be one piece with the leg.
    pub(super) fn bare(stage: &Stage, leg: usize) -> Shape {
        placed(stage, leg, &Shoes::Bare.foot(stage, leg).upper)
    }

    fn foot(self, stage: &Stage, leg: usize) -> Foot {
        let side = if leg == 0 { -1.0 } else { 1.0 };
        match stage.figure.view {
            View::Front => self.front_view(side),
            View::Back => self.back_view(side),
            _ => self.side_view(),
        }
    }

    fn side_view(self) -> Foot {
        let heel = spots![
            -3.3, 1.2; 8.0, 1.1; 7.7, 1.9; 6.4, 2.1; 3.0, 2.05; 1.7, 1.65; 0.2, 1.65; 0, 2.3; -3.2, 2.3
        ];
        match self {
            Shoes::Bare => Foot {
                upper: blob(&knots![
                    -2.3, -2.6; 0, -3.2; 2.2, -2.4; 4.4, -0.5; 6.6, 0.3; 8.0, 1.1; 7.8, 2.0; 6.2, 2.2; 4.4, 2.0;
                    2.2, 1.5; 0, 2.1; -2.2, 2.2; -3.5, 1.2; -2.8, -0.8
                ]),
                sole: Shape::nothing(),
                lines: vec![
                    spots![6.0, 1.0; 6.5, 1.5; 6.3, 2.1].to_vec(),
                    spots![4.8, 0.7; 5.3, 1.3; 5.0, 2.0].to_vec(),
                    spots![-1.2, -0.6; -0.4, 0.0; 0.4, -0.5].to_vec(),
                ],
            },
            Shoes::Slippers => Foot {
                upper: blob(&knots![
                    -2.9, -1.4; 0, -1.0; 2.6, -1.8; 5.0, -0.6; 7.2, 0.6; 7.6, 2.0, corner; -3.0, 2.0, corner
                ]),
                sole: poly(&spots![-3.2, 1.5; 7.9, 1.5; 7.6, 2.2; -3.0, 2.2]),
                lines: Vec::new(),
            },
            _ => Foot {
                upper: blob(&knots![
                    -2.9, -2.6; 0, -3.2; 2.5, -2.8; 4.2, -1.4; 6.5, -0.5; 7.8, 0.5; 8.0, 1.4, corner;
                    -3.2, 1.4, corner; -3.4, -0.4
                ]),
                sole: poly(&heel),
                lines: vec![
                    spots![2.2, -2.4; 1.8, -0.6; 2.6, 1.2].to_vec(),
                    spots![2.9, -1.9; 3.6, -1.2; 4.3, -1.1].to_vec(),
                ],
            },
        }
    }

    /// Foreshortened, the tip turned outwards.
    fn front_view(self, side: f64) -> Foot {
        let out = side * 1.1;
        let round = |low: f64| {
            blob(&knots![
                -2.6, -2.8; 2.6, -2.8; 3.1 + out * 0.6, 0.2; 3.1 + out, 1.6 + low; out, 2.4 + low;
                -3.1 + out, 1.6 + low; -3.1 + out * 0.6, 0.2
            ])
        };
        if self != Shoes::Bare {
            return Foot {
                upper: round(0.0),
                sole: round(0.7),
                lines: vec![
                    spots![-2.4 + out, 0.7; out, -0.2; 2.4 + out, 0.7].to_vec(),
                    spots![out * 0.5, -2.4; out * 0.7, -1.2; out * 0.9, -0.3].to_vec(),
                ],
            };
        }
        // The big toe is the inner one.
        let toes = [-2.3, -0.9, 0.3, 1.4, 2.4].map(|x: f64| {
            let r = if x < -2.0 { 1.1 } else { 0.82 };
            let y = 1.6 - (x + 2.3) * 0.14;
            ellipse((x * side + out, y), r, r * 1.1)
        });
        let back = blob(&knots![
            -2.0, -3.0; 2.0, -3.0; 2.9 + out * 0.6, 0.2; 2.9 + out, 1.5; -2.9 + out, 1.5; -2.9 + out * 0.6, 0.2
        ]);
        Foot {
            upper: all(toes.into_iter().chain([back])),
            sole: Shape::nothing(),
            lines: [-1.55, -0.3, 0.85, 1.9]
                .map(|x| {
                    spots![x * side + out, 1.1; x * side + out, 1.6; x * side + out, 2.3].to_vec()
                })
                .to_vec(),
        }
    }

    fn back_view(self, side: f64) -> Foot {
        let out = side * 0.9;
        let heel = blob(&knots![
            -1.9, -3.0; 1.9, -3.0; 1.7, -1.0; 2.3 + out * 0.3, 1.0; 2.6 + out, 1.9; 0, 2.3; -2.6 + out, 1.9;
            -2.3 + out * 0.3, 1.0; -1.7, -1.0
        ]);
        if self == Shoes::Bare {
            return Foot {
                upper: heel,
                sole: Shape::nothing(),
                lines: vec![spots![-1.3, 0.2; -1.6, 0.9; -1.2, 1.5].to_vec()],
            };
        }
        Foot {
            upper: blob(&knots![
                -2.2, -3.0; 2.2, -3.0; 2.5, -0.6; 2.7 + out * 0.3, 1.2; 2.2, 2.0; -2.2, 2.0; -2.7 + out * 0.3, 1.2;
                -2.5, -0.6
            ]),
            sole: blob(&knots![
                -2.7, 1.0; 2.7, 1.0; 3.2 + out, 1.6; 2.6 + out, 2.3; 0, 2.4; -2.6 + out, 2.3; -3.2 + out, 1.6
            ]),
            lines: vec![spots![0, -2.8; 0.1, -0.8; 0, 1.4].to_vec()],
        }
    }
}

/// A shape of a foot on its ankle, turned to where the toes point.
fn placed(stage: &Stage, leg: usize, shape: &Shape) -> Shape {
    let pose = &stage.body.pose;
    let ((x, y), toes) = (pose.feet[leg], pose.toes[leg]);
    let small = if stage.body.limbs < 0.97 { 0.94 } else { 1.0 };
    if stage.figure.view.is_flat() {
        // On tiptoe one sees more of the back of the foot.
        let long = 1.0 + 1.5 * toes.to_radians().sin().abs();
        return shape.stretched(small, small * long, (0.0, 0.0)).moved(x, y);
    }
    let short = if stage.figure.view == View::ThreeQuarter {
        0.9
    } else {
        1.0
    };
    let spot = Spot::new(x, y, small).turned(toes);
    spot.put(&shape.stretched(short, 1.0, (0.0, 0.0)))
}

/// The leg of a boot, and the edge at its top.
fn shaft(stage: &Stage, leg: usize) -> (Shape, Shape) {
    let pose = &stage.body.pose;
    let (knee, ankle) = (pose.knees[leg], pose.feet[leg]);
    let top = between(ankle, knee, 0.46);
    let (vx, vy) = step(knee, ankle);
    let [_, at_knee, at_ankle] = stage.figure.garment.legs(&stage.body);
    let wide = (at_ankle + (at_knee - at_ankle) * 0.46) * 1.12;
    let shaft = Stroke::new(
        &[top, between(top, ankle, 0.5), ankle],
        &[wide, at_ankle * 1.16, at_ankle * 1.1],
    );
    let half = wide * 0.53;
    let edge = [
        (top.0 - vy * half, top.1 + vx * half),
        (top.0 + vy * half, top.1 - vx * half),
    ];
    let edge = Stroke::new(&edge, &[1.7, 1.7]).blunt().shape();
    (shaft.blunt().shape(), edge)
}
