//! The pier, the one who stays on it, and the dog, whose coat keeps out the rain.

use super::{DEEP, PALE, leaning};
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, curve, handcut, handcut_finely, rect, taper};
use crate::random::Chance;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
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
    let skirt = blob(&knots![
        -29, -2; -32, -20; -29, -34, corner; -16, -31; -2, -34, corner; 0, -25, corner; 3, -34, corner; 16, -30;
        30, -32, corner; 32, -18; 29, 0; 0, 8
    ]);
    let coat = blob(&knots![
        -49, 4; -48, -7; -40, -15; -24, -19; 0, -20; 24, -19; 40, -15; 48, -7; 49, 4; 43, 15; 26, 22; 0, 25; -26, 22;
        -43, 15
    ]);
    let whole = spot.put(&all([skirt.clone(), coat.clone()]));
    scene.add(scene.shadow(&whole, (10.0, 15.0), 9.0, DEEP, 0.6));
    for side in [-1.0, 1.0] {
        shoe(&cut, side);
    }
    scene.add(cut.piece(&skirt, "#4d5674", 7));
    let front = all([
        taper(&spots![0, -30; 1, -16], &[1.4, 1.0]),
        taper(&spots![-19, -32; -17, -20], &[0.4, 1.6]),
        taper(&spots![18, -30; 16, -18], &[0.4, 1.6]),
    ]);
    scene.add(cut.mark(&front, "#1c2036", 0.8));
    suitcase(&cut);
    hands(&cut);
    let sleeves = [
        taper(
            &spots![-38, 4; -47, 1; -50, -8; -50, -17],
            &[22.0, 20.0, 16.0, 12.0],
        ),
        taper(
            &spots![38, 4; 46, 5; 52, 2; 55, -1],
            &[22.0, 20.0, 16.0, 12.0],
        ),
    ];
    let coat = all([coat, sleeves[0].clone(), sleeves[1].clone()]).fillet(3.0);
    scene.add(cut.piece(&coat, "#5f698a", 13));
    // The seams of the shoulders, the pleat between them, the folds at the elbows.
    let seams = all([
        taper(&spots![-34, -15; -38, 2; -34, 17], &[0.6, 1.8, 0.6]),
        taper(&spots![34, -15; 38, 2; 34, 17], &[0.6, 1.8, 0.6]),
        taper(&spots![-57, -5; -50, -4; -45, -6], &[0.4, 1.4, 0.4]),
        taper(&spots![50, 14; 51, 8; 50, 2], &[0.4, 1.4, 0.4]),
        taper(&spots![-24, 12; -14, 19; -4, 21], &[0.4, 1.4, 0.4]),
        taper(&spots![26, 10; 18, 18; 9, 21], &[0.4, 1.4, 0.4]),
    ]);
    scene.add(cut.mark(&seams, "#232a44", 0.75));
    let collar = blob(&knots![
        -21, -17, corner; -27, -2; -22, 12; -10, 19; 3, 21; 15, 19; 26, 11; 30, -3; 24, -18, corner; 12, -13; 2, -22, corner;
        -9, -13
    ]);
    scene.add(cut.piece(&collar, "#465070", 17));
    hat(&cut);
}

/// Its toe points to the water; the trousers fall on its laces.
fn shoe(cut: &Cut, side: f64) {
    let splay = Spot::new(side * 11.0, -38.0, 1.0).turned(side * 8.0);
    let sole =
        blob(&knots![-5, 6; -5.4, -4; -7, -12; -5.6, -20; 0, -23; 5.6, -20; 7, -12; 5.4, -4; 5, 6]);
    cut.scene
        .add(cut.piece(&splay.put(&sole), "#4a2c26", 3 + side as i64));
    let cap = taper(&spots![-6, -13; 0, -15.4; 6, -13], &[0.8, 1.3, 0.8]);
    cut.scene.add(cut.mark(&splay.put(&cap), "#1d1218", 0.8));
    let laces = [-9.0, -5.6].map(|y| taper(&spots![-2.6, y; 2.6, y - 0.8], &[1.0, 1.0]));
    cut.scene
        .add(cut.mark(&splay.put(&all(laces)), "#c9a98a", 0.9));
    let cuff =
        blob(&knots![-7.4, -1, corner; 0, -3.4; 7.4, -1, corner; 8, 14, corner; -8, 14, corner]);
    cut.scene
        .add(cut.piece(&splay.put(&cuff), "#2f2c3e", 5 + side as i64));
}

