//! A head as one contour: the form is in the colour field, and then twelve to twenty strokes say who it is and what they feel.
//!
//! It is drawn 280 high around the origin, which lies at the height of the eyes, and looks to the right. Hair is painted after
//! it and over its border: [`Head::at`] is the canvas as the head sees it.

mod complexion;
mod contour;
mod ear;
mod expression;
mod eye;
mod glasses;
mod hair;
mod mouth;
mod nose;
mod profile;
mod relief;
mod shade;
mod wrinkles;

use self::eye::Eye;
use self::mouth::Mouth;
use super::{Canvas, Field, Flow, Layer, Light, Mass, Passes, Placed, Value};
use crate::colour::{Colour, mix};
use crate::line::{Knot, blob};
use crate::motifs::figures::{Age, Skin, View};
use crate::shape::{At, Shape, Spot};

pub use complexion::Complexion;
pub use expression::Expression;
pub use hair::Hair;

/// Somebody's head.
#[derive(Clone, Debug)]
pub struct Head {
    /// Where it is, how large, turned how far. Flipped it looks to the left.
    pub spot: Spot,
    /// From where it is seen. From the back it is a contour for hair.
    pub view: View,
    /// How old.
    pub age: Age,
    /// Its paints.
    pub skin: Complexion,
    /// Where the light comes from, on the card.
    pub light: Light,
    /// What it says.
    pub expression: Expression,
    /// How large the eyes are: 1 is usual, 1.2 a toddler's.
    pub eyes: f64,
    /// How much of the lashes is seen, from 0 to 1.
    pub lashes: f64,
    /// Where open eyes look, as the head is drawn: -1 to 1 to the right and down.
    pub gaze: At,
    /// How the hair is worn; none is for whoever paints it themselves.
    pub hair: Hair,
    /// Its paints, from dark to light.
    pub hair_ramp: [Colour; 4],
    /// The colour of the brows, if not that of the hair.
    pub brow: Option<Colour>,
    /// How red cheeks and nose are: 1 is usual.
    pub blush: f64,
    /// Light that comes back from the other side, below the jaw.
    pub glint: Option<Colour>,
    /// Whether there are ears. Leave them out where hair will be.
    pub ears: bool,
    /// Whether there is a neck. From the side there always is.
    pub neck: bool,
    /// Soft patches of the card's own: where, how large, which colour, how much of it.
    pub patches: Vec<(At, (f64, f64), Colour, f64)>,
    /// Another paint than a ball of skin with patches: its [`relief`](Head::relief) under two lights. As the head is drawn.
    pub paint: Option<Field>,
    /// How broad its brushes are; 1 is usual, less for a head that is very near.
    pub brushes: f64,
    /// Another contour than the stock one, around the same features.
    pub contour: Option<Vec<Knot>>,
    /// Where its edge is lost: discs, as the head is drawn.
    pub lost: Vec<(At, f64)>,
}

impl Default for Head {
    fn default() -> Self {
        Head {
            spot: Spot::new(400.0, 500.0, 1.0),
            view: View::Front,
            age: Age::Grown,
            skin: Skin::Honey.into(),
            light: (0.6, -0.6, 0.55),
            expression: Expression::CALM,
            eyes: 1.0,
            lashes: 0.4,
            gaze: (0.0, 0.0),
            hair: Hair::None,
            hair_ramp: ["#130d14", "#261820", "#43292a", "#7d5140"].map(Into::into),
            brow: None,
            blush: 1.0,
            glint: None,
            ears: true,
            neck: true,
            patches: Vec::new(),
            paint: None,
            brushes: 1.0,
            contour: None,
            lost: Vec::new(),
        }
    }
}

/// A head that was painted.
pub struct PaintedHead {
    /// Its contour on the card.
    pub shape: Shape,
    /// Its paint on the card, for what melts into it.
    pub paint: Field,
}

