//! Heads, from thirty pixels to half a card: one contour for each view, hair grown from it, and a face.
//!
//! A head is drawn 250 high around the origin, chin down, looking to the right. Detail steps down as it gets smaller.

use super::beard::Beard;
use super::eyes::Eyes;
use super::face::{self, Mouth};
use super::hair::{Hair, Locks};
use super::hat::{self, Hat};
use super::skin::{Skin, Tones};
use super::view::View;
use crate::colour::{Colour, mix};
use crate::line::{Stroke, between, blob, handcut, handcut_finely, step, taper};
use crate::scene::{Scene, Sheet, Spray};
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, stops};

/// How old somebody looks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Age {
    /// A high forehead, full cheeks.
    Child,
    /// Neither young nor old.
    #[default]
    Grown,
    /// With a few quiet folds.
    Old,
}

/// What somebody's head looks like.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// From where it is seen.
    pub view: View,
    /// Of which paper.
    pub skin: Skin,
    /// How old.
    pub age: Age,
    /// How the hair is worn.
    pub hair: Hair,
    /// Its colour, and that of a beard.
    pub hair_colour: Colour,
    /// Open, closed or lowered.
    pub eyes: Eyes,
    /// Where open eyes look: -1 to 1 each way.
    pub gaze: At,
    /// The colour of the eyes.
    pub iris: Colour,
    /// Stern with 1, worried with -1.
    pub brow: f64,
    /// What the mouth does.
    pub mouth: Mouth,
    /// The colour of the lips, if they have one of their own.
    pub lips: Option<Colour>,
    /// How heavy the jaw is: 0 to 1.
    pub jaw: f64,
    /// How red the cheeks are.
    pub blush: f64,
    /// A beard.
    pub beard: Beard,
    /// The colour of the glasses, if there are any.
    pub glasses: Option<Colour>,
    /// A hat.
    pub hat: Hat,
    /// Its colour.
    pub hat_colour: Colour,
    /// Whether the ears show where the hair lets them.
    pub ears: bool,
    /// How far it nods forward, in degrees; back with a negative number. Seen from the front it leans to the right.
    pub tilt: f64,
    /// Where the light is, if not where the scene's is.
    pub light: Option<At>,
    /// How much lighter the side towards the light is.
    pub lit: f64,
    /// How dense the grain of the other side is.
    pub shade: f64,
    /// The colour of the lit edge, if it has one of its own.
    pub rim: Option<Colour>,
}

impl Default for Head {
    fn default() -> Self {
        Head {
            view: View::Front,
            skin: Skin::Honey,
            age: Age::Grown,
            hair: Hair::Short,
            hair_colour: "#2b2233".into(),
            eyes: Eyes::Open,
            gaze: (0.0, 0.0),
            iris: "#2b1a1c".into(),
            brow: 0.0,
            mouth: Mouth::Calm,
            lips: None,
            jaw: 0.0,
            blush: 0.6,
            beard: Beard::None,
            glasses: None,
            hat: Hat::None,
            hat_colour: "#3a4a5a".into(),
            ears: true,
            tilt: 0.0,
            light: None,
            lit: 0.3,
            shade: 0.5,
            rim: None,
        }
    }
}

/// Where a neck goes from a head.
#[derive(Clone, Copy, Debug)]
pub struct Neck {
    /// Its foot.
    pub to: At,
    /// How wide.
    pub width: f64,
}

/// A head that has been drawn.
pub struct DrawnHead {
    /// Hair that hangs behind the body.
    pub behind: Ink,
    /// All the rest.
    pub front: Ink,
    /// The head alone.
    pub face: Shape,
    /// The head with hair, beard and hat.
    pub outline: Shape,
    /// Where it is, to hang earrings on it.
    pub spot: Spot,
}

impl DrawnHead {
    /// All of it.
    pub fn ink(self) -> Ink {
        self.behind + self.front
    }
}

impl Head {
    /// Where a head of that half height goes.
    pub fn spot(at: At, half: f64) -> Spot {
        Spot::new(at.0, at.1, half / 125.0)
    }

