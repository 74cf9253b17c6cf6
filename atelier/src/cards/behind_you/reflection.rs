//! What stands behind us: bright air, and before it something that branches. It is seen only in a pair of glasses, and as a shadow.

use crate::line::{between, blob, circle, ellipse, step, taper};
use crate::motifs::people::Landmarks;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// It, around the place where its head or its crown begins, a unit high: antlers, boughs or fingers.
pub fn branches() -> Shape {
    let beam = |line: &[At], widths: &[f64]| taper(line, widths);
    all([
        beam(
            &spots![-8, 60; -22, 10; -64, -30; -92, -86; -84, -140],
            &[26.0, 24.0, 21.0, 16.0, 4.0],
        ),
        beam(&spots![-40, -8; -84, -14; -122, -52], &[18.0, 14.0, 3.0]),
        beam(&spots![-66, -34; -56, -78; -40, -108], &[16.0, 12.0, 3.0]),
        beam(
            &spots![-90, -84; -128, -104; -140, -142],
            &[14.0, 10.0, 3.0],
        ),
        beam(
            &spots![8, 60; 26, 6; 70, -40; 88, -100; 74, -164],
            &[26.0, 24.0, 21.0, 16.0, 4.0],
        ),
        beam(&spots![46, -12; 92, -24; 126, -70], &[18.0, 14.0, 3.0]),
        beam(&spots![72, -42; 58, -88; 36, -120], &[16.0, 12.0, 3.0]),
        beam(&spots![88, -98; 122, -118; 128, -160], &[14.0, 10.0, 3.0]),
    ])
    .fillet(5.0)
}

/// Large round glasses on a face, and it on both panes.
pub fn glasses(scene: &Scene, marks: &Landmarks) {
    let r = marks.head_height * 0.132;
    let [a, b] = marks.eyes;
    let way = step(b, a);
    let tilt = way.1.atan2(way.0).to_degrees();
    let on = |at: At, along: f64, down: f64| {
        (
            at.0 + r * (way.0 * along - way.1 * down),
            at.1 + r * (way.1 * along + way.0 * down),
        )
    };
    let bridge = taper(
        &[
            on(b, 0.96, 0.0),
            on(between(a, b, 0.5), 0.0, -0.16),
            on(a, -0.96, 0.0),
        ],
        &[r * 0.16, r * 0.14, r * 0.16],
    );
    let arms = [
        taper(
            &[on(b, -1.0, -0.1), on(b, -1.5, -0.2)],
            &[r * 0.15, r * 0.1],
        ),
        taper(&[on(a, 1.0, -0.1), on(a, 1.42, -0.2)], &[r * 0.15, r * 0.1]),
    ];
    let ring = |at: At, k: f64| circle(at, r * k);
    let frame = all([
        ring(a, 1.09).minus(&ring(a, 0.93)),
        ring(b, 1.09).minus(&ring(b, 0.93)),
        bridge,
        arms[0].clone(),
        arms[1].clone(),
    ]);
    let fall = scene.veil(&frame.moved(-r * 0.1, r * 0.2), "#6a2f2a", 0.5);
    scene.add(scene.blurred(fall, r * 0.08));
    for at in [b, a] {
        let pane = ring(at, 0.98);
        let tones = stops![0, "#fff6d2"; 0.4, "#ffd083"; 0.8, "#f0904e"; 1, "#c9603f"];
        let from = (at.0 + r * 0.1, at.1 - r * 0.1);
        scene.add(scene.fill(&pane, scene.radial(from, r * 1.2, &tones)));
        let gleam = ring(at, 0.9).minus(&circle((at.0 - r * 0.14, at.1 + r * 0.12), r * 0.9));
        scene.add(scene.veil(&gleam.within(&pane), "#fffaf0", 0.6));
        let it = Spot::new(at.0, at.1 + r * 0.12, r / 205.0)
            .turned(tilt)
            .put(&stag());
        scene.add(scene.fill(&it.within(&pane), "#2c1430"));
        let land = ellipse((0.0, 1.16), 1.2, 0.36);
        let land = Spot::new(at.0, at.1, r).turned(tilt).put(&land);
        scene.add(scene.fill(&land.within(&pane), "#4a2140"));
    }
    scene.add(
        scene
            .sheet(&frame, "#c8352a")
            .lit(0.2)
            .shade(0.4)
            .rim(0.0)
            .grain(1.0),
    );
    scene.add(scene.veil(&frame.minus(&frame.moved(-2.0, 2.4)), "#ffb48a", 0.8));
}

/// Antlers on a head with ears, and a neck: all of one piece.
pub fn stag() -> Shape {
    let head = blob(
        &knots![-34, 44; -20, 30; 0, 26; 20, 30; 34, 44; 36, 74; 26, 108; 18, 138; 0, 148; -18, 138; -26, 108; -36, 74],
    );
    let ear = blob(&knots![28, 56, corner; 54, 38; 92, 34, corner; 78, 58; 52, 74; 32, 76]);
    let neck = blob(
        &knots![-26, 84; 26, 84; 46, 130; 74, 190; 130, 250; 150, 330; -150, 330; -130, 250; -74, 190; -46, 130],
    );
    all([branches(), head, ear.clone(), ear.mirrored(0.0), neck]).fillet(4.0)
}
