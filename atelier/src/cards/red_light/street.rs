//! A street after rain at dusk, and the light over it.

use crate::line::{blob, circle, ellipse, handcut, poly, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, all};
use crate::{knots, spots, stops};

use super::place;

/// Where the lamps of the traffic light are: red, amber, green.
pub const LAMPS: [At; 3] = [(438.0, 52.0), (438.0, 106.0), (438.0, 160.0)];

/// Sky, houses, the road with what it mirrors, and the traffic light.
pub fn draw(scene: &Scene) {
    let tones = stops![0, "#6f5f8c"; 0.3, "#b97d97"; 0.62, "#f0a796"; 1, "#ffd3a8"];
    scene.sky(scene.linear((300.0, 0.0), (420.0, 420.0), &tones), 4, 0.06);
    clouds(scene);
    far_end(scene);
    houses(scene);
    road(scene);
    signal(scene);
}

fn clouds(scene: &Scene) {
    for (line, wide, colour) in [
        (spots![90, 120; 300, 96; 520, 118; 760, 84], 26.0, "#8c6a92"),
        (
            spots![240, 190; 360, 198; 480, 196; 620, 176],
            18.0,
            "#d58a94",
        ),
        (
            spots![330, 300; 430, 293; 520, 294; 600, 306],
            12.0,
            "#ffe0b8",
        ),
    ] {
        let cloud = handcut(
            &taper(&line, &[2.0, wide, wide * 0.7, 2.0]),
            3.0,
            30.0,
            wide as i64,
        );
        scene.add(scene.blurred(scene.veil(&cloud, colour, 0.6), 5.0));
    }
}

/// Where the street ends: roofs, and a tower.
fn far_end(scene: &Scene) {
    let roofs = handcut(
        &blob(&knots![
            280, 460, corner; 280, 400, corner; 330, 396, corner; 340, 380, corner; 372, 378, corner; 380, 398, corner; 410, 392, corner;
            420, 352, corner; 428, 330, corner; 436, 352, corner; 440, 394, corner; 486, 398, corner; 496, 382, corner; 540, 384, corner; 580, 404, corner; 580, 460, corner
        ]),
        1.0,
        16.0,
        8,
    );
    scene.add(scene.veil(&roofs, "#c07f90", 0.8));
    scene.add(scene.fog(360.0, 450.0, "#ffd9b8", 0.55));
}

/// Two rows of houses that run into the depth, a few windows lit.
fn houses(scene: &Scene) {
    let mut chance = Chance::of("red light houses", 2);
    for side in [-1.0, 1.0] {
        // From far to near: how deep, how high.
        let fronts = [
            (26.0, 4.6),
            (18.0, 6.4),
            (12.0, 5.0),
            (8.0, 6.0),
            (5.4, 4.6),
        ];
        for (i, (deep, high)) in fronts.into_iter().enumerate() {
            let next = fronts.get(i + 1).map_or(3.4, |next| next.0);
            let out = side * 3.3;
            let wall = poly(&[
                place(out, -1.3, deep),
                place(out, high, deep),
                place(out, high, next),
                place(out, -1.3, next),
            ]);
            let t = i as f64 / 4.0;
            let colour = crate::colour::ramp(&["#c98c98", "#8f6d88", "#5d5573", "#41435e"], t);
            scene.add(scene.fill(&handcut(&wall, 1.0, 40.0, i as i64), colour));
            for storey in 0..4 {
                let up = 0.7 + f64::from(storey) * 1.25;
                if up + 0.8 > high {
                    continue;
                }
                for w in 0..3 {
                    let part = (f64::from(w) + 0.28) / 3.0;
                    let (z0, z1) = (
                        deep + (next - deep) * part,
                        deep + (next - deep) * (part + 0.15),
                    );
                    let pane = poly(&[
                        place(out, up, z0),
                        place(out, up + 0.75, z0),
                        place(out, up + 0.75, z1),
                        place(out, up, z1),
                    ]);
                    let lit = chance.happens(0.3);
                    scene.add(scene.veil(
                        &pane,
                        if lit { "#ffcf86" } else { "#2f3350" },
                        if lit { 0.9 } else { 0.45 },
                    ));
                }
            }
        }
    }
}

