//! From where somebody is seen.

/// From where somebody is seen. Who is not seen from the front or the back looks to the right.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum View {
    /// They look at us.
    #[default]
    Front,
    /// They look past us.
    ThreeQuarter,
    /// From the side.
    Profile,
    /// They look away.
    Back,
}

impl View {
    /// One of four things, in the order front, three-quarter, profile, back.
    pub(super) fn pick<T>(self, front: T, three_quarter: T, profile: T, back: T) -> T {
        match self {
            View::Front => front,
            View::ThreeQuarter => three_quarter,
            View::Profile => profile,
            View::Back => back,
        }
    }

    /// Whether both sides of the body are seen alike.
    pub(super) fn is_flat(self) -> bool {
        matches!(self, View::Front | View::Back)
    }
}
