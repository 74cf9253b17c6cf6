//! Hands, near enough to be read: one contour, then the shadows between the fingers, then joints and nails.
//!
//! A hand is drawn about 120 long: the wrist at the origin, the fingers to the right, the thumb up.

use super::canvas::{self, Canvas};
use super::{Brush, Complexion, Field, Flow, Light, Mass, Passes, Placed, Touch, Value};
use crate::colour::mix;
use crate::line::{Path, blob, curve, ellipse, taper};
use crate::motifs::figures::{Age, Skin};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

/// What a hand does. All are seen from the back of the hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Grasp {
    /// It lies on something, its fingers a little bent.
    #[default]
    Resting,
    /// All fingers spread.
    Spread,
    /// The forefinger stretched out, the others curled in: it points, or asks to hush.
    Pointing,
    /// Around something that comes out of it up and down: a rope, a pole, a strap.
    Holding,
}

/// Somebody's hand.
#[derive(Clone, Debug)]
pub struct Hand {
    /// Where it is, how large, turned how far. Flipped its fingers go to the left.
    pub spot: Spot,
    /// What it does.
    pub grasp: Grasp,
    /// Of a child it is plump and short, of the old it shows its bones.
    pub age: Age,
    /// Its paints.
    pub skin: Complexion,
    /// Where the light comes from, on the card.
    pub light: Light,
}

impl Default for Hand {
    fn default() -> Self {
        Hand {
            spot: Spot::new(400.0, 600.0, 1.0),
            grasp: Grasp::Resting,
            age: Age::Grown,
            skin: Skin::Honey.into(),
            light: (0.6, -0.6, 0.55),
        }
    }
}

/// A finger: its middle line from the knuckle to the tip, and how wide it is along it.
struct Finger {
    line: Vec<At>,
    widths: [f64; 4],
    /// Whether it is curled in, so that only its first joint is seen.
    curled: bool,
}

impl Finger {
    fn new(line: &[At], wide: f64, curled: bool) -> Finger {
        Finger {
            line: line.to_vec(),
            widths: [1.0, 0.96, 0.9, 0.72].map(|part| part * wide),
            curled,
        }
    }

    fn shape(&self) -> Shape {
        taper(&self.line, &self.widths)
    }

    /// So many half widths beside its middle line, from part to part of its length.
    fn beside(&self, across: f64, from: f64, to: f64) -> Vec<At> {
        let path = Path::new(curve(&self.line));
        let place = |i: i32| {
            let part = from + (to - from) * f64::from(i) / 6.0;
            let far = path.length() * part;
            let (at, way) = (path.at(far), path.direction(far).to_radians());
            let half = across * crate::line::spread(&self.widths, part) / 2.0;
            (at.0 - way.sin() * half, at.1 + way.cos() * half)
        };
        (0..=6).map(place).collect()
    }
}

