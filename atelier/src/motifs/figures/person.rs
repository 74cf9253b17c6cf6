//! A whole person, small on the card: a few pieces of paper, posed by the places of the joints.
//!
//! Take this one for somebody up to a fifth of the card high, seen from the side or from behind, of whom the silhouette counts: its
//! hands have no fingers, its face is an eye, and that looks right when it is small. Take a [`Figure`](super::Figure) for everybody
//! else: whoever is larger, is seen from the front, has a face or hands one looks at, or wants a pose from the stock.

mod head;
mod pose;

use crate::colour::{Colour, mix};
use crate::line::{Knot, between, blob, ellipse, handcut_finely, step, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot, all};
use crate::svg::Ink;
use crate::{knots, spots};
use head::hair_shape;

pub use head::{Hair, Hat, head_profile};
pub use pose::{Arm, Leg, Pose};

/// What a person wears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Garment {
    /// A coat down to the hem.
    Coat,
    /// A dress down to the hem, with a waist.
    Dress,
    /// A jumper down to the hip.
    Jumper,
}

/// A scarf with one loose end.
#[derive(Clone, Debug)]
pub struct Scarf {
    /// Along which places the end flies, seen from the neck.
    pub along: Vec<At>,
    /// How wide it is along them.
    pub widths: Vec<f64>,
    /// Its colour.
    pub colour: Colour,
}

/// A whole person.
#[derive(Clone, Debug)]
pub struct Person {
    /// Where the feet are; at size 1 an adult is 100 high.
    pub spot: Spot,
    /// The joints.
    pub pose: Pose,
    /// From where the person is lit, if not by the light of the scene.
    pub light: Option<At>,
    /// What kind of clothes.
    pub garment: Garment,
    /// The colour of the coat, dress or jumper.
    pub coat: Colour,
    /// The colour of the legs.
    pub legs: Colour,
    /// The colour of the shoes.
    pub shoes: Colour,
    /// The colour of the skin.
    pub skin: Colour,
    /// What darkens the far side of everything.
    pub dark: Colour,
    /// The height of the hem.
    pub hem: f64,
    /// How far the hem stands out to both sides.
    pub flare: f64,
    /// The middle of the hem, if it is not below the hip.
    pub hem_at: Option<f64>,
    /// How much the hem waves.
    pub wave: f64,
    /// Whether the clothes have folds.
    pub folds: bool,
    /// How large the head is: 6 to 7.5, a child's 9.
    pub head_size: f64,
    /// Whether it is a child.
    pub child: bool,
    /// Whether the head is seen from behind.
    pub from_behind: bool,
    /// The hair.
    pub hair: Option<(Hair, Colour)>,
    /// The hat.
    pub hat: Option<(Hat, Colour)>,
    /// The scarf.
    pub scarf: Option<Scarf>,
}

impl Default for Person {
    fn default() -> Self {
        Person {
            spot: Spot::new(0.0, 0.0, 1.0),
            pose: Pose::default(),
            light: None,
            garment: Garment::Coat,
            coat: "#8a3a3a".into(),
            legs: "#2e2a3c".into(),
            shoes: "#1c1822".into(),
            skin: "#e0b08a".into(),
            dark: "#14121f".into(),
            hem: -28.0,
            flare: 12.0,
            hem_at: None,
            wave: 2.0,
            folds: true,
            head_size: 7.2,
            child: false,
            from_behind: false,
            hair: None,
            hat: None,
            scarf: None,
        }
    }
}

/// One piece of a person, in the person's own measure.
struct Piece {
    shape: Shape,
    colour: Colour,
    /// Which piece: each is cut in its own way.
    number: i64,
    paper: Paper,
}

/// How a piece is drawn.
enum Paper {
    /// Lit and grained, so dense on the far side.
    Cut { shade: f64 },
    /// The same without a lit edge.
    Edgeless { shade: f64 },
    /// Only tinted.
    Tint { opacity: f64 },
}

