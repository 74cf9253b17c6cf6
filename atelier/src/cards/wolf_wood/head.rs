//! The head of the wolf, all but its mouth.

use super::{FUR_SHADOW, LIGHT, Side, both, fur_of_pines, right_of_middle, symmetric};
use crate::colour::{Colour, mix};
use crate::line::{Knot, blob, circle, handcut, rect, taper};
use crate::motifs::animals::tufts;
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::{Ink, Stop};
use crate::{knots, spots, stops};

/// The head: a hill with ears, and a forest on its outline.
pub fn head(scene: &Scene) {
    let hill = symmetric(&knots![
        400, 292; 446, 276; 488, 246; 512, 170; 542, 100; 578, 40, corner; 606, 118; 626, 210; 646, 300; 682, 380;
        722, 460; 752, 540; 772, 600; 752, 650; 740, 716; 700, 760; 680, 830; 400, 860; 400, 860, corner
    ]);
    let cheek = spots![252, 312; 282, 380; 322, 460; 352, 540; 372, 600; 362, 640];
    let crown = spots![0, 300; 46, 284; 86, 256];
    let (ear_in, ear_out) = (
        spots![94, 250; 116, 176; 142, 110],
        spots![200, 128; 222, 210; 246, 300],
    );
    let forest = both(|side| {
        all([
            fur_of_pines(&cheek, 66.0, 11.0, 1.0, side),
            fur_of_pines(&crown, 40.0, 10.0, 0.3, side + 5),
            fur_of_pines(&ear_in, 30.0, 10.0, 0.5, side + 8),
            fur_of_pines(&ear_out, 38.0, 10.0, 0.8, side + 20),
        ])
    });
    let head = handcut(&hill.and(&forest), 0.5, 30.0, 3);
    scene.add(scene.shadow(&head, (0.0, 0.0), 26.0, "#2a0c1e", 0.55));
    let stops = stops![0, "#7a4146"; 0.35, "#4d2b3c"; 0.7, "#2f1e33"; 1, "#1d1428"];
    let fill = scene.radial((400.0, 240.0), 620.0, &stops);
    scene.add(scene.washed(scene.fill(&head, fill), 8, 0.1));
    scene.add(scene.rim(&head, (0.0, 2.2), "#ffb57a", 0.8, LIGHT, 330.0));
}

pub fn ears(scene: &Scene) {
    let inside = blob(&knots![
        576, 78, corner; 550, 130; 528, 196; 520, 262; 560, 276; 604, 290; 600, 200; 590, 130
    ]);
    let mut chance = Chance::of("wolf ears", 3);
    for (side, seed) in [(Side::Right, 1), (Side::Left, 2)] {
        let ear = handcut(&side.put(&inside), 1.0, 30.0, seed);
        scene.add(scene.shadow(&ear, (0.0, 0.0), 6.0, "#120a16", 0.6));
        let sheet = scene.sheet(&ear, "#8a3038").light((400.0, 420.0));
        scene.add(sheet.lit(0.1).shade(0.8).rim(0.0).dark("#2a1020"));
        let mut hairs = Ink::none();
        for i in 0..6 {
            let i = f64::from(i);
            let y = 306.0 - i * 26.0;
            let inner = spots![
                508.0 + i * 4.0, y; 528.0 + i * 3.0, y - 34.0;
                543.0 + i * 3.4 + chance.between(-3.0, 4.0), y - 84.0 - chance.between(0.0, 16.0)
            ];
            let outer = spots![
                622.0 - i * 3.0, y; 600.0 - i * 2.0, y - 34.0;
                582.0 - i * 1.6 + chance.between(-4.0, 3.0), y - 78.0 - chance.between(0.0, 18.0)
            ];
            for lock in [inner, outer] {
                let lock = side.put(&taper(&lock, &[26.0, 17.0, 0.4]));
                hairs += scene.shadow(&lock, (0.0, 2.0), 3.0, "#120a16", 0.5);
                let sheet = scene.sheet(&lock, "#5a3346").light((400.0, 250.0));
                hairs += sheet.shade(0.6).rim(1.1).ink();
            }
        }
        scene.add(scene.clipped(&ear, hairs));
    }
}

