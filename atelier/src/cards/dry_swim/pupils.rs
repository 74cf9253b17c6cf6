//! Eight grown-ups on eight piano stools, in earnest.

use crate::line::{ellipse, poly};
use crate::motifs::Oblique;
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, Beard, Bottom, Build, Clothes, CutPerson, Hair, Head, Headwear, Kind, Mood, PaperStyle,
    Part, Pattern, Person, Proportions, Shoes, Side, Top,
};
use crate::motifs::things::PianoStool;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

use super::strokes::{ahead, crawl, over, past, under};
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
                pose: crawl([over(0.4), ahead(0.1, 0.0)], [0.16, 0.02], 8.0, 12.0),
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
                pose: crawl([over(0.5), ahead(0.1, 0.02)], [0.0, 0.16], -24.0, 10.0),
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
                pose: crawl([over(0.5), under(0.42)], [0.16, 0.0], 14.0, 14.0),
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
                pose: crawl([over(0.4), ahead(0.1, 0.0)], [0.0, 0.18], 0.0, 14.0),
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
                facing: 12.0,
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
        let style = PaperStyle {
            focal: z < 10.0,
            ..PaperStyle::default()
        };
        // The arm on the far side comes over behind the head.
        let far =
            |part: &&Part| matches!(part.kind, Kind::Arm(Side::Left) | Kind::Hand(Side::Left));
        let behind: Ink = cut
            .parts
            .iter()
            .filter(far)
            .map(|part| part.paint(scene, style))
            .sum();
        scene.add(behind);
        if z < 10.0 {
            self.seat_of_trousers(scene, &cut);
        }
        let before = CutPerson {
            parts: cut
                .parts
                .iter()
                .filter(|part| !far(part))
                .cloned()
                .collect(),
            landmarks: cut.landmarks,
        };
        scene.add(before.paint(scene, style));
    }

    /// What stands up between the small of the back and the thighs.
    fn seat_of_trousers(&self, scene: &Scene, cut: &CutPerson) {
        let k = cut.landmarks.head_height;
        let (hx, hy) = cut.landmarks.hips;
        let wide = self.person.build.proportions().trunk;
        let round = ellipse((0.0, 0.0), 0.31 * k * wide, 0.27 * k * wide)
            .turned(12.0, (0.0, 0.0))
            .moved(hx - 0.24 * k, hy - 0.15 * k);
        let colour = self.person.clothes.bottom_colour;
        scene.add(scene.fill(&round, colour));
        let (ring, mark) = match self.person.clothes.bottom_pattern {
            Pattern::Dots(dot) => {
                let dots = (0..40).map(|i| {
                    let (row, column) = (i / 8, i % 8);
                    let shift = if row % 2 == 0 { 0.0 } else { 0.07 };
                    let at = (
                        hx + k * (0.14 * f64::from(column) - 0.76 + shift),
                        hy + k * (0.11 * f64::from(row) - 0.52),
                    );
                    ellipse(at, 0.022 * k, 0.022 * k)
                });
                (all(dots), dot)
            }
            Pattern::Hoops(band) => {
                let bands = (0..8).map(|i| {
                    let x = hx + k * (0.15 * f64::from(i) - 0.8);
                    poly(&[
                        (x, hy - 0.7 * k),
                        (x + 0.07 * k, hy - 0.7 * k),
                        (x + 0.11 * k, hy + 0.3 * k),
                        (x + 0.04 * k, hy + 0.3 * k),
                    ])
                });
                (all(bands), band)
            }
            _ => (Shape::nothing(), colour),
        };
        scene.add(scene.fill(&ring.within(&round), mark));
        let lit = round.minus(&round.moved(0.02 * k, 0.03 * k));
        scene.add(scene.veil(&lit, "#fff3d8", 0.6));
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