/// How dense the grain on most pieces is.
const SHADE: f64 = 0.46;

impl Piece {
    fn new(shape: Shape, colour: Colour, number: i64) -> Piece {
        Piece {
            shape,
            colour,
            number,
            paper: Paper::Cut { shade: SHADE },
        }
    }

    fn shade(self, shade: f64) -> Piece {
        Piece {
            paper: Paper::Cut { shade },
            ..self
        }
    }

    fn edgeless(self, shade: f64) -> Piece {
        Piece {
            paper: Paper::Edgeless { shade },
            ..self
        }
    }

    fn tint(self, opacity: f64) -> Piece {
        Piece {
            paper: Paper::Tint { opacity },
            ..self
        }
    }
}

/// The direction of a body from hip to neck, and its front.
struct Torso {
    hip: At,
    up: At,
    front: At,
    length: f64,
}

impl Torso {
    fn of(pose: &Pose) -> Torso {
        let up = step(pose.hip, pose.neck);
        let front = (-up.1, up.0);
        let turned = front.0 < 0.0 && up.1.abs() > 0.3;
        Torso {
            hip: pose.hip,
            up,
            front: if turned { (up.1, -up.0) } else { front },
            length: crate::line::distance(pose.hip, pose.neck),
        }
    }

    /// Part of the way from the hip to the neck, and so far to the front.
    fn at(&self, part: f64, out: f64) -> At {
        beyond(
            beyond(self.hip, self.up, self.length * part),
            self.front,
            out,
        )
    }

    fn knots<const N: usize>(&self, places: [(f64, f64); N]) -> Vec<Knot> {
        places
            .iter()
            .map(|&(part, out)| self.at(part, out).into())
            .collect()
    }
}

/// So far from a place in a direction.
fn beyond(at: At, direction: At, far: f64) -> At {
    (at.0 + direction.0 * far, at.1 + direction.1 * far)
}

impl Person {
    /// Drawn.
    pub fn ink(&self, scene: &Scene, seed: i64) -> Ink {
        self.ink_holding(scene, seed, Ink::none())
    }

    /// Drawn with something in front of the body that the near arm holds.
    pub fn ink_holding(&self, scene: &Scene, seed: i64, held: Ink) -> Ink {
        let draw = |pieces: Vec<Piece>| {
            pieces
                .iter()
                .map(|piece| self.draw(scene, piece, seed))
                .sum::<Ink>()
        };
        draw(self.body()) + held + draw(self.near_arm())
    }

    /// A piece of something the person wears or holds, cut and lit as the person is. It is drawn in the person's measure.
    pub fn piece(
        &self,
        scene: &Scene,
        shape: &Shape,
        colour: impl Into<Colour>,
        shade: f64,
        seed: i64,
    ) -> Ink {
        let piece = Piece::new(shape.clone(), colour.into(), 0).shade(shade);
        self.draw(scene, &piece, seed)
    }

    /// All of the person as one shape, where the person is.
    pub fn silhouette(&self) -> Shape {
        let pieces = self.body().into_iter().chain(self.near_arm());
        self.spot.put(&all(pieces.map(|piece| piece.shape)))
    }

    fn draw(&self, scene: &Scene, piece: &Piece, seed: i64) -> Ink {
        let size = self.spot.size;
        let shape = self.spot.put(&piece.shape);
        let (shade, rim) = match piece.paper {
            Paper::Tint { opacity } => return scene.veil(&shape, piece.colour, opacity),
            Paper::Edgeless { shade } => (shade, 0.0),
            Paper::Cut { shade } => (shade, (0.8 * size).max(0.7)),
        };
        let seed = seed + piece.number;
        let shape = handcut_finely(&shape, 0.28 * size, 9.0 * size, seed, 0.15);
        scene
            .sheet(&shape, piece.colour)
            .light(self.light.unwrap_or(scene.light))
            .lit(0.22)
            .shade(shade)
            .rim(rim)
            .dark(self.darker(piece.colour, 0.55))
            .seed(seed)
            .grain(1.05)
            .ink()
    }

