//! The four hands: an old one, one in a glove, one with rings, a child's. Each is smaller and further away than the one above.

mod child;
mod gloved;
mod highest;
mod old;
mod ringed;

use super::palm::Palm;
use super::{Control, INK};
use crate::line::{Knot, blob};
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

pub(super) use child::child;
pub(super) use gloved::gloved;
pub(super) use highest::highest;
pub(super) use old::old;
pub(super) use ringed::ringed;

// Where each hand is: threads run from one to the next.

fn old_at() -> Spot {
    Spot::new(318.0, 332.0, 1.08)
}

fn glove_at() -> Spot {
    Spot::new(566.0, 640.0, 0.93)
}

fn ringed_at() -> Spot {
    Spot::new(372.0, 864.0, 0.88)
}

fn child_at() -> Spot {
    Spot::new(604.0, 1000.0, 0.68)
}

/// The wood that each hand holds.
fn control(hand: usize) -> Control {
    let (at, half, turn, thick, colour) = match hand {
        0 => ((368.0, 340.0), 256.0, 3.0, 28.0, "#c2b496"),
        1 => ((496.0, 648.0), 240.0, -4.0, 24.0, "#d6c9ad"),
        2 => ((446.0, 869.0), 186.0, -3.0, 18.0, "#38332f"),
        _ => ((552.0, 1004.0), 108.0, -3.0, 13.0, "#2d2a2e"),
    };
    Control {
        at,
        half,
        turn,
        thick,
        colour: colour.into(),
        seed: 3 + hand as i64 * 5,
    }
}

/// Where threads to the puppet begin.
pub(super) fn lowest() -> [At; 5] {
    [-0.92, -0.5, 0.04, 0.5, 0.92].map(|along| control(3).at(along))
}

/// A hand, all its knots, from back to front.
fn back(palm: &Palm, knots: &[Knot]) -> (Ink, Shape) {
    let shape = palm.cut(&blob(knots), 1);
    let size = palm.spot.size;
    let shadow = palm
        .scene
        .shadow(&shape, (0.0, 8.0 * size), 18.0 * size, INK, 0.5);
    (shadow + palm.sheet(&shape), shape)
}

/// The wood of the one above all others.
fn highest_bar() -> Control {
    Control {
        at: (700.0, 34.0),
        half: 250.0,
        turn: -3.0,
        thick: 38.0,
        colour: "#3a3639".into(),
        seed: 29,
    }
}
