//! The mouse at the head of the parade: chin up, a thimble for a helmet, a candle for a banner.

use super::{DEEP, FLAME, WARM};
use crate::ink::Ink;
use crate::line::{blob, circle, ellipse, handcut, taper};
use crate::motifs::{Motif, Paper, Smudge};
use crate::scene::Scene;
use crate::shape::{Shape, Spot, all};
use crate::{knots, spots, stops};

const FUR: &str = "#b58a66";
const EAR: &str = "#e2a08a";

pub fn draw(scene: &Scene) {
    let spot = Spot::new(312.0, 1152.0, 1.2);
    let motif = Motif {
        scene,
        spot,
        seed: 5,
    };
    let paper = Paper {
        lit: 0.5,
        rim: 2.0,
        deep: 0.75,
        ..Paper::new(motif, "#1a1c38")
    };
    let tail = taper(
        &spots![22, -20; 54, -6; 86, -14; 98, -44; 90, -72; 108, -92],
        &[8.0, 6.6, 5.4, 4.4, 3.0, 1.0],
    );
    scene.add(paper.shaded(&tail, "#c98f7e", 1, 0.6));
    // The far leg steps out.
    let far = all([
        taper(&spots![-6, -38; -28, -38; -40, -16], &[28.0, 17.0, 10.0]),
        foot((-42.0, -14.0), 18.0),
    ]);
    scene.add(paper.shaded(&far.fillet(3.0), "#8a6450", 2, 0.6));
    let ear = blob(&knots![-8, -136; -20, -152; -16, -174; 2, -182; 16, -170; 14, -148; 4, -134]);
    scene.add(paper.shaded(&ear, "#94694f", 3, 0.5));
    let near = all([
        taper(&spots![12, -40; 23, -26; 22, -5], &[32.0, 17.0, 10.0]),
        foot((16.0, -4.0), 2.0),
    ]);
    let body = blob(&knots![
        0, -104; -16, -90; -27, -66; -30, -42; -22, -36; -4, -29; 16, -29; 32, -38; 36, -58; 28, -80; 18, -104
    ]);
    let head = blob(&knots![
        20, -108; 22, -126; 12, -142; -8, -147; -26, -142; -42, -138; -58, -137; -64, -131; -58, -125; -44, -118; -30, -108; -14, -100; 6, -98
    ]);
    let whole = all([body.clone(), near.clone(), head.clone()]).fillet(4.0);
    scene.add(scene.shadow(&paper.put(&whole), (5.0, 4.0), 8.0, DEEP, 0.6));
    scene.add(paper.shaded(&whole, FUR, 4, 0.7));
    let put = paper.put(&whole);
    let belly = blob(&knots![-14, -90; -26, -66; -28, -40; -20, -22; -6, -22; -4, -50; -6, -76]);
    let pale = Smudge {
        density: 0.8,
        grain: 1.05,
        ..Smudge::of("#ffe6b8", 4.0)
    };
    scene.add(scene.clipped(&put, pale.ink(scene, &paper.put(&belly))));
    let thigh = taper(
        &spots![-2, -40; 12, -46; 28, -36; 32, -18],
        &[0.4, 1.8, 1.8, 0.4],
    );
    scene.add(paper.stain(&thigh, "#2a2038", 0.6));
    // Fur.
    for (x, y) in [
        (10.0, -84.0),
        (20.0, -70.0),
        (6.0, -64.0),
        (22.0, -50.0),
        (10.0, -112.0),
        (2.0, -124.0),
        (26.0, -34.0),
    ] {
        let tuft = taper(
            &[(x, y), (x + 4.0, y + 4.0), (x + 5.0, y + 10.0)],
            &[0.4, 1.6, 0.4],
        );
        scene.add(paper.stain(&tuft, "#3a2838", 0.5));
    }
    face(scene, &paper);
    thimble(scene, &paper);
    let ear =
        blob(&knots![14, -130; 4, -146; 8, -168; 26, -178; 44, -168; 46, -146; 34, -130; 22, -126]);
    scene.add(scene.shadow(&paper.put(&ear), (2.0, 3.0), 4.0, DEEP, 0.5));
    scene.add(paper.shaded(&ear, FUR, 6, 0.6));
    let inner = blob(&knots![18, -134; 11, -148; 14, -164; 27, -171; 38, -163; 39, -147; 30, -134]);
    scene.add(paper.shaded(&inner, EAR, 7, 0.5));
    candle(scene, &paper);
}

fn foot(at: (f64, f64), turn: f64) -> Shape {
    blob(&knots![6, -6; -8, -8; -26, -6; -34, 0; -24, 5; 0, 5; 8, 2])
        .turned(turn, (0.0, 0.0))
        .moved(at.0, at.1)
}

