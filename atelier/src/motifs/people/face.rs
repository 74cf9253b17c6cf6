//! Faces: the planes of light and shade on a head, its nose and its folds. Eyes and mouth are in files of their own.

use super::features::Age;
use super::mood::Mood;
use super::part::{Part, Tone};
use super::skull::Skull;
use super::solids::{Ends, ball, hull, lee, soften, stroke};
use super::space::v;
use crate::colour::Colour;
use crate::shape::{At, Shape};

/// A face while it is drawn on the part that has the head's outline.
pub(super) struct FaceDrawing<'a> {
    pub skull: &'a Skull,
    pub mood: &'a Mood,
    pub part: Part,
    /// Towards the light, on the page.
    pub light: At,
    /// Where the eyes look: to our right when the face looks at us, down.
    pub gaze: (f64, f64),
    pub iris: Colour,
    pub brow: Colour,
    pub lashes: bool,
    /// 0: lids, brows and mouth only. 1: all that tells. 2: a face seen closely.
    pub detail: u8,
}

impl FaceDrawing<'_> {
    /// A line of the skin's own dark.
    pub(super) fn line(&mut self, shape: &Shape, opacity: f64) {
        self.part.mark(shape, Tone::Line, opacity);
    }

    /// Draws all of it.
    pub(super) fn draw(&mut self) {
        self.planes();
        if self.skull.faces(0.0, 0.0, 1.0) < -0.55 {
            return;
        }
        self.blush();
        self.nose();
        for side in [-1.0, 1.0] {
            self.eye(side);
        }
        self.mouth();
        if self.detail > 0 {
            self.folds();
        }
    }

    /// What is turned away from the light, and the plane that faces it.
    fn planes(&mut self) {
        let (lx, ly) = self.light;
        let light = v(lx, ly, 0.62).unit();
        let skull = self.skull;
        let away = skull.where_below(-1.05, 1.02 + skull.drop, |_, normal| {
            normal.dot(light) - 0.14
        });
        let away = soften(&away, 0.016);
        self.part.mark(&away, Tone::Shade(0.85), 0.9);
        if self.detail > 1 && skull.turn.0[2].z > 0.0 {
            let e = skull.features.eye_height;
            let lit = skull.where_below(-0.5, 0.95, |p, normal| {
                let flat = (0.95 - normal.dot(light)) * 4.0;
                flat.max(0.2 - p.z).max(0.17 - (p.y - e).abs())
            });
            let deep = self.part.colour.lightness() < 0.52;
            self.part.mark(
                &soften(&lit, 0.012),
                Tone::Light(0.8),
                if deep { 0.75 } else { 0.5 },
            );
        }
    }

    fn blush(&mut self) {
        let deep = self.part.colour.lightness() < 0.52;
        let red: Colour = if deep { "#a8382a" } else { "#d2503c" }.into();
        let e = self.skull.features.eye_height;
        for side in [-1.0, 1.0] {
            if self.detail == 0 || self.skull.faces(side * 0.5, 0.0, 1.0) < 0.2 {
                continue;
            }
            let lift = 0.05 * self.mood.cheeks;
            let at = self
                .skull
                .turn
                .of(self.skull.skin(side * 0.37, e + 0.33 - lift, 0.0));
            let cheek = hull(&[ball(at, 0.15)]).within(&self.part.shape);
            let much = (0.26 * self.mood.blush).min(0.6);
            self.part.bloom(&cheek, Tone::Own(red), much, 0.085);
        }
        // The tip of a nose is redder than its bridge.
        if self.detail > 1 && self.skull.faces(0.0, 0.0, 1.0) > 0.1 {
            let tip = self
                .skull
                .turn
                .of(self.skull.nose_tip() - v(0.0, 0.0, 0.06));
            let tip = hull(&[ball(tip, 0.07)]).within(&self.part.shape);
            self.part.bloom(
                &tip,
                Tone::Own(red),
                (0.16 + 0.1 * self.mood.blush).min(0.35),
                0.05,
            );
        }
    }

    fn nose(&mut self) {
        let skull = self.skull;
        let f = skull.features;
        let nose = skull.nose();
        let heading = skull.turn.heading();
        let (tip, w) = (skull.nose_tip(), skull.nose_half());
        if self.detail == 0 {
            let under = nose.minus(&nose.moved(self.light.0 * 0.06, -0.1));
            self.part.mark(&under, Tone::Shade(1.0), 0.9);
            return;
        }
        // One plane: the side away from the light, and below.
        let plane = lee(&nose, (self.light.0, -0.72), 0.078);
        let upper = skull.page(v(0.0, f.eye_height + 0.02, 0.7)).1;
        let plane = plane.within(&crate::line::rect(-3.0, upper, 3.0, 3.0));
        self.part
            .mark(&soften(&plane, 0.006), Tone::Shade(0.9), 0.9);
        let page = |x: f64, y: f64, z: f64| skull.page(v(x, y, z));
        if (12.0..80.0).contains(&heading.abs()) {
            let side = heading.signum();
            let half = f.eye_height + (tip.y - f.eye_height) * 0.55;
            let out = 0.69 + 0.235 * f.nose_out;
            let up = f.upturned * 0.05;
            let contour = [
                page(side * 0.03, f.eye_height + 0.03, 0.71),
                page(side * 0.045, half, (0.69 + out) / 2.0 + f.hook * 0.06),
                page(side * 0.06, tip.y - 0.03 - up, tip.z - 0.02),
                page(side * 0.02, tip.y + 0.06 - up, tip.z - 0.02),
                page(0.0, tip.y + 0.10, tip.z - 0.13),
            ];
            self.line(&stroke(&contour, 0.026, Ends::Both), 0.7);
        }
        for side in [-1.0, 1.0] {
            if skull.faces(side * 0.8, 0.0, 0.9) < 0.05 {
                continue;
            }
            let nostril = [
                page(side * w * 0.32, tip.y + 0.092, 0.80),
                page(side * w * 0.72, tip.y + 0.072, 0.80),
                page(side * w * 1.05, tip.y + 0.084, 0.765),
            ];
            self.line(&stroke(&nostril, 0.034, Ends::Both), 0.95);
            let wing = [
                page(side * (w + 0.018), tip.y - 0.03, 0.75),
                page(side * (w + 0.06), tip.y + 0.02, 0.725),
                page(side * (w + 0.043), tip.y + 0.075, 0.735),
            ];
            self.line(&stroke(&wing, 0.019, Ends::Both), 0.6);
        }
    }

    fn fold(&mut self, places: &[At], width: f64, opacity: f64) {
        let line = self.skull.line(places, 0.0);
        self.line(&stroke(&line, width, Ends::Both), opacity);
    }

    /// Folds that tell: of age, of laughter, of anger.
    fn folds(&mut self) {
        let (skull, m) = (self.skull, self.mood);
        let f = skull.features;
        let (e, tip, w, y) = (
            f.eye_height,
            skull.nose_tip(),
            skull.nose_half(),
            skull.mouth,
        );
        let (old, middle) = (skull.age == Age::Old, skull.age == Age::Middle);
        for s in [-1.0, 1.0] {
            if skull.faces(s * 0.6, 0.0, 0.8) < 0.15 {
                continue;
            }
            let fold = m.fold.max(if old {
                0.75
            } else if middle {
                0.4
            } else {
                0.0
            });
            if fold > 0.0 {
                let places = [
                    (s * (w + 0.07), tip.y),
                    (s * (w + 0.15 + 0.05 * m.smile), tip.y + 0.11),
                    (s * (0.22 * m.wide + 0.08), y - 0.05 - m.smile * 0.5),
                ];
                self.fold(&places, 0.028 * fold, 0.45);
            }
            let corner = f.eyes_apart + 0.21;
            if old || middle || m.cheeks > 0.8 {
                let rays: &[f64] = if old {
                    &[-0.05, 0.02, 0.08]
                } else {
                    &[-0.01, 0.05]
                };
                for d in rays {
                    let ray = [0.6, 1.2, 2.1].map(|k| e + d * k);
                    let places = [
                        (s * corner, ray[0]),
                        (s * (corner + 0.05), ray[1]),
                        (s * (corner + 0.10), ray[2]),
                    ];
                    self.fold(&places, 0.014, 0.45);
                }
            }
            if old {
                let jowl = [
                    (s * 0.30, y + 0.02),
                    (s * 0.315, y + 0.12),
                    (s * 0.27, y + 0.22),
                ];
                self.fold(&jowl, 0.022, 0.35);
            }
            if m.frown > 0.0 {
                let places = [
                    (s * (0.055 - m.pinched * 0.2), e - 0.31),
                    (s * 0.06, e - 0.24),
                    (s * 0.048, e - 0.15),
                ];
                self.fold(&places, 0.026 * m.frown, 0.65);
            }
            let tears = if s < 0.0 { m.tears > 0 } else { m.tears > 1 };
            if tears {
                let x = f.eyes_apart + 0.02;
                let places = [
                    (s * x, e + 0.13),
                    (s * (x + 0.02), e + 0.32),
                    (s * x, e + 0.48),
                ];
                let line = skull.line(&places, 0.01);
                let pale: Colour = "#eef6f2".into();
                self.part
                    .mark(&stroke(&line, 0.045, Ends::First), Tone::Own(pale), 0.8);
                let drop = hull(&[ball(v(line[2].0, line[2].1, 0.0), 0.032)]);
                self.part.mark(&drop, Tone::Own(pale), 0.95);
            }
        }
        if old || m.brow_in > 0.1 || m.brow_out > 0.1 {
            let up = if m.brow_in > 0.0 { 0.02 } else { 0.0 };
            for (half, h) in [(0.25, e - 0.49), (0.21, e - 0.415)] {
                let places = [
                    (-half, h + 0.02),
                    (-0.08, h - up),
                    (0.08, h - up),
                    (half, h + 0.02),
                ];
                self.fold(&places, 0.016, 0.35);
            }
        }
        if self.detail > 1 {
            let chin = [(-0.06, y + 0.19), (0.0, y + 0.205), (0.06, y + 0.19)];
            let chin = chin.map(|(x, y)| (x, y + skull.drop * 0.5));
            let line = stroke(&skull.line(&chin, 0.0), 0.026, Ends::Both);
            self.part.mark(&line, Tone::Shade(1.0), 0.7);
        }
    }
}
