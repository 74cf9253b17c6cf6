//! Fish that swim in the shade, and nowhere else.

use super::{BONE, DEEP};
use crate::colour::{Colour, mix};
use crate::line::{blob, bowed, circle, handcut, taper};
use crate::motifs::{Motif, Paper};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};

/// A fish 100 long that looks to the left.
#[derive(Clone, Copy, PartialEq)]
enum Kind {
    /// Tall and yellow, with a dark band through the eye.
    Butterfly,
    /// Orange, with white bands.
    Clown,
    /// Blue, with a yellow tail.
    Surgeon,
    /// Slim and silver.
    Dart,
}

pub fn draw(scene: &Scene) {
    let swims = [
        // A school that comes down from the roof.
        (Kind::Dart, 96.0, 96.0, 0.46, 24.0, true),
        (Kind::Dart, 150.0, 132.0, 0.42, 26.0, true),
        (Kind::Dart, 118.0, 164.0, 0.5, 30.0, true),
        (Kind::Dart, 62.0, 138.0, 0.44, 28.0, true),
        (Kind::Dart, 42.0, 206.0, 0.5, 44.0, true),
        (Kind::Dart, 84.0, 236.0, 0.46, 50.0, true),
        (Kind::Dart, 30.0, 292.0, 0.5, 66.0, true),
        (Kind::Dart, 66.0, 322.0, 0.46, 70.0, true),
        (Kind::Dart, 202.0, 90.0, 0.42, 16.0, true),
        // The others.
        (Kind::Surgeon, 470.0, 118.0, 0.86, -6.0, false),
        (Kind::Surgeon, 588.0, 156.0, 0.62, 8.0, false),
        (Kind::Butterfly, 306.0, 772.0, 0.66, -16.0, true),
        (Kind::Butterfly, 756.0, 436.0, 0.62, 8.0, false),
        (Kind::Butterfly, 776.0, 494.0, 0.46, 14.0, false),
        (Kind::Clown, 628.0, 1034.0, 0.72, -18.0, true),
        (Kind::Clown, 706.0, 1000.0, 0.56, 12.0, false),
        (Kind::Surgeon, 70.0, 700.0, 0.6, 10.0, true),
    ];
    for (i, (kind, x, y, size, turn, flip)) in swims.into_iter().enumerate() {
        let spot = Spot::new(x, y, size).flipped(flip).turned(turn);
        scene.add(fish(scene, spot, kind, 3 + i as i64));
    }
    bubbles(scene);
}

/// The one who lives in a slipper.
pub fn tenant(scene: &Scene, spot: Spot) -> Ink {
    fish(scene, spot, Kind::Clown, 5)
}

