//! The sun goes to bed: the sea is its quilt, drawn up to the pillow, and its slippers stand on the beach.

use crate::colour::{Colour, mix};
use crate::line::{Path, blob, circle, curve, ellipse, handcut, poly, rect, taper};
use crate::motifs::plants::ground;
use crate::motifs::sky::{Crescent, aperture};
use crate::motifs::water::Ripple;
use crate::random::{Chance, noise};
use crate::scene::{Finish, HEIGHT, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

const HORIZON: f64 = 850.0;
const SUN: At = (474.0, HORIZON - 42.0);
const VERMILION: &str = "#e6432b";
const WOOD: &str = "#5e2a3c";
const LINEN: &str = "#fffaf2";
/// The sea in the folds of the quilt.
const DEEP: &str = "#2f5a78";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(SUN.0, HORIZON - 70.0).focused((400.0, 850.0), 270.0);
    sky(&scene);
    moon(&scene);
    far_sea(&scene);
    let bed = Bed { scene: &scene };
    bed.headboard();
    gull(&scene);
    bed.pillow_and_sun();
    let quilt = Quilt::new(&scene);
    quilt.cloth();
    quilt.turned_down();
    beach(&scene, &quilt);
    slippers(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.04,
        colour: "#3a3048",
        grain: 0.04,
        middle: (430.0, 640.0),
    });
    scene
}

fn fine_spray(seed: i64, opacity: f64) -> Spray {
    Spray::finer(seed, 0.85, opacity)
}

/// An enormous chalk sky, barely breathing: three sheets around the sun.
fn sky(scene: &Scene) {
    let stops = stops![
        0, "#ffb07e"; 0.13, "#ffbd92"; 0.26, "#ffd6ba"; 0.45, "#fdeadd"; 0.8, "#f7f3ee"; 1, "#e9ecef"
    ];
    scene.sky(scene.radial(SUN, 1000.0, &stops), 4, 0.03);
    let black = Colour::BLACK;
    let middle = (SUN.0, SUN.1 + 10.0);
    let sheets = [
        (206.0, "#ffd3b4", "#f5935e", 0.42),
        (350.0, "#fdeadc", "#f0a680", 0.36),
        (560.0, "#fbf7f2", "#e3b49c", 0.3),
    ];
    for (i, (r, colour, grain, dense)) in (0..).zip(sheets) {
        let sheet = handcut(&aperture(middle, r, r, 0.03, i * 4 + 3), 1.2, 60.0, i);
        scene.add(scene.shadow(&sheet, (0.0, 3.0), 13.0, "#d0784e", 0.26));
        let stops = stops![
            r / 980.0, mix(colour, "#fffaf2", 0.1); (r / 980.0 + 0.14).min(0.9), mix(colour, "#fff8f0", 0.55);
            1, mix(colour, "#eef1f3", 0.6)
        ];
        let fill = scene.radial(SUN, 980.0, &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 21 + i, 0.02));
        // Grain only at the lip.
        let reach = r + 190.0;
        let stops = stops![
            r * 0.96 / reach, black, dense; (r + 60.0) / reach, black, 0.14; 1, black, 0.0
        ];
        let density = scene.radial(middle, reach, &stops);
        scene.add(scene.grain(&sheet, density, grain, Spray::new(5 + i, 0.75)));
    }
    let stops = stops![0.35, black, 0.0; 1, black, 0.42];
    let density = scene.linear((560.0, 420.0), (0.0, -60.0), &stops);
    let high = rect(0.0, 0.0, WIDTH, 520.0);
    scene.add(scene.grain(&high, density, "#b9c2cf", Spray::new(9, 0.7)));
}

/// The moon, waiting its turn.
fn moon(scene: &Scene) {
    let moon = Crescent {
        at: (128.0, 168.0),
        r: 34.0,
        bite: (18.0, -10.0),
        bite_r: 32.0,
    };
    let moon = handcut(&moon.shape(), 0.7, 20.0, 3);
    scene.add(scene.glow((124.0, 172.0), 90.0, Colour::WHITE, 0.5, 0.4));
    scene.add(scene.shadow(&moon, (0.0, 2.0), 6.0, "#b4b0bc", 0.35));
    scene.add(scene.fill(&moon, "#fffdf8"));
}

