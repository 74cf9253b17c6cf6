//! Hair: the contour of the head grown upwards and backwards, without a window for the face, and what hangs or curls from it.

use super::head::Portrait;
use super::view::View;
use crate::colour::{Colour, mix};
use crate::knots;
use crate::line::{Path, arc, blob, circle, ellipse, rect};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// How hair is worn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hair {
    /// None.
    Bald,
    /// A bald crown, hair at the sides.
    Fringe,
    /// Cut short.
    #[default]
    Short,
    /// To the chin, with a fringe over the brow.
    Bob,
    /// Combed back into a bun.
    Bun,
    /// Open, far down the back.
    Long,
    /// In one plait.
    Braid,
    /// A round mass of curls.
    Curly,
}

impl Hair {
    pub(super) fn hides_ears(self) -> bool {
        matches!(self, Hair::Bob | Hair::Long)
    }

    fn is_combed_back(self) -> bool {
        matches!(self, Hair::Bun | Hair::Long | Hair::Braid)
    }

    /// The part of a head that this hair does not cover.
    pub(super) fn window(self, view: View, child: bool) -> Shape {
        let window = match view {
            View::Front => self.front_window(),
            View::ThreeQuarter => self.turned_window(),
            View::Profile => self.side_window(),
            View::Back => return rect(-200.0, 60.0, 200.0, 200.0),
        };
        window.moved(0.0, if child { 10.0 } else { 0.0 })
    }

    fn front_window(self) -> Shape {
        match self {
            Hair::Bob => blob(&knots![
                0, -64; 40, -60; 66, -40; 74, 10; 72, 60; 66, 150; -66, 150; -72, 60; -74, 10; -66, -40; -40, -60
            ]),
            hair if hair.is_combed_back() => blob(&knots![
                0, -92; 30, -74; 56, -46; 76, -6; 88, 40; 100, 80; 80, 160; -80, 160; -100, 80; -88, 40; -76, -6;
                -56, -46; -30, -74
            ]),
            _ => blob(&knots![
                -10, -76; 24, -80; 54, -66; 66, -34; 76, -8; 104, 10; 100, 80; 70, 160; -70, 160; -100, 80;
                -104, 10; -76, -8; -68, -38; -44, -66
            ]),
        }
    }

    fn turned_window(self) -> Shape {
        match self {
            Hair::Bob => blob(&knots![
                36, -64; 66, -56; 110, -40; 120, 60; 90, 160; 0, 160; -26, 110; -34, 60; -36, 10; -26, -40; 4, -62
            ]),
            hair if hair.is_combed_back() => blob(&knots![
                34, -75; 60, -85; 84, -87; 130, -80; 120, 100; 60, 170; -40, 150; -74, 90; -72, 40; -58, 6;
                -44, -22; -16, -46; 10, -64
            ]),
            _ => blob(&knots![
                50, -80; 84, -76; 120, -40; 120, 100; 60, 170; -40, 150; -72, 90; -72, 34; -50, 26; -44, -10;
                -30, -44; 4, -70
            ]),
        }
    }

    fn side_window(self) -> Shape {
        match self {
            Hair::Bob => blob(&knots![
                56, -62; 90, -60; 140, 0; 120, 110; 60, 160; 16, 140; 6, 90; 8, 30; 18, -30
            ]),
            hair if hair.is_combed_back() => blob(&knots![
                60, -92; 100, -80; 140, 0; 120, 110; 60, 170; -50, 130; -40, 60; -24, 40; -8, 6; 16, -36; 44, -66
            ]),
            _ => blob(&knots![
                64, -80; 100, -70; 140, 0; 120, 110; 60, 170; -60, 120; -48, 50; -8, 50; 2, 14; 14, -30; 36, -62
            ]),
        }
    }
}

/// The hair of one head, as shapes in its measure.
pub(super) struct Locks {
    /// The head as large as with hair.
    scalp: Shape,
    /// What lies on the head.
    cap: Shape,
    /// What hangs behind the body.
    behind: Shape,
    /// Single curls, or the bun.
    masses: Vec<Shape>,
    dark: Colour,
    light: Colour,
}

