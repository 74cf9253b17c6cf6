//! A skeleton: the bones of a build, put into a pose and turned. Bones never change their length; what is turned towards us is
//! foreshortened.

use super::build::Proportions;
use super::pose::{ArmPose, LegPose, Pose, Reach};
use super::space::{Turn, V3, v};

/// One side of a body. Facing us, its left is on our right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Its left.
    Left,
    /// Its right.
    Right,
}

impl Side {
    /// Both.
    pub const BOTH: [Side; 2] = [Side::Left, Side::Right];

    /// Its place in a pair.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The other one.
    pub fn other(self) -> Side {
        match self {
            Side::Left => Side::Right,
            Side::Right => Side::Left,
        }
    }

    /// 1 for the left, -1 for the right.
    pub fn sign(self) -> f64 {
        match self {
            Side::Left => 1.0,
            Side::Right => -1.0,
        }
    }
}

/// Shoulder, elbow and wrist, and where fingers and thumb point.
#[derive(Clone, Copy, Debug)]
pub struct ArmBones {
    /// Where the upper arm begins.
    pub shoulder: V3,
    /// Where it ends.
    pub elbow: V3,
    /// Where the forearm ends.
    pub wrist: V3,
    /// Where the fingers point.
    pub fingers: V3,
    /// Where the thumb is.
    pub thumb: V3,
    /// Where the elbow was asked to go: the outer side of the arm.
    pub outer: V3,
}

/// Hip, knee and ankle, and where the toes point.
#[derive(Clone, Copy, Debug)]
pub struct LegBones {
    /// Where the thigh begins.
    pub hip: V3,
    /// Where it ends.
    pub knee: V3,
    /// Where the shin ends.
    pub ankle: V3,
    /// Where the toes point.
    pub toe: V3,
    /// The side of the foot that is up.
    pub instep: V3,
    /// The front of the leg.
    pub front: V3,
}

/// A posed skeleton, in heads. The ground is at y = 0.
#[derive(Clone, Debug)]
pub struct Skeleton {
    /// What it was built from.
    pub build: Proportions,
    /// Between the hips.
    pub pelvis: V3,
    /// Where the spine is pulled to between pelvis and neck.
    bend: V3,
    /// Where the neck begins.
    pub neck: V3,
    /// From the middle of the pelvis to its left hip, one long.
    pub hips: V3,
    /// From the middle of the chest to its left shoulder, one long.
    pub shoulders: V3,
    /// Where the belly faces.
    pub front: V3,
    /// Where the chest faces.
    pub chest: V3,
    /// The direction of the neck.
    pub nape: V3,
    /// The middle of the head.
    pub head: V3,
    /// How the head is turned.
    pub head_turn: Turn,
    /// Left and right arm.
    pub arms: [ArmBones; 2],
    /// Left and right leg.
    pub legs: [LegBones; 2],
}

/// The middle joint of two bones from `a` to `to`, bent towards `pole`, and where their end really is.
pub fn two_bones(a: V3, to: V3, first: f64, second: f64, pole: V3) -> (V3, V3) {
    let way = to - a;
    let longest = (first + second) * 0.999;
    let shortest = (first - second).abs() + 0.05;
    let far = way.length().clamp(shortest, longest);
    let u = if way.length() > 1e-9 {
        way.unit()
    } else {
        v(0.0, 1.0, 0.0)
    };
    let c = (first * first - second * second + far * far) / (2.0 * far);
    let h = (first * first - c * c).max(0.0).sqrt();
    (a + u * c + pole.square_to(u) * h, a + u * far)
}

/// A place that was told as out, up and forward.
fn told(side: f64, p: V3) -> V3 {
    v(p.x * side, -p.y, p.z)
}