fn far_sea(scene: &Scene) {
    let line = spots![
        -40, HORIZON; 200, HORIZON - 1.0; 400, HORIZON; 600, HORIZON - 1.0; 840, HORIZON
    ];
    let sea = handcut(&ground(&line), 0.8, 40.0, 5);
    scene.add(scene.shadow(&sea, (0.0, -3.0), 9.0, "#5a6a86", 0.2));
    let stops = stops![0, "#c9d6d6"; 0.45, mix("#c9d6d6", "#6f96ae", 0.55); 1, "#6f96ae"];
    let fill = scene.radial((SUN.0, HORIZON + 9.0), 620.0, &stops);
    scene.add(scene.washed(scene.fill(&sea, fill), 5, 0.05));
    scene.add(scene.rim(&sea, (0.0, 1.6), Colour::WHITE, 0.9, scene.light, 520.0));
    let mut chance = Chance::of("far waves", 3);
    let mut waves = Ink::none();
    for _ in 0..34 {
        let (x, near) = (chance.between(-10.0, 810.0), chance.unit());
        let y = HORIZON + 5.0 + 40.0 * near.powf(1.3);
        let half = chance.between(8.0, 27.0) * (0.6 + near);
        let wave = Ripple {
            tips: 0.3,
            rise: 0.8,
            fall: 0.4,
            ..Ripple::new((x, y), half, 1.0 + 1.2 * near)
        };
        let lit = (x - SUN.0).abs() < 190.0;
        waves += scene.veil(&wave.shape(), if lit { "#ffb48e" } else { "#eef4f2" }, 0.7);
    }
    scene.add(scene.clipped(&sea, waves));
}

/// The bed. It is drawn around the middle of its foot, 300 wide, and stands on the horizon.
struct Bed<'a> {
    scene: &'a Scene,
}

impl Bed<'_> {
    const SIZE: f64 = 0.77;

    fn put(&self, shape: &Shape) -> Shape {
        Spot::new(SUN.0, HORIZON, Self::SIZE).put(shape)
    }

    fn piece(&self, shape: &Shape, colour: impl Into<Colour>, seed: i64) -> Ink {
        let shape = handcut(&self.put(shape), 0.6, 22.0, seed);
        let sheet = self.scene.sheet(&shape, colour).lit(0.3).rim(1.6);
        let sheet = sheet.rim_colour("#fff0d8").dark("#3a1a1c").seed(seed);
        let fall = self.scene.shadow(&shape, (0.0, 5.0), 7.0, "#6a4a4a", 0.35);
        fall + sheet.ink()
    }

    /// Bentwood: bars under an arch between two posts.
    fn headboard(&self) {
        let scene = self.scene;
        let arch = spots![
            -144, -124; -106, -154; -62, -160; -26, -182; 0, -190; 26, -182; 62, -160; 106, -154; 144, -124
        ];
        let above = Path::new(curve(&arch));
        for i in -3..=3 {
            let x = f64::from(i) * 40.0;
            let bar = taper(&spots![x, above.y_at(x); x, -60; x, 30], &[7.0, 9.0, 7.0]);
            scene.add(self.piece(&bar, mix(WOOD, "#c98a7a", 0.3), i64::from(i) + 470));
        }
        let rail = taper(&spots![-150, -22; 0, -18; 150, -22], &[12.0, 12.0]);
        scene.add(self.piece(&rail, WOOD, 3));
        scene.add(self.piece(&taper(&arch, &[17.0, 19.0, 17.0]), WOOD, 4));
        for x in [-150.0, 150.0] {
            let post = taper(&spots![x, -132; x, -40; x, 60], &[17.0, 19.0, 17.0]);
            let knob = blob(&knots![
                x - 10.0, -136; x - 15.0, -152; x - 9.0, -166; x, -172; x + 9.0, -166; x + 15.0, -152; x + 10.0, -136
            ]);
            let ring = taper(&spots![x - 10.0, -132; x + 10.0, -132], &[7.0, 7.0]);
            scene.add(self.piece(&post, WOOD, 5));
            scene.add(self.piece(&knob, Colour::from(WOOD).lighter(0.03), 6));
            scene.add(self.piece(&ring, WOOD, 7));
        }
    }

    /// The pillow, and the sun in the dent it makes.
    fn pillow_and_sun(&self) {
        let scene = self.scene;
        scene.add(scene.glow(SUN, 220.0, "#ffb27a", 0.5, 0.45));
        let pillow = self.put(&blob(&knots![
            -128, -10; -138, -60; -126, -98; -60, -106; 0, -110; 60, -106; 124, -100; 140, -58; 128, 0; 0, 30
        ]));
        let pillow = handcut(&pillow, 0.6, 22.0, 11);
        scene.add(scene.shadow(&pillow, (0.0, 5.0), 7.0, "#6a4a4a", 0.35));
        let sheet = scene.sheet(&pillow, "#f7efe6").lit(0.3).rim(1.8);
        scene.add(sheet.rim_colour("#fff0d8").dark("#b9a4ac").seed(11));
        for crease in [
            spots![-128, -94; -108, -76; -92, -70],
            spots![126, -94; 106, -74; 88, -66],
            spots![-130, -40; -112, -44; -96, -40],
        ] {
            let crease = self.put(&taper(&crease, &[0.5, 2.8, 0.5]));
            scene.add(scene.veil(&crease, "#c0a4a4", 0.7));
        }
        let r = 76.0 * Self::SIZE;
        let dent = ellipse((SUN.0, SUN.1 + 6.0), r + 18.0, r + 9.0);
        let dent = scene.smudge(&dent, 0.75, 14.0, "#e89a78", fine_spray(4, 0.9));
        scene.add(scene.clipped(&pillow, dent));
        self.sun(r);
    }

    fn sun(&self, r: f64) {
        let (scene, (x, y)) = (self.scene, SUN);
        let sun = handcut(&circle(SUN, r), 0.7, 40.0, 2);
        scene.add(scene.shadow(&sun, (0.0, 5.0), 9.0, "#a8432a", 0.5));
        let stops = stops![0, "#ff8a5a"; 0.4, "#f0593a"; 0.8, VERMILION; 1, "#c42f24"];
        scene.add(scene.fill(&sun, scene.radial((x - 18.0, y - 26.0), 130.0, &stops)));
        let stops = stops![0.4, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.7];
        let density = scene.radial((x - 20.0, y - 30.0), 120.0, &stops);
        let spray = Spray::finer(4, 1.0, 0.7);
        scene.add(scene.grain(&sun, density, "#b0241e", spray));
        scene.add(scene.rim(&sun, (1.4, 2.4), "#ffd9b4", 0.9, scene.light, 520.0));
    }
}

