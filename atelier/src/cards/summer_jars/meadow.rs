//! The meadow that pours out of the jar: a band of land along a curve, with its own sky above it.

use super::{DEEP, HONEY, POPPY};
use crate::colour::{Colour, mix};
use crate::line::{Path, Stroke, blob, circle, curve, handcut, poly, spread, step, taper, towards};
use crate::motifs::figures::{
    Age, Build, Figure, Garment, Hair, Head, Pose, Shoes, Skin, Sleeves, View,
};
use crate::random::{Chance, noise};
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

/// How wide the band is on its way from the jar.
const WIDTHS: [f64; 9] = [96.0, 92.0, 88.0, 112.0, 150.0, 196.0, 236.0, 268.0, 290.0];

pub(super) struct Meadow {
    path: Path,
}

impl Meadow {
    pub(super) fn new() -> Meadow {
        let path = Path::new(curve(&spots![
            575, 900; 576, 800; 596, 712; 660, 638; 704, 552; 668, 462; 540, 402; 370, 374; 190, 362; 20, 362; -150, 370
        ]));
        Meadow { path }
    }

    /// The place `part` of the way along and `up` across: 1 is the upper edge, -1 the lower one.
    fn at(&self, part: f64, up: f64) -> At {
        let far = part * self.path.length();
        let (tx, ty) = step(self.path.at(far - 24.0), self.path.at(far + 24.0));
        let (x, y) = self.path.at(far);
        let half = self.half(part) * up;
        (x - ty * half, y + tx * half)
    }

    fn half(&self, part: f64) -> f64 {
        spread(&WIDTHS, part) / 2.0
    }

    /// Which way up is there, in degrees.
    fn upwards(&self, part: f64) -> f64 {
        let (a, b) = (self.at(part, 0.0), self.at(part, 1.0));
        (b.1 - a.1).atan2(b.0 - a.0).to_degrees()
    }

    /// The land between two lines along the band.
    fn band(
        &self,
        from: f64,
        to: f64,
        low: impl Fn(f64) -> f64,
        high: impl Fn(f64) -> f64,
    ) -> Shape {
        let parts = (0..=220).map(|i| from + (to - from) * f64::from(i) / 220.0);
        let mut ring: Vec<At> = parts
            .clone()
            .map(|part| self.at(part, high(part)))
            .collect();
        ring.extend(parts.rev().map(|part| self.at(part, low(part))));
        poly(&ring)
    }

    /// Its light on the room behind it.
    pub(super) fn light(&self, scene: &Scene) {
        let wide = self.band(0.1, 1.0, |_| -1.5, |_| 1.5);
        let soft = scene.blurred(scene.veil(&wide, "#ffb648", 0.75), 46.0);
        scene.add(scene.shining(soft));
        let near = self.band(0.1, 1.0, |_| -1.12, |_| 1.12);
        let shadow = scene.shadow(&near, (0.0, 26.0), 24.0, DEEP, 0.28);
        scene.add(shadow);
    }

    pub(super) fn draw(&self, scene: &Scene) {
        self.sky(scene);
        self.hills(scene);
        self.trees(scene);
        self.runner(scene);
        self.grass(scene);
        self.flowers(scene);
        // At its root it is so bright that the land is lost in it.
        let root = self.band(0.02, 0.3, |_| -0.9, |_| 1.0);
        let fade = stops![0, "#ffe27a", 0.75; 0.5, "#ffd060", 0.4; 1, "#ffc850", 0.0];
        let bright = scene.fill(&root, scene.linear((580.0, 800.0), (690.0, 560.0), &fade));
        scene.add(scene.shining(scene.blurred(bright, 10.0)));
    }

