//! Heads: a face in a mood, hair, and what is worn on them.

use super::beard::Beard;
use super::face::FaceDrawing;
use super::features::{Age, Features};
use super::glasses::{glasses, hearing_aid};
use super::hair::{Hair, hair_part};
use super::headwear::Headwear;
use super::mood::Mood;
use super::part::{Kind, Part, Tone, shade};
use super::skeleton::Side;
use super::skull::Skull;
use super::solids::{Ends, lee, stroke};
use super::space::{Turn, V3, v};
use crate::colour::{Colour, mix};
use crate::line::curve_of;
use crate::shape::{At, Shape, Spot};

/// Somebody's head, as it is written.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// What its face is like.
    pub features: Features,
    /// What it says.
    pub mood: Mood,
    /// How old it is; a child's build makes it a child's, an old one's old, if nothing is said.
    pub age: Option<Age>,
    /// Turned further to its left, nodded down, tipped to its left, in degrees.
    pub turn: (f64, f64, f64),
    /// Where the eyes look: to the right of us and down, each from -1 to 1. The mood says, if nothing is said.
    pub gaze: Option<(f64, f64)>,
    /// Its hair.
    pub hair: Hair,
    /// The colour of hair, brows and beard.
    pub hair_colour: Colour,
    /// The colour of the eyes.
    pub iris: Colour,
    /// What grows on the chin.
    pub beard: Beard,
    /// What is worn on it.
    pub wears: Headwear,
    /// Glasses, by their colour.
    pub glasses: Option<Colour>,
    /// A hearing aid, by its colour.
    pub hearing_aid: Option<Colour>,
    /// Dark lashes.
    pub lashes: bool,
}

impl Default for Head {
    fn default() -> Head {
        Head {
            features: Features::PLAIN,
            mood: Mood::CALM,
            age: None,
            turn: (0.0, 0.0, 0.0),
            gaze: None,
            hair: Hair::Short,
            hair_colour: "#3a2a25".into(),
            iris: "#4a3423".into(),
            beard: Beard::Shaven,
            wears: Headwear::Nothing,
            glasses: None,
            hearing_aid: None,
            lashes: false,
        }
    }
}

/// How a head is seen.
#[derive(Clone, Copy, Debug)]
pub(super) struct Seen {
    pub turn: Turn,
    pub age: Age,
    pub skin: Colour,
    /// Towards the light, on the page.
    pub light: At,
    /// Where its middle is and how large half a head is.
    pub spot: Spot,
    /// Where the neck begins, from the middle of the head, in half heads.
    pub neck: At,
    pub seed: u64,
}

/// A head that was cut.
pub(super) struct CutHead {
    /// What lies behind the neck.
    pub behind: Vec<Part>,
    /// Face, ears, hair, and what is worn.
    pub before: Vec<Part>,
    pub face: Shape,
    pub eyes: [At; 2],
    pub mouth: At,
}

