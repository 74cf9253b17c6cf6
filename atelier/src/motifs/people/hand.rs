//! Hands: a palm and five fingers as solids in space, turned, and cut as one contour with webs.
//!
//! The unit is from the wrist to the tip of the middle finger. A hand's own axes: x towards the thumb, y along the fingers, z out of
//! the palm.

use super::gesture::{Fingers, Thumb};
use super::part::{Kind, Part};
use super::skeleton::Side;
use super::solids::{Ball, ball, chain, fillet, hull, join, loft, soften, swell};
use super::space::{Turn, V3, v};
use crate::colour::Colour;
use crate::shape::Shape;

pub use super::gesture::Gesture;

/// Knuckle, the lengths of three bones, and the radii at knuckle, joints and tip; from the index to the little finger.
const FINGERS: [(V3, [f64; 3], [f64; 4]); 4] = [
    (
        v(0.150, 0.500, 0.0),
        [0.215, 0.130, 0.098],
        [0.050, 0.044, 0.039, 0.030],
    ),
    (
        v(0.047, 0.525, -0.006),
        [0.235, 0.150, 0.102],
        [0.051, 0.046, 0.040, 0.031],
    ),
    (
        v(-0.055, 0.505, 0.0),
        [0.215, 0.140, 0.102],
        [0.048, 0.043, 0.038, 0.030],
    ),
    (
        v(-0.148, 0.455, 0.012),
        [0.165, 0.098, 0.086],
        [0.043, 0.037, 0.033, 0.026],
    ),
];

/// The thumb's place among the fingers.
pub(super) const THUMB: usize = 4;

/// How a hand is held: where its fingers and its thumb point on the page (x right, y down, z towards us).
#[derive(Clone, Copy, Debug)]
pub struct Hand {
    /// What it does.
    pub gesture: Gesture,
    /// Whose hand it is.
    pub side: Side,
    /// Where the fingers point.
    pub fingers: V3,
    /// Where the thumb is.
    pub thumb: V3,
    /// How thick it is.
    pub plump: f64,
    /// How much of the forearm is shown.
    pub arm: f64,
    /// Where the forearm goes from the wrist; against the fingers, if nothing is said.
    pub forearm: Option<V3>,
}

impl Default for Hand {
    fn default() -> Hand {
        Hand {
            gesture: Gesture::Relaxed,
            side: Side::Right,
            fingers: v(0.0, -1.0, 0.0),
            thumb: v(1.0, 0.0, 0.0),
            plump: 1.0,
            arm: 0.42,
            forearm: None,
        }
    }
}

/// One bone of a finger: its joints, and the directions along it and out of its pad.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bone {
    pub from: V3,
    pub to: V3,
    pub radii: (f64, f64),
    pub way: V3,
    pub pad: V3,
    pub bend: f64,
}

/// A solid piece of a posed hand.
pub(super) struct Piece {
    pub shape: Shape,
    pub depth: f64,
    /// Which finger; the palm has none.
    pub finger: Option<usize>,
    /// Which of its bones.
    pub bone: usize,
    pub is: Option<Bone>,
}

/// A hand in its pose, turned to the page.
pub struct PosedHand {
    pub(super) turn: Turn,
    pub(super) plump: f64,
    pub(super) bones: Vec<[Bone; 3]>,
    pub(super) pieces: Vec<Piece>,
    pub(super) arm: Shape,
    /// All of it as one contour.
    pub outline: Shape,
}

fn bones_of(root: V3, lengths: [f64; 3], radii: [f64; 4], finger: [f64; 4]) -> [Bone; 3] {
    let spread = Turn::roll(-finger[3]);
    let (mut way, mut pad) = (spread.of(v(0.0, 1.0, 0.0)), v(0.0, 0.0, 1.0));
    let mut from = root;
    std::array::from_fn(|i| {
        let (sin, cos) = finger[i].to_radians().sin_cos();
        (way, pad) = (way * cos + pad * sin, pad * cos - way * sin);
        let to = from + way * lengths[i];
        let bone = Bone {
            from,
            to,
            radii: (radii[i], radii[i + 1]),
            way,
            pad,
            bend: finger[i],
        };
        from = to;
        bone
    })
}