    /// Streams of light above the land.
    fn sky(&self, scene: &Scene) {
        let wavy =
            |seed: i64, by: f64, wave: f64| move |part: f64| by * noise(part * wave, seed, None);
        for (i, (from, to, high, colour)) in [
            (0.02, 1.0, 1.04, "#ffe4a2"),
            (0.02, 1.0, 0.78, "#ffd680"),
            (0.02, 1.0, 0.5, "#fcc766"),
        ]
        .into_iter()
        .enumerate()
        {
            let i = i as i64;
            let edge = wavy(i + 3, 0.12, 11.0);
            let sheet = self.band(from, to, |_| -0.9, |part| high + edge(part));
            let sheet = handcut(&sheet, 1.2, 40.0, i);
            scene.add(scene.shadow(&sheet, (0.0, 3.0), 9.0, "#8a5a20", 0.4));
            let stops = stops![
                0, "#fffdf0"; 0.25, mix(colour, "#fff6d8", 0.4); 0.75, colour; 1, mix(colour, "#f0b458", 0.3)
            ];
            let fill = scene.radial((600.0, 690.0), 900.0, &stops);
            scene.add(scene.washed(scene.fill(&sheet, fill), 3 + i, 0.05));
            let (a, b) = ((1.0, 2.2), 0.75);
            scene.add(scene.rim(&sheet, a, "#fffbe6", b, (560.0, 300.0), 900.0));
        }
        // Long thin clouds that are drawn out by the wind.
        let mut chance = Chance::of("streaks", 3);
        for _ in 0..30 {
            let from = chance.between(0.2, 0.95);
            let (long, up) = (chance.between(0.04, 0.13), chance.between(0.32, 0.98));
            let line: Vec<At> = (0..12)
                .map(|i| {
                    let k = f64::from(i) / 11.0;
                    self.at(from + long * k, up + 0.04 * noise(k * 3.0, i.into(), None))
                })
                .collect();
            let wide = chance.between(1.5, 5.0);
            let streak = Stroke::along(line, &[0.3, wide, wide * 0.8, 0.3]).shape();
            scene.add(scene.veil(&streak, "#fffbea", chance.between(0.4, 0.8)));
        }
    }

    fn hills(&self, scene: &Scene) {
        for (i, (high, rise, wave, colour, dark)) in [
            (0.24, 0.16, 15.0, "#c3c678", "#8d9f58"),
            (0.02, 0.14, 12.0, "#a3b65c", "#6d8c46"),
            (-0.2, 0.13, 17.0, "#84a44a", "#4f7a3c"),
            (-0.46, 0.1, 14.0, "#66903e", "#355f34"),
        ]
        .into_iter()
        .enumerate()
        {
            let seed = 5 + i as i64 * 4;
            let crest = |part: f64| {
                high + rise * noise(part * wave, seed, None)
                    + 0.4 * rise * noise(part * wave * 2.7, seed + 1, None)
            };
            let ragged = |part: f64| -0.98 + 0.07 * noise(part * 30.0, 8, None);
            let hill = handcut(&self.band(0.03, 1.0, ragged, crest), 0.8, 22.0, seed);
            scene.add(scene.shadow(&hill, (0.0, -3.0), 7.0, "#4f5a20", 0.34));
            let stops =
                stops![0, mix(colour, "#fff2b4", 0.55); 0.4, colour; 1, mix(colour, dark, 0.6)];
            scene.add(scene.fill(&hill, scene.radial((620.0, 640.0), 760.0, &stops)));
            let stops = stops![0.15, Colour::BLACK, 0; 1, Colour::BLACK, 0.55];
            let density = scene.radial((610.0, 600.0), 720.0, &stops);
            scene.add(scene.grain(&hill, density, dark, Spray::new(seed, 0.6)));
            scene.add(scene.rim(&hill, (0.6, 1.8), "#fff2b0", 0.7, (480.0, 300.0), 900.0));
            // Furrows that follow the land.
            let mut ink = Ink::none();
            for k in 1..4 {
                let k = f64::from(k);
                let line: Vec<At> = (0..120)
                    .map(|j| {
                        let part = 0.16 + 0.84 * f64::from(j) / 119.0;
                        self.at(
                            part,
                            crest(part) - 0.055 * k - 0.02 * noise(part * 40.0, seed, None),
                        )
                    })
                    .collect();
                let furrow = Stroke::along(line, &[0.4, 1.6, 0.5, 1.8, 0.6, 1.6]).shape();
                ink += scene.veil(&furrow, dark, 0.5);
            }
            scene.add(scene.clipped(&hill, ink));
        }
        // A path that comes down the meadow.
        let way: Vec<At> = [
            (0.62, 0.02),
            (0.645, -0.1),
            (0.635, -0.24),
            (0.662, -0.36),
            (0.656, -0.44),
        ]
        .into_iter()
        .map(|(part, up)| self.at(part, up))
        .collect();
        let way = handcut(&taper(&way, &[2.0, 4.0, 6.0, 8.0, 9.0]), 0.6, 14.0, 4);
        scene.add(
            scene
                .sheet(&way, "#ecd08a")
                .lit(0.2)
                .shade(0.4)
                .dark("#b08a48")
                .rim(1.0),
        );
    }

