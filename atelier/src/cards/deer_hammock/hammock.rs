//! The hammock from antler to antler, and who sleeps in it: an arm in striped pyjamas hangs out, a foot, some hair.

use crate::line::{Knot, between, blob, circle, curve, handcut, taper};
use crate::scene::Scene;
use crate::shape::At;
use crate::{knots, spots, stops};

use super::deer::{first_spot, second_spot};
use super::travellers::{self, SKIN, striped};

const CLOTH: &str = "#fff3d2";
const FOLD: &str = "#b99a63";

pub fn draw(scene: &Scene) {
    let (a, b) = (
        first_spot().point((22.0, -508.0)),
        second_spot().point((-94.0, -508.0)),
    );
    let wide = b.0 - a.0;
    let at = |part: f64, y: f64| -> At { (a.0 + wide * part, a.1 + y) };
    let [left, right] = [at(0.15, 52.0), at(0.85, 48.0)];
    // The far edge of the cloth, and the sleeper before it.
    let far = blob(&[
        knot(left),
        knot(at(0.3, 92.0)),
        knot(at(0.5, 108.0)),
        knot(at(0.7, 92.0)),
        knot(right),
        knot(at(0.72, 150.0)),
        knot(at(0.5, 176.0)),
        knot(at(0.28, 150.0)),
    ]);
    scene.add(scene.fill(&far, "#c9ac74"));
    sleeper(scene, &at);
    let near = blob(&[
        knot(left),
        knot(at(0.22, 108.0)),
        knot(at(0.36, 136.0)),
        knot(at(0.52, 142.0)),
        knot(at(0.66, 134.0)),
        knot(at(0.78, 104.0)),
        knot(right),
        knot(at(0.82, 140.0)),
        knot(at(0.72, 184.0)),
        knot(at(0.58, 206.0)),
        knot(at(0.44, 212.0)),
        knot(at(0.3, 192.0)),
        knot(at(0.2, 150.0)),
    ]);
    let near = handcut(&near, 1.0, 20.0, 2);
    scene.add(scene.blurred(scene.veil(&near.moved(0.0, -6.0), "#4a3a20", 0.5), 5.0));
    let (x, y) = at(0.5, 216.0);
    let fill = scene.linear(
        (x, y),
        (x, y - 130.0),
        &stops![0, "#fffaea"; 0.6, CLOTH; 1, "#e9d09a"],
    );
    scene.add(scene.fill(&near, fill));
    for (part, low) in [(0.3, 160.0), (0.42, 196.0), (0.55, 200.0), (0.68, 176.0)] {
        for end in [left, right] {
            let to = at(part, low);
            let mid = between(end, to, 0.5);
            let line = [end, (mid.0, mid.1 + 22.0), to];
            let fold = taper(&line, &[1.0, 5.0, 0.6]);
            scene.add(scene.clipped(&near, scene.blurred(scene.veil(&fold, FOLD, 0.4), 1.0)));
        }
    }
    let edge = near.minus(&near.moved(0.0, 3.0));
    scene.add(scene.veil(&edge, "#ffffff", 0.8));
    for (tie, end) in [(a, left), (b, right)] {
        ropes(scene, tie, end);
    }
    fringe(scene, &at);
    arm(scene, &at);
}

fn knot(at: At) -> Knot {
    Knot { at, corner: false }
}

fn ropes(scene: &Scene, tie: At, end: At) {
    for k in -2..=2 {
        let to = (end.0, end.1 + f64::from(k) * 5.0);
        scene.add(scene.thread(&[tie, to], "#fff1cc", 2.0, 0.95));
    }
    let ring = circle((0.0, 0.0), 9.0)
        .stretched(1.2, 0.8, (0.0, 0.0))
        .moved(tie.0, tie.1);
    scene.add(scene.fill(&ring, "#e7c98c"));
    scene.add(scene.veil(&ring.minus(&ring.moved(-2.0, 3.0)), "#8f6f48", 0.8));
    scene.add(scene.fill(&circle(end, 7.0), "#f7e2b0"));
}