impl Locks {
    pub fn of(portrait: &Portrait) -> Locks {
        let head = portrait.head;
        let (view, hair, contour) = (head.view, head.hair, &portrait.contour);
        let scalp = match view.is_flat() {
            true => contour.grown(8.0),
            false => contour
                .grown(2.5)
                .and(&contour.grown(8.0).moved(-6.0, -4.0)),
        };
        let (mut masses, mut behind) = (Vec::new(), Vec::new());
        match hair {
            Hair::Bun => {
                let at = view.pick(
                    (0.0, -140.0),
                    (-58.0, -122.0),
                    (-108.0, -74.0),
                    (0.0, -120.0),
                );
                masses.push(ellipse(at, 44.0, 40.0).turned(-20.0, at));
            }
            Hair::Bob => bob(view, &mut masses, &mut behind),
            Hair::Long if view == View::Back => masses.push(mane(view)),
            Hair::Long => behind.push(mane(view)),
            Hair::Braid if view == View::Profile => behind.push(plait(view)),
            Hair::Braid => masses.push(plait(view)),
            Hair::Curly => masses.extend(curls(view, &scalp, portrait.seed)),
            Hair::Bald | Hair::Fringe | Hair::Short => {}
        }
        let cap = cap(hair, view, portrait.is_child(), &scalp);
        let mut cap = all([cap].into_iter().chain(masses.iter().cloned()));
        if !matches!(hair, Hair::Bald | Hair::Fringe | Hair::Curly) {
            cap = cap.softened(3.0);
        }
        Locks {
            scalp,
            cap,
            behind: all(behind),
            masses,
            dark: head.hair_colour.lighter(-0.1).vivid(1.1),
            light: mix(head.hair_colour, "#e8c8a0", 0.28),
        }
    }

    fn shimmer(&self, i: usize) -> Colour {
        if i % 2 == 1 { self.light } else { self.dark }
    }

    /// What hangs behind the body, and its shape.
    pub fn behind(&self, portrait: &Portrait) -> (Ink, Shape) {
        if self.behind.is_empty() {
            return (Ink::none(), Shape::nothing());
        }
        let scene = portrait.scene;
        let shape = portrait.cut(&self.behind);
        let mut ink = scene.shadow(
            &shape,
            (0.0, 3.0),
            portrait.scaled(0.1, 2.0),
            portrait.tones.line,
            0.3,
        );
        ink += portrait
            .sheet(&shape, mix(portrait.head.hair_colour, self.dark, 0.3))
            .lit(0.1)
            .rim(portrait.scaled(0.015, 0.8))
            .dark(self.dark)
            .rim_colour(self.light)
            .ink();
        if portrait.is_clear() {
            let strands = (0..11).map(|i| {
                let x = i as f64 / 5.0 - 1.0;
                let line = [
                    (x * 100.0 - 6.0, -40.0),
                    (x * 112.0, 60.0),
                    (x * 118.0 + 4.0, 150.0),
                    (x * 100.0, 250.0),
                ];
                let line = portrait.line(&line, &[0.3, 2.2, 2.2, 0.3]);
                scene.veil(&line, self.shimmer(i), 0.5)
            });
            ink += scene.clipped(&shape, strands.sum::<Ink>());
        }
        (ink, shape)
    }

    /// What lies on the head, and its shape.
    pub fn front(&self, portrait: &Portrait) -> (Ink, Shape) {
        if self.cap.is_empty() {
            return (Ink::none(), Shape::nothing());
        }
        let (scene, head) = (portrait.scene, portrait.head);
        let shape = portrait.cut_more(&self.cap, 1.1);
        let mut ink = Ink::none();
        if head.view != View::Back {
            let shadow = scene.shadow(
                &shape,
                (0.0, portrait.scaled(0.035, 0.8)),
                portrait.scaled(0.06, 1.0),
                portrait.tones.line,
                0.5,
            );
            ink += scene.clipped(&portrait.face.grown(1.0), shadow);
        }
        ink += portrait
            .sheet(&shape, head.hair_colour)
            .lit(0.16)
            .rim(portrait.scaled(0.014, 0.7))
            .dark(self.dark)
            .rim_colour(self.light)
            .rim_opacity(0.65)
            .ink();
        if portrait.is_clear() {
            let strands = match head.hair {
                Hair::Curly => self.ringlets(portrait),
                _ => self.strands(portrait),
            };
            ink += scene.clipped(&shape, strands);
        }
        ink += match head.hair {
            Hair::Bun => self.bun(portrait),
            Hair::Braid if head.view != View::Profile => self.plaiting(portrait),
            _ => Ink::none(),
        };
        (ink, shape)
    }