impl Head {
    /// The canvas as the head sees it: for hair, glasses, a hand at the chin.
    pub fn at<'a>(&self, canvas: &'a Canvas) -> Placed<'a> {
        canvas.at(self.spot)
    }

    /// The light as the head sees it.
    pub fn local_light(&self) -> Light {
        self.seen(self.light)
    }

    /// Another light of the card as the head sees it.
    pub fn seen(&self, light: Light) -> Light {
        super::canvas::seen_from(light, self.spot)
    }

    /// Hair of a contour of its own, painted along hair lines, all as the head is drawn. To be laid after the head.
    pub fn hair_of(&self, shape: &Shape, lines: &[&[At]]) -> Mass {
        let value = Value::ball(hair::middle(self.view), (140.0, 160.0), self.local_light());
        let paint = Field::ramp(&self.hair_ramp, value.broken(0.08, 50.0, 3));
        Mass::new(shape, &paint)
            .flow(Flow::along(lines).soft(18.0).stray(0.14))
            .passes(Passes::hair(1.0))
            .under(paint.darker(0.07))
            .bleed(12.0)
    }

    /// Paints neck, ears, face and features, in this order.
    pub fn paint(&self, canvas: &Canvas) -> PaintedHead {
        let (plan, light) = (Plan::of(self), self.local_light());
        let shape = match &self.contour {
            Some(knots) => blob(knots),
            None => contour::face(self.view, self.age, self.expression.parted),
        };
        let field = match &self.paint {
            Some(paint) => paint.clone(),
            None => shade::field(self, &plan, light),
        };
        let face = Face {
            head: self,
            placed: self.at(canvas),
            plan,
            light,
            field: field.clone(),
        };
        let flow = contour::flow(self.view);
        hair::paint_behind(&face);
        if self.neck && self.view != View::Profile {
            face.paint_neck();
        }
        if self.ears && matches!(self.view, View::Front | View::Back) {
            ear::paint_behind(&face);
        }
        let mut mass = Mass::new(&shape, &field)
            .flow(Flow::along(&flow).soft(18.0).stray(0.25).wave(70.0, 5))
            .passes(Passes::face(self.brushes))
            .under(field.darker(0.1))
            .bleed(12.0)
            .found(0.08);
        for &(at, r) in &self.lost {
            mass = mass.lost(at, r);
        }
        face.lay(mass);
        face.paint_features();
        hair::paint_before(&face);
        PaintedHead {
            shape: self.spot.put(&shape),
            paint: field.put(self.spot),
        }
    }
}

/// Where the features of a face are.
struct Plan {
    eyes: Vec<Eye>,
    /// How far the brows are above the eyes.
    brow: f64,
    brow_width: f64,
    /// The base of the nose.
    nose: f64,
    nose_wide: f64,
    mouth: Mouth,
    /// Where the middle line of the face is, and how far it is turned: 0 from the front, 1 past us.
    middle: f64,
    turn: f64,
}

impl Plan {
    fn of(head: &Head) -> Plan {
        let turned = head.view == View::ThreeQuarter;
        let (width, height, apart, eyes) = match head.age {
            Age::Child => (55.0, 35.0, 47.0, 16.0),
            Age::Grown => (46.0, 23.0, 42.0, 0.0),
            Age::Old => (42.0, 19.0, 42.0, 2.0),
        };
        let large = head.eyes;
        let eye = |x: f64, outer: f64, seen: f64| Eye {
            at: (x, eyes + (large - 1.0) * 30.0),
            width: width * seen * large,
            height: height * large,
            outer,
            seen,
        };
        let pair = match (turned, head.age) {
            (false, _) => vec![eye(-apart, -1.0, 1.0), eye(apart, 1.0, 1.0)],
            (true, Age::Child) => vec![eye(-6.0, -1.0, 0.98), eye(70.0, 1.0, 0.7)],
            (true, _) => vec![eye(-2.0, -1.0, 0.98), eye(68.0, 1.0, 0.72)],
        };
        let (nose, nose_wide, mouth, half, full) = match head.age {
            Age::Child => (63.0, 0.82, 97.0, 19.0, 0.9),
            Age::Grown => (60.0, 1.0, 95.0, 25.0, 1.0),
            Age::Old => (63.0, 1.12, 98.0, 26.0, 0.62),
        };
        Plan {
            eyes: pair,
            brow: if head.age == Age::Child { 41.0 } else { 31.0 } * large,
            brow_width: match head.age {
                Age::Child => 7.6,
                Age::Grown => 8.5,
                Age::Old => 7.5,
            },
            nose,
            nose_wide,
            mouth: Mouth {
                at: (if turned { 42.0 } else { 0.0 }, mouth),
                half: (half, if turned { half * 0.76 } else { half }),
                full,
            },
            middle: if turned { 38.0 } else { 0.0 },
            turn: if turned { 1.0 } else { 0.0 },
        }
    }

    /// Where something is that would be at `x` if it were seen from the front.
    fn across(&self, x: f64) -> f64 {
        let far = if x > 0.0 { 0.6 } else { 1.1 };
        self.middle * 0.7 + x * (1.0 + self.turn * (far - 1.0))
    }

