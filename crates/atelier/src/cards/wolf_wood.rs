//! A wood that is a wolf: its fur is firs, its teeth are firs in the snow, its tongue is the way to a lit door.

use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::{Ink, Stop};
use crate::line::{
    Knot, Path, blob, circle, curve, ellipse, handcut, handcut_finely, poly, rect, taper,
};
use crate::motifs::animals::tufts;
use crate::motifs::plants::{ground, pine};
use crate::motifs::things::Lantern;
use crate::scene::{Finish, Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// The sun.
const LIGHT: At = (400.0, 220.0);
const INK: &str = "#140d18";
const BONE: &str = "#f1e3cb";
/// The colour of shadows within fur.
const FUR_SHADOW: &str = "#140a16";
/// The colour of shadows within the mouth.
const MAW_SHADOW: &str = "#0a0410";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1);
    sky(&scene);
    far_woods(&scene);
    head(&scene);
    ears(&scene);
    fur(&scene);
    mask(&scene);
    muzzle(&scene);
    for side in [Side::Right, Side::Left] {
        eye(&scene, side);
    }
    nose(&scene);
    mouth(&scene);
    door(&scene);
    teeth(&scene);
    jaw(&scene);
    tongue(&scene);
    wanderer(&scene, (404.0, 1052.0));
    near_pines(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.7,
        colour: "#10061a",
        grain: 0.12,
        middle: (400.0, 600.0),
    });
    scene
}

/// The wolf is drawn on the right and mirrored to the left.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Right,
    Left,
}

impl Side {
    fn put(self, shape: &Shape) -> Shape {
        match self {
            Side::Right => shape.clone(),
            Side::Left => shape.mirrored(400.0),
        }
    }

    /// 1 to the right, -1 to the left.
    fn sign(self) -> f64 {
        match self {
            Side::Right => 1.0,
            Side::Left => -1.0,
        }
    }
}

/// Both sides of something that is drawn on the right; each has a chance of its own.
fn both(half: impl Fn(u64) -> Shape) -> Shape {
    half(1).and(&half(2).mirrored(400.0))
}

/// Both sides of a closed line that begins and ends in the middle.
fn symmetric(half: &[Knot]) -> Shape {
    both(|_| blob(half)).grown(0.5)
}

fn sky(scene: &Scene) {
    let stops = stops![
        0, "#ffe2b0"; 0.13, "#f7b277"; 0.28, "#dd6a4a"; 0.46, "#a5343a"; 0.7, "#5a1d33"; 1, "#241226"
    ];
    scene.sky(scene.radial((400.0, 230.0), 1000.0, &stops), 4, 0.12);
    let sun = handcut(&circle((400.0, 225.0), 158.0), 1.6, 60.0, 4);
    scene.add(scene.glow((400.0, 225.0), 430.0, "#ffcf8c", 0.8, 0.5));
    let stops = stops![0, "#fff3d2"; 0.6, "#ffd692"; 1, "#f79a5c"];
    let fill = scene.linear((0.0, 60.0), (0.0, 390.0), &stops);
    scene.add(scene.fill(&sun, fill));
}

fn far_woods(scene: &Scene) {
    let mut chance = Chance::of("far woods", 3);
    let rows = [
        (470.0, "#c25a4a", 60.0),
        (520.0, "#8f3a44", 80.0),
        (585.0, "#63293c", 100.0),
    ];
    for ((y, colour, height), row) in rows.into_iter().zip(0..) {
        let ridge = spots![
            -20, y - 30.0; 120, y + 6.0; 260, y + 40.0; 400, y + 50.0; 540, y + 40.0; 680, y + 4.0; 820, y - 36.0
        ];
        let path = Path::new(curve(&ridge));
        let mut wood = vec![ground(&ridge)];
        let mut x = -10.0;
        while x < 812.0 {
            let tree = pine(
                height * chance.between(0.55, 1.1),
                0.4,
                7,
                chance.below(999),
            );
            wood.push(tree.moved(x, path.y_at(x) + 6.0));
            x += chance.between(13.0, 24.0);
        }
        let wood = handcut(&all(wood), 0.4, 20.0, row);
        let colour = Colour::from(colour);
        let stops = stops![0, mix(colour, "#ffc98a", 0.45); 0.6, colour; 1, colour.lighter(-0.07)];
        scene.add(scene.shadow(&wood, (0.0, -4.0), 12.0, "#3a1226", 0.35));
        scene.add(scene.fill(&wood, scene.radial(LIGHT, 640.0, &stops)));
        let haze = stops![0, "#e0735a", 0; 0.45, "#e0735a", 0.34; 1, "#e0735a", 0];
        let (from, to) = (y - 60.0, y + 200.0);
        let haze = scene.linear((0.0, from), (0.0, to), &haze);
        scene.add(scene.band(from, to, haze));
    }
}

