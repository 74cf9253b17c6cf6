//! Mouths seen from the front or past us: lips, what is between them, and the line where they meet.

use super::Face;
use crate::colour::mix;
use crate::line::{Knot, blob};
use crate::motifs::figures::Age;
use crate::shape::At;
use crate::techniques::gouache::{Brush, Touch};

/// A mouth: its middle, and how far it goes to each side.
#[derive(Clone, Copy, Debug)]
pub(super) struct Mouth {
    pub(super) at: At,
    /// Half its width, on the left and on the right.
    pub(super) half: (f64, f64),
    /// How full the lips are: 1 is usual.
    pub(super) full: f64,
}

impl Mouth {
    pub(super) fn paint(&self, face: &Face) {
        let (skin, expression) = (&face.head.skin, &face.head.expression);
        let (smile, open) = (expression.smile, expression.parted * 30.0);
        let (wide, full) = (expression.wide, self.full * (1.0 - 0.18 * smile.abs()));
        let point = |(u, y): At| {
            let half = if u < 0.0 { self.half.0 } else { self.half.1 };
            // Corners go up and out in a smile, the middle of the lips sinks a little.
            let lift = smile * (9.0 * u * u - 2.5);
            (self.at.0 + u * half * wide, self.at.1 + y - lift)
        };
        let points =
            |places: &[At]| -> Vec<At> { places.iter().map(|&place| point(place)).collect() };
        let shape = |places: &[At]| {
            blob(
                &points(places)
                    .into_iter()
                    .map(Knot::from)
                    .collect::<Vec<_>>(),
            )
        };
        let dark = mix(skin.lip, skin.ink, 0.72);
        let meet = [
            (-1.0, 0.0),
            (-0.5, -0.6),
            (0.0, 1.0),
            (0.5, -0.6),
            (1.0, 0.0),
        ];
        let upper = [
            (-0.94, -0.2),
            (-0.55, -4.4 * full),
            (-0.24, -8.0 * full),
            (0.0, -6.2 * full),
            (0.24, -8.0 * full),
            (0.55, -4.4 * full),
            (0.94, -0.2),
            (0.5, 1.0),
            (0.0, 2.0),
            (-0.5, 1.0),
        ];
        // The lower lip hangs in a round curve below what is open.
        let gap = |u: f64| open * (1.0 - u * u).max(0.0).powf(0.6);
        let low = |u: f64, part: f64| {
            (
                u,
                gap(u) + part * full * 11.2 * (1.0 - u * u).max(0.0).powf(0.7),
            )
        };
        let across = [-0.9, -0.65, -0.35, 0.0, 0.35, 0.65, 0.9];
        let edge = |part: f64| across.map(|u| low(u, part));
        let lower = [
            &edge(0.0)[..],
            &edge(1.0).into_iter().rev().collect::<Vec<_>>(),
        ]
        .concat();
        if open > 1.0 {
            let inside = shape(
                &[
                    &[(-0.96, 0.0), (0.0, -1.5), (0.96, 0.0)][..],
                    &edge(0.1).into_iter().rev().collect::<Vec<_>>(),
                ]
                .concat(),
            );
            face.lay(Touch::new(&inside, mix(dark, "#2a0a14", 0.4)));
            let tongue = shape(&[
                (-0.5, open * 0.92),
                (0.0, open * 0.55),
                (0.5, open * 0.92),
                (0.0, open * 1.1),
            ])
            .within(&inside);
            face.lay(Touch::new(&tongue, mix(skin.lip, skin.warm, 0.4)).opacity(0.85));
            if smile > 0.3 {
                let teeth = shape(&[
                    (-0.74, -1.0),
                    (0.0, -2.0),
                    (0.74, -1.0),
                    (0.5, open * 0.26 + 1.0),
                    (0.0, open * 0.36),
                    (-0.5, open * 0.26 + 1.0),
                ]);
                face.lay(Touch::new(
                    &teeth.within(&inside),
                    mix(skin.white, skin.cool, 0.12),
                ));
            }
        }
        let old = if face.head.age == Age::Old { 0.4 } else { 0.0 };
        face.lay(Touch::new(
            &shape(&upper),
            mix(mix(skin.lip, skin.ink, 0.16), skin.ramp[2], old),
        ));
        face.lay(Touch::new(
            &shape(&lower),
            mix(mix(skin.lip, skin.ramp[3], 0.14), skin.ramp[2], old),
        ));
        let side = face.light.0.signum() * 0.16;
        let shine = points(&[low(side - 0.3, 0.5), low(side, 0.54), low(side + 0.3, 0.5)]);
        face.lay(Brush::line(&shine, 3.6 * full, mix(skin.lip, skin.ramp[4], 0.5)).opacity(0.75));
        if open <= 1.0 {
            face.lay(
                Brush::line(&points(&meet), 3.7, dark).profile(&[0.75, 0.85, 0.6, 0.85, 0.75]),
            );
        }
        // Corners, where a face says most with least paint.
        for side in [-1.0, 1.0] {
            let corner = points(&[
                (side * 0.92, 0.4),
                (side * 1.04, -0.4),
                (side * 1.12, -0.6 - 1.2 * smile),
            ]);
            face.lay(
                Brush::line(&corner, 3.8, dark)
                    .profile(&[0.5, 1.0, 0.1])
                    .opacity(0.75),
            );
        }
    }
}