fn fish(scene: &Scene, spot: Spot, kind: Kind, seed: i64) -> Ink {
    let paper = Paper {
        lit: 0.35,
        rim: 1.4,
        uneven: 0.5,
        ..Paper::new(Motif { scene, spot, seed }, DEEP)
    };
    let bow = [260.0, -300.0, 340.0][seed as usize % 3];
    let bend = |shape: &Shape| shape.bent(|at| bowed(at, bow));
    let (body, fins, tail): (Shape, Vec<Shape>, Shape) = match kind {
        Kind::Butterfly => (
            blob(&knots![
                -52, 4; -44, -4; -34, -22; -14, -40; 10, -42; 28, -24; 36, -6; 36, 6; 28, 24; 10, 40; -14, 38; -34, 22; -44, 8
            ]),
            vec![
                blob(&knots![-16, -36, corner; -8, -52; 16, -58; 38, -46; 32, -18, corner]),
                blob(&knots![-12, 34, corner; 2, 50; 24, 54; 38, 40; 32, 18, corner]),
            ],
            blob(&knots![34, -6, corner; 46, -16; 56, -18; 52, 0; 56, 18; 46, 16; 34, 6, corner]),
        ),
        Kind::Clown => (
            blob(&knots![
                -50, 2; -44, -12; -26, -22; 0, -24; 22, -16; 36, -8; 36, 8; 22, 18; 0, 24; -26, 20; -44, 12
            ]),
            vec![
                blob(
                    &knots![-22, -20, corner; -12, -36; 4, -34; 12, -26; 22, -30; 28, -14, corner],
                ),
                blob(&knots![-6, 22, corner; 2, 36; 16, 34; 20, 18, corner]),
            ],
            blob(&knots![34, -7, corner; 48, -18; 58, -12; 60, 0; 58, 12; 48, 18; 34, 7, corner]),
        ),
        Kind::Surgeon => (
            blob(&knots![
                -50, 4; -46, -8; -28, -24; 0, -28; 24, -16; 38, -5; 38, 5; 24, 18; 0, 28; -28, 24; -46, 14
            ]),
            vec![
                blob(&knots![-28, -22, corner; -8, -40; 20, -34; 34, -8, corner; 0, -22]),
                blob(&knots![-22, 24, corner; -2, 40; 22, 32; 34, 8, corner; 0, 24]),
            ],
            blob(&knots![36, -5, corner; 48, -18; 62, -24; 54, 0; 62, 24; 48, 18; 36, 5, corner]),
        ),
        Kind::Dart => (
            blob(
                &knots![-50, 1; -38, -9; -14, -14; 14, -10; 34, -3; 34, 4; 14, 11; -14, 13; -38, 9],
            ),
            vec![
                blob(&knots![-10, -12, corner; 0, -24; 12, -22; 16, -9, corner]),
                blob(&knots![0, 12, corner; 10, 20; 18, 9, corner]),
            ],
            blob(&knots![32, -3, corner; 52, -18; 48, 0; 52, 18; 32, 4, corner]),
        ),
    };
    let (skin, fin): (Colour, Colour) = match kind {
        Kind::Butterfly => ("#f5c83e".into(), "#e59a2c".into()),
        Kind::Clown => ("#f2702c".into(), "#d9501f".into()),
        Kind::Surgeon => ("#2f7fc4".into(), "#1b4f8f".into()),
        Kind::Dart => ("#8fe0d2".into(), "#4fb5ac".into()),
    };
    let tail_colour = if kind == Kind::Surgeon {
        "#f5c83e".into()
    } else {
        fin
    };
    let (body, tail) = (bend(&body), bend(&tail));
    let whole = paper.put(&body.and(&tail));
    let mut ink = scene.shadow(&whole, (-10.0, 20.0), 8.0, DEEP, 0.38);
    ink += paper.piece(&tail, tail_colour, 1);
    for fin_shape in &fins {
        ink += paper.piece(&bend(fin_shape), fin, 2);
    }
    ink += paper.piece(&body, skin, 3);
    let clip = paper.cut(&body, 3);
    let marks = match kind {
        Kind::Butterfly => {
            let bands = all([
                taper(&spots![-30, -30; -34, 0; -30, 30], &[9.0, 10.0, 8.0]),
                taper(&spots![24, -36; 30, 0; 24, 36], &[5.0, 7.0, 5.0]),
            ]);
            let lines = all([-14.0, -4.0, 6.0, 16.0].map(|x: f64| {
                taper(
                    &[(x + 6.0, -38.0), (x, 0.0), (x + 6.0, 38.0)],
                    &[0.8, 1.8, 0.8],
                )
            }));
            paper.stain(&bend(&lines), "#fff2b8", 0.8) + paper.mark(&bend(&bands), "#1c2a3a")
        }
        Kind::Clown => {
            let edge = all([
                taper(&spots![-24, -26; -20, 0; -24, 26], &[13.0, 16.0, 13.0]),
                taper(&spots![8, -28; 4, 0; 10, 28], &[12.0, 17.0, 12.0]),
                taper(&spots![32, -14; 32, 14], &[7.0, 7.0]),
            ]);
            let bands = all([
                taper(&spots![-24, -26; -20, 0; -24, 26], &[9.0, 12.0, 9.0]),
                taper(&spots![8, -28; 4, 0; 10, 28], &[8.0, 13.0, 8.0]),
                taper(&spots![32, -14; 32, 14], &[4.0, 4.0]),
            ]);
            paper.mark(&bend(&edge), "#3a1820") + paper.mark(&bend(&bands), "#fdf6e6")
        }
        Kind::Surgeon => {
            let mark = blob(
                &knots![-34, -12; -10, -20; 16, -14; 34, -2; 30, 5; 12, -2; -2, 2; 6, 10; -4, 14; -18, 6; -20, -4],
            );
            paper.mark(&bend(&mark), "#10234a")
        }
        Kind::Dart => {
            let belly = blob(&knots![-48, 3; -14, 4; 32, 2; 14, 13; -14, 15; -38, 11]);
            let line = taper(&spots![-40, -2; 0, -4; 32, 0], &[1.0, 3.0, 1.0]);
            paper.mark(&bend(&belly), "#e6fbf0") + paper.mark(&bend(&line), "#f5c83e")
        }
    };
    ink += scene.clipped(&clip, marks);
    let side = blob(&knots![-6, 4, corner; 4, 0; 14, 4; 12, 14; 4, 14]);
    ink += paper.piece(&bend(&side), mix(fin, BONE, 0.15), 6);
    let eye = bowed((-38.0, -3.0), bow);
    let r = if kind == Kind::Dart { 4.4 } else { 5.2 };
    ink += paper.mark(&circle(eye, r), "#fdf6e6");
    ink += paper.mark(&circle((eye.0 - 0.8, eye.1), r * 0.62), "#10141c");
    ink += paper.mark(&circle((eye.0 - 2.0, eye.1 - 1.6), r * 0.22), "#ffffff");
    let mouth = taper(&spots![-50, 6; -46, 8; -42, 7], &[0.6, 1.4, 0.6]);
    ink + paper.stain(&bend(&mouth), "#3a1820", 0.8)
}

fn bubbles(scene: &Scene) {
    let places = [
        (292.0, 700.0, 4.0),
        (284.0, 676.0, 5.5),
        (296.0, 648.0, 3.4),
        (440.0, 70.0, 5.0),
        (430.0, 46.0, 3.4),
        (560.0, 970.0, 4.6),
        (566.0, 946.0, 3.2),
        (722.0, 410.0, 3.8),
        (728.0, 386.0, 5.0),
        (110.0, 676.0, 4.4),
        (116.0, 650.0, 3.0),
    ];
    for (x, y, r) in places {
        let bubble = handcut(&circle((x, y), r), 0.2, 6.0, 3);
        let ring = bubble.minus(&bubble.grown(-1.0));
        scene.add(scene.veil(&bubble, "#bff5ea", 0.22) + scene.veil(&ring, "#e6fff6", 0.85));
        scene.add(scene.veil(
            &circle((x - r * 0.35, y - r * 0.35), r * 0.24),
            "#ffffff",
            0.95,
        ));
    }
}