/// A gull on the bedpost has already tucked in its beak.
fn gull(scene: &Scene) {
    let spot = Spot::new(
        SUN.0 + 150.0 * Bed::SIZE,
        HORIZON - 172.0 * Bed::SIZE - 1.0,
        1.0,
    );
    let gull = spot.put(&blob(&knots![
        -10, 0; -20, -6; -34, -6, corner; -24, -14; -14, -24; -2, -31; 8, -31; 14, -25; 14, -15; 9, -5; 2, 0
    ]));
    let gull = handcut(&gull, 0.4, 10.0, 4);
    let wing = blob(&knots![-34, -6, corner; -22, -13; -8, -18; 2, -16; -4, -8; -18, -5]);
    let eye = taper(
        &spot.points(spots![3, -26; 6, -25; 9, -26]),
        &[0.6, 1.6, 0.6],
    );
    let beak = poly(&spots![2, -21; 9, -17; 4, -15]);
    scene.add(scene.shadow(&gull, (0.0, 3.0), 4.0, "#8a6a6a", 0.4));
    let sheet = scene.sheet(&gull, LINEN).lit(0.2).rim(1.2);
    scene.add(sheet.dark("#b4a4b0"));
    scene.add(scene.fill(&spot.put(&wing), "#9aa6b8"));
    scene.add(scene.fill(&eye, "#4a3a4a"));
    scene.add(scene.fill(&spot.put(&beak), VERMILION));
}

/// The sea drawn up like a quilt.
struct Quilt<'a> {
    scene: &'a Scene,
    top: Vec<At>,
    /// Its lower hem, on the beach.
    hem: Vec<At>,
    cloth: Shape,
}

