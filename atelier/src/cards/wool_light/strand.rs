//! The beam: it leaves the lamp as carded fibres and is twisted into a strand on its way to the ball.

use std::f64::consts::PI;

use super::{BALL, Plates, R};
use crate::line::{Path, Stroke, curve, ellipse, step};
use crate::shape::{At, Shape, Spot};
use crate::spots;
use crate::techniques::print::{Marks, across};

/// From the lamp, around and into the raised hand.
const WAY: [At; 11] = spots![
    634, 206; 540, 214; 400, 232; 250, 268; 128, 342; 80, 436; 100, 522; 172, 580; 268, 600;
    344, 590; 372, 580
];
/// Up to here it is fibres.
const FAN: usize = 6;
/// From the hand to the ball.
const DOWN: [At; 7] = spots![372, 580; 396, 588; 403, 620; 388, 676; 356, 752; 320, 838; 290, 892];

pub struct Strand {
    /// All of it, as far as the hand.
    pub line: Vec<At>,
    fibres: Marks,
    fan: Shape,
    twisted: Shape,
    /// From the hand to the ball.
    pub drop: Shape,
    /// The twist.
    pub twist: Marks,
}

impl Strand {
    pub fn new() -> Strand {
        let middle = curve(&WAY[..=FAN]);
        let last = middle.len() - 1;
        let swell = |i: usize| {
            (PI * (i as f64 / last as f64).powf(1.25))
                .sin()
                .abs()
                .powf(1.1)
        };
        let aside = |by: &dyn Fn(usize) -> f64| -> Vec<At> {
            let places = middle.iter().enumerate().map(|(i, at)| {
                let (tx, ty) = step(middle[i.saturating_sub(1)], middle[(i + 1).min(last)]);
                (at.0 - ty * by(i), at.1 + tx * by(i))
            });
            places.collect()
        };
        let fibres = (0..9).map(|n| {
            let off = f64::from(n) / 4.0 - 1.0;
            let line = aside(&|i| {
                let waves = 3.0 * (i as f64 / last as f64 * 9.0 + f64::from(n) * 2.0).sin();
                (off * 50.0 + waves) * swell(i) + off * 2.5
            });
            let widths = (0..=last).map(|i| (2.4 + 7.2 * swell(i)) * (1.0 - 0.25 * off.abs()));
            Marks::stroke_along(&line, &widths.collect::<Vec<f64>>(), n as u64)
        });
        let fibres = fibres.collect();
        let mut fan = aside(&|i| 54.0 * swell(i) + 5.0);
        fan.extend(aside(&|i| -54.0 * swell(i) - 5.0).into_iter().rev());
        let way = curve(&WAY);
        let down = curve(&DOWN);
        let mut twist = Marks::none();
        let begins = Path::new(way.clone()).length() * 0.63;
        let ticks = across(&way, begins, 9.5, 7.5, -43.0);
        for tick in ticks.into_iter().chain(across(&down, 0.0, 9.5, 6.5, -43.0)) {
            twist = twist.and(Marks::stroke(&tick, &[0.4, 2.6, 0.4], 3));
        }
        Strand {
            line: way,
            fibres,
            fan: Shape::within_ring(&fan),
            twisted: Stroke::new(&WAY[FAN - 1..], &[15.0, 13.0, 12.0, 11.0, 10.0, 10.0])
                .blunt()
                .shape(),
            drop: Stroke::new(&DOWN, &[10.0, 9.0, 9.0, 10.0]).blunt().shape(),
            twist,
        }
    }

    /// All of it.
    pub fn shape(&self) -> Shape {
        self.fan.and(&self.twisted).and(&self.drop)
    }

    /// Its place at an `x`, where ships hang.
    pub fn below(&self, x: f64) -> At {
        let lowest = self.line.iter().filter(|at| at.1 > 500.0);
        let near = lowest.min_by(|a, b| (a.0 - x).abs().total_cmp(&(b.0 - x).abs()));
        near.copied().unwrap_or((x, 600.0))
    }

    /// What is in the raised hand, and hangs from it.
    pub fn held(&self) -> Shape {
        let end = Stroke::new(&WAY[WAY.len() - 3..], &[11.0, 10.0]).blunt();
        end.shape().and(&self.drop)
    }

    /// Prints the strand, and the ball it is wound into.
    pub fn print(&self, plates: &mut Plates, ball: &Shape) {
        for shape in [&self.twisted, &self.drop] {
            plates.dark.cut(shape);
            plates.yellow.ink(shape.grown(1.2));
        }
        plates.shine(&self.fibres);
        plates.shine(ball);
        plates.dark.ink(&self.twist);
        // Each pass of the wool hides what lies below: lines of one family would be a basketball.
        skein(plates, ball, -24.0, 0.0, R * 0.99, 13);
        skein(plates, ball, 38.0, 26.0, R * 0.52, 8);
        for thread in skein(plates, ball, -70.0, -6.0, R * 0.36, 7)
            .iter()
            .skip(1)
            .take(3)
        {
            let lit: Vec<At> = thread[3..10]
                .iter()
                .map(|at| (at.0 + 3.0, at.1 + 4.0))
                .collect();
            plates.yellow.cut(Marks::stroke(&lit, &[0.3, 3.0, 0.3], 3));
        }
    }
}

/// One pass of the wool around the ball. Returns its threads.
fn skein(
    plates: &mut Plates,
    ball: &Shape,
    turn: f64,
    off: f64,
    high: f64,
    count: usize,
) -> Vec<Vec<At>> {
    let (x, y) = BALL;
    let lens = ellipse((x, y + off), R * 1.03, high).turned(turn, BALL);
    plates.dark.cut(lens.within(&ball.grown(-1.0)));
    let around = Spot::new(x, y, 1.0).turned(turn);
    let threads: Vec<Vec<At>> = (0..count)
        .map(|i| {
            let part = 2.0 * i as f64 / (count - 1) as f64 - 1.0;
            around.points((-6..=6).map(|k| {
                let (sin, cos) = (f64::from(k) / 6.0 * 1.45).sin_cos();
                (R * sin, off + part * high * cos)
            }))
        })
        .collect();
    for thread in &threads {
        plates
            .dark
            .ink(Marks::stroke(thread, &[0.8, 2.6, 3.6, 2.6, 0.8], 5));
    }
    threads
}