fn face(scene: &Scene, paper: &Paper) {
    let eye = ellipse((-24.0, -130.0), 3.6, 4.4);
    scene.add(paper.mark(&eye, "#140e1c"));
    scene.add(paper.mark(&circle((-25.6, -131.4), 1.3), "#fff3d0"));
    scene.add(paper.mark(
        &taper(&spots![-34, -138; -26, -141; -18, -138], &[0.4, 1.6, 0.5]),
        "#4a3040",
    ));
    let nose = blob(&knots![-60, -137; -66, -135; -67, -129; -62, -127; -57, -131]);
    scene.add(paper.shaded(&nose, "#d9766a", 9, 0.3));
    scene.add(paper.stain(
        &taper(
            &spots![-56, -124; -46, -120; -38, -120; -34, -123],
            &[0.4, 1.4, 1.4, 0.4],
        ),
        "#3a2030",
        0.8,
    ));
    scene.add(paper.stain(&circle((-30.0, -117.0), 5.0), "#e0705a", 0.35));
    for (dx, dy) in [(-10.0, -16.0), (2.0, -18.0), (-14.0, 10.0), (-2.0, 14.0)] {
        let whisker = taper(
            &[
                (-50.0, -128.0),
                (-50.0 + dx * 0.8, -128.0 + dy * 0.6),
                (-50.0 + dx * 1.4, -128.0 + dy * 1.3),
            ],
            &[0.9, 0.7, 0.2],
        );
        scene.add(paper.stain(&whisker, "#fff0d0", 0.8));
    }
}

fn thimble(scene: &Scene, paper: &Paper) {
    let cup = blob(
        &knots![-22, -142, corner; -19, -160; -14, -172; -4, -176; 6, -173; 12, -160; 15, -144, corner; -3, -140],
    );
    scene.add(scene.shadow(&paper.put(&cup), (1.0, 3.0), 3.0, DEEP, 0.6));
    scene.add(paper.shaded(&cup, "#8fa8c6", 10, 0.6));
    for (x, y) in [
        (-14.0, -154.0),
        (-7.0, -153.0),
        (0.0, -153.0),
        (7.0, -154.0),
        (-11.0, -162.0),
        (-4.0, -161.0),
        (3.0, -162.0),
        (-7.0, -169.0),
        (0.0, -169.0),
    ] {
        scene.add(paper.stain(&circle((x, y), 1.5), "#22335a", 0.7));
    }
    let brim = taper(&spots![-24, -142; -4, -139; 17, -143], &[4.6, 5.4, 4.6]);
    scene.add(paper.shaded(&brim, "#a9bed6", 11, 0.4));
    let quill =
        blob(&knots![0, -174; 8, -192; 24, -204; 40, -204, corner; 34, -192; 22, -180; 6, -172]);
    scene.add(paper.shaded(&quill, "#f2ead8", 12, 0.5));
}

fn candle(scene: &Scene, paper: &Paper) {
    let (x, y) = (-94.0, -92.0);
    let arm = taper(
        &spots![0, -84; -26, -78; -54, -80; -84, -90],
        &[18.0, 14.0, 10.0, 8.0],
    );
    scene.add(scene.shadow(&paper.put(&arm), (2.0, 5.0), 5.0, DEEP, 0.5));
    let dish = blob(
        &knots![x - 24.0, y - 6.0, corner; x - 18.0, y + 3.0; x, y + 6.0; x + 18.0, y + 3.0; x + 24.0, y - 6.0, corner; x, y - 2.0],
    );
    let wax = blob(&knots![
        x - 9.0, y - 3.0, corner; x - 9.0, y - 30.0; x - 10.0, y - 44.0, corner; x - 3.0, y - 41.0; x + 5.0, y - 45.0; x + 9.0, y - 42.0; x + 11.0, y - 28.0; x + 9.0, y - 20.0;
        x + 9.0, y - 3.0, corner
    ]);
    scene.add(paper.shaded(&wax, "#f6e3b8", 13, 0.5));
    let drip = taper(
        &[
            (x - 9.0, y - 40.0),
            (x - 11.0, y - 26.0),
            (x - 10.0, y - 18.0),
        ],
        &[3.0, 4.0, 5.0],
    );
    scene.add(paper.shaded(&drip, "#fff0cc", 14, 0.3));
    scene.add(paper.shaded(&dish, "#b98d46", 15, 0.6));
    scene.add(paper.shaded(&arm, FUR, 16, 0.5));
    let hand = blob(&knots![-78, -86; -84, -96; -94, -96; -100, -90; -94, -83; -84, -81]);
    scene.add(paper.shaded(&hand, "#d9a48a", 17, 0.4));
    let wick = taper(&[(x, y - 40.0), (x + 1.0, y - 52.0)], &[1.8, 1.4]);
    scene.add(paper.mark(&wick, "#2a1a18"));
    scene.add(scene.glow(FLAME, 150.0, "#ffbe66", 0.75, 0.3));
    let flame = blob(
        &knots![x, y - 43.0; x - 9.0, y - 52.0; x - 8.0, y - 66.0; x - 1.0, y - 80.0; x + 4.0, y - 96.0, corner; x + 10.0, y - 76.0; x + 12.0, y - 60.0; x + 8.0, y - 47.0],
    );
    let put = handcut(&paper.put(&flame), 0.4, 14.0, 3);
    let (fx, fy) = paper.motif.spot.point((x, y - 56.0));
    let fill = scene.radial(
        (fx, fy),
        50.0,
        &stops![0, "#fffdf0"; 0.35, "#ffe79a"; 0.75, "#ffab3d"; 1, "#f2762a"],
    );
    scene.add(scene.fill(&put, fill));
    let ink: Ink = scene.glow((fx, fy), 60.0, WARM, 0.5, 0.4);
    scene.add(ink);
}
