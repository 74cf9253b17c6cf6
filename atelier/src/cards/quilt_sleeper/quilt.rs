//! The quilt: a patchwork of fields over a sleeping body.

use std::f64::consts::PI;

use crate::colour::{Colour, mix};
use crate::line::{Path, between, blob, curve, distance, ellipse, handcut, poly, taper};
use crate::random::Chance;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use super::{DAWN, PLUM};

/// Where the seams across are.
const ROWS: [f64; 8] = [0.0, 0.10, 0.205, 0.32, 0.45, 0.60, 0.78, 1.0];
/// Where the seams along the body are.
const COLUMNS: [f64; 10] = [0.0, 0.1, 0.2, 0.31, 0.42, 0.53, 0.64, 0.76, 0.88, 1.0];
const FIELDS: [&str; 12] = [
    "#a9b06a", "#c9b458", "#7f9a5c", "#dcb45e", "#b9714a", "#8fa58a", "#5f8560", "#d6a24c",
    "#c98a5a", "#7c9c92", "#e3c987", "#94a05a",
];
/// The middle of the sheet that is turned down over the quilt's upper edge.
const HEM: [At; 8] = spots![
    352, 622; 364, 690; 390, 760; 386, 850; 322, 948; 196, 1036; 30, 1108; -90, 1150
];

/// Cloth between four edges. A place on it is known by how far along (`u`) and how far down (`v`) it is.
pub struct Quilt {
    /// The line of the body against the sky.
    ridge: Path,
    foot: Path,
    /// Where the sheet is turned down.
    neck: Path,
    side: Path,
}

impl Quilt {
    pub fn new() -> Quilt {
        let path = |points: &[At]| Path::new(curve(points));
        Quilt {
            ridge: path(&spots![
                352, 610; 384, 560; 430, 540; 480, 560; 530, 592; 572, 580; 620, 524; 676, 486;
                730, 500; 790, 552; 880, 590
            ]),
            foot: path(&spots![-80, 1150; 100, 1260; 360, 1330; 640, 1330; 900, 1300]),
            neck: path(&spots![
                352, 610; 372, 680; 400, 760; 396, 850; 330, 950; 200, 1040; 40, 1110; -80, 1150
            ]),
            side: path(&spots![880, 590; 890, 800; 900, 1050; 900, 1300]),
        }
    }

    /// A place on it: spanned between the four edges, and lying in soft folds.
    pub fn at(&self, u: f64, v: f64) -> At {
        let part = |path: &Path, part: f64| path.at(path.length() * part);
        let across = between(part(&self.ridge, u), part(&self.foot, u), v);
        let along = between(part(&self.neck, v), part(&self.side, v), u);
        let corners = between(
            between(part(&self.ridge, 0.0), part(&self.ridge, 1.0), u),
            between(part(&self.foot, 0.0), part(&self.foot, 1.0), u),
            v,
        );
        let deep = (PI * (v * 1.1).min(1.0)).sin() * (1.0 - 0.3 * u);
        let fold = 16.0 * (u * 11.0 + v * 3.0).sin() + 9.0 * (u * 5.0 - v * 9.0).sin();
        (
            across.0 + along.0 - corners.0,
            across.1 + along.1 - corners.1 + deep * fold,
        )
    }

    /// A straight seam on the cloth, as it is seen.
    fn seam(&self, from: At, to: At, steps: usize) -> Vec<At> {
        (0..=steps)
            .map(|i| between(from, to, i as f64 / steps as f64))
            .map(|(u, v)| self.at(u, v))
            .collect()
    }

    /// The cloth between two corners.
    fn cloth(&self, from: At, to: At, steps: usize) -> Shape {
        let corners = [from, (to.0, from.1), to, (from.0, to.1), from];
        let ring = corners
            .windows(2)
            .flat_map(|side| self.seam(side[0], side[1], steps));
        poly(&ring.collect::<Vec<_>>())
    }

