//! Under the bench: dark, two trestles, a pail of blue paint, shavings on the floor, and a mouse that has seen it coming.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

use super::{lit, shaded};

pub fn room(scene: &Scene) {
    let dark = stops![0, "#0c2533"; 0.4, "#16404f"; 1, "#1f5560"];
    let room = rect(-20.0, 470.0, 820.0, 1220.0);
    scene.add(scene.fill(&room, scene.linear((0.0, 560.0), (0.0, 1010.0), &dark)));
    let ground = stops![0, "#2b5f66"; 0.5, "#3a5f5c"; 1, "#22424a"];
    let floor = rect(-20.0, 990.0, 820.0, 1220.0);
    scene.add(scene.fill(&floor, scene.linear((0.0, 990.0), (0.0, 1200.0), &ground)));
    let boards = (0..7).map(|i| {
        let x = -40.0 + 140.0 * f64::from(i);
        taper(
            &[
                (400.0 + 0.72 * (x - 400.0), 990.0),
                (400.0 + 1.25 * (x - 400.0), 1220.0),
            ],
            &[1.4, 3.0],
        )
    });
    scene.add(scene.veil(&all(boards), "#14323c", 0.6));
    // Where the light of the cut reaches the floor.
    let pool = ellipse((500.0, 1056.0), 330.0, 52.0);
    scene.add(scene.shining(scene.blurred(scene.veil(&pool, "#e0a85a", 0.55), 26.0)));
    for (x, lean) in [(150.0, -22.0), (196.0, 20.0), (620.0, -20.0), (664.0, 22.0)] {
        leg(scene, x, lean, 640.0, 1010.0, 24.0, 0.55);
    }
}

fn leg(scene: &Scene, x: f64, lean: f64, y0: f64, y1: f64, wide: f64, far: f64) {
    let shape = poly(&[
        (x, y0),
        (x + wide, y0),
        (x + wide + lean, y1),
        (x + lean, y1),
    ]);
    let shape = handcut(&shape, 0.8, 40.0, 3);
    scene.add(scene.fill(&shape, mix("#8a6034", "#12303f", far)));
    let edge = shape.minus(&shape.moved(if x < 400.0 { -0.3 * wide } else { 0.3 * wide }, 0.0));
    scene.add(scene.veil(&edge, mix("#f0bd74", "#12303f", far), 0.8));
}

/// What is nearer to us than she is.
pub fn near(scene: &Scene) {
    for (x, lean) in [(30.0, -74.0), (722.0, 62.0)] {
        leg(scene, x, lean, 484.0, 1230.0, 46.0, 0.35);
    }
    shavings(scene);
    pail(scene);
    mouse(scene);
}

/// What the plane has left: each rolls along the floor in loops.
fn shavings(scene: &Scene) {
    let mut chance = Chance::of("sawn round shavings", 5);
    for _ in 0..30 {
        let at: At = (chance.between(-30.0, 790.0), chance.between(1068.0, 1196.0));
        let near = (at.1 - 1040.0) / 160.0;
        let r = chance.between(7.0, 12.0) * (0.6 + near);
        let (loops, long) = (chance.between(0.5, 1.9), chance.between(20.0, 84.0));
        let (rise, start) = (chance.near(0.0, 14.0), chance.between(0.0, 6.3));
        let curl: Vec<At> = (0..30)
            .map(|i| {
                let t = f64::from(i) / 29.0;
                let turn = start + loops * t * std::f64::consts::TAU;
                (
                    at.0 + long * t + r * turn.cos(),
                    at.1 + rise * t + 0.7 * r * turn.sin(),
                )
            })
            .collect();
        let lit = (1.0 - (at.0 - 470.0).abs() / 420.0).clamp(0.0, 1.0);
        let tone: Colour = mix("#7c7458", "#f2c984", lit);
        let wide = chance.between(4.0, 9.0);
        let curl = taper(&curl, &[1.0, wide, 0.7 * wide, wide, 1.0]);
        scene.add(scene.multiplied(scene.veil(&curl.moved(3.0, 5.0), "#14323c", 0.6)));
        scene.add(scene.fill(&curl, tone));
    }
}

