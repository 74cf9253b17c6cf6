//! A head in three-quarter view, turned to the right until it is flipped.

mod features;

use super::super::contour::Contour;
use super::super::flow::Flow;
use super::super::marks::Marks;
use super::super::tone::Light;
use super::{Face, Head, Mood, UNITS};
use crate::line::{Knot, STEPS, blob, curve_of};
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots};

/// Below this the face follows the jaw.
const MOUTH: f64 = 92.0;
/// How far the chin drops when somebody shouts.
const SHOUT: f64 = 26.0;

/// A head in three-quarter view.
///
/// The near eye is at (12, 3), the far one at (71, 1), the tip of the nose at (78, 48), the mouth at (52, 92), the ear at (-74, 16).
///
/// ```
/// use fabula_atelier::techniques::print::{Head, Mood, ThreeQuarter};
/// let him = ThreeQuarter::new((400.0, 400.0), 560.0).tilted(-8.0).mood(Mood::SUSPICIOUS);
/// assert!(him.skull().contains((400.0, 400.0)));
/// ```
#[derive(Clone, Debug)]
pub struct ThreeQuarter {
    spot: Spot,
    mood: Mood,
    nose: f64,
    lips: f64,
    jaw: f64,
    brow: f64,
}

impl ThreeQuarter {
    /// Anybody. `at` is the middle of the head, `height` from crown to chin.
    pub fn new(at: At, height: f64) -> ThreeQuarter {
        ThreeQuarter {
            spot: Spot::new(at.0, at.1, height / UNITS),
            mood: Mood::CALM,
            nose: 1.0,
            lips: 1.0,
            jaw: 1.0,
            brow: 1.0,
        }
    }

    /// Tilted clockwise, in degrees.
    pub fn tilted(self, degrees: f64) -> ThreeQuarter {
        let spot = self.spot.turned(degrees);
        ThreeQuarter { spot, ..self }
    }

    /// Turned to the left.
    pub fn flipped(self) -> ThreeQuarter {
        let spot = self.spot.flipped(true);
        ThreeQuarter { spot, ..self }
    }

    /// What the face shows.
    pub fn mood(self, mood: Mood) -> ThreeQuarter {
        ThreeQuarter { mood, ..self }
    }

    /// A longer and broader nose, or a smaller one; 1 leaves it.
    pub fn nose(self, nose: f64) -> ThreeQuarter {
        ThreeQuarter { nose, ..self }
    }

    /// Fuller or thinner lips; 1 leaves them.
    pub fn lips(self, lips: f64) -> ThreeQuarter {
        ThreeQuarter { lips, ..self }
    }

    /// A broader or narrower jaw; 1 leaves it.
    pub fn jaw(self, jaw: f64) -> ThreeQuarter {
        ThreeQuarter { jaw, ..self }
    }

    /// Heavier or lighter brows; 1 leaves them.
    pub fn brow(self, brow: f64) -> ThreeQuarter {
        ThreeQuarter { brow, ..self }
    }

    /// Where a place of the calm face is in this one: a broader jaw, an open mouth.
    fn moulded(&self, (x, y): At) -> At {
        let low = ((y - 30.0) / 90.0).clamp(0.0, 1.0);
        let middle = 30.0;
        let x = middle + (x - middle) * (1.0 + (self.jaw - 1.0) * low);
        let drops = ((y - MOUTH) / 12.0).clamp(0.0, 1.0) * f64::from(u8::from(y < 170.0));
        (x, y + drops * SHOUT * self.mood.open)
    }

    /// The far side of the face, from the parting to the collar bone.
    fn far_side(&self) -> Vec<At> {
        let line = spots![
            16, -139; 52, -126; 78, -98; 90, -62; 90, -34; 83, -13; 83, 4; 91, 20;
            91, 38; 84, 60; 80, 82; 75, 102; 68, 122; 58, 137; 42, 144; 24, 143
        ];
        line.map(|at| self.moulded(at)).to_vec()
    }

    /// The planes of the face that face the light, as lines: forehead, ridge of the nose, cheek bones, lip, chin. Light on them
    /// models a dark face.
    pub fn planes(&self) -> Light {
        let lines: [&[At]; 5] = [
            &spots![30, -86; 56, -82; 76, -64],
            &spots![54, 0; 63, 24; 74, 44],
            &spots![-16, 34; 4, 40; 22, 42],
            &spots![87, 26; 84, 44],
            &spots![38, 128; 50, 131; 58, 127],
        ];
        let places = lines.map(|line| {
            let moulded: Vec<At> = line.iter().map(|at| self.moulded(*at)).collect();
            self.place(&moulded)
        });
        Light::along(Contour::lines(places.to_vec()))
            .full(self.height() * 0.02)
            .reach(self.height() * 0.055)
    }

