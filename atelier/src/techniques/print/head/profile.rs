//! A head in profile, looking to the right until it is flipped.

mod features;

use std::ops::RangeInclusive;

use super::super::flow::Flow;
use super::{Face, Head, Mood, UNITS};
use crate::line::{Knot, STEPS, curve_of};
use crate::shape::{At, Shape, Spot};
use crate::spots;

/// Where the jaw turns.
const HINGE: At = (12.0, 44.0);
/// How far it turns when somebody shouts, in degrees.
const SHOUT: f64 = 24.0;

// Which places of the contour are what.
const FOREHEAD: usize = 3;
const NASION: usize = 6;
const NOSE: RangeInclusive<usize> = 7..=13;
const TIP: usize = 11;
const SUBNASAL: usize = 14;
const LIPS: [usize; 4] = [16, 17, 19, 20];
const MOUTH: usize = 18;
const BELOW_LIP: usize = 21;
const JAW: RangeInclusive<usize> = 19..=26;
const CHIN: RangeInclusive<usize> = 22..=25;
const NECK: usize = 29;

/// The contour from the parting to the collar bone: forehead, brow, nose, lips, chin, throat.
type Line = [At; 32];

/// A head in profile. Take the nearest of those there are, and change what does not fit.
///
/// The eye is at (55, 5), the ear at (-14, 12).
///
/// ```
/// use fabula_atelier::techniques::print::{Head, Mood, Profile};
/// let her = Profile::strong((300.0, 500.0), 400.0).flipped().bowed(12.0).nose(0.9).mood(Mood::ANGRY);
/// let chin = her.place(&[(80.0, 140.0)])[0];
/// assert!(chin.0 < 300.0 && chin.1 > 600.0);
/// ```
#[derive(Clone, Debug)]
pub struct Profile {
    spot: Spot,
    line: Line,
    mood: Mood,
    /// How much the eye slants, in degrees.
    slant: f64,
}

impl Profile {
    /// A young face with full lips and a small nose. `at` is the middle of the head, `height` from crown to chin.
    pub fn soft(at: At, height: f64) -> Profile {
        let line = spots![
            14, -130; 46, -114; 70, -88; 82, -58; 81, -44; 76, -27; 66, -9;
            72, 8; 85, 27; 93, 35; 97, 41; 100, 49; 94, 56; 85, 60;
            83, 66; 86, 73; 94, 79; 94, 85; 85, 88; 92, 92; 93, 99; 85, 106;
            80, 111; 82, 120; 84, 130; 78, 139; 60, 145; 32, 152;
            22, 176; 20, 214; 32, 270; 60, 320
        ];
        Profile::new(line, at, height)
    }

    /// A strong nose under a heavy brow.
    pub fn strong(at: At, height: f64) -> Profile {
        let line = spots![
            14, -132; 50, -114; 72, -86; 81, -58; 83, -38; 80, -21; 71, -7;
            78, 8; 91, 22; 105, 34; 116, 44; 116, 51; 107, 56; 94, 59;
            86, 65; 87, 71; 95, 77; 95, 84; 83, 88; 93, 92; 93, 99; 84, 106;
            83, 115; 87, 125; 84, 137; 70, 145; 50, 146; 30, 153;
            24, 178; 26, 222; 44, 280; 80, 330
        ];
        Profile {
            slant: -13.0,
            ..Profile::new(line, at, height)
        }
    }

    /// A weathered face: bony nose, thin lips, a chin that juts out.
    pub fn weathered(at: At, height: f64) -> Profile {
        let line = spots![
            14, -132; 52, -116; 76, -90; 88, -52; 87, -38; 82, -20; 74, -6;
            81, 10; 94, 28; 101, 38; 105, 45; 105, 54; 97, 59; 87, 61;
            81, 67; 82, 74; 87, 80; 85, 85; 76, 88; 83, 93; 83, 100; 76, 107;
            79, 117; 86, 127; 83, 138; 68, 145; 48, 142; 36, 152;
            34, 170; 36, 204; 46, 260; 70, 320
        ];
        Profile::new(line, at, height).mood(Mood::CALM.lids(0.84))
    }

