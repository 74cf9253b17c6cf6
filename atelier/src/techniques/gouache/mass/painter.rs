//! How a mass is painted: the under-painting, pass after pass of strokes, and its found edge.

use geo::{Area, BoundingRect, Contains, Coord, Polygon, Simplify};

use super::super::canvas::{Canvas, tenths};
use super::super::colour_field::Field;
use super::super::direction_field::Directions;
use super::super::mask::Mask;
use super::super::passes::Pass;
use super::super::strokes::{Mark, length, traced, write_line};
use super::Mass;
use crate::colour::Colour;
use crate::line::{Path, circle};
use crate::random::Chance;
use crate::shape::{At, Shape, all};
use crate::svg::Ink;

/// How much of the draw order goes by lightness, so that light paint mostly lies over dark; the rest is chance.
const BY_LIGHT: f64 = 0.5;

/// Where strokes begin beyond the contour of a lost edge, only so many are laid: it crumbles.
const CRUMBLE: f64 = 0.45;

/// A mass that is being painted.
pub(super) struct Painter {
    mass: Mass,
    /// The discs in which the edge is lost, as one shape.
    lost: Shape,
    bleed: f64,
    size: At,
    chance: Chance,
    svg: String,
}

impl Painter {
    pub(super) fn new(mut mass: Mass, canvas: &Canvas) -> Painter {
        let bounds = mass.shape.bounds();
        if let Some(neighbour) = &mass.into {
            let lost_in = |field: &Field| field.lost_in(neighbour, &mass.lost);
            (mass.paint, mass.under) = (lost_in(&mass.paint), mass.under.as_ref().map(lost_in));
        }
        Painter {
            lost: all(mass.lost.iter().map(|&(at, r)| circle(at, r))),
            bleed: mass.bleed.unwrap_or(mass.passes.broadest() * 0.5),
            size: canvas.scene.size,
            chance: canvas.chance("mass", &[(bounds.x0, bounds.y0), (bounds.x1, bounds.y1)]),
            svg: String::new(),
            mass,
        }
    }

    pub(super) fn painted(mut self) -> Ink {
        self.lay_in();
        for pass in self.mass.passes.layers.clone() {
            let (jitter, tint) = (self.mass.passes.jitter, self.mass.passes.tint);
            let inner = self.mass.shape.grown(-pass.width * 0.44);
            let reach = match self.lost.is_empty() {
                true => inner,
                false => inner.and(&self.mass.shape.grown(self.bleed).within(&self.lost)),
            };
            self.lay(
                &reach,
                &self.mass.paint.clone(),
                pass,
                (jitter, tint),
                BY_LIGHT,
            );
        }
        self.find_edge();
        tenths(self.svg)
    }

