//! What is seen of the others: their legs, over a bough they sit on. One shoe has come off.

use crate::line::{blob, ellipse, taper};
use crate::shape::{At, Shape, Spot};
use crate::techniques::gouache::{Brush, Canvas, Field, Flow, Mass, Passes, Touch, Value};
use crate::{knots, spots};

/// A leg that hangs over the bough: where its knee is, how large, how far it swings; trousers, skin, sock and shoe.
struct Leg {
    knee: At,
    size: f64,
    turn: f64,
    left: bool,
    cloth: [&'static str; 3],
    skin: [&'static str; 3],
    sock: Option<[&'static str; 3]>,
    shoe: Option<[&'static str; 3]>,
}

const PALE: [&str; 3] = ["#b47a62", "#e6b492", "#fbdcbc"];
const BROWN: [&str; 3] = ["#57322a", "#8f5c40", "#c6926a"];
const GREY: [&str; 3] = ["#7c8480", "#b4bab0", "#e6e8dc"];
const BLUE: [&str; 3] = ["#22344a", "#3a5a7c", "#7e9cb4"];
const TAN: [&str; 3] = ["#4a2c1c", "#86552f", "#bf8a52"];
const PLUM: [&str; 3] = ["#4c3444", "#77536a", "#a98598"];
const MOSS: [&str; 3] = ["#3c4a34", "#667650", "#9aa878"];

/// A shoe around an ankle at the origin, its toes to the right.
fn shoe() -> Shape {
    blob(&knots![
        -20, -14; -24, 10; -27, 30; -20, 38; 6, 38; 30, 41; 58, 44; 76, 40; 78, 28; 64, 16; 42, 9; 24, -4; 16, -15
    ])
}

pub fn paint(canvas: &Canvas) {
    bough(canvas);
    let legs = [
        Leg {
            knee: (552.0, 58.0),
            size: 0.92,
            turn: 10.0,
            left: true,
            cloth: PLUM,
            skin: BROWN,
            sock: None,
            shoe: Some(BLUE),
        },
        Leg {
            knee: (624.0, 60.0),
            size: 0.92,
            turn: -5.0,
            left: true,
            cloth: PLUM,
            skin: BROWN,
            sock: None,
            shoe: None,
        },
        Leg {
            knee: (722.0, 60.0),
            size: 0.94,
            turn: 4.0,
            left: true,
            cloth: MOSS,
            skin: PALE,
            sock: Some(GREY),
            shoe: Some(TAN),
        },
        Leg {
            knee: (790.0, 56.0),
            size: 0.94,
            turn: -8.0,
            left: true,
            cloth: MOSS,
            skin: PALE,
            sock: Some(GREY),
            shoe: Some(TAN),
        },
    ];
    for leg in &legs {
        leg.paint(canvas);
    }
    leaves(canvas);
    lost_shoe(canvas);
}

fn mass(shape: &Shape, colours: [&str; 3], value: Value) -> Mass {
    Mass::new(shape, Field::ramp(&colours, value.broken(0.08, 30.0, 3)))
        .passes(Passes::thing().scaled(0.5))
        .found(0.06)
}

impl Leg {
    /// From the knee at the origin down to the foot; the thigh comes towards us over the bough.
    fn paint(&self, canvas: &Canvas) {
        let at = canvas.at(Spot::new(self.knee.0, self.knee.1, self.size)
            .turned(self.turn)
            .flipped(self.left));
        let across = |half: f64| Value::along((half, 10.0), (-half, -10.0));
        let calf = blob(&knots![
            -22, 10; -27, 44; -24, 78; -15, 110; -13, 136; 13, 136; 14, 108; 19, 70; 22, 36; 22, 10
        ]);
        at.lay(
            mass(&calf, self.skin, across(30.0)).flow(Flow::straight(90.0 + self.turn).stray(0.1)),
        );
        let foot = canvas.at(Spot::new(
            at.spot.point((0.0, 138.0)).0,
            at.spot.point((0.0, 138.0)).1,
            self.size * 0.92,
        )
        .turned(self.turn + if self.left { -16.0 } else { 16.0 })
        .flipped(self.left));
        match self.shoe {
            Some(colours) => {
                if let Some(sock) = self.sock {
                    let shape = blob(
                        &knots![-22, 82, corner; 0, 86; 21, 82, corner; 18, 104; 17, 140; -17, 140; -18, 108],
                    );
                    at.lay(mass(&shape, sock, across(24.0)).flow(Flow::straight(0.0)));
                    at.lay(
                        Brush::new(&spots![-21, 82; 0, 87; 21, 82], 10.0, sock[2])
                            .profile(&[0.8, 1.0, 0.8]),
                    );
                }
                let shape = shoe();
                foot.lay(mass(
                    &shape,
                    colours,
                    Value::along((0.0, 48.0), (20.0, -10.0)),
                ));
                foot.lay(
                    Brush::new(&spots![-25, 36; 6, 39; 40, 45; 74, 43], 7.0, "#efe9d8")
                        .profile(&[0.8, 1.0, 0.8]),
                );
                foot.lay(
                    Brush::line(&spots![-19, -12; -2, -8; 16, -13], 6.0, colours[0]).opacity(0.9),
                );
                for lace in [spots![22, 6; 34, -1], spots![31, 13; 44, 6]] {
                    foot.lay(Brush::line(&lace, 4.0, "#f4efe0").profile(&[1.0, 1.0]));
                }
            }
            None => bare(&foot, self.skin),
        }
        let thigh = blob(&knots![
            -31, -120; -33, -40; -35, 2; -31, 26; -16, 36; 4, 38; 22, 34; 33, 22; 35, -4; 33, -40; 33, -120
        ]);
        let value = Value::ball((0.0, -10.0), (44.0, 54.0), (0.5, -0.5, 0.5)).lifted(0.15);
        at.lay(mass(&thigh, self.cloth, value).flow(Flow::straight(90.0).stray(0.1)));
        at.lay(
            Brush::new(&spots![-31, 28; -4, 38; 31, 26], 9.0, self.cloth[2])
                .profile(&[0.7, 1.0, 0.7]),
        );
        for fold in [spots![-20, 0; -4, 10; 8, 8], spots![20, -18; 8, -8; -4, -8]] {
            at.lay(Brush::line(&fold, 4.0, self.cloth[0]).opacity(0.6));
        }
    }
}

/// A bare foot around an ankle at the origin: heel, arch, ball, and five toes, the great one nearest.
fn bare(foot: &crate::techniques::gouache::Placed, skin: [&str; 3]) {
    for (x, y, r) in [
        (63.0, 15.0, 5.0),
        (66.0, 19.0, 5.5),
        (69.0, 23.0, 6.0),
        (71.0, 28.0, 6.5),
    ] {
        let toe = ellipse((x, y), r + 3.0, r);
        foot.lay(mass(&toe, skin, Value::along((x, y + r), (x, y - r))));
    }
    let shape = blob(&knots![
        -13, -14; -15, 4; -23, 20; -21, 33; -8, 38; 12, 37; 32, 39; 50, 43; 64, 43; 78, 42; 83, 35; 76, 28; 62, 24; 46, 12; 26, -2; 15, -14
    ]);
    foot.lay(mass(&shape, skin, Value::along((10.0, 46.0), (26.0, -4.0))));
    foot.lay(Touch::new(&ellipse((78.0, 33.0), 3.6, 2.6), "#f6dcc4").opacity(0.8));
    foot.lay(Brush::line(&spots![-6, 8; -1, 14; 6, 12], 3.4, skin[0]).opacity(0.7));
    foot.lay(Brush::line(&spots![4, 31; 22, 28; 38, 34], 3.0, skin[0]).opacity(0.5));
}

/// The bough they sit on.
fn bough(canvas: &Canvas) {
    let line: [At; 5] = [
        (860.0, 60.0),
        (720.0, 72.0),
        (600.0, 84.0),
        (520.0, 74.0),
        (466.0, 44.0),
    ];
    let bark = ["#33261d", "#57432f", "#836a4e", "#b39d7c"];
    let twig = taper(&spots![560, 72; 510, 100; 488, 132], &[22.0, 12.0, 5.0]);
    let value = || Value::along((640.0, 104.0), (630.0, 28.0)).broken(0.14, 50.0, 4);
    for shape in [twig, taper(&line, &[84.0, 74.0, 62.0, 42.0, 14.0])] {
        canvas.lay(
            Mass::new(&shape, Field::ramp(&bark, value()))
                .flow(Flow::along(&[line]).stray(0.08))
                .passes(Passes::thing())
                .found(0.1),
        );
    }
    for crack in [
        spots![668, 74; 650, 78; 636, 76],
        spots![760, 74; 744, 78; 732, 76],
        spots![592, 84; 576, 84; 566, 80],
    ] {
        canvas.lay(Brush::line(&crack, 5.0, "#2c2119").opacity(0.6));
    }
}

fn leaves(canvas: &Canvas) {
    for (i, (x, y)) in [
        (486.0, 130.0),
        (496.0, 116.0),
        (476.0, 50.0),
        (488.0, 36.0),
        (504.0, 82.0),
        (668.0, 96.0),
    ]
    .into_iter()
    .enumerate()
    {
        let leaf = blob(&knots![0, 0; 14, 8; 18, 26; 6, 44; -6, 28; -10, 10]);
        let turn = [20.0, -50.0, 60.0, 140.0, -10.0, -20.0][i];
        let at = canvas.at(Spot::new(x, y, 0.78).turned(turn));
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
        Brush::line(&spots![384, 128; 378, 156; 386, 196], 4.5, "#f4efe0")
            .profile(&[1.0, 1.0, 1.0]),
    );
    canvas.lay(
        Brush::line(&spots![390, 124; 402, 156; 398, 200], 4.5, "#f4efe0")
            .profile(&[1.0, 1.0, 1.0]),
    );
    let at = canvas.at(Spot::new(384.0, 212.0, 0.9).turned(48.0));
    at.lay(mass(
        &shoe(),
        BLUE,
        Value::along((0.0, 48.0), (20.0, -10.0)),
    ));
    at.lay(
        Brush::new(&spots![-25, 36; 6, 39; 40, 45; 74, 43], 7.0, "#efe9d8")
            .profile(&[0.8, 1.0, 0.8]),
    );
    at.lay(Touch::new(&ellipse((-2.0, -13.0), 17.0, 5.0), "#141d28"));
    for lace in [spots![22, 6; 34, -1], spots![31, 13; 44, 6]] {
        at.lay(Brush::line(&lace, 4.0, "#f4efe0").profile(&[1.0, 1.0]));
    }
}