impl Skeleton {
    /// The bones of a build in a pose, facing `facing` degrees to our right of us.
    pub fn posed(build: Proportions, pose: &Pose, facing: f64) -> Skeleton {
        let leg = build.thigh + build.shin;
        let ankle = build.ankle();
        let hips = pose.hips;
        let pelvis = v(hips.x * leg, -(hips.y * leg + ankle), hips.z * leg);
        let lean = Turn::roll(pose.lean.1).after(&Turn::pitch(-pose.lean.0));
        let chest = lean.after(&Turn::yaw(pose.twist).after(&Turn::roll(pose.shoulder_tilt)));
        let axis = lean.of(v(0.0, -1.0, 0.0));
        let neck = pelvis + axis * (build.spine * (1.0 - 0.12 * pose.bow.abs()));
        let front = lean.of(v(0.0, 0.0, 1.0));
        let bend = pelvis.to(neck, 0.52) - front * (pose.bow * 0.9) + v(pose.sway, 0.0, 0.0);
        let tilt = Turn::roll(pose.hip_tilt);
        let up = v(0.0, -1.0, 0.0);
        let over = (neck - bend).unit();
        let nape = (over * 0.55 + up * 0.45 + chest.0[2] * (0.16 + pose.crane)).unit();
        let head = neck + nape * (build.neck + build.head * 0.44) + chest.0[2] * 0.04;
        let (yaw, nod, roll) = pose.head;
        let head_turn = Turn::roll(roll).after(&Turn::yaw(yaw).after(&Turn::pitch(-nod)));
        let mut bones = Skeleton {
            build,
            pelvis,
            bend,
            neck,
            hips: tilt.of(v(1.0, 0.0, 0.0)),
            shoulders: chest.0[0],
            front: (front + v(0.0, 0.0, 0.4)).unit(),
            chest: chest.0[2],
            nape,
            head,
            head_turn,
            arms: [ArmBones::NONE; 2],
            legs: [LegBones::NONE; 2],
        };
        for side in Side::BOTH {
            bones.legs[side.index()] = bones.leg(side, &pose.legs[side.index()]);
        }
        for side in Side::BOTH {
            bones.arms[side.index()] = bones.arm(side, &pose.arms[side.index()]);
        }
        let tip = Turn::roll(pose.tip.1).after(&Turn::pitch(-pose.tip.0));
        bones.turn(&Turn::yaw(facing).after(&tip));
        let drop = bones.lowest() + pose.lift * leg;
        // Whoever lies or falls does so around the hips.
        let lying = pose.tip.0.abs().max(pose.tip.1.abs()) > 30.0;
        let middle = if lying { bones.spine(0.2) } else { V3::ZERO };
        bones.shift(v(-middle.x, -drop, -middle.z));
        bones
    }

    fn arm(&self, side: Side, pose: &ArmPose) -> ArmBones {
        let s = side.sign();
        let b = &self.build;
        let length = b.upper_arm + b.forearm;
        let to = told(s, pose.to);
        let raised = match pose.reach {
            Reach::Shoulder => (pose.to.y - 0.1).max(0.0) * 0.24,
            _ => 0.0,
        };
        let shrug = self.nape * (raised + pose.shrug) - self.shoulders * (s * raised * 0.4);
        let shoulder = self.spine(0.81) + self.shoulders * (b.shoulder * s) + shrug;
        let to = match pose.reach {
            Reach::Shoulder => shoulder + to * length,
            Reach::Hips => self.pelvis + to * length,
            Reach::Head => self.head + self.head_turn.of(to) * (b.head * 0.5),
            Reach::Knee => self.legs[side.index()].knee + to * length,
        };
        let pole = told(s, pose.elbow);
        let (elbow, wrist) = two_bones(shoulder, to, b.upper_arm, b.forearm, pole);
        let straight = (wrist - elbow).unit();
        let fingers = pose.fingers.map_or(straight, |d| told(s, d).unit());
        let thumb = match pose.thumb {
            Some(l) => told(s, l),
            None => self.chest + v(-0.2 * s, -0.1, 0.0),
        };
        ArmBones {
            shoulder,
            elbow,
            wrist,
            fingers,
            thumb,
            outer: pole,
        }
    }

    fn leg(&self, side: Side, pose: &LegPose) -> LegBones {
        let s = side.sign();
        let b = &self.build;
        let length = b.thigh + b.shin;
        let hip = self.pelvis + self.hips * (b.hip * s) + v(0.0, 0.08, 0.0);
        let to = told(s, pose.to * length) - v(0.0, b.ankle(), 0.0);
        let (knee, ankle) = two_bones(hip, to, b.thigh, b.shin, told(s, pose.knee));
        let toe = told(s, pose.toe).unit();
        let middle = hip.to(ankle, 0.5);
        let front = match (knee - middle).length() > 0.06 {
            true => (knee - middle).unit(),
            false => told(s, pose.knee).unit(),
        };
        LegBones {
            hip,
            knee,
            ankle,
            toe,
            instep: (knee - ankle).square_to(toe),
            front,
        }
    }

    /// A place on the spine: 0 at the pelvis, 1 where the neck begins.
    pub fn spine(&self, t: f64) -> V3 {
        let q = 1.0 - t;
        // The curve passes near the bend, not through it, as a spine does.
        self.pelvis * (q * q) + self.bend * (2.0 * t * q) + self.neck * (t * t)
    }

