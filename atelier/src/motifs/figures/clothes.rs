//! Clothes: what falls from the shoulders and hips, with its seams, buttons and folds.

use super::body::Body;
use super::figure::Stage;
use super::view::View;
use crate::colour::{Colour, mix};
use crate::line::{between, circle, ellipse, poly, rect, step, taper};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// What somebody wears.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Garment {
    /// A coat with one row of buttons.
    #[default]
    Coat,
    /// A dress with a collar and a waist.
    Dress,
    /// A jumper and trousers.
    Trousers,
    /// A jacket with two rows of buttons, and trousers.
    Uniform,
    /// A robe down to the feet, with wide sleeves.
    Robe,
    /// A jumper and short trousers.
    Shorts,
}

/// How far sleeves go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sleeves {
    /// To the wrist.
    #[default]
    Long,
    /// Rolled up above the elbow.
    Short,
    /// None: the arms are bare.
    None,
}

/// How a skirt falls.
struct Fall {
    /// How far from the knees to the feet.
    hem: f64,
    /// Half its width at the knees.
    knees: f64,
    /// Half its width at the hem.
    wide: f64,
}

impl Garment {
    /// Whether legs are seen from the hips down.
    pub(super) fn has_legs(self) -> bool {
        matches!(self, Garment::Trousers | Garment::Uniform | Garment::Shorts)
    }

    /// Whether the legs are covered down to the ankle.
    pub(super) fn covers_shins(self) -> bool {
        matches!(self, Garment::Trousers | Garment::Uniform)
    }

    /// How wide the sleeves are at shoulder, elbow and wrist.
    pub(super) fn sleeves(self, body: &Body) -> [f64; 3] {
        match self {
            Garment::Robe => [6.4, 7.6, 11.4],
            _ => [6.2 * body.limbs, 5.2 * body.limbs, 4.3 * body.limbs],
        }
    }

    /// How wide the legs are at hip, knee and ankle.
    pub(super) fn legs(self, body: &Body) -> [f64; 3] {
        let limbs = body.limbs;
        match self.has_legs() {
            true => [
                9.6 * limbs * (1.0 + (body.round - 1.0) * 0.5),
                7.4 * limbs,
                5.2 * limbs,
            ],
            false => [8.4 * limbs, 6.0 * limbs, 4.0 * limbs],
        }
    }

    fn fall(self, hem: Option<f64>) -> Option<Fall> {
        let (usual, knees, wide) = match self {
            Garment::Coat => (0.18, 7.6, 8.0),
            Garment::Dress => (0.35, 7.4, 9.0),
            Garment::Robe => (0.93, 8.0, 9.5),
            Garment::Trousers | Garment::Uniform | Garment::Shorts => return None,
        };
        Some(Fall {
            hem: hem.unwrap_or(usual),
            knees,
            wide,
        })
    }

    /// The large piece of it.
    pub(super) fn shape(self, body: &Body, hem: Option<f64>) -> Shape {
        let torso = body.torso();
        let (h, belly) = (body.hip, body.belly);
        if let Some(fall) = self.fall(hem) {
            let skirt = skirt(body, &fall);
            return torso.and(&skirt).fillet(5.0).softened(0.8);
        }
        if self == Garment::Uniform {
            let tails = poly(&body.places([
                (0.2, -h * 0.95),
                (0.2, h * 0.95 + belly),
                (-0.2, h * 1.08 + belly * 0.6),
                (-0.22, 0.0),
                (-0.2, -h * 1.08),
            ]));
            return torso.and(&tails).fillet(2.0);
        }
        let hem = poly(&body.places([
            (0.2, -h * 0.9),
            (0.2, h * 0.9 + belly),
            (-0.03, h + belly * 0.7),
            (-0.05, 0.0),
            (-0.03, -h),
        ]));
        let below = poly(&body.places([
            (-0.03, -40.0),
            (-0.05, 0.0),
            (-0.03, 40.0),
            (-0.6, 40.0),
            (-0.6, -40.0),
        ]));
        torso.and(&hem).minus(&below).fillet(1.5)
    }

