//! Fourteen pairs of bare toes around the rim. Whoever they belong to stands in the dark.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, taper};
use crate::motifs::figures::Skin::{self, Ebony, Honey, Porcelain, Sand, Umber};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, stops};

use super::{HALF, place};
use Side::{Bottom, Left, Right, Top};
use Stance::{Apart, Back, Crossed, Lifting, Over, Together};

/// Whose feet: along which side and where, how large, how far turned out, the skin, the nails, how they stand.
type Pair = (Side, f64, f64, f64, Skin, Nails, Stance);
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
    /// One foot on the other.
    Crossed,
}

const PAIRS: [Pair; 14] = [
    (Top, -0.62, 1.0, 8.0, Sand, None, Together),
    (Top, 0.02, 0.9, 4.0, Porcelain, RED, Crossed),
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
    (Left, -0.68, 0.94, 6.0, Honey, PINK, Crossed),
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
            Crossed => [(-20.0, 12.0, -out), (6.0, 26.0, -26.0)],
        };
        for (i, (across, back, turned)) in feet.into_iter().enumerate() {
            let lifted = stance == Lifting && i == 1;
            let near = if lifted { 1.22 } else { 1.0 };
            let own = Spot::new(across, back, near)
                .turned(turned * 0.5)
                .flipped(i == 0);
            foot(
                scene,
                &|shape| stand.put(&own.put(shape)),
                (skin, nails),
                lifted,
            );
        }
    }
}

/// A foot from above, its toes at the origin, lit by the water; the leg is lost in the dark.
fn foot(scene: &Scene, put: &dyn Fn(&Shape) -> Shape, (skin, nails): (Skin, Nails), lifted: bool) {
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
        -17, 12; -12, 8; 0, 8; 12, 14; 20, 20; 21, 36; 16, 60; 14, 86; 10, 100; -6, 100; -12, 86; -13, 60; -17, 36
    ]);
    let balls = toes.map(|(x, y, rx, ry, turn)| ellipse((x, y), rx, ry).turned(turn, (x, y)));
    let whole = put(&sole.and(&all(balls.clone())).fillet(1.2));
    let fall = if lifted { (10.0, 26.0) } else { (3.0, 5.0) };
    // Where the leg rises into the dark nothing of it is seen.
    let shadow = put(&sole.within(&ellipse((0.0, 20.0), 40.0, 46.0))).moved(fall.0, fall.1);
    scene.add(scene.blurred(
        scene.veil(&shadow, "#0c0616", if lifted { 0.35 } else { 0.6 }),
        if lifted { 7.0 } else { 3.0 },
    ));
    let lit = mix(skin, "#b8fff0", 0.3);
    let dusk = mix(skin, "#2a1836", 0.72);
    let dark = mix(skin, "#1c0f28", 0.97);
    let [tip, heel] = [-8.0, 92.0].map(|y| put(&circle((0.0, y), 1.0)).bounds().middle());
    let fill = stops![0, lit; 0.22, skin; 0.56, dusk, 0.9; 0.8, dark, 0.5; 1, "#2a1836", 0.0];
    scene.add(scene.fill(&whole, scene.linear(tip, heel, &fill)));
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
