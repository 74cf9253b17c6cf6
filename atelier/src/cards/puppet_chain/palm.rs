//! What hands are made of: fingers with knuckles, creases and nails.

use super::INK;
use crate::colour::{Colour, mix};
use crate::line::{Path, blob, curve, distance, ellipse, handcut_finely, spread, taper};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// The paper of one hand.
#[derive(Clone, Copy)]
pub(super) struct Tone {
    pub base: Colour,
    pub shade: Colour,
    pub line: Colour,
    pub lit: Colour,
}

impl Tone {
    pub(super) fn new(base: &str, shade: &str, line: &str, lit: &str) -> Tone {
        Tone {
            base: base.into(),
            shade: shade.into(),
            line: line.into(),
            lit: lit.into(),
        }
    }
}

/// A hand on its way to the card.
pub(super) struct Palm<'a> {
    pub scene: &'a Scene,
    pub spot: Spot,
    pub tone: Tone,
    pub seed: i64,
}

/// One finger: its joints from the knuckle to the tip, and how wide it is along the way.
pub(super) struct Finger<'a> {
    pub joints: &'a [At],
    pub widths: &'a [f64],
    /// How many creases lie over each joint.
    pub creases: usize,
    /// How long the nail is, and how far to the side it is turned; none if it is not seen.
    pub nail: Option<(f64, f64)>,
}

impl Palm<'_> {
    /// A piece of skin or leather where it belongs.
    pub(super) fn cut(&self, shape: &Shape, part: i64) -> Shape {
        handcut_finely(&self.spot.put(shape), 0.5, 24.0, self.seed + part, 0.15)
    }

    pub(super) fn sheet(&self, shape: &Shape) -> Ink {
        let Tone {
            base, shade, lit, ..
        } = self.tone;
        let sheet = self
            .scene
            .sheet(shape, base)
            .lit(0.38)
            .lit_colour(lit)
            .shade(0.62)
            .dark(shade);
        sheet
            .rim(2.6 * self.spot.size)
            .rim_colour(lit)
            .rim_opacity(0.85)
            .seed(self.seed)
            .ink()
    }

    /// A line of the drawing: a crease, a vein.
    pub(super) fn line(&self, points: &[At], wide: f64, opacity: f64) -> Ink {
        let points = self.spot.points(points.iter().copied());
        let wide = wide * self.spot.size;
        self.scene.veil(
            &taper(&points, &[0.3, wide, wide * 0.9, 0.3]),
            self.tone.line,
            opacity,
        )
    }

    /// A light ridge: a tendon, a bone under the skin.
    pub(super) fn ridge(&self, points: &[At], wide: f64, opacity: f64) -> Ink {
        let points = self.spot.points(points.iter().copied());
        let wide = wide * self.spot.size;
        let ridge = taper(&points, &[wide * 0.5, wide, wide * 0.4]);
        self.scene.smudge(
            &ridge,
            opacity,
            wide * 0.4,
            self.tone.lit,
            Spray::finer(self.seed, 1.05, 0.8),
        )
    }

    /// Where a finger grows out of the hand there is no edge: both go over into one colour around a place.
    pub(super) fn melted(&self, at: At, rx: f64, ry: f64, lit: f64) -> Ink {
        let colour = mix(self.tone.base, self.tone.lit, lit);
        let patch = self.spot.put(&ellipse(at, rx, ry));
        self.scene.blurred(
            self.scene.fill(&patch, colour),
            rx.min(ry) * 0.34 * self.spot.size,
        )
    }

    /// Shade where the skin turns away.
    pub(super) fn hollow(&self, shape: &Shape, density: f64, soft: f64) -> Ink {
        let soft = soft * self.spot.size;
        self.scene.smudge(
            &self.spot.put(shape),
            density,
            soft,
            self.tone.shade,
            Spray::finer(self.seed + 1, 0.95, 0.9),
        )
    }

    /// A finger; its shadow falls on what is `below`.
    pub(super) fn finger(&self, finger: &Finger, below: &Shape, part: i64) -> (Ink, Shape) {
        let (scene, size) = (self.scene, self.spot.size);
        let shape = self.cut(&taper(finger.joints, finger.widths), part);
        let mut ink = Ink::none();
        if !below.is_empty() {
            let shadow = scene.shadow(
                &shape,
                (-2.0 * size, -4.0 * size),
                8.0 * size,
                self.tone.line,
                0.6,
            );
            ink += scene.clipped(below, shadow);
        }
        ink += self.sheet(&shape);
        let path = Path::new(curve(finger.joints));
        let whole = path.length();
        let mut details = Ink::none();
        let last = finger.joints.len() - 1;
        for &joint in &finger.joints[1..last] {
            let far = nearest(&path, joint);
            let wide = spread(finger.widths, far / whole);
            details += self.knuckle(&path, far, wide, finger.creases);
        }
        // The far side of the finger is in shade all along.
        let side = taper(finger.joints, finger.widths);
        let away = side.minus(&side.moved(-4.0, 5.0)).grown(2.0);
        details += scene.smudge(
            &self.spot.put(&away),
            0.7,
            5.0 * size,
            self.tone.shade,
            Spray::finer(self.seed + part, 1.05, 0.8),
        );
        if let Some((long, turned)) = finger.nail {
            details += self.nail(&path, finger.widths, long, turned);
        }
        (ink + scene.clipped(&shape, details), shape)
    }

    /// Creases over a joint: they open like a lens.
    fn knuckle(&self, path: &Path, far: f64, wide: f64, creases: usize) -> Ink {
        let mut ink = Ink::none();
        let at = path.at(far);
        let spot = Spot::new(at.0, at.1, 1.0).turned(path.direction(far));
        let bump = spot.put(&blob(
            &knots![-wide * 0.3, 0; 0, -wide * 0.3; wide * 0.3, 0; 0, wide * 0.3],
        ));
        let light = self.spot.put(&bump);
        let soft = wide * 0.16 * self.spot.size;
        ink += self.scene.smudge(
            &light,
            0.36,
            soft,
            self.tone.lit,
            Spray::finer(self.seed + 2, 1.05, 0.6),
        );
        for i in 0..creases {
            let k = i as f64 - (creases as f64 - 1.0) / 2.0;
            let (x, bow) = (k * wide * 0.15, k * wide * 0.07);
            let half = wide * (0.33 - 0.06 * k.abs());
            let line =
                spot.points(spots![x, -half; x + bow, -half * 0.3; x + bow, half * 0.3; x, half]);
            ink += self.line(&line, wide * 0.05, 0.62);
        }
        ink
    }

    fn nail(&self, path: &Path, widths: &[f64], long: f64, turned: f64) -> Ink {
        let wide = widths[widths.len() - 1];
        let whole = path.length();
        let far = whole - wide * 0.16;
        let at = path.at(far);
        let spot = Spot::new(at.0, at.1, wide / 24.0).turned(path.direction(far));
        let plate = blob(&knots![
            -11, -6.4; -4, -8.4; 5, -8; 10.0 + long, -4.6; 11.6 + long, 0; 10.0 + long, 4.6; 5, 8; -4, 8.4; -11, 6.4; -13, 0
        ]);
        let plate = plate
            .stretched(1.0, 1.0 - turned.abs() * 0.5, (0.0, 0.0))
            .moved(0.0, turned * 7.0);
        let (scene, tone) = (self.scene, self.tone);
        let nail = self.spot.put(&spot.put(&plate));
        let mut ink = scene.veil(
            &self.spot.put(&spot.put(&plate.grown(1.6).moved(-1.2, 0.0))),
            tone.line,
            0.55,
        );
        ink += scene
            .sheet(&nail, mix(tone.base, tone.lit, 0.55))
            .lit(0.4)
            .lit_colour(tone.lit)
            .shade(0.4)
            .dark(tone.shade)
            .rim(1.2)
            .rim_colour("#fffaf0")
            .grain(1.05)
            .ink();
        let moon =
            blob(&knots![-13, 0; -11, -5; -7, -3; -6, 0; -7, 3; -11, 5]).moved(0.0, turned * 7.0);
        ink += scene.clipped(
            &nail,
            scene.veil(&self.spot.put(&spot.put(&moon)), "#fffaf0", 0.5),
        );
        let glint =
            taper(&spots![-4, -3.4; 3, -4; 8, -2.6], &[0.5, 1.8, 0.5]).moved(0.0, turned * 7.0);
        ink + scene.veil(&self.spot.put(&spot.put(&glint)), "#fffdf6", 0.7)
    }
}