    /// Old: the nose has grown, the lips have gone, the chin comes forwards, and the throat hangs.
    pub fn old(at: At, height: f64) -> Profile {
        let line = spots![
            14, -132; 50, -116; 73, -90; 83, -58; 85, -40; 80, -20; 70, -6;
            78, 8; 93, 22; 106, 36; 112, 48; 108, 57; 100, 61; 90, 62;
            81, 68; 78, 75; 79, 80; 77, 85; 70, 88; 76, 92; 77, 98; 73, 104;
            78, 112; 89, 122; 91, 133; 80, 143; 58, 144; 46, 158;
            42, 182; 26, 222; 34, 280; 60, 330
        ];
        Profile::new(line, at, height).mood(Mood::CALM.lids(0.7))
    }

    /// A child: a high forehead, a short nose, hardly a chin. Draw it lower on its neck than others.
    pub fn child(at: At, height: f64) -> Profile {
        let line = spots![
            14, -130; 48, -116; 74, -92; 89, -60; 91, -36; 86, -12; 75, 6;
            77, 18; 86, 30; 94, 38; 98, 44; 98, 51; 92, 57; 85, 60;
            82, 66; 85, 72; 93, 78; 93, 85; 84, 89; 91, 93; 90, 100; 81, 107;
            77, 113; 78, 121; 76, 132; 66, 139; 46, 140; 22, 144;
            12, 164; 8, 196; 18, 250; 44, 310
        ];
        Profile::new(line, at, height)
    }

    fn new(line: Line, at: At, height: f64) -> Profile {
        Profile {
            spot: Spot::new(at.0, at.1, height / UNITS),
            line,
            mood: Mood::CALM,
            slant: 0.0,
        }
    }

    /// Bowed forwards by so many degrees, or thrown back.
    pub fn bowed(self, degrees: f64) -> Profile {
        let side = if self.spot.flip { -1.0 } else { 1.0 };
        let spot = self.spot.turned(degrees * side);
        Profile { spot, ..self }
    }

    /// Looking to the left.
    pub fn flipped(self) -> Profile {
        let mut spot = self.spot.flipped(true);
        spot.turn = -spot.turn;
        Profile { spot, ..self }
    }

    /// A nose that stands out more or less; 1 leaves it.
    pub fn nose(mut self, times: f64) -> Profile {
        let (from, to) = (self.line[NASION], self.line[SUBNASAL]);
        for at in &mut self.line[NOSE] {
            let part = (at.1 - from.1) / (to.1 - from.1);
            let base = from.0 + (to.0 - from.0) * part;
            at.0 = base + (at.0 - base) * times;
        }
        self
    }

    /// Fuller or thinner lips; 1 leaves them.
    pub fn lips(mut self, times: f64) -> Profile {
        let base = (self.line[SUBNASAL].0 + self.line[BELOW_LIP].0) / 2.0;
        for i in LIPS {
            let at = &mut self.line[i];
            at.0 = base + (at.0 - base) * times;
        }
        self
    }

    /// A chin that juts out by so much, or recedes.
    pub fn chin(mut self, by: f64) -> Profile {
        for at in &mut self.line[CHIN] {
            at.0 += by;
        }
        self
    }

    /// What the face shows.
    pub fn mood(self, mood: Mood) -> Profile {
        Profile { mood, ..self }
    }

    /// How many degrees the eye slants: outer corner up, if positive.
    pub fn slant(self, degrees: f64) -> Profile {
        Profile {
            slant: -degrees,
            ..self
        }
    }

    /// A place that moves with the jaw, if `part` of it is jaw.
    fn dropped(&self, at: At, part: f64) -> At {
        let turn = Spot::new(HINGE.0, HINGE.1, 1.0).turned(self.mood.open * SHOUT * part);
        turn.point((at.0 - HINGE.0, at.1 - HINGE.1))
    }

    /// The contour from the forehead to the chin: what a light from the front touches.
    pub fn front(&self) -> Vec<At> {
        self.contour()[FOREHEAD * STEPS..CHIN.end() * STEPS].to_vec()
    }
}

impl Head for Profile {
    fn spot(&self) -> Spot {
        self.spot
    }

