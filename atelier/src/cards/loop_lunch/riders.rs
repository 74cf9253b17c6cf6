//! Nine people who hang in the bars, each in another mood.

use crate::colour::Colour;
use crate::knots;
use crate::line::{Stroke, blob};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Build, Clothes, CutPerson, Gesture, Hair, Head, Headwear, Kind, Mood, PaperStyle,
    Pattern, Person, Pose, Top,
};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Spot};
use crate::svg::Ink;

/// How large a head is.
const UNIT: f64 = 41.0;

/// Arms that hang towards the ground.
const DROPPED: Pose = Pose {
    arms: [
        ArmPose::to(0.16, 0.9, 0.3)
            .elbow(1.0, 0.0, 0.2)
            .hand(Gesture::Relaxed),
        ArmPose::to(0.2, 0.86, 0.36)
            .elbow(1.0, 0.0, 0.2)
            .hand(Gesture::Wave),
    ],
    ..Pose::SIT
};

/// Both hands on the bar.
const CLINGING: Pose = Pose {
    arms: [
        ArmPose::to(-0.1, -0.36, 0.36)
            .elbow(1.0, -0.4, 0.0)
            .hand(Gesture::Grip),
        ArmPose::to(-0.1, -0.40, 0.36)
            .elbow(1.0, -0.4, 0.0)
            .hand(Gesture::Grip),
    ],
    ..Pose::SIT
};

/// Somebody in a car; the origin is where the wheels are.
#[derive(Clone, Copy)]
struct Rider {
    build: Build,
    pose: Pose,
    facing: f64,
    skin: Skin,
    head: Head,
    cloth: &'static str,
    /// What is seen of the hair when it falls: so far, so wide.
    falls: (f64, f64),
}

impl Default for Rider {
    fn default() -> Rider {
        Rider {
            build: Build::Adult,
            pose: CLINGING,
            facing: 58.0,
            skin: Skin::Sand,
            head: Head::default(),
            cloth: "#3d6472",
            falls: (0.0, 0.0),
        }
    }
}

/// Who sits in a car: first who is further away.
fn seated(car: usize) -> [Rider; 2] {
    let plain = Rider::default();
    let head = |mood: Mood, hair: Hair, colour: &str| Head {
        mood,
        hair,
        hair_colour: colour.into(),
        ..Head::default()
    };
    match car {
        0 => [
            Rider {
                skin: Skin::Umber,
                head: head(Mood::FEAR, Hair::Short, "#241a20"),
                cloth: "#e8a23a",
                ..plain
            },
            Rider {
                skin: Skin::Honey,
                head: head(Mood::LAUGHTER, Hair::Short, "#4a2a1c"),
                cloth: "#fff0d8",
                falls: (64.0, 44.0),
                ..plain
            },
        ],
        1 => [
            Rider {
                skin: Skin::Porcelain,
                head: head(Mood::SURPRISE, Hair::Receding, "#b4683a"),
                cloth: "#7a4f9a",
                ..plain
            },
            Rider {
                pose: DROPPED,
                skin: Skin::Ebony,
                head: head(Mood::SURPRISE, Hair::Bun, "#241820"),
                cloth: "#ff8fb0",
                falls: (0.0, 0.0),
                ..plain
            },
        ],
        2 => [
            Rider {
                skin: Skin::Honey,
                head: head(Mood::LAUGHTER, Hair::Curls, "#3a2018"),
                cloth: "#fff0d8",
                ..plain
            },
            Rider {
                facing: 50.0,
                skin: Skin::Porcelain,
                head: head(Mood::FEAR, Hair::Short, "#c84f1e"),
                cloth: "#3f7fc4",
                falls: (92.0, 46.0),
                ..plain
            },
        ],
        3 => [
            Rider {
                skin: Skin::Sand,
                head: head(Mood::GRIEF, Hair::Parted, "#2a1c1c"),
                cloth: "#5b8f4a",
                ..plain
            },
            Rider {
                build: Build::Old,
                pose: Pose {
                    arms: Pose::ARMS_CROSSED.arms,
                    ..Pose::SIT
                },
                facing: 40.0,
                skin: Skin::Umber,
                head: Head {
                    age: Some(Age::Old),
                    glasses: None,
                    ..head(Mood::BOREDOM, Hair::Short, "#e9e2e4")
                },
                cloth: "#7a3f8c",
                falls: (20.0, 36.0),
            },
        ],
        _ => [
            Rider {
                skin: Skin::Ebony,
                head: head(Mood::JOY, Hair::Cropped, "#241820"),
                cloth: "#e8a23a",
                ..plain
            },
            Rider {
                pose: DROPPED,
                skin: Skin::Sand,
                head: Head {
                    wears: Headwear::Headscarf("#2f8f9c".into()),
                    ..head(Mood::SURPRISE, Hair::Short, "#2a1c1c")
                },
                cloth: "#c43a6a",
                ..plain
            },
        ],
    }
}

impl Rider {
    fn cut(&self, (x, y): At, light: At) -> CutPerson {
        let plain = Person::default();
        let mut pose = self.pose;
        pose.head = (pose.head.0, -6.0, pose.head.2);
        let build = self.build.proportions();
        let person = Person {
            build: self.build,
            pose,
            at: (x, 0.0),
            height: build.stature() * UNIT,
            facing: Some(self.facing),
            skin: self.skin,
            head: self.head,
            clothes: Clothes {
                top: Top::Jumper,
                top_colour: self.cloth.into(),
                top_pattern: Pattern::Plain,
                ..Clothes::default()
            },
            ..plain
        };
        // The hips go to the seat, wherever the pose puts them.
        let hips = person.cut(light).landmarks.hips;
        Person {
            at: (x * 2.0 - hips.0, y - hips.1),
            ..person
        }
        .cut(light)
    }
}

