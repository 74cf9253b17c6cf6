//! A row of chairs walks into the sea under a pearl sky. One wears a coat and a hat; the smallest, a yellow one, comes last.

use crate::chance::{Chance, noise};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{Path, blob, curve, ellipse, handcut, handcut_finely, poly, rect, taper};
use crate::motifs::animals::gull;
use crate::motifs::plants::ground;
use crate::scene::{Finish, Scene, Spray, WIDTH};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

const HORIZON: f64 = 770.0;
const YELLOW: &str = "#f4c022";
/// Which of the chairs wears the coat.
const COAT: i64 = 13;
/// The deep hue of shadows.
const DEEP: &str = "#2c3a3a";

pub fn scene() -> Scene {
    let scene = Scene::lit_from(640.0, 240.0);
    sky(&scene);
    gulls(&scene);
    sea(&scene);
    for chair in afloat() {
        chair.ink(&scene);
        if chair.seed == COAT {
            hat_band(&scene, chair.spot());
        }
    }
    scene.add(gull(&scene, Spot::new(521.0, 777.0, 0.8).flipped(true)));
    beach(&scene);
    tracks(&scene);
    last_one(&scene);
    scene.finish(Finish {
        tooth: 0.32,
        vignette: 0.16,
        colour: "#46544f",
        grain: 0.08,
        middle: (430.0, 700.0),
    });
    scene
}

/// Torn strata of cloud, lighter towards a slit of light above the sea.
fn sky(scene: &Scene) {
    let stops =
        stops![0, "#bcc5c3"; 0.35, "#d9dcd6"; 0.58, "#efece1"; 0.645, "#fbf6e8"; 1, "#e0e0d6"];
    scene.sky(scene.linear((0.0, 0.0), (0.0, 1200.0), &stops), 6, 0.035);
    let strata: [(&[At], &str, f64); 5] = [
        (
            &spots![-40, 690; 90, 676; 210, 690; 330, 668; 470, 676; 590, 652; 700, 664; 840, 640],
            "#f0ede3",
            0.2,
        ),
        (
            &spots![-40, 640; 80, 656; 200, 636; 350, 646; 480, 616; 610, 622; 720, 598; 840, 604],
            "#e4e4dc",
            0.3,
        ),
        (
            &spots![-40, 440; 80, 470; 190, 462; 310, 506; 440, 494; 570, 536; 700, 526; 840, 556],
            "#d5d9d4",
            0.36,
        ),
        (
            &spots![-40, 372; 80, 388; 220, 344; 340, 352; 500, 286; 620, 296; 730, 244; 840, 250],
            "#c4cccb",
            0.42,
        ),
        (
            &spots![-40, 60; 90, 96; 210, 84; 340, 128; 480, 112; 600, 150; 710, 136; 840, 168],
            "#b2bdbe",
            0.5,
        ),
    ];
    for (i, (line, colour, dense)) in (0..).zip(strata) {
        // Each hangs from above: everything over its torn lower edge.
        let mut ring = curve(line);
        let middle = line.iter().map(|at| at.1).sum::<f64>() / line.len() as f64;
        for (j, at) in ring.iter_mut().enumerate() {
            at.1 = middle + (at.1 - middle) * 0.6 + 2.6 * noise(j as f64 * 0.4, i + 3, None);
        }
        ring.extend([(840.0, -40.0), (-40.0, -40.0)]);
        let sheet = handcut(&poly(&ring), 1.2, 40.0, i);
        scene.add(scene.shadow(&sheet, (0.0, 8.0), 20.0, "#7f8f90", 0.24));
        let low = line.iter().map(|at| at.1).fold(0.0, f64::max);
        let stops =
            stops![0, mix(colour, "#aab6b8", 0.4); 0.6, colour; 1, mix(colour, "#fffaf0", 0.5)];
        let fill = scene.linear((0.0, low - 260.0), (60.0, low + 10.0), &stops);
        scene.add(scene.washed(scene.fill(&sheet, fill), 20 + i, 0.025));
        let lip = scene.rim(&sheet, (0.0, -1.6), "#fffdf6", 0.42, (660.0, low), 620.0);
        scene.add(lip);
        let stops =
            stops![0, Colour::BLACK, dense; 0.75, Colour::BLACK, 0.1; 1, Colour::BLACK, 0.0];
        let density = scene.linear((0.0, low - 230.0), (80.0, low), &stops);
        scene.add(scene.grain(&sheet, density, "#8b9a9d", Spray::new(5 + i, 0.5)));
    }
}

