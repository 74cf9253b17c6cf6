//! What lies behind the hands.

use crate::colour::mix;
use crate::line::{Stroke, handcut, rect, towards};
use crate::motifs::sky::aperture;
use crate::scene::Scene;
use crate::shape::Spot;
use crate::stops;
use crate::svg::Ink;

pub fn sky(scene: &Scene) {
    let stops =
        stops![0, "#fff6d4"; 0.2, "#fbe3a4"; 0.45, "#e8b95c"; 0.75, "#bd7f34"; 1, "#7c4a28"];
    scene.sky(scene.radial((400.0, 440.0), 900.0, &stops), 3, 0.09);
    let middle = (400.0, 450.0);
    for (i, (rx, ry, colour)) in [
        (250.0, 300.0, "#f3d48c"),
        (345.0, 420.0, "#e2b056"),
        (450.0, 560.0, "#c78a3c"),
    ]
    .into_iter()
    .enumerate()
    {
        let i = i as i64;
        let sheet = handcut(&aperture(middle, rx, ry, 0.05, i + 4), 1.3, 50.0, i);
        let stops = stops![
            0.2, mix(colour, "#fff0c0", 0.35); 0.5, colour; 1, mix(colour, "#5a3220", 0.6)
        ];
        let paper = scene.fill(&sheet, scene.radial(middle, 820.0, &stops));
        scene.add(scene.shadow(&sheet, (0.0, 4.0), 14.0, "#8a5220", 0.34));
        scene.add(scene.washed(paper, 5 + i, 0.07));
        scene.add(scene.rim(&sheet, (1.5, 2.0), "#fff0c0", 0.4, middle, 300.0));
    }
}

/// The sky is a sea chart: rhumb lines and dotted soundings.
pub fn chart(scene: &Scene) -> Ink {
    let (middle, brown) = ((400.0, 440.0), "#6a3c1c");
    let mut ink = Ink::none();
    for i in 0..32 {
        let degrees = f64::from(i) * 11.25 + 3.0;
        let (width, opacity) = if i % 4 == 0 { (2.4, 0.34) } else { (1.2, 0.2) };
        let ends = [
            towards(middle, degrees, 300.0),
            towards(middle, degrees, 1000.0),
        ];
        let line = Stroke::new(&ends, &[1.0, width]).blunt().shape();
        ink += scene.veil(&line, brown, opacity);
    }
    for r in [392.0, 560.0] {
        let count = (r / 3.4) as u32;
        for i in 0..count {
            let degrees = 360.0 * f64::from(i) / f64::from(count - 1);
            let (sin, cos) = degrees.to_radians().sin_cos();
            let spot = Spot::new(400.0 + r * cos, 440.0 + r * 1.12 * sin, 1.0);
            let dash = spot.turned(degrees + 90.0).put(&rect(-5.0, -0.8, 5.0, 0.8));
            ink += scene.veil(&dash, brown, 0.38);
        }
    }
    ink
}
