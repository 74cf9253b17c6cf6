//! In a fog two files meet, each led by somebody with a white cane. The tips have touched; only the leaders smile.

mod files;
mod strangers;
mod walker;

use crate::scene::Scene;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

pub fn scene() -> Scene {
    let block = block(17);
    let mut black = Plate::dark("#16181c", 41).shifted((0.9, -0.5), 0.04);
    let mut sand = Plate::light("#c8994f", 15).shifted((-2.2, 1.6), -0.1);
    files::near(&mut black, &block);
    strangers::far(&mut sand, &block);
    black.cut(roller_edge(Side::Left, 20.0, 40, 3));
    sand.cut(roller_edge(Side::Right, 20.0, 40, 4));
    printed(PAPER, 21, &[sand, black])
}