/// Three gulls far out, none of them near another.
fn gulls(scene: &Scene) {
    let flying = |left: [At; 3], right: [At; 3]| {
        let wing = |w: [At; 3]| taper(&w, &[7.0, 6.0, 0.5]);
        let body = blob(&knots![-15, 3; -5, -4; 8, -4; 19, 1, corner; 8, 5; -6, 7; -22, 8, corner]);
        all([wing(left), wing(right), body]).fillet(2.0)
    };
    let glide = flying(
        [(-1.0, 0.0), (-26.0, -20.0), (-62.0, -12.0)],
        [(2.0, 0.0), (22.0, -25.0), (58.0, -28.0)],
    );
    let rise = flying(
        [(-1.0, 0.0), (-18.0, -28.0), (-44.0, -40.0)],
        [(2.0, 0.0), (26.0, -18.0), (52.0, -4.0)],
    );
    for (shape, x, y, size, turn, flip) in [
        (&glide, 214.0, 258.0, 0.9, -8.0, false),
        (&rise, 356.0, 418.0, 0.5, 6.0, true),
        (&glide, 604.0, 566.0, 0.3, -4.0, true),
    ] {
        let spot = Spot::new(x, y, size).turned(turn).flipped(flip);
        let shape = handcut_finely(&spot.put(shape), 0.3, 9.0, 3, 0.15);
        scene.add(scene.shadow(&shape, (4.0, 10.0 * size), 6.0, "#7f8f90", 0.35));
        let sheet = scene.sheet(&shape, "#fbf8ef").lit(0.2).shade(0.5).rim(1.0);
        scene.add(sheet.dark("#8d9a9c").grain(1.05));
        // The glider's wings end in black.
        if size != 0.5 {
            for tip in [spots![-50, -16; -62, -12], spots![48, -28; 58, -28]] {
                let tip = taper(&spot.points(tip), &[3.0 * size, 0.6]);
                scene.add(scene.fill(&tip, "#4a5658"));
            }
        }
    }
}

fn sea(scene: &Scene) {
    let line = spots![
        -40, HORIZON; 200, HORIZON - 0.6; 400, HORIZON; 600, HORIZON - 0.6; 840, HORIZON
    ];
    let sea = handcut(&ground(&line), 0.5, 60.0, 5);
    scene.add(scene.shadow(&sea, (0.0, -2.0), 8.0, "#8a9a98", 0.3));
    let stops =
        stops![0, "#a3b5ad"; 0.12, "#bccac0"; 0.4, "#a9bdb2"; 0.75, "#8fa89e"; 1, "#86a097"];
    let fill = scene.linear((0.0, HORIZON), (0.0, 1110.0), &stops);
    scene.add(scene.washed(scene.fill(&sea, fill), 9, 0.05));
    // The slit of light lies on the water to the right.
    let glitter = taper(
        &spots![650, 776; 640, 830; 610, 900; 560, 980],
        &[240.0, 220.0, 250.0, 160.0],
    );
    let glitter = scene.blurred(scene.veil(&glitter, "#f1f2e4", 0.4), 36.0);
    scene.add(scene.clipped(&sea, glitter));
    let mut chance = Chance::of("grey waves", 6);
    let mut waves = Ink::none();
    for _ in 0..190 {
        let near = chance.unit().powf(1.4);
        let (x, y) = (chance.between(-20.0, 820.0), HORIZON + 5.0 + 300.0 * near);
        let half = chance.between(10.0, 34.0) * (0.35 + 2.0 * near);
        let lift = 1.0 + 5.0 * near;
        let wave = spots![x - half, y; x - half * 0.4, y - lift; x + half * 0.2, y; x + half, y - lift * 0.4];
        let wave = taper(&wave, &[0.3, 0.9 + 2.4 * near, 0.8 + 1.8 * near, 0.3]);
        let colour = *chance.pick(&["#6f8b82", "#dfe7dc", "#dfe7dc", "#7d978d"]);
        waves += scene.veil(&wave, colour, 0.6);
    }
    scene.add(scene.clipped(&sea, waves));
}

// Chairs.

/// A piece of a chair, drawn around the place between its feet, and how much lighter it is than the others.
type Piece = (Shape, f64);

