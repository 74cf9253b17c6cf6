//! The pier, the one who stays on it, and the dog, whose coat keeps out the rain.

use super::{DEEP, PALE, leaning};
use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{blob, circle, curve, handcut, handcut_finely, rect, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

const HALF: f64 = 124.0;

pub fn deck(pier: &Spot) -> Shape {
    pier.put(&rect(-HALF, 0.0, HALF, 420.0))
}

pub fn pier(scene: &Scene, pier: &Spot) {
    let whole = deck(pier);
    scene.add(scene.shadow(&whole, (-14.0, 26.0), 18.0, DEEP, 0.7));
    scene.add(scene.shadow(&whole, (16.0, 22.0), 16.0, DEEP, 0.5));
    scene.add(scene.fill(&whole, "#1c2430"));
    let mut chance = Chance::of("ferry pier", 5);
    for i in 0..19 {
        let y = f64::from(i) * 22.0 - 2.0;
        let plank = rect(
            -HALF - chance.between(0.0, 9.0),
            y,
            HALF + chance.between(0.0, 9.0),
            y + 20.0,
        );
        let plank = handcut(&pier.put(&plank), 0.9, 26.0, 30 + i64::from(i));
        let tone = mix(
            mix("#c3bcae", "#9aa5aa", chance.unit()),
            "#a58a70",
            chance.between(0.0, 0.4),
        );
        scene.add(
            scene
                .sheet(&plank, tone)
                .lit(0.2)
                .shade(0.34)
                .rim(1.3)
                .seed(i64::from(i))
                .ink(),
        );
        let grains = (0..5).map(|_| {
            let (x, y) = (chance.between(-115.0, 60.0), y + chance.between(4.0, 16.0));
            let long = chance.between(20.0, 70.0);
            taper(
                &spots![x, y; x + long * 0.5, y + chance.between(-1.6, 1.6); x + long, y],
                &[0.2, 1.1, 0.2],
            )
        });
        let grains = pier.put(&all(grains.collect::<Vec<_>>()));
        scene.add(scene.veil(&grains.within(&plank), "#4a4248", 0.4));
        let nails = [-108.0, 108.0].map(|x| circle((x, y + 10.0), 1.8));
        scene.add(scene.veil(&pier.put(&all(nails)), "#2c2a34", 0.8));
    }
    puddles(scene, pier);
    for (i, (x, y)) in [
        (-112.0, 16.0),
        (112.0, 16.0),
        (-112.0, 176.0),
        (112.0, 176.0),
    ]
    .into_iter()
    .enumerate()
    {
        pile(scene, pier.point((x, y)), i as i64);
    }
    rope(scene, pier);
}

fn puddles(scene: &Scene, pier: &Spot) {
    let puddles = [
        blob(
            &knots![-70, 62; -30, 44; 20, 50; 66, 40; 92, 66; 78, 104; 30, 112; -14, 132; -66, 118; -88, 92],
        ),
        blob(&knots![20, 190; 60, 180; 84, 196; 60, 214; 28, 210]),
        blob(&knots![34, 8; 62, 4; 76, 16; 54, 27; 36, 22]),
    ];
    for (i, puddle) in puddles.iter().enumerate() {
        let puddle = handcut(&pier.put(puddle), 2.2, 20.0, 70 + i as i64);
        scene.add(scene.veil(&puddle.moved(-1.2, -1.6), "#3a4450", 0.4));
        let b = puddle.bounds();
        let sky = stops![0, "#eef6f6", 0.85; 1, "#a9c4d0", 0.75];
        scene.add(scene.fill(&puddle, scene.linear((b.x0, b.y0), (b.x1, b.y1), &sky)));
        scene.add(scene.rim(&puddle, (-1.0, -1.3), "#ffffff", 0.7, scene.light, 500.0));
    }
    let splashes = [
        (70.0, 72.0, 11.0),
        (-58.0, 108.0, 8.0),
        (50.0, 200.0, 8.0),
        (60.0, 15.0, 6.0),
        (-22.0, 54.0, 6.0),
        (-6.0, 122.0, 7.0),
    ];
    for (x, y, r) in splashes {
        let at = pier.point((x, y));
        for r in [r, r * 0.5] {
            let ring = circle(at, r).minus(&circle((at.0 + 0.6, at.1 + 0.7), r - 1.2));
            scene.add(scene.veil(&ring, "#557486", 0.7));
        }
    }
}

fn pile(scene: &Scene, at: At, seed: i64) {
    let top = leaning(at, 0.035);
    let post = handcut(&circle(at, 17.0), 0.7, 12.0, seed);
    let post = post.swept(top.0 - at.0, top.1 - at.1, 5);
    scene.add(scene.shadow(&post, (7.0, 10.0), 7.0, DEEP, 0.6));
    scene.add(scene.sheet(&post, "#5a4a48").rim(1.0).ink());
    let head = handcut(&circle(top, 17.0), 0.7, 12.0, seed + 4);
    scene.add(scene.sheet(&head, "#94806c").shade(0.5).rim(1.6).ink());
    for r in [11.5, 7.0, 3.0] {
        let ring = handcut(&circle(top, r), 0.8, 9.0, seed + 9);
        scene.add(scene.veil(&ring.minus(&ring.grown(-1.0)), "#4a3a38", 0.6));
    }
}

/// Cast off: it hangs from the pile and trails in the water.
fn rope(scene: &Scene, pier: &Spot) {
    let at = leaning(pier.point((-112.0, 16.0)), 0.02);
    let line = [
        (at.0 + 16.0, at.1 - 8.0),
        (at.0 + 2.0, at.1 + 17.0),
        (at.0 - 19.0, at.1 + 4.0),
        (at.0 - 14.0, at.1 - 18.0),
        (at.0 - 34.0, at.1 - 44.0),
        (at.0 - 78.0, at.1 - 40.0),
        (at.0 - 92.0, at.1 - 74.0),
        (at.0 - 66.0, at.1 - 92.0),
        (at.0 - 52.0, at.1 - 70.0),
        (at.0 - 76.0, at.1 - 58.0),
    ];
    let rope = taper(&line, &[5.4, 5.4, 5.0, 4.6]);
    scene.add(scene.shadow(&rope, (4.0, 6.0), 4.0, DEEP, 0.6));
    scene.add(scene.sheet(&rope, "#d9c08a").rim(1.0).ink());
    scene.add(scene.stitched(&curve(&line), "#7a5a3c", 1.2, 0.7, Some("1.5 4")));
}

/// One piece of somebody, put where they stand.
struct Cut<'a> {
    scene: &'a Scene,
    spot: Spot,
}

