//! Eyes: balls behind lids, with the brows above them.

use super::face::FaceDrawing;
use super::features::Age;
use super::part::{Tone, line_of, shade};
use super::solids::{Ends, ball, hull, ink, swell};
use super::space::{Turn, V3, v};
use crate::colour::{Colour, mix};
use crate::line::curve;
use crate::shape::{At, Shape};

/// One eye while it is drawn.
struct Eye {
    /// 1 for the eye on our right when the face looks at us.
    side: f64,
    middle: V3,
    r: f64,
    turn: Turn,
    /// How far the face is turned to a profile: 0 to 1.
    aside: f64,
}

impl Eye {
    /// A place on the ball, in degrees to our right and up.
    fn on(&self, across: f64, up: f64, r: f64) -> V3 {
        let (a, b) = (across.to_radians(), up.to_radians());
        let way = v(a.sin() * b.cos(), -b.sin(), a.cos() * b.cos());
        self.middle + way * (self.r * r)
    }

    /// What of a line on the ball faces us.
    fn seen(&self, line: impl Iterator<Item = V3>) -> Vec<At> {
        line.filter(|p| self.turn.of(*p - self.middle).z > -0.02 * self.r)
            .map(|p| self.turn.of(p).flat())
            .collect()
    }

    /// A disc on the ball around the direction it looks to.
    fn disc(&self, look: V3, degrees: f64) -> Shape {
        let (s, c) = degrees.to_radians().sin_cos();
        let right = v(0.0, 1.0, 0.0).cross(look).unit();
        let down = look.cross(right);
        let ring: Vec<At> = (0..30)
            .map(|i| {
                let (si, co) = (f64::from(i) * 12.0).to_radians().sin_cos();
                let p = self.middle + (look * c + (right * co + down * si) * s) * (self.r * 1.01);
                self.turn.of(p).flat()
            })
            .collect();
        Shape::within_ring(&ring)
    }
}

fn between(a: &[At], b: &[At]) -> Shape {
    let ring: Vec<At> = a.iter().copied().chain(b.iter().rev().copied()).collect();
    Shape::within_ring(&ring)
}