impl Head {
    /// The head alone, its middle at the origin of a spot whose size is half its height.
    pub(super) fn cut(&self, seen: &Seen) -> CutHead {
        let age = seen.age;
        let skull = Skull::new(self.features.aged(age), age, &self.mood, seen.turn);
        let face = skull.outline();
        let detail = match seen.spot.size {
            k if k > 46.0 => 2,
            k if k > 19.0 => 1,
            _ => 0,
        };
        let grey = age == Age::Old && self.hair_colour.lightness() > 0.6;
        let brow = if grey {
            self.hair_colour.lighter(-0.12)
        } else {
            self.hair_colour.lighter(-0.03)
        };
        let brow = if self.hair_colour.lightness() > 0.62 && !grey {
            shade(self.hair_colour, 2.0)
        } else {
            brow
        };
        let mut drawing = FaceDrawing {
            skull: &skull,
            mood: &self.mood,
            part: Part::new(Kind::Head, face.clone(), seen.skin),
            light: seen.light,
            gaze: self.gaze.unwrap_or(self.mood.gaze),
            iris: self.iris,
            brow,
            lashes: self.lashes,
            detail,
        };
        drawing.draw();
        let (eyes, mouth) = (
            [drawing.eye_at(1.0), drawing.eye_at(-1.0)],
            drawing.mouth_at(),
        );
        let mut head = drawing.part;
        let (hair, cloth) = (self.hair_under(), self.wears);
        let locks = hair.cut(&skull, seen.seed);
        let mut behind = Vec::new();
        let mut before = Vec::new();
        if !locks.behind.is_empty() {
            let mut part = Part::new(Kind::HairBehind, locks.behind.clone(), self.hair_colour);
            part.mark_over(&locks.behind, Tone::Shade(0.7), 1.0);
            behind.push(part);
        }
        let mut ears: [Vec<Part>; 2] = [Vec::new(), Vec::new()];
        if !locks.covers_ears && !cloth.covers_ears() {
            for side in Side::BOTH {
                let facing = skull.faces(side.sign(), 0.0, 0.15);
                if facing > -0.45 {
                    ears[usize::from(facing > 0.10)].push(ear(&skull, side, seen, detail));
                }
            }
        }
        let cut = cloth.cut(&skull, seen.neck);
        if !cut.behind.is_empty() {
            let mut part = Part::new(Kind::HairBehind, cut.behind.clone(), cut.colour);
            part.mark_over(&cut.behind, Tone::Shade(0.9), 1.0);
            behind.push(part);
        }
        let shadow = locks.before.and(&cut.before);
        let fallen = shadow.moved(-seen.light.0 * 0.05, 0.065).minus(&shadow);
        head.mark(&fallen, Tone::Shade(0.9), 0.75);
        let [far_ears, near_ears] = ears;
        before.extend(far_ears);
        before.push(head);
        if !locks.before.is_empty() {
            // Shorn hair lets the skin through.
            let through = if hair == Hair::Cropped { 0.3 } else { 0.0 };
            let colour = mix(self.hair_colour, seen.skin, through);
            before.push(hair_part(
                Kind::Hair,
                &locks.before,
                colour,
                seen.light,
                Some(&locks),
            ));
        }
        let grows = if age == Age::Child {
            Beard::Shaven
        } else {
            self.beard
        };
        if let Some(beard) = grows.part(&skull, &self.mood, self.hair_colour, seen.light) {
            let mut beard = beard;
            if self.beard == Beard::Stubble {
                beard.colour = mix(seen.skin, self.hair_colour, 0.22);
                beard.marks.clear();
                let head = before.iter_mut().find(|part| part.kind == Kind::Head);
                if let Some(head) = head {
                    // Under eyes and mouth, so that lips stay clear.
                    head.marks.insert(
                        1,
                        super::part::Mark {
                            shape: beard.shape.within(&head.shape),
                            tone: Tone::Own(beard.colour),
                            opacity: 0.6,
                            soft: 0.0,
                        },
                    );
                }
            } else {
                before.push(beard);
            }
        }
        before.extend(near_ears);
        if let Some(colour) = self.hearing_aid {
            before.extend(hearing_aid(&skull, colour));
        }
        if let Some(colour) = self.glasses {
            before.extend(glasses(&skull, colour));
        }
        before.extend(cut.parts(seen.light));
        let put = |parts: Vec<Part>| parts.into_iter().map(|part| part.put(&seen.spot)).collect();
        CutHead {
            behind: put(behind),
            before: put(before),
            face: seen.spot.put(&face),
            eyes: eyes.map(|at| seen.spot.point(at)),
            mouth: seen.spot.point(mouth),
        }
    }

    /// Hair that is under cloth is not drawn.
    fn hair_under(&self) -> Hair {
        match self.wears {
            Headwear::Headscarf(_) | Headwear::Turban(_) => Hair::Bald,
            Headwear::Nothing => self.hair,
            _ => match self.hair {
                Hair::Bun | Hair::Puffs | Hair::Tousled => Hair::Short,
                hair => hair,
            },
        }
    }
}

/// Where an ear is: its root, and the directions out of the head and up.
pub(super) fn ear_axes(skull: &Skull, side: f64) -> (V3, V3, V3) {
    let f = &skull.features;
    let root = v(side * 0.635 * f.wide, f.eye_height + 0.13, -0.12);
    let k = f.ears;
    (
        root,
        v(side * 0.42, 0.0, -0.9) * k,
        v(side * 0.12, -1.0, -0.12) * k,
    )
}

fn ear(skull: &Skull, side: Side, seen: &Seen, detail: u8) -> Part {
    let (root, out, up) = ear_axes(skull, side.sign());
    let at = |a: f64, b: f64| skull.page(root + out * a + up * b);
    let rim = [
        (0.0, 0.10),
        (0.04, 0.18),
        (0.11, 0.215),
        (0.185, 0.15),
        (0.185, 0.01),
        (0.13, -0.09),
        (0.085, -0.20),
        (0.02, -0.20),
        (-0.02, -0.08),
    ];
    let rim: Vec<_> = rim.iter().map(|&(a, b)| at(a, b).into()).collect();
    let shape = Shape::within_ring(&curve_of(&rim, true, 8));
    let mut part = Part::new(Kind::Ear(side), shape.clone(), seen.skin);
    if skull.faces(side.sign(), 0.0, 0.15) <= 0.10 {
        part.mark_over(&shape, Tone::Shade(0.6), 1.0);
        return part;
    }
    part.mark_over(&lee(&shape, seen.light, 0.03), Tone::Shade(1.0), 1.0);
    if detail > 0 {
        let inner = [
            (0.035, 0.09),
            (0.085, 0.145),
            (0.135, 0.10),
            (0.13, 0.01),
            (0.07, -0.06),
        ];
        let inner: Vec<At> = inner.iter().map(|&(a, b)| at(a, b)).collect();
        part.mark(&stroke(&inner, 0.026, Ends::Both), Tone::Line, 0.6);
    }
    part
}
