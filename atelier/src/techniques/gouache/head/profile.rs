//! A face from the side: half an eye, half a mouth, and a contour that says the rest.

use super::Face;
use crate::colour::mix;
use crate::line::{blob, ellipse};
use crate::motifs::figures::Age;
use crate::shape::At;
use crate::techniques::gouache::{Brush, Touch};
use crate::{knots, spots};

pub(super) fn paint(face: &Face) {
    eye(face);
    brow(face);
    nose(face);
    mouth(face);
}

/// How far the eye is from where a grown one would be, and how much larger it is.
fn eye_place(age: Age) -> (At, f64) {
    match age {
        Age::Child => ((0.0, 14.0), 1.3),
        Age::Grown => ((0.0, 0.0), 1.0),
        Age::Old => ((-1.0, 1.0), 0.9),
    }
}

fn eye(face: &Face) {
    let (skin, expression) = (&face.head.skin, &face.head.expression);
    let ((dx, dy), k) = eye_place(face.head.age);
    // Around the corner of the eye that does not move.
    let at = |(x, y): At| (86.0 + (x - 86.0) * k + dx, y * k + dy);
    let all = |places: &[At]| -> Vec<At> { places.iter().map(|&place| at(place)).collect() };
    let soft = mix(skin.ramp[1], skin.cool, 0.45);
    if expression.asleep() {
        face.lay(
            Brush::line(&all(&spots![54, 4; 64, 10; 78, 11; 89, 5]), 6.0, skin.ink)
                .profile(&[0.3, 0.9, 1.0, 0.5]),
        );
        face.lay(Brush::line(
            &all(&spots![54, -8; 68, -15; 84, -12]),
            3.8,
            soft,
        ));
        face.lay(
            Brush::line(
                &all(&spots![60, 0; 72, 1; 82, 0]),
                8.0,
                face.tone(at((72.0, 0.0)), 0.06),
            )
            .opacity(0.5),
        );
        return;
    }
    let (open, low) = (expression.open, 1.0 - 0.7 * expression.squint);
    let up = |y: f64| y * open;
    let down = |y: f64| 2.0 + (y - 2.0) * low;
    let ring = knots![58, 3; 66, up(-6.0); 76, up(-9.0); 84, up(-6.0); 87, 1; 82, down(9.0); 72, down(10.0); 64, down(7.0)];
    let white = blob(&ring.map(|knot| at(knot.at).into()));
    let light = face.lit(at((76.0, 0.0)));
    face.lay(Touch::new(
        &white,
        mix(skin.cool, skin.white, 0.5 + 0.5 * light),
    ));
    let (gx, gy) = face.head.gaze;
    let (ix, iy) = at((78.5 + gx * 3.5, gy * 3.5));
    let iris = |rx: f64, ry: f64| ellipse((ix, iy), rx * k, ry * k).within(&white);
    face.lay(Touch::new(&iris(6.2, 9.4), mix(skin.iris, skin.ink, 0.55)));
    let through = ellipse((ix - 1.0, iy + 4.0 * k), 4.0 * k, 3.6 * k).within(&white);
    face.lay(Touch::new(&through, mix(skin.iris, skin.ramp[3], 0.3)));
    face.lay(Touch::new(&iris(3.2, 4.8), skin.ink));
    face.lay(Touch::new(
        &ellipse((ix + 1.6, iy - 3.4 * k), 2.0 * k, 2.2 * k),
        mix(skin.white, "#ffffff", 0.5),
    ));
    let below_lid = white.minus(&white.moved(0.0, 3.2 * k));
    face.lay(Touch::new(&below_lid, mix(skin.cool, skin.ink, 0.35)).opacity(0.42));
    let lid = [
        (50.0, 5.0),
        (60.0, up(-5.5)),
        (72.0, up(-11.5)),
        (82.0, up(-11.0)),
        (91.0, up(-6.0)),
    ];
    face.lay(Brush::line(&all(&lid), 6.2, skin.ink).profile(&[0.3, 0.75, 1.0, 0.9, 0.4]));
    face.lay(Brush::line(
        &all(&[(60.0, down(10.0)), (72.0, down(14.0)), (84.0, down(11.0))]),
        2.9,
        soft,
    ));
    let fold = [
        (52.0, up(-8.0)),
        (66.0, up(-12.0) - 8.0),
        (84.0, up(-12.0) - 7.0),
    ];
    face.lay(Brush::line(&all(&fold), 3.8, soft));
}

fn brow(face: &Face) {
    let expression = &face.head.expression;
    let ((_, dy), k) = eye_place(face.head.age);
    // From the side the inner end is in front.
    let (inner, outer) = (expression.brow_inner, expression.brow_outer);
    let y = |up: f64| dy - 30.0 - 4.0 * k - up;
    let line = [
        (42.0, y(outer - 6.0)),
        (56.0, y(outer * 0.7 + inner * 0.3 + 5.0)),
        (74.0, y(inner * 0.7 + outer * 0.3 + 6.0)),
        (91.0, y(inner)),
    ];
    let width = face.plan.brow_width;
    face.lay(
        Brush::new(&line, width, face.brow_colour())
            .profile(&[0.15, 0.8, 1.0, 0.55])
            .dry(0.2)
            .opacity(0.94),
    );
    for (x, lean) in [(80.0, 5.0), (66.0, 5.0)] {
        let hair = [
            (x, y(inner * 0.6 + outer * 0.4) - 2.0),
            (x - 7.0, y(inner * 0.6 + outer * 0.4) - 5.0),
            (x - 13.0, y(inner * 0.4 + outer * 0.6) - lean),
        ];
        face.lay(
            Brush::line(&hair, width * 0.42, face.brow_colour())
                .profile(&[0.9, 0.8, 0.1])
                .opacity(0.6),
        );
    }
}

