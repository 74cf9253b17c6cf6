//! Shapes of paper: what can be cut, joined, grown and moved.

use geo::algorithm::buffer::{Buffer, BufferStyle, LineCap, LineJoin};
use geo::orient::Direction;
use geo::{
    AffineOps, AffineTransform, Area, BooleanOps, BoundingRect, Contains, ConvexHull, Coord,
    LineString, MultiPolygon, Orient, Polygon, Simplify, unary_union,
};

/// A place on the card. The card is 800 wide and 1200 high; y grows downwards.
pub type At = (f64, f64);

/// Something cut out of paper: any number of pieces, with holes.
#[derive(Clone, Debug)]
pub struct Shape(MultiPolygon<f64>);

/// The box around a shape.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// Left.
    pub x0: f64,
    /// Top.
    pub y0: f64,
    /// Right.
    pub x1: f64,
    /// Bottom.
    pub y1: f64,
}

impl Bounds {
    /// From left to right.
    pub fn width(&self) -> f64 {
        self.x1 - self.x0
    }

    /// From top to bottom.
    pub fn height(&self) -> f64 {
        self.y1 - self.y0
    }

    /// The middle.
    pub fn middle(&self) -> At {
        ((self.x0 + self.x1) / 2.0, (self.y0 + self.y1) / 2.0)
    }
}

impl Shape {
    /// Nothing.
    pub fn nothing() -> Shape {
        Shape(MultiPolygon::new(Vec::new()))
    }

    /// What lies within a closed line. Where the line crosses itself, everything it goes around is inside.
    pub fn within_ring(ring: &[At]) -> Shape {
        if ring.len() < 3 {
            return Shape::nothing();
        }
        let ring: LineString<f64> = ring.iter().copied().map(Coord::from).collect();
        let polygon = Polygon::new(ring, Vec::new());
        Shape(polygon.union_with_fill_rule(
            &MultiPolygon::new(Vec::new()),
            geo::bool_ops::FillRule::NonZero,
        ))
    }

    /// What lies within one closed line and not within others.
    pub fn with_holes(ring: &[At], holes: &[Vec<At>]) -> Shape {
        let holes = holes.iter().map(|hole| Shape::within_ring(hole));
        Shape::within_ring(ring).minus(&all(holes))
    }

    /// All of it, as polygons.
    pub fn pieces(&self) -> &[Polygon<f64>] {
        &self.0.0
    }

