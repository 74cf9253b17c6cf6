//! The body under the clothes: how wide it is where, from which side.

use super::pose::Pose;
use super::view::View;
use crate::line::{Knot, between, blob, step, taper};
use crate::shape::{At, Shape};

/// How somebody is built.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Build {
    /// As most are in a fairy tale.
    #[default]
    Slim,
    /// Round.
    Stout,
    /// Small, with a large head.
    Child,
    /// A little round, a little narrow in the shoulders.
    Old,
    /// With broad shoulders.
    Broad,
}

impl Build {
    /// How much wider the shoulders, the waist and the limbs are than those of a slim body.
    fn widths(self) -> (f64, f64, f64) {
        match self {
            Build::Slim => (1.0, 1.0, 1.0),
            Build::Stout => (1.16, 1.62, 1.14),
            Build::Child => (0.92, 1.12, 0.95),
            Build::Old => (0.98, 1.24, 0.95),
            Build::Broad => (1.22, 1.2, 1.18),
        }
    }
}

/// A body in a pose, 100 high.
pub(super) struct Body {
    pub pose: Pose,
    pub view: View,
    /// The direction from the hips to the neck, and across it.
    up: At,
    across: At,
    /// Half the width of shoulders, waist and hips.
    pub shoulder: f64,
    pub waist: f64,
    pub hip: f64,
    /// How far the belly comes forward.
    pub belly: f64,
    /// How much thicker the waist is than a slim one.
    pub round: f64,
    /// How much thicker the limbs are.
    pub limbs: f64,
    /// How far from the middle the buttons of a coat run.
    pub front: f64,
}

impl Body {
    pub fn new(pose: Pose, view: View, build: Build) -> Body {
        let (wide, round, limbs) = build.widths();
        let turned = view.pick(1.0, 0.86, 0.56, 1.0);
        let up = step(pose.hip, pose.neck);
        Body {
            pose,
            view,
            up,
            across: (-up.1, up.0),
            shoulder: 10.2 * wide * turned,
            waist: 7.0 * (1.0 + (round - 1.0) * 0.9) * (turned * 0.9 + 0.1),
            hip: 8.0 * (1.0 + (round - 1.0) * 0.7) * (turned * 0.88 + 0.12),
            belly: if view.is_flat() {
                0.0
            } else {
                (round - 1.0) * 5.0
            },
            round,
            limbs,
            front: view.pick(0.0, 3.2, 4.6, 0.0),
        }
    }

    /// The place `along` the way from the hips (0) to the neck (1), and `aside` of it. Hips and shoulders may be tilted.
    pub fn at(&self, along: f64, aside: f64) -> At {
        let (x, y) = between(self.pose.hip, self.pose.neck, along);
        let ease = |from: f64, to: f64| {
            let part = ((along - from) / (to - from)).clamp(0.0, 1.0);
            part * part * (3.0 - 2.0 * part)
        };
        let low = (1.0 - ease(0.08, 0.5)) * self.pose.hips.to_radians().tan();
        let high = ease(0.45, 0.86) * self.pose.shoulders.to_radians().tan();
        let down = aside * (low + high);
        (
            x + self.across.0 * aside - self.up.0 * down,
            y + self.across.1 * aside - self.up.1 * down,
        )
    }

    /// The smooth shape through such places.
    pub fn blob(&self, places: &[At]) -> Shape {
        let knots: Vec<Knot> = places
            .iter()
            .map(|&(along, aside)| self.at(along, aside).into())
            .collect();
        blob(&knots)
    }

    /// Such places.
    pub fn places<const N: usize>(&self, places: [At; N]) -> [At; N] {
        places.map(|(along, aside)| self.at(along, aside))
    }

    /// A band around the body at some height, sagging a little in the middle.
    pub fn band(&self, along: f64, sag: f64, half: f64) -> [At; 3] {
        self.places([
            (along, -half),
            (along - sag, 0.0),
            (along, half + self.belly),
        ])
    }

    /// From the hips to the neck.
    pub fn torso(&self) -> Shape {
        let (s, w, h, belly) = (self.shoulder, self.waist, self.hip, self.belly);
        self.blob(&[
            (1.02, -3.0),
            (0.965, -s * 0.6),
            (0.86, -s * 0.96),
            (0.62, -s * 0.86 - (self.round - 1.0) * 2.0),
            (0.3, -w),
            (0.0, -h),
            (-0.06, 0.0),
            (0.0, h + belly),
            (0.3, w + belly * 1.3),
            (0.62, s * 0.88 + belly),
            (0.86, s * 0.96),
            (0.965, s * 0.6),
            (1.02, 3.0),
        ])
    }

    /// Where an arm begins.
    pub fn shoulder_of(&self, arm: usize) -> At {
        if self.view == View::Profile {
            return self.at(0.88, if arm == 0 { -1.0 } else { 1.0 });
        }
        let side = if arm == 0 { -0.7 } else { 0.7 };
        self.at(0.83, side * self.shoulder)
    }

    /// Where a leg begins.
    pub fn hip_of(&self, leg: usize) -> At {
        self.at(0.0, if leg == 0 { -0.45 } else { 0.45 } * self.hip)
    }

    /// Which arm and leg are the far ones, if any are.
    pub fn far(&self) -> Option<usize> {
        self.view.pick(None, Some(1), Some(0), None)
    }
}

/// An arm or a leg, bent in the middle.
pub(super) fn limb(from: At, bend: At, to: At, widths: [f64; 3]) -> Shape {
    let [a, b, c] = widths;
    let line = [
        from,
        between(from, bend, 0.5),
        bend,
        between(bend, to, 0.5),
        to,
    ];
    taper(&line, &[a, (a + b) / 2.0, b, (b + c) / 2.0, c]).fillet(1.0)
}
