//! The clasp, an honest handshake seen from the side: palm to palm, thumbs up at the left and crossed there. Her hand is before his,
//! its back to us; her fingers go over the edge of his hand, and below them his come back around the edge of hers.

use crate::line::{blob, ellipse, taper};
use crate::motifs::people::part::{Kind, Part, Tone};
use crate::motifs::people::{PaperStyle, Side};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

use super::{CLASP, SIZE, TURN};

pub const HIS: &str = "#e3b48c";
pub const HERS: &str = "#6a4432";

/// A finger: where it comes out, a joint, where it ends, and how wide it is there.
type Finger = ([At; 3], [f64; 3]);

/// Hers, from the index finger down.
const HER_FINGERS: [Finger; 4] = [
    (
        [(-20.0, -24.0), (4.0, -47.0), (26.0, -60.0)],
        [24.0, 21.0, 19.0],
    ),
    (
        [(-4.0, -8.0), (20.0, -30.0), (38.0, -41.0)],
        [24.0, 21.0, 19.0],
    ),
    (
        [(10.0, 7.0), (32.0, -13.0), (46.0, -22.0)],
        [23.0, 20.0, 18.0],
    ),
    (
        [(24.0, 22.0), (39.0, 4.0), (48.0, -4.0)],
        [20.0, 17.0, 15.0],
    ),
];

/// His, from the little finger down.
const HIS_FINGERS: [Finger; 4] = [
    (
        [(44.0, 15.0), (27.0, 11.0), (10.0, 4.0)],
        [15.0, 17.0, 13.0],
    ),
    (
        [(46.0, 32.0), (22.0, 27.0), (-2.0, 18.0)],
        [18.0, 20.0, 15.0],
    ),
    (
        [(44.0, 50.0), (18.0, 46.0), (-7.0, 38.0)],
        [18.0, 20.0, 15.5],
    ),
    (
        [(38.0, 67.0), (14.0, 64.0), (-8.0, 58.0)],
        [17.0, 19.0, 15.0],
    ),
];

fn spot() -> Spot {
    Spot::new(CLASP.0, CLASP.1, SIZE).turned(TURN)
}

fn flesh(shape: Shape, colour: &str) -> Part {
    Part::new(Kind::Hand(Side::Right), shape, colour.into())
}

/// A crease of the skin.
fn line(part: &mut Part, points: &[At], wide: f64, much: f64) {
    let wides: Vec<f64> = (0..points.len())
        .map(|i| {
            if i == 0 || i + 1 == points.len() {
                wide * 0.4
            } else {
                wide
            }
        })
        .collect();
    part.mark(&taper(points, &wides), Tone::Line, much);
}

/// Puts a piece down, with its shadow on what is below it.
fn lay(scene: &Scene, part: Part, below: &Shape) {
    let fall = part.shape.moved(4.0, 6.0).within(below).minus(&part.shape);
    let fall = scene.veil(&spot().put(&fall), "#2a1430", 0.42);
    scene.add(scene.multiplied(scene.blurred(fall, 1.6)));
    let tones = if part.colour == HIS.into() {
        ["#9a5638", "#ffeccc"]
    } else {
        ["#2c1418", "#b07a56"]
    };
    let part = part.put(&spot());
    scene.add(part.paint(scene, PaperStyle::default()));
    // The lamp is at the upper left: whatever turns away from it is in the shade.
    let shape = &part.shape;
    let round = (0.17 * shape.bounds().width().min(shape.bounds().height())).min(30.0);
    let soft = |part: &Shape, colour: &str, much: f64, by: f64| {
        scene.clipped(shape, scene.blurred(scene.veil(part, colour, much), by))
    };
    let away = shape.minus(&shape.moved(-0.8 * round, -round));
    scene.add(soft(&away, tones[0], 0.62, 0.5 * round));
    let towards = shape.minus(&shape.moved(0.5 * round, 0.8 * round));
    scene.add(soft(&towards, tones[1], 0.5, 0.4 * round));
    scene.add(scene.veil(&shape.minus(&shape.moved(1.4, 2.4)), tones[1], 0.55));
}