    /// Put over the sleeper.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let whole = self.cloth((0.0, 0.0), (1.0, 1.0), 40);
        let mut ink = scene.shadow(&whole, (-4.0, -2.0), 18.0, "#2a2348", 0.5);
        ink += scene.fill(&whole, "#9aa070");
        let mut chance = Chance::of("quilt", 1);
        for (row, v) in ROWS.windows(2).enumerate() {
            for (column, u) in COLUMNS.windows(2).enumerate() {
                let which = column * 5 + row * 7 + (column * row) % 3 + chance.below(3) as usize;
                let patch = Patch {
                    quilt: self,
                    from: (u[0], v[0]),
                    to: (u[1], v[1]),
                };
                ink += patch.ink(scene, FIELDS[which % FIELDS.len()].into(), &mut chance);
            }
        }
        ink += scene.clipped(&whole, self.seams(scene));
        ink += scene.clipped(&whole, body(scene));
        let rim = whole.minus(&whole.moved(0.0, 3.0));
        let stops = stops![0, "#fffbe4"; 1, "#fff0c8", 0.35];
        ink + scene.fill(&rim, scene.radial((640.0, 470.0), 420.0, &stops)) + hem(scene)
    }

    /// Puffed seams, and the running stitch beside them.
    fn seams(&self, scene: &Scene) -> Ink {
        let (mut hollows, mut stitches) = (Ink::none(), Ink::none());
        for &v in &ROWS[1..ROWS.len() - 1] {
            let seam = self.seam((0.0, v), (1.0, v), 60);
            hollows += scene.stitched(&seam, PLUM, 2.2 + 4.0 * v, 0.34, None);
            let beside: Vec<At> = seam.iter().map(|at| (at.0, at.1 - 3.0 - 4.0 * v)).collect();
            let dash = format!("{:.1} {:.1}", 5.0 + 6.0 * v, 4.0 + 5.0 * v);
            stitches += scene.stitched(&beside, "#fff3d8", 1.1 + 1.3 * v, 0.85, Some(&dash));
        }
        for &u in &COLUMNS[1..COLUMNS.len() - 1] {
            let seam = self.seam((u, 0.0), (u, 1.0), 50);
            hollows += scene.stitched(&seam, PLUM, 3.6, 0.34, None);
            let beside: Vec<At> = seam.iter().map(|at| (at.0 + 4.0, at.1)).collect();
            stitches += scene.stitched(&beside, "#fff3d8", 1.7, 0.8, Some("8 6"));
        }
        scene.blurred(hollows, 2.2) + stitches
    }
}

/// The body under the quilt: shadow sprayed into the valleys and down the near side, light on what rises.
fn body(scene: &Scene) -> Ink {
    let valleys = [
        (
            blob(&knots![
                440, 560; 500, 590; 540, 640; 560, 760; 520, 900; 430, 980; 400, 860; 420, 720
            ]),
            0.5,
        ),
        (
            blob(&knots![790, 560; 840, 600; 860, 900; 800, 900; 770, 700]),
            0.35,
        ),
        (
            blob(&knots![-80, 1100; 160, 1090; 330, 1000; 460, 1060; 420, 1230; 0, 1300]),
            0.36,
        ),
        (
            blob(&knots![560, 1230; 700, 1100; 860, 1060; 860, 1260]),
            0.4,
        ),
    ];
    let heights = [
        (
            blob(&knots![590, 560; 640, 508; 690, 490; 740, 520; 700, 620; 640, 720; 590, 660]),
            0.5,
        ),
        (
            blob(&knots![380, 590; 420, 548; 460, 556; 440, 640; 400, 680]),
            0.35,
        ),
    ];
    let soft = |shapes: &[(Shape, f64)], r: f64| {
        let veils = shapes
            .iter()
            .map(|(shape, opacity)| scene.veil(shape, Colour::BLACK, *opacity));
        scene.blurred(veils.sum::<Ink>(), r)
    };
    let spray = |seed, opacity| Spray {
        grain: 0.7,
        seed,
        opacity,
        ..Spray::default()
    };
    scene.sprayed(soft(&valleys, 34.0), "#3f3560", spray(9, 0.75))
        + scene.sprayed(soft(&heights, 26.0), "#fff0b8", spray(5, 0.6))
}

