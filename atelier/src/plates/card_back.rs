//! The back of every card: a lantern in an arch of paper, and two rabbits under it.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Knot, Path, blob, circle, curve_of, ellipse, handcut, rect, taper, towards};
use crate::motifs::animals::{Ear, SittingRabbit};
use crate::motifs::plants::{Sprig, grass, ground};
use crate::motifs::sky::Crescent;
use crate::motifs::things::PaperLantern;
use crate::motifs::water::Ripple;
use crate::random::Chance;
use crate::scene::{Finish, HEIGHT, Scene, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{spots, stops};

/// The middle of the lantern.
const LANTERN: At = (400.0, 432.0);
const NIGHT: &str = "#120a1e";
const GOLD: &str = "#e9b86c";
const LAMP: &str = "#ffdf9e";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LANTERN.0, LANTERN.1);
    sky(&scene);
    hills(&scene);
    arches(&scene);
    lantern(&scene);
    meadow(&scene);
    frame(&scene);
    scene.finish(Finish {
        tooth: 0.12,
        vignette: 0.42,
        colour: NIGHT,
        grain: 0.0,
        middle: (400.0, 560.0),
    });
    scene
}

/// The same at the other side of the card.
fn both(shape: &Shape) -> Shape {
    shape.and(&shape.mirrored(WIDTH / 2.0))
}

fn sky(scene: &Scene) {
    let stops = stops![
        0, "#ffe7b4"; 0.16, "#f9c684"; 0.34, "#d98f6c"; 0.55, "#96607a"; 0.8, "#5b3f68"; 1, "#3b2a4c"
    ];
    scene.sky(scene.radial(LANTERN, 620.0, &stops), 8, 0.06);
    scene.add(scene.glow(LANTERN, 330.0, "#ffe0a0", 0.75, 0.45));
}

/// Far hills, one behind the other, with round trees.
fn hills(scene: &Scene) {
    let hills = [
        (
            knots![120, 792; 230, 764; 320, 772; 400, 790; 480, 772; 570, 764; 680, 792],
            "#b57672",
        ),
        (
            knots![120, 806; 220, 822; 320, 812; 400, 826; 480, 812; 580, 822; 680, 806],
            "#83566f",
        ),
    ];
    for ((line, colour), i) in hills.into_iter().zip(0_i64..) {
        let trees = [(346.0, 776.0, 14.0), (372.0, 784.0, 9.0)]
            .map(|(x, y, r): (f64, f64, f64)| both(&tree((x, y + 6.0), r)));
        let mut hill = ground(&line);
        if i == 0 {
            hill = hill.and(&all(trees));
        }
        let hill = handcut(&hill, 1.0, 40.0, 20 + i);
        scene.add(scene.shadow(&hill, (0.0, -3.0), 12.0, "#5a3350", 0.4));
        scene.add(scene.sheet(&hill, colour).shade(0.15).rim(2.4).seed(30 + i));
    }
}

/// A tree like a leaf that stands on its stem.
fn tree(root: At, r: f64) -> Shape {
    let (x, y) = root;
    let crown = blob(&knots![
        x, y - r * 4.0, corner; x + r * 0.7, y - r * 2.9; x + r * 0.85, y - r * 1.7; x, y - r * 0.7; x - r * 0.85, y - r * 1.7;
        x - r * 0.7, y - r * 2.9
    ]);
    crown.and(&taper(&[(x, y), (x, y - r)], &[r * 0.22, r * 0.16]))
}

/// The opening of an arch: its foot, its springer and its crown, which comes to a point like a leaf.
fn opening(half: f64, top: f64, pointed: f64) -> Vec<At> {
    let side = [
        (half * 0.94, 1290.0),
        (half * 0.985, 900.0),
        (half, 640.0),
        (half * 0.955, 470.0),
        (half * 0.79, 470.0 - (470.0 - top) * 0.52),
        (half * 0.43, 470.0 - (470.0 - top) * 0.87),
    ];
    let right = side.iter().map(|&(x, y)| (400.0 + x, y));
    let left = side.iter().rev().map(|&(x, y)| (400.0 - x, y));
    let crown = Knot {
        at: (400.0, top - pointed),
        corner: true,
    };
    let knots: Vec<Knot> = right
        .map(Knot::from)
        .chain([crown])
        .chain(left.map(Knot::from))
        .collect();
    curve_of(&knots, false, 14)
}