    /// Drawn, on a neck if it has one.
    pub fn drawn(&self, scene: &Scene, spot: Spot, neck: Option<Neck>, seed: i64) -> DrawnHead {
        let nod = if spot.flip { -self.tilt } else { self.tilt };
        let portrait = Portrait::new(self, scene, spot.turned(nod), seed);
        let locks = Locks::of(&portrait);
        let mut outline = vec![portrait.face.clone()];
        let (behind, behind_shape) = locks.behind(&portrait);
        outline.push(behind_shape);
        let mut front = neck.map_or(Ink::none(), |neck| portrait.neck(neck));
        front += portrait.flat_ears();
        front += portrait.plane();
        let mut ear = Ink::none();
        if self.view != View::Back {
            front += scene.clipped(&portrait.face, face::features(&portrait));
            let (beard, shape) = self.beard.ink(&portrait);
            outline.push(shape);
            ear = portrait.turned_ear();
            front += beard + ear.clone();
        }
        let (hair, shape) = locks.front(&portrait);
        if !shape.is_empty() {
            outline.push(shape);
            front += hair;
            if !self.hair.hides_ears() {
                front += ear;
            }
        }
        front += hat::glasses(&portrait);
        let (hat, shape) = self.hat.ink(&portrait);
        outline.push(shape);
        DrawnHead {
            behind,
            front: front + hat,
            face: portrait.face.clone(),
            outline: all(outline),
            spot: portrait.spot,
        }
    }
}

/// A head on its way to a scene.
pub(super) struct Portrait<'a> {
    pub head: &'a Head,
    pub scene: &'a Scene,
    pub spot: Spot,
    pub seed: i64,
    pub tones: Tones,
    pub light: At,
    /// Half its height on the card.
    pub half: f64,
    /// The direction of the light on the card.
    pub towards: At,
    /// The direction of the light in the head's own measure.
    pub lit: At,
    /// The contour as it was drawn.
    pub contour: Shape,
    /// The contour on the card, cut.
    pub face: Shape,
    pub rim: Colour,
}