impl Cut<'_> {
    fn shape(&self, shape: &Shape, seed: i64) -> Shape {
        handcut_finely(&self.spot.put(shape), 0.4, 12.0, seed, 0.15)
    }

    fn piece(&self, shape: &Shape, colour: &str, seed: i64) -> Ink {
        let cut = self.shape(shape, seed);
        let shadow = self.scene.shadow(&cut, (3.0, 4.5), 3.6, DEEP, 0.45);
        let sheet = self.scene.sheet(&cut, colour).lit(0.24).rim(1.3).grain(1.0);
        shadow + sheet.seed(seed).ink()
    }

    fn mark(&self, shape: &Shape, colour: impl Into<Colour>, opacity: f64) -> Ink {
        self.scene
            .veil(&self.spot.put(shape), colour.into(), opacity)
    }
}

/// He looks after the ferry. His hat is soaked, his suitcase too.
pub fn traveller(scene: &Scene, spot: Spot) {
    let cut = Cut { scene, spot };
    let shoes = [
        blob(&knots![-15, -50; -8, -55; -2, -49; -1, -32; -13, -30; -16, -40]),
        blob(&knots![3, -47; 9, -53; 15, -48; 15, -30; 3, -30; 1, -38]),
    ];
    let skirt = blob(&knots![
        -27, -4; -30, -24; -26, -35, corner; -14, -31; -2, -35; 0, -26; 3, -34; 15, -29; 28, -32, corner; 30, -20; 27, -2; 0, 8
    ]);
    let coat = blob(&knots![
        -47, 3; -45, -9; -34, -17; -16, -21; 0, -19; 16, -21; 34, -17; 45, -9; 47, 3; 41, 15; 24, 22; 0, 25; -24, 22; -41, 15
    ]);
    let whole = spot.put(&all([skirt.clone(), coat.clone()]));
    scene.add(scene.shadow(&whole, (10.0, 15.0), 9.0, DEEP, 0.6));
    for (i, shoe) in shoes.iter().enumerate() {
        scene.add(cut.piece(shoe, "#2b2028", 3 + i as i64));
    }
    scene.add(cut.piece(&skirt, "#3f4560", 7));
    let front = all([
        taper(&spots![0, -34; 1, -20], &[1.4, 1.0]),
        taper(&spots![-17, -33; -15, -20], &[0.4, 1.6]),
        taper(&spots![17, -30; 15, -18], &[0.4, 1.6]),
    ]);
    scene.add(cut.mark(&front, "#1c2036", 0.8));
    suitcase(&cut);
    // The hand that carries, the hand that hangs.
    let hands = [
        blob(&knots![-49, -22; -43, -24; -40, -17; -43, -11; -49, -13]),
        blob(&knots![50, -12; 57, -13; 59, -5; 55, 1; 49, -2]),
    ];
    for (i, hand) in hands.iter().enumerate() {
        scene.add(cut.piece(hand, "#b98262", 11 + i as i64));
    }
    let sleeves = [
        taper(&spots![-36, 4; -46, -3; -46, -15], &[20.0, 18.0, 12.0]),
        taper(&spots![36, 4; 47, 0; 54, -5], &[20.0, 18.0, 12.0]),
    ];
    let coat = all([coat, sleeves[0].clone(), sleeves[1].clone()]).fillet(3.0);
    scene.add(cut.piece(&coat, "#4a5270", 13));
    let folds = all([
        taper(&spots![-30, -12; -33, 2; -30, 15], &[0.4, 2.0, 0.4]),
        taper(&spots![31, -12; 34, 2; 31, 15], &[0.4, 2.0, 0.4]),
        taper(&spots![0, 24; 1, 16], &[1.2, 0.6]),
    ]);
    scene.add(cut.mark(&folds, "#1c2036", 0.7));
    let collar = blob(
        &knots![-22, -14; -27, 0; -20, 15; 0, 21; 20, 15; 27, 0; 22, -14; 10, -10; 0, -16; -10, -10],
    );
    scene.add(cut.piece(&collar, "#394060", 17));
    hat(&cut);
}

