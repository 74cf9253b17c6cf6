//! The tin that rolled away, and came to rest at our feet.

use crate::line::{ellipse, rect, taper};
use crate::scene::Scene;
use crate::shape::Spot;
use crate::stops;

pub fn draw(scene: &Scene) {
    let spot = Spot::new(128.0, 1094.0, 1.0).turned(-7.0);
    let body = spot.put(&rect(-56.0, -34.0, 44.0, 34.0).and(&ellipse((44.0, 0.0), 15.0, 34.0)));
    // It lies on the floor.
    let on_floor = |grown: f64| {
        let line = [(-60.0, 34.0), (-4.0, 35.0), (56.0, 33.0)];
        spot.put(&taper(&line, &[10.0 + grown, 14.0 + grown, 10.0 + grown]))
    };
    for (grown, soft, much) in [(26.0, 9.0, 0.45), (2.0, 3.0, 0.75)] {
        let under = scene.blurred(scene.veil(&on_floor(grown), "#555a74", much), soft);
        scene.add(scene.multiplied(under));
    }
    let stops = stops![0, "#fbe9d8"; 0.3, "#e2685a"; 1, "#8f3548"];
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
    // A band of its label.
    let label = spot.put(&rect(-26.0, -35.0, 12.0, 35.0)).within(&body);
    let pale = stops![0, "#ffffff"; 0.4, "#f3e6cf"; 1, "#a99a98"];
    scene.add(scene.fill(&label, scene.linear(a, b, &pale)));
    scene.add(scene.fill(&spot.put(&ellipse((-7.0, 2.0), 11.0, 14.0)), "#d8503f"));
}