/// Sheets of paper with arches cut out, from the innermost to the outermost.
fn arches(scene: &Scene) {
    let arches = [
        (196.0, 214.0, "#a56b78", 0.0),
        (238.0, 172.0, "#7a5072", 15.0),
        (282.0, 128.0, "#573b62", 0.0),
    ];
    for ((half, top, colour, lace), i) in arches.into_iter().zip(0_i64..) {
        let line = opening(half, top, 12.0);
        let mut sheet = card().minus(&Shape::within_ring(&line));
        if lace > 0.0 {
            sheet = sheet.and(&laced(&line, lace));
        }
        let sheet = handcut(&sheet, 0.9, 60.0, 40 + i);
        let colour = Colour::from(colour);
        scene.add(scene.shadow(&sheet, (0.0, 7.0), 15.0, "#3a1c3c", 0.5));
        let stops =
            stops![0.3, mix(colour, "#ffc98c", 0.34); 0.6, colour; 1, colour.lighter(-0.09)];
        let fill = scene.radial(LANTERN, 760.0, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 50 + i, 0.06));
        let lip = sheet.minus(&sheet.grown(-2.0));
        let stops = stops![0, LAMP, 0.8; 0.5, LAMP, 0.42; 1, LAMP, 0.06];
        scene.add(scene.fill(&lip, scene.radial(LANTERN, 620.0, &stops)));
    }
    stars(scene);
}

/// The whole card and a little more.
fn card() -> Shape {
    rect(-20.0, -20.0, WIDTH + 20.0, HEIGHT + 20.0)
}

/// Scallops along a line, each with a hole.
fn laced(line: &[At], r: f64) -> Shape {
    let path = Path::new(line.to_vec());
    let count = (path.length() / (r * 1.85)) as usize;
    let scallops: Vec<At> = path.walk(count).map(|(at, _)| at).collect();
    let discs = all(scallops.iter().map(|&at| circle(at, r)));
    let holes = path
        .walk(count)
        .map(|(at, along)| circle(towards(at, along - 90.0, r * 0.3), r * 0.26));
    discs.minus(&all(holes))
}

/// Pinholes in the paper, the same at both sides.
fn stars(scene: &Scene) {
    let stars = [
        (148.0, 238.0, 2.6),
        (196.0, 176.0, 2.0),
        (262.0, 128.0, 2.6),
        (116.0, 338.0, 2.2),
        (330.0, 98.0, 1.9),
        (134.0, 452.0, 1.9),
        (228.0, 224.0, 2.0),
        (176.0, 318.0, 2.0),
    ];
    for (x, y, r) in stars {
        let holes = both(&circle((x, y), r));
        scene.add(scene.veil(&holes.grown(r * 1.6), "#ffcf8a", 0.16));
        scene.add(scene.veil(&holes, "#ffedc6", 0.85));
    }
}

fn lantern(scene: &Scene) {
    let lantern = PaperLantern::new(Spot::new(LANTERN.0, LANTERN.1, 2.35));
    let hook = lantern.spot.point(PaperLantern::HOOK);
    let cord = taper(&[(hook.0, -10.0), hook], &[4.0, 3.4]);
    scene.add(scene.shadow(
        &lantern.outline().and(&cord),
        (0.0, 12.0),
        16.0,
        "#6a2f3c",
        0.4,
    ));
    scene.add(scene.fill(&cord, "#3a2230"));
    scene.add(scene.veil(&cord.minus(&cord.moved(-1.2, 0.0)), LAMP, 0.4));
    scene.add(lantern.ink(scene, 4));
    scene.add(scene.glow(LANTERN, 230.0, "#fff0c0", 0.32, 0.5));
}