    /// Far trees and a row of poplars, haycocks on the near slope.
    fn trees(&self, scene: &Scene) {
        for (i, (part, up, size)) in [
            (0.34, 0.16, 0.36),
            (0.4, 0.2, 0.4),
            (0.46, 0.1, 0.5),
            (0.52, 0.2, 0.55),
            (0.535, 0.18, 0.7),
            (0.6, 0.06, 0.7),
            (0.71, 0.2, 0.9),
            (0.735, 0.14, 1.1),
            (0.9, 0.1, 1.3),
        ]
        .into_iter()
        .enumerate()
        {
            let (x, y) = self.at(part, up);
            let spot = Spot::new(x, y, size).turned(self.upwards(part) + 90.0);
            let crown = match i % 3 {
                0 => blob(&knots![
                    -24, -12; -32, -26; -26, -42; -14, -50; 0, -60; 15, -52; 28, -42; 32, -26; 24, -12; 8, -8; -8, -8
                ]),
                1 => {
                    blob(&knots![-9, -6; -13, -30; -9, -62; 0, -88, corner; 9, -62; 13, -30; 9, -6])
                }
                _ => blob(&knots![
                    -18, -10; -27, -22; -22, -36; -10, -42; 4, -46; 18, -38; 25, -24; 18, -10; 0, -6
                ]),
            };
            let trunk = spot.put(&taper(&spots![0, 6; 0, -14], &[6.0, 4.0]));
            scene.add(scene.fill(&trunk, "#5b4a2a"));
            let crown = handcut(&spot.put(&crown), 1.6 * size, 7.0, i as i64);
            scene.add(
                scene
                    .sheet(&crown, "#5f8840")
                    .lit(0.4)
                    .shade(0.7)
                    .dark("#2f5832")
                    .rim(1.6)
                    .rim_colour("#fff0a8")
                    .grain(1.05),
            );
            let tufts = (0..7).map(|k| {
                let k = f64::from(k);
                let at = (-14.0 + (k * 11.0) % 28.0, -16.0 - (k * 7.0) % 30.0);
                taper(
                    &[
                        (at.0 - 4.0, at.1 + 2.0),
                        (at.0, at.1 - 2.0),
                        (at.0 + 4.0, at.1 + 2.0),
                    ],
                    &[0.4, 2.0, 0.4],
                )
            });
            scene.add(scene.clipped(&crown, scene.veil(&spot.put(&all(tufts)), "#2f5832", 0.5)));
        }
        for (part, up, size) in [
            (0.565, -0.14, 0.62),
            (0.59, -0.2, 0.8),
            (0.76, -0.16, 1.1),
            (0.9, -0.2, 1.4),
        ] {
            let (x, y) = self.at(part, up);
            let spot = Spot::new(x, y, size).turned(self.upwards(part) + 90.0);
            let hay = blob(&knots![-15, 3; -14, -8; -8, -20; 0, -27; 8, -20; 14, -8; 15, 3; 0, 6]);
            let hay = handcut(&spot.put(&hay), 0.8 * size, 6.0, 2);
            scene.add(scene.shadow(&hay, (-3.0, 3.0), 3.0, "#3a4a1c", 0.5));
            scene.add(
                scene
                    .sheet(&hay, "#e9bd5a")
                    .lit(0.3)
                    .shade(0.6)
                    .dark("#a8742c")
                    .rim(1.2)
                    .grain(1.05),
            );
            let straws = (0..5).map(|k| {
                let k = f64::from(k) - 2.0;
                taper(
                    &spots![k * 1.2, -24; k * 4.0, -10; k * 6.0, 2],
                    &[0.3, 1.2, 0.3],
                )
            });
            scene.add(scene.clipped(&hay, scene.veil(&spot.put(&all(straws)), "#8a5a20", 0.55)));
        }
    }

