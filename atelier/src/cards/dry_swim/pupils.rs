//! Eight grown-ups on eight piano stools, in earnest.

use crate::line::poly;
use crate::motifs::Oblique;
use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Beard, Bottom, Build, Clothes, CutPerson, Gesture, Hair, Head, Headwear, LegPose,
    Mood, PaperStyle, Pattern, Person, Pose, Proportions, Shoes, Top, UPRIGHT,
};
use crate::motifs::things::PianoStool;
use crate::scene::Scene;
use crate::shape::{At, Shape};

use super::{FALL, above, ground, metre, salt, shade};

pub const CORAL: &str = "#f0614f";

/// One of them, and the stool.
struct Pupil {
    /// To the right and away from us, in metres.
    at: At,
    high: f64,
    seat: &'static str,
    person: Person,
}

/// Stretched out ahead.
fn ahead(out: f64, down: f64) -> ArmPose {
    ArmPose::to(out, 0.93, 0.16 + down)
        .elbow(1.0, 0.0, -0.6)
        .hand(Gesture::Flat)
        .fingers(0.0, 1.0, 0.12)
        .thumb(-1.0, 0.0, 0.1)
}

/// Coming over, the elbow high.
fn over(up: f64) -> ArmPose {
    ArmPose::to(0.42, up, -0.12)
        .elbow(0.5, -0.25, -1.0)
        .hand(Gesture::Relaxed)
        .fingers(0.1, 0.8, 0.6)
        .thumb(-1.0, 0.1, 0.0)
}

/// Pulling through below.
fn under(up: f64) -> ArmPose {
    ArmPose::to(-0.02, up, 0.66)
        .elbow(1.0, 0.3, 0.2)
        .hand(Gesture::Flat)
        .fingers(-0.1, -0.1, 1.0)
        .thumb(-1.0, 0.3, 0.0)
}

/// Pushed back along the hip.
fn past() -> ArmPose {
    ArmPose::to(0.18, -0.86, -0.22)
        .elbow(0.6, 0.0, -1.0)
        .hand(Gesture::Flat)
        .fingers(0.1, -1.0, -0.1)
        .thumb(-0.2, 0.0, 1.0)
}

/// A leg of the kick: up or down.
fn kick(up: f64) -> LegPose {
    LegPose::to(0.13, 0.05, -up)
        .knee(0.15, 0.1, 1.0)
        .toe(0.12, -1.0, 0.25)
}

/// A toe on the ground.
const CHEATING: LegPose = LegPose::to(0.22, 0.3, 0.66)
    .knee(0.2, 0.2, 1.0)
    .toe(0.1, -0.7, 0.9);

/// Prone, the breast raised, looking ahead; `turn` is how far the face is turned to its left.
fn crawl(arms: [ArmPose; 2], kicks: [f64; 2], turn: f64, rise: f64) -> Pose {
    Pose {
        hips: v(0.0, 0.99, 0.0),
        lean: (-rise, 0.0),
        bow: -0.16,
        crane: -0.1,
        head: (turn, -66.0 - rise * 0.6, 0.0),
        arms,
        legs: kicks.map(kick),
        tip: (88.0, 0.0),
        ..UPRIGHT
    }
}

fn suit(colour: &str, pattern: Pattern) -> Clothes {
    Clothes {
        top: Top::Vest,
        top_colour: colour.into(),
        top_pattern: pattern,
        bottom: Bottom::Shorts,
        bottom_colour: colour.into(),
        bottom_pattern: pattern,
        shoes: Shoes::Barefoot,
        ..Clothes::default()
    }
}

fn capped(mood: Mood) -> Head {
    Head {
        mood: Mood {
            tilt: (0.0, 0.0),
            ..mood
        },
        hair: Hair::Cropped,
        wears: Headwear::Beanie(CORAL.into()),
        ..Head::default()
    }
}

