//! What anger does to a face: lips, teeth, tears, whiskers.

use crate::colour::mix;
use crate::line::{Knot, blob};
use crate::shape::At;
use crate::techniques::gouache::{Brush, Canvas, Head, Touch};
use crate::{knots, spots};

/// An open mouth, round the middle of a face past us.
const GAPE: [At; 10] =
    spots![-22, 2; -12, -7; 2, -8; 16, -6; 23, 3; 23, 26; 15, 46; 1, 51; -14, 45; -22, 24];
/// Wide, its corners drawn down.
const BAWL: [At; 10] =
    spots![-27, 26; -20, 4; -4, -4; 12, -2; 22, 8; 26, 28; 16, 35; 0, 31; -12, 32; -22, 36];

/// A mouth, its tongue, and a glimpse of upper teeth in the shade of the lip.
fn mouth(head: &Head, canvas: &Canvas, ring: &[At; 10], tall: f64) {
    let at = head.at(canvas);
    let p = |(x, y): At| (42.0 + x, 88.0 + y * tall);
    let open = blob(&ring.map(|place| Knot::from(p(place))));
    at.lay(Touch::new(
        &open.grown(5.0),
        mix(head.skin.lip, "#8a2c22", 0.4),
    ));
    at.lay(Touch::new(&open, "#34101a"));
    let tongue = blob(&knots![
        24, 88.0 + 54.0 * tall; 32, 88.0 + 30.0 * tall; 44, 88.0 + 26.0 * tall; 56, 88.0 + 31.0 * tall; 62, 88.0 + 54.0 * tall; 42, 88.0 + 60.0 * tall
    ]);
    at.lay(Touch::new(&tongue.within(&open), "#b4503e"));
    let teeth = open
        .minus(&open.moved(0.0, 8.0))
        .within(&blob(&knots![24, 60; 60, 60; 58, 102; 42, 104; 28, 102]));
    at.lay(Touch::new(&teeth, "#d9ae86").opacity(0.9));
}

/// At the top of her voice.
pub fn shout(head: &Head, canvas: &Canvas) {
    mouth(head, canvas, &GAPE, 1.0);
}

/// He does not see you, he does not hear you, he has nothing to say.
pub fn ice(head: &Head, canvas: &Canvas) {
    let at = head.at(canvas);
    at.lay(
        Brush::new(
            &spots![4, 86; 22, 74; 42, 77; 62, 74; 78, 86],
            15.0,
            "#f3dcba",
        )
        .profile(&[0.2, 1.0, 0.85, 1.0, 0.2])
        .dry(0.12),
    );
    for x in [14.0, 30.0, 54.0, 68.0] {
        at.lay(Brush::line(&[(x, 74.0), (x - 4.0, 88.0)], 3.0, "#b9896a").opacity(0.6));
    }
    // Brows like eaves.
    for line in [
        spots![-26, -30; 0, -42; 24, -36],
        spots![54, -36; 68, -42; 82, -30],
    ] {
        at.lay(
            Brush::new(&line, 11.0, "#f0d6b0")
                .profile(&[0.4, 1.0, 0.6])
                .dry(0.15),
        );
    }
}

/// Tears, and a mouth that has lost its shape.
pub fn wail(head: &Head, canvas: &Canvas) {
    mouth(head, canvas, &BAWL, 0.95);
    let at = head.at(canvas);
    for line in [
        spots![-18, 30; -26, 54; -24, 84; -12, 112],
        spots![6, 32; 2, 50; 4, 66; 8, 80],
        spots![74, 30; 82, 50; 84, 70; 80, 90],
    ] {
        at.lay(
            Brush::new(&line, 8.0, "#ffdcbc")
                .profile(&[0.3, 0.7, 0.8, 1.0])
                .sleek()
                .opacity(0.5),
        );
        at.lay(
            Brush::line(&line, 3.0, "#fff6ea")
                .profile(&[0.1, 0.5, 1.0])
                .opacity(0.85),
        );
    }
}

/// A beard around a mouth that roars.
pub fn roar(head: &Head, canvas: &Canvas, ramp: [&str; 4]) {
    let at = head.at(canvas);
    let beard = blob(&knots![
        -86, 30; -62, 50; -34, 82; 2, 86; 20, 70; 42, 74; 62, 68; 82, 82; 98, 66; 104, 120; 92, 168; 60, 196; 14, 196; -36, 178; -76, 132; -94, 74
    ]);
    at.lay(
        head.hair_of(
            &beard,
            &[
                &spots![-80, 50; -50, 120; 10, 190],
                &spots![-40, 90; -10, 140; 30, 186],
                &spots![96, 80; 92, 130; 60, 190],
                &spots![20, 78; -10, 84; -30, 110],
                &spots![62, 76; 84, 86; 92, 110],
            ],
        )
        .found(0.2),
    );
    mouth(head, canvas, &BAWL, 1.25);
    at.lay(
        Brush::new(
            &spots![4, 98; 20, 78; 42, 76; 62, 76; 80, 96],
            15.0,
            ramp[1],
        )
        .profile(&[0.3, 1.0, 0.8, 1.0, 0.3])
        .dry(0.12),
    );
}
