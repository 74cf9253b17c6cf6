//! The ships that hang in the strand, each drawn on its own.

use super::Plates;
use super::strand::Strand;
use crate::line::{blob, circle, ellipse, poly, rect, taper};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

/// A ship, where it hangs.
pub struct Ship {
    /// What is paper of it.
    pub hull: Shape,
    /// What is ink on it.
    lines: Shape,
    /// The threads it hangs by.
    threads: Vec<Shape>,
}

impl Ship {
    /// Hangs a ship by one of its places: on a thread so long, below a place of the strand.
    fn hung(
        strand: &Strand,
        x: f64,
        thread: f64,
        spot: Spot,
        by: At,
        paper: Shape,
        ink: Shape,
    ) -> Ship {
        let from = strand.below(x);
        let hook = (from.0, from.1 + thread);
        let now = spot.point(by);
        let spot = Spot {
            at: (hook.0 - now.0, hook.1 - now.1),
            ..spot
        };
        Ship {
            hull: spot.put(&paper),
            lines: spot.put(&ink),
            threads: vec![taper(&[from, hook], &[2.6, 2.6])],
        }
    }

    pub fn print(&self, plates: &mut Plates) {
        for thread in &self.threads {
            plates.dark.cut(thread);
            plates.yellow.ink(thread.grown(0.5));
        }
        plates.dark.cut(&self.hull);
        plates.yellow.cut(&self.hull);
        plates.dark.ink(&self.lines);
    }
}

/// All of them.
pub fn hung(strand: &Strand) -> [Ship; 4] {
    [
        steamer(strand),
        ketch(strand),
        trawler(strand),
        swing(strand),
    ]
}

/// By the bow, so that the stern hangs down.
fn steamer(strand: &Strand) -> Ship {
    let paper = all([
        blob(&knots![-46, 26, corner; 46, 24, corner; 36, 46; -34, 48]),
        poly(&spots![-22, 25; -22, 12; 20, 11; 20, 24]),
        poly(&spots![-4, 11; -5, -8; 8, -8; 8, 10]),
    ]);
    let portholes = [-14.0, -3.0, 8.0].map(|x| circle((x, 18.0), 2.8));
    let ink = all(portholes)
        .and(&rect(-6.0, -3.0, 9.0, 2.0))
        .and(&taper(&spots![-42, 35; 40, 33], &[1.0, 3.0, 1.0]));
    let spot = Spot::new(0.0, 0.0, 1.0).turned(-34.0);
    Ship::hung(strand, 112.0, 24.0, spot, (43.0, 27.0), paper, ink)
}

/// By the mast, as it should be.
fn ketch(strand: &Strand) -> Ship {
    let paper = all([
        blob(&knots![-36, 33, corner; 38, 29, corner; 27, 50; -23, 52]),
        poly(&spots![2, 2; 2, 23; 25, 22]),
        poly(&spots![-3, -4; -3, 24; -28, 26]),
        taper(&spots![-0.5, -9; -0.5, 32], &[2.4, 2.4]),
    ]);
    let ink = taper(&spots![-30, 41; 30, 39], &[1.0, 2.4, 1.0]);
    let spot = Spot::new(0.0, 0.0, 1.1).turned(-7.0);
    Ship::hung(strand, 176.0, 14.0, spot, (-0.5, -8.0), paper, ink)
}

/// By the stern, like a fish by its tail.
fn trawler(strand: &Strand) -> Ship {
    let paper = all([
        blob(&knots![-40, 20, corner; -20, 30; 34, 28, corner; 32, 46; -20, 50; -34, 38]),
        poly(&spots![8, 28; 8, 8; 28, 8; 28, 28]),
        taper(&spots![-8, 30; -8, -2], &[2.6, 2.0]),
    ]);
    let ink = all([
        rect(12.0, 12.0, 17.0, 19.0),
        rect(20.0, 12.0, 25.0, 19.0),
        taper(&spots![-30, 36; 28, 37], &[1.0, 2.4, 1.0]),
    ]);
    let spot = Spot::new(0.0, 0.0, 0.98).turned(-76.0);
    Ship::hung(strand, 308.0, 16.0, spot, (32.0, 32.0), paper, ink)
}

/// A rowing boat, slung like a swing; somebody in it waves.
fn swing(strand: &Strand) -> Ship {
    let paper = all([
        blob(&knots![-42, 22, corner; -20, 31; 20, 31; 42, 20, corner; 30, 44; -28, 46]),
        ellipse((-7.0, 4.0), 5.6, 6.2),
        blob(&knots![-2, 31; 0, 20; -4, 11; -9, 10; -13, 16; -16, 31]),
        taper(&spots![-7, 15; -18, 12; -26, 2], &[4.6, 4.0, 3.4]),
    ]);
    let ink = taper(&spots![-36, 31; 0, 37; 36, 30], &[1.0, 2.6, 1.0])
        .and(&taper(&spots![-11.6, 1; -7, -1.4; -2, 1], &[2.0, 3.0, 2.0]));
    let spot = Spot::new(238.0, 742.0, 1.3).turned(6.0).flipped(true);
    let from = strand.below(244.0);
    let ends = [(-40.0, 24.0), (40.0, 24.0)].map(|end| spot.point(end));
    Ship {
        hull: spot.put(&paper),
        lines: spot.put(&ink),
        threads: ends.map(|end| taper(&[from, end], &[2.4, 2.4])).to_vec(),
    }
}
