//! Eyes seen from the front or past us: white, iris, light, lids, fold and brow, in this order.

use super::Face;
use crate::colour::mix;
use crate::line::{Knot, blob, ellipse};
use crate::motifs::figures::Age;
use crate::shape::{At, Shape};
use crate::techniques::gouache::{Brush, Touch};

/// One eye: where it is, how large, and to which side its outer corner is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Eye {
    pub(super) at: At,
    pub(super) width: f64,
    pub(super) height: f64,
    /// 1 if the outer corner is to the right.
    pub(super) outer: f64,
    /// How much of its width is seen: 1, or less on the far side of a face.
    pub(super) seen: f64,
}

impl Eye {
    /// A place in the eye: from -1, the inner corner, to 1, the outer one; from -1, the upper lid, to 1.
    fn point(&self, (u, v): At) -> At {
        let (x, y) = (u * self.width / 2.0, v * self.height / 2.0);
        (self.at.0 + self.outer * x, self.at.1 + y)
    }

    fn points(&self, places: &[At]) -> Vec<At> {
        places.iter().map(|&place| self.point(place)).collect()
    }

    pub(super) fn paint(&self, face: &Face) {
        let expression = &face.head.expression;
        if expression.asleep() {
            self.paint_shut(face);
        } else {
            self.paint_open(face, expression.open, expression.squint);
        }
        self.paint_brow(face);
    }

    fn paint_open(&self, face: &Face, open: f64, squint: f64) {
        let skin = &face.head.skin;
        let up = |v: f64| v * open;
        let down = |v: f64| v * (1.0 - 0.75 * squint) * (0.55 + 0.45 * open);
        let upper = [
            (-1.0, 0.3),
            (-0.62, up(-0.52)),
            (-0.02, up(-1.0)),
            (0.58, up(-0.76)),
            (1.0, 0.02),
        ];
        let lower = [(0.62, down(0.6)), (0.05, down(0.86)), (-0.58, down(0.72))];
        let ring: Vec<Knot> = self
            .points(&[&upper[..], &lower[..]].concat())
            .into_iter()
            .map(Knot::from)
            .collect();
        let white = blob(&ring);
        // In the shade of a face its eyes are not white either.
        let light = face.lit(self.at);
        face.lay(Touch::new(
            &white,
            mix(skin.cool, skin.white, 0.5 + 0.5 * light),
        ));
        self.paint_iris(face, &white);
        let below_lid = white.minus(&white.moved(0.0, self.height * 0.15));
        face.lay(Touch::new(&below_lid, mix(skin.cool, skin.ink, 0.35)).opacity(0.42));
        let corner = self.point((-0.93, 0.26));
        let wide = self.width * 0.07;
        face.lay(
            Touch::new(
                &ellipse(corner, wide, wide * 0.8),
                mix(skin.warm, skin.lip, 0.4),
            )
            .opacity(0.75),
        );

        // The lower lid, broken; the upper one, heavy; its fold.
        let soft = mix(skin.ramp[1], skin.cool, 0.4);
        let below = self.points(&[
            (-0.5, down(0.84) + 0.14),
            (0.1, down(0.98) + 0.12),
            (0.7, down(0.68) + 0.1),
            (1.0, 0.14),
        ]);
        face.lay(
            Brush::line(&below, 2.9, soft)
                .profile(&[0.2, 0.8, 1.0, 0.5])
                .opacity(0.85),
        );
        let mut lid: Vec<At> = upper.to_vec();
        lid[0] = (-1.06, 0.34);
        let lashes = face.head.lashes;
        lid.push((1.02 + 0.2 * lashes, 0.06 - 0.24 * lashes * open));
        let heavy = (0.14 * self.height + 2.6) * (0.84 + 0.3 * lashes);
        face.lay(
            Brush::line(&self.points(&lid), heavy, skin.ink)
                .profile(&[0.25, 0.7, 1.0, 1.0, 0.85, 0.2]),
        );
        let lift = 0.5 + 0.2 * (1.0 - open).max(0.0);
        let fold = [
            (-0.8, up(-0.5) - lift * 0.6),
            (0.0, up(-1.0) - lift),
            (0.7, up(-0.8) - lift * 0.8),
            (1.12, -0.5 * lift),
        ];
        face.lay(Brush::line(&self.points(&fold), 3.8, soft).profile(&[0.1, 0.9, 1.0, 0.15]));
        if open < 0.85 {
            // A lid that is half down shows its ball.
            let ball = [
                (-0.5, up(-0.72) - 0.24),
                (0.0, up(-1.0) - 0.3),
                (0.5, up(-0.86) - 0.22),
            ];
            face.lay(
                Brush::line(
                    &self.points(&ball),
                    0.2 * self.height,
                    face.tone(self.at, 0.06),
                )
                .opacity(0.55),
            );
        }
    }

