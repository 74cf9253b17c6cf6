//! Through a windscreen in the rain a man at the wheel: where the wiper has been his face is clear, elsewhere the rain dissolves it.

mod cake;
mod car;
mod driver;
mod rain;

use crate::line::{arc, poly, rect};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::techniques::gouache::{Canvas, Finish, Glaze};

/// Around which the wiper turns, below the card.
const PIVOT: At = (690.0, 1290.0);
/// The upper end of its blade.
const TIP: At = (296.0, 62.0);

pub fn scene() -> Scene {
    let canvas = Canvas::new(28, "#1b222c");
    let behind = car::paint(&canvas);
    cake::paint(&canvas);
    let behind = driver::paint(&canvas, behind);
    car::wheel(&canvas);
    canvas.lay(Glaze::new((420.0, 900.0), (420.0, 300.0), "#ffb45a", 0.3));
    rain::paint(&canvas, &behind);
    car::wiper(&canvas);
    canvas.finish(Finish {
        relief: 1.4,
        tooth: 0.3,
        vignette: 0.14,
        colour: "#0c1118",
        ..Finish::default()
    })
}

/// Where the blade has been.
fn wiped() -> Shape {
    let (x, y) = (TIP.0 - PIVOT.0, TIP.1 - PIVOT.1);
    let (reach, turn) = (x.hypot(y), y.atan2(x).to_degrees());
    let mut ring = arc(PIVOT, reach, reach, turn, -190.0, 40);
    ring.push(PIVOT);
    poly(&ring)
}

/// Where nobody has wiped.
fn unwiped() -> Shape {
    rect(-40.0, -40.0, 840.0, 1240.0).minus(&wiped())
}
