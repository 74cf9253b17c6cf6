//! Through a windscreen in the rain a man at the wheel: where the wiper has been his face is clear, elsewhere the rain dissolves it.

mod body;
mod car;
mod driver;
mod flowers;
mod rain;

use crate::knots;
use crate::line::{arc, blob, poly};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::techniques::gouache::{Canvas, Finish, Glaze};

/// Around which the wiper turns, at the foot of the glass.
const PIVOT: At = (590.0, 1076.0);
/// The upper end of its blade.
const TIP: At = (322.0, 172.0);

pub fn scene() -> Scene {
    let canvas = Canvas::new(28, "#1b222c");
    let behind = car::paint(&canvas);
    flowers::paint(&canvas);
    let behind = driver::paint(&canvas, behind);
    car::wheel(&canvas);
    canvas.lay(Glaze::new((400.0, 880.0), (360.0, 260.0), "#ffb45a", 0.3));
    rain::paint(&canvas, &behind);
    body::paint(&canvas);
    car::wiper(&canvas);
    canvas.finish(Finish {
        relief: 1.4,
        tooth: 0.3,
        vignette: 0.1,
        colour: "#0c1118",
        ..Finish::default()
    })
}

/// The glass, from the roof to the bonnet.
fn glass() -> Shape {
    blob(&knots![
        150, 150; 260, 122; 400, 114; 540, 122; 650, 150; 690, 196; 726, 420; 762, 700; 788, 960; 770, 1000; 600, 1030; 400, 1040;
        200, 1030; 30, 1000; 12, 960; 38, 700; 74, 420; 110, 196
    ])
}

/// Where the blade has been.
fn wiped() -> Shape {
    let (x, y) = (TIP.0 - PIVOT.0, TIP.1 - PIVOT.1);
    let (reach, turn) = (x.hypot(y), y.atan2(x).to_degrees());
    let mut ring = arc(PIVOT, reach, reach, turn, -172.0, 40);
    ring.push(PIVOT);
    poly(&ring)
}

/// Where nobody has wiped.
fn unwiped() -> Shape {
    glass().grown(8.0).minus(&wiped())
}