impl Hand {
    /// The canvas as the hand sees it.
    pub fn at<'a>(&self, canvas: &'a Canvas) -> Placed<'a> {
        canvas.at(self.spot)
    }

    /// Paints it. Its contour on the card comes back.
    pub fn paint(&self, canvas: &Canvas) -> Shape {
        let plump = match self.age {
            Age::Child => 1.24,
            Age::Grown => 1.0,
            Age::Old => 0.92,
        };
        let (back, fingers) = drawn(self.grasp, plump);
        let shape =
            all([back].into_iter().chain(fingers.iter().map(Finger::shape))).fillet(2.5 * plump);
        let at = self.at(canvas);
        let light = canvas::seen_from(self.light, self.spot);
        let field = self.field(&fingers, light);
        let mut lines: Vec<Vec<At>> = fingers.iter().map(|finger| finger.line.clone()).collect();
        lines.push(spots![0, -10; 34, -14; 64, -14].to_vec());
        lines.push(spots![0, 10; 30, 10; 60, 10].to_vec());
        at.lay(
            Mass::new(&shape, &field)
                .flow(Flow::along(&lines).soft(12.0).stray(0.15))
                .passes(Passes::face(0.62))
                .found(0.06),
        );
        self.part_fingers(&at, &fingers, light, &field);
        self.spot.put(&shape)
    }

    /// A round back, lit from one side, each finger a little round too, warm at the tips.
    fn field(&self, fingers: &[Finger], light: Light) -> Field {
        let skin = &self.skin;
        let ball = Value::ball((52.0, 0.0), (88.0, 50.0), light).lifted(0.14);
        let mut field = Field::ramp(&skin.ramp, ball.broken(0.05, 34.0, 3));
        let shaded = if light.1 < 0.0 { 1.0 } else { -1.0 };
        for finger in fingers {
            let [a, b] = [finger.line[0], finger.line[finger.line.len() - 1]];
            let (dx, dy) = (b.0 - a.0, b.1 - a.1);
            let turn = dy.atan2(dx).to_degrees();
            let long = dx.hypot(dy) / 2.0;
            let low = finger.beside(shaded * 0.75, 0.5, 0.6)[0];
            let high = finger.beside(-shaded * 0.4, 0.5, 0.6)[0];
            field = field
                .patch_turned(low, (long, finger.widths[0] * 0.26), turn, skin.cool, 0.45)
                .patch_turned(
                    high,
                    (long * 0.9, finger.widths[0] * 0.24),
                    turn,
                    skin.ramp[4],
                    0.3,
                )
                .patch(b, (12.0, 12.0), skin.warm, 0.4)
                .patch(a, (9.0, 8.0), skin.warm, 0.3);
        }
        field.patch((4.0, 4.0), (20.0, 30.0), skin.cool, 0.3)
    }

    fn part_fingers(&self, at: &Placed, fingers: &[Finger], light: Light, field: &Field) {
        let skin = &self.skin;
        let shade = mix(skin.ramp[0], skin.ramp[1], 0.35);
        let shaded = if light.1 < 0.0 { 1.0 } else { -1.0 };
        let between = if self.grasp == Grasp::Spread {
            0.5
        } else {
            0.85
        };
        for finger in fingers {
            let seam = finger.beside(shaded * 0.94, 0.04, if finger.curled { 0.5 } else { 0.95 });
            at.lay(
                Brush::line(&seam, 3.4, shade)
                    .profile(&[0.1, 0.8, 1.0, 0.5])
                    .opacity(between),
            );
            if finger.curled {
                continue;
            }
            for joint in [0.42, 0.7] {
                let across = [-0.5, 0.0, 0.5]
                    .map(|side| finger.beside(side, joint + 0.03 - 0.06 * f64::abs(side), 1.0)[0]);
                let seen = if self.age == Age::Old { 0.45 } else { 0.22 };
                at.lay(Brush::line(&across, 2.4, shade).opacity(seen));
            }
            let tip = finger.beside(-shaded * 0.12, 0.93, 1.0)[0];
            let r = finger.widths[3] * 0.34;
            let colour = mix(field.at(tip), mix(skin.ramp[4], skin.warm, 0.2), 0.6);
            at.lay(Touch::new(&ellipse(tip, r * 1.15, r * 0.85), colour).opacity(0.75));
        }
        let bones: &[&[At]] = match self.age {
            Age::Old => &[
                &spots![14, -12; 36, -15; 58, -16],
                &spots![14, -3; 36, -3; 60, -4],
                &spots![14, 6; 36, 8; 56, 9],
            ],
            Age::Grown => &[
                &spots![26, -11; 42, -14; 58, -16],
                &spots![30, 5; 44, 7; 56, 9],
            ],
            Age::Child => &[],
        };
        for bone in bones {
            at.lay(Brush::line(bone, 3.4, field.at(bone[1]).lighter(-0.09)).opacity(0.6));
        }
    }
}