/// One hangs, the other holds the handle.
fn hands(cut: &Cut) {
    let scene = cut.scene;
    let skin = "#bf8a68";
    let hanging = all([
        blob(&knots![-54, -18; -55.4, -24; -54, -30; -50.4, -32; -47.4, -29; -46, -23; -46.4, -17]),
        taper(&spots![-48, -20; -44, -24; -44, -28], &[4.0, 3.8, 2.8]),
    ]);
    scene.add(cut.piece(&hanging.fillet(0.8), skin, 11));
    let fingers = all([
        taper(&spots![-52.4, -31; -52, -26], &[0.8, 0.3]),
        taper(&spots![-49.4, -31; -49.6, -26], &[0.8, 0.3]),
    ]);
    scene.add(cut.mark(&fingers, "#6a3c34", 0.8));
    // Four fingers go around the handle, the thumb lies along it.
    let holding = all([-9.6, -5.0, -0.4, 4.0]
        .map(|y| taper(&spots![58, y + 1.0; 65, y - 0.6; 70.4, y], &[5.6, 5.4, 4.6])))
    .and(&blob(&knots![55, -9; 62, -12; 66, -8; 66, 4; 62, 8; 55, 6]))
    .and(&taper(&spots![59, -8; 64, -14; 66, -18], &[5.0, 4.6, 3.6]));
    scene.add(cut.piece(&holding.fillet(0.6), skin, 12));
    let knuckles = all([-7.4, -2.8, 1.8].map(|y| taper(&spots![64.4, y; 71.6, y], &[0.5, 1.1])));
    scene.add(cut.mark(&knuckles, "#6a3c34", 0.85));
}

/// It stands on the planks, and leans away from below the eye as all that is high does.
fn suitcase(cut: &Cut) {
    let scene = cut.scene;
    let case = blob(&knots![
        55, -48, corner; 67, -50; 80, -47, corner; 81, -4; 80, 40, corner; 67, 42; 55, 41, corner; 54, -4
    ])
    .softened(2.6);
    let side = case.moved(-5.0, -11.0).swept(5.0, 11.0, 6);
    scene.add(scene.shadow(&cut.spot.put(&side), (9.0, 13.0), 7.0, DEEP, 0.6));
    scene.add(cut.piece(&side, "#7c3c20", 20));
    scene.add(cut.piece(&case, "#b5622f", 21));
    let lid = taper(&spots![67, -49; 68, -4; 67, 41], &[1.6, 1.2, 1.6]);
    scene.add(cut.mark(&lid, "#4a2018", 0.8));
    for y in [-32.0, 24.0] {
        let strap = blob(
            &knots![54, y - 3.4, corner; 67, y - 4.4; 81, y - 3.0, corner; 81, y + 3.6, corner; 67, y + 3.0; 54, y + 3.6, corner],
        );
        scene.add(cut.piece(&strap, "#6a3420", 23 + y as i64));
        scene.add(cut.mark(
            &rect(64.0, y - 4.0, 71.0, y + 4.0).softened(1.0),
            "#e8c26a",
            1.0,
        ));
    }
    let handle = taper(
        &spots![67, -23; 66, -17; 66, -3; 66, 12; 67, 18],
        &[4.6, 4.0, 4.2, 4.0, 4.6],
    );
    scene.add(cut.piece(&handle, "#4a2018", 27));
}

/// Felt, pinched along the crown, darker where the rain has soaked it.
fn hat(cut: &Cut) {
    let scene = cut.scene;
    // Higher than the shoulders, so it leans a little further out.
    let brim = blob(&knots![
        4, -25; 15, -23; 24, -13; 27, 3; 25, 18; 16, 28; 4, 31; -8, 28; -17, 18; -19, 3; -16, -13; -7, -23
    ]);
    let band = blob(
        &knots![4, -14; 12, -12; 18, -2; 19, 9; 14, 20; 5, 23; -4, 20; -10, 9; -9, -2; -4, -12],
    );
    let crown = band.stretched(0.9, 0.9, (5.0, 6.0)).moved(0.4, 1.0);
    scene.add(scene.shadow(&cut.spot.put(&brim), (5.0, 8.0), 6.0, "#0e1424", 0.6));
    scene.add(cut.piece(&brim, "#38323f", 31));
    let curl = brim.minus(&brim.stretched(0.9, 0.9, (4.0, 4.0)));
    scene.add(cut.mark(&curl, "#77707f", 0.3));
    scene.add(cut.piece(&band, "#7d3138", 33));
    scene.add(cut.piece(&crown, "#4a424e", 35));
    let pinch = taper(
        &spots![4, -8; 4.4, 2; 5, 12; 5.2, 18],
        &[1.0, 4.6, 5.0, 1.0],
    );
    scene.add(cut.mark(&pinch, "#241f2c", 0.75));
    let ridges = all([
        taper(&spots![0, -8; 0.2, 3; 1.2, 15], &[0.4, 1.6, 0.4]),
        taper(&spots![9.6, -6; 10.4, 4; 9, 16], &[0.4, 1.0, 0.4]),
    ]);
    scene.add(cut.mark(&ridges, "#b9b4c0", 0.45));
    let drops = [(-15.0, 25.0), (-1.0, 33.0), (22.0, 27.0)].map(|(x, y): At| {
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
