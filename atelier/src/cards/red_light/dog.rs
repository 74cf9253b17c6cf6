//! A dog behind the rear window, which has a good view of us and of nothing else.

use crate::knots;
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};

const COAT: &str = "#d8b48a";
const EAR: &str = "#7a4f38";

pub fn draw(scene: &Scene, at: At, pane: &Shape) {
    let spot = Spot::new(at.0, at.1, 0.88).turned(-6.0);
    let put = |shape: Shape| spot.put(&shape);
    let add = |shape: &Shape, colour: &str, much: f64| {
        scene.add(scene.veil(&shape.within(pane), colour, much));
    };
    let chest = put(blob(
        &knots![-44, 130; -40, 60; -26, 36; 26, 36; 42, 62; 46, 130],
    ));
    add(&chest, "#b98f68", 1.0);
    let head = put(blob(&knots![
        0, -50; 30, -44; 42, -18; 36, 10; 27, 30; 24, 48; 0, 58; -24, 48; -27, 30; -36, 10; -42, -18; -30, -44
    ]));
    let head = handcut(&head, 0.6, 14.0, 3);
    add(&head.moved(3.0, 8.0), "#15162a", 0.5);
    add(&head, COAT, 1.0);
    add(&head.minus(&head.moved(-7.0, -4.0)), "#8a5f4a", 0.45);
    let blaze = put(blob(
        &knots![-7, -50; 7, -50; 10, -10; 22, 26; 20, 48; 0, 56; -20, 48; -22, 26; -10, -10],
    ));
    add(&blaze.within(&head), "#f6ead6", 1.0);
    for side in [-1.0, 1.0] {
        let ear = put(taper(
            &[
                (side * 30.0, -40.0),
                (side * 50.0, -26.0),
                (side * 52.0, 12.0),
            ],
            &[20.0, 32.0, 18.0],
        ));
        add(&ear.moved(2.0, 5.0), "#15162a", 0.4);
        add(&ear, EAR, 1.0);
        add(&ear.minus(&ear.moved(-2.0, 4.0)), "#c99a78", 0.5);
        add(
            &put(ellipse((side * 18.0, -10.0), 6.0, 6.6)),
            "#2a1a1c",
            1.0,
        );
        add(
            &put(circle((side * 18.0 - 2.0, -12.4), 1.9)),
            "#fff6ea",
            1.0,
        );
    }
    let tongue = put(blob(&knots![-9, 40; 9, 40; 10, 60; 0, 74; -9, 62]));
    let open = put(ellipse((0.0, 41.0), 13.0, 8.0));
    add(&open, "#4a1f26", 1.0);
    add(&tongue, "#e5737c", 1.0);
    add(
        &put(taper(&[(0.0, 44.0), (0.0, 64.0)], &[1.6, 1.0])),
        "#a8404e",
        0.8,
    );
    add(
        &put(blob(&knots![-11, 18; 11, 18; 8, 27; 0, 32; -8, 27])),
        "#2a1a1c",
        1.0,
    );
    for side in [-1.0, 1.0] {
        let lip = put(taper(
            &[(0.0, 30.0), (side * 8.0, 39.0), (side * 18.0, 35.0)],
            &[2.2, 2.4, 1.0],
        ));
        add(&lip, "#4a2c2a", 0.9);
    }
}
