//! Fields: a number at every place of a grid over the card. Ridges like those of a fingertip grow in them, shapes are cut out
//! of them along a level, and the cheapest way through them is found.

use std::f64::consts::{PI, TAU};

use contour::ContourBuilder;
use pathfinding::prelude::dijkstra;
use rayon::prelude::*;

use crate::line::distance;
use crate::random::Chance;
use crate::shape::{At, Shape};

/// A number at every place of a grid.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    cell: f64,
    columns: usize,
    rows: usize,
    values: Vec<f64>,
}

impl Field {
    /// A field over so much of the card, with a place every `cell`; `value` says what is there.
    pub fn new(width: f64, height: f64, cell: f64, mut value: impl FnMut(At) -> f64) -> Field {
        let (columns, rows) = ((width / cell) as usize + 1, (height / cell) as usize + 1);
        let places = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
        let values = places
            .map(|(column, row)| value((column as f64 * cell, row as f64 * cell)))
            .collect();
        Field {
            cell,
            columns,
            rows,
            values,
        }
    }

    /// The same grid with other numbers.
    fn with(&self, values: Vec<f64>) -> Field {
        Field { values, ..*self }
    }

    fn place(&self, i: usize) -> At {
        let (row, column) = (i / self.columns, i % self.columns);
        (column as f64 * self.cell, row as f64 * self.cell)
    }

    /// The place of the grid nearest to one of the card.
    fn nearest(&self, at: At) -> usize {
        let near = |along: f64, count: usize| {
            ((along / self.cell).round().max(0.0) as usize).min(count - 1)
        };
        near(at.1, self.rows) * self.columns + near(at.0, self.columns)
    }

    /// What is there.
    pub fn at(&self, at: At) -> f64 {
        self.values[self.nearest(at)]
    }

    /// With other numbers; `value` is told where, and what was there.
    pub fn map(&self, value: impl Fn(At, f64) -> f64) -> Field {
        let values = self.values.iter().enumerate();
        self.with(values.map(|(i, was)| value(self.place(i), *was)).collect())
    }

    /// Smoothed by a bell as wide as `deviation`, counted in cells.
    pub fn smoothed(&self, deviation: f64) -> Field {
        let reach = (deviation * 4.0).ceil() as isize;
        let bell: Vec<f64> = (-reach..=reach)
            .map(|i| (-(i as f64).powi(2) / (2.0 * deviation * deviation)).exp())
            .collect();
        let whole: f64 = bell.iter().sum();
        let pass = |values: &[f64], count: usize, stride: usize| -> Vec<f64> {
            (0..values.len())
                .map(|i| {
                    let at = i / stride % count;
                    let beside = bell.iter().zip(-reach..).map(|(weight, by)| {
                        let other = at.saturating_add_signed(by).min(count - 1);
                        weight * values[i - at * stride + other * stride]
                    });
                    beside.sum::<f64>() / whole
                })
                .collect()
        };
        let across = pass(&self.values, self.columns, 1);
        self.with(pass(&across, self.rows, self.columns))
    }

    /// What of the card lies above a level, cut out by marching squares.
    pub fn above(&self, level: f64) -> Shape {
        let half = self.cell / 2.0;
        let contours = ContourBuilder::new(self.columns, self.rows, true)
            .x_origin(-half)
            .y_origin(-half)
            .x_step(self.cell)
            .y_step(self.cell)
            .contours(&self.values, &[level]);
        match contours {
            Ok(contours) => contours
                .into_iter()
                .next()
                .map_or(Shape::nothing(), |contour| contour.into_inner().0.into()),
            Err(_) => Shape::nothing(),
        }
    }

    /// The way from one place to another that costs least, if the field says what it costs to walk over each of its places.
    pub fn cheapest_way(&self, from: At, to: At) -> Vec<At> {
        let goal = self.nearest(to);
        let way = dijkstra(&self.nearest(from), |&i| self.steps(i), |&i| i == goal);
        let (way, _) = way.unwrap_or_default();
        way.into_iter().map(|i| self.place(i)).collect()
    }

    /// Where one can step to, in eight directions, and at which cost, in thousandths.
    fn steps(&self, from: usize) -> Vec<(usize, u64)> {
        let (row, column) = (from / self.columns, from % self.columns);
        let mut steps = Vec::with_capacity(8);
        for down in -1_isize..=1 {
            for right in -1_isize..=1 {
                let (Some(row), Some(column)) = (
                    row.checked_add_signed(down),
                    column.checked_add_signed(right),
                ) else {
                    continue;
                };
                if row < self.rows && column < self.columns && (down, right) != (0, 0) {
                    let to = row * self.columns + column;
                    let far = (down as f64).hypot(right as f64);
                    steps.push((to, (self.values[to] * far * 1000.0) as u64));
                }
            }
        }
        steps
    }
}

