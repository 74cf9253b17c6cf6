//! Eye, lids, brow, nostril, mouth and ear of a head in profile.

use super::super::{Face, Head, bold};
use super::{BELOW_LIP, MOUTH, NASION, Profile, SUBNASAL, TIP};
use crate::line::Knot;
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::Marks;
use crate::{knots, spots};

/// The height of the corner of the eye, from which the lids open.
const CORNER: f64 = 9.0;

impl Profile {
    /// The ear: its shape, and the lines of rim and hollow in it.
    pub fn ear(&self) -> (Shape, Marks) {
        let shape = self.blob(&knots![2, 0; -8, -16; -24, -16; -30, 4; -22, 30; -10, 46; 0, 34]);
        let rim = spots![-2, 36; -14, 40; -25, 20; -28, 0; -20, -13; -8, -10; -2, 2];
        let hollow = spots![-6, 30; -14, 22; -18, 4; -10, 0];
        let lines = self.stroke(&rim, &[0.2, 1.8, 2.1, 2.4, 2.4, 1.5, 0.2], 8);
        let hollow = self.stroke(&hollow, &[0.2, 1.5, 1.8, 0.2], 9);
        (shape, lines.and(hollow))
    }

    /// A place of the eye. It was drawn for a nose that begins at (66, -9).
    fn of_eye(&self, at: At) -> At {
        let far = at.1 - CORNER;
        let lids = self.mood.lids;
        let y = CORNER + far * if far < 0.0 { lids } else { 0.45 + 0.55 * lids };
        let nose = self.line[NASION];
        let middle = (nose.0 - 14.5, nose.1 + 14.0);
        Spot::new(middle.0, middle.1, 1.0)
            .turned(self.slant)
            .point((at.0 - 52.0, y - 5.0))
    }

    fn eye(&self, knots: &[Knot], by: At) -> Shape {
        let knots: Vec<Knot> = knots
            .iter()
            .map(|knot| Knot {
                at: self.of_eye((knot.at.0 + by.0, knot.at.1 + by.1)),
                ..*knot
            })
            .collect();
        self.blob(&knots)
    }

    fn eye_line(&self, points: &[At], widths: &[f64]) -> Marks {
        let points: Vec<At> = points.iter().map(|at| self.of_eye(*at)).collect();
        self.stroke(&points, widths, 3)
    }
}

pub(super) fn face(head: &Profile) -> Face {
    let mood = head.mood;
    let (white, iris, glint) = match mood.asleep() {
        true => (Shape::nothing(), Shape::nothing(), Shape::nothing()),
        false => eye(head),
    };
    Face {
        iris: iris.within(&white.grown(0.4 * head.spot.size)),
        white,
        glint,
        lids: lids(head),
        brows: brow(head),
        nose: nose(head),
        mouth: mouth(head),
        lips: lip(head),
        lights: head.eye_line(&spots![44, 20; 56, 22; 68, 15], &[0.1, 1.3, 0.1]),
        teeth: Shape::nothing(),
        line: bold(head.spot.size) * 1.5,
    }
}

/// White, iris and glint.
fn eye(head: &Profile) -> (Shape, Shape, Shape) {
    let (ahead, down) = head.mood.gaze;
    let look = (ahead * 5.0 - (ahead.min(0.0) * 4.0), down * 5.0);
    let white = knots![37, 9; 45, 0; 55, -6; 63, -4; 66.5, 2; 66, 8; 62, 14; 52, 16; 43, 13];
    let iris = knots![57.5, -6; 63, -5; 66.6, 2; 66, 9; 62, 14; 57.5, 12; 55.6, 4];
    let glint = knots![61.4, -1.6; 63.8, -1; 63.8, 2.2; 61.4, 2];
    (
        head.eye(&white, (0.0, 0.0)),
        head.eye(&iris, look),
        head.eye(&glint, look),
    )
}

fn lids(head: &Profile) -> Marks {
    if head.mood.asleep() {
        return head
            .eye_line(
                &spots![35, 9; 44, 21; 56, 25; 67, 15],
                &[0.4, 2.6, 3.4, 1.0],
            )
            .and(head.eye_line(&spots![46, 24; 44, 32], &[1.6, 0.3]))
            .and(head.eye_line(&spots![55, 27; 56, 35], &[1.6, 0.3]));
    }
    let upper = spots![35, 10; 44, -1; 55, -8; 64, -6; 68.5, -2];
    let lower = spots![44, 15; 53, 18; 63, 15];
    let crease = spots![40, -6; 50, -14; 60, -14];
    head.eye_line(&upper, &[0.3, 2.6, 3.8, 3.5, 0.9])
        .and(head.eye_line(&lower, &[0.15, 1.2, 0.3]))
        .and(head.eye_line(&crease, &[0.15, 1.0, 0.15]))
}

/// The brow sits above the nose, wherever that begins.
fn brow(head: &Profile) -> Marks {
    let nose = head.line[NASION];
    let (inner, outer) = head.mood.brow;
    let raised = [outer, outer * 0.6 + inner * 0.3, inner * 0.8, inner];
    let drawn = spots![-32, -8; -18, -20; -4, -22; 8, -16];
    let brow: Vec<At> = drawn
        .iter()
        .zip(raised)
        .map(|(at, up)| (nose.0 + at.0, nose.1 + at.1 - up))
        .collect();
    head.stroke(&brow, &[0.9, 4.9, 5.5, 1.5], 1)
}

fn nose(head: &Profile) -> Marks {
    let [tip, base] = [TIP, SUBNASAL].map(|i| head.line[i]);
    let nostril = [
        (base.0 + 5.0, base.1 - 9.0),
        (base.0 + 8.0, base.1 - 13.0),
        (tip.0 - 6.0, base.1 - 14.0),
    ];
    let wing = [
        (base.0 - 3.0, base.1 - 22.0),
        (base.0 - 7.0, base.1 - 16.0),
        (base.0 - 5.0, base.1 - 8.0),
        (base.0 + 1.0, base.1 - 6.0),
    ];
    head.stroke(&nostril, &[0.3, 2.3, 0.3], 2)
        .and(head.stroke(&wing, &[0.15, 1.45, 1.7, 0.3], 2))
}

fn lip(head: &Profile) -> Shape {
    let (x, y) = head.line[SUBNASAL];
    head.blob(&knots![x - 8.0, y - 3.0; x + 4.0, y - 9.0; x + 16.0, y - 9.0; x + 8.0, y + 4.0; x - 2.0, y + 8.0])
}

/// The line between the lips, and the hollow below them. An open mouth is a notch of the contour.
fn mouth(head: &Profile) -> Marks {
    let [lip, below] = [MOUTH, BELOW_LIP].map(|i| head.line[i]);
    let up = head.mood.smile;
    let line = [
        (lip.0 - 20.0, lip.1 + 3.5 - up),
        (lip.0 - 11.0, lip.1 + 0.8 - up * 0.2),
        (lip.0 + 1.0, lip.1),
    ];
    let hollow = [
        (below.0 - 15.0, below.1 + 1.0),
        (below.0 - 8.0, below.1 + 3.5),
        (below.0 - 3.0, below.1 + 3.5),
    ];
    let hollow = hollow.map(|at| head.dropped(at, 1.0));
    let line = match head.mood.open > 0.0 {
        true => Marks::none(),
        false => head.stroke(&line, &[0.3, 1.4, 1.9, 1.6, 0.3], 3),
    };
    line.and(head.stroke(&hollow, &[0.15, 1.2, 0.3], 3))
}