/// Tassels along the lower edge.
fn fringe(scene: &Scene, at: &impl Fn(f64, f64) -> At) {
    let hem = curve(&[
        at(0.24, 168.0),
        at(0.32, 196.0),
        at(0.44, 211.0),
        at(0.58, 205.0),
        at(0.7, 187.0),
        at(0.78, 160.0),
    ]);
    for (i, (x, y)) in (0..).zip(hem.iter().step_by(6)) {
        let sway = f64::from(i % 3) - 1.0;
        let tassel = taper(&[(*x, y - 3.0), (x + sway * 2.0, y + 15.0)], &[2.0, 5.0]);
        scene.add(scene.fill(&tassel, "#ecd49c"));
    }
}

/// Knee, shoulder, and a head that has sunk into the cloth; a foot at the other end.
fn sleeper(scene: &Scene, at: &impl Fn(f64, f64) -> At) {
    travellers::same_head(scene, at(0.655, 96.0));
    let body = blob(&[
        knot(at(0.26, 118.0)),
        knot(at(0.32, 82.0)),
        knot(at(0.38, 78.0)),
        knot(at(0.46, 116.0)),
        knot(at(0.56, 112.0)),
        knot(at(0.64, 106.0)),
        knot(at(0.68, 150.0)),
        knot(at(0.4, 160.0)),
    ]);
    striped(scene, &body, (1.0, 0.25), 11.0);
    let (x, y) = at(0.235, 92.0);
    let foot = blob(
        &knots![x + 12.0, y + 26.0; x + 6.0, y; x - 2.0, y - 22.0; x - 14.0, y - 30.0; x - 24.0, y - 22.0; x - 18.0, y - 4.0; x - 14.0, y + 20.0],
    );
    scene.add(scene.fill(&foot, SKIN));
    for (i, (dx, dy, r)) in (0..).zip([
        (-3.0, -27.0, 5.6),
        (-10.0, -33.0, 4.4),
        (-16.0, -33.0, 4.0),
        (-21.0, -31.0, 3.6),
        (-26.0, -26.0, 3.2),
    ]) {
        let toe = circle((x + dx, y + dy), r);
        scene.add(scene.fill(&toe, SKIN));
        if i > 0 {
            scene.add(scene.veil(&toe.minus(&toe.moved(-1.2, 0.6)), "#b06f4f", 0.6));
        }
    }
}

/// The arm that hangs out over the edge.
fn arm(scene: &Scene, at: &impl Fn(f64, f64) -> At) {
    let (x, y) = at(0.54, 122.0);
    let sleeve = taper(
        &[
            (x + 4.0, y),
            (x - 4.0, y + 34.0),
            (x - 6.0, y + 66.0),
            (x - 2.0, y + 96.0),
            (x + 1.0, y + 108.0),
        ],
        &[30.0, 33.0, 30.0, 27.0, 30.0],
    );
    scene.add(scene.blurred(scene.veil(&sleeve.moved(9.0, -3.0), "#7a5a30", 0.45), 4.0));
    let (hx, hy) = (x + 1.0, y + 114.0);
    let palm = blob(
        &knots![hx - 9.0, hy - 8.0; hx + 9.0, hy - 8.0; hx + 13.0, hy + 10.0; hx + 10.0, hy + 24.0; hx - 10.0, hy + 25.0; hx - 13.0, hy + 8.0],
    );
    let fingers = [
        spots![hx - 9.0, hy + 20.0; hx - 11.0, hy + 34.0; hx - 8.0, hy + 44.0],
        spots![hx - 3.0, hy + 22.0; hx - 4.0, hy + 40.0; hx - 1.0, hy + 50.0],
        spots![hx + 3.0, hy + 22.0; hx + 4.0, hy + 38.0; hx + 6.0, hy + 47.0],
        spots![hx + 9.0, hy + 20.0; hx + 11.0, hy + 32.0; hx + 12.0, hy + 39.0],
        spots![hx - 10.0, hy + 2.0; hx - 20.0, hy + 14.0; hx - 21.0, hy + 26.0],
    ];
    scene.add(scene.fill(&palm, SKIN));
    for finger in fingers {
        let finger = taper(&finger, &[8.0, 7.4, 5.6]);
        scene.add(scene.fill(&finger, SKIN));
        scene.add(scene.veil(&finger.minus(&finger.moved(-1.4, 0.0)), "#b06f4f", 0.7));
    }
    striped(scene, &sleeve, (0.05, 1.0), 11.0);
}
