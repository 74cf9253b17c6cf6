//! A planet of paper, small enough to walk around before breakfast: how far its ground is from its middle in every direction.

use std::f64::consts::TAU;

use crate::line::{Stroke, handcut, towards};
use crate::random::Chance;
use crate::shape::{At, Shape, Spot, all};

/// A lump of paper.
pub struct Lump<'a> {
    /// Its middle.
    pub at: At,
    /// How far its edge is from there: to the right first, then on clockwise, in even steps.
    pub radii: &'a [f64],
}

impl Lump<'_> {
    /// How far the edge is in a direction, in degrees.
    pub fn radius(&self, degrees: f64) -> f64 {
        let n = self.radii.len();
        let along = (degrees / 360.0).rem_euclid(1.0) * n as f64;
        let (i, t) = (along as usize, along.fract());
        let r = |by: usize| self.radii[(i + n - 1 + by) % n];
        let (a, b, c, d) = (r(0), r(1), r(2), r(3));
        // Catmull-Rom around the clock.
        b + 0.5 * t * (c - a + t * (2.0 * a - 5.0 * b + 4.0 * c - d + t * (3.0 * (b - c) + d - a)))
    }

    /// The place so high above the ground.
    pub fn point(&self, degrees: f64, high: f64) -> At {
        towards(self.at, degrees, self.radius(degrees) + high)
    }

    /// Where something stands.
    pub fn spot(&self, degrees: f64, high: f64, size: f64) -> Spot {
        let (x, y) = self.point(degrees, high);
        Spot::new(x, y, size).turned(degrees + 90.0)
    }

    /// The line of the ground, so high.
    pub fn line(&self, from: f64, to: f64, high: f64) -> Vec<At> {
        let n = (((to - from).abs() / 3.0) as usize).max(2);
        (0..=n)
            .map(|i| self.point(from + (to - from) * i as f64 / n as f64, high))
            .collect()
    }

    /// All of it, cut by hand.
    pub fn shape(&self, seed: i64) -> Shape {
        let ring: Vec<At> = (0..180)
            .map(|i| self.point(360.0 * f64::from(i) / 180.0, 0.0))
            .collect();
        handcut(&Shape::within_ring(&ring), 1.1, 30.0, seed)
    }

    /// Blades of grass on part of its edge, in bunches.
    pub fn grass(&self, from: f64, to: f64, height: f64, dense: f64, seed: u64) -> Shape {
        let mut chance = Chance::of("planet grass", seed);
        let long = (to - from).to_radians() * self.radii[0];
        let bunches = (long * dense / 4.0) as usize;
        let mut blades = Vec::new();
        for _ in 0..bunches {
            let (middle, tall) = (chance.between(from, to), chance.between(0.5, 1.0));
            for _ in 0..4 {
                let at = middle + chance.near(0.0, 0.9);
                let high = height * tall * chance.between(0.5, 1.0);
                let over = chance.near(0.0, 0.3) * high / self.radius(at) * 360.0 / TAU;
                let points = [
                    self.point(at, -3.0),
                    self.point(at + over * 0.3, high * 0.55),
                    self.point(at + over, high),
                ];
                let widths = [height * 0.12 + 1.0, height * 0.08 + 0.5, 0.3];
                blades.push(Stroke::new(&points, &widths).blunt().shape());
            }
        }
        all(blades)
    }
}
