//! Sky, gulls and sea.

use super::HORIZON;
use crate::colour::{Colour, mix};
use crate::line::{blob, curve, handcut, handcut_finely, poly, taper};
use crate::motifs::plants::ground;
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// Torn strata of cloud, lighter towards a slit of light above the sea.
pub fn sky(scene: &Scene) {
    let stops =
        stops![0, "#bcc5c3"; 0.35, "#d9dcd6"; 0.58, "#efece1"; 0.645, "#fbf6e8"; 1, "#e0e0d6"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &stops), 6, 0.035);
    let strata: [(&[At], &str, f64); 5] = [
        (
            &spots![-40, 690; 90, 676; 210, 690; 330, 668; 470, 676; 590, 652; 700, 664; 840, 640],
            "#f0ede3",
            0.2,
        ),
        (
            &spots![-40, 640; 80, 656; 200, 636; 350, 646; 480, 616; 610, 622; 720, 598; 840, 604],
            "#e4e4dc",
            0.3,
        ),
        (
            &spots![-40, 440; 80, 470; 190, 462; 310, 506; 440, 494; 570, 536; 700, 526; 840, 556],
            "#d5d9d4",
            0.36,
        ),
        (
            &spots![-40, 372; 80, 388; 220, 344; 340, 352; 500, 286; 620, 296; 730, 244; 840, 250],
            "#c4cccb",
            0.42,
        ),
        (
            &spots![-40, 60; 90, 96; 210, 84; 340, 128; 480, 112; 600, 150; 710, 136; 840, 168],
            "#b2bdbe",
            0.5,
        ),
    ];
    for (i, (line, colour, dense)) in (0..).zip(strata) {
        // Each hangs from above: everything over its torn lower edge.
        let mut ring = curve(line);
        let middle = line.iter().map(|at| at.1).sum::<f64>() / line.len() as f64;
        for (j, at) in ring.iter_mut().enumerate() {
            at.1 = middle + (at.1 - middle) * 0.6 + 2.6 * noise(j as f64 * 0.4, i + 3, None);
        }
        ring.extend([(840.0, -40.0), (-40.0, -40.0)]);
        let sheet = handcut(&poly(&ring), 1.2, 40.0, i);
        scene.add(scene.shadow(&sheet, (0.0, 8.0), 20.0, "#7f8f90", 0.24));
        let low = line.iter().map(|at| at.1).fold(0.0, f64::max);
        let stops =
            stops![0, mix(colour, "#aab6b8", 0.4); 0.6, colour; 1, mix(colour, "#fffaf0", 0.5)];
        let fill = scene.linear((0.0, low - 260.0), (60.0, low + 10.0), &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 20 + i, 0.025));
        let lip = scene.rim(&sheet, (0.0, -1.6), "#fffdf6", 0.42, (660.0, low), 620.0);
        scene.add(lip);
        let stops =
            stops![0, Colour::BLACK, dense; 0.75, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.0];
        let density = scene.linear((0.0, low - 230.0), (80.0, low), &stops);
        scene.add(scene.grain(&sheet, density, "#8b9a9d", Spray::new(5 + i, 0.5)));
    }
}

/// Three gulls far out, none of them near another.
pub fn gulls(scene: &Scene) {
    let flying = |left: [At; 3], right: [At; 3]| {
        let wing = |w: [At; 3]| taper(&w, &[7.0, 6.0, 0.5]);
        let body = blob(&knots![-15, 3; -5, -4; 8, -4; 19, 1, corner; 8, 5; -6, 7; -22, 8, corner]);
        all([wing(left), wing(right), body]).fillet(2.0)
    };
    let glide = flying(
        [(-1.0, 0.0), (-26.0, -20.0), (-62.0, -12.0)],
        [(2.0, 0.0), (22.0, -25.0), (58.0, -28.0)],
    );
    let rise = flying(
        [(-1.0, 0.0), (-18.0, -28.0), (-44.0, -40.0)],
        [(2.0, 0.0), (26.0, -18.0), (52.0, -4.0)],
    );
    for (shape, x, y, size, turn, flip) in [
        (&glide, 214.0, 258.0, 0.9, -8.0, false),
        (&rise, 356.0, 418.0, 0.5, 6.0, true),
        (&glide, 604.0, 566.0, 0.3, -4.0, true),
    ] {
        let spot = Spot::new(x, y, size).turned(turn).flipped(flip);
        let shape = handcut_finely(&spot.put(shape), 0.3, 9.0, 3, 0.15);
        scene.add(scene.shadow(&shape, (4.0, 10.0 * size), 6.0, "#7f8f90", 0.35));
        let sheet = scene.sheet(&shape, "#fbf8ef").lit(0.2).shade(0.5).rim(1.0);
        scene.add(sheet.dark("#8d9a9c").grain(1.05));
        // The glider's wings end in black.
        if size != 0.5 {
            for tip in [spots![-50, -16; -62, -12], spots![48, -28; 58, -28]] {
                let tip = taper(&spot.points(tip), &[3.0 * size, 0.6]);
                scene.add(scene.fill(&tip, "#4a5658"));
            }
        }
    }
}

pub fn sea(scene: &Scene) {
    let line = spots![
        -40, HORIZON; 200, HORIZON - 0.6; 400, HORIZON; 600, HORIZON - 0.6; 840, HORIZON
    ];
    let sea = handcut(&ground(&line), 0.5, 60.0, 5);
    scene.add(scene.shadow(&sea, (0.0, -2.0), 8.0, "#8a9a98", 0.3));
    let stops =
        stops![0, "#a3b5ad"; 0.12, "#bccac0"; 0.4, "#a9bdb2"; 0.75, "#8fa89e"; 1, "#86a097"];
    let fill = scene.linear((0.0, HORIZON), (0.0, 1110.0), &stops);
    scene.add(scene.washed(scene.fill(&sea, fill), 9, 0.05));
    // The slit of light lies on the water to the right.
    let glitter = taper(
        &spots![650, 776; 640, 830; 610, 900; 560, 980],
        &[240.0, 220.0, 250.0, 160.0],
    );
    let glitter = scene.blurred(scene.veil(&glitter, "#f1f2e4", 0.4), 36.0);
    scene.add(scene.clipped(&sea, glitter));
    let mut chance = Chance::of("grey waves", 6);
    let mut waves = Ink::none();
    for _ in 0..190 {
        let near = chance.unit().powf(1.4);
        let (x, y) = (chance.between(-20.0, 820.0), HORIZON + 5.0 + 300.0 * near);
        let half = chance.between(10.0, 34.0) * (0.35 + 2.0 * near);
        let lift = 1.0 + 5.0 * near;
        let wave = spots![x - half, y; x - half * 0.4, y - lift; x + half * 0.2, y; x + half, y - lift * 0.4];
        let wave = taper(&wave, &[0.3, 0.9 + 2.4 * near, 0.8 + 1.8 * near, 0.3]);
        let colour = *chance.pick(&["#6f8b82", "#dfe7dc", "#dfe7dc", "#7d978d"]);
        waves += scene.veil(&wave, colour, 0.6);
    }
    scene.add(scene.clipped(&sea, waves));
}

// Chairs.