/// A chair in the water.
struct Afloat {
    /// Where it breaks the surface.
    at: At,
    /// How much of it is under water; all of it is about 100.
    sunk: f64,
    turn: f64,
    colour: &'static str,
    dark: &'static str,
    pieces: Vec<Piece>,
    seed: i64,
}

impl Afloat {
    /// By the distance from the horizon.
    fn size(&self) -> f64 {
        0.0109 * (self.at.1 - HORIZON)
    }

    fn spot(&self) -> Spot {
        let ((x, y), size) = (self.at, self.size());
        Spot::new(x, y + self.sunk * size, size).turned(self.turn)
    }

    fn ink(&self, scene: &Scene) {
        let ((x, y), size) = (self.at, self.size());
        let spot = self.spot();
        let mut surface: Vec<At> = (-30..=30)
            .map(|i| {
                let x = x + f64::from(i) * 3.0 * size;
                (
                    x,
                    y + 1.6 * size * noise(f64::from(i) * 0.45, self.seed, None),
                )
            })
            .collect();
        surface.extend([(x + 90.0 * size, y + 400.0), (x - 90.0 * size, y + 400.0)]);
        let under = poly(&surface);
        let dry: Vec<Piece> = self
            .pieces
            .iter()
            .zip(0..)
            .map(|((shape, light), i)| {
                let cut = handcut_finely(
                    &spot.put(shape),
                    0.35 * size.min(2.0),
                    12.0 * size.max(0.6),
                    self.seed + i,
                    0.15,
                );
                (cut.minus(&under), *light)
            })
            .collect();
        let whole = all(dry.iter().map(|(shape, _)| shape.clone()));
        self.mirrored(scene, &whole);
        scene.add(self.rings(scene, &whole, &[(196.0, 256.0), (284.0, 344.0)]));
        scene.add(scene.shadow(&whole, (0.0, 2.0 * size), 5.0 * size, "#5f746c", 0.35));
        for (i, (shape, light)) in (0..).zip(&dry) {
            if *light > 0.0 {
                scene.add(scene.shadow(shape, (0.0, 2.0), 3.0 * size, DEEP, 0.35));
            }
            let sheet = scene.sheet(shape, Colour::from(self.colour).lighter(*light));
            let sheet = sheet.lit(0.26).shade(0.5).rim(0.5 + 0.5 * size.min(3.0));
            let sheet = sheet.lit_colour("#f4f3e6").dark(self.dark).grain(1.0);
            scene.add(sheet.seed(self.seed + i));
        }
        scene.add(self.rings(scene, &whole, &[(10.0, 170.0)]));
    }

    /// Rings where it goes in, from one angle to another.
    fn rings(&self, scene: &Scene, whole: &Shape, arcs: &[(f64, f64)]) -> Ink {
        let (y, size) = (self.at.1, self.size());
        let at_line = rect(-100.0, y - 9.0 * size, 900.0, y + 4.0 * size);
        let b = whole.within(&at_line).bounds();
        // What hangs over the water leaves none.
        if b.width() == 0.0 {
            return Ink::none();
        }
        let (half, middle) = ((b.width() / 2.0).max(6.0) + 2.0 * size, (b.x0 + b.x1) / 2.0);
        let mut ink = Ink::none();
        for (k, opacity) in [(1.0, 0.85), (1.3, 0.55), (1.65, 0.3)] {
            for (from, to) in arcs {
                let points: Vec<At> = (0..=14)
                    .map(|i| {
                        let degrees = from + (to - from) * f64::from(i) / 14.0;
                        let (sin, cos) = degrees.to_radians().sin_cos();
                        (middle + half * k * cos, y + half * (0.02 + k * 0.12 * sin))
                    })
                    .collect();
                let width = (0.5 + 0.8 * size).min(2.6);
                let ring = taper(&points, &[0.3, width, width, 0.3]);
                ink += scene.veil(&ring, "#f6f6ec", opacity);
            }
        }
        ink
    }

    /// Its reflection, broken by the waves.
    fn mirrored(&self, scene: &Scene, whole: &Shape) {
        let ((_, y), size) = (self.at, self.size());
        let image = whole.stretched(1.0, -0.62, (0.0, y));
        let b = image.bounds();
        let mut strips = Vec::new();
        let (mut at, mut i) = (y, 0);
        while at < b.y1 {
            let high = (2.4 + 0.75 * f64::from(i)) * size.max(0.5);
            let sway = 5.0 * size * noise(f64::from(i) * 0.9, self.seed + 3, None);
            let strip = rect(b.x0 - 20.0, at, b.x1 + 20.0, at + high * 0.72);
            let strip = handcut(
                &image.within(&strip).moved(sway, 0.0),
                1.0 * size,
                9.0,
                i.into(),
            );
            strips.push(strip);
            at += high;
            i += 1;
        }
        let stops = stops![0, mix(self.colour, "#6f8b82", 0.35), 0.62; 1, "#7d978d", 0.12];
        let fill = scene.linear((0.0, y), (0.0, b.y1 + 2.0), &stops);
        scene.add(scene.fill(&all(strips), fill));
    }
}

