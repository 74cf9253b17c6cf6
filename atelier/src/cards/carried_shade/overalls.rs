//! The bib and the straps of overalls, cut to the trunk of whoever wears them.

use crate::line::{circle, curve, distance, poly, taper};
use crate::motifs::people::{CutPerson, Kind, Person};
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::svg::Ink;

/// The bib of somebody who faces to our right (1) or left (-1).
pub fn bib(scene: &Scene, person: &Person, cut: &CutPerson, side: f64) -> Ink {
    let trunk = cut.of(Kind::Trunk);
    let (hips, neck) = (cut.landmarks.hips, cut.landmarks.neck);
    let long = distance(hips, neck);
    let (ux, uy) = ((neck.0 - hips.0) / long, (neck.1 - hips.1) / long);
    // A place of the trunk: forward, up.
    let on = |forward: f64, up: f64| -> At {
        (
            hips.0 + ux * up * long - uy * side * forward * long,
            hips.1 + uy * up * long + ux * side * forward * long,
        )
    };
    let cloth = poly(&[
        on(-0.9, -0.4),
        on(-0.9, 0.2),
        on(-0.2, 0.26),
        on(-0.02, 0.62),
        on(0.34, 0.66),
        on(0.9, 0.62),
        on(0.9, -0.4),
    ])
    .fillet(5.0)
    .within(&trunk.grown(1.8));
    let far = taper(
        &curve(&[on(0.27, 0.64), on(0.3, 0.8), on(0.2, 0.98)]),
        &[13.0, 13.0, 12.0],
    );
    let near = taper(
        &curve(&[on(0.04, 0.6), on(0.02, 0.8), on(-0.1, 1.0)]),
        &[15.0, 15.0, 13.0],
    );
    let straps = near.and(&far).within(&trunk);
    let colour = person.clothes.bottom_colour;
    let pocket: Shape = poly(&[
        on(0.06, 0.54),
        on(0.26, 0.55),
        on(0.25, 0.34),
        on(0.07, 0.33),
    ])
    .within(&cloth);
    let lee = cloth.minus(&cloth.moved(-9.0, -5.0));
    let mut ink = scene.fill(&straps, colour) + scene.fill(&cloth, colour);
    ink += scene.veil(&lee, "#120f38", 0.35);
    ink += scene.veil(&pocket.minus(&pocket.grown(-1.8)), "#8f8ad0", 0.7);
    let top = cloth.minus(&cloth.moved(-1.0, 2.6));
    ink += scene.veil(&top, "#8f8ad0", 0.5);
    for at in [on(0.05, 0.61), on(0.27, 0.635)] {
        ink += scene.fill(&circle(at, 5.0).within(&trunk), "#f2b632");
    }
    ink
}