impl Quilt<'_> {
    fn new(scene: &Scene) -> Quilt<'_> {
        let top = spots![
            -40, 904; 130, 900; 260, 889; 340, 868; 404, 844; SUN.0, 834; 546, 846; 612, 870; 690, 890; 840, 902
        ];
        let hem = spots![
            -40, 1070; 80, 1086; 190, 1066; 300, 1092; 420, 1074; 540, 1104; 650, 1080; 760, 1098; 840, 1080
        ];
        Quilt {
            scene,
            top: curve(&top),
            hem: curve(&hem),
            cloth: handcut(&ground(&top), 1.0, 40.0, 6),
        }
    }

    /// A place on it: `across` from left to right, `down` from the pillow to the hem, both from 0 to 1.
    fn at(&self, top: &Path, hem: &Path, across: f64, down: f64) -> At {
        let x = -40.0 + 880.0 * across;
        let low = x + (x - SUN.0) * 0.22;
        let (y0, y1) = (top.y_at(x), hem.y_at(low.clamp(-40.0, 840.0)));
        let down = down.powf(1.25);
        (x + (low - x) * down, y0 + (y1 - y0) * down)
    }

    fn paths(&self) -> (Path, Path) {
        (Path::new(self.top.clone()), Path::new(self.hem.clone()))
    }

    /// Folds that run towards us: each a place across and a width.
    fn folds(&self, folds: &[(f64, f64)], spread: f64) -> Shape {
        let (top, hem) = self.paths();
        all(folds.iter().map(|&(across, width)| {
            let points = [0.02, 0.3, 0.6, 0.95].map(|down| self.at(&top, &hem, across, down));
            taper(&points, &[8.0, width * 0.6, width, width * spread])
        }))
    }

    fn cloth(&self) {
        let (scene, cloth) = (self.scene, &self.cloth);
        scene.add(scene.shadow(cloth, (0.0, -6.0), 14.0, "#8a5a5a", 0.35));
        let stops = stops![0, "#e6e6dc"; 0.3, "#a9c4ca"; 0.65, "#6f9bae"; 1, "#3f6f8c"];
        let fill = scene.radial((SUN.0, 870.0), 640.0, &stops);
        scene.add(scene.washed(scene.fill(cloth, fill), 9, 0.06));
        let valleys = [
            (0.10, 40.0),
            (0.24, 34.0),
            (0.38, 30.0),
            (0.50, 34.0),
            (0.62, 30.0),
            (0.76, 36.0),
            (0.90, 42.0),
        ];
        let valleys = self.folds(&valleys, 1.3);
        let valleys = scene.smudge(&valleys, 0.55, 12.0, "#34607c", Spray::new(6, 0.6));
        scene.add(scene.clipped(cloth, valleys));
        let crests = [
            (0.17, 30.0),
            (0.31, 26.0),
            (0.445, 30.0),
            (0.56, 28.0),
            (0.69, 28.0),
            (0.83, 34.0),
        ];
        let crests = self.folds(&crests, 1.2);
        let crests = scene.smudge(&crests, 0.42, 11.0, "#eaf2ea", Spray::new(16, 0.65));
        scene.add(scene.clipped(cloth, crests));
        // The last of the light lies on the quilt.
        let (top, hem) = self.paths();
        let light = [0.05, 0.35, 0.7, 1.0].map(|down| self.at(&top, &hem, 0.584, down));
        let light = taper(&light, &[90.0, 80.0, 60.0, 30.0]);
        let light = scene.smudge(&light, 0.42, 30.0, "#ffa27c", Spray::new(26, 0.5));
        scene.add(scene.clipped(cloth, light));
        scene.add(scene.clipped(cloth, self.stitches()));
    }

    /// Rows of stitched waves; where the light lies, the thread is red.
    fn stitches(&self) -> Ink {
        let (top, hem) = self.paths();
        let mut ink = Ink::none();
        for (row, down) in (0_u8..).zip([0.16, 0.27, 0.38, 0.49, 0.60, 0.71, 0.82, 0.92]) {
            let row = f64::from(row);
            let waves = 30.0 - row;
            let steps = waves as usize * 6;
            let line = (0..=steps).map(|i| {
                let across = i as f64 / steps as f64;
                let (x, y) = self.at(&top, &hem, across, down);
                let phase = std::f64::consts::PI * (across * waves + row * 0.5);
                (x, y - (5.0 + 9.0 * down) * phase.sin().abs().powf(0.8))
            });
            let line = Path::new(line.collect());
            let lit = (96.0 - 46.0 * down) * (0.8 + 0.35 * noise(row * 1.7, 5, None));
            ink += self.row(&line, down, lit);
        }
        ink
    }

    fn row(&self, line: &Path, down: f64, lit: f64) -> Ink {
        let scene = self.scene;
        let (stitch, gap, width) = (4.6 + 3.6 * down, 2.8 + 1.8 * down, 1.4 + 2.0 * down);
        let (mut dim, mut thread) = (Ink::none(), Ink::none());
        let mut far = 0.0;
        while far < line.length() {
            let points = [0.0, 0.5, 1.0].map(|part| line.at(far + stitch * part));
            far += stitch + gap;
            let x = points[0].0;
            if !(-10.0..810.0).contains(&x) {
                continue;
            }
            let shape = taper(&points, &[width * 0.6, width, width * 0.6]);
            let red = (x - SUN.0 - 16.0 * down).abs() < lit;
            dim += scene.veil(&shape.moved(0.0, 1.6), DEEP, 0.45);
            thread += scene.veil(&shape, if red { "#ff6238" } else { "#f7fbf6" }, 0.95);
        }
        dim + thread
    }

    /// The sheet turned down over the quilt is foam; it is broad where the sun lies.
    fn turned_down(&self) {
        let scene = self.scene;
        let broad = |x: f64| (-((x - SUN.0) / 165.0).powi(4)).exp();
        let upper: Vec<At> = self.top.iter().map(|(x, y)| (*x, y - 4.0)).collect();
        let lower: Vec<At> = self
            .top
            .iter()
            .map(|&(x, y)| {
                let bulge = 12.0 * (-((x - SUN.0) / 120.0).powi(2)).exp();
                let hang = 28.0 + bulge + 5.0 * noise(x / 34.0, 4, None);
                (x, y + 2.0 + hang * broad(x))
            })
            .collect();
        let ring: Vec<At> = upper.iter().chain(lower.iter().rev()).copied().collect();
        let band = handcut(&poly(&ring), 1.0, 16.0, 5);
        let cast = scene.shadow(&band, (0.0, 6.0), 7.0, DEEP, 0.5);
        scene.add(scene.clipped(&self.cloth.grown(4.0), cast));
        let sheet = scene.sheet(&band, LINEN).lit(0.2).shade(0.4).rim(1.6);
        scene.add(sheet.dark("#c4b4ba"));
        let upper = Path::new(upper);
        for i in -6..=6 {
            let aside = f64::from(i) / 6.0;
            let (x0, x1) = (SUN.0 + aside * 120.0, SUN.0 + aside * 150.0);
            let y = upper.y_at(x0);
            let fold = [(x0, y + 3.0), ((x0 + x1) / 2.0, y + 14.0), (x1, y + 30.0)];
            let fold = scene.veil(&taper(&fold, &[0.5, 1.8, 0.5]), "#cbb4b4", 0.55);
            scene.add(scene.clipped(&band, fold));
        }
        for ((x, y), _) in Path::new(lower).walk(70) {
            let r = 3.5 + 4.5 * broad(x);
            scene.add(scene.fill(&ellipse((x, y), r, r * 0.8), LINEN));
            if broad(x) > 0.2 {
                scene.add(scene.veil(&circle((x, y + r * 0.1), r * 0.3), "#7aa0b2", 0.9));
            }
        }
    }

    /// How the hem lies on the sand.
    fn wavering(x: f64) -> f64 {
        6.0 * noise(x / 26.0, 5, None)
    }
}

