//! An ice-cream cart.

use crate::line::{Knot, blob, circle, ellipse, handcut, poly, taper, towards};
use crate::motifs::figures::person::{Arm, Garment, Hair, Hat, Leg, Person, Pose};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// An ice-cream cart with its seller, who looks to the left, about 250 high; it stands on the origin.
#[derive(Clone, Copy)]
pub struct IceCreamCart {
    /// Where.
    pub spot: Spot,
}

impl IceCreamCart {
    const INK: &str = "#3a1f33";
    const RED: &str = "#e0574a";
    const CREAM: &str = "#fff0cc";
    const VANILLA: &str = "#f6e0b0";
    const WOOD: &str = "#7a3f3a";

    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif::new(scene, self.spot, seed);
        let paper = Paper {
            deep: 0.5,
            uneven: 0.5,
            wave: 20.0,
            lit: 0.25,
            rim: 1.2,
            grain: 0.75,
            ..Paper::new(motif, Self::INK)
        };
        let ground = paper.put(&ellipse((-16.0, 4.0), 96.0, 14.0));
        let mut ink = Smudge::of("#8f3f30", 6.0).ink(scene, &ground);
        ink += self.seller(scene) + self.cart(&paper);
        for x in [-60.0, 64.0] {
            ink += paper.piece(&taper(&spots![x, -50; x, -128], &[5.0, 5.0]), Self::WOOD, 4);
        }
        let counter = poly(&spots![-70, -60; 74, -60; 72, -50; -68, -50]);
        ink += paper.piece(&counter, Self::CREAM, 5);
        ink + self.awning(&paper) + self.cone(&paper)
    }

    fn seller(&self, scene: &Scene) -> Ink {
        let (x, y) = self.spot.point((6.0, -26.0));
        let seller = Person {
            spot: Spot::new(x, y, 1.04 * self.spot.size).flipped(true),
            pose: Pose {
                hip: (0.0, -40.0),
                neck: (0.0, -74.0),
                head: (1.0, -85.0),
                tilt: 0.0,
                far_leg: Leg::new((-3.0, -20.0), (-4.0, -3.0)),
                near_leg: Leg::new((3.0, -20.0), (4.0, -3.0)),
                far_arm: Some(Arm::new((9.0, -58.0), (18.0, -62.0))),
                near_arm: Some(Arm::new((10.0, -56.0), (22.0, -58.0))),
            },
            garment: Garment::Jumper,
            coat: "#f3e3c0".into(),
            legs: "#5a3040".into(),
            shoes: Self::INK.into(),
            skin: "#a86a4c".into(),
            dark: Self::INK.into(),
            head_size: 8.0,
            hair: Some((Hair::Short, "#2a1a22".into())),
            hat: Some((Hat::Beret, Self::RED.into())),
            ..Person::default()
        };
        seller.ink(scene, 2)
    }

    fn cart(&self, paper: &Paper) -> Ink {
        let body = poly(&spots![-66, -54; 70, -54; 64, -4; -60, -4]);
        let mut ink = paper.piece(&body, Self::VANILLA, 2);
        for i in 0..5 {
            let (top, foot) = (-66.0 + f64::from(i) * 27.2, -60.0 + f64::from(i) * 25.0);
            let stripe = poly(&spots![top, -54; top + 14.0, -54; foot + 12.0, -4; foot, -4]);
            ink += paper.stain(&stripe, Self::RED, 0.9);
        }
        for x in [-40.0, 44.0] {
            let hub = (x, -2.0);
            ink += paper.piece(&circle(hub, 17.0), Self::WOOD, 3);
            ink += paper.mark(&circle(hub, 11.5), Self::VANILLA);
            let spokes = [0.0, 60.0, 120.0].map(|turn| {
                let ends = [towards(hub, turn, 12.0), towards(hub, turn + 180.0, 12.0)];
                taper(&ends, &[2.2, 2.2])
            });
            ink += paper.mark(&all(spokes), Self::WOOD);
        }
        ink
    }

    fn awning(&self, paper: &Paper) -> Ink {
        let scene = paper.motif.scene;
        let mut knots = knots![
            -84, -128, corner; -60, -156; 0, -166; 62, -156; 88, -128, corner
        ]
        .to_vec();
        for i in (1..=6).rev() {
            let right = -84.0 + f64::from(i) * 28.6;
            knots.push(Knot::from((right - 14.3, -116.0)));
            if i > 1 {
                knots.extend(knots![right - 28.6, -128, corner]);
            }
        }
        let awning = blob(&knots);
        let stripes = (0..6).map(|i| {
            let i = f64::from(i);
            let (top, foot) = ((i - 3.0) * 18.0, -84.0 + i * 28.6);
            let stripe = poly(&spots![top, -168; top + 9.0, -168; foot + 14.3, -112; foot, -112]);
            paper.stain(&stripe, Self::CREAM, 0.92)
        });
        let below = scene.shadow(&paper.put(&awning), (0.0, 6.0), 7.0, Self::INK, 0.4);
        below
            + paper.piece(&awning, Self::RED, 6)
            + scene.clipped(&paper.put(&awning), stripes.sum::<Ink>())
    }

    /// A giant cone on the roof.
    fn cone(&self, paper: &Paper) -> Ink {
        let cone = poly(&spots![-18, -196; 22, -196; 2, -150]);
        let mut ink = paper.piece(&cone, "#e0a04a", 7);
        let waffle = (0..7).flat_map(|i| {
            let x = -30.0 + f64::from(i) * 9.0;
            let (up, down) = (
                spots![x, -150; x + 24.0, -200],
                spots![-x, -150; -x - 24.0, -200],
            );
            [up, down].map(|line| taper(&line, &[1.2, 1.2]))
        });
        let waffle = paper.stain(&all(waffle), "#9a5a2f", 0.7);
        ink += paper.motif.scene.clipped(&paper.put(&cone), waffle);
        for (x, y, r, colour) in [
            (-10.0, -206.0, 17.0, "#f3a0a0"),
            (14.0, -206.0, 17.0, "#a9d08a"),
            (2.0, -226.0, 18.0, Self::VANILLA),
        ] {
            let scoop = handcut(&ellipse((x, y), r, r * 0.92), 1.4, 8.0, 3);
            ink += paper.piece(&scoop, colour, 8);
        }
        ink
    }
}