    /// Combed lines from the parting to the edge.
    fn strands(&self, portrait: &Portrait) -> Ink {
        let (px, py) =
            portrait
                .head
                .view
                .pick((14.0, -124.0), (30.0, -118.0), (20.0, -118.0), (0.0, -60.0));
        let count = if portrait.is_large() { 30 } else { 16 };
        let ends = around(&self.scalp, count).into_iter().enumerate();
        let strands = ends.map(|(i, (x, y))| {
            let root = (
                px + (x - px) * 0.2,
                py + (y - py) * 0.12 + 4.0 * (i % 3) as f64,
            );
            let middle = (
                (px + x) / 2.0 + (x - px) * 0.1,
                py.min(y) * 0.42 + (py + y) * 0.29,
            );
            let line = portrait.line(&[root, middle, (x * 0.98, y)], &[0.2, 2.1, 0.5]);
            portrait.scene.veil(&line, self.shimmer(i), 0.45)
        });
        strands.sum()
    }

    fn ringlets(&self, portrait: &Portrait) -> Ink {
        let ringlets = self.masses.iter().enumerate().map(|(i, mass)| {
            let turn = 40.0 * i as f64;
            let line = arc(
                mass.bounds().middle(),
                14.0,
                14.0,
                150.0 + turn,
                330.0 + turn,
                8,
            );
            let line = portrait.line(&line, &[0.3, 2.6, 0.4]);
            portrait.scene.veil(&line, self.shimmer(i), 0.5)
        });
        ringlets.sum()
    }

    fn bun(&self, portrait: &Portrait) -> Ink {
        let (scene, mass) = (portrait.scene, &self.masses[0]);
        let shape = portrait.cut(mass);
        let mut ink = scene.shadow(
            &shape,
            (0.0, portrait.scaled(0.02, 0.5)),
            portrait.scaled(0.05, 0.8),
            self.dark,
            0.5,
        );
        ink += portrait
            .sheet(&shape, portrait.head.hair_colour)
            .lit(0.22)
            .rim(portrait.scaled(0.014, 0.7))
            .dark(self.dark)
            .rim_colour(self.light)
            .ink();
        if !portrait.is_clear() {
            return ink;
        }
        let (x, y) = mass.bounds().middle();
        let coils = (0..5).map(|i| {
            let out = i as f64;
            let line = arc(
                (x + 4.0, y + 2.0),
                8.0 + out * 8.0,
                7.0 + out * 7.0,
                20.0 + out * 40.0,
                240.0 + out * 40.0,
                12,
            );
            let line = portrait.line(&line, &[0.3, 2.2, 0.3]);
            scene.veil(&line, self.shimmer(i), 0.55)
        });
        ink + scene.clipped(&shape, coils.sum::<Ink>())
    }

    fn plaiting(&self, portrait: &Portrait) -> Ink {
        let x = plait_x(portrait.head.view);
        let crossings = (0..7).map(|i| {
            let (side, y) = (if i % 2 == 1 { 1.0 } else { -1.0 }, 30.0 * f64::from(i));
            let line = [
                (x - side * 20.0, 56.0 + y),
                (x + side * 4.0, 66.0 + y),
                (x + side * 22.0, 62.0 + y),
            ];
            let line = portrait.line(&line, &[0.4, 2.6, 0.4]);
            portrait.scene.veil(&line, self.dark, 0.7)
        });
        crossings.sum()
    }
}

/// Places at even distances around a shape.
fn around(shape: &Shape, count: usize) -> Vec<At> {
    let Some(piece) = shape.pieces().first() else {
        return Vec::new();
    };
    let ring = piece.exterior().coords().map(|c| (c.x, c.y)).collect();
    Path::new(ring).walk(count).map(|(at, _)| at).collect()
}

