//! What is seen of the others: feet that hang from a bough at the upper edge. One shoe has come off.

use crate::line::{blob, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Value};
use crate::{knots, spots};

/// A leg that hangs: where its ankle is, how large, how turned, to which side its toes point; skin, sock and shoe.
struct Leg {
    ankle: At,
    size: f64,
    turn: f64,
    left: bool,
    skin: [&'static str; 3],
    sock: Option<[&'static str; 3]>,
    shoe: Option<[&'static str; 3]>,
}

const PALE: [&str; 3] = ["#a8705c", "#e0aa88", "#f8d8b6"];
const BROWN: [&str; 3] = ["#4a2a24", "#85543a", "#c08a5c"];
const GREY: [&str; 3] = ["#6e7470", "#a4aaa2", "#dcdfd4"];
const BLUE: [&str; 3] = ["#22344a", "#3a5a7c", "#7e9cb4"];
const TAN: [&str; 3] = ["#4a2c1c", "#86552f", "#bf8a52"];
const GREEN: [&str; 3] = ["#26372a", "#4a6a48", "#8fa878"];

pub fn paint(canvas: &Canvas) {
    let legs = [
        Leg {
            ankle: (520.0, 84.0),
            size: 1.0,
            turn: 8.0,
            left: true,
            skin: BROWN,
            sock: None,
            shoe: Some(BLUE),
        },
        Leg {
            ankle: (590.0, 96.0),
            size: 1.0,
            turn: -4.0,
            left: true,
            skin: BROWN,
            sock: None,
            shoe: None,
        },
        Leg {
            ankle: (668.0, 128.0),
            size: 1.05,
            turn: 4.0,
            left: false,
            skin: PALE,
            sock: Some(GREY),
            shoe: Some(TAN),
        },
        Leg {
            ankle: (700.0, 104.0),
            size: 1.05,
            turn: -14.0,
            left: false,
            skin: PALE,
            sock: Some(GREY),
            shoe: Some(TAN),
        },
        Leg {
            ankle: (778.0, 60.0),
            size: 0.9,
            turn: 10.0,
            left: true,
            skin: PALE,
            sock: Some(GREEN),
            shoe: Some(GREEN),
        },
    ];
    for leg in &legs {
        leg.paint(canvas);
    }
    bough(canvas);
    lost_shoe(canvas);
}

fn mass(shape: &Shape, colours: [&str; 3], value: Value) -> Mass {
    Mass::new(shape, Field::ramp(&colours, value.broken(0.08, 30.0, 3)))
        .passes(Passes::thing().scaled(0.55))
        .found(0.08)
}

impl Leg {
    fn paint(&self, canvas: &Canvas) {
        let at = canvas.at(Spot::new(self.ankle.0, self.ankle.1, self.size)
            .turned(self.turn)
            .flipped(self.left));
        let across = |half: f64| Value::along((-half, 10.0), (half, -10.0));
        let calf = taper(
            &spots![-6, -180; -4, -110; 0, -40; 2, 6],
            &[50.0, 54.0, 38.0, 30.0],
        );
        at.lay(mass(&calf, self.skin, across(30.0)).flow(Flow::straight(90.0)));
        let foot = blob(
            &knots![-18, -10; -20, 14; -12, 28; 20, 34; 50, 40; 66, 36; 66, 26; 46, 14; 22, 0; 16, -14],
        );
        at.lay(mass(
            &foot,
            self.skin,
            Value::along((0.0, 44.0), (30.0, 0.0)),
        ));
        if let Some(sock) = self.sock {
            let shape = taper(&spots![-2, -66; 0, -30; 2, 10], &[46.0, 40.0, 36.0]);
            at.lay(mass(&shape, sock, across(26.0)).flow(Flow::straight(0.0)));
            at.lay(Brush::new(
                &spots![-24, -68; -2, -62; 22, -68],
                11.0,
                sock[2],
            ));
        }
        match self.shoe {
            Some(shoe) => {
                let shape = blob(
                    &knots![-24, -8; -27, 16; -22, 34; 14, 40; 52, 48; 78, 46; 82, 34; 68, 20; 42, 10; 22, -6; 4, -2],
                );
                at.lay(mass(&shape, shoe, Value::along((0.0, 54.0), (30.0, -6.0))));
                at.lay(
                    Brush::new(&spots![-26, 36; 10, 43; 50, 52; 80, 49], 8.0, "#efe9d8")
                        .profile(&[0.8, 1.0, 0.8]),
                );
                for lace in [spots![24, 2; 34, -4], spots![36, 9; 46, 2]] {
                    at.lay(Brush::line(&lace, 4.0, "#f4efe0").profile(&[1.0, 1.0]));
                }
            }
            None => {
                for i in 0..5 {
                    let x = 56.0 + f64::from(i) * 2.2;
                    let y = 24.0 + f64::from(i) * 3.6;
                    at.lay(
                        Brush::new(
                            &[(x, y), (x + 10.0, y + 4.0)],
                            7.0 - f64::from(i) * 0.6,
                            self.skin[2],
                        )
                        .sleek(),
                    );
                }
            }
        }
    }
}

/// The bough they sit on is above the card; leaves hang from it.
fn bough(canvas: &Canvas) {
    for (i, (x, y)) in [
        (470.0, 10.0),
        (628.0, 18.0),
        (642.0, 44.0),
        (746.0, 8.0),
        (490.0, 38.0),
        (618.0, -4.0),
    ]
    .into_iter()
    .enumerate()
    {
        let leaf = blob(&knots![0, 0; 14, 8; 18, 26; 6, 44; -6, 28; -10, 10]);
        let at = canvas.at(Spot::new(x, y, 0.9).turned(f64::from(i as u32) * 37.0 - 60.0));
        at.lay(mass(
            &leaf,
            ["#5d6a34", "#97a64e", "#cfd48a"],
            Value::along((-10.0, 40.0), (14.0, 0.0)),
        ));
    }
}

/// It hangs by its lace from a tine of the antler.
fn lost_shoe(canvas: &Canvas) {
    canvas.lay(
        Brush::line(&spots![444, 104; 452, 140; 446, 172], 4.5, "#3d3a36")
            .profile(&[1.0, 1.0, 1.0]),
    );
    let at = canvas.at(Spot::new(446.0, 186.0, 0.98).turned(36.0));
    let shape = blob(
        &knots![-24, -8; -27, 16; -22, 34; 14, 40; 52, 48; 78, 46; 82, 34; 68, 20; 42, 10; 22, -6; 4, -2],
    );
    at.lay(mass(&shape, BLUE, Value::along((0.0, 54.0), (30.0, -6.0))));
    at.lay(
        Brush::new(&spots![-26, 36; 10, 43; 50, 52; 80, 49], 8.0, "#efe9d8")
            .profile(&[0.8, 1.0, 0.8]),
    );
    at.lay(Brush::line(&spots![-20, -6; -4, 0; 16, -6], 6.0, "#141d28"));
}
