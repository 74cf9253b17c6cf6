//! In the wall, with an ear for each of them, sits a mouse.

use crate::knots;
use crate::line::{blob, ellipse, handcut_finely, taper};
use crate::shape::all;
use crate::spots;
use crate::techniques::print::Plate;

/// It has a little of both inks.
pub(super) fn print(left: &mut Plate, right: &mut Plate) {
    let head = blob(
        &knots![400, 436; 412, 440; 418, 450; 414, 461; 400, 470; 386, 461; 382, 450; 388, 440],
    );
    let body = blob(
        &knots![392, 462; 408, 462; 420, 480; 423, 498; 414, 512; 400, 515; 386, 512; 377, 498; 380, 480],
    );
    let ears = [382.0, 418.0].map(|x| ellipse((x, 435.0), 13.0, 13.5));
    let tail = taper(
        &spots![412, 508; 426, 516; 424, 534; 408, 542; 402, 556],
        &[5.0, 5.0, 4.0, 3.0, 1.0],
    );
    let feet = [390.0, 410.0].map(|x| ellipse((x, 515.0), 9.0, 4.0));
    let [one, other] = &ears;
    let whole = handcut_finely(
        &all([head, body, tail].into_iter().chain(feet)),
        0.8,
        12.0,
        3,
        0.2,
    );
    for (plate, ear, inner) in [(left, one, 380.0), (right, other, 420.0)] {
        plate.ink(ear);
        plate.cut(ellipse((inner, 435.0), 7.5, 8.5));
        plate.ink(&whole);
        for x in [392.0, 408.0] {
            plate.cut(ellipse((x, 449.0), 4.6, 5.0));
            plate.ink(ellipse((x, 449.5), 2.2, 2.6));
        }
        // Both paws are before its mouth.
        for side in [-1.0, 1.0] {
            let paw = [
                (400.0 + side * 13.0, 484.0),
                (400.0 + side * 11.0, 472.0),
                (400.0 + side * 3.5, 464.0),
            ];
            plate.scratch(&paw, &[2.0, 5.0, 5.6]);
        }
        for side in [-1.0, 1.0] {
            plate.scratch(
                &[
                    (400.0 + side * 14.0, 486.0),
                    (400.0 + side * 15.0, 496.0),
                    (400.0 + side * 11.0, 506.0),
                ],
                &[0.5, 2.6, 0.5],
            );
        }
    }
}
