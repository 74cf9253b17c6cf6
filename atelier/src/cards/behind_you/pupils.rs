//! How a pupil of this class is written: where the head goes and how large it is, and what is different about it.

use crate::motifs::figures::Skin;
use crate::motifs::people::space::v;
use crate::motifs::people::{
    Age, ArmPose, Bottom, Build, Clothes, CutPerson, Features, Gesture, Hair, Head, Headwear,
    LegPose, Mood, PaperStyle, Pattern, Person, Pose, Reach, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::{At, Shape};

pub const TOMATO: &str = "#d8432c";
pub const GREEN: &str = "#2f6650";
pub const DEEP: &str = "#27503f";
pub const PLUM: &str = "#5a4560";
pub const NAVY: &str = "#3d5078";
pub const CREAM: &str = "#e9dcc2";
pub const SAGE: &str = "#8fa58a";

/// Smiling because somebody said so.
pub const TOLD: Mood = Mood {
    smile: 0.11,
    wide: 1.1,
    open: 0.06,
    teeth: Teeth::Upper,
    upper: 0.84,
    lower: 0.6,
    cheeks: 0.6,
    brow_in: 0.065,
    brow_out: 0.02,
    blush: 0.8,
    ..Mood::CALM
};

/// Hands behind the back.
const BACK: ArmPose = ArmPose::to(0.10, -0.80, -0.42)
    .elbow(1.0, 0.1, -0.4)
    .hand(Gesture::Hidden);

/// As one stands for a picture.
pub const POSING: Pose = Pose {
    arms: [BACK; 2],
    ..Pose::STAND
};

/// Cross-legged.
pub const CROSSED: Pose = Pose {
    hips: v(0.0, 0.06, -0.2),
    lean: (6.0, 0.0),
    bow: 0.14,
    arms: [
        ArmPose::to(-0.24, 0.07, 0.0)
            .from(Reach::Knee)
            .elbow(0.4, -0.5, -0.8)
            .hand(Gesture::Drape)
            .fingers(0.2, -0.5, 1.0),
        ArmPose::to(-0.3, 0.04, 0.1)
            .from(Reach::Knee)
            .elbow(0.4, -0.5, -0.8)
            .hand(Gesture::Drape)
            .fingers(0.2, -0.5, 1.0),
    ],
    legs: [
        LegPose::to(-0.12, 0.03, 0.16)
            .knee(1.0, 0.42, 0.5)
            .toe(-1.0, 0.0, 0.4),
        LegPose::to(-0.12, 0.03, 0.2)
            .knee(1.0, 0.42, 0.5)
            .toe(-1.0, 0.0, 0.4),
    ],
    ..UPRIGHT
};

/// One of the class.
#[derive(Clone, Copy)]
pub struct Pupil {
    pub at: At,
    pub tall: f64,
    pub facing: f64,
    pub pose: Pose,
    /// Turned, nodded, tipped.
    pub head: (f64, f64, f64),
    pub skin: &'static str,
    pub hair: Hair,
    pub hair_colour: &'static str,
    pub top: Top,
    pub top_colour: &'static str,
    pub pattern: Pattern,
    pub bottom: Bottom,
    pub bottom_colour: &'static str,
    pub features: Features,
    pub mood: Mood,
    pub gaze: At,
    pub wears: Headwear,
    pub hearing_aid: Option<&'static str>,
    pub wrists: [Option<At>; 2],
}

/// One to begin from.
pub const PUPIL: Pupil = Pupil {
    at: (0.0, 0.0),
    tall: 92.0,
    facing: 0.0,
    pose: POSING,
    head: (0.0, 0.0, 0.0),
    skin: "#dca67c",
    hair: Hair::Short,
    hair_colour: "#3a2a25",
    top: Top::Jumper,
    top_colour: NAVY,
    pattern: Pattern::Plain,
    bottom: Bottom::Trousers,
    bottom_colour: "#4a4a66",
    features: Features::PLAIN,
    mood: TOLD,
    gaze: (0.0, 0.05),
    wears: Headwear::Nothing,
    hearing_aid: None,
    wrists: [None; 2],
};

impl Pupil {
    /// The pupil as a person.
    pub fn person(&self) -> Person {
        let pose = self.pose;
        let person = Person {
            build: Build::Child,
            pose: pose.looking(self.head.0, self.head.1, self.head.2),
            facing: Some(self.facing),
            skin: Skin::Of(self.skin.into()),
            head: Head {
                features: self.features,
                age: Some(Age::Child),
                mood: Mood {
                    tilt: (0.0, 0.0),
                    ..self.mood
                },
                gaze: Some(self.gaze),
                hair: self.hair,
                hair_colour: self.hair_colour.into(),
                wears: self.wears,
                hearing_aid: self.hearing_aid.map(Into::into),
                ..Head::default()
            },
            clothes: Clothes {
                top: self.top,
                top_colour: self.top_colour.into(),
                top_pattern: self.pattern,
                bottom: self.bottom,
                bottom_colour: self.bottom_colour.into(),
                ..Clothes::default()
            },
            wrists: self.wrists,
            seed: (self.at.0 * 7.0 + self.at.1) as u64,
            ..Person::default()
        };
        placed(person, self.at, self.tall)
    }

    /// Puts the pupil down, behind so much air. What was cut comes back.
    pub fn draw(&self, scene: &Scene, air: f64) -> Shape {
        put(scene, &self.person(), air).outline()
    }
}

/// Somebody whose head is there and so high.
pub fn placed(person: Person, head: At, tall: f64) -> Person {
    let build = person.build.proportions();
    let person = Person {
        height: tall / build.head * build.stature(),
        at: (0.0, 0.0),
        ..person
    };
    let (x, y) = person.skeleton().head.flat();
    let k = person.scale();
    Person {
        at: (head.0 - x * k, head.1 - y * k),
        ..person
    }
}

/// Puts somebody down, behind so much air, and the shadow they throw on who stands behind.
fn put(scene: &Scene, person: &Person, air: f64) -> CutPerson {
    let cut = person.cut(scene.light);
    let k = cut.landmarks.head_height;
    let fall = scene.veil(&cut.outline().moved(k * 0.16, k * 0.10), "#25345e", 0.62);
    scene.add(scene.multiplied(scene.blurred(fall, k * 0.03)));
    let style = PaperStyle {
        focal: true,
        air: (air > 0.0).then(|| ("#5f7f98".into(), air)),
        light: None,
    };
    scene.add(cut.paint(scene, style));
    cut
}
