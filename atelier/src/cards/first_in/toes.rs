//! Fourteen pairs of bare feet around the rim, with ankles and hems. Whoever they belong to stands in the dark.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::figures::Skin::{self, Ebony, Honey, Porcelain, Sand, Umber};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, stops};

use super::{HALF, place};
use Side::{Bottom, Left, Right, Top};
use Stance::{Apart, Back, Lifting, Over, Together};

/// Whose feet: along which side and where, how large, how far turned out, the skin, the nails, how they stand.
type Pair = (Side, f64, f64, f64, Skin, Nails, Stance);
/// Brings a shape to its place.
type Put<'a> = &'a dyn Fn(&Shape) -> Shape;
type Nails = Option<&'static str>;

const RED: Nails = Some("#e0503c");
const GOLD: Nails = Some("#f0b43c");
const WHITE: Nails = Some("#f2ead8");
const TEAL: Nails = Some("#3fa0a8");
const PINK: Nails = Some("#c0486e");

#[derive(Clone, Copy, PartialEq)]
enum Side {
    Top,
    Right,
    Bottom,
    Left,
}

#[derive(Clone, Copy, PartialEq)]
enum Stance {
    /// Side by side.
    Together,
    /// Wide apart.
    Apart,
    /// One behind the other.
    Back,
    /// The toes of one foot curl over the edge.
    Over,
    /// One foot lifts.
    Lifting,
}

const PAIRS: [Pair; 14] = [
    (Top, -0.62, 1.0, 8.0, Sand, None, Together),
    (Top, 0.02, 0.9, 4.0, Porcelain, RED, Together),
    (Top, 0.64, 1.12, 14.0, Ebony, None, Apart),
    (Right, -0.72, 0.66, -6.0, Honey, None, Over),
    (Right, -0.30, 1.02, 10.0, Porcelain, None, Back),
    (Right, 0.16, 0.94, 6.0, Umber, GOLD, Lifting),
    (Right, 0.66, 1.14, 16.0, Sand, None, Together),
    (Bottom, 0.58, 0.9, 5.0, Ebony, WHITE, Over),
    (Bottom, -0.04, 1.1, 12.0, Honey, None, Apart),
    (Bottom, -0.62, 0.7, -8.0, Porcelain, None, Together),
    (Left, 0.70, 0.98, 8.0, Umber, None, Back),
    (Left, 0.24, 0.88, 3.0, Sand, TEAL, Together),
    (Left, -0.22, 1.12, 12.0, Porcelain, None, Over),
    (Left, -0.68, 0.94, 6.0, Honey, PINK, Back),
];

pub fn all_around(scene: &Scene) {
    for (side, along, size, out, skin, nails, stance) in PAIRS {
        let (x, y, turn) = match side {
            Top => (along * HALF.0, -HALF.1, 180.0),
            Bottom => (along * HALF.0, HALF.1, 0.0),
            Left => (-HALF.0, along * HALF.1, 90.0),
            Right => (HALF.0, along * HALF.1, -90.0),
        };
        let whole = place();
        let at = whole.point((x, y));
        let stand = Spot::new(at.0, at.1, size).turned(turn + 12.0);
        // Left foot, right foot: across, back from the edge, turned out.
        let feet = match stance {
            Together => [(-24.0, 14.0, -out), (24.0, 16.0, out)],
            Apart => [(-38.0, 12.0, -out), (36.0, 18.0, out)],
            Back => [(-25.0, 10.0, -out), (26.0, 40.0, out + 4.0)],
            Over => [(-24.0, -5.0, -out), (25.0, 14.0, out)],
            Lifting => [(-24.0, 14.0, -out), (26.0, -30.0, out - 10.0)],
        };
        let feet = feet.map(|(across, back, turned)| (across * 1.25, back, turned));
        let order = if stance == Lifting { [0, 1] } else { [1, 0] };
        for i in order {
            let (across, back, turned) = feet[i];
            let lifted = stance == Lifting && i == 1;
            let near = if lifted { 1.22 } else { 1.0 };
            let own = Spot::new(across, back, near)
                .turned(turned * 0.5)
                .flipped(i == 0);
            let put = |shape: &Shape| stand.put(&own.put(shape));
            // The foot turns out, the leg does not.
            let (x, y) = own.point((0.0, 92.0));
            let upright = Spot::new(x, y - 92.0 * near, near).flipped(i == 0);
            let above = |shape: &Shape| stand.put(&upright.put(shape));
            leg(scene, &above, skin, cloth_of(along, side), lifted);
            foot(scene, (&put, &above), (skin, nails), lifted);
        }
    }
}

/// What hangs down to somebody's ankles.
fn cloth_of(along: f64, side: Side) -> Colour {
    let cloths = ["#5a4a74", "#6a3a5c", "#39506e", "#7a5a50", "#4a6468"];
    let n = (along * 10.0).round() as i64 + side as i64 * 3;
    mix(cloths[n.rem_euclid(5) as usize], "#2a1836", 0.3)
}

