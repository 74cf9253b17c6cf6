//! Somebody in a file: drawn walking to the right, and mirrored for the other file. One ink each.

use super::{HELD, TIPS};
use crate::line::{between, handcut, taper};
use crate::shape::{At, Shape};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Mood, Plate, Profile};

/// Eyes wide open in a fog.
pub const PEERING: Mood = Mood {
    brow: (7.0, 3.0),
    lids: 1.2,
    gaze: (0.7, 0.0),
    smile: -2.0,
    open: 0.0,
};
/// Eyes shut, and content.
pub const GLAD: Mood = Mood {
    brow: (7.0, 2.0),
    lids: 0.0,
    gaze: (0.0, 0.0),
    smile: 11.0,
    open: 0.0,
};

/// A file: its plate, and whether it comes from the right.
pub struct File<'a> {
    pub plate: &'a mut Plate,
    pub mirrored: bool,
    pub block: Shape,
}

impl File<'_> {
    pub fn at(&self, at: At) -> At {
        match self.mirrored {
            true => (800.0 - at.0, at.1),
            false => at,
        }
    }

    pub fn points(&self, points: &[At]) -> Vec<At> {
        points.iter().map(|at| self.at(*at)).collect()
    }

    pub fn shape(&self, shape: &Shape) -> Shape {
        match self.mirrored {
            true => shape.mirrored(400.0),
            false => shape.clone(),
        }
    }

    /// A head that looks ahead.
    pub fn head(&self, kind: fn(At, f64) -> Profile, at: At, height: f64) -> Profile {
        let head = kind(self.at(at), height);
        if self.mirrored { head.flipped() } else { head }
    }

    /// Something dark, with a seam of paper around it, carved around by a few guides from its lit edge.
    pub fn cloth(&mut self, shape: &Shape, guides: &[[At; 3]], lit: &[At], reach: f64, seed: u64) {
        let shape = handcut(&self.shape(shape), 0.8, 36.0, seed as i64).within(&self.block);
        let flow = Flow::along(guides.iter().map(|guide| self.points(guide)));
        let light = Light::edge(&self.points(lit), 5.0, reach * 0.3, reach).strength(0.9);
        self.plate.cut(shape.grown(5.4));
        self.plate.ink(&shape);
        let chisel = Chisel::CLOTH.gap(12.0).fill(0.52).length(24.0, 70.0);
        self.plate
            .cut(chisel.carve(&shape.grown(-4.0), &flow, &light, seed));
    }

    /// Something pale with a line around it.
    pub fn pale(&mut self, shape: &Shape, line: f64) {
        let shape = handcut(&self.shape(shape), 0.4, 24.0, 5).within(&self.block);
        self.plate.cut(shape.grown(line * 2.0));
        self.plate.pale(&shape, line);
    }

    pub fn ink(&mut self, points: &[At], widths: &[f64]) {
        let line = self.points(points);
        self.plate.ink(Marks::stroke(&line, widths, 3));
    }

    /// A pale face with a line around it, shaded towards the back.
    pub fn face(&mut self, head: &Profile, seed: u64) {
        let line = 1.6 + head.height() / 90.0;
        let skull = handcut(&head.skull(), 0.4, 24.0, 2).within(&self.block);
        self.plate.cut(skull.grown(line * 2.0));
        let front = Light::on(&head.contour());
        let size = head.height() / 280.0;
        let shade = |at: At| ((front.far(at) / size - 70.0) / 52.0).clamp(0.0, 0.85);
        let chisel = Chisel::face(head.height())
            .gap(5.0 + head.height() / 90.0)
            .fill(0.56)
            .length(12.0, 40.0);
        head.print_pale(self.plate, &skull, line, chisel, &shade, seed);
        let (ear, lines) = head.ear();
        self.plate.pale(&ear, line * 0.8);
        self.plate.ink(lines);
    }

    /// Dark hair or a dark hat on a head, combed along guides in the units of the head.
    pub fn dark(&mut self, head: &Profile, shape: &Shape, guides: &[&[At]], tone: f64, seed: u64) {
        let shape = shape.within(&self.block);
        self.plate.ink(&shape);
        let flow = head.along(guides);
        let chisel = Chisel::HAIR
            .gap(6.5 + head.height() / 55.0)
            .fill(0.46)
            .length(14.0, 40.0 + head.height() / 4.0);
        self.plate
            .cut(chisel.carve(&shape.grown(-3.6), &flow, &tone, seed));
    }

    /// Something pale on a head.
    pub fn pale_on(&mut self, shape: &Shape, line: f64) {
        let shape = shape.within(&self.block);
        self.plate.cut(shape.grown(line * 1.8));
        self.plate.pale(&shape, line);
    }

    /// A stroke in the units of a head.
    pub fn mark(&mut self, head: &Profile, points: &[At], widths: &[f64]) {
        self.plate.ink(head.stroke(points, widths, 3));
    }

    /// A white cane through the hand to the place where the tips touch.
    pub fn cane(&mut self) {
        let held = HELD[usize::from(self.mirrored)];
        let line = [self.at(between(held, TIPS, -0.27)), self.at(TIPS)];
        self.plate.cut(taper(&line, &[32.0, 28.0]));
        self.plate.ink(taper(&line, &[23.0, 20.0]));
        self.plate.cut(taper(&line, &[14.0, 12.0]));
    }
}