/// Those that are in the water already, the furthest first.
fn afloat() -> Vec<Afloat> {
    let chair = |x, y, sunk, turn, colour, dark, pieces, seed| Afloat {
        at: (x, y),
        sunk,
        turn,
        colour,
        dark,
        pieces,
        seed,
    };
    vec![
        chair(766.0, 801.0, 88.0, 0.0, "#4e5d5a", "#2f3d3c", ladder(), 3),
        chair(740.0, 816.0, 74.0, 4.0, "#5a5450", "#3a3634", ladder(), 5),
        chair(702.0, 840.0, 54.0, -5.0, "#4a5f66", "#2a3a42", windsor(), 7),
        chair(634.0, 876.0, 38.0, 6.0, "#6a4a3c", "#3f2a26", bentwood(), 9),
        chair(
            510.0,
            928.0,
            24.0,
            -3.0,
            "#5f7464",
            "#33463e",
            wing_chair(),
            11,
        ),
        chair(
            304.0,
            1002.0,
            10.0,
            2.0,
            "#75604f",
            "#43352f",
            kitchen(),
            12,
        ),
        chair(304.0, 1002.0, 10.0, 2.0, "#3f4a4c", "#1f2a2e", coat(), COAT),
    ]
}

/// A high ladder back, of which little will be seen.
fn ladder() -> Vec<Piece> {
    let mut pieces = Vec::new();
    for x in [-19.0, 19.0] {
        let post = taper(
            &spots![x, 0; x * 1.04, -60; x * 1.1, -126],
            &[6.0, 6.0, 5.0],
        );
        let x = x * 1.1;
        let knob = blob(
            &knots![x - 3.0, -124; x - 5.4, -130; x - 2.6, -137; x, -140; x + 2.6, -137; x + 5.4, -130; x + 3.0, -124],
        );
        pieces.push((post.and(&knob), 0.0));
    }
    for y in [-118.0, -102.0, -86.0, -70.0] {
        let rung = taper(&spots![-20, y; 0, y - 5.0; 20, y], &[6.0, 9.0, 6.0]);
        pieces.push((rung, 0.03));
    }
    pieces
}

/// A hoop of spindles.
fn windsor() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-16, -48; -22, -20; -27, 2],
            spots![18, -48; 23, -20; 27, 2],
        ],
        5.0,
    );
    for x in [-20.0, -12.0, -4.0, 4.0, 12.0, 20.0_f64] {
        let top = -104.0 + x * x * 0.05;
        pieces.push((taper(&spots![x * 0.8, -48; x, top], &[2.6, 3.4, 2.4]), 0.0));
    }
    let hoop = spots![-24, -48; -29, -72; -26, -94; -14, -106; 0, -109; 14, -106; 26, -94; 29, -72; 24, -48];
    pieces.push((taper(&hoop, &[6.0, 5.4, 6.0]), 0.04));
    let seat =
        blob(&knots![-30, -50; -24, -55; 0, -56; 24, -55; 32, -50; 26, -44; 0, -42; -26, -44]);
    pieces.push((seat, 0.03));
    pieces
}

/// Bentwood, from a café.
fn bentwood() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-6, -54; -8, -32; -12, -10],
            spots![30, -52; 33, -30; 40, -8],
            spots![-20, -46; -23, -22; -28, 2],
            spots![20, -46; 24, -22; 22, 2],
        ],
        5.0,
    );
    let seat =
        blob(&knots![-25, -48; -16, -55; 6, -59; 26, -57; 33, -52; 24, -45; 4, -42; -16, -43]);
    pieces.push((seat, 0.03));
    let inner = spots![-9, -48; -13, -68; -8, -86; 1, -91; 10, -86; 14, -68; 10, -47];
    pieces.push((taper(&inner, &[4.0, 4.4, 4.0]), 0.0));
    let outer = spots![-20, -44; -25, -72; -20, -96; -8, -107; 2, -109; 12, -107; 24, -95; 28, -72; 21, -44];
    pieces.push((taper(&outer, &[5.4, 6.0, 5.4]), 0.05));
    pieces
}

