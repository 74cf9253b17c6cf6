//! A wall, seen from its end, and two who live on both sides of it. Each presses a glass and an ear to the same
//! spot, and each hears only that somebody holds their breath. Before each is a table laid for two, and a mouse in
//! the wall holds its breath as well.

mod glass;
mod her;
mod him;
mod mouse;
mod room;

use crate::line::{handcut_finely, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::spots;
use crate::techniques::print::{
    Chisel, Flow, Head, Light, Marks, PAPER, Plate, Side, ThreeQuarter, Tone, block, printed,
    roller_edge,
};

/// Where the ear is, at the height of both glasses.
const EAR: At = (276.0, 476.0);
/// Where the wall begins.
const WALL: f64 = 366.0;
/// How far people are put from where they are drawn.
const PUT: At = (-58.0, -56.0);

/// One side of the wall. All is drawn as on the left one; the right one is its mirror image.
struct Home {
    plate: Plate,
    mirrored: bool,
    /// How far what is drawn is put aside and down.
    put: At,
    /// As much of the block as belongs to it.
    room: Shape,
}

impl Home {
    fn at(&self, (x, y): At) -> At {
        let (x, y) = (x + self.put.0, y + self.put.1);
        (if self.mirrored { 800.0 - x } else { x }, y)
    }

    fn shape(&self, shape: &Shape) -> Shape {
        let shape = shape.moved(self.put.0, self.put.1);
        if self.mirrored {
            shape.mirrored(400.0)
        } else {
            shape
        }
    }

    fn ink(&mut self, shape: &Shape) {
        let shape = self.shape(shape).within(&self.room);
        self.plate.ink(shape);
    }

    fn cut(&mut self, shape: &Shape) {
        let shape = self.shape(shape).within(&self.room);
        self.plate.cut(shape);
    }

    fn ink_marks(&mut self, marks: &Marks) {
        let mirrored = marks.bent(|at| self.at(at));
        self.plate.ink(mirrored);
    }

    fn cut_marks(&mut self, marks: &Marks) {
        let mirrored = marks.bent(|at| self.at(at));
        self.plate.cut(mirrored);
    }

    /// A line of ink, or of paper.
    fn line(&mut self, inked: bool, points: &[At], widths: &[f64]) {
        let line = Marks::stroke(points, widths, 3);
        if inked {
            self.ink_marks(&line)
        } else {
            self.cut_marks(&line)
        }
    }

    /// Something pale: paper, with a shade of ink.
    fn pale(&mut self, shape: &Shape, flow: &Flow, shade: &impl Tone, chisel: Chisel) {
        self.ink(&shape.grown(4.0));
        self.cut(shape);
        self.ink_marks(&chisel.carve(&shape.grown(-1.5), flow, shade, 5));
    }

    /// Something dark: a line of paper around it, and cuts where light falls on it.
    fn dark(&mut self, shape: &Shape, flow: &Flow, light: &impl Tone, chisel: Chisel) {
        self.cut(&shape.grown(5.0));
        self.ink(shape);
        self.cut_marks(&chisel.carve(&shape.grown(-3.0), flow, light, 6));
    }
}

pub fn scene() -> Scene {
    let block = block(40);
    let wall = handcut_finely(&rect(WALL, -20.0, 800.0 - WALL, 1220.0), 1.6, 130.0, 4, 0.3);
    let rooms = block.minus(&wall);
    let half = |from: f64, to: f64| rooms.within(&rect(from, -20.0, to, 1220.0));
    let mut left = Home {
        plate: Plate::light("#bf4e1e", 21).shifted((-1.4, 1.2), -0.05),
        mirrored: false,
        put: (0.0, 0.0),
        room: half(0.0, 400.0),
    };
    let mut right = Home {
        plate: Plate::dark("#0f5a5c", 9)
            .shifted((1.2, -0.8), 0.05)
            .salt(0.8),
        mirrored: true,
        put: (0.0, 0.0),
        room: half(400.0, 800.0),
    };
    for home in [&mut left, &mut right] {
        home.plate.ink(home.room.clone());
        room::paper(home);
        home.put = PUT;
    }
    him::print(&mut left);
    her::print(&mut right);
    for home in [&mut left, &mut right] {
        glass::print(home);
        home.put = (0.0, 0.0);
        room::table(home);
    }
    mouse::print(&mut left.plate, &mut right.plate);
    left.plate.cut(roller_edge(Side::Left, 20.0, 34, 3));
    right.plate.cut(roller_edge(Side::Right, 22.0, 40, 4));
    printed(PAPER, 40, &[left.plate, right.plate])
}

/// The shade on a pale face: along the side away from the lamp, and below.
fn shade(head: &ThreeQuarter, reach: f64) -> Light {
    let side = head.place(&spots![-60, 92; -30, 120; 0, 137; 30, 143; 58, 136; 76, 104; 84, 60]);
    Light::on(&side).full(2.0).reach(reach).strength(0.8)
}
