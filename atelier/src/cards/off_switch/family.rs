//! The other five, each shouting at another.

use super::{arms, quiet};
use crate::colour::Colour;
use crate::line::{Knot, blob};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Spot};
use crate::techniques::gouache::{
    Brush, Canvas, Complexion, Expression, Field, Flow, Hair, Head, Light, Mass, Passes, Touch,
    Value,
};
use crate::{knots, spots};

/// Where the noise comes from.
pub const MOUTHS: [At; 5] = [
    (172.0, 390.0),
    (352.0, 262.0),
    (540.0, 326.0),
    (690.0, 230.0),
    (672.0, 612.0),
];

/// A red lamp over the table.
pub const LAMP: Light = (-0.2, -0.5, 0.75);

struct Member {
    at: At,
    size: f64,
    turn: f64,
    left: bool,
    view: View,
    age: Age,
    hair: Hair,
    hair_ramp: [&'static str; 4],
    expression: Expression,
    gaze: At,
    cloth: [&'static str; 4],
    beard: Option<&'static str>,
    /// How far the mouth is open.
    shout: f64,
}

const BLACK: [&str; 4] = ["#1c0f12", "#33191a", "#5a2a22", "#9a5230"];
const WHITE: [&str; 4] = ["#6a3a34", "#a8705a", "#deb48c", "#fbe6c0"];
pub const TOMATO: [&str; 4] = ["#5a1015", "#a3201c", "#dd4a2a", "#f58a50"];
pub const OCHRE: [&str; 4] = ["#6e3512", "#b8701e", "#e6a338", "#fbd57c"];
pub const WINE: [&str; 4] = ["#2e0d18", "#5e1a28", "#933038", "#cc6654"];
pub const RUST: [&str; 4] = ["#4a1a10", "#8a3818", "#c2602a", "#ec9a52"];

/// A face past us whose jaw has dropped.
const DROPPED: [Knot; 22] = knots![
    14, -147; 60, -131; 87, -92; 92, -52; 88, -26; 85, -5; 90, 18; 90, 40; 85, 68; 81, 98; 77, 126; 66, 152; 44, 168; 20, 168; -14, 156; -48, 126;
    -68, 88; -78, 54; -104, 34; -126, -10; -132, -62; -112, -112
];

/// Mouths as wide as they go, brows as low.
const SHOUTING: Expression = Expression {
    open: 1.05,
    squint: 0.3,
    brow_inner: -12.0,
    brow_outer: 8.0,
    smile: -0.2,
    parted: 0.9,
    wide: 0.9,
};

pub fn paint(canvas: &Canvas, air: &Field) {
    let members = [
        // The grandfather, the mother, the father, the brother.
        Member {
            at: (150.0, 348.0),
            size: 0.58,
            turn: -8.0,
            left: false,
            view: View::ThreeQuarter,
            age: Age::Old,
            hair: Hair::Short,
            hair_ramp: WHITE,
            expression: SHOUTING,
            gaze: (0.8, -0.2),
            cloth: WINE,
            beard: None,
            shout: 0.8,
        },
        Member {
            at: (690.0, 176.0),
            size: 0.56,
            turn: 8.0,
            left: true,
            view: View::ThreeQuarter,
            age: Age::Grown,
            hair: Hair::Curls,
            hair_ramp: BLACK,
            expression: Expression {
                brow_inner: 6.0,
                brow_outer: 10.0,
                open: 1.2,
                ..SHOUTING
            },
            gaze: (0.7, 0.3),
            cloth: OCHRE,
            beard: None,
            shout: 0.72,
        },
        Member {
            at: (338.0, 198.0),
            size: 0.66,
            turn: 8.0,
            left: false,
            view: View::ThreeQuarter,
            age: Age::Grown,
            hair: Hair::Bun,
            hair_ramp: BLACK,
            expression: SHOUTING,
            gaze: (0.9, 0.1),
            cloth: TOMATO,
            beard: None,
            shout: 1.0,
        },
        Member {
            at: (548.0, 256.0),
            size: 0.7,
            turn: -6.0,
            left: true,
            view: View::ThreeQuarter,
            age: Age::Grown,
            hair: Hair::Short,
            hair_ramp: BLACK,
            expression: SHOUTING,
            gaze: (0.9, 0.0),
            cloth: RUST,
            beard: Some("#33191a"),
            shout: 1.12,
        },
    ];
    for member in &members {
        member.paint(canvas, air);
    }
    arms::ladle(canvas);
    arms::fist(canvas);
    arms::gestures(canvas);
    // The aunt leans over the table.
    let aunt = Member {
        at: (690.0, 548.0),
        size: 0.66,
        turn: -14.0,
        left: true,
        view: View::ThreeQuarter,
        age: Age::Grown,
        hair: Hair::Bob,
        hair_ramp: ["#3a1210", "#6a2016", "#a23c20", "#e07a3c"],
        expression: SHOUTING,
        gaze: (0.6, -0.7),
        cloth: OCHRE,
        beard: None,
        shout: 0.72,
    };
    aunt.paint(canvas, air);
}

pub fn skin() -> Complexion {
    Complexion::from(Skin::Umber).under("#c23a22", 0.3)
}

impl Member {
    fn paint(&self, canvas: &Canvas, air: &Field) {
        let head = Head {
            spot: Spot::new(self.at.0, self.at.1, self.size)
                .turned(self.turn)
                .flipped(self.left),
            view: self.view,
            age: self.age,
            skin: skin(),
            light: LAMP,
            expression: self.expression,
            gaze: self.gaze,
            lashes: 0.1,
            blush: 1.8,
            hair: self.hair,
            hair_ramp: self.hair_ramp.map(Colour::from),
            brow: Some("#2a1214".into()),
            contour: Some(DROPPED.into()),
            patches: self
                .beard
                .map(|dark| ((26.0, 142.0), (74.0, 34.0), dark.into(), 0.85))
                .into_iter()
                .collect(),
            ears: self.hair != Hair::Bob,
            ..Head::default()
        };
        head.paint(canvas);
        let at = head.at(canvas);
        // Lines of anger between the brows, and from nose to mouth.
        for line in [
            spots![30, -44; 32, -32; 30, -20],
            spots![44, -44; 42, -32; 42, -22],
        ] {
            at.lay(Brush::line(&line, 4.4, "#5a1c16").opacity(0.7));
        }
        self.mouth(canvas, &head);
        if self.age == Age::Old {
            at.lay(
                Brush::new(
                    &spots![8, 84; 26, 75; 44, 77; 62, 75; 76, 86],
                    13.0,
                    "#f3dcba",
                )
                .profile(&[0.3, 1.0, 0.8, 1.0, 0.3])
                .dry(0.15),
            );
        }
        self.body(canvas, air);
    }

    /// A shout: teeth, tongue, and lips drawn tight around it.
    fn mouth(&self, canvas: &Canvas, head: &Head) {
        let at = head.at(canvas);
        let k = self.shout;
        let p = |x: f64, y: f64| (42.0 + x, 88.0 + y * k);
        let ring = [
            p(-26.0, 2.0),
            p(-14.0, -7.0),
            p(2.0, -8.0),
            p(18.0, -6.0),
            p(27.0, 3.0),
            p(26.0, 26.0),
            p(18.0, 46.0),
            p(2.0, 52.0),
            p(-16.0, 46.0),
            p(-26.0, 24.0),
        ];
        let open = blob(&ring.map(Into::into));
        at.lay(Touch::new(&open.grown(5.5), "#8a3226"));
        at.lay(Touch::new(&open, "#2e0a12"));
        let tongue = blob(
            &[
                p(-18.0, 50.0),
                p(-10.0, 32.0),
                p(2.0, 28.0),
                p(14.0, 32.0),
                p(20.0, 50.0),
                p(0.0, 58.0),
            ]
            .map(Into::into),
        );
        at.lay(Touch::new(&tongue.within(&open), "#c4483e"));
        let teeth = blob(
            &[
                p(-24.0, -2.0),
                p(0.0, -9.0),
                p(25.0, -2.0),
                p(22.0, 8.0),
                p(0.0, 5.0),
                p(-22.0, 9.0),
            ]
            .map(Into::into),
        );
        at.lay(Touch::new(&teeth.within(&open), "#f6e2c4"));
        for (x, side) in [(-36.0, -1.0), (35.0, 1.0)] {
            at.lay(
                Brush::line(
                    &[p(x * 0.7, -22.0), p(x, 4.0), p(x + side * 2.0, 36.0)],
                    4.0,
                    "#6e2a20",
                )
                .opacity(0.6),
            );
        }
    }

    /// Shoulders that are thrown forward; below they pale into the quiet.
    fn body(&self, canvas: &Canvas, air: &Field) {
        let spot = Spot::new(self.at.0, self.at.1, self.size).flipped(self.left);
        let shape = blob(&knots![
            -84, 178; -46, 190; -4, 196; 36, 184; 56, 186; 130, 216; 190, 290; 210, 420; 200, 760; -250, 760; -240, 420; -210, 280; -150, 206
        ]);
        let value = Value::ball((0.0, 400.0), (260.0, 330.0), LAMP)
            .lifted(0.05)
            .broken(0.12, 90.0, 4);
        let own = Field::ramp(&self.cloth, value).put(spot);
        canvas.lay(
            Mass::new(&spot.put(&shape), Field::blend(own, air, quiet()))
                .flow(
                    Flow::along(&[
                        &spots![-60, 210; -180, 300; -220, 700][..],
                        &spots![40, 210; 150, 280; 190, 700],
                        &spots![0, 200; 0, 700],
                    ])
                    .put(spot)
                    .stray(0.3),
                )
                .passes(Passes::cloth().scaled(0.85)),
        );
    }
}
