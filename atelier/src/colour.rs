//! Colours, mixed the way the eye mixes them (OKLab), never in RGB.

use std::fmt;

use palette::{FromColor, Oklab, Srgb};

/// A colour of paper or light.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Colour(Oklab);

impl Colour {
    /// White.
    pub const WHITE: Colour = Colour(Oklab::new(1.0, 0.0, 0.0));
    /// Black. Only for masks: on a card every shadow has a hue.
    pub const BLACK: Colour = Colour(Oklab::new(0.0, 0.0, 0.0));

    /// Part of the way to another colour.
    pub fn mix(self, other: impl Into<Colour>, part: f64) -> Colour {
        let (a, b, t) = (self.0, other.into().0, part as f32);
        let between = |a: f32, b: f32| a * (1.0 - t) + b * t;
        Colour(Oklab::new(
            between(a.l, b.l),
            between(a.a, b.a),
            between(a.b, b.b),
        ))
    }

    /// Lighter, or darker with a negative `by`; 1 is from black to white.
    pub fn lighter(self, by: f64) -> Colour {
        let l = (self.0.l + by as f32).clamp(0.0, 1.0);
        Colour(Oklab::new(l, self.0.a, self.0.b))
    }

    /// Redder and yellower, or greener and bluer with negative numbers; 0.01 is hardly seen.
    pub fn tinted(self, red: f64, yellow: f64) -> Colour {
        let (a, b) = (self.0.a + red as f32, self.0.b + yellow as f32);
        Colour(Oklab::new(self.0.l, a, b))
    }

    /// How light it is to the eye: 0 is black, 1 is white.
    pub fn lightness(self) -> f64 {
        f64::from(self.0.l)
    }

    /// How much red, green and blue a screen shows of it, each from 0 to 1.
    pub fn channels(self) -> [f32; 3] {
        let rgb: Srgb<f32> = Srgb::from_color(self.0);
        // Too vivid for a screen: the nearest it can show in each channel.
        [rgb.red, rgb.green, rgb.blue].map(|c| c.clamp(0.0, 1.0))
    }

    /// More or less colourful; 0 is grey.
    pub fn vivid(self, times: f64) -> Colour {
        let k = times as f32;
        Colour(Oklab::new(self.0.l, self.0.a * k, self.0.b * k))
    }
}

/// Part of the way through a row of colours.
pub fn ramp(colours: &[&str], part: f64) -> Colour {
    let last = colours.len() - 1;
    let at = part.clamp(0.0, 1.0) * last as f64;
    let from = (at as usize).min(last.saturating_sub(1));
    Colour::from(colours[from]).mix(colours[(from + 1).min(last)], at - from as f64)
}

/// Part of the way from one colour to another.
pub fn mix(a: impl Into<Colour>, b: impl Into<Colour>, part: f64) -> Colour {
    a.into().mix(b, part)
}

/// Written in a scene as `"#f1e3cb"`. What is not a colour is a slip of the pen, and shows as magenta.
impl From<&str> for Colour {
    fn from(hex: &str) -> Self {
        let parsed: Srgb<u8> = hex.parse().unwrap_or(Srgb::new(255, 0, 255));
        Colour(Oklab::from_color(parsed.into_format::<f32>()))
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [r, g, b] = self.channels().map(|c| (c * 255.0).round() as u8);
        write!(f, "#{r:02x}{g:02x}{b:02x}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_come_back_as_they_were_written() {
        for hex in ["#000000", "#ffffff", "#f1e3cb", "#140d18", "#dd6a4a"] {
            assert_eq!(Colour::from(hex).to_string(), hex);
        }
        assert_eq!(Colour::from("#fff").to_string(), "#ffffff");
    }

    #[test]
    fn mixing_goes_through_the_middle_of_what_is_seen() {
        assert_eq!(mix("#000000", "#ffffff", 0.0).to_string(), "#000000");
        assert_eq!(mix("#000000", "#ffffff", 1.0).to_string(), "#ffffff");
        // Middle grey to the eye, not the mean of the bytes.
        assert_eq!(mix("#000000", "#ffffff", 0.5).to_string(), "#636363");
        assert_eq!(
            ramp(&["#000000", "#ffffff", "#000000"], 0.5).to_string(),
            "#ffffff"
        );
        assert_eq!(ramp(&["#102030"], 0.7).to_string(), "#102030");
    }

    #[test]
    fn light_and_vividness_stay_within_what_can_be_shown() {
        assert_eq!(Colour::from("#ffffff").lighter(0.5).to_string(), "#ffffff");
        assert_eq!(
            Colour::from("#884422").vivid(0.0).lighter(-1.0).to_string(),
            "#000000"
        );
        assert!(Colour::from("#f0cbb0").lightness() > Colour::from("#63402f").lightness());
    }
}