    /// Somebody with a plait, barefoot: it is last summer.
    fn runner(&self, scene: &Scene) {
        let (x, y) = self.at(0.682, -0.26);
        let girl = Figure {
            at: (x, y),
            height: 72.0,
            flip: true,
            view: View::Profile,
            pose: Pose::RUN,
            build: Build::Child,
            skin: Skin::Honey,
            garment: Garment::Dress,
            sleeves: Sleeves::Short,
            shoes: Shoes::Bare,
            top: "#fff0d0".into(),
            trim: POPPY.into(),
            low: Skin::Honey.colour(),
            belt: Some(POPPY.into()),
            head: Head {
                hair: Hair::Braid,
                hair_colour: "#5a2f1e".into(),
                age: Age::Child,
                ..Head::default()
            },
            light: Some((x + 90.0, y - 160.0)),
            ..Figure::default()
        };
        let girl = girl.drawn(scene, 5);
        scene.add(scene.shadow(&girl.outline, (-3.0, 3.0), 3.0, "#3a4a1c", 0.5));
        scene.add(girl.ink());
    }

    /// Blades on the near edge of the band: they stand up from it, and hang below it.
    fn grass(&self, scene: &Scene) {
        let mut chance = Chance::of("meadow grass", 11);
        for (root, high, colours, count) in [
            (-0.62, 0.26, ["#7fa844", "#4f7d38"], 260),
            (-0.86, 0.34, ["#699638", "#3a6632"], 300),
            (-1.0, 0.3, ["#86ac46", "#2f5a30"], 260),
        ] {
            let mut blades = [Vec::new(), Vec::new()];
            for i in 0..count {
                let part: f64 = 0.1 + 0.9 * chance.unit();
                let half = self.half(part);
                let at = self.at(part, root + 0.06 * chance.between(-1.0, 1.0));
                let way = self.upwards(part) + chance.near(-8.0, 16.0);
                let long = half * high * chance.between(0.4, 1.0);
                let mid = towards(at, way, long * 0.55);
                let tip = towards(mid, way - chance.between(6.0, 40.0), long * 0.5);
                let wide = 1.0 + half * 0.022;
                let foot = towards(at, way + 180.0, half * 0.05);
                blades[i % 2].push(taper(&[foot, mid, tip], &[wide, wide * 0.8, 0.3]));
            }
            for (blades, colour) in blades.into_iter().zip(colours) {
                scene.add(scene.veil(&all(blades), colour, 0.95));
            }
        }
        // Roots and grass that hang over the lower edge.
        let mut hanging = [Vec::new(), Vec::new()];
        for i in 0..230 {
            let part: f64 = 0.13 + 0.87 * chance.unit();
            let half = self.half(part);
            let at = self.at(part, -0.93);
            let way = self.upwards(part) + 180.0 + chance.near(14.0, 16.0);
            let long = half * chance.between(0.06, 0.3);
            let mid = towards(at, way, long * 0.6);
            let tip = towards(mid, way + chance.between(-10.0, 44.0), long * 0.5);
            let wide = 1.2 + half * 0.02;
            hanging[i % 2].push(taper(&[at, mid, tip], &[wide * 1.3, wide, 0.3]));
        }
        for (blades, colour) in hanging.into_iter().zip(["#3f6c32", "#6a9440"]) {
            scene.add(scene.veil(&all(blades), colour, 0.95));
        }
    }