/// How far along a path a place is.
fn nearest(path: &Path, to: At) -> f64 {
    let whole = path.length();
    let far = |i: usize| whole * i as f64 / 200.0;
    let best = (0..=200)
        .min_by(|&a, &b| distance(path.at(far(a)), to).total_cmp(&distance(path.at(far(b)), to)));
    best.map_or(0.0, far)
}

/// A sleeve along an arm, with its folds; gives what is drawn.
pub(super) fn sleeve(
    palm: &Palm,
    line: &[At],
    widths: &[f64],
    colour: &str,
    folds: &[[At; 3]],
) -> Ink {
    let scene = palm.scene;
    let shape = palm.cut(&super::limb(line, widths), 40);
    let colour = Colour::from(colour);
    let mut ink = scene.shadow(&shape, (0.0, 8.0), 16.0 * palm.spot.size, INK, 0.55);
    let sheet = scene
        .sheet(&shape, colour)
        .lit(0.22)
        .lit_colour(palm.tone.lit)
        .shade(0.8)
        .dark(mix(colour, INK, 0.8));
    ink += sheet
        .rim(2.2)
        .rim_colour(mix(colour, "#fff0d8", 0.6))
        .seed(palm.seed)
        .ink();
    let folds = folds.iter().map(|fold| {
        let fold = taper(
            &palm.spot.points(fold.iter().copied()),
            &[0.5, 5.0 * palm.spot.size, 0.5],
        );
        scene.veil(&fold, mix(colour, INK, 0.8), 0.7)
            + scene.veil(
                &fold.moved(0.0, 3.0).minus(&fold),
                mix(colour, "#fff0d8", 0.4),
                0.4,
            )
    });
    ink + scene.clipped(&shape, folds.sum::<Ink>())
}

/// Several shapes of a drawing as one, put on the card.
pub(super) fn put_all(palm: &Palm, shapes: impl IntoIterator<Item = Shape>) -> Shape {
    palm.spot.put(&all(shapes))
}
