//! A scene: the card that is being drawn. Motifs ask it for paper, light and grain; the scene remembers what they share.

mod finish;
mod sheet;
mod spray;

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt::Write;

use crate::colour::Colour;
use crate::line::{between, curve, distance};
use crate::random::Chance;
use crate::shape::{At, Shape};
use crate::svg::{Fill, Ink, Stop, fine, outline, short, written};

pub use finish::Finish;
pub use sheet::Sheet;
pub use spray::Spray;

/// How wide a card is.
pub const WIDTH: f64 = 800.0;
/// How high a card is.
pub const HEIGHT: f64 = 1200.0;

/// The colour of lamplight on paper.
pub const LAMPLIGHT: &str = "#fff0c8";

/// A card that is being drawn, or a plate of another size.
pub struct Scene {
    /// How wide and how high it is.
    pub size: At,
    /// Where the light is.
    pub light: At,
    /// Where one looks first, and how far that reaches. Edges are crisp there and quieter elsewhere.
    focus: Option<(At, f64)>,
    /// Gradients, filters and clips, written out.
    defs: RefCell<String>,
    /// The names of those that are there already.
    known: RefCell<HashMap<String, String>>,
    count: Cell<usize>,
    body: RefCell<Ink>,
    finish: Cell<Option<Finish>>,
    /// No two cards have the same paper and film.
    paper: u64,
}

impl Scene {
    /// An empty card with a light somewhere.
    pub fn lit_from(x: f64, y: f64) -> Scene {
        Scene::sized((WIDTH, HEIGHT), (x, y))
    }

    /// An empty plate of this size with a light somewhere.
    pub fn sized(size: At, light: At) -> Scene {
        Scene {
            size,
            light,
            focus: None,
            defs: RefCell::default(),
            known: RefCell::default(),
            count: Cell::new(0),
            body: RefCell::default(),
            finish: Cell::default(),
            paper: 0,
        }
    }

    /// The same scene on a sheet of paper of its own, which is told from others by this name.
    pub fn on_paper_of(mut self, name: &str) -> Scene {
        self.paper = Chance::of(name, 0).below(10_000);
        self
    }

    /// The same card with one place where one looks first. Beyond twice its reach paper has no lit edge, and its shadow is faint.
    pub fn focused(mut self, at: At, reach: f64) -> Scene {
        self.focus = Some((at, reach));
        self
    }

    /// How much a shape belongs to where one looks first: 1 there, 0 far from it.
    fn focal(&self, shape: &Shape) -> f64 {
        let Some((at, reach)) = self.focus.filter(|_| !shape.is_empty()) else {
            return 1.0;
        };
        let bounds = shape.bounds();
        let near = (
            at.0.clamp(bounds.x0, bounds.x1),
            at.1.clamp(bounds.y0, bounds.y1),
        );
        // Half way between its nearest place and its middle: a long thing is partly there.
        let far = distance(at, between(near, bounds.middle(), 0.5));
        let beyond = ((far - reach) / reach).clamp(0.0, 1.0);
        1.0 - beyond * beyond * (3.0 - 2.0 * beyond)
    }

    /// Puts something on top of what is there.
    pub fn add(&self, ink: impl Into<Ink>) {
        *self.body.borrow_mut() += ink.into();
    }

