//! The sleeper: her hair, her face, her hand.

use crate::colour::{Colour, mix};
use crate::line::{blob, circle, curve, handcut, spread, step, taper};
use crate::motifs::sky::Crescent;
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// The papers of her hair.
const NIGHT: [&str; 6] = [
    "#23264f", "#2d3263", "#383d74", "#1c1f43", "#444a86", "#2a2e5c",
];
const STRANDS: [&str; 3] = ["#6a70ac", "#12142f", "#5a60a0"];
const STAR: &str = "#ffeec4";
const SKIN: &str = "#c58a62";
/// The colour of her skin in the shade.
const UMBER: &str = "#7f4a48";
/// The colour of her lashes and brows.
const LASH: &str = "#2f1a26";

/// Where her face lies: drawn upright, turned on its side.
fn face_spot() -> Spot {
    Spot::new(214.0, 668.0, 1.06).turned(-70.0)
}

/// A lock of hair along a line.
struct Lock {
    line: Vec<At>,
    widths: Vec<f64>,
    shape: Shape,
}

impl Lock {
    fn new(points: &[At], widths: &[f64], seed: i64) -> Lock {
        let shape = handcut(&taper(points, widths), 1.2, 50.0, seed);
        let line = curve(points);
        let last = (line.len() - 1) as f64;
        let widths = (0..line.len())
            .map(|i| spread(widths, i as f64 / last))
            .collect();
        Lock {
            line,
            widths,
            shape,
        }
    }

    /// A place in it: `i` steps along, so much of its width aside.
    fn at(&self, i: usize, aside: f64) -> At {
        let (before, after) = (i.saturating_sub(1), (i + 1).min(self.line.len() - 1));
        let (tx, ty) = step(self.line[before], self.line[after]);
        let far = self.widths[i] * aside;
        (self.line[i].0 - ty * far, self.line[i].1 + tx * far)
    }

    fn anywhere(&self, aside: f64, chance: &mut Chance) -> At {
        self.at(chance.below(self.line.len() as u64) as usize, aside)
    }

    /// Thin lines that follow it.
    fn strands(&self, scene: &Scene, seed: i64, opacity: f64, chance: &mut Chance) -> Ink {
        let draw = |strand: i32| {
            let aside = -0.4 + 0.8 * f64::from(strand) / 6.0;
            let count = self.line.len() as f64;
            let (from, to) = (
                (count * chance.between(0.02, 0.2)) as usize,
                (count * chance.between(0.7, 0.97)) as usize,
            );
            let points: Vec<At> = (from..to)
                .step_by(4)
                .map(|i| {
                    let (x, y) = self.at(i, aside);
                    let part = i as f64 / 9.0;
                    (
                        x + 3.0 * noise(part, (aside * 50.0) as i64 + seed, None),
                        y + 3.0 * noise(part + 5.0, seed, None),
                    )
                })
                .collect();
            let strand = taper(&points, &[0.3, 2.4, 2.2, 0.3]);
            scene.veil(&strand, *chance.pick(&STRANDS), opacity)
        };
        (0..7).map(draw).sum()
    }
}

