//! Two hands shelter a storm at sea; the ship is moored to a thumb with a red line.

use std::f64::consts::TAU;

use crate::chance::{Chance, noise};
use crate::colour::{Colour, mix};
use crate::ink::Ink;
use crate::line::{
    Path, Stroke, blob, circle, curve, ellipse, handcut, handcut_finely, poly, rect, spread, step,
    taper, towards,
};
use crate::motifs::animals::gull;
use crate::motifs::figures::{Skin, Tones};
use crate::motifs::sky::{Cloud, aperture};
use crate::motifs::things::Galleon;
use crate::scene::{Finish, Scene};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots, stops};

const LIGHT: At = (400.0, 500.0);
const SKIN: &str = "#a9683f";
const WARM: &str = "#ffc48a";
const FOAM: &str = "#eef0e0";
const RED: &str = "#d8442e";

/// The fingers of the left hand, the little one last, and how wide they are.
const FINGERS: [([At; 4], [f64; 4]); 4] = [
    (
        [
            (156.0, 730.0),
            (118.0, 610.0),
            (130.0, 500.0),
            (178.0, 416.0),
        ],
        [96.0, 88.0, 77.0, 58.0],
    ),
    (
        [
            (226.0, 710.0),
            (192.0, 570.0),
            (198.0, 430.0),
            (240.0, 326.0),
        ],
        [94.0, 86.0, 76.0, 57.0],
    ),
    (
        [
            (302.0, 700.0),
            (280.0, 570.0),
            (284.0, 450.0),
            (314.0, 352.0),
        ],
        [88.0, 80.0, 72.0, 54.0],
    ),
    (
        [
            (362.0, 720.0),
            (350.0, 640.0),
            (352.0, 570.0),
            (366.0, 512.0),
        ],
        [76.0, 69.0, 62.0, 48.0],
    ),
];

pub fn scene() -> Scene {
    let scene = Scene::lit_from(LIGHT.0, LIGHT.1);
    sky(&scene);
    scene.add(chart(&scene));
    let fingers = fingers(&scene);
    let bowl = bowl();
    storm(&scene, &fingers, &bowl);
    let thumb = heels(&scene, &fingers, &bowl);
    mooring(&scene, &thumb);
    leak(&scene);
    scene.add(gull(&scene, Spot::new(148.0, 497.0, 1.25)));
    cuffs(&scene);
    scene.finish(Finish {
        tooth: 0.45,
        vignette: 0.5,
        colour: "#2a1420",
        ..Finish::default()
    });
    scene
}

/// The two hands are not quite alike: the right one is a mirror image, turned a little.
#[derive(Clone, Copy, PartialEq)]
enum Side {
    Right,
    Left,
}

impl Side {
    const BOTH: [Side; 2] = [Side::Right, Side::Left];

    fn put(self, shape: &Shape) -> Shape {
        match self {
            Side::Left => shape.clone(),
            Side::Right => shape.mirrored(400.0).turned(-1.6, (400.0, 900.0)),
        }
    }

    fn point(self, (x, y): At) -> At {
        if self == Side::Left {
            return (x, y);
        }
        let (sin, cos) = (-1.6_f64).to_radians().sin_cos();
        let (dx, dy) = (400.0 - x, y - 900.0);
        (400.0 + dx * cos - dy * sin, 900.0 + dx * sin + dy * cos)
    }
}

fn tones() -> Tones {
    Skin::Of(SKIN.into()).tones()
}

fn sky(scene: &Scene) {
    let stops =
        stops![0, "#fff6d4"; 0.2, "#fbe3a4"; 0.45, "#e8b95c"; 0.75, "#bd7f34"; 1, "#7c4a28"];
    scene.sky(scene.radial((400.0, 440.0), 900.0, &stops), 3, 0.09);
    let middle = (400.0, 450.0);
    for (i, (rx, ry, colour)) in [
        (250.0, 300.0, "#f3d48c"),
        (345.0, 420.0, "#e2b056"),
        (450.0, 560.0, "#c78a3c"),
    ]
    .into_iter()
    .enumerate()
    {
        let i = i as i64;
        let sheet = handcut(&aperture(middle, rx, ry, 0.05, i + 4), 1.3, 50.0, i);
        let stops = stops![
            0.2, mix(colour, "#fff0c0", 0.35); 0.5, colour; 1, mix(colour, "#5a3220", 0.6)
        ];
        let paper = scene.fill(&sheet, scene.radial(middle, 820.0, &stops));
        scene.add(scene.shadow(&sheet, (0.0, 4.0), 14.0, "#8a5220", 0.34));
        scene.add(scene.washed(paper, 5 + i, 0.07));
        scene.add(scene.rim(&sheet, (1.5, 2.0), "#fff0c0", 0.4, middle, 300.0));
    }
}