    /// The whole card.
    pub fn svg(&self) -> String {
        let (width, height) = self.size;
        let finish = self.finish.get().map(|finish| self.finished(finish));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"><defs>{}</defs>{}{}</svg>"#,
            self.defs.borrow(),
            self.body.borrow(),
            finish.unwrap_or_else(Ink::none),
        )
    }

    fn name(&self) -> String {
        self.count.set(self.count.get() + 1);
        format!("d{}", self.count.get())
    }

    /// The name of something shared; it is written where it is first needed. `ID` stands for its name.
    pub(crate) fn define(&self, written: String) -> String {
        if let Some(name) = self.known.borrow().get(&written) {
            return name.clone();
        }
        let name = self.name();
        self.defs
            .borrow_mut()
            .push_str(&written.replacen("ID", &name, 1));
        self.known.borrow_mut().insert(written, name.clone());
        name
    }

    // Fills.

    /// A gradient from one place to another.
    pub fn linear(&self, from: At, to: At, stops: &[Stop]) -> Fill {
        Fill::Gradient(self.define(format!(
            r#"<linearGradient id="ID" gradientUnits="userSpaceOnUse" x1="{}" y1="{}" x2="{}" y2="{}">{}</linearGradient>"#,
            short(from.0),
            short(from.1),
            short(to.0),
            short(to.1),
            written(stops),
        )))
    }

    /// A gradient around a place.
    pub fn radial(&self, at: At, r: f64, stops: &[Stop]) -> Fill {
        self.radial_from(at, r, at, stops)
    }

    /// A gradient around a place, whose middle is somewhere else.
    pub fn radial_from(&self, at: At, r: f64, focus: At, stops: &[Stop]) -> Fill {
        let focus = match focus == at {
            true => String::new(),
            false => format!(r#" fx="{}" fy="{}""#, short(focus.0), short(focus.1)),
        };
        Fill::Gradient(self.define(format!(
            r#"<radialGradient id="ID" gradientUnits="userSpaceOnUse" cx="{}" cy="{}" r="{}"{focus}>{}</radialGradient>"#,
            short(at.0),
            short(at.1),
            short(r),
            written(stops),
        )))
    }

    // Plain drawing.

    /// A shape in one fill.
    pub fn fill(&self, shape: &Shape, fill: impl Into<Fill>) -> Ink {
        self.veil(shape, fill, 1.0)
    }

    /// A shape in one fill through which one sees.
    pub fn veil(&self, shape: &Shape, fill: impl Into<Fill>, opacity: f64) -> Ink {
        let outline = outline(shape);
        if outline.is_empty() {
            return Ink::none();
        }
        let mut svg = format!(r#"<path d="{outline}" fill="{}""#, fill.into());
        if opacity != 1.0 {
            let _ = write!(svg, r#" fill-opacity="{}""#, fine(opacity));
        }
        svg.push_str("/>");
        Ink::svg(svg)
    }

    /// A thin line through places.
    pub fn thread(
        &self,
        points: &[At],
        colour: impl Into<Colour>,
        width: f64,
        opacity: f64,
    ) -> Ink {
        self.stitched(&curve(points), colour, width, opacity, None)
    }

    /// A thin line along places, dashed if `dash` says how.
    pub fn stitched(
        &self,
        line: &[At],
        colour: impl Into<Colour>,
        width: f64,
        opacity: f64,
        dash: Option<&str>,
    ) -> Ink {
        let mut svg = String::from(r#"<path d="M"#);
        for (i, (x, y)) in line.iter().enumerate() {
            let _ = write!(
                svg,
                "{}{} {}",
                if i == 0 { "" } else { "L" },
                short(*x),
                short(*y)
            );
        }
        let _ = write!(
            svg,
            r#"" fill="none" stroke="{}" stroke-width="{}" stroke-linecap="round" stroke-linejoin="round""#,
            colour.into(),
            fine(width),
        );
        if opacity != 1.0 {
            let _ = write!(svg, r#" stroke-opacity="{}""#, fine(opacity));
        }
        if let Some(dash) = dash {
            let _ = write!(svg, r#" stroke-dasharray="{dash}""#);
        }
        svg.push_str("/>");
        Ink::svg(svg)
    }

    /// Only what of it lies within a shape.
    pub fn clipped(&self, shape: &Shape, ink: impl Into<Ink>) -> Ink {
        let name = self.define(format!(
            r#"<clipPath id="ID"><path d="{}" clip-rule="evenodd"/></clipPath>"#,
            outline(shape)
        ));
        Ink::svg(format!(r#"<g clip-path="url(#{name})">{}</g>"#, ink.into()))
    }

    /// Only as much of it as a fill is opaque there.
    pub fn fading(&self, ink: impl Into<Ink>, fill: Fill) -> Ink {
        let (width, height) = self.size;
        let name = self.define(format!(
            r#"<mask id="ID" maskUnits="userSpaceOnUse" x="0" y="0" width="{width}" height="{height}" mask-type="alpha"><rect width="{width}" height="{height}" fill="{fill}"/></mask>"#
        ));
        Ink::svg(format!(r#"<g mask="url(#{name})">{}</g>"#, ink.into()))
    }

    /// All of it a little transparent.
    pub fn faint(&self, ink: impl Into<Ink>, opacity: f64) -> Ink {
        Ink::svg(format!(
            r#"<g opacity="{}">{}</g>"#,
            fine(opacity),
            ink.into()
        ))
    }

    /// All of it wider, or narrower, seen from a line that stands at `x`.
    pub fn widened(&self, ink: impl Into<Ink>, x: f64, times: f64) -> Ink {
        Ink::svg(format!(
            r#"<g transform="translate({} 0) scale({} 1) translate({} 0)">{}</g>"#,
            short(x),
            fine(times),
            short(-x),
            ink.into()
        ))
    }

    /// All of it multiplied into what is below.
    pub fn multiplied(&self, ink: impl Into<Ink>) -> Ink {
        Ink::svg(format!(
            r#"<g style="mix-blend-mode:multiply">{}</g>"#,
            ink.into()
        ))
    }

    /// All of it added to what is below, as light is.
    pub fn shining(&self, ink: impl Into<Ink>) -> Ink {
        Ink::svg(format!(
            r#"<g style="mix-blend-mode:screen">{}</g>"#,
            ink.into()
        ))
    }

    /// Put through a filter of the scene, by its name.
    pub(crate) fn filtered(&self, filter: &str, ink: impl Into<Ink>) -> Ink {
        Ink::svg(format!(r#"<g filter="url(#{filter})">{}</g>"#, ink.into()))
    }

    /// Out of focus.
    pub fn blurred(&self, ink: impl Into<Ink>, r: f64) -> Ink {
        let filter = self.define(format!(
            r#"<filter id="ID" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="{}"/></filter>"#,
            short(r)
        ));
        self.filtered(&filter, ink)
    }

    /// The part of the card that a filter works on: the box around a shape with a margin, as far as it is seen.
    fn around(&self, shape: &Shape, margin: f64) -> String {
        let bounds = shape.bounds();
        let (x0, y0) = (
            (bounds.x0 - margin).max(-30.0).floor(),
            (bounds.y0 - margin).max(-30.0).floor(),
        );
        let x1 = (bounds.x1 + margin).min(self.size.0 + 30.0).ceil();
        let y1 = (bounds.y1 + margin).min(self.size.1 + 30.0).ceil();
        let (width, height) = ((x1 - x0).max(1.0), (y1 - y0).max(1.0));
        format!(
            r#"filterUnits="userSpaceOnUse" x="{x0}" y="{y0}" width="{width}" height="{height}""#
        )
    }

    // Paper.

    /// One cut piece of paper: lighter towards the light, sprayed with grain on the far side, with a crisp lit edge.
    pub fn sheet<'a>(&'a self, shape: &'a Shape, colour: impl Into<Colour>) -> Sheet<'a> {
        Sheet::new(self, shape, colour.into())
    }

    /// The shadow a piece of paper throws on what lies behind it. Its colour is a deep hue, never black.
    pub fn shadow(
        &self,
        shape: &Shape,
        fall: At,
        r: f64,
        colour: impl Into<Colour>,
        opacity: f64,
    ) -> Ink {
        let (dx, dy) = fall;
        let opacity = opacity * (0.45 + 0.55 * self.focal(shape));
        let around = self.around(shape, r * 3.0 + dx.abs() + dy.abs() + 2.0);
        let filter = self.define(format!(
            r#"<filter id="ID" {around} color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{}"/><feOffset dx="{}" dy="{}" result="o"/><feGaussianBlur in="SourceAlpha" stdDeviation="{}"/><feOffset dx="{}" dy="{}" result="p"/><feMerge result="m"><feMergeNode in="o"/><feMergeNode in="p"/></feMerge><feFlood flood-color="{}" flood-opacity="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            fine(r),
            fine(dx),
            fine(dy),
            fine(r * 0.22),
            fine(dx * 0.3),
            fine(dy * 0.3),
            colour.into(),
            fine(opacity),
        ));
        self.filtered(&filter, self.fill(shape, Colour::BLACK))
    }

    /// The crisp edge of a shape that faces the light, `by` wide. On a large shape it fades with the distance from the light, or from
    /// where one looks first.
    pub fn rim(
        &self,
        shape: &Shape,
        by: At,
        colour: impl Into<Colour>,
        opacity: f64,
        light: At,
        reach: f64,
    ) -> Ink {
        let focal = self.focal(shape);
        if focal < 0.1 {
            return Ink::none();
        }
        let edge = shape.minus(&shape.moved(by.0, by.1));
        if edge.is_empty() {
            return Ink::none();
        }
        let (bounds, colour) = (shape.bounds(), colour.into());
        if bounds.width().max(bounds.height()) <= 240.0 {
            return self.veil(&edge, colour, opacity * focal);
        }
        let (light, reach) = match self.focus {
            Some((at, reach)) => (at, reach * 1.2),
            None => (light, reach),
        };
        let stops = [(0.0, 1.0), (0.35, 0.8), (0.7, 0.3), (1.0, 0.06)];
        let stops = stops.map(|(at, part)| Stop {
            at,
            colour,
            opacity: opacity * part,
        });
        self.fill(&edge, self.radial(light, reach * 1.7, &stops))
    }

    /// Mottled like watercolour, more or less strongly.
    pub fn washed(&self, ink: impl Into<Ink>, seed: i64, strength: f64) -> Ink {
        self.washed_finely(ink, seed, strength, ".006 .009")
    }

    /// Mottled with spots of another size; a higher frequency gives smaller ones.
    pub fn washed_finely(
        &self,
        ink: impl Into<Ink>,
        seed: i64,
        strength: f64,
        frequency: &str,
    ) -> Ink {
        let (main, other, blue) = (
            fine(strength * 2.4),
            fine(strength * 0.6),
            fine(strength * 3.0),
        );
        let base = fine(0.9 - strength * 1.5);
        let (width, height) = self.size;
        let filter = self.define(format!(
            r#"<filter id="ID" filterUnits="userSpaceOnUse" x="0" y="0" width="{width}" height="{height}" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{frequency}" numOctaves="3" seed="{seed}"/><feColorMatrix values="{main} {other} 0 0 {base} {main} 0 {other} 0 {base} {blue} 0 0 0 {base} 0 0 0 0 1" result="w"/><feComposite in="SourceGraphic" in2="w" operator="arithmetic" k1="1.1" result="x"/><feComposite in="x" in2="SourceAlpha" operator="in"/></filter>"#,
        ));
        self.filtered(&filter, ink)
    }

    // Air and light.

    /// The whole card in one fill.
    pub fn card(&self, fill: impl Into<Fill>) -> Ink {
        let (width, height) = self.size;
        Ink::svg(format!(
            r#"<rect width="{width}" height="{height}" fill="{}"/>"#,
            fill.into()
        ))
    }

    /// A sky: the whole card in one fill, mottled.
    pub fn sky(&self, fill: impl Into<Fill>, seed: i64, strength: f64) {
        self.add(self.washed(self.card(fill), seed, strength));
    }

    /// A light that shines on everything around it. `core` is how far its bright part goes.
    pub fn glow(&self, at: At, r: f64, colour: impl Into<Colour>, opacity: f64, core: f64) -> Ink {
        let colour = colour.into();
        let stops = [(0.0, 1.0), (core, 0.38), (0.7, 0.09), (1.0, 0.0)];
        let stops = stops.map(|(at, part)| Stop {
            at,
            colour,
            opacity: opacity * part,
        });
        Ink::svg(format!(
            r#"<circle cx="{}" cy="{}" r="{}" fill="{}" style="mix-blend-mode:screen"/>"#,
            short(at.0),
            short(at.1),
            short(r),
            self.radial(at, r, &stops),
        ))
    }

    /// A bank of fog across the card: nothing of it at the first height, all of it at the second.
    pub fn fog(&self, from: f64, to: f64, colour: impl Into<Colour>, opacity: f64) -> Ink {
        let colour = colour.into();
        let stops = [0.0, opacity].map(|opacity| Stop {
            at: if opacity == 0.0 { 0.0 } else { 1.0 },
            colour,
            opacity,
        });
        self.band(
            from.min(to),
            from.max(to),
            self.linear((0.0, from), (0.0, to), &stops),
        )
    }

    /// A band across the card.
    pub fn band(&self, from: f64, to: f64, fill: impl Into<Fill>) -> Ink {
        Ink::svg(format!(
            r#"<rect y="{}" width="{}" height="{}" fill="{}"/>"#,
            short(from),
            self.size.0,
            short(to - from),
            fill.into(),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::circle;
    use crate::render::Picture;
    use crate::stops;

    #[test]
    fn what_is_shared_is_written_once() {
        let scene = Scene::lit_from(400.0, 100.0);
        let stops = stops![0, "#ffffff"; 1, "#000000", 0.5];
        let fill = scene.linear((0.0, 0.0), (0.0, 100.0), &stops);
        assert_eq!(fill, scene.linear((0.0, 0.0), (0.0, 100.0), &stops));
        scene.add(scene.card(fill));
        assert_eq!(scene.svg().matches("<linearGradient").count(), 1);
    }

    #[test]
    fn nothing_leaves_no_ink() {
        let scene = Scene::lit_from(0.0, 0.0);
        assert_eq!(scene.sheet(&Shape::nothing(), "#804020").ink(), Ink::none());
        assert_eq!(scene.fill(&Shape::nothing(), "#804020"), Ink::none());
    }

    #[test]
    fn paper_is_lighter_towards_the_light() {
        let scene = Scene::lit_from(400.0, 0.0);
        scene.add(scene.card("#203040"));
        scene.add(
            scene
                .sheet(&circle((400.0, 600.0), 300.0), "#808080")
                .shade(0.0)
                .rim(0.0),
        );
        let picture = Picture::preview(&scene.svg(), 200).unwrap();
        let picture = picture.into_image().into_rgb8();
        let light = |y| {
            picture
                .get_pixel(100, y)
                .0
                .iter()
                .map(|c| u32::from(*c))
                .sum::<u32>()
        };
        assert!(light(90) > light(150) && light(150) > light(210));
    }
}