    /// Poppies, daisies, cornflowers, larger towards the eye.
    fn flowers(&self, scene: &Scene) {
        let mut chance = Chance::of("meadow flowers", 21);
        for i in 0..86 {
            let part = 0.2 + 0.8 * chance.unit().powf(0.8);
            let half = self.half(part);
            let (low, high) = (chance.between(-0.96, -0.5), chance.between(0.16, 0.34));
            let root = self.at(part, low);
            let way = self.upwards(part) + chance.near(-6.0, 12.0);
            let head = towards(root, way, half * high);
            let stalk = taper(
                &[root, towards(root, way + 8.0, half * high * 0.5), head],
                &[1.6, 1.4, 1.2],
            );
            scene.add(scene.fill(&stalk, "#3f6c32"));
            let size = half / 135.0 * chance.between(0.75, 1.15) * (1.0 - 0.5 * (low + 0.96));
            let spot = Spot::new(head.0, head.1, size).turned(way + 90.0);
            scene.add(match i % 9 {
                0 | 3 | 5 | 7 => poppy(scene, spot, i),
                1 | 4 | 8 => daisy(scene, spot),
                _ => cornflower(scene, spot),
            });
        }
    }

    /// What has left the band: petals, pollen and two butterflies.
    pub(super) fn drift(&self, scene: &Scene) {
        let mut chance = Chance::of("pollen", 4);
        for _ in 0..120 {
            let part = chance.between(0.06, 1.0);
            let up = chance.near(0.1, 1.0);
            let at = self.at(part, up);
            let mote = circle(at, chance.between(0.7, 2.2));
            scene.add(scene.veil(&mote, "#fff4c4", chance.between(0.4, 0.95)));
        }
        for (x, y, size, turn) in [
            (452.0, 690.0, 1.0, 30.0),
            (130.0, 540.0, 1.2, 80.0),
            (262.0, 560.0, 0.8, -20.0),
            (690.0, 800.0, 0.9, 10.0),
            (506.0, 600.0, 0.7, 60.0),
        ] {
            let petal = blob(
                &knots![-11, 2, corner; -6, -6; 2, -10; 12, -9; 17, -3, corner; 12, 2; 4, 3; -4, 6],
            );
            let petal = Spot::new(x, y, size).turned(turn).put(&petal);
            scene.add(scene.shadow(&petal, (1.0, 3.0), 3.0, DEEP, 0.5));
            scene.add(
                scene
                    .sheet(&petal, POPPY)
                    .lit(0.4)
                    .shade(0.5)
                    .dark("#8a1c1c")
                    .rim(1.2)
                    .rim_colour("#ffc098"),
            );
            let folds = [-3.0, 2.0]
                .map(|by| taper(&spots![-8, 1; 2, by - 2.0; 12, by - 3.0], &[0.4, 1.2, 0.3]));
            let folds = Spot::new(x, y, size).turned(turn).put(&all(folds));
            scene.add(scene.clipped(&petal, scene.veil(&folds, "#8a1c1c", 0.55)));
        }
        for (x, y, size, turn, colour) in [
            (560.0, 492.0, 0.9, 14.0, "#f7f0dc"),
            (676.0, 742.0, 0.8, -30.0, "#f2a93c"),
        ] {
            scene.add(butterfly(scene, Spot::new(x, y, size).turned(turn), colour));
        }
    }
}

/// Four wide, creased petals around a dark heart.
pub(super) fn poppy(scene: &Scene, spot: Spot, seed: i64) -> Ink {
    let wide = blob(&knots![
        0, 2, corner; -10, 3; -20, -2; -23, -11; -17, -17; -11, -15; -6, -19; 2, -18; 7, -20; 13, -15; 20, -16; 23, -9;
        19, -1; 10, 3
    ]);
    let front = blob(&knots![
        -17, -5; -10, -8; -3, -5; 4, -7; 11, -8; 17, -4; 16, 4; 10, 11; 4, 10; -1, 13; -7, 11; -13, 9; -17, 3
    ]);
    let wide = handcut(&spot.put(&wide), 1.0 * spot.size, 6.0, seed);
    let front = handcut(&spot.put(&front), 0.9 * spot.size, 6.0, seed + 1);
    let sheet = |shape: &Shape, colour: Colour| {
        let sheet = scene
            .sheet(shape, colour)
            .lit(0.35)
            .shade(0.5)
            .dark("#8a1c1c");
        sheet.rim(1.2).rim_colour("#ffc098").grain(1.05).ink()
    };
    let heart = spot.put(&blob(&knots![-7, -6; -4, -11; 2, -12; 7, -8; 6, -4; 0, -3]));
    let folds = [-12.0, -5.0, 3.0, 11.0]
        .map(|x| taper(&spots![x * 0.5, -3; x * 0.9, 4; x, 9], &[0.6, 1.5, 0.4]));
    let creases =
        [-15.0, -6.0, 6.0, 16.0].map(|x| taper(&spots![x * 0.5, -7; x, -15], &[1.4, 0.4]));
    sheet(&wide, mix(POPPY, "#8a1a20", 0.2))
        + scene.veil(&spot.put(&all(creases)), "#8a1c1c", 0.5)
        + scene.fill(&heart, "#241820")
        + sheet(&front, POPPY.into())
        + scene.veil(&spot.put(&all(folds)), "#8a1c1c", 0.6)
}

