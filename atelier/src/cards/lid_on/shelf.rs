//! The shelf above her: seven pots with their lids on, and one without.

use super::Plates;
use crate::line::{Stroke, blob, ellipse, handcut_finely, poly, rect, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

const BOARD: f64 = 158.0;

/// A pot: where it stands, how wide and high it is, how far it jumps, how it tilts, and how far its lid has risen.
struct Pot {
    x: f64,
    size: At,
    jump: f64,
    tilt: f64,
    lid: f64,
}

const fn pot(x: f64, size: At, jump: f64, tilt: f64, lid: f64) -> Pot {
    Pot {
        x,
        size,
        jump,
        tilt,
        lid,
    }
}

const POTS: [Pot; 7] = [
    pot(66.0, (78.0, 62.0), 14.0, -10.0, 7.0),
    pot(164.0, (90.0, 48.0), 5.0, 4.0, 6.0),
    pot(258.0, (62.0, 74.0), 20.0, 11.0, 8.0),
    pot(352.0, (88.0, 56.0), 6.0, -5.0, 6.0),
    pot(444.0, (60.0, 46.0), 20.0, 11.0, 5.0),
    pot(532.0, (82.0, 70.0), 3.0, -3.0, 8.0),
    pot(728.0, (84.0, 60.0), 18.0, 9.0, 8.0),
];

pub(super) fn print(plates: &mut Plates, block: &Shape) {
    let board =
        handcut_finely(&rect(0.0, BOARD, 800.0, BOARD + 15.0), 1.4, 70.0, 3, 0.3).within(block);
    plates.black.ink(&board);
    plates.black.scratch(
        &spots![20, BOARD + 7.0; 300, BOARD + 8.0; 560, BOARD + 6.0; 780, BOARD + 8.0],
        &[1.0, 2.4, 0.5, 2.4, 1.0],
    );
    for pot in &POTS {
        pot.print(plates, block);
    }
    empty(plates);
}

impl Pot {
    fn print(&self, plates: &mut Plates, block: &Shape) {
        let (w, h) = (self.size.0 / 2.0, self.size.1);
        let spot = Spot::new(self.x, BOARD - self.jump, 1.0).turned(self.tilt);
        let body = spot.put(&blob(
            &knots![-w, -h, corner; -w + 1.0, -h * 0.4; -w + 6.0, -4; -w + 16.0, 0; w - 16.0, 0;
            w - 6.0, -4; w - 1.0, -h * 0.4; w, -h, corner],
        ));
        let ears = [-1.0, 1.0].map(|side| {
            let ear = spot.points(
                spots![side * (w - 2.0), -h + 12.0; side * (w + 11.0), -h + 14.0;
                side * (w + 9.0), -h + 26.0; side * (w - 2.0), -h + 28.0],
            );
            Stroke::new(&ear, &[6.0, 6.0, 6.0, 6.0]).shape()
        });
        let up = -h - self.lid;
        let lid = blob(
            &knots![-w - 4.0, up, corner; -w + 8.0, up - 9.0; -10, up - 15.0; 10, up - 15.0;
            w - 8.0, up - 9.0; w + 4.0, up, corner],
        );
        let knob = ellipse((0.0, up - 19.0), 7.0, 5.5);
        let lid = spot.turned(self.tilt * -0.4).put(&lid.and(&knob));
        plates.black.ink(body.and(&all(ears)).within(block));
        plates.black.ink(lid.within(block));
        // What is in it shows in the gap.
        let gap = spot.put(&rect(-w + 4.0, -h - self.lid - 1.0, w - 4.0, -h + 3.0));
        plates.pink.ink(gap.within(block));
        let light = spot.points(spots![-w + 12.0, -h + 10.0; -w + 12.0, -h * 0.5; -w + 18.0, -9]);
        plates.black.scratch(&light, &[2.0, 6.0, 1.0]);
        let light = spot.points(spots![-w + 24.0, -h + 11.0; -w + 24.0, -h * 0.5]);
        plates.black.scratch(&light, &[1.0, 3.0, 0.5]);
        if self.jump > 2.0 {
            for side in [-1.0, 1.0] {
                let tick = spots![self.x + side * (w - 8.0), BOARD - 2.0;
                self.x + side * (w + 6.0), BOARD - 7.0];
                plates.black.draw(&tick, &[1.0, 3.0, 0.6]);
            }
        }
    }
}

/// It lies on its side, its mouth to us and its lid beside it.
fn empty(plates: &mut Plates) {
    let spot = Spot::new(632.0, BOARD - 29.0, 1.0).turned(-6.0);
    let body = spot.put(&blob(
        &knots![-44, -20; -10, -29; 22, -30; 22, 29; -10, 28; -44, 20; -50, 0],
    ));
    let mouth = ellipse((22.0, 0.0), 15.0, 29.5);
    plates.black.ink(body.and(&spot.put(&mouth)));
    plates.black.cut(spot.put(&mouth.grown(-3.0)));
    plates.black.ink(spot.put(&ellipse((17.0, 2.0), 7.0, 20.0)));
    plates.black.scratch(
        &spot.points(spots![-36, -14; -10, -20; 4, -20]),
        &[1.0, 5.0, 1.0],
    );
    let lid = Spot::new(676.0, BOARD - 4.0, 1.0);
    let lid = lid.put(&poly(&spots![-24, 2; -20, -6; 18, -6; 24, 2]).and(&ellipse(
        (0.0, -9.0),
        6.0,
        5.0,
    )));
    plates
        .black
        .ink(taper(&[(664.0, 154.0), (690.0, 154.0)], &[5.0, 5.0]).and(&lid));
}
