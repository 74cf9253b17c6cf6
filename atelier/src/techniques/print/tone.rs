//! Tone: how much is cut away at every place. A print has no greys, only more or less ink.

use super::contour::Contour;
use crate::line::step;
use crate::shape::{At, Shape};

/// How much is cut away: 0 leaves the ink, 1 takes as much as the chisel can. A number is the same tone everywhere; a closure
/// may say anything; [`Light`] falls from a side.
pub trait Tone {
    /// The tone of a place.
    fn at(&self, at: At) -> f64;
}

impl Tone for f64 {
    fn at(&self, _: At) -> f64 {
        *self
    }
}

impl<F: Fn(At) -> f64> Tone for F {
    fn at(&self, at: At) -> f64 {
        self(at)
    }
}

/// Light that falls on something and fades with the distance from where it comes in.
///
/// ```
/// use fabula_atelier::techniques::print::{Light, Tone};
/// let cheek = Light::on(&[(100.0, 0.0), (100.0, 400.0)]).skin(8.0).full(20.0).reach(60.0);
/// assert_eq!(cheek.at((95.0, 200.0)), 0.0); // a line of ink stays along the contour
/// assert!(cheek.at((80.0, 200.0)) > cheek.at((20.0, 200.0)));
/// ```
#[derive(Clone, Debug)]
pub struct Light {
    from: From,
    strength: f64,
    skin: f64,
    full: f64,
    reach: f64,
}

/// From where distances are measured.
#[derive(Clone, Debug)]
enum From {
    Contour(Contour),
    /// A place, and one step in the direction in which it fades.
    Side(At, At),
}

impl Light {
    fn new(from: From) -> Light {
        Light {
            from,
            strength: 0.95,
            skin: 0.0,
            full: 0.0,
            reach: 100.0,
        }
    }

    /// Light on a lit line, as the profile of a face.
    pub fn on(line: &[At]) -> Light {
        Light::new(From::Contour(Contour::line(line)))
    }

    /// Light on a lit edge, as it is mostly wanted: a contour so thick, full for so far, and so far beyond.
    pub fn edge(line: &[At], skin: f64, full: f64, reach: f64) -> Light {
        Light::on(line).skin(skin).full(full).reach(reach)
    }

    /// Light on any lines.
    pub fn along(contour: Contour) -> Light {
        Light::new(From::Contour(contour))
    }

    /// Light around a place, as a lamp.
    pub fn of(lamp: At) -> Light {
        Light::new(From::Contour(Contour::point(lamp)))
    }

    /// Light around the edge of a shape, outside and inside.
    pub fn around(shape: &Shape) -> Light {
        Light::new(From::Contour(Contour::edge(shape)))
    }

    /// Light from the side: full as far as `from`, fading `towards` there.
    pub fn across(from: At, towards: At) -> Light {
        Light::new(From::Side(from, step(from, towards)))
    }

    /// How much it cuts where it is strongest; 0.95 unless told.
    pub fn strength(self, strength: f64) -> Light {
        Light { strength, ..self }
    }

    /// So much ink stays along the line: the contour.
    pub fn skin(self, skin: f64) -> Light {
        Light { skin, ..self }
    }

    /// It is full for so far before it begins to fade.
    pub fn full(self, full: f64) -> Light {
        Light { full, ..self }
    }

    /// So far beyond that, a third is left; beyond twice that, hardly anything.
    pub fn reach(self, reach: f64) -> Light {
        Light { reach, ..self }
    }

    /// How far a place is from where the light comes in.
    pub fn far(&self, at: At) -> f64 {
        match &self.from {
            From::Contour(contour) => contour.far(at),
            From::Side(from, by) => (at.0 - from.0) * by.0 + (at.1 - from.1) * by.1,
        }
    }
}

impl Tone for Light {
    fn at(&self, at: At) -> f64 {
        let far = self.far(at);
        if self.skin > 0.0 && far < self.skin {
            return 0.0;
        }
        let beyond = (far - self.full).max(0.0) / self.reach;
        self.strength * (-beyond.powf(1.6)).exp()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn light_fades_with_the_distance_and_leaves_the_contour() {
        let light = Light::on(&[(0.0, 0.0), (0.0, 100.0)]).skin(5.0).full(10.0);
        assert_eq!(light.at((4.0, 50.0)), 0.0);
        assert_eq!(light.at((9.0, 50.0)), 0.95);
        let fading: Vec<f64> = (1..5)
            .map(|i| light.at((f64::from(i) * 60.0, 50.0)))
            .collect();
        assert!(
            fading.windows(2).all(|pair| pair[0] > pair[1]),
            "{fading:?}"
        );
        let side = Light::across((0.0, 0.0), (10.0, 0.0)).reach(50.0);
        assert_eq!(side.at((-200.0, 70.0)), 0.95);
        assert!(side.at((150.0, 0.0)) < 0.01);
    }

    #[test]
    fn numbers_and_closures_are_tones_too() {
        assert_eq!(0.4.at((3.0, 4.0)), 0.4);
        let left = |at: At| if at.0 < 0.0 { 1.0 } else { 0.0 };
        assert_eq!(Tone::at(&left, (-1.0, 0.0)), 1.0);
    }
}
