//! The canvas: what is being painted, back to front. At the end it becomes a scene.

use std::cell::RefCell;

use super::value::Light;
use crate::colour::Colour;
use crate::random::Chance;
use crate::scene::{HEIGHT, Scene, WIDTH};
use crate::shape::{At, Spot};
use crate::svg::Ink;

/// Something that can be laid on a canvas.
pub trait Layer: Sized {
    /// The same, drawn around the origin and put somewhere.
    fn put(self, spot: Spot) -> Self;

    /// Painted.
    fn ink(self, canvas: &Canvas) -> Ink;
}

/// A card that is being painted.
pub struct Canvas {
    /// For gradients and whatever else is not paint.
    pub scene: Scene,
    pub(super) seed: u64,
    pub(super) ground: Colour,
    pub(super) paint: RefCell<Ink>,
}

impl Canvas {
    /// An empty card of one colour. Each card has a seed of its own, for its strokes and for its paper.
    pub fn new(seed: u64, ground: impl Into<Colour>) -> Canvas {
        Canvas::sized((WIDTH, HEIGHT), seed, ground)
    }

    /// An empty plate of this size.
    pub fn sized(size: At, seed: u64, ground: impl Into<Colour>) -> Canvas {
        Canvas {
            scene: Scene::sized(size, (size.0 / 2.0, 0.0)),
            seed,
            ground: ground.into(),
            paint: RefCell::default(),
        }
    }

    /// Lays something over what is there.
    pub fn lay(&self, layer: impl Layer) {
        let ink = layer.ink(self);
        self.add(ink);
    }

    /// Puts something drawn over what is there.
    pub fn add(&self, ink: impl Into<Ink>) {
        *self.paint.borrow_mut() += ink.into();
    }

    /// The canvas as somebody sees it who draws around the origin.
    pub fn at(&self, spot: Spot) -> Placed<'_> {
        Placed { canvas: self, spot }
    }

    /// The chance of something that lies at these places: an edit elsewhere does not change it.
    pub(super) fn chance(&self, what: &str, places: &[At]) -> Chance {
        let places: Vec<(i64, i64)> = places.iter().map(|(x, y)| (tenth(*x), tenth(*y))).collect();
        Chance::of(&format!("{what} {places:?}"), self.seed)
    }
}

fn tenth(value: f64) -> i64 {
    (value * 10.0).round() as i64
}

/// A part of a canvas with an origin, a size and a turn of its own.
#[derive(Clone, Copy)]
pub struct Placed<'a> {
    /// All of it.
    pub canvas: &'a Canvas,
    /// Where this part is.
    pub spot: Spot,
}

impl Placed<'_> {
    /// Lays something over what is there.
    pub fn lay(&self, layer: impl Layer) {
        self.canvas.lay(layer.put(self.spot));
    }
}

/// A light of the card as something sees it that is turned.
pub(super) fn seen_from(light: Light, spot: Spot) -> Light {
    let turned = Spot {
        at: (0.0, 0.0),
        size: 1.0,
        ..spot
    };
    let (x, y) = turned.back((light.0, light.1));
    (x, y, light.2)
}

/// Paint that was written in tenths of a unit.
pub(super) fn tenths(svg: String) -> Ink {
    Ink::svg(format!(r#"<g transform="scale(.1)">{svg}</g>"#))
}

#[cfg(test)]
mod tests {
    use super::super::{Brush, Field, Finish, Mass, Value};
    use super::*;
    use crate::line::circle;

    fn disc(x: f64) -> Mass {
        let value = Value::ball((x, 200.0), (60.0, 60.0), (0.5, -0.5, 0.5));
        Mass::new(
            &circle((x, 200.0), 60.0),
            Field::ramp(&["#402030", "#d08050"], value),
        )
    }

    fn painted(seed: u64, discs: &[f64]) -> String {
        let canvas = Canvas::new(seed, "#cbbfae");
        discs.iter().for_each(|&x| canvas.lay(disc(x)));
        canvas.finish(Finish::default()).svg()
    }

    #[test]
    fn a_painting_is_the_same_every_time_and_each_card_has_its_own_paper() {
        assert_eq!(painted(1, &[200.0]), painted(1, &[200.0]));
        let papers =
            [1, 2].map(|seed| Canvas::new(seed, "#cbbfae").finish(Finish::default()).svg());
        assert_ne!(papers[0], papers[1]);
    }

    #[test]
    fn an_edit_stays_where_it_is() {
        let canvas = Canvas::new(1, "#cbbfae");
        let alone = disc(500.0).ink(&canvas).to_string();
        assert!(painted(1, &[200.0, 500.0]).contains(&alone));
        assert!(painted(1, &[230.0, 500.0]).contains(&alone));
    }

    #[test]
    fn what_is_put_somewhere_goes_there_as_a_whole() {
        let canvas = Canvas::new(1, "#cbbfae");
        let spot = Spot::new(300.0, 400.0, 2.0).turned(90.0);
        let there = Brush::new(&[(0.0, 0.0), (10.0, 0.0)], 3.0, "#402030")
            .put(spot)
            .ink(&canvas);
        let same = Brush::new(&spot.points([(0.0, 0.0), (10.0, 0.0)]), 6.0, "#402030").ink(&canvas);
        assert_eq!(there, same);
        let (x, y, z) = seen_from((1.0, 0.0, 0.5), spot);
        assert!(
            x.abs() < 1e-9 && (y + 1.0).abs() < 1e-9 && z == 0.5,
            "{x} {y} {z}"
        );
    }
}