/// The sky is a sea chart: rhumb lines and dotted soundings.
fn chart(scene: &Scene) -> Ink {
    let (middle, brown) = ((400.0, 440.0), "#6a3c1c");
    let mut ink = Ink::none();
    for i in 0..32 {
        let degrees = f64::from(i) * 11.25 + 3.0;
        let (width, opacity) = if i % 4 == 0 { (2.4, 0.34) } else { (1.2, 0.2) };
        let ends = [
            towards(middle, degrees, 300.0),
            towards(middle, degrees, 1000.0),
        ];
        let line = Stroke::new(&ends, &[1.0, width]).blunt().shape();
        ink += scene.veil(&line, brown, opacity);
    }
    for r in [392.0, 560.0] {
        let count = (r / 3.4) as u32;
        for i in 0..count {
            let degrees = 360.0 * f64::from(i) / f64::from(count - 1);
            let (sin, cos) = degrees.to_radians().sin_cos();
            let spot = Spot::new(400.0 + r * cos, 440.0 + r * 1.12 * sin, 1.0);
            let dash = spot.turned(degrees + 90.0).put(&rect(-5.0, -0.8, 5.0, 0.8));
            ink += scene.veil(&dash, brown, 0.38);
        }
    }
    ink
}

/// Eight fingers behind the storm, those of the right hand first.
fn fingers(scene: &Scene) -> Vec<Shape> {
    let mut shapes = Vec::new();
    for side in Side::BOTH {
        for (i, (points, widths)) in FINGERS.iter().enumerate() {
            let up = match side {
                Side::Right => 3.0 * (3 - i) as f64 - 10.0,
                Side::Left => 0.0,
            };
            let points = points.map(|at| {
                let (x, y) = side.point(at);
                (x, y + up)
            });
            let seed = 11 + i as i64 + if side == Side::Right { 9 } else { 0 };
            let (ink, shape) = finger(scene, &points, widths, seed, 0.04 * i as f64);
            scene.add(ink);
            shapes.push(shape);
        }
    }
    shapes
}

/// A finger with soft pads and the creases between them.
fn finger(scene: &Scene, points: &[At], widths: &[f64], seed: i64, dark: f64) -> (Ink, Shape) {
    let tones = tones();
    let shape = handcut_finely(&taper(points, widths), 0.7, 34.0, seed, 0.25);
    let mut ink = scene.shadow(&shape, (2.0, 5.0), 9.0, "#3a1418", 0.5);
    ink += scene
        .sheet(&shape, mix(SKIN, tones.shade, dark))
        .lit(0.34)
        .shade(0.6)
        .rim(2.0)
        .dark(tones.shade)
        .rim_colour("#ffd9a4")
        .rim_opacity(0.8)
        .lit_colour("#ffdca0")
        .ink();
    let path = Path::new(curve(points));
    let along = |part: f64| (path.at(path.length() * part), spread(widths, part));
    let mut details = Ink::none();
    for (part, size) in [(0.18, 0.45), (0.49, 0.45), (0.86, 0.54)] {
        let (at, width) = along(part);
        details += pad(scene, at, width * size, 0.34);
    }
    for part in [0.34, 0.64] {
        for (further, opacity) in [(0.0, 0.85), (0.035, 0.5)] {
            let ((x, y), width) = along(part + further);
            let degrees = path.direction(path.length() * (part + further));
            let (ty, tx) = degrees.to_radians().sin_cos();
            let across = |by: f64, back: f64| {
                let by = by * width * 0.42;
                (x - ty * by - tx * back, y + tx * by - ty * back)
            };
            let crease = [
                across(-1.0, 0.0),
                across(-0.3, 3.0),
                across(0.3, 3.0),
                across(1.0, 0.0),
            ];
            let crease = taper(&crease, &[0.5, 2.6, 2.6, 0.5]);
            details += scene.veil(&crease, tones.shade, opacity);
        }
    }
    (ink + scene.clipped(&shape, details), shape)
}