    fn darker(&self, colour: Colour, part: f64) -> Colour {
        mix(colour, self.dark, part)
    }

    /// Everything but the near arm, the furthest first.
    fn body(&self) -> Vec<Piece> {
        let mut pieces = Vec::new();
        if let Some(arm) = self.pose.far_arm {
            pieces.extend(self.arm(arm, -0.6, self.darker(self.coat, 0.28)));
        }
        pieces.extend(self.leg(self.pose.far_leg, self.darker(self.legs, 0.35)));
        pieces.extend(self.leg(self.pose.near_leg, self.legs));
        pieces.extend(self.clothes());
        pieces.extend(self.head());
        if let Some((hair, colour)) = self.hair {
            pieces.push(Piece::new(self.on_head(&hair_shape(hair)), colour, 8));
        }
        if self.from_behind {
            let colour = self.hair.map_or(self.skin, |(_, colour)| colour);
            pieces.push(Piece::new(
                self.on_head(&ellipse((0.0, 0.0), 1.02, 1.06)),
                colour,
                7,
            ));
        }
        pieces.extend(self.hat());
        if let Some(scarf) = &self.scarf {
            pieces.extend(self.scarf(scarf));
        }
        pieces
    }

    fn near_arm(&self) -> Vec<Piece> {
        match self.pose.near_arm {
            Some(arm) => self.arm(arm, 1.2, self.coat),
            None => Vec::new(),
        }
    }

    /// How much thicker limbs are.
    fn thick(&self) -> f64 {
        if self.child { 1.12 } else { 1.0 }
    }

    fn limb(&self, points: [At; 5], widths: [f64; 5]) -> Shape {
        taper(&points, &widths.map(|width| width * self.thick()))
    }

    fn leg(&self, leg: Leg, colour: Colour) -> Vec<Piece> {
        let Leg { knee, foot, toes } = leg;
        let hip = self.pose.hip;
        let points = [
            (hip.0, hip.1 + 1.0),
            between(hip, knee, 0.7),
            knee,
            between(knee, foot, 0.55),
            foot,
        ];
        let along = step((0.0, 0.0), toes);
        let side = if along.0 >= 0.0 { 1.0 } else { -1.0 };
        let up = (along.1 * side, -along.0 * side);
        let sole = spots![
            -3, 4; 1.8, 4.4; 3.4, 2; 7, 0.6; 9.4, -1.2; 9.2, -3; 3, -3; -3, -3.2; -3.6, 0
        ];
        let shoe = sole.map(|(far, high)| Knot::from(beyond(beyond(foot, along, far), up, high)));
        vec![
            Piece::new(self.limb(points, [8.4, 7.4, 6.0, 5.4, 4.0]), colour, 1),
            Piece::new(blob(&shoe), self.shoes, 2),
        ]
    }

    /// An arm, whose shoulder is so far in front.
    fn arm(&self, arm: Arm, front: f64, colour: Colour) -> Vec<Piece> {
        let Arm {
            shoulder,
            elbow,
            hand,
        } = arm;
        let torso = Torso::of(&self.pose);
        let below = beyond(self.pose.neck, torso.up, -4.5);
        let shoulder = shoulder.unwrap_or(beyond(below, torso.front, front));
        let points = [
            shoulder,
            between(shoulder, elbow, 0.6),
            elbow,
            between(elbow, hand, 0.5),
            hand,
        ];
        let along = step(elbow, hand);
        let aside = (-along.1, along.0);
        let palm = [-0.5, 2.2, 4.4].map(|far| beyond(hand, along, far));
        let thumb = [
            beyond(hand, along, 1.0),
            beyond(beyond(hand, along, 2.6), aside, 2.2),
        ];
        let palm = taper(&palm, &[3.0, 3.8, 2.2]).and(&taper(&thumb, &[1.8, 1.0]));
        vec![
            Piece::new(palm, self.skin, 3).shade(0.3),
            Piece::new(self.limb(points, [7.0, 6.2, 5.2, 5.0, 5.2]), colour, 4),
        ]
    }