/// The back of a hand, and its fingers from the little one to the thumb.
fn drawn(grasp: Grasp, plump: f64) -> (Shape, Vec<Finger>) {
    let finger = |line: &[At], wide: f64| Finger::new(line, wide * plump, false);
    let curled = |line: &[At], wide: f64| Finger::new(line, wide * plump, true);
    let back = |knots: &[crate::line::Knot]| blob(knots);
    match grasp {
        Grasp::Resting => (
            back(
                &knots![-14, -20; 16, -25; 46, -30; 66, -26; 74, -8; 72, 12; 60, 25; 36, 26; 10, 21; -14, 18],
            ),
            vec![
                finger(&spots![56, 17; 76, 24; 92, 34; 99, 46], 14.0),
                finger(&spots![63, 7; 88, 12; 107, 24; 115, 38], 16.0),
                finger(&spots![66, -6; 93, -4; 114, 8; 123, 24], 16.5),
                finger(&spots![62, -19; 88, -20; 107, -10; 116, 6], 16.5),
                finger(&spots![16, -14; 36, -34; 60, -42; 80, -40], 19.0),
            ],
        ),
        Grasp::Spread => (
            back(
                &knots![-14, -20; 16, -25; 46, -31; 66, -27; 74, -8; 72, 12; 60, 26; 36, 27; 10, 21; -14, 18],
            ),
            vec![
                finger(&spots![54, 18; 76, 32; 92, 44; 104, 54], 14.0),
                finger(&spots![64, 8; 92, 16; 112, 22; 130, 27], 16.0),
                finger(&spots![66, -7; 96, -10; 118, -12; 138, -13], 16.5),
                finger(&spots![60, -21; 86, -33; 106, -42; 122, -48], 16.5),
                finger(&spots![14, -14; 30, -38; 46, -58; 58, -74], 19.0),
            ],
        ),
        Grasp::Pointing => (
            back(
                &knots![-14, -19; 16, -24; 46, -30; 66, -27; 74, -12; 80, 4; 76, 18; 64, 30; 40, 32; 12, 24; -14, 18],
            ),
            vec![
                curled(&spots![46, 26; 58, 24; 62, 16; 54, 12], 13.0),
                curled(&spots![58, 15; 71, 14; 74, 6; 64, 2], 15.0),
                curled(&spots![62, 0; 78, -1; 80, -9; 68, -12], 15.5),
                finger(&spots![58, -21; 86, -22; 110, -23; 132, -24], 17.0),
                finger(&spots![14, -14; 32, -33; 52, -38; 68, -33], 18.0),
            ],
        ),
        Grasp::Holding => (
            back(
                &knots![-14, -19; 14, -26; 42, -34; 58, -30; 64, -10; 62, 14; 52, 30; 28, 32; 8, 24; -14, 18],
            ),
            vec![
                curled(&spots![42, 23; 58, 27; 64, 30; 52, 33], 14.5),
                curled(&spots![48, 9; 68, 12; 74, 17; 60, 20], 16.5),
                curled(&spots![50, -7; 72, -6; 78, -1; 64, 3], 17.0),
                curled(&spots![46, -22; 68, -23; 76, -18; 62, -13], 17.0),
                finger(&spots![16, -16; 40, -36; 60, -38; 76, -30], 19.0),
            ],
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_one_contour_with_five_fingers() {
        for grasp in [
            Grasp::Resting,
            Grasp::Spread,
            Grasp::Pointing,
            Grasp::Holding,
        ] {
            assert_eq!(drawn(grasp, 1.0).1.len(), 5);
            for age in [Age::Child, Age::Grown, Age::Old] {
                let hand = Hand {
                    grasp,
                    age,
                    ..Hand::default()
                };
                let shape = hand.paint(&Canvas::new(1, "#cbbfae"));
                assert_eq!(shape.pieces().len(), 1, "{grasp:?} {age:?}");
            }
        }
    }
}
