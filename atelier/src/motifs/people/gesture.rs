//! What hands do: how far each finger is bent and spread.

/// Bends of the three joints of a finger towards the palm, and its spread towards the thumb, in degrees.
type Finger = [f64; 4];

/// A hand by the angles of its joints.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fingers {
    /// Index, middle, ring and little finger.
    pub fingers: [Finger; 4],
    /// The thumb.
    pub thumb: Thumb,
}

/// A thumb.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Thumb {
    /// Out from the palm, opposed to it, and the bends of two joints, in degrees.
    At([f64; 4]),
    /// Its tip meets that of the index finger.
    Pinching,
}

/// What a hand does.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Gesture {
    /// Nothing: it hangs.
    #[default]
    Relaxed,
    /// All fingers spread: a greeting, or stop.
    Wave,
    /// Flat, the fingers together: covering a mouth, lying on something.
    Flat,
    /// Reaching for something.
    Reach,
    /// The palm held out to us or up.
    Open,
    /// The index finger points.
    Point,
    /// A fist.
    Fist,
    /// Around a rope or a bar.
    Grip,
    /// Around something as thick as a cup.
    Wrap,
    /// Thumb and index finger hold something small.
    Pinch,
    /// Thumb and index finger hold a string; the others are closed.
    String,
    /// Half of a bowl.
    Cup,
    /// Laid on a shoulder.
    Drape,
    /// Straight, for two hands against each other.
    Pray,
    /// A thing as flat as a phone lies in it.
    Phone,
    /// Another hand is in it.
    HoldHand,
    /// Not to be seen.
    Hidden,
    /// Any other.
    Of(Fingers),
}

const fn at(i: Finger, m: Finger, r: Finger, p: Finger, t: [f64; 4]) -> Fingers {
    Fingers {
        fingers: [i, m, r, p],
        thumb: Thumb::At(t),
    }
}

const fn pinching(i: Finger, m: Finger, r: Finger, p: Finger) -> Fingers {
    Fingers {
        fingers: [i, m, r, p],
        thumb: Thumb::Pinching,
    }
}

impl Gesture {
    /// The angles of its joints. Fingers never share a bend: each is bent a little more than its neighbour.
    pub fn fingers(self) -> Fingers {
        let f = |a: f64, b: f64, c: f64, d: f64| [a, b, c, d];
        match self {
            Gesture::Relaxed | Gesture::Hidden => at(
                f(18.0, 24.0, 14.0, 4.0),
                f(26.0, 32.0, 18.0, 1.0),
                f(32.0, 36.0, 22.0, -2.0),
                f(34.0, 38.0, 24.0, -6.0),
                f(30.0, 38.0, 14.0, 12.0),
            ),
            Gesture::Wave => at(
                f(4.0, 8.0, 4.0, 9.0),
                f(-2.0, 6.0, 3.0, 2.0),
                f(2.0, 10.0, 6.0, -6.0),
                f(4.0, 12.0, 8.0, -17.0),
                f(42.0, 12.0, 4.0, 6.0),
            ),
            Gesture::Flat => at(
                f(6.0, 6.0, 4.0, 2.0),
                f(4.0, 8.0, 4.0, 0.0),
                f(6.0, 9.0, 5.0, -1.0),
                f(9.0, 10.0, 6.0, -4.0),
                f(32.0, 22.0, 8.0, 8.0),
            ),
            Gesture::Reach => at(
                f(-8.0, 16.0, 10.0, 11.0),
                f(4.0, 22.0, 12.0, 3.0),
                f(12.0, 28.0, 16.0, -6.0),
                f(8.0, 30.0, 20.0, -18.0),
                f(44.0, 40.0, 12.0, 16.0),
            ),
            Gesture::Open => at(
                f(10.0, 12.0, 8.0, 6.0),
                f(12.0, 16.0, 10.0, 1.0),
                f(16.0, 20.0, 12.0, -4.0),
                f(18.0, 24.0, 14.0, -11.0),
                f(46.0, 20.0, 8.0, 10.0),
            ),
            Gesture::Point => at(
                f(-2.0, 5.0, 3.0, 1.0),
                f(66.0, 88.0, 42.0, 0.0),
                f(72.0, 90.0, 46.0, -1.0),
                f(74.0, 88.0, 46.0, -3.0),
                f(26.0, 62.0, 26.0, 36.0),
            ),
            Gesture::Fist => at(
                f(78.0, 98.0, 52.0, 1.0),
                f(82.0, 98.0, 54.0, 0.0),
                f(84.0, 98.0, 54.0, -1.0),
                f(82.0, 96.0, 54.0, -3.0),
                f(30.0, 66.0, 34.0, 52.0),
            ),
            Gesture::Grip => at(
                f(60.0, 78.0, 40.0, 1.0),
                f(64.0, 80.0, 42.0, 0.0),
                f(66.0, 82.0, 44.0, -1.0),
                f(66.0, 82.0, 44.0, -3.0),
                f(34.0, 72.0, 22.0, 34.0),
            ),
            Gesture::Wrap => at(
                f(48.0, 52.0, 24.0, 3.0),
                f(52.0, 52.0, 26.0, 0.0),
                f(54.0, 54.0, 28.0, -2.0),
                f(54.0, 54.0, 30.0, -5.0),
                f(44.0, 62.0, 6.0, 14.0),
            ),
            Gesture::Pinch => pinching(
                f(52.0, 50.0, 16.0, 2.0),
                f(30.0, 36.0, 18.0, 1.0),
                f(20.0, 30.0, 16.0, -5.0),
                f(8.0, 24.0, 14.0, -13.0),
            ),
            Gesture::String => pinching(
                f(54.0, 56.0, 22.0, 2.0),
                f(58.0, 62.0, 30.0, 0.0),
                f(62.0, 68.0, 36.0, -2.0),
                f(60.0, 66.0, 36.0, -5.0),
            ),
            Gesture::Cup => at(
                f(28.0, 30.0, 16.0, 1.0),
                f(30.0, 32.0, 18.0, 0.0),
                f(30.0, 32.0, 18.0, 0.0),
                f(28.0, 32.0, 20.0, 0.0),
                f(40.0, 40.0, 4.0, 10.0),
            ),
            Gesture::Drape => at(
                f(14.0, 34.0, 18.0, 4.0),
                f(16.0, 36.0, 20.0, 1.0),
                f(20.0, 36.0, 20.0, -3.0),
                f(20.0, 36.0, 22.0, -9.0),
                f(44.0, 10.0, 8.0, 12.0),
            ),
            Gesture::Pray => at(
                f(2.0, 3.0, 2.0, -1.0),
                f(0.0, 3.0, 2.0, -1.0),
                f(2.0, 4.0, 2.0, 1.0),
                f(5.0, 5.0, 3.0, 3.0),
                f(20.0, 20.0, 4.0, 0.0),
            ),
            Gesture::Phone => at(
                f(34.0, 46.0, 22.0, 4.0),
                f(40.0, 50.0, 26.0, 0.0),
                f(46.0, 54.0, 30.0, -2.0),
                f(50.0, 56.0, 32.0, -4.0),
                f(40.0, 34.0, 4.0, 20.0),
            ),
            Gesture::HoldHand => at(
                f(44.0, 40.0, 18.0, 2.0),
                f(50.0, 44.0, 20.0, 0.0),
                f(54.0, 48.0, 22.0, -2.0),
                f(54.0, 50.0, 24.0, -4.0),
                f(36.0, 66.0, 16.0, 24.0),
            ),
            Gesture::Of(fingers) => fingers,
        }
    }
}
