//! A flamingo, aloof, on one leg.

use super::DEEP;
use super::necks::Neck;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, ellipse, handcut, handcut_finely, poly, taper};
use crate::random::noise;
use crate::scene::{Scene, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::{knots, spots};

/// One bird.
pub struct Flamingo {
    /// Where it stands.
    pub spot: Spot,
    /// Its neck.
    pub neck: &'static Neck,
    /// From -1 to 1: how it leans.
    pub sway: f64,
    /// Its colour.
    pub pink: Colour,
    /// 0 in the last row, 1 in the first.
    pub near: f64,
}

impl Flamingo {
    /// Puts it on the card, with what the water shows of it.
    pub fn draw(&self, scene: &Scene, seed: i64) {
        let (spot, pink) = (self.spot, self.pink);
        let hot = mix(pink, "#d8285a", 0.42);
        let dark = mix(pink, "#7a1440", 0.62);
        let cut = |shape: &Shape, part: i64| {
            let shape = spot.put(shape);
            handcut_finely(&shape, 0.25 + 0.35 * self.near, 14.0, seed + part, 0.16)
        };
        let sheet = |shape: &Shape, colour: Colour, part: i64| {
            let shape = cut(shape, part);
            scene
                .sheet(&shape, colour)
                .lit(0.3)
                .shade(0.55)
                .dark(mix(colour, "#a01850", 0.5))
                .rim(0.8 + 0.8 * self.near)
                .grain(0.95)
                .seed(seed + part)
                .ink()
        };
        let s = self.sway * 4.0;
        let leg = taper(
            &spots![-4.0 + s * 0.4, -94; -6.0 + s, -72; -5.0 + s, -53; -1, -26; 0, -1],
            &[10.0, 6.0, 4.6, 3.6, 3.4],
        );
        let joint = ellipse((-5.0 + s, -52.0), 4.0, 5.4);
        let standing = all([leg, joint]).fillet(1.5);
        let bent = all([
            taper(&spots![8, -94; 18, -80; 25.0 + s, -66], &[10.0, 6.0, 4.4]),
            ellipse((25.0 + s, -64.0), 4.2, 4.6),
            taper(
                &spots![25.0 + s, -64; 8, -56; -12.0 + s, -50],
                &[4.2, 3.6, 3.2],
            ),
            blob(
                &knots![-10.0 + s, -53; -19.0 + s, -50; -28.0 + s, -40, corner; -20.0 + s, -42; -15.0 + s, -37, corner; -10.0 + s, -47],
            ),
        ]);
        // Body, neck and head are one piece.
        let body = blob(&knots![
            36, -120; 36, -106; 26, -93; 6, -85; -16, -86; -36, -93; -52, -97; -66, -90, corner; -58, -102; -65, -107, corner;
            -50, -114; -30, -128; -8, -139; 14, -141; 29, -135
        ]);
        let mut line = vec![(18.0, -112.0), (36.0, -122.0)];
        line.extend(
            self.neck
                .line
                .iter()
                .enumerate()
                .map(|(i, (x, y))| (x + self.sway * 1.3 * i as f64, *y)),
        );
        let head_at = line[line.len() - 1];
        let throat = taper(
            &line,
            &[34.0, 25.0, 17.0, 12.6, 10.6, 9.6, 9.2, 9.2, 9.8, 11.6],
        );
        let face = Spot::new(head_at.0, head_at.1, 1.0)
            .turned(if self.neck.back {
                -self.neck.nod
            } else {
                self.neck.nod
            })
            .flipped(self.neck.back);
        let skull = face.put(&blob(
            &knots![-8, 4; -9, -4; -4, -10; 4, -11; 11, -7; 15, -1; 13, 5; 6, 8; -2, 8],
        ));
        let bird = all([body.clone(), throat, skull]).fillet(4.0);
        let outline = cut(&bird, 3);
        reflection(
            scene,
            spot,
            &all([outline.clone(), spot.put(&standing), spot.put(&bent)]),
            pink,
            seed,
        );
        scene.add(sheet(&bent.fillet(1.5), mix(hot, dark, 0.2), 1));
        scene.add(sheet(&standing, hot, 2));
        scene.add(ring(scene, spot, seed));
        scene.add(scene.shadow(
            &outline,
            (0.0, 5.0 * spot.size),
            5.0 * spot.size,
            mix(dark, DEEP, 0.3),
            0.28,
        ));
        let paper = scene
            .sheet(&outline, pink)
            .lit(0.4)
            .shade(0.6)
            .dark(mix(pink, "#c02a60", 0.5));
        scene.add(
            paper
                .rim(1.0 + 1.1 * self.near)
                .grain(0.95)
                .seed(seed)
                .ink(),
        );
        let spray = |opacity: f64| Spray::finer(seed, 0.95, opacity);
        // The belly and the far side of the neck lie in shade.
        let belly = blob(&knots![30, -100; 10, -84; -16, -86; -46, -96; -20, -98; 8, -97]);
        let under = outline.minus(&outline.moved(0.0, -3.4 * spot.size));
        let soft = scene.smudge(&spot.put(&belly), 0.7, 5.0 * spot.size, dark, spray(0.6))
            + scene.smudge(&under, 0.7, 1.8 * spot.size, dark, spray(0.5));
        scene.add(scene.clipped(&outline, soft));
        self.wing(scene, seed, hot, dark);
        self.head(scene, seed, head_at);
    }

    /// Feathers in four rows, each over the one below; the last are black.
    fn wing(&self, scene: &Scene, seed: i64, hot: Colour, dark: Colour) {
        let spot = self.spot;
        let feather =
            blob(&knots![3, -3; 3, 3; -6, 5; -14, 3.4; -19, 0, corner; -13, -3.4; -4, -4.4]);
        // Where each row begins and ends, how many feathers it has, how large they are.
        let rows: [(At, At, u32, f64, Colour); 4] = [
            (
                (-34.0, -106.0),
                (-18.0, -98.0),
                3,
                1.7,
                mix("#2a1630", dark, 0.3 * (1.0 - self.near)),
            ),
            ((-40.0, -112.0), (4.0, -96.0), 5, 1.28, mix(hot, dark, 0.24)),
            ((-30.0, -118.0), (14.0, -101.0), 5, 1.1, hot),
            (
                (-22.0, -124.0),
                (18.0, -109.0),
                5,
                0.96,
                mix(hot, self.pink.lighter(0.06), 0.6),
            ),
        ];
        for (r, (from, to, count, size, colour)) in rows.into_iter().enumerate() {
            let shapes = (0..count).map(|i| {
                let part = f64::from(i) / f64::from(count - 1);
                let at = crate::line::between(from, to, part);
                let turn = 6.0 - 26.0 * part;
                Spot::new(at.0, at.1, size).turned(turn).put(&feather)
            });
            for (k, shape) in shapes.enumerate() {
                let part = seed + (r * 7 + k) as i64;
                let shape = handcut_finely(&spot.put(&shape), 0.25, 9.0, part, 0.15);
                if self.near > 0.4 {
                    scene.add(scene.shadow(&shape, (0.0, 1.4), 1.6, dark, 0.4));
                }
                scene.add(
                    scene
                        .sheet(&shape, colour)
                        .lit(0.22)
                        .shade(0.5)
                        .dark(mix(colour, dark, 0.5))
                        .rim(0.7 + 0.5 * self.near)
                        .grain(0.95)
                        .ink(),
                );
            }
        }
        let shoulder = blob(
            &knots![24, -126; 22, -110; 12, -104; -2, -110; -18, -120; -30, -126, corner; -10, -138; 12, -139],
        );
        let shoulder = handcut_finely(&spot.put(&shoulder), 0.3, 9.0, seed + 5, 0.15);
        scene.add(scene.shadow(&shoulder, (-1.0, 2.0), 2.4, dark, 0.4));
        scene.add(
            scene
                .sheet(&shoulder, self.pink.lighter(0.05))
                .lit(0.3)
                .shade(0.4)
                .dark(hot)
                .rim(0.9 + 0.6 * self.near)
                .grain(0.95)
                .ink(),
        );
    }

    fn head(&self, scene: &Scene, seed: i64, at: At) {
        let at = self.spot.point(at);
        let flip = self.spot.flip != self.neck.back;
        let nod = if flip { -self.neck.nod } else { self.neck.nod };
        let spot = Spot::new(at.0, at.1, self.spot.size)
            .turned(nod)
            .flipped(flip);
        let cut = |shape: &Shape, part: i64| {
            handcut_finely(&spot.put(shape), 0.2, 8.0, seed + part, 0.12)
        };
        // Down over the nose, with the kink no other bird has.
        let bill = cut(
            &blob(
                &knots![9, -9, corner; 18, -9; 27, -3; 31, 6; 30, 14; 25, 23, corner; 21, 15; 16, 11; 10, 9; 7, 7, corner; 11, 0],
            ),
            20,
        );
        let tip = blob(&knots![29, -1; 34, 8; 32, 20; 25, 24, corner; 18, 16; 22, 9]);
        scene.add(
            scene
                .sheet(&bill, mix("#fbeee0", self.pink, 0.1))
                .lit(0.2)
                .rim(0.8)
                .grain(1.0)
                .ink(),
        );
        scene.add(scene.fill(
            &spot.put(&tip).within(&bill),
            mix("#2a1630", self.pink, 0.22 * (1.0 - self.near)),
        ));
        scene.add(scene.veil(
            &spot.put(&taper(
                &spots![10, 1; 17, 2; 23, 8; 26, 17],
                &[0.5, 1.2, 1.0, 0.4],
            )),
            "#8a4458",
            0.75,
        ));
        // An eye half shut: it has seen better.
        let eye = spot.put(&ellipse((5.0, -3.6), 3.4, 3.2));
        scene.add(scene.fill(&eye, "#fdf3c4"));
        scene.add(scene.fill(&spot.put(&circle((6.0, -3.0), 1.8)), "#2a1630"));
        let lid = spot
            .put(&poly(&spots![0, -8; 10, -8; 10, -5.4; 0, -4.0]))
            .within(&eye.grown(0.5));
        scene.add(scene.fill(&lid, mix(self.pink, "#b02858", 0.5)));
        scene.add(scene.veil(
            &spot.put(&taper(
                &spots![0.6, -4.2; 5, -5.0; 9.6, -5.6],
                &[0.5, 1.3, 0.4],
            )),
            mix(self.pink, "#7a1440", 0.8),
            0.9,
        ));
        scene.add(scene.veil(
            &spot.put(&ellipse((-1.0, 3.0), 3.4, 2.2)),
            mix(self.pink, "#d8285a", 0.5),
            0.35,
        ));
    }
}

/// The bird once more, upside down and short, cut into strips by the water.
pub fn reflection(scene: &Scene, spot: Spot, outline: &Shape, colour: Colour, seed: i64) {
    let (x, y) = spot.at;
    let k = spot.size;
    let mirrored = outline.bent(|at| {
        let down = (y - at.1) * 0.27;
        let wave = noise(down / (7.0 * k), seed, None) * (0.6 + down * 0.03) * k;
        (at.0 + wave * 1.6, y + down)
    });
    let mut strips = Vec::new();
    let mut at = y + 2.0 * k;
    let mut i = 0.0;
    while at < y + 105.0 * k {
        let high = (2.2 + i * 0.22) * k;
        let lean = noise(i * 1.7, seed + 3, None) * 1.4 * k;
        strips.push(poly(&[
            (x - 140.0 * k, at),
            (x, at - lean),
            (x + 140.0 * k, at + lean),
            (x + 140.0 * k, at + high),
            (x, at + high + lean),
            (x - 140.0 * k, at + high * 0.8),
        ]));
        at += high + (1.4 + i * 0.26) * k;
        i += 1.0;
    }
    scene.add(scene.veil(
        &mirrored.within(&all(strips)),
        mix(colour, "#e8507a", 0.12),
        0.5,
    ));
    let shade = ellipse((x - 4.0 * k, y + 2.0 * k), 34.0 * k, 5.5 * k);
    scene.add(scene.smudge(
        &shade,
        0.62,
        4.0 * k,
        "#4c8430",
        Spray::finer(seed, 0.8, 0.6),
    ));
}

/// Rings where a leg goes into the water.
pub fn ring(scene: &Scene, spot: Spot, seed: i64) -> crate::svg::Ink {
    let (x, y) = spot.at;
    let k = spot.size;
    let rings = [(11.0, 0.9), (23.0, 0.6)].map(|(r, strength)| {
        let ring = handcut(&ellipse((x + k, y), r * k, r * 0.28 * k), 0.7, 14.0, seed);
        let inner = ellipse(
            (x + 1.8 * k, y - 0.5 * k),
            (r - 1.3) * k,
            (r * 0.28 - 0.9) * k,
        );
        scene.veil(&ring.minus(&inner), "#fbffe0", strength)
    });
    rings.into_iter().sum()
}
