//! Arms and legs, bare or in sleeves and trousers.

use super::cloth::{folds_at, hem_cut, print};
use super::clothes::{Bottom, Clothes, Pattern, Shoes, Sleeve, Top};
use super::part::{Kind, Part, Tone};
use super::skeleton::{ArmBones, LegBones, Side, Skeleton};
use super::solids::{Ball, Ends, along, ball, between, chain, fillet, hull, lee, stroke};
use super::space::V3;
use crate::colour::Colour;
use crate::shape::{At, Shape};

/// Share of the bone, radius, push to the front: a straight side against a curved one.
const UPPER_ARM: [(f64, f64, f64); 4] = [
    (0.0, 0.172, 0.0),
    (0.24, 0.182, -0.02),
    (0.62, 0.152, 0.015),
    (1.0, 0.125, -0.01),
];
const FOREARM: [(f64, f64, f64); 4] = [
    (0.0, 0.125, -0.01),
    (0.26, 0.142, 0.02),
    (0.68, 0.105, 0.0),
    (1.0, 0.082, 0.0),
];
const THIGH: [(f64, f64, f64); 4] = [
    (0.0, 0.245, 0.0),
    (0.30, 0.262, 0.05),
    (0.70, 0.218, 0.025),
    (1.0, 0.175, 0.02),
];
const SHIN: [(f64, f64, f64); 4] = [
    (0.0, 0.175, 0.02),
    (0.28, 0.188, -0.06),
    (0.64, 0.135, -0.03),
    (1.0, 0.10, 0.0),
];

/// How much a limb grows for each head it is nearer.
pub(super) const NEAR: f64 = 0.05;

fn scaled(profile: &[(f64, f64, f64)], k: f64, ease: f64) -> Vec<(f64, f64, f64)> {
    profile
        .iter()
        .map(|&(t, r, push)| (t, r * k + ease, push * k))
        .collect()
}

/// How somebody's limbs are seen.
#[derive(Clone, Copy)]
pub(super) struct Dressing<'a> {
    pub bones: &'a Skeleton,
    pub clothes: &'a Clothes,
    pub skin: Colour,
    /// Towards the light.
    pub light: At,
    /// Whether lines on cloth are seen at this size.
    pub fine: bool,
}

fn limb(first: Vec<Ball>, second: Vec<Ball>, web: f64) -> Shape {
    hemmed(first, second, web, |shape| shape)
}

/// A limb whose second bone is cut at a hem; the first one is not, whichever way it goes on the page.
fn hemmed(first: Vec<Ball>, second: Vec<Ball>, web: f64, hem: impl Fn(Shape) -> Shape) -> Shape {
    let (first, second) = (chain(&between(&first, 2)), chain(&between(&second, 2)));
    fillet(&first.and(&hem(second)), web)
}