/// The lines of bones and veins under the skin, and the shade where one hand presses on the other.
fn pressed(scene: &Scene, within: &Shape, lines: &[([At; 3], f64)], colour: &str, much: f64) {
    let within = spot().put(within);
    for (line, wide) in lines {
        let mark = spot().put(&taper(line, &[0.6, *wide, 0.6]));
        let ink = scene.blurred(scene.veil(&mark, colour, much), 0.7 * wide);
        scene.add(scene.clipped(&within, ink));
    }
}

fn joined(fingers: &[Finger]) -> Shape {
    all(fingers.iter().map(|(way, wide)| taper(way, wide)))
}

/// The line between two fingers.
fn between(part: &mut Part, a: &Finger, b: &Finger, from: f64) {
    let middle = |i: usize| -> At {
        let half = |p: At, q: At, wp: f64, wq: f64| {
            let t = wp / (wp + wq);
            (p.0 + (q.0 - p.0) * t, p.1 + (q.1 - p.1) * t)
        };
        half(a.0[i], b.0[i], a.1[i], b.1[i])
    };
    let (p, q, r) = (middle(0), middle(1), middle(2));
    let p = (p.0 + (q.0 - p.0) * from, p.1 + (q.1 - p.1) * from);
    line(part, &[p, q, r], 3.2, 1.0);
}

