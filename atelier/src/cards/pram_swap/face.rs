//! The face of a baby: round cheeks, a button of a nose, one curl.

use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::people::part::{light, line_of, shade};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::{knots, spots};

use super::boy::SKIN;

/// The head, its middle at a place.
pub fn draw(scene: &Scene, (x, y): At) {
    let spot = Spot::new(x, y + 2.0, 1.0).turned(-4.0);
    let put = |shape: &Shape| spot.put(shape);
    let skin = SKIN.into();
    let ear = put(&blob(
        &knots![72, -6; 88, -16; 98, 2; 92, 28; 78, 40; 68, 30],
    ));
    scene.add(scene.fill(&ear, shade(skin, 0.4)));
    let inner = put(&taper(
        &spots![78, 0; 90, 2; 86, 22; 78, 28],
        &[2.0, 4.0, 4.0, 1.0],
    ));
    scene.add(scene.veil(&inner, line_of(skin), 0.5));
    let head = blob(&knots![
        -10, -104; 48, -92; 80, -48; 82, 0; 76, 46; 48, 84; 0, 97; -48, 90; -82, 62; -88, 28; -78, -2; -84, -44; -60, -88
    ]);
    let head = handcut(&put(&head), 0.6, 30.0, 3);
    scene.add(scene.shadow(&head, (3.0, 9.0), 6.0, "#1f5a60", 0.55));
    scene.add(scene.fill(&head, SKIN));
    let soft = |shape: &Shape, colour: crate::colour::Colour, much: f64, r: f64| {
        scene.add(scene.clipped(&head, scene.blurred(scene.veil(shape, colour, much), r)));
    };
    soft(
        &head.minus(&head.moved(-22.0, -10.0)),
        shade(skin, 1.5),
        0.8,
        9.0,
    );
    soft(
        &put(&ellipse((-20.0, -52.0), 46.0, 34.0)),
        light(skin, 1.6),
        0.8,
        14.0,
    );
    let cap = blob(
        &knots![-140, -160; 140, -160; 140, 10; 84, -4; 70, -56; 20, -84; -40, -84; -80, -52; -140, 0],
    );
    soft(&put(&cap), "#5a3320".into(), 0.55, 9.0);
    for (dx, dy) in [(-56.0, 44.0), (42.0, 44.0)] {
        soft(
            &put(&ellipse((dx, dy), 24.0, 18.0)),
            "#e0604a".into(),
            0.45,
            8.0,
        );
    }
    eyes(scene, &spot);
    let brows = [
        spots![-68, -24; -50, -36; -30, -34],
        spots![14, -36; 34, -40; 52, -30],
    ];
    for line in brows {
        let brow = put(&taper(&line, &[2.0, 6.0, 2.0]));
        scene.add(scene.veil(&brow, "#4a2a20", 0.85));
    }
    let nose = put(&ellipse((-16.0, 30.0), 13.0, 9.0));
    scene.add(scene.veil(&nose.minus(&nose.moved(0.0, -4.0)), line_of(skin), 0.55));
    scene.add(scene.veil(
        &put(&ellipse((-19.0, 26.0), 7.0, 4.0)),
        light(skin, 2.0),
        0.8,
    ));
    mouth(scene, &spot);
    curl(scene, &spot);
}

/// Large and dark: they look ahead, to the pram.
fn eyes(scene: &Scene, spot: &Spot) {
    for (dx, wide) in [(-47.0, 18.0), (26.0, 20.0)] {
        let at = |a: f64, b: f64| spot.point((dx + a, 2.0 + b));
        let white = ellipse(at(0.0, 0.0), wide, 18.0);
        scene.add(scene.fill(&white, "#fff6ea"));
        let iris = circle(at(-3.5, 0.5), 15.5).within(&white);
        scene.add(scene.fill(&iris, "#3a2218"));
        let low = iris.minus(&iris.moved(0.0, -6.0));
        scene.add(scene.veil(&low, "#8a5a3a", 0.7));
        scene.add(scene.fill(&circle(at(-4.0, 0.0), 8.5), "#170e10"));
        scene.add(scene.fill(&circle(at(-9.0, -6.0), 4.6), "#ffffff"));
        let lid = taper(
            &[
                at(-wide - 1.0, -3.0),
                at(-wide * 0.5, -16.0),
                at(wide * 0.5, -16.5),
                at(wide + 1.0, -2.0),
            ],
            &[1.5, 4.2, 4.2, 1.5],
        );
        scene.add(scene.fill(&lid, "#3a2018"));
    }
}

/// Wide open, without a tooth.
fn mouth(scene: &Scene, spot: &Spot) {
    let open = blob(
        &knots![-46, 50, corner; -30, 54; -14, 55; 4, 54; 20, 49, corner; 14, 66; -2, 79; -22, 80; -38, 70],
    );
    let open = spot.put(&open);
    scene.add(scene.fill(&open, "#6e1f28"));
    let tongue = spot.put(&ellipse((-14.0, 78.0), 20.0, 13.0)).within(&open);
    scene.add(scene.fill(&tongue, "#e06a70"));
    for line in [
        spots![-50, 46; -46, 52; -42, 52],
        spots![24, 44; 20, 50; 16, 51],
    ] {
        let corner = spot.put(&taper(&line, &[1.0, 4.0, 1.0]));
        scene.add(scene.veil(&corner, line_of(SKIN.into()), 0.7));
    }
}

/// All the hair there is.
fn curl(scene: &Scene, spot: &Spot) {
    let curl = taper(
        &spots![14, -88; -8, -100; -14, -124; 4, -136; 18, -124; 8, -114],
        &[12.0, 12.0, 10.0, 9.0, 7.0, 2.0],
    );
    let curl = spot.put(&curl);
    scene.add(scene.fill(&curl, "#3f241c"));
    scene.add(scene.veil(&curl.minus(&curl.moved(2.0, 3.0)), "#8a5a40", 0.8));
}
