//! The tram, at its stop.

use super::{DEEP, LAMP, PALE};
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Draws the tram around a place on the rails.
pub fn draw(scene: &Scene, at: At) {
    let spot = Spot::new(at.0, at.1, 1.3).turned(-1.6);
    let cut = |shape: &Shape, seed: i64| handcut(&spot.put(shape), 0.5, 20.0, seed);
    scene.add(scene.glow((at.0, at.1 - 54.0), 260.0, "#ffe0a0", 0.55, 0.4));
    let rails = spot.put(&taper(
        &spots![-190, 2; -60, 1; 60, 1; 130, -2],
        &[2.0, 2.0],
    ));
    scene.add(scene.fill(&rails, "#3a2620"));
    let wheels = all([-54.0, -32.0, 32.0, 54.0].map(|x| circle((x, -5.0), 7.5)));
    scene.add(scene.sheet(&cut(&wheels, 3), "#2a2226").rim(1.0));
    let skirt =
        blob(&knots![-78, -6, corner; -82, -14; -76, -20; 76, -20; 82, -14; 78, -6, corner]);
    scene.add(scene.sheet(&cut(&skirt, 4), "#2c3a3c").rim(0.8));
    let body = blob(&knots![
        -84, -14, corner; -88, -34; -85, -58; -78, -72; -60, -77; 0, -79; 60, -77; 78, -72; 85, -58; 88, -34; 84, -14, corner
    ]);
    let body = cut(&body, 5);
    scene.add(scene.shadow(&body, (-3.0, 7.0), 8.0, DEEP, 0.6));
    scene.add(
        scene
            .sheet(&body, "#f0deb0")
            .lit(0.3)
            .shade(0.4)
            .dark("#a8703c")
            .rim(1.6),
    );
    let low = blob(&knots![
        -84, -14, corner; -88, -34; -87, -40, corner; 0, -42; 87, -40, corner; 88, -34; 84, -14, corner
    ]);
    let low = cut(&low, 6).within(&body);
    scene.add(
        scene
            .sheet(&low, "#1c6a70")
            .lit(0.25)
            .shade(0.5)
            .dark("#12383c")
            .rim(1.0),
    );
    let roof = blob(
        &knots![-80, -70, corner; -66, -80; -40, -86; 0, -88; 40, -86; 66, -80; 80, -70, corner; 0, -74],
    );
    scene.add(
        scene
            .sheet(&cut(&roof, 7), "#24595a")
            .lit(0.3)
            .shade(0.5)
            .dark("#12383c")
            .rim(1.4),
    );
    let line = spot.put(&taper(&spots![-86, -31; 0, -33; 86, -31], &[1.8, 1.8]));
    scene.add(scene.fill(&line, LAMP));
    let pane = |x: f64, wide: f64| {
        blob(&knots![
            x - wide, -44, corner; x - wide, -62; x - wide + 3.0, -67; x, -68; x + wide - 3.0, -67; x + wide, -62; x + wide, -44, corner
        ])
    };
    let windows = all([-71.0, -43.0, -21.0, 29.0, 51.0, 73.0]
        .map(|x| pane(x, if f64::abs(x) > 70.0 { 8.0 } else { 9.0 })));
    let windows = cut(&windows, 8);
    let glow = scene.linear(
        (0.0, at.1 - 90.0),
        (0.0, at.1 - 54.0),
        &stops![0, "#fffbe6"; 1, "#ffe08a"],
    );
    scene.add(scene.fill(&windows.grown(1.8), "#8a5a30"));
    scene.add(scene.fill(&windows, glow));
    // Passengers, and a driver who has time.
    let heads = [(-43.0, 0.9), (-21.0, 1.0), (51.0, 0.95), (-73.0, 1.0)];
    let heads = all(heads.map(|(x, size)| {
        let bust = blob(&knots![-6, 12, corner; -6, 4; -2.4, 1; -4, -3; -3.4, -8; 0, -10; 3.6, -8; 4, -3; 2.4, 1; 6, 4; 6, 12, corner]);
        Spot::new(x, -53.0, size).put(&bust)
    }));
    scene.add(scene.clipped(&windows, scene.fill(&spot.put(&heads), "#5a2c22")));
    let door =
        blob(&knots![-7, -10, corner; -7, -62; -4, -68; 4, -70; 14, -68; 17, -62; 17, -10, corner]);
    let door = cut(&door, 9);
    scene.add(scene.fill(&door.grown(2.0), "#8a5a30"));
    scene.add(scene.fill(&door, glow_door(scene, at)));
    let step = spot.put(&blob(
        &knots![-10, -9, corner; 20, -9, corner; 22, -3, corner; -12, -3, corner],
    ));
    scene.add(scene.sheet(&step, "#3a2a28").rim(1.0));
    let front = spot.point((-88.0, -26.0));
    scene.add(scene.glow(front, 54.0, PALE, 0.9, 0.3));
    scene.add(scene.fill(&ellipse(front, 4.0, 5.0), "#fffbe6"));
    let pole = spot.put(&taper(&spots![10, -86; 28, -93; 48, -99], &[2.4, 1.6]));
    scene.add(scene.fill(&pole, "#24383a"));
    let spill = spot.put(&blob(
        &knots![-8, 0, corner; 18, 0, corner; 34, 12; -22, 12],
    ));
    scene.add(scene.veil(&spill, LAMP, 0.5));
}

fn glow_door(scene: &Scene, at: At) -> crate::svg::Fill {
    let stops = stops![0, "#fff6d0"; 1, "#ffd274"];
    scene.linear((0.0, at.1 - 72.0), (0.0, at.1 - 8.0), &stops)
}
