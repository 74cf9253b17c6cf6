//! The tin that rolled away, and came to rest at our feet.

use crate::line::{circle, ellipse, rect};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::stops;

pub fn draw(scene: &Scene) {
    let spot = Spot::new(132.0, 1092.0, 1.0).turned(-24.0);
    let body = spot.put(&rect(-56.0, -34.0, 44.0, 34.0).and(&ellipse((44.0, 0.0), 15.0, 34.0)));
    let under = circle((0.0, 0.0), 66.0)
        .stretched(1.0, 0.2, (0.0, 0.0))
        .moved(130.0, 1128.0);
    scene.add(scene.multiplied(scene.blurred(scene.veil(&under, "#6b6f86", 0.6), 8.0)));
    let stops = stops![0, "#fbf4ea"; 0.35, "#e7a9a2"; 1, "#a8656c"];
    let (a, b) = (spot.point((0.0, -34.0)), spot.point((0.0, 34.0)));
    scene.add(scene.fill(&body, scene.linear(a, b, &stops)));
    let metal = stops![0, "#ffffff"; 0.4, "#c9d0d4"; 1, "#7d8894"];
    for x in [-56.0, 40.0] {
        let hoop = spot.put(&ellipse((x, 0.0), 15.5, 35.0).and(&rect(x, -35.0, x + 5.0, 35.0)));
        scene.add(scene.fill(&hoop, scene.linear(a, b, &metal)));
    }
    scene.add(scene.fill(&spot.put(&ellipse((-57.0, 0.0), 13.0, 31.0)), "#dfe4e4"));
    scene.add(scene.fill(&spot.put(&ellipse((-57.0, 0.0), 9.0, 24.0)), "#c5cdd0"));
    scene.add(scene.fill(&spot.put(&ellipse((-56.0, 1.0), 8.0, 22.0)), "#d6dcdc"));
}