/// The ground under the lantern, the rabbits on it, and what grows before it.
fn meadow(scene: &Scene) {
    let lines = [
        (
            knots![-20, 862; 120, 872; 260, 890; 400, 896; 540, 890; 680, 872; 820, 862],
            "#61405c",
            26.0,
            0.55,
        ),
        (
            knots![-20, 968; 130, 990; 270, 974; 400, 962; 530, 974; 670, 990; 820, 968],
            "#34233f",
            34.0,
            0.5,
        ),
        (
            knots![-20, 1040; 140, 1058; 280, 1082; 400, 1092; 520, 1082; 660, 1058; 820, 1040],
            "#1b1229",
            30.0,
            0.4,
        ),
    ];
    for ((line, colour, blade, dense), i) in lines.into_iter().zip(0_i64..) {
        let knots: Vec<Knot> = line.iter().map(|knot| knot.at.into()).collect();
        let path = Path::new(curve_of(&knots, false, 12));
        let blades = both(&grass(
            &path,
            -10.0,
            402.0,
            blade,
            dense * 0.5,
            0.5,
            60 + i as u64,
        ));
        let land = handcut(&ground(&line), 1.2, 50.0, 70 + i).and(&blades);
        scene.add(scene.shadow(&land, (0.0, -4.0), 14.0, NIGHT, 0.5));
        let sheet = scene.sheet(&land, colour).lit(0.16).shade(0.2).rim(0.0);
        scene.add(sheet.dark(mix(colour, NIGHT, 0.7)).seed(80 + i));
        let soil = land.minus(&land.moved(0.0, 1.8)).minus(&blades);
        let tips = blades.minus(&blades.moved(0.6, 2.2)).minus(&ground(&line));
        for (edge, opacity) in [(soil, 0.2), (tips, 0.5)] {
            let stops = stops![0.5, LAMP, opacity; 1, LAMP, opacity * 0.2];
            scene.add(scene.fill(&edge, scene.radial(LANTERN, 820.0, &stops)));
        }
        if i == 0 {
            pool(scene);
            rabbits(scene);
        }
        if i == 1 {
            pond(scene);
            sprigs(scene);
            flowers(scene);
        }
    }
    let stops = stops![0, NIGHT, 0; 1, NIGHT, 0.85];
    scene.add(scene.band(
        1060.0,
        1200.0,
        scene.linear((0.0, 1060.0), (0.0, 1200.0), &stops),
    ));
}

/// The light that falls on the ground.
fn pool(scene: &Scene) {
    let pool = scene.veil(&ellipse((400.0, 926.0), 210.0, 22.0), "#ffc680", 0.5);
    scene.add(scene.shining(scene.blurred(pool, 16.0)));
}

/// A pond in which the lantern is seen again.
fn pond(scene: &Scene) {
    let pond = blob(&knots![
        238, 1026; 262, 1008; 320, 998; 400, 995; 480, 998; 538, 1008; 562, 1026; 534, 1044; 470, 1052; 400, 1054; 330, 1052;
        266, 1044
    ]);
    let pond = handcut(&pond, 1.2, 40.0, 150);
    let shore = handcut(&pond.grown(6.0), 1.6, 36.0, 151);
    scene.add(scene.sheet(&shore, "#2b1c39").lit(0.1).rim(0.0).shade(0.0));
    let stops = stops![0, "#f0bc78"; 0.2, "#c07f5e"; 0.55, "#6d4662"; 1, "#3d294a"];
    let middle = (400.0, 1022.0);
    let mut water = scene.fill(&pond, scene.radial(middle, 170.0, &stops));
    let globe = PaperLantern::new(Spot::new(400.0, 1024.0, 1.0)).globe();
    let globe = globe.stretched(0.86, 0.42, middle);
    water += scene.blurred(scene.veil(&globe, "#ffe3a4", 0.75), 6.0);
    let ripples = [
        (300.0, 1010.0, 52.0),
        (372.0, 1034.0, 66.0),
        (470.0, 1016.0, 48.0),
        (420.0, 1044.0, 40.0),
        (330.0, 1023.0, 30.0),
        (505.0, 1032.0, 34.0),
    ];
    for (x, y, half) in ripples {
        let ripple = Ripple {
            rise: 2.4,
            ..Ripple::new((x, y), half, 2.6)
        };
        water += scene.veil(&ripple.shape(), "#fff0cc", 0.4);
    }
    scene.add(scene.clipped(&pond, water));
    let shade = scene.shadow(&shore.minus(&pond), (0.0, 4.0), 6.0, NIGHT, 0.5);
    scene.add(scene.clipped(&pond, shade));
    scene.add(scene.veil(&pond.minus(&pond.moved(0.0, -2.0)), LAMP, 0.5));
}