    /// Each piece as a shape of its own.
    pub fn apart(&self) -> impl Iterator<Item = Shape> + '_ {
        self.0.iter().map(|piece| Shape(piece.clone().into()))
    }

    /// Whether there is none of it.
    pub fn is_empty(&self) -> bool {
        self.0.0.iter().all(|piece| piece.exterior().0.is_empty())
    }

    /// How much paper it takes.
    pub fn area(&self) -> f64 {
        self.0.unsigned_area()
    }

    /// The box around it; of nothing, a point.
    pub fn bounds(&self) -> Bounds {
        let Some(rect) = self.0.bounding_rect() else {
            return Bounds {
                x0: 0.0,
                y0: 0.0,
                x1: 0.0,
                y1: 0.0,
            };
        };
        let (min, max) = (rect.min(), rect.max());
        Bounds {
            x0: min.x,
            y0: min.y,
            x1: max.x,
            y1: max.y,
        }
    }

    /// Whether a place is inside.
    pub fn contains(&self, at: At) -> bool {
        self.0.contains(&Coord::from(at))
    }

    /// Together with another.
    pub fn and(&self, other: &Shape) -> Shape {
        Shape(self.0.union(&other.0))
    }

    /// Without what another covers.
    pub fn minus(&self, other: &Shape) -> Shape {
        Shape(self.0.difference(&other.0))
    }

    /// Only what another covers too.
    pub fn within(&self, other: &Shape) -> Shape {
        Shape(self.0.intersection(&other.0))
    }

    /// Larger by so much all around, or smaller. Corners become round.
    pub fn grown(&self, by: f64) -> Shape {
        // A step so fine that a round corner looks round at twice the size.
        let step = (0.6 / by.abs().max(0.5)).clamp(0.08, 0.4);
        let style = BufferStyle::new(by)
            .line_join(LineJoin::Round(step))
            .line_cap(LineCap::Round(step));
        Shape(self.0.buffer_with_style(style))
    }

    /// Hollows narrower than `2r` are filled, as where a branch leaves a trunk.
    pub fn fillet(&self, r: f64) -> Shape {
        self.grown(r).grown(-r)
    }

    /// Hollows and spikes are rounded.
    pub fn softened(&self, r: f64) -> Shape {
        self.grown(r).grown(-2.0 * r).grown(r)
    }

    /// As if a string were drawn tight around it.
    pub fn hull(&self) -> Shape {
        if self.is_empty() {
            return Shape::nothing();
        }
        Shape(self.0.convex_hull().into())
    }

    /// With fewer corners, none further away than `by` from where it was.
    pub fn simplified(&self, by: f64) -> Shape {
        Shape(self.0.simplify(by))
    }

    fn transformed(&self, transform: &AffineTransform<f64>) -> Shape {
        let moved = self.0.affine_transform(transform);
        let flips = transform.a() * transform.e() < transform.b() * transform.d();
        // In a mirror every ring runs the other way round; joined like that, a piece would count as a hole.
        Shape(if flips {
            moved.orient(Direction::Default)
        } else {
            moved
        })
    }

    /// Somewhere else.
    pub fn moved(&self, x: f64, y: f64) -> Shape {
        self.transformed(&AffineTransform::translate(x, y))
    }

    /// Larger or smaller, seen from the origin.
    pub fn scaled(&self, k: f64) -> Shape {
        self.stretched(k, k, (0.0, 0.0))
    }

    /// Wider and higher, seen from a place.
    pub fn stretched(&self, kx: f64, ky: f64, around: At) -> Shape {
        self.transformed(&AffineTransform::scale(kx, ky, around))
    }

    /// Turned clockwise around a place, in degrees.
    pub fn turned(&self, degrees: f64, around: At) -> Shape {
        self.transformed(&AffineTransform::rotate(degrees, around))
    }

    /// As in a mirror that stands at `x`.
    pub fn mirrored(&self, x: f64) -> Shape {
        self.stretched(-1.0, 1.0, (x, 0.0))
    }

    /// Slanted: `kx` to the right for each step down.
    pub fn slanted(&self, kx: f64, ky: f64) -> Shape {
        self.transformed(&AffineTransform::new(1.0, kx, 0.0, ky, 1.0, 0.0))
    }

    /// All it passes over on its way somewhere else: the shadow of something raised, or its side.
    pub fn swept(&self, x: f64, y: f64, steps: u32) -> Shape {
        all((0..=steps).map(|i| {
            let part = f64::from(i) / f64::from(steps.max(1));
            self.moved(x * part, y * part)
        }))
    }

    /// Each corner put where `to` says.
    pub fn bent(&self, to: impl Fn(At) -> At) -> Shape {
        use geo::MapCoords;
        Shape(self.0.map_coords(|c| Coord::from(to((c.x, c.y)))))
    }
}

impl From<MultiPolygon<f64>> for Shape {
    fn from(pieces: MultiPolygon<f64>) -> Self {
        Shape(pieces)
    }
}

/// Several shapes as one.
pub fn all(shapes: impl IntoIterator<Item = Shape>) -> Shape {
    let pieces: Vec<Polygon<f64>> = shapes.into_iter().flat_map(|shape| shape.0.0).collect();
    Shape(unary_union(&pieces))
}

/// Where a motif that was drawn around the origin is put.
#[derive(Clone, Copy, Debug)]
pub struct Spot {
    /// Where its origin goes.
    pub at: At,
    /// How large.
    pub size: f64,
    /// Turned clockwise, in degrees.
    pub turn: f64,
    /// Looking the other way.
    pub flip: bool,
}

impl Spot {
    /// As it was drawn.
    pub fn new(x: f64, y: f64, size: f64) -> Spot {
        Spot {
            at: (x, y),
            size,
            turn: 0.0,
            flip: false,
        }
    }

    /// Turned clockwise.
    pub fn turned(self, degrees: f64) -> Spot {
        Spot {
            turn: self.turn + degrees,
            ..self
        }
    }

    /// Looking the other way, if so.
    pub fn flipped(self, flip: bool) -> Spot {
        Spot {
            flip: self.flip != flip,
            ..self
        }
    }

