//! Colour fields: which paint is where. A ramp from dark to light over a value field, and soft patches over it.

use std::fmt;
use std::rc::Rc;

use super::mask::Mask;
use super::value::Value;
use crate::colour::Colour;
use crate::shape::{At, Shape, Spot};

/// Which paint is where.
#[derive(Clone)]
pub struct Field(Rc<dyn Fn(At) -> Colour>);

impl Field {
    /// Four or five colours from dark to light, over a value field.
    pub fn ramp<C: Into<Colour> + Copy>(colours: &[C], value: Value) -> Field {
        let colours: Vec<Colour> = colours.iter().map(|&colour| colour.into()).collect();
        Field(Rc::new(move |at| through(&colours, value.at(at))))
    }

    /// One colour.
    pub fn flat(colour: impl Into<Colour>) -> Field {
        let colour = colour.into();
        Field(Rc::new(move |_| colour))
    }

    /// One where a value field is 0, another where it is 1: two coats as one mass.
    pub fn blend(one: impl Into<Field>, other: impl Into<Field>, by: Value) -> Field {
        let (one, other) = (one.into(), other.into());
        Field(Rc::new(move |at| one.at(at).mix(other.at(at), by.at(at))))
    }

    /// A ramp under each of two lights, one warm, one cool: at each place that of the stronger, with a soft border between.
    pub fn lit_twice<C: Into<Colour> + Copy>(
        (one, by_one): (&[C], Value),
        (other, by_other): (&[C], Value),
    ) -> Field {
        let (a, b) = (by_one.clone(), by_other.clone());
        let share = Value::of(move |at| 1.0 / (1.0 + ((a.at(at) - b.at(at)) * 8.0).exp()));
        let (one, other) = (Field::ramp(one, by_one), Field::ramp(other, by_other));
        Field::blend(one, other, share.broken(0.0, 1.0, 1))
    }

    /// With a soft patch of another colour: a warm cheek, a cool socket, a cast shadow. `amount` is how much of it there is in
    /// its middle; at its radii there is a third of that, and soon nothing.
    pub fn patch(self, at: At, radii: (f64, f64), colour: impl Into<Colour>, amount: f64) -> Field {
        self.patch_turned(at, radii, 0.0, colour, amount)
    }

    /// With a soft patch turned clockwise, in degrees.
    pub fn patch_turned(
        self,
        at: At,
        (rx, ry): (f64, f64),
        degrees: f64,
        colour: impl Into<Colour>,
        amount: f64,
    ) -> Field {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let colour = colour.into();
        Field(Rc::new(move |place| {
            let (x, y) = (place.0 - at.0, place.1 - at.1);
            let (u, v) = ((x * cos + y * sin) / rx, (y * cos - x * sin) / ry);
            let weight = amount * (-(u * u + v * v).powf(1.5)).exp();
            self.at(place).mix(colour, weight)
        }))
    }

    /// Darker everywhere, or lighter with a negative number.
    pub fn darker(&self, by: f64) -> Field {
        let own = self.clone();
        Field(Rc::new(move |at| own.at(at).lighter(-by)))
    }

    /// This inside a shape, and outside of it something that is behind.
    pub fn before(self, behind: &Field, shape: &Shape) -> Field {
        let bounds = shape.bounds();
        let mask = Mask::new(shape, (bounds.x1, bounds.y1));
        let behind = behind.clone();
        Field(Rc::new(move |at| match mask.contains(at) {
            true => self.at(at),
            false => behind.at(at),
        }))
    }

    /// As it is seen through something that bends light, like water or old glass: at each place what is elsewhere.
    pub fn seen_through(self, glass: impl Fn(At) -> At + 'static) -> Field {
        Field(Rc::new(move |at| self.at(glass(at))))
    }

