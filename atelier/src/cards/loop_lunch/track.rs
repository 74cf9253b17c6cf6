//! The loop: a red spine, two white rails below it, and the ties between them. Of the whole only an arc is seen.

use crate::line::{Path, Stroke, between, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::stops;

use super::DEEP;

const CENTRE: At = (486.0, 740.0);
/// From the middle of the loop to the rail near us.
const RADIUS: f64 = 610.0;
/// How large the cars are.
const SIZE: f64 = 1.3;
/// How far the other rail is behind, on the card.
const GAUGE: At = (-20.0, -30.0);

/// A place on the loop: so many degrees to the right of its top, so far outside of the near rail.
pub fn on(degrees: f64, out: f64) -> At {
    let (s, c) = degrees.to_radians().sin_cos();
    let r = RADIUS + out;
    // A loop is narrower above than a circle.
    (CENTRE.0 + r * s * 1.02, CENTRE.1 - r * c)
}

/// Where a car stands on it, its wheels at the origin and its passengers above.
pub fn spot(degrees: f64) -> Spot {
    let (x, y) = on(degrees, 0.0);
    Spot::new(x + GAUGE.0 * 0.5, y + GAUGE.1 * 0.5, SIZE).turned(180.0 + degrees)
}

fn line(out: f64, (dx, dy): At) -> Vec<At> {
    (-36..=28)
        .map(|i| {
            let (x, y) = on(f64::from(i) * 2.4, out);
            (x + dx, y + dy)
        })
        .collect()
}

fn tube(out: f64, shift: At, wide: f64) -> Shape {
    Stroke::along(line(out, shift), &[wide, wide]).shape()
}

pub fn draw(scene: &Scene) {
    columns(scene);
    let spine = (GAUGE.0 * 0.5, GAUGE.1 * 0.5);
    let far = tube(0.0, GAUGE, 12.0);
    scene.add(scene.fill(&far, "#e9b6b4"));
    scene.add(scene.veil(&far.minus(&far.moved(0.0, -4.0)), "#a55a6e", 0.7));
    let body = tube(48.0, spine, 40.0);
    let red = stops![0, "#b3160f"; 0.55, "#d92a1c"; 1, "#f4553a"];
    scene.add(scene.fill(&body, scene.linear((0.0, 400.0), (800.0, 100.0), &red)));
    let under = body.minus(&tube(58.0, spine, 40.0));
    scene.add(scene.veil(&under, "#6e0a24", 0.6));
    let gloss = tube(59.0, spine, 6.0);
    scene.add(scene.veil(&gloss, "#ffd2b8", 0.75));
    let near = Path::new(line(0.0, (0.0, 0.0)));
    let behind = Path::new(line(0.0, GAUGE));
    let above = Path::new(line(42.0, spine));
    let mut ties = Vec::new();
    for i in 1..44 {
        let part = f64::from(i) / 44.0;
        let at = |path: &Path| path.at(path.length() * part);
        let (a, b, c) = (at(&near), at(&behind), at(&above));
        ties.push(taper(&[a, c], &[9.0, 12.0]));
        ties.push(taper(&[b, c], &[6.0, 9.0]));
        ties.push(taper(&[a, between(a, b, 0.5), b], &[8.0, 7.0, 6.0]));
    }
    let ties = all(ties);
    scene.add(scene.fill(&ties, "#c9241a"));
    scene.add(scene.veil(&ties.minus(&ties.moved(-2.0, -2.0)), "#6e0a24", 0.6));
    let rail = tube(0.0, (0.0, 0.0), 15.0);
    scene.add(scene.fill(&rail, "#fff6ea"));
    let shade = rail.minus(&tube(5.0, (0.0, 0.0), 15.0));
    scene.add(scene.veil(&shade, "#c4687a", 0.8));
}

/// White columns hold it from outside, with braces between them.
fn columns(scene: &Scene) {
    let mut steel = Vec::new();
    for (top, foot) in [
        (on(-40.0, 70.0), (-60.0, 1000.0)),
        (on(27.0, 64.0), (772.0, 960.0)),
        (on(12.0, 66.0), (560.0, -30.0)),
    ] {
        steel.push(taper(&[top, foot], &[16.0, 19.0]));
    }
    let (a, b) = (on(27.0, 64.0), (772.0, 960.0));
    let (c, d) = ((a.0 + 84.0, a.1 - 20.0), (b.0 + 96.0, b.1));
    steel.push(taper(&[c, d], &[14.0, 15.0]));
    for i in 0..7 {
        let (t, u) = (f64::from(i) / 7.0, f64::from(i + 1) / 7.0);
        let (p, q) = match i % 2 {
            0 => (between(a, b, t), between(c, d, u)),
            _ => (between(c, d, t), between(a, b, u)),
        };
        steel.push(taper(&[p, q], &[7.0, 7.0]));
    }
    let steel = all(steel);
    let fade = stops![0, "#fff7ee"; 0.6, "#fbe3dc"; 1, "#f3cfcb"];
    scene.add(scene.fill(&steel, scene.linear((0.0, 200.0), (0.0, 960.0), &fade)));
    let dark = steel.minus(&steel.moved(4.0, -1.0));
    scene.add(scene.veil(&dark, DEEP, 0.22));
}