/// A soft round light on skin.
fn pad(scene: &Scene, at: At, r: f64, opacity: f64) -> Ink {
    let warm = mix(SKIN, WARM, 0.5);
    let stops = stops![0, warm, opacity; 0.6, warm, opacity * 0.47; 1, SKIN, 0.0];
    scene.fill(&circle(at, r), scene.radial(at, r, &stops))
}

/// The hollow of the hands: nothing of the sea spills over it.
fn bowl() -> Shape {
    blob(&knots![
        128, 742; 150, 640; 210, 520; 300, 400; 400, 330; 500, 400; 590, 520; 650, 640; 674, 742; 600, 830;
        400, 870; 200, 830
    ])
}

fn storm(scene: &Scene, fingers: &[Shape], bowl: &Shape) {
    gloom(scene);
    scene.add(lit_edges(scene, fingers));
    scene.add(rain(scene));
    let sea = ["#3f7a8c", "#2b5f7c", "#1d4468", "#16345a", "#102748"];
    let waves = [
        Wave::new((180.0, 620.0), 610.0, 26.0, 118.0, 1.0, sea[0], 3),
        Wave::new((160.0, 640.0), 640.0, 30.0, 150.0, 3.3, sea[1], 5),
        Wave::new((140.0, 660.0), 684.0, 36.0, 190.0, 0.7, sea[2], 8),
        Wave::new((120.0, 680.0), 742.0, 32.0, 160.0, 2.6, sea[3], 12),
        Wave::new((120.0, 680.0), 800.0, 26.0, 210.0, 4.4, sea[4], 15),
    ];
    for wave in &waves[..2] {
        scene.add(wave.ink(scene, bowl));
    }
    let ship = Galleon {
        spot: Spot::new(396.0, 622.0, 1.36).turned(-9.0),
        light: (330.0, 420.0),
    };
    scene.add(ship.ink(scene));
    for wave in &waves[2..] {
        scene.add(wave.ink(scene, bowl));
    }
    clouds(scene);
}

/// Night between the hands, and the ship's light in it.
fn gloom(scene: &Scene) {
    let night = stops![
        0, "#14224c", 0.92; 0.42, "#16264e", 0.86; 0.66, "#1d2c50", 0.58; 0.84, "#2e2a48", 0.22;
        1, "#5a3a40", 0.0
    ];
    let shape = ellipse((400.0, 500.0), 300.0, 310.0);
    scene.add(scene.fill(&shape, scene.radial((400.0, 510.0), 300.0, &night)));
    let at = (395.0, 566.0);
    let lamp =
        stops![0, "#ffc860", 0.8; 0.3, "#f0a050", 0.42; 0.65, "#b06a50", 0.14; 1, "#60406a", 0.0];
    scene.add(scene.fill(&circle(at, 190.0), scene.radial(at, 190.0, &lamp)));
}

/// The edges of the fingers that the ship's light reaches.
fn lit_edges(scene: &Scene, fingers: &[Shape]) -> Ink {
    let glow = stops![
        0, "#ffd890", 0.95; 0.4, "#f0a860", 0.66; 0.75, "#c08060", 0.2; 1, "#c08060", 0.0
    ];
    let glow = scene.radial((400.0, 580.0), 280.0, &glow);
    let edges = fingers.iter().enumerate().map(|(i, finger)| {
        let (vx, vy) = step(finger.bounds().middle(), (400.0, 560.0));
        let over = all(fingers[i + 1..].iter().cloned());
        let edge = finger.minus(&finger.moved(-vx * 3.4, -vy * 3.4));
        scene.fill(&edge.minus(&over), glow.clone())
    });
    edges.sum()
}