/// The sheet turned down over the quilt, with two rows of stitches.
fn hem(scene: &Scene) -> Ink {
    let widths = [6.0, 40.0, 52.0, 62.0, 70.0, 76.0, 80.0, 84.0];
    let sheet = handcut(&taper(&HEM, &widths), 1.0, 40.0, 5);
    let mut ink = scene.shadow(&sheet, (3.0, 5.0), 12.0, "#2a2348", 0.5);
    ink += scene
        .sheet(&sheet, "#f3e6d6")
        .light((640.0, 440.0))
        .lit(0.3)
        .shade(0.65)
        .rim(1.6)
        .dark("#a390b4")
        .ink();
    for aside in [-10.0, 10.0] {
        let row = spots![
            356.0 + aside * 0.5, 640; 364.0 + aside, 690; 390.0 + aside, 760;
            386.0 + aside, 850.0 + aside * 0.4; 322.0 + aside * 0.6, 948.0 + aside;
            196, 1036.0 + aside * 1.4; 30, 1108.0 + aside * 1.6
        ];
        ink += scene.stitched(&curve(&row), "#d98a72", 2.0, 0.7, Some("9 6"));
    }
    ink
}

/// What grows on a field.
#[derive(Clone, Copy)]
enum Crop {
    Fallow,
    Furrows,
    Terraces,
    Slants,
    Bushes,
    Flowers,
    Crosses,
    Wheat,
}

/// One field of the quilt.
struct Patch<'a> {
    quilt: &'a Quilt,
    from: At,
    to: At,
}

impl Patch<'_> {
    /// A place on it; its sides are 0 and 1.
    fn at(&self, u: f64, v: f64) -> At {
        let (u, v) = self.on_quilt(u, v);
        self.quilt.at(u, v)
    }

    fn on_quilt(&self, u: f64, v: f64) -> At {
        (
            self.from.0 + (self.to.0 - self.from.0) * u,
            self.from.1 + (self.to.1 - self.from.1) * v,
        )
    }

    fn ink(&self, scene: &Scene, field: Colour, chance: &mut Chance) -> Ink {
        let cloth = self.quilt.cloth(self.from, self.to, 6);
        let far = distance(self.at(0.5, 0.5), DAWN) / 700.0;
        let field = mix(field, "#fff0c0", (0.34 - far * 0.38).max(0.0));
        let field = mix(field, "#5f5a86", ((far - 0.35) * 0.5).clamp(0.0, 0.5));
        let bounds = cloth.bounds();
        let stops = stops![
            0, mix(field, "#fff3c8", 0.18); 0.6, field; 1, mix(field, "#4f4a78", 0.2)
        ];
        let fill = scene.linear((bounds.x1, bounds.y0), (bounds.x0, bounds.y1), &stops);
        let crops = [
            Crop::Furrows,
            Crop::Terraces,
            Crop::Bushes,
            Crop::Wheat,
            Crop::Fallow,
            Crop::Furrows,
            Crop::Flowers,
            Crop::Crosses,
            Crop::Slants,
        ];
        let crop = match *chance.pick(&crops) {
            Crop::Fallow => Ink::none(),
            crop @ (Crop::Furrows | Crop::Terraces | Crop::Slants) => {
                self.lines(scene, crop, field)
            }
            crop => self.plants(scene, crop, field, chance),
        };
        scene.clipped(&cloth, scene.fill(&cloth.grown(0.6), fill) + crop)
    }

    /// Ploughed: up and down, across, or aslant.
    fn lines(&self, scene: &Scene, crop: Crop, field: Colour) -> Ink {
        let (dark, light) = (mix(field, "#3f3a5a", 0.42), mix(field, "#fff6d8", 0.5));
        let down = (self.from.1 + self.to.1) / 2.0;
        let ends = |i: i32| {
            let part = f64::from(i);
            match crop {
                Crop::Furrows if (1..9).contains(&i) => {
                    Some(((part / 9.0, 0.0), (part / 9.0, 1.0)))
                }
                Crop::Terraces if (1..8).contains(&i) => {
                    Some(((0.0, part / 8.0), (1.0, part / 8.0)))
                }
                Crop::Slants => {
                    let aside = part / 8.0;
                    let (from, to) = ((-aside).max(0.0), (1.0 - aside).min(1.0));
                    Some(((aside + from, from), (aside + to, to)))
                }
                _ => None,
            }
        };
        let (width, opacity) = match crop {
            Crop::Slants => (1.0 + down, 0.5),
            _ => (1.1 + down, 0.55),
        };
        let draw = |i: i32| {
            let (from, to) = ends(i)?;
            let seam = self
                .quilt
                .seam(self.on_quilt(from.0, from.1), self.on_quilt(to.0, to.1), 8);
            let colour = if i % 2 == 0 { light } else { dark };
            Some(scene.stitched(&seam, colour, width, opacity, None))
        };
        (-7..9).filter_map(draw).sum()
    }

    /// Planted in rows, by a hand that is not quite steady.
    fn plants(&self, scene: &Scene, crop: Crop, field: Colour, chance: &mut Chance) -> Ink {
        let count = if matches!(crop, Crop::Bushes) { 5 } else { 7 };
        let size = 0.55 + (self.from.1 + self.to.1) / 2.0 * 1.3;
        let mut ink = Ink::none();
        for row in 0..count {
            for column in 0..count {
                let mut part =
                    |i: i32| (f64::from(i) + 0.5 + chance.between(-0.2, 0.2)) / f64::from(count);
                let at = self.at(part(row), part(column));
                ink += plant(scene, crop, at, size, field, chance);
            }
        }
        ink
    }
}