fn rabbits(scene: &Scene) {
    let left = SittingRabbit {
        spot: Spot::new(252.0, 924.0, 1.62),
        ears: [Ear::new(16.0, 6.0), Ear::new(-8.0, -4.0)],
        coat: "#4a3050".into(),
        dark: "#1c1028".into(),
        light: LAMP.into(),
        rim: 3.0,
        shade: 0.5,
    };
    let right = SittingRabbit {
        spot: left.spot.flipped(true),
        ears: [Ear::new(14.0, 4.0), Ear::new(-14.0, -128.0)],
        ..left
    };
    let right = SittingRabbit {
        spot: Spot {
            at: (548.0, 924.0),
            ..right.spot
        },
        ..right
    };
    for (rabbit, seed) in [(left, 5), (right, 9)] {
        let (x, y) = rabbit.spot.at;
        let under = scene.veil(&ellipse((x, y + 1.0), 84.0, 8.0), NIGHT, 0.6);
        scene.add(scene.blurred(under, 6.0));
        scene.add(scene.shadow(&rabbit.outline(), (0.0, 6.0), 10.0, "#2a1430", 0.4));
        scene.add(rabbit.ink(scene, seed));
    }
    let line = Path::new(vec![(150.0, 931.0), (350.0, 931.0)]);
    let tufts = both(&grass(&line, 158.0, 330.0, 26.0, 0.22, 0.4, 66));
    for (shape, colour, opacity) in [
        (&tufts, "#563850", 1.0),
        (&tufts.minus(&tufts.moved(0.6, 1.6)), LAMP, 0.4),
    ] {
        let fade = stops![0, colour, opacity; 0.4, colour, opacity; 1, colour, 0];
        scene.add(scene.fill(shape, scene.linear((0.0, 905.0), (0.0, 935.0), &fade)));
    }
}

/// Sprigs that lean in from both sides.
fn sprigs(scene: &Scene) {
    let sprigs = [
        (
            vec![
                (92.0, 1080.0),
                (84.0, 900.0),
                (104.0, 740.0),
                (150.0, 612.0),
            ],
            13,
            74.0,
            "#4b3358",
        ),
        (
            vec![
                (150.0, 1090.0),
                (136.0, 980.0),
                (150.0, 880.0),
                (182.0, 800.0),
            ],
            9,
            54.0,
            "#33233f",
        ),
    ];
    for ((stem, count, leaf, colour), i) in sprigs.into_iter().zip(0_i64..) {
        let sprig = Sprig::new(&stem, count, leaf, 90 + i as u64);
        scene.add(scene.shadow(&both(&sprig.outline()), (0.0, 5.0), 10.0, NIGHT, 0.5));
        let pieces = sprig.leaves.iter().chain([&sprig.stem]);
        for (piece, part) in pieces.zip(0_i64..) {
            for piece in [piece.clone(), piece.mirrored(400.0)] {
                let piece = handcut(&piece, 0.6, 18.0, 100 + part);
                let sheet = scene.sheet(&piece, colour).lit(0.3).shade(0.15).rim(2.2);
                scene.add(sheet.rim_colour(LAMP).dark(NIGHT).seed(part));
            }
        }
    }
}

/// Pale bells and daisies in the grass, the same at both sides.
fn flowers(scene: &Scene) {
    let flowers = [
        (206.0, 1078.0, 62.0, 13.0),
        (246.0, 1090.0, 44.0, 10.0),
        (318.0, 1098.0, 54.0, 11.5),
        (118.0, 1070.0, 40.0, 10.0),
    ];
    for (x, y, height, r) in flowers {
        for side in [-1.0, 1.0] {
            let (x, lean) = (400.0 + side * (x - 400.0), side * -6.0);
            let head = (x + lean, y - height);
            scene.add(scene.fill(
                &taper(
                    &[(x, y + 16.0), (x + lean * 0.2, y - height * 0.5), head],
                    &[3.4, 2.6, 2.0],
                ),
                "#4a3352",
            ));
            scene.add(daisy(scene, head, r));
        }
    }
}

