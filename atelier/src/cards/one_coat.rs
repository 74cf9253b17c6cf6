//! Two people have been buttoned into one coat, and each sets off for home.

mod coat;
mod heads;
mod legs;

use crate::scene::Scene;
use crate::techniques::print::{PAPER, Plate, Side, block, printed, roller_edge};

pub fn scene() -> Scene {
    let block = block(31);
    let mut black = Plate::dark("#15151a", 13).shifted((0.0, 0.0), 0.03);
    legs::print(&mut black);
    coat::lining(&mut black);
    heads::man(&mut black);
    heads::woman(&mut black);
    coat::print(&mut black, &block);
    heads::hat(&mut black);
    coat::sleeves(&mut black, &block);
    coat::collar(&mut black);
    coat::her_hand(&mut black);
    black.cut(roller_edge(Side::Left, 16.0, 20, 3));
    printed(PAPER, 31, &[black])
}
