//! Passes: the brushes a mass is painted with, from broad to fine.

/// One layer of strokes of the same brush.
#[derive(Clone, Copy, Debug)]
pub struct Pass {
    /// How wide the brush is.
    pub width: f64,
    /// How long its strokes are.
    pub length: f64,
    /// How often they cover the mass: below 1 they lie apart.
    pub cover: f64,
    /// How dry it is, from 0 to 1. From 0.75 on only the lines of bristles are left.
    pub dry: f64,
}

/// All layers of a mass, and how even their paint is.
#[derive(Clone, Debug)]
pub struct Passes {
    /// From broad to fine.
    pub layers: Vec<Pass>,
    /// How much one stroke is lighter or darker than the next. In pale skies at most 0.007, or it is a brick wall.
    pub jitter: f64,
    /// How much it differs in hue.
    pub tint: f64,
    /// How much lighter and darker the lines of the bristles are: 0.016 in skies, 0.06 in wool and hair.
    pub vary: f64,
}

impl Passes {
    /// Brushes of these widths, lengths, covers and drynesses.
    pub fn of(layers: &[(f64, f64, f64, f64)]) -> Passes {
        let pass = |&(width, length, cover, dry): &_| Pass {
            width,
            length,
            cover,
            dry,
        };
        Passes {
            layers: layers.iter().map(pass).collect(),
            jitter: 0.02,
            tint: 0.008,
            vary: 0.035,
        }
    }

    /// A pale sky, mist, snow: broad, dense and even.
    pub fn sky() -> Passes {
        Passes::of(&[(52.0, 210.0, 2.3, 0.0), (34.0, 150.0, 1.0, 0.2)]).uneven(0.007, 0.004, 0.016)
    }

    /// A dark room, a night, a wall.
    pub fn backdrop() -> Passes {
        Passes::of(&[(46.0, 190.0, 1.6, 0.0), (30.0, 120.0, 0.9, 0.3)]).uneven(0.013, 0.006, 0.035)
    }

    /// The ground, a street, a field.
    pub fn ground() -> Passes {
        Passes::of(&[(34.0, 170.0, 1.6, 0.0), (18.0, 90.0, 0.9, 0.3)]).uneven(0.018, 0.008, 0.035)
    }

    /// A coat, a skirt, trousers.
    pub fn cloth() -> Passes {
        Passes::of(&[
            (32.0, 120.0, 1.8, 0.0),
            (19.0, 80.0, 1.3, 0.1),
            (10.0, 58.0, 0.5, 0.5),
        ])
        .uneven(0.02, 0.008, 0.05)
    }

    /// Wool, a collar, a shoe, a thing as large as a head.
    pub fn thing() -> Passes {
        Passes::of(&[(18.0, 56.0, 1.7, 0.0), (9.0, 38.0, 1.1, 0.2)]).uneven(0.02, 0.008, 0.05)
    }

    /// Skin, for a head of such a size; 1 is 280 high. Hands take it too.
    pub fn face(size: f64) -> Passes {
        Passes::of(&[
            (17.0, 44.0, 1.5, 0.0),
            (9.5, 26.0, 1.7, 0.0),
            (5.2, 15.0, 1.1, 0.2),
        ])
        .uneven(0.016, 0.006, 0.035)
        .scaled(size)
    }

    /// Straight hair, for a head of such a size.
    pub fn hair(size: f64) -> Passes {
        Passes::of(&[
            (20.0, 88.0, 1.6, 0.0),
            (10.0, 70.0, 1.2, 0.2),
            (5.2, 56.0, 0.5, 0.6),
        ])
        .uneven(0.018, 0.006, 0.05)
        .scaled(size)
    }

    /// Curls, wool and fur, for a head of such a size.
    pub fn curls(size: f64) -> Passes {
        Passes::of(&[
            (17.0, 42.0, 1.6, 0.0),
            (9.5, 32.0, 1.6, 0.1),
            (5.2, 24.0, 0.9, 0.4),
        ])
        .uneven(0.024, 0.007, 0.06)
        .scaled(size)
    }

    /// The same brushes, smaller or larger.
    pub fn scaled(mut self, times: f64) -> Passes {
        for pass in &mut self.layers {
            pass.width *= times;
            pass.length *= times;
        }
        self
    }

    /// How much strokes differ in light and hue, and the lines of bristles from their stroke.
    pub fn uneven(self, jitter: f64, tint: f64, vary: f64) -> Passes {
        Passes {
            jitter,
            tint,
            vary,
            ..self
        }
    }

    /// The broadest brush.
    pub(super) fn broadest(&self) -> f64 {
        self.layers
            .iter()
            .map(|pass| pass.width)
            .fold(1.0, f64::max)
    }

    /// The finest brush.
    pub(super) fn finest(&self) -> f64 {
        self.layers
            .iter()
            .map(|pass| pass.width)
            .fold(self.broadest(), f64::min)
    }
}