    fn transform(&self) -> AffineTransform<f64> {
        let side = if self.flip { -1.0 } else { 1.0 };
        AffineTransform::scale(side * self.size, self.size, (0.0, 0.0))
            .rotated(self.turn, (0.0, 0.0))
            .translated(self.at.0, self.at.1)
    }

    /// A shape put there.
    pub fn put(&self, shape: &Shape) -> Shape {
        shape.transformed(&self.transform())
    }

    /// A place put there.
    pub fn point(&self, at: At) -> At {
        let put = self.transform().apply(Coord::from(at));
        (put.x, put.y)
    }

    /// Where a place on the card was, before it was put there.
    pub fn back(&self, at: At) -> At {
        let (sin, cos) = self.turn.to_radians().sin_cos();
        let (x, y) = (at.0 - self.at.0, at.1 - self.at.1);
        let side = if self.flip { -1.0 } else { 1.0 };
        let (x, y) = (x * cos + y * sin, y * cos - x * sin);
        (side * x / self.size, y / self.size)
    }

    /// Places put there.
    pub fn points(&self, at: impl IntoIterator<Item = At>) -> Vec<At> {
        at.into_iter().map(|at| self.point(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{circle, rect};

    #[test]
    fn a_line_that_crosses_itself_encloses_all_it_goes_around() {
        // Twice around, one loop within the other: no hole.
        let ring = [
            (0.0, 0.0),
            (10.0, 0.0),
            (10.0, 10.0),
            (0.0, 10.0),
            (0.0, 2.0),
            (8.0, 2.0),
            (8.0, 8.0),
            (0.0, 8.0),
        ];
        let shape = Shape::within_ring(&ring);
        assert!(shape.contains((4.0, 5.0)) && shape.contains((9.0, 9.0)));
        assert!(Shape::within_ring(&ring[..2]).is_empty());
    }

    #[test]
    fn paper_is_cut_and_joined() {
        let (a, b) = (rect(0.0, 0.0, 10.0, 10.0), rect(5.0, 0.0, 15.0, 10.0));
        assert!((a.and(&b).area() - 150.0).abs() < 1e-6);
        assert!((a.minus(&b).area() - 50.0).abs() < 1e-6);
        assert!((a.within(&b).area() - 50.0).abs() < 1e-6);
        assert!(a.minus(&a).is_empty());
        assert_eq!(all([a.clone(), b.moved(20.0, 0.0)]).apart().count(), 2);
        assert_eq!(
            all([a.clone(), b.moved(20.0, 0.0).mirrored(0.0)]).area(),
            200.0
        );
        assert_eq!(a.swept(20.0, 0.0, 4).area(), 300.0);
        assert_eq!(Shape::nothing().bounds().width(), 0.0);
    }

    #[test]
    fn a_string_drawn_tight_leaves_no_hollow() {
        let posts = rect(0.0, 0.0, 2.0, 10.0).and(&rect(8.0, 0.0, 10.0, 10.0));
        assert!((posts.hull().area() - 100.0).abs() < 1e-6);
        assert!(Shape::nothing().hull().is_empty());
    }

    #[test]
    fn growing_and_shrinking_again_fills_hollows_only() {
        let cross = rect(0.0, 40.0, 100.0, 60.0).and(&rect(40.0, 0.0, 60.0, 100.0));
        let filled = cross.fillet(10.0);
        assert!(filled.area() > cross.area() + 20.0);
        assert!((filled.bounds().width() - 100.0).abs() < 0.2);
        let disc = circle((0.0, 0.0), 50.0);
        assert!((disc.fillet(5.0).area() / disc.area() - 1.0).abs() < 0.01);
    }

    #[test]
    fn a_motif_is_put_where_its_points_are_put() {
        let spot = Spot::new(100.0, 50.0, 2.0).turned(90.0).flipped(true);
        let (x, y) = spot.point((10.0, 0.0));
        assert!((x - 100.0).abs() < 1e-9 && (y - 30.0).abs() < 1e-9);
        let (x, y) = spot.back((x, y));
        assert!((x - 10.0).abs() < 1e-9 && y.abs() < 1e-9);
        let bounds = spot.put(&rect(0.0, -1.0, 10.0, 1.0)).bounds();
        assert!((bounds.y0 - 30.0).abs() < 1e-9 && (bounds.y1 - 50.0).abs() < 1e-9);
    }
}
