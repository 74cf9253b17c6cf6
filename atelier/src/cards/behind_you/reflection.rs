//! What stands behind us: bright air, and before it something that branches. It is seen only in glasses, and as a shadow.

use crate::line::{circle, taper};
use crate::motifs::people::Person;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{spots, stops};

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

/// It on both panes of somebody's glasses.
pub fn on_glasses(scene: &Scene, person: &Person) {
    let cut = person.cut(scene.light);
    let r = cut.landmarks.head_height * 0.107;
    let [a, b] = cut.landmarks.eyes;
    let tilt = (a.1 - b.1).atan2(a.0 - b.0).to_degrees();
    for (x, y) in cut.landmarks.eyes {
        let at = (x, y + r * 0.06);
        let pane = circle(at, r).stretched(1.0, 0.92, at);
        let tones = stops![0, "#fff0c4"; 0.45, "#ffc27a"; 1, "#d9784e"];
        let fill = scene.radial((at.0 + r * 0.1, at.1 + r * 0.1), r * 1.2, &tones);
        scene.add(scene.veil(&pane, fill, 0.96));
        let it = Spot::new(at.0, at.1 + r * 0.45, r / 150.0)
            .turned(tilt)
            .put(&branches().and(&body()));
        scene.add(scene.veil(&it.within(&pane), "#4a2436", 0.94));
        let gleam = circle(at, r * 0.86).minus(&circle((at.0 - r * 0.2, at.1 + r * 0.16), r * 0.9));
        scene.add(scene.veil(&gleam.within(&pane), "#fffaf0", 0.7));
    }
}

/// What bears them.
fn body() -> Shape {
    taper(&spots![0, 20; 0, 90; 0, 190], &[54.0, 60.0, 150.0])
}