/// Rows of firs on the head, the outermost first.
pub fn fur(scene: &Scene) {
    let rows: [(&[At], f64, &str, f64); 6] = [
        (
            &spots![356, 610; 346, 670; 330, 730; 296, 790; 262, 850],
            62.0,
            "#33203a",
            1.1,
        ),
        (
            &spots![322, 640; 312, 700; 290, 760; 252, 820],
            60.0,
            "#4a2b3e",
            1.1,
        ),
        (
            &spots![236, 352; 272, 420; 306, 500; 330, 580; 336, 640],
            56.0,
            "#4a2b3e",
            1.0,
        ),
        (
            &spots![200, 340; 236, 410; 270, 490; 296, 570; 306, 650; 286, 716],
            54.0,
            "#56334a",
            0.95,
        ),
        (
            &spots![2, 332; 90, 318; 150, 340; 196, 396; 232, 470; 258, 550; 272, 640; 258, 710],
            52.0,
            "#432a40",
            0.8,
        ),
        (
            &spots![-4, 374; 80, 366; 130, 388; 176, 440; 210, 520; 232, 600; 236, 690],
            46.0,
            "#5f3c52",
            0.7,
        ),
    ];
    for ((along, height, colour, lean), row) in rows.into_iter().zip(0_u64..) {
        let trees = both(|side| fur_of_pines(along, height, 10.0, lean, side * 31 + row));
        let trees = handcut(&trees, 0.3, 14.0, row as i64);
        let colour = Colour::from(colour);
        let stops = stops![0, mix(colour, "#ff9d66", 0.3); 0.6, colour; 1, colour.lighter(-0.06)];
        scene.add(scene.shadow(&trees, (0.0, 3.0), 6.0, FUR_SHADOW, 0.5));
        scene.add(scene.fill(&trees, scene.radial((400.0, 250.0), 520.0, &stops)));
        scene.add(scene.rim(&trees, (0.0, 1.1), "#ffb98a", 0.35, LIGHT, 520.0));
    }
}

/// Grain that is denser or thinner from one place to another.
pub struct Grain<'a> {
    pub from: At,
    pub to: At,
    /// How dense it is, and where.
    pub dense: &'a [(f64, f64)],
    pub colour: &'a str,
    pub opacity: f64,
    pub seed: i64,
}

impl Grain<'_> {
    pub fn on(self, scene: &Scene, shape: &Shape) -> Ink {
        let stops = self.dense.iter().map(|&(at, opacity)| Stop {
            at,
            colour: Colour::BLACK,
            opacity,
        });
        let density = scene.linear(self.from, self.to, &stops.collect::<Vec<_>>());
        let spray = Spray::new(self.seed, self.opacity);
        scene.grain(shape, density, self.colour, spray)
    }
}

pub fn mask(scene: &Scene) {
    let edge = spots![
        0, 392; 26, 398; 54, 410; 92, 430; 140, 452; 182, 470; 206, 520; 222, 590; 226, 650; 210, 712; 160, 742;
        110, 752; 60, 744; 0, 724
    ];
    let mut half: Vec<Knot> = right_of_middle(&edge).into_iter().map(Knot::from).collect();
    half.push(Knot {
        at: (400.0, 560.0),
        corner: true,
    });
    let cheek = right_of_middle(&edge[4..11]);
    let mask = both(|side| blob(&half).and(&tufts(&cheek, 44.0, 10.0, -1.0, 0.55, side + 3)));
    let mask = handcut(&mask.grown(0.4).fillet(1.0), 0.5, 24.0, 5);
    scene.add(scene.shadow(&mask, (0.0, 3.0), 12.0, FUR_SHADOW, 0.6));
    let stops = stops![0, "#4b3346"; 0.3, "#7b5a62"; 0.6, "#b58e84"; 1, "#d9bca4"];
    let fill = scene.linear((0.0, 380.0), (0.0, 760.0), &stops);
    scene.add(scene.washed(scene.fill(&mask, fill), 10, 0.1));
    let grain = Grain {
        from: (0.0, 380.0),
        to: (0.0, 700.0),
        dense: &[(0.0, 0.9), (0.5, 0.35), (1.0, 0.0)],
        colour: "#2d1c30",
        opacity: 0.9,
        seed: 2,
    };
    scene.add(grain.on(scene, &mask));
    let mut chance = Chance::of("cheeks", 3);
    let mut hairs = Ink::none();
    for side in [1.0, -1.0] {
        for _ in 0..26 {
            let (x, y) = (chance.between(120.0, 210.0), chance.between(500.0, 720.0));
            let hair = spots![
                400.0 + side * x, y; 400.0 + side * (x + 16.0), y + 12.0; 400.0 + side * (x + 36.0), y + 34.0
            ];
            let colour = *chance.pick(&["#3a2536", "#f0dcc2"]);
            hairs += scene.veil(&taper(&hair, &[0.4, 2.6, 0.3]), colour, 0.5);
        }
    }
    scene.add(scene.clipped(&mask, hairs));
}