fn rain(scene: &Scene) -> Ink {
    let mut chance = Chance::of("rain", 5);
    let drops = (0..130).map(|_| {
        let (x, y) = (chance.between(230.0, 580.0), chance.between(262.0, 560.0));
        let long = chance.between(22.0, 46.0);
        let line = [(x, y), (x - 4.0, y + long / 2.0), (x - 8.0, y + long)];
        let drop = taper(&line, &[0.4, 1.8, 0.4]);
        scene.veil(&drop, "#b9d0d8", chance.between(0.15, 0.42))
    });
    let drops: Ink = drops.sum();
    let within = blob(&knots![
        210, 268; 600, 268; 600, 520; 560, 640; 240, 640; 200, 520
    ]);
    scene.clipped(&within, drops)
}

/// A row of pointed waves that calms towards the hands.
struct Wave {
    colour: Colour,
    seed: i64,
    crest: Vec<At>,
}

impl Wave {
    fn new(
        ends: (f64, f64),
        y: f64,
        high: f64,
        long: f64,
        phase: f64,
        colour: &str,
        seed: i64,
    ) -> Wave {
        let (middle, half) = ((ends.0 + ends.1) / 2.0, (ends.1 - ends.0) / 2.0);
        let (from, to) = (ends.0 - 30.0, ends.1 + 30.0);
        let crest = (0..260).map(|i| {
            let x = from + (to - from) * f64::from(i) / 259.0;
            let calm = (1.0 - ((x - middle) / half).abs().powf(2.4)).max(0.0) * 0.5 + 0.5;
            let angle = (x + 14.0 * noise(x / 90.0, seed, None)) * TAU / long + phase;
            let rise = high * calm * (1.0 + 0.35 * noise(x / 70.0 + 9.0, seed + 3, None));
            let (sin, cos) = angle.sin_cos();
            (
                x - rise * 0.5 * sin - rise * 0.25 * (1.0 + cos),
                y - rise * cos,
            )
        });
        Wave {
            colour: colour.into(),
            seed,
            crest: crest.collect(),
        }
    }

    fn ink(&self, scene: &Scene, bowl: &Shape) -> Ink {
        let (first, last) = (self.crest[0], self.crest[self.crest.len() - 1]);
        let below = [(last.0, 900.0), (first.0, 900.0)];
        let water = poly(&[&self.crest[..], &below].concat()).within(bowl);
        let water = handcut_finely(&water, 0.5, 22.0, self.seed, 0.2);
        let mut ink = scene.clipped(
            bowl,
            scene.shadow(&water, (0.0, -3.0), 8.0, "#06101f", 0.55),
        );
        ink += scene
            .sheet(&water, self.colour)
            .lit(0.2)
            .shade(0.6)
            .rim(1.6)
            .rim_colour(FOAM)
            .rim_opacity(0.75)
            .dark("#0d1c33")
            .lit_colour("#ffd99a")
            .ink();
        let (foam, spray) = self.foam(scene);
        ink + scene.clipped(&water, self.lines(scene) + foam) + scene.clipped(bowl, spray)
    }

    /// Pale lines that repeat the crest below it.
    fn lines(&self, scene: &Scene) -> Ink {
        let lines = (0..4).map(|line| {
            let (low, seed) = (line as f64, self.seed + line);
            let points = self.crest.iter().enumerate().step_by(3).map(|(i, (x, y))| {
                let i = i as f64;
                (
                    x + 3.0 * noise(i / 14.0, seed, None),
                    y + 9.0 + low * 10.0 + 2.0 * noise(i / 11.0, seed + 5, None),
                )
            });
            let line = Stroke::along(points.collect(), &[1.1, 2.2, 1.3, 2.4, 1.1]).shape();
            let colour = mix(self.colour, FOAM, 0.5 - low * 0.1);
            scene.veil(&line, colour, 0.65 - low * 0.1)
        });
        lines.sum()
    }

