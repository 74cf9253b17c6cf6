//! Snow, straight from above. The tracks of hare, fox, boots, skis, a bicycle, a pram and a hen run to one trampled
//! place, where a spoon lies. Only one track leaves it: that of very large, unhurried feet with claws.

mod firs;
mod leaving;
mod prints;
mod trampled;

use crate::line::{Path, curve};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::spots;
use crate::techniques::print::{
    Chisel, Contour, Flow, Light, PAPER, Plate, Side, block, printed, roller_edge,
};

/// The trampled place.
const MEETING: At = (330.0, 436.0);

pub fn scene() -> Scene {
    let block = block(43);
    let mut indigo = Plate::dark("#222a74", 43).shifted((0.8, -0.5), 0.04);
    drifts(&mut indigo, &block);
    arriving(&mut indigo, &block);
    trampled::print(&mut indigo);
    leaving::print(&mut indigo, &block);
    firs::print(&mut indigo, &block);
    indigo.cut(roller_edge(Side::Left, 16.0, 22, 3));
    indigo.cut(roller_edge(Side::Top, 18.0, 26, 4));
    printed(PAPER, 43, &[indigo])
}

/// What the wind did: a few long lines where the snow sinks.
fn drifts(indigo: &mut Plate, block: &Shape) {
    let wind = Flow::along([
        spots![0, 760; 160, 800; 300, 900; 420, 1080],
        spots![0, 1000; 140, 1010; 260, 1100; 330, 1200],
        spots![520, 620; 640, 700; 740, 800; 800, 900],
        spots![540, 40; 640, 160; 720, 330; 800, 420],
    ])
    .soft(30.0);
    let hollows = Light::along(Contour::lines(vec![
        curve(&spots![20, 1010; 140, 1012; 250, 1090; 320, 1190]),
        curve(&spots![560, 600; 660, 668; 760, 790; 790, 860]),
        curve(&spots![150, 800; 260, 860; 330, 930]),
    ]))
    .full(4.0)
    .reach(24.0)
    .strength(0.8);
    let chisel = Chisel::SEA
        .gap(13.0)
        .fill(0.3)
        .length(40.0, 150.0)
        .pause(14.0, 50.0);
    indigo.ink(chisel.carve(&block.grown(-14.0), &wind, &hollows, 5));
}

/// Everybody's way to the meeting.
fn arriving(indigo: &mut Plate, block: &Shape) {
    let way = |points: &[At]| Path::new(curve(points));
    let mut tread = |track: Shape| indigo.ink(track.within(block));
    tread(prints::hare(&way(
        &spots![-60, 60; 40, 140; 120, 220; 196, 300],
    )));
    tread(prints::fox(&way(
        &spots![-50, 660; 0, 590; 50, 530; 96, 496],
    )));
    tread(prints::hen(&way(
        &spots![-30, 890; 40, 830; 70, 750; 130, 690; 170, 630; 222, 556],
    )));
    tread(prints::boots(&way(
        &spots![240, 1260; 256, 1110; 296, 960; 304, 800; 296, 640],
    )));
    tread(prints::pram(&way(
        &spots![240, -40; 262, 60; 264, 150; 300, 260],
    )));
    tread(prints::skis(&way(
        &spots![520, -20; 502, 90; 470, 190; 432, 276],
    )));
    tread(prints::bicycle(&way(
        &spots![830, 520; 720, 460; 640, 470; 560, 436; 510, 440],
    )));
}

/// A shape, put at each of several places along a way.
fn along(path: &Path, every: f64, mut print: impl FnMut(usize, Spot) -> Shape) -> Shape {
    let count = (path.length() / every) as usize;
    let prints = path.walk(count).enumerate();
    all(prints.map(|(i, (at, degrees))| {
        // Prints are drawn with their toes up.
        print(i, Spot::new(at.0, at.1, 1.0).turned(degrees + 90.0))
    }))
}
