//! The other five, each angry in a way of their own: one is ice, one shouts, one wails, one hides, one strikes the table.

use super::{arms, faces, quiet};
use crate::colour::{Colour, mix};
use crate::line::{Knot, blob};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Light, Mass, Passes, Value,
};
use crate::{knots, spots};

/// Where the noise comes from.
pub const MOUTHS: [At; 5] = [
    (150.0, 410.0),
    (352.0, 262.0),
    (524.0, 330.0),
    (704.0, 250.0),
    (660.0, 612.0),
];

/// A red lamp over the table.
pub const LAMP: Light = (-0.2, -0.5, 0.75);

/// How somebody is angry.
#[derive(Clone, Copy, PartialEq)]
enum Anger {
    /// Chin up, lips pressed, eyes shut.
    Ice,
    /// At the top of her voice.
    Shout,
    /// In tears.
    Wail,
    /// The face in both hands.
    Hide,
    /// Teeth bared, and a fist on the table.
    Roar,
}

struct Member {
    at: At,
    size: f64,
    turn: f64,
    left: bool,
    view: View,
    age: Age,
    anger: Anger,
    skin: Complexion,
    hair: Hair,
    hair_ramp: [&'static str; 4],
    gaze: At,
    cloth: [&'static str; 4],
}

const BLACK: [&str; 4] = ["#1c0f12", "#33191a", "#5a2a22", "#9a5230"];
const BROWN: [&str; 4] = ["#2c130f", "#552417", "#8a4020", "#c8763a"];
const RED: [&str; 4] = ["#4a140e", "#8a2a14", "#c9551f", "#f0944a"];
const WHITE: [&str; 4] = ["#6a3a34", "#a8705a", "#deb48c", "#fbe6c0"];
pub const TOMATO: [&str; 4] = ["#5a1015", "#a3201c", "#dd4a2a", "#f58a50"];
pub const OCHRE: [&str; 4] = ["#6e3512", "#b8701e", "#e6a338", "#fbd57c"];
pub const WINE: [&str; 4] = ["#2e0d18", "#5e1a28", "#933038", "#cc6654"];
pub const RUST: [&str; 4] = ["#3a1512", "#6e2a18", "#a84a24", "#de8646"];
pub const ROSE: [&str; 4] = ["#6a1c28", "#a83c3c", "#e07a5c", "#fbb48a"];

/// A face past us whose jaw has dropped.
const DROPPED: [Knot; 22] = knots![
    14, -147; 60, -131; 87, -92; 92, -52; 88, -26; 85, -5; 90, 18; 90, 40; 85, 68; 81, 98; 77, 126; 66, 152; 44, 168; 20, 168; -14, 156; -48, 126;
    -68, 88; -78, 54; -104, 34; -126, -10; -132, -62; -112, -112
];

/// The father's: heavy, with a jaw like a drawer.
const SQUARE: [Knot; 22] = knots![
    14, -143; 62, -128; 92, -92; 97, -52; 90, -28; 87, -5; 96, 18; 98, 44; 94, 74; 92, 104; 90, 132; 80, 158; 52, 172; 14, 172; -28, 160; -66, 132;
    -86, 92; -92, 54; -112, 30; -132, -10; -136, -62; -116, -110
];

pub fn paint(canvas: &Canvas, air: &Field) {
    let brother = Member {
        at: (706.0, 172.0),
        size: 0.56,
        turn: 4.0,
        left: false,
        view: View::Front,
        age: Age::Grown,
        anger: Anger::Hide,
        skin: skin().under("#6a2418", 0.34),
        hair: Hair::Curls,
        hair_ramp: BLACK,
        gaze: (0.0, 0.0),
        cloth: OCHRE,
    };
    brother.paint(canvas, air);
    arms::hidden(canvas);
    let grandfather = Member {
        at: (110.0, 356.0),
        size: 0.6,
        turn: -13.0,
        left: false,
        view: View::ThreeQuarter,
        age: Age::Old,
        anger: Anger::Ice,
        skin: skin(),
        hair: Hair::Short,
        hair_ramp: WHITE,
        gaze: (0.8, -0.2),
        cloth: WINE,
    };
    let mother = Member {
        at: (352.0, 190.0),
        size: 0.66,
        turn: 9.0,
        left: false,
        view: View::ThreeQuarter,
        age: Age::Grown,
        anger: Anger::Shout,
        skin: fair(),
        hair: Hair::Bun,
        hair_ramp: BLACK,
        gaze: (0.6, 0.1),
        cloth: TOMATO,
    };
    mother.paint(canvas, air);
    grandfather.paint(canvas, air);
    let sister = Member {
        at: (552.0, 272.0),
        size: 0.6,
        turn: 8.0,
        left: true,
        view: View::ThreeQuarter,
        age: Age::Child,
        anger: Anger::Wail,
        skin: fair(),
        hair: Hair::Bob,
        hair_ramp: RED,
        gaze: (0.0, 0.0),
        cloth: ROSE,
    };
    sister.paint(canvas, air);
    arms::ladle(canvas);
    let father = Member {
        at: (694.0, 540.0),
        size: 0.72,
        turn: -10.0,
        left: true,
        view: View::ThreeQuarter,
        age: Age::Grown,
        anger: Anger::Roar,
        skin: skin(),
        hair: Hair::Short,
        hair_ramp: BROWN,
        gaze: (0.9, 0.3),
        cloth: RUST,
    };
    father.paint(canvas, air);
}

pub fn skin() -> Complexion {
    Complexion::from(Skin::Umber).under("#c23a22", 0.24)
}

fn fair() -> Complexion {
    Complexion::from(Skin::Honey).under("#d2502a", 0.22)
}

impl Member {
    fn expression(&self) -> Expression {
        let angry = Expression {
            open: 1.0,
            squint: 0.3,
            brow_inner: -12.0,
            brow_outer: 8.0,
            smile: -0.2,
            parted: 0.9,
            wide: 0.9,
        };
        match self.anger {
            Anger::Ice => Expression {
                open: 0.0,
                brow_inner: 1.0,
                brow_outer: 12.0,
                smile: -0.9,
                wide: 0.74,
                parted: 0.0,
                ..angry
            },
            Anger::Shout => Expression {
                open: 0.98,
                brow_inner: -7.0,
                brow_outer: 14.0,
                squint: 0.1,
                ..angry
            },
            Anger::Wail | Anger::Hide => Expression {
                open: 0.0,
                brow_inner: 14.0,
                brow_outer: -7.0,
                parted: 0.5,
                ..angry
            },
            Anger::Roar => Expression {
                open: 0.8,
                squint: 0.55,
                brow_inner: -17.0,
                brow_outer: 6.0,
                ..angry
            },
        }
    }

    fn paint(&self, canvas: &Canvas, air: &Field) {
        let shouts = matches!(self.anger, Anger::Shout | Anger::Roar);
        let contour: Option<Vec<Knot>> = match self.anger {
            Anger::Shout => Some(DROPPED.into()),
            Anger::Roar => Some(SQUARE.into()),
            _ => None,
        };
        let mut patches = Vec::new();
        if self.anger == Anger::Wail {
            patches.push(((8.0, 34.0), (30.0, 24.0), "#d8442c".into(), 0.4));
        }
        if self.anger == Anger::Roar {
            patches.push(((20.0, -70.0), (70.0, 40.0), "#b03a24".into(), 0.3));
        }
        let head = Head {
            spot: Spot::new(self.at.0, self.at.1, self.size)
                .turned(self.turn)
                .flipped(self.left),
            view: self.view,
            age: self.age,
            skin: self.skin,
            light: LAMP,
            expression: self.expression(),
            gaze: self.gaze,
            lashes: 0.1,
            blush: if self.anger == Anger::Ice { 0.5 } else { 1.0 },
            hair: self.hair,
            hair_ramp: self.hair_ramp.map(Colour::from),
            brow: Some("#2a1214".into()),
            contour,
            patches,
            ears: self.hair != Hair::Bob,
            ..Head::default()
        };
        head.paint(canvas);
        let at = head.at(canvas);
        if shouts {
            // Lines of anger between the brows.
            for line in [
                spots![30, -44; 32, -32; 30, -20],
                spots![44, -44; 42, -32; 42, -22],
            ] {
                at.lay(Brush::line(&line, 4.4, "#5a1c16").opacity(0.6));
            }
        }
        match self.anger {
            Anger::Ice => faces::ice(&head, canvas),
            Anger::Shout => faces::shout(&head, canvas),
            Anger::Wail => faces::wail(&head, canvas),
            Anger::Roar => faces::roar(&head, canvas, self.hair_ramp),
            Anger::Hide => {
                // The shade of two hands.
                let shade =
                    blob(&knots![0, 0; 50, 0; 80, 24; 66, 90; 0, 120; -66, 90; -80, 24; -50, 0]);
                at.lay(
                    Mass::new(&shade, mix(self.skin.ramp[1], self.skin.ramp[2], 0.8))
                        .passes(Passes::face(0.8))
                        .lost((0.0, 160.0), 60.0),
                );
            }
        }
        self.body(canvas, air);
    }

    /// Neck, shoulders, and a neckline; below they pale into the quiet.
    fn body(&self, canvas: &Canvas, air: &Field) {
        let child = self.age == Age::Child;
        let (w, top) = if child { (0.82, -16.0) } else { (1.0, 0.0) };
        let front = if self.view == View::Front { 14.0 } else { 0.0 };
        let spot = Spot::new(self.at.0, self.at.1, self.size)
            .turned(self.turn * 0.3)
            .flipped(self.left);
        let p = |x: f64, y: f64| ((x * w) + front, y + top);
        let line = [
            p(-86.0, 202.0),
            p(-58.0, 228.0),
            p(-16.0, 240.0),
            p(26.0, 228.0),
            p(52.0, 202.0),
        ];
        let mut ring: Vec<At> = line.to_vec();
        ring.extend([
            p(112.0, 224.0),
            p(190.0, 256.0),
            p(226.0, 320.0),
            p(236.0, 450.0),
            p(240.0, 760.0),
            p(-280.0, 760.0),
            p(-272.0, 450.0),
            p(-260.0, 330.0),
            p(-226.0, 262.0),
            p(-150.0, 226.0),
        ]);
        let shape = blob(&ring.into_iter().map(Knot::from).collect::<Vec<_>>());
        let value = Value::ball((0.0, 400.0), (270.0, 300.0), LAMP)
            .lifted(0.05)
            .broken(0.1, 90.0, 4);
        let own = Field::ramp(&self.cloth, value)
            .patch(p(180.0, 470.0), (26.0, 150.0), self.cloth[0], 0.5)
            .patch(p(-200.0, 470.0), (30.0, 150.0), self.cloth[0], 0.5)
            .put(spot);
        canvas.lay(
            Mass::new(
                &spot.put(&shape),
                Field::blend(own, air, quiet().times(0.85)),
            )
            .flow(
                Flow::along(&[
                    &spots![-60, 224; -200, 270; -240, 700][..],
                    &spots![40, 224; 170, 266; 210, 700],
                    &spots![0, 250; 0, 700],
                    &spots![-100, 260; -60, 480; -70, 700],
                    &spots![90, 260; 70, 480; 80, 700],
                ])
                .put(spot)
                .stray(0.2),
            )
            .passes(Passes::cloth().scaled(0.7))
            .found(0.1),
        );
        let (dark, light) = (self.cloth[0], mix(self.cloth[3], self.cloth[2], 0.3));
        let at = canvas.at(spot);
        at.lay(
            Brush::line(&line.map(|(x, y)| (x, y - 4.0)), 11.0, dark)
                .profile(&[0.5, 1.0, 1.0, 1.0, 0.5])
                .opacity(0.55),
        );
        at.lay(
            Brush::new(&line.map(|(x, y)| (x, y + 8.0)), 18.0, light)
                .profile(&[0.7, 1.0, 1.0, 1.0, 0.7])
                .dry(0.06),
        );
    }
}
