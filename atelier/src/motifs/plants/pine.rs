//! Firs.

use crate::line::poly;
use crate::random::Chance;
use crate::shape::{At, Shape};

/// A fir that stands on the origin; its uneven tiers droop. Its width is a part of its height.
pub fn pine(height: f64, width: f64, tiers: u32, seed: u64) -> Shape {
    let mut chance = Chance::of("pine", seed);
    let trunk = 0.1;
    let (mut left, mut right) = (Vec::new(), Vec::new());
    for tier in 1..=tiers {
        let part = f64::from(tier) / f64::from(tiers);
        let y = -height * (1.0 - part * (1.0 - trunk));
        let reach = height * width * 0.5 * part.powf(0.85);
        for (side, edge) in [(-1.0, &mut left), (1.0, &mut right)] {
            let uneven = chance.between(0.78, 1.12);
            let above = (height * 0.075).min((y + height) * 0.62);
            let droop = height * 0.02 * chance.between(0.0, 1.6);
            edge.push((side * reach * 0.42 * uneven, y - above));
            edge.push((side * reach * uneven, y + droop));
            edge.push((side * reach * 0.34, y - height * 0.012));
        }
    }
    let foot = [
        (0.022, -trunk),
        (0.026, 0.0),
        (-0.026, 0.0),
        (-0.022, -trunk),
    ];
    let foot = foot.map(|(x, y)| (height * x, if y == 0.0 { 2.0 } else { height * y }));
    let ring: Vec<At> = [(0.0, -height)]
        .into_iter()
        .chain(right)
        .chain(foot)
        .chain(left.into_iter().rev())
        .collect();
    poly(&ring)
}