fn suitcase(cut: &Cut) {
    let scene = cut.scene;
    let case = blob(&knots![
        46, -46, corner; 58, -48; 71, -45, corner; 72, -4; 71, 36, corner; 58, 38; 46, 37, corner; 45, -4
    ]);
    scene.add(scene.shadow(&cut.spot.put(&case), (9.0, 13.0), 7.0, DEEP, 0.6));
    scene.add(cut.piece(&case.softened(2.6), "#b5622f", 21));
    let lid = all([taper(&spots![58, -47; 59, -4; 58, 37], &[1.6, 1.2, 1.6])]);
    scene.add(cut.mark(&lid, "#4a2018", 0.8));
    for y in [-28.0, 18.0] {
        let strap = blob(
            &knots![45, y - 3.4, corner; 58, y - 4.4; 72, y - 3.0, corner; 72, y + 3.6, corner; 58, y + 3.0; 45, y + 3.6, corner],
        );
        scene.add(cut.piece(&strap, "#6a3420", 23 + y as i64));
        scene.add(cut.mark(
            &rect(55.0, y - 4.0, 62.0, y + 4.0).softened(1.0),
            "#e8c26a",
            1.0,
        ));
    }
    let handle = taper(
        &spots![58, -17; 53, -12; 53, 2; 58, 7],
        &[3.0, 3.6, 3.6, 3.0],
    );
    scene.add(cut.piece(&handle, "#4a2018", 27));
}

fn hat(cut: &Cut) {
    let scene = cut.scene;
    // Higher than the shoulders, so it leans a little further out.
    let brim = blob(&knots![
        4, -31; 17, -27; 27, -13; 30, 6; 27, 23; 18, 34; 4, 38; -10, 34; -20, 23; -23, 6; -20, -13; -9, -27
    ]);
    let band = blob(
        &knots![5, -16; 17, -12; 24, 3; 22, 18; 14, 27; 5, 29; -6, 26; -14, 17; -15, 3; -7, -12],
    );
    let crown = blob(
        &knots![6, -12; 16, -9; 22, 4; 20, 17; 13, 25; 5, 27; -5, 24; -12, 16; -12, 4; -5, -9],
    );
    scene.add(scene.shadow(&cut.spot.put(&brim), (5.0, 8.0), 6.0, "#0e1424", 0.6));
    scene.add(cut.piece(&brim, "#2f2b3e", 31));
    let curl = brim.minus(&brim.stretched(0.9, 0.9, (3.0, 4.0)));
    scene.add(cut.mark(&curl, "#6a6680", 0.28));
    scene.add(cut.piece(&band, "#a8823f", 33));
    scene.add(cut.piece(&crown, "#3d394f", 35));
    let bow = blob(&knots![22, 2; 30, -3; 31, 5; 29, 13; 22, 10; 20, 6]);
    scene.add(cut.piece(&bow, "#b9924c", 37));
    // Round and wet: it holds a piece of sky.
    scene.add(cut.mark(
        &blob(&knots![-8, 6; -4, -4; 4, -8; 1, -2; -3, 4; -5, 12]),
        "#a9c4d0",
        0.55,
    ));
    scene.add(cut.mark(&blob(&knots![-5, 17; -2, 18; -3, 21]), "#a9c4d0", 0.5));
    let drops = [(-22.0, 28.0), (-8.0, 40.0), (24.0, 34.0)].map(|(x, y): At| {
        let far = x.hypot(y);
        let out = ((x / far) * (far + 7.0), (y / far) * (far + 7.0));
        taper(&[(x, y), out], &[0.5, 3.4])
    });
    scene.add(cut.mark(&all(drops), PALE, 0.95));
}

