//! Cats on a shelf push the clouds off it, one by one; far below, a mouse in a paper boat has opened its umbrella.

use crate::chance::Chance;
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Knot, Path, blob, circle, curve, ellipse, handcut, poly, rect, taper, towards};
use crate::motifs::sky::cloud_shape;
use crate::motifs::{Motif, Paper};
use crate::scene::{Finish, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

/// Where the cats sit, and where the shelf ends.
const SHELF: f64 = 600.0;
const END: f64 = 668.0;
/// Where the papered wall ends and the panelling begins, and where it meets the floor.
const RAIL: f64 = 806.0;
const FLOOR: f64 = 1066.0;
/// The deep hue of all shadows.
const PLUM: &str = "#4a2248";
const SUNNY: &str = "#ffcf3f";
const INK: &str = "#1c1a34";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(60.0, -120.0);
    wall(&scene);
    window_light(&scene);
    panelling(&scene);
    mouse_hole(&scene);
    floor(&scene);
    puddle(&scene);
    boat(&scene);
    rain(&scene);
    rain_cloud(&scene);
    shelf(&scene);
    stowaway(&scene);
    sleeper(&scene);
    onlooker(&scene);
    culprit(&scene);
    scene.finish(Finish {
        tooth: 0.36,
        vignette: 0.26,
        colour: "#5a2a58",
        grain: 0.08,
        middle: (440.0, 520.0),
    });
    scene
}

// The room.

/// Rose paper in broad stripes, each with a chain of leaves.
fn wall(scene: &Scene) {
    let stops = stops![0, "#ffe9dc"; 0.4, "#fbcfcb"; 0.75, "#f0aeb8"; 1, "#d98aa2"];
    scene.sky(scene.radial((150.0, 130.0), 1050.0, &stops), 7, 0.05);
    let mut ink = Ink::none();
    for i in 0..9 {
        let x = 6.0 + f64::from(i) * 96.0;
        let stripe = handcut(&rect(x, -20.0, x + 44.0, RAIL), 0.8, 60.0, i.into());
        ink += scene.veil(&stripe, "#e58ea2", 0.2);
        let stem: Vec<At> = (0..30)
            .map(|j| {
                let y = -20.0 + f64::from(j) * 30.0;
                (x + 70.0 + if j % 2 == 0 { 4.0 } else { -4.0 }, y)
            })
            .collect();
        ink += scene.veil(&taper(&stem, &[1.4, 1.4]), "#c9708c", 0.3);
        for (j, &(x, y)) in stem.iter().enumerate() {
            let side = if j % 2 == 0 { 1.0 } else { -1.0 };
            let leaf = blob(&knots![
                x, y, corner; x + side * 5.0, y - 9.0; x + side * 13.0, y - 14.0, corner; x + side * 11.0, y - 4.0
            ]);
            ink += scene.veil(&leaf, "#c9708c", 0.3);
        }
    }
    scene.add(scene.clipped(&rect(0.0, 0.0, WIDTH, RAIL), ink));
    let stops = stops![0.3, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.6];
    let density = scene.linear((200.0, 100.0), (900.0, 700.0), &stops);
    let whole = rect(0.0, 0.0, WIDTH, RAIL);
    scene.add(scene.grain(&whole, density, "#b8587c", Spray::new(4, 0.5)));
}

/// The morning lies on the wall as an arched window.
fn window_light(scene: &Scene) {
    let mut panes = Vec::new();
    for (x0, x1) in [(0.0, 94.0), (106.0, 200.0)] {
        for (y0, y1) in [(0.0, 116.0), (128.0, 250.0), (262.0, 390.0)] {
            panes.push(rect(x0, y0, x1, y1));
        }
    }
    let arch = blob(&knots![
        0, 400, corner; 0, 110; 14, 50; 52, 12; 100, 0; 148, 12; 186, 50; 200, 110; 200, 400, corner
    ]);
    let light = all(panes).within(&arch);
    let light = light.stretched(1.5, 1.24, (0.0, 0.0)).slanted(0.3, 0.13);
    let light = light.moved(366.0, -46.0);
    let stops = stops![0, "#fffbe6", 0.85; 1, "#fff0d8", 0.4];
    let fill = scene.linear((380.0, 0.0), (700.0, 500.0), &stops);
    scene.add(scene.blurred(scene.fill(&light, fill), 1.6));
}

/// Sky-blue boards under a moulded rail.
fn panelling(scene: &Scene) {
    let boards = rect(-20.0, RAIL, 820.0, FLOOR + 4.0);
    let stops = stops![0, "#cfeaf4"; 0.5, "#9fd0e6"; 1, "#6fa9cf"];
    let fill = scene.linear((100.0, RAIL), (760.0, FLOOR + 120.0), &stops);
    scene.add(scene.washed(scene.fill(&boards, fill), 9, 0.05));
    for i in 0..12 {
        let x = 18.0 + f64::from(i) * 72.0;
        let seam = spots![x, RAIL; x + 1.5, RAIL + 120.0; x - 0.5, FLOOR];
        scene.add(scene.veil(&taper(&seam, &[3.4, 2.6, 3.4]), "#3f7aa6", 0.5));
        let edge = taper(&seam, &[1.6, 1.2, 1.6]).moved(3.0, 0.0);
        scene.add(scene.veil(&edge, "#f2fbff", 0.75));
    }
    let stops = stops![0, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.62];
    let density = scene.linear((200.0, RAIL + 30.0), (560.0, FLOOR + 60.0), &stops);
    scene.add(scene.grain(&boards, density, "#3a78a8", Spray::new(8, 0.55)));
    for (y, high, colour) in [
        (RAIL - 10.0, 16.0, "#e6f5f8"),
        (RAIL + 4.0, 10.0, "#b8dfee"),
        (FLOOR - 44.0, 48.0, "#d3ecf4"),
    ] {
        let strip = handcut(&rect(-20.0, y, 820.0, y + high), 0.8, 70.0, y as i64);
        scene.add(scene.shadow(&strip, (0.0, 5.0), 6.0, "#2a4a7a", 0.4));
        let sheet = scene.sheet(&strip, colour).lit(0.2).shade(0.4).rim(1.6);
        scene.add(sheet.dark("#5f94bd"));
    }
}