/// Her hair: what is left of the night, blown into the dawn.
pub fn hair(scene: &Scene) {
    let locks: [(&[At], &[f64]); 5] = [
        (
            &spots![
                150, 640; 60, 560; 10, 420; 60, 260; 190, 150; 330, 120; 470, 60; 620, 20; 760, -40
            ],
            &[150.0, 190.0, 190.0, 170.0, 150.0, 130.0, 110.0, 70.0, 10.0],
        ),
        (
            &spots![
                150, 620; 90, 520; 90, 400; 170, 300; 300, 260; 400, 210; 500, 190; 590, 130; 650, 120
            ],
            &[130.0, 150.0, 150.0, 130.0, 100.0, 80.0, 56.0, 30.0, 2.0],
        ),
        (
            &spots![160, 610; 120, 520; 150, 430; 230, 380; 310, 360; 370, 310; 440, 300; 500, 262],
            &[120.0, 120.0, 104.0, 80.0, 60.0, 44.0, 26.0, 2.0],
        ),
        (
            &spots![120, 640; 20, 600; -40, 480; -46, 300; 0, 140; 90, 40; 180, -60],
            &[120.0, 170.0, 200.0, 220.0, 240.0, 220.0, 200.0],
        ),
        (
            &spots![170, 600; 176, 540; 220, 480; 290, 452; 340, 452; 384, 420; 420, 424],
            &[100.0, 90.0, 66.0, 44.0, 30.0, 16.0, 1.0],
        ),
    ];
    let mut chance = Chance::of("hair", 12);
    for (i, (points, widths)) in locks.into_iter().enumerate() {
        let seed = i as i64;
        let lock = Lock::new(points, widths, seed + 2);
        scene.add(scene.shadow(&lock.shape, (3.0, 6.0), 14.0, "#1b1838", 0.42));
        let paper = Colour::from(NIGHT[i]);
        let stops = stops![0.15, mix(paper, "#e59a86", 0.5); 0.5, paper; 1, paper.lighter(-0.04)];
        let fill = scene.radial((640.0, 430.0), 900.0, &stops);
        scene.add(scene.washed(scene.fill(&lock.shape, fill), 21 + seed, 0.14));
        let rim = (-1.6, -2.0);
        scene.add(scene.rim(&lock.shape, rim, "#f7c9a8", 0.6, (620.0, 420.0), 420.0));
        let deep_night = i == 3;
        let opacity = if deep_night { 0.22 } else { 0.5 };
        let mut inside = lock.strands(scene, seed, opacity, &mut chance);
        if deep_night {
            inside += milky_way(scene, &lock, &mut chance);
        }
        for _ in 0..34 {
            let aside = chance.between(-0.42, 0.42);
            let at = lock.anywhere(aside, &mut chance);
            let star = circle(at, *chance.pick(&[0.9, 1.1, 1.6, 2.3]));
            // Where the day begins, the stars have gone out.
            if at.0 < 460.0 || deep_night {
                inside += scene.veil(&star, STAR, chance.between(0.5, 1.0));
            }
        }
        scene.add(scene.clipped(&lock.shape, inside));
    }
    moon(scene);
}

fn milky_way(scene: &Scene, lock: &Lock, chance: &mut Chance) -> Ink {
    let line: Vec<At> = lock.line.iter().copied().step_by(6).collect();
    let band = taper(&line, &[10.0, 60.0, 70.0, 60.0, 50.0]);
    let soft = scene.blurred(scene.veil(&band, Colour::BLACK, 0.5), 16.0);
    let spray = Spray {
        seed: 5,
        opacity: 0.55,
        ..Spray::default()
    };
    let mut ink = scene.sprayed(soft, "#5a62a8", spray);
    for _ in 0..170 {
        let aside = chance.near(0.02, 0.13);
        let star = circle(
            lock.anywhere(aside, chance),
            *chance.pick(&[0.6, 0.7, 0.9, 1.2]),
        );
        ink += scene.veil(&star, "#e9e2ff", chance.between(0.25, 0.8));
    }
    ink
}

fn moon(scene: &Scene) {
    let crescent = Crescent {
        at: (128.0, 222.0),
        r: 34.0,
        bite: (14.0, -8.0),
        bite_r: 29.0,
    };
    let crescent = handcut(&crescent.shape(), 0.5, 20.0, 3);
    scene.add(scene.glow((124.0, 226.0), 110.0, "#fff0c0", 0.45, 0.35));
    let sheet = scene.sheet(&crescent, "#ffefc0").light((100.0, 300.0));
    scene.add(sheet.lit(0.2).shade(0.4).rim(0.0).dark("#d9a884"));
}

