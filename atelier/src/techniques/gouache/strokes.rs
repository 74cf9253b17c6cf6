//! Strokes: how a brush is drawn along the flow, and the mark it leaves: a body with ragged ends, and the lines of its bristles.

use std::f64::consts::PI;
use std::fmt::Write;

use super::direction_field::Directions;
use super::mask::Mask;
use crate::colour::Colour;
use crate::line::{distance, spread, step};
use crate::random::Chance;
use crate::shape::At;
use crate::svg::fine;

/// How many steps a stroke takes to each side of where it began.
const STEPS: usize = 5;

/// Narrower than this a brush shows no bristles.
const BRISTLED: f64 = 4.5;

/// So dry a brush leaves only the lines of its bristles.
const ONLY_BRISTLES: f64 = 0.75;

/// The way of a stroke: from a place both ways along the flow, until it is long enough or leaves the mask.
pub(super) fn traced(from: At, flow: &Directions, length: f64, mask: &Mask) -> Vec<At> {
    let stride = length / 2.0 / STEPS as f64;
    let arm = |side: f64| {
        let (sin, cos) = flow.at(from).sin_cos();
        let (mut at, mut way) = (from, (cos * side, sin * side));
        let mut arm = Vec::with_capacity(STEPS);
        for _ in 0..STEPS {
            let next = (at.0 + way.0 * stride, at.1 + way.1 * stride);
            if !mask.contains(next) {
                break;
            }
            arm.push(next);
            at = next;
            let (sin, cos) = flow.at(at).sin_cos();
            // Of the two ways along the flow the one that goes on.
            let on = if cos * way.0 + sin * way.1 < 0.0 {
                -1.0
            } else {
                1.0
            };
            way = (cos * on, sin * on);
        }
        arm
    };
    let mut line: Vec<At> = arm(-1.0).into_iter().rev().collect();
    line.push(from);
    line.extend(arm(1.0));
    line
}

/// How long a line is.
pub(super) fn length(line: &[At]) -> f64 {
    line.windows(2).map(|pair| distance(pair[0], pair[1])).sum()
}

/// The mark that a brush leaves along a line.
#[derive(Clone, Debug)]
pub(super) struct Mark<'a> {
    pub(super) line: &'a [At],
    pub(super) width: f64,
    pub(super) colour: Colour,
    /// How dry the brush is, from 0 to 1; from 0.75 on it leaves only lines.
    pub(super) dry: f64,
    pub(super) opacity: f64,
    /// Parts of the width along the way; none is as a full brush does it.
    pub(super) profile: &'a [f64],
    /// How many bristles show: 1 is as most do, 0 is none.
    pub(super) bristles: f64,
    /// How ragged the ends are.
    pub(super) ragged: f64,
    /// How much lighter and darker than the paint the bristles' lines are.
    pub(super) vary: f64,
}

