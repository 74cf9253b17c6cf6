//! One home, of whatever kind.

use super::LAMP;
use crate::colour::{Colour, mix};
use crate::line::{blob, circle, curve, ellipse, handcut_finely, poly, rect, taper};
use crate::motifs::buildings::{Roof, TownHouse};
use crate::motifs::sky::curl;
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots, stops};

use Kind::*;

/// What kind of home.
#[derive(Clone, Copy)]
pub enum Kind {
    /// A narrow house: how wide, how high without the roof, how high the roof is, and which.
    Town(f64, f64, f64, Roof),
    /// A toadstool.
    Mushroom,
    /// An acorn.
    Acorn,
    /// A flowerpot, upside down.
    Pot,
    /// An observatory.
    Dome,
    /// A snail's shell.
    Shell,
    /// A windmill.
    Mill,
    /// A thin tower.
    Tower,
    /// A coffee house.
    Cafe,
}

/// A home while it is drawn; its foot, or where it hangs, is the origin.
pub struct Home<'a> {
    /// Where it is drawn.
    pub scene: &'a Scene,
    /// Where on it.
    pub spot: Spot,
    /// Whose chance it has.
    pub seed: i64,
    /// The colour of its walls.
    pub wall: Colour,
    /// The colour of its roof.
    pub tiles: Colour,
}