/// Where the captain lives; its lamp is still lit.
fn mouse_hole(scene: &Scene) {
    let hole = |grow: f64| {
        blob(&knots![
            116.0 - grow, FLOOR + 4.0, corner; 116.0 - grow, 1040; 124.0 - grow * 0.7, 1018.0 - grow * 0.7;
            146, 1008.0 - grow; 168.0 + grow * 0.7, 1018.0 - grow * 0.7; 177.0 + grow, 1040;
            177.0 + grow, FLOOR + 4.0, corner
        ])
    };
    let frame = handcut(&hole(8.0), 0.6, 20.0, 4);
    scene.add(scene.shadow(&frame, (3.0, 4.0), 4.0, "#2a4a7a", 0.5));
    scene.add(
        scene
            .sheet(&frame, "#e8607a")
            .lit(0.3)
            .dark("#9a2a54")
            .rim(1.4),
    );
    let stops = stops![0, "#ffd98a"; 0.4, "#a8506a"; 1, "#2c1a3e"];
    let inside = scene.radial((160.0, 1058.0), 58.0, &stops);
    scene.add(scene.fill(&handcut(&hole(0.0), 0.6, 20.0, 5), inside));
}

fn floor(scene: &Scene) {
    let boards = rect(-20.0, FLOOR, 820.0, 1220.0);
    scene.add(scene.shadow(&boards, (0.0, -2.0), 8.0, "#2a3a6a", 0.45));
    let stops = stops![0, "#c98a8e"; 1, "#a8627a"];
    let fill = scene.linear((0.0, FLOOR), (0.0, 1200.0), &stops);
    scene.add(scene.washed(scene.fill(&boards, fill), 3, 0.07));
    let mut chance = Chance::of("floor", 5);
    for i in -8..9 {
        let x = 400.0 + f64::from(i) * 74.0;
        let low = 400.0 + f64::from(i) * 118.0;
        let seam = taper(&spots![x, FLOOR; low, 1212], &[1.6, 3.6]);
        scene.add(scene.veil(&seam, "#6a3050", 0.55));
        let vein = chance.between(0.2, 0.8);
        let vein = taper(
            &spots![x + 30.0 * vein, FLOOR + 10.0; x + (low - x) * 0.6 + 50.0 * vein, 1150],
            &[0.6, 2.2, 0.5],
        );
        scene.add(scene.veil(&vein, "#8a4a62", 0.4));
    }
}

/// What has rained down so far.
fn puddle(scene: &Scene) {
    let puddle = blob(&knots![
        214, 1150; 246, 1128; 300, 1124; 338, 1106; 420, 1098; 520, 1092; 610, 1096; 676, 1088; 742, 1100; 830, 1104;
        836, 1150; 780, 1172; 700, 1168; 650, 1186; 560, 1190; 470, 1180; 400, 1186; 330, 1176; 280, 1172; 236, 1166
    ]);
    let puddle = handcut(&puddle, 0.8, 40.0, 3);
    scene.add(scene.shadow(&puddle, (0.0, 2.0), 4.0, "#4a2048", 0.55));
    let stops = stops![0, "#6fa3cc"; 0.45, "#a9d6ea"; 1, "#dff3f8"];
    let fill = scene.linear((0.0, 1090.0), (0.0, 1190.0), &stops);
    scene.add(scene.fill(&puddle, fill));
    scene.add(scene.rim(&puddle, (0.0, -2.4), "#ffffff", 0.9, (500.0, 1190.0), 700.0));
    let mut rings = Ink::none();
    for (x, y, r) in [
        (330.0, 1140.0, 26.0),
        (410.0, 1118.0, 18.0),
        (640.0, 1122.0, 24.0),
        (692.0, 1146.0, 32.0),
        (744.0, 1122.0, 16.0),
        (440.0, 1164.0, 30.0),
        (610.0, 1168.0, 22.0),
        (274.0, 1150.0, 14.0),
    ] {
        for k in [1.0, 0.55] {
            let ring = ellipse((x, y), r * k, r * k * 0.3);
            let inner = ellipse((x, y + 0.5), r * k - 2.2, r * k * 0.3 - 1.3);
            rings += scene.veil(&ring.minus(&inner), "#ffffff", 0.8);
        }
        for side in [-1.0, 0.2, 1.0] {
            let drop = spots![x + side * 3.0, y - 2.0; x + side * 8.0, y - 14.0];
            rings += scene.veil(&taper(&drop, &[2.4, 0.6]), "#f4fcff", 0.9);
        }
    }
    let dark = ellipse((520.0, 1156.0), 100.0, 14.0);
    let dark = scene.smudge(&dark, 0.6, 9.0, "#4f8ab8", Spray::new(5, 0.55));
    scene.add(scene.clipped(&puddle, dark + rings));
}

/// A paper boat and its captain.
fn boat(scene: &Scene) {
    let motif = Motif {
        scene,
        spot: Spot::new(520.0, 1150.0, 1.0).turned(-3.0),
        seed: 5,
    };
    let paper = Paper::new(motif, "#5a5a94");
    let peak = poly(&spots![-44, -18; -2, -66; 46, -18]);
    let behind = poly(&spots![-92, -40; -40, -22; 44, -22; 96, -42; 60, 0; -58, 0]);
    let hull = blob(&knots![
        -92, -40, corner; -74, -14; -58, 12, corner; 0, 15; 58, 12, corner; 76, -14; 96, -42, corner; 44, -6; 0, 0;
        -42, -6
    ]);
    scene.add(paper.piece(&behind, "#c3cce4", 1));
    scene.add(paper.shaded(&peak, "#eef0f8", 2, 0.35));
    let fold = poly(&spots![-2, -66; 46, -18; 4, -18]);
    scene.add(paper.stain(&fold, "#aab6d8", 0.75));
    mouse(scene, &motif);
    let cut = paper.cut(&hull, 3);
    scene.add(scene.shadow(&cut, (0.0, -2.0), 4.0, "#2a3a6a", 0.35));
    scene.add(paper.shaded(&hull, "#fbfaf6", 3, 0.4));
    let crease = poly(&spots![0, 0; 58, 12; 96, -42; 44, -6]);
    scene.add(paper.stain(&crease, "#b9c3e0", 0.6));
    let band = taper(&spots![-66, 0; 0, 7; 66, 0], &[5.0, 5.0]);
    scene.add(paper.stain(&band.within(&hull), "#e8607a", 0.9));
    let foam = taper(
        &spots![-66, 13; -30, 16; 0, 17; 34, 16; 68, 13],
        &[1.0, 4.0, 3.0, 4.0, 1.0],
    );
    scene.add(paper.stain(&foam, "#ffffff", 0.9));
}

