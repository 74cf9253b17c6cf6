//! The tower crane, and the long line on which the window hangs.

use crate::line::{between, blob, circle, poly, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, all};
use crate::{knots, spots};

use super::WINDOW;

const STEEL: &str = "#3d4a5e";
/// Where the mast and the jib meet.
const HEAD: At = (662.0, 214.0);
/// Where the jib ends, and the short arm with its weights.
const TIP: At = (120.0, 112.0);
const TAIL: At = (850.0, 248.0);

/// Where the line leaves the jib.
fn trolley() -> At {
    let part = (HEAD.0 - WINDOW.0 + 6.0) / (HEAD.0 - TIP.0);
    between(HEAD, TIP, part)
}

/// The hook, above the window.
fn hook() -> At {
    (WINDOW.0 + 4.0, WINDOW.1 - 232.0)
}

/// Two beams and what is braced between them.
fn lattice(a: At, b: At, wide: (f64, f64), panels: usize) -> Shape {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let long = dx.hypot(dy);
    let (nx, ny) = (-dy / long, dx / long);
    let at = |part: f64, side: f64| {
        let half = (wide.0 + (wide.1 - wide.0) * part) * side;
        let p = between(a, b, part);
        (p.0 + nx * half, p.1 + ny * half)
    };
    let mut bars = vec![
        taper(&[at(0.0, 0.5), at(1.0, 0.5)], &[4.0, 3.0]),
        taper(&[at(0.0, -0.5), at(1.0, -0.5)], &[4.0, 3.0]),
    ];
    for i in 0..panels {
        let (p, q) = (i as f64 / panels as f64, (i + 1) as f64 / panels as f64);
        let side = if i % 2 == 0 { 0.5 } else { -0.5 };
        bars.push(taper(&[at(p, side), at(q, -side)], &[2.0, 2.0]));
        bars.push(taper(&[at(q, 0.5), at(q, -0.5)], &[1.6, 1.6]));
    }
    all(bars)
}

pub fn draw(scene: &Scene) {
    let mast = lattice((668.0, 990.0), (662.0, 196.0), (40.0, 34.0), 24);
    let jib = lattice(HEAD, TIP, (34.0, 16.0), 22);
    let tail = lattice(HEAD, TAIL, (30.0, 24.0), 8);
    let peak = lattice((662.0, 200.0), (658.0, 92.0), (32.0, 6.0), 4);
    let ties = all([
        taper(
            &[
                (658.0, 94.0),
                between(HEAD, TIP, 0.42),
                between(HEAD, TIP, 0.42),
            ],
            &[2.0, 2.0],
        ),
        taper(&[(658.0, 94.0), between(HEAD, TIP, 0.82)], &[2.0, 2.0]),
        taper(&[(658.0, 94.0), (800.0, 226.0)], &[2.0, 2.0]),
    ]);
    let weights = poly(&spots![748, 232; 812, 244; 812, 312; 748, 300]);
    let cab = poly(&spots![622, 222; 654, 226; 654, 268; 628, 264]);
    let pane = poly(&spots![624, 228; 638, 230; 638, 250; 628, 249]);
    let steel = all([mast, jib, tail, peak, ties, weights, cab]);
    let mut ink = scene.fill(&steel, STEEL);
    ink += scene.veil(&pane, "#9fb0c2", 0.8);
    ink += scene.fill(&circle((658.0, 90.0), 3.4), "#e0604a");
    scene.add(scene.blurred(ink, 0.9));
}

/// The line, the block of the hook, and four slings to the corners of the window.
pub fn cable(scene: &Scene) {
    let (top, end) = (trolley(), hook());
    let carriage = poly(&[
        (top.0 - 22.0, top.1 + 2.0),
        (top.0 + 20.0, top.1 + 10.0),
        (top.0 + 18.0, top.1 + 24.0),
        (top.0 - 20.0, top.1 + 18.0),
    ]);
    scene.add(scene.fill(&carriage, "#333f52"));
    let lines = all([-4.0, 4.0].map(|dx| {
        taper(
            &[(top.0 + dx, top.1 + 20.0), (end.0 + dx, end.1)],
            &[2.8, 2.8],
        )
    }));
    scene.add(scene.fill(&lines, "#2c3648"));
    let block = blob(&knots![
        end.0 - 15.0, end.1 - 8.0, corner; end.0 + 15.0, end.1 - 8.0, corner; end.0 + 15.0, end.1 + 16.0; end.0 + 7.0, end.1 + 30.0, corner;
        end.0 - 7.0, end.1 + 30.0, corner; end.0 - 15.0, end.1 + 16.0
    ]);
    scene.add(scene.fill(&block, "#d9a03c"));
    scene.add(scene.veil(&block.minus(&block.moved(-8.0, 0.0)), "#7a5a30", 0.7));
    scene.add(scene.fill(&circle((end.0, end.1 + 6.0), 6.0), "#4a4038"));
    let ring = (end.0, end.1 + 62.0);
    // The hook, and in it the ring with the four slings.
    let hook = taper(
        &spots![end.0, end.1 + 28.0; end.0 + 1.0, end.1 + 40.0; end.0 + 12.0, end.1 + 50.0; end.0 + 9.0, end.1 + 64.0; end.0 - 3.0, end.1 + 68.0; end.0 - 12.0, end.1 + 58.0],
        &[7.0, 7.0, 7.0, 8.0, 6.0, 2.0],
    );
    scene.add(scene.fill(&hook, "#2a3242"));
    let slings = super::window::corners().map(|corner| taper(&[ring, corner], &[3.2, 3.0]));
    scene.add(scene.fill(&all(slings), "#2a3242"));
    scene.add(scene.fill(&circle(ring, 6.0), "#2a3242"));
}
