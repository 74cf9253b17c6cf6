//! Where a brush may go: a shape as pixels, because it is asked at every step of every stroke.

use crate::shape::{At, Shape};

/// How far beyond the edge of the card strokes still count.
const BEYOND: f64 = 60.0;

/// A shape as pixels of one unit.
pub(super) struct Mask {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    inside: Vec<bool>,
}

impl Mask {
    /// What of a shape lies on a card of this size or not far beyond it.
    pub(super) fn new(shape: &Shape, size: At) -> Mask {
        let bounds = shape.bounds();
        let left = bounds.x0.max(-BEYOND).floor() as i32;
        let top = bounds.y0.max(-BEYOND).floor() as i32;
        let width = (bounds.x1.min(size.0 + BEYOND).ceil() as i32 - left).max(0);
        let height = (bounds.y1.min(size.1 + BEYOND).ceil() as i32 - top).max(0);
        let mut mask = Mask {
            left,
            top,
            width,
            height,
            inside: vec![false; (width * height) as usize],
        };
        mask.fill(shape);
        mask
    }

    /// Row by row, between every second crossing with an edge.
    fn fill(&mut self, shape: &Shape) {
        let mut crossings: Vec<Vec<f64>> = vec![Vec::new(); self.height as usize];
        let middle = f64::from(self.top) + 0.5;
        for piece in shape.pieces() {
            for ring in [piece.exterior()].into_iter().chain(piece.interiors()) {
                for edge in ring.lines() {
                    let (a, b) = match edge.start.y < edge.end.y {
                        true => (edge.start, edge.end),
                        false => (edge.end, edge.start),
                    };
                    let first = (a.y - middle).ceil().max(0.0) as usize;
                    let end = ((b.y - middle).ceil().max(0.0) as usize).min(crossings.len());
                    for (row, crossings) in crossings.iter_mut().enumerate().take(end).skip(first) {
                        let part = (row as f64 + middle - a.y) / (b.y - a.y);
                        crossings.push(a.x + (b.x - a.x) * part);
                    }
                }
            }
        }
        for (row, mut crossings) in crossings.into_iter().enumerate() {
            crossings.sort_by(f64::total_cmp);
            for pair in crossings.chunks_exact(2) {
                let column =
                    |x: f64| ((x - 0.5).ceil() as i32 - self.left).clamp(0, self.width) as usize;
                let row = row * self.width as usize;
                self.inside[row + column(pair[0])..row + column(pair[1])].fill(true);
            }
        }
    }

    /// Whether a place is inside.
    pub(super) fn contains(&self, (x, y): At) -> bool {
        let (column, row) = (x.floor() as i32 - self.left, y.floor() as i32 - self.top);
        (0..self.width).contains(&column)
            && (0..self.height).contains(&row)
            && self.inside[(row * self.width + column) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::{circle, rect};

    #[test]
    fn a_mask_is_inside_where_its_shape_is() {
        let ring = circle((100.0, 100.0), 60.0).minus(&circle((110.0, 100.0), 20.0));
        let mask = Mask::new(&ring, (800.0, 1200.0));
        for i in 0..4000 {
            let at = (f64::from(i % 80) * 2.5 + 0.5, f64::from(i / 80) * 4.0 + 0.5);
            // Away from the edge, where a pixel is neither.
            let sure = ring.grown(1.5).contains(at) == ring.grown(-1.5).contains(at);
            assert!(!sure || mask.contains(at) == ring.contains(at), "{at:?}");
        }
    }

    #[test]
    fn beyond_the_card_there_is_nothing() {
        let mask = Mask::new(&rect(-500.0, -500.0, 2000.0, 2000.0), (800.0, 1200.0));
        assert!(mask.contains((-50.0, 1250.0)) && !mask.contains((-70.0, 0.0)));
        assert!(!Mask::new(&Shape::nothing(), (800.0, 1200.0)).contains((0.0, 0.0)));
    }
}
