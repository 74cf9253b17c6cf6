//! A person, written like a stage direction, and what is cut from it.

use super::build::Build;
use super::clothes::Clothes;
use super::features::Age;
use super::head::{CutHead, Head, Seen};
use super::limbs::Dressing;
use super::part::{Kind, Part};
use super::pose::Pose;
use super::skeleton::{Side, Skeleton};
use super::solids::{fillet, join};
use super::space::V3;
use crate::motifs::figures::Skin;
use crate::shape::{At, Shape, Spot};

/// Somebody.
#[derive(Clone, Copy, Debug)]
pub struct Person {
    /// How somebody is built.
    pub build: Build,
    /// What somebody does.
    pub pose: Pose,
    /// Where on the card: the ground below the middle.
    pub at: At,
    /// How high somebody of this build is who stands upright.
    pub height: f64,
    /// Where somebody faces: degrees to our right; 0 is to us, 90 to the right, 180 away. The pose says, if nothing is said.
    pub facing: Option<f64>,
    /// From how many degrees above the horizon they are seen: 0 is from the front, 90 straight down.
    pub above: f64,
    /// The colour of the skin.
    pub skin: Skin,
    /// The head.
    pub head: Head,
    /// The clothes.
    pub clothes: Clothes,
    /// Where the left and the right wrist go on the card, if not where the pose says.
    pub wrists: [Option<At>; 2],
    /// Whose chance it has.
    pub seed: u64,
}

impl Default for Person {
    fn default() -> Person {
        Person {
            build: Build::Adult,
            pose: super::pose::UPRIGHT,
            at: (400.0, 1100.0),
            height: 400.0,
            facing: None,
            above: 0.0,
            skin: Skin::Honey,
            head: Head::default(),
            clothes: Clothes::default(),
            wrists: [None; 2],
            seed: 1,
        }
    }
}

/// Somebody cut out: parts in painting order, and where things are.
#[derive(Clone, Debug)]
pub struct CutPerson {
    /// The parts, from the back.
    pub parts: Vec<Part>,
    /// Where things are on the card.
    pub landmarks: Landmarks,
}

/// Where things are on the card.
#[derive(Clone, Copy, Debug)]
pub struct Landmarks {
    /// Left and right eye.
    pub eyes: [At; 2],
    /// The mouth.
    pub mouth: At,
    /// The middle of the head.
    pub head: At,
    /// How high the head is.
    pub head_height: f64,
    /// Where the neck begins.
    pub neck: At,
    /// The middle of the hips.
    pub hips: At,
    /// Left and right wrist.
    pub wrists: [At; 2],
    /// The middle of the left and the right palm.
    pub hands: [At; 2],
    /// Left and right elbow.
    pub elbows: [At; 2],
    /// Left and right knee.
    pub knees: [At; 2],
    /// Left and right ankle.
    pub ankles: [At; 2],
}

impl Person {
    /// How large one head is on the card.
    pub fn scale(&self) -> f64 {
        self.height / self.build.proportions().stature()
    }

    pub(super) fn spot(&self) -> Spot {
        Spot::new(self.at.0, self.at.1, self.scale())
    }

    /// Where somebody faces, in degrees to our right.
    pub fn heading(&self) -> f64 {
        self.facing.unwrap_or(self.pose.facing)
    }

    /// The posed bones, in heads, from the ground below the middle.
    pub fn skeleton(&self) -> Skeleton {
        let mut pose = self.pose;
        let (turn, nod, tip) = self.head.turn;
        let tilt = self.head.mood.tilt;
        // A mood tilts a head that nobody has turned.
        pose.head.0 += turn;
        pose.head.1 += nod + tilt.0 * 0.7;
        pose.head.2 += tip + tilt.1 * 0.7;
        let mut bones = Skeleton::posed(self.build.proportions(), &pose, self.heading());
        if self.above != 0.0 {
            bones.seen_from_above(self.above);
        }
        let k = self.scale();
        for side in Side::BOTH {
            if let Some(at) = self.wrists[side.index()] {
                let z = bones.arms[side.index()].wrist.z;
                let to = V3 {
                    x: (at.0 - self.at.0) / k,
                    y: (at.1 - self.at.1) / k,
                    z,
                };
                bones = bones.reaching(side, to);
            }
        }
        bones
    }

    fn age(&self) -> Age {
        self.head.age.unwrap_or(match self.build {
            Build::Old => Age::Old,
            build if build.young() => Age::Child,
            _ => Age::Adult,
        })
    }

    /// The person cut out, lit from a place on the card.
    pub fn cut(&self, light: At) -> CutPerson {
        let bones = self.skeleton();
        let (spot, k) = (self.spot(), self.scale());
        let head_at = spot.point(bones.head.flat());
        let light = crate::line::step(head_at, light);
        let light = if light == (0.0, 0.0) {
            (-0.6, -0.8)
        } else {
            light
        };
        let skin = self.skin.colour();
        let seen = Seen {
            turn: bones.head_turn,
            age: self.age(),
            skin,
            light,
            spot: Spot::new(head_at.0, head_at.1, k * bones.build.head / 2.0),
            neck: (bones.neck - bones.head).flat(),
            seed: self.seed,
        };
        let half = bones.build.head / 2.0;
        let seen = Seen {
            neck: (seen.neck.0 / half, seen.neck.1 / half),
            ..seen
        };
        let head = self.head.cut(&seen);
        let dressing = Dressing {
            bones: &bones,
            clothes: &self.clothes,
            skin,
            light,
            fine: k > 26.0,
        };
        let parts = self.assemble(&dressing, head.face_on(&spot), &head);
        let hand = |side: Side| {
            let arm = &bones.arms[side.index()];
            spot.point((arm.wrist + arm.fingers * (bones.build.hand * 0.45)).flat())
        };
        let pair =
            |get: &dyn Fn(usize) -> V3| [spot.point(get(0).flat()), spot.point(get(1).flat())];
        CutPerson {
            landmarks: Landmarks {
                eyes: head.eyes,
                mouth: head.mouth,
                head: head_at,
                head_height: k * bones.build.head,
                neck: spot.point(bones.neck.flat()),
                hips: spot.point(bones.pelvis.flat()),
                wrists: pair(&|i| bones.arms[i].wrist),
                hands: Side::BOTH.map(hand),
                elbows: pair(&|i| bones.arms[i].elbow),
                knees: pair(&|i| bones.legs[i].knee),
                ankles: pair(&|i| bones.legs[i].ankle),
            },
            parts,
        }
    }
}

impl CutHead {
    /// The face in the measure of a spot.
    fn face_on(&self, spot: &Spot) -> Shape {
        self.face
            .moved(-spot.at.0, -spot.at.1)
            .scaled(1.0 / spot.size)
    }
}

impl CutPerson {
    /// The whole person as one contour.
    pub fn outline(&self) -> Shape {
        let k = self.landmarks.head_height;
        fillet(
            &join(self.parts.iter().map(|part| part.shape.clone())),
            k * 0.03,
        )
    }

    /// All parts of a kind.
    pub fn of(&self, kind: Kind) -> Shape {
        join(
            self.parts
                .iter()
                .filter(|part| part.kind == kind)
                .map(|part| part.shape.clone()),
        )
    }
}
