//! Beards.

use super::head::Portrait;
use super::view::View;
use crate::colour::mix;
use crate::knots;
use crate::line::blob;
use crate::shape::Shape;
use crate::svg::Ink;

/// A beard.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Beard {
    /// None.
    #[default]
    None,
    /// A few days old.
    Stubble,
    /// Over cheeks and chin.
    Full,
    /// Down to the chest.
    Long,
    /// Above the lip alone.
    Moustache,
}

impl Beard {
    fn shape(self, view: View) -> Shape {
        if self == Beard::Moustache {
            let x = view.pick(0.0, 32.0, 76.0, 0.0);
            return blob(&knots![
                x - 34.0, 80; x - 22.0, 68; x - 4.0, 63; x, 66; x + 4.0, 63; x + 20.0, 68; x + 32.0, 80;
                x + 14.0, 79; x, 76; x - 14.0, 79
            ]);
        }
        let (mut beard, mouth) = match view {
            View::ThreeQuarter => (
                blob(&knots![
                    -60, 20; -46, 52; -14, 68; 14, 66; 30, 69; 48, 64; 66, 60; 74, 44; 72, 100; 62, 140; 36, 164;
                    4, 150; -34, 118; -60, 74
                ]),
                blob(&knots![14, 85; 34, 79; 52, 84; 44, 95; 24, 95]),
            ),
            View::Profile => (
                blob(&knots![
                    -14, 30; 4, 58; 36, 70; 66, 66; 86, 62; 90, 70; 80, 78; 88, 88; 90, 116; 76, 150; 44, 164;
                    12, 130; -12, 84
                ]),
                blob(&knots![62, 79; 76, 76; 90, 76; 90, 84; 74, 84]),
            ),
            _ => (
                blob(&knots![
                    -84, 10; -76, 40; -58, 62; -34, 68; -14, 65; 0, 69; 14, 65; 34, 68; 58, 62; 76, 40; 84, 10;
                    86, 70; 66, 124; 30, 158; 0, 166; -30, 158; -66, 124; -86, 70
                ]),
                blob(&knots![-20, 84; 0, 79; 20, 84; 12, 95; -12, 95]),
            ),
        };
        if self == Beard::Long {
            let long = blob(&knots![
                -60, 100; 60, 100; 52, 170; 30, 240; 4, 290; -24, 240; -50, 170
            ]);
            beard = beard.and(&long.moved(view.pick(0.0, 30.0, 40.0, 0.0), 0.0));
        }
        beard.minus(&mouth)
    }

    /// Drawn, and its shape.
    pub(super) fn ink(self, portrait: &Portrait) -> (Ink, Shape) {
        if self == Beard::None {
            return (Ink::none(), Shape::nothing());
        }
        let (scene, head, tones) = (portrait.scene, portrait.head, portrait.tones);
        let colour = match self {
            Beard::Stubble => mix(tones.base, head.hair_colour, 0.4),
            _ => head.hair_colour,
        };
        let dark = head.hair_colour.lighter(-0.1).vivid(1.1);
        let light = mix(head.hair_colour, "#e8c8a0", 0.28);
        let shape = portrait.cut(&self.shape(head.view));
        let mut ink = scene.shadow(
            &shape,
            (0.0, portrait.scaled(0.02, 0.5)),
            portrait.scaled(0.04, 0.8),
            tones.line,
            0.35,
        );
        ink += portrait
            .sheet(&shape, colour)
            .lit(0.18)
            .rim(portrait.scaled(0.012, 0.6))
            .dark(dark)
            .rim_colour(light)
            .ink();
        if portrait.is_clear() {
            let middle = head.view.pick(0.0, 26.0, 44.0, 0.0);
            let hairs = (0..13).map(|i| {
                let out = (i as f64 / 6.0 - 1.0) * 1.4;
                let line = [
                    (middle + out * 26.0, 66.0),
                    (middle + out * 58.0, 100.0),
                    (middle + out * 34.0, 150.0),
                    (middle + out * 10.0, 230.0),
                ];
                let line = portrait.line(&line, &[0.3, 2.0, 2.0, 0.3]);
                scene.veil(&line, if i % 2 == 1 { light } else { dark }, 0.45)
            });
            ink += scene.clipped(&shape, hairs.sum::<Ink>());
        }
        (ink, shape)
    }
}
