//! Eyes, lids, brows, nose and mouth of a head in three-quarter view.

use super::super::{Face, Head, bold};
use super::ThreeQuarter;
use crate::line::{Knot, ellipse};
use crate::shape::{At, Shape};
use crate::techniques::print::Marks;
use crate::{knots, spots};

/// One of the two eyes, as it is drawn wide open.
struct Eye {
    white: Vec<Knot>,
    /// The corners lie at this height, and the lids open from there.
    corner: f64,
    /// The middle of the iris when it looks ahead, and how far it is from there to the side.
    iris: At,
    size: At,
    upper: Vec<At>,
    lower: Vec<At>,
    crease: Vec<At>,
}

fn near() -> Eye {
    Eye {
        white: knots![-9, 6; 0, -4; 12, -8; 24, -5; 33, 6; 24, 12; 10, 13; -1, 10].to_vec(),
        corner: 6.0,
        iris: (16.0, 1.5),
        size: (9.0, 10.5),
        upper: spots![-13, 6; -1, -5; 12, -10; 25, -7; 35, 6].to_vec(),
        lower: spots![0, 12; 12, 15; 25, 13].to_vec(),
        crease: spots![-6, -8; 8, -16; 24, -14].to_vec(),
    }
}

fn far() -> Eye {
    Eye {
        white: knots![60, 5; 64, -4; 71, -7; 78, -4; 82, 3; 77, 9; 68, 11].to_vec(),
        corner: 5.0,
        iris: (73.0, 1.0),
        size: (6.6, 10.0),
        upper: spots![58, 6; 63, -5; 71, -9; 79, -6; 84.5, 2].to_vec(),
        lower: spots![65, 12; 72, 13; 78, 10].to_vec(),
        crease: spots![62, -12; 70, -15; 79, -12].to_vec(),
    }
}

impl Eye {
    /// Opens or shuts the lids at a place.
    fn lid(&self, head: &ThreeQuarter, (x, y): At) -> At {
        let far = y - self.corner;
        let lids = head.mood.lids;
        (
            x,
            self.corner + far * if far < 0.0 { lids } else { 0.45 + 0.55 * lids },
        )
    }

    fn white(&self, head: &ThreeQuarter) -> Shape {
        let knots = self.white.iter().map(|knot| Knot {
            at: self.lid(head, knot.at),
            ..*knot
        });
        head.blob(&knots.collect::<Vec<Knot>>())
    }

    /// The iris, and the light in it.
    fn iris(&self, head: &ThreeQuarter) -> (Shape, Shape) {
        let (ahead, down) = head.mood.gaze;
        let at = (
            self.iris.0 + ahead * self.size.0 * 0.85,
            self.iris.1 + down * 5.0,
        );
        let iris = ellipse(at, self.size.0, self.size.1);
        let glint = ellipse((at.0 + self.size.0 * 0.25, at.1 - 3.6), 2.2, 2.6);
        (head.spot.put(&iris), head.spot.put(&glint))
    }

    fn lids(&self, head: &ThreeQuarter) -> Marks {
        if head.mood.asleep() {
            let shut = |at: &At| (at.0, self.corner + (self.corner - at.1) * 0.55);
            let line: Vec<At> = self.upper.iter().map(shut).collect();
            return head.stroke(&line, &[0.4, 2.4, 3.2, 2.4, 0.4], 3);
        }
        let line = |points: &[At], widths: &[f64]| {
            let points: Vec<At> = points.iter().map(|at| self.lid(head, *at)).collect();
            head.stroke(&points, widths, 3)
        };
        line(&self.upper, &[0.8, 3.0, 3.8, 3.2, 0.4])
            .and(line(&self.lower, &[0.2, 1.1, 0.2]))
            .and(line(&self.crease, &[0.2, 1.0, 0.2]))
    }
}

pub(super) fn face(head: &ThreeQuarter) -> Face {
    let eyes = [near(), far()];
    let [white, iris, glint] = match head.mood.asleep() {
        true => [(); 3].map(|()| Shape::nothing()),
        false => {
            let [near, far] = &eyes;
            let white = near.white(head).and(&far.white(head));
            let (a, b) = (near.iris(head), far.iris(head));
            let seen = white.grown(0.4 * head.spot.size);
            let iris = a.0.and(&b.0).within(&seen);
            [white, iris.clone(), a.1.and(&b.1).within(&iris)]
        }
    };
    let (mouth, teeth) = mouth(head);
    Face {
        white,
        iris,
        glint,
        lids: eyes.iter().map(|eye| eye.lids(head)).collect(),
        brows: brows(head),
        nose: nose(head),
        mouth,
        lips: lips(head),
        lights: lights(head),
        teeth,
        line: bold(head.spot.size) * 1.5,
    }
}

/// The lines of both brows, as the mood raises them.
fn brow_lines(head: &ThreeQuarter) -> [[At; 4]; 2] {
    let (inner, outer) = head.mood.brow;
    let near = spots![
        -17, -15.0 - outer; 0, -27.0 - outer * 0.6 - inner * 0.3;
        18, -29.0 - inner * 0.7; 36, -22.0 - inner
    ];
    let far = spots![
        58, -23.0 - inner; 66, -29.0 - inner * 0.7; 76, -28.0 - outer * 0.6; 85, -19.0 - outer
    ];
    [near, far]
}

fn brows(head: &ThreeQuarter) -> Marks {
    let [near, far] = brow_lines(head);
    let widths = |widths: [f64; 4]| widths.map(|width| width * head.brow);
    head.stroke(&near, &widths([0.9, 4.4, 5.6, 2.4]), 1)
        .and(head.stroke(&far, &widths([2.4, 4.8, 3.6, 0.8]), 2))
}