/// How the skin of a fingertip flows: around its cores, away from its deltas, and over the tip in an arch.
pub struct Fingertip<'a> {
    /// Where the ridges turn back.
    pub cores: &'a [At],
    /// Where three flows meet.
    pub deltas: &'a [At],
    /// The foot of the arch: above it the ridges follow ellipses around the tip.
    pub arch: At,
    /// How much higher than wide those ellipses are.
    pub steep: f64,
}

impl Fingertip<'_> {
    /// The direction of the ridges at a place, in radians; a half turn more or less is the same.
    pub fn flow(&self, at: At) -> f64 {
        let around = |centre: &At| 0.5 * (at.1 - centre.1).atan2(at.0 - centre.0);
        let turns = self.cores.iter().map(around).sum::<f64>()
            - self.deltas.iter().map(around).sum::<f64>();
        let (dx, dy) = (at.0 - self.arch.0, at.1 - self.arch.1);
        let over = dx.atan2(-dy / (self.steep * self.steep));
        let above = ((60.0 - dy) / 260.0).clamp(0.0, 1.0);
        let outside = ((dx.hypot(dy / self.steep) - 60.0) / 150.0).clamp(0.0, 1.0);
        let part = above * outside;
        let part = part * part * (3.0 - 2.0 * part);
        // Directions without a sense are mixed at twice their angle.
        let ((sin, cos), (sin_over, cos_over)) = ((2.0 * turns).sin_cos(), (2.0 * over).sin_cos());
        let sin = (1.0 - part) * sin + part * sin_over;
        let cos = (1.0 - part) * cos + part * cos_over;
        0.5 * sin.atan2(cos)
    }
}

/// In how many directions ridges are sought.
const DIRECTIONS: usize = 16;

/// Ridges along a flow: above 0 on a ridge, below in a furrow, a `period` from one to the next. They grow out of noise under
/// Gabor's filter, turned along the flow, as often as `rounds` says; where the flow spreads, ridges end and fork.
pub fn ridges(
    field: &Field,
    flow: impl Fn(At) -> f64,
    period: f64,
    rounds: u32,
    seed: u64,
) -> Field {
    let mut chance = Chance::of("ridges", seed);
    let filters = Filters::new(period / field.cell);
    let turns = DIRECTIONS as f64 / PI;
    let directions: Vec<usize> = (0..field.values.len())
        .map(|i| (flow(field.place(i)) * turns).round() as isize)
        .map(|turn| turn.rem_euclid(DIRECTIONS as isize) as usize)
        .collect();
    let noise = field.values.iter().map(|_| chance.near(0.0, 0.5));
    let mut values: Vec<f64> = noise.collect();
    for _ in 0..rounds {
        let filtered = filters.pass(&field.with(values), &directions);
        let spread = deviation(&filtered) * 0.8;
        values = filtered
            .iter()
            .map(|value| (value / spread).tanh())
            .collect();
    }
    field.with(values)
}

fn deviation(values: &[f64]) -> f64 {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let square = values
        .iter()
        .map(|value| (value - mean).powi(2))
        .sum::<f64>();
    (square / count).sqrt()
}

/// A wave within a bell, once for each direction.
struct Filters {
    reach: usize,
    weights: Vec<Vec<f64>>,
}

impl Filters {
    /// For waves of a period, counted in cells.
    fn new(period: f64) -> Filters {
        let reach = (period * 1.6) as usize;
        let side = 2 * reach + 1;
        let bell = period * 0.52;
        let weights = (0..DIRECTIONS).map(|turn| {
            let (sin, cos) = (turn as f64 * PI / DIRECTIONS as f64).sin_cos();
            let mut weights: Vec<f64> = (0..side * side)
                .map(|i| {
                    let x = (i % side) as f64 - reach as f64;
                    let y = (i / side) as f64 - reach as f64;
                    let across = y * cos - x * sin;
                    let near = (-distance((0.0, 0.0), (x, y)).powi(2) / (2.0 * bell * bell)).exp();
                    near * (TAU * across / period).cos()
                })
                .collect();
            // Even skin stays even.
            let mean = weights.iter().sum::<f64>() / weights.len() as f64;
            weights.iter_mut().for_each(|weight| *weight -= mean);
            let whole: f64 = weights.iter().map(|weight| weight.abs()).sum();
            weights.iter_mut().for_each(|weight| *weight /= whole);
            weights
        });
        Filters {
            reach,
            weights: weights.collect(),
        }
    }

