//! Single strokes that somebody thought about: lids, brows, folds, laces. Thirty to seventy on a card.

use super::canvas::{Canvas, Layer, tenths};
use super::strokes::{Mark, write_line};
use crate::colour::Colour;
use crate::line::curve;
use crate::shape::{At, Shape, Spot};
use crate::svg::{Ink, fine};

/// One stroke through places.
#[derive(Clone, Debug)]
pub struct Brush {
    places: Vec<At>,
    width: f64,
    colour: Colour,
    profile: Vec<f64>,
    dry: f64,
    opacity: f64,
    bristles: f64,
    vary: f64,
}

impl Brush {
    /// A stroke of a full brush.
    pub fn new(places: &[At], width: f64, colour: impl Into<Colour>) -> Brush {
        Brush {
            places: places.to_vec(),
            width,
            colour: colour.into(),
            profile: Vec::new(),
            dry: 0.0,
            opacity: 1.0,
            bristles: 1.0,
            vary: 0.04,
        }
    }

    /// A thin stroke that swells in its middle, without bristles: a line of a face.
    pub fn line(places: &[At], width: f64, colour: impl Into<Colour>) -> Brush {
        Brush::new(places, width, colour)
            .profile(&[0.2, 1.0, 0.2])
            .sleek()
    }

    /// Parts of the width, spread along the way.
    pub fn profile(self, profile: &[f64]) -> Brush {
        Brush {
            profile: profile.to_vec(),
            ..self
        }
    }

    /// How dry the brush is, from 0 to 1.
    pub fn dry(self, dry: f64) -> Brush {
        Brush { dry, ..self }
    }

    /// How much of it is seen.
    pub fn opacity(self, opacity: f64) -> Brush {
        Brush { opacity, ..self }
    }

    /// Without the lines of bristles.
    pub fn sleek(self) -> Brush {
        Brush {
            bristles: 0.0,
            ..self
        }
    }

    /// How much lighter and darker the lines of bristles are.
    pub fn vary(self, vary: f64) -> Brush {
        Brush { vary, ..self }
    }
}

impl Layer for Brush {
    fn put(self, spot: Spot) -> Brush {
        Brush {
            places: spot.points(self.places),
            width: self.width * spot.size,
            ..self
        }
    }

    fn ink(self, canvas: &Canvas) -> Ink {
        let (Some(&first), Some(&last)) = (self.places.first(), self.places.last()) else {
            return Ink::none();
        };
        let mut chance = canvas.chance("brush", &[first, last, (self.width, 0.0)]);
        let mark = Mark {
            line: &curve(&self.places),
            width: self.width,
            colour: self.colour,
            dry: self.dry,
            opacity: self.opacity,
            profile: &self.profile,
            bristles: self.bristles,
            ragged: 0.7,
            vary: self.vary,
        };
        let mut svg = String::new();
        mark.write(&mut svg, &mut chance);
        tenths(svg)
    }
}

/// A small opaque touch with an edge: an eye, a lip, a light.
#[derive(Clone, Debug)]
pub struct Touch {
    shape: Shape,
    colour: Colour,
    opacity: f64,
}

impl Touch {
    /// A shape in one colour.
    pub fn new(shape: &Shape, colour: impl Into<Colour>) -> Touch {
        Touch {
            shape: shape.clone(),
            colour: colour.into(),
            opacity: 1.0,
        }
    }

    /// How much of it is seen.
    pub fn opacity(self, opacity: f64) -> Touch {
        Touch { opacity, ..self }
    }
}

impl Layer for Touch {
    fn put(self, spot: Spot) -> Touch {
        Touch {
            shape: spot.put(&self.shape),
            ..self
        }
    }

    fn ink(self, _canvas: &Canvas) -> Ink {
        let mut svg = String::from(r#"<path d=""#);
        for piece in self.shape.simplified(0.15).pieces() {
            for ring in [piece.exterior()].into_iter().chain(piece.interiors()) {
                write_line(
                    &ring.coords().map(|c| (c.x, c.y)).collect::<Vec<At>>(),
                    &mut svg,
                );
                svg.push('z');
            }
        }
        let seen = match self.opacity < 1.0 {
            true => format!(r#" opacity="{}""#, fine(self.opacity)),
            false => String::new(),
        };
        svg.push_str(&format!(
            r#"" fill="{}" fill-rule="evenodd"{seen}/>"#,
            self.colour
        ));
        tenths(svg)
    }
}
