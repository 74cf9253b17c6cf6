//! Houses that are being built.

use crate::line::taper;
use crate::shape::{At, Shape, all};

/// The frame of a house of bare timber: two gables, what joins them, and in the near one an opening that waits for its window.
#[derive(Clone, Copy, Debug)]
pub struct TimberFrame {
    /// Where the near gable begins.
    pub left: f64,
    /// Where it ends.
    pub right: f64,
    /// The height of its floor on the card.
    pub floor: f64,
    /// The height of its eaves.
    pub eaves: f64,
    /// The height of its ridge.
    pub ridge: f64,
    /// Where the far gable is, seen from the near one.
    pub deep: At,
}

fn line(a: At, b: At, width: f64) -> Shape {
    taper(&[a, b], &[width, width])
}

impl TimberFrame {
    fn middle(&self) -> f64 {
        (self.left + self.right) / 2.0
    }

    /// The end of the house, moved back so far.
    fn gable(&self, (dx, dy): At, width: f64) -> Shape {
        let at = |x: f64, y: f64| (x + dx, y + dy);
        let frame = [
            (at(self.left, self.floor), at(self.left, self.eaves)),
            (at(self.right, self.floor), at(self.right, self.eaves)),
            (
                at(self.left - 4.0, self.eaves),
                at(self.right + 4.0, self.eaves),
            ),
            (
                at(self.left - 4.0, self.floor),
                at(self.right + 4.0, self.floor),
            ),
            (
                at(self.left - 12.0, self.eaves + 8.0),
                at(self.middle(), self.ridge),
            ),
            (
                at(self.middle(), self.ridge),
                at(self.right + 12.0, self.eaves + 8.0),
            ),
        ];
        all(frame.map(|(a, b)| line(a, b, width)))
    }

    /// The far gable, and the beams that go there.
    pub fn back(&self) -> Shape {
        let middle = self.middle();
        let back = self.gable(self.deep, 5.0);
        let mut joints = Vec::new();
        for (x, y) in [
            (self.left, self.floor),
            (self.left, self.eaves),
            (self.right, self.floor),
            (self.right, self.eaves),
            (middle, self.ridge),
        ] {
            joints.push(line((x, y), (x + self.deep.0, y + self.deep.1), 5.0));
        }
        for part in [0.33, 0.66] {
            let (dx, dy) = (self.deep.0 * part, self.deep.1 * part);
            joints.push(line(
                (self.right + dx, self.floor + dy),
                (self.right + dx, self.eaves + dy),
                4.0,
            ));
            joints.push(line(
                (self.right + 10.0 + dx, self.eaves + 6.0 + dy),
                (middle + dx, self.ridge + dy),
                4.0,
            ));
            joints.push(line(
                (self.left - 10.0 + dx, self.eaves + 6.0 + dy),
                (middle + dx, self.ridge + dy),
                4.0,
            ));
        }
        back.and(&all(joints))
    }

    /// The near gable.
    pub fn front(&self) -> Shape {
        let middle = self.middle();
        let (x0, x1, y0, y1) = (
            middle - 40.0,
            middle + 40.0,
            self.eaves + 30.0,
            self.floor - 38.0,
        );
        let opening = [
            line((x0, self.floor), (x0, self.eaves), 7.0),
            line((x1, self.floor), (x1, self.eaves), 7.0),
            line((x0, y0), (x1, y0), 7.0),
            line((x0, y1), (x1, y1), 7.0),
            line((middle, self.eaves), (middle, self.ridge), 5.0),
            line((self.left, self.floor - 6.0), (x0, self.eaves + 6.0), 4.0),
            line((self.right, self.floor - 6.0), (x1, self.eaves + 6.0), 4.0),
        ];
        self.gable((0.0, 0.0), 9.0).and(&all(opening))
    }
}
