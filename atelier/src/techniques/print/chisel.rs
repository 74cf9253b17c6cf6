//! The chisel: carves a shape along a flow, in cuts as wide as the tone wants them.

use super::flow::Flow;
use super::marks::Marks;
use super::streamlines::{Inside, Spacing, streamlines};
use super::tone::Tone;
use crate::random::Chance;
use crate::shape::{At, Shape};

/// A tone below this is left alone.
const LEAST: f64 = 0.05;
/// Cuts that are nowhere wider than this are not made.
const THINNEST: f64 = 0.7;

/// Cuts shorter than this part of the shortest are not made either: where lines end, they would be crumbs.
const STUB: f64 = 0.45;

/// A chisel and the hand that holds it. Take a preset and change what does not fit.
///
/// What it carves can be cut from a plate as well as printed on it: the lines of a knitted mitten are printed.
///
/// ```
/// use fabula_atelier::line::rect;
/// use fabula_atelier::techniques::print::{Chisel, Flow};
/// let sleeve = rect(100.0, 100.0, 200.0, 400.0);
/// let around = Flow::along([[(100.0, 240.0), (150.0, 255.0), (200.0, 240.0)]]);
/// let cuts = Chisel::CLOTH.gap(9.0).carve(&sleeve, &around, &0.6, 7);
/// assert!(cuts.count() > 20);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chisel {
    gap: f64,
    fill: f64,
    length: At,
    pause: At,
    waver: f64,
}

impl Chisel {
    /// Skin. For a head of another height than 400 see [`Chisel::face`].
    pub const FACE: Chisel = Chisel::new(7.6, 0.74, (24.0, 76.0), (3.0, 8.0), 0.12);
    /// Hair that is combed or falls: long cuts.
    pub const HAIR: Chisel = Chisel::new(12.0, 0.62, (60.0, 190.0), (5.0, 13.0), 0.12);
    /// Short or curly hair: many short cuts that do not care for each other.
    pub const CURLS: Chisel = Chisel::new(9.0, 0.66, (10.0, 28.0), (4.0, 10.0), 0.7);
    /// Cloth, cut around a limb.
    pub const CLOTH: Chisel = Chisel::new(11.0, 0.55, (20.0, 60.0), (4.0, 9.0), 0.12);
    /// Wool and ribs, in even stitches; mostly printed, not cut.
    pub const KNIT: Chisel = Chisel::new(8.5, 0.5, (12.0, 34.0), (3.0, 6.0), 0.06);
    /// Water to the horizon.
    pub const SEA: Chisel = Chisel::new(10.0, 0.62, (24.0, 90.0), (6.0, 18.0), 0.12);
    /// Air around a light: thin, long, with much ink between.
    pub const SKY: Chisel = Chisel::new(10.5, 0.5, (30.0, 110.0), (8.0, 22.0), 0.1);
    /// Planks and trunks: long and uneasy.
    pub const WOOD: Chisel = Chisel::new(9.0, 0.42, (60.0, 240.0), (6.0, 26.0), 0.3);
    /// Rock, walls, the far ground: short and blunt.
    pub const STONE: Chisel = Chisel::new(8.5, 0.6, (10.0, 34.0), (4.0, 12.0), 0.25);
    /// Grass and fur.
    pub const GRASS: Chisel = Chisel::new(9.5, 0.5, (18.0, 70.0), (5.0, 16.0), 0.3);

    const fn new(gap: f64, fill: f64, length: At, pause: At, waver: f64) -> Chisel {
        Chisel {
            gap,
            fill,
            length,
            pause,
            waver,
        }
    }

    /// For the skin of a head so high: a larger head has larger cuts, but not in proportion.
    pub fn face(height: f64) -> Chisel {
        let times = 0.62 + 0.38 * height / 400.0;
        let Chisel { gap, length, .. } = Chisel::FACE;
        Chisel::FACE
            .gap(gap * times.min(1.4))
            .length(length.0 * times, length.1 * times)
    }

    /// How far apart the cuts are, from middle to middle.
    pub const fn gap(self, gap: f64) -> Chisel {
        Chisel { gap, ..self }
    }

    /// How much of the gap the widest cut takes: 0.5 is much ink, 0.75 much paper.
    pub const fn fill(self, fill: f64) -> Chisel {
        Chisel { fill, ..self }
    }

    /// How long the cuts are, the shortest and the longest.
    pub const fn length(self, shortest: f64, longest: f64) -> Chisel {
        Chisel {
            length: (shortest, longest),
            ..self
        }
    }

    /// How much is left between two cuts of a line.
    pub const fn pause(self, shortest: f64, longest: f64) -> Chisel {
        Chisel {
            pause: (shortest, longest),
            ..self
        }
    }

    /// How much the hand strays from the flow, as an angle.
    pub const fn waver(self, waver: f64) -> Chisel {
        Chisel { waver, ..self }
    }

    fn stride(&self) -> f64 {
        if self.gap < 7.0 { 2.0 } else { 3.0 }
    }

