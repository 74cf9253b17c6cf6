//! Her right hand on the wheel: four fingers close over the rim, the thumb hooks behind it.

use crate::line::{blob, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

use super::cabin::{WHEEL, WHEEL_HALF, rim};
use super::travellers::dusk;

const SKIN: &str = "#cf9670";
const LINE: &str = "#5f3222";

/// A place by the rim: degrees around it, and out from its middle line.
fn by_rim(degrees: f64, out: f64) -> At {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (
        WHEEL.0 + (WHEEL_HALF.0 + out) * cos,
        WHEEL.1 + (WHEEL_HALF.1 + out) * sin,
    )
}

/// A finger from its knuckle over the rim and down behind it.
fn finger(degrees: f64, wide: f64) -> Shape {
    taper(
        &[
            by_rim(degrees + 3.0, -34.0),
            by_rim(degrees + 1.0, -16.0),
            by_rim(degrees, 4.0),
            by_rim(degrees - 0.6, 12.0),
        ],
        &[wide * 1.06, wide, wide * 1.08, wide * 0.96],
    )
}

pub fn hand(scene: &Scene) {
    let thumb = taper(
        &spots![330, 962; 312, 936; 303, 906; 304, 872; 310, 856],
        &[26.0, 24.0, 19.0, 17.0, 14.0],
    );
    piece(scene, &thumb);
    rim(scene, &rect(296.0, 820.0, 420.0, 900.0));
    let places = [(-45.0, 17.0), (-37.6, 17.5), (-30.0, 17.0), (-22.8, 15.0)];
    let back = blob(&knots![
        328, 992, corner; 320, 962; 308, 930; 308, 902; 314, 886; 330, 884; 350, 896; 366, 914; 374, 934; 372, 960; 376, 994, corner
    ]);
    let fingers = all(places.map(|(degrees, wide)| finger(degrees, wide)));
    let whole = back.and(&fingers).fillet(2.0);
    scene.add(scene.blurred(scene.veil(&whole.moved(-4.0, 6.0), "#04100e", 0.6), 4.0));
    piece(scene, &whole);
    let soft = |shape: &Shape, colour: &str, much: f64, r: f64| {
        scene.add(scene.clipped(&whole, scene.blurred(scene.veil(shape, colour, much), r)));
    };
    // Gaps between the fingers, light on each knuckle, and the joint that bends over the rim.
    for pair in places.windows(2) {
        let middle = (pair[0].0 + pair[1].0) / 2.0;
        let gap = taper(
            &[
                by_rim(middle + 2.4, -26.0),
                by_rim(middle + 1.0, -8.0),
                by_rim(middle, 16.0),
            ],
            &[1.0, 2.6, 3.4],
        );
        scene.add(scene.clipped(&whole, scene.veil(&gap, LINE, 0.9)));
    }
    for (degrees, _) in places {
        let ridge = [by_rim(degrees + 4.0, -56.0), by_rim(degrees + 2.6, -30.0)];
        soft(&taper(&ridge, &[2.0, 11.0]), "#f6d2a8", 0.6, 2.4);
        let joint = [
            by_rim(degrees - 2.0, -7.0),
            by_rim(degrees + 0.6, -4.0),
            by_rim(degrees + 3.0, -7.0),
        ];
        scene.add(scene.clipped(
            &whole,
            scene.veil(&taper(&joint, &[0.8, 1.8, 0.8]), LINE, 0.5),
        ));
    }
    dusk(scene, &whole.and(&thumb), (370.0, 830.0), 260.0, 0.6);
    scene.add(scene.veil(&whole.minus(&whole.moved(-1.6, 2.4)), "#ffe9b8", 0.7));
}

fn piece(scene: &Scene, shape: &Shape) {
    scene.add(scene.fill(shape, SKIN));
    let lee = shape.minus(&shape.moved(7.0, -8.0));
    let shade = scene.blurred(scene.veil(&lee, "#7a3f2a", 0.6), 3.0);
    scene.add(scene.clipped(shape, shade));
}
