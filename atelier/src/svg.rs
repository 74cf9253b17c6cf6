//! What is drawn, as SVG: fragments that are put one upon another, fills, and gradients.

use std::fmt::{self, Write};
use std::iter::Sum;
use std::ops::{Add, AddAssign};

use crate::colour::Colour;
use crate::shape::{At, Shape};

/// A drawn fragment. Fragments are put one upon another with `+`.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ink(String);

impl Ink {
    /// Nothing drawn.
    pub fn none() -> Ink {
        Ink::default()
    }

    /// Drawn already, as SVG.
    pub(crate) fn svg(svg: String) -> Ink {
        Ink(svg)
    }
}

impl Add for Ink {
    type Output = Ink;

    fn add(mut self, above: Ink) -> Ink {
        self += above;
        self
    }
}

impl AddAssign for Ink {
    fn add_assign(&mut self, above: Ink) {
        self.0.push_str(&above.0);
    }
}

impl Sum for Ink {
    fn sum<I: Iterator<Item = Ink>>(fragments: I) -> Ink {
        fragments.fold(Ink::none(), Add::add)
    }
}

impl fmt::Display for Ink {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// What a shape is filled with.
#[derive(Clone, Debug, PartialEq)]
pub enum Fill {
    /// One colour.
    Plain(Colour),
    /// A gradient of the scene, by its name.
    Gradient(String),
}

impl From<Colour> for Fill {
    fn from(colour: Colour) -> Self {
        Fill::Plain(colour)
    }
}

impl From<&str> for Fill {
    fn from(hex: &str) -> Self {
        Fill::Plain(hex.into())
    }
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fill::Plain(colour) => colour.fmt(f),
            Fill::Gradient(name) => write!(f, "url(#{name})"),
        }
    }
}

/// A colour somewhere in a gradient.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stop {
    /// Between 0 and 1.
    pub at: f64,
    /// Which colour.
    pub colour: Colour,
    /// How much of it; 1 hides what is below.
    pub opacity: f64,
}

/// The colours of a gradient: `stops![0, "#ffe2b0"; 0.5, base; 1, dark, 0.4]`. The third is the opacity.
#[macro_export]
macro_rules! stops {
    (@ $opacity:expr) => { $opacity as f64 };
    (@) => { 1.0 };
    ($($at:expr, $colour:expr $(, $opacity:expr)?);* $(;)?) => {
        [$($crate::svg::Stop {
            at: $at as f64,
            colour: $crate::colour::Colour::from($colour),
            opacity: $crate::stops!(@ $($opacity)?),
        }),*]
    };
}

/// Gradients written out.
pub(crate) fn written(stops: &[Stop]) -> String {
    let mut out = String::new();
    for stop in stops {
        let _ = write!(
            out,
            r#"<stop offset="{}" stop-color="{}""#,
            fine(stop.at),
            stop.colour
        );
        if stop.opacity != 1.0 {
            let _ = write!(out, r#" stop-opacity="{}""#, fine(stop.opacity));
        }
        out.push_str("/>");
    }
    out
}

/// A number with one digit: a tenth of a unit is a fifth of a drawn pixel.
pub(crate) fn short(value: f64) -> String {
    let tenths = (value * 10.0).round();
    if tenths % 10.0 == 0.0 {
        format!("{}", (tenths / 10.0) as i64)
    } else {
        format!("{:.1}", tenths / 10.0)
    }
}

/// A number with three digits, for parts of a whole.
pub(crate) fn fine(value: f64) -> String {
    let text = format!("{value:.3}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    if text == "-0" {
        "0".into()
    } else {
        text.into()
    }
}

/// The outline of a shape as SVG writes it.
pub(crate) fn outline(shape: &Shape) -> String {
    let mut out = String::new();
    for piece in shape.simplified(0.1).apart() {
        if piece.area() < 0.05 {
            continue;
        }
        for polygon in piece.pieces() {
            for ring in [polygon.exterior()].into_iter().chain(polygon.interiors()) {
                let points: Vec<At> = ring.coords().map(|c| (c.x, c.y)).collect();
                draw_ring(&mut out, &points);
            }
        }
    }
    out
}

/// In steps of a tenth, each from the one before.
pub(crate) fn draw_ring(out: &mut String, ring: &[At]) {
    let tenths = |v: f64| (v * 10.0).round() as i64;
    let mut points = ring[..ring.len().saturating_sub(1)].iter();
    let Some(first) = points.next() else { return };
    let mut last = (tenths(first.0), tenths(first.1));
    let _ = write!(out, "M{} {}", short(first.0), short(first.1));
    let mut begun = false;
    for point in points {
        let now = (tenths(point.0), tenths(point.1));
        let (dx, dy) = (now.0 - last.0, now.1 - last.1);
        if (dx, dy) == (0, 0) {
            continue;
        }
        let (dx, dy) = (short(dx as f64 / 10.0), short(dy as f64 / 10.0));
        if !begun {
            out.push('l');
        } else if !dx.starts_with('-') {
            out.push(' ');
        }
        out.push_str(&dx);
        if !dy.starts_with('-') {
            out.push(' ');
        }
        out.push_str(&dy);
        begun = true;
        last = now;
    }
    out.push('z');
}