/// It sits beside him in a yellow raincoat and looks up at him.
pub fn dog(scene: &Scene, spot: Spot) {
    let cut = Cut { scene, spot };
    let tail = taper(&spots![2, 34; 8, 46; 20, 52; 27, 47], &[7.0, 6.4, 5.0, 2.0]);
    let paws = all([
        blob(&knots![-13, -30; -9, -35; -4, -31; -5, -22; -12, -22]),
        blob(&knots![4, -32; 9, -36; 13, -31; 12, -22; 5, -22]),
    ]);
    let coat = blob(&knots![
        -9, -26; 0, -29; 9, -26; 15, -15; 17, -2; 21, 14; 19, 30; 9, 38; 0, 40; -9, 38; -19, 30; -21, 14; -17, -2; -15, -15
    ]);
    scene.add(scene.shadow(&cut.spot.put(&coat), (8.0, 12.0), 7.0, DEEP, 0.6));
    scene.add(cut.piece(&tail, "#8a5634", 41));
    scene.add(cut.piece(&paws, "#e8cfa8", 42));
    scene.add(cut.piece(&coat, "#f6c22e", 43));
    let seams = all([
        taper(&spots![0, -16; 1, 8; 0, 39], &[1.2, 1.4, 1.0]),
        taper(&spots![-20, 20; 0, 26; 20, 20], &[0.6, 1.4, 0.6]),
        taper(&spots![-16, -4; -12, 6; -13, 16], &[0.4, 1.8, 0.4]),
        taper(&spots![16, -4; 12, 6; 13, 16], &[0.4, 1.8, 0.4]),
    ]);
    scene.add(cut.mark(&seams, "#9a6410", 0.75));
    let hood = blob(&knots![-13, -22; -14, -12; -6, -5; 0, -3; 6, -5; 14, -12; 13, -22; 0, -18]);
    scene.add(cut.piece(&hood, "#fbd65a", 44));
    // The head is turned to the man.
    let head = Spot {
        at: spot.point((4.0, -31.0)),
        ..spot.turned(52.0)
    };
    let head = Cut { scene, spot: head };
    let skull = blob(&knots![
        -11, 6; -13, -4; -9, -13; -6, -19; -5, -28; 0, -31; 5, -28; 6, -19; 9, -13; 13, -4; 11, 6; 0, 11
    ]);
    scene.add(head.piece(&skull, "#a56a3e", 45));
    let blaze =
        blob(&knots![-2.4, 2; -3, -10; -4, -20; -3, -27; 0, -29; 3, -27; 4, -20; 3, -10; 2.4, 2]);
    scene.add(head.mark(&blaze, "#f2dfc0", 0.95));
    let ears = [
        blob(&knots![-9, -6; -15, -8; -22, 0; -22, 10; -16, 14; -11, 7; -8, 2]),
        blob(&knots![9, -6; 15, -8; 22, 0; 22, 10; 16, 14; 11, 7; 8, 2]),
    ];
    for (i, ear) in ears.iter().enumerate() {
        scene.add(head.piece(ear, "#6a3c26", 46 + i as i64));
    }
    scene.add(head.mark(
        &blob(&knots![-4, -29; 0, -32; 4, -29; 2, -25; -2, -25]),
        "#20161c",
        1.0,
    ));
    let eyes = all([circle((-6.4, -13.0), 1.9), circle((6.4, -13.0), 1.9)]);
    scene.add(head.mark(&eyes, "#20161c", 1.0));
    scene.add(head.mark(
        &all([circle((-6.9, -13.7), 0.6), circle((5.9, -13.7), 0.6)]),
        "#ffffff",
        0.9,
    ));
}
