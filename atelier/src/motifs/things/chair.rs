//! Chairs.

use crate::colour::Colour;
use crate::knots;
use crate::line::{blob, ellipse, handcut_finely, taper};
use crate::scene::Scene;
use crate::shape::{At, Shape, Spot};
use crate::svg::Ink;

/// A wooden chair from the side, made for a figure 100 high who looks to the right: its seat is 35 high.
pub struct Chair {
    /// Where it stands.
    pub spot: Spot,
    /// The colour of its wood.
    pub colour: Colour,
    /// The colour of its lit edges.
    pub rim: Colour,
    /// Where the light is.
    pub light: At,
}

impl Chair {
    /// Drawn.
    pub fn ink(&self, scene: &Scene) -> Ink {
        let wood = |shape: &Shape, rim: f64| {
            let shape = handcut_finely(&self.spot.put(shape), 0.4, 18.0, 3, 0.15);
            scene
                .sheet(&shape, self.colour)
                .light(self.light)
                .lit(0.3)
                .rim(rim)
                .rim_colour(self.rim)
                .grain(1.05)
                .ink()
        };
        let bars: [(&[At], &[f64]); 5] = [
            (
                &[(-18.5, 0.0), (-17.0, -32.0), (-19.6, -59.0)],
                &[2.2, 3.0, 2.2],
            ),
            (&[(8.0, 0.0), (7.0, -32.0)], &[2.0, 2.8]),
            (&[(-11.0, 0.0), (-11.5, -32.0)], &[1.8, 2.4]),
            (&[(4.0, 0.0), (3.4, -32.0)], &[1.6, 2.2]),
            (&[(-16.0, -16.0), (6.0, -16.0)], &[1.6, 1.6]),
        ];
        let bars = bars.map(|(points, widths)| wood(&taper(points, widths), 1.2));
        let seat = blob(&knots![
            -20, -35, corner; 9.5, -35, corner; 10.5, -31.4, corner; -20, -31.4, corner
        ]);
        bars.into_iter().sum::<Ink>()
            + wood(&ellipse((-19.7, -60.5), 1.7, 2.0), 1.0)
            + wood(&seat, 1.2)
    }
}