    /// White caps on the crests, and what the wind tears off them.
    fn foam(&self, scene: &Scene) -> (Ink, Ink) {
        let (mut foam, mut spray) = (Ink::none(), Ink::none());
        for (i, three) in self.crest.windows(3).enumerate() {
            let (x, y) = three[1];
            if y >= three[0].1 || y > three[2].1 {
                continue;
            }
            let mut chance = Chance::of("foam", self.seed as u64 * 31 + i as u64);
            let cap = [-20.0, -14.0, -8.0, -3.0, 2.0, 7.0, 12.0, 17.0].map(|dx: f64| {
                let down = dx.abs().powf(1.35) * 0.42 + 1.0 + chance.between(0.0, 3.0);
                circle((x + dx, y + down), chance.between(3.2, 5.6))
            });
            foam += scene.veil(&all(cap), FOAM, 0.96);
            for _ in 0..7 {
                let (dx, dy) = (chance.between(-30.0, 24.0), chance.between(14.0, 32.0));
                let fleck = circle((x + dx, y + dy), chance.between(1.0, 2.1));
                foam += scene.veil(&fleck, FOAM, 0.75);
            }
            for _ in 0..6 {
                let (dx, dy) = (chance.between(-26.0, 14.0), chance.between(2.0, 20.0));
                let drop = circle((x + dx, y - dy), chance.between(0.8, 2.2));
                spray += scene.veil(&drop, FOAM, 0.85);
            }
        }
        (foam, spray)
    }
}

fn clouds(scene: &Scene) {
    for (at, width, height, colour, seed) in [
        ((286.0, 226.0), 250.0, 92.0, "#8a94a4", 4),
        ((528.0, 232.0), 240.0, 86.0, "#7a879e", 6),
        ((404.0, 208.0), 320.0, 152.0, "#56688a", 10),
        ((326.0, 248.0), 210.0, 70.0, "#3f5276", 12),
        ((480.0, 254.0), 230.0, 74.0, "#354a70", 15),
    ] {
        let cloud = Cloud {
            lit: 0.35,
            shadow: "#5a3a20".into(),
            shadow_opacity: 0.4,
            ..Cloud::new(at, width, height, colour, seed)
        };
        scene.add(cloud.ink(scene));
    }
    let bolt = poly(&spots![
        470, 296; 496, 292; 484, 350; 506, 346; 468, 448; 478, 378; 456, 382
    ]);
    let bolt = handcut_finely(&bolt.moved(-104.0, -34.0), 0.4, 14.0, 3, 0.1);
    scene.add(scene.glow((374.0, 318.0), 120.0, "#fff3b0", 0.5, 0.35));
    scene.add(scene.fill(&bolt, "#fffbe0"));
    scene.add(scene.rim(&bolt, (-1.5, 0.0), "#ffd45a", 0.9, LIGHT, 520.0));
}

/// The front of the bowl: the heels of the hands and the thumbs. Gives the right thumb.
fn heels(scene: &Scene, fingers: &[Shape], bowl: &Shape) -> Shape {
    let palm = blob(&knots![
        112, 770; 140, 738; 196, 762; 262, 796; 334, 814; 401, 818; 403, 900; 392, 985; 362, 1050; 196, 1050;
        160, 960; 122, 866
    ]);
    let thumb = taper(
        &spots![286, 1080; 222, 960; 150, 812; 104, 692; 110, 600; 150, 524],
        &[120.0, 190.0, 172.0, 108.0, 84.0, 58.0],
    );
    let mut right = Shape::nothing();
    for (i, side) in [(1, Side::Right), (0, Side::Left)] {
        let up = if side == Side::Right { -4.0 } else { 0.0 };
        let put = |shape: &Shape| side.put(shape).moved(0.0, up);
        let palm = handcut_finely(&put(&palm), 0.9, 50.0, 6 + i, 0.25);
        scene.add(heel(scene, &palm, side, up));
        let thumb = handcut_finely(&put(&thumb), 0.8, 44.0, 8 + i, 0.25);
        let below = all(fingers.iter().cloned().chain([palm, bowl.clone()]));
        let shadow = scene.shadow(&thumb, (3.0, 6.0), 12.0, "#2a0f18", 0.55);
        scene.add(scene.clipped(&below.grown(4.0), shadow));
        scene.add(ball(scene, &thumb, side, up));
        if side == Side::Right {
            right = thumb;
        }
    }
    right
}