/// An upholstered wing chair from behind: broad, and slow.
fn wing_chair() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![-30, -24; -34, -10; -37, 3],
            spots![32, -24; 37, -10; 36, 3],
            spots![44, -26; 50, -14; 53, -5],
        ],
        7.0,
    );
    let arm = blob(&knots![28, -62; 46, -66; 57, -58; 58, -34; 52, -18; 30, -16]);
    pieces.push((arm, -0.02));
    let wing = blob(&knots![24, -104; 40, -104; 49, -94; 48, -74; 40, -62; 26, -58]);
    pieces.push((wing, -0.03));
    let back = blob(&knots![
        -38, -18; -42, -50; -44, -84; -38, -101; -24, -106; -8, -113; 10, -113; 24, -107; 35, -100; 40, -84; 39, -50;
        37, -18; 0, -14
    ]);
    pieces.push((back, 0.02));
    let seam = taper(&spots![-37, -26; 0, -22; 37, -26], &[1.4, 1.8, 1.4]);
    pieces.push((seam, -0.1));
    for (x, y) in [
        (-20.0, -86.0),
        (0.0, -90.0),
        (20.0, -86.0),
        (-11.0, -68.0),
        (11.0, -68.0),
        (-21.0, -52.0),
        (0.0, -50.0),
        (21.0, -52.0),
    ] {
        pieces.push((
            blob(&knots![x - 2.4, y; x, y - 2.2; x + 2.6, y; x, y + 2.4]),
            -0.1,
        ));
        for side in [-1.0, 1.0] {
            let tuck =
                spots![x + side * 2.4, y + 1.0; x + side * 6.0, y + 5.0; x + side * 9.0, y + 11.0];
            pieces.push((taper(&tuck, &[1.4, 1.0, 0.3]), -0.06));
        }
    }
    pieces
}

/// A kitchen chair with knobs on its posts.
fn kitchen() -> Vec<Piece> {
    let mut pieces = legs(
        &[
            spots![0, -50; -5, -30; 5, -10],
            spots![34, -50; 41, -30; 38, -9],
            spots![-22, -46; -29, -22; -25, 2],
            spots![20, -46; 27, -24; 17, 0],
        ],
        5.8,
    );
    pieces.push((
        taper(&spots![-26, -25; 0, -23; 24, -26], &[3.4, 4.2, 3.4]),
        -0.02,
    ));
    pieces.push((
        taper(&spots![25, -28; 33, -31; 40, -35], &[3.0, 3.2, 2.6]),
        -0.05,
    ));
    let seat = blob(&knots![
        -27, -50, corner; -6, -61, corner; 18, -61; 42, -58, corner; 42, -53, corner; 23, -43, corner; 0, -42;
        -27, -44, corner
    ]);
    pieces.push((seat, 0.07));
    for x in [-23.0, 21.0] {
        let post = taper(
            &spots![x, -44; x * 1.03, -84; x * 1.08, -124],
            &[6.4, 6.0, 5.4],
        );
        let x = x * 1.08;
        let knob = blob(&knots![
            x - 2.6, -121; x - 4.6, -124; x - 5.4, -129; x - 3.2, -133.4; x, -134.6; x + 3.2, -133.4; x + 5.4, -129;
            x + 4.6, -124; x + 2.6, -121
        ]);
        pieces.push((post.and(&knob), 0.05));
    }
    let crest = blob(&knots![
        -24, -107, corner; -25, -119, corner; -12, -123; 0, -124; 12, -123; 23, -119, corner; 22, -107, corner; 0, -110
    ]);
    pieces.push((crest, 0.07));
    pieces
}