fn mouse(scene: &Scene, boat: &Motif) {
    let motif = Motif {
        spot: Spot::new(482.0, 1136.0, 0.92),
        ..*boat
    };
    let paper = Paper::new(motif, "#2a2448");
    let grey = "#8d87a6";
    let tail = taper(
        &spots![-14, -6; -34, -16; -42, -36; -56, -38],
        &[5.0, 4.0, 3.0, 1.2],
    );
    scene.add(paper.piece(&tail, "#d79aa6", 1));
    // The umbrella stands behind its head, so the face stays free.
    let stick = taper(&spots![25, -16; 22, -80; 18, -138], &[3.4, 3.4, 3.0]);
    scene.add(paper.piece(&stick, "#6a3a48", 2));
    let body = blob(&knots![
        -20, 4; -22, -20; -14, -42; -2, -52; 10, -46; 18, -26; 20, 4
    ]);
    scene.add(paper.piece(&body, grey, 3));
    let coat = blob(&knots![-21, 4; -21, -18; -14, -36; 0, -42; 12, -36; 19, -20; 20, 4]);
    scene.add(paper.piece(&coat, "#3f6fa8", 4));
    for at in [(-14.0, -76.0), (12.0, -80.0)] {
        let ear = blob(&knots![
            at.0 - 12.0, at.1; at.0 - 8.0, at.1 - 11.0; at.0 + 3.0, at.1 - 13.0; at.0 + 12.0, at.1 - 4.0;
            at.0 + 8.0, at.1 + 8.0; at.0 - 4.0, at.1 + 9.0
        ]);
        scene.add(paper.piece(&ear, grey, 5));
        scene.add(paper.stain(&ear.stretched(0.6, 0.6, at), "#eeb3b8", 0.9));
    }
    let head = blob(&knots![
        -17, -58; -16, -70; -4, -78; 8, -76; 18, -68; 32, -60; 36, -56; 30, -50; 14, -44; -4, -44; -14, -48
    ]);
    scene.add(paper.piece(&head, Colour::from(grey).lighter(0.05), 6));
    scene.add(paper.mark(&ellipse((35.0, -57.0), 3.6, 3.0), "#d9566e"));
    scene.add(paper.mark(&ellipse((11.0, -63.0), 3.0, 3.8), INK));
    scene.add(paper.mark(&circle((10.2, -64.6), 1.1), Colour::WHITE));
    let brow = taper(&spots![4, -70; 11, -72; 17, -69], &[0.6, 1.6, 0.6]);
    scene.add(paper.mark(&brow, INK));
    let arm = taper(&spots![2, -30; 14, -22; 24, -26], &[9.0, 8.0, 7.0]);
    scene.add(paper.piece(&arm, "#3565a0", 7));
    scene.add(paper.piece(&ellipse((25.0, -27.0), 5.0, 4.6), grey, 8));
    let dome = blob(&knots![
        -62, -112, corner; -58, -134; -42, -156; -16, -168; 14, -171; 46, -162; 74, -140; 86, -112, corner;
        74, -122; 62, -112, corner; 50, -123; 36, -113, corner; 24, -124; 10, -114, corner; -4, -124; -18, -114, corner;
        -30, -123; -42, -113, corner; -52, -121
    ]);
    let cut = paper.cut(&dome, 9);
    scene.add(scene.shadow(&cut, (2.0, 6.0), 7.0, "#2a3a6a", 0.45));
    let sheet = scene.sheet(&cut, SUNNY).lit(0.4).shade(0.55).rim(1.8);
    scene.add(sheet.dark("#d9772a").grain(1.0));
    for x in [-42.0, -18.0, 10.0, 36.0, 62.0] {
        let rib = spots![14, -170; 14.0 + (x - 14.0) * 0.72, -148; x, -113];
        scene.add(paper.stain(&taper(&rib, &[0.6, 1.8, 1.2]), "#c9701e", 0.65));
    }
    let tip = taper(&spots![14, -168; 14, -182], &[4.0, 1.6]);
    scene.add(paper.mark(&tip, "#6a3a48"));
}

// Weather.

/// A cloud of paper in three sheets with a few curls, tilted as it falls.
struct Puff {
    at: At,
    width: f64,
    height: f64,
    turn: f64,
    colour: &'static str,
    dark: &'static str,
    seed: u64,
}

impl Puff {
    fn shape(&self, sheet: u32) -> Shape {
        let deep = f64::from(sheet);
        let side = if self.seed.is_multiple_of(2) {
            1.0
        } else {
            -1.0
        };
        let at = (
            self.at.0 + side * deep * 0.07 * self.width,
            self.at.1 + deep * 0.02 * self.height,
        );
        let shape = cloud_shape(
            at,
            self.width * (1.0 - 0.2 * deep),
            self.height * (1.0 - 0.3 * deep),
            self.seed + u64::from(sheet) * 40,
        );
        handcut(&shape, 0.8, 30.0, self.seed as i64).turned(self.turn, self.at)
    }

    fn ink(&self, scene: &Scene, fall: At) -> Ink {
        let mut ink = Ink::none();
        for sheet in 0..3 {
            let shape = self.shape(sheet);
            let (fall, r, opacity) = match sheet {
                0 => (fall, 13.0, 0.42),
                _ => ((0.0, -2.0), 7.0, 0.3),
            };
            ink += scene.shadow(&shape, fall, r, mix(self.dark, PLUM, 0.5), opacity);
            let colour = Colour::from(self.colour).lighter(-0.022 * f64::from(sheet));
            let piece = scene.sheet(&shape, colour).lit(0.5).shade(0.62);
            let piece = piece.lit_colour("#fffaf0").dark(self.dark).rim(2.0);
            ink += piece.seed(self.seed as i64 + i64::from(sheet)).ink();
        }
        let curls = [(-0.22, -0.3, 1.0), (0.16, -0.42, -1.0), (0.05, -0.12, 1.0)];
        for (dx, dy, side) in curls {
            let spot = Spot::new(
                self.at.0 + dx * self.width,
                self.at.1 + dy * self.height,
                self.height / 150.0,
            );
            let spot = spot.flipped(side < 0.0);
            let curl = spots![-26, 8; -22, -8; -6, -17; 10, -12; 14, 1; 5, 9; -3, 4];
            let curl = taper(&spot.points(curl), &[0.6, 2.6, 3.0, 2.4, 0.6]);
            let curl = curl.turned(self.turn, self.at);
            ink += scene.veil(&curl, self.dark, 0.55);
        }
        ink
    }
}

fn rain(scene: &Scene) {
    let mut chance = Chance::of("shelf rain", 8);
    let mut ink = Ink::none();
    for i in 0..210 {
        let x = 392.0 + 316.0 * (f64::from(i) + chance.unit()) / 210.0;
        let y = chance.between(930.0, 1130.0);
        let long = chance.between(16.0, 46.0);
        let drop = spots![x, y; x - long * 0.16, y + long];
        // Under the umbrella it is dry.
        let sheltered = (448.0..566.0).contains(&x) && y + long > 986.0;
        if sheltered || y + long > 1176.0 {
            continue;
        }
        let drop = taper(&drop, &[0.5, chance.between(2.0, 3.6)]);
        let colour = *chance.pick(&["#ffffff", "#eaf8ff", "#3f78b4"]);
        ink += scene.veil(&drop, colour, 0.85);
    }
    // What the umbrella throws off.
    for (x, y) in [
        (430.0, 1020.0),
        (424.0, 1004.0),
        (566.0, 1008.0),
        (572.0, 1024.0),
        (446.0, 974.0),
        (548.0, 976.0),
    ] {
        ink += scene.veil(&ellipse((x, y), 2.4, 3.4), "#f6fdff", 0.95);
    }
    scene.add(ink);
}