impl<'a> Portrait<'a> {
    fn new(head: &'a Head, scene: &'a Scene, spot: Spot, seed: i64) -> Portrait<'a> {
        let light = head.light.unwrap_or(scene.light);
        let towards = step(spot.at, light);
        let (sin, cos) = (-spot.turn).to_radians().sin_cos();
        let side = if spot.flip { -1.0 } else { 1.0 };
        let tones = head.skin.tones();
        let contour = head_contour(head.view, head.age, head.jaw);
        let mut portrait = Portrait {
            head,
            scene,
            spot,
            seed,
            tones,
            light,
            half: spot.size * 125.0,
            towards,
            lit: (
                (towards.0 * cos - towards.1 * sin) * side,
                towards.0 * sin + towards.1 * cos,
            ),
            contour,
            face: Shape::nothing(),
            rim: head.rim.unwrap_or(mix(tones.base, "#fff0cc", 0.7)),
        };
        portrait.face = portrait.cut(&portrait.contour);
        portrait
    }

    /// Whether it is large enough for every detail.
    pub fn is_large(&self) -> bool {
        self.half > 44.0
    }

    /// Whether it is large enough for more than the plainest features.
    pub fn is_clear(&self) -> bool {
        self.half > 15.0
    }

    pub fn is_child(&self) -> bool {
        self.head.age == Age::Child
    }

    pub fn is_old(&self) -> bool {
        self.head.age == Age::Old
    }

    pub fn grain(&self) -> f64 {
        if self.half > 70.0 { 0.75 } else { 1.05 }
    }

    pub fn put(&self, shape: &Shape) -> Shape {
        self.spot.put(shape)
    }

    /// Cut by hand, more finely the smaller it is.
    pub fn cut(&self, shape: &Shape) -> Shape {
        self.cut_more(shape, 1.0)
    }

    pub fn cut_more(&self, shape: &Shape, times: f64) -> Shape {
        let amount = (0.35 + self.half * 0.004).min(0.8) * times;
        let facet = if self.is_large() { 0.2 } else { 0.1 };
        handcut_finely(
            &self.put(shape),
            amount,
            (self.half * 0.5).max(10.0),
            self.seed,
            facet,
        )
    }

    /// The least a line is wide, so that it does not break up.
    pub fn thinnest(&self, width: f64) -> f64 {
        width.max(0.62 / self.spot.size)
    }

    /// A line that is nowhere too thin, but at its ends.
    pub fn line(&self, points: &[At], widths: &[f64]) -> Shape {
        let last = widths.len() - 1;
        let widths: Vec<f64> = widths
            .iter()
            .enumerate()
            .map(|(i, &width)| match i {
                0 => width,
                i if i == last => width,
                _ => self.thinnest(width),
            })
            .collect();
        self.put(&taper(points, &widths))
    }

    /// Something `part` of half its height wide, but never less than `least`.
    pub fn scaled(&self, part: f64, least: f64) -> f64 {
        (self.half * part).max(least)
    }

    /// A piece of paper in this light.
    pub fn sheet<'b>(&'b self, shape: &'b Shape, colour: impl Into<Colour>) -> Sheet<'b> {
        self.scene
            .sheet(shape, colour)
            .light(self.light)
            .grain(self.grain())
    }

    fn neck(&self, neck: Neck) -> Ink {
        let x = self.head.view.pick(0.0, -14.0, -26.0, 0.0);
        let from = self.spot.point((x, 42.0));
        let width = neck.width;
        let line = [from, between(from, neck.to, 0.5), neck.to];
        let shape = Stroke::new(&line, &[width * 0.84, width * 0.86, width * 1.08])
            .blunt()
            .shape();
        let shape = handcut(&shape, 0.4, 20.0, self.seed);
        let tones = self.tones;
        let ink = self
            .sheet(&shape, mix(tones.base, tones.shade, 0.22))
            .lit(0.15)
            .rim(self.scaled(0.012, 0.6))
            .dark(tones.shade)
            .rim_colour(self.rim)
            .ink();
        if self.head.view == View::Back {
            return ink;
        }
        let below = self
            .face
            .moved(-self.towards.0 * self.half * 0.05, self.scaled(0.16, 2.0));
        ink + self
            .scene
            .clipped(&shape, self.scene.veil(&below, tones.shade, 0.6))
    }

    /// Both ears, seen from the front or the back.
    fn flat_ears(&self) -> Ink {
        let (view, tones) = (self.head.view, self.tones);
        let shown = self.head.ears && !self.head.hair.hides_ears();
        if !view.is_flat() || !(shown || view == View::Back) {
            return Ink::none();
        }
        let mut ink = Ink::none();
        let out = view.pick(84.0, 0.0, 0.0, 86.0) * if self.is_child() { 1.08 } else { 1.0 };
        for side in [-1.0, 1.0] {
            let (x, y) = (side * out, 14.0);
            let ear = blob(&knots![
                x - side * 8.0, y - 22.0; x + side * 8.0, y - 24.0; x + side * 15.0, y - 10.0;
                x + side * 10.0, y + 10.0; x + side * 2.0, y + 24.0; x - side * 8.0, y + 16.0
            ]);
            let ear = self.cut(&ear);
            ink += self
                .sheet(&ear, mix(tones.base, tones.shade, 0.18))
                .lit(0.2)
                .shade(0.4)
                .rim(self.scaled(0.01, 0.5))
                .dark(tones.shade)
                .rim_colour(self.rim)
                .ink();
            if self.is_large() {
                let fold = [
                    (x + side * 9.0, y - 17.0),
                    (x + side * 9.0, y - 4.0),
                    (x + side * 2.0, y + 8.0),
                ];
                let fold = self.line(&fold, &[0.4, 3.4, 0.4]);
                ink += self.scene.veil(&fold, tones.shade, 0.7);
            }
        }
        ink
    }

    /// The ear of the side that is turned to us.
    fn turned_ear(&self) -> Ink {
        let (view, tones) = (self.head.view, self.tones);
        if view.is_flat() || !self.head.ears || self.head.hair.hides_ears() {
            return Ink::none();
        }
        let (x, y) = view.pick((0.0, 0.0), (-60.0, 16.0), (-14.0, 18.0), (0.0, 0.0));
        let ear = self.put(&blob(&knots![
            x + 8.0, y - 18.0; x - 4.0, y - 27.0; x - 16.0, y - 20.0; x - 16.0, y; x - 8.0, y + 16.0;
            x + 2.0, y + 28.0; x + 8.0, y + 14.0
        ]));
        let mut ink = self
            .sheet(&ear, mix(tones.base, tones.lit, 0.15))
            .lit(0.2)
            .shade(0.45)
            .rim(self.scaled(0.01, 0.5))
            .dark(tones.shade)
            .rim_colour(self.rim)
            .ink();
        if self.is_clear() {
            let fold = [
                (x + 1.0, y - 18.0),
                (x - 9.0, y - 12.0),
                (x - 7.0, y + 2.0),
                (x + 1.0, y + 10.0),
            ];
            let fold = self.line(&fold, &[0.5, 3.0, 3.0, 0.5]);
            ink += self.scene.veil(&fold, tones.shade, 0.75);
        }
        ink
    }

    /// The sheet of the face, and the crescent that is turned away from the light.
    fn plane(&self) -> Ink {
        let (scene, tones) = (self.scene, self.tones);
        let mut ink = scene.shadow(
            &self.face,
            (0.0, self.scaled(0.03, 1.0)),
            self.scaled(0.07, 1.2),
            tones.line,
            0.3,
        );
        let much = match (self.is_large(), tones.pale) {
            (true, true) => 0.55,
            (true, false) => 1.0,
            (false, true) => 0.25,
            (false, false) => 0.45,
        };
        let deep = if tones.pale { 0.55 } else { 0.85 };
        ink += self
            .sheet(&self.face, tones.base)
            .lit(self.head.lit)
            .shade(self.head.shade * much)
            .rim(self.scaled(0.015, 0.7))
            .dark(mix(tones.base, tones.shade, deep))
            .rim_colour(self.rim)
            .rim_opacity(0.75)
            .ink();
        if self.head.view == View::Back {
            return ink;
        }
        let (ux, uy) = self.lit;
        let away = self
            .contour
            .minus(&self.contour.moved(ux * 30.0, uy * 20.0 - 2.0));
        let mut crescent = scene.veil(&self.put(&away), tones.shade, 0.26);
        if self.is_large() {
            let (x, y) = self.spot.at;
            let far = (
                x - self.towards.0 * self.half,
                y - self.towards.1 * self.half,
            );
            let density = stops![0, Colour::BLACK, 0.7; 1, Colour::BLACK, 0.0];
            let spray = Spray::finer(self.seed + 3, self.grain(), 0.5);
            crescent += scene.grain(
                &self.put(&away.grown(1.0)),
                scene.radial(far, self.half * 1.7, &density),
                tones.shade,
                spray,
            );
        }
        ink + scene.clipped(&self.face, crescent)
    }
}