    fn clothes(&self) -> Vec<Piece> {
        let hip = self.pose.hip;
        let mut shape = self.garment_shape();
        if self.child {
            shape = shape.stretched(1.08, 1.0, hip);
        }
        let mut pieces = vec![Piece::new(shape.clone(), self.coat, 5)];
        if !self.folds || self.garment == Garment::Jumper {
            return pieces;
        }
        let (middle, torso) = (self.hem_at.unwrap_or(hip.0 - 1.0), Torso::of(&self.pose));
        for aside in [-0.45, 0.2, 0.6] {
            let fold = [
                torso.at(0.2, aside * 9.0),
                (middle + self.flare * aside * 1.1, (hip.1 + self.hem) / 2.0),
                (middle + self.flare * aside * 1.5, self.hem + 1.0),
            ];
            let fold = taper(&fold, &[0.2, 0.9, 0.3]).within(&shape);
            pieces.push(Piece::new(fold, self.darker(self.coat, 0.6), 5).tint(0.6));
        }
        pieces
    }

    fn garment_shape(&self) -> Shape {
        let torso = Torso::of(&self.pose);
        let middle = self.hem_at.unwrap_or(self.pose.hip.0 - 1.0);
        let (flare, hem, wave) = (self.flare, self.hem, self.wave);
        let (back, skirt, front) = match self.garment {
            Garment::Coat => (
                torso.knots([(0.99, -2.4), (0.9, -6.4), (0.62, -6.6), (0.3, -5.8), (0.0, -7.6)]),
                knots![
                    middle - flare, hem, corner; middle - flare * 0.4, hem + wave;
                    middle + flare * 0.35, hem + wave * 0.6; middle + flare, hem - wave * 0.5, corner
                ]
                .to_vec(),
                torso.knots([(0.02, 8.0), (0.32, 6.4), (0.64, 7.2), (0.88, 6.0), (0.99, 2.8)]),
            ),
            Garment::Dress => (
                torso.knots([(0.99, -2.2), (0.9, -5.6), (0.62, -5.4), (0.36, -4.4), (0.05, -7.4)]),
                knots![
                    middle - flare, hem, corner; middle - flare * 0.5, hem + wave; middle, hem + wave * 0.3;
                    middle + flare * 0.5, hem + wave; middle + flare, hem - wave, corner
                ]
                .to_vec(),
                torso.knots([(0.05, 7.0), (0.36, 4.6), (0.64, 6.4), (0.88, 5.0), (0.99, 2.6)]),
            ),
            Garment::Jumper => (
                torso.knots([(0.99, -2.4), (0.9, -6.2), (0.6, -6.6), (0.25, -6.6), (-0.06, -6.6)]),
                torso.knots([(-0.1, 0.0)]),
                torso.knots([(-0.06, 6.6), (0.3, 7.0), (0.64, 7.0), (0.88, 5.6), (0.99, 2.8)]),
            ),
        };
        blob(&[back, skirt, front].concat())
    }

    fn scarf(&self, scarf: &Scarf) -> [Piece; 2] {
        let (x, y) = self.pose.neck;
        let end = taper(&scarf.along, &scarf.widths);
        let around = blob(&knots![-4.4, -2.6; 0, -3.6; 4.4, -2.2; 4.8, 0.6; 0, 1.8; -4.8, 0.8]);
        [(end, 12), (around, 13)]
            .map(|(shape, number)| Piece::new(shape.moved(x, y), scarf.colour, number))
    }
}