    /// Where the tip of the nose is.
    fn tip(&self) -> f64 {
        self.middle + self.turn * 14.0
    }
}

/// A face that is being painted. Everything in it is said as the head is drawn.
struct Face<'a> {
    head: &'a Head,
    placed: Placed<'a>,
    plan: Plan,
    light: Light,
    field: Field,
}

impl Face<'_> {
    fn lay(&self, layer: impl Layer) {
        self.placed.lay(layer);
    }

    /// The paint at a place, lighter or darker.
    fn tone(&self, at: At, lighter: f64) -> Colour {
        self.field.at(at).lighter(lighter)
    }

    /// How much light there is at a place, between the darkest and the lightest skin.
    fn lit(&self, at: At) -> f64 {
        let ramp = &self.head.skin.ramp;
        let (dark, light) = (ramp[0].lightness(), ramp[4].lightness());
        ((self.field.at(at).lightness() - dark) / (light - dark)).clamp(0.0, 1.0)
    }

    fn brow_colour(&self) -> Colour {
        let brow = self.head.brow.unwrap_or(self.head.hair_ramp[1]);
        // A white brow takes from the skin below, or it is a sticker.
        match brow.lightness() > 0.55 {
            true => mix(self.head.skin.ramp[2], brow, 0.6),
            false => mix(brow, self.head.skin.ramp[1], 0.12),
        }
    }

    fn paint_neck(&self) {
        let head = self.head;
        let shape = contour::neck(head.view, head.age);
        let lines = [
            vec![(-30.0, 150.0), (-34.0, 220.0), (-60.0, 290.0)],
            vec![(30.0, 150.0), (34.0, 220.0), (60.0, 290.0)],
            vec![(0.0, 160.0), (0.0, 280.0)],
        ];
        let mass = Mass::new(&shape, shade::neck(head, self.light))
            .flow(Flow::along(&lines).soft(18.0))
            .passes(Passes::face(1.0))
            .under(head.skin.ramp[0]);
        self.lay(mass.found(0.15));
    }

    fn paint_features(&self) {
        match self.head.view {
            View::Profile => profile::paint(self),
            View::Back => return,
            _ => {
                self.plan.eyes.iter().for_each(|eye| eye.paint(self));
                nose::paint(self);
                self.plan.mouth.paint(self);
            }
        }
        if self.head.ears {
            ear::paint_before(self);
        }
        if self.head.age == Age::Old {
            wrinkles::paint(self);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const VIEWS: [View; 4] = [View::Front, View::ThreeQuarter, View::Profile, View::Back];
    const AGES: [Age; 3] = [Age::Child, Age::Grown, Age::Old];

    #[test]
    fn a_head_is_one_contour_and_its_features_are_in_it() {
        for view in VIEWS {
            for age in AGES {
                let head = Head {
                    view,
                    age,
                    ..Head::default()
                };
                let shape = contour::face(view, age, 0.0);
                assert_eq!(shape.pieces().len(), 1);
                let plan = Plan::of(&head);
                let flat = matches!(view, View::Front | View::ThreeQuarter);
                assert!(!flat || plan.eyes.iter().all(|eye| shape.contains(eye.at)));
                assert!(!flat || shape.contains(plan.mouth.at));
            }
        }
    }

    #[test]
    fn every_face_can_be_painted_and_says_something_else() {
        let mut seen = std::collections::HashSet::new();
        for view in VIEWS {
            for expression in Expression::ALL {
                let canvas = Canvas::new(1, "#cbbfae");
                let head = Head {
                    spot: Spot::new(100.0, 100.0, 0.3),
                    view,
                    expression,
                    hair: Hair::Bun,
                    ..Head::default()
                };
                head.paint(&canvas);
                seen.insert(canvas.paint.borrow().to_string());
            }
        }
        // From the back nobody knows.
        assert_eq!(seen.len(), 3 * Expression::ALL.len() + 1);
    }

    #[test]
    fn the_light_stays_where_it_is_when_a_head_is_turned() {
        let head = Head {
            spot: Spot::new(0.0, 0.0, 1.0).turned(180.0),
            light: (0.6, -0.4, 0.5),
            ..Head::default()
        };
        let (x, y, _) = head.local_light();
        assert!((x + 0.6).abs() < 1e-9 && (y - 0.4).abs() < 1e-9);
    }
}