/// The ends of her hair that lie on the pillow.
pub fn hair_on_pillow(scene: &Scene) {
    let locks: [(&[At], &[f64]); 3] = [
        (
            &spots![150, 650; 70, 680; 10, 740; -40, 830],
            &[110.0, 100.0, 90.0, 80.0],
        ),
        (
            &spots![150, 690; 90, 740; 60, 810; 10, 870; -40, 900],
            &[90.0, 70.0, 56.0, 40.0, 30.0],
        ),
        (
            &spots![150, 730; 120, 780; 110, 830; 76, 880; 56, 930],
            &[60.0, 44.0, 34.0, 20.0, 1.0],
        ),
    ];
    let mut chance = Chance::of("hair on the pillow", 12);
    for (i, (points, widths)) in locks.into_iter().enumerate() {
        let lock = Lock::new(points, widths, i as i64 + 9);
        scene.add(scene.shadow(&lock.shape, (2.0, 5.0), 9.0, "#2a2348", 0.45));
        let sheet = scene.sheet(&lock.shape, NIGHT[(i + 2) % 6]);
        let sheet = sheet.lit(0.12).shade(0.4).rim(1.6);
        scene.add(sheet.rim_colour("#a9a3cc").rim_opacity(0.5));
        let strands = [-24.0, -12.0, 2.0, 14.0, 26.0].map(|aside| {
            let beside: Vec<At> = points
                .iter()
                .map(|at| (at.0 + aside, at.1 + aside * 0.5))
                .collect();
            scene.veil(&taper(&beside, &[0.3, 2.0, 0.3]), STRANDS[0], 0.45)
        });
        let stars = (0..9).map(|_| {
            let aside = chance.between(-0.3, 0.3);
            let at = lock.anywhere(aside, &mut chance);
            scene.veil(&circle(at, *chance.pick(&[0.9, 1.3, 2.0])), STAR, 0.9)
        });
        let inside = strands.into_iter().chain(stars).sum::<Ink>();
        scene.add(scene.clipped(&lock.shape, inside));
    }
}

/// Her face, asleep, and the hair around it.
pub fn face(scene: &Scene) {
    let neck = taper(&spots![262, 690; 330, 712; 400, 740], &[104.0, 98.0, 130.0]);
    let neck = handcut(&neck, 0.8, 40.0, 3);
    let sheet = scene
        .sheet(&neck, mix(SKIN, UMBER, 0.25))
        .light((560.0, 520.0));
    scene.add(sheet.lit(0.2).shade(0.7).rim(0.0).dark(UMBER));
    let face = blob(&knots![
        -90, -30; -90, 20; -80, 62; -58, 98; -28, 122; 0, 128; 28, 122; 58, 98; 80, 62; 90, 20; 90, -30;
        70, -92; 0, -124; -70, -92
    ]);
    let face = handcut(&face_spot().put(&face), 0.6, 50.0, 2);
    scene.add(scene.shadow(&face, (-2.0, 8.0), 14.0, "#4a2f4a", 0.5));
    let sheet = scene.sheet(&face, SKIN).light((470.0, 420.0)).lit(0.34);
    let sheet = sheet.shade(0.55).rim(1.8).dark(UMBER).grain(1.05);
    scene.add(sheet.rim_colour("#ffe3b8").rim_opacity(0.7));
    let features = blush(scene) + eyes(scene) + nose(scene) + lips(scene);
    scene.add(scene.clipped(&face, features));
    hair_around(scene, &face);
}

fn blush(scene: &Scene) -> Ink {
    let spray = Spray {
        seed: 8,
        opacity: 0.75,
        ..Spray::default()
    };
    let cheeks = [-56.0, 58.0].map(|x| face_spot().point((x, 52.0)));
    cheeks
        .map(|at| {
            let stops = stops![0, Colour::BLACK, 0.62; 1, Colour::BLACK, 0.0];
            let soft = scene.fill(&circle(at, 34.0), scene.radial(at, 34.0, &stops));
            scene.sprayed(soft, "#d9604e", spray)
        })
        .into_iter()
        .sum()
}

/// Closed: lids, lashes, brows.
fn eyes(scene: &Scene) -> Ink {
    let spot = face_spot();
    let mut ink = Ink::none();
    for side in [-1.0, 1.0] {
        let line = |points: &[At], widths: &[f64]| {
            let points: Vec<At> = points.iter().map(|at| (at.0 * side, at.1)).collect();
            spot.put(&taper(&points, widths))
        };
        let socket = blob(&knots![18, 8; 30, -8; 48, -10; 66, 4; 58, 18; 42, 24; 26, 20]);
        let socket = socket.stretched(side, 1.0, (0.0, 0.0));
        ink += scene.veil(&spot.put(&socket), mix(SKIN, UMBER, 0.28), 0.55);
        let lid = line(
            &spots![17, 12; 30, 23; 46, 24; 66, 9],
            &[1.2, 4.2, 4.4, 1.0],
        );
        ink += scene.fill(&lid, LASH);
        for (x, y, dx, dy) in [
            (26.0, 20.0, -3.0, 8.0),
            (35.0, 24.0, 0.0, 10.0),
            (45.0, 25.0, 4.0, 10.0),
            (55.0, 20.0, 7.0, 9.0),
            (64.0, 12.0, 9.0, 6.0),
        ] {
            let lash = [(x, y), (x + dx * 0.6, y + dy * 0.6), (x + dx, y + dy)];
            ink += scene.fill(&line(&lash, &[2.2, 1.6, 0.3]), LASH);
        }
        let brow = line(
            &spots![14, -24; 34, -40; 58, -38; 76, -24],
            &[2.0, 6.5, 6.0, 1.0],
        );
        ink += scene.veil(&brow, "#2f1f30", 0.9);
    }
    ink
}