/// The ridge against the far cheek, the tip, the near wing, the nostril.
fn nose(head: &ThreeQuarter) -> Marks {
    let at = |x: f64, y: f64| of_nose(head, x, y);
    let ridge = [
        at(53.0, -14.0),
        at(55.0, 2.0),
        at(64.0, 24.0),
        at(76.0, 42.0),
        at(79.0, 50.0),
        at(72.0, 58.0),
        at(63.0, 60.0),
    ];
    let wing = [
        at(46.0, 44.0),
        at(40.0, 51.0),
        at(42.0, 60.0),
        at(50.0, 61.0),
    ];
    let nostril = [at(52.0, 60.0), at(57.0, 56.0), at(64.0, 58.0)];
    head.stroke(&ridge, &[0.2, 0.8, 1.2, 1.8, 2.4, 1.8, 0.4], 2)
        .and(head.stroke(&wing, &[0.2, 1.6, 2.0, 0.4], 2))
        .and(head.stroke(&nostril, &[0.5, 2.8, 0.5], 4))
}

/// A place of the nose, which may be larger or smaller than drawn.
fn of_nose(head: &ThreeQuarter, x: f64, y: f64) -> At {
    let root = (50.0, -8.0);
    let long = 0.4 + 0.6 * head.nose;
    (
        root.0 + (x - root.0) * head.nose,
        root.1 + (y - root.1) * long,
    )
}

fn lips(head: &ThreeQuarter) -> Shape {
    let around = spots![
        40, 66; 56, 62; 74, 62; 80, 78; 76, 94; 66, 106; 50, 109; 30, 106; 20, 94; 28, 78
    ];
    head.blob(&around.map(|at| Knot::from(head.moulded(at))))
}

fn lights(head: &ThreeQuarter) -> Marks {
    let (up, full) = (head.mood.smile, head.lips);
    let nose = |points: &[At]| points.iter().map(|at| of_nose(head, at.0, at.1)).collect();
    let lower = spots![40, 98; 52, 101; 63, 98].map(|at| head.moulded(at));
    let upper = spots![30, 88.0 - up; 44, 84; 54, 86; 62, 83.5; 72, 87.0 - up];
    // A light line below each brow and above it: so a dark brow is seen in a dark face.
    let [near, far] = brow_lines(head);
    let by = |line: [At; 4], x: f64, y: f64| line.map(|at| (at.0 + x, at.1 + y)).to_vec();
    let below = 7.5 * head.brow;
    let lights: [(Vec<At>, &[f64]); 8] = [
        (
            nose(&spots![56, 4; 63, 24; 71, 40; 74, 48]),
            &[0.3, 2.2, 3.8, 1.2],
        ),
        (nose(&spots![45, 47; 42, 53; 45, 58]), &[0.3, 1.4, 0.3]),
        (upper.to_vec(), &[0.2, 1.8 * full, 0.8, 1.8 * full, 0.2]),
        (lower.to_vec(), &[0.3, 3.2 * full, 0.3]),
        (spots![-4, 17; 11, 20; 26, 17].to_vec(), &[0.2, 1.3, 0.2]),
        (by(near, 2.0, below), &[0.2, 1.5, 1.9, 0.4]),
        (by(far, -1.0, below), &[0.4, 1.7, 1.2, 0.2]),
        (by(near, 0.0, -below), &[0.2, 1.4, 1.8, 0.3]),
    ];
    lights
        .iter()
        .map(|(line, widths)| head.stroke(line, widths, 9))
        .collect()
}

/// The line of the mouth with the shadow under the lower lip; or its opening, and the teeth in it.
fn mouth(head: &ThreeQuarter) -> (Marks, Shape) {
    let (up, open) = (head.mood.smile, head.mood.open);
    let wide = 1.0 + up.max(0.0) * 0.02;
    let (left, right) = (
        (52.0 - 28.0 * wide, 93.0 - up),
        (52.0 + 22.0 * wide, 91.0 - up * 0.8),
    );
    let below = [(36.0, 106.0), (52.0, 109.0), (64.0, 105.0)]
        .map(|(x, y): At| head.moulded((x, y + (head.lips - 1.0) * 5.0)));
    let shadow = head.stroke(&below, &[0.2, 1.6, 0.3], 3);
    if open < 0.05 {
        let line = [
            left,
            (40.0, 89.5 - up * 0.15),
            (54.0, 91.5),
            (63.0, 89.5 - up * 0.1),
            right,
        ];
        let corner = [
            (left.0 - 2.0, left.1 - 3.0),
            left,
            (left.0 + 1.0, left.1 + 3.0),
        ];
        let line = head.stroke(&line, &[1.4, 1.6, 2.4, 1.8, 1.0], 3);
        return (
            line.and(head.stroke(&corner, &[0.3, 1.2, 0.3], 4))
                .and(shadow),
            Shape::nothing(),
        );
    }
    let drop = 26.0 * open;
    let opening = head.blob(&knots![
        left.0 + 2.0, left.1; 40, 88; 54, 90; 64, 88; right.0 - 1.0, right.1;
        right.0 - 3.0, right.1 + drop * 0.6; 56, 95.0 + drop; 38, 94.0 + drop; left.0 + 4.0, left.1 + drop * 0.55
    ]);
    let teeth = head.blob(&knots![
        left.0 + 9.0, left.1 - 1.0; 42, 90; 54, 92; 64, 90; right.0 - 5.0, right.1;
        63, 94.0 + drop * 0.12; 52, 96.0 + drop * 0.14; 38, 95.0 + drop * 0.12
    ]);
    let teeth = teeth.within(&opening.grown(-0.8 * head.spot.size));
    (shadow.and(opening), teeth)
}
