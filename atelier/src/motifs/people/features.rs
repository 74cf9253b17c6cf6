//! What somebody's face is like: age, and what makes it different from others.

/// How old a face is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Age {
    /// Two to ten.
    Child,
    /// Grown up.
    #[default]
    Adult,
    /// Lines at the eyes and from nose to mouth.
    Middle,
    /// Lids hang, lips are thin, there are folds.
    Old,
}

/// A face. 1 is usual for what is multiplied, 0 for what is added.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Features {
    /// How wide the head is.
    pub wide: f64,
    /// How long the face is below the eyes.
    pub long: f64,
    /// How wide the jaw is.
    pub jaw: f64,
    /// How far the chin stands out.
    pub chin: f64,
    /// How wide the cheekbones are.
    pub cheeks: f64,
    /// How hollow the cheeks are.
    pub gaunt: f64,
    /// How long the nose is.
    pub nose_length: f64,
    /// How wide.
    pub nose_wide: f64,
    /// How far it stands out.
    pub nose_out: f64,
    /// How hooked it is.
    pub hook: f64,
    /// How upturned.
    pub upturned: f64,
    /// How full the lips are.
    pub lips: f64,
    /// How large the eyes are.
    pub eyes: f64,
    /// How far they slant up.
    pub eye_slant: f64,
    /// 1 if a fold covers the inner corner.
    pub eye_fold: f64,
    /// How thick the brows are.
    pub brows: f64,
    /// How large the ears are.
    pub ears: f64,
    /// How far each eye is from the middle, in half heads.
    pub eyes_apart: f64,
    /// The height of the eyes.
    pub eye_height: f64,
    /// The height of the mouth.
    pub mouth_height: f64,
}

impl Default for Features {
    fn default() -> Features {
        Features::PLAIN
    }
}

impl Features {
    /// Nothing special.
    pub const PLAIN: Features = Features {
        wide: 1.0,
        long: 1.0,
        jaw: 1.0,
        chin: 1.0,
        cheeks: 1.0,
        gaunt: 0.0,
        nose_length: 1.0,
        nose_wide: 1.0,
        nose_out: 1.0,
        hook: 0.0,
        upturned: 0.0,
        lips: 1.0,
        eyes: 1.0,
        eye_slant: 3.0,
        eye_fold: 0.0,
        brows: 1.0,
        ears: 1.0,
        eyes_apart: 0.285,
        eye_height: 0.02,
        mouth_height: 0.595,
    };

    /// The same face at an age.
    pub fn aged(self, age: Age) -> Features {
        match age {
            Age::Child => Features {
                wide: self.wide * 1.03,
                jaw: self.jaw * 0.98,
                chin: self.chin * 0.9,
                cheeks: self.cheeks * 1.06,
                nose_length: self.nose_length * 0.68,
                nose_out: self.nose_out * 0.66,
                nose_wide: self.nose_wide * 0.86,
                upturned: self.upturned + 0.4,
                eyes: self.eyes * 1.12,
                eyes_apart: self.eyes_apart + 0.02,
                eye_height: self.eye_height + 0.14,
                mouth_height: self.mouth_height + 0.065,
                brows: self.brows * 0.72,
                gaunt: 0.0,
                ..self
            },
            Age::Adult => self,
            Age::Middle => Features {
                gaunt: self.gaunt + 0.2,
                lips: self.lips * 0.88,
                ..self
            },
            Age::Old => Features {
                jaw: self.jaw * 1.0,
                gaunt: self.gaunt + 0.6,
                nose_length: self.nose_length * 1.12,
                nose_out: self.nose_out * 1.08,
                nose_wide: self.nose_wide * 1.1,
                lips: self.lips * 0.6,
                eyes: self.eyes * 0.92,
                ears: self.ears * 1.15,
                ..self
            },
        }
    }
}