pub fn draw(scene: &Scene) {
    // Her thumb goes up behind the ball of his.
    let mut her_thumb = flesh(
        taper(
            &spots![-14, 46; -38, 16; -50, -16; -49, -42],
            &[36.0, 29.0, 24.0, 17.0],
        ),
        HERS,
    );
    her_thumb.lee((-0.6, -1.0), 5.0);
    lay(scene, her_thumb.clone(), &Shape::nothing());
    // His forearm and palm.
    let mut his = flesh(
        blob(&knots![
            -21, -122, corner; 21, -122, corner; 20, -98; 21, -78; 29, -60; 36, -30; 38, 6; 24, 30; -10, 24; -32, 6; -43, -22;
            -41, -42; -30, -62; -22, -80; -20, -100
        ]),
        HIS,
    );
    his.lee((-0.6, -1.0), 7.0);
    line(&mut his, &spots![-16, -80; 0, -77; 16, -80], 1.6, 0.45);
    line(&mut his, &spots![-4, -74; -2, -60; -12, -46], 1.8, 0.4);
    lay(scene, his.clone(), &her_thumb.shape);
    let bones = [
        (spots![10, -100; 12, -70; 20, -44], 5.0),
        (spots![-2, -96; 2, -72; 12, -46], 4.0),
    ];
    pressed(scene, &his.shape, &bones, "#a8643e", 0.5);
    let ball = [(spots![-12, -98; -22, -70; -32, -40], 9.0)];
    pressed(scene, &his.shape, &ball, "#ffe9c8", 0.55);
    // Her hand, whose fingers go over the edge of his.
    let back = blob(&knots![
        20, 122, corner; -19, 122, corner; -18, 100; -20, 82; -29, 62; -35, 40; -33, 10; -31, -16; -24, -34; -10, -36; 10, -18;
        26, 0; 36, 18; 38, 40; 30, 64; 21, 82; 19, 100
    ]);
    let mut hers = flesh(back.and(&joined(&HER_FINGERS)).softened(1.5), HERS);
    hers.lee((-0.6, -1.0), 6.0);
    for (way, wide) in &HER_FINGERS {
        // Each turns away from us over the edge.
        let end = ellipse(
            (way[2].0 + 7.0, way[2].1 + 3.0),
            wide[2] * 0.5,
            wide[2] * 0.62,
        );
        hers.mark(&end, Tone::Shade(1.4), 0.5);
        let top = taper(
            &[
                (way[0].0 + 3.0, way[0].1 - 4.0),
                (way[1].0, way[1].1 - 4.0),
                (way[2].0 - 2.0, way[2].1 - 4.0),
            ],
            &[3.0, 6.0, 3.0],
        );
        hers.bloom(&top.within(&hers.shape), Tone::Light(1.6), 0.75, 1.6);
        let knuckle = ellipse((way[0].0 + 1.0, way[0].1 - 1.0), 8.0, 6.0);
        hers.bloom(&knuckle, Tone::Light(1.5), 0.6, 2.4);
        let (x, y) = way[1];
        line(
            &mut hers,
            &[(x - 4.0, y - 5.0), (x + 1.0, y), (x + 2.0, y + 6.0)],
            1.4,
            0.35,
        );
    }
    for pair in HER_FINGERS.windows(2) {
        between(&mut hers, &pair[0], &pair[1], 0.25);
    }
    lay(scene, hers.clone(), &his.shape);
    let bones = [
        (spots![-12, -20; -14, 20; -8, 70], 5.0),
        (spots![2, -4; 0, 30; 0, 76], 5.0),
        (spots![16, 10; 12, 40; 8, 80], 4.0),
    ];
    pressed(scene, &hers.shape, &bones, "#a8704e", 0.42);
    let hollows = [
        (spots![-6, -12; -8, 24; -4, 66], 4.0),
        (spots![10, 6; 6, 36; 4, 74], 4.0),
    ];
    pressed(scene, &hers.shape, &hollows, "#2c1418", 0.5);
    // His fingers come around it from the right.
    let mut tips = flesh(joined(&HIS_FINGERS), HIS);
    tips.lee((-0.2, -1.0), 4.0);
    for (way, wide) in &HIS_FINGERS {
        let edge = ellipse((way[0].0 + 7.0, way[0].1 + 1.0), 11.0, wide[0] * 0.6);
        tips.bloom(&edge.within(&tips.shape), Tone::Shade(2.0), 0.6, 2.4);
        let (x, y) = way[1];
        for k in [0.0, 4.0] {
            line(
                &mut tips,
                &[(x + k, y - 6.0), (x + k + 1.5, y), (x + k + 1.0, y + 6.0)],
                1.3,
                0.4,
            );
        }
        let (x, y) = way[2];
        let nail = ellipse((x - 0.5, y - 1.0), 6.4, 4.6).turned(16.0, (x, y));
        tips.mark(&nail, Tone::Line, 0.35);
        tips.mark(&nail.grown(-0.9), Tone::Own("#f6d2bd".into()), 0.95);
    }
    for pair in HIS_FINGERS.windows(2) {
        between(&mut tips, &pair[0], &pair[1], 0.0);
    }
    lay(scene, tips, &hers.shape);
    // His thumb crosses hers and lies on the back of her hand.
    let mut thumb = flesh(
        taper(
            &spots![-18, -78; -28, -50; -33, -22; -31, 6; -23, 28; -16, 40],
            &[12.0, 30.0, 32.0, 26.0, 23.0, 16.0],
        ),
        HIS,
    );
    let side = taper(
        &spots![-20, -40; -22, -14; -20, 8; -12, 30],
        &[2.0, 8.0, 8.0, 3.0],
    );
    thumb.mark(&side, Tone::Shade(1.0), 0.7);
    for k in [0.0, 4.5] {
        line(
            &mut thumb,
            &[(-40.0, 4.0 + k), (-31.0, 3.0 + k), (-22.0, -1.0 + k)],
            1.4,
            0.45,
        );
    }
    let nail = ellipse((-20.0, 33.0), 8.4, 5.8).turned(62.0, (-20.0, 33.0));
    thumb.mark(&nail, Tone::Line, 0.35);
    thumb.mark(&nail.grown(-1.0), Tone::Own("#f6d2bd".into()), 0.95);
    let ball = thumb.shape.and(&his.shape);
    lay(scene, thumb, &hers.shape);
    // It grows out of the ball of the hand: no edge is seen there.
    let root = spot().put(&ellipse((-17.0, -79.0), 17.0, 17.0));
    let root = scene.blurred(scene.veil(&root, "#eabf98", 0.95), 11.0);
    scene.add(scene.clipped(&spot().put(&ball), root));
}