fn daisy(scene: &Scene, at: At, r: f64) -> Ink {
    let petals = (0..7).map(|i| {
        let direction = f64::from(i) * 360.0 / 7.0 - 90.0;
        taper(
            &[
                towards(at, direction, r * 0.2),
                towards(at, direction, r * 0.6),
                towards(at, direction, r),
            ],
            &[r * 0.2, r * 0.46, r * 0.3],
        )
    });
    let petals = all(petals).stretched(1.0, 0.82, at);
    let sheet = scene
        .sheet(&petals, "#b98a8c")
        .lit(0.5)
        .shade(0.5)
        .rim(1.6)
        .dark("#5a3a58");
    scene.shadow(&petals, (0.0, 2.0), 3.0, NIGHT, 0.5)
        + sheet.ink()
        + scene.fill(&circle(at, r * 0.26), GOLD)
}

/// The outermost sheet: an arch with leaves cut out of it, through which gold is seen, and a border of small leaves.
fn frame(scene: &Scene) {
    let line = opening(346.0, 78.0, 14.0);
    let inner = Shape::within_ring(&line).within(&rect(58.0, 58.0, 742.0, 1142.0).softened(26.0));
    let whole = card().minus(&inner);
    let cuts = both(&corner_leaves()).and(&border());
    let gold = scene.radial(
        LANTERN,
        900.0,
        &stops![0.2, "#f6cd86"; 0.6, "#eab870"; 1, "#d89a58"],
    );
    scene.add(scene.fill(&cuts.grown(5.0), gold));
    let sheet = handcut(&whole, 1.0, 70.0, 120).minus(&cuts);
    scene.add(scene.shadow(&sheet, (0.0, 5.0), 11.0, NIGHT, 0.65));
    let stops = stops![0.3, "#4a3357"; 0.62, "#2b1d3b"; 1, "#191025"];
    let fill = scene.radial(LANTERN, 880.0, &stops);
    scene.add(scene.washed(scene.fill(&sheet, fill), 130, 0.05));
    let lip = sheet.minus(&sheet.grown(-2.0)).minus(&border().grown(4.0));
    let stops = stops![0, LAMP, 0.8; 0.5, LAMP, 0.4; 1, LAMP, 0.16];
    scene.add(scene.fill(&lip, scene.radial(LANTERN, 820.0, &stops)));
    let rule = rect(46.0, 46.0, 754.0, 1154.0);
    let rule = rule.softened(20.0).minus(&rule.grown(-2.6).softened(18.0));
    scene.add(scene.veil(
        &handcut(&rule.minus(&inner.grown(10.0)), 0.5, 60.0, 131),
        GOLD,
        0.6,
    ));
}

/// Leaves in the upper left corner, above the arch.
fn corner_leaves() -> Shape {
    let long = Sprig::new(&spots![88, 300; 95, 224; 130, 156; 204, 98], 9, 40.0, 140);
    let moon = Crescent {
        at: (100.0, 104.0),
        r: 17.0,
        bite: (8.0, -5.0),
        bite_r: 14.5,
    };
    long.outline().and(&moon.shape())
}

/// Small leaves all along the edge of the card, now to the one side, now to the other.
fn border() -> Shape {
    let mut chance = Chance::of("border", 3);
    let path = Path::new(vec![
        (400.0, 25.0),
        (25.0, 25.0),
        (25.0, 1175.0),
        (400.0, 1175.0),
    ]);
    let count = 28;
    let leaves = path.walk(count).enumerate().map(|(i, (at, along))| {
        let turn = if i % 2 == 0 { 24.0 } else { -24.0 } + chance.between(-4.0, 4.0);
        let (from, to) = (
            towards(at, along + turn, -16.0),
            towards(at, along + turn, 16.0),
        );
        taper(&[from, at, to], &[0.4, 11.0, 0.4])
    });
    both(&all(leaves))
}