impl Mark<'_> {
    /// Written as SVG in tenths of a unit, which takes a quarter less room.
    pub(super) fn write(&self, out: &mut String, chance: &mut Chance) {
        if self.line.len() < 2 {
            return;
        }
        let along = self.along();
        if self.dry < ONLY_BRISTLES {
            self.write_body(&along, out, chance);
        }
        if self.width > BRISTLED && self.bristles > 0.0 {
            for side in [1.0, -1.0] {
                self.write_bristles(&along, side, out, chance);
            }
        }
    }

    /// For each place of the line: where it is, which way it goes, and half the width of the brush there.
    fn along(&self) -> Vec<Place> {
        let last = self.line.len() - 1;
        let place = |(i, &at): (usize, &At)| {
            let part = i as f64 / last as f64;
            let wide = match self.profile {
                [] => 0.62 + 0.38 * (PI * (part * 0.86 + 0.1)).sin().powf(0.7),
                profile => spread(profile, part),
            };
            let (before, after) = (self.line[i.saturating_sub(1)], self.line[(i + 1).min(last)]);
            Place {
                at,
                way: step(before, after),
                half: self.width * wide / 2.0,
                part,
            }
        };
        self.line.iter().enumerate().map(place).collect()
    }

    fn write_body(&self, along: &[Place], out: &mut String, chance: &mut Chance) {
        let (first, last) = (&along[0], &along[along.len() - 1]);
        let wobbles = (along.len() / 6).max(4);
        let mut wobble = || -> Vec<f64> {
            (0..wobbles)
                .map(|_| 1.0 + chance.between(-0.12, 0.12))
                .collect()
        };
        let (left, right) = (wobble(), wobble());
        let mut ring: Vec<At> = along
            .iter()
            .map(|p| p.beside(spread(&left, p.part)))
            .collect();
        ring.extend(self.teeth(last, 1.0, (self.width * 0.8).min(9.0), chance));
        ring.extend(
            along
                .iter()
                .rev()
                .map(|p| p.beside(-spread(&right, p.part))),
        );
        ring.extend(self.teeth(first, -1.0, (self.width * 0.4).min(4.0), chance));
        out.push_str(r#"<path d=""#);
        write_line(&ring, out);
        let _ = write!(out, r#"z" fill="{}"{}/>"#, self.colour, self.seen());
    }

    /// Where the brush was put down or lifted: some hairs went further.
    fn teeth(&self, end: &Place, side: f64, amount: f64, chance: &mut Chance) -> Vec<At> {
        let count = 2 + usize::from(self.width > 7.0) + usize::from(self.width > 16.0);
        let tooth = |i: usize| {
            let across = 1.0 - 2.0 * i as f64 / (count * 2) as f64;
            let far = match i % 2 {
                1 => chance.between(0.15, 0.8),
                _ => chance.between(-0.35, 0.1),
            };
            let (x, y) = end.beside(across * side);
            let far = far * side * amount * self.ragged;
            (x + end.way.0 * far, y + end.way.1 * far)
        };
        (1..count * 2).map(tooth).collect()
    }

    fn write_bristles(&self, along: &[Place], side: f64, out: &mut String, chance: &mut Chance) {
        let dry = self.dry >= ONLY_BRISTLES;
        let apart = if dry { 2.6 } else { 7.0 };
        let count = self.width / apart * self.bristles + chance.unit();
        let mut lines = String::new();
        for _ in 0..(count as usize).max(1) {
            let across = chance.between(-0.86, 0.86);
            let (a, b) = (chance.unit(), chance.unit());
            let (mut from, mut to) = (a.min(b), a.max(b));
            if to - from < 0.3 {
                (from, to) = ((from - 0.25).max(0.0), (to + 0.25).min(1.0));
            }
            let last = (along.len() - 1) as f64;
            let from = (from * last) as usize;
            let to = ((to * last).ceil() as usize)
                .max(from + 2)
                .min(along.len() - 1);
            let stride = if along.len() > 7 { 2 } else { 1 };
            let line: Vec<At> = along[from..=to]
                .iter()
                .step_by(stride)
                .map(|p| p.beside(across))
                .collect();
            if line.len() > 1 {
                write_line(&line, &mut lines);
            }
        }
        let light = side * chance.between(0.4, 1.1) * self.vary;
        let colour = self.colour.lighter(light).tinted(0.0, side * 0.006);
        let width = if dry {
            chance.between(8.0, 18.0)
        } else {
            chance.between(6.0, 13.0)
        };
        if !lines.is_empty() {
            let (width, seen) = (width as u32, self.seen());
            let _ = write!(
                out,
                r#"<path d="{lines}" fill="none" stroke="{colour}" stroke-width="{width}"{seen}/>"#
            );
        }
    }

    fn seen(&self) -> String {
        match self.opacity < 1.0 {
            true => format!(r#" opacity="{}""#, fine(self.opacity)),
            false => String::new(),
        }
    }
}

/// A place along a stroke.
struct Place {
    at: At,
    way: At,
    /// Half the width there.
    half: f64,
    /// How far along the stroke, from 0 to 1.
    part: f64,
}

impl Place {
    /// So many half widths to the left of it.
    fn beside(&self, across: f64) -> At {
        let far = self.half * across;
        (self.at.0 - self.way.1 * far, self.at.1 + self.way.0 * far)
    }
}

/// In whole tenths of a unit, each step from the one before.
pub(super) fn write_line(line: &[At], out: &mut String) {
    let tenths = |at: &At| ((at.0 * 10.0).round() as i64, (at.1 * 10.0).round() as i64);
    let Some((first, rest)) = line.split_first() else {
        return;
    };
    let mut last = tenths(first);
    let _ = write!(out, "M{} {}", last.0, last.1);
    let mut begun = false;
    for at in rest {
        let now = tenths(at);
        let (x, y) = (now.0 - last.0, now.1 - last.1);
        if (x, y) == (0, 0) {
            continue;
        }
        let before = match (begun, x < 0) {
            (false, _) => "l",
            (true, true) => "",
            (true, false) => " ",
        };
        let between = if y < 0 { "" } else { " " };
        let _ = write!(out, "{before}{x}{between}{y}");
        (begun, last) = (true, now);
    }
}

#[cfg(test)]
mod tests {
    use super::super::Flow;
    use super::*;
    use crate::line::rect;

    #[test]
    fn a_stroke_follows_the_flow_and_stops_at_the_edge() {
        let mask = Mask::new(&rect(0.0, 0.0, 100.0, 100.0), (800.0, 1200.0));
        let flow = Flow::straight(0.0).stray(0.0).of_brush(10.0);
        let line = traced((50.0, 50.0), &flow, 60.0, &mask);
        assert!((length(&line) - 60.0).abs() < 1e-6);
        let line = traced((90.0, 50.0), &flow, 60.0, &mask);
        assert!(line.iter().all(|at| at.0 <= 100.0 && at.1 == 50.0));
        assert!(length(&line) < 60.0);
    }

    #[test]
    fn a_mark_is_about_as_wide_as_its_brush() {
        let line = [(0.0, 0.0), (50.0, 0.0), (100.0, 0.0)];
        let mark = Mark {
            line: &line,
            width: 10.0,
            colour: "#804020".into(),
            dry: 0.0,
            opacity: 1.0,
            profile: &[1.0, 1.0],
            bristles: 0.0,
            ragged: 1.0,
            vary: 0.0,
        };
        let (mut svg, mut again) = (String::new(), String::new());
        mark.write(&mut svg, &mut Chance::of("test", 1));
        mark.write(&mut again, &mut Chance::of("test", 1));
        assert_eq!(svg, again);
        assert!(svg.starts_with(r#"<path d="M0 "#) && svg.contains("#804020"));
        let mut numbers = svg.split(|c: char| c != '-' && !c.is_ascii_digit());
        let first: i64 = numbers
            .by_ref()
            .filter_map(|n| n.parse().ok())
            .nth(1)
            .unwrap();
        assert!((44..=56).contains(&first), "{first} tenths to one side");
    }
}