fn nose(face: &Face) {
    let skin = &face.head.skin;
    let (x, y) = if face.head.age == Age::Child {
        (-8.0, -3.0)
    } else {
        (0.0, 0.0)
    };
    let put = |places: [At; 3]| places.map(|(px, py)| (px + x, py + y));
    let shade = mix(skin.ramp[1], skin.ink, 0.32);
    face.lay(
        Brush::line(&put(spots![91, 45; 87, 55; 93, 63]), 4.6, shade).profile(&[0.2, 0.8, 0.9]),
    );
    face.lay(
        Brush::line(
            &put(spots![95, 63; 102, 60; 109, 62]),
            5.0,
            mix(skin.ramp[0], skin.ink, 0.5),
        )
        .profile(&[0.5, 1.0, 0.4])
        .opacity(0.9),
    );
}

fn mouth(face: &Face) {
    let (skin, expression) = (&face.head.skin, &face.head.expression);
    let (dx, dy, full) = match face.head.age {
        Age::Child => (-8.0, -4.0, 0.85),
        Age::Grown => (0.0, 0.0, 1.0),
        Age::Old => (-7.0, 1.0, 0.55),
    };
    let (smile, open) = (expression.smile, expression.parted * 16.0);
    let at = |(x, y): At| (x + dx, y + dy);
    let all = |places: &[At]| -> Vec<At> { places.iter().map(|&place| at(place)).collect() };
    let corner = (
        84.0 - 6.0 * (expression.wide - 1.0) * 3.0 - smile.max(0.0) * 3.0,
        93.0 - smile * 7.0 + open * 0.3,
    );
    let dark = mix(skin.lip, skin.ink, 0.72);
    let shape = |places: &[At]| {
        blob(
            &all(places)
                .into_iter()
                .map(crate::line::Knot::from)
                .collect::<Vec<_>>(),
        )
    };
    if open > 1.0 {
        let inside = shape(&[
            corner,
            (95.0, 89.0),
            (105.0, 90.0),
            (104.0 - open * 0.3, 94.0 + open),
            (94.0, 94.0 + open * 0.8),
        ]);
        face.lay(Touch::new(&inside, mix(dark, "#2a0a14", 0.4)));
        if smile > 0.3 {
            let teeth = shape(&[
                (corner.0 + 5.0, corner.1 - 0.5),
                (96.0, 90.0),
                (105.0, 90.0),
                (104.0, 94.0),
                (94.0, 94.5),
            ]);
            face.lay(Touch::new(
                &teeth.within(&inside),
                mix(skin.white, skin.cool, 0.12),
            ));
        }
    }
    let old = if face.head.age == Age::Old { 0.45 } else { 0.0 };
    let upper = shape(&[
        corner,
        (96.0, 91.0 - 7.0 * full),
        (105.0, 91.0 - 14.0 * full),
        (112.5, 83.0),
        (108.0, 89.5),
        (102.0, 92.0),
        (94.0, 92.5),
    ]);
    face.lay(Touch::new(
        &upper,
        mix(mix(skin.lip, skin.ink, 0.14), skin.ramp[2], old),
    ));
    let fall = |(x, y): At| (x - open * 0.3, y + open);
    let lower = shape(&[
        corner,
        (94.0, 92.5 + open * 0.8),
        fall((102.0, 92.5)),
        fall((107.5, 97.0)),
        fall((107.5, 103.0)),
        fall((100.0, 92.0 + 15.0 * full)),
        fall((92.0, 92.0 + 9.0 * full)),
    ]);
    face.lay(Touch::new(
        &lower,
        mix(mix(skin.lip, skin.ramp[3], 0.14), skin.ramp[2], old),
    ));
    let shine = all(&[
        fall((97.0, 99.0)),
        fall((101.0, 100.5)),
        fall((105.0, 99.5)),
    ]);
    face.lay(Brush::line(&shine, 4.4 * full, mix(skin.lip, skin.ramp[4], 0.5)).opacity(0.75));
    if open <= 1.0 {
        let meet = all(&[
            (corner.0 - 2.0, corner.1 - smile),
            (92.0, 92.0 - smile),
            (99.0, 92.0),
            (106.0, 91.0),
        ]);
        face.lay(Brush::line(&meet, 3.6, dark).profile(&[0.4, 1.0, 0.9, 0.6]));
    }
    let end = all(&[
        (corner.0 + 1.0, corner.1),
        (corner.0 - 3.0, corner.1 - smile * 2.0),
        (corner.0 - 6.0, corner.1 + 2.0 - smile * 5.0),
    ]);
    face.lay(
        Brush::line(&end, 3.6, dark)
            .profile(&[0.6, 1.0, 0.1])
            .opacity(0.7),
    );
}
