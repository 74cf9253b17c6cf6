//! Builds: how long somebody's bones are and how much is on them. The unit is one head.

/// How somebody is built.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Build {
    /// Long and narrow.
    Thin,
    /// As most are.
    #[default]
    Adult,
    /// Broad shoulders, narrow hips.
    Strong,
    /// Broad and round.
    Large,
    /// Smaller, bent a little, soft around the middle.
    Old,
    /// About eight.
    Child,
    /// About two.
    Toddler,
    /// Any other.
    Of(Proportions),
}

/// Lengths in heads, widths as multiples of an ordinary adult's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proportions {
    /// How high the head is drawn.
    pub head: f64,
    /// From the base of the neck to the skull.
    pub neck: f64,
    /// How thick the neck is: its radius.
    pub throat: f64,
    /// From the spine to a shoulder.
    pub shoulder: f64,
    /// From the spine to a hip.
    pub hip: f64,
    /// From the hips to the neck.
    pub spine: f64,
    /// From shoulder to elbow.
    pub upper_arm: f64,
    /// From elbow to wrist.
    pub forearm: f64,
    /// From wrist to fingertip.
    pub hand: f64,
    /// From hip to knee.
    pub thigh: f64,
    /// From knee to ankle.
    pub shin: f64,
    /// From heel to toe.
    pub foot: f64,
    /// How wide the trunk is.
    pub trunk: f64,
    /// How thick arms and legs are.
    pub limb: f64,
    /// How far the belly stands out.
    pub belly: f64,
    /// How far the breast stands out.
    pub bust: f64,
    /// How much narrower the waist is than the chest; below 0 it is wider.
    pub waist: f64,
}

const ADULT: Proportions = Proportions {
    head: 1.24,
    neck: 0.21,
    throat: 0.21,
    shoulder: 0.68,
    hip: 0.30,
    spine: 2.0,
    upper_arm: 1.22,
    forearm: 1.04,
    hand: 0.80,
    thigh: 1.68,
    shin: 1.60,
    foot: 0.92,
    trunk: 1.02,
    limb: 1.02,
    belly: 0.02,
    bust: 0.0,
    waist: 0.06,
};

impl Build {
    /// Its measures.
    pub fn proportions(self) -> Proportions {
        match self {
            Build::Adult => ADULT,
            Build::Thin => Proportions {
                neck: 0.27,
                throat: 0.19,
                shoulder: 0.62,
                hip: 0.27,
                thigh: 1.74,
                shin: 1.66,
                trunk: 0.90,
                limb: 0.88,
                belly: 0.0,
                ..ADULT
            },
            Build::Strong => Proportions {
                throat: 0.26,
                neck: 0.19,
                shoulder: 0.80,
                hip: 0.31,
                hand: 0.87,
                foot: 0.98,
                trunk: 1.18,
                limb: 1.22,
                waist: 0.08,
                ..ADULT
            },
            Build::Large => Proportions {
                neck: 0.16,
                throat: 0.26,
                shoulder: 0.74,
                hip: 0.40,
                spine: 2.05,
                hand: 0.82,
                thigh: 1.60,
                shin: 1.52,
                trunk: 1.48,
                limb: 1.34,
                belly: 0.20,
                bust: 0.04,
                waist: -0.06,
                ..ADULT
            },
            Build::Old => Proportions {
                neck: 0.16,
                throat: 0.19,
                shoulder: 0.60,
                hip: 0.33,
                spine: 1.84,
                upper_arm: 1.16,
                forearm: 1.0,
                hand: 0.82,
                thigh: 1.48,
                shin: 1.44,
                trunk: 1.08,
                limb: 0.94,
                belly: 0.10,
                waist: -0.02,
                ..ADULT
            },
            Build::Child => Proportions {
                head: 1.20,
                neck: 0.10,
                throat: 0.145,
                shoulder: 0.44,
                hip: 0.22,
                spine: 1.36,
                upper_arm: 0.80,
                forearm: 0.70,
                hand: 0.54,
                thigh: 1.02,
                shin: 0.98,
                foot: 0.68,
                trunk: 0.78,
                limb: 0.76,
                belly: 0.05,
                waist: 0.0,
                ..ADULT
            },
            Build::Toddler => Proportions {
                head: 1.16,
                neck: 0.04,
                throat: 0.13,
                shoulder: 0.34,
                hip: 0.18,
                spine: 1.06,
                upper_arm: 0.52,
                forearm: 0.46,
                hand: 0.38,
                thigh: 0.58,
                shin: 0.56,
                foot: 0.46,
                trunk: 0.74,
                limb: 0.70,
                belly: 0.12,
                waist: -0.06,
                ..ADULT
            },
            Build::Of(proportions) => proportions,
        }
    }

    /// Whether the face is a child's.
    pub fn young(self) -> bool {
        matches!(self, Build::Child | Build::Toddler)
    }
}

impl Proportions {
    /// With more or less bust and waist.
    pub fn shaped(self, bust: f64, waist: f64) -> Proportions {
        Proportions {
            bust,
            waist,
            ..self
        }
    }

    /// How far the ankle is above the sole.
    pub fn ankle(&self) -> f64 {
        self.foot * 0.29
    }

    /// How high somebody of this build is who stands upright, in heads.
    pub fn stature(&self) -> f64 {
        let legs = (self.thigh + self.shin) * 0.985 + self.ankle();
        legs + self.spine * 0.97 + self.neck + self.head * 0.98
    }
}