/// A line on the right half, seen from the middle of the card.
fn right_of_middle(points: &[At]) -> Vec<At> {
    points.iter().map(|(x, y)| (400.0 + x, *y)).collect()
}

/// Firs along a line on the right half, which lean with it as fur does.
fn fur_of_pines(points: &[At], height: f64, gap: f64, lean: f64, seed: u64) -> Shape {
    let mut chance = Chance::of("fur of pines", seed);
    let path = Path::new(curve(&right_of_middle(points)));
    let count = (path.length() / gap) as usize;
    all((0..count).map(|i| {
        let far = path.length() * (i as f64 + chance.unit()) / count as f64;
        let ((x, y), along) = (path.at(far), path.direction(far));
        let tree = pine(
            height * chance.between(0.6, 1.1),
            0.42,
            7,
            chance.below(9999),
        );
        let turn = along * 0.45 * lean + chance.near(0.0, 4.0);
        Spot::new(x - 3.0, y + 4.0, 1.0).turned(turn).put(&tree)
    }))
}

/// The head: a hill with ears, and a forest on its outline.
fn head(scene: &Scene) {
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

fn ears(scene: &Scene) {
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
fn fur(scene: &Scene) {
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
struct Grain<'a> {
    from: At,
    to: At,
    /// How dense it is, and where.
    dense: &'a [(f64, f64)],
    colour: &'a str,
    opacity: f64,
    seed: i64,
}

impl Grain<'_> {
    fn on(self, scene: &Scene, shape: &Shape) -> Ink {
        let stops = self.dense.iter().map(|&(at, opacity)| Stop {
            at,
            colour: Colour::BLACK,
            opacity,
        });
        let density = scene.linear(self.from, self.to, &stops.collect::<Vec<_>>());
        let spray = Spray {
            seed: self.seed,
            opacity: self.opacity,
            ..Spray::default()
        };
        scene.grain(shape, density, self.colour, spray)
    }
}

fn mask(scene: &Scene) {
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

fn muzzle(scene: &Scene) {
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

fn eye(scene: &Scene, side: Side) {
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

fn nose(scene: &Scene) {
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

/// The throat, arch behind arch.
fn mouth(scene: &Scene) {
    let half = knots![
        400, 726, corner; 440, 744; 492, 752; 548, 742; 590, 716, corner; 602, 780; 590, 880; 556, 980; 500, 1050;
        400, 1076
    ];
    let mouth = symmetric(&half).and(&rect(399.0, 727.0, 401.0, 1076.0));
    let mouth = handcut(&mouth.fillet(2.0), 0.8, 40.0, 4);
    let stops = stops![
        0, "#ffcf7e"; 0.1, "#e8783c"; 0.28, "#8f2430"; 0.55, "#45122a"; 1, "#12081a"
    ];
    scene.add(scene.fill(&mouth, scene.radial((400.0, 838.0), 250.0, &stops)));
    let arches = [
        (172.0, 150.0, "#2a0d20"),
        (128.0, 112.0, "#4f1428"),
        (86.0, 78.0, "#7d1f2e"),
    ];
    for ((rx, ry, colour), i) in arches.into_iter().zip(0_i64..) {
        let hole = ellipse((400.0, 850.0 + i as f64 * 2.0), rx * 0.8, ry * 0.8);
        let arch = mouth.minus(&handcut(&hole, 2.4, 34.0, i + 2));
        let colour = Colour::from(colour);
        let stops = stops![0.3, mix(colour, "#ff9d5a", 0.3); 0.7, colour; 1, colour.lighter(-0.05)];
        let fill = scene.radial((400.0, 850.0), rx * 1.5, &stops);
        let shadow = scene.shadow(&arch, (0.0, 4.0), 10.0, MAW_SHADOW, 0.6);
        scene.add(scene.clipped(&mouth, shadow + scene.fill(&arch, fill)));
    }
    let mut palate = Ink::none();
    for i in 0..7 {
        let i = f64::from(i);
        let (y, half) = (772.0 + i * 9.0, 150.0 - i * 13.0);
        let ridge = spots![
            400.0 - half, y + 16.0; 400.0 - half * 0.5, y - 2.0; 400, y + 6.0; 400.0 + half * 0.5, y - 2.0;
            400.0 + half, y + 16.0
        ];
        let ridge = taper(&ridge, &[0.4, 3.0, 2.0, 3.0, 0.4]);
        palate += scene.veil(&ridge, "#ff8a5a", 0.12 + 0.02 * i);
    }
    scene.add(scene.clipped(&mouth, palate));
}

/// A tiny lit door at the end of the throat, half open.
fn door(scene: &Scene) {
    let door = blob(&knots![
        383, 878, corner; 383, 838; 400, 818; 417, 838; 417, 878, corner
    ]);
    let leaf = blob(&knots![404, 878, corner; 404, 828; 416, 838; 416, 878, corner]);
    let gap = taper(&spots![400, 819; 400, 878], &[1.2, 1.2]);
    scene.add(scene.fill(&door.grown(5.0), "#3a0f1e"));
    scene.add(scene.glow((400.0, 850.0), 120.0, "#ffc46a", 0.9, 0.35));
    scene.add(scene.fill(&door, "#fff3c4") + scene.fill(&leaf, "#f7b04e"));
    scene.add(scene.veil(&gap, "#a8501e", 0.8));
}

/// The upper teeth, and the gum and the lip over their roots.
fn teeth(scene: &Scene) {
    let teeth = [
        (352.0, 738.0, 17.0, 24.0, 0.0),
        (372.0, 733.0, 15.0, 20.0, 0.0),
        (390.0, 728.0, 13.0, 17.0, 0.0),
        (318.0, 754.0, 40.0, 92.0, 3.0),
        (286.0, 752.0, 24.0, 36.0, 4.0),
        (262.0, 750.0, 26.0, 44.0, 4.0),
        (238.0, 744.0, 26.0, 40.0, 6.0),
        (218.0, 733.0, 22.0, 30.0, 8.0),
    ];
    let sides = [Side::Left, Side::Right];
    for side in sides {
        for ((x, y, width, height, turn), seed) in teeth.into_iter().zip(3..) {
            let tooth = blob(&knots![
                -width / 2.0, -height * 0.06; -width * 0.3, height * 0.4; -width * 0.05, height, corner;
                width * 0.28, height * 0.42; width / 2.0, -height * 0.06; 0, -height * 0.12
            ]);
            let tooth = Spot::new(x, y, 1.0).turned(turn).put(&tooth);
            // Drawn on the left.
            let tooth = side.put(&tooth.mirrored(400.0));
            let tooth = handcut_finely(&tooth, 0.5, 14.0, seed, 0.2);
            scene.add(scene.shadow(&tooth, (0.0, 3.0), 5.0, MAW_SHADOW, 0.6));
            let sheet = scene.sheet(&tooth, BONE).light((400.0, 860.0)).lit(0.1);
            scene.add(sheet.shade(0.6).rim(1.0).dark("#8a5a55"));
        }
    }
    let gum = spots![404, 728; 434, 742; 478, 755; 524, 755; 564, 745; 594, 726];
    let gum = taper(&gum, &[5.0, 9.0, 12.0, 11.0, 9.0, 2.0]);
    let lip = spots![400, 721; 434, 734; 478, 746; 524, 748; 568, 737; 604, 706];
    let lip = taper(&lip, &[8.0, 14.0, 17.0, 15.0, 13.0, 5.0]);
    for side in sides {
        let gum = handcut(&side.put(&gum), 0.6, 20.0, 3);
        scene.add(scene.fill(&gum, "#6a2230"));
        let lip = handcut(&side.put(&lip), 0.6, 20.0, 3);
        let sheet = scene.sheet(&lip, "#5a3c44").light((400.0, 400.0)).rim(1.1);
        scene.add(sheet.rim_colour("#e0b8a0").dark("#2a1624"));
    }
}

/// The lower jaw: snow, with firs for teeth.
fn jaw(scene: &Scene) {
    let line = spots![
        -40, 1010; 60, 980; 150, 950; 196, 920; 226, 960; 262, 1010; 320, 1046; 400, 1058; 480, 1046; 538, 1010;
        574, 960; 604, 920; 650, 950; 740, 980; 840, 1010
    ];
    let snow = handcut(&ground(&line), 1.0, 34.0, 6);
    scene.add(scene.shadow(&snow, (0.0, -6.0), 14.0, MAW_SHADOW, 0.7));
    let stops = stops![0, "#f0c9a8"; 0.3, "#c98f86"; 0.6, "#7a4d62"; 1, "#33203a"];
    let fill = scene.radial((400.0, 900.0), 520.0, &stops);
    scene.add(scene.washed(scene.fill(&snow, fill), 14, 0.08));
    let grain = Grain {
        from: (0.0, 960.0),
        to: (0.0, 1180.0),
        dense: &[(0.0, 0.0), (1.0, 0.9)],
        colour: "#4a2c48",
        opacity: 0.8,
        seed: 3,
    };
    scene.add(grain.on(scene, &snow));
    let mut chance = Chance::of("jaw", 3);
    let mut drifts = Ink::none();
    for i in 0..16 {
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        let x = 400.0 + side * chance.between(170.0, 380.0);
        let y = chance.between(1000.0, 1120.0);
        let drift = spots![x - 60.0, y + 14.0; x, y; x + 60.0, y + 16.0];
        let drift = taper(&drift, &[0.4, chance.between(2.0, 4.0), 0.4]);
        let colour = if i % 3 == 0 { "#5a3654" } else { "#ffe0c4" };
        drifts += scene.veil(&drift, colour, 0.35);
    }
    scene.add(scene.clipped(&snow, drifts));
    let path = Path::new(curve(&line));
    let firs = [
        (150.0, 96.0, 8),
        (180.0, 120.0, 7),
        (332.0, 56.0, 6),
        (308.0, 68.0, 5),
        (282.0, 80.0, 4),
        (256.0, 92.0, 3),
        (232.0, 104.0, 2),
        (206.0, 178.0, 1),
    ];
    for (x, height, seed) in firs {
        for (x, side, seed) in [(x, -1.0, seed), (800.0 - x, 1.0, seed + 50)] {
            let height = height * chance.between(0.94, 1.06);
            let root = (x, path.y_at(x) + 10.0);
            // Those beside the mouth are only trees.
            let bone = (200.0..=600.0).contains(&x);
            scene.add(fir_tooth(scene, root, height, bone, side, seed));
        }
    }
}

fn fir_tooth(scene: &Scene, root: At, height: f64, bone: bool, side: f64, seed: u64) -> Ink {
    let (x, y) = root;
    let width = if height > 150.0 { 0.5 } else { 0.54 };
    let tiers = if height < 100.0 { 6 } else { 8 };
    let fir = pine(height, width, tiers, seed).moved(x, y);
    let fir = handcut_finely(&fir, 0.4, 10.0, seed as i64, 0.2);
    let (colour, dark) = if bone {
        (BONE, "#7d4b55")
    } else {
        ("#8d6672", "#3a2340")
    };
    let mut ink = scene.shadow(&fir, (2.0 * side, 4.0), 6.0, "#14081a", 0.55);
    let sheet = scene.sheet(&fir, colour).light((400.0, 850.0)).lit(0.1);
    ink += sheet.shade(0.65).rim(1.2).dark(dark).ink();
    if bone {
        for tier in 3..8 {
            let y = y - height * f64::from(tier) / 9.0;
            let shade = spots![
                x - height * 0.2, y; x, y - height * 0.03; x + height * 0.2, y + height * 0.01
            ];
            let shade = taper(&shade, &[0.3, height * 0.02, 0.3]).within(&fir);
            ink += scene.veil(&shade, dark, 0.5);
        }
    }
    ink
}

fn tongue(scene: &Scene) {
    let left = curve(&spots![
        392, 880; 372, 930; 352, 990; 352, 1040; 318, 1100; 240, 1160; 180, 1230
    ]);
    let right = curve(&spots![
        408, 880; 428, 930; 452, 990; 470, 1040; 500, 1100; 560, 1160; 590, 1230
    ]);
    let ring: Vec<At> = left.into_iter().chain(right.into_iter().rev()).collect();
    let tongue = handcut(&poly(&ring), 1.0, 40.0, 8);
    scene.add(scene.shadow(&tongue, (0.0, 5.0), 12.0, "#14081a", 0.65));
    let stops = stops![0, "#ffb066"; 0.14, "#e8583c"; 0.5, "#b3242f"; 1, "#6a1630"];
    let fill = scene.linear((0.0, 870.0), (0.0, 1210.0), &stops);
    scene.add(scene.washed(scene.fill(&tongue, fill), 12, 0.1));
    let grain = Grain {
        from: (180.0, 0.0),
        to: (600.0, 0.0),
        dense: &[(0.1, 0.9), (0.4, 0.1), (0.6, 0.15), (1.0, 0.95)],
        colour: "#5a1228",
        opacity: 0.75,
        seed: 4,
    };
    scene.add(grain.on(scene, &tongue));
    scene.add(scene.rim(&tongue, (3.0, 0.0), "#ff9d78", 0.5, LIGHT, 520.0));
    let furrow = spots![400, 890; 402, 950; 408, 1020; 404, 1090; 388, 1160; 380, 1230];
    let furrow = taper(&furrow, &[1.0, 3.0, 5.0, 7.0, 9.0, 10.0]);
    scene.add(scene.veil(&furrow, "#7d1a2c", 0.55));
    let way = Path::new(curve(&spots![318, 1230; 366, 1160; 400, 1096; 404, 1056]));
    let print = ellipse((0.0, -4.0), 3.4, 5.2).and(&ellipse((0.0, 5.4), 2.8, 3.0));
    for (i, ((x, y), _)) in way.walk(7).take(6).enumerate() {
        let near = 0.55 + 0.45 * (y - 1050.0) / 160.0;
        let aside = if i % 2 == 0 { -8.0 } else { 8.0 } * near;
        let spot = Spot::new(x + aside, y, near * 1.5).turned(8.0);
        scene.add(scene.veil(&spot.put(&print), "#3d0a1e", 0.8));
    }
}

/// Somebody small with a lantern and a suitcase, on the way to the door.
fn wanderer(scene: &Scene, at: At) {
    let (x, y) = at;
    let shadow = poly(&spots![
        x - 12.0, y - 2.0; x + 12.0, y - 2.0; x + 46.0, y + 150.0; x - 54.0, y + 150.0
    ]);
    let stops = stops![0, "#2a0a1e", 0.75; 0.6, "#2a0a1e", 0.4; 1, "#2a0a1e", 0];
    let fill = scene.linear((0.0, y), (0.0, y + 146.0), &stops);
    scene.add(scene.blurred(scene.fill(&shadow, fill), 4.0));
    let spot = Spot::new(x, y, 1.18);
    let mut seed = 0;
    let mut piece = |shape: Shape, colour: &str| {
        seed += 1;
        let shape = handcut_finely(&spot.put(&shape), 0.35, 9.0, seed, 0.15);
        let sheet = scene.sheet(&shape, colour).light((400.0, 840.0)).lit(0.3);
        let sheet = sheet.shade(0.45).rim(1.2).rim_colour("#fff0c0");
        let sheet = sheet.dark(mix(colour, INK, 0.6)).seed(seed).grain(1.05);
        scene.add(sheet);
    };
    let pair = |shape: Shape| shape.and(&shape.mirrored(0.0));
    let boot = knots![-10.5, 0; -10.5, -7; -6, -9; -2.5, -7; -2.5, 0];
    piece(
        pair(taper(&spots![-6, -22; -6.5, -4], &[7.0, 6.0])),
        "#3a2a3a",
    );
    piece(pair(blob(&boot)), "#2a1a24");
    piece(
        taper(&spots![12, -54; 19, -42; 21, -28], &[8.0, 7.0, 6.0]),
        "#c98a2a",
    );
    piece(poly(&spots![12, -26; 32, -25; 32, -9; 12, -10]), "#6b3b2e");
    piece(
        taper(&spots![17, -26; 19, -30; 25, -30; 27, -25.5], &[1.6; 4]),
        "#3a2028",
    );
    piece(
        taper(&spots![-12, -54; -20, -46; -26, -36], &[8.0, 7.0, 6.0]),
        "#c98a2a",
    );
    let coat = blob(&knots![
        -8, -64; -14, -54; -16, -38; -19, -18, corner; -8, -15; 6, -16; 19, -18, corner; 16, -38; 14, -54; 8, -64
    ]);
    piece(coat, "#e2a234");
    let folds = all([
        taper(&spots![0, -58; 0, -17], &[0.9, 1.2]),
        taper(&spots![-8, -50; -10, -20], &[0.3, 1.0]),
        taper(&spots![8, -50; 11, -20], &[0.3, 1.0]),
    ]);
    scene.add(scene.veil(&spot.put(&folds), "#8a4a26", 0.7));
    let hood = blob(&knots![
        -13, -66; -14, -78; -10, -90; -3, -99; 1, -106, corner; 5, -98; 11, -90; 14, -78; 13, -66; 6, -60; -6, -60
    ]);
    piece(hood, "#e9ad3c");
    let seam = taper(&spots![1, -104; 0, -84; 0, -62], &[0.4, 1.1, 0.5]);
    scene.add(scene.veil(&spot.put(&seam), "#8a4a26", 0.7));
    let lantern = Lantern {
        glass: "#fff0b4".into(),
        frame: "#20121c".into(),
        ..Lantern::new(Spot::new(x - 31.0, y - 44.0, 1.0))
    };
    scene.add(lantern.ink(scene));
    scene.add(scene.glow((x - 31.0, y - 29.0), 70.0, "#ffca6a", 0.85, 0.35));
}

/// Dark firs at the edges, nearest to us.
fn near_pines(scene: &Scene) {
    for (x, y, height, seed) in [
        (60.0, 1260.0, 330.0, 4),
        (745.0, 1260.0, 350.0, 6),
        (-6.0, 1240.0, 420.0, 2),
        (806.0, 1240.0, 440.0, 3),
        (150.0, 1270.0, 220.0, 8),
        (662.0, 1272.0, 220.0, 9),
        (228.0, 1270.0, 130.0, 12),
        (590.0, 1270.0, 130.0, 13),
    ] {
        let tree = pine(height, 0.5, 12, seed).moved(x, y);
        let tree = handcut(&tree, 0.5, 18.0, seed as i64);
        scene.add(scene.shadow(&tree, (0.0, 0.0), 12.0, MAW_SHADOW, 0.6));
        let sheet = scene.sheet(&tree, "#22142a").lit(0.1).shade(0.6).rim(1.6);
        let sheet = sheet.rim_colour("#c9756a").rim_opacity(0.55);
        scene.add(sheet.dark("#0f0816"));
    }
}