impl Home<'_> {
    /// Drawn as this kind.
    pub fn ink(&self, kind: Kind) -> Ink {
        match kind {
            Town(width, height, roof_height, roof) => {
                let house = TownHouse {
                    spot: self.spot,
                    width,
                    height,
                    roof_height,
                    roof,
                    wall: self.wall,
                    tiles: self.tiles,
                    dark: "#2a1518".into(),
                    window: LAMP.into(),
                    lamp: "#ffe7a6".into(),
                };
                let shadow = house.silhouette();
                self.scene.shadow(&shadow, (-5.0, 4.0), 7.0, "#2a140f", 0.6)
                    + house.ink(self.scene, self.seed)
            }
            Mushroom => self.mushroom(),
            Acorn => self.acorn(),
            Pot => self.pot(),
            Dome => self.dome(),
            Shell => self.shell(),
            Mill => self.mill(),
            Tower => self.tower(),
            Cafe => self.cafe(),
        }
    }

    fn cut(&self, shape: &Shape, part: i64) -> Shape {
        handcut_finely(&self.spot.put(shape), 0.5, 12.0, self.seed + part, 0.15)
    }

    fn piece(&self, shape: &Shape, colour: impl Into<Colour>, part: i64) -> Ink {
        let shape = self.cut(shape, part);
        let colour = colour.into();
        self.scene.shadow(&shape, (-3.0, 3.0), 5.0, "#2a140f", 0.55)
            + self
                .scene
                .sheet(&shape, colour)
                .lit(0.25)
                .shade(0.55)
                .dark(mix(colour, "#2a1518", 0.6))
                .rim(1.3)
                .seed(self.seed + part)
                .ink()
    }

    fn mark(&self, shape: &Shape, colour: &str, opacity: f64) -> Ink {
        self.scene.veil(&self.spot.put(shape), colour, opacity)
    }

    /// A lit window and who is behind it: nobody, somebody at a table, a cat, two who talk, a plant.
    pub fn pane(&self, (x, y): At, wide: f64, high: f64, life: u32, round: bool) -> Ink {
        let (w, h) = (wide, high);
        let glass = if round {
            blob(
                &knots![x - w, y + h * 0.8, corner; x - w, y - h * 0.2; x - w * 0.6, y - h * 0.8; x, y - h; x + w * 0.6, y - h * 0.8; x + w, y - h * 0.2; x + w, y + h * 0.8, corner],
            )
        } else {
            rect(x - w, y - h, x + w, y + h)
        };
        let frame = self.cut(&glass.grown(wide * 0.24), 1);
        let glass = self.cut(&glass, 2);
        let bounds = glass.bounds();
        let fill = self.scene.linear(
            (0.0, bounds.y0),
            (0.0, bounds.y1),
            &stops![0, "#fff0b8"; 1, "#f4ac4c"],
        );
        let mut ink =
            self.scene.fill(&frame, mix(self.wall, "#2a1410", 0.7)) + self.scene.fill(&glass, fill);
        let unit = |shape: Shape| self.spot.put(&shape.scaled(w / 8.0).moved(x, y + h * 0.8));
        let person = |dx: f64, size: f64| {
            blob(&knots![-5, 0, corner; -5, -5; -2, -7; -3, -10; 0, -13; 3, -10; 2, -7; 5, -5; 5, 0, corner])
                .scaled(size)
                .moved(dx, 0.0)
        };
        let who = match life {
            1 => unit(person(-1.0, 1.0)),
            2 => unit(blob(
                &knots![-4, 0, corner; -4, -4; -2, -6; -4, -10, corner; -1, -8.6; 2, -10, corner; 1, -6; 4, -3; 6, -6; 7, -5; 5, 0, corner],
            )),
            3 => unit(person(-3.6, 0.8).and(&person(4.0, 0.7))),
            4 => unit(all([
                blob(&knots![-3, 0, corner; -2.4, -4, corner; 2.4, -4, corner; 3, 0, corner]),
                taper(&spots![0, -4; -1, -8; -4, -11], &[1.0, 3.0, 0.5]),
                taper(&spots![0, -4; 1, -9; 3, -12], &[1.0, 3.0, 0.5]),
                taper(&spots![0, -4; 3, -7; 6, -7], &[1.0, 2.4, 0.5]),
            ])),
            _ => Shape::nothing(),
        };
        ink += self.scene.clipped(&glass, self.scene.fill(&who, "#6a3020"));
        if life == 0 || life == 4 {
            let bars = taper(&[(x, y - h), (x, y + h)], &[1.2, 1.2])
                .and(&taper(&[(x - w, y), (x + w, y)], &[1.2, 1.2]));
            ink += self
                .scene
                .clipped(&glass, self.scene.fill(&self.spot.put(&bars), "#5a3020"));
        }
        ink
    }

    fn door(&self, x: f64, y: f64, wide: f64, high: f64) -> Ink {
        let door = blob(
            &knots![x - wide, y, corner; x - wide, y - high * 0.6; x, y - high; x + wide, y - high * 0.6; x + wide, y, corner],
        );
        self.mark(&door.grown(1.8), "#2a1410", 0.9)
            + self
                .scene
                .fill(&self.cut(&door, 5), mix(self.tiles, "#c2452f", 0.4))
            + self.mark(&circle((x + wide * 0.5, y - high * 0.4), 1.2), LAMP, 1.0)
    }

    fn smoke(&self, at: At) -> Ink {
        let puff = curl((at.0 + 3.0, at.1 - 12.0), 6.0, 90.0, 1.0, 2.4).and(&taper(
            &[at, (at.0 - 2.0, at.1 - 6.0), (at.0 + 2.0, at.1 - 10.0)],
            &[1.0, 2.4, 2.0],
        ));
        self.mark(&puff, "#f4dcb0", 0.4)
    }

    fn mushroom(&self) -> Ink {
        let stem = blob(
            &knots![-17, 10, corner; -15, -12; -12, -38; -14, -52, corner; 14, -52, corner; 12, -38; 16, -12; 19, 10, corner],
        );
        let cap = blob(
            &knots![-40, -44; -42, -54; -30, -76; -8, -92; 14, -88; 34, -70; 42, -52; 38, -43; 18, -47; 0, -44; -18, -47],
        );
        let gills =
            blob(&knots![-36, -45, corner; -16, -50; 16, -50; 36, -45, corner; 14, -40; -14, -40]);
        let mut ink = self.piece(&stem, "#dcb27c", 1) + self.mark(&gills, "#6a3a28", 0.9);
        ink += self.piece(&cap, mix(self.tiles, "#b8452f", 0.55), 2);
        for (x, y, r) in [
            (-22.0, -62.0, 5.0),
            (-4.0, -78.0, 6.0),
            (16.0, -66.0, 5.6),
            (30.0, -54.0, 3.4),
            (-34.0, -52.0, 3.0),
        ] {
            ink += self.mark(
                &ellipse((x, y), r, r * 0.72).turned(x * 0.8, (x, y)),
                "#f4dcb0",
                0.85,
            );
        }
        ink + self.pane((0.0, -26.0), 6.6, 8.0, 2, true) + self.door(-1.0, 8.0, 5.6, 18.0)
    }

    fn acorn(&self) -> Ink {
        let nut = blob(
            &knots![-22, 10, corner; -27, -14; -27, -40; -22, -54, corner; 22, -54, corner; 28, -40; 27, -14; 22, 10, corner],
        );
        let cap = blob(
            &knots![-32, -50; -34, -60; -24, -76; -6, -86; -3, -96, corner; 4, -98, corner; 6, -86; 24, -77; 34, -60; 32, -50; 14, -46; -14, -46],
        );
        let mut ink = self.piece(&nut, mix(self.wall, "#c98a48", 0.5), 1)
            + self.piece(&cap, mix(self.tiles, "#6a4a2c", 0.5), 2);
        let mut rows = Vec::new();
        for (y, half) in [(-54.0, 30.0), (-63.0, 28.0), (-72.0, 21.0), (-80.0, 12.0)] {
            let count = (half / 5.0) as i32;
            for i in -count..=count {
                let x = f64::from(i) * 5.4;
                rows.push(taper(
                    &[(x - 2.6, y - 2.0), (x, y + 2.4), (x + 2.6, y - 2.0)],
                    &[0.4, 1.3, 0.4],
                ));
            }
        }
        ink += self.mark(&all(rows), "#2a1410", 0.5);
        ink + self.pane((-10.0, -34.0), 5.8, 7.4, 1, true)
            + self.pane((12.0, -34.0), 5.0, 7.0, 4, true)
            + self.door(0.0, 8.0, 6.0, 19.0)
    }

    /// A flowerpot, upside down, with a chimney through its hole.
    fn pot(&self) -> Ink {
        let pot = blob(
            &knots![-27, -6, corner; -24, -36; -19, -66, corner; 0, -69; 19, -66, corner; 24, -36; 27, -6, corner],
        );
        let lip =
            blob(&knots![-32, 8, corner; -31, -10, corner; 0, -13; 31, -10, corner; 32, 8, corner]);
        let stack = poly(&spots![-4, -64; 4, -64; 4, -84; -4, -84]);
        let mut ink = self.piece(&stack, "#4a3430", 3) + self.smoke((0.0, -84.0));
        ink += self.piece(&pot, mix(self.wall, "#c8663c", 0.6), 1)
            + self.piece(&lip, mix(self.wall, "#d0744a", 0.6), 2);
        ink += self.mark(
            &taper(
                &spots![6, -62; 12, -50; 8, -42; 14, -34],
                &[0.5, 1.4, 1.2, 0.4],
            ),
            "#3a1a14",
            0.7,
        );
        ink + self.pane((-8.0, -44.0), 5.4, 7.0, 3, false)
            + self.pane((11.0, -28.0), 4.6, 6.0, 0, false)
            + self.door(-8.0, 8.0, 5.6, 20.0)
    }

    /// An observatory.
    fn dome(&self) -> Ink {
        let drum =
            blob(&knots![-26, 8, corner; -26, -42, corner; 0, -45; 26, -42, corner; 26, 8, corner]);
        let dome = blob(
            &knots![-29, -42, corner; -27, -60; -14, -76; 0, -80; 14, -76; 27, -60; 29, -42, corner; 0, -45],
        );
        let slit = blob(
            &knots![2, -46, corner; 3, -66; 8, -78, corner; 15, -74, corner; 13, -60; 13, -45, corner],
        );
        let tube = taper(&spots![7, -60; 32, -84], &[9.0, 11.0]);
        let mut ink = self.piece(&tube, "#b98a3c", 3)
            + self.piece(&drum, "#8a7a5a", 1)
            + self.piece(&dome, "#2f5a5a", 2);
        ink += self.mark(&slit, "#ffd98a", 0.95);
        ink += self.mark(
            &taper(&spots![8, -58; 26, -78], &[7.0, 8.0]),
            "#7a5424",
            1.0,
        );
        for x in [-18.0, -8.0] {
            ink += self.mark(
                &taper(
                    &[(x * 1.2, -45.0), (x, -62.0), (x * 0.4, -77.0)],
                    &[0.6, 1.0, 0.4],
                ),
                "#12383c",
                0.7,
            );
        }
        ink + self.pane((-13.0, -28.0), 5.0, 7.0, 1, true)
            + self.pane((13.0, -28.0), 5.0, 7.0, 0, true)
            + self.door(0.0, 8.0, 5.6, 19.0)
    }

    /// A snail moved out, somebody moved in.
    fn shell(&self) -> Ink {
        let whorl = blob(
            &knots![-34, 10, corner; -38, -16; -32, -44; -10, -62; 16, -58; 34, -38; 38, -12; 36, 10, corner],
        );
        let mut ink = self.piece(&whorl, mix(self.wall, "#e0b484", 0.55), 1);
        let turns: Vec<At> = (0..60)
            .map(|i| {
                let part = f64::from(i) / 59.0;
                crate::line::towards(
                    (4.0, -24.0),
                    150.0 + part * 800.0,
                    36.0 * (1.0 - part).powf(0.8),
                )
            })
            .collect();
        let whorl = self.spot.put(&whorl);
        let spiral = self.spot.put(&taper(&turns, &[3.0, 3.4, 2.4, 1.0]));
        ink += self.scene.clipped(
            &whorl,
            self.scene.veil(&spiral, "#5a2c22", 0.75)
                + self.scene.veil(&spiral.moved(1.4, 1.6), "#fbe0ac", 0.35),
        );
        ink + self.pane((4.0, -26.0), 6.6, 7.0, 2, true) + self.door(-22.0, 8.0, 6.4, 22.0)
    }

    fn mill(&self) -> Ink {
        let body = blob(
            &knots![-22, 8, corner; -17, -40; -13, -72, corner; 13, -72, corner; 17, -40; 22, 8, corner],
        );
        let cap =
            blob(&knots![-17, -70, corner; -12, -86; 0, -94; 12, -86; 17, -70, corner; 0, -74]);
        let mut ink = self.piece(&body, "#d8b884", 1) + self.piece(&cap, self.tiles, 2);
        ink += self.pane((0.0, -46.0), 5.0, 7.0, 1, true) + self.door(0.0, 8.0, 5.6, 20.0);
        for turn in [22.0, 112.0, 202.0, 292.0] {
            let sail = all([
                taper(&spots![0, 0; 40, 0], &[2.6, 1.6]),
                poly(&spots![10, 1; 40, 1; 40, 11; 12, 9]),
            ])
            .turned(turn, (0.0, 0.0))
            .moved(0.0, -76.0);
            ink += self.piece(&sail, "#e9d8b0", 3);
        }
        ink + self.mark(&circle((0.0, -76.0), 3.4), "#5a3020", 1.0)
    }

    /// Thin, high, a little crooked, with a pointed hat.
    fn tower(&self) -> Ink {
        let body = blob(
            &knots![-16, 8, corner; -14, -30; -11, -64; -14, -96, corner; 14, -98, corner; 12, -64; 15, -30; 17, 8, corner],
        );
        let hat = blob(
            &knots![-21, -92, corner; -10, -112; -2, -142; 6, -160, corner; 8, -140; 12, -114; 21, -94, corner; 0, -98],
        );
        let mut ink =
            self.piece(&body, self.wall, 1) + self.piece(&hat, mix(self.tiles, "#2f5a5a", 0.5), 2);
        for y in [-106.0, -120.0, -134.0] {
            ink += self.mark(
                &taper(
                    &[
                        (-14.0 - (y + 106.0) * 0.3, y),
                        (0.0, y - 3.0),
                        (15.0 + (y + 106.0) * 0.3, y),
                    ],
                    &[0.5, 1.2, 0.5],
                ),
                "#1a1214",
                0.5,
            );
        }
        ink += self.mark(&poly(&spots![6, -160; 20, -154; 7, -150]), "#c2452f", 1.0);
        ink + self.pane((0.0, -80.0), 5.4, 8.0, 1, true)
            + self.pane((1.0, -52.0), 4.8, 7.0, 4, true)
            + self.pane((0.0, -26.0), 4.8, 6.4, 3, true)
            + self.door(0.0, 8.0, 5.2, 17.0)
    }

    /// Low and wide, with an awning, and guests at the window.
    fn cafe(&self) -> Ink {
        let body =
            blob(&knots![-36, 8, corner; -35, -50, corner; 0, -53; 35, -50, corner; 36, 8, corner]);
        let roof =
            blob(&knots![-41, -47, corner; -26, -70; 6, -74; 30, -66; 41, -47, corner; 0, -51]);
        let mut ink = self.piece(&body, "#c98a54", 1)
            + self.piece(&roof, self.tiles, 2)
            + self.smoke((20.0, -72.0));
        ink += self.pane((-13.0, -16.0), 15.0, 12.0, 3, false) + self.door(22.0, 8.0, 7.0, 26.0);
        for i in 0..6 {
            let x = -34.0 + f64::from(i) * 11.0;
            let stripe = blob(
                &knots![x, -44, corner; x + 11.0, -44, corner; x + 12.0, -33, corner; x + 6.0, -29; x - 1.0, -33, corner],
            );
            let colour = if i % 2 == 0 { "#c2452f" } else { "#f4e2b8" };
            ink += self
                .scene
                .sheet(&self.cut(&stripe, 4), colour)
                .rim(0.8)
                .shade(0.3)
                .ink();
        }
        ink
    }

    /// A gourd that hangs by its stalk, with a balcony on one side.
    pub fn gourd(&self) -> Ink {
        let body = blob(
            &knots![-5, 0, corner; -8, 14; -24, 30; -34, 56; -30, 80; -14, 98; 0, 112, corner; 14, 98; 31, 80; 34, 56; 24, 30; 8, 14; 5, 0, corner],
        );
        let mut ink = self.piece(&body, self.wall, 1);
        let hull = self.spot.put(&body);
        let mut ribs = Ink::none();
        for x in [-0.66, -0.28, 0.12, 0.5, 0.8] {
            ribs += self.mark(
                &taper(
                    &[
                        (0.0, 4.0),
                        (x * 30.0, 34.0),
                        (x * 36.0, 62.0),
                        (x * 18.0, 96.0),
                        (0.0, 110.0),
                    ],
                    &[0.5, 1.6, 1.8, 1.4, 0.4],
                ),
                "#2a1410",
                0.4,
            );
        }
        ink += self.scene.clipped(&hull, ribs);
        let cap = blob(
            &knots![-7, 2, corner; -16, 18; -30, 36, corner; -14, 32; 0, 36; 15, 32; 30, 36, corner; 16, 18; 7, 2, corner],
        );
        ink += self.piece(&cap, self.tiles, 2);
        // One large window and one small, at different heights: two alike would be eyes.
        let life = (self.seed / 20 % 4) as u32;
        ink += self.pane((-11.0, 58.0), 9.0, 12.0, 1 + life, true);
        ink += self.pane((15.0, 45.0), 4.6, 6.0, 0, true);
        // A balcony on one side, with somebody's ladder.
        let deck = blob(&knots![-44, 72, corner; -20, 77; 8, 76, corner; 6, 83; -18, 86; -40, 80]);
        ink += self.piece(&deck, "#6e4630", 3);
        let rail = spots![-43, 60; -32, 64; -18, 66; -5, 66; 7, 64];
        let posts = all(rail
            .iter()
            .map(|at| taper(&[*at, (at.0 * 0.97, at.1 + 13.0)], &[1.2, 1.2])));
        ink += self.mark(
            &posts.and(&taper(&curve(&rail), &[1.6, 1.6])),
            "#f0c484",
            0.9,
        );
        let (top, foot) = ((20.0, 80.0), (26.0, 128.0));
        let mut ladder = vec![
            taper(&[top, foot], &[1.6, 1.6]),
            taper(
                &[(top.0 + 9.0, top.1 - 6.0), (foot.0 + 9.0, foot.1)],
                &[1.6, 1.6],
            ),
        ];
        for i in 1..6 {
            let part = f64::from(i) / 6.0;
            let at = crate::line::between(top, foot, part);
            ladder.push(taper(&[at, (at.0 + 9.0, at.1 - 1.0)], &[1.4, 1.4]));
        }
        ink += self.mark(&all(ladder), "#3a2018", 0.9);
        let tip = self.spot.point((0.0, 118.0));
        ink += self.scene.glow(tip, 26.0, LAMP, 0.7, 0.3)
            + self.scene.fill(&ellipse(tip, 3.0, 4.0), "#fff2c8");
        ink
    }
}