/// The heel of a hand with its lines.
fn heel(scene: &Scene, palm: &Shape, side: Side, up: f64) -> Ink {
    let tones = tones();
    let mut ink = scene.shadow(palm, (0.0, -4.0), 12.0, "#20101c", 0.55);
    ink += scene
        .sheet(palm, mix(SKIN, tones.shade, 0.1))
        .light((400.0, 700.0))
        .lit(0.26)
        .shade(0.7)
        .rim(2.4)
        .dark(tones.shade)
        .rim_colour("#ffd9a4")
        .rim_opacity(0.8)
        .ink();
    let pads = [((330.0, 900.0), 110.0), ((220.0, 880.0), 90.0)];
    let lines: [(&[At], f64); 6] = [
        (&spots![268, 800; 262, 860; 276, 930; 310, 990], 3.4),
        (&spots![340, 818; 330, 870; 340, 920], 2.6),
        (&spots![196, 1010; 270, 1024; 380, 1012], 3.2),
        (&spots![210, 1030; 280, 1042; 372, 1032], 2.4),
        (&spots![300, 830; 298, 880; 312, 940; 340, 985], 1.8),
        (&spots![372, 840; 368, 900; 376, 950], 1.8),
    ];
    ink + scene.clipped(palm, skin_lines(scene, side, up, &pads, &lines))
}

/// The ball of a thumb, and the thumb.
fn ball(scene: &Scene, thumb: &Shape, side: Side, up: f64) -> Ink {
    let ink = scene
        .sheet(thumb, SKIN)
        .light((400.0, 560.0))
        .lit(0.3)
        .shade(0.6)
        .rim(2.4)
        .dark(tones().shade)
        .rim_colour("#ffdca8")
        .rim_opacity(0.85)
        .ink();
    let pads = [
        ((150.0, 820.0), 78.0),
        ((108.0, 655.0), 46.0),
        ((136.0, 560.0), 36.0),
    ];
    let lines: [(&[At], f64); 3] = [
        (&spots![62, 700; 90, 694; 140, 704], 3.0),
        (&spots![72, 712; 100, 708; 138, 716], 2.0),
        (&spots![76, 612; 104, 606; 146, 622], 2.6),
    ];
    ink + scene.clipped(thumb, skin_lines(scene, side, up, &pads, &lines))
}

fn skin_lines(
    scene: &Scene,
    side: Side,
    up: f64,
    pads: &[(At, f64)],
    lines: &[(&[At], f64)],
) -> Ink {
    let mut ink = Ink::none();
    for &(at, r) in pads {
        let (x, y) = side.point(at);
        ink += pad(scene, (x, y + up), r, 0.3);
    }
    for &(line, width) in lines {
        let line = side.put(&taper(line, &[0.4, width, width, 0.4]));
        ink += scene.veil(&line.moved(0.0, up), tones().shade, 0.8);
    }
    ink
}

/// From the bowsprit to a bow around the thumb.
fn mooring(scene: &Scene, thumb: &Shape) {
    let cord = |line: &[At], widths: &[f64]| {
        let cord = taper(line, widths);
        let sheet = scene
            .sheet(&cord, RED)
            .lit(0.3)
            .shade(0.3)
            .rim(1.0)
            .rim_colour("#ffb090");
        scene.shadow(&cord, (1.0, 4.0), 4.0, "#2a0f18", 0.55) + sheet.ink()
    };
    let rope = taper(
        &spots![520, 556; 560, 600; 606, 632; 650, 640],
        &[2.6, 3.0, 3.4],
    );
    scene.add(scene.shadow(&rope, (1.0, 4.0), 4.0, "#0a1020", 0.5));
    scene.add(scene.fill(&rope, RED));
    for y in [634.0, 643.0] {
        let turn = spots![638, y; 664, y + 14.0; 700, y + 16.0; 740, y];
        let turn = cord(&turn, &[5.4, 6.4, 6.4, 5.4]);
        scene.add(scene.clipped(thumb, turn));
    }
    let loops = [
        spots![664, 652; 634, 628; 622, 650; 640, 668; 664, 656],
        spots![664, 652; 690, 624; 712, 634; 702, 660; 664, 656],
    ];
    for line in loops {
        scene.add(cord(&line, &[5.0, 6.0, 6.0, 6.0, 5.0]));
    }
    for line in [
        spots![664, 654; 656, 684; 642, 706],
        spots![664, 654; 678, 688; 682, 714],
    ] {
        scene.add(cord(&line, &[5.0, 5.0, 4.4]));
    }
    let knot = ellipse((664.0, 653.0), 8.0, 7.0);
    let sheet = scene.sheet(&knot, mix(RED, "#5a1018", 0.2));
    scene.add(sheet.lit(0.3).shade(0.3).rim(1.0));
}