fn plant(scene: &Scene, crop: Crop, at: At, size: f64, field: Colour, chance: &mut Chance) -> Ink {
    let (x, y) = at;
    let (dark, light) = (mix(field, "#3f3a5a", 0.42), mix(field, "#fff6d8", 0.5));
    let dot = |dx: f64, dy: f64, rx: f64, ry: f64| {
        ellipse((x + dx * size, y + dy * size), rx * size, ry * size)
    };
    let stalk = |from: At, to: At, widths: [f64; 2]| {
        taper(
            &[
                (x + from.0 * size, y + from.1 * size),
                (x + to.0 * size, y + to.1 * size),
            ],
            &widths,
        )
    };
    match crop {
        Crop::Bushes => {
            scene.veil(&dot(1.5, 1.5, 3.4, 2.4), dark, 0.6)
                + scene.fill(&dot(0.0, -1.0, 3.0, 3.0), mix("#4f7a50", field, 0.25))
                + scene.veil(&dot(0.8, -1.8, 1.5, 1.5), mix("#9dbb6a", field, 0.2), 0.8)
        }
        Crop::Flowers => {
            let r = chance.between(1.0, 1.9);
            let colour = *chance.pick(&["#f4e3c0", "#e8836a", "#f2c25a"]);
            scene.veil(&dot(0.0, 0.0, r, r), colour, 0.9)
        }
        Crop::Crosses => {
            let across = stalk((-3.0, 0.0), (3.0, 0.0), [size, size]);
            let down = stalk((0.0, -2.4), (0.0, 2.4), [size, size]);
            scene.veil(&across.and(&down), light, 0.8)
        }
        _ => {
            let ears = [
                stalk((0.0, 3.0), (0.6 / size, -4.0), [1.2 * size, 0.4]),
                stalk((0.0, 2.0), (3.0, -3.0), [size, 0.4]),
            ];
            scene.veil(&all(ears), light, 0.75)
        }
    }
}