impl FaceDrawing<'_> {
    /// Where the middle of an eye is on the page, if it is seen.
    pub(super) fn eye_at(&self, side: f64) -> At {
        let f = &self.skull.features;
        let at = self.skull.skin(side * f.eyes_apart, f.eye_height, 0.0);
        self.skull.page(at)
    }

    /// Draws the eye and the brow of a side.
    pub(super) fn eye(&mut self, side: f64) {
        let f = self.skull.features;
        let sees = self.skull.faces(side * 0.42, 0.0, 1.0);
        if sees < 0.02 {
            return;
        }
        let aside = ((self.skull.turn.heading().abs() - 50.0) / 35.0).clamp(0.0, 1.0);
        let r = 0.185 * f.eyes * (1.0 + 0.12 * aside);
        let place = self.skull.skin(side * f.eyes_apart, f.eye_height, 0.035);
        let eye = Eye {
            side,
            middle: place - v(0.0, 0.0, r * 0.86),
            r,
            turn: self.skull.turn,
            aside,
        };
        self.lids(&eye);
        self.brow(side);
    }

    fn lids(&mut self, eye: &Eye) {
        let (f, m, side) = (self.skull.features, self.mood, eye.side);
        let old = self.skull.age == Age::Old;
        let us: Vec<f64> = (0..=18).map(|i| f64::from(i) / 9.0 - 1.0).collect();
        let lid = |u: f64| {
            let out = u * side;
            let tilt = f.eye_slant + m.slope - if old { 3.0 } else { 0.0 };
            let corner = if out > 0.0 { tilt * out } else { 4.0 * out };
            let bell = 1.0 - u.abs().powf(2.4);
            let upper = m.upper - if old { 0.08 } else { 0.0 };
            let fold = f.eye_fold * (5.0 * (-out).clamp(0.0, 1.0) + 4.0 * bell);
            let arch = m.arched * bell;
            let peak = 1.0 - 0.12 * out;
            let top =
                37.0 * upper * bell * peak + corner - m.slope * 0.4 * out - fold + arch * 60.0;
            let low = -20.0 * m.lower * bell * (1.0 + 0.15 * out) + corner + arch * 40.0;
            (bell, corner, top, low.min(top - 0.5))
        };
        let across = |u: f64| u * (51.0 + 6.0 * eye.aside) + side * (6.0 + 20.0 * eye.aside);
        let top = eye.seen(us.iter().map(|&u| eye.on(across(u), lid(u).2, 1.0)));
        let low = eye.seen(us.iter().map(|&u| eye.on(across(u), lid(u).3, 1.0)));
        if top.len() < 3 || low.len() < 3 {
            return;
        }
        let skin = self.part.colour;
        let opening = between(&top, &low).within(&self.part.shape);
        let widest = us.iter().map(|&u| lid(u).2 - lid(u).3).fold(0.0, f64::max);
        let open = widest > 7.0 && !opening.is_empty();
        if self.detail > 0 {
            // The upper lid: a shell over the ball, up to its crease.
            let crease = eye.seen(us.iter().map(|&u| {
                let (bell, corner, top, _) = lid(u);
                let height = (top + 12.0).max(26.0 + corner * 0.5);
                eye.on(
                    across(u),
                    height * if bell > 0.05 { 1.0 } else { 0.55 },
                    1.04,
                )
            }));
            self.part
                .mark(&between(&crease, &top), Tone::Shade(0.42), 0.9);
            let (width, strength) = if f.eye_fold > 0.5 {
                (0.012, 0.3)
            } else {
                (0.02, 0.6)
            };
            self.line(&ink(&crease, width, Ends::Both), strength);
        }
        if open {
            self.ball(eye, &opening, &top);
        }
        let dark = mix("#1d1218", line_of(skin), 0.15);
        let heavy = match (self.detail, old) {
            (0, _) => 0.085,
            (_, true) => 0.046,
            _ => 0.055,
        };
        let ends = if side > 0.0 { Ends::First } else { Ends::Last };
        let lash = ink(&top, if open { heavy } else { heavy * 0.85 }, ends);
        self.part.mark_over(&lash, Tone::Own(dark), 1.0);
        if self.detail > 0 {
            let n = low.len();
            let lower = if side > 0.0 {
                &low[n / 5..n - 1]
            } else {
                &low[1..n - n / 5]
            };
            self.line(&ink(lower, 0.017, Ends::Both), 0.7);
            if m.lower < 0.35 || old || m.upper < 0.36 {
                let bag = eye.seen(us[4..15].iter().map(|&u| {
                    let (bell, _, _, low) = lid(u);
                    eye.on(across(u), low - 14.0 * bell, 1.04)
                }));
                self.line(&ink(&bag, 0.018, Ends::Both), 0.45);
            }
        }
        if self.detail > 0 && self.lashes {
            let tip = if side > 0.0 {
                top[top.len() - 1]
            } else {
                top[0]
            };
            let wing = [
                (tip.0 - side * 0.05, tip.1 - 0.012),
                (tip.0 + side * 0.02, tip.1 - 0.02),
                (tip.0 + side * 0.06, tip.1 - 0.055),
            ];
            let wing = ink(&curve(&wing), 0.036, Ends::Last);
            self.part.mark_over(&wing, Tone::Own(dark), 1.0);
        }
    }

    fn ball(&mut self, eye: &Eye, opening: &Shape, top: &[At]) {
        let skin = self.part.colour;
        let white = mix(mix("#f7ecdc", skin, 0.16), shade(skin, 1.0), 0.06);
        self.part.mark_over(opening, Tone::Own(white), 1.0);
        let (right, down) = self.gaze;
        let turn =
            Turn::yaw(right * 27.0 + eye.side * 12.0 * eye.aside).after(&Turn::pitch(-down * 23.0));
        let look = turn.0[2];
        if eye.turn.of(look).z > -0.2 {
            let iris = if self.skull.age == Age::Child {
                34.0
            } else {
                30.0
            };
            let mut disc = |degrees: f64, colour: Colour, opacity: f64| {
                let shape = eye.disc(look, degrees).within(opening);
                self.part.mark_over(&shape, Tone::Own(colour), opacity);
            };
            disc(iris, self.iris.lighter(-0.1), 1.0);
            if self.detail > 0 {
                disc(iris * 0.84, self.iris, 1.0);
                disc(iris * 0.47, "#140c11".into(), 1.0);
                let inner = eye.disc(look, iris * 0.82);
                let low = inner.moved(0.0, eye.r * 0.2).within(&inner).within(opening);
                let low = low.minus(&eye.disc(look, iris * 0.47));
                self.part
                    .mark_over(&low, Tone::Own(mix(self.iris, "#ffdca0", 0.3)), 0.7);
            }
        }
        // The lid's shadow on the ball.
        let fallen: Vec<At> = top.iter().map(|p| (p.0, p.1 + eye.r * 0.24)).collect();
        let shadow = swell(&between(top, &fallen), 0.002).within(opening);
        let tone = mix(shade(skin, 1.0), "#54364e", 0.5);
        self.part.mark_over(&shadow, Tone::Own(tone), 0.55);
        if self.detail > 0 {
            let towards = v(self.light.0 * 0.4, self.light.1 * 0.4, 0.1);
            let glint = eye.middle + (look + eye.turn.back(towards)).unit() * eye.r;
            let glint = hull(&[ball(eye.turn.of(glint), eye.r * 0.11)]).within(opening);
            self.part
                .mark_over(&glint, Tone::Own("#fffaf0".into()), 0.92);
        }
    }

    fn brow(&mut self, side: f64) {
        let (f, m) = (self.skull.features, self.mood);
        let child = self.skull.age == Age::Child;
        let y = f.eye_height - if child { 0.30 } else { 0.255 };
        let apart = f.eyes_apart;
        let lift = if side > 0.0 { m.uneven * 1.6 } else { 0.0 };
        let (i, o, pin) = (m.brow_in, m.brow_out, m.pinched);
        let places = [
            (apart - 0.20 - pin, y + 0.04 - i),
            (apart - 0.07 - pin * 0.7, y - 0.012 - i * 0.64 - o * 0.2),
            (apart + 0.11, y - 0.045 - o * 0.7 - i * 0.1),
            (apart + 0.26, y + 0.045 - o),
        ];
        let places = places.map(|(x, y)| (side * x, y - lift));
        let sides = places
            .iter()
            .filter(|p| self.skull.faces(p.0 * 0.95, 0.0, 0.72) > 0.0);
        if sides.count() < 3 {
            return;
        }
        let line = curve(&self.skull.line(&places, 0.03));
        let wide = 0.082 * f.brows * if self.detail > 0 { 1.0 } else { 1.25 };
        let brow = ink(&line, wide, Ends::Last).within(&swell(&self.part.shape, 0.012));
        let colour = self.brow;
        self.part.mark_over(&brow, Tone::Own(colour), 0.94);
    }
}