/// Somebody's coat about the shoulders of a chair, and a hat.
fn coat() -> Vec<Piece> {
    // The sleeves are empty: they fall straight and fold at the cuff.
    let left = blob(&knots![
        -23, -105; -33, -100; -37, -88; -39, -74; -40, -59, corner; -35, -56; -28, -58, corner; -27, -72; -25, -88
    ]);
    let right = blob(&knots![
        21, -105; 32, -100; 36, -88; 38, -74; 41, -61, corner; 35, -57; 29, -59, corner; 27, -72; 24, -88
    ]);
    let mut pieces = vec![(left, -0.015), (right, -0.015)];
    let body = blob(&knots![
        -12, -108; -25, -107; -31, -98; -28, -80; -29, -66; -32, -52, corner; -21, -48; -11, -50; -4, -47, corner;
        -1, -64, corner; 4, -47, corner; 13, -50; 22, -48; 31, -54, corner; 28, -68; 27, -82; 29, -98; 24, -107;
        12, -108; 0, -106
    ]);
    pieces.push((body, 0.015));
    for (fold, widths) in [
        (&spots![-1, -102; 0, -86; -1, -64][..], [0.5, 1.2, 1.6]),
        (&spots![-20, -99; -16, -78; -20, -53], [0.3, 2.0, 0.6]),
        (&spots![18, -99; 14, -78; 19, -55], [0.3, 2.0, 0.6]),
        (&spots![-10, -72; -8, -62; -11, -52], [0.3, 1.5, 0.5]),
        (&spots![10, -73; 9, -63; 12, -53], [0.3, 1.5, 0.5]),
        (&spots![-33, -90; -30, -78; -34, -66], [0.3, 1.5, 0.4]),
        (&spots![32, -92; 30, -80; 34, -68], [0.3, 1.5, 0.4]),
    ] {
        pieces.push((taper(fold, &widths), -0.07));
    }
    // The half belt, and its buttons.
    pieces.push((
        taper(&spots![-14, -78; 0, -76; 14, -78], &[5.6, 6.0, 5.6]),
        0.035,
    ));
    for x in [-10.0, 10.0] {
        pieces.push((
            blob(&knots![x - 1.7, -77.4; x, -79.2; x + 1.7, -77.4; x, -75.6]),
            0.2,
        ));
    }
    let collar = blob(&knots![
        -18, -104; -17, -110; -9, -114; 0, -115; 9, -114; 16, -110; 17, -104; 8, -100; 0, -103; -8, -100
    ]);
    pieces.push((collar, 0.035));
    for part in [hat_crown(), hat_brim()] {
        pieces.push((HAT.put(&part), 0.03));
    }
    pieces
}

/// The hat hangs a little to one side, over the end of the rail.
const HAT: Spot = Spot {
    at: (9.0, -121.0),
    size: 0.92,
    turn: 9.0,
    flip: false,
};

fn hat_crown() -> Shape {
    blob(&knots![
        -16, -4; -16.4, -14; -12, -23; -5, -24; 1, -21; 7, -25; 13, -22; 16, -14; 16, -4; 0, -1
    ])
}

fn hat_brim() -> Shape {
    blob(&knots![
        -29, 0; -21, -4; -12, -3; 0, -1; 12, -3; 21, -5; 29, -2; 21, 3; 8, 5.4; -8, 5.4; -21, 4
    ])
}

/// Its band has the yellow of the smallest chair.
fn hat_band(scene: &Scene, chair: Spot) {
    let band = taper(&spots![-16, -7; 0, -4; 16, -7], &[4.6, 5.2, 4.6]);
    let band = band.within(&hat_crown()).minus(&hat_brim());
    let band = handcut(&chair.put(&HAT.put(&band)), 0.4, 12.0, 3);
    scene.add(
        scene
            .sheet(&band, YELLOW)
            .lit(0.2)
            .dark("#b8780e")
            .grain(1.0),
    );
}

/// Legs in the middle of a step: each from the seat over a knee to the foot; the far ones first.
fn legs(legs: &[[At; 3]], width: f64) -> Vec<Piece> {
    let count = legs.len();
    (0..)
        .zip(legs)
        .map(|(i, leg)| {
            let far = if count > 2 && i < count - 2 {
                -0.05
            } else {
                0.0
            };
            let leg = taper(leg, &[width * 1.1, width * 0.86, width * 0.66]);
            (leg, far)
        })
        .collect()
}

// The beach.

/// Where the water ends just now.
fn shore() -> Vec<At> {
    let line = spots![
        -40, 1046; 70, 1056; 150, 1040; 240, 1062; 340, 1082; 440, 1074; 540, 1096; 650, 1116; 740, 1104; 840, 1122
    ];
    let mut line = curve(&line);
    for (i, at) in line.iter_mut().enumerate() {
        at.1 += 3.0 * noise(i as f64 * 0.5, 4, None);
    }
    line
}

fn below(line: &[At], by: f64) -> Shape {
    let mut ring: Vec<At> = line.iter().map(|at| (at.0, at.1 + by)).collect();
    ring.extend([(840.0, 1300.0), (-40.0, 1300.0)]);
    poly(&ring)
}

