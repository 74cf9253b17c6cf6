//! What hangs in the air: a handbag and its peppermints, his cap, two ice creams.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot};
use crate::svg::Ink;
use crate::{knots, spots};

pub fn draw(scene: &Scene) {
    scene.add(handbag(scene, Spot::new(356.0, 430.0, 1.0).turned(152.0)));
    let mints = [
        (262.0, 470.0, 15.0),
        (384.0, 560.0, 17.0),
        (430.0, 520.0, 14.0),
        (462.0, 566.0, 13.0),
        (330.0, 590.0, 14.0),
        (456.0, 474.0, 15.0),
        (316.0, 724.0, 15.0),
        (424.0, 760.0, 14.0),
        (380.0, 812.0, 15.0),
        (330.0, 524.0, 12.0),
        (494.0, 512.0, 10.0),
        (352.0, 766.0, 12.0),
    ];
    for (x, y, r) in mints {
        scene.add(peppermint(
            scene,
            Spot::new(x, y, r / 16.0).turned(x * 1.7),
            1.0,
        ));
    }
    scene.add(cap(scene, Spot::new(640.0, 300.0, 1.1).turned(-20.0)));
    scene.add(ice_cream(
        scene,
        Spot::new(140.0, 330.0, 1.05).turned(164.0),
        ["#ffb3c6", "#fff4e0"],
    ));
    scene.add(ice_cream(
        scene,
        Spot::new(486.0, 352.0, 1.0).turned(24.0),
        ["#bfe8d0", "#fff4e0"],
    ));
}

/// Some have landed already.
pub fn landed(scene: &Scene) {
    for (x, y, r) in [
        (272.0, 1160.0, 20.0),
        (566.0, 1096.0, 16.0),
        (690.0, 1060.0, 17.0),
        (648.0, 1156.0, 20.0),
        (120.0, 1178.0, 21.0),
        (420.0, 1130.0, 18.0),
    ] {
        let under = ellipse((x + 3.0, y + 8.0), r * 1.1, r * 0.5);
        scene.add(scene.blurred(scene.veil(&under, "#5a1030", 0.6), 3.0));
        scene.add(peppermint(scene, Spot::new(x, y, r / 16.0).turned(x), 0.55));
    }
}

/// A white sweet with red swirls; one that lies is less high than wide.
fn peppermint(scene: &Scene, spot: Spot, high: f64) -> Ink {
    let put = |shape: &Shape| spot.put(shape).stretched(1.0, high, spot.at);
    let disc = put(&circle((0.0, 0.0), 16.0));
    let mut ink = scene.veil(&disc.moved(2.0, 4.0), "#8a3a1a", 0.3);
    ink += scene.fill(&disc, "#fffaf2");
    for i in 0..5 {
        let swirl = taper(&spots![2, 0; 9, -5; 16, -5], &[2.0, 5.0, 8.0])
            .turned(f64::from(i) * 72.0, (0.0, 0.0));
        ink += scene.fill(&put(&swirl).within(&disc), "#e0203c");
    }
    ink
}

fn lit(scene: &Scene, shape: &Shape, colour: &str, dark: impl Into<Colour>, seed: i64) -> Ink {
    let shape = handcut(shape, 0.7, 16.0, seed);
    let ink = scene.fill(&shape, colour)
        + scene.veil(&shape.minus(&shape.moved(-4.0, -9.0)), dark.into(), 0.8);
    ink + scene.veil(&shape.minus(&shape.moved(1.0, 3.0)), "#fff4d8", 0.75)
}

