//! A scene: the card that is being drawn. Motifs ask it for paper, light and grain; the scene remembers what they share.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::fmt::Write;

use crate::colour::{Colour, mix};
use crate::ink::{Fill, Ink, Stop, fine, outline, short, written};
use crate::line::{curve, step};
use crate::shape::{At, Shape};

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
    /// Gradients, filters and clips, written out.
    defs: RefCell<String>,
    /// The names of those that are there already.
    known: RefCell<HashMap<String, String>>,
    count: Cell<usize>,
    body: RefCell<Ink>,
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
            defs: RefCell::default(),
            known: RefCell::default(),
            count: Cell::new(0),
            body: RefCell::default(),
        }
    }

    /// Puts something on top of what is there.
    pub fn add(&self, ink: impl Into<Ink>) {
        *self.body.borrow_mut() += ink.into();
    }

    /// The whole card.
    pub fn svg(&self) -> String {
        let (width, height) = self.size;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"><defs>{}</defs>{}</svg>"#,
            self.defs.borrow(),
            self.body.borrow(),
        )
    }

    fn name(&self) -> String {
        self.count.set(self.count.get() + 1);
        format!("d{}", self.count.get())
    }

    /// The name of something shared; it is written where it is first needed. `ID` stands for its name.
    fn define(&self, written: String) -> String {
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

    fn filtered(&self, filter: &str, ink: impl Into<Ink>) -> Ink {
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

    // Paper.

    /// One cut piece of paper: lighter towards the light, sprayed with grain on the far side, with a crisp lit edge.
    pub fn sheet<'a>(&'a self, shape: &'a Shape, colour: impl Into<Colour>) -> Sheet<'a> {
        Sheet {
            scene: self,
            shape,
            colour: colour.into(),
            light: self.light,
            lit: 0.25,
            shade: 0.5,
            rim: 1.4,
            rim_colour: None,
            rim_opacity: 0.55,
            lit_colour: LAMPLIGHT.into(),
            dark: None,
            seed: 3,
            grain: 0.75,
        }
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
        let bounds = shape.bounds();
        let margin = r * 3.0 + dx.abs() + dy.abs() + 2.0;
        let (x0, y0) = (
            (bounds.x0 - margin).max(-30.0).floor(),
            (bounds.y0 - margin).max(-30.0).floor(),
        );
        let x1 = (bounds.x1 + margin).min(self.size.0 + 30.0).ceil();
        let y1 = (bounds.y1 + margin).min(self.size.1 + 30.0).ceil();
        let filter = self.define(format!(
            r#"<filter id="ID" filterUnits="userSpaceOnUse" x="{x0}" y="{y0}" width="{}" height="{}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{}"/><feOffset dx="{}" dy="{}" result="o"/><feGaussianBlur in="SourceAlpha" stdDeviation="{}"/><feOffset dx="{}" dy="{}" result="p"/><feMerge result="m"><feMergeNode in="o"/><feMergeNode in="p"/></feMerge><feFlood flood-color="{}" flood-opacity="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            (x1 - x0).max(1.0),
            (y1 - y0).max(1.0),
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

    /// The crisp edge of a shape that faces the light, `by` wide. On a large shape it fades with the distance from it.
    pub fn rim(
        &self,
        shape: &Shape,
        by: At,
        colour: impl Into<Colour>,
        opacity: f64,
        light: At,
        reach: f64,
    ) -> Ink {
        let edge = shape.minus(&shape.moved(by.0, by.1));
        if edge.is_empty() {
            return Ink::none();
        }
        let (bounds, colour) = (shape.bounds(), colour.into());
        if bounds.width().max(bounds.height()) <= 240.0 {
            return self.veil(&edge, colour, opacity);
        }
        let stops = [(0.0, 1.0), (0.35, 0.8), (0.7, 0.3), (1.0, 0.06)];
        let stops = stops.map(|(at, part)| Stop {
            at,
            colour,
            opacity: opacity * part,
        });
        self.fill(&edge, self.radial(light, reach * 1.7, &stops))
    }

    /// Sprayed through a sieve: what is soft becomes grain of one colour.
    pub fn sprayed(&self, ink: impl Into<Ink>, colour: impl Into<Colour>, spray: Spray) -> Ink {
        let Spray {
            grain,
            seed,
            gain,
            opacity,
        } = spray;
        let filter = self.define(format!(
            r#"<filter id="ID" x="-20%" y="-20%" width="140%" height="140%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="2" seed="{seed}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="SourceAlpha" in2="n" operator="arithmetic" k2="{}" k3="{}" k4="{}" result="m"/><feFlood flood-color="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            fine(grain),
            fine(gain),
            fine(gain * 0.85),
            fine(-gain * 0.85),
            colour.into(),
        ));
        let sprayed = self.filtered(&filter, ink);
        if opacity == 1.0 {
            sprayed
        } else {
            self.faint(sprayed, opacity)
        }
    }

    /// Grain within a shape, as dense as the fill is opaque.
    pub fn grain(
        &self,
        shape: &Shape,
        density: Fill,
        colour: impl Into<Colour>,
        spray: Spray,
    ) -> Ink {
        let bounds = shape.bounds();
        let rect = Ink::svg(format!(
            r#"<rect x="{}" y="{}" width="{}" height="{}" fill="{density}"/>"#,
            short(bounds.x0 - 2.0),
            short(bounds.y0 - 2.0),
            short(bounds.width() + 4.0),
            short(bounds.height() + 4.0),
        ));
        self.clipped(shape, self.sprayed(rect, colour, spray))
    }

    /// A soft patch of grain, as under a thing that stands on cloth, or on the far side of a round one. Of the shape only
    /// `density` is sprayed, and its edge is lost over `softness`.
    pub fn smudge(
        &self,
        shape: &Shape,
        density: f64,
        softness: f64,
        colour: impl Into<Colour>,
        spray: Spray,
    ) -> Ink {
        let bounds = shape.bounds();
        let margin = softness * 3.0 + 2.0;
        let (x0, y0) = (
            (bounds.x0 - margin).max(-30.0).floor(),
            (bounds.y0 - margin).max(-30.0).floor(),
        );
        let x1 = (bounds.x1 + margin).min(self.size.0 + 30.0).ceil();
        let y1 = (bounds.y1 + margin).min(self.size.1 + 30.0).ceil();
        let filter = self.define(format!(
            r#"<filter id="ID" filterUnits="userSpaceOnUse" x="{x0}" y="{y0}" width="{}" height="{}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="{}" result="b"/><feTurbulence type="fractalNoise" baseFrequency="{}" numOctaves="2" seed="{}"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 2.6 0 0 0 -.8" result="n"/><feComposite in="b" in2="n" operator="arithmetic" k2="{}" k3="{}" k4="{}" result="m"/><feFlood flood-color="{}" flood-opacity="{}"/><feComposite in2="m" operator="in"/></filter>"#,
            (x1 - x0).max(1.0),
            (y1 - y0).max(1.0),
            fine(softness),
            fine(spray.grain),
            spray.seed,
            fine(spray.gain),
            fine(spray.gain * 0.85),
            fine(-spray.gain * 0.85),
            colour.into(),
            fine(spray.opacity),
        ));
        self.filtered(&filter, self.veil(shape, Colour::BLACK, density))
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

    /// The last thing on every card: the edges darken, and the paper shows its tooth.
    pub fn finish(&self, finish: Finish) {
        let Finish {
            tooth,
            vignette,
            colour,
            grain,
            middle,
        } = finish;
        let colour = Colour::from(colour);
        let stops = [(0.0, 0.0), (0.55, 0.0), (1.0, vignette)];
        let stops = stops.map(|(at, opacity)| Stop {
            at,
            colour,
            opacity,
        });
        let (width, height) = self.size;
        let reach = 860.0 * width.hypot(height) / WIDTH.hypot(HEIGHT);
        self.add(self.multiplied(self.card(self.radial(middle, reach, &stops))));
        let whole = format!(
            r#"filterUnits="userSpaceOnUse" x="0" y="0" width="{width}" height="{height}" color-interpolation-filters="sRGB""#
        );
        let lit = self.define(format!(
            r##"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".55 .62" numOctaves="4" seed="11"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0"/><feDiffuseLighting surfaceScale="1.1" diffuseConstant="1.13" lighting-color="#fff"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting></filter>"##
        ));
        let film = self.define(format!(
            r#"<filter id="ID" {whole}><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" seed="5"/><feColorMatrix values="1.6 0 0 0 -.3 1.6 0 0 0 -.3 1.6 0 0 0 -.3 0 0 0 0 1"/></filter>"#
        ));
        for (filter, opacity, blend) in [(lit, tooth, "multiply"), (film, grain, "soft-light")] {
            if opacity > 0.0 {
                self.add(Ink::svg(format!(
                    r#"<rect width="{width}" height="{height}" filter="url(#{filter})" opacity="{}" style="mix-blend-mode:{blend}"/>"#,
                    fine(opacity),
                )));
            }
        }
    }
}

/// How grain is sprayed.
#[derive(Clone, Copy, Debug)]
pub struct Spray {
    /// How fine: 0.75 for planes, 1.05 for figures.
    pub grain: f64,
    /// Which grains.
    pub seed: i64,
    /// How hard the edge between grain and none is.
    pub gain: f64,
    /// How much of it is seen.
    pub opacity: f64,
}

impl Spray {
    /// As most is, of certain grains, so much of it seen.
    pub fn new(seed: i64, opacity: f64) -> Spray {
        Spray {
            seed,
            opacity,
            ..Spray::default()
        }
    }

    /// Finer or coarser than most.
    pub fn finer(seed: i64, grain: f64, opacity: f64) -> Spray {
        Spray {
            grain,
            ..Spray::new(seed, opacity)
        }
    }
}

impl Default for Spray {
    fn default() -> Self {
        Spray {
            grain: 0.75,
            seed: 3,
            gain: 3.2,
            opacity: 1.0,
        }
    }
}

/// The last thing on a card.
#[derive(Clone, Copy, Debug)]
pub struct Finish {
    /// How much of the paper's tooth is seen: at most 0.32 on pale cards.
    pub tooth: f64,
    /// How much the edges darken.
    pub vignette: f64,
    /// Into which deep hue.
    pub colour: &'static str,
    /// How much film grain.
    pub grain: f64,
    /// Around which place.
    pub middle: At,
}

impl Default for Finish {
    fn default() -> Self {
        Finish {
            tooth: 0.55,
            vignette: 0.45,
            colour: "#0a1020",
            grain: 0.1,
            middle: (400.0, 560.0),
        }
    }
}

/// One cut piece of paper, before it is put down.
#[derive(Clone, Copy)]
pub struct Sheet<'a> {
    scene: &'a Scene,
    shape: &'a Shape,
    colour: Colour,
    light: At,
    lit: f64,
    shade: f64,
    rim: f64,
    rim_colour: Option<Colour>,
    rim_opacity: f64,
    lit_colour: Colour,
    dark: Option<Colour>,
    seed: i64,
    grain: f64,
}

impl Sheet<'_> {
    /// Lit from somewhere else.
    pub fn light(self, light: At) -> Self {
        Sheet { light, ..self }
    }

    /// How much lighter the side towards the light is.
    pub fn lit(self, lit: f64) -> Self {
        Sheet { lit, ..self }
    }

    /// How dense the grain on the far side is; 0 is none.
    pub fn shade(self, shade: f64) -> Self {
        Sheet { shade, ..self }
    }

    /// How wide the lit edge is; 0 is none.
    pub fn rim(self, rim: f64) -> Self {
        Sheet { rim, ..self }
    }

    /// The lit edge in a colour of its own.
    pub fn rim_colour(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            rim_colour: Some(colour.into()),
            ..self
        }
    }

    /// How much of the lit edge is seen.
    pub fn rim_opacity(self, opacity: f64) -> Self {
        Sheet {
            rim_opacity: opacity,
            ..self
        }
    }

    /// Lit by another light than a lamp's.
    pub fn lit_colour(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            lit_colour: colour.into(),
            ..self
        }
    }

    /// The colour of its grain.
    pub fn dark(self, colour: impl Into<Colour>) -> Self {
        Sheet {
            dark: Some(colour.into()),
            ..self
        }
    }

    /// Another grain.
    pub fn seed(self, seed: i64) -> Self {
        Sheet { seed, ..self }
    }

    /// How fine its grain is: 0.75 for planes, 1.05 for figures.
    pub fn grain(self, grain: f64) -> Self {
        Sheet { grain, ..self }
    }

    /// Put down.
    pub fn ink(self) -> Ink {
        let Sheet {
            scene,
            shape,
            colour,
            light,
            ..
        } = self;
        if shape.is_empty() {
            return Ink::none();
        }
        let bounds = shape.bounds();
        let middle = bounds.middle();
        let (vx, vy) = step(middle, light);
        let half = (vx.abs() * bounds.width() + vy.abs() * bounds.height()) / 2.0;
        let near_end = (middle.0 + vx * half, middle.1 + vy * half);
        let far_end = (middle.0 - vx * half, middle.1 - vy * half);
        let dark = self.dark.unwrap_or(colour.lighter(-0.12).vivid(1.1));
        let stops = [
            (0.0, mix(colour, self.lit_colour, self.lit)),
            (0.55, colour),
            (1.0, mix(colour, dark, 0.5)),
        ];
        let stops = stops.map(|(at, colour)| Stop {
            at,
            colour,
            opacity: 1.0,
        });
        let mut ink = scene.fill(shape, scene.linear(near_end, far_end, &stops));
        if self.shade > 0.0 {
            let density = [(0.25, 0.0), (1.0, self.shade)];
            let density = density.map(|(at, opacity)| Stop {
                at,
                colour: Colour::BLACK,
                opacity,
            });
            let spray = Spray {
                grain: self.grain,
                seed: self.seed,
                opacity: 0.85,
                ..Spray::default()
            };
            ink += scene.grain(
                shape,
                scene.linear(near_end, far_end, &density),
                dark,
                spray,
            );
        }
        if self.rim > 0.0 {
            let edge = self
                .rim_colour
                .unwrap_or(mix(colour, self.lit_colour, 0.75));
            let by = (-vx * self.rim, -vy * self.rim);
            ink += scene.rim(shape, by, edge, self.rim_opacity, light, 520.0);
        }
        ink
    }
}

impl From<Sheet<'_>> for Ink {
    fn from(sheet: Sheet<'_>) -> Ink {
        sheet.ink()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::line::circle;
    use crate::press::Picture;
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