pub fn draw(scene: &Scene, spot: &Spot, car: usize) {
    let light = spot.back(scene.light);
    let sits = |kind: Kind| !matches!(kind, Kind::Leg(_) | Kind::Foot(_) | Kind::Skirt);
    for (rider, at, air) in seated(car)
        .into_iter()
        .zip([(22.0, -40.0), (-22.0, -40.0)])
        .zip([0.16, 0.0])
        .map(|((rider, at), air)| (rider, at, air))
    {
        let cut = rider.cut(at, light);
        let style = PaperStyle {
            air: Some(("#ffd0cc".into(), air)),
            ..PaperStyle::default()
        };
        let head = cut.landmarks.head;
        if rider.falls.0 > 0.0 {
            scene.add(falling_hair(scene, spot, head, &rider));
        }
        if car == 3 && air > 0.0 {
            scarf(scene, spot.point(cut.landmarks.neck));
        }
        let ink: Ink = cut
            .parts
            .iter()
            .filter(|part| sits(part.kind))
            .map(|part| part.clone().put(spot).paint(scene, style))
            .sum();
        scene.add(ink);
        scene.add(harness(scene, spot, cut.landmarks.neck, air));
        if car == 1 && air == 0.0 {
            bag(scene, spot.point(cut.landmarks.hands[0]));
        }
    }
}

/// Hair falls away from the head, towards the ground.
fn falling_hair(scene: &Scene, spot: &Spot, (x, y): At, rider: &Rider) -> Ink {
    let (long, wide) = rider.falls;
    let colour: Colour = rider.head.hair_colour;
    let mut ink = Ink::none();
    let mut chance = Chance::of("falling hair", wide as u64);
    let locks = 13;
    for i in 0..locks {
        let part = f64::from(i) / f64::from(locks - 1) - 0.5;
        let from = (x - 4.0 + part * wide * 0.9, y - 12.0);
        let (start, bend) = (
            spot.point(from),
            spot.point((from.0 + part * wide * 0.5, from.1 - 16.0)),
        );
        let far = 16.0 + long * (1.0 - part.abs() * 0.8) * chance.between(0.62, 1.0);
        let end = (bend.0 + part * 8.0 + chance.near(0.0, 7.0), bend.1 + far);
        let middle = (bend.0 + chance.near(0.0, 4.0), (bend.1 + end.1) / 2.0);
        let lock = Stroke::new(&[start, bend, middle, end], &[16.0, 15.0, 11.0, 1.0]).shape();
        ink += scene.fill(&lock, colour.lighter(chance.between(-0.07, 0.04)));
    }
    ink
}

/// The padded bar over both shoulders.
fn harness(scene: &Scene, spot: &Spot, (x, y): At, air: f64) -> Ink {
    let bow = Stroke::new(
        &[
            (x - 12.0, y + 2.0),
            (x + 4.0, y + 8.0),
            (x + 18.0, y + 30.0),
            (x + 22.0, y + 60.0),
        ],
        &[12.0, 13.0, 13.0, 12.0],
    )
    .shape();
    let bow = spot.put(&bow);
    let colour = Colour::from("#ffc62e").mix("#ffd0cc", air);
    scene.fill(&bow, colour) + scene.veil(&bow.minus(&bow.moved(1.0, -4.0)), "#a85a10", 0.6)
}

/// A handbag on its strap, open.
fn bag(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 0.7);
    let (x, y) = (0.0, 0.0);
    let strap = Stroke::new(
        &[(x - 3.0, y), (x - 15.0, y + 34.0), (x - 18.0, y + 52.0)],
        &[3.4, 3.4, 3.4],
    )
    .shape()
    .and(
        &Stroke::new(
            &[(x - 3.0, y), (x + 14.0, y + 30.0), (x + 22.0, y + 50.0)],
            &[3.4, 3.4, 3.4],
        )
        .shape(),
    );
    let bag = blob(&knots![
        x - 24.0, y + 50.0, corner; x + 26.0, y + 46.0, corner; x + 31.0, y + 84.0; x + 2.0, y + 92.0; x - 28.0, y + 86.0
    ]);
    let flap = blob(&knots![
        x - 26.0, y + 49.0, corner; x + 28.0, y + 45.0, corner; x + 20.0, y + 68.0; x, y + 72.0; x - 18.0, y + 69.0
    ]);
    scene.add(scene.fill(&spot.put(&strap.and(&bag)), "#c9641e"));
    scene.add(scene.veil(&spot.put(&bag.minus(&bag.moved(4.0, -5.0))), "#7a2f1a", 0.6));
    scene.add(scene.fill(&spot.put(&flap), "#e88a34"));
}

/// A long scarf that falls past the face.
fn scarf(scene: &Scene, (x, y): At) {
    for (dx, long, bend) in [(-34.0, 158.0, -8.0), (-16.0, 124.0, 8.0)] {
        let tail = Stroke::new(
            &[
                (x + dx, y - 4.0),
                (x + dx + bend, y + long * 0.5),
                (x + dx - bend * 0.4, y + long),
            ],
            &[12.0, 14.0, 16.0],
        )
        .blunt()
        .shape();
        scene.add(scene.fill(&tail, "#2f7fb8"));
        scene.add(scene.veil(&tail.minus(&tail.moved(4.0, 0.0)), "#1d4a86", 0.7));
    }
}
