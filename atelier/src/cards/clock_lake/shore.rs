//! The shore: trees, banks of snow, a bench with a pair of skates.

use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Path, blob, circle, curve, ellipse, handcut, rect};
use crate::motifs::animals::perched_bird;
use crate::motifs::plants::{bare_tree, ground};
use crate::motifs::things::{Skate, SnowyBench};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{spots, stops};

use super::{RED, SUN};

/// Three rows of trees, mist before each.
pub fn far_trees(scene: &Scene) {
    let mut chance = Chance::of("far trees", 9);
    let rows = [
        (330.0, "#c3cddb", 90.0, 30),
        (352.0, "#a4b3c8", 130.0, 20),
        (386.0, "#8296b2", 190.0, 13),
    ];
    for (row, (y, paper, height, count)) in rows.into_iter().enumerate() {
        let edge = spots![
            -40, y + 6.0; 140, y - 10.0; 320, y + 4.0; 500, y - 8.0; 660, y + 2.0; 840, y - 10.0
        ];
        let path = Path::new(curve(&edge));
        let mut trees = vec![ground(&edge)];
        for i in 0..count {
            let x = (f64::from(i) + chance.between(0.1, 0.9)) / f64::from(count) * 840.0 - 20.0;
            let high = height * chance.between(0.7, 1.2);
            let seed = chance.below(9999);
            // The sun is seen through a gap.
            if row < 2 || !(250.0..640.0).contains(&x) {
                trees.push(bare_tree(high, 26.0, 5, 0.05, seed).moved(x, path.y_at(x) + 4.0));
            }
        }
        let paper = Colour::from(paper);
        let stops = stops![0, mix(paper, "#fff3e6", 0.6); 0.6, paper; 1, paper.lighter(-0.03)];
        scene.add(scene.fill(&all(trees), scene.radial(SUN, 560.0, &stops)));
        let mist = Colour::from("#eef0f4");
        let stops = stops![0, mist, 0.0; 0.45, mist, 0.55; 1, mist, 0.0];
        let (from, to) = (y - 60.0, y + 130.0);
        let mist = scene.linear((0.0, from), (0.0, to), &stops);
        scene.add(scene.band(from, to, mist));
    }
}

/// Snow behind the lake.
pub fn far_banks(scene: &Scene) {
    let banks: [(&[At], &str, &str); 2] = [
        (
            &spots![-40, 420; 120, 396; 300, 410; 480, 398; 640, 412; 840, 390],
            "#f3f1f4",
            "#b9c6da",
        ),
        (
            &spots![-40, 470; 90, 440; 240, 452; 400, 440; 560, 452; 700, 436; 840, 462],
            "#fbf8f6",
            "#a9b9d2",
        ),
    ];
    for (i, (edge, light, dark)) in banks.into_iter().enumerate() {
        let seed = i as i64;
        let bank = handcut(&ground(edge), 0.9, 40.0, seed);
        scene.add(scene.shadow(&bank, (0.0, -3.0), 10.0, "#5f7396", 0.3));
        let stops = stops![0, light; 0.5, mix(light, dark, 0.5); 1, dark];
        let fill = scene.radial((SUN.0, 420.0), 620.0, &stops);
        scene.add(scene.washed(scene.fill(&bank, fill), 9 + seed, 0.05));
        scene.add(scene.rim(&bank, (0.0, 1.6), "#ffffff", 0.8, SUN, 520.0));
    }
}

/// Snow before the lake; two people have walked down to the ice.
pub fn near_bank(scene: &Scene) {
    let edge = spots![
        -40, 1010; 60, 1046; 180, 1086; 320, 1106; 470, 1106; 620, 1084; 740, 1044; 840, 1006
    ];
    let bank = handcut(&ground(&edge), 1.2, 40.0, 6);
    scene.add(scene.shadow(&bank, (0.0, -5.0), 16.0, "#24406a", 0.5));
    let stops = stops![0, "#f6f7fa"; 0.35, "#c6d2e4"; 1, "#7489ac"];
    let fill = scene.linear((0.0, 1010.0), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&bank, fill), 14, 0.06));
    scene.add(scene.rim(&bank, (0.0, 2.4), "#ffffff", 0.95, SUN, 520.0));
    let density = stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.75];
    let density = scene.linear((0.0, 1060.0), (0.0, 1200.0), &density);
    let spray = Spray::new(8, 0.7);
    scene.add(scene.grain(&bank, density, "#5a7098", spray));
    scene.add(footprints(scene, 0.0, 1.0) + footprints(scene, 40.0, 0.8));
}