/// The cheeks blown up with air.
const BREATH: Mood = Mood {
    cheeks: 1.0,
    pressed: 1.0,
    wide: 0.62,
    smile: -0.02,
    upper: 0.95,
    brow_in: 0.08,
    brow_out: 0.08,
    blush: 1.3,
    ..Mood::CALM
};

/// Gasping for it.
const GASP: Mood = Mood {
    open: 0.2,
    wide: 0.7,
    upper: 0.95,
    brow_in: 0.1,
    brow_out: 0.03,
    ..Mood::CALM
};

fn class() -> Vec<Pupil> {
    let stout = Build::Of(Proportions {
        trunk: 1.62,
        limb: 1.5,
        ..Build::Large.proportions()
    });
    let of =
        |at: At, high: f64, seat: &'static str, facing: f64, metres: f64, person: Person| Pupil {
            at,
            high,
            seat,
            person: Person {
                height: metres * metre(at.1),
                facing: Some(facing),
                above: above(at.1),
                ..person
            },
        };
    let teal = "#5fa8a6";
    vec![
        of(
            (-0.62, 4.7),
            0.52,
            "#3f8f93",
            42.0,
            1.68,
            Person {
                build: stout,
                pose: crawl([over(0.34), ahead(0.1, 0.0)], [0.22, -0.12], 8.0, 12.0),
                skin: Skin::Sand,
                head: Head {
                    age: Some(Age::Middle),
                    ..capped(BREATH)
                },
                clothes: suit("#4f9fa2", Pattern::Dots("#f4efe0".into())),
                seed: 11,
                ..Person::default()
            },
        ),
        of(
            (-0.3, 7.0),
            0.55,
            "#c9b48a",
            46.0,
            1.76,
            Person {
                build: Build::Thin,
                pose: Pose {
                    legs: [CHEATING, kick(0.24)],
                    ..crawl([ahead(0.1, 0.02), past()], [0.0, 0.24], -24.0, 10.0)
                },
                skin: Skin::Porcelain,
                head: Head {
                    age: Some(Age::Old),
                    hair_colour: "#efeae4".into(),
                    beard: Beard::Moustache,
                    glasses: Some("#2a4a66".into()),
                    ..capped(GASP)
                },
                clothes: suit("#e9e2d0", Pattern::Hoops("#5fa0a8".into())),
                seed: 12,
                ..Person::default()
            },
        ),
        of(
            (0.22, 9.4),
            0.5,
            "#7fb5ae",
            50.0,
            1.8,
            Person {
                build: Build::Strong,
                pose: crawl([under(0.42), over(0.5)], [0.2, -0.06], 14.0, 14.0),
                skin: Skin::Umber,
                head: Head {
                    gaze: Some((0.9, 0.2)),
                    ..capped(Mood::CALM)
                },
                clothes: Clothes {
                    bottom_colour: "#3c8a94".into(),
                    ..suit("#3c8a94", Pattern::Plain)
                },
                seed: 13,
                ..Person::default()
            },
        ),
        of(
            (0.7, 11.8),
            0.54,
            "#3f8f93",
            44.0,
            1.66,
            Person {
                pose: crawl([past(), ahead(0.08, 0.0)], [0.2, -0.1], 12.0, 12.0),
                skin: Skin::Honey,
                head: Head {
                    wears: Headwear::Headscarf(CORAL.into()),
                    ..capped(Mood::EFFORT)
                },
                clothes: Clothes {
                    top: Top::Jumper,
                    bottom: Bottom::Trousers,
                    ..suit(teal, Pattern::Plain)
                },
                seed: 14,
                ..Person::default()
            },
        ),
        of(
            (1.16, 14.4),
            0.56,
            "#c9b48a",
            52.0,
            1.7,
            Person {
                build: Build::Old,
                pose: crawl([ahead(0.1, 0.0), over(0.4)], [-0.1, 0.2], 0.0, 14.0),
                skin: Skin::Ebony,
                head: capped(BREATH),
                clothes: suit("#f0e2c0", Pattern::Dots("#d98f6a".into())),
                seed: 15,
                ..Person::default()
            },
        ),
        of(
            (1.68, 17.2),
            0.52,
            "#7fb5ae",
            46.0,
            1.9,
            Person {
                build: Build::Thin,
                pose: crawl([over(0.2), ahead(0.1, 0.0)], [0.26, -0.1], 0.0, 10.0),
                skin: Skin::Porcelain,
                head: capped(GASP),
                clothes: suit("#7cb8b4", Pattern::Plain),
                seed: 16,
                ..Person::default()
            },
        ),
        of(
            (2.22, 20.2),
            0.55,
            "#3f8f93",
            50.0,
            1.66,
            Person {
                build: Build::Large,
                pose: crawl([ahead(0.1, 0.0), past()], [-0.1, 0.2], 0.0, 14.0),
                skin: Skin::Honey,
                head: capped(Mood::CALM),
                clothes: suit("#e9e2d0", Pattern::Plain),
                seed: 17,
                ..Person::default()
            },
        ),
        of(
            (2.86, 23.6),
            0.54,
            "#c9b48a",
            48.0,
            1.72,
            Person {
                pose: crawl([over(0.4), ahead(0.1, 0.0)], [0.2, -0.1], 0.0, 14.0),
                skin: Skin::Umber,
                head: capped(Mood::CALM),
                clothes: suit("#4f9fa2", Pattern::Plain),
                seed: 18,
                ..Person::default()
            },
        ),
    ]
}