/// The beach takes the hem of the quilt: a band of shallow water, and lace of foam.
fn beach(scene: &Scene, quilt: &Quilt) {
    let hem = &quilt.hem;
    let line: Vec<At> = hem
        .iter()
        .step_by(10)
        .map(|&(x, y)| (x, y - 14.0 + 4.0 * noise(x / 50.0, 3, None)))
        .collect();
    let sand = handcut(&ground(&line), 1.0, 40.0, 8);
    let stops = stops![0, "#e3d3c4"; 0.3, "#f1e6d8"; 1, "#d9c6b6"];
    let fill = scene.linear((0.0, 1040.0), (0.0, HEIGHT), &stops);
    scene.add(scene.washed(scene.fill(&sand, fill), 12, 0.05));
    let upper = hem.iter().map(|&(x, y)| (x, y - 40.0));
    let lower = hem.iter().rev().map(|&(x, y)| (x, y + Quilt::wavering(x)));
    let edge = handcut(&poly(&upper.chain(lower).collect::<Vec<_>>()), 1.0, 14.0, 3);
    scene.add(scene.shadow(&edge, (0.0, 6.0), 7.0, "#8a6a66", 0.45));
    let stops = stops![0, "#7fa5b4"; 0.5, "#a9c6cc"; 1, "#dfeae6"];
    let fill = scene.linear((0.0, 1034.0), (0.0, 1108.0), &stops);
    scene.add(scene.fill(&edge, fill));
    let seam: Vec<At> = hem.iter().step_by(5).map(|&(x, y)| (x, y - 39.0)).collect();
    let seam = taper(&seam, &[2.4, 2.4]);
    scene.add(scene.veil(&seam.moved(0.0, -3.0), DEEP, 0.28));
    scene.add(scene.veil(&seam, "#f4faf6", 0.85));
    lace(scene, hem);
    let stops = stops![0, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.62];
    let density = scene.linear((0.0, 1090.0), (0.0, HEIGHT), &stops);
    scene.add(scene.grain(&sand, density, "#b89a88", Spray::new(8, 0.7)));
}

