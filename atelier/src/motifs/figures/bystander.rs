//! People who wait, stroll or watch: the crowd of a card.

use crate::colour::Colour;
use crate::line::{blob, circle, ellipse, poly, taper};
use crate::motifs::animals::perched_bird;
use crate::motifs::figures::person::{Arm, Garment, Hair, Hat, Leg, Person, Pose, head_profile};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// How somebody stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stance {
    /// Arms down.
    Waits,
    /// Leaning back a little.
    LeansBack,
    /// A hand over the eyes.
    Peers,
    /// A fan in front of the face.
    Fans,
    /// Arms crossed.
    CrossesArms,
    /// Bent over something to read.
    Reads,
    /// Pointing ahead.
    Points,
    /// A hand on the hip.
    ArmOnHip,
    /// Weary.
    Droops,
    /// On tiptoe, to see more.
    OnTiptoe,
    /// Holding something up.
    Holds,
}

/// What somebody has with them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Prop {
    /// Nothing.
    Nothing,
    /// A fan.
    Fan,
    /// A newspaper.
    Paper,
    /// A parasol.
    Parasol,
    /// A swimming ring.
    Ring,
    /// A ball.
    Ball,
    /// A bag.
    Bag,
    /// A surfboard, taller than its owner.
    Surfboard,
    /// A cello in its case.
    Cello,
    /// A cage with a bird.
    Cage,
    /// A ladder, carried across.
    Ladder,
    /// A child on the shoulders.
    Rider,
}

/// One of a crowd who looks to the right. What they wear is left to chance.
#[derive(Clone, Copy, Debug)]
pub struct Bystander {
    /// Where the feet are; at size 1 most adults are about 100 high.
    pub spot: Spot,
    /// How they stand.
    pub stance: Stance,
    /// What they have with them.
    pub prop: Prop,
    /// Whether it is a child.
    pub child: bool,
}

const HEIGHTS: [f64; 7] = [1.1, 1.06, 1.02, 0.96, 0.92, 0.9, 1.0];
const CREAM: &str = "#fff0cc";
const YELLOW: &str = "#f2c53d";
const WINE: &str = "#5a3040";
const SKINS: [&str; 6] = [
    "#f0c3a0", "#d99a74", "#b9785a", "#8a573f", "#6a4030", "#e6b08a",
];
const HAIRS: [&str; 6] = [
    "#2a1a22", "#5a3424", "#a0522d", "#d9a04a", "#8a8088", "#3a2430",
];
const COATS: [&str; 12] = [
    "#c8443a", "#2f7f80", "#e0a02f", "#7a4a7a", "#4f7a4a", "#e0704a", "#35567f", "#b0506a",
    "#a86a2f", "#d98a8a", "#5a8f9a", "#8a3f3a",
];
const LEGS: [&str; 5] = ["#4a3048", "#35466a", "#7a4a3a", "#8a6a4a", "#3f5a4a"];
const STRAW: [&str; 5] = ["#e6b85a", "#e6b85a", "#d99a4a", "#b06a3a", "#7a3f4a"];

impl Bystander {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let mut chance = Chance::of("bystander", seed as u64);
        let person = self.person(&mut chance, seed as usize);
        // Stretched further, a face would show it; two faces would show it twice.
        let wide = match (self.child, self.prop) {
            (false, Prop::Rider) => 1.0,
            (false, _) => *chance.pick(&[1.0, 1.0, 1.06, 1.12, 1.2, 0.92]),
            (true, _) => 1.05,
        };
        let prop = self.prop.ink(scene, &person, seed + 30, &mut chance);
        let ink = match self.prop {
            Prop::Surfboard | Prop::Cello => prop + person.ink(scene, seed),
            _ => person.ink_holding(scene, seed, prop),
        };
        match wide == 1.0 {
            true => ink,
            false => scene.widened(ink, self.spot.at.0, wide),
        }
    }

    /// Neighbours, who have neighbouring numbers, are not of one height and do not wear the same.
    fn person(&self, chance: &mut Chance, number: usize) -> Person {
        let coat = COATS[(number * 5 + chance.below(3) as usize) % COATS.len()];
        let skin = SKINS[(number * 7 + chance.below(2) as usize) % SKINS.len()];
        let garment = *chance.pick(&[
            Garment::Dress,
            Garment::Dress,
            Garment::Jumper,
            Garment::Jumper,
            Garment::Coat,
        ]);
        let bare = garment == Garment::Jumper && chance.happens(0.45);
        let legs = if bare { skin } else { *chance.pick(&LEGS) };
        let hair = [
            Hair::Short,
            Hair::Short,
            Hair::Bun,
            Hair::Bun,
            Hair::Bob,
            Hair::Long,
        ];
        let hat = match chance.below(6) {
            0 | 1 => Some((Hat::Brim, Colour::from(*chance.pick(&STRAW)))),
            2 => Some((Hat::Beret, (*chance.pick(&COATS)).into())),
            _ => None,
        };
        let size = if self.child {
            0.64
        } else {
            HEIGHTS[number % HEIGHTS.len()]
        };
        Person {
            spot: Spot {
                size: self.spot.size * size,
                ..self.spot
            },
            pose: self.stance.pose(),
            garment,
            coat: coat.into(),
            legs: legs.into(),
            shoes: "#3a1f2a".into(),
            skin: skin.into(),
            dark: "#3a1630".into(),
            hem: *chance.pick(&[-26.0, -20.0, -32.0]),
            flare: chance.between(11.0, 17.0),
            folds: self.spot.size > 0.9,
            head_size: if self.child { 9.0 } else { 7.2 },
            child: self.child,
            hair: Some((*chance.pick(&hair), (*chance.pick(&HAIRS)).into())),
            hat,
            ..Person::default()
        }
    }
}