    /// Going over into a neighbour's colours within discs, up to nine tenths: the edge there has no contrast left.
    pub(super) fn lost_in(&self, neighbour: &Field, discs: &[(At, f64)]) -> Field {
        let (own, neighbour, discs) = (self.clone(), neighbour.clone(), discs.to_vec());
        Field(Rc::new(move |place| {
            let deep = discs.iter().map(|&((x, y), r)| {
                let far = ((place.0 - x).powi(2) + (place.1 - y).powi(2)) / (r * r);
                (1.15 - far).clamp(0.0, 0.9)
            });
            let part = deep.fold(0.0, f64::max);
            own.at(place).mix(neighbour.at(place), part)
        }))
    }

    /// The same, drawn around the origin and put somewhere.
    pub fn put(&self, spot: Spot) -> Field {
        let own = self.clone();
        Field(Rc::new(move |at| own.at(spot.back(at))))
    }

    /// The paint at a place.
    pub fn at(&self, at: At) -> Colour {
        (self.0)(at)
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Field")
    }
}

/// Part of the way through a row of colours.
fn through(colours: &[Colour], part: f64) -> Colour {
    let last = colours.len() - 1;
    let at = part * last as f64;
    let from = (at as usize).min(last.saturating_sub(1));
    colours[from].mix(colours[(from + 1).min(last)], at - from as f64)
}

impl From<&Field> for Field {
    fn from(field: &Field) -> Field {
        field.clone()
    }
}

impl From<&str> for Field {
    fn from(hex: &str) -> Field {
        Field::flat(hex)
    }
}

impl From<Colour> for Field {
    fn from(colour: Colour) -> Field {
        Field::flat(colour)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn grey() -> Field {
        let value = Value::along((0.0, 0.0), (100.0, 0.0)).broken(0.0, 1.0, 1);
        Field::ramp(&["#000000", "#ffffff"], value)
    }

    #[test]
    fn a_ramp_goes_from_dark_to_light() {
        assert_eq!(grey().at((-5.0, 0.0)), "#000000".into());
        assert_eq!(grey().at((200.0, 0.0)), "#ffffff".into());
        assert_eq!(grey().at((50.0, 7.0)).to_string(), "#636363");
    }

    #[test]
    fn of_two_lights_the_stronger_gives_the_colour() {
        let from =
            |dark: f64, light: f64| Value::along((dark, 0.0), (light, 0.0)).broken(0.0, 1.0, 1);
        let both = Field::lit_twice(
            (&["#000000", "#ff0000"], from(0.0, 100.0)),
            (&["#000000", "#0000ff"], from(100.0, 0.0)),
        );
        let [red, _, blue] = both.at((100.0, 0.0)).channels();
        assert!(red > 0.9 && blue < 0.1);
        let [red, _, blue] = both.at((0.0, 0.0)).channels();
        assert!(red < 0.1 && blue > 0.9);
    }

    #[test]
    fn a_patch_is_strongest_in_its_middle_and_ends() {
        let field = grey().patch((50.0, 0.0), (10.0, 10.0), "#ff0000", 1.0);
        assert_eq!(field.at((50.0, 0.0)).to_string(), "#ff0000");
        let beyond = (80.0, 0.0);
        assert_eq!(field.at(beyond).to_string(), grey().at(beyond).to_string());
    }

    #[test]
    fn what_is_before_hides_what_is_behind_and_glass_moves_it() {
        let square = crate::line::rect(10.0, 10.0, 30.0, 30.0);
        let both = Field::flat("#ff0000").before(&Field::flat("#0000ff"), &square);
        assert_eq!(both.at((20.0, 20.0)).to_string(), "#ff0000");
        assert_eq!(both.at((40.0, 20.0)).to_string(), "#0000ff");
        let bent = both.seen_through(|(x, y)| (x - 20.0, y));
        assert_eq!(bent.at((40.0, 20.0)).to_string(), "#ff0000");
    }

    #[test]
    fn a_field_goes_where_its_motif_is_put() {
        let spot = Spot::new(300.0, 200.0, 2.0).turned(30.0).flipped(true);
        let there = grey().put(spot);
        for at in [(10.0, 0.0), (50.0, 20.0), (90.0, -40.0)] {
            assert_eq!(
                there.at(spot.point(at)).to_string(),
                grey().at(at).to_string()
            );
        }
    }
}