    /// The ear: its shape, and the lines of rim and hollow in it.
    pub fn ear(&self) -> (Shape, Marks) {
        let shape =
            self.blob(&knots![-62, 2; -70, -12; -84, -14; -92, 2; -86, 28; -74, 44; -64, 36]);
        let rim = spots![-66, 36; -76, 38; -85, 22; -88, 2; -81, -9; -71, -7; -65, 2];
        let hollow = spots![-70, 28; -77, 20; -79, 6; -72, 3];
        let lines = self.stroke(&rim, &[0.2, 1.6, 2.0, 2.2, 2.2, 1.4, 0.2], 8);
        let hollow = self.stroke(&hollow, &[0.2, 1.4, 1.6, 0.2], 9);
        (shape, lines.and(hollow))
    }
}

impl Head for ThreeQuarter {
    fn spot(&self) -> Spot {
        self.spot
    }

    fn contour(&self) -> Vec<At> {
        let mut line = self.far_side();
        line.extend(spots![14, 160; 14, 196; 30, 250; 66, 300]);
        let knots: Vec<Knot> = self.place(&line).into_iter().map(Knot::from).collect();
        curve_of(&knots, false, STEPS)
    }

    /// The jaw on the near side lies before the neck.
    fn skull(&self) -> Shape {
        let mut line = self.far_side();
        let near = spots![
            0, 136; -30, 118; -56, 92; -70, 62; -78, 36; -102, 24; -119, -18; -116, -66; -94, -108;
            -54, -133; -16, -142
        ];
        line.extend(near.map(|at| self.moulded(at)));
        let knots: Vec<Knot> = line.into_iter().map(Knot::from).collect();
        let neck = blob(&knots![
            30, 130; 14, 160; 12, 190; 22, 224, corner; -108, 230, corner; -98, 190; -94, 150; -90, 90; -60, 40
        ]);
        self.spot.put(&blob(&knots).and(&neck))
    }

    /// Over the forehead, round both sockets, down the nose, round the mouth, along cheek and jaw, down the neck.
    fn flow(&self) -> Flow {
        let guides: [&[At]; 17] = [
            &spots![-30, -84; 16, -104; 66, -88],
            &spots![-20, -52; 24, -62; 78, -50],
            &spots![-24, -6; -6, -22; 26, -24],
            &spots![-18, 14; 6, 24; 34, 18],
            &spots![60, -20; 74, -24; 84, -16],
            &spots![62, 14; 74, 18; 84, 12],
            &spots![48, -8; 56, 16; 66, 36],
            &spots![60, 0; 70, 24; 78, 42],
            &spots![40, 40; 38, 54; 44, 64],
            &spots![-40, 20; -18, 44; 6, 76],
            &spots![12, 36; 22, 54; 26, 74],
            &spots![34, 68; 20, 86; 22, 106],
            &spots![84, 26; 84, 50; 78, 78],
            &spots![24, 118; 44, 116; 66, 108],
            &spots![-62, 56; -40, 96; 6, 130],
            &spots![20, 134; 42, 138; 60, 130],
            &spots![-40, 140; -44, 200; -40, 270],
        ];
        let moulded = guides.map(|guide| {
            let guide: Vec<At> = guide.iter().map(|at| self.moulded(*at)).collect();
            self.place(&guide)
        });
        Flow::along(moulded).soft(self.spot.size * 6.0)
    }

    fn face(&self) -> Face {
        features::face(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_eyes_lie_in_the_head_and_look_the_same_way() {
        let head = ThreeQuarter::new((400.0, 400.0), 560.0);
        let (face, skull) = (head.face(), head.skull());
        assert_eq!(face.white.apart().count(), 2);
        assert!(face.white.minus(&skull).is_empty());
        let looks = |ahead| {
            let face = head.clone().mood(Mood::CALM.looking(ahead, 0.0)).face();
            face.iris.bounds().middle().0
        };
        assert!(looks(0.8) > looks(0.0) && looks(0.0) > looks(-0.8));
        let flipped = head.clone().flipped().face().white.bounds();
        assert!(flipped.middle().0 < 400.0 && face.white.bounds().middle().0 > 400.0);
    }

    #[test]
    fn an_open_mouth_shows_teeth_and_drops_the_chin() {
        let shut = ThreeQuarter::new((0.0, 0.0), 280.0);
        let open = shut.clone().mood(Mood::SHOUTING);
        assert!(shut.face().teeth.is_empty() && !open.face().teeth.is_empty());
        let chin = |head: &ThreeQuarter| head.place(&[head.moulded((42.0, 144.0))])[0].1;
        assert!(chin(&open) > chin(&shut) + 20.0);
    }
}