impl Dressing<'_> {
    /// The root of an arm, which is cut in one with the trunk.
    pub fn shoulder(&self, side: Side) -> Shape {
        let arm = &self.bones.arms[side.index()];
        let k = self.bones.build.limb;
        let ease = match self.clothes.top.sleeve() {
            Sleeve::None => 0.0,
            _ => self.clothes.top.ease(),
        };
        let profile = scaled(&UPPER_ARM, k, ease);
        chain(&along(
            arm.shoulder,
            arm.elbow,
            &profile[..2],
            self.inner(arm),
            NEAR,
        ))
    }

    /// The inner side of an arm's bend.
    fn inner(&self, arm: &ArmBones) -> V3 {
        let middle = arm.shoulder.to(arm.wrist, 0.5);
        let bend = middle - arm.elbow;
        if bend.length() > 0.05 {
            bend.unit()
        } else {
            self.bones.chest
        }
    }

    /// The arm without its hand.
    pub fn arm(&self, side: Side) -> Vec<Part> {
        let arm = &self.bones.arms[side.index()];
        let (k, top) = (self.bones.build.limb, self.clothes.top);
        let inner = self.inner(arm);
        let guide = vec![arm.shoulder.flat(), arm.elbow.flat(), arm.wrist.flat()];
        let depth = arm.elbow.to(arm.wrist, 0.5).z;
        let bare = limb(
            along(
                arm.shoulder,
                arm.elbow,
                &scaled(&UPPER_ARM, k, 0.0),
                inner,
                NEAR,
            ),
            along(arm.elbow, arm.wrist, &scaled(&FOREARM, k, 0.0), inner, NEAR),
            0.08,
        );
        let mut parts = Vec::new();
        let sleeve = top.sleeve();
        if sleeve != Sleeve::Long {
            let mut part = Part::new(Kind::Arm(side), bare, self.skin).along(guide.clone(), depth);
            self.shade_arm(&mut part, arm);
            parts.push(part);
        }
        let ease = top.ease();
        let shape = match sleeve {
            Sleeve::None => return parts,
            Sleeve::Short => {
                let end = arm.shoulder.to(arm.elbow, 0.66);
                let (from, to) = (UPPER_ARM[0].1 * k + ease, 0.175 * k + ease * 1.5);
                let sleeve = chain(&along(
                    arm.shoulder,
                    end,
                    &[(0.0, from, 0.0), (1.0, to, 0.0)],
                    inner,
                    NEAR,
                ));
                hem_cut(
                    &sleeve,
                    arm.shoulder.to(arm.elbow, 0.62).flat(),
                    (end - arm.shoulder).flat(),
                    0.05,
                )
            }
            Sleeve::Long => {
                let loose = match top {
                    Top::Coat => 0.045,
                    Top::Pyjamas => 0.05,
                    Top::Jacket => 0.03,
                    _ => 0.012,
                };
                let mut fore = scaled(&FOREARM, k, ease + loose);
                let last = fore.len() - 1;
                // Cloth does not follow the wrist: the cuff stands off.
                fore[last] = (0.97, 0.105 * k + ease * 0.75 + loose, 0.0);
                hemmed(
                    along(
                        arm.shoulder,
                        arm.elbow,
                        &scaled(&UPPER_ARM, k, ease + 0.005),
                        inner,
                        NEAR,
                    ),
                    along(arm.elbow, arm.wrist, &fore, inner, NEAR),
                    0.10,
                    |sleeve| {
                        let end = arm.elbow.to(arm.wrist, 0.96).flat();
                        hem_cut(&sleeve, end, (arm.wrist - arm.elbow).flat(), 0.04)
                    },
                )
            }
        };
        let mut part =
            Part::new(Kind::Arm(side), shape, self.clothes.top_colour).along(guide, depth);
        print(&mut part, self.clothes.top_pattern);
        self.shade_arm(&mut part, arm);
        if sleeve == Sleeve::Long {
            folds_at(&mut part, arm.shoulder, arm.elbow, arm.wrist);
            if self.fine {
                self.cuff(&mut part, arm);
            }
        }
        parts.push(part);
        parts
    }

    fn shade_arm(&self, part: &mut Part, arm: &ArmBones) {
        // No plane at the shoulder: it is one with the trunk.
        let root = hull(&[ball(
            arm.shoulder,
            0.30 * (0.7 + 0.3 * self.bones.build.trunk),
        )]);
        let plane = lee(&part.shape, self.light, 0.085).minus(&root);
        part.mark_over(&plane, Tone::Shade(1.0), 1.0);
    }

    fn cuff(&self, part: &mut Part, arm: &ArmBones) {
        let (ux, uy) = (arm.wrist - arm.elbow).unit().flat();
        let far = (ux * ux + uy * uy).sqrt();
        if far < 0.3 {
            return;
        }
        let (ux, uy) = (ux / far, uy / far);
        let c = arm.elbow.to(arm.wrist, 0.96).flat();
        let at = |along: f64, across: f64| {
            (
                c.0 + ux * along - uy * across,
                c.1 + uy * along + ux * across,
            )
        };
        let arc = |back: f64| [at(-back, -0.3), at(-back + 0.045, 0.0), at(-back, 0.3)];
        match self.clothes.top {
            Top::Jumper => {
                part.mark(&stroke(&arc(0.15), 0.022, Ends::Blunt), Tone::Line, 0.5);
                for i in -3..=3 {
                    let x = f64::from(i) * 0.05;
                    part.mark(
                        &stroke(&[at(-0.13, x), at(0.02, x)], 0.014, Ends::Both),
                        Tone::Line,
                        0.35,
                    );
                }
            }
            Top::Shirt | Top::Pyjamas => {
                let tone = if self.clothes.top == Top::Pyjamas {
                    Tone::Light(2.2)
                } else {
                    Tone::Line
                };
                part.mark(&stroke(&arc(0.13), 0.024, Ends::Blunt), tone, 0.7);
            }
            Top::Coat | Top::Jacket => {
                part.mark(&stroke(&arc(0.17), 0.022, Ends::Blunt), Tone::Line, 0.45);
            }
            _ => {}
        }
    }

    /// Whether trousers, stockings or skin are on the lower leg.
    fn leg_cloth(&self) -> (Colour, Pattern) {
        match self.clothes.bottom {
            Bottom::Trousers | Bottom::Wide => {
                (self.clothes.bottom_colour, self.clothes.bottom_pattern)
            }
            _ => (self.clothes.stockings.unwrap_or(self.skin), Pattern::Plain),
        }
    }

    /// A thigh in trousers.
    fn thigh(&self, side: Side) -> Shape {
        let leg = &self.bones.legs[side.index()];
        let profile = scaled(&THIGH, self.bones.build.limb, 0.035);
        chain(&along(leg.hip, leg.knee, &profile, leg.front, NEAR))
    }

    /// A leg with its foot. The nearer leg of trousers is cut in one with the seat.
    pub fn leg(&self, side: Side, seat: bool) -> Vec<Part> {
        let leg = &self.bones.legs[side.index()];
        let k = self.bones.build.limb;
        let (colour, pattern) = self.leg_cloth();
        let guide = vec![leg.hip.flat(), leg.knee.flat(), leg.ankle.flat()];
        let depth = leg.knee.to(leg.ankle, 0.3).z;
        let trousers = matches!(self.clothes.bottom, Bottom::Trousers | Bottom::Wide);
        let boots = self.clothes.shoes == Shoes::Boots;
        let mut foot = super::foot::foot(self, side);
        let shape = if trousers {
            let wide = if self.clothes.bottom == Bottom::Wide {
                0.075
            } else {
                0.0
            };
            let mut shin = scaled(&SHIN, k, 0.045 + wide);
            let last = shin.len() - 1;
            let hem = if boots { 0.62 } else { 0.97 };
            shin[2] = (0.62, 0.15 * k + 0.03 + wide * 1.1, -0.02);
            shin[last] = (1.02, 0.148 * k + 0.03 + wide * 1.5, 0.01);
            hemmed(
                along(
                    leg.hip,
                    leg.knee,
                    &scaled(&THIGH, k, 0.035 + wide * 0.5),
                    leg.front,
                    NEAR,
                ),
                along(leg.knee, leg.ankle, &shin, leg.front, NEAR),
                0.12,
                |cloth| {
                    let end = leg.knee.to(leg.ankle, hem).flat();
                    hem_cut(&cloth, end, (leg.ankle - leg.knee).flat(), 0.05)
                },
            )
        } else {
            limb(
                along(leg.hip, leg.knee, &scaled(&THIGH, k, 0.0), leg.front, NEAR),
                along(leg.knee, leg.ankle, &scaled(&SHIN, k, 0.0), leg.front, NEAR),
                0.10,
            )
        };
        let hips = if trousers && seat {
            self.hips()
        } else {
            Shape::nothing()
        };
        let shape = if hips.is_empty() {
            shape
        } else {
            fillet(&shape.and(&hips), 0.16)
        };
        let mut part = Part::new(Kind::Leg(side), shape, colour).along(guide.clone(), depth);
        print(&mut part, pattern);
        // Below the seat there is no edge, only the other leg.
        let crotch = hips.within(&self.thigh(side.other())).moved(0.0, 0.06);
        let plane = lee(&part.shape, self.light, 0.10).minus(&crotch);
        part.mark_over(&plane, Tone::Shade(1.0), 1.0);
        if trousers {
            folds_at(&mut part, leg.hip, leg.knee, leg.ankle);
            if self.fine && !boots {
                self.break_fold(&mut part, leg);
            }
        } else if self.fine {
            self.knee_line(&mut part, leg);
        }
        let mut parts = Vec::new();
        if trousers && !boots {
            parts.append(&mut foot);
            parts.push(part);
        } else {
            parts.push(part);
            parts.append(&mut foot);
        }
        if self.clothes.bottom == Bottom::Shorts {
            parts.push(self.shorts(side, leg, seat, guide, depth));
        }
        parts
    }

    fn shorts(&self, side: Side, leg: &LegBones, seat: bool, guide: Vec<At>, depth: f64) -> Part {
        let k = self.bones.build.limb;
        let mut thigh = scaled(&THIGH, k, 0.05);
        let last = thigh.len() - 1;
        thigh[last] = (0.86, 0.235 * k + 0.06, 0.02);
        let cloth = chain(&along(leg.hip, leg.knee, &thigh, leg.front, NEAR));
        let cut = hem_cut(
            &cloth,
            leg.hip.to(leg.knee, 0.76).flat(),
            (leg.knee - leg.hip).flat(),
            0.06,
        );
        let cut = if seat {
            fillet(&cut.and(&self.hips()), 0.16)
        } else {
            cut
        };
        let mut part =
            Part::new(Kind::Leg(side), cut, self.clothes.bottom_colour).along(guide, depth);
        print(&mut part, self.clothes.bottom_pattern);
        part.lee(self.light, 0.10);
        part
    }

    /// Where trousers fall on the shoe.
    fn break_fold(&self, part: &mut Part, leg: &LegBones) {
        let (ux, uy) = (leg.ankle - leg.knee).unit().flat();
        let c = leg.knee.to(leg.ankle, 0.84).flat();
        let line = [
            (c.0 + uy * 0.14, c.1 - ux * 0.14),
            (c.0 + ux * 0.07, c.1 + uy * 0.07),
            (c.0 - uy * 0.04, c.1 + ux * 0.04),
        ];
        part.mark(&stroke(&line, 0.03, Ends::Both), Tone::Line, 0.4);
    }

    fn knee_line(&self, part: &mut Part, leg: &LegBones) {
        if leg.front.z < 0.25 {
            return;
        }
        let (x, y) = leg.knee.flat();
        let (fx, k) = (leg.front.x * 0.1, self.bones.build.limb);
        let line = [
            (x + fx - 0.09 * k, y + 0.06),
            (x + fx, y + 0.11),
            (x + fx + 0.08 * k, y + 0.05),
        ];
        part.mark(&stroke(&line, 0.022, Ends::Both), Tone::Line, 0.35);
    }
}
