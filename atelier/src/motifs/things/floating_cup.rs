//! A cup that floats.

use crate::line::{blob, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::At;
use crate::svg::Ink;
use crate::{knots, spots};

/// A cup of tea afloat, 52 wide, its rim 22 above the place.
pub fn teacup_afloat(scene: &Scene, at: At) -> Ink {
    let (x, y) = at;
    let cup = blob(&knots![
        x - 26.0, y - 22.0, corner; x + 26.0, y - 22.0, corner; x + 22.0, y - 4.0; x + 12.0, y + 6.0;
        x - 12.0, y + 6.0; x - 22.0, y - 4.0
    ]);
    let cup = handcut(&cup, 0.4, 12.0, 2);
    let ear = (x + 29.0, y - 11.0);
    let handle = ellipse(ear, 10.0, 9.0).minus(&ellipse(ear, 5.6, 5.0));
    let mut ink = scene.veil(&ellipse((x, y + 8.0), 44.0, 5.0), "#0f4a66", 0.35);
    ink += scene.sheet(&handle, "#f4ead6").lit(0.2).rim(1.0).ink();
    ink += scene.shadow(&cup, (2.0, 4.0), 4.0, "#0f4a66", 0.5);
    let sheet = scene.sheet(&cup, "#f8f0de").lit(0.2).shade(0.6);
    ink += sheet.dark("#8a9aa8").ink();
    ink += scene.fill(&ellipse((x, y - 22.0), 26.0, 5.0), "#c9bfae");
    ink += scene.fill(&ellipse((x, y - 21.0), 22.0, 3.6), "#7a3a22");
    let band = spots![x - 22.0, y - 8.0; x, y - 3.0; x + 21.0, y - 9.0];
    ink += scene.veil(&taper(&band, &[2.0, 2.6, 2.0]), "#e2472a", 0.9);
    let foam = spots![x - 40.0, y + 7.0; x, y + 10.0; x + 40.0, y + 6.0];
    ink + scene.veil(&taper(&foam, &[0.4, 3.0, 0.4]), "#f4fff0", 0.9)
}