pub(super) fn daisy(scene: &Scene, spot: Spot) -> Ink {
    let petals = (0..11).map(|i| {
        let petal = blob(&knots![2, 0, corner; 6, -2.4; 12, -2.2; 13.4, 0; 12, 2.2; 6, 2.4]);
        petal
            .turned(f64::from(i) * 32.7, (0.0, 0.0))
            .stretched(1.0, 0.72, (0.0, 0.0))
    });
    let petals = spot.put(&all(petals));
    let heart = spot.put(&blob(
        &knots![-4.4, 0; -2, -3.4; 3, -3; 4.4, 0.6; 1, 3.2; -3, 2.8],
    ));
    scene
        .sheet(&petals, "#fbf3dc")
        .lit(0.2)
        .shade(0.3)
        .dark("#c9a868")
        .rim(0.8)
        .grain(1.05)
        .ink()
        + scene.fill(&heart, "#eda72f")
}

fn cornflower(scene: &Scene, spot: Spot) -> Ink {
    let petals = (0..8).map(|i| {
        let petal = crate::line::poly(&spots![0, 0; 7, -3.6; 11.4, -3; 9, 0; 12, 2.6; 7, 3.4]);
        petal
            .turned(f64::from(i) * 45.0 + 10.0, (0.0, 0.0))
            .stretched(1.0, 0.8, (0.0, 0.0))
    });
    let petals = spot.put(&all(petals));
    let heart = spot.put(&blob(&knots![-3, 0; 0, -3; 3, 0; 0, 3]));
    scene
        .sheet(&petals, "#4f74b8")
        .lit(0.2)
        .shade(0.4)
        .rim(0.8)
        .grain(1.05)
        .ink()
        + scene.fill(&heart, "#2c3f78")
}

fn butterfly(scene: &Scene, spot: Spot, colour: &str) -> Ink {
    let wing = |up: f64| {
        all([
            blob(
                &knots![0, -2, corner; 4, -12.0 * up; 14, -20.0 * up; 22, -16.0 * up; 19, -5.0 * up; 10, 0],
            ),
            blob(&knots![0, 1, corner; 10, 1; 17, 6; 14, 14; 6, 12]),
        ])
    };
    let (near, far) = (
        wing(1.0),
        wing(1.15).mirrored(0.0).stretched(0.6, 1.0, (0.0, 0.0)),
    );
    let body = taper(&spots![-1, -7; 0, 0; 1, 9], &[1.4, 2.8, 1.0]);
    let feelers = all([
        taper(&spots![0, -7; 3, -12; 6, -14], &[0.8, 0.5]),
        taper(&spots![-1, -7; -3, -12; -5, -13], &[0.8, 0.5]),
    ]);
    let mut ink = Ink::none();
    for wing in [far, near] {
        let wing = handcut(&spot.put(&wing), 0.4, 6.0, 3);
        ink += scene.shadow(&wing, (1.0, 3.0), 3.0, DEEP, 0.4);
        ink += scene
            .sheet(&wing, colour)
            .lit(0.3)
            .shade(0.5)
            .rim(0.9)
            .rim_colour(HONEY)
            .grain(1.05)
            .ink();
    }
    let spots = all([circle((14.0, -13.0), 2.2), circle((11.0, 8.0), 1.6)]);
    ink + scene.veil(&spot.put(&spots), "#3a2a20", 0.7)
        + scene.fill(&spot.put(&body.and(&feelers)), "#2a1c18")
}
