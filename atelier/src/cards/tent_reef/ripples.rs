//! Light as it moves at the bottom of shallow water: a net of bright lines, everywhere in the shade.

use super::tent;
use crate::line::{distance, rect};
use crate::random::{Chance, noise};
use crate::scalar_field::Field;
use crate::scene::{HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape};
use crate::stops;

/// The net, over the whole card.
pub struct Ripples {
    thin: Shape,
    wide: Shape,
}

impl Ripples {
    /// Its lines lie where two of many places are equally near.
    pub fn new() -> Ripples {
        let mut chance = Chance::of("ripples of light", 7);
        let places: Vec<At> = (0..150)
            .map(|_| (chance.between(-60.0, 860.0), chance.between(-60.0, 1260.0)))
            .collect();
        let net = Field::new(WIDTH, HEIGHT, 4.0, |(x, y)| {
            // The net is wider than high, and no line of it is straight.
            let at = (
                x + 14.0 * noise(y / 46.0, 3, None) + 6.0 * noise(y / 17.0, 9, None),
                y + 14.0 * noise(x / 52.0, 5, None) + 6.0 * noise(x / 19.0, 11, None),
            );
            let (mut first, mut second) = (f64::MAX, f64::MAX);
            for place in &places {
                let far = distance((at.0 * 0.8, at.1), (place.0 * 0.8, place.1));
                if far < first {
                    second = first;
                    first = far;
                } else if far < second {
                    second = far;
                }
            }
            first - second
        });
        Ripples {
            thin: net.above(-4.6),
            wide: net.above(-10.0),
        }
    }

    /// On cloth and carpets, not on what is outside.
    pub fn in_the_tent(&self, scene: &Scene) {
        let card = rect(-30.0, -30.0, WIDTH + 30.0, HEIGHT + 30.0);
        self.on(scene, &card.minus(&tent::opening()), 1.0);
    }

    /// On something, more or less bright.
    pub fn on(&self, scene: &Scene, shape: &Shape, bright: f64) {
        let fade = |opacity: f64| {
            scene.radial(
                (430.0, 800.0),
                860.0,
                &stops![
                    0, "#7ff0dc", opacity * 0.5; 0.4, "#6fe6d6", opacity; 0.75, "#45c9c4", opacity * 0.6;
                    1, "#2aa5a8", opacity * 0.2
                ],
            )
        };
        let ink = scene.blurred(scene.fill(&self.wide, fade(0.2 * bright)), 4.0)
            + scene.blurred(scene.fill(&self.thin, fade(0.34 * bright)), 0.8);
        scene.add(scene.clipped(shape, scene.shining(ink)));
    }
}