/// The shin, which leans away from us, and the hem above it; far out all is dark.
fn leg(scene: &Scene, put: Put, skin: Skin, cloth: Colour, lifted: bool) {
    let skin: Colour = skin.colour();
    let fall = if lifted { (10.0, 26.0) } else { (4.0, 7.0) };
    let shin = put(&blob(&knots![
        -12, 66; 0, 60; 12, 66; 15, 82; 14, 100; 18, 150, corner; -18, 150, corner; -14, 100; -15, 82
    ]));
    let hem = put(&blob(&knots![
        -26, 124, corner; -8, 130; 10, 129; 27, 122, corner; 36, 260; 44, 420, corner; -44, 420, corner; -36, 260
    ]));
    scene.add(scene.blurred(scene.veil(&hem.moved(fall.0, fall.1), "#0c0616", 0.55), 5.0));
    let [near, far] = [64.0, 140.0].map(|y| put(&circle((0.0, y), 1.0)).bounds().middle());
    let fill = stops![0, mix(skin, "#2a1836", 0.12); 1, mix(skin, "#2a1836", 0.62)];
    scene.add(scene.fill(&shin, scene.linear(near, far, &fill)));
    let [near, far] = [122.0, 330.0].map(|y| put(&circle((0.0, y), 1.0)).bounds().middle());
    let fill = stops![0, cloth; 0.5, mix(cloth, "#24142f", 0.6); 1, "#24142f"];
    scene.add(scene.fill(&hem, scene.linear(near, far, &fill)));
    let turned = put(&blob(&knots![
        -26, 124, corner; -8, 130; 10, 129; 27, 122, corner; 29, 140, corner; 10, 146; -8, 147; -28, 142, corner
    ]));
    scene.add(scene.veil(&turned, mix(cloth, "#b8d8e0", 0.25), 0.8));
    let fold = put(&taper(
        &[(-4.0, 146.0), (2.0, 220.0), (-2.0, 320.0)],
        &[1.0, 7.0, 3.0],
    ));
    scene.add(scene.veil(&fold, "#180c22", 0.5));
}

/// A foot from above, its toes at the origin, lit by the water, its heel and ankle below the shin.
fn foot(scene: &Scene, (put, above): (Put, Put), (skin, nails): (Skin, Nails), lifted: bool) {
    let skin: Colour = skin.colour();
    // The great toe is on the left: this is a right foot.
    let toes = [
        (-11.0, 2.0, 6.6, 9.0, -4.0),
        (-1.4, 1.0, 4.6, 7.6, 0.0),
        (6.2, 4.2, 4.2, 6.8, 5.0),
        (12.6, 8.6, 3.9, 6.0, 10.0),
        (18.0, 14.4, 3.6, 5.2, 16.0),
    ];
    let sole = blob(&knots![
        -17, 12; -12, 8; 0, 8; 12, 14; 20, 20; 22, 36; 18, 58; 17, 74; 19, 90; 12, 104; 0, 108; -12, 104; -19, 90; -17, 74; -15, 56; -18, 34
    ]);
    let balls = toes.map(|(x, y, rx, ry, turn)| ellipse((x, y), rx, ry).turned(turn, (x, y)));
    let whole = put(&sole.and(&all(balls.clone())).fillet(1.2));
    let fall = if lifted { (10.0, 26.0) } else { (4.0, 6.0) };
    let over = above(&blob(&knots![
        -11, 72; 0, 62; 11, 72; 14, 84; 14, 100; 17, 124, corner; -17, 124, corner; -14, 100; -14, 84
    ]));
    scene.add(scene.blurred(
        scene.veil(
            &whole.moved(fall.0, fall.1),
            "#0c0616",
            if lifted { 0.4 } else { 0.7 },
        ),
        if lifted { 7.0 } else { 3.0 },
    ));
    let lit = mix(skin, "#b8fff0", 0.3);
    let dusk = mix(skin, "#2a1836", 0.42);
    let [tip, heel] = [-8.0, 104.0].map(|y| put(&circle((0.0, y), 1.0)).bounds().middle());
    let fill = stops![0, lit; 0.25, skin; 1, dusk];
    scene.add(scene.fill(&whole, scene.linear(tip, heel, &fill)));
    // The shin stands before the heel, between its two ankle bones.
    let shade = scene.blurred(
        scene.veil(&over.grown(2.5), mix(skin, "#1c0c28", 0.7), 0.5),
        3.0,
    );
    scene.add(scene.clipped(&whole, shade));
    let [near, far] = [66.0, 128.0].map(|y| put(&circle((0.0, y), 1.0)).bounds().middle());
    let fill = stops![0, mix(skin, "#2a1836", 0.08); 1, mix(skin, "#2a1836", 0.5)];
    scene.add(scene.fill(&over, scene.linear(near, far, &fill)));
    let bones = all([(-12.5, 84.0), (12.5, 88.0)].map(|(x, y)| ellipse((x, y), 4.0, 5.0)));
    scene.add(scene.veil(&above(&bones), mix(skin, "#2a1836", 0.16), 0.7));
    let line = mix(skin, "#2a1020", 0.6);
    let gaps = all([(-5.6, 5.0), (2.6, 5.0), (9.4, 8.6), (15.2, 14.0)]
        .map(|(x, y)| taper(&[(x, y - 5.0), (x - 0.6, y + 6.0)], &[1.0, 1.6])));
    scene.add(scene.veil(&put(&gaps), line, 0.75));
    for (i, (x, y, rx, ry, turn)) in toes.into_iter().enumerate() {
        let nail = ellipse((x, y - ry * 0.42), rx * 0.56, ry * 0.36).turned(turn, (x, y));
        let colour = match nails {
            Some(paint) => Colour::from(paint),
            None => mix(skin, "#ffeee0", 0.5),
        };
        scene.add(scene.veil(
            &put(&nail),
            colour,
            if i == 0 || nails.is_some() {
                0.95
            } else {
                0.75
            },
        ));
    }
}
