//! What is outside: sky, dunes, a camel far off, and the tracks that lead from it to the tent.

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, curve, handcut, taper};
use crate::motifs::{Motif, Paper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

pub fn draw(scene: &Scene) {
    let sky = stops![0, "#b9e2d6"; 0.35, "#e6f2d8"; 0.7, "#fff7d6"; 1, "#fffdf2"];
    scene.sky(scene.linear((0.0, 190.0), (0.0, 500.0), &sky), 4, 0.02);
    scene.add(scene.glow((470.0, 440.0), 460.0, "#fffbe6", 0.8, 0.5));
    let dunes: [(Shape, &str, &str); 4] = [
        (
            blob(&knots![
                -20, 520; 90, 500; 180, 470; 246, 448; 300, 462; 380, 488; 470, 476; 560, 452; 622, 440; 700, 468; 820, 500;
                820, 900, corner; -20, 900, corner
            ]),
            "#fbe6ae",
            "#e6b566",
        ),
        (
            blob(&knots![
                -20, 540; 120, 556; 220, 540; 330, 506; 410, 482, corner; 470, 506; 560, 536; 660, 540; 820, 520;
                820, 900, corner; -20, 900, corner
            ]),
            "#f8d384",
            "#d2903c",
        ),
        (
            blob(&knots![
                -20, 590; 80, 566; 170, 546; 236, 540, corner; 320, 572; 430, 606; 560, 604; 690, 580; 820, 566;
                820, 900, corner; -20, 900, corner
            ]),
            "#f4c46a",
            "#c47c30",
        ),
        (
            blob(&knots![
                -20, 640; 120, 652; 270, 640; 420, 616; 560, 610, corner; 660, 630; 820, 660; 820, 900, corner; -20, 900, corner
            ]),
            "#fbdc94",
            "#d3923f",
        ),
    ];
    // The lee sides, cut off sharply at the crests.
    let lees = [
        blob(&knots![246, 448, corner; 300, 462; 380, 488; 330, 500; 280, 520; 262, 486]),
        blob(&knots![
            410, 482, corner; 470, 506; 560, 536; 660, 540; 600, 556; 500, 566; 440, 560; 452, 530; 424, 506
        ]),
        blob(&knots![
            236, 540, corner; 320, 572; 430, 606; 380, 622; 300, 628; 220, 640; 236, 610; 262, 580; 232, 560
        ]),
        blob(
            &knots![560, 610, corner; 660, 630; 820, 660; 820, 760, corner; 700, 740; 640, 700; 606, 664; 596, 634],
        ),
    ];
    for (i, ((dune, light, dark), lee)) in dunes.into_iter().zip(lees).enumerate() {
        let dune = handcut(&dune, 0.8, 50.0, 3 + i as i64);
        scene.add(scene.shadow(&dune, (0.0, -2.0), 12.0, "#c98a3c", 0.22));
        let paper = scene
            .sheet(&dune, light)
            .light((430.0, 200.0))
            .lit(0.3)
            .dark(dark);
        scene.add(
            paper
                .shade(0.35)
                .rim(1.6)
                .rim_colour("#fffbe4")
                .seed(5 + i as i64),
        );
        let lee = lee.within(&dune);
        let fill = scene.linear(
            (300.0, 440.0),
            (520.0, 720.0),
            &stops![0, mix(dark, "#a4532c", 0.42); 0.6, mix(dark, "#a4532c", 0.2); 1, dark, 0.3],
        );
        scene.add(scene.fill(&lee, fill));
        let spray = Spray::new(7 + i as i64, 0.55);
        let density = scene.linear(
            (0.0, 450.0),
            (0.0, 720.0),
            &stops![0, Colour::BLACK, 0.6; 1, Colour::BLACK, 0.0],
        );
        scene.add(scene.grain(&lee, density, mix(dark, "#8a4a2c", 0.5), spray));
        if i == 1 {
            scene.add(camel(scene));
        }
    }
    wind(scene);
    tracks(scene);
}

/// What the wind has drawn on the sand.
fn wind(scene: &Scene) {
    let mut chance = Chance::of("wind", 3);
    let lines = all((0..46).map(|_| {
        let near = chance.unit();
        let (x, y) = (chance.between(60.0, 760.0), 636.0 + near * 110.0);
        let half = chance.between(20.0, 60.0) * (0.5 + near);
        let bend = chance.between(-3.0, 3.0);
        taper(
            &[
                (x - half, y + bend),
                (x - half * 0.3, y - 2.0),
                (x + half * 0.4, y + 2.0),
                (x + half, y - bend),
            ],
            &[0.3, 1.0 + near, 1.2 + near, 0.3],
        )
    }));
    scene.add(
        scene.veil(&lines, "#b87a38", 0.32) + scene.veil(&lines.moved(0.0, -1.8), "#fff6d6", 0.5),
    );
}

/// Hoofprints over the dunes, nearer and larger.
fn tracks(scene: &Scene) {
    let way = curve(&spots![
        330, 506; 300, 524; 300, 544; 340, 562; 356, 584; 330, 606; 300, 630; 312, 664; 352, 700; 372, 740
    ]);
    let path = Path::new(way);
    let mut far = 14.0;
    let mut prints = Vec::new();
    let mut side = 1.0;
    while far < path.length() {
        let near = far / path.length();
        let (x, y) = path.at(far);
        let x = x + side * (1.6 + 6.0 * near);
        let (w, h) = (1.2 + 5.0 * near, 0.8 + 2.6 * near);
        prints.push(blob(&knots![x - w, y; x - w * 0.3, y - h; x + w, y - h * 0.4; x + w * 0.5, y + h; x - w * 0.5, y + h * 0.8]));
        side = -side;
        far += 4.0 + 10.0 * near;
    }
    let prints = all(prints);
    scene.add(
        scene.veil(&prints.moved(0.6, 1.0), "#fff6d6", 0.7) + scene.veil(&prints, "#a8662e", 0.7),
    );
}

/// A camel on the crest, 100 long in its drawing.
fn camel(scene: &Scene) -> Ink {
    let paper = Paper {
        lit: 0.1,
        rim: 0.8,
        uneven: 0.15,
        ..Paper::new(
            Motif {
                scene,
                spot: Spot::new(336.0, 508.0, 0.86),
                seed: 4,
            },
            "#5a2a1c",
        )
    };
    let body = blob(&knots![
        44, -80; 50, -84; 58, -83; 66, -78; 66, -73; 58, -72; 52, -70; 48, -60; 42, -46; 32, -40; 26, -36; 22, -34;
        -22, -34; -34, -38; -38, -46; -36, -56; -26, -60; -14, -62; -8, -74; 0, -82; 8, -76; 13, -63; 22, -60; 30, -58;
        36, -64; 40, -74
    ]);
    let legs = all([
        taper(
            &spots![-30, -42; -34, -24; -30, -12; -36, 0],
            &[12.0, 6.0, 4.0, 5.0],
        ),
        taper(
            &spots![-24, -40; -20, -22; -22, -12; -16, 0],
            &[12.0, 6.0, 4.0, 5.0],
        ),
        taper(
            &spots![20, -42; 16, -22; 20, -11; 14, 0],
            &[11.0, 5.4, 4.0, 5.0],
        ),
        taper(
            &spots![28, -42; 34, -22; 32, -11; 38, 0],
            &[11.0, 5.4, 4.0, 5.0],
        ),
    ]);
    let tail = taper(&spots![-37, -52; -43, -40; -41, -28], &[2.4, 2.0, 3.4]);
    let ears = taper(&spots![46, -82; 43, -88], &[3.0, 1.0]);
    let saddle =
        blob(&knots![-16, -63; -8, -75; 0, -84; 8, -77; 14, -63; 12, -46; 0, -42; -12, -46]);
    let tassels =
        all([-9.0, -3.0, 3.0, 9.0].map(|x: f64| taper(&[(x, -45.0), (x, -38.0)], &[1.6, 0.8])));
    let shadow = blob(&knots![-40, 0; -20, 8; 30, 14; 70, 16; 40, 4; 0, -2]);
    let mut ink = paper.stain(&shadow, "#a8602c", 0.45);
    ink += paper.piece(&all([body, legs, tail, ears]).fillet(2.0), "#9a6236", 1);
    ink += paper.piece(&saddle, "#1f7d80", 3);
    ink + paper.mark(&tassels, "#f6dca0")
}
