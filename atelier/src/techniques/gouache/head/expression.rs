//! What a face says: lids, brows and mouth. All of it is public: take the nearest stock one and move what the card needs.

/// What lids, brows and mouth do. Of brows, 10 is much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expression {
    /// How open the eyes are: 0 is shut, 1 is usual, 1.3 is wide.
    pub open: f64,
    /// How far the lower lids rise, as in laughter: 0 to 1.
    pub squint: f64,
    /// How far up the brows are at the nose. High is worry, low is anger, at once, also by accident.
    pub brow_inner: f64,
    /// How far up they are at the temples.
    pub brow_outer: f64,
    /// Where the corners of the mouth go: up with 1, down with -1.
    pub smile: f64,
    /// How far the mouth is open: 0 to 1.
    pub parted: f64,
    /// How wide the mouth is; 1 is usual.
    pub wide: f64,
}

impl Expression {
    /// At rest.
    pub const CALM: Expression = Expression {
        open: 1.0,
        squint: 0.0,
        brow_inner: 0.0,
        brow_outer: 0.0,
        smile: 0.08,
        parted: 0.0,
        wide: 1.0,
    };
    /// Laughing.
    pub const JOY: Expression = Expression {
        open: 0.72,
        squint: 0.6,
        brow_inner: 3.0,
        brow_outer: 5.0,
        smile: 1.0,
        parted: 0.5,
        wide: 1.22,
    };
    /// A smile for somebody, with lids half down.
    pub const TENDER: Expression = Expression {
        open: 0.68,
        squint: 0.2,
        brow_inner: 4.0,
        brow_outer: 1.0,
        smile: 0.55,
        wide: 1.06,
        ..Expression::CALM
    };
    /// Sad.
    pub const SORROW: Expression = Expression {
        open: 0.72,
        brow_inner: 12.0,
        brow_outer: -6.0,
        smile: -0.65,
        wide: 0.94,
        ..Expression::CALM
    };
    /// Not sure that it will end well.
    pub const WORRY: Expression = Expression {
        open: 1.08,
        brow_inner: 9.0,
        brow_outer: -1.0,
        smile: -0.3,
        wide: 0.84,
        ..Expression::CALM
    };
    /// Afraid.
    pub const FEAR: Expression = Expression {
        open: 1.32,
        brow_inner: 13.0,
        brow_outer: 5.0,
        smile: -0.4,
        parted: 0.3,
        wide: 0.95,
        ..Expression::CALM
    };
    /// Angry.
    pub const ANGER: Expression = Expression {
        open: 0.86,
        squint: 0.25,
        brow_inner: -11.0,
        brow_outer: 7.0,
        smile: -0.5,
        wide: 0.9,
        ..Expression::CALM
    };
    /// Surprised.
    pub const WONDER: Expression = Expression {
        open: 1.3,
        brow_inner: 11.0,
        brow_outer: 12.0,
        smile: 0.15,
        parted: 0.4,
        wide: 0.66,
        ..Expression::CALM
    };
    /// Asleep.
    pub const ASLEEP: Expression = Expression {
        open: 0.0,
        brow_inner: 2.0,
        brow_outer: -1.0,
        smile: 0.05,
        ..Expression::CALM
    };

    /// All of these.
    pub const ALL: [Expression; 9] = [
        Expression::CALM,
        Expression::JOY,
        Expression::TENDER,
        Expression::SORROW,
        Expression::WORRY,
        Expression::FEAR,
        Expression::ANGER,
        Expression::WONDER,
        Expression::ASLEEP,
    ];

    /// Whether the eyes are shut.
    pub(super) fn asleep(&self) -> bool {
        self.open < 0.15
    }
}