    /// The iris, cut by the lids and pushed where it looks.
    fn paint_iris(&self, face: &Face, white: &Shape) {
        let skin = &face.head.skin;
        let (gx, gy) = face.head.gaze;
        let at = (
            self.at.0 + gx * self.width * 0.24,
            self.at.1 + gy * self.height * 0.2 - self.height * 0.04,
        );
        // It is as high as ever on the far side of a face, but narrower.
        let part = if face.head.age == Age::Child {
            0.33
        } else {
            0.29
        };
        let r = (self.width / self.seen * part).min(self.height * 0.62);
        let disc = |at: At, part: f64| {
            ellipse(at, r * part * (0.35 + 0.65 * self.seen), r * part).within(white)
        };
        face.lay(Touch::new(&disc(at, 1.0), mix(skin.iris, skin.ink, 0.55)));
        // Light goes in on one side and shows on the other.
        let through = (at.0 - face.light.0 * r * 0.24, at.1 + r * 0.36);
        face.lay(Touch::new(
            &disc(through, 0.62).within(&disc(at, 0.86)),
            mix(skin.iris, skin.ramp[3], 0.3),
        ));
        face.lay(Touch::new(&disc(at, 0.46), skin.ink));
        let spark = (at.0 + face.light.0.signum() * r * 0.34, at.1 - r * 0.36);
        face.lay(Touch::new(
            &ellipse(spark, r * 0.21, r * 0.24),
            mix(skin.white, "#ffffff", 0.5),
        ));
    }

    fn paint_shut(&self, face: &Face) {
        let skin = &face.head.skin;
        let soft = mix(skin.ramp[1], skin.cool, 0.4);
        let lash = self.points(&[
            (-1.0, 0.3),
            (-0.55, 0.72),
            (0.05, 0.92),
            (0.6, 0.72),
            (1.08, 0.1),
        ]);
        face.lay(Brush::line(&lash, 6.0, skin.ink).profile(&[0.3, 0.8, 1.0, 0.95, 0.35]));
        for (u, v, long) in [(0.35, 0.86, 0.34), (0.7, 0.62, 0.4), (0.98, 0.24, 0.36)] {
            let hair = self.points(&[(u, v), (u + 0.12, v + long * 0.6), (u + 0.26, v + long)]);
            face.lay(
                Brush::line(&hair, 2.6, skin.ink)
                    .profile(&[1.0, 0.7, 0.1])
                    .opacity(0.8),
            );
        }
        let fold = self.points(&[(-0.85, -0.5), (-0.1, -0.86), (0.6, -0.72), (1.02, -0.3)]);
        face.lay(Brush::line(&fold, 3.6, soft).opacity(0.8));
        let ball = self.points(&[(-0.45, 0.14), (0.05, 0.22), (0.5, 0.1)]);
        face.lay(Brush::line(&ball, 0.3 * self.height, face.tone(self.at, 0.07)).opacity(0.5));
    }

    /// The brow: one dry stroke, and a few hairs across its upper edge.
    fn paint_brow(&self, face: &Face) {
        let expression = &face.head.expression;
        let (inner, outer) = (expression.brow_inner, expression.brow_outer);
        let high = face.plan.brow;
        let x = |u: f64| self.at.0 + self.outer * u * self.seen;
        let y = |up: f64| self.at.1 - high - up;
        let arch = 8.0 + (inner + outer) * 0.15;
        let line = [
            (x(-25.0), y(inner)),
            (x(-8.0), y(inner * 0.62 + outer * 0.38 + arch * 0.8)),
            (x(13.0), y(inner * 0.25 + outer * 0.75 + arch)),
            (x(35.0), y(outer - 3.0)),
        ];
        let (colour, width) = (face.brow_colour(), face.plan.brow_width);
        face.lay(
            Brush::new(&line, width, colour)
                .profile(&[0.5, 1.0, 0.85, 0.12])
                .dry(0.2)
                .opacity(0.94),
        );
        for (part, lean) in [(0.1, 5.0), (0.34, 6.0), (0.58, 6.5)] {
            let at = |part: f64| {
                let path = crate::line::Path::new(crate::line::curve(&line));
                path.at(path.length() * part)
            };
            let (from, to) = (at(part), at(part + 0.2));
            let hair = [
                (from.0, from.1 + 1.0),
                ((from.0 + to.0) / 2.0, from.1 - lean * 0.5),
                (to.0, to.1 - lean * 0.55),
            ];
            face.lay(
                Brush::line(&hair, width * 0.42, colour)
                    .profile(&[0.9, 0.8, 0.1])
                    .opacity(0.7),
            );
        }
    }
}