    /// Seams, buttons, collars and folds, to be clipped to its shape.
    pub(super) fn lines(self, stage: &Stage) -> Ink {
        let mut ink = match self {
            Garment::Coat | Garment::Uniform => self.buttoned(stage),
            Garment::Dress => dress_lines(stage),
            Garment::Robe => stage.band(0.34, 0.04, 2.0, 2.4, stage.figure.trim),
            Garment::Trousers | Garment::Shorts => jumper_lines(stage),
        };
        if let Some(fall) = self.fall(stage.figure.hem) {
            ink += folds(stage, &fall);
        }
        if let Some(apron) = stage.figure.apron {
            ink += self.apron(stage, apron);
        }
        if let Some(belt) = stage.figure.belt {
            ink += stage.band(0.2, 0.04, 2.0, 2.4, belt);
        }
        if self == Garment::Uniform {
            for side in [-1.0, 1.0] {
                let at = stage.body.at(0.95, side * stage.body.shoulder * 0.72);
                let epaulette = ellipse(at, 2.6, 1.1).turned(side * 20.0, at);
                ink += stage.scene.fill(&stage.put(&epaulette), stage.figure.trim);
            }
        }
        ink
    }

    /// From the chest nearly to the hem, tied at the waist.
    fn apron(self, stage: &Stage, colour: Colour) -> Ink {
        let (scene, body, pose) = (stage.scene, &stage.body, &stage.body.pose);
        let mut ink = stage.band(0.3, 0.03, 1.0, 1.6, mix(colour, "#3a2a3a", 0.2));
        if body.view == View::Back {
            return ink;
        }
        let (x, w, belly) = (body.front, body.waist, body.belly);
        let low = |leg: usize| between(pose.knees[leg], pose.feet[leg], 0.2);
        let half = w * 0.9;
        let skirt = all([
            poly(&body.places([
                (0.32, x - half * 0.7),
                (0.32, x + half + belly),
                (-0.1, x + half + belly),
            ])),
            circle(body.at(0.0, x + belly), half),
            circle(low(0), half * 0.5),
            circle(low(1), half * 0.7),
        ]);
        let bib = poly(&body.places([
            (0.78, x - 3.4),
            (0.78, x + 3.4 + belly * 0.5),
            (0.3, x + half * 0.7 + belly),
            (0.3, x - half * 0.7),
        ]));
        let apron = stage.cut(&skirt.hull().and(&bib).fillet(1.0), 21);
        ink += scene.shadow(&apron, (0.0, stage.rim), stage.rim * 3.0, "#1a1020", 0.35);
        ink + stage.paper(&apron, colour, false)
    }

    /// The edge a coat or a jacket is closed at, its buttons and its lapels.
    fn buttoned(self, stage: &Stage) -> Ink {
        let (scene, body, figure) = (stage.scene, &stage.body, stage.figure);
        if figure.view == View::Back {
            return Ink::none();
        }
        let (x, belly, pose) = (body.front, body.belly, &body.pose);
        let double = self == Garment::Uniform;
        let end = match double {
            true => body.at(-0.12, x + belly),
            false => {
                let fall = figure.hem.unwrap_or(0.18);
                let knees = between(pose.knees[0], pose.knees[1], 0.5);
                let feet = between(pose.feet[0], pose.feet[1], 0.5);
                let low = |leg: usize| between(pose.knees[leg], pose.feet[leg], fall).1;
                (between(knees, feet, fall).0 + x * 0.6, low(0).max(low(1)))
            }
        };
        let seam = [
            body.at(0.96, x * 0.5),
            body.at(0.5, x + belly),
            body.at(0.0, x + belly),
            end,
        ];
        let seam = stage.line(&seam, &[0.2, 0.7, 0.7, 0.4]);
        let mut ink = scene.veil(&seam, stage.seam(), 0.8);
        for along in [0.78, 0.6, 0.42, 0.24] {
            let middle = x + belly * (1.0 - (along - 0.3_f64).abs());
            let sides: &[f64] = if double { &[-1.9, 1.9] } else { &[-1.9] };
            for side in sides {
                let button = circle(body.at(along, middle + side), 0.62);
                ink += scene.fill(&stage.put(&button), figure.trim);
            }
        }
        for side in [-1.0, 1.0] {
            let lapel = poly(&body.places([
                (1.03, x * 0.6 + side * 3.6),
                (0.82, x + side * 0.4),
                (0.96, x * 0.5),
            ]));
            let colour = match side < 0.0 {
                true => mix(figure.top, "#fff0d0", 0.16),
                false => mix(figure.top, "#140d1a", 0.2),
            };
            ink += scene.fill(&stage.put(&lapel), colour);
        }
        if !double {
            let pocket = body.places([(0.1, -body.hip * 0.75), (0.06, -body.hip * 0.25)]);
            ink += scene.veil(&stage.line(&pocket, &[0.9, 0.9]), stage.seam(), 0.6);
        }
        ink
    }
}

