//! Mouths: lips on the surface of a face, and what is seen between them.

use super::face::FaceDrawing;
use super::features::Age;
use super::mood::Teeth;
use super::part::{Tone, line_of, shade};
use super::solids::{Ends, ball, hull, ink, stroke, swell};
use crate::colour::mix;
use crate::shape::{At, Shape};

fn between(a: &[At], b: &[At]) -> Shape {
    let ring: Vec<At> = a.iter().copied().chain(b.iter().rev().copied()).collect();
    Shape::within_ring(&ring)
}

fn lowered(line: &[At], by: f64) -> Vec<At> {
    line.iter().map(|p| (p.0, p.1 + by)).collect()
}

impl FaceDrawing<'_> {
    /// Where the mouth is on the page.
    pub(super) fn mouth_at(&self) -> At {
        self.skull.page(self.skull.skin(0.0, self.skull.mouth, 0.0))
    }

    /// Draws the mouth.
    pub(super) fn mouth(&mut self) {
        let (f, m, age) = (self.skull.features, self.mood, self.skull.age);
        let child = age == Age::Child;
        let aside = ((self.skull.turn.heading().abs() - 50.0) / 35.0).clamp(0.0, 1.0);
        let half = 0.225 * m.wide * (1.0 + 0.45 * aside) * if child { 0.86 } else { 1.0 };
        let lip = f.lips * (1.0 - 0.3 * m.pressed) * if child { 0.8 } else { 1.0 };
        let us: Vec<f64> = (0..=24).map(|i| f64::from(i) / 12.0 - 1.0).collect();
        let facing = |u: &&f64| self.skull.faces(**u * half * 1.5, 0.0, 0.72) > 0.03;
        let seen: Vec<f64> = us.iter().filter(facing).copied().collect();
        if seen.len() < 4 || self.skull.faces(0.0, 0.0, 1.0) < -0.25 {
            return;
        }
        let y = self.skull.mouth;
        let heights = |u: f64| {
            let middle = y + m.smile * (0.42 - u.abs().powf(1.7)) + m.crooked * u * 0.6;
            let bell = (1.0 - u * u).max(0.0);
            let cup = 0.009 * (u * 4.2).cos() * bell;
            let (mut upper, mut lower) = (
                middle - m.open * 0.30 * bell.powf(0.5) + cup,
                middle + m.open * 0.95 * bell.powf(0.52) + cup * 0.5,
            );
            if m.teeth == Teeth::Clenched {
                upper = middle - m.open * 0.45 * bell.powf(0.35);
                lower = middle + m.open * 0.55 * bell.powf(0.35);
            }
            let bow = 1.0 - 0.3 * (-(u / 0.13).powi(2)).exp();
            let top = upper - 0.058 * lip * bell.powf(0.75) * bow;
            let low = lower + 0.082 * lip * bell.powf(0.8);
            [top, upper, lower, low]
        };
        let lines: [Vec<At>; 4] = std::array::from_fn(|k| {
            seen.iter()
                .map(|&u| {
                    let x = u * half;
                    let up = 0.03 * (1.0 - (x / (half * 1.25)).powi(2));
                    self.skull.page(self.skull.skin(x, heights(u)[k], up))
                })
                .collect()
        });
        let [top, upper, lower, low] = &lines;
        let skin = self.part.colour;
        let (line, dark) = (line_of(skin), shade(skin, 1.0));
        let deep = skin.lightness() < 0.52;
        let red = mix(
            skin,
            if deep { "#8a3038" } else { "#a8403e" },
            if age == Age::Old { 0.2 } else { 0.36 },
        );
        let inside = swell(&self.part.shape, 0.03);
        if self.detail > 0 {
            let opacity = 1.0 - 0.45 * m.pressed;
            let upper_lip = between(top, upper).within(&inside);
            let lower_lip = between(lower, low).within(&inside);
            let under = lower_lip.moved(0.0, 0.05).minus(&lower_lip);
            self.part
                .mark(&swell(&under, -0.006), Tone::Shade(1.0), 0.55);
            self.part
                .mark_over(&upper_lip, Tone::Own(mix(red, dark, 0.6)), opacity);
            self.part
                .mark_over(&lower_lip, Tone::Own(red), opacity * 0.85);
        }
        let ink_colour = mix(line, "#2a0f16", 0.4);
        if m.open > 0.02 {
            let hole = between(upper, lower).within(&inside);
            self.part.mark_over(&hole, Tone::Own("#3d1620".into()), 1.0);
            match m.teeth {
                Teeth::Upper => {
                    let teeth = between(&lowered(upper, -0.02), &lowered(upper, m.open * 0.30))
                        .within(&hole);
                    self.part
                        .mark_over(&teeth, Tone::Own("#fbf1df".into()), 1.0);
                    let at = self
                        .skull
                        .turn
                        .of(self.skull.skin(0.0, y + m.open * 0.9, 0.0));
                    let tongue = hull(&[ball(at, half * 0.5)]).within(&hole);
                    let hidden = between(&lowered(upper, -0.02), &lowered(upper, m.open * 0.5));
                    self.part
                        .mark_over(&tongue.minus(&hidden), Tone::Own("#b04a4c".into()), 1.0);
                }
                Teeth::Clenched => {
                    self.part
                        .mark_over(&swell(&hole, -0.008), Tone::Own("#f3e6d2".into()), 1.0);
                    let middle: Vec<At> = upper
                        .iter()
                        .zip(lower)
                        .map(|(a, b)| ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0))
                        .collect();
                    let clenched = ink(&middle, 0.013, Ends::Both);
                    self.part
                        .mark_over(&clenched, Tone::Own("#6b4a44".into()), 0.8);
                }
                Teeth::Hidden => {}
            }
            let edge = ink(upper, 0.028, Ends::Both);
            self.part.mark_over(&edge, Tone::Own(ink_colour), 1.0);
        } else {
            let wide = if self.detail > 0 { 0.033 } else { 0.06 };
            let edge = ink(upper, wide, Ends::Both).within(&inside);
            self.part.mark_over(&edge, Tone::Own(ink_colour), 1.0);
        }
        if self.detail > 0 && m.smile.abs() > 0.03 {
            for (end, way) in [(seen[0], -1.0), (seen[seen.len() - 1], 1.0)] {
                if (end.abs() - 1.0).abs() > 0.01 {
                    continue;
                }
                let p = if way < 0.0 {
                    upper[0]
                } else {
                    upper[upper.len() - 1]
                };
                let corner = [
                    (p.0, p.1 - 0.02 * m.smile.signum()),
                    (p.0 + way * 0.022, p.1),
                    (p.0 + way * 0.012, p.1 + 0.03),
                ];
                self.line(&stroke(&corner, 0.02, Ends::Both), 0.6);
            }
        }
    }
}
