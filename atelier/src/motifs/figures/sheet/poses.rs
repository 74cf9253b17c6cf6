//! A sheet of poses.

use super::{finish, model, paper};
use crate::line::ellipse;
use crate::motifs::figures::{Figure, Gesture, Pose, View};
use crate::scene::Scene;

/// Poses, in rows from the left. Those in profile are so for a reason: they do not read from elsewhere.
///
/// 1. Standing: stand (front), stand (back), attention (front), wait (profile), proud (front), wave (front).
/// 2. Arms: reach, reach up, think (three-quarter), read (front, the head lowered), carry (profile), stoop (profile).
/// 3. Moving: walk (three-quarter), stride, run (profile), leap (three-quarter), dance (three-quarter), climb (profile).
/// 4. Climb away (back), pull (profile), fall (three-quarter), sit, perch, huddle (profile).
/// 5. Kneel, one knee, crouch, lie (all profile).
pub fn poses() -> Scene {
    let scene = paper((300.0, -200.0), "#efe2c6", "#cdb99c");
    let (front, turned, side, back) = (View::Front, View::ThreeQuarter, View::Profile, View::Back);
    let (relaxed, open, grip) = (Gesture::Relaxed, Gesture::Open, Gesture::Grip);
    let (holding, fist) = (Gesture::Holding, Gesture::Fist);
    let rows: [&[(Pose, View, [Gesture; 2])]; 5] = [
        &[
            (Pose::STAND, front, [relaxed, relaxed]),
            (Pose::STAND, back, [relaxed, relaxed]),
            (Pose::ATTENTION, front, [Gesture::Flat; 2]),
            (Pose::WAIT, side, [Gesture::Cupped, Gesture::Edge]),
            (Pose::PROUD, front, [fist, fist]),
            (Pose::WAVE, front, [relaxed, open]),
        ],
        &[
            (Pose::REACH, turned, [relaxed, open]),
            (Pose::REACH_UP, turned, [relaxed, Gesture::Pinch]),
            (Pose::THINK, turned, [Gesture::Pointing, Gesture::Flat]),
            (Pose::READ, front, [holding, holding]),
            (Pose::CARRY, side, [Gesture::Flat; 2]),
            (Pose::STOOP, side, [relaxed, holding]),
        ],
        &[
            (Pose::WALK, turned, [relaxed, relaxed]),
            (Pose::STRIDE, side, [Gesture::Edge; 2]),
            (Pose::RUN, side, [fist, fist]),
            (Pose::LEAP, turned, [open, open]),
            (Pose::DANCE, turned, [Gesture::Flat, Gesture::Cupped]),
            (Pose::CLIMB, side, [grip, grip]),
        ],
        &[
            (Pose::CLIMB_AWAY, back, [grip, grip]),
            (Pose::PULL, side, [grip, grip]),
            (Pose::FALL, turned, [open, open]),
            (Pose::SIT, side, [relaxed, relaxed]),
            (Pose::PERCH, side, [Gesture::Flat; 2]),
            (Pose::HUDDLE, side, [Gesture::Flat; 2]),
        ],
        &[
            (Pose::KNEEL, side, [Gesture::Cupped; 2]),
            (Pose::ONE_KNEE, side, [Gesture::Cupped, relaxed]),
            (Pose::CROUCH, side, [Gesture::Edge; 2]),
            (Pose::LIE, side, [Gesture::Flat; 2]),
        ],
    ];
    for (row, poses) in rows.into_iter().enumerate() {
        let across = if row == 4 { 170.0 } else { 128.0 };
        for (i, &(pose, view, hands)) in poses.iter().enumerate() {
            let up = if row == 3 && i == 4 { 50.0 } else { 0.0 };
            let at = (
                80.0 + across * i as f64,
                [250.0, 490.0, 730.0, 970.0, 1170.0][row] - up,
            );
            let figure = Figure {
                at,
                height: 205.0,
                pose,
                view,
                hands,
                fingers: fingers(pose),
                ..model(row * 6 + i)
            };
            let ground = ellipse(at, 30.0, 4.0);
            scene.add(scene.veil(&ground, "#6a4a4a", 0.25));
            scene.add(figure.drawn(&scene, (row * 6 + i) as i64 + 3).ink());
        }
    }
    finish(&scene, 0.25, "#3a2a30");
    scene
}

/// Where the fingers point in poses whose arms do not say so.
fn fingers(pose: Pose) -> [Option<f64>; 2] {
    // A pattern of so many numbers would keep the compiler busy for minutes.
    let told = [
        (Pose::READ, [Some(-60.0), Some(-120.0)]),
        (Pose::THINK, [Some(-80.0), None]),
        (Pose::LIE, [Some(20.0), Some(20.0)]),
        (Pose::PERCH, [Some(10.0), Some(10.0)]),
        (Pose::PROUD, [Some(40.0), Some(140.0)]),
    ];
    let found = told.into_iter().find(|(other, _)| *other == pose);
    found.map_or([None; 2], |(_, fingers)| fingers)
}