/// The outline of a head without hair, 250 high, for heads, cameos and coins.
pub fn head_contour(view: View, age: Age, jaw: f64) -> Shape {
    let child = age == Age::Child;
    match view {
        View::Front | View::Back => flat_contour(child, jaw * 8.0),
        View::ThreeQuarter => turned_contour(child, jaw * 6.0),
        View::Profile if child => blob(&knots![
            30, -118; 70, -86; 84, -46; 82, -14; 78, 6; 83, 24; 93, 42; 81, 53; 84, 63; 78, 72; 81, 81; 74, 91;
            74, 108; 54, 118; 10, 104; -26, 78; -46, 56; -98, 26; -116, -24; -100, -84; -40, -122
        ]),
        View::Profile => {
            let nose = if age == Age::Old { 4.0 } else { 0.0 };
            let jaw = jaw * 4.0;
            blob(&knots![
                30, -119; 64, -92; 78, -54; 80, -24; 73, -3; 81, 18; 96.0 + nose, 42.0 + nose;
                94.0 + nose, 50.0 + nose; 80, 56; 83, 67; 76, 76; 81, 85; 73, 96; 79.0 + jaw, 112;
                64.0 + jaw, 126; 34, 124; 2, 104; -20, 76; -38, 52; -92, 26; -112, -22; -98, -80; -40, -122
            ])
        }
    }
}

fn flat_contour(child: bool, jaw: f64) -> Shape {
    let right = match child {
        false => knots![
            0, -124; 44, -114; 75, -80; 85, -34; 82, 10; 77.0 + jaw * 0.5, 48; 62.0 + jaw, 86;
            34.0 + jaw, 116; 0, 127
        ],
        true => knots![
            0, -124; 50, -114; 84, -80; 94, -30; 92, 20; 82, 64; 58, 98; 28, 116; 0, 120
        ],
    };
    let left = right[1..8]
        .iter()
        .rev()
        .map(|knot| (-knot.at.0, knot.at.1).into());
    blob(&right.iter().copied().chain(left).collect::<Vec<_>>())
}

fn turned_contour(child: bool, jaw: f64) -> Shape {
    match child {
        false => blob(&knots![
            -6, -124; 38, -117; 68, -92; 80, -54; 78, -22; 70, 0; 75, 24; 72, 50; 62.0 + jaw * 0.4, 84;
            48.0 + jaw, 112; 28.0 + jaw, 127; 4, 122; -26, 104.0 + jaw; -52, 76.0 + jaw; -66, 40; -88, 26;
            -100, -18; -95, -66; -62, -108
        ]),
        true => blob(&knots![
            -6, -124; 44, -117; 78, -90; 90, -50; 88, -14; 80, 6; 88, 34; 82, 62; 66, 92; 46, 112; 24, 120;
            -4, 114; -36, 94; -62, 64; -74, 34; -94, 20; -106, -20; -100, -68; -64, -108
        ]),
    }
}
