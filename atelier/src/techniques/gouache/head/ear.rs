//! Ears: behind the face from the front, on it from the side.

use super::Face;
use crate::colour::mix;
use crate::line::{Knot, blob};
use crate::motifs::figures::{Age, View};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Mass, Passes};

/// The shell of an ear, its hollow and its rim, 80 high; the face is to the right.
const SHELL: [At; 9] = [
    (-20.0, -26.0),
    (-2.0, -38.0),
    (16.0, -28.0),
    (20.0, -4.0),
    (12.0, 16.0),
    (9.0, 36.0),
    (-5.0, 42.0),
    (-13.0, 24.0),
    (-24.0, 0.0),
];

/// Both ears, seen from the front.
pub(super) fn paint_behind(face: &Face) {
    let skin = &face.head.skin;
    let (x, y) = match face.head.age {
        Age::Child => (9.0, 20.0),
        _ => (0.0, 8.0),
    };
    for side in [-1.0, 1.0] {
        let ring = [
            (88.0, -16.0),
            (102.0, -24.0),
            (113.0, -10.0),
            (110.0, 16.0),
            (102.0, 42.0),
            (90.0, 46.0),
        ];
        let place = |(px, py): At| (side * (px + x), py + y);
        let shell = blob(&ring.map(|at| Knot::from(place(at))));
        let warm = face
            .field
            .clone()
            .patch(place((102.0, 12.0)), (20.0, 40.0), skin.warm, 0.4);
        face.lay(
            Mass::new(&shell, warm)
                .passes(Passes::face(0.66))
                .found(0.1),
        );
        let hollow = [(98.0, -8.0), (107.0, -8.0), (104.0, 12.0), (99.0, 28.0)].map(place);
        face.lay(Brush::line(&hollow, 4.4, mix(skin.ramp[1], skin.cool, 0.4)).opacity(0.75));
    }
}

/// The near ear, seen from the side or past us.
pub(super) fn paint_before(face: &Face) {
    let skin = &face.head.skin;
    let down = if face.head.age == Age::Child {
        12.0
    } else {
        0.0
    };
    let (at, wide) = match face.head.view {
        View::Profile => ((-18.0, 14.0 + down), 1.0),
        View::ThreeQuarter => ((-80.0, 12.0 + down), 0.82),
        _ => return,
    };
    let place = |(x, y): At| (at.0 + x * wide, at.1 + y);
    let places = |line: &[At]| -> Vec<At> { line.iter().map(|&at| place(at)).collect() };
    let shell = blob(&SHELL.map(|at| Knot::from(place(at))));
    let light = face.tone(at, 0.05);
    let paint = face.field.clone().patch(at, (34.0, 60.0), light, 0.6);
    let paint = paint.patch((at.0, at.1 + 4.0), (22.0, 44.0), skin.warm, 0.3);
    let shade = mix(skin.ramp[1], skin.cool, 0.4);
    let behind = places(&[(-26.0, -8.0), (-16.0, 26.0), (-6.0, 44.0)]);
    face.lay(Brush::line(&behind, 10.0, shade).opacity(0.5));
    face.lay(
        Mass::new(&shell, paint)
            .passes(Passes::face(0.7))
            .found(0.1),
    );
    let hollow = [
        (-13.0, -6.0),
        (-8.0, -22.0),
        (6.0, -24.0),
        (11.0, -8.0),
        (4.0, 8.0),
        (-3.0, 16.0),
    ];
    face.lay(
        Brush::line(&places(&hollow), 5.4, shade)
            .profile(&[0.2, 0.8, 1.0, 0.9, 0.2])
            .opacity(0.85),
    );
    let flap = [(17.0, -12.0), (13.0, 4.0), (8.0, 14.0)];
    face.lay(Brush::line(&places(&flap), 4.0, shade).opacity(0.7));
    let rim = [(-20.0, -12.0), (-12.0, -31.0), (4.0, -33.0)];
    face.lay(Brush::line(&places(&rim), 4.6, face.tone(at, 0.14)).opacity(0.7));
}