fn nose(scene: &Scene) -> Ink {
    let spot = face_spot();
    let line = |points: &[At], widths: &[f64]| spot.put(&taper(points, widths));
    let shade = blob(&knots![-6, -10; -10, 20; -20, 44; -14, 54; 0, 57; 4, 50; -2, 30; 0, 0]);
    let mut ink = scene.veil(&spot.put(&shade), mix(SKIN, UMBER, 0.4), 0.5);
    ink += scene.fill(
        &line(&spots![-18, 44; -19, 52; -12, 55], &[1.2, 2.6, 0.6]),
        UMBER,
    );
    ink += scene.fill(
        &line(&spots![16, 44; 18, 51; 11, 55], &[1.2, 2.4, 0.6]),
        UMBER,
    );
    ink += scene.veil(
        &line(&spots![-7, 56; 0, 60; 7, 56], &[0.8, 2.4, 0.8]),
        UMBER,
        0.8,
    );
    let tip = blob(&knots![3, 36; 8, 40; 8, 47; 3, 48]);
    ink + scene.veil(&spot.put(&tip), "#ffe3c0", 0.55)
}

fn lips(scene: &Scene) -> Ink {
    let spot = face_spot();
    let upper = blob(&knots![
        -22, 84, corner; -11, 79; -4, 78; 0, 79.5; 4, 78; 11, 79; 22, 83, corner; 12, 86; 0, 87; -12, 87
    ]);
    let lower = blob(&knots![
        -21, 86, corner; -8, 87; 8, 87; 21, 85, corner; 11, 93.5; 0, 95.5; -11, 93.5
    ]);
    let between = taper(
        &spots![-29, 82; -14, 86; 0, 87.5; 14, 86; 30, 80],
        &[0.6, 2.0, 1.6, 2.0, 0.6],
    );
    let light = taper(&spots![-8, 92; 4, 93], &[0.6, 2.0]);
    scene.fill(&spot.put(&upper), "#9c5048")
        + scene.fill(&spot.put(&lower), "#b0644f")
        + scene.fill(&spot.put(&between), "#5a2430")
        + scene.veil(&spot.put(&light), "#f2b09c", 0.5)
}

/// Parted in the middle, combed to both sides.
fn hair_around(scene: &Scene, face: &Shape) {
    let spot = face_spot();
    let cap = blob(&knots![
        -98, 40; -104, -20; -92, -84; -50, -128; 0, -142; 50, -128; 92, -84; 106, -20; 104, 44; 98, 100;
        90, 60; 84, 6; 66, -40; 34, -72; 10, -92, corner; -26, -66; -60, -34; -82, 4; -92, 70
    ]);
    let cap = handcut(&spot.put(&cap), 0.7, 30.0, 6);
    let shadow = scene.shadow(&cap, (2.0, 5.0), 8.0, "#3a2040", 0.6);
    scene.add(scene.clipped(&face.grown(20.0), shadow));
    let sheet = scene.sheet(&cap, NIGHT[1]).lit(0.14).shade(0.4).rim(1.6);
    scene.add(sheet.rim_colour("#b9a9cc").rim_opacity(0.6));
    let mut chance = Chance::of("combed hair", 12);
    let colours = ["#6a70ac", "#14163a", "#565c9c"];
    let mut combed = Ink::none();
    for i in 0..9 {
        let t = f64::from(i) / 8.0;
        let right = spots![
            8, -134.0 + 34.0 * t; 44.0 + 6.0 * t, -112.0 + 34.0 * t; 82.0 - 4.0 * t, -58.0 + 30.0 * t;
            100.0 - 8.0 * t, 10.0 + 20.0 * t; 100.0 - 4.0 * t, 60
        ];
        let left = spots![
            4, -134.0 + 34.0 * t; -40.0 - 4.0 * t, -110.0 + 36.0 * t; -78, -58.0 + 34.0 * t;
            -96.0 + 6.0 * t, 20.0 * t
        ];
        for strand in [&right[..], &left[..]] {
            let strand = spot.put(&taper(strand, &[0.4, 2.0, 2.0, 0.4]));
            combed += scene.veil(&strand, *chance.pick(&colours), 0.6);
        }
    }
    scene.add(scene.clipped(&cap, combed));
}

