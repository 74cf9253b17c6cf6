//! A mass: one contour filled with strokes. An edge is where strokes stop; it is found where the picture is read, and lost elsewhere.

mod painter;

use self::painter::Painter;
use super::canvas::{Canvas, Layer};
use super::colour_field::Field;
use super::direction_field::Flow;
use super::passes::Passes;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

/// A contour, its paint, and how the brush goes over it.
#[derive(Clone)]
pub struct Mass {
    shape: Shape,
    paint: Field,
    flow: Flow,
    passes: Passes,
    under: Option<Field>,
    lost: Vec<(At, f64)>,
    bleed: Option<f64>,
    into: Option<Field>,
    found: Option<f64>,
}

impl Mass {
    /// A shape in some paint. The brush follows its edge, and the under-painting is a little darker than the paint.
    pub fn new(shape: &Shape, paint: impl Into<Field>) -> Mass {
        let paint = paint.into();
        Mass {
            flow: Flow::around(shape),
            shape: shape.clone(),
            under: Some(paint.darker(0.1)),
            paint,
            passes: Passes::thing(),
            lost: Vec::new(),
            bleed: None,
            into: None,
            found: None,
        }
    }

    /// The brush goes as these hair lines do.
    pub fn along(self, lines: &[&[At]]) -> Mass {
        self.flow(Flow::along(lines))
    }

    /// The brush goes so.
    pub fn flow(self, flow: Flow) -> Mass {
        Mass { flow, ..self }
    }

    /// Painted with these brushes.
    pub fn passes(self, passes: Passes) -> Mass {
        Mass { passes, ..self }
    }

    /// What gaps between strokes show. Never lighter than the paint.
    pub fn under(self, under: impl Into<Field>) -> Mass {
        Mass {
            under: Some(under.into()),
            ..self
        }
    }

    /// Without under-painting: what is below shows through.
    pub fn bare(self) -> Mass {
        Mass {
            under: None,
            ..self
        }
    }

    /// The edge is lost within a disc: strokes overrun it, and fewer and fewer. A radius of at least five times the bleed, and a
    /// middle outside the shape, or there will be knobs.
    pub fn lost(mut self, at: At, r: f64) -> Mass {
        self.lost.push((at, r));
        self
    }

    /// How far strokes overrun a lost edge; half the broadest brush, if nobody says so.
    pub fn bleed(self, bleed: f64) -> Mass {
        Mass {
            bleed: Some(bleed),
            ..self
        }
    }

    /// Where the edge is lost, the paint goes over into that of a neighbour.
    pub fn into(self, neighbour: impl Into<Field>) -> Mass {
        Mass {
            into: Some(neighbour.into()),
            ..self
        }
    }

    /// The edge is found: short strokes run along it, of which `skipped` are left out (0.08 on a face, 0.25 on a sleeve).
    pub fn found(self, skipped: f64) -> Mass {
        Mass {
            found: Some(skipped),
            ..self
        }
    }
}

impl Layer for Mass {
    fn put(self, spot: Spot) -> Mass {
        let lost = self
            .lost
            .iter()
            .map(|&(at, r)| (spot.point(at), r * spot.size));
        Mass {
            shape: spot.put(&self.shape),
            paint: self.paint.put(spot),
            flow: self.flow.put(spot),
            passes: self.passes.scaled(spot.size),
            under: self.under.map(|under| under.put(spot)),
            lost: lost.collect(),
            bleed: self.bleed.map(|bleed| bleed * spot.size),
            into: self.into,
            found: self.found,
        }
    }

    fn ink(self, canvas: &Canvas) -> Ink {
        Painter::new(self, canvas).painted()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::rect;

    /// Where the paths of a mass begin.
    fn beginnings(mass: Mass) -> Vec<At> {
        let svg = mass.ink(&Canvas::new(5, "#cbbfae")).to_string();
        let places = svg.split('M').skip(1).filter_map(|path| {
            let numbers = path.split(|c: char| c != '-' && !c.is_ascii_digit());
            let mut numbers = numbers.filter_map(|number| number.parse::<f64>().ok());
            Some((numbers.next()? / 10.0, numbers.next()? / 10.0))
        });
        places.collect()
    }

    #[test]
    fn an_edge_is_where_strokes_stop() {
        let square = rect(100.0, 100.0, 300.0, 300.0);
        let within = square.grown(3.0);
        let places = beginnings(Mass::new(&square, "#804020").found(0.1));
        assert!(places.len() > 200, "only {} paths", places.len());
        assert!(places.iter().all(|&at| within.contains(at)));
    }

    #[test]
    fn a_lost_edge_is_overrun_and_only_there() {
        let square = rect(100.0, 100.0, 300.0, 300.0);
        let within = square.grown(4.0);
        let places = beginnings(
            Mass::new(&square, "#804020")
                .lost((330.0, 200.0), 80.0)
                .bleed(14.0),
        );
        let over: Vec<At> = places
            .into_iter()
            .filter(|&at| !within.contains(at))
            .collect();
        assert!(over.len() > 5 && over.iter().all(|at| at.0 > 300.0));
    }

    #[test]
    fn nothing_leaves_no_strokes() {
        assert!(beginnings(Mass::new(&Shape::nothing(), "#804020").found(0.0)).is_empty());
    }
}