fn thumb_bones(angles: [f64; 4]) -> [Bone; 3] {
    let [out, opposed, first, second] = angles.map(f64::to_radians);
    let across = v(-1.0, 0.1, 0.45).unit();
    let mut from = v(0.085, 0.10, 0.03);
    let mut way = v(
        out.sin() * opposed.cos(),
        out.cos(),
        out.sin() * opposed.sin(),
    );
    let (lengths, radii) = ([0.245, 0.165, 0.125], [0.075, 0.058, 0.047, 0.036]);
    let bends = [0.0, first, second];
    std::array::from_fn(|i| {
        let f = across.square_to(way);
        way = (way * bends[i].cos() + f * bends[i].sin()).unit();
        let to = from + way * lengths[i];
        let bone = Bone {
            from,
            to,
            radii: (radii[i], radii[i + 1]),
            way,
            pad: across.square_to(way),
            bend: bends[i].to_degrees(),
        };
        from = to;
        bone
    })
}

/// The angles at which the thumb meets a place.
fn thumb_to(target: V3) -> [f64; 4] {
    let mut best = (f64::MAX, [30.0, 40.0, 10.0, 10.0]);
    let steps = |from: i32, to: i32, by: usize| (from..to).step_by(by).map(f64::from);
    for out in steps(14, 64, 5) {
        for opposed in steps(10, 96, 8) {
            for first in steps(0, 56, 9) {
                for second in steps(-14, 50, 9) {
                    let angles = [out, opposed, first, second];
                    let tip = thumb_bones(angles)[2];
                    let miss = (tip.to + tip.pad * 0.03 - target).length();
                    let miss = miss + 0.0006 * (second - 12.0_f64).abs();
                    if miss < best.0 {
                        best = (miss, angles);
                    }
                }
            }
        }
    }
    best.1
}

impl Hand {
    /// The hand in space.
    pub fn posed(&self) -> PosedHand {
        let Fingers { fingers, thumb } = self.gesture.fingers();
        let mut bones: Vec<[Bone; 3]> = FINGERS
            .iter()
            .zip(fingers)
            .map(|(&(root, lengths, radii), finger)| bones_of(root, lengths, radii, finger))
            .collect();
        bones.push(thumb_bones(match thumb {
            Thumb::At(angles) => angles,
            Thumb::Pinching => thumb_to(bones[0][2].to + bones[0][2].pad * 0.021),
        }));
        let d = self.fingers.unit();
        let l = self.thumb.square_to(d);
        let n = d.cross(l) * -self.side.sign();
        let mut hand = PosedHand {
            turn: Turn([l, d, n]),
            plump: self.plump,
            bones,
            pieces: Vec::new(),
            arm: Shape::nothing(),
            outline: Shape::nothing(),
        };
        hand.cut(self);
        hand
    }

    /// The hand as a part, its wrist at the origin.
    pub fn part(&self, skin: Colour, light: crate::shape::At, fine: bool) -> Part {
        let posed = self.posed();
        let mut part = Part::new(Kind::Hand(self.side), posed.outline.clone(), skin);
        posed.draw(&mut part, light, fine, None);
        let guide = vec![(0.0, 0.0), posed.turn.of(v(0.0, 0.8, 0.0)).flat()];
        part.along(guide, 0.0)
    }

    /// The hand around something: what of it lies behind a depth, and what before.
    pub fn parts_around(&self, skin: Colour, light: crate::shape::At, depth: f64) -> [Part; 2] {
        let posed = self.posed();
        [false, true].map(|before| {
            let pieces = posed.pieces.iter().filter(|p| (p.depth >= depth) == before);
            let mut shape = join(pieces.map(|p| p.shape.clone()));
            if !before {
                shape = shape.and(&posed.arm);
            }
            let mut part = Part::new(Kind::Hand(self.side), fillet(&shape, 0.012), skin);
            posed.draw(&mut part, light, true, Some((depth, before)));
            part
        })
    }
}

impl PosedHand {
    /// A place of the hand on the page.
    pub fn place(&self, p: V3) -> V3 {
        self.turn.of(p)
    }

    /// Where something small between thumb and index finger is.
    pub fn pinched(&self) -> V3 {
        self.place(self.bones[0][2].to.to(self.bones[THUMB][2].to, 0.5))
    }

    /// Where something that lies in the hand is; a rope runs through it along the thumb.
    pub fn grasp(&self) -> V3 {
        self.place(v(0.0, 0.44, 0.10))
    }

    fn b(&self, p: V3, r: f64) -> Ball {
        ball(self.turn.of(p), r * self.plump)
    }

    fn depth(&self, p: V3) -> f64 {
        self.turn.of(p).z
    }