fn beach(scene: &Scene) {
    let shore = shore();
    let sand = below(&shore, 0.0);
    let stops = stops![0, "#a7a99c"; 0.3, "#c2beae"; 0.7, "#d6d0bf"; 1, "#cbc4b3"];
    let fill = scene.linear((420.0, 1060.0), (380.0, 1210.0), &stops);
    scene.add(scene.washed(scene.fill(&sand, fill), 13, 0.05));
    // Wet sand shows the sky.
    let wet = sand.minus(&below(&shore, 46.0));
    let sheen = scene.linear(
        (0.0, 1040.0),
        (0.0, 1170.0),
        &stops![0, "#e6ebe4", 0.75; 1, "#c9cfc6", 0.0],
    );
    scene.add(scene.fill(&wet, sheen));
    let stops = stops![0, Colour::BLACK, 0.0; 1, Colour::BLACK, 0.55];
    let density = scene.linear((500.0, 1100.0), (300.0, 1230.0), &stops);
    scene.add(scene.grain(&sand, density, "#9a9584", Spray::new(6, 0.42)));
    let mut chance = Chance::of("sand", 3);
    let path = Path::new(shore.clone());
    let mut ink = Ink::none();
    for _ in 0..26 {
        let x = chance.between(0.0, WIDTH);
        let y = path.y_at(x) + chance.between(50.0, 140.0);
        let half = chance.between(14.0, 46.0);
        let ripple = spots![x - half, y; x, y - 2.0; x + half, y + 1.0];
        ink += scene.veil(&taper(&ripple, &[0.3, 1.6, 0.3]), "#9a9484", 0.45);
    }
    // Shells and a bit of weed.
    for (x, y) in [
        (560.0, 1166.0),
        (682.0, 1182.0),
        (430.0, 1180.0),
        (724.0, 1160.0),
    ] {
        let shell = blob(
            &knots![x - 6.0, y; x - 3.0, y - 4.0; x + 3.0, y - 4.4; x + 6.0, y, corner; x, y + 2.0],
        );
        ink += scene.shadow(&shell, (-1.0, 2.0), 2.0, "#6a665a", 0.5);
        ink += scene.fill(&shell, "#f1ece0");
    }
    scene.add(ink);
    foam(scene, &shore);
}

/// Two lips of foam: the last wave, and what it left behind.
fn foam(scene: &Scene, shore: &[At]) {
    for (by, high, opacity, seed) in [
        (-34.0, 7.0, 0.6, 2),
        (-15.0, 9.0, 0.8, 3),
        (0.0, 15.0, 1.0, 5),
    ] {
        let mut ring = Vec::new();
        for (i, at) in shore.iter().enumerate() {
            ring.push((at.0, at.1 + by + 2.5 * noise(i as f64 * 0.9, seed, None)));
        }
        let back = shore.iter().enumerate().rev().map(|(i, at)| {
            let wide = high * (0.62 + 0.6 * noise(i as f64 * 0.37, seed + 4, None)).max(0.06);
            (at.0, at.1 + by - wide)
        });
        ring.extend(back);
        let mut band = poly(&ring);
        let mut chance = Chance::of("foam", seed as u64);
        let holes = (0..44).map(|_| {
            let at = shore[chance.below(shore.len() as u64) as usize];
            let r = chance.between(1.6, 4.2);
            ellipse(
                (at.0, at.1 + by - high * chance.between(0.2, 0.7)),
                r * 1.7,
                r * 0.7,
            )
        });
        band = band.minus(&all(holes));
        let band = handcut(&band, 0.7, 12.0, seed);
        if by == 0.0 {
            scene.add(scene.shadow(&band, (0.0, 4.0), 4.0, "#5f6a60", 0.45));
        }
        scene.add(scene.veil(&band, "#fbfaf2", opacity));
    }
}

/// Four round marks to each step, from the edge of the card to the yellow chair.
fn tracks(scene: &Scene) {
    let way = Path::new(curve(&spots![-14, 1206; 40, 1190; 84, 1164; 110, 1134]));
    let mut ink = Ink::none();
    for (i, (at, _)) in way.walk(6).enumerate() {
        let k = (at.1 - HORIZON) / 400.0;
        let side = if i % 2 == 0 { 1.0 } else { -1.0 };
        for (dx, dy) in [(-24.0, 0.0), (20.0, 3.0 * side)] {
            let (x, y) = (at.0 + dx * k, at.1 + dy * k);
            let dent = handcut(&ellipse((x, y), 6.5 * k, 2.9 * k), 0.4, 6.0, i as i64);
            ink += scene.veil(&dent.moved(0.6, 1.4), "#f2eee0", 0.9);
            ink += scene.veil(&dent, "#7f7a6a", 0.85);
        }
    }
    scene.add(ink);
}