fn lace(scene: &Scene, hem: &[At]) {
    let path = Path::new(hem.to_vec());
    let (mut cast, mut lace) = (Ink::none(), Ink::none());
    for (i, ((x, y), _)) in (0_i64..).zip(path.walk(60)) {
        let y = y + Quilt::wavering(x);
        let r = 9.0 + 2.0 * noise(i as f64, 6, None);
        let scallop = ellipse((x, y), r, r * 0.62);
        cast += scene.veil(&scallop.moved(0.0, 3.0), "#a88a80", 0.4);
        lace += scene.fill(&handcut(&scallop, 0.5, 7.0, i), "#fffcf6");
        let eye = ellipse((x, y + 1.0), r * 0.28, r * 0.2);
        lace += scene.veil(&eye, "#c9b4a8", 0.9);
    }
    scene.add(cast + lace);
}

fn slippers(scene: &Scene) {
    for (i, (x, y, turn)) in [(196.0, 1146.0, 0.0), (240.0, 1156.0, 14.0)]
        .into_iter()
        .enumerate()
    {
        let seed = i as i64;
        let sole = blob(&knots![
            -13, 26; -15, 4; -17, -18; -10, -36; 2, -42; 13, -34; 16, -14; 12, 8; 11, 26; 0, 34
        ]);
        let sole = Spot::new(x, y, 0.86).turned(turn).put(&sole);
        let sole = sole.stretched(1.0, 0.72, (x, y));
        let shadow = sole.moved(-8.0, 8.0);
        scene.add(scene.smudge(&shadow, 0.8, 4.0, "#9a7a6c", fine_spray(4, 0.8)));
        scene.add(scene.shadow(&sole, (-2.0, 4.0), 4.0, "#7a5a52", 0.5));
        let sole = handcut(&sole, 0.4, 10.0, seed);
        let sheet = scene.sheet(&sole, "#f0d9c0").lit(0.2).shade(0.4).rim(1.2);
        scene.add(sheet.dark("#b08a78"));
        let vamp = blob(&knots![
            -17.6, -2; -18, -20; -11, -38; 2, -45; 14, -36; 17.6, -16; 15, 2, corner; 0, -8; -15, 4, corner
        ]);
        let vamp = Spot::new(x, y - 3.0, 0.9).turned(turn).put(&vamp);
        let vamp = vamp.stretched(1.0, 0.74, (x, y));
        scene.add(scene.shadow(&vamp, (0.0, 3.0), 3.0, "#7a2a1e", 0.5));
        let vamp = handcut(&vamp, 0.4, 10.0, seed + 3);
        let sheet = scene.sheet(&vamp, VERMILION).lit(0.35).rim(1.5);
        scene.add(sheet.dark("#8f1f1c"));
        let (x, y) = vamp.bounds().middle();
        let pompom = handcut(&ellipse((x, y - 5.0), 6.4, 5.6), 0.9, 4.0, seed);
        scene.add(scene.fill(&pompom, "#fff3df"));
        let under = ellipse((x + 1.0, y - 3.4), 4.0, 2.6);
        scene.add(scene.veil(&under, "#e3c4a8", 0.7));
    }
}