/// What covers the head itself.
fn cap(hair: Hair, view: View, child: bool, scalp: &Shape) -> Shape {
    match (hair, view) {
        (Hair::Bald, _) => Shape::nothing(),
        (Hair::Fringe, View::Back) => scalp.within(&rect(-200.0, 0.0, 200.0, 66.0)),
        (_, View::Back) => scalp.minus(&rect(-200.0, 74.0, 200.0, 200.0)),
        (Hair::Fringe, View::Front) => {
            let side = blob(&knots![-92, -20; -84, -34; -74, 0; -80, 44; -96, 40; -102, 10]);
            side.and(&side.mirrored(0.0))
        }
        (Hair::Fringe, View::ThreeQuarter) => blob(&knots![
            -60, -40; -40, -8; -50, 30; -70, 36; -84, 54; -104, 30; -112, -14; -104, -50; -84, -40
        ]),
        (Hair::Fringe, View::Profile) => blob(&knots![
            -50, -40; -14, -24; 2, 8; -8, 40; -30, 46; -50, 66; -92, 50; -122, 0; -116, -44; -84, -40
        ]),
        _ => {
            let ends = match hair {
                Hair::Short | Hair::Bun | Hair::Curly => view.pick(44.0, 58.0, 70.0, 74.0),
                _ => 120.0,
            };
            scalp
                .minus(&hair.window(view, child))
                .minus(&rect(-200.0, ends, 200.0, 300.0))
        }
    }
}

fn bob(view: View, masses: &mut Vec<Shape>, behind: &mut Vec<Shape>) {
    let round = blob(&knots![
        -90, -40; -104, 20; -106, 84; -84, 104; 84, 104; 106, 84; 104, 20; 90, -40
    ]);
    match view {
        View::Front => behind.push(round),
        View::Back => {
            behind.push(round.clone());
            masses.push(round);
        }
        View::ThreeQuarter => {
            masses.push(blob(&knots![
                -90, -60; -112, 0; -112, 70; -92, 108; -48, 112; -24, 96; -30, 40; -34, -10; -20, -60
            ]));
            behind.push(blob(
                &knots![40, -60; 84, -50; 92, 10; 86, 60; 60, 90; 40, 40],
            ));
        }
        View::Profile => masses.push(blob(&knots![
            -80, -80; -124, -10; -122, 66; -92, 112; -30, 112; 10, 96; 6, 40; 14, -20; 20, -60
        ])),
    }
}

fn mane(view: View) -> Shape {
    match view {
        View::Front | View::Back => blob(&knots![
            -88, -50; -108, 20; -118, 110; -128, 200; -104, 256; -40, 264; 40, 264; 104, 256; 128, 200; 118, 110;
            108, 20; 88, -50
        ]),
        View::ThreeQuarter => blob(&knots![
            -80, -80; -120, 0; -134, 110; -150, 210; -120, 262; -50, 250; -28, 180; -40, 90; -50, 20; -30, -40
        ]),
        View::Profile => blob(&knots![
            -70, -100; -126, -20; -146, 90; -160, 200; -140, 262; -70, 250; -36, 170; -30, 90; -20, 30; -8, -20
        ]),
    }
}

fn plait_x(view: View) -> f64 {
    view.pick(70.0, -84.0, -96.0, 0.0)
}

fn plait(view: View) -> Shape {
    let x = plait_x(view);
    let strands = (0..7).map(|i| {
        let (side, down) = (if i % 2 == 1 { 1.0 } else { -1.0 }, f64::from(i));
        let at = (x + side * 6.0, 66.0 + down * 30.0);
        ellipse(at, 25.0 - down * 1.4, 21.0).turned(side * 20.0, at)
    });
    all(strands.chain([ellipse((x, 284.0), 12.0, 26.0)]))
}

fn curls(view: View, scalp: &Shape, seed: i64) -> Vec<Shape> {
    let mut chance = Chance::of("curls", seed as u64);
    let ends = view.pick(20.0, 40.0, 40.0, 66.0);
    let on_face = |(x, y): At| match view {
        View::ThreeQuarter => x > 60.0 && y > -60.0,
        View::Profile => x > 30.0 && y > -80.0,
        _ => false,
    };
    let places = around(scalp, 44)
        .into_iter()
        .filter(|&at| at.1 < ends && !on_face(at));
    let mut curls: Vec<Shape> = places
        .map(|(x, y)| circle((x * 1.05, y * 1.08 - 6.0), chance.between(22.0, 33.0)))
        .collect();
    if view == View::Back {
        curls.push(scalp.within(&rect(-200.0, -200.0, 200.0, 70.0)));
    }
    curls
}