    /// Each place of the field seen through the filter of its direction.
    fn pass(&self, field: &Field, directions: &[usize]) -> Vec<f64> {
        let (reach, side) = (self.reach, 2 * self.reach + 1);
        let wide = field.columns + 2 * reach;
        let padded = reflected(field, reach);
        (0..field.values.len())
            .into_par_iter()
            .map(|i| {
                let (row, column) = (i / field.columns, i % field.columns);
                let weights = self.weights[directions[i]].chunks(side);
                let lines = weights.enumerate().map(|(down, weights)| {
                    let from = (row + down) * wide + column;
                    let seen = &padded[from..from + side];
                    weights.iter().zip(seen).map(|(a, b)| a * b).sum::<f64>()
                });
                lines.sum()
            })
            .collect()
    }
}

/// The field with a margin in which it goes on as in a mirror.
fn reflected(field: &Field, margin: usize) -> Vec<f64> {
    let mirrored = |i: usize, count: usize| {
        let last = count as isize - 1;
        let folded = (i as isize - margin as isize).rem_euclid(2 * last.max(1));
        folded.min(2 * last - folded).clamp(0, last) as usize
    };
    let (wide, high) = (field.columns + 2 * margin, field.rows + 2 * margin);
    (0..wide * high)
        .map(|i| {
            let row = mirrored(i / wide, field.rows);
            field.values[row * field.columns + mirrored(i % wide, field.columns)]
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_cut_out_along_a_level() {
        let hill = Field::new(100.0, 100.0, 2.0, |at| 30.0 - distance(at, (50.0, 50.0)));
        let disc = hill.above(0.0);
        assert!((disc.area() / (PI * 900.0) - 1.0).abs() < 0.02);
        assert!(disc.contains((50.0, 21.0)) && !disc.contains((50.0, 19.0)));
        let ring = hill.map(|_, value| -(value - 10.0).abs()).above(-5.0);
        assert!(!ring.contains((50.0, 50.0)) && ring.contains((50.0, 30.0)));
        assert!(hill.above(50.0).is_empty());
    }

    #[test]
    fn the_cheapest_way_goes_around_a_wall() {
        let wall = |at: At| at.0 > 40.0 && at.0 < 60.0 && at.1 < 80.0;
        let cost = Field::new(100.0, 100.0, 2.0, |at| if wall(at) { 500.0 } else { 1.0 });
        let way = cost.cheapest_way((0.0, 0.0), (100.0, 0.0));
        assert_eq!((way[0], way[way.len() - 1]), ((0.0, 0.0), (100.0, 0.0)));
        assert!(way.iter().all(|at| !wall(*at)));
    }

    #[test]
    fn smoothing_keeps_what_is_even_and_lowers_what_is_steep() {
        let even = Field::new(20.0, 20.0, 1.0, |_| 3.0).smoothed(1.0);
        assert!((even.at((0.0, 0.0)) - 3.0).abs() < 1e-9);
        let spike = |at: At| if at == (10.0, 10.0) { 1.0 } else { 0.0 };
        let spike = Field::new(20.0, 20.0, 1.0, spike).smoothed(1.0);
        assert!(spike.at((10.0, 10.0)) < 0.2 && spike.at((10.0, 12.0)) > 0.01);
    }

    #[test]
    fn ridges_run_along_the_flow_a_period_apart() {
        let grid = Field::new(120.0, 120.0, 3.0, |_| 0.0);
        let ridges = |seed| ridges(&grid, |_| 0.0, 30.0, 6, seed);
        let level = ridges(1);
        assert_eq!(level, ridges(1));
        assert_ne!(level, ridges(2));
        // Along the flow little changes; half a period across, ridge and furrow change places.
        let (mut along, mut across) = (0.0, 0.0);
        for i in 0..30 {
            let at = (30.0 + f64::from(i), 60.0);
            along += level.at(at) * level.at((at.0 + 15.0, at.1));
            across += level.at(at) * level.at((at.0, at.1 + 15.0));
        }
        assert!(along > 0.0 && across < 0.0, "{along} {across}");
    }

    #[test]
    fn a_fingertip_flows_around_its_core_and_over_its_tip() {
        let tip = Fingertip {
            cores: &[(400.0, 470.0), (410.0, 600.0)],
            deltas: &[(118.0, 850.0), (694.0, 860.0)],
            arch: (403.0, 520.0),
            steep: 1.5,
        };
        // High above the core the ridges are level, beside it they are upright.
        assert!(tip.flow((403.0, 150.0)).sin().abs() < 0.1);
        assert!(tip.flow((200.0, 540.0)).cos().abs() < 0.5);
        assert!(tip.flow((600.0, 540.0)).cos().abs() < 0.5);
    }
}
