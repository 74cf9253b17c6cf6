//! What a drawn person is made of: parts in painting order, each a piece of one colour with marks on it. Any technique can draw them.

use super::skeleton::Side;
use super::solids::join;
use crate::colour::{Colour, mix};
use crate::line::circle;
use crate::shape::{At, Shape, Spot};

/// Which part of somebody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A bare or sleeved arm without its hand.
    Arm(Side),
    /// A hand.
    Hand(Side),
    /// A bare leg or a leg of trousers.
    Leg(Side),
    /// A foot or a shoe.
    Foot(Side),
    /// The trunk in what is worn on it.
    Trunk,
    /// What hangs from the waist: a skirt, the skirts of a coat.
    Skirt,
    /// The neck.
    Neck,
    /// Hair, or cloth, behind the head.
    HairBehind,
    /// Face and skull, with all that is on them.
    Head,
    /// Hair, or cloth, before the head.
    Hair,
    /// An ear.
    Ear(Side),
    /// A hat, a scarf, an apron: something worn.
    Worn,
    /// Glasses, a hearing aid: something small.
    Small,
}

/// What a mark is painted with.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tone {
    /// The colour of the part.
    Base,
    /// Its shade: 1 is the usual plane away from the light.
    Shade(f64),
    /// Its light: 1 is the usual plane towards the light.
    Light(f64),
    /// Its line.
    Line,
    /// A colour of its own.
    Own(Colour),
}

/// Something on a part, cut to it already.
#[derive(Clone, Debug)]
pub struct Mark {
    /// Where.
    pub shape: Shape,
    /// With what.
    pub tone: Tone,
    /// How much of it is seen.
    pub opacity: f64,
    /// How soft its edge is, in pixels of the card; a blush is.
    pub soft: f64,
}

/// One piece of somebody.
#[derive(Clone, Debug)]
pub struct Part {
    /// Which.
    pub kind: Kind,
    /// Its outline on the card.
    pub shape: Shape,
    /// Its own colour.
    pub colour: Colour,
    /// What is on it, from the back.
    pub marks: Vec<Mark>,
    /// A line along it: from the shoulder to the wrist, from the waist to the neck. Brushes and hatching follow it.
    pub guide: Vec<At>,
    /// How near its middle is to us, in heads; more is nearer.
    pub depth: f64,
    /// Where its shadow falls on what lies behind it, cut to that already.
    pub shadow: Shape,
}

/// The shade of a paper: darker, a little cooler and richer.
pub fn shade(colour: Colour, k: f64) -> Colour {
    mix(
        colour.lighter(-0.095 * k).vivid(1.0 + 0.08 * k),
        "#3a2350",
        0.10 * k,
    )
}

/// The light on a paper.
pub fn light(colour: Colour, k: f64) -> Colour {
    mix(colour, "#ffe9c4", 0.2 * k)
}

/// The colour of lines on a paper.
pub fn line_of(colour: Colour) -> Colour {
    mix(colour.lighter(-0.27).vivid(1.1), "#2a1430", 0.35)
}

impl Tone {
    /// Its colour on a part of this colour.
    pub fn on(self, colour: Colour) -> Colour {
        match self {
            Tone::Base => colour,
            Tone::Shade(k) => shade(colour, k),
            Tone::Light(k) => light(colour, k),
            Tone::Line => line_of(colour),
            Tone::Own(own) => own,
        }
    }
}

impl Part {
    /// A part without marks.
    pub fn new(kind: Kind, shape: Shape, colour: Colour) -> Part {
        Part {
            kind,
            shape,
            colour,
            marks: Vec::new(),
            guide: Vec::new(),
            depth: 0.0,
            shadow: Shape::nothing(),
        }
    }

    /// With a line along it, and how near it is.
    pub fn along(mut self, guide: Vec<At>, depth: f64) -> Part {
        self.guide = guide;
        self.depth = depth;
        self
    }

    /// With one more mark, cut to the part.
    pub fn mark(&mut self, shape: &Shape, tone: Tone, opacity: f64) {
        self.mark_over(&shape.within(&self.shape), tone, opacity);
    }

    /// With one more mark, cut to a shape that is inside or may stand out.
    pub fn mark_over(&mut self, shape: &Shape, tone: Tone, opacity: f64) {
        if !shape.is_empty() {
            self.marks.push(Mark {
                shape: shape.clone(),
                tone,
                opacity,
                soft: 0.0,
            });
        }
    }

    /// With one more mark that has a soft edge.
    pub fn bloom(&mut self, shape: &Shape, tone: Tone, opacity: f64, soft: f64) {
        self.marks.push(Mark {
            shape: shape.clone(),
            tone,
            opacity,
            soft,
        });
    }

    /// With the plane away from the light.
    pub fn lee(&mut self, light: At, depth: f64) {
        let plane = super::solids::lee(&self.shape, light, depth);
        self.mark_over(&plane, Tone::Shade(1.0), 1.0);
    }

    /// One piece with another that hangs from it.
    pub(super) fn joined(mut self, below: Part) -> Part {
        self.shape = super::solids::fillet(&self.shape.and(&below.shape), 0.06);
        self.guide.extend(below.guide);
        let own = std::mem::replace(&mut self.marks, below.marks);
        self.marks.extend(own);
        self
    }

    /// Put somewhere on the card.
    pub fn put(self, spot: &Spot) -> Part {
        Part {
            shape: spot.put(&self.shape),
            marks: self.marks.into_iter().map(|mark| mark.put(spot)).collect(),
            guide: spot.points(self.guide),
            shadow: spot.put(&self.shadow),
            ..self
        }
    }
}

impl Mark {
    fn put(self, spot: &Spot) -> Mark {
        Mark {
            shape: spot.put(&self.shape),
            soft: self.soft * spot.size,
            ..self
        }
    }
}

/// Parts with the shadow of each cut to what lies behind it: it falls away from the light, and not where the part is joined.
pub fn shadowed(parts: &mut [Part], fall: At) {
    for i in 1..parts.len() {
        let casts = matches!(parts[i].kind, Kind::Arm(_) | Kind::Hand(_) | Kind::Worn);
        if !casts {
            continue;
        }
        let own = parts[i].kind;
        let behind = parts[..i].iter().filter(|part| !joined(part.kind, own));
        let behind = join(behind.map(|part| part.shape.clone()));
        let shadow = parts[i].shape.moved(fall.0, fall.1).within(&behind);
        let root = match (own, parts[i].guide.first()) {
            // Where an arm leaves the trunk there is nothing between them.
            (Kind::Arm(_), Some(&at)) => circle(at, fall.0.hypot(fall.1) * 5.2),
            _ => Shape::nothing(),
        };
        parts[i].shadow = shadow.minus(&parts[i].shape).minus(&root);
    }
}

fn joined(a: Kind, b: Kind) -> bool {
    matches!((a, b), (Kind::Arm(a), Kind::Hand(b)) | (Kind::Hand(a), Kind::Arm(b)) if a == b)
}