/// Footprints, further from the edge the larger `aside` is, of shoes of a size.
fn footprints(scene: &Scene, aside: f64, size: f64) -> Ink {
    let way = spots![
        770.0 - aside * 1.3, 1215; 700.0 - aside, 1168; 620.0 - aside, 1138; 548.0 - aside * 0.8, 1112
    ];
    let print = ellipse((3.4, 0.0), 5.0, 2.9).and(&ellipse((-4.4, 0.0), 3.0, 2.4));
    let way = Path::new(curve(&way));
    let steps = way.walk(13).enumerate();
    steps
        .map(|(i, ((x, y), direction))| {
            let near = 1.25 - i as f64 * 0.05;
            let side = if i % 2 == 0 { -4.2 } else { 4.2 } * near;
            let spot = Spot::new(x, y + side, near * 1.1 * size).turned(direction);
            let print = spot.put(&print);
            scene.veil(&print.moved(0.0, 1.6), "#ffffff", 0.8) + scene.veil(&print, "#5f78a4", 0.8)
        })
        .sum()
}

/// The bench, and the skates of the one who is missing.
pub fn bench(scene: &Scene) {
    let (x, y) = (118.0, 1098.0);
    let bench = SnowyBench {
        spot: Spot::new(x, y, 1.0),
        ..SnowyBench::default()
    };
    scene.add(bench.ink(scene, 0));
    let skate = |dx: f64, dy: f64, turn: f64| Skate {
        spot: Spot::new(x + dx, y + dy, 1.25).turned(turn),
        leather: "#f8f4ee".into(),
        laces: RED.into(),
        blade: "#3a4462".into(),
        shadow: "#24406a".into(),
    };
    scene.add(skate(118.0, -52.0, 0.0).ink(scene, 6));
    scene.add(skate(146.0, -50.0, 8.0).ink(scene, 6));
    let laces = spots![120, -84; 132, -70; 142, -60; 150, -82].map(|at| (x + at.0, y + at.1));
    scene.add(scene.thread(&laces, RED, 1.6, 1.0));
}

/// Two trees before it all, and a robin on one of them.
pub fn framing_trees(scene: &Scene) {
    let left = Spot::new(-38.0, 545.0, 0.9)
        .turned(22.0)
        .put(&bare_tree(620.0, 30.0, 7, 0.062, 58));
    let right = Spot::new(856.0, 610.0, 0.97)
        .turned(-20.0)
        .put(&bare_tree(560.0, 30.0, 7, 0.062, 23));
    for tree in [&left, &right] {
        scene.add(scene.shadow(tree, (3.0, 6.0), 9.0, "#3f547a", 0.4));
        let sheet = scene.sheet(tree, "#2c3652").lit(0.12).shade(0.3).rim(1.3);
        let sheet = sheet.rim_colour("#e9eef6").rim_opacity(0.85);
        scene.add(sheet.dark("#161c30"));
    }
    if let Some(perch) = branch(&left, 84.0) {
        scene.add(robin(scene, perch));
    }
}

/// Where the strongest branch of a tree is at an `x`, between the crown and the trunk.
fn branch(tree: &Shape, x: f64) -> Option<At> {
    let cut = tree.within(&rect(x - 0.5, 200.0, x + 0.5, 400.0));
    let branches = cut.apart().map(|branch| branch.bounds());
    let strongest = branches.max_by(|a, b| a.height().total_cmp(&b.height()))?;
    Some((x, strongest.y0 + 1.0))
}

fn robin(scene: &Scene, (x, y): At) -> Ink {
    let spot = Spot::new(x, y, 1.6);
    let bird = handcut(&spot.put(&perched_bird()), 0.3, 8.0, 3);
    let breast = blob(&knots![12, -15; 8, -17; 7, -9; 5, -2; 9, -5; 11, -11]);
    let sheet = scene.sheet(&bird, "#4a4a5e").lit(0.2).rim(1.1);
    sheet.rim_colour("#f3f3f6").ink()
        + scene.fill(&spot.put(&breast).within(&bird), "#d1472f")
        + scene.fill(&circle((x + 16.5, y - 26.5), 1.6), "#101420")
}