impl Stance {
    /// Where the joints of somebody are who stands so.
    pub fn pose(self) -> Pose {
        let arm = |elbow: At, hand: At| Some(Arm::new(elbow, hand));
        let pose = Pose {
            hip: (0.0, -48.0),
            neck: (1.0, -81.0),
            head: (2.0, -92.0),
            tilt: 0.0,
            far_leg: Leg::new((-2.0, -25.0), (-5.0, -3.0)),
            near_leg: Leg::new((3.0, -25.0), (4.0, -3.0)),
            far_arm: arm((-4.0, -64.0), (0.0, -50.0)),
            near_arm: arm((-3.0, -63.0), (3.0, -49.0)),
        };
        match self {
            Stance::Waits => pose,
            Stance::LeansBack => Pose {
                neck: (-4.0, -80.0),
                head: (-5.0, -91.0),
                tilt: -14.0,
                ..pose
            },
            Stance::Peers => Pose {
                near_arm: arm((10.0, -73.0), (8.0, -88.0)),
                ..pose
            },
            Stance::Fans => Pose {
                near_arm: arm((10.0, -61.0), (18.0, -70.0)),
                ..pose
            },
            Stance::CrossesArms => Pose {
                near_arm: arm((8.0, -61.0), (11.0, -69.0)),
                far_arm: arm((9.0, -60.0), (5.0, -67.0)),
                ..pose
            },
            Stance::Reads => Pose {
                near_arm: arm((8.0, -60.0), (16.0, -66.0)),
                far_arm: arm((9.0, -61.0), (17.0, -68.0)),
                tilt: 16.0,
                ..pose
            },
            Stance::Points => Pose {
                near_arm: arm((13.0, -76.0), (25.0, -84.0)),
                ..pose
            },
            Stance::ArmOnHip => Pose {
                near_arm: arm((-11.0, -62.0), (-2.0, -50.0)),
                ..pose
            },
            Stance::Droops => Pose {
                neck: (5.0, -78.0),
                head: (10.0, -87.0),
                tilt: 22.0,
                near_arm: arm((3.0, -61.0), (8.0, -46.0)),
                ..pose
            },
            Stance::OnTiptoe => Pose {
                neck: (2.0, -82.0),
                head: (3.0, -93.0),
                tilt: -8.0,
                near_leg: Leg::new((2.0, -26.0), (3.0, -6.0)),
                far_leg: Leg::new((-2.0, -26.0), (-3.0, -6.0)),
                near_arm: arm((6.0, -72.0), (16.0, -70.0)),
                ..pose
            },
            Stance::Holds => Pose {
                near_arm: arm((6.0, -64.0), (13.0, -70.0)),
                ..pose
            },
        }
    }
}

