//! The floodlit field, the stand beyond it, and the frame of the goal.

use crate::colour::mix;
use crate::line::{circle, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape};
use crate::stops;

/// Where the field ends, and its middle there.
pub const EDGE: f64 = 366.0;
pub const END: f64 = 400.0;
/// How far down the spot is.
pub const SPOT: f64 = 690.0;
/// The light from the stands.
pub const LAMP: At = (470.0, 196.0);

pub fn draw(scene: &Scene) {
    let night = scene.linear(
        (400.0, 0.0),
        (400.0, EDGE),
        &stops![0, "#06131a"; 0.5, "#0b2a2c"; 1, "#1c5a4c"],
    );
    scene.sky(night, 5, 0.06);
    stand(scene);
    grass(scene);
    shade(scene);
    for x in [118.0, 470.0] {
        floodlight(scene, x);
    }
    frame(scene);
}

/// Row upon row of people, too far away to be anybody.
fn stand(scene: &Scene) {
    let roof = handcut(
        &poly(&[(-20.0, 236.0), (820.0, 214.0), (820.0, EDGE), (-20.0, EDGE)]),
        1.0,
        50.0,
        2,
    );
    scene.add(scene.fill(&roof, "#0a1f22"));
    let mut chance = Chance::of("penalty stand", 1);
    for row in 0..9 {
        let part = f64::from(row) / 8.0;
        let y = 252.0 + 96.0 * part;
        let mut x = -10.0;
        while x < 810.0 {
            x += chance.between(8.0, 14.0);
            let head = circle((x, y + chance.between(-3.0, 3.0)), 3.6 + part * 1.2);
            let coat = ellipse((x, y + 9.0), 6.0, 7.0);
            let colour = mix("#143a38", "#7fd0a8", chance.unit() * chance.unit() * 0.6);
            scene.add(scene.fill(&coat, mix(colour, "#0a1f22", 0.5)));
            scene.add(scene.fill(&head, colour));
        }
    }
    scene.add(scene.fill(&rect(-10.0, EDGE - 16.0, 810.0, EDGE + 2.0), "#123c36"));
    scene.add(scene.fill(&rect(-10.0, EDGE - 16.0, 810.0, EDGE - 13.0), "#4fa98a"));
}

fn floodlight(scene: &Scene, x: f64) {
    let mast = taper(&[(x + 4.0, EDGE), (x, 210.0)], &[9.0, 5.0]);
    scene.add(scene.fill(&mast, "#06131a"));
    let panel = handcut(
        &poly(&[
            (x - 46.0, 168.0),
            (x + 44.0, 160.0),
            (x + 48.0, 222.0),
            (x - 42.0, 230.0),
        ]),
        0.8,
        20.0,
        3,
    );
    scene.add(scene.glow((x, 196.0), 330.0, "#c8ffe6", 0.62, 0.22));
    scene.add(scene.fill(&panel, "#0b2a2c"));
    for i in 0..4 {
        for k in 0..3 {
            let at = (
                x - 33.0 + 22.0 * f64::from(i),
                176.0 + 20.0 * f64::from(k) - f64::from(i),
            );
            scene.add(scene.fill(&circle(at, 7.4), "#fbfff4"));
        }
    }
    scene.add(scene.glow((x, 196.0), 120.0, "#ffffff", 0.7, 0.4));
}

/// A place on the field: across from the spot, and nearer than it, in steps of the eye.
pub fn on_field(across: f64, near: f64) -> At {
    (END + across * near, EDGE + (SPOT - EDGE) * near)
}

fn grass(scene: &Scene) {
    let field = rect(-10.0, EDGE, 810.0, 1210.0);
    let fill = scene.radial(
        (430.0, 600.0),
        720.0,
        &stops![0, "#3fd08a"; 0.3, "#1fa96e"; 0.65, "#0e6b50"; 1, "#083c34"],
    );
    scene.add(scene.washed(scene.fill(&field, fill), 8, 0.06));
    // Mown to and fro, towards the far goal.
    for i in -8..9 {
        let a = f64::from(i) * 130.0;
        let stripe = poly(&[
            on_field(a, 0.02),
            on_field(a + 65.0, 0.02),
            on_field(a + 65.0, 3.4),
            on_field(a, 3.4),
        ]);
        scene.add(scene.veil(&stripe.within(&field), "#0a5a48", 0.26));
    }
    let mut lines = Shape::nothing();
    for (near, wide) in [(0.12, 1.6), (0.46, 3.0)] {
        let (a, b) = (on_field(-4000.0, near), on_field(4000.0, near));
        lines = lines.and(&taper(&[a, b], &[wide, wide]));
    }
    let arc: Vec<At> = (-10..=10)
        .map(|i| {
            let angle = (f64::from(i) * 5.4).to_radians();
            on_field(
                angle.sin() * 330.0,
                0.46 - 0.13 * (angle.cos() - 0.59) / 0.41,
            )
        })
        .collect();
    lines = lines.and(&taper(&arc, &[2.6, 2.0, 2.6]));
    let spot = ellipse(on_field(-24.0, 1.0), 20.0, 6.0);
    lines = lines.and(&spot);
    scene.add(scene.veil(&lines.within(&field), "#eafff2", 0.85));
    let near = taper(&[(-20.0, 836.0), (820.0, 828.0)], &[16.0, 16.0]);
    scene.add(scene.veil(&near, "#dff5e8", 0.8));
}

/// Under the net it is darker, but for where the light comes in.
fn shade(scene: &Scene) {
    let tones =
        stops![0, "#04201c", 0; 0.55, "#04201c", 0.12; 0.8, "#04201c", 0.6; 1, "#031614", 0.9];
    scene.add(scene.card(scene.radial((430.0, 640.0), 680.0, &tones)));
}

/// Posts and bar, from within.
fn frame(scene: &Scene) {
    let bar = handcut(
        &poly(&[(-20.0, 92.0), (820.0, 70.0), (820.0, 104.0), (-20.0, 126.0)]),
        0.8,
        60.0,
        4,
    );
    let left = handcut(
        &poly(&[(8.0, 100.0), (44.0, 100.0), (34.0, 846.0), (-4.0, 846.0)]),
        0.8,
        60.0,
        5,
    );
    let right = handcut(
        &poly(&[(762.0, 80.0), (798.0, 80.0), (806.0, 840.0), (766.0, 840.0)]),
        0.8,
        60.0,
        6,
    );
    for (post, x) in [(&left, 6.0), (&right, -6.0)] {
        scene.add(scene.fill(post, "#c3d9cf"));
        scene.add(scene.veil(&post.minus(&post.moved(x * 2.4, 0.0)), "#5f8f86", 0.9));
    }
    scene.add(scene.fill(&bar, "#b4cfc6"));
    scene.add(scene.veil(&bar.minus(&bar.moved(0.0, -14.0)), "#4f7f78", 0.9));
    scene.add(scene.veil(&bar.minus(&bar.moved(0.0, 4.0)), "#f4fff8", 0.9));
}