pub fn muzzle(scene: &Scene) {
    let muzzle = symmetric(&knots![
        400, 408; 420, 414; 430, 450; 438, 500; 452, 556; 484, 604; 512, 646; 516, 694; 492, 730; 450, 738; 400, 728;
        400, 560, corner
    ]);
    let muzzle = handcut(&muzzle, 0.8, 30.0, 7);
    scene.add(scene.shadow(&muzzle, (0.0, 2.0), 12.0, "#1d0f1c", 0.55));
    let stops = stops![0, "#6a4b58"; 0.4, "#a98579"; 0.8, "#e3cbb0"; 1, "#c9a58f"];
    let fill = scene.linear((0.0, 410.0), (0.0, 740.0), &stops);
    scene.add(scene.fill(&muzzle, fill));
    let grain = Grain {
        from: (290.0, 0.0),
        to: (510.0, 0.0),
        dense: &[(0.0, 0.9), (0.36, 0.1), (0.5, 0.0), (0.64, 0.1), (1.0, 0.9)],
        colour: "#4a2f40",
        opacity: 0.8,
        seed: 6,
    };
    scene.add(grain.on(scene, &muzzle));
    for (x, y) in spots![58, 668; 74, 682; 60, 690; 80, 702; 90, 676; 68, 706] {
        for side in [1.0, -1.0] {
            let root = circle((400.0 + side * x, y), 2.0);
            scene.add(scene.veil(&root, "#2d1c30", 0.8));
        }
    }
}

pub fn eye(scene: &Scene, side: Side) {
    let seed = if side == Side::Right { 65 } else { 63 };
    let socket = side.put(&blob(&knots![
        428, 512, corner; 454, 478; 500, 456; 552, 446, corner; 536, 486; 500, 510; 462, 520
    ]));
    let eye = side.put(&blob(&knots![
        440, 507, corner; 462, 486; 498, 468; 536, 458, corner; 520, 486; 492, 501; 464, 508
    ]));
    let slit = side.put(&blob(
        &knots![490, 466, corner; 494, 486; 488, 512, corner; 484, 490],
    ));
    scene.add(scene.fill(&handcut(&socket.grown(4.0), 0.6, 20.0, 2), "#1a0f1c"));
    let x = 400.0 + side.sign() * 88.0;
    let stops = stops![0, "#fff6c4"; 0.4, "#ffcf4f"; 1, "#dc6426"];
    scene.add(scene.fill(&eye, scene.radial((x, 487.0), 46.0, &stops)));
    scene.add(scene.clipped(&eye, scene.fill(&slit, "#1a0f1c")));
    let ridge = spots![420, 492; 436, 470; 470, 448; 512, 434; 560, 424];
    let below = spots![450, 476; 490, 456; 530, 444; 566, 426];
    let brow = all([
        blob(&knots![
            418, 496, corner; 436, 466; 472, 440; 520, 424; 572, 414, corner; 548, 440; 514, 456; 474, 472; 444, 490
        ]),
        tufts(&ridge, 26.0, 9.0, -1.0, 0.9, seed),
        tufts(&below, 16.0, 8.0, 1.0, 0.9, seed + 5),
    ]);
    let brow = handcut(&side.put(&brow).fillet(1.0), 0.5, 18.0, seed as i64);
    let shadow = scene.shadow(&brow, (0.0, 8.0), 7.0, "#120a16", 0.8);
    scene.add(scene.clipped(&eye.grown(6.0), shadow));
    scene.add(scene.shadow(&brow, (0.0, 3.0), 5.0, "#120a16", 0.5));
    let sheet = scene.sheet(&brow, "#3b2640").lit(0.15).rim(1.2);
    scene.add(sheet.rim_colour("#e59a76"));
    scene.add(scene.glow((x, 488.0), 95.0, "#ffb53c", 0.65, 0.35));
}

pub fn nose(scene: &Scene) {
    let half = knots![400, 622; 430, 618; 458, 628; 466, 648; 450, 672; 424, 690; 400, 698];
    let nose = symmetric(&half).and(&rect(396.0, 622.0, 404.0, 698.0));
    let nose = handcut(&nose.fillet(3.0), 0.8, 24.0, 3);
    scene.add(scene.shadow(&nose, (0.0, 4.0), 8.0, "#1d0f1c", 0.6));
    let sheet = scene
        .sheet(&nose, "#2a1a28")
        .light((400.0, 300.0))
        .lit(0.28);
    let sheet = sheet.shade(0.6).rim(2.0).rim_colour("#b98a86");
    scene.add(sheet.rim_opacity(0.7));
    let nostril = blob(&knots![418, 664, corner; 430, 652; 448, 652; 452, 660; 440, 666]);
    for side in [Side::Right, Side::Left] {
        scene.add(scene.fill(&side.put(&nostril), "#0d070f"));
    }
    let cleft = taper(&spots![400, 694; 400, 730], &[4.0, 3.0]);
    scene.add(scene.fill(&cleft, "#2a1a28"));
}
