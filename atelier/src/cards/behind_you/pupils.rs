//! How a pupil of this class is written: where the head goes and how large it is, and what is different about it.

use crate::colour::{Colour, mix};
use crate::motifs::figures::Skin;
use crate::motifs::people::{
    Age, ArmPose, Beard, Bottom, Build, Clothes, Features, Gesture, Hair, Head, Headwear, Mood,
    PaperStyle, Pattern, Person, Pose, Teeth, Top, UPRIGHT,
};
use crate::scene::Scene;
use crate::shape::At;
use crate::svg::Ink;

use super::wind;

pub const TOMATO: &str = "#cf4a34";
pub const GREEN: &str = "#2f6650";
pub const DEEP: &str = "#27503f";
pub const PLUM: &str = "#4a3550";
pub const NAVY: &str = "#35486a";

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

/// One of the class.
#[derive(Clone, Copy)]
pub struct Pupil {
    pub at: At,
    pub tall: f64,
    pub facing: f64,
    /// Turned, nodded, tipped.
    pub head: (f64, f64, f64),
    pub skin: &'static str,
    pub hair: Hair,
    pub hair_colour: &'static str,
    /// How far the hair flies, in heads.
    pub flies: f64,
    pub top: Top,
    pub top_colour: &'static str,
    pub pattern: Pattern,
    pub features: Features,
    pub mood: Mood,
    pub gaze: At,
    pub wears: Headwear,
    pub glasses: Option<&'static str>,
    pub hearing_aid: Option<&'static str>,
    pub age: Age,
    pub build: Build,
    pub beard: Beard,
}

/// One to begin from.
pub const PUPIL: Pupil = Pupil {
    at: (0.0, 0.0),
    tall: 126.0,
    facing: 0.0,
    head: (0.0, 0.0, 0.0),
    skin: "#dca67c",
    hair: Hair::Short,
    hair_colour: "#3a2a25",
    flies: 0.5,
    top: Top::Jumper,
    top_colour: NAVY,
    pattern: Pattern::Plain,
    features: Features::PLAIN,
    mood: TOLD,
    gaze: (0.0, 0.05),
    wears: Headwear::Nothing,
    glasses: None,
    hearing_aid: None,
    age: Age::Child,
    build: Build::Child,
    beard: Beard::Shaven,
};

impl Pupil {
    /// The pupil as a person.
    pub fn person(&self) -> Person {
        let person = Person {
            build: self.build,
            pose: Pose {
                lean: (-2.0, 0.0),
                arms: [BACK; 2],
                ..UPRIGHT
            }
            .looking(self.head.0, self.head.1, self.head.2),
            facing: Some(self.facing),
            skin: Skin::Of(self.skin.into()),
            head: Head {
                features: self.features,
                age: Some(self.age),
                beard: self.beard,
                mood: Mood {
                    tilt: (0.0, 0.0),
                    ..self.mood
                },
                gaze: Some(self.gaze),
                hair: self.hair,
                hair_colour: self.hair_colour.into(),
                wears: self.wears,
                glasses: self.glasses.map(Into::into),
                hearing_aid: self.hearing_aid.map(Into::into),
                ..Head::default()
            },
            clothes: Clothes {
                top: self.top,
                top_colour: self.top_colour.into(),
                top_pattern: self.pattern,
                bottom: Bottom::Trousers,
                bottom_colour: NAVY.into(),
                ..Clothes::default()
            },
            seed: (self.at.0 * 7.0 + self.at.1) as u64,
            ..Person::default()
        };
        placed(person, self.at, self.tall)
    }

    /// Puts the pupil down, behind so much air.
    pub fn draw(&self, scene: &Scene, air: f64) {
        scene.add(put(scene, &self.person(), self.flies, air));
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

/// Somebody with flying hair, behind so much air, and the shadow they throw on who stands behind.
pub fn put(scene: &Scene, person: &Person, flies: f64, air: f64) -> Ink {
    let cut = person.cut(scene.light);
    let k = cut.landmarks.head_height;
    let outline = cut.outline();
    let fall = scene.veil(&outline.moved(-k * 0.10, k * 0.08), "#22324e", 0.42);
    let mut ink = scene.multiplied(scene.blurred(fall, k * 0.07));
    let hair: Colour = person.head.hair_colour;
    if flies > 0.0 {
        let hair = mix(hair, "#22304e", air);
        ink += wind::streaming(scene, &cut.landmarks, hair, flies, person.seed);
    }
    let style = PaperStyle {
        air: (air > 0.0).then(|| ("#22304e".into(), air)),
        ..PaperStyle::default()
    };
    ink + cut.paint(scene, style)
}