impl Pupil {
    /// The person with the belly on the seat: `up` is how far from above it is seen.
    fn lying(&self, above: f64) -> Person {
        let person = self.person;
        let level = Person {
            above: 0.0,
            ..person
        };
        let bones = level.skeleton();
        let trunk = bones.build.trunk;
        let belly = (2..=5)
            .map(|i| bones.spine(f64::from(i) / 10.0).y)
            .fold(f64::MIN, f64::max)
            + 0.36 * trunk;
        let k = person.scale();
        let high = self.high * metre(self.at.1) / k;
        let (x, y) = ground(self.at.0, self.at.1);
        Person {
            at: (x, y - (belly + high) * k * above.to_radians().cos()),
            above,
            ..person
        }
    }

    /// Its shade: the body seen from straight above, let down on the salt.
    fn fallen(&self) -> Shape {
        let from_above = self.lying(90.0);
        let k = metre(self.at.1);
        let (x0, y0) = from_above.at;
        let up = self.high + 0.12;
        from_above.cut((0.0, 0.0)).outline().bent(|(x, y)| {
            let (x, z) = (self.at.0 + (x - x0) / k, self.at.1 - (y - y0) / k);
            ground(x + FALL.0 * up, z + FALL.1 * up)
        })
    }

    fn stool(&self) -> PianoStool {
        PianoStool {
            stand: Oblique {
                at: ground(self.at.0, self.at.1),
                facing: 12.0 + self.at.1 * 23.0,
                size: metre(self.at.1),
                above: above(self.at.1),
            },
            high: self.high,
            wood: "#6b3a34",
            seat: self.seat,
        }
    }

    fn draw(&self, scene: &Scene) {
        let stool = self.stool();
        let up = self.high;
        let (x, z) = self.at;
        let ends = [(0.05, 0.0), (-0.05, 0.0), (-0.04, up), (0.04, up)]
            .map(|(aside, up): (f64, f64)| ground(x + aside + FALL.0 * up, z + FALL.1 * up));
        shade(scene, &self.fallen().and(&poly(&ends)), z);
        scene.add(stool.ink(scene));
        let cut: CutPerson = self.lying(above(z)).cut(scene.light);
        scene.add(cut.paint(
            scene,
            PaperStyle {
                focal: z < 10.0,
                ..PaperStyle::default()
            },
        ));
    }
}

pub fn draw(scene: &Scene) {
    let class = class();
    for (i, pupil) in class.iter().enumerate().rev() {
        if i == 1 {
            salt::puddle(scene, (pupil.at.0 + 0.1, pupil.at.1), 0.62);
        }
        pupil.draw(scene);
    }
}