    /// The under-painting: one flat colour, and over it broad strokes of the darker field, both pulled in from the edge.
    fn lay_in(&mut self) {
        let Some(under) = self.mass.under.clone() else {
            return;
        };
        // Further in than the finest brush reaches, or the dark shows along the edge as teeth.
        let mut inner = self
            .mass
            .shape
            .grown(-(self.mass.passes.finest() * 0.75).max(2.2));
        if !self.lost.is_empty() {
            let band = self
                .lost
                .grown(-6.0)
                .minus(&self.mass.shape.grown(-self.bleed * 1.3));
            inner = inner.minus(&band);
        }
        let flat = match self.mass.into {
            Some(_) => inner.minus(&self.lost),
            None => inner.clone(),
        };
        let flat = flat.grown(-1.5);
        let whole = flat.area();
        for piece in flat.pieces() {
            if piece.unsigned_area() > 400.0_f64.min(0.2 * whole) {
                let ring: Vec<At> = piece
                    .simplify(0.4)
                    .exterior()
                    .coords()
                    .map(|c| (c.x, c.y))
                    .collect();
                self.svg.push_str(r#"<path d=""#);
                write_line(&ring, &mut self.svg);
                let colour = mean(&under, piece);
                self.svg.push_str(&format!(r#"z" fill="{colour}"/>"#));
            }
        }
        let width = self.mass.passes.broadest() * 1.15;
        let pass = Pass {
            width,
            length: width * 4.0,
            cover: 1.5,
            dry: 0.0,
        };
        self.lay(
            &inner.grown(-width * 0.44),
            &under,
            pass,
            (0.012, 0.004),
            0.2,
        );
    }

    /// One layer of strokes, which begin on a jittered grid and stay within reach.
    fn lay(
        &mut self,
        reach: &Shape,
        paint: &Field,
        pass: Pass,
        (jitter, tint): (f64, f64),
        by_light: f64,
    ) {
        if reach.is_empty() {
            return;
        }
        let mask = Mask::new(reach, self.size);
        let contour = (!self.lost.is_empty()).then(|| Mask::new(&self.mass.shape, self.size));
        let flow = self.mass.flow.of_brush(self.mass.passes.broadest());
        let chance = &mut self.chance;
        let mut strokes = Vec::new();
        for at in grid(reach, &pass, self.size, chance) {
            let beyond = contour
                .as_ref()
                .is_some_and(|contour| !contour.contains(at));
            if !mask.contains(at) || beyond && !chance.happens(CRUMBLE) {
                continue;
            }
            let line = drawn(at, &flow, &pass, &mask, chance);
            let colour = paint.at(at).lighter(chance.near(0.0, jitter));
            let colour = colour.tinted(chance.near(0.0, tint), chance.near(0.0, tint * 1.3));
            let order = colour.lightness() * by_light + chance.between(0.0, 0.3) * (1.0 - by_light);
            strokes.push((order, line, colour));
        }
        strokes.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, line, colour) in strokes {
            if line.len() < 3 || length(&line) < pass.width * 0.55 {
                continue;
            }
            let wet = pass.dry < 0.7 && chance.happens(0.2);
            let mark = Mark {
                line: &line,
                width: pass.width * chance.between(0.72, 1.15),
                colour,
                dry: if wet { 0.0 } else { pass.dry },
                opacity: 1.0,
                profile: &[],
                bristles: 1.0,
                ragged: 1.0,
                vary: self.mass.passes.vary,
            };
            mark.write(&mut self.svg, chance);
        }
    }

    /// Short strokes along the inside of the contour, none where it is lost.
    fn find_edge(&mut self) {
        let Some(skipped) = self.mass.found else {
            return;
        };
        let width = self.mass.passes.finest() * 1.05;
        let stride = width * 4.2;
        let inner = self.mass.shape.grown(-width * 0.5);
        for piece in inner.pieces() {
            let edge = Path::new(piece.exterior().coords().map(|c| (c.x, c.y)).collect());
            let mut far = self.chance.between(0.0, stride);
            while far < edge.length() {
                let long = stride * self.chance.between(0.6, 1.3);
                let line: Vec<At> = (0..7)
                    .map(|i| edge.at(far + long * f64::from(i) / 6.0))
                    .collect();
                far += long * 0.62;
                if self.chance.happens(skipped) || self.lost.contains(line[3]) {
                    continue;
                }
                let light = self.chance.near(0.0, 0.012);
                let mark = Mark {
                    line: &line,
                    width: width * self.chance.between(0.7, 1.1),
                    colour: self.mass.paint.at(line[3]).lighter(light),
                    dry: 0.0,
                    opacity: 1.0,
                    profile: &[0.5, 1.0, 1.0, 0.4],
                    bristles: 1.0,
                    ragged: 0.5,
                    vary: 0.035,
                };
                mark.write(&mut self.svg, &mut self.chance);
            }
        }
    }
}

/// The colour of a field in the middle of all its colours within a piece.
fn mean(field: &Field, piece: &Polygon<f64>) -> Colour {
    let Some(bounds) = piece.bounding_rect() else {
        return field.at((0.0, 0.0));
    };
    let (from, width, height) = (bounds.min(), bounds.width() / 9.0, bounds.height() / 9.0);
    let places = (0..100).map(|i| {
        let (column, row) = (f64::from(i % 10), f64::from(i / 10));
        (from.x + column * width, from.y + row * height)
    });
    let within = places.filter(|&at| piece.contains(&Coord::from(at)));
    let mean = within
        .enumerate()
        .fold(None, |mean: Option<Colour>, (i, at)| {
            let colour = field.at(at);
            Some(mean.map_or(colour, |mean| mean.mix(colour, 1.0 / (i as f64 + 1.0))))
        });
    mean.unwrap_or_else(|| field.at((from.x, from.y)))
}

/// Where the strokes of a pass begin: so far apart that they cover what they should.
fn grid(reach: &Shape, pass: &Pass, size: At, chance: &mut Chance) -> Vec<At> {
    const MARGIN: f64 = 40.0;
    let bounds = reach.bounds();
    let apart = (pass.width * pass.length * 0.55 / pass.cover)
        .sqrt()
        .max(1.4);
    let (x0, y0) = (bounds.x0.max(-MARGIN), bounds.y0.max(-MARGIN));
    let columns = ((bounds.x1.min(size.0 + MARGIN) - x0) / apart).ceil() as i32 + 1;
    let rows = ((bounds.y1.min(size.1 + MARGIN) - y0) / apart).ceil() as i32 + 1;
    let mut places = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let (x, y) = (
                f64::from(column) + chance.unit() - 0.5,
                f64::from(row) + chance.unit() - 0.5,
            );
            places.push((x0 + x * apart, y0 + y * apart));
        }
    }
    places
}

fn drawn(at: At, flow: &Directions, pass: &Pass, mask: &Mask, chance: &mut Chance) -> Vec<At> {
    traced(at, flow, pass.length * chance.between(0.6, 1.25), mask)
}