/// A little of the sea runs out between the hands.
fn leak(scene: &Scene) {
    let seam = taper(
        &spots![403, 814; 404, 860; 402, 900; 401, 936],
        &[3.6, 2.6, 2.0, 0.5],
    );
    scene.add(scene.veil(&seam, "#3f7488", 0.95));
    for (x, y, r) in [(401.0, 958.0, 4.6), (404.0, 996.0, 7.0)] {
        let drop = blob(&knots![
            x, y - r * 2.3, corner; x + r * 0.62, y - r * 0.7; x + r * 0.95, y + r * 0.3; x, y + r;
            x - r * 0.95, y + r * 0.3; x - r * 0.62, y - r * 0.7
        ]);
        let sheet = scene
            .sheet(&drop, "#4f8aa0")
            .lit(0.3)
            .shade(0.4)
            .rim(1.0)
            .dark("#1d4468")
            .rim_colour("#eef6f0")
            .grain(1.05);
        scene.add(sheet);
        let glint = ellipse((x - r * 0.3, y + r * 0.1), r * 0.2, r * 0.32);
        scene.add(scene.veil(&glint, "#f4fbf6", 0.9));
    }
}

/// Knitted cuffs, a turned-up rib over the sleeve.
fn cuffs(scene: &Scene) {
    let sleeve = Stroke::new(
        &spots![272, 1080; 258, 1130; 226, 1260],
        &[244.0, 250.0, 300.0],
    );
    let sleeve = sleeve.blunt().shape();
    let rib = blob(&knots![
        150, 1034; 210, 1056; 286, 1062; 352, 1050; 394, 1026; 400, 1100; 352, 1128; 270, 1140; 190, 1130;
        138, 1104
    ]);
    for (i, side) in [(1, Side::Right), (0, Side::Left)] {
        let sleeve = handcut(&side.put(&sleeve), 1.0, 30.0, 4 + i);
        let lines = (0..15).map(|i| {
            let x = f64::from(i) / 14.0;
            [
                (150.0 + 250.0 * x, 1010.0),
                (134.0 + 250.0 * x, 1100.0),
                (84.0 + 290.0 * x, 1260.0),
            ]
        });
        scene.add(knitted(scene, &sleeve, side, "#24405c", lines));
        let rib = handcut(&side.put(&rib), 1.0, 30.0, 9 + i);
        let lines = (0..24).map(|i| {
            let x = f64::from(i) / 23.0;
            [
                (140.0 + 268.0 * x, 1010.0),
                (138.0 + 270.0 * x, 1060.0),
                (136.0 + 272.0 * x, 1110.0),
            ]
        });
        scene.add(knitted(scene, &rib, side, "#2f5070", lines));
    }
}

fn knitted(
    scene: &Scene,
    shape: &Shape,
    side: Side,
    colour: &str,
    lines: impl Iterator<Item = [At; 3]>,
) -> Ink {
    let mut ink = scene.shadow(shape, (0.0, -3.0), 10.0, "#200c18", 0.6);
    ink += scene
        .sheet(shape, colour)
        .lit(0.2)
        .shade(0.7)
        .rim(2.0)
        .dark("#0f1c34")
        .rim_colour("#9fb8c0")
        .rim_opacity(0.6)
        .ink();
    let lines = lines.map(|line| {
        let valley = side.put(&taper(&line, &[3.4, 4.0, 4.6]));
        let ridge = side.put(&taper(&line, &[1.2, 1.6, 1.8]).moved(4.0, 0.0));
        scene.veil(&valley, "#101f38", 0.6) + scene.veil(&ridge, "#7a98a8", 0.35)
    });
    ink + scene.clipped(shape, lines.sum::<Ink>())
}
