//! The two fists: the back of her hand, and his fingers around it.

use super::Plates;
use crate::line::{Stroke, blob, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

pub(super) fn print(plates: &mut Plates) {
    let his = blob(
        &knots![432, 700; 410, 640; 404, 560; 430, 530; 478, 536; 506, 570; 510, 620; 500, 664; 482, 716;
        452, 736],
    );
    plates.petrol.ink(&his);
    let hers = blob(
        &knots![316, 686; 320, 624; 336, 568; 368, 532; 418, 526; 446, 552; 452, 600; 448, 650; 432, 690;
        404, 718; 372, 730; 340, 730; 318, 712],
    );
    plates.petrol.cut(hers.grown(4.0));
    plates.brick.ink(&hers);
    let light = Light::edge(
        &spots![320, 690; 320, 624; 334, 568; 366, 532],
        4.0,
        12.0,
        30.0,
    );
    let flow = Flow::along([
        spots![320, 690; 350, 690; 390, 710],
        spots![322, 620; 350, 612; 380, 600],
        spots![336, 560; 366, 556; 400, 540],
    ]);
    plates.brick.cut(
        Chisel::FACE
            .gap(8.0)
            .carve(&hers.grown(-3.0), &flow, &light, 4),
    );
    fingers(plates, &hers);
}

/// From the little finger to the index, each before the one below.
fn fingers(plates: &mut Plates, hers: &Shape) {
    let fingers: [(&[At], [f64; 4]); 4] = [
        (
            &spots![486, 690; 452, 694; 420, 684; 400, 672],
            [30.0, 33.0, 30.0, 22.0],
        ),
        (
            &spots![500, 656; 458, 660; 416, 648; 386, 632],
            [34.0, 38.0, 34.0, 25.0],
        ),
        (
            &spots![506, 616; 460, 618; 414, 606; 378, 588],
            [36.0, 40.0, 36.0, 27.0],
        ),
        (
            &spots![500, 576; 458, 576; 416, 564; 384, 548],
            [36.0, 39.0, 35.0, 27.0],
        ),
    ];
    for (line, widths) in fingers {
        let finger = Stroke::new(line, &widths).shape();
        plates.petrol.cut(finger.grown(4.0));
        plates.brick.cut(finger.grown(4.0).within(&hers.grown(4.0)));
        plates.brick.ink(finger.within(hers));
        plates.petrol.ink(&finger);
        let [_, knuckle, joint, tip] = [line[0], line[1], line[2], line[3]];
        // A nail, and creases over the joints.
        let nail = taper(
            &[(tip.0 + 12.0, tip.1 + 1.0), (tip.0 - 2.0, tip.1 - 6.0)],
            &[15.0, 12.0],
        );
        plates.petrol.cut(&nail);
        for (x, y) in [joint, knuckle] {
            for off in [-3.5, 4.0] {
                let crease = [
                    (x + off, y - 10.0),
                    (x + off + 2.5, y),
                    (x + off - 1.0, y + 10.0),
                ];
                plates.petrol.scratch(&crease, &[0.3, 2.4, 0.3]);
            }
        }
    }
}