fn rain_cloud(scene: &Scene) {
    let cloud = Puff {
        at: (548.0, 938.0),
        width: 330.0,
        height: 128.0,
        turn: 0.0,
        colour: "#6f86b4",
        dark: "#2f3f78",
        seed: 12,
    };
    scene.add(cloud.ink(scene, (16.0, 22.0)));
}

/// A kitten has gone down with its cloud.
fn stowaway(scene: &Scene) {
    let cloud = Puff {
        at: (668.0, 806.0),
        width: 236.0,
        height: 104.0,
        turn: 13.0,
        colour: "#c6dcf0",
        dark: "#6f93c4",
        seed: 21,
    };
    let spot = Spot::new(672.0, 724.0, 0.62).turned(10.0);
    let motif = Motif {
        scene,
        spot,
        seed: 31,
    };
    let paper = Paper::new(motif, "#a8607a");
    let fur = "#fff1e2";
    // Its tail stands up, as thick as a brush.
    let spine = spots![44, 14; 80, -8; 102, -48; 112, -92];
    let mut hairs = vec![taper(&spine, &[24.0, 32.0, 34.0, 8.0])];
    let spine = Path::new(curve(&spine));
    for (i, (at, degrees)) in spine.walk(13).enumerate().skip(2) {
        let long = 22.0 + 7.0 * (i % 3) as f64;
        for side in [-1.0, 1.0] {
            let middle = towards(at, degrees + side * 52.0, long * 0.6);
            let tip = towards(at, degrees + side * 38.0, long * 1.15);
            hairs.push(taper(&[at, middle, tip], &[13.0, 8.0, 0.5]));
        }
    }
    let tail = all(hairs);
    let body = blob(&knots![-40, 60; -52, 20; -34, -14; 0, -28; 40, -22; 66, 8; 70, 50; 20, 70]);
    let both = paper.put(&body.and(&tail));
    scene.add(scene.shadow(&both, (10.0, 12.0), 9.0, PLUM, 0.4));
    scene.add(paper.piece(&tail, "#f0a860", 1));
    scene.add(paper.piece(&body, fur, 2));
    scene.add(paper.stain(
        &blob(&knots![20, -26; 44, -20; 64, 8; 50, 20; 26, 0]),
        "#f0a860",
        0.9,
    ));
    scene.add(cloud.ink(scene, (14.0, 20.0)));
    let face = Face {
        spot: Spot::new(654.0, 706.0, 0.66).turned(-4.0),
        fur: fur.into(),
        dark: "#8a5a6a".into(),
        cheek: Cheek::Kitten,
        patch: Some("#f0a860".into()),
        eye: "#9fe0d8".into(),
        look: (-2.0, 5.0),
        pupil: (9.0, 11.0),
        lid: -0.6,
        mouth: Mouth::Gasp,
        ..Face::default()
    };
    scene.add(face.ink(scene, 41));
    for side in [-1.0, 1.0] {
        let at = spot.point((side * 62.0 - 10.0, 54.0));
        let paw = Spot::new(at.0, at.1, 0.62).turned(10.0 + side * -22.0);
        let paw = paw.put(&blob(&knots![
            -17, -26; -22, -4; -18, 14; -6, 20; 8, 19; 19, 12; 21, -6; 16, -26
        ]));
        let paw = handcut(&paw, 0.4, 12.0, 3);
        scene.add(scene.shadow(&paw, (1.0, 4.0), 4.0, "#4f6f9f", 0.6));
        let sheet = scene.sheet(&paw, fur).lit(0.2).dark("#d9a0a0").grain(1.05);
        scene.add(sheet);
        for dx in [-4.0, 3.0] {
            let toe = spots![at.0 + dx, at.1 + 4.0; at.0 + dx, at.1 + 11.0];
            scene.add(scene.veil(&taper(&toe, &[1.4, 0.8]), "#a8607a", 0.8));
        }
    }
}

// The shelf and those on it.

fn shelf(scene: &Scene) {
    for x in [96.0, 498.0] {
        let bracket = blob(&knots![
            x - 15.0, SHELF + 30.0, corner; x - 15.0, SHELF + 120.0; x - 12.0, SHELF + 168.0; x, SHELF + 184.0, corner;
            x + 9.0, SHELF + 160.0; x + 10.0, SHELF + 128.0; x + 26.0, SHELF + 104.0; x + 46.0, SHELF + 84.0;
            x + 52.0, SHELF + 62.0; x + 66.0, SHELF + 48.0; x + 70.0, SHELF + 30.0, corner
        ]);
        let hole = blob(&knots![
            x + 4.0, SHELF + 54.0; x + 34.0, SHELF + 52.0; x + 28.0, SHELF + 74.0; x + 8.0, SHELF + 98.0
        ]);
        let bracket = handcut(&bracket.minus(&hole), 0.6, 30.0, 3);
        scene.add(scene.shadow(&bracket, (22.0, 18.0), 9.0, PLUM, 0.4));
        let sheet = scene
            .sheet(&bracket, "#a3506a")
            .lit(0.3)
            .shade(0.55)
            .rim(1.8);
        scene.add(sheet.dark("#5a2448"));
    }
    let board = rect(-20.0, SHELF - 7.0, END, SHELF + 33.0);
    let board = handcut(&board, 0.9, 60.0, 5);
    let trim = trimming();
    let whole = board.and(&trim);
    scene.add(scene.shadow(&whole, (34.0, 46.0), 22.0, PLUM, 0.5));
    scene.add(scene.shadow(&trim, (3.0, 7.0), 5.0, PLUM, 0.45));
    let sheet = scene.sheet(&trim, "#fff7f0").lit(0.2).shade(0.3).rim(1.2);
    scene.add(sheet.dark("#e0a3b0"));
    scene.add(scene.shadow(&board, (0.0, 5.0), 6.0, PLUM, 0.45));
    let sheet = scene.sheet(&board, "#c26a80").lit(0.3).shade(0.5).rim(0.0);
    scene.add(sheet.dark("#7a3358"));
    let top = rect(-20.0, SHELF - 7.0, END - 1.0, SHELF + 5.0);
    scene.add(scene.fill(&handcut(&top, 0.5, 60.0, 5), "#eaa3ac"));
    for i in 0..7 {
        let (x, y) = (
            f64::from(i) * 104.0 - 10.0,
            SHELF + 12.0 + f64::from(i % 3) * 6.0,
        );
        let vein = spots![x, y; x + 40.0, y - 2.0; x + 84.0, y + 2.0];
        scene.add(scene.veil(&taper(&vein, &[0.4, 1.8, 0.4]), "#8f4260", 0.7));
    }
}

