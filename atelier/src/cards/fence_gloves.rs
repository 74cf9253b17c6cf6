//! A fence runs into white; on each post there is a lost glove, fingers up. The two nearest hold each other by the thumb.

mod gloves;
mod pair;

use crate::colour::{Colour, mix};
use crate::line::{blob, ellipse, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::techniques::gouache::{
    Brush, Canvas, Field, Finish, Flow, Glaze, Mass, Passes, Touch, Value,
};
use crate::{knots, spots};

/// Where the fence ends, for whoever looks along it.
const END: At = (716.0, 306.0);
/// What everything goes over into.
const AIR: &str = "#ece7ee";
/// How far away each post is: the nearest is one away.
const AWAY: [f64; 14] = [
    1.0, 1.5, 2.02, 2.58, 3.2, 3.95, 4.9, 6.0, 7.4, 9.2, 11.6, 15.0, 20.0, 28.0,
];
/// The post from which somebody has taken the glove.
const BARE: usize = 2;

pub fn scene() -> Scene {
    let canvas = Canvas::new(12, AIR);
    sky(&canvas);
    let ground = snow(&canvas);
    shadows(&canvas);
    rails(&canvas);
    for i in (0..AWAY.len()).rev() {
        let post = Post::of(i);
        post.paint(&canvas, &ground);
        if i == BARE {
            knocked_off(&canvas, &post);
        } else if i > 1 {
            gloves::paint(&canvas, &post);
        }
    }
    pair::paint(&canvas);
    mist(&canvas);
    flakes(&canvas);
    canvas.finish(Finish {
        relief: 1.25,
        tooth: 0.34,
        grain: 0.06,
        vignette: 0.1,
        colour: "#4a4468",
        ..Finish::default()
    })
}

/// One post of the fence.
struct Post {
    /// How many posts are nearer.
    number: usize,
    /// How large it is seen: the nearest is 1.
    size: f64,
    /// The middle of its top.
    top: At,
    /// Where it stands in the snow.
    foot: At,
}

impl Post {
    fn of(number: usize) -> Post {
        let size = 1.0 / AWAY[number];
        // No two stand quite alike.
        let (lean, high) = (
            [0.0, 8.0, -7.0, 10.0, -4.0, 9.0, -8.0][number % 7],
            [0.0, 6.0, -14.0, 10.0, -8.0][number % 5],
        );
        Post {
            number,
            size,
            top: (END.0 + (lean - 560.0) * size, END.1 + (408.0 + high) * size),
            foot: (END.0 - 560.0 * size, END.1 + 1060.0 * size),
        }
    }

    /// A colour as it looks from here, through so much air.
    fn far(&self, colour: impl Into<Colour>) -> Colour {
        mix(
            colour,
            AIR,
            (1.0 - 1.25 * self.size).clamp(0.0, 0.84).powf(1.5),
        )
    }

    fn shape(&self) -> Shape {
        let (w, (x, y), (fx, fy)) = (40.0 * self.size, self.top, self.foot);
        poly(&[
            (x - w * 0.92, y + 4.0 * self.size),
            (x - w * 0.2, y - 5.0 * self.size),
            (x + w * 0.9, y + 2.0 * self.size),
            (fx + w * 1.06, fy),
            (fx - w, fy + 5.0 * self.size),
        ])
    }

    fn paint(&self, canvas: &Canvas, ground: &Field) {
        let w = 40.0 * self.size;
        let value = Value::along((self.top.0 + w, 0.0), (self.top.0 - w, 0.0)).broken(
            0.14,
            30.0 * self.size.max(0.2),
            7,
        );
        let ramp = ["#4c4a5c", "#6d6a7c", "#918e9d", "#bcb7c0"].map(|colour| self.far(colour));
        let paint = Field::ramp(&ramp, value);
        canvas.lay(
            Mass::new(&self.shape(), &paint)
                .flow(Flow::along(&[[self.top, self.foot]]).stray(0.05))
                .passes(
                    Passes::of(&[
                        (17.0, 150.0, 1.8, 0.0),
                        (9.0, 110.0, 1.2, 0.2),
                        (5.0, 90.0, 0.5, 0.6),
                    ])
                    .uneven(0.02, 0.005, 0.06)
                    .scaled(self.size.max(0.2)),
                )
                .lost(
                    (self.foot.0, self.foot.1 + 30.0 * self.size),
                    90.0 * self.size,
                )
                .into(ground)
                .bleed(3.0 * self.size)
                .found(0.15),
        );
        // Snow that the wind has pressed against its foot.
        let (x, y) = self.foot;
        let heap = blob(
            &knots![x - w * 2.6, y + w * 0.5; x - w, y - w * 0.5; x + w * 0.3, y - w * 0.85; x + w * 1.4, y - w * 0.2; x + w * 3.0, y + w * 0.6; x, y + w * 0.9],
        );
        let value =
            Value::along((x + w * 2.0, y + w), (x - w, y - w)).broken(0.1, 60.0 * self.size, 3);
        canvas.lay(
            Mass::new(
                &heap,
                Field::ramp(&["#cdc7de", "#e4dfea", "#f8f5f6"], value),
            )
            .passes(Passes::sky().scaled(0.42 * self.size.max(0.25)))
            .lost((x + w * 0.4, y + w * 2.0), w * 2.4)
            .into(ground)
            .bleed(4.0 * self.size),
        );
    }
}

/// Lilac above, and without any border white below.
fn sky(canvas: &Canvas) {
    let value = Value::along((170.0, -60.0), (290.0, 330.0)).broken(0.08, 260.0, 5);
    let paint = Field::ramp(
        &["#a9a2c2", "#bdb5cf", "#d3cbdb", "#e6dfe6", "#f2ecec"],
        value,
    )
    .patch((690.0, 210.0), (300.0, 170.0), "#f9eee4", 0.7);
    canvas.lay(
        Mass::new(&rect(-50.0, -50.0, 850.0, 480.0), paint)
            .along(&[
                &spots![-40, 60; 300, 20; 840, 70],
                &spots![-40, 240; 400, 200; 840, 260],
                &spots![-40, 420; 840, 400],
            ])
            .passes(Passes::sky().uneven(0.006, 0.003, 0.014)),
    );
}

/// Snow without a footprint: long drifts, blue where they turn from the light.
fn snow(canvas: &Canvas) -> Field {
    let value = Value::of(|(x, y)| {
        let near = ((y - 330.0) / 900.0).clamp(0.0, 1.0);
        let wave = 96.0 + 170.0 * near;
        let drift = ((y + 0.34 * x + 40.0 * (x / 210.0).sin()) / wave).sin();
        0.86 - 0.34 * near + 0.26 * near * drift
    })
    .broken(0.05, 180.0, 6);
    let paint = Field::ramp(
        &["#a9a4c8", "#c6c0da", "#dcd6e4", "#ece7ee", "#fbf7f6"],
        value,
    );
    canvas.lay(
        Mass::new(&rect(-50.0, 330.0, 850.0, 1250.0), &paint)
            .along(&[
                &spots![-40, 380; 400, 360; 840, 380],
                &spots![-40, 640; 300, 560; 840, 430],
                &spots![-40, 900; 400, 800; 840, 600],
                &spots![-40, 1180; 400, 1080; 840, 860],
                &spots![300, 1240; 840, 1100],
            ])
            .passes(Passes::sky().uneven(0.005, 0.002, 0.014))
            .under(paint.darker(0.015))
            .lost((400.0, 300.0), 480.0)
            .bleed(40.0),
    );
    paint
}

/// Where a place at a post throws its shadow: so high above the snow, so far to the right of the post.
fn thrown(post: &Post, (beside, above): At) -> At {
    let (x, y) = post.foot;
    let k = post.size;
    (
        x + (beside * 0.9 + above * 0.62) * k,
        y + (above * 0.5 - beside * 0.16) * k,
    )
}

/// Shadows on the snow. The bare post throws that of a hand.
fn shadows(canvas: &Canvas) {
    for number in (1..9).rev() {
        let post = Post::of(number);
        let cast = |place: At| thrown(&post, place);
        let high = 640.0;
        let post_itself = [(-30.0, 0.0), (30.0, 0.0), (26.0, high), (-26.0, high)].map(cast);
        let outline = gloves::outline(number);
        let hand: Vec<At> = outline.pieces()[0]
            .exterior()
            .coords()
            .map(|place| cast((place.x * 3.3, high - 30.0 - place.y * 3.3)))
            .collect();
        let parts = [poly(&post_itself), poly(&hand)];
        let shape = all(parts);
        let value = Value::along(cast((0.0, 700.0)), cast((0.0, 0.0))).broken(0.1, 70.0, 4);
        let ramp = ["#c9c3dc", "#b9b3d3", "#a7a1c8"].map(|colour| post.far(colour));
        canvas.lay(
            Mass::new(&shape, Field::ramp(&ramp, value))
                .flow(Flow::along(&[[cast((0.0, 0.0)), cast((0.0, 800.0))]]).stray(0.2))
                .passes(
                    Passes::of(&[(13.0, 60.0, 1.9, 0.0), (7.0, 34.0, 1.6, 0.1)])
                        .uneven(0.007, 0.003, 0.02)
                        .scaled(post.size.max(0.3)),
                )
                .under(Field::ramp(&ramp, Value::even(0.4))),
        );
    }
}

/// Two rails, snow on the upper one, on their way into the white.
fn rails(canvas: &Canvas) {
    for (high, snowy) in [(560.0, true), (800.0, false)] {
        let at = |away: f64, sag: f64| (END.0 - 560.0 / away, END.1 + (high + sag) / away);
        let line = [
            at(0.72, 0.0),
            at(1.0, 4.0),
            at(1.5, -4.0),
            at(2.6, 6.0),
            at(4.9, 0.0),
            at(9.2, 0.0),
            at(20.0, 0.0),
        ];
        let widths: Vec<f64> = [0.72, 1.0, 1.5, 2.6, 4.9, 9.2, 20.0]
            .map(|away| 44.0 / away)
            .into();
        let shape = taper(&line, &widths);
        let value = Value::along((760.0, 300.0), (60.0, 900.0)).broken(0.1, 90.0, 5);
        canvas.lay(
            Mass::new(
                &shape,
                Field::ramp(&[AIR, "#cdc8d4", "#aaa6b4", "#85828f", "#74717f"], value),
            )
            .flow(Flow::along(&[line]).stray(0.04))
            .passes(
                Passes::of(&[(11.0, 120.0, 1.8, 0.0), (6.0, 90.0, 1.0, 0.2)])
                    .uneven(0.02, 0.005, 0.05),
            )
            .found(0.3),
        );
        if snowy {
            let up: Vec<At> = line
                .iter()
                .zip(&widths)
                .map(|(&(x, y), w)| (x, y - w * 0.5))
                .collect();
            canvas.lay(
                Brush::new(&up, 21.0, "#f6f3f5")
                    .profile(&[1.0, 0.8, 0.5, 0.3, 0.2, 0.1, 0.05])
                    .vary(0.02),
            );
        }
    }
}

/// The cap of snow has just left the bare post.
fn knocked_off(canvas: &Canvas, post: &Post) {
    let put = |(x, y): At| (post.top.0 + x * post.size, post.top.1 + y * post.size);
    let cut = ellipse(put((2.0, 0.0)), 36.0 * post.size, 8.0 * post.size);
    canvas.lay(Touch::new(&cut, post.far("#b7a79c")));
    let mut chance = Chance::of("cap", 12);
    for (x, y, r) in [
        (66.0, 84.0, 42.0),
        (96.0, 128.0, 21.0),
        (54.0, 140.0, 14.0),
        (78.0, 160.0, 11.0),
        (52.0, 30.0, 10.0),
        (96.0, 176.0, 8.0),
        (64.0, 200.0, 6.0),
    ] {
        let (cx, cy) = put((x, y));
        let r = r * post.size;
        let lump = blob(&[0.0, 60.0, 120.0, 180.0, 240.0, 300.0].map(|turn: f64| {
            let far = r * chance.between(0.8, 1.15);
            let (sin, cos) = turn.to_radians().sin_cos();
            (cx + cos * far, cy + sin * far * 0.86).into()
        }));
        let value = Value::ball((cx, cy), (r, r), (-0.6, -0.6, 0.4)).lifted(0.2);
        canvas.lay(
            Mass::new(
                &lump,
                Field::ramp(&["#aaa3c6", "#dad5e6", "#ffffff"], value),
            )
            .passes(Passes::thing().scaled(0.34))
            .under("#c4bed8")
            .found(0.1),
        );
    }
    for _ in 0..26 {
        let (x, y) = put((chance.near(62.0, 34.0), chance.near(80.0, 80.0)));
        canvas.lay(
            Touch::new(
                &ellipse((x, y), chance.between(0.8, 2.2), chance.between(0.8, 2.2)),
                "#fdfbfa",
            )
            .opacity(0.9),
        );
    }
}

fn mist(canvas: &Canvas) {
    canvas.lay(Glaze::mist((700.0, 340.0), (250.0, 150.0), "#f4eeec", 0.75).turned(-12.0));
    canvas.lay(Glaze::mist((560.0, 430.0), (240.0, 90.0), "#f0eaee", 0.3).turned(-16.0));
}

/// A few flakes, the last ones.
fn flakes(canvas: &Canvas) {
    let mut chance = Chance::of("flakes", 12);
    for _ in 0..54 {
        let (x, y) = (chance.between(0.0, 800.0), chance.between(0.0, 1200.0));
        let r = 1.4 + 3.4 * chance.unit().powi(2);
        canvas.lay(Touch::new(&ellipse((x, y), r, r * 0.9), "#fdfbfa").opacity(0.8));
    }
}
