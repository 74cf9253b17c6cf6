//! A contour: lines on the card from which distances are measured, as the lit edge of a face.

use crate::line::{between, distance};
use crate::shape::{At, Shape};

/// One or more lines.
#[derive(Clone, Debug, PartialEq)]
pub struct Contour(Vec<Vec<At>>);

impl Contour {
    /// A line, as it is.
    pub fn line(line: &[At]) -> Contour {
        Contour(vec![line.to_vec()])
    }

    /// Several lines.
    pub fn lines(lines: Vec<Vec<At>>) -> Contour {
        Contour(lines)
    }

    /// A single place.
    pub fn point(at: At) -> Contour {
        Contour(vec![vec![at]])
    }

    /// The edges of a shape, those of its holes too.
    pub fn edge(shape: &Shape) -> Contour {
        let simple = shape.simplified(0.3);
        let lines = simple.pieces().iter().flat_map(|piece| {
            let rings = [piece.exterior()].into_iter().chain(piece.interiors());
            rings.map(|ring| ring.coords().map(|c| (c.x, c.y)).collect())
        });
        Contour(lines.collect())
    }

    /// The place on it that is nearest, and how far away it is. Without any line it is endlessly far away.
    pub fn nearest(&self, at: At) -> (At, f64) {
        let mut found = (at, f64::INFINITY);
        let mut try_this = |place: At| {
            let far = distance(at, place);
            if far < found.1 {
                found = (place, far);
            }
        };
        for line in &self.0 {
            line.first().into_iter().for_each(|place| try_this(*place));
            for ends in line.windows(2) {
                try_this(foot(at, ends[0], ends[1]));
            }
        }
        found
    }

    /// How far away it is.
    pub fn far(&self, at: At) -> f64 {
        self.nearest(at).1
    }
}

/// The place between two others that is nearest to one.
fn foot(at: At, a: At, b: At) -> At {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let long = dx * dx + dy * dy;
    if long == 0.0 {
        return a;
    }
    let part = ((at.0 - a.0) * dx + (at.1 - a.1) * dy) / long;
    between(a, b, part.clamp(0.0, 1.0))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::rect;

    #[test]
    fn distances_are_measured_to_lines_edges_and_places() {
        let line = Contour::line(&[(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]);
        assert_eq!(line.nearest((4.0, -3.0)), ((4.0, 0.0), 3.0));
        assert_eq!(line.far((13.0, 14.0)), 5.0);
        let square = Contour::edge(&rect(0.0, 0.0, 10.0, 10.0));
        assert_eq!(square.far((5.0, 4.0)), 4.0);
        assert_eq!(Contour::point((3.0, 0.0)).far((0.0, 4.0)), 5.0);
    }
}