    fn cut(&mut self, hand: &Hand) {
        let knuckle: Vec<(V3, f64)> = self.bones[..4]
            .iter()
            .map(|bones| (bones[0].from, bones[0].radii.0))
            .collect();
        let mut flat = vec![
            self.b(v(0.075, 0.03, 0.0), 0.066),
            self.b(v(-0.075, 0.03, 0.0), 0.066),
        ];
        flat.extend(knuckle.iter().map(|&(p, r)| self.b(p, r * 1.02)));
        let palm = join([
            hull(&flat),
            hull(&[
                self.b(v(-0.10, 0.10, 0.015), 0.075),
                self.b(v(-0.125, 0.26, 0.02), 0.072),
                self.b(knuckle[3].0, 0.046),
            ]),
            hull(&[
                self.b(knuckle[0].0, 0.05),
                self.b(v(0.10, 0.26, 0.012), 0.066),
                self.b(v(0.075, 0.08, 0.0), 0.066),
            ]),
        ]);
        let thumb = self.bones[THUMB][0];
        let root =
            hull(&[self.b(thumb.from, 0.078), self.b(thumb.to, thumb.radii.1)]).and(&hull(&[
                self.b(thumb.from, 0.074),
                self.b(thumb.to, thumb.radii.1 * 0.9),
                self.b(v(0.06, 0.33, 0.02), 0.05),
            ]));
        let plain = |shape: &Shape, depth: f64, finger: Option<usize>| Piece {
            shape: shape.clone(),
            depth,
            finger,
            bone: 0,
            is: None,
        };
        let root_depth = (self.depth(thumb.from) + self.depth(thumb.to)) / 2.0 + 0.012;
        let mut pieces = vec![
            plain(&palm, self.depth(v(0.0, 0.3, 0.0)), None),
            plain(&root, root_depth, Some(THUMB)),
        ];
        for (finger, bones) in self.bones.iter().enumerate() {
            for (i, bone) in bones.iter().enumerate() {
                if finger == THUMB && i == 0 {
                    continue;
                }
                let shape = chain(&self.bone_balls(bone, i));
                let middle = (self.depth(bone.from) + self.depth(bone.to)) / 2.0;
                pieces.push(Piece {
                    shape,
                    depth: middle + 0.001 * i as f64,
                    finger: Some(finger),
                    bone: i,
                    is: Some(*bone),
                });
            }
        }
        self.arm = self.forearm(hand);
        let roots = pieces
            .iter()
            .filter(|p| p.bone == 0)
            .map(|p| p.shape.clone());
        let near = join([
            swell(&palm, 0.03),
            swell(&root, 0.02),
            swell(&self.arm, 0.03),
        ]);
        let webs = fillet(&join(roots.chain([self.arm.clone()])), 0.09).within(&near);
        let whole = join(
            pieces
                .iter()
                .map(|p| p.shape.clone())
                .chain([webs, self.arm.clone()]),
        );
        self.outline = soften(&fillet(&whole, 0.026), 0.004);
        pieces.sort_by(|a, b| a.depth.total_cmp(&b.depth));
        self.pieces = pieces;
    }

    fn bone_balls(&self, bone: &Bone, i: usize) -> Vec<Ball> {
        let (ra, rc) = bone.radii;
        let (a, c) = (bone.from, bone.to);
        if i == 2 {
            return vec![
                self.b(a, ra),
                self.b(a.to(c, 0.55) + bone.pad * 0.007, rc * 1.16),
                self.b(c - bone.way * 0.004, rc * 0.98),
                self.b(c - bone.pad * 0.006 + bone.way * 0.004, rc * 0.80),
            ];
        }
        let middle = a.to(c, 0.5) - bone.pad * 0.004;
        vec![
            self.b(a, ra),
            self.b(middle, (ra + rc) / 2.0 * 0.97),
            self.b(c, rc),
        ]
    }

    fn forearm(&self, hand: &Hand) -> Shape {
        if hand.arm <= 0.0 {
            return Shape::nothing();
        }
        let e = hand.forearm.unwrap_or(-self.turn.0[1]).unit();
        let w = self.turn.0[0];
        let wrist = self.place(v(0.0, 0.04, 0.0));
        let row = |far: f64, half: f64, r: f64| {
            [-half, half]
                .map(|o| ball(wrist + e * far + w * o, r * self.plump))
                .to_vec()
        };
        loft(&[
            row(0.0, 0.06, 0.066),
            row(0.16, 0.052, 0.064),
            row(hand.arm, 0.05, 0.085),
        ])
    }
}