/// A child's chair at the edge of the water, one foot raised.
fn last_one(scene: &Scene) {
    let spot = Spot::new(132.0, 1124.0, 1.78).turned(-4.0);
    let put = |shape: &Shape, seed: i64| handcut_finely(&spot.put(shape), 0.5, 18.0, seed, 0.2);
    // On wet sand it has a shadow and a shine.
    let contact = all([(-26.0, 2.0), (1.0, -12.0), (36.0, -9.0)].map(|at| {
        let (x, y) = spot.point(at);
        ellipse((x - 9.0, y + 2.0), 17.0, 3.8)
    }));
    scene.add(scene.blurred(scene.veil(&contact, "#5a5648", 0.6), 3.0));
    let pool = spot.put(&blob(
        &knots![-34, 3; -8, -8; 34, -9; 44, 0; 20, 9; -20, 11],
    ));
    scene.add(scene.blurred(scene.veil(&pool, "#e0b23a", 0.34), 7.0));
    let mut pieces = legs(
        &[
            spots![-6, -54; -13, -34; -1, -12],
            spots![31, -53; 38, -32; 36, -10],
            spots![-24, -46; -31, -22; -27, 2],
            spots![17, -44; 27, -27; 13, -9],
        ],
        8.0,
    );
    let seat = blob(&knots![
        -30, -47, corner; -10, -60, corner; 14, -60; 38, -57, corner; 38, -52, corner; 21, -41, corner; -6, -41;
        -30, -42, corner
    ]);
    pieces.push((seat.clone(), 0.02));
    for x in [-14.0, -3.0, 8.0] {
        pieces.push((
            taper(&spots![x, -44; x - 0.4, -64; x, -84], &[4.4, 5.6, 4.4]),
            -0.02,
        ));
    }
    for x in [-26.0, 19.0] {
        let lean = x * 0.08;
        pieces.push((
            taper(
                &spots![x, -42; x + lean, -72; x + lean * 1.6, -102],
                &[7.6, 7.0, 6.4],
            ),
            0.0,
        ));
    }
    let heart = blob(&knots![
        -3, -90, corner; -8, -95; -10, -100; -7, -104; -3, -101, corner; 1, -104; 4, -100; 2, -95
    ]);
    let board = blob(&knots![
        -34, -86, corner; -35, -100; -30, -108; -18, -110; -3, -118; 12, -110; 24, -108; 29, -100; 28, -86, corner;
        12, -83; -3, -82; -18, -83
    ]);
    pieces.push((board.minus(&heart), 0.03));
    let whole = put(&all(pieces.iter().map(|(shape, _)| shape.clone())), 1);
    scene.add(scene.shadow(&whole, (-5.0, 6.0), 7.0, "#4f5a50", 0.4));
    for (i, (shape, light)) in (0..).zip(&pieces) {
        let shape = put(shape, i + 3);
        scene.add(scene.shadow(&shape, (0.0, 2.0), 3.0, "#8a5a10", 0.4));
        let sheet = scene.sheet(&shape, Colour::from(YELLOW).lighter(*light));
        let sheet = sheet.lit(0.32).shade(0.5).rim(1.8).rim_colour("#fff6d0");
        scene.add(sheet.dark("#c47f12").grain(1.0).seed(i));
    }
    // Worn through at the corners.
    for (line, width) in [
        (spots![-33, -98; -30, -106; -24, -109], 1.2),
        (spots![-29, -46; -14, -45; -2, -44], 1.0),
        (spots![24, -107; 28, -101; 28, -94], 1.0),
    ] {
        let worn = taper(&spot.points(line), &[0.4, width * 1.8, 0.4]);
        scene.add(scene.veil(&worn, "#b9a27a", 0.8));
    }
    let under = spot.put(&taper(
        &spots![-30, -41; -6, -39.6; 20, -40],
        &[1.0, 2.4, 1.0],
    ));
    scene.add(scene.veil(&under, "#a8650c", 0.6));
}