/// Her hand beside her cheek, and the sleeve it comes from.
pub fn hand(scene: &Scene) {
    let sleeve = taper(&spots![450, 880; 388, 828; 346, 796], &[90.0, 70.0, 60.0]);
    let sleeve = handcut(&sleeve, 0.8, 30.0, 6);
    scene.add(scene.shadow(&sleeve, (-2.0, 6.0), 9.0, "#2a2348", 0.45));
    let sheet = scene.sheet(&sleeve, "#e9d3c4").lit(0.3).shade(0.6);
    scene.add(sheet.dark("#9a84a8"));
    // No two fingers are of one length; their tips are round.
    let parts = [
        taper(
            &spots![352, 790; 318, 763; 290, 751; 264, 756],
            &[26.0, 20.0, 18.0, 16.0, 14.0],
        ),
        taper(
            &spots![348, 800; 308, 777; 276, 769; 245, 778],
            &[26.0, 21.0, 18.0, 16.0, 14.0],
        ),
        taper(
            &spots![350, 812; 312, 796; 282, 791; 255, 801],
            &[26.0, 20.0, 17.0, 15.0, 13.0],
        ),
        taper(
            &spots![354, 822; 324, 815; 300, 812; 281, 819],
            &[22.0, 17.0, 15.0, 13.0, 11.0],
        ),
        taper(
            &spots![360, 782; 341, 758; 331, 740; 320, 725],
            &[24.0, 19.0, 17.0, 16.0, 13.0],
        ),
        blob(&knots![378, 774; 352, 768; 332, 782; 330, 806; 346, 830; 372, 832; 392, 812]),
    ];
    let (dx, dy) = (-26.0, -2.0);
    let hand = handcut(&all(parts).fillet(1.6).moved(dx, dy), 0.4, 20.0, 2);
    scene.add(scene.shadow(&hand, (-3.0, 6.0), 8.0, "#4a2f4a", 0.5));
    let sheet = scene.sheet(&hand, SKIN).light((560.0, 560.0)).lit(0.3);
    let sheet = sheet.shade(0.55).rim(1.5).dark(UMBER).grain(1.05);
    scene.add(sheet.rim_colour("#ffe3b8"));
    for between_fingers in [
        spots![340, 790; 312, 770; 276, 762],
        spots![338, 806; 310, 787; 268, 784],
        spots![342, 818; 318, 806; 286, 806],
    ] {
        let line = taper(&between_fingers, &[0.4, 2.0, 0.5]).moved(dx, dy);
        scene.add(scene.veil(&line, UMBER, 0.7));
    }
    for (x, y, turn) in [
        (265.0, 755.6, -14.0),
        (246.4, 777.4, -18.0),
        (256.4, 800.2, -24.0),
        (282.0, 818.2, -26.0),
    ] {
        let nail = blob(&knots![-4.6, 0; -2, -3.4; 3.4, -2.8; 4.2, 0; 3.4, 2.8; -2, 3.4]);
        let nail = Spot::new(x + dx, y + dy, 1.0).turned(turn).put(&nail);
        scene.add(scene.veil(&nail, "#eab592", 0.5));
    }
    let cuff = taper(&spots![380, 764; 366, 798; 378, 840], &[14.0, 17.0, 14.0]);
    let cuff = handcut(&cuff, 0.6, 14.0, 8).moved(dx + 4.0, dy);
    let sheet = scene.sheet(&cuff, "#f6ead8").lit(0.3).rim(1.0);
    scene.add(sheet.dark("#a390b4"));
}