/// Blue paint, and the brush across it.
fn pail(scene: &Scene) {
    let (x, y) = (596.0, 1084.0);
    let mouth = ellipse((x, y), 92.0, 26.0);
    let body = poly(&[
        (x - 92.0, y),
        (x + 92.0, y),
        (x + 72.0, y + 160.0),
        (x - 72.0, y + 160.0),
    ])
    .and(&mouth);
    scene.add(scene.shadow(&body, (14.0, 10.0), 10.0, "#0a1c2c", 0.6));
    let metal = stops![0, "#7d97a0"; 0.3, "#dfe6dc"; 0.6, "#6f8e99"; 1, "#2f5563"];
    scene.add(scene.fill(
        &body,
        scene.linear((x - 92.0, 0.0), (x + 92.0, 0.0), &metal),
    ));
    scene.add(scene.veil(&mouth.minus(&mouth.grown(-5.0)), "#f4faf6", 0.9));
    let paint = ellipse((x, y + 5.0), 85.0, 20.0).within(&mouth.grown(-5.0));
    let blue = stops![0, "#5fd0fa"; 0.5, "#1c8ed6"; 1, "#0f62ac"];
    scene.add(scene.fill(&paint, scene.radial((x - 34.0, y), 110.0, &blue)));
    for (dx, long, wide) in [
        (-58.0, 46.0, 13.0),
        (-38.0, 20.0, 10.0),
        (-4.0, 70.0, 15.0),
        (52.0, 40.0, 13.0),
    ] {
        let start = y + 26.0 * (1.0 - f64::powi(dx / 92.0, 2)).sqrt() - 6.0;
        let x = x + dx;
        let drip = taper(
            &[(x, start), (x, start + long * 0.6), (x, start + long)],
            &[wide * 1.5, wide * 0.8, wide],
        );
        scene.add(scene.fill(&drip, "#1c8ed6"));
    }
    shaded(scene, &body, (-60.0, 10.0), "#2a4a6a", 0.4, 16.0);
    let brush = taper(&spots![672, 1062; 590, 1080; 520, 1088], &[9.0, 14.0, 12.0]);
    scene.add(scene.fill(&brush, "#c9803c"));
    lit(scene, &brush, (1.0, 4.0), 0.8);
}

/// It looks up at what everybody looks up at.
fn mouse(scene: &Scene) {
    let spot = Spot::new(248.0, 1150.0, 1.0);
    let body = blob(
        &knots![-34, 0, corner; -38, -26; -22, -50; -2, -62; 12, -84, corner; 20, -72; 24, -60; 14, -44; 18, -22; 12, 0, corner],
    );
    let ear = circle((-2.0, -74.0), 13.0);
    let arm = taper(&spots![6, -38; 18, -44; 20, -54], &[9.0, 7.0, 5.0]);
    let tail = taper(
        &spots![-34, -4; -66, 2; -84, -14; -108, -8],
        &[6.0, 4.0, 3.0, 1.0],
    );
    let whole: Shape = spot.put(&all([body, ear.clone(), arm, tail]).fillet(1.5));
    scene.add(scene.shadow(&whole, (-6.0, 6.0), 4.0, "#0a1c2c", 0.6));
    scene.add(
        scene
            .sheet(&whole, "#6c6a72")
            .lit(0.1)
            .shade(0.4)
            .rim(0.0)
            .ink(),
    );
    shaded(scene, &whole, (-8.0, 6.0), "#2a3a58", 0.5, 3.0);
    lit(scene, &whole, (-2.4, 1.6), 0.8);
    scene.add(scene.fill(&spot.put(&ear.grown(-5.0)), "#c98a86"));
    scene.add(scene.fill(&spot.put(&circle((11.0, -66.0), 2.6)), "#140c18"));
}