    /// Carves a region: evenly spaced lines along the flow, broken into cuts that swell and taper. The tone says how wide each is;
    /// where it says nothing, nothing is cut.
    pub fn carve(&self, region: &Shape, flow: &Flow, tone: &impl Tone, seed: u64) -> Marks {
        let mut chance = Chance::of("chisel", seed);
        let spacing = Spacing {
            gap: self.gap,
            step: self.stride(),
            waver: self.waver,
        };
        let wanted = |at| tone.at(at) >= LEAST / 2.0;
        let lines = streamlines(region, flow, &spacing, wanted, &mut chance);
        let mut marks = Marks::none();
        for line in lines {
            let mut rest = line.as_slice();
            while rest.len() > 3 {
                let steps = |(low, high): At, chance: &mut Chance| {
                    (chance.between(low, high) / spacing.step) as usize
                };
                let long = steps(self.length, &mut chance).max(4).min(rest.len());
                let (cut, after) = rest.split_at(long);
                let pause = steps(self.pause, &mut chance).min(after.len());
                rest = &after[pause..];
                if cut.len() > 3 {
                    self.cut(cut, tone, &mut chance, &mut marks);
                }
            }
        }
        marks
    }

    /// One push of the chisel, or several where the tone is interrupted: it goes in slowly on one side and comes out quickly on the
    /// other.
    fn cut(&self, line: &[At], tone: &impl Tone, chance: &mut Chance, marks: &mut Marks) {
        let pressed = self.gap * self.fill * chance.between(0.82, 1.15);
        let turned = chance.happens(0.5);
        let tones: Vec<f64> = line.iter().map(|at| tone.at(*at).clamp(0.0, 1.0)).collect();
        let shortest = (self.length.0 * STUB / self.stride()) as usize;
        let mut from = 0;
        for stretch in tones.chunk_by(|a, b| (*a > LEAST) == (*b > LEAST)) {
            let to = from + stretch.len();
            let last = (stretch.len() - 1).max(1) as f64;
            let taper = |i: usize| {
                let part = i as f64 / last;
                let part = if turned { 1.0 - part } else { part };
                let goes_in = (part / 0.45).powf(0.8).min(1.0);
                goes_in * ((1.0 - part) / 0.25).powf(0.7).min(1.0)
            };
            let widths = stretch.iter().enumerate();
            let widths = widths.map(|(i, tone)| (pressed * tone * taper(i)).max(0.02));
            let widths: Vec<f64> = widths.collect();
            let widest = widths.iter().copied().fold(0.0, f64::max);
            if stretch[0] > LEAST && stretch.len() > shortest.max(3) && widest > THINNEST {
                marks.cut(&line[from..to], &widths, chance);
            }
            from = to;
        }
    }

    /// Ridges that the chisel left standing in cleared ground: few, thin, along the flow. In corners, never around a head.
    pub fn chatter(region: &Shape, flow: &Flow, count: usize, width: f64, seed: u64) -> Marks {
        let mut chance = Chance::of("chatter", seed);
        let inside = Inside::of(region);
        let bounds = region.bounds();
        let mut marks = Marks::none();
        for _ in 0..count * 30 {
            if marks.count() >= count {
                break;
            }
            let start = (
                chance.between(bounds.x0, bounds.x1),
                chance.between(bounds.y0, bounds.y1),
            );
            let mut line = vec![start];
            for _ in 0..(chance.between(10.0, 32.0) / 3.0) as usize + 2 {
                let at = line[line.len() - 1];
                let (sin, cos) = flow.at(at).sin_cos();
                line.push((at.0 + cos * 3.0, at.1 + sin * 3.0));
            }
            if line.iter().all(|at| inside.contains(*at)) {
                let full = width * chance.between(0.5, 1.2);
                marks.cut(&line, &swelling(line.len(), full), &mut chance);
            }
        }
        marks
    }
}

/// Widths that swell from nothing and fade to nothing.
pub(super) fn swelling(count: usize, full: f64) -> Vec<f64> {
    let part = |i: usize| i as f64 / (count - 1).max(1) as f64;
    (0..count)
        .map(|i| full * (part(i) * std::f64::consts::PI).sin().max(0.0).powf(0.65) + 0.05)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::rect;

    #[test]
    fn more_tone_takes_more_ink_and_none_takes_nothing() {
        let board = rect(0.0, 0.0, 200.0, 200.0);
        let flow = Flow::straight(30.0);
        let taken = |tone: f64| Chisel::CLOTH.carve(&board, &flow, &tone, 3).shape().area();
        assert_eq!(taken(0.0), 0.0);
        assert!(
            taken(0.9) > 1.8 * taken(0.4),
            "{} {}",
            taken(0.9),
            taken(0.4)
        );
        assert!(taken(0.9) < 0.6 * board.area());
    }

    #[test]
    fn the_same_hand_cuts_the_same_and_stays_within() {
        let board = rect(0.0, 0.0, 150.0, 150.0);
        let flow = Flow::straight(80.0);
        let carve = |seed| Chisel::SEA.carve(&board, &flow, &0.8, seed);
        assert_eq!(carve(1), carve(1));
        assert_ne!(carve(1), carve(2));
        let bounds = carve(1).shape().bounds();
        assert!(bounds.x0 > -8.0 && bounds.y1 < 158.0, "{bounds:?}");
    }
}