    fn contour(&self) -> Vec<At> {
        let mut knots = self.line.map(Knot::from);
        if self.mood.open > 0.0 {
            for i in JAW {
                knots[i].at = self.dropped(knots[i].at, 1.0);
            }
            let throat = *JAW.end() + 1;
            knots[throat].at = self.dropped(knots[throat].at, 0.4);
            // Open, the mouth goes into the head.
            let deep = self.line[MOUTH].0 - 14.0 - 12.0 * self.mood.open;
            knots[MOUTH].at = self.dropped((deep, self.line[MOUTH].1), 0.45);
        }
        knots[MOUTH].corner = true;
        for knot in &mut knots {
            knot.at = self.spot.point(knot.at);
        }
        curve_of(&knots, false, STEPS)
    }

    /// Closed at the back of the skull, cut off at the base of the neck.
    fn skull(&self) -> Shape {
        let back = spots![
            -72, 226; -70, 180; -76, 130; -98, 80; -118, 26; -121, -34; -104, -90; -66, -129; -24, -142
        ];
        let back: Vec<At> = curve_of(&back.map(Knot::from), false, STEPS);
        let mut ring = self.contour();
        ring.truncate(NECK * STEPS);
        ring.extend(self.place(&back));
        Shape::within_ring(&ring)
    }

    /// Down the forehead, round the socket, along the nose, over the cheek, along the jaw and the throat.
    fn flow(&self) -> Flow {
        let guides: [[At; 3]; 13] = [
            spots![72, -70; 62, -42; 56, -28],
            spots![30, -60; 42, -38; 66, -33],
            spots![20, -100; 47, -91; 67, -62],
            spots![73, -4; 82, 16; 97, 41],
            spots![60, 24; 73, 35; 80, 46],
            spots![37, 17; 50, 27; 66, 24],
            spots![73, 61; 61, 77; 58, 97],
            spots![40, 30; 41, 70; 51, 111],
            spots![9, 20; 14, 82; 42, 134],
            spots![77, 109; 68, 121; 61, 140],
            spots![82, 113; 85, 129; 77, 141],
            spots![21, 153; 10, 193; 22, 255],
            spots![-40, 200; 0, 220; 40, 280],
        ];
        let jaw = |at: At| match at.1 < 150.0 {
            true => ((at.1 - 66.0) / 44.0).clamp(0.0, 1.0),
            false => 0.0,
        };
        Flow::along(guides.map(|guide| self.place(&guide.map(|at| self.dropped(at, jaw(at))))))
    }

    fn face(&self) -> Face {
        features::face(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::techniques::print::Contour;

    #[test]
    fn a_head_looks_where_it_is_turned() {
        let right = Profile::soft((400.0, 400.0), 280.0);
        assert!(right.contour().iter().any(|at| at.0 > 495.0));
        let left = right.clone().flipped();
        assert!(left.contour().iter().any(|at| at.0 < 305.0));
        let bowed = [right.bowed(20.0), left.bowed(20.0)];
        for head in bowed {
            let tip = head.place(&[(100.0, 49.0)])[0];
            assert!(tip.1 > 470.0, "bowing lowers the nose: {tip:?}");
        }
    }

    #[test]
    fn an_open_mouth_drops_the_chin() {
        let shut = Profile::strong((0.0, 0.0), 280.0);
        let open = shut.clone().mood(Mood::SHOUTING);
        let lowest = |head: &Profile| head.front().iter().map(|at| at.1).fold(0.0, f64::max);
        assert!(lowest(&open) > lowest(&shut) + 15.0);
    }

    #[test]
    fn the_eye_lies_in_the_head_and_what_is_kept_covers_it() {
        for head in [
            Profile::soft,
            Profile::strong,
            Profile::weathered,
            Profile::old,
            Profile::child,
        ] {
            let head = head((300.0, 300.0), 420.0);
            let (face, skull) = (head.face(), head.skull());
            assert!(face.white.minus(&skull).is_empty());
            assert!(face.iris.minus(&face.white.grown(2.0)).is_empty());
            assert!(face.white.minus(&face.kept()).is_empty());
            let far = Contour::line(&head.contour()).far(face.white.bounds().middle());
            assert!(far < 80.0, "{far}");
        }
        let asleep = Profile::soft((0.0, 0.0), 280.0).mood(Mood::ASLEEP).face();
        assert!(asleep.white.is_empty() && asleep.lids.count() > 0);
    }
}
