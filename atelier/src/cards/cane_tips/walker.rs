//! Somebody in a file: drawn walking to the right, and mirrored for the other file. One ink each.

use crate::line::{between, blob, handcut, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::print::{Chisel, Flow, Head, Light, Marks, Plate, Profile};
use crate::{knots, spots};

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

    /// Something dark, with a seam of paper around it, carved around by a few guides from the side of the meeting.
    pub fn cloth(&mut self, shape: &Shape, guides: &[[At; 3]], reach: f64, seed: u64) {
        let shape = handcut(&self.shape(shape), 0.8, 36.0, seed as i64).within(&self.block);
        let flow = Flow::along(guides.iter().map(|guide| self.points(guide)));
        let bounds = shape.bounds();
        let (from, to) = match self.mirrored {
            true => (bounds.x0, bounds.x1),
            false => (bounds.x1, bounds.x0),
        };
        let light = Light::across((from, 800.0), (to, 800.0)).reach(reach);
        self.plate.cut(shape.grown(4.6));
        self.plate.ink(&shape);
        let chisel = Chisel::CLOTH.gap(10.0).fill(0.52);
        self.plate
            .cut(chisel.carve(&shape.grown(-4.0), &flow, &light, seed));
    }

    /// Something pale with a line around it.
    pub fn pale(&mut self, shape: &Shape) {
        let shape = handcut(&self.shape(shape), 0.5, 24.0, 5);
        self.plate.cut(shape.grown(7.0));
        self.plate.pale(&shape, 3.6);
    }

    pub fn ink(&mut self, points: &[At], widths: &[f64]) {
        let line = self.points(points);
        self.plate.ink(Marks::stroke(&line, widths, 3));
    }

    pub fn cut(&mut self, points: &[At], widths: &[f64]) {
        let line = self.points(points);
        self.plate.cut(Marks::stroke(&line, widths, 3));
    }

    /// A pale face with a line around it, shaded towards the back.
    pub fn face(&mut self, head: &Profile, seed: u64) {
        let skull = handcut(&head.skull(), 0.4, 24.0, 2);
        self.plate.cut(skull.grown(7.0));
        let front = Light::on(&head.contour());
        let size = head.height() / 280.0;
        let shade = |at: At| ((front.far(at) / size - 58.0) / 50.0).clamp(0.0, 0.9);
        let chisel = Chisel::face(head.height())
            .gap(6.6)
            .fill(0.6)
            .length(9.0, 30.0);
        head.print_pale(self.plate, &skull, 3.6, chisel, &shade, seed);
        let (ear, lines) = head.ear();
        self.plate.pale(&ear, 2.6);
        self.plate.ink(lines);
    }

    /// Dark hair or a dark hat on a head, combed along guides in the units of the head.
    pub fn dark(&mut self, head: &Profile, shape: &Shape, guides: &[&[At]], tone: f64, seed: u64) {
        self.plate.ink(shape);
        let flow = head.along(guides);
        let chisel = Chisel::HAIR.gap(8.5).fill(0.5).length(14.0, 60.0);
        self.plate
            .cut(chisel.carve(&shape.grown(-3.6), &flow, &tone, seed));
    }

    /// Something pale on a head.
    pub fn pale_on(&mut self, shape: &Shape) {
        self.plate.cut(shape.grown(6.0));
        self.plate.pale(shape, 3.4);
    }

    /// A hand as one mass with a thumb, its fingers towards an angle.
    pub fn hand(&mut self, at: At, turn: f64, size: f64) {
        let spot = Spot::new(at.0, at.1, size).turned(turn);
        let palm = blob(&knots![-8, -15; 16, -18; 38, -15; 54, -6; 54, 4; 38, 12; 16, 16; -8, 14]);
        let thumb = taper(&spots![6, 8; 20, 24; 32, 28], &[15.0, 12.0, 9.0]);
        self.pale(&spot.put(&palm.and(&thumb).fillet(3.0)));
        for finger in [spots![28, -8; 40, -6; 51, -2], spots![28, 0; 40, 1; 50, 2]] {
            let line = spot.points(finger);
            self.ink(&line, &[0.4, 2.2, 1.4]);
        }
    }

    /// A shoe, its toes ahead, the heel lifted by so many degrees.
    pub fn shoe(&mut self, at: At, size: f64, lifted: f64, leg: At) {
        let sole = blob(
            &knots![-18, -30; 12, -30; 26, -20; 54, -14; 62, -2; 60, 2, corner; 8, 2, corner; 4, -2; -8, -2; -10, 3, corner; -24, 3, corner; -24, -12],
        );
        let sole = sole
            .scaled(size)
            .turned(lifted, (54.0 * size, 0.0))
            .moved(at.0, at.1);
        let ankle = sole.bounds();
        let shin = taper(
            &[leg, (ankle.x0 + 18.0 * size, ankle.y0 + 10.0 * size)],
            &[40.0 * size, 30.0 * size],
        );
        let both = self.shape(&sole.and(&shin));
        self.plate.cut(both.grown(4.0));
        self.plate.ink(both);
    }

    /// A white cane from a hand to the place where the tips touch.
    pub fn cane(&mut self, from: At, to: At) {
        let line = [self.at(from), self.at(to)];
        self.plate.cut(taper(&line, &[17.0, 15.0]));
        self.plate.ink(taper(&line, &[10.5, 9.0]));
        let end = between(line[0], line[1], 0.8);
        self.plate.cut(taper(&[line[0], end], &[5.0, 4.2]));
    }
}