/// A frame bag, gaping.
fn handbag(scene: &Scene, spot: Spot) -> Ink {
    let strap = taper(
        &spot.points(spots![-38, -34; -44, -92; -6, -122; 34, -96; 40, -36]),
        &[7.0, 7.0, 7.0, 7.0, 7.0],
    );
    let inside = blob(&knots![-56, -36; -30, -62; 8, -68; 44, -58; 58, -34; 10, -22]);
    let bag = blob(
        &knots![-58, -34; -20, -24; 22, -24; 60, -34; 70, 20; 58, 58; 0, 66; -56, 58; -68, 20],
    );
    let mut ink = lit(scene, &strap, "#6a1a2a", "#3a0f22", 1);
    ink += scene.fill(&spot.put(&inside), "#3a0f22");
    ink += lit(scene, &spot.put(&bag), "#b8283a", "#6a1232", 2);
    let frame = taper(
        &spot.points(spots![-60, -36; -20, -25; 22, -25; 62, -36]),
        &[7.0, 8.0, 8.0, 7.0],
    );
    ink += lit(scene, &frame, "#ffd870", "#a8682a", 3);
    let far = taper(
        &spot.points(spots![-58, -36; -30, -62; 8, -68; 44, -58; 60, -34]),
        &[5.0; 5],
    );
    ink += lit(scene, &far, "#e8b850", "#a8682a", 4);
    ink + scene.fill(&spot.put(&circle((0.0, -22.0), 8.0)), "#fff0b8")
}

/// A flat cap, from the side and a little from below.
fn cap(scene: &Scene, spot: Spot) -> Ink {
    let crown = blob(&knots![-74, 10; -62, -24; -20, -44; 34, -40; 70, -14; 72, 10; 0, 20]);
    let visor = blob(&knots![-26, 4; -76, 2; -110, 20; -98, 30; -50, 26; -6, 20]);
    let lining = blob(&knots![-70, 10; -20, 4; 40, 4; 72, 10; 40, 22; -20, 24]);
    let mut ink = lit(scene, &spot.put(&crown), "#37608c", "#1c2f5c", 5);
    let whole = spot.put(&crown);
    for i in -6..=6 {
        let n = f64::from(i) * 13.0;
        for weave in [
            poly(&[(n, -60.0), (n + 1.6, -60.0), (n + 1.6, 30.0), (n, 30.0)]),
            taper(&[(-90.0, n), (0.0, n - 10.0), (90.0, n + 4.0)], &[1.6; 3]),
        ] {
            ink += scene.veil(&spot.put(&weave).within(&whole), "#a8c8e0", 0.3);
        }
    }
    ink += scene.fill(&spot.put(&circle((14.0, -43.0), 6.0)), "#1c2f5c");
    ink += scene.fill(&spot.put(&lining), "#8a4a3a");
    ink + lit(scene, &spot.put(&visor), "#2c4c78", "#1c2f5c", 6)
}

/// A cone with two scoops.
fn ice_cream(scene: &Scene, spot: Spot, scoops: [&str; 2]) -> Ink {
    let cone = poly(&spots![-28, 0; 28, 0; 3, 92; -3, 92]);
    let mut ink = lit(scene, &spot.put(&cone), "#e09a4a", "#a05a2a", 7);
    let whole = spot.put(&cone);
    for i in -3..8 {
        let y = f64::from(i) * 15.0;
        for way in [-1.0, 1.0] {
            let line = poly(&[
                (-40.0 * way, y),
                (40.0 * way, y + 34.0),
                (40.0 * way, y + 37.0),
                (-40.0 * way, y + 3.0),
            ]);
            ink += scene.veil(&spot.put(&line).within(&whole), "#8a4a20", 0.5);
        }
    }
    let lower = blob(
        &knots![-36, 4; -38, -20; -20, -42; 20, -42; 38, -20; 36, 4; 20, 12; 6, 4; -10, 16; -22, 6],
    );
    let upper =
        blob(&knots![-28, -42; -30, -62; -12, -82; 16, -80; 30, -60; 28, -40; 8, -32; -12, -34]);
    ink += lit(
        scene,
        &spot.put(&lower),
        scoops[0],
        mix(scoops[0], "#7a3a80", 0.45),
        8,
    );
    ink + lit(scene, &spot.put(&upper), scoops[1], "#e0b080", 9)
}
