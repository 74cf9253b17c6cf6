//! A keeper winds the beam of her lighthouse into a ball of wool; ships hang in the strand.

mod keeper;
mod ships;
mod strand;

use crate::line::{blob, circle, handcut, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::techniques::print::{
    Chisel, Flow, Light, Marks, PAPER, Plate, Side, Tone, block, printed, roller_edge,
};
use crate::{knots, spots};
use keeper::Keeper;
use strand::Strand;

/// Night, and the one light in it.
struct Plates {
    yellow: Plate,
    dark: Plate,
}

impl Plates {
    /// A thing of light: paper in the dark plate, printed in yellow.
    fn shine(&mut self, marks: impl Into<Marks>) {
        let marks = marks.into();
        self.dark.cut(&marks);
        self.yellow.ink(marks);
    }

    /// A pale knitted thing: paper, with stitches of ink along guides, and a skin of ink around it.
    fn knit(&mut self, shape: &Shape, guides: &[&[At]], seed: u64) {
        self.dark.ink(shape.grown(4.0));
        self.dark.cut(shape);
        self.yellow.cut(shape.grown(2.0));
        let stitches = Flow::along(guides).soft(12.0);
        let wool = shape.grown(-2.0);
        self.dark
            .ink(Chisel::KNIT.gap(10.0).carve(&wool, &stitches, &0.7, seed));
    }
}

/// Where the sea ends.
const HORIZON: f64 = 436.0;
/// The ball, and how large it is.
const BALL: At = (262.0, 1010.0);
const R: f64 = 138.0;

pub fn scene() -> Scene {
    let block = block(7);
    let mut plates = Plates {
        yellow: Plate::light("#f3b41f", 41).shifted((2.4, 2.0), 0.12),
        dark: Plate::dark("#121a29", 23)
            .shifted((-0.8, -0.4), -0.05)
            .salt(0.85)
            .dry(0.85),
    };
    let strand = Strand::new();
    let keeper = Keeper::on(&block);
    let ships = ships::hung(&strand);
    plates.dark.ink(&block);
    let ball = handcut(&circle(BALL, R), 1.6, 40.0, 3);
    let fleet = all(ships.iter().map(|ship| ship.hull.clone()));
    let kept = all([
        keeper.shape.grown(9.0),
        ball.grown(12.0),
        strand.shape().grown(8.0),
        fleet.grown(9.0),
    ]);
    air(&mut plates.dark, &block.minus(&kept), &strand);
    lighthouse(&mut plates, &block);
    strand.print(&mut plates, &ball);
    for ship in &ships {
        ship.print(&mut plates);
    }
    keeper.print(&mut plates, &block, &strand);
    let dark = &mut plates.dark;
    dark.cut(roller_edge(Side::Top, 26.0, 46, 2));
    dark.cut(roller_edge(Side::Right, 22.0, 44, 3));
    dark.cut(roller_edge(Side::Bottom, 14.0, 20, 4));
    printed(PAPER, 8, &[plates.yellow, plates.dark])
}

/// Sea and sky: only what the light touches is carved.
fn air(dark: &mut Plate, free: &Shape, strand: &Strand) {
    let sea = free.within(&rect(0.0, HORIZON, 800.0, 1200.0));
    let waves: [&[At]; 6] = [
        &spots![0, 450; 200, 444; 400, 450],
        &spots![400, 470; 600, 466; 800, 474],
        &spots![0, 620; 120, 640; 260, 700; 380, 720],
        &spots![0, 800; 120, 820; 260, 800],
        &spots![0, 1000; 70, 960; 120, 860],
        &spots![0, 1180; 120, 1180; 240, 1190],
    ];
    let glow = Light::on(&strand.line).strength(0.62).reach(66.0);
    let ball = Light::around(&circle(BALL, R)).strength(0.5).reach(60.0);
    let tone = |at: At| {
        let near_ball = if at.1 > 700.0 { ball.at(at) } else { 0.0 };
        glow.at(at) + near_ball
    };
    let waves = Flow::along(waves).soft(30.0);
    dark.cut(Chisel::SEA.gap(12.5).carve(&sea, &waves, &tone, 4));
    // Where no light falls, a few long lines tell sea from sky.
    let far = |at: At| match tone(at) < 0.06 {
        true => 0.9 * (-((at.1 - HORIZON) / 70.0)).exp(),
        false => 0.0,
    };
    let sparse = Chisel::SEA
        .gap(13.0)
        .fill(0.26)
        .length(50.0, 170.0)
        .pause(16.0, 70.0);
    dark.cut(sparse.carve(&sea, &waves, &far, 5));
    let sky = free.within(&rect(0.0, 0.0, 800.0, HORIZON - 10.0));
    let glow = Light::on(&strand.line)
        .strength(0.62)
        .full(20.0)
        .reach(46.0);
    dark.cut(
        Chisel::SKY
            .gap(12.0)
            .carve(&sky, &Flow::beside(&strand.line), &glow, 9),
    );
}

/// A bare rock: its edges catch some light, and the sea breaks on it.
fn rock(dark: &mut Plate, block: &Shape) {
    let rock = blob(
        &knots![540, 466; 562, 438; 596, 430; 620, 410; 690, 408; 716, 428; 760, 438; 800, 466;
        800, 480; 540, 480],
    );
    dark.ink(handcut(&rock, 2.0, 30.0, 2).within(&block.grown(-3.0)));
    let edges: [(&[At], f64); 9] = [
        (&spots![546, 460; 564, 439; 596, 431; 622, 412], 3.6),
        (&spots![580, 450; 602, 440; 616, 426], 3.0),
        (&spots![620, 452; 630, 434; 644, 422], 3.4),
        (&spots![650, 446; 656, 432], 2.6),
        (&spots![690, 410; 716, 430; 758, 440; 780, 452], 3.6),
        (&spots![676, 424; 692, 440; 700, 454], 3.2),
        (&spots![722, 442; 742, 454], 2.6),
        (&spots![560, 462; 584, 460], 2.4),
        (&spots![662, 458; 684, 462], 2.2),
    ];
    for (edge, width) in edges {
        dark.cut(Marks::stroke(edge, &[0.4, width, width * 0.8, 0.4], 3));
    }
    for i in 0..9 {
        let (x, y) = (
            534.0 + 28.0 * f64::from(i),
            474.0 + 4.0 * f64::from(i * 5 % 3),
        );
        let foam = [(x, y), (x + 12.0, y - 3.0), (x + 26.0, y)];
        dark.cut(Marks::stroke(&foam, &[0.4, 3.4, 0.4], i as u64));
    }
}

fn lighthouse(plates: &mut Plates, block: &Shape) {
    let dark = &mut plates.dark;
    rock(dark, block);
    let tower = poly(&spots![630, 412; 640, 232; 672, 232; 684, 412]);
    let gallery = poly(&spots![630, 231; 630, 225; 682, 225; 682, 231]);
    let lamp = poly(&spots![638, 224; 640, 190; 672, 190; 674, 224]);
    let roof = poly(&spots![632, 190; 656, 164; 680, 190]);
    dark.cut([&tower, &gallery, &lamp, &roof]);
    dark.ink([
        poly(&spots![637, 292; 636, 320; 677.5, 320; 676, 292]),
        poly(&spots![633.6, 352; 632, 384; 682, 384; 680, 352]),
        rect(652.0, 252.0, 660.0, 270.0),
    ]);
    let shade = poly(&spots![662, 232; 672, 232; 684, 412; 668, 412]);
    let down = Flow::along([spots![664, 236; 676, 410]]);
    let narrow = Chisel::STONE.gap(5.0).length(10.0, 30.0).fill(0.8);
    dark.ink(narrow.carve(&shade, &down, &0.6, 3));
    for x in [650.0, 662.0] {
        dark.ink(Marks::stroke(&[(x, 190.0), (x, 224.0)], &[2.0, 2.0], 1));
    }
    plates.yellow.ink(lamp);
}
