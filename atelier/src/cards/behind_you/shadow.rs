//! What the sun at our back throws before us: ourselves with the camera, and what stands behind us, up to the cloth.

use crate::knots;
use crate::line::{blob, circle, poly, rect, taper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::spots;

use super::cloth::cloth;
use super::reflection;
use super::yard::EDGE;

const BLUE: &str = "#35509a";

/// It, upright: on the cloth, and on the children before it.
fn upright() -> Shape {
    let it = Spot::new(406.0, 330.0, 1.34).put(&reflection::stag());
    let it = it.bent(|(x, y)| (406.0 + (x - 406.0) * 1.2 + 4.0 * (y / 40.0).sin(), y));
    // It is slender below the neck.
    let it = it.minus(&rect(0.0, 500.0, 800.0, 1300.0));
    let body = blob(&knots![
        348, 470; 464, 470; 480, 560; 492, 650; 490, 760; 500, 900; 500, 1080; 290, 1080; 292, 900; 304, 760; 308, 650; 328, 560
    ]);
    it.and(&body.fillet(20.0)).fillet(4.0)
}

/// Its legs in the sand.
fn legs() -> Shape {
    all([
        taper(&spots![338, 830; 320, 980; 282, 1230], &[64.0, 38.0, 46.0]),
        taper(&spots![462, 830; 492, 980; 540, 1230], &[64.0, 40.0, 48.0]),
        taper(&spots![376, 830; 366, 960; 336, 1230], &[60.0, 32.0, 40.0]),
        taper(&spots![428, 830; 444, 960; 480, 1230], &[60.0, 34.0, 40.0]),
    ])
}

/// We, bent over the camera, one hand up: look here.
fn ourselves() -> Shape {
    let camera = poly(&spots![196, 1040; 250, 1036; 256, 1084; 192, 1088]);
    let head = circle((166.0, 1062.0), 27.0);
    let back =
        blob(&knots![140, 1078; 180, 1082; 214, 1120; 222, 1230; 60, 1230; 78, 1140; 108, 1096]);
    let arm = taper(&spots![104, 1110; 66, 1064; 72, 1004], &[34.0, 24.0, 18.0]);
    let legs = all([
        taper(&spots![222, 1080; 196, 1230], &[10.0, 12.0]),
        taper(&spots![228, 1080; 262, 1230], &[10.0, 12.0]),
        taper(&spots![232, 1080; 322, 1230], &[10.0, 12.0]),
    ]);
    let fingers = all([
        taper(&spots![72, 1012; 60, 984], &[9.0, 6.0]),
        taper(&spots![72, 1010; 74, 978], &[9.0, 6.0]),
        taper(&spots![74, 1012; 88, 986], &[9.0, 6.0]),
    ]);
    all([camera, head, back, arm, legs, fingers]).fillet(3.0)
}

/// Over all, and over everybody of the class, from the furthest to the nearest: it bends where they are round.
pub fn draw(scene: &Scene, everybody: &[Shape]) {
    let class = all(everybody.iter().cloned());
    let ground = rect(-20.0, EDGE, 820.0, 1220.0).minus(&class);
    let on = |shape: &Shape, much: f64, soft: f64| {
        let dark = scene.blurred(scene.veil(shape, BLUE, much), soft);
        scene.add(scene.multiplied(dark));
    };
    let it = upright();
    on(&it.within(&cloth()).minus(&class), 0.86, 1.0);
    let mut shaded = Shape::nothing();
    for (i, somebody) in everybody.iter().enumerate() {
        let seen = somebody.minus(&all(everybody[i + 1..].iter().cloned()));
        let b = somebody.bounds();
        let (middle, wide) = (b.middle().0, b.width() * 0.5);
        let near = i as f64 / 11.0;
        let round = it.bent(|(x, y)| {
            let off = ((x - middle) / wide).clamp(-1.0, 1.0);
            let back = 1.0 - (1.0 - off * off).sqrt();
            (
                x - 4.0 - 14.0 * near + 7.0 * (y / 31.0 + i as f64).sin(),
                y + 30.0 - 16.0 * back,
            )
        });
        shaded = shaded.and(&round.within(&seen));
    }
    let sunny = class.minus(&shaded);
    on(&shaded, 0.52, 1.4);
    scene.add(scene.shining(scene.veil(&sunny, "#ffb060", 0.13)));
    on(&legs().within(&ground), 0.7, 1.6);
    on(&ourselves().minus(&class), 0.78, 1.4);
}