/// Wet asphalt, which mirrors the sky and the lamps.
fn road(scene: &Scene) {
    let (_, far) = place(0.0, -1.3, 30.0);
    let ground = rect(-20.0, far, 820.0, 1220.0);
    let tones = stops![0, "#e3a292"; 0.1, "#9a7488"; 0.3, "#565a74"; 0.65, "#343c54"; 1, "#262c42"];
    scene.add(scene.washed(
        scene.fill(&ground, scene.linear((0.0, far), (0.0, 1200.0), &tones)),
        5,
        0.08,
    ));
    // Where the road ends it melts into the evening.
    scene.add(scene.fog(500.0, far, "#f0b7a4", 0.7));
    scene.add(scene.fog(far - 60.0, far + 1.0, "#f0b7a4", 0.7));
    // The red that was there a moment ago, and the green.
    let mut chance = Chance::of("red light mirror", 6);
    for (x, wide, top, colour, strength) in [
        (446.0, 70.0, 720.0, "#d9303c", 0.55),
        (424.0, 110.0, 700.0, "#2fe08c", 0.85),
    ] {
        let mut pieces = Vec::new();
        for i in 0..17 {
            let y = top + f64::from(i) * 31.0;
            let k = (y - 400.0) / 800.0;
            let half = wide * k * chance.between(0.45, 1.0);
            let at = (x + chance.between(-16.0, 16.0) * k * 2.0, y);
            pieces.push(ellipse(at, half, 15.0 * k + 5.0));
        }
        let streak = handcut(&all(pieces), 2.0, 14.0, 3);
        scene.add(scene.shining(scene.blurred(
            scene.veil(&streak.grown(16.0), colour, strength * 0.5),
            22.0,
        )));
        scene.add(scene.shining(scene.blurred(scene.veil(&streak, colour, strength), 5.0)));
    }
    for _ in 0..26 {
        let (x, y) = (chance.between(150.0, 700.0), chance.between(820.0, 1190.0));
        let k = (y - 400.0) / 800.0;
        let glint = ellipse((x, y), chance.between(10.0, 44.0) * k, 2.2 * k);
        scene.add(scene.veil(
            &glint,
            *chance.pick(&["#f0a796", "#8d86a8", "#b9c6d8"]),
            0.28,
        ));
    }
}

/// It hangs from a wire. The green is on; the red still glows a little.
fn signal(scene: &Scene) {
    scene.add(scene.thread(
        &spots![-20, -30; 240, 2; 438, 12; 640, -4; 830, -40],
        "#2b2a44",
        4.0,
        0.9,
    ));
    let case = handcut(
        &blob(&knots![
            400, 10, corner; 476, 10, corner; 480, 100; 472, 200; 438, 212; 404, 200; 396, 100
        ]),
        0.8,
        24.0,
        2,
    );
    scene.add(scene.fill(
        &case,
        scene.linear(
            (396.0, 0.0),
            (480.0, 0.0),
            &stops![0, "#3d4158"; 0.5, "#252840"; 1, "#1b1d30"],
        ),
    ));
    scene.add(scene.veil(&case.minus(&case.moved(2.5, 2.0)), "#c98ca0", 0.7));
    for (i, (x, y)) in LAMPS.into_iter().enumerate() {
        let lens = ellipse((x, y), 19.0, 20.0);
        let colour = ["#6a2434", "#4a3838", "#7dffb4"][i];
        scene.add(scene.fill(&lens, colour));
        let hood = ellipse((x, y - 3.0), 25.0, 24.0)
            .minus(&ellipse((x, y + 6.0), 22.0, 25.0))
            .within(&rect(x - 30.0, y - 40.0, x + 30.0, y + 8.0));
        scene.add(scene.fill(&hood, "#14162a"));
        if i == 0 {
            scene.add(scene.blurred(scene.veil(&circle((x, y), 12.0), "#e0485a", 0.55), 4.0));
        }
    }
    let (x, y) = LAMPS[2];
    scene.add(scene.fill(
        &ellipse((x, y), 17.0, 18.0),
        scene.radial(
            (x, y),
            20.0,
            &stops![0, "#f4fff0"; 0.5, "#9dffc4"; 1, "#2fe08c"],
        ),
    ));
}

/// The light it gives, over all.
pub fn light(scene: &Scene) {
    scene.add(scene.glow(LAMPS[2], 330.0, "#4df0a0", 0.75, 0.16));
    scene.add(scene.glow((430.0, 1010.0), 360.0, "#1fae72", 0.35, 0.4));
    for x in [-30.0, 850.0] {
        scene.add(scene.glow((x, 1180.0), 330.0, "#ff2a3a", 0.85, 0.4));
    }
}