/// A paper lace under the edge, scalloped and punched with drops.
fn trimming() -> Shape {
    let mut shapes = vec![rect(-20.0, SHELF + 20.0, END - 6.0, SHELF + 40.0)];
    let mut holes = Vec::new();
    for i in 0..16 {
        let x = -6.0 + f64::from(i) * 43.0;
        shapes.push(blob(&knots![
            x - 21.0, SHELF + 36.0, corner; x - 18.0, SHELF + 50.0; x - 7.0, SHELF + 58.0; x, SHELF + 64.0, corner;
            x + 7.0, SHELF + 58.0; x + 18.0, SHELF + 50.0; x + 21.0, SHELF + 36.0, corner
        ]));
        holes.push(blob(&knots![
            x, SHELF + 38.0, corner; x + 4.6, SHELF + 46.0; x, SHELF + 51.0; x - 4.6, SHELF + 46.0
        ]));
        for side in [-1.0, 1.0] {
            holes.push(circle((x + side * 12.0, SHELF + 43.0), 2.2));
        }
    }
    let end = rect(-30.0, SHELF, END - 5.0, SHELF + 80.0);
    handcut(&all(shapes).minus(&all(holes)).within(&end), 0.5, 20.0, 6)
}

/// A grey Persian sleeps on the largest cloud; nobody will move it.
fn sleeper(scene: &Scene) {
    let cloud = Puff {
        at: (104.0, SHELF - 56.0),
        width: 330.0,
        height: 202.0,
        turn: 3.0,
        colour: "#f4f7fb",
        dark: "#9fc0e0",
        seed: 33,
    };
    let small = Puff {
        at: (292.0, SHELF - 24.0),
        width: 130.0,
        height: 96.0,
        turn: 0.0,
        colour: "#eef4fb",
        dark: "#9fc0e0",
        seed: 8,
    };
    let motif = Motif {
        scene,
        spot: Spot::new(140.0, 396.0, 1.0).turned(-3.0),
        seed: 61,
    };
    let paper = Paper::new(motif, "#4a3a6e");
    let fur = Colour::from("#b9a9cc");
    let body = blob(&knots![
        -104, 44; -112, 4; -96, -34; -62, -62; -10, -78; 44, -72; 86, -44; 108, -4, corner; 100, 4; 112, 26, corner;
        100, 34; 104, 54, corner; 40, 60; -40, 62
    ]);
    let cut = paper.cut(&body, 1);
    scene.add(scene.shadow(&cut, (20.0, 22.0), 14.0, PLUM, 0.36));
    scene.add(cloud.ink(scene, (24.0, 24.0)));
    scene.add(scene.shadow(&cut, (4.0, 10.0), 9.0, "#4f6a9f", 0.5));
    let sheet = scene.sheet(&cut, fur).lit(0.35).shade(0.55).rim(2.0);
    scene.add(sheet.dark("#6f5a96").seed(5));
    // Long fur in loose strokes along the back.
    let mut chance = Chance::of("persian", 4);
    let mut hairs = Ink::none();
    for _ in 0..46 {
        let degrees = chance.between(190.0, 352.0);
        let r = chance.between(0.45, 0.94);
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (x, y) = (cos * 104.0 * r, 20.0 + sin * 90.0 * r);
        let hair = spots![x, y; x + 7.0, y + 8.0; x + 17.0, y + 11.0];
        let colour = *chance.pick(&["#8f7cb0", "#8f7cb0", "#ded2ea"]);
        hairs += scene.veil(&motif.taper(&hair, &[0.5, 2.4, 0.4]), colour, 0.6);
    }
    scene.add(scene.clipped(&cut, hairs));
    let tail = taper(
        &spots![98, -26; 106, 12; 94, 48; 60, 64; 16, 66; -14, 58],
        &[4.0, 22.0, 36.0, 42.0, 38.0, 12.0],
    );
    let tail = paper.cut(&tail, 2);
    scene.add(scene.shadow(&tail, (0.0, -3.0), 6.0, "#3a2a5e", 0.4));
    let sheet = scene.sheet(&tail, fur.lighter(0.03)).lit(0.3).rim(1.6);
    scene.add(sheet.dark("#6f5a96").seed(6));
    let face = Face {
        spot: Spot::new(100.0, 394.0, 0.92).turned(-9.0),
        fur: fur.lighter(0.04),
        dark: "#3f2f5e".into(),
        cheek: Cheek::Fluffy,
        lid: 1.0,
        ear: "#e6b0c0".into(),
        ..Face::default()
    };
    scene.add(face.ink(scene, 44));
    scene.add(small.ink(scene, (16.0, 16.0)));
}

/// A ginger tabby hangs its head over the edge: where has it gone?
fn onlooker(scene: &Scene) {
    let spot = Spot::new(214.0, SHELF, 1.0);
    let motif = Motif {
        scene,
        spot,
        seed: 71,
    };
    let paper = Paper::new(motif, "#7a2a2a");
    let fur = Colour::from("#ee9a4e");
    let tail = taper(
        &spots![62, -70; 96, -118; 84, -170; 62, -204; 74, -238; 96, -240],
        &[28.0, 26.0, 25.0, 24.0, 22.0, 15.0],
    );
    let back = blob(&knots![
        -92, 0; -104, -36; -96, -78; -66, -110; -20, -122; 30, -120; 72, -100; 98, -60; 102, -20; 94, 0
    ]);
    let whole = tail.and(&back).fillet(8.0);
    let cut = paper.cut(&whole, 1);
    scene.add(scene.shadow(&cut, (16.0, 14.0), 11.0, PLUM, 0.45));
    let sheet = scene.sheet(&cut, fur).lit(0.35).shade(0.5).rim(2.0);
    scene.add(sheet.dark("#b8502e").seed(4));
    let mut stripes = Ink::none();
    for stripe in [
        spots![-92, -40; -66, -52; -44, -44],
        spots![-86, -74; -58, -80; -36, -68],
        spots![-50, -112; -34, -96; -26, -80],
        spots![-8, -124; -2, -104; 0, -86],
        spots![36, -120; 32, -100; 26, -84],
        spots![74, -98; 58, -86; 46, -74],
        spots![100, -50; 78, -54; 58, -46],
        spots![72, -128; 88, -132; 104, -126],
        spots![74, -164; 88, -162; 100, -154],
        spots![50, -196; 64, -196; 80, -188],
        spots![56, -228; 68, -220; 80, -218],
    ] {
        stripes += scene.veil(&motif.taper(&stripe, &[7.0, 7.0, 1.0]), "#c05a2a", 0.85);
    }
    scene.add(scene.clipped(&cut, stripes));
    for side in [-1.0, 1.0] {
        let leg = taper(
            &spots![side * 58.0, -22; side * 72.0, 2; side * 72.0, 34],
            &[36.0, 34.0, 28.0],
        );
        let paw = blob(&knots![
            side * 54.0, 26; side * 52.0, 44; side * 58.0, 56; side * 70.0, 60; side * 84.0, 58; side * 92.0, 46;
            side * 90.0, 28
        ]);
        let leg = paper.cut(&leg.and(&paw).fillet(3.0), 3);
        scene.add(scene.shadow(&leg, (6.0, 9.0), 6.0, PLUM, 0.5));
        let sheet = scene.sheet(&leg, fur).lit(0.3).rim(1.6);
        scene.add(sheet.dark("#b8502e").grain(1.0));
        let sock = paper.put(&paw).within(&leg);
        scene.add(scene.veil(&sock, "#fff0dc", 0.92));
        for x in [66.0, 77.0] {
            let toe = motif.taper(&spots![side * x, 47; side * x, 58], &[2.0, 0.8]);
            scene.add(scene.veil(&toe, "#a8542e", 0.8));
        }
    }
    let face = Face {
        spot: Spot::new(218.0, SHELF + 12.0, 1.02).turned(11.0),
        fur,
        dark: "#8a3a22".into(),
        muzzle: "#fff0dc".into(),
        stripes: Some("#c05a2a".into()),
        eye: "#8fd06a".into(),
        look: (7.0, 6.5),
        pupil: (7.6, 9.4),
        lid: -0.35,
        mouth: Mouth::Small,
        ..Face::default()
    };
    scene.add(face.ink(scene, 45));
}