    /// The direction of the spine there, upwards.
    pub fn upwards(&self, t: f64) -> V3 {
        (self.spine(t + 0.02) - self.spine(t - 0.02)).unit()
    }

    /// From the middle to the left, at a height of the trunk.
    pub fn sideways(&self, t: f64) -> V3 {
        (self.hips * (1.0 - t) + self.shoulders * t).unit()
    }

    /// Where the trunk faces at a height.
    pub fn forwards(&self, t: f64) -> V3 {
        let t = t.clamp(0.0, 1.0);
        (self.front * (1.0 - t) + self.chest * t).square_to(self.upwards(t))
    }

    /// How far the thighs go on from the trunk: 1 standing, 0 when they are raised, as in sitting.
    pub fn upright(&self) -> f64 {
        let down = -self.upwards(0.0);
        let thigh = |leg: &LegBones| (leg.knee - leg.hip).unit().dot(down).clamp(0.0, 1.0);
        (thigh(&self.legs[0]) + thigh(&self.legs[1])) / 2.0
    }

    fn lowest(&self) -> f64 {
        let b = &self.build;
        let mut low = self.pelvis.y + 0.34 * b.trunk;
        low = low
            .max(self.spine(0.6).y + 0.3 * b.trunk)
            .max(self.head.y + 0.42);
        for leg in &self.legs {
            let scale = b.foot / 0.8;
            let sole = leg.ankle - leg.instep * (b.ankle() - 0.1 * scale);
            let (heel, ball) = (
                sole - leg.toe * (0.1 * scale),
                sole + leg.toe * (0.55 * scale),
            );
            low = low.max(heel.y + 0.1 * scale).max(ball.y + 0.1 * scale);
            low = low.max(leg.knee.y + 0.19 * b.limb);
        }
        for arm in &self.arms {
            low = low.max(arm.elbow.y + 0.14 * b.limb).max(arm.wrist.y + 0.08);
        }
        low
    }

    fn each(&mut self, place: impl Fn(V3) -> V3, way: impl Fn(V3) -> V3) {
        for p in [
            &mut self.pelvis,
            &mut self.bend,
            &mut self.neck,
            &mut self.head,
        ] {
            *p = place(*p);
        }
        for d in [&mut self.hips, &mut self.shoulders, &mut self.front] {
            *d = way(*d);
        }
        self.chest = way(self.chest);
        self.nape = way(self.nape);
        for arm in &mut self.arms {
            for p in [&mut arm.shoulder, &mut arm.elbow, &mut arm.wrist] {
                *p = place(*p);
            }
            for d in [&mut arm.fingers, &mut arm.thumb, &mut arm.outer] {
                *d = way(*d);
            }
        }
        for leg in &mut self.legs {
            for p in [&mut leg.hip, &mut leg.knee, &mut leg.ankle] {
                *p = place(*p);
            }
            for d in [&mut leg.toe, &mut leg.instep, &mut leg.front] {
                *d = way(*d);
            }
        }
    }

    fn turn(&mut self, turn: &Turn) {
        self.each(|p| turn.of(p), |d| turn.of(d));
        self.head_turn = turn.after(&self.head_turn);
    }

    /// All of it as it looks from so many degrees above. The ground below the middle stays where it is.
    pub fn seen_from_above(&mut self, degrees: f64) {
        self.turn(&Turn::pitch(-degrees));
    }

    /// All of it somewhere else.
    pub fn shift(&mut self, by: V3) {
        self.each(|p| p + by, |d| d);
    }

    /// The same with a wrist brought to a place, as far as the arm goes there.
    pub fn reaching(mut self, side: Side, to: V3) -> Skeleton {
        let (upper, fore) = (self.build.upper_arm, self.build.forearm);
        let arm = &mut self.arms[side.index()];
        let straight = (arm.wrist - arm.elbow).unit();
        let bent = arm.fingers - straight;
        (arm.elbow, arm.wrist) = two_bones(arm.shoulder, to, upper, fore, arm.outer);
        arm.fingers = ((arm.wrist - arm.elbow).unit() + bent).unit();
        self
    }
}

impl ArmBones {
    const NONE: ArmBones = ArmBones {
        shoulder: V3::ZERO,
        elbow: V3::ZERO,
        wrist: V3::ZERO,
        fingers: V3::ZERO,
        thumb: V3::ZERO,
        outer: V3::ZERO,
    };
}

impl LegBones {
    const NONE: LegBones = LegBones {
        hip: V3::ZERO,
        knee: V3::ZERO,
        ankle: V3::ZERO,
        toe: V3::ZERO,
        instep: V3::ZERO,
        front: V3::ZERO,
    };
}
