//! The edge of the mole, on which we stand.

use crate::knots;
use crate::line::{Stroke, blob, ellipse, handcut, poly, taper};
use crate::scene::Scene;
use crate::stops;

pub fn draw(scene: &Scene) {
    let top = handcut(
        &poly(&[
            (-20.0, 1118.0),
            (250.0, 1150.0),
            (520.0, 1184.0),
            (640.0, 1204.0),
            (640.0, 1260.0),
            (-20.0, 1260.0),
        ]),
        2.0,
        40.0,
        3,
    );
    scene.add(scene.shadow(&top, (10.0, -10.0), 12.0, "#4f8a98", 0.4));
    let stone = stops![0, "#7c7f86"; 0.5, "#686c78"; 1, "#545a6c"];
    scene.add(scene.fill(&top, scene.linear((0.0, 1100.0), (500.0, 1240.0), &stone)));
    scene.add(scene.veil(&top.minus(&top.moved(1.0, 6.0)), "#d9dccf", 0.8));
    for joint in [
        [(150.0, 1138.0), (118.0, 1206.0)],
        [(376.0, 1166.0), (352.0, 1206.0)],
    ] {
        scene.add(scene.clipped(&top, scene.stitched(&joint, "#3c4256", 3.0, 0.8, None)));
    }
    let weed = [
        blob(&knots![0, 1124, corner; 30, 1140; 60, 1150; 40, 1160; -10, 1150]),
        taper(
            &[(470.0, 1180.0), (500.0, 1196.0), (520.0, 1200.0)],
            &[10.0, 16.0, 6.0],
        ),
    ];
    for weed in weed {
        scene.add(scene.veil(&weed.within(&top), "#5f8a7a", 0.6));
    }
    bollard(scene);
}

/// A bollard, with a turn of rope that holds no boat.
fn bollard(scene: &Scene) {
    let post = blob(
        &knots![18, 1200, corner; 24, 1120; 20, 1092; 34, 1078; 84, 1078; 98, 1092; 94, 1120; 100, 1200, corner],
    );
    let head = blob(
        &knots![2, 1072; 14, 1050; 58, 1040; 104, 1050; 116, 1072; 104, 1090; 58, 1098; 14, 1090],
    );
    let iron = handcut(&post.and(&head), 0.8, 22.0, 5);
    let rust = stops![0, "#9a6a60"; 0.4, "#6d4a54"; 1, "#3d3048"];
    scene.add(scene.fill(&iron, scene.linear((0.0, 1060.0), (116.0, 1090.0), &rust)));
    scene.add(scene.veil(&ellipse((54.0, 1064.0), 50.0, 17.0), "#c08a74", 0.6));
    scene.add(scene.veil(&head.minus(&head.moved(-2.0, -12.0)), "#2b2138", 0.5));
    for (y, tilt) in [(1128.0, 5.0), (1146.0, -3.0), (1163.0, 4.0)] {
        let turn = Stroke::new(
            &[(16.0, y - tilt), (58.0, y + 9.0), (100.0, y + tilt)],
            &[16.0, 18.0, 16.0],
        )
        .shape()
        .within(&post.grown(3.0));
        scene.add(scene.fill(&turn, "#d9c39a"));
        scene.add(scene.veil(&turn.minus(&turn.moved(0.0, -6.0)), "#7a5a4a", 0.6));
    }
}
