//! In a fog two files meet, each led by somebody with a white cane. The tips have touched; only the leaders smile.

mod files;
mod hands;
mod strangers;
mod walker;

use crate::line::{between, taper, towards};
use crate::scene::Scene;
use crate::shape::At;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

/// Where the tips touch.
const TIPS: At = (400.0, 1128.0);
/// Where the canes are held, each in the card of its file.
const HELD: [At; 2] = [(306.0, 884.0), (304.0, 790.0)];

pub fn scene() -> Scene {
    let block = block(17);
    let mut black = Plate::dark("#16181c", 41).shifted((0.9, -0.5), 0.04);
    let mut amber = Plate::light("#ad5c0e", 15).shifted((-1.6, 1.2), -0.06);
    let mut red = Plate::light("#e0261c", 9).shifted((0.6, 0.4), 0.0);
    strangers::far(&mut amber, &block);
    files::near(&mut black, &block);
    spark(&mut red);
    black.cut(roller_edge(Side::Left, 16.0, 34, 3));
    amber.cut(roller_edge(Side::Right, 16.0, 34, 4));
    printed(PAPER, 21, &[amber, red, black])
}

/// The lower ends of the canes are red, and a little is struck from them.
fn spark(red: &mut Plate) {
    for (i, (x, y)) in HELD.into_iter().enumerate() {
        let from = if i == 0 { (x, y) } else { (800.0 - x, y) };
        red.ink(taper(
            &[between(from, TIPS, 0.62), between(from, TIPS, 0.985)],
            &[14.0, 13.0],
        ));
    }
    for turn in [-128.0, -90.0, -52.0, 30.0, 90.0, 150.0] {
        let (near, far) = if turn < 0.0 {
            (54.0, 84.0)
        } else {
            (24.0, 46.0)
        };
        red.ink(taper(
            &[towards(TIPS, turn, near), towards(TIPS, turn, far)],
            &[7.0, 4.0],
        ));
    }
}