/// What a string drawn tight around hips, knees and hem would leave: so a skirt sits and strides too.
fn skirt(body: &Body, fall: &Fall) -> Shape {
    let pose = &body.pose;
    let knees = fall.knees * (0.9 + 0.1 * body.round);
    let hems = [0, 1].map(|leg| {
        let (x, y) = between(pose.knees[leg], pose.feet[leg], fall.hem);
        let half = fall.wide * 0.82;
        // A hem hangs level, unless the shin lies.
        let (vx, vy) = step(pose.knees[leg], pose.feet[leg]);
        match vy > 0.8 {
            true => rect(x - half, y - 1.0, x + half, y),
            false => taper(
                &[
                    (x - vy * half * 0.7, y + vx * half * 0.7),
                    (x + vy * half * 0.7, y - vx * half * 0.7),
                ],
                &[1.0, 1.0],
            ),
        }
    });
    let upper = all([
        circle(pose.hip, body.hip * 0.98),
        circle(pose.knees[0], knees * 0.78),
        circle(pose.knees[1], knees * 0.78),
    ]);
    let lower = all(pose
        .knees
        .map(|knee| circle(knee, knees * 0.8))
        .into_iter()
        .chain(hems));
    upper.hull().and(&lower.hull())
}

/// Folds that fall from the waist to the hem.
fn folds(stage: &Stage, fall: &Fall) -> Ink {
    let (body, pose) = (&stage.body, &stage.body.pose);
    let folds = [-0.55, -0.15, 0.3, 0.62].map(|aside| {
        let across = 0.5 + aside * 0.6;
        let end: At = between(
            between(pose.knees[0], pose.knees[1], across),
            between(pose.feet[0], pose.feet[1], across),
            fall.hem,
        );
        let root = body.at(0.0, aside * body.hip);
        let line = [
            body.at(0.12, aside * body.hip),
            between(root, end, 0.5),
            (end.0 + aside * 5.0, end.1),
        ];
        let fold = stage.line(&line, &[0.2, 0.9, 0.5]);
        stage.scene.veil(&fold, stage.seam(), 0.5)
    });
    folds.into_iter().sum()
}

fn dress_lines(stage: &Stage) -> Ink {
    let (body, figure) = (&stage.body, stage.figure);
    let waist = stage.band(0.3, 0.03, 1.0, 1.7, mix(figure.top, "#140d1a", 0.3));
    if figure.view == View::Back {
        return waist;
    }
    let x = body.front;
    let collar = body.blob(&[
        (1.04, -4.0),
        (0.9, x - 2.0),
        (0.88, x),
        (0.9, x + 2.0),
        (1.04, 4.0),
        (0.99, 0.0),
    ]);
    waist + stage.scene.fill(&stage.put(&collar), figure.trim)
}

fn jumper_lines(stage: &Stage) -> Ink {
    let (body, figure) = (&stage.body, stage.figure);
    let hem = body.band(0.06, 0.04, body.hip + 1.0);
    let hem = stage.line(&hem, &[2.0, 2.2, 2.0]);
    let mut ink = stage.scene.fill(&hem, mix(figure.top, "#140d1a", 0.28));
    if figure.view != View::Back {
        let x = body.front * 0.5;
        let neck = body.places([(1.0, x - 4.0), (0.92, x), (1.0, x + 4.0)]);
        let neck = stage.line(&neck, &[0.6, 1.8, 0.6]);
        ink += stage.scene.fill(&neck, figure.trim);
    }
    ink
}

/// A cape from the shoulders to the calves, open before the body.
pub(super) fn cape(body: &Body) -> Shape {
    let pose = &body.pose;
    let back = body.view.pick(0.0, -3.0, -6.0, 0.0);
    let neck = body.places([
        (1.0, -4.0),
        (1.0, 3.0),
        (0.84, -body.shoulder),
        (0.84, body.shoulder * 0.8),
    ]);
    let low = between(
        between(pose.knees[0], pose.knees[1], 0.5),
        between(pose.feet[0], pose.feet[1], 0.5),
        0.5,
    );
    let (x, y) = (low.0 + back, low.1);
    let hem = [
        (x - 16.0, y),
        (x - 5.0, y + 3.0),
        (x + 6.0, y + 2.0),
        (x + 13.0, y - 1.0),
    ];
    let spots = neck.into_iter().chain(hem).map(|at| circle(at, 1.6));
    let waist = body.places([(0.3, -body.waist - 5.0), (0.3, body.waist + 1.0)]);
    all(spots.chain(waist.map(|at| circle(at, 1.6))))
        .hull()
        .softened(0.8)
}