/// The one who does it, and looks us in the eye.
fn culprit(scene: &Scene) {
    let cloud = Puff {
        at: (676.0, SHELF - 20.0),
        width: 214.0,
        height: 132.0,
        turn: 21.0,
        colour: "#fbfcfe",
        dark: "#9fc0e0",
        seed: 47,
    };
    let spot = Spot::new(446.0, SHELF, 1.0);
    let motif = Motif {
        scene,
        spot,
        seed: 81,
    };
    let paper = Paper::new(motif, "#0f0e22");
    let fur = Colour::from("#34335a");
    let body = blob(&knots![
        -38, -250; -72, -206; -98, -150; -116, -92; -120, -40; -106, -8; -66, 2; 0, 1; 60, 2; 96, 2; 103, -9; 92, -22;
        84, -60; 88, -120; 86, -180; 60, -250
    ]);
    let arm = taper(
        &spots![40, -170; 92, -150; 140, -116; 176, -92],
        &[70.0, 56.0, 43.0, 38.0],
    );
    let paw = blob(&knots![
        158, -112; 180, -116; 200, -106; 210, -90; 208, -74; 196, -64; 178, -64; 160, -72
    ]);
    let tail = taper(
        &spots![-92, -16; -128, -6; -146, 30; -138, 92; -146, 150; -128, 196; -98, 200; -88, 178],
        &[30.0, 31.0, 30.0, 28.0, 26.0, 24.0, 20.0, 12.0],
    );
    let whole = body.and(&arm).fillet(22.0).and(&paw).and(&tail);
    let whole = whole.fillet(7.0);
    let cut = paper.cut(&whole, 1);
    scene.add(scene.shadow(&cut, (24.0, 22.0), 14.0, PLUM, 0.45));
    scene.add(cloud.ink(scene, (22.0, 26.0)));
    scene.add(scene.shadow(&paper.put(&paw), (4.0, 6.0), 6.0, "#4f6a9f", 0.6));
    let sheet = scene.sheet(&cut, fur).lit(0.22).lit_colour("#c9b4e6");
    let sheet = sheet
        .shade(0.6)
        .rim(2.2)
        .rim_colour("#f4cfe0")
        .dark("#15142c");
    scene.add(sheet.seed(9));
    // The morning on its back and shoulder.
    let sheen = all([
        motif.taper(
            &spots![-44, -232; -84, -168; -106, -96; -108, -40],
            &[14.0, 34.0, 40.0, 20.0],
        ),
        motif.taper(&spots![84, -160; 120, -138; 150, -112], &[10.0, 18.0, 8.0]),
        motif.taper(&spots![-60, -96; -34, -88; -22, -60], &[8.0, 16.0, 8.0]),
        motif.taper(&spots![-148, 40; -142, 90; -150, 140], &[6.0, 10.0, 6.0]),
    ]);
    let sheen = scene.smudge(&sheen, 0.5, 11.0, "#8f86c4", Spray::new(13, 0.6));
    scene.add(scene.clipped(&cut, sheen));
    // White: a bib and three socks.
    let bib = blob(&knots![
        -14, -250; 18, -244; 52, -250; 64, -214; 62, -170; 50, -132; 34, -108, corner; 24, -118; 18, -132, corner;
        8, -140; 2, -160, corner; -8, -190
    ]);
    let toes = blob(&knots![
        176, -118; 200, -108; 212, -90; 209, -73; 196, -63; 176, -63; 166, -76, corner; 176, -84; 168, -98, corner
    ]);
    let hind = blob(&knots![-34, 4; -40, -14; -22, -27; 8, -28; 30, -18; 34, 4]);
    let fore = blob(
        &knots![58, 4; 52, -22, corner; 64, -30; 74, -24; 86, -34, corner; 94, -20; 104, -9; 98, 4],
    );
    for (i, shape) in (0..).zip([bib, toes, hind, fore]) {
        let shape = paper.put(&shape).within(&cut);
        let shape = handcut(&shape, 0.5, 14.0, i);
        let sheet = scene.sheet(&shape, "#f6f1f4").lit(0.2).shade(0.45).rim(1.2);
        scene.add(sheet.dark("#a79ac4").grain(1.0));
    }
    let mut lines = Ink::none();
    for (line, widths) in [
        (
            &spots![-8, -30; -12, -70; -38, -104; -76, -106][..],
            [0.6, 3.0, 3.0, 0.6],
        ),
        (
            &spots![46, -30; 40, -70; 36, -96; 40, -118],
            [0.6, 2.6, 2.6, 0.6],
        ),
    ] {
        lines += scene.veil(&motif.taper(line, &widths), "#0f0e24", 0.9);
        let lit = motif
            .taper(line, &widths.map(|w| w * 0.5))
            .moved(-2.0, -2.0);
        lines += scene.veil(&lit, "#7a74b0", 0.7);
    }
    for toe in [
        spots![196, -84; 208, -84],
        spots![194, -73; 204, -72],
        spots![-4, -2; -4, -14],
        spots![14, -2; 13, -13],
        spots![76, 0; 76, -10],
        spots![88, 0; 87, -9],
    ] {
        lines += scene.veil(&motif.taper(&toe, &[2.0, 1.0]), "#5a4f86", 0.85);
    }
    scene.add(scene.clipped(&cut, lines));
    // A collar with a bell: yellow, like the umbrella.
    let collar = motif.taper(&spots![-44, -246; 6, -226; 62, -248], &[13.0, 15.0, 13.0]);
    let collar = handcut(&collar, 0.4, 14.0, 3);
    scene.add(scene.shadow(&collar, (0.0, 4.0), 4.0, "#2a1a44", 0.5));
    scene.add(scene.sheet(&collar, "#e8607a").dark("#9a2a54").rim(1.2));
    let face = Face {
        spot: Spot::new(458.0, SHELF - 292.0, 1.2).turned(-7.0),
        fur: fur.lighter(0.015),
        dark: "#100f24".into(),
        muzzle: "#f6f1f4".into(),
        blaze: true,
        rim: "#f4cfe0".into(),
        eye: SUNNY.into(),
        look: (0.0, 3.0),
        pupil: (5.4, 8.6),
        lid: 0.42,
        mouth: Mouth::Smug,
        ..Face::default()
    };
    scene.add(face.ink(scene, 46));
    let bell = motif.put(&blob(&knots![
        6, -224; -6, -216; -9, -204; 0, -195; 8, -194; 18, -198; 21, -208; 16, -219
    ]));
    scene.add(scene.shadow(&bell, (1.0, 4.0), 3.0, "#3a2a5e", 0.6));
    scene.add(
        scene
            .sheet(&bell, SUNNY)
            .lit(0.4)
            .dark("#c9701e")
            .grain(1.05),
    );
    let slit = motif.taper(&spots![-2, -204; 6, -201; 15, -205], &[1.0, 2.4, 1.0]);
    scene.add(scene.fill(&slit, "#7a3a20"));
}

