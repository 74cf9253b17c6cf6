//! Hands in any pose: cut from the solids of [`people`], then painted. For palms, grips and fingers that come towards us.

use super::canvas::Canvas;
use super::{Complexion, Field, Flow, Light, Mass, Passes, Touch, Value};
use crate::motifs::people::{self, Mark, Tone};
use crate::shape::{At, Shape, Spot};

/// Somebody's hand, from the wrist at its spot; its size is the distance from there to the tip of the middle finger.
#[derive(Clone, Copy, Debug)]
pub struct PosedHand {
    /// Where the wrist is, and how large the hand is.
    pub spot: Spot,
    /// What it does, and where fingers and thumb point.
    pub hand: people::Hand,
    /// Its paints.
    pub skin: Complexion,
    /// Where the light comes from, on the card.
    pub light: Light,
}

impl PosedHand {
    /// Paints it, finger after finger. Its contour on the card comes back.
    pub fn paint(&self, canvas: &Canvas) -> Shape {
        let light = (self.light.0, self.light.1);
        let part = self.hand.part(self.skin.ramp[2], light, true);
        let part = part.put(&self.spot);
        let paint = self.paints();
        let flow = Flow::along(&[&part.guide]).and(Flow::around(&part.shape));
        let mass = |shape: &Shape| {
            Mass::new(shape, &paint)
                .flow(flow.clone().soft(self.spot.size * 0.09).stray(0.15))
                .passes(Passes::face(self.spot.size / 200.0))
        };
        canvas.lay(mass(&part.shape).found(0.06));
        for mark in &part.marks {
            match mark.tone {
                // A finger that lies over others hides their shadows.
                Tone::Base => canvas.lay(mass(&mark.shape).found(0.1)),
                _ => canvas.lay(self.mark(mark, &paint)),
            }
        }
        part.shape
    }

    fn place(&self, place: people::space::V3) -> At {
        self.spot.point(self.hand.posed().place(place).flat())
    }

    /// Round, lit from one side, warm at the knuckles and cool at the wrist.
    fn paints(&self) -> Field {
        let (skin, size) = (&self.skin, self.spot.size);
        let at = |x, y| self.place(people::space::v(x, y, 0.0));
        let ball = Value::ball(at(0.0, 0.4), (size * 0.62, size * 0.62), self.light).lifted(0.2);
        let knuckles = [0.15, 0.05, -0.055, -0.15].map(|x| at(x, 0.5));
        let warm = |field: Field, knuckle: At| {
            field.patch(knuckle, (size * 0.07, size * 0.07), skin.warm, 0.3)
        };
        let field = Field::ramp(&skin.ramp, ball.broken(0.05, size * 0.25, 3));
        let field = knuckles.into_iter().fold(field, warm);
        field.patch(at(0.0, -0.1), (size * 0.22, size * 0.22), skin.cool, 0.4)
    }

    /// Shadows and lines take their colour from the paint around them.
    fn mark(&self, mark: &Mark, paint: &Field) -> Touch {
        let here = paint.at(mark.shape.bounds().middle());
        let (colour, seen) = match mark.tone {
            Tone::Shade(k) => (here.mix(self.skin.ramp[0], 0.55), 0.42 * k),
            Tone::Line => (here.mix(self.skin.ink, 0.6), 0.62),
            Tone::Light(k) => (here.mix(self.skin.ramp[4], 0.6), 0.5 * k),
            // Nails.
            Tone::Own(_) | Tone::Base => (here.mix(self.skin.ramp[4], 0.45), 0.7),
        };
        Touch::new(&mark.shape, colour).opacity(seen.min(1.0) * mark.opacity)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::motifs::figures::Skin;
    use crate::motifs::people::Gesture;

    #[test]
    fn every_gesture_is_one_painted_contour() {
        for gesture in [Gesture::Wave, Gesture::Pinch, Gesture::Wrap] {
            let hand = PosedHand {
                spot: Spot::new(400.0, 600.0, 200.0),
                hand: people::Hand {
                    gesture,
                    ..people::Hand::default()
                },
                skin: Skin::Honey.into(),
                light: (0.5, -0.6, 0.6),
            };
            let shape = hand.paint(&Canvas::new(1, "#cbbfae"));
            assert_eq!(shape.pieces().len(), 1, "{gesture:?}");
            assert!(shape.contains((400.0, 540.0)));
        }
    }
}