impl Prop {
    fn ink(self, scene: &Scene, person: &Person, seed: i64, chance: &mut Chance) -> Ink {
        let piece = |shape, colour: &str, shade| person.piece(scene, &shape, colour, shade, seed);
        match self {
            Prop::Nothing => Ink::none(),
            Prop::Fan => {
                let colour = *chance.pick(&["#c8443a", "#2f7f80", CREAM, "#7a4a7a"]);
                fan(scene, person, colour, seed)
            }
            Prop::Paper => piece(
                poly(&spots![14, -82; 28, -80; 27, -58; 13, -60]),
                "#f3dfae",
                0.4,
            ),
            Prop::Parasol => {
                let colour = *chance.pick(&COATS);
                let canopy = blob(&knots![
                    -22, -106, corner; -14, -118; 2, -128; 14, -131; 28, -127; 42, -117; 48, -104, corner; 37, -109;
                    30, -104, corner; 22, -109; 13, -104, corner; 4, -109; -5, -104, corner; -13, -110
                ]);
                piece(taper(&spots![13, -66; 13, -118], &[1.6, 1.6]), WINE, 0.46)
                    + piece(canopy, colour, 0.45)
            }
            Prop::Ring => {
                let tilted = |at: At, rx, ry| ellipse(at, rx, ry).turned(6.0, at);
                let ring = tilted((2.0, -50.0), 17.0, 8.0).minus(&tilted((2.0, -51.0), 9.0, 3.0));
                piece(ring, YELLOW, 0.5)
            }
            Prop::Ball => {
                let seam = taper(&spots![14, -71; 17, -62; 14, -53], &[2.0, 4.0, 2.0]);
                piece(circle((14.0, -62.0), 9.0), "#e0574a", 0.5) + piece(seam, CREAM, 0.3)
            }
            Prop::Bag => {
                let bag = blob(&knots![-2, -46, corner; 10, -46, corner; 12, -28; -4, -28]);
                piece(bag, "#a86a2f", 0.5)
            }
            Prop::Surfboard => {
                let board = blob(&knots![
                    -12, 0; -18, -40; -17, -90; -10, -124, corner; -3, -90; -2, -40; -6, 0
                ]);
                let stripe = taper(&spots![-11, -2; -10, -60; -10, -118], &[1.4, 2.4, 0.6]);
                piece(board, "#e0704a", 0.5) + piece(stripe, CREAM, 0.2)
            }
            Prop::Cello => {
                let case = all([
                    ellipse((-13.0, -40.0), 11.0, 13.0),
                    ellipse((-12.0, -60.0), 8.4, 10.0),
                    taper(&spots![-12, -64; -10, -100], &[5.0, 4.0]),
                ]);
                let strap = taper(&spots![-4, -80; 2, -66; -6, -50], &[2.0, 2.0, 2.0]);
                piece(case.fillet(3.0), "#5a2a28", 0.6) + piece(strap, "#3a1f2a", 0.3)
            }
            Prop::Cage => cage(scene, person, seed),
            Prop::Ladder => {
                let rungs = (0..7).map(|i| {
                    let (x, up) = (-40.0 + f64::from(i) * 14.0, f64::from(i) * 1.1);
                    taper(&spots![x, -71.0 - up; x, -60.0 - up], &[2.0, 2.0])
                });
                let rails = [
                    taper(&spots![-46, -70; 52, -78], &[2.6, 2.6]),
                    taper(&spots![-46, -60; 52, -68], &[2.6, 2.6]),
                ];
                piece(all(rungs.chain(rails)), "#b07a3f", 0.4)
            }
            Prop::Rider => rider(scene, person, seed),
        }
    }
}

fn fan(scene: &Scene, person: &Person, colour: &str, seed: i64) -> Ink {
    let fan = blob(&knots![19, -72, corner; 15, -87; 21, -92; 29, -91; 34, -84; 33, -76]);
    let ribs = (0..4).map(|i| {
        let i = f64::from(i);
        let rib = taper(
            &spots![19, -72; 17.0 + i * 5.0, -88.0 + i * i * 1.1],
            &[0.5, 0.9],
        );
        scene.veil(&person.spot.put(&rib), "#3a1f33", 0.5)
    });
    person.piece(scene, &fan, colour, 0.4, seed) + ribs.sum()
}

fn cage(scene: &Scene, person: &Person, seed: i64) -> Ink {
    let bars = [-9.6, -4.8, 0.0, 4.8, 9.6].map(|x| {
        let points = spots![16, -50; 16.0 + x, -42; 16.0 + x, -27];
        taper(&points, &[0.9, 0.9, 0.9])
    });
    let rings = [
        taper(&spots![5, -27; 27, -27], &[2.0, 2.0]),
        taper(&spots![7, -42; 25, -42], &[1.0, 1.0]),
    ];
    let handle = taper(&spots![13, -69; 15, -60; 16, -50], &[1.0, 1.0, 1.4]);
    let bird = Spot::new(15.0, -29.0, 0.42).put(&perched_bird());
    let bars = all(bars.into_iter().chain(rings));
    person.piece(scene, &handle, "#7a4a2a", 0.46, seed)
        + person.piece(scene, &bars, "#b07a2f", 0.2, seed)
        + person.piece(scene, &bird, "#e0a02f", 0.3, seed)
}

/// A child on the shoulders, who points ahead.
fn rider(scene: &Scene, person: &Person, seed: i64) -> Ink {
    let leg = taper(&spots![-2, -86; 7, -80; 8, -66], &[5.0, 5.0, 4.0]);
    let jumper = blob(&knots![-7, -88; -7, -104; -2, -112; 4, -110; 7, -98; 6, -87]);
    let head = head_profile(true).scaled(7.4).moved(1.0, -119.0);
    let hair = blob(&knots![-7, -117; -6, -126; 2, -128; 8, -123; 0, -121; -4, -114]);
    let arm = taper(&spots![1, -104; 10, -110; 14, -122], &[4.0, 3.6, 3.0]);
    person.piece(scene, &leg, "#35466a", 0.46, seed)
        + person.piece(scene, &jumper, YELLOW, 0.5, seed)
        + person.piece(scene, &head, "#b9785a", 0.3, seed)
        + person.piece(scene, &hair, "#2a1a22", 0.4, seed)
        + person.piece(scene, &arm, YELLOW, 0.4, seed)
}