// Faces.

#[derive(Clone, Copy, PartialEq)]
enum Cheek {
    Sleek,
    Fluffy,
    Kitten,
}

#[derive(Clone, Copy, PartialEq)]
enum Mouth {
    Small,
    Smug,
    Gasp,
}

/// The head of a cat from the front, about 132 wide around the root of its nose.
struct Face {
    spot: Spot,
    fur: Colour,
    dark: Colour,
    muzzle: Colour,
    ear: Colour,
    rim: Colour,
    eye: Colour,
    stripes: Option<Colour>,
    /// One ear and eye in another colour.
    patch: Option<Colour>,
    /// Whether the white goes up between its eyes.
    blaze: bool,
    cheek: Cheek,
    /// Where the pupils are, from the middle of the eyes, and how large.
    look: At,
    pupil: At,
    /// How far the lids are down; 1 is asleep, below 0 is more than awake.
    lid: f64,
    mouth: Mouth,
}

impl Default for Face {
    fn default() -> Self {
        Face {
            spot: Spot::new(0.0, 0.0, 1.0),
            fur: "#f4ede0".into(),
            dark: "#4a3a5a".into(),
            muzzle: "#fff8ee".into(),
            ear: "#f0a8b0".into(),
            rim: "#fff4e0".into(),
            eye: SUNNY.into(),
            stripes: None,
            patch: None,
            blaze: false,
            cheek: Cheek::Sleek,
            look: (0.0, 0.0),
            pupil: (6.0, 8.0),
            lid: 0.0,
            mouth: Mouth::Small,
        }
    }
}

impl Face {
    /// The left half of the head from the crown down to the chin.
    fn half(&self) -> Vec<Knot> {
        match self.cheek {
            Cheek::Sleek => knots![
                0, -44; -19, -43, corner; -30, -66; -42, -92, corner; -53, -66; -59, -34; -65, -8; -67, 12, corner;
                -61, 16; -62, 28, corner; -48, 40; -26, 50; 0, 54
            ]
            .to_vec(),
            Cheek::Fluffy => knots![
                0, -46; -22, -45; -30, -50, corner; -44, -64; -58, -70, corner; -63, -50; -64, -28; -74, -12, corner;
                -70, -4; -84, 10, corner; -76, 16; -88, 32, corner; -74, 36; -78, 52, corner; -56, 52; -48, 62, corner;
                -26, 58; 0, 62
            ]
            .to_vec(),
            Cheek::Kitten => knots![
                0, -46; -24, -44; -40, -38, corner; -66, -48; -94, -46, corner; -86, -26; -70, -8; -70, 14, corner;
                -64, 18; -62, 30, corner; -46, 42; -24, 50; 0, 53
            ]
            .to_vec(),
        }
    }

    fn skull(&self) -> Shape {
        let half = self.half();
        let right = half[1..half.len() - 1].iter().rev().map(|knot| Knot {
            at: (-knot.at.0, knot.at.1),
            corner: knot.corner,
        });
        let ring: Vec<Knot> = half.iter().copied().chain(right).collect();
        blob(&ring).fillet(1.4)
    }

    fn inner_ear(&self, side: f64) -> Shape {
        match self.cheek {
            Cheek::Sleek => blob(&knots![
                side * 27.0, -47; side * 33.0, -64; side * 41.0, -80, corner; side * 49.0, -60; side * 52.0, -40; side * 40.0, -38
            ]),
            Cheek::Fluffy => blob(&knots![
                side * 36.0, -48; side * 46.0, -58; side * 55.0, -62, corner; side * 57.0, -46; side * 54.0, -36
            ]),
            Cheek::Kitten => blob(&knots![
                side * 48.0, -34; side * 66.0, -42; side * 86.0, -42, corner; side * 78.0, -28; side * 64.0, -18
            ]),
        }
    }

    fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        let motif = Motif {
            scene,
            spot: self.spot,
            seed,
        };
        let size = self.spot.size;
        let skull = motif.cut_over(&self.skull(), 1, 0.4, 16.0);
        let fall = (7.0 * size, 10.0 * size);
        let mut ink = scene.shadow(&skull, fall, 8.0 * size, PLUM, 0.5);
        let sheet = scene.sheet(&skull, self.fur).lit(0.28).shade(0.5);
        let sheet = sheet.rim(2.0).rim_colour(self.rim).rim_opacity(0.7);
        ink += sheet.dark(mix(self.fur, self.dark, 0.5)).seed(seed).ink();
        if let Some(patch) = self.patch {
            let shape = blob(&knots![
                4, -48; 8, -20; 16, 4; 34, 22; 56, 22; 74, 8; 100, -40; 92, -54; 40, -46
            ]);
            ink += scene.veil(&motif.put(&shape).within(&skull), patch, 0.92);
        }
        for side in [-1.0, 1.0] {
            let ear = motif.put(&self.inner_ear(side));
            let sheet = scene.sheet(&ear, self.ear).lit(0.1).shade(0.6).rim(0.0);
            ink += sheet.dark(mix(self.ear, self.dark, 0.55)).grain(1.0).ink();
            for k in [0.0, 1.0] {
                let tuft = match self.cheek {
                    Cheek::Kitten => {
                        spots![side * (46.0 + k * 6.0), -30; side * (60.0 + k * 8.0), -34.0 - k]
                    }
                    _ => {
                        spots![side * (28.0 + k * 7.0), -42; side * (36.0 + k * 5.0), -60.0 + k * 6.0]
                    }
                };
                let tuft = motif.taper(&tuft, &[4.0, 0.5]);
                ink += scene.veil(&tuft, self.fur.lighter(0.06), 0.9);
            }
        }
        if let Some(colour) = self.stripes {
            for stripe in [
                spots![0, -43; 0, -30; 1, -16],
                spots![-12, -42; -14, -30; -9, -20],
                spots![12, -42; 14, -30; 9, -20],
                spots![-66, 2; -54, 6; -46, 4],
                spots![-64, 18; -54, 18; -46, 14],
                spots![66, 2; 54, 6; 46, 4],
                spots![64, 18; 54, 18; 46, 14],
            ] {
                ink += scene.veil(&motif.taper(&stripe, &[4.4, 5.0, 0.6]), colour, 0.9);
            }
        }
        let mut white = blob(&knots![
            0, 18; -14, 21; -27, 31; -24, 44; -10, 52; 0, 54; 10, 52; 24, 44; 27, 31; 14, 21
        ]);
        if self.blaze {
            white = white.and(&blob(&knots![0, -30, corner; -6, 0; -12, 26; 12, 26; 6, 0]));
        }
        let white = motif.put(&white.fillet(4.0)).within(&skull);
        let sheet = scene
            .sheet(&white, self.muzzle)
            .lit(0.1)
            .shade(0.35)
            .rim(0.0);
        ink += sheet
            .dark(mix(self.muzzle, self.dark, 0.3))
            .grain(1.05)
            .ink();
        ink += self.eyes(&motif);
        ink + self.nose(&motif)
    }

    fn eyes(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let mut ink = Ink::none();
        for side in [-1.0, 1.0] {
            if self.lid >= 1.0 {
                let lid = spots![side * 12.0, 4; side * 20.0, 12; side * 32.0, 13; side * 44.0, 3];
                ink += scene.fill(&motif.taper(&lid, &[1.0, 3.4, 3.4, 1.0]), self.dark);
                for k in 0..3 {
                    let x = 24.0 + f64::from(k) * 8.0;
                    let lash = spots![side * x, 12.0 - f64::from(k) * 2.0; side * (x + 4.0), 18.0 - f64::from(k) * 3.0];
                    ink += scene.fill(&motif.taper(&lash, &[1.8, 0.5]), self.dark);
                }
                continue;
            }
            let wide = (-self.lid).max(0.0) * 8.0;
            let eye = motif.put(&blob(&knots![
                side * 8.0, 11, corner; side * 14.0, 0.0 - wide; side * 27.0, -7.0 - wide; side * 39.0, -2.0 - wide;
                side * 45.0, 6, corner; side * 38.0, 17.0 + wide * 0.5; side * 24.0, 20.0 + wide * 0.5
            ]));
            let (top, bottom) = (motif.spot.point((0.0, -8.0)), motif.spot.point((0.0, 20.0)));
            let stops =
                stops![0, mix(self.eye, "#3a3020", 0.3); 1, mix(self.eye, Colour::WHITE, 0.3)];
            ink += scene.fill(&eye.grown(2.2 * motif.spot.size), self.dark);
            ink += scene.fill(&eye, scene.linear(top, bottom, &stops));
            let (x, y) = (side * 26.0 + self.look.0, 6.0 + self.look.1);
            let pupil = motif.put(&ellipse((x, y), self.pupil.0, self.pupil.1));
            let shine = motif.put(&ellipse((x - 2.6, y - 3.6), 2.3, 2.6));
            let mut inside = scene.fill(&pupil, "#0d0a18") + scene.fill(&shine, Colour::WHITE);
            if self.lid > 0.0 {
                let edge = -8.0 + 28.0 * self.lid;
                let lid = blob(&knots![
                    side * 2.0, edge + 5.0, corner; side * 26.0, edge - 1.0; side * 50.0, edge - 2.0, corner;
                    side * 50.0, -30, corner; side * 2.0, -30, corner
                ]);
                inside += scene.fill(&motif.put(&lid), self.fur.lighter(0.05));
                let line = spots![side * 4.0, edge + 5.0; side * 26.0, edge - 1.0; side * 48.0, edge - 2.0];
                inside += scene.fill(&motif.taper(&line, &[2.4, 4.0, 2.4]), self.dark);
            }
            ink += scene.clipped(&eye, inside);
        }
        ink
    }

    fn nose(&self, motif: &Motif) -> Ink {
        let scene = motif.scene;
        let nose = motif.put(&blob(
            &knots![-7, 24; 0, 22.6; 7, 24; 3, 30.6; 0, 32; -3, 30.6],
        ));
        let mut ink = scene.fill(&nose, mix(self.ear, "#b8324e", 0.45));
        if self.mouth == Mouth::Gasp {
            let mouth = motif.put(&blob(&knots![0, 36; -7, 39; -8, 46; 0, 50; 8, 46; 7, 39]));
            ink += scene.fill(&mouth, "#8a2a44");
            let tongue = motif.put(&ellipse((0.0, 47.0), 4.6, 2.6));
            ink += scene.fill(&tongue, "#f08a9a");
        } else {
            for side in [-1.0, 1.0] {
                let corner = match self.mouth {
                    // One corner higher than the other.
                    Mouth::Smug => (side * 17.0, if side > 0.0 { 31.0 } else { 36.0 }),
                    _ => (side * 12.0, 38.0),
                };
                let lip = spots![0, 32; side * 3.6, 38.6; side * 10.0, 40.0; corner.0, corner.1];
                let lip = motif.taper(&lip, &[1.6, 2.2, 2.0, 0.6]);
                ink += scene.fill(&lip, self.dark);
            }
        }
        for side in [-1.0, 1.0] {
            for k in [-1.0_f64, 0.0, 1.0] {
                let whisker = spots![
                    side * 18.0, 33.0 + k * 4.0; side * 50.0, 29.0 + k * 8.0; side * 86.0, 36.0 + k * 17.0
                ];
                let whisker = motif.taper(&whisker, &[1.6, 1.3, 0.3]);
                ink += scene.veil(&whisker, mix(self.muzzle, self.dark, 0.12), 0.9);
                let dot = motif.put(&circle(
                    (side * (12.0 + 3.0 * k.abs()), 35.0 + k * 4.0),
                    1.0,
                ));
                ink += scene.veil(&dot, self.dark, 0.6);
            }
        }
        ink
    }
}
