//! The two hands: the back of hers with its thumb over his, and his fingers around it.

use super::Plates;
use crate::line::{Stroke, blob, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Light};
use crate::{knots, spots};

pub(super) fn print(plates: &mut Plates) {
    let his = blob(
        &knots![440, 716; 420, 640; 424, 580; 446, 548; 486, 544; 514, 574; 520, 624; 508, 672; 486, 722;
        456, 740],
    );
    plates.petrol.cut(his.grown(4.5));
    plates.petrol.ink(&his);
    let hers = blob(
        &knots![308, 690; 312, 632; 328, 584; 358, 556; 404, 548; 440, 562; 452, 604; 448, 650; 434, 692;
        408, 722; 372, 736; 334, 736; 310, 716],
    );
    plates.petrol.cut(hers.grown(4.5));
    plates.brick.ink(&hers);
    back(plates, &hers);
    fingers(plates);
    thumbs(plates);
}

/// Light on the back of her hand, and its tendons.
fn back(plates: &mut Plates, hers: &Shape) {
    let light = Light::edge(
        &spots![310, 700; 312, 632; 328, 584; 356, 556],
        4.0,
        10.0,
        24.0,
    )
    .strength(0.85);
    let flow = Flow::along([
        spots![312, 700; 342, 700; 382, 720],
        spots![314, 630; 342, 622; 372, 610],
        spots![328, 580; 358, 576; 392, 560],
    ]);
    let chisel = Chisel::FACE.gap(9.0).fill(0.62);
    plates
        .brick
        .cut(chisel.carve(&hers.grown(-3.0), &flow, &light, 4));
    plates
        .brick
        .scratch(&spots![334, 716; 352, 690; 364, 668], &[0.4, 3.6, 0.4]);
}

/// His, from the little finger to the index, each before the one below.
fn fingers(plates: &mut Plates) {
    let fingers: [(&[At], [f64; 4]); 4] = [
        (
            &spots![492, 706; 458, 716; 424, 708; 396, 694],
            [30.0, 34.0, 31.0, 24.0],
        ),
        (
            &spots![508, 672; 464, 682; 416, 672; 378, 654],
            [36.0, 40.0, 36.0, 27.0],
        ),
        (
            &spots![516, 632; 466, 640; 414, 630; 368, 610],
            [38.0, 42.0, 38.0, 29.0],
        ),
        (
            &spots![510, 594; 464, 600; 418, 592; 382, 576],
            [36.0, 39.0, 36.0, 28.0],
        ),
    ];
    for (line, widths) in fingers {
        let finger = Stroke::new(line, &widths).shape();
        plates.clear(&finger.grown(4.5));
        plates.petrol.ink(&finger);
        let [_, knuckle, joint, tip] = [line[0], line[1], line[2], line[3]];
        nail(
            plates,
            (tip.0 + 11.0, tip.1 + 1.0),
            (tip.0 - 4.0, tip.1 - 6.0),
            14.0,
        );
        for (x, y) in [joint, knuckle] {
            for off in [-3.5, 4.0] {
                let crease = [
                    (x + off, y - 9.0),
                    (x + off + 2.5, y),
                    (x + off - 1.0, y + 9.0),
                ];
                plates.petrol.scratch(&crease, &[0.3, 2.2, 0.3]);
            }
        }
    }
}

/// The two thumbs are hooked: his comes up behind, hers lies over it.
fn thumbs(plates: &mut Plates) {
    let his = Stroke::new(
        &spots![500, 590; 462, 566; 420, 548; 376, 528],
        &[40.0, 38.0, 34.0, 27.0],
    )
    .shape();
    plates.clear(&his.grown(4.5));
    plates.petrol.ink(&his);
    nail(plates, (386.0, 526.0), (370.0, 519.0), 14.0);
    let hers = Stroke::new(
        &spots![326, 626; 352, 588; 396, 562; 446, 552; 482, 554],
        &[44.0, 46.0, 41.0, 37.0, 28.0],
    )
    .shape();
    let seam = hers.grown(4.5).minus(&blob(
        &knots![290, 560; 340, 560; 352, 610; 372, 640; 330, 680; 280, 660],
    ));
    plates.clear(&seam);
    plates.brick.ink(&hers);
    plates
        .brick
        .cut(taper(&spots![470, 548; 488, 549], &[13.0, 12.0]));
    for x in [420.0, 428.0] {
        plates.brick.scratch(
            &[(x, 544.0), (x + 3.0, 554.0), (x + 1.0, 565.0)],
            &[0.3, 2.4, 0.3],
        );
    }
    plates
        .brick
        .scratch(&spots![340, 600; 362, 574; 392, 556], &[0.4, 4.0, 0.4]);
}

fn nail(plates: &mut Plates, root: At, tip: At, width: f64) {
    plates
        .petrol
        .cut(taper(&[root, tip], &[width, width * 0.86]));
}
